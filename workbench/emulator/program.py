"""A kernel compiled for this CPU, and its launches."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from workbench.compile.cache import default_cache, digest
from workbench.core.buffers import Buffer
from workbench.core.errors import (
    DeadlockError,
    ExecutionError,
    KernelTrapError,
    LaunchError,
    MemoryFaultError,
    PtxError,
    RecordingError,
)
from workbench.core.events import Recorder
from workbench.core.geometry import LaunchConfig
from workbench.emulator import calls, printing
from workbench.emulator.layout import (
    CONTEXT,
    FIRST_GLOBAL_WINDOW,
    FUEL,
    LANES,
    LOCAL_BASE,
    PARAMETER_BASE,
    SHARED_BASE,
    WINDOW_SHIFT,
    Fault,
    Status,
)
from workbench.emulator.lower import Lowered, Site, lower
from workbench.emulator.recording import RAW_EVENT, Translator, spaces_of
from workbench.ptx import Module, parse

DEFAULT_BUDGET = 1 << 50
"""Warp-instructions that one worker may execute in one launch."""

_GRID_WORKSPACE_BYTES = 8  # its size and one barrier: struct grid_workspace of cooperative_groups
_EVENTS_PER_FLUSH = 1 << 13
_POLL_SECONDS = 0.1
_FLUSH = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_PRINT = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint32)


def _machine() -> llvm.TargetMachine:
    """Make a target for this CPU; an execution engine takes possession of the one it is given."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=1,
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )


@cache
def _own_digest() -> str:
    """Digest of the emulator's sources, versions and this CPU: compiled objects depend on them all."""
    here = Path(__file__).parent
    sources = [p.read_bytes() for p in sorted(here.rglob("*.py"))]
    features = llvm.get_host_cpu_features().flatten()
    return digest(*sources, version("llvmlite"), llvm.get_host_cpu_name(), features, sys.platform)


def _compile(text: str) -> bytes:
    """Machine code of a module of LLVM IR."""
    machine = _machine()
    module = llvm.parse_assembly(text)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    compiled: bytes = machine.emit_object(module)
    return compiled


class _Engine:
    """Machine code of one kernel, from the cache or compiled now."""

    def __init__(self, text: str, key: str) -> None:
        compiled = default_cache().get_or_build(key, ".o", lambda: _compile(text))
        self.engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
        self.engine.add_object_file(llvm.ObjectFileRef.from_data(compiled))
        self.engine.finalize_object()
        address = self.engine.get_function_address
        self.worker = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address("worker"))
        self.start_block = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)(address("start_block"))
        self.run_block = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address("run_block"))


class Program:
    """One kernel of a PTX module, ready to run on the CPU.

    Create one with `Program.load`. A program may be launched from several threads at once.

    Attributes
    ----------
    module : workbench.ptx.Module
    entry : str
    static_smem_bytes : int
        Shared memory that the kernel declares itself.
    """

    def __init__(self, ptx: str, entry: str) -> None:
        self.ptx = ptx
        self.module: Module = parse(ptx)
        function = self.module.functions.get(entry)
        if function is None or not function.is_entry:
            raise PtxError(f"no kernel {entry!r} in this PTX; it has {', '.join(self.module.entries) or 'none'}")
        self.entry = entry
        self._compiled: dict[tuple[bool, bool], tuple[Lowered, _Engine]] = {}
        self._lock = threading.Lock()

    @classmethod
    def load(cls, ptx: str, entry: str) -> Program:
        """Parse PTX and check that the emulator has every instruction of the kernel `entry`.

        Raises
        ------
        PtxError
            Where the text is not PTX or has no such kernel.
        """
        return cls(ptx, entry)

    def compiled(self, *, traced: bool = False, synced: bool = False) -> tuple[Lowered, _Engine]:
        """Lower and compile, once; objects come from the disk cache where it has them.

        Raises
        ------
        UnsupportedInstructionError
            For an instruction that the emulator has no row for; the message names the source line.
        """
        with self._lock:
            variant = (traced, synced)
            if variant not in self._compiled:
                lowered = lower(self.module, self.entry, traced=traced, synced=synced)
                key = digest(_own_digest(), lowered.text)
                self._compiled[variant] = (lowered, _Engine(lowered.text, key))
            return self._compiled[variant]

    @property
    def static_smem_bytes(self) -> int:
        """Shared memory that the kernel declares itself, in bytes."""
        return self.compiled()[0].static_smem_bytes

    def launch(
        self,
        arguments: Sequence[Buffer | bytes | None],
        config: LaunchConfig,
        *,
        recorder: Recorder | None = None,
        budget: int = DEFAULT_BUDGET,
        workers: int | None = None,
        synced: bool = False,
    ) -> None:
        """Run the kernel to its end.

        Parameters
        ----------
        arguments : sequence of Buffer, bytes or None
            One per parameter: a tensor, the bytes of a scalar or struct, or a null pointer.
        config : LaunchConfig
        recorder : Recorder, optional
            Receives every memory access.
        budget : int
            Warp-instructions that each worker thread may execute.
        workers : int, optional
            Threads that run blocks; by default one per core.
        synced : bool
            Let the recorder see barriers, warp synchronisations and fences too, and events of all blocks in the order
            in which they happened: one thread runs all blocks.

        Raises
        ------
        MemoryFaultError
            An access outside every tensor, or a misaligned one.
        KernelTrapError
            ``trap`` or a failed device-side assertion.
        DeadlockError
            No warp of a block can go on, or the budget is spent.
        LaunchError
            Arguments that do not fit the kernel's parameters.
        """
        lowered, engine = self.compiled(traced=recorder is not None, synced=synced)
        launch = Launch(self, lowered, engine, arguments, config, recorder, budget)
        launch.run(1 if synced else workers or os.cpu_count() or 1)


