"""The face of a kernel: loading, calling, describing."""

import copy
import pickle
import subprocess
import sys
import types
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.kernel import load

SCALE = """
template <typename T, int kFactor>
__global__ void scale(const T* __restrict__ x, T* __restrict__ y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] * T(kFactor);
}
"""
PLAIN = 'extern "C" __global__ void plain(const float* x, float* y, int n) { if (n) *y = *x; }'
NOTHING = 'extern "C" __global__ void nothing(int n) {}'


def test_signature_of_a_template_instance():
    kernel = wb.load(SCALE, "scale<double, 4>")
    assert str(kernel.signature) == "scale<double, 4>(const double* x, double* y, int n)"
    assert kernel.name == "scale<double, 4>"


def test_instances_take_their_own_dtypes(launches):
    x = torch.ones(8, dtype=torch.float64)
    wb.load(SCALE, "scale<double, 4>")[1, 8](x, torch.empty_like(x), 8)
    with pytest.raises(wb.LaunchError, match=r"scale<float, 4>: argument 0 'x' is const float\*"):
        wb.load(SCALE, "scale<float, 4>")[1, 8](x, torch.empty_like(x), 8)


@pytest.mark.parametrize(
    "extents", [(2, (4, 2)), ((2,), [4, 2]), ([2, 1, 1], (4, 2, 1)), (torch.empty(2).shape, [4, 2])]
)
def test_ways_to_write_grid_and_block(launches, extents):
    grid, block = extents
    kernel, x, y = wb.load(PLAIN, "plain"), torch.ones(8), torch.empty(8)
    kernel.launch(x, y, 8, grid=grid, block=block)
    kernel[grid, block](x, y, n=8)
    kernel[grid, block, 64](x, y, 8)
    assert [(c.grid, c.block, c.smem_bytes) for c in launches.configs] == [
        ((2, 1, 1), (4, 2, 1), 0), ((2, 1, 1), (4, 2, 1), 0), ((2, 1, 1), (4, 2, 1), 64),
    ]  # fmt: skip


def test_cooperative_reaches_the_emulator(launches):
    kernel, x, y = wb.load(PLAIN, "plain"), torch.ones(8), torch.empty(8)
    kernel[2, 4](x, y, 8, cooperative=True)
    assert launches.configs[0].cooperative


def test_a_configured_kernel_shows_its_geometry():
    kernel = wb.load(PLAIN)
    assert repr(kernel[2, 4]) == "<plain[2, 4]>"
    assert repr(kernel[(2, 1), [4], 64]) == "<plain[(2, 1), (4,), 64]>"


@pytest.mark.parametrize("geometry", [1, (1,), (1, 2, 3, 4), "12"])
def test_brackets_take_two_or_three(geometry):
    with pytest.raises(
        wb.LaunchError, match=r"plain: expected kernel\[grid, block\] or kernel\[grid, block, smem_bytes\]"
    ):
        wb.load(PLAIN, "plain")[geometry]


class TestPlace:
    def test_without_a_tensor_the_device_has_to_be_named(self, launches):
        kernel = wb.load(NOTHING, "nothing")
        with pytest.raises(wb.LaunchError, match="no tensor says where to run; pass device='cuda' or device='cpu'"):
            kernel[1, 1](3)
        kernel[1, 1](3, device="cpu")
        assert len(launches) == 1

    @pytest.mark.parametrize("device", ["foo", 3.5, "cuda:999", "meta", ""])
    def test_what_is_no_device(self, device):
        with pytest.raises(wb.LaunchError, match="nothing: device "):
            wb.load("__global__ void nothing() {}", "nothing").launch(grid=1, block=1, device=device)

    def test_a_device_at_odds_with_the_tensors(self):
        with pytest.raises(wb.LaunchError, match="device is cuda:0, but the tensors are on cpu"):
            wb.load(PLAIN, "plain")[1, 1](torch.ones(1), torch.ones(1), 1, device="cuda:0")

    def test_a_device_that_runs_no_kernels(self):
        with pytest.raises(wb.LaunchError, match="device must be a CUDA device or the CPU; got meta"):
            wb.load(NOTHING, "nothing")[1, 1](3, device="meta")

    def test_a_stream_for_cpu_tensors(self):
        with pytest.raises(wb.LaunchError, match="stream is given, but the tensors are on the CPU"):
            wb.load(PLAIN, "plain")[1, 1](torch.ones(1), torch.ones(1), 1, stream=0)


