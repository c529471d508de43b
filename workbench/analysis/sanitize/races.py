"""Walk through suspicious accesses, event by event, and find those that nothing orders.

Each warp has a clock, which ticks at whatever may order its accesses, and knows the last tick of each other warp that
comes before its own next access: a vector clock. Inside a warp each lane knows as much of each other lane.

A thread that has exited counts as one that has arrived at every barrier.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.bulk import BulkCopies, Undone, whole_groups
from workbench.analysis.sanitize.cells import (
    BULK_BYTES,
    SHARED,
    Accesses,
    Bools,
    Eras,
    Ints,
    Survey,
    accesses_of,
    each_region,
    region_of,
    shared_key,
)
from workbench.analysis.sanitize.clocks import WEAK, Access, Clocks, WarpKey, lanes_in, merge
from workbench.analysis.sanitize.lifetimes import BEGIN, Lifetimes, Stray
from workbench.analysis.sanitize.maps import MapWrites, Stale
from workbench.analysis.sanitize.proxies import CONCERNED, ProxyWrites, Unfenced
from workbench.analysis.sanitize.screen import Screened, contains
from workbench.analysis.sanitize.warps import BEYOND, PROXY, Warp, nothing
from workbench.core.events import (
    BARRIER_BITS,
    BULK_WRITES,
    EVENT,
    LANES,
    NO_BUFFER,
    Events,
    Kind,
    Order,
    Scope,
    Space,
    active_lanes,
)
from workbench.core.geometry import Clusters
from workbench.core.ordering import RULES, Effect, Object, acquires, effects_of, observes

NOWHERE = -1

SYSTEM = SHARED + 1
"""In the place of a region: the barriers of tiles in the shared memory that the system keeps (`Space.SYSTEM`)."""

TILE_SIZES = 5
"""Tiles of several warps have 2, 4, 8, 16 or 32; the first words of the system's shared memory are their barriers."""

MBARRIER_BYTES = 8

MOST_ACCESSES = 1 << 20
"""Accesses to single cells that are looked at. Where there are more, half of them are the first ones of the launch, and
the others are those to chosen cells, until its end. It ends after twice as many comparisons."""


MOST_NEAR = 1 << 18
"""Events that may meet a bulk copy, beside those accesses; likewise. And, by themselves, those that proxies concern."""

INITIALISED = -(1 << 20)
"""In the place of a warp, less a thread's number: of its mbarriers, what ``fence.mbarrier_init`` has published."""

GRIDS: WarpKey = (-1, 0)
"""In the place of a warp: the grids before this one. Who knows its time 0 knows that they have ended."""


class Race(NamedTuple):
    """Two accesses to one cell that nothing orders, in the order in which they ran.

    `home` is the block whose shared memory the cell is in; `NOWHERE` outside shared memory. `is_observed` says that the
    second would come behind the first, if there were a fence behind the strong read that tells its warp so.
    """

    region: int
    home: int
    cell: int
    first: Access
    second: Access
    is_observed: bool = False

    @property
    def reach(self) -> tuple[bool, bool]:
        """How far apart the two run, to compare: in other blocks, else in other warps, else in one warp."""
        return self.first.block != self.second.block, self.first.warp != self.second.warp

    @property
    def is_in_step(self) -> bool:
        """Whether lanes of one warp access it through volatile, as they did when they ran in step."""
        return not any(self.reach) and self.first.volatile and self.second.volatile


class Hasty(NamedTuple):
    """An access to a cell of global memory that grids before this one may still touch."""

    region: int
    cell: int
    access: Access


@dataclass
class _Object:
    """Where threads synchronise: what was left there, and the lanes that wait there."""

    seen: Clocks = field(default_factory=dict)
    published: tuple[Clocks, ...] = field(default_factory=nothing)
    waiting: dict[WarpKey, int] = field(default_factory=dict)

    def take_release(self, warp: Warp, mask: int, clocks: Clocks) -> None:
        """Keep what lanes of a warp release here: some clocks, and what they have published."""
        merge(self.seen, clocks)
        for brought, published in zip(self.published, warp.published, strict=True):
            published.merge_into(mask, brought)

    def give_acquire(self, warp: Warp, mask: int) -> None:
        """Give lanes of a warp that acquire here all that was released here."""
        warp.seen.add(mask, self.seen)
        warp.acquire_own(mask, self.seen)
        for published, brought in zip(warp.published, self.published, strict=True):
            published.add(mask, brought)


