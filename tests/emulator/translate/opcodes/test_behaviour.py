"""Rows that do more than compute: carries, moves, memory, atomics, lanes that meet, control, copies, barriers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from tests.emulator.translate.opcodes import (
    kernels,
    test_matrix,
    test_sparse,
    test_tensor,
    test_texture,
    test_warpgroup,
)
from tests.emulator.translate.opcodes.kernels import LANES, Array, Launcher, kernel
from tests.emulator.translate.opcodes.references import reference_of
from workbench.core.errors import KernelTrapError, UnsupportedInstructionError
from workbench.emulator import TABLE
from workbench.ptx import Instruction, parse

LANE = np.arange(LANES, dtype=np.int64)
WORDS = 64


def memory() -> Array:
    """Make what %p1 points to before each test: 64 words."""
    return np.arange(WORDS, dtype=np.uint32) * 3 + 1


@dataclass(frozen=True)
class Behaviour:
    """A body that leaves a result in %r0, or %d0 where `wide`, of each thread.

    Attributes
    ----------
    name, body : str
    expected : array or callable
        Results of the threads; or a function that checks the results and the words at %p1.
    own : str
        Why it is not asked of the hardware; empty where it is.
    """

    name: str
    body: str
    expected: object
    wide: bool = False
    grid: int = 1
    block: int = LANES
    module: str = ""
    target: str = "sm_90"
    directives: str = ""
    own: str = ""

    def __str__(self) -> str:
        return self.name

    @property
    def ptx(self) -> str:
        register, bits = ("%d0", 64) if self.wide else ("%r0", 32)
        place = f"mov.u32 %r62, %ctaid.x; mad.lo.u32 %r63, %r62, {self.block}, %t;"
        end = f"{place} mad.wide.u32 %p0, %r63, {bits // 8}, %p0; st.global.b{bits} [%p0], {register};"
        text = f"{self.body}\n{end}"
        return kernel(text, 2, module=self.module, target=self.target, directives=self.directives)


def where(words: Array, **changes: int) -> Array:
    """Memory with some words changed: ``w3=7``."""
    changed = words.copy()
    for name, value in changes.items():
        changed[int(name[1:])] = value & 0xFFFFFFFF
    return changed


def then(results: Array | int, **changes: int) -> Callable[[Array, Array], None]:
    """Check the results, and that memory has just these changes."""

    def check(out: Array, words: Array) -> None:
        np.testing.assert_array_equal(out, np.broadcast_to(results, out.shape).astype(out.dtype))
        np.testing.assert_array_equal(words, where(memory(), **changes))

    return check


def f32(value: float) -> int:
    return int(np.float32(value).view(np.uint32))


def f16(value: float) -> int:
    return int(np.float16(value).view(np.uint16))


def bf16(value: float) -> int:
    return f32(value) >> 16


OWN = "mad.wide.u32 %d1, %t, 4, %p1;"  # %d1: the thread's own word
ODD = "and.b32 %r9, %t, 1; setp.ne.u32 %q1, %r9, 0;"  # %q1: odd threads
SMEM = ".shared .align 16 .b8 smem[1024]; mov.u32 %r40, smem; mad.lo.u32 %r41, %t, 4, %r40;"  # %r41: its word
M64 = (1 << 64) - 1
LATE = "a copy may complete before its wait; the emulator makes it wait as long as it can"


def _carry() -> list[Behaviour]:
    low, high = 0xFFFFFFF0 + LANE, LANE + 0x80000000
    wide = low + (high << 32)
    other = 0x7FFFFFFF00000010 + LANE
    total = [(int(a) + int(b)) & M64 for a, b in zip(wide, other, strict=True)]
    difference = [(int(a) - int(b)) & M64 for a, b in zip(wide, other, strict=True)]
    setup = (
        "add.u32 %r1, %t, 0xFFFFFFF0; add.u32 %r2, %t, 0x80000000; setp.lt.u32 %q0, %r1, 16; selp.u32 %r3, 1, 0, %q0;"
        "add.u32 %r2, %r2, %r3; add.u32 %r4, %t, 16; mov.b32 %r5, 0x7FFFFFFF;"
    )
    pair = "mov.b64 %d0, {%r6, %r7};"
    found = [
        Behaviour(
            f"64-bit {name} by 32-bit parts, {kind}",
            f"{setup} {name}.cc.{kind} %r6, %r1, %r4; {name}c.{kind} %r7, %r2, %r5; {pair}",
            np.array(result, np.uint64),
            True,
        )
        for name, result in (("add", total), ("sub", difference))
        for kind in ("u32", "s32")
    ]
    found.append(
        Behaviour(
            "carry of add in 64 bits",
            "cvt.u64.u32 %d1, %t; add.cc.u64 %d2, %d1, -1; addc.u64 %d0, 5, 0;",
            5 + (LANE > 0),
            True,
        )
    )
    found.append(
        Behaviour(
            "borrow of sub in 64 bits, through a middle word",
            "cvt.u64.u32 %d1, %t; sub.cc.u64 %d2, 3, %d1; subc.cc.u64 %d3, 0, 0; subc.u64 %d0, 5, 0;",
            5 - (LANE > 3),
            True,
        )
    )
    found += [
        Behaviour(
            f"{first} leaves for {second} whether nothing was borrowed, {bits} bits",
            f"{start} {first}.u{bits} %{r}1, %{r}2, {operand}; {second}.u{bits} %{r}0, 5, 0;",
            wanted,
            bits == 64,
        )
        for bits, r, start in ((32, "r", "mov.u32 %r2, %t;"), (64, "d", "cvt.u64.u32 %d2, %t;"))
        for first, second, operand, wanted in (
            ("sub.cc", "addc", 3, 5 + (LANE >= 3)),
            ("add.cc", "subc", -3, 5 - (LANE < 3)),
            ("add.cc", "addc", -3, 5 + (LANE >= 3)),
            ("sub.cc", "subc", 3, 5 - (LANE < 3)),
        )
    ]
    found += [
        Behaviour(
            f"subc.cc behind {first} borrows where the complement and the carry do not overflow",
            f"{first}.u32 %r1, %t, {operand}; subc.cc.u32 %r2, %t, %t; addc.u32 %r0, 5, 0;",
            5 + carry,
        )
        for first, operand, carry in (("sub.cc", 3, LANE >= 3), ("add.cc", -3, LANE >= 3))
    ]
    multiply = (
        "add.u32 %r1, %t, 0xFFFFFFF0; add.u32 %r2, %t, 0x80000000; mov.b32 %r3, 7; mov.b32 %r4, 9;"
        "mad.lo.cc.u32 %r6, %r1, %r2, %r3; madc.hi.u32 %r7, %r1, %r2, %r4;"
    )
    low_words = [int(a) % 2**32 for a in low]
    sums = [(a * int(b) + 7 + (9 << 32)) & M64 for a, b in zip(low_words, high, strict=True)]
    found.append(Behaviour("64-bit mad by parts", f"{multiply} {pair}", np.array(sums, np.uint64), True))
    found.append(
        Behaviour(
            "madc with carry out",
            "mov.b32 %r1, -1; mad.hi.cc.u32 %r2, %r1, %r1, 5; madc.lo.cc.u32 %r3, %t, 1, -1; addc.u32 %r0, 0, 0;",
            (LANE + 0xFFFFFFFF + 1 > 0xFFFFFFFF).astype(int),
        )
    )
    return found


def _data() -> list[Behaviour]:
    return [
        Behaviour("mov packs the first element lowest", "mov.b64 %d0, {%t, 7};", LANE | 7 << 32, True),
        Behaviour(
            "a guarded instruction leaves a NaN that its register holds as it is, the canonical one",
            f"{ODD} mov.b32 %r1, 0xFFFFFFFE; add.rn.f32 %r0, %r1, %r1; @%q1 mov.b32 %r0, 3;",
            np.where(LANE % 2, 3, 0x7FFFFFFF),
        ),
        Behaviour(
            "mov of two elements reads both before it writes",
            "mov.u32 %r1, 5; add.u32 %r2, %t, 9; mov.v2.u32 {%r1, %r2}, {%r2, %r1}; mad.lo.u32 %r0, %r1, 100, %r2;",
            100 * (LANE + 9) + 5,
        ),
        Behaviour(
            "mov of vectors, special registers and literals",
            ".reg .v4 .u32 %v, %w; .reg .v2 .f32 %x; mov.v4.u32 %v, %tid; mov.v4.u32 %w, %v; mov.v2.f32 %x, {1.5, %f0};"
            " cvt.rpi.u32.f32 %r1, %x.x; add.u32 %r0, %w.x, %r1; mov.v4.u32 {%r3, _, _, %r4}, {%r0, 1, 2, 3};"
            " add.u32 %r0, %r3, %r4;",
            LANE + 5,
        ),
        Behaviour(
            "elements of arrays by their numbers",
            ".local .u32 own[8]; rem.u32 %r1, %t, 4; mov.u32 %r2, 0; L: st.local.u32 [own], %t; add.u32 %r2, %r2, 1;"
            " setp.lt.u32 %q0, %r2, 2; @%q0 bra L; st.local.u32 own[1], 11; st.local.u32 own[2], 12;"
            " st.local.u32 own[3], 13; st.local.u32 own[4], 14; ld.local.u32 %r3, own[%r1]; ld.local.u32 %r4, own[%r1+1];"
            " mov.u64 %d1, own[2]; ld.local.u32 %r5, [%d1]; mad.lo.u32 %r0, %r3, 10000, %r5;"
            " mad.lo.u32 %r0, %r4, 100, %r0;",
            np.where(LANE % 4, 10 + LANE % 4, LANE) * 10000 + (11 + LANE % 4) * 100 + 12,
        ),
        Behaviour(
            "variables whose names begin as registers' do",
            ".local .align 4 .b8 %own[16]; st.local.u32 [%own+4], %t; mov.u64 %d1, %own; ld.local.u32 %r0, [%d1+4];",
            LANE,
        ),
        Behaviour(
            "mov unpacks",
            "mov.b32 %r1, 0x00050003; mov.b32 {%h1, %h2}, %r1; cvt.u32.u16 %r2, %h1; cvt.u32.u16 %r3, %h2;"
            "mad.lo.u32 %r0, %r3, 100, %r2;",
            np.full(LANES, 503),
        ),
        Behaviour("mov of a predicate", f"{ODD} mov.pred %q2, %q1; selp.b32 %r0, 4, 9, %q2;", np.where(LANE % 2, 4, 9)),
        Behaviour(
            "a guarded mov keeps the old value",
            f"{ODD} mov.u32 %r0, 5; @%q1 mov.u32 %r0, %t;",
            np.where(LANE % 2, LANE, 5),
        ),
        Behaviour(
            "a shared address is generic after cvta, and shared again after cvta.to",
            f"{SMEM} st.shared.u32 [%r41], %t; cvt.u64.u32 %d1, %r41; cvta.shared.u64 %d2, %d1; ld.u32 %r1, [%d2];"
            "cvta.to.shared.u64 %d3, %d2; cvt.u32.u64 %r2, %d3; ld.shared.u32 %r3, [%r2]; add.u32 %r0, %r1, %r3;",
            2 * LANE,
        ),
        Behaviour(
            "shared::cta is shared",
            f"{SMEM} st.shared::cta.u32 [%r41], %t; cvt.u64.u32 %d1, %r41; cvta.shared::cta.u64 %d2, %d1;"
            "ld.u32 %r0, [%d2];",
            LANE,
        ),
        Behaviour(
            "isspacep tells the spaces apart",
            f"{SMEM} cvt.u64.u32 %d1, %r41; cvta.shared.u64 %d2, %d1; isspacep.shared %q0, %d2;"
            f" isspacep.global %q1, %d2;"
            "isspacep.global %q2, %p1; isspacep.local %q3, %p1; selp.u32 %r1, 1, 0, %q0; selp.u32 %r2, 2, 0, %q1;"
            "selp.u32 %r3, 4, 0, %q2; selp.u32 %r4, 8, 0, %q3; add.u32 %r1, %r1, %r2; add.u32 %r3, %r3, %r4;"
            "add.u32 %r0, %r1, %r3;",
            np.full(LANES, 5),
        ),
    ]


def _memory() -> list[Behaviour]:
    plain = [
        Behaviour("ld and st", f"{OWN} ld.global.u32 %r0, [%d1]; st.global.u32 [%d1+128], %r0;", _copied),
        Behaviour(
            "a loaded byte is extended by its sign",
            "st.global.b8 [%p1], -2; ld.global.s8 %r1, [%p1]; ld.global.u8 %r2, [%p1]; add.u32 %r0, %r1, %r2;",
            then(252, w0=254),
        ),
        Behaviour("ld.v4", f"{OWN} ld.global.nc.v4.u32 {{%r1, %r2, %r3, %r0}}, [%p1+16];", np.full(LANES, 22)),
        Behaviour(
            "st.v2 of lanes next to one another",
            f"{SMEM} mad.lo.u32 %r42, %t, 8, %r40; st.shared.v2.u32 [%r42], {{%t, 5}}; ld.shared.u64 %d0, [%r42];",
            LANE | 5 << 32,
            True,
        ),
        Behaviour("ldu", f"{OWN} ldu.global.u32 %r0, [%d1];", 3 * LANE + 1),
        Behaviour("ld with a cache hint", "ld.global.L2::cache_hint.u32 %r0, [%p1], %p1;", np.full(LANES, 1)),
        Behaviour(
            "128 bits",
            ".reg .b128 %x; mad.wide.u32 %d1, %t, 0, %p1; ld.global.b128 %x, [%d1+16]; st.global.b128 [%d1+32], %x;"
            "mov.b128 {%d2, %d3}, %x; mov.b64 %d0, %d3;",
            _wide_copied,
            True,
        ),
        Behaviour(
            "local memory is each thread's own",
            ".local .align 4 .b8 mine[64]; mov.u64 %d1, mine; cvta.local.u64 %d2, %d1; st.local.u32 [%d1+4], %t;"
            "ld.u32 %r0, [%d2+4];",
            LANE,
        ),
        Behaviour(
            "a guarded store leaves the others' words",
            f"{OWN} {ODD} @!%q1 st.global.u32 [%d1], 0; ld.global.u32 %r0, [%d1];",
            _even_cleared,
        ),
    ]
    hints = (
        "prefetch.global.L2 [%p1]; prefetchu.L1 [%p1]; applypriority.global.L2::evict_normal [%p1], 128;"
        "createpolicy.fractional.L2::evict_last.b64 %d1, 0f3F800000;"
        "createpolicy.range.global.L2::evict_last.L2::evict_unchanged.b64 %d2, [%p1], 128, 256;"
        "createpolicy.range.L2::evict_first.b64 %d2, [%p1], 128, 256; createpolicy.cvt.L2.b64 %d3, %d1;"
    )
    fences = (
        "membar.gl; fence.acq_rel.gpu; fence.sc.cta; fence.mbarrier_init.release.cluster; fence.proxy.async;"
        "membar.proxy.alias; fence.proxy.async.shared::cta; fence.proxy.tensormap::generic.release.gpu;"
        "fence.proxy.tensormap::generic.acquire.sys [%p1], 128;"
        "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster; fence.acquire.sync_restrict::shared::cluster.cluster;"
    )
    return [
        *plain,
        Behaviour("hints and fences change nothing", f"{hints} {fences} mov.u32 %r0, %t;", then(LANE)),
        Behaviour(
            "discarded bytes are another line's", "discard.global.L2 [%p1+128], 128; ld.global.u32 %r0, [%p1];", 1
        ),
        Behaviour("prefetch.tensormap", "prefetch.tensormap [%p1]; mov.u32 %r0, %t;", LANE, own="needs a tensor map"),
    ]


def _copied(out: Array, words: Array) -> None:
    np.testing.assert_array_equal(out, memory()[:LANES])
    np.testing.assert_array_equal(words[LANES:], memory()[:LANES])


def _wide_copied(out: Array, words: Array) -> None:
    np.testing.assert_array_equal(words[8:12], memory()[4:8])
    np.testing.assert_array_equal(out, np.full(LANES, 19 | 22 << 32))


def _even_cleared(out: Array, words: Array) -> None:
    np.testing.assert_array_equal(out, np.where(LANE % 2, 3 * LANE + 1, 0))
    np.testing.assert_array_equal(words[LANES:], memory()[LANES:])


def _order(values: Array) -> Callable[[Array, Array], None]:
    """Old values of an atomic that every lane makes at one word: all the sums on the way, in some order."""

    def check(out: Array, words: Array) -> None:
        np.testing.assert_array_equal(np.sort(out), np.sort(values.astype(out.dtype)))

    return check


def _atomics() -> list[Behaviour]:
    sums = np.cumsum(np.concatenate([[1], LANE[:-1]]))
    found = [
        Behaviour("atom.add gives the sums on the way", "atom.global.add.u32 %r0, [%p1], %t;", _order(sums)),
        Behaviour("the scope behind the space", "atom.global.sys.add.u32 %r0, [%p1], %t;", _order(sums)),
        Behaviour("order and scope behind the operation", "atom.add.acq_rel.gpu.s32 %r0, [%p1], %t;", _order(sums)),
        Behaviour("order and scope before", "atom.relaxed.cta.global.add.u32 %r0, [%p1], %t;", _order(sums)),
        Behaviour("red.add", "red.global.add.u32 [%p1+4], %t; mov.u32 %r0, 0;", then(0, w1=4 + 496)),
        Behaviour(
            "red.add, other orders",
            "red.global.gpu.add.u32 [%p1+4], %t; red.add.relaxed.gpu.u32 [%p1+4], 1; mov.u32 %r0, 0;",
            then(0, w1=4 + 496 + 32),
        ),
        Behaviour(
            "and, or, xor",
            "red.global.and.b32 [%p1], -2; red.global.or.b32 [%p1+4], 64; atom.global.xor.b32 %r1, [%p1+8], 1;"
            "atom.global.cta.or.b32 %r1, [%p1+4], 128; atom.and.relaxed.gpu.b32 %r1, [%p1+12], -3;"
            "red.global.gpu.xor.b32 [%p1+16], 1; red.xor.relaxed.gpu.b32 [%p1+16], 2; mov.u32 %r0, 0;",
            then(0, w0=0, w1=4 | 64 | 128, w3=10 & ~2),
        ),
        Behaviour(
            "min and max by the type's sign",
            "sub.s32 %r1, 0, %t; atom.global.min.s32 %r2, [%p1], %r1; red.global.max.u32 [%p1+4], %r1;"
            "atom.global.gpu.max.s32 %r2, [%p1+8], %t; atom.max.relaxed.gpu.s32 %r2, [%p1+12], 50;"
            "red.global.cta.min.u32 [%p1+16], 2; red.min.relaxed.cta.u32 [%p1+20], 3; mov.u32 %r0, 0;",
            then(0, w0=-31, w1=-1, w2=31, w3=50, w4=2, w5=3),
        ),
        Behaviour(
            "inc wraps past its operand",
            "atom.global.inc.u32 %r0, [%p1], 3;",
            _order(np.tile([0, 1, 2, 3], 8)[[1, 2, 3, *range(0, 29)]]),
        ),
        Behaviour(
            "dec wraps below zero",
            "red.global.dec.u32 [%p1], 31; atom.global.cta.inc.u32 %r1, [%p1+4], 100;"
            " atom.dec.relaxed.gpu.u32 %r1, [%p1+8], 100;"
            "red.global.gpu.inc.u32 [%p1+12], 1000; red.inc.relaxed.gpu.u32 [%p1+12], 1000; mov.u32 %r0, 0;",
            then(0, w0=1, w1=36, w2=7 - 32 + 101, w3=74),
        ),
        Behaviour("exch hands a token on", "atom.global.exch.b32 %r0, [%p1], %t;", _exchanged),
        Behaviour(
            "cas: one thread wins",
            "atom.global.cas.b32 %r1, [%p1], 1, 99; setp.eq.u32 %q0, %r1, 1; selp.u32 %r0, 1, 0, %q0;"
            "atom.global.cta.cas.b32 %r2, [%p1+4], 0, 5; atom.cas.acquire.gpu.b32 %r2, [%p1+8], 7, 8;",
            _one_winner,
        ),
        Behaviour(
            "exch and cas of 128 bits",
            ".reg .b128 %x, %y, %z; mov.b128 %x, {1, 2}; atom.global.exch.b128 %y, [%p1], %x; mov.b128 %z, {3, 4};"
            "atom.global.cas.b128 %y, [%p1], %x, %z; mov.u32 %r0, 0;",
            then(0, w0=3, w1=0, w2=4, w3=0),
        ),
        Behaviour(
            "add f32 and f64",
            "atom.global.add.f32 %f1, [%p1], 0f3F800000; mov.u32 %r0, 0;"
            " red.global.add.f64 [%p1+8], 0d3FF0000000000000;",
            _floats_added,
        ),
        Behaviour(
            "add f32 flushes subnormal numbers in global memory, and keeps them in shared memory",
            f"{SMEM} mov.b32 %f1, 0x00000003; st.global.b32 [%p1], 0; st.shared.b32 [%r40], 0; bar.sync 0;"
            "red.global.add.f32 [%p1], %f1; red.shared.add.f32 [%r40], %f1; bar.sync 0; ld.shared.b32 %r0, [%r40];",
            then(96, w0=0),
        ),
    ]
    for kind, one in (("f16", f16(1)), ("bf16", bf16(1))):
        found += [
            Behaviour(
                f"add {kind}",
                f"st.global.b32 [%p1], 0; bar.sync 0; mov.b16 %h1, {one};"
                f" atom.global.add.noftz.{kind} %h2, [%p1], %h1;"
                f"red.global.gpu.add.noftz.{kind} [%p1], %h1; red.add.noftz.relaxed.gpu.{kind} [%p1], %h1;"
                f" mov.u32 %r0, 0;",
                then(0, w0={"f16": f16(96), "bf16": bf16(96)}[kind]),
            ),
            Behaviour(
                f"add {kind}x2",
                f"st.global.b32 [%p1], 0; bar.sync 0; mov.b32 %r1, {one << 16};"
                f" red.global.add.noftz.{kind}x2 [%p1], %r1;"
                f"atom.add.noftz.relaxed.gpu.{kind}x2 %r2, [%p1], %r1;"
                f" atom.global.gpu.add.noftz.{kind}x2 %r2, [%p1], %r1;"
                "mov.u32 %r0, 0;",
                then(0, w0={"f16": f16(96), "bf16": bf16(96)}[kind] << 16),
            ),
            Behaviour(
                f"vectors of {kind}",
                f"st.global.v4.b32 [%p1], {{0, 0, 0, 0}}; bar.sync 0; mov.b16 %h1, {one}; mov.b16 %h2, 0;"
                f" mov.b32 %r1, {one};"
                f"red.global.add.noftz.v4.{kind} [%p1], {{%h1, %h2, %h1, %h2}};"
                f"atom.global.add.noftz.v2.{kind} {{%h3, %h4}}, [%p1+8], {{%h1, %h2}};"
                f"red.global.add.noftz.v2.{kind}x2 [%p1+8], {{%r1, %r1}};"
                f"atom.global.add.noftz.v2.{kind}x2 {{%r2, %r3}}, [%p1], {{%r1, %r1}}; mov.u32 %r0, 0;",
                _half_vectors(kind),
            ),
            Behaviour(
                f"least and greatest of vectors of {kind}",
                f"st.global.v4.b32 [%p1], {{0, 0, 0, 0}}; bar.sync 0; mov.b16 %h1, {one}; mov.b16 %h2, {one | 0x8000};"
                f" mov.b16 %h3, 0x7FFF; mov.b32 %r1, {one | (one | 0x8000) << 16};"
                f"red.global.max.noftz.v4.{kind} [%p1], {{%h1, %h2, %h3, %h1}};"
                f"atom.global.min.noftz.v2.{kind} {{%h4, %h5}}, [%p1+8], {{%h2, %h1}};"
                f"red.global.gpu.max.noftz.v2.{kind}x2 [%p1], {{%r1, %r1}};"
                f"atom.min.noftz.global.v2.{kind}x2 {{%r2, %r3}}, [%p1+8], {{%r1, %r1}}; mov.u32 %r0, 0;",
                then(0, w0=one, w1=one | one << 16, w2=(one | 0x8000) | (one | 0x8000) << 16, w3=(one | 0x8000) << 16),
            ),
        ]
    found.append(
        Behaviour(
            "vectors of f32",
            "st.global.v4.b32 [%p1], {0, 0, 0, 0}; bar.sync 0; mov.b32 %f1, 0f3F800000; mov.b32 %f2, 0f40000000;"
            "red.global.add.v4.f32 [%p1], {%f1, %f2, %f1, %f2}; atom.global.add.v2.f32 {%f3, %f4}, [%p1], {%f1, %f1};"
            "mov.u32 %r0, 0;",
            then(0, w0=f32(64), w1=f32(96), w2=f32(32), w3=f32(64)),
        )
    )
    return found


def _half_vectors(kind: str) -> Callable[[Array, Array], None]:
    pack = {"f16": f16, "bf16": bf16}[kind]
    return then(0, w0=pack(64), w1=pack(64), w2=pack(64), w3=pack(32))


def _exchanged(out: Array, words: Array) -> None:
    seen = sorted([*out.tolist(), int(words[0])])
    assert seen == sorted([1, *range(LANES)])


def _one_winner(out: Array, words: Array) -> None:
    assert out.sum() == 1
    np.testing.assert_array_equal(words, where(memory(), w0=99, w2=8))


def _floats_added(out: Array, words: Array) -> None:
    assert words[0] == f32(32)  # 1 as the bits of an f32 is subnormal: flushed
    start = int(memory()[2]) | int(memory()[3]) << 32
    assert words[2:4].copy().view(np.float64)[0] == np.uint64(start).view(np.float64) + 32


def _warp() -> list[Behaviour]:
    segment = LANE // 8 * 8
    return [
        Behaviour(
            "shfl up within a segment",
            "shfl.sync.up.b32 %r0|%q0, %t, 2, 0x1800, -1;",
            np.where(segment <= LANE - 2, LANE - 2, LANE),
        ),
        Behaviour(
            "shfl down to the clamp", "shfl.sync.down.b32 %r0, %t, 3, 31, -1;", np.where(LANE + 3 < 32, LANE + 3, LANE)
        ),
        Behaviour("shfl bfly", "shfl.sync.bfly.b32 %r0, %t, 5, 31, -1;", LANE ^ 5),
        Behaviour("shfl idx", "shfl.sync.idx.b32 %r0, %t, 2, 0x181f, -1;", segment + 2),
        Behaviour(
            "shfl tells whether the source is within",
            "shfl.sync.down.b32 %r1|%q0, %t, 1, 31, -1; selp.u32 %r0, 1, 0, %q0;",
            (LANE < 31).astype(int),
        ),
        Behaviour("vote.ballot", f"{ODD} vote.sync.ballot.b32 %r0, %q1, -1;", np.full(LANES, 0xAAAAAAAA)),
        Behaviour(
            "vote.all, any and uni",
            f"{ODD} vote.sync.all.pred %q2, %q1, -1; vote.sync.any.pred %q3, %q1, -1;"
            f" vote.sync.uni.pred %q4, %q1, -1;"
            "selp.u32 %r1, 1, 0, %q2; selp.u32 %r2, 2, 0, %q3; selp.u32 %r3, 4, 0, %q4; add.u32 %r1, %r1, %r2;"
            "add.u32 %r0, %r1, %r3;",
            np.full(LANES, 2),
        ),
        Behaviour(
            "a vote among the odd threads",
            f"{ODD} mov.u32 %r0, 0; setp.gt.u32 %q2, %t, 15; @!%q1 bra END;"
            f" vote.sync.ballot.b32 %r0, %q2, 0xAAAAAAAA; END:",
            np.where(LANE % 2, 0xAAAA0000, 0),
        ),
        Behaviour("match.any", "shr.u32 %r1, %t, 3; match.any.sync.b32 %r0, %r1, -1;", 0xFF << segment),
        Behaviour(
            "match.all of 64 bits",
            "mov.u64 %d1, 7; match.all.sync.b64 %r1|%q0, %d1, -1; selp.u32 %r0, %r1, 0, %q0;",
            np.full(LANES, 0xFFFFFFFF),
        ),
        Behaviour("redux.add", "redux.sync.add.s32 %r0, %t, -1;", np.full(LANES, 496)),
        Behaviour("redux.min of signed", "sub.s32 %r1, 5, %t; redux.sync.min.s32 %r0, %r1, -1;", np.full(LANES, -26)),
        Behaviour("redux.xor", "redux.sync.xor.b32 %r0, %t, -1;", np.full(LANES, 0)),
        Behaviour(
            "activemask",
            f"{ODD} mov.u32 %r0, 0; @%q1 bra ON; bra END; ON: activemask.b32 %r0; END:",
            np.where(LANE % 2, 0xAAAAAAAA, 0),
        ),
        Behaviour(
            "elect chooses the lowest lane",
            "elect.sync %r1|%q0, -1; selp.u32 %r2, 100, 0, %q0; add.u32 %r0, %r1, %r2;",
            np.where(LANE == 0, 100, 0),
        ),
        Behaviour(
            "bar.warp.sync orders shared memory",
            f"{SMEM} st.shared.u32 [%r41], %t; bar.warp.sync -1; xor.b32 %r1, %t, 7; mad.lo.u32 %r2, %r1, 4, %r40;"
            "ld.shared.u32 %r0, [%r2];",
            LANE ^ 7,
        ),
    ]


def _calls() -> list[Behaviour]:
    """Arguments and results in registers, literals, and ``.param`` variables read in other pieces than were stored."""
    add = ".func (.reg .u32 out) add(.reg .u32 a, .reg .u32 b) { mad.lo.u32 out, a, 100, b; ret; }"
    halves = (
        ".func (.param .b64 out) halves(.param .align 8 .b8 in[8]) { .reg .b32 %a, %b; ld.param.b32 %a, [in];"
        " ld.param.b32 %b, [in+4]; st.param.b32 [out], %b; st.param.b32 [out+4], %a; ret; }"
    )
    whole = (
        ".func (.param .align 8 .b8 out[8]) whole(.param .align 8 .b8 in[8]) { .reg .b64 %a; ld.param.b64 %a, [in];"
        " st.param.b64 [out], %a; ret; }"
    )
    factorial = (
        ".func (.reg .u32 out) factorial(.reg .u32 n) { .reg .pred %z; .reg .u32 %m, %o; setp.eq.u32 %z, n, 0;"
        " mov.u32 out, 1; @%z ret; sub.u32 %m, n, 1; call (%o), factorial, (%m); mul.lo.u32 out, %o, n; ret; }"
    )
    two = ".func (.reg .u32 p, .reg .u32 q) two(.param .b32 a) { .reg .b32 %a; ld.param.b32 %a, [a]; add.u32 p, %a, 1; add.u32 q, %a, 2; ret; }"
    param = "{ .param .b32 i, o; st.param.b32 [i], %t;"
    indirect = "mov.u64 %d1, add; K: .callprototype (.reg .u32 _) _ (.reg .u32 _, .reg .u32 _);"
    pair = LANE + 7 * 2**32
    return [
        Behaviour("call with registers", "call (%r0), add, (%t, %t);", 101 * LANE, module=add),
        Behaviour("call with literals", "call.uni (%r0), add, (3, -1);", np.full(LANES, 299), module=add),
        Behaviour(
            "call with a .param variable for a register",
            f"{param} call (o), add, (i, 5); ld.param.b32 %r0, [o]; }}",
            100 * LANE + 5,
            module=add,
        ),
        Behaviour(
            "call with a register for a .param",
            "call (%r1, %r2), two, (%t); mad.lo.u32 %r0, %r1, 100, %r2;",
            101 * LANE + 102,
            module=two,
        ),
        Behaviour(
            "a guarded call",
            f"{ODD} mov.u32 %r0, 1; @%q1 call (%r0), add, (%t, 2);",
            np.where(LANE % 2, 100 * LANE + 2, 1),
            module=add,
        ),
        Behaviour(
            "an indirect call with registers", f"{indirect} call (%r0), %d1, (%t, 4), K;", 100 * LANE + 4, module=add
        ),
        Behaviour(
            "an argument stored whole and read in halves",
            "{ .param .b64 o; .param .align 8 .b8 i[8]; mov.b64 %d1, {%t, 7}; st.param.b64 [i], %d1;"
            " call (o), halves, (i); ld.param.b64 %d0, [o]; }",
            (LANE << 32) + 7,
            True,
            module=halves,
        ),
        Behaviour(
            "an argument stored in halves and read whole",
            "{ .param .align 8 .b8 o[8]; .param .align 8 .b8 i[8]; mov.b32 %r2, 7; st.param.v2.b32 [i], {%t, %r2};"
            " call (o), whole, (i); ld.param.b32 %r3, [o]; ld.param.b32 %r4, [o+4]; mov.b64 %d0, {%r3, %r4}; }",
            pair,
            True,
            module=whole,
        ),
        Behaviour(
            "a recursion that a guarded ret ends",
            "rem.u32 %r1, %t, 8; call (%r0), factorial, (%r1);",
            np.array([1, 1, 2, 6, 24, 120, 720, 5040])[LANE % 8],
            module=factorial,
        ),
    ]


def _control() -> list[Behaviour]:
    thread = np.arange(64)
    square = (
        ".func (.param .b32 out) square(.param .b32 in) { .reg .b32 %a; ld.param.b32 %a, [in]; mul.lo.u32 %a, %a, %a;"
        " st.param.b32 [out], %a; ret; }"
    )
    call = "{ .param .b32 i; .param .b32 o; st.param.b32 [i], %t; call.uni (o), square, (i); ld.param.b32 %r0, [o]; }"
    return [
        Behaviour(
            "a loop of as many turns as the thread's number",
            "mov.u32 %r0, 0; mov.u32 %r1, 0; L: setp.ge.u32 %q0, %r1, %t; @%q0 bra E; add.u32 %r0, %r0, %r1;"
            " add.u32 %r1, %r1, 1; bra.uni L; E:",
            LANE * (LANE - 1) // 2,
        ),
        Behaviour(
            "brx.idx",
            "rem.u32 %r1, %t, 3; mov.u32 %r0, 9; T: .branchtargets A, B, C; brx.idx %r1, T;"
            " A: mov.u32 %r0, 1; bra E; B: mov.u32 %r0, 2; bra E; C: mov.u32 %r0, 3; E:",
            LANE % 3 + 1,
        ),
        Behaviour("call and ret", call, LANE**2, module=square),
        *_calls(),
        Behaviour(
            "alloca gives each thread as much as it asks for, and stackrestore takes it back",
            "stacksave.u64 %d1; mad.lo.u32 %r1, %t, 4, 4; cvt.u64.u32 %d2, %r1; alloca.u64 %d3, %d2; mov.u32 %r2, 0;"
            "add.u64 %d4, %d3, %d2; L: add.u64 %d4, %d4, -4; st.local.u32 [%d4], %r2; add.u32 %r2, %r2, 1;"
            "setp.gt.u64 %q0, %d4, %d3; @%q0 bra L; alloca.u64 %d5, 8, 32; st.local.u64 [%d5], -1;"
            "ld.local.u32 %r0, [%d3]; and.b64 %d6, %d5, 31; cvt.u32.u64 %r3, %d6; mad.lo.u32 %r0, %r3, 1000, %r0;"
            "stackrestore.u64 %d1; alloca.u64 %d7, %d2; setp.eq.u64 %q1, %d3, %d7; @!%q1 mov.u32 %r0, -1;",
            LANE,
        ),
        Behaviour(
            "what a function has allocated is free when it returns",
            "mov.u32 %r1, 0; mov.u32 %r0, 0; L: { .param .b32 o; call.uni (o), scratch; ld.param.b32 %r2, [o]; }"
            "add.u32 %r0, %r0, %r2; add.u32 %r1, %r1, 1; setp.lt.u32 %q0, %r1, 64; @%q0 bra L;",
            np.full(LANES, 64 * 5),
            module=".func (.param .b32 out) scratch() { .reg .b64 %a; .reg .b32 %v; alloca.u64 %a, 1024;"
            " st.local.b32 [%a+1020], 5; ld.local.b32 %v, [%a+1020]; st.param.b32 [out], %v; ret; }",
        ),
        Behaviour("exit", f"{ODD} @%q1 exit; mov.u32 %r0, 5;", np.where(LANE % 2, 0, 5)),
        Behaviour(
            "hints to the machine",
            "nanosleep.u32 10; pmevent 3; griddepcontrol.wait; griddepcontrol.launch_dependents; mov.u32 %r0, %t;",
            LANE,
        ),
        Behaviour(
            "a warp group gives registers back and takes them again",
            "setmaxnreg.dec.sync.aligned.u32 40; setmaxnreg.inc.sync.aligned.u32 64; mov.u32 %r0, %t;",
            np.arange(128),
            block=128,
            target="sm_90a",
            directives=".reqntid 128 .maxnreg 64",
        ),
        Behaviour(
            "bar.sync makes shared memory visible to the block",
            f"{SMEM} st.shared.u32 [%r41], %t; bar.sync 0; xor.b32 %r1, %t, 33; mad.lo.u32 %r2, %r1, 4, %r40;"
            f" ld.shared.u32 %r0, [%r2];",
            thread ^ 33,
            block=64,
        ),
        Behaviour(
            "bar.arrive lets one warp go on while the other waits",
            f"{SMEM} setp.lt.u32 %q0, %t, 32; mov.u32 %r0, 0; @!%q0 bra WAIT; st.shared.u32 [%r41], 7;"
            f" bar.arrive 1, 64; bra E;"
            " WAIT: bar.sync 1, 64; sub.u32 %r3, %r41, 128; ld.shared.u32 %r0, [%r3]; E:",
            np.where(thread < 32, 0, 7),
            block=64,
        ),
        Behaviour(
            "barrier.sync, and red over the block",
            "barrier.sync 2; setp.gt.u32 %q0, %t, 9; barrier.red.popc.u32 %r0, 3, %q0;",
            np.full(64, 54),
            block=64,
        ),
        Behaviour(
            "bar.red writes a register that a literal was in, and no other",
            "mov.u32 %r2, 5; mov.u32 %r3, 7; setp.gt.u32 %q0, %t, 9; bar.red.popc.u32 %r2, 0, %q0; bar.sync 0;"
            " add.u32 %r0, %r2, %r3;",
            np.full(64, 54 + 7),
            block=64,
        ),
        Behaviour(
            "bar.red",
            "setp.gt.u32 %q0, %t, 9; bar.red.popc.u32 %r1, 0, %q0; bar.red.and.pred %q1, 0, %q0;"
            " bar.red.or.pred %q2, 0, %q0;"
            "barrier.cta.red.or.aligned.pred %q3, 0, %q0; selp.u32 %r2, 100, 0, %q1; selp.u32 %r3, 200, 0, %q2;"
            "selp.u32 %r4, 400, 0, %q3; add.u32 %r1, %r1, %r2; add.u32 %r3, %r3, %r4; add.u32 %r0, %r1, %r3;",
            np.full(64, 54 + 600),
            block=64,
        ),
    ]


def _copies() -> list[Behaviour]:
    issue = f"{SMEM} {OWN} st.shared.u32 [%r41], 1000; cp.async.ca.shared.global [%r41], [%d1], 4;"
    return [
        Behaviour(
            "cp.async: the data are not there before the wait",
            f"{issue} ld.shared.u32 %r1, [%r41]; cp.async.commit_group; cp.async.wait_group 0;"
            f" ld.shared.u32 %r2, [%r41];"
            "add.u32 %r0, %r1, %r2;",
            1000 + 3 * LANE + 1,
            own=LATE,
        ),
        Behaviour(
            "wait_group lets the newest groups go on",
            f"{issue} cp.async.commit_group; add.u32 %r42, %r41, 128; st.shared.u32 [%r42], 2000;"
            "cp.async.ca.shared.global [%r42], [%d1+128], 4; cp.async.commit_group; cp.async.wait_group 1;"
            "ld.shared.u32 %r1, [%r41]; ld.shared.u32 %r2, [%r42]; add.u32 %r0, %r1, %r2;",
            3 * LANE + 1 + 2000,
            own=LATE,
        ),
        Behaviour(
            "wait_all takes what was not committed",
            f"{issue} cp.async.wait_all; ld.shared.u32 %r0, [%r41];",
            3 * LANE + 1,
        ),
        Behaviour(
            "groups are each thread's own",
            f"{issue} {ODD} @%q1 cp.async.commit_group; cp.async.wait_group 0; ld.shared.u32 %r0, [%r41];",
            np.where(LANE % 2, 3 * LANE + 1, 1000),
            own=LATE,
        ),
        Behaviour(
            "16 bytes, and zeros behind the source size",
            f"{SMEM} mad.lo.u32 %r42, %t, 16, %r40; and.b32 %r1, %t, 15;"
            f" cp.async.cg.shared.global.L2::128B [%r42], [%p1], 16, %r1;"
            "cp.async.wait_all; ld.shared.v4.u32 {%r2, %r3, %r4, %r5}, [%r42]; mov.b64 %d0, {%r2, %r5};",
            _partial(),
            True,
        ),
        Behaviour(
            "an ignored source gives zeros",
            f"{SMEM} {OWN} {ODD} st.shared.u32 [%r41], 9; cp.async.ca.shared.global [%r41], [%d1], 4, %q1;"
            f" cp.async.wait_all;"
            "ld.shared.u32 %r0, [%r41];",
            np.where(LANE % 2, 0, 3 * LANE + 1),
        ),
        Behaviour(
            "a hundred copies of a thread, each to its own word, complete by the wait",
            ".shared .align 16 .b8 smem[12800]; mov.u32 %r40, smem; mad.lo.u32 %r41, %t, 4, %r40; mov.u32 %r1, 0;"
            "L: and.b32 %r2, %r1, 31; mad.wide.u32 %d1, %r2, 4, %p1; mad.lo.u32 %r42, %r1, 128, %r41;"
            "cp.async.ca.shared.global [%r42], [%d1], 4; cp.async.commit_group; add.u32 %r1, %r1, 1;"
            "setp.lt.u32 %q0, %r1, 100; @%q0 bra L; cp.async.wait_group 0; mov.u32 %r0, 0;"
            "S: sub.u32 %r1, %r1, 1; mad.lo.u32 %r42, %r1, 128, %r41; ld.shared.u32 %r2, [%r42];"
            "mad.lo.u32 %r3, %r1, %r2, %r0; mov.u32 %r0, %r3; setp.gt.u32 %q0, %r1, 0; @%q0 bra S;",
            np.full(LANES, sum(i * (3 * (i % 32) + 1) for i in range(100))),
        ),
    ]


def _partial() -> Array:
    data = memory().view(np.uint8)[:16]
    rows = np.zeros((LANES, 16), np.uint8)
    for lane in range(LANES):
        rows[lane, : lane & 15] = data[: lane & 15]
    words = rows.view(np.uint32).astype(np.uint64)
    return words[:, 0] | words[:, 3] << np.uint64(32)


def _barriers() -> list[Behaviour]:
    init = f"{SMEM} setp.eq.u32 %q7, %t, 0; @%q7 mbarrier.init.shared.b64 [%r40+512], 64; bar.sync 0;"
    wait = "W: mbarrier.try_wait.shared.b64 %q0, [%r40+512], %d1; @!%q0 bra W;"
    thread = np.arange(64)
    across = "xor.b32 %r1, %t, 33; mad.lo.u32 %r2, %r1, 4, %r40; ld.shared.u32 %r0, [%r2];"
    return [
        Behaviour(
            "mbarrier: all arrive, all go on",
            f"{init} st.shared.u32 [%r41], %t; mbarrier.arrive.shared.b64 %d1, [%r40+512]; {wait} {across}"
            "bar.sync 0; @%q7 mbarrier.inval.shared.b64 [%r40+512];",
            thread ^ 33,
            block=64,
        ),
        Behaviour(
            "the parity of the phase",
            f"{init} st.shared.u32 [%r41], %t; mbarrier.arrive.release.cta.shared::cta.b64 _, [%r40+512];"
            f"W: mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 %q0, [%r40+512], 0; @!%q0 bra W; {across}",
            thread ^ 33,
            block=64,
        ),
        Behaviour(
            "pending_count, and an arrival that counts for more",
            f"{init} mov.u32 %r0, 0; @!%q7 bra E;"
            f" mbarrier.arrive.noComplete.release.cta.shared.b64 %d1, [%r40+512], 3;"
            "mbarrier.arrive.shared.b64 %d1, [%r40+512]; mbarrier.pending_count.b64 %r0, %d1; E:",
            np.where(thread == 0, 61, 0),
            block=64,
        ),
        Behaviour(
            "a dropped thread is not expected again",
            f"{init} mbarrier.arrive_drop.shared.b64 %d1, [%r40+512]; {wait} bar.sync 0; mov.u32 %r0, 0;"
            "@!%q7 bra E; mbarrier.inval.shared.b64 [%r40+512]; mbarrier.init.shared.b64 [%r40+512], 2;"
            "mbarrier.arrive_drop.shared.b64 %d1, [%r40+512];"
            "mbarrier.arrive.shared.b64 %d1, [%r40+512]; mbarrier.arrive.shared.b64 %d1, [%r40+512];"
            "mbarrier.test_wait.shared.b64 %q1, [%r40+512], %d1; selp.u32 %r0, 1, 0, %q1; E:",
            np.where(thread == 0, 1, 0),
            block=64,
        ),
        Behaviour(
            "a phase waits for its transactions",
            f"{init} mov.u32 %r0, 0; @!%q7 bra E; mbarrier.inval.shared.b64 [%r40+512];"
            "mbarrier.init.shared.b64 [%r40+512], 1; mbarrier.expect_tx.relaxed.cta.shared.b64 [%r40+512], 8;"
            " mbarrier.arrive.expect_tx.shared.b64 %d1, [%r40+512], 8;"
            "mbarrier.test_wait.shared.b64 %q1, [%r40+512], %d1; mbarrier.complete_tx.shared.b64 [%r40+512], 16;"
            "mbarrier.test_wait.shared.b64 %q2, [%r40+512], %d1; selp.u32 %r1, 10, 0, %q1; selp.u32 %r2, 1, 0, %q2;"
            "add.u32 %r0, %r1, %r2; E:",
            np.where(thread == 0, 1, 0),
            block=64,
        ),
        Behaviour(
            "copies tracked by an mbarrier",
            f"{init} {OWN} cp.async.ca.shared.global [%r41], [%p1+12], 4;"
            f" cp.async.mbarrier.arrive.noinc.shared.b64 [%r40+512];"
            f"W: mbarrier.try_wait.parity.shared.b64 %q0, [%r40+512], 0; @!%q0 bra W; {across}",
            np.full(64, 10),
            block=64,
        ),
    ]


def _clusters() -> list[Behaviour]:
    """Clusters of two blocks of a grid of four, each with 32 threads."""
    thread, block = np.tile(LANE, 4), np.arange(4).repeat(LANES)
    start = (
        f"{SMEM} mov.u32 %r50, %ctaid.x; mad.lo.u32 %r51, %r50, 100, %t; st.shared.u32 [%r41], %r51;"
        "mov.u32 %r52, %cluster_ctarank; xor.b32 %r53, %r52, 1;"
    )
    meet = "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
    init = f"{start} setp.eq.u32 %q7, %t, 0; @%q7 mbarrier.init.shared.b64 [%r40+512], 32;"
    tracked = "mbarrier::complete_tx::bytes"
    wait = "W: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %q0, [%r40+512], 0; @!%q0 bra W;"
    theirs = 100 * (block ^ 1) + thread
    updates = [
        f"cp.reduce.async.bulk.shared::cluster.shared::cta.{tracked}.{operation} [%r4+{at}], [%r40+{at}], {size}, [%r2];"
        for operation, at, size in (
            ("add.u32", 0, 32),
            ("max.s32", 32, 32),
            ("and.b32", 64, 32),
            ("inc.u32", 96, 16),
            ("or.b32", 112, 16),
        )
    ]
    bodies = (
        (
            "special registers of clusters",
            "mov.u32 %r1, %cluster_ctarank; mov.u32 %r2, %clusterid.x; mov.u32 %r3, %nclusterid.x;"
            "mov.u32 %r4, %cluster_nctarank; mad.lo.u32 %r1, %r2, 10, %r1; mad.lo.u32 %r1, %r3, 100, %r1;"
            "mov.u32 %r5, %cluster_ctaid.x; mad.lo.u32 %r1, %r5, 10000, %r1; mov.u32 %r6, %cluster_nctaid.x;"
            "mad.lo.u32 %r1, %r6, 100000, %r1; mad.lo.u32 %r0, %r4, 1000, %r1;",
            202200 + block % 2 * 10001 + block // 2 * 10,
        ),
        (
            "a block reads the other's shared memory",
            f"{start} mapa.shared::cluster.u32 %r1, %r41, %r53; {meet} ld.shared::cluster.u32 %r0, [%r1]; {meet}",
            100 * (block ^ 1) + thread,
        ),
        (
            "a block writes to the other's by a generic address",
            f"{start} {meet} cvt.u64.u32 %d1, %r41; cvta.shared.u64 %d1, %d1; mapa.u64 %d2, %d1, %r53;"
            f"st.u32 [%d2+128], %r51; {meet} ld.shared.u32 %r0, [%r41+128];",
            100 * (block ^ 1) + thread,
        ),
        (
            "both blocks add to the first's",
            f"{start} mov.u32 %r1, 0; mapa.shared::cluster.u32 %r2, %r41, %r1; {meet}"
            f"atom.relaxed.cluster.shared::cluster.add.u32 %r3, [%r2], 1000; red.shared::cluster.add.u32 [%r2], 500;"
            f"{meet} ld.shared::cluster.u32 %r0, [%r2]; {meet}",
            3000 + 100 * (block & ~1) + thread,
        ),
        (
            "the other block's threads arrive at a barrier",
            f"{init} {meet} add.u32 %r1, %r40, 512; mapa.shared::cluster.u32 %r2, %r1, %r53;"
            f"mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r2]; {wait} mov.u32 %r0, %r51; {meet}",
            100 * block + thread,
        ),
        (
            "a bulk copy to the other block",
            f"{init} fence.mbarrier_init.release.cluster; fence.proxy.async; {meet}"
            "@%q7 mbarrier.expect_tx.relaxed.cta.shared.b64 [%r40+512], 128; mbarrier.arrive.shared.b64 %d3, [%r40+512];"
            f"{meet} add.u32 %r1, %r40, 512; mapa.shared::cluster.u32 %r2, %r1, %r53;"
            "add.u32 %r3, %r40, 128; mapa.shared::cluster.u32 %r4, %r3, %r53;"
            "@%q7 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r4], [%r40], 128, [%r2];"
            f"{wait} ld.shared.u32 %r0, [%r41+128]; {meet}",
            100 * (block ^ 1) + thread,
        ),
        (
            "a bulk load to both blocks",
            f"{init} fence.mbarrier_init.release.cluster; {meet} mov.u32 %r1, %r40; cvt.u16.u32 %h1, 3;"
            "@%q7 mbarrier.expect_tx.relaxed.cta.shared.b64 [%r40+512], 128; mbarrier.arrive.shared.b64 %d3, [%r40+512];"
            f"{meet} setp.eq.u32 %q1, %r52, 0; and.pred %q1, %q1, %q7;"
            f"@%q1 cp.async.bulk.shared::cluster.global.{tracked}.multicast::cluster [%r40+128], [%p1], 128,"
            f" [%r40+512], %h1; {wait} ld.shared.u32 %r0, [%r41+128]; {meet}",
            3 * thread + 1,
        ),
        (
            "asynchronous stores and updates of the other block's memory",
            f"{init} {meet} @%q7 mbarrier.expect_tx.relaxed.cta.shared.b64 [%r40+512], 640;"
            f"mbarrier.arrive.shared.b64 %d3, [%r40+512]; st.shared.u32 [%r41+128], 7; {meet}"
            "add.u32 %r1, %r40, 512; mapa.shared::cluster.u32 %r2, %r1, %r53; mapa.shared::cluster.u32 %r3, %r41, %r53;"
            f"st.async.weak.shared::cluster.{tracked}.u32 [%r3], %r51, [%r2];"
            f"red.async.relaxed.cluster.shared::cluster.{tracked}.add.u32 [%r3+128], %t, [%r2];"
            f"red.async.relaxed.cluster.shared::cluster.{tracked}.max.s32 [%r3+128], 0, [%r2];"
            f"red.async.relaxed.cluster.shared::cluster.{tracked}.or.b32 [%r3+128], 256, [%r2];"
            f"red.async.relaxed.cluster.shared::cluster.{tracked}.inc.u32 [%r3+128], 9999, [%r2]; {wait}"
            "ld.shared.u32 %r4, [%r41]; ld.shared.u32 %r5, [%r41+128]; mad.lo.u32 %r0, %r5, 1000, %r4;"
            f"{meet}",
            100 * (block ^ 1) + thread + 1000 * (8 + thread + 256),
        ),
        (
            "asynchronous stores and updates at generic addresses of the other block",
            f"{init} {meet} @%q7 mbarrier.expect_tx.relaxed.cta.shared.b64 [%r40+512], 256;"
            f"mbarrier.arrive.shared.b64 %d3, [%r40+512]; st.shared.u32 [%r41+128], 7; {meet}"
            "cvt.u64.u32 %d4, %r41; cvta.shared.u64 %d4, %d4; mapa.u64 %d4, %d4, %r53;"
            "cvt.u64.u32 %d5, %r40; cvta.shared.u64 %d5, %d5; mapa.u64 %d5, %d5, %r53; add.u64 %d5, %d5, 512;"
            f"st.async.{tracked}.u32 [%d4], %r51, [%d5];"
            f"red.async.relaxed.cluster.{tracked}.add.u32 [%d4+128], %t, [%d5]; {wait}"
            f"ld.shared.u32 %r4, [%r41]; ld.shared.u32 %r5, [%r41+128]; mad.lo.u32 %r0, %r5, 1000, %r4; {meet}",
            100 * (block ^ 1) + thread + 1000 * (7 + thread),
        ),
        (
            "a bulk update of the other block's memory",
            f"{init} fence.mbarrier_init.release.cluster; fence.proxy.async; {meet}"
            "@%q7 mbarrier.expect_tx.relaxed.cta.shared.b64 [%r40+512], 128; mbarrier.arrive.shared.b64 %d3, [%r40+512];"
            f"st.shared.u32 [%r41+128], 1000; {meet} fence.proxy.async; barrier.cluster.arrive; barrier.cluster.wait;"
            "add.u32 %r1, %r40, 512; mapa.shared::cluster.u32 %r2, %r1, %r53;"
            "add.u32 %r3, %r40, 128; mapa.shared::cluster.u32 %r4, %r3, %r53; @!%q7 bra W;"
            f"{''.join(updates)}"
            f"{wait} ld.shared.u32 %r0, [%r41+128]; {meet}",
            np.select(
                [thread < 8, thread < 16, thread < 24, thread < 28],
                [1000 + theirs, 1000, 1000 & theirs, 0],
                1000 | theirs,
            ),
        ),
        (
            "addresses tell the block that they are of",
            f"{start} mapa.shared::cluster.u32 %r1, %r41, %r53; getctarank.shared::cluster.u32 %r2, %r1;"
            "cvt.u64.u32 %d1, %r41; cvta.shared.u64 %d1, %d1; mapa.u64 %d2, %d1, %r53; getctarank.u64 %r3, %d2;"
            "getctarank.u64 %r4, %d1; isspacep.shared::cluster %q1, %d2; isspacep.shared::cta %q2, %d2;"
            "isspacep.shared::cluster %q3, %d1; cvt.u64.u32 %d3, %r1; cvta.shared::cluster.u64 %d4, %d3;"
            "setp.eq.u64 %q4, %d4, %d2; cvta.to.shared::cluster.u64 %d5, %d2; setp.eq.u64 %q5, %d5, %d3;"
            "mad.lo.u32 %r0, %r3, 10, %r2; mad.lo.u32 %r0, %r4, 100, %r0; selp.u32 %r5, 1000, 0, %q1;"
            "selp.u32 %r6, 2000, 0, %q2; selp.u32 %r7, 4000, 0, %q3; selp.u32 %r8, 8000, 0, %q4;"
            "selp.u32 %r9, 16000, 0, %q5; add.u32 %r0, %r0, %r5; add.u32 %r0, %r0, %r6; add.u32 %r0, %r0, %r7;"
            f"add.u32 %r0, %r0, %r8; add.u32 %r0, %r0, %r9; {meet}",
            29000 + 11 * (1 - block % 2) + 100 * (block % 2),
        ),
    )
    directives = ".reqnctapercluster 2, 1, 1"
    return [Behaviour(name, body, expected, grid=4, directives=directives) for name, body, expected in bodies]


def _bulk_updated(out: Array, words: Array) -> None:
    """Sixteen bytes at a time, by the words 4 to 7: these are no numbers to speak of as floats, but for f64."""
    before, by = memory().reshape(-1, 4), np.arange(4, 8, dtype=np.uint32)
    after = words.reshape(-1, 4)
    np.testing.assert_array_equal(after[0], before[0] + by)
    np.testing.assert_array_equal(after[1], np.minimum(before[1], by))
    np.testing.assert_array_equal(after[2], np.where(before[2] > by, by, before[2] - 1))
    np.testing.assert_array_equal(after[3], before[3] ^ by)
    np.testing.assert_array_equal(after[4], before[4] + by)  # of subnormal floats the bits add up: none is flushed
    np.testing.assert_array_equal(after[5].view(np.float64), before[5].view(np.float64) + by.view(np.float64))
    halves = (before[6].view(np.float16) + by.view(np.float16)).view(np.uint32)
    np.testing.assert_array_equal(after[6], halves)
    np.testing.assert_array_equal(after[7], before[7] + by)  # of subnormal bfloat16 the bits add up
    np.testing.assert_array_equal(after[8], np.minimum(before[8], by))  # subnormal too, and so ordered as their bits
    np.testing.assert_array_equal(after[9], np.maximum(before[9], by))
    np.testing.assert_array_equal(after[10:], before[10:])


def _bulk() -> list[Behaviour]:
    init = f"{SMEM} {OWN} setp.eq.u32 %q7, %t, 0; @%q7 mbarrier.init.shared.b64 [%r40+512], 1; bar.sync 0;"
    wait = "W: mbarrier.try_wait.parity.shared.b64 %q0, [%r40+512], 0; @!%q0 bra W;"
    expect = "@%q7 mbarrier.arrive.expect_tx.shared.b64 %d2, [%r40+512], 128;"
    tracked = "mbarrier::complete_tx::bytes"
    grouped = "cp.async.bulk.commit_group; cp.async.bulk.wait_group"
    updates = [
        f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{operation} [%p1+{16 * i}], [%r40+16], 16;"
        for i, operation in enumerate(
            (
                *("add.s32", "min.u32", "dec.u32", "xor.b32", "add.f32", "add.f64", "add.noftz.f16", "add.noftz.bf16"),
                *("min.f16", "max.bf16"),
            )
        )
    ]
    return [
        Behaviour(
            "a bulk load is there when its barrier's phase is over",
            f"{init} {expect} @%q7 cp.async.bulk.shared::cluster.global.{tracked} [%r40], [%p1+64], 128, [%r40+512];"
            f"{wait} ld.shared.u32 %r0, [%r41];",
            3 * (LANE + 16) + 1,
        ),
        Behaviour(
            "two bulk loads, one of them with a cache hint, make one phase",
            f"{init} {expect} createpolicy.fractional.L2::evict_first.b64 %d3;"
            f"@%q7 cp.async.bulk.shared::cluster.global.{tracked}.L2::cache_hint [%r40], [%p1], 64, [%r40+512], %d3;"
            f"@%q7 cp.async.bulk.shared::cluster.global.{tracked} [%r40+64], [%p1+192], 64, [%r40+512];"
            f"{wait} ld.shared.u32 %r0, [%r41];",
            3 * np.where(LANE < 16, LANE, LANE + 32) + 1,
        ),
        Behaviour(
            "bulk stores are complete behind their group's wait",
            f"{init} st.shared.u32 [%r41], %t; fence.proxy.async; bar.sync 0; @!%q7 bra E;"
            f"cp.async.bulk.global.shared::cta.bulk_group [%p1], [%r40+16], 16; {grouped}.read 0;"
            f"cp.async.bulk.global.shared::cta.bulk_group [%p1+128], [%r40], 128; {grouped} 0;"
            "E: cp.async.bulk.prefetch.L2.global [%p1], 128; mov.u32 %r0, 7;",
            then(7, w0=4, w1=5, w2=6, w3=7, **{f"w{32 + i}": i for i in range(32)}),
        ),
        Behaviour(
            "bulk updates of global memory",
            f"{init} st.shared.u32 [%r41], %t; fence.proxy.async; bar.sync 0; mov.u32 %r0, 7; @!%q7 bra E;"
            f"{''.join(updates)} {grouped} 0; E:",
            _bulk_updated,
        ),
    ]


BEHAVIOURS = (
    *_carry(),
    *_data(),
    *_memory(),
    *_atomics(),
    *_warp(),
    *_control(),
    *_copies(),
    *_barriers(),
    *_bulk(),
    *_clusters(),
)


def check(behaviour: Behaviour, out: Array, words: Array) -> None:
    """Compare what a behaviour's kernel left behind with what is expected."""
    if callable(behaviour.expected):
        behaviour.expected(out, words)
        return
    mask = np.uint64(M64 if behaviour.wide else 0xFFFFFFFF)
    wanted = np.asarray(behaviour.expected)
    wanted = wanted.astype(np.int64).view(np.uint64) if wanted.dtype.kind == "i" else wanted.astype(np.uint64)
    np.testing.assert_array_equal(out.astype(np.uint64), wanted & mask)


