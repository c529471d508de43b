"""A trace as one HTML page to point at: no network, no library, nothing but the file."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.layout import NO_ELEMENT
from workbench.analysis.trace import Trace
from workbench.core.errors import ArgumentError
from workbench.core.events import LANES, READS, WRITES
from workbench.plots import style

MOST_INSTRUCTIONS = 1 << 23
"""Warp instructions of a page: 268 million accesses of single lanes, where whole warps access single elements."""

MOST_ELEMENTS = 1 << 27
"""Elements of all tensors together."""

MOST_DETAIL = 1 << 23
"""Entries of all patterns together. A page holds each pattern once: the lanes of an instruction with the elements that
they touch, less the first one. Regular kernels have some dozens of patterns; an instruction at random elements has one
of its own. Past this size, a page keeps the first lane alone of an instruction that has a new pattern."""

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
        If the trace has no access to a tensor, or there are more than `MOST_INSTRUCTIONS` or `MOST_ELEMENTS`, or `dims`
        does not fit a tensor.
    """
    texts = {
        "title": escape(f"What the threads of {trace.kernel} touch"),
        "summary": escape(str(trace)),
        "data": to_script(map_data(trace, dims)),
    }
    return fill("page.html", texts)


def map_data(trace: Trace, dims: Mapping[str, Sequence[str]] | None = None) -> dict[str, Any]:
    """Return what ``map.js`` draws: tensors, source, sites of accesses, and the accesses in packed columns.

    Parameters
    ----------
    trace : Trace
    dims : mapping of str to sequence of str, optional
        As for `trace_page`.

    Returns
    -------
    dict of str to object
        JSON's types.

    Raises
    ------
    ArgumentError
        As for `trace_page`.
    """
    tensors = _tensors(trace, dims or {})
    patterns = _Patterns()
    instructions = _instructions(trace, patterns)
    keys, site = np.unique(instructions["site"], return_inverse=True)
    columns = _columns(trace, instructions) | {"siteOf": site} | patterns.columns()
    return {
        "tensors": tensors,
        "sites": [_site(key) for key in keys.tolist()],
        "source": trace.source,
        "leftOut": patterns.left_out,
        "tints": [[_pixel(color, shade) for shade in _SHADES] for color in style.CYCLE],
        "arrays": {name: _pack(values) for name, values in columns.items()},
    }


def to_script(data: object) -> str:
    """Write data as JSON that may stand in a page's script element."""
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def fill(template: str, texts: Mapping[str, str]) -> str:
    """Put texts, and the style sheets and scripts beside it, in the places of a template: ``{{name}}``, ``{{map.js}}``.

    Parameters
    ----------
    template : str
        A file of this package.
    texts : mapping of str to str
        HTML, by name.

    Returns
    -------
    str
    """
    return _PLACE.sub(lambda place: texts[place[1]] if place[1] in texts else _read(place[1]), _read(template))


_PLACE = re.compile(r"\{\{([\w.]+)\}\}")


def _read(name: str) -> str:
    return files("workbench.plots").joinpath(name).read_text(encoding="utf-8")


