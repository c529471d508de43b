"""Run an op's variants on its cases and judge each result beside PyTorch's."""

from __future__ import annotations

import random
from collections.abc import Sequence

import torch

from workbench.kernel.target import read_device
from workbench.op import Case, Op, OpError, Variant, find_op
from workbench.verify.algebra import verify_algebra
from workbench.verify.measurements import sharing_measurements
from workbench.verify.report import LeftOut, VerifyReport, VerifyRow
from workbench.verify.trial import Candidate, Trial, name_of


def verify(
    op: Op | str,
    device: str | torch.device = "cpu",
    variant: str | Variant | Candidate | None = None,
    dtype: str | torch.dtype | None = None,
    *,
    case: str | None = None,
    full_size: bool = False,
    seed: int | None = None,
    thorough: bool = False,
    algebra: bool = False,
) -> VerifyReport:
    """Check an op's variants against the float64 oracle on every case.

    Of each case: inputs are drawn afresh; the candidate runs first, on poisoned memory, and must leave its inputs as
    they were; then the oracle runs in float64 and PyTorch in the case's own dtype. Every output, and every input that
    the op updates, must have PyTorch's shape and dtype and hold NaN and infinities where the oracle does. Each element
    must lie within what rounding may do to it, measured from what was computed; integers, and a linear op on integers,
    must equal the oracle. A case on which a constant would pass proves nothing and fails.

    One case of every op is also tried in harder forms, made by rule: new values in the same memory, calls on another
    shape in between, other signs, zeros and subnormals, large, small, equal and half-way values, a large last term,
    integers and booleans at the ends of their ranges, values that few bits hide nothing of, NaN and infinities, other
    layouts and starts, one tensor in two places, strides past 2^31 elements, and other configs of its tunables.

    Parameters
    ----------
    op : Op or str
        A name is looked up by `find_op`.
    device : str or torch.device
        ``"cpu"`` runs on the emulator, ``"cuda"`` on the GPU.
    variant : str, Variant or callable, optional
        One of the op's variants, or any callable with the oracle's signature; every variant where left out.
    dtype : str or torch.dtype, optional
        Such as ``"float16"``; every dtype of the variant where left out.
    case : str, optional
        One case; every case where left out.
    full_size : bool
        Check the cases of full size, which want a GPU, instead of the small ones.
    seed : int, optional
        Draw the inputs of an earlier report again.
    thorough : bool
        Try every tunable at its least and its greatest value in every dtype, which compiles many kernels. Else the
        first and the last config of each variant are tried, in its first dtype. On the emulator, make each axis so
        long that 32 bits do not count it, too.

    algebra : bool
        Hold the variants against the op's first one instead, on the emulator and without any rounding, as
        `Kernel.algebra` runs them: they must be equal bit for bit. A variant that computes what no field has is left
        out.

    Returns
    -------
    VerifyReport
        One row per variant, dtype and case; the cases that a variant does not take stand apart, with the reason.

    Raises
    ------
    OpError
        If there is no such op, variant or case, or the variant does not compute in `dtype` or the case is not for it.
    LaunchError
        If `device` is neither the CPU nor a CUDA device.

    Examples
    --------
    >>> import workbench as wb
    >>> report = wb.verify("gelu", dtype="float32", case="odd")
    >>> report.passed, [row.variant for row in report.rows]
    (True, ['v1_elementwise', 'v2_vectorized'])
    """
    op = find_op(op) if isinstance(op, str) else op
    device = read_device("verify", device)
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    if algebra:
        asked = [one for one in _candidates(op, variant) if isinstance(one, Variant)]
        if device.type != "cpu" or not asked:
            raise OpError(f"op {op.name}: algebra is of variants on the emulator; leave device out, and name a variant")
        return verify_algebra(op, asked, _dtypes(op, op.variants[0], dtype), _cases(op, case, full_size), seed)
    trials = [
        Trial(op, chosen, one_case, name, device, seed)
        for chosen in _candidates(op, variant)
        for name in _dtypes(op, chosen, dtype)
        for one_case in _cases(op, case, full_size)
        if one_case.suits(name)
    ]
    if not trials and case and dtype:
        (sole,) = _cases(op, case, full_size)
        raise OpError(f"op {op.name}: case {case} is for {', '.join(sole.dtypes or ())}; got {dtype}")
    with sharing_measurements():
        outcomes = [trial.run(thorough=thorough) for trial in trials]
    return VerifyReport(
        rows=tuple(outcome for outcome in outcomes if isinstance(outcome, VerifyRow)),
        left_out=tuple(outcome for outcome in outcomes if isinstance(outcome, LeftOut)),
    )


def _candidates(op: Op, variant: str | Variant | Candidate | None) -> Sequence[Variant | Candidate]:
    if variant is None:
        return op.variants
    return [op.variant(variant) if isinstance(variant, str) else variant]


def _dtypes(op: Op, candidate: Variant | Candidate, dtype: str | torch.dtype | None) -> Sequence[str]:
    known = candidate.dtypes if isinstance(candidate, Variant) else op.variants[0].dtypes
    if dtype is None:
        return known
    name = str(dtype).removeprefix("torch.")
    if name not in known:
        raise OpError(f"op {op.name}: {name_of(candidate)} computes in {', '.join(known)}; got {name}")
    return [name]


def _cases(op: Op, name: str | None, full_size: bool) -> Sequence[Case]:
    found = [case for case in op.cases if case.full_size == full_size and name in {None, case.name}]
    if name and not found:
        there = ", ".join(case.name for case in op.cases if case.full_size == full_size)
        raise OpError(f"op {op.name} has no {'full-size' if full_size else 'small'} case {name!r}; it has {there}")
    return found
