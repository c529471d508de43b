"""What a launch needs of a compiled kernel beside its machine code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.ptx.places import SourceLocation

POLL = "poll"
"""Modifier of a site that looks at one place through volatile until it changes."""

IDLE = "idle"
"""Modifier of a site of an atomic, for the lanes that leave in its place what was there."""


@dataclass(frozen=True)
class Site:
    """An instruction that touches memory, that can fault, or that lanes wait at.

    Attributes
    ----------
    kind : str
        What it does: the name of an event, as `recording` reads it, such as ``"ld"`` or ``"proxy.fence"``; else its
        opcode.
    space : str
        State space as written; empty for a generic address.
    width_bytes : int
        Bytes that each lane touches.
    place : SourceLocation or None
        In the CUDA source; None without a line table.
    ptx_line, text : int, str
        The instruction in the PTX.
    modifiers : tuple of str
        Its modifiers.
    is_ptx : bool
        Whether the PTX itself is the source: it names no other file.
    """

    kind: str
    space: str
    width_bytes: int
    place: SourceLocation | None
    ptx_line: int
    text: str
    modifiers: tuple[str, ...] = ()
    is_ptx: bool = False

    @property
    def line(self) -> int:
        """Line of the kernel's own file: the instruction's, or that of the call it is inlined at; 0 where unknown."""
        return self.place.own_line if self.place else self.ptx_line if self.is_ptx else 0

    def __str__(self) -> str:
        return str(self.place) if self.place else f"PTX line {self.ptx_line}"


@dataclass(frozen=True)
class StaticVariable:
    """A variable of the module, with its first bytes when the module is loaded; the bytes behind them are 0."""

    name: str
    space: str
    size_bytes: int
    initial: bytes


@dataclass(frozen=True)
class Manifest:
    """A compiled kernel as a launch sees it.

    Attributes
    ----------
    num_blocks : int
        Basic blocks.
    entry_block : int
        The kernel's first.
    warp_bytes : int
        Size of a warp's record.
    static_smem_bytes, reserved_smem_bytes, local_bytes : int
        Shared memory of a block, without the dynamic part; its first bytes, which are the system's; local memory of a
        thread.
    parameters : tuple of (int, int)
        Offset and size of each parameter, in bytes.
    cluster : tuple of int
        Blocks of a cluster along x, y and z.
    launch_bound : int or None
        Most threads of a block, where the kernel says so.
    variables : tuple of StaticVariable
        In the order of their windows.
    shared : tuple of (str, int, int)
        Name in the source, offset and size in bytes of each variable in shared memory; of size 0 what is dynamic.
    sites : tuple of Site
        Instructions that may fault or make events; events and faults hold their numbers.
    stops : mapping of int to Site
        By basic block, the instruction at which lanes wait before they go on with that block.
    looks : mapping of int to Site
        By basic block of a loop that waits for another thread, the instruction that looks for what that thread does.
    instructions : int
        PTX instructions that were compiled.
    allocates : bool
        Whether it calls ``malloc`` or ``free``.
    in_order : bool
        Whether blocks begin in their order: they print, or some may wait for others.
    blocks : tuple of (int, int, str, int, bool, int)
        Basic block; source line, mnemonic, place and whether in a called function, as in
        `workbench.core.events.INSTRUCTION`; and how many such instructions there are. Only in a traced program.
    traced, synced : bool
        Whether accesses are recorded or screened; whether barriers, fences and warp synchronisations are too.
    instrumented : mapping of str to int
        What an instrument has noted of the kernel.
    """

    num_blocks: int
    entry_block: int
    warp_bytes: int
    static_smem_bytes: int
    local_bytes: int
    parameters: tuple[tuple[int, int], ...]
    cluster: tuple[int, ...]
    launch_bound: int | None
    variables: tuple[StaticVariable, ...]
    sites: tuple[Site, ...]
    stops: Mapping[int, Site]
    looks: Mapping[int, Site]
    instructions: int
    allocates: bool
    in_order: bool
    reserved_smem_bytes: int = 0
    shared: tuple[tuple[str, int, int], ...] = ()
    blocks: tuple[tuple[int, int, str, int, bool, int], ...] = ()
    traced: bool = False
    synced: bool = False
    instrumented: Mapping[str, int] = field(default_factory=dict)

    def to_json(self) -> bytes:
        """Serialise. Each place is written once: most instructions share theirs, and their call sites, with others."""
        places: dict[tuple[str, int, int], int] = {}

        def number(place: SourceLocation | None) -> int:
            """Return the number of a place, from 1 on; 0 without one."""
            if place is None:
                return 0
            return places.setdefault((place.path, place.line, number(place.inlined_at)), len(places) + 1)

        def row(site: Site) -> list[Any]:
            return [*(vars(site) | {"place": number(site.place)}).values()]

        rows = {
            "sites": [row(site) for site in self.sites],
            "stops": {block: row(site) for block, site in self.stops.items()},
            "looks": {block: row(site) for block, site in self.looks.items()},
        }
        fields = vars(self) | rows | {"places": [*places]}
        return json.dumps(fields, default=_fields, separators=(",", ":")).encode()

    @classmethod
    def from_json(cls, data: bytes) -> Manifest:
        """Read what `to_json` wrote."""
        fields: dict[str, Any] = json.loads(data)
        places: list[SourceLocation | None] = [None]
        for path, line, call in fields.pop("places"):
            places.append(SourceLocation(path, line, places[call]))

        def site(row: list[Any]) -> Site:
            kind, space, width_bytes, place, ptx_line, text, modifiers, is_ptx = row
            return Site(kind, space, width_bytes, places[place], ptx_line, text, tuple(modifiers), is_ptx)

        return cls(
            **fields
            | {
                "parameters": tuple((offset, size) for offset, size in fields["parameters"]),
                "cluster": tuple(fields["cluster"]),
                "shared": tuple((name, offset, size) for name, offset, size in fields["shared"]),
                "variables": tuple(
                    StaticVariable(**v | {"initial": bytes.fromhex(v["initial"])}) for v in fields["variables"]
                ),
                "sites": tuple(map(site, fields["sites"])),
                "blocks": tuple(map(tuple, fields["blocks"])),
                **{name: {int(block): site(row) for block, row in fields[name].items()} for name in ("stops", "looks")},
            }
        )


def _fields(value: Any) -> Any:
    """Turn into JSON what `json` does not know: bytes, and dataclasses, whose fields it then walks."""
    return value.hex() if isinstance(value, bytes) else vars(value)
