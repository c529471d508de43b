"""`workbench sanitize`: findings with their source lines, and none on a sound op."""

import shutil

import pytest

from tests.test_cli import GELU, read_rows, run
from workbench.cli.app import ExitCode
from workbench.op import find_op

pytestmark = pytest.mark.no_cover


@pytest.fixture
def racing(tmp_path):
    """A folder of kernels whose GELU swaps results through shared memory without a barrier."""
    for folder in ("gelu", "include"):
        shutil.copytree(GELU.parents[1] / folder, tmp_path / "kernels" / folder)
    source = tmp_path / "kernels" / "gelu" / GELU.name
    text = source.read_text()
    line = "y[i] = static_cast<SCALAR>(GELU(static_cast<Real>(x[i])));"
    assert line in text
    swapped = (
        "__shared__ float turned[BLOCK_SIZE];\n"
        "    turned[threadIdx.x] = GELU(static_cast<float>(x[i]));\n"
        "    y[i] = turned[BLOCK_SIZE - 1 - threadIdx.x];"
    )
    source.write_text(text.replace(line, swapped))
    return tmp_path / "kernels"


def test_a_sound_op_has_no_finding(capsys, tmp_path):
    words = ("gelu", "--dtype", "float32", "--json", tmp_path / "rows.json")
    assert run("sanitize", *words) is ExitCode.HOLDS
    assert read_rows(tmp_path / "rows.json") == []
    op = find_op("gelu")
    cases = [case for case in op.cases if not case.full_size and case.suits("float32")]
    assert f"launches of {len(cases) * len(op.variants)} cases: no findings" in capsys.readouterr().out


def test_a_race_exits_1_and_shows_the_source(capsys, racing, tmp_path):
    words = ("--kernels", racing, "--dtype", "float32", "--case", "block", "--json", tmp_path / "rows.json")
    assert run("sanitize", *words) is ExitCode.FAILED
    rows = read_rows(tmp_path / "rows.json")
    assert {(row["op"], row["case"], row["kernel"], row["kind"]) for row in rows} == {
        ("gelu", "block", "gelu", "data-race")
    }
    shown = capsys.readouterr().out
    assert "| turned[threadIdx.x] = GELU(static_cast<float>(x[i]));" in shown
    assert f"in {len(rows)} findings" in shown
    assert run("sanitize", "gelu", "--case", "no_such_case") is ExitCode.WRONG_USE


def test_a_file_is_told_what_is_empty_and_looked_at_unoptimised(capsys, tmp_path):
    path = tmp_path / "add.cu"
    path.write_text(
        'extern "C" __global__ void add(float* work, float* y) {\n'
        "    __shared__ float s[32];\n"
        "    s[threadIdx.x + 1] = 1;\n"
        "    y[threadIdx.x] = work[threadIdx.x];\n"
        "}\n"
    )
    words = (path, "--block", "32", "--arg", "work=32", "--arg", "y=32", "--json", tmp_path / "rows.json")
    assert run("sanitize", *words, "--no-unoptimized") is ExitCode.HOLDS
    for more, kinds in (
        (("--uninitialized", "work", "--no-unoptimized"), {"uninitialized-read"}),
        ((), {"out-of-bounds"}),
    ):
        assert run("sanitize", *words, *more) is ExitCode.FAILED
        assert {row["kind"] for row in read_rows(tmp_path / "rows.json")} == kinds
    assert run("sanitize", *words, "--uninitialized", "no_such") is ExitCode.WRONG_USE
    assert "work, y" in capsys.readouterr().err
