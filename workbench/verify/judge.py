"""Judge one output, element by element, by the float64 oracle and what rounding may do to it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import torch
from torch import Tensor

from workbench.verify.compare import compare
from workbench.verify.measure import Expected
from workbench.verify.report import WorstElement
from workbench.verify.tolerances import AVERAGE, UNITS, WORST


@dataclass(frozen=True)
class Judgement:
    """What one output shows.

    Attributes
    ----------
    detail : str
        Why it fails; empty where it agrees with the oracle.
    max_abs_error, tolerance, oracle_error : float
        As in `VerifyRow`.
    worst : WorstElement or None
        Where the error is largest; of a failure, where it is the largest share of what it may be.
    error_ratio : float
        The largest error of an element over what that element may differ by; above 1 it fails.
    """

    detail: str
    max_abs_error: float = math.inf
    tolerance: float = 0.0
    oracle_error: float = 0.0
    worst: WorstElement | None = None
    error_ratio: float = math.inf

    @property
    def order(self) -> tuple[bool, float]:
        """How near to failing: orders judgements, the worst last."""
        return bool(self.detail), self.error_ratio


@dataclass(frozen=True)
class Yardstick:
    """What results of one output are judged by: all that does not depend on the result.

    Attributes
    ----------
    expected : Expected
    library : Tensor
        PyTorch's result in the dtype of the case: the dtype and shape that a result must have; its error is a reading.
    exact : bool
        Demand equality with the oracle, rounded once.
    demands_proof : bool
        Refuse a result that a constant could be: False where the inputs are the caller's, and may be constant, or where
        one is empty, so that it may be a result of nothing.
    """

    expected: Expected
    library: Tensor
    exact: bool = False
    demands_proof: bool = True

    @classmethod
    def of(cls, expected: Expected, library: Tensor, *, exact: bool = False, demands_proof: bool = True) -> Yardstick:
        """Make the yardstick of an output.

        Parameters
        ----------
        expected : Expected
            What `measure` returns of it.
        library : Tensor
            PyTorch's, computed in the dtype of the case.
        exact, demands_proof : bool
            As of the yardstick.
        """
        if exact and expected.unit is not None:
            rounded = expected.value.to(library.dtype).to(expected.value.dtype)
            expected = replace(expected, value=rounded, unit=torch.zeros_like(expected.unit))
        return cls(expected, library, exact, demands_proof)

    @cached_property
    def oracle_error(self) -> float:
        """Largest error of PyTorch's own result."""
        if self.library.shape != self.expected.value.shape:
            return math.inf
        return max(
            compare(got, value).max_abs_error for got, value in zip(_reals(self.library), self._values, strict=True)
        )

    @cached_property
    def _values(self) -> tuple[Tensor, ...]:
        return _reals(self.expected.value)

    @cached_property
    def _bounds(self) -> tuple[tuple[Tensor, Tensor], ...]:
        """The least and the greatest number that each element may be, of the real and of the imaginary part."""
        dtype = _reals(self.library)[0].dtype
        if self.expected.unit is None:
            return tuple((value, value) for value in self._values)
        margin = self.expected.unit * WORST
        return tuple(((value - margin).to(dtype), (value + margin).to(dtype)) for value in self._values)

    def judge(self, name: str, result: Tensor) -> Judgement:
        """Judge an output.

        Parameters
        ----------
        name : str
            What the output is called in messages.
        result : Tensor
            Ours.
        """
        value = self.expected.value
        if (result.shape, result.dtype) != (value.shape, self.library.dtype):
            return Judgement(
                f"expected {name} of shape {tuple(value.shape)} and {self.library.dtype}; "
                f"got {tuple(result.shape)} and {result.dtype}"
            )
        if not value.numel():
            return Judgement("", max_abs_error=0.0, error_ratio=0.0)
        parts = zip(_reals(result), self._values, _reals(self.library), self._bounds, strict=True)
        judgements = [self._judge_part(name, *part) for part in parts]
        return max(judgements, key=lambda judgement: judgement.order)

    def _judge_part(
        self, name: str, result: Tensor, value: Tensor, library: Tensor, bounds: tuple[Tensor, Tensor]
    ) -> Judgement:
        low, high = bounds
        right = (result >= low) & (result <= high) | (result.isnan() & value.isnan())
        if self.expected.free is not None:
            right |= self.expected.free
        if result.is_floating_point():  # PyTorch itself overflows there
            right |= value.isfinite() & ~library.isfinite() & ((result == library) | (result.isnan() & library.isnan()))
        signs = self._wrong_signs(result, value)
        if signs is not None:
            right &= ~signs
        exact_value = value.double()
        errors = _errors(result.double(), exact_value)
        allowed = torch.maximum((high.double() - exact_value).abs(), (exact_value - low.double()).abs()).nan_to_num_(
            nan=0.0, posinf=math.inf
        )
        errors = errors.masked_fill_(right & ~result.isfinite(), 0.0) if result.is_floating_point() else errors
        if not bool(right.all()):
            return self._failure(name, result, value, errors, allowed, right, signs)
        index = _largest(errors)
        shares = (errors / allowed).nan_to_num_(nan=0.0, posinf=0.0)
        place = WorstElement(name, index, result[index].item(), value[index].item())
        judgement = Judgement(
            "", errors[index].item(), allowed[index].item(), self.oracle_error, place, shares.max().item()
        )
        detail = self._wrong_on_average(name, errors, exact_value) or self._nothing_proved(name, exact_value, low, high)
        return replace(judgement, detail=detail)

    def _wrong_signs(self, result: Tensor, value: Tensor) -> Tensor | None:
        """Where a zero has the wrong sign, in a result whose zeros have one."""
        if not self.expected.signed_zero or not value.is_floating_point():
            return None
        return (value == 0) & (result == 0) & (value.signbit() != result.signbit())

    def _failure(
        self,
        name: str,
        result: Tensor,
        value: Tensor,
        errors: Tensor,
        allowed: Tensor,
        right: Tensor,
        signs: Tensor | None,
    ) -> Judgement:
        shares = (errors / allowed).nan_to_num_(nan=math.inf, posinf=math.inf).clamp_min_(1.0).masked_fill_(right, 0.0)
        largest = (shares == shares.max()) & ~right
        index = _largest(torch.where(largest, errors, -1.0))
        place = WorstElement(name, index, result[index].item(), value[index].item())
        left = _never_written(result) & ~right
        if bool(left.any()):
            first = _largest(left.to(torch.uint8))
            place = WorstElement(name, first, result[first].item(), value[first].item())
            index, count = first, int(left.sum())
            coordinates = ", ".join(map(str, first))
            detail = (
                f"{name}[{coordinates}] was never written: it holds what its memory held before, the oracle has "
                f"{value[first].item():.9g}; {count} of {value.numel()} elements of {name} are so"
            )
        elif self.exact:
            detail = f"{place}, and must equal it: the op is linear and the inputs are integers"
        elif not result.is_floating_point():
            detail = f"{place}, and must equal it: integers and bools have no rounding"
        elif signs is not None and bool(signs[index]):
            detail = f"{place}, and must have its sign: the operations keep that of a zero"
        elif not value[index].isfinite():
            detail = f"{place}, and must be that too"
        elif allowed[index] == 0:
            detail = f"{place}, and must equal it: nothing is rounded there"
        else:
            detail = f"{place}, and may differ by {allowed[index].item():.3g}"
        return Judgement(
            detail, errors[index].item(), allowed[index].item(), self.oracle_error, place, shares[index].item()
        )

    def _wrong_on_average(self, name: str, errors: Tensor, value: Tensor) -> str:
        """Say how far the elements are off on the average, where that is too far though none is alone."""
        unit = self.expected.unit
        if unit is None or self.exact:
            return ""
        dtype = _reals(self.library)[0].dtype
        least = torch.finfo(dtype).tiny * torch.finfo(dtype).eps
        stored = (value.abs() * UNITS[str(dtype).removeprefix("torch.")]).clamp_min_(least / 2)
        steps = torch.hypot(unit, stored)
        rounded = (unit > 0) & errors.isfinite()
        if int(rounded.sum()) < 2:
            return ""
        average = (errors[rounded] / steps[rounded]).square_().mean().sqrt_().item()
        limit = AVERAGE * self.expected.swing
        if average <= limit:
            return ""
        return (
            f"{name} is off by {average:.3g} roundings on the average of its elements, and may be by {limit:.3g}, "
            "though no element is off by too much"
        )

    def _nothing_proved(self, name: str, value: Tensor, low: Tensor, high: Tensor) -> str:
        """Say that a constant would pass, or of a single value, zero."""
        if self.expected.unit is None or not self.demands_proof:
            return ""
        finite = value.isfinite() & low.isfinite() & high.isfinite()
        values, low, high = value[finite], low[finite].double(), high[finite].double()
        if values.numel() == 1:
            proved = not bool((low <= 0) & (high >= 0))
        else:
            proved = bool(values.numel()) and bool(low.max() > high.min())
        if proved:
            return ""
        spread = (values.max() - values.min()).item() if values.numel() > 1 else values.abs().sum().item()
        bound = (high - low).max().item() if values.numel() else 0.0
        return f"proves nothing: the values of {name} span {spread:.3g} and may differ by {bound:.3g}"


def _reals(tensor: Tensor) -> tuple[Tensor, ...]:
    """Return the real and the imaginary part of a complex tensor; any other alone."""
    return (tensor.real, tensor.imag) if tensor.is_complex() else (tensor,)


def _errors(result: Tensor, value: Tensor) -> Tensor:
    errors = (result - value).abs_().nan_to_num_(nan=math.inf, posinf=math.inf)
    return errors.masked_fill_((result == value) | (result.isnan() & value.isnan()), 0.0)


def _largest(values: Tensor) -> tuple[int, ...]:
    # torch's own unravel_index loads SymPy, which takes a second.
    return tuple(int(i) for i in np.unravel_index(int(values.argmax()), values.shape))


def _never_written(result: Tensor) -> Tensor:
    """Where a result holds, bit for bit, what `poisoned_allocations` fills memory with."""
    if result.dtype is torch.bool:
        return torch.zeros_like(result)
    if not result.is_floating_point():
        return result == torch.iinfo(result.dtype).max
    integers = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[result.element_size()]
    poison = torch.full((), math.nan, dtype=result.dtype, device=result.device).view(integers)
    return result.contiguous().view(integers) == poison
