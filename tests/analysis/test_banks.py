"""Wavefronts of shared memory: every row that an H200 measured, and the rule for merging phases."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from tests.analysis import probe
from workbench.analysis.banks import Wavefronts, shared_wavefronts
from workbench.core.events import Kind

FULL = 0xFFFFFFFF
KINDS = {"ld": Kind.LOAD, "st": Kind.STORE}


def count(index: NDArray[np.integer] | list[int], width: int, mask: int = FULL, kind: Kind = Kind.LOAD) -> list[int]:
    address = np.asarray(index)[None] * width
    got = shared_wavefronts(address, np.array([mask], np.uint32), np.array([width]), np.array([kind]))
    return [int(got.wavefronts[0]), int(got.conflicts[0])]


def test_every_shared_row_measured_on_an_h200() -> None:
    rows = probe.read()
    rows = rows[rows.space == "shared"]
    assert len(rows) == 240
    got = shared_wavefronts(rows.address, rows.mask, rows.width_bytes, np.array([KINDS[op] for op in rows.op]))
    np.testing.assert_array_equal(got.wavefronts, rows.hw_count)
    np.testing.assert_array_equal(got.conflicts, rows.hw_extra)


LANE = np.arange(32)

# Patterns published with their profiler readings for 16-byte loads (compute capability 8.x), and their 8-byte kin:
# (element index by lane, mask, width): wavefronts, conflicts.
PAIRS = {
    "lanes 15 and 16 of two half-warps": ((LANE * 0 + 4), 0x00018000, 16, [2, 0]),
    "lanes 0 and 15 of one half-warp": ((LANE * 0 + 4), 0x00008001, 16, [1, 0]),
    "pairs at distance 1": (LANE // 8 * 2 + LANE % 8 // 2 % 2, FULL, 16, [2, 0]),
    "distance 1 below, 2 above": (LANE // 8 * 2 + np.where(LANE < 16, LANE % 8 // 2 % 2, LANE % 2), FULL, 16, [4, 0]),
    "quads, two on a bank": (LANE // 16 * 4 + LANE % 16 // 8 + LANE % 8 // 4 * 8, FULL, 16, [4, 2]),
    "pairs at distance 1, 8 bytes": (LANE // 2, FULL, 8, [1, 0]),
    "pairs at distance 2, 8 bytes": (LANE // 4 * 2 + LANE % 2, FULL, 8, [1, 0]),
    "pairs at distance 2, 16 bytes": (LANE // 4 * 2 + LANE % 2, FULL, 16, [2, 0]),
    "pairs at distance 4 do not merge": (LANE // 8 * 4 + LANE % 4, FULL, 8, [2, 0]),
    "one odd lane spoils the pairs": (np.where(LANE == 31, 99, LANE // 2), FULL, 8, [2, 0]),
}


@pytest.mark.parametrize("name", PAIRS)
def test_merging_of_phases(name: str) -> None:
    index, mask, width, expected = PAIRS[name]
    assert count(index, width, mask) == expected


def test_stores_and_matrix_loads_never_merge() -> None:
    assert count(LANE // 2, 8, kind=Kind.STORE) == [2, 0]
    assert count(LANE // 2, 16, kind=Kind.MATRIX_LOAD) == [4, 0]


def test_matrix_load_takes_a_phase_per_matrix() -> None:
    rows_of_64_bytes = LANE * 4
    assert count(rows_of_64_bytes, 16, mask=0xFF, kind=Kind.MATRIX_LOAD) == [4, 3]
    assert count(rows_of_64_bytes, 16, mask=FULL, kind=Kind.MATRIX_LOAD) == [16, 12]
    rows_of_80_bytes = LANE * 5
    assert count(rows_of_80_bytes, 16, mask=FULL, kind=Kind.MATRIX_LOAD) == [4, 0]


@pytest.mark.parametrize("width", [1, 2])
def test_narrow_accesses_share_words(width: int) -> None:
    assert count(LANE, width) == [1, 0]
    assert count(LANE * 128 // width, width) == [32, 31]


def test_no_active_lane_no_wavefront() -> None:
    assert count(LANE, 16, mask=0) == [0, 0]


def by_hand(index: list[int], width: int, mask: int, kind: Kind) -> tuple[int, int]:
    """Count with sets, one lane after the other."""
    active = [lane for lane in range(32) if mask >> lane & 1]
    words = max(1, width // 4)

    def agree(distance: int) -> bool:
        return all(lane ^ distance not in active or index[lane] == index[lane ^ distance] for lane in active)

    merged = kind == Kind.LOAD and (agree(1) or agree(2))
    phases: dict[int, dict[int, set[int]]] = {}
    for lane in active:
        phase = lane // (32 // words) >> merged
        for word in range(words):
            at = index[lane] * width // 4 + word
            phases.setdefault(phase, {}).setdefault(at % 32, set()).add(at)
    return sum(max(len(bank) for bank in banks.values()) for banks in phases.values()), len(phases)


@given(
    index=st.lists(st.integers(0, 200), min_size=32, max_size=32),
    repeat=st.sampled_from([1, 2, 4]),
    width=st.sampled_from([1, 2, 4, 8, 16]),
    mask=st.sampled_from([FULL, 0x55555555, 0x33333333, 0x0000FFFF, 0xF0F0F0F0, 0x80000001, 0]),
    kind=st.sampled_from([Kind.LOAD, Kind.STORE, Kind.MATRIX_LOAD]),
    shift=st.integers(0, 99),
)
def test_equals_a_count_by_hand(index: list[int], repeat: int, width: int, mask: int, kind: Kind, shift: int) -> None:
    index = [index[lane // repeat] for lane in range(32)]
    wavefronts, phases = by_hand(index, width, mask, kind)
    assert count(index, width, mask, kind) == [wavefronts, wavefronts - phases]
    assert count([i + 16 * shift for i in index], width, mask, kind)[0] == wavefronts


def test_rows_are_independent() -> None:
    rows = probe.read()
    rows = rows[rows.space == "shared"]
    kind = np.array([KINDS[op] for op in rows.op])
    order = np.random.default_rng(0).permutation(len(rows))
    whole = shared_wavefronts(rows.address, rows.mask, rows.width_bytes, kind)
    mixed = shared_wavefronts(rows.address[order], rows.mask[order], rows.width_bytes[order], kind[order])
    np.testing.assert_array_equal(whole.wavefronts[order], mixed.wavefronts)
    assert isinstance(whole, Wavefronts)
