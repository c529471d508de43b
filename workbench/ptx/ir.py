"""The records that a parsed PTX module consists of.

Names are the PTX ISA's. Registers declared in a nested ``{ }`` scope carry the scope's number behind an ``@``, so
that a name means one register within its function.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

TYPE_BITS: dict[str, int] = {
    "pred": 1,
    **{f"{k}{n}": n for k in "bsu" for n in (8, 16, 32, 64)},
    "b128": 128,
    "f16": 16,
    "bf16": 16,
    "tf32": 32,
    "f32": 32,
    "f64": 64,
    "f16x2": 32,
    "bf16x2": 32,
    "u16x2": 32,
    "s16x2": 32,
    "e4m3x2": 16,
    "e5m2x2": 16,
}
"""Width in bits of each fundamental and packed type."""


def f32_of_f64(bits: int) -> int:
    """Bits of the f32 nearest to an f64 given by its bits."""
    value = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    try:
        return int.from_bytes(struct.pack("<f", value), "little")
    except OverflowError:
        return 0x7F800000 if value > 0 else 0xFF800000


@dataclass(frozen=True, slots=True)
class Register:
    """``%r1``: one value per lane."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Immediate:
    """A literal: an integer, or the bits of an f32 (``0f3F800000``) or f64 (``0d...``, ``1.5``).

    Attributes
    ----------
    value : int
        The integer itself, or the bit pattern of the floating-point number.
    kind : str
        ``"int"``, ``"f32"`` or ``"f64"``.
    """

    value: int
    kind: str = "int"

    def __str__(self) -> str:
        return {"int": f"{self.value}", "f32": f"0f{self.value:08X}", "f64": f"0d{self.value:016X}"}[self.kind]


@dataclass(frozen=True, slots=True)
class Symbol:
    """The address of a variable, function or parameter, plus an offset in bytes."""

    name: str
    offset: int = 0

    def __str__(self) -> str:
        return f"{self.name}+{self.offset}" if self.offset else self.name


@dataclass(frozen=True, slots=True)
class Address:
    """``[base+offset]``: a memory operand; the offset is in bytes.

    Attributes
    ----------
    coordinates : tuple
        Of ``[map, {x, y}]``, a place in the tensor of a tensor map: the innermost dimension first.
    index : Register or None
        Of ``array[%r1+2]``: the element's number, without what is added to it; that is in the offset.
    scale : int
        Bytes of an element.
    """

    base: Register | Symbol | Immediate
    offset: int = 0
    coordinates: tuple[Operand, ...] = ()
    index: Register | None = None
    scale: int = 1

    def __str__(self) -> str:
        if self.index is not None:
            return f"{self.base}[{self.index}{f'+{self.offset // self.scale}' if self.offset else ''}]"
        place = f"{self.base}+{self.offset}" if self.offset else f"{self.base}"
        return f"[{place}, {Vector(self.coordinates)}]" if self.coordinates else f"[{place}]"


@dataclass(frozen=True, slots=True)
class Vector:
    """``{%f1, %f2}``: the elements of a vector operand."""

    items: tuple[Operand, ...]

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.items)) + "}"


@dataclass(frozen=True, slots=True)
class Pair:
    """``%r1|%p1``: a result and the predicate, or second predicate, beside it."""

    first: Operand
    second: Operand

    def __str__(self) -> str:
        return f"{self.first}|{self.second}"


@dataclass(frozen=True, slots=True)
class Call:
    """``(results), callee, (arguments), prototype``: the operand of ``call``."""

    results: tuple[str, ...]
    callee: Register | Symbol
    arguments: tuple[Operand, ...]
    prototype: str = ""

    def __str__(self) -> str:
        return f"({', '.join(self.results)}), {self.callee}, ({', '.join(map(str, self.arguments))})"


Operand = Register | Immediate | Symbol | Address | Vector | Pair | Call


@dataclass(frozen=True, slots=True)
class Location:
    """A ``.loc``: file number, line and column, and the call site where the code was inlined, if it was."""

    file: int
    line: int
    column: int = 0
    inlined_at: Location | None = None


@dataclass(frozen=True, slots=True)
class Label:
    """A branch target."""

    name: str


