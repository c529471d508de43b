"""Barriers, warp synchronisations and wild pointers among the events of a synced launch."""

import numpy as np
import pytest

from tests.emulator.harness import cuda, ptx
from tests.emulator.watch.test_recording import Recording, record
from workbench.core.errors import MemoryFaultError, RecordingError
from workbench.core.events import BARRIER_BITS, NO_BUFFER, Events, Kind, Order, Space, active_lanes

FULL = 0xFFFFFFFF


def of(events: Events, *kinds: Kind) -> list[tuple[int, ...]]:
    """Kind, warp, mask, and the first lane's number or member mask, of the events of some kinds."""
    chosen = events[np.isin(events["kind"], kinds)]
    lane = active_lanes(chosen["mask"]).argmax(axis=1)
    where = chosen["address"][np.arange(len(chosen)), lane]
    arrived = np.isin(chosen["kind"], (Kind.BARRIER, Kind.BARRIER_ARRIVE))
    where[arrived] %= 1 << BARRIER_BITS
    return list(
        zip(chosen["kind"].tolist(), chosen["warp"].tolist(), chosen["mask"].tolist(), where.tolist(), strict=True)
    )


def test_a_barrier_opens_after_its_arrivals_and_before_what_follows() -> None:
    kernel = cuda("int* y", "y[threadIdx.x] = 1; __syncthreads(); y[threadIdx.x] = 2;")
    events = record(kernel, np.zeros(64, np.int32), block=64, synced=True)
    kinds = [Kind.STORE, Kind.BARRIER, Kind.STORE, Kind.BARRIER, Kind.BARRIER_OPEN, Kind.STORE, Kind.STORE]
    assert events["kind"].tolist() == kinds
    assert of(events, Kind.BARRIER_OPEN) == [(Kind.BARRIER_OPEN, 0, 3, 0)]


def test_an_arrival_tells_its_instruction() -> None:
    kernel = cuda("int* y", "if (threadIdx.x < 32) { y[0] = 1; __syncthreads(); } else __syncthreads();")
    events = record(kernel, np.zeros(64, np.int32), block=64, synced=True)
    arrivals = events[events["kind"] == Kind.BARRIER]
    assert len(set((arrivals["address"][:, 0] >> BARRIER_BITS).tolist())) == 2


def test_lanes_that_name_different_barriers_arrive_apart() -> None:
    kernel = ptx(
        "u64 y",
        """.reg .b32 %t, %n;
        mov.u32 %t, %tid.x; and.b32 %n, %t, 1; add.u32 %n, %n, 17;
        barrier.arrive %n, 64; ret;""",
    )
    events = record(kernel, np.zeros(1, np.int32), block=32, synced=True)
    assert of(events, Kind.BARRIER_ARRIVE) == [
        (Kind.BARRIER_ARRIVE, 0, 0x55555555, 1),
        (Kind.BARRIER_ARRIVE, 0, 0xAAAAAAAA, 2),
    ]


def test_a_counted_barrier_is_not_one_of_the_whole_block() -> None:
    kernel = cuda("int* y", 'if (threadIdx.x < 32) asm volatile("bar.sync 3, 32;"); y[threadIdx.x] = 1;')
    events = record(kernel, np.zeros(64, np.int32), block=64, synced=True)
    assert of(events, Kind.BARRIER, Kind.BARRIER_OPEN) == [(Kind.BARRIER, 0, FULL, 3), (Kind.BARRIER_OPEN, 0, 1, 3)]


@pytest.mark.parametrize("names", [(0xFFFFFFFF, 0xFFFFFFFF), (0x0000FFFF, 0xFFFF0000)])
def test_lanes_meet_once_wherever_they_wait(names: tuple[int, int]) -> None:
    low, high = names
    kernel = cuda(
        "volatile int* y",
        f"""if (threadIdx.x < 16) {{ y[0] = 1; __syncwarp({low}u); }}
        else {{ y[1] = 2; __syncwarp({high}u); }} y[2] = 3;""",
    )
    events = record(kernel, np.zeros(3, np.int32), synced=True)
    expected = [(FULL, FULL)] if low == FULL else [(0xFFFF, low), (0xFFFF0000, high)]
    assert sorted(of(events, Kind.WARP_SYNC)) == [(Kind.WARP_SYNC, 0, mask, members) for mask, members in expected]


def test_lanes_meet_when_those_that_they_wait_for_exit() -> None:
    kernel = cuda("volatile int* y", "if (threadIdx.x >= 8) { if (y[0] == 7) return; }\nelse __syncwarp();\ny[1] = 1;")
    events = record(kernel, np.array([7, 0], np.int32), synced=True)
    assert of(events, Kind.WARP_SYNC) == [(Kind.WARP_SYNC, 0, 0xFF, FULL)]
    assert events["line"][events["kind"] == Kind.WARP_SYNC].tolist() == [4]


