"""Basic blocks of a kernel and of the functions that it calls."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from workbench.core.errors import PtxError
from workbench.ptx.ir import Function, Instruction, Module, Operand
from workbench.ptx.operands import registers_of


def register_key(function: Function, entry: Function, name: str) -> str:
    """Name of a register that is unique in the kernel."""
    return name if function is entry else f"{function.name}:{name}"


class Row(Protocol):
    """What a form of instructions does, as far as control flow depends on it."""

    @property
    def role(self) -> str:
        """``"end"``: control leaves the block. ``"sync"``, ``"aligned"``, ``"group"``: lanes or warps wait."""

    @property
    def computes(self) -> bool:
        """Whether the instruction does no more than compute a result from its sources."""

    @property
    def writes(self) -> bool:
        """Whether the first operand is a result."""

    def sources(self, instruction: Instruction) -> tuple[Operand, ...]:
        """Operands that an instruction reads."""


class Match(Protocol):
    """An instruction's form, and its modifiers."""

    @property
    def row(self) -> Row: ...  # noqa: D102

    @property
    def words(self) -> Collection[str]: ...  # noqa: D102


M = TypeVar("M", bound=Match)


@dataclass
class Block(Generic[M]):
    """A basic block.

    Attributes
    ----------
    index : int
        Number in the kernel. Of the blocks with lanes that can run, the dispatcher takes the lowest.
    function : Function
    instructions : list of (Instruction, M)
    successors : list of int
        Blocks of the same function that may run next. Control falls through to the last.
    is_sync : bool
        Whether the first instruction waits for the lanes that it names.
    received : Instruction or None
        The ``call`` or ``bar.red`` that ends the block before; this block receives its results.
    observes : bool
        Whether an instruction may see what other threads do. A loop of such blocks may wait for other threads.
    preempts : bool
        Whether the first instruction may be seen by other threads, or sees them; only in a program for schedules.
    waits : Instruction or None
        In a loop that goes on until another thread changes memory: the instruction that looks there.
    is_patient : bool
        Whether that loop may come to an end by itself, as after so many rounds.
    looks_beyond : bool
        Whether what it waits for may be done by threads of other blocks.
    effects : list of (set of str, set of str)
        What `effects.effects_of` has found.
    """

    index: int
    function: Function
    instructions: list[tuple[Instruction, M]] = field(default_factory=list)
    successors: list[int] = field(default_factory=list)
    is_sync: bool = False
    received: Instruction | None = None
    observes: bool = False
    preempts: bool = False
    waits: Instruction | None = None
    is_patient: bool = False
    looks_beyond: bool = False
    effects: list[tuple[set[str], set[str]]] = field(default_factory=list)
    live_in: frozenset[str] = frozenset()
    live_out: frozenset[str] = frozenset()

    @property
    def next(self) -> int:
        """The block that control falls through to."""
        return self.successors[-1]


@dataclass
class Flow(Generic[M]):
    """A kernel and all that it calls, as one numbered list of basic blocks."""

    module: Module
    entry: Function
    blocks: list[Block[M]] = field(default_factory=list)
    entries: dict[str, int] = field(default_factory=dict)
    labels: dict[tuple[str, str], int] = field(default_factory=dict)
    uniform: frozenset[str] = frozenset()
    polls: set[int] = field(default_factory=set)
    """PTX lines of loads through volatile that look at one place until it changes."""
    cycles: dict[str, int] = field(default_factory=dict)
    """Functions that may call themselves, directly or not; functions that may call one another have one number."""
    _read: dict[str, set[str]] = field(default_factory=dict)

    @property
    def cluster(self) -> tuple[int, ...]:
        """Blocks of a cluster along x, y and z, from the kernel's directives."""
        return (*self.entry.directives.get("reqnctapercluster", ()), 1, 1, 1)[:3]

    def reads(self, function: Function, name: str) -> bool:
        """Whether any instruction of a function reads a register."""
        if function.name not in self._read:
            found = self._read[function.name] = set()
            for block in self.blocks:
                for instruction, match in block.instructions if block.function is function else ():
                    guard = () if instruction.guard is None else (instruction.guard,)
                    for operand in (*guard, *match.row.sources(instruction)):
                        found.update(registers_of(operand))
        return name in self._read[function.name]

    def label(self, function: Function, name: str) -> int:
        """Index of the block that a label begins."""
        try:
            return self.labels[function.name, name]
        except KeyError:
            raise PtxError(f"{function.name}: branch to undefined label {name}") from None
