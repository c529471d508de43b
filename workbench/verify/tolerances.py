"""The one table of how far a result may lie from the float64 oracle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Tolerance:
    """How far a result may lie from the float64 oracle.

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
"""Tolerances by dtype name; ``"tf32"`` is for float32 tensors multiplied in TF32."""
