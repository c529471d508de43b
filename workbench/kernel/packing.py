"""Arguments that hold tensors: structs from dicts, arrays of pointers from lists. They become bytes with addresses."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from workbench.compile import Parameter, RecordLayout
from workbench.compile.mangling import CType
from workbench.compile.signature import elements_of, pointer_to
from workbench.core.buffers import Buffer, StructBuffer
from workbench.core.dtypes import BY_NAME, DType
from workbench.core.errors import LaunchError, SignatureError
from workbench.core.text import did_you_mean

_POINTER_BYTES = 8
_ADDRESS = struct.Struct("<Q")
_MOST_SHOWN = 60
"""Characters of a value that a message shows."""

FAILURES = (
    ArithmeticError, AssertionError, AttributeError, BufferError, ImportError, LookupError, MemoryError, NameError,
    OSError, RuntimeError, TypeError, ValueError,
)  # fmt: skip
"""Errors that an object of another library may raise when it is asked for its memory or its name."""

Layouts = Callable[[str], RecordLayout]
"""Tells how a struct of the source lies in memory."""


class PointerSlot(Protocol):
    """The checks of one pointer: `workbench.kernel.arguments` has them."""

    name: str
    is_written: bool

    def admit(self, value: Any, *, strided: bool, overlap: bool) -> tuple[Tensor | None, int]:
        """Check a tensor; return it, and the bytes that it spans."""

    def join_device(self, device: int | None, tensor: Tensor) -> int:
        """Check that a tensor is where the others are."""

    def buffer(self, tensor: Tensor) -> Buffer:
        """Describe a tensor as the emulator takes it."""

    def refuse(self, message: str) -> LaunchError:
        """Make the error."""


class NumberSlot(Protocol):
    """The checks of one number."""

    format: str

    def checked(self, value: Any) -> Any:
        """Check a number, and return what its format takes."""


@dataclass(frozen=True, eq=False)
class Leaf:
    """A tensor in an argument that holds tensors.

    Attributes
    ----------
    offset_bytes : int
        Where its address lies in the content of the argument.
    slot : PointerSlot
        The checks that it has passed, and its name.
    value : object
        What the caller passed: the tensor, or an array of another library with the same memory.
    tensor : Tensor
    size_bytes : int
        From its first byte to its last.
    """

    offset_bytes: int
    slot: PointerSlot
    value: object
    tensor: Tensor
    size_bytes: int

    @property
    def is_foreign(self) -> bool:
        """Whether it is an array of another library."""
        return self.tensor is not self.value


class Packed:
    """A checked argument that holds tensors: bytes with the addresses of tensors and of further arrays among them.

    Parameters
    ----------
    name : str
        As messages call it, such as ``"p"`` or ``"p.rows"``.
    value : object
        What the caller passed.
    size_bytes : int
    element : DType or None
        Of an array: what its elements are to the emulator. None for a struct by value.
    is_written : bool
        Of an array: whether the kernel may write it.

    Attributes
    ----------
    content : bytearray
        The addresses are those that a GPU takes; those of `arrays` are 0 until these lie there.
    leaves : list of Leaf
        The tensors, without those of `arrays`.
    arrays : list of (int, Packed)
        Arrays that it points to, each with the offset of its address.
    """

    def __init__(
        self, name: str, value: object, size_bytes: int, *, element: DType | None = None, is_written: bool = False
    ) -> None:
        self.name = name
        self.value = value
        self.content = bytearray(size_bytes)
        self.element = element
        self.is_written = is_written
        self.leaves: list[Leaf] = []
        self.arrays: list[tuple[int, Packed]] = []
        self._memory: Tensor | None = None

    def all_leaves(self) -> Iterator[Leaf]:
        """Yield every tensor, those of arrays too."""
        yield from self.leaves
        for _, array in self.arrays:
            yield from array.all_leaves()

    @property
    def needs_memory(self) -> bool:
        """Whether something of it lies in memory of its own on the device."""
        return self.element is not None or bool(self.arrays)

    def described(self, number: Callable[[Buffer], int]) -> Buffer | StructBuffer:
        """Describe it as the emulator takes it.

        Parameters
        ----------
        number : callable
            Takes a tensor among the arguments of the launch, and returns its place there.
        """
        links = [(leaf.offset_bytes, number(leaf.slot.buffer(leaf.tensor))) for leaf in self.leaves]
        for offset, array in self.arrays:
            described = array.described(number)
            assert isinstance(described, Buffer)
            links.append((offset, number(described)))
        if self.element is None:
            return StructBuffer(bytes(self.content), tuple(links))
        if self._memory is None:
            self._memory = torch.empty(len(self.content), dtype=torch.uint8)
        self._memory.copy_(torch.frombuffer(self.content, dtype=torch.uint8))
        low, count = self._memory.data_ptr(), len(self.content) // self.element.itemsize_bytes
        return Buffer(
            self.name,
            low,
            low,
            low + len(self.content),
            (count,),
            (1,),
            self.element,
            writable=self.is_written,
            links=tuple(links),
        )

    def placed(self, device: int) -> tuple[bytes, list[Tensor]]:
        """Copy what needs memory to a GPU, on torch's current stream.

        Parameters
        ----------
        device : int

        Returns
        -------
        content : bytes
            What the kernel gets: the struct, or the address of the array.
        held : list of Tensor
            The memory. It may be freed as soon as the launch is queued on the same stream.
        """
        content, held = bytearray(self.content), []
        for offset, array in self.arrays:
            address, inner = array.placed(device)
            content[offset : offset + _POINTER_BYTES] = address
            held += inner
        if self.element is None:
            return bytes(content), held
        there = _copied(content, device)
        return _ADDRESS.pack(there.data_ptr()), [*held, there]


def _copied(content: bytearray, device: int) -> Tensor:
    """Copy bytes to a GPU. A captured graph fills them in word by word: a copy would read the host at each replay."""
    place = torch.device("cuda", device)
    if not torch.cuda.is_current_stream_capturing():
        # The driver takes a copy of pageable memory before it returns.
        return torch.frombuffer(content, dtype=torch.uint8).to(place, non_blocking=True)
    words = np.frombuffer(bytes(content) + bytes(-len(content) % _POINTER_BYTES), np.int64).tolist()
    there = torch.empty(len(words), dtype=torch.int64, device=place)
    for i, word in enumerate(words):
        there[i].fill_(word)
    return there


def tensors_of(arguments: Sequence[Any]) -> list[Tensor]:
    """List the tensors that arguments are or hold, tensor maps left out."""
    found: list[Tensor] = []
    for argument in arguments:
        if isinstance(argument, Tensor):
            found.append(argument)
        elif isinstance(argument, Packed):
            found += [leaf.tensor for leaf in argument.all_leaves()]
    return found


def values_in(value: Any) -> Iterator[Any]:
    """Yield what structs and lists hold, however deep; a value that is neither is itself."""
    if (named := fields_of(value)) is not None:
        value = list(named.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from values_in(each)
    else:
        yield value


def moved(value: Any, move: Callable[[Any], Any]) -> Any:
    """Make the same dict, list or dataclass of other values; anything else is what `move` makes of it."""
    if isinstance(value, Mapping):
        return {name: moved(each, move) for name, each in value.items()}
    if (named := fields_of(value)) is not None:
        return type(value)(**{name: moved(each, move) for name, each in named.items()})
    if isinstance(value, list | tuple):
        return [moved(each, move) for each in value]
    return move(value)


def fields_of(value: Any) -> dict[str, Any] | None:
    """Read what stands for a struct: a mapping, a dataclass or a named tuple; None for anything else."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return dict(zip(value._fields, value, strict=True))
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return None


