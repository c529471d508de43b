"""What a screened launch clears, and that it changes nothing where it does not."""

import dataclasses
from typing import Any

import numpy as np
import pytest

from tests.emulator.harness import Kernel, buffer, cuda, ptx
from workbench.core.errors import ExecutionError
from workbench.emulator.run import program
from workbench.emulator.run.launch import EmulatedLaunch
from workbench.emulator.watch.shadow import shadow_bytes

BULK = '"cp.async.bulk.global.shared::cta.bulk_group [%0], [%1]'
CLEAR = {
    "own elements": "y[blockIdx.x * 64 + t] += 1;",
    "vectors": "((int4*)y)[blockIdx.x * 64 + t] = make_int4(1, 2, 3, 4);",
    "gaps": "y[(blockIdx.x * 64 + t) * 4] = t; ((int2*)y)[(blockIdx.x * 64 + t) * 2] = make_int2(1, 2);",
    "gaps in what all have read": "__shared__ int s[256]; for (int i = 0; i < 4; ++i) s[64 * i + t] = i; __syncthreads(); "
    "int v = s[255 - t]; __syncthreads(); s[4 * t] = v; __syncthreads(); y[blockIdx.x * 64 + t] = s[252 - 4 * t];",
    "atomics": "atomicAdd(y, 1); atomicMax(y + 1, t);",
    "a barrier between": "__shared__ int s[64]; s[t] = t; __syncthreads(); y[blockIdx.x * 64 + t] = s[63 - t];",
    "two barriers": "__shared__ int s; for (int i = 0; i < 3; ++i) { if (t == i) s = i; __syncthreads(); "
    "y[blockIdx.x * 64 + t] = s; __syncthreads(); }",
    "a warp's meeting": "__shared__ int s[64]; s[t] = t; __syncwarp(); y[blockIdx.x * 64 + t] = s[t ^ 1];",
    "one instruction writes one place": "__shared__ int s; if (t < 32) s = 1; __syncthreads(); "
    "y[blockIdx.x * 64 + t] = s;",
    "a block reads what it wrote": "const int b = 64 * blockIdx.x; y[b + t] = t; __syncthreads(); "
    "const int v = y[b + 63 - t]; __syncthreads(); y[b + t] = v;",
    "bytes apart": "__shared__ char s[64]; s[t] = t; __syncthreads(); y[blockIdx.x * 64 + t] = s[63 - t];",
    "a warp's counters, in rounds": "__shared__ int s[64]; for (int i = 0; i < 2; ++i) { s[t] = 0; __syncwarp(); "
    "atomicAdd(&s[t & 33], 1); atomicAdd(&s[t & 34], 1); __syncwarp(); y[blockIdx.x * 64 + t] = s[t ^ 1]; "
    "__syncwarp(); }",
    "groups with masks of their own": "y[blockIdx.x * 64 + t] = "
    "__shfl_xor_sync(t & 16 ? 0xffff0000u : 0x0000ffffu, t, 1);",
}
SUSPICIOUS = {
    "blocks write one place": "y[t] = 1;",
    "blocks write what others read": "y[blockIdx.x] = y[1 - blockIdx.x];",
    "blocks write with gaps": "y[t * 4] = 1;",
    "blocks write vectors with gaps": "((int2*)y)[t * 2 + blockIdx.x] = make_int2(1, 2); if (blockIdx.x + t == 0) y[130] = 3;",
    "gaps in what others read": "__shared__ int s[256]; for (int i = 0; i < 4; ++i) s[64 * i + t] = i; __syncthreads(); "
    "int v = s[255 - t]; s[4 * t] = v; y[blockIdx.x * 64 + t] = v;",
    "warps write one place": "y[64 * blockIdx.x + t % 32] = t;",
    "lanes without a meeting": "__shared__ int s[64]; s[t] = t; y[blockIdx.x * 64 + t] = s[t ^ 1];",
    "a shuffle orders nothing": "__shared__ int s[64]; s[t] = t; int v = __shfl_xor_sync(-1, t, 1); "
    "y[blockIdx.x * 64 + t] = s[t ^ 1] + v;",
    "half a warp meets": "__shared__ int s[64]; s[t] = t; if (t % 32 < 16) __syncwarp(0xffff); "
    "y[blockIdx.x * 64 + t] = s[t ^ 1];",
    "a read before a write": "__shared__ int s[64]; s[t] = t; __syncthreads(); int v = s[63 - t]; s[t] = v; "
    "y[blockIdx.x * 64 + t] = v;",
    "several read before a write": "__shared__ int s; if (t == 0) s = 1; __syncthreads(); "
    "y[blockIdx.x * 64 + t] = s; if (t == 40) s = 2;",
    "an atomic and a plain write": "if (t == 3) y[0] = 1; else atomicAdd(y, 1);",
    "a block resets what all update": "if (blockIdx.x == 0 && t == 0) y[0] = 0; __syncthreads(); atomicAdd(y, 1);",
    "a plain read before an atomic one": "if (blockIdx.x) atomicAdd(y, 1); else if (t == 0) y[1] = y[0] + "
    "*(volatile int*)y;",
    "a plain read between a plain write and an atomic": "__shared__ int s; int v = 0; if (t == 0) s = 0; "
    "__syncthreads(); if (t == 0) { v = s; atomicAdd(&s, 1); } if (t == 40) atomicAdd(&s, v);",
    "an atomic over a plain write, and a plain read": "__shared__ int s[64]; if (t < 32) { s[t] = 0; __syncwarp(); "
    "atomicAdd(&s[t], 1); y[blockIdx.x * 64 + t] = s[t ^ 1]; }",
    "another warp reads what was hidden": "if (blockIdx.x == 0 && t < 32) { y[0] = 0; __syncwarp(); "
    "if (t == 0) atomicAdd(y, 1); __syncwarp(); if (t == 1) y[1] = y[0]; } if (t == 40) atomicAdd(y, 0);",
    "an atomic for its block": "atomicAdd_block(y, 1);",
    "nothing was written": "__shared__ int s[128]; s[t] = t; __syncthreads(); y[blockIdx.x * 64 + t] = s[t + 1];",
    "a counter was not cleared": "__shared__ int s; atomicAdd(&s, 1);",
    "barriers apart": "if (t < 32)\n__syncthreads();\nelse\n__syncthreads();",
    "a mask without the lane": "if (t % 32 < 16) y[blockIdx.x * 64 + t] = __ballot_sync(0xffff0000u, 1);",
    "a mask that overlaps": "y[blockIdx.x * 64 + t] = __shfl_xor_sync(t % 32 == 0 ? 1u : 0xffffffffu, t, 0);",
    "narrower than an element": "((char*)y)[t] = 1;",
    "rows with gaps": "__shared__ int s[128]; s[t] = s[t + 64] = 0; __syncthreads(); s[2 * t] = t; "
    "y[blockIdx.x * 64 + t] = s[t];",
    "a lane copies for all": "__shared__ alignas(16) int s[128]; s[t] = s[t + 64] = 1; __syncthreads(); "
    f'if (blockIdx.x + t == 0) asm volatile({BULK}, 512;" ::"l"(y), "r"((unsigned)__cvta_generic_to_shared(s))); '
    "if (blockIdx.x == 0 && t < 32) ((int4*)y)[t] = make_int4(1, 2, 3, 4);",
}

