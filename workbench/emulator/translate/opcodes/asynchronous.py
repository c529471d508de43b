"""Copies that complete later, and barriers in shared memory that track them: PTX ISA 9.7.9.25.3 and 9.7.13.15.

``runtime/async.cpp`` and ``runtime/mbarrier.cpp`` do the work.
"""

from __future__ import annotations

from collections.abc import Callable

from workbench.emulator.layout import ASYNC_COPIES, ASYNC_COPY, LANES, RUNTIME
from workbench.emulator.manifest import IDLE
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.memory import generic_address, space_of
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value
from workbench.llvm.records import Header
from workbench.ptx.ir import Immediate, Instruction, Operand, Register
from workbench.ptx.operands import UnfitError

_LOAD = "async.load"
_ALL_GROUPS = -1


def _queue(lowering: Lowering) -> Value:
    """Address of the warp's queue. The first call makes room for it in the warp's record."""
    record, name = lowering.record, "async_queue"
    if name not in record.fields:
        record.add(name, "i8", ASYNC_COPIES * ASYNC_COPY.size_bytes, align=64)
    return lowering.e.field(WARP, record[name])


def _width(instruction: Instruction) -> int:
    size = instruction.operands[2]
    if not (isinstance(size, Immediate) and size.value in {4, 8, 16}):
        raise UnfitError(f"cp.async copies 4, 8 or 16 bytes; found {size}")
    return size.value


def _copy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Read the source now. Bytes behind the source size, or all bytes of an ignored source, are zero."""
    e = lowering.e
    width = _width(instruction)
    target, source, _, *rest = instruction.operands
    if "L2::cache_hint" in m:
        rest.pop()
    targets, sources = (e.vector(lowering.address(o, s)) for o, s in ((target, "shared"), (source, "global")))
    sizes = [_part(lowering, part, width) for part in rest]
    site = lowering.site(instruction, _LOAD, "global", 4 if sizes else width)
    for kind in ("async.store", "async.completion"):
        lowering.site(instruction, kind, "shared", width)
    if sizes:
        for each in (1, width):
            lowering.site(instruction, _LOAD, "global", each)
    name = "async_read_part" if sizes else "async_read"
    lanes = lowering.lanes(instruction)
    lowering.invoke(name, _queue(lowering), lanes, targets, sources, *sizes, e.const("i32", width), site)


def _part(lowering: Lowering, part: Operand, width: int) -> Value:
    """Bytes of each lane's source that are copied: a number, or all or none by a predicate."""
    e = lowering.e
    if isinstance(part, Register) and lowering.register_bits(part.name.lstrip("!")) == 1:
        ignored = e.vector(lowering.read(part, "pred"))
        return e.select(ignored, e.const("i32", 0), e.const("i32", width))
    return e.vector(lowering.read(part, "u32"))


def _commit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Close a group of copies."""
    lowering.invoke("async_commit", lowering.lanes(instruction))


def _wait(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Complete groups until at most the given number is left; for wait_all, complete all copies."""
    left = lowering.e.const("i32", _ALL_GROUPS)
    if "wait_group" in m:
        left = lowering.read(instruction.operands[0], "b32")
    lowering.invoke("async_wait", _queue(lowering), lowering.lanes(instruction), left)
    if "wait_all" in m or left.text == "0":
        lowering.note_sync(instruction, "async.wait", lowering.lanes(instruction))


# mbarrier

_COUNT_MASK = (1 << 20) - 1
"""Bits of an mbarrier's word that count pending arrivals."""

_CHANGES = Header(RUNTIME / "mbarrier.h").enums["change"]
"""What instructions do to an mbarrier, in the order of the runtime's numbers."""


def completion_site(lowering: Lowering, instruction: Instruction) -> Value:
    """Note that an instruction completes transactions."""
    return _site_of_change(lowering, instruction, "", "release")


def _site_of_change(lowering: Lowering, instruction: Instruction, space: str, order: str) -> Value:
    """Note that an instruction counts for the phase of an mbarrier that is under way, and may end it."""
    site = lowering.site(instruction, "mbarrier", space, 8, order)
    if lowering.synced:
        lowering.site(instruction, "mbarrier.phase")
    return site


_RELAXED = {"inval", "expect_tx", "complete_tx"}
"""Changes of an mbarrier that are relaxed, whatever they say: of ``inval`` that is ours.

The pipelines of libcu++ end mbarriers behind a vote of the warp, which orders no memory.
"""


def change_barriers(
    lowering: Lowering, m: Match, instruction: Instruction, address: Operand, change: str, operand: Value
) -> Value:
    """Change the mbarriers that lanes name; return the old words."""
    space = _space(m)
    state_space = space.split("::", maxsplit=1)[0]
    order = "" if change == "init" else "relaxed" if change in _RELAXED or "relaxed" in m else "release"
    if change in {"init", "inval"}:
        site = lowering.site(instruction, "st", state_space, 8, order)
    else:
        site = _site_of_change(lowering, instruction, state_space, order)
    return _change(lowering, instruction, generic_address(lowering, address, space), change, operand, site)


def complete_transactions(
    lowering: Lowering, instruction: Instruction, address: Operand, space: str, count: int
) -> None:
    """Take transactions off the mbarriers that lanes name: something that they track is done."""
    site, bytes_done = completion_site(lowering, instruction), lowering.e.const("i32", count)
    _change(lowering, instruction, generic_address(lowering, address, space), "complete_tx", bytes_done, site)


