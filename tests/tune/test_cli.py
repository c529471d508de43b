"""`workbench bench` and `workbench tune` from the command line."""

import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

from tests.tune.conftest import OPS
from workbench.cli import main


def run(*arguments):
    with pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    return ended.value.code


@pytest.mark.slow
def test_tune_writes_rows_tables_and_charts(tmp_path, capsys):
    rows, table = tmp_path / "rows.json", tmp_path / "rows.csv"
    chosen = ["--kernels", OPS, "--case", "small", "--variant", "sizes", "--limit", 2]
    written = ["--store", tmp_path / "s.sqlite", "--json", rows, "--csv", table, "--plots", tmp_path / "p"]
    code = run("tune", "planted", *chosen, *written)
    assert code == 0
    first, second = json.loads(rows.read_text())
    assert first["kind"] == second["kind"] == "ok"
    assert first["predicted_us"] > 0
    assert len(table.read_text().splitlines()) == 3
    assert (tmp_path / "p" / "planted_coordinates.svg").is_file()
    assert "no GPU was timed" in capsys.readouterr().out


def test_bench_writes_rows_and_fails_on_an_impossible_time(tmp_path, capsys):
    rows = tmp_path / "rows.json"
    options = (
        "bench",
        "tanh",
        "--variant",
        "v1_elementwise",
        "--device",
        "cpu",
        "--case",
        "odd",
        "--budget-s",
        0.05,
        "--json",
        rows,
    )
    assert run(*options, "--compare") == 0
    ours, *_, theirs = json.loads(rows.read_text())
    assert (ours["variant"], theirs["variant"]) == ("v1_elementwise", "torch")
    assert ours["median_us"] > 0 and ours["verdict"] is None  # on a CPU
    assert "Times are in" in capsys.readouterr().out
    assert run(*options, "--bandwidth-gbps", 1e-6) == 1
    assert run("bench", "tanh", "--device", "cpu", "--case", "none") == 2


def test_verify_and_bench_take_kernelbench_files(tmp_path, capsys):
    cheat = OPS.parents[1] / "broken_kernels" / "cheats" / "approximate_gelu.py"
    right = tmp_path / "right.py"
    right.write_text(cheat.read_text().replace(', approximate="tanh"', ""))
    assert run("verify", cheat) == run("bench", cheat, "--device", "cpu") == 1
    assert run("verify", right, "--seed", 1) == run("bench", right, "--device", "cpu", "--budget-s", 0.1) == 0
    assert "ModelNew" in capsys.readouterr().out


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt(), 130), (MemoryError(), 2)])
def test_what_ends_the_command_from_outside_is_said_in_words(monkeypatch, capsys, error, code):
    def end(**_):
        raise error

    monkeypatch.setattr("workbench.cli.app.app", end)
    assert run("list") == code
    said = capsys.readouterr().err
    assert ("there is not enough memory" in said) == (code == 2)
    assert "Traceback" not in said


def test_a_store_that_cannot_be_used_is_wrong_use(tmp_path, capsys):
    path = tmp_path / "s.sqlite"
    path.write_text("no store " * 999)
    chosen = ("--kernels", OPS, "--case", "small", "--variant", "sizes")
    assert run("tune", "planted", *chosen, "--store", path) == 2
    assert f"cannot open the store {path}: it is not a database" in capsys.readouterr().err.replace("\n", "")
    assert run("tune", "planted", *chosen, "--store", tmp_path / "t.sqlite", "--retry", "lost") == 2
    assert "a kind of result is one of ok, slow," in capsys.readouterr().err


@pytest.mark.slow
def test_a_signal_leaves_the_rows_until_then_in_files(tmp_path):
    chosen = ["--kernels", OPS, "--case", "small", "--variant", "many", "--store", tmp_path / "s.sqlite"]
    written = ["--json", tmp_path / "rows.json", "--csv", tmp_path / "rows.csv", "--plots", tmp_path / "p"]
    command = [sys.executable, "-m", "workbench", "tune", "planted", *chosen, *written]
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    store = tmp_path / "s.sqlite"
    while process.poll() is None and _count(store) < 2:
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGTERM, errors
    rows = json.loads((tmp_path / "rows.json").read_text())
    assert 2 <= len(rows) <= _count(store)
    assert f"interrupted after {len(rows)} of " in said
    assert len((tmp_path / "rows.csv").read_text().splitlines()) == 1 + len(rows)
    assert (tmp_path / "p" / "planted_coordinates.svg").is_file()
    assert "Traceback" not in errors
    report = ["--report", "--json", tmp_path / "again.json"]
    assert run("tune", "planted", *chosen, *report) == 0
    assert json.loads((tmp_path / "again.json").read_text())[: len(rows)]


def _count(store):
    try:
        with contextlib.closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
            return database.execute("SELECT COUNT(*) FROM results").fetchone()[0]
    except sqlite3.OperationalError:  # the sweep has not made it yet
        return 0