def is_listed(value: Any) -> bool:
    """Whether a value stands for an array: a list, or a tuple that is no struct."""
    return isinstance(value, list | tuple) and not hasattr(value, "_fields")


def is_complex(value: Any) -> bool:
    """Whether a value is a complex number, which stands for a vector of two."""
    return isinstance(value, complex | np.complexfloating)


class Packer:
    """Packs the arguments of one parameter.

    Parameters
    ----------
    kernel : str
    index : int
        Of the parameter, for messages.
    layouts : Layouts
    pointer : callable
        Makes the checks of a pointer.
    number : callable
        Makes the checks of a number.
    """

    def __init__(
        self,
        kernel: str,
        index: int,
        layouts: Layouts,
        pointer: Callable[[Parameter], PointerSlot],
        number: Callable[[Parameter, DType], NumberSlot],
    ) -> None:
        self._where = f"{kernel}: argument {index}"
        self._layouts = layouts
        self._pointer = pointer
        self._number = number
        self._slots: dict[str, Any] = {}

    def pack(self, name: str, kind: CType, size_bytes: int, value: Any, *, strided: bool, overlap: bool) -> Packed:
        """Check a value and pack it.

        Parameters
        ----------
        name : str
        kind : CType
            A struct, a vector, or a pointer to pointers or structs.
        size_bytes : int
            Of the parameter.
        value : object
        strided, overlap : bool
            As for a launch.

        Returns
        -------
        Packed
            A struct or a vector by value, or an array that the parameter points to.

        Raises
        ------
        LaunchError
            At the first value that its place does not take; the message names the place.
        """
        writer = _Writer(self, strided, overlap)
        if kind.kind == "pointer" and kind.target is not None:
            return writer.array(name, kind.target, value)
        page = Packed(name, value, size_bytes)
        writer.put(page, 0, name, kind, size_bytes, value)
        return page

    def refuse(self, name: str, message: str) -> LaunchError:
        """Make the error of a place inside of the argument."""
        return LaunchError(f"{self._where} '{name}' {message}")

    def layout(self, name: str, kind: CType, size_bytes: int | None = None) -> RecordLayout:
        """Find out how a struct lies in memory; refuse one of another size than `size_bytes`, where that is known."""
        try:
            layout = self._layouts(kind.name)
            if size_bytes is not None and layout.size_bytes != size_bytes:
                raise SignatureError(f"its definition has {layout.size_bytes} bytes, its place {size_bytes}")
        except SignatureError as error:
            size = f"its {size_bytes} bytes" if size_bytes is not None else "a tensor of bytes"
            raise self.refuse(name, f"is {kind}, which no dict can fill: {error}; pass {size}") from error
        return layout

    def pointer(self, name: str, target: CType) -> PointerSlot:
        """Return the checks of a pointer."""
        if name not in self._slots:
            self._slots[name] = self._pointer(pointer_to(name, target))
        slot: PointerSlot = self._slots[name]
        return slot

    def number(self, name: str, kind: CType, dtype: DType) -> NumberSlot:
        """Return the checks of a number."""
        if name not in self._slots:
            parameter = Parameter(name, str(kind), False, dtype, False, None, dtype.itemsize_bytes)
            self._slots[name] = self._number(parameter, dtype)
        slot: NumberSlot = self._slots[name]
        return slot


