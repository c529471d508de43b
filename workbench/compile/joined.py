"""Several cubins as one: their code, and the lines that it belongs to, for a program that takes long to start."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QQ")  # the beginning, which those with an addend share
_PROGRAM, _SYMBOL_TABLE, _STRINGS, _WITH_ADDEND, _EMPTY, _WITHOUT_ADDEND = 1, 2, 3, 4, 8, 9
"""Kinds of sections; the fourth and the last are relocations."""
_RELOCATIONS = (_WITH_ADDEND, _WITHOUT_ADDEND)
_NAMES_A_SECTION = 0x40
"""Flag of a section whose info is the place of another one."""
_LINES = ".debug_line"


def mark(number: int) -> str:
    """Return what the names of a cubin's functions end with in the joined one, by its place."""
    return f"$of${number}$"


@dataclass
class _Section:
    """A section of an ELF file, without where it lies."""

    name: str
    kind: int
    flags: int = 0
    data: bytes = b""
    link: int = 0
    info: int = 0
    align: int = 1
    entry: int = 0


@dataclass
class _Joined:
    """The sections of several cubins, so far."""

    symbols: list[bytes] = field(default_factory=lambda: [bytes(_SYMBOL.size)])
    names: bytearray = field(default_factory=lambda: bytearray(1))
    lines: bytearray = field(default_factory=bytearray)
    line_relocations: bytearray = field(default_factory=bytearray)
    relocation_kind: int = _WITH_ADDEND
    code: list[_Section] = field(default_factory=list)

    def add(self, cubin: bytes, number: int) -> None:
        """Add the code of a cubin: its functions' sections, their symbols, relocations and lines."""
        sections = _sections(cubin)
        first_symbol, first_line = len(self.symbols), len(self.lines)
        places = {}
        for place, section in enumerate(sections):
            if section.name.startswith(".text."):
                places[place] = _FIRST + len(self.code)
                section.name += mark(number)
                section.link, section.info = _SYMBOLS, section.info + first_symbol
                self.code.append(section)
            elif section.name == _LINES:
                self.lines += section.data
        for section in sections:
            if section.name == ".symtab":
                self._add_symbols(section.data, sections[section.link].data, places, number)
            elif section.kind in _RELOCATIONS and section.info in places:
                section.name += mark(number)
                section.link, section.info = _SYMBOLS, places[section.info]
                section.data = _moved(section, first_symbol, 0)
                self.code.append(section)
            elif section.kind in _RELOCATIONS and sections[section.info].name == _LINES:
                self.line_relocations += _moved(section, first_symbol, first_line)
                self.relocation_kind = section.kind

    def _add_symbols(self, symbols: bytes, names: bytes, places: dict[int, int], number: int) -> None:
        for at, *what, section, value, size in _SYMBOL.iter_unpack(symbols):
            name = _name(names, at)
            self.symbols.append(
                _SYMBOL.pack(len(self.names) if name else 0, *what, places.get(section, 0), value, size)
            )
            if name:
                self.names += f"{name}{mark(number)}".encode() + b"\0"

    def sections(self) -> list[_Section]:
        """Return all sections, in the order that their links count on."""
        entry = _RELOCATION.size + 8 * (self.relocation_kind == _WITH_ADDEND)
        return [
            _Section("", 0, align=0),
            _Section(".shstrtab", _STRINGS),
            _Section(".strtab", _STRINGS, data=bytes(self.names)),
            _Section(".symtab", _SYMBOL_TABLE, 0, b"".join(self.symbols), _NAMES, len(self.symbols), 8, _SYMBOL.size),
            _Section(_LINES, _PROGRAM, data=bytes(self.lines)),
            _Section(
                f".rela{_LINES}",
                self.relocation_kind,
                _NAMES_A_SECTION,
                bytes(self.line_relocations),
                _SYMBOLS,
                _FIRST - 2,
                8,
                entry,
            ),
            *self.code,
        ]


_NAMES, _SYMBOLS, _FIRST = 2, 3, 6
"""Places of sections: the symbols' names, the symbols, the first of the code."""


def joined(cubins: Sequence[bytes]) -> bytes:
    """Make one cubin of several for the same architecture. It is for reading, and does not run.

    Parameters
    ----------
    cubins : sequence of bytes
        One at least.

    Returns
    -------
    bytes
        A function ``f`` of the cubin at place 3 is called ``f`` and `mark` of 3 there.
    """
    made = _Joined()
    for number, cubin in enumerate(cubins):
        made.add(cubin, number)
    sections = made.sections()
    names, starts = bytearray(), []
    for section in sections:
        starts.append(len(names))
        names += section.name.encode() + b"\0"
    sections[1].data = bytes(names)
    data, table = bytearray(_HEADER.size), bytearray()
    for section, start in zip(sections, starts, strict=True):
        data += bytes(-len(data) % max(section.align, 1))
        size, at = len(section.data), len(data) if section.data else 0
        table += _SECTION.pack(
            *(start, section.kind, section.flags, 0, at, size, section.link, section.info, section.align, section.entry)
        )
        data += section.data
    data += bytes(-len(data) % 8)
    header = list(_HEADER.unpack_from(cubins[0]))
    header[5:7] = 0, len(data)  # no segments; where the sections are
    header[10], header[12:] = 0, (len(sections), 1)
    data[: _HEADER.size] = _HEADER.pack(*header)
    return bytes(data + table)


def _sections(cubin: bytes) -> list[_Section]:
    header = _HEADER.unpack_from(cubin)
    at, count, names_at = header[6], header[12], header[13]
    rows = [_SECTION.unpack_from(cubin, at + _SECTION.size * i) for i in range(count)]
    bodies = [b"" if row[1] == _EMPTY else cubin[row[4] : row[4] + row[5]] for row in rows]
    return [
        _Section(_name(bodies[names_at], row[0]), row[1], row[2], body, *row[6:])
        for row, body in zip(rows, bodies, strict=True)
    ]


def _name(names: bytes, at: int) -> str:
    return names[at : names.index(b"\0", at)].decode()


def _moved(section: _Section, first_symbol: int, first_byte: int) -> bytes:
    """Return relocations whose symbols stand behind others, and whose section does."""
    data = bytearray(section.data)
    for at in range(0, len(data), section.entry):
        offset, info = _RELOCATION.unpack_from(data, at)
        _RELOCATION.pack_into(data, at, offset + first_byte, info + (first_symbol << 32))
    return bytes(data)
