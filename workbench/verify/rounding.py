"""What rounding does to PyTorch's operations: which have none, and how far the others' results may be moved by it.

Bounds of sums are probabilistic: the roundings of a sum of n terms add up like a random walk, so the error grows with
the square root of n (Higham and Mary, "A new approach to probabilistic rounding error analysis", SIAM J. Sci. Comput.
41, 2019).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from workbench.verify.tolerances import UNITS, Arithmetic

if TYPE_CHECKING:
    from workbench.verify.measure import Perturbed

TRUNCATED = 32.0
"""Share of the roundings of a sum on tensor cores, which truncate, that go one way, as one part in so many."""

BINADES = 3
"""At how many sizes of the partial sums, each half of the one before, the drift of a sum is looked at."""

EQUAL_BINADES = 6
"""The same where all terms are as good as equal, and what they drift by at one size says nothing of the next."""

DRIFTED = 0.5
"""Share of its drift that a sum is moved by beside its walk: `WORST` units are then twice what it drifts by."""

CHUNKS = 8
"""In how many parts the terms of a sum are taken to see how large its partial sums become."""

SHIFTS = (-0.75, -0.25, 0.25, 0.75)
"""By how much of its last place a result that is stored between operations is moved beside its rounding.

Each in as many samples. Near a tie a rounding is half a place, up or down, and none of these undoes it.
"""

PATTERNS = 1 << 12
"""How many orders of these there are, one for each number that is stored."""

KEPT = 2.0**-6
"""Share of its last place up to which a rounding is so small that the number is moved by less, and at last by twice it.

What computing alone has moved a stored number by would else be taken for a rounding, 64 times as large.
"""

AT_ONCE = 1 << 24
"""How many elements are stored or moved at once: it takes some copies of them."""

Alike = dict[int, tuple[tuple[Tensor, ...], Tensor]]
"""By its number in the order of asking: what a result was computed from, and the result."""

Part = Callable[[Tensor], Tensor]
"""Takes from a tensor of a result's shape the elements that are moved at once."""

Scale = Tensor | float | Callable[[Part], Tensor]
"""How far a result may be moved: the same for all elements, element by element, or computed for a part at a time."""

MORE_DIGITS = 4
"""How many binary digits more than are stored must agree in numbers that move alike."""

ILL_CONDITIONED = 16.0
"""Square of the mean over the variance up to which a kernel may compute the variance in one pass."""


