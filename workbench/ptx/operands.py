"""Operands of an instruction: registers, symbols, variables of calls."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.ptx.ir import (
    TYPE_BITS,
    Address,
    Call,
    Function,
    Instruction,
    Operand,
    Pair,
    Register,
    Symbol,
    Vector,
)

CARRY = "%cc"
"""The condition code of extended-precision arithmetic, as a predicate register of each function."""


class UnfitError(ValueError):
    """An operand does not fit its instruction. The lowering makes an error of it that names the instruction."""


def reads_carry(instruction: Instruction) -> bool:
    """Whether an instruction takes the condition code as a source."""
    return instruction.opcode in {"addc", "subc", "madc"}


def callee_of(instruction: Instruction) -> Call:
    """Operand of a ``call``."""
    call = instruction.operands[0]
    assert isinstance(call, Call)
    return call


def parameter_slots(function: Function, instruction: Instruction) -> tuple[tuple[str, str], ...]:
    """Pseudo-registers, with their types, that a ``ld.param`` or ``st.param`` of a call reads or writes.

    The ``.param`` variables of calls are not in memory: each element is a register ``name+offset``. A kernel's own
    parameters are not among them.
    """
    if instruction.opcode not in {"ld", "st"} or "param" not in instruction.modifiers or len(instruction.operands) != 2:
        return ()
    address = next((o for o in instruction.operands if isinstance(o, Address)), None)
    if address is None or not isinstance(address.base, Symbol):
        return ()
    if function.is_entry and address.base.name not in function.variables:
        return ()
    kind = instruction.modifiers[-1]
    if kind not in TYPE_BITS:
        return ()
    data = instruction.operands[1 if instruction.opcode == "st" else 0]
    count = len(data.items) if isinstance(data, Vector) else 1
    step = TYPE_BITS[kind] // 8
    return tuple((f"{address.base.name}+{address.offset + i * step}", f"b{8 * step}") for i in range(count))


def slots_of(function: Function, name: str) -> tuple[str, ...]:
    """Pseudo-registers of one ``.param`` variable of a function; a register is its own."""
    if name in function.registers:
        return (name,)
    return tuple(r for r in function.registers if r.startswith(name + "+"))


def pieces_of(function: Function, name: str) -> tuple[tuple[str, int, int], ...]:
    """Name of each of `slots_of`, and its first bit in the variable and its width in bits."""
    return tuple(
        (slot, 8 * int(slot[len(name) + 1 :] or 0), TYPE_BITS[function.registers[slot]])
        for slot in slots_of(function, name)
    )


def elements_of(operand: Operand) -> tuple[Operand, ...]:
    """Elements of a vector operand; a scalar is a vector of one."""
    return operand.items if isinstance(operand, Vector) else (operand,)


def parts_of(operand: Operand) -> tuple[Operand, ...]:
    """Both parts of a pair; any other operand is one part."""
    return (operand.first, operand.second) if isinstance(operand, Pair) else (operand,)


def registers_of(operand: Operand) -> tuple[str, ...]:
    """Names of the registers in an operand."""
    if isinstance(operand, Register):
        return (operand.name.lstrip("!"),) if operand.name != "_" else ()
    if isinstance(operand, Address):
        index = () if operand.index is None else (operand.index,)
        return _registers_in(operand.base, *index, *operand.coordinates)
    if isinstance(operand, Vector):
        return _registers_in(*operand.items)
    if isinstance(operand, Pair):
        return _registers_in(operand.first, operand.second)
    return _registers_in(operand.callee, *operand.arguments) if isinstance(operand, Call) else ()


def _registers_in(*operands: Operand) -> tuple[str, ...]:
    return tuple(name for operand in operands for name in registers_of(operand))


def symbols_of(operand: Operand) -> Iterator[str]:
    """Names of the variables and functions in an operand."""
    match operand:
        case Symbol(name):
            yield name
        case Address(Symbol(name)):
            yield name
        case Vector(items):
            for item in items:
                yield from symbols_of(item)
        case Call(callee=Symbol(name)):
            yield name
