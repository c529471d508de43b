"""From a kernel's control flow to LLVM: one function that runs one warp.

A warp's registers are vectors of 32 lanes. Within a basic block they are LLVM values; a register that lives longer has
a slot in the warp's record, written where the block ends, for the active lanes only. At the end of a block the lanes
either all go to one place, and control jumps there, or they are noted as pending at their targets, and the dispatcher
continues with the lowest-numbered block that has any: lanes that went apart meet again where their paths join. An
instruction that waits for other lanes (``shfl.sync``) begins a block of its own, in which lanes stay until those it
names have arrived or exited.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod

from workbench.core.errors import PtxError, UnsupportedInstructionError
from workbench.emulator import runtime
from workbench.emulator.layout import (
    BLOCKS_OF_QUEUE,
    CONTEXT,
    FIRST_GLOBAL_WINDOW,
    LANES,
    LOCAL_BASE,
    MAX_LOCAL_BYTES,
    MAX_SMEM_BYTES,
    PARAMETER_BASE,
    PATIENCE,
    SHARED_BASE,
    WAIT_COST,
    Status,
    num_queues,
    warp_record,
    window_base,
)
from workbench.emulator.manifest import Manifest, Site, StaticVariable
from workbench.emulator.runtime.library import library
from workbench.emulator.translate import calls, modules, operands, special, stack
from workbench.emulator.translate import flow as flows
from workbench.emulator.translate.emitter import IOTA32, Emitter, Value
from workbench.emulator.translate.flow import Block, Flow
from workbench.emulator.translate.opcodes import TABLE, control, floating
from workbench.emulator.translate.opcodes.table import Match
from workbench.emulator.translate.operands import UnfitError, symbols_of
from workbench.emulator.watch import screening
from workbench.ptx.ir import (
    TYPE_BITS,
    Address,
    Function,
    Immediate,
    Instruction,
    Module,
    Operand,
    Pair,
    Register,
    Symbol,
    Variable,
    Vector,
    f32_of_f64,
)

CTX, WARP = runtime.CTX, runtime.WARP

_NOTHING = Value("", "void")

_LEAST_DYNAMIC_ALIGN = 16
"""Dynamic shared memory begins behind the static at such a multiple, or at the largest alignment that any ``.extern``
declaration of the module asks for, be it used or not: so ptxas lays it out."""


@dataclass(frozen=True)
class Lowered:
    """A kernel as LLVM modules, and what a launch needs to know of it.

    Attributes
    ----------
    kernel : str
        Module with the function ``run_warp``, which runs one warp.
    shared : tuple of str
        Modules with the rest. They say nothing of this kernel: others come with the same.
    manifest : Manifest
    """

    kernel: str
    shared: tuple[str, ...]
    manifest: Manifest


def lower(module: Module, entry: str, *, traced: bool = False, synced: bool = False, screened: bool = False) -> Lowered:
    """Translate a kernel and everything that it calls into LLVM IR.

    Parameters
    ----------
    module : Module
    entry : str
        Name of the kernel in `module`.
    traced : bool
        Whether every memory access appends an event to the worker's buffer.
    synced : bool
        Whether barriers, warp synchronisations and fences do so as well.
    screened : bool
        Whether all of them are screened as they happen instead: see `screening`.

    Raises
    ------
    UnsupportedInstructionError
        For an instruction form that the table of opcodes does not have.
    """
    return Lowering(module, entry, traced=traced, synced=synced, screened=screened).run()


def parameter_offsets(parameters: Sequence[Variable]) -> tuple[tuple[int, int], ...]:
    """Offset and size in bytes of each kernel parameter, aligned as the ABI does."""
    offsets: list[tuple[int, int]] = []
    at = 0
    for parameter in parameters:
        at = -(-at // parameter.align_bytes) * parameter.align_bytes
        offsets.append((at, parameter.size_bytes))
        at += parameter.size_bytes
    return tuple(offsets)


class Lowering:
    """State of one translation; the opcode rows call its methods."""

    def __init__(self, module: Module, entry: str, *, traced: bool, synced: bool, screened: bool = False) -> None:
        self.module = TABLE.respell(module)
        self.traced = traced or synced or screened
        self.synced = synced or screened
        self.screened = screened
        self.flow: Flow = flows.build(self.module, entry)
        self.waits = any(b.waits for b in self.flow.blocks)
        self.uses = Counter(instruction.mnemonic for b in self.flow.blocks for instruction, _ in b.instructions)
        self.e = Emitter()
        self.helpers: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.fresh_bytes = 0
        self.sites: list[Site] = [Site(kind, "", 0, None, 0, "") for kind in runtime.OPENINGS] if self.synced else []
        self.in_clusters = prod(_extent(self.flow.entry.directives.get("reqnctapercluster", ()))) > 1
        self.values: dict[str, Value] = {}
        self.raw_nan: set[str] = set()
        self.written: set[str] = set()
        self.block: Block = self.flow.blocks[0]
        self.active: Value = Value("", "i32")
        self.stops: dict[int, Site] = {}
        self.arrivals: set[int] = set()
        self.prints = False
        self.record = warp_record(len(self.flow.blocks))
        self.calls: dict[int, tuple[tuple[str, ...], str, stack.Saved]] = {}
        self.slots: dict[str, int] = {}
        self.frames: dict[str, Value] = {}
        self._lay_out_variables()

    # Layout

    def _lay_out_variables(self) -> None:
        self.symbols: dict[str, tuple[str, int]] = {}
        self.variables: list[Variable] = []
        smem = local = 0
        dynamic: dict[str, int] = {}
        functions = {b.function.name: b.function for b in self.flow.blocks}
        named = {n for b in self.flow.blocks for i, _ in b.instructions for o in i.operands for n in symbols_of(o)}
        everything = [*self.module.variables.items()]
        for function in functions.values():
            if function.name in self.flow.cycles:
                self._lay_out_frame(function)
            everything += [
                (operands.register_key(function, self.flow.entry, name), v) for name, v in function.variables.items()
            ]
        for key, variable in everything:
            if key in self.symbols:
                continue
            align = variable.align_bytes
            if variable.space == "shared":
                if variable.is_extern and variable.count == 0:
                    dynamic[key] = align
                    continue
                if variable.name not in named:
                    continue
                smem = -(-smem // align) * align
                self.symbols[key] = ("shared", smem)
                smem += variable.size_bytes
            elif variable.space == "local":
                local = -(-local // align) * align
                self.symbols[key] = ("local", local)
                local += variable.size_bytes
            elif variable.space in {"global", "const"}:
                window = FIRST_GLOBAL_WINDOW + len(self.variables)
                self.symbols[key] = (variable.space, window_base(window))
                self.variables.append(variable)
        if dynamic:
            align = max(_LEAST_DYNAMIC_ALIGN, *dynamic.values())
            smem = -(-smem // align) * align
            self.symbols |= dict.fromkeys(dynamic, ("shared", smem))
        self.static_variables = tuple(
            StaticVariable(v.name, v.space, v.size_bytes, self._initial(v)) for v in self.variables
        )
        self.static_smem_bytes = smem
        self.stack_bottom = self.local_bytes = -(-local // 16) * 16
        if self.flow.cycles:
            self.local_bytes += stack.STACK_BYTES
        self.allocation_bottom = self.local_bytes
        if any(stack.allocates(function) for function in functions.values()):
            self.local_bytes += stack.STACK_BYTES
        for what, size, most in (("shared", smem, MAX_SMEM_BYTES), ("local", local, MAX_LOCAL_BYTES)):
            if size > most:
                raise PtxError(f"{self.flow.entry.name} declares {size} bytes of {what} memory; at most {most} exist")
        self.parameter_places = parameter_offsets(self.flow.entry.parameters)
        for parameter, (offset, _) in zip(self.flow.entry.parameters, self.parameter_places, strict=True):
            self.symbols[parameter.name] = ("param", offset)

    def _lay_out_frame(self, function: Function) -> None:
        """Give the local variables of a function that can call itself places on the stack."""
        offset = 0
        for name, variable in function.variables.items():
            if variable.space == "local":
                offset = -(-offset // variable.align_bytes) * variable.align_bytes
                self.symbols[operands.register_key(function, self.flow.entry, name)] = ("frame", offset)
                offset += variable.size_bytes

    def _initial(self, variable: Variable) -> bytes:
        """Bytes of a variable when the module is loaded, the addresses in it filled in."""
        data = bytearray(variable.initializer)
        functions = calls.addresses(self.module)
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

    def slot(self, key: str, bits: int, *, uniform: bool) -> int:
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

    # Registers

    def key(self, name: str) -> str:
        """Kernel-wide name of a register of the current function."""
        return operands.register_key(self.block.function, self.flow.entry, name)

    def is_uniform(self, name: str) -> bool:
        """Whether a register of the current function holds one value for the whole block of threads."""
        return self.block.function is self.flow.entry and name in self.flow.uniform

    def register_bits(self, name: str) -> int:
        """Width of a register."""
        kind = self.block.function.registers.get(name)
        if kind is None:
            raise UnfitError(f"register {name} is not declared")
        return TYPE_BITS[kind]

    def get(self, name: str) -> Value:
        """Value of a register, from the block's values or from its slot."""
        key = self.key(name)
        if key not in self.values:
            bits = self.register_bits(name)
            uniform = self.is_uniform(name)
            address = self.e.pointer(WARP, self.slot(key, bits, uniform=uniform))
            if uniform:
                self.values[key] = self.e.load(address, f"i{bits}")
            elif bits == 1:
                self.values[key] = self.e.mask_lanes(self.e.load(address, "i32"))
            else:
                self.values[key] = self.e.load(address, f"i{bits}", LANES, align=64)
        return self.values[key]

    def set(self, name: str, value: Value, *, guard: Value | None = None, raw_nan: bool = False) -> None:
        """Give a register a new value in this block; with a guard, only where it is true."""
        if name == "_":
            return
        key = self.key(name)
        bits = self.register_bits(name)
        if value.bits != bits:
            raise UnfitError(f"{value.bits} bits do not go into {name}, which has {bits}")
        if guard is not None:
            if raw_nan:
                value, raw_nan = floating.canonical(self.e, value), False
            old = self.get(name)
            if key in self.raw_nan:
                old = floating.canonical(self.e, old)
            value = self.e.select(guard, value, self.e.bitcast(old, value.element))
        self.values[key] = value if self.is_uniform(name) else self.e.vector(value)
        (self.raw_nan.add if raw_nan else self.raw_nan.discard)(key)
        self.written.add(name)

    def read(self, operand: Operand, kind: str, *, keep_nan: bool = False) -> Value:
        """Value of a source operand as a PTX type: in the LLVM type that the opcode rows expect."""
        e = self.e
        bits = TYPE_BITS[kind]
        if isinstance(operand, Immediate):
            return self._immediate(operand, kind)
        if isinstance(operand, Symbol):
            if kind in {"f32", "f64", "pred"}:
                raise UnfitError(f"the address of {operand.name} is no .{kind}")
            if self._place(operand)[0] == "frame":
                return e.resize(stack.frame_address(self, self.symbol_value(operand)), bits)
            return e.const(f"i{bits}", self.symbol_value(operand))
        if not isinstance(operand, Register):
            raise UnfitError(f"unexpected operand {operand}")
        name = operand.name
        if name.startswith("!"):
            if kind != "pred" or self.register_bits(name[1:]) != 1:
                raise UnfitError(f"{name} is the negation of a predicate; a .{kind} goes here")
            return e.op("xor", self.get(name[1:]), e.const("i1", 1))
        if name.startswith("%") and name not in self.block.function.registers:
            value = self.special(name)
        else:
            value = self.get(name)
            key = self.key(name)
            if key in self.raw_nan and not keep_nan:
                value = floating.canonical(e, value)
                self.values[key] = value
                self.raw_nan.discard(key)
        if value.bits > bits:
            value = e.resize(e.bitcast(value, f"i{value.bits}"), bits)
        elif value.bits < bits:
            value = e.resize(value, bits, signed=kind[0] == "s")
        return e.bitcast(value, element_of(kind))

    def read_as(self, operand: Operand, name: str) -> Value:
        """Value of a source operand in the type of the register `name`."""
        kind = self.block.function.registers[name]
        return self.read(operand, kind)

    def _immediate(self, operand: Immediate, kind: str) -> Value:
        e = self.e
        if kind == "pred":
            return e.const("i1", operand.value & 1)
        element, value = element_of(kind), operand.value
        if operand.kind == "f64" and kind == "f32":
            value = f32_of_f64(value)
        return e.const(element, value)

    def symbol_value(self, symbol: Symbol) -> int:
        """Address of a variable: relative to its space for shared and local ones."""
        for key in (operands.register_key(self.block.function, self.flow.entry, symbol.name), symbol.name):
            if key in self.symbols:
                space, value = self.symbols[key]
                return value + symbol.offset + (PARAMETER_BASE if space == "param" else 0)
        functions = calls.addresses(self.module)
        if symbol.name in functions:
            return functions[symbol.name]
        raise UnfitError(f"{symbol.name} is not a variable of this module")

    def special(self, name: str) -> Value:
        """Value of a special register."""
        e = self.e
        if name not in special.NAMES:
            raise UnfitError(f"{name} is neither declared nor a special register that the emulator has")
        base, _, axis = name[1:].partition(".")
        if axis == "w":
            return e.const("i32", 0)
        if base == "tid":
            return e.load(e.field(WARP, self.record[f"tid_{axis}"]), "i32", LANES, align=4)
        if base in {"ntid", "nctaid", "ctaid"}:
            return e.get(CTX, CONTEXT[base], "xyz".index(axis))
        if "cluster" in base:
            return self._special_of_cluster(base, axis)
        if base.startswith(("pm", "envreg")) and base not in {"envreg1", "envreg2"}:
            return e.const("i64" if base.endswith("_64") else "i32", 0)
        if base == "laneid":
            return Value(IOTA32, "i32", LANES)
        if base.startswith("lanemask_"):
            lane = Value(IOTA32, "i32", LANES)
            bit = e.op("shl", e.const("i32", 1), lane)
            below = e.op("sub", bit, e.const("i32", 1))
            table: dict[str, Callable[[], Value]] = {
                "eq": lambda: bit,
                "lt": lambda: below,
                "le": lambda: e.op("or", below, bit),
                "ge": lambda: e.op("xor", below, e.const("i32", -1)),
                "gt": lambda: e.op("xor", e.op("or", below, bit), e.const("i32", -1)),
            }
            return table[base[-2:]]()
        simple: dict[str, Callable[[], Value]] = {
            "warpid": lambda: e.get(WARP, self.record["index"]),
            "nwarpid": lambda: e.const("i32", 64),
            "gridid": lambda: e.const("i64", 0),
            "smid": lambda: e.const("i32", 0),
            "nsmid": lambda: e.const("i32", 1),
            "clock": lambda: e.resize(self._cycles(), 32),
            "clock_hi": lambda: e.resize(e.op("lshr", self._cycles(), e.const("i64", 32)), 32),
            "clock64": self._cycles,
            "globaltimer": self._cycles,
            "globaltimer_lo": lambda: e.resize(self._cycles(), 32),
            "globaltimer_hi": lambda: e.resize(e.op("lshr", self._cycles(), e.const("i64", 32)), 32),
            "dynamic_smem_size": lambda: e.resize(
                e.op("sub", e.get(CTX, CONTEXT["smem_bytes"]), e.const("i64", self.static_smem_bytes)), 32
            ),
            # cooperative_groups/details/driver_abi.h: the address of the grid's workspace, high word first.
            "envreg1": lambda: e.resize(e.op("lshr", e.get(CTX, CONTEXT["grid_workspace"]), e.const("i64", 32)), 32),
            "envreg2": lambda: e.resize(e.get(CTX, CONTEXT["grid_workspace"]), 32),
            "total_smem_size": lambda: e.resize(e.get(CTX, CONTEXT["smem_bytes"]), 32),
        }
        return simple[base]()

    def _special_of_cluster(self, base: str, axis: str) -> Value:
        """Value of a special register about clusters; blocks of a launch without them are clusters of one."""
        e = self.e
        extent = [e.get(CTX, CONTEXT["cluster_nctaid"], i) for i in range(3)]
        place = [e.op("urem", e.get(CTX, CONTEXT["ctaid"], i), extent[i]) for i in range(3)]
        if base == "is_explicit_cluster":
            return e.const("i1", int("reqnctapercluster" in self.flow.entry.directives))
        if base == "cluster_nctarank":
            return e.op("mul", e.op("mul", extent[0], extent[1]), extent[2])
        if base == "cluster_ctarank":
            row = e.op("add", e.op("mul", place[2], extent[1]), place[1])
            return e.op("add", e.op("mul", row, extent[0]), place[0])
        i = "xyz".index(axis)
        if base in {"cluster_ctaid", "cluster_nctaid"}:
            return (place if base == "cluster_ctaid" else extent)[i]
        return e.op("udiv", e.get(CTX, CONTEXT[{"clusterid": "ctaid", "nclusterid": "nctaid"}[base]], i), extent[i])

    def _cycles(self) -> Value:
        return self.e.assign("i64", 0, "call i64 @llvm.readcyclecounter()")

    # Addresses

    def address(self, operand: Operand, space: str) -> Value:
        """Address of a memory operand: i32 within shared memory, else a virtual address in i64."""
        e = self.e
        if not isinstance(operand, Address):
            raise UnfitError(f"expected an address, found {operand}")
        kind = "u32" if space == "shared" else "u64"
        if isinstance(operand.base, Symbol):
            name, _ = self._place(operand.base)
            base = self.symbol_value(operand.base) + operand.offset
            if name == "frame":
                return self._indexed(stack.frame_address(self, base + LOCAL_BASE), operand)
            if space != name and name in {"shared", "local"}:
                base += SHARED_BASE if name == "shared" else LOCAL_BASE
            elif space == "local":
                base += LOCAL_BASE
            return self._indexed(e.const(f"i{TYPE_BITS[kind]}", base), operand)
        value = self.read(operand.base, kind)
        if operand.offset:
            value = e.op("add", value, e.like(value, operand.offset))
        if space == "local":
            value = e.op("add", value, e.const("i64", LOCAL_BASE))
        return value

    def _indexed(self, start: Value, operand: Address) -> Value:
        """Address of an array's element, or `start` where the operand names none."""
        if operand.index is None:
            return start
        e = self.e
        index = self.read(operand.index, f"{self.block.function.registers[operand.index.name][0]}{start.bits}")
        return e.op("add", start, e.op("mul", index, e.like(index, operand.scale)))

    def element_address(self, operand: Address, kind: str) -> Value:
        """Address of an array's element as ``mov`` takes it: within its state space."""
        assert isinstance(operand.base, Symbol) and operand.index is not None
        return self._indexed(self.read(Symbol(operand.base.name, operand.offset), kind), operand)

    def _place(self, symbol: Symbol) -> tuple[str, int]:
        key = operands.register_key(self.block.function, self.flow.entry, symbol.name)
        return self.symbols.get(key) or self.symbols.get(symbol.name) or ("", 0)

    # Masks and sites

    def guard(self, instruction: Instruction) -> Value | None:
        """Guard predicate, or None."""
        if instruction.guard is None:
            return None
        value = self.get(instruction.guard.name)
        return self.e.op("xor", value, self.e.const("i1", 1)) if instruction.negated else value

    def lanes(self, instruction: Instruction) -> Value:
        """Active lanes that the guard lets through, as a scalar i32."""
        guard = self.guard(instruction)
        return self.active if guard is None else self.e.op("and", self.active, self.e.mask_bits(guard))

    def site(
        self, instruction: Instruction, kind: str, space: str = "", width_bytes: int = 0, order: str = ""
    ) -> Value:
        """Note an instruction that can fault; return its number. `order` is of memory, where the modifiers say none."""
        site = self._site(instruction, kind, space, width_bytes)
        self.sites.append(replace(site, modifiers=(*site.modifiers, order)) if order else site)
        return self.e.const("i32", len(self.sites) - 1)

    def _site(self, instruction: Instruction, kind: str, space: str = "", width_bytes: int = 0) -> Site:
        place = operands.place_of(self.module, instruction)
        return Site(kind, space, width_bytes, place, instruction.line, str(instruction), instruction.modifiers)

    def note_sync(self, instruction: Instruction, kind: str, lanes: Value, what: Value | None = None) -> None:
        """In a synced program, record that lanes meet as the members of a mask, or fence."""
        if self.synced:
            place = self.e.vector(self.e.resize(what or self.e.const("i32", 0), 64))
            site = self.site(instruction, kind)
            self.e.line(f"call void @record(ptr %ctx, ptr %warp, {lanes}, {place}, {site})")

    def stop(self, block: int, instruction: Instruction) -> None:
        """Note the instruction that lanes wait at before they go on with a block."""
        self.stops[block] = self._site(instruction, instruction.opcode)

    def helper(self, name: str, text: str) -> str:
        """Add a function to the module once; return its name."""
        self.helpers.setdefault(name, text)
        return name

    def invoke(self, name: str, *values: Value, result: Value = _NOTHING) -> Value:
        """Call a function of the runtime with the warp and some values; `result` has the type of what it returns."""
        call = f"call {result.type} @{name}({', '.join(['ptr %ctx', 'ptr %warp', *map(str, values)])})"
        if result is not _NOTHING:
            return self.e.assign(result.element, result.lanes, call)
        self.e.line(call)
        return result

    def access(self, kind: str, place: str, bits: int, count: int = 1) -> str:
        """Name the function of loads (``ld``) or stores (``st``) in a place, ``any`` or ``shared``: see access.cpp."""
        return f"{'watched_' if self.traced else ''}{kind}_{place}_{bits}x{count}"

    # Control

    def write_back(self) -> None:
        """Store the registers that outlive the block."""
        e = self.e
        vectors: dict[int, list[tuple[int, Value]]] = {}
        for name in sorted(self.written & self.block.live_out):
            key = self.key(name)
            value = self.values[key]
            if key in self.raw_nan:
                value = floating.canonical(e, value)
            bits = self.register_bits(name)
            uniform = self.is_uniform(name)
            slot = self.slot(key, bits, uniform=uniform)
            if uniform:
                e.store(e.bitcast(value, f"i{bits}"), e.pointer(WARP, slot))
            elif bits == 1:
                address = e.pointer(WARP, slot)
                old = e.op("and", e.load(address, "i32"), e.op("xor", self.active, e.const("i32", -1)))
                e.store(e.op("or", old, e.op("and", e.mask_bits(value), self.active)), address)
            else:
                vectors.setdefault(bits, []).append((slot, e.vector(e.bitcast(value, f"i{bits}"))))
        if vectors:
            self._keep(vectors)
        self.written.clear()

    def _keep(self, vectors: Mapping[int, Sequence[tuple[int, Value]]]) -> None:
        """Store registers, by their width, for the active lanes.

        They go to their places directly where no lane is elsewhere: those that have exited may receive anything. Else
        they go to a buffer, and functions blend them in, as LLVM takes 10 times as long for a blend as for a store.
        """
        e = self.e
        alone, blends, at = self.alone(), [], 0
        for bits, values in sorted(vectors.items(), reverse=True):  # the widest first, which keeps all of them aligned
            size = LANES * bits // 8
            places = f"[{len(values)} x i32] [{', '.join(f'i32 {slot}' for slot, _ in values)}]"
            table = self.tables.setdefault(places, f"@places{len(self.tables)}")
            name = f"keep_i{bits}"
            fresh = e.pointer("%fresh", at)
            blends.append(f"call void @{name}(ptr {WARP}, {fresh}, ptr {table}, i32 {len(values)}, {self.active})")
            for slot, value in values:
                here, there = e.pointer(WARP, slot), e.pointer("%fresh", at)
                target = e.assign("ptr", 0, f"select i1 {alone.text}, {here}, {there}")
                e.store(value, target, align=64)
                at += size
        self.fresh_bytes = max(self.fresh_bytes, at)
        apart, kept = e.new_label("apart"), e.new_label("kept")
        e.branch_if(alone, kept, apart)
        e.label(apart)
        for blend in blends:
            e.line(blend)
        e.branch(kept)
        e.label(kept)

    def alone(self) -> Value:
        """Whether no lane of the warp is anywhere else, as a scalar i1."""
        return self.e.compare("eq", self.active, self.e.get(WARP, self.record["live"]))

    def enqueue(self, target: int, lanes: Value) -> None:
        """Note lanes as pending and ready at a block."""
        self.e.line(f"call void @enqueue(ptr {WARP}, i32 {target}, {lanes})")

    def pending(self, e: Emitter, block: int) -> Value:
        """Address of the lanes that are to go on with a block."""
        queue, place = divmod(block, BLOCKS_OF_QUEUE)
        return e.field(WARP, self.record[f"pending{queue}"], place)

    def resume(self, lanes: Value, targets: Value) -> None:
        """Note lanes as pending and ready, each at a block of its own."""
        self.e.line(f"call void @resume(ptr {WARP}, {lanes}, {self.e.vector(targets)})")

    def land(self, target: int, instruction: Instruction) -> None:
        """Note where the active lanes, which are to wait at `instruction`, go on."""
        self.stop(target, instruction)
        self.store_masked(self.e.const("i32", target), self.e.field(WARP, self.record["landing"]), align=4)

    def jump(self, target: int) -> None:
        """Send all active lanes to a block."""
        if target > self.block.index:
            self.e.branch(self._arrival(target))
        else:
            self._go_back(target)

    def branch(self, taken: Value, target: int, otherwise: int) -> None:
        """Send the lanes in `taken` to one block and the other active lanes to another."""
        e = self.e
        if target == otherwise:
            self.jump(target)
            return
        some, split = e.new_label("some"), e.new_label("split")
        ways = {t: self._arrival(t) if t > self.block.index else e.new_label("back") for t in (target, otherwise)}
        e.branch_if(e.compare("eq", taken, self.active), ways[target], some)
        e.label(some)
        e.branch_if(e.compare("eq", taken, e.const("i32", 0)), ways[otherwise], split)
        e.label(split)
        rest = e.op("xor", self.active, taken)
        self.enqueue(target, taken)
        if min(target, otherwise) > self.block.index:
            self.enqueue(otherwise, rest)
            e.branch("dispatch")
        else:
            self._fall_behind(min(target, otherwise), otherwise, rest)
        for t, label in ways.items():
            if t <= self.block.index:
                e.label(label)
                self._go_back(t)

    def _arrival(self, target: int) -> str:
        """Label where all active lanes go on with a block, or wait for others that are before it."""
        self.arrivals.add(target)
        return f"to{target}"

    def _emit_arrivals(self) -> None:
        e = self.e
        for target in sorted(self.arrivals):
            apart = e.new_label("apart")
            e.label(f"to{target}")
            self.active = e.load(Value("%mask", "ptr"), "i32")
            e.branch_if(self.alone(), f"block{target}", apart)
            e.label(apart)
            e.store(e.const("i32", target), Value("%target", "ptr"))
            e.branch("park")
        e.label("park")
        where, lanes = (e.load(Value(f"%{name}", "ptr"), "i32") for name in ("target", "mask"))
        e.line(f"call void @enqueue(ptr {WARP}, {where}, {lanes})")
        e.branch("dispatch")
        e.label("tired")
        e.line(f"ret i32 {Status.YIELDED}")

    def _go_back(self, target: int) -> None:
        """Send all active lanes to a block at or before this one; a warp that is out of fuel or patience yields."""
        e = self.e
        direct, spent, apart = (e.new_label(n) for n in ("direct", "spent", "apart"))
        e.branch_if(self.alone(), direct, apart)
        e.label(direct)
        gone = e.compare("slt", e.get(CTX, CONTEXT["fuel"]), e.const("i64", 0))
        if self._observes(target):
            patience = e.op("sub", e.get(WARP, self.record["patience"]), e.const("i32", WAIT_COST))
            e.put(WARP, self.record["patience"], patience)
            gone = e.op("or", gone, e.compare("slt", patience, e.const("i32", 0)))
        e.branch_if(gone, spent, f"block{target}")
        e.label(spent)
        self.enqueue(target, self.active)
        e.branch("tired")
        e.label(apart)
        self._fall_behind(target, target, self.active)

    def _fall_behind(self, first: int, target: int, lanes: Value) -> None:
        """Note lanes as pending at a block where some go back to `first`; out of patience, end the warp's turn."""
        e = self.e
        cost = WAIT_COST if self._observes(first) else 1
        arguments = f"ptr {WARP}, i32 {target}, {lanes}, i32 {cost}, i32 {self.block.index + 1}"
        e.branch_if(e.assign("i1", 0, f"call i1 @fall_behind({arguments})"), "tired", "dispatch")

    def _observes(self, target: int) -> bool:
        """Whether the loop from `target` to here may be waiting for other threads."""
        return any(b.observes for b in self.flow.blocks[target : self.block.index + 1])

    def leave(self, lanes: Value) -> None:
        """Let lanes exit; threads that wait for them are looked at again."""
        e = self.e
        live = e.op("and", e.get(WARP, self.record["live"]), e.op("xor", lanes, e.const("i32", -1)))
        e.put(WARP, self.record["live"], live)
        e.put(WARP, self.record["recheck"], e.const("i32", 1))
        total = e.get(CTX, CONTEXT["live_threads"])
        e.put(CTX, CONTEXT["live_threads"], e.op("sub", total, e.intrinsic("ctpop", lanes)))

    def fault(self, instruction: Instruction, kind: int, lanes: Value, address: Value | None = None) -> None:
        """Stop the launch with a fault of the first of `lanes`."""
        e = self.e
        lane = e.intrinsic("cttz", lanes, e.const("i1", 0))
        index = e.get(WARP, self.record["index"])
        site = self.site(instruction, instruction.opcode)
        where = address or e.const("i64", 0)
        e.line(f"call void @fault(ptr %ctx, {index}, i32 {kind}, {site}, {lane}, {where})")
        e.line(f"ret i32 {Status.FAULTED}")

    # The whole

    def run(self) -> Lowered:
        """Emit every block, the dispatcher and the runtime around them."""
        e = self.e
        for block in self.flow.blocks:
            self._emit_block(block)
        self._emit_arrivals()
        dispatcher = self._dispatcher()
        head = "define i32 @run_warp(ptr %ctx, ptr %warp)"
        tables = (f"{name} = private constant {places}" for places, name in self.tables.items())
        e.entry_lines.append(f"  %fresh = alloca [{self.fresh_bytes} x i8], align 64")
        entry = [f"{head} {{", "entry:", *e.entry_lines, "  br label %begin"]
        body = "\n".join([*tables, *entry, *dispatcher, *e.lines, "}", ""])
        warp_bytes = -(-self.record.size_bytes // 64) * 64
        manifest = Manifest(
            len(self.flow.blocks),
            self.flow.entries[self.flow.entry.name],
            warp_bytes,
            self.static_smem_bytes,
            self.local_bytes,
            self.parameter_places,
            _extent(self.flow.entry.directives.get("reqnctapercluster", ())),
            _launch_bound(self.flow.entry),
            self.static_variables,
            tuple(self.sites),
            self.stops,
            {b.index: self._site(b.waits, "look") for b in self.flow.blocks if b.waits is not None},
            sum(len(b.instructions) for b in self.flow.blocks),
            self.prints or any(b.observes for b in self.flow.blocks),
            self._contents() if self.traced and not self.screened else (),
            self.traced,
            self.synced,
        )
        listener = "" if self.screened else "notes" if self.traced else "unwatched"
        screen = [screening.functions(self.record)] if self.screened else []
        kernel, *shared = modules.separate([body, *screen, *self.helpers.values()], library(listener))
        return Lowered(kernel, tuple(shared), manifest)

    def _emit_block(self, block: Block) -> None:
        e = self.e
        self.block = block
        self.values.clear()
        self.raw_nan.clear()
        self.written.clear()
        e.label(f"block{block.index}")
        self.active = e.load(Value("%mask", "ptr"), "i32")
        self._charge(block)
        if block.received is not None:
            with self._fitting(block.received):
                self._receive(block.received)
        ended = False
        for instruction, match in block.instructions:
            with self._fitting(instruction):
                self._emit(instruction, match)
            ended = match.row.role == "end"
        if not ended:
            self.write_back()
            self.jump(block.next)

    def _charge(self, block: Block) -> None:
        """Take the block's instructions off the fuel."""
        e = self.e
        fuel = e.op("sub", e.get(CTX, CONTEXT["fuel"]), e.const("i64", len(block.instructions) or 1))
        e.put(CTX, CONTEXT["fuel"], fuel)
        self._count("add")
        if self.waits and not block.waits:
            e.put(CTX, CONTEXT["news"], e.const("i32", 1))

    def take_back(self) -> None:
        """Count the block as one that these lanes have not executed: they stay at its beginning."""
        self._count("sub")

    def _count(self, operation: str) -> None:
        """In a traced program, count the block as executed by the active lanes."""
        if not self.traced or self.screened:
            return
        e = self.e
        counts = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['executed'])} to ptr")
        lanes = e.resize(e.intrinsic("ctpop", self.active), 64)
        for i, more in enumerate((e.const("i64", 1), lanes)):
            place = e.pointer(counts.text, 16 * self.block.index + 8 * i)
            e.store(e.op(operation, e.load(place, "i64"), more), place)

    def _contents(self) -> tuple[tuple[int, int, str, int], ...]:
        """Count the instructions of each basic block by line and mnemonic."""
        found: Counter[tuple[int, int, str]] = Counter()
        for block in self.flow.blocks:
            for instruction, _ in block.instructions:
                place = operands.place_of(self.module, instruction)
                found[block.index, place.own_line if place else 0, instruction.mnemonic] += 1
        return tuple((*key, count) for key, count in found.items())

    @contextmanager
    def _fitting(self, instruction: Instruction) -> Iterator[None]:
        """Name the instruction whose emission trips over its operands: they are not of its row's shape."""
        try:
            yield
        except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            ours = isinstance(error, UnfitError)
            problem = str(error) if ours else f"the operands do not fit '{instruction.mnemonic}'"
            raise UnsupportedInstructionError(operands.describe(self.module, instruction, problem)) from error

    def _emit(self, instruction: Instruction, match: Match) -> None:
        if not match.row.operands:
            match.row.emit(self, match, instruction)
            return
        if not instruction.operands:
            raise UnfitError("operands are missing")
        kinds = match.source_types
        if len(instruction.operands) - 1 != len(kinds):
            raise UnfitError(f"{match.row.form} takes {len(kinds)} sources, found {len(instruction.operands) - 1}")
        sources = [
            self.e.const("i32", o.value)
            if k == "imm" and isinstance(o, Immediate)
            else self.read(o, k, keep_nan=match.row.arithmetic)
            for o, k in zip(instruction.operands[1:], kinds, strict=True)
        ]
        often = self.uses[instruction.mnemonic] >= _OFTEN
        self.set_results(instruction, match, self._apply(match, sources, often=often))

    def _apply(self, match: Match, sources: Sequence[Value], *, often: bool) -> Value | tuple[Value, ...]:
        """Emit a row's code; where it is used often, a call of a function that has it, if there is one: `outlined`."""
        shapes = tuple(s if s.constant else Value(f"%a{i}", s.element, s.lanes) for i, s in enumerate(sources))
        apart = outlined(match, shapes) if often and any(s.lanes for s in shapes) else None
        if apart is None:
            results: Value | tuple[Value, ...] = match.row.emit(self.e, match, *sources)
            return results
        name = self.helper(apart.name, apart.text)
        arguments = ", ".join(str(s) for s in sources if not s.constant)
        result = apart.result
        return self.e.assign(result.element, result.lanes, f"call {result.type} @{name}({arguments})")

    def set_results(self, instruction: Instruction, match: Match, results: Value | tuple[Value, ...]) -> None:
        """Write an instruction's result, or the two results of ``p|q``."""
        destination = instruction.operands[0]
        targets = [destination.first, destination.second] if isinstance(destination, Pair) else [destination]
        values = (results,) if isinstance(results, Value) else results
        guard = self.guard(instruction)
        for target, value, kind in zip(targets, values, match.result_types, strict=False):
            if not isinstance(target, Register):
                raise UnfitError(f"cannot write to {target}")
            if target.name == "_":
                continue
            bits = self.register_bits(target.name)
            result = value
            if value.bits != bits:
                result = self.e.resize(self.e.bitcast(value, f"i{value.bits}"), bits, signed=kind[0] == "s")
            raw = match.row.arithmetic and result.element in {"float", "double"}
            self.set(target.name, result, guard=guard, raw_nan=raw)

    def _dispatcher(self) -> list[str]:
        """Pick the lowest ready block from the floor on, else the lowest; return where none is ready.

        The floor is 0 until lanes run out of patience in a loop. The warp's next turn then begins with the lanes
        behind that loop, so that every group gets on, whatever the others wait for.
        """
        e = Emitter()
        e.count, e.labels = 10**6, 10**6
        words = num_queues(len(self.flow.blocks))
        highs = [e.new_label("high") for _ in range(words)]
        picks = [e.new_label("pick") for _ in range(words + 1)]
        e.label("begin")
        e.put(WARP, self.record["patience"], e.const("i32", PATIENCE))
        e.branch("dispatch")
        e.label("dispatch")
        e.branch_if(e.compare("slt", e.get(CTX, CONTEXT["fuel"]), e.const("i64", 0)), "empty", "search")
        e.label("empty")
        e.line(f"ret i32 {Status.YIELDED}")
        e.label("search")
        floor = e.get(WARP, self.record["floor"])
        e.branch_if(e.compare("eq", floor, e.const("i32", 0)), picks[0], highs[0])
        for w in range(words):
            e.label(highs[w])
            start = e.op("sub", floor, e.const("i32", 64 * w))
            shift = e.intrinsic("smin", e.intrinsic("smax", start, e.const("i32", 0)), e.const("i32", 64))
            from_floor = e.cast("trunc", e.op("shl", e.const("i128", -1), e.resize(shift, 128)), "i64")
            word = e.op("and", e.get(WARP, self.record[f"ready{w}"]), from_floor)
            self._pick(e, word, w, highs[w + 1] if w + 1 < words else "wrap")
        e.label("wrap")
        e.put(WARP, self.record["floor"], e.const("i32", 0))
        e.branch(picks[0])
        for w in range(words):
            e.label(picks[w])
            self._pick(e, e.get(WARP, self.record[f"ready{w}"]), w, picks[w + 1])
        e.label(picks[words])
        self._idle(e)
        e.label("go")
        target = e.load(Value("%target", "ptr"), "i32")
        cases = " ".join(f"i32 {b.index}, label %block{b.index}" for b in self.flow.blocks)
        e.line(f"switch {target}, label %lost [{cases}]")
        e.label("lost")
        e.line("unreachable")
        self.e.entry_lines += ["  %mask = alloca i32", "  %target = alloca i32", *e.entry_lines]
        return e.lines

    def _pick(self, e: Emitter, word: Value, index: int, otherwise: str) -> None:
        found = e.new_label("found")
        e.branch_if(e.compare("ne", word, e.const("i64", 0)), found, otherwise)
        e.label(found)
        bit = e.intrinsic("cttz", word, e.const("i1", 1))
        block = e.op("add", bit, e.const("i64", 64 * index))
        ready = e.get(WARP, self.record[f"ready{index}"])
        cleared = e.op("xor", ready, e.op("shl", e.const("i64", 1), bit))
        e.put(WARP, self.record[f"ready{index}"], cleared)
        lanes = e.get(WARP, self.record[f"pending{index}"], bit)
        e.put(WARP, self.record[f"pending{index}"], e.const("i32", 0), bit)
        e.store(lanes, Value("%mask", "ptr"))
        e.store(e.resize(block, 32), Value("%target", "ptr"))
        e.branch("go")

    def _idle(self, e: Emitter) -> None:
        """No block is ready: look again at lanes that wait for others that have exited since; else return."""
        recheck, resting, done, blocked = (e.new_label(n) for n in ("recheck", "resting", "done", "blocked"))
        flag = e.get(WARP, self.record["recheck"])
        if any(name.startswith("barrier.cluster") for name in self.uses):
            has_opened = e.assign("i32", 0, f"call i32 @cluster_has_opened(ptr {CTX}, ptr {WARP})")
            flag = e.op("or", flag, has_opened)
        e.put(WARP, self.record["recheck"], e.const("i32", 0))
        e.branch_if(e.compare("ne", flag, e.const("i32", 0)), recheck, resting)
        e.label(recheck)
        for block in self.flow.blocks:
            if block.is_sync:
                lanes = e.load(self.pending(e, block.index), "i32")
                e.line(f"call void @resume(ptr {WARP}, {lanes}, {e.vector(e.const('i32', block.index))})")
        e.line(f"call void @release_synced(ptr {CTX}, ptr {WARP})")
        e.branch("dispatch")
        e.label(resting)
        live = e.get(WARP, self.record["live"])
        e.branch_if(e.compare("eq", live, e.const("i32", 0)), done, blocked)
        e.label(done)
        e.line(f"ret i32 {Status.DONE}")
        e.label(blocked)
        e.line(f"ret i32 {Status.BLOCKED}")

    # Calls

    def parameter_slot(self, function: Function, name: str) -> Value:
        """Address of a pseudo-register of a function's ``.param`` variable."""
        bits = TYPE_BITS[function.registers[name]]
        key = operands.register_key(function, self.flow.entry, name)
        return self.e.pointer(WARP, self.slot(key, bits, uniform=False))

    def return_slot(self, function: Function) -> Value:
        """Address of the lanes' return blocks of a function."""
        return self.e.pointer(WARP, self.slot(f"{function.name}:return", 32, uniform=False))

    def store_masked(self, value: Value, address: Value, *, align: int = 64) -> None:
        """Store a vector for the active lanes."""
        value = self.e.vector(self.e.bitcast(value, f"i{value.bits}"))
        old = self.e.load(address, value.element, LANES, align=align)
        self.e.store(self.e.select(self.e.mask_lanes(self.active), value, old), address, align=align)

    def _receive(self, instruction: Instruction) -> None:
        """Take over the result of a bar.red, or those of a call."""
        if instruction.opcode == "call":
            control.receive_results(self, instruction)
        else:
            control.receive_reduction(self, instruction)

    def vector_items(self, operand: Operand) -> tuple[Operand, ...]:
        """Elements of a vector operand; a scalar is a vector of one."""
        return operand.items if isinstance(operand, Vector) else (operand,)


