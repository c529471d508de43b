"""Resources of a cubin are those that ptxas prints; a damaged cubin is an error."""

import dataclasses
import re
import struct
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tiers import slow_unless
from workbench.compile import (
    CompileOptions,
    Resources,
    Source,
    compile_cubin,
    compile_ptx,
    machine_code,
    read_resources,
)
from workbench.core.errors import WorkbenchError

pytestmark = pytest.mark.no_cover

KERNELS = r"""
extern "C" __global__ void plain(float* x, int n) { x[n] = 1; }
extern "C" __global__ void __launch_bounds__(128, 2) bounded(float* x) { x[threadIdx.x] = 2; }
extern "C" __global__ void smem(float* x) {
  __shared__ float s[1056];
  s[threadIdx.x] = x[threadIdx.x]; __syncthreads(); x[threadIdx.x] = s[threadIdx.x ^ 1];
}
extern "C" __global__ void both_smem(float* x) {
  extern __shared__ float dynamic[]; __shared__ double s[7];
  s[threadIdx.x % 7] = 0; dynamic[threadIdx.x] = x[threadIdx.x]; __syncthreads();
  x[threadIdx.x] = dynamic[threadIdx.x ^ 1] + s[threadIdx.x % 5];
}
extern "C" __global__ void local(float* x, int n) {
  float a[64];
  for (int i = 0; i < 64; ++i) a[i] = x[i];
  for (int i = 0; i < 64; ++i) a[(i * n) & 63] += a[i];
  x[n] = a[n & 63];
}
extern "C" __global__ void barriers(float* x) {
  asm volatile("bar.sync 3, 64;"); x[0] = 1; asm volatile("bar.sync 5, 64;"); x[1] = x[2]; __syncthreads();
}
extern "C" __global__ void many_registers(float* x, int n) {
  float a[200];
#pragma unroll
  for (int i = 0; i < 200; ++i) a[i] = x[i * n];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 200; ++i) x[i] = a[i] * a[(i * 7) % 200];
}
struct Big { char b[3000]; };
extern "C" __global__ void big_parameter(Big b, char* x) { x[0] = b.b[77]; }
__device__ __noinline__ float descend(float x, int n) { return n == 0 ? x : descend(x + 1, n - 1) * 2; }
extern "C" __global__ void recursive(float* x, int n) { x[0] = descend(x[0], n); }
template <class T> __global__ void shared_of(T* x) {
  __shared__ T s[100]; s[threadIdx.x] = x[0]; __syncthreads(); x[1] = s[99 - threadIdx.x];
}
"""
TARGETS = ["sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_120"]


def cubin(arch: str) -> Path:
    names = ("shared_of<float>", "shared_of<double>")
    return compile_cubin(Source.inline(KERNELS), CompileOptions(arch=arch), names).path


def ptxas() -> Path:
    """The assembler of package nvidia-cuda-nvcc."""
    for location in find_spec("nvidia").submodule_search_locations:
        if (path := Path(location) / "cu13/bin/ptxas").is_file():
            return path
    raise AssertionError("package nvidia-cuda-nvcc, a test dependency, is not installed")


def verbose_ptxas(arch: str, directory: Path) -> tuple[Path, dict[str, str]]:
    """Assemble the kernels; return the cubin and what ``ptxas -v`` says of each."""
    ptx, out = directory / "k.ptx", directory / "k.cubin"
    ptx.write_text(compile_ptx(Source.inline(KERNELS), CompileOptions(arch=arch)).text)
    run = subprocess.run([ptxas(), "-v", f"-arch={arch}", ptx, "-o", out], capture_output=True, text=True, check=True)
    reports = re.split(r"Compiling entry function '(\w+)'.*\n", run.stderr)
    return out, dict(zip(reports[1::2], reports[2::2], strict=True))


def number(pattern: str, report: str) -> int:
    found = re.search(pattern, report)
    return int(found[1]) if found else 0


@pytest.mark.parametrize("arch", slow_unless({"sm_80", "sm_120"}.__contains__, TARGETS))
def test_agrees_with_ptxas(arch: str, tmp_path: Path) -> None:
    path, reports = verbose_ptxas(arch, tmp_path)
    assert len(reports) == 9
    for name, report in reports.items():
        got = read_resources(path, name)
        assert got.registers == number(r"Used (\d+) registers", report), name
        assert got.barriers == number(r"used (\d+) barriers", report), name
        assert got.static_smem_bytes == number(r"(\d+) bytes smem", report), name
        assert got.local_bytes == number(r"(\d+) bytes cumulative stack", report), name
        assert read_resources(cubin(arch), name) == got, name  # NVRTC's own assembler


@pytest.mark.parametrize("arch", TARGETS)
def test_static_smem_leaves_out_what_the_system_reserves(arch: str) -> None:
    path = cubin(arch)
    assert read_resources(path, "plain").static_smem_bytes == 0
    assert read_resources(path, "smem").static_smem_bytes == 1056 * 4
    assert read_resources(path, "both_smem").static_smem_bytes == 7 * 8 + (-(7 * 8) % 16)
    assert read_resources(path, "_Z9shared_ofIfEvPT_").static_smem_bytes == 400
    assert read_resources(path, "_Z9shared_ofIdEvPT_").static_smem_bytes == 800


