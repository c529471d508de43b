"""The launches that the model of time is judged by: a table that `times.py` runs on a GPU and `validate.py` predicts.

None of the model's constants comes from one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import prod
from pathlib import Path
from typing import Any
from zlib import crc32

import torch
from torch import Tensor

from workbench.op import Plan, Variant, find_op, gpu_for, planned_for
from workbench.op.launches import settings_of

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))
from networks import LAYERS, Layer  # noqa: E402  (of the folder above)

OPS = HERE.parent / "ops"

MOST_FILLED = 1 << 22
"""Elements of a tensor on a CPU that are drawn."""

Fill = Callable[[torch.device], Any]


@dataclass(frozen=True)
class Launch:
    """One launch of one kernel.

    Attributes
    ----------
    name : str
        Unlike any other's.
    file : Path
    kernel : str
    arguments : tuple
        Numbers, and functions that make a tensor on a device.
    grid, block : tuple of int
    defines : mapping of str to int
    group : str
        What kind of kernel it is, or which sweep it belongs to.
    """

    name: str
    file: Path
    kernel: str
    arguments: tuple[Any, ...]
    grid: tuple[int, ...]
    block: tuple[int, ...]
    defines: Mapping[str, int] = field(default_factory=dict)
    group: str = ""

    def values(self, device: torch.device) -> list[Any]:
        """Make the arguments on a device."""
        return [each(device) if callable(each) else each for each in self.arguments]


def floats(*shape: int, dtype: torch.dtype = torch.float32, as_places: bool = False) -> Fill:
    """Random numbers; large tensors on a CPU are zeros, which take no memory until a kernel touches them.

    Those that places are made of are random there too.
    """

    def fill(device: torch.device) -> Tensor:
        if device.type == "cpu" and prod(shape) > MOST_FILLED and not as_places:
            return torch.zeros(shape, dtype=dtype)
        return torch.rand(shape, dtype=torch.float32, device=device).to(dtype)

    return fill


def places(count: int, size: int) -> Fill:
    """Random integers from 0 to `size` - 1."""

    def fill(device: torch.device) -> Tensor:
        generator = torch.Generator().manual_seed(0)
        return torch.randint(size, (count,), generator=generator, dtype=torch.int32).to(device)

    return fill


def ceil_div(a: int, b: int) -> int:
    """Divide and round up."""
    return -(-a // b)


def _flat(
    group: str, file: str, kernel: str, n: int, block: int, *more: Any, per_block: int = 0, grid: int = 0
) -> Launch:
    """Make a launch over x and y of n elements; `more` stands behind n."""
    blocks = grid or ceil_div(n, per_block or block)
    return Launch(
        f"{kernel} {n}", HERE / file, kernel, (floats(n), floats(n), n, *more), (blocks,), (block,), {}, group
    )


def others() -> Iterator[Launch]:
    """Kernels of many kinds, each at two sizes."""
    for n in (1 << 22, 1 << 25):
        one = floats(1)
        yield Launch(
            f"sum_by_blocks {n}",
            HERE / "reductions.cu",
            "sum_by_blocks",
            (floats(n), one, n),
            (n // 256,),
            (256,),
            group="reduction",
        )
        yield Launch(
            f"sum_by_steps {n}",
            HERE / "reductions.cu",
            "sum_by_steps",
            (floats(n), one, n),
            (528,),
            (512,),
            group="reduction",
        )
        yield Launch(
            f"sum_by_tree {n}",
            HERE / "reductions.cu",
            "sum_by_tree",
            (floats(n), floats(n // 256), n),
            (n // 256,),
            (256,),
            group="reduction",
        )
        for kernel, block, per_block in (
            ("scan_in_smem", 1024, 1024),
            ("scan_in_warps", 256, 1024),
            ("sort_pieces", 512, 1024),
        ):
            yield Launch(
                f"{kernel} {n}",
                HERE / "scans_and_sorts.cu",
                kernel,
                (floats(n), floats(n)),
                (n // per_block,),
                (block,),
                group="scan" if "scan" in kernel else "sort",
            )
        yield _flat("move", "moves.cu", "copy", n, 256)
        yield _flat("move", "moves.cu", "copy_wide", n, 256, per_block=1024)
        yield _flat("move", "moves.cu", "saxpy", n, 256, 0.5, grid=1056)
        yield Launch(
            f"read_strided {n // 8}",
            HERE / "moves.cu",
            "read_strided",
            (floats(n), floats(n // 8), n // 8, 8),
            (n // 2048,),
            (256,),
            group="move",
        )
        for kernel in ("gather", "scatter"):
            yield Launch(
                f"{kernel} {n}",
                HERE / "moves.cu",
                kernel,
                (floats(n), places(n, n), floats(n), n),
                (n // 256,),
                (256,),
                group="gather",
            )
        rows = n // 128
        yield Launch(
            f"embed {rows}",
            HERE / "moves.cu",
            "embed",
            (floats(1 << 25), places(rows, 1 << 18), floats(n), rows),
            (rows // 8,),
            (256,),
            group="gather",
        )
        counts = places(256, 1)
        yield Launch(
            f"histogram_global {n}",
            HERE / "moves.cu",
            "histogram_global",
            (places(n, 256), counts, n),
            (n // 256,),
            (256,),
            group="atomics",
        )
        yield Launch(
            f"histogram_smem {n}",
            HERE / "moves.cu",
            "histogram_smem",
            (places(n, 256), counts, n),
            (1056,),
            (256,),
            group="atomics",
        )
        for kernel in ("polynomial", "horner", "exponentials"):
            yield _flat("arithmetic", "arithmetic.cu", kernel, n, 256)
        yield Launch(
            f"hashes {n}",
            HERE / "arithmetic.cu",
            "hashes",
            (places(n, 1 << 30), places(n, 1), n),
            (n // 256,),
            (256,),
            group="arithmetic",
        )
        x, y = (floats(n // 4, dtype=torch.float64) for _ in range(2))
        yield Launch(
            f"horner_f64 {n // 4}",
            HERE / "arithmetic.cu",
            "horner_f64",
            (x, y, n // 4),
            (n // 1024,),
            (256,),
            group="arithmetic",
        )
    for rows, columns in ((4096, 1024), (1024, 16384)):
        x, y = floats(rows, columns), floats(rows, columns)
        size = f"{rows} x {columns}"
        yield Launch(
            f"sum_of_rows {size}",
            HERE / "reductions.cu",
            "sum_of_rows",
            (x, floats(rows), rows, columns),
            (rows // 8,),
            (256,),
            group="reduction",
        )
        yield Launch(
            f"sum_of_columns {size}",
            HERE / "reductions.cu",
            "sum_of_columns",
            (x, floats(columns), rows, columns),
            (ceil_div(columns, 128),),
            (128,),
            group="reduction",
        )
        yield Launch(
            f"softmax_of_rows {size}",
            HERE / "reductions.cu",
            "softmax_of_rows",
            (x, y, columns),
            (rows,),
            (256,),
            group="reduction",
        )
    for n in (2048, 6144):
        x, y = floats(n, n), floats(n, n)
        for rows in (1, 4):
            yield Launch(
                f"five_points {n} rows {rows}",
                HERE / "stencils.cu",
                "five_points",
                (x, y, n, n),
                (n // 32, n // (8 * rows)),
                (32, 8),
                {"ROWS": rows},
                "stencil",
            )
        yield Launch(
            f"blur {n}", HERE / "stencils.cu", "blur", (x, y, n, n), (n // 32, n // 8), (32, 8), group="stencil"
        )
        yield Launch(
            f"transpose_plain {n}",
            HERE / "moves.cu",
            "transpose_plain",
            (x, y, n),
            (n // 32, n // 32),
            (32, 8),
            group="transpose",
        )
        for pad in (0, 1):
            yield Launch(
                f"transpose_tiled {n} pad {pad}",
                HERE / "moves.cu",
                "transpose_tiled",
                (x, y, n),
                (n // 32, n // 32),
                (32, 8),
                {"PAD": pad},
                "transpose",
            )
        yield Launch(
            f"mandelbrot {n}",
            HERE / "arithmetic.cu",
            "mandelbrot",
            (y, n, n, 256),
            (n // 32, n // 8),
            (32, 8),
            group="arithmetic",
        )
        yield Launch(
            f"by_vector {n}",
            HERE / "matmuls.cu",
            "by_vector",
            (x, floats(n), floats(n), n),
            (n // 8,),
            (256,),
            group="matmul",
        )
    for depth, n in ((64, 256), (128, 512)):
        x, y = floats(depth, n, n), floats(depth, n, n)
        yield Launch(
            f"seven_points {depth} x {n}",
            HERE / "stencils.cu",
            "seven_points",
            (x, y, depth, n, n),
            (n // 32, n // 8),
            (32, 8),
            group="stencil",
        )
    for n in (8192, 32768):
        yield Launch(
            f"bodies {n}",
            HERE / "arithmetic.cu",
            "bodies",
            (floats(n, 4), floats(n, 4), n),
            (n // 256,),
            (256,),
            group="arithmetic",
        )
    for n in (1024, 2048):
        a, b, y = floats(n, n), floats(n, n), floats(n, n)
        half_a, half_b = floats(n, n, dtype=torch.float16), floats(n, n, dtype=torch.float16)
        yield Launch(
            f"product_plain {n}",
            HERE / "matmuls.cu",
            "product_plain",
            (a, b, y, n),
            (n // 32, n // 8),
            (32, 8),
            group="matmul",
        )
        yield Launch(
            f"product_tiled {n}",
            HERE / "matmuls.cu",
            "product_tiled",
            (a, b, y, n),
            (n // 32, n // 32),
            (32, 32),
            group="matmul",
        )
        yield Launch(
            f"product_f16 {n}",
            HERE / "matmuls.cu",
            "product_f16",
            (half_a, half_b, y, n),
            (n // 64, n // 64),
            (128,),
            group="matmul",
        )


def aside() -> Iterator[Launch]:
    """Kernels whose times were not looked at while the model changed, each at two sizes."""
    file = HERE / "aside.cu"
    for n in (1 << 21, 1 << 25):
        x, y = floats(n), floats(n)
        for kernel, block, per_block in (("cub_sums", 256, 1024), ("cub_scans", 256, 1024), ("cub_sorts", 128, 1024)):
            yield Launch(f"{kernel} {n}", file, kernel, (x, y), (n // per_block,), (block,), group="aside")
        for kernel in ("norms_of_three", "option_prices", "random_walks", "fir_filter"):
            source = floats(3 * n) if kernel == "norms_of_three" else x
            yield Launch(f"{kernel} {n}", file, kernel, (source, y, n), (n // 256,), (256,), group="aside")
        rows = n // 1024
        yield Launch(f"layer_norm {rows}", file, "layer_norm", (x, y, rows), (rows // 8,), (256,), group="aside")
        wide = 4096
        pooled = (floats(4 * n), y, n // wide, wide)
        yield Launch(f"max_pool {n}", file, "max_pool", pooled, (wide // 128, n // wide), (128,), group="aside")
        pairs = (x, y, floats(2 * n), n)
        yield Launch(f"interleave {n}", file, "interleave", pairs, (n // 128,), (128,), group="aside")
        sparse = (x, places(n, n // 16), floats(n // 16), floats(n // 16), n // 16)
        yield Launch(f"sparse_product {n // 16}", file, "sparse_product", sparse, (n // 4096,), (256,), group="aside")
        best = (x, places(n // 1024, 1))
        yield Launch(f"largest {n}", file, "largest", best, (n // 1024,), (256,), group="aside")


def aside_again() -> Iterator[Launch]:
    """Further kernels of that kind, each at two sizes, for after the times of the others had been looked at."""
    for n in (1 << 21, 1 << 25):
        x, y, words = floats(n), floats(n), places(n, 1 << 30)
        side = 1 << (n.bit_length() // 2 - 1)  # of a square that is half as large, or a quarter
        half = floats(n, dtype=torch.float16), floats(n, dtype=torch.float16)
        small, large = (floats(side, side), floats(2 * side, 2 * side))
        rows = n // 256
        for kernel, arguments, grid, block in (
            ("gray_of_bytes", (words, y, n), (n // 256,), (256,)),
            ("turn_pairs", (x, y, n), (n // 512,), (256,)),
            ("resize_twice", (small, large, side, side), (side // 16, side // 4), (32, 8)),
            ("dots_of_bytes", (words, places(256, 1 << 30), places(rows, 1), rows), (rows // 8,), (256,)),
            ("root_mean_square", half, (n // 4096,), (256,)),
            ("cub_maxima", (x, floats(n // 2048)), (n // 2048,), (512,)),
            ("cub_warp_scans", (x, y), (n // 256,), (256,)),
            (
                "running_maxima",
                (floats(n // 16384, 16384), floats(n // 16384, 16384), n // 16384, 16384),
                (64,),
                (256,),
            ),
            (
                "outer_product",
                (floats(side), floats(side), floats(side, side), side),
                (ceil_div(side, 1024), side),
                (256,),
            ),
        ):
            yield Launch(f"{kernel} {n}", HERE / "aside_again.cu", kernel, arguments, grid, block, group="aside again")


def places_of_rows(rows: int, most: int) -> Fill:
    """Where each row of a sparse matrix begins, and the last one ends; rows have up to `most` entries."""

    def fill(device: torch.device) -> Tensor:
        generator = torch.Generator().manual_seed(1)
        ends = torch.randint(1, most + 1, (rows,), generator=generator).cumsum(0)
        return torch.cat([torch.zeros(1, dtype=torch.int64), ends]).to(torch.int32).to(device)

    return fill


def bits(rows: int, columns: int) -> Fill:
    """Random bytes, 0 or 1."""

    def fill(device: torch.device) -> Tensor:
        return torch.randint(2, (rows, columns), generator=torch.Generator().manual_seed(0), dtype=torch.int8).to(
            device
        )

    return fill


def strangers() -> Iterator[Launch]:
    """Kernels of further kinds, each at two sizes: the model is as it was before they were written."""
    file = HERE / "strangers.cu"
    for scale in (1, 4):
        n, side, few = scale << 21, 1024 * scale, 1024 * (1 if scale == 1 else 2)
        x, y, words, out = floats(n), floats(n), places(n, 1 << 30), places(n, 1)
        square, squared = floats(side, side), floats(side, side)
        half_a, half_b = (floats(few, few, dtype=torch.float16) for _ in range(2))
        full_a, full_b, product_of = (floats(few, few) for _ in range(3))
        depth, wide = 40 * scale, 256
        rows = n // 64
        matrix = places_of_rows(rows, 63), places(n, rows), x, floats(rows), floats(rows), rows
        bodies, keys = 4096 * scale, 1024 * scale
        small = (4096, 131072)[scale > 1]
        pixels = bits(side, 2 * side), bits(side, 2 * side)
        channels = floats(64 * scale, 256, 64)
        for kernel, arguments, grid, block in (
            ("segmented_sums", (x, places(n, 8), y), (n // 1024,), (256,)),
            ("digit_counts", (words, places(n // 256, 1), 8), (n // 4096,), (256,)),
            ("sort_in_warps", (x, y), (n // 256,), (256,)),
            ("transpose_turned", (square, squared, side), (side // 32, side // 32), (8, 32)),
            ("histogram_by_warps", (words, places(64, 1), n), (528,), (256,)),
            (
                "wide_stencil",
                (floats(depth, wide, wide), floats(depth, wide, wide), depth, wide, wide),
                (wide // 32, wide // 8),
                (32, 8),
            ),
            ("rows_by_vector", matrix, (rows // 8,), (256,)),
            ("small_products", (x, floats(n), y), (n // 256,), (256,)),
            ("softmax_in_warps", (x, y, n // 128), (n // 1024,), (256,)),
            ("product_tf32", (full_a, full_b, product_of, few), (few // 64, few // 64), (128,)),
            ("product_copied_ahead", (half_a, half_b, product_of, few), (few // 64, few // 64), (128,)),
            (
                "bodies_f64",
                (floats(bodies, 4, dtype=torch.float64), floats(bodies, 3, dtype=torch.float64), bodies),
                (bodies // 128,),
                (128,),
            ),
            ("add_one", (floats(small), floats(small)), (small // 128,), (128,)),
            ("centre_rows", (x, y, n // 2048), (132,), (256,)),
            ("fourier", (x, y), (n // 2048,), (512,)),
            ("shorter_ways", (square, squared, side), (side // 32, side // 8), (32, 8)),
            ("nearest_centres", (floats(8, n // 8), floats(64, 8), places(n // 8, 1), n // 8), (n // 2048,), (256,)),
            ("collatz", (out, n), (n // 256,), (256,)),
            ("life", (*pixels, side, 2 * side), (side // 32, side // 4), (64, 4)),
            ("keep_edges", (square, squared, side), (side // 32, side // 8), (32, 8)),
            ("look_up", (floats(n, as_places=True), floats(4096), y, n), (n // 256,), (256,)),
            ("send_most", (words, places(n, n // 4), places(n // 4, 1), n), (n // 256,), (256,)),
            ("attend", (*(floats(keys, 64) for _ in range(4)), keys), (keys // 8,), (256,)),
            (
                "by_channel",
                (channels, floats(9, 64), floats(64 * scale, 256, 64), 64 * scale, 256),
                (16, 64 * scale),
                (16, 16),
            ),
            ("lstm_gates", (floats(4 * n), x, y, n), (n // 256,), (256,)),
            ("solve_six", (floats(36, n // 32), floats(6, n // 32), n // 32), (n // 4096,), (128,)),
        ):
            yield Launch(f"{kernel} {scale}", file, kernel, arguments, grid, block, group="strangers")


def is_aside(name: str) -> bool:
    """Say of a call of `kernels_cu` whether its time was not looked at either: one in three, by its name."""
    return crc32(name.encode()) % 3 == 0


def convolution_sweep(channels: int, n: int) -> Iterator[Launch]:
    """All configs of convolve_tile."""
    x, w, y = floats(channels, n, n), floats(64, channels, 3, 3), floats(64, n, n)
    for bx, by, pixels, outputs, step in product((8, 16, 32, 64), (2, 4, 8, 16), (1, 2, 4), (1, 2, 4, 8), (2, 4)):
        smem = (step * (bx * pixels + 2) * (by + 2) + outputs * step * 9) * 4
        if bx * by not in (64, 128, 256, 512) or smem > 48 * 1024:
            continue
        defines = {"BLOCK_X": bx, "BLOCK_Y": by, "PIXELS": pixels, "OUTPUTS": outputs, "STEP": step}
        yield Launch(
            f"convolve_tile {channels} {n} {bx} {by} {pixels} {outputs} {step}",
            HERE / "convolutions.cu",
            "convolve_tile",
            (x, w, y, channels, n, n),
            (ceil_div(n, bx * pixels), ceil_div(n, by), 64 // outputs),
            (bx, by),
            defines,
            f"sweep convolve_tile {channels} {n}",
        )


def gelu_sweep(n: int) -> Iterator[Launch]:
    """All 256 configs of gelu_tile."""
    file = OPS / "gelu_tile" / "gelu_tile.cu"
    x, y = floats(n), floats(n)
    for block, items in product(range(32, 1025, 32), range(1, 9)):
        defines = {"BLOCK_SIZE": block, "ITEMS": items}
        grid = (ceil_div(n, block * items),)
        yield Launch(
            f"gelu_tile {n} {block} x {items}",
            file,
            "gelu_tile",
            (x, y, n),
            grid,
            (block,),
            defines,
            f"sweep gelu_tile {n}",
        )


def sgemm_sweep(n: int) -> Iterator[Launch]:
    """All 216 configs of sgemm_tile."""
    file = OPS / "sgemm_tile" / "sgemm_tile.cu"
    a, b, y = floats(n, n), floats(n, n), floats(n, n)
    for bx, by, tx, ty, tk in product((8, 16, 32), (4, 8, 16), (1, 2, 4, 8), (2, 4, 8), (8, 16)):
        if tk * (bx * tx + by * ty) * 4 > 48 * 1024:
            continue
        defines = {"BLOCK_X": bx, "BLOCK_Y": by, "TILE_X": tx, "TILE_Y": ty, "TILE_K": tk}
        name = f"sgemm_tile {n} {bx} {by} {tx} {ty} {tk}"
        grid = ceil_div(n, bx * tx), ceil_div(n, by * ty)
        yield Launch(name, file, "sgemm_tile", (a, b, y, n, n, n), grid, (bx, by), defines, f"sweep sgemm_tile {n}")


def stencil_sweep(n: int) -> Iterator[Launch]:
    """Five points by block and rows a thread."""
    x, y = floats(n, n), floats(n, n)
    for bx, by, rows in product((16, 32, 64, 128, 256, 512), (1, 2, 4, 8, 16, 32), range(1, 9)):
        if not 32 <= bx * by <= 1024:
            continue
        defines = {"BLOCK_X": bx, "BLOCK_Y": by, "ROWS": rows}
        grid = ceil_div(n, bx), ceil_div(n, by * rows)
        name = f"five_points {n} {bx} x {by} x {rows}"
        yield Launch(
            name, HERE / "stencils.cu", "five_points", (x, y, n, n), grid, (bx, by), defines, f"sweep five_points {n}"
        )


@dataclass(frozen=True)
class Call:
    """One variant of an op of `kernels_cu` on one layer of `networks.py`.

    Attributes
    ----------
    layer : Layer
    variant : Variant
    """

    layer: Layer
    variant: Variant

    @property
    def name(self) -> str:
        """Unlike any other's."""
        return f"{self.variant.name} {self.layer.name}"

    def tensors(self, device: torch.device) -> list[Tensor | None]:
        """Make the inputs on a device; on a CPU they are zeros, which take no memory until a kernel touches them."""
        made = [
            each
            if each is None
            else torch.zeros(each.shape, dtype=each.dtype, device=device).as_strided(each.shape, each.stride())
            for each in self.layer.case.meta(getattr(torch, self.layer.dtype))
        ]
        for tensor in made if device.type == "cuda" else ():
            if tensor is not None and tensor.is_floating_point():
                tensor.normal_().abs_()  # a running variance is not negative
        return made

    def plan(self, tensors: list[Tensor | None]) -> Plan:
        """Plan it on such inputs; on a CPU as for a GPU."""
        with settings_of(self.variant), planned_for(gpu_for("sm_90")):
            return self.variant.prepare(*tensors, **self.layer.case.attributes)

    def wrong(self, tensors: list[Tensor | None], outputs: tuple[Tensor, ...]) -> str:
        """Say what is wrong with a call's outputs, on inputs from before it; empty where they are right."""
        expected = find_op(self.layer.op).oracle(*tensors, **self.layer.case.attributes)
        for got, want in zip(outputs, (expected,) if isinstance(expected, Tensor) else expected, strict=True):
            far, most = (got - want).abs().max().item(), want.abs().max().item()
            if not far <= TOLERANCE * most:
                return f"{self.name} is off by {far:.3g}; the largest element is {most:.3g}"
        return ""


