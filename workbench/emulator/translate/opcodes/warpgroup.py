"""Products of a warp group, whose operands lie in shared memory: wgmma. PTX ISA 9.7.15.

Each of the four warps has 16 of the 64 rows. No warp begins before all four have come to the instruction, and none
passes ``wgmma.wait_group`` before all four have computed their rows. Successive products count as one if no other
thread can see anything between them. A warp computes its rows when it goes on. A program cannot see that, since
operands must not change before ``wgmma.wait_group``. Sums are as in `tensor_cores`, or exact in s32.

An operand in shared memory is made of core matrices: 8 rows of 16 bytes. A descriptor says where they lie.
``runtime/warpgroup.cpp`` finds a core matrix, and counts the products of a group.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from operator import itemgetter

from workbench.emulator.layout import LANES
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes import half
from workbench.emulator.translate.opcodes.control import first_lane
from workbench.emulator.translate.opcodes.integer import halves, join_halves
from workbench.emulator.translate.opcodes.matrix import BITS, kinds_of, multiply_add, shape_of, shuffle, widen
from workbench.emulator.translate.opcodes.sparse import Metadata, choice, pick, selector_of
from workbench.emulator.translate.opcodes.tensor_cores import (
    QUAD,
    SUMS,
    Addition,
    Quad,
    TensorSum,
    addition,
    quads_of,
)
from workbench.emulator.translate.opcodes.warp import converge, stay_unless
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value
from workbench.llvm.records import Record
from workbench.ptx.ir import Immediate, Instruction, Operand, Vector
from workbench.ptx.operands import UnfitError, elements_of, registers_of

_ROWS, _ROW_BYTES = 8, 16
"""Size of a core matrix."""

_VECTOR_BYTES = 4 * LANES


@dataclass(frozen=True)
class Product:
    """One form of wgmma.mma_async.

    Attributes
    ----------
    d, a, b : str
        Element types.
    n, k : int
        Columns, and terms of a sum.
    registers : bool
        Whether a lies in registers.
    across_a, across_b : bool
        Whether rows of core matrices run along m or n, and not along k.
    negative : bool
        Whether the product is subtracted.
    saturate : bool
        Whether sums in s32 clamp.
    selector : int
        Selector of the metadata of a sparse a; -1 if all of a is stored.
    """

    d: str
    a: str
    b: str
    n: int
    k: int
    registers: bool
    across_a: bool
    across_b: bool
    negative: bool
    saturate: bool
    selector: int = -1

    @property
    def name(self) -> str:
        """Name of its function."""
        flags = "".join(str(int(f)) for f in (self.registers, self.across_a, self.across_b, self.negative))
        end = ("_sat" if self.saturate else "") + (f"_sparse{self.selector}" if self.is_sparse else "")
        return f"wgmma_{self.d}_{self.a}_{self.b}_{self.n}_{flags}{end}"

    @property
    def is_sparse(self) -> bool:
        """Whether half of a is stored."""
        return self.selector >= 0

    @property
    def stored(self) -> int:
        """Elements of a row of a that are stored."""
        return self.k // 2 if self.is_sparse else self.k

    @property
    def sums(self) -> str:
        """LLVM type of the sums."""
        return "i32" if self.d == "s32" else "float"


# Core matrices


class _Operand:
    """An operand in shared memory, by its descriptor: PTX ISA 9.7.15.5.1.

    Without a swizzle, the rows of a core matrix follow one another. The next matrix along k is the leading offset away,
    the next one along m or n the stride offset. If rows run along m or n, these two are exchanged. With a swizzle of w
    bytes, rows are w bytes apart, w / 16 core matrices lie side by side, and the offsets lead to the next such group.
    """

    def __init__(self, e: Emitter, descriptor: Value, core: str, *, across: bool) -> None:
        self.e, self.across, self._core = e, across, core

        def bits(low: int, count: int) -> Value:
            part = e.op("lshr", descriptor, e.const("i64", low)) if low else descriptor
            return e.resize(e.op("and", part, e.const("i64", (1 << count) - 1)), 32)

        self.start, self.leading, self.stride = (e.op("shl", bits(low, 14), 4) for low in (0, 16, 32))
        mode = bits(62, 2)
        self.plain = e.compare("eq", mode, 0)
        # Modes 1, 2, 3 are widths of 128, 64, 32 bytes: 8, 4, 2 units, and as many bits less one to flip.
        units = e.select(self.plain, 1, e.op("lshr", 16, mode))
        self.swizzle = e.op("sub", units, 1)
        self.pitch = e.op("shl", units, 4)
        self.scratch = e.stack("i8", _ROWS * _ROW_BYTES)

    def core(self, outer: Value, depth: int) -> Value:
        """Address of a core matrix: the `outer`-th along m or n, and the `depth`-th along k."""
        e = self.e
        step = e.const("i32", depth)
        if not self.across:
            away = e.op("add", e.op("mul", outer, self.stride), self._grouped(step, self.leading))
        else:
            along_mn = e.select(self.plain, self.stride, self.leading)
            along_k = e.select(self.plain, self.leading, self.stride)
            away = e.op("add", self._grouped(outer, along_mn), e.op("mul", step, along_k))
        start = e.op("add", self.start, away)
        arguments = f"{start}, {self.pitch}, {self.swizzle}, i32 %site, {self.scratch}"
        return e.assign("ptr", 0, f"call ptr @{self._core}(ptr %ctx, ptr %warp, {arguments})")

    def _grouped(self, number: Value, pitch: Value) -> Value:
        """Offset of a core matrix along a row: that of its group, and that within the group."""
        e = self.e
        place = e.op("and", number, self.swizzle)
        group = e.op("lshr", number, e.intrinsic("ctpop", self.swizzle))
        return e.op("add", e.op("shl", place, e.const("i32", 4)), e.op("mul", group, pitch))

    def elements(self, core: Value, kind: str, places: list[tuple[int, int]]) -> Value:
        """Make a vector of 32 elements of a core matrix, given by their places along m or n, and along k."""
        e = self.e
        per_row = _ROW_BYTES * 8 // BITS[kind]
        element, count = f"i{BITS[kind]}", _ROWS * per_row
        raw = e.assign(element, count, f"load <{count} x {element}>, {core}, align 16")
        indices = [k * per_row + mn if self.across else mn * per_row + k for mn, k in places]
        return widen(e, e.shuffle(raw, indices), kind)


# Arrival


_GROUP = 4
"""Warps of a group."""
_ARRIVED, _DONE = "group_arrived", "group_done"


def _count_one(lowering: Lowering, *, done: bool) -> None:
    """Count an arrival, or computed rows."""
    lowering.invoke("group_count", lowering.e.const("i32", done))


def _await_count(lowering: Lowering, instruction: Instruction, *, done: bool, count: Value) -> None:
    """Stay until all four warps have counted so many."""
    least = lowering.invoke("group_least", lowering.e.const("i32", done), result=Value("", "i32"))
    stay_unless(lowering, instruction, lowering.e.compare("uge", least, count))


def _note(lowering: Lowering, instruction: Instruction, kind: str) -> None:
    """In a synced program, record that the warp has read its operands, or that all four warps have."""
    if not lowering.synced:
        return
    e = lowering.e
    group = e.op("lshr", e.get(WARP, lowering.record["index"]), e.const("i32", _GROUP.bit_length() - 1))
    lowering.note_sync(instruction, kind, lowering.active, group)


def _gather(lowering: Lowering, instruction: Instruction) -> None:
    """Wait until the four warps have come to a product, unless there is one before it in its block."""
    e, record = lowering.e, lowering.record
    converge(lowering, instruction)
    if lowering.block.instructions[0][0] is not instruction:
        return
    fresh = e.compare("eq", e.get(WARP, record[_ARRIVED]), e.get(WARP, record[_DONE]))
    e.when(fresh, lambda: _count_one(lowering, done=False))
    _await_count(lowering, instruction, done=False, count=e.get(WARP, record[_ARRIVED]))


# The product


def _text(product: Product, record: Record, core: str, target: str) -> str:
    """``@<name>(ctx, warp, sums, a, b, keep, site)``: add a warp's rows of the product to ``sums[n / 2][lane]``.

    `a` is a descriptor, or the address of the registers. Without `keep`, the sums begin at 0. For a sparse a, the
    metadata of the lanes come last.
    """
    e = Emitter()
    element = product.sums
    b = _Operand(e, Value("%b", "i64"), core, across=product.across_b)
    make = _integer_tile if element == "i32" else partial(_tensor_tile, how=addition(target, "wgmma", product.a))
    multiply = make(e, product, record, core, b)
    e.branch("ready")
    e.label("ready")
    e.branch("tile")
    e.label("tile")
    tile = e.assign("i32", 0, "phi i32 [0, %ready], [%next, %tile]")
    away = e.op("mul", e.resize(tile, 64), e.const("i64", SUMS * _VECTOR_BYTES))
    sums = e.pointer("%sums", away)
    zeros = f"<{LANES} x {element}> zeroinitializer"
    old = e.load_vectors(sums, element, SUMS)
    e.store_vectors([e.assign(element, LANES, f"select i1 %keep, {v}, {zeros}") for v in old], sums)
    multiply(tile, sums)
    e.line(f"%next = add {tile}, 1")
    e.branch_if(e.compare("ult", Value("%next", "i32"), e.const("i32", product.n // 8)), "tile", "done")
    e.label("done")
    e.line("ret void")
    a = "ptr" if product.registers else "i64"
    head = f"define internal void @{product.name}(ptr %ctx, ptr %warp, ptr %sums, {a} %a, i64 %b, i1 %keep, i32 %site"
    metadata = f", <{LANES} x i32> %metadata" if product.is_sparse else ""
    return e.function(f"{head}{metadata}) noinline")


Tile = Callable[[Value, Value], None]
"""``add(tile, sums)``: add the products of the `tile`-th eight columns of b to the four vectors of sums in memory."""


def _tensor_tile(e: Emitter, product: Product, record: Record, core: str, b: _Operand, *, how: Addition) -> Tile:
    """Add as tensor cores do. Takes the rows of a at once."""
    kinds = (product.a, product.b)
    adder = TensorSum(e, how, kinds, product.stored, is_half=product.d == "f16", is_sparse=product.is_sparse)
    rows = _rows(e, product, record, core)
    held = (rows[quad, half] for quad in adder.quads for half in range(2))
    adder.take_rows(e.unary("fneg", v) if product.negative else v for v in held)
    chosen = _Chosen(e, product)

    def add(tile: Value, sums: Value) -> None:
        if product.is_sparse:
            right = _Columns(e, product, b, tile)
            adder.take_columns(
                chosen.of(right, quad.term(thread), half, parity)
                for quad in adder.quads
                for thread in range(QUAD)
                for parity in range(2)
                for half in range(2)
            )
        else:
            columns = _of_cores(b, tile, product.b, adder.quads)
            adder.take_columns(columns[quad] for quad in adder.quads)
        adder.add(sums)

    return add


def _integer_tile(e: Emitter, product: Product, record: Record, core: str, b: _Operand) -> Tile:
    """Add integers along k, exactly."""
    element = product.sums
    rows = e.stack(element, 2 * product.stored * LANES)  # of a: [k][half][lane]
    found = _rows(e, product, record, core)
    quads = quads_of(BITS[product.a], product.stored)
    by_term = {
        (quad.term(thread), half): (quad, half, thread) for quad in quads for thread in range(QUAD) for half in (0, 1)
    }
    e.store_vectors(
        (
            shuffle(e, [found[quad, half]], [(0, lane // 4 * 4 + thread) for lane in range(LANES)])
            for _, (quad, half, thread) in sorted(by_term.items(), key=itemgetter(0))
        ),
        rows,
    )
    chosen = _Chosen(e, product)

    def add(tile: Value, sums: Value) -> None:
        right = _Columns(e, product, b, tile)
        old = e.load_vectors(sums, element, SUMS)
        totals = [Value("zeroinitializer", element, LANES)] * SUMS if product.saturate else old
        for step in range(product.stored):
            left = e.load_vectors(rows, element, 2, 2 * step * _VECTOR_BYTES)
            for i in range(SUMS):
                x = chosen.of(right, step, i // 2, i % 2)
                totals[i] = multiply_add(e, left[i // 2], x, totals[i])
        if product.saturate:
            totals = [e.intrinsic("sadd.sat", total, v) for total, v in zip(totals, old, strict=True)]
        e.store_vectors(totals, sums)

    return add


class _Columns:
    """Eight columns of b, for each place along k: the even ones and the odd ones, the same in each group of lanes."""

    def __init__(self, e: Emitter, product: Product, b: _Operand, tile: Value) -> None:
        self._e, self._element = e, product.sums
        self._made: dict[tuple[int, int], Value] = {}
        self._held = e.stack(self._element, 8 * product.k)  # [k][parity][pair]
        per_core = 8 * _ROW_BYTES // BITS[product.b]
        for depth in range(product.k // per_core):
            matrix = b.core(tile, depth)
            for first in range(0, per_core, 4):
                places = [(2 * (i % 4) + i // 4 % 2, first + i // 8) for i in range(LANES)]
                offset = (depth * per_core + first) * 8 * 4
                e.store(b.elements(matrix, product.b, places), e.pointer(self._held.text, offset), align=32)

    def at(self, k: int, parity: int) -> Value:
        """Elements at a place along k."""
        if (k, parity) not in self._made:
            e = self._e
            pairs = e.load(e.pointer(self._held.text, (2 * k + parity) * 16), self._element, 4, align=16)
            self._made[k, parity] = e.shuffle(pairs, (lane % 4 for lane in range(LANES)))
        return self._made[k, parity]


class _Chosen:
    """Which element of a column each stored element of a row meets."""

    def __init__(self, e: Emitter, product: Product) -> None:
        self._e = e
        self._choices: list[tuple[tuple[int, ...], tuple[list[Value], list[Value]]]]
        if not product.is_sparse:
            self._choices = [((k,), ([], [])) for k in range(product.k)]
            return
        metadata = Metadata(e, Value("%metadata", "i32", LANES), product.a, product.k, product.selector)
        choices = [choice(product.a, stored) for stored in range(product.stored)]
        self._choices = [(c.columns, (metadata.flags(0, c), metadata.flags(1, c))) for c in choices]

    def of(self, columns: _Columns, stored: int, half: int, parity: int) -> Value:
        """Elements of the even or the odd columns that the rows of a half meet."""
        places, flags = self._choices[stored]
        return pick(self._e, flags[half], [columns.at(k, parity) for k in places])


def _rows(e: Emitter, product: Product, record: Record, core: str) -> dict[tuple[Quad, int], Value]:
    """Elements of a for each quad, of the warp's upper 8 rows and of the lower 8: a group of lanes has a row."""
    quads = quads_of(BITS[product.a], product.stored)
    found: dict[tuple[Quad, int], Value] = {}
    if product.registers:
        registers = e.load_vectors(Value("%a", "ptr"), "i32", 4)
        for quad in quads:
            for i in range(2):
                word = registers[2 * quad.block + i]
                if quad.element:
                    word = e.op("lshr", word, e.const("i32", quad.element * BITS[product.a]))
                found[quad, i] = widen(e, e.resize(word, BITS[product.a]), product.a)
        return found
    a = _Operand(e, Value("%a", "i64"), core, across=product.across_a)
    quarter = e.op("and", e.get(WARP, record["index"]), e.const("i32", 3))
    for i in range(2):
        outer = e.op("add", e.op("mul", quarter, e.const("i32", 2)), e.const("i32", i))
        found |= {(quad, i): value for quad, value in _of_cores(a, outer, product.a, quads).items()}
    return found


