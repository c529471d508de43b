"""What older programs count on: texture references, names that the host uses too, constants that nvcc folds."""

from __future__ import annotations

import pytest
import torch

import workbench as wb

SOURCE = """
#include <cstdio>
texture<float, 1, cudaReadModeElementType> weights;
texture<uchar4, cudaTextureType2D, cudaReadModeNormalizedFloat> image;
static texture<int> plain;
__global__ void sum(float* y) {
  const int i = threadIdx.x;
  y[i] = tex1Dfetch(weights, i) + tex2D(image, i + 0.5f, 0.5f).y + tex1Dfetch(plain, 1);
}
int main() { cudaBindTexture(0, weights, 0, 4); sum<<<1, 4>>>(0); }
"""
HOST = """
__device__ int twice(int x) { return 2 * x; }
struct Holder { int* data; };
template <int n> __global__ void work(int* x) {
  Holder scale = {x};
  scale.data[threadIdx.x] = twice(n);
}
template <int n> void run(int* x) { work<n><<<1, 4>>>(x); }
void scale(int* x) { run<4>(x); }
"""


def test_a_reference_is_a_variable_that_takes_a_texture():
    kernel = wb.load(SOURCE, "sum")
    kernel.symbols["weights"][:] = weights = wb.Texture(torch.arange(4.0), kind="linear")
    pixels = torch.full((1, 4, 4), 51, dtype=torch.uint8)
    kernel.symbols["image"][:] = image = wb.Texture(pixels, channels=4, read="normalized")
    kernel.symbols["plain"][:] = plain = wb.Texture(torch.tensor([1, 100], dtype=torch.int32), kind="linear")
    y = torch.zeros(4)
    kernel[1, 4](y)
    assert torch.allclose(y, torch.tensor([100.2, 101.2, 102.2, 103.2]))
    assert len({weights.handle, image.handle, plain.handle}) == 3


def test_a_host_function_with_the_name_of_a_kernels_variable_is_left_out():
    kernel = wb.load(HOST, "work<4>")
    x = torch.zeros(4, dtype=torch.int32)
    kernel[1, 4](x)
    assert x.tolist() == [8] * 4
    assert {"scale", "run"} <= {each.name for each in kernel.left_out}


def test_constants_that_follow_from_constants_are_folded():
    source = """
namespace wavelet {
const float two = 2.0f;
static const float half = 1.0 / two;
const double third = -(half * 3e0);
struct Held { const float a = 1.5f; };
__global__ void sum(float* y) { *y = half + third + Held{}.a; }
}
int main() { wavelet::sum<<<1, 1>>>(0); }
"""
    y = torch.zeros(1)
    wb.load(source, "wavelet::sum")[1, 1](y)
    assert y.item() == 0.5


def test_an_include_that_is_not_found_is_named_where_the_code_does_not_compile(tmp_path):
    file = tmp_path / "program.cu"
    file.write_text(
        '#include <iostream>\n#include <THC/THCAtomics.cuh>\n#include "tools/sum.cuh"\n'
        "__global__ void total(float* y) { y[0] = sum_of(y[1], y[2]); }\n"
        "int main() { float* y; total<<<1, 1>>>(y); std::cout << 1; }\n"
    )
    with pytest.raises(wb.CompileError, match=r"not found: tools/sum\.cuh \(.*program\.cu:3\); give its directory"):
        wb.load(file, "total").resources()
    (tmp_path / "lib" / "tools").mkdir(parents=True)
    (tmp_path / "lib" / "tools" / "sum.cuh").write_text("__device__ float sum_of(float a, float b) { return a + b; }\n")
    assert wb.load(file, "total", include_dirs=[tmp_path / "lib"]).resources().registers > 0


def test_includes_whose_names_begin_with_a_dot_are_followed(tmp_path):
    (tmp_path / "include" / "parts").mkdir(parents=True)
    (tmp_path / "program.cu").write_text(
        '#include <cstdio>\n#include "./include/work.cuh"\nint main() { work<<<1, 4>>>(0); printf("done"); }\n'
    )
    (tmp_path / "include" / "work.cuh").write_text(
        '#include "./parts/../parts/twice.cuh"\n'
        "__global__ void work(int* x) { x[threadIdx.x] = twice(threadIdx.x); }\nvoid host() { puts(0); }\n"
    )
    (tmp_path / "include" / "parts" / "twice.cuh").write_text(
        '#include "./two.h"\n__device__ int twice(int x) { return TWO * x; }\n'
    )
    (tmp_path / "include" / "parts" / "two.h").write_text("#define TWO 2\n")
    x = torch.zeros(4, dtype=torch.int32)
    wb.load(tmp_path / "program.cu", "work")[1, 4](x)
    assert x.tolist() == [0, 2, 4, 6]


def test_host_code_that_a_kernel_needs_is_named_where_the_code_does_not_compile(tmp_path):
    file = tmp_path / "program.cu"
    file.write_text(
        "#include <memory>\n#include <iostream>\n"
        "namespace errors { struct Shared { std::shared_ptr<int> data; int* device; }; }\n"
        "__global__ void report(errors::Shared s) { *s.device = 1; }\n"
        "int main() { errors::Shared s; report<<<1, 1>>>(s); std::cout << 1; }\n"
    )
    with pytest.raises(wb.CompileError, match=r"left out as host code: Shared \(.*program\.cu:3\)"):
        wb.load(file, "report").resources()
