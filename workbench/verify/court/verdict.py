"""From bytes to a verdict: what the reference's process and the candidate's handed out, held against each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor

from workbench.verify.court.plain import Message, scalars
from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.tolerances import TOLERANCES

_SAME_DRAW = 1e-3
"""Share of the largest output by which runs with other seeds differ where they draw; GPU sums differ by less."""
_COARSENESS = ("float64", "float32", "float16", "bfloat16")


@dataclass(frozen=True)
class Results:
    """Outputs of a call and the state that it left.

    Attributes
    ----------
    shape : JSON value
        Structure of the outputs, as `flatten` has it.
    outputs : mapping of str to Tensor
    state : mapping of str to Tensor
    """

    shape: Any
    outputs: Mapping[str, Tensor]
    state: Mapping[str, Tensor]


@dataclass(frozen=True)
class Measured:
    """What the reference's process computed on one set of inputs.

    Attributes
    ----------
    library : Results
        PyTorch's, in the file's own dtypes.
    exact : Results
        In float64; `library` again where the model does not run so, or draws random numbers.
    is_random : bool
        Whether another seed gives another result.
    inputs : sequence of str
        Digests of the inputs as it leaves them.
    aliases : sequence of sequence of str
        In whose memory each of its outputs lies.
    """

    library: Results
    exact: Results
    is_random: bool
    inputs: Sequence[str]
    aliases: Sequence[Sequence[str]]

    @classmethod
    def of(cls, message: Message, state_names: Sequence[str], is_random: bool) -> Measured:
        """Read what the reference's process answered; `is_random` where that is known already."""
        results: dict[str, Results] = {}
        tensors = list(message.tensors)
        for name in ("library", "other", "exact"):
            if about := message.fields.get(name):
                outputs = dict(zip(about["names"], tensors[: about["outputs"]], strict=True))
                del tensors[: about["outputs"]]
                results[name] = Results(
                    about["shape"], outputs, dict(zip(state_names, tensors[: about["state"]], strict=True))
                )
                del tensors[: about["state"]]
        library = results["library"]
        others = results["other"].outputs if "other" in results else {}
        is_random = is_random or any(_far(library.outputs[name], other) for name, other in others.items())
        exact = results.get("exact", library)
        fits = [t.shape for t in exact.outputs.values()] == [t.shape for t in library.outputs.values()]
        oracle = library if is_random or not fits else exact
        return cls(library, oracle, is_random, message.fields["inputs"], message.fields["aliases"])

    def judge(self, got: Results, inputs: Sequence[Tensor], before: Mapping[str, Tensor]) -> Judgement:
        """Judge a candidate's outputs, then the state that it left.

        Parameters
        ----------
        got : Results
        inputs : sequence of Tensor
            Of the call; their dtype says how exact it can be.
        before : mapping of str to Tensor
            The state that the call found.
        """
        judgement = self._judge_outputs(got, floating_dtype(inputs))
        if judgement.detail and self.is_random:
            words = (
                "random: Model draws random numbers, and those of ModelNew are not the same ones under the same seed"
            )
            return replace(judgement, detail=f"{words}: {judgement.detail}")
        return judgement if judgement.detail else self._judge_state(got.state, before, inputs) or judgement

    def _judge_outputs(self, got: Results, dtype: torch.dtype) -> Judgement:
        library = self.library.outputs
        if list(got.outputs) != list(library):
            return Judgement(f"expected the outputs {', '.join(library)}; got {', '.join(got.outputs)}")
        theirs, ours = (dict(scalars(shape)) for shape in (self.library.shape, got.shape))
        if theirs.keys() != ours.keys():
            return Judgement(f"expected outputs with {', '.join(theirs)}; got {', '.join(ours)}")
        exact = dict(scalars(self.exact.shape))
        parts = [_judge_scalar(n, value, exact.get(n, value), ours[n], dtype) for n, value in theirs.items()]
        parts += [judge_tensor(n, self.exact.outputs[n], library[n], got.outputs[n], dtype) for n in library]
        return max(parts, key=lambda judgement: judgement.strain)

    def _judge_state(
        self, got: Mapping[str, Tensor], before: Mapping[str, Tensor], inputs: Sequence[Tensor]
    ) -> Judgement | None:
        """Say which parameter or buffer is not what the reference leaves; None where all are."""
        if missing := before.keys() - got.keys():
            return Judgement(f"state: {', '.join(sorted(missing))} is gone")
        for name, then in before.items():
            library = self.library.state[name]
            if same_bits(library, then) or not then.is_floating_point():
                if not same_bits(got[name], library):
                    return Judgement(f"state: {name} is not as Model leaves it")
                continue
            judgement = judge_tensor(name, self.exact.state[name], library, got[name], floating_dtype(inputs))
            if judgement.max_abs_error > judgement.tolerance:  # values that span little are no fault of a buffer
                return replace(judgement, detail=f"state: {judgement.detail}")
        return None


