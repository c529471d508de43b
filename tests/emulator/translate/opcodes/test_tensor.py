"""Copies and updates of boxes by tensor maps, against NumPy: what lies where in shared memory, and in the tensor."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.emulator.translate.opcodes import kernels
from tests.emulator.translate.opcodes.kernels import Array, Launcher, Mapped
from workbench.core.dtypes import BY_NAME, DType
from workbench.core.errors import KernelTrapError, MemoryFaultError, UnsupportedInstructionError
from workbench.core.tensor_map import SWIZZLE_SPAN_BYTES, PixelBox, TensorMapLayout

BLOCK = 128
TRACKED = "mbarrier::complete_tx::bytes"
NAN = 0x7FF77FF77FF77FF7
"""What 8 bytes outside of the tensor are read as with ``oob_fill="nan"``."""


@dataclass(frozen=True)
class Case:
    """A box of a tensor; all in torch's order."""

    dtype: str
    shape: tuple[int, ...]
    box: tuple[int, ...]
    at: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        parts = "x".join(map(str, self.shape)), "x".join(map(str, self.box)), ",".join(map(str, self.at))
        return "-".join([self.dtype, *parts, *map(str, self.options.values())])

    @property
    def kind(self) -> DType:
        return BY_NAME[self.dtype]

    @property
    def layout(self) -> TensorMapLayout:
        item = self.kind.itemsize_bytes
        strides = tuple(item * int(np.prod(self.shape[i + 1 :])) for i in range(len(self.shape)))
        steps = self.options.get("element_strides", (1,) * len(self.shape))
        rest = {name: value for name, value in self.options.items() if name != "element_strides"}
        return TensorMapLayout(self.kind, self.shape, strides, self.box, steps, **rest)

    @property
    def dim(self) -> str:
        return f"{len(self.shape)}d"

    @property
    def coordinates(self) -> str:
        return "{" + ", ".join(map(str, self.at[::-1])) + "}"

    def tensor(self, seed: int = 0) -> Array:
        """Make a tensor of bytes of all values but NaN."""
        count = int(np.prod(self.shape))
        numbers = np.random.default_rng(seed).integers(1, 100, count)
        kind = self.kind.numpy if self.dtype != "bfloat16" else "uint16"
        return numbers.astype(kind).reshape(self.shape)


def places(case: Case) -> tuple[Array, Array]:
    """Flat index in the tensor of each element of the box, and whether it has one."""
    layout, box = case.layout, case.layout.copied
    axes = [a + s * np.arange(n) for a, s, n in zip(case.at, layout.element_strides, box, strict=True)]
    grid = np.stack(np.meshgrid(*axes, indexing="ij"))
    sizes = np.array(case.shape).reshape(-1, *(1,) * len(box))
    inside = ((grid >= 0) & (grid < sizes)).all(axis=0)
    index = np.ravel_multi_index(tuple(np.where(inside, grid, 0)), case.shape)
    return index.reshape(-1), inside.reshape(-1)


def fill(case: Case, x: Array) -> Array:
    """Bits of an element outside of the tensor."""
    return np.array([NAN * (case.layout.oob_fill == "nan")], np.uint64).view(f"uint{8 * x.itemsize}")[0]


