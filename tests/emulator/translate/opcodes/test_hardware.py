"""The emulator against an H200: operands on which its results are not what the ISA alone would make one expect.

`h200_opcodes.csv` holds one element of a pure row in a line: the spelling, the sources' bits
and the result's, in hexadecimal. What the hardware does is said at the rows' references.
`hopper_tiles.csv` holds tiles of matrix products: `benchmarks/matrix_on_hardware.py --record` wrote it.
"""

from __future__ import annotations

import csv
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.emulator.translate.opcodes.kernels import kernel, launch
from tests.emulator.translate.opcodes.references import reference_of
from tests.emulator.translate.opcodes.references.exact import dtype_of
from tests.emulator.translate.opcodes.tiles import GROUP_THREADS, RECORDED, Form, decode
from workbench.emulator import TABLE
from workbench.emulator.translate.opcodes import Match
from workbench.ptx.ir import TYPE_BITS

_FILE = Path(__file__).parents[3] / "data" / "h200_opcodes.csv"

Array = np.ndarray[Any, Any]


class Measured:
    """What the hardware made of one spelling."""

    def __init__(self, mnemonic: str, lines: list[dict[str, str]]) -> None:
        self.mnemonic = mnemonic
        opcode, *modifiers = mnemonic.split(".")
        matches = (row.match(modifiers) for row in TABLE.rows if row.opcode == opcode)
        self.match: Match = next(m for m in matches if m is not None)
        sources = zip(*(line["sources"].split() for line in lines), strict=True)
        self.columns = tuple(_bits(column, kind) for column, kind in zip(sources, self.match.source_types, strict=True))
        self.results = _bits(tuple(line["result"] for line in lines), self.match.result_types[0])

    def __str__(self) -> str:
        return self.mnemonic


def _bits(texts: tuple[str, ...], kind: str) -> Array:
    """Parse hexadecimal numbers, to the dtype in which references take a PTX type."""
    if kind == "pred":
        return np.array([text == "0x1" for text in texts])
    return np.array([int(text, 16) for text in texts], f"uint{TYPE_BITS[kind]}").view(dtype_of(kind))


def measurements() -> list[Measured]:
    with _FILE.open(newline="") as file:
        lines = list(csv.DictReader(file))
    return [Measured(name, list(group)) for name, group in groupby(lines, key=lambda line: line["mnemonic"])]


MEASURED = measurements()
_EXACT = [m for m in MEASURED if m.match.row.bound is None]


@pytest.mark.parametrize("measured", _EXACT, ids=str)
def test_the_reference_gives_what_the_hardware_gave(measured: Measured) -> None:
    row = measured.match.row
    reference = reference_of(row)
    assert reference is not None
    results = reference(measured.match, *measured.columns)
    np.testing.assert_array_equal(results, measured.results)


def emulated(mnemonic: str, match: Match, columns: tuple[Array, ...]) -> Array:
    """Results of one spelling on the emulator, as bits."""
    out = np.zeros(len(columns[0]), np.uint64)
    body: list[str] = []
    for i, kind in enumerate(match.source_types):
        bits = TYPE_BITS[kind]
        body += [
            f".reg .b{bits} %s{i};",
            f"mad.wide.u32 %p{i + 1}, %t, {bits // 8}, %p{i + 1}; ld.global.b{bits} %s{i}, [%p{i + 1}];",
        ]
    sources = ", ".join(f"%s{i}" for i in range(len(columns)))
    kind = match.result_types[0]
    body.append("mad.wide.u32 %p0, %t, 8, %p0;")
    if kind == "pred":
        body.append(f"{mnemonic} %q0, {sources}; selp.b32 %r0, 1, 0, %q0; st.global.b32 [%p0], %r0;")
    else:
        bits = TYPE_BITS[kind]
        body.append(f".reg .b{bits} %o; {mnemonic} %o, {sources}; st.global.b{bits} [%p0], %o;")
    launch(kernel("\n".join(body), 1 + len(columns)), out, *columns, block=len(out))
    return out.astype(f"uint{8 if kind == 'pred' else TYPE_BITS[kind]}")


@pytest.mark.parametrize("measured", MEASURED, ids=str)
def test_the_emulator_gives_what_the_hardware_gave(measured: Measured) -> None:
    results = emulated(measured.mnemonic, measured.match, measured.columns)
    wanted = measured.results.view(results.dtype)
    if measured.match.row.bound is None:
        np.testing.assert_array_equal(results, wanted)
    else:  # the last place of an approximation in f16 is free
        places = (v.view(np.uint16).astype(int) for v in (results, wanted))
        assert abs(np.subtract(*places)).max() <= 1


_LEAST = 0x00800000
_BELOW_ONE = 0x3F7FFFFF
_TINY = (
    (_LEAST, _BELOW_ONE, 0),
    (_LEAST | 1 << 31, _BELOW_ONE, 0),
    (_LEAST + 1, _BELOW_ONE - 1, 0),  # 2^-126 * (1 - 2^-46): what is rounded up is not tiny
    (_LEAST + 1, _BELOW_ONE, 0),  # just above: not tiny
    (0x0D000000, 0x8D000000, _LEAST),  # 2^-126 - 2^-202: below by less than f64 can hold
    (0x0D000000, 0x0D000000, _LEAST),
    (0x0D000000, 0x0D000000, _LEAST | 1 << 31),
    (0x0D000000, 0x8D000000, _LEAST | 1 << 31),
    (0x7F800000, 0x3F800000, _LEAST),
    (0x7F800000, 0, _LEAST),
)
"""Operands of a * b + c around the least normal f32."""


@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize(("opcode", "sources"), [("mul", 2), ("fma", 3)])
def test_ftz_flushes_what_is_tiny_after_it_is_rounded(opcode: str, sources: int, mode: str) -> None:
    match = next(m for row in TABLE.rows if row.opcode == opcode and (m := row.match([mode, "ftz", "f32"])))
    columns = tuple(np.array(column, np.uint32) for column in zip(*_TINY, strict=True))[:sources]
    results = emulated(f"{opcode}.{mode}.ftz.f32", match, columns)
    reference = reference_of(match.row)
    assert reference is not None
    np.testing.assert_array_equal(results, reference(match, *columns))
    assert results[:3].tolist() == [0, 1 << 31, _LEAST if mode in {"rn", "rp"} else 0]


def tiles() -> dict[str, dict[str, Array]]:
    """Operands of each recorded product and what the hardware made of them, by its spelling."""
    with (_FILE.parent / "hopper_tiles.csv").open(newline="") as file:
        return {
            line.pop("mnemonic"): {name: decode(text) for name, text in line.items()} for line in csv.DictReader(file)
        }


TILES = tiles()


@pytest.mark.parametrize("form", RECORDED, ids=str)
def test_products_have_the_bits_of_the_hardware(form: Form) -> None:
    recorded = TILES[form.mnemonic]
    metadata = recorded["metadata"] if form.is_sparse else np.zeros(form.threads, np.uint32)
    a, b, c, *more = (np.tile(words, (4, 1)) for words in (recorded["a"], recorded["b"], recorded["c"], metadata))
    out = np.zeros(form.shapes(4)[0], np.uint32)
    launch(form.text, out, a, b, c, *more, grid=form.grid(4), block=GROUP_THREADS)
    np.testing.assert_array_equal(out, np.tile(recorded["d"], (4, 1)))