def judge_tensor(name: str, exact: Tensor, library: Tensor, got: Tensor, dtype: torch.dtype) -> Judgement:
    """Judge one output: the one place that calls the yardstick.

    Parameters
    ----------
    name : str
        What the output is called in messages.
    exact, library, got : Tensor
        In float64, PyTorch's own, and the candidate's.
    dtype : torch.dtype
        Of the inputs.
    """
    if (got.shape, got.dtype) != (library.shape, library.dtype):
        return Judgement(
            f"expected {name} of shape {tuple(library.shape)} and {library.dtype}; "
            f"got {tuple(got.shape)} and {got.dtype}"
        )
    if library.is_complex():
        wide, narrow, ours = (torch.view_as_real(tensor) for tensor in (exact.to(torch.complex128), library, got))
        return judge_tensor(name, wide, narrow, ours, dtype)
    if not library.is_floating_point():
        return _judge_exactly(name, (library, exact), got)
    named = {str(kind).removeprefix("torch.") for kind in (dtype, library.dtype)}
    coarsest = max(named & set(_COARSENESS), key=_COARSENESS.index, default="float32")
    return Yardstick.of(exact.double(), library, TOLERANCES[coarsest]).judge(name, got)


def _judge_exactly(name: str, expected: Sequence[Tensor], got: Tensor) -> Judgement:
    """Demand one of the expected values in each element: a tie may fall either way."""
    right = torch.zeros(got.shape, dtype=torch.bool)
    for tensor in expected:
        right |= got == tensor.to(got.dtype)
    if bool(right.all()):
        return Judgement("", max_abs_error=0.0)
    place = tuple((~right).nonzero()[0].tolist())
    index = ", ".join(map(str, place))
    values = f"{got[place].item()}, the oracle has {expected[0][place].item()}"
    return Judgement(f"{name}[{index}] is {values}; they must be equal")


def _judge_scalar(name: str, library: Any, exact: Any, got: Any, dtype: torch.dtype) -> Judgement:
    """Judge an output that is no tensor: a float by the yardstick, all else by equality."""
    if isinstance(library, float) and isinstance(got, float) and isinstance(exact, float):
        wide, narrow, ours = (torch.tensor(value, dtype=torch.float64) for value in (exact, library, got))
        return judge_tensor(name, wide, narrow, ours, dtype)
    if type(library) is type(got) and library == got:
        return Judgement("", max_abs_error=0.0)
    return Judgement(f"expected {name} to be {library!r}; got {got!r}")


def floating_dtype(values: Sequence[Any]) -> torch.dtype:
    """Return the dtype of the first tensor that is not of integers; float32, which parameters have, without one."""
    tensors = (value for value in values if isinstance(value, Tensor))
    return next((tensor.dtype for tensor in tensors if tensor.is_floating_point()), torch.float32)


def same_bits(one: Tensor, other: Tensor) -> bool:
    """Tell whether two tensors hold the same bits."""
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    if one.is_complex():
        one, other = torch.view_as_real(one), torch.view_as_real(other)
    return torch.equal(*(t.contiguous().flatten().view(torch.uint8) for t in (one, other)))


def _far(one: Tensor, other: Tensor) -> bool:
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