def names(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


KEEPS_SIGNS = names(
    """_to_copy _unsafe_view abs alias as_strided asin asinh atan atanh arange cat clone constant_pad_nd contiguous
    copy copy_ copysign detach empty empty_like empty_strided erf expm1 fill_ flip full full_like gather index
    index_select lift_fresh log1p masked_select neg new_empty new_full new_ones new_zeros ones ones_like
    reflection_pad1d reflection_pad2d repeat replication_pad1d replication_pad2d roll sin sinh sqrt stack tan tanh
    trunc where zeros zeros_like unfold im2col"""
)
"""Operations whose results have the sign of what they come from, zeros too."""

EXACT = KEEPS_SIGNS - names("asin asinh atan atanh erf expm1 log1p sin sinh sqrt tan tanh") | names(
    """adaptive_max_pool2d adaptive_max_pool3d amax amin aminmax argmax argmin argsort bernoulli bernoulli_
    bitwise_and bitwise_not bitwise_or bitwise_xor bucketize ceil ceil_ clamp clamp_ clamp_max clamp_max_
    clamp_min clamp_min_ cummax cummin diag_embed diagonal_copy embedding eq exponential_ floor floor_ fmax fmin
    fmod fmod_ frac ge gt hardtanh hardtanh_ heaviside index_copy index_fill isfinite isinf isnan isneginf
    isposinf kthvalue le logical_and logical_not logical_or logical_xor lt masked_fill masked_fill_ masked_scatter
    max max_pool2d_with_indices max_pool3d_with_indices maximum median min minimum mode nan_to_num nanmedian
    native_channel_shuffle ne neg_ nonzero normal_ one_hot pixel_shuffle pixel_unshuffle rand rand_like randint
    randn randn_like random_ randperm reflection_pad3d relu relu_ replication_pad3d resize_ round round_
    scatter scatter_ searchsorted select_scatter sgn sign signbit slice_scatter sort take threshold threshold_
    topk tril triu trunc_ uniform_ unique_dim _unique2 upsample_nearest1d upsample_nearest2d upsample_nearest3d
    zero_ scalar_tensor set_ channel_shuffle max_unpool2d hardshrink bincount eye linspace"""
)
"""Operations without rounding, whose results are elements of their arguments, zeros, constants or no floats at all."""

ANY_OF_EQUALS = names(
    "topk sort kthvalue median nanmedian mode cummax cummin max_pool2d_with_indices max_pool3d_with_indices "
    "adaptive_max_pool2d adaptive_max_pool3d fractional_max_pool2d"
)
"""Operations that return values and their places, and do not say which of several equal values' places these are."""

_EXACT_OF_REALS = names("abs sgn")
"""Those of `EXACT` that compute with both parts of a complex number."""
_ROUNDED_FORMS = names("decimals reduce value_reduce")
"""Overloads of operations of `EXACT` that compute: a rounding to so many decimals, a scatter that adds."""

_ARITHMETIC = names(
    "add add_ sub sub_ mul mul_ div div_ rsub reciprocal remainder remainder_ square sqrt rsqrt leaky_relu prelu"
)
_SUMS = names("sum mean nansum")
PRODUCTS: Mapping[str, tuple[int, int]] = {
    "mm": (0, 1),
    "bmm": (0, 1),
    "mv": (0, 1),
    "dot": (0, 1),
    "vdot": (0, 1),
    "addmm": (1, 2),
    "baddbmm": (1, 2),
    "addmv": (1, 2),
    "convolution": (0, 1),
}
_LIBRARY_ROUNDINGS: Mapping[str, float] = {
    **dict.fromkeys(names("pow lgamma digamma mvlgamma polygamma prod cumprod"), 4.0),
    **dict.fromkeys(names("erf erfc erfinv special_erfcx"), 8.0),
}
"""By how many roundings a library's function may be moved, where 2 are too few: PyTorch's vectorised erf is off by 12
units of roundoff for numbers near 3, where CUDA's is by 4."""
_INTERPOLATIONS = names("upsample_linear1d upsample_bilinear2d upsample_bicubic2d upsample_trilinear3d")
"""Their results also err by what rounding does to a place, which is a number between 0 and the length of an axis."""
_FACTORISATIONS = names(
    """_linalg_det _linalg_eigh _linalg_eigvals _linalg_slogdet _linalg_solve_ex _linalg_svd cholesky cholesky_inverse
    cholesky_solve geqrf linalg_cholesky_ex linalg_eig linalg_eigvals linalg_inv_ex linalg_ldl_factor_ex linalg_lstsq
    linalg_lu linalg_lu_factor_ex linalg_lu_solve linalg_matrix_exp linalg_qr linalg_solve_triangular
    triangular_solve"""
)
"""They err as if each matrix were moved as a whole, an element by a share of the largest: it is mixed with others."""
_TRANSFORMS = names("_fft_r2c _fft_c2c _fft_c2r")
_ADDITIONS = names("scatter_add scatter_add_ index_add index_add_ index_put index_put_ scatter_reduce")


@lru_cache(maxsize=4096)
def name_of(function: Any) -> str:
    """Return an operation's name without its overload."""
    return str(function._schema.name.rpartition("::")[2])


def is_exact(function: Any, args: Any) -> bool:
    """Tell whether an operation rounds nothing, given these arguments."""
    name = name_of(function)
    if name not in EXACT or function._schema.overload_name in _ROUNDED_FORMS:
        return False
    return name not in _EXACT_OF_REALS or not any(tensor.is_complex() for tensor in tensors_in(args))


@lru_cache(maxsize=4096)
def is_view(function: Any) -> bool:
    """Whether an operation returns views of its arguments, or no tensor."""
    returns = function._schema.returns
    return not returns or all(r.alias_info is not None and not r.alias_info.is_write for r in returns)


def tensors_in(value: Any) -> Iterator[Tensor]:
    """Go through the tensors of nested lists, tuples and mappings."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from tensors_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from tensors_in(inner)


def parts_of(tensor: Tensor) -> Iterator[Part]:
    """Go through a tensor in parts of `AT_ONCE` elements; one that is not contiguous is a part by itself."""
    if tensor.numel() <= AT_ONCE or not tensor.is_contiguous():
        yield lambda other: other.expand(tensor.shape)
        return
    for start in range(0, tensor.numel(), AT_ONCE):
        yield lambda other, start=start: other.expand(tensor.shape).reshape(-1)[start : start + AT_ONCE]  # type: ignore[misc]


@contextmanager
def plain_attention() -> Iterator[None]:
    """Have PyTorch compute attention by its formula, in operations that are seen one by one."""
    switches: Any = torch.backends.cuda
    before = switches.flash_sdp_enabled(), switches.mem_efficient_sdp_enabled(), switches.cudnn_sdp_enabled()
    fused = (switches.enable_flash_sdp, switches.enable_mem_efficient_sdp, switches.enable_cudnn_sdp)
    try:
        for switch in fused:
            switch(False)
        yield
    finally:
        for switch, was in zip(fused, before, strict=True):
            switch(was)


class Storage:
    """What storing results between operations does to them, in several samples.

    A stored number is rounded to the nearest of its dtype. So is a kernel's own, but where it stores none or where
    its other order of computing tips a rounding over. A sample rounds the number and moves it by one of `SHIFTS` of
    the last place. So the unit of an element that depends on one such number is at least a quarter of its last place,
    however few the samples are, and 4 units are twice what its rounding can be. Equal numbers move alike. A number that
    storing does not change stays, for no kernel's is rounded there, and one that it hardly changes is moved by little.

    Results in a row are dealt to groups, and a sample stores those of one group. Else what the second one is moved by
    would undo, in all samples of some element, what the first one was.

    Parameters
    ----------
    dtype : torch.dtype
    groups : int
        The `place`-th result is stored in samples of group `place` % `groups`; the `sample`-th is one of that group.
    each : int
        How many samples each group has.
    seed : int
    """

    def __init__(self, dtype: torch.dtype, groups: int, each: int, seed: int) -> None:
        self.dtype, self.groups = dtype, groups
        info = torch.finfo(dtype)
        self._digits = 1 - math.frexp(info.eps)[1]
        self._least = math.frexp(info.tiny)[1]
        self.drifts: dict[torch.Size, Drifts] = {}
        drawn = torch.rand(PATTERNS, each, generator=torch.Generator().manual_seed(seed))
        self._shifts = torch.tensor(SHIFTS, dtype=torch.float64)[drawn.argsort(dim=1) % len(SHIFTS)]

    def round(self, tensor: Tensor, sample: int, place: int) -> None:
        """Round a tensor in place, as the `place`-th that is stored, if this sample stores it."""
        if (sample - place) % self.groups:
            return
        for part in parts_of(tensor):
            self._round(part(tensor), sample // self.groups, place)

    def _round(self, tensor: Tensor, nth: int, place: int) -> None:
        wide = tensor.double().contiguous()
        stored = wide.to(self.dtype).double()
        cut = 52 - self._digits - MORE_DIGITS
        key = wide.view(torch.int64).add(1 << (cut - 1)).bitwise_right_shift_(cut).add_(place << 40)
        pattern = key.mul_(0x2545F4914F6CDD1D).bitwise_right_shift_(24).bitwise_and_(PATTERNS - 1)
        shifts = self._shifts[:, nth].to(tensor.device)[pattern]
        exponents = torch.frexp(stored).exponent.masked_fill_(stored == 0, self._least).clamp_min_(self._least)
        last_place = torch.ldexp(torch.ones_like(stored), exponents - 1 - self._digits)
        share = (wide - stored).abs_().div_(last_place)
        moves = torch.maximum(2 * share, (share / KEPT).square_()).clamp_max_(1.0).mul_(last_place)
        tensor.copy_(torch.where(stored.isfinite() & (wide != 0), stored + shifts * moves, wide))


class Call:
    """One operation with its arguments, to be run and its result moved."""

    def __init__(self, function: Any, name: str, args: Any, kwargs: Any, mode: Perturbed) -> None:
        self.function, self.name, self.args, self.kwargs, self.mode = function, name, args, kwargs, mode
        self.arithmetic = mode.arithmetic
        self.unit = mode.arithmetic.unit

    def run(self) -> Any:
        """Compute the result and move it by what rounding may do to it."""
        if not any(t.is_floating_point() or t.is_complex() for t in tensors_in((self.args, self.kwargs))):
            return self.function(*self.args, **self.kwargs)
        if self.name in _SUMS:
            return self._moved(*self._sum())
        if self.name in PRODUCTS:
            return self._moved(*self._product())
        if self.name == "convolution_backward" and list(self.args[-1]) == [False, True, False]:
            return self._moved(*self._weight_gradient())
        if self.name in ("cumsum", "cumsum_"):
            return self._moved(*self._scan())
        if self.name in _TRANSFORMS:
            return self._moved(*self._transform())
        if self.name in _ADDITIONS:
            return self._moved(*self._additions())
        if self.name in _ARITHMETIC:
            result = self.function(*self.args, **self.kwargs)
            roundings = 0.0 if self._only_scales else 1.0
            self._moved(result, [self._relative(t, roundings) for t in tensors_in(result)])
        else:
            result = self._any()
        if self._squares:
            self.mode.note_square(result)
        return result

    @property
    def _squares(self) -> bool:
        """Whether it multiplies a tensor by itself."""
        if self.name == "square":
            return True
        if len(self.args) < 2:
            return False
        base, other = self.args[:2]
        if self.name == "pow":
            return not isinstance(other, Tensor) and bool(other == 2)
        return self.name == "mul" and base is other

    @property
    def _only_scales(self) -> bool:
        """Whether it multiplies or divides by a power of two, which rounds nothing but what is next to nothing."""
        if self.name.removesuffix("_") not in ("mul", "div") or len(self.args) != 2 or self.kwargs:
            return False
        factor = self.args[1]
        return isinstance(factor, int | float) and abs(math.frexp(factor)[0]) == 0.5

    def _moved(self, result: Any, scales: Sequence[Scale]) -> Any:
        for tensor, scale in zip(tensors_in(result), scales, strict=False):
            if tensor.is_floating_point() or tensor.is_complex():
                self.mode.move(tensor, scale)
        return result

    def _relative(self, tensor: Tensor, roundings: float = 1.0) -> Callable[[Part], Tensor]:
        """One rounding of the result, or several; the least number where it is next to nothing."""

        def scale(part: Part) -> Tensor:
            size = part(tensor).abs().to(torch.float64)
            return size.sign().mul_(self.arithmetic.least).add_(size, alpha=roundings * self.unit)

        return scale

    def of_sum(
        self, total: Tensor, squares: Tensor, partial: Tensor | float, count: float, rows: Tensor | None = None
    ) -> Tensor:
        """Return the standard error of a sum: roundings of partial sums, which behave like a random walk.

        Parameters
        ----------
        total, squares : Tensor
            Sum of the terms and of their squares.
        partial : Tensor or float
            Mean square of the partial sums in the order of the memory, as far as it is known.
        count : float
            How many terms.
        rows : Tensor, optional
            The terms, along the last axis: what equal ones drift by is then measured.
        """
        if count <= 1:
            return total.abs() * 0.0
        walk = ((total.square() + squares + partial) / 3).sqrt_().mul_(self.unit * math.sqrt(count))
        # Terms that are as good as equal are all rounded the same way, so that errors add up instead.
        deviation = (squares / count - (total / count).square()).clamp_min_(0.0).sqrt_()
        alike = deviation <= 8 * self.unit * total.abs()
        if rows is None:
            return torch.where(alike, torch.maximum(walk, total.abs() * (self.unit * count / 4)), walk)
        binades = EQUAL_BINADES if bool(alike.any()) else BINADES
        size = torch.maximum(total.square(), squares)
        size = (torch.maximum(size, partial) if isinstance(partial, Tensor) else size).sqrt_()
        # Terms that rounding has no part in are the same in all samples.
        drift = self.mode.once(lambda: drift_of(rows, self.unit, binades, size), total, squares)
        # So are those of one value that recurs among others, as the zeros that an activation makes.
        return torch.where(alike, torch.maximum(walk, drift), torch.hypot(walk, drift * DRIFTED))

    def _sum(self) -> tuple[Any, list[Tensor]]:
        result = self.function(*self.args, **self.kwargs)
        x = self.args[0]
        x = x.abs().double() if x.is_complex() else x.double()
        given = self.kwargs.get("dim", self.args[1] if len(self.args) > 1 else None)
        dims = list(range(x.dim())) if given in (None, []) else [given] if isinstance(given, int) else list(given)
        dims = sorted(d % max(x.dim(), 1) for d in dims) if x.dim() else []
        rows = x.movedim(dims, list(range(-len(dims), 0))).flatten(-len(dims)) if dims else x[..., None]
        count = rows.shape[-1]
        total = rows.sum(-1)
        scale = self.of_sum(total, rows.square().sum(-1), _partial(rows), count, rows)
        if self.mode.is_square(self.args[0]):
            few = rows.clamp_min(0.0).sqrt_().to(self.mode.stored).double()
            scale = torch.maximum(scale, drift_of(few.square_(), self.unit))
        if self.name == "mean" and count:
            scale = scale / count + self._relative(total / count)(lambda whole: whole)
        return result, [scale.reshape(result.shape)]

    def _scan(self) -> tuple[Any, list[Tensor]]:
        x, dim = self.args[0].double(), self.args[1]
        squares = x.square().cumsum(dim)
        result = self.function(*self.args, **self.kwargs)
        count = torch.ones_like(squares).cumsum(dim) if x.dim() else torch.ones_like(squares)
        partial = result.square().cumsum(dim) / count
        scale = ((result.square() + squares + partial) / 3 * count).sqrt_().mul_(self.unit)
        return result, [scale.masked_fill_(count <= 1, 0.0)]

    def _product(self) -> tuple[Any, list[Scale]]:
        first, second = PRODUCTS[self.name]
        a, b = self.args[first], self.args[second]
        rest = list(self.args)
        result = self.function(*rest, **self.kwargs)
        kwargs = {name: value for name, value in self.kwargs.items() if name != "out"}
        magnitudes = [
            t.abs().square() if isinstance(t, Tensor) and i not in (first, second) else t for i, t in enumerate(rest)
        ]
        magnitudes[first], magnitudes[second] = a.abs().square(), b.abs().square()
        for name in ("alpha", "beta"):
            if name in kwargs:
                kwargs[name] = kwargs[name] ** 2
        squares = self.function(*magnitudes, **kwargs).double()
        if self.name == "convolution":
            transposed, groups = self.args[6], self.args[8]
            count = b[0].numel() if not transposed else b.shape[0] // groups * math.prod(b.shape[2:])
            partial: Tensor | float = 0.0
        else:
            count = a.shape[-1]
            partial = _partial_products(a, b) if self.name in ("mm", "bmm", "addmm", "baddbmm") else 0.0
        count += (
            self.name.startswith("add")
            or self.name == "baddbmm"
            or (self.name == "convolution" and rest[2] is not None)
        )
        return result, [self._of_products(result, squares, partial, count)]

    def _transform(self) -> tuple[Any, list[Tensor]]:
        """Move a Fourier transform: every element is a sum of all of them, each turned by a root of unity.

        The fast transforms add them in few steps, but one step may add two sums that are far larger than their
        difference: with a mean of the elements, that of the even and that of the odd ones.
        """
        x, dims = self.args[0], [d % self.args[0].dim() for d in self.args[1]]
        result = self.function(*self.args, **self.kwargs)
        last = dims[-1]
        lengths = {d: max(x.shape[d], result.shape[d]) for d in dims}
        count = math.prod(lengths.values())
        factor = {0: 1.0, 1: count**-0.5, 2: 1.0 / count}[int(self.args[2])]
        halved = 2.0 if self.name == "_fft_c2r" else 1.0  # of a spectrum with its mirror image, half is there
        squares = x.abs().double().square().sum(dims, keepdim=True) * (halved * factor * factor)
        partial = torch.zeros(result.shape, dtype=torch.float64, device=result.device)
        width = -(-x.shape[last] // CHUNKS)
        seen = torch.zeros_like(x)
        for start in range(0, x.shape[last], width):
            part = slice(start, start + width)
            seen.movedim(last, -1)[..., part] = x.movedim(last, -1)[..., part]
            partial += self.function(seen, *self.args[1:], **self.kwargs).abs().double().square() / CHUNKS
        return result, [self.of_sum(result.abs().double(), squares.expand(result.shape), partial, count)]

    def _weight_gradient(self) -> tuple[Any, list[Scale]]:
        """Move the one gradient of a convolution that is a sum over pixels."""
        result = self.function(*self.args, **self.kwargs)
        dy, x, *rest = self.args
        squares = self.function(dy.abs().square(), x.abs().square(), *rest, **self.kwargs)[1].double()
        return result, [self._of_products(result[1], squares, 0.0, dy[:, 0].numel())]

    def _of_products(
        self, result: Tensor, squares: Tensor, partial: Tensor | float, count: float
    ) -> Callable[[Part], Tensor]:
        """Return the standard error of sums of `count` products, from them and the sums of the products' squares."""

        def scale(part: Part) -> Tensor:
            total, its_squares = part(result).abs().double(), part(squares)
            its_partial = part(partial) if isinstance(partial, Tensor) else partial
            size = self.of_sum(total, its_squares, its_partial, max(count, 2))
            if self.arithmetic.tf32:
                size = size.square_().add_((4 * its_squares + total.square()) * UNITS["tf32"] ** 2).sqrt_()
            if self.arithmetic.tensor_cores:
                size = torch.maximum(size, total * (self.unit * count / TRUNCATED))
            return size.add_((its_squares != 0) * (self.arithmetic.least * math.sqrt(max(count, 1))))

        return scale

    def _additions(self) -> tuple[Any, list[Tensor | float]]:
        """Additions into places that an index chooses: the same of magnitudes, and of ones for their number."""

        def alike(fill: Callable[[Tensor], Tensor]) -> list[Any]:
            return [fill(t) if isinstance(t, Tensor) and t.is_floating_point() else t for t in self.args]

        size = self.function(*alike(lambda t: t.abs().clone()), **self.kwargs).double()
        count = self.function(*alike(torch.ones_like), **self.kwargs).double().clamp_min_(1.0)
        result = self.function(*self.args, **self.kwargs)
        return result, [size * count.sqrt_() * self.unit * (count > 1)]

    def _any(self) -> Any:
        """Any other operation: its arguments moved by a rounding a term, its result by that of a library's function."""
        inputs = [t for t in tensors_in((self.args, self.kwargs)) if t.is_floating_point() or t.is_complex()]
        terms = 1.0
        writes = any(a.alias_info is not None and a.alias_info.is_write for a in self.function._schema.arguments)
        if not writes:
            plain = self.function(*self.args, **self.kwargs)
            sizes = [t.numel() for t in tensors_in(plain) if t.is_floating_point() or t.is_complex()]
            if not sizes:
                return plain
            del plain  # as large as the result
            terms = max(1.0, max(t.numel() for t in inputs) / max(sizes[0], 1))
            pointwise = torch.Tag.pointwise in self.function.tags
            terms, share = (1.0, 0.5) if pointwise else (terms, 2.0)
            if self.name in ("prod", "cumprod"):  # each factor's product is rounded, once
                terms, share = 1.0, 1.0
            of_largest = self.name in _FACTORISATIONS
            if of_largest:
                terms = float(max(t.shape[-1] if t.dim() else 1 for t in inputs))
            roundings = share * math.sqrt(terms)
            args = [self._shifted(v, roundings, of_largest=of_largest) for v in self.args]
            is_gradient = self.name.endswith("_backward")
            interpolates = self.name.removeprefix("_").removesuffix("_backward").removesuffix("_aa") in _INTERPOLATIONS
            if interpolates and not is_gradient:
                self.mode.move(args[0], steps_beside(self.args[0]).mul_(self.unit))
            kwargs = {name: self._shifted(v, roundings) for name, v in self.kwargs.items()}
            result = self.function(*args, **kwargs)
            if interpolates and is_gradient:
                size = self.function(self.args[0].abs(), *self.args[1:], **self.kwargs)
                self.mode.move(result, largest_beside(size).mul_(2 * self.unit * max(size.shape[2:])))
        else:
            result = self.function(*self.args, **self.kwargs)
        roundings = _LIBRARY_ROUNDINGS.get(self.name.removesuffix("_"), 2.0)
        scales = [self._relative(t, roundings * math.sqrt(terms)) for t in tensors_in(result)]
        return self._moved(result, scales)

    def _shifted(self, value: Any, roundings: float, *, of_largest: bool = False) -> Any:
        """Copy an argument, its floats moved by so many roundings, of themselves or of the largest in their matrix."""
        if isinstance(value, Tensor) and (value.is_floating_point() or value.is_complex()):
            copy = value.clone()
            of = value
            if of_largest and value.numel() and value.dim():
                of = value.abs().amax(tuple(range(-min(value.dim(), 2), 0)), keepdim=True).expand(value.shape)
            self.mode.move(copy, self._relative(of, roundings))
            return copy
        if isinstance(value, (list, tuple)):
            return type(value)(self._shifted(v, roundings) for v in value)
        return value


def drift_of(terms: Tensor, unit: float, binades: int = BINADES, size: Tensor | None = None) -> Tensor:
    """Return how far the roundings of a sum over the last axis, in order, go one way.

    Adding a term to a partial sum rounds off what the term has below the last place of the partial sum, whatever that
    sum is. So these remainders say what a sum of the terms in any order drifts by: nothing where all of them are whole
    places, sqrt(n) roundings where they are spread evenly, more where they are not. A term that ends in half a place is
    rounded to the even neighbour: up as often as down where the partial sums are odd as often as even, and the odd
    terms between two such ones see to that.

    Parameters
    ----------
    terms : Tensor
        float64.
    unit : float
        Unit roundoff of the accumulator.
    binades : int
        At how many sizes of the partial sums it is looked at.
    size : Tensor, optional
        The largest of these sizes; by default that of the sum.
    """
    size = terms.sum(-1).abs() if size is None else size
    if terms.numel() > AT_ONCE and size.numel() > 1:
        rows, sizes = terms.reshape(-1, terms.shape[-1]), size.reshape(-1)
        at_once = max(AT_ONCE // terms.shape[-1], 1)
        parts = [slice(start, start + at_once) for start in range(0, len(rows), at_once)]
        return torch.cat([drift_of(rows[p], unit, binades, sizes[p]) for p in parts]).reshape(size.shape)
    place = torch.ldexp(torch.full_like(size, 2 * unit), torch.frexp(size).exponent - 1)[..., None]
    drift = torch.zeros_like(size)
    for _ in range(binades):
        steps = terms / place
        rest = steps - steps.round()
        one_way = rest.sum(-1)
        tie = rest.abs() == 0.5
        if bool(tie.any()):
            odd = (steps.round_().remainder_(2.0) == 1.0).sum(-1)
            ties = tie.sum(-1)
            halves = rest.mul_(tie).sum(-1)
            one_way = (one_way - halves).abs() + (halves * (ties / (ties + 2.0 * odd)).nan_to_num_(nan=0.0)).abs()
        drift = torch.maximum(drift, one_way.abs() * place[..., 0])
        place = place / 2
    return drift.nan_to_num_(nan=0.0, posinf=0.0)


def steps_beside(image: Tensor) -> Tensor:
    """Return by how much each element differs from its neighbours along an axis, times twice the axis' length."""
    steps = torch.zeros_like(image, dtype=torch.float64)
    for axis in range(2, image.dim()):
        apart = image.double().diff(dim=axis).abs_().mul_(2 * image.shape[axis])
        length = apart.shape[axis]
        for start in (0, 1):
            beside = steps.narrow(axis, start, length)
            torch.maximum(beside, apart, out=beside)
    return steps


def _partial(rows: Tensor) -> Tensor | float:
    """Mean square of a sum's partial sums, from `CHUNKS` of them."""
    width = rows.shape[-1] // CHUNKS
    if width < 1:
        return 0.0
    chunks = rows[..., : width * CHUNKS].reshape(*rows.shape[:-1], CHUNKS, width).sum(-1)
    return chunks.cumsum(-1).square_().mean(-1)


def _partial_products(a: Tensor, b: Tensor) -> Tensor | float:
    """Mean square of the partial sums of a matrix product, from `CHUNKS` of them."""
    width = a.shape[-1] // CHUNKS
    if width < 4:
        return 0.0
    running = squares = None
    for chunk in range(CHUNKS):
        part = slice(chunk * width, (chunk + 1) * width)
        product = (a[..., part] @ b[..., part, :]).double()
        running = product if running is None else running.add_(product)
        squares = running.square() if squares is None else squares.add_(running.square())
    assert squares is not None
    return squares.div_(CHUNKS)


def largest_beside(image: Tensor) -> Tensor:
    """Return the largest of each element and its neighbours along each axis."""
    largest = image.double()
    for axis in range(2, image.dim()):
        here, length = largest.clone(), largest.shape[axis] - 1
        for start in (0, 1):
            beside = largest.narrow(axis, start, length)
            torch.maximum(beside, here.narrow(axis, 1 - start, length), out=beside)
    return largest


@dataclass(frozen=True)
class Drifts:
    """How far sums of squares of numbers drift, along the last axis: the samples of a measurement have inputs alike.

    Attributes
    ----------
    few : Tensor
        The numbers.
    mean_square, raw, centred : Tensor
        Mean of their squares, and drifts of these squares and of those of the deviations from the mean.
    """

    few: Tensor
    mean_square: Tensor
    raw: Tensor
    centred: Tensor

    @classmethod
    def of(cls, few: Tensor, arithmetic: Arithmetic) -> Drifts:
        """Compute them."""
        mean = few.mean(-1, keepdim=True).to(getattr(torch, arithmetic.accumulator)).double()
        squares = few.square()
        centred = drift_of((few - mean).square_(), arithmetic.unit)
        return cls(few, squares.mean(-1), drift_of(squares, arithmetic.unit), centred)


@dataclass(frozen=True)
class Step:
    """A compound operation of PyTorch's that is computed by its formula.

    Attributes
    ----------
    function : operator
    mode : Perturbed
        That moves the result of each step.
    """

    function: Any
    mode: Perturbed

    def drift(self, x: Tensor, dims: Sequence[int], limit: Tensor) -> Tensor | float:
        """Return how far the mean of squares drifts, of x or of its deviations from the mean, whichever is further.

        Numbers of few bits, as an input has them and as an activation may be stored, have squares whose roundings go
        one way; so has any one number that recurs.

        Parameters
        ----------
        x : Tensor
        dims : sequence of int
            The axes of the mean.
        limit : Tensor
            The mean square up to which a kernel may sum squares of x, with these axes of size 1.
        """
        arithmetic = self.mode.arithmetic
        with self.mode.paused():
            last = list(range(-len(dims), 0))
            if not arithmetic.stores_less:
                return self._drift_of_squares(x, dims, limit)
            few = x.to(self.mode.stored).double().movedim(list(dims), last).flatten(-len(dims))
            drifts = self.mode.drifts.get(few.shape)
            if drifts is None or not torch.equal(drifts.few, few):
                drifts = Drifts.of(few, arithmetic)
                if few.numel() <= AT_ONCE:
                    self.mode.drifts[few.shape] = drifts
            share = limit.reshape(few.shape[:-1]) / drifts.mean_square
            raw = drifts.raw * share.clamp_max_(1.0).nan_to_num_(nan=0.0)
            return torch.maximum(raw, drifts.centred).reshape(limit.shape) / max(few.shape[-1], 1)

    def _drift_of_squares(self, x: Tensor, dims: Sequence[int], limit: Tensor) -> Tensor:
        """Of x itself: of its deviations the sum of their squares says it."""
        squares = x.movedim(list(dims), list(range(-len(dims), 0))).flatten(-len(dims)).double().square()
        share = (limit.reshape(squares.shape[:-1]) / squares.mean(-1)).clamp_max_(1.0).nan_to_num_(nan=0.0)
        drift = self.mode.once(lambda: drift_of(squares, self.mode.arithmetic.unit), squares.sum(-1)) * share * DRIFTED
        return drift.reshape(limit.shape) / max(squares.shape[-1], 1)


def _softmax(_step: Step, x: Tensor, dim: int, _half: bool) -> Tensor:
    shifted = (x - x.amax(dim, keepdim=True)).exp()
    return shifted / shifted.sum(dim, keepdim=True)


def _log_softmax(_step: Step, x: Tensor, dim: int, _half: bool) -> Tensor:
    shifted = x - x.amax(dim, keepdim=True)
    return shifted - shifted.exp().sum(dim, keepdim=True).log()


def _logsumexp(_step: Step, x: Tensor, dim: Any, keepdim: bool = False) -> Tensor:
    largest = x.amax(dim, keepdim=True)
    largest = torch.where(largest.isfinite(), largest, 0.0)
    total = (x - largest).exp().sum(dim, keepdim=True).log() + largest
    return total if keepdim else total.squeeze(dim)


def _moments(step: Step, x: Tensor, dims: list[int], correction: float = 0.0) -> tuple[Tensor, Tensor]:
    """Mean and variance in two passes, as uncertain as in one pass where that is well conditioned."""
    count = math.prod(x.shape[d] for d in dims)
    mean = x.mean(dims, keepdim=True)
    variance = (x - mean).square().sum(dims, keepdim=True) / max(count - correction, 0.0)
    with step.mode.paused():
        capped = torch.minimum(mean.square(), variance * ILL_CONDITIONED)
        # In one pass the sum of squares is larger, and twice the mean's error counts, times the mean.
        walk = (capped * (2 * variance + 5 * capped)).sqrt() * math.sqrt(count)
        size = (capped + walk) * step.mode.arithmetic.unit + step.drift(x, dims, variance + capped)
        step.mode.move(variance, size)
    return mean, variance


def _var(step: Step, x: Tensor, dim: Any = None, *, correction: float | None = None, keepdim: bool = False) -> Any:
    dims = (
        list(range(x.dim())) if dim in (None, []) else [d % x.dim() for d in ([dim] if isinstance(dim, int) else dim)]
    )
    mean, variance = _moments(step, x, dims, 1.0 if correction is None else float(correction))
    name = name_of(step.function)
    if name.startswith("std"):
        variance = variance.clamp_min(0.0).sqrt()
    if not keepdim:
        mean, variance = mean.squeeze(dims), variance.squeeze(dims)
    return (variance, mean) if name.endswith("mean") else variance


def _normalise(x: Tensor, mean: Tensor, variance: Tensor, eps: float, weight: Any, bias: Any) -> Tensor:
    factor = (variance + eps).rsqrt()
    factor = factor if weight is None else factor * weight
    shift = mean * factor
    return x * factor + (-shift if bias is None else bias - shift)


def _layer_norm(step: Step, x: Tensor, shape: Sequence[int], weight: Any, bias: Any, eps: float) -> Any:
    mean, variance = _moments(step, x, list(range(x.dim() - len(shape), x.dim())))
    return _normalise(x, mean, variance, eps, weight, bias), mean, (variance + eps).rsqrt()


def _group_norm(
    step: Step, x: Tensor, weight: Any, bias: Any, n: int, c: int, _hw: int, groups: int, eps: float
) -> Any:
    rows = x.reshape(n, groups, -1) if x.numel() else x.reshape(n, groups, 0)
    mean, variance = _moments(step, rows, [2])
    per_channel = [1, groups, c // groups, 1]
    weight, bias = (None if t is None else t.view(per_channel) for t in (weight, bias))
    shape = (n, groups, c // groups, -1) if x.numel() else (n, groups, c // groups, 0)
    y = _normalise(x.reshape(shape), mean[..., None], variance[..., None], eps, weight, bias)
    return y.reshape(x.shape), mean[..., 0], (variance + eps).rsqrt()[..., 0]


def _batch_norm(
    step: Step,
    x: Tensor,
    weight: Any,
    bias: Any,
    running_mean: Any,
    running_var: Any,
    training: bool,
    momentum: float,
    eps: float,
) -> Any:
    channels = [1, -1] + [1] * (x.dim() - 2)

    def spread(tensor: Any) -> Any:
        return None if tensor is None else tensor.view(channels)

    if training:
        dims = [d for d in range(x.dim()) if d != 1]
        count = x.numel() // max(x.shape[1], 1)
        mean, variance = _moments(step, x, dims)
        if running_mean is not None:
            running_mean.copy_(running_mean * (1 - momentum) + mean.view(-1) * momentum)
        if running_var is not None:
            unbiased = variance.view(-1) * (count / max(count - 1, 1))
            running_var.copy_(running_var * (1 - momentum) + unbiased * momentum)
    else:
        mean, variance = spread(running_mean), spread(running_var)
    y = _normalise(x, mean, variance, eps, spread(weight), spread(bias))
    saved = (mean.view(-1), (variance + eps).rsqrt().view(-1)) if training else (x.new_empty(0), x.new_empty(0))
    return y, *saved


def _vector_norm(
    _step: Step, x: Tensor, order: float = 2, dim: Any = None, keepdim: bool = False, **_dtype: Any
) -> Tensor | None:
    if order not in (1, 2):
        return None
    dims = list(range(x.dim())) if dim is None else dim
    total = (x.abs() if order == 1 else x.abs().square()).sum(dims, keepdim=keepdim)
    return total if order == 1 else total.sqrt()


def _gelu(_step: Step, x: Tensor, *, approximate: str = "none") -> Tensor:
    if approximate == "tanh":
        return 0.5 * x * (1.0 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x * x * x)))
    return 0.5 * x * (1.0 + torch.erf(x * math.sqrt(0.5)))


def _gelu_backward(_step: Step, dy: Tensor, x: Tensor, *, approximate: str = "none") -> Tensor:
    if approximate == "tanh":
        inner = torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x * x * x))
        left, right = 0.5 * x, 1.0 + inner
        slope = math.sqrt(2 / math.pi) * (1.0 + 3 * 0.044715 * x * x)
        return dy * (0.5 * right + left * ((1.0 - inner * inner) * slope))
    density = torch.exp(-0.5 * x * x) * (1 / math.sqrt(2 * math.pi))
    return dy * (0.5 * (1.0 + torch.erf(x * math.sqrt(0.5))) + x * density)


