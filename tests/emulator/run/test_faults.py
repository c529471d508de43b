"""Accesses outside what a kernel was given, traps and assertions: what is said of them."""

import numpy as np
import pytest

from tests.emulator.harness import Kernel, buffer, cuda, ptx
from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.core.buffers import Buffer
from workbench.core.errors import KernelTrapError, MemoryFaultError
from workbench.emulator import Program

X = np.arange(64, dtype=np.float32)


def fault(
    parameters: str, body: str, *arguments: np.ndarray | np.generic | Buffer | None, before: str = "", **launch: object
) -> MemoryFaultError:
    with pytest.raises(MemoryFaultError) as caught:
        cuda(parameters, body, before=before)(*arguments, **launch)
    return caught.value


def test_one_past_the_end() -> None:
    y = np.zeros((8, 4), np.float32)
    error = fault("float* y", "int i = blockIdx.x * 4 + threadIdx.x;\ny[i] = 1;", y, grid=(9, 2), block=(2, 2))
    assert str(error) == (
        "<source>:4: kernel writes 4 bytes out of bounds at y[32]; y has elements 0 to 31 (8x4, float32); "
        "block (8, 0, 0), thread (0, 0, 0)"
    )
    assert (error.kind, error.tensor, error.index) == ("out-of-bounds", "y", 32)
    assert (error.source, error.block, error.thread) == ("<source>:4", (8, 0, 0), (0, 0, 0))


def test_before_the_beginning() -> None:
    error = fault("const float* x, float* y", "y[threadIdx.x] = x[(int)threadIdx.x - 5];", X, X.copy())
    assert (error.tensor, error.index, error.thread) == ("x", -5, (0, 0, 0))
    assert "reads 4 bytes out of bounds at x[-5]" in str(error)


@pytest.mark.parametrize(
    ("value", "index", "thread"),
    [("x[t % 16 + t / 16 * 50]", 64, 30), ("x[t / 16 * 64]", 64, 16), ("x[t / 16 * -1]", -1, 16)],
)
def test_in_the_upper_half_of_a_warp(value: str, index: int, thread: int) -> None:
    error = fault("const float* x, float* y", f"int t = threadIdx.x; y[t] = {value};", X, X.copy(), block=32)
    assert (error.tensor, error.index, error.thread) == ("x", index, (thread, 0, 0))
    place = value.replace("x[", "y[")
    error = fault("const float* x, float* y", f"int t = threadIdx.x; {place} = x[t];", X, X.copy(), block=32)
    assert (error.tensor, error.index, error.thread) == ("y", index, (thread, 0, 0))


@pytest.mark.parametrize("index", [64, 10_000, 1 << 35, -(1 << 35), (1 << 61) - 1])
def test_far_outside(index: int) -> None:
    error = fault(
        "const float* x, float* y, long long i", "if (threadIdx.x == 9) y[0] = x[i];", X, X.copy(), np.int64(index)
    )
    assert error.kind == "out-of-bounds"
    assert error.thread == (9, 0, 0)
    if abs(index) < 1 << 36:
        assert (error.tensor, error.index) == ("x", index)


@pytest.mark.parametrize("offset", [0, 16, -4, -1024])
def test_null(offset: int) -> None:
    error = fault("const char* x, float* y, int i", "y[0] = *(const float*)(x + i);", None, X.copy(), np.int32(offset))
    shown = f"the null pointer {offset:+d} bytes" if offset else "the null pointer"
    assert f"reads 4 bytes out of bounds at {shown};" in str(error)
    assert error.tensor == ""


def test_an_address_that_is_not_null_is_not_called_null() -> None:
    error = fault("long long x, float* y", "y[0] = *(const float*)x;", np.int64(0x12345678), X.copy())
    assert "address 0x12345678, far from every tensor" in str(error)


def test_an_access_that_is_out_of_bounds_and_misaligned_is_called_both() -> None:
    error = fault("const char* x, float* y", "y[0] = *(const float*)(x + 4097);", X.view(np.int8), X.copy())
    assert "out of bounds and misaligned at" in str(error)
    assert error.kind == "out-of-bounds"


