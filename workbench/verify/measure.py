"""Measure how far rounding may move each element of a result: PyTorch in float64 with every operation perturbed.

Each operation's result is moved at random by about what the rounding of a right kernel does to it; what that does to
the outputs is their condition, whatever the operations between are. ADR 24 has the reasons and the sources.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

from workbench.verify import rounding
from workbench.verify.tf32 import ProductsInTF32, round_to_tf32, truncate_to_tf32
from workbench.verify.tolerances import WORST, Arithmetic

SAMPLES = 8
"""How often a result is computed with perturbations; half as often where it has more than `MANY` elements."""

MANY = 1 << 24
FEW = 1 << 20
"""Of up to so many elements the samples are kept to see how much the elements have in common."""

SWING = 1.7
"""`Expected.swing` of larger outputs: that of errors which all elements share."""

RAISED = 8.0
"""By how much an element that samples hardly moved is raised towards what is usual beside it, at most."""

NEIGHBOURS = 64
"""How many elements in a row tell what is usual beside each of them."""

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


def measure(
    run: Callable[[], Mapping[str, Tensor]], arithmetic: Arithmetic, *, seed: int = 0, samples: int | None = None
) -> Measured:
    """Compute outputs in float64, and how far the rounding of right kernels may move each element.

    Parameters
    ----------
    run : callable
        Computes everything afresh each time, in float64 from copies of its inputs, and returns the outputs by name, and
        all else that is judged. It is called once as it is, then under perturbation.
    arithmetic : Arithmetic
        What kernels may compute in.
    seed : int
        Draws the perturbations.
    samples : int, optional
        How many; by default `SAMPLES`.

    Returns
    -------
    Measured
    """
    with torch.no_grad(), rounding.plain_attention():
        with _Watched() as watched:
            base = dict(run())
        total = sum(value.numel() for value in base.values())
        count = samples or (SAMPLES if total <= MANY else max(2, SAMPLES // 2))
        spreads = {name: _Spread(value) for name, value in base.items()}
        storage = rounding.Storage(getattr(torch, arithmetic.storage), count, seed) if arithmetic.stores_less else None
        kept: dict[Any, Tensor] = {}
        for sample in range(count):
            with Perturbed(arithmetic, zlib.crc32(f"{seed} {sample}".encode()), storage, sample, kept) as perturbed:
                moved = run()
            for name, spread in spreads.items():
                spread.add(moved[name], perturbed.amplitude)
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

    ``x.float()`` is there to compute in more bits. A type of 16 bits that an oracle names is part of what it computes.
    """
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        with _Widened():
            yield
    finally:
        torch.set_default_dtype(before)


