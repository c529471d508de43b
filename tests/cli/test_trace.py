"""`workbench trace`: listings of ops and of files, made-up arguments, exit codes."""

import pytest

from tests.test_cli import GELU, read_rows, run
from workbench.analysis.trace import Trace
from workbench.cli.app import ExitCode

WORDS = ("--grid", 4, "--arg", "x=1000", "--arg", "y=10x100", "--arg")


def test_an_op_is_listed_with_the_counters_of_each_line(capsys, tmp_path):
    assert run("trace", "group_norm", "--json", tmp_path / "rows.json", "--out", tmp_path) is ExitCode.HOLDS
    rows = read_rows(tmp_path / "rows.json")
    shown = capsys.readouterr().out
    assert len(rows) == 2
    assert all(row["accesses"] and row["metrics"] and row["kernel"] in shown for row in rows)
    assert all({"line", "kind", "space", "requests", "sectors"} <= line.keys() for row in rows for line in row["lines"])
    traces = [Trace.load(path) for path in sorted(tmp_path.glob("*.npz"))]
    assert [len(trace) for trace in traces] == [row["accesses"] for row in rows]


def test_a_file_is_launched_on_made_up_arguments(capsys):
    assert run("trace", GELU, *WORDS, "n=1000") is ExitCode.HOLDS
    shown = capsys.readouterr().out
    assert "2000 accesses; tensors: x (1000 float32), y (10 x 100 float32)" in shown
    assert "st.global           32  31.2      3.9  100%       |   23     y[i] =" in shown


def test_a_kernel_that_faults_exits_1(capsys):
    assert run("trace", GELU, *WORDS, "n=1024") is ExitCode.FAILED
    assert "reads 4 bytes out of bounds at x[1000]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((GELU, "--arg", "x=8"), "needs --arg y=SHAPE --arg n=NUMBER"),
        ((GELU, "--arg", "z=8"), "no parameter z"),
        ((GELU, *WORDS, "n=many"), "expected a number for"),
        ((GELU, "--arg", "x=3,5", "--arg", "y=8", "--arg", "n=8"), "expected a shape such as 3x5"),
        (("no_such_file.cu",), "there is no file"),
        (("gelu", "--case", "s0"), "no small case"),
        (("gelu", "--dtype", "int32"), "computes in float32"),
    ],
)
def test_wrong_words_exit_2_and_say_what_is_expected(capsys, words, message):
    assert run("trace", *words) is ExitCode.WRONG_USE
    told = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert message in told


@pytest.mark.parametrize("command", [("trace",), ("predict",), ("numerics",), ("page", "--html", "none.html")])
def test_a_case_that_the_variant_does_not_take_is_wrong_use(command, capsys):
    asked = (*command, "conv_transpose2d", "--variant", "v10_depthwise", "--case", "strip")
    assert run(*asked) is ExitCode.WRONG_USE
    said = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert "v10_depthwise does not take case strip in float32: takes at most 8 channels a group; got 64" in said