TOLERANCE = 1e-2
"""Of a call's largest element, of products that may be rounded to TF32."""


def calls() -> Iterator[Call]:
    """Every variant of every op in float32, on the smallest layer that it takes and on one of middle size."""
    for name in sorted({layer.op for layer in LAYERS}):
        of_op = [each for each in LAYERS if each.op == name and each.dtype == "float32" and each.layout == "contiguous"]
        sized = sorted(of_op, key=lambda each: sum(prod(spec.shape) for spec in each.case.inputs.values() if spec))
        for variant in find_op(name).variants:
            with settings_of(variant):
                fitting = [
                    each
                    for each in sized
                    if not variant.obstacle(*each.case.meta(torch.float32), **each.case.attributes)
                ]
            for place in sorted({0, len(fitting) // 2}) if fitting else ():
                yield Call(fitting[place], variant)


def all_calls() -> Iterator[Call]:
    """Every variant of every op on every layer of `networks.py`, whether it takes it or not."""
    for layer in LAYERS:
        for variant in find_op(layer.op).variants:
            yield Call(layer, variant)


def all_launches() -> Iterator[Launch]:
    """Everything, the sweeps last."""
    yield from others()
    yield from aside()
    yield from aside_again()
    yield from strangers()
    yield from gelu_sweep(1 << 22)
    yield from sgemm_sweep(2048)
    yield from stencil_sweep(4096)
    yield from convolution_sweep(32, 256)
    yield from gelu_sweep(1 << 26)
