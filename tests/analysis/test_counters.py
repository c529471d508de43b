"""Counters bear the profiler's names, and each kind and space counts for itself."""

from tests.analysis.synthetic import access, tensor, trace
from workbench.analysis.counters import METRICS
from workbench.core.events import Kind, Space

X = tensor("x", (4096,))


def test_names_are_the_profilers() -> None:
    names = [metric.name for metric in METRICS]
    assert len(set(names)) == len(names) == 16
    for name in (
        "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
        "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
        "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
        "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum",
    ):
        assert name in names


def test_each_kind_and_space_counts_for_itself() -> None:
    counters = trace(
        {0: X},
        access(lambda b, t: 128 * t, buffer=0),
        access(lambda b, t: 4 * t, buffer=0, kind=Kind.STORE),
        access(lambda b, t: 0, buffer=0, kind=Kind.ATOMIC),
        access(lambda b, t: 16 * t, buffer=0, kind=Kind.ASYNC_LOAD, width_bytes=16),
        access(lambda b, t: 128 * t, space=Space.SHARED),
        access(lambda b, t: 64 * t, space=Space.SHARED, kind=Kind.MATRIX_LOAD, width_bytes=16),
        access(lambda b, t: 8 * t, space=Space.SHARED, kind=Kind.STORE),
        access(lambda b, t: 16, space=Space.LOCAL),
        access(lambda b, t: 16, space=Space.LOCAL, kind=Kind.STORE, width_bytes=16),
        access(lambda b, t: 4 * t, space=Space.CONST),
    ).counters()
    assert {name: value for name, value in counters.items() if value} == {
        "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum": 1 + 1,
        "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": 32 + 16,
        "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum": 1,
        "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum": 4,
        "l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum": 1,
        "l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum": 32,
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum": 32 + 16,
        "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum": 31 + 12,
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum": 2,
        "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum": 1,
        "l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum": 1,
        "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum": 4,
        "l1tex__t_requests_pipe_lsu_mem_local_op_st.sum": 4,
        "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum": 16,
    }


def test_listing_annotates_the_source() -> None:
    listing = trace(
        {0: X},
        access(lambda b, t: 32 * t if t < 16 else -1, buffer=0, line=2),
        access(lambda b, t: 8 * t, space=Space.SHARED, kind=Kind.STORE, line=2),
        access(lambda b, t: 4 * t, buffer=0, line=0),
    ).listing()
    assert str(listing).splitlines() == [
        "access           instr lanes sect/req  used  ways | k.cu",
        "--------------------------------------------------------",
        "                                                  |    1 __global__ void k() {",
        "ld.global            1  16.0     16.0   12%       |",
        "st.shared            1  32.0                  2.0 |    2   y[i] = x[i];",
        "                                                  |    3 }",
        "ld.global            1  32.0      4.0  100%       |    ? (no line of this file)",
    ]
