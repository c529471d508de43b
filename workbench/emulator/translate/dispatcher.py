"""The dispatcher of a warp: which basic block runs next, and for which lanes."""

from __future__ import annotations

from workbench.emulator.layout import CONTEXT, PATIENCE, Status, num_queues
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.blocks import Flow
from workbench.emulator.translate.point import pending_lanes
from workbench.llvm.emitter import Emitter, Value
from workbench.llvm.records import Record


def lines(flow: Flow, record: Record, *, in_clusters: bool) -> list[str]:
    """Pick the lowest ready block from the floor on, else the lowest ready block; return if none is ready.

    The floor is 0 until lanes run out of patience in a loop. Then the warp's next turn begins with the lanes behind
    that loop. So every group of lanes goes on, whatever the others wait for.

    Parameters
    ----------
    in_clusters : bool
        Whether blocks of a cluster may wait for one another.

    Returns
    -------
    list of str
        Lines from the label ``begin`` on; they jump to the label of a block.
    """
    e = Emitter()
    e.count, e.labels = 10**6, 10**6
    words = num_queues(len(flow.blocks))
    highs = [e.new_label("high") for _ in range(words)]
    picks = [e.new_label("pick") for _ in range(words + 1)]
    e.label("begin")
    e.put(WARP, record["patience"], e.const("i32", PATIENCE))
    e.branch("dispatch")
    e.label("dispatch")
    e.branch_if(e.compare("slt", e.get(CTX, CONTEXT["fuel"]), 0), "empty", "search")
    e.label("empty")
    e.line(f"ret i32 {Status.YIELDED}")
    e.label("search")
    floor = e.get(WARP, record["floor"])
    e.branch_if(e.compare("eq", floor, 0), picks[0], highs[0])
    for w in range(words):
        e.label(highs[w])
        start = e.op("sub", floor, 64 * w)
        shift = e.intrinsic("smin", e.intrinsic("smax", start, 0), 64)
        from_floor = e.cast("trunc", e.op("shl", -1, e.resize(shift, 128)), "i64")
        word = e.op("and", e.get(WARP, record[f"ready{w}"]), from_floor)
        _pick(e, record, word, w, highs[w + 1] if w + 1 < words else "wrap")
    e.label("wrap")
    e.put(WARP, record["floor"], e.const("i32", 0))
    e.branch(picks[0])
    for w in range(words):
        e.label(picks[w])
        _pick(e, record, e.get(WARP, record[f"ready{w}"]), w, picks[w + 1])
    e.label(picks[words])
    _idle(e, flow, record, in_clusters=in_clusters)
    e.label("go")
    target = e.load(Value("%target", "ptr"), "i32")
    cases = " ".join(f"i32 {b.index}, label %block{b.index}" for b in flow.blocks)
    e.line(f"switch {target}, label %lost [{cases}]")
    e.label("lost")
    e.line("unreachable")
    return e.lines


def _pick(e: Emitter, record: Record, word: Value, index: int, otherwise: str) -> None:
    """Go on with the lowest block in a word of ready blocks, if there is one."""
    found = e.new_label("found")
    e.branch_if(e.compare("ne", word, 0), found, otherwise)
    e.label(found)
    bit = e.intrinsic("cttz", word, True)
    block = e.op("add", bit, 64 * index)
    ready = e.get(WARP, record[f"ready{index}"])
    cleared = e.op("xor", ready, e.op("shl", 1, bit))
    e.put(WARP, record[f"ready{index}"], cleared)
    lanes = e.get(WARP, record[f"pending{index}"], bit)
    e.put(WARP, record[f"pending{index}"], e.const("i32", 0), bit)
    e.store(lanes, Value("%mask", "ptr"))
    e.store(e.resize(block, 32), Value("%target", "ptr"))
    e.branch("go")


def _idle(e: Emitter, flow: Flow, record: Record, *, in_clusters: bool) -> None:
    """Look again at waiting lanes if others have exited since, else return: no block is ready."""
    recheck, resting, done, blocked = (e.new_label(n) for n in ("recheck", "resting", "done", "blocked"))
    flag = e.get(WARP, record["recheck"])
    if in_clusters:
        flag = e.op("or", flag, e.assign("i32", 0, f"call i32 @cluster_has_opened(ptr {CTX}, ptr {WARP})"))
    e.put(WARP, record["recheck"], e.const("i32", 0))
    e.branch_if(e.compare("ne", flag, 0), recheck, resting)
    e.label(recheck)
    for block in flow.blocks:
        if block.is_sync:
            lanes = e.load(pending_lanes(e, record, block.index), "i32")
            e.line(f"call void @resume(ptr {WARP}, {lanes}, {e.vector(e.const('i32', block.index))})")
    e.line(f"call void @release_synced(ptr {CTX}, ptr {WARP})")
    e.branch("dispatch")
    e.label(resting)
    live = e.get(WARP, record["live"])
    e.branch_if(e.compare("eq", live, 0), done, blocked)
    e.label(done)
    e.line(f"ret i32 {Status.DONE}")
    e.label(blocked)
    e.line(f"ret i32 {Status.BLOCKED}")