def test_null_written_by_whole_warps_and_by_single_bytes() -> None:
    fault("float* y", "y[threadIdx.x] = 1;", None)
    fault("char* y", "y[-1] = 1;", None, block=1)
    fault("double2* y", "y[threadIdx.x - 1] = make_double2(1, 2);", None)
    fault("int* y", "atomicAdd(y - 1, 1);", None)


def test_atomics() -> None:
    error = fault("int* y", "if (threadIdx.x > 3) atomicAdd(&y[threadIdx.x], 1);", np.zeros(20, np.int32))
    assert "updates 4 bytes out of bounds at y[20]" in str(error)
    assert error.thread == (20, 0, 0)


def test_shared_memory() -> None:
    error = fault(
        "int* y, int i", "__shared__ int s[8]; s[threadIdx.x % 8] = 1; y[0] = s[i];", X.view(np.int32), np.int32(8)
    )
    assert "byte 32 of the block's 32 bytes of shared memory (32 static, 0 dynamic)" in str(error)
    error = fault(
        "int* y, int i",
        "extern __shared__ int s[]; s[i + threadIdx.x] = 1; y[0] = s[0];",
        X.view(np.int32),
        np.int32(-1),
        smem_bytes=128,
    )
    assert "byte -4 of the block's 128 bytes of shared memory (0 static, 128 dynamic)" in str(error)
    error = fault(
        "int* y, int i",
        "__shared__ int s[8]; int* p = threadIdx.x % 2 ? s : y; p[i] = 1;",
        X.view(np.int32).copy(),
        np.int32(-1),
    )
    assert "y[-1]" in str(error) or "byte -4 of the block's" in str(error)
    error = fault(
        "int* y, int i", "__shared__ int s[8]; atomicAdd(&s[i], 1); y[0] = s[0];", X.view(np.int32), np.int32(99)
    )
    assert "byte 396" in str(error)


def test_local_memory() -> None:
    error = fault(
        "int* y, int i",
        "int l[6]; for (int k = 0; k < 6; ++k) l[(k * i) % 6] = k; y[threadIdx.x] = l[i + threadIdx.x];",
        np.zeros(32, np.int32),
        np.int32(5),
    )
    assert "of the thread's" in str(error)
    assert "bytes of local memory" in str(error)


def test_module_variables_and_parameters() -> None:
    error = fault(
        "int* y, int i",
        "y[0] = table[i];",
        X.view(np.int32),
        np.int32(5),
        before="__constant__ int table[5] = {1, 2, 3, 4, 5};",
    )
    assert "byte 20 of the 20 bytes of table" in str(error)


@pytest.mark.parametrize(
    ("kind", "offset", "width"),
    [("float4", 4, 16), ("float2", 4, 8), ("float", 2, 4), ("double", 4, 8), ("short", 1, 2)],
)
def test_misaligned(kind: str, offset: int, width: int) -> None:
    error = fault(
        f"const char* x, {kind}* y",
        f"y[threadIdx.x % 2] = *(const {kind}*)(x + {offset} + threadIdx.x * {width});",
        X.view(np.int8),
        np.zeros(64, np.float64),
    )
    assert error.kind == "misaligned"
    assert f"reads {width} bytes misaligned at x[{offset}]" in str(error)


def test_a_vector_that_is_partly_outside() -> None:
    error = fault("const float* x, float4* y", "y[0] = ((const float4*)x)[15 + threadIdx.x];", X[:62].copy(), X.copy())
    assert "reads 16 bytes out of bounds at x[60]; x has elements 0 to 61 (62, float32)" in str(error)


def test_a_tensor_that_begins_off_its_allocation_is_as_aligned_as_on_a_gpu() -> None:
    kernel = cuda("const float4* x, float4* y", "y[0] = x[0];")
    x = buffer("x", X[1:33])
    shifted = Buffer(x.name, x.address, x.low, x.high, x.shape, x.strides, x.dtype, True, offset_bytes=4)
    with pytest.raises(MemoryFaultError, match=r"misaligned at x\[0\]"):
        kernel(shifted, X.copy(), block=1)


