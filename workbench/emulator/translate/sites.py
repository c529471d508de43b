"""Sites: the instructions that events, faults and messages about waiting lanes refer to."""

from __future__ import annotations

from dataclasses import replace

from workbench.emulator.manifest import Site
from workbench.ptx.ir import Instruction, Module
from workbench.ptx.places import place_of

_OPENINGS = ("barrier.open", "cluster.open")
"""Kinds of the first sites of a synced program: a barrier of the block, or of the cluster, has opened."""


def site_of(module: Module, instruction: Instruction, kind: str, space: str = "", width_bytes: int = 0) -> Site:
    """Describe an instruction."""
    place = place_of(module, instruction)
    return Site(
        kind, space, width_bytes, place, instruction.line, str(instruction), instruction.modifiers, not module.files
    )


class Sites:
    """Sites of one kernel, in the order of their numbers.

    Without clusters a cluster is one block, and the scope of a cluster is that of the block (PTX ISA, ``.cluster``).

    Attributes
    ----------
    found : list of Site
    stops : dict
        By basic block, the instruction at which lanes wait before they go on with it.
    """

    def __init__(self, module: Module, *, synced: bool, clustered: bool) -> None:
        self._module = module
        self._clustered = clustered
        self.found = [Site(kind, "", 0, None, 0, "") for kind in _OPENINGS] if synced else []
        self.stops: dict[int, Site] = {}

    def add(self, instruction: Instruction, kind: str, space: str, width_bytes: int, order: str) -> int:
        """Note an instruction; return its number. `order` is a memory order that no modifier names."""
        site = site_of(self._module, instruction, kind, space, width_bytes)
        more = (order,) if order else ()
        if "cluster" in site.modifiers and not self._clustered:
            more = (*more, "cta")
        self.found.append(replace(site, modifiers=(*site.modifiers, *more)))
        return len(self.found) - 1

    def stop(self, block: int, instruction: Instruction) -> None:
        """Note the instruction that lanes wait at before they go on with a block."""
        self.stops[block] = site_of(self._module, instruction, instruction.opcode)