FAULTY = {"a trap": "if (t == 5) __trap();", "out of bounds": "y[t + 500] = 1;"}


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    """All of them as one kernel, by number."""
    bodies = [*CLEAR.values(), *SUSPICIOUS.values(), *FAULTY.values()]
    cases = "\n".join(f"case {i}: {{ {body} break; }}" for i, body in enumerate(bodies))
    return cuda("int* y, int which", f"const int t = threadIdx.x; switch (which) {{ {cases} }}")


@pytest.mark.parametrize("which", range(len(CLEAR)), ids=CLEAR)
def test_sound_launches_are_clear_and_as_they_would_be(kernel: Kernel, which: int) -> None:
    screened, plain = np.full(512, 7, np.int32), np.full(512, 7, np.int32)
    assert kernel.is_clear(screened, np.int32(which), grid=2, block=64)
    kernel(plain, np.int32(which), grid=2, block=64)
    np.testing.assert_array_equal(screened, plain)


@pytest.mark.parametrize("which", range(len(CLEAR), len(CLEAR) + len(SUSPICIOUS)), ids=SUSPICIOUS)
def test_suspicious_launches_leave_memory_as_it_was(kernel: Kernel, which: int) -> None:
    y = np.arange(512, dtype=np.int32)
    assert not kernel.is_clear(y, np.int32(which), grid=2, block=64, budget=1 << 20)
    np.testing.assert_array_equal(y, np.arange(512, dtype=np.int32))


@pytest.mark.parametrize("which", range(-len(FAULTY), 0), ids=FAULTY)
def test_a_fault_is_no_verdict_and_leaves_memory_as_it_was(kernel: Kernel, which: int) -> None:
    y = np.arange(512, dtype=np.int32)
    with pytest.raises(ExecutionError):
        kernel.is_clear(y, np.int32(len(CLEAR) + len(SUSPICIOUS) + len(FAULTY) + which), grid=2, block=64)
    np.testing.assert_array_equal(y, np.arange(512, dtype=np.int32))


