"""Which thread touches which element, for vectors, views and elements that nobody touches."""

import pytest

from tests.analysis.synthetic import access, tensor, trace
from workbench.analysis.index_map import NOBODY
from workbench.core.errors import ArgumentError
from workbench.core.events import Kind

GRID = tensor("y", (6, 16))


def test_who_writes_each_element() -> None:
    store = access(lambda b, t: 4 * (32 * b + t), kind=Kind.STORE, buffer=0, line=7, blocks=3)
    mapped = trace({0: GRID}, store, grid=(3,)).index_map("y")
    assert (mapped.mode, mapped.shape) == ("write", (6, 16))
    assert mapped.block[:, 0].tolist() == [0, 0, 1, 1, 2, 2]
    assert mapped.lane[1].tolist() == list(range(16, 32))
    assert (mapped.thread == mapped.lane).all()
    assert (mapped.warp == 0).all()
    assert (mapped.line == 7).all()
    assert (mapped.count == 1).all()
    assert len(mapped.holes) == len(mapped.overlaps) == 0


def test_vector_accesses_cover_several_elements() -> None:
    store = access(lambda b, t: 16 * t if t < 24 else -1, kind=Kind.STORE, buffer=0, width_bytes=16)
    mapped = trace({0: GRID}, store).index_map("y")
    assert (mapped.count == 1).all()
    assert mapped.lane[0].tolist() == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4


def test_narrow_accesses_touch_the_element_they_lie_in() -> None:
    store = access(lambda b, t: 2 * t, kind=Kind.STORE, buffer=0, width_bytes=2)
    mapped = trace({0: GRID}, store).index_map("y")
    assert (mapped.count[0] == 2).all()


def test_holes_and_overlaps() -> None:
    store = access(lambda b, t: 4 * (16 * b + t) if t != 5 else -1, kind=Kind.STORE, buffer=0, blocks=3)
    mapped = trace({0: GRID}, store, grid=(3,)).index_map("y")
    assert mapped.holes.tolist() == [[0, 5], *([row, column] for row in (4, 5) for column in range(16))]
    assert mapped.count[1].tolist() == [2] * 5 + [1] + [2] * 10
    assert [1, 5] not in mapped.overlaps.tolist()
    assert (mapped.block[1] == 0).all(), "the first writer stays"
    hole = mapped.block[0, 5], mapped.warp[0, 5], mapped.lane[0, 5], mapped.thread[0, 5], mapped.line[0, 5]
    assert hole == (NOBODY,) * 5
    assert "33 holes, 30 touched by several threads, at most 2 accesses an element" in str(mapped)


def test_overlaps_show_who() -> None:
    stores = [
        access(lambda b, t: 4 * (16 * b + t), kind=Kind.STORE, buffer=0, blocks=3, line=line) for line in (7, 7, 9)
    ]
    mapped = trace({0: GRID}, *stores, grid=(3,)).index_map("y")
    assert mapped.touches(1, 2).tolist() == [(18, 0, 18, 7), (18, 1, 2, 7), (18, 1, 2, 9)]
    assert mapped.touches(0, 3).tolist() == [(3, 0, 3, 7)]
    assert len(mapped.touches(5, 0)) == 0
    with pytest.raises(ValueError, match="invalid entry"):
        mapped.touches(6, 0)


def test_touches_by_others_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.analysis.index_map.MOST_OTHERS", 10)
    store = access(lambda b, t: 4 * t, kind=Kind.STORE, buffer=0, blocks=8)
    mapped = trace({0: GRID}, store, grid=(8,)).index_map("y")
    assert len(mapped.others) == 10
    assert mapped.shared[:2].all()


def test_one_thread_writing_twice_is_no_overlap() -> None:
    store = access(lambda b, t: 4 * t, kind=Kind.STORE, buffer=0)
    mapped = trace({0: GRID}, store, store).index_map("y")
    assert (mapped.count[:2] == 2).all()
    assert not mapped.shared.any()


def test_mode_follows_what_happens_to_the_tensor() -> None:
    x = tensor("x", (32,))
    load = access(lambda b, t: 4 * t, buffer=0)
    store = access(lambda b, t: 4 * (t // 2), kind=Kind.STORE, buffer=0)
    atomic = access(lambda b, t: 0, kind=Kind.REDUCTION, buffer=0)
    assert trace({0: x}, load).index_map("x").mode == "read"
    both = trace({0: x}, load, store)
    assert both.index_map("x").mode == "write"
    assert both.index_map("x").count.sum() == 32
    assert both.index_map("x", "read").count.tolist() == [1] * 32
    updated = trace({0: x}, atomic)
    assert updated.index_map("x", "read").count[0] == updated.index_map("x", "write").count[0] == 32
    with pytest.raises(ArgumentError, match="mode must be 'write' or 'read'; got 'both'"):
        both.index_map("x", "both")  # type: ignore[arg-type]


def test_first_access_counts_across_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.analysis.trace._BATCH", 2)
    early = access(lambda b, t: 4 * t if t < 8 else -1, kind=Kind.STORE, buffer=0, line=1, blocks=3)
    late = access(lambda b, t: 4 * t, kind=Kind.STORE, buffer=0, line=2, blocks=3)
    mapped = trace({0: GRID}, early, late, grid=(3,)).index_map("y")
    assert mapped.line[0].tolist() == [1] * 8 + [2] * 8
    assert (mapped.block[:2] == 0).all()
    assert mapped.count[0].tolist() == [6] * 8 + [3] * 8


def test_a_scalar_tensor() -> None:
    mapped = trace({0: tensor("s", ())}, access(lambda b, t: 0, kind=Kind.ATOMIC, buffer=0)).index_map("s")
    assert mapped.shape == ()
    assert mapped.count == 32
    assert str(mapped).startswith("s (scalar): 1 of 1 elements written by 1 blocks")
