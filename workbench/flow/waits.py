"""Loops that wait: they go on until another thread changes memory."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.flow.blocks import Block, Flow, M, Match
from workbench.flow.effects import effects_of
from workbench.flow.graph import OBSERVING, is_quiet
from workbench.ptx.ir import Instruction

_CLOCKS = {"%clock", "%clock_hi", "%clock64", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi"}
_COMPUTING = {"mov", "addc", "subc", "madc"}
_PAUSING = {"nanosleep", "bra"}
_MEETING = {"shfl", "match", "redux", "fence", "membar"}

Inside = Sequence[tuple[Instruction, M, tuple[set[str], set[str]]]]
"""Instructions of a loop, with the registers that each writes and reads."""


def mark(flow: Flow[M]) -> None:
    """Note which blocks only wait: `Block.waits` and what belongs to it.

    A block waits if it changes nothing, and if the innermost loop around it decides the same in each round while memory
    stays as it is. Then nothing that the loop's branches, addresses and operands depend on is kept from one round to
    the next, and nothing of it is a clock. A loop that looks at shared memory alone may count its rounds too, unless it
    ends by time: it is patient. Atomics that change nothing are looks; the runtime sees when one changes memory.
    """
    loops = {(target, block.index) for block in flow.blocks for target in block.successors if target <= block.index}
    for target, last in sorted(loops, key=lambda loop: loop[0] - loop[1]):  # the innermost come last
        loop = flow.blocks[target : last + 1]
        inside = [(i, m, effects) for b in loop for (i, m), effects in zip(b.instructions, effects_of(b), strict=True)]
        is_patient = not _is_same_each_round(loop, inside)
        look = next((i for i, _, _ in inside if _is_look(i)), None)
        looks_at_own = look is not None and all(map(_looks_at_own, loop)) and not _ends_by_time(loop, inside)
        look = look or next((i for i, _, _ in inside if i.opcode in {"atom", "ld"}), inside[-1][0])
        for block in loop:
            waits = looks_at_own if is_patient else all(_changes_nothing(i, m) for i, m in block.instructions)
            block.waits = look if waits and block.received is None else None
            block.is_patient = is_patient and block.waits is not None
            block.looks_beyond = block.waits is not None and not looks_at_own


def _is_same_each_round(loop: Sequence[Block[M]], inside: Inside[M]) -> bool:
    """Whether a loop does the same in each round, as long as no memory changes."""
    if any(block.received is not None for block in loop):
        return False
    deciding: set[str] = set()
    for i, match, (_, read) in inside:
        if i.guard is not None:
            deciding.add(i.guard.name)
        if not _computes(i, match) and i.opcode not in _PAUSING:
            deciding |= read
    defined = _grow_back(deciding, inside)
    return _CLOCKS.isdisjoint(deciding) and not deciding & defined & loop[0].live_in


def _grow_back(names: set[str], inside: Inside[M]) -> set[str]:
    """Add what registers are computed from within a loop. Return all registers that the loop defines."""
    before = -1
    while len(names) > before:
        before = len(names)
        for _, _, (made, of) in inside:
            if not names.isdisjoint(made):
                names |= of
    return set().union(*(made for _, _, (made, _) in inside))


def _computes(instruction: Instruction, match: Match) -> bool:
    return match.row.computes or instruction.opcode in _COMPUTING or "cc" in match.words


def _changes_nothing(instruction: Instruction, match: Match) -> bool:
    """Whether an instruction changes no memory, or is an atomic, which the runtime looks at."""
    if instruction.opcode == "mbarrier":
        return _is_look(instruction)
    is_warp_sync = instruction.opcode == "bar" and instruction.modifiers[:1] == ("warp",)
    return is_warp_sync or instruction.opcode in {"ld", "atom"} | _MEETING or is_quiet(instruction, match)


def _is_look(instruction: Instruction) -> bool:
    """Whether an instruction looks at the block's shared memory, and returns after a while at most."""
    if instruction.opcode == "mbarrier":
        return instruction.modifiers[0] in {"test_wait", "try_wait"}
    words = set(instruction.modifiers)
    return instruction.opcode == "ld" and bool(words & {"shared", "shared::cta"}) and not words.isdisjoint(OBSERVING)


def _looks_at_own(block: Block[M]) -> bool:
    """Whether a block only looks at shared memory, and computes with what it has seen."""
    return block.received is None and all(_is_look(i) or is_quiet(i, m) for i, m in block.instructions)


def _ends_by_time(loop: Sequence[Block[M]], inside: Inside[M]) -> bool:
    """Whether a loop may end because time passes: the guard of a way out depends on a clock."""
    numbers = {block.index for block in loop}
    ways_out = {
        b.instructions[-1][0].guard.name
        for b in loop
        if b.instructions and b.instructions[-1][0].guard is not None and not numbers.issuperset(b.successors)
    }
    _grow_back(ways_out, inside)
    return not _CLOCKS.isdisjoint(ways_out)
