"""A call of an op as an export has it: shapes and attributes, the variant for it and the plan of its launches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from workbench.export.uses import ExportError
from workbench.kernel import TensorMap
from workbench.op import Case, Considered, Gpu, Launch, Op, OpError, Plan, Variant, gpu_for, planned_for

Result = Tensor | tuple[Tensor, ...]


@dataclass(frozen=True, eq=False)
class Call:
    """One call of an op as an export knows it.

    Attributes
    ----------
    op : Op
    variant : Variant
    tensors : tuple of Tensor or None
        Contiguous, on the meta device: shapes and dtypes, no data. Trailing None are left out.
    attributes : mapping of str to object
        All of them, defaults too.
    allow_tf32 : bool
        ``torch.backends.cudnn.allow_tf32`` at the call.
    gpu : Gpu
        What it was planned for.
    plan : Plan
        The launches, planned for `tensors`.
    """

    op: Op
    variant: Variant
    tensors: tuple[Tensor | None, ...]
    attributes: Mapping[str, Any]
    allow_tf32: bool
    gpu: Gpu
    plan: Plan = field(repr=False)

    @property
    def key(self) -> tuple[object, ...]:
        """What an exported file looks the call up by: shapes and dtypes, attributes, TF32."""
        shapes = tuple(t if t is None else (tuple(t.shape), str(t.dtype)) for t in self.tensors)
        return shapes, tuple(self.attributes.items()), self.allow_tf32

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the tensors that are there."""
        return tuple(name for name, tensor in zip(self.op.inputs, self.tensors, strict=False) if tensor is not None)

    @property
    def given(self) -> tuple[Tensor, ...]:
        """The tensors that are there."""
        return tuple(tensor for tensor in self.tensors if tensor is not None)

    @property
    def launches(self) -> tuple[Launch, ...]:
        """The launches that have something to do, as `Kernel.launch` tells them from those that have not."""
        return tuple(launch for launch in self.plan.launches if _is_live(launch))

    def obstacle(self) -> str:
        """Say why the host code of an export cannot make a tensor map; empty where it makes all of them."""
        for launch in self.launches:
            maps = {name: value for name, value in launch.arguments.items() if isinstance(value, TensorMap)}
            parameters = self.variant.kernel(launch).signature.parameters if maps else ()
            for parameter in (one for one in parameters if one.name in maps):
                if parameter.is_tensor_map_pointer or maps[parameter.name].layout.pixel_box:
                    return (
                        f"argument '{parameter.name}' of {launch.kernel} is a tensor map that the host code of an "
                        "export cannot make, which makes parameters const __grid_constant__ CUtensorMap in tile mode"
                    )
        return ""


def _is_live(launch: Launch) -> bool:
    """Tell whether a launch has blocks, and memory to work on."""
    grid = launch.grid if isinstance(launch.grid, tuple | list) else (launch.grid,)
    values = launch.arguments.values()
    tensors = [value for value in values if isinstance(value, Tensor)]
    elsewhere = any(isinstance(value, TensorMap | bytes) for value in values)
    return 0 not in grid and (not tensors or elsewhere or any(tensor.numel() for tensor in tensors))


def defaults_of(op: Op) -> dict[str, Any]:
    """Return an op's attributes with their defaults, as its operator has them; None where there is none."""
    given = {a.name: a.default_value if a.has_default_value() else None for a in attributes_of(op)}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}


def pairs_of(op: Op) -> tuple[str, ...]:
    """Name the attributes for which one number stands for two equal ones."""
    return tuple(a.name for a in attributes_of(op) if str(a.type) == "List[int]")


def attributes_of(op: Op) -> list[Any]:
    """Return the keyword arguments of an op's operator."""
    return [argument for argument in op.overload._schema.arguments if argument.kwarg_only]


def plan_call(
    op: Op,
    tensors: Sequence[Tensor | None],
    attributes: Mapping[str, Any],
    arch: str,
    name: str | None = None,
    *,
    multiprocessors: int | None = None,
) -> Call:
    """Choose the fastest variant for an architecture, or take the one called `name`, and plan its launches.

    A variant with a tensor map that the host code cannot make is the last choice: an export refuses it, and says why.

    `multiprocessors` are those of the GPU, where it is neither the current one nor the architecture's usual card.

    Raises
    ------
    OpError
        If no variant, or not the one called `name`, takes such a call.
    """
    dense = tuple(t if t is None else torch.empty(t.shape, dtype=t.dtype, device="meta") for t in tensors)
    while dense and dense[-1] is None:
        dense = dense[:-1]
    full = {**defaults_of(op), **attributes}
    full = {n: (v, v) if n in pairs_of(op) and isinstance(v, int) else v for n, v in full.items()}
    full = {n: tuple(v) if isinstance(v, list) else v for n, v in full.items()}
    variants = [op.variant(name)] if name else reversed(op.variants)
    gpu = gpu_for(arch, multiprocessors)
    refused: Call | None = None  # the fastest, where it has such a map
    with planned_for(gpu):
        fitting = [Considered(v, v.wrong_arch(arch, as_target=True) or v.obstacle(*dense, **full)) for v in variants]
        left = fitting
        while chosen := _fastest(op, left, dense, full):
            plan = chosen.prepare(*dense, **full)
            call = Call(op, chosen, dense, full, torch.backends.cudnn.allow_tf32, gpu, plan)
            if not call.obstacle():
                return call
            refused = refused or call
            left = [one for one in left if one.way is not chosen]
    if refused:
        return refused
    raise OpError(f"op {op.name}: no variant for {arch} takes this call: {'; '.join(one.obstacle for one in fitting)}")


def _fastest(
    op: Op, fitting: Sequence[Considered], tensors: tuple[Tensor | None, ...], attributes: dict[str, Any]
) -> Variant | None:
    """Return the variant that the rule chooses, if any takes the call."""
    taken = (one.way for one in op.compare(fitting, tensors, attributes) if not one.obstacle)
    return next((way for way in taken if isinstance(way, Variant)), None)


def find_case(op: Op, name: str | None) -> Case:
    """Return the case called `name`.

    Raises
    ------
    ExportError
        If there is none.
    """
    for case in op.cases:
        if case.name == name:
            return case
    there = ", ".join(case.name for case in op.cases)
    raise ExportError(f"op {op.name}: expected a case whose shapes are exported; got {name}; it has {there}")


def calls_of_case(
    op: Op, case: Case, dtype: str, arch: str, variant: str | None, multiprocessors: int | None = None
) -> list[Call]:
    """Plan the calls of an op on one case, with TF32 and without.

    A variant that rounds products to TF32 is for the first alone; without TF32 then runs what the rule chooses.
    """
    calls = []
    for allow_tf32 in (True, False):
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=allow_tf32):
            name = variant if variant and (allow_tf32 or not op.variant(variant).tf32) else None
            tensors = case.meta(getattr(torch, dtype))
            calls.append(plan_call(op, tensors, case.attributes, arch, name, multiprocessors=multiprocessors))
    return calls
