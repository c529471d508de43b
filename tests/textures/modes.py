"""Modes of textures, and what is fetched in each: the same on every machine."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import torch

import workbench as wb

COUNT = 2000
"""Fetches of a mode."""

_KERNEL = """
extern "C" __global__ void fetch(cudaTextureObject_t t, const float* at, const int* layer, {type}* y, int n) {{
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float x = at[8 * i], y_ = at[8 * i + 1], z = at[8 * i + 2], level = at[8 * i + 3];
  const float2 dx = make_float2(at[8 * i + 4], at[8 * i + 5]), dy = make_float2(at[8 * i + 6], at[8 * i + 7]);
  const int l = layer[i];
  y[i] = {call};
}}
"""
_CALLS = {
    "linear": "tex1Dfetch<{type}>(t, l)",
    "1d": "tex1D<{type}>(t, x)",
    "2d": "tex2D<{type}>(t, x, y_)",
    "3d": "tex3D<{type}>(t, x, y_, z)",
    "1d_layered": "tex1DLayered<{type}>(t, x, l)",
    "2d_layered": "tex2DLayered<{type}>(t, x, y_, l)",
    "cube": "texCubemap<{type}>(t, x, y_, z)",
    "cube_layered": "texCubemapLayered<{type}>(t, x, y_, z, l)",
    "level": "tex2DLod<{type}>(t, x, y_, level)",
    "gradient": "tex2DGrad<{type}>(t, x, y_, dx, dy)",
    **{f"gather {c}": f"tex2Dgather<{{type}}>(t, x, y_, {c})" for c in range(4)},
}
_SHAPES = {
    "linear": (37,),
    "1d": (37,),
    "2d": (11, 19),
    "3d": (5, 6, 7),
    "1d_layered": (4, 23),
    "2d_layered": (3, 9, 13),
    "cube": (6, 8, 8),
    "cube_layered": (12, 8, 8),
}
_VECTORS = {
    "float32": "float4", "float16": "float4", "uint8": "uchar4", "int8": "char4",
    "uint16": "ushort4", "int16": "short4", "uint32": "uint4", "int32": "int4",
}  # fmt: skip


@dataclass(frozen=True)
class Mode:
    """One way to read a texture.

    Attributes
    ----------
    kind, call : str
        Of the texture; how it is read, a key of `_CALLS`.
    dtype : str
    channels, levels : int
    words : dict
        Keywords of `wb.Texture`.
    """

    kind: str
    call: str
    dtype: str = "float32"
    channels: int = 1
    levels: int = 1
    words: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What tells it from all others."""
        words = " ".join(f"{key}={value}" for key, value in self.words.items())
        return f"{self.kind} {self.call} {self.dtype}x{self.channels} levels={self.levels} {words}".strip()

    @property
    def vector(self) -> str:
        """Type that a fetch returns."""
        return "float4" if self.words.get("read") == "normalized" else _VECTORS[self.dtype]

    @property
    def rounds(self) -> bool:
        """Whether results are means, which the hardware rounds."""
        return "linear" in {self.words.get("filter"), self.words.get("mip_filter")}


def modes() -> list[Mode]:
    """List all modes."""
    found: list[Mode] = []
    for filter_ in ("point", "linear"):
        for kind in _SHAPES:
            if kind == "linear":
                continue
            for address in ("clamp", "border", "wrap", "mirror"):
                for normalized in (False, True):
                    is_cube = kind.startswith("cube")
                    if (not normalized and (address in {"wrap", "mirror"} or is_cube)) or (
                        is_cube and address != "clamp"
                    ):
                        continue
                    words = {"filter": filter_, "address": address, "normalized": normalized}
                    if address == "border":
                        words["border"] = (2.5, -3.0, 0.25, 7.0)
                    found.append(Mode(kind, kind, words=words))
        for dtype, channels in (("uint8", 4), ("int8", 2), ("uint16", 1), ("int16", 4)):
            found.append(Mode("2d", "2d", dtype, channels, words={"filter": filter_, "read": "normalized"}))
        found.append(Mode("2d", "2d", "float16", 4, words={"filter": filter_}))
        for mip_filter in ("point", "linear"):
            for call in ("level", "gradient"):
                words = {"filter": filter_, "mip_filter": mip_filter, "address": "wrap", "normalized": True}
                found.append(Mode("2d", call, levels=4, words=words))
    found += [Mode("2d", "2d", dtype, channels) for dtype in _VECTORS for channels in (1, 2, 4)]
    found += [
        Mode("linear", "linear", dtype, channels) for dtype, channels in (("float32", 1), ("uint8", 4), ("int16", 2))
    ]
    found += [Mode("2d", f"gather {c}", channels=4) for c in range(4)]
    found += [Mode("2d", "gather 1", channels=2, words={"address": "wrap", "normalized": True})]
    return found


