"""Values of an instruction's operands: registers, literals, addresses, guards."""

from __future__ import annotations

from workbench.emulator.layout import LOCAL_BASE, PARAMETER_BASE, SHARED_BASE
from workbench.emulator.translate import special, stack
from workbench.emulator.translate.blocks import Flow
from workbench.emulator.translate.point import InsertionPoint
from workbench.emulator.translate.registers import Registers
from workbench.emulator.translate.storage import Storage, function_addresses
from workbench.llvm.emitter import Value
from workbench.ptx.ir import TYPE_BITS, Address, Immediate, Instruction, Operand, Register, Symbol, f32_of_f64
from workbench.ptx.operands import UnfitError


class Values:
    """Reads the operands of instructions where code is being emitted."""

    def __init__(self, at: InsertionPoint, registers: Registers, storage: Storage, flow: Flow) -> None:
        self._at, self._registers, self._storage, self._flow = at, registers, storage, flow

    def read(self, operand: Operand, kind: str, *, keep_nan: bool = False) -> Value:
        """Value of a source operand as a PTX type, in the LLVM type of `element_of`."""
        e = self._at.e
        bits = TYPE_BITS[kind]
        if isinstance(operand, Immediate):
            return self._immediate(operand, kind)
        if isinstance(operand, Symbol):
            if kind in {"f32", "f64", "pred"}:
                raise UnfitError(f"the address of {operand.name} is no .{kind}")
            space, place = self._symbol(operand)
            if space == "frame":
                return e.resize(self._frame_address(place), bits)
            return e.const(f"i{bits}", place)
        if not isinstance(operand, Register):
            raise UnfitError(f"unexpected operand {operand}")
        name = operand.name
        if name.startswith("!"):
            if kind != "pred" or self._registers.bits(name[1:]) != 1:
                raise UnfitError(f"{name} is the negation of a predicate; a .{kind} goes here")
            return e.op("xor", self._registers.get(name[1:]), 1)
        if name.startswith("%") and name not in self._at.block.function.registers:
            value = self.special(name)
        else:
            value = self._registers.get(name, element_of(kind), keep_nan=keep_nan)
        if value.bits > bits:
            value = e.resize(e.bitcast(value, f"i{value.bits}"), bits)
        elif value.bits < bits:
            value = e.resize(value, bits, signed=kind[0] == "s")
        return e.bitcast(value, element_of(kind))

    def read_as(self, operand: Operand, name: str) -> Value:
        """Value of a source operand in the type of the register `name`."""
        return self.read(operand, self._registers.kind(name))

    def special(self, name: str) -> Value:
        """Value of a special register."""
        return special.value(self._at, name, self._storage.smem_bytes, self._storage.reserved_bytes)

    def _immediate(self, operand: Immediate, kind: str) -> Value:
        e = self._at.e
        if kind == "pred":
            return e.const("i1", operand.value & 1)
        value = operand.value
        if operand.kind == "f64" and kind == "f32":
            value = f32_of_f64(value)
        return e.const(element_of(kind), value)

    def _symbol(self, symbol: Symbol) -> tuple[str, int]:
        """State space and address of a variable: within that space if it is shared, local or of a frame."""
        found = self._storage.find(self._at.block.function, symbol.name)
        if found:
            space, value = found
            return space, value + symbol.offset + (PARAMETER_BASE if space == "param" else 0)
        functions = function_addresses(self._flow.module)
        if symbol.name in functions:
            return "", functions[symbol.name]
        raise UnfitError(f"{symbol.name} is not a variable of this module")

    def address(self, operand: Operand, space: str) -> Value:
        """Address of a memory operand: i32 within shared memory, else a virtual address in i64."""
        e = self._at.e
        if not isinstance(operand, Address):
            raise UnfitError(f"expected an address, found {operand}")
        kind = "u32" if space == "shared" else "u64"
        if isinstance(operand.base, Symbol):
            declared, base = self._symbol(operand.base)
            base += operand.offset
            if declared == "frame":
                return self._indexed(self._frame_address(base + LOCAL_BASE), operand)
            if space != declared and declared in {"shared", "local"}:
                base += SHARED_BASE if declared == "shared" else LOCAL_BASE
            elif space == "local":
                base += LOCAL_BASE
            return self._indexed(e.const(f"i{TYPE_BITS[kind]}", base), operand)
        value = self.read(operand.base, kind)
        if operand.offset:
            value = e.op("add", value, operand.offset)
        if space == "local":
            value = e.op("add", value, LOCAL_BASE)
        return value

    def _frame_address(self, offset: int) -> Value:
        return stack.frame_address(self._at.e, self._at.record, self._storage.stack_bottom + offset)

    def _indexed(self, start: Value, operand: Address) -> Value:
        """Address of an array's element; `start` if the operand names no element."""
        if operand.index is None:
            return start
        e = self._at.e
        index = self.read(operand.index, f"{self._registers.kind(operand.index.name)[0]}{start.bits}")
        return e.op("add", start, e.op("mul", index, operand.scale))

    def element_address(self, operand: Address, kind: str) -> Value:
        """Address of an array's element as ``mov`` takes it: within its state space."""
        if not isinstance(operand.base, Symbol) or operand.index is None:
            raise UnfitError(f"expected an element of an array, found {operand}")
        return self._indexed(self.read(Symbol(operand.base.name, operand.offset), kind), operand)

    def guard(self, instruction: Instruction) -> Value | None:
        """Guard predicate, or None."""
        if instruction.guard is None:
            return None
        name = instruction.guard.name
        if self._registers.bits(name) != 1:
            raise UnfitError(f"the guard {name} is no predicate")
        value = self._registers.get(name)
        return self._at.e.op("xor", value, 1) if instruction.negated else value

    def lanes(self, instruction: Instruction) -> Value:
        """Active lanes that the guard lets through, as a scalar i32."""
        guard = self.guard(instruction)
        return self._at.active if guard is None else self._at.e.op("and", self._at.active, self._at.e.mask_bits(guard))


_ELEMENTS = {kind: f"i{bits}" for kind, bits in TYPE_BITS.items()} | {"f32": "float", "f64": "double", "pred": "i1"}


def element_of(kind: str) -> str:
    """LLVM element type in which opcode rows receive a PTX type."""
    return _ELEMENTS[kind]
