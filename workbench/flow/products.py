"""Registers of products of warp groups, which are in flight until a wait: PTX ISA, wgmma.fence and wgmma.wait_group.

A product reads and writes its registers at any time until a wait for it. So the first one needs a ``wgmma.fence``
before it, and so does one that takes what another instruction has computed since. No other instruction may touch the
sums before a ``wgmma.wait_group`` that waits for a group with the product in it. Products may follow one another on the
same sums. Compilers move a literal into a register just before its first use, behind the fence; such a move counts as
one before the fence. Writes to the registers of a while a product is in flight are not looked for.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from workbench.flow.blocks import Block, Flow, M
from workbench.flow.effects import definitions, uses
from workbench.flow.graph import is_product
from workbench.ptx.ir import Immediate, Instruction, Vector
from workbench.ptx.operands import registers_of

UNWAITED, UNFENCED = 0, 1
"""What an instruction does wrong: it touches sums in flight; or it is a product that no fence lies before."""

_BEGIN = ""
"""In the place of a register: no fence lies behind the kernel's beginning."""

_OPEN = -1
"""Age of what no group holds yet; else how many groups have been closed since its own."""


@dataclass
class _State:
    """Registers on any path to a place: those in flight with their least age, those written since the last fence."""

    ages: dict[str, int] = field(default_factory=dict)
    written: set[str] = field(default_factory=set)

    def copy(self) -> _State:
        return _State(dict(self.ages), set(self.written))

    def join(self, other: _State) -> bool:
        """Add the registers of another path; return whether that changes anything."""
        before = dict(self.ages), len(self.written)
        for name, age in other.ages.items():
            self.ages[name] = min(age, self.ages.get(name, age))
        self.written |= other.written
        return before != (self.ages, len(self.written))


def faults(flow: Flow[M]) -> dict[int, int]:
    """Return what is wrong with instructions of a program, by their identity; nothing where it has no products."""
    instructions = [(block, i, match) for block in flow.blocks for i, match in block.instructions]
    taken = {name for _, i, _ in instructions if is_product(i) for name in _taken(i)}
    if not taken:
        return {}
    size = -1
    while len(taken) > size:  # and whatever copies lead to them, or from them
        size = len(taken)
        for _, i, _ in instructions:
            if i.opcode == "mov" and not taken.isdisjoint(names := _named(i)):
                taken |= names
    found: dict[int, int] = {}
    entered = {
        index: _State(written={_BEGIN} if name == flow.entry.name else set()) for name, index in flow.entries.items()
    }
    waiting = list(entered)
    while waiting:
        index = waiting.pop()
        state, block = entered[index].copy(), flow.blocks[index]
        for instruction, match in block.instructions:
            _step(state, block, instruction, match, taken, found)
        for successor in block.successors:
            if successor not in entered:
                entered[successor] = state.copy()
            elif not entered[successor].join(state):
                continue
            waiting.append(successor)
    return found


def _step(
    state: _State, block: Block[M], instruction: Instruction, match: M, taken: set[str], found: dict[int, int]
) -> None:
    """Look at one instruction, and go past it."""
    if instruction.opcode == "wgmma":
        _step_of_group(state, instruction, found)
        return
    read = uses(block.function, instruction, match) & taken
    written = definitions(block.function, instruction, match) & taken
    if instruction.opcode == "mov":  # the assembler gives both one place
        ages = [state.ages[name] for name in read if name in state.ages]
        is_written = not state.written.isdisjoint(read)
        for name in written:
            state.ages.pop(name, None)
            state.written.discard(name)
            if ages:
                state.ages[name] = min(ages)
            if is_written:
                state.written.add(name)
        return
    if not state.ages.keys().isdisjoint(read | written):
        found[id(instruction)] = UNWAITED
    for name in written:
        state.ages.pop(name, None)
    state.written |= written


def _step_of_group(state: _State, instruction: Instruction, found: dict[int, int]) -> None:
    if is_product(instruction):
        if not state.written.isdisjoint(_taken(instruction) | {_BEGIN}):
            found[id(instruction)] = UNFENCED
        state.ages.update(dict.fromkeys(registers_of(instruction.operands[0]), _OPEN))
    elif "fence" in instruction.modifiers:
        state.written.clear()
    elif "commit_group" in instruction.modifiers:
        state.ages = {name: age + 1 for name, age in state.ages.items()}
    elif "wait_group" in instruction.modifiers:
        (left,) = instruction.operands
        count = left.value if isinstance(left, Immediate) else 0
        state.ages = {name: age for name, age in state.ages.items() if age < count or age == _OPEN}


def _taken(product: Instruction) -> set[str]:
    """Name the registers of a product that hold sums or a."""
    target, a = product.operands[:2]
    return set(registers_of(target)) | (set(registers_of(a)) if isinstance(a, Vector) else set())


def _named(instruction: Instruction) -> set[str]:
    return {name for operand in instruction.operands for name in registers_of(operand)}
