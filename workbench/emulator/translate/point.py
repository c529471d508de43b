"""Where code is being emitted."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.emulator.layout import BLOCKS_OF_QUEUE, LANES
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.blocks import Block
from workbench.flow.blocks import register_key
from workbench.llvm.emitter import Emitter, Value
from workbench.llvm.records import Record
from workbench.ptx.ir import Function


def pending_lanes(e: Emitter, record: Record, block: int) -> Value:
    """Address of the lanes that are to go on with a basic block."""
    queue, place = divmod(block, BLOCKS_OF_QUEUE)
    return e.field(WARP, record[f"pending{queue}"], place)


@dataclass
class InsertionPoint:
    """Where code is being emitted: the basic block and its lanes. The parts of a translation share one.

    `e`, `record`, `block` and `active` are those of `lowering.Lowering`; `entry` is the kernel.
    """

    e: Emitter
    record: Record
    entry: Function
    block: Block
    active: Value

    def key(self, name: str) -> str:
        """Kernel-wide name of a register or variable of the current function."""
        return register_key(self.block.function, self.entry, name)

    def alone(self) -> Value:
        """Whether no lane of the warp is anywhere else, as a scalar i1."""
        return self.e.compare("eq", self.active, self.e.get(WARP, self.record["live"]))

    def store_masked(self, value: Value, address: Value, *, align: int = 64) -> None:
        """Store a vector for the active lanes."""
        e = self.e
        value = e.vector(e.bitcast(value, f"i{value.bits}"))
        old = e.load(address, value.element, LANES, align=align)
        e.store(e.select(e.mask_lanes(self.active), value, old), address, align=align)
