"""`workbench tune FILE.cu`: a sweep of a file's kernel, with nothing but the command line."""

import subprocess
import sys

import pytest

from tests.test_cli import read_rows, run
from tests.tune.here import no_processes
from workbench.cli.app import ExitCode

SOURCE = """
__global__ void twice(const float* x, float* y, int n) {
  const int i = (blockIdx.x * BLOCK_SIZE + threadIdx.x) * ITEMS;
  for (int k = 0; k < ITEMS; ++k) if (i + k < n) y[i + k] = SCALE * x[i + k];
}
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "twice.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def words(file):
    tensors = ("--arg", "x=1000", "--arg", "y=10x100", "--arg", "n=1000")
    return file, "-D", "ITEMS=1,2", "-D", "BLOCK_SIZE=64", "-D", "SCALE=2.f", *tensors


@no_processes()
def test_a_files_kernel_is_swept_by_arithmetic_over_its_tunables(words, tmp_path, capsys):
    geometry = ("--grid", "ceil(n / (BLOCK_SIZE * ITEMS))", "--block", "BLOCK_SIZE", "--where", "ITEMS * 64 <= 128")
    written = ("--store", tmp_path / "s.sqlite", "--json", tmp_path / "rows.json", "--plots", tmp_path, "--all")
    assert run("tune", *words, *geometry, *written) is ExitCode.HOLDS
    rows = read_rows(tmp_path / "rows.json")
    assert [(row["op"], row["config"], row["kind"]) for row in rows] == [
        ("twice", {"ITEMS": 1}, "ok"),
        ("twice", {"ITEMS": 2}, "ok"),
    ]
    shown = capsys.readouterr().out
    assert "2 candidates in" in shown and "no reference: each was held against ITEMS=" in shown
    assert (tmp_path / "twice_coordinates.svg").is_file()


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (("--grid", "n / BLOCK_SIZE"), "n / BLOCK_SIZE is 15.625 where"),
        (("--grid", "m"), "m has no value; there are ITEMS, BLOCK_SIZE, n"),
        (("--where", "ITEMS > 2"), "where= refuses them all"),
        (("--arg", "z=3"), "has no parameter z"),
        (("--updates", "x"), "updates names 'x', but the tensors"),
    ],
)
def test_wrong_words_exit_2_and_say_what_is_expected(words, capsys, more, message):
    assert run("tune", *words, *more) is ExitCode.WRONG_USE
    assert message in " ".join(capsys.readouterr().err.replace("│", " ").split())


WITHOUT_TORCH = """
import sys
sys.modules["torch"] = None  # importing it raises ImportError
from workbench.cli.app import app, typer
for more in {cases!r}:
    try:
        app(args=["tune", {file!r}, *more], standalone_mode=False)
    except typer.BadParameter as error:
        print(error.param_hint, error.message)
"""


def test_wrong_words_are_refused_before_pytorch_is_imported(file):
    tunable, tensors = ("-D", "BLOCK_SIZE=64,128"), ("-D", "SCALE=2", "-D", "ITEMS=1", "--arg", "x=9", "--arg", "y=9")
    cases = [
        (),
        (*tunable, "--grid", "ceil(n"),
        (*tunable, *tensors),
        (*tunable, *tensors, "--arg", "z=3", "--arg", "n=9"),
        (*tunable, *tensors, "--arg", "n=nine"),
        (*tunable, *tensors, "--arg", "n=9", "--grid", "n / BLOCK_SIZE"),
    ]
    script = WITHOUT_TORCH.format(cases=cases, file=str(file))
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    expected = [
        "-D name the values",
        "--grid expected arithmetic",
        "--arg twice(",
        "--arg twice(",
        "--arg n expected",
        "--grid n / BLOCK_SIZE is 0.14",
    ]
    for line, begins in zip(said.splitlines(), expected, strict=True):
        assert line.startswith(begins)


def test_what_is_missing_is_named(file, capsys):
    assert run("tune", file, "-D", "BLOCK_SIZE=64") is ExitCode.WRONG_USE
    assert run("tune", "gelu") is ExitCode.WRONG_USE
    said = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert "as in -D BLOCK_SIZE=64,128,256" in said
    assert "expected the case to tune for: one of one, scalar, odd" in said
