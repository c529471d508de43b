"""Kernels made from the table of opcodes: every pure row, applied to edge values, and what its reference says.

A batch is one kernel that loads operands of given types and applies several spellings to them. It runs on the emulator
or, from the same PTX, on a GPU.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np

from tests.emulator.translate.opcodes.references import exact, reference_of
from tests.emulator.translate.opcodes.references.exact import Real, dtype_of
from tests.emulator.translate.opcodes.references.half import OOB_NAN
from workbench.emulator import TABLE
from workbench.emulator.translate.opcodes import Match, Row
from workbench.ptx.formats import FORMATS
from workbench.ptx.ir import TYPE_BITS

Array = np.ndarray[Any, Any]

COUNT = 512
"""Elements of each operand; a multiple of the threads of a block."""
THREADS = 128
_PER_BATCH = 24
_ALL_SPELLINGS = 12
_LOOK_UP_TABLES = (0x00, 0x80, 0xFE, 0x96, 0xEA, 0xF8, 0x6A, 0x78, 0xCA, 0x1B, 0xE4, 0xFF)


@dataclass(frozen=True)
class Case:
    """One spelling of a row, with the values of its immediates."""

    match: Match
    immediate: int = 0

    @property
    def row(self) -> Row:
        return self.match.row

    @property
    def mnemonic(self) -> str:
        return ".".join([self.row.opcode, *(p for p in self.match.parts if p is not None)])

    @property
    def kinds(self) -> tuple[str, ...]:
        """Types of the register operands."""
        return tuple(k for k in self.match.source_types if k != "imm")

    @property
    def family(self) -> str:
        """Format whose edge values the operands should take: what bit-size registers hold."""
        kind = self.match.types[-1] if self.match.types else ""
        return kind if all(k[0] == "b" for k in self.kinds) and kind.removesuffix("x2") in FORMATS else ""


def spellings(row: Row) -> Iterator[Match]:
    """Spellings of a row: all of a few, else so many that every choice at every place occurs twice."""
    everything = list(itertools.product(*row.slots))
    if len(everything) <= _ALL_SPELLINGS:
        yield from (Match(row, choices) for choices in everything)
        return
    order = np.random.default_rng(len(everything)).permutation(len(everything))
    seen: Counter[tuple[int, str | None]] = Counter()
    for choices in (everything[i] for i in order):
        places = list(enumerate(choices))
        if any(seen[place] < 2 for place in places):
            seen.update(places)
            yield Match(row, choices)


def _selected(match: Match, rng: np.random.Generator) -> Match:
    """The match with selectors at most operands, where its row has any."""
    picked = (c[int(rng.integers(len(c)))] if rng.integers(4) else c[0] for c in match.row.selectors)
    return replace(match, selectors=tuple(picked))


def cases(row: Row) -> Iterator[Case]:
    """Cases of a pure row."""
    rng = np.random.default_rng(sum(map(ord, row.form)))
    for match in spellings(row):
        for immediate in _LOOK_UP_TABLES if "imm" in match.source_types else (0,):
            yield Case(_selected(match, rng), immediate)


def pure_rows() -> tuple[Row, ...]:
    """Rows whose result is a function of their sources, by their references."""
    return tuple(row for row in TABLE.rows if reference_of(row) is not None)


# Operands


def edges(kind: str) -> list[int]:
    """Bits of the values of a PTX type at which something changes."""
    if kind == "pred":
        return [0, 1]
    if kind.endswith("x2"):
        single = edges(kind[:-2])
        width = TYPE_BITS[kind] // 2
        return [a | b << width for a, b in zip(single, single[3:] + single[:3], strict=True)]
    if kind in FORMATS:
        f = FORMATS[kind]
        least = 1 << f.mantissa
        one = (-f.least_exponent + 1) << f.mantissa
        sizes = [0, 1, least - 1, least, least + 1, one - 1, one, one + 1, one + least // 2, f.largest - 1, f.largest]
        sizes += [one + n * least for n in (-1, 1)] + [one + 3 * least // 2]
        if f.infinity is not None:
            sizes += [f.infinity, f.infinity + 1, f.infinity + least // 2, f.infinity + least // 2 + 5]
        if f.bits == 16:
            sizes += [OOB_NAN]
        sizes += [_bits_of(f, v) for v in (0.1, 2.5, 255.5, 448.0, 464.0, 32767.5, 65519.9, 65520.0, 2.0**31, 2.0**63)]
        return [s | sign for s in dict.fromkeys(sizes) for sign in (0, f.sign)]
    bits = TYPE_BITS[kind]
    small = [0, 1, 2, 3, 7, 8, 15, 16, 24, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x3210, 0x7654, 0x8F9A]
    powers = [1 << bits - 1, (1 << bits - 1) - 1, (1 << bits) - 1, (1 << bits) - 2, 0x55 * (((1 << bits) - 1) // 255)]
    if bits == 64:
        powers += [(1 << 24) + 1, (1 << 53) + 1, (1 << 40) - 1, (1 << 63) + 1025]
    if bits >= 32:
        powers += [(1 << 24) + 1, 0x7FFFFF80, 0xFFFFFF7F, 65504, 65520]
    return list(dict.fromkeys(v & (1 << bits) - 1 for v in small + powers))


def _bits_of(f: Any, value: float) -> int:
    return exact.encode(Real(0, Fraction(value)), f, "rz")


def random_bits(rng: np.random.Generator, kind: str, count: int) -> list[int]:
    """Random bits of a type; half of the floats have exponents near that of 1."""
    bits = TYPE_BITS[kind]
    values = [int(v) for v in rng.integers(0, 1 << min(bits, 63), count)]
    if bits == 64:
        values = [v << 1 | int(b) for v, b in zip(values, rng.integers(0, 2, count), strict=True)]
    if kind in FORMATS:
        f = FORMATS[kind]
        one = (-f.least_exponent + 1) << f.mantissa
        for i in range(0, count, 2):
            near = int(rng.integers(-4, 5)) * (1 << f.mantissa)
            values[i] = one + near + (values[i] & (1 << f.mantissa) - 1) | values[i] & f.sign
    elif bits >= 16 and not kind.endswith("x2"):
        for i in range(0, count, 3):
            values[i] >>= int(rng.integers(0, bits))
    return values


def operand_columns(kinds: tuple[str, ...], family: str) -> tuple[Array, ...]:
    """`COUNT` elements for each operand: the edge values against one another, then random ones."""
    rng = np.random.default_rng(len(kinds) * 1000 + sum(map(ord, "".join(kinds) + family)))
    semantic = tuple(family or kind for kind in kinds)
    product = list(itertools.product(*(edges(kind) for kind in semantic)))
    limit = COUNT * 3 // 4
    if len(product) > limit:
        product = [product[i] for i in rng.permutation(len(product))[:limit]]
    rest = COUNT - len(product)
    columns = [[row[i] for row in product] + random_bits(rng, kind, rest) for i, kind in enumerate(semantic)]
    if len(semantic) == 3 and len(set(semantic)) == 1 and semantic[0] in FORMATS:
        for i in range(len(product), COUNT, 2):
            columns[2][i] = _cancelling(columns[0][i], columns[1][i], semantic[0], int(rng.integers(-3, 4)))
    return tuple(_signed(column, kind) for column, kind in zip(columns, kinds, strict=True))


def _cancelling(a: int, b: int, kind: str, distance: int) -> int:
    """Bits of a number some places away from -a * b: what is left of a fused multiply-add is small."""
    f = FORMATS[kind]
    product = exact.encode(exact.multiply(exact.decode(a, f), exact.decode(b, f)), f, "rz")
    return max((product & f.sign - 1) + distance, 0) & f.sign - 1 | (product & f.sign ^ f.sign)


def _signed(values: list[int], kind: str) -> Array:
    unsigned = np.array(values, dtype=f"uint{max(8, TYPE_BITS[kind])}")
    return unsigned.astype(bool) if kind == "pred" else unsigned.view(dtype_of(kind))


# Kernels


def _register(kind: str, least: int = 8) -> str:
    """Type of the register that holds a value."""
    return "pred" if kind == "pred" else f"b{max(least, TYPE_BITS[kind])}"


def _result_register(case: Case, kind: str) -> str:
    """Bytes go to wider registers, which take them extended; beside bfloat16 the ISA does not allow it."""
    return _register(kind, 8 if "bf16" in case.match.types else 16)


def _memory_bits(kind: str) -> int:
    return 8 if kind == "pred" else TYPE_BITS[kind]


@dataclass(frozen=True)
class Batch:
    """Cases that share their operands, as one kernel."""

    kinds: tuple[str, ...]
    family: str
    cases: tuple[Case, ...]

    @cached_property
    def columns(self) -> tuple[Array, ...]:
        """Operand values."""
        return operand_columns(self.kinds, self.family)

    @cached_property
    def places(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        """For each case, the type and byte offset of each result's array."""
        at = 0
        places = []
        for case in self.cases:
            mine = []
            for kind in case.match.result_types:
                mine.append((kind, at))
                at += COUNT * 8
            places.append(tuple(mine))
        return tuple(places)

    @property
    def result_bytes(self) -> int:
        return sum(len(p) for p in self.places) * COUNT * 8

    @cached_property
    def ptx(self) -> str:
        """The kernel's text: parameters are the operands' arrays, then the results."""
        names = [f"a{i}" for i in range(len(self.kinds))]
        declared: list[str] = []
        body: list[str] = []
        for i, kind in enumerate(self.kinds):
            declared.append(f".reg .{_register(kind)} %s{i};")
            bits = _memory_bits(kind)
            body += [
                f"ld.param.u64 %p, [a{i}];",
                f"mad.wide.u32 %p, %i, {bits // 8}, %p;",
                f"ld.global.b{bits} {'%t' if kind == 'pred' else f'%s{i}'}, [%p];",
            ]
            if kind == "pred":
                body.append(f"setp.ne.s16 %s{i}, %t, 0;")
        for n, (case, places) in enumerate(zip(self.cases, self.places, strict=True)):
            targets = []
            for r, (kind, _) in enumerate(places):
                declared.append(f".reg .{_result_register(case, kind)} %d{n}_{r};")
                targets.append(f"%d{n}_{r}")
            counter = itertools.count()
            sources = [
                str(case.immediate) if kind == "imm" else f"%s{next(counter)}" for kind in case.match.source_types
            ]
            written = ["|".join(targets), *sources]
            if case.match.selectors:
                selected = zip(written, case.match.selectors, strict=True)
                written = [f"{'-' * s.startswith('-')}{operand}{s.lstrip('-')}" for operand, s in selected]
            body.append(f"{case.mnemonic} {', '.join(written)};")
            for target, (kind, place) in zip(targets, places, strict=True):
                if kind == "pred":
                    body += [f"selp.b32 %r, 1, 0, {target};", f"st.global.b32 [%o+{place}], %r;"]
                else:
                    body.append(f"st.global.{_result_register(case, kind)} [%o+{place}], {target};")
        parameters = ", ".join(f".param .u64 {name}" for name in [*names, "out"])
        head = [
            ".reg .b64 %p, %o; .reg .b32 %r, %i, %b; .reg .b16 %t;",
            "mov.u32 %i, %tid.x; mov.u32 %b, %ctaid.x;",
            f"mad.lo.u32 %i, %b, {THREADS}, %i;",
            "ld.param.u64 %o, [out]; mad.wide.u32 %o, %i, 8, %o;",
        ]
        lines = "\n  ".join([*declared, *head, *body, "ret;"])
        return f".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry test({parameters})\n{{\n  {lines}\n}}\n"

    def results(self, raw: Array) -> list[tuple[Array, ...]]:
        """Split the bytes that the kernel wrote into the cases' results."""
        found = []
        for case, places in zip(self.cases, self.places, strict=True):
            mine = []
            for kind, at in places:
                words = raw[at : at + COUNT * 8].view(np.uint64)
                if kind == "pred":
                    mine.append(words.astype(np.uint32) != 0)
                    continue
                mine.append(words.astype(f"uint{_result_register(case, kind)[1:]}"))
            found.append(tuple(mine))
        return found

    def expected(self, case: Case) -> tuple[Array, ...]:
        """What the row's reference says, in the register's width; float64 for an approximation."""
        columns = iter(self.columns)
        arguments = [np.full(COUNT, case.immediate) if k == "imm" else next(columns) for k in case.match.source_types]
        reference = reference_of(case.row)
        assert reference is not None
        values = reference(case.match, *arguments)
        values = values if isinstance(values, tuple) else (values,)
        if case.row.bound is not None:
            return values
        widened = []
        for value, kind in zip(values, case.match.result_types, strict=True):
            if kind == "pred":
                widened.append(value)
                continue
            width = _result_register(case, kind)[1:]
            signed = "int" if kind[0] == "s" else "uint"
            widened.append(value.astype(f"{signed}{width}").view(f"uint{width}"))
        return tuple(widened)


def batches() -> Iterator[Batch]:
    """Every case of every pure row, in kernels."""
    groups: dict[tuple[tuple[str, ...], str], list[Case]] = {}
    for row in pure_rows():
        for case in cases(row):
            groups.setdefault((case.kinds, case.family), []).append(case)
    for (kinds, family), members in groups.items():
        for start in range(0, len(members), _PER_BATCH):
            yield Batch(kinds, family, tuple(members[start : start + _PER_BATCH]))
