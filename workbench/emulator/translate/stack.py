"""The stack of functions that may call themselves, in each lane's local memory behind its variables.

A register has one slot, for all calls of its function. So a call that may lead back into its caller saves the registers
that are needed after it, and restores them when it returns. Local variables of such functions are on the stack too,
since each call has its own.

Memory that a function allocates as it runs (``alloca``) lies behind the stack, until the function returns.
"""

from __future__ import annotations

from workbench.emulator.layout import LANES, LOCAL_BASE, Fault
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.lowering import ControlLowering
from workbench.emulator.translate.storage import STACK_BYTES, Saved, allocates
from workbench.llvm.emitter import Emitter, Value
from workbench.llvm.records import Record
from workbench.ptx import operands
from workbench.ptx.ir import TYPE_BITS, Function, Instruction


def plan(lowering: ControlLowering, targets: tuple[str, ...], extra: tuple[str, ...]) -> Saved:
    """Decide what a call at the end of the current block saves. `extra` names further slots, of 64 bits."""
    caller = lowering.block.function
    cycles = lowering.flow.cycles
    offset = lowering.storage.frame_bytes(caller)
    if caller.name not in cycles or all(cycles.get(t) != cycles[caller.name] for t in targets):
        return Saved(offset, ())
    places: list[tuple[str, int, int]] = []
    for key, bits in [
        *((lowering.key(name), TYPE_BITS[caller.registers[name]]) for name in sorted(lowering.block.live_out)),
        (f"{caller.name}:return", 32),
        *((key, 64) for key in extra),
    ]:
        size = max(4, bits // 8)
        offset = -(-offset // size) * size
        places.append((key, bits, offset))
        offset += size
    return Saved(-(-offset // 16) * 16, tuple(places))


def _ends(e: Emitter, record: Record, name: str) -> tuple[Value, Value]:
    """Address of the ends of the lanes' stacks, or of what they have allocated; and the ends, from the bottom."""
    place = e.field(WARP, record[name])
    return place, e.load(place, "i32", LANES, align=4)


def frame_address(e: Emitter, record: Record, offset: int) -> Value:
    """Address in each lane's local memory of a place `offset` bytes behind the top of its stack."""
    _, tops = _ends(e, record, "stack")
    return e.op("add", e.resize(tops, 64), offset)


def push(lowering: ControlLowering, instruction: Instruction, saved: Saved) -> None:
    """Save registers of the active lanes on their stacks. A stack that overflows is an out-of-bounds write."""
    if not saved.size_bytes:
        return
    e = lowering.e
    place, tops = _ends(e, lowering.record, "stack")
    grown = e.op("add", tops, saved.size_bytes)
    over = e.op("and", e.mask_bits(e.compare("ugt", grown, STACK_BYTES)), lowering.active)
    lowering.fault(instruction, Fault.OUT_OF_BOUNDS, over, e.const("i64", LOCAL_BASE + lowering.storage.local_bytes))
    _move(lowering, saved, "put")
    lowering.store_masked(grown, place, align=4)


def pop(lowering: ControlLowering, saved: Saved) -> None:
    """Shrink the active lanes' stacks again, and give the saved registers their values."""
    if not saved.size_bytes:
        return
    e = lowering.e
    place, tops = _ends(e, lowering.record, "stack")
    lowering.store_masked(e.op("sub", tops, saved.size_bytes), place, align=4)
    _move(lowering, saved, "take")


def _move(lowering: ControlLowering, saved: Saved, way: str) -> None:
    """Call the functions of ``runtime/stack.cpp`` that put the registers of a call on the stacks, or take them back."""
    storage = lowering.storage
    memory = f"i64 {LOCAL_BASE + storage.stack_bottom}, i64 {storage.local_bytes}"
    for key, bits, offset in saved.places:
        slot = storage.slot(key, bits)
        arguments = f"ptr {WARP}, {lowering.active}, i32 {offset}, i32 {slot}, {memory}"
        lowering.e.line(f"call void @stack_{way}_{bits}({arguments})")


# Memory that a function allocates as it runs


def allocated(lowering: ControlLowering) -> tuple[Value, Value]:
    """Address of the ends of what the lanes have allocated, and the ends, in bytes from the bottom."""
    return _ends(lowering.e, lowering.record, "allocated")


def note_allocated(lowering: ControlLowering, function: Function) -> None:
    """Keep how much the active lanes have allocated when they enter a function."""
    if allocates(function):
        if function.name in lowering.flow.cycles:
            raise operands.UnfitError(f"{function.name} allocates and can call itself, which is not supported")
        lowering.store_masked(allocated(lowering)[1], _kept(lowering, function))


def free_allocated(lowering: ControlLowering, function: Function) -> None:
    """Free what a function has allocated when the active lanes return from it."""
    if allocates(function):
        before = lowering.e.load(_kept(lowering, function), "i32", LANES, align=64)
        lowering.store_masked(before, allocated(lowering)[0], align=4)


def _kept(lowering: ControlLowering, function: Function) -> Value:
    return lowering.e.pointer(WARP, lowering.storage.slot(f"{function.name}:allocated", 32))
