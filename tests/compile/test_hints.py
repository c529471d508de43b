"""Hints: each leads to a source that compiles, by the cheapest header."""

import re

import pytest

from workbench.compile import CompileOptions, Source, compile_ptx, toolchain
from workbench.compile.hints import COMPILE_MS, NAMES, name_hint
from workbench.core.errors import CompileError

KERNEL = 'extern "C" __global__ void k(void* p, double* y) {{\n{}\n}}\n'

VALUES = {"CUDART_SQRT_2PI": "CUDART_SQRT_2PI"}
"""What stands in the place of a value."""
TYPES = {
    "half": "half",
    "__half2": "__half2",
    "float16_t": "__half",
    "nv_bfloat16": "nv_bfloat16",
    "bfloat16": "__nv_bfloat16",
    "__nv_fp8_e4m3": "__nv_fp8_e4m3",
    "__nv_fp4_e2m1": "__nv_fp4_e2m1",
    "cuFloatComplex": "cuFloatComplex",
}
CALLS = {
    "__float2half(1.0f)": "__float2half(1.0f)",
    "__float2bfloat16(1.0f)": "__float2bfloat16(1.0f)",
    "__pipeline_commit()": "__pipeline_commit()",
    "__shfl_xor(1, 2)": "__shfl_xor_sync(0xffffffff, 1, 2)",
    "exit(1)": "__trap()",
}


def body(numbers):
    """Write a kernel's body that uses names as values, types and calls: those of the tables' column."""
    lines = [f"y[0] = {list(VALUES.items())[i][numbers]};" for i in range(len(VALUES))]
    lines += [f"y[1] = sizeof({pair[numbers]});" for pair in TYPES.items()]
    return "\n".join(lines + [f"(void)({pair[numbers]});" for pair in CALLS.items()])


def test_every_name_is_told_a_header_and_a_spelling_that_compile():
    with pytest.raises(CompileError) as caught:
        compile_ptx(Source.inline(KERNEL.format(body(0))), CompileOptions())
    hints = [d.message.partition("\n")[2] for d in caught.value.diagnostics if d.severity == "error"]
    assert len(hints) == len(VALUES) + len(TYPES) + len(CALLS)
    assert all(hints), [d.message for d in caught.value.diagnostics]
    headers = {found for hint in hints for found in re.findall(r"include <([^>]+)>", hint)}
    assert max(COMPILE_MS[header] for header in headers) < 100
    includes = "".join(f"#include <{header}>\n" for header in sorted(headers))
    compile_ptx(Source.inline(includes + KERNEL.format(body(1))), CompileOptions())
    for hint, instead in zip(hints, (*VALUES.values(), *TYPES.values(), *CALLS.values()), strict=True):
        assert "write " not in hint or instead.partition("(")[0] in hint


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("cooperative_groups::this_grid();", "include <cooperative_groups.h> (1300 ms); __syncthreads and"),
        ("cg::thread_block* b;", "write namespace cg = cooperative_groups;, and include <cooperative_groups.h>"),
        ("nvcuda::wmma::mem_row_major;", "include <mma.h> (60 ms)"),
        ("cuda::std::numeric_limits<float>::max();", "include <cuda/std/limits> (120 ms)"),
        ("cuda::std::array<int, 4> a;", "include <cuda/std/array> (1200 ms)"),
        ("cuda::barrier<cuda::thread_scope_block>* b;", "include <cuda/barrier> (1700 ms)"),
        ("cudaDeviceSynchronize();", "a kernel's file holds device code alone"),
        ("curandState* s;", "pip install nvidia-curand, or give"),
    ],
)
def test_what_is_dear_or_for_the_host_is_told(line, hint):
    with pytest.raises(CompileError) as caught:
        compile_ptx(Source.inline(KERNEL.format(line)), CompileOptions())
    assert hint in str(caught.value)


def test_a_name_of_the_users_own_is_left_alone():
    assert name_hint("my_helper") == ""


@pytest.mark.parametrize("header", COMPILE_MS)
def test_every_header_of_the_table_is_there(header):
    assert header == "cuda.h" or any((directory / header).is_file() for directory in toolchain.header_dirs())


@pytest.mark.parametrize("row", NAMES, ids=lambda row: row.pattern[:30])
def test_every_row_says_something_and_its_headers_cost_is_known(row):
    assert row.header or row.instead or row.note
    re.compile(row.pattern)
    assert not row.header or "\\" in row.header or row.header in COMPILE_MS
