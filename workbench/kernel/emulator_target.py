"""A kernel on the emulator."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.numerics import NumericsReport
from workbench.analysis.sanitize import Report, merged, sanitize, with_unoptimized
from workbench.analysis.trace import EventLog, Trace
from workbench.compile import Resources, compile_ptx
from workbench.core.arch import Arch
from workbench.core.buffers import Buffer, LaunchArgument
from workbench.core.errors import ExecutionError, LaunchError, RecordingError
from workbench.core.events import LANES
from workbench.core.forks import cached_property
from workbench.core.geometry import SINGLE, Clusters, Dim3, LaunchConfig
from workbench.core.numbers import Tally
from workbench.emulator import HEAP_BUFFER, Program, chosen_blocks, existing_heap, time_limit
from workbench.kernel.limits import LaunchLimits
from workbench.kernel.sampling import Sample
from workbench.kernel.target import Target
from workbench.numerics import tally as tally_of

if TYPE_CHECKING:
    from workbench.kernel.build import Build


SANITIZED_BYTES = 1 << 28
"""Notes of a launch, some 4 million. The sanitiser does not look at later ones."""

FURTHER_BYTES = 1 << 24
"""The same, of each further order of a launch: some 260,000. Its seed alone is looked at as far as any launch."""

SCREENED_INSTRUCTIONS = 1 << 26
"""Warp-instructions of a block. A launch with a longer block is not screened but looked at exactly."""

SANITIZED_INSTRUCTIONS = 1 << 30
"""Warp-instructions of a block. A sanitised launch with a longer block counts as one that does not end."""


_SAMPLED_EVENTS = 50_000
"""Accesses of warps that a prediction looks at."""

_SAMPLED_BLOCKS = 16
"""Blocks whose accesses a prediction looks at at most."""

_COUNTED_BLOCKS = 128
"""Blocks that a prediction runs at most, beside the first one: of unequal ones, 16 do not stand for all."""

_COUNTED_INSTRUCTIONS = 1 << 20
"""Warp-instructions that they execute at most together, if they are more than those whose accesses it looks at."""

_GOLDEN = 0.6180339887498949
"""Its multiples spread evenly over the blocks, and in no step with the grid's rows."""

_SAMPLED_INSTRUCTIONS = 1 << 26
"""Warp-instructions of a block, after which it is taken to wait for another one."""


