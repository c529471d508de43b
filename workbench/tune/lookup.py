"""Call an op with the config that a sweep found best for its shapes."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.bench.conditions import Machine
from workbench.op import Op, Variant, find_op
from workbench.tune.outcome import Candidate
from workbench.tune.problem import source_digest
from workbench.tune.store import Store, default_store


@dataclass(frozen=True)
class Choice:
    """A variant and config, and where they come from.

    Attributes
    ----------
    variant : Variant
    config : mapping of str to int
    origin : str
        ``"exact"``: tuned on these shapes; ``"nearest shape"``: on others, named in `tuned_for`; ``"default"``: none
        was tuned on this device with the source as it is now.
    tuned_for : str
        Shapes that the config was tuned for; empty for a default.
    """

    variant: Variant
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
        self._choices: dict[object, Choice] = {}

    def choose(self, *tensors: Any, **attributes: Any) -> Choice:
        """Return what a call with these arguments would use, and why.

        Of results on the same kind of device, for the same dtype and attributes and the kernel's source as it is now:
        the fastest at these shapes, else at the nearest ones, by the sum of the logarithms of the extents' ratios.
        """
        first = next(tensor for tensor in tensors if tensor is not None)
        dtype = str(first.dtype).removeprefix("torch.")
        shapes = tuple(None if tensor is None else tuple(tensor.shape) for tensor in tensors)
        key = shapes, dtype, str(first.device), repr(sorted(attributes.items()))
        if key not in self._choices:
            self._choices[key] = self._look_up(shapes, dtype, str(first.device), tensors, attributes)
        return self._choices[key]

    def __call__(self, *tensors: Any, **attributes: Any) -> Any:
        """Compute the op as `Op` does, with the chosen variant and config."""
        choice = self.choose(*tensors, **attributes)
        return choice.variant(*tensors, config=choice.config, **attributes)

    def _look_up(
        self, shapes: tuple[Any, ...], dtype: str, device: str, tensors: tuple[Any, ...], attributes: dict[str, Any]
    ) -> Choice:
        sources = {variant.name: source_digest(variant) for variant in self.op.variants}
        wanted = repr(sorted(attributes.items()))
        found: list[tuple[float, tuple[Any, ...], Candidate]] = []
        for described, candidate in self._store.best(self.op.name, dtype, Machine.of(device).device, sources):
            case = json.loads(described)
            tuned_for = tuple(spec and tuple(spec["shape"]) for spec in case["inputs"].values())
            distance = _distance(shapes, tuned_for)
            obstacle = self.op.variant(candidate.variant).obstacle(*tensors, **attributes)
            if case["attributes"] == wanted and math.isfinite(distance) and not obstacle:
                found.append((distance, tuned_for, candidate))
        if not found:
            variant = self.op.choose(*tensors, **attributes)
            return Choice(variant, variant.defaults, "default")
        distance, tuned_for, candidate = min(found, key=lambda entry: entry[0])
        origin = "nearest shape" if distance else "exact"
        return Choice(self.op.variant(candidate.variant), candidate.values, origin, str(tuned_for))


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
