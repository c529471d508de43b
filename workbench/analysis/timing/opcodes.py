"""Machine instructions by what executes them, and by what they are in PTX: one table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from workbench.sass import SassInstruction


@dataclass(frozen=True)
class Unit:
    """A kind of machine instruction.

    Attributes
    ----------
    name : str
    opcodes : str
        Regular expression of the whole opcode.
    pipe : str
        Key of `workbench.core.chips.Core.pipes`; ``"memory"`` for the load and store unit.
    latency : str
        Key of `workbench.core.chips.Core.latencies`; ``"memory"`` where the level of memory decides.
    ptx : str
        Regular expression of the PTX that becomes one such instruction; empty where none is sure to.
    """

    name: str
    opcodes: str
    pipe: str
    latency: str = ""
    ptx: str = ""


UNITS: Sequence[Unit] = (
    Unit("global load", r"LDG\b.*|LD\b.*", "memory", "memory", r"ldu?\.(?!shared|param|const|local).*"),
    Unit("global store", r"STG\b.*|ST\b.*", "memory", "read", r"st\.(?!shared|param|local).*"),
    Unit("async copy", r"LDGSTS.*", "memory", "memory", r"cp\.async\.c[ag].*"),
    Unit("local", r"LDL.*|STL.*", "memory", "local"),
    Unit("shared load", r"LDS\b.*", "memory", "shared", r"ld\.shared.*"),
    Unit("shared store", r"STS\b.*", "memory", "read", r"st\.shared.*"),
    Unit("matrix load", r"LDSM.*", "memory", "matrix", r"ldmatrix.*"),
    Unit("matrix store", r"STSM.*", "memory", "read", r"stmatrix.*"),
    Unit("shared atomic", r"ATOMS.*", "memory", "shared atomic", r"(atom|red)\.shared.*"),
    Unit("atomic", r"ATOMG?\b.*", "memory", "atomic", r"atom\.(?!shared).*"),
    Unit("reduction", r"REDG?\b.*", "memory", "read", r"red\.(?!shared).*"),
    Unit("shuffle", r"SHFL.*", "memory", "shuffle", r"shfl.*"),
    Unit("barrier", r"BAR\..*", "branch", "barrier", r"bar(rier)?\.(sync|red|cta\.sync|cta\.red).*"),
    Unit(
        "mma 16816",
        r"[HI]MMA\.16816.*|IMMA\.16832.*",
        "mma 16816",
        "mma",
        r"mma\..*m16n8k(16|32).*(f16|bf16|s8|u8)\..*",
    ),
    Unit("mma 1688 tf32", r"HMMA\.1688.*TF32", "mma 1688 tf32", "mma", r"mma\..*m16n8k8.*tf32.*"),
    Unit("mma 1684 tf32", r"HMMA\.1684.*TF32", "mma 1684 tf32", "mma", r"mma\..*m16n8k4.*tf32.*"),
    Unit("mma 1688", r"[HI]MMA\.1688.*", "mma 1688", "mma", r"mma\..*m16n8k8.*"),
    Unit("wgmma", r"[HIQB]GMMA.*", "wgmma", "wgmma", r"wgmma\.mma_async.*"),
    Unit("special function", r"MUFU.*", "xu", "xu", r"(ex2|lg2|sin|cos|tanh|rsqrt|rcp|sqrt)\.approx.*"),
    Unit("conversion", r"F2F\b.*|F2I\b.*|I2F\b.*|POPC.*|FLO.*|BREV.*|FRND.*", "xu", "xu", ""),
    Unit("f64", r"D(ADD|MUL|FMA|SETP|MNMX).*", "f64", "f64", r"(fma|add|mul|sub)\.(rn\.)?f64"),
    Unit("f32 product", r"FFMA.*|FMUL.*|FADD.*", "fma", "", r"(fma|mul|add|sub)\.(rn\.)?(ftz\.)?f32"),
    Unit("f16 product", r"H(FMA|MUL|ADD)2(\.BF16)?(?!\.MMA)\b.*", "f16", "", r"(fma|mul|add|sub)\.(rn\.)?b?f16.*"),
    Unit("moves by products", r"HFMA2\.MMA.*|IMAD\.MOV.*", "fma", ""),
    Unit("integer moves", r"IMAD\.(SHL|IADD|X|U32)\b.*", "imad"),
    Unit("integer product", r"IMAD.*|IDP.*", "imad", "", r"(mad|mul)\.(lo|wide|hi).*"),
    Unit("uniform", r"U(?!LDC|CGABAR_WAIT|TMA|BLK)[A-Z].*|R2UR.*|S2UR.*", "uniform", "uniform"),
    Unit("constants", r"U?LDC.*", "uniform", "constant"),
    Unit("registers", r"S2R.*|CS2R.*", "branch", "special"),
    Unit("votes", r"VOTE.*|MATCH.*|REDUX.*", "alu", "shuffle", r"(vote|match|redux).*"),
    Unit("fence", r"MEMBAR\.(?!.*CTA).*", "branch", "fence"),
    Unit("cluster barrier", r"UCGABAR_WAIT.*", "uniform", "cluster barrier"),
    Unit(
        "control",
        r"BRA.*|BRX.*|EXIT|BSSY.*|BSYNC.*|CALL.*|RET.*|WARPSYNC.*|YIELD|NANOSLEEP.*|BREAK.*|BMOV.*|NOP|DEPBAR.*|"
        r"ERRBAR|MEMBAR.*|FENCE.*|CCTL.*|KILL|BPT.*|ACQBULK|JMP.*",
        "branch",
        "special",
    ),
    Unit(
        "asynchronous",
        r"SYNCS.*|UTMA.*|UBLK.*|ARRIVES.*|WARPGROUP.*|UCGABAR.*|ELECT.*|USETMAXREG.*|PLOP3.*",
        "alu",
        "special",
    ),
    Unit("integer and logic", r".*", "alu", "uniform"),
)
"""Every kind; the first whose pattern fits is an instruction's."""


