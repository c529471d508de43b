"""TensorMap: the argument of a ``const __grid_constant__ CUtensorMap`` parameter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from workbench.core.buffers import Buffer
from workbench.core.dtypes import BY_NAME, DType
from workbench.core.errors import ArgumentError
from workbench.core.tensor_map import PixelBox, TensorMapLayout

_ADDRESS_ALIGNMENT_BYTES = 16


class TensorMap:
    """A tensor and how the copy engine walks it in boxes: what ``cp.async.bulk.tensor`` copies from or to.

    It is the argument of a parameter ``const __grid_constant__ CUtensorMap map``; the type comes from
    ``#include <cuda.h>``. For a CUDA tensor the driver encodes the map when a launch first needs it
    (``cuTensorMapEncodeTiled``); for a CPU tensor the emulator has its own. Dimensions stand in torch's order here, the
    innermost last, like the tensor's shape: a kernel counts its coordinates from the innermost dimension on, so that
    element ``x[i, j]`` of the tensor is at the coordinates ``{j, i}``.

    Parameters
    ----------
    tensor : Tensor
        Of 1 to 5 dimensions of at most 2^31 elements, on a CUDA device or the CPU, any strides that the hardware takes:
        the innermost dimension contiguous, all others multiples of 16 bytes below 2^40, which may overlap or be 0 (as
        ``expand`` makes them). Its address is a multiple of 16.
    box : sequence of int
        Extent of a box along each dimension, 1 to 256; the innermost a multiple of 16 bytes, the whole at most 228 KB.
    swizzle : str
        ``"none"``, ``"32B"``, ``"64B"`` or ``"128B"``: in shared memory, pieces of 16 bytes change places within spans
        of so many bytes (address bits 4 to 6 are combined by XOR with bits 7 to 9). The innermost extent of the box is
        at most the span; where it is less, rows lie a span apart all the same (`smem_bytes`).
    l2_promotion : str
        ``"none"``, ``"64B"``, ``"128B"`` or ``"256B"``: what the L2 cache fetches at once. It changes no result.
    oob_fill : str
        ``"zero"`` or ``"nan"``: what elements of a box outside the tensor are loaded as; the NaN is 0x7FF7 in each 16
        bits.
    element_strides : sequence of int, optional
        Of the elements that a box spans along each dimension, every how many-th is copied, 1 to 8; by default all.
        The innermost is 1.

    Attributes
    ----------
    tensor : Tensor
    layout : TensorMapLayout

    Raises
    ------
    ArgumentError
        Where the driver would refuse it: the message names the rule, what came, and what to do.

    Notes
    -----
    Rules that the instructions have, and an H200 keeps: a box begins at a multiple of 16 bytes along the innermost
    dimension and at a multiple of 128 bytes in shared memory; loads may begin at negative coordinates and reach past
    the end, stores may not begin below 0. Whatever breaks one is an illegal instruction or a misaligned address there,
    and an error that names the rule on the emulator.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> x = torch.zeros(100, 64, dtype=torch.bfloat16)
    >>> tile = wb.TensorMap(x, box=(16, 64), swizzle="128B")
    >>> tile.box_bytes
    2048
    >>> wb.TensorMap(x, box=(16, 60))
    Traceback (most recent call last):
    workbench.core.errors.ArgumentError: tensor map: the innermost extent of the box must be a multiple of 16 bytes; ...
    """

    __slots__ = ("_copy", "_encoded", "_span_bytes", "layout", "tensor")

    def __init__(
        self,
        tensor: torch.Tensor,
        box: Sequence[int],
        *,
        swizzle: str = "none",
        l2_promotion: str = "none",
        oob_fill: str = "zero",
        element_strides: Sequence[int] | None = None,
    ) -> None:
        steps = _steps(tensor, element_strides)
        self._hold(tensor, _integers("box", box), steps, swizzle, l2_promotion, oob_fill, None)

    @classmethod
    def im2col(
        cls,
        tensor: torch.Tensor,
        *,
        lower: Sequence[int],
        upper: Sequence[int],
        pixels: int,
        channels: int,
        swizzle: str = "none",
        l2_promotion: str = "none",
        oob_fill: str = "zero",
        element_strides: Sequence[int] | None = None,
    ) -> TensorMap:
        """Make a map for the im2col mode: columns of pixels under a filter that moves over images.

        Parameters
        ----------
        tensor : Tensor
            Images of shape ``(n, [[d,] h,] w, c)``, contiguous in ``c``.
        lower, upper : sequence of int
            Corners of the box that the filter's base moves in, along ``([[d,] h,] w)``: distances from the first and
            from the last pixel. A column begins at a pixel between them; those of a store lie in the image.
        pixels : int
            Pixels of a column, 1 to 1024: along W, then H, D and N.
        channels : int
            Channels of each pixel, 1 to 256, a multiple of 16 bytes.
        swizzle, l2_promotion, oob_fill, element_strides : as of a tiled map
            Element strides are the steps from one pixel to the next.

        Raises
        ------
        ArgumentError
            Where the driver would refuse it.
        """
        made = cls.__new__(cls)
        box = _integers("pixels, channels", (pixels, channels))
        pixel_box = PixelBox(_integers("lower", lower), _integers("upper", upper), pixels)
        made._hold(tensor, box, _steps(tensor, element_strides), swizzle, l2_promotion, oob_fill, pixel_box)
        return made

    def _hold(
        self,
        tensor: torch.Tensor,
        box: tuple[int, ...],
        steps: tuple[int, ...],
        swizzle: str,
        l2_promotion: str,
        oob_fill: str,
        pixel_box: PixelBox | None,
    ) -> None:
        """Check and keep what the map says."""
        dtype, strides = _dtype(tensor), _strides_bytes(tensor)
        sizes = tuple(tensor.shape)
        self.tensor = tensor
        self.layout = TensorMapLayout(dtype, sizes, strides, box, steps, swizzle, l2_promotion, oob_fill, pixel_box)
        _check_address(tensor)
        self._encoded: tuple[int, bytes] = (0, b"")
        self._copy: tuple[bytes, torch.Tensor] | None = None
        reach = sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
        self._span_bytes = reach + dtype.itemsize_bytes

    def over(self, tensor: torch.Tensor) -> TensorMap:
        """Make the same map of another tensor.

        Parameters
        ----------
        tensor : Tensor
            Of the same shape, strides and dtype, aligned to 16 bytes.

        Returns
        -------
        TensorMap
        """
        made = type(self).__new__(type(self))
        made.tensor, made.layout = tensor, self.layout
        made._encoded, made._span_bytes = (0, b""), self._span_bytes
        return made

    @property
    def extent(self) -> tuple[int, int]:
        """Address of the tensor's first byte, and one past its last."""
        address = self.tensor.data_ptr()
        return address, address + self._span_bytes

    @property
    def box_bytes(self) -> int:
        """Bytes of a box: what a load completes on its mbarrier, parts outside the tensor included."""
        return self.layout.box_bytes

    @property
    def smem_bytes(self) -> int:
        """Bytes that a box spans in shared memory; `box_bytes`, unless its rows are shorter than the swizzle's span."""
        return self.layout.smem_bytes

    def encoded(self) -> bytes:
        """Return the driver's 128 bytes for the tensor where it lies now.

        Returns
        -------
        bytes

        Raises
        ------
        ArgumentError
            If the driver refuses the map.
        """
        from workbench.gpu.tensor_maps import encode  # noqa: PLC0415  (loads CuPy)

        address = self.tensor.data_ptr()
        if self._encoded[0] != address:
            self._encoded = address, encode(self.layout, address)
        return self._encoded[1]

    def on_device(self, *, fresh: bool) -> torch.Tensor:
        """Return the driver's 128 bytes in the memory of the tensor's device, for a kernel that gets a pointer to them.

        Parameters
        ----------
        fresh : bool
            Whether the kernel may have changed those of the last launch.

        Returns
        -------
        torch.Tensor
            Of uint8, shape (128,). It is kept until the next one takes its place.

        Raises
        ------
        ArgumentError
            If the driver refuses the map.
        """
        data = self.encoded()
        if fresh or self._copy is None or self._copy[0] != data:
            self._copy = data, torch.frombuffer(bytearray(data), dtype=torch.uint8).to(self.tensor.device)
        return self._copy[1]

    def buffer(self, name: str) -> Buffer:
        """Describe the map as the emulator takes it.

        Parameters
        ----------
        name : str
            Of the kernel's parameter.

        Returns
        -------
        Buffer
        """
        tensor, dtype = self.tensor, self.layout.dtype
        low, high = self.extent
        return Buffer(
            name,
            low,
            low,
            high,
            tuple(tensor.shape),
            tensor.stride(),
            dtype,
            writable=True,
            offset_bytes=int(tensor.storage_offset()) * dtype.itemsize_bytes,
            layout=self.layout,
        )

    def __repr__(self) -> str:
        shape = "x".join(map(str, self.tensor.shape))
        return f"<TensorMap of {self.layout.dtype} {shape}, box {self.layout.box}, swizzle {self.layout.swizzle}>"


