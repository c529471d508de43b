"""Planted bugs that show in some orders of blocks and warps alone: bodies of kernels, and what is found in them.

Each body runs in thread 0 of each block, or in lane 0 of each warp of one block. `me` is the number of the block or
warp, `n` how many there are. `s` holds what synchronises, `x` data; both are 64 zeros, in global memory for blocks and
in shared memory for warps.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

RACE, DEADLOCK, BOUNDS, TRAP = "data-race", "deadlock", "out-of-bounds", "trap"

PRELUDE = (Path(__file__).parents[2] / "orders.cuh").read_text(encoding="utf-8")

BLOCKS = """
extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x == 0) { %s }
}
"""

WARPS = """
extern "C" __global__ void kernel(int* out) {
    __shared__ int s[64], x[64];
    if (threadIdx.x < 64) s[threadIdx.x] = x[threadIdx.x] = 0;
    __syncthreads();
    const int me = threadIdx.x / 32, n = blockDim.x / 32;
    if (threadIdx.x %% 32 == 0) { %s }
    __syncthreads();
    if (threadIdx.x < 64) out[threadIdx.x] = x[threadIdx.x];
}
"""


@dataclass(frozen=True)
class OrderBug:
    """One kernel with one bug.

    Attributes
    ----------
    body : str
    kinds : tuple of str
        What is found: nothing else may be.
    in_warps : bool
        Whether warps of one block run the body, and not blocks.
    count : int
        How many do.
    """

    body: str
    kinds: tuple[str, ...] = (RACE,)
    in_warps: bool = False
    count: int = 4

    @property
    def source(self) -> str:
        """The kernel."""
        return PRELUDE + (WARPS if self.in_warps else BLOCKS) % self.body


_EACH = {
    "lock: a write before it is taken": "if (me == 0) x[0] = 7; take(s); x[0] += 1; give(s);",
    "lock: a read behind its release": "take(s); x[0] += 1; give(s); if (me == n - 1) x[1] = x[0];",
    "lock: given before the update": "take(s); if (me == n - 1) { give(s); x[0] += 1; } else { x[0] += 1; give(s); }",
    "lock: of the neighbour's bucket": "take(s + me / 2); x[me == n - 1 ? 0 : me / 2] += 1; give(s + me / 2);",
    "lock: gone on without it": "const bool got = try_take(s); x[0] += 1; if (got) give(s);",
    "lock: gives up after some tries": (
        "int tries = 0; while (!try_take(s) && tries < 3) ++tries; x[0] += 1; if (tries < 3) give(s);"
    ),
    "lock: given by who does not hold it": (
        "if (!try_take(s)) { give(s); take(s); } x[0] += 1; add(s + 9, 1); give(s);"
    ),
    "lock: looked at, then taken": "while (get(s)) {} put(s, 1); x[0] += 1; put(s, 0);",
    "lock: ticket served before the update": (
        "const int mine = add(s, 1); while (get(s + 1) != mine) {} if (me == n - 1) { add(s + 1, 1); x[0] += 1; } "
        "else { x[0] += 1; add(s + 1, 1); }"
    ),
    "lock: a reader that no writer waits for": (
        "if (me == 0) { add(s + 1, 1); if (get(s) == 0) x[1] = x[0]; add(s + 1, -1); } "
        "else { take(s); x[0] += 1; give(s); }"
    ),
    "lock: a second one for the same data": "int* const l = s + (me == n - 1); take(l); x[0] += 1; give(l);",
    "flag: set before the data": "if (me == n - 1) { put(s, 1); x[0] = 5; } else if (get(s)) x[1 + me] = x[0];",
    "flag: no fence before it": "if (me == n - 1) { x[0] = 5; set(s, 1); } else if (get(s)) x[1 + me] = x[0];",
    "flag: of another producer": (
        "if (me >= n - 2) { x[me] = 5; put(s + me, 1); } else if (get(s + n - 1)) x[8 + me] = x[n - 2];"
    ),
    "flag: any of all is taken for all": (
        "x[me] = me; put(s, 1); put(s + 1 + me, 1); if (me == 0) { await(s, 1); for (int i = 0; i < n; ++i) "
        "x[8] += x[i]; }"
    ),
    "flag: data changed behind it": (
        "if (me == n - 1) { x[0] = 5; put(s, 1); if (get(s + 1) == 0) x[0] = 6; } "
        "else if (get(s)) { x[1 + me] = x[0]; add(s + 1, 1); }"
    ),
    "flag: buffer reused without the answer": (
        "if (me == 1) for (int i = 1; i < 5; ++i) { x[0] = i; put(s, i); } else if (me == 0 && get(s)) x[1] = x[0];"
    ),
    "flag: a version read once": (
        "if (me == n - 1) { put(s, 1); x[0] = 5; put(s, 2); } else if ((get(s) & 1) == 0) x[1 + me] = x[0];"
    ),
    "flag: initialised by whoever finds it unset": "if (get(s) == 0) { x[0] = 5; put(s, 1); } x[1 + me] = x[0];",
    "flag: claimed, and taken for done": "if (atomicCAS(s, 0, 1) == 0) { x[0] = 5; put(s, 2); } x[1 + me] = x[0];",
    "look-back: sum published before it is written": (
        "if (me == 0) { x[16] = 1; put(s, 2); } else { set(s + me, 1); x[me] = 1; int w = get(s + me - 1); "
        "while (!w) w = get(s + me - 1); x[16 + me] = (w == 2 ? x[16 + me - 1] : x[me - 1]) + 1; put(s + me, 2); }"
    ),
    "look-back: no fence before a sum": (
        "x[me] = 1; set(s + me, 1); if (me > 0) { int w = get(s + me - 1); while (!w) w = get(s + me - 1); "
        "x[16 + me] = (w == 2 ? x[16 + me - 1] : x[me - 1]) + 1; } else x[16] = 1; put(s + me, 2);"
    ),
    "look-back: two tiles back without a look": (
        "x[me] = 1; put(s + me, 1); if (me > 1) { if (get(s + me - 1) == 2) x[16 + me] = x[16 + me - 1] + 1; "
        "else x[16 + me] = x[me - 2]; } put(s + me, 2); "
    ),
    "look-back: prefix taken for a sum": (
        "x[me] = 1; put(s + me, 1); if (me > 0) { while (!get(s + me - 1)) {} x[16 + me] = x[16 + me - 1] + 1; } "
        "else x[16] = 1; put(s + me, 2);"
    ),
    "look-back: a sum that its owner still adds to": (
        "x[me] = 1; put(s + me, 1); if (me > 0) { await(s + me - 1, 1); const int before = x[me - 1]; x[me] "
        "+= before; } "
        "put(s + me, 2);"
    ),
    "queue: item counted before it is written": (
        "if (me == n - 1) { const int i = add(s, 1); x[i] = 5; } else if (get(s) > 0) x[8 + me] = x[0];"
    ),
    "queue: taken in two steps": "const int i = get(s); if (i < 4) { put(s, i + 1); x[i] = me; }",
    "queue: a ring that is never full": (
        "if (me % 2) for (int i = 0; i < 4; ++i) { x[i % 2] = i; put(s, i + 1); } "
        "else for (int i = 0; i < 4; ++i) if (get(s) > i) x[8 + me] = x[i % 2];"
    ),
    "queue: a slot that is free before it is read": (
        "if (me == 0) { for (int i = 1; i < 4; ++i) { await(s, i); put(s + 1, i); x[8] += x[0]; } } else if (me == 1) "
        "for (int i = 1; i < 4; ++i) { x[0] = i; put(s, i); await(s + 1, i); }"
    ),
    "queue: work given back by the first that ends": (
        "for (int i = add(s, 1); i < 4; i = add(s, 1)) x[i] = me; if (add(s + 1, 1) == 0) put(s, 0);"
    ),
    "queue: stolen from the end that its owner takes from": (
        "if (me == 0) { int b = get(s) - 1; if (b < 0) b = 3; put(s, b); x[b] = 1; } "
        "else { const int b = get(s); if (b == 0) { x[3] = 2; put(s, 3); } }"
    ),
    "last: a write behind the ticket": (
        "x[me] = me; const int ticket = add(s, 1); if (me == n - 1) x[me] += 1; "
        "if (ticket == n - 1) for (int i = 0; i < n; ++i) x[8] += x[i];"
    ),
    "last: taken for the one with the highest index": (
        "x[me] = me; add(s, 1); if (me == n - 1) for (int i = 0; i < n; ++i) x[8] += x[i];"
    ),
    "last: or the one with the highest index": (
        "x[me] = me; const int ticket = add(s, 1); if (ticket == n - 1 || me == n - 1) "
        "for (int i = 0; i < n; ++i) atomicAdd(x + 8, x[i]);"
    ),
    "last: counted without a fence by one": (
        "x[me] = me; const int ticket = me == n - 1 ? atomicAdd(s, 1) : add(s, 1); "
        "if (ticket == n - 1) for (int i = 0; i < n; ++i) x[8] += x[i];"
    ),
    "last: one too soon": (
        "x[me] = me; const int ticket = add(s, 1); if (ticket == n - 2) for (int i = 0; i < n; ++i) x[8] += x[i];"
    ),
    "last: looks at the count again": (
        "x[me] = me; add(s, 1); if (get(s) == n) { for (int i = 0; i < n; ++i) x[8] += x[i]; }"
    ),
    "last: resets what others may still count": (
        "x[me] = me; const int ticket = add(s, 1); if (ticket == 1) put(s, 0); if (ticket == 1) x[8] = x[0] + x[1];"
    ),
    "semaphore: two permits for one slot": (
        "if (me == 0) put(s, 2); await(s + 9, 0); acquire(s); x[0] += 1; add(s, 1);"
    ),
    "semaphore: given back twice": (
        "if (add(s + 1, 1) == 0) put(s, 1); acquire(s); x[0] += 1; add(s, 1); if (me == n - 2) { add(s, 1); }"
    ),
    "semaphore: slot by the count of holders": ("const int i = add(s, 1); x[i / 2] += 1; add(s, -1);"),
    "semaphore: latch short of one": (
        "x[me] = 1; add(s, 1); if (me == 0) { await(s, n - 1); for (int i = 0; i < n; ++i) x[8] += x[i]; }"
    ),
    "semaphore: permits made before the buffer is": (
        "if (me == n - 1) { add(s, 1); x[0] = 3; } else { const int c = get(s); if (c > 0 && atomicCAS(s, c, "
        "c - 1) == c) "
        "{ __threadfence(); x[1] = x[0]; } }"
    ),
}

_HANGS = {
    "lock: two of them, in two orders": (
        "int* a = s + me % 2; int* b = s + 1 - me % 2; take(a); take(b); x[0] += 1; give(b); give(a);"
    ),
    "lock: kept by who leaves early": "take(s); x[0] += 1; if (x[0] == 2 && me == 0) return; give(s);",
    "lock: taken again by who holds it": "take(s); x[0] += 1; if (x[0] == 1 && me != 0) { take(s); } give(s);",
    "lock: kept where a second one is held": (
        "take(s); if (me == n - 1 && get(s + 1)) return; put(s + 1, me == 0); give(s);"
    ),
    "flag: taken back before it was seen": (
        "if (me == 0) { while (get(s) != 1) {} put(s + 1, 1); } else if (me == 1) { put(s, 1); if (get(s + 1) == 0) "
        "put(s, 2); }"
    ),
    "flag: a wake-up that is lost": (
        "if (me == 0) { if (get(s) == 0) { put(s + 1, 0); while (get(s + 1) == 0) {} } } "
        "else if (me == 1) { put(s + 1, 1); put(s, 1); }"
    ),
    "flag: each waits unless it is the first": (
        "if (add(s, 1) == 0 && me != 0) while (get(s + 1) == 0) {} else if (me == 0) put(s + 2, 1);"
    ),
    "queue: none left for one that waits": (
        "if (me == 0) { while (get(s) == 0) {} add(s, -1); } else { if (me == 1) add(s, 1); const int c = get(s); "
        "if (me == 2 && c > 0) atomicCAS(s, c, c - 1); }"
    ),
    "semaphore: held while waiting for a second": (
        "if (add(s + 2, 1) == 0) { put(s, 2); put(s + 1, 2); } acquire(s + me % 2); acquire(s + 1 - me % 2); "
        "add(s, 1); add(s + 1, 1);"
    ),
    "semaphore: philosophers": (
        "int* l = s + me; int* r = s + (me + 1) % n; take(l); take(r); x[me] += 1; give(r); give(l);"
    ),
}

_STRAYS = {
    "semaphore: barrier that is used again at once": (
        "for (int r = 0; r < 2; ++r) { x[me] += 1; if (add(s, 1) == n - 1) put(s, 0); else while (get(s) != 0) {} "
        "x[8 + me] = x[(me + 1) % n]; }",
        (DEADLOCK, RACE),
    ),
    "queue: popped where it is empty": (
        "if (me == n - 1) add(s, 1); else if (me == 0) { const int i = add(s, -1) - 1; "
        "x[i * 1024 - (i < 0 ? 1 << 20 : 0)] = 1; }",
        (BOUNDS,),
    ),
    "queue: more pushed than it holds": (
        "if (me == 0) { for (int i = 0; i < 3; ++i) add(s, -1); } else { const int i = add(s, 1); x[i > 0 ? "
        "64 * i : 0] = 1; "
        "}",
        (BOUNDS, RACE),
    ),
    "look-back: past the first tile": (
        "if (me == n - 1) put(s + 8, 1); else { int i = me; while (i >= 0 && !get(s + 8)) { --i; if (i < -0) break; } "
        "x[(i < 0) << 20] = 1; }",
        (BOUNDS, RACE),
    ),
    "lock: its holder finds another": (
        "int tries = 0; while (!try_take(s) && ++tries < 2) {} if (atomicAdd(s + 1, 1) != 0) __trap(); "
        "atomicSub(s + 1, 1); if (tries < 2) give(s);",
        (TRAP,),
    ),
    "semaphore: more holders than permits": (
        "const int c = get(s); if (c < 1) { put(s, c + 1); if (add(s + 1, 1) >= 1) __trap(); add(s + 1, -1); "
        "add(s, -1); }",
        (TRAP,),
    ),
    "queue: one item for two": (
        "const int i = get(s); if (i < 2) { put(s, i + 1); if (atomicExch(s + 8 + i, 1)) __trap(); }",
        (TRAP,),
    ),
}

_IN_WARPS = (
    "lock: a write before it is taken",
    "lock: looked at, then taken",
    "lock: gone on without it",
    "lock: two of them, in two orders",
    "flag: set before the data",
    "flag: claimed, and taken for done",
    "queue: taken in two steps",
    "last: or the one with the highest index",
    "semaphore: latch short of one",
    "semaphore: philosophers",
)
"""Those that warps of one block run too."""

_COUNTS = {"flag: buffer reused without the answer": 2, "semaphore: philosophers": 2}
"""How many blocks or warps run those that few do."""

_OF_BLOCKS = {
    **{name: OrderBug(body, count=_COUNTS.get(name, 4)) for name, body in _EACH.items()},
    **{name: OrderBug(body, (DEADLOCK,), count=_COUNTS.get(name, 4)) for name, body in _HANGS.items()},
    **{name: OrderBug(body, kinds) for name, (body, kinds) in _STRAYS.items()},
}

ORDER_BUGS = {
    **_OF_BLOCKS,
    **{f"{name}, by warps": replace(_OF_BLOCKS[name], in_warps=True) for name in _IN_WARPS},
}
"""All of them, by name."""
