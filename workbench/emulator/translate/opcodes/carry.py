"""Extended-precision integer arithmetic: PTX ISA 9.7.2. The condition code is a predicate register, `CARRY`."""

from __future__ import annotations

from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.integer import high_half
from workbench.emulator.translate.table import Match, Row
from workbench.ptx.ir import Instruction, Register
from workbench.ptx.operands import CARRY, reads_carry


def _sum(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Add, or multiply and add. A sum that is less than one of its terms carries.

    A subtraction adds the complement and one, or the condition code, as the hardware does. Its carry says that nothing
    was borrowed. So ``addc`` may follow ``sub.cc``, and ``subc`` may follow ``add.cc``.
    """
    e = lowering.e
    a, b, *rest = (lowering.read(o, m.type) for o in instruction.operands[1:])
    if rest:
        a, b = (high_half(e, m, a, b) if "hi" in m else e.op("mul", a, b)), rest[0]
    subtracts = instruction.opcode.startswith("sub")
    if subtracts:
        b = e.op("xor", b, -1)
    total = e.op("add", a, b)
    carry = e.compare("ult", total, b)
    if reads_carry(instruction):
        more = e.resize(lowering.read(Register(CARRY), "pred"), total.bits)
    else:
        more = e.like(total, int(subtracts))
    if reads_carry(instruction) or subtracts:
        before, total = total, e.op("add", total, more)
        carry = e.op("or", carry, e.compare("ult", total, before))
    lowering.give(instruction, instruction.operands[:1], [total])
    if "cc" in m:
        lowering.give(instruction, [Register(CARRY)], [carry])


_TYPES = "(u32|s32|u64|s64)"

ROWS: tuple[Row, ...] = (
    Row(f"add.cc.{_TYPES}", "d, a, a", _sum, "9.7.2.1"),
    Row(f"addc{{.cc}}.{_TYPES}", "d, a, a", _sum, "9.7.2.2"),
    Row(f"sub.cc.{_TYPES}", "d, a, a", _sum, "9.7.2.3"),
    Row(f"subc{{.cc}}.{_TYPES}", "d, a, a", _sum, "9.7.2.4"),
    Row(f"mad.(lo|hi).cc.{_TYPES}", "d, a, a, a", _sum, "9.7.2.5"),
    Row(f"madc.(lo|hi){{.cc}}.{_TYPES}", "d, a, a, a", _sum, "9.7.2.6"),
)