def _extent(given: tuple[int, ...]) -> tuple[int, ...]:
    """Three extents from as many as a directive gives."""
    return (*given, 1, 1, 1)[:3]


_LONG, _OFTEN = 10, 4
"""Vector instructions of LLVM, and uses in a kernel, from which on a row's code is a function. To compile a call takes
as long as a few vector instructions; to compile the function, once per machine, as long as a hundred."""


@dataclass(frozen=True)
class _Function:
    """Code of an opcode's row, as a function of its sources."""

    name: str
    text: str
    result: Value


@lru_cache(maxsize=1024)
def outlined(match: Match, shapes: tuple[Value, ...]) -> _Function | None:
    """Make a function of a row's code, if that is long: it is compiled once for all kernels, and optimised.

    Parameters
    ----------
    match : Match
    shapes : tuple of Value
        The sources: literals, or parameters.
    """
    e = Emitter()
    result = match.row.emit(e, match, *shapes)
    vectors = sum(f"<{LANES} x " in line for line in e.lines)
    if not isinstance(result, Value) or not result.lanes or vectors < _LONG:
        return None
    if any(s.lanes and not 8 <= s.bits <= 64 for s in (result, *shapes)):  # are passed slowly
        return None
    e.line(f"ret {result}")
    words = [match.row.opcode, *match.modifiers, *match.selectors]
    words += [s.text if s.constant else f"{s.element}{'v' if s.lanes else ''}" for s in shapes]
    name = re.sub(r"\W+", "_", "_".join(words))
    parameters = ", ".join(str(s) for s in shapes if not s.constant)
    return _Function(name, runtime.function(e, f"define internal {result.type} @{name}({parameters}) noinline"), result)


def _launch_bound(kernel: Function) -> int | None:
    """Threads that a block may have, where the kernel's directives say so."""
    given = kernel.directives.get("maxntid") or kernel.directives.get("reqntid")
    return prod(given) if given else None


def element_of(kind: str) -> str:
    """LLVM element type in which opcode rows receive a PTX type."""
    return {"f32": "float", "f64": "double", "pred": "i1"}.get(kind) or f"i{TYPE_BITS[kind]}"
