"""Measure how far rounding may move each element of a result: PyTorch in float64 with every operation perturbed.

Each operation's result is moved at random by about what the rounding of a right kernel does to it; what that does to
the outputs is their condition, whatever the operations between are. ADR 24 has the reasons and the sources.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from workbench.verify import rounding
from workbench.verify.noise import SAMPLES, Noise
from workbench.verify.tf32 import ProductsInTF32, round_to_tf32, truncate_to_tf32
from workbench.verify.tolerances import UNITS, WORST, Arithmetic

GROUPS = 4
"""Results that are stored between operations are dealt in turn to so many groups at most, two for small outputs."""

FEWER = 4
"""Samples of each group at least. A sample of a group stores the results of that group alone."""

FEW = 1 << 20
"""Of up to so many elements the samples are kept to see how much the elements have in common."""

SWING = 1.7
"""`Expected.swing` of larger outputs: that of errors which all elements share."""

RAISED = 8.0
"""An element that samples hardly moved is raised towards what is usual beside it, by this factor at most."""

NEIGHBOURS = 64
"""How many elements in a row tell what is usual beside each of them."""

UNDIVIDED = frozenset({torch.rms_norm, torch.nn.functional.rms_norm})
"""Functions of PyTorch's that a dispatch mode sees as their parts. PyTorch stores none of these parts in 16 bits."""

WIDENED_WITHIN = frozenset({torch.nn.functional.scaled_dot_product_attention})
"""Functions of PyTorch's that some of its kernels compute in float32 throughout, though the tensors have 16 bits."""

TIED = 2.0**-46
"""Share of a value by which it is moved to see in which places equal ones may be."""

_TINY = 2.0**-1000
_COARSE = 2.0**-12
_OWN = 2.0**-53
"""Unit roundoff of the oracle."""
_FINE = 2.0**12
"""How much larger than life the perturbations of float64 are: the oracle would round most of a life-size one away."""


@dataclass(frozen=True)
class Expected:
    """What one output is judged by; plain tensors, which other processes may be given.

    Attributes
    ----------
    value : Tensor
        float64 or complex128; integers and bools as they are.
    unit : Tensor or None
        float64, of the same shape: the error of each element where every operation rounds once as a right kernel's
        might; 0 where nothing is rounded. None for integers and bools.
    free : Tensor or None
        bool: the integers that rounding may change, as the place of the larger of two values that are as good as equal.
    signed_zero : bool
        Whether the sign of a zero is defined: the operations only move values, or keep their sign.
    swing : float
        The most units that the elements of a sample were off on the average (root of the mean square): about 1 where
        their errors are independent, more where they share one.
    """

    value: Tensor
    unit: Tensor | None
    free: Tensor | None = None
    signed_zero: bool = False
    swing: float = 1.0


@dataclass(frozen=True)
class Measured:
    """The outputs of a computation, each with what it is judged by.

    Attributes
    ----------
    outputs : mapping of str to Expected
    random : str
        The operation that makes two runs differ, such as ``"native_dropout"``; empty where none does.
    """

    outputs: Mapping[str, Expected]
    random: str = ""


