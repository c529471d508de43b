"""`workbench predict`: what it prints of a file, its rows, exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_cli import GELU, read_rows, run
from workbench.cli.app import ExitCode

WORDS = ("--grid", 4, "--arg", "x=1000", "--arg", "y=1000", "--arg", "n=1000")


@pytest.mark.slow
def test_a_file_is_predicted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run("predict", GELU, *WORDS, "--gpu", "H100", "--json", tmp_path / "rows.json") is ExitCode.HOLDS
    assert "gelu on H100: " in capsys.readouterr().out
    (row,) = read_rows(tmp_path / "rows.json")
    assert row["low_us"] <= row["microseconds"] <= row["high_us"]
    assert row["outside"] == []
    assert row["lines"][0]["waits_for"] > 0


def test_an_unknown_gpu_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("predict", GELU, *WORDS, "--gpu", "GTX") is ExitCode.WRONG_USE
    assert "no row for GPU" in capsys.readouterr().err
