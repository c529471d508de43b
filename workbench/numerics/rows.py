"""What a shadowed program does beside its own instructions: instructions that no PTX has, see `translation`.

Their opcodes have a colon, so no text can name them. A *form* says how a float lies in its register: ``f32``, ``f64``,
``f16`` and ``bf16`` fill it; ``f16x2`` is one of two, and the number of the piece stands beside the register.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from workbench.emulator.layout import LANES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes import half, matrix, warp
from workbench.emulator.translate.opcodes.memory import generic_address
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value, lane_values
from workbench.numerics.cells import PREFIX
from workbench.ptx.formats import FORMATS
from workbench.ptx.ir import TYPE_BITS, Immediate, Instruction, Operand, Register
from workbench.ptx.operands import elements_of

CLASSES = {"other": ("other", 2), "sum": ("other", 2), "add": ("add", 2), "fma": ("fma", 3)}
"""Functions of the runtime that compare a result, and how many operands each takes."""

FLOATS = ("f16", "bf16", "f32", "f64")
"""Types of floats that have shadows."""

_SPACES = "{.const|.global|.local|.shared|.shared::cta|.shared::cluster}"
_FORMS = "f32|f64|f16|bf16|f16x2|bf16x2|f32x2|f16x4|bf16x4"
_WIDE = {"float": "f32", "double": "f64"}
_PIECES = "f32x2|f16x4|bf16x4"


def form_of(kind: str, bits: int) -> str:
    """Name the form of floats of a type in a register of so many bits."""
    count = bits // TYPE_BITS[kind]
    return kind if count == 1 else f"{kind}x{count}"


def _kind(form: str) -> str:
    return form.partition("x")[0]


def _container(form: str) -> str:
    """Name the PTX type that a register of a form is read as."""
    if form in {"f32", "f64"}:
        return form
    kind, _, count = form.partition("x")
    return f"b{TYPE_BITS[kind] * int(count or 1)}"


def _piece(e: Emitter, form: str, a: Value, piece: int) -> Value:
    """Take one float's bits out of a register."""
    bits = TYPE_BITS[_kind(form)]
    raw = e.bitcast(a, f"i{a.bits}")
    return e.resize(e.op("lshr", raw, e.like(raw, piece * bits)) if piece else raw, bits)


def _number_of(e: Emitter, form: str, a: Value, piece: int = 0) -> Value:
    """Make an f64 of an f64 in a register, and an f32 of any other float."""
    kind = _kind(form)
    raw = _piece(e, form, a, piece)
    if kind in {"f32", "f64"}:
        return e.bitcast(raw, "float" if kind == "f32" else "double")
    return half.widen(e, raw, brain=kind == "bf16")


def widened(e: Emitter, form: str, a: Value, piece: int = 0) -> Value:
    """Make an f64 of a float in a register."""
    return e.cast("fpext", _number_of(e, form, a, piece), "double")


def _own(e: Emitter, m: Match, a: Value, piece: Value | None = None) -> Value:
    return widened(e, m.modifiers[0], a, piece.number if piece else 0)


def _arithmetic(opcode: str) -> Callable[..., Value]:
    """Make the emission of an operation of f64 by LLVM's own instruction, which leaves the bits of a NaN open."""
    return lambda e, _, *operands: e.intrinsic("fma", *operands) if opcode == "fma" else e.op(opcode, *operands)


def _float(lowering: Lowering, operand: Operand, form: str, piece: int) -> Value:
    """Read a float in every lane, as `_number_of` makes it."""
    return lowering.e.vector(_number_of(lowering.e, form, lowering.read(operand, _container(form)), piece))


def _as(e: Emitter, a: Value, element: str) -> Value:
    """Convert between f32 and f64."""
    return e.cast("fpext" if element == "double" else "fptrunc", a, element)


def _number(operand: Operand) -> int:
    assert isinstance(operand, Immediate)
    return operand.value


def _raw(lowering: Lowering, operand: Operand, form: str, piece: int, bits: int) -> Value:
    """Read a float's bits in every lane."""
    e = lowering.e
    return e.vector(e.resize(_piece(e, form, lowering.read(operand, _container(form)), piece), bits))


def _tag(form: str) -> int:
    """Say what a cell holds above the bits of a float."""
    kind = _kind(form)
    return 0 if kind == "f64" else (1 + FLOATS.index(kind)) << 32


def _bits(lowering: Lowering, operand: Operand, form: str, piece: int) -> Value:
    """Read a float's bits in every lane as a cell keeps them: the bits above the float hold its type."""
    e = lowering.e
    return e.op("or", _raw(lowering, operand, form, piece, 64), e.const("i64", _tag(form)))


