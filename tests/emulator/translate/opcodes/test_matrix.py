"""Matrices of a warp: the ISA's layouts, products against exact sums, transposed loads and stores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from tests.emulator.translate.opcodes.kernels import LANES, Array, Launcher, kernel
from tests.emulator.translate.opcodes.references.exact import to_float64
from workbench.ptx.formats import FORMATS

Position = Callable[[int, int, int], tuple[int, int]]
"""Row and column from the element's number, the group of four lanes, and the lane in it: as PTX ISA 9.7.14.5 says."""

PLACES: dict[str, Position] = {
    "a_16x16_halves": lambda i, g, t: (g + 8 * (i in {2, 3, 6, 7}), 2 * t + (i & 1) + 8 * (i >= 4)),
    "b_16x8_halves": lambda i, g, t: (2 * t + (i & 1) + 8 * (i >= 2), g),
    "a_16x8_halves": lambda i, g, t: (g + 8 * (i >= 2), 2 * t + (i & 1)),
    "b_8x8_halves": lambda i, g, t: (2 * t + i, g),
    "a_16x4_words": lambda i, g, t: (g + 8 * (i == 1), t),
    "b_4x8_words": lambda i, g, t: (t, g),
    "a_16x8_words": lambda i, g, t: (g + 8 * (i in {1, 3}), t + 4 * (i >= 2)),
    "b_8x8_words": lambda i, g, t: (t + 4 * i, g),
    "a_8x16_bytes": lambda i, g, t: (g, 4 * t + i),
    "b_16x8_bytes": lambda i, g, t: (4 * t + i, g),
    "a_16x16_bytes": lambda i, g, t: (g + 8 * (i >= 4), 4 * t + (i & 3)),
    "a_16x32_bytes": lambda i, g, t: (g + 8 * (4 <= i < 8 or i >= 12), 4 * t + (i & 3) + 16 * (i >= 8)),
    "b_32x8_bytes": lambda i, g, t: (4 * t + (i & 3) + 16 * (i >= 4), g),
    "a_8x32_nibbles": lambda i, g, t: (g, 8 * t + i),
    "b_32x8_nibbles": lambda i, g, t: (8 * t + i, g),
    "a_16x32_nibbles": lambda i, g, t: (g + 8 * (i >= 8), 8 * t + (i & 7)),
    "a_16x64_nibbles": lambda i, g, t: (g + 8 * (8 <= i < 16 or i >= 24), 8 * t + (i & 7) + 32 * (i >= 16)),
    "b_64x8_nibbles": lambda i, g, t: (8 * t + (i & 7) + 32 * (i >= 8), g),
    "a_8x4_doubles": lambda i, g, t: (g, t),
    "a_16x16_doubles": lambda i, g, t: (g + 8 * (i % 2), 4 * (i // 2) + t),
    "b_16x8_doubles": lambda i, g, t: (t + 4 * i, g),
    "a_8x128_bits": lambda i, g, t: (g, 32 * t + i),
    "b_128x8_bits": lambda i, g, t: (32 * t + i, g),
    "a_16x128_bits": lambda i, g, t: (g + 8 * (i >= 32), 32 * t + (i & 31)),
    "a_16x256_bits": lambda i, g, t: (g + 8 * (32 <= i < 64 or i >= 96), 32 * t + (i & 31) + 128 * (i >= 64)),
    "b_256x8_bits": lambda i, g, t: (32 * t + (i & 31) + 128 * (i >= 32), g),
    "c_8": lambda i, g, t: (g, 2 * t + i),
    "c_16": lambda i, g, t: (g + 8 * (i >= 2), 2 * t + (i & 1)),
}


@dataclass(frozen=True)
class Product:
    """One mma: types of d, a, b, c, and the places of a's and b's elements."""

    shape: tuple[int, int, int]
    kinds: tuple[str, str, str, str]
    place_a: Position
    place_b: Position
    modifier: str = ""

    def __str__(self) -> str:
        return "_".join(["x".join(map(str, self.shape)), *self.kinds, self.modifier]).rstrip("_")


H, B = ("f16", "f16"), ("bf16", "bf16")
PRODUCTS = (
    Product((16, 8, 16), ("f16", *H, "f16"), PLACES["a_16x16_halves"], PLACES["b_16x8_halves"]),
    Product((16, 8, 16), ("f32", *H, "f32"), PLACES["a_16x16_halves"], PLACES["b_16x8_halves"]),
    Product((16, 8, 8), ("f32", *H, "f32"), PLACES["a_16x8_halves"], PLACES["b_8x8_halves"]),
    Product((16, 8, 16), ("f32", *B, "f32"), PLACES["a_16x16_halves"], PLACES["b_16x8_halves"]),
    Product((16, 8, 8), ("f32", *B, "f32"), PLACES["a_16x8_halves"], PLACES["b_8x8_halves"]),
    Product((16, 8, 4), ("f32", "tf32", "tf32", "f32"), PLACES["a_16x4_words"], PLACES["b_4x8_words"]),
    Product((16, 8, 8), ("f32", "tf32", "tf32", "f32"), PLACES["a_16x8_words"], PLACES["b_8x8_words"]),
    Product((16, 8, 32), ("f32", "e4m3", "e5m2", "f32"), PLACES["a_16x32_bytes"], PLACES["b_32x8_bytes"]),
    Product((16, 8, 32), ("f16", "e5m2", "e4m3", "f16"), PLACES["a_16x32_bytes"], PLACES["b_32x8_bytes"]),
    Product((16, 8, 16), ("f32", "e5m2", "e4m3", "f32"), PLACES["a_16x16_bytes"], PLACES["b_16x8_bytes"]),
    Product((16, 8, 16), ("f16", "e4m3", "e4m3", "f16"), PLACES["a_16x16_bytes"], PLACES["b_16x8_bytes"]),
    Product((8, 8, 4), ("f64",) * 4, PLACES["a_8x4_doubles"], PLACES["b_4x8_words"]),
    Product((16, 8, 4), ("f64",) * 4, PLACES["a_16x16_doubles"], PLACES["b_16x8_doubles"]),
    Product((16, 8, 8), ("f64",) * 4, PLACES["a_16x16_doubles"], PLACES["b_16x8_doubles"]),
    Product((16, 8, 16), ("f64",) * 4, PLACES["a_16x16_doubles"], PLACES["b_16x8_doubles"]),
    Product((8, 8, 16), ("s32", "u8", "s8", "s32"), PLACES["a_8x16_bytes"], PLACES["b_16x8_bytes"]),
    Product((16, 8, 16), ("s32", "s8", "u8", "s32"), PLACES["a_16x16_bytes"], PLACES["b_16x8_bytes"]),
    Product((16, 8, 32), ("s32", "s8", "s8", "s32"), PLACES["a_16x32_bytes"], PLACES["b_32x8_bytes"]),
    Product((16, 8, 32), ("s32", "s8", "s8", "s32"), PLACES["a_16x32_bytes"], PLACES["b_32x8_bytes"], "satfinite"),
    Product((8, 8, 32), ("s32", "u4", "s4", "s32"), PLACES["a_8x32_nibbles"], PLACES["b_32x8_nibbles"]),
    Product((16, 8, 32), ("s32", "s4", "s4", "s32"), PLACES["a_16x32_nibbles"], PLACES["b_32x8_nibbles"]),
    Product((16, 8, 64), ("s32", "s4", "u4", "s32"), PLACES["a_16x64_nibbles"], PLACES["b_64x8_nibbles"]),
    Product((8, 8, 128), ("s32", "b1", "b1", "s32"), PLACES["a_8x128_bits"], PLACES["b_128x8_bits"], "xor"),
    Product((16, 8, 128), ("s32", "b1", "b1", "s32"), PLACES["a_16x128_bits"], PLACES["b_128x8_bits"], "and"),
    Product((16, 8, 256), ("s32", "b1", "b1", "s32"), PLACES["a_16x256_bits"], PLACES["b_256x8_bits"], "and"),
    Product((16, 8, 256), ("s32", "b1", "b1", "s32"), PLACES["a_16x256_bits"], PLACES["b_256x8_bits"], "xor"),
)
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8} | {
    "s4": 4,
    "u4": 4,
    "b1": 1,
}


def draw(rng: np.random.Generator, kind: str, shape: tuple[int, int]) -> tuple[Array, Array]:
    """Random matrix: element bits, and values in float64."""
    if kind[0] in "su" or kind == "b1":
        bits = BITS[kind]
        low = -(1 << bits - 1) if kind[0] == "s" else 0
        values = rng.integers(low, low + (1 << bits), shape)
        return values & (1 << bits) - 1, values.astype(float)
    f = FORMATS[kind]
    one = (1 - f.least_exponent) << f.mantissa
    spread = 2 << f.mantissa
    bits = one + rng.integers(-spread, spread, shape)
    bits = (bits | rng.integers(0, 2, shape) << (f.bits - 1)) << f.padding
    return bits, to_float64(bits.astype(np.uint64).ravel(), kind).reshape(shape)


def fragments(bits: Array, kind: str, place: Position, count: int = 0) -> Array:
    """Registers of 32 lanes, (registers, 32), for a matrix; by default, each of its elements lies in one place."""
    width = max(32, BITS[kind])
    per = width // BITS[kind]
    count = count or bits.size // LANES
    words = np.zeros((count // per, LANES), f"uint{width}")
    for lane in range(LANES):
        for i in range(count):
            element = int(bits[place(i, lane // 4, lane % 4)]) & (1 << BITS[kind]) - 1
            words[i // per, lane] |= np.array(element << i % per * BITS[kind], words.dtype)
    return words


def matrix(words: Array, kind: str, place: Position, shape: tuple[int, int]) -> Array:
    """Element bits of a matrix from its registers."""
    per = max(32, BITS[kind]) // BITS[kind]
    bits = np.zeros(shape, np.uint64)
    for lane in range(LANES):
        for i in range(len(words) * per):
            bits[place(i, lane // 4, lane % 4)] = int(words[i // per, lane]) >> i % per * BITS[kind] & (
                (1 << BITS[kind]) - 1
            )
    return bits


def moves(instruction: str, first: int, count: int, pointer: str, width: int) -> str:
    """Load or store `count` registers, each as 32 lanes side by side."""
    step = width // 8
    name = "d" if width == 64 else "r"
    lines = [f"mad.wide.u32 %d31, %t, {step}, {pointer};"]
    for i in range(count):
        register, place = f"%{name}{first + i}", f"[%d31+{i * LANES * step}]"
        lines.append(
            f"{instruction}.global.b{width} "
            + (f"{register}, {place};" if instruction == "ld" else f"{place}, {register};")
        )
    return " ".join(lines)


def registers(first: int, count: int, width: int) -> str:
    name = "d" if width == 64 else "r"
    return "{" + ", ".join(f"%{name}{first + i}" for i in range(count)) + "}"


def product_text(product: Product) -> str:
    """Kernel of an mma: fragments of a, b and c, as registers side by side, at %p1 to %p3; that of d goes to %p0."""
    m, n, k = product.shape
    sizes = (m * n, m * k, k * n, m * n)
    widths = [max(32, BITS[kind]) for kind in product.kinds]
    counts = [
        size * BITS[kind] // width // LANES for size, kind, width in zip(sizes, product.kinds, widths, strict=True)
    ]
    first = (26 if widths[0] == 64 else 30, 0, 10, 20)
    d, a, b, c = (registers(f, count, w) for f, count, w in zip(first, counts, widths, strict=True))
    modifier, end = (f".{product.modifier}" if product.modifier else "", "")
    if product.kinds[1] == "b1":
        modifier, end = "", f"{modifier}.popc"
    loads = [moves("ld", first[i], counts[i], f"%p{i}", widths[i]) for i in (1, 2, 3)]
    mma = f"mma.sync.aligned.m{m}n{n}k{k}.row.col{modifier}.{'.'.join(product.kinds)}{end} {d}, {a}, {b}, {c};"
    return kernel(" ".join([*loads, mma, moves("st", first[0], counts[0], "%p0", widths[0])]), 4)


@pytest.mark.parametrize("product", PRODUCTS, ids=str)
def test_mma_multiplies_the_matrices_that_its_registers_hold(product: Product, launch: Launcher) -> None:
    rng = np.random.default_rng(7)
    m, n, k = product.shape
    d_kind, a_kind, b_kind, c_kind = product.kinds
    place_c = PLACES["c_8"] if m == 8 else PLACES["c_16"]
    (a, x), (b, y), (c, z) = draw(rng, a_kind, (m, k)), draw(rng, b_kind, (k, n)), draw(rng, c_kind, (m, n))
    wa, wb, wc = (
        fragments(a, a_kind, product.place_a),
        fragments(b, b_kind, product.place_b),
        fragments(c, c_kind, place_c),
    )
    d_words = np.zeros((m * n * BITS[d_kind] // max(32, BITS[d_kind]) // LANES, LANES), f"uint{max(32, BITS[d_kind])}")
    text = product_text(product)
    launch(text, d_words, wa, wb, wc)
    got = matrix(d_words, d_kind, place_c, (m, n))
    exact = (x @ (1 - y) + (1 - x) @ y if product.modifier == "xor" else x @ y) + z
    if d_kind == "s32":
        if product.modifier == "satfinite":
            exact = np.clip(exact, -(2**31), 2**31 - 1)
        np.testing.assert_array_equal(got.astype(np.uint32).view(np.int32), exact.astype(np.int64).astype(np.int32))
        return
    size = abs(x) @ abs(y) + abs(z)
    rounding = {"f16": 2.0**-11, "f32": 0.0, "f64": 0.0}[d_kind] * (abs(exact) + 2.0**-14)
    if BITS[a_kind] == 8 and d_kind == "f16":  # the hardware multiplies as two m16n8k16, each rounded to f16
        rounding += 2.0**-11 * size
    unit = 2.0**-52 if d_kind == "f64" else 2.0**-23
    values = to_float64(got.ravel(), d_kind).reshape(m, n)
    assert (abs(values - exact) <= (k + 1) * unit * size + rounding).all()


def test_an_infinite_element_makes_its_row_infinite_and_nan_canonical(launch: Launcher) -> None:
    a, b, c = np.zeros((16, 16), int), np.full((16, 8), 0x3C00), np.zeros((16, 8), int)
    a[3, 2], a[5, 1] = 0x7C00, 0x7E01
    wa, wb, wc = (
        fragments(a, "f16", PLACES["a_16x16_halves"]),
        fragments(b, "f16", PLACES["b_16x8_halves"]),
        fragments(c, "f32", PLACES["c_16"]),
    )
    out = np.zeros((4, LANES), np.uint32)
    text = product_text(Product((16, 8, 16), ("f32", *H, "f32"), PLACES["a_16x16_halves"], PLACES["b_16x8_halves"]))
    launch(text, out, wa, wb, wc)
    got = matrix(out, "f32", PLACES["c_16"], (16, 8))
    assert (got[3] == 0x7F800000).all()
    assert (got[5] == 0x7FFFFFFF).all()
    assert (got[4] == 0).all()


@dataclass(frozen=True)
class Quads:
    """One mma.m8n8k4: four products, squares along the diagonal of one. Places: PTX ISA 9.7.14.5.1."""

    layout_a: str
    layout_b: str
    d: str
    c: str

    def __str__(self) -> str:
        return f"{self.layout_a}_{self.layout_b}_{self.d}_{self.c}"

    @property
    def place_a(self) -> Position:
        if self.layout_a == "row":
            return lambda i, g, t: (8 * (g % 4) + t + 4 * (g >= 4), i)
        return lambda i, g, t: (8 * (g % 4) + i + 4 * (g >= 4), t)

    @property
    def place_b(self) -> Position:
        if self.layout_b == "row":
            return lambda i, g, t: (t, 8 * (g % 4) + i + 4 * (g >= 4))
        return lambda i, g, t: (i, 8 * (g % 4) + t + 4 * (g >= 4))

    @property
    def text(self) -> str:
        """Kernel on registers side by side, as of `product_text`."""
        sizes = {"f16": 4, "f32": 8}
        d, a, b, c = (registers(first, count, 32) for first, count in self._registers(sizes))
        loads = [moves("ld", *place, f"%p{i}", 32) for i, place in enumerate(self._registers(sizes)) if i]
        kinds = f"{self.d}.f16.f16.{self.c}"
        mma = f"mma.sync.aligned.m8n8k4.{self.layout_a}.{self.layout_b}.{kinds} {d}, {a}, {b}, {c};"
        return kernel(" ".join([*loads, mma, moves("st", *self._registers(sizes)[0], "%p0", 32)]), 4)

    def _registers(self, sizes: dict[str, int]) -> list[tuple[int, int]]:
        return [(30, sizes[self.d]), (0, 2), (10, 2), (20, sizes[self.c])]


def square_place(kind: str) -> Position:
    """Place of a sum of the four products."""
    if kind == "f16":
        return lambda i, g, t: (8 * (g % 4) + t + 4 * (g >= 4), 8 * (g % 4) + i)
    return lambda i, g, t: (
        8 * (g % 4) + (t & 1) + (i & 2) + 4 * (g >= 4),
        8 * (g % 4) + (i & 4) + (t & 2) + (i & 1),
    )


QUADS = (
    Quads("row", "col", "f32", "f32"),
    Quads("col", "row", "f32", "f32"),
    Quads("row", "row", "f16", "f16"),
    Quads("col", "col", "f32", "f16"),
)


@pytest.mark.parametrize("quads", QUADS, ids=str)
def test_mma_of_quads_makes_four_products(quads: Quads, launch: Launcher) -> None:
    rng = np.random.default_rng(5)
    (a, x), (b, y), (c, z) = draw(rng, "f16", (32, 4)), draw(rng, "f16", (4, 32)), draw(rng, quads.c, (32, 32))
    words = [fragments(a, "f16", quads.place_a), fragments(b, "f16", quads.place_b)]
    out = np.zeros((4 if quads.d == "f16" else 8, LANES), np.uint32)
    launch(quads.text, out, *words, fragments(c, quads.c, square_place(quads.c), 8))
    got = matrix(out, quads.d, square_place(quads.d), (32, 32))
    values = to_float64(got.ravel(), quads.d).reshape(32, 32)
    exact, size = x @ y + z, abs(x) @ abs(y) + abs(z)
    rounding = 2.0**-11 * abs(exact) + 2.0**-25 if quads.d == "f16" else 0.0
    inside = np.kron(np.eye(4), np.ones((8, 8))) > 0
    assert (abs(values - exact) <= 5 * 2.0**-23 * size + rounding)[inside].all()


WMMA = (
    ((16, 16, 16), "f16", "f32", "row", "col"),
    ((32, 8, 16), "f16", "f32", "col", "row"),
    ((8, 32, 16), "f16", "f16", "row", "row"),
    ((16, 16, 16), "bf16", "f32", "row", "row"),
    ((32, 8, 16), "bf16", "f32", "row", "col"),
    ((16, 16, 8), "tf32", "f32", "row", "row"),
    ((8, 8, 4), "f64", "f64", "row", "col"),
    ((16, 16, 16), "s8", "s32", "row", "col"),
    ((8, 32, 16), "u8", "s32", "col", "col"),
)
WMMA_REGISTERS = {
    ("f16", "a"): lambda m, k: 8,
    ("bf16", "a"): lambda m, k: m * k // 64,
    ("tf32", "a"): lambda m, k: 4,
    ("f64", "a"): lambda m, k: 1,
    ("s8", "a"): lambda m, k: m * k // 128,
    ("u8", "a"): lambda m, k: m * k // 128,
}


def wmma_text(shape: tuple[int, int, int], kind: str, sums: str, layout_a: str, layout_b: str) -> str:
    """Kernel that loads a, b and c with strides of 40, 48 and 36, and stores d with one of 44."""
    m, n, k = shape
    shape_name = f"m{m}n{n}k{k}"
    double = kind == "f64"
    count = WMMA_REGISTERS[kind, "a"]
    wide = "d" if double else "r"
    total = BITS[sums]
    sizes = (count(m, k), count(k, n), m * n * total // max(32, total) // LANES)
    names = [
        "{" + ", ".join(f"%{wide}{first + i}" for i in range(size)) + "}"
        for first, size in zip((0, 10, 20), sizes, strict=True)
    ]
    types = f"{sums}.{sums}" if kind == "f16" else f"{sums}.{kind}.{kind}.{sums}"
    return kernel(
        f"wmma.load.a.sync.aligned.{layout_a}.{shape_name}.global.{kind} {names[0]}, [%p1], %r60;"
        f"wmma.load.b.sync.aligned.{layout_b}.{shape_name}.global.{kind} {names[1]}, [%p2], %r61;"
        f"wmma.load.c.sync.aligned.col.{shape_name}.global.{sums} {names[2]}, [%p3], 36;"
        f"wmma.mma.sync.aligned.{layout_a}.{layout_b}.{shape_name}.{types} "
        f"{names[2]}, {names[0]}, {names[1]}, {names[2]};"
        f"wmma.store.d.sync.aligned.row.{shape_name}.global.{sums} [%p0], {names[2]}, 44;",
        4,
    ).replace("mov.u32 %t, %tid.x;", "mov.u32 %t, %tid.x; mov.u32 %r60, 40; mov.u32 %r61, 48;")


@pytest.mark.parametrize(("shape", "kind", "sums", "layout_a", "layout_b"), WMMA, ids=lambda v: str(v).replace(" ", ""))
def test_wmma_loads_multiplies_and_stores(
    shape: tuple[int, int, int], kind: str, sums: str, layout_a: str, layout_b: str, launch: Launcher
) -> None:
    rng = np.random.default_rng(3)
    m, n, k = shape
    (a, x), (b, y), (c, z) = draw(rng, kind, (m, k)), draw(rng, kind, (k, n)), draw(rng, sums, (m, n))
    bits, total = BITS[kind], BITS[sums]

    def stored(values: Array, layout: str, width: int, pitch: int) -> Array:
        lines = values if layout == "row" else values.T
        held = np.zeros((len(lines), pitch), f"uint{width}")
        held[:, : lines.shape[1]] = lines.astype(np.uint64).astype(held.dtype)
        return held

    ma, mb, mc = stored(a, layout_a, bits, 40), stored(b, layout_b, bits, 48), stored(c, "col", total, 36)
    out = np.zeros((m, 44), f"uint{total}")
    text = wmma_text(shape, kind, sums, layout_a, layout_b)
    launch(text, out, ma, mb, mc)
    exact = x @ y + z
    if sums == "s32":
        np.testing.assert_array_equal(out[:, :n].view(np.int32), exact.astype(np.int64).astype(np.int32))
        return
    got = to_float64(out[:, :n].ravel(), sums).reshape(m, n)
    size = abs(x) @ abs(y) + abs(z)
    rounding = 2.0**-11 * abs(exact) + 2.0**-25 if sums == "f16" else 0.0
    assert (abs(got - exact) <= (k + 1) * 2.0 ** (-52 if kind == "f64" else -23) * size + rounding).all()
    assert (out[:, n:] == 0).all()


ADDRESSES = """
  .shared .align 16 .b8 tile[512]; mov.u32 %r50, tile;
  mad.wide.u32 %d0, %t, 16, %p1; ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%d0];
  mad.lo.u32 %r51, %t, 16, %r50;
"""


def load_text(count: int, trans: str) -> str:
    """Kernel that copies 512 bytes to shared memory and loads `count` matrices from there."""
    targets = ", ".join(f"%r{10 + i}" for i in range(count))
    return kernel(
        ADDRESSES + "st.shared.v4.b32 [%r51], {%r0, %r1, %r2, %r3}; bar.sync 0;"
        "mov.b32 %r10, 0; mov.b32 %r11, 0; mov.b32 %r12, 0; mov.b32 %r13, 0;"
        f"ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {{{targets}}}, [%r51];"
        "mad.wide.u32 %d0, %t, 16, %p0; st.global.v4.b32 [%d0], {%r10, %r11, %r12, %r13};",
        2,
    )


def store_text(count: int, trans: str) -> str:
    """Kernel that stores `count` matrices to shared memory and copies its 512 bytes out."""
    sources = ", ".join(f"%r{i}" for i in range(count))
    return kernel(
        ADDRESSES + "mov.b32 %r4, 0; st.shared.v4.b32 [%r51], {%r4, %r4, %r4, %r4}; bar.sync 0;"
        f"stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [%r51], {{{sources}}}; bar.sync 0;"
        "ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%r51];"
        "mad.wide.u32 %d0, %t, 16, %p0; st.global.v4.b32 [%d0], {%r0, %r1, %r2, %r3};",
        2,
    )


TRANSPOSE = kernel(
    "mad.wide.u32 %d0, %t, 4, %p1; ld.global.b32 %r0, [%d0]; movmatrix.sync.aligned.m8n8.trans.b16 %r1, %r0;"
    "mad.wide.u32 %d0, %t, 4, %p0; st.global.b32 [%d0], %r1;",
    2,
)


NARROW = (("s4", 32, ""), ("u4", 32, ".satfinite"), ("b1", 128, "xor"), ("b1", 128, "and"))
"""Elements narrower than a byte: type, k, and the saturation, or what is done with two bits."""


def narrow_text(kind: str, k: int, what: str) -> str:
    """Kernel that loads a and b with strides of 2 k and 4 k, and c with one of 12, and stores d with one of 16."""
    shape = f"m8n8k{k}"
    name, end = (f"{what}.popc.", "") if kind == "b1" else ("", what)
    return kernel(
        f"wmma.load.a.sync.aligned.row.{shape}.global.{kind} {{%r0}}, [%p1], {2 * k};"
        f"wmma.load.b.sync.aligned.col.{shape}.global.{kind} {{%r1}}, [%p2], {4 * k};"
        f"wmma.load.c.sync.aligned.col.{shape}.global.s32 {{%r2, %r3}}, [%p3], 12;"
        f"wmma.mma.{name}sync.aligned.row.col.{shape}.s32.{kind}.{kind}.s32{end}"
        " {%r2, %r3}, {%r0}, {%r1}, {%r2, %r3};"
        f"wmma.store.d.sync.aligned.row.{shape}.global.s32 [%p0], {{%r2, %r3}}, 16;",
        4,
    )


@pytest.mark.parametrize(("kind", "k", "what"), NARROW)
def test_wmma_takes_elements_narrower_than_a_byte(kind: str, k: int, what: str, launch: Launcher) -> None:
    rng = np.random.default_rng(k)
    (a, x), (b, y) = draw(rng, kind, (8, k)), draw(rng, kind, (k, 8))
    z = rng.integers(-9, 9, (8, 8)) + (2**31 - 100 if what == ".satfinite" else 0)

    def stored(lines: Array, pitch: int) -> Array:
        bits = (lines[..., None].astype(int) >> np.arange(BITS[kind]) & 1).reshape(8, -1)
        held = np.zeros((8, pitch * BITS[kind]), np.uint8)
        held[:, : bits.shape[1]] = bits
        return np.packbits(held, axis=1, bitorder="little")

    held_c = np.zeros((8, 12), np.int32)
    held_c[:, :8] = z.T
    out = np.zeros((8, 16), np.int32)
    launch(narrow_text(kind, k, what), out, stored(a, 2 * k), stored(b.T, 4 * k), held_c)
    exact = (x @ (1 - y) + (1 - x) @ y if what == "xor" else x @ y) + z
    np.testing.assert_array_equal(out[:, :8], np.minimum(exact, 2**31 - 1).astype(np.int32))
    assert (out[:, 8:] == 0).all()


def texts() -> Iterator[str]:
    """Yield the PTX of every test here."""
    yield from map(product_text, PRODUCTS)
    yield from (quads.text for quads in QUADS)
    yield from (narrow_text(*case) for case in NARROW)
    yield from (wmma_text(*case) for case in WMMA)
    yield from (load_text(4, ".trans"), store_text(4, ".trans"), TRANSPOSE)


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("trans", ["", ".trans"])
def test_ldmatrix_gives_four_lanes_a_row(count: int, trans: str, launch: Launcher) -> None:
    data = np.arange(256, dtype=np.uint16).reshape(4, 8, 8)
    out = np.zeros((LANES, 4), np.uint32)
    text = load_text(count, trans)
    launch(text, out, data)
    matrices = data.transpose(0, 2, 1) if trans else data
    for i in range(4):
        wanted = np.ascontiguousarray(matrices[i]).view(np.uint32).ravel() if i < count else np.zeros(LANES)
        np.testing.assert_array_equal(out[:, i], wanted)


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("trans", ["", ".trans"])
def test_stmatrix_stores_the_rows_of_four_lanes(count: int, trans: str, launch: Launcher) -> None:
    registers_in = np.arange(256, dtype=np.uint16).view(np.uint32).reshape(LANES, 4)
    out = np.zeros((LANES, 8), np.uint16)
    text = store_text(count, trans)
    launch(text, out, registers_in)
    for i in range(4):
        rows = np.ascontiguousarray(registers_in[:, i]).view(np.uint16).reshape(8, 8)
        wanted = (rows.T if trans else rows) if i < count else np.zeros((8, 8))
        np.testing.assert_array_equal(out[8 * i : 8 * i + 8], wanted)


def test_movmatrix_transposes(launch: Launcher) -> None:
    data = np.arange(64, dtype=np.uint16)
    out = np.zeros(LANES, np.uint32)
    launch(TRANSPOSE, out, data)
    np.testing.assert_array_equal(out.view(np.uint16).reshape(8, 8), data.reshape(8, 8).T)
