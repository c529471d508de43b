"""`Kernel.trace`, from the source to the element that each thread touches."""

from pathlib import Path

import pytest
import torch

import workbench as wb
from workbench.analysis.trace import Trace

REVERSE = """
extern "C" __global__ void reverse(const float* x, float* y, int n) {
  __shared__ float tile[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    tile[threadIdx.x] = x[i];
  __syncthreads();
  if (i < n)
    y[n - 1 - i] = tile[threadIdx.x] + 1.f;
}
"""


@pytest.fixture(scope="module")
def trace() -> Trace:
    x, y = torch.arange(150.0), torch.empty(150)
    result = wb.load(REVERSE, "reverse").trace(x, y, 150, grid=3, block=64)
    assert torch.equal(y, x.flip(0) + 1)
    return result


def test_every_access_is_there(trace: Trace) -> None:
    assert len(trace) == 4 * 150
    stores = trace.accesses[trace.accesses["tensor"] == "y"]
    assert set(stores["line"]) == {9}
    element = 149 - (stores["block"][:, 0] * 64 + stores["thread"][:, 0]).astype(int)
    assert (stores["index"] == element).all()


def test_index_map(trace: Trace) -> None:
    written = trace.index_map("y")
    assert written.block.tolist() == [2] * 22 + [1] * 64 + [0] * 64
    assert written.thread[:3].tolist() == [21, 20, 19]
    assert (written.count == 1).all()
    assert trace.index_map("x").mode == "read"


def test_counters_and_listing(trace: Trace) -> None:
    counters = trace.counters()
    assert counters["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] == 5
    assert counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 19
    assert counters["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"] == 5
    line = next(line for line in str(trace.listing()).splitlines() if "y[n - 1 - i]" in line)
    assert line.startswith("ld.shared            5  30.0")


def test_blocks_and_warps_to_record() -> None:
    x, y = torch.arange(150.0), torch.empty(150)
    some = wb.load(REVERSE, "reverse").trace(x, y, n=150, grid=3, block=64, blocks=[1], warps=[0])
    assert set(some.accesses["block"][:, 0]) == {1}
    assert set(some.accesses["warp"]) == {0}
    assert torch.equal(y, x.flip(0) + 1), "the whole grid runs"


def test_a_strided_tensor_is_indexed_by_its_shape() -> None:
    x, y = torch.zeros(4, 8).T, torch.empty(32)
    trace = wb.load(REVERSE, "reverse").trace(x, y, 32, grid=1, block=64, strided=True)
    loads = trace.accesses[trace.accesses["tensor"] == "x"]
    assert loads["index"][:9].tolist() == [0, 4, 8, 12, 16, 20, 24, 28, 1]


def test_a_view_keeps_the_alignment_of_its_allocation() -> None:
    x, y = torch.zeros(65)[1:], torch.empty(64)
    trace = wb.load(REVERSE, "reverse").trace(x, y, 64, grid=1, block=64)
    assert trace.counters()["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 10


def test_an_access_in_an_included_function_counts_at_the_line_that_calls_it(tmp_path: Path) -> None:
    (tmp_path / "helper.cuh").write_text(
        "\n" * 20 + "__device__ inline float half_of(const float* x) { return 0.5f * *x; }"
    )
    (tmp_path / "k.cu").write_text(
        '#include "helper.cuh"\n'
        "__device__ inline float twice(const float* x) {\n"
        "  return 4 * half_of(x);\n"
        "}\n"
        'extern "C" __global__ void k(const float* x, float* y) {\n'
        "  y[threadIdx.x] = half_of(x + threadIdx.x);\n"
        "  y[threadIdx.x] += twice(x + 32);\n"
        "}\n"
    )
    trace = wb.load(tmp_path / "k.cu", "k").trace(torch.ones(33), torch.empty(32), grid=1, block=32)
    loads = trace.accesses[trace.accesses["tensor"] == "x"]
    assert sorted(set(zip(loads["index"], loads["line"], strict=True)))[-2:] == [(31, 6), (32, 3)]


def test_nothing_runs_with_an_empty_tensor() -> None:
    trace = wb.load(REVERSE, "reverse").trace(torch.empty(0), torch.empty(0), 0, grid=0, block=64)
    assert len(trace) == 0


def test_a_failed_check_is_the_launchs() -> None:
    with pytest.raises(wb.LaunchError, match=r"argument 0 'x'.*torch\.int32"):
        wb.load(REVERSE, "reverse").trace(torch.zeros(4, dtype=torch.int32), torch.empty(4), 4, grid=1, block=64)


COPY = """
extern "C" __global__ void copy(const float* x, float* y, int* done, int* order) {
  extern __shared__ __align__(128) float tile[];
  __shared__ unsigned long long barrier;
  const unsigned at = __cvta_generic_to_shared(&barrier), to = __cvta_generic_to_shared(tile);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at) : "memory");
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];"
                 ::"r"(to), "l"(x), "r"(at) : "memory");
  }
  __syncthreads();
  asm volatile("{.reg .pred p; again: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra again;}"
               ::"r"(at) : "memory");
  y[threadIdx.x] = tile[threadIdx.x];
  atomicAdd(done, 1);
  order[threadIdx.x] = atomicAdd(done + 1, 1);
}
"""


def test_the_copy_engine_is_kept_apart_from_loads_and_an_unread_atomic_is_a_reduction() -> None:
    x, y, done, order = torch.arange(64.0), torch.empty(64), torch.zeros(2, dtype=torch.int32), torch.zeros(64).int()
    trace = wb.load(COPY, "copy").trace(x, y, done, order, grid=1, block=64, smem_bytes=256)
    assert torch.equal(y, x)
    counters = trace.counters()
    assert counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 0
    assert counters["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"] == 2
    assert counters["l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum"] == 2
    assert counters["l1tex__t_requests_pipe_lsu_mem_global_op_red.sum"] == 2
    copies = [row for row in trace.listing().to_json() if row["kind"] == "cp.async.bulk"]
    assert [(row["space"], row["requests"], row["sectors"]) for row in copies] == [("global", 1, 8), ("shared", 1, 0)]
    assert trace.index_map("x").mode == "read"


@pytest.mark.parametrize("sources", [32, 20, 0])
def test_a_copy_with_a_size_is_one_access_of_the_lanes_that_read_all(sources: int) -> None:
    text = """
extern "C" __global__ void copy(const float4* x, float4* y, int sources) {
  __shared__ float4 s[32];
  const unsigned slot = (unsigned)__cvta_generic_to_shared(&s[threadIdx.x]);
  const int bytes = threadIdx.x < sources ? 16 : 0;
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(slot), "l"(x + threadIdx.x), "r"(bytes));
  asm volatile("cp.async.wait_all;" ::: "memory");
  y[threadIdx.x] = s[threadIdx.x];
}"""
    x, y = torch.arange(1.0, 129.0), torch.empty(128)
    counters = wb.load(text, "copy").trace(x, y, sources, grid=1, block=32).counters()
    assert y.tolist() == [value if value <= 4 * sources else 0 for value in x.tolist()]
    assert counters["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] == (sources > 0)
    assert counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == sources / 2
