"""Copies of memory are put back, and their own memory serves the next ones."""

import numpy as np
import pytest

from workbench.emulator.memory import Snapshot


def test_pieces_are_put_back_as_they_were_first() -> None:
    data = np.arange(1 << 21, dtype=np.uint8)
    kept = Snapshot()
    kept.add([(data.ctypes.data, 4), (data.ctypes.data + 8, 4)])
    data[:12] = 9
    kept.add([(data.ctypes.data, data.nbytes)])
    data[:] = 7
    kept.restore()
    assert data[:16].tolist() == [0, 1, 2, 3, 9, 9, 9, 9, 8, 9, 10, 11, 12, 13, 14, 15]


def test_copies_do_not_share_memory_while_both_live() -> None:
    first, second = np.full(1 << 21, 1, np.uint8), np.full(1 << 20, 2, np.uint8)
    for _ in range(3):
        both = [Snapshot(), Snapshot()]
        for kept, data in zip(both, (first, second), strict=True):
            kept.add([(data.ctypes.data, data.nbytes)])
        first[:], second[:] = 3, 4
        for kept in both:
            kept.restore()
        assert first.min() == first.max() == 1
        assert second.min() == second.max() == 2


def test_what_several_copies_had_serves_as_many_again(monkeypatch: pytest.MonkeyPatch) -> None:
    data = np.zeros(1 << 22, np.uint8)
    sizes = [1 << 20, 3 << 20, 1 << 21]
    kept = Snapshot()
    for size in sizes:
        kept.add([(data.ctypes.data, size)])
    del kept
    monkeypatch.delattr(np, "empty")
    again = Snapshot()
    for size in reversed(sizes):
        again.add([(data.ctypes.data, size)])
    assert again.size_bytes == sum(sizes)
