"""Memory access events, to the last field."""

from collections.abc import Collection

import numpy as np
import pytest
import torch

import workbench as wb
from tests.emulator.harness import Kernel, cuda
from workbench.core.events import NO_BUFFER, Events, Kind, Space, active_lanes

pytestmark = pytest.mark.no_cover

FULL = 0xFFFFFFFF


class Recording:
    """Keeps every event."""

    def __init__(self, blocks: Collection[int] | None = None, warps: Collection[int] | None = None) -> None:
        self.blocks, self.warps = blocks, warps
        self.batches: list[Events] = []

    def append(self, events: Events) -> None:
        self.batches.append(events.copy())

    @property
    def events(self) -> Events:
        return np.concatenate(self.batches)


def record(
    kernel: Kernel, *arguments: np.ndarray | np.generic, recording: Recording | None = None, **launch: object
) -> Events:
    recording = recording or Recording()
    kernel(*arguments, recorder=recording, **launch)
    return recording.events


def addresses(event: np.void) -> list[int]:
    lanes = active_lanes(np.array([event["mask"]]))[0]
    return event["address"][lanes].view(np.int64).tolist()


def test_a_load_and_a_store_of_each_warp() -> None:
    kernel = cuda(
        "const float* x, float* y, int n", "\nint i = blockIdx.x * 64 + threadIdx.x;\nif (i < n)\ny[i] =\nx[i + 1];"
    )
    x, y = np.zeros(200, np.float32), np.zeros(199, np.float32)
    events = record(kernel, x, y, np.int32(100), grid=2, block=64)
    events = events[np.lexsort((events["kind"], events["warp"], events["block"]))]
    assert events["block"].tolist() == [0, 0, 0, 0, 1, 1, 1, 1]
    assert events["warp"].tolist() == [0, 0, 1, 1, 0, 0, 1, 1]
    assert events["kind"].tolist() == [Kind.LOAD, Kind.STORE] * 4
    assert events["line"].tolist() == [7, 6] * 4
    assert events["buffer"].tolist() == [0, 1] * 4
    assert set(events["space"]) == {Space.GLOBAL}
    assert set(events["width_bytes"]) == {4}
    assert events["mask"].tolist() == [FULL] * 6 + [0xF] * 2
    for event in events:
        first = 64 * int(event["block"]) + 32 * int(event["warp"]) + (event["kind"] == Kind.LOAD)
        count = 4 if event["mask"] == 0xF else 32
        assert addresses(event) == [4 * (first + i) for i in range(count)]


def test_launches_alike_are_counted_apart() -> None:
    kernel = cuda("int* y, int n", "if (threadIdx.x < n) y[threadIdx.x] += 1;")
    counted = []
    for n in (32, 8, 32):
        recording = Recording()
        recording.count = counted.append
        events = record(kernel, np.zeros(64, np.int32), np.int32(n), recording=recording, block=64)
        assert np.bitwise_count(events["mask"]).sum() == 2 * n
    assert counted[0].tolist() == counted[2].tolist()
    lanes = [{row["lanes"] for row in executed} for executed in counted]
    assert 8 in lanes[1]
    assert 8 not in lanes[0]


def test_a_warp_that_waits_for_its_cluster_is_counted_once() -> None:
    source = """
    extern "C" __global__ void __cluster_dims__(2) kernel(float* y) {
      asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
      y[blockIdx.x * 64 + threadIdx.x] = 1;
    }
    """
    rows = wb.load(source, "kernel", arch="sm_90").trace(torch.zeros(256), grid=4, block=64).instructions.rows
    counted = {str(row["mnemonic"]): (int(row["warps"]), int(row["lanes"])) for row in rows}
    assert counted["barrier.cluster.wait.aligned"] == counted["st.global.u32"] == (8, 256)


def test_every_kind_and_space() -> None:
    kernel = cuda(
        "int4* x, int* y",
        """
        __shared__ int s[40]; int l[3] = {1, 2, 3}; int t = threadIdx.x;
        s[t + 8] = t;
        l[t % 3] = s[39 - t];
        atomicAdd(&s[0], 1);
        y[t] = atomicAdd(&y[5], table[t % 4]) + ((volatile int*)l)[(t + y[6]) % 3];
        x[t] = x[31 - t];
        """,
        before="__constant__ int table[4] = {1, 2, 3, 4};",
    )
    events = record(kernel, np.zeros((32, 4), np.int32), np.zeros(32, np.int32))
    found = {(Kind(int(e["kind"])), Space(int(e["space"])), int(e["width_bytes"]), int(e["buffer"])) for e in events}
    assert found >= {
        (Kind.STORE, Space.SHARED, 4, NO_BUFFER),
        (Kind.LOAD, Space.SHARED, 4, NO_BUFFER),
        (Kind.LOAD, Space.CONST, 4, NO_BUFFER),
        (Kind.LOAD, Space.LOCAL, 4, NO_BUFFER),
        (Kind.STORE, Space.LOCAL, 4, NO_BUFFER),
        (Kind.ATOMIC, Space.GLOBAL, 4, 1),
        (Kind.LOAD, Space.GLOBAL, 16, 0),
        (Kind.STORE, Space.GLOBAL, 16, 0),
    }
    assert {k for k, space, _, _ in found if space == Space.SHARED} >= {Kind.LOAD, Kind.STORE}
    shared = events[(events["space"] == Space.SHARED) & (events["kind"] == Kind.STORE)][0]
    assert addresses(shared) == [4 * (t + 8) for t in range(32)]
    wide = events[(events["width_bytes"] == 16) & (events["kind"] == Kind.LOAD)][0]
    assert addresses(wide) == [16 * (31 - t) for t in range(32)]
    const = events[events["space"] == Space.CONST][0]
    assert addresses(const) == [4 * (t % 4) for t in range(32)]


