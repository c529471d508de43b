"""The dispatcher of a warp: which basic block runs next, and for which lanes."""

from __future__ import annotations

from workbench.emulator.layout import PATIENCE
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.blocks import Flow
from workbench.llvm.emitter import Emitter, table
from workbench.llvm.records import Record

PARKS = "@parks"


def globals_of(flow: Flow) -> str:
    """Make the table of the blocks at whose beginning lanes may wait."""
    return table(PARKS, [block.index for block in flow.blocks if block.is_sync])


def lines(flow: Flow, record: Record, *, in_clusters: bool) -> list[str]:
    """Go on with the block that the runtime picks; return if none is ready.

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
    e.label("begin")
    e.put(WARP, record["patience"], e.const("i32", PATIENCE))
    e.branch("dispatch")
    e.label("dispatch")
    pick = "next_block_in_cluster" if in_clusters else "next_block"
    parks = f"ptr {PARKS}, i32 {sum(block.is_sync for block in flow.blocks)}"
    block = e.assign("i32", 0, f"call i32 @{pick}(ptr {CTX}, ptr {WARP}, {parks}, ptr %mask)")
    cases = " ".join(f"i32 {b.index}, label %block{b.index}" for b in flow.blocks)
    e.line(f"switch {block}, label %left [{cases}]")
    e.label("left")
    e.line(f"ret {e.op('xor', block, -1)}")
    return e.lines
