"""Random sequences of instructions that share state, as kernels and as a model in NumPy.

A chain works on a few registers of each width, two predicates and the carry flag of 32 lanes. Its steps are drawn from
the pure rows of the table of opcodes, whose references make the model, and from what only company tells of: carries,
guards, lanes that go apart, shuffles and votes, phases of an mbarrier. Any step can be left out, so a chain that two
machines disagree about can be made as short as it gets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tests.emulator.translate.opcodes.conformance import edges, pure_rows, random_bits, spellings
from tests.emulator.translate.opcodes.references import reference_of
from tests.emulator.translate.opcodes.references.exact import dtype_of
from workbench.emulator.translate.opcodes import Match
from workbench.ptx.formats import FORMATS
from workbench.ptx.ir import TYPE_BITS

Array = np.ndarray[Any, Any]
LANES = 32
WORDS = 10
"""Words of 32 bits that a lane begins with, and leaves: four registers of 32 bits, two of 64, two of 16, the flags."""

_FILES = {1: ("%q0", "%q1"), 16: ("%h0", "%h1"), 32: ("%r0", "%r1", "%r2", "%r3"), 64: ("%d0", "%d1")}
"""Registers by their width."""
_LEFT_OUT = {"cvta", "isspacep", "div", "rem", "rcp", "sqrt", "neg", "abs", "fns"}
"""Opcodes whose results in company the ISA leaves open (the sign of a NaN, a division by zero), or that are long."""
_NO_LITERALS = {"bfe", "bfi", "shl", "shr"}
"""Opcodes some of whose sources take no literal above 255; the assembler cuts the amount of a 16-bit shift to 16 bits."""
_UNGUARDED = {"set", "testp"}
"""Opcodes without guards: what the assembler of an H200's driver (580.159) makes of a guarded one of 16 bits, or of a
guarded testp, writes in lanes that the guard holds back, too."""
_ROUNDED = {"add", "sub", "mul"}
"""Opcodes on floats that the assembler may fuse where they name no rounding."""

State = dict[str, Array]
"""Of each register, 32 values: bits as uint, predicates and ``"cc"`` as bool; mbarriers as int64."""
Model = Callable[[State, Array], None]


@dataclass(frozen=True)
class Step:
    """An instruction, or several that must stay together.

    Attributes
    ----------
    text : str
        PTX; ``{n}`` stands for a number of its own. With a `body`, what stands before it; `end` stands behind.
    model : callable
        ``model(state, lanes)``: do the same to a state, for the lanes of a mask.
    body : tuple of Step
        Of a branch around it: the steps that some lanes execute.
    stays : callable or None
        Which lanes those are.
    """

    text: str
    model: Model
    body: tuple[Step, ...] = ()
    end: str = ""
    stays: Callable[[State], Array] | None = None


@dataclass(frozen=True)
class Chain:
    """Steps, and what the lanes begin with.

    Attributes
    ----------
    inputs : ndarray of uint32, shape (WORDS, 32)
    steps : tuple of Step
    """

    flavour: str
    inputs: Array
    steps: tuple[Step, ...]

    def expected(self) -> Array:
        """What the model leaves: (WORDS, 32) of uint32."""
        words = self.inputs
        state: State = {f"%r{i}": words[i].copy() for i in range(4)}
        state |= {
            f"%d{i}": words[4 + 2 * i].astype(np.uint64) | words[5 + 2 * i].astype(np.uint64) << 32 for i in (0, 1)
        }
        state |= {f"%h{i}": (words[8] >> 16 * i).astype(np.uint16) for i in (0, 1)}
        state |= {f"%q{i}": (words[9] >> i & 1).astype(bool) for i in (0, 1)}
        state["cc"] = (state["%r0"] + state["%r1"].astype(np.uint64) >> 32).astype(bool)
        state |= {name: np.full(LANES, _COUNT) for name in ("count", "pending", "left")}
        state |= {name: np.zeros(LANES, int) for name in ("phase", "token")}
        _arrive(state, np.ones(LANES, bool))
        with np.errstate(all="ignore"):
            _run(self.steps, state, np.ones(LANES, bool))
        left = [state[f"%r{i}"] for i in range(4)]
        for i in (0, 1):
            left += [state[f"%d{i}"] & 0xFFFFFFFF, state[f"%d{i}"] >> 32]
        left.append(state["%h0"].astype(np.uint32) | state["%h1"].astype(np.uint32) << 16)
        left.append(sum(state[name].astype(np.uint32) << i for i, name in enumerate(("%q0", "%q1", "cc"))))
        return np.array([np.asarray(row).astype(np.uint32) for row in left])

    def without(self, index: int) -> Chain:
        """The chain without one of its steps."""
        return Chain(self.flavour, self.inputs, (*self.steps[:index], *self.steps[index + 1 :]))

    def __str__(self) -> str:
        return "\n".join(_text(self.steps))


def _run(steps: Sequence[Step], state: State, lanes: Array) -> None:
    for step in steps:
        step.model(state, lanes)
        if step.stays is not None:
            _run(step.body, state, lanes & step.stays(state))


def _text(steps: Sequence[Step], number: str = "") -> list[str]:
    lines: list[str] = []
    for i, step in enumerate(steps):
        mine = f"{number}_{i}"
        lines.append(step.text.replace("{n}", mine))
        lines += _text(step.body, mine)
        if step.end:
            lines.append(step.end.replace("{n}", mine))
    return lines


def put(state: State, name: str, value: Array, lanes: Array) -> None:
    """Write a register in some lanes."""
    state[name] = np.where(lanes, value, state[name]).astype(state[name].dtype)


# Drawing steps


class Drawer:
    """Draws steps of one chain."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng

    def one_of(self, items: Sequence[Any]) -> Any:
        return items[int(self.rng.integers(len(items)))]

    def often(self, percent: int) -> bool:
        return int(self.rng.integers(100)) < percent

    def guarded(self, text: str, model: Model, percent: int = 25) -> Step:
        """Make a step, now and then with a guard."""
        if not self.often(percent):
            return Step(text, model)
        name, negated = self.one_of(_FILES[1]), self.often(50)

        def act(state: State, lanes: Array) -> None:
            model(state, lanes & (state[name] != negated))

        return Step(f"@{'!' if negated else ''}{name} {text}", act)

    def operand(self, kind: str, literals: int = 20) -> tuple[str, Callable[[State], Array]]:
        """A register, or in some percent a literal, of a PTX type; and how to read it in the dtype of references."""
        bits = TYPE_BITS[kind]
        if kind[0] in "bus" and not kind.endswith("x2") and bits > 1 and self.often(literals):
            value = int(self.one_of(edges(f"u{bits}")))
            signed = value - (value >> bits - 1 << bits)
            column = np.full(LANES, value, f"uint{bits}").view(dtype_of(kind))
            return str(signed if kind[0] == "s" else value), lambda state: column
        name = self.one_of(_FILES[bits])
        return name, lambda state: state[name] if bits == 1 else state[name].view(dtype_of(kind))

    # Single instructions

    def pure(self, match: Match) -> Step:
        """Apply a row that has a reference."""
        literals = 20 * (_about(match) in {"integer", "predicate"} and match.row.opcode not in _NO_LITERALS)
        read: list[Callable[[State], Array]] = []
        written: list[str] = []
        for kind in match.source_types:
            if kind == "imm":
                number = int(self.rng.integers(256))
                written.append(str(number))
                read.append(lambda state, n=number: np.full(LANES, n))
            else:
                name, reader = self.operand(kind, literals)
                written.append(name)
                read.append(reader)
        if match.row.opcode in {"min", "max"} and len(set(written)) < len(written):
            return self.pure(match)  # of one operand twice the assembler makes a move, which keeps a NaN's bits
        targets = [self.one_of(_FILES[TYPE_BITS[kind]]) for kind in match.result_types]
        if len(set(targets)) < len(targets):
            targets = list(_FILES[TYPE_BITS[match.result_types[0]]][: len(targets)])
        mnemonic = ".".join([match.row.opcode, *(p for p in match.parts if p is not None)])

        def model(state: State, lanes: Array) -> None:
            reference = reference_of(match.row)
            assert reference is not None
            values = reference(match, *(reader(state) for reader in read))
            values = values if isinstance(values, tuple) else (values,)
            for target, value, kind in zip(targets, values, match.result_types, strict=True):
                plain = value if kind == "pred" else value.astype(dtype_of(kind)).view(f"uint{TYPE_BITS[kind]}")
                put(state, target, plain, lanes)

        percent = 25 * (match.row.opcode not in _UNGUARDED)
        return self.guarded(f"{mnemonic} {'|'.join(targets)}, {', '.join(written)};", model, percent)

    def carry(self) -> Step:
        """Add, subtract, or multiply and add with the carry flag."""
        opcode = self.one_of(("add", "addc", "sub", "subc", "mad", "madc"))
        takes, half = opcode in {"addc", "subc", "madc"}, self.one_of(("lo", "hi")) if opcode[0] == "m" else ""
        leaves = not takes or self.often(70)
        kind = self.one_of(("u32", "s32", "u64", "s64"))
        bits = TYPE_BITS[kind]
        mnemonic = ".".join(part for part in (opcode, half, "cc" * leaves, kind) if part)
        operands = [self.operand(kind, 20 * (i > 0)) for i in range(3 if half else 2)]
        target = self.one_of(_FILES[bits])
        mask = (1 << bits) - 1

        def model(state: State, lanes: Array) -> None:
            columns = [[int(v) for v in reader(state)] for _, reader in operands]
            totals = []
            for lane, values in enumerate(zip(*columns, strict=True)):
                a, b = values[-2:]
                if half:
                    product = values[0] * values[1]
                    a, b = (product >> bits if half == "hi" else product), values[2]
                if opcode.startswith("sub"):
                    b = ~b
                carry = int(state["cc"][lane]) if takes else int(opcode == "sub")
                totals.append((a & mask) + (b & mask) + carry)
            put(state, target, np.array([t & mask for t in totals], f"uint{bits}"), lanes)
            if leaves:
                put(state, "cc", np.array([bool(t >> bits) for t in totals]), lanes)

        return self.guarded(f"{mnemonic} {target}, {', '.join(text for text, _ in operands)};", model, percent=10)

    def pack(self) -> Step:
        """Move between registers of different widths."""
        wide, narrow = self.one_of(((32, 16), (64, 32)))
        big, parts = self.one_of(_FILES[wide]), [self.one_of(_FILES[narrow]) for _ in range(2)]

        def join(state: State, lanes: Array) -> None:
            low, high = (state[part].astype(f"uint{wide}") for part in parts)
            put(state, big, low | high << np.uint64(narrow).astype(f"uint{wide}"), lanes)

        def split(state: State, lanes: Array) -> None:
            whole = state[big]
            for i, part in enumerate(parts):
                put(state, part, (whole >> np.uint64(i * narrow).astype(f"uint{wide}")).astype(f"uint{narrow}"), lanes)

        braced = f"{{{', '.join(parts)}}}"
        if self.often(50) or parts[0] == parts[1]:
            return self.guarded(f"mov.b{wide} {big}, {braced};", join)
        return self.guarded(f"mov.b{wide} {braced}, {big};", split)

    def branch(self, draw: Callable[[], Step]) -> Step:
        """Let some lanes execute steps that the others go around."""
        name, negated = self.one_of(_FILES[1]), self.often(50)

        body = tuple(draw() for _ in range(int(self.rng.integers(1, 4))))
        return Step(
            f"@{'!' if negated else ''}{name} bra AROUND{{n}};",
            lambda state, lanes: None,
            body,
            "AROUND{n}:",
            lambda state: state[name] == negated,
        )

    def lanes_meet(self) -> Step:
        """Shuffle, vote or reduce over the whole warp."""
        a, target = self.one_of(_FILES[32]), self.one_of(_FILES[32])
        predicate = self.one_of(_FILES[1])
        kind = self.one_of(
            ("bfly", "idx", "up", "down", "ballot", "any", "all", "add", "xor", "and", "or", "min", "max")
        )
        lane = np.arange(LANES)
        full = "0xffffffff"
        if kind in {"bfly", "idx", "up", "down"}:
            by = int(self.rng.integers(LANES))
            source = {"bfly": lane ^ by, "idx": np.full(LANES, by), "up": lane - by, "down": lane + by}[kind]
            source = np.where((source >= 0) & (source < LANES), source, lane)
            text = f"shfl.sync.{kind}.b32 {target}, {a}, {by}, {0 if kind == 'up' else 31}, {full};"
            return Step(text, lambda state, lanes: put(state, target, state[a][source], lanes))
        if kind in {"ballot", "any", "all"}:
            if kind == "ballot":

                def ballot(state: State, lanes: Array) -> None:
                    bits = sum(int(v) << i for i, v in enumerate(state[predicate]))
                    put(state, target, np.full(LANES, bits, np.uint32), lanes)

                return Step(f"vote.sync.ballot.b32 {target}, {predicate}, {full};", ballot)
            other = self.one_of(_FILES[1])
            judge = np.any if kind == "any" else np.all
            return Step(
                f"vote.sync.{kind}.pred {other}, {predicate}, {full};",
                lambda state, lanes: put(state, other, np.full(LANES, judge(state[predicate])), lanes),
            )
        if kind in {"and", "or", "xor"}:
            reduce: Any = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}[kind].reduce
            text, signed = f"redux.sync.{kind}.b32", False
        else:
            signed = self.often(50)
            reduce = {"add": np.sum, "min": np.min, "max": np.max}[kind]
            text = f"redux.sync.{kind}.{'s' if signed else 'u'}32"

        def redux(state: State, lanes: Array) -> None:
            values = state[a].view(np.int32) if signed else state[a]
            total = int(reduce(values.astype(np.int64))) & 0xFFFFFFFF
            put(state, target, np.full(LANES, total, np.uint32), lanes)

        return Step(f"{text} {target}, {a}, {full};", redux)

    def mbarrier(self) -> Step:
        """Arrive at the lane's own mbarrier, or ask for a phase of it; transactions come when they are awaited."""
        kind = self.one_of(("arrive", "arrive", "arrive", "drop", "tx", "parity", "parity", "token", "left"))
        predicate, target = self.one_of(_FILES[1]), self.one_of(_FILES[32])
        if kind == "arrive":
            return self.guarded("mbarrier.arrive.shared::cta.b64 %token, [%bar];", _arrive)
        if kind == "parity":
            parity = int(self.rng.integers(2))
            return self.guarded(
                f"mbarrier.test_wait.parity.shared::cta.b64 {predicate}, [%bar], {parity};",
                lambda state, lanes: put(state, predicate, (state["phase"] & 1) != parity, lanes),
            )
        if kind == "token":
            return self.guarded(
                f"mbarrier.test_wait.shared::cta.b64 {predicate}, [%bar], %token;",
                lambda state, lanes: put(state, predicate, state["token"] != state["phase"], lanes),
            )
        if kind == "left":
            return self.guarded(
                f"mbarrier.pending_count.b64 {target}, %token;",
                lambda state, lanes: put(state, target, state["left"].astype(np.uint32), lanes),
            )
        if kind == "tx":
            nbytes = 16 * int(self.rng.integers(1, 9))
            text = f"mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%bar], {nbytes};"
            text += f" mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%bar], {nbytes};"
            return Step(text, lambda state, lanes: None)

        def drop(state: State, lanes: Array) -> None:
            put(state, "%q0", state["count"] > 2, lanes)
            _arrive(state, lanes & state["%q0"], drops=True)

        text = "setp.gt.u32 %q0, %count, 2; @%q0 mbarrier.arrive_drop.shared::cta.b64 %token, [%bar];"
        return Step(f"{text} @%q0 sub.u32 %count, %count, 1;", drop)


