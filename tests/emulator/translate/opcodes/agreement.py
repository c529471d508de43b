"""Whether what a kernel computed is what the reference says: equal bits, or within an approximation's bound."""

from __future__ import annotations

import numpy as np

from tests.emulator.translate.opcodes.conformance import Array, Batch, Case
from tests.emulator.translate.opcodes.references.exact import to_float64
from workbench.emulator.translate.table import Bound
from workbench.ptx.formats import FORMATS
from workbench.ptx.ir import TYPE_BITS

_SHOWN = 4


def disagreements(case: Case, batch: Batch, actual: tuple[Array, ...]) -> list[str]:
    """Describe the first few elements where a case's results are wrong."""
    problems: list[str] = []
    for result, (got, wanted) in enumerate(zip(actual, batch.expected(case), strict=True)):
        wrong = _outside(case, batch, got, wanted) if case.row.bound else _different(case, batch, got, wanted)
        for i in np.flatnonzero(wrong)[:_SHOWN]:
            sources = ", ".join(_shown(column[i]) for column in batch.columns)
            problems.append(
                f"{case.mnemonic} ({sources}; imm {case.immediate}): result {result} is {_shown(got[i])}, "
                f"expected {_shown(wanted[i])} [{int(wrong.sum())} of {len(got)}]"
            )
    return problems


def _shown(value: np.generic) -> str:
    if isinstance(value, np.floating | np.ndarray):
        return str(value)
    if isinstance(value, np.bool_):
        return str(bool(value))
    return hex(int(value) & (1 << 8 * value.itemsize) - 1)


def _different(case: Case, batch: Batch, got: Array, wanted: Array) -> Array:
    """Elements whose bits differ; of a NaN made from an f64 NaN, the payload is not compared."""
    wrong = got != wanted
    if case.row.arithmetic and case.match.type == "f64":
        wrong &= ~(_is_nan(got, "f64") & _is_nan(wanted, "f64"))
    return wrong


def _is_nan(bits: Array, kind: str) -> Array:
    f = FORMATS[kind]
    return (bits & (f.sign - 1)) > (f.largest if f.infinity is None else f.infinity)


def _outside(case: Case, batch: Batch, got: Array, wanted: Array) -> Array:
    """Elements further from the exact result than the row's bound."""
    bound = case.row.bound
    assert bound is not None
    kind = case.match.type.removesuffix("x2")
    if wanted.ndim == 2:
        pieces = np.stack([got & 0xFFFF, got >> 16], axis=-1)
        wrong: Array = _beyond(bound, case, kind, pieces.ravel(), wanted.ravel(), None).reshape(wanted.shape)
        return wrong.any(axis=1)
    sources = [to_float64(c.view(f"uint{TYPE_BITS[kind]}"), kind) for c in batch.columns]
    return _beyond(bound, case, kind, got, wanted, sources[0])


def _beyond(bound: Bound, case: Case, kind: str, got: Array, wanted: Array, source: Array | None) -> Array:
    f = FORMATS[kind]
    actual = to_float64(got.astype(f"uint{f.bits}"), kind)
    largest = to_float64(np.array([f.largest]), kind)[0]
    least = 2.0 ** (f.least_exponent - f.mantissa)
    with np.errstate(all="ignore"):
        size = abs(wanted)
        place = np.maximum(np.exp2(np.floor(np.log2(size)) - f.mantissa), least)
        unit = {
            "ulp": place,
            "relative": size,
            "absolute": np.ones_like(size),
            "absolute or relative": np.maximum(size, 1.0),
        }[bound.unit]
        # The exact result still has to be rounded: half a place on top of a bound on the approximation itself.
        slack = place / 2 if bound.unit != "ulp" else place * 0.5
        near = abs(actual - wanted) <= bound.size * unit + slack
        beyond = size > largest * (1 - bound.size)
    near |= (np.isnan(actual) & np.isnan(wanted)) | (actual == wanted)
    near |= np.isinf(actual) & beyond & (np.sign(actual) == np.sign(wanted))
    near |= (abs(actual) == largest) & (size > largest)
    if case.row.opcode == "ex2" and kind == "f16":  # measured: subnormal results are cut, a whole place instead of half
        with np.errstate(all="ignore"):
            near |= (size < 2.0**f.least_exponent) & (abs(actual - wanted) <= bound.size * unit + place)
    if "ftz" in case.match:
        near |= (actual == 0) & (size < 2.0**f.least_exponent * (1 + 2.0**-f.mantissa))
    wrong: Array = ~near
    if source is not None and not np.isinf(bound.high):
        wrong &= ~(np.isfinite(source) & ((source < bound.low) | (source > bound.high)))
    return wrong
