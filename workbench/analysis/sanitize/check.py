"""Put together what the parts find, in words."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import PurePath

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.layout import NO_ELEMENT, element_index
from workbench.analysis.sanitize.barriers import Absence, Arrival, BadMask, Barriers, Divergence
from workbench.analysis.sanitize.bulk import Undone
from workbench.analysis.sanitize.cells import SHARED, Survey, survey
from workbench.analysis.sanitize.clocks import Access, lanes_in
from workbench.analysis.sanitize.copies import Early, PendingCopies
from workbench.analysis.sanitize.lifetimes import Stray
from workbench.analysis.sanitize.maps import Stale
from workbench.analysis.sanitize.proxies import Unfenced
from workbench.analysis.sanitize.races import NOWHERE, Examiner, Hasty, Race
from workbench.analysis.sanitize.report import Finding, Party, Report
from workbench.analysis.sanitize.screen import EventScreen, Unwritten
from workbench.analysis.trace import Trace
from workbench.core.buffers import Buffer
from workbench.core.errors import DeadlockError, ExecutionError, KernelTrapError, MemoryFaultError, RecordingError
from workbench.core.events import EVENT, LANES, MNEMONICS, Events, Kind, Order, Space, active_lanes
from workbench.core.geometry import LaunchConfig
from workbench.core.ordering import effects_of

_VERBS = {"ld": "reads", "wgmma": "reads", "st": "writes", "cp.async": "copies", "cp.async.bulk": "copies"}

_PTX_LINE = re.compile(r"PTX line (\d+)")

_INLINED = ", inlined at "

_MEND_IN_STEP = (
    "volatile does not keep the lanes of a warp in step, as code from before Volta takes it to: put __syncwarp() "
    "between them"
)
_MEND_VOLATILE = (
    "volatile is not atomic: use atomics (cuda::atomic_ref, atomicExch()), or write behind a __threadfence() what the "
    "others poll in a loop"
)
_MEND_HEARD = (
    "its warp has read a signal that the other thread sent, but neither acquires nor fences after that read: put a "
    "fence whose scope holds both threads (__threadfence()) between the read of the signal and this access, or read "
    "the signal with acquire"
)
_MEND_TRACKED = "wait for the copy's mbarrier (mbarrier.try_wait of the phase that the copy is in)"
_MEND_WHOLE = "wait for the copy (cp.async.bulk.commit_group, cp.async.bulk.wait_group without .read) in its thread"
_MEND_GROUP = "wait for the copy (cp.async.bulk.commit_group, cp.async.bulk.wait_group.read) in the thread that asked"


def sanitize(
    trace: Trace,
    fault: ExecutionError | None = None,
    *,
    relaxed_volatile: bool = False,
    settled: Collection[int] | None = None,
    sizes: Mapping[int, int] | None = None,
    reserved_smem_bytes: int = 0,
) -> Report:
    """Look for faults in a launch.

    Parameters
    ----------
    trace : Trace
        All events of the launch, synchronisation among them, in the order in which they happened
        (``Program.launch(..., synced=True)``).
    fault : ExecutionError, optional
        What ended the launch before its time.
    relaxed_volatile : bool
        Take accesses through volatile for relaxed atomic ones.
    settled : collection of int, optional
        Of a kernel that starts early: what grids before it do not touch, by its number in events (`EVENT.buffer`).
    sizes : mapping of int to int, optional
        Bytes of global memory that is no tensor, by its number in events.
    reserved_smem_bytes : int
        The first bytes of a block's shared memory, which are the system's: accesses outside `Space.SYSTEM` are wrong.
    """
    surveyed = survey(trace.log.batches(), trace.buffers, sizes, reserved_smem_bytes)
    lost: dict[tuple[int, int, int], np.void] = {}
    reserved: dict[int, np.void] = {}
    registers: dict[int, np.void] = {}
    accepted = set[int]()
    empty = [number for number, buffer in trace.buffers.items() if buffer.uninitialized]
    screen, barriers = EventScreen(surveyed, trace.clusters, empty), Barriers(trace.config.block.size)
    copies = PendingCopies()
    first, last = 0, np.empty(0, EVENT)
    for events in trace.log.batches():
        screen.take(events, first)
        barriers.take(events)
        copies.take(events)
        if relaxed_volatile:
            accepted.update(events["line"][events["order"] & Order.VOLATILE > 0].tolist())
        for event in events[events["kind"] == Kind.PRODUCT_REGISTER]:
            registers.setdefault(int(event["line"]), event)
        is_below = _touch_below(events, reserved_smem_bytes)
        for event in events[is_below & (events["kind"] < Kind.BARRIER)]:
            reserved.setdefault(int(event["line"]), event)
        of_users = ~np.isin(events["space"], (Space.CONST, Space.SYSTEM)) & ~is_below
        for event in events[(events["kind"] == Kind.LOST_WRITE) & of_users]:
            if effects_of(Kind.LOST_WRITE, Order(int(event["order"]))) and not (event["order"] and relaxed_volatile):
                lost.setdefault((int(event["line"]), int(event["space"]), int(event["buffer"])), event)
        first += len(events)
        last = events
    screened = screen.result()
    threads = trace.config.block.size
    examiner = Examiner(surveyed, screened, trace.clusters, threads, relaxed_volatile=relaxed_volatile, settled=settled)
    has_more = (
        len(surveyed.reached) or surveyed.copied.any() or surveyed.by_proxy or surveyed.maps or settled is not None
    )
    is_clear = screened.is_clear and not has_more
    races = [] if is_clear else examiner.examine(trace.log.batches)
    races = [race for race in races if not _copies_early(race, copies, examiner)]
    raced = [{race.first.line, race.second.line} for race in races]
    early = copies.early | {lines: each for lines, each in copies.of_others.items() if set(lines) not in raced}
    # Where a warp's lanes count on being in step, those that the result is not of read behind what was written.
    in_step = {line for race in races if race.is_in_step for line in (race.first.line, race.second.line)}
    in_step |= accepted
    writer = _Writer(trace, surveyed, reserved_smem_bytes)
    told_early = {found.copy.request.line for found in examiner.undone.values()}
    findings = [
        *writer.fault(fault, barriers, last),
        *map(writer.reserved, reserved.values()),
        *map(writer.early, early.values()),
        *(writer.race(race, examiner) for race in races),
        *map(writer.hasty, examiner.hasty.values()),
        *map(writer.lost, lost.values()),
        *map(writer.register, registers.values()),
        *map(writer.undone, examiner.undone.values()),
        *(writer.unawaited(each) for each in examiner.unawaited if fault is None and each.line not in told_early),
        *map(writer.unfenced, examiner.unfenced),
        *map(writer.stale, examiner.stale),
        *map(writer.stray, examiner.strays),
        *(writer.unwritten(read) for read in screened.unwritten if read.line not in in_step),
        *map(writer.divergence, barriers.divergent.values()),
        *map(writer.bad_mask, barriers.bad_masks.values()),
        *(writer.absence(a) for line, a in barriers.absences.items() if line not in barriers.bad_masks),
    ]
    reported = in_step | {party.line for each in findings for party in (each, each.other) if party}
    findings += [writer.unwritten(read) for read in screened.unwritten_suspects if read.line not in reported]
    return Report(trace.kernel, tuple(findings), examiner.complete and not isinstance(fault, RecordingError))


class _Writer:
    """Writes findings."""

    def __init__(self, trace: Trace, surveyed: Survey, reserved_smem_bytes: int) -> None:
        self._reserved = reserved_smem_bytes
        self._path = trace.path
        self._config: LaunchConfig = trace.config
        self._buffers: Mapping[int, Buffer] = trace.buffers
        self._survey = surveyed
        self._shared = trace.shared

    def race(self, race: Race, examiner: Examiner) -> Finding:
        users = {race.first.block, race.second.block}
        tensor, index, what = self._place(race.region, race.cell, NOWHERE if users == {race.home} else race.home)
        before, now = self._party(race.first), self._party(race.second)
        if race.region == SHARED and race.first.kind == Kind.BULK_STORE:
            where, mend = "another thread", _MEND_TRACKED
        elif race.region == SHARED and race.first.kind == Kind.BULK_LOAD:
            where, mend = "another thread", f"{_MEND_GROUP}, and order the two by a barrier"
        elif race.first.group:
            where = "another block" if len(users) == 2 else "its own block"
            mend = f"{_MEND_WHOLE}, and order the two behind that"
        elif len(users) == 2 and race.region == SHARED:
            where, mend = "another block", "put cluster.sync() (barrier.cluster.arrive and wait) between them"
        elif len(users) == 2:
            where, mend = "another block", "let one block do both, or order them with atomics and __threadfence()"
        elif race.first.warp != race.second.warp:
            where, mend = "another warp", "put __syncthreads() between them"
        else:
            where, mend = "its own warp", "put __syncwarp() between them"
        if race.first.kind in (Kind.ASYNC_STORE, Kind.ASYNC_COMPLETION):
            mend = f"let the thread that copies wait (cp.async.wait_group), then {mend}"
        if examiner.needs_an_atomic(race):
            mend = "the line reads, changes and writes it back; let an atomic do that (atomicAdd() and its like)"
        elif race.is_observed:
            mend = _MEND_HEARD
        elif race.first.volatile or race.second.volatile:
            mend = _MEND_IN_STEP if race.is_in_step else _MEND_VOLATILE
        message = (
            f"{_who(now)} {_verb(now.action)} {what}, which {_who(before)} of {where} {_verb(before.action)} at line "
            f"{before.line}; nothing orders the two: {mend}"
        )
        found = self._finding("data-race", message, now, tensor, index, before)
        return replace(found, count=examiner.count_of(race))

    def hasty(self, found: Hasty) -> Finding:
        party = self._party(found.access)
        tensor, index, what = self._place(found.region, found.cell)
        settled = f', or name it in settled=("{tensor}",) if none of them does' if tensor else ""
        message = (
            f"{_who(party)} {_verb(party.action)} {what}, which the grids before this one may still write or read: the "
            "kernel starts early, and nothing tells the thread that they have ended; put griddepcontrol.wait "
            f"(cudaGridDependencySynchronize()) before it{settled}"
        )
        return self._finding("data-race", message, party, tensor, index)

    def lost(self, event: np.void) -> Finding:
        mask = int(event["mask"])
        lane = (mask & -mask).bit_length() - 1
        line, block, warp, owner = (int(event[name]) for name in ("line", "block", "warp", "owner"))
        at = self._at(line, int(event["kind"]), block, warp * LANES + lane)
        name = int(event["buffer"]) if event["space"] == Space.GLOBAL else SHARED
        address = int(event["address"][lane].astype(np.int64))
        known = self._survey.regions[name]
        home = NOWHERE if owner == block else owner
        tensor, index, what = self._place(name, (address - known.low) // known.cell_bytes, home)
        message = (
            f"{_who(at)} writes {what}, and another lane of the same instruction writes another value there; which of "
            "them stays is not defined: let one lane write, or let an atomic combine the values"
        )
        return self._finding("data-race", message, at, tensor, index)

    def reserved(self, event: np.void) -> Finding:
        addresses = event["address"]
        lane = next(each for each in lanes_in(int(event["mask"])) if addresses[each] < self._reserved)
        block, owner = int(event["block"]), int(event["owner"])
        tensor, index, what = self._bytes(int(addresses[lane]), NOWHERE if owner == block else owner)
        at = self._at(int(event["line"]), int(event["kind"]), block, int(event["warp"]) * LANES + lane)
        message = (
            f"{_who(at)} {_verb(at.action)} out of bounds at {what}: the {self._reserved} bytes before the kernel's "
            "own are the system's, where tiles of several warps meet"
        )
        return self._finding("out-of-bounds", message, at, tensor, index)

    def register(self, event: np.void) -> Finding:
        mask = int(event["mask"])
        lane = (mask & -mask).bit_length() - 1
        block, warp = int(event["block"]), int(event["warp"])
        at = self._at(int(event["line"]), int(event["kind"]), block, warp * LANES + lane)
        if event["address"][lane]:
            message = (
                f"{_who(at)} executes a wgmma with no wgmma.fence before it, or writes its registers after the last "
                "wgmma.fence: put wgmma.fence.sync.aligned between those writes and the wgmma"
            )
        else:
            message = (
                f"{_who(at)} touches registers that a wgmma may still read and write: close its group and wait for it "
                "(wgmma.commit_group, wgmma.wait_group) first"
            )
        return self._finding("data-race", message, at)

    def undone(self, found: Undone) -> Finding:
        copy, access = self._party(found.copy.request), self._party(found.access)
        _, _, what = self._bytes(found.byte, NOWHERE if found.owner == found.access.block else found.owner)
        does = "into which" if found.is_target else "out of which"
        if found.copy.is_product:
            message = (
                f"{_who(access)} writes {what}, which the wgmma of {_who(copy)} at line {copy.line} may still read: "
                "close its group and wait for it (wgmma.commit_group, wgmma.wait_group) before the write, or before "
                "the signal that lets the writer go on"
            )
            return self._finding("data-race", message, access, "", found.byte, copy)
        if found.access.kind == Kind.MBARRIER_INIT:
            message = (
                f"{_who(access)} initialises an mbarrier at {what} once more, which tracks a copy that {_who(copy)} "
                f"has made at line {copy.line} and that may still be under way: {_MEND_TRACKED} before it"
            )
            return self._finding("data-race", message, access, "", found.byte, copy)
        mend = _MEND_TRACKED if found.copy.is_tracked else _MEND_GROUP
        is_bulk = found.copy.request.kind != Kind.ASYNC_COMPLETION
        message = (
            f"{_who(access)} {_verb(access.action)} {what}, {does} {_who(copy)} has a "
            f"{'bulk copy' if is_bulk else 'copy'} made at line {copy.line}, which may still be under way: {mend} "
            "before it, and a barrier behind that for other threads"
        )
        kind = "data-race" if is_bulk else "pending-async-copy"
        return self._finding(kind, message, access, "", found.byte, copy)

    def unawaited(self, request: Access) -> Finding:
        party = self._party(request)
        message = (
            f"{_who(party)} has a bulk copy made out of shared memory, and comes to its end before the copy is "
            f"known to have read it: {_MEND_GROUP}, before it exits"
        )
        if request.writes:
            message = (
                f"{_who(party)} has a bulk copy made into shared memory, and no thread waits for it before the block "
                f"ends: {_MEND_TRACKED}, before the thread exits"
            )
        return self._finding("pending-async-copy", message, party)

    def unfenced(self, found: Unfenced) -> Finding:
        write, access = self._party(found.write), self._party(found.access)
        _, _, what = self._bytes(found.byte, NOWHERE if found.owner == found.access.block else found.owner)
        verb = "overwrites" if found.access.writes else _verb(access.action)
        message = (
            f"{_who(access)} {verb} {what} by the async proxy, which {_who(write)} writes at line "
            f"{write.line}; no proxy fence lies between: put fence.proxy.async behind the write, before the "
            "barrier or the signal that lies between the two"
        )
        return self._finding("data-race", message, access, "", found.byte, write)

    def stale(self, found: Stale) -> Finding:
        write, copy = self._party(found.write), self._party(found.copy)
        known = self._survey.regions[found.region]
        tensor, index, what = self._place(found.region, (found.offset - known.low) // known.cell_bytes)
        message = (
            f"{_who(copy)} copies by the tensor map at {what}, which {_who(write)} writes at line {write.line}; copies "
            "read maps by a proxy of their own: put fence.proxy.tensormap::generic.release behind the write "
            "(tensormap.cp_fenceproxy has one), and fence.proxy.tensormap::generic.acquire of the map before the copy"
        )
        return self._finding("data-race", message, copy, tensor, index, write)

    def stray(self, found: Stray) -> Finding:
        _, _, what = self._bytes(found.byte, found.owner)
        party = self._party(found.access)
        if found.exit is None:
            message = (
                f"{_who(party)} {_verb(party.action)} {what}, which may not have begun: put cluster.sync() "
                "(barrier.cluster.arrive and wait) before it"
            )
            return self._finding("data-race", message, party, "", found.byte)
        leaving = self._party(found.exit)
        message = (
            f"{_who(party)} {_verb(party.action)} {what}, whose threads may have exited by then: "
            f"{_who(leaving)} at line {leaving.line}; put cluster.sync() (barrier.cluster.arrive and wait) between them"
        )
        return self._finding("data-race", message, party, "", found.byte, leaving)

    def early(self, found: Early) -> Finding:
        access, copier = found.access, self._arrived(found.copier)
        party = self._at(access.line, access.kind, access.block, found.thread)
        message = (
            f"{_who(party)} {_verb(party.action)} {self._bytes(found.byte, NOWHERE)[2]}, into which {_who(copier)} "
            f"copies at line {copier.line}; nobody has waited for the copy: put cp.async.wait_group "
            "(__pipeline_wait_prior) before it, and a barrier behind that for other threads"
        )
        return self._finding("pending-async-copy", message, party, "", found.byte, copier)

    def unwritten(self, read: Unwritten) -> Finding:
        is_own = read.owner == read.block
        tensor, index, what = self._place(read.region, read.cell, NOWHERE if is_own else read.owner)
        party = self._at(read.line, read.kind, read.block, read.thread)
        whose = "no thread of its block" if is_own and read.region == SHARED else "no thread"
        message = f"{_who(party)} reads {what}, which {whose} has written: initialise it first"
        return self._finding("uninitialized-read", message, party, tensor, index)

    def divergence(self, found: Divergence) -> Finding:
        here = self._arrived(found.here)
        if found.left:
            first, more = self._config.block.unravel(found.left[0]), len(found.left) - 1
            others = f", as {more} others have" if more > 1 else ", as one other has" if more else ""
            message = (
                f"{_who(here)} waits at this barrier, which thread {first} never reaches: it has left the "
                f"kernel{others}; let every thread of the block execute the barrier, and leave behind it"
            )
            return self._finding("divergent-barrier", message, here)
        if found.elsewhere is None and found.number:
            message = (
                f"{_who(here)} waits at this barrier, number {found.number}, as {found.waiting} threads of the block "
                "do, and it takes more: give it the number of threads that come to it, or let the others come too"
            )
            return self._finding("divergent-barrier", message, here)
        if found.elsewhere is None:
            message = (
                f"{_who(here)} waits at this barrier, which other threads of the block never reach: move it to where "
                "every thread of the block executes it"
            )
            return self._finding("divergent-barrier", message, here)
        elsewhere = self._arrived(found.elsewhere)
        if found.here.takes != found.elsewhere.takes:
            message = (
                f"{_who(here)} comes to barrier {found.number} of {found.here.takes} threads, and {_who(elsewhere)} in "
                f"line {elsewhere.line} to the same one of {found.elsewhere.takes}: give all that come to it one number"
            )
            return self._finding("divergent-barrier", message, here, other=elsewhere)
        where = f"the one in line {elsewhere.line}" if elsewhere.line != here.line else "another one in the same line"
        message = (
            f"{_who(here)} waits at this barrier while {_who(elsewhere)} waits at {where}: "
            "let every thread of the block reach the same barrier"
        )
        return self._finding("divergent-barrier", message, here, other=elsewhere)

    def bad_mask(self, bad: BadMask) -> Finding:
        thread = bad.arrival.warp * LANES + bad.lane
        party = self._at(bad.arrival.line, bad.arrival.kind, bad.arrival.block, thread)
        problem = "another lane names others" if bad.is_member else f"lane {bad.lane} is not in it"
        message = (
            f"{_who(party)} names the lanes 0x{bad.members:08x}, but {problem}: give every lane that takes part the "
            "same mask, with itself in it"
        )
        return self._finding("invalid-sync-mask", message, party)

    def absence(self, found: Absence) -> Finding:
        first = found.arrival.warp * LANES
        party = self._at(found.arrival.line, found.arrival.kind, found.arrival.block, first + found.lane)
        exists = first + found.absent < self._config.block.size
        whom = f"lane {found.absent} of its warp" + (
            f" (thread {self._config.block.unravel(first + found.absent)})" if exists else ", which the block has not"
        )
        if found.reads:
            message = (
                f"{_who(party)} reads from {whom}{', which' if exists else ' and which'} takes no part: the value is "
                "undefined; let the lanes that are read execute the instruction too, and name them in the mask"
            )
        else:
            message = (
                f"{_who(party)} names {whom} in the mask, which takes no part: it has left the kernel, or is held back "
                "by a predicate; let every lane that the mask names execute the instruction, or name only those that "
                "do (__ballot_sync() before the branch tells them)"
            )
        return self._finding("inactive-lane", message, party)

    def fault(self, fault: ExecutionError | None, barriers: Barriers, last: Events) -> list[Finding]:
        """Word what ended the launch; `last` are its last events."""
        if fault is None or isinstance(fault, RecordingError):
            lines = np.unique(last["line"])
            if fault is None or len(lines) != 1:
                return []
            who = self._at(int(lines[0]), int(last["kind"][0]), int(last["block"][0]), int(last["warp"][0]) * LANES)
            message = f"{_who(who)} waits for memory to change here, and does not stop: nothing that runs changes it"
            return [self._finding("deadlock", message, who)]
        kind, tensor, index = "deadlock", "", None
        match fault:
            case MemoryFaultError():
                kind, tensor, index = fault.kind, fault.tensor, fault.index
            case KernelTrapError():
                kind = fault.kind
            case DeadlockError(kind="inactive-lane"):
                kind = fault.kind
            case DeadlockError(polls=False):
                if (found := barriers.stuck()) is not None:
                    return [self.divergence(found)]
        line, message = self._own_line(fault)
        if isinstance(fault, DeadlockError) and fault.line:
            line, message = fault.line, str(fault)
        return [Finding(kind, message, self._path, line, fault.block, fault.thread, tensor, index)]

    def _own_line(self, fault: ExecutionError) -> tuple[int, str]:
        """Line of a fault in the kernel's own file, as of other findings, and the message without the place."""
        where, _, what = str(fault).partition(": ")
        if of_ptx := _PTX_LINE.fullmatch(where):
            return int(of_ptx[1]), what
        if not fault.source:
            return 0, str(fault)
        places = [place.rpartition(":") for place in where.split(_INLINED)]
        if not where.startswith(fault.source):  # it tells of several places
            places, what = [fault.source.rpartition(":")], str(fault)
        own = [int(line) for path, _, line in places if PurePath(path).name == PurePath(self._path).name]
        line = own[0] if own else int(places[-1][2])
        innermost = PurePath(places[0][0]).name
        return line, what if innermost == PurePath(self._path).name else f"{what}; in {fault.source}"

    def _finding(
        self, kind: str, message: str, at: Party, tensor: str = "", index: int | None = None, other: Party | None = None
    ) -> Finding:
        return Finding(kind, message, self._path, at.line, at.block, at.thread, tensor, index, other)

    def _party(self, access: Access) -> Party:
        return self._at(access.line, access.kind, access.block, access.warp * LANES + access.lane)

    def _arrived(self, arrival: Arrival) -> Party:
        return self._at(arrival.line, arrival.kind, arrival.block, arrival.thread)

    def _at(self, line: int, kind: int, block: int, thread: int) -> Party:
        return Party(line, self._config.grid.unravel(block), self._config.block.unravel(thread), MNEMONICS[kind])

    def _place(self, region: int, cell: int, owner: int = NOWHERE) -> tuple[str, int | None, str]:
        """Tensor, index and words for a cell; of shared memory, that of the block `owner`, if it is named."""
        known = self._survey.regions[region]
        offset = known.low + cell * known.cell_bytes
        if region == SHARED:
            return self._bytes(offset, owner)
        if region not in self._buffers:
            return "", offset, f"byte {offset} of a variable in global memory"
        buffer = self._buffers[region]
        index = int(element_index(buffer, np.array([offset]))[0])
        if index == NO_ELEMENT:
            return buffer.name, None, f"memory between the elements of {buffer.name}"
        coordinates = ", ".join(map(str, np.unravel_index(index, buffer.shape)))
        return buffer.name, index, f"{buffer.name}[{coordinates}]"

    def _bytes(self, offset: int, owner: int) -> tuple[str, int, str]:
        """Word a byte of shared memory like `_place`, counted from the first that is the kernel's."""
        whose = (
            "shared memory" if owner == NOWHERE else f"the shared memory of block {self._config.grid.unravel(owner)}"
        )
        what = f"byte {offset - self._reserved} of {whose}"
        for name, start, size in self._shared:
            if offset >= start and (offset < start + size or not size):
                index, rest = divmod(offset - start, self._survey.regions[SHARED].cell_bytes)
                what = f"{name}[{index}] ({what})" if not rest else f"{what}, in {name}"
                break
        return "", offset - self._reserved, what


def _copies_early(race: Race, copies: PendingCopies, examiner: Examiner) -> bool:
    """Whether a race is with a copy that is already known not to be done, or to be done late."""
    if (race.first.line, race.second.line) in examiner.undone:
        return True
    return any(
        copy.kind == Kind.ASYNC_COMPLETION and (copy.line, access.line) in copies.early
        for copy, access in ((race.first, race.second), (race.second, race.first))
    )


def _touch_below(events: Events, size_bytes: int) -> NDArray[np.bool_]:
    """Return the events of which a lane is at the first bytes of a block's shared memory, outside `Space.SYSTEM`."""
    if not size_bytes:
        return np.zeros(len(events), bool)
    is_below: NDArray[np.bool_] = (events["address"] < size_bytes) & active_lanes(events["mask"])
    touches: NDArray[np.bool_] = is_below.any(axis=1) & np.isin(events["space"], (Space.SHARED, Space.CLUSTER))
    return touches


def _who(party: Party) -> str:
    return f"thread {party.thread} of block {party.block}"


def _verb(action: str) -> str:
    return _VERBS.get(action, "updates")
