"""Numbers and records that machine code and Python share: those of a C header, as Python reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.forks import cached_property
from workbench.llvm.arrays import aligned


@dataclass(frozen=True)
class Field:
    """A field of a record: byte offset, element type in LLVM's words, number of elements, whether they are signed."""

    offset: int
    type: str
    count: int = 1
    signed: bool = True


Fields = Mapping[str, Field]
"""Some fields of a record, by name."""


class Record:
    """A sequence of named fields, each aligned to its element's size."""

    def __init__(self, *fields: tuple[str, str, int]) -> None:
        self.fields: dict[str, Field] = {}
        self.size_bytes = 0
        for name, kind, count in fields:
            self.add(name, kind, count)

    def add(self, name: str, kind: str, count: int = 1, align: int = 0, *, signed: bool = True) -> Field:
        """Append a field and return it."""
        item = int(kind[1:]) // 8
        align = align or item
        offset = -(-self.size_bytes // align) * align
        self.fields[name] = Field(offset, kind, count, signed)
        self.size_bytes = offset + item * count
        return self.fields[name]

    def __getitem__(self, name: str) -> Field:
        return self.fields[name]

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record as NumPy reads it, every field signed."""
        return self._dtype(signed=True)

    @cached_property
    def exact_dtype(self) -> np.dtype[Any]:
        """The record as NumPy reads it, with the header's signs."""
        return self._dtype(signed=False)

    def _dtype(self, *, signed: bool) -> np.dtype[Any]:
        kinds = {n: np.dtype(f"{'' if signed or f.signed else 'u'}int{f.type[1:]}") for n, f in self.fields.items()}
        return np.dtype(
            {
                "names": list(self.fields),
                "formats": [kinds[n] if f.count == 1 else (kinds[n], f.count) for n, f in self.fields.items()],
                "offsets": [field.offset for field in self.fields.values()],
                "itemsize": self.size_bytes,
            }
        )

    def make(self, **values: Any) -> NDArray[np.uint8]:
        """Make the memory of one record, with some of its fields; the others are 0."""
        memory = aligned(self.size_bytes)
        record = self.view(memory)
        for name, value in values.items():
            record[name] = value
        return memory

    def view(self, data: NDArray[np.uint8]) -> NDArray[Any]:
        """View the beginning of the last axis of `data` as a record."""
        return data[..., : self.size_bytes].view(self.dtype)[..., 0]


_ENUM = re.compile(r"^enum (\w*)\s*\{(.*?)\};", re.MULTILINE | re.DOTALL)
_NUMBER = re.compile(r"(\w+) = ([^,/}]+)")
_STRUCT = re.compile(r"^struct (\w+) \{\n(.*?)^\};", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(
    r"^ +(?P<type>struct \w+|\w+) (?P<pointer>\*+|\(\*)?(?P<name>\w+)(?P<count>\[\w*\])?"
    r"(?: ALIGNED\((?P<align>\d+)\))?",
    re.MULTILINE,
)
_POINTER = "i64"


class Header:
    """Numbers and records of a C header that is plain enough for regular expressions.

    Parameters
    ----------
    path : Path
    **known : int
        Numbers of other headers that it uses.

    Attributes
    ----------
    numbers : dict of str to int
    enums : dict of str to tuple of str
        The names of each ``enum``, in lower case.
    """

    def __init__(self, path: Path, **known: int) -> None:
        text = path.read_text(encoding="utf-8")
        self.numbers = dict(known)
        self.enums: dict[str, tuple[str, ...]] = {}
        for enum, body in _ENUM.findall(text):
            found = _NUMBER.findall(body)
            self.enums[enum] = tuple(number.lower() for number, _ in found)
            for number, value in found:
                self.numbers[number] = eval(value, {"__builtins__": {}}, self.numbers)
        self._structs: dict[str, str] = dict(_STRUCT.findall(text))

    def named(self, prefix: str) -> SimpleNamespace:
        """Return the numbers whose names begin so, as attributes: ``FAULT_TRAP`` is ``named("FAULT_").TRAP``."""
        found = {name: number for name, number in self.numbers.items() if name.startswith(prefix)}
        return SimpleNamespace(**{name.removeprefix(prefix): number for name, number in found.items()})

    def record(self, name: str) -> Record:
        """Make the record of a structure, without the array of other structures that may end it."""
        record = Record()
        for field in _FIELD.finditer(self._structs[name]):
            kind, count = field["type"], (field["count"] or "[1]")[1:-1]
            if field["pointer"]:
                kind = _POINTER
            elif not count:
                break
            elements = int(count) if count.isdigit() else self.numbers[count]
            align = int(field["align"] or 0)
            record.add(field["name"], f"i{kind[1:]}", elements, align, signed=kind[0] == "i")
        return record
