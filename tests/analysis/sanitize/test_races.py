"""Which of the races of two source lines is told."""

from pathlib import Path

import pytest
import torch

import workbench as wb

SHIFT = """extern "C" __global__ void shift(const float* x, float* y) {
    __shared__ float s[64];
    s[threadIdx.x] = x[threadIdx.x];
    y[threadIdx.x] = s[(threadIdx.x + 1) % 64];
}
"""


def test_of_two_lines_the_race_that_reaches_furthest_is_told():
    kernel = wb.load(SHIFT, "shift")
    report = kernel.sanitize(torch.zeros(64), torch.zeros(64), grid=1, block=64)
    (found,) = (finding for finding in report.findings if (finding.other.line, finding.line) == (3, 4))
    assert "of another warp" in found.message
    assert "put __syncthreads() between them" in found.message


def test_a_race_within_a_warp_is_told_as_such():
    kernel = wb.load(SHIFT.replace("64", "32"), "shift")
    (found,) = kernel.sanitize(torch.zeros(32), torch.zeros(32), grid=1, block=32).findings
    assert "put __syncwarp() between them" in found.message


COPY = """extern "C" __global__ void copy(const float* x, float* y) {
    __shared__ float s[64];
    unsigned place = (unsigned)__cvta_generic_to_shared(s + threadIdx.x);
    if (threadIdx.x < 32) asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(place), "l"(x + threadIdx.x));
    else y[threadIdx.x] = s[threadIdx.x - 32];
    asm volatile("cp.async.wait_all;" ::: "memory");
}
"""


def test_a_race_with_a_copy_under_way_asks_for_the_wait_too():
    report = wb.load(COPY, "copy").sanitize(torch.zeros(64), torch.zeros(64), grid=1, block=64)
    (found,) = (finding for finding in report.findings if finding.kind == "data-race")
    assert "let the thread that copies wait (cp.async.wait_group), then put __syncthreads()" in found.message


WORDS = """extern "C" __global__ void words(const int* x, int* y, long long far) {
    __shared__ int first[8], tile[64];
    extern __shared__ int rest[];
    if (threadIdx.x < 8) first[threadIdx.x] = 0;
    rest[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    first[x[threadIdx.x]]++;
    tile[threadIdx.x] = x[threadIdx.x];
    y[threadIdx.x] = tile[threadIdx.x ^ 32] + rest[threadIdx.x];
    rest[63 - threadIdx.x] = 1;
}
"""


def test_a_finding_names_the_variable_in_shared_memory_and_counts() -> None:
    x, y = torch.zeros(64, dtype=torch.int32), torch.zeros(64, dtype=torch.int32)
    report = wb.load(WORDS, "words").sanitize(x, y, 0, grid=1, block=64, smem_bytes=256)
    found = {(finding.other.line, finding.line): finding for finding in report.findings}
    assert "first[0] (byte " in found[7, 7].message
    assert "an atomic" in found[7, 7].message
    assert "__syncthreads" not in found[7, 7].message
    assert found[7, 7].count > 60
    assert "tile[" in found[8, 9].message
    assert found[8, 9].index == int(found[8, 9].message.partition("(byte ")[2].split()[0])
    assert "put __syncthreads() between them" in found[8, 9].message
    assert "rest[" in found[9, 10].message
    assert f"({found[8, 9].count} times)" in str(found[8, 9])


PTX = """.version 8.0
.target sm_75
.address_size 64
.visible .entry store(.param .u64 y) {
    .reg .u64 %a; .reg .u32 %t;
    ld.param.u64 %a, [y];
    mov.u32 %t, %tid.x;
    st.u32 [%a], %t;
    st.u32 [%a+BYTE], %t;
    ret;
}
"""


@pytest.mark.parametrize(("byte", "kind", "line"), [("4", "data-race", 8), ("400", "out-of-bounds", 9)])
def test_a_finding_in_ptx_names_its_line(byte: str, kind: str, line: int, tmp_path: Path) -> None:
    path = tmp_path / "store.ptx"
    path.write_text(PTX.replace("BYTE", byte))
    y = torch.zeros(4, dtype=torch.int32)
    report = wb.load(path, "store").sanitize(y, grid=1, block=64)
    found = next(finding for finding in report.findings if finding.kind == kind)
    assert (found.line, Path(found.path).name) == (line, "store.ptx")
    assert not any(finding.line == 0 for finding in report.findings)


def test_shared_memory_of_ptx_may_have_a_name_of_any_kind(tmp_path: Path) -> None:
    path = tmp_path / "store.ptx"
    for name in ("s", "%s", "%reserved_smem"):
        text = PTX.replace(".reg .u32 %t;", f".shared .align 4 .b8 {name}[4]; .reg .u32 %t;")
        path.write_text(text.replace("st.u32 [%a+BYTE], %t;", f"st.shared.u32 [{name}], %t;"))
        report = wb.load(path, "store").sanitize(torch.zeros(4, dtype=torch.int32), grid=1, block=64)
        assert {(found.kind, found.line) for found in report.findings} == {("data-race", 8), ("data-race", 9)}


def test_places_in_shared_memory_count_from_the_kernels_own() -> None:
    source = Path(__file__).parents[2] / "broken_kernels"
    for name, index, what in (
        ("oob_in_memory_of_system", -440, "byte -440"),
        ("uninit_beside_collective", 0, "s[0] (byte 0"),
    ):
        kernel = wb.load(source / f"{name}.cu", "kernel", arch="sm_90")
        (found,) = kernel.sanitize(torch.zeros(256, dtype=torch.int32), grid=2, block=128).findings
        assert found.index == index
        assert f"{what} of shared memory" in found.message


