"""`workbench compare A.cu B.cu`: two files on the same made-up arguments."""

import pytest

from tests.test_cli import read_rows, run
from workbench.cli.app import ExitCode

SOURCE = """
__global__ void twice(const float* x, float* y, int n) {
  const int i = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (i < n) y[i] = FACTOR * x[i];
}
"""


@pytest.fixture
def words(tmp_path):
    for name in ("a.cu", "b.cu"):
        (tmp_path / name).write_text(SOURCE.replace("FACTOR", "2") if name == "a.cu" else SOURCE)
    tensors = ("--arg", "x=1000", "--arg", "y=1000", "--arg", "n=1000")
    geometry = ("--grid", "ceil(n / BLOCK_SIZE)", "--block", "BLOCK_SIZE", "--budget-s", 0, "-D", "BLOCK_SIZE=64")
    return "compare", tmp_path / "a.cu", tmp_path / "b.cu", *tensors, *geometry


def test_two_files_are_compared_and_a_difference_exits_1(words, tmp_path, capsys):
    more = ("--b-define", "BLOCK_SIZE=128", "--b-define", "FACTOR=2", "--json", tmp_path / "rows.json")
    assert run(*words, *more) is ExitCode.HOLDS
    shown = capsys.readouterr().out
    assert "y is the same in both" in shown and "b: twice[8, 128]" in shown
    rows = {row["name"]: row for row in read_rows(tmp_path / "rows.json")}
    assert (rows["grid"]["a"], rows["grid"]["b"], rows["y"]["agrees"]) == (16, 8, True)
    assert run(*words, "--b-define", "FACTOR=3") is ExitCode.FAILED
    assert "y DIFFERS" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (("--b-define", "FACTOR=2", "--arg", "z=3"), "neither kernel has a parameter z"),
        (("--b-define", "FACTOR=2", "--b-grid", "n / 3"), "expected a whole number"),
        (("--b-define", "FACTOR=2", "--updates", "x"), "updates names 'x'"),
    ],
)
def test_wrong_words_exit_2_and_say_what_is_expected(words, capsys, more, message):
    assert run(*words, *more) is ExitCode.WRONG_USE
    assert message in " ".join(capsys.readouterr().err.replace("│", " ").split())