@dataclass
class _Cell:
    """The last write of a cell, and the reads since, of each strength: what a weak access races with, a strong may not.

    Keys are, or end with, `Access.strength`. `updates` has the last atomic write of each thread, since the last write
    of another kind. `read_at` has the line at which each thread has read it last, and `polls` each thread's last strong
    read whose value it gets, and not through volatile unless it polls.
    `updaters` are the threads that read it and write it back at one line.
    """

    writes: dict[int, Access] = field(default_factory=dict)
    reads: dict[tuple[int, int, int, int], Access] = field(default_factory=dict)
    updates: dict[tuple[int, int, int], Access] = field(default_factory=dict)
    read_at: dict[tuple[int, int, int], int] = field(default_factory=dict)
    polls: dict[tuple[int, int, int], Access] = field(default_factory=dict)
    updaters: set[tuple[int, int, int]] = field(default_factory=set)

    def take(self, now: Access) -> None:
        """Forget what is no weaker than a write, and keep the access."""
        if now.writes:
            self.writes = {strength: a for strength, a in self.writes.items() if strength < now.strength}
            self.writes[now.strength] = now
            self.reads = {key: a for key, a in self.reads.items() if a.strength < now.strength}
            if now.strength > 0:
                self.updates[now.block, now.warp, now.lane] = now
            else:
                self.updates.clear()
        else:
            self.reads[now.block, now.warp, now.lane, now.strength] = now


