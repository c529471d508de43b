"""The screen suspects exactly the cells that can race."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.analysis.sanitize.cells import Accesses
from workbench.analysis.sanitize.screen import Table, contains

READ, WRITE, ATOMIC = range(3)


def accesses(kinds: list[int], cells: list[int], threads: list[int]) -> Accesses:
    kind = np.array(kinds, np.int64)
    return Accesses(
        row=np.arange(len(kind)),
        cell=np.array(cells, np.int64),
        thread=np.array(threads, np.int64),
        reads=kind != WRITE,
        writes=kind != READ,
        strong=kind == ATOMIC,
    )


def can_race(touches: list[tuple[int, int]]) -> bool:
    """Whether two of some (kind, thread) differ in thread and conflict."""
    return any(
        one[1] != other[1] and (WRITE in (one[0], other[0]) or {one[0], other[0]} == {READ, ATOMIC})
        for one in touches
        for other in touches
    )


@given(
    st.lists(
        st.lists(st.tuples(st.integers(0, 2), st.integers(0, 5), st.integers(0, 3)), max_size=25),
        min_size=1,
        max_size=4,
    )
)
def test_exactly_the_cells_that_can_race_are_suspicious(batches: list[list[tuple[int, int, int]]]) -> None:
    table = Table(6)
    for batch in batches:
        taken = accesses(*([touch[i] for touch in batch] for i in range(3)))
        table.note(taken, taken.cell, taken.thread)
    everything = [touch for batch in batches for touch in batch]
    expected = [can_race([(kind, thread) for kind, cell, thread in everything if cell == i]) for i in range(6)]
    assert table.suspects().tolist() == expected


def test_contains() -> None:
    assert contains(np.array([2, 5, 9]), np.array([1, 2, 9, 10])).tolist() == [False, True, True, False]
    assert contains(np.array([], np.int64), np.array([1])).tolist() == [False]
