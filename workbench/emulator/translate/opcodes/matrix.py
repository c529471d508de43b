"""Matrices spread over a warp: ldmatrix, stmatrix, movmatrix, mma and wmma. PTX ISA 9.7.14.

A fragment is a list of lane vectors, one for each element that a lane holds. Products of f16, bf16, tf32 and fp8 are
summed as `tensor_cores` says. Each element of any other product is a sum along k in ascending order: steps in f64 are
fused multiply-adds, each rounded to nearest even; integers are exact. Fixed shuffles bring operands to the lanes of the
result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from workbench.emulator.layout import LANES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes import convert, floating, half
from workbench.emulator.translate.opcodes.integer import join_halves
from workbench.emulator.translate.opcodes.memory import bits_of, load, space_of, store
from workbench.emulator.translate.opcodes.tensor_cores import (
    SUMS,
    TILE_COLUMNS,
    TILE_ROWS,
    Addition,
    TensorSum,
    addition,
)
from workbench.emulator.translate.opcodes.warp import converge
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value, lane_values
from workbench.ptx.ir import Instruction, Operand
from workbench.ptx.operands import UnfitError, elements_of

Position = Callable[[int, int], tuple[int, int]]
"""Row and column of an element, from its number in the lane and the lane."""


@dataclass(frozen=True)
class Fragment:
    """How a matrix lies in the registers of a warp.

    Attributes
    ----------
    kind : str
        Element type, such as ``"f16"`` or ``"s4"``.
    bits : int
        Width of an element.
    register_bits : int
        Width of a register. Elements are packed into it from the low bits on.
    count : int
        Elements that a lane holds.
    place : callable
    """

    kind: str
    bits: int
    register_bits: int
    count: int
    place: Position

    @property
    def per_register(self) -> int:
        """Elements in a register."""
        return self.register_bits // self.bits

    @property
    def registers(self) -> int:
        """Registers of a lane."""
        return self.count // self.per_register

    @property
    def size_bytes(self) -> int:
        """Size of the registers of all lanes."""
        return LANES * self.registers * self.register_bits // 8


BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s32": 32, "e4m3": 8, "e5m2": 8, "b1": 32} | {
    f"{sign}{bits}": bits for sign in "us" for bits in (4, 8)
}
"""Widths of elements. 32 elements of one bit count as one element."""


def _fragment(kind: str, count: int, place: Position) -> Fragment:
    bits = BITS[kind]
    return Fragment(kind, bits, max(32, bits), count, place)


def mma_fragments(m: int, n: int, k: int, kinds: Sequence[str]) -> tuple[Fragment, Fragment, Fragment, Fragment]:
    """Fragments d, a, b, c of mma: figures of PTX ISA 9.7.14.5.1 to 9.7.14.5.13.

    Lanes form groups of four. A register holds neighbouring elements along k. A group has a row of a, and that row plus
    8 in the next register. Registers of the four lanes follow one another along k.
    """
    d, a, b, c = kinds
    row_step = m // 8

    def place_a(element: int, lane: int) -> tuple[int, int]:
        pack = max(32, BITS[a]) // BITS[a]
        register, e = divmod(element, pack)
        group, thread = divmod(lane, 4)
        return group + 8 * (register % row_step), thread * pack + e + 4 * pack * (register // row_step)

    def place_b(element: int, lane: int) -> tuple[int, int]:
        pack = max(32, BITS[b]) // BITS[b]
        register, e = divmod(element, pack)
        group, thread = divmod(lane, 4)
        return thread * pack + e + 4 * pack * register, group

    def place_c(element: int, lane: int) -> tuple[int, int]:
        group, thread = divmod(lane, 4)
        return group + 8 * (element // 2), 2 * thread + element % 2

    return (
        _fragment(d, m * n // LANES, place_c),
        _fragment(a, m * k // LANES, place_a),
        _fragment(b, k * n // LANES, place_b),
        _fragment(c, m * n // LANES, place_c),
    )


def _quad_fragments(
    layout_a: str, layout_b: str, kinds: Sequence[str]
) -> tuple[Fragment, Fragment, Fragment, Fragment]:
    """Fragments d, a, b, c of mma.m8n8k4 in f16: section 9.7.14.5.1.

    The instruction makes four products, each by two groups of four lanes. Here they are four squares on the diagonal of
    one product.
    """
    d, a, b, c = kinds

    def line(element: int, lane: int) -> tuple[int, int]:
        return 8 * (lane // 4 % 4) + lane % 4 + 4 * (lane // 16), element

    def across(element: int, lane: int) -> tuple[int, int]:
        return 8 * (lane // 4 % 4) + element + 4 * (lane // 16), lane % 4

    def place_b(element: int, lane: int) -> tuple[int, int]:
        column, k = (line if layout_b == "col" else across)(element, lane)
        return k, column

    def narrow_sums(element: int, lane: int) -> tuple[int, int]:
        row, column = line(element, lane)
        return row, 8 * (lane // 4 % 4) + column

    def wide_sums(element: int, lane: int) -> tuple[int, int]:
        square, half = 8 * (lane // 4 % 4), 4 * (lane // 16)
        return square + half + (lane & 1) + (element & 2), square + (element & 4) + (lane & 2) + (element & 1)

    sums = {"f16": narrow_sums, "f32": wide_sums}
    return (
        _fragment(d, 8, sums[d]),
        _fragment(a, 4, line if layout_a == "row" else across),
        _fragment(b, 4, place_b),
        _fragment(c, 8, sums[c]),
    )


# Fragments to and from lane vectors


def _unpack(e: Emitter, registers: Sequence[Value], fragment: Fragment) -> list[Value]:
    """Make one vector for each element, in the type of the sums."""
    elements: list[Value] = []
    for register in registers:
        for i in range(fragment.per_register):
            part = e.op("lshr", register, e.like(register, i * fragment.bits)) if i else register
            elements.append(widen(e, e.resize(part, fragment.bits), fragment.kind))
    return elements


def widen(e: Emitter, a: Value, kind: str) -> Value:
    """Widen element bits to the type of the sums: f32, f64 or i32."""
    if kind in {"f16", "bf16"}:
        return half.widen(e, a, brain=kind == "bf16")
    if kind == "tf32":
        return e.bitcast(e.op("and", a, e.const("i32", 0xFFFFE000)), "float")
    if kind in {"e4m3", "e5m2"}:
        return half.widen(e, convert.from_quarter(e, e.resize(a, 16), kind), brain=False)
    if kind in {"f32", "f64"}:
        return e.bitcast(a, "float" if kind == "f32" else "double")
    return e.resize(a, 32, signed=kind[0] == "s")


def _pack(e: Emitter, elements: Sequence[Value], fragment: Fragment) -> list[Value]:
    """Make registers of the bits of elements."""
    per = fragment.per_register
    return [_joined(e, elements[start : start + per], fragment) for start in range(0, len(elements), per)]


def _joined(e: Emitter, parts: Sequence[Value], fragment: Fragment) -> Value:
    total = e.resize(e.bitcast(parts[0], f"i{parts[0].bits}"), fragment.register_bits)
    for i, part in enumerate(parts[1:], 1):
        total = e.op("or", total, e.op("shl", e.resize(part, fragment.register_bits), i * fragment.bits))
    return total


def shuffle(e: Emitter, sources: Sequence[Value], places: Sequence[tuple[int, int]]) -> Value:
    """Make a vector whose lane i is lane ``places[i][1]`` of ``sources[places[i][0]]``."""
    used = list(dict.fromkeys(s for s, _ in places))
    result = sources[used[0]]
    if len(used) == 1 and all(lane == i for i, (_, lane) in enumerate(places)):
        return result
    indices = [lane for _, lane in places]
    for position, source in enumerate(used[1:] or used):
        # After the first step, lanes of earlier sources are in their places.
        mask = [
            LANES + lane if s == source and len(used) > 1 else (indices[i] if position == 0 else i)
            for i, (s, lane) in enumerate(places)
        ]
        result = e.shuffle(result, mask, sources[source])
    return result


class Spread:
    """Elements of a matrix in the registers of a warp. Fixed shuffles, each made once, bring them to other lanes."""

    def __init__(self, e: Emitter, fragment: Fragment, elements: Sequence[Value]) -> None:
        self._e, self._elements = e, elements
        held = [(i, lane) for lane in reversed(range(LANES)) for i in reversed(range(fragment.count))]
        self._where = {fragment.place(i, lane): (i, lane) for i, lane in held}
        self._made: dict[tuple[tuple[int, int], ...], Value] = {}

    def at(self, places: Iterable[tuple[int, int]]) -> Value:
        """Make a vector of the elements at a row and a column for each lane."""
        key = tuple(places)
        if key not in self._made:
            self._made[key] = shuffle(self._e, self._elements, [self._where[place] for place in key])
        return self._made[key]


@dataclass(frozen=True)
class Operands:
    """The operands of a product, each a list of lane vectors as its fragment has it.

    Attributes
    ----------
    k : int
        Terms of a sum.
    fragments : sequence of Fragment
        Those of d, a, b, c and, in a sparse product, of the metadata.
    a, b, c, metadata : sequence of Value
    """

    k: int
    fragments: Sequence[Fragment]
    a: Sequence[Value]
    b: Sequence[Value]
    c: Sequence[Value]
    metadata: Sequence[Value] = ()


TENSOR_KINDS = frozenset({"f16", "bf16", "tf32", "e4m3", "e5m2"})
"""Types of factors that tensor cores sum in steps."""

Step = Callable[[Emitter, Value, Value, Value], Value]
"""``add(e, a, b, c)``: a * b + c."""


def multiply(e: Emitter, of: Operands, *, add: Step) -> list[Value]:
    """Elements of a @ b + c, at the places of the first fragment."""
    target, *fragments = of.fragments
    left, right, start = (Spread(e, *each) for each in zip(fragments, (of.a, of.b, of.c), strict=True))
    results: list[Value] = []
    for i in range(target.count):
        at = [target.place(i, lane) for lane in range(LANES)]
        total = start.at(at)
        for step in range(of.k):
            total = add(e, left.at((row, step) for row, _ in at), right.at((step, column) for _, column in at), total)
        results.append(total)
    return results


def multiply_tiles(
    e: Emitter, of: Operands, *, how: Addition, tiles: tuple[int, int], is_turned: bool = False
) -> list[Value]:
    """Elements of a @ b + c, whose fragments are `tiles` of mma one after another: along the rows, along the columns.

    If `is_turned`, the transposed b and a are the operands of the transposed product.
    """
    d, of_a, of_b, of_c = of.fragments
    k, a, b, kinds = of.k, of.a, of.b, (of_a.kind, of_b.kind)
    if is_turned:
        a, b, kinds = b, a, kinds[::-1]
    adder = TensorSum(e, how, kinds, k, is_half=d.kind == of_c.kind == "f16")
    sums = e.stack("float", SUMS * LANES)
    height, width = TILE_ROWS * k // LANES, TILE_COLUMNS * k // LANES
    results: list[Value] = []
    for row in range(tiles[0]):
        of_row = a[height * row :]
        adder.take_rows(
            of_row[(2 * quad.block + half_of_rows) * quad.pack + quad.element]
            for quad in adder.quads
            for half_of_rows in range(2)
        )
        for column in range(tiles[1]):
            of_column = b[width * column :]
            adder.take_columns(of_column[quad.block * quad.pack + quad.element] for quad in adder.quads)
            e.store_vectors(of.c[len(results) : len(results) + SUMS], sums)
            adder.add(sums)
            results += e.load_vectors(sums, "float", SUMS)
    return results


def multiply_add(e: Emitter, a: Value, b: Value, c: Value) -> Value:
    """Make one step of a sum, which is fused in floating point."""
    if a.element == "i32":
        return e.op("add", e.op("mul", a, b), c)
    return e.intrinsic("fma", a, b, c)


def _add_bits(operation: str) -> Step:
    """Count the bits of ``a & b`` or ``a ^ b``."""
    return lambda e, a, b, c: e.op("add", e.intrinsic("ctpop", e.op(operation, a, b)), c)


Multiply = Callable[[Emitter, Operands], list[Value]]
"""Makes the elements of the result."""


def _product(name: str, k: int, fragments: Sequence[Fragment], multiply: Multiply, *, saturate: bool) -> str:
    """Text of the function that multiplies. The registers of the sources, then those of d, are in one frame."""
    e, frame = Emitter(), Value("%frame", "ptr")
    d, *sources = fragments
    offset = 0
    operands: list[list[Value]] = []
    for fragment in sources:
        registers = e.load_vectors(frame, f"i{fragment.register_bits}", fragment.registers, offset)
        operands.append(_unpack(e, registers, fragment))
        offset += fragment.size_bytes
    a, b, c, *rest = operands
    start = [Value("zeroinitializer", "i32", LANES)] * len(c) if saturate else c
    results = multiply(e, Operands(k, fragments, a, b, start, *rest))
    if saturate:  # c is added last, and the sum clamped at the ends of s32
        results = [e.intrinsic("sadd.sat", r, v) for r, v in zip(results, c, strict=True)]
    if d.kind in {"f32", "f64"}:
        results = [floating.canonical(e, r) for r in results]
    if d.kind == "f16":
        results = [half.narrow(e, r, brain=False) for r in results]
    e.store_vectors(_pack(e, results, d), frame)
    e.line("ret void")
    return e.function(f"define internal void @{name}(ptr %frame) noinline")


def run(
    lowering: Lowering,
    m: Match,
    instruction: Instruction,
    k: int,
    fragments: Sequence[Fragment],
    names: str,
    multiply: Multiply,
) -> None:
    """Call the function of a product with an instruction's vector operands, one for each fragment."""
    e = lowering.e
    converge(lowering, instruction)
    saturate = "satfinite" in m
    name = f"matrix_{names}" + ("_sat" if saturate else "")
    lowering.helper(name, lambda: _product(name, k, fragments, multiply, saturate=saturate))
    frame = e.stack("i8", max(sum(f.size_bytes for f in fragments[1:]), fragments[0].size_bytes))
    offset = 0
    target, *sources = instruction.operands[: len(fragments)]
    for fragment, source in zip(fragments[1:], sources, strict=True):
        items = _registers(lowering, source, fragment)
        values = (bits_of(lowering, item, fragment.kind, fragment.register_bits) for item in items)
        e.store_vectors(values, frame, offset)
        offset += fragment.size_bytes
    e.line(f"call void @{name}(ptr {frame.text})")
    items = _registers(lowering, target, fragments[0])
    lowering.give(instruction, items, e.load_vectors(frame, f"i{fragments[0].register_bits}", len(items)))


