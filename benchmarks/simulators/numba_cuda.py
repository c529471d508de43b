"""The four tasks on numba's CUDA simulator; prints nanoseconds of processor time per unit of each as JSON."""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

import tasks
from numba import cuda, float32

TILE = 16
THREADS = 256


@cuda.jit
def gelu(x, y, n):  # type: ignore[no-untyped-def]
    """One thread an element."""
    i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
    if i < n:
        y[i] = 0.5 * x[i] * (1.0 + math.erf(x[i] * 0.7071067811865476))


@cuda.jit
def sgemm(a, b, c, n):  # type: ignore[no-untyped-def]
    """Tiles of 16 x 16 in shared memory."""
    smem_a = cuda.shared.array((TILE, TILE), float32)
    smem_b = cuda.shared.array((TILE, TILE), float32)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    row, column = cuda.blockIdx.y * TILE + ty, cuda.blockIdx.x * TILE + tx
    total = 0.0
    for k in range(0, n, TILE):
        smem_a[ty, tx] = a[row, k + tx]
        smem_b[ty, tx] = b[k + ty, column]
        cuda.syncthreads()
        for i in range(TILE):
            total += smem_a[ty, i] * smem_b[i, tx]
        cuda.syncthreads()
    c[row, column] = total


@cuda.jit
def conv_transpose(x, weight, y, channels, size):  # type: ignore[no-untyped-def]
    """One thread an output, which gathers its taps."""
    ox = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
    oy = cuda.blockIdx.y * cuda.blockDim.y + cuda.threadIdx.y
    n, d = cuda.blockIdx.z // channels, cuda.blockIdx.z % channels
    if ox >= 2 * size or oy >= 2 * size:
        return
    total = 0.0
    for i in range(4):
        iy = oy + 1 - i
        if iy % 2 == 0 and 0 <= iy < 2 * size:
            for j in range(4):
                ix = ox + 1 - j
                if ix % 2 == 0 and 0 <= ix < 2 * size:
                    for c in range(channels):
                        total += x[n, c, iy // 2, ix // 2] * weight[c, d, i, j]
    y[n, d, oy, ox] = total


@cuda.jit
def group_norm(x, mean, rstd, per_group):  # type: ignore[no-untyped-def]
    """One block a group."""
    sums = cuda.shared.array(THREADS, float32)
    squares = cuda.shared.array(THREADS, float32)
    tid, row = cuda.threadIdx.x, cuda.blockIdx.x
    total, square = 0.0, 0.0
    for i in range(tid, per_group, THREADS):
        total += x[row, i]
        square += x[row, i] * x[row, i]
    sums[tid], squares[tid] = total, square
    step = THREADS // 2
    while step > 0:
        cuda.syncthreads()
        if tid < step:
            sums[tid] += sums[tid + step]
            squares[tid] += squares[tid + step]
        step //= 2
    if tid == 0:
        m = sums[0] / per_group
        mean[row] = m
        rstd[row] = 1.0 / math.sqrt(squares[0] / per_group - m * m + 1e-5)


def launches() -> list[tuple[tasks.Task, Callable[[], object]]]:
    """Make tasks small enough for an interpreter, with a launch of each."""
    g, s, c, n = tasks.gelu(2048), tasks.sgemm(32), tasks.conv_transpose(1, 2, 8), tasks.group_norm(1, 8, 2, 256)
    n.tolerance = 1e-4
    rows = n.inputs["x"].reshape(2, -1)
    return [
        (g, lambda: gelu[8, THREADS](g.inputs["x"], g.outputs["y"], g.units)),
        (s, lambda: sgemm[(2, 2), (TILE, TILE)](s.inputs["a"], s.inputs["b"], s.outputs["c"], 32)),
        (c, lambda: conv_transpose[(1, 2, 2), (16, 8)](c.inputs["x"], c.inputs["weight"], c.outputs["y"], 2, 8)),
        (n, lambda: group_norm[2, THREADS](rows, n.outputs["mean"], n.outputs["rstd"], rows.shape[1])),
    ]


def main() -> None:
    """Run, check, print."""
    found = {}
    for task, launch in launches():
        begun = time.process_time()
        launch()
        found[task.name] = 1e9 * (time.process_time() - begun) / task.units
        task.check()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