@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=str)
def test_instructions_behave(behaviour: Behaviour, launch: Launcher) -> None:
    out = np.zeros(behaviour.grid * behaviour.block, np.uint64 if behaviour.wide else np.uint32)
    words = memory()
    launch(behaviour.ptx, out, words, grid=behaviour.grid, block=behaviour.block)
    check(behaviour, out, words)


TRAPS = tuple(kernel(f"{name};", 1) for name in ("trap", "brkpt; trap"))


@pytest.mark.parametrize("text", TRAPS)
def test_trap_ends_the_kernel(text: str) -> None:
    with pytest.raises(KernelTrapError, match="trap"):
        kernels.launch(text, np.zeros(1, np.uint32))


def test_every_row_is_tested() -> None:
    texts = [*(b.ptx for b in BEHAVIOURS), *TRAPS]
    texts += [*test_matrix.texts(), *test_sparse.texts(), *test_tensor.texts(), *test_texture.texts()]
    texts += test_warpgroup.texts()
    seen = {row.form for row in TABLE.rows if reference_of(row) is not None}
    for text in texts:
        for statement in parse(text).functions["test"].body:
            if isinstance(statement, Instruction):
                match = TABLE.find(statement)
                assert match is not None, statement
                seen.add(match.row.form)
    assert not [row.form for row in TABLE.rows if row.form not in seen]