WAITS = ("barrier", "fence", "cluster barrier")
"""Latencies that a warp waits for at once."""


@cache
def columns_of(opcode: str) -> int:
    """Read the columns of an asynchronous product's result from its opcode."""
    return int(opcode.split("x")[1])


@cache
def unit_of(opcode: str) -> Unit:
    """Look up what executes an opcode."""
    return next(unit for unit in UNITS if re.fullmatch(unit.opcodes, opcode))


@cache
def unit_of_ptx(mnemonic: str) -> Unit | None:
    """Look up what a PTX instruction becomes one of; None where that is not sure."""
    return next((unit for unit in UNITS if unit.ptx and re.fullmatch(unit.ptx, mnemonic)), None)


_ACCESSES = {"global load", "global store", "async copy", "shared load", "shared store", "local"}
_SASS_WIDTH = re.compile(r"\.(64|128|U8|S8|U16|S16)(?:\.|$)")
_SASS_BYTES = {"64": 8, "128": 16, "U8": 1, "S8": 1, "U16": 2, "S16": 2}
_PTX_TYPE = re.compile(r"\.(?:v(\d)\.)?[subf](\d+)(x2)?$")


def amount(instruction: SassInstruction) -> float:
    """How much of its kind an instruction is: bytes of a lane for an access, since neighbours may be merged; else 1."""
    if unit_of(instruction.opcode).name not in _ACCESSES:
        return 1.0
    width = _SASS_WIDTH.search(instruction.opcode)
    return float(_SASS_BYTES[width[1]] if width else 4)


def amount_of_ptx(mnemonic: str) -> float:
    """How much of its kind a PTX instruction is, as `amount` has it."""
    unit = unit_of_ptx(mnemonic)
    if unit is None or unit.name not in _ACCESSES:
        return 1.0
    kind = _PTX_TYPE.search(mnemonic)
    return float(int(kind[1] or 1) * int(kind[2]) // 8) if kind else 4.0


_PRODUCT_OF_TWO_WORDS = re.compile(r"(mul|mad)\.(lo|hi)\.[su]64")
MOST_FOR_TWO_WORDS = 3
"""Machine instructions for a product of integers of 64 bits: of the halves that reach the result."""


@cache
def is_product_of_two_words(mnemonic: str) -> bool:
    """Return whether a PTX instruction multiplies integers of 64 bits, for which a machine has no instruction."""
    return _PRODUCT_OF_TWO_WORDS.fullmatch(mnemonic) is not None
