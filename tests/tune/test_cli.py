"""`workbench bench` and `workbench tune` from the command line."""

import json

import pytest

from tests.tune.conftest import OPS
from workbench.cli import main


def run(*arguments):
    with pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    return ended.value.code


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
