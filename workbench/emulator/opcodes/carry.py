"""Extended-precision integer arithmetic: PTX ISA 9.7.2. The condition code is a predicate register, `CARRY`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.emulator.opcodes.table import Match, Row
from workbench.emulator.operands import CARRY, reads_carry
from workbench.ptx.ir import Instruction, Register

if TYPE_CHECKING:
    from workbench.emulator.lower import Lowering


def _sum(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Add, or multiply and add, twice as wide, so that the carry is a bit of the result.

    A subtraction adds the complement and one, or the condition code, as the hardware does: the carry out of it says
    that nothing was borrowed, and ``addc`` may take it from ``sub.cc``, ``subc`` from ``add.cc``.
    """
    e = lowering.e
    opcode = instruction.opcode
    values = [lowering.read(o, m.type) for o in instruction.operands[1:]]
    bits = values[0].bits
    if opcode.startswith("mad"):
        product = e.op("mul", *(e.resize(v, 2 * bits, signed=m.signed) for v in values[:2]))
        if "hi" in m:
            product = e.op("lshr", product, e.like(product, bits))
        values = [e.resize(product, bits), values[2]]
    subtracts = opcode.startswith("sub")
    if subtracts:
        values[1] = e.op("xor", values[1], e.like(values[1], -1))
    total = e.op("add", *(e.resize(v, 2 * bits) for v in values))
    if reads_carry(instruction):
        total = e.op("add", total, e.resize(lowering.read(Register(CARRY), "pred"), 2 * bits))
    elif subtracts:
        total = e.op("add", total, e.like(total, 1))
    guard = lowering.guard(instruction)
    target = instruction.operands[0]
    assert isinstance(target, Register)
    lowering.set(target.name, e.resize(total, bits), guard=guard)
    if "cc" in m:
        lowering.set(CARRY, e.cast("trunc", e.op("lshr", total, e.like(total, bits)), "i1"), guard=guard)


_TYPES = "(u32|s32|u64|s64)"

ROWS: tuple[Row, ...] = (
    Row(f"add.cc.{_TYPES}", "", _sum, "9.7.2.1"),
    Row(f"addc{{.cc}}.{_TYPES}", "", _sum, "9.7.2.2"),
    Row(f"sub.cc.{_TYPES}", "", _sum, "9.7.2.3"),
    Row(f"subc{{.cc}}.{_TYPES}", "", _sum, "9.7.2.4"),
    Row(f"mad.(lo|hi).cc.{_TYPES}", "", _sum, "9.7.2.5"),
    Row(f"madc.(lo|hi){{.cc}}.{_TYPES}", "", _sum, "9.7.2.6"),
)
