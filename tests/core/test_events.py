"""The record of an access has the layout that back ends and analyses share."""

import numpy as np

from workbench.core.events import EVENT, LANES, MNEMONICS, Kind, Space, active_lanes, copied


def test_an_event_holds_one_address_per_lane() -> None:
    assert EVENT["address"].shape == (LANES,)
    event = np.zeros(3, EVENT)
    assert event["address"].shape == (3, 32)
    assert EVENT["address"].base == np.uint64


def test_kinds_say_what_they_do() -> None:
    assert len(MNEMONICS) == len(Kind)
    assert Kind.LOAD.mnemonic == "ld"
    assert [kind.mnemonic for kind in Kind if kind.reads and kind.writes] == [*("atom", "red", "cp.reduce.async.bulk")]
    assert all((kind.reads or kind.writes) == kind.is_access for kind in Kind)
    assert Kind.ASYNC_LOAD.reads and not Kind.ASYNC_LOAD.writes
    assert Kind.ASYNC_STORE.writes and not Kind.ASYNC_STORE.reads


def test_codes_are_stable() -> None:
    assert {kind.name: kind.value for kind in Kind} == {
        "LOAD": 0,
        "STORE": 1,
        "ATOMIC": 2,
        "REDUCTION": 3,
        "MATRIX_LOAD": 4,
        "MATRIX_STORE": 5,
        "ASYNC_LOAD": 6,
        "ASYNC_STORE": 7,
        "ASYNC_COMPLETION": 8,
        "BULK_LOAD": 9,
        "BULK_STORE": 10,
        "BULK_REDUCTION": 11,
        "OPERAND_LOAD": 12,
        "BARRIER": 13,
        "BARRIER_ARRIVE": 14,
        "BARRIER_OPEN": 15,
        "WARP_SYNC": 16,
        "WARP_COLLECTIVE": 17,
        "FENCE": 18,
        "CLUSTER_ARRIVE": 19,
        "CLUSTER_WAIT": 20,
        "CLUSTER_OPEN": 21,
        "EXIT": 22,
        "BULK_REQUEST": 23,
        "MBARRIER_WAIT": 24,
        "BULK_COMMIT": 25,
        "BULK_WAIT": 26,
        "GROUP_ARRIVE": 27,
        "GROUP_PASS": 28,
        "PROXY_FENCE": 29,
        "INACTIVE_READ": 30,
        "LOST_WRITE": 31,
        "MBARRIER_INIT": 32,
        "INIT_FENCE": 33,
        "PRODUCT_REGISTER": 34,
        "GRID_WAIT": 35,
        "ASYNC_WAIT": 36,
        "PRODUCTS_CLOSED": 37,
        "PRODUCTS_WAIT": 38,
        "MAP_RELEASE": 39,
        "MAP_ACQUIRE": 40,
        "MAP_USE": 41,
        "MBARRIER_PHASE": 42,
    }
    assert [space.name for space in Space] == ["GLOBAL", "SHARED", "LOCAL", "CONST", "CLUSTER", "SYSTEM"]


def test_active_lanes() -> None:
    lanes = active_lanes(np.array([0xFFFFFFFF, 0, 0x80000001], np.uint32))
    assert lanes.sum(axis=1).tolist() == [32, 0, 2]
    assert np.flatnonzero(lanes[2]).tolist() == [0, 31]


def test_records_are_copied_as_they_are() -> None:
    events = np.zeros((2, 3), EVENT)
    events["line"] = [[1, 2, 3], [4, 5, 6]]
    made = copied(events[1, 1:])
    events["line"] = 0
    assert made["line"].tolist() == [5, 6]
    assert not len(copied(events[0, :0]))
