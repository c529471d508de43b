"""Barriers of a block: __syncthreads and its reductions, named barriers, arrivals, exited threads."""

import numpy as np
import pytest

from tests.emulator.harness import cuda, ptx
from workbench.core.errors import DeadlockError

HERE = """
    .reg .u64 %a; .reg .u32 %t, %v, %w, %n, %c; .reg .pred %p, %q; .reg .b64 %s;
    ld.param.u64 %a, [y];
    mov.u32 %t, %tid.x;
    mad.wide.u32 %a, %t, 4, %a;
"""


def test_tiles_through_shared_memory() -> None:
    kernel = cuda(
        "const float* x, float* y",
        """
        __shared__ float tile[16][17];
        #pragma unroll 1
        for (int step = 0; step < 4; ++step) {
          tile[threadIdx.y][threadIdx.x] = x[step * 256 + threadIdx.y * 16 + threadIdx.x];
          __syncthreads();
          y[step * 256 + threadIdx.y * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
          __syncthreads();
        }
        """,
    )
    x = np.random.default_rng(0).random((4, 16, 16), np.float32)
    y = np.zeros_like(x)
    kernel(x, y, block=(16, 16))
    np.testing.assert_array_equal(y, x.transpose(0, 2, 1))


def test_reduction_over_a_block_of_any_size() -> None:
    kernel = cuda(
        "const int* x, int* y",
        """
        extern __shared__ int s[];
        int t = threadIdx.x;
        s[t] = x[t];
        __syncthreads();
        for (int o = 512; o; o /= 2) { if (t < o && t + o < blockDim.x) s[t] += s[t + o]; __syncthreads(); }
        if (t == 0) y[0] = s[0];
        """,
    )
    for threads in (1, 31, 33, 100, 1024):
        x = np.arange(threads, dtype=np.int32)
        y = np.zeros(1, np.int32)
        kernel(x, y, block=threads, smem_bytes=4 * threads)
        assert y[0] == x.sum()


def test_exited_threads_are_not_waited_for() -> None:
    kernel = cuda(
        "int* y",
        "__shared__ int s; int t = threadIdx.x; if (t == 0) s = 5; if (t % 3 == 2) return; __syncthreads(); y[t] = s;",
    )
    y = np.zeros(100, np.int32)
    kernel(y, block=100)
    np.testing.assert_array_equal(y, np.where(np.arange(100) % 3 == 2, 0, 5))


def test_threads_that_exit_later_open_the_barrier() -> None:
    kernel = cuda(
        "int* y",
        """
        int t = threadIdx.x;
        if (t >= 64) { if (t % 2) { int n = 0; while (n < 1000) n += *(volatile int*)&y[200]; return; } }
        __syncthreads();
        y[t] = 1;
        """,
    )
    y = np.zeros(201, np.int32)
    y[200] = 7
    kernel(y, block=128)
    t = np.arange(128)
    np.testing.assert_array_equal(y[:128], (t < 64) | (t % 2 == 0))


def test_reductions_at_the_barrier() -> None:
    kernel = cuda(
        "int* y",
        """
        int t = threadIdx.x;
        int count = __syncthreads_count(t % 3 == 0), all = __syncthreads_and(t < 1000), any = __syncthreads_or(t == 77);
        int not_all = __syncthreads_and(t != 5), none = __syncthreads_or(t < 0);
        y[t] = count + 1000 * (all != 0) + 2000 * (any != 0) + 4000 * (not_all != 0) + 8000 * (none != 0);
        """,
    )
    y = np.zeros(100, np.int32)
    kernel(y, block=100)
    np.testing.assert_array_equal(y, 34 + 3000)


def test_producers_arrive_and_consumers_wait() -> None:
    kernel = cuda(
        "int* y",
        """
        __shared__ int s[64];
        int t = threadIdx.x;
        if (t >= 64) { s[t - 64] = t; __threadfence_block(); asm volatile("bar.arrive 3, 128;" ::: "memory"); }
        else { asm volatile("bar.sync 3, 128;" ::: "memory"); y[t] = s[63 - t]; }
        """,
    )
    y = np.zeros(64, np.int32)
    kernel(y, block=128)
    np.testing.assert_array_equal(y, 127 - np.arange(64))


