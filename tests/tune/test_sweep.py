"""A sweep: it ends whatever the candidates do, keeps what it found, and goes on where it was killed."""

from __future__ import annotations

import json
import os
import re
import tempfile
from concurrent.futures import Future
from dataclasses import replace
from importlib import import_module

import pytest

import workbench as wb
from tests.tune.here import PoolHere, no_processes
from tests.tune.kills import kill_at_random
from workbench.bench.conditions import Machine
from workbench.compile import pool
from workbench.core.errors import ArgumentError, EnvironmentFaultError
from workbench.op import OpError
from workbench.tune import Method, Outcome, Problem, ResultKind, Store, SweepInterruptedError, tune
from workbench.tune.outcome import MOST_ATTEMPTS, RULES, Again
from workbench.tune.sweep import _Sweep
from workbench.tune.worker import WorkerError
from workbench.tune.worker_pool import LocalPool

pytestmark = pytest.mark.no_cover


@pytest.fixture(scope="module")
def report(planted, tmp_path_factory):
    store = tmp_path_factory.mktemp("store") / "tune.sqlite"
    return tune(planted, variant="v1", case="small", store=store, time_limit_s=2)


def test_every_planted_failure_is_a_row_with_its_kind_and_the_right_candidate_wins(report):
    kinds = {row.candidate.values["WAY"]: set() for row in report.rows}
    for row in report.rows:
        kinds[row.candidate.values["WAY"]].add(row.kind)
    assert kinds == {
        0: {ResultKind.OK},
        1: {ResultKind.WRONG_ANSWER},
        2: {ResultKind.ILLEGAL_ACCESS},
        3: {ResultKind.HANG},
        4: {ResultKind.COMPILE_ERROR},
        5: {ResultKind.RULED_OUT},
        6: {ResultKind.CRASH},
        7: {ResultKind.FAULT},
    }
    assert len(report.rows) == 9
    assert report.winner.candidate.values["WAY"] == 0


@pytest.mark.parametrize(
    ("way", "detail"),
    [
        (1, r"y\[999\] is 0, the oracle has"),
        (2, r"planted.cu:21: planted writes 4 bytes out of bounds at y\[1073741824\]"),
        (3, "no end within 2 s of CPU time; killed"),
        (4, "planted"),
        (5, r"block \(2048, 1, 1\) has 2048 threads; sm_90 takes at most 1024|block.x is 2048"),
        (6, "killed by SIGABRT"),
        (7, "trap"),
    ],
)
def test_each_failure_gives_its_reason(report, way, detail):
    rows = [row for row in report.rows if row.candidate.values["WAY"] == way]
    assert rows
    for row in rows:
        assert re.search(detail, row.detail), row.detail


def test_without_a_gpu_the_times_are_called_a_prediction(report):
    assert report.is_prediction
    assert report.finals == ()
    assert "no GPU was timed" in str(report)
    assert all("predicted_us" in row and "median_us" not in row for row in report.to_json() if row["kind"] == "ok")
    json.dumps(report.to_json())


def test_the_report_says_where_the_time_went(report):
    coordinator, worker, compilers = report.spent.values()
    assert list(report.spent)[:2] == ["coordinator", "worker on cpu"]
    assert sum(coordinator.values()) == pytest.approx(report.wall_s, abs=0.1)
    assert 0 < sum(worker.values()) < report.wall_s + 0.1
    assert worker["lost"] > 2 / (os.cpu_count() or 1)  # what hung: its limit of 2 s is on CPU time, of every thread
    assert compilers["compiling"] > 0
    assert re.search(r"worker on cpu: .* s: .*imports \d+\.\d\d, .*lost", str(report))
    json.dumps(report.spent)


def test_what_a_candidate_takes_from_an_sm_is_in_its_row(report):
    footprint = report.winner.footprint
    assert footprint.registers > 0
    assert footprint.threads == report.winner.candidate.values["BLOCK_SIZE"]
    assert 0 < footprint.occupancy_pct <= 100


@no_processes()
def test_a_second_sweep_repeats_nothing(planted, tmp_path):
    seen = []
    options = {"variant": "sizes", "case": "small", "store": tmp_path / "s.sqlite", "progress": seen.append}
    first = tune(planted, **options)
    again = tune(planted, **options)
    assert (first.resumed, again.resumed) == (0, 4)
    assert sorted(map(str, first.rows)) == sorted(map(str, again.rows))
    assert [look.done for look in seen] == [1, 2, 3, 4, 1, 2, 3, 4]
    other_case = tune(planted, **{**options, "case": "large"})
    assert other_case.resumed == 0


