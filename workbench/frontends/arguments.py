"""How a call's arguments become those of the compiled kernel, where a tensor is several parameters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from workbench.core.errors import ArgumentError, LaunchError


class Parameter(Protocol):
    """A parameter of the Python function."""

    @property
    def name(self) -> str:
        """Its name."""
        ...

    @property
    def type(self) -> str:
        """Its type, in the words of its language."""
        ...

    def spread(self, kernel: str, index: int, value: Any) -> tuple[Any, ...]:
        """Make the kernel's arguments of a call's."""
        ...


@dataclass(frozen=True)
class Spread:
    """Makes the arguments of a compiled kernel of those of a call."""

    kernel: str
    parameters: tuple[Parameter, ...]

    def __call__(self, args: Sequence[Any], named: Mapping[str, Any]) -> Sequence[Any]:
        """Make the kernel's arguments of a call's, given by position and by name."""
        names = [parameter.name for parameter in self.parameters]
        known = ", ".join(f"{parameter.name}: {parameter.type}" for parameter in self.parameters)
        later = names[len(args) :]
        if len(args) > len(names) or set(named) != set(later):
            raise LaunchError(
                f"{self.kernel}: takes {len(names)} arguments, ({known}); got {len(args)} by position"
                + (f" and {', '.join(named)} by name" if named else "")
            )
        values = [*args, *(named[name] for name in later)]
        pairs = enumerate(zip(self.parameters, values, strict=True))
        return [one for index, (parameter, value) in pairs for one in parameter.spread(self.kernel, index, value)]


def extents(kernel: str, index: int, parameter: Parameter, num_dimensions: int, value: Any) -> tuple[Any, Any]:
    """Return the shape of a tensor or array, and its strides in elements.

    Raises
    ------
    LaunchError
        If it has another number of dimensions.
    """
    shape = getattr(value, "shape", None)
    if shape is None or len(shape) != num_dimensions:
        got = f"a {type(value).__name__}" if shape is None else f"shape {tuple(shape)}"
        raise LaunchError(
            f"{kernel}: argument {index} '{parameter.name}' is {parameter.type}: expected a tensor of "
            f"{num_dimensions} dimensions; got {got}"
        )
    # A tensor's method counts elements, an array's attribute bytes.
    if callable(getattr(value, "stride", None)):
        return tuple(shape), tuple(value.stride())
    return tuple(shape), tuple(stride // value.itemsize for stride in value.strides)


def refuse_others(name: str, where: str, given: Collection[str], known: Collection[str]) -> None:
    """Raise an error where one of the names is none of the function's."""
    if others := sorted(set(given) - set(known)):
        raise ArgumentError(f"{name}: {where} names {', '.join(others)}; it has {', '.join(known)}")
