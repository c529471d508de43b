"""Whole programs: host code is left out, lines keep their numbers, launches and instances are told."""

from pathlib import Path

import pytest
import torch

import workbench as wb
from workbench.core.errors import CompileError, SignatureError, WorkbenchError

PROGRAM = r"""
#include <cstdio>
#include <cfloat>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>
#include "not_here.h"
using namespace std;
#define DEVICE __device__ __forceinline__
#define CHECK(call) do { cudaError_t e = call; if (e != cudaSuccess) exit(1); } while (0)

typedef float real;
const int kFactor = 3;
int on_the_host = atoi("3");

namespace shapes {
struct Box {
  real low, high;
  Box(real low, real high) : low(low), high(high) {}
  __host__ __device__ real size() const { return high - low; }
  void print() const { std::cout << low << endl; }
  ~Box() { cudaFree(nullptr); }
};
}  // namespace shapes

class Timer {
  std::vector<double> times;
 public:
  void start() { cudaEventRecord(0); }
};

DEVICE real clip(real x, shapes::Box box) { return min(max(x, box.low), box.high) * kFactor; }

void reference(const float* x, float* y, uint n) {
  for (uint i = 0; i < n; ++i) y[i] = x[i];
}

template <typename T, int kTimes>
__global__ void scale(const T* x, T* y, uint n) {
  const uint i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * kTimes;
}

__global__ void clipped(const real* x, real* y, uint n, shapes::Box box) {
  const uint i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] < FLT_MAX ? clip(x[i], box) : INFINITY;
}

template <typename T>
void run(const T* x, T* y, int n) {
  constexpr int block = 128;
  scale<T, 2><<<(n + block - 1) / block, block>>>(x, y, n);
}

int main(int argc, char** argv) {
  float *x, *y;
  CHECK(cudaMalloc(&x, 4096));
  run(x, y, 1024);
  clipped<<<dim3(8), 128, 0, 0>>>(x, y, 1024, shapes::Box(0, 1));
#ifdef VERBOSE
  std::cout << "done" << std::endl;
#endif
  return 0;
}
"""


def line_of(text: str) -> int:
    """Return the line of the program where a text stands first."""
    return PROGRAM[: PROGRAM.index(text)].count("\n") + 1


def test_a_program_is_loaded_as_it_is() -> None:
    clipped = wb.load(PROGRAM, "clipped")
    assert str(clipped.signature) == "clipped(const float* x, float* y, unsigned int n, shapes::Box box)"
    x, y = torch.tensor([-1.0, 0.25, 7.0, float("inf")]), torch.empty(4)
    clipped[1, 32](x, y, 4, torch.tensor([0.0, 1.0]).numpy().tobytes())
    assert y.tolist() == [0.0, 0.75, 3.0, float("inf")]


def test_lines_keep_their_numbers() -> None:
    report = wb.load(PROGRAM, "scale<float, 2>").sanitize(torch.ones(8), torch.empty(8), 9, grid=1, block=32)
    assert report.findings[0].line == line_of("y[i] = x[i] * kTimes")


def test_what_is_left_out_is_told() -> None:
    told = {(each.what, each.name): each.line for each in wb.load(PROGRAM, "clipped").left_out}
    assert told["function", "main"] == line_of("int main")
    assert told["function", "reference"] == line_of("void reference")
    assert told["type", "Timer"] == line_of("class Timer")
    assert told["function", "print"] == line_of("void print()")
    assert told["variable", "on_the_host"] == line_of("int on_the_host")
    assert told["include", "not_here.h"] == 7
    assert {"clip", "Box", "kFactor", "real", "size"}.isdisjoint(name for _, name in told)
    assert wb.load("__global__ void k(float* x) { *x = 1; }").left_out == ()


def test_launches_and_instances_are_told() -> None:
    (launch,) = wb.load(PROGRAM, "clipped").host_launches
    assert (launch.grid, launch.block, launch.smem_bytes, launch.line) == ("dim3(8)", "128", "0", line_of("clipped<<<"))
    assert launch.arguments == ("x", "y", "1024", "shapes::Box(0, 1)")
    with pytest.raises(SignatureError, match=r"name the one that is meant.*\n  template"):
        wb.load(PROGRAM)
    only = PROGRAM.replace("__global__ void clipped", "void clipped")
    with pytest.raises(SignatureError, match=r'name an instance, as in wb\.load\(\.\.\., "scale<float, 2>"\)'):
        wb.load(only)