class Launch:
    """One launch under way: its memory, its workers, its end."""

    def __init__(
        self,
        program: Program,
        lowered: Lowered,
        engine: _Engine,
        arguments: Sequence[Buffer | bytes | None],
        config: LaunchConfig,
        recorder: Recorder | None,
        budget: int,
    ) -> None:
        self.program = program
        self.lowered = lowered
        self.engine = engine
        self.config = config
        self.budget = budget
        self.buffers: dict[int, tuple[int, Buffer]] = {}
        self.refusal: RecordingError | None = None
        self.stop = np.zeros(1, np.int32)
        self.next_block = np.zeros(1, np.int64)
        self.smem_bytes = lowered.static_smem_bytes + config.smem_bytes
        self._keep: list[Any] = []
        self._windows = self._make_windows(arguments)
        self.params = self._pack(arguments)
        self._windows[PARAMETER_BASE >> WINDOW_SHIFT] = _window(
            PARAMETER_BASE, len(self.params), self.params.ctypes.data
        )
        self.translator: Translator | None = None
        if recorder is not None:
            declared = [v.space for v in lowered.variables]
            spaces = spaces_of(FIRST_GLOBAL_WINDOW, declared, len(self._windows))
            self.translator = Translator(recorder, lowered.sites, spaces, self.buffers)

    @property
    def sites(self) -> tuple[Site, ...]:
        """Instructions that the ``instruction`` field of an event counts in."""
        return self.lowered.sites

    # Memory

    def _make_windows(self, arguments: Sequence[Buffer | bytes | None]) -> np.ndarray[Any, Any]:
        table = [(0, 0, 0, 0)] * FIRST_GLOBAL_WINDOW
        addresses = calls.addresses(self.program.module)
        images: list[tuple[Any, np.ndarray[Any, Any]]] = []
        for variable in self.lowered.variables:
            base = len(table) << WINDOW_SHIFT
            image = _aligned(max(variable.size_bytes, 1))
            image[: len(variable.initializer)] = np.frombuffer(variable.initializer, np.uint8)
            images.append((variable, image))
            addresses[variable.name] = base
            table.append(_window(base, variable.size_bytes, image.ctypes.data))
        for variable, image in images:
            for offset, symbol in variable.relocations:
                place = image[offset : offset + 8].view(np.uint64)
                place += np.uint64(addresses.get(symbol, 0))
        self._keep.append(images)
        self.grid_workspace = 0
        if self.config.cooperative:
            self.grid_workspace = len(table) << WINDOW_SHIFT
            workspace = _aligned(_GRID_WORKSPACE_BYTES)
            self._keep.append(workspace)
            table.append(_window(self.grid_workspace, _GRID_WORKSPACE_BYTES, workspace.ctypes.data))
        for position, argument in enumerate(arguments):
            if isinstance(argument, Buffer):
                base = (len(table) << WINDOW_SHIFT) + argument.offset_bytes
                self.buffers[len(table)] = (position, argument)
                delta = argument.address - base
                table.append((argument.low - delta, argument.high - delta, delta, 0))
        return np.array(table, np.int64)

    def _pack(self, arguments: Sequence[Buffer | bytes | None]) -> np.ndarray[Any, Any]:
        places = self.lowered.parameters
        if len(arguments) != len(places):
            raise LaunchError(f"{self.program.entry} takes {len(places)} arguments; got {len(arguments)}")
        total = max((o + s for o, s in places), default=0)
        packed = _aligned(max(total, 1))
        pointers = {position: window for window, (position, _) in self.buffers.items()}
        for position, ((offset, size), argument) in enumerate(zip(places, arguments, strict=True)):
            if isinstance(argument, Buffer):
                window = pointers[position]
                data = ((window << WINDOW_SHIFT) + argument.offset_bytes).to_bytes(8, "little")
            else:
                data = bytes(8) if argument is None else argument
            if len(data) != size:
                raise LaunchError(f"{self.program.entry}: argument {position} takes {size} bytes; got {len(data)}")
            packed[offset : offset + size] = np.frombuffer(data, np.uint8)
        return packed

    def _context(self) -> _Context:
        return _Context(self)

    # Execution

    def run(self, workers: int) -> None:
        """Run every block, then raise what went wrong first."""
        blocks = self.config.grid.size
        if self.config.cooperative:
            statuses = self._run_together(workers)
        else:
            contexts = [self._context() for _ in range(max(1, min(workers, blocks)))]
            statuses = self._run_workers(contexts)
        self._raise(statuses)

    def _run_workers(self, contexts: list[_Context]) -> list[tuple[int, _Context]]:
        def work(context: _Context) -> tuple[int, _Context]:
            status = self.engine.worker(context.address)
            if status != Status.DONE:
                self.stop[0] = 1
                self.next_block[0] = self.config.grid.size
            context.flush()
            return status, context

        return self._wait([_pool().submit(work, c) for c in contexts])

    def _run_together(self, workers: int) -> list[tuple[int, _Context]]:
        """Run a cooperative launch: every block is resident, and they take turns."""
        contexts = [self._context() for _ in range(self.config.grid.size)]
        for block, context in enumerate(contexts):
            context.set("take_turns", 1)
            self.engine.start_block(context.address, block)

        def work(mine: list[_Context]) -> list[tuple[int, _Context]]:
            ended: list[tuple[int, _Context]] = []
            while mine and not self.stop[0]:
                going: list[_Context] = []
                for context in mine:
                    status = self.engine.run_block(context.address)
                    context.flush()
                    if status == Status.YIELDED:
                        going.append(context)
                        continue
                    ended.append((status, context))
                    if status != Status.DONE:
                        self.stop[0] = 1
                mine = going
            return ended

        workers = min(workers, len(contexts))
        results = self._wait([_pool().submit(work, contexts[i::workers]) for i in range(workers)])
        return [pair for result in results for pair in result]

    def _wait(self, futures: list[Future[Any]]) -> list[Any]:
        try:
            while wait(futures, timeout=_POLL_SECONDS).not_done:
                pass
        except KeyboardInterrupt:
            self.stop[0] = 1
            self.next_block[0] = self.config.grid.size
            wait(futures)
            raise
        return [f.result() for f in futures]

    # Faults

    def _raise(self, statuses: list[tuple[int, _Context]]) -> None:
        if self.refusal is not None:
            raise self.refusal
        bad = [(c.get("block"), s, c) for s, c in statuses if s not in {Status.DONE, Status.STOPPED}]
        if not bad:
            return
        _, status, context = min(bad, key=lambda item: item[0])
        if status == Status.FAULTED:
            raise self._fault(context)
        block = self.config.grid.unravel(context.get("block"))
        if status == Status.DEADLOCKED:
            raise DeadlockError(
                f"{self.program.entry}: block {block} cannot go on: {self._standing(context)}; a barrier or a "
                "*.sync instruction waits for threads that never arrive",
                block=block,
            )
        raise DeadlockError(
            f"{self.program.entry}: the budget of {self.budget} warp-instructions is spent in block {block}: the "
            "kernel does not end, or needs a larger budget",
            block=block,
        )

    def _standing(self, context: _Context) -> str:
        waiting = [
            f"warp {w} has lanes 0x{live:08x} waiting" for w, live in enumerate(context.warp_field("live")) if live
        ]
        return ", ".join(waiting[:4]) + (f" and {len(waiting) - 4} warps more" if len(waiting) > 4 else "")

    def _fault(self, context: _Context) -> ExecutionError:
        site = self.sites[context.get("fault_instruction")]
        thread = self.config.block.unravel(LANES * context.get("fault_warp") + context.get("fault_lane"))
        block = self.config.grid.unravel(context.get("block"))
        where: dict[str, Any] = {"source": site.source, "block": block, "thread": thread}
        place = f"{site.source or f'PTX line {site.ptx_line}'}: {self.program.entry}"
        who = f"block {block}, thread {thread}"
        kind = context.get("fault_kind")
        if kind == Fault.TRAP:
            return KernelTrapError(f"{place}: trap in {who}", **where)
        if kind == Fault.ASSERT:
            text, file, line, function = context.array("fault_extra")
            message = printing.c_string(self, context, int(text))
            name = printing.c_string(self, context, int(file))
            inside = printing.c_string(self, context, int(function))
            text = f"{name}:{int(line)}: {inside}: assertion '{message}' failed in {who}"
            return KernelTrapError(text, kind="device-assert", **where)
        return self._memory_fault(site, context.get("fault_address") & (1 << 64) - 1, kind, place, who, where)

    def _memory_fault(
        self, site: Site, address: int, kind: int, place: str, who: str, where: dict[str, Any]
    ) -> MemoryFaultError:
        action = {"ld": "reads", "st": "writes", "atom": "updates", "red": "updates", "call": "needs"}[site.kind]
        window = address >> WINDOW_SHIFT
        name, index = "", None
        if window in self.buffers:
            _, buffer = self.buffers[window]
            offset = address - ((window << WINDOW_SHIFT) + buffer.offset_bytes)
            name, index = buffer.name, offset // buffer.dtype.itemsize_bytes
            shape = "x".join(map(str, buffer.shape)) or "scalar"
            what = f"element {index} of {name} ({shape} {buffer.dtype})"
        elif window == SHARED_BASE >> WINDOW_SHIFT:
            what = f"byte {address - SHARED_BASE} of {self.smem_bytes} bytes of shared memory"
        elif window == LOCAL_BASE >> WINDOW_SHIFT:
            what = f"byte {address - LOCAL_BASE} of {self.lowered.local_bytes} bytes of local memory"
        elif address < 1 << WINDOW_SHIFT:
            what = "the null pointer" if address == 0 else f"address 0x{address:x}, next to the null pointer"
        else:
            names = ", ".join(b.name for _, b in self.buffers.values()) or "none"
            what = f"address 0x{address:x}, which no tensor holds (tensors: {names})"
        misaligned = kind == Fault.MISALIGNED
        problem = f"misaligned: {action} {site.width_bytes} bytes at" if misaligned else f"out of bounds: {action}"
        return MemoryFaultError(
            f"{place}: {problem} {what}; {who}",
            kind="misaligned" if misaligned else "out-of-bounds",
            tensor=name,
            index=index,
            **where,
        )