class EmulatorTarget(Target[LaunchConfig]):
    """A kernel on the emulator, which stands for the architecture that the build's options name.

    Parameters
    ----------
    build : Build
    """

    def __init__(self, build: Build) -> None:
        arch = build.options.arch
        self._build = build
        resources = _of_ptx(self.program, arch) if build.source.is_ptx else build.resources(arch)
        super().__init__(LaunchLimits(build.signature.name, Arch.of(arch), resources))

    @cached_property
    def program(self) -> Program:
        """The kernel, compiled for this machine's processor."""
        build = self._build
        compiled = compile_ptx(build.source, build.options, (build.expression,))
        return Program(compiled.text, build.signature.mangled, build.signature.name)

    def run(
        self,
        ready: LaunchConfig,
        fields: Sequence[Any],
        arguments: Sequence[Any],
        is_foreign: bool = False,  # noqa: ARG002  (the emulator has no streams to order)
        stream: Any = None,  # noqa: ARG002
        *,
        schedule: int = 0,
    ) -> None:
        """Run a launch to its end, in the order that a seed picks."""
        self.program.launch(self._build.plan.buffers(fields, arguments), ready, schedule=schedule)

    def limited(self, seconds: float, stream: Any = None) -> AbstractContextManager[None]:  # noqa: ARG002
        """Stop launches that have not ended after so many seconds."""
        return time_limit(seconds)

    def trace(
        self, config: LaunchConfig, fields: Sequence[Any], arguments: Sequence[Any], is_empty: bool, log: EventLog
    ) -> Trace:
        """Run a launch to its end, unless there is nothing to run, and keep its memory accesses in `log`."""
        described = self._build.plan.buffers(fields, arguments)
        if not is_empty:
            self.program.launch(described, config, recorder=log)
        return self._trace(config, described, log, is_empty=is_empty)

    def sample(
        self, config: LaunchConfig, fields: Sequence[Any], arguments: Sequence[Any], all_below: int = 0
    ) -> Sample:
        """Run a few blocks of a launch that stand for all, and keep their memory accesses.

        All blocks run where the launch has fewer than `all_below` accesses of warps.
        """
        described = self._build.plan.buffers(fields, arguments)
        size, warps = config.grid.size, -(-config.block.size // LANES)

        def run(blocks: Collection[int], chosen: Collection[int] | None, recorded: Collection[int] = ()) -> Trace:
            log = EventLog(recorded or blocks, chosen)
            with chosen_blocks(blocks, _SAMPLED_INSTRUCTIONS):
                self.program.launch(described, config, recorder=log)
            return self._trace(config, described, log)

        def whole(blocks: Collection[int]) -> set[int]:
            """Add the others of their clusters, which run with them."""
            clusters = Clusters(config.grid, probe.cluster)
            ranks = range(clusters.extent.size)
            return {clusters.block(clusters.of(block), rank) for block in blocks for rank in ranks}

        one = size // 2
        few = {warps // 2}
        probe = run([one], few)
        events = max(len(probe) / LANES * warps, 1.0)
        if events * size < all_below:
            return Sample(run(range(size), None), size, float(size))
        most = min(int(_COUNTED_INSTRUCTIONS // max(int(probe.log.executed["warps"].sum()), 1)), _COUNTED_BLOCKS, size)
        if most == 0 and probe.cluster.size == 1:
            return Sample(probe, 1, 1 / warps)
        if events > _SAMPLED_EVENTS:
            few = set(range(0, warps, -(-warps // max(int(_SAMPLED_EVENTS / events * warps), 1))))
            blocks = whole({one, *_spread(most, size)})
            return Sample(run(sorted(blocks), few, [one]), len(blocks), len(few) / warps)
        recorded = _spread(min(int(_SAMPLED_EVENTS // events), _SAMPLED_BLOCKS, size), size)
        blocks = whole(recorded | _spread(most, size))
        return Sample(run(sorted(blocks), None, recorded), len(blocks), float(len(recorded)))

    def sanitize(
        self,
        config: LaunchConfig,
        fields: Sequence[Any],
        arguments: Sequence[Any],
        is_empty: bool,
        *,
        relaxed_volatile: bool = False,
        uninitialized: Collection[str] = (),
        settled: Collection[str] = (),
        schedules: int = 1,
        schedule: int = 0,
        unoptimized: bool = False,
    ) -> Report:
        """Run a launch to its end, or to its first fault, unless there is nothing to run; look for faults in it.

        If it is to be looked at `unoptimized` too, that comes first: memory then holds what the usual build leaves.
        """
        name, plan = self._build.signature.name, self._build.plan
        described = plan.buffers(fields, arguments)
        if uninitialized or settled:
            tensors = [each.name for each in described if isinstance(each, Buffer)]
            described = [
                replace(each, uninitialized=each.name in uninitialized, settled=each.name in settled)
                if isinstance(each, Buffer)
                else each
                for each in described
            ]
            for option, names in (("uninitialized", uninitialized), ("settled", settled)):
                for unknown in sorted(set(names) - set(tensors)):
                    raise LaunchError(
                        f"{name}: {option} names '{unknown}', which is no tensor of this launch; its tensors are "
                        f"{', '.join(tensors) or 'none'}"
                    )
        if schedules < 1:
            raise LaunchError(f"{name}: schedules is how many orders are tried, from 1 on; got {schedules}")
        if is_empty:
            return Report(name, ())
        before = self.program.snapshot(described) if schedules > 1 or unoptimized else None
        bare: Report | None = None
        if unoptimized and before is not None:
            other = self._build.unoptimized.on_emulator
            other.program.take_variables(self.program)
            bare = other.sanitize(
                config,
                fields,
                arguments,
                is_empty,
                relaxed_volatile=relaxed_volatile,
                uninitialized=uninitialized,
                settled=settled,
                schedules=schedules,
                schedule=schedule,
            )
            before.restore()
        reports = [self._look(config, described, schedule, relaxed_volatile=relaxed_volatile)]
        if schedules > 1 and before is not None and self.program.manifest.in_order:
            for seed in range(schedule + 1, schedule + schedules):
                before.restore()
                reports.append(self._look(config, described, seed, relaxed_volatile=relaxed_volatile, is_further=True))
        found = merged(reports)
        return found if bare is None else with_unoptimized(found, bare)

    def _look(
        self,
        config: LaunchConfig,
        described: Sequence[LaunchArgument],
        schedule: int,
        *,
        relaxed_volatile: bool,
        is_further: bool = False,
    ) -> Report:
        """Run a launch in one order, and look for faults."""
        name = self._build.signature.name
        screened = fault = None
        try:
            if self.program.is_clear(described, config, budget=SCREENED_INSTRUCTIONS, schedule=schedule):
                return Report(name, ())
        except ExecutionError as error:
            screened = error
        heap = existing_heap()
        begins_empty = heap is None or not heap.live
        log = EventLog(limit_bytes=FURTHER_BYTES if is_further else SANITIZED_BYTES)
        try:
            self.program.launch(
                described, config, recorder=log, budget=SANITIZED_INSTRUCTIONS, synced=True, schedule=schedule
            )
        except ExecutionError as error:
            fault = error
        if screened is not None and fault is None:
            raise ExecutionError(
                f"{name}: expected the recorded launch to fail as the screened one did ({screened}); it came to its "
                "end: one of them is wrong. Please report the kernel and its arguments"
            ) from screened
        is_cut = is_further and isinstance(fault, RecordingError)  # that the record is full says nothing then
        trace = self._trace(config, described, log)
        heap = existing_heap()
        if heap is not None and begins_empty and heap.used_bytes:
            trace = replace(trace, buffers={**trace.buffers, HEAP_BUFFER: heap.buffer()})
        settled = None
        if self._build.starts_early(self._build.options.arch):
            settled = [HEAP_BUFFER, *(place for place, buffer in trace.buffers.items() if buffer.settled)]
        variables = (v for v in self.program.manifest.variables if v.space != "const")
        sizes = {HEAP_BUFFER - number: variable.size_bytes for number, variable in enumerate(variables, 1)}
        if heap is not None:
            sizes[HEAP_BUFFER] = heap.size_bytes
        found = sanitize(
            trace,
            None if is_cut else fault,
            relaxed_volatile=relaxed_volatile,
            settled=settled,
            sizes=sizes,
            reserved_smem_bytes=self.program.manifest.reserved_smem_bytes,
        )
        findings = tuple(replace(each, schedule=schedule) for each in found.findings)
        return replace(found, findings=findings, complete=found.complete and not is_cut)

    def numerics(
        self,
        config: LaunchConfig,
        fields: Sequence[Any],
        arguments: Sequence[Any],
        is_empty: bool,
        *,
        algebraic: bool = False,
        given: Mapping[str, NDArray[np.int64]] | None = None,
    ) -> NumericsReport:
        """Run a launch to its end, unless there is nothing to run, with a float64 beside each of its floats.

        If it is `algebraic`, they are elements of a field instead; `given` has those of some tensors, by name.
        """
        described = self._build.plan.buffers(fields, arguments)
        buffers = _buffers(described)
        places = {buffer.name: i for i, buffer in buffers.items()}
        for name in (given or {}).keys() - places.keys():
            raise LaunchError(
                f"{self._build.signature.name}: given names '{name}', which is no tensor of this launch; "
                f"its tensors are {', '.join(places) or 'none'}"
            )
        elements = {places[name]: _in_memory(values, buffers[places[name]]) for name, values in (given or {}).items()}
        tally = Tally(tuple, {})
        if not is_empty:
            tally = tally_of(self.program, described, config, algebraic=algebraic, given=elements)
        return NumericsReport(
            kernel=self._build.signature.name,
            path=self._build.source.name,
            source=self._build.source.lines,
            config=config,
            buffers=_buffers(described),
            tally=tally,
        )

    def _trace(
        self,
        config: LaunchConfig,
        described: Sequence[LaunchArgument],
        log: EventLog,
        *,
        is_empty: bool = False,
    ) -> Trace:
        build = self._build
        return Trace(
            kernel=build.signature.name,
            config=config,
            buffers=_buffers(described),
            log=log,
            path=build.source.name,
            source=self._build.source.lines,
            shared=() if is_empty else self.program.manifest.shared,
            cluster=SINGLE if is_empty else Dim3(*self.program.manifest.cluster),
        )

    def prepare(self, config: LaunchConfig) -> LaunchConfig:
        """Take a configuration as it is."""
        return config


def _spread(count: int, size: int) -> set[int]:
    """Choose so many of some blocks, or a few less: multiples of the golden ratio may fall on one."""
    return set(range(size)) if count == size else {int((i + 0.5) * _GOLDEN % 1.0 * size) for i in range(count)}


def _buffers(described: Sequence[LaunchArgument]) -> dict[int, Buffer]:
    """Find the tensors among arguments, by their position."""
    return {i: buffer for i, buffer in enumerate(described) if isinstance(buffer, Buffer)}


def _in_memory(values: NDArray[np.int64], buffer: Buffer) -> NDArray[np.uint64]:
    """Put what belongs to the elements of a tensor in the order in which these lie in memory."""
    if values.shape != buffer.shape:
        raise LaunchError(f"given['{buffer.name}'] has shape {values.shape}; the tensor has {buffer.shape}")
    item = buffer.dtype.itemsize_bytes
    flat = np.zeros((buffer.high - buffer.low) // item, np.uint64)
    strides = tuple(8 * stride for stride in buffer.strides)
    np.lib.stride_tricks.as_strided(flat[(buffer.address - buffer.low) // item :], buffer.shape, strides)[...] = values
    return flat


def _of_ptx(program: Program, arch: str) -> Resources:
    """Read a kernel's resources from PTX. Registers of PTX are virtual, so their number is unknown (0)."""
    manifest = program.manifest
    return Resources(
        arch=arch,
        registers=0,
        static_smem_bytes=manifest.static_smem_bytes - manifest.reserved_smem_bytes,
        local_bytes=0,
        barriers=0,
        launch_bound=manifest.launch_bound,
        parameter_bytes=0,
    )