def test_what_a_launch_has_needed_the_next_one_begins_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two warps write the halves of each element, or elements of their own: only the former want cells of 2 bytes."""
    body = "int t = threadIdx.x; if (halves) ((short*)y)[2 * (t % 32) + t / 32] = t; else y[t] = t;"
    kernel = cuda("int* y, int halves", body)
    launched: list[EmulatedLaunch] = []

    def launch(*given: Any, **has: Any) -> EmulatedLaunch:
        launched.append(EmulatedLaunch(*given, **has))
        return launched[-1]

    def is_clear(*, halves: bool) -> bool:
        return kernel.is_clear(np.zeros(64, np.int32), np.int32(halves), block=64)

    monkeypatch.setattr(program, "EmulatedLaunch", launch)
    for launches in (2, 3):
        assert is_clear(halves=True)
        assert len(launched) == launches
    monkeypatch.setattr(program, "MOST_BYTES", shadow_bytes([buffer("y", np.zeros(64, np.int32))]))
    assert is_clear(halves=False)  # too large for cells of 2 bytes, and clear without
    assert not is_clear(halves=True)


def test_lanes_that_reach_a_meeting_at_different_times_are_cleared() -> None:
    kernel = cuda(
        "float* y",
        """
        __shared__ float s[32];
        const int t = threadIdx.x;
        s[t] = t;
        if (t < 16) {
          __syncwarp();
        } else {
          for (int i = 0; i < t; ++i) s[t] = sinf(s[t]);
          __syncwarp();
        }
        y[t] = s[t ^ 1];
        """,
    )
    y = np.zeros(32, np.float32)
    assert kernel.is_clear(y)
    assert y[:2].tolist() == [1, 0]


def test_variables_are_put_back_too() -> None:
    kernel = cuda("int* y", "y[threadIdx.x] = ++counter[threadIdx.x % 2];", before="__device__ int counter[2];")
    y = np.zeros(32, np.int32)
    assert not kernel.is_clear(y)
    kernel(y)
    assert y[0] == 1


FENCE = 'asm volatile("fence.proxy.async.shared::cta;" ::: "memory");'
DONE = 'asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");'
WRITES = {
    "a store": "y[t] = 1;",
    "stores of vectors": "((int4*)y)[t % 8] = make_int4(1, 2, 3, 4);",
    "an atomic": "atomicAdd(y + t % 2, 1);",
    "a bulk copy": f"__shared__ alignas(16) int s[32]; s[t] = 1; {FENCE} __syncwarp(); if (t == 0) asm volatile("
    f'{BULK}, 64;" ::"l"(y), "r"((unsigned)__cvta_generic_to_shared(s))); {DONE}',
    "a bulk update": f"__shared__ alignas(16) int s[32]; s[t] = 1; {FENCE} __syncwarp(); if (t == 0) asm volatile("
    '"cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 [%0], [%1], 64;" ::"l"(y), '
    f'"r"((unsigned)__cvta_generic_to_shared(s))); {DONE}',
}


@pytest.mark.parametrize("how", WRITES)
def test_a_tensor_that_is_only_to_be_read_is_not_to_be_written(how: str) -> None:
    kernel = cuda("int* x, int* y", f"const int t = threadIdx.x; x[t] = 5; {WRITES[how]}")
    x, y = np.arange(32, dtype=np.int32), np.arange(32, dtype=np.int32)
    assert kernel.is_clear(x.copy(), y.copy())
    assert not kernel.is_clear(x, dataclasses.replace(buffer("y", y), writable=False))
    np.testing.assert_array_equal(x, np.arange(32))
    np.testing.assert_array_equal(y, np.arange(32))


@pytest.mark.parametrize(("written", "copied"), [(-1, 0), (0, 1), (1, 2), (2, 4)])
def test_only_what_a_launch_writes_is_copied(monkeypatch: pytest.MonkeyPatch, written: int, copied: int) -> None:
    launched: list[EmulatedLaunch] = []

    def launch(*given: Any, **has: Any) -> EmulatedLaunch:
        launched.append(EmulatedLaunch(*given, **has))
        return launched[-1]

    monkeypatch.setattr(program, "EmulatedLaunch", launch)
    before = "__device__ int v[128];"
    kernel = cuda("int* x, int* y, int which", "if (which >= 0) (which ? which > 1 ? v : y : x)[0] = 1;", before=before)
    assert kernel.is_clear(np.zeros(32, np.int32), np.zeros(64, np.int32), np.int32(written), block=1)
    of_heap = sum(size for _, size in launched[-1].memory.heap_extents())
    assert launched[-1].before.size_bytes == of_heap + 128 * copied


def test_a_tensor_that_is_only_to_be_read_and_not_initialized_is_as_it_was() -> None:
    kernel = cuda("int* y", "y[threadIdx.x / 2] = threadIdx.x;")
    y = np.arange(32, dtype=np.int32)
    assert not kernel.is_clear(dataclasses.replace(buffer("y", y), writable=False, uninitialized=True))
    np.testing.assert_array_equal(y, np.arange(32))


def test_memory_that_is_written_under_two_names_is_as_it_was() -> None:
    kernel = cuda("int* x, int* y", "x[threadIdx.x] = 5; y[threadIdx.x] = 6;")
    x = np.arange(32, dtype=np.int32)
    assert not kernel.is_clear(x, dataclasses.replace(buffer("y", x), writable=False))
    np.testing.assert_array_equal(x, np.arange(32))


def test_one_instruction_on_two_tensors_is_screened_for_both() -> None:
    kernel = cuda(
        "int* x, int* y", "const int t = threadIdx.x; int* p = t & 1 ? x : y; p[t] = t; if (blockIdx.x) p[t ^ 2] = 1;"
    )
    x, y = np.zeros(32, np.int32), np.zeros(32, np.int32)
    assert kernel.is_clear(x, y)
    assert not kernel.is_clear(x, y, grid=2)


def test_a_read_of_constant_memory_by_some_lanes_does_not_hide_what_others_read() -> None:
    kernel = cuda(
        "int* x, int* y", "const int t = threadIdx.x, b = 32 * blockIdx.x; y[b + t] = t & 1 ? y[32 - b + t] : x[t];"
    )
    fixed = dataclasses.replace(buffer("x", np.zeros(32, np.int32)), writable=False)
    assert kernel.is_clear(fixed, np.zeros(64, np.int32), grid=1)
    assert not kernel.is_clear(fixed, np.zeros(64, np.int32), grid=2)


def test_what_a_suspicious_launch_prints_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    y = np.zeros(32, np.int32)
    kernel = cuda("int* y, int racing", 'if (threadIdx.x == 0) printf("hello\\n"); y[racing ? 0 : threadIdx.x] += 1;')
    assert not kernel.is_clear(y, np.int32(1), block=64)
    assert capsys.readouterr().out == ""
    assert kernel.is_clear(y, np.int32(0))
    assert capsys.readouterr().out == "hello\n"


def test_a_warp_that_ends_early_does_not_meet() -> None:
    kernel = ptx(
        "u64 y",
        """.reg .b64 %y, %a; .reg .b32 %t; .reg .pred %p; .shared .b32 s[32]; .reg .b32 %v;
        mov.u32 %t, %tid.x; mul.wide.u32 %a, %t, 4; mov.u64 %y, s; add.u64 %a, %y, %a;
        st.shared.u32 [%a], %t; setp.eq.u32 %p, %t, 0; @%p exit;
        bar.warp.sync 0xffffffff; mov.u32 %v, 9; mov.u64 %y, s; st.shared.u32 [%y], %v; ret;""",
    )
    assert not kernel.is_clear(np.zeros(1, np.int32))


@pytest.mark.parametrize("cell", ["t / 2", "t & 15 | t & 32", "t & 32", "t ^ 5", "t"])
@pytest.mark.parametrize("barrier", ["", "__syncthreads();"])
def test_reads_of_cells_that_lanes_share_and_a_write_behind_them(cell: str, barrier: str) -> None:
    body = f"""
        __shared__ int s[64];
        const int t = threadIdx.x;
        s[t] = t;
        __syncthreads();
        const int v = s[{cell}];
        {barrier}
        s[t] = v;
        y[t] = v;
    """
    y = np.zeros(64, np.int32)
    assert cuda("int* y", body).is_clear(y, block=64) == (barrier != "" or cell == "t")


MULTIPLY = """
    __shared__ alignas(128) unsigned s[64];
    const int t = threadIdx.x;
    const unsigned long long start = __cvta_generic_to_shared(s);
    const unsigned long long operand = start >> 4 | 8ull << 16 | 8ull << 32;
    float d[4] = {};
    if (t >= 128) s[t - 128] = s[t - 96] = 0;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("bar.sync 1, 160;" ::: "memory");
    for (int round = 0; round < 3; ++round) {
      if (t < 128) asm volatile(
          "{.reg .b32 a;\\n.reg .pred p;\\nmov.b32 a, 0;\\nsetp.eq.b32 p, a, a;\\nwgmma.fence.sync.aligned;\\n"
          "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, {a, a, a, a}, %4, p, 1, 1, 0;\\n"
          "wgmma.commit_group.sync.aligned;\\nwgmma.wait_group.sync.aligned 0;\\n}"
          : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(operand) : "memory");
      if (round == last) asm volatile("bar.sync 2, 160;" ::: "memory");
    }
    if (t == 140) s[5] = 1;
    y[t] = d[0];
"""


@pytest.mark.parametrize("last", [2, 1, 0])
def test_an_operand_that_is_read_again_is_in_sight_of_a_write(last: int) -> None:
    kernel = cuda("float* y, int last", MULTIPLY, arch="sm_90a")
    assert kernel.is_clear(np.zeros(160, np.float32), np.int32(last), block=160) == (last == 2)
