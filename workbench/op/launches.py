"""The launches of a case, made ready on the emulator to be looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from workbench.analysis.numerics import NumericsReport
from workbench.analysis.sanitize import Report
from workbench.analysis.timing.prediction import Prediction, executed_by_all
from workbench.analysis.trace import Trace
from workbench.compile.disassembly import list_together
from workbench.core.chips import Chip
from workbench.core.errors import WorkbenchError
from workbench.core.geometry import Dim3
from workbench.emulator.run.launch import chosen_blocks
from workbench.kernel import Kernel
from workbench.kernel.sampling import target_of
from workbench.op.declaration import Case, Config, Launch, Plan, Variant
from workbench.op.poison import is_poison, poisoned_allocations


@dataclass(frozen=True)
class CaseLaunch:
    """A launch on CPU tensors. Looking at it runs it, so those of one case are to be run in order.

    Attributes
    ----------
    kernel : Kernel
    launch : Launch
    source : Path
        The file that declares the kernel.
    empty : tuple of str
        Its tensors that hold nothing yet, by their parameters' names: outputs and scratch, before the plan's first
        launch that has them.
    """

    kernel: Kernel
    launch: Launch
    source: Path
    empty: tuple[str, ...] = ()

    def trace(self) -> Trace:
        """Run it, and record its accesses."""
        return self.kernel.trace(**self.launch.configuration, **self.launch.arguments)

    def sanitize(self, **options: Any) -> Report:
        """Run it, and look for faults; `options` are those of `Kernel.sanitize` beside the launch itself."""
        empty = (*self.empty, *options.pop("uninitialized", ()))
        configuration, arguments = self.launch.configuration, self.launch.arguments
        return self.kernel.sanitize(**configuration, **arguments, uninitialized=empty, **options)

    def numerics(self) -> NumericsReport:
        """Run it with a float64 beside each float, and say which lines lose digits."""
        return self.kernel.numerics(**self.launch.configuration, **self.launch.arguments)

    def predict(self, gpu: Chip | str) -> Prediction:
        """Run a few of its blocks, and predict its time on a GPU."""
        return self.kernel.predict(**self.launch.configuration, **self.launch.arguments, gpu=gpu)

    def line(self, number: int) -> str:
        """Return the text of a source line; empty where there is no such line."""
        lines = self.source.read_text(encoding="utf-8").splitlines()
        return lines[number - 1].strip() if 0 < number <= len(lines) else ""


def launches_of(variant: Variant, dtype: str, case: Case, seed: int, device: str = "cpu") -> Iterator[CaseLaunch]:
    """Yield the launches of a case in order; none where the variant does not take it."""
    inputs = _inputs(dtype, case, seed, device)
    with poisoned_allocations():
        plan = _plan(variant, case, inputs)
    if plan is None:
        return
    plan.fill()
    given = [one for launch in plan.launches for one in launch.arguments.values() if isinstance(one, Tensor)]
    held = {_storage(one) for one in given if not is_poison(one)} | {_storage(one) for one in inputs if one is not None}
    for launch in plan.launches:
        tensors = {name: _storage(value) for name, value in launch.arguments.items() if isinstance(value, Tensor)}
        counts = Counter(tensors.values())  # of a tensor that a launch has twice, one name does not tell all writes
        empty = tuple(name for name, storage in tensors.items() if storage not in held and counts[storage] == 1)
        held |= set(tensors.values())
        yield CaseLaunch(variant.kernel(launch), launch, variant.source, empty)


_SHORT = 1 << 24
"""Machine instructions of a launch that is run whole, so that those behind it find what it has written."""


def predictions(plan: Plan, kernel_of: Callable[[Launch], Kernel], gpu: Chip | str) -> Iterator[Prediction]:
    """Predict the time of each launch of a plan on a GPU, from a few of its blocks, on CPU tensors.

    A launch may read what those before it write: flags, tables, counts. So these run whole before, if they are short.
    Behind a launch outside the model that is not short, or whose length no few blocks tell, nothing is predicted.
    """
    kernels, chip = [kernel_of(launch) for launch in plan.launches], Chip.of(gpu)
    list_together(kernel.current_build().machine_code(target_of(kernel, chip)) for kernel in kernels)
    short: list[tuple[Kernel, Launch]] = []
    missing = ""
    for left, kernel, launch in zip(range(len(kernels))[::-1], kernels, plan.launches, strict=True):
        if missing:
            yield Prediction.refused(kernel.signature.name, chip.name, f"a launch before it was not run: {missing}")
            continue
        plan.fill()
        for earlier, before in short:
            # traced, as its prediction was: other code would take longer to compile than this takes to run
            earlier.trace(**before.configuration, **before.arguments, blocks=())
        found = kernel.predict(**launch.configuration, **launch.arguments, gpu=chip)
        yield found
        if not left:
            return
        if (found.instructions or _instructions(kernel, launch)) <= _SHORT:
            short.append((kernel, launch))
        elif found.outside:
            missing = found.kernel


def _instructions(kernel: Kernel, launch: Launch) -> float:
    """Count what a launch executes, by one of its blocks; infinite where that is not short, or waits for others."""
    num_blocks = Dim3.of(launch.grid, "grid").size
    if not num_blocks:
        return 0.0
    try:
        with chosen_blocks([num_blocks // 2], _SHORT // num_blocks):
            trace = kernel.trace(**launch.configuration, **launch.arguments, blocks=())
    except WorkbenchError:
        return float("inf")
    return executed_by_all(trace.log.executed, trace.cluster.size, num_blocks)


def plan_of(
    variant: Variant, dtype: str, case: Case, seed: int, device: str = "cpu", config: Config | None = None
) -> Plan | None:
    """Draw the inputs of a case and plan the call; None where the variant does not take them."""
    return _plan(variant, case, _inputs(dtype, case, seed, device), config)


def _inputs(dtype: str, case: Case, seed: int, device: str) -> list[Tensor | None]:
    made = case.make(getattr(torch, dtype), torch.Generator().manual_seed(seed))
    return [None if tensor is None else tensor.to(device) for tensor in made]


def _plan(variant: Variant, case: Case, tensors: Sequence[Tensor | None], config: Config | None = None) -> Plan | None:
    with settings_of(variant):
        if variant.obstacle(*tensors, **case.attributes):
            return None
        return variant.prepare(*tensors, config=config, **case.attributes)


def settings_of(variant: Variant) -> AbstractContextManager[None]:
    """Allow TF32 to a variant that rounds to it, and forbid it to any other, as `workbench.verify` does."""
    flags: AbstractContextManager[None] = torch.backends.cudnn.flags(enabled=True, allow_tf32=variant.tf32)
    return flags


def _storage(tensor: Tensor) -> int:
    """Name the allocation that a tensor is of."""
    return tensor.untyped_storage().data_ptr()