def test_named_barriers_of_parts_of_a_block() -> None:
    kernel = cuda(
        "int* y",
        """
        __shared__ int s[4];
        int t = threadIdx.x, part = t / 64;
        #pragma unroll 1
        for (int i = 0; i <= part; ++i) {
          if (t % 64 == 63) s[part] = 10 * part + i;
          asm volatile("bar.sync %0, 64;" :: "r"(part + 1) : "memory");
          y[t] = s[part];
          asm volatile("bar.sync %0, 64;" :: "r"(part + 1) : "memory");
        }
        """,
    )
    y = np.zeros(256, np.int32)
    kernel(y, block=256)
    np.testing.assert_array_equal(y, 11 * (np.arange(256) // 64))


def test_halves_of_a_warp_at_different_barriers_of_one_instruction() -> None:
    # barrier.sync counts threads one by one: each half of the two warps meets the other warp's like half.
    kernel = ptx(
        "u64 y",
        HERE
        + """
        .shared .align 4 .b32 s[2];
        and.b32 %n, %t, 31;
        setp.lt.u32 %p, %n, 16;
        selp.u32 %n, 1, 2, %p;
        mov.u64 %s, s;
        setp.eq.u32 %q, %t, 32;
        @%q st.shared.u32 [s], 7;
        setp.eq.u32 %q, %t, 48;
        @%q st.shared.u32 [s+4], 9;
        @%p bra together;
together:
        barrier.sync %n, 32;
        shl.b32 %w, %n, 2;
        cvt.u64.u32 %s, %w;
        .reg .b64 %b;
        mov.u64 %b, s;
        add.u64 %s, %s, %b;
        ld.shared.u32 %v, [%s+-4];
        st.global.u32 [%a], %v;
        """,
    )
    y = np.zeros(64, np.uint32)
    kernel(y, block=64)
    np.testing.assert_array_equal(y, np.where(np.arange(64) % 32 < 16, 7, 9))


def test_a_guarded_barrier_holds_only_the_lanes_that_execute_it() -> None:
    # Warp 0's odd lanes wait at the barrier for warp 1; its even lanes pass by and must not take them along.
    kernel = ptx(
        "u64 y",
        HERE
        + """
        .shared .align 4 .b32 s;
        and.b32 %n, %t, 1;
        setp.eq.u32 %p, %n, 1;
        setp.ge.u32 %q, %t, 32;
        @%q bra second;
        @%p barrier.sync 1, 64;
        ld.shared.u32 %v, [s];
        @!%p mov.u32 %v, 1;
        st.global.u32 [%a], %v;
        ret;
second: st.shared.u32 [s], 42;
        barrier.sync 1, 64;
        st.global.u32 [%a], 2;
        ret;
        """,
    )
    y = np.zeros(64, np.uint32)
    kernel(y, block=64)
    t = np.arange(64)
    np.testing.assert_array_equal(y, np.where(t >= 32, 2, np.where(t % 2, 42, 1)))


def test_diverged_threads_meet_at_different_barrier_instructions() -> None:
    kernel = cuda(
        "int* y",
        """
        __shared__ volatile int s; int t = threadIdx.x;
        if (t % 2) { s = 3; asm volatile("barrier.sync 0;" ::: "memory"); y[t] = 1; }
        else { asm volatile("barrier.sync 0;" ::: "memory"); y[t] = s; }
        """,
    )
    y = np.zeros(70, np.int32)
    kernel(y, block=70)
    np.testing.assert_array_equal(y, np.where(np.arange(70) % 2, 1, 3))


def test_a_warp_with_exited_lanes_counts_whole_at_a_counted_barrier() -> None:
    kernel = cuda(
        "int* y",
        """
        int t = threadIdx.x;
        if (t % 32 < 8) return;
        if (t % 2) asm volatile("barrier.sync 1, 64;" ::: "memory"); else asm volatile("barrier.sync 1, 64;" ::: "memory");
        y[t] = 1;
        """,
    )
    y = np.zeros(64, np.int32)
    kernel(y, block=64)
    np.testing.assert_array_equal(y, np.arange(64) % 32 >= 8)


def test_a_barrier_result_survives_the_next_phase() -> None:
    kernel = cuda(
        "int* y",
        """
        int t = threadIdx.x, sum = 0;
        #pragma unroll 1
        for (int i = 0; i < 5; ++i) sum = sum * 10 + __syncthreads_count(t < i);
        y[t] = sum;
        """,
    )
    y = np.zeros(96, np.int32)
    kernel(y, block=96)
    np.testing.assert_array_equal(y, 1234)


def test_a_thread_missing_at_a_barrier_is_a_deadlock() -> None:
    kernel = cuda("int* y", 'if (threadIdx.x < 32) asm volatile("bar.sync 1, 64;"); y[threadIdx.x] = 1;')
    with pytest.raises(
        DeadlockError,
        match=r"kernel: block \(0, 0, 0\) cannot go on: warp 0 \(lanes 0xffffffff\) waits at <source>:3 \(bar.sync 1, 64\)",
    ) as caught:
        kernel(np.zeros(64, np.int32), block=64)
    assert caught.value.block == (0, 0, 0)


def test_two_barriers_that_wait_for_each_other() -> None:
    kernel = cuda(
        "int* y",
        'if (threadIdx.x < 32) asm volatile("bar.sync 1, 64;"); else asm volatile("bar.sync 2, 64;"); y[threadIdx.x] = 1;',
    )
    with pytest.raises(DeadlockError, match=r"warp 0 .*warp 1 "):
        kernel(np.zeros(64, np.int32), block=64)
