"""Binary floating-point formats of PTX."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Format:
    """A binary floating-point format.

    Attributes
    ----------
    bits, mantissa : int
        Width, and stored bits of the significand.
    nan : int
        Canonical NaN, as NVIDIA's hardware makes it.
    largest : int
        Bits of the largest finite number.
    infinity : int or None
        Bits of +infinity; None where the format has none.
    padding : int
        Zero bits below the significand: tf32 is stored in the upper bits of an f32.
    """

    bits: int
    mantissa: int
    nan: int
    largest: int
    infinity: int | None
    padding: int = 0

    @property
    def least_exponent(self) -> int:
        """Exponent of the smallest normal number."""
        return 2 - (1 << (self.bits - self.mantissa - 2))

    @property
    def sign(self) -> int:
        """The sign bit."""
        return 1 << self.bits - 1


FORMATS = {
    "f16": Format(16, 10, 0x7FFF, 0x7BFF, 0x7C00),
    "bf16": Format(16, 7, 0x7FFF, 0x7F7F, 0x7F80),
    "tf32": Format(19, 10, 0x3FFFF, 0x3FBFF, 0x3FC00, 13),
    "f32": Format(32, 23, 0x7FFFFFFF, 0x7F7FFFFF, 0x7F800000),
    "f64": Format(64, 52, 0xFFF8 << 48, (0x7FF << 52) - 1, 0x7FF << 52),
    "e4m3": Format(8, 3, 0x7F, 0x7E, None),
    "e5m2": Format(8, 2, 0x7F, 0x7B, 0x7C),
}
