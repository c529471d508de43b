"""From a kernel's control flow to LLVM: one function that runs one warp.

A warp's registers are vectors of 32 lanes. Within a basic block they are LLVM values. A register that lives longer has
a slot in the warp's record; it is stored there at the end of the block, for the active lanes only. If all lanes go to
the same block next, control jumps there. If lanes diverge, each group is noted as pending at its target, and the
dispatcher goes on with the lowest-numbered block that has pending lanes. So lanes that diverged converge where their
paths join. An instruction that waits for other lanes (``shfl.sync``) begins a block of its own. Lanes stay at its
beginning until the lanes that they wait for have arrived or exited.

The parts: `storage` lays out memory, `registers` keeps values, `values` reads operands, `paths` sends lanes from block
to block, `dispatcher` picks the next block, `sites` lists the instructions that events and faults refer to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from pathlib import Path

from workbench.core.errors import UnsupportedInstructionError
from workbench.core.events import place_number
from workbench.emulator.layout import CONTEXT, Status, warp_record
from workbench.emulator.manifest import POLL, Manifest
from workbench.emulator.runtime import CTX, WARP, library
from workbench.emulator.translate import dispatcher
from workbench.emulator.translate.blocks import Block
from workbench.emulator.translate.instruments import Instrument
from workbench.emulator.translate.lacking import lacking
from workbench.emulator.translate.lowering import NOTHING, PendingCall
from workbench.emulator.translate.opcodes import TABLE, control
from workbench.emulator.translate.outlining import OFTEN, outlined
from workbench.emulator.translate.paths import Paths
from workbench.emulator.translate.point import InsertionPoint
from workbench.emulator.translate.registers import Registers
from workbench.emulator.translate.sites import Sites, site_of
from workbench.emulator.translate.storage import Storage
from workbench.emulator.translate.table import Match
from workbench.emulator.translate.values import Values
from workbench.flow import graph, products, waits
from workbench.llvm import modules
from workbench.llvm.emitter import Emitter, Value
from workbench.ptx import places
from workbench.ptx.ir import Function, Immediate, Instruction, Module, Operand, Register
from workbench.ptx.operands import UnfitError, parts_of, registers_of
from workbench.ptx.shapes import mismatch

Results = Value | tuple[Value | Callable[[], Value], ...]
"""What a row computes: a value, or the values of ``p|q``; one that few instructions ask for is made on demand."""


@dataclass(frozen=True)
class Lowered:
    """A kernel as LLVM modules, and what a launch needs of it.

    Attributes
    ----------
    kernel : str
        Module with the function ``run_warp``, which runs one warp.
    shared : tuple of str
        Modules with all other functions. They do not depend on this kernel, so other kernels have the same ones.
    manifest : Manifest
    """

    kernel: str
    shared: tuple[str, ...]
    manifest: Manifest


def lower(
    module: Module,
    entry: str,
    *,
    traced: bool = False,
    synced: bool = False,
    screened: bool = False,
    scheduled: bool = False,
    instrument: Instrument | None = None,
) -> Lowered:
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
        Whether all of these are screened as they happen, and not recorded: see `runtime/screening.cpp`.
    scheduled : bool
        Whether warps may yield wherever other threads can see what they do next: see `is_preempted` in schedule.cpp.
    instrument : Instrument, optional
        Adds its instructions.

    Raises
    ------
    UnsupportedInstructionError
        For an instruction form that the table of opcodes does not have, or operands that its row does not take.
    """
    way = partial(KernelLowering, traced=traced, synced=synced, screened=screened, scheduled=scheduled)
    if instrument is None:
        return way(module, entry).run()
    TABLE.admit(instrument.rows)
    added = instrument.instrumented(TABLE.respell(module))
    lowered = way(added, entry, instrument.package).run()
    return replace(lowered, manifest=instrument.described(module, lowered.manifest))


