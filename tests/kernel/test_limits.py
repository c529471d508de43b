"""Grids and blocks that the architecture or the compiled kernel cannot take are refused before anything runs."""

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import workbench as wb
from workbench.compile import Resources
from workbench.core.arch import ARCHS, Arch
from workbench.kernel.limits import LaunchLimits

EMPTY = 'extern "C" __global__ void empty() {}'
BOUND = 'extern "C" __global__ void __launch_bounds__(96) bound() {}'
HUNGRY = """
extern "C" __global__ void hungry(float* y) {
    float v[200];
    for (int i = 0; i < 200; ++i) v[i] = y[i];
    for (int k = 0; k < 50; ++k)
        #pragma unroll
        for (int i = 0; i < 200; ++i) v[i] = v[i] * v[(i + 7) % 200] + y[k];
    #pragma unroll
    for (int i = 0; i < 200; ++i) y[i] = v[i];
}
"""
STATIC = """
extern "C" __global__ void staged(float* y) {
    __shared__ float tile[10 * 1024];
    tile[threadIdx.x] = y[threadIdx.x];
    __syncthreads();  // tile is full
    y[threadIdx.x] = tile[threadIdx.x ^ 1];
}
"""


def limits_of(arch):
    """Limits of a kernel that needs nothing itself."""
    return LaunchLimits("k", Arch.of(arch), Resources(str(arch), 0, 0, 0, 0, None, 0))


def config(**geometry):
    return limits_of("sm_90").config(**{"grid": 1, "block": 1, **geometry})


@pytest.mark.parametrize(
    ("geometry", "message"),
    [
        ({"grid": 0}, "k: grid.x must be at least 1; got 0"),
        ({"grid": (4, -1)}, "k: grid.y must be at least 1; got -1"),
        ({"grid": 2**31}, "k: grid.x is 2147483648; sm_90 takes at most 2147483647"),
        ({"grid": (1, 65536)}, "k: grid.y is 65536; sm_90 takes at most 65535"),
        ({"grid": (1, 1, 65536)}, "k: grid.z is 65536; sm_90 takes at most 65535"),
        ({"grid": 1.0}, "k: grid must be an int or a sequence of 1 to 3 ints; got 1.0"),
        ({"grid": True}, "k: grid must be an int"),
        ({"grid": "12"}, "k: grid must be an int"),
        ({"grid": ()}, "k: grid must be an int"),
        ({"block": 0}, "k: block.x must be at least 1; got 0"),
        ({"block": 1025}, "k: block.x is 1025; sm_90 takes at most 1024"),
        ({"block": (1, 1, 65)}, "k: block.z is 65; sm_90 takes at most 64"),
        ({"block": (32, 33)}, "k: block (32, 33, 1) has 1056 threads; sm_90 takes at most 1024"),
        ({"smem_bytes": 232449}, "k: needs 232449 bytes of shared memory per block (0 static, 232449 dynamic)"),
        ({"smem_bytes": -1}, "k: smem_bytes must be an int of at least 0; got -1"),
        ({"smem_bytes": 0.5}, "k: smem_bytes must be an int of at least 0; got 0.5"),
    ],
)
def test_refused(geometry, message):
    with pytest.raises(wb.LaunchError) as caught:
        config(**geometry)
    assert message in str(caught.value)


def test_the_largest_are_taken():
    taken = config(grid=(2**31 - 1, 65535, 65535), block=[16, 1, 64], smem_bytes=232448)
    assert (taken.grid.x, taken.block, taken.smem_bytes) == (2**31 - 1, (16, 1, 64), 232448)


def test_numpy_integers_are_integers():
    taken = config(grid=np.int64(3), block=(np.int32(4), 2), smem_bytes=np.int64(16))
    assert (taken.grid, taken.block, taken.smem_bytes) == ((3, 1, 1), (4, 2, 1), 16)
    assert all(type(extent) is int for extent in (*taken.grid, *taken.block, taken.smem_bytes))


@given(st.sampled_from(ARCHS), st.tuples(*[st.integers(1, 1100)] * 3))
def test_a_block_is_taken_exactly_where_the_table_allows_it(arch, block):
    limits = limits_of(arch)
    allowed = all(n <= most for n, most in zip(block, arch.max_block, strict=True))
    if allowed and block[0] * block[1] * block[2] <= arch.max_threads_per_block:
        assert limits.config(1, block).block == block
    else:
        with pytest.raises(wb.LaunchError):
            limits.config(1, block)


def test_launch_bounds(launches):
    kernel = wb.load(BOUND, "bound")
    kernel.launch(grid=1, block=96, device="cpu")
    with pytest.raises(
        wb.LaunchError, match=r"block \(97, 1, 1\) has 97 threads; __launch_bounds__ promises at most 96"
    ):
        kernel.launch(grid=1, block=97, device="cpu")
    assert len(launches) == 1


def test_registers(launches):
    kernel = wb.load(HUNGRY, "hungry")
    assert kernel.resources().registers > 128
    with pytest.raises(wb.LaunchError, match=r"has 1024 threads of \d+ registers; sm_90 has registers for \d+; bound"):
        kernel[1, 1024](torch.empty(200))
    bounded = wb.load(HUNGRY, "hungry", max_registers=64)
    bounded[1, 1024](torch.empty(200))
    assert len(launches) == 1


def test_static_and_dynamic_shared_memory_count_together(launches):
    kernel, y = wb.load(STATIC, "staged"), torch.empty(32)
    kernel[1, 32, 232448 - 40960](y)
    message = (
        r"needs 232449 bytes of shared memory per block \(40960 static, 191489 dynamic\); sm_90 has at most 232448"
    )
    with pytest.raises(wb.LaunchError, match=message):
        kernel[1, 32, 232449 - 40960](y)
    assert len(launches) == 1


def test_the_architecture_asked_for_sets_the_limits(launches):
    kernel = wb.load(EMPTY, "empty", arch="sm_75")
    with pytest.raises(wb.LaunchError, match="sm_75 has at most 65536"):
        kernel.launch(grid=1, block=1, smem_bytes=65537, device="cpu")
