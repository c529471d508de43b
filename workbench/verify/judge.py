"""Judge one output: PyTorch's result beside ours, both against the float64 oracle."""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from workbench.verify.compare import compare, finite_range
from workbench.verify.report import Place
from workbench.verify.tolerances import Tolerance

MIN_SPREAD = 4.0
"""How many tolerances an output's values must span: with less, a constant would pass too."""


@dataclass(frozen=True)
class Judgement:
    """What one output shows.

    Attributes
    ----------
    detail : str
        Why it fails; empty where it agrees with the oracle.
    max_abs_error, tolerance, oracle_error : float
        As in `VerifyRow`.
    worst : Place or None
        Where the error is largest.
    """

    detail: str
    max_abs_error: float = math.inf
    tolerance: float = 0.0
    oracle_error: float = 0.0
    worst: Place | None = None

    @property
    def strain(self) -> tuple[bool, float]:
        """How near to failing: orders judgements, the worst last."""
        return bool(self.detail), self.max_abs_error / self.tolerance if self.tolerance else self.max_abs_error


@dataclass(frozen=True)
class Yardstick:
    """What results of one output are judged by: all that does not depend on the result.

    Attributes
    ----------
    expected : Tensor
        float64; where equality is demanded, rounded once to the dtype of the result.
    dtype : torch.dtype
        Of the result.
    exact : bool
        Demand equality with `expected`.
    oracle_error : float
        Largest error of PyTorch's own result.
    bound : float
        Largest error that a result may have.
    spread : float
        What the expected values span; of a single one, its size.
    """

    expected: Tensor
    dtype: torch.dtype
    exact: bool
    oracle_error: float
    bound: float
    spread: float

    @classmethod
    def of(cls, oracle: Tensor, library: Tensor, tolerance: Tolerance, *, exact: bool = False) -> Yardstick:
        """Make the yardstick of an output.

        Parameters
        ----------
        oracle : Tensor
            PyTorch's, computed in float64.
        library : Tensor
            PyTorch's, computed in the dtype of the case.
        tolerance : Tolerance
        exact : bool
            Demand equality with the oracle, rounded once.
        """
        expected = oracle.to(library.dtype).double() if exact else oracle
        oracle_error = compare(library, expected).max_abs_error
        low, high = finite_range(expected)
        largest = max(-low, high)
        bound = 0.0 if exact else tolerance.bound(largest, oracle_error if math.isfinite(oracle_error) else 0.0)
        spread = high - low if expected.numel() > 1 else largest
        return cls(expected, library.dtype, exact, oracle_error, bound, spread)

    def judge(self, name: str, result: Tensor) -> Judgement:
        """Judge an output.

        Parameters
        ----------
        name : str
            What the output is called in messages.
        result : Tensor
            Ours.
        """
        expected, bound = self.expected, self.bound
        if (result.shape, result.dtype) != (expected.shape, self.dtype):
            return Judgement(
                f"expected {name} of shape {tuple(expected.shape)} and {self.dtype}; "
                f"got {tuple(result.shape)} and {result.dtype}"
            )
        if not expected.numel():
            return Judgement("", max_abs_error=0.0)
        difference = compare(result, expected)
        place = Place(name, difference.index, difference.got, difference.expected)
        if difference.max_abs_error > bound:
            demand = (
                "must equal it: the op is linear and the inputs are integers"
                if self.exact
                else f"may differ by {bound:.3g}"
            )
            detail = f"{place}, and {demand}"
        elif self.spread <= MIN_SPREAD * bound:
            detail = f"proves nothing: the values of {name} span {self.spread:.3g} and may differ by {bound:.3g}"
        else:
            detail = ""
        return Judgement(detail, difference.max_abs_error, bound, self.oracle_error, place)
