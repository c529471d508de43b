"""How tensor cores add: every architecture against a reference in rational numbers, and the table itself."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.translate.opcodes.kernels import launch
from tests.emulator.translate.opcodes.references.tensor import tensor_sum
from tests.emulator.translate.opcodes.test_matrix import BITS, PLACES, Product, fragments, matrix, product_text
from tests.emulator.translate.opcodes.tiles import STYLES, draw_elements
from workbench.emulator.translate.opcodes.tensor_cores import addition

H, B, T, Q = ("f16", "f16"), ("bf16", "bf16"), ("tf32", "tf32"), ("e4m3", "e5m2")
HALVES, WORDS, BYTES = (
    (PLACES["a_16x16_halves"], PLACES["b_16x8_halves"]),
    (PLACES["a_16x8_words"], PLACES["b_8x8_words"]),
    (PLACES["a_16x32_bytes"], PLACES["b_32x8_bytes"]),
)

PUBLISHED = (
    ("sm_75", Product((16, 8, 8), ("f32", *H, "f32"), PLACES["a_16x8_halves"], PLACES["b_8x8_halves"]), 24, 8, 23),
    ("sm_80", Product((16, 8, 16), ("f32", *H, "f32"), *HALVES), 24, 8, 23),
    ("sm_80", Product((16, 8, 16), ("f16", *H, "f16"), *HALVES), 24, 8, 23),
    ("sm_86", Product((16, 8, 16), ("f32", *B, "f32"), *HALVES), 24, 8, 23),
    ("sm_80", Product((16, 8, 8), ("f32", *T, "f32"), *WORDS), 24, 4, 23),
    ("sm_89", Product((16, 8, 32), ("f32", *Q, "f32"), *BYTES), 13, 16, 13),
    ("sm_89", Product((16, 8, 32), ("f16", *Q, "f16"), *BYTES), 13, 16, 23),
    ("sm_90", Product((16, 8, 16), ("f32", *H, "f32"), *HALVES), 25, 16, 23),
    ("sm_90a", Product((16, 8, 16), ("f16", *H, "f16"), *HALVES), 25, 16, 23),
    ("sm_100", Product((16, 8, 16), ("f32", *B, "f32"), *HALVES), 25, 16, 23),
    ("sm_90", Product((16, 8, 8), ("f32", *T, "f32"), *WORDS), 25, 8, 23),
    ("sm_120", Product((16, 8, 32), ("f32", *Q, "f32"), *BYTES), 25, 32, 23),
)
"""Architecture, product, bits behind the point of a step, its terms, bits behind the point of the result."""


@pytest.mark.parametrize(("target", "product", "point", "terms", "kept"), PUBLISHED, ids=str)
def test_sums_are_those_of_the_published_rule(target: str, product: Product, point: int, terms: int, kept: int) -> None:
    m, n, k = product.shape
    d_kind, a_kind, b_kind, c_kind = product.kinds
    place_c = PLACES["c_16"]
    for seed, style in enumerate(s for s in STYLES if s not in {"special", "opposite"}):
        rng = np.random.default_rng([seed, k])
        a, b, c = (
            draw_elements(rng, kind, shape, style, role)
            for kind, shape, role in ((a_kind, (m, k), "a"), (b_kind, (k, n), "b"), (c_kind, (m, n), "c"))
        )
        words = [
            fragments(a, a_kind, product.place_a),
            fragments(b, b_kind, product.place_b),
            fragments(c, c_kind, place_c),
        ]
        out = np.zeros((m * n * BITS[d_kind] // 32 // 32, 32), np.uint32)
        launch(product_text(product).replace(".target sm_90", f".target {target}"), out, *words)
        got = matrix(out, d_kind, place_c, (m, n))
        for row, column in rng.integers(0, (m, n), (12, 2)):
            total = int(c[row, column])
            for first in range(0, k, terms):
                pairs = [(int(a[row, i]), int(b[i, column])) for i in range(first, first + terms)]
                total = tensor_sum(pairs, (a_kind, b_kind), total, d_kind, point=point, kept=kept)
            assert got[row, column] == total, (style, row, column)


NEAR_TIES = (
    (
        (0x8015, 0, 0x8400, 0, 0x88C9, 0x844F, 0x0BC3, 0, 0, 0, 0, 0, 0, 0, 0, 0x8C00),
        (0x8B9F, 0, 0x840D, 0, 0x06DD, 0x068A, 0x04EC, 0, 0, 0, 0, 0, 0, 0, 0, 0x0800),
        0x0000,
    ),
    (
        (0x05C0, 0x85C0, 0x07E7, 0x87E7, 0x0C0D, 0x8C0D, 0x884D, 0, 0, 0x8673, 0, 0, 0, 0x0764, 0x83A7, 0x8C00),
        (0x0636, 0x0638, 0x84F9, 0x84F9, 0x8A31, 0x8A30, 0x8615, 0, 0, 0x8319, 0, 0, 0, 0x00A1, 0x037F, 0x0A00),
        0x8001,
    ),
)
"""A row, a column, and what an H100 makes of them (2026-11-28): the exact sums are within 2^-47 of half the least f16."""


@pytest.mark.parametrize(("row", "column", "answer"), NEAR_TIES)
def test_sums_of_f16_are_cut_where_f32_keeps_more(row: tuple[int, ...], column: tuple[int, ...], answer: int) -> None:
    product = Product((16, 8, 16), ("f16", *H, "f16"), *HALVES)
    a, b, out = np.zeros((16, 16), np.uint16), np.zeros((16, 8), np.uint16), np.zeros((2, 32), np.uint32)
    a[11], b[:, 6] = row, column
    words = [fragments(a, "f16", product.place_a), fragments(b, "f16", product.place_b), np.zeros((2, 32), np.uint32)]
    launch(product_text(product).replace(".target sm_90", ".target sm_90a"), out, *words)
    assert matrix(out, "f16", PLACES["c_16"], (16, 8))[11, 6] == answer
    pairs = list(zip(row, column, strict=True))
    assert tensor_sum(pairs, H, 0, "f16", point=25) == answer


def test_the_last_row_for_an_older_architecture_counts() -> None:
    assert addition("sm_80", "mma", "f16").point == 24
    assert addition("sm_90a", "mma", "f16").point == 25
    assert addition("sm_103f", "mma", "e4m3").is_converted
    assert not addition("sm_121", "mma", "e4m3").is_converted
