"""Traces made by hand: what a kernel would emit, without running one."""

from collections.abc import Callable

import numpy as np

from workbench.analysis.trace import EventLog, Trace
from workbench.core.buffers import Buffer
from workbench.core.dtypes import BY_NAME
from workbench.core.events import EVENT, NO_BUFFER, Events, Kind, Space
from workbench.core.geometry import Dim3, LaunchConfig


def tensor(
    name: str,
    shape: tuple[int, ...],
    *,
    strides: tuple[int, ...] | None = None,
    dtype: str = "float32",
    offset_bytes: int = 0,
) -> Buffer:
    if strides is None:
        strides = tuple(int(np.prod(shape[axis + 1 :])) for axis in range(len(shape)))
    reach = [stride * (size - 1) for size, stride in zip(shape, strides, strict=True)]
    item = BY_NAME[dtype].itemsize_bytes
    base = 0x7F0000000000 + offset_bytes
    low = base + item * sum(r for r in reach if r < 0)
    high = base + item * (1 + sum(r for r in reach if r > 0))
    return Buffer(name, base, low, high, shape, strides, BY_NAME[dtype], writable=True, offset_bytes=offset_bytes)


def access(
    address: Callable[[int, int], int],
    *,
    kind: Kind = Kind.LOAD,
    space: Space = Space.GLOBAL,
    buffer: int = NO_BUFFER,
    line: int = 1,
    width_bytes: int = 4,
    blocks: int = 1,
    threads: int = 32,
) -> Events:
    """One instruction that every thread executes; `address(block, thread)` below 0 leaves a thread out."""
    warps = -(-threads // 32)
    events = np.zeros((blocks, warps), EVENT)
    for block in range(blocks):
        for warp in range(warps):
            event = events[block, warp]
            event["block"], event["owner"], event["warp"] = block, block, warp
            for lane in range(min(32, threads - 32 * warp)):
                at = address(block, 32 * warp + lane)
                if at >= 0:
                    event["mask"] |= np.uint32(1 << lane)
                    event["address"][lane] = at
    for name, value in (
        ("kind", kind),
        ("space", space),
        ("buffer", buffer),
        ("line", line),
        ("width_bytes", width_bytes),
    ):
        events[name] = value
    return events.reshape(-1)


def trace(
    buffers: dict[int, Buffer], *events: Events, grid: tuple[int, ...] = (1,), block: tuple[int, ...] = (32,)
) -> Trace:
    log = EventLog()
    for some in events:
        log.append(some)
    return Trace(
        kernel="k",
        config=LaunchConfig(Dim3.of(grid), Dim3.of(block, "block")),
        buffers=buffers,
        log=log,
        path="k.cu",
        source=("__global__ void k() {", "  y[i] = x[i];", "}"),
    )