def test_other_facts() -> None:
    path = cubin("sm_90a")
    assert read_resources(path, "plain").arch == "sm_90"
    assert read_resources(path, "bounded").launch_bound == 128
    assert read_resources(path, "plain").launch_bound is None
    assert read_resources(path, "barriers").barriers == 6
    assert read_resources(path, "local").local_bytes == 256
    assert read_resources(path, "recursive").local_bytes == 0  # its own frame: how deep it goes is not known
    assert read_resources(path, "big_parameter").parameter_bytes == 3008
    assert read_resources(path, "plain").parameter_bytes == 12


def resources(**changed: int | None) -> Resources:
    facts = {
        "registers": 32,
        "static_smem_bytes": 0,
        "local_bytes": 0,
        "barriers": 1,
        "launch_bound": None,
        "parameter_bytes": 8,
    }
    return Resources(arch="sm_90", **(facts | changed))


@pytest.mark.parametrize(
    ("registers", "launch_bound", "threads"),
    [
        (32, None, 1024),
        (64, None, 1024),
        (65, None, 896),
        (128, None, 512),
        (255, None, 256),
        (32, 128, 128),
        (255, 512, 256),
    ],
)
def test_largest_block(registers: int, launch_bound: int | None, threads: int) -> None:
    assert resources(registers=registers, launch_bound=launch_bound).max_threads == threads


def test_reads_as_one_line() -> None:
    assert str(resources(launch_bound=128)) == (
        "sm_90: 32 registers, 0 B static smem, 0 B local, 1 barriers, at most 128 threads, __launch_bounds__(128)"
    )


class TestErrors:
    def test_missing_kernel_names_those_that_there_are(self) -> None:
        with pytest.raises(WorkbenchError, match=r"no kernel 'nope'; it has .*plain"):
            read_resources(cubin("sm_90"), "nope")

    def test_not_a_cubin(self, tmp_path: Path) -> None:
        (tmp_path / "x.cubin").write_text("not an ELF")
        with pytest.raises(WorkbenchError, match="is not a cubin: expected a 64-bit little-endian ELF"):
            read_resources(tmp_path / "x.cubin", "plain")

    def test_missing_file(self, tmp_path: Path) -> None:
        with pytest.raises(WorkbenchError, match=r"cannot read .*x\.cubin: No such file"):
            read_resources(tmp_path / "x.cubin", "plain")

    def test_another_abi(self, tmp_path: Path) -> None:
        data = bytearray(cubin("sm_90").read_bytes())
        data[8] = 6
        (tmp_path / "x.cubin").write_bytes(data)
        with pytest.raises(WorkbenchError, match="CUDA ABI 6; expected 7 or 8"):
            read_resources(tmp_path / "x.cubin", "plain")

    def test_the_abi_of_cuda_12(self, tmp_path: Path) -> None:
        """Rewrite a cubin as CUDA 12 has it: the target in the lowest bits, the barriers in the section's flags."""
        data = bytearray(cubin("sm_90").read_bytes())
        data[8] = 7
        struct.pack_into("<I", data, 48, 90 << 16 | 5 << 8 | 90)
        (table,) = struct.unpack_from("<Q", data, 40)
        size, count, _ = struct.unpack_from("<HHH", data, 58)
        for row in range(table, table + count * size, size):
            (kind,) = struct.unpack_from("<I", data, row + 4)
            if kind == 1:  # the code of a kernel is among these
                struct.pack_into("<Q", data, row + 8, 3 << 20)
        (tmp_path / "x.cubin").write_bytes(data)
        older, newer = read_resources(tmp_path / "x.cubin", "plain"), read_resources(cubin("sm_90"), "plain")
        assert older == dataclasses.replace(newer, barriers=3)

    @pytest.mark.parametrize("size", [40, 64, 1000])
    def test_a_cut_file(self, tmp_path: Path, size: int) -> None:
        (tmp_path / "x.cubin").write_bytes(cubin("sm_90").read_bytes()[:size])
        with pytest.raises(WorkbenchError, match="damaged cubin"):
            read_resources(tmp_path / "x.cubin", "plain")

    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150, deadline=None)
    @given(flips=st.dictionaries(st.integers(9, 3000), st.integers(0, 255), min_size=1, max_size=20))
    def test_random_damage_is_an_error_of_ours_or_harmless(self, tmp_path: Path, flips: dict[int, int]) -> None:
        data = bytearray(cubin("sm_90").read_bytes())
        for at, value in flips.items():
            data[-at if at % 2 else at] = value  # headers stand at both ends
        (tmp_path / "x.cubin").write_bytes(data)
        try:
            assert isinstance(read_resources(tmp_path / "x.cubin", "plain"), Resources)
        except WorkbenchError as error:
            assert str(tmp_path) in str(error)


def test_machine_code_is_the_same_where_only_lines_or_other_kernels_differ():
    text = """
extern "C" __global__ void f(float* x) {
  __shared__ float s[64];
  s[threadIdx.x] = x[1]; __syncthreads(); x[0] = s[threadIdx.x ^ 1];
}
extern "C" __global__ void g(float* x) { x[0] = 2; }
"""

    def code(changed):
        data = compile_cubin(Source.inline(changed), CompileOptions(arch="sm_80")).data
        return machine_code(data, "f", ("f", "g"))

    assert code(f"\n\n{text}") == code(text) == code(text.replace("= 2", "= 3"))
    assert code(text) != code(text.replace("x[1]", "x[2]"))
    assert code(text) != code(text.replace("s[64]", "s[65]"))
