"""References of f16, bf16 and their pairs: PTX ISA 9.7.4."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.emulator.translate.opcodes.references import exact
from tests.emulator.translate.opcodes.references.floating import pick
from workbench.emulator.translate.table import Match


def lanes(function: Any) -> Any:
    """Make a reference from ``function(match, kind, *bits)`` on 16 bits, for a scalar row and a packed one alike."""

    def each(m: Match, *values: int) -> int:
        kind = m.type.removesuffix("x2")
        if kind == m.type:
            result: int = function(m, kind, *values)
            return result
        low = function(m, kind, *(v & 0xFFFF for v in values))
        high = function(m, kind, *(v >> 16 for v in values))
        return int(low | high << 16)

    return exact.elementwise(each)


OOB_NAN = 0x7FF7
"""What a tensor map with ``oob_fill="nan"`` puts where a box leaves the tensor, as 16 bits."""


def _rounded(function: Any) -> Any:
    """Make a reference from one on exact numbers. With ``.oob``, a factor that is the OOB NaN makes +0."""

    def each(m: Match, kind: str, *bits: int) -> int:
        if "oob" in m and OOB_NAN in (bits[0] & 0x7FFF, bits[1] & 0x7FFF):
            return 0
        f, ftz = exact.FORMATS[kind], "ftz" in m
        result = function(m, *(exact.decode(b, f, ftz=ftz) for b in bits))
        result = exact.flush(result, f) if ftz else result
        result = exact.saturate(result) if "sat" in m else exact.relu(result) if "relu" in m else result
        return exact.encode(result, f)

    return lanes(each)


def _sign_reference(negate: bool) -> Any:
    def each(m: Match, kind: str, bits: int) -> int:
        f = exact.FORMATS[kind]
        if exact.decode(bits, f).is_nan:
            return f.nan
        if "ftz" in m and bits & 0x7FFF < 1 << f.mantissa:
            bits &= 0x8000
        return bits ^ 0x8000 if negate else bits & 0x7FFF

    return lanes(each)


def _exact_halves(function: Any) -> Any:
    """Make the reference of an approximation: exact float64 results, for a packed row one pair per element."""

    def reference(m: Match, bits: exact.Array) -> exact.Array:
        kind = m.type.removesuffix("x2")
        pieces = bits if kind == m.type else np.stack([bits & 0xFFFF, bits >> 16], axis=-1)
        numbers = exact.to_float64(pieces.ravel(), kind, ftz="ftz" in m)
        with np.errstate(all="ignore"):
            return np.asarray(function(numbers)).reshape(pieces.shape)

    return reference


HALF = {
    "add": _rounded(lambda m, a, b: exact.add(a, b)),
    "sub": _rounded(lambda m, a, b: exact.add(a, exact.negate(b))),
    "mul": _rounded(lambda m, a, b: exact.multiply(a, b)),
    "fma": _rounded(lambda m, a, b, c: exact.fma(a, b, c)),
    "neg": _sign_reference(True),
    "abs": _sign_reference(False),
    "min": _rounded(pick),
    "max": _rounded(pick),
    "tanh": _exact_halves(np.tanh),
    "ex2": _exact_halves(np.exp2),
}