def _elu(_step: Step, x: Tensor, alpha: float = 1.0, scale: float = 1.0, input_scale: float = 1.0) -> Tensor:
    return torch.where(x > 0, x * scale, ((x * input_scale).clamp_max(0.0).exp() - 1.0) * (alpha * scale))


def _softplus(_step: Step, x: Tensor, beta: float = 1.0, threshold: float = 20.0) -> Tensor:
    return torch.where(x * beta > threshold, x, (1.0 + (x * beta).clamp_max(threshold + 1).exp()).log() / beta)


def _log_sigmoid(_step: Step, x: Tensor) -> Any:
    small = (-x.abs()).exp()  # which the gradient is computed from
    return x.clamp_max(0.0) - (1.0 + small).log(), small


def _sigmoid(x: Tensor) -> Tensor:
    return 1.0 / (1.0 + (-x).exp())


def _silu_backward(_step: Step, dy: Tensor, x: Tensor) -> Tensor:
    s = _sigmoid(x)
    return dy * (s * (1.0 + x * (1.0 - s)))


def _glu_backward(_step: Step, dy: Tensor, x: Tensor, dim: int) -> Tensor:
    a, b = x.chunk(2, dim)
    s = _sigmoid(b)
    return torch.cat([s * dy, (1.0 - s) * s * dy * a], dim)