_COUNT = 5
"""Arrivals that a phase of a lane's mbarrier takes, until some of them are dropped."""


def _arrive(state: State, lanes: Array, *, drops: bool = False) -> None:
    """Arrive once; the last arrival of a phase begins the next one."""
    put(state, "token", state["phase"], lanes)
    put(state, "left", state["pending"], lanes)
    put(state, "count", state["count"] - drops, lanes)
    put(state, "pending", state["pending"] - 1, lanes)
    over = lanes & (state["pending"] == 0)
    put(state, "phase", state["phase"] + 1, over)
    put(state, "pending", state["count"], over)


# Drawing chains


@cache
def _matches() -> dict[str, tuple[Match, ...]]:
    """Spellings of pure rows that chains are drawn from, by what they are about."""
    found: dict[str, list[Match]] = {"integer": [], "predicate": [], "half": [], "float": [], "convert": []}
    for row in pure_rows():
        if row.bound is not None or row.selectors or row.opcode in _LEFT_OUT:
            continue
        for match in spellings(row):
            kinds = (*match.source_types, *match.result_types)
            if all(k == "imm" or TYPE_BITS[k] in _FILES for k in kinds) and (about := _about(match)):
                found[about].append(match)
    return {name: tuple(matches) for name, matches in found.items()}


