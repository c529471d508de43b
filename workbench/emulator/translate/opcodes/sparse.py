"""Products of a warp with a left matrix that is half zeros: mma.sp, PTX ISA 9.7.14.6. wgmma uses parts of this too.

A row of a is cut into chunks along k. Half of the elements of a chunk are stored: one of two tf32, two of four elements
of 16 or 8 bits, two pairs of eight elements of 4 bits. Four bits of metadata for each chunk say which. Sums are as in
`matrix`, over the stored elements. Elements of b that face a zero take no part, even if they are infinite or NaN.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from workbench.emulator.layout import LANES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.matrix import (
    BITS,
    TENSOR_KINDS,
    Fragment,
    Operands,
    Spread,
    kinds_of,
    mma_fragments,
    multiply_add,
    run,
    shape_of,
    shuffle,
)
from workbench.emulator.translate.opcodes.tensor_cores import QUAD, SUMS, Addition, TensorSum, addition
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value
from workbench.ptx.ir import Immediate, Instruction, Operand
from workbench.ptx.operands import UnfitError

_GROUP = 4
"""Lanes that hold a row of a, and the row plus 8."""
_CHUNK_BITS = 4
_CHUNKS = 4
"""Chunks of a row in a lane's metadata, if each lane has the metadata of both rows."""


@dataclass(frozen=True)
class ElementChoice:
    """Elements of a row that a stored one may be.

    Attributes
    ----------
    chunk : int
    bits : tuple of int
        Bits of the chunk's metadata that are its number among `columns`, the lowest first.
    columns : tuple of int
        Places along k.
    """

    chunk: int
    bits: tuple[int, ...]
    columns: tuple[int, ...]


def choice(kind: str, stored: int) -> ElementChoice:
    """Find where the stored element of number `stored` may be in its row: section 9.7.14.6.1.

    The metadata of two tf32 is 0b0100 or 0b1110, so one bit is enough.
    """
    if kind == "tf32":
        return ElementChoice(stored, (1,), (2 * stored, 2 * stored + 1))
    run_length = 2 if BITS[kind] == 4 else 1
    chunk, place = divmod(stored, 2 * run_length)
    index, rest = divmod(place, run_length)
    first = 4 * run_length * chunk + rest
    return ElementChoice(chunk, (2 * index, 2 * index + 1), tuple(first + run_length * i for i in range(4)))


def _chunks(kind: str, k: int) -> int:
    """Chunks of a row."""
    return k // {32: 2, 16: 4, 8: 4, 4: 8}[BITS[kind]]


def selector_of(operand: Operand, kind: str, k: int) -> int:
    """Read the selector of the lanes whose metadata counts: as many in each group as the chunks of two rows need.

    Raises
    ------
    UnfitError
        If it selects lanes that do not exist.
    """
    choices = _GROUP // (_chunks(kind, k) // _CHUNKS)
    if not isinstance(operand, Immediate) or not 0 <= operand.value < choices:
        raise UnfitError(f"the selector of metadata is a constant from 0 to {choices - 1}, found {operand}")
    return operand.value


