"""Groups of values over lanes, threads and blocks: everything fits, and small groups share a block."""

import pytest

from workbench.op import RowCluster, RowCut, Spread

CLUSTERS = (2, 4, 8)


@pytest.mark.parametrize("pack_bytes", [2, 4, 8, 16])
@pytest.mark.parametrize("packs", [1, 2, 31, 49, 392, 1568, 2561, 8192])
@pytest.mark.parametrize("groups", [1, 64, 5000])
@pytest.mark.parametrize("clusters", [(1,), CLUSTERS])
def test_a_group_fits_where_it_is_put(packs, pack_bytes, groups, clusters):
    spread = Spread.of(packs, pack_bytes, groups, 132, clusters)
    assert spread.cluster * spread.team * spread.packs >= packs
    assert spread.packs * max(pack_bytes // 4, 1) <= 64
    assert spread.threads <= 512
    assert spread.threads % 32 == 0
    assert spread.teams == 1 or spread.team <= 32


def test_a_group_beyond_the_registers_is_not_spread():
    assert Spread.of(8192, 16, 32, 132) is not None
    assert Spread.of(8193, 16, 32, 132) is None
    assert Spread.of(8 * 8192, 16, 32, 132, CLUSTERS) == Spread(8, 512, 16, 1)
    assert Spread.of(8 * 8192 + 1, 16, 32, 132, CLUSTERS) is None


def test_small_groups_share_a_block():
    assert Spread.of(1, 2, 100, 132) == Spread(1, 1, 16, 256)
    assert Spread.of(64, 16, 100, 132) == Spread(1, 16, 4, 16)


@pytest.mark.parametrize("rows", [1, 15, 100, 3136, 401_408])
@pytest.mark.parametrize("slice_groups", [1, 8, 128])
def test_rows_are_cut_into_pieces_that_threads_can_merge(rows, slice_groups):
    cut = RowCut.of(rows, 64, 3, slice_groups, 256, 132)
    assert 1 <= cut.parts <= max(rows // 64, 1)
    assert 1 <= cut.chunks <= max(rows // 64, 1)
    assert cut.merged or cut.parts * slice_groups <= 16 * 256


@pytest.mark.parametrize(
    ("samples", "rows", "columns", "unit"),
    [(2, 4096, 320, 40), (2, 64, 1280, 40), (32, 196, 1024, 32), (1, 8192, 256, 8), (1, 3, 24, 8), (1, 8, 8, 8)],
)
def test_a_cluster_holds_its_slice(samples, rows, columns, unit):
    cut = RowCluster.of(samples, rows, columns, unit, 8, 16, 132)
    assert cut.slice == columns or cut.slice % unit == 0
    assert cut.cluster * cut.packs * (256 // (cut.slice // 8)) >= rows
    assert cut.packs <= 16


def test_rows_beyond_eight_blocks_are_not_held():
    assert RowCluster.of(1, 401_408, 64, 8, 8, 16, 132) is None
