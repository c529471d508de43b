"""Copies and updates that an mbarrier or a group tracks: PTX ISA 9.7.9.25.4, 9.7.9.12 and 9.7.13.7.

``runtime/bulk.cpp`` does the bulk copies.
"""

from __future__ import annotations

from dataclasses import replace

from workbench.emulator.layout import RUNTIME
from workbench.emulator.tensor_maps import TYPES
from workbench.emulator.translate.lowering import Lowering, do_nothing
from workbench.emulator.translate.opcodes.asynchronous import complete_transactions, completion_site
from workbench.emulator.translate.opcodes.memory import atomic, generic_address, store_operand
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Value
from workbench.llvm.records import Header
from workbench.ptx.ir import TYPE_BITS, Instruction

LOAD, STORE, REDUCTION = "bulk.load", "bulk.store", "bulk.reduction"
OPERATIONS = Header(RUNTIME / "reductions.h").enums["operation"]
"""Operations of an update, in the order of the runtime's numbers."""

_UNIT = 16
"""Bytes that addresses and sizes are multiples of."""


def tracking_sites(lowering: Lowering, instruction: Instruction) -> None:
    """Note the last sites of an instruction whose copies mbarriers track."""
    completion_site(lowering, instruction)
    if lowering.synced:
        lowering.site(instruction, "bulk.request")


def _copy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Copy, then complete a transaction for each byte on the mbarrier, if the copy has one."""
    _move(lowering, m, instruction, "bulk_copy", STORE, _UNIT)


def numbers_of(lowering: Lowering, m: Match) -> tuple[Value, Value]:
    """Return the runtime's numbers of an update's operation and of its type."""
    kind = {"b32": "u32", "b64": "u64"}.get(m.types[-1], m.types[-1])
    return lowering.e.const("i32", OPERATIONS.index(m.one_of(*OPERATIONS))), lowering.e.const("i32", TYPES.index(kind))


def _reduce(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Update each element of the target by one of the source."""
    unit = TYPE_BITS[m.types[-1]] // 8
    _move(lowering, m, instruction, "bulk_reduce", REDUCTION, unit, *numbers_of(lowering, m))


def _move(
    lowering: Lowering, m: Match, instruction: Instruction, name: str, writing: str, unit: int, *how: Value
) -> None:
    """Call the function that copies or updates, with the mbarriers and the blocks of the cluster that it names."""
    e = lowering.e
    *ends, size = instruction.operands[:3]
    spaces = [w for w in instruction.modifiers if w.split("::")[0] in {"shared", "global"}]
    places = [e.vector(generic_address(lowering, o, space)) for o, space in zip(ends, spaces, strict=True)]
    arguments = [lowering.lanes(instruction), *places, e.vector(lowering.read(size, "u32"))]
    to_space, from_space = (space.split("::")[0] for space in spaces)
    site = lowering.site(instruction, LOAD, from_space, unit)
    lowering.site(instruction, writing, to_space, unit)
    if TRACKED in m:
        name += "_tracked"
        arguments.append(e.vector(generic_address(lowering, instruction.operands[3], "shared::cluster")))
        tracking_sites(lowering, instruction)
    if "multicast::cluster" in m:
        name = "bulk_copy_multicast"
        arguments.append(e.vector(lowering.read(instruction.operands[4], "u16")))
    lowering.invoke(name, *arguments, *how, site)