def _registers(lowering: Lowering, operand: Operand, fragment: Fragment) -> tuple[Operand, ...]:
    items = elements_of(operand)
    if len(items) != fragment.registers:
        raise UnfitError(
            f"{operand} has {len(items)} registers; a fragment of .{fragment.kind} has {fragment.registers}"
        )
    return items


# mma


def shape_of(m: Match) -> tuple[int, int, int]:
    """Read m, n and k from an instruction's shape."""
    word = next(w for w in m.parts if w is not None and w[0] == "m" and "n" in w and "k" in w)
    rows, _, rest = word[1:].partition("n")
    columns, _, depth = rest.partition("k")
    return int(rows), int(columns), int(depth)


def kinds_of(m: Match) -> list[str]:
    """List an instruction's element types, in their order."""
    return [w for p in m.parts if p is not None for w in p.split(".") if w in BITS]


def product_of(m: Match) -> tuple[str, int, tuple[Fragment, ...]]:
    """Name a product of mma or wmma; find how many terms its sums have, and its fragments d, a, b, c."""
    shape, kinds, operation = shape_of(m), kinds_of(m), m.one_of("xor", "and")
    if len(kinds) == 2:  # d and c; a and b are f16
        kinds = [kinds[0], "f16", "f16", kinds[1]]
    k = shape[2] // LANES if operation else shape[2]
    name = m.row.opcode.rpartition(":")[2]  # without an instrument's prefix
    if name == "wmma":
        fragments = tuple(wmma_fragment(shape, role, kind) for role, kind in zip("dabc", kinds, strict=True))
    else:
        fragments = mma_fragments(*shape[:2], k, kinds)
    return "_".join([name, *map(str, shape), *kinds, operation]), k, fragments


