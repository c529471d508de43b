"""Texture and Surface: arguments of ``cudaTextureObject_t`` and ``cudaSurfaceObject_t`` parameters."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from workbench.core.dtypes import BY_NAME
from workbench.core.errors import ArgumentError
from workbench.core.texture import KINDS, TextureLayout
from workbench.emulator import textures

_DEFAULT_KINDS = {1: "1d", 2: "2d", 3: "3d"}


class Surface:
    """Memory that kernels read and write by ``surf2Dread``, ``surf2Dwrite`` and the like.

    It is the argument of a ``cudaSurfaceObject_t`` parameter, in structs and lists of tensors too. It holds a copy of
    the tensor: of a CPU tensor for the emulator, of a CUDA tensor in a CUDA array of that GPU.

    Parameters
    ----------
    tensor : Tensor
        Of uint8, int8, uint16, int16, uint32, int32, float16 or float32. Of a shape that `kind` says, the innermost
        dimension last, channels behind it.
    kind : str, optional
        ``"1d"`` (width), ``"2d"`` (height, width), ``"3d"`` (depth, height, width), ``"1d_layered"`` (layers, width),
        ``"2d_layered"`` (layers, height, width), ``"cube"`` (6, width, width) or ``"cube_layered"`` (6 n, width,
        width). By default the one of as many dimensions.
    channels : int
        1, 2 or 4: where there are several, the tensor has one dimension more, the last.

    Attributes
    ----------
    layout : TextureLayout
    device : torch.device
    handle : int
        What a kernel gets. It is valid as long as this object lives.
    home : Tensor
        An empty tensor on the device, by which a launch finds out where it runs.

    Raises
    ------
    ArgumentError
        If the tensor does not fit.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> source = "__global__ void f(cudaSurfaceObject_t s) { surf2Dwrite(1.0f, s, threadIdx.x * 4, 0); }"
    >>> surface = wb.Surface(torch.zeros(2, 3))
    >>> wb.load(source, "f")[1, 3](surface)
    >>> surface.read()
    tensor([[1., 1., 1.],
            [0., 0., 0.]])
    """

    __slots__ = ("__weakref__", "_array", "_shape", "device", "handle", "home", "layout")

    def __init__(self, tensor: torch.Tensor, *, kind: str | None = None, channels: int = 1) -> None:
        self.layout = _layout(tensor, kind, channels, is_surface=True)
        if self.layout.kind == "linear":
            raise ArgumentError("surface: kind 'linear' is of textures; pass the tensor itself")
        self.device = tensor.device
        self._shape = tuple(tensor.shape)
        self._array = _Array(self.layout, [tensor])
        self.home = torch.empty(0, device=self.device)
        self.handle = self._array.handle(self.layout)

    def read(self) -> torch.Tensor:
        """Copy what it holds.

        Returns
        -------
        Tensor
            Of the shape, the dtype and the device of the first one.
        """
        return self._array.read(self._shape)

    def write(self, tensor: torch.Tensor) -> None:
        """Fill it anew.

        Parameters
        ----------
        tensor : Tensor
            Of the same shape, dtype and device as the first one.
        """
        if (tuple(tensor.shape), tensor.device) != (self._shape, self.device) or _name(
            tensor
        ) != self.layout.dtype.name:
            raise ArgumentError(
                f"surface: expected a {self.layout.dtype} tensor of shape {self._shape} on {self.device}; got "
                f"{_name(tensor)}, {tuple(tensor.shape)} on {tensor.device}"
            )
        self._array.write([tensor])

    def __repr__(self) -> str:
        return f"<Surface of {self.layout.dtype} {self._shape}, kind {self.layout.kind!r}, on {self.device}>"


class Texture:
    """Memory that kernels read by ``tex2D``, ``tex1Dfetch``, ``texCubemap`` and the like.

    It is the argument of a ``cudaTextureObject_t`` parameter, in structs and lists of tensors too. It holds a copy of
    the tensor, but for kind ``"linear"``, which reads the tensor itself, and for a `Surface`, whose memory it shares.

    Parameters
    ----------
    source : Tensor, Surface or sequence of Tensor
        As for a `Surface`. A sequence has the levels of detail: each with half of the extents of the one before.
    kind : str, optional
        As for a `Surface`, or ``"linear"``, for ``tex1Dfetch``: a contiguous tensor of one dimension.
    channels : int
        As for a `Surface`.
    filter : str
        ``"point"`` or ``"linear"``: the element that a coordinate lies in, or a mean of its neighbours by weights of
        8 bits. The latter needs floats.
    address : str or sequence of str
        ``"clamp"``, ``"border"``, ``"wrap"`` or ``"mirror"``: what lies outside; one for all dimensions,
        or one for each of x, y, z. The last two need `normalized`.
    normalized : bool
        Whether coordinates run from 0 to 1, and not to the extent.
    read : str
        ``"element"``, or ``"normalized"``: integers of 8 and 16 bits become floats from 0, or -1, to 1.
    border : sequence of float
        What lies outside where `address` is ``"border"``: one value for each channel.
    mip_filter : str
        As `filter`, between levels of detail.

    Attributes
    ----------
    layout : TextureLayout
    device : torch.device
    handle : int
        What a kernel gets. It is valid as long as this object lives.
    home : Tensor
        An empty tensor on the device, by which a launch finds out where it runs.

    Raises
    ------
    ArgumentError
        If the tensor does not fit, or a combination does not exist.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> source = "__global__ void f(cudaTextureObject_t t, float* y) { y[0] = tex2D<float>(t, 1.25f, 0.5f); }"
    >>> texture = wb.Texture(torch.tensor([[0.0, 4.0], [0.0, 0.0]]), filter="linear")
    >>> y = torch.zeros(1)
    >>> wb.load(source, "f")[1, 1](texture, y)
    >>> y
    tensor([3.])
    """

    __slots__ = ("__weakref__", "_array", "_surface", "device", "handle", "home", "layout")

    def __init__(
        self,
        source: torch.Tensor | Surface | Sequence[torch.Tensor],
        *,
        kind: str | None = None,
        channels: int = 1,
        filter: str = "point",
        address: str | Sequence[str] = "clamp",
        normalized: bool = False,
        read: str = "element",
        border: Sequence[float] = (),
        mip_filter: str = "point",
    ) -> None:
        modes = (address,) * 3 if isinstance(address, str) else (*address, *("clamp",) * (3 - len(address)))
        outside = (*map(float, border), *(0.0,) * (4 - len(border)))
        words: dict[str, Any] = {
            "filter": filter,
            "mip_filter": mip_filter,
            "address": modes,
            "normalized": bool(normalized),
            "read": read,
            "border": outside,
        }
        self._surface: Surface | None = None
        if isinstance(source, Surface):
            if kind not in {None, source.layout.kind} or channels not in {1, source.layout.channels}:
                raise ArgumentError("texture: kind and channels are those of the surface; leave them out")
            self._surface, self._array, self.device = source, source._array, source.device
            held = source.layout
            extents = {name: getattr(held, name) for name in ("width", "height", "depth", "layers", "channels")}
            self.layout = TextureLayout(held.kind, held.dtype, **extents, **words)
        else:
            levels = [source] if isinstance(source, torch.Tensor) else list(source)
            if not levels:
                raise ArgumentError("texture: expected a tensor, a Surface, or a sequence of tensors; got none")
            self.layout = _layout(levels[0], kind, channels, levels=len(levels), **words)
            self.device = levels[0].device
            self._array = _Array(self.layout, levels)
        self.home = torch.empty(0, device=self.device)
        self.handle = self._array.handle(self.layout)

    def __repr__(self) -> str:
        layout = self.layout
        how = f"{layout.filter}, {'/'.join(dict.fromkeys(layout.address))}{', normalized' if layout.normalized else ''}"
        return f"<Texture of {layout.dtype}, kind {layout.kind!r}, {how}, on {self.device}>"


def _name(tensor: Any) -> str:
    return str(tensor.dtype).removeprefix("torch.") if isinstance(tensor, torch.Tensor) else type(tensor).__name__


def _layout(tensor: torch.Tensor, kind: str | None, channels: int, **words: Any) -> TextureLayout:
    """Find the layout of a tensor."""
    if not isinstance(tensor, torch.Tensor) or tensor.layout is not torch.strided:
        raise ArgumentError(f"texture: expected a dense tensor; got {_name(tensor)}")
    shape = tuple(tensor.shape)
    if channels != 1:
        if shape[-1:] != (channels,):
            raise ArgumentError(f"texture: channels={channels} needs a last dimension of {channels}; got shape {shape}")
        shape = shape[:-1]
    name = kind or _DEFAULT_KINDS.get(len(shape), "")
    if KINDS.get(name, len(shape)) != len(shape) or not name:
        raise ArgumentError(
            f"texture: kind {kind!r} takes {KINDS.get(name, '1 to 3')} dimensions, channels left out; got {shape}"
        )
    dtype = BY_NAME.get(_name(tensor))
    if dtype is None:
        raise ArgumentError(f"texture: no texture has elements of {tensor.dtype}")
    extents: dict[str, Any] = {"width": shape[-1]}
    if name == "3d":
        extents |= {"height": shape[1], "depth": shape[0]}
    elif name == "2d":
        extents |= {"height": shape[0]}
    elif name == "1d_layered":
        extents |= {"layers": shape[0]}
    elif len(shape) == KINDS["3d"]:
        extents |= {"height": shape[1], "layers": shape[0]}
    return TextureLayout(name, dtype, channels, **extents, **words)


class _Array:
    """What textures and surfaces read and write, on either back end.

    Parameters
    ----------
    layout : TextureLayout
    levels : sequence of Tensor
    """

    def __init__(self, layout: TextureLayout, levels: Sequence[torch.Tensor]) -> None:
        self._layout = layout
        self._device = levels[0].device
        for number, tensor in enumerate(levels):
            if tensor.device != self._device or tensor.dtype != levels[0].dtype:
                raise ArgumentError(
                    f"texture: level {number} is {_name(tensor)} on {tensor.device}; the first is {layout.dtype} on "
                    f"{self._device}"
                )
            depth, height, width, channels = layout.level_shape(number)
            if tensor.numel() != depth * height * width * channels:
                raise ArgumentError(
                    f"texture: level {number} has shape {tuple(tensor.shape)}; expected {depth} x {height} x {width} "
                    f"elements of {channels} channels, half of the extents before"
                )
        if self._device.type not in {"cpu", "cuda"}:
            raise ArgumentError(f"texture: expected a tensor on a CUDA device or the CPU; got one on {self._device}")
        if layout.kind == "linear":
            if not levels[0].is_contiguous():
                raise ArgumentError("texture: kind 'linear' reads the tensor itself, which must be contiguous")
            self._levels = [levels[0]]
        elif self._device.type == "cpu":
            self._levels = [tensor.detach().clone(memory_format=torch.contiguous_format) for tensor in levels]
        else:
            from workbench.gpu.textures import Array  # noqa: PLC0415  (loads the driver)

            self._there = Array(layout, self._device.index or 0)
            self.write(levels)

    def handle(self, layout: TextureLayout) -> int:
        """Make a handle that is valid as long as this object is not collected, and must not outlive it."""
        if self._device.type == "cpu":
            made = textures.add(layout, [_bytes_of(level) for level in self._levels])
            weakref.finalize(self, textures.remove, made)
            return made
        from workbench.gpu import textures as on_gpu  # noqa: PLC0415  (loads the driver)

        if layout.kind == "linear":
            return on_gpu.linear_handle(layout, self._levels[0].data_ptr(), self, self._device.index or 0)
        return self._there.handle(layout)

    def write(self, levels: Sequence[torch.Tensor]) -> None:
        for number, tensor in enumerate(levels):
            if self._device.type == "cpu":
                self._levels[number].copy_(tensor)
            else:
                self._there.copy(number, tensor.contiguous().data_ptr(), into=True)

    def read(self, shape: tuple[int, ...]) -> torch.Tensor:
        if self._device.type == "cpu":
            return self._levels[0].clone().reshape(shape)
        made = torch.empty(shape, dtype=getattr(torch, self._layout.dtype.name), device=self._device)
        self._there.copy(0, made.data_ptr(), into=False)
        return made


def _bytes_of(tensor: torch.Tensor) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """View the memory of a contiguous CPU tensor as bytes."""
    return tensor.reshape(-1).view(torch.uint8).numpy()