def _shifts_wide(match: Match) -> bool:
    return match.row.opcode in {"shl", "shr"} and TYPE_BITS[match.type] == 64


def _about(match: Match) -> str:
    """Which of the kinds of steps a spelling belongs to; empty for none.

    None are those whose bits the ISA leaves open, or which the assembler of an H200's driver (580.159) gets wrong in
    company: a NaN of f64, of which the hardware keeps the payload and the emulator does not; saturated differences, as
    it makes -b of (a - b) - a; comparisons whose result is a float, and conversions of bf16 and to tf32, as it takes
    the bits of one type of floats for another's.
    """
    kinds = {k for k in (*match.source_types, *match.result_types, *match.types) if k != "imm"}
    floats = {k for k in kinds if k.removesuffix("x2") in FORMATS or k in {"f32", "f64"}}
    if match.row.opcode.startswith("cvt"):
        return "" if kinds & {"f64", "bf16", "tf32"} else "convert"
    if "f64" in kinds or (match.row.opcode in {"add", "sub"} and "sat" in match and not floats):
        return ""
    if match.row.opcode == "set" and match.types[0].removesuffix("x2") in FORMATS:
        return ""
    if floats:
        if match.row.opcode in _ROUNDED and not match.one_of("rn", "rz", "rm", "rp"):
            return ""
        return "half" if all(TYPE_BITS[k] == 16 or k.endswith("x2") for k in floats) else "float"
    return "predicate" if "pred" in kinds else "integer"


