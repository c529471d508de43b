"""Variants held against one another without rounding: see `Kernel.algebra`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
import torch
from numpy.typing import NDArray

from workbench.core.errors import AlgebraError
from workbench.op import Case, Op, OpError, Variant
from workbench.op.launches import plan_of
from workbench.verify.report import LeftOut, VerifyReport, VerifyRow

Elements = tuple[NDArray[np.int64], ...]
"""What the numbers of each output stand for."""


def elements_of_case(variant: Variant, dtype: str, case: Case, seed: int) -> Elements | None:
    """Run the launches of a case without rounding, each with the elements that those before have made.

    Returns
    -------
    tuple of ndarray of int64, or None
        Of each output; None where the variant does not take the case.

    Raises
    ------
    AlgebraError
        If a kernel computes what no field has.
    """
    plan = plan_of(variant, dtype, case, seed)
    if plan is None:
        return None
    plan.fill()
    known: dict[int, NDArray[np.int64]] = {}
    for launch in plan.launches:
        tensors = {name: a.data_ptr() for name, a in launch.arguments.items() if isinstance(a, torch.Tensor)}
        given = {name: known[address] for name, address in tensors.items() if address in known}
        report = variant.kernel(launch).algebra(**launch.configuration, **launch.arguments, given=given)
        known |= {tensors[name]: elements for name, elements in report.elements.items()}
    return tuple(known[output.data_ptr()] for output in plan.outputs if output.numel())


def verify_algebra(
    op: Op, variants: Sequence[Variant], dtypes: Sequence[str], cases: Sequence[Case], seed: int
) -> VerifyReport:
    """Check that variants compute what the op's first variant computes, if nothing is rounded.

    Parameters
    ----------
    op : Op
    variants : sequence of Variant
    dtypes : sequence of str
    cases : sequence of Case
    seed : int

    Returns
    -------
    VerifyReport
        A row for each variant, element type and case. Variants that no field has stand apart, as do those that do not
        take a case.

    Raises
    ------
    OpError
        If the op's first variant cannot be run without rounding.
    """
    rows: list[VerifyRow] = []
    left_out: list[LeftOut] = []
    for dtype, case, wanted in _references(op, dtypes, cases, seed):
        for variant in variants:
            where = (op.name, variant.name, case.name, dtype, "cpu")
            try:
                found = elements_of_case(variant, dtype, case, seed) if dtype in variant.dtypes else None
            except AlgebraError as error:
                left_out.append(LeftOut(*where, str(error)))
                continue
            if found is None:
                left_out.append(LeftOut(*where, "it does not take the case"))
                continue
            wrong = [int((a != b).sum()) for a, b in zip(found, wanted, strict=True)]
            detail = f"{sum(wrong)} elements differ from those of {op.variants[0].name}, without any rounding"
            passed = not any(wrong)
            size = 0.0 if passed else math.inf
            rows.append(VerifyRow(*where, passed, size, 0.0, 0.0, "" if passed else detail, None, seed))
    return VerifyReport(tuple(rows), tuple(left_out))


def _references(
    op: Op, dtypes: Sequence[str], cases: Sequence[Case], seed: int
) -> Iterator[tuple[str, Case, Elements]]:
    """Yield the elements of the op's first variant for each type and case."""
    for dtype in dtypes:
        for case in cases:
            if not case.suits(dtype):
                continue
            try:
                wanted = elements_of_case(op.variants[0], dtype, case, seed)
            except AlgebraError as error:
                raise OpError(f"op {op.name} has no algebra: {error}") from error
            if wanted is not None:
                yield dtype, case, wanted