TRAITS = """
#include <algorithm>
#include <cublas_v2.h>
template <class T, int N> struct Traits {
  using type = T;
  static constexpr int most = std::max({N, 3, int(sizeof(T))});
};
template <class Chosen, bool kIsHalf> __global__ void fill(typename Chosen::type* y) { y[0] = Chosen::most + kIsHalf; }
template <class T> void run(T* y) {
  BOOL_SWITCH(sizeof(T) == 2, kIsHalf, [&] {
    using Chosen = Traits<T, 5>;
    auto kernel = &fill<Chosen, kIsHalf>;
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 0);
    kernel<<<dim3(1), 32>>>(y);
  });
}
template void run<float>(float*);
template void run<__nv_bfloat16>(__nv_bfloat16*);
"""


def test_an_instance_that_host_code_launches_by_a_pointer() -> None:
    kernel = wb.load(TRAITS, "fill<Traits<__nv_bfloat16, 5>, true>")
    assert [launch.kernel for launch in kernel.host_launches] == ["fill<Chosen, kIsHalf>"]
    y = torch.zeros(1, dtype=torch.bfloat16)
    kernel[1, 1](y)
    assert y.item() == 6
    with pytest.raises(SignatureError, match=r'as in wb\.load\(\.\.\., "fill<Traits<float, 5>, true>"\)'):
        wb.load(TRAITS)


def test_a_file_that_is_included_is_a_part_of_the_program(tmp_path: Path) -> None:
    (tmp_path / "kernels.cuh").write_text(
        "#pragma once\n#include <iostream>\n__device__ float half_of(float x) { return x / 2; }\n"
        'inline void say() { std::cout << "hello"; }\n'
    )
    (tmp_path / "main.cu").write_text(
        '#include "kernels.cuh"\n__global__ void halve(float* x) { x[threadIdx.x] = half_of(x[threadIdx.x]); }\n'
        "int main() { say(); halve<<<1, 4>>>(nullptr); }\n"
    )
    halve, x = wb.load(tmp_path / "main.cu"), torch.ones(4)
    halve[1, 4](x)
    assert x.tolist() == [0.5] * 4
    assert [each.name for each in halve.left_out] == ["main", "iostream", "say"]
    (tmp_path / "kernels.cuh").write_text(
        "inline int say() { return 1; }\n__device__ float half_of(float x) { return x / 4; }"
    )
    halve[1, 4](x)
    assert x.tolist() == [0.125] * 4


def test_a_kernel_that_uses_what_nvrtc_lacks_is_refused_by_name_and_the_others_load() -> None:
    source = """
    __device__ int old(int x) { return __shfl(x, 0); }
    __global__ void first(int* x) { *x = old(1); }
    __global__ void second(int* x) { *x = 2; }
    void run(int* x) { first<<<1, 32>>>(x); }
    """
    wb.load(source, "second")[1, 1](x := torch.zeros(1, dtype=torch.int32))
    assert x.item() == 2
    with pytest.raises(SignatureError, match=r"first uses __shfl, which NVRTC does not have: write __shfl_sync"):
        _ = wb.load(source, "first").signature


OF_TORCH = """
#include <torch/extension.h>
#include <ATen/cuda/DeviceUtils.cuh>
template <class T> C10_LAUNCH_BOUNDS_1(C10_WARP_SIZE) __global__ void sum(const T* x, at::acc_type<T, true>* y) {
  at::opmath_type<T> total = x[threadIdx.x];
  for (int by = C10_WARP_SIZE / 2; by; by /= 2) total += WARP_SHFL_DOWN(total, by);
  c10::complex<float> i(0, 1), z = std::conj(i * i + c10::complex<float>(total)) / i;
  if (threadIdx.x == 0) { y[0] = z.imag(); y[1] = z.real_; }
}
torch::Tensor run(torch::Tensor x) {
  AT_DISPATCH_FLOATING_TYPES(x.type(), "run", [&] { sum<scalar_t><<<1, 32>>>(x, y); });
}
"""


