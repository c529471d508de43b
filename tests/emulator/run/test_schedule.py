"""Progress: lanes, warps and blocks that wait for one another get on; what cannot end is ended."""

import _thread
import signal
import threading
import time

import numpy as np
import pytest
import torch

from tests.emulator.harness import cuda, ptx
from workbench import load
from workbench.core.errors import DeadlockError, LaunchError
from workbench.emulator import chosen_blocks, last_blocks

pytestmark = pytest.mark.no_cover


def test_a_lock_between_lanes_that_is_taken_in_a_loop() -> None:
    kernel = cuda(
        "int* lock, int* count",
        """
        bool done = false;
        while (!done) {
          if (atomicCAS(lock, 0, 1) == 0) { *(volatile int*)count += 1; __threadfence(); atomicExch(lock, 0); done = true; }
        }
        """,
    )
    lock, count = np.zeros(1, np.int32), np.zeros(1, np.int32)
    kernel(lock, count, grid=4, block=64)
    assert count[0] == 256


def test_a_lock_that_is_spun_on_before_the_critical_section() -> None:
    # The lane that has the lock stands behind the loop that the others spin in.
    kernel = cuda(
        "int* lock, int* count",
        """
        while (atomicCAS(lock, 0, 1) != 0) { }
        for (int i = 0; i < 5; ++i) *(volatile int*)count += 1;
        __threadfence();
        atomicExch(lock, 0);
        """,
    )
    lock, count = np.zeros(1, np.int32), np.zeros(1, np.int32)
    kernel(lock, count, grid=2, block=48)
    assert count[0] == 2 * 48 * 5


def test_the_last_blocks_run_alone_where_that_is_asked_for() -> None:
    for attribute, begun in (("", 7), ("__cluster_dims__(4, 1, 1) ", 4)):
        kernel = load(f"__global__ {attribute}void note(int* y) {{ y[blockIdx.x] = blockIdx.x; }}", "note")
        y = torch.full((12,), -1, dtype=torch.int32)
        with last_blocks(0.25, 2, 1000):
            kernel.launch(y, grid=12, block=1)
        assert y.tolist() == [-1] * begun + list(range(begun, 12))
        kernel.launch(y, grid=12, block=1)
        assert y.tolist() == list(range(12))


def test_chosen_blocks_run_alone_with_the_others_of_their_clusters() -> None:
    for attribute, begun in (("", {1, 6, 7}), ("__cluster_dims__(4, 1, 1) ", set(range(8)))):
        kernel = load(f"__global__ {attribute}void note(int* y) {{ y[blockIdx.x] = blockIdx.x; }}", "note")
        y = torch.full((12,), -1, dtype=torch.int32)
        with chosen_blocks([6, 1, 7, 99]):
            kernel.launch(y, grid=12, block=1)
        assert {i for i in range(12) if y[i] == i} == begun
        kernel.launch(y, grid=12, block=1)
        assert y.tolist() == list(range(12))


@pytest.mark.parametrize("blocks", [[], [-1, 12]])
def test_a_grid_that_has_none_of_the_chosen_blocks_is_named(blocks: list[int]) -> None:
    kernel = cuda("int* y", "y[0] = 1;")
    y = np.zeros(1, np.int32)
    with chosen_blocks(blocks), pytest.raises(LaunchError) as caught:
        kernel(y, grid=(3, 4, 1))
    assert f"among 0 to 11 of the grid (3, 4, 1); got {blocks}" in str(caught.value)
    assert y[0] == 0


def test_three_groups_of_lanes_each_waiting_for_the_next() -> None:
    kernel = cuda(
        "volatile int* flag, int* y",
        """
        int t = threadIdx.x;
        if (t < 10) { while (flag[1] == 0) { } y[t] = 1; }
        else if (t < 20) { while (flag[2] == 0) { } flag[1] = 1; y[t] = 2; }
        else if (t < 30) { while (flag[3] == 0) { } flag[2] = 1; y[t] = 3; }
        else { for (int i = 0; i < 100; ++i) flag[4] += 1; flag[3] = 1; y[t] = 4; }
        """,
    )
    y = np.zeros(32, np.int32)
    kernel(np.zeros(8, np.int32), y)
    t = np.arange(32)
    np.testing.assert_array_equal(y, 1 + (t >= 10) + (t >= 20) + (t >= 30))


@pytest.mark.parametrize("order", ["t", "31 - t"])
def test_lanes_take_turns(order: str) -> None:
    kernel = cuda(
        "volatile int* turn, int* y",
        f"int t = threadIdx.x, mine = {order}; while (*turn != mine) {{ }} y[t] = *turn; *turn += 1;",
    )
    y = np.zeros(32, np.int32)
    kernel(np.zeros(1, np.int32), y)
    np.testing.assert_array_equal(y, eval(order, {"t": np.arange(32)}))