def test_shuffles_and_fences() -> None:
    kernel = cuda("int* y", "y[threadIdx.x] = __shfl_xor_sync(0xffffffff, y[threadIdx.x], 1); __threadfence();")
    events = record(kernel, np.zeros(32, np.int32), synced=True)
    kinds = [Kind.LOAD, Kind.WARP_COLLECTIVE, Kind.STORE, Kind.FENCE]
    assert events["kind"].tolist() == kinds
    assert of(events, Kind.WARP_COLLECTIVE) == [(Kind.WARP_COLLECTIVE, 0, FULL, FULL)]


def test_a_recorder_sees_no_barrier_unless_asked() -> None:
    kernel = cuda("int* y", "__syncthreads(); y[threadIdx.x] = 2; __syncwarp();")
    assert record(kernel, np.zeros(32, np.int32))["kind"].tolist() == [Kind.STORE]


def test_blocks_that_wait_for_one_another_are_recorded_in_order() -> None:
    kernel = cuda(
        "volatile int* y",
        "if (blockIdx.x == 0) { while (y[0] == 0) {} y[1] = 1; } else y[0] = 1;",
    )
    events = record(kernel, np.zeros(2, np.int32), grid=2, block=1, synced=True)
    stores = np.flatnonzero(events["kind"] == Kind.STORE)
    assert events["block"][stores].tolist() == [1, 0]
    assert (events["block"][: stores[0]] == 0).all()


def test_a_recorder_that_takes_no_more_stops_the_launch() -> None:
    class Full(Recording):
        def append(self, events: Events) -> None:
            raise RecordingError("full")

    kernel = cuda("int* y", "y[threadIdx.x] = 2;")
    with pytest.raises(RecordingError, match="full"):
        kernel(np.zeros(32, np.int32), recorder=Full(), synced=True)


def test_a_wild_pointer_touches_no_tensor() -> None:
    kernel = cuda("int* y, long long p", "*(int*)p = 1;")
    recording = Recording()
    with pytest.raises(MemoryFaultError):
        kernel(np.zeros(1, np.int32), np.int64(-8), block=1, recorder=recording)
    assert recording.events["buffer"].tolist() == [NO_BUFFER]


def test_a_wait_at_an_mbarrier_lets_the_other_warps_arrive() -> None:
    kernel = cuda(
        "int* y",
        """__shared__ long long bar; __shared__ int value;
        unsigned at = (unsigned)__cvta_generic_to_shared(&bar);
        if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 1;" :: "r"(at));
        __syncthreads();
        if (threadIdx.x == 63) { value = 5; asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0]; }"
            :: "r"(at) : "memory"); }
        if (threadIdx.x < 32) {
            unsigned done = 0;
            while (!done)
                asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }"
                    : "=r"(done) : "r"(at) : "memory");
            y[threadIdx.x] = value;
        }""",
    )
    y = np.zeros(32, np.int32)
    kernel(y, block=64, budget=1 << 16)
    assert (y == 5).all()


def test_a_fence_of_initialisation_is_no_fence_of_memory() -> None:
    kernel = cuda(
        "int* y",
        """__shared__ long long bars[2];
        unsigned at = (unsigned)__cvta_generic_to_shared(bars + threadIdx.x);
        if (threadIdx.x < 2) asm volatile("mbarrier.init.shared.b64 [%0], 1;" :: "r"(at) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
        asm volatile("fence.acq_rel.cluster;" ::: "memory");""",
    )
    events = record(kernel, np.zeros(1, np.int32), synced=True)
    kinds = [Kind.STORE, Kind.MBARRIER_INIT, Kind.INIT_FENCE, Kind.FENCE]
    assert events["kind"].tolist() == kinds
    written, begun = events[:2]
    assert (begun["space"], begun["owner"], begun["mask"]) == (Space.SHARED, 0, 0b11)
    assert begun["address"][:2].tolist() == written["address"][:2].tolist() == [0, 8]


def test_the_arrival_that_ends_a_phase_says_so() -> None:
    kernel = cuda(
        "int* y",
        """__shared__ long long bar;
        unsigned at = (unsigned)__cvta_generic_to_shared(&bar);
        if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 3;" :: "r"(at) : "memory");
        __syncwarp();
        if (threadIdx.x < 4) asm volatile("mbarrier.arrive.shared.b64 _, [%0];" :: "r"(at) : "memory");
        asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%0], 0; }" :: "r"(at) : "memory");
        asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%0], 1; }" :: "r"(at) : "memory");""",
    )
    events = record(kernel, np.zeros(1, np.int32), synced=True)
    kinds = (Kind.ATOMIC, Kind.MBARRIER_PHASE, Kind.MBARRIER_WAIT)
    assert of(events, *kinds) == [
        (Kind.ATOMIC, 0, 0b0111, 0),
        (Kind.MBARRIER_PHASE, 0, 0b0100, 0),
        (Kind.ATOMIC, 0, 0b1000, 0),
        (Kind.ATOMIC, 0, FULL, 0),
        (Kind.MBARRIER_WAIT, 0, FULL, 0),
        (Kind.ATOMIC, 0, FULL, 0),
    ]
    assert (events[events["kind"] == Kind.ATOMIC]["order"] & Order.PHASED).all()
