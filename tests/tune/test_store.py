"""What is on disk stays there, and other tools can read it."""

import csv
import sqlite3

import pytest

from workbench.bench.conditions import Machine
from workbench.core.errors import ArgumentError
from workbench.tune import Candidate, Footprint, Kind, Method, Outcome, Problem, Store, TuneReport, from_kernel_tuner

HOST = Machine("Some GPU", "sm_90", "13000")


@pytest.fixture
def problem(planted):
    return Problem.of(planted, "small", "float32", 0, Method())


def row(size=64, kind=Kind.OK, samples=(3.0, 1.0, 2.0), **more):
    return Outcome(Candidate("sizes", (("BLOCK_SIZE", size),)), kind, samples_us=samples, **more)


def test_a_row_comes_back_as_it_was(problem, tmp_path):
    outcome = row(footprint=Footprint(28, 1024, 0, 64, 75.0), how="events", sm_clock_mhz=1980, gpu="GPU-1")
    store = Store(tmp_path / "deep" / "s.sqlite")
    store.add(problem, HOST, "k", outcome)
    store.close()
    assert Store(tmp_path / "deep" / "s.sqlite").get("k") == outcome
    assert Store(":memory:").get("k") is None


def test_the_first_result_stays_and_none_is_changed_or_removed(problem, tmp_path):
    path = tmp_path / "s.sqlite"
    store = Store(path)
    store.add(problem, HOST, "k", row(samples=(1.0,)))
    store.add(problem, HOST, "k", row(samples=(9.0,)))
    assert store.get("k").time_us == 1.0
    database = sqlite3.connect(path)
    for statement in ("UPDATE results SET time_us = 0", "DELETE FROM results"):
        with pytest.raises(sqlite3.IntegrityError, match="results are not"):
            database.execute(statement)


def test_a_key_depends_on_config_case_machine_and_method(planted, problem):
    candidate, other = list(problem.candidates("sizes"))[:2]
    key = problem.key(candidate, HOST)
    assert key == Problem.of(planted, "small", "float32", 0, Method()).key(candidate, HOST)
    others = {
        problem.key(other, HOST),
        problem.key(candidate, Machine("Other GPU", "sm_90", "13000")),
        problem.key(candidate, Machine("Some GPU", "sm_90", "13010")),
        Problem.of(planted, "large", "float32", 0, Method()).key(candidate, HOST),
        Problem.of(planted, "small", "float32", 0, Method(cold=False)).key(candidate, HOST),
    }
    assert len(others) == 5 and key not in others


def test_rows_go_to_kernel_tuner_and_come_back(problem):
    rows = (row(64), row(128, Kind.COMPILE_ERROR, ()), row(2048, Kind.RULED_OUT, ()), row(256, Kind.HANG, ()))
    content = TuneReport(problem, HOST, rows).to_kernel_tuner()
    assert content["tune_params"] == {"BLOCK_SIZE": [64, 128, 256, 2048]}
    assert content["cache"]["64"]["time"] == 0.002
    assert content["cache"]["128"]["time"] == "CompilationFailedConfig"
    back = from_kernel_tuner(content, "sizes")
    assert [one.candidate for one in back] == [one.candidate for one in rows]
    assert [one.kind for one in back] == [Kind.OK, Kind.COMPILE_ERROR, Kind.RULED_OUT, Kind.FAULT]
    assert back[0].time_us == 2.0
    with pytest.raises(ArgumentError, match="expected a kernel_tuner cache"):
        from_kernel_tuner({}, "sizes")


def test_rows_go_to_csv(problem, tmp_path):
    TuneReport(problem, HOST, (row(), row(128, Kind.HANG, (), detail="no end"))).to_csv(tmp_path / "rows.csv")
    with (tmp_path / "rows.csv").open() as file:
        first, second = csv.DictReader(file)
    assert (first["config"], first["median_us"], first["kind"]) == ('{"BLOCK_SIZE": 64}', "2.0", "ok")
    assert (second["kind"], second["detail"], second["median_us"]) == ("hang", "no end", "")


def test_the_winner_and_its_ties(problem):
    rows = (row(64, samples=(10.0,) * 9), row(128, samples=(10.05,) * 9), row(256, samples=(12.0,) * 9))
    report = TuneReport(problem, HOST, (*rows, row(32, Kind.WRONG_ANSWER, (1.0,) * 9, detail="y[0] is 0")))
    assert report.winner.candidate.values == {"BLOCK_SIZE": 64}
    assert [tie.values for tie in report.ties] == [{"BLOCK_SIZE": 128}]
    assert report.counts == {"ok": 3, "wrong-answer": 1}
    assert "wrong-answer: sizes BLOCK_SIZE=32: y[0] is 0" in str(report)
    assert "BLOCK_SIZE=64" in report._repr_html_()


def test_ties_are_told_among_those_that_took_turns(problem):
    rows = (row(64, samples=(10.0,) * 9), row(128, samples=(10.1,) * 9), row(256, samples=(12.0,) * 9))
    finals = (row(64, samples=(12.0,) * 9), row(128, samples=(12.05,) * 9))
    assert [tie.values for tie in TuneReport(problem, HOST, rows, finals).ties] == [{"BLOCK_SIZE": 128}]


def test_finals_overrule_the_sweep(problem):
    rows = (row(64, samples=(10.0,)), row(128, samples=(11.0,)), row(256, samples=(12.0,)))
    finals = (row(64, samples=(13.0,)), row(128, samples=(11.0,)))
    ranked = TuneReport(problem, HOST, rows, finals).ranked
    assert [one.candidate.values["BLOCK_SIZE"] for one in ranked] == [128, 64, 256]
