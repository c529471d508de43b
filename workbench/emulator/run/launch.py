"""One launch: its memory, the workers that run its blocks, and its end."""

from __future__ import annotations

import ctypes
import math
import sys
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import LaunchArgument
from workbench.core.errors import LaunchError, TimeLimitError
from workbench.core.events import Recorder
from workbench.core.forks import cached_property
from workbench.core.geometry import Clusters, Dim3, LaunchConfig
from workbench.emulator import textures
from workbench.emulator.layout import CONTEXT, LANES, MAX_CLUSTER_BLOCKS, MOST_IDLE, SLICE, Status
from workbench.emulator.memory import AddressSpace, Snapshot, StaticMemory
from workbench.emulator.run import faults, printing
from workbench.emulator.run.context import Context, Contexts
from workbench.emulator.run.engine import Engine
from workbench.emulator.run.schedules import Schedule
from workbench.emulator.run.threads import Job
from workbench.emulator.run.turns import Standstill, Turns
from workbench.emulator.translate.instruments import Instrument
from workbench.emulator.watch.recording import Translator
from workbench.emulator.watch.shadow import Shadow

_NOTES_PER_FLUSH = 1 << 13
_SUSPENDED_BYTES = 128 << 20  # most memory of blocks that have begun and wait for their next turn
_RESIDENT = 64  # most clusters that a schedule lets run at once, unless these wait for others
_LAUNCH_OFFSET = CONTEXT["launch"].offset
_KEPT_BYTES = 16 << 20  # most memory that an engine keeps for its next launch

_under_way: dict[int, EmulatedLaunch] = {}


