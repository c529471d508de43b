"""Cells are as small as the narrowest access, and eras end where the whole block has met."""

import numpy as np

from tests.analysis.synthetic import access, tensor
from workbench.analysis.sanitize.cells import SHARED, Eras, accesses_of, survey
from workbench.core.events import EVENT, Events, Kind, Space


def sync(kind: Kind, block: int, warp: int = 0, mask: int = 0xFFFFFFFF) -> Events:
    event = np.zeros(1, EVENT)
    event["kind"], event["block"], event["warp"], event["mask"] = kind, block, warp, mask
    return event


def test_cells_are_as_small_as_the_narrowest_access() -> None:
    x = tensor("x", (64,))
    wide = access(lambda b, t: 16 * t if t < 16 else -1, buffer=0, width_bytes=16, kind=Kind.STORE)
    narrow = access(lambda b, t: 4 * t, space=Space.SHARED)
    tiny = access(lambda b, t: t, space=Space.SHARED, width_bytes=1)
    found = survey([wide, narrow, tiny], {0: x})
    assert (found.regions[0].cell_bytes, found.regions[0].num_cells, found.regions[0].written) == (16, 16, True)
    assert (found.regions[SHARED].cell_bytes, found.regions[SHARED].num_cells) == (1, 128)
    assert not found.publishes
    spread = accesses_of(narrow, np.arange(1), found.regions[SHARED])
    assert spread.cell.tolist() == list(range(128))
    assert spread.thread[:5].tolist() == [0, 0, 0, 0, 1]


def test_a_wild_access_is_in_no_cell() -> None:
    x = tensor("x", (32,))
    wild = access(lambda b, t: 4 * t if t < 31 else 1 << 50, buffer=0)
    found = survey([wild], {0: x})
    assert found.regions[0].num_cells == 32
    assert accesses_of(wild, np.arange(1), found.regions[0]).cell.tolist() == list(range(31))


def test_regions_end_where_their_memory_does() -> None:
    variable = access(lambda b, t: 4 * t if t < 31 else 1 << 31, buffer=-3, kind=Kind.STORE)
    shared = access(lambda b, t: 4 * t, space=Space.SHARED)
    below = access(lambda b, t: 4 * t if t < 8 else -1, space=Space.SHARED)
    found = survey([variable, shared], {}, {-3: 128}, reserved_smem_bytes=32)
    assert found.regions[-3].num_cells == 31
    assert (found.regions[SHARED].low, found.regions[SHARED].num_cells) == (32, 32 - 8)
    assert accesses_of(shared, np.arange(1), found.regions[SHARED]).thread.tolist() == list(range(8, 32))
    assert survey([below], {}, reserved_smem_bytes=32).regions[SHARED].num_cells == 0


def test_an_era_ends_when_the_whole_block_has_met() -> None:
    eras = Eras()
    load = access(lambda b, t: 4 * t, space=Space.SHARED, blocks=2)
    everyone = sync(Kind.BARRIER_OPEN, block=1, mask=3)
    some = sync(Kind.BARRIER_OPEN, block=1, mask=1)
    assert eras.of(np.concatenate([load, some, load, everyone, load])).tolist() == [0, 0, 0, 0, 0, 0, 0, 1]
    assert eras.of(np.concatenate([everyone, load, everyone])).tolist() == [1, 0, 2, 2]