def _tensors(trace: Trace, dims: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    shapes = {buffer.name: buffer.shape for buffer in trace.buffers.values()}
    if unknown := dims.keys() - shapes.keys():
        raise ArgumentError(f"{trace.kernel} has no tensor {', '.join(sorted(unknown))}; it has {', '.join(shapes)}")
    if sum(map(prod, shapes.values())) > MOST_ELEMENTS:
        raise ArgumentError(f"a page shows at most {MOST_ELEMENTS} elements; {trace} has more: trace a smaller launch")
    named = {name: list(dims.get(name) or (f"i{i}" for i in range(len(shape)))) for name, shape in shapes.items()}
    for name, names in named.items():
        if len(names) != len(shapes[name]):
            raise ArgumentError(
                f"{name} has {len(shapes[name])} dimensions; got {len(names)} names: {', '.join(names)}"
            )
    return [{"name": name, "shape": shape, "dims": named[name]} for name, shape in shapes.items()]


_INSTRUCTION = np.dtype(
    [
        ("order", np.int64),  # index of the instruction in the trace
        ("block", np.uint32),
        ("warp", np.uint16),
        ("site", np.int64),  # tensor, source line and effect in one number: see `_site`
        ("base", np.int32),  # element that the first of its lanes touches first
        ("pattern", np.int32),
    ]
)
_LINE_SHIFT, _TENSOR_SHIFT = 2, 34
_NOTHING = np.iinfo(np.int64).min
_LIMIT = "a page shows at most {} {}; {} has more: trace a smaller launch, or some of its blocks"


class _Patterns:
    """The distinct patterns of a trace: which lanes touch which elements, relative to the first of them.

    Attributes
    ----------
    left_out : int
        Accesses that the patterns leave out, since there is no room.
    """

    def __init__(self) -> None:
        self.left_out = 0
        self._numbers: dict[bytes, int] = {}
        self._sizes = [0]
        self._offsets: list[NDArray[np.int64]] = []
        self._lanes: list[NDArray[np.int64]] = []
        self._num_entries = 0

    def number(self, relative: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the number of each instruction's pattern, and keep those that are new.

        Parameters
        ----------
        relative : ndarray of int64, shape (n, 32, most)
            Elements less the first one; `_NOTHING` where a lane touches none.
        """
        rows = np.ascontiguousarray(relative.reshape(len(relative), -1))
        distinct, where, uses = np.unique(
            rows.view(np.dtype((np.void, rows.strides[0]))).ravel(), return_inverse=True, return_counts=True
        )
        shapes = distinct.view(np.int64).reshape(len(distinct), *relative.shape[1:])
        numbers = (self._number(shape, int(used)) for shape, used in zip(shapes, uses, strict=True))
        return np.fromiter(numbers, np.int64, len(distinct))[where.reshape(-1)]

    def _number(self, relative: NDArray[np.int64], uses: int) -> int:
        key = relative.tobytes()
        known = self._numbers.get(key)
        if known is not None:
            return known
        lanes, within = np.nonzero(relative != _NOTHING)
        if self._num_entries + len(lanes) > MOST_DETAIL and lanes[-1] > lanes[0]:
            first = np.full_like(relative, _NOTHING)
            first[lanes[0]] = relative[lanes[0]]
            self.left_out += uses * int((lanes != lanes[0]).sum())
            return self._number(first, uses)
        self._numbers[key] = len(self._offsets)
        offsets = relative[lanes, within]
        order = np.lexsort((lanes, offsets))
        self._offsets.append(offsets[order])
        self._lanes.append(lanes[order])
        self._num_entries += len(lanes)
        self._sizes.append(self._num_entries)
        return len(self._offsets) - 1

    def columns(self) -> dict[str, NDArray[np.int64]]:
        """Return all patterns' entries, each pattern's by ascending element, and where each pattern begins."""
        return {
            "firstOf": np.array(self._sizes),
            "offsetOf": np.concatenate(self._offsets),
            "laneOf": np.concatenate(self._lanes),
        }


def _instructions(trace: Trace, patterns: _Patterns) -> NDArray[np.void]:
    """List the warp instructions that touch a tensor, by block and then in the order of the trace."""
    parts, count = [], 0
    for number, buffer in enumerate(trace.buffers.values()):
        for order, events, elements in trace.iter_warps(buffer.name):
            flat = elements.reshape(len(elements), -1)
            held = flat != NO_ELEMENT
            some = np.flatnonzero(held.any(axis=1))
            count += len(some)
            if count > MOST_INSTRUCTIONS:
                raise ArgumentError(_LIMIT.format(MOST_INSTRUCTIONS, "warp instructions", trace.kernel))
            base = flat[some, held[some].argmax(axis=1)]
            relative = np.where(elements[some] == NO_ELEMENT, _NOTHING, elements[some] - base[:, None, None])
            part = np.zeros(len(some), _INSTRUCTION)
            kind = events["kind"][some]
            effect = np.isin(kind, list(READS)) + 2 * np.isin(kind, list(WRITES))
            part["order"], part["base"], part["pattern"] = order[some], base, patterns.number(relative)
            part["block"], part["warp"] = events["block"][some], events["warp"][some]
            part["site"] = (number << _TENSOR_SHIFT) + (events["line"][some].astype(np.int64) << _LINE_SHIFT) + effect
            parts.append(part)
    if not count:
        raise ArgumentError(f"{trace.kernel} touches no tensor: there is nothing to show")
    instructions = np.concatenate(parts)
    return instructions[np.lexsort((instructions["order"], instructions["block"]))]


def _site(key: int) -> dict[str, int]:
    """Tell which tensor, source line and effect (1 reads, 2 writes, 3 both) a number of `_INSTRUCTION` stands for."""
    line = key >> _LINE_SHIFT & (1 << _TENSOR_SHIFT - _LINE_SHIFT) - 1
    return {"tensor": key >> _TENSOR_SHIFT, "line": line, "effect": key & 3}


def _columns(trace: Trace, instructions: NDArray[np.void]) -> dict[str, NDArray[np.int64]]:
    """Give each warp a number, and split the instructions into columns."""
    per_block = -(-trace.config.block.size // LANES)
    warps, warp = np.unique(
        instructions["block"].astype(np.int64) * per_block + instructions["warp"], return_inverse=True
    )
    return {
        "blockOfWarp": warps // per_block,
        "numberOfWarp": warps % per_block,
        "warpOf": warp,
        "baseOf": instructions["base"],
        "patternOf": instructions["pattern"],
    }


def _pack(values: NDArray[np.integer]) -> str:
    """Pack int32 values as their differences: neighbours are alike, so these are small and compress well."""
    differences = np.diff(values.astype(np.int32), prepend=np.int32(0)).astype("<i4")
    return b64encode(zlib.compress(differences.tobytes(), level=1)).decode("ascii")


def _pixel(color: str, strength: float) -> int:
    """Pack a colour as a canvas keeps it: red in the lowest byte, opaque."""
    red, green, blue = (round(255 * part) for part in style.tint(color, strength))
    return 0xFF << 24 | blue << 16 | green << 8 | red