def _store(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """st.async: store, then complete a transaction for each byte. The screen leaves it to the exact look."""
    store_operand(lowering, m, instruction)
    e, space = lowering.e, m.one_of("shared::cluster")
    if lowering.screened:
        e.line("call void @suspect(ptr %ctx)")
    elif lowering.synced:
        place, tracker = (e.vector(generic_address(lowering, instruction.operands[i], space)) for i in (0, 2))
        lanes = lowering.lanes(instruction)
        lowering.note_sync(instruction, "bulk.request", lanes, tracker)
        site = lowering.site(instruction, "async.completion", "shared", _bytes_of(m))
        e.line(f"call void @record(ptr %ctx, ptr %warp, {lanes}, {place}, {site})")
    _complete_bytes(lowering, m, instruction)


def _update(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """red.async: update, then complete a transaction for each byte."""
    atomic(lowering, m, replace(instruction, operands=instruction.operands[:2]))
    _complete_bytes(lowering, m, instruction)


def _complete_bytes(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    complete_transactions(lowering, instruction, instruction.operands[2], m.one_of("shared::cluster"), _bytes_of(m))


def _bytes_of(m: Match) -> int:
    return int((m.one_of("v2", "v4") or "v1")[1:]) * TYPE_BITS[m.types[-1]] // 8


def _commit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Record the end of a group. Its copies are complete already."""
    lanes = lowering.lanes(instruction)
    if lowering.screened:
        lowering.e.line(f"call void @source_commit(ptr %ctx, ptr %warp, {lanes})")
    else:
        lowering.note_sync(instruction, "bulk.commit", lanes)


def _wait(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Record how many groups may be left. All copies are complete already."""
    left = lowering.read(instruction.operands[0], "b32")
    lanes = lowering.lanes(instruction)
    if lowering.screened:
        lowering.e.line(f"call void @source_wait(ptr %ctx, ptr %warp, {lanes}, {left})")
    else:
        lowering.note_sync(instruction, "bulk.wait", lanes, left)


HINT, TRACKED = "{.L2::cache_hint}", "mbarrier::complete_tx::bytes"
"""Parts of forms: an optional hint to caches, and that an mbarrier tracks the copy."""
_REDUCTIONS = (
    ".add.(u32|s32|u64)",
    ".(min|max).(u32|s32|u64|s64)",
    ".(inc|dec).u32",
    ".(and|or|xor).(b32|b64)",
)
_FLOATING = (".add.(f32|f64)", ".add.noftz.(f16|bf16)", ".(min|max).(f16|bf16)")
_ASYNCHRONOUS = "{.relaxed}{.cluster}{.shared::cluster}"

_TO_BARRIER, _IN_GROUP = "[a], [a], a, [a], a?", "[a], [a], a, a?"
"""Operands of a copy that an mbarrier tracks, and of a copy in a group."""

ROWS: tuple[Row, ...] = (
    Row(f"cp.async.bulk.(shared::cluster|shared::cta).global.{TRACKED}{HINT}", _TO_BARRIER, _copy, "9.7.9.25.4.1"),
    Row(
        f"cp.async.bulk.shared::cluster.global.{TRACKED}.multicast::cluster{HINT}",
        "[a], [a], a, [a], a, a?",
        _copy,
        "9.7.9.25.4.1",
    ),
    Row(f"cp.async.bulk.shared::cluster.shared::cta.{TRACKED}", _TO_BARRIER, _copy, "9.7.9.25.4.1"),
    Row(f"cp.async.bulk.global.shared::cta.bulk_group{HINT}", _IN_GROUP, _copy, "9.7.9.25.4.1"),
    *(
        Row(f"cp.reduce.async.bulk.{ends}{operation}", takes, _reduce, "9.7.9.25.4.2")
        for ends, takes, operations in (
            (f"global.shared::cta.bulk_group{HINT}", _IN_GROUP, (*_REDUCTIONS, *_FLOATING)),
            (f"shared::cluster.shared::cta.{TRACKED}", _TO_BARRIER, _REDUCTIONS),
        )
        for operation in operations
    ),
    Row(
        f"st.async{{.weak}}{{.shared::cluster}}.{TRACKED}{{.v2|.v4}}.(b32|b64|u32|u64|s32|s64|f32|f64)",
        "[a], {a}, [a]",
        _store,
        "9.7.9.12",
    ),
    *(
        Row(f"red.async{_ASYNCHRONOUS}.{TRACKED}{operation}", "[a], a, [a]", _update, "9.7.13.7")
        for operation in (".add.(u32|s32|u64)", ".(min|max).(u32|s32)", ".(inc|dec).u32", ".(and|or|xor).b32")
    ),
    Row(f"cp.async.bulk.prefetch.L2.global{HINT}", "...", do_nothing, "9.7.9.25.4.3"),
    Row("cp.async.bulk.commit_group", "", _commit, "9.7.9.25.4.4"),
    Row("cp.async.bulk.wait_group{.read}", "n", _wait, "9.7.9.25.4.5"),
)
