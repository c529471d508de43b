"""How tensor cores add: a table by architecture, instruction and type of the factors, and the code that follows it.

A step adds some products to a sum. Products are exact. The exponent of a product is that of its two factors together;
subnormal factors have the least exponent of their type. All terms, the sum before among them, are cut toward zero to
`point` bits behind the point of the largest exponent of a term that is not zero. They are then added exactly. The new
sum is cut to `kept` bits behind its point, or rounded to nearest even if it is f16. NaN is the canonical one, and a sum
that is zero is +0.

The rule and its numbers are those of P. Xie et al., "MMA-Sim: Bit-Accurate Reference Model of Tensor Cores and
Matrix Cores", arXiv 2511.10909, which goes on from M. Fasi et al., "Numerical behavior of NVIDIA tensor cores", PeerJ
Computer Science 7 (2021). An H100 confirms those of sm_90 and adds two details (`benchmarks/matrix_on_hardware.py`).
Terms that are zero do not count. No exponent counts as less than the least one of c's type less 7. Which instructions
the assembler makes of one, and in which order these take the terms, is read in the machine code that CUDA 13 makes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from workbench.emulator.layout import LANES
from workbench.emulator.translate.opcodes import half
from workbench.llvm.emitter import Emitter, Value
from workbench.ptx.formats import FORMATS

TILE_ROWS, TILE_COLUMNS = 16, 8
"""Size of the tile of sums that `runtime/matrix.cpp` adds at once."""

QUAD = 4
"""Terms that lie in one place of the registers of a group of four lanes."""

_VECTOR_BYTES = 4 * LANES
SUMS = 4
"""Vectors of a tile's sums: the even and the odd columns of the upper 8 rows, then of the lower 8."""


