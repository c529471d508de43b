"""A trace as one HTML page to point at: no network, no library, nothing but the file."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.trace import Trace
from workbench.core.errors import ArgumentError
from workbench.core.events import LANES, READS, WRITES
from workbench.plots import style

MOST_ACCESSES = 1 << 22
"""Accesses of single lanes to single elements that a browser still moves fluently."""

MOST_ELEMENTS = 1 << 23
"""Elements of all tensors together."""

_SHADES = (0.75, 0.55, 0.4, 0.25)  # pale enough for dark text


def trace_page(trace: Trace, dims: Mapping[str, Sequence[str]] | None = None) -> str:
    """Make the page: threads and tensors side by side; point at one to see what belongs to it in the others.

    Pointing at an element shows the threads that touch it and what else they touch, so where a result comes from and
    where an input goes; pointing at a thread shows its elements. Sliders choose the plane of a tensor of more than two
    dimensions, and step through the accesses: block after block, each in the order in which it was recorded.
    (Blocks run at the same time, so the record has them in another order each time.)

    Parameters
    ----------
    trace : Trace
    dims : mapping of str to sequence of str, optional
        Names of a tensor's dimensions, by the tensor's name; ``i0``, ``i1`` and so on by default.

    Returns
    -------
    str
        HTML. All text is escaped, and a content security policy forbids the page to load anything.

    Raises
    ------
    ArgumentError
        If the trace has no access to a tensor, or there are more than `MOST_ACCESSES` or `MOST_ELEMENTS`, or `dims`
        does not fit a tensor.
    """
    tensors = _tensors(trace, dims or {})
    accesses = _accesses(trace)
    page = {
        "tensors": tensors,
        "lines": {line: _line(trace, line) for line in np.unique(accesses["line"]).tolist()},
        "tints": [[_pixel(color, shade) for shade in _SHADES] for color in style.CYCLE],
        "arrays": {name: _pack(values) for name, values in _columns(trace, accesses).items()},
    }
    texts = {
        "title": escape(f"What the threads of {trace.kernel} touch"),
        "summary": escape(str(trace)),
        "data": json.dumps(page).replace("<", "\\u003c"),
    }
    template = files("workbench.plots").joinpath("page.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda place: texts[place[1]], template)


def _tensors(trace: Trace, dims: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    shapes = {buffer.name: buffer.shape for buffer in trace.buffers.values()}
    if unknown := dims.keys() - shapes.keys():
        raise ArgumentError(f"{trace.kernel} has no tensor {', '.join(sorted(unknown))}; it has {', '.join(shapes)}")
    if sum(map(np.prod, shapes.values())) > MOST_ELEMENTS:
        raise ArgumentError(f"a page shows at most {MOST_ELEMENTS} elements; {trace} has more: trace a smaller launch")
    named = {name: list(dims.get(name) or (f"i{i}" for i in range(len(shape)))) for name, shape in shapes.items()}
    for name, names in named.items():
        if len(names) != len(shapes[name]):
            raise ArgumentError(
                f"{name} has {len(shapes[name])} dimensions; got {len(names)} names: {', '.join(names)}"
            )
    return [{"name": name, "shape": shape, "dims": named[name]} for name, shape in shapes.items()]


def _accesses(trace: Trace) -> NDArray[np.void]:
    """Join the accesses to all tensors, by block and then in the order of the instructions that make them."""
    parts, count = [], 0
    for number, buffer in enumerate(trace.buffers.values()):
        for part in trace.iter_elements(buffer.name):
            count += len(part)
            if count > MOST_ACCESSES:
                raise ArgumentError(
                    f"a page shows at most {MOST_ACCESSES} accesses; {trace.kernel} makes more: trace a smaller "
                    "launch, or some of its blocks"
                )
            parts.append((np.full(len(part), number), part))
    if not count:
        raise ArgumentError(f"{trace.kernel} touches no tensor: there is nothing to show")
    tensor, accesses = (np.concatenate(column) for column in zip(*parts, strict=True))
    order = np.lexsort((accesses["instruction"], accesses["block"]))
    out = np.zeros(count, [("tensor", np.int64), *accesses.dtype.descr])
    out["tensor"] = tensor[order]
    for name in accesses.dtype.names or ():
        out[name] = accesses[name][order]
    return out


def _columns(trace: Trace, accesses: NDArray[np.void]) -> dict[str, NDArray[np.integer]]:
    """Split the accesses into columns: of the warps, of their instructions, and of the accesses of these."""
    begins = np.flatnonzero(np.diff(accesses["instruction"], prepend=-1))
    instructions = accesses[begins]
    per_block = -(-trace.config.block.size // LANES)
    kind = instructions["kind"]
    warps, warp = np.unique(
        instructions["block"].astype(np.int64) * per_block + instructions["thread"] // LANES, return_inverse=True
    )
    return {
        "blockOfWarp": warps // per_block,
        "numberOfWarp": warps % per_block,
        "warpOf": warp,
        "tensorOf": instructions["tensor"],
        "lineOf": instructions["line"],
        "effectOf": np.isin(kind, list(READS)) + 2 * np.isin(kind, list(WRITES)),
        "firstOf": np.append(begins, len(accesses)),
        "elementOf": accesses["element"],
        "laneOf": accesses["thread"] % LANES,
    }


def _line(trace: Trace, number: int) -> str:
    return trace.source[number - 1].strip() if 0 < number <= len(trace.source) else ""


def _pack(values: NDArray[np.integer]) -> str:
    """Pack int32 values as their differences: neighbours are alike, so these are small and compress well."""
    differences = np.diff(values.astype(np.int32), prepend=np.int32(0)).astype("<i4")
    return b64encode(zlib.compress(differences.tobytes(), level=1)).decode("ascii")


def _pixel(color: str, strength: float) -> int:
    """Pack a colour as a canvas keeps it: red in the lowest byte, opaque."""
    red, green, blue = (round(255 * part) for part in style.tint(color, strength))
    return 0xFF << 24 | blue << 16 | green << 8 | red
