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
from pathlib import Path
from typing import Any

import fit_layers
import numpy as np
import torch
from networks import LAYERS, Layer

from workbench.op import Library, Op, Variant, find_op
from workbench.op.cost import H200, LIBRARY, TABLE, Fitted, Gpu, fitted_of, planned_for, ranked_us, read_table

GOOD = 1.10
LEAST_CALL = 0.5
"""Least factor of launches and calls: however small, a call takes some time."""
LEAST_SMS = 1.0
"""Least factor of "SMs", which counts products at the tensor cores' full rate: no kernel takes less."""
LEAST_PRODUCTS = 1.0
"""Least factor of products, which are counted at the hardware's full rate."""
FOLDS = 5
"""Parts of the layers: each is predicted by what is fitted to the others."""
FEW = 3
"""Layers, of fewer than which a factor is called unsure."""
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
    arch, gpu, op, way, named : str
        The last is the layer's name.
    terms : mapping of str to float
    us : float
        Measured.
    """

    arch: str
    gpu: str
    op: str
    way: str
    named: str
    terms: Mapping[str, float]
    us: float


def layers_of(document: Mapping[str, Any]) -> dict[str, Layer]:
    """Return the layers that are known here, by name, with those that a document's run has drawn."""
    seed = document.get("drawn")
    drawn = () if seed is None else fit_layers.drawn(seed, fit_layers.DRAWN)
    return {**BY_NAME, **{layer.name: layer for layer in drawn}}


def samples_of(document: Mapping[str, Any], name: str) -> Iterator[Sample]:
    """Yield what was timed of an op, and has a cost."""
    arch = document["machine"].get("arch", "sm_90")
    gpu = Gpu(**document["planned_for"]) if "planned_for" in document else H200
    known = layers_of(document)
    for row in document["rows"]:
        layer = known.get(row["name"])
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
                    yield Sample(arch, document["machine"]["gpu"], name, way_name, layer.name, terms, us)


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
    if name.endswith("products"):
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
    """Solve for factors none of which is negative (Lawson and Hanson's way)."""
    count = weights.shape[1]
    found, free = np.zeros(count), np.zeros(count, dtype=bool)
    while True:
        slope = np.where(free, 0.0, weights.T @ (target - weights @ found))
        if slope.max(initial=0.0) <= 1e-9 * np.abs(weights).max():
            return found
        free[slope.argmax()] = True
        while True:
            best = np.zeros(count)
            best[free] = np.linalg.lstsq(weights[:, free], target, rcond=None)[0]
            if (best[free] > 0).all():
                found = best
                break
            falling = free & (best <= 0)
            step = (found[falling] / np.maximum(found[falling] - best[falling], 1e-300)).min()
            found = found + step * (best - found)
            free &= found > 1e-12
            found[~free] = 0.0


def doubts(samples: Sequence[Sample], factors: Mapping[str, float]) -> Iterator[str]:
    """Say which factors stand at a bound, or rest on few layers."""
    for name, factor in factors.items():
        layers = {sample.named for sample in samples if sample.terms.get(name, 0.0) > 0.0}
        if len(layers) < FEW:
            yield f"{name} rests on {len(layers)} layers"
        if factor <= least_of(name):
            yield f"{name} stands at its least, {factor}"


def measured_of(samples: Sequence[Sample]) -> list[tuple[dict[str, float], float]]:
    """Return the calls as a table holds them: rounded."""
    return [({name: round(us, 3) for name, us in s.terms.items()}, round(s.us, 2)) for s in samples]


def fitted_to(samples: Sequence[Sample]) -> Fitted:
    """Fit one way."""
    return Fitted.of(fit(samples), measured_of(samples))


def in_folds(samples: Sequence[Sample], wanted: Sequence[Sample]) -> list[float]:
    """Predict each of the wanted ones by what is fitted without its layer, and others of its fold, on any GPU."""
    names = sorted({sample.named for sample in (*samples, *wanted)})
    folds = {name: place % FOLDS for place, name in enumerate(names)}
    others = [[sample for sample in samples if folds[sample.named] != fold] for fold in range(FOLDS)]
    known = [fitted_to(rest) if rest else Fitted() for rest in others]
    return [known[folds[sample.named]].predict_us(sample.terms) for sample in wanted]