def _shadow(lowering: Lowering, operand: Operand) -> Value:
    return lowering.e.vector(lowering.read(operand, "f64"))


def _note(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``note.class.form.form d, n, shadow, n, a, b, c``: the result, and its operands, which may have another form."""
    e = lowering.e
    name, form, given = m.modifiers
    result, piece, shadow, place, *sources = instruction.operands
    rounded = FORMATS[_kind(form)]
    value = _float(lowering, result, form, _number(piece))
    operands = [_as(e, _float(lowering, source, given, _number(place)), value.element) for source in sources]
    function, count = CLASSES[name]
    operands += [e.vector(e.const(value.element, 0))] * (count - len(operands))
    site = lowering.site(instruction, f"{PREFIX}{name}", form)
    exponents = -1 - rounded.mantissa, rounded.least_exponent  # of the unit of rounding, of the least normal number
    numbers = (e.number("double", 2.0**exponent) for exponent in exponents)
    shown = value, _shadow(lowering, shadow), *operands
    lowering.invoke(f"note_{function}_{_WIDE[value.element]}", lowering.lanes(instruction), site, *numbers, *shown)


def _taken(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    lowering.invoke("note_taken", lowering.lanes(instruction), lowering.site(instruction, f"{PREFIX}taken"))


def _where(lowering: Lowering, m: Match, address: Operand) -> Value:
    space = m.modifiers[0] if len(m.modifiers) > 1 else ""
    return lowering.e.vector(generic_address(lowering, address, space))


def _load(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``ld.space.form shadow, [a], d, n``: the shadow of what has been loaded."""
    target, address, loaded, piece = instruction.operands
    where = _where(lowering, m, address)
    lowering.give(instruction, [target], [_found(lowering, m, instruction, where, loaded, _number(piece))])


def _load_matrix(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``ldmatrix.form shadow, [a], d, n, n``: a piece of a register that ldmatrix has loaded; the register's number.

    The addresses of rows are in eight lanes each. A register holds four bytes of a row, those of four neighbouring
    lanes side by side; if it is transposed, two halves of neighbouring rows.
    """
    e = lowering.e
    target, address, loaded, piece, number = instruction.operands
    form, at, first = m.modifiers[-1], _number(piece), 8 * _number(number)
    if "trans" in m:
        places = [(first + 2 * (lane % 4) + at, 2 * (lane // 4)) for lane in range(LANES)]
    else:
        places = [(first + lane // 4, 4 * (lane % 4) + at * TYPE_BITS[_kind(form)] // 8) for lane in range(LANES)]
    rows = e.shuffle(e.vector(generic_address(lowering, address, "shared")), [row for row, _ in places])
    where = e.op("add", rows, lane_values("i64", [offset for _, offset in places]))
    lowering.give(instruction, [target], [_found(lowering, m, instruction, where, loaded, at)])


def _found(lowering: Lowering, m: Match, instruction: Instruction, where: Value, loaded: Operand, piece: int) -> Value:
    """Look for the shadows of floats that have been loaded."""
    form = m.modifiers[-1]
    own = _float(lowering, loaded, form, piece)
    return lowering.invoke(
        f"{_prefix(m)}_ld_{_WIDE[own.element]}",
        lowering.lanes(instruction),
        where,
        lowering.e.const("i64", _tag(form)),
        own,
        _raw(lowering, loaded, form, piece, own.bits),
        result=Value("", "double", LANES),
    )


def _store(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``st.space.form [a], a, n, shadow``: keep the shadow of what has been stored."""
    address, stored, piece, shadow = instruction.operands
    lowering.invoke(
        "shadow_st",
        lowering.lanes(instruction),
        _where(lowering, m, address),
        _bits(lowering, stored, m.modifiers[-1], _number(piece)),
        _shadow(lowering, shadow),
    )


def _memory(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``peek.space.form d, [a]``: what memory holds, for what an atomic changes."""
    e = lowering.e
    target, address = instruction.operands
    assert isinstance(target, Register)
    bits = lowering.register_bits(target.name)
    site = lowering.site(instruction, "ld", width_bytes=bits // 8)
    where = _where(lowering, m, address)
    name = f"ld_any_{bits}x1"
    call = f"call <{LANES} x i{bits}> @{name}(ptr %ctx, ptr %warp, {lowering.lanes(instruction)}, {where}, {site})"
    lowering.give(instruction, [target], [e.assign(f"i{bits}", LANES, call)])


def _add(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``atomic.space.form [a], before, after, n, shadow``: add to the shadow of what an atomic has added to."""
    address, before, after, piece, shadow = instruction.operands
    form, number = m.modifiers[-1], _number(piece)
    own = _as(lowering.e, _float(lowering, before, form, number), "double")
    lowering.invoke(
        "shadow_add" if _prefix(m) == "shadow" else "algebra_atomic",
        lowering.lanes(instruction),
        _where(lowering, m, address),
        _bits(lowering, before, form, number),
        own if _prefix(m) == "shadow" else _field(lowering.e, "own", own),
        _bits(lowering, after, form, number),
        _shadow(lowering, shadow),
    )


def _shuffle(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``shfl.mode shadow, shadow, b, c, members``: behind the shuffle itself, at which the lanes have waited."""
    e = lowering.e
    target, source, *given, members = instruction.operands
    b, c = (lowering.read(o, "b32") for o in given)
    fellows = e.op("and", lowering.read(members, "b32"), lowering.lanes(instruction))
    sources = e.vector(warp.source_of(e, m.modifiers[0], b, c))
    table = e.stack("double", LANES)
    e.store(_shadow(lowering, source), table, align=64)
    gathered = Value("zeroinitializer", "double", LANES)
    lanes = warp.takes_part(e, fellows, sources)
    pointers = e.assign("ptr", LANES, f"getelementptr double, ptr {table.text}, {sources}")
    call = f"call <{LANES} x double> @llvm.masked.gather.v{LANES}f64.v{LANES}p0"
    found = f"{call}(<{LANES} x ptr> {pointers.text}, i32 8, {lanes}, {gathered})"
    lowering.give(instruction, [target], [e.assign("double", LANES, found)])


def _function(name: str, *numbers: int) -> Any:
    """Call a function of the runtime that computes a shadow."""

    def emit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
        target, source = instruction.operands
        more = "".join(f", i32 {number}" for number in numbers)
        call = f"call <{LANES} x double> @shadow_{name}({_shadow(lowering, source)}{more})"
        lowering.give(instruction, [target], [lowering.e.assign("double", LANES, call)])

    return emit


def _prefix(m: Match) -> str:
    """Name what shadows are: ``shadow`` for float64, ``algebra`` for elements of a field."""
    return m.row.opcode.partition(":")[0]


def _field(e: Emitter, name: str, *values: Value) -> Value:
    """Call a function of algebra.cpp; shadows are f64 by name alone."""
    kind = f"<{LANES} x i64>"
    given = (e.vector(v if name == "own" else e.bitcast(v, "i64")) for v in values)
    result = e.assign("i64", LANES, f"call {kind} @algebra_{name}({', '.join(map(str, given))})")
    return e.bitcast(result, "double")


def _field_own(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``own.form shadow, a, n``: the element of a float."""
    target, source, *piece = instruction.operands
    number = _float(lowering, source, m.modifiers[0], _number(piece[0]) if piece else 0)
    lowering.give(instruction, [target], [_field(lowering.e, "own", _as(lowering.e, number, "double"))])


def _field_operation(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``add shadow, shadow, shadow`` and the like."""
    target, *sources = instruction.operands
    shadows = [_shadow(lowering, source) for source in sources]
    lowering.give(instruction, [target], [_field(lowering.e, m.row.opcode.partition(":")[2], *shadows)])


def _field_choice(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``least.form shadow, n, a, b, shadow, shadow`` and ``greatest``: that of the float which is it."""
    e = lowering.e
    target, piece, a, b, first, second = instruction.operands
    form, number = m.modifiers[0], _number(piece)
    word = "ole" if m.row.opcode.endswith("least") else "oge"
    is_first = e.compare(word, *(_float(lowering, o, form, number) for o in (a, b)))
    lowering.give(instruction, [target], [e.select(is_first, _shadow(lowering, first), _shadow(lowering, second))])


def _field_size(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``abs.form shadow, n, a, shadow``: that of the float without its sign."""
    e = lowering.e
    target, piece, a, element = instruction.operands
    number = _float(lowering, a, m.modifiers[0], _number(piece))
    is_negative = e.compare("olt", number, e.const(number.element, 0))
    shadow = _shadow(lowering, element)
    lowering.give(instruction, [target], [e.select(is_negative, _field(e, "neg", shadow), shadow)])


def _product(name: str, k: int, fragments: Sequence[matrix.Fragment], add: matrix.Step) -> str:
    """Text of the function that multiplies shadows: those of the sources, then of the result, are in one frame."""
    e = Emitter()
    offset = 0
    operands: list[list[Value]] = []
    for fragment in fragments[1:]:
        places = (e.pointer("%frame", offset + i * _SHADOWS_BYTES) for i in range(fragment.count))
        operands.append([e.load(place, "double", LANES, align=64) for place in places])
        offset += fragment.count * _SHADOWS_BYTES
    a, b, c = operands
    for i, result in enumerate(matrix.multiply(e, matrix.Operands(k, fragments, a, b, c), add=add)):
        e.store(result, e.pointer("%frame", i * _SHADOWS_BYTES), align=64)
    e.line("ret void")
    return e.function(f"define internal void @{name}(ptr %frame) noinline")


_SHADOWS_BYTES = 8 * LANES
"""Shadows of one float in each lane."""


def _multiply(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """``mma...`` of vectors of shadows, one for each element of a fragment."""
    e = lowering.e
    found = matrix.float_product(m)
    assert found is not None
    what, k, fragments = found
    name, add = f"{_prefix(m)}_{what}", matrix.multiply_add
    if _prefix(m) == "algebra":
        add = lambda e, a, b, c: _field(e, "fma", a, b, c)  # noqa: E731
    lowering.helper(name, lambda: _product(name, k, fragments, add))
    target, *sources = instruction.operands
    shadows = [shadow for source in sources for shadow in elements_of(source)]
    frame = e.stack("double", LANES * max(len(shadows), fragments[0].count))
    for i, shadow in enumerate(shadows):
        e.store(_shadow(lowering, shadow), e.pointer(frame.text, i * _SHADOWS_BYTES), align=64)
    e.line(f"call void @{name}(ptr {frame.text})")
    places = (e.pointer(frame.text, i * _SHADOWS_BYTES) for i in range(fragments[0].count))
    lowering.give(instruction, elements_of(target), [e.load(place, "double", LANES, align=64) for place in places])


_ROWS: tuple[tuple[str, str, Any], ...] = (
    ("shadow:own.(f32|f64)", "f64=t", _own),
    ("shadow:own.(f16|bf16)", "f64=b16", _own),
    ("shadow:own.(f16x2|bf16x2)", "f64=b32,imm", _own),
    (f"shadow:own.({_PIECES})", "f64=b64,imm", _own),
    *((f"shadow:{name}", "f64=f64,f64", _arithmetic(f"f{name}")) for name in ("add", "sub", "mul", "div")),
    ("shadow:fma", "f64=f64,f64,f64", _arithmetic("fma")),
    ("shadow:ex2", "d, a", _function("ex2")),
    ("shadow:lg2", "d, a", _function("lg2")),
    ("shadow:sin", "d, a", _function("sin", 0)),
    ("shadow:cos", "d, a", _function("sin", 1)),
    ("shadow:tanh", "d, a", _function("tanh")),
    (f"shadow:note.({'|'.join(CLASSES)}).({_FORMS}).({_FORMS})", "a, n, a, n, a?, a?, a?", _note),
    ("shadow:taken", "", _taken),
    (f"shadow:st{_SPACES}.({_FORMS})", "[a], a, n, a", _store),
    (f"shadow:peek{_SPACES}.({_FORMS})", "d, [a]", _memory),
    ("shadow:shfl.(up|down|bfly|idx)", "d, a, a, a, a", _shuffle),
    (f"algebra:own.({_FORMS})", "d, a, n?", _field_own),
    *(
        (f"algebra:{name}", "d, a, a?, a?", _field_operation)
        for name in ("add", "sub", "mul", "fma", "neg", "rcp", "div")
    ),
    *((f"algebra:{name}.({_FORMS})", "d, n, a, a, a, a", _field_choice) for name in ("least", "greatest")),
    (f"algebra:abs.({_FORMS})", "d, n, a, a", _field_size),
    *((f"{prefix}:ld{_SPACES}.({_FORMS})", "d, [a], a, n", _load) for prefix in ("shadow", "algebra")),
    *((f"{prefix}:ldmatrix{{.trans}}.({_FORMS})", "d, [a], a, n, n", _load_matrix) for prefix in ("shadow", "algebra")),
    *((f"{prefix}:atomic{_SPACES}.({_FORMS})", "[a], a, a, n, a", _add) for prefix in ("shadow", "algebra")),
)
_PRODUCTS = tuple(row for row in matrix.ROWS if row.form.startswith(("mma.", "wmma.mma.")))
ROWS: tuple[Row, ...] = (
    *(Row(form, operands, emit, "") for form, operands, emit in _ROWS),
    *(Row(f"{p}:{row.form}", row.operands, _multiply, "") for row in _PRODUCTS for p in ("shadow", "algebra")),
)
