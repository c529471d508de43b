"""One table of element types: what PTX, NumPy, torch and CUDA C++ call each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.core.forks import cached_property


@dataclass(frozen=True)
class DType:
    """An element type.

    Attributes
    ----------
    name : str
        torch's name without the ``torch.`` prefix.
    numpy : str
        NumPy dtype that holds its bits. bfloat16 and the types of 8 bits have none of their own: their bits are
        ``uint16`` and ``uint8``.
    c : tuple of str
        Spellings in CUDA C++, the preferred one first.
    kind : str
        ``"float"``, ``"int"``, ``"uint"``, ``"bool"`` or ``"complex"``.
    """

    name: str
    numpy: str
    c: tuple[str, ...]
    kind: str

    @cached_property
    def itemsize_bytes(self) -> int:
        """Size of one element in bytes."""
        return np.dtype(self.numpy).itemsize

    @property
    def part(self) -> DType:
        """The type of the real and of the imaginary part of a complex type; of any other the type itself."""
        return BY_NAME[f"float{4 * self.itemsize_bytes}"] if self.kind == "complex" else self

    def __str__(self) -> str:
        return self.name


DTYPES: tuple[DType, ...] = (
    DType("float64", "float64", ("double",), "float"),
    DType("float32", "float32", ("float",), "float"),
    DType("float16", "float16", ("__half", "half"), "float"),
    DType("bfloat16", "uint16", ("__nv_bfloat16", "nv_bfloat16"), "float"),
    DType("int64", "int64", ("long long", "long", "int64_t", "ptrdiff_t"), "int"),
    DType("int32", "int32", ("int", "int32_t"), "int"),
    DType("int16", "int16", ("short", "int16_t"), "int"),
    DType("int8", "int8", ("signed char", "char", "int8_t"), "int"),
    DType("uint64", "uint64", ("unsigned long long", "unsigned long", "uint64_t", "size_t"), "uint"),
    DType("uint32", "uint32", ("unsigned int", "unsigned", "uint32_t"), "uint"),
    DType("uint16", "uint16", ("unsigned short", "uint16_t"), "uint"),
    DType("uint8", "uint8", ("unsigned char", "uint8_t"), "uint"),
    DType("bool", "bool", ("bool",), "bool"),
    DType("float8_e4m3fn", "uint8", ("__nv_fp8_e4m3",), "float"),
    DType("float8_e5m2", "uint8", ("__nv_fp8_e5m2",), "float"),
    DType("complex64", "complex64", ("cuda::std::complex<float>",), "complex"),
    DType("complex128", "complex128", ("cuda::std::complex<double>",), "complex"),
)

BY_NAME: dict[str, DType] = {d.name: d for d in DTYPES}
BY_C: dict[str, DType] = {c: d for d in DTYPES for c in d.c}
