"""Where a kernel's variables, parameters and registers lie in memory."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.core.errors import PtxError
from workbench.emulator import layout
from workbench.emulator.layout import FIRST_STATIC_WINDOW, LANES, window_base
from workbench.emulator.manifest import StaticVariable
from workbench.emulator.translate.blocks import Flow
from workbench.flow.blocks import register_key
from workbench.llvm.records import Record
from workbench.ptx.ir import Function, Instruction, Module, Variable
from workbench.ptx.operands import registers_of, symbols_of

_LEAST_DYNAMIC_ALIGN = 16
"""Dynamic shared memory begins behind the static memory, at a multiple of this, or of the largest alignment of any
``.extern`` declaration of the module, used or not. ptxas lays it out so."""

STACK_BYTES = 1 << 14
"""Size of each lane's stack, and of the memory that it may allocate. CUDA's default is 1 KiB, with smaller frames."""

ALLOCATING = {"alloca", "stacksave", "stackrestore"}
"""Opcodes that allocate local memory, or free it."""


def allocates(function: Function) -> bool:
    """Whether a function allocates in local memory."""
    return any(isinstance(s, Instruction) and s.opcode in ALLOCATING for s in function.body)


def parameter_offsets(parameters: Sequence[Variable]) -> tuple[tuple[int, int], ...]:
    """Offset and size in bytes of each kernel parameter, aligned as the ABI does."""
    offsets: list[tuple[int, int]] = []
    at = 0
    for parameter in parameters:
        at = _up(at, parameter.align_bytes)
        offsets.append((at, parameter.size_bytes))
        at += parameter.size_bytes
    return tuple(offsets)


@dataclass(frozen=True)
class Saved:
    """What a call saves on the stack.

    Attributes
    ----------
    size_bytes : int
        Bytes by which the stack grows until the call returns.
    places : tuple of (str, int, int)
        Slots in the warp's record, their widths in bits, and their offsets from the old top.
    """

    size_bytes: int
    places: tuple[tuple[str, int, int], ...]


def function_addresses(module: Module) -> dict[str, int]:
    """Address of each function as a kernel sees it: below every variable, and never 0."""
    functions = {name: 16 * (i + 1) for i, name in enumerate(module.functions)}
    return functions | {alias: functions[name] for alias, name in module.aliases.items() if name in functions}


def source_name(symbol: str) -> str:
    """Read the name of a variable off its symbol: ``_ZZ6kernelE4tile`` is ``tile`` of ``kernel``."""
    if not symbol.startswith("_Z"):
        return symbol
    for found in re.finditer(r"(?<=[EN\d])(\d+)(?=[A-Za-z_])", symbol):
        name = symbol[found.end() : found.end() + int(found[1])]
        if re.fullmatch(r"E?(_\d+)?", symbol[found.end() + int(found[1]) :]):
            return name
    return symbol


class Storage:
    """The memory layout of one kernel, made before any code.

    Attributes
    ----------
    record : Record
        The warp's record; slots of registers are appended as code needs them.
    symbols : dict
        State space and address of each variable and parameter, by its name in the kernel. Variables of a function that
        may call itself are in the space ``"frame"``, at an offset from the top of the stack.
    variables : tuple of StaticVariable
        The module's variables, in the order of their windows.
    parameters : tuple of (int, int)
        Offset and size of each parameter, in bytes.
    reserved_bytes, smem_bytes, local_bytes : int
        Shared memory of a block that is the system's; with that, its static shared memory; local memory of a lane, with
        its stack.
    stack_bottom, allocation_bottom : int
        Where the stack, and what functions allocate, begin in local memory.
    shared : tuple of (str, int, int)
        Name in the source, offset and size of each variable in shared memory; of size 0 what is dynamic.
    slots : dict
        Offsets of registers in the record, by their names in the kernel.
    """

    def __init__(self, flow: Flow, record: Record) -> None:
        self.record = record
        self.symbols: dict[str, tuple[str, int]] = {}
        self.slots: dict[str, int] = {}
        self._shared: list[tuple[str, int, int]] = []
        self._flow = flow
        self._functions = {b.function.name: b.function for b in flow.blocks}
        read = {n for b in flow.blocks for i, _ in b.instructions for o in i.operands for n in registers_of(o)}
        self.reserved_bytes = layout.RESERVED_SMEM_BYTES * any(name.startswith("%reserved_smem") for name in read)
        self.smem_bytes, local_bytes, variables = self._lay_out_variables()
        self._lay_out_stack(local_bytes)
        for what, size, most in (
            ("shared", self.smem_bytes - self.reserved_bytes, layout.MAX_SMEM_BYTES),
            ("local", self.local_bytes, layout.MAX_LOCAL_BYTES),
        ):
            if size > most:
                raise PtxError(f"{flow.entry.name} declares {size} bytes of {what} memory; at most {most} exist")
        self.shared = tuple(self._shared)
        self.variables = tuple(StaticVariable(v.name, v.space, v.size_bytes, self._initial(v)) for v in variables)
        self.parameters = parameter_offsets(flow.entry.parameters)
        for parameter, (offset, _) in zip(flow.entry.parameters, self.parameters, strict=True):
            self.symbols[parameter.name] = ("param", offset)

    def _lay_out_variables(self) -> tuple[int, int, list[Variable]]:
        """Give every variable an address; return the bytes of shared and local memory, and the module's variables."""
        smem, local = self.reserved_bytes, 0
        dynamic: dict[str, int] = {}
        windows: list[Variable] = []
        named = {n for b in self._flow.blocks for i, _ in b.instructions for o in i.operands for n in symbols_of(o)}
        for key, variable in self._declared():
            if key in self.symbols:
                continue
            align = variable.align_bytes
            if variable.space == "shared":
                if variable.is_extern and variable.count == 0:
                    dynamic[key] = align
                    continue
                if variable.name not in named:
                    continue
                smem = _up(smem, align)
                self.symbols[key] = ("shared", smem)
                self._shared.append((source_name(variable.name), smem, variable.size_bytes))
                smem += variable.size_bytes
            elif variable.space == "local":
                local = _up(local, align)
                self.symbols[key] = ("local", local)
                local += variable.size_bytes
            elif variable.space in {"global", "const"}:
                self.symbols[key] = (variable.space, window_base(FIRST_STATIC_WINDOW + len(windows)))
                windows.append(variable)
        if dynamic:
            smem = _up(smem, max(_LEAST_DYNAMIC_ALIGN, *dynamic.values()))
            self.symbols |= dict.fromkeys(dynamic, ("shared", smem))
            self._shared += [(source_name(key), smem, 0) for key in dynamic]
        return smem, local, windows

    def _declared(self) -> list[tuple[str, Variable]]:
        """Variables of the module and its functions, by their names in the kernel; lay out the frames."""
        found = [*self._flow.module.variables.items()]
        for function in self._functions.values():
            if function.name in self._flow.cycles:
                self._lay_out_frame(function)
            found += [(self._key(function, name), v) for name, v in function.variables.items()]
        return found

    def _lay_out_frame(self, function: Function) -> None:
        """Give the local variables of a function that can call itself places on the stack."""
        offset = 0
        for name, variable in function.variables.items():
            if variable.space == "local":
                offset = _up(offset, variable.align_bytes)
                self.symbols[self._key(function, name)] = ("frame", offset)
                offset += variable.size_bytes

    def _lay_out_stack(self, local_bytes: int) -> None:
        self.stack_bottom = self.local_bytes = _up(local_bytes, 16)
        if self._flow.cycles:
            self.local_bytes += STACK_BYTES
        self.allocation_bottom = self.local_bytes
        if any(map(allocates, self._functions.values())):
            self.local_bytes += STACK_BYTES

    def _initial(self, variable: Variable) -> bytes:
        """Bytes of a variable when the module is loaded, with the addresses in it."""
        data = bytearray(variable.initializer)
        functions = function_addresses(self._flow.module)
        for offset, name in variable.relocations:
            if name in self.symbols:
                target = self.symbols[name][1]
            elif name in functions:
                target = functions[name]
            else:
                raise PtxError(f"{variable.name} is initialised with the address of {name}, which is not declared")
            value = int.from_bytes(data[offset : offset + 8], "little") + target
            data[offset : offset + 8] = (value % (1 << 64)).to_bytes(8, "little")
        return bytes(data)

    def _key(self, function: Function, name: str) -> str:
        return register_key(function, self._flow.entry, name)

    def find(self, function: Function, name: str) -> tuple[str, int] | None:
        """State space and address of the variable that a function calls `name`; None if there is none."""
        return self.symbols.get(self._key(function, name)) or self.symbols.get(name)

    def frame_bytes(self, function: Function) -> int:
        """Bytes that a running function keeps on the stack for its variables."""
        if function.name not in self._flow.cycles:
            return 0
        ends = (
            self.symbols[self._key(function, name)][1] + variable.size_bytes
            for name, variable in function.variables.items()
            if variable.space == "local"
        )
        return _up(max(ends, default=0), 16)

    def slot(self, key: str, bits: int, *, uniform: bool = False) -> int:
        """Offset of a register's slot in the warp's record."""
        if key not in self.slots:
            if uniform:
                field = self.record.add(key, "i64")
            elif bits == 1:
                field = self.record.add(key, "i32")
            else:
                field = self.record.add(key, f"i{bits}", LANES, align=64)
            self.slots[key] = field.offset
        return self.slots[key]


def _up(offset: int, alignment: int) -> int:
    """Round up to a multiple."""
    return -(-offset // alignment) * alignment
