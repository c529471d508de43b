"""A sweep: it ends whatever the candidates do, keeps what it found, and goes on where it was killed."""

from __future__ import annotations

import json
import os
import re

import pytest

import workbench as wb
from tests.tune.here import no_processes
from tests.tune.kills import kill_at_random
from workbench.bench.conditions import Machine
from workbench.core.errors import ArgumentError
from workbench.op import OpError
from workbench.tune import Kind, Method, Outcome, Problem, Store, tune
from workbench.tune.crew import LocalCrew
from workbench.tune.outcome import UNSETTLED
from workbench.tune.sweep import _Sweep


@pytest.fixture(scope="module")
def report(planted, tmp_path_factory):
    store = tmp_path_factory.mktemp("store") / "tune.sqlite"
    return tune(planted, variant="v1", case="small", store=store, time_limit_s=2)


def test_every_planted_failure_is_a_row_with_its_kind_and_the_right_candidate_wins(report):
    kinds = {row.candidate.values["WAY"]: set() for row in report.rows}
    for row in report.rows:
        kinds[row.candidate.values["WAY"]].add(row.kind)
    assert kinds == {
        0: {Kind.OK},
        1: {Kind.WRONG_ANSWER},
        2: {Kind.ILLEGAL_ACCESS},
        3: {Kind.HANG},
        4: {Kind.COMPILE_ERROR},
        5: {Kind.RULED_OUT},
        6: {Kind.CRASH},
        7: {Kind.FAULT},
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


def test_what_hung_is_tried_again_under_another_time_limit_only(planted, tmp_path):
    store = Store(tmp_path / "s.sqlite")
    problem = Problem.of(planted, "small", "float32", 0, Method())
    candidate = next(c for c in problem.candidates("v1") if c.values["WAY"] == 3)

    def sweep(limit_s):
        sweep = _Sweep(problem, Machine.of("cpu"), store, LocalCrew(problem, ["cpu"], limit_s), 1, limit_s, None)
        sweep._keys[candidate] = problem.key(candidate, sweep.machine)
        return sweep

    for kind in UNSETTLED:
        assert sweep(5.0)._key(candidate, kind) != sweep(60.0)._key(candidate, kind)
    short = sweep(5.0)
    store.add(problem, short.machine, short._key(candidate, Kind.HANG), Outcome(candidate, Kind.HANG))
    assert sweep(5.0)._recall(candidate).kind is Kind.HANG
    assert sweep(60.0)._recall(candidate) is None
    store.add(problem, short.machine, short._key(candidate, Kind.OK), Outcome(candidate, Kind.OK, samples_us=(1.0,)))
    assert sweep(5.0)._recall(candidate).kind is sweep(60.0)._recall(candidate).kind is Kind.OK


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
    with pytest.raises(ArgumentError, match="search must be one of exhaustive, random, hill-climb, model; got 'best'"):
        tune(planted, case="small", store=":memory:", search="best")


def test_kills_at_random_moments_lose_nothing_and_double_nothing(tmp_path):
    progress = kill_at_random(tmp_path / "killed.sqlite", kills=2)
    assert progress == sorted(progress)
    assert progress[0] < progress[-2] < progress[-1] == 32
