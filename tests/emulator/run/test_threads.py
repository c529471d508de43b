"""Helpers: launches on many threads, at once, in a forked process; and memory that one launch leaves to the next."""

import os
import threading

import numpy as np
import pytest

from tests.emulator.harness import Kernel, cuda
from workbench.core.errors import MemoryFaultError


@pytest.fixture(scope="module")
def count() -> Kernel:
    """Add 1 to an element of `y` for each thread, and fail in blocks from `bad` on."""
    return cuda("int* y, int bad", "y[blockIdx.x >= bad ? -1 : blockIdx.x * blockDim.x + threadIdx.x] += 1;")


def test_every_block_runs_once_whatever_the_number_of_workers(count: Kernel) -> None:
    for workers, blocks in ((2, 1), (3, 2), (8, 257), (16, 64), (1, 30)):
        y = np.zeros(blocks * 32, np.int32)
        count(y, np.int32(blocks), grid=blocks, workers=workers)
        np.testing.assert_array_equal(y, 1)


def test_the_first_block_that_fails_is_named_whoever_fails_first(count: Kernel) -> None:
    for bad in (0, 9, 62):
        y = np.zeros(64 * 32, np.int32)
        with pytest.raises(MemoryFaultError) as caught:
            count(y, np.int32(bad), grid=64, workers=4)
        assert caught.value.block == (bad, 0, 0)
        np.testing.assert_array_equal(y[: bad * 32], 1)


def test_a_launch_finds_nothing_of_the_one_before_but_its_memory(count: Kernel) -> None:
    blocks = np.int32(6)
    for bad in (blocks, blocks, 3, blocks):  # the second is like the first, and the last comes after a fault
        for block in (32, 64, 64):
            y, z = np.zeros((2, 6 * block), np.int32)
            if bad < blocks:
                with pytest.raises(MemoryFaultError):
                    count(z, np.int32(bad), grid=6, block=block, workers=2)
            count(y, blocks, grid=6, block=block, workers=2)
            np.testing.assert_array_equal(y, 1)


def test_launches_of_one_kernel_from_several_threads(count: Kernel) -> None:
    results = np.zeros((4, 40 * 32), np.int32)

    def launch(y: np.ndarray) -> None:
        for _ in range(10):
            count(y, np.int32(40), grid=40, workers=3)

    threads = [threading.Thread(target=launch, args=(y,)) for y in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    np.testing.assert_array_equal(results, 10)


def test_a_launch_does_without_helpers_where_no_thread_can_be_started(count: Kernel, monkeypatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    y = np.zeros(40 * 32, np.int32)
    count(y, np.int32(40), grid=40, workers=40)
    np.testing.assert_array_equal(y, 1)


def test_a_forked_process_has_helpers_of_its_own(count: Kernel) -> None:
    y = np.zeros(40 * 32, np.int32)
    count(y, np.int32(40), grid=40, workers=3)
    child = os.fork()
    if child == 0:
        try:
            count(y, np.int32(40), grid=40, workers=3)
        finally:
            os._exit(0 if (y == 2).all() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    np.testing.assert_array_equal(y, 1)