class Metadata:
    """The lanes' words of metadata, for the rows of the sums that each lane has.

    Figures of PTX ISA 9.7.14.6.2: a word holds eight chunks. For elements of 16 bits or more, these are four of a row
    and the same four of the row plus 8. Else they are eight of a row, and the next lane has those of the row plus 8.
    """

    def __init__(self, e: Emitter, word: Value, kind: str, k: int, selector: int) -> None:
        self._e, self._word, self._kind = e, word, kind
        self._first = selector * (_chunks(kind, k) // _CHUNKS)
        self._flags: dict[tuple[int, int, int], Value] = {}

    def flags(self, half: int, wanted: ElementChoice) -> list[Value]:
        """Bits of a choice as predicates, for the group's row, or for that row plus 8 if `half` is 1."""
        return [self._flag(half, wanted.chunk, bit) for bit in wanted.bits]

    def _flag(self, half: int, chunk: int, bit: int) -> Value:
        key = (half, chunk, bit)
        if key not in self._flags:
            e = self._e
            if BITS[self._kind] >= 16:
                (word, place), start = divmod(chunk, 4), 16 * half
            else:
                (word, place), start = divmod(chunk, 8), 0
                word = 2 * word + half
            places = [(0, lane // _GROUP * _GROUP + self._first + word) for lane in range(LANES)]
            mask = 1 << start + _CHUNK_BITS * place + bit
            held = e.op("and", shuffle(e, [self._word], places), e.const("i32", mask))
            self._flags[key] = e.compare("ne", held, e.const("i32", 0))
        return self._flags[key]


def pick(e: Emitter, flags: Sequence[Value], options: Sequence[Value]) -> Value:
    """Choose the option whose number the flags are, the lowest bit first."""
    for flag in flags:
        options = [e.select(flag, odd, even) for even, odd in zip(options[::2], options[1::2], strict=True)]
    return options[0]


def _multiply(e: Emitter, of: Operands, *, selector: int, how: Addition | None) -> list[Value]:
    """Elements of a @ b + c, at the places of the first fragment."""
    target, of_a, of_b, *_ = of.fragments
    left, right = Spread(e, of_a, of.a), Spread(e, of_b, of.b)
    metadata = Metadata(e, of.metadata[0], of_a.kind, of.k, selector)
    places = [[target.place(i, lane) for lane in range(LANES)] for i in range(target.count)]

    def met(i: int, stored: int) -> Value:
        """Choose what of b an element of a meets, at the places of an element of the result."""
        wanted = choice(of_a.kind, stored)
        options = [right.at((row, column) for _, column in places[i]) for row in wanted.columns]
        return pick(e, metadata.flags(int(places[i][0][0] >= 8), wanted), options)

    if how is not None:
        return _add_chosen(e, of, met, how)
    results: list[Value] = []
    for i, total in enumerate(of.c):
        for stored in range(of.k // 2):
            total = multiply_add(e, left.at((row, stored) for row, _ in places[i]), met(i, stored), total)  # noqa: PLW2901
        results.append(total)
    return results


def _add_chosen(e: Emitter, of: Operands, met: Callable[[int, int], Value], how: Addition) -> list[Value]:
    """Elements of a @ b + c as tensor cores add them."""
    d, of_a, of_b, of_c, *_ = of.fragments
    is_half = d.kind == of_c.kind == "f16"
    adder = TensorSum(e, how, (of_a.kind, of_b.kind), of.k // 2, is_half=is_half, is_sparse=True)
    sums = e.stack("float", SUMS * LANES)
    adder.take_rows(
        of.a[(2 * quad.block + half) * quad.pack + quad.element] for quad in adder.quads for half in range(2)
    )
    adder.take_columns(
        met(2 * half + parity, quad.term(thread))
        for quad in adder.quads
        for thread in range(QUAD)
        for parity in range(2)
        for half in range(2)
    )
    e.store_vectors(of.c, sums)
    adder.add(sums)
    return e.load_vectors(sums, "float", SUMS)


def _mma(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    (rows, columns, k), kinds = shape_of(m), kinds_of(m)
    selector = selector_of(instruction.operands[5], kinds[1], k)
    d, a, _, c = mma_fragments(rows, columns, k // 2, kinds)
    b = mma_fragments(rows, columns, k, kinds)[2]
    metadata = Fragment("b32", 32, 32, 1, lambda element, lane: (lane, element))
    names = "_".join(["sparse", str(k), *kinds, str(selector)])
    how = addition(lowering.flow.module.target, "mma", kinds[1]) if kinds[1] in TENSOR_KINDS else None
    run(lowering, m, instruction, k, (d, a, b, c, metadata), names, partial(_multiply, selector=selector, how=how))


def _row(shapes: str, kinds: str, middle: str = "") -> Row:
    form = f"mma.(sp|sp::ordered_metadata).sync.aligned.({shapes}).row.col{middle}{kinds}"
    return Row(form, "{d}, {a}, {a}, {a}, a, a", _mma, "9.7.14.6.3", role="aligned")


ROWS: tuple[Row, ...] = (
    _row("m16n8k16|m16n8k32", ".(f16.f16.f16.f16|f32.f16.f16.f32)"),
    _row("m16n8k16|m16n8k32", ".f32.bf16.bf16.f32"),
    _row("m16n8k8|m16n8k16", ".f32.tf32.tf32.f32"),
    _row("m16n8k64", ".f32.(e4m3|e5m2).(e4m3|e5m2).f32"),
    _row("m16n8k32|m16n8k64", ".s32.(u8|s8).(u8|s8).s32", "{.satfinite}"),
    _row("m16n8k64|m16n8k128", ".s32.(u4|s4).(u4|s4).s32", "{.satfinite}"),
)