class _Context:
    """Memory of one worker: its context record, shared memory and warps."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        lowered, config = launch.lowered, launch.config
        threads = config.block.size
        num_warps = -(-threads // LANES)
        self.data = _aligned(CONTEXT.size_bytes)
        self.smem = _aligned(max(launch.smem_bytes, 1))
        self.record_bytes = lowered.warp_record.size_bytes
        self.warps = _aligned(self.record_bytes * num_warps)
        local = lowered.local_bytes
        self.local = _aligned(max(local * LANES * num_warps, 1))
        self.windows = launch._windows.copy()
        self.windows[LOCAL_BASE >> WINDOW_SHIFT] = (LOCAL_BASE, LOCAL_BASE + local, 0, local)
        self.windows[SHARED_BASE >> WINDOW_SHIFT] = _window(SHARED_BASE, launch.smem_bytes, self.smem.ctypes.data)
        self.events = np.zeros(_EVENTS_PER_FLUSH if launch.translator else 0, RAW_EVENT)
        self._flush = _FLUSH(self._flush_or_stop)
        self._print = _PRINT(self._print_line)
        for name, value in {
            "params": launch.params.ctypes.data,
            "windows": self.windows.ctypes.data,
            "num_windows": len(self.windows),
            "grid_workspace": launch.grid_workspace,
            "smem": self.smem.ctypes.data,
            "smem_bytes": launch.smem_bytes,
            "warps": self.warps.ctypes.data,
            "num_warps": num_warps,
            "next_block": launch.next_block.ctypes.data,
            "num_blocks": config.grid.size,
            "stop": launch.stop.ctypes.data,
            "events": self.events.ctypes.data,
            "event_capacity": len(self.events),
            "flush_events": ctypes.cast(self._flush, ctypes.c_void_p).value or 0,
            "print": ctypes.cast(self._print, ctypes.c_void_p).value or 0,
            "budget": launch.budget,
            "fuel": FUEL,
        }.items():
            self.set(name, value)
        for name, extents in (("ntid", config.block), ("nctaid", config.grid)):
            self.array(name)[:] = extents
        self._lay_out_warps(threads, num_warps, local)

    def _lay_out_warps(self, threads: int, num_warps: int, local: int) -> None:
        linear = np.arange(num_warps * LANES, dtype=np.int64).reshape(num_warps, LANES)
        x, y, _ = self.launch.config.block
        for name, value in (("tid_x", linear % x), ("tid_y", linear // x % y), ("tid_z", linear // (x * y))):
            self.warp_field(name)[:] = value
        self.warp_field("index")[:] = np.arange(num_warps)
        bits = np.uint64(1) << np.arange(LANES, dtype=np.uint64)
        initial = ((linear < threads) * bits).sum(axis=1)
        self.warp_field("initial")[:] = initial.astype(np.uint32).view(np.int32)
        if local:
            bases = self.local.ctypes.data + np.arange(num_warps) * LANES * local - LOCAL_BASE
            self.warp_field("local")[:] = bases

    @property
    def address(self) -> int:
        """Host address of the context record."""
        return int(self.data.ctypes.data)

    def array(self, name: str) -> np.ndarray[Any, Any]:
        """Elements of a field of the context, as a view."""
        field = CONTEXT[name]
        dtype = np.dtype("int" + field.type[1:])
        return self.data[field.offset : field.offset + field.count * dtype.itemsize].view(dtype)

    def get(self, name: str) -> int:
        """Value of a scalar field of the context."""
        return int(self.array(name)[0])

    def set(self, name: str, value: int) -> None:
        """Set a scalar field of the context."""
        self.array(name)[0] = value

    def warp_field(self, name: str) -> np.ndarray[Any, Any]:
        """View a field of every warp's record, strided."""
        field = self.launch.lowered.warp_record[name]
        dtype = np.dtype("int" + field.type[1:])
        count = len(self.warps) // self.record_bytes
        view: np.ndarray[Any, Any] = np.ndarray(
            (count, field.count), dtype, self.warps.data, field.offset, (self.record_bytes, dtype.itemsize)
        )
        return view[:, 0] if field.count == 1 else view

    def host(self, address: int, lane: int = 0, warp: int = 0) -> tuple[int, int]:
        """Host address of a virtual one, and the bytes left in its window."""
        window = address >> WINDOW_SHIFT
        if not 0 < window < len(self.windows):
            return 0, 0
        low, high, delta, stride = (int(v) for v in self.windows[window])
        if window == LOCAL_BASE >> WINDOW_SHIFT:
            delta = int(np.atleast_1d(self.warp_field("local"))[warp])
        if not low <= address < high:
            return 0, 0
        return address + delta + lane * stride, high - address

    def flush(self) -> None:
        """Hand the recorded events over."""
        count = self.get("event_count")
        if count and self.launch.translator is not None:
            self.launch.translator.take(self.events[:count])
        self.set("event_count", 0)

    def _flush_or_stop(self, _: int) -> None:
        """Flush from compiled code, through which no exception passes."""
        if self.launch.refusal is None:
            try:
                self.flush()
            except RecordingError as error:
                self.launch.refusal = error
                self.launch.stop[0] = 1
                self.launch.next_block[0] = self.launch.config.grid.size
        self.set("event_count", 0)

    def _print_line(self, _: int, text: int, data: int, warp: int, lane: int) -> None:
        sys.stdout.write(printing.render(self.launch, self, text, data, warp, lane))


def _window(base: int, size: int, host: int) -> tuple[int, int, int, int]:
    return base, base + size, host - base, 0


def _aligned(size: int) -> np.ndarray[Any, Any]:
    """Zeroed bytes whose address is a multiple of 256."""
    raw = np.zeros(size + 256, np.uint8)
    start = -raw.ctypes.data % 256
    return raw[start : start + size]


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="workbench-emulator")
