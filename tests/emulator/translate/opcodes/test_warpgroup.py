"""wgmma: operands in every layout that a descriptor can name, and in registers, against exact sums."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from tests.emulator.translate.opcodes.kernels import LANES, Array, Launcher, kernel
from tests.emulator.translate.opcodes.references.exact import to_float64
from tests.emulator.translate.opcodes.test_matrix import BITS, PLACES, draw, fragments
from tests.emulator.translate.opcodes.test_sparse import choose, expand, words_of

pytestmark = pytest.mark.no_cover

THREADS = 128
OFFSET_B = 16384
"""Of b in shared memory; a is at 0."""
SMEM_BYTES = 49152
MODES = {0: 0, 128: 1, 64: 2, 32: 3}
"""A descriptor's bits for each width of a swizzle, in bytes."""


@dataclass(frozen=True)
class Layout:
    """How an operand lies in shared memory: PTX ISA 9.7.15.5.1.

    Attributes
    ----------
    swizzle : int
        Width in bytes; 0 for none.
    across : bool
        Whether the elements of 16 bytes are neighbours along m or n instead of along k.
    """

    swizzle: int = 0
    across: bool = False

    def offsets(self, extent: int) -> tuple[int, int]:
        """Leading and stride offset in bytes, for an operand of `extent` elements along m or n."""
        if self.swizzle:
            return 16 * self.swizzle, 8 * self.swizzle
        return (16 * extent, 128) if self.across else (128, 512)

    def place(self, mn: int, k: int, item: int, extent: int) -> int:
        """Offset in bytes of an element of `item` bytes."""
        leading, stride = self.offsets(extent)
        outer, inner = (k, mn) if self.across else (mn, k)
        chunk, byte = divmod(inner * item, 16)
        if not self.swizzle:
            steps = (leading, stride) if self.across else (stride, leading)
            return outer // 8 * steps[0] + chunk * steps[1] + outer % 8 * 16 + byte
        group, column = divmod(chunk, self.swizzle // 16)
        at = outer // 8 * stride + group * leading + outer % 8 * self.swizzle + column * 16 + byte
        return at ^ (at >> 7 & self.swizzle // 16 - 1) << 4

    def descriptor(self, start: int, extent: int) -> int:
        """Descriptor of an operand `start` bytes behind the kernel's shared memory."""
        leading, stride = self.offsets(extent)
        return start >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | MODES[self.swizzle] << 62


@dataclass(frozen=True)
class Product:
    """One wgmma; a lies in registers where it has no layout."""

    n: int
    kinds: tuple[str, str, str]
    a: Layout | None = Layout()
    b: Layout = Layout()
    signs: tuple[int, int] = (1, 1)
    keep: bool = True
    modifier: str = ""
    selector: int = -1
    """Of the metadata of a sparse a."""

    def __str__(self) -> str:
        flags = f"{self.signs[0]}{self.signs[1]}" * (self.signs != (1, 1)) + "_zero" * (not self.keep) + self.modifier
        flags += f"_sparse{self.selector}" if self.is_sparse else ""
        return f"m64n{self.n}_{'_'.join(self.kinds)}_{self.a}_{self.b}{flags}"

    @property
    def is_sparse(self) -> bool:
        return self.selector >= 0

    @property
    def stored(self) -> int:
        """Elements of a row of a in memory or in registers."""
        return 256 // BITS[self.kinds[1]]

    @property
    def k(self) -> int:
        return 2 * self.stored if self.is_sparse else self.stored

    @property
    def registers(self) -> int:
        """Registers of the sums."""
        return self.n // (4 if self.kinds[0] == "f16" else 2)


LAYOUTS = tuple(Layout(swizzle, across) for swizzle in (0, 32, 64, 128) for across in (False, True))
WIDE = (Layout(), Layout(64), Layout(128), Layout(128, True))
ALONG = tuple(layout for layout in LAYOUTS if not layout.across)
PRODUCTS = (
    *(Product(24, ("f32", "f16", "f16"), a) for a in LAYOUTS),
    *(Product(136, ("f32", "f16", "f16"), b=b) for b in LAYOUTS),
    *(Product(16, ("f32", "tf32", "tf32"), a, a) for a in ALONG),
    *(Product(16, ("s32", "s8", "u8"), a, a) for a in ALONG),
    Product(256, ("f32", "bf16", "bf16"), Layout(128, True), Layout(128)),
    Product(8, ("f16", "f16", "f16"), signs=(-1, 1)),
    Product(40, ("f32", "bf16", "bf16"), None, Layout(64, True), signs=(1, -1)),
    Product(32, ("f32", "f16", "f16"), None, Layout(128), signs=(-1, -1), keep=False),
    Product(8, ("f32", "tf32", "tf32"), None, keep=False),
    Product(16, ("f32", "e4m3", "e5m2"), Layout(32)),
    Product(16, ("f16", "e5m2", "e4m3"), None),
    Product(8, ("s32", "u8", "s8"), None),
    Product(48, ("s32", "s8", "s8"), modifier=".satfinite"),
    *(Product(16, ("f32", "f16", "f16"), a, b, selector=1) for a, b in zip(LAYOUTS, LAYOUTS[4:] + WIDE, strict=True)),
    Product(24, ("f16", "f16", "f16"), None, selector=0),
    Product(32, ("f32", "bf16", "bf16"), None, Layout(64, True), signs=(1, -1), selector=1, keep=False),
    Product(8, ("f32", "tf32", "tf32"), Layout(32), Layout(64), selector=1),
    Product(16, ("f32", "tf32", "tf32"), None, selector=0),
    Product(8, ("f32", "e4m3", "e5m2"), Layout(128), Layout(64), selector=0),
    Product(16, ("f16", "e5m2", "e4m3"), None, selector=0),
    Product(24, ("s32", "s8", "u8"), Layout(64), Layout(128), selector=0),
    Product(8, ("s32", "u8", "u8"), None, modifier=".satfinite", selector=0),
)
FRAGMENTS = {2: "a_16x16_halves", 4: "a_16x8_words", 1: "a_16x32_bytes"}


def text(product: Product) -> str:
    """Kernel that copies both operands to shared memory and multiplies.

    At %p0 it leaves the sums, (registers, threads); it finds the image of shared memory at %p1, the sums to go on from
    at %p2, the descriptors at %p3, the registers of a at %p4, and the metadata behind them.
    """
    n, (d, a, b) = product.n, product.kinds
    sums = ", ".join(f"%c{i}" for i in range(product.registers))
    flags = [str(sign) for sign in product.signs] if d != "s32" else []
    if BITS[a] == 16:
        flags += [str(int(layout.across)) for layout in (product.a, product.b) if layout is not None]
    left = "%d3" if product.a else "{%r10, %r11, %r12, %r13}"
    variant, metadata = (".sp", f"%r14, {product.selector}, ") if product.is_sparse else ("", "")
    step = 4 * THREADS
    body = f"""
  .shared .align 1024 .b8 smem[{SMEM_BYTES}]; .reg .b32 %c<128>;
  mov.u32 %r0, smem; mad.lo.u32 %r1, %t, 16, %r0; mad.wide.u32 %d1, %t, 16, %p1; mov.u32 %r2, 0;
  L: ld.global.v4.b32 {{%r4, %r5, %r6, %r7}}, [%d1]; st.shared.v4.b32 [%r1], {{%r4, %r5, %r6, %r7}};
  add.u64 %d1, %d1, 2048; add.u32 %r1, %r1, 2048; add.u32 %r2, %r2, 2048;
  setp.lt.u32 %q0, %r2, {SMEM_BYTES}; @%q0 bra L;
  fence.proxy.async; bar.sync 0;
  and.b32 %r0, %r0, 0x3FFFF; shr.u32 %r0, %r0, 4; cvt.u64.u32 %d2, %r0;
  ld.global.u64 %d3, [%p3]; add.u64 %d3, %d3, %d2; ld.global.u64 %d4, [%p3+8]; add.u64 %d4, %d4, %d2;
  mad.wide.u32 %d5, %t, 4, %p2; mad.wide.u32 %d6, %t, 4, %p4; mad.wide.u32 %d7, %t, 4, %p0;
  {" ".join(f"ld.global.b32 %c{i}, [%d5+{i * step}];" for i in range(product.registers))}
  {" ".join(f"ld.global.b32 %r{10 + i}, [%d6+{i * step}];" for i in range(5))}
  setp.ne.u32 %q1, %t, {THREADS if product.keep else "%t"};
  wgmma.fence.sync.aligned;
  wgmma.mma_async{variant}.sync.aligned.m64n{n}k{product.k}{product.modifier}.{d}.{a}.{b} {{{sums}}}, {left}, %d4, {
        metadata
    }%q1{"".join(f", {flag}" for flag in flags)};
  wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;
  {" ".join(f"st.global.b32 [%d7+{i * step}], %c{i};" for i in range(product.registers))}
"""
    return kernel(body, 5, target="sm_90a")


def texts() -> Iterator[str]:
    """Yield the PTX of every test here."""
    yield from map(text, PRODUCTS)


def sum_place(register: int, part: int, thread: int) -> tuple[int, int]:
    """Row and column of a sum: PTX ISA 9.7.15.5.1, figure of the fragment of d; `part` counts within f16x2."""
    element = register if part < 0 else 2 * register + part
    warp, lane = divmod(thread, LANES)
    return 16 * warp + lane // 4 + 8 * (element // 2 % 2), 8 * (element // 4) + 2 * (lane % 4) + element % 2


def spread(bits: Array, kind: str, registers: int) -> Array:
    """Registers of the sums, (registers, threads), of a matrix's element bits."""
    words = np.zeros((registers, THREADS), np.uint32)
    for register in range(registers):
        for thread in range(THREADS):
            if kind == "f16":
                low, high = (int(bits[sum_place(register, part, thread)]) for part in (0, 1))
                words[register, thread] = low | high << 16
            else:
                words[register, thread] = int(bits[sum_place(register, -1, thread)]) & 0xFFFFFFFF
    return words


def gather(words: Array, kind: str, n: int) -> Array:
    """Make a matrix's element bits from the registers of the sums."""
    bits = np.zeros((64, n), np.uint64)
    for register in range(len(words)):
        for thread in range(THREADS):
            word = int(words[register, thread])
            if kind == "f16":
                bits[sum_place(register, 0, thread)] = word & 0xFFFF
                bits[sum_place(register, 1, thread)] = word >> 16
            else:
                bits[sum_place(register, -1, thread)] = word
    return bits


def lay(image: Array, start: int, bits: Array, kind: str, layout: Layout) -> None:
    """Write an operand, (m or n, k), to an image of shared memory."""
    item = BITS[kind] // 8
    extent, depth = bits.shape
    for mn in range(extent):
        for k in range(depth):
            at = start + layout.place(mn, k, item, extent)
            image[at : at + item] = np.frombuffer(int(bits[mn, k]).to_bytes(item, "little"), np.uint8)


@pytest.mark.parametrize("product", PRODUCTS, ids=str)
def test_wgmma_multiplies_what_the_descriptors_name(product: Product, launch: Launcher) -> None:
    rng = np.random.default_rng(product.n)
    n, k, (d, a, b) = product.n, product.k, product.kinds
    (a_bits, x), (b_bits, y) = draw(rng, a, (64, product.stored)), draw(rng, b, (k, n))
    c_bits, z = draw(rng, d, (64, n))
    metadata = np.zeros((1, THREADS), np.uint32)
    if product.is_sparse:
        places, nibbles = choose(rng, a, 64, k, ordered=False)
        x = expand(x, places, k)
        metadata[0] = np.concatenate(
            [words_of(rng, a, nibbles[i : i + 16], product.selector) for i in range(0, 64, 16)]
        )
    if product.modifier:
        z = np.where(z < 0, -(2.0**31), 2.0**31 - 1)
        c_bits = z.astype(np.int64) & 0xFFFFFFFF
    image = np.full(SMEM_BYTES, 0xFF, np.uint8)
    lay(image, OFFSET_B, b_bits.T, b, product.b)
    if product.a:
        lay(image, 0, a_bits, a, product.a)
    place = PLACES[FRAGMENTS[BITS[a] // 8]]
    in_registers = np.concatenate([fragments(a_bits[i : i + 16], a, place) for i in range(0, 64, 16)], axis=1)
    descriptors = [(product.a or Layout()).descriptor(0, 64), product.b.descriptor(OFFSET_B, n)]
    in_registers = np.concatenate([in_registers, metadata])
    words = np.zeros((product.registers, THREADS), np.uint32)
    sums = spread(c_bits, d, product.registers)
    launch(text(product), words, image, sums, np.array(descriptors, np.uint64), in_registers, block=THREADS)
    got = gather(words, d, n)
    sign, start = product.signs[0] * product.signs[1], z * product.keep
    exact = sign * (x @ y) + start
    if d == "s32":
        exact = np.clip(exact, -(2**31), 2**31 - 1) if product.modifier else exact
        np.testing.assert_array_equal(got.astype(np.uint32).view(np.int32), exact.astype(np.int64).astype(np.int32))
        return
    size = abs(x) @ abs(y) + abs(start)
    rounding = 2.0**-11 * abs(exact) + 2.0**-25 if d == "f16" else 0.0
    values = to_float64(got.ravel(), d).reshape(64, n)
    unit = 2.0**-13 if BITS[a] == 8 else 2.0**-23
    assert (abs(values - exact) <= (k + 1) * unit * size + rounding).all()
