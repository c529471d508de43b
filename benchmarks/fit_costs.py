"""Fit the factors of the ops' costs to measured times; say how well the rule picks.

    python benchmarks/fit_costs.py results/geometries-H200-DATE.json [MORE.json]   # errors, and the share of good picks
    python benchmarks/fit_costs.py RESULT.json --write                             # and write kernels_cu/OP/costs.json
    python benchmarks/fit_costs.py RESULT.json --way library --write               # of one way; the others stay

Reads results of ``geometries.py --all``; needs no GPU. The factors are those, none negative, with the least sum of
squared relative errors. A pick is good where it takes at most 10 % more than the fastest way that was timed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import fit_layers
import numpy as np
import torch
from networks import LAYERS

from workbench.op import Library, Op, Variant, find_op
from workbench.op.cost import H200, TABLE, Fitted, Gpu, fitted_of, planned_for, read_table

GOOD = 1.10
LIBRARY = "library"
LEAST_CALL = 0.5
"""Least factor of launches and calls: however small, a call takes some time."""
LEAST_SMS = 1.0
"""Least factor of "SMs", which counts products at the tensor cores' full rate: no kernel takes less."""
LEAST_PRODUCTS = 0.5
"""Least factor of products that are no group's: channels are counted in multiples, of which half may be none."""
BY_NAME = {layer.name: layer for layer in (*LAYERS, *fit_layers.LAYERS)}
ORDER = (
    "tanh",
    "gelu",
    "group_norm",
    "gelu_group_norm",
    "batch_norm2d",
    "conv_transpose2d",
    "conv_transpose2d_gelu",
    "conv_transpose2d_gelu_group_norm",
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm",
)
"""Parts before what is made of them: their predictions are terms of its cost."""
KERNELS = Path(__file__).resolve().parents[1] / "kernels_cu"


@dataclass(frozen=True)
class Sample:
    """One way on one layer.

    Attributes
    ----------
    arch, op, way, layer : str
        The layer's name and the GPU's.
    terms : mapping of str to float
    us : float
        Measured.
    """

    arch: str
    op: str
    way: str
    layer: str
    terms: Mapping[str, float]
    us: float


def samples_of(document: Mapping[str, Any], name: str) -> Iterator[Sample]:
    """Yield what was timed of an op, and has a cost."""
    arch = document["machine"].get("arch", "sm_90")
    gpu = Gpu(**document["planned_for"]) if "planned_for" in document else H200
    for row in document["rows"]:
        layer = BY_NAME.get(row["name"])
        if layer is None or layer.op != name:
            continue
        op = find_op(row["op"])
        times = {name: us for name, us in row["us"].items() if name not in ("compile", LIBRARY)}
        times[LIBRARY] = times.pop("eager")
        tensors = layer.case.meta(getattr(torch, layer.dtype))
        with planned_for(gpu), torch.backends.cudnn.flags(enabled=True, allow_tf32=layer.tf32):
            for way_name, us in times.items():
                way = way_of(op, way_name)
                if way is not None:
                    terms = way.terms(*tensors, **layer.case.attributes)
                    yield Sample(arch, name, way_name, f"{layer.name} on {document['machine']['gpu']}", terms, us)


def way_of(op: Op, name: str) -> Variant | Library | None:
    """Find a way by name; None for a variant that is no more."""
    if name == LIBRARY:
        return op.library
    return next((variant for variant in op.variants if variant.name == name), None)


def fit(samples: Sequence[Sample]) -> dict[str, float]:
    """Return the factors with the least squared relative error: the best of all subsets that need no negative one."""
    names = sorted({name for sample in samples for name in sample.terms})
    weights = np.array([[sample.terms.get(name, 0.0) / sample.us for name in names] for sample in samples])
    least = np.array([least_of(name) for name in names])
    target = 1.0 - weights @ least
    best = least.copy()
    for group in connected(weights):
        rows = weights[:, group].any(axis=1)
        best[group] += least_squares(weights[np.ix_(rows, group)], target[rows])
    return {name: round(float(value), 4) for name, value in zip(names, best, strict=True)}


def least_of(name: str) -> float:
    """Return the least factor of a term."""
    if name == "SMs":
        return LEAST_SMS
    if name.endswith("products") and "grouped" not in name:
        return LEAST_PRODUCTS
    return LEAST_CALL if name.endswith(("launches", "call", "calls")) else 0.0


def connected(weights: np.ndarray) -> list[list[int]]:
    """Group the terms that stand in common samples: the groups are fitted each by itself."""
    groups: list[set[int]] = []
    for row in weights:
        here = set(np.flatnonzero(row).tolist())
        for group in [group for group in groups if group & here]:
            here |= group
            groups.remove(group)
        if here:
            groups.append(here)
    return [sorted(group) for group in groups]


