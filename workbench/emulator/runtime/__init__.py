"""The part of the emulator that is the same for every kernel, as LLVM functions: memory accesses, blocks, workers.

Each function is made on demand, for one width and one address space, and called by the code of `lower`.
"""

from __future__ import annotations

from collections.abc import Callable

from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import BLOCKS_OF_QUEUE, SHARED_BASE, Record

CTX, WARP = "%ctx", "%warp"
OPENINGS = ("open", "cluster.open")
"""Kinds of the first sites of a synced program: where a barrier of the block, or of the cluster, has opened."""


def function(e: Emitter, head: str) -> str:
    """Close an emitter's lines into the text of a function."""
    return "\n".join([f"{head} {{", "entry:", *e.entry_lines, "  br label %body", "body:", *e.lines, "}", ""])


def pending_lanes(e: Emitter, record: Record, block: int) -> Value:
    """Address of the lanes that are to go on with a block."""
    queue, place = divmod(block, BLOCKS_OF_QUEUE)
    return e.field(WARP, record[f"pending{queue}"], place)


def shared_to_generic(e: Emitter, addresses: Value) -> Value:
    """Make addresses within the block's shared memory generic ones."""
    return e.op("add", e.resize(addresses, 64), e.const("i64", SHARED_BASE))


def lane_loop(e: Emitter, mask: Value, body: Callable[[Value], None]) -> None:
    """Run `body` for each lane of a mask, in ascending order."""

    def first(lanes: Value) -> Value:
        others = e.op("and", lanes, e.op("sub", lanes, e.const("i32", 1)))
        body(e.intrinsic("cttz", lanes, e.const("i1", 1)))
        return others

    e.repeat(mask, lambda lanes: e.compare("ne", lanes, e.const("i32", 0)), first)


def lane_item(e: Emitter, array: Value, element: str, index: Value) -> Value:
    """Address of a lane's item in an array on the stack."""
    wide = e.resize(index, 64)
    return e.assign("ptr", 0, f"getelementptr {element}, ptr {array.text}, {wide}")
