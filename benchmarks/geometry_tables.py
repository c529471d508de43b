"""Say what is fast where: tables in README.md and docs/limits.md and a picture, from a result of `geometries.py`.

    python benchmarks/geometry_tables.py results/geometries-H200-DATE.json [MORE.json]     # needs no GPU
    python benchmarks/geometry_tables.py RESULT_OF_ALL.json --rule     # what the costs as they are choose of its times

The tables stand between two marks, and are written anew; a result forced to another architecture has rows of its own.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from matplotlib import rc_context
from matplotlib.figure import Figure
from networks import LAYERS

from workbench.op import H200, Gpu, find_op, planned_for
from workbench.op.cost import LIBRARY
from workbench.plots.style import BLUE, GREEN, MUTED, ORANGE, PURPLE, RC, VERMILION, WIDTH_IN

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "images" / "geometries.svg"
BEGIN, END = "<!-- benchmarks/geometry_tables.py: begin -->", "<!-- benchmarks/geometry_tables.py: end -->"
SLOWER = 0.95
WORST = 8
ENOUGH = 0.85
"""Share of a copy's speed that is asked for where a tensor is larger than the L2 cache and x is read once."""
L2_BYTES = 50 << 20
"""Of an H200 and an H100."""
TWICE = "reads x twice, so at most 0.67"
SMALL = "a copy of its size is slower than one of 2 GB, too"
WAITS = "warps wait: the first tiles arrive and the last sums go round while nothing else runs"
IN_TURN = "a block loads, waits and stores in turn"
SHORT = {
    ("group_norm", "v2_warp_roles"): WAITS,
    ("batch_norm2d", "v3_warp_roles"): WAITS,
    ("gelu_group_norm", "v3_warp_roles"): "in 16 bits unknown, not its instructions; else warps wait, as in group_norm",
    ("group_norm", "v4_on_chip"): IN_TURN,
    ("gelu_group_norm", "v5_on_chip"): IN_TURN,
    ("batch_norm2d", "v5_on_chip"): IN_TURN,
}
"""What keeps a variant from a copy's speed, as the `LOG.md` of its folder found."""
OWN = "PyTorch's own; ours is slower yet"
KINDS = {
    "conv_transpose2d": "transposed convolution",
    "conv_transpose2d_gelu": "fused convolutions",
    "conv_transpose2d_gelu_group_norm": "fused convolutions",
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm": "fused convolutions",
    "group_norm": "GroupNorm",
    "gelu_group_norm": "GroupNorm",
    "batch_norm2d": "BatchNorm",
    "gelu": "GELU, tanh",
    "tanh": "GELU, tanh",
}


COLORS = dict(zip(dict.fromkeys(KINDS.values()), (BLUE, VERMILION, GREEN, ORANGE, PURPLE), strict=True))


@dataclass(frozen=True)
class Point:
    """One layer.

    Attributes
    ----------
    kind : str
    row : mapping of str to object
        As `geometries.Row`.
    x : float
        Eager's time over ours.
    """

    kind: str
    row: Mapping[str, Any]
    x: float


def points_of(document: Mapping[str, Any]) -> list[Point]:
    """Read the layers that were timed."""
    found = []
    for row in document["rows"]:
        ours = row["us"].get(row["chosen"])
        if row["chosen"] == LIBRARY or (ours and not row["wrong"].get(row["chosen"])):
            x = 1.0 if not ours else row["us"]["eager"] / ours
            found.append(Point(KINDS[row["op"]], row, x))
    return found


def choose_anew(document: dict[str, Any]) -> None:
    """Put what the ops choose now, of the ways that were timed, in the place of what they chose in the run."""
    layers = {layer.name: layer for layer in LAYERS}
    gpu = Gpu(**document["planned_for"]) if "planned_for" in document else H200
    for row in document["rows"]:
        layer = layers[row["name"]]
        with planned_for(gpu), torch.backends.cudnn.flags(enabled=True, allow_tf32=layer.tf32):
            tensors = layer.case.meta(getattr(torch, layer.dtype))
            considered = find_op(row["op"]).consider(*tensors, **layer.case.attributes)
            ranked = (one.way.name for one in considered if one.predicted_us is not None)
            row["chosen"] = next(name for name in ranked if name in row["us"] or name == LIBRARY)
    document["arch"] = "chosen by the costs of this version"


