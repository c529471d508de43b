"""Special registers that the emulator has, and their values: PTX ISA 9.0, section 10."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from workbench.emulator.emitter import IOTA32, Value
from workbench.emulator.layout import CONTEXT, LANES
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.operands import UnfitError, registers_of
from workbench.emulator.translate.point import InsertionPoint
from workbench.ptx.ir import Function, Instruction

_VECTORS = ("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid")
_SCALARS = (
    *("laneid", "warpid", "nwarpid", "smid", "nsmid", "gridid"),
    *("is_explicit_cluster", "cluster_ctarank", "cluster_nctarank"),
    *("lanemask_eq", "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt"),
    *("clock", "clock_hi", "clock64", "globaltimer", "globaltimer_lo", "globaltimer_hi"),
    *("total_smem_size", "dynamic_smem_size"),
)
NAMES = frozenset(
    [
        *(f"%{name}.{axis}" for name in _VECTORS for axis in "xyzw"),
        *(f"%{name}" for name in _SCALARS),
        *(f"%pm{number}{width}" for number in range(8) for width in ("", "_64")),
        *(f"%envreg{number}" for number in range(32)),
    ]
)


def read_by(function: Function, instruction: Instruction) -> Iterator[str]:
    """Yield the registers of an instruction that its function does not declare, and so must be special."""
    for operand in instruction.operands:
        for name in registers_of(operand):
            if name.startswith("%") and name not in function.registers:
                yield name


def value(at: InsertionPoint, name: str, static_smem_bytes: int) -> Value:
    """Make the value of a special register; of what does not change within a block, a scalar."""
    e = at.e
    if name not in NAMES:
        raise UnfitError(f"{name} is neither declared nor a special register that the emulator has")
    base, _, axis = name[1:].partition(".")
    if axis == "w":
        return e.const("i32", 0)
    if base == "tid":
        return e.load(e.field(WARP, at.record[f"tid_{axis}"]), "i32", LANES, align=4)
    if base in {"ntid", "nctaid", "ctaid"}:
        return e.get(CTX, CONTEXT[base], "xyz".index(axis))
    if "cluster" in base:
        return _of_cluster(at, base, axis)
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
        "warpid": lambda: e.get(WARP, at.record["index"]),
        "nwarpid": lambda: e.const("i32", 64),
        "gridid": lambda: e.const("i64", 0),
        "smid": lambda: e.const("i32", 0),
        "nsmid": lambda: e.const("i32", 1),
        "clock": lambda: e.resize(_cycles(at), 32),
        "clock_hi": lambda: e.resize(e.op("lshr", _cycles(at), e.const("i64", 32)), 32),
        "clock64": lambda: _cycles(at),
        "globaltimer": lambda: _cycles(at),
        "globaltimer_lo": lambda: e.resize(_cycles(at), 32),
        "globaltimer_hi": lambda: e.resize(e.op("lshr", _cycles(at), e.const("i64", 32)), 32),
        "dynamic_smem_size": lambda: e.resize(
            e.op("sub", e.get(CTX, CONTEXT["smem_bytes"]), e.const("i64", static_smem_bytes)), 32
        ),
        # cooperative_groups/details/driver_abi.h: the address of the grid's workspace, high word first.
        "envreg1": lambda: e.resize(e.op("lshr", e.get(CTX, CONTEXT["grid_workspace"]), e.const("i64", 32)), 32),
        "envreg2": lambda: e.resize(e.get(CTX, CONTEXT["grid_workspace"]), 32),
        "total_smem_size": lambda: e.resize(e.get(CTX, CONTEXT["smem_bytes"]), 32),
    }
    return simple[base]()


def _of_cluster(at: InsertionPoint, base: str, axis: str) -> Value:
    """Value of a special register about clusters; blocks of a launch without them are clusters of one."""
    e = at.e
    extent = [e.get(CTX, CONTEXT["cluster_nctaid"], i) for i in range(3)]
    place = [e.op("urem", e.get(CTX, CONTEXT["ctaid"], i), extent[i]) for i in range(3)]
    if base == "is_explicit_cluster":
        return e.const("i1", int("reqnctapercluster" in at.entry.directives))
    if base == "cluster_nctarank":
        return e.op("mul", e.op("mul", extent[0], extent[1]), extent[2])
    if base == "cluster_ctarank":
        row = e.op("add", e.op("mul", place[2], extent[1]), place[1])
        return e.op("add", e.op("mul", row, extent[0]), place[0])
    i = "xyz".index(axis)
    if base in {"cluster_ctaid", "cluster_nctaid"}:
        return (place if base == "cluster_ctaid" else extent)[i]
    return e.op("udiv", e.get(CTX, CONTEXT[{"clusterid": "ctaid", "nclusterid": "nctaid"}[base]], i), extent[i])


def _cycles(at: InsertionPoint) -> Value:
    return at.e.assign("i64", 0, "call i64 @llvm.readcyclecounter()")
