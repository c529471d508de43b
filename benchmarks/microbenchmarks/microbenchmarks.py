"""Measure what the model of time takes for granted of a GPU: latencies, rates and bandwidths, by kernels of our own.

    python benchmarks/microbenchmarks/microbenchmarks.py --json FILE   # needs a CUDA GPU; some 40 s

Cycles are read from the SM's clock inside a kernel, times by CUDA events with the L2 cache cold (`workbench.bench`).
Each figure is a row: what, its unit, its value, and by which parameters. A row whose value cannot be is refused.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import torch

import workbench as wb
from workbench.bench.conditions import Machine
from workbench.bench.timers import CudaTimer, EventSampler
from workbench.compile import Source
from workbench.compile.pool import CompilePool
from workbench.core.errors import WorkbenchError

HERE = Path(__file__).parent
DEVICE = torch.device("cuda")
ROUNDS = 256
UNROLLED = 16
WARPS = (1, 4, 16, 32)
OPERATIONS = (
    *("ffma", "fmul", "fmnmx", "imad", "wide", "prmt", "lop3", "shf", "select", "hfma2", "dfma", "ex2", "inverse_root"),
    *("popc", "i2f", "f2i", "frnd", "f2f", "halves", "shfl", "votes", "redux", "special"),
)
PRODUCTS = ("mma_f16", "mma_tf32")
COLUMNS = (8, 16, 32, 64, 128, 256)
LENGTHS = (256, 1024, 4096, 16384)
COMPILERS = 16
MIB = 1 << 20


@dataclass(frozen=True)
class Row:
    """One figure.

    Attributes
    ----------
    name, unit : str
    value : float
    by : dict of str to int or str
        Parameters.
    """

    name: str
    unit: str
    value: float
    by: dict[str, Any] = field(default_factory=dict)


def load(file: str, name: str, **defines: int) -> wb.Kernel:
    """Load a kernel of this folder."""
    return wb.load(HERE / file, name, defines=defines, arch="sm_90a" if file == "hopper.cu" else None)


def int64(count: int) -> torch.Tensor:
    """Make room for clocks."""
    return torch.zeros(count, dtype=torch.int64, device=DEVICE)


def int32(count: int) -> torch.Tensor:
    """Make a tensor of zeros."""
    return torch.zeros(count, dtype=torch.int32, device=DEVICE)


def span(launch: Callable[[torch.Tensor], object], warps: int) -> float:
    """Cycles from the first warp's start to the last one's end: the least of three runs."""
    spans = []
    for _ in range(3):
        cycles = int64(2 * warps)
        launch(cycles)
        torch.cuda.synchronize()
        clocks = cycles.view(warps, 2)
        spans.append(float(clocks[:, 1].max() - clocks[:, 0].min()))
    return min(spans)


def instructions() -> Iterator[Row]:
    """Latency in one warp, and cycles that an instruction takes of a sub-partition with many warps."""
    sink = int32(1)
    for kernel, names in (("chain", OPERATIONS), ("product", PRODUCTS)):
        for name in names:
            one, many = (load("instructions.cu", f"{kernel}<{name}, {chains}>") for chains in (1, 4))
            for warps in WARPS:
                for chains, k in ((1, one), (4, many)):
                    run = span(lambda c, k=k, w=warps: k.launch(c, sink, ROUNDS, 3, 5, grid=1, block=32 * w), warps)  # type: ignore[misc]
                    steps = ROUNDS * UNROLLED * chains
                    by = {"operation": name, "warps": warps, "chains": chains}
                    yield Row("cycles_per_instruction", "cycles", run / steps, by)
    barriers = load("instructions.cu", "barriers")
    for warps in WARPS:
        run = span(lambda c, w=warps: barriers.launch(c, 4096, grid=1, block=32 * w), warps)  # type: ignore[misc]
        yield Row("barrier", "cycles", run / 4096, {"warps": warps})


def shared() -> Iterator[Row]:
    """Shared memory and L1: latency, cycles of an access by all warps."""
    sink = int32(1)
    chase = load("memory.cu", "chase_shared")
    yield Row("latency_shared", "cycles", _chase(lambda c: chase.launch(c, sink, 4096, grid=1, block=1), 4096))
    x = torch.zeros(4096, dtype=torch.int32, device=DEVICE)
    for name, label in (
        ("shared_reads<1, 1>", "32 words"),
        ("shared_reads<4, 1>", "128 words"),
        ("shared_reads<1, 2>", "2 ways"),
        ("shared_reads<1, 8>", "8 ways"),
        ("shared_adds<1>", "red, 32 banks"),
        ("shared_adds<0>", "red, one address"),
        ("shared_adds<8>", "red, 8 ways"),
    ):
        k, zero = load("memory.cu", name), (0,) * name.startswith("shared_reads")
        for warps in (1, 4, 16, 32):
            run = span(lambda c, k=k, w=warps, zero=zero: k.launch(c, sink, 64, *zero, grid=1, block=32 * w), warps)  # type: ignore[misc]
            yield Row("shared_access", "cycles", run / (64 * UNROLLED * warps), {"access": label, "warps": warps})
    for name, label in (("cached_reads<1, 0>", "32 words"), ("cached_reads<4, 0>", "128 words")):
        k = load("memory.cu", name)
        for warps in (1, 4, 16, 32):
            run = span(lambda c, k=k, w=warps: k.launch(x, c, sink, 64, 0, grid=1, block=32 * w), warps)  # type: ignore[misc]
            yield Row("l1_access", "cycles", run / (64 * UNROLLED * warps), {"access": label, "warps": warps})

    for name, label in (
        ("cached_reads<1, 1>", "32 words, off a line by 1"),
        ("cached_reads<4, 4>", "128 words, off by 4"),
    ):
        k = load("memory.cu", name)
        for warps in (1, 4, 16, 32):
            run = span(lambda c, k=k, w=warps: k.launch(x, c, sink, 64, 0, grid=1, block=32 * w), warps)  # type: ignore[misc]
            yield Row("l1_access", "cycles", run / (64 * UNROLLED * warps), {"access": label, "warps": warps})
    for name, label, block, more in (
        ("chase_constant", "constant", 1, ()),
        ("chase_local", "local", 1, (0,)),
        ("chase_shared_atomic", "shared atomic", 1, ()),
        ("chase_matrix", "ldmatrix", 32, ()),
    ):
        k = load("memory.cu", name)
        run = _chase(lambda c, k=k, b=block, m=more: k.launch(c, sink, 4096, *m, grid=1, block=b), 4096)  # type: ignore[misc]
        yield Row("latency", "cycles", run, {"level": label})


def _chase(launch: Callable[[torch.Tensor], object], steps: int) -> float:
    cycles = int64(1)
    launch(cycles)
    torch.cuda.synchronize()
    return float(cycles[0]) / steps


def links(count: int, apart: int) -> torch.Tensor:
    """Make a ring of `count` words, `apart` words from each other, in random order."""
    generator = torch.Generator().manual_seed(0)
    order = torch.randperm(count, generator=generator) * apart
    ring = torch.zeros(count * apart, dtype=torch.int32)
    ring[order] = order.roll(-1).to(torch.int32)
    return ring.to(DEVICE)


def latencies() -> Iterator[Row]:
    """Latency of each level of memory, one thread that follows links."""
    sink = int32(1)
    ca, cg, atom = (load("memory.cu", name) for name in ("chase_cached", "chase_beyond", "chase_atomic"))
    flushed = torch.empty(256 * MIB, dtype=torch.uint8, device=DEVICE)
    for label, k, count, apart, cold in (
        ("l1", ca, 64, 64, False),
        ("l2", cg, 4096, 64, False),
        ("l2 of 24 MiB", cg, 4096, 1536, False),
        ("dram", cg, 4096, 4096, True),
        ("dram in one page", cg, 2048, 256, True),
        ("atomic", atom, 4096, 64, False),
    ):
        ring = links(count, apart)
        k.launch(ring, int64(1), sink, count, grid=1, block=1)
        if cold:
            flushed.zero_()
        run = _chase(lambda c, k=k, ring=ring, n=count: k.launch(ring, c, sink, n, grid=1, block=1), count)  # type: ignore[misc]
        yield Row("latency", "cycles", run, {"level": label})


def median_us(call: Callable[[], object], samples: int = 7) -> float:
    """Time a call as `workbench bench` does, with the L2 cache cold."""
    return statistics.median(TIMER.ready(call).take(samples))


def warm_us(call: Callable[[], object], samples: int = 7) -> float:
    """Time a call between events, with the L2 cache as the call before left it."""
    sampler = EventSampler(call, lambda: None, DEVICE)
    sampler.take(2)
    return statistics.median(sampler.take(samples))


def launches() -> Iterator[Row]:
    """Kernels that do nothing: the launch, and the rate at which blocks begin and end."""
    empty = load("instructions.cu", "empty")
    for block in (32, 128, 256, 1024):
        for grid in (1, 132, 132 * 16, 132 * 256, 132 * 2048):
            us = median_us(partial(_call, empty, (), grid, block))
            yield Row("empty", "us", us, {"grid": grid, "block": block})
    spin, sink = load("instructions.cu", "spin"), int32(1)
    for block in (32, 64, 256, 1024):
        waves, at_once = 50, 132 * min(32, 2048 // block)
        for cycles in (1000, 4000):
            us = median_us(partial(_call, spin, (sink, cycles), waves * at_once, block))
            yield Row("spin", "us", us, {"cycles": cycles, "block": block, "waves": waves})
    out = torch.zeros(1, device=DEVICE)
    for length in LENGTHS:
        k = load("instructions.cu", "straight", LENGTH=length)
        for block in (32, 256):
            us = median_us(partial(_call, k, (out, 0.5, 0.25), 132, block))
            yield Row("straight", "us", us, {"instructions": length, "block": block})


def in_a_row() -> Iterator[Row]:
    """Launch kernels behind one another; wait for the whole grid."""
    for name in ("empty", "empty_early"):
        k = load("instructions.cu", name)
        for count in (1, 2, 4):

            def several(k: wb.Kernel = k, count: int = count) -> None:
                for _ in range(count):
                    k.launch(grid=132, block=128, device="cuda")

            yield Row("in_a_row", "us", median_us(several), {"what": name, "launches": count})
    k, arrived = load("instructions.cu", "grid_barriers"), int32(1)
    for grid, rounds in product((132, 264, 1056), (1, 33)):

        def wait(grid: int = grid, rounds: int = rounds) -> None:
            arrived.zero_()
            k.launch(arrived, rounds, grid=grid, block=128, cooperative=True)

        yield Row("grid_barriers", "us", warm_us(wait), {"grid": grid, "barriers": rounds})


def _call(k: wb.Kernel, arguments: tuple[Any, ...], grid: int | tuple[int, int], block: int) -> None:
    k.launch(*arguments, grid=grid, block=block, **({} if arguments else {"device": "cuda"}))


def bandwidths() -> Iterator[Row]:
    """Device memory by bytes in flight and by size; L2; atomics of the grid."""
    floats = 4 * 64 * MIB  # 1 GiB
    x = torch.ones(floats, device=DEVICE)
    y = torch.empty_like(x)
    out = torch.zeros(1, device=DEVICE)
    n = floats // 4
    for items in (1, 2, 4, 8):
        k = load("memory.cu", "stream_reads", ITEMS=items)
        for per_sm, block in ((1, 32), (1, 128), (1, 256), (1, 512), (1, 1024), (2, 1024), (4, 256), (8, 256)):
            m = n // 4 if per_sm * block * items <= 512 else n
            us = median_us(partial(_call, k, (x, out, m), 132 * per_sm, block), 5)
            by = {
                "threads_per_sm": per_sm * block,
                "items": items,
                "bytes_in_flight_per_sm": per_sm * block * items * 16,
            }
            yield Row("stream_reads", "GB/s", 16 * m / us / 1e3, by)
    writes, copies = load("memory.cu", "stream_writes"), load("memory.cu", "stream_copies")
    reads = load("memory.cu", "stream_reads", ITEMS=4)
    once = load("memory.cu", "copy_once")
    for shift in (0, 2, 4, 6, 8, 10):
        m = n >> shift
        for name, k, arguments, factor in (
            ("read", reads, (x, out, m), 1),
            ("write", writes, (y, m), 1),
            ("copy", copies, (x, y, m), 2),
        ):
            us = median_us(partial(_call, k, arguments, 132 * 2, 1024), 5)
            yield Row("by_size", "GB/s", factor * 16 * m / us / 1e3, {"what": name, "bytes": factor * 16 * m, "us": us})
        for block in (64, 256, 1024):
            us = median_us(partial(_call, once, (x, y, m), -(-m // block), block), 5)
            by = {"what": "copy, a float4 a thread", "bytes": 32 * m, "us": us, "block": block}
            yield Row("by_size", "GB/s", 32 * m / us / 1e3, by)
    scattered = load("memory.cu", "scattered_reads"), load("memory.cu", "scattered_writes")
    for mib in (16, 1024):
        sectors, count = mib * MIB // 32, 8 * MIB
        for name, k, arguments in (
            ("read", scattered[0], (x, out, count, sectors)),
            ("write", scattered[1], (x, count, sectors)),
        ):
            us = median_us(partial(_call, k, arguments, count // 256, 256), 5)
            yield Row("scattered", "ns per sector", 1e3 * us / count, {"what": name, "window_mib": mib, "us": us})
    each, m = load("memory.cu", "copy_words"), 1 << 25
    for block in (64, 128, 192, 256, 512, 704, 1024):
        us = median_us(partial(_call, each, (x, y, m), -(-m // block), block), 5)
        yield Row("copy_words", "GB/s", 8 * m / us / 1e3, {"block": block, "us": us})
    for per_sm, block in ((1, 32), (1, 64), (1, 128), (1, 256), (1, 512), (1, 1024)):
        us = median_us(partial(_call, copies, (x, y, n >> 3), 132 * per_sm, block), 5)
        yield Row("stream_copies", "GB/s", 32 * (n >> 3) / us / 1e3, {"threads_per_sm": per_sm * block, "us": us})
    strided = load("memory.cu", "strided_writes")
    for apart in (1, 2, 4, 8, 32):
        us = warm_us(partial(_call, strided, (y, 8 * MIB, apart, 4 * MIB), 8 * MIB // 256, 256), 5)
        yield Row("strided_writes", "ns per store of a warp", 1e3 * us * 32 / (8 * MIB), {"apart": apart, "us": us})
    again = load("memory.cu", "again_reads")
    for mib in (1, 4, 8, 16, 24, 32, 40, 64):
        window = mib * MIB // 16
        rounds = max(1, 1024 // mib)
        us = warm_us(partial(_call, again, (x, out, window, rounds), 132 * 2, 1024))
        yield Row("l2_reads", "GB/s", 16 * window * rounds / us / 1e3, {"window_mib": mib})
    words = int32(64 * MIB)
    adds = load("memory.cu", "global_adds")
    for label, apart, window in (
        ("32 words of a line", 1, 4 * MIB),
        ("a sector each", 8, 4 * MIB),
        ("a line each", 32, 4 * MIB),
        ("one word", 0, 1),
        ("32 words for all", 1, 32),
        ("1024 words for all", 1, 1024),
    ):
        us = warm_us(partial(_call, adds, (words, apart, window, 16), 132 * 8, 256))
        by = {"access": label, "us": us}
        yield Row("global_adds", "ns per warp instruction", 1e3 * us / (132 * 8 * 8 * 16), by)
    for name, where in (("one_lane_adds", words), ("one_lane_float_adds", out)):
        us = warm_us(partial(_call, load("memory.cu", name), (where, 16), 132 * 8, 256))
        yield Row("global_adds", "ns per warp instruction", 1e3 * us / (132 * 8 * 8 * 16), {"access": name, "us": us})


def rows_of_chunks() -> Iterator[Row]:
    """Device memory where each block touches pieces of rows, and where reads do not begin at a line."""
    words = 64 * MIB  # 256 MiB
    x, y = torch.ones(words + 64, device=DEVICE), torch.empty(words, device=DEVICE)
    for what, label, factor in ((1, "read", 1), (2, "write", 1), (3, "copy", 2)):
        for pitch in (2048, 6144, 16384):
            for wide, chunk in ((0, 32), (0, 128), (1, 128), (1, 512), (1, 1024)):
                height = words // pitch // 32 * 32
                k = load("memory.cu", "tiles", WIDE=wide, WHAT=what)
                us = median_us(partial(_call, k, (x, y, pitch, chunk, 32), (pitch // chunk, height // 32), 256), 3)
                moved = factor * 4 * pitch * height
                by = {
                    "what": label,
                    "pitch_bytes": 4 * pitch,
                    "chunk_bytes": 4 * chunk,
                    "lane_bytes": 16 if wide else 4,
                }
                yield Row("by_chunk", "GB/s", moved / us / 1e3, by | {"us": us})
    for shift in (0, 1, 8, 16):
        k = load("memory.cu", "tiles", SHIFT=shift)
        for chunk in (32, 1024):
            us = median_us(partial(_call, k, (x, y, 16384, chunk, 32), (16384 // chunk, 128), 256), 3)
            yield Row("by_shift", "GB/s", 8 * words / us / 1e3, {"words": shift, "chunk_bytes": 4 * chunk, "us": us})


def of_hopper() -> Iterator[Row]:
    """Asynchronous products by shape, bulk copies, mbarriers, clusters."""
    sink = int32(1)
    most = {"smem_bytes": 65536}
    for tf32 in (0, 1):
        for n in COLUMNS:
            for count in (1, 8):
                k = load("hopper.cu", f"products<{n}, {tf32}, {count}>")
                for warps in (4, 8):
                    if n == 256 and warps > 4:
                        continue
                    run = span(lambda c, k=k, w=warps: k.launch(c, sink, 64, grid=1, block=32 * w, **most), warps)  # type: ignore[misc]
                    by = {"type": "tf32" if tf32 else "f16", "n": n, "together": count, "warps": warps}
                    yield Row("wgmma", "cycles", run / 64 / count, by)
    for count in (1, 8):
        k = load("hopper.cu", f"products_of_registers<{count}>")
        for warps in (4, 8):
            run = span(lambda c, k=k, w=warps: k.launch(c, sink, 64, grid=1, block=32 * w, **most), warps)  # type: ignore[misc]
            yield Row(
                "wgmma",
                "cycles",
                run / 64 / count,
                {"type": "tf32, a in registers", "n": 64, "together": count, "warps": warps},
            )
    x = torch.zeros(256 * MIB, dtype=torch.float32, device=DEVICE)
    k = load("hopper.cu", "bulk_latency")
    for size in (16, 256, 1024, 4096, 16384, 32768):
        for grid in (1, 132):
            run = _chase(lambda c, n=size, g=grid: k.launch(x, c, n, 256, grid=g, block=32, **most), 256)  # type: ignore[misc]
            yield Row("bulk_latency", "cycles", run, {"bytes": size, "blocks": grid})
    k = load("hopper.cu", "bulk_stream")
    data, total = x.view(torch.uint8), 512 * MIB
    for size, stages, grid in (
        (2048, 4, 132),
        (2048, 16, 132),
        (8192, 2, 132),
        (8192, 4, 132),
        (8192, 8, 132),
        (32768, 4, 132),
        (4096, 4, 528),
    ):
        call = partial(k.launch, data, size, stages, total, grid=grid, block=32, smem_bytes=size * stages)
        us = median_us(call, 3)
        yield Row("bulk_stream", "GB/s", total / us / 1e3, {"bytes": size, "stages": stages, "blocks": grid, "us": us})
    for name, block in (("mbarrier_alone", 32), ("mbarrier_handed", 64), ("named_handed", 64)):
        k = load("hopper.cu", name)
        lanes = 1 if name == "mbarrier_alone" else block
        run = _chase(lambda c, k=k, b=lanes: k.launch(c, 1024, grid=1, block=b), 1024)  # type: ignore[misc]
        yield Row(name, "cycles", run)
    for size in (2, 4, 8):
        k = load("hopper.cu", f"cluster_barriers<{size}>")
        for block in (32, 256):
            run = _chase(lambda c, k=k, s=size, b=block: k.launch(c, 512, grid=s, block=b), 512)  # type: ignore[misc]
            yield Row("cluster_barrier", "cycles", run, {"blocks": size, "threads": block})
    k = load("hopper.cu", "chase_cluster")
    yield Row(
        "latency", "cycles", _chase(lambda c: k.launch(c, sink, 1024, grid=2, block=32), 1024), {"level": "cluster"}
    )


def clock() -> Iterator[Row]:
    """Measure the SM's clock under arithmetic."""
    k = load("instructions.cu", "chain<ffma, 4>")
    sink = int32(1)
    cycles = int64(64)
    rounds = 40_000
    call = partial(_call, k, (cycles, sink, rounds, 3, 5), 132, 1024)
    us = warm_us(call)
    clocks = cycles.view(32, 2)
    yield Row("sm_clock", "MHz", float(clocks[:, 1].max() - clocks[:, 0].min()) / us, {"while": "FFMA"})
    k = load("hopper.cu", "products<128, 0, 8>")
    cycles = int64(16)
    us = warm_us(partial(k.launch, cycles, sink, 40_000, grid=132, block=256, smem_bytes=65536))
    clocks = cycles.view(8, 2)
    yield Row("sm_clock", "MHz", float(clocks[:, 1].max() - clocks[:, 0].min()) / us, {"while": "wgmma of zeros"})


