"""The search by prediction: it orders candidates, leaves hopeless ones out and says so, and says how right it was."""

from __future__ import annotations

from concurrent.futures import Future
from importlib import import_module
from secrets import randbelow

import jsonschema
import pytest
import torch

import workbench as wb
from tests.nvdisasm import counted_runs
from tests.tune.here import PoolHere, no_processes
from workbench.analysis.timing.prediction import Prediction
from workbench.bench.conditions import Machine
from workbench.cli.rows import schema
from workbench.core.errors import ArgumentError, MissingDependencyError
from workbench.tune import Candidate, Method, Outcome, Problem, ResultKind, tune
from workbench.tune.forecast import Forecast, chip_of, forecast, rank_correlation, together
from workbench.tune.worker import WorkerError

H100 = Machine("NVIDIA H100 80GB HBM3", "sm_90", "13000")
TWICE = """
__global__ void twice(const float* x, float* y, int n) {
  for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK) y[i] = 2.0f * x[i];
}
"""
SPACE = {"BLOCK": [32, 64, 128, 256], "BLOCKS": [1, 132, 528]}


def fresh():
    """Write a source that nobody has compiled."""
    return TWICE.replace("2.0f", f"{randbelow(1 << 30)}.5f")


@pytest.fixture
def runs(monkeypatch):
    """What nvdisasm lists from now on."""
    return counted_runs(monkeypatch)


class Clock:
    """A GPU that takes the time that a table has for a candidate."""

    slots = 1

    def __init__(self, times_us):
        self.times_us = times_us
        self.tried = []

    def __call__(self, problem, devices, time_limit_s):
        return self

    def start(self):
        """There is nothing to start."""

    def submit(self, candidate, best_us, beside=()):
        self.tried.append(candidate)
        done = Future()
        done.set_result(Outcome(candidate, ResultKind.OK, samples_us=(self.times_us(candidate),)))
        return done

    def measure_together(self, candidates, budget_s):
        return None

    def spent(self):
        return {}

    def close(self):
        """There is nothing to end."""


@pytest.fixture
def sweep(monkeypatch):
    """Sweep `twice` on a GPU whose clock is given."""

    def run(clock, pool=PoolHere, source=TWICE, **options):
        module = import_module("workbench.tune.sweep")
        monkeypatch.setattr(module, "LocalPool", clock)
        monkeypatch.setattr(import_module("workbench.tune.forecast"), "LocalPool", pool)
        monkeypatch.setattr(Machine, "of", classmethod(lambda cls, device: H100))
        monkeypatch.setattr(module.KernelProblem, "device", "cuda:0", raising=False)
        pack = module.KernelProblem.pack

        def on_a_gpu(*given, **checks):
            problem = pack(*given, **checks)
            object.__setattr__(problem, "device", "cuda:0")
            return problem

        monkeypatch.setattr(module.KernelProblem, "pack", staticmethod(on_a_gpu))
        x = torch.zeros(1 << 20)
        return tune(
            wb.load(source, "twice"),
            SPACE,
            args=(x, torch.zeros_like(x), x.numel()),
            grid=lambda c: c.BLOCKS,
            block=lambda c: c.BLOCK,
            **{"search": "predicted", "store": ":memory:", **options},
        )

    return run


def test_candidates_are_tried_in_the_order_of_their_predictions_and_hopeless_ones_are_named(sweep):
    clock = Clock(lambda candidate: 10.0 + candidate.values["BLOCK"])
    report = sweep(clock)
    predicted = report.forecast.times_us
    assert sorted(predicted.values()) == list(predicted.values())
    assert clock.tried == [one for one in predicted if one not in report.forecast.left_out]
    assert all(one.values["BLOCKS"] != 1 for one in clock.tried)  # one block takes a hundred times as long
    assert "candidates were not tried: their prediction is over 2 times the best one (hopeless=True, --all" in str(
        report
    )
    assert str(report.forecast.left_out[0]) in str(report)
    assert len(report.rows) == len(clock.tried) == 12 - len(report.forecast.left_out)
    rows = report.to_json()
    assert all(row["forecast_us"] == predicted[Candidate("", row["config"])] for row in rows)
    jsonschema.validate(rows, schema("tune"))


def test_machine_code_is_read_eight_candidates_at_a_time(sweep, runs):
    report = sweep(Clock(lambda candidate: 1.0), source=fresh())
    assert len(report.forecast.times_us) == 12
    assert len(runs) == 2


