"""The four tasks on Triton's interpreter; prints nanoseconds of processor time per unit of each as JSON."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable

os.environ["TRITON_INTERPRET"] = "1"

import tasks
import torch
import triton
import triton.language as tl

BLOCK = tl.constexpr(1024)
TILE = tl.constexpr(16)


@triton.jit
def gelu(x, y, n):  # type: ignore[no-untyped-def]
    """One program 1,024 elements."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, i < n)
    tl.store(y + i, 0.5 * v * (1.0 + tl.erf(v * 0.7071067811865476)), i < n)


@triton.jit
def sgemm(a, b, c, n):  # type: ignore[no-untyped-def]
    """Tiles of 16 x 16."""
    rows = tl.program_id(1) * TILE + tl.arange(0, TILE)[:, None]
    columns = tl.program_id(0) * TILE + tl.arange(0, TILE)[None, :]
    down, across = tl.arange(0, TILE)[:, None], tl.arange(0, TILE)[None, :]
    total = tl.zeros((TILE, TILE), tl.float32)
    for k in range(0, n, TILE):
        total += tl.dot(tl.load(a + rows * n + k + across), tl.load(b + (k + down) * n + columns))
    tl.store(c + rows * n + columns, total)


@triton.jit
def conv_transpose(x, weight, y, channels, size):  # type: ignore[no-untyped-def]
    """One program 1,024 outputs, which gather their taps."""
    n, d = tl.program_id(1) // channels, tl.program_id(1) % channels
    pixel = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = pixel < 4 * size * size
    oy, ox = pixel // (2 * size), pixel % (2 * size)
    total = tl.zeros((BLOCK,), tl.float32)
    for i in range(4):
        for j in range(4):
            iy, ix = oy + 1 - i, ox + 1 - j
            hit = inside & (iy % 2 == 0) & (ix % 2 == 0) & (iy >= 0) & (ix >= 0) & (iy < 2 * size) & (ix < 2 * size)
            places = x + (n * channels * size + iy // 2) * size + ix // 2
            for c in range(channels):
                tap = tl.load(weight + ((c * channels + d) * 4 + i) * 4 + j)
                total += tap * tl.load(places + c * size * size, hit, 0.0)
    tl.store(y + tl.program_id(1) * 4 * size * size + pixel, total, inside)


@triton.jit
def group_norm(x, mean, rstd, per_group):  # type: ignore[no-untyped-def]
    """One program a group."""
    row = tl.program_id(0)
    total, square = tl.zeros((BLOCK,), tl.float32), tl.zeros((BLOCK,), tl.float32)
    for start in range(0, per_group, BLOCK):
        i = start + tl.arange(0, BLOCK)
        v = tl.load(x + row * per_group + i, i < per_group, 0.0)
        total += v
        square += v * v
    m = tl.sum(total) / per_group
    tl.store(mean + row, m)
    tl.store(rstd + row, 1.0 / tl.sqrt(tl.sum(square) / per_group - m * m + 1e-5))


def launches() -> list[tuple[tasks.Task, Callable[[], object]]]:
    """Make tasks small enough for an interpreter, with a launch of each."""
    g, s, c, n = tasks.gelu(1 << 18), tasks.sgemm(128), tasks.conv_transpose(1, 8, 32), tasks.group_norm(4, 64, 8, 4096)
    n.tolerance = 1e-4
    of = {t.name: {k: torch.from_numpy(v) for k, v in (t.inputs | t.outputs).items()} for t in (g, s, c, n)}
    return [
        (g, lambda: gelu[(g.units // 1024,)](*of["gelu"].values(), g.units)),
        (s, lambda: sgemm[(8, 8)](*of["sgemm"].values(), 128)),
        (c, lambda: conv_transpose[(4, 8)](*of["conv transpose"].values(), 8, 32)),
        (n, lambda: group_norm[(32,)](*of["group norm"].values(), n.units // 32)),
    ]


def main() -> None:
    """Run, check, print."""
    torch.set_num_threads(1)
    found = {}
    for task, launch in launches():
        launch()
        begun = time.process_time()
        launch()
        found[task.name] = 1e9 * (time.process_time() - begun) / task.units
        task.check()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