@pytest.fixture
def sweep_of(planted, tmp_path):
    """Make sweeps of one candidate and one store, each under its time limit."""
    store = Store(tmp_path / "s.sqlite")
    problem = Problem.of(planted, "small", "float32", 0, Method())
    candidate = next(c for c in problem.candidates("v1") if c.values["WAY"] == 3)

    def make(limit_s=5.0, retry=()):
        workers = LocalPool(problem, ["cpu"], limit_s)
        sweep = _Sweep(problem, Machine.of("cpu"), store, workers, 1, limit_s, None, retry=frozenset(retry))
        sweep.candidate = candidate
        sweep._keys[candidate] = problem.key(candidate, sweep.machine)
        sweep._sources[candidate] = problem.source_of(candidate)
        return sweep

    yield make
    store.close()


def test_every_kind_is_settled_or_tried_again(sweep_of):
    assert set(RULES) == set(ResultKind)
    for kind, rule in RULES.items():
        sweep = sweep_of()
        sweep._keys[sweep.candidate] = kind.value
        sweep._save(Outcome(sweep.candidate, kind, "so it ended", samples_us=(1.0,)))
        found = sweep._recall(sweep.candidate)
        assert (found is None) == (rule.again is Again.NEXT_SWEEP)
        sweep.retry = frozenset({kind})
        assert sweep._recall(sweep.candidate) is None


def test_what_hung_is_tried_again_under_a_longer_time_limit_only(sweep_of):
    short = sweep_of(5.0)
    assert short._recall(short.candidate) is None
    short._save(Outcome(short.candidate, ResultKind.HANG, "no end"))
    assert [sweep_of(limit_s)._recall(short.candidate) is None for limit_s in (2.0, 5.0, 60.0)] == [False, False, True]
    long = sweep_of(60.0)
    assert long._recall(long.candidate) is None
    row = long._save(Outcome(long.candidate, ResultKind.OK, samples_us=(1.0,)))
    assert row.earlier == ("hang: no end",)
    assert sweep_of(5.0)._recall(short.candidate) == row


def test_what_crashes_each_time_is_settled_after_some_sweeps_and_tells_each_attempt(sweep_of):
    for number in range(MOST_ATTEMPTS):
        sweep = sweep_of()
        assert sweep._recall(sweep.candidate) is None
        sweep._save(Outcome(sweep.candidate, ResultKind.CRASH, f"killed by SIGKILL, {number}"))
    row = sweep_of()._recall(sweep.candidate)
    assert row.as_dict()["attempts"] == 3
    assert row.earlier == ("crash: killed by SIGKILL, 0", "crash: killed by SIGKILL, 1")
    assert sweep_of(retry=[ResultKind.CRASH])._recall(sweep.candidate) is None


def test_another_candidates_row_does_not_hold(sweep_of):
    sweep = sweep_of()
    other = replace(sweep.candidate, variant="sizes")
    sweep.store.add(sweep.problem, sweep.machine, sweep._keys[sweep.candidate], Outcome(other, ResultKind.OK))
    assert sweep._recall(sweep.candidate) is None


def test_a_sweep_that_is_cut_short_saves_what_had_come(sweep_of):
    sweep = sweep_of()
    ended, failed, cancelled = Future(), Future(), Future()
    ended.set_result(Outcome(sweep.candidate, ResultKind.OK, samples_us=(1.0,)))
    failed.set_exception(WorkerError("the worker on cpu does not start"))
    cancelled.cancel()
    for one in (failed, ended, cancelled):
        sweep._report(sweep.candidate, one)
    with pytest.raises(WorkerError):
        sweep._events.get()[1].result()
    assert sweep.save_rest() == ""
    assert sweep_of()._recall(sweep.candidate).time_us == 1.0


def test_a_result_is_of_the_source_of_its_key_although_it_was_edited_meanwhile(planted, tmp_path, monkeypatch):
    text, tried = ["before"], []

    class Editing(PoolHere):
        def submit(self, candidate, best_us, beside=()):
            tried.append(candidate)
            text[0] = "after"
            return super().submit(candidate, best_us, beside)

    monkeypatch.setattr(Problem, "source_of", lambda *_: text[0])
    monkeypatch.setattr(import_module("workbench.tune.sweep"), "LocalPool", Editing)
    report = tune(planted, variant="sizes", case="small", store=tmp_path / "s.sqlite", limit=2)
    assert (len(tried), len(report.rows)) == (4, 2)
    rows = list(Store(tmp_path / "s.sqlite").rows())
    assert [row["source"] for row in rows] == ["after"] * 2
    candidate, machine = report.rows[0].candidate, report.machine
    assert rows[0]["key"] == report.problem.key(candidate, machine) != report.problem.key(candidate, machine, "before")


