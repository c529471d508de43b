"""What a right kernel may compute in, and how far from the float64 oracle that lets its results lie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import torch

UNITS: Mapping[str, float] = {
    "float64": 2.0**-53,
    "float32": 2.0**-24,
    "tf32": 2.0**-11,
    "float16": 2.0**-11,
    "bfloat16": 2.0**-8,
}
"""Unit roundoff by name: half of the distance from 1 to the next number."""

WORST = 4.0
"""How many units of its error an element may be off: more than six standard deviations of a sum in the worst order."""

UNDERFLOW = 2.0**-112
"""What results may lack where values are large: a quotient by a number that overflows is zero, as in PyTorch's SiLU."""

AVERAGE = 1.5
"""How many units the elements may be off on the average (root of the mean square), in swings of `Expected`.

A fault in every element shows here where each alone is within `WORST`.
"""


@dataclass(frozen=True)
class Arithmetic:
    """What a right kernel may compute in.

    Attributes
    ----------
    accumulator : str
        Dtype in which it keeps sums and all else between its input and its output.
    storage : str
        Dtype of tensors: that of PyTorch's results, which a kernel may also store between PyTorch's operations.
    tf32 : bool
        It may round or truncate the factors of products to TF32.
    tensor_cores : bool
        It may sum products on tensor cores, which truncate, on the emulator too. Products of 16 bits and of TF32 may.
    """

    accumulator: str = "float32"
    storage: str = "float32"
    tf32: bool = False
    tensor_cores: bool = False

    @classmethod
    def of(
        cls,
        dtype: str,
        *,
        tf32: bool = False,
        accumulator: str | None = None,
    ) -> Arithmetic:
        """Return what kernels on tensors of a dtype compute in, unless they say otherwise.

        Parameters
        ----------
        dtype : str
            Of the tensors.
        tf32 : bool
            Products of float32 may be rounded to TF32.
        accumulator : str, optional
            By default float64 for float64, and float32 for all others.
        """
        kept = accumulator or ("float64" if dtype == "float64" else "float32")
        narrow = tf32 or dtype in ("float16", "bfloat16")
        return cls(kept, dtype, tf32, narrow)

    @property
    def unit(self) -> float:
        """Unit roundoff of the accumulator."""
        return UNITS[self.accumulator]

    @property
    def least(self) -> float:
        """Smallest positive number of the accumulator."""
        info = torch.finfo(getattr(torch, self.accumulator))
        return info.tiny * info.eps

    @property
    def stores_less(self) -> bool:
        """Whether storing a result rounds it further than the accumulator did."""
        return UNITS.get(self.storage, 0.0) > self.unit


@dataclass(frozen=True)
class Tolerance:
    """How far a result may lie from its oracle where only the two are known, and not what was computed.

    Attributes
    ----------
    relative : float
        Share of the output's largest magnitude.
    library : float
        Multiple of the largest error that PyTorch makes itself, in the same dtype on the same inputs.
    """

    relative: float
    library: float = 2.0

    def bound(self, largest: float, oracle_error: float) -> float:
        """Return the largest absolute error allowed: the wider of the two measures.

        Parameters
        ----------
        largest : float
            Largest finite magnitude in the oracle.
        oracle_error : float
            Largest absolute error of PyTorch's own result.
        """
        return max(self.relative * largest, self.library * oracle_error)


TOLERANCES: Mapping[str, Tolerance] = {
    "float64": Tolerance(2.0**-48),
    "float32": Tolerance(2.0**-20),  # 8 roundings of 2^-23 in a row
    "tf32": Tolerance(2.0**-11, library=1.5),  # half of TF32's last place: sums average many such roundings
    "float16": Tolerance(2.0**-10),  # one last place: half is lost when the f32 result is stored
    "bfloat16": Tolerance(2.0**-7),  # one last place
}
"""Tolerances by dtype name for two bare tensors; ``"tf32"`` is for float32 tensors multiplied in TF32."""

CLOSE: Mapping[str, tuple[float, float]] = {
    "float64": (1e-7, 1e-7),
    "float32": (1.3e-6, 1e-5),
    "float16": (1e-3, 1e-5),
    "bfloat16": (1.6e-2, 1e-5),
}
"""Relative and absolute tolerance by dtype, for each element of two bare tensors: `torch.testing.assert_close`'s."""


def close_of(dtype: torch.dtype) -> tuple[float, float] | None:
    """Return the entry of `CLOSE` for a dtype, for a complex one that of its parts; None where there is none."""
    return CLOSE.get(str(dtype.to_real()).removeprefix("torch."))
