"""Ops as operators of PyTorch: ``torch.ops.workbench.<name>``, which `torch.compile` keeps as one node of its graph."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from inspect import Parameter
from typing import TYPE_CHECKING, Any, TypeVar

import torch
from torch import Tensor
from torch._ops import OpOverloadPacket

from workbench.core.errors import WorkbenchError
from workbench.op.autograd import Differentiable, DifferentiableKept
from workbench.op.replay import MISSED, Replays, identify, is_plain

if TYPE_CHECKING:
    from torch._ops import OpOverload

    from workbench.op.declaration import Op, Result

NAMESPACE = "workbench"
ATTRIBUTE_TYPES: Mapping[object, str] = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    int | None: "int?",
    float | None: "float?",
    tuple[int, int]: "int[2]",
    int | tuple[int, int]: "int[2]",
}
"""What an attribute may be, by its annotation in the oracle, and what a PyTorch schema calls it."""
TAKEN_NAMES = ("cls", "kernel")
"""What no attribute may be called: Inductor passes an operator's attributes on beside parameters of these names."""

_AUTOCAST_KEYS = {"cuda": torch._C.DispatchKey.AutocastCUDA, "cpu": torch._C.DispatchKey.AutocastCPU}
_LIBRARY = torch.library.Library(NAMESPACE, "FRAGMENT")  # type: ignore[no-untyped-call]
_CAST = (torch.float32, torch.float16, torch.bfloat16)
_taken: set[str] = set()
_naming = threading.Lock()
_Function = TypeVar("_Function", bound=Callable[..., Any])


class Packet(OpOverloadPacket[..., Any]):
    """An operator as Python calls it: ``torch.ops.workbench.gelu``.

    A call like an earlier one goes beside PyTorch's dispatcher where nothing wants to see it there, as ``op(x)`` does.
    """

    replays: Replays

    def __call__(self, /, *tensors: Any, **attributes: Any) -> Any:
        """Compute the op."""
        if not is_plain():
            return self._op(*tensors, **attributes)
        replays = self.replays
        found = replays.play_at_a_glance(tensors, attributes)
        if found is not MISSED:
            return found
        replays.forget_latest()
        found = self._op(*tensors, **attributes)
        known = replays.latest
        is_by_position = not any(isinstance(value, Tensor) for value in attributes.values())
        if known is not None and is_by_position and identify(tensors, attributes) is not None:
            replays.recognise(tensors, attributes, known)
        return found


class SchemaError(WorkbenchError):
    """An oracle's signature cannot be an operator's schema."""


def with_attributes_of(*others: Callable[..., Any]) -> Callable[[_Function], _Function]:
    """Make a decorator that spells out, in a function's signature, what its ``**`` parameter takes.

    Parameters
    ----------
    *others : callable
        The functions that the ``**`` parameter is passed on to; their keyword-only parameters take its place.
    """

    def spell_out(function: _Function) -> _Function:
        signature = inspect.signature(function, eval_str=True)
        own = {name: p for name, p in signature.parameters.items() if p.kind is not Parameter.VAR_KEYWORD}
        for other in others:
            theirs = inspect.signature(other, eval_str=True).parameters
            own |= {n: p for n, p in theirs.items() if p.kind is Parameter.KEYWORD_ONLY and n not in own}
        function.__signature__ = signature.replace(parameters=list(own.values()))  # type: ignore[attr-defined]
        return function

    return spell_out


def schema_of(op: Op) -> str:
    """Return the PyTorch schema of an op, without its name: tensors in order, then attributes by keyword.

    Raises
    ------
    SchemaError
        If an attribute of the oracle has an annotation that is not in `ATTRIBUTE_TYPES`, hides in ``**``, or has one of
        `TAKEN_NAMES`.
    """
    signature = inspect.signature(op.oracle, eval_str=True)
    tensors, attributes = [], []
    for name, parameter in signature.parameters.items():
        if parameter.kind is Parameter.POSITIONAL_OR_KEYWORD:
            alias = f"({chr(ord('a') + op.mutates.index(name))}!)" if name in op.mutates else ""
            optional = parameter.default is None
            tensors.append(f"Tensor{alias}? {name}=None" if optional else f"Tensor{alias} {name}")
        else:
            attributes.append(_attribute(op, parameter))
    several = signature.return_annotation
    count = len(several.__args__) if several not in (inspect.Signature.empty, Tensor) else 1
    result = "Tensor" if count == 1 else f"({', '.join(['Tensor'] * count)})"
    return f"({', '.join([*tensors, *(['*', *attributes] if attributes else [])])}) -> {result}"


