"""Accesses to a peer's shared memory before the peer is known to have begun, or after it may have come to its end.

The shared memory of a block is there from its beginning until its last thread exits (CUDA C++ Programming Guide,
"Distributed Shared Memory"). So some thread of the owner must have begun before each access of a peer, and some thread
of the owner must exit after it. Atomic accesses that a thread of the owner has seen come before that thread's end too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from workbench.analysis.sanitize.clocks import Access, Clocks, WarpKey, knows, merge

BEGIN = -1
"""In the place of a warp: who has a clock for it knows that the block has begun."""


class Stray(NamedTuple):
    """An access to byte `byte` of the shared memory of `owner`; `exit` is None where the owner may not have begun."""

    access: Access
    owner: int
    byte: int
    exit: Access | None


_Place = tuple[WarpKey, int]
"""A warp, and a line of the source."""


@dataclass
class _Life:
    """What peers have done to a block's memory, and what its threads knew when they exited."""

    weak: dict[_Place, Stray] = field(default_factory=dict)
    strong: dict[int, dict[_Place, Stray]] = field(default_factory=dict)
    known: Clocks = field(default_factory=dict)
    exit: Access | None = None
    threads: int = 0


class Lifetimes:
    """Follows what blocks do to the shared memory of their peers.

    Parameters
    ----------
    threads : int
        Of a block.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._lives: dict[int, _Life] = {}
        self._early: dict[int, Stray] = {}

    def touch(self, owner: int, bytes_: list[int], accesses: list[Access], seen: Clocks) -> None:
        """Note a warp's accesses to some bytes of a peer's memory; the warp knows `seen`."""
        strays = [Stray(access, owner, byte, None) for access, byte in zip(accesses, bytes_, strict=True)]
        first = accesses[0]
        if (owner, BEGIN) not in seen:
            self._early.setdefault(first.line, strays[0])
        life, place = self._life(owner), ((first.block, first.warp), first.line)
        if first.strong_for < 0:
            life.weak[place] = strays[0]
            return
        for stray in strays:
            life.strong.setdefault(stray.byte, {})[place] = stray

    def observe(self, block: int, bytes_: list[int]) -> None:
        """Note that a thread of a block has seen the atomic accesses to some bytes of the block's own memory."""
        life = self._life(block)
        for byte in bytes_:
            life.strong.pop(byte, None)

    def exit(self, access: Access, lanes: int, seen: Clocks) -> None:
        """Note that so many lanes of a warp that knows `seen` exit."""
        life = self._life(access.block)
        life.exit = access
        life.threads += lanes
        merge(life.known, seen)

    def strays(self) -> list[Stray]:
        """Return the first access of each line before its owner has begun, or behind its end."""
        late: dict[int, Stray] = {}
        for life in self._lives.values():
            if life.threads < self._threads:
                continue  # the launch did not come to its end
            for strays in (life.weak, *life.strong.values()):
                for (_, line), stray in strays.items():
                    if not knows(life.known, stray.access):
                        late.setdefault(line, stray._replace(exit=life.exit))
        return [*self._early.values(), *late.values()]

    def _life(self, block: int) -> _Life:
        return self._lives.setdefault(block, _Life())
