"""Instructions in which lanes meet: shuffles, votes, matches, reductions, __syncwarp."""

import numpy as np
import pytest

from tests.emulator.harness import cuda
from workbench.core.errors import DeadlockError

pytestmark = pytest.mark.no_cover

LANE = np.arange(32)
FULL = 0xFFFFFFFF


def run(body: str, *, before: str = "", block: int = 32) -> np.ndarray:
    kernel = cuda("int* y", f"int t = threadIdx.x, lane = t % 32, v = 100 + t; {body}", before=before)
    y = np.full(block, -1, np.int32)
    kernel(y, block=block)
    return y


def shuffled(mode: str, lane: int, b: int, width: int) -> int:
    """CUDA C++ Programming Guide, warp shuffle functions: the lane that `lane` reads from."""
    start = lane // width * width
    source = {"idx": start + b % width, "up": lane - b, "down": lane + b, "xor": lane ^ b}[mode]
    if mode == "idx":
        return source
    if mode == "xor":
        return source if source < start + width else lane
    return source if start <= source < start + width else lane


@pytest.mark.parametrize("width", [32, 16, 8, 4, 2, 1])
@pytest.mark.parametrize("mode", ["idx", "up", "down", "xor"])
def test_shuffles_in_segments(mode: str, width: int) -> None:
    function = "__shfl_sync" if mode == "idx" else f"__shfl_{mode}_sync"
    kernel = cuda(
        "int* y, const int* offsets, int count",
        f"for (int i = 0; i < count; ++i) y[i * 32 + threadIdx.x] = "
        f"{function}(0xffffffff, (int)threadIdx.x * 3, offsets[i], {width});",
    )
    offsets = np.array([0, 1, 2, 3, 5, 7, 8, 15, 16, 31], np.int32)
    y = np.zeros((len(offsets), 32), np.int32)
    kernel(y, offsets, np.int32(len(offsets)))
    expected = [[3 * shuffled(mode, lane, int(b), width) for lane in range(32)] for b in offsets]
    np.testing.assert_array_equal(y, expected)


def test_shuffle_by_an_offset_of_each_lane_and_its_predicate() -> None:
    y = run(
        """
        int r; asm volatile("{ .reg .pred p; .reg .b32 w; shfl.sync.down.b32 w|p, %1, %2, 31, 0xffffffff; selp.b32 %0, w, -5, p; }"
            : "=r"(r) : "r"(v), "r"(lane % 4 * 8));
        y[t] = r;
        """
    )
    source = LANE + LANE % 4 * 8
    np.testing.assert_array_equal(y, np.where(source < 32, 100 + source, -5))


def test_sixty_four_bit_and_half_shuffles() -> None:
    y = run("double d = __shfl_xor_sync(0xffffffff, t * 1.25, 5); y[t] = (int)(d * 4);")
    np.testing.assert_array_equal(y, (LANE ^ 5) * 5)


def test_shuffles_within_diverged_halves() -> None:
    y = run(
        """
        if (lane < 12) y[t] = __shfl_sync(0x00000fff, v, 11 - lane);
        else y[t] = __shfl_sync(0xfffff000, v, 43 - lane) + 1000;
        """
    )
    np.testing.assert_array_equal(y, np.where(LANE < 12, 111 - LANE, 1143 - LANE))


def test_reduction_of_a_warp_and_of_its_first_lanes() -> None:
    y = run(
        """
        for (int o = 16; o; o /= 2) v += __shfl_down_sync(0xffffffff, v, o);
        int total = __shfl_sync(0xffffffff, v, 0);
        if (lane < 4) for (int o = 2; o; o /= 2) lane += __shfl_xor_sync(0xf, lane, o);
        y[t] = total + lane;
        """
    )
    np.testing.assert_array_equal(y, (100 + LANE).sum() + np.where(LANE < 4, 6, LANE))


def test_votes() -> None:
    y = run(
        """
        unsigned b = __ballot_sync(0xffffffff, t % 3 == 0);
        int all = __all_sync(0xffffffff, t >= 0), none = __any_sync(0xffffffff, t > 99), uni;
        asm volatile("{ .reg .pred p, q; setp.ne.s32 p, %1, 0; vote.sync.uni.pred q, p, 0xffffffff; selp.s32 %0, 1, 0, q; }" : "=r"(uni) : "r"(t & 0));
        y[t] = b ^ (all << 31) ^ (none << 30) ^ (uni << 29);
        """
    )
    ballot = sum(1 << i for i in range(0, 32, 3))
    np.testing.assert_array_equal(y.view(np.uint32), ballot ^ 1 << 31 ^ 1 << 29)