def _random(mode: Mode) -> np.random.Generator:
    return np.random.default_rng(zlib.crc32(mode.name.encode()))


def tensors(mode: Mode) -> list[torch.Tensor]:
    """Make the levels of a mode's texture."""
    rng, shape = _random(mode), (16, 32) if mode.levels > 1 else _SHAPES[mode.kind]
    made = []
    for level in range(mode.levels):
        sizes = tuple(max(size >> level, 1) for size in shape) + ((mode.channels,) if mode.channels > 1 else ())
        if mode.dtype.startswith("float"):
            values = (rng.random(sizes) * 200 - 100).astype(mode.dtype)
        else:
            low, high = np.iinfo(mode.dtype).min, np.iinfo(mode.dtype).max
            values = rng.integers(low, high, sizes, mode.dtype, endpoint=True)
        made.append(torch.from_numpy(values))
    return made


def coordinates(mode: Mode) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Draw coordinates, shape (COUNT, 8): x, y, z, level, gradients; and layers, or elements of linear memory."""
    rng = _random(mode)
    shape = (16, 32) if mode.levels > 1 else _SHAPES[mode.kind]
    layers = rng.integers(-2, shape[0] + 3, COUNT).astype(np.int32)
    at = np.zeros((COUNT, 8), np.float32)
    if mode.kind.startswith("cube"):
        at[:, :3] = rng.normal(size=(COUNT, 3))
        ties = rng.random(COUNT) < 0.1
        at[ties, 1] = at[ties, 0] * rng.choice([-1, 1], ties.sum())
        return at, layers
    inner = shape[1:] if "layered" in mode.kind else shape
    for i, size in enumerate(reversed(inner)):
        draw = rng.random(COUNT) * (size + 4) - 2
        near = np.round(draw * 512) / 512
        steps = rng.integers(-3, 4, COUNT)
        value = np.where(rng.random(COUNT) < 0.5, draw, near).astype(np.float32)
        value = value + (steps * np.spacing(np.abs(value) + np.float32(1e-3))).astype(np.float32) * (
            rng.random(COUNT) < 0.5
        )
        at[:, i] = value.astype(np.float32) / np.float32(size) if mode.words.get("normalized") else value
    at[:, 3] = rng.random(COUNT) * 5 - 1
    at[:, 4:] = (2.0 ** rng.uniform(-8, -1, (COUNT, 4)) * rng.choice([-1, 1], (COUNT, 4))).astype(np.float32)
    return at, layers


@cache
def _kernel(call: str, vector: str) -> wb.Kernel:
    return wb.load(_KERNEL.format(type=vector, call=_CALLS[call].format(type=vector)), "fetch")


def fetch(mode: Mode, device: str, count: int = COUNT) -> np.ndarray[Any, Any]:
    """Fetch on a device; return bits of shape (count, 4), uint32, or what a fetch of integers returns."""
    texture = wb.Texture(
        [tensor.to(device) for tensor in tensors(mode)], kind=mode.kind, channels=mode.channels, **mode.words
    )
    at, layers = coordinates(mode)
    kernel = _kernel(mode.call, mode.vector)
    dtype = next(p.dtype for p in kernel.signature.parameters if p.name == "y")
    assert dtype is not None
    result = torch.zeros(count, 4, dtype=getattr(torch, dtype.name), device=device)
    where = torch.from_numpy(at[:count].copy()).to(device), torch.from_numpy(layers[:count].copy()).to(device)
    kernel[-(-count // 128), 128](texture, where[0], where[1], result, count)
    values = result.cpu().numpy()
    return values.view(np.uint32) if values.dtype.itemsize == 4 else values.astype(np.int32).view(np.uint32)
