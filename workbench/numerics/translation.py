"""A kernel with its shadow: beside each float a float64 that the same operations make, see ADR 47.

The translation is of PTX to PTX, so all that follows serves both halves. Each register that holds floats gets a
register of f64 for each of them: ``%f1~0``. Behind each instruction stand those that compute its shadow: PTX's own
where there are such, and else rows of `rows`. A note behind them compares the two.

What a register holds is inferred once for a function: from its type, from the instructions that compute with it, and
from the moves that link it with others. An instruction that treats it otherwise takes the float for its own shadow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from workbench.core.numbers import element_of
from workbench.emulator.manifest import Manifest
from workbench.emulator.translate.opcodes import TABLE, Match, matrix
from workbench.flow.effects import definitions
from workbench.numerics.cells import NARROWEST, PREFIX
from workbench.numerics.rows import form_of
from workbench.ptx.guards import with_guards_as_branches
from workbench.ptx.ir import (
    TYPE_BITS,
    Address,
    Function,
    Immediate,
    Instruction,
    Label,
    Module,
    Operand,
    Pair,
    Register,
    Vector,
    f32_of_f64,
)
from workbench.ptx.operands import elements_of, parameter_slots, registers_of

_ELEMENTS = {"f16": "f16", "bf16": "bf16", "f32": "f32", "f64": "f64", "f16x2": "f16", "bf16x2": "bf16"} | {
    "tf32": "f32"
}
"""The floats of each type."""

_SHADOWS: dict[str, tuple[str, ...]] = {
    "add": ("shadow:add",),
    "sub": ("shadow:sub",),
    "mul": ("shadow:mul",),
    "fma": ("shadow:fma",),
    "mad": ("shadow:fma",),
    "div": ("shadow:div",),
    "rcp": ("rcp", "rn", "f64"),
    "sqrt": ("sqrt", "rn", "f64"),
    "rsqrt": ("rsqrt", "approx", "f64"),
    "min": ("min", "f64"),
    "max": ("max", "f64"),
    "abs": ("abs", "f64"),
    "neg": ("neg", "f64"),
    "copysign": ("copysign", "f64"),
    "ex2": ("shadow:ex2",),
    "lg2": ("shadow:lg2",),
    "sin": ("shadow:sin",),
    "cos": ("shadow:cos",),
    "tanh": ("shadow:tanh",),
}
"""What computes the shadow of each operation."""

_FIELD: dict[str, tuple[str, ...]] = {
    name: (f"algebra:{ {'mad': 'fma', 'min': 'least', 'max': 'greatest'}.get(name, name) }",)
    for name in ("add", "sub", "mul", "fma", "mad", "div", "rcp", "neg", "abs", "min", "max")
}
"""What computes the element of each operation that a field has; of two floats, that of the least or greatest."""

_CHOICES = {"algebra:least", "algebra:greatest", "algebra:abs"}

_EXACT = {"min", "max", "abs", "neg", "copysign"}
"""Operations that round nothing, of which no note is made."""

_CLASSES = {"add": "add", "sub": "add", "fma": "fma", "mad": "fma"}
_ROUNDS_TO_INTEGERS = {"rni", "rzi", "rmi", "rpi"}
_MAGIC = {"f32": (1.5 * 2.0**23, 2.0**9), "f64": (1.5 * 2.0**52, 2.0**9)}
"""Constants that are added to round to an integer: the least of each type, and the width of their range."""

_TINY = 2.0**-18
"""Bound of a constant that is the lower part of another: a product with it may be absorbed without a note."""

_QUIET = {"mov", "ld", "cvt"}
"""Instructions that bring new floats, and lose no shadow where they have no rule."""

_WAITS = {"commit_group", "wait_group", "wait_all", "mbarrier"}
"""Modifiers of the ``cp`` instructions that copy nothing: they group copies, or wait for them."""

_RULED = {*_SHADOWS, "mov", "selp", "cvt", "ld", "atom", "shfl", "mma", "wmma", "ldmatrix"}
"""Instructions that may give a register another shadow than itself."""

Statement = Label | Instruction


def shadowed(module: Module, *, algebraic: bool = False) -> Module:
    """Add a shadow to every function of a module: a float64, or an element of a field (`core.numbers.PRIME`)."""
    functions = {
        name: _Shadowing(function, algebraic=algebraic).run() if function.body else function
        for name, function in module.functions.items()
    }
    return replace(module, functions=functions)


def named(module: Module, manifest: Manifest) -> Manifest:
    """Give the sites of notes the instructions that they are about, and find the narrowest float in memory.

    Parameters
    ----------
    module : Module
        As it was before.
    manifest : Manifest
        Of the shadowed kernel.
    """
    texts = {instruction.line: instruction for _, instruction in module.instructions()}
    sites = tuple(
        replace(site, text=str(texts[site.ptx_line]), modifiers=texts[site.ptx_line].modifiers)
        if site.kind.startswith(PREFIX) and site.ptx_line in texts
        else site
        for site in manifest.sites
    )
    kinds = {kind for function in module.functions.values() for kind in _shadowed_kinds(function)}
    narrowest = min((TYPE_BITS[kind] // 8 for kind in kinds), default=0)
    return replace(manifest, sites=sites, instrumented={NARROWEST: narrowest})


def _shadowed_kinds(function: Function) -> set[str]:
    return set(_kinds_of(function, function.body).values())


class _Shadowing:
    """The translation of one function."""

    def __init__(self, function: Function, *, algebraic: bool) -> None:
        self._function = function
        self._algebraic = algebraic
        self._prefix = "algebra" if algebraic else "shadow"
        self._body = tuple(with_guards_as_branches(function))
        self._registers = dict(function.registers)
        kinds = _kinds_of(self._function, self._body)
        self._own_shadows = kinds.keys() - _computed(self._function, self._body)
        self._kinds = {name: kind for name, kind in kinds.items() if name not in self._own_shadows}
        self._constants = _constants(self._body)
        self._by_floats = _float_predicates(self._body)
        self._rules: dict[str, Callable[[Instruction, Match], bool]] = {
            "mov": self._move,
            "selp": self._select,
            "cvt": self._convert,
            "ld": self._load,
            "st": self._store,
            "atom": self._update,
            "red": self._update,
            "shfl": self._shuffle,
            "mma": self._multiply,
            "wmma": self._multiply,
            "ldmatrix": self._load_matrix,
        }
        self._out: list[Statement] = []
        self._fresh = 0

    def run(self) -> Function:
        for name, kind in self._kinds.items():
            for shadow in self._shadows(name, kind):
                self._registers[shadow.name] = "f64"
        for statement in self._body:
            if isinstance(statement, Label):
                self._out.append(statement)
            else:
                self._translate(statement)
        return replace(self._function, registers=self._registers, body=tuple(self._out))

    # Registers

    def _bits(self, name: str) -> int:
        return TYPE_BITS[self._registers[name]]

    def _shadows(self, name: str, kind: str) -> tuple[Register, ...]:
        return tuple(Register(f"{name}~{i}") for i in range(self._bits(name) // TYPE_BITS[kind]))

    def _pieces(self, operand: Operand) -> tuple[Register, ...]:
        """Shadows of what a register holds; none if it holds no floats."""
        if not isinstance(operand, Register) or operand.name not in self._kinds:
            return ()
        return self._shadows(operand.name, self._kinds[operand.name])

    def _new(self, kind: str) -> Register:
        self._fresh += 1
        register = Register(f"~{self._fresh}")
        self._registers[register.name] = kind
        return register

    # Statements

    def _add(self, like: Instruction, opcode: str, modifiers: Sequence[str], *operands: Operand) -> None:
        """Append an instruction with the guard and the place of another."""
        added = replace(like, opcode=opcode, modifiers=tuple(modifiers), operands=operands, selectors=())
        self._out.append(added)

    def _translate(self, instruction: Instruction) -> None:
        match = TABLE.find(instruction)
        if match is None:  # the flow says so
            self._out.append(instruction)
            return
        rule = self._compute if instruction.opcode in _SHADOWS else self._rules.get(instruction.opcode)
        if rule is None or not rule(instruction, match):
            self._out.append(instruction)
            self._take(instruction, match)
            if self._algebraic and instruction.opcode == "cp" and not _WAITS.intersection(instruction.modifiers):
                self._add(instruction, "shadow:taken", ())  # it copies floats, and leaves their elements behind

    def _take(self, instruction: Instruction, match: Match, *, counted: bool = True) -> None:
        """Take what an instruction has written for its own shadow; count it, unless it only brings a new float."""
        written = definitions(self._function, instruction, match)
        for name in sorted(written & self._kinds.keys()):
            for i, shadow in enumerate(self._shadows(name, self._kinds[name])):
                self._own(instruction, shadow, Register(name), self._kinds[name], i)
        is_new = instruction.opcode in _QUIET and not parameter_slots(self._function, instruction)
        if counted and not is_new and not written.isdisjoint(self._kinds.keys() | self._own_shadows):
            self._add(instruction, "shadow:taken", ())

    def _own(self, like: Instruction, target: Register, operand: Operand, kind: str, piece: int) -> None:
        """Make a shadow of a float itself."""
        form = form_of(kind, self._bits(operand.name) if isinstance(operand, Register) else TYPE_BITS[kind])
        self._add(like, f"{self._prefix}:own", (form,), target, operand, *([Immediate(piece)] if "x" in form else []))

    def _shadow_of(self, like: Instruction, operand: Operand, kind: str, piece: int) -> Operand:
        """Shadow of a piece of a source operand."""
        if isinstance(operand, Immediate) and kind in {"f32", "f64"}:
            value = _value(operand, kind)
            return Immediate(element_of(value) if self._algebraic else _double(value), "f64")
        if isinstance(operand, Register) and self._kinds.get(operand.name) == kind:
            shadows = self._pieces(operand)
            if piece < len(shadows):
                return shadows[piece]
        target = self._new("f64")
        self._own(like, target, operand, kind, piece)
        return target

    def _kept(self, like: Instruction, match: Match, operands: Sequence[Operand]) -> list[Operand]:
        """Keep the sources that the instruction itself overwrites."""
        written = definitions(self._function, like, match)
        return [self._copied(like, o) if not written.isdisjoint(registers_of(o)) else o for o in operands]

    def _copied(self, like: Instruction, operand: Operand) -> Operand:
        base = operand.base if isinstance(operand, Address) else operand
        if not isinstance(base, Register):
            return operand
        kind = self._registers[base.name]
        copy = self._new(kind)
        self._add(like, "mov", (kind,), copy, base)
        return replace(operand, base=copy) if isinstance(operand, Address) else copy

    # Rules: whether one holds; then it has appended the instruction too

    def _compute(self, instruction: Instruction, match: Match) -> bool:
        kind = _ELEMENTS.get(match.types[-1]) if match.types else None
        target, *sources = instruction.operands
        shadows = self._pieces(target)
        if self._algebraic and (instruction.opcode not in _FIELD or {"sat", "relu"} & match.words):
            return False
        if kind is None or not isinstance(target, Register) or self._kinds.get(target.name) != kind:
            return False
        if {"xorsign", "oob", "cc"} & match.words or not match.row.computes:
            return False
        if instruction.opcode in {"add", "sub", "fma"} and self._is_magic(sources, kind):
            self._out.append(instruction)
            self._take(instruction, match, counted=self._algebraic)
            return True
        given = [[self._shadow_of(instruction, o, kind, i) for o in sources] for i in range(len(shadows))]
        kept = self._kept(instruction, match, sources) if instruction.opcode not in _EXACT else []
        opcode, *modifiers = (_FIELD if self._algebraic else _SHADOWS)[instruction.opcode]
        for i, (shadow, values) in enumerate(zip(shadows, given, strict=True)):
            if opcode in _CHOICES:
                chosen = (form_of(kind, self._bits(target.name)),)
                self._add(instruction, opcode, chosen, shadow, Immediate(i), *sources, *values)
            else:
                self._add(instruction, opcode, modifiers, shadow, *values)
            self._clamp(instruction, match, shadow)
        self._out.append(instruction)
        if instruction.opcode not in _EXACT:
            form = form_of(kind, self._bits(target.name))
            name = "other" if self._is_correction(sources, kind) else _CLASSES.get(instruction.opcode, "other")
            if instruction.opcode == "sub":
                kept[1] = self._negated(instruction, kept[1], form)
            for i, shadow in enumerate(shadows):
                self._note(instruction, name, form, target, i, shadow, form, i, kept)
        return True

    def _note(
        self,
        like: Instruction,
        name: str,
        form: str,
        target: Operand,
        piece: int,
        shadow: Operand,
        given: str,
        place: int,
        sources: Sequence[Operand],
    ) -> None:
        """Compare a result with its shadow."""
        words = (name, form, given)
        if self._algebraic:
            return
        self._add(like, "shadow:note", words, target, Immediate(piece), shadow, Immediate(place), *sources)

    def _negated(self, like: Instruction, operand: Operand, form: str) -> Operand:
        kind, _, count = form.partition("x")
        copy = self._new(f"b{TYPE_BITS[kind] * int(count or 1)}")
        flip = sum(1 << TYPE_BITS[kind] * (i + 1) - 1 for i in range(int(count or 1)))
        if isinstance(operand, Immediate):
            return replace(
                operand, value=_bits_of(operand, kind) ^ flip, kind=kind if kind in {"f32", "f64"} else "int"
            )
        self._add(like, "xor", (self._registers[copy.name],), copy, operand, Immediate(flip))
        return copy

    def _clamp(self, like: Instruction, match: Match, shadow: Register) -> None:
        if "sat" in match or "relu" in match:
            self._add(like, "max", ("f64",), shadow, shadow, Immediate(0, "f64"))
        if "sat" in match:
            self._add(like, "min", ("f64",), shadow, shadow, Immediate(_double(1.0), "f64"))

    def _is_magic(self, sources: Sequence[Operand], kind: str) -> bool:
        """Whether a constant among the sources makes an integer of the other addend."""
        if kind not in _MAGIC:
            return False
        low, span = _MAGIC[kind]
        found = (self._constants.get(o.name) if isinstance(o, Register) else o for o in sources)
        return any(isinstance(o, Immediate) and 0 <= abs(_value(o, kind)) - low < span for o in found)

    def _is_correction(self, sources: Sequence[Operand], kind: str) -> bool:
        """Whether a product of a tiny constant is added: the lower part of a constant that is in two parts."""
        found = (self._constants.get(o.name) if isinstance(o, Register) else o for o in sources[:2])
        return len(sources) == 3 and any(isinstance(o, Immediate) and 0 < abs(_value(o, kind)) < _TINY for o in found)

    def _floats(self, items: Sequence[Operand], bits: int) -> Iterator[tuple[int, str, Register, Register, int]]:
        """Yield the floats in registers of so many bits that follow one another.

        Of each: its first bit, its type, its shadow, its register and its number in that.
        """
        for number, item in enumerate(items):
            for i, shadow in enumerate(self._pieces(item)):
                assert isinstance(item, Register)
                kind = self._kinds[item.name]
                yield number * bits + i * TYPE_BITS[kind], kind, shadow, item, i

    def _move(self, instruction: Instruction, match: Match) -> bool:
        targets, sources = map(elements_of, instruction.operands)
        total = TYPE_BITS[match.type] * int((match.one_of("v2", "v4") or "v1")[1:])
        floats = self._floats(sources, total // len(sources))
        given: dict[int, tuple[str, Operand]] = {at: (kind, shadow) for at, kind, shadow, *_ in floats}
        if sources[0] == Immediate(0) and given.get(16, ("", None))[0] == "bf16":  # the upper half of an f32
            given[0] = "f32", given[16][1]
        moved: list[tuple[Register, Operand]] = []
        own: list[tuple[Register, Register, str, int]] = []
        for at, kind, shadow, item, i in self._floats(targets, total // len(targets)):
            found = given.get(at)
            if found is not None and found[0] == kind:
                moved.append((shadow, found[1]))
            else:
                own.append((shadow, item, kind, i))
        values = [self._copied(instruction, value) if len(moved) > 1 else value for _, value in moved]
        for (shadow, _), value in zip(moved, values, strict=True):
            self._add(instruction, "mov", ("f64",), shadow, value)
        self._out.append(instruction)
        for shadow, item, kind, i in own:
            self._own(instruction, shadow, item, kind, i)
        return True

    def _select(self, instruction: Instruction, match: Match) -> bool:
        target, first, second, condition = instruction.operands
        kind = self._kinds.get(target.name) if isinstance(target, Register) else None
        if kind is None:
            self._out.append(instruction)
            return True
        assert isinstance(target, Register)
        shadows = self._pieces(target)
        given = [[self._shadow_of(instruction, o, kind, i) for o in (first, second)] for i in range(len(shadows))]
        for shadow, values in zip(shadows, given, strict=True):
            self._add(instruction, "selp", ("f64",), shadow, *values, condition)
        kept = self._kept(instruction, match, [o for o in (first, second) if isinstance(o, Register)])
        self._out.append(instruction)
        chosen = any(isinstance(o, Immediate) and not abs(_value(o, kind)) < float("inf") for o in (first, second))
        if chosen and not self._by_floats.isdisjoint(
            registers_of(condition)
        ):  # any other select replaces a placeholder
            form = form_of(kind, self._bits(target.name))
            self._note(instruction, "other", form, target, 0, shadows[0], form, 0, kept)
        return True

    def _convert(self, instruction: Instruction, match: Match) -> bool:
        target, *sources = instruction.operands
        if not isinstance(target, Register) or target.name not in self._kinds or len(match.types) < 2:
            return False
        kind, given = _ELEMENTS.get(match.types[0]), _ELEMENTS.get(match.types[-1])
        shadows = self._pieces(target)
        if self._algebraic and {"sat", "relu"} & match.words:
            return False
        if kind != self._kinds[target.name] or len(shadows) != len(sources) or _ROUNDS_TO_INTEGERS & match.words:
            return False
        if given is None:
            integer = match.types[-1]
            exact = self._new("f64") if self._algebraic else shadows[0]
            self._add(instruction, "cvt", ("rn", "f64", integer), exact, *sources)
            if self._algebraic:
                self._add(instruction, "algebra:own", ("f64",), shadows[0], exact)
            self._out.append(instruction)
            if TYPE_BITS[integer] > 16 or kind in {"f16", "bf16"}:
                form = form_of(kind, self._bits(target.name))
                self._note(instruction, "other", form, target, 0, shadows[0], form, 0, ())
            return True
        values = [self._shadow_of(instruction, o, given, 0) for o in sources]
        kept = self._kept(instruction, match, sources)
        for shadow, value in zip(shadows, reversed(values), strict=True):  # the first source is the upper half
            self._add(instruction, "mov", ("f64",), shadow, value)
            self._clamp(instruction, match, shadow)
        self._out.append(instruction)
        if TYPE_BITS[kind] < TYPE_BITS[given] or "tf32" in match or kind == "bf16":
            form = form_of(kind, self._bits(target.name))
            for i, (shadow, source) in enumerate(zip(shadows, reversed(kept), strict=True)):
                self._note(instruction, "other", form, target, i, shadow, given, 0, [source])
        return True

    def _space(self, match: Match) -> tuple[str, ...]:
        space = match.one_of("const", "global", "local", "shared::cluster", "shared::cta", "shared")
        return (space,) if space else ()

    def _load(self, instruction: Instruction, match: Match) -> bool:
        if "param" in instruction.modifiers or parameter_slots(self._function, instruction):
            return False
        address = instruction.operands[1]
        items = elements_of(instruction.operands[0])
        bits = TYPE_BITS[match.types[-1]]
        if not isinstance(address, Address):
            return False
        fits = [i for i in items if isinstance(i, Register) and i.name in self._kinds and self._bits(i.name) == bits]
        (place,) = self._kept(instruction, match, [address]) if fits else [address]
        assert isinstance(place, Address)
        self._out.append(instruction)
        for number, item in enumerate(items):
            if not isinstance(item, Register) or item.name not in self._kinds:
                continue
            kind = self._kinds[item.name]
            for i, shadow in enumerate(self._pieces(item)):
                if item not in fits:
                    self._own(instruction, shadow, item, kind, i)
                    continue
                here = replace(place, offset=place.offset + (number * bits + i * TYPE_BITS[kind]) // 8)
                words = (*self._space(match), form_of(kind, bits))
                self._add(instruction, f"{self._prefix}:ld", words, shadow, here, item, Immediate(i))
        return True

    def _load_matrix(self, instruction: Instruction, match: Match) -> bool:
        items, trans = elements_of(instruction.operands[0]), ("trans",) if "trans" in match else ()
        kinds = {self._kinds[i.name] for i in items if isinstance(i, Register) and i.name in self._kinds}
        if "b16" not in match or (trans and not kinds <= {"f16", "bf16"}):
            return False
        (place,) = self._kept(instruction, match, instruction.operands[1:2])
        self._out.append(instruction)
        for number, item in enumerate(items):
            for i, shadow in enumerate(self._pieces(item)):
                assert isinstance(item, Register)
                words = (*trans, form_of(self._kinds[item.name], self._bits(item.name)))
                operands = (shadow, place, item, Immediate(i), Immediate(number))
                self._add(instruction, f"{self._prefix}:ldmatrix", words, *operands)
        return True

    def _store(self, instruction: Instruction, match: Match) -> bool:
        self._out.append(instruction)
        if parameter_slots(self._function, instruction) or match.types[-1] not in TYPE_BITS:
            return True
        address, data = instruction.operands[:2]
        bits = TYPE_BITS[match.types[-1]]
        for number, item in enumerate(elements_of(data)):
            kind = self._kinds.get(item.name) if isinstance(item, Register) else _ELEMENTS.get(match.types[-1])
            if kind is None or (isinstance(item, Register) and self._bits(item.name) != bits):
                continue
            assert isinstance(address, Address)
            form = form_of(kind, bits)
            for i in range(bits // TYPE_BITS[kind]):
                shadow = self._shadow_of(instruction, item, kind, i)
                here = replace(address, offset=address.offset + (number * bits + i * TYPE_BITS[kind]) // 8)
                self._add(instruction, "shadow:st", (*self._space(match), form), here, item, Immediate(i), shadow)
        return True

    def _update(self, instruction: Instruction, match: Match) -> bool:
        """Add to the shadow of what an atomic adds to; other updates leave bits that are no shadow's."""
        kind = _ELEMENTS.get(match.types[-1])
        address, data = instruction.operands[1 if instruction.opcode == "atom" else 0 :][:2]
        if kind is None or "add" not in match or isinstance(data, Vector) or not isinstance(address, Address):
            return False
        bits = TYPE_BITS[match.types[-1]]
        words = (*self._space(match), form_of(kind, bits))
        shadows = [self._shadow_of(instruction, data, kind, i) for i in range(bits // TYPE_BITS[kind])]
        before, after = self._new(f"b{bits}"), self._new(f"b{bits}")
        (place,) = self._kept(instruction, match, [address])
        assert isinstance(place, Address)
        self._add(instruction, "shadow:peek", words, before, place)
        self._out.append(instruction)
        self._add(instruction, "shadow:peek", words, after, place)
        for i, shadow in enumerate(shadows):
            here = replace(place, offset=place.offset + i * TYPE_BITS[kind] // 8)
            self._add(instruction, f"{self._prefix}:atomic", words, here, before, after, Immediate(i), shadow)
            total = self._new("f64")
            self._add(instruction, f"{self._prefix}:ld", words, total, here, after, Immediate(i))
            summands = [before, data] if isinstance(data, Register) else [before]
            self._note(instruction, "sum", words[-1], after, i, total, words[-1], i, summands)
        self._take(instruction, match, counted=False)
        return True

    def _shuffle(self, instruction: Instruction, match: Match) -> bool:
        target, source, *how = instruction.operands
        target = target.first if isinstance(target, Pair) else target
        kind = self._kinds.get(target.name) if isinstance(target, Register) else None
        if kind is None or not isinstance(target, Register) or target.name == "_":
            return False
        shadows = self._pieces(target)
        given = [self._shadow_of(instruction, source, kind, i) for i in range(len(shadows))]
        kept = self._kept(instruction, match, how)
        self._out.append(instruction)
        mode = match.one_of("up", "down", "bfly", "idx")
        for shadow, value in zip(shadows, given, strict=True):
            self._add(instruction, "shadow:shfl", (mode,), shadow, value, *kept)
        return True

    def _multiply(self, instruction: Instruction, match: Match) -> bool:
        found = matrix.float_product(match) if "mma" in (instruction.opcode, *instruction.modifiers) else None
        if found is None:
            return False
        fragments = found[2]
        operands = instruction.operands[:4]
        kinds = [_ELEMENTS[fragment.kind] for fragment in fragments]
        targets = [piece for item in elements_of(operands[0]) for piece in self._pieces(item)]
        if len(targets) != fragments[0].count:
            return False
        shadows = [
            [
                self._shadow_of(instruction, o, kind, i)
                for o in elements_of(operand)
                for i in range(fragment.per_register)
            ]
            for fragment, kind, operand in zip(fragments[1:], kinds[1:], operands[1:], strict=True)
        ]
        vectors = [Vector(tuple(targets)), *(Vector(tuple(values)) for values in shadows)]
        self._out.append(instruction)
        self._add(instruction, f"{self._prefix}:{instruction.opcode}", instruction.modifiers, *vectors)
        for _, kind, shadow, item, i in self._floats(elements_of(operands[0]), fragments[0].register_bits):
            form = form_of(kind, self._bits(item.name))
            self._note(instruction, "sum", form, item, i, shadow, form, i, ())
        return True


# What registers hold


def _kinds_of(function: Function, body: Sequence[Statement]) -> dict[str, str]:
    """Infer the type of the floats in each register that holds any."""
    groups: dict[str, str] = {}

    def root(name: str) -> str:
        while groups.get(name, name) != name:
            name = groups[name]
        return name

    votes: dict[str, str] = {}

    def vote(operand: Operand, kind: str | None) -> None:
        for name in registers_of(operand) if kind else ():
            if name in function.registers and TYPE_BITS[function.registers[name]] >= TYPE_BITS[kind or ""]:
                votes.setdefault(name, kind or "")

    votes |= {name: _ELEMENTS[declared] for name, declared in function.registers.items() if declared in _ELEMENTS}
    links: list[tuple[str, str]] = []
    for statement in body:
        match = None if isinstance(statement, Label) else TABLE.find(statement)
        if isinstance(statement, Label) or match is None:
            continue
        for operand, held in _typed(statement, match):
            vote(operand, held)
        links += _links(statement)
    for first, second in links:
        if first in function.registers and second in function.registers:
            a, b = root(first), root(second)
            groups[a] = b
    found: dict[str, str] = {}
    for name, kind in votes.items():
        found.setdefault(root(name), kind)
    kinds: dict[str, str] = {}
    for name, declared in function.registers.items():
        inferred = votes.get(name) or found.get(root(name))
        if inferred and TYPE_BITS[declared] in {TYPE_BITS[inferred] * n for n in (1, 2, 4)} and declared != "pred":
            kinds[name] = inferred
    return kinds


def _typed(instruction: Instruction, match: Match) -> Iterator[tuple[Operand, str | None]]:
    """Yield operands with the type of the floats in them."""
    types = [_ELEMENTS.get(t) for t in match.types]
    if not any(types) or not instruction.operands:
        return
    target, *sources = instruction.operands
    if instruction.opcode in _SHADOWS:
        yield from ((operand, types[-1]) for operand in instruction.operands)
    elif instruction.opcode in {"ld", "st", "atom", "red"}:
        yield from ((o, types[-1]) for o in instruction.operands if not isinstance(o, Address))
    elif instruction.opcode in {"mma", "wmma"}:
        found = matrix.float_product(match) if "mma" in (instruction.opcode, *instruction.modifiers) else None
        for fragment, operand in zip(found[2] if found else (), instruction.operands, strict=False):
            yield operand, _ELEMENTS[fragment.kind]
    elif instruction.opcode == "cvt":
        yield target, types[0]
        yield from ((source, types[-1]) for source in sources)


def _links(instruction: Instruction) -> Iterator[tuple[str, str]]:
    """Yield pairs of registers that hold floats of one type, if any."""
    opcode, operands = instruction.opcode, instruction.operands
    if opcode == "mov" and len(operands) == 2:
        if isinstance(operands[1], Vector) and any(isinstance(o, Immediate) for o in operands[1].items):
            return
        groups: Sequence[Operand] = operands
    elif opcode == "selp":
        groups = operands[:3]
    elif opcode == "shfl":
        groups = [operands[0].first if isinstance(operands[0], Pair) else operands[0], operands[1]]
    else:
        return
    names = [name for operand in groups for name in registers_of(operand)]
    yield from pairwise(names)


def _computed(function: Function, body: Sequence[Statement]) -> set[str]:
    """Find the registers that some rule gives a shadow; any other is always its own, so it needs none beside it."""
    found: set[str] = set()
    for statement in body:
        match = None if isinstance(statement, Label) else TABLE.find(statement)
        if isinstance(statement, Label) or match is None or statement.opcode not in _RULED:
            continue
        is_literal = statement.opcode == "mov" and isinstance(statement.operands[1], Immediate)
        if not is_literal and "param" not in match.words:
            found |= definitions(function, statement, match)
    return found


def _constants(body: Sequence[Statement]) -> dict[str, Immediate]:
    """Find the registers that only ever hold a literal."""
    found: dict[str, Immediate] = {}
    written: set[str] = set()
    for statement in body:
        if isinstance(statement, Label) or not statement.operands:
            continue
        for name in registers_of(statement.operands[0]):
            if name in written:
                found.pop(name, None)
            elif statement.opcode == "mov" and isinstance(statement.operands[1], Immediate):
                found[name] = statement.operands[1]
            written.add(name)
    return found


def _float_predicates(body: Sequence[Statement]) -> set[str]:
    """Find the predicates that compare floats."""
    return {
        name
        for statement in body
        if isinstance(statement, Instruction) and statement.opcode in {"setp", "testp"}
        if _ELEMENTS.keys() & set(statement.modifiers)
        for name in registers_of(statement.operands[0])
    }


def _bits_of(operand: Immediate, kind: str) -> int:
    """Bits of a literal as a float of a type."""
    return f32_of_f64(operand.value) if operand.kind == "f64" and kind == "f32" else operand.value


def _value(operand: Immediate, kind: str) -> float:
    """Value of a literal as a float of a type."""
    if operand.kind in {"f32", "f64"}:
        kind = operand.kind
    bits = operand.value & (1 << TYPE_BITS[kind]) - 1
    if kind == "bf16":
        kind, bits = "f32", bits << 16
    value: float = np.array(bits, f"u{TYPE_BITS[kind] // 8}").view(f"f{TYPE_BITS[kind] // 8}").item()
    return value


def _double(value: float) -> int:
    return int(np.float64(value).view(np.uint64))