class Examiner:
    """Looks at a launch's events once more, for the cells that the screen has left.

    Parameters
    ----------
    surveyed : Survey
    screened : Screened
    clusters : Clusters
    threads : int
        Of a block.
    relaxed_volatile : bool
        Whether accesses through volatile are taken for relaxed atomic ones.
    settled : collection of int or None
        Of a kernel that starts early: regions of global memory that the grids before it do not touch.

    Attributes
    ----------
    hasty : dict of int to Hasty
        The first access of each line to another region by a thread that does not know those grids to have ended.
    """

    def __init__(
        self,
        surveyed: Survey,
        screened: Screened,
        clusters: Clusters,
        threads: int,
        *,
        relaxed_volatile: bool = False,
        settled: Collection[int] | None = None,
    ) -> None:
        self._relaxed_volatile = relaxed_volatile
        self._settled = None if settled is None else [NO_BUFFER, SHARED, *settled]
        self.hasty: dict[int, Hasty] = {}
        self._survey = surveyed
        self._screened = screened
        self._clusters = clusters
        self._eras, self._cluster_eras = Eras(), Eras(Kind.CLUSTER_OPEN)
        self._exited: dict[int, Clocks] = {}
        self._exited_fenced: dict[int, Clocks] = {}
        self._proxies = ProxyWrites()
        self._maps = MapWrites(surveyed.maps)
        self._threads = threads
        self._lifetimes = Lifetimes(threads)
        self._reached = surveyed.reached_cells if len(surveyed.reached) else None
        self._follows = surveyed.publishes or self._reached is not None
        self._warps: dict[WarpKey, Warp] = {}
        self._objects: dict[tuple[Object, int, int], _Object] = {}
        self._cells: dict[tuple[int, int, int], _Cell] = {}
        self._initialised: dict[tuple[int, int], int] = {}  # event that has, of a cell of a block's shared memory
        self._signals: dict[tuple[int, int, int], tuple[Clocks, ...]] = {}
        self._released_by: dict[tuple[int, int, int], dict[int, Clocks]] = {}  # at a signal, by threads of a block
        self._arrived: dict[tuple[int, int, int], set[WarpKey]] = {}  # at the barriers of tiles, in the phase under way
        self._looked_at = 0
        self._chosen: dict[int, Bools] = {}  # by region; none where all cells are looked at
        self._bulk = BulkCopies()
        self._near = self._followed = 0
        self._has_bulk = bool(surveyed.copied.any())
        self.undone: dict[tuple[int, int], Undone] = {}
        self.races: dict[tuple[int, int, int], Race] = {}
        self.counts: dict[tuple[int, int, int], int] = {}

    @property
    def complete(self) -> bool:
        """Whether every suspicious access has been looked at."""
        return self._goes_on and not self._chosen and max(self._near, self._followed) < MOST_NEAR

    @property
    def _goes_on(self) -> bool:
        return self._looked_at <= 2 * MOST_ACCESSES

    @property
    def unfenced(self) -> list[Unfenced]:
        """Reads by the async proxy of what was written with no proxy fence behind it."""
        return list(self._proxies.unfenced.values())

    @property
    def stale(self) -> list[Stale]:
        """Copies that may read a tensor map as it was before a write."""
        return list(self._maps.stale.values())

    @property
    def unawaited(self) -> list[Access]:
        """Bulk copies that nobody has waited for; none where later waits were not looked at."""
        return self._bulk.unawaited() if self._goes_on and self._near < MOST_NEAR else []

    @property
    def strays(self) -> list[Stray]:
        """Accesses to a peer's shared memory that may come before its beginning or after its end."""
        return self._lifetimes.strays()

    def count_of(self, race: Race) -> int:
        """Return how many pairs of accesses of the race's two lines race."""
        return self.counts[race.region, race.first.line, race.second.line]

    def needs_an_atomic(self, race: Race) -> bool:
        """Return whether a race is of a line at which several threads read the cell and write it back."""
        state = self._cells[race.region, race.home, race.cell]
        return race.first.line == race.second.line and len(state.updaters) > 1

    def _choose(self, batches: Iterable[Events]) -> dict[int, Bools]:
        """Choose cells of each region, if there are too many accesses: those that fewest go to, and some of the others.

        Where tiles race, many of their cells do; what hands them over is small, and few touch it.
        """
        counts: dict[int, Ints] = {}
        eras = Eras(), Eras(Kind.CLUSTER_OPEN)
        for events in batches:
            for name, accesses in self._suspects(events, *eras):
                count = np.bincount(accesses.cell, minlength=self._survey.regions[name].num_cells)
                counts[name] = counts.get(name, 0) + count
        if sum(int(count.sum()) for count in counts.values()) <= MOST_ACCESSES:
            return {}
        every = np.concatenate(list(counts.values()))
        touched = np.random.default_rng(0).permutation(np.flatnonzero(every))
        order = touched[np.argsort(np.frexp(every[touched])[1], kind="stable")]  # alike, but for a factor of two
        chosen = np.zeros(len(every), bool)
        chosen[order[np.cumsum(every[order]) <= MOST_ACCESSES // 2]] = True
        ends = np.cumsum([len(count) for count in counts.values()])
        return dict(zip(counts, np.split(chosen, ends[:-1]), strict=True))

    def examine(self, batches: Callable[[], Iterable[Events]]) -> list[Race]:
        """Return one race of each region and pair of source lines: the first of those that reach furthest.

        What orders that one, such as a barrier of the block, orders those within a warp too.
        """
        self._chosen = self._choose(batches())
        first = 0
        for events in batches():
            self._take(events, first)
            first += len(events)
            if not self._goes_on:
                break
        return list(self.races.values())

    def _take(self, events: Events, first: int) -> None:
        cells = self._suspicious(events)
        relevant = events["kind"] >= Kind.BARRIER
        if self._follows or self._has_bulk:
            relevant |= (events["order"] > 0) & (events["kind"] < Kind.BARRIER)
        relevant[list(cells)] = True
        relevant |= events["space"] == Space.CLUSTER
        near, by_proxy = set[int](), set[int]()
        if self._survey.by_proxy and self._followed < MOST_NEAR:
            by_proxy.update(np.flatnonzero(_concern_proxies(events)).tolist())
            self._followed += len(by_proxy)
            relevant[list(by_proxy)] = True
        if self._has_bulk and self._near < MOST_NEAR:
            close = self._near_copies(events)
            near.update(np.flatnonzero(close).tolist())
            self._near += len(near)
            relevant |= close
        maps = set[int]()
        if self._survey.maps:
            maps.update(np.flatnonzero(self._maps.concern(events)).tolist())
            relevant[list(maps)] = True
        polls = (events["order"] > 0) & (events["order"] & Order.RELEASE == 0) & (events["kind"] < Kind.BARRIER)
        relevant[_repeated(events, np.flatnonzero(relevant & polls))] = False
        shared_with_grids = np.zeros(len(events), bool)
        if self._settled is not None:
            shared_with_grids = ~np.isin(region_of(events), self._settled)
        for row in np.flatnonzero(relevant | shared_with_grids).tolist():
            event = events[row]
            kind, block, warp = int(event["kind"]), int(event["block"]), int(event["warp"])
            mask, order, scope = int(event["mask"]), int(event["order"]), int(event["scope"])
            if not mask:  # a predicate was false in every lane
                continue
            if kind >= Kind.BARRIER:
                self._synchronise(event, kind, block, warp, mask, scope)
                continue
            me = self._warp(block, warp)
            strong_for = scope if order else -1
            fenced = -1 if me.has_unlocked else max((scope for scope in Scope if me.published[scope]), default=-1)
            volatile = bool(order & Order.VOLATILE) and not self._relaxed_volatile
            line = int(event["line"])
            if shared_with_grids[row]:
                self._look_for_start(event, Access(first + row, block, warp, 0, me.clock, line, kind, -1), mask, me)
                if not relevant[row]:
                    continue
            access = Access(first + row, block, warp, 0, me.clock, line, kind, strong_for, volatile, fenced)
            if kind in BULK_WRITES and event["space"] == Space.GLOBAL:
                access = access._replace(group=self._bulk.group_of(block, warp, (mask & -mask).bit_length() - 1))
            signals = self._signals_of(events, row) if order and self._follows else {}
            if self._reached is not None:
                self._follow(event, access, me)
            if row in by_proxy:
                self._proxies.take(event, access, me.published[PROXY].of(mask))
            if row in maps:
                self._maps.write(event, access)
            if row in near:
                self._look_for_copies(event, access, me)
            home = int(event["owner"])
            for region, cell, thread in cells.get(row, ()):
                home_of = home if region == SHARED else NOWHERE
                self._check(region, home_of, cell, access._replace(lane=thread % LANES), me)
            if observes(Kind(kind), Order(order)):  # what a place holds orders nothing that was done to it
                for signal, lanes in signals.items():
                    self._acquire(me, signal, lanes, order)
            if order and self._has_bulk and not Kind.BULK_LOAD <= kind <= Kind.BULK_REDUCTION:
                self._bulk.end_requests((block, warp))
            if order & Order.LOCKS:
                me.locks.update(signals)
            elif access.writes and not me.locks.isdisjoint(signals):
                me.locks.difference_update(signals)
                me.has_unlocked = True
            if access.writes and not order & Order.IDLE:
                for signal, lanes in signals.items():
                    counts = self._arrive_at_tile(me, signal, lanes, order) if signal[0] == SYSTEM else Order.WEAK
                    self._release(me, signal, lanes, order | counts, scope)

    def _suspicious(self, events: Events) -> dict[int, list[tuple[int, int, int]]]:
        """Suspicious accesses of a batch that are looked at, by event: region, cell, thread."""
        found: dict[int, list[tuple[int, int, int]]] = {}
        for name, suspects in self._suspects(events, self._eras, self._cluster_eras):
            is_first = self._looked_at <= MOST_ACCESSES // 2
            accesses = suspects if is_first or not self._chosen else suspects.only(self._chosen[name][suspects.cell])
            columns = (column.tolist() for column in (accesses.row, accesses.cell, accesses.thread))
            for row, cell, thread in zip(*columns, strict=True):
                found.setdefault(row, []).append((name, cell, thread))
        return found

    def _suspects(self, events: Events, eras: Eras, cluster_eras: Eras) -> Iterator[tuple[int, Accesses]]:
        """Yield the suspicious accesses of a batch by region; `eras` follow from one batch to the next."""
        era, cluster_era = eras.of(events), cluster_eras.of(events)
        for name, region, rows in each_region(events, self._survey.regions):
            suspects: Bools
            if name == SHARED:
                if not len(self._screened.shared):
                    continue
                accesses = accesses_of(events, rows, region)
                when = era[accesses.row]
                if self._reached is not None:
                    when = np.where(self._reached[accesses.cell], cluster_era[accesses.row], when)
                owner = events["owner"][accesses.row]
                suspects = contains(self._screened.shared, shared_key(owner, when, accesses.cell))
            elif name in self._screened.tensors and self._screened.tensors[name].any():
                accesses = accesses_of(events, rows, region)
                suspects = self._screened.tensors[name][accesses.cell]
            else:
                continue
            yield name, accesses.only(suspects)

    def _near_copies(self, events: Events) -> Bools:
        """Return the accesses to places in shared memory that bulk copies touch."""
        near = np.zeros(len(events), bool)
        rows = np.flatnonzero(region_of(events) == SHARED)
        unit = np.minimum(events["address"][rows] // BULK_BYTES, len(self._survey.copied) - 1)
        near[rows] = (self._survey.copied[unit] & active_lanes(events["mask"][rows])).any(axis=1)
        return near

    def _warp(self, block: int, warp: int) -> Warp:
        known = self._warps.get((block, warp))
        if known is None:
            size = min(self._threads - warp * LANES, LANES)
            known = self._warps[block, warp] = Warp((block, warp), (1 << size) - 1)
            if self._reached is not None:
                known.seen.common[block, BEGIN] = 0
        return known

    # What orders accesses

    def _synchronise(self, event: np.void, kind: int, block: int, warp: int, mask: int, scope: int) -> None:
        """Do what the rulebook says that an event does to order."""
        rule, key, me = RULES[Kind(kind)], (block, warp), self._warp(block, warp)
        effects = effects_of(Kind(kind), Order(int(event["order"])))
        if rule.at is Object.TENSOR_MAP:
            self._maps.synchronise(event, effects, me, mask)
            return
        if rule.at is Object.GRID:
            me.seen.add(mask, {GRIDS: 0})
            return
        if rule.at is Object.CLUSTER:
            self._synchronise_cluster(event, kind, block, warp, mask)
            return
        if rule.at in {Object.MBARRIER, Object.COPY_GROUP, Object.PRODUCTS}:
            now = Access(-1, block, warp, 0, me.clock, int(event["line"]), kind, -1)
            self._synchronise_copies(event, kind, me, mask, now)
            return
        lane = (mask & -mask).bit_length() - 1
        number = int(event["address"][lane])
        if rule.at is Object.BARRIER:
            number &= (1 << BARRIER_BITS) - 1
        place = rule.at, block, number
        if effects & Effect.MEETS:
            for members in np.unique(event["address"][list(lanes_in(mask))]).tolist():
                me.meet(mask & members or mask)
        if effects & Effect.LEARNS:
            me.learn(mask, scope if kind == Kind.FENCE else Scope.DEVICE)
        if effects & Effect.PUBLISHES:
            me.publish(mask, range(scope + 1))
        if effects & Effect.FENCES_PROXY:
            me.publish(mask, (PROXY,))
        if effects & Effect.RELEASES:
            found = self._objects.setdefault(place, _Object())
            found.take_release(me, mask, me.known(mask))
            if effects & Effect.WAITS:
                found.waiting[key] = found.waiting.get(key, 0) | mask
            me.clock += 1
        if effects & Effect.OPENS:
            found = self._objects.pop(place, _Object())
            for other, lanes in found.waiting.items():
                waiter = self._warps[other]
                found.give_acquire(waiter, lanes)
                waiter.seen.add(lanes, self._exited.get(block, {}))
                waiter.published[PROXY].add(lanes, self._exited_fenced.get(block, {}))
                waiter.meet(lanes)
        if effects & Effect.ACQUIRES:
            self._objects.setdefault(place, _Object()).give_acquire(me, mask)
            me.clock += 1

    def _synchronise_cluster(self, event: np.void, kind: int, block: int, warp: int, mask: int) -> None:
        """Follow the cluster's barrier, and the ends of threads."""
        me, cluster, lane = self._warp(block, warp), self._clusters.of(block), (mask & -mask).bit_length() - 1
        phase = self._objects.setdefault((Object.CLUSTER, cluster, int(event["address"][lane])), _Object())
        if kind == Kind.CLUSTER_ARRIVE:
            releases = event["order"] & Order.RELEASE
            if effects_of(Kind(kind), Order(int(event["order"]))) & Effect.LEARNS:
                me.learn(mask)
            phase.take_release(me, mask, me.known(mask) if releases else {(block, BEGIN): 0})
            me.published[Scope.DEVICE].merge_into(mask, phase.seen)
            me.clock += 1
        elif kind == Kind.CLUSTER_WAIT:
            phase.give_acquire(me, mask)
            for rank in range(self._clusters.extent.size):
                peer = self._clusters.block(cluster, rank)
                me.seen.add(mask, self._exited.get(peer, {}))
                me.published[PROXY].add(mask, self._exited_fenced.get(peer, {}))
            me.clock += 1
        elif kind == Kind.EXIT:
            seen = me.known(mask)
            merge(self._exited.setdefault(block, {}), seen)
            me.published[PROXY].merge_into(mask, self._exited_fenced.setdefault(block, {}))
            leaving = Access(0, block, warp, lane, me.clock, int(event["line"]), kind, -1)
            self._lifetimes.exit(leaving, mask.bit_count(), seen)
            me.clock += 1

    def _synchronise_copies(self, event: np.void, kind: int, me: Warp, mask: int, now: Access) -> None:
        """Follow copies and products, waits for them, and the mbarriers that track copies."""
        lanes, order, owner = list(lanes_in(mask)), Order(int(event["order"])), int(event["owner"])
        numbers = event["address"].astype(np.int64)
        knows_at_once = kind != Kind.MBARRIER_WAIT or acquires(Kind.MBARRIER_WAIT, order)
        for some, learnt in self._bulk.synchronise(kind, order, now, mask, owner, numbers).items():
            (me.seen if knows_at_once else me.observed.far).add(some, learnt)
        if kind == Kind.MBARRIER_WAIT:
            for place in np.unique(numbers[lanes]).tolist():
                seeing = sum(1 << lane for lane in lanes if numbers[lane] == place)
                self._acquire(me, (SHARED, owner, place), seeing, Order.ACQUIRE if knows_at_once else Order.STRONG)
        elif kind == Kind.MBARRIER_PHASE:
            for place in np.unique(numbers[lanes]).tolist():
                self._end_phase((SHARED, owner, place))
        elif kind == Kind.MBARRIER_INIT:
            for found in self._bulk.renew(now, lanes, numbers, me.seen):
                self.undone.setdefault((found.copy.request.line, now.line), found)
            self._initialise(now, owner, numbers[lanes])
        elif kind == Kind.INIT_FENCE:
            for scope in Scope:
                for lane in lanes:
                    me.published[scope].add(1 << lane, {_initialised_by(now._replace(lane=lane)): me.clock})
            me.clock += 1

    def _initialise(self, now: Access, owner: int, places: Ints) -> None:
        """Note that what a warp has just written at some places is the initialisation of an mbarrier."""
        region = self._survey.regions.get(SHARED)
        if region is None:  # the addresses are of no shared memory
            return
        first = (places - region.low) // region.cell_bytes
        for cell in (first[:, None] + np.arange(max(MBARRIER_BYTES // region.cell_bytes, 1))).ravel().tolist():
            state = self._cells.get((SHARED, owner, cell))
            write = state.writes.get(WEAK) if state else None
            if write and (write.block, write.warp, write.line) == (now.block, now.warp, now.line):
                self._initialised[owner, cell] = write.event

    def _knows_initialised(self, home: int, cell: int, before: Access, now: Access, me: Warp) -> bool:
        """Return whether a warp has learned, by a fence of that alone, that an mbarrier is initialised."""
        if self._initialised.get((home, cell)) != before.event:
            return False
        return me.seen.at(now.lane, _initialised_by(before)) >= before.clock

    def _look_for_copies(self, event: np.void, access: Access, me: Warp) -> None:
        """Find accesses to shared memory where a bulk copy that was asked for may still be under way."""
        lanes = np.flatnonzero(active_lanes(event["mask"][None])[0])
        bytes_ = event["address"].astype(np.int64)[lanes]
        inside = bytes_ < BULK_BYTES * len(self._survey.copied)
        lanes, bytes_, owner = lanes[inside], bytes_[inside], int(event["owner"])
        for found in self._bulk.touch(access, owner, lanes, bytes_, me.seen):
            key = found.copy.request.line, access.line
            if key not in self.undone and self._ordered(found.copy.request, found.access, me):
                self.undone[key] = found
        if Kind.BULK_LOAD <= access.kind <= Kind.BULK_REDUCTION:
            self._bulk.move(access, owner, lanes, bytes_)
        elif access.kind == Kind.OPERAND_LOAD:
            self._bulk.multiply(access, lanes, bytes_)
        elif access.kind == Kind.ASYNC_COMPLETION:
            self._bulk.complete(access, owner, lanes, bytes_, int(event["width_bytes"]))

    def _look_for_start(self, event: np.void, access: Access, mask: int, me: Warp) -> None:
        """Find lanes that touch global memory while grids before this one may run."""
        if access.line in self.hasty or GRIDS in me.seen.common:
            return
        for lane in lanes_in(mask):
            if me.seen.at(lane, GRIDS) < 0:
                region = int(event["buffer"])
                known = self._survey.regions[region]
                cell = (int(event["address"][lane].astype(np.int64)) - known.low) // known.cell_bytes
                self.hasty[access.line] = Hasty(region, cell, access._replace(lane=lane))
                return

    def _follow(self, event: np.void, access: Access, me: Warp) -> None:
        """Follow what becomes of accesses to peers' shared memory."""
        if event["space"] not in (Space.SHARED, Space.CLUSTER):
            return
        is_inside = event["address"] >= self._survey.regions[SHARED].low
        lanes = np.flatnonzero(active_lanes(event["mask"][None])[0] & is_inside)
        if not len(lanes):
            return
        bytes_, first = np.unique(event["address"][lanes], return_index=True)
        if event["space"] == Space.CLUSTER:
            touches = [access._replace(lane=lane) for lane in lanes[first].tolist()]
            self._lifetimes.touch(int(event["owner"]), bytes_.tolist(), touches, me.seen.of(int(event["mask"])))
        elif access.strong_for >= 0 and Kind(access.kind).reads:
            self._lifetimes.observe(access.block, bytes_.tolist())

    def _signals_of(self, events: Events, row: int) -> dict[tuple[int, int, int], int]:
        """Places that a strong access goes to: region, block where that is shared memory, byte; with their lanes."""
        event = events[row]
        is_of_system = event["space"] == Space.SYSTEM
        region = SHARED if is_of_system else int(region_of(events[row : row + 1])[0])
        block = int(event["owner"]) if region == SHARED else NOWHERE
        found: dict[tuple[int, int, int], int] = {}
        for lane in lanes_in(int(event["mask"])):
            byte = int(event["address"][lane])
            signal = region, block, byte
            if is_of_system and byte < 4 * TILE_SIZES:
                signal = SYSTEM, block, _barrier_of_tile(byte, int(event["warp"]))
            found[signal] = found.get(signal, 0) | 1 << lane
        return found

    def _acquire(self, me: Warp, signal: tuple[int, int, int], mask: int, order: int) -> None:
        """Let lanes know what was released at `signal`, or let them observe that only."""
        if (released := self._signals.get(signal)) is not None:
            own = me.key[0]
            observed = me.locked if order & Order.LOCKS else me.observed
            near, far = (me.seen, me.seen) if order & Order.ACQUIRE else (observed.near, observed.far)
            far.add(mask, released[Scope.DEVICE])
            near.add(mask, {key: clock for key, clock in released[Scope.BLOCK].items() if key[0] == own})
            near.add(mask, self._released_by.get(signal, {}).get(own, {}))
            for place in BEYOND:
                me.published[place].add(mask, released[place])
            for clocks in released[:PROXY]:  # what other lanes of the warp have released
                me.acquire_own(mask, clocks)

    def _release(self, me: Warp, signal: tuple[int, int, int], mask: int, order: int, scope: int) -> None:
        """Release at `signal` what lanes have published, or all that comes before the access if it is a release."""
        block = me.key[0]
        if order & Order.PHASED:
            signal = _under_way(signal)
        if order & Order.RELEASE:
            given = (me.known(mask),) * len(Scope)
            me.clock += 1
        else:
            given = tuple(known.of(mask) for known in me.published[:PROXY])
        released = self._signals.setdefault(signal, nothing())
        for place in BEYOND:
            me.published[place].merge_into(mask, released[place])
        if self._reached is not None:
            released[Scope.DEVICE][block, BEGIN] = 0
        for clocks, published in zip(released[: scope + 1], given, strict=False):
            merge(clocks, published)
        if self._survey.fences_narrowly:
            merge(self._released_by.setdefault(signal, {}).setdefault(block, {}), given[Scope.BLOCK])

    def _arrive_at_tile(self, me: Warp, barrier: tuple[int, int, int], mask: int, order: int) -> Order:
        """Let a warp arrive at the barrier of a tile; or, where it has arrived in this phase, end the phase.

        Who acquires as it arrives may be the last: it knows what the others have done, and may end the phase. An update
        that leaves the word as it is (`Order.IDLE`) is a look at it, and no arrival.
        """
        arrived = self._arrived.setdefault(barrier, set())
        if me.key in arrived:
            arrived.clear()
            self._end_phase(barrier)
            return Order.WEAK
        arrived.add(me.key)
        if order & Order.ACQUIRE:
            self._acquire(me, _under_way(barrier), mask, order)
        return Order.PHASED

    def _end_phase(self, mbarrier: tuple[int, int, int]) -> None:
        """Let those who wait at an mbarrier from now on know what has been released in its phase under way."""
        if (released := self._signals.pop(_under_way(mbarrier), None)) is not None:
            for clocks, more in zip(self._signals.setdefault(mbarrier, nothing()), released, strict=True):
                merge(clocks, more)
        for block, clocks in self._released_by.pop(_under_way(mbarrier), {}).items():
            merge(self._released_by.setdefault(mbarrier, {}).setdefault(block, {}), clocks)

    # What is not ordered

    def _check(self, region: int, home: int, cell: int, now: Access, me: Warp) -> None:
        self._looked_at += 1
        state = self._cells.get((region, home, cell))
        if state is None:
            state = self._cells[region, home, cell] = _Cell()
        who = now.block, now.warp, now.lane
        if not now.writes:
            state.read_at[who] = now.line
        elif state.read_at.get(who) == now.line:
            state.updaters.add(who)
        if now.strong_for >= 0 and not now.volatile and (not now.writes or now.kind == Kind.ATOMIC):
            state.polls[who] = now
        if now.strength <= 0:  # of the atomic writes the last alone tells nothing of the others
            self._looked_at += len(state.updates)
            for update in state.updates.values():
                if update not in state.writes.values() and not self._has_seen(state, update, now, me):
                    self._compare(region, home, cell, update, now, me)
        for before in state.writes.values():
            if not (_clash(before, now) and self._has_seen(state, before, now, me)):
                self._compare(region, home, cell, before, now, me)
        if now.writes:
            for before in state.reads.values():
                self._compare(region, home, cell, before, now, me)
        state.take(now)

    def _compare(self, region: int, home: int, cell: int, before: Access, now: Access, me: Warp) -> None:
        if self._ordered(before, now, me) or self._knows_initialised(home, cell, before, now, me):
            return
        is_observed = me.observed.knows(now.lane, before) or me.locked.knows(now.lane, before)
        race, key = Race(region, home, cell, before, now, is_observed), (region, before.line, now.line)
        self.counts[key] = self.counts.get(key, 0) + 1
        if race.reach > self.races.setdefault(key, race).reach:
            self.races[key] = race

    def _has_seen(self, state: _Cell, before: Access, now: Access, me: Warp) -> bool:
        """Return whether the thread, or one that comes before it, has polled an atomic write, or a fenced one."""
        if before.volatile and not before.is_fenced_for(now):
            return False
        polls = (poll for poll in state.polls.values() if poll.event > before.event)
        return any(self._ordered(poll, now._replace(strong_for=-1), me) for poll in polls)

    @staticmethod
    def _ordered(before: Access, now: Access, me: Warp) -> bool:
        """Return whether `before` happens before `now`, or the two do not race for another reason."""
        if before.event == now.event:
            return True
        same_block = before.block == now.block
        weaker = min(before.strong_for, now.strong_for)
        if (weaker == Scope.DEVICE or (weaker == Scope.BLOCK and same_block)) and not _clash(before, now):
            return True
        is_own = same_block and (before.warp, before.lane) == (now.warp, now.lane)
        if before.group and not (now.group and is_own):
            return me.seen.at(now.lane, whole_groups(before.block, before.warp, before.lane)) >= before.group
        if same_block and before.warp == now.warp:
            return before.lane == now.lane or bool(me.lanes[now.lane, before.lane] >= before.clock)
        if now.strong_for >= 0 and me.observed.knows(now.lane, before):  # strong accesses read no stale copy
            return True
        return me.seen.knows(now.lane, before)


def _initialised_by(access: Access) -> WarpKey:
    """Return what stands, in the place of a warp, for the mbarriers that a thread has initialised."""
    return access.block, INITIALISED - (access.warp * LANES + access.lane)


def _barrier_of_tile(byte: int, warp: int) -> int:
    """Return what stands, in the place of a byte, for the barrier of a warp's tile.

    All tiles of one size share a word of ``multi_warp_scratch`` of cooperative_groups, and a warp has a bit of it: the
    first word is that of tiles of 2 warps, the next of 4, and so on.
    """
    return byte * LANES * 2 + warp // (2 << byte // 4) * 2


def _under_way(mbarrier: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return what stands, in the place of a signal, for the phase of an mbarrier that is under way."""
    region, block, byte = mbarrier
    return region, block, byte + 1


def _clash(before: Access, now: Access) -> bool:
    """Return whether two strong accesses race all the same: one of them is a write through volatile.

    It races with another one, and where no fence is before it with other writes, and with reads through volatile.
    """
    if before.volatile and before.writes and now.volatile and now.writes:
        return True
    for write, other in ((before, now), (now, before)):
        if write.volatile and write.writes and (other.writes or other.volatile):
            return not write.is_fenced_for(other)
    return False


def _concern_proxies(events: Events) -> Bools:
    """Return the plain writes of shared memory, and what goes there by the async proxy."""
    concerned: Bools = (region_of(events) == SHARED) & np.isin(events["kind"], CONCERNED)
    return concerned


def _repeated(events: Events, rows: Ints) -> Ints:
    """Return those rows whose event is the one before it once more: a warp that polls, and learns nothing new."""
    bytes_ = np.ascontiguousarray(events[rows]).view(np.uint8).reshape(len(rows), EVENT.itemsize)
    same = (bytes_[1:] == bytes_[:-1]).all(axis=1) & (np.diff(rows) == 1)
    repeated: Ints = rows[1:][same]
    return repeated
