"""Which registers an instruction writes, and which it reads."""

from __future__ import annotations

from workbench.flow.blocks import Block, M, Match
from workbench.ptx.ir import Function, Instruction, Symbol
from workbench.ptx.operands import CARRY, callee_of, parameter_slots, reads_carry, registers_of, slots_of


def definitions(function: Function, instruction: Instruction, match: Match) -> set[str]:
    """Name the registers that an instruction writes."""
    if instruction.opcode == "st":
        return {name for name, _ in parameter_slots(function, instruction)}
    if not match.row.writes or not instruction.operands:
        return set()
    carry = {CARRY} if "cc" in instruction.modifiers else set()
    return set(registers_of(instruction.operands[0])) | carry


def uses(function: Function, instruction: Instruction, match: Match) -> set[str]:
    """Name the registers that an instruction reads. It reads a guarded result too, since lanes may keep it."""
    if instruction.opcode == "call":
        call = callee_of(instruction)
        read = {s for a in call.arguments if isinstance(a, Symbol) for s in slots_of(function, a.name)}
        read |= {r for a in call.arguments for r in registers_of(a)}
    else:
        read = {r for o in match.row.sources(instruction) for r in registers_of(o)}
        if instruction.opcode == "ld":
            read |= {name for name, _ in parameter_slots(function, instruction)}
    if reads_carry(instruction):
        read.add(CARRY)
    if instruction.guard is not None:
        read |= {instruction.guard.name} | definitions(function, instruction, match)
    return read


def effects_of(block: Block[M]) -> list[tuple[set[str], set[str]]]:
    """Name the registers that each instruction of a whole block writes, and those that it reads."""
    if not block.effects:
        function = block.function
        block.effects = [(definitions(function, i, m), uses(function, i, m)) for i, m in block.instructions]
    return block.effects