WIDE = "ld.global.v8.b32 {%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7}, [%p1];"


@pytest.mark.parametrize(
    ("body", "target", "message"),
    [
        (
            WIDE,
            "sm_90a",
            r"256 bits need .target sm_100 or later, this is for sm_90a: .*\n  PTX line 9: ld.global.v8.b32",
        ),
        ("st.global.v4.b64 [%p1], {%d0, %d0, %d0, %d0};", "sm_80", "256 bits need .target sm_100 or later"),
        (WIDE.replace(".global", ""), "sm_100", "256 bits are of global memory: write .global"),
        (WIDE.replace("b32", "b16").replace("%r", "%h"), "sm_100", "no load or store takes 8 elements of 16 bits"),
    ],
)
def test_accesses_that_a_driver_refuses(body: str, target: str, message: str) -> None:
    with pytest.raises(UnsupportedInstructionError, match=message):
        kernels.launch(kernel(body, 2, target=target), np.zeros(8, np.uint32), memory())


def test_accesses_of_256_bits() -> None:
    out = np.zeros(LANES, np.uint32)
    body = f"{WIDE} add.u32 %r0, %r0, %r7; mad.wide.u32 %p0, %t, 4, %p0; st.global.u32 [%p0], %r0;"
    kernels.launch(kernel(body, 2, target="sm_100"), out, memory())
    assert (out == 1 + 22).all()
