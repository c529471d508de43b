"""Textures and surfaces by their handles: PTX ISA 9.7.10 and 9.7.11. ``runtime/texture.cpp`` does the work."""

from __future__ import annotations

from workbench.core.texture import KINDS
from workbench.emulator.layout import LANES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.bulk import numbers_of
from workbench.emulator.translate.opcodes.memory import elements
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Value
from workbench.ptx.ir import TYPE_BITS, Address, Instruction, Operand
from workbench.ptx.operands import UnfitError, elements_of, parts_of

_GEOMETRIES = {
    "1d": ("1d", 1, ("x",)),
    "2d": ("2d", 2, ("x", "y")),
    "3d": ("3d", 3, ("x", "y", "z")),
    "a1d": ("1d_layered", 1, ("layer", "x")),
    "a2d": ("2d_layered", 2, ("layer", "x", "y")),
    "cube": ("cube", 3, ("x", "y", "z")),
    "acube": ("cube_layered", 3, ("layer", "x", "y", "z")),
}
"""By the geometry in an instruction: the kind, how many coordinates it has without the layer, and all coordinates."""

_ROWS = {"layer": 0, "x": 1, "y": 2, "z": 3}
_ROW_LEVEL, _ROW_DX, _ROW_DY, _NUM_ROWS = 4, 5, 8, 11
_LEVELS = ("base", "level", "grad")
_GATHERED = ("r", "g", "b", "a")
_BOUNDS = ("trap", "clamp", "zero")
_QUERIES = ("width", "height", "depth", "array_size", "num_mipmap_levels", "normalized_coords")
"""In the order of ``texture_query``."""


def _handles(lowering: Lowering, where: Operand) -> Value:
    """Read the handles of the lanes' textures or surfaces."""
    if not isinstance(where, Address) or where.offset or where.index is not None:
        raise UnfitError(f"expected a handle in a register, [%rd, {{...}}]; found {where}")
    return lowering.e.vector(lowering.read(where.base, "u64"))


def _rows(lowering: Lowering, m: Match, where: Operand, kind: str) -> tuple[Value, int]:
    """Store the coordinates of the lanes; return where, and the number of the kind."""
    e = lowering.e
    name, _, order = _GEOMETRIES[m.one_of(*_GEOMETRIES)]
    given = where.coordinates if isinstance(where, Address) else ()
    if len(given) not in {len(order), 4 if len(order) == 3 else len(order)}:
        raise UnfitError(f"expected {len(order)} coordinates, [handle, {{{', '.join(order)}}}]; found {where}")
    rows = e.stack("i32", _NUM_ROWS * LANES)
    for item, what in zip(given, order, strict=False):
        _put(lowering, rows, _ROWS[what], item, "u32" if what == "layer" else kind)
    return rows, tuple(KINDS).index(name)


def _put(lowering: Lowering, rows: Value, row: int, item: Operand, kind: str) -> None:
    value = lowering.e.bitcast(lowering.read(item, kind), "i32")
    lowering.e.store_vectors([value], rows, 4 * LANES * row)


