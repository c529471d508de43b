"""What is on disk stays there, and other tools can read it."""

import csv
import json
import os
import sqlite3
from dataclasses import replace
from importlib import import_module

import pytest

from workbench.bench.conditions import Machine
from workbench.core.errors import ArgumentError, EnvironmentFaultError
from workbench.tune import (
    Candidate,
    Footprint,
    Method,
    Outcome,
    Problem,
    ResultKind,
    Store,
    TuneReport,
    from_kernel_tuner,
)
from workbench.tune.predict import MODEL, TRAFFIC
from workbench.tune.store import default_store, write_csv

HOST = Machine("Some GPU", "sm_90", "13000")


@pytest.fixture
def problem(planted):
    return Problem.of(planted, "small", "float32", 0, Method())


def row(size=64, kind=ResultKind.OK, samples=(3.0, 1.0, 2.0), **more):
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


V0 = """
CREATE TABLE results (key TEXT NOT NULL, stage TEXT NOT NULL, at TEXT NOT NULL, op TEXT NOT NULL, variant TEXT NOT NULL,
  source TEXT NOT NULL, case_name TEXT NOT NULL, shapes TEXT NOT NULL, dtype TEXT NOT NULL, device TEXT NOT NULL,
  driver TEXT NOT NULL, method TEXT NOT NULL, kind TEXT NOT NULL, time_us REAL, row TEXT NOT NULL,
  PRIMARY KEY (key, stage));
CREATE TRIGGER results_stay BEFORE UPDATE ON results BEGIN SELECT RAISE(ABORT, 'results are not changed'); END;
CREATE TRIGGER results_remain BEFORE DELETE ON results BEGIN SELECT RAISE(ABORT, 'results are not removed'); END;
"""
KILLED = "k.cu: the compiler's process ended, killed by SIGKILL"


def test_an_older_store_is_read_and_its_doubtful_rows_are_marked(tmp_path):
    path = tmp_path / "s.sqlite"
    old = {
        "fine": row(),
        "lost": row(128, ResultKind.COMPILE_ERROR, (), detail=KILLED),
        "refused": row(256, ResultKind.COMPILE_ERROR, (), detail='k.cu:3: error: "x" is undefined'),
    }
    database = sqlite3.connect(path)
    database.executescript(V0)
    for key, one in old.items():
        plain = one.as_dict()
        del plain["attempts"], plain["earlier"]
        values = key, *["sweep", *["x"] * 10], one.kind, one.time_us, json.dumps(plain)
        database.execute(f"INSERT INTO results VALUES ({', '.join('?' * 15)})", values)
    database.commit()
    database.close()
    for _ in range(2):
        store = Store(path)
        assert {key: store.get(key) for key in old} == old
        doubts = {key: store.find(key).doubt for key in old}
        assert doubts == {"fine": "", "lost": "its compiler had ended before it could judge the source", "refused": ""}
        assert [one["key"] for one in store.rows()] == list(old)
        store.close()


def spoil(path, how):
    """Leave a store that is not as it should be; return what holds it."""
    if how in ("garbage", "empty directory", "FIFO"):
        make = {"garbage": lambda: path.write_bytes(b"garbage " * 999), "FIFO": lambda: os.mkfifo(path)}
        make.get(how, path.mkdir)()
        return None
    database = sqlite3.connect(path, isolation_level=None)
    if how == "another program's":
        database.execute("CREATE TABLE moz_places (url)")
    elif how == "another program's results":
        database.execute("CREATE TABLE results (team, score)")
    elif how == "locked":
        database.execute("BEGIN EXCLUSIVE")
        return database
    else:
        Store(path).close()
    if how == "newer":
        database.execute("PRAGMA user_version = 99")
    elif how == "truncated":
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        os.truncate(path, path.stat().st_size - 4096)
    return database.close()


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("garbage", "it is not a database .*; name another file"),
        ("empty directory", "it is no regular file"),
        ("FIFO", "it is no regular file"),
        ("another program's", "it is another program's database: it has the tables moz_places; name another file"),
        ("another program's results", "it is another program's database: it has the tables results"),
        ("newer", r"a newer Workbench has written it \(tables of version 99; this one knows 1\); use that"),
        ("truncated", "the database is damaged .*; move it away"),
        ("locked", "another process holds the database .*; end what holds it, and try again"),
    ],
)
def test_a_store_that_cannot_be_used_is_an_error_with_path_cause_and_cure(tmp_path, how, words):
    path = tmp_path / "s.sqlite"
    holder = spoil(path, how)
    with pytest.raises(EnvironmentFaultError, match=rf"the store( \(.*\))? {path}: {words}") as caught:
        Store(path, lock_s=0.05)
    assert caught.value.path == str(path)
    if holder:
        holder.close()


