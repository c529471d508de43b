"""From bytes to a verdict: what the reference's process and the candidate's handed out, held against each other."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import torch
from torch import Tensor

from workbench.verify.court.plain import Message, described, scalars
from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.measure import Expected
from workbench.verify.tolerances import UNITS

STATE = "state of "
"""What the names of parameters and buffers begin with, among outputs."""
_SAME_DRAW = 1e-3
"""Share of the largest output by which runs with other seeds differ where they draw; GPU sums differ by less."""
_FIELDS = ("value", "unit", "free")
_WIDER = {
    torch.uint16: torch.int32,
    torch.uint32: torch.int64,
    torch.uint64: torch.int64,  # of the same bits
    torch.complex32: torch.complex64,
    **{dtype: torch.float32 for name, dtype in vars(torch).items() if name.startswith("float8_")},
}
"""Types that PyTorch hardly computes with, and one that tells their values apart."""


@dataclass(frozen=True)
class Results:
    """Outputs of a call and the state that it left.

    Attributes
    ----------
    shape : JSON value
        Structure of the outputs, as `flatten` has it.
    outputs : mapping of str to Tensor
    state : mapping of str to Tensor
    computed : collection of str
        Of the state, what no parameter and no buffer holds: the model makes it when it is asked for its state.
    """

    shape: Any
    outputs: Mapping[str, Tensor]
    state: Mapping[str, Tensor]
    computed: Collection[str] = ()

    @classmethod
    def of(cls, shape: Any, names: Sequence[str], tensors: Sequence[Tensor], state_names: Sequence[str]) -> Results:
        """Name tensors: outputs, then state."""
        outputs = dict(zip(names, tensors, strict=False))
        return cls(shape, outputs, dict(zip(state_names, tensors[len(names) :], strict=True)))

    @cached_property
    def numbers(self) -> dict[str, Tensor]:
        """All that is judged by a yardstick: outputs, Python's floats among them, and the state."""
        floats = {name: torch.tensor(v, dtype=torch.float64) for name, v in scalars(self.shape) if type(v) is float}
        return {**self.outputs, **floats, **{STATE + name: tensor for name, tensor in self.state.items()}}


@dataclass(frozen=True)
class Standard:
    """What a candidate is judged by on one set of inputs.

    Attributes
    ----------
    library : Results
        PyTorch's, in the file's own dtypes.
    expected : mapping of str to Expected
        Of each of its numbers.
    is_random : bool
        Whether another seed gives another result.
    inputs : sequence of str
        Digests of the inputs as the reference leaves them.
    aliases : sequence of sequence of str
        In whose memory each of its outputs lies.
    has_values : bool
        Whether no input is empty: outputs of nothing are constants.
    """

    library: Results
    expected: Mapping[str, Expected]
    is_random: bool
    inputs: Sequence[str]
    aliases: Sequence[Sequence[str]]
    has_values: bool = True

    @classmethod
    def of(cls, message: Message, state_names: Sequence[str], *, has_values: bool = True) -> Standard:
        """Read what the reference's process answered."""
        fields, tensors = message.fields, message.tensors
        count = len(fields["names"]) + len(state_names)
        library = Results.of(fields["shape"], fields["names"], tensors[:count], state_names)
        expected = read_expected(fields["expected"], tensors[count:])
        return cls(library, expected, fields["random"], fields["inputs"], fields["aliases"], has_values)

    def judge(self, got: Results, before: Mapping[str, Tensor]) -> Judgement:
        """Judge a candidate's outputs, then the state that it left.

        Parameters
        ----------
        got : Results
        before : mapping of str to Tensor
            The state that the call found.
        """
        judgement = self._judge_outputs(got)
        if judgement.detail and self.is_random:
            words = "random: Model draws random numbers, and ModelNew's are not the same ones under the same seed"
            return replace(judgement, detail=f"{words}: {judgement.detail}")
        return judgement if judgement.detail else self._judge_state(got, before) or judgement

    def _judge_outputs(self, got: Results) -> Judgement:
        theirs, ours = (dict(scalars(results.shape)) for results in (self.library, got))
        if list(got.outputs) != list(self.library.outputs) or theirs.keys() != ours.keys():
            return Judgement(_unlike(self.library.shape, got.shape))
        right = Judgement("", max_abs_error=0.0, error_ratio=0.0)
        for name, value in theirs.items():
            if type(value) is not type(ours[name]) or (type(value) is not float and value != ours[name]):
                return Judgement(f"expected {name} to be {value!r}; got {ours[name]!r}")
        numbers = got.numbers
        names = [name for name in self.library.numbers if not name.startswith(STATE)]
        parts = [self._judge_number(name, name, numbers[name], demands_proof=self.has_values) for name in names]
        return max([right, *parts], key=lambda judgement: judgement.order)

    def _judge_number(self, name: str, called: str, result: Tensor, *, demands_proof: bool = True) -> Judgement:
        """Judge one of the library's numbers; where both have the same type, in one that PyTorch computes with."""
        library, expected = self.library.numbers[name], self.expected[name]
        if result.dtype == library.dtype:
            result, library = computable(result), computable(library)
            expected = replace(expected, value=computable(expected.value))
        return Yardstick.of(expected, library, demands_proof=demands_proof).judge(called, result)

    def _judge_state(self, got: Results, before: Mapping[str, Tensor]) -> Judgement | None:
        """Say which parameter or buffer is not what the reference leaves; None where all are."""
        if missing := before.keys() - got.state.keys():
            return Judgement(f"state: {', '.join(sorted(missing))} is gone")
        for name, then in before.items():
            library = self.library.state[name]
            if same_bits(library, then) or not then.is_floating_point():
                if not same_bits(got.state[name], library):
                    return Judgement(f"state: {name} is not as Model leaves it")
                continue
            if name in got.computed:
                return Judgement(f"state: a call changes {name}, which is no parameter or buffer of the model")
            judgement = self._judge_number(STATE + name, name, got.state[name])
            if judgement.error_ratio > 1.0:  # values that span little are no fault of a buffer
                return replace(judgement, detail=f"state: {judgement.detail}")
        return None


