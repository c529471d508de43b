"""Cut machine code into basic blocks, and find the loops that they are in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from workbench.sass.ir import BasicBlock, SassInstruction


def basic_blocks(instructions: Sequence[SassInstruction]) -> tuple[BasicBlock, ...]:
    """Cut a kernel's instructions into basic blocks.

    A block begins at the first instruction, at each address that an instruction names, and behind each instruction
    after which control may go elsewhere.
    """
    position = {instruction.address: i for i, instruction in enumerate(instructions)}
    targets = {position[i.target] for i in instructions if i.target in position}
    behind = {i + 1 for i, instruction in enumerate(instructions) if instruction.ends_block}
    firsts = sorted(({0} | targets | behind) - {len(instructions)})
    index = {first: i for i, first in enumerate(firsts)}
    blocks = []
    for first, end in zip(firsts, [*firsts[1:], len(instructions)], strict=True):
        last = instructions[end - 1]
        follows = {index[end]} if last.falls_through and end < len(instructions) else set()
        if last.ends_block and last.target in position and last.name != "RET":  # it names the function, not the place
            follows.add(index[position[last.target]])
        blocks.append(BasicBlock(index[first], first, end - 1, tuple(sorted(follows))))
    depths = _loop_depths(blocks)
    return tuple(replace(block, loop_depth=depths[block.index]) for block in blocks)


def _loop_depths(blocks: Sequence[BasicBlock]) -> list[int]:
    """Count the natural loops that each block is in; loops with one header are one loop."""
    before: list[set[int]] = [set() for _ in blocks]
    for block in blocks:
        for after in block.successors:
            before[after].add(block.index)
    dominators = _dominators(blocks, before)
    bodies: dict[int, set[int]] = {}
    for block in blocks:
        for header in block.successors:
            if header in dominators[block.index]:
                body, waiting = bodies.setdefault(header, {header}), [block.index]
                while waiting:
                    one = waiting.pop()
                    if one not in body:
                        body.add(one)
                        waiting.extend(before[one])
    return [sum(block.index in body for body in bodies.values()) for block in blocks]


def _dominators(blocks: Sequence[BasicBlock], before: Sequence[set[int]]) -> list[set[int]]:
    """Blocks through which every way to each block goes; a block that no branch reaches has itself alone."""
    everything = set(range(len(blocks)))
    found = [everything if before[i] and i else {i} for i in range(len(blocks))]
    changed = True
    while changed:
        changed = False
        for i in range(1, len(blocks)):
            if before[i]:
                now = set.intersection(*(found[b] for b in before[i])) | {i}
                changed |= now != found[i]
                found[i] = now
    return found
