"""Special registers that the emulator has, and their values: PTX ISA 9.0, section 10.

The ISA leaves open where the shared memory that the system keeps lies, and what it holds. Inferred: it is the block's
first KiB; ``%reserved_smem_offset_0`` and ``_1`` are its beginning, as ``_begin`` is; it is 0 when a block begins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from workbench.emulator.layout import CONTEXT, LANES, RESERVED_SMEM_BYTES
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.point import InsertionPoint
from workbench.llvm.emitter import LANE, Value
from workbench.ptx.ir import Function, Instruction
from workbench.ptx.operands import UnfitError, registers_of

Maker = Callable[[InsertionPoint], Value]
"""Makes the value of a register; of one that does not change within a block, a scalar."""


def read_by(function: Function, instruction: Instruction) -> Iterator[str]:
    """Yield the registers of an instruction that its function does not declare, and so must be special."""
    for operand in instruction.operands:
        for name in registers_of(operand):
            if name.startswith("%") and name not in function.registers:
                yield name


def value(at: InsertionPoint, name: str, static_smem_bytes: int, reserved_smem_bytes: int) -> Value:
    """Make the value of a special register."""
    if name not in NAMES:
        raise UnfitError(f"{name} is neither declared nor a special register that the emulator has")
    less = {"%dynamic_smem_size": static_smem_bytes, "%total_smem_size": reserved_smem_bytes}
    if name in less:
        return at.e.resize(at.e.op("sub", at.e.get(CTX, CONTEXT["smem_bytes"]), less[name]), 32)
    return _MAKERS[name[1:]](at)


def _constant(element: str, value: int) -> Maker:
    return lambda at: at.e.const(element, value)


def _of_context(name: str, index: int = 0) -> Maker:
    return lambda at: at.e.get(CTX, CONTEXT[name], index)


def _low(make: Maker) -> Maker:
    return lambda at: at.e.resize(make(at), 32)


def _high(make: Maker) -> Maker:
    return lambda at: at.e.resize(at.e.op("lshr", make(at), 32), 32)


def _thread(axis: str) -> Maker:
    return lambda at: at.e.load(at.e.field(WARP, at.record[f"tid_{axis}"]), "i32", LANES, align=4)


def _lane_mask(which: str) -> Maker:
    """Masks, one for each lane, of the lanes below it (``lt``), above it (``gt``), and so on."""

    def make(at: InsertionPoint) -> Value:
        e = at.e
        bit = e.op("shl", 1, LANE)
        if which == "eq":
            return bit
        mask = e.op("sub", bit, 1)
        if which in {"le", "gt"}:
            mask = e.op("or", mask, bit)
        return e.op("xor", mask, -1) if which in {"ge", "gt"} else mask

    return make


def _of_cluster(base: str, axis: int = 0) -> Maker:
    """Value of a special register about clusters; blocks of a launch without them are clusters of one."""

    def make(at: InsertionPoint) -> Value:
        e = at.e
        extent = [e.get(CTX, CONTEXT["cluster_nctaid"], i) for i in range(3)]
        place = [e.op("urem", e.get(CTX, CONTEXT["ctaid"], i), extent[i]) for i in range(3)]
        if base == "cluster_nctarank":
            return e.op("mul", e.op("mul", extent[0], extent[1]), extent[2])
        if base == "cluster_ctarank":
            row = e.op("add", e.op("mul", place[2], extent[1]), place[1])
            return e.op("add", e.op("mul", row, extent[0]), place[0])
        if base in {"cluster_ctaid", "cluster_nctaid"}:
            return (place if base == "cluster_ctaid" else extent)[axis]
        whole = {"clusterid": "ctaid", "nclusterid": "nctaid"}[base]
        return e.op("udiv", e.get(CTX, CONTEXT[whole], axis), extent[axis])

    return make


def _cycles(at: InsertionPoint) -> Value:
    return at.e.assign("i64", 0, "call i64 @llvm.readcyclecounter()")


_OF_BLOCKS = ("ntid", "ctaid", "nctaid")
_OF_CLUSTERS = ("clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid")
_MAKERS: Mapping[str, Maker] = {
    **{f"tid.{axis}": _thread(axis) for axis in "xyz"},
    **{f"{name}.{axis}": _of_context(name, i) for name in _OF_BLOCKS for i, axis in enumerate("xyz")},
    **{f"{name}.{axis}": _of_cluster(name, i) for name in _OF_CLUSTERS for i, axis in enumerate("xyz")},
    **{f"{name}.w": _constant("i32", 0) for name in ("tid", *_OF_BLOCKS, *_OF_CLUSTERS)},
    **{name: _of_cluster(name) for name in ("cluster_ctarank", "cluster_nctarank")},
    "is_explicit_cluster": lambda at: at.e.const("i1", int("reqnctapercluster" in at.entry.directives)),
    "laneid": lambda _: LANE,
    **{f"lanemask_{which}": _lane_mask(which) for which in ("eq", "le", "lt", "ge", "gt")},
    "warpid": lambda at: at.e.get(WARP, at.record["index"]),
    "nwarpid": _constant("i32", 64),
    "smid": _constant("i32", 0),
    "nsmid": _constant("i32", 1),
    "gridid": _constant("i64", 0),
    **dict.fromkeys(("clock64", "globaltimer"), _cycles),
    **dict.fromkeys(("clock", "globaltimer_lo"), _low(_cycles)),
    **dict.fromkeys(("clock_hi", "globaltimer_hi"), _high(_cycles)),
    **{f"reserved_smem_offset_{name}": _constant("i32", 0) for name in ("begin", "0", "1")},
    **{f"reserved_smem_offset_{name}": _constant("i32", RESERVED_SMEM_BYTES) for name in ("end", "cap")},
    "current_graph_exec": _constant("i64", 0),  # no launch is of a graph
    **{f"pm{number}": _constant("i32", 0) for number in range(8)},
    **{f"pm{number}_64": _constant("i64", 0) for number in range(8)},
    **{f"envreg{number}": _constant("i32", 0) for number in range(32)},
    # cooperative_groups/details/driver_abi.h: the address of the grid's workspace, high word first.
    "envreg1": _high(_of_context("grid_workspace")),
    "envreg2": _low(_of_context("grid_workspace")),
}
NAMES = frozenset(("%dynamic_smem_size", "%total_smem_size", *(f"%{name}" for name in _MAKERS)))