@dataclass(frozen=True)
class Share:
    """What a layer that only moves memory reaches of a copy.

    Attributes
    ----------
    row : mapping of str to object
    share : float
        A copy's time over ours.
    is_once : bool
        x is read once.
    """

    row: Mapping[str, Any]
    share: float
    is_once: bool

    @property
    def why(self) -> str:
        """What keeps it from `ENOUGH`; empty where nothing does."""
        if self.share >= ENOUGH:
            return ""
        if not self.is_once:
            return TWICE
        chosen = self.row["chosen"]
        return OWN if chosen == LIBRARY else SHORT.get((self.row["op"], chosen), SMALL)


def shares_of(document: Mapping[str, Any]) -> list[Share]:
    """Read the layers whose x is larger than the L2 cache and that compute next to nothing, the least share first."""
    found = []
    for row in document["rows"]:
        x_bytes = math.prod(row["shape"]) * (4 if row["dtype"] == "float32" else 2)
        ours = row["us"].get(row["chosen"], row["us"]["eager"])
        if "conv" in row["op"] or x_bytes <= L2_BYTES:
            continue
        copy_us = row.get("copy_us") or row["moved_bytes"] / document["copy_gbps"] / 1e3
        trains = row["op"] == "batch_norm2d" and "training=True" in row["name"]
        is_twice = (trains and row["chosen"] in ("v2_vectorized", LIBRARY)) or "two_passes" in row["chosen"]
        is_eval = row["op"] == "batch_norm2d" and not trains
        found.append(Share(row, copy_us / ours, is_eval or not is_twice))
    return sorted(found, key=lambda one: one.share)


def bandwidth(document: Mapping[str, Any]) -> Iterator[str]:
    """Yield how close the layers that only move memory come to a copy, and a row for each that is short of it."""
    shares = shares_of(document)
    once = [one.share for one in shares if one.is_once]
    if not once:
        return
    is_own = all(one.row.get("copy_us") for one in shares)
    copy = "a copy of the same tensor, timed in turns with it" if is_own else "a copy of 2 GB"
    yield (
        f"{len(once)} layers have tensors larger than the L2 cache and read x once. As a share of the speed of {copy}, "
        f"their median is {statistics.median(once):.2f} and their least {once[0]:.2f}; "
        f"{sum(share >= ENOUGH for share in once)} reach {ENOUGH}. {len(shares) - len(once)} such layers read x twice. "
        f"These stay below {ENOUGH}:"
    )
    yield ""
    yield "| layer | runs | share of a copy | why |"
    yield "|---|---|---|---|"
    for one in shares:
        if one.why:
            yield f"| {one.row['name']} | {one.row['chosen']} | {one.share:.2f} | {one.why} |"


def summary(points: Sequence[Point]) -> Iterator[str]:
    """Yield the rows of the table, one a kind of op."""
    yield "| | layers | median x | least x | below 0.95 | PyTorch's own | in f32, f16, bf16 |"
    yield "|---|---|---|---|---|---|---|"
    for kind in dict.fromkeys(KINDS.values()):
        here = [point for point in points if point.kind == kind]
        if here:
            speedups = [point.x for point in here]
            below, own = sum(x < SLOWER for x in speedups), sum(p.row["chosen"] == LIBRARY for p in here)
            by_dtype = Counter(point.row["dtype"] for point in here)
            dtypes = ", ".join(str(by_dtype[dtype]) for dtype in ("float32", "float16", "bfloat16"))
            median = statistics.median(speedups)
            yield f"| {kind} | {len(here)} | {median:.2f} | {min(speedups):.2f} | {below} | {own} | {dtypes} |"


