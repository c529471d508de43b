"""What the rows of the table see of a translation: protocols, so that a row needs no more than they name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import Record
from workbench.emulator.translate.blocks import Block, Flow
from workbench.emulator.translate.storage import Saved, Storage
from workbench.ptx.ir import Address, Instruction, Operand

NOTHING = Value("", "void")
"""What a function returns that returns nothing."""


class Lowering(Protocol):
    """The translation of a kernel, where it emits one instruction.

    Attributes
    ----------
    e : Emitter
        Takes the LLVM code.
    record : Record
        The warp's record: its fields, registers of the kernel among them.
    flow : Flow
        The kernel and what it calls, as basic blocks.
    block : Block
        The one that is being emitted.
    active : Value
        The lanes that execute it, as a scalar i32; a row that lets lanes wait narrows them.
    traced, synced, screened : bool
        Whether memory accesses are recorded; synchronisation too; whether both are screened as they happen.
    """

    e: Emitter
    record: Record
    flow: Flow
    traced: bool
    synced: bool
    screened: bool

    @property
    def block(self) -> Block: ...  # noqa: D102

    @property
    def active(self) -> Value: ...  # noqa: D102

    @active.setter
    def active(self, lanes: Value) -> None: ...

    # Operands

    def read(self, operand: Operand, kind: str, *, keep_nan: bool = False) -> Value:
        """Value of a source operand as a PTX type."""

    def read_as(self, operand: Operand, name: str) -> Value:
        """Value of a source operand in the type of the register `name`."""

    def address(self, operand: Operand, space: str) -> Value:
        """Address of a memory operand: i32 within shared memory, else a virtual address in i64."""

    def element_address(self, operand: Address, kind: str) -> Value:
        """Address of an array's element as ``mov`` takes it: within its state space."""

    def special(self, name: str) -> Value:
        """Value of a special register."""

    def guard(self, instruction: Instruction) -> Value | None:
        """Guard predicate, or None."""

    def lanes(self, instruction: Instruction) -> Value:
        """Active lanes that the guard lets through, as a scalar i32."""

    # Registers

    def register_bits(self, name: str) -> int:
        """Width of a register."""

    def set(self, name: str, value: Value, *, guard: Value | None = None, raw_nan: bool = False) -> None:
        """Give a register a new value; with a guard, only where it is true."""

    def give(self, instruction: Instruction, targets: Sequence[Operand], values: Iterable[Value]) -> None:
        """Give the registers that an instruction names new values, where its guard is true."""

    def parameter_offset(self, name: str) -> int:
        """Offset of a kernel parameter, in bytes."""

    # Memory and functions

    def frame(self, key: str, element: str, count: int) -> Value:
        """Memory of the running warp for `count` elements; the same for the same key."""

    def helper(self, name: str, text: str | Callable[[], str]) -> str:
        """Add a function to the kernel once, made only then where `text` is a callable; return its name."""

    def invoke(self, name: str, *values: Value, result: Value = NOTHING) -> Value:
        """Call a function of the runtime with the warp and some values; `result` has the type of what it returns."""

    def access(self, kind: str, place: str, bits: int, count: int = 1) -> str:
        """Name the function of loads (``ld``) or stores (``st``) in a place, ``any`` or ``shared``: see access.cpp."""

    # What is recorded

    def site(
        self, instruction: Instruction, kind: str, space: str = "", width_bytes: int = 0, order: str = ""
    ) -> Value:
        """Note an instruction that can fault; return its number. `order` is of memory, where the modifiers say none."""

    def note_sync(self, instruction: Instruction, kind: str, lanes: Value, what: Value | None = None) -> None:
        """In a synced program, record that lanes meet as the members of a mask, or fence."""

    # Lanes that wait at the instruction which their block begins with

    def stop(self, block: int, instruction: Instruction) -> None:
        """Note the instruction that lanes wait at before they go on with a block."""

    def take_back(self) -> None:
        """Count the block as one that these lanes have not executed: they stay at its beginning."""


@dataclass(frozen=True)
class PendingCall:
    """What a call leaves for the block that its lanes return to.

    Attributes
    ----------
    names : tuple of str
        Functions that it may have called.
    pointer_key : str
        Slot of the called address; empty where the call names its function.
    saved : Saved
    """

    names: tuple[str, ...]
    pointer_key: str
    saved: Saved


class ControlLowering(Lowering, Protocol):
    """What rows see that end a basic block: they send lanes to others, and call functions.

    Attributes
    ----------
    storage : Storage
        Where variables and registers lie.
    calls : dict
        By the block that lanes return to, the call that they return from.
    prints : bool
        Whether the kernel prints; a row that does sets it.
    """

    storage: Storage
    calls: dict[int, PendingCall]
    prints: bool

    def key(self, name: str) -> str:
        """Kernel-wide name of a register of the current function."""

    def store_masked(self, value: Value, address: Value, *, align: int = 64) -> None:
        """Store a vector for the active lanes."""

    def write_back(self) -> None:
        """Store the registers that outlive the block."""

    def jump(self, target: int) -> None:
        """Send all active lanes to a block."""

    def branch(self, taken: Value, target: int, otherwise: int) -> None:
        """Send the lanes in `taken` to one block and the other active lanes to another."""

    def enqueue(self, target: int, lanes: Value) -> None:
        """Note lanes as pending and ready at a block."""

    def resume(self, lanes: Value, targets: Value) -> None:
        """Note lanes as pending and ready, each at a block of its own."""

    def wait_before(self, target: int, instruction: Instruction) -> None:
        """Note the block where the active lanes go on once what `instruction` waits for has come."""

    def leave(self, lanes: Value) -> None:
        """Let lanes exit."""

    def fault(self, instruction: Instruction, kind: int, lanes: Value, address: Value | None = None) -> None:
        """Stop the launch with a fault of the first of `lanes`, if there is one."""
