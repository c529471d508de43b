"""The same call gives the same result on the emulator and on a GPU."""

import ctypes
import re

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.compile import CompileOptions, Source, compile_ptx

pytestmark = pytest.mark.no_cover

SAXPY = """
extern "C" __global__ void saxpy(const float* x, float* y, long long n, float a = 2.f, const float* bias = nullptr) {
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + (bias ? bias[i] : 0.f);
}
"""
SCALARS = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
struct Point { float x; double y; };
extern "C" __global__ void scalars(double* y, bool flag, signed char i8, unsigned short u16, int i32, Point point,
                                   unsigned long long u64, __half f16, __nv_bfloat16 bf16, float f32, double f64) {
    y[0] = flag; y[1] = i8; y[2] = u16; y[3] = i32; y[4] = point.x; y[5] = point.y; y[6] = u64;
    y[7] = __half2float(f16); y[8] = __bfloat162float(bf16); y[9] = f32; y[10] = f64;
}
"""
COPY_ROWS = """
template <typename T>
__global__ void copy_rows(const T* x, T* y, int rows, int columns, int row_stride, int column_stride) {
    int row = blockIdx.x, column = threadIdx.x;
    if (row < rows && column < columns) y[row * columns + column] = x[row * row_stride + column * column_stride];
}
"""
REVERSE = """
extern "C" __global__ void reverse(const float* x, float* y, int n) {
    extern __shared__ float smem_x[];
    for (int i = threadIdx.x; i < n; i += blockDim.x) smem_x[i] = x[i];
    __syncthreads();  // all of x has been staged
    for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = smem_x[n - 1 - i];
}
"""
RANKS = """
#include <cooperative_groups.h>
extern "C" __global__ void ranks(int* count, int* y) {
    atomicAdd(count, 1);
    cooperative_groups::this_grid().sync();
    y[blockIdx.x] = *count;
}
"""
COMPLEX = """
#include <cuComplex.h>
#include <cuda/std/complex>
using Complex = cuda::std::complex<float>;
struct Plan { const Complex* x; float2* y; Complex factor; };
__global__ void square(const float2* x, cuComplex* y, cuDoubleComplex* z) {
    int i = threadIdx.x;
    y[i] = cuCmulf(x[i], x[i]);
    z[i] = make_cuDoubleComplex(x[i].x, x[i].y);
}
__global__ void scale(const Complex* x, Complex* y, Complex factor, float2 shift, Plan plan) {
    int i = threadIdx.x;
    y[i] = x[i] * factor + Complex(shift.x, shift.y);
    Complex scaled = plan.x[i] * plan.factor;
    plan.y[i] = make_float2(scaled.real(), scaled.imag());
}
"""


@pytest.fixture(params=["cpu", pytest.param("cuda", marks=pytest.mark.gpu)])
def device(request):
    return request.param


def test_every_way_to_call(device):
    kernel = wb.load(SAXPY, "saxpy")
    x, bias = torch.randn(1000, device=device), torch.randn(1000, device=device)
    results = [torch.full_like(x, torch.nan) for _ in range(4)]
    kernel.launch(x, results[0], 1000, grid=4, block=256)
    kernel[4, 256](x, results[1], 1000)
    kernel[(4, 1), [256], 0](y=results[2], x=x, n=1000)
    kernel[4, 256](x, results[3], 1000, 3, bias)
    for y in results[:3]:
        assert torch.equal(y, 2 * x)
    torch.testing.assert_close(results[3], 3 * x + bias)


def test_complex_tensors(device):
    kernels = wb.module(COMPLEX)
    x = torch.randn(8, dtype=torch.complex64, device=device)
    y, also_y, z = torch.zeros_like(x), torch.zeros_like(x), torch.zeros_like(x, dtype=torch.complex128)
    kernels.square[1, 8](x, y, z)
    torch.testing.assert_close(y, x * x)
    assert torch.equal(z, x.to(torch.complex128))
    plan = {"x": x, "y": also_y, "factor": np.complex64(2j)}
    kernels.scale[1, 8](x, y, 1 + 2j, (1.0, -1.0), plan)
    torch.testing.assert_close(y, x * (1 + 2j) + (1 - 1j))
    torch.testing.assert_close(also_y, x * 2j)
    for given, message in (
        (x.to(torch.complex128), "expected a torch.complex64 tensor; got torch.complex128"),
        (x.conj(), "pass .resolve_conj()"),
        (torch.view_as_real(x), "got torch.float32; pass torch.view_as_complex(x)"),
    ):
        with pytest.raises(wb.LaunchError, match=re.escape(message)):
            kernels.scale[1, 8](given, y, 1j, 1j, plan)
    with pytest.raises(wb.LaunchError, match=r"a torch.float32 or torch.complex64 tensor; got torch.float64"):
        kernels.square[1, 8](x.real.double(), y, z)


def test_every_kind_of_scalar(device):
    class Point(ctypes.Structure):
        _fields_ = (("x", ctypes.c_float), ("y", ctypes.c_double))

    y = torch.full((11,), torch.nan, device=device, dtype=torch.float64)
    values = (True, -7, 65535, -(2**31), Point(0.5, 0.1), 2**64 - 2048, 1.5, 1 / 3, np.float32(0.1), 0.1)
    wb.load(SCALARS, "scalars")[1, 1](y, *values)
    expected = [1, -7, 65535, -(2**31), 0.5, 0.1, 2**64 - 2048, 1.5, 0.333984375, float(np.float32(0.1)), 0.1]
    assert y.tolist() == expected


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.int8, torch.int64], ids=str)
def test_a_kernel_that_knows_strides_reads_views(device, dtype):
    names = {torch.float32: "float", torch.float64: "double", torch.int8: "signed char", torch.int64: "long long"}
    kernel = wb.load(COPY_ROWS, f"copy_rows<{names[dtype]}>")
    x = torch.arange(60, device=device).to(dtype).reshape(12, 5).t()[1:4, 2::3]
    y = torch.empty(x.shape, device=device, dtype=dtype)
    kernel[3, 32](x, y, *x.shape, *x.stride(), strided=True)
    assert torch.equal(x, y)


@pytest.mark.parametrize("n", [1000, 20_000, 56 * 1024])
def test_dynamic_shared_memory(device, n):
    x = torch.randn(n, device=device)
    y = torch.full_like(x, torch.nan)
    wb.load(REVERSE, "reverse")[1, 256, 4 * n](x, y, n)
    assert torch.equal(y, x.flip(0))


def test_cooperative_blocks_wait_for_each_other(device):
    count = torch.zeros(1, dtype=torch.int32, device=device)
    y = torch.zeros(24, dtype=torch.int32, device=device)
    wb.load(RANKS, "ranks")[24, 1](count, y, cooperative=True)
    assert y.tolist() == [24] * 24


@pytest.mark.parametrize(
    ("dtype", "name"), [(torch.float8_e4m3fn, "__nv_fp8_e4m3"), (torch.float8_e5m2, "__nv_fp8_e5m2")], ids=str
)
def test_floats_of_8_bits(device, dtype, name):
    source = f"""#include <cuda_fp8.h>
    extern "C" __global__ void widen(const {name}* x, float* y, {name}* z, {name} one) {{
        y[threadIdx.x] = float(x[threadIdx.x]) + float(one);
        z[threadIdx.x] = {name}(2 * float(x[threadIdx.x]));
    }}"""
    x = torch.randn(256, device=device).to(dtype)
    y, z = torch.empty(256, device=device), torch.empty_like(x)
    kernel = wb.load(source, "widen")
    kernel[1, 256](x, y, z, 1.0)
    assert torch.equal(y, x.float() + 1)
    assert torch.equal(z.float(), 2 * x.float())
    with pytest.raises(wb.LaunchError, match=f"expected a {dtype} tensor; got torch.uint8"):
        kernel[1, 256](x.view(torch.uint8), y, z, 1.0)


def test_in_place(device):
    x = torch.randn(300, device=device)
    expected = 2 * x
    wb.load(SAXPY, "saxpy")[2, 256](x, x, 300, overlap=True)
    assert torch.equal(x, expected)


def test_tensors_that_require_grad(device):
    x = torch.randn(8, device=device, requires_grad=True)
    y = torch.empty(8, device=device)
    wb.load(SAXPY, "saxpy")[1, 8](x, y, 8)
    assert torch.equal(y, 2 * x.detach())


def test_empty_tensors_run_nothing(device):
    x, y = torch.empty(0, device=device), torch.full((4,), 7.0, device=device)
    wb.load(SAXPY, "saxpy")[0, 256](x, y, 4)
    assert y.tolist() == [7.0] * 4


def test_an_empty_tensor_is_a_null_pointer(device):
    x, y = torch.ones(8, device=device), torch.full((8,), 7.0, device=device)
    wb.load(SAXPY, "saxpy")[1, 32](x, y, 8, bias=torch.empty(0, device=device))
    assert y.tolist() == [2.0] * 8


def test_nothing_runs_where_every_tensor_is_empty(device):
    fail = wb.load("__global__ void f(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x]; }", "f")
    fail[1, 32](torch.empty(0, device=device), torch.empty(3, 0, device=device))


class TestVersions:
    """A write is seen by autograd, as one of PyTorch's own in place."""

    def test_a_tensor_that_was_saved_and_then_written_is_refused(self, device):
        y = torch.ones(8, device=device, requires_grad=True)
        doubled = y * 2
        squared = doubled.square()
        wb.load(SAXPY, "saxpy")[1, 32](torch.ones(8, device=device), doubled, 8)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            squared.sum().backward()

    def test_only_what_is_written_has_a_new_version(self, device):
        x, y, bias = (torch.ones(8, device=device) for _ in range(3))
        wb.load(SAXPY, "saxpy")[1, 32](x, y[:4], 4, bias=bias)
        assert (x._version, y._version, bias._version) == (0, 1, 0)

    def test_null_pointers_and_tensors_made_for_inference_have_none(self, device):
        with torch.inference_mode():
            z = torch.zeros(8, device=device)
        fill = "__global__ void f(float* x, float* y, float* z = nullptr) { x[threadIdx.x] = y[threadIdx.x] = 1; }"
        x, y = torch.zeros(8, device=device), torch.zeros(8, device=device)
        kernel = wb.load(fill, "f")
        kernel[1, 8](x, y)
        kernel[1, 8](x, y, z)
        kernel[1, 8](z, y)
        with torch.inference_mode():
            kernel[1, 8](x, z)
        assert min(x._version, y._version) >= 3
        assert x.tolist() == z.tolist() == [1.0] * 8


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")
def test_refusals_are_alike(device):
    kernel, x = wb.load(SAXPY, "saxpy"), torch.ones(8, device=device)
    y = torch.full_like(x, 7)
    kernel.launch(x, torch.empty_like(x), 8, grid=1, block=8)
    for arguments, options, message in (
        ((x, y, 2**63), {}, "saxpy: argument 2 'n' is int64; got 9223372036854775808, which does not fit"),
        ((x.double(), y, 8), {}, "saxpy: argument 0 'x' is const float*: expected a torch.float32 tensor"),
        ((x, x, 8), {}, "saxpy: argument 1 'y' is written by the kernel and shares memory with 'x'"),
        ((torch.nested.nested_tensor([x]), y, 8), {}, "saxpy: argument 0 'x' is a nested tensor;"),
        ((x, y, 8), {"grid": 1.0}, "saxpy: grid must be an int or a sequence of 1 to 3 ints; got 1.0"),
        ((x[::2], y, 8), {}, "saxpy: argument 0 'x' is not contiguous (shape (4,), strides (2,))"),
        ((x, y, 8), {"block": 1025}, "saxpy: block.x is 1025;"),
        ((x, y, 8), {"grid": (1, 65536)}, "saxpy: grid.y is 65536;"),
        ((x, y, 8), {"smem_bytes": 232449}, "saxpy: needs 232449 bytes of shared memory per block"),
    ):
        with pytest.raises(wb.LaunchError) as caught:
            kernel.launch(*arguments, **{"grid": 1, "block": 8, **options})
        assert str(caught.value).startswith(message)
    assert y.tolist() == [7.0] * 8


def test_ptx_runs_as_its_source_does(device, tmp_path):
    from_source = torch.full((8,), torch.nan, device=device)
    from_ptx, x = from_source.clone(), torch.randn(8, device=device)
    wb.load(SAXPY, "saxpy")[1, 8](x, from_source, 8, 2.0, x)
    path = tmp_path / "saxpy.ptx"
    path.write_text(compile_ptx(Source.inline(SAXPY), CompileOptions(arch="sm_75"), ("saxpy",)).text)
    wb.load(path, "saxpy")[1, 8](x, from_ptx, 8, 2.0, x)
    assert torch.equal(from_ptx, from_source)


def test_an_access_out_of_bounds_names_its_place():
    x, y = torch.ones(8), torch.zeros(7)
    with pytest.raises(wb.MemoryFaultError) as caught:
        wb.load(SAXPY, "saxpy")[1, 8](x, y, 8)
    assert (caught.value.tensor, caught.value.index, caught.value.thread) == ("y", 7, (7, 0, 0))
