"""Which block, warp and thread touches each element of a tensor, and how often."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from workbench.core import html
from workbench.core.brief import brief
from workbench.core.events import LANES

Mode = Literal["write", "read"]

MOST_OTHERS = 1 << 18
"""Touches by further threads that an index map keeps."""

TOUCH = np.dtype([("element", np.int64), ("block", np.int64), ("thread", np.int32), ("line", np.int32)])
"""A thread that touches an element (row-major index) at a source line; block and thread are linear."""

NOBODY = -1
"""Block, warp, lane, thread and line of an element that is never touched."""


@brief("holes", "overlaps", "touches(*index)")
@dataclass(frozen=True, slots=True, eq=False)
class IndexMap:
    """Who touches each element of a tensor, and how often.

    Every array but `others` has the tensor's shape.

    Attributes
    ----------
    tensor : str
    mode : str
        ``"write"`` or ``"read"``: which accesses are counted. An atomic update is both.
    block : ndarray of int64
        Linear index of the block, x fastest, that comes first in the trace; `NOBODY` for an untouched element.
    warp, lane, thread : ndarray of int32
        Warp and linear thread within the block, lane within the warp, likewise.
    line : ndarray of int32
        Source line of that first access; 0 where unknown.
    count : ndarray of int64
        Accesses.
    shared : ndarray of bool
        Whether more than one thread touches the element.
    others : ndarray of `TOUCH`, shape (n,)
        Touches by other threads than the one that comes first, each once, ascending; `MOST_OTHERS` at most.
    """

    tensor: str
    mode: Mode
    block: NDArray[np.int64]
    warp: NDArray[np.int32]
    lane: NDArray[np.int32]
    thread: NDArray[np.int32]
    line: NDArray[np.int32]
    count: NDArray[np.int64]
    shared: NDArray[np.bool_]
    others: NDArray[np.void] = field(default_factory=lambda: np.empty(0, TOUCH))

    def touches(self, *index: int) -> NDArray[np.void]:
        """Return who touches one element: the first thread, then the others that are kept.

        Parameters
        ----------
        *index : int
            The element's coordinates.

        Returns
        -------
        ndarray of `TOUCH`, shape (n,)

        Raises
        ------
        ValueError
            If there is no such element.
        """
        element = int(np.ravel_multi_index(index, self.shape)) if index else 0
        if not self.count[index]:
            return np.empty(0, TOUCH)
        first = np.array([(element, self.block[index], self.thread[index], self.line[index])], TOUCH)
        low, high = np.searchsorted(self.others["element"], [element, element + 1])
        return np.concatenate([first, self.others[low:high]])

    @property
    def shape(self) -> tuple[int, ...]:
        """The tensor's shape."""
        return self.count.shape

    @property
    def holes(self) -> NDArray[np.int64]:
        """Coordinates of the elements that nobody touches: shape (n, dimensions)."""
        return np.argwhere(self.count == 0)

    @property
    def overlaps(self) -> NDArray[np.int64]:
        """Coordinates of the elements that several threads touch: shape (n, dimensions)."""
        return np.argwhere(self.shared)

    def __str__(self) -> str:
        elements, touched = self.count.size, int(np.count_nonzero(self.count))
        shape = " x ".join(map(str, self.shape)) or "scalar"
        blocks = len(np.unique(self.block[self.count > 0]))
        touching = {"write": "written", "read": "read"}[self.mode]
        return (
            f"{self.tensor} ({shape}): {touched} of {elements} elements {touching}"
            f" by {blocks} blocks; {elements - touched} holes, {int(self.shared.sum())} touched by several threads, "
            f"at most {int(self.count.max(initial=0))} accesses an element"
        )

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))


@dataclass(frozen=True, slots=True)
class Touches:
    """Accesses to single elements of one tensor, in the order in which they happened.

    Attributes
    ----------
    element : ndarray of int64, shape (n,)
        Row-major index of the element.
    block : ndarray of int64, shape (n,)
    thread : ndarray of int64, shape (n,)
        Linear index within the block.
    line : ndarray of int64, shape (n,)
    """

    element: NDArray[np.int64]
    block: NDArray[np.int64]
    thread: NDArray[np.int64]
    line: NDArray[np.int64]


def build(tensor: str, shape: tuple[int, ...], mode: Mode, batches: Iterable[Touches]) -> IndexMap:
    """Gather accesses into an index map.

    Parameters
    ----------
    tensor : str
    shape : tuple of int
    mode : {"write", "read"}
    batches : iterable of Touches
        In the order in which they happened.
    """
    size = int(np.prod(shape, dtype=np.int64))
    block = np.full(size, NOBODY, np.int64)
    thread = np.full(size, NOBODY, np.int32)
    line = np.full(size, NOBODY, np.int32)
    count = np.zeros(size, np.int64)
    shared = np.zeros(size, bool)
    others = np.empty(0, TOUCH)
    for batch in batches:
        element, first = np.unique(batch.element, return_index=True)
        new = count[element] == 0
        element, first = element[new], first[new]
        block[element], thread[element], line[element] = batch.block[first], batch.thread[first], batch.line[first]
        count += np.bincount(batch.element, minlength=size)
        other = (block[batch.element] != batch.block) | (thread[batch.element] != batch.thread)
        shared[batch.element[other]] = True
        if len(others) < MOST_OTHERS and other.any():
            more = np.empty(int(other.sum()), TOUCH)
            for name in ("element", "block", "thread", "line"):
                more[name] = getattr(batch, name)[other]
            others = np.unique(np.concatenate([others, more]))[:MOST_OTHERS]
    nobody = thread == NOBODY
    return IndexMap(
        tensor=tensor,
        mode=mode,
        block=block.reshape(shape),
        warp=np.where(nobody, NOBODY, thread // LANES).astype(np.int32).reshape(shape),
        lane=np.where(nobody, NOBODY, thread % LANES).astype(np.int32).reshape(shape),
        thread=thread.reshape(shape),
        line=line.reshape(shape),
        count=count.reshape(shape),
        shared=shared.reshape(shape),
        others=others,
    )
