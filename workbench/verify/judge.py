"""Judge one output, element by element, by the float64 oracle and what rounding may do to it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import torch
from torch import Tensor

from workbench.verify.compare import compare
from workbench.verify.measure import Expected
from workbench.verify.report import WorstElement
from workbench.verify.tolerances import AVERAGE, UNDERFLOW, UNITS, WORST

AT_ONCE = 1 << 24
"""How many elements are judged at once."""


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
            (
                compare(got[part], value[part]).max_abs_error
                for got, value in zip(_reals(self.library), self._values, strict=True)
                for part in _parts(value.shape)
            ),
            default=0.0,
        )

    @cached_property
    def _values(self) -> tuple[Tensor, ...]:
        return _reals(self.expected.value)

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
        reals = zip(_reals(result), self._values, _reals(self.library), strict=True)
        judgements = [self._judge_real(name, *tensors) for tensors in reals]
        return max(judgements, key=lambda judgement: judgement.order)

    def _judge_real(self, name: str, result: Tensor, value: Tensor, library: Tensor) -> Judgement:
        """Judge real numbers, a part of them at a time: it takes a dozen copies in float64."""
        seen = _Seen()
        start = 0
        for part in _parts(value.shape):
            seen = seen.with_part(self._look(start, result[part], value[part], library[part], part))
            start += value[part].numel()
        place = seen.place
        index = tuple(int(i) for i in np.unravel_index(place.position, value.shape))
        worst = WorstElement(name, index, result[index].item(), value[index].item())
        judgement = Judgement("", place.error, place.allowed, self.oracle_error, worst, place.share)
        if place.wrong:
            return replace(judgement, detail=self._what_is_wrong(worst, seen, result, value))
        judgement = replace(judgement, error_ratio=seen.share)
        return replace(judgement, detail=self._wrong_on_average(name, seen) or self._nothing_proved(name, seen))

    def _look(self, start: int, result: Tensor, value: Tensor, library: Tensor, part: _Part) -> _Seen:
        """Look at a part, whose first element is the `start`-th."""
        unit, free = (None if t is None else t[part] for t in (self.expected.unit, self.expected.free))
        low = high = value
        if unit is not None:
            margin = unit * WORST
            low, high = (value - margin).to(library.dtype), (value + margin).to(library.dtype)
        right = (result >= low) & (result <= high) | (result.isnan() & value.isnan())
        if free is not None:
            right |= free
        if result.is_floating_point():
            out_of_range = _out_of_range(value, library) & ((result == library) | (result.isnan() & library.isnan()))
            right |= out_of_range
        signs = self._wrong_signs(result, value)
        if signs is not None:
            right &= ~signs
        exact, low, high = value.double(), low.double(), high.double()
        errors = _errors(result.double(), exact)
        allowed = torch.maximum((high - exact).abs(), (exact - low).abs()).nan_to_num_(nan=0.0, posinf=math.inf)
        if result.is_floating_point():
            errors = errors.masked_fill_(right & (out_of_range | ~result.isfinite()), 0.0)
        shares = errors / allowed
        if not bool(right.all()):
            return self._see_wrong(start, result, errors, allowed, shares, right, signs)
        shares = shares.nan_to_num_(nan=0.0, posinf=0.0)
        at = int(errors.argmax())
        place = _Place(start + at, errors.reshape(-1)[at].item(), allowed.reshape(-1)[at].item())
        seen = _Seen(place, share=shares.max().item())
        if unit is None:
            return seen
        rounded, squares = self._sum_of_squares(errors, exact, unit)
        span = _Span.of(exact, low, high) if self.demands_proof else _Span()
        return replace(seen, rounded=rounded, squares=squares, span=span)

    def _wrong_signs(self, result: Tensor, value: Tensor) -> Tensor | None:
        """Where a zero has the wrong sign, in a result whose zeros have one."""
        if not self.expected.signed_zero or not value.is_floating_point():
            return None
        return (value == 0) & (result == 0) & (value.signbit() != result.signbit())

    def _see_wrong(
        self,
        start: int,
        result: Tensor,
        errors: Tensor,
        allowed: Tensor,
        shares: Tensor,
        right: Tensor,
        signs: Tensor | None,
    ) -> _Seen:
        shares = shares.nan_to_num_(nan=math.inf, posinf=math.inf).clamp_min_(1.0).masked_fill_(right, 0.0)
        largest = (shares == shares.max()) & ~right
        left = _never_written(result) & ~right
        unwritten = int(left.sum())
        at = int(left.to(torch.uint8).argmax() if unwritten else torch.where(largest, errors, -1.0).argmax())
        error, may_be, share = (tensor.reshape(-1)[at].item() for tensor in (errors, allowed, shares))
        sign = signs is not None and bool(signs.reshape(-1)[at])
        place = _Place(start + at, error, may_be, share, wrong=True, sign=sign, unwritten=bool(unwritten))
        return _Seen(place, unwritten=unwritten)

    def _what_is_wrong(self, place: WorstElement, seen: _Seen, result: Tensor, value: Tensor) -> str:
        if seen.unwritten:
            coordinates = ", ".join(map(str, place.index))
            return (
                f"{place.tensor}[{coordinates}] was never written: it holds what its memory held before, the oracle "
                f"has {place.expected:.9g}; {seen.unwritten} of {value.numel()} elements of {place.tensor} are so"
            )
        if self.exact:
            return f"{place}, and must equal it: the op is linear and the inputs are integers"
        if not result.is_floating_point():
            return f"{place}, and must equal it: integers and bools have no rounding"
        if seen.place.sign:
            return f"{place}, and must have its sign: the operations keep that of a zero"
        if not math.isfinite(place.expected):
            return f"{place}, and must be that too"
        if seen.place.allowed == 0:
            return f"{place}, and must equal it: nothing is rounded there"
        return f"{place}, and may differ by {seen.place.allowed:.3g}"

    def _sum_of_squares(self, errors: Tensor, value: Tensor, unit: Tensor) -> tuple[int, float]:
        """Count the elements that are rounded, and add up the squares of their errors in roundings."""
        if self.exact:
            return 0, 0.0
        dtype = _reals(self.library)[0].dtype
        least = torch.finfo(dtype).tiny * torch.finfo(dtype).eps
        stored = (value.abs() * UNITS[str(dtype).removeprefix("torch.")]).clamp_min_(least / 2)
        steps = stored.hypot_(unit)
        rounded = (unit > 0) & errors.isfinite()
        squares = torch.where(rounded, errors / steps, 0.0).square_()
        return int(rounded.sum()), squares.sum().item()

    def _wrong_on_average(self, name: str, seen: _Seen) -> str:
        """Say how far the elements are off on the average, where that is too far though none is alone."""
        if seen.rounded < 2:
            return ""
        average = math.sqrt(seen.squares / seen.rounded)
        limit = AVERAGE * self.expected.swing
        if average <= limit:
            return ""
        return (
            f"{name} is off by {average:.3g} roundings on the average of its elements, and may be by {limit:.3g}, "
            "though no element is off by too much"
        )

    def _nothing_proved(self, name: str, seen: _Seen) -> str:
        """Say that a constant would pass, or of a single value, zero."""
        if self.expected.unit is None or not self.demands_proof:
            return ""
        span = seen.span
        if span.low > span.high if span.count != 1 else not span.high >= 0 >= span.low:
            return ""
        spread = span.greatest - span.least if span.count > 1 else abs(span.greatest) if span.count else 0.0
        return f"proves nothing: the values of {name} span {spread:.3g} and may differ by {span.width:.3g}"


_Part = tuple[int | slice, ...]


@dataclass(frozen=True)
class _Place:
    """An element: which it is, its error, what that may be, the share, and what is wrong with it."""

    position: int = 0
    error: float = -1.0
    allowed: float = 0.0
    share: float = 0.0
    wrong: bool = False
    sign: bool = False
    unwritten: bool = False

    @property
    def order(self) -> tuple[bool, bool, float, float]:
        """How much it says: of elements that nobody wrote the first one does, of others the worst."""
        return self.wrong, self.unwritten, 0.0 if self.unwritten else self.share, 0.0 if self.unwritten else self.error


@dataclass(frozen=True)
class _Span:
    """What finite elements may be.

    Attributes
    ----------
    count : int
        How many they are.
    low, high : float
        Their greatest lower and their least upper bound.
    least, greatest : float
        Their least and their greatest value.
    width : float
        The largest difference of an element's bounds.
    """

    count: int = 0
    low: float = -math.inf
    high: float = math.inf
    least: float = math.inf
    greatest: float = -math.inf
    width: float = 0.0

    @classmethod
    def of(cls, value: Tensor, low: Tensor, high: Tensor) -> _Span:
        """Look at a part."""
        finite = value.isfinite() & low.isfinite() & high.isfinite()
        count = int(finite.sum())
        if not count:
            return cls()
        if count < value.numel():
            value, low, high = (tensor[finite] for tensor in (value, low, high))
        width = (high - low).max()
        found = (low.max(), high.min(), value.min(), value.max(), width)
        return cls(count, *torch.stack(found).tolist())

    def with_part(self, other: _Span) -> _Span:
        """Join two."""
        return _Span(
            self.count + other.count,
            max(self.low, other.low),
            min(self.high, other.high),
            min(self.least, other.least),
            max(self.greatest, other.greatest),
            max(self.width, other.width),
        )


@dataclass(frozen=True)
class _Seen:
    """What the parts of a result show that has been looked at.

    Attributes
    ----------
    place : _Place
        The element that says most.
    share : float
        The largest share of its bound that a right element uses.
    unwritten : int
        Wrong elements that hold what memory held before.
    rounded : int
        Elements that have an error in roundings.
    squares : float
        Sum of the squares of these.
    span : _Span
    """

    place: _Place = _Place()
    share: float = 0.0
    unwritten: int = 0
    rounded: int = 0
    squares: float = 0.0
    span: _Span = _Span()

    def with_part(self, other: _Seen) -> _Seen:
        """Join what the parts after these show."""
        return _Seen(
            max(self.place, other.place, key=lambda place: place.order),
            max(self.share, other.share),
            self.unwritten + other.unwritten,
            self.rounded + other.rounded,
            self.squares + other.squares,
            self.span.with_part(other.span),
        )


def _parts(shape: torch.Size) -> Iterator[_Part]:
    """Go through the elements of a shape in order, `AT_ONCE` at most at a time."""
    axis, inner = len(shape), 1
    while axis and inner * shape[axis - 1] <= AT_ONCE:
        axis -= 1
        inner *= shape[axis]
    if not axis:
        yield ()
        return
    step = max(AT_ONCE // inner, 1)
    for outer in itertools.product(*map(range, shape[: axis - 1])):
        for start in range(0, shape[axis - 1], step):
            yield (*outer, slice(start, start + step))


def _reals(tensor: Tensor) -> tuple[Tensor, ...]:
    """Return the real and the imaginary part of a complex tensor; any other alone."""
    return (tensor.real, tensor.imag) if tensor.is_complex() else (tensor,)


def _errors(result: Tensor, value: Tensor) -> Tensor:
    errors = (result - value).abs_().nan_to_num_(nan=math.inf, posinf=math.inf)
    return errors.masked_fill_((result == value) | (result.isnan() & value.isnan()), 0.0)


def _out_of_range(value: Tensor, library: Tensor) -> Tensor:
    """Where PyTorch's own result overflows, or is zero though the oracle has a number that is next to nothing.

    So it is where a quotient's divisor overflows, as in SiLU, which takes x by 1 + exp(-x).
    """
    overflows = value.isfinite() & ~library.isfinite()
    if library.dtype is torch.float64:
        return overflows
    return overflows | ((library == 0) & (value.abs() < UNDERFLOW))


def _never_written(result: Tensor) -> Tensor:
    """Where a result holds, bit for bit, what `poisoned_allocations` fills memory with."""
    if result.dtype is torch.bool:
        return torch.zeros_like(result)
    if not result.is_floating_point():
        return result == torch.iinfo(result.dtype).max
    integers = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[result.element_size()]
    poison = torch.full((), math.nan, dtype=result.dtype, device=result.device).view(integers)
    return result.contiguous().view(integers) == poison
