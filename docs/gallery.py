"""Draw the pictures of docs/gallery.md that no other page has: ``python docs/gallery.py``."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from matplotlib.figure import Figure

import workbench as wb
from workbench.plots import draw_heat_map, draw_numerics, draw_occupancy_heat_map, to_png
from workbench.plots.style import CYCLE

IMAGES = Path(__file__).parent / "images"

VARIANCE = """\
__global__ void variance(const float* x, float* y, int columns) {
  const float* row = x + blockIdx.x * columns;
  float sum = 0.0f, squares = 0.0f;
  for (int c = 0; c < columns; c++) {
    sum += row[c];
    squares += row[c] * row[c];
  }
  const float mean = sum / columns;
  y[blockIdx.x] = squares / columns - mean * mean;
}"""
TRANSPOSE = """\
#ifndef TILE
#define TILE 32  // tunable: columns of a tile
#endif
#ifndef ROWS
#define ROWS 8  // tunable: rows of threads
#endif
__global__ void transpose(const float* x, float* y, int n) {
  __shared__ float tile[TILE][TILE + 1];
  for (int r = threadIdx.y; r < TILE; r += ROWS)
    tile[r][threadIdx.x] = x[(blockIdx.y * TILE + r) * n + blockIdx.x * TILE + threadIdx.x];
  __syncthreads();  // the tile is read across
  for (int r = threadIdx.y; r < TILE; r += ROWS)
    y[(blockIdx.x * TILE + r) * n + blockIdx.y * TILE + threadIdx.x] = tile[threadIdx.x][r];
}"""


def numerics() -> Figure:
    """Draw the errors of a variance of values that are far from 0."""
    x = 100 + torch.randn(4, 512, generator=torch.Generator().manual_seed(0))
    report = wb.load(VARIANCE, "variance").numerics(x, torch.empty(4), 512, grid=4, block=1)
    return draw_numerics(report)


def occupancy() -> Figure:
    """Draw the occupancy of a kernel of 64 registers over block size and shared memory."""
    return draw_occupancy_heat_map(wb.occupancy(threads=256, registers=64, static_smem_bytes=24 << 10))


def tuning() -> Figure:
    """Draw a sweep of a transposition over two tunables."""
    n = 512
    x = torch.randn(n, n, generator=torch.Generator().manual_seed(0))
    report = wb.tune(
        wb.load(TRANSPOSE, "transpose"),
        {"TILE": [8, 16, 32], "ROWS": [2, 4, 8]},
        args={"x": x, "y": torch.empty(n, n), "n": n},
        grid=lambda c: (n // c.TILE, n // c.TILE),
        block=lambda c: (c.TILE, c.ROWS),
        reference={"y": x.T.double()},
        store=":memory:",
    )
    return draw_heat_map(report, "TILE", "ROWS")


def resources() -> Figure:
    """Draw what each resource of a GPU alone would take, for two transpositions."""
    n = 2048
    x, y = torch.zeros(n, n), torch.zeros(n, n)
    plain = TRANSPOSE.replace("tile[threadIdx.x][r]", "tile[r][threadIdx.x]").replace(
        "y[(blockIdx.x * TILE + r) * n + blockIdx.y * TILE + threadIdx.x]",
        "y[(blockIdx.x * TILE + threadIdx.x) * n + blockIdx.y * TILE + r]",
    )
    found = {
        name: wb.load(source, "transpose").predict(x, y, n, grid=(n // 32, n // 32), block=(32, 8))
        for name, source in (("columns are written", plain), ("rows are written", TRANSPOSE))
    }
    names = ["dram", "l2", "shared and l1", "requests", "issue", "latency"]
    figure = Figure(figsize=(8, 3.2), layout="constrained")
    axes = figure.subplots()
    for i, (name, one) in enumerate(found.items()):
        heights = [one.resources_us.get(each, 0.0) for each in names]
        axes.bar(
            np.arange(len(names)) + 0.4 * i,
            heights,
            0.4,
            color=CYCLE[4 + i],
            label=f"{name}: {one.microseconds:.1f} us",
        )
    axes.set_xticks(np.arange(len(names)) + 0.2, names)
    axes.set_ylabel("us on an H200, predicted")
    axes.set_title("Two transpositions of 2048 x 2048 floats", loc="left")
    axes.legend(frameon=False)
    return figure


PICTURES = {
    "gallery_numerics.png": numerics,
    "gallery_occupancy.png": occupancy,
    "gallery_tuning.png": tuning,
    "gallery_resources.png": resources,
}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (IMAGES / name).write_bytes(to_png(draw()))
