"""Loads, stores and atomics: PTX ISA 9.7.9 and 9.7.13."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.emulator.layout import LANES, SHARED_BASE
from workbench.emulator.manifest import IDLE
from workbench.emulator.translate.lowering import Lowering, do_nothing
from workbench.emulator.translate.opcodes.data import cluster_to_generic
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Value
from workbench.ptx import operands
from workbench.ptx.ir import TYPE_BITS, Address, Immediate, Instruction, Operand, Register, Symbol
from workbench.ptx.operands import UnfitError

_SPACES = "const|global|local|param|param::entry|param::func|shared|shared::cta|shared::cluster"


def space_of(m: Match) -> str:
    """State space of an instruction's address; empty if it is generic."""
    return m.one_of(*_SPACES.split("|")).split("::")[0]


def generic_address(lowering: Lowering, operand: Operand, space: str) -> Value:
    """Read an address of any space as a generic one."""
    e = lowering.e
    if not space.startswith("shared"):
        return lowering.address(operand, space)
    address = lowering.address(operand, "shared")
    if space != "shared::cluster":
        return e.op("add", e.resize(address, 64), e.const("i64", SHARED_BASE))
    return cluster_to_generic(e, e.resize(address, 64))


def _located(lowering: Lowering, m: Match, operand: Operand) -> tuple[Value, str]:
    """Read an instruction's address in every lane, and the state space of the access."""
    if "shared::cluster" in m:
        return lowering.e.vector(generic_address(lowering, operand, "shared::cluster")), ""
    return lowering.e.vector(lowering.address(operand, space_of(m))), space_of(m)