def test_a_store_that_fails_later_is_such_an_error_too(problem, tmp_path):
    path = tmp_path / "s.sqlite"
    store = Store(path, lock_s=0.05)
    store.add(problem, HOST, "k", row())
    store._database.execute("PRAGMA query_only = 1")
    with pytest.raises(EnvironmentFaultError, match=f"cannot write to the store .* {path}: the database is read-only"):
        store.add(problem, HOST, "l", row())
    store._database.execute("PRAGMA query_only = 0")
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(EnvironmentFaultError, match=r"waited for 0.05 s at most\) .*: another process holds"):
        store.add(problem, HOST, "l", row())
    assert store.get("k") == row()


def test_a_damaged_row_is_doubtful_and_no_other(problem, tmp_path):
    store = Store(tmp_path / "s.sqlite")
    store.add(problem, HOST, "k", row())
    for table, (key, text) in enumerate([("torn", '{"variant": "si'), ("odd", "[]"), ("short", '{"kind": "ok"}')]):
        store._database.execute(
            f"INSERT INTO results SELECT ?, stage, at, op, variant, source, case_name, shapes || {table}, dtype, "
            "device, driver, method, kind, time_us, ?, attempt, time_limit_s, doubt FROM results WHERE key = 'k'",
            (key, text),
        )
        assert (store.get(key), store.find(key).doubt) == (None, "its row is damaged")
    assert [one["key"] for one in store.rows()] == ["k"]
    source = next(store.rows())["source"]
    assert store.best("planted", "float32", HOST.device, {"sizes": source}) == [(problem.shapes, row().candidate)]


def test_the_last_attempt_is_what_holds(problem, tmp_path):
    store = Store(tmp_path / "s.sqlite")
    store.add(problem, HOST, "k", row(64, samples=(1.0,)))
    store.add(problem, HOST, "k", row(64, ResultKind.CRASH, ()), attempt=2)
    store.add(problem, HOST, "l", row(128, samples=(9.0,)))
    assert (store.get("k").kind, store.find("k").attempt) == (ResultKind.CRASH, 2)
    source = next(store.rows())["source"]
    assert store.best("planted", "float32", HOST.device, {"sizes": source}) == [(problem.shapes, row(128).candidate)]
    assert len(list(store.rows())) == 3


def test_hostile_text_is_cut_and_can_be_printed(problem, tmp_path):
    store = Store(tmp_path / "s.sqlite")
    long = row(32, ResultKind.FAULT, (), detail="a" * 50_000_000 + "\ud800\x1b[2J")
    assert len(long.detail) < 4100
    assert long.detail.endswith("a\\ud800\\x1b[2J")
    store.add(problem, HOST, "k", long)
    assert store.get("k") == long
    str(TuneReport(problem, HOST, (long,))).encode()


def test_without_a_home_the_store_wants_a_name(monkeypatch, tmp_path):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_store() == tmp_path / ".local" / "share" / "workbench" / "tune.sqlite"
    monkeypatch.setattr(import_module("workbench.tune.store"), "home", lambda: None)
    with pytest.raises(
        EnvironmentFaultError, match=r"a place for the store: HOME is not set.*; name a file \(--store\)"
    ):
        default_store()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_store() == tmp_path / "data" / "workbench" / "tune.sqlite"