@dataclass(frozen=True, slots=True)
class Instruction:
    """One statement: ``@guard opcode.modifiers operands;``.

    Attributes
    ----------
    opcode : str
        The part before the first dot.
    modifiers : tuple of str
        All parts behind it, types included, in order.
    guard : Register or None
        Predicate register; with `negated`, the instruction runs where it is false.
    line : int
        Line of the PTX text, 1-based.
    location : Location or None
        Place in the CUDA source, where the PTX was compiled with ``-lineinfo``.
    selectors : tuple of str
        Which part of each operand a video instruction takes, and whether it negates it: ``".h1"``, ``"-"``,
        ``"-.b0"``, ``""`` for the operand as it is. Empty where all are as they are.
    """

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: Register | None
    negated: bool
    line: int
    location: Location | None
    selectors: tuple[str, ...] = ()

    @property
    def mnemonic(self) -> str:
        """Opcode and modifiers joined by dots, as written."""
        return ".".join((self.opcode, *self.modifiers))

    def __str__(self) -> str:
        guard = f"@{'!' if self.negated else ''}{self.guard} " if self.guard else ""
        operands = list(map(str, self.operands))
        if self.selectors:
            selected = zip(operands, self.selectors, strict=True)
            operands = [f"{'-' * s.startswith('-')}{operand}{s.lstrip('-')}" for operand, s in selected]
        return f"{guard}{self.mnemonic} {', '.join(operands)};"


@dataclass(frozen=True, slots=True)
class Variable:
    """A declared variable or parameter.

    Attributes
    ----------
    space : str
        ``"param"``, ``"global"``, ``"const"``, ``"shared"`` or ``"local"``.
    type : str
        Element type, without its dot.
    count : int
        Elements; 1 for a scalar, 0 for ``extern .shared x[]``.
    initializer : bytes or tuple
        Initial bytes, or ``(offset, symbol)`` pairs to be filled with addresses, mixed in order.
    pointee_space : str
        State space of a ``.ptr`` parameter; empty otherwise.
    """

    name: str
    space: str
    type: str
    count: int = 1
    align: int = 0
    initializer: bytes = b""
    relocations: tuple[tuple[int, str], ...] = ()
    is_extern: bool = False
    pointee_space: str = ""

    @property
    def size_bytes(self) -> int:
        """Size in bytes."""
        return TYPE_BITS[self.type] // 8 * self.count

    @property
    def align_bytes(self) -> int:
        """Alignment in bytes: as declared, or the element's size."""
        return self.align or max(1, TYPE_BITS[self.type] // 8)


@dataclass(frozen=True, slots=True)
class Function:
    """An ``.entry`` or ``.func``.

    Attributes
    ----------
    registers : dict of str to str
        Register name to type.
    variables : dict of str to Variable
        Variables of the body: ``.shared``, ``.local`` and the ``.param`` of calls.
    body : tuple of Label or Instruction
        Empty for a declaration.
    branch_targets : dict of str to tuple of str
        The label lists of ``brx.idx``.
    directives : dict of str to tuple of int
        Performance directives such as ``maxntid``.
    """

    name: str
    is_entry: bool
    results: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    registers: dict[str, str] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)
    body: tuple[Label | Instruction, ...] = ()
    branch_targets: dict[str, tuple[str, ...]] = field(default_factory=dict)
    directives: dict[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Module:
    """A whole PTX text.

    Attributes
    ----------
    version : tuple of int
    target : str
        ``"sm_90"``.
    functions : dict of str to Function
    variables : dict of str to Variable
    files : dict of int to str
        ``.file`` numbers to paths.
    """

    version: tuple[int, int]
    target: str
    functions: dict[str, Function]
    variables: dict[str, Variable]
    files: dict[int, str]
    aliases: dict[str, str] = field(default_factory=dict)

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the kernels."""
        return tuple(name for name, f in self.functions.items() if f.is_entry)

    def instructions(self) -> Iterator[tuple[Function, Instruction]]:
        """Yield every instruction in the order of the text, with its function."""
        for function in self.functions.values():
            for statement in function.body:
                if isinstance(statement, Instruction):
                    yield function, statement
