"""`workbench numerics`: listings, pictures and rows of files and ops, exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_cli import GELU, read_rows, run
from workbench.cli.app import ExitCode

WORDS = ("--grid", 4, "--arg", "x=1000", "--arg", "y=1000", "--arg", "n=1000")
ROOT = "__global__ void root(const float* x, float* y, int n) {\n  y[threadIdx.x] = sqrtf(x[threadIdx.x]);\n}\n"


@pytest.mark.slow
def test_a_file_is_listed_with_the_error_of_each_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run("numerics", GELU, *WORDS, "--json", tmp_path / "rows.json", "--out", tmp_path) is ExitCode.HOLDS
    shown = capsys.readouterr().out
    (row,) = read_rows(tmp_path / "rows.json")
    assert "gelu: no NaN or infinity is born" in shown
    assert {"line", "operations", "largest", "rms", "losses", "births"} == row["lines"][0].keys()
    assert row["outputs"][0]["name"] == "y"
    assert {path.suffix for path in tmp_path.iterdir()} == {".json", ".svg", ".png"}


def test_a_nan_that_is_born_exits_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "root.cu").write_text(ROOT)
    words = ("--block", 32, "--arg", "x=32", "--arg", "y=32", "--arg", "n=32")
    assert run("numerics", tmp_path / "root.cu", *words) is ExitCode.FAILED
    assert "root.cu:2: the first is born, NaN in block (0, 0, 0), thread (" in capsys.readouterr().out
