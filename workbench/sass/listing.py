"""A kernel's machine code, and what it says by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from workbench.core.brief import brief
from workbench.core.forks import cached_property
from workbench.core.text import counted
from workbench.sass.blocks import basic_blocks
from workbench.sass.ir import BasicBlock, SassInstruction, SourceLine


@brief("opcodes")
@dataclass(frozen=True)
class LineRow:
    """What became of one line of the source.

    Attributes
    ----------
    place : SourceLine or None
        None of what the compiler gives no line.
    instructions : int
        How many it became. This is the code's size: a loop executes them more than once.
    opcodes : mapping of str to int
        How many of each opcode, without modifiers; the most frequent first.
    live_registers : int
        The most that are live at one of them.
    loop_depth : int
        The deepest loop that one of them is in.
    """

    place: SourceLine | None
    instructions: int
    opcodes: Mapping[str, int]
    live_registers: int
    loop_depth: int

    def _about(self) -> str:
        return f"{self.place or 'no line'}: {self.instructions} instructions, {self.live_registers} live registers"


@brief("lines", "blocks", "opcodes", "instructions", "to_json()")
@dataclass(frozen=True)
class Sass:
    """The machine code of a kernel.

    Attributes
    ----------
    kernel : str
        Its name, as its author spells it.
    arch : str
        Such as ``"sm_90"``.
    registers : int
        That a thread is given.
    local_bytes : int
        Stack of a thread.
    instructions : tuple of SassInstruction
        In the order of their addresses, without the padding at the end.
    """

    kernel: str
    arch: str
    registers: int
    local_bytes: int
    instructions: tuple[SassInstruction, ...]

    def _about(self) -> str:
        return f"of {self.kernel} for {self.arch}: {self.summary()}"

    @cached_property
    def blocks(self) -> tuple[BasicBlock, ...]:
        """The basic blocks, in the order of their addresses."""
        return basic_blocks(self.instructions)

    @cached_property
    def loop_depths(self) -> tuple[int, ...]:
        """How many loops each instruction is in."""
        return tuple(block.loop_depth for block in self.blocks for _ in range(block.first, block.last + 1))

    @property
    def opcodes(self) -> Mapping[str, int]:
        """How many instructions of each opcode there are, without modifiers; the most frequent first."""
        return dict(Counter(instruction.name for instruction in self.instructions).most_common())

    @property
    def local_accesses(self) -> int:
        """Loads and stores of local memory: what is spilled, and arrays that no register holds."""
        return sum(instruction.accesses_local for instruction in self.instructions)

    @property
    def live_registers(self) -> int:
        """The most registers that are live at one instruction."""
        return max(instruction.live_registers for instruction in self.instructions)

    @cached_property
    def lines(self) -> tuple[LineRow, ...]:
        """A row for each line of the source, in the order of files and lines."""
        found: dict[tuple[str, int], list[int]] = {}
        for i, instruction in enumerate(self.instructions):
            place = instruction.place
            found.setdefault((place.file, place.line) if place else ("", 0), []).append(i)
        rows = []
        for (file, line), at in sorted(found.items()):
            of_line = [self.instructions[i] for i in at]
            rows.append(
                LineRow(
                    place=SourceLine(file, line) if file else None,
                    instructions=len(at),
                    opcodes=dict(Counter(instruction.name for instruction in of_line).most_common()),
                    live_registers=max(instruction.live_registers for instruction in of_line),
                    loop_depth=max(self.loop_depths[i] for i in at),
                )
            )
        return tuple(rows)

    def to_json(self) -> dict[str, Any]:
        """Return all of it as JSON's types."""
        instructions = [
            asdict(instruction)
            | {
                "control": str(instruction.control),
                "inlined_at": list(map(str, instruction.inlined_at)),
                "place": instruction.place and str(instruction.place),
                "loop_depth": depth,
            }
            for instruction, depth in zip(self.instructions, self.loop_depths, strict=True)
        ]
        return {
            "kernel": self.kernel,
            "arch": self.arch,
            "registers": self.registers,
            "local_bytes": self.local_bytes,
            "local_accesses": self.local_accesses,
            "live_registers": self.live_registers,
            "instructions": instructions,
        }

    def __str__(self) -> str:
        """List the instructions: address, control code, live registers, text, and the line where it changes."""
        rows = [f"{self.kernel} for {self.arch}: {self.summary()}"]
        starts = {block.first for block in self.blocks}
        before: SourceLine | None = None
        for i, instruction in enumerate(self.instructions):
            if i in starts and i:
                rows.append("")
            place = instruction.place
            where = f"  // {place}" if place and place != before else ""
            before = place
            indent = "  " * self.loop_depths[i]
            head = f"{instruction.address:05x}  {instruction.control}  {instruction.live_registers:3}"
            rows.append(f"{head}  {indent + str(instruction):48}{where}".rstrip())
        return "\n".join(rows)

    def summary(self) -> str:
        """Say its size, registers and local memory in a line."""
        local = f"{self.local_bytes} bytes of local memory" if self.local_bytes else "no local memory"
        size = f"{counted(len(self.instructions), 'instruction')} in {counted(len(self.blocks), 'block')}"
        return (
            f"{size}, loops {max(self.loop_depths)} deep, "
            f"{self.registers} registers of which {self.live_registers} are live at once, {local}"
        )
