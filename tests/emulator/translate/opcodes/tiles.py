"""Tiles of every product that tensor cores make: kernels on the raw registers of many warps, and operands that tell.

A kernel makes one product a warp, or a warp group, of registers that lie in memory as [tile][register][thread]. How a
matrix lies in registers does not matter to who compares two machines.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.ptx.formats import FORMATS

Array = np.ndarray[Any, Any]

LANES, GROUP_THREADS = 32, 128


@dataclass(frozen=True)
class Form:
    """A product.

    Attributes
    ----------
    mnemonic : str
        The whole spelling.
    kinds : (str, str, str, str)
        Types of d, a, b, c.
    counts : (int, int, int, int)
        Registers of d, a, b, c in a thread. Those of b of wgmma are the words of b that a thread copies to shared memory.
    target : str
    is_sparse : bool
    """

    mnemonic: str
    kinds: tuple[str, str, str, str]
    counts: tuple[int, int, int, int]
    target: str = "sm_90a"
    is_sparse: bool = False

    def __str__(self) -> str:
        return f"{self.mnemonic} {self.target}"

    @property
    def threads(self) -> int:
        """Threads that make one product."""
        return GROUP_THREADS if self.mnemonic.startswith("wgmma") else LANES

    @property
    def bits(self) -> int:
        """Width of a register."""
        return 64 if self.kinds[0] == "f64" else 32

    @property
    def text(self) -> str:
        """PTX of the kernel ``test(d, a, b, c, metadata)``."""
        names = [[f"%{role}{i}" for i in range(count)] for role, count in zip("zabc", self.counts, strict=True)]
        d, a, b, c = ("{" + ", ".join(registers) + "}" for registers in names)
        load = [self._move("ld", registers, i) for i, registers in enumerate(names) if i]
        if self.threads == GROUP_THREADS:
            return self._frame(self._group(names, a, c))
        if self.mnemonic.startswith("wmma"):
            return self._frame(self._fragments())
        metadata = ", %m, 0" if self.is_sparse else ""
        product = f"{self.mnemonic} {d}, {a}, {b}, {c}{metadata};"
        return self._frame(" ".join([*load, product, self._move("st", names[0], 0)]))

    def _move(self, opcode: str, registers: list[str], parameter: int) -> str:
        size = self.bits // 8
        lines = [f"mad.wide.u32 %x, %w, {size * self.threads * len(registers)}, %p{parameter};"]
        lines += [f"mad.wide.u32 %x, %l, {size}, %x;"]
        for i, register in enumerate(registers):
            place = f"[%x+{i * self.threads * size}]"
            pair = f"{register}, {place}" if opcode == "ld" else f"{place}, {register}"
            lines.append(f"{opcode}.global.b{self.bits} {pair};")
        return " ".join(lines)

    def _group(self, names: list[list[str]], a: str, c: str) -> str:
        """Body of a wgmma of 8 columns, a in registers; b lies in core matrices that follow one another."""
        flags = "" if self.kinds[0] == "s32" else ", 1, 1, 0" if self.kinds[1] in {"f16", "bf16"} else ", 1, 1"
        metadata = "%m, 0, " if self.is_sparse else ""
        words = (128 if self.is_sparse else 64) * self.counts[2]
        return f"""
  {self._move("ld", names[1], 1)} {self._move("ld", names[3], 3)}
  .shared .align 128 .b8 smem[{4 * words}]; mov.u32 %s, smem; mad.lo.u32 %s, %l, 4, %s;
  setp.lt.u32 %q, %l, {words}; mad.wide.u32 %x, %w, {4 * words}, %p2; mad.wide.u32 %x, %l, 4, %x;
  @%q ld.global.b32 %b0, [%x]; @%q st.shared.b32 [%s], %b0;
  fence.proxy.async; bar.sync 0; mov.u32 %s, smem; and.b32 %s, %s, 0x3FFFF; shr.u32 %s, %s, 4; cvt.u64.u32 %x, %s;
  or.b64 %x, %x, {128 >> 4 << 16 | 512 >> 4 << 32}; setp.ge.u32 %q, %l, 0;
  wgmma.fence.sync.aligned; {self.mnemonic} {c}, {a}, %x, {metadata}%q{flags};
  wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0; {self._move("st", names[3], 0)}