class _Writer:
    """Writes values into pages, by their types."""

    def __init__(self, packer: Packer, strided: bool, overlap: bool) -> None:
        self._packer = packer
        self._options = {"strided": strided, "overlap": overlap}

    def put(
        self,
        page: Packed,
        offset: int,
        name: str,
        kind: CType,
        size_bytes: int,
        value: Any,
        *,
        enumeration: str = "",
        is_union: bool = False,
    ) -> None:
        """Write a value where it belongs."""
        dtype, width = elements_of(kind)
        if enumeration and kind.kind == "named":
            dtype, width = BY_NAME[f"{enumeration}{8 * size_bytes}"], 1
        if kind.kind == "array" and kind.target is not None:
            values = self._listed(name, kind, int(kind.name), value)
            step = size_bytes // max(len(values), 1)
            for i, each in enumerate(values):
                self.put(
                    page,
                    offset + i * step,
                    f"{name}[{i}]",
                    kind.target,
                    step,
                    each,
                    enumeration=enumeration,
                    is_union=is_union,
                )
        elif kind.kind == "pointer" and kind.target is not None:
            self._point(page, offset, name, kind.target, value)
        elif dtype is not None and width == 1:
            number = self._packer.number(name, kind, dtype)
            struct.pack_into(f"<{number.format}", page.content, offset, number.checked(value))
        elif dtype is not None:
            element = CType("builtin", dtype.c[0])
            parts = (value.real, value.imag) if is_complex(value) else value
            for i, each in enumerate(self._listed(name, kind, width, parts)):
                place = offset + i * dtype.itemsize_bytes
                self.put(page, place, f"{name}[{i}]", element, dtype.itemsize_bytes, each)
        elif (content := _bytes_of(value)) is not None and kind.kind == "named":
            if len(content) != size_bytes:
                raise self._packer.refuse(name, f"is {kind}: expected its {size_bytes} bytes; got {len(content)}")
            page.content[offset : offset + size_bytes] = content
        elif kind.kind == "named" and not is_union:
            self._record(page, offset, name, kind, size_bytes, value)
        else:
            what = "a union" if is_union else f"a {kind.kind}"
            taken = f"; pass its {size_bytes} bytes" if kind.kind == "named" else ""
            raise self._packer.refuse(name, f"is {kind}, {what}, which Workbench cannot fill{taken}")

    def array(self, name: str, target: CType, value: Any) -> Packed:
        """Pack what a pointer to pointers or structs points to."""
        if target.kind == "pointer":
            size, element = _POINTER_BYTES, BY_NAME["uint64"]
        else:
            size, element = self._packer.layout(name, target).size_bytes, BY_NAME["uint8"]
        page = Packed(name, value, size * len(value), element=element, is_written=not target.is_const)
        for i, each in enumerate(value):
            self.put(page, i * size, f"{name}[{i}]", target, size, each)
        return page

    def _point(self, page: Packed, offset: int, name: str, target: CType, value: Any) -> None:
        """Write the address of a tensor, or of an array."""
        if target.kind == "function":
            kind = CType("pointer", target=target)
            raise self._packer.refuse(
                name, f"is {kind}, a pointer to a function, which has no address here; choose it by an integer"
            )
        if value is None:
            return
        if is_listed(value) and points_to_values(target):
            if len(value):
                page.arrays.append((offset, self.array(name, target, value)))
            return
        slot = self._packer.pointer(name, target)
        tensor, size_bytes = slot.admit(value, **self._options)
        if tensor is not None and (address := tensor.data_ptr()):
            page.content[offset : offset + _POINTER_BYTES] = _ADDRESS.pack(address)
            page.leaves.append(Leaf(offset, slot, value, tensor, size_bytes))

    def _record(self, page: Packed, offset: int, name: str, kind: CType, size_bytes: int, value: Any) -> None:
        """Write the members of a struct."""
        given = fields_of(value)
        if given is None:
            raise self._packer.refuse(
                name, f"is {kind}: expected a dict, dataclass or named tuple of its fields; got {describe(value)}"
            )
        layout = self._packer.layout(name, kind, size_bytes)
        known = [member.name for member in layout.members]
        for each in given:
            if each not in known:
                raise self._packer.refuse(
                    name, f"has no field '{each}'; {kind} has {', '.join(known)}{did_you_mean(str(each), known)}"
                )
        if missing := [each for each in known if each not in given]:
            raise self._packer.refuse(
                name, f"lacks {', '.join(missing)} of {kind}; give every field, None for a null pointer"
            )
        for member in layout.members:
            self.put(
                page,
                offset + member.offset_bytes,
                f"{name}.{member.name}",
                member.type,
                member.size_bytes,
                given[member.name],
                enumeration=member.enumeration,
                is_union=member.is_union,
            )

    def _listed(self, name: str, kind: CType, count: int, value: Any) -> list[Any]:
        """Read the elements of a fixed array or a vector."""
        if isinstance(value, np.ndarray) or (isinstance(value, Tensor) and value.is_cpu):
            value = value.tolist()
        if not is_listed(value) or len(value) != count:
            got = f"{len(value)} of them" if is_listed(value) else describe(value)
            raise self._packer.refuse(name, f"is {kind}: expected a list of {count}; got {got}")
        return list(value)


def points_to_values(target: CType) -> bool:
    """Whether what a pointer points to may be given as a list: pointers, or structs."""
    return target.kind == "pointer" or (target.kind == "named" and elements_of(target)[0] is None)


def _bytes_of(value: Any) -> bytes | None:
    """Read the bytes of what is nothing but bytes."""
    try:
        return memoryview(value).tobytes()
    except (BufferError, TypeError, ValueError):
        return None


def describe(value: object) -> str:
    """Describe a value in a message: its type, and the value if it is short."""
    kind = type(value).__name__
    try:
        shown = repr(value)
    except FAILURES:
        return f"a {kind}"
    return f"{kind} {shown}" if len(shown) <= _MOST_SHOWN and "\n" not in shown else f"a {kind}"