def register(op: Op) -> OpOverload:
    """Define an op in PyTorch's dispatcher: its schema, kernels for any device, shapes without data, and gradients.

    Parameters
    ----------
    op : Op
        Its name is the operator's, with a number behind it where another op has that name already.

    Raises
    ------
    SchemaError
        If the oracle's signature is no schema.
    """
    schema = schema_of(op)
    with _naming:
        name = next(n for n in (op.name, *(f"{op.name}_{i}" for i in range(2, len(_taken) + 3))) if n not in _taken)
        qualified = f"{NAMESPACE}::{name}"
        torch.library.define(qualified, schema, lib=_LIBRARY, tags=torch.Tag.pt2_compliant_tag)
        _taken.add(name)
    packet = getattr(getattr(torch.ops, NAMESPACE), name)
    overload: OpOverload = packet.default
    packet.__class__, packet.replays = Packet, op.replays

    def compute(*tensors: Tensor | None, **attributes: Any) -> Result:
        return op.compute(*tensors, **with_tuples(attributes))

    def fake(*tensors: Tensor | None, **attributes: Any) -> Result:
        return op.fake(*tensors, **with_tuples(attributes))

    def differentiate(*tensors: Tensor | None, **attributes: Any) -> Result:
        follows = wants_gradient(tensors)
        if not follows and is_plain():
            found = op.replay(tensors, attributes)
            if found is not MISSED:
                return found  # type: ignore[no-any-return]
        if follows:
            if op.kept is not None:
                return DifferentiableKept.apply(op, with_tuples(attributes), *tensors)  # type: ignore[no-any-return, no-untyped-call]
            if op.parts is not None:
                return op.parts(*tensors, **with_tuples(attributes))
            return Differentiable.apply(op, overload, with_tuples(attributes), *tensors)  # type: ignore[no-any-return, no-untyped-call]
        with torch._C._AutoDispatchBelowAutograd():
            return overload(*tensors, **attributes)  # type: ignore[no-any-return]

    torch.library.impl(qualified, "CompositeExplicitAutograd", compute, lib=_LIBRARY)
    torch.library.register_fake(qualified, fake, lib=_LIBRARY)
    torch.library.impl(qualified, "Autograd", differentiate, lib=_LIBRARY)
    if op.autocast:
        for device, key in _AUTOCAST_KEYS.items():
            torch.library.impl(qualified, key.name, partial(_autocast, op, overload, device), lib=_LIBRARY)
    return overload


def wants_gradient(tensors: Sequence[Tensor | None]) -> bool:
    """Tell whether a call with these tensors is one that autograd follows."""
    if torch.is_grad_enabled():
        for tensor in tensors:
            if tensor is not None and tensor.requires_grad:
                return True
    return False


def _autocast(op: Op, overload: OpOverload, device: str, *tensors: Tensor | None, **attributes: Any) -> Result:
    """Compute an op with its inputs cast as its ``autocast`` says."""
    if op.autocast == "parts":
        assert op.parts is not None
        return op.parts(*tensors, **with_tuples(attributes))
    dtype = torch.get_autocast_dtype(device) if op.autocast == "lower" else torch.float32
    cast = (t.to(dtype) if t is not None and t.dtype in _CAST else t for t in tensors)
    with torch._C._ExcludeDispatchKeyGuard(torch._C.DispatchKeySet(_AUTOCAST_KEYS[device])):
        result: Result = overload(*cast, **attributes)
    first = tensors[0]
    if op.autocast == "widened" and first is not None and isinstance(result, Tensor):
        return result.to(first.dtype)
    return result


def _attribute(op: Op, parameter: Parameter) -> str:
    """Spell one keyword parameter of the oracle."""
    kind = type(parameter.default) if parameter.annotation is Parameter.empty else parameter.annotation
    if parameter.kind is Parameter.VAR_KEYWORD or kind not in ATTRIBUTE_TYPES:
        hint = "with_attributes_of(...) names what ** takes; " if parameter.kind is Parameter.VAR_KEYWORD else ""
        raise SchemaError(
            f"op {op.name}: expected attributes that PyTorch's schemas know; got {parameter} in the oracle: {hint}"
            f"annotate each as one of {', '.join(map(_spell, ATTRIBUTE_TYPES))}"
        )
    if parameter.name in TAKEN_NAMES:
        raise SchemaError(
            f"op {op.name}: expected attributes that torch.compile can pass on; got one called {parameter.name}, as "
            "Inductor calls a parameter of its own: choose another name"
        )
    declared = f"{ATTRIBUTE_TYPES[kind]} {parameter.name}"
    if parameter.default is Parameter.empty:
        return declared
    default = parameter.default
    text = f'"{default}"' if isinstance(default, str) else list(default) if isinstance(default, tuple) else default
    return f"{declared}={text}"


def _spell(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind)


def with_tuples(attributes: Mapping[str, Any]) -> dict[str, Any]:
    """Turn the dispatcher's lists back into tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in attributes.items()}