def test_lanes_that_reach_several_tensors_are_several_events() -> None:
    kernel = cuda("int* x, int* y", "int t = threadIdx.x; int* p = t % 3 == 0 ? x : y; p[t] = t;")
    events = record(kernel, np.zeros(32, np.int32), np.zeros(32, np.int32))
    by_buffer = {int(e["buffer"]): e for e in events}
    assert len(events) == 2
    assert addresses(by_buffer[0]) == [4 * t for t in range(0, 32, 3)]
    assert addresses(by_buffer[1]) == [4 * t for t in range(32) if t % 3]
    assert by_buffer[0]["mask"] ^ by_buffer[1]["mask"] == FULL


def test_a_negative_stride_reaches_below_element_zero() -> None:
    kernel = cuda("const int* x, int* y", "y[0] = x[-(int)threadIdx.x];")
    events = record(kernel, np.arange(32, dtype=np.int32)[::-1], np.zeros(1, np.int32))
    assert addresses(events[events["buffer"] == 0][0]) == [-4 * t for t in range(32)]


def test_only_the_wanted_blocks_and_warps() -> None:
    kernel = cuda("int* y", "y[blockIdx.x * blockDim.x + threadIdx.x] = 1;")
    y = np.zeros(10 * 96, np.int32)
    events = record(kernel, y, recording=Recording({3, 7}, {1}), grid=10, block=96)
    assert sorted(zip(events["block"].tolist(), events["warp"].tolist(), strict=True)) == [(3, 1), (7, 1)]
    assert (y == 1).all()


def test_a_warp_in_program_order_over_many_batches() -> None:
    kernel = cuda("int* y, int n", "for (int i = 0; i < n; ++i) ((volatile int*)y)[threadIdx.x + i % 7] = i;")
    events = record(kernel, np.zeros(40, np.int32), np.int32(20_000), grid=2)
    assert len(events) == 40_000
    for block in (0, 1):
        mine = events[events["block"] == block]
        assert (mine["address"][:, 0] == np.arange(20_000) % 7 * 4).all()


def test_no_event_for_an_instruction_that_no_lane_executes() -> None:
    kernel = cuda(
        "int* y", 'asm volatile("{ .reg .pred p; setp.gt.u32 p, %%tid.x, 40; @p st.global.u32 [%0], 1; }" :: "l"(y));'
    )
    recording = Recording()
    kernel(np.zeros(1, np.int32), recorder=recording)
    assert recording.batches == []


def test_an_error_of_the_recorder_reaches_the_caller() -> None:
    class Full(Recording):
        def append(self, events: Events) -> None:
            raise RuntimeError("no room")

    with pytest.raises(RuntimeError, match="no room"):
        record(cuda("int* y", "y[threadIdx.x] = 1;"), np.zeros(32, np.int32), recording=Full())


@pytest.mark.parametrize("spread", [0, 1, 3, 20_000, 100_000, 900_000])
def test_addresses_of_any_pattern(spread: int) -> None:
    kernel = cuda(
        "const int* at, const char* x, char* y, int away", "y[threadIdx.x] = (away ? x : y)[at[threadIdx.x]];"
    )
    rng = np.random.default_rng(spread)
    at = rng.integers(0, spread + 1, 32).astype(np.int32)
    x, y = np.zeros(1_000_000, np.int8), np.zeros(32, np.int8)
    loads = record(kernel, at, x, y, np.int32(1))
    assert addresses(loads[(loads["buffer"] == 1)][0]) == at.tolist()


@pytest.mark.parametrize("mask", [0x1, 0x80000000, 0x00010001, 0x55555555, 0xFFFE7FFF, 0xF0F0_0F0F])
@pytest.mark.parametrize("width", [4, 8, 16, 32])
def test_addresses_of_some_lanes_of_a_tile(mask: int, width: int) -> None:
    kernel = cuda(
        "const int* x, int* y, unsigned mask, int w",
        "int t = threadIdx.x; if (mask >> t & 1) y[t] = x[t / w * 100 + t % w * 3];",
    )
    x, y = np.zeros(1000, np.int32), np.zeros(32, np.int32)
    (load,) = (e for e in record(kernel, x, y, np.uint32(mask), np.int32(width)) if e["kind"] == Kind.LOAD)
    lanes = [t for t in range(32) if mask >> t & 1]
    assert addresses(load) == [4 * (t // width * 100 + t % width * 3) for t in lanes]


def test_addresses_in_several_tensors() -> None:
    kernel = cuda("int* x, int* y, const int* at", "int t = threadIdx.x; (t % 3 ? x : y)[at[t]] = 1;")
    at = np.random.default_rng(0).permutation(32).astype(np.int32)
    events = record(kernel, np.zeros(32, np.int32), np.zeros(32, np.int32), at)
    stores = events[events["kind"] == Kind.STORE]
    assert sorted(stores["buffer"].tolist()) == [0, 1]
    for event in stores:
        lanes = [t for t in range(32) if (t % 3 == 0) == (event["buffer"] == 1)]
        assert addresses(event) == [4 * at[t] for t in lanes]