def least_squares(weights: np.ndarray, target: np.ndarray) -> np.ndarray:
    """Solve for factors none of which is negative, by trying each subset of the terms."""
    count = weights.shape[1]
    best, least = np.zeros(count), float("inf")
    for size in range(1, count + 1):
        for subset in map(list, combinations(range(count), size)):
            factors, *_ = np.linalg.lstsq(weights[:, subset], target, rcond=None)
            if (factors < 0).any():
                continue
            error = float(np.square(weights[:, subset] @ factors - target).sum())
            if error < least * (1 - 1e-9):
                best, least = np.zeros(count), error
                best[subset] = factors
    return best


def main() -> int:
    """Fit, print, and write where that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("results", nargs="+", type=Path)
    parser.add_argument("--op", action="append", help="only these ops")
    parser.add_argument("--way", action="append", help="only these variants, or library; the others keep their factors")
    parser.add_argument("--write", action="store_true", help="write the factors beside the ops")
    parser.add_argument("--bad", type=int, default=10, help="how many bad picks to show of an op")
    arguments = parser.parse_args()
    documents = [json.loads(path.read_text()) for path in arguments.results]
    present = {row["op"] for document in documents for row in document["rows"]}
    good = total = 0
    for op in sorted(present, key=ORDER.index):
        if arguments.op and op not in arguments.op:
            continue
        found: dict[str, dict[str, list[Sample]]] = defaultdict(lambda: defaultdict(list))
        for document in documents:
            for sample in samples_of(document, op):
                found[sample.arch][sample.way].append(sample)
        table = KERNELS / op / TABLE
        content = json.loads(table.read_text()) if table.is_file() else {}
        for arch, ways in found.items():
            fitted = {}
            for way, samples in ways.items():
                if arguments.way and way not in arguments.way:
                    fitted[way] = fitted_of(KERNELS / op, arch, way)
                    continue
                factors = fit(samples)
                measured = [({name: round(us, 3) for name, us in s.terms.items()}, round(s.us, 2)) for s in samples]
                fitted[way] = Fitted.of(factors, measured)
                content.setdefault(arch, {})[way] = {"factors": factors, "measured": measured}
                ratios = sorted(Fitted(factors).predict_us(sample.terms) / sample.us for sample in samples)
                low, mid, high = ratios[len(ratios) // 20], statistics.median(ratios), ratios[-1 - len(ratios) // 20]
                sys.stdout.write(
                    f"{op} {arch} {way}: {len(samples)} times, factors' over measured {low:.2f} {mid:.2f} {high:.2f}  "
                    f"{factors}\n"
                )
            picks = judge(ways, fitted)
            bad = sorted((pick for pick in picks if pick[0] > GOOD), reverse=True)
            plain = judge(ways, {way: Fitted(one.factors) for way, one in fitted.items()})
            by_factors = sum(pick[0] <= GOOD for pick in plain)
            unseen = sum(pick[0] <= GOOD for pick in judge(ways, fitted, left_out=True))
            good, total = good + len(picks) - len(bad), total + len(picks)
            sys.stdout.write(
                f"{op} {arch}: {len(picks) - len(bad)} of {len(picks)} picks are within 10 % of the best; "
                f"by the factors alone {by_factors}, with each layer's own times left out {unseen}\n"
            )
            for ratio, layer, picked, best in bad[: arguments.bad]:
                sys.stdout.write(f"    {ratio:.2f} x {best}: {picked} picked for {layer}\n")
        if arguments.write:
            table.write_text(spell(content))
            read_table.cache_clear()  # fused ops ask their parts
    sys.stdout.write(f"{good} of {total} picks are within 10 % of the best\n")
    return 0


def spell(content: Mapping[str, Mapping[str, Any]]) -> str:
    """Write a table as JSON, a line a way."""
    archs = []
    for arch, ways in sorted(content.items()):
        lines = (f"  {json.dumps(way)}: {json.dumps(entry, sort_keys=True)}" for way, entry in sorted(ways.items()))
        archs.append(f" {json.dumps(arch)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(archs) + "\n}\n"


def judge(
    ways: Mapping[str, Sequence[Sample]], fitted: Mapping[str, Fitted], *, left_out: bool = False
) -> list[tuple[float, str, str, str]]:
    """Return, by layer, the picked way's time over the best one's, the layer, the pick and the best.

    With `left_out`, a layer is judged without its own measured times, though the factors were fitted with them.
    """
    by_layer: dict[str, list[tuple[float, float, str]]] = defaultdict(list)
    for way, samples in ways.items():
        for index, sample in enumerate(samples):
            known = fitted[way]
            if left_out:
                known = Fitted(known.factors, known.measured[:index] + known.measured[index + 1 :])
            by_layer[sample.layer].append((known.predict_us(sample.terms), sample.us, way))
    picks = []
    for layer, entries in by_layer.items():
        _, taken, picked = min(entries)
        least, best = min((us, way) for _, us, way in entries)
        picks.append((taken / least, layer, picked, best))
    return picks


if __name__ == "__main__":
    sys.exit(main())
