"""One candidate in its process: how closely it is timed, and what is left behind by one that raises."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest
import torch

from workbench.bench.conditions import Blind
from workbench.core.errors import CompilerKilledError, EnvironmentFaultError
from workbench.op import find_op
from workbench.tune import Candidate, Method, Problem, ResultKind
from workbench.tune.stopwatch import Stopwatch
from workbench.tune.trial import Bench

UPDATING = """
from pathlib import Path
from workbench.op import Case, Input, Launch, Op, Plan, Tunable, Variant

def raise_x(x):
    return x.add_(1) * 1

def plan(x, *, config):
    if config["WAY"] == 2:
        raise ZeroDivisionError("no such way")
    y = x.new_empty(x.shape)
    first = Launch("raise_x", {"x": x, "y": y, "n": x.numel()}, 1, 64)
    second = Launch("raise_x", {"x": x, "y": y, "n": x.numel()}, 1, 64, defines={"TRAPS": config["WAY"]})
    return Plan((y,), (first, second) if config["WAY"] else (first,))

op = Op("updating", raise_x, (Case("c", {"x": Input((64,))}),), (
    Variant("v", Path(__file__).parent / "updating.cu", plan, (Tunable("WAY", 0, (0, 1, 2)),), dtypes=("float32",)),
), mutates=("x",))
"""
SOURCE = """
#ifndef TRAPS
#define TRAPS 0
#endif
extern "C" __global__ void raise_x(float* x, float* y, int n) {
  if (TRAPS) __trap();
  if (threadIdx.x < n) y[threadIdx.x] = x[threadIdx.x] += 1.0f;
}
"""


@dataclass
class PlannedTimer:
    """Tells the times that the test has planned, and runs each call once to leave its output."""

    glance: float
    rough: float
    exact: float
    cold: bool = True
    device: str = "cuda"
    asked: list[str] = field(default_factory=list)

    def glance_us(self, call):
        return self._tell("glance", call, self.glance, 1)[0]

    def skim(self, call, count):
        return self._tell("skim", call, self.rough, count)

    def ready(self, call):
        return SimpleNamespace(how="planned", take=lambda count: self._tell("take", call, self.exact, count))

    def now_s(self):
        return 0.0

    def _tell(self, what, call, time_us, count):
        call()
        self.asked.append(what)
        return [time_us] * count


@pytest.fixture
def bench_on(planted, monkeypatch):
    monkeypatch.setattr(Bench, "is_emulated", False)

    def make(timer):
        bench = Bench(Problem.of(planted, "small", "float32", 0, Method(bandwidth_gbps=1e9)), "cpu", Stopwatch())
        bench.__dict__.update(_timer=timer, _monitor=Blind())
        return bench

    return make


RIGHT = Candidate("sizes", (("BLOCK_SIZE", 64),))


@pytest.mark.parametrize(
    ("times", "best_us", "asked", "kind"),
    [
        ((170, 172, 170), None, ["glance", "take", "take"], ResultKind.OK),  # nothing is known yet
        ((170, 172, 170), 165, ["glance", "skim", "take", "take"], ResultKind.OK),  # it may win
        ((200, 202, 200), 165, ["glance", "skim"], ResultKind.OK),  # it cannot
        ((600, 602, 600), 165, ["glance", "skim"], ResultKind.SLOW),  # over three times the best
        ((2000, 0, 0), 165, ["glance"], ResultKind.SLOW),  # hopeless
        ((8, 9, 4), 4, ["glance", "skim", "take", "take"], ResultKind.OK),  # what events add is no reason
    ],
)
def test_a_candidate_is_timed_as_closely_as_it_may_win(bench_on, times, best_us, asked, kind):
    timer = PlannedTimer(*times)
    outcome, is_poisoned = bench_on(timer).run(RIGHT, best_us)
    assert (outcome.kind, timer.asked, is_poisoned) == (kind, asked, False)
    assert len(outcome.samples_us) == {1: 1, 2: 5}.get(len(asked), 10)


def test_a_loser_whose_queueing_may_show_is_not_skimmed(bench_on):
    timer = PlannedTimer(200, 202, 200, cold=False)
    bench_on(timer).run(RIGHT, 165.0)
    assert "skim" not in timer.asked
    long = PlannedTimer(400, 402, 400, cold=False)
    bench_on(long).run(RIGHT, 165.0)
    assert long.asked == ["glance", "skim"]


def test_what_a_loser_left_is_checked_too(bench_on, monkeypatch):
    timer = PlannedTimer(200, 202, 200)
    bench = bench_on(timer)

    def spoil(call, count):
        call()
        bench.plan.outputs[0][3] = 0.0
        return [202.0] * count

    def remember(*args, **kwargs):
        bench.plan = prepare(*args, **kwargs)
        return bench.plan

    prepare = bench._subject.prepare
    monkeypatch.setattr(bench._subject, "prepare", remember)
    monkeypatch.setattr(timer, "skim", spoil)
    outcome, _ = bench.run(RIGHT, 165.0)
    assert outcome.kind is ResultKind.WRONG_ANSWER
    assert outcome.detail.startswith(r"right at first, wrong once it was timed: y[3] is 0")


def test_every_step_of_a_candidate_has_its_time(bench_on):
    bench = bench_on(PlannedTimer(170, 172, 170))
    bench.run(RIGHT, 165.0)
    steps = ["the op", "the device", "inputs", "loading", "checking", "warming up", "skimming", "timing"]
    assert list(bench._stopwatch.spent) == [*steps, "checking again", "failing"]


def test_right_results_are_compared_bit_by_bit_before_they_are_judged_anew(bench_on, monkeypatch):
    bench = bench_on(PlannedTimer(170, 172, 170))
    judged = []
    reference = bench._subject._reference(False)
    judge = type(reference).judge
    monkeypatch.setattr(type(reference), "judge", lambda self, results: judged.append(1) or judge(self, results))
    for size in (32, 64, 128):
        outcome, _ = bench.run(Candidate("sizes", (("BLOCK_SIZE", size),)), None)
        assert outcome.kind is ResultKind.OK
    assert len(judged) == 1
    outcome, _ = bench.run(Candidate("v1", (("WAY", 1), ("BLOCK_SIZE", 64))), None)
    assert (outcome.kind, len(judged)) == (ResultKind.WRONG_ANSWER, 2)


@pytest.fixture
def updating(tmp_path):
    (tmp_path / "updating").mkdir()
    (tmp_path / "updating" / "updating.cu").write_text(SOURCE)
    (tmp_path / "updating" / "op.py").write_text(UPDATING)
    return Problem.of(find_op("updating", tmp_path), "c", "float32", 0, Method())


def test_what_a_candidate_updated_before_it_raised_is_undone(updating):
    bench = Bench(updating, "cpu", Stopwatch())
    before = bench._subject.inputs[0].clone()
    outcome, is_poisoned = bench.run(Candidate("v", (("WAY", 1),)), None)
    assert (outcome.kind, is_poisoned) == (ResultKind.FAULT, False)
    assert torch.equal(bench._subject.inputs[0], before)
    assert bench.run(Candidate("v", (("WAY", 0),)), None)[0].kind is ResultKind.OK


def test_whatever_a_plan_raises_is_a_row(updating):
    broken = Candidate("v", (("WAY", 2),))
    outcome, is_poisoned = Bench(updating, "cpu", Stopwatch()).run(broken, None)
    assert (outcome.kind, outcome.detail, is_poisoned) == (ResultKind.FAULT, "no such way", False)
    ahead = updating.inspect(broken, "sm_90")
    assert ahead.kind is ResultKind.RULED_OUT
    assert ahead.detail == "the plan of v WAY=2 raised ZeroDivisionError: no such way"


def test_a_fault_of_the_machine_is_no_row_and_a_killed_compiler_is_a_crash(bench_on, monkeypatch):
    bench = bench_on(PlannedTimer(170, 172, 170))

    def fail(*_):
        raise errors.pop()

    monkeypatch.setattr(bench, "_try", fail)
    errors = [EnvironmentFaultError("the disk is full"), CompilerKilledError("NVRTC was killed")]
    outcome, _ = bench.run(RIGHT, None)
    assert (outcome.kind, outcome.detail) == (ResultKind.CRASH, "NVRTC was killed")
    with pytest.raises(EnvironmentFaultError, match="the disk is full"):
        bench.run(RIGHT, None)