def test_strided_views_end_at_their_last_element() -> None:
    kernel = cuda("const float* x, float* y, int i", "y[0] = x[i];")
    with pytest.raises(MemoryFaultError, match=r"x\[63\]; x has elements 0 to 62 \(32, float32\)"):
        kernel(X[::2], X.copy(), np.int32(63), block=1)
    with pytest.raises(MemoryFaultError, match=r"x\[1\]; x has elements -31 to 0 \(32, float32\)"):
        kernel(X[31::-1], X.copy(), np.int32(1), block=1)


def test_an_empty_tensor_has_no_elements() -> None:
    error = fault("float* y", "y[0] = 1;", np.zeros(0, np.float32))
    assert "y[0]; y is empty" in str(error)


def test_the_first_block_that_faults_is_reported() -> None:
    kernel = cuda("int* y", "if (blockIdx.x > 2) y[32 * blockIdx.x + threadIdx.x] = 1;")
    for _ in range(20):
        with pytest.raises(MemoryFaultError, match=r"block \(3, 0, 0\), thread \(0, 0, 0\)"):
            kernel(np.zeros(96, np.int32), grid=200)


def test_a_fault_before_a_barrier_is_reported_and_not_the_barrier() -> None:
    error = fault(
        "int* y",
        "if (threadIdx.x < 40) y[threadIdx.x + 100] = 1; __syncthreads(); y[threadIdx.x] = 2;",
        np.zeros(64, np.int32),
        block=64,
    )
    assert (error.index, error.thread) == (100, (0, 0, 0))


def test_a_fault_ends_an_endless_loop() -> None:
    error = fault("volatile int* y", "while (true) y[threadIdx.x] += 1;", np.zeros(8, np.int32))
    assert error.index == 8


def test_trap() -> None:
    with pytest.raises(
        KernelTrapError, match=r"^<source>:3: kernel: trap in block \(1, 0, 0\), thread \(35, 0, 0\)$"
    ) as caught:
        cuda("int* y", "if (blockIdx.x * 64 + threadIdx.x == 99) __trap(); y[threadIdx.x] = 1;")(
            np.zeros(64, np.int32), grid=3, block=64
        )
    assert caught.value.thread == (35, 0, 0)


def test_assertion() -> None:
    kernel = cuda("const int* x", '\nassert(x[threadIdx.x] != 7 && "seven");')
    kernel(np.zeros(32, np.int32))
    with pytest.raises(
        KernelTrapError,
        match=r"^<source>:4: kernel: assertion 'x\[threadIdx.x\] != 7 && \"seven\"' failed in void kernel\(const int \*\); block \(0, 0, 0\), thread \(7, 0, 0\)$",
    ):
        kernel(np.arange(32, dtype=np.int32))


def test_code_of_a_header_names_the_users_line_too(tmp_path, monkeypatch) -> None:
    (tmp_path / "load.cuh").write_text(
        "#pragma once\n\n__device__ inline int load(const int* p, int i) { return p[i]; }\n"
    )
    (tmp_path / "user.cu").write_text(
        '#include "load.cuh"\n__device__ inline int twice(const int* p) {\n  return 2 * load(p, 40); }\nextern "C" __global__ void kernel(const int* x, int* y) {\n  y[0] =\n  twice(x); }\n'
    )
    monkeypatch.chdir(tmp_path)
    compiled = compile_ptx(Source.read("user.cu"), CompileOptions())
    kernel = Kernel(Program(compiled.text, "kernel"), ("x", "y"))
    x = np.zeros(32, np.int32)
    with pytest.raises(
        MemoryFaultError, match=r"^load.cuh:3, inlined at user.cu:3, inlined at user.cu:6: kernel reads"
    ):
        kernel(x, x.copy())


def test_ptx_without_a_line_table_names_its_own_line() -> None:
    kernel = ptx("u64 y", ".reg .u64 %a; ld.param.u64 %a, [y];\nst.global.u32 [%a+64], 1;")
    with pytest.raises(MemoryFaultError, match=r"^PTX line 7: kernel writes 4 bytes out of bounds at y\[16\]"):
        kernel(np.zeros(16, np.int32))