def test_words_of_torch_are_taken() -> None:
    x, y = torch.full((32,), 0.5, dtype=torch.bfloat16), torch.zeros(2)
    kernel = wb.load(OF_TORCH, "sum<at::BFloat16>")
    assert str(kernel.signature) == "sum<at::BFloat16>(const __nv_bfloat16* x, float* y)"
    kernel[1, 32](x, y)
    assert y.tolist() == [-15.0, 0.0]


CURAND = """
#include <curand_kernel.h>
#include <cstdio>
__global__ void draw(curandState* states, float* y) { y[threadIdx.x] = curand_uniform(&states[threadIdx.x]); }
int main() { draw<<<1, 32>>>(0, 0); printf("done"); }
"""
CURAND_HEADER = """#ifdef __CUDACC_RTC__
struct curandState { float value; };
__device__ inline float curand_uniform(curandState* state) { return state->value += 1; }
#endif
"""


def test_curand_is_taken_where_its_headers_are(tmp_path: Path) -> None:
    with pytest.raises(SignatureError, match=r"draw uses curandState, .* pip install nvidia-curand, or give"):
        wb.load(CURAND, "draw").signature  # noqa: B018
    (tmp_path / "curand_kernel.h").write_text(CURAND_HEADER)
    states, y = torch.zeros(4), torch.zeros(4)
    kernel = wb.load(CURAND, "draw", include_dirs=[tmp_path])
    assert str(kernel.signature) == "draw(curandState* states, float* y)"
    kernel[1, 4](states.view(torch.uint8), y)
    assert y.tolist() == [1, 1, 1, 1]


def test_an_error_of_device_code_is_shown_as_before() -> None:
    with pytest.raises(CompileError, match=r'<source>:2:\d+: error: identifier "undefined_name" is undefined'):
        _ = wb.load("int main() {}\n__global__ void k(int* x) { *x = undefined_name; }", "k").signature


def test_the_string_of_a_load_inline_call(tmp_path: Path) -> None:
    (tmp_path / "model.py").write_text('''"""A model with a __global__ kernel."""
import torch
from torch.utils.cpp_extension import load_inline

declared = "torch::Tensor relu(torch::Tensor x);"
source = """
#include <torch/extension.h>
template <typename scalar_t>
__global__ void relu_kernel(const scalar_t* x, scalar_t* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = std::max(x[i], scalar_t(0));
}
torch::Tensor relu(torch::Tensor x) {
  auto y = torch::empty_like(x);
  AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "relu", ([&] {
    relu_kernel<scalar_t><<<1, 256>>>(x.data_ptr<scalar_t>(), y.data_ptr<scalar_t>(), x.numel());
  }));
  return y;
}
"""


class ModelNew(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.relu = load_inline("relu", cpp_sources=declared, cuda_sources=source, functions=["relu"])
''')
    with pytest.raises(SignatureError, match='"relu_kernel<float>"'):
        wb.load(tmp_path / "model.py")
    relu = wb.load(tmp_path / "model.py", "relu_kernel<float>")
    x, y = torch.tensor([-1.0, 2.0]), torch.empty(2)
    relu[1, 32](x, y, 2)
    assert y.tolist() == [0.0, 2.0]
    assert [(each.name, each.line) for each in relu.left_out] == [("torch/extension.h", 7), ("relu", 13)]


