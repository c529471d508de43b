"""Time an op's variants beside PyTorch's operator, on results that were checked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

import torch

from workbench.bench.conditions import default_device, monitor_of
from workbench.bench.confidence import Verdict
from workbench.bench.report import LIBRARY, BenchReport, BenchRow, compare_timings
from workbench.bench.roofline import MeasuringError, Roofline, peak_bandwidth_gbps
from workbench.bench.subject import Subject
from workbench.bench.timers import Call, timer_of
from workbench.bench.timing import Stopping, Timing, measure_together
from workbench.core.errors import EnvironmentFaultError
from workbench.core.text import plain
from workbench.kernel.target import read_device
from workbench.op import Case, Config, Op, OpError, Plan, Variant, find_op
from workbench.verify.report import LeftOut
from workbench.verify.trial import CANDIDATE_ERRORS


def bench(
    op: Op | str,
    device: str | torch.device | None = None,
    variant: str | Variant | None = None,
    dtype: str | torch.dtype = "float32",
    *,
    case: str | None = None,
    full_size: bool | None = None,
    config: Config | None = None,
    cold: bool = True,
    budget_s: float = 1.0,
    bandwidth_gbps: float | None = None,
    seed: int | None = None,
) -> BenchReport:
    """Time an op's variants and PyTorch's operator, interleaved, on the same inputs.

    Each variant is checked against the float64 oracle first, and the output of its last timed run again: what is wrong
    or raises is refused and not timed. So is a time in which the case's data cannot have crossed the memory.
    A kernel that leaves the device unusable ends the run: the cases after it have no rows.

    Parameters
    ----------
    op : Op or str
        A name is looked up by `find_op`.
    device : str or torch.device, optional
        By default ``"cuda"`` where there is a GPU, else ``"cpu"``. On ``"cpu"`` the emulator is timed: that says
        nothing about a GPU, and no verdict is given.
    variant : str or Variant, optional
        One variant; every one that takes the case where left out.
    dtype : str or torch.dtype
    case : str, optional
        One case; all of the asked size where left out.
    full_size : bool, optional
        Time the cases of full size; by default on a GPU and not on the CPU. A named case is found in either size.
    config : mapping of str to int, optional
        Values of tunables that differ from their defaults.
    cold : bool
        On a GPU, overwrite the L2 cache before each sample.
    budget_s : float
        Wall time for each call's samples.
    bandwidth_gbps : float, optional
        Of the memory, for the roofline; by default what the GPU's memory clock gives.
    seed : int, optional
        Draw the inputs of an earlier run again.

    Returns
    -------
    BenchReport
        PyTorch's row of a case comes after its variants'; the cases that a variant does not take stand apart.

    Raises
    ------
    OpError
        If there is no such op, variant or case.

    Examples
    --------
    >>> import workbench as wb
    >>> report = wb.bench("gelu", "cpu", case="odd", budget_s=0.01)
    >>> [row.variant for row in report.rows]
    ['v1_elementwise', 'v2_vectorized', 'torch']
    """
    op = find_op(op) if isinstance(op, str) else op
    where = read_device("bench", default_device() if device is None else device)
    asked = [op.variant(variant) if isinstance(variant, str) else variant] if variant else list(op.variants)
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    peak = peak_bandwidth_gbps(where) if bandwidth_gbps is None else bandwidth_gbps
    report = BenchReport(())
    name = str(dtype).removeprefix("torch.")
    for one in _cases(op, case, name, where.type == "cuda" if full_size is None else full_size):
        subject = Subject(op, one, name, where, seed)
        match = _Match(subject, where, name, cold, budget_s, peak)
        report += match.play(asked, config)
        if match.lost:
            break
    return report


def _cases(op: Op, name: str | None, dtype: str, full_size: bool) -> Sequence[Case]:
    suited = [case for case in op.cases if case.suits(dtype)]
    found = [case for case in suited if (case.name == name if name else case.full_size == full_size)]
    if not found:
        raise OpError(
            f"op {op.name} has no {f'case {name!r}' if name else 'full-size case' if full_size else 'small case'} "
            f"for {dtype}; it has {', '.join(case.name for case in suited)}"
        )
    return found


class _Match:
    """The variants of an op and PyTorch on one case."""

    def __init__(
        self, subject: Subject, device: torch.device, dtype: str, cold: bool, budget_s: float, bandwidth_gbps: float
    ) -> None:
        self.lost = ""  # why the device can be used no more
        self._subject = subject
        self._timer = timer_of(device, cold=cold)
        self._monitor = monitor_of(device)
        self._stopping = Stopping(budget_s=budget_s, abandon_ratio=float("inf"))
        self._roofline: Roofline = subject.roofline(bandwidth_gbps, cold=self._timer.cold)
        self._names = {"op": subject.op.name, "case": subject.case.name, "dtype": dtype, "device": str(device)}
        self._row: Callable[..., BenchRow] = partial(
            BenchRow,
            op=subject.op.name,
            case=subject.case.name,
            dtype=dtype,
            device=str(device),
            min_bytes=self._roofline.min_bytes,
            floor_us=self._roofline.floor_us,
        )

    def play(self, variants: Sequence[Variant], config: Config | None) -> BenchReport:
        """Check, time and compare."""
        configs = {v.name: {**v.defaults, **(config or {})} for v in variants}
        plans: dict[str, tuple[Variant, Plan]] = {}
        refused: dict[str, str] = {}
        left_out: dict[str, str] = {}
        for variant in variants:
            self._admit(variant, configs[variant.name], plans, refused, left_out)
        timings: dict[str, Timing] = {}
        if not self.lost:
            try:
                timings = self._time(plans)
                for name, (variant, plan) in plans.items():
                    if wrong := self._subject.recheck(variant, plan):
                        refused[name] = wrong
            except EnvironmentFaultError:
                raise
            except CANDIDATE_ERRORS as error:
                refused |= dict.fromkeys(plans, f"one of those timed in turns raised {_words(error)}")
                self.lost = self._loss()
        if self.lost:
            refused |= {name: f"not timed: {self.lost}" for name in plans if name not in refused}
        rows = [
            self._row(variant=v.name, config=configs[v.name], verdict=Verdict.REFUSED, detail=refused[v.name])
            if v.name in refused
            else self._judge(v.name, configs[v.name], timings[v.name], timings[LIBRARY])
            for v in variants
            if v.name not in left_out
        ]
        if LIBRARY in timings:
            rows.append(self._row(variant=LIBRARY, timing=timings[LIBRARY]))
        apart = (LeftOut(**self._names, variant=name, reason=reason) for name, reason in left_out.items())
        return BenchReport(tuple(rows), tuple(apart))

    def _admit(
        self,
        variant: Variant,
        config: Config,
        plans: dict[str, tuple[Variant, Plan]],
        refused: dict[str, str],
        left_out: dict[str, str],
    ) -> None:
        """Plan and check a variant, and put it where it belongs."""
        if self.lost:
            refused[variant.name] = f"not run: {self.lost}"
            return
        try:
            if reason := self._subject.obstacle(variant):
                left_out[variant.name] = reason
                return
            plan = self._subject.prepare(variant, config)
            wrong = self._subject.check(variant, plan)
        except EnvironmentFaultError:
            raise
        except CANDIDATE_ERRORS as error:
            refused[variant.name] = _words(error)
            self.lost = self._loss()
            return
        if wrong:
            refused[variant.name] = wrong
        else:
            plans[variant.name] = variant, plan

    def _loss(self) -> str:
        """Undo what a candidate that raised did to the inputs; say what is wrong with the device where that fails."""
        try:
            self._subject.restore()
        except RuntimeError as error:
            return f"the device was left unusable: {error}"
        return ""

    def _time(self, plans: dict[str, tuple[Variant, Plan]]) -> dict[str, Timing]:
        calls: dict[str, Call] = {name: partial(variant.execute, plan) for name, (variant, plan) in plans.items()}
        calls[LIBRARY] = self._subject.call_oracle

        def poison(name: str) -> None:
            if name in plans:
                self._subject.poison(plans[name][1])

        return measure_together(calls, self._timer, self._stopping, self._monitor, before_block=poison)

    def _judge(self, name: str, config: Config, ours: Timing, theirs: Timing) -> BenchRow:
        """Make the row of a timed variant, refused where the time cannot be true."""
        try:
            self._roofline.check(name, ours.median_us)
        except MeasuringError as error:
            return self._row(variant=name, config=config, timing=ours, verdict=Verdict.REFUSED, detail=str(error))
        return self._row(variant=name, config=config, timing=ours, **compare_timings(ours, theirs))


def _words(error: Exception) -> str:
    return plain(f"{type(error).__name__}: {error}")
