"""One launch: its memory, the workers that run its blocks, and its end."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer
from workbench.core.errors import LaunchError, RecordingError
from workbench.core.events import INSTRUCTION, Recorder
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import faults, printing
from workbench.emulator.engine import Engine
from workbench.emulator.layout import (
    CONTEXT,
    FIRST_CLUSTER_WINDOW,
    FUEL,
    LANES,
    LOCAL_BASE,
    LOCAL_WINDOW,
    MAX_CLUSTER_BLOCKS,
    SHARED_WINDOW,
    SLICE,
    Field,
    Status,
    warp_record,
)
from workbench.emulator.memory import AddressSpace, StaticMemory, aligned, row
from workbench.emulator.notes import NOTE_DTYPE
from workbench.emulator.recording import Translator
from workbench.emulator.shadow import Shadow

_NOTES_PER_FLUSH = 1 << 13
_PRINTED_AT_MOST = 1 << 16
_SUSPENDED_BYTES = 128 << 20  # memory of blocks that were begun and wait for their next turn
_FLUSH = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_PRINT = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint32)


class Launch:
    """One launch under way.

    Each worker runs one block after another. A block that is not done after a while is set aside and another one
    begun, as far as memory allows, so that blocks may wait for one another; those of a cooperative launch always may.

    Parameters
    ----------
    entry : str
        Name of the kernel.
    engine : Engine
    static : StaticMemory
    arguments : sequence of Buffer, bytes or None
    config : LaunchConfig
    recorder : Recorder or None
        Only with an engine that traces.
    budget : int
        Warp-instructions that each block may execute.
    screened : bool
        Only with an engine that screens.
    """

    def __init__(
        self,
        entry: str,
        engine: Engine,
        static: StaticMemory,
        arguments: Sequence[Buffer | bytes | None],
        config: LaunchConfig,
        recorder: Recorder | None,
        budget: int,
        *,
        screened: bool = False,
    ) -> None:
        self.entry = entry
        self.engine = engine
        self.manifest = engine.manifest
        self.config = config
        self.budget = budget
        self.cluster = Dim3(*self.manifest.cluster)
        self._check_clusters(recorded=recorder is not None or screened)
        self._next_cluster = 0
        self.memory = AddressSpace(entry, engine.manifest, static, arguments, cooperative=config.cooperative)
        self.smem_bytes = engine.manifest.static_smem_bytes + config.smem_bytes
        self.num_warps = -(-config.block.size // LANES)
        self.record = _warp_record(engine.manifest.num_blocks)
        self.stop = aligned(4).view(np.int32)  # read by all workers all the time: not beside what they write
        self.next_block = aligned(8).view(np.int64)
        self.translator = Translator(recorder, self.manifest.sites, self.memory) if recorder is not None else None
        self.shadow = (
            Shadow(self.memory, self.manifest.sites, self.smem_bytes, config.grid.size, self.num_warps)
            if screened
            else None
        )
        self._lock = threading.Lock()
        self._suspended: deque[Context] = deque()
        self._begun = 0
        self._counts: list[NDArray[np.int64]] = []
        self._failed: list[tuple[int, int, Context]] = []
        self._error: BaseException | None = None
        self._printed: list[tuple[int, str]] = []
        self.context, self.warps = self._prepare_context(), self._prepare_warps()

    def _prepare_context(self) -> NDArray[np.uint8]:
        """Make the part of a context record that is the same for every worker."""
        data = np.zeros(CONTEXT.size_bytes, np.uint8)
        for name, value in {
            "params": self.memory.params.ctypes.data,
            "num_windows": len(self.memory.table),
            "grid_workspace": self.memory.grid_workspace,
            "smem_bytes": self.smem_bytes,
            "local_bytes": self.manifest.local_bytes * LANES * self.num_warps,
            "warp_bytes": self.manifest.warp_bytes,
            "num_warps": self.num_warps,
            "next_block": self.next_block.ctypes.data,
            "num_blocks": self.config.grid.size,
            "stop": self.stop.ctypes.data,
            "budget": self.budget,
            "fuel": FUEL,
            "entry_block": self.manifest.entry_block,
            "turns": 0 if self.config.cooperative or self.cluster.size > 1 else SLICE,
            "block": -1,
        }.items():
            _elements(data, CONTEXT[name])[0] = value
        extents = {"ntid": self.config.block, "nctaid": self.config.grid, "cluster_nctaid": self.cluster}
        for name, extent in extents.items():
            _elements(data, CONTEXT[name])[:] = extent
        return data

    def _prepare_warps(self) -> NDArray[np.uint8]:
        """Make a block's warp records, as far as they are the same for every worker, shape (warps, bytes)."""
        data = np.zeros((self.num_warps, self.manifest.warp_bytes), np.uint8)
        threads = self.config.block.size
        linear = np.arange(self.num_warps * LANES, dtype=np.int64).reshape(self.num_warps, LANES)
        x, y, _ = self.config.block
        for name, value in (("tid_x", linear % x), ("tid_y", linear // x % y), ("tid_z", linear // (x * y))):
            _elements(data, self.record[name])[:] = value
        _elements(data, self.record["index"])[:, 0] = np.arange(self.num_warps)
        initial = np.packbits(linear < threads, axis=1, bitorder="little").view(np.int32)
        _elements(data, self.record["initial"])[:] = initial
        local = np.arange(self.num_warps) * LANES * self.manifest.local_bytes - LOCAL_BASE
        _elements(data, self.record["local"])[:, 0] = local  # from the first byte of the worker's local memory
        return data

    @property
    def is_suspicious(self) -> bool:
        """Whether a screened launch was cut short for a closer look."""
        return self.shadow is not None and bool(self.shadow.suspicion[0])

    def run(self, workers: int) -> None:
        """Run every block, then raise what went wrong in the first of them."""
        helpers = min(workers, self.config.grid.size // self.cluster.size) - 1
        futures = [_pool().submit(self._work) for _ in range(helpers)]
        try:
            self._work()
        except BaseException:
            self._halt()
            raise
        finally:
            for future in futures:
                future.cancel()
            wait(futures)
            self._write_printed()
        if self._error is not None:
            raise self._error
        for future in futures:
            if not future.cancelled():
                future.result()
        if self._failed:
            _, status, context = min(self._failed, key=lambda failure: failure[0])
            raise faults.describe(self, status, context)

    def _work(self) -> None:
        """Run blocks until none is left."""
        if self.cluster.size > 1:
            self._work_in_clusters()
            return
        context = self._begin() if self.next_block[0] < self.config.grid.size else self._resume()
        while context is not None and not self.stop[0]:
            status = self.engine.worker(context.address)
            self.guarded(context.flush)
            if status == Status.YIELDED:
                context = self._exchange(context)
            elif status == Status.DONE:
                context = self._resume()
            elif status != Status.STOPPED:
                self._failed.append((context.get("block"), status, context))
                self._halt()

    def _check_clusters(self, *, recorded: bool) -> None:
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
        if recorded:
            raise RecordingError(
                f"{self.entry} has clusters of {tuple(self.cluster)} blocks, whose accesses are not recorded: "
                "trace and sanitize it with clusters of one block"
            )

    def _work_in_clusters(self) -> None:
        """Run clusters until none is left; the blocks of one take turns on this thread."""
        contexts = [self._begin() for _ in range(self.cluster.size)]
        for context in contexts:
            context.join(contexts)
        clusters = Dim3(*(n // c for n, c in zip(self.config.grid, self.cluster, strict=True)))
        while not self.stop[0]:
            with self._lock:
                number, self._next_cluster = self._next_cluster, self._next_cluster + 1
            if number >= clusters.size:
                return
            origin = [n * c for n, c in zip(clusters.unravel(number), self.cluster, strict=True)]
            for rank, context in enumerate(contexts):
                x, y, z = (o + r for o, r in zip(origin, self.cluster.unravel(rank), strict=True))
                context.take(x + self.config.grid.x * (y + self.config.grid.y * z))
            self._run_cluster(deque(contexts))

    def _run_cluster(self, left: deque[Context]) -> None:
        """Let blocks take turns until all are done, or none can go on."""
        stuck = 0
        while left and not self.stop[0]:
            context = left.popleft()
            before = context.get("fuel"), context.get("credit")
            status = self.engine.worker(context.address)
            self.guarded(context.flush)
            moved = status != Status.DEADLOCKED or before != (context.get("fuel"), context.get("credit"))
            stuck = 0 if moved else stuck + 1
            if status == Status.YIELDED or (status == Status.DEADLOCKED and stuck <= len(left)):
                left.append(context)
            elif status not in {Status.DONE, Status.STOPPED}:
                self._failed.append((context.get("block"), status, context))
                self._halt()

    def _begin(self) -> Context:
        self._begun += 1
        context = Context(self)
        self._counts.append(context.executed)
        return context

    def executed(self) -> NDArray[np.void]:
        """Count what a traced launch has executed, by source line and mnemonic: an array of `INSTRUCTION`."""
        counts = np.sum(self._counts, axis=0)
        rows: dict[tuple[int, str], NDArray[np.int64]] = {}
        for block, line, mnemonic, count in self.manifest.blocks:
            rows[line, mnemonic] = rows.get((line, mnemonic), 0) + count * counts[block]
        return np.array([(*key, *total) for key, total in sorted(rows.items()) if total[0]], INSTRUCTION)

    def _resume(self) -> Context | None:
        """Take the block that was set aside first."""
        with self._lock:
            return self._suspended.popleft() if self._suspended else None

    def _exchange(self, context: Context) -> Context:
        """Set a block aside for another: one that was not begun, or the one that has waited longest."""
        with self._lock:
            self._suspended.append(context)
            room = self.config.cooperative or self._begun * context.size_bytes < _SUSPENDED_BYTES
            if room and self.next_block[0] < self.config.grid.size:
                return self._begin()
            return self._suspended.popleft()

    def _halt(self) -> None:
        """Keep every worker from going on."""
        self.stop[0] = 1
        self.next_block[0] = self.config.grid.size

    # Callbacks of compiled code

    def guarded(self, act: Callable[[], None]) -> None:
        """Act on behalf of compiled code, through which no exception passes: `run` raises it."""
        try:
            act()
        except BaseException as error:  # KeyboardInterrupt too
            self._error = self._error or error
            self._halt()

    def print(self, block: int, text: str) -> None:
        """Keep a line that the kernel printed; lines come out in the order of blocks."""
        with self._lock:
            self._printed.append((block, text))
            full = len(self._printed) >= _PRINTED_AT_MOST and self.shadow is None
        if full:
            self._write_printed()

    def _write_printed(self) -> None:
        with self._lock:
            lines, self._printed = self._printed, []
        if lines and not self.is_suspicious:
            sys.stdout.write("".join(text for _, text in sorted(lines, key=lambda line: line[0])))
            sys.stdout.flush()


class Context:
    """Memory of one block under way: its context record, shared memory, warps and local memory.

    Parameters
    ----------
    launch : Launch
    """

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        local = launch.manifest.local_bytes
        self.data = aligned(CONTEXT.size_bytes)
        self.data[:] = launch.context
        self.smem = aligned(max(launch.smem_bytes, 1))
        self.warps = aligned(launch.warps.size).reshape(launch.warps.shape)
        self.warps[:] = launch.warps
        self.local = aligned(max(local * LANES * launch.num_warps, 1))
        self.warp_field("local")[:] += self.local.ctypes.data
        self.windows = launch.memory.table.copy()
        self.windows[LOCAL_WINDOW] = (LOCAL_BASE, LOCAL_BASE + local, 0, local)
        self.windows[SHARED_WINDOW] = row(SHARED_WINDOW, launch.smem_bytes, self.smem.ctypes.data)
        capacity = _NOTES_PER_FLUSH if launch.translator else 0
        self.executed = np.zeros((launch.manifest.num_blocks, 2), np.int64)
        self.notes, self.rows = np.zeros(capacity, NOTE_DTYPE), np.zeros((capacity, LANES), np.uint16)
        self.shadow = launch.shadow.of_block() if launch.shadow else None
        self._flush = _FLUSH(lambda _: launch.guarded(self.flush))
        self._print = _PRINT(lambda _, *call: launch.guarded(lambda: self._print_line(*call)))
        self.size_bytes = sum(a.nbytes for a in (self.data, self.smem, self.warps, self.local, self.notes, self.rows))
        for name, value in {
            "windows": self.windows.ctypes.data,
            "smem": self.smem.ctypes.data,
            "local": self.local.ctypes.data,
            "warps": self.warps.ctypes.data,
            "executed": self.executed.ctypes.data,
            "notes": self.notes.ctypes.data,
            "rows": self.rows.ctypes.data,
            "note_capacity": capacity,
            "flush_notes": ctypes.cast(self._flush, ctypes.c_void_p).value or 0,
            "print": ctypes.cast(self._print, ctypes.c_void_p).value or 0,
        }.items():
            self.array(name)[0] = value
        if self.shadow is not None:
            for name, array in self.shadow.items():
                self.array(name)[0] = array.ctypes.data
            for name, value in launch.shadow.scalars().items() if launch.shadow else ():
                self.array(name)[0] = value
        self.join([self])

    def join(self, cluster: Sequence[Context]) -> None:
        """Make the blocks of a cluster known: where their contexts and their shared memory are."""
        self.peers = np.array([peer.address for peer in cluster], np.int64)
        self.array("peers")[0], self.array("num_peers")[0] = self.peers.ctypes.data, len(cluster)
        for rank, peer in enumerate(cluster):
            window = FIRST_CLUSTER_WINDOW + rank
            self.windows[window] = row(window, self.launch.smem_bytes, peer.smem.ctypes.data)

    def take(self, block: int) -> None:
        """Make `block` the next and only one that the worker runs; to the others of its cluster it is there already."""
        self.queue = np.array([block], np.int64)
        for name, value in (("next_block", self.queue.ctypes.data), ("num_blocks", block + 1), ("block", -1)):
            self.array(name)[0] = value
        self.array("cluster_phase")[0] = 0
        self.warp_field("live")[:] = self.warp_field("initial")
        for name in ("cluster_arrived", "cluster_seen"):
            self.warp_field(name)[:] = 0

    @property
    def address(self) -> int:
        """Host address of the context record."""
        return int(self.data.ctypes.data)

    def array(self, name: str) -> NDArray[Any]:
        """Elements of a field of the context, as a view."""
        return _elements(self.data, CONTEXT[name])

    def get(self, name: str) -> int:
        """Value of a scalar field of the context."""
        return int(self.array(name)[0])

    def warp_field(self, name: str) -> NDArray[Any]:
        """View a field of the warps' records, shape (warps, elements)."""
        return _elements(self.warps, self.launch.record[name])

    def read(self, address: int, limit_bytes: int, *, warp: int = 0, lane: int = 0) -> bytes:
        """Bytes at a virtual address, up to the end of its window or `limit_bytes`; none at an address of nothing."""
        window = self.launch.memory.window_of(address)
        low, high, delta, stride = (int(v) for v in self.windows[window])
        if window == LOCAL_WINDOW:
            delta = int(self.warp_field("local")[warp, 0])
        if not low <= address < high:
            return b""
        return ctypes.string_at(address + delta + lane * stride, min(high - address, limit_bytes))

    def flush(self) -> None:
        """Hand the notes over."""
        count = self.get("note_count")
        if count and self.launch.translator is not None:
            self.launch.translator.take(self.notes[:count], self.rows[: self.get("row_count")])
        for name in ("note_count", "row_count"):
            self.array(name)[0] = 0

    def _print_line(self, text: int, data: int, warp: int, lane: int) -> None:
        def read(address: int, limit_bytes: int) -> bytes:
            return self.read(address, limit_bytes, warp=warp, lane=lane)

        self.launch.print(self.get("block"), printing.render(read, text, data))


def _elements(data: NDArray[np.uint8], field: Field) -> NDArray[Any]:
    """Elements of a field of a record, or of each of several records, as a view."""
    dtype = np.dtype("int" + field.type[1:])
    return data[..., field.offset : field.offset + field.count * dtype.itemsize].view(dtype)


_warp_record = cache(warp_record)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="workbench-emulator")