"""

    def _fragments(self) -> str:
        """Body of a wmma, whose matrices lie in memory row after row, b column after column."""
        shape = self.mnemonic.split(".")[6]
        rows, columns, depth = (int(n) for n in shape.translate(str.maketrans("mnk", "   ")).split())
        lines = []
        for i, (role, kind, layout, pitch) in enumerate(
            zip("abc", self.kinds[1:], ("row", "col", "row"), (depth, depth, columns), strict=True), 1
        ):
            count = 8 if (role, kind) in {("c", "f32"), ("a", "f16"), ("b", "f16")} else 4
            count = {"a": rows, "b": columns}[role] * depth // 64 if kind == "bf16" else count
            registers = "{" + ", ".join(f"%{role}{n}" for n in range(count)) + "}"
            lines += [f"mad.wide.u32 %x, %w, {4 * LANES * self.counts[i]}, %p{i};"]
            lines += [f"wmma.load.{role}.sync.aligned.{layout}.{shape}.global.{kind} {registers}, [%x], {pitch};"]
        d, c = (
            "{" + ", ".join(f"%{role}{n}" for n in range(8 if kind == "f32" else 4)) + "}"
            for role, kind in (("z", self.kinds[0]), ("c", self.kinds[3]))
        )
        a, b = (line.split("{")[1].split("}")[0] for line in (lines[1], lines[3]))
        return f"""
  {" ".join(lines)} {self.mnemonic} {d}, {{{a}}}, {{{b}}}, {c};
  mad.wide.u32 %x, %w, {4 * LANES * self.counts[0]}, %p0;
  wmma.store.d.sync.aligned.row.{shape}.global.{self.kinds[0]} [%x], {d}, {columns};
"""

    def _frame(self, body: str) -> str:
        kind = f".b{self.bits}"
        lane = "%t" if self.threads == GROUP_THREADS else "%l"
        which = "mov.u32 %l, %t; mov.u32 %w, %ctaid.x;"
        if lane == "%l":
            which = "and.b32 %l, %t, 31; shr.u32 %s, %t, 5; mov.u32 %w, %ctaid.x; mad.lo.u32 %w, %w, 4, %s;"
        return f""".version 9.0
