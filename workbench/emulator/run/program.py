"""A kernel compiled for this CPU."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer, LaunchArgument
from workbench.core.environment import cores
from workbench.core.errors import BudgetSpentError, ExecutionError, PtxError
from workbench.core.events import Recorder, counts
from workbench.core.forks import cached_property, new_lock
from workbench.core.geometry import LaunchConfig
from workbench.emulator.heap import existing_heap
from workbench.emulator.manifest import Manifest
from workbench.emulator.memory import Snapshot, StaticMemory
from workbench.emulator.run.engine import Engine
from workbench.emulator.run.launch import EmulatedLaunch
from workbench.emulator.textures import surface_extents
from workbench.emulator.translate.instruments import Instrument
from workbench.emulator.watch.shadow import MOST_BLOCKS, MOST_BYTES, shadow_bytes
from workbench.ptx import Module, parse

DEFAULT_BUDGET = 1 << 34
"""Warp-instructions that one block may execute: minutes."""


class Program:
    """One kernel of a PTX module, to be run on the CPU. It is compiled when it is first needed.

    The module's variables live as long as the program, as on a GPU: a launch finds what the launch before has left.
    A program may be launched from several threads at once.

    Parameters
    ----------
    ptx : str
    entry : str
        Name of the kernel in `ptx`.
    name : str, optional
        Its name in messages; `entry` by default.

    Raises
    ------
    PtxError
        If the text has no such kernel.
    """

    def __init__(self, ptx: str, entry: str, name: str | None = None) -> None:
        self.ptx = ptx
        self.entry = entry
        self.name = name or entry
        self._engines: dict[frozenset[str], Engine] = {}
        self._static: StaticMemory | None = None
        self._unused: dict[str, NDArray[np.uint8]] = {}
        self._lock = new_lock()
        if not re.search(rf"\.entry\s+{re.escape(entry)}(?![\w$])", ptx):
            raise PtxError(f"no kernel {entry!r} in this PTX; it has {', '.join(self.module.entries) or 'none'}")

    @cached_property
    def module(self) -> Module:
        """The parsed PTX."""
        return parse(self.ptx)

    def engine(self, instrument: Instrument | None = None, **ways: bool) -> Engine:
        """Compile the kernel once in some of the ways that `Engine.load` takes.

        It is screened for `is_clear`, and traced or synced for a recorder.
        """
        with self._lock:
            variant = frozenset([*(way for way, is_on in ways.items() if is_on), instrument.name if instrument else ""])
            if variant not in self._engines:
                self._engines[variant] = Engine.load(self.ptx, self.entry, instrument, **ways)
            return self._engines[variant]

    @property
    def manifest(self) -> Manifest:
        """What the compiled kernel needs and where its instructions come from."""
        with self._lock:
            compiled = next(iter(self._engines.values()), None)
        return (compiled or self.engine()).manifest

    def variable(self, name: str) -> NDArray[np.uint8]:
        """Return the bytes of a variable of the module, shared with launches.

        Parameters
        ----------
        name : str
            In the PTX.
        """
        static = self._static_memory()
        if any(each.name == name for each in static.variables):
            return static.image(name)
        if name not in self._unused:  # by this kernel, which then has no place for it
            self._unused[name] = np.frombuffer(bytearray(self.initial_bytes(name)), np.uint8)
        return self._unused[name]

    def take_variables(self, other: Program) -> None:
        """Let the module's variables hold what they do in another build of it."""
        known = {each.name for each in other.manifest.variables}
        for each in self.manifest.variables:
            if each.name in known:
                self.variable(each.name)[:] = other.variable(each.name)

    def initial_bytes(self, name: str) -> bytes:
        """Return the bytes that a variable of the module begins with."""
        for each in self.manifest.variables:
            if each.name == name:
                return each.initial.ljust(each.size_bytes, b"\0")
        declared = self.module.variables[name]
        return declared.initializer.ljust(declared.size_bytes, b"\0")

    def _static_memory(self) -> StaticMemory:
        manifest = self.manifest
        with self._lock:
            if self._static is None:
                self._static = StaticMemory(manifest.variables)
            return self._static

    def launch(
        self,
        arguments: Sequence[LaunchArgument],
        config: LaunchConfig,
        *,
        recorder: Recorder | None = None,
        budget: int = DEFAULT_BUDGET,
        workers: int | None = None,
        synced: bool = False,
        schedule: int = 0,
        instrument: Instrument | None = None,
    ) -> None:
        """Run the kernel to its end.

        Parameters
        ----------
        arguments : sequence of LaunchArgument
            One per parameter: a tensor, the bytes of a scalar or struct, a struct with addresses, or a null pointer;
            behind them the tensors that these link to.
        config : LaunchConfig
        recorder : Recorder, optional
            Receives every memory access.
        budget : int
            Warp-instructions that each block may execute. A block may run a little longer before it is stopped.
        workers : int, optional
            Threads that run blocks, with this one; by default one per core.
        synced : bool
            Let the recorder see barriers, warp synchronisations and fences too. One thread runs all blocks, so events
            are in the order in which they happen.
        schedule : int
            Seed of the order in which blocks and warps run, on one thread; 0 is the usual order.
        instrument : Instrument, optional
            Adds instructions to the kernel. One thread runs all blocks.

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
        RecordingError
            The recorder takes no more events.
        """
        engine = self.engine(instrument, traced=recorder is not None, synced=synced, scheduled=schedule > 0)
        static = self._static_memory()
        launch = EmulatedLaunch(
            self.name, engine, static, arguments, config, recorder, budget, schedule=schedule, instrument=instrument
        )
        launch.run(1 if synced or schedule or instrument else workers or cores())
        if recorder is not None and counts(recorder):
            recorder.count(launch.executed())

    def snapshot(self, arguments: Sequence[LaunchArgument]) -> Snapshot:
        """Copy the tensors of a launch, the module's variables and surfaces, to put them back."""
        kept = Snapshot()
        kept.add([(each.low, each.high - each.low) for each in arguments if isinstance(each, Buffer)])
        kept.add(self._static_memory().extents())
        held = existing_heap()
        kept.add([*(held.extents() if held else []), *_surfaces(self.manifest)])
        return kept

    def is_clear(
        self,
        arguments: Sequence[LaunchArgument],
        config: LaunchConfig,
        *,
        budget: int = DEFAULT_BUDGET,
        schedule: int = 0,
    ) -> bool:
        """Run the kernel, and say whether the screen finds it free of races and of the sanitiser's other findings.

        The result may be False for a sound kernel: one whose threads are ordered by other means than barriers, that
        asks where the system's shared memory lies, or that needs more than the budget. A launch with ``synced=True``
        then decides; it meets the same errors. If the result is False, all memory is as it was before.

        Parameters
        ----------
        arguments, config, budget, schedule
            As for `launch`.
        """
        is_large = config.grid.size > MOST_BLOCKS or shadow_bytes(arguments) > MOST_BYTES
        if is_large or self.manifest.reserved_smem_bytes:
            return False
        engine = self.engine(screened=True, scheduled=schedule > 0)
        given = (self.name, engine, self._static_memory(), arguments, config, None, budget)
        screened = partial(EmulatedLaunch, *given, screened=True, schedule=schedule)
        too_large = set() if shadow_bytes(arguments, engine.screen.narrowest) <= MOST_BYTES else {"is_fine"}
        has: dict[str, Any] = dict.fromkeys(engine.remedies - too_large, True)
        while True:
            launch = screened(**has)
            if self._is_screened_clear(launch):
                return True
            remedies = launch.shadow.remedies if launch.shadow is not None else {}
            if remedies.keys() <= has.keys() or remedies.keys() & too_large:
                return False
            has |= remedies
            engine.remedies |= remedies.keys()

    @staticmethod
    def _is_screened_clear(launch: EmulatedLaunch) -> bool:
        """Run a screened launch; where it is not clear, put memory back."""
        before = launch.before
        if held := [*launch.memory.heap_extents(), *_surfaces(launch.manifest)]:
            before.add(held)
        try:
            launch.run(1)
        except BudgetSpentError:
            before.restore()
            return False
        except ExecutionError:
            before.restore()
            if launch.is_suspicious:
                return False
            raise
        if is_suspicious := launch.is_suspicious:
            before.restore()
        return not is_suspicious


def _surfaces(manifest: Manifest) -> list[tuple[int, int]]:
    """Host address and size in bytes of the surfaces that a kernel may write: all, as handles may lie in memory."""
    return surface_extents() if any(site.kind == "surface" for site in manifest.sites) else []
