"""Branches, calls, barriers of a block, and the end of threads: PTX ISA 9.7.12, 9.7.13.1 and 9.7.19."""

from __future__ import annotations

from itertools import pairwise
from math import prod
from operator import itemgetter

from workbench.emulator.layout import CONTEXT, LANES, LOCAL_BASE, Fault
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate import stack
from workbench.emulator.translate.lowering import ControlLowering, Lowering, PendingCall, do_nothing
from workbench.emulator.translate.storage import STACK_BYTES, Saved, function_addresses
from workbench.emulator.translate.table import Match, Row
from workbench.flow.blocks import register_key
from workbench.llvm.emitter import Value
from workbench.ptx import calls, operands
from workbench.ptx.ir import TYPE_BITS, Function, Immediate, Instruction, Operand, Register, Symbol
from workbench.ptx.operands import UnfitError


def _bra(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    target = instruction.operands[0]
    assert isinstance(target, Symbol)
    index = lowering.flow.label(lowering.block.function, target.name)
    if instruction.guard is None:
        lowering.go_on(index)
        return
    taken = lowering.lanes(instruction)
    lowering.write_back()
    lowering.branch(taken, index, lowering.block.next)


def _brx(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    """Branch by index: lanes with the same target go together."""
    e = lowering.e
    index, table = instruction.operands
    assert isinstance(table, Symbol)
    names = lowering.block.function.branch_targets[table.name]
    value = e.vector(lowering.read(index, "u32"))
    lowering.write_back()
    lanes = _split(lowering, instruction)
    for i, name in enumerate(names):
        here = e.op("and", lanes, e.mask_bits(e.compare("eq", value, i)))
        lowering.enqueue(lowering.flow.label(lowering.block.function, name), here)
    e.branch("dispatch")


def _split(lowering: ControlLowering, instruction: Instruction) -> Value:
    """Send lanes where the guard is false to the next block; return the others."""
    lanes = lowering.lanes(instruction)
    if instruction.guard is not None:
        rest = lowering.e.op("and", lowering.active, lowering.e.op("xor", lanes, -1))
        lowering.enqueue(lowering.block.next, rest)
    return lanes


def _exit(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    lowering.write_back()
    lanes = _split(lowering, instruction)
    if prod(lowering.flow.cluster) > 1:
        lowering.note_sync(instruction, "exit", lanes)
    lowering.leave(lanes)
    lowering.e.branch("dispatch")


def _ret(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    if lowering.block.function.is_entry:
        _exit(lowering, m, instruction)
        return
    e = lowering.e
    lowering.write_back()
    lanes = _split(lowering, instruction)
    lowering.active = lanes
    stack.free_allocated(lowering, lowering.block.function)
    targets = e.load(_return_slot(lowering, lowering.block.function), "i32", LANES, align=64)
    lowering.resume(lanes, targets)
    e.branch("dispatch")


def _call(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    """Pass the arguments, and enter the callee. In an indirect call each lane names its own."""
    e = lowering.e
    call = operands.callee_of(instruction)
    caller = lowering.block.function
    names = calls.targets(lowering.flow.module, caller, instruction)
    if isinstance(call.callee, Symbol) and not names:
        _external(lowering, instruction)
        return
    return_block = lowering.block.next
    pointer_key = f"{caller.name}:pointer:{return_block}"
    pointer = e.vector(lowering.read(call.callee, "u64")) if isinstance(call.callee, Register) else None
    passed = {name: _arguments(lowering, instruction, lowering.flow.module.functions[name]) for name in names}
    lowering.write_back()
    saved = stack.plan(lowering, names, (pointer_key,) if pointer is not None else ())
    stack.push(lowering, instruction, saved)
    lowering.calls[return_block] = PendingCall(names, pointer_key, saved)
    if pointer is None:
        _enter(lowering, names[0], passed[names[0]])
        lowering.jump(lowering.flow.entries[names[0]])
        return
    lowering.store_masked(pointer, e.pointer(WARP, lowering.storage.slot(pointer_key, 64)))
    addresses = function_addresses(lowering.flow.module)
    whole = lost = lowering.active
    for name, values in passed.items():
        here = e.compare("eq", pointer, addresses[name])
        lowering.active = e.op("and", whole, e.mask_bits(here))
        _enter(lowering, name, values)
        lowering.enqueue(lowering.flow.entries[name], lowering.active)
        lost = e.op("and", lost, e.op("xor", lowering.active, -1))
    lowering.active = whole
    lowering.fault(instruction, Fault.TRAP, lost)
    e.branch("dispatch")


def _parameter_slot(lowering: ControlLowering, function: Function, name: str) -> Value:
    """Address of a pseudo-register of a function's ``.param`` variable."""
    key = register_key(function, lowering.flow.entry, name)
    return lowering.e.pointer(WARP, lowering.storage.slot(key, TYPE_BITS[function.registers[name]]))


def _return_slot(lowering: ControlLowering, function: Function) -> Value:
    """Address of the lanes' return blocks of a function."""
    return lowering.e.pointer(WARP, lowering.storage.slot(f"{function.name}:return", 32))


def _enter(lowering: ControlLowering, name: str, values: list[tuple[str, Value]]) -> None:
    """Give a function its arguments, and the block that it returns to, for the active lanes."""
    function = lowering.flow.module.functions[name]
    stack.note_allocated(lowering, function)
    for slot, value in values:
        lowering.store_masked(value, _parameter_slot(lowering, function, slot))
    back = lowering.e.const("i32", lowering.block.next)
    lowering.store_masked(lowering.e.vector(back), _return_slot(lowering, function))


def _arguments(lowering: ControlLowering, instruction: Instruction, function: Function) -> list[tuple[str, Value]]:
    """Pseudo-registers of a callee's parameters, with their values."""
    found: list[tuple[str, Value]] = []
    arguments = operands.callee_of(instruction).arguments
    if len(arguments) != len(function.parameters):
        raise UnfitError(f"{function.name} takes {len(function.parameters)} arguments; the call has {len(arguments)}")
    for formal, actual in zip(function.parameters, arguments, strict=True):
        if formal.type == "pred":
            raise UnfitError(f"{function.name} has the predicate {formal.name} as a parameter, which ptxas refuses")
        given = _given(lowering, actual, formal.type)
        for slot, start, bits in operands.pieces_of(function, formal.name):
            found.append((slot, _composed(lowering, given, start, bits, f"argument {actual} of {function.name}")))
    return found


def _given(lowering: ControlLowering, actual: Operand, kind: str) -> list[tuple[int, Value]]:
    """Pieces of an argument, each with its first bit. A register or a literal is one piece."""
    e, caller = lowering.e, lowering.block.function
    if (
        isinstance(actual, Symbol)
        and actual.name in caller.variables
        and caller.variables[actual.name].space == "param"
    ):
        pieces = operands.pieces_of(caller, actual.name)
        return [(start, lowering.read(Register(slot), _kind(lowering, slot))) for slot, start, _ in pieces]
    value = lowering.read(actual, kind)
    return [(0, e.bitcast(value, f"i{value.bits}"))]


def _composed(lowering: ControlLowering, given: list[tuple[int, Value]], start: int, bits: int, what: str) -> Value:
    """Compose some bits of a ``.param`` variable from the pieces that were stored to it; other bits are 0."""
    e = lowering.e
    here = [(at, value) for at, value in given if at < start + bits and start < at + value.bits]
    here.sort(key=itemgetter(0))
    if any(at + value.bits > after for (at, value), (after, _) in pairwise(here)):
        raise UnfitError(f"{what} is stored in pieces that overlap")
    if len(here) == 1 and here[0][0] == start and here[0][1].bits == bits:
        return here[0][1]
    total = e.const(f"i{bits}", 0)
    for at, value in here:
        part = e.op("lshr", value, start - at) if at < start else value
        part = e.resize(part, bits)
        total = e.op("or", total, e.op("shl", part, at - start) if at > start else part)
    return total


def receive(lowering: ControlLowering, instruction: Instruction) -> None:
    """Receive the results of the ``call`` or ``bar.red`` that ended the block before."""
    (_receive_results if instruction.opcode == "call" else _receive_reduction)(lowering, instruction)


def _receive_results(lowering: ControlLowering, instruction: Instruction) -> None:
    """Read the results of a call, then take the caller's own registers back from the stack."""
    e = lowering.e
    call = operands.callee_of(instruction)
    pending = lowering.calls.get(lowering.block.index) or PendingCall((), "", Saved(0, ()))
    pointer: Value | None = None
    if isinstance(call.callee, Register):
        pointer = e.load(e.pointer(WARP, lowering.storage.slot(pending.pointer_key, 64)), "i64", LANES, align=64)
    addresses = function_addresses(lowering.flow.module)
    results: dict[str, Value] = {}
    for i, variable in enumerate(call.results):
        for mine, start, bits in operands.pieces_of(lowering.block.function, variable):
            results[mine] = e.const(f"i{bits}", 0)
            if pending.result_key:
                slot = e.pointer(WARP, lowering.storage.slot(pending.result_key, 64))
                results[mine] = e.load(slot, "i64", LANES, align=64)
            for name in pending.names:
                value = _result(lowering, lowering.flow.module.functions[name], i, start, bits)
                if pointer is not None:
                    here = e.compare("eq", pointer, addresses[name])
                    value = e.select(here, value, results[mine])
                results[mine] = value
    stack.pop(lowering, pending.saved)
    for mine, value in results.items():
        lowering.set(mine, value)


def _result(lowering: ControlLowering, function: Function, number: int, start: int, bits: int) -> Value:
    """Read some bits of a function's result."""
    e = lowering.e
    if number >= len(function.results) or function.results[number].type == "pred":
        raise UnfitError(f"{function.name} has no result {number + 1} that a call can receive")
    name = function.results[number].name
    given = [
        (at, e.load(_parameter_slot(lowering, function, slot), f"i{size}", LANES, align=64))
        for slot, at, size in operands.pieces_of(function, name)
    ]
    return _composed(lowering, given, start, bits, f"result {name} of {function.name}")


def _kind(lowering: ControlLowering, name: str) -> str:
    if name not in lowering.block.function.registers:
        raise UnfitError(f"nothing has been stored to {name.partition('+')[0]}")
    return lowering.block.function.registers[name]


def _external(lowering: ControlLowering, instruction: Instruction) -> None:
    """Call a function that the runtime provides: `calls.EXTERNAL`."""
    e = lowering.e
    call = operands.callee_of(instruction)
    arguments = [_argument(lowering, a) for a in call.arguments]
    wanted = calls.EXTERNAL[call.callee.name]
    if len(arguments) != wanted:
        raise UnfitError(f"{call.callee} takes {wanted} arguments, found {len(arguments)}")
    lanes = lowering.lanes(instruction)
    if call.callee.name == "malloc":
        _malloc(lowering, e.vector(arguments[0]), lanes)
    elif call.callee.name == "free":
        lowering.allocates = True
        lowering.invoke("heap_free", lanes, e.vector(arguments[0]), lowering.site(instruction, "free"))
    elif call.callee.name == "__assertfail":
        vectors = [e.vector(argument) for argument in arguments[:4]]

        def keep_message() -> None:
            lane = e.intrinsic("cttz", lanes, True)
            for i, vector in enumerate(vectors):
                first = e.assign(vector.element, 0, f"extractelement {vector}, {lane}")
                e.put(CTX, CONTEXT["fault_extra"], e.resize(first, 64), i)

        e.when(e.compare("ne", lanes, 0), keep_message)
        lowering.fault(instruction, Fault.ASSERT, lanes)
    else:
        lowering.prints = True
        formats, values = (e.vector(a) for a in arguments)

        def show(lane: Value) -> None:
            text, data = (e.assign("i64", 0, f"extractelement {v}, {lane}") for v in (formats, values))
            callback = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['print'])} to ptr")
            index = e.get(WARP, lowering.record["index"])
            e.line(f"call void {callback.text}(ptr %ctx, {text}, {data}, {index}, {lane})")

        e.each_lane(lanes, show)
    lowering.go_on(lowering.block.next)


def _malloc(lowering: ControlLowering, sizes: Value, lanes: Value) -> None:
    """Allocate for each lane; the block behind the call receives the addresses."""
    e = lowering.e
    lowering.allocates = True
    places = lowering.invoke("heap_malloc", lanes, sizes, result=sizes)
    key = f"{lowering.block.function.name}:malloc:{lowering.block.next}"
    lowering.store_masked(places, e.pointer(WARP, lowering.storage.slot(key, 64)))
    lowering.calls[lowering.block.next] = PendingCall((), "", Saved(0, ()), key)


def _argument(lowering: ControlLowering, operand: Operand) -> Value:
    """Read a call's argument: a register, or the ``.param`` variable that holds it."""
    if isinstance(operand, Symbol):
        name = f"{operand.name}+0"
        return lowering.read(Register(name), _kind(lowering, name))
    if not isinstance(operand, Register):
        raise UnfitError(f"expected a register or a .param variable as an argument, found {operand}")
    return lowering.read(operand, _kind(lowering, operand.name))


def _barrier(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    """Count the threads that arrive. At bar.sync and bar.red they stay until the barrier opens."""
    e = lowering.e
    sources = list(instruction.operands[1:] if "red" in m else instruction.operands)
    predicate = lowering.read(sources.pop(), "pred") if "red" in m else e.const("i1", 0)
    numbers = e.vector(lowering.read(sources[0], "u32"))
    count = first_lane(lowering, lowering.read(sources[1], "u32")) if len(sources) > 1 else e.const("i32", 0)
    truth = e.mask_bits(predicate)
    waits = e.const("i32", 0 if "arrive" in m else -1)
    lowering.write_back()
    lowering.wait_before(lowering.block.next, instruction)
    site = lowering.site(instruction, "barrier.arrive" if "arrive" in m else "barrier")
    arguments = f"{lowering.active}, {numbers}, {count}, {truth}, {waits}, {site}"
    e.line(f"call void @barrier(ptr {CTX}, ptr {WARP}, {arguments})")
    if "arrive" in m:
        lowering.jump(lowering.block.next)
    else:
        e.branch("dispatch")


def first_lane(lowering: Lowering, value: Value) -> Value:
    """Element of the first active lane of an operand that must be the same in every lane."""
    if not value.lanes:
        return value
    lane = lowering.e.intrinsic("cttz", lowering.active, True)
    return lowering.e.assign(value.element, 0, f"extractelement {value}, {lane}")


def _receive_reduction(lowering: ControlLowering, instruction: Instruction) -> None:
    """Read the result of the phase of a barrier that each lane waited for."""
    e = lowering.e
    true, size = (
        e.load(e.field(WARP, lowering.record[f"barrier_{n}"]), "i32", LANES, align=4) for n in ("true", "size")
    )
    if "popc" in instruction.modifiers:
        result = true
    elif "and" in instruction.modifiers:
        result = e.compare("eq", true, size)
    else:
        result = e.compare("ne", true, 0)
    lowering.give(instruction, instruction.operands[:1], [result])


def _trap(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    lanes = lowering.lanes(instruction)
    lowering.fault(instruction, Fault.TRAP, lanes)
    lowering.write_back()
    if instruction.guard is None:
        e.branch("dispatch")
    else:
        lowering.jump(lowering.block.next)


def _wait_for_grids(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Record that lanes have waited for the grids before this one. Launches of the emulator follow one another."""
    lowering.note_sync(instruction, "grid.wait", lowering.lanes(instruction))


# Allocation: PTX ISA 9.7.17


def _allocate(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    """Allocate in each lane's local memory. An allocation that does not fit is an out-of-bounds write."""
    e = lowering.e
    target, size, *rest = instruction.operands
    align = rest[0].value if rest and isinstance(rest[0], Immediate) else 8
    if align <= 0 or align & align - 1:
        raise UnfitError(f"alignments are powers of two, found {align}")
    place, ends = stack.allocated(lowering)
    bottom, wide = e.const("i64", lowering.storage.allocation_bottom), e.resize(ends, 64)
    start = e.op("and", e.op("add", e.op("add", bottom, wide), align - 1), -align)
    taken = e.intrinsic("umin", e.resize(lowering.read(size, m.type), 64), 2 * STACK_BYTES)
    end = e.op("sub", e.op("add", start, e.vector(taken)), bottom)
    lanes = lowering.lanes(instruction)
    over = e.op("and", e.mask_bits(e.compare("ugt", end, STACK_BYTES)), lanes)
    lowering.fault(instruction, Fault.OUT_OF_BOUNDS, over, e.const("i64", LOCAL_BASE + lowering.storage.local_bytes))
    e.store(e.select(e.mask_lanes(lanes), e.resize(end, 32), ends), place, align=4)
    lowering.give(instruction, [target], [e.resize(start, TYPE_BITS[m.type])])


def _save_stack(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    target = instruction.operands[0]
    ends = lowering.e.resize(stack.allocated(lowering)[1], TYPE_BITS[m.type])
    lowering.give(instruction, [target], [ends])


def _restore_stack(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    place, ends = stack.allocated(lowering)
    value = e.vector(e.resize(lowering.read(instruction.operands[0], m.type), 32))
    value = e.intrinsic("umin", value, STACK_BYTES)
    e.store(e.select(e.mask_lanes(lowering.lanes(instruction)), value, ends), place, align=4)


_ID = "{.cta}"

ROWS: tuple[Row, ...] = (
    Row("bra{.uni}", "label", _bra, "9.7.12.3", role="end"),
    Row("brx.idx{.uni}", "a, label", _brx, "9.7.12.4", role="end"),
    Row("call{.uni}", "call", _call, "9.7.12.5", role="end"),
    Row("ret{.uni}", "", _ret, "9.7.12.6", role="end"),
    Row("exit", "", _exit, "9.7.12.7", role="end"),
    Row("trap", "", _trap, "9.7.19.4", role="end"),
    Row(f"bar{_ID}.(sync|arrive)", "a, a?", _barrier, "9.7.13.1", role="end"),
    Row(f"barrier{_ID}.(sync|arrive){{.aligned}}", "a, a?", _barrier, "9.7.13.1", role="end"),
    Row(f"bar{_ID}.red.popc.u32", "d, a, a, a?", _barrier, "9.7.13.1", role="end"),
    Row(f"bar{_ID}.red.(and|or).pred", "d, a, a, a?", _barrier, "9.7.13.1", role="end"),
    Row(f"barrier{_ID}.red.popc{{.aligned}}.u32", "d, a, a, a?", _barrier, "9.7.13.1", role="end"),
    Row(f"barrier{_ID}.red.(and|or){{.aligned}}.pred", "d, a, a, a?", _barrier, "9.7.13.1", role="end"),
    Row("stacksave.(u32|u64)", "d", _save_stack, "9.7.17.1"),
    Row("stackrestore.(u32|u64)", "a", _restore_stack, "9.7.17.2"),
    Row("alloca.(u32|u64)", "d, a, n?", _allocate, "9.7.17.3"),
    Row("nanosleep.u32", "...", do_nothing, "9.7.19.2"),
    Row("pmevent{.mask}", "...", do_nothing, "9.7.19.3"),
    Row("setmaxnreg.(inc|dec).sync.aligned.u32", "...", do_nothing, "9.7.19.5"),
    Row("griddepcontrol.launch_dependents", "...", do_nothing, "9.7.13.13"),
    Row("griddepcontrol.wait", "", _wait_for_grids, "9.7.13.13"),
    Row("brkpt", "...", do_nothing, "9.7.19.1"),
)