class TestLoad:
    def test_a_missing_file_is_an_error_at_once(self, tmp_path):
        with pytest.raises(wb.WorkbenchError, match="cannot read kernel source"):
            wb.load(tmp_path / "absent.cu", "f")

    def test_a_missing_kernel_is_an_error_at_first_use(self):
        kernel = wb.load(PLAIN, "plane")
        with pytest.raises(wb.SignatureError, match="plain"):
            kernel.launch(grid=1, block=1)

    def test_defines_reach_the_source(self):
        source = '#if WIDTH != 3\n#error WIDTH\n#endif\nextern "C" __global__ void f(int n) {}'
        assert str(wb.load(source, "f", defines={"WIDTH": 3}).signature) == "f(int n)"
        with pytest.raises(wb.CompileError, match="WIDTH"):
            assert wb.load(source, "f", defines={"WIDTH": 4}).signature

    def test_repr_needs_no_compiler(self, tmp_path):
        path = tmp_path / "broken.cu"
        path.write_text("this is not C++")
        assert repr(wb.load(path, "f")) == f"<Kernel f of {path}>"
        assert repr(wb.load(PLAIN, "plain")) == "<Kernel plain of <source>>"


class TestResources:
    def test_of_any_architecture(self):
        kernel = wb.load(PLAIN, "plain", arch="sm_80")
        assert kernel.resources().arch == "sm_80"
        assert kernel.resources("sm_120").arch == "sm_120"
        assert kernel.resources().registers > 0

    def test_of_ptx(self, ptx_file):
        assert wb.load(ptx_file, "plain").resources().registers == wb.load(PLAIN, "plain").resources().registers


@pytest.fixture
def ptx_file(tmp_path):
    path = tmp_path / "plain.ptx"
    path.write_text(compile_ptx(Source.inline(PLAIN), CompileOptions(), ("plain",)).text)
    return path


class TestPtx:
    def test_pointers_take_tensors_of_any_dtype(self, ptx_file, launches):
        x, y = torch.ones(4), torch.empty(4, dtype=torch.int64)
        wb.load(ptx_file, "plain")[1, 1](x, y, 4)
        assert [a.address for a in launches.arguments[0][:2]] == [x.data_ptr(), y.data_ptr()]

    def test_ptx_says_its_own_limits(self, ptx_file, launches):
        body = "\n.maxntid 64, 2\n{\n.shared .align 4 .b8 tile[4096];\n.reg .b32 %tile;\nmov.b32 %tile, tile;\n"
        ptx_file.write_text(ptx_file.read_text().replace("\n{\n", body, 1))
        kernel = wb.load(ptx_file, "plain")
        with pytest.raises(wb.LaunchError, match="129 threads; __launch_bounds__ promises at most 128"):
            kernel[1, 129](torch.ones(1), torch.ones(1), 1)
        with pytest.raises(wb.LaunchError, match=r"232449 bytes of shared memory per block \(4096 static"):
            kernel[1, 1, 232449 - 4096](torch.ones(1), torch.ones(1), 1)

    def test_a_word_that_may_be_a_pointer_or_not_takes_either(self, ptx_file, launches):
        ptx_file.write_text(ptx_file.read_text().replace(".ptr .align 1 ", "").replace(".ptr .align 1", ""))
        kernel, y = wb.load(ptx_file, "plain"), torch.empty(4)
        assert kernel.signature.parameters[0].is_pointer is None
        kernel[1, 1](-1, y, 4)
        assert launches.arguments[0][0] == b"\xff" * 8
        assert launches.arguments[0][1].address == y.data_ptr()
        with pytest.raises(wb.LaunchError, match="has 64 bits; got 18446744073709551616, which does not fit"):
            kernel[1, 1](2**64, y, 4)


class TestTraceback:
    """What a script prints above the message: see docs/adr/0037."""

    @pytest.mark.parametrize("body", ["y[0] = two;", "y[0] = 2 }"], ids=["unknown name", "syntax"])
    @pytest.mark.parametrize(
        "ask",
        [
            lambda kernel: kernel[1, 1](torch.empty(1)),
            lambda kernel: kernel[1, 1].bind(torch.empty(1)),
            lambda kernel: kernel.signature,
            lambda kernel: kernel.resources(),
        ],
        ids=["launch", "bind", "signature", "resources"],
    )
    def test_few_of_our_frames_stand_above_what_the_compiler_says(self, body, ask):
        kernel = wb.load(f"__global__ void none(float* y) {{ {body} }}", "none")
        with pytest.raises(wb.CompileError, match="error:") as caught:
            ask(kernel)
        package = Path(wb.__file__).parent
        assert sum(Path(entry.path).is_relative_to(package) for entry in caught.traceback) <= 4


class TestPublicNames:
    def test_importing_loads_neither_torch_nor_cupy(self):
        code = "import sys, workbench; assert not {'torch', 'cupy', 'numpy', 'llvmlite'} & set(sys.modules)"
        subprocess.run([sys.executable, "-c", code], check=True)

    def test_every_name_is_there(self):
        assert [getattr(wb, name) for name in wb.__all__]
        assert set(wb.__all__) <= set(dir(wb))

    def test_an_unknown_name(self):
        with pytest.raises(AttributeError, match="has no attribute 'lod'"):
            wb.lod  # noqa: B018

    def test_a_subpackage_does_not_hide_a_function(self):
        wb.load = types.ModuleType("workbench.load")
        assert wb.load is load


