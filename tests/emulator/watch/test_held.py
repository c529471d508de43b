"""Reads of shared memory that wait to be screened: the answer is the one that screening them at once gives."""

from collections import Counter

import numpy as np
import pytest

from tests.emulator.harness import Kernel, cuda
from workbench.emulator.watch import shadow

pytestmark = pytest.mark.no_cover

STEPS, THREADS, CELLS = 8, 64, 32
PLAY = """
    __shared__ alignas(16) int s[32];
    const int t = threadIdx.x;
    if (t < filled) s[t] = t;
    __syncthreads();
    int sum = 0;
    for (int i = 0; i < 8; ++i) {
      const int k = i * 64 + t, where = cell[k];
      switch (act[k]) {
        case 1: sum += s[where]; break;
        case 2: { const int2 v = ((int2*)s)[where / 2]; sum += v.x + v.y; break; }
        case 3: { const int4 v = ((int4*)s)[where / 4]; sum += v.x + v.y + v.z + v.w; break; }
        case 4: s[where] = i; break;
        case 5: ((int2*)s)[where / 2] = make_int2(i, i); break;
        case 6: atomicAdd(s + where, 1); break;
        case 7: sum += *(volatile int*)(s + where); break;
        case 8: asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(
                                 (unsigned)__cvta_generic_to_shared(s + where)), "l"(y + 64 + where)); break;
        case 9: asm volatile("cp.async.wait_all;"); break;
        case 10: __threadfence(); atomicExch(y + 128, 1); break;
        case 11: sum += atomicAdd(y + 128, 0); break;
      }
      switch (meet[i]) {
        case 1: __syncwarp(); break;
        case 2: __syncthreads(); break;
        case 3: if (signals) asm volatile("bar.sync 1, 64;" ::: "memory"); break;
      }
    }
    y[t] = sum;
"""
PARAMETERS = "const int* act, const int* cell, const int* meet, int* y, int filled"


@pytest.fixture(scope="module", params=["barriers", "clocks"])
def kernel(request: pytest.FixtureRequest) -> tuple[Kernel, bool]:
    """A player of random programs, and whether its accesses are followed by clocks."""
    has_clocks = request.param == "clocks"
    lines = [
        line for line in PLAY.splitlines() if has_clocks or not line.lstrip().startswith(("case 10:", "case 3: if"))
    ]
    return cuda(PARAMETERS, "\n".join(lines).replace("if (signals) ", "")), has_clocks


def random_program(rng: np.random.Generator, *, signals: bool) -> list[np.ndarray | np.int32]:
    """Whole warps that read, mostly, and now and then something else by some lanes of one."""
    warps = (STEPS, 2, 1)
    act = np.broadcast_to(rng.choice([0, 1, 1, 1, 2, 3], warps), (STEPS, 2, 32)).copy()
    act[rng.random(act.shape) < rng.choice([0, 0.1])] = 0
    others = [4, 4, 5, 6, 7, 8, 9, 9] + [10, 11] * signals
    for _ in range(rng.integers(4)):
        step, warp, lane = (rng.integers(n) for n in act.shape)
        act[step, warp, lane : lane + rng.choice([1, 1, 4])] = rng.choice(others)
    cell = rng.integers(0, CELLS, act.shape)
    if rng.random() < 0.7:  # rows, each lane's its own
        cell[:] = np.arange(32)
    meet = rng.choice(4, STEPS, p=rng.choice([[0.2, 0.1, 0.6, 0.1], [0.4, 0.2, 0.4, 0.0], [0.6, 0.3, 0.1, 0.0]]))
    filled = np.int32(CELLS if rng.random() < 0.9 else rng.integers(CELLS))
    return [*(a.reshape(-1).astype(np.int32) for a in (act, cell, meet)), np.zeros(129, np.int32), filled]


def test_reads_that_wait_change_no_answer(kernel: tuple[Kernel, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    play, signals = kernel
    rng = np.random.default_rng(5)
    found: Counter[bool] = Counter()
    for _ in range(100):
        program = random_program(rng, signals=signals)
        answers = []
        for most in (0, 3, shadow.MOST_HELD):
            monkeypatch.setattr(shadow, "MOST_HELD", most)
            answers.append(play.is_clear(*program, block=THREADS, budget=1 << 16))
            monkeypatch.undo()
        assert len(set(answers)) == 1
        found[answers[0]] += 1
    assert min(found.values()) > 15


ORDERED = {
    "a meeting of the warp": "v = s[t ^ 1]; __syncwarp(); s[t ^ wrong] = v;",
    "a barrier of some threads": 'v = s[63 - t]; asm volatile("bar.sync 1, 64;" ::: "memory"); s[t ^ wrong] = v;',
    "a fence and a flag": "if (t < 32) { v = s[63 - t]; __threadfence(); atomicAdd(y + 64, 1); } "
    "else { while (atomicAdd(y + 64, 0) < 32) {} __threadfence(); s[t ^ wrong] = v; }",
    "a release": "if (t == 0) { v = s[63]; "
    'asm volatile("st.release.gpu.global.s32 [%0], 1;" ::"l"(y + 64) : "memory"); } '
    "else if (t == 63) { while (atomicAdd(y + 64, 0) < 1) {} __threadfence(); s[t ^ wrong] = v; }",
}
"""What orders a read before a write of the place by another thread."""


@pytest.mark.parametrize("how", ORDERED)
def test_a_read_that_waits_is_ordered_by(how: str) -> None:
    body = f"""
        __shared__ int s[64];
        const int t = threadIdx.x;
        int v = 0;
        s[t] = t;
        __syncthreads();
        {ORDERED[how]}
        y[t] = v + s[t];
    """
    kernel = cuda("int* y, int wrong", body)
    assert kernel.is_clear(np.zeros(65, np.int32), np.int32(0), block=64)
    assert not kernel.is_clear(np.zeros(65, np.int32), np.int32(1), block=64)
