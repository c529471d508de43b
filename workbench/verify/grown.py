"""Calls that 32 bits do not count: one axis of a case is made so long that tensors pass 2^31 elements.

Nobody waits for such a call, and few machines hold it. So it is planned on tensors without data, its memory is reserved
and hardly touched, and of each launch a few blocks run. A signed offset that has wrapped lies outside its tensor, and
the emulator says so. An unsigned one lies where another block writes, 2^32 before: so pairs of blocks that are that far
apart are traced.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor

from workbench.core.errors import ExecutionError, LaunchError, MemoryFaultError
from workbench.emulator import chosen_blocks
from workbench.kernel import Kernel, TensorMap
from workbench.op import Case, Input, Launch, Op, Plan, Variant
from workbench.op.inputs import untouched
from workbench.verify.trial import CANDIDATE_ERRORS, OracleError, ask_oracle, library_settings, uses_tf32

ELEMENTS = 3 << 30
"""Of the largest tensor: an int has wrapped to a negative number for the last third of them."""

ROOM_BYTES = 1 << 37
"""Of all tensors of a call: what the largest GPUs hold."""

SPREAD = 12
"""Blocks of a launch that run, at equal distances, beside the first two and the last two."""

BLOCK_INSTRUCTIONS = 50_000
"""Warp-instructions of each block, after which it is left: a wrapped offset shows early."""

PLANNING_S = 0.1
"""What planning may take: a plan that goes over every image or channel is not made for millions of them."""

MOST_LAUNCHES = 64
"""Of a plan."""

STEP = 8
"""By how much longer an axis is planned at a time, up to its length."""

TRACED_INSTRUCTIONS = 20_000
"""Warp-instructions of each block that is traced."""

WRAP = 1 << 32
"""After so many an unsigned int begins anew."""

POWERS = 16
"""A block is taken to write 1, 2, 4, ... elements, or as many for each of its threads: up to 2 to this power."""

SHORT = (1, 2)
"""The least extents of the axes of short cases: an axis of 1 has no offset, and 2 leaves others half the room."""

LONGEST_SHORT = 8
"""Extents up to which it is tried how short an axis can be."""

MOST_TIED = 4
"""Tensors of two dimensions or more that have an axis in common."""

Axis = tuple[int, int]
"""The place of an input, and a dimension of it."""


@dataclass(frozen=True)
class GrownCall:
    """A call of a variant that is too large to be made.

    Attributes
    ----------
    variant : Variant
    case : Case
        With the long shapes.
    dtype : str
    """

    variant: Variant
    case: Case
    dtype: str

    @property
    def name(self) -> str:
        """The shapes of its inputs."""
        return ", ".join(f"{name} {spec.shape}" for name, spec in self.case.inputs.items() if spec)

    def plan(self) -> Plan | None:
        """Plan it on tensors without data; None where the variant does not take it, or its plan cannot count it."""
        dtype = getattr(torch, self.dtype)
        tensors = [None if spec is None else spec.meta(dtype) for spec in self.case.inputs.values()]
        try:
            with library_settings(tf32=uses_tf32(self.variant, self.dtype)):
                return self.variant.prepare(*tensors, **self.case.attributes)
        except Exception:  # a plan is anybody's code, and refuses in its own words what it cannot count
            return None

    def fault(self) -> str:
        """Run some blocks of each launch on reserved memory; return the first access outside a tensor, or nothing."""
        reserved, plan = _Reserved(), self.plan()
        for launch in plan.launches if plan else ():
            if launch.cooperative:  # its blocks wait for each other
                continue
            placed = replace(launch, arguments={n: reserved.place(value) for n, value in launch.arguments.items()})
            kernel = self.variant.kernel(launch)
            if fault := _outside(kernel, placed) or _written_twice(kernel, placed):
                return fault
        return ""


def _outside(kernel: Kernel, launch: Launch) -> str:
    """Return the first access of some blocks that is outside a tensor."""
    for block in _some_blocks(launch):
        try:
            with chosen_blocks((block,), BLOCK_INSTRUCTIONS):
                kernel.launch(**launch.configuration, **launch.arguments)
        except MemoryFaultError as error:
            return str(error)
        except LaunchError:  # it is refused, so nothing wraps
            return ""
        except ExecutionError:  # the block has more to do, or waits for another
            continue
    return ""


def _written_twice(kernel: Kernel, launch: Launch) -> str:
    """Return an element that two blocks write whose numbers are apart by what an unsigned int holds."""
    large = [n for n, one in launch.arguments.items() if isinstance(one, Tensor) and one.numel() > WRAP]
    last, threads = _count(launch.grid) - 1, _count(launch.block)
    apart = {WRAP // (unit << power) for unit in (1, threads) for power in range(POWERS + 1)}
    apart |= {WRAP * lanes // threads for lanes in (2, 4, 8, 16, 32)}
    if not large or last < min(apart):
        return ""
    try:
        written = _written(kernel, launch, last, large)
        for block in sorted(last - distance for distance in apart if 0 < distance <= last):
            for name, index in _written(kernel, launch, block, large) & written:
                return f"{launch.kernel} writes {name}[{index}] in block {block} and in block {last}"
    except (ExecutionError, LaunchError):
        return ""
    return ""


def _written(kernel: Kernel, launch: Launch, block: int, names: Sequence[str]) -> set[tuple[str, int]]:
    """Return the elements of some tensors that a block writes."""
    with chosen_blocks((block,), TRACED_INSTRUCTIONS):
        accesses = kernel.trace(**launch.configuration, **launch.arguments).accesses
    stores = accesses[(accesses["kind"] == "st") & np.isin(accesses["tensor"], names)]
    return set(zip(stores["tensor"].tolist(), stores["index"].tolist(), strict=True))


def _count(extents: int | Sequence[int]) -> int:
    """Return how many blocks or threads there are."""
    return extents if isinstance(extents, int) else math.prod(extents)


def grown_calls(op: Op, variant: Variant, dtype: str, cases: Sequence[Case]) -> Iterator[GrownCall]:
    """Yield the calls that come of a case when one axis is long, for each axis of its inputs.

    Axes of other inputs grow with it where the oracle demands that. Each is made so long that the largest tensor has
    `ELEMENTS`, and so long that all tensors together take `ROOM_BYTES`. What the variant refuses is left out.
    """
    seen: set[tuple[object, ...]] = set()
    for case in cases:
        for axes in _axes(op, case, dtype):

            def grown(factor: int, case: Case = case, axes: Sequence[Axis] = axes) -> GrownCall:
                return GrownCall(variant, _scaled(case, axes, factor), dtype)

            for factor in _factors(grown(1).plan(), grown(2).plan()):
                call = grown(factor)
                shapes = tuple(spec and (spec.shape, spec.layout) for spec in call.case.inputs.values())
                if shapes not in seen and _is_planned_at_once(grown, factor) and call.plan() is not None:
                    seen.add(shapes)
                    yield call


def _is_planned_at_once(grown: Callable[[int], GrownCall], factor: int) -> bool:
    """Whether a plan takes no longer where an axis is longer: it is asked in steps, each after a quick one."""
    length = STEP
    while length < factor:
        began = time.process_time()
        plan = grown(length).plan()
        if plan is None or len(plan.launches) > MOST_LAUNCHES or time.process_time() - began > PLANNING_S:
            return False
        length *= STEP
    return True


def _axes(op: Op, case: Case, dtype: str) -> Iterator[tuple[Axis, ...]]:
    """Yield the axes that can be twice as long together, for the oracle; no fewer of them can."""
    specs = list(case.inputs.values())
    every = [(place, axis) for place, spec in enumerate(specs) if spec for axis in range(len(spec.shape))]
    vectors = [(place, axis) for place, axis in every if len(_of(specs, place).shape) == 1]
    others = [one for one in every if one not in vectors] or every
    found: list[set[Axis]] = []
    for count in range(1, MOST_TIED + 1):
        for chosen in itertools.combinations(others, count):
            if len({place for place, _ in chosen}) < count or any(one <= set(chosen) for one in found):
                continue
            extents = [_of(specs, place).shape[axis] for place, axis in chosen]
            along = [
                one
                for one in vectors
                if one not in chosen and any(e and _of(specs, one[0]).shape[0] % e == 0 for e in extents)
            ]
            for axes in dict.fromkeys((chosen, (*chosen, *along))):
                if _takes(op, _scaled(case, axes, 2), dtype):
                    found.append(set(chosen))
                    yield axes
                    break


def shortened(op: Op, case: Case, dtype: str, shortest: int) -> Case:
    """Return a case with every axis as short as the oracle takes it: what it grows by is then far more."""
    for axes in list(_axes(op, case, dtype)):
        extents = [_of(list(case.inputs.values()), place).shape[axis] for place, axis in axes]
        least = min(extents)
        for extent in range(shortest, LONGEST_SHORT + 1):
            if extent < least and not any(one * extent % least for one in extents):
                short = _with(case, axes, partial(_in_proportion, extent, least))
                if _takes(op, short, dtype):
                    case = short
                    break
    return case


def _in_proportion(extent: int, least: int, one: int) -> int:
    return one * extent // least


def _takes(op: Op, case: Case, dtype: str) -> bool:
    """Whether the oracle takes inputs of these shapes."""
    generator = torch.Generator().manual_seed(0)
    try:
        with torch.no_grad():
            ask_oracle(op, case, tuple(case.make(getattr(torch, dtype), generator)))
    except (OracleError, *CANDIDATE_ERRORS):
        return False
    return True


def _of(specs: Sequence[Input | None], place: int) -> Input:
    spec = specs[place]
    assert spec is not None
    return spec


def _scaled(case: Case, axes: Sequence[Axis], factor: int) -> Case:
    """Return the case with some axes so many times as long."""
    return _with(case, axes, lambda extent: extent * factor)


def _with(case: Case, axes: Sequence[Axis], change: Callable[[int], int]) -> Case:
    """Return the case with other extents of some axes."""
    inputs = dict(case.inputs)
    for place, axis in axes:
        name = list(inputs)[place]
        spec = _of(list(inputs.values()), place)
        shape = tuple(change(extent) if at == axis else extent for at, extent in enumerate(spec.shape))
        inputs[name] = replace(spec, shape=shape)
    return replace(case, inputs=inputs)


def _factors(small: Plan | None, double: Plan | None) -> list[int]:
    """Return by how much an axis grows: sizes grow by what lies between two plans, one of twice the length."""
    if small is None or double is None:
        return []
    (elements, room), (elements_2, room_2) = _sizes(small), _sizes(double)
    if elements_2 <= elements or room_2 <= room:
        return []
    most = 1 + (ROOM_BYTES - room) // (room_2 - room)
    enough = 1 + -(-(ELEMENTS - elements) // (elements_2 - elements))
    between = math.isqrt(enough * max(most, 0))  # where the one has wrapped to a number inside, the other has not
    return [factor for factor in dict.fromkeys((enough, between, most)) if 2 <= factor <= most]


def _sizes(plan: Plan) -> tuple[int, int]:
    """Return the elements of the largest tensor of a plan, and the bytes of all of them."""
    tensors = [tensor for launch in plan.launches for tensor in _tensors(launch.arguments)]
    storages = {_storage(tensor): tensor.untyped_storage().nbytes() for tensor in tensors}
    return max((tensor.numel() for tensor in tensors), default=0), sum(storages.values())


def _tensors(value: Any) -> Iterator[Tensor]:
    """Yield the tensors in an argument, or in all arguments."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, TensorMap):
        yield value.tensor
    elif isinstance(value, Mapping | list | tuple):
        for one in value.values() if isinstance(value, Mapping) else value:
            yield from _tensors(one)