def test_a_fault_calls_the_kernel_by_its_name_and_not_by_its_mangled_one():
    fill = wb.load("template <typename T> __global__ void fill(T* x) { x[threadIdx.x] = 1; }", "fill<float>")
    with pytest.raises(wb.MemoryFaultError, match=r": fill(<float>)? writes 4 bytes out of bounds at x\[1\]"):
        fill[1, 32](torch.zeros(1))


class TestCopies:
    """A kernel can be pickled and copied, and so can what holds one."""

    def test_a_pickled_kernel_runs(self, tmp_path):
        path = tmp_path / "twice.cu"
        path.write_text("template <typename T> __global__ void twice(T* x) { x[threadIdx.x] *= N; }")
        kernel = wb.load(path, "twice<float>", defines={"N": 2}, std="c++20")
        x = torch.ones(4)
        for copied in (pickle.loads(pickle.dumps(kernel)), copy.deepcopy(kernel), copy.copy(kernel)):
            copied[1, 4](x)
        assert x.tolist() == [8.0] * 4
        assert repr(copied) == repr(kernel)

    def test_a_module_that_holds_one(self):
        module = torch.nn.Linear(2, 2)
        module.kernel = wb.load("__global__ void one(float* x) { *x = 1; }", "one")
        for copied in (copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
            copied.kernel[1, 1](copied.weight)
            assert copied.weight[0, 0] == 1
        assert module.weight[0, 0] != 1


class TestGeometry:
    """A configuration is judged by what it is, not by an equal one that was accepted before."""

    @pytest.mark.parametrize("grid", [1.0, True, (1.0, 1), (True,), [1.0], Fraction(1), np.float64(1)])
    def test_what_equals_a_grid_is_none(self, grid):
        kernel, x = wb.load("__global__ void one(float* x) { *x = 1; }", "one"), torch.zeros(1)
        for accepted in (1, (1, 1), [1], np.int64(1), (1,)):
            kernel[accepted, 1](x)
        for _ in range(2):
            with pytest.raises(wb.LaunchError, match="one: grid must be an int or a sequence of 1 to 3 ints; got"):
                kernel[grid, 1](x)
            with pytest.raises(wb.LaunchError, match="one: block must be an int or a sequence of 1 to 3 ints; got"):
                kernel[1, grid](x)
        with pytest.raises(wb.LaunchError, match=r"smem_bytes must be an int of at least 0; got 0\.0"):
            kernel[1, 1, 0.0](x)


class TestOccupancy:
    def test_is_that_of_the_compiled_kernel(self):
        source = (
            "__global__ void k(float* x) { __shared__ float s[1024]; s[threadIdx.x] = *x; __syncthreads(); *x = *s; }"
        )
        kernel = wb.load(source)
        needed = kernel.resources("sm_80")
        expected = wb.occupancy(256, needed.registers, 4096, 8192, needed.barriers, "sm_80")
        assert kernel.occupancy(block=(32, 8), smem_bytes=8192, arch="sm_80") == expected
        assert kernel.occupancy(256).arch.name == "sm_90"

    def test_a_block_that_is_none(self):
        with pytest.raises(wb.LaunchError, match=r"block\.x must be at least 1"):
            wb.load(PLAIN).occupancy(block=0)


class TestTextOfPtx:
    def test_is_what_nvrtc_gives(self):
        kernel = wb.load(PLAIN)
        assert ".visible .entry plain(" in kernel.ptx()
        assert ".target sm_90" in kernel.ptx()
        assert ".target sm_80" in kernel.ptx("sm_80")
        assert ".target sm_75" in wb.load(PLAIN, arch="sm_75").ptx()

    def test_of_ptx_is_its_own_text(self, tmp_path):
        text = wb.load(PLAIN).ptx()
        (tmp_path / "f.ptx").write_text(text)
        assert wb.load(tmp_path / "f.ptx").ptx() == text


@pytest.mark.parametrize(("source", "got"), [("", "an empty text"), (None, "a NoneType"), (b"int x;", "a bytes")])
def test_what_is_neither_a_path_nor_a_text_is_refused(source, got):
    with pytest.raises(wb.WorkbenchError, match=f"expected a path, or the text of a source; got {got}"):
        wb.load(source)


def test_a_line_of_text_without_a_kernel_is_no_path():
    with pytest.raises(wb.SignatureError, match="the source defines no kernel"):
        wb.load("void g() {}")
