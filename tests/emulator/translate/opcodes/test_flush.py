"""Division, reciprocals, roots and conversions next to the least normal number, with and without ``.ftz``."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from tests.emulator.translate.opcodes.kernels import LANES, Array, Launcher, kernel
from tests.emulator.translate.opcodes.references import reference_of
from tests.emulator.translate.opcodes.references.exact import dtype_of
from workbench.emulator import TABLE
from workbench.ptx.ir import TYPE_BITS

LEAST = 0x00800000
"""2^-126, the least normal f32, as bits; subnormal numbers are below."""

SIGN = 1 << 31

NEAR = (1, 2, LEAST >> 1, (LEAST >> 1) + 1, LEAST - 2, LEAST - 1, LEAST, LEAST + 1, LEAST + 2, LEAST << 1, 0x01000001)
LARGE = (0x7E7FFFFF, 0x7E800000, 0x7E800001, 0x7EFFFFFF, 0x7F000000, 0x7F000001, 0x7F7FFFFF)
"""Around 2^126, whose reciprocal is the least normal number."""

ONES = (0x3F7FFFFE, 0x3F7FFFFF, 0x3F800000, 0x3F800001, 0x3F800002, 0x40000000, 0x3F000000, 1, LEAST - 1, LEAST)


def signed(bits: tuple[int, ...]) -> Array:
    """Return the numbers and their negatives, with zero, in as many lanes as there are."""
    found = [0, *bits, *(number | SIGN for number in bits)]
    return np.resize(np.array(found, np.uint32), LANES)


def doubles() -> Array:
    """Return float64 numbers at which an f32 becomes subnormal, and halves of the last place around them."""
    away = [0.0, 2.0**-52, 2.0**-26, 2.0**-25, 2.0**-25 + 2.0**-40, 2.0**-24, 3 * 2.0**-25, 2.0**-23, 0.5]
    sizes = [2.0**-126 * (1 - x) for x in away] + [2.0**-126 * (1 + x) for x in away[1:4]] + [2.0**-149, 2.0**-150]
    return np.resize(np.array([s * size for size in sizes for s in (1, -1)]), LANES).view(np.uint64)


PAIRS = tuple(np.array(column, np.uint32) for column in zip(*product(signed(NEAR)[:24], ONES), strict=True))
FORMS = {
    "div.{}.f32": PAIRS,
    "rcp.{}.f32": (signed((*NEAR, *LARGE)[-15:]),),
    "sqrt.{}.f32": (signed(NEAR),),
    "cvt.{}.f32.f64": (doubles(),),
    "cvt.{}.bf16.f32": (signed(NEAR),),
    "cvt.{}.f16.f32": (signed((*NEAR, 0x33000000, 0x33000001, 0x387FFFFF, 0x38800000)[-15:]),),
}
"""Spellings whose results are exact, and operands of theirs."""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("flush", ["", ".ftz"])
@pytest.mark.parametrize("mode", ["rn", *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("rz", "rm", "rp"))])
def test_results_next_to_the_least_number_are_those_of_the_reference(
    form: str, flush: str, mode: str, launch: Launcher
) -> None:
    mnemonic = form.format(mode + flush)
    opcode, *modifiers = mnemonic.split(".")
    match = next(m for row in TABLE.rows if row.opcode == opcode and (m := row.match(modifiers)))
    columns = FORMS[form]
    body = ["mov.u32 %r0, %ctaid.x; mad.lo.u32 %t, %r0, 32, %t;"]
    for i, kind in enumerate(match.source_types):
        bits = TYPE_BITS[kind]
        body.append(
            f".reg .b{bits} %s{i}; mad.wide.u32 %p{i + 1}, %t, {bits // 8}, %p{i + 1};"
            f" ld.global.b{bits} %s{i}, [%p{i + 1}];"
        )
    bits = TYPE_BITS[match.result_types[0]]
    sources = ", ".join(f"%s{i}" for i in range(len(columns)))
    body.append(f".reg .b{bits} %o; {mnemonic} %o, {sources}; mad.wide.u32 %p0, %t, {bits // 8}, %p0;")
    body.append(f"st.global.b{bits} [%p0], %o;")
    count = -(-len(columns[0]) // LANES)
    columns = tuple(np.resize(column, count * LANES) for column in columns)
    out = np.zeros(count * LANES, f"uint{bits}")
    launch(kernel("\n".join(body), 1 + len(columns)), out, *columns, grid=count)
    reference = reference_of(match.row)
    assert reference is not None
    viewed = (c.view(dtype_of(kind)) for c, kind in zip(columns, match.source_types, strict=True))
    np.testing.assert_array_equal(out, np.asarray(reference(match, *viewed)).view(out.dtype))