def test_a_sweep_without_a_gpu_reads_machine_code_together(runs):
    x = torch.zeros(1 << 12)
    with no_processes():
        report = tune(
            wb.load(fresh(), "twice"),
            SPACE,
            args=(x, torch.zeros_like(x), x.numel()),
            grid=lambda c: c.BLOCKS,
            block=lambda c: c.BLOCK,
            store=":memory:",
        )
    assert {row.how for row in report.rows} == {"predicted"}
    assert 1 <= len(runs) < 12


def test_each_worker_reads_for_its_own_candidates_before_others_need_them():
    some = candidates(*range(20))
    found = list(together(some, 2))
    assert [one for one, _ in found[:2]] == [some[0], some[8]]
    assert [beside for _, beside in found[:2]] == [tuple(some[:8]), tuple(some[8:16])]
    assert sorted(str(one) for one, _ in found) == sorted(map(str, some))
    assert [beside for _, beside in found if beside][2:] == [tuple(some[16:])]


def test_hopeless_candidates_are_tried_where_that_is_asked_for(sweep):
    report = sweep(clock := Clock(lambda candidate: 1.0), hopeless=True)
    assert len(clock.tried) == 12
    assert report.forecast.left_out == ()
    assert "not tried" not in str(report)


def test_the_report_says_how_right_the_prediction_was(sweep):
    clock = Clock(lambda candidate: candidate.values["BLOCKS"] + 1.0 / candidate.values["BLOCK"])
    report = sweep(clock, hopeless=True)
    both = [row.candidate for row in report.ranked]
    place = [one for one in report.forecast.times_us if one in both].index(both[0]) + 1
    assert f"times of {len(both)} candidates; the fastest of them stood at place {place}; the one at place 1" in str(
        report
    )


def test_on_the_cpu_there_is_nothing_to_order():
    x = torch.zeros(64)
    with pytest.raises(ArgumentError, match=r"'predicted' orders what a GPU times.*: take another --search"):
        tune(
            wb.load(TWICE, "twice"),
            {"BLOCK": [32, 64]},
            args=(x, torch.zeros(64), 64),
            grid=1,
            block=lambda c: c.BLOCK,
            search="predicted",
            store=":memory:",
        )


def test_a_gpu_has_the_row_of_its_whole_name():
    assert chip_of(H100.device).name == "H100"
    assert chip_of("NVIDIA H200").name == "H200"


@pytest.mark.parametrize(
    "device",
    ["NVIDIA Titan", "NVIDIA H100 PCIe", "NVIDIA H100 NVL", "NVIDIA H200 NVL", "NVIDIA H100 80GB HBM3 MIG 1g.10gb"],
)
def test_a_gpu_without_a_row_is_refused(device):
    with pytest.raises(ArgumentError, match=f"NVIDIA H100 80GB HBM3; the device is {device}: take another --search"):
        chip_of(device)


def candidates(*values):
    return [Candidate("", {"N": value}) for value in values]


def predicted(candidate, us):
    return Outcome(candidate, ResultKind.OK, samples_us=(us,) if us else (), predicted=True)


def test_what_is_not_predicted_is_tried_last_by_its_reason_and_what_is_kept_is_not_left_out():
    a, b, c, d, e, f = candidates(1, 2, 3, 4, 5, 6)
    broken = Outcome(e, ResultKind.COMPILE_ERROR, "no such name\nmore")
    found = {one: predicted(one, us) for one, us in ((a, 50.0), (b, None), (c, 10.0), (d, 21.0))}
    said = Forecast.of({**found, e: broken, f: None}, kept=[a])
    assert said.left_out == (d,)
    assert said.ordered([a, b, c, d, e, f]) == [c, a, b, e, f]
    assert (said.outside, said.failures, said.unreached) == ((b,), {e: "compile-error: no such name\nmore"}, (f,))
    remarks = said.describe({})
    assert "outside the model of time, so not predicted: 1 candidate" in remarks
    assert f"prediction failed for 1 candidate, first {e}: compile-error: no such name" in remarks
    assert "not predicted within 25% of the budget: 1 candidate" in remarks
    assert "3 unknown" in repr(said)


def test_a_forecast_of_before_counts_as_well():
    a, b, c = candidates(1, 2, 3)
    said = Forecast.of({b: predicted(b, 21.0)}, {a: 10.0})
    assert said.left_out == (b,)
    assert said.ordered([a, b, c]) == [a, c]
    assert (said.outside, said.failures, said.unreached) == ((), {}, ())


