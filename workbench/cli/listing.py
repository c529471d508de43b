"""`workbench list`: the ops, their variants and the cases they are checked on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.cli import output

if TYPE_CHECKING:
    from workbench.op import Op, Variant


def list_ops(
    ops: Annotated[list[str] | None, typer.Argument(metavar="[OP]...", help="Ops to look into.")] = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """List the ops with their variants, cases and element types; of those named, which variant is chosen, and why.

    "24 + 2 full" are 24 cases that run anywhere and 2 at full size, for a GPU. The JSON rows also name the cases and
    the tunables, and the element types of the cases that are not for all; with ops named, they are a case each. What is
    chosen is for tensors on a GPU that
    every variant is made for, of the first element type of each case.
    """
    from workbench.op import find_op, load_ops

    if ops:
        _explain([find_op(name, kernels) for name in ops], json)
    else:
        _list(load_ops(kernels), json)


def _explain(ops: Sequence[Op], json: Path | None) -> None:
    """Print, for each case, the variant that is chosen and why no faster one is."""
    choices = [op.choice(case) for op in ops for case in op.cases]
    if json is not None:
        output.write_json(json, [asdict(choice) for choice in choices])
    for choice in choices:
        time_us = choice.predicted_us.get(choice.chosen)
        predicted = "" if time_us is None else f", predicted to take {time_us:.1f} us"
        heading = f"{choice.op} {choice.case}, {choice.dtype}: {choice.chosen or 'none'}{predicted}"
        output.results.print(heading, markup=False, soft_wrap=True)
        names: dict[str, list[str]] = {}
        for name, obstacle in choice.refused.items():
            names.setdefault(obstacle.removeprefix(f"{name} "), []).append(name)
        for obstacle, refused in names.items():
            output.results.print(f"  not {', '.join(refused)}: {obstacle}", style="dim", markup=False, soft_wrap=True)


def _list(ops: Sequence[Op], json: Path | None) -> None:
    if json is not None:
        output.write_json(json, [_row(op, variant) for op in ops for variant in op.variants])
    width = max((len(variant.name) for op in ops for variant in op.variants), default=0)
    for op in ops:
        output.results.print(f"{op.name}: {_count_cases(op)} cases", markup=False, soft_wrap=True)
        for variant in op.variants:
            output.results.print(f"  {variant.name:{width}}  {' '.join(variant.dtypes)}", markup=False, soft_wrap=True)


def _count_cases(op: Op) -> str:
    full = sum(case.full_size for case in op.cases)
    return f"{len(op.cases) - full} + {full} full" if full else str(len(op.cases))


def _row(op: Op, variant: Variant) -> dict[str, Any]:
    return {
        "op": op.name,
        "variant": variant.name,
        "source": variant.source.name,
        "dtypes": list(variant.dtypes),
        "min_arch": variant.min_arch,
        "tunables": variant.defaults,
        "cases": [case.name for case in op.cases if not case.full_size],
        "full_size_cases": [case.name for case in op.cases if case.full_size],
        "case_dtypes": {case.name: list(case.dtypes) for case in op.cases if case.dtypes is not None},
    }