@pytest.mark.parametrize(
    "how", ["reads_memory_of_system", "updates_memory_of_system", "by_own_rank", "by_rank_of_peer"]
)
def test_an_access_to_the_systems_memory_has_one_finding_wherever_the_source_lies(how: str, tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "broken_kernels" / f"oob_{how}.cu"
    for folder in ("cooperative_groups", "cooperative_groups_demo"):
        path = tmp_path / folder / "details.cu"
        path.parent.mkdir()
        path.write_text(source.read_text())
        kernel = wb.load(path, "kernel", arch="sm_90")
        (found,) = kernel.sanitize(torch.zeros(256, dtype=torch.int32), grid=2, block=128).findings
        assert found.kind == "out-of-bounds"


def test_all_findings_of_a_launch_have_one_path_and_tell_the_place_once(tmp_path: Path) -> None:
    (tmp_path / "store.cuh").write_text("__device__ void put(float* y, int i) { y[i] = 1; }\n")
    path = tmp_path / "store.cu"
    path.write_text(
        '#include "store.cuh"\nextern "C" __global__ void store(float* y) { y[0] = 2;\nput(y, threadIdx.x); }\n'
    )
    report = wb.load(path, "store").sanitize(torch.zeros(20), grid=1, block=64)
    fault = next(finding for finding in report.findings if finding.kind == "out-of-bounds")
    assert fault.message.startswith("store writes 4 bytes")
    assert fault.message.endswith("store.cuh:1")
    assert (fault.path, fault.line) == (str(path), 3)
    race = wb.load(path, "store").sanitize(torch.zeros(64), grid=2, block=64).findings[0]
    assert race.path == str(path)


EMPTY = """extern "C" __global__ void sums(const int* x, int* work, int* y) {
    const int i = blockIdx.x * 32 + threadIdx.x;
    work[i] = x[i];
    work[64 + i] += x[i];
    y[i] = work[i] + work[128];
}
"""


def test_what_a_workspace_holds_before_is_nothing() -> None:
    x, work, y = (torch.zeros(size, dtype=torch.int32) for size in (64, 129, 64))
    kernel = wb.load(EMPTY, "sums")
    assert kernel.sanitize(x, work, y, grid=2, block=32).passed
    report = kernel.sanitize(x, work, y, grid=2, block=32, uninitialized=("work",))
    found = {finding.line: finding for finding in report.findings}
    assert {finding.kind for finding in report.findings} == {"uninitialized-read"}
    assert set(found) == {4, 5}
    assert (found[4].tensor, found[4].index, found[4].thread) == ("work", 64, (0, 0, 0))
    assert "work[128], which no thread has written" in found[5].message
    sound = EMPTY.replace("+= x[i]", "= x[i]").replace("work[128]", "work[64 + i]")
    assert wb.load(sound, "sums").sanitize(x, work, y, grid=2, block=32, uninitialized=("work", "y")).passed
    with pytest.raises(wb.LaunchError, match=r"uninitialized names 'z'.* its tensors are x, work, y"):
        kernel.sanitize(x, work, y, grid=2, block=32, uninitialized=("z",))


ROUNDS = """
__global__ void kernel(int* y, int rounds) {
  __shared__ int s[64];
  const int t = threadIdx.x;
  int v = 0;
  for (int i = 0; i < rounds; ++i) {
    s[t] = i;
    asm volatile("bar.sync 1, 64;" ::: "memory");
    v += s[63 - t];
    asm volatile("bar.sync 1, 64;" ::: "memory");
  }
  if (t % 32 == 0) y[0] = v;
}
"""


def test_where_there_is_too_much_to_look_at_it_is_looked_at_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.analysis.sanitize.races.MOST_ACCESSES", 4000)
    monkeypatch.setattr("workbench.analysis.trace._BATCH", 100)
    report = wb.load(ROUNDS).sanitize(y=torch.zeros(1, dtype=torch.int32), rounds=100, grid=1, block=64)
    assert [finding.tensor for finding in report.findings] == ["y"]
    assert not report.complete
    monkeypatch.undo()
    assert wb.load(ROUNDS).sanitize(y=torch.zeros(1, dtype=torch.int32), rounds=100, grid=1, block=64).complete


def test_a_place_that_more_go_to_than_are_looked_at_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.analysis.sanitize.races.MOST_ACCESSES", 1000)
    kernel = wb.load("__global__ void count(volatile int* y) { for (int i = 0; i < 100; ++i) y[0] = y[0] + 1; }")
    report = kernel.sanitize(torch.zeros(1, dtype=torch.int32), grid=1, block=64)
    assert not report.complete
    assert [finding.kind for finding in report.findings] == ["data-race"]


def test_a_race_behind_more_copies_than_are_looked_at_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("workbench.analysis.sanitize.races.MOST_NEAR", 2)
    monkeypatch.setattr("workbench.analysis.trace._BATCH", 4)
    sound = (Path(__file__).parents[2] / "sound_kernels" / "bulk_one_waits_for_all.cu").read_text()
    source = tmp_path / "late.cu"
    end = "    if (threadIdx.x < 32) tile"
    source.write_text(sound.replace(end, f"    y[first] = 0.f;\n{end}"))
    x = torch.zeros(64)
    report = wb.load(source, "kernel").sanitize(x, x.clone(), grid=2, block=64)
    assert report.findings, str(report)
    assert not report.complete
