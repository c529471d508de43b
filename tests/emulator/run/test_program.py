"""Launches: shapes, grids, arguments, variables, programs shared by threads."""

import threading

import numpy as np
import pytest

from tests.emulator.harness import buffer, cuda, ptx
from workbench.core.errors import LaunchError, PtxError, UnsupportedInstructionError
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import Program
from workbench.llvm import machine

VECTOR_ADD = (
    "const float* a, const float* b, float* c, int n",
    "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) c[i] = a[i] + b[i];",
)


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 1023, 100_000])
@pytest.mark.parametrize("threads", [1, 33, 256])
def test_vector_add_over_any_size(n: int, threads: int) -> None:
    rng = np.random.default_rng(0)
    a, b = rng.random((2, n), np.float32)
    c = np.full(n, np.nan, np.float32)
    cuda(*VECTOR_ADD)(a, b, c, np.int32(n), grid=-(-n // threads) or 1, block=threads)
    np.testing.assert_array_equal(c, a + b)


@pytest.mark.parametrize("block", [1, 2, 31, 33, 63, 100, 511, 1000, 1024, (3, 5), (7, 3, 11), (1, 1, 64), (1, 1024)])
@pytest.mark.parametrize("grid", [1, (3, 2), (2, 3, 5)])
def test_every_thread_of_every_block_runs_once(grid: int | tuple[int, ...], block: int | tuple[int, ...]) -> None:
    kernel = cuda(
        "int* seen, int* thread, int* where",
        """
        int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
        int b = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
        int size = blockDim.x * blockDim.y * blockDim.z;
        atomicAdd(&seen[b * size + t], 1);
        thread[b * size + t] = threadIdx.x + 2000 * (threadIdx.y + 2000 * threadIdx.z);
        where[b * size + t] = blockIdx.x + 100 * (blockIdx.y + 100 * blockIdx.z);
        """,
    )
    threads, blocks = int(np.prod(block)), int(np.prod(grid))
    seen, thread, where = np.zeros((3, blocks, threads), np.int32)
    kernel(seen, thread, where, grid=grid, block=block)
    assert (seen == 1).all()
    x, y = (*np.atleast_1d(block), 1)[:2]
    linear = np.arange(threads)
    np.testing.assert_array_equal(
        thread, np.tile(linear % x + 2000 * (linear // x % y + 2000 * (linear // (x * y))), (blocks, 1))
    )
    gx, gy = (*np.atleast_1d(grid), 1)[:2]
    linear = np.arange(blocks)
    np.testing.assert_array_equal(where[:, 0], linear % gx + 100 * (linear // gx % gy + 100 * (linear // (gx * gy))))


def test_struct_by_value() -> None:
    kernel = cuda(
        "float* y, Mixed s, short t",
        "y[0] = s.c; y[1] = s.f[2]; y[2] = s.d; y[3] = t; y[4] = s.f[threadIdx.x % 3];",
        before="struct Mixed { signed char c; float f[3]; double d; };",
    )
    layout = np.dtype([("c", "i1"), ("f", "f4", 3), ("d", "f8")], align=True)
    s = np.zeros(1, layout)
    s["c"], s["f"], s["d"] = -7, [1.5, 2.5, 3.5], 1e-3
    y = np.zeros(5, np.float32)
    kernel(y, s.tobytes(), np.int16(-9), block=1)
    np.testing.assert_array_equal(y, np.array([-7, 3.5, 1e-3, -9, 1.5], np.float32))


def test_wrong_arguments_are_refused() -> None:
    kernel = cuda(*VECTOR_ADD)
    x = np.zeros(4, np.float32)
    with pytest.raises(LaunchError, match="kernel takes 4 arguments; got 3"):
        kernel.program.launch([None, None, None], _config())
    with pytest.raises(LaunchError, match="kernel takes 4 arguments; got 5"):
        kernel.program.launch([None, None, None, bytes(4), bytes(4)], _config())
    with pytest.raises(LaunchError, match="kernel takes 4 arguments; got 5"):
        kernel.program.launch([None, None, None, bytes(4), buffer("more", x)], _config())
    with pytest.raises(LaunchError, match="argument 3 takes 4 bytes; got 8"):
        kernel(x, x, x, np.int64(4))


def _config():
    return LaunchConfig(Dim3(1), Dim3(32))


def test_a_kernel_beside_another_that_is_edited_keeps_its_machine_code(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("WORKBENCH_CACHE_DIR", str(tmp_path))
    head = ".version 8.0\n.target sm_90\n.address_size 64\n"
    kept = ".visible .entry kept(.param .u64 y) { .reg .b64 %rd<2>; ld.param.u64 %rd1, [y]; st.u32 [%rd1], 7; ret; }\n"
    compiled = []
    compile_ir = machine.compile_ir
    monkeypatch.setattr(machine, "compile_ir", lambda text, **how: compiled.append(text) or compile_ir(text, **how))
    counts = []
    for text in (kept, ".visible .entry other() { ret; }\n" + kept, kept.replace("7;", "8;")):
        Program(head + text, "kept").engine()
        counts.append(len(compiled))
    assert 2 < counts[0] == counts[1] == counts[2] - 1


def test_unknown_kernel_names_those_there_are() -> None:
    with pytest.raises(PtxError, match="no kernel 'nope' in this PTX; it has kernel"):
        Program(cuda(*VECTOR_ADD).program.ptx, "nope")


def test_constant_memory_and_initialised_variables() -> None:
    kernel = cuda(
        "int* y",
        "y[threadIdx.x] = table[threadIdx.x % 5] + *where + text[threadIdx.x % 3];",
        before='__constant__ int table[5] = {3, -1, 4, -1, 5}; __device__ int spot = 100; __device__ int* where = &spot; __device__ char text[] = "abc";',
    )
    y = np.zeros(32, np.int32)
    kernel(y)
    lane = np.arange(32)
    np.testing.assert_array_equal(
        y, np.array([3, -1, 4, -1, 5])[lane % 5] + 100 + np.frombuffer(b"abc", np.uint8)[lane % 3]
    )


def test_module_variables_live_as_long_as_the_program() -> None:
    kernel = cuda("int* y", "y[0] = atomicAdd(&calls, 1);", before="__device__ int calls = 10;")
    y = np.zeros(1, np.int32)
    for expected in (10, 11, 12):
        kernel(y, block=1)
        assert y[0] == expected


def test_launches_from_many_threads_at_once() -> None:
    kernel = cuda(*VECTOR_ADD)
    n = 20_000
    a = np.arange(n, dtype=np.float32)
    results = [np.zeros(n, np.float32) for _ in range(8)]

    def launch(i: int) -> None:
        kernel(a, np.full(n, i, np.float32), results[i], np.int32(n), grid=-(-n // 64), block=64)

    threads = [threading.Thread(target=launch, args=(i,)) for i in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    for i, result in enumerate(results):
        np.testing.assert_array_equal(result, a + i)


def test_strided_views_reach_their_elements_only() -> None:
    kernel = cuda("const float* x, float* y, int stride", "y[threadIdx.x] = x[(long long)threadIdx.x * stride];")
    x = np.arange(64, dtype=np.float32)
    y = np.zeros(32, np.float32)
    kernel(x[::2], y, np.int32(2))
    np.testing.assert_array_equal(y, x[::2])
    kernel(x[31::-1], y, np.int32(-1))
    np.testing.assert_array_equal(y, x[31::-1])


def test_offsets_past_two_gigabytes() -> None:
    # 5 GB of address space, of which the system gives memory for the touched pages alone.
    x = np.zeros(5 << 30, np.uint8)
    kernel = cuda("unsigned char* x, long long i", "x[i + threadIdx.x] = threadIdx.x + 1;")
    for start in ((1 << 31) - 16, (1 << 32) - 16, x.size - 32):
        kernel(x, np.int64(start))
        np.testing.assert_array_equal(x[start : start + 32], np.arange(1, 33))


def test_special_registers() -> None:
    kernel = cuda(
        "int* y",
        """
        unsigned lt, warp; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt)); asm("mov.u32 %0, %%warpid;" : "=r"(warp));
        y[threadIdx.x] = __popc(lt) + 100 * warp + 10000 * warpSize;
        """,
    )
    y = np.zeros(100, np.int32)
    kernel(y, block=100)
    t = np.arange(100)
    np.testing.assert_array_equal(y, t % 32 + 100 * (t // 32) + 320000)


def test_hand_written_ptx_with_several_entries_and_functions() -> None:
    kernel = ptx(
        "u64 y",
        """
        .reg .u64 %a; .reg .u32 %r<4>;
        ld.param.u64 %a, [y];
        mov.u32 %r0, 20;
        { .param .b32 in; .param .b32 out;
          st.param.b32 [in], %r0;
          call (out), twice, (in);
          ld.param.b32 %r1, [out]; }
        st.global.u32 [%a], %r1;
        ret;
        """,
        before="""
        .func (.param .b32 out) twice(.param .b32 in) { .reg .u32 %r<2>; ld.param.u32 %r0, [in]; add.u32 %r1, %r0, %r0; st.param.u32 [out], %r1; ret; }
        .visible .entry other() { ret; }
        """,
    )
    y = np.zeros(1, np.uint32)
    kernel(y, block=1)
    assert y[0] == 40
    assert kernel.program.module.entries == ("other", "kernel")


@pytest.mark.parametrize(
    ("prototype", "call", "counts"),
    [
        ("_ ()", "(%r), %d, (), P", "has 1 results and 0 arguments; its prototype P has 0 and 0"),
        (
            "(.param .b32 _) _ (.param .b32 _, .param .align 8 .b8 _[24])",
            "(%r), %d, (%r), P",
            "has 1 results and 1 arguments; its prototype P has 1 and 2",
        ),
        ("_ (.param .b32 _)", "%d, P", "has 0 results and 0 arguments; its prototype P has 0 and 1"),
    ],
)
def test_an_indirect_call_agrees_with_its_prototype(prototype, call, counts) -> None:
    body = f".reg .b64 %d; .reg .b32 %r; mov.u64 %d, 16; P: .callprototype {prototype}; call {call}; ret;"
    with pytest.raises(PtxError, match=counts):
        ptx("", body)(block=1)


def test_an_address_is_no_float() -> None:
    with pytest.raises(UnsupportedInstructionError, match=r"the address of x is no \.f64"):
        ptx("u64 x", ".reg .f64 %f; cvt.rni.f64.f64 %f, x; ret;")(None)


def test_the_negation_of_a_predicate_is_no_integer() -> None:
    with pytest.raises(UnsupportedInstructionError, match=r"!%p is the negation of a predicate; a \.u32 goes here"):
        ptx("", ".reg .pred %p; .reg .b32 %r; shf.r.clamp.b32 %r, %r, %r, !%p; ret;")(block=1)
