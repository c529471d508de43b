"""Write LLVM IR for one warp: values that are one scalar, or one element per lane.

The code that emits an opcode serves both forms: an operation on scalars yields a scalar, and a scalar beside a vector
is spread over the lanes. The emitter writes LLVM's text; llvmlite parses and compiles it.
"""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from workbench.core.events import LANES
from workbench.llvm.records import Field

FLOATS = {16: "half", 32: "float", 64: "double"}
_FLOAT_BITS = {name: bits for bits, name in FLOATS.items()}
_INTRINSIC_SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}
_FOLDED: dict[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "shl": lambda a, b: a << min(b, 128),
    "lshr": operator.rshift,
    "eq": operator.eq,
    "ne": operator.ne,
    "ult": operator.lt,
    "ule": operator.le,
    "ugt": operator.gt,
    "uge": operator.ge,
    "umin": min,
}
"""Operations on unsigned integers that the emitter does itself where both are literals."""


@cache
def _bits_of(element: str) -> int:
    return _FLOAT_BITS.get(element) or int(element[1:])


class Value(NamedTuple):
    """An LLVM value.

    Attributes
    ----------
    text : str
        ``%7`` or a literal.
    element : str
        LLVM element type: ``i1`` to ``i128``, ``half``, ``float``, ``double``, ``ptr``.
    lanes : int
        0 for a scalar, else `LANES`.
    constant : bool
        Whether `text` is a literal scalar.
    """

    text: str
    element: str
    lanes: int = 0
    constant: bool = False

    @property
    def type(self) -> str:
        """The LLVM type: ``i32`` or ``<32 x i32>``."""
        return f"<{self.lanes} x {self.element}>" if self.lanes else self.element

    @property
    def number(self) -> int:
        """Value of an integer literal, read as unsigned."""
        return int(self.text) if self.text.isdigit() else int(self.text == "true")

    @property
    def bits(self) -> int:
        """Width of an element."""
        return _bits_of(self.element)

    def __str__(self) -> str:
        return f"{self.type} {self.text}"


def lane_values(element: str, values: Iterable[int | str]) -> Value:
    """Make a literal vector of one integer for each lane."""
    return Value(f"<{', '.join(f'{element} {value}' for value in values)}>", element, LANES)


def table(name: str, numbers: Sequence[int]) -> str:
    """Define a global table of numbers."""
    return f"{name} = private constant [{len(numbers)} x i32] [{', '.join(f'i32 {n}' for n in numbers)}]"


Given = Value | float
"""What an operation takes: a value, or a number, which becomes a literal of the type that the other operands have."""

LANE = lane_values("i32", range(LANES))
"""The number of each lane."""


def _literal(value: int, bits: int) -> str:
    """Write a floating-point number as LLVM does: halves and doubles by their bits, floats by the bits of the double.

    The result is empty for a signalling NaN: LLVM would make a quiet one of it.
    """
    mantissa_bits, exponent_bits = {16: (10, 5), 32: (23, 8), 64: (52, 11)}[bits]
    mantissa = value & ((1 << mantissa_bits) - 1)
    exponent = value >> mantissa_bits & ((1 << exponent_bits) - 1)
    is_nan = exponent == (1 << exponent_bits) - 1 and mantissa > 0
    if is_nan and not mantissa >> (mantissa_bits - 1):
        return ""
    if bits == 16:
        return f"0xH{value:04X}"
    if bits == 32:
        if is_nan:
            value = (value >> 31 << 63) | 0x7FF << 52 | mantissa << 29
        else:
            (value,) = struct.unpack("<Q", struct.pack("<d", *struct.unpack("<f", struct.pack("<I", value))))
    return f"0x{value:016X}"