def computable(tensor: Tensor) -> Tensor:
    """Bring a tensor into a type that PyTorch computes with."""
    return tensor.to(_WIDER.get(tensor.dtype, tensor.dtype))


_MOST_LEVELS = 4


def _unlike(model: Any, new: Any) -> str:
    """Describe two structures as deep as it takes to tell them apart."""
    for levels in range(1, _MOST_LEVELS + 1):
        one, other = described(model, levels), described(new, levels)
        if one != other:
            break
    return f"Model returns {one}; ModelNew returns {other}"


def rounded(value: Tensor) -> Expected:
    """Expect a result of PyTorch's itself, where float64 tells nothing: within a rounding of its largest element."""
    if not value.is_floating_point() and not value.is_complex():
        return Expected(value, None)
    wide = value.to(torch.complex128 if value.is_complex() else torch.float64)
    finite = wide.abs().nan_to_num(nan=0.0, posinf=0.0)
    unit = UNITS.get(str(value.dtype).removeprefix("torch."), UNITS["float32"])
    return Expected(wide, torch.full_like(finite, unit * float(finite.max()) if finite.numel() else 0.0))


def write_expected(expected: Mapping[str, Expected]) -> tuple[dict[str, Any], list[Tensor]]:
    """Take what is expected apart into plain data."""
    fields, tensors = {}, []
    for name, one in expected.items():
        held = [getattr(one, field) for field in _FIELDS]
        fields[name] = [[tensor is not None for tensor in held], one.signed_zero, one.swing]
        tensors += [tensor for tensor in held if tensor is not None]
    return fields, tensors


def read_expected(fields: Mapping[str, Any], tensors: Sequence[Tensor]) -> dict[str, Expected]:
    """Put together what `write_expected` took apart."""
    left = iter(tensors)
    expected = {}
    for name, (held, signed_zero, swing) in fields.items():
        value, unit, free = (next(left) if there else None for there in held)
        assert value is not None
        expected[name] = Expected(value, unit, free, signed_zero, swing)
    return expected


def floating_dtype(values: Sequence[Any]) -> torch.dtype:
    """Return the dtype of the first tensor that is not of integers; float32, which parameters have, without one."""
    tensors = [value.real if value.is_complex() else value for value in values if isinstance(value, Tensor)]
    return next((tensor.dtype for tensor in tensors if tensor.is_floating_point()), torch.float32)


def same_bits(one: Tensor, other: Tensor) -> bool:
    """Tell whether two tensors hold the same bits."""
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    if one.is_complex():
        one, other = (torch.view_as_real(tensor.resolve_conj()) for tensor in (one, other))
    return torch.equal(*(t.contiguous().flatten().view(torch.uint8) for t in (one, other)))


def differs(one: Tensor, other: Tensor) -> bool:
    """Tell whether two runs differ by more than the order of their sums explains."""
    if one.shape != other.shape:
        return True
    if not one.numel() or same_bits(one, other):
        return False
    if not one.is_floating_point() and not one.is_complex():
        return not torch.equal(one, other)
    wide = torch.complex128 if one.is_complex() else torch.float64
    difference = (one.to(wide) - other.to(wide)).abs().nan_to_num(nan=0.0, posinf=math.inf)
    return bool(difference.max() > _SAME_DRAW * one.to(wide).abs().nan_to_num(posinf=0.0).max())
