"""Textures and surfaces on the emulator: what a Hopper GPU said of them, arguments, errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import workbench as wb
from tests.textures.modes import Mode, fetch, modes
from tests.textures.updates import UPDATES, expected, updated
from workbench.core.errors import ArgumentError, KernelTrapError, LaunchError, MemoryFaultError

SAID = np.load(Path(__file__).parents[2] / "data" / "textures.npz")
"""Of each mode the first fetches of an H100: `benchmarks/textures_on_hardware.py --table`."""

SOURCE = """
struct Pair { cudaTextureObject_t texture; float* y; };
__global__ void from_struct(Pair p) { p.y[threadIdx.x] = tex2D<float>(p.texture, threadIdx.x + 0.5f, 1.5f); }
__global__ void point(cudaTextureObject_t t, float* y) { y[threadIdx.x] = tex2D<float>(t, threadIdx.x + 0.5f, 1.5f); }
__global__ void linear(cudaTextureObject_t t, float* y) { y[threadIdx.x] = tex1Dfetch<float>(t, threadIdx.x); }
__global__ void present(cudaTextureObject_t t, float* y) {
  bool is_resident = false;
  y[0] = tex2D<float>(t, 0.5f, 0.5f, &is_resident);
  y[1] = is_resident;
}
__global__ void next(cudaSurfaceObject_t s, cudaTextureObject_t t) {
  const int x = threadIdx.x;
  surf2Dwrite(tex2D<float>(t, x + 0.5f, 0.5f) + 1, s, 4 * x, 0);
}
__global__ void wide(cudaSurfaceObject_t s) {
  uchar4 v;
  surf3Dread(&v, s, 4 * threadIdx.x, 1, 1);
  v.w = 7;
  surf3Dwrite(v, s, 4 * threadIdx.x, 0, 0);
}
__global__ void beyond(cudaSurfaceObject_t s) { surf2Dwrite(1.0f, s, 4 * threadIdx.x, 1); }
"""


@pytest.mark.parametrize("mode", [mode for mode in modes() if mode.name in SAID.files], ids=lambda mode: mode.name)
def test_fetches_are_what_a_gpu_said(mode: Mode):
    there = SAID[mode.name]
    here = fetch(mode, "cpu", len(there))
    if not mode.rounds:
        if mode.call == "gradient":  # a level of detail is an estimate
            assert (there == here).all(axis=1).mean() > 0.9
        else:
            assert (there == here).all()
        return
    one, other = there.view(np.float32).astype(np.float64), here.view(np.float32).astype(np.float64)
    if mode.call == "gradient":
        assert (np.abs(one - other).max(axis=1) < 0.15 * np.abs(one).max()).mean() > 0.9
    else:
        exact = 0.85 if mode.dtype == "int8" else 0.97
        assert (there == here).all(axis=1).mean() >= exact
        assert np.abs(one - other).max() < 5e-5 * np.abs(one).max()


def test_a_handle_may_stand_in_a_struct():
    x, y = torch.arange(12.0).reshape(3, 4), torch.zeros(4)
    wb.load(SOURCE, "from_struct")[1, 4]({"texture": wb.Texture(x), "y": y})
    assert y.tolist() == [4.0, 5.0, 6.0, 7.0]


def test_a_texture_holds_a_copy_and_linear_memory_does_not():
    x, y = torch.arange(12.0).reshape(3, 4), torch.zeros(4)
    texture = wb.Texture(x)
    x.zero_()
    wb.load(SOURCE, "point")[1, 4](texture, y)
    assert y.tolist() == [4.0, 5.0, 6.0, 7.0]
    memory = torch.arange(4.0)
    texture = wb.Texture(memory, kind="linear")
    memory[2] = 9.0
    wb.load(SOURCE, "linear")[1, 6](texture, y := torch.ones(6))
    assert y.tolist() == [0.0, 1.0, 9.0, 3.0, 0.0, 0.0]


def test_whether_an_element_is_there_is_always_true():
    y = torch.zeros(2)
    wb.load(SOURCE, "present")[1, 1](wb.Texture(torch.full((1, 1), 3.0)), y)
    assert y.tolist() == [3.0, 1.0]


def test_a_texture_of_a_surface_reads_what_kernels_write():
    surface = wb.Surface(torch.arange(4.0).reshape(1, 4))
    texture = wb.Texture(surface)
    for _ in range(2):
        wb.load(SOURCE, "next")[1, 4](surface, texture)
    assert surface.read().tolist() == [[2.0, 3.0, 4.0, 5.0]]
    surface.write(torch.zeros(1, 4))
    assert not surface.read().any()


def test_channels_of_a_surface_are_read_and_written_together():
    x = torch.arange(2 * 2 * 3 * 4, dtype=torch.uint8).reshape(2, 2, 3, 4)
    surface = wb.Surface(x, channels=4)
    wb.load(SOURCE, "wide")[1, 3](surface)
    assert torch.equal(surface.read()[0, 0, :, :3], x[1, 1, :, :3])
    assert surface.read()[0, 0, :, 3].tolist() == [7, 7, 7]


def test_a_place_outside_of_a_surface_is_a_fault():
    surface = wb.Surface(torch.zeros(2, 4))
    with pytest.raises(
        MemoryFaultError, match=r"outside of the surface: byte along x, y, z, layer = 16, 1, 0, 0"
    ) as it:
        wb.load(SOURCE, "beyond")[1, 5](surface)
    assert (it.value.kind, it.value.thread) == ("out-of-bounds", (4, 0, 0))


@pytest.mark.parametrize(
    ("handle", "message"),
    [
        (lambda: wb.Texture(torch.zeros(2, 3, 4)), "is of another kind than the instruction is for"),
        (lambda: wb.Surface(torch.zeros(3, 4)), "is no handle of a texture; pass workbench.Texture"),
        (lambda: 12, "0xc is no handle of a texture"),
    ],
)
def test_a_wrong_handle_is_named(handle, message):
    made = handle()
    with pytest.raises(KernelTrapError, match=message):
        wb.load(SOURCE, "point")[1, 4](made, torch.zeros(4))


def test_a_handle_goes_with_its_object():
    handle = wb.Texture(torch.zeros(3, 4)).handle
    with pytest.raises(KernelTrapError, match="is no handle of a texture"):
        wb.load(SOURCE, "point")[1, 4](handle, torch.zeros(4))


def test_a_texture_is_no_number_of_32_bits():
    kernel = wb.load("__global__ void f(int t) {}", "f")
    with pytest.raises(LaunchError, match=r"is int32; got"):
        kernel[1, 1](wb.Texture(torch.zeros(3, 4)))


@pytest.mark.parametrize(
    ("shape", "words", "message"),
    [
        ((4, 4), {"filter": "cubic"}, "filter must be one of point, linear; got 'cubic'"),
        ((4, 4), {"address": "wrap"}, "address modes 'wrap' and 'mirror' need normalized=True"),
        ((4, 4), {"kind": "3d"}, "kind '3d' takes 3 dimensions"),
        ((4, 4), {"channels": 3}, "channels=3 needs a last dimension of 3"),
        ((4, 3), {"channels": 3}, "channels must be one of 1, 2, 4; got 3"),
        ((5, 4, 4), {"kind": "cube", "normalized": True}, "square faces, six for each cube; got 5"),
        ((6, 4, 4), {"kind": "cube"}, "a cubemap is read by directions: pass normalized=True"),
        ((4,), {"kind": "linear", "filter": "linear"}, "kind 'linear' is read by tex1Dfetch"),
        ((4, 4, 4, 4), {}, "takes 1 to 3 dimensions"),
        ((4, 4), {"read": "normalized"}, "makes floats of integers of 8 and 16 bits; the elements are float32"),
    ],
)
def test_what_does_not_exist_is_refused(shape: tuple[int, ...], words: dict[str, Any], message: str):
    with pytest.raises(ArgumentError, match=message):
        wb.Texture(torch.zeros(shape), **words)


def test_a_linear_filter_needs_floats():
    with pytest.raises(ArgumentError, match=r"a linear filter needs floats; the elements are uint8"):
        wb.Texture(torch.zeros(4, 4, dtype=torch.uint8), filter="linear")


def test_levels_have_half_of_the_extents_before():
    levels = [torch.zeros(8, 8), torch.zeros(4, 4), torch.zeros(3, 3)]
    with pytest.raises(ArgumentError, match=r"level 2 has shape \(3, 3\); expected 1 x 2 x 2"):
        wb.Texture(levels, normalized=True)
    with pytest.raises(ArgumentError, match="levels of detail need normalized=True"):
        wb.Texture(levels[:2])


@pytest.mark.parametrize("name", UPDATES)
def test_a_surface_is_updated(name):
    assert updated(name, "cpu") == expected(name)


RACY_UPDATE = """
extern "C" __global__ void count(cudaSurfaceObject_t s, int* last) {
  if (threadIdx.x == 0) asm volatile("sured.b.add.2d.u32.zero [%0, {%1, %1}], %2;" ::"l"(s), "r"(0), "r"(1));
  last[threadIdx.x] = blockIdx.x;
}
"""


@pytest.mark.parametrize("more", [{}, {"schedules": 4}])
def test_a_sanitised_launch_that_runs_again_updates_a_surface_once(more):
    surface, last = wb.Surface(torch.zeros(4, 4, dtype=torch.int32)), torch.zeros(32, dtype=torch.int32)
    report = wb.load(RACY_UPDATE, "count").sanitize(surface, last, grid=3, block=32, **more)
    assert not report.passed
    assert surface.read().flatten()[:2].tolist() == [3, 0]
