"""Kernels that take structs with tensors and arrays of pointers, and what they compute."""

from __future__ import annotations

from typing import Any

import torch

import workbench as wb

SOURCE = r"""
#include <cuda_fp16.h>
enum Mode { kAdd, kMultiply = 7 };
enum Level : unsigned char { kHigh = 200 };
namespace ns { template <typename T> struct View { T* data; int extent[2]; }; }
typedef struct { float4 corner[2]; enum Level tag; __half scale; } Box;
struct Task {
  const float* x;
  float* y;
  int n;
  bool is_on;
  enum Mode mode;
  Box box;
  ns::View<const float> view;
  const float* const* rows;
  float matrix[2][2];
  const float* pair[2];
  static const int kUnused = 3;
  __device__ float twice(float v) const { return 2 * v; }
};
struct Part { const float* x; int shift; };
__global__ void run(const Task task, float* seen) {
  const int i = threadIdx.x;
  if (i < task.n)
    task.y[i] = task.twice(task.x[i]) + task.rows[i % 3][i] + task.view.data[i] * task.view.extent[1] + task.pair[1][i];
  if (i == 0) {
    const float all[] = {task.box.corner[1].y, float(task.box.tag), __half2float(task.box.scale), float(task.mode),
                         float(task.is_on), task.matrix[1][0], float(task.pair[0] == nullptr)};
    for (int j = 0; j < 7; ++j) seen[j] = all[j];
  }
}
__global__ void scale(float* const* ys, const float* const* xs, int n, int count) {
  for (int j = 0; j < count; ++j)
    if (threadIdx.x < n) ys[j][threadIdx.x] = 2 * xs[j][threadIdx.x];
}
__global__ void total(const Part* parts, int count, float* y) {
  float sum = 0;
  for (int j = 0; j < count; ++j) sum += parts[j].x[threadIdx.x] + parts[j].shift;
  y[threadIdx.x] = sum;
}
__global__ void swap(float** xs) { float* first = xs[0]; xs[0] = xs[1]; xs[1] = first; xs[0][0] = 9; }
__global__ void corner(float4 v, float* y) { *y = v.x + v.w; }
"""


def load(name: str) -> wb.Kernel:
    return wb.load(SOURCE, name)


def task(device: str) -> dict[str, Any]:
    """Make the fields of a Task of 8 elements."""
    return {
        "x": torch.arange(8.0, device=device),
        "y": torch.zeros(8, device=device),
        "n": 8,
        "is_on": True,
        "mode": 7,
        "box": {"corner": [[1, 2, 3, 4], [5, 6, 7, 8]], "tag": 200, "scale": 1.5},
        "view": {"data": torch.ones(8, device=device), "extent": [3, 4]},
        "rows": [torch.full((8,), 10.0 * j, device=device) for j in range(3)],
        "matrix": torch.tensor([[1.0, 2.0], [3.0, 4.0]]),
        "pair": [None, torch.full((8,), 0.5, device=device)],
    }


WRITTEN = [4.5 + 2 * i + 10 * (i % 3) for i in range(8)]
"""What `run` writes to y."""

SEEN = [6.0, 200.0, 1.5, 7.0, 1.0, 3.0, 1.0]
"""What `run` finds in the fields that hold no tensor."""
