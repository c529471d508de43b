"""Control flow of a kernel and the functions that it calls: basic blocks, liveness, uniform registers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from workbench.core.errors import UnsupportedInstructionError
from workbench.flow.blocks import Block, Flow, M, Match
from workbench.flow.effects import definitions, effects_of
from workbench.ptx import calls
from workbench.ptx.guards import with_guards_as_branches
from workbench.ptx.ir import Address, Function, Instruction, Label, Module, Pair, Register, Symbol, Vector
from workbench.ptx.operands import CARRY, callee_of, parameter_slots, registers_of, slots_of
from workbench.ptx.places import describe

UNIFORM_SPECIAL = {f"%{name}.{axis}" for name in ("ctaid", "nctaid", "ntid") for axis in "xyz"}
"""Special registers that hold one value for a whole block of threads."""

_LEAVING = {"bra", "brx", "ret", "exit", "trap"}
_SHARING = {"atom", "mbarrier"}
_SEEN = {"atom", "red", "mbarrier"}
OBSERVING = {"volatile", "relaxed", "acquire", "mmio"}
_QUIET = {"mov", "bra", "nanosleep", "elect", "vote", "activemask", "addc", "subc", "madc"}
"""Opcodes that touch no memory that threads share, beside the rows that only compute."""


Find = Callable[[Module, Instruction], M]
"""Finds the form of an instruction of a module; raises where it has none."""


def build(module: Module, entry: str, find: Find[M], *, scheduled: bool = False) -> Flow[M]:
    """Cut `entry` and the functions that it can reach into basic blocks.

    Callees have lower numbers than their callers, so lanes in a call run before lanes that wait behind it.
    In a program for schedules a block begins at each instruction by which threads may see one another.

    Raises
    ------
    UnsupportedInstructionError
        For a branch to labels that are not known, a call of what has no body, and where `find` raises it.
    """
    flow: Flow[M] = Flow(module, module.functions[entry])
    functions, flow.cycles = calls.reachable(module, flow.entry)
    for function in functions:
        _cut(flow, function, find, scheduled=scheduled)
    _liveness(flow)
    flow.uniform = _uniform_registers(flow, find)
    return flow


def _cut(flow: Flow[M], function: Function, find: Find[M], *, scheduled: bool) -> None:
    first = len(flow.blocks)
    flow.entries[function.name] = first
    current: Block[M] = Block(first, function)
    flow.blocks.append(current)

    def begin(previous: Block[M] | None) -> Block[M]:
        block: Block[M] = Block(len(flow.blocks), function)
        flow.blocks.append(block)
        if previous is not None:
            previous.successors.append(block.index)
        return block

    ended = False  # whether control cannot fall through from `current`
    for statement in function.body:
        if isinstance(statement, Instruction):
            function.registers.update(parameter_slots(function, statement))
            if "cc" in statement.modifiers:
                function.registers[CARRY] = "pred"
    for statement in with_guards_as_branches(function):
        if isinstance(statement, Label):
            if current.instructions or current.received or ended:
                current = begin(None if ended else current)
                ended = False
            flow.labels[function.name, statement.name] = current.index
            continue
        match = find(flow.module, statement)
        together = bool(current.instructions) and current.instructions[0][1].row.role in {"aligned", "group"}
        waits = {"sync": True, "aligned": not together, "group": not continues_product(current, statement)}.get(
            match.row.role, False
        )
        preempts = scheduled and _is_seen(statement)
        if ended or ((waits or preempts) and (current.instructions or current.received)):
            current = begin(None if ended else current)
            ended = False
        current.preempts |= preempts
        current.is_sync |= waits
        current.observes |= statement.opcode in _SHARING or not OBSERVING.isdisjoint(statement.modifiers)
        current.instructions.append((statement, match))
        if match.row.role == "end":
            ended = statement.opcode in _LEAVING
            if statement.guard is not None or not ended:
                current = begin(current)
                if statement.opcode == "call" or "red" in statement.modifiers:
                    current.received = statement
                ended = False
    if not ended:
        ret = Instruction("ret", (), (), None, False, 0, None)
        current.instructions.append((ret, find(flow.module, ret)))
    for block in flow.blocks[first:]:
        _link_branches(flow, block)
    for block in flow.blocks[first:]:
        for target in block.successors:
            loop = flow.blocks[target : block.index + 1]
            flow.polls |= _polls(loop, flow.blocks[max(target - 1, first)])


def _polls(loop: Sequence[Block[M]], before: Block[M]) -> set[int]:
    """Return PTX lines of volatile loads from a place that stays the same, in a loop that changes no memory.

    `before` is the block that the loop follows.
    """
    if any(block.received is not None for block in loop):
        return set()
    inside = [each for block in loop for each in block.instructions]
    looks = [i for i, _ in inside if _is_volatile_load(i)]
    if not looks or any(m.row.role in {"aligned", "group"} or not _only_looks(i, m) for i, m in inside):
        return set()
    changed = {name for block in loop for written, _ in effects_of(block) for name in written}
    polls = [i for i in looks if changed.isdisjoint(_address_of(i))]
    # The first look of such a loop may stand before it, where the compiler has turned it around.
    places = {(i.operands[1:], i.location) for i in polls}
    ahead = (i for i, _ in before.instructions if _is_volatile_load(i) and (i.operands[1:], i.location) in places)
    return {i.line for i in (*polls, *ahead)}


def _is_seen(instruction: Instruction) -> bool:
    """Whether an instruction may be seen by other threads without a race, or may see them, but for barriers."""
    words = set(instruction.modifiers)
    if instruction.opcode in _SEEN or {"bulk", "async"} <= words:
        return True
    return instruction.opcode in {"ld", "st"} and not words.isdisjoint(OBSERVING | {"release", "async"})


def _is_volatile_load(instruction: Instruction) -> bool:
    return instruction.opcode == "ld" and "volatile" in instruction.modifiers


def _only_looks(instruction: Instruction, match: Match) -> bool:
    """Whether an instruction changes no memory that others see, and waits for no other warp."""
    fences = instruction.opcode in {"ld", "membar", "fence"} or match.row.role == "sync"
    return fences or is_quiet(instruction, match)


def _address_of(instruction: Instruction) -> set[str]:
    """Name the registers that the address of a load is made of."""
    return {
        operand.base.name
        for operand in instruction.operands
        if isinstance(operand, Address) and isinstance(operand.base, Register)
    }


def is_product(instruction: Instruction) -> bool:
    """Whether an instruction is a product of a warp group."""
    return instruction.opcode == "wgmma" and instruction.modifiers[0] == "mma_async"


def continues_product(block: Block[M], instruction: Instruction) -> bool:
    """Whether a product follows another one in its block, and nothing between them can be seen by other threads."""
    if not is_product(instruction):
        return False
    for before, match in reversed(block.instructions):
        if before.opcode != "wgmma" and not is_quiet(before, match):
            return False
        if is_product(before):
            return True
    return False


def is_quiet(instruction: Instruction, match: Match) -> bool:
    """Whether an instruction touches no memory but the kernel's parameters."""
    of_parameter = instruction.opcode == "ld" and "param" in instruction.modifiers
    return match.row.computes or instruction.opcode in _QUIET or "cc" in match.words or of_parameter


