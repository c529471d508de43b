"""What older programs count on: texture references, names that the host uses too, constants that nvcc folds."""

from __future__ import annotations

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
