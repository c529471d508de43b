"""`workbench bench`: how long kernels take, beside PyTorch."""

from __future__ import annotations

from typing import Annotated

import typer

from workbench.cli import output, words
from workbench.cli.verify import Device, ReferenceFile, TimeLimit, expect_files


def bench(
    ops: Annotated[
        list[str],
        typer.Argument(metavar="OP...", help="Ops to time, or KernelBench files.", autocompletion=words.complete_op),
    ],
    device: Annotated[
        Device | None,
        typer.Option(help="cuda times the GPU, cpu the emulator; by default the GPU where there is one."),
    ] = None,
    variant: Annotated[str | None, typer.Option(help="One variant; all by default.")] = None,
    dtype: Annotated[str, typer.Option(help="Element type.")] = "float32",
    case: Annotated[str | None, typer.Option(help="One case; by default all, of full size on a GPU.")] = None,
    warm: Annotated[bool, typer.Option("--warm", help="Leave the L2 cache as the last call left it.")] = False,
    budget_s: Annotated[float, typer.Option(min=0, help="Wall time for each call's samples.")] = 1.0,
    bandwidth_gbps: Annotated[float | None, typer.Option(help="Of the memory, for the roofline.")] = None,
    compare: Annotated[bool, typer.Option("--compare", help="Print torch.utils.benchmark's table too.")] = False,
    seed: Annotated[int | None, typer.Option(help="Draw the inputs of an earlier run again.")] = None,
    time_limit_s: TimeLimit = 120.0,
    reference: ReferenceFile = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Time kernels and PyTorch's operators, interleaved, on results that are checked.

    On a CPU our kernels are emulated: the times say nothing about a GPU, and no verdict is given.

    Exit code 0 when every result and every time can be right, 1 when one was refused.
    """
    from workbench.bench import BenchReport, bench_model, default_device
    from workbench.bench import bench as run
    from workbench.doctor import require_cuda
    from workbench.op import find_op

    device = device or Device(default_device())
    if device is Device.CUDA:
        require_cuda()
    expect_files([name for name in ops if name.endswith(".py")], reference)
    report = BenchReport(())
    for name in ops:
        if name.endswith(".py"):
            report += bench_model(
                name,
                device.value,
                cold=not warm,
                budget_s=budget_s,
                seed=seed,
                time_limit_s=time_limit_s,
                reference=reference,
            )
            continue
        report += run(
            find_op(name, kernels),
            device.value,
            variant,
            dtype,
            case=case,
            cold=not warm,
            budget_s=budget_s,
            bandwidth_gbps=bandwidth_gbps,
            seed=seed,
        )
    if json is not None:
        output.write_json(json, report.to_json())
    output.results.print(str(report), markup=False, soft_wrap=True)
    if compare:
        report.to_torch().print()
    raise typer.Exit(0 if report.passed else 1)
