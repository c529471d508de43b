"""Blocks of a grid, and the clusters that they form."""

import numpy as np

from workbench.core.geometry import SINGLE, Clusters, Dim3


def test_ravel_undoes_unravel() -> None:
    extent = Dim3(3, 4, 5)
    every = np.arange(extent.size)
    assert (extent.ravel(*extent.unravel(every)) == every).all()
    assert extent.unravel(17) == (2, 1, 1)


def test_blocks_and_ranks_of_a_cluster() -> None:
    clusters = Clusters(Dim3(4, 4), Dim3(2, 2))
    assert clusters.count == (2, 2, 1)
    assert [clusters.block(1, rank) for rank in range(4)] == [2, 3, 6, 7]
    assert clusters.of(np.array([0, 5, 7, 8, 15])).tolist() == [0, 0, 1, 2, 3]


def test_a_cluster_of_one_block_is_the_block() -> None:
    clusters = Clusters(Dim3(3, 2), SINGLE)
    assert [clusters.of(block) for block in range(6)] == list(range(6))
    assert clusters.block(4, 0) == 4