def _link_branches(flow: Flow[M], block: Block[M]) -> None:
    if block.instructions:
        names = branch_targets(flow.module, block.function, block.instructions[-1][0])
        block.successors[:0] = [flow.label(block.function, name) for name in names]


def branch_targets(module: Module, function: Function, instruction: Instruction) -> tuple[str, ...]:
    """Labels that a ``bra`` or ``brx`` may jump to; none for any other instruction."""
    operands = instruction.operands
    if instruction.opcode == "bra" and len(operands) == 1 and isinstance(operands[0], Symbol):
        return (operands[0].name,)
    if instruction.opcode == "brx" and len(operands) == 2 and isinstance(operands[1], Symbol):
        targets = function.branch_targets.get(operands[1].name)
        if targets:
            return targets
    if instruction.opcode in {"bra", "brx"}:
        raise UnsupportedInstructionError(describe(module, instruction, "this is not a branch to known labels"))
    return ()


def _liveness(flow: Flow[M]) -> None:
    used: list[frozenset[str]] = []
    defined: list[frozenset[str]] = []
    for block in flow.blocks:
        function = block.function
        read: set[str] = set()
        written: set[str] = set()
        if block.received is not None and block.received.opcode == "call":
            written |= {s for name in callee_of(block.received).results for s in slots_of(function, name)}
        for made, of in effects_of(block):
            read |= of - written
            written |= made
        used.append(frozenset(r for r in read if r in function.registers))
        defined.append(frozenset(r for r in written if r in function.registers))
    changed = True
    while changed:
        changed = False
        for block in reversed(flow.blocks):
            live_out = frozenset().union(*(flow.blocks[s].live_in for s in block.successors))
            if not block.successors or (block.instructions and block.instructions[-1][0].opcode == "ret"):
                live_out |= {s for v in block.function.results for s in slots_of(block.function, v.name)}
            live_in = used[block.index] | (live_out - defined[block.index])
            if live_in != block.live_in or live_out != block.live_out:
                block.live_in, block.live_out = live_in, live_out
                changed = True


def _uniform_registers(flow: Flow[M], find: Find[M]) -> frozenset[str]:
    """Find the registers of the kernel that hold one value for a whole block of threads.

    Such a register has one definition, without a guard. It is computed only from parameters, literals, block indices
    and registers of the same kind. The value is the same whichever lanes execute the definition, and however often. So
    the register is a scalar, and is stored without a mask.
    """
    entry = flow.entry
    count: dict[str, int] = {}
    candidates: list[tuple[str, Instruction]] = []
    for statement in entry.body:
        if isinstance(statement, Label):
            continue
        match = find(flow.module, statement)
        written = definitions(entry, statement, match)
        if statement.opcode == "call":  # a call writes its results in the next block
            written = set(callee_of(statement).results)
        for name in written:
            count[name] = count.get(name, 0) + 1
        if len(written) == 1 and statement.guard is None and (match.row.computes or _is_uniform_move(entry, statement)):
            candidates.append((next(iter(written)), statement))
    waiting = [
        (name, [r for o in statement.operands[1:] for r in registers_of(o) if r not in UNIFORM_SPECIAL])
        for name, statement in candidates
        if count[name] == 1 and entry.registers.get(name) not in {None, "pred"} and not _has_pair(statement)
    ]
    uniform: set[str] = set()
    while found := {name for name, sources in waiting if uniform.issuperset(sources)} - uniform:
        uniform |= found
    return frozenset(uniform)


def _is_uniform_move(entry: Function, instruction: Instruction) -> bool:
    if instruction.opcode == "ld":
        address = instruction.operands[1]
        named = isinstance(address, Address) and isinstance(address.base, Symbol)
        return named and instruction.modifiers[0] == "param" and not parameter_slots(entry, instruction)
    return instruction.opcode == "mov" and not isinstance(instruction.operands[-1], Vector)


def _has_pair(instruction: Instruction) -> bool:
    return isinstance(instruction.operands[0], Pair | Vector)