def _access(
    lowering: Lowering, kind: str, space: str, bits: int, count: int, where: Value, instruction: Instruction
) -> str:
    """Name the access function for `count` elements of `bits`, with its arguments up to the data."""
    name = lowering.access(kind, "shared" if space == "shared" else "any", bits, count)
    site = lowering.site(instruction, kind, space, bits // 8 * count)
    if kind == "st" and lowering.synced:
        lowering.site(instruction, "lost.write", space, bits // 8 * count)  # access.cpp takes the next number for it
    return f"@{name}(ptr %ctx, ptr %warp, {lowering.lanes(instruction)}, {where}, {site}"


def load(lowering: Lowering, space: str, bits: int, count: int, where: Value, instruction: Instruction) -> list[Value]:
    """Load `count` elements of `bits` at the addresses of the lanes."""
    e, call = lowering.e, _access(lowering, "ld", space, bits, count, where, instruction)
    if count == 1:
        return [e.assign(f"i{bits}", LANES, f"call <{LANES} x i{bits}> {call})")]
    data = e.stack(f"i{bits}", LANES * count)
    e.line(f"call void {call}, {data})")
    return e.load_vectors(data, f"i{bits}", count)


def store(lowering: Lowering, space: str, values: Sequence[Value], where: Value, instruction: Instruction) -> None:
    """Store one value, or several side by side, at the addresses of the lanes."""
    e, data = lowering.e, lowering.e.vector(values[0])
    call = _access(lowering, "st", space, data.bits, len(values), where, instruction)
    if len(values) > 1:
        data = e.stack(data.element, LANES * len(values))
        e.store_vectors(values, data)
    e.line(f"call void {call}, {data})")


def _put(lowering: Lowering, instruction: Instruction, target: Operand, value: Value, kind: str) -> None:
    """Write a loaded element. For a wider register it is extended, by its sign if it has one."""
    if not isinstance(target, Register):
        raise UnfitError(f"cannot load into {target}")
    if target.name == "_":
        return
    bits = lowering.register_bits(target.name)
    value = lowering.e.resize(lowering.e.bitcast(value, f"i{value.bits}"), bits, signed=kind[0] == "s")
    lowering.set(target.name, value, guard=lowering.guard(instruction))


def elements(m: Match, operand: Operand) -> tuple[Operand, ...]:
    """Elements of a data operand; raise if there are more or fewer than the instruction says."""
    items = operands.elements_of(operand)
    count = int((m.one_of("v2", "v4", "v8") or "v1")[1:])
    if len(items) != count:
        raise UnfitError(f"expected {count} data elements, found {len(items)}")
    return items


def bits_of(lowering: Lowering, operand: Operand, kind: str, bits: int = 0) -> Value:
    """Read the bits of a data operand, as many as its type has by default; a literal is one of that type."""
    if isinstance(operand, Immediate) and kind in {"f32", "f64"}:
        return lowering.e.bitcast(lowering.read(operand, kind), f"i{TYPE_BITS[kind]}")
    return lowering.read(operand, f"b{bits or TYPE_BITS[kind]}")


def _check_wide(lowering: Lowering, m: Match) -> None:
    """Refuse the widths that ptxas refuses: odd ones, and 256 bits but for global memory of sm_100 or later."""
    count, bits = int((m.one_of("v2", "v4", "v8") or "v1")[1:]), TYPE_BITS[m.types[-1]]
    if count * bits <= _MOST_BITS and count < _MOST_ELEMENTS:
        return
    if count * bits != 2 * _MOST_BITS or bits > 64:
        raise UnfitError(f"no load or store takes {count} elements of {bits} bits")
    target = lowering.flow.module.target
    if int(re.sub(r"\D", "", target) or 0) < _WIDE_FROM:
        raise UnfitError(
            f"loads and stores of 256 bits need .target sm_{_WIDE_FROM} or later, this is for {target}: "
            "a driver refuses it; use two of 128 bits"
        )
    if "global" not in m:
        raise UnfitError("loads and stores of 256 bits are of global memory: write .global")


_MOST_BITS, _MOST_ELEMENTS, _WIDE_FROM = 128, 8, 100


def _ld(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    kind = m.types[-1]
    _check_wide(lowering, m)
    targets = elements(m, instruction.operands[0])
    slots = operands.parameter_slots(lowering.block.function, instruction)
    if slots:
        for target, (slot, slot_kind) in zip(targets, slots, strict=True):
            _put(lowering, instruction, target, lowering.read(Register(slot), slot_kind), kind)
        return
    address = instruction.operands[1]
    bits = TYPE_BITS[kind]
    if space_of(m) == "param" and isinstance(address, Address) and isinstance(address.base, Symbol):
        for i, target in enumerate(targets):
            place = lowering.parameter(address.base.name, address.offset + i * bits // 8)
            _put(lowering, instruction, target, e.load(place, f"i{bits}", align=1), kind)
        return
    where, space = _located(lowering, m, address)
    values = load(lowering, space, min(bits, 64), len(targets) * max(1, bits // 64), where, instruction)
    if kind == "b128":  # two halves, since the host address may be less aligned than the address
        low, high = (e.resize(half, 128) for half in values)
        values = [e.op("or", e.op("shl", high, 64), low)]
    for target, value in zip(targets, values, strict=True):
        _put(lowering, instruction, target, value, kind)


def store_operand(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Store a value, or the elements of a vector."""
    e = lowering.e
    kind = m.types[-1]
    _check_wide(lowering, m)
    address, source = instruction.operands[:2]
    values = [bits_of(lowering, item, kind) for item in elements(m, source)]
    slots = operands.parameter_slots(lowering.block.function, instruction)
    if slots:
        for value, (slot, _) in zip(values, slots, strict=True):
            lowering.set(slot, value, guard=lowering.guard(instruction))
        return
    if kind == "b128":
        wide = e.vector(values[0])
        values = [e.resize(wide, 64), e.resize(e.op("lshr", wide, 64), 64)]
    where, space = _located(lowering, m, address)
    store(lowering, space, values, where, instruction)


_OPERATIONS = ("and", "or", "xor", "exch", "inc", "dec", "cas", "add", "min", "max")


def atomic(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Make an atomic of each element of a vector. The elements are not updated together."""
    has_result = m.row.opcode == "atom"
    address, *sources = instruction.operands[1 if has_result else 0 :]
    wanted = 2 if "cas" in m else 1
    if len(sources) != wanted + ("L2::cache_hint" in m):
        raise UnfitError(f"expected {wanted} sources{' and a cache policy' if 'L2::cache_hint' in m else ''}")
    lists = [elements(m, s) for s in sources[:wanted]]
    targets = elements(m, instruction.operands[0]) if has_result else [None] * len(lists[0])
    old = [_update(lowering, m, instruction, address, i, items) for i, items in enumerate(zip(*lists, strict=True))]
    for target, value in zip(targets, old, strict=True):
        if target is not None:
            _put(lowering, instruction, target, value, m.types[-1])


def _update(
    lowering: Lowering, m: Match, instruction: Instruction, address: Operand, index: int, sources: tuple[Operand, ...]
) -> Value:
    """Update one element; return the old values."""
    e = lowering.e
    values = [e.vector(bits_of(lowering, s, m.types[-1])) for s in sources]
    data = values[-1]
    is_cluster = "shared::cluster" in m
    space = "" if is_cluster else space_of(m)
    where = e.vector(generic_address(lowering, address, "shared::cluster" if is_cluster else space))
    kind = _kind_of_atomic(lowering, m, instruction, space)
    site = lowering.site(instruction, kind, space, data.bits // 8)
    if lowering.synced:
        lowering.site(instruction, kind, space, data.bits // 8, IDLE)  # atomic.cpp takes the next number for it
    if index:
        where = e.op("add", where, e.like(where, index * data.bits // 8))
    name = f"atom_{_update_of(m)}_{data.bits}"
    arguments = f"ptr %ctx, ptr %warp, {lowering.lanes(instruction)}, {where}, {site}, {data}, {values[0]}"
    return e.assign(data.element, LANES, f"call {data.type} @{name}({arguments})")


def _update_of(m: Match) -> str:
    """Name an instruction's operation as ``atomic.cpp`` does."""
    name, kind = m.one_of(*_OPERATIONS), m.types[-1]
    if kind[0] in "fb" and name in {"add", "min", "max"}:  # halves, singles, doubles
        return f"{name}_{kind}"
    return f"u{name}" if name in {"min", "max"} and kind[0] == "u" else name


def _kind_of_atomic(lowering: Lowering, m: Match, instruction: Instruction, space: str) -> str:
    """Return ``"red"`` for an atom whose result nothing reads, since the assembler makes that; else the opcode."""
    orders_what_follows = {"acquire", "acq_rel"} & m.words
    if m.row.opcode != "atom" or space == "shared" or orders_what_follows or {"cas", "exch"} & m.words:
        return m.row.opcode
    return "atom" if lowering.is_read(instruction.operands[0]) else "red"


def fence(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Record a fence. It needs no code, since warps of the emulator see memory in order."""
    kind = "init.fence" if "mbarrier_init" in m else "fence"
    lowering.note_sync(instruction, kind, lowering.lanes(instruction))
    if "async" in instruction.modifiers and "global" not in instruction.modifiers:
        lowering.note_sync(instruction, "proxy.fence", lowering.lanes(instruction))
    if m.row.opcode == "fence" and "tensormap::generic" in m.words and lowering.synced:
        where = lowering.address(instruction.operands[0], "") if "acquire" in m else None
        lowering.note_sync(instruction, "map.acquire" if where else "map.release", lowering.lanes(instruction), where)


def _policy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Make a policy of 0: caches are not modelled."""
    target = instruction.operands[0]
    lowering.give(instruction, [target], [lowering.e.const("i64", 0)])


_TYPES = "b8|b16|b32|b64|b128|u8|u16|u32|u64|s8|s16|s32|s64|f32|f64"
_ORDER = "{.weak|.relaxed|.acquire|.release|.volatile|.mmio.relaxed}{.cta|.cluster|.gpu|.sys}"
_HINTS = (
    "{.ca|.cg|.cs|.lu|.cv|.wb|.wt}{.nc}"
    "{.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first|.L1::evict_last|.L1::no_allocate}"
    "{.L2::evict_normal|.L2::evict_first|.L2::evict_last}{.L2::cache_hint}{.L2::64B|.L2::128B|.L2::256B}"
)
_FORM = f"{_ORDER}{{{'|'.join('.' + s for s in _SPACES.split('|'))}}}{_HINTS}{{.v2|.v4|.v8}}.({_TYPES})"
_ATOMICS = (
    ("and|or|xor", "b32|b64"),
    ("exch|cas", "b16|b32|b64|b128"),
    ("add", "u32|s32|u64|f32|f64"),
    ("add.noftz", "f16|f16x2|bf16|bf16x2"),
    ("inc|dec", "u32"),
    ("min|max", "u32|s32|u64|s64"),
)
"""Operations, with the types that each takes."""
_VECTORS = (
    ("add", "v2|v4", "f32"),
    ("(add|min|max).noftz", "v2|v4|v8", "f16|bf16"),
    ("(add|min|max).noftz", "v2|v4", "f16x2|bf16x2"),
)


def _atomic_rows(opcode: str, section: str, skip: frozenset[str] = frozenset()) -> tuple[Row, ...]:
    """Make the rows of atom or red."""
    order, scope = "{.relaxed|.acquire|.release|.acq_rel}", "{.cta|.cluster|.gpu|.sys}"
    rows: list[Row] = []

    def add(form: str) -> None:
        takes = "{d}, [a], {a}, {a}?, a?" if opcode == "atom" else "[a], {a}, a?"
        rows.append(Row(f"{opcode}{form}", takes, atomic, section))

    for operations, kinds in _ATOMICS:
        operation, kind = _choice(operations), _choice(kinds)
        if operations in skip:
            continue
        add(f"{order}{scope}{{.global|.shared|.shared::cta|.shared::cluster}}{operation}{{.L2::cache_hint}}{kind}")
    for operation, widths, kinds in _VECTORS:
        add(f"{order}{scope}{{.global}}.{operation}{{.L2::cache_hint}}.({widths}){_choice(kinds)}")
    return tuple(rows)


def _choice(words: str) -> str:
    """Write a required choice."""
    return f".({words})" if "|" in words else f".{words}"


_PRIMARY = ".(L2::evict_last|L2::evict_normal|L2::evict_first|L2::evict_unchanged)"
_SECONDARY = "{.L2::evict_first|.L2::evict_unchanged}"
_RESTRICTED = "acquire.sync_restrict::shared::cluster|release.sync_restrict::shared::cta"
_PROXIES = "alias|async|async.global|async.shared::cta|async.shared::cluster"

ROWS: tuple[Row, ...] = (
    Row(f"ld{_FORM}", "{d}, [a], a?", _ld, "9.7.9.8"),
    Row(f"ldu{{.global}}{{.v2|.v4}}.({_TYPES})", "{d}, [a], a?", _ld, "9.7.9.10"),
    Row(f"st{_FORM}", "[a], {a}, a?", store_operand, "9.7.9.11"),
    *_atomic_rows("atom", "9.7.13.5"),
    *_atomic_rows("red", "9.7.13.6", skip=frozenset({"exch|cas"})),
    Row("prefetch{.global|.local}.(L1|L2|L2::evict_last|L2::evict_normal)", "...", do_nothing, "9.7.9.15"),
    Row("prefetch{.const|.param}.tensormap", "...", do_nothing, "9.7.9.15"),
    Row("prefetchu.L1", "...", do_nothing, "9.7.9.15"),
    Row("applypriority{.global}.L2::evict_normal", "...", do_nothing, "9.7.9.16"),
    Row("discard{.global}.L2", "...", do_nothing, "9.7.9.17"),
    Row(f"createpolicy.(fractional|range){_PRIMARY}{_SECONDARY}.b64", "d, ...", _policy, "9.7.9.18"),
    Row(f"createpolicy.range.global{_PRIMARY}{_SECONDARY}.b64", "d, ...", _policy, "9.7.9.18"),
    Row("createpolicy.cvt.L2.b64", "d, ...", _policy, "9.7.9.18"),
    Row("membar.(cta|gl|sys)", "...", fence, "9.7.13.4"),
    Row("fence{.sc|.acq_rel|.acquire|.release}.(cta|cluster|gpu|sys)", "...", fence, "9.7.13.4"),
    Row(f"fence{{.proxy.async::generic}}.({_RESTRICTED}).cluster", "...", fence, "9.7.13.4"),
    Row("fence.proxy.tensormap::generic.(acquire|release).(cta|cluster|gpu|sys)", "...", fence, "9.7.13.4"),
    Row("fence.mbarrier_init.release.cluster", "...", fence, "9.7.13.4"),
    Row(f"fence.proxy.({_PROXIES})", "...", fence, "9.7.13.4"),
    Row(f"membar.proxy.({_PROXIES})", "...", fence, "9.7.13.4"),
)