@dataclass(frozen=True)
class Addition:
    """How the products of one instruction are added.

    Attributes
    ----------
    point : int
        Bits that a step keeps behind the point of the largest exponent.
    terms : int
        Products of a step.
    kept : int
        Bits behind the point of a sum in f32.
    is_converted : bool
        Whether the assembler converts the factors to f16 and multiplies twice: first the lower elements of each
        register, then the upper ones. These products are summed from 0. c is added last and rounded to nearest even.
    """

    point: int
    terms: int
    kept: int = FORMATS["f32"].mantissa
    is_converted: bool = False

    def steps(self, kind: str, terms: int) -> list[list[Quad]]:
        """Put the quads of so many terms into steps."""
        quads = quads_of(FORMATS[kind].bits + FORMATS[kind].padding, terms)
        if self.is_converted:
            return [[quad for quad in quads if quad.element // 2 == part] for part in range(2)]
        size = self.terms // QUAD
        return [quads[i : i + size] for i in range(0, len(quads), size)]


_HALVES, _TF32, _QUARTERS = ("f16", "bf16"), ("tf32",), ("e4m3", "e5m2")

_TABLE: tuple[tuple[int, str, tuple[str, ...], Addition], ...] = (
    (75, "mma wmma", _HALVES, Addition(24, 8)),
    (75, "mma wmma", _TF32, Addition(24, 4)),
    (75, "mma", _QUARTERS, Addition(13, 16, kept=13)),
    (90, "mma wmma wgmma", _HALVES, Addition(25, 16)),
    (90, "mma wgmma", _TF32, Addition(25, 8)),
    (90, "wmma", _TF32, Addition(25, 4)),
    (90, "mma", _QUARTERS, Addition(25, 16, is_converted=True)),
    (90, "wgmma", _QUARTERS, Addition(13, 32, kept=13)),
    (120, "mma", _QUARTERS, Addition(25, 32)),
)
"""The least architecture, instructions, types of a. The last row that fits counts. Only f16 is there from sm_75 on;
bf16 and tf32 came with sm_80, fp8 with sm_89. A sparse product adds the elements that are stored."""


def addition(target: str, instruction: str, kind: str) -> Addition:
    """Look up how an instruction adds on the architecture that a kernel was compiled for.

    Parameters
    ----------
    target : str
        As PTX has it, such as ``"sm_90a"``.
    instruction : str
        ``"mma"``, ``"wmma"`` or ``"wgmma"``.
    kind : str
        Type of a.
    """
    number = re.search(r"\d+", target)
    architecture = int(number[0]) if number else 0
    rows = [row for row in _TABLE if instruction in row[1].split() and kind in row[2]]
    return next((row[3] for row in reversed(rows) if row[0] <= architecture), rows[0][3])


@dataclass(frozen=True)
class Quad:
    """Four terms: those in one element of the registers of a group of lanes.

    Attributes
    ----------
    block : int
        Number of the register along k.
    element : int
        Number of the element in the register.
    pack : int
        Elements of a register.
    """

    block: int
    element: int
    pack: int

    def term(self, thread: int) -> int:
        """Place along k of the term that a lane of the group has."""
        return self.pack * (QUAD * self.block + thread) + self.element


def quads_of(bits: int, terms: int) -> list[Quad]:
    """List the quads of a row of a, whose elements have so many bits, in the order of its registers."""
    pack = 32 // bits
    return [Quad(block, element, pack) for block in range(terms // (QUAD * pack)) for element in range(pack)]


class TensorSum:
    """Code that adds products to tiles of sums, 16 rows by 8 columns, by `runtime/matrix.cpp`.

    Parameters
    ----------
    e : Emitter
    how : Addition
    kinds : (str, str)
        Types of a and b.
    terms : int
        Stored elements of a row of a.
    is_half : bool
        Whether the sums are f16 before and after.
    is_sparse : bool
        Whether each row meets elements of b of its own.

    Attributes
    ----------
    quads : list of Quad
        In the order in which they are added.
    """

    def __init__(
        self, e: Emitter, how: Addition, kinds: tuple[str, str], terms: int, *, is_half: bool, is_sparse: bool = False
    ) -> None:
        self._e, self._how, self._is_half = e, how, is_half
        self._steps = how.steps(kinds[0], terms)
        self.quads = [quad for step in self._steps for quad in step]
        is_narrow = {"f16", "e4m3", "e5m2"}.issuperset(kinds)  # exponents fit in a byte, and so do those of a product
        self._form, self._exponent_bytes = ("narrow", 1) if is_narrow else ("wide", 2)
        self._sparse = "sparse_" if is_sparse else ""
        least = [FORMATS["f16" if how.is_converted else kind].least_exponent for kind in kinds]
        self._least = [e.const("i32", exponent) for exponent in least]
        self._columns_bytes = _VECTOR_BYTES * (QUAD * SUMS if is_sparse else 1)
        self._a = e.stack("float", 2 * LANES * len(self.quads))
        self._rows = e.stack("float", 2 * LANES * terms)
        self._exponents = e.stack(f"i{8 * self._exponent_bytes}", 2 * LANES * terms)
        self._columns = e.stack("float", self._columns_bytes // 4 * len(self.quads))

    def take_rows(self, parts: Iterable[Value]) -> None:
        """Take rows of a: for each quad, its elements of the upper 8 rows, then of the lower 8; 4 lanes have a row."""
        e = self._e
        e.store_vectors(parts, self._a)
        count = e.const("i32", len(self.quads))
        arguments = f"{self._a}, {count}, {self._least[0]}, {self._rows}, {self._exponents}"
        e.line(f"call void @tensor_rows_{self._form}({arguments})")

    def take_columns(self, parts: Iterable[Value]) -> None:
        """Take columns of b: for each quad, its elements; four lanes have a column.

        In a sparse product, for each quad and each of its terms: what the lanes' rows meet, of the even columns the
        upper 8 rows and the lower 8, then of the odd columns.
        """
        self._e.store_vectors(parts, self._columns)

    def add(self, sums: Value) -> None:
        """Add the products to the sums of a tile in memory, in f32."""
        e, first = self._e, 0
        last = e.load_vectors(sums, "float", SUMS) if self._how.is_converted else []
        if last:
            e.store_vectors([Value("zeroinitializer", "float", LANES)] * SUMS, sums)
        for step in self._steps:
            self._add_step(first, len(step), sums)
            first += len(step)
            if self._is_half:
                e.store_vectors([_rounded(e, v) for v in e.load_vectors(sums, "float", SUMS)], sums)
        if last:
            new = e.load_vectors(sums, "float", SUMS)
            e.store_vectors([e.op("fadd", v, c) for v, c in zip(new, last, strict=True)], sums)

    def _add_step(self, first: int, count: int, sums: Value) -> None:
        e, how = self._e, self._how
        lanes = 2 * LANES * QUAD * first
        factors = (
            e.pointer(self._rows.text, 4 * lanes),
            e.pointer(self._exponents.text, self._exponent_bytes * lanes),
            e.pointer(self._columns.text, self._columns_bytes * first),
        )
        least_of_c = FORMATS["f16" if self._is_half else "f32"].least_exponent
        numbers = (how.point, FORMATS["f32"].mantissa if self._is_half else how.kept, int(self._is_half), least_of_c)
        arguments = [*factors, e.const("i32", count), self._least[1], sums, *(e.const("i32", n) for n in numbers)]
        e.line(f"call void @tensor_tile_{self._sparse}{self._form}({', '.join(map(str, arguments))})")


def _rounded(e: Emitter, value: Value) -> Value:
    """Round to f16, and widen again. Zero is +0."""
    result = half.widen(e, half.narrow(e, value, brain=False), brain=False)
    return e.op("fadd", result, Value("zeroinitializer", "float", LANES))
