"""Some blocks of a launch that stand for all of them, and the time that is predicted from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from workbench.analysis.timing.prediction import Prediction, predict
from workbench.analysis.trace import Trace
from workbench.core.brief import brief
from workbench.core.chips import Chip
from workbench.sass import Sass

if TYPE_CHECKING:
    from workbench.kernel.kernel import Kernel

WAITING = "its blocks wait for one another, so that a few do not stand for all"
"""Why some launches have no sample."""


@brief("trace", "blocks", "recorded")
@dataclass(frozen=True)
class Sample:
    """Some blocks of a launch, which ran on the emulator and stand for all of them.

    Attributes
    ----------
    trace : Trace or None
        What they executed, and their memory accesses. None where a few blocks do not stand for all.
    blocks : int
        That ran.
    recorded : float
        Blocks whose accesses were recorded. Of a block with many accesses, those of some warps are recorded: then it is
        a part of one.
    why_not : str
        Why there is no trace.
    """

    trace: Trace | None
    blocks: int
    recorded: float
    why_not: str = ""

    @classmethod
    def refused(cls, why: str) -> Sample:
        """Say why a launch has no sample."""
        return cls(None, 0, 0.0, why)

    def __str__(self) -> str:
        if self.trace is None:
            return f"no sample: {self.why_not}"
        return f"{self.blocks} of {self.trace.config.grid.size} blocks ran, {self.recorded:g} recorded"


def target_of(kernel: Kernel, chip: Chip) -> str:
    """Return the target that a kernel is compiled for on a GPU, such as ``"sm_90a"``."""
    asked = kernel.options.arch
    return asked if asked.startswith(chip.arch.name) else chip.arch.name


def predicted(kernel: Kernel, sass: Sass, sample: Sample, chip: Chip) -> Prediction:
    """Predict the time of a launch from a sample of it.

    Parameters
    ----------
    kernel : Kernel
    sass : Sass
        Its machine code for the GPU.
    sample : Sample
        Of a launch of this kernel.
    chip : Chip

    Returns
    -------
    Prediction

    Raises
    ------
    CompileError, MissingDependencyError
        As for `Kernel.sass`.
    """
    if sample.trace is None:
        return Prediction.refused(kernel.signature.name, chip.name, sample.why_not)
    arch, config = target_of(kernel, chip), sample.trace.config
    fit = kernel.occupancy(config.block, smem_bytes=config.smem_bytes, arch=arch)
    return predict(sass, sample.trace, sample.blocks, sample.recorded, fit, chip)
