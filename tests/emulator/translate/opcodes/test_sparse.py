"""mma.sp: half of the left matrix is stored, and metadata says which half; against exact sums."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from tests.emulator.harness import ptx
from tests.emulator.translate.opcodes.kernels import LANES, Array, Launcher, kernel
from tests.emulator.translate.opcodes.references.exact import to_float64
from tests.emulator.translate.opcodes.test_matrix import (
    BITS,
    PLACES,
    Position,
    draw,
    fragments,
    matrix,
    moves,
    registers,
)
from workbench.core.errors import UnsupportedInstructionError

pytestmark = pytest.mark.no_cover

LEFT = {
    (16, 8): "a_16x8_halves",
    (16, 16): "a_16x16_halves",
    (32, 4): "a_16x4_words",
    (32, 8): "a_16x8_words",
    (8, 16): "a_16x16_bytes",
    (8, 32): "a_16x32_bytes",
    (4, 32): "a_16x32_nibbles",
    (4, 64): "a_16x64_nibbles",
}
"""Where the stored elements of a lie, by their width and their number in a row."""


@dataclass(frozen=True)
class Product:
    """One mma.sp."""

    k: int
    kinds: tuple[str, str, str, str]
    selector: int = 0
    modifier: str = ""
    ordered: bool = False

    def __str__(self) -> str:
        end = f"_{self.selector}{self.modifier}{'_ordered' * self.ordered}"
        return f"m16n8k{self.k}_{'_'.join(self.kinds)}{end}"

    @property
    def place_a(self) -> Position:
        return PLACES[LEFT[BITS[self.kinds[1]], self.k // 2]]

    @property
    def text(self) -> str:
        """Kernel that finds fragments of a, b and c, and the metadata, at %p1 to %p4; d goes to %p0."""
        d, a, b, c = self.kinds
        counts = [4 if d != "f16" else 2, self.k * BITS[a] // 128, self.k * BITS[b] // 128, 4 if c != "f16" else 2]
        places = list(zip((40, 0, 10, 20, 30), [*counts, 1], strict=True))
        loads = [moves("ld", *places[i], f"%p{i}", 32) for i in (1, 2, 3, 4)]
        names = ", ".join(registers(*place, 32) for place in places[:4])
        variant = "sp::ordered_metadata" if self.ordered else "sp"
        form = f"mma.{variant}.sync.aligned.m16n8k{self.k}.row.col{self.modifier}.{'.'.join(self.kinds)}"
        return kernel(
            " ".join([*loads, f"{form} {names}, %r30, {self.selector};", moves("st", *places[0], "%p0", 32)]), 5
        )


HALF, BRAIN, SINGLE = ("f16",) * 4, ("f32", "bf16", "bf16", "f32"), ("f32", "tf32", "tf32", "f32")
PRODUCTS = (
    Product(16, ("f32", "f16", "f16", "f32")),
    Product(16, ("f32", "f16", "f16", "f32"), 1),
    Product(16, HALF, 3, ordered=True),
    Product(32, HALF, 1),
    Product(32, ("f32", "f16", "f16", "f32"), ordered=True),
    Product(16, BRAIN, 2),
    Product(32, BRAIN, 1, ordered=True),
    Product(8, SINGLE, 2),
    Product(16, SINGLE, 1, ordered=True),
    Product(64, ("f32", "e4m3", "e5m2", "f32")),
    Product(32, ("s32", "s8", "u8", "s32"), 1),
    Product(64, ("s32", "u8", "s8", "s32"), modifier=".satfinite", ordered=True),
    Product(64, ("s32", "s4", "u4", "s32"), 1),
    Product(128, ("s32", "u4", "u4", "s32")),
)


def texts() -> Iterator[str]:
    """Yield the PTX of every test here."""
    yield from (product.text for product in PRODUCTS)


def choose(rng: np.random.Generator, kind: str, rows: int, k: int, *, ordered: bool) -> tuple[Array, Array]:
    """Draw which elements of each row are stored: their places along k, (rows, k / 2), and each chunk's four bits."""
    if kind == "tf32":
        second = rng.integers(0, 2, (rows, k // 2))
        return 2 * np.arange(k // 2) + second, np.where(second, 0b1110, 0b0100)
    width = 2 if BITS[kind] == 4 else 1
    chunks = k // (4 * width)
    pairs = np.array([(i, j) for i in range(4) for j in range(4) if (i < j if ordered else i != j)])
    indices = pairs[rng.integers(0, len(pairs), (rows, chunks))]
    places = 4 * width * np.arange(chunks)[:, None] + width * indices
    places = places[..., None] + np.arange(width)
    return places.reshape(rows, k // 2), indices[..., 0] | indices[..., 1] << 2


def words_of(rng: np.random.Generator, kind: str, nibbles: Array, selector: int) -> Array:
    """Spread the chunks' bits of 16 rows over the lanes that the selector names: figures of PTX ISA 9.7.14.6.2."""
    words = rng.integers(0, 1 << 32, LANES)
    used = selector * (nibbles.shape[1] // 4)
    for group in range(8):
        for half in (0, 1):
            bits = [int(v) for v in nibbles[group + 8 * half]]
            if BITS[kind] >= 16:
                for n, start in enumerate(range(0, len(bits), 4)):
                    value = sum(v << 4 * i for i, v in enumerate(bits[start : start + 4]))
                    lane = 4 * group + used + n
                    words[lane] = words[lane] & ~(0xFFFF << 16 * half) | value << 16 * half
            else:
                for n, start in enumerate(range(0, len(bits), 8)):
                    value = sum(v << 4 * i for i, v in enumerate(bits[start : start + 8]))
                    words[4 * group + used + 2 * n + half] = value
    return words.astype(np.uint32)


def expand(stored: Array, places: Array, k: int) -> Array:
    """Put stored elements at their places, among zeros."""
    full = np.zeros((len(stored), k), stored.dtype)
    np.put_along_axis(full, places, stored, axis=1)
    return full


def place_b(kind: str) -> Position:
    """Place of an element of b: registers follow one another along k."""
    per = 32 // BITS[kind]
    return lambda i, g, t: (per * t + i % per + 4 * per * (i // per), g)


@pytest.mark.parametrize("product", PRODUCTS, ids=str)
def test_sparse_mma_multiplies_what_the_metadata_names(product: Product, launch: Launcher) -> None:
    rng = np.random.default_rng(11)
    k, (d_kind, a_kind, b_kind, c_kind) = product.k, product.kinds
    (a, stored), (b, y), (c, z) = draw(rng, a_kind, (16, k // 2)), draw(rng, b_kind, (k, 8)), draw(rng, c_kind, (16, 8))
    if product.modifier:
        z = np.where(z < 0, -(2.0**31), 2.0**31 - 1)
        c = z.astype(np.int64) & 0xFFFFFFFF
    places, nibbles = choose(rng, a_kind, 16, k, ordered=product.ordered)
    x = expand(stored, places, k)
    d_words = np.zeros((2 if d_kind == "f16" else 4, LANES), np.uint32)
    launch(
        product.text,
        d_words,
        fragments(a, a_kind, product.place_a),
        fragments(b, b_kind, place_b(b_kind)),
        fragments(c, c_kind, PLACES["c_16"]),
        words_of(rng, a_kind, nibbles, product.selector),
    )
    got = matrix(d_words, d_kind, PLACES["c_16"], (16, 8))
    exact = x @ y + z
    if d_kind == "s32":
        exact = np.clip(exact, -(2**31), 2**31 - 1) if product.modifier else exact
        np.testing.assert_array_equal(got.astype(np.uint32).view(np.int32), exact.astype(np.int64).astype(np.int32))
        return
    size = abs(x) @ abs(y) + abs(z)
    rounding = 2.0**-11 * abs(exact) + 2.0**-25 if d_kind == "f16" else 0.0
    values = to_float64(got.ravel(), d_kind).reshape(16, 8)
    assert (abs(values - exact) <= (k + 1) * 2.0**-23 * size + rounding).all()


def test_an_infinite_element_that_meets_zeros_takes_no_part(launch: Launcher) -> None:
    product = PRODUCTS[0]
    ones, b = np.full((16, 8), 0x3C00), np.full((16, 8), 0x3C00)
    b[2::4] = 0x7C00  # of each chunk of four, the first and the last are stored
    words = np.full(LANES, 0xCCCCCCCC, np.uint32)
    out = np.zeros((4, LANES), np.uint32)
    launch(
        product.text,
        out,
        fragments(ones, "f16", product.place_a),
        fragments(b, "f16", place_b("f16")),
        np.zeros((4, LANES), np.uint32),
        words,
    )
    assert (out.view(np.float32) == 8).all()


@pytest.mark.parametrize("selector", ["4", "-1", "%r2"])
def test_a_selector_names_lanes_that_there_are(selector: str) -> None:
    with pytest.raises(UnsupportedInstructionError, match="from 0 to 3, found"):
        ptx(
            "u64 y",
            ".reg .b32 %r<9>; mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 "
            f"{{%r0, %r1}}, {{%r2, %r3}}, {{%r4, %r5}}, {{%r6, %r7}}, %r8, {selector}; ret;",
        ).program.engine()