PARTS = (clock, instructions, shared, latencies, launches, bandwidths, in_a_row, rows_of_chunks, of_hopper)
TIMER = CudaTimer(DEVICE, cold=True) if torch.cuda.is_available() else None


def kernels() -> Iterator[tuple[str, str, dict[str, int]]]:
    """List the kernels that are instances of templates or have macros: file, name, macros."""
    for kernel, names in (("chain", OPERATIONS), ("product", PRODUCTS)):
        yield from (("instructions.cu", f"{kernel}<{name}, {chains}>", {}) for name in names for chains in (1, 4))
    for what, wide in product((1, 2, 3), (0, 1)):
        yield "memory.cu", "tiles", {"WIDE": wide, "WHAT": what}
    yield from (("memory.cu", "tiles", {"SHIFT": shift}) for shift in (0, 1, 8, 16))
    for n, tf32, count in product(COLUMNS, (0, 1), (1, 8)):
        yield "hopper.cu", f"products<{n}, {tf32}, {count}>", {}
    yield from (("instructions.cu", "straight", {"LENGTH": length}) for length in LENGTHS)


def compile_ahead() -> None:
    """Compile what takes longest in processes side by side."""
    pool = CompilePool()

    def build(one: tuple[str, str, dict[str, int]]) -> None:
        file, name, defines = one
        options = load(file, name, **defines).options
        pool.examine(Source.read(HERE / file), name, options, options.arch)

    with ThreadPoolExecutor(COMPILERS) as threads:
        list(threads.map(build, kernels()))
    pool.close()


