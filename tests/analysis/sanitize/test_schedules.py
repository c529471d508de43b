"""Orders of blocks and warps: what only some of them show, and the seeds that show it again."""

from typing import Any

import pytest
import torch

import workbench as wb
from tests.analysis.sanitize.order_bugs import ORDER_BUGS, OrderBug
from workbench.analysis.sanitize import Report

pytestmark = pytest.mark.no_cover


def words() -> torch.Tensor:
    return torch.zeros(64, dtype=torch.int32)


def sanitize(bug: OrderBug, kernel: wb.Kernel, **orders: Any) -> Report:
    """Run a kernel of the table in some orders."""
    if bug.in_warps:
        return kernel.sanitize(words(), grid=1, block=32 * bug.count, **orders)
    return kernel.sanitize(words(), words(), grid=bug.count, block=32, **orders)


def check(name: str, replays: int) -> None:
    bug = ORDER_BUGS[name]
    kernel = wb.load(bug.source, "kernel")
    found = sanitize(bug, kernel, schedules=32).findings
    assert found
    assert {finding.kind for finding in found} <= set(bug.kinds)
    for finding in found:
        for _ in range(replays):
            assert finding in sanitize(bug, kernel, schedule=finding.schedule).findings


@pytest.mark.parametrize(
    "name",
    [
        "lock: a write before it is taken",
        "lock: two of them, in two orders, by warps",
    ],
)
def test_what_the_usual_order_hides_is_found_in_another_and_again_by_its_seed(name: str) -> None:
    bug = ORDER_BUGS[name]
    assert sanitize(bug, wb.load(bug.source, "kernel")).passed
    check(name, 3)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(ORDER_BUGS)[::4])
def test_a_bug_of_the_table_is_found_in_32_orders(name: str) -> None:
    check(name, 3)


TICKETS = """extern "C" __global__ void kernel(int* count, int* y) {
    if (threadIdx.x % 32 == 0) y[blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32] = atomicAdd(count, 1);
}"""


def tickets(seed: int, blocks: int, warps: int) -> list[int]:
    y = torch.zeros(blocks * warps, dtype=torch.int32)
    wb.load(TICKETS, "kernel")[blocks, 32 * warps](words()[:1], y, schedule=seed)
    assert sorted(y.tolist()) == list(range(blocks * warps))
    return y.tolist()


def test_a_seed_picks_the_order_of_a_launch() -> None:
    orders = [tickets(seed, 3, 2) for seed in range(12)]
    assert orders[0] == list(range(6))
    assert orders[1] == list(range(6))[::-1]
    assert len({tuple(order) for order in orders}) > 8
    assert orders == [tickets(seed, 3, 2) for seed in range(12)]


def test_every_block_of_a_large_grid_runs_once_in_any_order() -> None:
    for seed in (1, 3, 9):
        tickets(seed, 300, 1)


def test_each_order_begins_with_the_same_memory() -> None:
    kernel = wb.load(
        'extern "C" __global__ void kernel(int* x, int* y) { y[threadIdx.x] = atomicAdd(x, 1); }', "kernel"
    )
    x, y = words()[:1], words()
    report = kernel.sanitize(x, y, grid=1, block=64, schedules=5)
    assert report.passed
    assert str(report) == "kernel: no findings in 5 orders"
    assert x.item() == 64
    assert sorted(y.tolist()) == list(range(64))


def test_threads_that_meet_at_barriers_alone_have_one_order() -> None:
    source = (
        'extern "C" __global__ void kernel(int* y) { y[threadIdx.x] = 0; __syncthreads(); y[63 - threadIdx.x] = 1; }'
    )
    report = wb.load(source, "kernel").sanitize(words(), grid=1, block=64, schedules=32)
    assert report.passed
    assert report.schedules == 1


def test_an_order_has_a_seed_that_exists() -> None:
    kernel = wb.load('extern "C" __global__ void kernel(int* y) { atomicAdd(y, 1); }', "kernel")
    with pytest.raises(wb.LaunchError, match=r"schedule is a seed from 0 to 2\^63 - 1, got -1"):
        kernel.launch(words(), grid=1, block=32, schedule=-1)
    with pytest.raises(wb.LaunchError, match="schedules is how many orders are tried, from 1 on; got 0"):
        kernel.sanitize(words(), grid=1, block=32, schedules=0)


SPINS = {
    "a flag": "while (get(s + 1) == 0) {}",
    "a lock": "while (atomicCAS(s, 1, 2) != 1) {}",
    "asleep": "while (get(s + 1) == 0) __nanosleep(20);",
    "a plain flag, which the compiler has read once": "while (s[1] == 0) {}",
    "some of the warps": "if (threadIdx.x >= 32) while (get(s + 1) == 0) {} __syncthreads();",
}


@pytest.mark.parametrize("name", SPINS)
def test_blocks_that_wait_for_what_no_block_will_do_are_a_deadlock(name: str) -> None:
    source = ORDER_BUGS["lock: a write before it is taken"].source.split("extern")[0]
    source += f'extern "C" __global__ void kernel(int* s, int* y) {{ {SPINS[name]} y[threadIdx.x] = 1; }}'
    report = wb.load(source, "kernel").sanitize(words(), words(), grid=3, block=64)
    assert [finding.kind for finding in report.findings] == ["deadlock"]
    assert "each waits for what no thread will do" in report.findings[0].message


def test_a_loop_that_gives_up_is_no_deadlock() -> None:
    source = ORDER_BUGS["lock: a write before it is taken"].source.split("extern")[0]
    source += (
        'extern "C" __global__ void kernel(int* s, int* y) { for (int i = 0; i < 30000 && !get(s); ++i) {} *y = 1; }'
    )
    assert wb.load(source, "kernel").sanitize(words(), words(), grid=1, block=1).passed
