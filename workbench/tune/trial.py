"""One candidate in the process that runs it: checked, timed or predicted, checked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, partial
from typing import Any

from workbench.bench import MeasuringError, Stopping, Timing, measure_together
from workbench.bench.conditions import Machine, Monitor, monitor_of
from workbench.bench.report import LIBRARY
from workbench.bench.roofline import peak_bandwidth_gbps
from workbench.bench.subject import device_of, open_device
from workbench.bench.timers import SHORT_US, Call, Timer, timer_of
from workbench.compile.disassembly import list_together
from workbench.compile.options import CompileOptions
from workbench.compile.pool import build
from workbench.compile.resources import Resources
from workbench.compile.source import Source
from workbench.core.chips import Chip
from workbench.core.errors import (
    CompileError,
    CompilerLostError,
    DeadlockError,
    EnvironmentFaultError,
    ExecutionError,
    LaunchError,
    MemoryFaultError,
    MissingDependencyError,
    SignatureError,
)
from workbench.op import OpError, Plan, Variant
from workbench.tune.outcome import Candidate, Outcome, ResultKind
from workbench.tune.predict import CHIP, MODEL, model_us, predict_us
from workbench.tune.problem import Sweepable
from workbench.tune.stopwatch import Stopwatch
from workbench.verify.trial import CANDIDATE_ERRORS

_KINDS: tuple[tuple[type[Exception], ResultKind], ...] = (
    (MemoryFaultError, ResultKind.ILLEGAL_ACCESS),
    (DeadlockError, ResultKind.HANG),
    (CompilerLostError, ResultKind.CRASH),
    (CompileError, ResultKind.COMPILE_ERROR),
    (SignatureError, ResultKind.COMPILE_ERROR),
    (LaunchError, ResultKind.LAUNCH_ERROR),
    (OpError, ResultKind.RULED_OUT),
)
_ILLEGAL_ACCESS_CODES = frozenset({700, 716, 717})
"""``cudaError_t``: illegal address, misaligned address, invalid address space."""


HOPELESS = 10
"""A candidate whose first timed run takes so many times the best is given up; no start-up of a kernel explains it."""
OUTPACED = 1.1
"""A candidate that takes so many times the best is timed no more closely: it will not be among the finalists."""
_EVENTS_US = 5.0  # what events may add to a call
_NEGLIGIBLE_US = 100.0  # below it, queueing may be what one run shows


class Bench:
    """A problem set up on one device, to try candidates on.

    Parameters
    ----------
    problem : Sweepable
    device : str
        A torch device; on ``"cpu"`` candidates are checked on the emulator and their times predicted.
    stopwatch : Stopwatch
        Takes the time of every step.
    """

    def __init__(self, problem: Sweepable, device: str, stopwatch: Stopwatch) -> None:
        self._problem = problem
        self._device = device_of(device)
        self._stopwatch = stopwatch
        self._machine = Machine.of(device)
        problem.load()
        stopwatch.end("the op")
        open_device(self._device)
        stopwatch.end("the device")
        self._subject = problem.subject_on(device)
        stopwatch.end("inputs")

    @cached_property
    def _timer(self) -> Timer:
        return timer_of(self._device, cold=self._problem.method.cold)

    @cached_property
    def _monitor(self) -> Monitor:
        return monitor_of(self._device)

    @cached_property
    def _bandwidth_gbps(self) -> float:
        declared = self._problem.method.bandwidth_gbps
        return peak_bandwidth_gbps(self._device) if declared is None else declared

    @property
    def is_emulated(self) -> bool:
        """Whether times are predicted."""
        return self._device.type == "cpu"

    def run(self, candidate: Candidate, best_us: float | None) -> tuple[Outcome, bool]:
        """Try one candidate.

        Parameters
        ----------
        candidate : Candidate
        best_us : float or None
            The best time so far: what is three times slower is given up.

        Returns
        -------
        Outcome
        is_poisoned : bool
            The device may be unusable for this process.

        Raises
        ------
        EnvironmentFaultError
            If the machine is at fault: a full disk, a package that is not there.
        """
        try:
            return self._try(candidate, best_us), False
        except CANDIDATE_ERRORS as error:
            if _is_of_machine(error):
                raise
            is_poisoned = not self.is_emulated and isinstance(error, ExecutionError | RuntimeError)
            if not is_poisoned:
                self._subject.restore()  # a launch before the one that raised may have updated an input
            return Outcome(candidate, _kind_of(error), str(error) or type(error).__name__), is_poisoned
        finally:
            self._stopwatch.end("failing")

    def read_together(self, candidates: Sequence[Candidate], gpu: str = "") -> None:
        """Read the machine code of candidates that are to be predicted, in one run of nvdisasm.

        Of one that does not compile, and where nvdisasm is missing, its own prediction says so.

        Parameters
        ----------
        candidates : sequence of Candidate
        gpu : str
            A row of `workbench.core.chips.CHIPS`; by default the one that the CPU predicts for.
        """
        cubins: list[bytes] = []

        def keep(source: Source, expression: str, options: CompileOptions, target: str) -> Resources:
            compiled, needs = build(source, expression, options, target)
            if not compiled.is_ptx:
                cubins.append(compiled.data)
            return needs

        for candidate in candidates:
            self._problem.inspect(candidate, (Chip.of(gpu) if gpu else CHIP).arch.name, keep)
        with suppress(MissingDependencyError):
            list_together(cubins)
        self._stopwatch.end("reading")

    def foretell(self, candidate: Candidate, gpu: str) -> Outcome:
        """Predict a candidate's time on a GPU from a few blocks.

        Parameters
        ----------
        candidate : Candidate
        gpu : str
            A row of `workbench.core.chips.CHIPS`.

        Returns
        -------
        Outcome
            Without a time where a launch is outside the model of time. Of another kind than OK where it fails.

        Raises
        ------
        EnvironmentFaultError
            If the machine is at fault.
        """
        try:
            variant = self._problem.variant_of(candidate)
            plan = self._subject.prepare(variant, candidate.config)
            us = model_us(variant, plan, Chip.of(gpu))
        except CANDIDATE_ERRORS as error:
            if _is_of_machine(error):
                raise
            return Outcome(candidate, _kind_of(error), str(error) or type(error).__name__)
        finally:
            self._subject.restore()
            self._stopwatch.end("predicting")
        samples_us = () if us is None else (us,)
        return Outcome(candidate, ResultKind.OK, samples_us=samples_us, predicted=True, how=MODEL)

    def _try(self, candidate: Candidate, best_us: float | None) -> Outcome:
        variant = self._problem.variant_of(candidate)
        plan = self._subject.prepare(variant, candidate.config)
        for launch in plan.launches:
            variant.kernel(launch).signature  # noqa: B018  (read from the cache, in a step of its own)
        self._stopwatch.end("loading")
        wrong = self._subject.check(variant, plan)
        self._stopwatch.end("checking")
        if wrong:
            return Outcome(candidate, ResultKind.WRONG_ANSWER, wrong)
        return self._score(candidate, variant, plan, best_us)

    def _score(self, candidate: Candidate, variant: Variant, plan: Plan, best_us: float | None) -> Outcome:
        if self.is_emulated:
            predicted, how = predict_us(variant, plan, self._machine.arch)
            self._subject.restore()
            self._stopwatch.end("predicting")
            return Outcome(candidate, ResultKind.OK, samples_us=(predicted,), predicted=True, how=how)
        glance_us = self._timer.glance_us(partial(variant.execute, plan))
        if best_us is not None and glance_us > HOPELESS * max(best_us, _NEGLIGIBLE_US):
            self._subject.restore()
            self._stopwatch.end("warming up")
            return Outcome(
                candidate, ResultKind.SLOW, f"given up after one run: over {HOPELESS} times the best", (glance_us,)
            )
        self._stopwatch.end("warming up")
        stopping = Stopping(budget_s=self._problem.method.budget_s, max_samples=200)
        timing = None if best_us is None else self._skim(variant, plan, glance_us, best_us, stopping)
        self._stopwatch.end("skimming")
        if timing is None:
            (timing,) = self._time({str(candidate): (variant, plan)}, stopping, best_us=best_us).values()
        self._stopwatch.end("timing")
        row = self._row(candidate, variant, plan, timing)
        self._stopwatch.end("checking again")
        return row

    def _skim(
        self, variant: Variant, plan: Plan, glance_us: float, best_us: float, stopping: Stopping
    ) -> Timing | None:
        """Take one block of samples between events; return them of a candidate that they show to be no winner."""
        if glance_us < SHORT_US and not (self._timer.cold and len(plan.launches) == 1):
            return None  # the time to queue it may show
        self._subject.poison(plan)
        samples = self._timer.skim(partial(variant.execute, plan), stopping.block)
        if min(samples) < OUTPACED * best_us + _EVENTS_US:
            return None
        stopped = "abandoned" if min(samples) > stopping.abandon_ratio * best_us else "outpaced"
        return Timing(self._device.type, tuple(samples), "events", self._timer.cold, stopped, self._monitor.poll())

    def _time(
        self,
        plans: dict[str, tuple[Variant, Plan]],
        stopping: Stopping,
        *,
        best_us: float | None = None,
        others: Mapping[str, Call] | None = None,
    ) -> dict[str, Timing]:
        is_warm = False

        def poison(name: str) -> None:
            nonlocal is_warm
            if not is_warm:
                self._stopwatch.end("warming up")
                is_warm = True
            if name in plans:
                self._subject.poison(plans[name][1])

        calls: dict[str, Callable[[], Any]] = {name: partial(v.execute, plan) for name, (v, plan) in plans.items()}
        return measure_together(
            {**calls, **(others or {})}, self._timer, stopping, self._monitor, best_us=best_us, before_block=poison
        )

    def _row(self, candidate: Candidate, variant: Variant, plan: Plan, timing: Timing) -> Outcome:
        kind, detail = ResultKind.OK, ""
        if wrong := self._subject.recheck(variant, plan):
            kind, detail = ResultKind.WRONG_ANSWER, wrong
        elif timing.stopped == "abandoned":
            kind, detail = ResultKind.SLOW, "given up: over three times the best"
        else:
            try:
                roofline = self._subject.roofline(self._bandwidth_gbps, cold=self._timer.cold)
                if roofline is not None:
                    roofline.check(str(candidate), timing.median_us)
            except MeasuringError as error:
                kind, detail = ResultKind.BELOW_ROOFLINE, str(error)
        clock = timing.conditions.sm_clock_mhz if timing.conditions else None
        return Outcome(
            candidate, kind, detail, timing.samples_us, how=timing.how, sm_clock_mhz=clock, gpu=self._machine.uuid
        )

    def run_final(self, candidates: Sequence[Candidate], budget_s: float) -> tuple[tuple[Outcome, ...], Timing | None]:
        """Time the best candidates in turns, with PyTorch's operator if there is one; return rows, and its timing."""
        plans: dict[str, tuple[Variant, Plan]] = {}
        for candidate in candidates:
            variant = self._problem.variant_of(candidate)
            plans[str(candidate)] = variant, self._subject.prepare(variant, candidate.config)
        stopping = Stopping(budget_s=budget_s, abandon_ratio=float("inf"))
        oracle = self._subject.call_oracle
        timings = self._time(plans, stopping, others={LIBRARY: oracle} if oracle else {})
        rows = tuple(self._row(c, *plans[str(c)], timings[str(c)]) for c in candidates)
        return rows, timings.get(LIBRARY)


def _is_of_machine(error: Exception) -> bool:
    """Whether the machine is at fault. A compiler that was killed is one candidate's crash: the next one's may live."""
    return isinstance(error, EnvironmentFaultError) and not isinstance(error, CompilerLostError)


def _kind_of(error: Exception) -> ResultKind:
    for error_type, kind in _KINDS:
        if isinstance(error, error_type):
            return kind
    code = getattr(error.__cause__ if isinstance(error, ExecutionError) else error, "error_code", None)
    code = getattr(error.__cause__, "status", None) if code is None else code
    return ResultKind.ILLEGAL_ACCESS if code in _ILLEGAL_ACCESS_CODES else ResultKind.FAULT
