"""Textures, surfaces and the heap of device code on a GPU, beside the emulator."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import workbench as wb
from tests.textures.modes import Mode, fetch, modes
from tests.textures.updates import UPDATES, expected, updated

pytestmark = pytest.mark.gpu

SURFACES = """
#define KERNEL(name, read, write) extern "C" __global__ void name(cudaSurfaceObject_t s, float* y) { \\
    const int x = threadIdx.x; float v; read; y[blockIdx.x * blockDim.x + x] = v; v += 1; write; }
KERNEL(of_1d, surf1Dread(&v, s, 4 * x), surf1Dwrite(v, s, 4 * x))
KERNEL(of_2d, surf2Dread(&v, s, 4 * x, blockIdx.x), surf2Dwrite(v, s, 4 * x, blockIdx.x))
KERNEL(of_3d, surf3Dread(&v, s, 4 * x, blockIdx.x / 3, blockIdx.x % 3),
       surf3Dwrite(v, s, 4 * x, blockIdx.x / 3, blockIdx.x % 3))
KERNEL(of_1d_layered, surf1DLayeredread(&v, s, 4 * x, blockIdx.x), surf1DLayeredwrite(v, s, 4 * x, blockIdx.x))
KERNEL(of_2d_layered, surf2DLayeredread(&v, s, 4 * x, blockIdx.x / 3, blockIdx.x % 3),
       surf2DLayeredwrite(v, s, 4 * x, blockIdx.x / 3, blockIdx.x % 3))
KERNEL(of_cube, surfCubemapread(&v, s, 4 * x, blockIdx.x % 8, blockIdx.x / 8),
       surfCubemapwrite(v, s, 4 * x, blockIdx.x % 8, blockIdx.x / 8))
extern "C" __global__ void read_outside(cudaSurfaceObject_t s, float* y) {
  const int x = int(threadIdx.x) - 3, i = blockIdx.x * blockDim.x + threadIdx.x;
  float v;
  surf2Dread(&v, s, 4 * x, int(blockIdx.x) - 2, cudaBoundaryModeClamp);
  y[2 * i] = v;
  surf2Dread(&v, s, 4 * x, int(blockIdx.x) - 2, cudaBoundaryModeZero);
  y[2 * i + 1] = v;
}
extern "C" __global__ void write_outside(cudaSurfaceObject_t s, float* y) {
  const int x = int(threadIdx.x) - 3, i = blockIdx.x * blockDim.x + threadIdx.x;
  surf2Dwrite(i + 0.5f, s, 4 * x, int(blockIdx.x) - 2, cudaBoundaryModeZero);
}
extern "C" __global__ void through(cudaSurfaceObject_t s, cudaTextureObject_t t, float* y) {
  y[threadIdx.x] = tex2D<float>(t, threadIdx.x + 0.5f, 1.5f);
}
"""
CASES = {
    "of_1d": ("1d", (12,), 1),
    "of_2d": ("2d", (5, 12), 5),
    "of_3d": ("3d", (3, 4, 12), 12),
    "of_1d_layered": ("1d_layered", (3, 12), 3),
    "of_2d_layered": ("2d_layered", (3, 4, 12), 12),
    "of_cube": ("cube", (6, 8, 8), 48),
    "read_outside": ("2d", (5, 12), 9),
    "write_outside": ("2d", (5, 12), 9),
}
HEAP = """
extern "C" __global__ void rows(int* y, int n) {
  int* mine = new int[n];
  for (int i = 0; i < n; ++i) mine[i] = i * threadIdx.x;
  y[blockIdx.x * blockDim.x + threadIdx.x] = mine[n - 1];
  delete[] mine;
}
"""


def accessed(name: str, device: str) -> list[np.ndarray]:
    kind, shape, grid = CASES[name]
    surface = wb.Surface(torch.arange(float(np.prod(shape))).reshape(shape).to(device), kind=kind)
    block = 18 if name.endswith("outside") else shape[-1]
    y = torch.zeros(grid * block * 2, device=device)
    wb.load(SURFACES, name)[grid, block](surface, y)
    return [y.cpu().numpy(), surface.read().cpu().numpy()]


@pytest.mark.parametrize("name", CASES)
def test_surfaces(name):
    for there, here in zip(accessed(name, "cuda"), accessed(name, "cpu"), strict=True):
        assert (there == here).all()


@pytest.mark.parametrize("name", UPDATES)
def test_updates_of_surfaces(name):
    assert updated(name, "cuda") == expected(name)


def test_a_texture_reads_what_was_written_to_its_surface():
    for device in ("cuda", "cpu"):
        surface = wb.Surface(torch.arange(8.0, device=device).reshape(2, 4))
        y = torch.zeros(8, device=device)
        wb.load(SURFACES, "of_2d")[2, 4](surface, y)
        wb.load(SURFACES, "through")[1, 4](surface, wb.Texture(surface), y)
        assert y[:4].tolist() == [5.0, 6.0, 7.0, 8.0]


@pytest.mark.parametrize(
    "mode", [m for m in modes() if not m.rounds and m.call != "gradient"], ids=lambda mode: mode.name
)
def test_point_mode_is_equal_to_the_bit(mode: Mode):
    assert (fetch(mode, "cuda") == fetch(mode, "cpu")).all()


def test_the_heap():
    wb.limit_heap(32 << 20)
    y = torch.zeros(256, dtype=torch.int32, device="cuda")
    wb.load(HEAP, "rows")[4, 64](y, 50)
    assert y.tolist() == [49 * (i % 64) for i in range(256)]