def measure(run: Callable[[], Mapping[str, Tensor]], arithmetic: Arithmetic, *, seed: int = 0) -> Measured:
    """Compute outputs in float64, and how far the rounding of right kernels may move each element.

    It takes `SAMPLES` for each group of stored results. Where the outputs have `FEW` elements at most, there are so
    many in all, in groups of `FEWER` at least.

    Parameters
    ----------
    run : callable
        Computes everything afresh each time, in float64 from copies of its inputs, and returns the outputs by name, and
        all else that is judged. It is called once as it is, then under perturbation.
    arithmetic : Arithmetic
        What kernels may compute in.
    seed : int
        Draws the perturbations.

    Returns
    -------
    Measured
    """
    with torch.no_grad(), rounding.plain_attention():
        watched = _Watched(is_stored=arithmetic.stores_less)
        with watched, _Undivided(watched):
            base = dict(run())
        storage = None
        each, groups = SAMPLES, 1
        if arithmetic.stores_less:
            groups = min(max(watched.between.taken, 1), GROUPS)
            if sum(value.numel() for value in base.values()) <= FEW:
                groups = min(groups, each // FEWER) or 1
                each = each // groups
            storage = rounding.Storage(getattr(torch, arithmetic.storage), groups, each, seed)
        spreads = {name: _Spread(value, groups, each) for name, value in base.items()}
        alike: rounding.Alike = {}
        moves = False

        def draw(sample: int, *, mirrored: bool = False) -> None:
            nonlocal moves
            noise = Noise(seed, sample, mirrored=mirrored)
            perturbed = Perturbed(arithmetic, noise, storage, sample, alike)
            with perturbed, _Undivided(perturbed):
                moved = run()
            moves = noise.is_drawn
            for name, spread in spreads.items():
                if not (mirrored and spread.is_rounded):
                    spread.add(moved[name], perturbed.amplitude)

        for sample in range(groups * each):
            draw(sample)
        if moves and not all(spread.is_rounded for spread in spreads.values()):
            draw(0, mirrored=True)  # of 256 numbers, one is moved to the same side in all of 8 samples
        if arithmetic.tf32:
            for keep in (round_to_tf32, truncate_to_tf32):
                with ProductsInTF32(torch.float64, keep):
                    moved = run()
                for name, spread in spreads.items():
                    spread.allow(moved[name])
    random = watched.random if watched.random and _differs(run, base) else ""
    outputs = {
        name: spread.expected(arithmetic.unit, signed_zero=watched.keeps_signs) for name, spread in spreads.items()
    }
    return Measured(outputs, random)


def _differs(run: Callable[[], Mapping[str, Tensor]], base: Mapping[str, Tensor]) -> bool:
    again = run()
    return not all(torch.equal(again[name].nan_to_num(), value.nan_to_num()) for name, value in base.items())


@contextmanager
def widened() -> Iterator[None]:
    """Let an oracle compute in float64 what it computes in float32 by name, or by default where it has integers.

    ``x.float()`` is there to compute in more bits. A type of 16 bits that an oracle names is part of what it computes,
    as is that to which `torch.autocast`, which leaves float64 alone, rounds the factors of products.
    """
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    mode = _Widened()
    try:
        with mode, _Autocast(mode):
            yield
    finally:
        torch.set_default_dtype(before)


class Kept(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Notes in which types of floats PyTorch keeps what it computes, apart from what is but moved or converted.

    Attributes
    ----------
    dtypes : set of torch.dtype
    draws : bool
        Whether it draws random numbers.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.dtypes: set[torch.dtype] = set()
        self.draws: bool = False

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        self.draws = self.draws or torch.Tag.nondeterministic_seeded in function.tags
        result = function(*args, **(kwargs or {}))
        if not rounding.is_exact(function, args) and not rounding.is_view(function):
            self.note(result)
        return result

    def narrowed(self, arithmetic: Arithmetic) -> Arithmetic:
        """Return an arithmetic whose results are stored as PyTorch stores them.

        In 16 bits if it computes anything so, as it does under `torch.autocast`; in the accumulator's type where it
        computes in wider types throughout.
        """
        few = [name for name in ("bfloat16", "float16") if getattr(torch, name) in self.dtypes]
        if few and UNITS[few[0]] > UNITS.get(arithmetic.storage, 1.0):
            return replace(arithmetic, storage=few[0])
        if self.dtypes and getattr(torch, arithmetic.storage) not in self.dtypes:
            return replace(arithmetic, storage=arithmetic.accumulator)
        return arithmetic

    def note(self, result: Any) -> None:
        """Note the types of what was computed."""
        self.dtypes |= {tensor.dtype for tensor in rounding.tensors_in(result) if tensor.is_floating_point()}

    def __enter__(self) -> Kept:
        """Note what runs from now on, functions of `WIDENED_WITHIN` as a whole too."""
        self._whole = _Whole(self)
        self._whole.__enter__()  # type: ignore[no-untyped-call]
        return super().__enter__()  # type: ignore[no-any-return, no-untyped-call]

    def __exit__(self, *raised: object) -> None:
        """Note nothing any more."""
        super().__exit__(*raised)  # type: ignore[no-untyped-call]
        self._whole.__exit__(*raised)  # type: ignore[no-untyped-call]


class _Whole(TorchFunctionMode):
    """Notes what functions of `WIDENED_WITHIN` return."""

    def __init__(self, kept: Kept) -> None:
        super().__init__()
        self._kept = kept

    def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one function of PyTorch's."""
        result = function(*args, **(kwargs or {}))
        if function in WIDENED_WITHIN:
            self._kept.note(result)
        return result


class Ran(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Notes which of PyTorch's operations run.

    Attributes
    ----------
    names : set of str
        Without their overloads; that of a stable sort is left out.
    converts_too_large : bool
        Whether a float became an integer whose type does not hold it: NaN, an infinity, a number out of range.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.names: set[str] = set()
        self.converts_too_large: bool = False

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        name = rounding.name_of(function)
        if not (kwargs or {}).get("stable"):
            self.names.add(name)
        result = function(*args, **(kwargs or {}))
        if name in _CONVERSIONS and not self.converts_too_large:
            self.converts_too_large = _holds_too_large(args[_CONVERSIONS[name]], result.dtype)
        return result


_CONVERSIONS: Mapping[str, int] = {"_to_copy": 0, "copy_": 1, "copy": 1}
"""Operations that convert one of their arguments."""


def _holds_too_large(tensor: Tensor, dtype: torch.dtype) -> bool:
    """Whether a tensor has floats that an integer type does not hold."""
    if not tensor.is_floating_point() or dtype is torch.bool or dtype.is_floating_point or dtype.is_complex:
        return False
    limits = torch.iinfo(dtype)
    whole = tensor.double().trunc()
    return not bool(((whole >= limits.min) & (whole <= limits.max)).all())


class _Widened(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Reads float32, where an operation is told to give it, as float64, and rounds factors as autocast does.

    Attributes
    ----------
    lowered : torch.dtype or None
        To which autocast casts the arguments of products in the function of PyTorch's that runs.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.lowered: torch.dtype | None = None

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        named = dict(kwargs or {})
        if named.get("dtype") is torch.float32:
            named["dtype"] = torch.float64
        if self.lowered is not None and rounding.name_of(function) in rounding.PRODUCTS:
            args = [self._rounded(one) for one in args]
        return function(*args, **named)

    def _rounded(self, value: Any) -> Any:
        if not isinstance(value, Tensor) or value.dtype is not torch.float64:
            return value
        return value.to(self.lowered).to(value.dtype)


class _Autocast(TorchFunctionMode):
    """Tells a mode to which type autocast casts: operations are not told."""

    def __init__(self, mode: _Widened) -> None:
        super().__init__()
        self._mode = mode

    def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one function of PyTorch's."""
        on = [device for device in ("cuda", "cpu") if torch.is_autocast_enabled(device)]
        self._mode.lowered = torch.get_autocast_dtype(on[0]) if on else None
        return function(*args, **(kwargs or {}))


class _Between:
    """Follows results that a kernel may store before the next operation takes them.

    Attributes
    ----------
    is_followed : bool
        Whether results are stored at all, and what runs is no part of an operation.
    taken : int
        How many were results of an operation and an argument of a later one, which does more than move them.
    """

    def __init__(self, *, is_followed: bool) -> None:
        self.is_followed = is_followed
        self.taken = 0
        self._results: dict[int, Tensor] = {}

    def note(self, result: Any) -> None:
        """Remember what an operation computed."""
        for tensor in rounding.tensors_in(result) if self.is_followed else ():
            if tensor.is_floating_point() and tensor.numel():
                self._results[tensor.untyped_storage().data_ptr()] = tensor

    def take(self, args: Any, *, is_moved: bool) -> list[Tensor]:
        """Return the results among arguments, and forget them: an operation that only moves them notes them again."""
        tensors = rounding.tensors_in(args) if self.is_followed else ()
        keys = dict.fromkeys(tensor.untyped_storage().data_ptr() for tensor in tensors)
        found = [self._results.pop(key) for key in keys if key in self._results]
        self.taken += 0 if is_moved else len(found)
        return found

    @contextmanager
    def one_operation(self) -> Iterator[None]:
        """Run what is one operation: none of its parts is stored."""
        before, self.is_followed = self.is_followed, False
        try:
            yield
        finally:
            self.is_followed = before


class _Spread:
    """Collects how far samples of one output lie from its value: `each` of every group, whose effects add up."""

    def __init__(self, value: Tensor, groups: int, each: int) -> None:
        self.value = value
        self._groups, self._each = groups, each
        inexact = value.is_floating_point() or value.is_complex()
        self._root = torch.zeros(value.shape, dtype=torch.float64, device=value.device) if inexact else None
        self._samples: list[Tensor] = []
        self._free: Tensor | None = None

    @property
    def is_rounded(self) -> bool:
        """Whether it has elements that are no integers."""
        return self._root is not None

    def add(self, moved: Tensor, amplitude: float) -> None:
        """Take in the next sample, of the next group."""
        if self._root is None:
            changed = moved != self.value
            self._free = changed if self._free is None else self._free | changed
            return
        for part in rounding.parts_of(self._root):
            away = (part(moved) - part(self.value)).abs().to(torch.float64).div_(amplitude)
            away = away.nan_to_num_(nan=0.0, posinf=0.0)
            part(self._root).hypot_(away)  # whose squares may overflow, or be less than the least number
        if self._root.numel() <= FEW:  # then it is one part
            self._samples.append(away)

    def allow(self, moved: Tensor) -> None:
        """Take in what a right kernel computes: each element may be twice as far off."""
        if self._root is None:
            return
        for part in rounding.parts_of(self._root):
            away = (part(moved) - part(self.value)).abs().to(torch.float64).mul_(2 / WORST * math.sqrt(self._each))
            torch.maximum(part(self._root), away.nan_to_num_(nan=0.0, posinf=0.0), out=part(self._root))

    def expected(self, roundoff: float, *, signed_zero: bool) -> Expected:
        """Return what the output is judged by, computed in an accumulator of this unit roundoff."""
        wide = self.value
        if self._root is None:
            return Expected(wide, None, self._free)
        unit = _level(_rounded_once(self._root.div_(math.sqrt(self._each)), wide, roundoff))
        unit.mul_(math.hypot(1.0, _OWN / roundoff))  # the oracle errs too, in float64 as much as a kernel does
        wide = wide.to(torch.complex128 if wide.is_complex() else torch.float64)
        return Expected(wide, unit.masked_fill_(~wide.isfinite(), 0.0), None, signed_zero, self._swing(unit))

    def _swing(self, unit: Tensor) -> float:
        moved = unit > 0
        if not self._samples:
            return SWING
        if not moved.any():
            return 1.0
        squares = [(away[moved] / unit[moved]).square_().mean().item() for away in self._samples]
        return math.sqrt(sum(max(squares[group :: self._groups]) for group in range(self._groups)))


def _rounded_once(unit: Tensor, value: Tensor, roundoff: float) -> Tensor:
    """Raise, in place, elements that samples hardly moved to one rounding: that of the last operation.

    Roundings of two operations, of which the last moves an element as far as the one before, undo each other in all
    samples of one element in a hundred or so.
    """
    for part in rounding.parts_of(unit):
        least = part(value).abs().to(torch.float64).mul_(roundoff).mul_(part(unit) > 0)
        torch.maximum(part(unit), least.nan_to_num_(nan=0.0, posinf=0.0), out=part(unit))
    return unit


def _level(unit: Tensor) -> Tensor:
    """Raise elements that no sample moved much by chance: towards the median of their neighbours, `RAISED` at most.

    In place; the tensor is contiguous. The elements after the last whole row of neighbours take the median before them.
    """
    if unit.numel() < 2:
        return unit
    flat = unit.view(-1)
    width = min(NEIGHBOURS, flat.numel())
    rows = flat[: flat.numel() // width * width].view(-1, width)
    usual = rows.median(dim=1, keepdim=True).values
    at_once = rounding.AT_ONCE // NEIGHBOURS
    for start in range(0, len(rows), at_once):
        _raise(rows[start : start + at_once], usual[start : start + at_once])
    _raise(flat[rows.numel() :], usual[-1])
    return unit


def _raise(part: Tensor, level: Tensor) -> None:
    torch.maximum(part, torch.minimum(level, part * RAISED), out=part)


class _Watched(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Runs operations as they are, and notes what they say of the result, and which results kernels might store."""

    def __init__(self, *, is_stored: bool) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.random = ""
        self.keeps_signs = True
        self.between = _Between(is_followed=is_stored)

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        name = rounding.name_of(function)
        if torch.Tag.nondeterministic_seeded in function.tags:
            self.random = self.random or name
        if rounding.is_view(function):
            return function(*args, **(kwargs or {}))
        exact = rounding.is_exact(function, args)
        found = self.take((args, kwargs), is_moved=exact)
        result = function(*args, **(kwargs or {}))
        if found or not exact:
            self.between.note(result)
        if name not in rounding.KEEPS_SIGNS:
            self.keeps_signs = False
        return result

    def take(self, args: Any, *, is_moved: bool) -> bool:
        """Tell whether arguments are results."""
        return bool(self.between.take(args, is_moved=is_moved))


class _Undivided(TorchFunctionMode):
    """Has compound operations of `UNDIVIDED` run as one."""

    def __init__(self, mode: _Watched | Perturbed) -> None:
        super().__init__()
        self._mode = mode

    def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one function of PyTorch's."""
        if function not in UNDIVIDED:
            return function(*args, **(kwargs or {}))
        self._mode.take((args, kwargs), is_moved=False)
        with self._mode.between.one_operation():
            result = function(*args, **(kwargs or {}))
        self._mode.between.note(result)
        return result


class Perturbed(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Moves the result of every operation at random, by about what the rounding of a right kernel does to it.

    Parameters
    ----------
    arithmetic : Arithmetic
        Of the kernel.
    noise : Noise
    storage : Storage or None
        Rounds results between operations; None where kernels have nowhere to store them in fewer bits.
    sample : int
        Which of its samples this is.
    alike : dict
        What samples have computed from the same numbers.
    """

    def __init__(
        self,
        arithmetic: Arithmetic,
        noise: Noise,
        storage: rounding.Storage | None,
        sample: int,
        alike: rounding.Alike,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.arithmetic = arithmetic
        self._storage, self._sample = storage, sample
        self.drifts = {} if storage is None else storage.drifts
        self._share = 1.0 if storage is None else storage.groups**-0.5  # of its size: every group's samples have noise
        # Larger than life where that keeps to small steps: comparisons then turn over wherever a kernel's might.
        coarse = arithmetic.stores_less or arithmetic.tf32 or arithmetic.unit > _COARSE
        self.amplitude = 1.0 if coarse else _FINE if arithmetic.unit <= _OWN else WORST
        self._noise = noise
        self._alike, self._asked = alike, 0
        self._paused = False
        self.between = _Between(is_followed=storage is not None)
        self._square: Tensor | None = None

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation, and move its result."""
        kwargs = kwargs or {}
        if self._paused or rounding.is_view(function):
            return function(*args, **kwargs)
        name = rounding.name_of(function)
        exact = rounding.is_exact(function, args)
        found = self.take((args, kwargs), is_moved=exact)
        if exact:
            result = function(*args, **kwargs)
            if name in rounding.ANY_OF_EQUALS and not kwargs.get("stable"):
                result = self._with_other_places(result, function, args, kwargs)
            if found:
                self.between.note(result)
            return result
        spelt = rounding.TEXTBOOK.get(name)
        if spelt is not None and (result := self._spell(spelt, function, args, kwargs)) is not None:
            self.between.note(result)
            return result
        before = rounding.Call(function, name, args, kwargs, self)
        result = before.run()
        self.between.note(result)
        return result

    def _with_other_places(self, result: Any, function: Any, args: Any, kwargs: Any) -> Any:
        """Return values with their places, of equal values any one's: the values are moved by next to nothing first."""
        if not isinstance(result, tuple):
            return result
        first, *rest = args
        moved = first.double()
        self.move(moved, (moved.abs() + 1.0) * TIED if not first.is_floating_point() else moved.abs() * TIED + _TINY)
        return type(result)((*result[:-1], function(moved, *rest, **kwargs)[-1]))

    def _spell(self, spelt: Callable[..., Any], function: Any, args: Any, kwargs: Any) -> Any:
        """Compute an operation by its textbook formula, each step of it perturbed and none of them stored."""
        with self.between.one_operation(), self:
            return spelt(rounding.Step(function, self), *args, **kwargs)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Run operations as they are."""
        before, self._paused = self._paused, True
        try:
            yield
        finally:
            self._paused = before

    def once(self, compute: Callable[[], Tensor], *given: Tensor) -> Tensor:
        """Return what the last sample computed at this place, if it was given the same tensors; else compute it."""
        self._asked += 1
        before, result = self._alike.get(self._asked, ((), None))
        if result is None or not all(map(torch.equal, before, given)):
            result = compute()
            if result.numel() <= FEW:
                self._alike[self._asked] = given, result
        return result

    @property
    def stored(self) -> torch.dtype:
        """In which results are stored."""
        return getattr(torch, self.arithmetic.storage)  # type: ignore[no-any-return]

    def take(self, args: Any, *, is_moved: bool) -> bool:
        """Round, as if stored, the arguments that are results, if not just moved; tell whether there are any."""
        place = self.between.taken
        found = self.between.take(args, is_moved=is_moved)
        if self._storage and not is_moved:
            for index, result in enumerate(found):
                self._storage.round(result, self._sample, place + index)
        return bool(found)

    def note_square(self, result: Tensor) -> None:
        """Remember the last square of a tensor of few bits; those of a textbook formula are its own matter."""
        self._square = result if self.between.is_followed else None

    def is_square(self, tensor: Tensor) -> bool:
        """Tell whether a tensor is that square, or a view of it."""
        square = self._square
        return square is not None and tensor.untyped_storage().data_ptr() == square.untyped_storage().data_ptr()

    def move(self, tensor: Tensor, scale: rounding.Scale) -> None:
        """Move a float tensor's elements, in place, by about `scale`."""
        self._noise.begin(tensor)
        for part in rounding.parts_of(tensor):
            size = scale(part) if callable(scale) else part(scale) if isinstance(scale, Tensor) else scale
            self._move(part(tensor), size)

    def _move(self, tensor: Tensor, scale: Tensor | float) -> None:
        scale = scale * (self.amplitude * self._share)
        noise = self._noise.draw(tensor).mul_(scale)
        if tensor.is_complex():
            noise = torch.complex(noise, self._noise.draw(tensor).mul_(scale))
        tensor.add_(noise.to(tensor.dtype).nan_to_num_(nan=0.0, posinf=0.0, neginf=0.0))
