"""What a tensor map says: how the copy engine of a GPU walks a tensor in boxes (CUDA driver API, "Tensor Map Object").

Dimensions stand in torch's order, the innermost last, as in the shape of the tensor; the driver and the instructions
count them the other way round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from workbench.core.dtypes import DType
from workbench.core.errors import ArgumentError

SWIZZLE_SPAN_BYTES: Mapping[str, int] = {"none": 16, "32B": 32, "64B": 64, "128B": 128}
"""Bytes within which each swizzle mode moves pieces of 16 bytes about."""

_DATA_TYPES = {
    **dict.fromkeys(("uint8", "int8", "bool", "float8_e4m3fn", "float8_e5m2"), 0),
    **dict.fromkeys(("uint16", "int16"), 1),
    **{"uint32": 2, "int32": 3, "uint64": 4, "int64": 5, "float16": 6, "float32": 7, "float64": 8, "bfloat16": 9},
}
"""``CUtensorMapDataType``, by the name of a dtype."""

L2_PROMOTIONS = ("none", "64B", "128B", "256B")
OOB_FILLS = ("zero", "nan")
SIZE_BYTES = 128
"""Size of a tensor map."""

SMEM_ALIGNMENT_BYTES = 128
"""Alignment of a box in shared memory (PTX ISA, "Tensors")."""

MAX_RANK = 5
MAX_SIZE = 1 << 31
"""Elements along a dimension: a driver takes twice as many, and an H200 then refuses every copy."""

MAX_STRIDE_BYTES = 1 << 40
MAX_BOX = 256
MAX_BOX_BYTES = 228 << 10
"""Bytes of a box: the shared memory of a multiprocessor, as the driver of an H200 has it."""

MAX_ELEMENT_STRIDE = 8
MAX_PIXELS = 1024
_UNIT = 16
_CORNER_BITS = {3: 16, 4: 8, 5: 5}
"""Bits of a coordinate of a corner, by rank."""


@dataclass(frozen=True)
class PixelBox:
    """What the im2col mode walks instead of a box; coordinates stand in torch's order: ``(d, h, w)``.

    Attributes
    ----------
    lower, upper : tuple of int
        Corners, as distances from the first and from the last pixel of the image: ``lower=(-1, -1)``,
        ``upper=(-1, -1)`` are the positions of a 3 x 3 filter with padding 1.
    pixels : int
        Pixels of a column.
    """

    lower: tuple[int, ...]
    upper: tuple[int, ...]
    pixels: int


@dataclass(frozen=True)
class Encoding:
    """What the driver encodes a tensor map from: its enumerations' numbers; the innermost dimension stands first.

    Attributes
    ----------
    data_type : int
        ``CUtensorMapDataType``; what is copied has no sign.
    sizes, box, element_strides : tuple of int
    strides_bytes : tuple of int
        Of all dimensions but the innermost.
    swizzle, l2_promotion, oob_fill : int
        ``CUtensorMapSwizzle``, ``CUtensorMapL2promotion``, ``CUtensorMapFloatOOBfill``.
    """

    data_type: int
    sizes: tuple[int, ...]
    strides_bytes: tuple[int, ...]
    box: tuple[int, ...]
    element_strides: tuple[int, ...]
    swizzle: int
    l2_promotion: int
    oob_fill: int


@dataclass(frozen=True)
class TensorMapLayout:
    """A tensor map without the address of its tensor; making one checks it as the driver would.

    Attributes
    ----------
    dtype : DType
    sizes : tuple of int
        Elements along each dimension.
    strides_bytes : tuple of int
        From one element to the next along each dimension; the innermost is the size of an element.
    box : tuple of int
        Elements that the box spans along each dimension; in im2col mode ``(pixels, channels)``.
    element_strides : tuple of int
        Of the elements that it spans, every how many-th is copied.
    swizzle : str
        A key of `SWIZZLE_SPAN_BYTES`.
    l2_promotion : str
        One of `L2_PROMOTIONS`.
    oob_fill : str
        One of `OOB_FILLS`: what elements outside the tensor are read as.
    pixel_box : PixelBox or None
        In im2col mode.

    Raises
    ------
    ArgumentError
        Where a rule of ``cuTensorMapEncodeTiled`` or ``cuTensorMapEncodeIm2col`` is broken: the message says which,
        what came, and what to do.
    """

    dtype: DType
    sizes: tuple[int, ...]
    strides_bytes: tuple[int, ...]
    box: tuple[int, ...]
    element_strides: tuple[int, ...]
    swizzle: str = "none"
    l2_promotion: str = "none"
    oob_fill: str = "zero"
    pixel_box: PixelBox | None = None

    def __post_init__(self) -> None:
        self._check_choices()
        self._check_tensor()
        self._check_box()
        if self.pixel_box is not None:
            self._check_pixels(self.pixel_box)

    @property
    def rank(self) -> int:
        """Dimensions of the tensor."""
        return len(self.sizes)

    @property
    def copied(self) -> tuple[int, ...]:
        """Elements of a box that are copied, along each of its dimensions."""
        if self.pixel_box is not None:
            return self.box
        return tuple(-(-extent // stride) for extent, stride in zip(self.box, self.element_strides, strict=True))

    def encoding(self) -> Encoding:
        """Return the map as ``cuTensorMapEncodeTiled`` and ``cuTensorMapEncodeIm2col`` take it."""
        return Encoding(
            data_type=_DATA_TYPES[self.dtype.name],
            sizes=self.sizes[::-1],
            strides_bytes=self.strides_bytes[-2::-1],
            box=self.box[::-1],
            element_strides=self.element_strides[::-1],
            swizzle=tuple(SWIZZLE_SPAN_BYTES).index(self.swizzle),
            l2_promotion=L2_PROMOTIONS.index(self.l2_promotion),
            oob_fill=OOB_FILLS.index(self.oob_fill),
        )

    @property
    def box_bytes(self) -> int:
        """Bytes of a box, all of which a load completes on its mbarrier."""
        return prod(self.copied) * self.dtype.itemsize_bytes

    @property
    def smem_bytes(self) -> int:
        """Bytes that a box spans in shared memory: rows shorter than the span of the swizzle begin a span apart."""
        *rows, inner = self.copied
        return prod(rows) * max(inner * self.dtype.itemsize_bytes, SWIZZLE_SPAN_BYTES[self.swizzle])

    def _check_choices(self) -> None:
        choices = {"swizzle": tuple(SWIZZLE_SPAN_BYTES), "l2_promotion": L2_PROMOTIONS, "oob_fill": OOB_FILLS}
        for name, allowed in choices.items():
            if (value := getattr(self, name)) not in allowed:
                raise ArgumentError(f"tensor map: {name} must be one of {', '.join(map(repr, allowed))}; got {value!r}")
        if self.oob_fill == "nan" and self.dtype.kind != "float":
            raise ArgumentError(
                f"tensor map: oob_fill='nan' needs a floating-point tensor; got {self.dtype}: use 'zero'"
            )

    def _check_tensor(self) -> None:
        if not 1 <= self.rank <= MAX_RANK:
            raise ArgumentError(
                f"tensor map: the tensor must have 1 to {MAX_RANK} dimensions; got {self.rank}: reshape it"
            )
        for dim, size in enumerate(self.sizes):
            if not 1 <= size <= MAX_SIZE:
                raise ArgumentError(f"tensor map: dimension {dim} must have 1 to 2^31 elements; got {size}")
        *outer, inner = self.strides_bytes
        if inner != self.dtype.itemsize_bytes:
            raise ArgumentError(
                f"tensor map: the elements of the innermost dimension must lie side by side; they are {inner} bytes "
                f"apart, and a {self.dtype} has {self.dtype.itemsize_bytes}: pass .contiguous()"
            )
        for dim, stride in enumerate(outer):
            if stride % _UNIT or not 0 <= stride < MAX_STRIDE_BYTES:
                raise ArgumentError(
                    f"tensor map: the stride of dimension {dim} must be a multiple of {_UNIT} bytes, at least 0 "
                    f"and below 2^40; got {stride}: pad the rows of the tensor to a multiple of {_UNIT} bytes "
                    "and pass a slice"
                )

    def _check_box(self) -> None:
        tiled = self.pixel_box is None
        for name, given, most, count in (
            ("box", self.box, MAX_BOX, self.rank) if tiled else ("channels", self.box[1:], MAX_BOX, 1),
            ("element_strides", self.element_strides, MAX_ELEMENT_STRIDE, self.rank),
        ):
            if len(given) != count:
                raise ArgumentError(
                    f"tensor map: {name} must have a number for each of the tensor's {self.rank} dimensions, the "
                    f"innermost last; got {given}"
                )
            for dim, value in enumerate(given):
                if not 1 <= value <= most:
                    raise ArgumentError(f"tensor map: {name}[{dim}] must be 1 to {most}; got {value}")
        if self.element_strides[-1] != 1:
            raise ArgumentError(
                f"tensor map: the innermost element stride must be 1, as the copy engine takes every element there; "
                f"got {self.element_strides[-1]}"
            )
        inner_bytes = self.box[-1] * self.dtype.itemsize_bytes
        what = f"{self.box[-1]} elements of {self.dtype} are {inner_bytes} bytes"
        if inner_bytes % _UNIT:
            raise ArgumentError(
                f"tensor map: the innermost extent of the box must be a multiple of {_UNIT} bytes; {what}: use a "
                f"multiple of {_UNIT // self.dtype.itemsize_bytes} elements"
            )
        span = SWIZZLE_SPAN_BYTES[self.swizzle]
        if self.swizzle != "none" and inner_bytes > span:
            raise ArgumentError(
                f"tensor map: with swizzle={self.swizzle!r} the innermost extent of the box must be at most {span} "
                f"bytes; {what}: use at most {span // self.dtype.itemsize_bytes} elements, and several boxes"
            )

        if self.box_bytes > MAX_BOX_BYTES:
            what = f"{' x '.join(map(str, self.copied))} elements of {self.dtype} are {self.box_bytes}"
            raise ArgumentError(
                f"tensor map: a box must have at most {MAX_BOX_BYTES} bytes; {what}: copy several smaller boxes"
            )

    def _check_pixels(self, pixel_box: PixelBox) -> None:
        if self.rank not in _CORNER_BITS:
            raise ArgumentError(f"tensor map: the im2col mode needs 3 to 5 dimensions, N[[D]H]WC; got {self.rank}")
        most = 1 << _CORNER_BITS[self.rank] - 1
        for name, corner in (("lower", pixel_box.lower), ("upper", pixel_box.upper)):
            if len(corner) != self.rank - 2:
                raise ArgumentError(
                    f"tensor map: {name} must have a number for each of the {self.rank - 2} dimensions of the image; "
                    f"got {corner}"
                )
            for value in corner:
                if not -most <= value < most:
                    raise ArgumentError(
                        f"tensor map: with {self.rank} dimensions {name} must lie in [{-most}, {most - 1}]; "
                        f"got {corner}"
                    )
        if not 1 <= pixel_box.pixels <= MAX_PIXELS:
            raise ArgumentError(f"tensor map: pixels must be 1 to {MAX_PIXELS}; got {pixel_box.pixels}")
        for size, low, high in zip(self.sizes[1:-1], pixel_box.lower, pixel_box.upper, strict=True):
            if size + high <= low:
                raise ArgumentError(
                    f"tensor map: the corners lower={pixel_box.lower} and upper={pixel_box.upper} leave no pixel of an "
                    f"image of {'x'.join(map(str, self.sizes[1:-1]))}"
                )
