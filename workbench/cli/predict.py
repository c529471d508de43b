"""`workbench predict`: how long a kernel takes on a GPU, without one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from workbench.cli import output, words
from workbench.cli.trace import case_of_op


def predict(
    target: words.Target,
    variant: words.OneVariant = None,
    dtype: words.OneDtype = None,
    case: words.OneCase = None,
    kernel: words.KernelName = "",
    grid: words.Grid = "1",
    block: words.Block = "256",
    smem_bytes: words.SmemBytes = 0,
    arg: words.Arguments = None,
    define: words.Defines = None,
    gpu: Annotated[str, typer.Option(help="The GPU: H200, H100, ...")] = "H200",
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Predict how long a kernel takes on a GPU, what bounds it, and which lines it waits at. No GPU is needed.

    Exit code 1 when a launch is outside the model. The JSON has a row for each launch.
    """
    if words.is_file(target):
        from workbench.cli.launches import prepare_file

        found = [prepare_file(Path(target), kernel, grid, block, smem_bytes, arg, define).predict(gpu)]
    else:
        from workbench.core.chips import Chip
        from workbench.op import gpu_for, planned_for
        from workbench.op.launches import plan_of, predictions

        chip = Chip.of(gpu)
        with planned_for(gpu_for(chip.arch.name, chip.num_sms)):
            chosen, element, sample = case_of_op(target, kernels, variant, dtype, case)
            plan = plan_of(chosen, element, sample, seed=0)
        found = list(predictions(plan, chosen.kernel, chip)) if plan else []
    for one in found:
        output.results.print(str(one), markup=False, soft_wrap=True)
    if json is not None:
        output.write_json(json, [one.to_json() for one in found])
    raise typer.Exit(1 if any(one.outside for one in found) else 0)
