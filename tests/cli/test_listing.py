"""`workbench list`: from the cache without PyTorch, and never what was declared before."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.test_cli import read_rows, run
from workbench.cli.app import ExitCode
from workbench.compile.cache import DIR_VARIABLE
from workbench.op import discovery


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path / "cache"))
    assert run("new", "scale", "--kernels", tmp_path / "kernels") is ExitCode.HOLDS
    return tmp_path / "kernels"


def listed(kernels: Path) -> list[dict]:
    rows = kernels.parent / "rows.json"
    assert run("list", "--kernels", kernels, "--json", rows) is ExitCode.HOLDS
    return read_rows(rows)


def test_a_second_listing_imports_no_torch(kernels: Path) -> None:
    first = listed(kernels)
    program = (
        "import sys; sys.modules['torch'] = None\n"  # an import of it raises
        f"from workbench.cli import main; main(['list', '--kernels', {str(kernels)!r}, '--json', 'again.json'])"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=kernels.parent, capture_output=True, text=True, check=True)
    assert "scale: 14 + 1 full cases" in done.stdout
    assert read_rows(kernels.parent / "again.json") == first


def test_an_edit_is_seen_at_once(kernels: Path) -> None:
    (before,) = listed(kernels)
    declaration = kernels / "scale" / "op.py"
    text = declaration.read_text()
    assert '"odd"' in text
    declaration.write_text(text.replace('"odd"', '"odder"'))
    (after,) = listed(kernels)
    assert after["cases"] == ["odder" if name == "odd" else name for name in before["cases"]]


def test_a_declaration_that_depends_on_more_than_its_folder_is_loaded_each_time(
    kernels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    declaration = kernels / "scale" / "op.py"
    text = declaration.read_text()
    declaration.write_text("import os\n" + text.replace('"odd"', 'os.environ["NAMED"]'))
    for name in ("one_name", "another_name"):
        monkeypatch.setenv("NAMED", name)
        another_process = cache(discovery._load.__wrapped__)
        monkeypatch.setattr(discovery, "_load", another_process)
        (row,) = listed(kernels)
        assert name in row["cases"]


def test_a_folder_without_ops_is_wrong_use(tmp_path: Path) -> None:
    assert run("list", "--kernels", tmp_path) is ExitCode.WRONG_USE


PROGRAM = """#include <vector>
__constant__ float factor = 2;
template <typename T> __global__ void scale(T* x, int n = 32) { if (threadIdx.x < n) x[threadIdx.x] *= factor; }
__global__ void zero(float* x) { x[threadIdx.x] = 0; }
int main() {
  float* x;
  cudaMalloc(&x, 128);
  zero<<<1, 32>>>(x);
  scale<float><<<dim3(2, 2), 32, 64>>>(x, 32);
}
"""


def test_a_file_s_kernels_are_listed_with_the_host_s_launches(tmp_path, capsys) -> None:
    file = tmp_path / "program.cu"
    file.write_text(PROGRAM)
    assert run("list", file, "--left-out") is ExitCode.HOLDS
    assert capsys.readouterr().out.replace(str(file), "program.cu") == (
        "template <typename T> scale(T* x, int n)  [program.cu:3]\n"
        "  launched as scale<float>\n"
        "  program.cu:9: scale<float><<<dim3(2, 2), 32, 64>>>(x, 32)\n"
        "zero(float* x)  [program.cu:4]\n"
        "  program.cu:8: zero<<<1, 32>>>(x)\n"
        "2 kernels\n"
        "left out: program.cu:1: include vector\n"
        "left out: program.cu:5: function main\n"
    )


def test_rows_of_a_file_s_kernels(tmp_path) -> None:
    file, rows = tmp_path / "program.cu", tmp_path / "rows.json"
    file.write_text(PROGRAM)
    assert run("list", file, "--json", rows) is ExitCode.HOLDS
    assert [(row["name"], row["line"]) for row in read_rows(rows)] == [("scale", 3), ("zero", 4)]


def test_a_file_without_kernels_is_said(tmp_path, capsys) -> None:
    file = tmp_path / "empty.cu"
    file.write_text("int main() {}\n")
    assert run("list", file) is ExitCode.HOLDS
    assert capsys.readouterr().out == "0 kernels\nleft out as host code: 1 piece; --left-out lists them\n"
