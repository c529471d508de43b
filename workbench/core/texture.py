"""What a texture or a surface is made of, whichever back end holds it: CUDA C++ Programming Guide, texture memory."""

from __future__ import annotations

import math
from dataclasses import dataclass

from workbench.core.dtypes import DType
from workbench.core.errors import ArgumentError

KINDS = {
    "linear": 1,
    "1d": 1,
    "2d": 2,
    "3d": 3,
    "1d_layered": 2,
    "2d_layered": 3,
    "cube": 3,
    "cube_layered": 3,
}
"""Kinds of textures, each with the dimensions of its tensor, channels left out."""

FORMATS = ("uint8", "int8", "uint16", "int16", "uint32", "int32", "float16", "float32")
"""Element types."""

FILTERS = ("point", "linear")
ADDRESS_MODES = ("wrap", "clamp", "mirror", "border")
"""In the order of ``cudaTextureAddressMode``."""

READ_MODES = ("element", "normalized")
MAX_LEVELS = 16
_FACES = 6
_MOST = {"1d": 1 << 17, "2d": 1 << 16, "3d": 1 << 14, "linear": 1 << 28}
_MOST_LAYERS = 2048
_NORMALIZED = ("uint8", "int8", "uint16", "int16")


@dataclass(frozen=True)
class TextureLayout:
    """The shape of a texture's memory, and how it is read.

    Attributes
    ----------
    kind : str
        One of `KINDS`.
    dtype : DType
    channels : int
        1, 2 or 4.
    width, height, depth, layers : int
        In elements of all channels; 1 where the kind has no such dimension. The six faces of a cube are layers.
    levels : int
        Levels of detail; each has half of the extents of the one before, rounded down, and 1 at least.
    filter, mip_filter : str
        Of `FILTERS`: within a level, and between two.
    address : tuple of str
        Of `ADDRESS_MODES`, one for each of x, y, z.
    normalized : bool
        Whether coordinates are from 0 to 1 over the extent.
    read : str
        Of `READ_MODES`: whether integers are read as they are, or as floats from 0, or -1, to 1.
    border : tuple of float
        What lies outside in the address mode ``"border"``, one for each of four channels.
    is_surface : bool
        Whether kernels may write it.
    """

    kind: str
    dtype: DType
    channels: int
    width: int
    height: int = 1
    depth: int = 1
    layers: int = 1
    levels: int = 1
    filter: str = "point"
    mip_filter: str = "point"
    address: tuple[str, ...] = ("clamp", "clamp", "clamp")
    normalized: bool = False
    read: str = "element"
    border: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    is_surface: bool = False

    def __post_init__(self) -> None:
        count = self.dimensions
        object.__setattr__(self, "address", (*self.address[:count], *("clamp",) * (3 - count)))
        self._check_words()
        self._check_extents()
        if self.is_surface:
            return
        is_float = self.dtype.kind == "float"
        if self.read == "normalized" and self.dtype.name not in _NORMALIZED:
            raise self._error(
                f"read='normalized' makes floats of integers of 8 and 16 bits; the elements are {self.dtype}"
            )
        if "linear" in (self.filter, self.mip_filter) and not is_float and self.read == "element":
            raise self._error(
                f"a linear filter needs floats; the elements are {self.dtype}: read='normalized' makes them"
            )
        if not self.normalized and {"wrap", "mirror"} & set(self.address):
            raise self._error(f"address modes 'wrap' and 'mirror' need normalized=True; got {self.address}")
        if self.levels > 1 and not self.normalized:
            raise self._error("levels of detail need normalized=True")
        if self.kind == "linear" and (self.normalized or self.filter != "point" or self.levels > 1):
            raise self._error("kind 'linear' is read by tex1Dfetch: no filter, no normalized coordinates, one level")
        if self.kind.startswith("cube") and not self.normalized:
            raise self._error("a cubemap is read by directions: pass normalized=True")

    def _check_words(self) -> None:
        for name, value, known in (
            ("kind", self.kind, tuple(KINDS)),
            ("filter", self.filter, FILTERS),
            ("mip_filter", self.mip_filter, FILTERS),
            ("read", self.read, READ_MODES),
            ("channels", self.channels, (1, 2, 4)),
            ("the element type", self.dtype.name, FORMATS),
            *(("address", mode, ADDRESS_MODES) for mode in self.address),
        ):
            if value not in known:
                raise ArgumentError(f"texture: {name} must be one of {', '.join(map(str, known))}; got {value!r}")

    def _check_extents(self) -> None:
        base = self.kind.split("_", maxsplit=1)[0].replace("cube", "2d")
        most = _MOST[base]
        extents = (self.width, self.height, self.depth)
        if not all(1 <= extent <= most for extent in extents) or not 1 <= self.layers <= _MOST_LAYERS:
            raise self._error(f"extents are from 1 to {most}, layers to {_MOST_LAYERS}; got {extents}, {self.layers}")
        if self.kind.startswith("cube") and (self.width != self.height or self.layers % _FACES):
            raise self._error(
                f"a cubemap has square faces, six for each cube; got {self.layers} of {self.height} x {self.width}"
            )
        if self.kind == "cube" and self.layers != _FACES:
            raise self._error(f"a cubemap has six faces; got {self.layers}; kind='cube_layered' takes several cubes")
        if not 1 <= self.levels <= min(MAX_LEVELS, 1 + int(math.log2(max(extents)))):
            raise self._error(f"{self.levels} levels are more than extents of {extents} have")

    def _error(self, message: str) -> ArgumentError:
        what = "surface" if self.is_surface else "texture"
        return ArgumentError(f"{what} of {self.dtype}, kind {self.kind!r}: {message}")

    @property
    def dimensions(self) -> int:
        """Coordinates within a layer or a face; those beyond have no address mode."""
        return {"linear": 1, "1d": 1, "3d": 3, "1d_layered": 1}.get(self.kind, 2)

    def level_shape(self, level: int) -> tuple[int, int, int, int]:
        """Layers or depth, height, width and channels of a level, as its memory has them."""
        width, height, depth = (max(extent >> level, 1) for extent in (self.width, self.height, self.depth))
        return depth * self.layers, height, width, self.channels
