"""The stack of functions that can come to call themselves, in each lane's local memory behind its variables.

Registers have one place each, whichever call of a function is running. A call that may lead back into its caller saves
the registers that are needed after it, and takes them back when it returns. Variables in local memory of such functions
lie on the stack too: each call has its own.

What a function allocates as it runs (``alloca``) lies behind that, until it returns.
"""

from __future__ import annotations

from workbench.emulator import runtime
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import LANES, LOCAL_BASE, Fault, Record
from workbench.emulator.runtime import WARP
from workbench.emulator.translate import operands
from workbench.emulator.translate.lowering import ControlLowering
from workbench.emulator.translate.storage import STACK_BYTES, Saved, allocates
from workbench.ptx.ir import TYPE_BITS, Function, Instruction


def plan(lowering: ControlLowering, targets: tuple[str, ...], extra: tuple[str, ...]) -> Saved:
    """Decide what a call at the end of the current block saves; `extra` are slots of 64 bits."""
    caller = lowering.block.function
    cycles = lowering.flow.cycles
    offset = lowering.storage.frame_bytes(caller)
    if caller.name not in cycles or all(cycles.get(t) != cycles[caller.name] for t in targets):
        return Saved(offset, (), ())
    registers = tuple(sorted(lowering.block.live_out))
    places: list[tuple[str, int, int]] = []
    for key, bits in [
        *((lowering.key(name), TYPE_BITS[caller.registers[name]]) for name in registers),
        (f"{caller.name}:return", 32),
        *((key, 64) for key in extra),
    ]:
        size = max(4, bits // 8)
        offset = -(-offset // size) * size
        places.append((key, bits, offset))
        offset += size
    return Saved(-(-offset // 16) * 16, tuple(places), registers)


def _tops(e: Emitter, record: Record) -> tuple[Value, Value]:
    """Address of the lanes' tops, and the tops, in bytes from the stack's bottom."""
    place = e.field(WARP, record["stack"])
    return place, e.load(place, "i32", LANES, align=4)


def frame_address(e: Emitter, record: Record, offset: int) -> Value:
    """Address in its lane's local memory of what lies behind the top of the stack."""
    _, tops = _tops(e, record)
    return e.op("add", e.resize(tops, 64), e.const("i64", offset))


def _helper(lowering: ControlLowering, kind: str, bits: int) -> str:
    """Name of the function that stores a vector to, or loads it from, the lanes' stacks at given offsets."""
    name = f"stack_{kind}_{bits}"
    e = Emitter()
    element = f"i{bits}"
    local = e.get(WARP, lowering.record["local"])
    bottom = e.op("add", local, e.const("i64", LOCAL_BASE + lowering.storage.stack_bottom))
    items, offsets = e.stack(element, LANES), e.stack("i32", LANES)
    e.store(Value("%offsets", "i32", LANES), offsets, align=4)
    start = Value("%value" if kind == "put" else "zeroinitializer", element, LANES)
    e.store(start, items, align=min(bits // 8, 8))

    def move(lane: Value) -> None:
        offset = e.resize(e.load(runtime.lane_item(e, offsets, "i32", lane), "i32"), 64)
        mine = e.op("mul", e.resize(lane, 64), e.const("i64", lowering.storage.local_bytes))
        host = e.assign("ptr", 0, f"inttoptr {e.op('add', bottom, e.op('add', offset, mine))} to ptr")
        item = runtime.lane_item(e, items, element, lane)
        source, target = (item, host) if kind == "put" else (host, item)
        e.store(e.load(source, element, align=4), target, align=4)

    runtime.lane_loop(e, Value("%lanes", "i32"), move)
    arguments = f"ptr %warp, i32 %lanes, <{LANES} x i32> %offsets"
    if kind == "put":
        e.line("ret void")
        head = f"define internal void @{name}({arguments}, <{LANES} x {element}> %value) noinline"
    else:
        e.line(f"ret {e.load(items, element, LANES, align=min(bits // 8, 8))}")
        head = f"define internal <{LANES} x {element}> @{name}({arguments}) noinline"
    lowering.helper(name, runtime.function(e, head))
    return name


def push(lowering: ControlLowering, instruction: Instruction, saved: Saved) -> None:
    """Save for the active lanes, and let their stacks grow; a stack that overflows is an out-of-bounds write."""
    if not saved.size_bytes:
        return
    e = lowering.e
    place, tops = _tops(e, lowering.record)
    grown = e.op("add", tops, e.const("i32", saved.size_bytes))
    beyond = e.compare("ugt", grown, e.const("i32", STACK_BYTES))
    over = e.op("and", e.mask_bits(beyond), lowering.active)
    full, room = e.new_label("full"), e.new_label("room")
    e.branch_if(e.compare("ne", over, e.const("i32", 0)), full, room)
    e.label(full)
    end = e.const("i64", LOCAL_BASE + lowering.storage.local_bytes)
    lowering.fault(instruction, Fault.OUT_OF_BOUNDS, over, end)
    e.label(room)
    lanes = lowering.active
    for key, bits, offset in saved.places:
        if bits == 1:
            value = e.cast("zext", e.mask_lanes(e.load(e.pointer(WARP, lowering.storage.slots[key]), "i32")), "i32")
        else:
            address = e.pointer(WARP, lowering.storage.slot(key, bits))
            value = e.load(address, f"i{bits}", LANES, align=64)
        name = _helper(lowering, "put", value.bits)
        offsets = e.op("add", tops, e.const("i32", offset))
        e.line(f"call void @{name}(ptr %warp, {lanes}, {offsets}, {value})")
    e.store(e.select(e.mask_lanes(lanes), grown, tops), place, align=4)


def pop(lowering: ControlLowering, saved: Saved) -> None:
    """Shrink the active lanes' stacks again, and give the saved registers their values."""
    if not saved.size_bytes:
        return
    e = lowering.e
    place, tops = _tops(e, lowering.record)
    lanes = lowering.active
    bottom = e.op("sub", tops, e.const("i32", saved.size_bytes))
    e.store(e.select(e.mask_lanes(lanes), bottom, tops), place, align=4)
    for i, (key, bits, offset) in enumerate(saved.places):
        width = 32 if bits == 1 else bits
        name = _helper(lowering, "take", width)
        offsets = e.op("add", bottom, e.const("i32", offset))
        value = e.assign(f"i{width}", LANES, f"call <{LANES} x i{width}> @{name}(ptr %warp, {lanes}, {offsets})")
        if i < len(saved.registers):
            lowering.set(saved.registers[i], e.cast("trunc", value, "i1") if bits == 1 else value)
        else:
            lowering.store_masked(value, e.pointer(WARP, lowering.storage.slot(key, bits)))


# Memory that a function allocates as it runs


def allocated(lowering: ControlLowering) -> tuple[Value, Value]:
    """Address of what the lanes have allocated, and its ends, in bytes from the bottom."""
    place = lowering.e.field(WARP, lowering.record["allocated"])
    return place, lowering.e.load(place, "i32", LANES, align=4)


def note_allocated(lowering: ControlLowering, function: Function) -> None:
    """When the active lanes enter a function: keep how much they have allocated."""
    if allocates(function):
        if function.name in lowering.flow.cycles:
            raise operands.UnfitError(f"{function.name} allocates and can call itself, which is not supported")
        lowering.store_masked(allocated(lowering)[1], _kept(lowering, function))


def free_allocated(lowering: ControlLowering, function: Function) -> None:
    """When the active lanes return from a function: free what it has allocated."""
    if allocates(function):
        before = lowering.e.load(_kept(lowering, function), "i32", LANES, align=64)
        lowering.store_masked(before, allocated(lowering)[0], align=4)


def _kept(lowering: ControlLowering, function: Function) -> Value:
    return lowering.e.pointer(WARP, lowering.storage.slot(f"{function.name}:allocated", 32))