def _some_blocks(launch: Launch) -> list[int]:
    """Return the blocks that run, the last ones first."""
    count = _count(launch.grid)
    spread = (count * part // SPREAD for part in range(SPREAD))
    return sorted({block for block in (0, 1, count - 2, count - 1, *spread) if 0 <= block < count}, reverse=True)


class _Reserved:
    """Memory for tensors that have none, a piece for each storage."""

    def __init__(self) -> None:
        self._pieces: dict[int, Tensor] = {}

    def place(self, value: Any) -> Any:
        """Return an argument with memory behind each of its tensors."""
        if isinstance(value, Tensor) and value.is_meta:
            return self._piece(value).as_strided(value.shape, value.stride(), value.storage_offset())
        if isinstance(value, TensorMap):
            return value.over(self.place(value.tensor))
        if isinstance(value, Mapping):
            return {name: self.place(one) for name, one in value.items()}
        if isinstance(value, list | tuple):
            return type(value)(self.place(one) for one in value)
        return value

    def _piece(self, tensor: Tensor) -> Tensor:
        """Return the memory of a tensor's storage, as elements of its type."""
        storage, size_bytes = _storage(tensor), tensor.untyped_storage().nbytes()
        if storage not in self._pieces:
            byte = torch.empty(0, dtype=torch.uint8)
            self._pieces[storage] = untouched(size_bytes, byte) if size_bytes else byte
        return self._pieces[storage][: size_bytes // tensor.element_size() * tensor.element_size()].view(tensor.dtype)


def _storage(tensor: Tensor) -> int:
    """Name the storage that a tensor without data is a view of."""
    return int(tensor.untyped_storage()._cdata)
