"""Time a KernelBench file: `ModelNew` beside `Model`, each in a process of its own, on the judge's clock."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import torch

from workbench.bench.conditions import default_device, monitor_of
from workbench.bench.confidence import Verdict
from workbench.bench.report import LIBRARY, BenchReport, BenchRow, compare_timings
from workbench.bench.timers import LEAST_US, Call
from workbench.bench.timing import Stopping, measure_together
from workbench.kernel.target import read_device
from workbench.verify.court.hearing import Hearing
from workbench.verify.court.party import TIME_LIMIT_S, Party, Refusal
from workbench.verify.court.separate import MODEL_NEW, read_pair
from workbench.verify.court.verdict import floating_dtype
from workbench.verify.models import judgements

_ROUND = 2
"""Of so many timed calls of a model one is judged, by lot."""
_LOOKS = 3
_SAMPLES = 12
_SLACK_US = 30.0
_SLACK = 0.2
"""What the judge's clock may show beyond the candidate's and beyond chance: microseconds, or a share of the time."""


def bench_model(
    path: Path | str,
    device: str | torch.device | None = None,
    *,
    cold: bool = True,
    budget_s: float = 1.0,
    seed: int | None = None,
    time_limit_s: float = TIME_LIMIT_S,
    reference: Path | str | None = None,
) -> BenchReport:
    """Time `ModelNew` and `Model` of a KernelBench file in turns, once verify's checks have found nothing wrong.

    Every call gets inputs of its own, drawn as the file draws them, and may be judged afterwards as verify judges.
    A sample is what a clock in the model's process says: the wall clock on a CPU, two events on a GPU with nothing else
    on the device. The judge's own clock runs until the last byte of the outputs is here, and must agree.

    Parameters
    ----------
    path : path
    device : str or torch.device, optional
        By default ``"cuda"`` where there is a GPU, else ``"cpu"``, where no verdict is given: our kernels are emulated.
    cold : bool
        On a GPU, the L2 cache is overwritten before each sample; models are timed in no other way.
    budget_s : float
        Wall time for each model's samples.
    seed : int, optional
        Draw the parameters and inputs of an earlier run again.
    time_limit_s : float
        For one call.
    reference : path, optional
        A file whose `Model`, ``get_inputs`` and ``get_init_inputs`` count instead; `path` then needs `ModelNew` alone.

    Returns
    -------
    BenchReport
        A row of each model; of a candidate that was refused, its own alone.

    Raises
    ------
    ModelError
        If it is no such file, its reference does not run, or cannot be told apart from the candidate.
    """
    source, reference_source = read_pair(path, reference)
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    where = read_device("bench", default_device() if device is None else device)
    with Hearing(source, reference_source, str(where), seed, time_limit_s) as hearing:
        inputs = hearing.first
        row = partial(
            BenchRow,
            source.path.stem,
            case="get_inputs",
            dtype=str(floating_dtype(inputs.tensors)).removeprefix("torch."),
            device=str(where),
        )
        wrong = next((j.detail for _, j in judgements(hearing, inputs) if j.detail), "")
        if wrong:
            return BenchReport((row(MODEL_NEW, verdict=Verdict.REFUSED, detail=wrong),))
        timer = CourtTimer(hearing, where, cold=cold)
        calls: dict[str, Call] = {
            MODEL_NEW: partial(timer.sample, hearing.candidate),
            LIBRARY: partial(timer.sample, hearing.timed_reference),
        }
        stopping = Stopping(budget_s=budget_s, abandon_ratio=float("inf"))
        try:
            timings = measure_together(calls, timer, stopping, monitor_of(where))
            wrong = timer.contradiction()
        except Refusal as error:
            wrong = str(error)
    if wrong:
        return BenchReport((row(MODEL_NEW, verdict=Verdict.REFUSED, detail=wrong),))
    ours, theirs = timings[MODEL_NEW], timings[LIBRARY]
    return BenchReport((row(MODEL_NEW, timing=ours, **compare_timings(ours, theirs)), row(LIBRARY, timing=theirs)))


class CourtTimer:
    """The judge's clock: every sample is a call on inputs of its own.

    Parameters
    ----------
    hearing : Hearing
    device : torch.device
    cold : bool
    """

    def __init__(self, hearing: Hearing, device: torch.device, *, cold: bool) -> None:
        self.device = device.type
        self.cold = cold and device.type == "cuda"
        self._hearing = hearing
        self._number = 1000  # beyond the numbers that verify's checks use
        self._secret = random.SystemRandom()
        self._lots: dict[Party, tuple[int, int]] = {}
        self._gaps_us: dict[Party, list[float]] = {hearing.candidate: [], hearing.timed_reference: []}
        self._claims_us: dict[Party, list[float]] = {hearing.candidate: [], hearing.timed_reference: []}

    def ready(self, call: Call) -> _CourtSampler:
        """Run `call` once, untimed."""
        call()
        how = "wall clock" if self.device == "cpu" else "events, all streams"
        return _CourtSampler(call, how)

    def glance_us(self, call: Call) -> float:
        """Time one run."""
        return self.skim(call, 1)[0]

    def skim(self, call: Call, count: int) -> list[float]:
        """Time so many runs."""
        return _CourtSampler(call, "").take(count)

    def now_s(self) -> float:
        """Read the wall clock."""
        return time.perf_counter()

    def sample(self, party: Party) -> float:
        """Time one call, and judge it where the lot says so.

        Raises
        ------
        Refusal
            If the candidate gave no result, or a wrong one.
        """
        hearing = self._hearing
        self._number += 1
        number = self._number
        inputs = hearing.draw(number)
        answer = hearing.call(party, inputs, number, same=self._secret.random() < 1 / 2)
        if self._is_drawn(party):
            if party is hearing.timed_reference:
                party.ask("rest", "rest")  # waits as long as a candidate that is judged: caches cool meanwhile
                hearing.measure(inputs, number)
            elif detail := hearing.judge(answer, inputs, number).detail:
                raise Refusal(f"wrong while it was timed: {detail}")
        self._gaps_us[party].append(answer.host_us - answer.claimed_us)
        self._claims_us[party].append(answer.claimed_us)
        return max(LEAST_US, answer.claimed_us)

    def _is_drawn(self, party: Party) -> bool:
        """Draw lots for a model's calls, one in each round."""
        left, lot = self._lots.get(party, (0, 0))
        if not left:
            left, lot = _ROUND, self._secret.randrange(_ROUND)
        self._lots[party] = left - 1, lot
        return left - 1 == lot

    def contradiction(self) -> str:
        """Say where the clock in the candidate's process and the judge's cannot both be right; empty where they can.

        What passes on the judge's clock beyond that is the same work for both models. Where it takes longer for the
        candidate, it was at work while its clock stood still.
        """
        for _ in range(_LOOKS):
            if not (detail := self._excess()):
                return ""
            for times in (*self._gaps_us.values(), *self._claims_us.values()):
                times.clear()
            for _ in range(_SAMPLES):  # a busy machine disturbs one of them by chance
                for party in self._gaps_us:
                    self.sample(party)
        return detail

    def _excess(self) -> str:
        """Say by how much the judge's clock disagrees in the samples at hand; empty where it does not."""
        (ours, *_), (theirs, _, disturbed) = (
            statistics.quantiles(self._gaps_us[party], n=4)
            for party in (self._hearing.candidate, self._hearing.timed_reference)
        )
        claimed = statistics.median(self._claims_us[self._hearing.candidate])
        if ours - theirs <= max(_SLACK_US, _SLACK * claimed, disturbed - theirs):
            return ""
        return (
            f"clock: it says {claimed:.3g} us, and the judge's clock {ours - theirs:.3g} us more than that explains: "
            "it works on another stream, after it returns, or makes its clock say less"
        )


class _CourtSampler:
    def __init__(self, call: Call, how: str) -> None:
        self.how = how
        self._call = call

    def take(self, count: int) -> list[float]:
        samples: Sequence[object] = [self._call() for _ in range(count)]
        return [float(sample) for sample in samples]  # type: ignore[arg-type]