def _change(
    lowering: Lowering, instruction: Instruction, where: Value, change: str, operand: Value, site: Value
) -> Value:
    e, number = lowering.e, lowering.e.const("i32", _CHANGES.index(change))
    arguments = (lowering.lanes(instruction), e.vector(where), e.vector(operand), number, site)
    return lowering.invoke("mbarrier_change", *arguments, result=Value("", "i64", LANES))


def _space(m: Match) -> str:
    return "shared::cluster" if "shared::cluster" in m else space_of(m)


def _without_result(change: str) -> Callable[[Lowering, Match, Instruction], None]:
    """Make the emission of init, inval, expect_tx or complete_tx."""

    def emit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
        address, *rest = instruction.operands
        operand = lowering.read(rest[0], "u32") if rest else lowering.e.const("i32", 0)
        change_barriers(lowering, m, instruction, address, change, operand)
        if change == "init":
            where = generic_address(lowering, address, _space(m))
            lowering.note_sync(instruction, "mbarrier.init", lowering.lanes(instruction), where)

    return emit


def _arrival(change: str) -> Callable[[Lowering, Match, Instruction], None]:
    """Make the emission of arrive or arrive_drop. The result is the old word: a wait takes it as the state."""

    def emit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
        target, address, *rest = instruction.operands
        operand = lowering.read(rest[0], "u32") if rest else lowering.e.const("i32", 1)
        chosen = f"{change}_expect_tx" if "expect_tx" in m else change
        state = change_barriers(lowering, m, instruction, address, chosen, operand)
        lowering.give(instruction, [target], [state])

    return emit


def _test(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Test whether the phase of a state, or of a parity, is over."""
    e = lowering.e
    target, address, phase = instruction.operands[:3]
    where = e.vector(generic_address(lowering, address, space_of(m)))
    by_parity = "parity" in m
    phases = e.vector(e.resize(lowering.read(phase, "u32" if by_parity else "b64"), 64))
    site = lowering.site(instruction, "mbarrier", space_of(m).split("::", maxsplit=1)[0], 8, IDLE)
    if lowering.synced:
        lowering.site(instruction, "mbarrier.wait")
    parity, lanes = e.const("i32", by_parity), lowering.lanes(instruction)
    over = lowering.invoke("mbarrier_test", lanes, where, phases, parity, site, result=Value("", "i32"))
    lowering.give(instruction, [target], [e.mask_lanes(over)])


def _track_copies(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Complete the lanes' copies, and arrive. Without ``.noinc`` the arrival is one more than the expected ones."""
    e, where = lowering.e, instruction.operands[0]
    site = lowering.site(instruction, "bulk.request") if lowering.synced else e.const("i32", 0)
    barriers = e.vector(generic_address(lowering, where, space_of(m)))
    lowering.invoke("async_track", _queue(lowering), lowering.lanes(instruction), barriers, site)
    is_one_of_them = "noinc" in m
    change_barriers(
        lowering, m, instruction, where, "arrive" if is_one_of_them else "expect_tx", e.const("i32", is_one_of_them)
    )


def _pending_count(e: Emitter, m: Match, state: Value) -> Value:
    return e.resize(e.op("and", state, e.const("i64", _COUNT_MASK)), 32)


_SHARED = "{.shared|.shared::cta}"
_ANYWHERE = "{.shared|.shared::cta|.shared::cluster}"
_ARRIVAL = "{.expect_tx|.noComplete}{.release|.relaxed}{.cta|.cluster}"
_ACQUIRE = "{.acquire|.relaxed}{.cta|.cluster}"

ROWS: tuple[Row, ...] = (
    Row(
        "cp.async.(ca|cg).(shared|shared::cta).global{.L2::cache_hint}{.L2::64B|.L2::128B|.L2::256B}",
        "[a], [a], a, a?, a?",
        _copy,
        "9.7.9.25.3.1",
    ),
    Row("cp.async.commit_group", "", _commit, "9.7.9.25.3.2"),
    Row("cp.async.wait_group", "n", _wait, "9.7.9.25.3.3"),
    Row("cp.async.wait_all", "", _wait, "9.7.9.25.3.3"),
    Row(f"cp.async.mbarrier.arrive{{.noinc}}{_SHARED}.b64", "[a]", _track_copies, "9.7.13.15.16"),
    Row(f"mbarrier.init{_SHARED}.b64", "[a], a", _without_result("init"), "9.7.13.15.9"),
    Row(f"mbarrier.inval{_SHARED}.b64", "[a]", _without_result("inval"), "9.7.13.15.10"),
    *(
        Row(f"mbarrier.{name}{{.relaxed}}{{.cta|.cluster}}{_ANYWHERE}.b64", "[a], a", _without_result(name), section)
        for name, section in (("expect_tx", "9.7.13.15.11"), ("complete_tx", "9.7.13.15.12"))
    ),
    *(
        Row(f"mbarrier.{name}{_ARRIVAL}{_ANYWHERE}.b64", "d, [a], a?", _arrival(name), section)
        for name, section in (("arrive", "9.7.13.15.13"), ("arrive_drop", "9.7.13.15.14"))
    ),
    Row(f"mbarrier.(test_wait|try_wait){{.parity}}{_ACQUIRE}{_SHARED}.b64", "d, [a], a, a?", _test, "9.7.13.15.16"),
    Row("mbarrier.pending_count.b64", "u32=b64", _pending_count, "9.7.13.15.17"),
)