class SlowPool(PoolHere):
    """Predicts its first candidate, and never gets to the others."""

    def foretell(self, candidate, gpu, beside=()):
        if self.slots:
            self.slots = 0
            return super().foretell(candidate, gpu, beside)
        return Future()


def test_a_budget_bounds_the_forecast_and_the_rest_is_tried(sweep, monkeypatch):
    for module in ("workbench.tune.sweep", "workbench.tune.forecast"):
        monkeypatch.setattr(import_module(module), "SHARE", 0.01)
    report = sweep(clock := Clock(lambda candidate: 1.0), pool=SlowPool, budget_s=100.0)
    assert len(clock.tried) == 12
    assert clock.tried[0] in report.forecast.times_us
    assert len(report.forecast.unreached) == 11
    assert "not predicted within 1% of the budget: 11 candidates" in str(report)


class BrokenPool(PoolHere):
    """Has a machine that is at fault, and would keep its other candidates waiting."""

    def foretell(self, candidate, gpu, beside=()):
        ended = Future()
        if self.slots:
            self.slots = 0
            ended.set_exception(WorkerError("a full disk"))
        return ended


def test_a_fault_of_the_machine_ends_the_forecast_at_once(sweep):
    with pytest.raises(WorkerError, match="a full disk"):
        sweep(Clock(lambda candidate: 1.0), pool=BrokenPool)


class NoPool:
    """Predicts nothing."""

    def __init__(self, *given):
        raise AssertionError("something was predicted again")


def test_what_the_store_has_is_not_predicted_again(sweep, tmp_path):
    store = tmp_path / "results.sqlite"
    before = sweep(Clock(lambda candidate: 1.0), store=store, hopeless=True)
    after = sweep(clock := Clock(lambda candidate: 1.0), store=store, pool=NoPool)
    assert clock.tried == []
    assert after.forecast.times_us == before.forecast.times_us
    assert [row["forecast_us"] for row in after.to_json()] == list(after.forecast.times_us.values())
    assert (len(after.rows), after.forecast.left_out) == (12, ())


def test_a_stored_row_without_a_forecast_is_in_no_count(sweep, tmp_path):
    store = tmp_path / "results.sqlite"
    sweep(Clock(lambda candidate: 1.0), store=store, search="exhaustive")
    report = sweep(clock := Clock(lambda candidate: 1.0), store=store, pool=NoPool)
    assert (clock.tried, len(report.rows)) == ([], 12)
    assert report.forecast == Forecast({})
    assert "predict" not in " ".join(report.forecast.describe({row.candidate: 1.0 for row in report.rows}))


def test_without_a_disassembler_nothing_is_predicted(sweep, monkeypatch):
    def missing(*given):
        raise MissingDependencyError("pip install nvidia-cuda-nvdisasm")

    monkeypatch.setattr(import_module("workbench.compile.disassembly"), "find_tool", missing)
    with pytest.raises(MissingDependencyError, match="nvdisasm"):
        sweep(Clock(lambda candidate: 1.0), pool=NoPool)


def test_what_is_outside_the_model_is_counted_and_not_traced_for_its_traffic(sweep, monkeypatch):
    module = import_module("workbench.tune.predict")
    refused = Prediction.refused("v1", "H100", "it waits")
    monkeypatch.setattr(module, "predictions", lambda plan, kernel_of, gpu: iter([refused]))
    monkeypatch.setattr(module, "_by_traffic", lambda *given: pytest.fail("it was traced"))
    report = sweep(clock := Clock(lambda candidate: 1.0))
    assert len(clock.tried) == len(report.forecast.outside) == 12
    assert report.forecast.failures == {}


def test_ranks_are_compared():
    assert rank_correlation([1, 2, 3], [2, 4, 9]) == 1.0
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == -1.0
    assert rank_correlation([1, 1, 1], [3, 2, 1]) == 0.0


def test_workers_predict_side_by_side_and_say_what_failed(planted):
    problem = Problem.of(planted, "small", "float32", 0, Method())
    some = [one for one in problem.candidates("v1") if one.values["WAY"] in (0, 4)]  # one that runs, one that does not
    found = forecast(problem, some, chip_of(H100.device), 60.0)
    said = {one.values["WAY"]: row for one, row in found.items()}
    assert said[0].time_us > 0
    assert said[4].kind is not ResultKind.OK
    assert said[4].detail