@dataclass(frozen=True)
class _Part:
    """Which blocks of a launch run, how many instructions each may execute, and how long all of them may take."""

    share: float = 1.0
    more: int = 0
    budget: int = sys.maxsize
    chosen: tuple[int, ...] | None = None
    limit_s: float = math.inf

    def ranges(self, entry: str, grid: Dim3, cluster_size: int) -> list[tuple[int, int]]:
        """First block of each stretch that runs, and the block behind its last; whole clusters."""
        num_blocks = grid.size
        if self.chosen is not None:
            clusters = sorted({block // cluster_size for block in self.chosen if 0 <= block < num_blocks})
            if not clusters:
                raise LaunchError(
                    f"{entry}: expected blocks to run among 0 to {num_blocks - 1} of the grid {tuple(grid)}; "
                    f"got {list(self.chosen)}"
                )
            return [(cluster * cluster_size, (cluster + 1) * cluster_size) for cluster in clusters]
        first = max(0, num_blocks - math.ceil(num_blocks * self.share) - self.more)
        return [(first // cluster_size * cluster_size, num_blocks)]


_WHOLE = _Part()
_part: ContextVar[_Part] = ContextVar("_part", default=_WHOLE)


@contextmanager
def _launches(part: _Part) -> Iterator[None]:
    """Let launches of this thread run a part."""
    token = _part.set(part)
    try:
        yield
    finally:
        _part.reset(token)


def last_blocks(share: float, more: int, budget: int) -> AbstractContextManager[None]:
    """Let launches of this thread run only their last blocks: a share of the grid, and `more` blocks.

    Each block may execute `budget` warp-instructions. Other blocks do nothing.
    """
    return _launches(_Part(share, more, budget))


def chosen_blocks(blocks: Collection[int], budget: int = sys.maxsize) -> AbstractContextManager[None]:
    """Let launches of this thread run only the blocks with these linear indices, and the others of their clusters.

    Each block may execute `budget` warp-instructions. Other blocks do nothing. A launch whose grid has none of them is
    a `LaunchError`.
    """
    return _launches(_Part(chosen=tuple(blocks), budget=budget))


def time_limit(seconds: float) -> AbstractContextManager[None]:
    """Let launches of this thread run for so long at most; one that does not end by then is a `TimeLimitError`."""
    return _launches(replace(_part.get(), limit_s=seconds))


class EmulatedLaunch:
    """One launch on the emulator.

    Each worker runs one block after another: those of its share, then those of other shares. If blocks may wait for one
    another, there is one share, so blocks begin in their order. A block that is not done after a while is set aside,
    and another one begins, as long as there is memory for it. Blocks of a cooperative launch are always set aside.

    Parameters
    ----------
    entry : str
        Name of the kernel.
    engine : Engine
    static : StaticMemory
    arguments : sequence of LaunchArgument
    config : LaunchConfig
    recorder : Recorder or None
        Only with an engine that traces.
    budget : int
        Warp-instructions that each block may execute.
    screened : bool
        Only with an engine that screens.
    is_fine, is_wide : bool
        What the screen's shadow is like, as `Shadow` has it.
    schedule : int
        Seed of the order in which blocks and warps run; 0 is the usual one. Others need an engine for schedules.
    instrument : Instrument or None
        The one that the engine is compiled with.
    """

    def __init__(
        self,
        entry: str,
        engine: Engine,
        static: StaticMemory,
        arguments: Sequence[LaunchArgument],
        config: LaunchConfig,
        recorder: Recorder | None,
        budget: int,
        *,
        screened: bool = False,
        is_fine: bool = False,
        is_wide: bool = False,
        schedule: int = 0,
        instrument: Instrument | None = None,
    ) -> None:
        self.entry = entry
        self.engine = engine
        self.manifest = engine.manifest
        self.config = config
        self._part = _part.get()
        self.budget = min(budget, self._part.budget)
        self.cluster = Dim3(*self.manifest.cluster)
        self._check_clusters()
        self._ranges = self._part.ranges(entry, config.grid, self.cluster.size)
        self.schedule = Schedule(schedule) if schedule else None
        self._by_turns = self.schedule is not None or self.cluster.size > 1
        self._workers = 1
        self._in_order = self.manifest.in_order or config.cooperative or self._by_turns
        self.memory = AddressSpace(entry, engine.manifest, static, arguments, cooperative=config.cooperative)
        self.smem_bytes = engine.manifest.static_smem_bytes + config.smem_bytes
        self.translator: Translator | None = None
        if recorder is not None:
            self.translator = Translator(recorder, engine.described, self.memory, self.clusters)
        num_warps = -(-config.block.size // LANES)
        extents = self.smem_bytes, config.grid.size, num_warps
        self.shadow = None
        if screened:
            self.shadow = Shadow(self.memory, engine.screen, *extents, is_fine=is_fine, is_wide=is_wide)
        self._instrument = instrument
        if instrument is not None:
            instrument.begin(self.manifest, self.memory, self.smem_bytes, num_warps)
        self._saved = set[int]()
        self._lock = threading.Lock()
        self._contexts: list[Contexts] = []  # the workers' first, then those of blocks begun while others wait
        self._begun: dict[int, Context] = {}  # the latter, by address
        self._suspended: deque[Context] = deque()
        self._standstill = Standstill()
        self._instrumented: list[NDArray[Any]] = []  # contexts point to these arrays
        self._failed: list[tuple[int, int, Context]] = []
        self._error: BaseException | None = None
        self._clusters_left: list[int] = []

    @cached_property
    def clusters(self) -> Clusters:
        """How the blocks form clusters."""
        return Clusters(self.config.grid, self.cluster)

    @cached_property
    def before(self) -> Snapshot:
        """Memory that a screened launch puts back if it is suspicious."""
        return Snapshot()

    @cached_property
    def _printout(self) -> printing.Printout:
        return printing.Printout(self._first_unfinished if self.shadow is None else None, self.guarded)

    @cached_property
    def is_suspicious(self) -> bool:
        """Whether a screened launch, which is over, may have had a race, or has left bulk copies under way."""
        if self.shadow is None:
            return False
        under_way = (c.records[name].any() for c in self._contexts for name in ("source_block", "awaited"))
        return bool(self.shadow.suspicion[0]) or any(under_way)

    def run(self, workers: int) -> None:
        """Run every block, then raise the error of the first block that has one."""
        num_clusters = sum(end - first for first, end in self._ranges) // self.cluster.size
        self._workers = min(workers, num_clusters)
        key = (self.config, self.budget, self._workers, len(self.memory.table), *self._ranges)
        kept: Job | None = self.engine.kept.pop(key, None) if self.schedule is None else None
        job = self._job = kept or self._prepare()
        self._order_clusters(num_clusters)
        self._show(job.contexts)
        job.restart(left=int(self._by_turns))
        if self.memory.heap is not None and not _under_way:
            self.memory.heap.clear(unless_in_use=True)
        _under_way[job.number] = self
        try:
            with self._ended_in_time():
                self.go_on(Context(job.contexts, 0), job.lead())
                job.join()
        except BaseException:
            self._halt()
            raise
        finally:
            job.join()  # helpers write to this launch's memory until they are done
            del _under_way[job.number]
            if "_printout" in vars(self):
                self._printout.close(is_shown=not self.is_suspicious)
        if self.translator is not None:
            for index in range(self._workers):
                self.guarded(partial(self.flush, Context(job.contexts, index)))
            self.guarded(self.translator.finish)
        if self._error is not None:
            raise self._error
        if self._failed:
            _, status, context = min(self._failed, key=lambda failure: failure[0])
            error = faults.describe(self, status, context)
            if self.memory.heap is not None:
                self.memory.heap.clear()
            raise error
        if self.schedule is None and not self.is_suspicious and job.contexts.size_bytes <= _KEPT_BYTES:
            self.engine.kept.clear()
            self.engine.kept[key] = job

    def _ended_in_time(self) -> AbstractContextManager[None]:
        """Stop the launch where it has not ended within its time limit, if it has one."""
        return nullcontext() if math.isinf(self._part.limit_s) else self._stopped_after(self._part.limit_s)

    @contextmanager
    def _stopped_after(self, limit_s: float) -> Iterator[None]:
        def stop() -> None:
            raise TimeLimitError(f"{self.entry}: has run for {limit_s:g} s, its time limit, and is stopped")

        timer = threading.Timer(limit_s, self.guarded, [stop])
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()

    def _prepare(self) -> Job:
        """Make the job of this launch; later launches of the same shape use it again."""
        ranges = [(0, 0)] if self._by_turns else self._ranges
        job = self._job = Job(ranges, 1 if self._in_order else self._workers)
        job.post(self.engine, self._make_contexts(self._workers), _ADDRESSES["go_on"])
        return job

    def _make_contexts(self, count: int) -> Contexts:
        """Make memory for a number of blocks."""
        job = self._job
        fields: dict[str, int | Sequence[int]] = {
            "launch": job.number,
            "shares": job.shares.ctypes.data,
            "num_shares": len(job.shares),
            "stop": job.stop.ctypes.data,
            "budget": self.budget,
            "turns": 0 if self.config.cooperative or self.cluster.size > 1 else SLICE,
            "dice": self.schedule.dice if self.schedule else 0,
            "grid_workspace": self.memory.grid_workspace,
            "nctaid": self.config.grid,
            "cluster_nctaid": self.cluster,
            "flush_notes": _ADDRESSES["flush_notes"],
            "print": _ADDRESSES["print"],
            "save_window": _ADDRESSES["save_window"],
            "textures": textures.table_address(),
        }
        capacity = _NOTES_PER_FLUSH if self.translator is not None else 0
        windows = len(self.memory.table)
        contexts = Contexts(self.manifest, self.config.block, self.smem_bytes, count, windows, capacity, fields)
        contexts.records["share"] = np.arange(count) % len(job.shares)
        return contexts

    def _show(self, contexts: Contexts) -> None:
        """Let blocks see this launch's memory."""
        self._contexts.append(contexts)
        contexts.show(self.memory)
        if self._instrument is not None:
            for record in contexts.records:
                self._instrumented.append(self._instrument.of_block())
                record["instrument"] = self._instrumented[-1].ctypes.data
        if self.shadow is not None:
            for index in range(len(contexts)):
                fields = self.shadow.of_block()
                contexts.records[[*fields]][index] = (*fields.values(),)

    def _check_clusters(self) -> None:
        if self.cluster.size == 1:
            return
        if self.cluster.size > MAX_CLUSTER_BLOCKS:
            limit = f"at most {MAX_CLUSTER_BLOCKS} blocks"
            raise LaunchError(f"{self.entry} asks for clusters of {tuple(self.cluster)} blocks; {limit} exist")
        if any(n % c for n, c in zip(self.config.grid, self.cluster, strict=True)):
            raise LaunchError(
                f"{self.entry} has clusters of {tuple(self.cluster)} blocks; the grid must be a multiple of that, "
                f"got {tuple(self.config.grid)}"
            )

    def _begin(self, count: int = 1) -> list[Context]:
        """Make memory for blocks beside the workers' own."""
        contexts = self._make_contexts(count)
        self._show(contexts)
        begun = [Context(contexts, index) for index in range(count)]
        self._begun |= {context.address: context for context in begun}
        return begun

    def go_on(self, context: Context | None, status: int) -> None:
        """Go on after compiled code has returned `status` for a context: begin, resume or end blocks."""
        if self._by_turns:
            Turns(self, self.schedule, self._clusters_left, self._resident).run()
            return
        while context is not None:
            if self.translator is not None:
                self.guarded(partial(self.flush, context))
            if status == Status.DONE and not self._suspended:  # nobody waits for what the block has done
                return
            self._standstill.note(context)
            if status == Status.YIELDED and context.get("block") >= 0:
                if self._stands_still(context):
                    first = min([context, *self._suspended], key=lambda each: each.get("block"))
                    self.end(first, Status.DEADLOCKED)
                context = self._exchange(context)
            elif status == Status.YIELDED:
                pass
            elif status == Status.DONE:
                context = self._resume()
            else:
                self.end(context, status)
                context = self._resume()
            if context is None or not self._job.stop[0]:
                return
            status = self.engine.worker(context.address)

    def _stands_still(self, context: Context) -> bool:
        """Whether this block and all that were set aside wait for one another, and no other block can begin.

        With several workers, blocks that other threads run may change memory at any time, so that is not known.
        """
        if self._workers > 1 or context.get("idle") <= MOST_IDLE or (self.has_room and not self._job.is_all_begun):
            return False
        return self._standstill.holds([context, *self._suspended])

    def _order_clusters(self, num_clusters: int) -> None:
        """Set in which order clusters begin, last first, and how many of them are to run at once."""
        if not self._by_turns:
            return
        size = self.cluster.size
        places = [place for first, end in self._ranges for place in range(first // size, end // size)]
        numbers = list(reversed(range(num_clusters)))
        self._resident = 1
        if self.schedule is not None:
            in_memory = _SUSPENDED_BYTES // (self._job.contexts.row_bytes * self.cluster.size)
            most = len(numbers) if self.config.cooperative else min(_RESIDENT, in_memory)
            self._resident = max(1, min(len(numbers), most))
            numbers = self.schedule.order(len(numbers), self._resident)
        self._clusters_left = [places[number] for number in numbers]

    def begin_cluster(self, number: int, contexts: Sequence[Context]) -> None:
        """Begin the blocks of a cluster."""
        for rank, context in enumerate(contexts):
            if self.shadow is not None and context.get("number"):  # another block has had it
                self.shadow.clear(context.get("smem_cells"))
            context.begin(self.clusters.block(number, rank))

    def room(self) -> list[Context]:
        """Make memory for the blocks of a cluster."""
        with self._lock:
            contexts = self._begin(self.cluster.size)
        if self.cluster.size > 1:
            for context in contexts:
                context.join(contexts)
        return contexts

    @property
    def has_room(self) -> bool:
        """Whether there is memory for more blocks than have begun."""
        in_memory = (self._workers + len(self._begun)) * self._job.contexts.row_bytes
        return self.config.cooperative or in_memory < _SUSPENDED_BYTES

    def end(self, context: Context, status: int) -> None:
        """End the launch because of a block. Blocks before it still run, unless they may wait for it."""
        if status != Status.STOPPED:
            self._failed.append((context.get("block"), status, context))
            self._job.end_before(0 if self._in_order else context.get("block"))

    @property
    def goes_on(self) -> bool:
        """Whether blocks are still to run."""
        return bool(self._job.stop[0])

    def run_turn(self, context: Context) -> int:
        """Run a block until it ends or yields; return the status."""
        status: int = self.engine.worker(context.address)
        self.guarded(partial(self.flush, context))
        return status

    def executed(self) -> NDArray[np.void]:
        """Count what a traced launch has executed, by source line and mnemonic: an array of `INSTRUCTION`."""
        runs = np.concatenate([contexts.executed for contexts in self._contexts]).sum(axis=0)
        return self.engine.mix.executed(runs)

    def _resume(self) -> Context | None:
        """Take the block that has waited longest, if there is one."""
        with self._lock:
            context = self._suspended.popleft() if self._suspended else None
            self._job.leave(len(self._suspended))
            return context

    def _exchange(self, context: Context) -> Context:
        """Set a block aside for another: a block that has not begun, or the one that has waited longest."""
        with self._lock:
            self._suspended.append(context)
            begins = self.has_room and not self._job.is_all_begun
            other = self._begin()[0] if begins else self._suspended.popleft()
            self._job.leave(len(self._suspended))
            return other

    def _halt(self) -> None:
        """Stop every worker."""
        self._job.end_before(0)

    # Callbacks of compiled code

    def context_at(self, address: int) -> Context:
        """Return the context whose record is at a host address."""
        workers = self._job.contexts
        return self._begun.get(address) or Context(workers, workers.index(address))

    def guarded(self, act: Callable[[], None]) -> None:
        """Call `act` for compiled code. No exception may pass through that code, so `run` raises it later."""
        try:
            act()
        except BaseException as error:  # KeyboardInterrupt too
            self._error = self._error or error
            self._halt()

    def print(self, block: int, text: str) -> None:
        """Take a line that the kernel prints."""
        self._printout.add(block, text)

    def _first_unfinished(self) -> int:
        """Find the first block that has not ended."""
        shares = self._job.shares
        waiting = [place * self.cluster.size for place in list(self._clusters_left)]
        blocks = np.concatenate(
            [
                shares["next"][shares["next"] < shares["end"]],
                np.array(waiting, np.int64),
                *(contexts.records["block"] for contexts in list(self._contexts)),
            ]
        )
        return int(blocks[blocks >= 0].min(initial=self.config.grid.size))

    def save_window(self, window: int) -> None:
        """Copy what a window shows, before some block writes it for the first time."""
        if window not in self._saved:
            self._saved.add(window)
            self.before.add([self.memory.extent(window)])

    def flush(self, context: Context) -> None:
        """Give the notes of a block's accesses to the translator."""
        if self.translator is not None:
            self.translator.take(*context.take_notes())


def _launch_of(context: int) -> EmulatedLaunch:
    """Find the launch of a context, for compiled code of a helper or of this thread."""
    return _under_way[ctypes.c_int64.from_address(context + _LAUNCH_OFFSET).value]


def _guarded(context: int, act: Callable[[EmulatedLaunch, Context], None]) -> None:
    """Call `act` with the launch and the block of a context."""
    launch = _launch_of(context)
    launch.guarded(lambda: act(launch, launch.context_at(context)))


def _go_on(context: int, status: int) -> None:
    _guarded(context, lambda launch, found: launch.go_on(found, status))


def _flush(context: int) -> None:
    _guarded(context, EmulatedLaunch.flush)


def _print(context: int, text: int, data: int, warp: int, lane: int) -> None:
    def act(launch: EmulatedLaunch, found: Context) -> None:
        read = partial(found.read, warp=warp, lane=lane)
        launch.print(found.get("block"), printing.render(read, text, data))

    _guarded(context, act)


def _save_window(context: int, window: int) -> None:
    launch = _launch_of(context)
    launch.guarded(partial(launch.save_window, window))


_CALLBACKS = {
    "go_on": ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int32)(_go_on),
    "flush_notes": ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_flush),
    "save_window": ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint64)(_save_window),
    "print": ctypes.CFUNCTYPE(
        None, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint32
    )(_print),
}
_ADDRESSES = {name: ctypes.cast(callback, ctypes.c_void_p).value or 0 for name, callback in _CALLBACKS.items()}
