"""A call of an op as one value, so that an ``op.py`` writes its signature once: in the oracle."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache, wraps
from inspect import Parameter
from typing import Any, TypeVar

from torch import Tensor

R = TypeVar("R")


class Call:
    """The tensors and attributes of a call, each under its name in the oracle's signature.

    Parameters
    ----------
    tensors : mapping of str to Tensor or None
        In the order of the signature, those that were left out among them.
    attributes : mapping of str to object
        Those that were left out have the oracle's defaults.

    Examples
    --------
    >>> import torch
    >>> call = Call({"x": torch.ones(2), "weight": None}, {"eps": 1e-5})
    >>> call.eps, call.weight, len(call.tensors)
    (1e-05, None, 2)
    """

    def __init__(self, tensors: Mapping[str, Tensor | None], attributes: Mapping[str, Any]) -> None:
        self.tensors: tuple[Any, ...] = tuple(tensors.values())
        self.attributes = dict(attributes)
        self._named = {**tensors, **attributes}

    def __getattr__(self, name: str) -> Any:
        named = self.__dict__.get("_named", {})
        if name not in named:
            raise AttributeError(f"the call has no {name!r}; it has {', '.join(named)}")
        return named[name]

    def pick(self, *names: str) -> dict[str, Any]:
        """Return some of the tensors and attributes by name, as another op's call or a launch takes them."""
        return {name: self._named[name] for name in names}

    def attributes_of(self, oracle: Callable[..., Any]) -> dict[str, Any]:
        """Return the attributes that another oracle takes as well, as a plan made of its op's plans passes them on."""
        return {name: self.attributes[name] for name in _keywords(oracle) if name in self.attributes}


@cache
def _keywords(oracle: Callable[..., Any]) -> tuple[str, ...]:
    parameters = inspect.signature(oracle).parameters.values()
    return tuple(one.name for one in parameters if one.kind is Parameter.KEYWORD_ONLY)


def takes_call(oracle: Callable[..., Any]) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Make a decorator by which a function of a `Call` takes the tensors and attributes of the oracle.

    A plan, a restriction or a cost is called with them. What else it is called with by keyword, such as the config of a
    plan, it takes as before. It may also be called with a `Call`.

    Parameters
    ----------
    oracle : callable
        Its positional parameters are tensors, its keyword-only ones attributes.

    Returns
    -------
    callable
        The decorator.

    Examples
    --------
    >>> def scale(x, *, by=2.0): ...
    >>> @takes_call(scale)
    ... def restriction(call, **others):
    ...     return f"{call.x} times {call.by}, {others}"
    >>> restriction(3, config={})
    "3 times 2.0, {'config': {}}"
    """
    signature = inspect.signature(oracle)
    tensors = [name for name, one in signature.parameters.items() if one.kind is Parameter.POSITIONAL_OR_KEYWORD]
    attributes = _keywords(oracle)

    def decorate(function: Callable[..., R]) -> Callable[..., R]:
        @wraps(function)
        def taken(*given: Any, **named: Any) -> R:
            if given and isinstance(given[0], Call):
                return function(*given, **named)
            own = {name: named.pop(name) for name in (*tensors, *attributes) if name in named}
            bound = signature.bind(*given, **own)
            bound.apply_defaults()
            values = bound.arguments
            call = Call({name: values[name] for name in tensors}, {name: values[name] for name in attributes})
            return function(call, **named)

        return taken

    return decorate
