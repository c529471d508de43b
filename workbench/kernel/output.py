"""Outputs that a launch allocates: ``out=("y", shape, dtype)``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from workbench.core.errors import LaunchError
from workbench.core.text import did_you_mean
from workbench.kernel.packing import values_in
from workbench.kernel.target import read_device
from workbench.kernel.tensor_map import TensorMap

if TYPE_CHECKING:
    from workbench.compile import Parameter, Signature
    from workbench.kernel.target import Device

Shape = int | Sequence[int]
"""A number of elements, or the size of each dimension."""

Output = tuple[str, Shape] | tuple[str, Shape, torch.dtype]
"""A parameter's name, the shape of the tensor to allocate for it, and its dtype; by default that of the declaration."""

Allocated = Tensor | tuple[Tensor, ...] | None
"""The result of a call: a tensor for a single output, a tuple of tensors for a list, None without outputs."""

_CUDA = frozenset({2, 13})  # kDLCUDA, kDLCUDAManaged of DLPack


@dataclass(frozen=True)
class Filled:
    """Arguments by name, outputs among them.

    Attributes
    ----------
    named : mapping of str to object
        What was given, and what was allocated.
    outputs : mapping of str to Tensor
        What was allocated.
    allocated : Tensor, tuple of Tensor or None
        The same, in the form of `out`.
    """

    named: Mapping[str, object]
    outputs: Mapping[str, Tensor]
    allocated: Allocated


def asks_for_outputs(signature: Signature, out: object) -> bool:
    """Tell whether `out` asks for tensors, or is itself the argument of a parameter that is called ``out``."""
    return isinstance(out, tuple | list) or all(parameter.name != "out" for parameter in signature.parameters)


def fill_in(
    signature: Signature,
    args: Sequence[object],
    named: Mapping[str, object],
    out: Output | list[Output],
    device: Device | None,
    *,
    poisoned: bool = False,
) -> Filled:
    """Allocate the outputs of a launch, and name its arguments.

    Parameters
    ----------
    signature : Signature
    args : sequence
        The arguments in order, the outputs left out.
    named : mapping of str to object
        Arguments by name.
    out : tuple or list of tuples
        As for `Kernel.launch`.
    device : torch.device, str or None
        Where to allocate if no argument is a tensor.
    poisoned : bool
        Fill the outputs as `poison` does.

    Returns
    -------
    Filled

    Raises
    ------
    LaunchError
        If an output has another form, is no pointer that the kernel writes or is given besides, if there are too many
        arguments, or nothing says where to allocate.
    """
    kernel = signature.name
    parameters = {parameter.name: parameter for parameter in signature.parameters}
    wanted = out if isinstance(out, list) else [out]
    outputs: dict[str, Tensor] = {}
    place = _place(kernel, [*args, *named.values()], device)
    for one in wanted:
        name, shape, dtype = _read(kernel, one)
        if name not in parameters:
            raise LaunchError(
                f"{kernel}: out: no parameter is called '{name}'; the kernel is {signature}"
                f"{did_you_mean(name, parameters)}"
            )
        if name in outputs or name in named:
            raise LaunchError(f"{kernel}: argument '{name}' is given both by out and {_other(name, outputs)}")
        outputs[name] = _allocate(kernel, parameters[name], shape, dtype, place)
    others = [name for name in parameters if name not in outputs]
    if len(args) > len(others):
        raise LaunchError(
            f"{kernel}: takes {len(others)} arguments beside {_listed(outputs)}, {signature}; got {len(args)}"
        )
    by_position = dict(zip(others, args, strict=False))
    if twice := by_position.keys() & named.keys():
        raise LaunchError(f"{kernel}: argument {_listed(sorted(twice))} is given both by position and by name")
    if poisoned:
        for tensor in outputs.values():
            poison(tensor)
    made = tuple(outputs.values())
    return Filled({**by_position, **named, **outputs}, outputs, made if isinstance(out, list) else made[0])


def poison(tensor: Tensor) -> None:
    """Fill a tensor with NaN, integers with their maximum, so elements that a kernel does not write are seen.

    Parameters
    ----------
    tensor : Tensor
        Any dtype; a bool is filled with True.
    """
    with torch.no_grad():
        if tensor.is_complex():
            tensor.fill_(complex(torch.nan, torch.nan))
        elif tensor.is_floating_point() or tensor.dtype is torch.bool:
            tensor.fill_(torch.nan)
        else:
            tensor.fill_(torch.iinfo(tensor.dtype).max)


def _read(kernel: str, one: object) -> tuple[str, tuple[int, ...], torch.dtype | None]:
    """Read a name, a shape and perhaps a dtype."""
    if isinstance(one, tuple) and 2 <= len(one) <= 3 and isinstance(one[0], str):
        name, shape, dtype = (*one, None)[:3]
        sizes = (shape,) if isinstance(shape, int) else tuple(shape) if isinstance(shape, Sequence) else None
        if (
            sizes is not None
            and all(isinstance(size, int) and not isinstance(size, bool) and size >= 0 for size in sizes)
            and (dtype is None or isinstance(dtype, torch.dtype))
        ):
            return name, sizes, dtype
    raise LaunchError(
        f'{kernel}: out: expected (name, shape) or (name, shape, dtype), as in ("y", x.shape, torch.float32), or a '
        f"list of such; got {one!r}"
    )


def _allocate(
    kernel: str, parameter: Parameter, shape: tuple[int, ...], dtype: torch.dtype | None, place: torch.device
) -> Tensor:
    """Allocate the tensor of one parameter, uninitialised."""
    if parameter.is_pointer is False:
        raise LaunchError(f"{kernel}: out: '{parameter.name}' is {parameter.c_type}, and no pointer to write to")
    if parameter.is_const:
        raise LaunchError(f"{kernel}: out: '{parameter.name}' is {parameter.c_type}: the kernel does not write it")
    if dtype is None:
        if parameter.dtype is None:
            raise LaunchError(
                f"{kernel}: out: '{parameter.name}' is {parameter.c_type}, which does not say of what dtype: pass "
                f'("{parameter.name}", shape, dtype)'
            )
        dtype = getattr(torch, parameter.dtype.name)
    return torch.empty(shape, dtype=dtype, device=place)


def _place(kernel: str, arguments: Sequence[object], device: Device | None) -> torch.device:
    """Find the device of the first argument that lies on one."""
    for argument in values_in(arguments):
        if isinstance(argument, TensorMap):
            return argument.tensor.device
        if isinstance(argument, Tensor):
            return argument.device
        if hasattr(argument, "__dlpack_device__"):
            kind, index = argument.__dlpack_device__()
            return torch.device("cuda", index) if int(kind) in _CUDA else torch.device("cpu")
    if device is None:
        raise LaunchError(f"{kernel}: out: no tensor says where to allocate; pass device='cuda' or device='cpu'")
    return read_device(kernel, device, present=True)


def _other(name: str, outputs: Mapping[str, object]) -> str:
    return "by out again" if name in outputs else "by name"


def _listed(names: Sequence[str] | Mapping[str, object]) -> str:
    return ", ".join(f"'{name}'" for name in names)