FLAVOURS: dict[str, dict[str, int]] = {
    "carry": {"carry": 8, "integer": 2},
    "predicates": {"predicate": 4, "integer": 3, "branch": 2, "carry": 1},
    "halves": {"half": 5, "convert": 2, "pack": 2, "predicate": 1},
    "widths": {"integer": 3, "convert": 3, "pack": 3, "float": 2},
    "lanes": {"lanes_meet": 4, "integer": 3, "predicate": 2, "carry": 1},
    "phases": {"mbarrier": 6, "predicate": 2, "integer": 1, "branch": 1},
    "everything": {
        "carry": 3,
        "integer": 3,
        "predicate": 3,
        "half": 2,
        "float": 2,
        "convert": 2,
        "pack": 2,
        "branch": 1,
    },
}
"""Weights of the kinds of steps in each flavour of chains."""


def draw(flavour: str, seed: int) -> Chain:
    """Draw a chain; the same for the same seed."""
    rng = np.random.default_rng([sum(map(ord, flavour)), seed])
    drawer, weights = Drawer(rng), FLAVOURS[flavour]
    names = [name for name, weight in weights.items() for _ in range(weight)]
    makers: dict[str, Callable[[], Step]] = {
        name: getattr(drawer, name) for name in ("carry", "pack", "lanes_meet", "mbarrier")
    }
    groups = _matches()
    if "float" in weights:
        # Of a 64-bit shift by the bits of a float the assembler makes nonsense.
        groups = groups | {"integer": tuple(m for m in groups["integer"] if not _shifts_wide(m))}
    makers |= {name: lambda group=group: drawer.pure(drawer.one_of(group)) for name, group in groups.items()}
    inner = [name for name in names if name not in {"branch", "lanes_meet"}]

    def inside() -> Step:
        return makers[drawer.one_of(inner)]()

    makers["branch"] = lambda: drawer.branch(inside)
    steps = tuple(makers[drawer.one_of(names)]() for _ in range(int(rng.integers(4, 13))))
    return Chain(flavour, _inputs(rng), steps)