def entry_of(sample: Sample) -> tuple[str, str]:
    """Return the op and the name under which a sample's way is fitted."""
    way = way_of(find_op(sample.op), sample.way)
    shared = way.fitted_as if isinstance(way, Variant) else None
    return (shared[0].name, shared[1]) if shared else (sample.op, sample.way)


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
    for path, document in zip(arguments.results, documents, strict=True):
        known_here = layers_of(document)
        skipped = [row["name"] for row in document["rows"] if row["name"] not in known_here]
        if skipped:
            sys.stdout.write(f"{path.name}: {len(skipped)} rows of no layer known here, such as {skipped[0]}\n")
    present = sorted({row["op"] for document in documents for row in document["rows"]}, key=ORDER.index)
    good = total = folded_good = 0
    for op in present:
        if arguments.op and op not in arguments.op:
            continue
        # Of the ops before it, which it is made of, and of those behind it that share its kernels.
        every = [s for one in present for document in documents for s in samples_of(document, one)]
        own = [sample for sample in every if sample.op == op]
        table = KERNELS / op / TABLE
        content = json.loads(table.read_text()) if table.is_file() else {}
        for arch in sorted({sample.arch for sample in own}):
            ways: dict[str, list[Sample]] = defaultdict(list)
            for sample in own:
                if sample.arch == arch:
                    ways[sample.way].append(sample)
            plain, with_memory, folded = {}, {}, {}
            for way, samples in ways.items():
                entry = entry_of(samples[0])
                if entry[0] != op:
                    content.get(arch, {}).pop(way, None)
                pool = [sample for sample in every if sample.arch == arch and entry_of(sample) == entry]
                known = fitted_of(KERNELS / entry[0], arch, entry[1])
                if entry[0] == op and (not arguments.way or way in arguments.way):
                    known = fitted_to(pool)
                    content.setdefault(arch, {})[way] = {"factors": known.factors, "measured": measured_of(pool)}
                    ratios = sorted(Fitted(known.factors).predict_us(sample.terms) / sample.us for sample in samples)
                    low, mid, high = (
                        ratios[len(ratios) // 20],
                        statistics.median(ratios),
                        ratios[-1 - len(ratios) // 20],
                    )
                    sys.stdout.write(
                        f"{op} {arch} {way}: {len(pool)} times, factors' over measured {low:.2f} {mid:.2f} {high:.2f}  "
                        f"{known.factors}\n"
                    )
                    sys.stdout.writelines(f"    {doubt}\n" for doubt in doubts(pool, known.factors))
                plain[way] = [Fitted(known.factors).predict_us(sample.terms) for sample in samples]
                with_memory[way] = [known.predict_us(sample.terms) for sample in samples]
                folded[way] = in_folds(pool, samples)
            picks, by_factors, unseen = (judge(ways, predicted) for predicted in (with_memory, plain, folded))
            bad = sorted((pick for pick in picks if pick[0] > GOOD), reverse=True)
            counts = [sum(pick[0] <= GOOD for pick in found) for found in (by_factors, unseen)]
            good, total, folded_good = good + len(picks) - len(bad), total + len(picks), folded_good + counts[1]
            sys.stdout.write(
                f"{op} {arch}: {len(picks) - len(bad)} of {len(picks)} picks are within 10 % of the best; "
                f"by the factors alone {counts[0]}, fitted without the layer and its fold {counts[1]}\n"
            )
            for ratio, layer, picked, best in bad[: arguments.bad]:
                sys.stdout.write(f"    {ratio:.2f} x {best}: {picked} picked for {layer}\n")
        if arguments.write:
            table.write_text(spell(content))
            read_table.cache_clear()  # fused ops ask their parts
    sys.stdout.write(f"{good} of {total} picks are within 10 % of the best; fitted without the layer {folded_good}\n")
    for op in present:
        sys.stdout.writelines(f"{op}: {line}\n" for line in unmeasured(find_op(op)))
    return 0


def unmeasured(op: Op) -> Iterator[str]:
    """Say which terms the op's own cases give a variant of its table that no measured layer has."""
    table = read_table(op.variants[0].source.parent / TABLE).get(H200.arch, {})
    found: dict[str, set[str]] = defaultdict(set)
    with planned_for(H200):
        for case in op.cases:
            for dtype in case.dtypes or op.variants[-1].dtypes:
                tensors = case.meta(getattr(torch, dtype))
                for one in op.fits(*tensors, **case.attributes):
                    if not one.obstacle and one.way.name in table:
                        terms = one.way.terms(*tensors, **case.attributes)
                        known = table[one.way.name].factors.keys()
                        found[one.way.name] |= {term for term, us in terms.items() if us} - known
    return (f"{way}: no measured layer has {', '.join(sorted(terms))}" for way, terms in found.items() if terms)


def spell(content: Mapping[str, Mapping[str, Any]]) -> str:
    """Write a table as JSON, a line a way."""
    archs = []
    for arch, ways in sorted(content.items()):
        lines = (f"  {json.dumps(way)}: {json.dumps(entry, sort_keys=True)}" for way, entry in sorted(ways.items()))
        archs.append(f" {json.dumps(arch)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(archs) + "\n}\n"


def judge(
    ways: Mapping[str, Sequence[Sample]], predicted: Mapping[str, Sequence[float]]
) -> list[tuple[float, str, str, str]]:
    """Return, by layer, the picked way's time over the best one's, the layer, the pick and the best."""
    by_layer: dict[str, list[tuple[float, float, str]]] = defaultdict(list)
    for way, samples in ways.items():
        for sample, us in zip(samples, predicted[way], strict=True):
            by_layer[f"{sample.named} on {sample.gpu}"].append((ranked_us(way, us), sample.us, way))
    picks = []
    for layer, entries in by_layer.items():
        _, taken, picked = min(entries)
        least, best = min((us, way) for _, us, way in entries)
        picks.append((taken / least, layer, picked, best))
    return picks


if __name__ == "__main__":
    sys.exit(main())