def float_product(m: Match) -> tuple[str, int, tuple[Fragment, ...]] | None:
    """Return what `product_of` says of a product of floats; None for any other."""
    is_dense = m.row.emit is not _mma_of_quads and not {"sp", "sp::ordered_metadata"} & m.words
    if not is_dense or not {"f16", "bf16", "tf32", "f32", "f64"}.issuperset(kinds_of(m)):
        return None
    return product_of(m)


def _multiply(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Make a product of mma or wmma."""
    name, k, fragments = product_of(m)
    kind, operation = fragments[1].kind, m.one_of("xor", "and")
    way: Multiply = partial(multiply, add=_add_bits(operation) if operation else multiply_add)
    if kind in TENSOR_KINDS:
        tiles, is_turned = tiles_of(shape_of(m))
        how = addition(lowering.flow.module.target, m.row.opcode, kind)
        way = partial(multiply_tiles, how=how, tiles=tiles, is_turned=is_turned)
    run(lowering, m, instruction, k, fragments, name, way)


def _mma_of_quads(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    layouts, kinds = [w for w in m.parts if w in {"row", "col"}], kinds_of(m)
    names = "_".join(["mma_quads", *map(str, layouts), *kinds])
    fragments = _quad_fragments(str(layouts[0]), str(layouts[1]), kinds)
    run(lowering, m, instruction, 4, fragments, names, partial(_multiply_quads, is_half=kinds[0] == "f16"))


def _multiply_quads(e: Emitter, of: Operands, *, is_half: bool) -> list[Value]:
    """Elements of a @ b + c as from sm_80 on, where the assembler makes steps in f32 of it, as its machine code shows.

    Products are added to c as one sum; or, if the result is f16, two of them and then the other two.
    """
    target, *fragments = of.fragments
    left, right, start = (Spread(e, *each) for each in zip(fragments, (of.a, of.b, of.c), strict=True))
    results: list[Value] = []
    for i in range(target.count):
        at = [target.place(i, lane) for lane in range(LANES)]
        total = start.at(at)
        for first in range(0, of.k, 2 if is_half else of.k):
            part: Value | None = None if is_half else Value("zeroinitializer", "float", LANES)
            for step in range(first, first + (2 if is_half else of.k)):
                x, y = left.at((row, step) for row, _ in at), right.at((step, column) for _, column in at)
                part = e.op("fmul", x, y) if part is None else multiply_add(e, x, y, part)
            assert part is not None
            total = e.op("fadd", total, part)
        results.append(total)
    return results


# wmma: an implementation chooses the layout of fragments. Where tensor cores sum in steps, fragments are those of mma,
# one tile after another. Elements narrower than a byte have the layout of mma too, so each register is a word of a row
# of a, or of a column of b. All other elements follow row after row, lane after lane.


_NARROW = {"s4": 4, "u4": 4, "b1": 1}


def wmma_fragment(shape: tuple[int, int, int], role: str, kind: str) -> Fragment:
    """Lay out a fragment of wmma. Those of a and b in f16 have 16 elements; some elements are there twice."""
    m, n, k = shape
    if kind in TENSOR_KINDS | {"f32"}:
        return _tiled(shape, role, kind)
    if kind in _NARROW:
        depth = k * _NARROW[kind] // BITS[kind]
        return mma_fragments(m, n, depth, ("s32", kind, kind, "s32"))["dabc".index(role)]
    rows, columns = _extent(shape, role)

    def place(element: int, lane: int) -> tuple[int, int]:
        return divmod(element * LANES + lane, columns)

    return _fragment(kind, rows * columns // LANES, place)


def _extent(shape: tuple[int, int, int], role: str) -> tuple[int, int]:
    """Count the rows and the columns of the matrix that has a role."""
    m, n, k = shape
    return {"a": (m, k), "b": (k, n)}.get(role, (m, n))


def _tiled(shape: tuple[int, int, int], role: str, kind: str) -> Fragment:
    """Lay out a fragment as tiles of mma."""
    (rows, columns), is_turned = tiles_of(shape)
    part = {"a": "ba"[not is_turned], "b": "ab"[not is_turned]}.get(role, role)
    tile = mma_fragments(TILE_ROWS, TILE_COLUMNS, shape[2], [kind] * 4)["dabc".index(part)]
    distinct = tile.count * (rows if part == "a" else columns if part == "b" else rows * columns)

    def place(element: int, lane: int) -> tuple[int, int]:
        number, element = divmod(element % distinct, tile.count)
        row, column = tile.place(element, lane)
        if part == "a" or (part != "b" and rows > 1):
            row += TILE_ROWS * number
        else:
            column += TILE_COLUMNS * number
        return (column, row) if is_turned else (row, column)

    return _fragment(kind, 16 if role in "ab" and kind == "f16" else distinct, place)


def tiles_of(shape: tuple[int, int, int]) -> tuple[tuple[int, int], bool]:
    """Count the tiles of a wmma along rows and columns; say whether they are those of the transposed product."""
    m, n, _ = shape
    is_turned = m < TILE_ROWS
    height, width = (n, m) if is_turned else (m, n)
    return (height // TILE_ROWS, width // TILE_COLUMNS), is_turned


def _wmma_addresses(
    lowering: Lowering, m: Match, address: Operand, stride: Operand | None, fragment: Fragment, role: str, element: int
) -> Value:
    """Compute the addresses of one element of a fragment in every lane."""
    e, by_row = lowering.e, m.one_of("row", "col") == "row"
    base = e.vector(lowering.address(address, space_of(m)))
    pitch = e.like(base, _extent(shape_of(m), role)[by_row])
    if stride is not None:
        pitch = e.resize(lowering.read(stride, "u32"), base.bits)
    places = [fragment.place(element, lane)[:: 1 if by_row else -1] for lane in range(LANES)]
    outer = lane_values(base.element, (major for major, _ in places))
    inner = lane_values(base.element, (minor * fragment.bits // 8 for _, minor in places))
    step = e.op("lshr", e.op("mul", pitch, _NARROW.get(fragment.kind, fragment.bits)), 3)
    return e.op("add", base, e.op("add", e.op("mul", outer, step), inner))


def _wmma_load(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    converge(lowering, instruction)
    role, kind = m.one_of("a", "b", "c"), kinds_of(m)[0]
    fragment = wmma_fragment(shape_of(m), role, kind)
    target, address, *rest = instruction.operands
    stride = rest[0] if rest else None
    elements: list[Value] = []
    whole = fragment.bits < 8  # a register's elements are neighbours in memory then
    bits, per = (fragment.register_bits, 1) if whole else (fragment.bits, fragment.per_register)
    for i in range(0, fragment.count, fragment.per_register // per):
        where = _wmma_addresses(lowering, m, address, stride, fragment, role, i)
        elements += load(lowering, space_of(m), bits, 1, where, instruction)
    items = _registers(lowering, target, fragment)
    values = (_joined(e, elements[n * per : (n + 1) * per], fragment) for n in range(len(items)))
    lowering.give(instruction, items, values)


def _wmma_store(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    converge(lowering, instruction)
    fragment = wmma_fragment(shape_of(m), "d", kinds_of(m)[0])
    address, source, *rest = instruction.operands
    stride = rest[0] if rest else None
    items = _registers(lowering, source, fragment)
    for i in range(fragment.count):
        register, part = divmod(i, fragment.per_register)
        value = e.vector(bits_of(lowering, items[register], fragment.kind, fragment.register_bits))
        value = e.op("lshr", value, e.like(value, part * fragment.bits)) if part else value
        where = _wmma_addresses(lowering, m, address, stride, fragment, "d", i)
        store(lowering, space_of(m), [e.resize(value, fragment.bits)], where, instruction)


# ldmatrix, stmatrix, movmatrix: matrices of 8 rows of 16 bytes, a row in the registers of four lanes


def _transposed(e: Emitter, matrix: Value) -> Value:
    """Exchange rows and columns of an 8 by 8 matrix of 16-bit elements."""
    pair = []
    for element in range(2):
        # Lane (r, t) wants elements (2t, r) and (2t + 1, r): lane (2t + element, r // 2), half r % 2.
        places = [(0, (2 * (lane % 4) + element) * 4 + lane // 8) for lane in range(LANES)]
        word = shuffle(e, [matrix], places)
        upper = lane_values("i1", ("true" if lane // 4 % 2 else "false" for lane in range(LANES)))
        pair.append(e.resize(e.select(upper, e.op("lshr", word, e.const("i32", 16)), word), 16))
    return join_halves(e, *pair)


def _row_addresses(lowering: Lowering, m: Match, address: Operand, matrix: int) -> Value:
    """Addresses of each lane's four bytes of matrix i, whose rows lanes 8i to 8i + 7 name."""
    e = lowering.e
    rows = e.vector(lowering.address(address, space_of(m)))
    mine = shuffle(e, [rows], [(0, 8 * matrix + lane // 4) for lane in range(LANES)])
    return e.op("add", mine, lane_values(rows.element, (4 * (lane % 4) for lane in range(LANES))))


def _ldmatrix(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    converge(lowering, instruction)
    targets, address = elements_of(instruction.operands[0]), instruction.operands[1]
    loaded: list[Value] = []
    for i in range(len(targets)):
        where = _row_addresses(lowering, m, address, i)
        (value,) = load(lowering, space_of(m), 32, 1, where, instruction)
        loaded.append(_transposed(e, value) if "trans" in m else value)
    lowering.give(instruction, targets, loaded)


def _stmatrix(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    converge(lowering, instruction)
    address, source = instruction.operands
    for i, item in enumerate(elements_of(source)):
        value = e.vector(lowering.read(item, "b32"))
        value = _transposed(e, value) if "trans" in m else value
        where = _row_addresses(lowering, m, address, i)
        store(lowering, space_of(m), [value], where, instruction)


def _movmatrix(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    converge(lowering, instruction)
    target, source = instruction.operands
    value = _transposed(lowering.e, lowering.e.vector(lowering.read(source, "b32")))
    lowering.give(instruction, [target], [value])


# Rows

_MATRICES = ".sync.aligned.m8n8.(x1|x2|x4){.trans}{.shared|.shared::cta}.b16"
_QUADS = ".(f16.f16.f16.f16|f32.f16.f16.f16|f32.f16.f16.f32)"
_ANY = "{.global|.shared|.shared::cta}"
_LAYOUT = ".(row|col)"


def _aligned(form: str, takes: str, emit: Any, section: str) -> Row:
    return Row(form, takes, emit, section, role="aligned")


def _mma_row(shapes: str, kinds: str, middle: str = "", end: str = "") -> Row:
    form = f"mma.sync.aligned.({shapes}).row.col{middle}{kinds}{end}"
    return _aligned(form, "{d}, {a}, {a}, {a}", _multiply, "9.7.14.5.14")


def _wmma_rows() -> tuple[Row, ...]:
    """Rows of the products, then for each group of shapes the loads of a, b and c, and the store of d."""
    wide, both = ".(m16n16k16|m32n8k16|m8n32k16)", f"{_LAYOUT}{_LAYOUT}"
    products = (
        f".sync.aligned{both}{wide}.(f16|f32).(f16|f32)",
        f".sync.aligned{both}{wide}.f32.bf16.bf16.f32",
        f".sync.aligned{both}.(m16n16k8).f32.tf32.tf32.f32",
        f".sync.aligned{both}.(m8n8k4){{.rn}}.f64.f64.f64.f64{{.rn}}",
        f".sync.aligned{both}{wide}.s32.s8.s8.s32{{.satfinite}}",
        f".sync.aligned{both}{wide}.s32.u8.u8.s32{{.satfinite}}",
        ".sync.aligned.row.col.m8n8k32.s32.(s4.s4|u4.u4).s32{.satfinite}",
        ".(xor|and).popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32",
    )
    rows = [_aligned(f"wmma.mma{form}", "{d}, {a}, {a}, {a}", _multiply, "9.7.14.4.5") for form in products]
    for shapes, sources, sums in (
        (wide, ((".(a|b)", _LAYOUT, ".(f16|bf16|s8|u8)"),), ".(f16|f32|s32)"),
        (".(m16n16k8)", ((".(a|b)", _LAYOUT, ".(tf32)"),), ".(f32)"),
        (".(m8n8k4)", ((".(a|b)", _LAYOUT, ".(f64)"),), ".(f64)"),
        (".m8n8k32", ((".a", ".row", ".(s4|u4)"), (".b", ".col", ".(s4|u4)")), ".s32"),
        (".m8n8k128", ((".a", ".row", ".b1"), (".b", ".col", ".b1")), ".s32"),
    ):
        for role, layout, kinds in (*sources, (".c", _LAYOUT, sums)):
            form = f"wmma.load{role}.sync.aligned{layout}{shapes}{_ANY}{kinds}"
            rows.append(_aligned(form, "{d}, [a], a?", _wmma_load, "9.7.14.4.3"))
        form = f"wmma.store.d.sync.aligned{_LAYOUT}{shapes}{_ANY}{sums}"
        rows.append(_aligned(form, "[a], {a}, a?", _wmma_store, "9.7.14.4.4"))
    return tuple(rows)


ROWS: tuple[Row, ...] = (
    _mma_row("m16n8k8|m16n8k16", ".(f16.f16.f16.f16|f32.f16.f16.f32)"),
    _mma_row("m16n8k8|m16n8k16", ".f32.bf16.bf16.f32"),
    _mma_row("m16n8k4|m16n8k8", ".f32.tf32.tf32.f32"),
    _mma_row("m16n8k16|m16n8k32", ".f32.(e4m3|e5m2).(e4m3|e5m2).f32"),
    _mma_row("m16n8k16|m16n8k32", ".f16.(e4m3|e5m2).(e4m3|e5m2).f16"),
    _mma_row("m8n8k4|m16n8k4|m16n8k8|m16n8k16", ".f64.f64.f64.f64", "{.rn}"),
    _mma_row("m8n8k16|m16n8k16|m16n8k32", ".s32.(u8|s8).(u8|s8).s32", "{.satfinite}"),
    _mma_row("m8n8k32|m16n8k32|m16n8k64", ".s32.(u4|s4).(u4|s4).s32", "{.satfinite}"),
    _mma_row("m8n8k128|m16n8k128|m16n8k256", ".s32.b1.b1.s32", end=".(xor|and).popc"),
    _aligned(f"mma.sync.aligned.m8n8k4{_LAYOUT}{_LAYOUT}{_QUADS}", "{d}, {a}, {a}, {a}", _mma_of_quads, "9.7.14.5.14"),
    *_wmma_rows(),
    _aligned(f"ldmatrix{_MATRICES}", "{d}, [a]", _ldmatrix, "9.7.14.5.15"),
    _aligned(f"stmatrix{_MATRICES}", "[a], {a}", _stmatrix, "9.7.14.5.16"),
    _aligned("movmatrix.sync.aligned.m8n8.trans.b16", "d, a", _movmatrix, "9.7.14.5.17"),
)