def _of_cores(operand: _Operand, outer: Value, kind: str, quads: list[Quad]) -> dict[Quad, Value]:
    """Elements of two core matrices along k for each quad: a group of lanes has a row or a column."""
    found: dict[Quad, Value] = {}
    for block in range(2):
        core = operand.core(outer, block)  # in memory that the next one takes over
        for quad in (quad for quad in quads if quad.block == block):
            places = [(lane // 4, quad.pack * (lane % 4) + quad.element) for lane in range(LANES)]
            found[quad] = operand.elements(core, kind, places)
    return found


def _product(m: Match, instruction: Instruction) -> Product:
    """Read the form, and what follows scale-d: signs of a and b; for 16-bit types, whether they are transposed."""
    _, n, k = shape_of(m)
    d, a, b = kinds_of(m)
    registers = isinstance(instruction.operands[1], Vector)
    selector, first = -1, 4
    if "sp" in m:
        selector, first = selector_of(instruction.operands[4], a, k), 6
    flags = [o.value for o in instruction.operands[first:] if isinstance(o, Immediate)]
    signs, across = flags[:2], flags[2:]
    transposes = (1 if registers else 2) if BITS[a] == 16 else 0
    if d == "s32":
        signs = [1, 1]
    if len(instruction.operands) != first + (d != "s32") * 2 + transposes or not {*signs} <= {1, -1}:
        raise UnfitError("behind scale-d stand 1 or -1 for the signs of a and b, and 0 or 1 for each transposition")
    across_a, across_b = (bool(f) for f in ([0] * (2 - len(across)) + across))
    negative = signs[0] * signs[1] < 0
    return Product(d, a, b, n, k, registers, across_a, across_b, negative, "satfinite" in m, selector)


def _multiply(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Call the product's function. Between successive products the sums stay in memory."""
    e = lowering.e
    _gather(lowering, instruction)
    product = _product(m, instruction)
    target, a, b = instruction.operands[:3]
    scale = instruction.operands[5 if product.is_sparse else 3]
    items = elements_of(target)
    count = product.n // 2
    if len(items) != (count // 2 if product.d == "f16" else count):
        raise UnfitError(f"the sums of {product.n} columns do not take {len(items)} registers")
    record, core = lowering.record, f"{'watched_' if lowering.traced else ''}warpgroup_core"
    target_of = lowering.flow.module.target
    lowering.helper(product.name, lambda: _text(product, record, core, target_of))
    frame = lowering.frame(f"{product.sums} {target}", product.sums, count * LANES)
    if not _is_next_to_another(lowering, instruction, product, -1):
        e.store_vectors(_sums(lowering, items, product), frame)
    chosen = e.op("and", e.mask_bits(lowering.read(scale, "pred")), lowering.active)
    keep = e.compare("ne", chosen, e.const("i32", 0))
    site = lowering.site(instruction, "operand.load", "shared", 4)
    left = _in_registers(lowering, a) if isinstance(a, Vector) else _descriptor(lowering, a)
    right = _descriptor(lowering, b)
    arguments = f"ptr %ctx, ptr %warp, {frame}, {left}, {right}, {keep}, {site}"
    if product.is_sparse:
        arguments += f", {e.vector(lowering.read(instruction.operands[3], 'b32'))}"
    e.line(f"call void @{product.name}({arguments})")
    if lowering.block.instructions[0][0] is instruction:
        _count_one(lowering, done=True)
    _note(lowering, instruction, "group.arrive")
    if _is_next_to_another(lowering, instruction, product, 1):
        return
    sums = e.load_vectors(frame, product.sums, count)
    if product.d == "f16":
        narrow = [half.narrow(e, v, brain=False) for v in sums]
        sums = [join_halves(e, low, high) for low, high in zip(narrow[::2], narrow[1::2], strict=True)]
    lowering.give(instruction, items, sums)


def _is_next_to_another(lowering: Lowering, instruction: Instruction, product: Product, step: int) -> bool:
    """Whether the next instruction that names the sums (`step` 1), or the last one (-1), is such a product."""
    if product.d == "f16":  # sums in f16 are rounded after each product
        return False
    block = lowering.block.instructions
    own = next(i for i, (each, _) in enumerate(block) if each is instruction)
    target = instruction.operands[0]
    names = set(registers_of(target))
    for other, match in block[own + step :: step] if own + step >= 0 else ():
        if not names.isdisjoint(name for operand in other.operands for name in registers_of(operand)):
            return match.row.emit is _multiply and other.operands[0] == target
    return False


def _sums(lowering: Lowering, items: tuple[Operand, ...], product: Product) -> list[Value]:
    """Values of the sums before the product. Those in f16 are two in a register."""
    e = lowering.e
    if product.d != "f16":
        return [e.vector(lowering.read(item, product.d, keep_nan=True)) for item in items]
    words = [e.vector(lowering.read(item, "b32")) for item in items]
    return [half.widen(e, part, brain=False) for word in words for part in halves(e, word)]


def _in_registers(lowering: Lowering, a: Vector) -> Value:
    """Put the four registers of a into memory."""
    e = lowering.e
    if len(a.items) != 4:
        raise UnfitError(f"a in registers takes 4 of them, found {len(a.items)}")
    place = e.stack("i32", 4 * LANES)
    e.store_vectors((lowering.read(item, "b32") for item in a.items), place)
    return place


def _descriptor(lowering: Lowering, operand: Operand) -> Value:
    """Read a descriptor, which is the same in every lane."""
    return first_lane(lowering, lowering.read(operand, "b64"))


def _nothing(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Do nothing more for a fence: products are made at once."""
    converge(lowering, instruction)


def _close(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Record that a group of products is closed; they are made already."""
    converge(lowering, instruction)
    lowering.note_sync(instruction, "products.closed", lowering.active)


def _wait(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Wait until the four warps have computed as many products as this one, of any group."""
    converge(lowering, instruction)
    count = lowering.e.get(WARP, lowering.record[_DONE])
    _await_count(lowering, instruction, done=True, count=count)
    _note(lowering, instruction, "group.pass")
    left = lowering.read(instruction.operands[0], "b32")
    lowering.note_sync(instruction, "products.wait", lowering.active, left)


# Rows


def _row(ns: range | tuple[int, ...], k: int, kinds: str, middle: str = "", *, sparse: bool = False) -> Row:
    shapes = "|".join(f"m64n{n}k{2 * k if sparse else k}" for n in ns)
    form = f"wgmma.mma_async{'.sp' if sparse else ''}.sync.aligned.({shapes}){middle}{kinds}"
    section = "9.7.15.6.3" if sparse else "9.7.15.5.2"
    takes = "{d}, {a}, a, a, a, a, ..." if sparse else "{d}, {a}, a, a, ..."
    return Row(form, takes, _multiply, section, role="group", updates=True)


_EVERY = range(8, 257, 8)
_FEWER = (8, *range(16, 33, 8), *range(48, 257, 16))
"""Columns of products of integers."""

_PRODUCTS: tuple[tuple[range | tuple[int, ...], int, str, str], ...] = (
    (_EVERY, 16, ".(f16|f32).f16.f16", ""),
    (_EVERY, 16, ".f32.bf16.bf16", ""),
    (_EVERY, 8, ".f32.tf32.tf32", ""),
    (_EVERY, 32, ".(f16|f32).(e4m3|e5m2).(e4m3|e5m2)", ""),
    (_FEWER, 32, ".s32.(s8|u8).(s8|u8)", "{.satfinite}"),
)
"""Columns, terms of a sum if all of a is stored, types, and the modifiers before them."""

ROWS: tuple[Row, ...] = (
    *(_row(*product) for product in _PRODUCTS),
    *(_row(*product, sparse=True) for product in _PRODUCTS),
    Row("wgmma.fence.sync.aligned", "", _nothing, "9.7.15.7.1", role="aligned"),
    Row("wgmma.commit_group.sync.aligned", "", _close, "9.7.15.7.2", role="aligned"),
    Row("wgmma.wait_group.sync.aligned", "n", _wait, "9.7.15.7.3", role="group"),
)