class Kept(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Notes in which types of floats PyTorch keeps what it computes, apart from what is but moved or converted.

    Attributes
    ----------
    dtypes : set of torch.dtype
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.dtypes: set[torch.dtype] = set()

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        result = function(*args, **(kwargs or {}))
        if rounding.name_of(function) not in rounding.EXACT and not rounding.is_view(function):
            self.dtypes |= {tensor.dtype for tensor in rounding.tensors_in(result) if tensor.is_floating_point()}
        return result


class Ran(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Notes which of PyTorch's operations run.

    Attributes
    ----------
    names : set of str
        Without their overloads; that of a stable sort is left out.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.names: set[str] = set()

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        if not (kwargs or {}).get("stable"):
            self.names.add(rounding.name_of(function))
        return function(*args, **(kwargs or {}))


class _Widened(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Reads float32, where an operation is told to give it, as float64."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        named = dict(kwargs or {})
        if named.get("dtype") is torch.float32:
            named["dtype"] = torch.float64
        return function(*args, **named)


class _Spread:
    """Collects how far samples of one output lie from its value."""

    def __init__(self, value: Tensor) -> None:
        self.value = value
        inexact = value.is_floating_point() or value.is_complex()
        self._root = torch.zeros(value.shape, dtype=torch.float64, device=value.device) if inexact else None
        self._samples: list[Tensor] = []
        self._free: Tensor | None = None
        self._count = 0

    def add(self, moved: Tensor, amplitude: float) -> None:
        """Take in one sample."""
        self._count += 1
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
            away = (part(moved) - part(self.value)).abs().to(torch.float64).mul_(2 / WORST * math.sqrt(self._count))
            torch.maximum(part(self._root), away.nan_to_num_(nan=0.0, posinf=0.0), out=part(self._root))

    def expected(self, roundoff: float, *, signed_zero: bool) -> Expected:
        """Return what the output is judged by, computed in an accumulator of this unit roundoff."""
        wide = self.value
        if self._root is None:
            return Expected(wide, None, self._free)
        unit = _level(_rounded_once(self._root.div_(math.sqrt(max(self._count, 1))), wide, roundoff))
        unit.mul_(math.hypot(1.0, _OWN / roundoff))  # the oracle errs too, in float64 as much as a kernel does
        wide = wide.to(torch.complex128 if wide.is_complex() else torch.float64)
        return Expected(wide, unit.masked_fill_(~wide.isfinite(), 0.0), None, signed_zero, self._swing(unit))

    def _swing(self, unit: Tensor) -> float:
        moved = unit > 0
        if not self._samples:
            return SWING
        if not moved.any():
            return 1.0
        return max((away[moved] / unit[moved]).square_().mean().sqrt().item() for away in self._samples)


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
    """Runs operations as they are, and notes what they say of the result."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.random = ""
        self.keeps_signs = True

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation."""
        name = rounding.name_of(function)
        if torch.Tag.nondeterministic_seeded in function.tags:
            self.random = self.random or name
        result = function(*args, **(kwargs or {}))
        if name not in rounding.KEEPS_SIGNS and not rounding.is_view(function):
            self.keeps_signs = False
        return result


class Perturbed(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Moves the result of every operation at random, by about what the rounding of a right kernel does to it.

    Parameters
    ----------
    arithmetic : Arithmetic
        Of the kernel.
    seed : int
    storage : Storage or None
        Rounds results between operations; None where kernels have nowhere to store them in fewer bits.
    sample : int
        Which of its samples this is.
    kept : dict
        What samples have computed that is alike in all of them.
    """

    def __init__(
        self,
        arithmetic: Arithmetic,
        seed: int,
        storage: rounding.Storage | None,
        sample: int,
        kept: dict[Any, Tensor],
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.arithmetic = arithmetic
        self._storage, self._sample, self._stored = storage, sample, 0
        self.drifts = {} if storage is None else storage.drifts
        # Larger than life where that keeps to small steps: comparisons then turn over wherever a kernel's might.
        coarse = arithmetic.stores_less or arithmetic.tf32 or arithmetic.unit > _COARSE
        self.amplitude = 1.0 if coarse else _FINE if arithmetic.unit <= _OWN else WORST
        self._kept, self._asked = kept, 0
        self._seed = seed
        self._generators: dict[torch.device, torch.Generator] = {}
        self._whole = True
        self._paused = False
        self._unstored: dict[int, Tensor] = {}
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
        exact = name in rounding.EXACT
        unstored = self._store(self._storage, args, kwargs, keep=exact) if self._storage and self._whole else False
        if exact:
            result = function(*args, **kwargs)
            if unstored:
                self._note(result)
            return result
        spelt = rounding.TEXTBOOK.get(name)
        if spelt is not None and (result := self._spell(spelt, function, args, kwargs)) is not None:
            self._note(result)
            return result
        before = rounding.Call(function, name, args, kwargs, self)
        result = before.run()
        self._note(result)
        return result

    def _spell(self, spelt: Callable[..., Any], function: Any, args: Any, kwargs: Any) -> Any:
        """Compute an operation by its textbook formula, each step of it perturbed and none of them stored."""
        whole, self._whole = self._whole, False
        try:
            with self:
                return spelt(rounding.Step(function, self), *args, **kwargs)
        finally:
            self._whole = whole

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Run operations as they are."""
        before, self._paused = self._paused, True
        try:
            yield
        finally:
            self._paused = before

    def once(self, compute: Callable[[], Tensor], shape: torch.Size) -> Tensor:
        """Return what the first sample computed at this place, which is alike in all of them.

        Parameters
        ----------
        compute : callable
            Computes it, where no sample has.
        shape : torch.Size
            Of the result.
        """
        key = self._asked, shape
        self._asked += 1
        if key not in self._kept:
            self._kept[key] = compute()
        return self._kept[key]

    @property
    def stored(self) -> torch.dtype:
        """In which results are stored."""
        return getattr(torch, self.arithmetic.storage)  # type: ignore[no-any-return]

    def _note(self, result: Any) -> None:
        """Remember results that a kernel might store before the next operation takes them."""
        if self._whole and self._storage:
            for tensor in rounding.tensors_in(result):
                if tensor.is_floating_point() and tensor.numel():
                    self._unstored[tensor.untyped_storage().data_ptr()] = tensor

    def _store(self, storage: rounding.Storage, args: Any, kwargs: Any, *, keep: bool) -> bool:
        """Round, as if stored, the arguments that are results; or tell whether there are any, to `keep` them so."""
        found = False
        for tensor in rounding.tensors_in((args, kwargs)):
            key = tensor.untyped_storage().data_ptr()
            if key in self._unstored:
                found = True
                result = self._unstored.pop(key)
                if not keep:
                    storage.round(result, self._sample, self._stored)
                    self._stored += 1
        return found

    def note_square(self, result: Tensor) -> None:
        """Remember the last square of a tensor of few bits; those of a textbook formula are its own matter."""
        self._square = result if self.arithmetic.stores_less and self._whole else None

    def is_square(self, tensor: Tensor) -> bool:
        """Tell whether a tensor is that square, or a view of it."""
        square = self._square
        return square is not None and tensor.untyped_storage().data_ptr() == square.untyped_storage().data_ptr()

    def _generator(self, device: torch.device) -> torch.Generator:
        if device not in self._generators:
            self._generators[device] = torch.Generator(device).manual_seed(self._seed)
        return self._generators[device]

    def noise(self, like: Tensor) -> Tensor:
        """Draw random signs with magnitudes of 0.5 to 1.5, of a tensor's shape."""
        # float32 is drawn in a third of the time, and has digits enough for it.
        drawn = torch.empty(like.shape, device=like.device, dtype=torch.float32)
        drawn.uniform_(-1.0, 1.0, generator=self._generator(like.device))
        return drawn.add_(drawn.sign(), alpha=0.5).double()

    def move(self, tensor: Tensor, scale: rounding.Scale) -> None:
        """Move a float tensor's elements, in place, by about `scale`."""
        for part in rounding.parts_of(tensor):
            size = scale(part) if callable(scale) else part(scale) if isinstance(scale, Tensor) else scale
            self._move(part(tensor), size)

    def _move(self, tensor: Tensor, scale: Tensor | float) -> None:
        noise = self.noise(tensor).mul_(scale).mul_(self.amplitude)
        if tensor.is_complex():
            noise = torch.complex(noise, self.noise(tensor).mul_(scale).mul_(self.amplitude))
        tensor.add_(noise.to(tensor.dtype).nan_to_num_(nan=0.0, posinf=0.0, neginf=0.0))