def test_a_python_file_without_a_kernel(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = f'__global__ void k({1}) {{}}'\n")
    with pytest.raises(WorkbenchError, match="found none; that of an f-string is known only when the file runs"):
        wb.load(tmp_path / "a.py", "k")
    (tmp_path / "b.py").write_text("one = '__global__ void k(int* x) {}'\ntwo = '__global__ void k(float* x) {}'\n")
    with pytest.raises(WorkbenchError, match="2 strings define 'k', on lines 1, 2"):
        wb.load(tmp_path / "b.py", "k")
    (tmp_path / "c.py").write_text("one = '__global__ void k(int* x) {}'\ntwo = '__global__ void l(float* x) {}'\n")
    assert str(wb.load(tmp_path / "c.py", "l").signature) == "l(float* x)"
    (tmp_path / "d.py").write_text("if:\n")
    with pytest.raises(WorkbenchError, match="expected Python"):
        wb.load(tmp_path / "d.py", "k")


NESTED = """
__global__ void child(int* x) { x[threadIdx.x] += 1; }
__global__ void parent(int* x) { if (threadIdx.x == 0) child<<<1, 32>>>(x); }
__device__ void spread(int* x) { child<<<1, 32>>>(x); }
__global__ void grandparent(int* x) { spread(x); }
__global__ void waits(int* x) { cudaStreamSynchronize(0); *x = 1; }
"""
HOST = "int main() { parent<<<1, 1>>>(nullptr); }"


@pytest.mark.parametrize("source", [NESTED, NESTED + HOST], ids=["kernels", "program"])
def test_a_kernel_that_launches_kernels_is_refused_by_name_and_the_others_load(source: str) -> None:
    x = torch.zeros(32, dtype=torch.int32)
    wb.load(source, "child")[1, 32](x)
    assert x.sum() == 32
    for name, line in (("parent", 3), ("grandparent", 5)):
        with pytest.raises(wb.SignatureError, match=rf"<source>:{line}: {name} uses <<<...>>>, .*dynamic parallelism"):
            wb.load(source, name).signature  # noqa: B018
    with pytest.raises(wb.SignatureError, match=r"<source>:6: waits uses cudaStreamSynchronize, .*from Python"):
        wb.load(source, "waits").signature  # noqa: B018


def test_a_conversion_to_a_type_of_the_runtime_is_no_call() -> None:
    source = "__global__ void k(long* x) { *x = cudaStream_t(5) == cudaStream_t(*x); }" + HOST.replace("parent", "k")
    x = torch.full((1,), 5)
    wb.load(source, "k")[1, 1](x)
    assert x.item() == 1


def test_a_launch_behind_a_conditional_that_is_off_leaves_a_kernel_whole() -> None:
    source = """
    __global__ void child(int* x) { x[threadIdx.x] += 1; }
    __global__ void parent(int* x) {
    #ifdef NESTED
      child<<<1, 32>>>(x);
    #endif
    }"""
    x = torch.zeros(32, dtype=torch.int32)
    wb.load(source, "parent")[1, 32](x)
    assert not x.any()


@pytest.mark.parametrize("host", ["", "int main() { k<<<1, 1>>>(nullptr); }"])
def test_words_of_gnu_c_are_taken(host: str) -> None:
    source = (
        """
    #define LARGER(a, b) ({ __typeof__ (a) _a = (a); __typeof__ (b) _b = (b); _a > _b ? _a : _b; })
    template <class T> __device__ T clamp(T x) { return LARGER(x, T(1)); }
    __global__ void k(float* x) {
      __auto_type y = LARGER(x[0], x[1]);
      __typeof(x[0]) z = y;
      z = 7;
      x[2] = clamp(({ float w = y; w += 1; w; }));
    }
    """
        + host
    )
    x = torch.tensor([2.0, 5.0, 0.0])
    wb.load(source, "k")[1, 1](x)
    assert x.tolist() == [2, 5, 6]


def test_an_instance_of_host_code_that_a_macro_makes_goes_with_it() -> None:
    source = """
    #include <stdexcept>
    template <int n> struct Pair { int x[n]; };
    template <int n> __global__ void k(Pair<n> pair, int* y) { *y = pair.x[n - 1]; }
    template <int n> void run(Pair<n> pair, int* y);
    template <int n> void run(Pair<n> pair, int* y) { k<n><<<1, 1>>>(pair, y); if (cudaGetLastError()) throw 1; }
    #define EXPORT(n) template void run<n>(Pair<n>, int*);
    EXPORT(1)
    EXPORT(2)
    """
    y = torch.zeros(1, dtype=torch.int32)
    wb.load(source, "k<2>")[1, 1]({"x": [3, 4]}, y)
    assert y.item() == 4


def test_functions_of_older_releases_may_be_macros_of_the_program() -> None:
    source = """
    #define __shfl(x, lane) __shfl_sync(~0u, x, lane)
    __global__ void k(int* x) { x[threadIdx.x] = __shfl(x[threadIdx.x], 3); }
    int main() { k<<<1, 32>>>(nullptr); }
    """
    x = torch.arange(32, dtype=torch.int32)
    wb.load(source, "k")[1, 32](x)
    assert (x == 3).all()


@pytest.mark.parametrize("bounds", ["", "__launch_bounds__(n, 1)"])
def test_launch_bounds_may_be_a_macro(bounds: str) -> None:
    source = f"""
    #define BOUNDS(n) {bounds}
    template <class T> __global__ void
    BOUNDS(64)
    k(T* x) {{ x[threadIdx.x] += 1; }}
    __global__ void BOUNDS(64) other(int* x) {{ *x = 1; }}
    int main() {{ k<int><<<1, 32>>>(nullptr); }}
    """
    x = torch.zeros(32, dtype=torch.int32)
    wb.load(source, "k<int>")[1, 32](x)
    assert x.sum() == 32
    assert [kernel.name for kernel in wb.module(source)] == ["other"]


def test_a_file_that_a_function_includes_is_a_part_of_its_body(tmp_path: Path) -> None:
    (tmp_path / "constants.h").write_text("float low = -1, high = twice(2);\n")
    (tmp_path / "main.cu").write_text(
        "__device__ float twice(float x) { return 2 * x; }\n"
        "__global__ void k(float* x) {\n"
        '#include "constants.h"\n'
        "  x[0] = low; x[1] = high;\n}\n"
        "int main() { k<<<1, 1>>>(nullptr); }\n"
    )
    x = torch.zeros(2)
    wb.load(tmp_path / "main.cu", "k")[1, 1](x)
    assert x.tolist() == [-1, 4]


ACCESSORS = """
#include <torch/extension.h>
template <typename scalar_t>
__global__ void scale(const torch::PackedTensorAccessor32<scalar_t, 2, torch::RestrictPtrTraits> x,
                      torch::PackedTensorAccessor64<scalar_t, 2> y, at::PackedTensorAccessor32<int, 1> n) {
  const int i = blockIdx.x, j = threadIdx.x;
  if (i >= x.size(0) || j >= x.size(1)) return;
  auto row = y[i];
  row[j] = x[i][j] * 2;
  y[i][j] += n[i] + row.stride(0);
}
torch::Tensor run(torch::Tensor x) { return x; }
"""


class TestPackedAccessors:
    @pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
    def test_a_tensor_of_any_strides_is_taken(self, dtype: torch.dtype) -> None:
        scale = wb.load(ACCESSORS, f"scale<{'float' if dtype is torch.float32 else 'double'}>")
        x, y = torch.arange(6, dtype=dtype).reshape(3, 2).t(), torch.zeros(2, 6, dtype=dtype)[:, ::2]
        n = torch.tensor([10, 20], dtype=torch.int32)
        scale[2, 32](x, y, n)
        assert torch.equal(y, 2 * x + n[:, None] + 2)

    def test_what_it_does_not_take_is_refused(self) -> None:
        scale = wb.load(ACCESSORS, "scale<float>")
        x, n = torch.zeros(2, 3), torch.zeros(2, dtype=torch.int32)
        for wrong in (x.double(), torch.zeros(6)):
            with pytest.raises(wb.LaunchError, match=r"scale<float>: argument 1 'y\.(data|sizes)_'"):
                scale[2, 32](x, wrong, n)

    def test_an_access_out_of_bounds_is_found(self) -> None:
        source = ACCESSORS.replace("j >= x.size(1)", "j > x.size(1)")
        x, n = torch.zeros(2, 3), torch.zeros(2, dtype=torch.int32)
        report = wb.load(source, "scale<float>").sanitize(x, torch.zeros(2, 3), n, grid=2, block=32)
        assert {finding.kind for finding in report.findings} & {"out-of-bounds", "data-race"}
