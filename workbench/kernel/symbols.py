"""The variables of a kernel's module, ``__constant__``, ``__device__`` and ``__managed__``, as tensors."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from workbench.compile import compile_ptx
from workbench.compile.items import Item, Token, split, walk_spaces
from workbench.core.dtypes import BY_C, BY_NAME, DType
from workbench.core.errors import WorkbenchError
from workbench.core.text import did_you_mean
from workbench.kernel.target import Device, read_device
from workbench.kernel.texture import Surface, Texture

if TYPE_CHECKING:
    from workbench.kernel.build import Build

_DECLARED = re.compile(
    r"^(?:\.(?:visible|weak|extern|common) )?\.(?P<space>const|global) (?:\.attribute\([^)]*\) )?\.align \d+ "
    r"\.(?P<type>\w+) (?P<name>[\w$]+)(?:\[(?P<count>\d+)\])?(?: = [^;]*)?;$",
    re.MULTILINE,
)
_MEMORY = frozenset({"__constant__", "__device__", "__managed__"})
_SPECIFIERS = _MEMORY | {
    "static",
    "const",
    "volatile",
    "extern",
    "inline",
    "constexpr",
    "__align__",
    "alignas",
    "struct",
}
_HANDLE_BYTES = 8
_VECTOR = re.compile(r"(?P<base>u?(?:char|short|int|long|longlong)|float|double)(?P<width>[1-4])")
_VECTOR_BASES = {
    "char": "int8", "uchar": "uint8", "short": "int16", "ushort": "uint16", "int": "int32", "uint": "uint32",
    "long": "int64", "ulong": "uint64", "longlong": "int64", "ulonglong": "uint64", "float": "float32",
    "double": "float64",
}  # fmt: skip
_PTX_TYPES = {"u8": "uint8", "u16": "uint16", "u32": "int32", "u64": "int64", "f32": "float32", "f64": "float64"}


@dataclass(frozen=True)
class Symbol:
    """A variable of the module that a kernel is in.

    Indexing it reads the emulator's copy. Writing by an index writes everywhere: on the emulator, and on every GPU
    where the kernel is loaded, or will be. A texture or a surface is written where it is: its handle, to a variable
    of 8 bytes or to a texture reference.

    Attributes
    ----------
    name : str
        As the source has it, with its namespaces.
    mangled : str
        Its name in PTX and cubin.
    space : str
        ``"const"`` or ``"global"``.
    dtype : torch.dtype
        ``torch.uint8`` for bytes of a class.
    shape : tuple of int
        Empty for a single value; the elements of a vector such as ``float4`` are its last axis.
    """

    name: str
    mangled: str
    space: str
    dtype: torch.dtype
    shape: tuple[int, ...]
    _places: Places = field(repr=False, compare=False)

    def tensor(self, device: Device = "cpu") -> Tensor:
        """Return the variable's memory in one place, shared without a copy.

        Parameters
        ----------
        device : torch.device or str
            The CPU stands for the emulator. On a GPU the kernel is loaded.

        Raises
        ------
        LaunchError
            If there is no such device.
        """
        where = read_device(self.name, device, present=True)
        return self._places.bytes_of(self.mangled, where).view(self.dtype).reshape(self.shape)

    def reset(self) -> None:
        """Give the variable the value that the source gives it, everywhere."""
        self._places.reset(self.mangled)

    def __getitem__(self, index: Any) -> Tensor:
        return self.tensor()[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(value, Texture | Surface):  # a handle is good on its own device alone
            handle = torch.tensor([value.handle], dtype=torch.int64).view(torch.uint8)
            self._places.bytes_of(self.mangled, value.device)[:_HANDLE_BYTES].copy_(handle)
            return
        for tensor in self._places.everywhere(self.mangled):
            tensor.view(self.dtype).reshape(self.shape)[index] = value
        self._places.note(self.mangled)


class Symbols(Mapping[str, Symbol]):
    """The variables of a kernel's module, by name. `Kernel.symbols` makes it."""

    def __init__(self, build: Build) -> None:
        places = Places(build)
        self._source = build.source.name
        self._found = {one.name: one for one in _find(build, places)}

    def __getitem__(self, name: str) -> Symbol:
        if name in self._found:
            return self._found[name]
        listed = ", ".join(self._found) or "none"
        raise NoSuchSymbolError(
            f"{self._source} has no __constant__, __device__ or __managed__ variable {name!r}; it has {listed}"
            f"{did_you_mean(name, self._found)}"
        )

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def reset(self) -> None:
        """Give every variable the value that the source gives it, everywhere."""
        for symbol in self._found.values():
            symbol.reset()

    def __repr__(self) -> str:
        rows = (f"{s.name}: {str(s.dtype).removeprefix('torch.')}{list(s.shape)}" for s in self._found.values())
        return f"<Symbols {', '.join(rows) or 'none'}>"


class NoSuchSymbolError(WorkbenchError, KeyError):
    """A kernel's module has no variable of this name."""

    __str__ = WorkbenchError.__str__


