"""`workbench list`: the ops, their variants and the cases they are checked on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.cli import output

if TYPE_CHECKING:
    from workbench.op import Op, Variant


def list_ops(kernels: output.KernelsDir = None, json: output.JsonPath = None) -> None:
    """List the ops with their variants, cases and element types.

    "24 + 2 full" are 24 cases that run anywhere and 2 at full size, for a GPU. The JSON rows also name the cases and
    the tunables, and the element types of the cases that are not for all.
    """
    from workbench.op import load_ops

    ops = load_ops(kernels)
    if json is not None:
        output.write_json(json, [_row(op, variant) for op in ops for variant in op.variants])
    lines = [("op", "variant", "cases", "dtypes")]
    for op in ops:
        for variant in op.variants:
            first = (op.name, _count_cases(op)) if variant is op.variants[0] else ("", "")
            lines.append((first[0], variant.name, first[1], " ".join(variant.dtypes)))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        text = "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        output.results.print(text.rstrip(), markup=False, highlight=False, soft_wrap=True)


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
