"""What the rows of the table see of a translation: protocols that name all that a row may use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from workbench.emulator.translate.blocks import Block, Flow
from workbench.emulator.translate.storage import Saved, Storage
from workbench.emulator.translate.table import Match
from workbench.llvm.emitter import Emitter, Value
from workbench.llvm.records import Record
from workbench.ptx.ir import Address, Instruction, Operand

NOTHING = Value("", "void")
"""The result of a function that returns nothing."""


class Lowering(Protocol):
    """The translation of a kernel, as the row of one instruction sees it.

    Attributes
    ----------
    e : Emitter
        Receives the LLVM code.
    record : Record
        The fields of the warp's record, the kernel's registers among them.
    flow : Flow
        The kernel and what it calls, as basic blocks.
    block : Block
        The basic block that is being emitted.
    active : Value
        The lanes that execute it, as a scalar i32. A row at which lanes wait removes those from it.
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

    def is_read(self, target: Operand) -> bool:
        """Whether any instruction of the function reads a register that an instruction writes."""

    def parameter(self, name: str, offset: int) -> Value:
        """Host address of what lies `offset` bytes behind the beginning of a kernel parameter."""

    # Memory and functions

    def frame(self, key: str, element: str, count: int) -> Value:
        """Memory of the running warp for `count` elements; the same memory for the same key."""

    def helper(self, name: str, text: str | Callable[[], str]) -> str:
        """Add a function to the kernel once, and return its name. A callable `text` is called only once too."""

    def invoke(self, name: str, *values: Value, result: Value = NOTHING) -> Value:
        """Call a function of the runtime with the warp and some values; `result` has the type of what it returns."""

    def access(self, kind: str, place: str, bits: int, count: int = 1) -> str:
        """Name the function of loads (``ld``) or stores (``st``) in a place, ``any`` or ``shared``: see access.cpp."""

    # What is recorded

    def site(
        self, instruction: Instruction, kind: str, space: str = "", width_bytes: int = 0, order: str = ""
    ) -> Value:
        """Note an instruction that can fault; return its number. `order` is a memory order that no modifier names."""

    def note_sync(self, instruction: Instruction, kind: str, lanes: Value, what: Value | None = None) -> None:
        """In a synced program, record a synchronisation or a fence of lanes."""

    # Lanes that wait at the first instruction of their block

    def stop(self, block: int, instruction: Instruction) -> None:
        """Note the instruction that lanes wait at before they go on with a block."""

    def take_back(self, staying: Value) -> None:
        """Take lanes that stay at the block's beginning off the count of executed blocks; the block too, if all do."""


def do_nothing(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Emit nothing: a kernel cannot observe hints to caches, sleep, events or register budgets in the emulator."""


@dataclass(frozen=True)
class PendingCall:
    """What the block behind a call needs of the call.

    Attributes
    ----------
    names : tuple of str
        Functions that it may have called.
    pointer_key : str
        Slot of the called address; empty where the call names its function.
    saved : Saved
    result_key : str
        Slot of the result of a function that the runtime provides; empty where the callee has slots of its own.
    """

    names: tuple[str, ...]
    pointer_key: str
    saved: Saved
    result_key: str = ""


class ControlLowering(Lowering, Protocol):
    """What a row that ends a basic block sees: it sends lanes to other blocks, and calls functions.

    Attributes
    ----------
    storage : Storage
        Where variables and registers lie.
    calls : dict
        Calls, by the block that their lanes return to.
    prints, allocates : bool
        Whether the kernel prints; whether it calls ``malloc`` or ``free``. The row of the call sets it.
    """

    storage: Storage
    calls: dict[int, PendingCall]
    prints: bool
    allocates: bool

    def key(self, name: str) -> str:
        """Kernel-wide name of a register of the current function."""

    def store_masked(self, value: Value, address: Value, *, align: int = 64) -> None:
        """Store a vector for the active lanes."""

    def write_back(self) -> None:
        """Store the registers that outlive the block."""

    def jump(self, target: int) -> None:
        """Send all active lanes to a block."""

    def go_on(self, target: int) -> None:
        """Store the registers that outlive the block, and send all active lanes to a block."""

    def branch(self, taken: Value, target: int, otherwise: int) -> None:
        """Send the lanes in `taken` to one block and the other active lanes to another."""

    def enqueue(self, target: int, lanes: Value) -> None:
        """Note lanes as pending and ready at a block."""

    def resume(self, lanes: Value, targets: Value) -> None:
        """Note lanes as pending and ready, each at a block of its own."""

    def wait_before(self, target: int, instruction: Instruction) -> None:
        """Note the block where the active lanes go on after they have waited at `instruction`."""

    def leave(self, lanes: Value) -> None:
        """Let lanes exit."""

    def fault(self, instruction: Instruction, kind: int, lanes: Value, address: Value | None = None) -> None:
        """Stop the launch with a fault of the first of `lanes`, if there is one."""