class Places:
    """The memory of a module's variables on the emulator and on each GPU where the kernel is loaded."""

    def __init__(self, build: Build) -> None:
        self._build = build

    def bytes_of(self, mangled: str, device: torch.device) -> Tensor:
        """Return a variable's bytes in one place."""
        if device.type == "cpu":
            return self._on_emulator(mangled)
        index = torch.cuda.current_device() if device.index is None else device.index
        return self._build.on_gpu[index].variable(mangled, self._size_bytes(mangled))

    def everywhere(self, mangled: str) -> Iterator[Tensor]:
        """Yield a variable's bytes in every place."""
        yield self._on_emulator(mangled)
        for target in list(self._build.on_gpu.values()):
            yield target.variable(mangled, self._size_bytes(mangled))

    def note(self, mangled: str) -> None:
        """Remember that a variable was written: a GPU where the kernel is loaded later gets the emulator's bytes."""
        self._build.written[mangled] = self._on_emulator(mangled).clone()

    def reset(self, mangled: str) -> None:
        """Write a variable's first bytes in every place."""
        first = self._build.on_emulator.program.initial_bytes(mangled)
        for memory in self.everywhere(mangled):
            memory.copy_(torch.frombuffer(bytearray(first), dtype=torch.uint8))
        self._build.written.pop(mangled, None)

    def _size_bytes(self, mangled: str) -> int:
        return len(self._on_emulator(mangled))

    def _on_emulator(self, mangled: str) -> Tensor:
        return torch.from_numpy(self._build.on_emulator.program.variable(mangled))


def _find(build: Build, places: Places) -> Iterator[Symbol]:
    """Join the variables that the source declares with those of the PTX."""
    compiled = compile_ptx(build.source, build.options, (build.expression,), assembled=not build.source.is_ptx)
    rows = {match["name"]: match for match in _DECLARED.finditer(compiled.text)}
    left = dict(rows)
    texts = {} if build.source.is_ptx else build.program.texts
    for text in texts.values():
        for item, spaces in walk_spaces(split(text)):
            if item.kind == "variable" and any(t.text in _MEMORY for t in item.head):
                for name in item.names:
                    if mangled := _mangled(name, spaces, left):
                        yield _symbol("::".join((*spaces, name)), item, left.pop(mangled), places)
    for mangled, row in left.items():
        if "$" not in mangled:
            yield _symbol(mangled, None, row, places)


def _mangled(name: str, spaces: tuple[str, ...], rows: Mapping[str, Any]) -> str | None:
    """Find the name that a variable has in the PTX: its own, or one that ends with it and its namespaces."""
    if not spaces and name in rows:
        return name
    tail = "".join(f"{len(part)}{part}" for part in (*spaces, name))
    return next((each for each in rows if each.startswith("_Z") and each.removesuffix("E").endswith(tail)), None)


def _symbol(name: str, item: Item | None, row: re.Match[str], places: Places) -> Symbol:
    size = _size_bytes(row)
    dtype, shape = _type(item, name.rpartition("::")[2], row) if item else (None, ())
    if dtype is None:
        dtype = BY_NAME.get(_PTX_TYPES.get(row["type"], "uint8"), BY_NAME["uint8"])
        shape = (size // dtype.itemsize_bytes,) if row["count"] else ()
    elif math.prod(shape) * dtype.itemsize_bytes != size:  # dimensions that only the compiler knows
        width = shape[-1:] if item and _VECTOR.fullmatch(_words(item)) else ()
        shape = (size // dtype.itemsize_bytes // math.prod(width), *width)
    return Symbol(name, row["name"], row["space"], getattr(torch, dtype.name), shape, places)


def _size_bytes(row: re.Match[str]) -> int:
    return int(row["type"][1:]) // 8 * int(row["count"] or 1)


def _words(item: Item) -> str:
    """Return the words of a variable's type."""
    found: list[str] = []
    for token in item.head:
        if token.text in item.names:
            break
        if token.kind == "word" and token.text not in _SPECIFIERS:
            found.append(token.text)
    return " ".join(found)


def _type(item: Item, name: str, row: re.Match[str]) -> tuple[DType | None, tuple[int, ...]]:
    """Read the element type and the shape off a declaration; None for a type that has no element."""
    at = next(i for i, token in enumerate(item.tokens) if token.text == name)
    if any(token.text in ("*", "&") for token in item.tokens[:at]):
        return BY_NAME["int64"], _dimensions(item.tokens[at + 1 :])
    words = _words(item)
    if vector := _VECTOR.fullmatch(words):
        return BY_NAME[_VECTOR_BASES[vector["base"]]], (*_dimensions(item.tokens[at + 1 :]), int(vector["width"]))
    kind = BY_C.get(words) or (BY_NAME[_PTX_TYPES[row["type"]]] if row["type"] in _PTX_TYPES else None)
    return kind, _dimensions(item.tokens[at + 1 :])


def _dimensions(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    """Read the literal dimensions behind a name; one that is no literal counts as -1."""
    found: list[int] = []
    for i, token in enumerate(tokens):
        if token.text != "[":
            if not found or token.text in (",", ";", "=", "{"):
                break
            continue
        inner = tokens[i + 1 : i + 3]
        literal = len(inner) == 2 and inner[0].text.isdecimal() and inner[1].text == "]"
        found.append(int(inner[0].text) if literal else -1)
    return tuple(found)
