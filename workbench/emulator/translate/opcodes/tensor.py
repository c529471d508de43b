"""Copies and updates of boxes of tensors, by tensor maps: PTX ISA 9.7.9.25.5.

``runtime/tensor.cpp`` does the work.
"""

from __future__ import annotations

from workbench.core.tensor_map import MAX_RANK, SIZE_BYTES, SMEM_ALIGNMENT_BYTES
from workbench.emulator.layout import LANES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.bulk import HINT, LOAD, OPERATIONS, REDUCTION, STORE, TRACKED, tracking_sites
from workbench.emulator.translate.opcodes.memory import generic_address
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Value
from workbench.ptx.ir import Address, Instruction, Operand
from workbench.ptx.operands import UnfitError, elements_of

_UNITS = (1, 2, 4, 8, 16)
"""Sizes in bytes of the accesses that a copy is recorded as."""


def _maps(lowering: Lowering, where: Operand) -> Value:
    """Addresses of the lanes' tensor maps."""
    return lowering.e.vector(lowering.address(where, ""))


def _box(lowering: Lowering, m: Match, where: Operand, offsets: Operand | None = None) -> tuple[Value, Value, Value]:
    """Return where the lanes' boxes are: coordinates and im2col offsets, the rank, and whether the mode is im2col."""
    e = lowering.e
    rank = int(m.one_of("1d", "2d", "3d", "4d", "5d")[0])
    is_im2col = bool({"im2col", "im2col_no_offs"} & m.words)
    if not isinstance(where, Address) or len(where.coordinates) != rank:
        raise UnfitError(f".{rank}d takes a tensor map and {rank} coordinates, [map, {{...}}]; found {where}")
    moved = elements_of(offsets) if offsets is not None else ()
    if offsets is not None and len(moved) != rank - 2:
        raise UnfitError(f".{rank}d takes {rank - 2} im2col offsets; found {offsets}")
    positions = e.stack("i32", (2 * MAX_RANK - 2) * LANES)
    rows = {dim: lowering.read(item, "s32") for dim, item in enumerate(where.coordinates)}
    for i in range(rank - 2 if is_im2col else 0):
        rows[MAX_RANK + i] = e.resize(lowering.read(moved[i], "u16"), 32) if moved else e.const("i32", 0)
    for row, value in rows.items():
        e.store_vectors([value], positions, 4 * LANES * row)
    return positions, e.const("i32", rank), e.const("i32", is_im2col)


def _sites(lowering: Lowering, instruction: Instruction, writing: str, *, loads: bool) -> Value:
    """Note the sites of an instruction, as ``runtime/tensor.cpp`` counts them; return the first."""
    first = lowering.site(instruction, "map.use", "", SIZE_BYTES // 2)
    lowering.site(instruction, STORE if loads else LOAD, "", SMEM_ALIGNMENT_BYTES)
    for kind in (LOAD, writing):
        for unit in _UNITS:
            lowering.site(instruction, kind, "", unit)
    return first


def _load(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Load a box, then complete a transaction for each of its bytes."""
    target, where, barrier, *rest = instruction.operands
    box = _box(lowering, m, where, rest.pop(0) if "im2col" in m else None)
    site = _sites(lowering, instruction, STORE, loads=True)
    tracking_sites(lowering, instruction)
    space = "shared::cluster" if "shared::cluster" in m else "shared::cta"
    places, barriers = (lowering.e.vector(generic_address(lowering, o, space)) for o in (target, barrier))
    lanes, maps = lowering.lanes(instruction), _maps(lowering, where)
    if "multicast::cluster" in m:
        blocks = lowering.e.vector(lowering.read(rest[0], "u16"))
        lowering.invoke("tensor_load_multicast", lanes, maps, places, barriers, blocks, *box, site)
    else:
        lowering.invoke("tensor_load", lanes, maps, places, barriers, *box, site)


def _store(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Store the part of a box that is in the tensor, or update the tensor by it."""
    where, source = instruction.operands[:2]
    operation = m.one_of(*OPERATIONS)
    how = [lowering.e.const("i32", OPERATIONS.index(operation))] if operation else []
    site = _sites(lowering, instruction, REDUCTION if operation else STORE, loads=False)
    places = lowering.e.vector(generic_address(lowering, source, "shared::cta"))
    box = _box(lowering, m, where)
    lanes, maps = lowering.lanes(instruction), _maps(lowering, where)
    lowering.invoke("tensor_reduce" if operation else "tensor_store", lanes, maps, places, *how, *box, site)


def _prefetch(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Refuse what a copy would refuse, and do nothing else: caches are not modelled."""
    where, *rest = instruction.operands
    box = _box(lowering, m, where, rest[0] if "im2col" in m else None)
    site = _sites(lowering, instruction, STORE, loads=True)
    lowering.invoke("tensor_prefetch", lowering.lanes(instruction), _maps(lowering, where), *box, site)


_DIMS, _IMAGES = "(1d|2d|3d|4d|5d)", "(3d|4d|5d)"
_TO_SHARED = "(shared::cluster|shared::cta).global"
_COPY, _REDUCE, _PREFETCH = "9.7.9.25.5.2", "9.7.9.25.5.3", "9.7.9.25.5.4"

ROWS: tuple[Row, ...] = (
    *(
        Row(f"cp.async.bulk.tensor.{form}{HINT}", takes, emit, _COPY)
        for form, emit, takes in (
            (f"{_DIMS}.{_TO_SHARED}{{.tile}}.{TRACKED}", _load, "[a], [a], [a], a?"),
            (f"{_DIMS}.shared::cluster.global{{.tile}}.{TRACKED}.multicast::cluster", _load, "[a], [a], [a], a, a?"),
            (f"{_IMAGES}.{_TO_SHARED}.im2col.{TRACKED}", _load, "[a], [a], [a], {a}, a?"),
            (
                f"{_IMAGES}.shared::cluster.global.im2col.{TRACKED}.multicast::cluster",
                _load,
                "[a], [a], [a], {a}, a, a?",
            ),
            (f"{_DIMS}.global.shared::cta{{.tile}}.bulk_group", _store, "[a], [a], a?"),
            (f"{_IMAGES}.global.shared::cta.im2col_no_offs.bulk_group", _store, "[a], [a], a?"),
        )
    ),
    *(
        Row(
            f"cp.reduce.async.bulk.tensor.{dims}.global.shared::cta.({'|'.join(OPERATIONS)}){mode}.bulk_group{HINT}",
            "[a], [a], a?",
            _store,
            _REDUCE,
        )
        for dims, mode in ((_DIMS, "{.tile}"), (_IMAGES, ".im2col_no_offs"))
    ),
    Row(f"cp.async.bulk.prefetch.tensor.{_DIMS}.L2.global{{.tile}}{HINT}", "[a], a?", _prefetch, _PREFETCH),
    Row(f"cp.async.bulk.prefetch.tensor.{_IMAGES}.L2.global.im2col{HINT}", "[a], {a}, a?", _prefetch, _PREFETCH),
)
