"""Lowering: what becomes a function of its own, and how lanes that went apart keep their registers."""

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.core.errors import UnsupportedInstructionError
from workbench.emulator.translate.lower import lower
from workbench.ptx import parse

LONG = (
    "max.f32 {y}, {a}, {b}",
    "min.NaN.f32 {y}, {a}, {b}",
    "ex2.approx.ftz.f32 {y}, {a}",
    "rcp.approx.ftz.f32 {y}, {a}",
    "cvt.rn.f16x2.f32 {y}, {a}, {b}",
    "fma.rn.f16x2 {y}, {a}, {b}, {a}",
    "prmt.b32 {y}, {a}, {b}, {b}",
    "div.s32 {y}, {a}, {b}",
    "rem.u32 {y}, {a}, {b}",
)

EDGES = (0, 1 << 31, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0x00000001, 0x3F800000, 0x7C00FC00, 0xFFFFFFFF)
"""Zeros, infinities, a quiet and a signalling NaN, the least subnormal, 1, two infinities of f16, -1."""


def kernel(form: str, uses: int) -> str:
    """PTX of a kernel that applies an instruction to as many pairs of words per thread."""
    body = ""
    for i in range(uses):
        body += f"ld.global.b32 %a{i}, [%x+{4 * i}]; ld.global.b32 %b{i}, [%z+{4 * i}];\n"
        body += f"{form.format(y=f'%y{i}', a=f'%a{i}', b=f'%b{i}')};\nst.global.b32 [%w+{4 * i}], %y{i};\n"
    names = ", ".join(f"%{n}{i}" for n in "aby" for i in range(uses))
    addresses = "".join(f"ld.param.u64 %{n}, [{n}]; mad.wide.u32 %{n}, %tid, {4 * uses}, %{n};\n" for n in "xzw")
    return f""".version 8.7
.target sm_90
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 z, .param .u64 w)
{{
.reg .b32 {names}, %tid; .reg .b64 %x, %z, %w;
mov.u32 %tid, %tid.x;
{addresses}{body}ret;
}}
"""


@pytest.mark.parametrize("form", LONG)
def test_a_long_row_computes_the_same_as_a_function(form: str) -> None:
    once, often = (kernel(form, uses) for uses in (1, 4))
    functions = [len(lower(parse(text), "k").shared) for text in (once, often)]
    assert functions[1] == functions[0] + 1
    patterns = np.random.default_rng(0).integers(-(2**31), 2**31, 512, dtype=np.int32)
    patterns[: len(EDGES)] = np.array(EDGES, np.uint32).view(np.int32)
    words = torch.from_numpy(patterns)
    others = words.roll(77)
    plain, called = torch.zeros_like(words), torch.zeros_like(words)
    wb.load(once, "k").launch(words, others, plain, grid=1, block=512)
    wb.load(often, "k").launch(words, others, called, grid=1, block=128)
    assert torch.equal(called, plain)


def test_lanes_that_went_apart_keep_registers_of_every_width() -> None:
    source = """
    extern "C" __global__ void k(double* d, float* f, short* h, int n) {
      int i = threadIdx.x;
      double a = i; float b = i; short c = i;
      for (int k = 0; k < i % n; ++k) {
        if ((i + k) % 3 == 0) { a += 0.5; b *= 2.0f; c += 7; }
        else if ((i ^ k) & 1) { a -= k; c ^= k; }
        else { b -= a; }
      }
      d[i] = a; f[i] = b; h[i] = c;
    }"""
    count, n = 45, 11
    d, f, h = torch.zeros(count, dtype=torch.float64), torch.zeros(count), torch.zeros(count, dtype=torch.int16)
    wb.load(source, "k").launch(d, f, h, n, grid=1, block=count)
    for i in range(count):
        a, b, c = float(i), np.float32(i), i
        for k in range(i % n):
            if (i + k) % 3 == 0:
                a, b, c = a + 0.5, np.float32(b * np.float32(2)), c + 7
            elif (i ^ k) & 1:
                a, c = a - k, c ^ k
            else:
                b = np.float32(float(b) - a)
        assert (d[i].item(), f[i].item(), h[i].item()) == (a, float(b), c)


def test_registers_of_eight_bits_stand_beside_wider_ones() -> None:
    text = """.version 8.7
.target sm_90
.address_size 64
.visible .entry k(.param .u64 y)
{
.reg .b8 %c<3>; .reg .b32 %tid, %r; .reg .b64 %y, %d; .reg .pred %p;
mov.u32 %tid, %tid.x;
ld.param.u64 %y, [y]; mad.wide.u32 %y, %tid, 16, %y;
ld.global.b8 %c0, [%y]; ld.global.b8 %c1, [%y+1]; ld.global.b8 %c2, [%y+2];
mul.lo.u32 %r, %tid, 5; mul.wide.u32 %d, %tid, 7;
setp.lt.u32 %p, %tid, 20;
@%p bra SKIP;
ld.global.b8 %c1, [%y+3]; add.u32 %r, %r, 1; add.u64 %d, %d, 1;
SKIP:
st.global.b8 [%y+4], %c0; st.global.b8 [%y+5], %c1; st.global.b8 [%y+6], %c2;
st.global.u8 [%y+7], %r; st.global.u64 [%y+8], %d;
ret;
}
"""
    y = torch.randint(0, 256, (32, 16), dtype=torch.uint8)
    given = y.clone()
    wb.load(text, "k").launch(y, grid=1, block=32)
    for i in range(32):
        later = int(i >= 20)
        assert y[i, 4:7].tolist() == [given[i, 0], given[i, 1 + 2 * later], given[i, 2]]
        assert y[i, 7:9].tolist() == [5 * i + later, 7 * i + later]


def test_a_parameter_read_through_a_register_outlives_its_block() -> None:
    text = """.version 8.7
.target sm_90
.address_size 64
.visible .entry k(.param .u64 y, .param .u32 a, .param .u32 b, .param .u32 c)
{
.reg .b32 %tid, %a, %b, %c; .reg .b64 %y, %p; .reg .pred %q;
mov.u32 %tid, %tid.x; ld.param.u64 %y, [y]; mad.wide.u32 %y, %tid, 12, %y;
mov.b64 %p, a; ld.param.u32 %a, [%p]; ld.param.u32 %b, [%p+4]; ld.param.u32 %c, [%p+8];
setp.lt.u32 %q, %tid, 20;
@%q bra SKIP;
add.u32 %tid, %tid, 100;
SKIP:
st.global.u32 [%y], %a; add.u32 %b, %b, %tid; st.global.u32 [%y+4], %b; st.global.u32 [%y+8], %c;
ret;
}
"""
    y = torch.zeros(32, 3, dtype=torch.int32)
    wb.load(text, "k").launch(y, 7, 11, 13, grid=1, block=32)
    tid = torch.arange(32)
    assert torch.equal(y.long(), torch.stack([tid * 0 + 7, 11 + tid + 100 * (tid >= 20), tid * 0 + 13], 1))


def test_a_generic_address_of_a_cluster_does_not_fit_32_bits() -> None:
    text = kernel("cvta.shared::cluster.u32 {y}, {a}", 1)
    with pytest.raises(UnsupportedInstructionError, match=r"have 64 bits\n  PTX line \d+: cvta"):
        lower(parse(text), "k")