def heading(document: Mapping[str, Any]) -> str:
    """Say where the figures come from."""
    machine = document["machine"]
    arch = document.get("arch", "")
    which = f", variants for {arch} alone" if arch.startswith("sm_") else f", {arch}" if arch else ""
    when = document["date"][:10] + which
    return (
        f"One {machine['gpu']} (driver {machine['driver']}, torch {machine['torch']}), {when}; "
        "L2 cold, outputs checked in the run; x is eager's time over ours, in the same memory format and element type:"
    )


def readme_text(documents: Sequence[Mapping[str, Any]]) -> str:
    """Write the README's part."""
    parts = [f"{heading(document)}\n\n" + "\n".join(summary(points_of(document))) for document in documents]
    name = PICTURE.relative_to(ROOT)
    return "\n\n".join([*parts, f"![How much faster than eager, by size, one dot a layer]({name})"])


def limits_text(document: Mapping[str, Any]) -> str:
    """Write the part of limits.md: the layers at which the ops gain least."""
    points = sorted(points_of(document), key=lambda point: point.x)
    below = sum(point.x < SLOWER for point in points)
    verb = "is" if below == 1 else "are"
    lines = [
        f"{heading(document)} {below} of {len(points)} layers {verb} below {SLOWER}. The least:",
        "",
        "| layer | from | runs | x |",
        "|---|---|---|---|",
    ]
    for point in points[:WORST]:
        row = point.row
        lines.append(f"| {row['name']} | {row['network']} | {row['chosen']} | {point.x:.2f} |")
    left = [row["name"] for row in document["rows"] if row["name"] not in {point.row["name"] for point in points}]
    if left:
        lines += ["", f"Not computed right, or not at all: {'; '.join(left)}."]
    return "\n".join([*lines, "", *bandwidth(document)])


def draw(document: Mapping[str, Any], path: Path) -> None:
    """Draw x against the bytes that a call must move, one dot a layer."""
    points = points_of(document)
    with rc_context(RC):
        figure = Figure(figsize=(WIDTH_IN, 4.2), layout="constrained")
        axes = figure.add_subplot()
        for kind, color in COLORS.items():
            here = [point for point in points if point.kind == kind]
            sizes = [point.row["moved_bytes"] / 1e6 for point in here]
            axes.scatter(sizes, [point.x for point in here], s=16, color=color, label=kind, alpha=0.8, linewidths=0)
        axes.set_xscale("log")
        axes.set_yscale("log", base=2)
        axes.axhline(1.0, color=MUTED, linewidth=0.8)
        axes.yaxis.set_major_formatter("{x:g} x")
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_xlabel("bytes of the inputs and outputs, MB")
        axes.set_ylabel("eager's time over ours")
        axes.set_title(f"{document['machine']['gpu']}, {document['date'][:10]}", loc="left")
        axes.legend(loc="upper left", ncols=3, fontsize=9)
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, metadata={"Date": None})


def put(file: Path, text: str) -> None:
    """Put a text between the marks of a file.

    Raises
    ------
    ValueError
        If the marks are not there.
    """
    before = file.read_text(encoding="utf-8")
    if BEGIN not in before or END not in before:
        raise ValueError(f"{file}: expected the marks {BEGIN} and {END}")
    head, _, rest = before.partition(BEGIN)
    file.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def main() -> int:
    """Write the tables and the picture."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "results", nargs="+", type=Path, help="the first is drawn; the others have tables in the README"
    )
    parser.add_argument("--rule", action="store_true", help="of a run with --all, show what today's costs choose")
    parser.add_argument("--print", action="store_true", help="print the tables and write nothing")
    arguments = parser.parse_args()
    documents = [json.loads(path.read_text()) for path in arguments.results]
    for document in documents if arguments.rule else ():
        choose_anew(document)
    texts = readme_text(documents), limits_text(documents[0])
    if arguments.print:
        sys.stdout.write("\n\n".join(texts) + "\n")
        return 0
    put(ROOT / "README.md", texts[0])
    put(ROOT / "docs" / "limits.md", texts[1])
    draw(documents[0], PICTURE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
