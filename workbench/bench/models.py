"""Time a KernelBench file: `ModelNew` beside `Model`."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import torch

from workbench.bench.conditions import monitor_of
from workbench.bench.confidence import Verdict, compare_medians
from workbench.bench.report import LIBRARY, BenchReport, BenchRow
from workbench.bench.timers import timer_of
from workbench.bench.timing import Stopping, measure_together
from workbench.verify.models import ModelFile, floating_dtype, verify_model

_NEW = "ModelNew"


def bench_model(
    path: Path | str,
    device: str | torch.device = "cpu",
    *,
    cold: bool = True,
    budget_s: float = 1.0,
    seed: int | None = None,
) -> BenchReport:
    """Time `ModelNew` and `Model` of a KernelBench file in turns, once `verify_model` has found nothing wrong.

    Parameters
    ----------
    path : path
    device : str or torch.device
    cold : bool
        On a GPU, overwrite the L2 cache before each sample.
    budget_s : float
        Wall time for each model's samples.
    seed : int, optional
        Draw the parameters and inputs of an earlier run again.

    Raises
    ------
    ModelError
        If it is no such file.
    """
    where = torch.device(device)
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    checked = verify_model(path, where, seed=seed)
    file = ModelFile.load(path)
    model, model_new, inputs = file.build(where, seed)
    row = partial(
        BenchRow,
        file.path.stem,
        case="get_inputs",
        dtype=str(floating_dtype(inputs)).removeprefix("torch."),
        device=str(where),
    )
    if not checked.passed:
        return BenchReport((row(_NEW, verdict=Verdict.REFUSED, detail=checked.failures[0].detail),))
    calls = {_NEW: partial(model_new, *inputs), LIBRARY: partial(model, *inputs)}
    stopping = Stopping(budget_s=budget_s, abandon_ratio=float("inf"))
    with torch.no_grad():
        timings = measure_together(calls, timer_of(where, cold=cold), stopping, monitor_of(where))
    ours, theirs = timings[_NEW], timings[LIBRARY]
    verdict = compare_medians(ours.interval_us, theirs.interval_us)
    speedup = theirs.median_us / ours.median_us
    return BenchReport((row(_NEW, timing=ours, verdict=verdict, speedup=speedup), row(LIBRARY, timing=theirs)))