def _dtype(tensor: Any) -> DType:
    if not isinstance(tensor, torch.Tensor) or tensor.layout is not torch.strided or tensor.is_nested:
        raise ArgumentError(f"tensor map: expected a dense tensor; got a {type(tensor).__name__}")
    dtype = BY_NAME.get(str(tensor.dtype).removeprefix("torch."))
    if dtype is None or dtype.kind == "complex":
        raise ArgumentError(
            f"tensor map: the copy engine does not know {tensor.dtype}; pass a view of as many bytes, such as "
            ".view(torch.uint8)"
        )
    return dtype


def _strides_bytes(tensor: torch.Tensor) -> tuple[int, ...]:
    """Strides in bytes; that of a dimension of one element is never used, so it becomes one that the driver takes."""
    item = tensor.element_size()
    rows = zip(tensor.shape, tensor.stride(), strict=True)
    strides = [item * stride if size != 1 else _ADDRESS_ALIGNMENT_BYTES for size, stride in rows]
    return (*strides[:-1], item if tensor.shape[-1] == 1 else strides[-1]) if strides else ()


def _steps(tensor: Any, element_strides: Sequence[int] | None) -> tuple[int, ...]:
    """Element strides; 1 in every dimension by default."""
    if element_strides is not None:
        return _integers("element_strides", element_strides)
    return (1,) * tensor.dim() if isinstance(tensor, torch.Tensor) else ()


def _integers(name: str, values: Sequence[int]) -> tuple[int, ...]:
    numbers = tuple(values) if isinstance(values, Sequence) else ()
    if not numbers or not all(isinstance(v, int) and not isinstance(v, bool) for v in numbers):
        raise ArgumentError(f"tensor map: {name} must be a sequence of ints; got {values!r}")
    return numbers


def _check_address(tensor: torch.Tensor) -> None:
    if tensor.is_meta:  # shapes without data: a launch would refuse it
        return
    address = tensor.data_ptr()
    if not address:
        raise ArgumentError(f"tensor map: the tensor has no memory on {tensor.device}")
    if address % _ADDRESS_ALIGNMENT_BYTES:
        raise ArgumentError(
            f"tensor map: the tensor's address must be a multiple of {_ADDRESS_ALIGNMENT_BYTES} bytes; it is "
            f"{address % _ADDRESS_ALIGNMENT_BYTES} bytes past one (a view into a tensor's middle?): pass .clone(), or "
            "move the start by the kernel's coordinates"
        )