def test_no_cell_of_a_table_is_a_formula(tmp_path):
    texts = ["=1+2", "+1", "-1", "@SUM(A1)", "\t=1", "fine=1", "\udcff"]
    write_csv(tmp_path / "rows.csv", [{"detail": text, "low_us": -1.5} for text in texts])
    with (tmp_path / "rows.csv").open(newline="") as file:
        cells = [(one["detail"], one["low_us"]) for one in csv.DictReader(file)]
    assert cells == [*((f"'{text}", "-1.5") for text in texts[:5]), ("fine=1", "-1.5"), ("\\udcff", "-1.5")]
    with pytest.raises(EnvironmentFaultError, match=f"cannot write the table {tmp_path}: it is a directory"):
        write_csv(tmp_path, [])


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
    rows = (
        row(64),
        row(128, ResultKind.COMPILE_ERROR, ()),
        row(2048, ResultKind.RULED_OUT, ()),
        row(256, ResultKind.HANG, ()),
    )
    content = TuneReport(problem, HOST, rows).to_kernel_tuner()
    assert content["tune_params"] == {"BLOCK_SIZE": [64, 128, 256, 2048]}
    assert content["cache"]["64"]["time"] == 0.002
    assert content["cache"]["128"]["time"] == "CompilationFailedConfig"
    back = from_kernel_tuner(content, "sizes")
    assert [one.candidate for one in back] == [one.candidate for one in rows]
    assert [one.kind for one in back] == [
        ResultKind.OK,
        ResultKind.COMPILE_ERROR,
        ResultKind.RULED_OUT,
        ResultKind.FAULT,
    ]
    assert back[0].time_us == 2.0
    with pytest.raises(ArgumentError, match="expected a kernel_tuner cache"):
        from_kernel_tuner({}, "sizes")


def test_rows_go_to_csv(problem, tmp_path):
    TuneReport(problem, HOST, (row(), row(128, ResultKind.HANG, (), detail="no end"))).to_csv(tmp_path / "rows.csv")
    with (tmp_path / "rows.csv").open() as file:
        first, second = csv.DictReader(file)
    assert (first["config"], first["median_us"], first["kind"]) == ('{"BLOCK_SIZE": 64}', "2.0", "ok")
    assert (second["kind"], second["detail"], second["median_us"]) == ("hang", "no end", "")


def test_the_winner_and_its_ties(problem):
    rows = (row(64, samples=(10.0,) * 9), row(128, samples=(10.05,) * 9), row(256, samples=(12.0,) * 9))
    report = TuneReport(problem, HOST, (*rows, row(32, ResultKind.WRONG_ANSWER, (1.0,) * 9, detail="y[0] is 0")))
    assert report.winner.candidate.values == {"BLOCK_SIZE": 64}
    assert [tie.values for tie in report.ties] == [{"BLOCK_SIZE": 128}]
    assert report.counts == {"ok": 3, "wrong-answer": 1}
    assert repr(report).startswith(f"<TuneReport {problem.op} {problem.case}: 4 candidates, {report.verdict[:40]}")
    assert "wrong-answer: sizes BLOCK_SIZE=32: y[0] is 0" in str(report)
    assert "BLOCK_SIZE=64" in report._repr_html_()


def test_ties_are_told_among_those_that_took_turns(problem):
    rows = (row(64, samples=(10.0,) * 9), row(128, samples=(10.1,) * 9), row(256, samples=(12.0,) * 9))
    finals = (row(64, samples=(12.0,) * 9), row(128, samples=(12.05,) * 9))
    assert [tie.values for tie in TuneReport(problem, HOST, rows, finals).ties] == [{"BLOCK_SIZE": 128}]


def test_what_is_predicted_by_traffic_comes_behind_what_the_model_predicts(problem):
    slow, fast = row(64, samples=(10.0,)), row(128, samples=(11.0,))
    rows = [replace(slow, predicted=True, how=TRAFFIC), replace(fast, predicted=True, how=MODEL)]
    report = TuneReport(problem, HOST, tuple(rows))
    assert [one.candidate.values["BLOCK_SIZE"] for one in report.ranked] == [128, 64]
    assert "1 of 2 are outside the model of time" in str(report)


def test_finals_overrule_the_sweep(problem):
    rows = (row(64, samples=(10.0,)), row(128, samples=(11.0,)), row(256, samples=(12.0,)))
    finals = (row(64, samples=(13.0,)), row(128, samples=(11.0,)))
    ranked = TuneReport(problem, HOST, rows, finals).ranked
    assert [one.candidate.values["BLOCK_SIZE"] for one in ranked] == [128, 64, 256]
