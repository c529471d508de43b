"""The call graph: targets of direct and indirect calls, and the functions that may call themselves."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.core.errors import UnsupportedInstructionError
from workbench.ptx.ir import TYPE_BITS, Function, Instruction, Module, Register, Symbol, Variable
from workbench.ptx.operands import callee_of
from workbench.ptx.places import describe

EXTERNAL = {"vprintf": 2, "__assertfail": 5, "malloc": 1, "free": 1}
"""Functions that the runtime provides, and how many arguments each takes."""


def is_external(module: Module, name: str) -> bool:
    """Whether a callee is provided by the runtime."""
    function = module.functions.get(name)
    return name in EXTERNAL and (function is None or not function.body)


def pointees(module: Module) -> tuple[str, ...]:
    """Functions whose address is taken, by an instruction or by a variable's initial value."""
    named = {module.aliases.get(s, s) for v in module.variables.values() for _, s in v.relocations}
    for _, instruction in module.instructions():
        named |= {module.aliases.get(o.name, o.name) for o in instruction.operands if isinstance(o, Symbol)}
    return tuple(n for n, f in module.functions.items() if n in named and f.body and not f.is_entry)


def targets(module: Module, caller: Function, instruction: Instruction) -> tuple[str, ...]:
    """Functions of the module that a call can reach. An indirect call reaches those with its parameters and results.

    Raises
    ------
    UnsupportedInstructionError
        If the called function has no body.
    """
    call = callee_of(instruction)
    if isinstance(call.callee, Register):
        passed = [_size(caller, a.name) if isinstance(a, Symbol | Register) else 0 for a in call.arguments]
        given = [_size(caller, name) for name in call.results]
        candidates = ((n, module.functions[n]) for n in pointees(module))
        return tuple(n for n, f in candidates if _agree(f.parameters, passed) and _agree(f.results, given))
    name = module.aliases.get(call.callee.name, call.callee.name)
    if is_external(module, name):
        return ()
    function = module.functions.get(name)
    if function is None or not function.body:
        raise UnsupportedInstructionError(describe(module, instruction, f"{name} is not defined"))
    return (name,)


def _size(caller: Function, name: str) -> int:
    """Bytes of a ``.param`` variable or a register; 0 for an operand of any size."""
    if name in caller.variables:
        return caller.variables[name].size_bytes
    return TYPE_BITS[caller.registers[name]] // 8 if name in caller.registers else 0


def _agree(variables: tuple[Variable, ...], sizes: list[int]) -> bool:
    return len(variables) == len(sizes) and all(s in {0, v.size_bytes} for s, v in zip(sizes, variables, strict=True))


def callees(module: Module, function: Function) -> Iterator[str]:
    """Yield the functions that a function can call."""
    for statement in function.body:
        if isinstance(statement, Instruction) and statement.opcode == "call":
            yield from targets(module, function, statement)


def reachable(module: Module, entry: Function) -> tuple[list[Function], dict[str, int]]:
    """List the functions that a kernel can reach, callees before callers, and number the cycles among them.

    The mapping has only functions that may call themselves. Functions that may call one another share a number. The
    algorithm is Tarjan's, for strongly connected components.
    """
    order: list[Function] = []
    cycles: dict[str, int] = {}
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(function: Function) -> None:
        name = function.name
        index[name] = low[name] = len(index)
        stack.append(name)
        calls_itself = False
        for callee in callees(module, function):
            calls_itself |= callee == name
            if callee not in index:
                visit(module.functions[callee])
            if callee in stack:
                low[name] = min(low[name], low[callee])
        order.append(function)
        if low[name] == index[name]:
            members = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(members) > 1 or calls_itself:
                cycles.update(dict.fromkeys(members, index[name]))

    visit(entry)
    return order, cycles