def test_votes_in_diverged_code_count_their_members_only() -> None:
    y = run(
        """
        if (lane % 2) y[t] = __ballot_sync(0xaaaaaaaa, lane > 15);
        else { unsigned b = __ballot_sync(0x55555555, lane < 8); y[t] = __all_sync(0x55555555, lane < 31) ? b : 0; }
        """
    )
    odd = sum(1 << i for i in range(17, 32, 2))
    np.testing.assert_array_equal(y.view(np.uint32), np.where(LANE % 2, odd, 0x55))


def test_vote_of_the_lanes_that_have_not_exited() -> None:
    y = run("if (lane % 4 == 1) return; y[t] = __ballot_sync(0xffffffff, lane < 20);")
    alive = sum(1 << i for i in range(20) if i % 4 != 1)
    np.testing.assert_array_equal(y[LANE % 4 != 1], alive)


def test_lanes_that_exit_release_those_that_wait() -> None:
    y = run("if (lane < 5) { y[t] = __popc(__ballot_sync(0xffffffff, 1)); return; } if (lane > 30) y[t] = -7;")
    np.testing.assert_array_equal(y, np.where(LANE < 5, 5, np.where(LANE > 30, -7, -1)))


def test_partial_warp_takes_part_without_its_missing_lanes() -> None:
    y = run("y[t] = __ballot_sync(0xffffffff, 1);", block=41)
    np.testing.assert_array_equal(y.view(np.uint32), np.where(np.arange(41) < 32, FULL, 0x1FF))


def test_match() -> None:
    y = run(
        "int agreed; unsigned a = __match_any_sync(0xffffffff, t / 5); unsigned b = __match_all_sync(0xffffffff, t & 0, &agreed); y[t] = a ^ (b + 1) ^ (agreed - 1);"
    )
    expected = [sum(1 << j for j in range(32) if j // 5 == i // 5) for i in range(32)]
    np.testing.assert_array_equal(y.view(np.uint32), expected)


def test_redux() -> None:
    y = run(
        """
        int s = __reduce_add_sync(0xffffffff, t), m = __reduce_min_sync(0xffffffff, 5 - t);
        unsigned u = __reduce_max_sync(0xffffffffu, (unsigned)(5 - t)), o = __reduce_or_sync(0xffffffff, 1u << t);
        y[t] = s + m * 1000 + (u == 0xffffffffu) + (o == 0xffffffffu);
        """
    )
    np.testing.assert_array_equal(y, 496 - 26000 + 2)


def test_syncwarp_orders_shared_memory() -> None:
    y = run("__shared__ int s[32]; s[lane] = v; __syncwarp(); y[t] = s[31 - lane];")
    np.testing.assert_array_equal(y, 131 - LANE)


def test_syncwarp_in_either_branch() -> None:
    # PTX ISA, bar.warp.sync: a thread waits until all of its members have executed *a* bar.warp.sync with that mask.
    y = run(
        """
        __shared__ volatile int s;
        if (lane == 0) { s = 42; __syncwarp(); y[t] = 1; } else { __syncwarp(); y[t] = s; }
        """
    )
    np.testing.assert_array_equal(y, np.where(LANE == 0, 1, 42))


def test_syncwarp_over_parts_of_a_warp() -> None:
    y = run(
        """
        __shared__ volatile int s[2];
        int half = lane / 16; unsigned mask = half ? 0xffff0000 : 0x0000ffff;
        #pragma unroll 1
        for (int i = 0; i <= half; ++i) { if (lane % 16 == 3) s[half] = 10 * half + i; __syncwarp(mask); y[t] = s[half]; __syncwarp(mask); }
        """
    )
    np.testing.assert_array_equal(y, np.where(LANE < 16, 0, 11))


def test_a_member_that_never_comes_is_a_deadlock() -> None:
    with pytest.raises(DeadlockError, match=r"block \(0, 0, 0\).*warp 0.*<source>:\d+"):
        run(
            "if (lane < 16) y[t] = __shfl_sync(0xffffffff, v, 0); else { while (((volatile int*)y)[t] == -1) __syncthreads(); }"
        )


def test_elect() -> None:
    y = run(
        """
        int r; asm volatile("{ .reg .pred p; .reg .b32 l; elect.sync l|p, 0xffffffff; selp.b32 %0, 1000, l, p; }" : "=r"(r));
        y[t] = r;
        """
    )
    np.testing.assert_array_equal(y, np.where(LANE == 0, 1000, 0))


@pytest.mark.parametrize(
    ("body", "nothing"),
    [
        ("if (t >= 20) return; y[t] = __shfl_down_sync(~0u, v, 4);", LANE >= 16),
        ("int mask = t < 16 ? 0xffff : 0xffff0000; y[t] = __shfl_sync(mask, v, t + 8);", LANE // 8 % 2 == 1),
    ],
    ids=["has left", "outside the mask"],
)
def test_what_is_read_from_a_lane_that_takes_no_part_is_ones_in_every_bit(body: str, nothing: np.ndarray) -> None:
    y = run(body)
    assert (y[nothing] == -1).all()
    assert (y[~nothing] > 100).all()
