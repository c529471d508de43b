"""Sectors of global and local memory: every row that an H200 measured, and what alignment does."""

import numpy as np
import pytest

from tests.analysis import probe
from workbench.analysis.coalesce import atomic_sectors, bytes_used, global_sectors, local_sectors

LANE = np.arange(32)[None]
FULL = np.array([0xFFFFFFFF], np.uint32)


def test_every_global_row_measured_on_an_h200() -> None:
    rows = probe.read()
    rows = rows[rows.space == "global"]
    assert len(rows) == 240
    np.testing.assert_array_equal(global_sectors(rows.address, rows.mask), rows.hw_count)
    assert (rows.hw_extra == 1).all(), "one request per instruction"


def test_sectors_follow_the_alignment() -> None:
    assert global_sectors(LANE * 4, FULL).tolist() == [4]
    assert global_sectors(LANE * 4 + 4, FULL).tolist() == [5]
    assert global_sectors(LANE * 4 - 64, FULL).tolist() == [4]
    assert global_sectors(LANE * 4 - 60, FULL).tolist() == [5]


RANDOM = [
    1,
    29,
    15,
    3,
    10,
    7,
    23,
    30,
    15,
    24,
    6,
    15,
    0,
    13,
    26,
    17,
    11,
    24,
    10,
    4,
    8,
    28,
    8,
    8,
    0,
    0,
    13,
    13,
    10,
    10,
    18,
    20,
]


@pytest.mark.parametrize(
    ("element", "mask", "measured"),
    [
        ([lane & ~1 for lane in range(32)], 0xFFFFFFFF, 8),
        ([lane & ~16 for lane in range(32)], 0xFFFFFFFF, 4),
        (RANDOM, 0x0F0F0F0F, 7),
        ([lane + 1 for lane in range(32)], 0xFFFFFFFF, 5),
        (list(range(32)), 0x80000001, 2),
    ],
)
def test_lanes_on_one_address_take_turns_in_atomics(element, mask, measured) -> None:
    """The counts are those that Nsight Compute read on an H200."""
    address = np.array([element]) * 4
    assert atomic_sectors(address, np.array([mask], np.uint32)).tolist() == [measured]


def test_bytes_used_count_a_broadcast_once() -> None:
    width = np.array([4])
    assert bytes_used(LANE * 4, FULL, width).tolist() == [128]
    assert bytes_used(LANE * 0, FULL, width).tolist() == [4]
    assert bytes_used(LANE * 32, np.array([0xF], np.uint32), width).tolist() == [16]
    assert bytes_used(LANE * 32, np.array([0], np.uint32), width).tolist() == [0]


def test_local_memory_is_interleaved_by_lane() -> None:
    same = np.zeros((1, 32), np.int64)
    assert local_sectors(same + 8, FULL, np.array([4])).tolist() == [4]
    assert local_sectors(same, FULL, np.array([16])).tolist() == [16]
    assert local_sectors(LANE * 4, FULL, np.array([4])).tolist() == [32]
    assert local_sectors(same + 3, np.array([1], np.uint32), np.array([1])).tolist() == [1]


def test_mixed_widths_of_local_memory() -> None:
    address = np.zeros((2, 32), np.int64)
    mask = np.repeat(FULL, 2)
    assert local_sectors(address, mask, np.array([8, 4])).tolist() == [8, 4]
