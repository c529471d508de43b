"""Many cubins are read in one run of nvdisasm, and each as if it had been read by itself."""

import pytest

import workbench as wb
from tests.nvdisasm import counted_runs
from workbench.compile import disassembly
from workbench.compile.cache import DIR_VARIABLE
from workbench.core.errors import WorkbenchError

PAIR = """
__device__ int table[4] = {1, 2, 3, 4};
__device__ __noinline__ float root(float a) { return sqrtf(a) + table[1]; }
extern "C" __global__ void first(const float* x, float* y, int n) {
  for (int i = threadIdx.x; i < n; i += 32) y[i] = root(x[i]) / x[i + 1];
}
extern "C" __global__ void second(float* y) { y[threadIdx.x] = WIDTH; }
"""
SCALED = """
__device__ __forceinline__ float sine(float a) {
  return __sinf(a);
}
__global__ void scaled(float* x) { x[threadIdx.x] *= sine(x[threadIdx.x] + WIDTH); }
"""


@pytest.fixture
def runs(monkeypatch, tmp_path):
    """What nvdisasm is run on, with a cache of its own."""
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path))
    return counted_runs(monkeypatch)


def kernels():
    """Kernels of several files and widths, for two architectures."""
    found = [(wb.load(PAIR, name, defines={"WIDTH": 3}), "sm_90") for name in ("first", "second")]
    found += [(wb.load(SCALED, defines={"WIDTH": width}), "sm_90") for width in (1, 2)]
    return [*found, (wb.load(SCALED, defines={"WIDTH": 1}), "sm_80")]


def test_what_is_listed_together_is_as_if_each_were_listed_by_itself(runs, monkeypatch, tmp_path):
    alone = [kernel.current_build().sass(arch, live=False) for kernel, arch in kernels()]
    assert len(runs) == 4  # two of the kernels share a cubin
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path / "other"))
    disassembly.list_together(kernel.current_build().machine_code(arch) for kernel, arch in kernels())
    assert len(runs) == 4 + 3  # of each architecture, and of cubins with functions beside the kernels
    together = [kernel.current_build().sass(arch, live=False) for kernel, arch in kernels()]
    assert len(runs) == 4 + 3
    assert together == alone
    assert any(one.inlined_at for sass in together for one in sass.instructions)


def test_what_the_cache_has_is_not_listed_again(runs):
    code = [kernel.current_build().machine_code(arch) for kernel, arch in kernels()]
    disassembly.list_together(code)
    disassembly.list_together(code)
    assert len(runs) == 3


def test_what_is_no_cubin_is_left_to_its_own_reading():
    disassembly.list_together([b"no cubin", b""])
    with pytest.raises(WorkbenchError):
        disassembly.disassemble(b"no cubin", {})


def test_what_cannot_be_listed_is_left_to_its_own_reading(runs, monkeypatch):
    def fails(tool, *arguments):
        raise WorkbenchError("nvdisasm fails")

    (kernel, arch), *_ = kernels()
    with monkeypatch.context() as patch:
        patch.setattr(disassembly, "output_of", fails)
        disassembly.list_together([kernel.current_build().machine_code(arch)])
    assert len(kernel.current_build().sass(arch, live=False).instructions) > 10
    assert len(runs) == 1