def swizzled(case: Case, data: Array) -> Array:
    """Move pieces of 16 bytes of a box that begins at a multiple of 1024; what is not written stays 0xEE.

    Rows that are shorter than the swizzle's span begin a span apart.
    """
    span = SWIZZLE_SPAN_BYTES[case.layout.swizzle]
    row = case.layout.box[-1] * case.kind.itemsize_bytes
    rows = data.view(np.uint8).reshape(-1, row)
    pitched = np.full((len(rows), max(row, span)), 0xEE, np.uint8)
    pitched[:, :row] = rows
    pieces = pitched.reshape(-1, 16)
    number = np.arange(len(pieces))
    moved = np.full((-(-len(pieces) // 8) * 8, 16), 0xEE, np.uint8)
    moved[number ^ (number >> 3 & span // 16 - 1)] = pieces
    return moved.reshape(-1)


def smem_bytes(case: Case) -> int:
    """Shared memory of a box, in whole rows of 8 pieces."""
    return -(-case.layout.smem_bytes // 128) * 128


def image(case: Case, x: Array) -> Array:
    """Bytes of the box as a load leaves them."""
    index, inside = places(case)
    outside = fill(case, x)
    return swizzled(case, np.where(inside, x.reshape(-1).view(outside.dtype)[index], outside))


def kernel(body: str, smem_bytes: int, *, before: str = "", directives: str = "", target: str = "sm_90") -> str:
    """Text of a kernel ``test`` of a pointer, %p0, and a tensor map, %p1, with shared memory full of 0xEE."""
    return f""".version 9.0
.target {target}
.address_size 64
.visible .entry test(.param .u64 a0, .param .align 64 .b8 a1[128]) {directives} {{
  .reg .b64 %p<4>; .reg .b32 %t, %r<32>; .reg .b64 %d<8>; .reg .b16 %h<4>; .reg .pred %q<8>;
  .shared .align 1024 .b8 smem[{smem_bytes}]; .shared .align 8 .b64 signal;
  ld.param.u64 %p0, [a0]; mov.b64 %p1, a1; cvta.param.u64 %p1, %p1; mov.u32 %t, %tid.x; mov.u32 %r1, smem;
  mov.u32 %r2, signal; setp.eq.u32 %q0, %t, 0; @%q0 mbarrier.init.shared.b64 [%r2], 1;
  fence.mbarrier_init.release.cluster; shl.b32 %r3, %t, 2;
  FILL: setp.ge.u32 %q1, %r3, {smem_bytes}; @%q1 bra FILLED; add.u32 %r4, %r1, %r3;
  st.shared.b32 [%r4], 0xEEEEEEEE; add.u32 %r3, %r3, {4 * BLOCK}; bra FILL; FILLED:
  {before} fence.proxy.async; bar.sync 0;
  {body}
  ret;
}}
"""


def dump(smem_bytes: int) -> str:
    """Copy shared memory to %p0."""
    return (
        f"shl.b32 %r3, %t, 2; DUMP: setp.ge.u32 %q1, %r3, {smem_bytes}; @%q1 bra DUMPED; add.u32 %r4, %r1, %r3;"
        "ld.shared.b32 %r5, [%r4]; cvt.u64.u32 %d1, %r3; add.u64 %d1, %d1, %p0; st.global.b32 [%d1], %r5;"
        f"add.u32 %r3, %r3, {4 * BLOCK}; bra DUMP; DUMPED:"
    )


TAKE = (  # %p0 to shared memory
    "TAKE: setp.ge.u32 %q1, %r3, {n}; @%q1 bra TAKEN; add.u32 %r4, %r1, %r3; cvt.u64.u32 %d1, %r3;"
    "add.u64 %d1, %d1, %p0; ld.global.b32 %r5, [%d1]; st.shared.b32 [%r4], %r5; add.u32 %r3, %r3, {s}; bra TAKE; TAKEN:"
)
WAIT = "WAIT: mbarrier.try_wait.parity.shared.b64 %q2, [%r2], 0; @!%q2 bra WAIT;"
GROUP = "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"


def loading(case: Case, form: str, rest: str = "") -> str:
    """Kernel that loads a box and writes out what is in shared memory."""
    size = smem_bytes(case)
    expect = f"@%q0 mbarrier.arrive.expect_tx.shared.b64 _, [%r2], {case.layout.box_bytes};"
    copy = f"@%q0 cp.async.bulk.tensor.{case.dim}.{form} [%r1], [%p1, {case.coordinates}], [%r2]{rest};"
    return kernel(f"{expect} {copy} {WAIT} {dump(size)}", size)


def storing(case: Case, mnemonic: str, rest: str = "") -> str:
    """Kernel that takes a box from %p0 into shared memory, and stores it or updates the tensor with it."""
    size = smem_bytes(case)
    take = f"shl.b32 %r3, %t, 2; {TAKE.format(n=size, s=4 * BLOCK)}"
    copy = f"{mnemonic} [%p1, {case.coordinates}], [%r1]{rest}; {GROUP}"
    return kernel(f"@!%q0 bra END; {copy} END:", size, before=take)


TILES = (
    *(Case("uint8", (50, 144), (9, span), (3, 16), {"swizzle": s}) for s, span in SWIZZLE_SPAN_BYTES.items()),
    *(Case(d, (13, 32), (8, 16), (-3, 16), {}) for d in ("int8", "int32", "float64", "uint64", "bool")),
    *(
        Case(d, (13, 24), (8, 8), (8, -8), {"oob_fill": "nan", "swizzle": "64B" if d == "float64" else "32B"})
        for d in ("float16", "bfloat16", "float32", "float64")
        if d == "float64" or BY_NAME[d].itemsize_bytes <= 4
    ),
    Case("float32", (37,), (16,), (28,), {}),
    Case("int32", (7, 9, 12), (3, 4, 8), (5, -1, 4), {"swizzle": "32B"}),
    Case("bfloat16", (3, 4, 5, 64), (2, 2, 3, 64), (2, 3, -1, 8), {"swizzle": "128B"}),
    Case("float16", (2, 3, 4, 5, 16), (2, 2, 2, 4, 16), (1, 2, -1, 3, 8), {"oob_fill": "nan"}),
    Case("float32", (20, 30, 8), (7, 9, 8), (-2, 20, 0), {"element_strides": (2, 3, 1)}),
    Case("int16", (9, 16), (5, 8), (40, 40), {}),
    Case("int32", (6, 4), (256, 4), (-100, 0), {"l2_promotion": "256B"}),
)
SHORT = (
    Case("uint8", (50, 144), (9, 48), (3, 16), {"swizzle": "64B"}),
    Case("uint8", (50, 144), (9, 80), (45, 80), {"swizzle": "128B"}),
    Case("float32", (9, 10, 12), (2, 5, 4), (3, 6, 4), {"swizzle": "128B", "element_strides": (1, 2, 1)}),
)
"""Boxes whose rows are shorter than the span of the swizzle."""


@pytest.mark.parametrize("case", [*TILES, *SHORT], ids=str)
def test_a_box_is_loaded(case: Case, launch: Launcher) -> None:
    x = case.tensor()
    wanted = image(case, x)
    out = np.zeros(len(wanted), np.uint8)
    launch(loading(case, f"shared::cluster.global.tile.{TRACKED}"), out, Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(out, wanted)


@pytest.mark.parametrize(("dtype", "kind", "one"), [("float16", "f16x2", 0x3C00), ("bfloat16", "bf16x2", 0x3F80)])
def test_fma_oob_makes_zeros_of_what_a_load_filled(dtype: str, kind: str, one: int, launch: Launcher) -> None:
    case = Case(dtype, (13, 24), (8, 16), (8, -8), {"oob_fill": "nan"})
    x = case.tensor()
    wanted = image(case, x).view(np.uint16)
    assert (wanted == NAN & 0xFFFF).any()
    wanted[wanted == NAN & 0xFFFF] = 0
    out = np.zeros(wanted.nbytes, np.uint8)
    text = loading(case, f"shared::cluster.global.tile.{TRACKED}")
    loaded = "ld.shared.b32 %r5, [%r4];"
    times_one = f"mov.b32 %r6, {one | one << 16}; mov.b32 %r7, 0; fma.rn.oob.{kind} %r5, %r5, %r6, %r7;"
    text = text.replace(loaded, f"{loaded} {times_one}")
    launch(text, out, Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(out.view(np.uint16), wanted)


STEPS = Case("float32", (20, 30, 8), (7, 9, 8), (15, 23, 0), {"element_strides": (2, 3, 1)})
STORES = tuple(c for c in (*TILES, *SHORT, STEPS) if min(c.at) >= 0 and "oob_fill" not in c.options)


@pytest.mark.parametrize("case", STORES, ids=str)
def test_of_a_box_only_what_is_in_the_tensor_is_stored(case: Case, launch: Launcher) -> None:
    x, source = case.tensor(), case.tensor(seed=1)
    index, inside = places(case)
    box = np.resize(source.reshape(-1), len(index))
    wanted = x.reshape(-1).copy()
    wanted[index[inside]] = box[inside]
    smem = swizzled(case, box)
    launch(
        storing(case, f"cp.async.bulk.tensor.{case.dim}.global.shared::cta.tile.bulk_group"),
        smem,
        Mapped(x, case.layout),
        block=BLOCK,
    )
    np.testing.assert_array_equal(x.reshape(-1), wanted)


def _reduced(name: str, old: Array, by: Array) -> Array:
    """What an update makes of old values."""
    if name in {"inc", "dec"}:
        wrapped = (old >= by) if name == "inc" else (old == 0) | (old > by)
        return np.where(wrapped, 0 if name == "inc" else by, old + 1 if name == "inc" else old - 1)
    done = {"add": np.add, "min": np.minimum, "max": np.maximum}
    return (done | {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor})[name](old, by)


UPDATES = (
    *product(("add", "min", "max"), ("uint32", "int32", "uint64")),
    *product(("min", "max"), ("int64", "float16", "bfloat16")),
    *product(("add",), ("float16", "bfloat16", "float32", "float64")),
    *product(("and", "or", "xor"), ("uint32", "uint64")),
    *product(("inc", "dec"), ("uint32",)),
)


def update_case(dtype: str) -> Case:
    return Case(dtype, (9, 16), (4, 8), (6, 8), {"swizzle": "32B"} if BY_NAME[dtype].itemsize_bytes <= 4 else {})


def updating(case: Case, name: str) -> str:
    return storing(case, f"cp.reduce.async.bulk.tensor.{case.dim}.global.shared::cta.{name}.tile.bulk_group")


@pytest.mark.parametrize(("name", "dtype"), UPDATES)
def test_what_of_a_box_is_in_the_tensor_updates_it(name: str, dtype: str, launch: Launcher) -> None:
    case = update_case(dtype)
    x, source = case.tensor(), case.tensor(seed=1)
    index, inside = places(case)
    box = np.resize(source.reshape(-1), len(index))
    wanted = x.reshape(-1).copy()
    wanted[index[inside]] = _reduced(name, wanted[index[inside]], box[inside])
    smem = swizzled(case, box)
    launch(updating(case, name), smem, Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(x.reshape(-1), wanted)


IMAGES = (
    (Case("float16", (3, 9, 8), (24, 8), (0, -1, 0), {"pixel_box": PixelBox((-1,), (-1,), 24)}), (1,)),
    (Case("float16", (2, 14, 9, 16), (64, 8), (0, 7, 4, 8), {"pixel_box": PixelBox((-1, -1), (-1, -1), 64)}), (0, 0)),
    (Case("int32", (1, 9, 9, 4), (8, 4), (0, 0, -1, 0), {"pixel_box": PixelBox((-1, -1), (-1, -1), 8)}), (1, 255)),
    (Case("float32", (2, 7, 6, 8), (50, 8), (1, 2, 0, 0), {"pixel_box": PixelBox((0, 0), (-2, -2), 50)}), (2, 1)),
    (
        Case(
            "float32",
            (2, 9, 8, 4),
            (40, 4),
            (0, 1, -1, 0),
            {"pixel_box": PixelBox((-1, -1), (-1, -1), 40), "element_strides": (1, 2, 2, 1), "oob_fill": "nan"},
        ),
        (1, 1),
    ),
    (Case("int32", (3, 6, 4), (9, 4), (0, 2, 0), {"pixel_box": PixelBox((-1,), (0,), 9), "swizzle": "64B"}), (1,)),
    (
        Case("int32", (2, 3, 4, 5, 4), (70, 4), (0, 1, 0, 3, 0), {"pixel_box": PixelBox((0, -1, -1), (0, -1, 0), 70)}),
        (0, 2, 1),
    ),
)


def pixels(case: Case, offsets: tuple[int, ...]) -> Iterator[tuple[int, ...] | None]:
    """Walk a column: the place of each pixel, None where it is outside of the images; offsets in torch's order."""
    layout = case.layout
    assert layout.pixel_box is not None
    low = layout.pixel_box.lower
    high = [size - 1 + upper for size, upper in zip(case.shape[1:-1], layout.pixel_box.upper, strict=True)]
    image_number, *position = case.at[:-1]
    for _ in range(layout.pixel_box.pixels):
        place = (image_number, *(p + o for p, o in zip(position, offsets, strict=True)))
        yield place if all(0 <= p < s for p, s in zip(place, case.shape, strict=False)) else None
        for axis in reversed(range(len(position))):
            position[axis] += layout.element_strides[1 + axis]
            if position[axis] <= high[axis]:
                break
            position[axis] = low[axis]
        else:
            image_number += 1


def column(case: Case, x: Array, offsets: tuple[int, ...]) -> Array:
    """Bytes of a column as the im2col mode leaves them, pixel by pixel."""
    outside = fill(case, x)
    rows = np.full((case.layout.box[0], case.layout.box[1]), outside)
    for row, place in zip(rows, pixels(case, offsets), strict=True):
        if place is not None:
            found = x.view(outside.dtype)[place][case.at[-1] : case.at[-1] + len(row)]
            row[: len(found)] = found
    return swizzled(case, rows)[: smem_bytes(case)]


def column_loading(case: Case, offsets: tuple[int, ...]) -> str:
    listed = ", ".join(f"%h{i}" for i in range(len(offsets)))
    text = loading(case, f"shared::cta.global.im2col.{TRACKED}.L2::cache_hint", f", {{{listed}}}, %d2")
    values = " ".join(f"mov.b16 %h{i}, {o};" for i, o in enumerate(reversed(offsets)))
    return text.replace("FILL:", f"{values} createpolicy.fractional.L2::evict_first.b64 %d2; FILL:", 1)


@pytest.mark.parametrize(("case", "offsets"), IMAGES, ids=str)
def test_im2col_walks_pixels(case: Case, offsets: tuple[int, ...], launch: Launcher) -> None:
    x = case.tensor()
    out = np.zeros(smem_bytes(case), np.uint8)
    launch(column_loading(case, offsets), out, Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(out, column(case, x, offsets))


PIXELS = (
    Case("int32", (3, 6, 4), (9, 4), (0, 2, 0), {"pixel_box": PixelBox((0,), (0,), 9)}),
    Case("int32", (2, 6, 5, 4), (30, 4), (0, 1, 2, 0), {"pixel_box": PixelBox((1, 0), (0, -1), 30)}),
    Case("int32", (3, 7, 4), (7, 4), (0, 1, 0), {"pixel_box": PixelBox((1,), (-1,), 7), "element_strides": (1, 2, 1)}),
)
PIXEL_STORES = {
    "store": "cp.async.bulk.tensor.{}.global.shared::cta.im2col_no_offs.bulk_group",
    "add": "cp.reduce.async.bulk.tensor.{}.global.shared::cta.add.im2col_no_offs.bulk_group",
}


def pixels_storing(case: Case, name: str) -> str:
    return storing(case, PIXEL_STORES[name].format(case.dim))


@pytest.mark.parametrize("name", PIXEL_STORES)
@pytest.mark.parametrize("case", PIXELS, ids=str)
def test_im2col_stores_pixels(case: Case, name: str, launch: Launcher) -> None:
    x = case.tensor()
    box = np.arange(np.prod(case.layout.box), dtype=np.int32) * 1000
    wanted = x.copy()
    for row, place in zip(box.reshape(case.layout.box), pixels(case, (0,) * (len(case.shape) - 2)), strict=True):
        if place is not None:
            wanted[place] = row if name == "store" else wanted[place] + row
    launch(pixels_storing(case, name), swizzled(case, box), Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(x, wanted)


SPREAD = Case("float32", (16, 16), (4, 16), (4, 0), {"swizzle": "64B"})
SPREAD_PIXELS = Case("float32", (2, 8, 16), (4, 16), (0, 2, 0), {"pixel_box": PixelBox((0,), (0,), 4)})


def spreading(case: Case) -> str:
    """Kernel of clusters of two blocks, of which the first loads a box for both."""
    size = case.layout.box_bytes
    form = f"im2col.{TRACKED}" if case.layout.pixel_box else f"tile.{TRACKED}"
    offsets = ", {%h1}" if case.layout.pixel_box else ""
    meet = "barrier.cluster.arrive; barrier.cluster.wait;"
    body = (
        f"@%q0 mbarrier.arrive.expect_tx.shared.b64 _, [%r2], {size}; {meet} mov.u32 %r6, %cluster_ctarank;"
        "setp.eq.and.u32 %q3, %r6, 0, %q0; mov.b16 %h0, 3; mov.b16 %h1, 0;"
        f"@%q3 cp.async.bulk.tensor.{case.dim}.shared::cluster.global.{form}.multicast::cluster"
        f" [%r1], [%p1, {case.coordinates}], [%r2]{offsets}, %h0;"
        f"{WAIT} mul.wide.u32 %d3, %r6, {size}; add.u64 %p0, %p0, %d3; {dump(size)} {meet}"
    )
    return kernel(body, size, directives=".reqnctapercluster 2, 1, 1")


@pytest.mark.parametrize("case", [SPREAD, SPREAD_PIXELS], ids=str)
def test_a_box_is_loaded_into_every_block_that_a_mask_names(case: Case, launch: Launcher) -> None:
    x = case.tensor()
    wanted = column(case, x, (0,))[: case.layout.box_bytes] if case.layout.pixel_box else image(case, x)
    out = np.zeros(2 * len(wanted), np.uint8)
    launch(spreading(case), out, Mapped(x, case.layout), grid=2, block=BLOCK)
    np.testing.assert_array_equal(out, np.tile(wanted, 2))


PREFETCH = kernel(
    "mov.b16 %h1, 0; prefetch.tensormap [%p1]; @%q0 cp.async.bulk.prefetch.tensor.3d.L2.global.im2col"
    " [%p1, {0, 0, 0}], {%h1};",
    1024,
)
PREFETCH_TILE = kernel("@%q0 cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%p1, {0, 0}];", 1024)


@pytest.mark.parametrize(("text", "case"), [(PREFETCH, SPREAD_PIXELS), (PREFETCH_TILE, SPREAD)], ids=["im2col", "tile"])
def test_prefetches_change_nothing(text: str, case: Case, launch: Launcher) -> None:
    x = case.tensor()
    before = x.copy()
    launch(text, np.zeros(4, np.uint8), Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(x, before)


SPECIAL = {
    (
        "add",
        "float32",
    ): "1+1=2 7fffff+1=800000 80000000+80000000=80000000 7f800000+ff800000=7fffffff 3f800001+33800000=3f800002",
    (
        "add",
        "float64",
    ): "7ff0000000000001+7ff8000000000002=7ff8000000000002 3ff0000000000000+7ff0000000000001=7ff0000000000001 "
    "7ff8000000000001+0=7ff8000000000001 7ff0000000000000+fff0000000000000=fff8000000000000 1+1=2",
    ("add", "float16"): "1+1=2 3ff+1=400 8000+8000=8000 7c00+fc00=7fff 7e12+3c00=7fff 3c01+1000=3c02 7bff+7bff=7c00",
    ("add", "bfloat16"): "1+1=2 7f+1=80 8000+8000=8000 7f80+ff80=7fff 3f80+7f81=7fff 3f81+3b80=3f82 7f7f+7f7f=7f80",
    ("min", "float16"): "8000+0=8000 0+8000=8000 7e12+3c00=3c00 3c00+fe01=3c00 400+8001=8001 7e12+fe01=7fff",
    ("max", "float16"): "8000+0=0 0+8000=0 7e12+3c00=3c00 3c00+7c12=3c00 400+8001=400 fe01+7e12=7fff",
    ("min", "bfloat16"): "8000+0=8000 0+8000=8000 7fc1+3f80=3f80 3f80+ffc1=3f80 80+8001=8001 7fc1+ffc1=7fff",
    ("max", "bfloat16"): "8000+0=0 0+8000=0 7fc1+3f80=3f80 3f80+7f81=3f80 80+8001=80 ffc1+7fc1=7fff",
}
"""Bits of old values and of what updates them, and what an H200 makes of them."""


@pytest.mark.parametrize(("name", "dtype"), SPECIAL)
def test_updates_by_a_box_of_zeros_subnormals_and_nan(name: str, dtype: str, launch: Launcher) -> None:
    numbers = [tuple(int(n, 16) for n in re.split("[+=]", case)) for case in SPECIAL[name, dtype].split()]
    case = Case(dtype, (8,), (8,), (0,))
    columns = np.zeros((3, 8), f"uint{8 * case.kind.itemsize_bytes}")
    columns[:, : len(numbers)] = np.transpose(numbers)
    x, by, wanted = columns
    smem = np.resize(swizzled(case, by), smem_bytes(case))
    launch(updating(case, name), smem, Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(x, wanted)


WRONG = {
    "3 dimensions": (Case("float32", (2, 4, 8), (1, 4, 8), (0, 0)), KernelTrapError, ""),
    "im2col mode": (SPREAD_PIXELS, KernelTrapError, "3d"),
    "negative coordinate": (Case("float32", (8, 8), (4, 8), (-1, 0)), KernelTrapError, "store"),
    "multiple of 16 bytes": (Case("float32", (8, 8), (4, 8), (0, 2)), KernelTrapError, "store"),
    "misaligned": (Case("float32", (8, 8), (4, 8), (0, 0)), MemoryFaultError, "misplaced"),
}
COLUMNS = {
    "outside of the map's corners": ((0, 8, 0, 0), (0, 0), ""),
    "past the 8 bits": ((0, 0, 0, 0), (0, 256), ""),
    "corners reach outside of the image": ((0, 0, 0, 0), (0, 0), "store"),
}


@pytest.mark.parametrize("message", COLUMNS)
def test_columns_that_the_copy_engine_refuses_are_errors(message: str, launch: Launcher) -> None:
    at, offsets, name = COLUMNS[message]
    case = Case("int32", (2, 9, 9, 4), (8, 4), at, {"pixel_box": PixelBox((-1, 0), (-1, 0), 8)})
    text = pixels_storing(case, name) if name else column_loading(case, offsets)
    with pytest.raises(KernelTrapError, match=message):
        launch(text, np.zeros(1024, np.uint8), Mapped(case.tensor(), case.layout), block=BLOCK)


PREFETCHED = {
    "multiple of 16 bytes": (Case("float32", (8, 8), (4, 8), (0, 2)), ""),
    "has 3 dimensions": (Case("float32", (2, 8, 8), (1, 4, 8), (0, 0)), ""),
    "outside of the map's corners": (Case("int32", (2, 8, 4), (4, 4), (0, 8, 0), SPREAD_PIXELS.options), "im2col"),
}


@pytest.mark.parametrize("message", WRONG)
def test_what_the_copy_engine_refuses_is_an_error(message: str, launch: Launcher) -> None:
    case, error, how = WRONG[message]
    x = case.tensor()
    text = kernel(
        f"@%q0 cp.async.bulk.tensor.{'3d' if how == '3d' else '2d'}.shared::cta.global.tile.{TRACKED} [%r1], "
        f"[%p1, {{0, 0{', 0' if how == '3d' else ''}}}], [%r2];",
        1024,
    )
    if how == "store":
        text = storing(case, "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group")
    text = text.replace("[%r1], [%p1", "[%r1+16], [%p1") if how == "misplaced" else text
    with pytest.raises(error, match=message):
        launch(text, np.zeros(1024, np.uint8), Mapped(x, case.layout), block=BLOCK)


@pytest.mark.parametrize("message", PREFETCHED)
def test_what_no_copy_could_take_is_no_prefetch_either(message: str, launch: Launcher) -> None:
    case, how = PREFETCHED[message]
    x = case.tensor()
    form = f"{len(case.at)}d.L2.global.{how or 'tile'}"
    text = kernel(
        f"mov.b16 %h1, 0; @%q0 cp.async.bulk.prefetch.tensor.{form} [%p1, {case.coordinates}]"
        f"{', {%h1}' if how else ''};",
        1024,
    )
    with pytest.raises(KernelTrapError, match=message):
        launch(text, np.zeros(4, np.uint8), Mapped(x, case.layout), block=BLOCK)


def test_hand_made_bytes_are_no_tensor_map(launch: Launcher) -> None:
    with pytest.raises(KernelTrapError, match=r"no tensor map of the emulator's; pass a workbench\.TensorMap"):
        launch(loading(SPREAD, f"shared::cta.global.{TRACKED}"), np.zeros(512, np.uint8), bytes(128), block=BLOCK)


def test_a_tensor_map_in_shared_memory_is_refused(launch: Launcher) -> None:
    copy = "mov.u64 %d1, 0;" + "".join(
        f"ld.b64 %d2, [%p1+{i}]; st.shared.b64 [%r1+{512 + i}], %d2;" for i in range(0, 128, 8)
    )
    text = kernel(
        f"{copy} cvt.u64.u32 %d3, %r1; cvta.shared.u64 %d3, %d3;"
        f"@%q0 cp.async.bulk.tensor.2d.shared::cta.global.{TRACKED} [%r1], [%d3+512, {{0, 0}}], [%r2];",
        1024,
    )
    with pytest.raises(KernelTrapError, match="__grid_constant__"):
        launch(text, np.zeros(4, np.uint8), Mapped(SPREAD.tensor(), SPREAD.layout), block=BLOCK)


@pytest.mark.parametrize(("name", "dtype"), [("xor", "float32"), ("add", "int64")])
def test_an_update_of_a_type_that_its_operation_does_not_take_is_refused(
    name: str, dtype: str, launch: Launcher
) -> None:
    case = update_case(dtype)
    with pytest.raises(KernelTrapError, match="does not take elements of the tensor's type"):
        launch(updating(case, name), np.zeros(1024, np.uint8), Mapped(case.tensor(), case.layout), block=BLOCK)


def test_coordinates_must_be_as_many_as_dimensions(launch: Launcher) -> None:
    text = kernel(f"cp.async.bulk.tensor.2d.shared::cta.global.{TRACKED} [%r1], [%p1, {{0}}], [%r2];", 1024)
    with pytest.raises(UnsupportedInstructionError, match="takes a tensor map and 2 coordinates"):
        launch(text, np.zeros(4, np.uint8), Mapped(SPREAD.tensor(), SPREAD.layout), block=BLOCK)


ELEMENT_TYPES = {"uint8": 0, "int32": 3, "float16": 6, "float32": 7, "bfloat16": 10}
SWIZZLE_MODES = {"none": 0, "32B": 1, "64B": 2, "128B": 3}
MADE = (
    TILES[2],
    *(c for c in TILES if c.dtype in ELEMENT_TYPES and (c.dtype == "bfloat16" or len(c.shape) in (1, 3, 5))),
)


def replaced(place: str, **fields: int | str | tuple[int, ...]) -> str:
    """Replace fields of a tensor map in shared or global memory."""
    texts = []
    for name, value in fields.items():
        kind = "b64" if name in {"global_address", "global_stride"} else "b32"
        form = f"@%q0 tensormap.replace.tile.{name}.{'global' if place[1] == 'd' else 'shared::cta'}.b1024.{kind}"
        if isinstance(value, tuple):
            texts += [f"{form} [{place}], {ordinal}, {item};" for ordinal, item in enumerate(value)]
        else:
            texts.append(f"{form} [{place}], {value};")
    return " ".join(texts)


def made(case: Case) -> str:
    """Kernel that makes a tensor map of zeros in shared memory, and loads a box of a tensor that lies behind it.

    From %p0 on: the box, the map, and the tensor.
    """
    size, layout = smem_bytes(case), case.layout
    zeros = " ".join(f"st.shared.b32 [%r10+{at}], 0;" for at in range(0, 128, 4))
    fields = replaced(
        "%r10",
        global_address="%d6",
        rank=len(case.shape) - 1,
        box_dim=layout.box[::-1],
        global_dim=layout.sizes[::-1],
        global_stride=layout.strides_bytes[-2::-1],
        element_stride=layout.element_strides[::-1],
        elemtype=ELEMENT_TYPES[case.dtype],
        interleave_layout=0,
        swizzle_mode=SWIZZLE_MODES[layout.swizzle],
        fill_mode=int(layout.oob_fill == "nan"),
    )
    make = (
        f"add.u32 %r10, %r1, {size}; add.u64 %d5, %p0, {size}; add.u64 %d6, %d5, 128; setp.gt.u32 %q3, %t, 31;"
        f"@%q3 bra MADE; {zeros} bar.warp.sync -1; {fields} bar.warp.sync -1;"
        "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%d5], [%r10], 128;"
        "MADE:"
    )
    return kernel(f"{_load_by('%d5', case)} {dump(size)}", size + 128, before=make, target="sm_90a")


def _load_by(place: str, case: Case) -> str:
    form = f"cp.async.bulk.tensor.{case.dim}.shared::cluster.global.tile.{TRACKED}"
    return (
        f"@%q0 mbarrier.arrive.expect_tx.shared.b64 _, [%r2], {case.layout.box_bytes};"
        f"@%q0 fence.proxy.tensormap::generic.acquire.gpu [{place}], 128;"
        f"@%q0 {form} [%r1], [{place}, {case.coordinates}], [%r2]; {WAIT}"
    )


@pytest.mark.parametrize("case", MADE, ids=str)
def test_a_kernel_makes_a_tensor_map_of_zeros(case: Case, launch: Launcher) -> None:
    x = case.tensor()
    wanted = image(case, x)
    memory = np.concatenate([np.zeros(len(wanted) + 128, np.uint8), x.reshape(-1).view(np.uint8)])
    launch(made(case), memory, Mapped(x, case.layout), block=BLOCK)
    np.testing.assert_array_equal(memory[: len(wanted)], wanted)


CHANGED = Case("float32", (5, 24), (8, 8), (-1, 8), {"swizzle": "32B"})
"""What a map of 9 rows of 16 elements is made into."""


def test_a_kernel_changes_a_tensor_map_in_global_memory(launch: Launcher) -> None:
    before = Case("float32", (9, 16), (4, 8), (0, 0), {"swizzle": "32B"})
    x, size = CHANGED.tensor(), smem_bytes(CHANGED)
    wanted = image(CHANGED, x)
    copy = " ".join(f"ld.b64 %d2, [%p1+{at}]; st.global.b64 [%d5+{at}], %d2;" for at in range(0, 128, 8))
    fields = replaced("%d5", global_address="%d6", global_dim=(24, 5), global_stride=(96,), box_dim=(8, 8))
    change = (
        f"add.u64 %d5, %p0, {size}; add.u64 %d6, %d5, 128; @!%q0 bra CHANGED; {copy} {fields}"
        "fence.proxy.tensormap::generic.release.gpu; CHANGED:"
    )
    text = kernel(f"{_load_by('%d5', CHANGED)} {dump(size)}", size, before=change, target="sm_90a")
    memory = np.concatenate([np.zeros(size + 128, np.uint8), x.reshape(-1).view(np.uint8)])
    launch(text, memory, Mapped(before.tensor(), before.layout), block=BLOCK)
    np.testing.assert_array_equal(memory[:size], wanted)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"global_address": 8}, "no tensor map holds this value"),
        ({"global_stride": (8,)}, "no tensor map holds this value"),
        ({"box_dim": (257,)}, "no tensor map holds this value"),
        ({"global_dim": (0,)}, "no tensor map holds this value"),
        ({"rank": 5}, "no tensor map holds this value"),
        ({"swizzle_mode": 4}, r"the value of \.swizzle_mode is a constant from 0 to 3 in the emulator; found 4"),
        ({"global_dim": (1, 1, 1, 1, 1, 1)}, "the ordinal of .global_dim is a constant from 0 to 4"),
    ],
    ids=str,
)
def test_what_a_tensor_map_does_not_hold_is_refused(fields: dict[str, Any], message: str) -> None:
    zeros = " ".join(f"st.shared.b64 [%r1+{at}], 0;" for at in range(0, 128, 8))
    text = kernel(replaced("%r1", **fields), 128, before=f"@!%q0 bra SKIP; {zeros} SKIP:")
    with pytest.raises((KernelTrapError, UnsupportedInstructionError), match=message):
        kernels.launch(text, np.zeros(4, np.uint8), bytes(128), block=BLOCK)


def test_only_a_tensor_map_or_zeros_are_changed() -> None:
    with pytest.raises(KernelTrapError, match="these 128 bytes are no tensor map"):
        kernels.launch(kernel(replaced("%r1", rank=1), 128), np.zeros(4, np.uint8), bytes(128), block=BLOCK)


def texts() -> list[str]:
    """Kernels of this module, for who counts rows."""
    return [
        loading(TILES[0], f"shared::cluster.global.tile.{TRACKED}"),
        storing(STORES[0], f"cp.async.bulk.tensor.{STORES[0].dim}.global.shared::cta.tile.bulk_group"),
        updating(update_case("int32"), "add"),
        column_loading(*IMAGES[0]),
        *(pixels_storing(PIXELS[0], name) for name in PIXEL_STORES),
        *map(spreading, (SPREAD, SPREAD_PIXELS)),
        *(PREFETCH, PREFETCH_TILE),
        made(MADE[0]),
    ]
