"""Plans made of other ops' plans: a fused op at geometries for which it has no kernels of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from torch import Tensor

from workbench.op.declaration import Op, Plan, Variant
from workbench.op.errors import OpError


def plan_part(op: Op, names: Sequence[str], *tensors: Tensor | None, **attributes: Any) -> Plan:
    """Plan a call by the variant of an op that is predicted to be the fastest.

    Parameters
    ----------
    op : Op
    names : sequence of str
        The variants to choose from: those whose source the caller's own source includes where the macro
        ``PART_`` and the variant's name, in capitals, is defined.
    *tensors : Tensor or None
    **attributes
        As the op takes them.

    Returns
    -------
    Plan
        Its launches hold all their macros, that one among them.

    Raises
    ------
    OpError
        If none of them takes the call.
    """
    variants = list(_fitting(op, names, tensors, attributes))
    if not variants:
        raise OpError(part_obstacle(op, names, *tensors, **attributes))
    times = [(variant.predict_us(*tensors, **attributes), variant) for variant in variants]
    priced = [(us, variant) for us, variant in times if us is not None]
    chosen = min(priced, key=lambda one: one[0])[1] if priced else variants[0]
    plan = chosen.prepare(*tensors, **attributes)
    launches = (launch.with_defines({f"PART_{chosen.name.upper()}": 1}) for launch in plan.launches)
    return replace(plan, launches=tuple(launches))


def part_us(op: Op, names: Sequence[str], *tensors: Tensor | None, **attributes: Any) -> float:
    """Predict what `plan_part` would plan, in microseconds."""
    times = (variant.predict_us(*tensors, **attributes) for variant in _fitting(op, names, tensors, attributes))
    return min((us for us in times if us is not None), default=0.0)


def part_obstacle(op: Op, names: Sequence[str], *tensors: Tensor | None, **attributes: Any) -> str:
    """Say why no variant of an op, among those named, takes a call; empty where one does."""
    obstacles = [one.obstacle for one in op.fits(*tensors, **attributes) if one.way.name in names]
    return "" if "" in obstacles else f"{op.name}: {'; '.join(obstacles)}"


def _fitting(
    op: Op, names: Sequence[str], tensors: Sequence[Tensor | None], attributes: dict[str, Any]
) -> Iterator[Variant]:
    """Go through the variants that take a call, the last declared first."""
    for one in op.fits(*tensors, **attributes):
        if isinstance(one.way, Variant) and one.way.name in names and not one.obstacle:
            yield one.way