def test_warps_wait_for_one_another() -> None:
    kernel = cuda(
        "volatile int* turn, int* y",
        "int w = threadIdx.x / 32, n = blockDim.x / 32; while (*turn != n - 1 - w) { } y[threadIdx.x] = *turn; __syncwarp(); if (threadIdx.x % 32 == 0) *turn += 1;",
    )
    y = np.zeros(512, np.int32)
    kernel(np.zeros(1, np.int32), y, block=512)
    np.testing.assert_array_equal(y, 15 - np.arange(512) // 32)


def test_prefix_sum_by_looking_back_at_earlier_blocks() -> None:
    kernel = cuda(
        "const int* x, int* y, volatile unsigned long long* state, unsigned* ticket",
        """
        __shared__ unsigned tile; __shared__ int before; int t = threadIdx.x;
        if (t == 0) tile = atomicAdd(ticket, 1);
        __syncthreads();
        int v = x[tile * blockDim.x + t], lane = t % 32;
        for (int o = 1; o < 32; o *= 2) { int u = __shfl_up_sync(0xffffffff, v, o); if (lane >= o) v += u; }
        if (t == 31) {
          state[tile] = (1ull << 32) | (unsigned)v;
          int sum = 0;
          for (int p = (int)tile - 1; p >= 0; ) {
            unsigned long long s = state[p];
            if (s >> 32 == 0) continue;
            sum += (int)(unsigned)s;
            if (s >> 32 == 2) break;
            --p;
          }
          before = sum;
          state[tile] = (2ull << 32) | (unsigned)(sum + v);
        }
        __syncthreads();
        y[tile * blockDim.x + t] = before + v;
        """,
    )
    x = np.random.default_rng(0).integers(-50, 50, 32 * 300).astype(np.int32)
    y = np.zeros_like(x)
    kernel(x, y, np.zeros(300, np.uint64), np.zeros(1, np.uint32), grid=300)
    np.testing.assert_array_equal(y, x.cumsum())


BARRIER = """
__device__ void everyone(volatile unsigned* arrived, unsigned phase) {
  __syncthreads();
  if (threadIdx.x == 0) { __threadfence(); atomicAdd((unsigned*)arrived, 1); while (*arrived < phase * gridDim.x) { } __threadfence(); }
  __syncthreads();
}
"""


@pytest.mark.parametrize("cooperative", [True, False])
def test_a_barrier_of_the_whole_grid(cooperative: bool) -> None:
    kernel = cuda(
        "int* x, int* y, unsigned* arrived",
        """
        int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
        #pragma unroll 1
        for (int step = 0; step < 4; ++step) {
          int v = x[n - 1 - i];
          everyone(arrived, 2 * step + 1);
          x[i] = v + i;
          everyone(arrived, 2 * step + 2);
        }
        y[i] = x[i];
        """,
        before=BARRIER,
    )
    n = 24 * 64
    x = np.arange(n, dtype=np.int32)
    y, expected = np.zeros_like(x), x.copy()
    for _ in range(4):
        expected = expected[::-1] + np.arange(n, dtype=np.int32)
    kernel(x, y, np.zeros(1, np.uint32), grid=24, block=64, cooperative=cooperative)
    np.testing.assert_array_equal(y, expected)


def test_blocks_that_wait_for_later_ones() -> None:
    kernel = cuda(
        "volatile int* done, int* y",
        "if (blockIdx.x + 1 < gridDim.x) while (done[blockIdx.x + 1] == 0) { } y[blockIdx.x] = blockIdx.x; done[blockIdx.x] = 1;",
    )
    y = np.zeros(20, np.int32)
    kernel(np.zeros(20, np.int32), y, grid=20, block=1, workers=2)
    np.testing.assert_array_equal(y, np.arange(20))


@pytest.mark.parametrize(
    "loop",
    [
        "while (true) { }",
        "while (*(volatile int*)y == 0) { }",
        "while (true) if (threadIdx.x % 2) *(volatile int*)y = 0;",
        "while (true) __syncthreads();",
        "for (;;) __syncwarp();",
    ],
)
def test_an_endless_kernel_spends_its_budget(loop: str) -> None:
    kernel = cuda("int* y", f"{loop}")
    with pytest.raises(DeadlockError, match=r"block \(\d, 0, 0\) has spent its budget of 100000 warp-instructions"):
        kernel(np.zeros(1, np.int32), grid=4, block=64, budget=100_000)


def test_an_endless_indexed_branch_spends_its_budget() -> None:
    kernel = ptx(
        "u64 y",
        ".reg .u32 %i; mov.u32 %i, %tid.x; and.b32 %i, %i, 1;\nts: .branchtargets a, b;\na: brx.idx %i, ts;\nb: brx.idx %i, ts;",
    )
    with pytest.raises(DeadlockError, match="budget"):
        kernel(np.zeros(1, np.int32), budget=100_000)


@pytest.mark.parametrize(
    ("body", "how"),
    [
        ("while (*y == 0) { }", {"grid": 8}),
        ("if (blockIdx.x) while (*y == 0) { }", {"grid": 2, "workers": 2}),  # perhaps only a helper is at work
        ("if (blockIdx.x == 0) *y = 1;", {"grid": 1 << 30, "workers": 1}),  # blocks are short, but many
    ],
)
def test_ctrl_c_ends_a_launch(body: str, how: dict[str, int]) -> None:
    kernel = cuda("volatile int* y", body)
    kernel.program.engine()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores Ctrl-C
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    begun = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            kernel(np.zeros(1, np.int32), **how)
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - begun < 5


def test_a_launch_from_inside_the_workers_threads() -> None:
    kernel = cuda("int* y", "atomicAdd(y, 1);")
    y = np.zeros(1, np.int32)

    class Launching:
        blocks = warps = None
        launched = False

        def append(self, events: np.ndarray) -> None:
            if not self.launched:
                self.launched = True
                kernel(y, grid=8)

    kernel(y, grid=8, recorder=Launching())
    assert y[0] == 16 * 32


WAIT = """
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
__device__ void init(unsigned long long* barrier, int count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(barrier)), "r"(count) : "memory");
}
__device__ void arrive(unsigned long long* barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(barrier)) : "memory");
}
__device__ void wait(unsigned long long* barrier) {
  asm volatile("{\\n.reg .pred done;\\nagain:\\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\\n"
               "@!done bra again;\\n}\\n" ::"r"(at(barrier)) : "memory");
}
"""
NEVER_FULL = "__shared__ unsigned long long b; int t = threadIdx.x; if (t == 0) init(&b, 33); __syncthreads();"
LOOKS = {
    "one thread waits": (f"{NEVER_FULL} if (t == 0) wait(&b); __syncthreads(); y[t] = 1;", "mbarrier.try_wait"),
    "all wait": (f"{NEVER_FULL} if (t < 32) arrive(&b); wait(&b); y[t] = 1;", "mbarrier.try_wait"),
    "a flag": ("__shared__ volatile int b; b = 0; __syncthreads(); while (!b) {} y[threadIdx.x] = 1;", "ld.volatile"),
    "asleep": (
        "__shared__ volatile int b; b = 0; __syncthreads(); while (!b) __nanosleep(9); y[threadIdx.x] = 1;",
        "ld.volatile",
    ),
    "with a growing pause": (
        f"{NEVER_FULL} long long since = clock64(); int done = 0;"
        'while (!done) { asm volatile("{.reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], 0; '
        'selp.b32 %0, 1, 0, p;}" : "=r"(done) : "r"(at(&b))); if (clock64() - since > 9) __nanosleep(9); } y[t] = 1;',
        "mbarrier.test_wait",
    ),
}


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("directive", ["", "__cluster_dims__(2, 1, 1)"], ids=["", "in a cluster"])
def test_threads_that_look_for_what_nobody_will_do_are_a_deadlock(name: str, directive: str) -> None:
    body, instruction = LOOKS[name]
    kernel = load(f'{WAIT}\nextern "C" __global__ void {directive} k(int* y) {{ {body} }}', "k")
    with pytest.raises(DeadlockError, match=rf"waits at .* \({instruction}.*each waits for what no thread will do"):
        kernel.launch(torch.zeros(64, dtype=torch.int32), grid=2, block=64)


def test_a_wait_that_gives_up_in_time_is_none() -> None:
    body = f"{NEVER_FULL} long long since = clock64(); while (clock64() - since < 100000000) {{ int done; asm volatile("
    body += '"{.reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], 0; selp.b32 %0, 1, 0, p;}"'
    body += ' : "=r"(done) : "r"(at(&b))); if (done) break; } y[t] = 1;'
    y = torch.zeros(64, dtype=torch.int32)
    load(f'{WAIT}\nextern "C" __global__ void k(int* y) {{ {body} }}', "k").launch(y, grid=1, block=64)
    assert y.all()


def test_blocks_of_a_cluster_may_wait_for_one_another_for_long() -> None:
    body = f"""{NEVER_FULL}
    unsigned peer;
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
    asm volatile("mapa.shared::cluster.u32 %0, %1, 0;" : "=r"(peer) : "r"(at(&b)));
    if (blockIdx.x == 1) {{
      for (int i = 0; i < 3000; ++i) {{ y[t] += i; __syncthreads(); }}
      if (t < 33) asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(peer) : "memory");
    }} else {{
      wait(&b);
      y[64 + t] = 1;
    }}
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
    """
    y = torch.zeros(128, dtype=torch.int32)
    kernel = load(f'{WAIT}\nextern "C" __global__ void __cluster_dims__(2, 1, 1) k(int* y) {{ {body} }}', "k")
    kernel.launch(y, grid=2, block=64)
    assert y[64:].all()
