"""Rows of textures and surfaces; `tests/emulator/run/test_textures.py` has what they return."""

from __future__ import annotations

import pytest
import torch

import workbench as wb
from workbench.core.errors import UnsupportedInstructionError

_KERNEL = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry test(.param .u64 t, .param .u64 s, .param .u64 y) {{
  .reg .b64 %t, %s, %y;
  .reg .f32 %f<8>;
  .reg .b32 %r<12>;
  ld.param.u64 %t, [t];
  ld.param.u64 %s, [s];
  ld.param.u64 %y, [y];
  mov.u32 %r8, 1;
  mov.u32 %r9, 8;
  mov.f32 %f4, 0f3FC00000;  // 1.5
  mov.f32 %f5, 0f3F000000;  // 0.5
  {body}
  st.global.f32 [%y], %f0;
  st.global.u32 [%y+4], %r0;
  st.global.u32 [%y+8], %r1;
  st.global.u32 [%y+12], %r2;
  ret;
}}
"""
_AT_1_1 = 5.0  # of 3 x 4 elements, counted from 0
_BODIES = {
    "tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%t, {%f4, %f4}];": (_AT_1_1, 0, 0, 0),
    "tex.grad.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%t, {%f4, %f5}], {%f5, %f5}, {%f5, %f5};": (1.0, 0, 0, 0),
    "tex.2d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%t, {%r8, %r8}];": (_AT_1_1, 0, 0, 0),
    "tld4.r.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%t, {%f4, %f4}];": (_AT_1_1 + 4, 0, 0, 0),
    "txq.width.b32 %r0, [%t]; txq.height.b32 %r1, [%t]; txq.num_mipmap_levels.b32 %r2, [%t];": (0.0, 4, 3, 1),
    "suld.b.2d.b32.trap {%r0}, [%s, {%r9, %r8}];": (0.0, 6, 0, 0),
    "sust.b.2d.b32.clamp [%s, {%r9, %r8}], {%r9}; suld.b.2d.b32.zero {%r0}, [%s, {%r9, %r8}];": (0.0, 8, 0, 0),
    "sured.b.add.2d.u32.clamp [%s, {%r9, %r8}], %r9; suld.b.2d.b32.zero {%r0}, [%s, {%r9, %r8}];": (0.0, 14, 0, 0),
    "sured.b.and.2d.b32.trap [%s, {%r9, %r8}], 3; suld.b.2d.b32.zero {%r0}, [%s, {%r9, %r8}];": (0.0, 2, 0, 0),
    "sured.b.max.2d.s64.zero [%s, {%r9, %r8}], 0; suld.b.2d.v2.b32.zero {%r0, %r1}, [%s, {%r9, %r8}];": (0.0, 6, 7, 0),
    "suq.height.b32 %r0, [%s]; suq.width.b32 %r1, [%s];": (0.0, 3, 4, 0),
}


def texts() -> list[str]:
    """All kernels."""
    return [_KERNEL.format(body=body) for body in _BODIES]


@pytest.mark.parametrize("body", _BODIES, ids=lambda body: body.split()[0])
def test_rows(body: str):
    y = torch.zeros(4)
    texture = wb.Texture(torch.arange(12.0).reshape(3, 4))
    surface = wb.Surface(torch.arange(12, dtype=torch.int32).reshape(3, 4))
    wb.load(
        _KERNEL.format(body=f"mov.f32 %f0, 0f00000000; mov.u32 %r0, 0; mov.u32 %r1, 0; mov.u32 %r2, 0; {body}"), "test"
    )[1, 1](texture, surface, y)
    assert (y[0].item(), *y.view(torch.int32)[1:].tolist()) == _BODIES[body]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%t, {%f4}];", "expected 2 coordinates"),
        ("tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%t, {%f4, %f4}], {%r0, %r1};", "offsets and depths to compare with"),
        ("tex.level.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%t, {%f4, %f4}];", "takes a level of detail"),
        ("suld.b.2d.v4.b64.trap {%t, %s, %y, %y}, [%s, {%r9, %r8}];", "no surface has elements of 256 bits"),
    ],
)
def test_what_is_lacking_is_named(body: str, message: str):
    kernel = wb.load(_KERNEL.format(body=body), "test")
    with pytest.raises(UnsupportedInstructionError, match=message):
        kernel[1, 1](wb.Texture(torch.zeros(3, 4)), wb.Surface(torch.zeros(3, 4)), torch.zeros(4))
