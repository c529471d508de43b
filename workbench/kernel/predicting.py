"""`workbench.predict`: how long a launch takes on a GPU, without one."""

from __future__ import annotations

from typing import Any

from workbench.analysis.timing.prediction import Prediction
from workbench.core.chips import Chip
from workbench.kernel.kernel import Kernel


def predict(kernel: Kernel, *args: Any, gpu: Chip | str = "H200", **named: Any) -> Prediction:
    """Predict how long a launch takes on a GPU, without one: `Kernel.predict`, as a function.

    Parameters
    ----------
    kernel : Kernel
    *args
        Arguments, as for `Kernel.predict`.
    gpu : Chip or str
        A row of `workbench.core.chips.CHIPS`.
    **named
        Further arguments, grid and block, as for `Kernel.predict`.

    Returns
    -------
    Prediction

    Raises
    ------
    LaunchError, CompileError, SignatureError, ExecutionError, MissingDependencyError, ArgumentError
        As for `Kernel.predict`.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> source = "__global__ void copy(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x]; }"
    >>> found = wb.predict(wb.load(source, "copy"), torch.zeros(32), torch.zeros(32), grid=1, block=32, gpu="H200")
    >>> found.low_us <= found.microseconds <= found.high_us
    True
    """
    return kernel.predict(*args, gpu=gpu, **named)