def _fetch(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Fetch an element, or what a filter makes of several."""
    e = lowering.e
    target, where, *more = instruction.operands
    gathers = m.row.opcode == "tld4"
    kind = m.types[-1]
    rows, geometry = _rows(lowering, m, where, kind)
    mode = 3 if gathers else _LEVELS.index(m.one_of(*_LEVELS) or "base")
    if mode == 1:
        if not more:
            raise UnfitError("tex.level takes a level of detail")
        _put(lowering, rows, _ROW_LEVEL, more.pop(0), kind)
    if mode == 2:
        count = _GEOMETRIES[m.one_of(*_GEOMETRIES)][1]
        for row in (_ROW_DX, _ROW_DY):
            steps = elements_of(more.pop(0)) if more else ()
            if len(steps) < count:
                raise UnfitError(f"tex.grad takes two vectors of {count} gradients")
            for i, step in enumerate(steps[:count]):
                _put(lowering, rows, row + i, step, "f32")
    if more:
        raise UnfitError(f"offsets and depths to compare with are not supported; found {more[0]}")
    component = _GATHERED.index(m.one_of(*_GATHERED)) if gathers else 0
    form = geometry | mode << 3 | (kind == "f32") << 5 | component << 6
    results = e.stack("i32", 4 * LANES)
    site = lowering.site(instruction, "texture")
    lanes = lowering.lanes(instruction)
    lowering.invoke("texture_fetch", lanes, _handles(lowering, where), rows, results, e.const("i32", form), site)
    items, *present = parts_of(target)
    targets = elements_of(items)
    element = "float" if m.types[-2] == "f32" else "i32"
    values = e.load_vectors(results, element, len(targets))
    lowering.give(instruction, [*targets, *present], [*values, *[e.const("i1", 1)] * len(present)])


def _place(lowering: Lowering, m: Match, where: Operand) -> tuple[Value, Value]:
    """Store the coordinates of places in surfaces; return where, and what the runtime calls the form."""
    rows, geometry = _rows(lowering, m, where, "u32")
    return rows, lowering.e.const("i32", geometry | _BOUNDS.index(m.one_of(*_BOUNDS)) << 3)


def _access(lowering: Lowering, m: Match, instruction: Instruction, name: str, where: Operand, data: Value) -> None:
    """Call the function that loads or stores elements of a surface."""
    rows, form = _place(lowering, m, where)
    count, bits = int((m.one_of("v2", "v4") or "v1")[1:]), TYPE_BITS[m.types[-1]]
    if count * bits > 128:
        raise UnfitError(f"no surface has elements of {count * bits} bits")
    how = (lowering.e.const("i32", bits // 8), lowering.e.const("i32", count), form)
    site = lowering.site(instruction, "surface")
    lowering.invoke(name, lowering.lanes(instruction), _handles(lowering, where), rows, data, *how, site)


def _load(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e, bits = lowering.e, TYPE_BITS[m.types[-1]]
    target, where = instruction.operands
    items = elements(m, target)
    data = e.stack("i64", len(items) * LANES)
    _access(lowering, m, instruction, "surface_load", where, data)
    values = zip(items, e.load_vectors(data, "i64", len(items)), strict=True)
    wide = [e.resize(v, max(lowering.register_bits(item.name), bits)) for item, v in values]  # type: ignore[union-attr]
    lowering.give(instruction, items, wide)


def _store(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e, bits = lowering.e, TYPE_BITS[m.types[-1]]
    where, source = instruction.operands
    items = elements(m, source)
    data = e.stack("i64", len(items) * LANES)
    e.store_vectors((e.resize(lowering.read(item, f"b{bits}"), 64) for item in items), data)
    _access(lowering, m, instruction, "surface_store", where, data)


def _reduce(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e, kind = lowering.e, m.types[-1]
    where, source = instruction.operands
    rows, form = _place(lowering, m, where)
    data = e.vector(e.resize(lowering.read(source, f"b{TYPE_BITS[kind]}"), 64))
    how = (e.const("i32", TYPE_BITS[kind] // 8), *numbers_of(lowering, m), form)
    site = lowering.site(instruction, "surface")
    lowering.invoke("surface_reduce", lowering.lanes(instruction), _handles(lowering, where), rows, data, *how, site)


def _query(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    target, where = instruction.operands
    which = e.const("i32", _QUERIES.index(m.one_of(*_QUERIES)))
    site = lowering.site(instruction, "texture")
    result = Value("", "i32", LANES)
    found = lowering.invoke(
        "texture_query", lowering.lanes(instruction), _handles(lowering, where), which, site, result=result
    )
    lowering.give(instruction, [target], [found])


_KINDS = "(1d|2d|3d|a1d|a2d|cube|acube)"
_RESULTS = "v4.(u32|s32|f32)"
_SURFACES = "(1d|2d|3d|a1d|a2d)"
_ACCESS = f"b.{_SURFACES}{{.v2|.v4}}.(b8|b16|b32|b64).(trap|clamp|zero)"

ROWS: tuple[Row, ...] = (
    Row(f"tex{{.base|.level}}.{_KINDS}.{_RESULTS}.f32", "{d}/{d}|p, [a], {a}?, {a}?", _fetch, "9.7.10.3"),
    Row(f"tex.grad.{_KINDS}.{_RESULTS}.f32", "{d}/{d}|p, [a], {a}, {a}, {a}?, {a}?", _fetch, "9.7.10.3"),
    Row(f"tex.(1d|2d|3d|a1d|a2d).{_RESULTS}.s32", "{d}/{d}|p, [a], {a}?, {a}?", _fetch, "9.7.10.3"),
    Row(f"tld4.(r|g|b|a).(2d|a2d|cube|acube).{_RESULTS}.f32", "{d}/{d}|p, [a], {a}?, {a}?", _fetch, "9.7.10.4"),
    Row(f"txq.({'|'.join(_QUERIES)}).b32", "d, [a]", _query, "9.7.10.5"),
    Row(f"suld.{_ACCESS}", "{d}, [a]", _load, "9.7.11.1"),
    Row(f"sust.{_ACCESS}", "[a], {a}", _store, "9.7.11.2"),
    *(
        Row(f"sured.b.{updates}.(trap|clamp|zero)", "[a], a", _reduce, "9.7.11.3")
        for updates in (
            "(add|min|max).(1d|2d|3d).(u32|s32|u64)",
            "(min|max).(1d|2d|3d).s64",
            "(and|or).(1d|2d|3d).b32",
        )
    ),
    Row("suq.(width|height|depth|array_size).b32", "d, [a]", _query, "9.7.11.4"),
)
