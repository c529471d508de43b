"""The launches of a case, made ready on the emulator to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from workbench.analysis.numerics import NumericsReport
from workbench.analysis.sanitize import Report
from workbench.analysis.trace import Trace
from workbench.kernel import Kernel
from workbench.op.declaration import Case, Config, Launch, Plan, Variant


@dataclass(frozen=True)
class CaseLaunch:
    """A launch on CPU tensors. Looking at it runs it, so those of one case are to be run in order.

    Attributes
    ----------
    kernel : Kernel
    launch : Launch
    source : Path
        The file that declares the kernel.
    """

    kernel: Kernel
    launch: Launch
    source: Path

    def trace(self) -> Trace:
        """Run it, and record its accesses."""
        return self.kernel.trace(**self.launch.configuration, **self.launch.arguments)

    def sanitize(self, **options: Any) -> Report:
        """Run it, and look for faults; `options` are those of `Kernel.sanitize` beside the launch itself."""
        return self.kernel.sanitize(**self.launch.configuration, **self.launch.arguments, **options)

    def numerics(self) -> NumericsReport:
        """Run it with a float64 beside each float, and say which lines lose digits."""
        return self.kernel.numerics(**self.launch.configuration, **self.launch.arguments)

    def line(self, number: int) -> str:
        """Return the text of a source line; empty where there is no such line."""
        lines = self.source.read_text(encoding="utf-8").splitlines()
        return lines[number - 1].strip() if 0 < number <= len(lines) else ""


def launches_of(variant: Variant, dtype: str, case: Case, seed: int, device: str = "cpu") -> Iterator[CaseLaunch]:
    """Yield the launches of a case in order; none where the variant does not take it."""
    plan = plan_of(variant, dtype, case, seed, device)
    if plan is None:
        return
    plan.fill()
    for launch in plan.launches:
        yield CaseLaunch(variant.kernel(launch), launch, variant.source)


def plan_of(
    variant: Variant, dtype: str, case: Case, seed: int, device: str = "cpu", config: Config | None = None
) -> Plan | None:
    """Draw the inputs of a case and plan the call; None where the variant does not take them."""
    made = case.make(getattr(torch, dtype), torch.Generator().manual_seed(seed))
    tensors = [None if tensor is None else tensor.to(device) for tensor in made]
    with settings_of(variant):
        if variant.obstacle(*tensors, **case.attributes):
            return None
        return variant.prepare(*tensors, config=config, **case.attributes)


def settings_of(variant: Variant) -> AbstractContextManager[None]:
    """Allow TF32 to a variant that rounds to it, and forbid it to any other, as `workbench.verify` does."""
    flags: AbstractContextManager[None] = torch.backends.cudnn.flags(enabled=True, allow_tf32=variant.tf32)
    return flags