@no_processes()
def test_a_lost_compiler_is_no_property_of_the_kernel(planted, tmp_path, monkeypatch):
    options = {"variant": "sizes", "case": "small", "store": tmp_path / "s.sqlite", "limit": 2}
    with monkeypatch.context() as patch:
        patch.setattr(pool, "_COMMAND", "import os; os.kill(os.getpid(), 9)")
        killed = tune(planted, **options)
    assert {row.kind for row in killed.rows} == {ResultKind.CRASH}
    assert all("killed by SIGKILL; so did another before it" in row.detail for row in killed.rows)
    assert killed.spent["compilers (4)"]
    again = tune(planted, **options)
    assert (again.resumed, {row.kind for row in again.rows}) == (0, {ResultKind.OK})
    assert all(len(row.earlier) == 2 for row in again.rows)
    retried = tune(planted, **options, retry=["ok"])
    assert (retried.resumed, tune(planted, **options).resumed) == (0, 2)
    assert all(len(row.earlier) == 3 and row.earlier[-1] == "ok" for row in retried.rows)


@no_processes()
def test_what_a_full_disk_does_not_take_is_written_elsewhere(planted, tmp_path, monkeypatch):
    path = tmp_path / "s.sqlite"
    add = Store.add

    def fill_up(store, problem, machine, key, outcome, *stage, **options):
        add(store, problem, machine, key, outcome, *stage, **options)
        pages = store._database.execute("PRAGMA page_count").fetchone()[0]
        store._database.execute(f"PRAGMA max_page_count = {pages}")

    monkeypatch.setattr(Store, "add", fill_up)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pytest.raises(EnvironmentFaultError, match="the disk is full") as full:
        tune(planted, variant="many", case="small", store=path, limit=8)
    beside = json.loads(next(tmp_path.glob("workbench-tune-*.json")).read_text())
    assert {row["kind"] for row in beside} == {"ok"}
    assert f"cannot write to the store (it was waited for 60 s at most) {path}: the disk is full" in str(full.value)
    assert str(next(tmp_path.glob("workbench-tune-*.json"))) in str(full.value)


@pytest.mark.parametrize("search", ["random", "hill-climb", "model"])
@no_processes()
def test_every_search_finds_a_right_candidate(planted, search):
    report = tune(planted, variant="sizes", case="small", store=":memory:", search=search, limit=3)
    assert len(report.rows) == 3
    assert report.winner is not None


def test_the_public_name_is_the_function():
    assert wb.tune is tune


def test_wrong_names_are_refused_before_anything_runs(planted):
    with pytest.raises(OpError, match="op planted has no case 'none'; it has small, large"):
        tune(planted, case="none", store=":memory:")
    with pytest.raises(ArgumentError, match=r"a kind of result is one of ok, slow, .*; got 'lost'"):
        tune(planted, case="small", store=":memory:", retry=["crash", "lost"])
    with pytest.raises(ArgumentError, match=r"search must be one of exhaustive, random, .*predicted; got 'best'"):
        tune(planted, case="small", store=":memory:", search="best")


@pytest.mark.slow
def test_kills_at_random_moments_lose_nothing_and_double_nothing(tmp_path):
    progress = kill_at_random(tmp_path / "killed.sqlite", kills=2)
    assert progress == sorted(progress)
    assert progress[0] < progress[-2] < progress[-1] == 32


class TestStopped:
    """A sweep that ends before all candidates have, and what is left of it."""

    @no_processes()
    def test_an_interrupted_sweep_has_its_rows_and_goes_on(self, planted, tmp_path):
        def interrupt(progress):
            if progress.done == 2:
                raise KeyboardInterrupt

        options = {"variant": "sizes", "case": "small", "store": tmp_path / "s.sqlite"}
        with pytest.raises(SweepInterruptedError) as caught:
            tune(planted, progress=interrupt, **options)
        report = caught.value.report
        assert isinstance(caught.value, KeyboardInterrupt)
        assert len(report.rows) >= 2
        said = rf"interrupted after {len(report.rows)} of \d+ candidates: the same sweep again goes on"
        assert re.match(said, report.remarks[1])
        again = tune(planted, only_stored=True, **options)
        assert {row.candidate for row in again.rows} == {row.candidate for row in report.rows}
        assert f"nothing was run: the store has {len(report.rows)} of " in str(again)
        whole = tune(planted, **options)
        assert whole.resumed == len(report.rows)
        assert whole.stopped == ""

    @no_processes()
    def test_a_spent_budget_begins_no_candidate(self, planted, tmp_path):
        report = tune(planted, variant="many", case="small", store=tmp_path / "s.sqlite", budget_s=0.5)
        said = re.match(r"the budget of 0.5 s was spent after (\d+) of (\d+) candidates", report.stopped)
        assert said is not None
        assert len(report.rows) == int(said[1]) < int(said[2])
        with pytest.raises(ArgumentError, match="budget_s must be more than 0 seconds; got 0"):
            tune(planted, variant="many", case="small", budget_s=0)

    @no_processes()
    def test_a_store_that_has_nothing_reports_nothing(self, planted, tmp_path):
        report = tune(planted, variant="sizes", case="small", store=tmp_path / "s.sqlite", only_stored=True)
        assert report.rows == ()
        assert report.verdict == "no candidate is right"