.target {self.target}
.address_size 64
.visible .entry test({", ".join(f".param .u64 a{i}" for i in range(5))}) {{
  .reg .b64 %p<5>, %x; .reg .b32 %t, %l, %w, %s, %m; .reg .pred %q;
  .reg {kind} %z<8>, %a<8>, %b<8>, %c<8>;
  {" ".join(f"ld.param.u64 %p{i}, [a{i}];" for i in range(5))} mov.u32 %t, %tid.x; {which}
  mad.wide.u32 %x, %w, {4 * self.threads}, %p4; mad.wide.u32 %x, %l, 4, %x; ld.global.b32 %m, [%x];
  {body}
  ret;
}}
"""

    def shapes(self, tiles: int) -> list[tuple[int, int]]:
        """Shapes, (tiles, words), of d, a, b, c and the metadata. Blocks have 128 threads."""
        per = self.bits // 32
        sizes = [per * count * self.threads for count in self.counts]
        if self.threads == GROUP_THREADS:
            sizes[0] = sizes[3]
            sizes[2] = (128 if self.is_sparse else 64) * self.counts[2]
        return [(tiles, size) for size in (*sizes, self.threads)]

    def grid(self, tiles: int) -> int:
        """Blocks for so many tiles, of which a block makes four products of warps."""
        return tiles if self.threads == GROUP_THREADS else tiles // 4


def _mma(shape: str, kinds: str, counts: tuple[int, int, int, int], **more: Any) -> Form:
    d, a, b, c = kinds.split(".")
    layout = more.pop("layout", "row.col")
    opcode = "mma.sp::ordered_metadata" if more.get("is_sparse") else "mma"
    end = more.pop("end", "")
    return Form(f"{opcode}.sync.aligned.{shape}.{layout}.{kinds}{end}", (d, a, b, c), counts, **more)


def _wgmma(k: int, d: str, a: str, b: str, *, is_sparse: bool = False) -> Form:
    sums = 2 if d == "f16" else 4
    opcode = f"wgmma.mma_async{'.sp' if is_sparse else ''}.sync.aligned.m64n8k{2 * k if is_sparse else k}.{d}.{a}.{b}"
    return Form(opcode, (d, a, b, d), (sums, 4, 1, sums), is_sparse=is_sparse)


def _wmma(shape: str, d: str, a: str, c: str) -> Form:
    rows, columns, depth = (int(n) for n in shape.translate(str.maketrans("mnk", "   ")).split())
    items = (rows * columns, rows * depth, depth * columns, rows * columns)
    counts = [n * (32 if kind in {"f32", "tf32"} else 16) // 1024 for n, kind in zip(items, (d, a, a, c), strict=True)]
    kinds = f"{d}.{c}" if a == "f16" else f"{d}.{a}.{a}.{c}"
    return Form(f"wmma.mma.sync.aligned.row.col.{shape}.{kinds}", (d, a, a, c), (counts[0], *counts[1:]))


_QUARTERS = ("e4m3", "e5m2")

FORMS: tuple[Form, ...] = (
    _mma("m16n8k16", "f32.f16.f16.f32", (4, 4, 2, 4)),
    _mma("m16n8k8", "f32.f16.f16.f32", (4, 2, 1, 4)),
    _mma("m16n8k16", "f16.f16.f16.f16", (2, 4, 2, 2)),
    _mma("m16n8k8", "f16.f16.f16.f16", (2, 2, 1, 2)),
    _mma("m16n8k16", "f32.bf16.bf16.f32", (4, 4, 2, 4)),
    _mma("m16n8k8", "f32.bf16.bf16.f32", (4, 2, 1, 4)),
    _mma("m16n8k8", "f32.tf32.tf32.f32", (4, 4, 2, 4)),
    _mma("m16n8k4", "f32.tf32.tf32.f32", (4, 2, 1, 4)),
    *(_mma("m16n8k32", f"f32.{a}.{b}.f32", (4, 4, 2, 4)) for a in _QUARTERS for b in _QUARTERS),
    *(_mma("m16n8k16", f"f32.{a}.{b}.f32", (4, 2, 1, 4)) for a in _QUARTERS for b in _QUARTERS),
    *(_mma("m16n8k32", f"f16.{a}.{b}.f16", (2, 4, 2, 2)) for a in _QUARTERS for b in _QUARTERS),
    _mma("m16n8k16", "f16.e4m3.e5m2.f16", (2, 2, 1, 2)),
    _mma("m8n8k4", "f64.f64.f64.f64", (2, 1, 1, 2)),
    _mma("m16n8k16", "f64.f64.f64.f64", (4, 8, 4, 4)),
    *(_mma("m16n8k32", f"s32.{a}.{b}.s32", (4, 4, 2, 4)) for a in ("s8", "u8") for b in ("s8", "u8")),
    _mma("m16n8k32", "s32.s8.s8.s32", (4, 4, 2, 4), layout="row.col.satfinite"),
    _mma("m16n8k64", "s32.s4.u4.s32", (4, 4, 2, 4)),
    _mma("m16n8k256", "s32.b1.b1.s32", (4, 4, 2, 4), end=".xor.popc"),
    *(
        _mma("m8n8k4", "f32.f16.f16.f32", (8, 2, 2, 8), layout=f"{a}.{b}")
        for a in ("row", "col")
        for b in ("row", "col")
    ),
    *(
        _mma("m8n8k4", "f16.f16.f16.f16", (4, 2, 2, 4), layout=f"{a}.{b}")
        for a in ("row", "col")
        for b in ("row", "col")
    ),
    _mma("m8n8k4", "f32.f16.f16.f16", (8, 2, 2, 4)),
    _mma("m16n8k32", "f32.f16.f16.f32", (4, 4, 4, 4), is_sparse=True),
    _mma("m16n8k16", "f32.f16.f16.f32", (4, 2, 2, 4), is_sparse=True),
    _mma("m16n8k32", "f16.f16.f16.f16", (2, 4, 4, 2), is_sparse=True),
    _mma("m16n8k32", "f32.bf16.bf16.f32", (4, 4, 4, 4), is_sparse=True),
    _mma("m16n8k16", "f32.tf32.tf32.f32", (4, 4, 4, 4), is_sparse=True),
    _mma("m16n8k8", "f32.tf32.tf32.f32", (4, 2, 2, 4), is_sparse=True),
    _mma("m16n8k64", "f32.e4m3.e5m2.f32", (4, 4, 4, 4), is_sparse=True),
    _mma("m16n8k64", "s32.s8.s8.s32", (4, 4, 4, 4), is_sparse=True),
    *(_wmma("m16n16k16", d, "f16", c) for d in ("f16", "f32") for c in ("f16", "f32")),
    _wmma("m32n8k16", "f32", "f16", "f32"),
    _wmma("m8n32k16", "f32", "f16", "f32"),
    _wmma("m8n32k16", "f32", "bf16", "f32"),
    _wmma("m32n8k16", "f32", "bf16", "f32"),
    _wmma("m16n16k8", "f32", "tf32", "f32"),
    _wgmma(16, "f32", "f16", "f16"),
    _wgmma(16, "f16", "f16", "f16"),
    _wgmma(16, "f32", "bf16", "bf16"),
    _wgmma(8, "f32", "tf32", "tf32"),
    *(_wgmma(32, "f32", a, b) for a in _QUARTERS for b in _QUARTERS),
    *(_wgmma(32, "f16", a, b) for a in _QUARTERS for b in _QUARTERS),
    _wgmma(32, "s32", "s8", "u8"),
    _wgmma(16, "f32", "f16", "f16", is_sparse=True),
    _wgmma(16, "f16", "f16", "f16", is_sparse=True),
    _wgmma(16, "f32", "bf16", "bf16", is_sparse=True),
    _wgmma(8, "f32", "tf32", "tf32", is_sparse=True),
    _wgmma(32, "f32", "e4m3", "e5m2", is_sparse=True),
    _wgmma(32, "f16", "e5m2", "e4m3", is_sparse=True),
)
"""Every type, and every instruction that the assembler makes of them."""

_ALIKE = ("f64", "e4m3.e4m3", "e5m2.e5m2", "e5m2.e4m3.f", "s8.s8", "u8", "col.row", "col.col")
RECORDED = tuple(form for form in FORMS if not any(part in form.mnemonic for part in _ALIKE))
"""Those of which a GPU's answers are kept, in `tests/data/hopper_tiles.csv`: no two that differ in a type of their factors
alone, and no f64."""


# Operands

STYLES = ("bits", "normal", "near", "wide", "opposite", "tiny", "huge", "special")
"""How operands are drawn: any bits; N(0, 1); exponents within 4; exponents of all sizes, c of a size of its own; sums that
cancel; subnormal numbers and zeros; the largest numbers; a few infinities, NaN and zeros of both signs."""


def draw(rng: np.random.Generator, form: Form, tiles: int, style: str) -> list[Array]:
    """Words of a, b, c and the metadata, each (tiles, words)."""
    shapes = form.shapes(tiles)
    words = [
        _words(rng, kind, shape, style, role)
        for role, kind, shape in zip("abc", form.kinds[1:], shapes[1:], strict=False)
    ]
    if style == "opposite" and form.kinds[0] not in {"s32"}:
        _oppose(rng, form, words)
    metadata = rng.integers(0, 1 << 32, shapes[4], np.uint32)
    if form.is_sparse:
        allowed = np.array(
            [0b0100, 0b1110] if form.kinds[1] == "tf32" else [0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110]
        )
        nibbles = allowed[rng.integers(0, len(allowed), (*shapes[4], 8))]
        metadata = (nibbles << np.arange(0, 32, 4)).sum(-1).astype(np.uint32)
    return [*words, metadata]


def _words(rng: np.random.Generator, kind: str, shape: tuple[int, int], style: str, role: str) -> Array:
    if kind not in FORMATS:
        return rng.integers(0, 1 << 32, shape, np.uint32)
    f = FORMATS[kind]
    width = f.bits + f.padding
    bits = draw_elements(rng, kind, (shape[0], shape[1] * 32 // width), style, role)
    if f.padding:  # the lower bits are not zeros in every program
        bits = bits | rng.integers(0, 1 << f.padding, bits.shape, np.uint64)
    return bits.astype(f"uint{width}").view(np.uint32)


def draw_elements(rng: np.random.Generator, kind: str, shape: tuple[int, int], style: str, role: str) -> Array:
    """Draw the bits of elements of a floating-point type; `role` is ``"a"``, ``"b"`` or ``"c"``."""
    return _bits(rng, kind, shape[0] * shape[1], style, role).reshape(shape) << np.uint64(FORMATS[kind].padding)


def _bits(rng: np.random.Generator, kind: str, count: int, style: str, role: str) -> Array:
    """Draw the bits of elements, without padding."""
    f = FORMATS[kind]
    top = f.bits - f.mantissa - 1  # bits of the exponent
    bias, most = (1 << top - 1) - 1, (1 << top) - 1
    last = most if f.infinity is None else most - 1
    if f.bits == 64:
        fraction = rng.integers(0, 1 << f.mantissa, count, np.uint64)
    else:
        fraction = rng.integers(0, 1 << f.mantissa, count, np.uint32).astype(np.uint64)
    if rng.random() < 0.25:  # short fractions, so that sums lie half-way
        fraction &= np.uint64((1 << f.mantissa) - (1 << max(0, f.mantissa - 3)))
    sign = rng.integers(0, 2, count).astype(np.uint64)
    middle = min(bias, last - 1)
    if style == "bits":
        exponent = rng.integers(0, last + 1, count)
    elif style == "normal":
        exponent = np.clip(middle - rng.geometric(0.5, count) + 2, 0, last)
    elif style == "wide":
        span = 20 if role == "c" else 8
        exponent = np.clip(middle + rng.integers(-span, span + 1, count), 0, last)
    elif style == "tiny":
        exponent = rng.integers(0, min(last, 40 if f.bits >= 19 or kind == "bf16" else 4), count)
        if kind in {"bf16", "tf32", "f32"} and role != "c":
            exponent = np.where(rng.random(count) < 0.5, exponent, rng.integers(40, 80, count))
        fraction = np.where(rng.random(count) < 0.2, 0, fraction)
    elif style == "huge":
        exponent = last - rng.integers(0, 4, count)
        if kind in {"bf16", "tf32", "f32"} and role != "c":
            exponent = np.where(rng.random(count) < 0.5, exponent, rng.integers(bias - 6, bias + 6, count))
    else:
        exponent = middle + rng.integers(-2, 3, count)
    if f.infinity is None:
        fraction = np.where((exponent == most) & (fraction == (1 << f.mantissa) - 1), 0, fraction)
    bits = (
        (sign << np.uint64(f.bits - 1))
        | (exponent.astype(np.uint64) << np.uint64(f.mantissa))
        | fraction.astype(np.uint64)
    )
    if style in {"special", "tiny", "bits"}:
        odd = [0, f.sign] if style != "special" else [0, f.sign, f.largest, f.largest | f.sign, f.nan, 1, 1 | f.sign]
        odd += [f.infinity, f.infinity | f.sign] * 3 if f.infinity is not None and style == "special" else []
        chosen = np.array(odd, np.uint64)[rng.integers(0, len(odd), count)]
        bits = np.where(rng.random(count) < (0.02 if style != "tiny" else 0.3), chosen, bits)
    return bits


def _oppose(rng: np.random.Generator, form: Form, words: list[Array]) -> None:
    """Let the second half of the terms cancel the first nearly: the upper registers of a as the lower ones, b negative."""
    a, b = words[0], words[1]
    flip = {8: 0x80808080, 16: 0x80008000, 32: 0x80000000, 64: 0x80000000}[_width(form.kinds[2])]
    half_a, half_b = a.shape[1] // 2, b.shape[1] // 2
    if form.counts[1] >= 4 and half_b:
        noise = (rng.random(a[:, half_a:].shape) < 0.1).astype(np.uint32)
        a[:, half_a:] = a[:, :half_a] ^ noise << (13 if form.kinds[1] == "tf32" else 0)
        b[:, half_b:] = b[:, :half_b] ^ np.uint32(flip)


def _width(kind: str) -> int:
    f = FORMATS.get(kind)
    return 8 if f is None else f.bits + f.padding


def mixed(rng: np.random.Generator, form: Form) -> list[Array]:
    """Draw four tiles: words of some rows and columns are tiny, each other one has a style of its own."""
    parts = [draw(rng, form, 4, style) for style in STYLES]
    chosen = []
    for words in zip(*parts, strict=True):
        stack = np.stack(words)
        which = rng.integers(0, len(STYLES), stack.shape[1:])
        which[:, np.arange(which.shape[1]) % LANES < LANES // 4] = STYLES.index("tiny")
        chosen.append(np.take_along_axis(stack, which[None], 0)[0])
    return chosen


def encode(words: Array) -> str:
    """Write words as text."""
    return base64.b64encode(words.astype("<u4").tobytes()).decode()


def decode(text: str) -> Array:
    """Read words that `encode` wrote."""
    return np.frombuffer(base64.b64decode(text), "<u4")
