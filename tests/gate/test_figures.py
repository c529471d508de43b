"""The figures of launches, and the command and the test that hold them to limits."""

from __future__ import annotations

import pytest

from tests.docs.snippets import ROOT
from tests.test_cli import ExitCode, read_rows, run
from tests.testing.test_own_repository import FILE, PAGE

pytest_plugins = ["pytester"]


def test_a_checked_op_has_a_row_for_each_launch(tmp_path, capsys):
    words = ("check", "gelu", "--variant", "v1_elementwise", "--case", "odd", "--json", tmp_path / "rows.json")
    assert run(*words, "--no-spills", "--max-registers", "64", "--max-us", "100") is ExitCode.HOLDS
    (row,) = read_rows(tmp_path / "rows.json")
    assert (row["op"], row["case"], row["passed"], row["faults"]) == ("gelu", "odd", True, [])
    assert row["sectors"] == 2 * -(-105 * 4 // 32)  # 105 floats, read once and written once
    assert row["registers"] > 0
    assert row["instructions"] > 20
    assert row["low_us"] < row["predicted_us"] < row["high_us"]
    assert run(*words, "--max-registers", "1") is ExitCode.FAILED
    assert "expected at most 1 registers; got" in capsys.readouterr().out
    assert run("check", "gelu", "--case", "none") is ExitCode.WRONG_USE


@pytest.mark.slow
def test_a_racing_op_has_its_findings(tmp_path):
    page = (ROOT / "docs" / "guide" / "programs.md").read_text()
    for name, mark, language in (("v1_block.cu", "//", "cuda"), ("op.py", "#", "python")):
        text = page.partition(f"```{language}\n{mark} ops/row_sum/{name}\n")[2].partition("```")[0]
        (tmp_path / "ops" / "row_sum").mkdir(parents=True, exist_ok=True)
        (tmp_path / "ops" / "row_sum" / name).write_text(text)
    words = ("check", "--kernels", tmp_path / "ops", "--case", "odd", "--json", tmp_path / "rows.json")
    assert run(*words) is ExitCode.FAILED
    (row,) = read_rows(tmp_path / "rows.json")
    assert [(fault["kind"], fault["text"]) for fault in row["faults"]] == [("data-race", "part[threadIdx.x] = sum;")]


@pytest.mark.slow
def test_the_guides_test_gates_a_repositorys_kernels(pytester, monkeypatch):
    for name, text in FILE.findall(PAGE):
        path = pytester.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    guide = (ROOT / "docs" / "guide" / "ci.md").read_text(encoding="utf-8")
    test = guide.partition("```py\n")[2].partition("```")[0]
    (pytester.path / "tests" / "test_gates.py").write_text(test)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    words = ("-q", "-p", "no:cacheprovider", "--wb-dtype", "float32", "tests/test_gates.py")
    pytester.runpytest_inprocess(*words).assert_outcomes(passed=3)
    (pytester.path / "tests" / "test_gates.py").write_text(test.replace("registers=32", "registers=1"))
    result = pytester.runpytest_inprocess(*words, "-k", "odd")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*expected at most 1 registers; got *", "repeat: workbench check silu_mul *"])
