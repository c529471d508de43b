"""Turns: blocks that may wait for one another run by turns on one thread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from workbench.emulator.layout import MOST_IDLE, Status
from workbench.emulator.run.context import Context
from workbench.emulator.run.schedules import Schedule


class Standstill:
    """Whether all blocks that have begun, on one thread, wait for one another."""

    def __init__(self) -> None:
        self._moves: dict[int, int] = {}
        self._waiting: set[int] = set()

    def note(self, context: Context, *, is_stuck: bool = False, has_moved: bool = False) -> None:
        """Note the end of a block's turn; it is stuck if it waits for a barrier or for other lanes.

        In a kernel without loops that wait for a change of memory, `has_moved` says whether the block has run at all.
        """
        moves = context.get("moves")
        if has_moved or self._moves.get(context.address) != moves:
            self._moves[context.address] = moves
            self._waiting.clear()
        if is_stuck or context.get("idle") > MOST_IDLE:
            self._waiting.add(context.address)

    def waits(self, context: Context) -> bool:
        """Whether a block has waited since memory has changed last."""
        return context.address in self._waiting

    def holds(self, begun: Iterable[Context]) -> bool:
        """Whether each of these has waited for long, with no change of memory since the first of them began to."""
        return all(context.address in self._waiting for context in begun)


class BlockSource(Protocol):
    """What turns need of a launch."""

    @property
    def goes_on(self) -> bool:
        """Whether blocks are still to run."""

    def run_turn(self, context: Context) -> int:
        """Run a block until it ends or yields; return the status."""

    @property
    def has_room(self) -> bool:
        """Whether there is memory for more blocks than have begun."""

    def room(self) -> list[Context]:
        """Make memory for the blocks of a cluster."""

    def begin_cluster(self, number: int, contexts: Sequence[Context]) -> None:
        """Begin the blocks of a cluster."""

    def end(self, context: Context, status: int) -> None:
        """End the launch because of a block."""


@dataclass(eq=False)
class _Block:
    """A block that has begun."""

    context: Context
    cluster: list[_Block]
    weight: float
    is_stuck: bool = False
    is_held: bool = False


class Turns:
    """Runs blocks by turns, one cluster after another or several at once.

    Parameters
    ----------
    launch : BlockSource
    schedule : Schedule, optional
        Picks whose turn it is; by default blocks take turns in the order in which they have begun.
    left : list of int
        The clusters, in the order in which they begin, the last one first. Without clusters, a block is one. Those that
        have begun are removed. Several threads may run turns of one launch: they share the list.
    resident : int
        How many clusters, or blocks, are to run at once. There are more if these wait for others.
    """

    def __init__(self, launch: BlockSource, schedule: Schedule | None, left: list[int], resident: int) -> None:
        self._launch = launch
        self._schedule = schedule
        self._left = left
        self._resident = resident
        self._live: list[_Block] = []
        self._free: list[list[Context]] = []  # memory of clusters that have come to their end
        self._standstill = Standstill()

    def run(self) -> None:
        """Run until no block is left."""
        last: _Block | None = None
        while self._launch.goes_on:
            while self._num_clusters() < self._resident and self._begin():
                pass
            if not self._live:
                return
            last = self._pick(last)
            self._turn(last)

    def _num_clusters(self) -> int:
        return len({id(block.cluster) for block in self._live})

    def _begin(self) -> bool:
        if self._live and not (self._free or self._launch.has_room):
            return False
        try:
            number = self._left.pop()
        except IndexError:  # other threads take of them too
            return False
        contexts = self._free.pop() if self._free else self._launch.room()
        self._launch.begin_cluster(number, contexts)
        cluster: list[_Block] = []
        cluster += [
            _Block(context, cluster, self._schedule.weight() if self._schedule else 1.0) for context in contexts
        ]
        self._live += cluster
        return True

    def _pick(self, last: _Block | None) -> _Block:
        """Pick the next block among those that do not wait for a change of memory."""
        able = [block for block in self._live if not self._standstill.waits(block.context)]
        if self._schedule is not None:
            able = self._not_held(able)
            before = able.index(last) if last in able else None
            return able[self._schedule.pick([block.weight for block in able], before)]
        self._live.remove(able[0])
        self._live.append(able[0])
        return able[0]

    def _not_held(self, able: list[_Block]) -> list[_Block]:
        assert self._schedule is not None
        free = [block for block in able if not block.is_held]
        if free and not self._schedule.releases():
            return free
        for block in able:
            block.is_held = False
        return able

    def _turn(self, block: _Block) -> None:
        """Run a block for a turn."""
        context = block.context
        before = context.get("fuel"), context.get("credit")
        status = self._launch.run_turn(context)
        is_stuck = status == Status.DEADLOCKED
        has_run = not is_stuck or before != (context.get("fuel"), context.get("credit"))
        has_moved = has_run and not context.get("looks")
        self._standstill.note(context, is_stuck=is_stuck, has_moved=has_moved)
        if status == Status.DONE:
            self._live.remove(block)
            if not any(each in self._live for each in block.cluster):
                self._free.append([each.context for each in block.cluster])
        elif status != Status.YIELDED and not is_stuck:
            self._launch.end(context, status)
            return
        if has_run:
            for each in block.cluster:
                each.is_stuck = False
        block.is_stuck = is_stuck
        block.is_held = self._schedule is not None and status == Status.YIELDED and self._schedule.holds()
        left = [each for each in block.cluster if each in self._live]
        is_over = bool(left) and all(each.is_stuck for each in left)
        if is_over or (
            self._live and self._standstill.holds(each.context for each in self._live) and not self._begin()
        ):
            self._launch.end((left if is_over else self._live)[0].context, Status.DEADLOCKED)
        self._resident = max(self._resident, self._num_clusters())
