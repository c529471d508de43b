"""`workbench check`: what CI asks of kernels without a GPU."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from workbench.cli import output, words


def check(
    ops: Annotated[
        list[str] | None,
        typer.Argument(metavar="[OP]...", help="Ops; all ops by default.", autocompletion=words.complete_op),
    ] = None,
    variant: Annotated[str | None, typer.Option(help="One variant; all by default.")] = None,
    dtype: Annotated[str | None, typer.Option(help="One element type; of each variant its first by default.")] = None,
    case: Annotated[str | None, typer.Option(help="One case; by default the largest that is quick to trace.")] = None,
    gpu: Annotated[str, typer.Option(help="The GPU whose time is predicted: H200, H100, ...")] = "H200",
    max_registers: Annotated[int | None, typer.Option(min=1, metavar="N", help="Fail above N registers.")] = None,
    max_us: Annotated[float | None, typer.Option(min=0, metavar="T", help="Fail above T us of predicted time.")] = None,
    no_spills: Annotated[bool, typer.Option("--no-spills", help="Fail where a thread has local memory.")] = False,
    seed: Annotated[int, typer.Option(help="Of the inputs.")] = 0,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Check one case of each variant: result, races, registers, sectors, predicted time. No GPU is needed.

    The JSON has a row for each launch; `workbench report` compares those of two commits. Exit code 1 when a result is
    wrong, something is found, or a limit does not hold.
    """
    from workbench.cli.launches import traced_case
    from workbench.cli.verify import no_case
    from workbench.gate import Gate, figures
    from workbench.op import find_op, load_ops

    chosen = [find_op(name, kernels) for name in ops] if ops else list(load_ops(kernels))
    gate = Gate(max_registers, max_us, spills=not no_spills)
    rows: list[dict[str, Any]] = []
    failures = 0
    for op in chosen:
        small = {one.name: one for one in op.cases if not one.full_size}
        for one in op.variants:
            element = dtype or one.dtypes[0]
            if variant not in (None, one.name) or element not in one.dtypes or (case is not None and case not in small):
                continue
            sample = small[case] if case is not None else traced_case(op, one, element)
            for found in figures(op, one, element, sample, gpu=gpu, seed=seed):
                wrong = gate.broken(found)
                failures += bool(wrong)
                rows.append(found.to_json())
                output.results.print(str(found), markup=False, soft_wrap=True, style="bold red" if wrong else None)
                for problem in wrong:
                    output.results.print(f"  {problem}", markup=False, soft_wrap=True)
    if not rows:
        raise no_case(chosen, variant, dtype, case, full_size=False)
    if json is not None:
        output.write_json(json, rows)
    output.results.print(f"{len(rows) - failures} of {len(rows)} pass", style="bold red" if failures else "bold green")
    raise typer.Exit(1 if failures else 0)