def find_row(module: Module, instruction: Instruction) -> Match:
    """Find the row of an instruction; raise if there is none, or if the row does not take the operands."""
    match = TABLE.find(instruction)
    if match is None:
        what, forms = lacking(instruction.mnemonic), TABLE.forms(instruction.opcode)
        said = f", {what}: it stands for GPUs up to sm_90" if what else ""
        known = f"; known forms: {', '.join(forms)}" if forms and not what else ""
        raise UnsupportedInstructionError(
            places.describe(module, instruction, f"the emulator has no row for '{instruction.mnemonic}'{said}{known}")
        )
    problem = "" if match.row.computes else mismatch(match.row.operands, instruction.operands)
    if problem:
        problem = f"the operands do not fit '{instruction.mnemonic}': {problem}"
        raise UnsupportedInstructionError(places.describe(module, instruction, problem))
    return match


class KernelLowering:
    """One translation. It emits every block, each instruction by its row, and makes the modules.

    Rows see it as a `lowering.Lowering` or a `lowering.ControlLowering`; most methods of these are those of its parts.
    """

    def __init__(
        self,
        module: Module,
        entry: str,
        package: Path | None = None,
        *,
        traced: bool = False,
        synced: bool = False,
        screened: bool = False,
        scheduled: bool = False,
    ) -> None:
        self._package = package
        self.module = TABLE.respell(module)
        self.traced = traced or synced or screened
        self.synced = synced or screened
        self.screened = screened
        self.flow = graph.build(self.module, entry, find_row, scheduled=scheduled)
        waits.mark(self.flow)
        self._faulty = products.faults(self.flow) if self.synced else {}
        self.e = Emitter()
        self.record = warp_record(len(self.flow.blocks))
        self.storage = Storage(self.flow, self.record)
        self.calls: dict[int, PendingCall] = {}
        self.prints = self.allocates = False
        self._waits = any(b.waits for b in self.flow.blocks)
        self._uses = Counter(instruction.mnemonic for b in self.flow.blocks for instruction, _ in b.instructions)
        self._helpers: dict[str, str] = {}
        self._frames: dict[str, Value] = {}
        self._at = InsertionPoint(self.e, self.record, self.flow.entry, self.flow.blocks[0], Value("", "i32"))
        self._sites = Sites(self.module, synced=self.synced, clustered=max(self.flow.cluster) > 1)
        self._registers = Registers(self._at, self.storage, self.flow)
        self._paths = Paths(self._at, self.flow, self._sites)
        values = Values(self._at, self._registers, self.storage, self.flow)
        self.read, self.read_as, self.special = values.read, values.read_as, values.special
        self.address, self.element_address = values.address, values.element_address
        self.guard, self.lanes = values.guard, values.lanes
        self.set, self.register_bits = self._registers.set, self._registers.bits
        self.write_back = self._registers.write_back
        self.key, self.store_masked = self._at.key, self._at.store_masked
        self.jump, self.branch, self.leave = self._paths.jump, self._paths.branch, self._paths.leave
        self.enqueue, self.resume, self.wait_before = self._paths.enqueue, self._paths.resume, self._paths.wait_before
        self.stop = self._sites.stop

    @property
    def block(self) -> Block:
        """The basic block that is being emitted."""
        return self._at.block

    @property
    def active(self) -> Value:
        """The lanes that execute it."""
        return self._at.active

    @active.setter
    def active(self, lanes: Value) -> None:
        self._at.active = lanes

    # What rows may call

    def site(
        self, instruction: Instruction, kind: str, space: str = "", width_bytes: int = 0, order: str = ""
    ) -> Value:
        """Note an instruction that can fault; return its number."""
        order = order or (POLL if instruction.line in self.flow.polls else "")
        return self.e.const("i32", self._sites.add(instruction, kind, space, width_bytes, order))

    def note_sync(self, instruction: Instruction, kind: str, lanes: Value, what: Value | None = None) -> None:
        """In a synced program, record a synchronisation or a fence of lanes."""
        if self.synced:
            place = self.e.vector(self.e.resize(what or self.e.const("i32", 0), 64))
            site = self.site(instruction, kind)
            self.e.line(f"call void @record(ptr %ctx, ptr %warp, {lanes}, {place}, {site})")

    def helper(self, name: str, text: str | Callable[[], str]) -> str:
        """Add a function to the module once; return its name."""
        if name not in self._helpers:
            self._helpers[name] = text if isinstance(text, str) else text()
        return name

    def invoke(self, name: str, *values: Value, result: Value = NOTHING) -> Value:
        """Call a function of the runtime with the warp and some values; `result` has the type of what it returns."""
        call = f"call {result.type} @{name}({', '.join(['ptr %ctx', 'ptr %warp', *map(str, values)])})"
        if result is not NOTHING:
            return self.e.assign(result.element, result.lanes, call)
        self.e.line(call)
        return result

    def access(self, kind: str, place: str, bits: int, count: int = 1) -> str:
        """Name the function of loads (``ld``) or stores (``st``) in a place, ``any`` or ``shared``: see access.cpp."""
        return f"{'watched_' if self.traced else ''}{kind}_{place}_{bits}x{count}"

    def give(self, instruction: Instruction, targets: Sequence[Operand], values: Iterable[Value]) -> None:
        """Give the registers that an instruction names new values, where its guard is true."""
        guard = self.guard(instruction)
        for target, value in zip(targets, values, strict=True):
            assert isinstance(target, Register)
            self.set(target.name, value, guard=guard)

    def frame(self, key: str, element: str, count: int) -> Value:
        """Memory of the running warp for `count` elements; the same for the same key."""
        if key not in self._frames:
            self._frames[key] = self.e.stack(element, count)
        return self._frames[key]

    def is_read(self, target: Operand) -> bool:
        """Whether any instruction of the function reads a register that an instruction writes."""
        return any(self.flow.reads(self.block.function, name) for name in registers_of(target))

    def parameter(self, name: str, offset: int) -> Value:
        """Host address of what lies `offset` bytes behind the beginning of a kernel parameter."""
        space, start = self.storage.symbols.get(name, ("", 0))
        if space != "param":
            raise UnfitError(f"{name} is not a parameter of {self.flow.entry.name}")
        return self.e.pointer("%parameters", start + offset)

    def go_on(self, target: int) -> None:
        """Store the registers that outlive the block, and send all active lanes to a block."""
        self._paths.jump(target, self._registers.store())

    def fault(self, instruction: Instruction, kind: int, lanes: Value, address: Value | None = None) -> None:
        """Stop the launch with a fault of the first of `lanes`, if there is one."""
        e = self.e
        struck, spared = e.new_label("struck"), e.new_label("spared")
        e.branch_if(e.compare("ne", lanes, 0), struck, spared)
        e.label(struck)
        lane = e.intrinsic("cttz", lanes, False)
        index = e.get(WARP, self.record["index"])
        site = self.site(instruction, instruction.opcode)
        where = address or e.const("i64", 0)
        e.line(f"call void @fault(ptr %ctx, {index}, i32 {kind}, {site}, {lane}, {where})")
        e.line(f"ret i32 {Status.FAULTED}")
        e.label(spared)

    def take_back(self, staying: Value) -> None:
        """Take lanes that stay at the block's beginning off the count of executed blocks; the block too, if all do."""
        self._count("sub", staying)

    # Blocks

    def _emit_block(self, block: Block) -> None:
        e = self.e
        self._registers.begin(block)
        e.label(f"block{block.index}")
        self.active = e.load(Value("%mask", "ptr"), "i32")
        if block.preempts:
            self._let_others_run(block)
        self._charge(block)
        instruction, ended = block.received, False
        try:
            if instruction is not None:
                control.receive(self, instruction)
            for instruction, match in block.instructions:
                self._emit(instruction, match)
                ended = match.row.role == "end"
        except UnfitError as error:
            assert instruction is not None
            raise UnsupportedInstructionError(places.describe(self.module, instruction, str(error))) from error
        if not ended:
            self.go_on(block.next)

    def _let_others_run(self, block: Block) -> None:
        """Yield, or go on: the launch's dice say which."""
        e = self.e
        away, here = e.new_label("away"), e.new_label("here")
        e.branch_if(e.assign("i1", 0, f"call i1 @is_preempted(ptr {CTX})"), away, here)
        e.label(away)
        self.enqueue(block.index, self.active)
        e.line(f"ret i32 {Status.YIELDED}")
        e.label(here)

    def _charge(self, block: Block) -> None:
        """Take the block's instructions off the fuel."""
        e = self.e
        fuel = e.op("sub", e.get(CTX, CONTEXT["fuel"]), len(block.instructions) or 1)
        e.put(CTX, CONTEXT["fuel"], fuel)
        self._count("add", self.active)
        if not self._waits:
            return
        for name, holds in (("news", not block.waits), ("patient", block.is_patient), ("beyond", block.looks_beyond)):
            if holds:
                e.put(CTX, CONTEXT[name], e.const("i32", 1))

    def _count(self, operation: str, lanes: Value) -> None:
        """In a traced program, count the block as executed by lanes: once, if they are all the active ones."""
        if not self.traced or self.screened:
            return
        e = self.e
        counts = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['executed'])} to ptr")
        whole = e.const("i64", 1) if lanes is self.active else e.resize(e.compare("eq", lanes, self.active), 64)
        for i, more in enumerate((whole, e.resize(e.intrinsic("ctpop", lanes), 64))):
            place = e.pointer(counts.text, 16 * self.block.index + 8 * i)
            e.store(e.op(operation, e.load(place, "i64"), more), place)

    # Instructions

    def _emit(self, instruction: Instruction, match: Match) -> None:
        if (what := self._faulty.get(id(instruction))) is not None:
            self.note_sync(instruction, "product.register", self.lanes(instruction), self.e.const("i32", what))
        if not match.row.computes:
            match.row.emit(self, match, instruction)
            return
        if not instruction.operands:
            raise UnfitError("operands are missing")
        kinds = match.source_types
        if len(instruction.operands) - 1 != len(kinds):
            raise UnfitError(f"{match.row.form} takes {len(kinds)} sources, found {len(instruction.operands) - 1}")
        sources = [
            self._literal(o) if k == "imm" else self.read(o, k, keep_nan=match.row.arithmetic)
            for o, k in zip(instruction.operands[1:], kinds, strict=True)
        ]
        often = self._uses[instruction.mnemonic] >= OFTEN
        self._set_results(instruction, match, self._apply(match, sources, often=often))

    def _literal(self, operand: Operand) -> Value:
        if not isinstance(operand, Immediate):
            raise UnfitError(f"expected a literal, found {operand}")
        return self.e.const("i32", operand.value)

    def _apply(self, match: Match, sources: Sequence[Value], *, often: bool) -> Results:
        """Emit a row's code, or a call of a function that has it if the kernel uses it often: see `outlined`."""
        shapes = tuple(s if s.constant else Value(f"%a{i}", s.element, s.lanes) for i, s in enumerate(sources))
        apart = outlined(match, shapes) if often and any(s.lanes for s in shapes) else None
        if apart is None:
            results: Results = match.row.emit(self.e, match, *sources)
            return results
        name = self.helper(apart.name, apart.text)
        arguments = ", ".join(str(s) for s in sources if not s.constant)
        result = apart.result
        return self.e.assign(result.element, result.lanes, f"call {result.type} @{name}({arguments})")

    def _set_results(self, instruction: Instruction, match: Match, results: Results) -> None:
        """Write an instruction's result, or the two results of ``p|q``."""
        values = (results,) if isinstance(results, Value) else results
        guard = self.guard(instruction)
        targets = parts_of(instruction.operands[0])
        for target, value, kind in zip(targets, values, match.result_types, strict=False):
            if not isinstance(target, Register):
                raise UnfitError(f"cannot write to {target}")
            if target.name == "_":
                continue
            bits = self.register_bits(target.name)
            result = value() if callable(value) else value
            if result.bits != bits:
                result = self.e.resize(self.e.bitcast(result, f"i{result.bits}"), bits, signed=kind[0] == "s")
            raw = match.row.arithmetic and result.element in {"float", "double"}
            self.set(target.name, result, guard=guard, raw_nan=raw)

    # The whole

    def run(self) -> Lowered:
        """Emit every block and the dispatcher, and make the modules and the manifest."""
        e = self.e
        for block in self.flow.blocks:
            self._emit_block(block)
        self._paths.emit_arrivals()
        in_clusters = any(name.startswith("barrier.cluster") for name in self._uses)
        picked = dispatcher.lines(self.flow, self.record, in_clusters=in_clusters)
        e.entry_lines += [
            "  %mask = alloca i32",
            f"  %fresh = alloca [{self._registers.buffer_bytes} x i8], align 64",
            f"  %block_parameters = getelementptr i8, ptr {CTX}, i64 {CONTEXT['params'].offset}",
            "  %parameters = load ptr, ptr %block_parameters",
        ]
        head = "define i32 @run_warp(ptr %ctx, ptr %warp)"
        entry = [f"{head} {{", "entry:", *e.entry_lines, "  br label %begin"]
        tables = [*self._registers.globals, dispatcher.globals_of(self.flow)]
        body = "\n".join([*tables, *entry, *picked, *e.lines, "}", ""])
        listener = "screen" if self.screened else "notes" if self.traced else "unwatched"
        kernel, *shared = modules.separate([body, *self._helpers.values()], library(listener, self._package), "worker")
        return Lowered(kernel, tuple(shared), self._manifest())

    def _manifest(self) -> Manifest:
        entry, blocks, storage = self.flow.entry, self.flow.blocks, self.storage
        return Manifest(
            num_blocks=len(blocks),
            entry_block=self.flow.entries[entry.name],
            warp_bytes=-(-self.record.size_bytes // 64) * 64,
            static_smem_bytes=storage.smem_bytes,
            reserved_smem_bytes=storage.reserved_bytes,
            local_bytes=storage.local_bytes,
            parameters=storage.parameters,
            cluster=self.flow.cluster,
            launch_bound=_launch_bound(entry),
            variables=storage.variables,
            shared=storage.shared,
            sites=tuple(self._sites.found),
            stops=self._sites.stops,
            looks={b.index: site_of(self.module, b.waits, "look") for b in blocks if b.waits is not None},
            instructions=sum(len(b.instructions) for b in blocks),
            allocates=self.allocates,
            in_order=self.prints or any(b.observes for b in blocks),
            blocks=self._contents() if self.traced and not self.screened else (),
            traced=self.traced,
            synced=self.synced,
        )

    def _contents(self) -> tuple[tuple[int, int, str, int, bool, int], ...]:
        """Count the instructions of each basic block by line, mnemonic, place, and whether a function has them."""
        found: Counter[tuple[int, int, str, int, bool]] = Counter()
        for block in self.flow.blocks:
            is_called = block.function.name != self.flow.entry.name
            for instruction, _ in block.instructions:
                place = places.place_of(self.module, instruction)
                line, number = (place.own_line, place_number(place.chain)) if place else (0, 0)
                found[block.index, line, instruction.mnemonic, number, is_called] += 1
        return tuple((*key, count) for key, count in found.items())


def _launch_bound(kernel: Function) -> int | None:
    """Most threads of a block, if the kernel's directives say so."""
    given = kernel.directives.get("maxntid") or kernel.directives.get("reqntid")
    return prod(given) if given else None