def _mish_backward(_step: Step, dy: Tensor, x: Tensor) -> Tensor:
    y = torch.tanh((1.0 + x.clamp_max(30.0).exp()).log() + (x - x.clamp_max(30.0)))
    return dy * (y + x * _sigmoid(x) * (1.0 - y * y))


def _mish(_step: Step, x: Tensor) -> Tensor:
    return x * torch.tanh((1.0 + x.clamp_max(30.0).exp()).log() + (x - x.clamp_max(30.0)))


def _addcmul(_step: Step, x: Tensor, one: Tensor, other: Tensor, *, value: float = 1.0) -> Tensor:
    return x + one * other * value


def _addcdiv(_step: Step, x: Tensor, one: Tensor, other: Tensor, *, value: float = 1.0) -> Tensor:
    return x + one / other * value


def _lerp(_step: Step, x: Tensor, end: Tensor, weight: Any) -> Tensor:
    moved: Tensor = x + (end - x) * weight
    return moved


def _mse_loss(_step: Step, x: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    away = (x - target).square()
    if reduction == 1:
        return away.mean()
    return away.sum() if reduction else away


def _nll_loss(_step: Step, x: Tensor, target: Tensor, weight: Any, reduction: int = 1, ignored: int = -100) -> Any:
    if x.dim() < 2:
        return None
    counts = target != ignored
    index = torch.where(counts, target, 0)
    losses = torch.where(counts, -x.gather(1, index[:, None])[:, 0], 0.0)
    total = counts.sum().to(x.dtype)
    if weight is not None:
        weights = torch.where(counts, weight[index], 0.0)
        losses, total = losses * weights, weights.sum()
    if not reduction:
        return losses, torch.zeros_like(total)
    return (losses.sum() / total if reduction == 1 else losses.sum()), total


def _embedding_bag(
    step: Step,
    table: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding: int = -1,
) -> Any:
    if mode == 2 or padding >= 0 or not len(indices) or not len(offsets):
        return None
    with step.mode.paused():
        given = scale_grad_by_freq, mode, sparse, weights, include_last_offset, padding
        _, *others = step.function(table, indices, offsets, *given)
    starts = offsets.tolist()
    ends = [*starts[1:], *([] if include_last_offset else [len(indices)])]
    rows = table[indices] if weights is None else table[indices] * weights[:, None]
    bags = [rows[start:end] for start, end in zip(starts, ends, strict=False)]
    if len({len(bag) for bag in bags}) == 1:
        total = rows[starts[0] : ends[-1]].view(len(bags), -1, rows.shape[1]).sum(1)
    else:
        total = torch.stack([bag.sum(0) for bag in bags])
    counts = torch.tensor([max(len(bag), 1) for bag in bags], device=table.device)[:, None] if mode else None
    return (total if counts is None else total / counts, *others)


TEXTBOOK: Mapping[str, Callable[..., Any]] = {
    "_softmax": _softmax,
    "_log_softmax": _log_softmax,
    "logsumexp": _logsumexp,
    "var": _var,
    "var_mean": _var,
    "std": _var,
    "std_mean": _var,
    "native_layer_norm": _layer_norm,
    "native_group_norm": _group_norm,
    "native_batch_norm": _batch_norm,
    "linalg_vector_norm": _vector_norm,
    "gelu": _gelu,
    "gelu_backward": _gelu_backward,
    "silu_backward": _silu_backward,
    "glu_backward": _glu_backward,
    "mish_backward": _mish_backward,
    "elu": _elu,
    "softplus": _softplus,
    "log_sigmoid_forward": _log_sigmoid,
    "mish": _mish,
    "addcmul": _addcmul,
    "addcdiv": _addcdiv,
    "lerp": _lerp,
    "mse_loss": _mse_loss,
    "nll_loss_forward": _nll_loss,
    "nll_loss2d_forward": _nll_loss,
    "_embedding_bag": _embedding_bag,
    "_embedding_bag_forward_only": _embedding_bag,
}
"""PyTorch's compound operations by the formulas that kernels follow, in operations that are rounded one by one.

One that returns None has no formula for these arguments.
"""
