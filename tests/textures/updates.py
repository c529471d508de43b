"""Atomic updates of surfaces (``sured``), and what they leave, by NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

import workbench as wb

UPDATES = {
    "add_u32": np.add,
    "add_s32": np.add,
    "add_u64": np.add,
    "min_u32": np.minimum,
    "min_s32": np.minimum,
    "max_u64": np.maximum,
    "max_s64": np.maximum,
    "and_b32": np.bitwise_and,
    "or_b32": np.bitwise_or,
}
ROWS, COLUMNS, THREADS = 3, 8, 64
SOURCE = """
extern "C" __global__ void update(cudaSurfaceObject_t s, const WORD* data) {
  const int x = int(threadIdx.x % 10) - 1;  // two of ten lie outside
  const WORD operand = data[blockIdx.x * blockDim.x + threadIdx.x];
  asm volatile("sured.b.OP.2d.TYPE.zero [%0, {%1, %2}], %3;"
               ::"l"(s), "r"(int(sizeof(WORD)) * x), "r"(blockIdx.x), "LETTER"(operand));
}
"""


def _given(name: str) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Elements of the surface, and operands: one for each thread of each row's block."""
    kind = np.dtype(("i" if "s" in name.split("_")[1] else "u") + ("8" if name.endswith("64") else "4"))
    rng = np.random.default_rng(len(name))
    bits = rng.integers(0, 256, (ROWS, COLUMNS + THREADS, kind.itemsize), np.uint8).view(kind)[..., 0]
    return bits[:, :COLUMNS].copy(), bits[:, COLUMNS:].copy()


def updated(name: str, device: str) -> list[int]:
    """Update a surface on a device; return its 32-bit words."""
    elements, data = _given(name)
    channels = elements.itemsize // 4
    words = torch.from_numpy(elements.view(np.int32).reshape(ROWS, COLUMNS, channels))
    surface = wb.Surface((words if channels > 1 else words[..., 0]).to(device), channels=channels)
    operation, kind = name.split("_")
    source = SOURCE.replace("OP", operation).replace("TYPE", kind)
    source = source.replace("WORD", "long long" if channels > 1 else "int").replace("LETTER", "rl"[channels - 1])
    operands = torch.from_numpy(data.view(np.int64 if channels > 1 else np.int32)).to(device)
    wb.load(source, "update")[ROWS, THREADS](surface, operands)
    found: list[int] = surface.read().cpu().flatten().tolist()
    return found


def expected(name: str) -> list[int]:
    """Return the same words, as NumPy has them."""
    elements, data = _given(name)
    with np.errstate(over="ignore"):
        for row in range(ROWS):
            for thread in range(THREADS):
                if 0 <= (x := thread % 10 - 1) < COLUMNS:
                    elements[row, x] = UPDATES[name](elements[row, x], data[row, thread])
    found: list[int] = elements.view(np.int32).flatten().tolist()
    return found