class Emitter:
    """Appends instructions to the body of one LLVM function."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.entry_lines: list[str] = []
        self.count = 0
        self.labels = 0
        self._splats: dict[str, Value] = {}
        self._pointers: dict[tuple[str, int], Value] = {}
        self._casts: dict[tuple[str, Value, str], Value] = {}

    # Plumbing

    def line(self, text: str) -> None:
        """Append one line of LLVM text."""
        self.lines.append("  " + text)

    def fresh(self) -> str:
        """Name for a new value."""
        self.count += 1
        return f"%v{self.count}"

    def new_label(self, hint: str = "l") -> str:
        """Name for a new basic block, without the ``%``."""
        self.labels += 1
        return f"{hint}.{self.labels}"

    def label(self, name: str) -> None:
        """Begin the basic block `name`. Spread scalars, addresses and casts of other blocks are not used in it."""
        self.lines.append(f"{name}:")
        self._casts.clear()
        self._splats.clear()
        self._pointers.clear()

    def branch(self, target: str) -> None:
        """Jump to a basic block."""
        self.line(f"br label %{target}")

    def branch_if(self, condition: Value, then: str, otherwise: str) -> None:
        """Jump on a scalar i1."""
        self.line(f"br i1 {condition.text}, label %{then}, label %{otherwise}")

    def when(self, condition: Value, body: Callable[[], None]) -> None:
        """Run `body` where a scalar i1 holds."""
        then, after = self.new_label("then"), self.new_label("after")
        self.branch_if(condition, then, after)
        self.label(then)
        body()
        self.branch(after)
        self.label(after)

    def each_lane(self, mask: Value, body: Callable[[Value], None]) -> None:
        """Run `body` with the number of each lane of a mask, in ascending order."""
        start, again, work, following, done = (
            self.new_label(n) for n in ("start", "again", "work", "following", "done")
        )
        self.branch(start)
        self.label(start)
        self.branch(again)
        self.label(again)
        left, at = Value(f"%{again}.left", "i32"), len(self.lines)
        self.branch_if(self.compare("ne", left, self.const("i32", 0)), work, done)
        self.label(work)
        others = self.op("and", left, self.op("sub", left, self.const("i32", 1)))
        body(self.intrinsic("cttz", left, self.const("i1", 1)))
        self.branch(following)
        self.label(following)
        self.branch(again)
        self.label(done)
        self.lines.insert(at, f"  {left.text} = phi i32 [{mask.text}, %{start}], [{others.text}, %{following}]")

    def function(self, head: str) -> str:
        """Close the lines into the text of a function."""
        return "\n".join([f"{head} {{", "entry:", *self.entry_lines, "  br label %body", "body:", *self.lines, "}", ""])

    def assign(self, element: str, lanes: int, text: str) -> Value:
        """Append ``%n = text`` and return its value."""
        self.count += 1
        name = f"%v{self.count}"
        self.lines.append(f"  {name} = {text}")
        return Value(name, element, lanes)

    def stack(self, element: str, count: int) -> Value:
        """Reserve stack space for `count` elements in the function's entry block; return its address."""
        name = self.fresh()
        self.entry_lines.append(f"  {name} = alloca [{count} x {element}], align 64")
        return Value(name, "ptr")

    # Constants and forms

    def const(self, element: str, value: int) -> Value:
        """Make an integer literal, or a floating-point one from its bit pattern."""
        if element in _FLOAT_BITS:
            bits = _FLOAT_BITS[element]
            literal = _literal(value & ((1 << bits) - 1), bits)
            return Value(literal, element, 0, True) if literal else self.bitcast(self.const(f"i{bits}", value), element)
        bits = int(element[1:])
        value &= (1 << bits) - 1
        if bits == 1:
            return Value("true" if value else "false", "i1", 0, True)
        return Value(str(value), element, 0, True)

    def like(self, value: Value, literal: int) -> Value:
        """Make an integer literal of the element type of `value`."""
        return self.const(value.element, literal)

    def number(self, element: str, value: float) -> Value:
        """Make a literal of a number."""
        if element not in _FLOAT_BITS:
            return self.const(element, int(value))
        code = {"half": "<e", "float": "<f", "double": "<d"}[element]
        return self.const(element, int.from_bytes(struct.pack(code, value), "little"))

    def _values(self, *given: Given) -> tuple[Value, ...]:
        """Make literals of the numbers among operands."""
        if any(type(v) is not Value for v in given):
            element = next(v.element for v in given if isinstance(v, Value))
            given = tuple(v if isinstance(v, Value) else self.number(element, v) for v in given)
        return given  # type: ignore[return-value]

    def vector(self, value: Value) -> Value:
        """Spread a scalar over the lanes."""
        if value.lanes:
            return value
        if value.constant:
            return Value(f"splat ({value.element} {value.text})", value.element, LANES)
        key = f"{value.element} {value.text}"
        if key not in self._splats:
            kind = f"<{LANES} x {value.element}>"
            first = self.assign(value.element, LANES, f"insertelement {kind} poison, {value}, i64 0")
            self._splats[key] = self.assign(
                value.element, LANES, f"shufflevector {first}, {kind} poison, <{LANES} x i32> zeroinitializer"
            )
        return self._splats[key]

    def together(self, *values: Value) -> tuple[Value, ...]:
        """Spread the scalars if any of `values` is a vector."""
        if len({v.lanes for v in values}) == 1:
            return values
        return tuple(self.vector(v) for v in values)

    # Operations

    def op(self, name: str, a: Given, b: Given) -> Value:
        """Apply a binary LLVM operation such as ``add`` or ``fmul``."""
        a, b = self._values(a, b)
        if folded := self._fold(name, a, b, a.element):
            return folded
        a, b = self.together(a, b)
        return self.assign(a.element, a.lanes, f"{name} {a}, {b.text}")

    def _fold(self, name: str, a: Value, b: Value, element: str) -> Value | None:
        """Apply an operation or comparison to two integer literals."""
        if not a.constant or not b.constant or name not in _FOLDED:
            return None
        return self.const(element, _FOLDED[name](a.number, b.number))

    def unary(self, name: str, a: Value) -> Value:
        """Apply a unary LLVM operation such as ``fneg``."""
        return self.assign(a.element, a.lanes, f"{name} {a}")

    def compare(self, predicate: str, a: Given, b: Given) -> Value:
        """Compare: ``eq``, ``slt``, ``ult`` ... for integers, ``oeq``, ``une`` ... for floats."""
        a, b = self._values(a, b)
        if folded := self._fold(predicate, a, b, "i1"):
            return folded
        a, b = self.together(a, b)
        return self.assign("i1", a.lanes, f"{'fcmp' if a.element in _FLOAT_BITS else 'icmp'} {predicate} {a}, {b.text}")

    def select(self, condition: Value, a: Given, b: Given) -> Value:
        """Choose per element."""
        a, b = self._values(a, b)
        if condition.constant:
            chosen = a if condition.number else b
            return self.vector(chosen) if a.lanes or b.lanes else chosen
        condition, a, b = self.together(condition, a, b)
        return self.assign(a.element, a.lanes, f"select {condition}, {a}, {b}")

    def cast(self, name: str, a: Value, element: str) -> Value:
        """Convert with an LLVM cast: ``zext``, ``trunc``, ``sitofp``, ..."""
        if a.element == element:
            return a
        if a.constant and name in {"zext", "sext", "trunc"}:
            value = a.number
            return self.const(element, value - (value >> (a.bits - 1) << a.bits) if name == "sext" else value)
        cast = (name, a, element)
        if cast not in self._casts:
            kind = f"<{a.lanes} x {element}>" if a.lanes else element
            self._casts[cast] = self.assign(element, a.lanes, f"{name} {a} to {kind}")
        return self._casts[cast]

    def bitcast(self, a: Value, element: str) -> Value:
        """Reinterpret the bits of each element."""
        return self.cast("bitcast", a, element)

    def resize(self, a: Value, bits: int, *, signed: bool = False) -> Value:
        """Truncate, or extend by zeros or by the sign, to `bits`."""
        if a.bits == bits:
            return a
        return self.cast("trunc" if bits < a.bits else "sext" if signed else "zext", a, f"i{bits}")

    def shuffle(self, a: Value, order: Iterable[int], b: Value | None = None) -> Value:
        """Choose elements of a vector, or of two, by their numbers: the elements of `b` follow those of `a`."""
        places = [f"i32 {i}" for i in order]
        chosen = f"<{len(places)} x i32> <{', '.join(places)}>"
        return self.assign(a.element, len(places), f"shufflevector {a}, {b or f'{a.type} poison'}, {chosen}")

    def intrinsic(self, name: str, *given: Given, suffix_types: Sequence[str] = ()) -> Value:
        """Call an elementwise LLVM intrinsic ``llvm.<name>`` whose result has the type of its first argument.

        True, False or a literal ``i1`` is passed as the immediate that, for example, ``ctlz`` takes.
        """
        values = self._values(*(self.const("i1", v) if isinstance(v, bool) else v for v in given))
        flags = [v for v in values if v.constant and v.element == "i1"]
        if len(values) == 2 and not flags and (folded := self._fold(name, values[0], values[1], values[0].element)):
            return folded
        data = self.together(*(v for v in values if v not in flags))
        first = data[0]
        suffix = self.suffix(first) + "".join("." + s for s in suffix_types)
        arguments = [*map(str, data), *map(str, flags)]
        return self.assign(
            first.element, first.lanes, f"call {first.type} @llvm.{name}.{suffix}({', '.join(arguments)})"
        )

    def suffix(self, value: Value) -> str:
        """Mangling of a type in an intrinsic's name: ``v32f32``."""
        element = _INTRINSIC_SUFFIX.get(value.element, value.element)
        return f"v{value.lanes}{element}" if value.lanes else element

    # Masks

    def mask_bits(self, a: Value) -> Value:
        """Pack a predicate into a scalar i32, lane 0 in bit 0."""
        return self.assign("i32", 0, f"{'bitcast' if a.lanes else 'sext'} {a} to i{LANES}")

    def mask_lanes(self, a: Value) -> Value:
        """Unpack a scalar i32 into a predicate."""
        return self.assign("i1", LANES, f"bitcast i32 {a.text} to <{LANES} x i1>")

    # Memory of the shared records

    def pointer(self, base: str, offset: int | Value) -> Value:
        """Address `offset` bytes behind `base`."""
        if isinstance(offset, Value):
            return self.assign("ptr", 0, f"getelementptr i8, ptr {base}, i64 {offset.text}")
        if not offset:
            return Value(base, "ptr")
        if (base, offset) not in self._pointers:
            self._pointers[base, offset] = self.assign("ptr", 0, f"getelementptr i8, ptr {base}, i64 {offset}")
        return self._pointers[base, offset]

    def load(self, address: Value, element: str, lanes: int = 0, align: int = 0) -> Value:
        """Load a scalar or a whole vector from host memory."""
        value = Value("", element, lanes)
        where = f", align {align}" if align else ""
        return self.assign(element, lanes, f"load {value.type}, ptr {address.text}{where}")

    def store(self, value: Value, address: Value, align: int = 0) -> None:
        """Store a scalar or a whole vector to host memory."""
        self.line(f"store {value}, ptr {address.text}" + (f", align {align}" if align else ""))

    def load_vectors(self, place: Value, element: str, count: int, offset: int = 0) -> list[Value]:
        """Load vectors of all lanes that lie one after another, from `offset` bytes behind an aligned place on."""
        size, bits = LANES // 8, _bits_of(element)
        places = (self.pointer(place.text, offset + i * size * bits) for i in range(count))
        return [self.load(each, element, LANES, align=min(64, size * bits)) for each in places]

    def store_vectors(self, values: Iterable[Value], place: Value, offset: int = 0) -> None:
        """Store vectors of all lanes one after another; a scalar is spread."""
        for i, value in enumerate(values):
            size = LANES * value.bits // 8
            self.store(self.vector(value), self.pointer(place.text, offset + i * size), align=min(64, size))

    def field(self, base: str, field: Field, index: Value | int = 0) -> Value:
        """Address of a field's element."""
        item = int(field.type[1:]) // 8
        if isinstance(index, int):
            return self.pointer(base, field.offset + index * item)
        wide = self.resize(index, 64)
        scaled = self.op("mul", wide, self.const("i64", item))
        return self.pointer(base, self.op("add", scaled, self.const("i64", field.offset)))

    def get(self, base: str, field: Field, index: Value | int = 0) -> Value:
        """Load a field's element."""
        return self.load(self.field(base, field, index), field.type)

    def put(self, base: str, field: Field, value: Value, index: Value | int = 0) -> None:
        """Store a field's element."""
        self.store(value, self.field(base, field, index))
