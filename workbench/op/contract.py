"""What an oracle says of a call, asked on tensors without data: an op holds its plan against it before it launches."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from workbench.core.forks import cached_property
from workbench.core.text import plain
from workbench.op.errors import OpError
from workbench.op.layout import on_meta

if TYPE_CHECKING:
    from workbench.op.declaration import Case

MOST = 1024
"""Answers that are kept; the oldest makes way."""

REFUSALS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NameError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What PyTorch, an oracle or a plan raises of tensors that it does not take."""


@dataclass(frozen=True)
class Answer:
    """What an oracle says of tensors.

    Attributes
    ----------
    outputs : tuple of (tuple of int, torch.dtype), optional
        Shape and element type of each output; None where it cannot be asked without data.
    refusal : str
        What it raises; empty where it takes them.
    """

    outputs: tuple[tuple[tuple[int, ...], torch.dtype], ...] | None
    refusal: str = ""


class Contract:
    """The oracle of an op as what its calls are held against.

    Parameters
    ----------
    name : str
        The op's.
    oracle : callable
    inputs : sequence of str
        Names of its tensors.
    cases : sequence of Case
        Where the oracle runs without data on none of them, it cannot be asked.
    """

    def __init__(self, name: str, oracle: Callable[..., Any], inputs: Sequence[str], cases: Sequence[Case]) -> None:
        self._name, self._oracle, self._inputs, self._cases = name, oracle, inputs, cases
        self._known: OrderedDict[object, Answer] = OrderedDict()

    def check_devices(self, tensors: Sequence[Tensor | None]) -> None:
        """Refuse tensors of several devices.

        Raises
        ------
        OpError
            If there are some.
        """
        there = [(name, t.device) for name, t in zip(self._inputs, tensors, strict=False) if t is not None]
        for name, device in there[1:]:
            first, wanted = there[0]
            if device != wanted:
                raise OpError(
                    f"op {self._name}: expected all tensors on one device; got {first} on {wanted} and {name} on "
                    f"{device}; move one, as by {name}.to('{wanted}')"
                )

    def ask(self, tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]) -> Answer:
        """Run the oracle on tensors laid out alike without data; once for tensors and attributes like these."""
        try:
            laid_out = tuple(t if t is None else (t.shape, t.stride(), t.dtype) for t in tensors)
            key = laid_out, tuple(attributes.items())
            found = self._known.get(key)
        except (TypeError, RuntimeError):  # an attribute that has no hash; a tensor without strides
            return self._run(tensors, attributes)
        if found is None:
            found = self._known[key] = self._run(tensors, attributes)
            while len(self._known) > MOST:
                with suppress(KeyError):  # another thread has made room
                    self._known.popitem(last=False)
        return found

    @contextmanager
    def blaming(self, tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]) -> Iterator[None]:
        """Let a plan that stumbles over tensors say that the oracle refuses them as well, where it does."""
        try:
            yield
        except REFUSALS as error:
            if refusal := self.ask(tensors, attributes).refusal:
                raise OpError(self._refuse(refusal, tensors)) from error
            raise

    def check(
        self, way: str, outputs: Sequence[Tensor], tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]
    ) -> None:
        """Hold what was planned against the oracle.

        Parameters
        ----------
        way : str
            Name of the variant that planned it.
        outputs : sequence of Tensor
            Of the plan.
        tensors : sequence of Tensor or None
            Inputs of the call.
        attributes : mapping of str to object

        Raises
        ------
        OpError
            If the oracle refuses the inputs, or gives outputs of other shapes or element types.
        """
        answer = self.ask(tensors, attributes)
        if answer.refusal:
            raise OpError(self._refuse(answer.refusal, tensors))
        planned = tuple((tuple(one.shape), one.dtype) for one in outputs)
        if answer.outputs is None or planned == answer.outputs:
            return
        wanted, got = (" and ".join(_spell(*one) for one in those) for those in (answer.outputs, planned))
        raise OpError(
            f"op {self._name}: for {self._describe(tensors)} the oracle gives {wanted}; {way} plans {got}: give "
            f"tensors of the shapes and element types that {way} is written for, or mend its plan, or let its "
            "restriction refuse these"
        )

    def _run(self, tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]) -> Answer:
        try:
            return Answer(self._outputs(on_meta(*tensors), attributes))
        except (ImportError, MemoryError, OSError):  # what PyTorch loads for this is not to be had
            return Answer(None)
        except REFUSALS as error:
            if not self._can_be_asked:
                return Answer(None)
            said = plain(str(error)).splitlines()
            return Answer(None, f"{type(error).__name__}: {said[0] if said else ''}")

    def _outputs(
        self, tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]
    ) -> tuple[tuple[tuple[int, ...], torch.dtype], ...]:
        with torch.no_grad():
            result = self._oracle(*tensors, **attributes)
        several = (result,) if isinstance(result, Tensor) else result
        return tuple((tuple(one.shape), one.dtype) for one in several)

    @cached_property
    def _can_be_asked(self) -> bool:
        """Whether the oracle runs without data on some case that it is declared for."""
        for case in self._cases:
            dtype = getattr(torch, case.dtypes[0]) if case.dtypes else torch.float32
            with suppress(*REFUSALS):
                self._outputs(case.meta(dtype), case.attributes)
                return True
        return False

    def _refuse(self, refusal: str, tensors: Sequence[Tensor | None]) -> str:
        example = self._cases[0].meta(torch.float32)
        return (
            f"op {self._name}: got {self._describe(tensors)}, which the oracle does not take: {refusal}; give tensors "
            f"that fit together, as in case {self._cases[0].name}: {self._describe(example)}"
        )

    def _describe(self, tensors: Sequence[Tensor | None]) -> str:
        named = zip(self._inputs, tensors, strict=False)
        return ", ".join(f"{name} None" if t is None else f"{name} {_spell(t.shape, t.dtype)}" for name, t in named)


def _spell(shape: Sequence[int], dtype: torch.dtype) -> str:
    return f"{tuple(shape)} {str(dtype).removeprefix('torch.')}"