def _inputs(rng: np.random.Generator) -> Array:
    """What the lanes begin with: edge values of several types, and random ones."""
    pool = [v for kind in ("u32", "f16x2", "bf16x2", "f32") for v in edges(kind)]
    words = np.array(random_bits(rng, "u32", WORDS * LANES), np.uint32).reshape(WORDS, LANES)
    chosen = rng.random((WORDS, LANES)) < 0.5
    return np.where(chosen, np.array(pool, np.uint32)[rng.integers(len(pool), size=(WORDS, LANES))], words)


# Kernels


def kernel(chains: Sequence[Chain]) -> str:
    """Text of a kernel ``test`` that runs chains one after another: of the inputs at %p1, to the results at %p0."""
    bodies = "\n".join(_scope(chain, 4 * i * WORDS * LANES) for i, chain in enumerate(chains))
    return f""".version 9.0
.target sm_90
.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in) {{
  .reg .b64 %p<2>; .reg .b32 %t, %bar; .shared .align 8 .b8 bars[{8 * LANES}];
  ld.param.u64 %p0, [out]; ld.param.u64 %p1, [in]; mov.u32 %t, %tid.x;
  mad.wide.u32 %p0, %t, 4, %p0; mad.wide.u32 %p1, %t, 4, %p1; mov.u32 %bar, bars; mad.lo.u32 %bar, %t, 8, %bar;
{bodies}
  ret;
}}
"""


