"""Clusters: cooperative groups on them, grids and launches that do not fit, blocks that wait for one another forever."""

from pathlib import Path

import numpy as np
import pytest
import torch

import workbench as wb
from tests.emulator.harness import cuda, ptx
from workbench.analysis.trace import Trace
from workbench.core.errors import DeadlockError, LaunchError, MemoryFaultError

HISTOGRAM = """
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void __cluster_dims__(2, 2, 1) histogram(const int* x, int* y, int n) {
    __shared__ int bins[16];  // of each block: 16 of the cluster's 64
    cg::cluster_group cluster = cg::this_cluster();
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    cluster.sync();  // every block's bins are cleared
    const int rank = cluster.block_rank();
    for (int i = rank * blockDim.x + threadIdx.x; i < n; i += 4 * blockDim.x)
        atomicAdd(cluster.map_shared_rank(bins, x[i] / 16) + x[i] % 16, 1);
    cluster.sync();  // and complete
    const int number = (blockIdx.y / 2 * (gridDim.x / 2) + blockIdx.x / 2);
    if (threadIdx.x < 16) y[number * 64 + rank * 16 + threadIdx.x] = bins[threadIdx.x];
}
"""


def test_a_histogram_over_the_shared_memory_of_a_cluster() -> None:
    x = torch.randint(0, 64, (1000,), generator=torch.Generator().manual_seed(0), dtype=torch.int32)
    y = torch.zeros(4, 64, dtype=torch.int32)
    wb.load(HISTOGRAM, "histogram").launch(x, y, 1000, grid=(4, 4), block=64)
    assert torch.equal(y, torch.bincount(x, minlength=64).int().expand(4, 64))


def test_every_block_of_many_clusters_runs_once() -> None:
    body = "atomicAdd(&y[blockIdx.y * 6 + blockIdx.x], 1 + (int)threadIdx.x);"
    kernel = cuda("int* y", body, before="#define __global__ __attribute__((global)) __cluster_dims__(3, 2)")
    y = np.zeros((8, 6), np.int32)
    kernel(y, grid=(6, 8), block=2, workers=4)
    np.testing.assert_array_equal(y, 3)


def clusters_of_two(body: str) -> str:
    return f".reg .b32 %r<4>; .reg .pred %p; mov.u32 %r1, %cluster_ctarank; setp.eq.u32 %p, %r1, 0; {body} ret;"


def launch(body: str, **how: object) -> None:
    ptx("", clusters_of_two(body), directives=".reqnctapercluster 2")(**{"grid": 2, **how})


def test_a_grid_is_a_multiple_of_its_clusters() -> None:
    with pytest.raises(LaunchError, match=r"clusters of \(2, 1, 1\) blocks; .* got \(3, 1, 1\)"):
        launch("", grid=3)


def test_a_block_that_waits_alone_is_a_deadlock() -> None:
    with pytest.raises(DeadlockError, match=r"barrier\.cluster\.wait"):
        launch("L: @!%p bra.uni L2; barrier.cluster.arrive; L2: @%p bra E; bar.sync 1, 64; E: barrier.cluster.wait;")


def test_threads_that_have_exited_are_not_waited_for() -> None:
    launch("@%p exit; barrier.cluster.arrive; barrier.cluster.wait;")


def test_an_access_to_a_peer_names_its_owner(tmp_path: Path) -> None:
    x, y = torch.arange(64, dtype=torch.int32), torch.zeros(4, 64, dtype=torch.int32)
    wb.load(HISTOGRAM, "histogram").trace(x, y, 64, grid=(4, 4), block=32).save(tmp_path / "trace.npz")
    trace = Trace.load(tmp_path / "trace.npz")
    assert trace.cluster == (2, 2, 1)
    updates = trace.accesses[trace.accesses["kind"] == "red"]
    assert len(updates) == 4 * 64
    # Thread t of the block of rank r counts x[i] = i = 32 * r + t, in the bins of rank i / 16.
    block, owner = updates["block"].astype(int), updates["owner"].astype(int)
    i = 32 * (block[:, 0] % 2 + block[:, 1] % 2 * 2) + updates["thread"][:, 0].astype(int)
    assert (owner[:, 0] % 2 + owner[:, 1] % 2 * 2 == i // 16).all()
    assert (owner // 2 == block // 2).all()
    assert (updates["address"] == i % 16 * 4).all()
    is_own = (owner == block).all(axis=1)
    assert set(updates["space"][is_own]) <= {"shared"}
    assert set(updates["space"][~is_own]) == {"cluster"}
    others = trace.accesses[trace.accesses["kind"] != "red"]
    assert (others["owner"] == others["block"]).all()


def test_a_rank_that_the_cluster_lacks_is_out_of_bounds() -> None:
    with pytest.raises(MemoryFaultError, match="shared memory of rank 5; the cluster has 2 blocks"):
        launch("mapa.shared::cluster.u32 %r2, 0, 5; ld.shared::cluster.u32 %r3, [%r2];")
