"""Moves, packing and address conversion: mov, cvta and isspacep of PTX ISA 9.7.9."""

from __future__ import annotations

from workbench.emulator import layout
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value
from workbench.ptx.ir import TYPE_BITS, Address, Instruction, Operand, Register, Vector
from workbench.ptx.operands import UnfitError, elements_of

_BASES = {
    "global": 0,
    "const": 0,
    "shared": layout.SHARED_BASE,
    "local": layout.LOCAL_BASE,
    "param": 0,
    "shared::cta": layout.SHARED_BASE,
    "shared::cluster": layout.SHARED_BASE,
    "param::entry": 0,
}
"""What cvta adds to an address of a state space. Global, constant and parameter addresses are generic already."""


def _pack(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``mov.b64 %rd, {%r1, %r2}``: the first element is the least significant."""
    e = lowering.e
    target, source = instruction.operands
    assert isinstance(source, Vector) and isinstance(target, Register)
    bits = TYPE_BITS[m.type]
    piece = _piece(bits, source)
    total: Value | None = None
    for i, item in enumerate(source.items):
        if isinstance(item, Register) and item.name == "_":
            continue
        value = e.resize(lowering.read(item, f"b{piece}"), bits)
        value = e.op("shl", value, piece * i) if i else value
        total = value if total is None else e.op("or", total, value)
    if total is None:
        raise UnfitError(f"{source} has no element that is read")
    lowering.set(target.name, total, guard=lowering.guard(instruction))


def _piece(bits: int, vector: Vector) -> int:
    """Width of each element of a vector that has `bits` in all."""
    count = len(vector.items)
    if count not in {2, 4} or bits < 8 * count:
        raise UnfitError(f"{bits} bits do not come in {count} elements")
    return bits // count


def _unpack(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``mov.b64 {%r1, %r2}, %rd``."""
    e = lowering.e
    target, source = instruction.operands
    assert isinstance(target, Vector)
    value = lowering.read(source, m.type)
    piece = _piece(value.bits, target)
    moved = (e.op("lshr", value, piece * i) if i else value for i in range(len(target.items)))
    lowering.give(instruction, target.items, (e.resize(part, piece) for part in moved))


def _mov(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    target, source = instruction.operands
    if isinstance(target, Vector):
        _unpack(lowering, m, instruction)
    elif isinstance(source, Vector):
        _pack(lowering, m, instruction)
    else:
        assert isinstance(target, Register)
        if isinstance(source, Address):
            value = lowering.element_address(source, m.type)
        else:
            value = lowering.read_as(source, target.name)
        lowering.give(instruction, [target], [value])


def _mov_vector(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``mov.v2.u32 {%r1, %r2}, {%r2, %r1}``: element by element, all read before any is written."""
    target, source = instruction.operands
    targets = elements_of(target)
    if isinstance(source, Register) and source.name in _SPECIAL_VECTORS:
        sources: tuple[Operand, ...] = tuple(Register(f"{source.name}.{axis}") for axis in "xyzw")
    else:
        sources = elements_of(source)
    count = int((m.one_of("v2", "v4"))[1:])
    if len(targets) != count or len(sources) != count:
        raise UnfitError(f"expected {count} elements on both sides, found {len(targets)} and {len(sources)}")
    lowering.give(instruction, targets, [lowering.read(item, m.type) for item in sources])


_SPECIAL_VECTORS = {"%tid", "%ntid", "%ctaid", "%nctaid"}


def cluster_to_generic(e: Emitter, address: Value) -> Value:
    """Make a generic address of an address in the shared memory of a cluster, both in 64 bits."""
    own = e.op("add", address, layout.SHARED_BASE)
    rank = e.op("lshr", address, layout.CLUSTER_SHIFT)
    window = e.op("add", rank, layout.FIRST_CLUSTER_WINDOW - 1)
    base = e.op("add", e.op("shl", window, layout.WINDOW_SHIFT), 1 << layout.WINDOW_SHIFT - 1)
    offset = e.op("and", address, (1 << layout.CLUSTER_SHIFT) - 1)
    return e.select(e.compare("eq", rank, 0), own, e.op("add", base, offset))


def _from_generic(e: Emitter, address: Value) -> Value:
    """Undo `cluster_to_generic`."""
    rank = e.op("sub", e.op("lshr", address, layout.WINDOW_SHIFT), layout.FIRST_CLUSTER_WINDOW - 1)
    tag = e.intrinsic("smax", rank, 0)
    offset = e.op("and", address, (1 << layout.CLUSTER_SHIFT) - 1)
    return e.op("or", offset, e.op("shl", tag, layout.CLUSTER_SHIFT))


def _cvta(e: Emitter, m: Match, a: Value) -> Value:
    space = m.one_of(*_BASES)
    base = _BASES[space]
    if not base:
        return a
    if space == "shared::cluster":
        if a.bits != 64:
            raise UnfitError("generic addresses of a cluster have 64 bits")
        return _from_generic(e, a) if "to" in m else cluster_to_generic(e, a)
    return e.op("sub" if "to" in m else "add", a, base)


def _isspacep(e: Emitter, m: Match, a: Value) -> Value:
    window = e.op("lshr", a, layout.WINDOW_SHIFT)
    space = m.one_of("global", "const", "shared", "shared::cta", "shared::cluster", "local", "param")
    if space == "shared::cluster":
        peer = e.op("sub", window, layout.FIRST_CLUSTER_WINDOW)
        in_peer = e.compare("ult", peer, layout.MAX_CLUSTER_BLOCKS)
        return e.op("or", in_peer, e.compare("eq", window, layout.SHARED_WINDOW))
    if space == "global":
        return e.compare("uge", window, layout.FIRST_GLOBAL_WINDOW)
    number = {"shared": layout.SHARED_WINDOW, "shared::cta": layout.SHARED_WINDOW, "local": layout.LOCAL_WINDOW}.get(
        space, layout.PARAMETER_BASE >> layout.WINDOW_SHIFT
    )
    return e.compare("eq", window, number)


_TYPES = "u16|u32|u64|s16|s32|s64|f16|bf16|f16x2|bf16x2|f32|f64"

ROWS: tuple[Row, ...] = (
    Row(f"mov.(pred|b16|b32|b64|b128|{_TYPES})", "{d}, {a}/[a]", _mov, "9.7.9.3"),
    Row(f"mov.(v2|v4).(b16|b32|b64|{_TYPES})", "{d}, {a}", _mov_vector, "9.7.9.3"),
    Row("cvta{.to}.(global|shared|local|const|param).(u32|u64)", "t=t", _cvta, "9.7.9.20"),
    Row("cvta{.to}.(shared::cta|shared::cluster|param::entry).(u32|u64)", "t=t", _cvta, "9.7.9.20"),
    Row(f"isspacep.({'|'.join(_BASES)})", "pred=u64", _isspacep, "9.7.9.19"),
)