def _scope(chain: Chain, base: int) -> str:
    """One chain in a scope of its own."""
    row = 4 * LANES
    lines = [
        ".reg .b32 %r<4>, %w<6>, %flags, %count; .reg .b64 %d<2>, %token; .reg .b16 %h<2>; .reg .pred %q<2>;",
        *(f"ld.global.b32 %r{i}, [%p1+{base + i * row}];" for i in range(4)),
        *(f"ld.global.b32 %w{i}, [%p1+{base + (4 + i) * row}];" for i in range(6)),
        "mov.b64 %d0, {%w0, %w1}; mov.b64 %d1, {%w2, %w3}; mov.b32 {%h0, %h1}, %w4;",
        "and.b32 %flags, %w5, 1; setp.ne.u32 %q0, %flags, 0; and.b32 %flags, %w5, 2; setp.ne.u32 %q1, %flags, 0;",
    ]
    phases = chain.flavour == "phases"
    if phases:
        lines.append(f"mbarrier.init.shared::cta.b64 [%bar], {_COUNT}; mov.u32 %count, {_COUNT};")
        lines.append("mbarrier.arrive.shared::cta.b64 %token, [%bar];")
    lines += ["add.cc.u32 %flags, %r0, %r1;", *_text(chain.steps)]
    lines += [
        "addc.u32 %flags, 0, 0; shl.b32 %flags, %flags, 2; @%q0 or.b32 %flags, %flags, 1; @%q1 or.b32 %flags, %flags, 2;",
        "mov.b64 {%w0, %w1}, %d0; mov.b64 {%w2, %w3}, %d1; mov.b32 %w4, {%h0, %h1};",
        *(f"st.global.b32 [%p0+{base + i * row}], %r{i};" for i in range(4)),
        *(f"st.global.b32 [%p0+{base + (4 + i) * row}], %w{i};" for i in range(5)),
        f"st.global.b32 [%p0+{base + 9 * row}], %flags;",
    ]
    if phases:
        lines.append("mbarrier.inval.shared::cta.b64 [%bar];")
    return "  {\n    " + "\n    ".join(lines) + "\n  }"


Runner = Callable[[str, Array, Array], None]
"""Runs the kernel ``test`` of a text on the results' array and on the inputs."""


def results(chains: Sequence[Chain], run: Runner) -> Array:
    """What a machine leaves of each chain: (chains, WORDS, 32) of uint32."""
    out = np.zeros((len(chains), WORDS, LANES), np.uint32)
    run(kernel(chains), out, np.ascontiguousarray([chain.inputs for chain in chains]))
    return out


def shrink(chain: Chain, differs: Callable[[Chain], bool]) -> Chain:
    """Leave out step after step, as long as the rest still differs."""
    shorter = True
    while shorter:
        shorter = False
        for index in reversed(range(len(chain.steps))):
            rest = chain.without(index)
            if rest.steps and differs(rest):
                chain, shorter = rest, True
    return chain
