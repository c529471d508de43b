"""Records of machine code: an instruction, its control code, its place in the source, a basic block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

WORD_BYTES = 16
"""Size of an instruction, from sm_70 on."""

_NONE = 7  # the number of a barrier that stands for none
_BARRIERS = 6


@dataclass(frozen=True)
class SourceLine:
    """A line of a source file.

    Attributes
    ----------
    file : str
    line : int
        From 1.
    """

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Control:
    """What the compiler tells the scheduler of an instruction: bits 105 to 125 of its encoding.

    The layout is that of arXiv 1804.06826, section 2.1, and is the same from Volta to Blackwell.

    Attributes
    ----------
    stall : int
        Cycles until the warp may issue its next instruction, 0 to 15.
    yields : bool
        Whether the scheduler prefers another warp next.
    write_barrier, read_barrier : int or None
        Scoreboard barrier, 0 to 5, that is released when the result is written, and when the sources are read.
    waits : tuple of int
        Barriers that must be released before the instruction issues.
    reuse : tuple of int
        Source operands whose value stays in the operand cache, numbered from 0.
    """

    stall: int
    yields: bool
    write_barrier: int | None
    read_barrier: int | None
    waits: tuple[int, ...]
    reuse: tuple[int, ...]

    @classmethod
    def of(cls, encoding: int) -> Self:
        """Read the control code of an instruction's 128 bits."""
        code = encoding >> 105
        write, read, waits, reuse = code >> 5 & 7, code >> 8 & 7, code >> 11 & 63, code >> 17 & 15
        return cls(
            stall=code & 15,
            yields=not code >> 4 & 1,
            write_barrier=None if write == _NONE else write,
            read_barrier=None if read == _NONE else read,
            waits=tuple(barrier for barrier in range(_BARRIERS) if waits >> barrier & 1),
            reuse=tuple(source for source in range(4) if reuse >> source & 1),
        )

    def __str__(self) -> str:
        """Spell the code as ``wait:read:write:yield:stall``, with ``-`` for none, as in ``01----:-:2:-:04``."""
        waits = "".join(str(barrier) if barrier in self.waits else "-" for barrier in range(_BARRIERS))
        read, write = ("-" if barrier is None else barrier for barrier in (self.read_barrier, self.write_barrier))
        return f"{waits}:{read}:{write}:{'Y' if self.yields else '-'}:{self.stall:02}"


@dataclass(frozen=True)
class SassInstruction:
    """One instruction of a kernel.

    Attributes
    ----------
    address : int
        Bytes from the kernel's beginning.
    predicate : str
        The guard, such as ``"@!P0"``; empty where there is none.
    opcode : str
        With its modifiers, such as ``"LDG.E.128"``.
    operands : tuple of str
        As nvdisasm spells them. A label is the address that it stands for, in hexadecimal.
    target : int or None
        Address that a branch names.
    control : Control
    place : SourceLine or None
        Where the instruction's text stands.
    inlined_at : tuple of SourceLine
        Calls that it is inlined by, the innermost first.
    live_registers, live_predicates, live_uniform_registers : int
        How many hold a value that is still needed, while the instruction executes.
    """

    address: int
    predicate: str
    opcode: str
    operands: tuple[str, ...]
    target: int | None
    control: Control
    place: SourceLine | None
    inlined_at: tuple[SourceLine, ...]
    live_registers: int
    live_predicates: int
    live_uniform_registers: int

    @property
    def name(self) -> str:
        """The opcode without modifiers."""
        return self.opcode.partition(".")[0]

    @property
    def accesses_local(self) -> bool:
        """Whether it loads or stores local memory."""
        return self.name in {"LDL", "STL"}

    @property
    def ends_block(self) -> bool:
        """Whether control may go elsewhere than to the next instruction."""
        return self.name in _BRANCHES

    @property
    def falls_through(self) -> bool:
        """Whether control may go to the next instruction."""
        conditional = self.predicate or self.name == "BREAK" or (self.name in {"BRA", "JMP"} and len(self.operands) > 1)
        return bool(conditional) or self.name not in _LEAVING

    def __str__(self) -> str:
        text = f"{self.opcode} {', '.join(self.operands)}".rstrip()
        return f"{self.predicate} {text}" if self.predicate else text


_LEAVING = frozenset({"BRA", "EXIT", "RET", "BRX", "JMP", "JMX", "KILL", "BREAK", "BRXU", "JMXU", "BPT"})
_BRANCHES = _LEAVING | {"BSYNC", "CALL", "WARPSYNC", "YIELD"}


@dataclass(frozen=True)
class BasicBlock:
    """Instructions that execute one after the other: control enters at the first and leaves after the last.

    Attributes
    ----------
    index : int
    first, last : int
        Positions of its instructions in the kernel.
    successors : tuple of int
        Indices of the blocks that may follow. Targets of indirect branches and returns are not among them.
    loop_depth : int
        How many loops it is in.
    """

    index: int
    first: int
    last: int
    successors: tuple[int, ...]
    loop_depth: int = 0
