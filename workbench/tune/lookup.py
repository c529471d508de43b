"""Call an op with the config that a sweep found best for its shapes."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.bench.conditions import Machine
from workbench.op import Library, Op, Variant, find_op, wants_gradient
from workbench.tune.problem import source_digest, spell_attributes
from workbench.tune.store import DAMAGED, Store, default_store


@dataclass(frozen=True)
class TunedChoice:
    """A variant and config, and where they come from.

    Attributes
    ----------
    variant : Variant or Library
        A tuned variant stands above the costs by which the op would choose, PyTorch's own way among them.
    config : mapping of str to int
    origin : str
        ``"exact"``: tuned on these shapes; ``"nearest shape"``: on others, named in `tuned_for`; ``"default"``: none
        was tuned on this device with the source as it is now.
    tuned_for : str
        Shapes that the config was tuned for; empty for a default.
    """

    variant: Variant | Library
    config: Mapping[str, int]
    origin: str
    tuned_for: str = ""

    def __str__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.config.items())
        tuned_for = f", tuned for {self.tuned_for}" if self.tuned_for else ""
        return f"{self.variant.name} {values} ({self.origin}{tuned_for})"


class Tuned:
    """An op that looks its config up at every call. `tuned` makes it.

    Parameters
    ----------
    op : Op
    store : Store
    """

    def __init__(self, op: Op, store: Store) -> None:
        self.op = op
        self._store = store
        self._found: dict[object, tuple[TunedChoice, ...]] = {}

    def choose(self, *tensors: Any, **attributes: Any) -> TunedChoice:
        """Return what a call with these arguments would use, and why.

        Of results on the same kind of device, for the same dtype and attributes and the kernel's source as it is now:
        the fastest at these shapes, else at the nearest ones, by the sum of the logarithms of the extents' ratios. What
        cannot take these very tensors, for their strides, alignment or PyTorch's settings, is passed over. A result at
        these shapes stands above the op's costs; one at others counts for the variant that the costs lead to.
        """
        first = next(tensor for tensor in tensors if tensor is not None)
        dtype = str(first.dtype).removeprefix("torch.")
        shapes = tuple(None if tensor is None else tuple(tensor.shape) for tensor in tensors)
        key = shapes, dtype, str(first.device), spell_attributes(attributes)
        if key not in self._found:
            self._found[key] = self._look_up(*key)
        considered = self.op.consider(*tensors, **attributes)
        ruled = next((one for one in considered if not one.obstacle), None)
        for choice in self._found[key]:
            if (
                choice.origin != "exact"
                and ruled
                and ruled.predicted_us is not None
                and ruled.way is not choice.variant
            ):
                continue
            if isinstance(choice.variant, Variant) and not choice.variant.obstacle(*tensors, **attributes):
                return choice
        way = ruled.way if ruled else self.op.choose(*tensors, **attributes)  # which says why there is none
        return TunedChoice(way, way.defaults, "default")

    def __call__(self, *tensors: Any, **attributes: Any) -> Any:
        """Compute the op as `Op` does, with the chosen variant and config.

        Where a gradient is asked for, the op computes it by its own choice of variant.
        """
        if wants_gradient(tensors):
            return self.op(*tensors, **attributes)
        plain = [tensor if tensor is None else tensor.detach() for tensor in tensors]
        choice = self.choose(*plain, **attributes)
        return choice.variant(*plain, config=choice.config, **attributes)

    def _look_up(self, shapes: tuple[Any, ...], dtype: str, device: str, attributes: str) -> tuple[TunedChoice, ...]:
        """Return what was tuned for these attributes, the nearest shapes first."""
        sources = {variant.name: source_digest(variant) for variant in self.op.variants}
        found: list[tuple[float, TunedChoice]] = []
        for described, candidate in self._store.best(self.op.name, dtype, Machine.of(device).device, sources):
            tuned_for, tuned_with = _read_shapes(described)
            distance = _distance(shapes, tuned_for)
            if tuned_with == attributes and math.isfinite(distance):
                origin = "nearest shape" if distance else "exact"
                variant = self.op.variant(candidate.variant)
                found.append((distance, TunedChoice(variant, candidate.values, origin, str(tuned_for))))
        return tuple(choice for _, choice in sorted(found, key=lambda entry: entry[0]))


def tuned(op: Op | str, store: str | os.PathLike[str] | None = None) -> Tuned:
    """Return an op that uses the best config that a sweep has found for its arguments.

    Parameters
    ----------
    op : Op or str
        A name is looked up by `find_op`.
    store : path, optional
        The file that `tune` wrote.
    """
    return Tuned(find_op(op) if isinstance(op, str) else op, Store(default_store() if store is None else store))


def _read_shapes(described: str) -> tuple[tuple[Any, ...], str]:
    """Read `Problem.shapes` out of a row: shapes and attributes; of a damaged row, attributes that no call has."""
    try:
        case = json.loads(described)
        return tuple(spec and tuple(spec["shape"]) for spec in case["inputs"].values()), case["attributes"]
    except DAMAGED:
        return (), ""


def _distance(shapes: tuple[Any, ...], others: tuple[Any, ...]) -> float:
    """Sum the logarithms of the extents' ratios; infinite between shapes of another number of axes."""
    total = 0.0
    if len(shapes) != len(others):
        return math.inf
    for shape, other in zip(shapes, others, strict=True):
        if (shape is None) != (other is None) or len(shape or ()) != len(other or ()):
            return math.inf
        total += sum(abs(math.log((a + 1) / (b + 1))) for a, b in zip(shape or (), other or (), strict=True))
    return total
