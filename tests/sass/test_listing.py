"""The machine code of compiled kernels: by line, in loops, beside another's."""

import subprocess
from pathlib import Path

import pytest

import workbench as wb
from tests.test_cli import read_rows, run
from workbench.cli.app import ExitCode
from workbench.compile import tools
from workbench.sass import difference

SUM = """
__device__ __forceinline__ float square(float a) {
  return __sinf(a);
}
__global__ void sum(const float* x, float* y, int n) {
  float total = 0;
#pragma unroll 1
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    total += square(x[i]);
  y[threadIdx.x] = total;
}
"""
SPILLS = """
__global__ void pick(const int* x, float* y) {
  float kept[64];
  for (int i = 0; i < 64; ++i) kept[i] = y[i];
  for (int i = 0; i < 64; ++i) kept[x[i]] += y[x[i] + i];
  y[0] = kept[x[0]];
}
"""


@pytest.fixture(scope="module")
def listed():
    return wb.load(SUM, "sum").sass("sm_80")


def test_the_loop_is_found_and_its_load_has_its_line(listed):
    loads = [(i, one) for i, one in enumerate(listed.instructions) if one.name == "LDG"]
    assert [one.place.line for _, one in loads] == [9]
    assert [listed.loop_depths[i] for i, _ in loads] == [1]
    [sine] = [one for one in listed.instructions if one.name == "MUFU"]
    assert sine.place.line == 3
    assert list(map(str, sine.inlined_at)) == ["<source>:9"]


def test_lines_count_every_instruction(listed):
    assert sum(row.instructions for row in listed.lines) == len(listed.instructions)
    assert [row.loop_depth for row in listed.lines if row.place.line in {6, 9, 10}][-2:] == [1, 0]
    assert max(row.live_registers for row in listed.lines) == listed.live_registers <= listed.registers
    assert listed.local_accesses == 0


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["sm_75", "sm_90a", "sm_120"])
def test_other_targets_have_the_same_loop(arch):
    other = wb.load(SUM, "sum").sass(arch)
    assert other.arch == arch
    [at] = [i for i, one in enumerate(other.instructions) if one.name == "LDG"]
    assert other.loop_depths[at] == 1
    assert all(0 <= one.control.stall <= 15 for one in other.instructions)


def test_the_return_of_a_function_makes_no_loop():
    source = "__global__ void quotient(float* x) { x[threadIdx.x] = x[threadIdx.x] / x[0]; }"
    listed = wb.load(source, "quotient").sass("sm_90")
    assert {"CALL", "RET"} <= {one.name for one in listed.instructions}
    assert max(listed.loop_depths) == 0


def test_a_difference_names_what_was_added(listed):
    rooted = wb.load(SUM.replace("= total", "= __cosf(total)"), "sum").sass("sm_80")
    found = difference(listed, rooted)
    assert found.opcodes["MUFU"] == 1
    assert "+ " in str(found)
    assert difference(listed, listed).changes == ()


def test_the_command_lists_and_holds_limits(capsys, tmp_path):
    (tmp_path / "sum.cu").write_text(SUM)
    assert run("sass", tmp_path / "sum.cu", "--arch", "sm_80", "--json", tmp_path / "rows.json") is ExitCode.HOLDS
    [row] = read_rows(tmp_path / "rows.json")
    assert row["instructions"][-1]["opcode"] == "EXIT"
    assert "LDG.E" in capsys.readouterr().out
    assert run("sass", tmp_path / "sum.cu", "--arch", "sm_80", "--lines", "--max-registers", "2") is ExitCode.FAILED
    assert "sum: expected at most 2 registers; got " in capsys.readouterr().out


def test_spills_fail_where_none_may_be(capsys, tmp_path):
    (tmp_path / "pick.cu").write_text(SPILLS)
    assert run("sass", tmp_path / "pick.cu", "--no-spills") is ExitCode.FAILED
    assert "expected no access of local memory; got" in capsys.readouterr().out


def test_machine_code_of_ptx_is_that_of_ptxas(tmp_path):
    (tmp_path / "sum.ptx").write_text(wb.load(SUM, "sum").ptx())
    kernel = wb.load(tmp_path / "sum.ptx")
    assert any(each.opcode.startswith("STG") for each in kernel.sass().instructions)
    assert kernel.sass("sm_120").arch == "sm_120"


def test_ptx_that_ptxas_refuses(tmp_path):
    (tmp_path / "sum.ptx").write_text(wb.load(SUM, "sum").ptx().replace(".target sm_90", ".target sm_90a"))
    with pytest.raises(wb.WorkbenchError, match=r"ptxas ended with exit code 255: (?s:.*)SM version"):
        wb.load(tmp_path / "sum.ptx").sass("sm_80")


@pytest.mark.parametrize(("suffix", "package"), [(".cu", "nvidia-cuda-nvdisasm"), (".ptx", "nvidia-cuda-nvcc")])
def test_a_missing_tool_is_asked_for(monkeypatch, tmp_path, suffix, package):
    (tmp_path / f"sum{suffix}").write_text(SUM if suffix == ".cu" else wb.load(SUM, "sum").ptx())
    monkeypatch.setattr(tools, "roots", lambda: (tmp_path,))
    monkeypatch.setattr(tools, "machine_toolkits", lambda: [("CUDA_HOME", tmp_path)])
    monkeypatch.setenv("PATH", str(tmp_path))
    tools.find_tool.cache_clear()
    with pytest.raises(wb.MissingDependencyError, match=f"pip install {package}"):
        wb.load(tmp_path / f"sum{suffix}").sass()


def test_a_tool_that_fails_is_quoted(monkeypatch):
    failed = subprocess.CompletedProcess([], 3, "", "bad cubin\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(wb.WorkbenchError, match="nvdisasm ended with exit code 3: bad cubin"):
        tools.output_of(Path("nvdisasm"), "x")