def check(row: Row) -> Row:
    """Refuse a figure that cannot be."""
    if not 0 < row.value < 1e7 or (row.unit == "GB/s" and row.name != "l2_reads" and row.value > 6e3):
        expected = "above 0 and below 1e7; of device memory at most 6,000 GB/s"
        raise WorkbenchError(
            f"{row.name} {row.by}: expected a value {expected}; got {row.value} {row.unit}: run it again"
        )
    return row


def main() -> int:
    """Measure, print, write the JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the results")
    parser.add_argument("--part", default="", help="only the part of this name, such as bandwidths")
    options = parser.parse_args()
    if not options.part:
        compile_ahead()
    rows: list[Row] = []
    failed = 0
    for part in PARTS:
        if options.part not in ("", part.__name__):
            continue
        try:
            for row in part():
                rows.append(check(row))
                sys.stdout.write(f"{row.name} {row.by}: {row.value:.4g} {row.unit}\n")
        except (WorkbenchError, RuntimeError) as error:
            failed += 1
            sys.stdout.write(f"{part.__name__} failed: {error}\n")
    now, machine = datetime.now(UTC), Machine.of("cuda")
    document = {
        "what": "latencies, rates and bandwidths of a GPU, by kernels that do one thing",
        "date": now.isoformat(timespec="seconds"),
        "machine": {**vars(machine), "torch": torch.__version__},
        "rows": [asdict(row) for row in rows],
    }
    gpu = machine.device.rsplit(" ", 1)[-1]
    path = options.json or HERE.parent / "results" / f"microbenchmarks-{gpu}-{now:%Y-%m-%d}.json"
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
