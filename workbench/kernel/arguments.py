"""What a launch checks about its arguments, compiled once per kernel into a plan that both back ends share."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from workbench.compile import Parameter, Signature
from workbench.core.buffers import Buffer
from workbench.core.dtypes import BY_NAME, DType
from workbench.core.errors import LaunchError

_PLAIN_TENSORS = frozenset({torch.Tensor, torch.nn.Parameter})
_PLAIN_DISPATCH = torch.Tensor.__torch_dispatch__
_NO_SPAN = (0, 0)
_MAX_SHARING_WORK = 10_000
"""Steps after which two strided tensors whose ranges interleave are taken to share bytes."""

_FORMATS = {
    "float64": "d", "float32": "f", "float16": "e", "bfloat16": "H",
    "int64": "q", "int32": "i", "int16": "h", "int8": "b",
    "uint64": "Q", "uint32": "I", "uint16": "H", "uint8": "B", "bool": "?",
}  # fmt: skip
"""`struct` format of a scalar parameter; bfloat16 travels as its bits."""


class Checked(NamedTuple):
    """Arguments that passed every check.

    Attributes
    ----------
    device : int or None
        CUDA device of the tensors, -1 for the CPU, None where there is no tensor.
    fields : list
        One value per parameter, in order, ready for `ArgumentPlan.layout`.
    tensors : list of torch.Tensor or None
        One entry per pointer parameter, in order; None stands for a null pointer.
    is_empty : bool
        Some tensor has no elements, so there is nothing to launch.
    is_foreign : bool
        Some argument is an array of another library, whose work may be queued on another stream.
    """

    device: int | None
    fields: list[Any]
    tensors: list[torch.Tensor | None]
    is_empty: bool
    is_foreign: bool


class ArgumentPlan:
    """The checks of one signature.

    Parameters
    ----------
    signature : Signature

    Attributes
    ----------
    count : int
        Number of parameters.
    layout : struct.Struct
        Packs `Checked.fields`, each at its natural alignment.
    offsets : tuple of int
        Byte offset of each parameter in the packed block.
    """

    def __init__(self, signature: Signature) -> None:
        self.signature = signature
        self.count = len(signature.parameters)
        self._slots = tuple(_slot(signature.name, index, p) for index, p in enumerate(signature.parameters))
        numbered = list(enumerate(self._slots))
        self._pointers = tuple((index, slot, slot.dtype) for index, slot in numbered if isinstance(slot, _Pointer))
        self._numbers = tuple((index, slot) for index, slot in numbered if isinstance(slot, _Number))
        self._structs = tuple((index, slot) for index, slot in numbered if isinstance(slot, _Struct))
        written = [slot.is_written for _, slot, _ in self._pointers]
        self._rivals = tuple(
            (first, second)
            for second in range(len(written))
            for first in range(second)
            if written[first] or written[second]
        )
        self.offsets, form = _lay_out(self._slots)
        self.layout = struct.Struct(form)

    def bind(self, args: Sequence[object], named: Mapping[str, object]) -> list[object]:
        """Put positional arguments, keyword arguments and defaults into the declaration's order.

        Raises
        ------
        LaunchError
            If there are too many or too few arguments, or a name is unknown or given twice.
        """
        kernel, names = self.signature.name, [slot.name for slot in self._slots]
        if len(args) > self.count:
            raise LaunchError(f"{kernel}: takes {self.count} arguments, {self.signature}; got {len(args)}")
        for name in named:
            if name not in names:
                raise LaunchError(f"{kernel}: no parameter is called '{name}'; the kernel is {self.signature}")
            if names.index(name) < len(args):
                raise LaunchError(f"{kernel}: argument '{name}' is given both by position and by name")
        values = [*args, *(named.get(slot.name, slot.default) for slot in self._slots[len(args) :])]
        missing = [slot.name for slot, value in zip(self._slots, values, strict=True) if value is _REQUIRED]
        if missing:
            listed = ", ".join(f"'{name}'" for name in missing)
            raise LaunchError(f"{kernel}: takes {self.count} arguments, {self.signature}; missing {listed}")
        return values

    def check(self, values: Sequence[object], *, strided: bool = False, overlap: bool = False) -> Checked:
        """Check one value per parameter and make them ready to pack.

        Parameters
        ----------
        values : sequence
            As `bind` orders them: tensors, arrays with ``__dlpack__``, None, numbers, bytes of structs.
        strided : bool
            Let tensors that are not contiguous through.
        overlap : bool
            Let a written tensor share bytes with itself or with another argument.

        Raises
        ------
        LaunchError
            At the first value that its parameter does not take.
        """
        fields: list[Any] = list(values)
        tensors: list[torch.Tensor | None] = []
        spans: list[tuple[int, int]] = []
        device: int | None = None
        is_empty = is_foreign = False
        slot = None
        try:
            for index, slot, dtype in self._pointers:
                tensor = fields[index]
                if type(tensor) not in _PLAIN_TENSORS:
                    is_foreign = is_foreign or not (tensor is None or isinstance(tensor, torch.Tensor))
                    tensor = slot.as_tensor(tensor)
                    if tensor is None:
                        fields[index] = slot.bits(fields[index])
                        tensors.append(None)
                        spans.append(_NO_SPAN)
                        continue
                if tensor.dtype is not dtype:
                    slot.check_untyped(tensor)
                if tensor.get_device() != device:
                    if device is not None:
                        raise slot.wrong_device(tensor, tensors)
                    device = slot.device_of(tensor)
                size_bytes = tensor.nbytes if tensor.is_contiguous() else slot.span_bytes(tensor, strided, overlap)
                address = tensor.data_ptr()
                if address % slot.alignment_bytes or tensor.is_neg():
                    raise slot.unfit(tensor, address)
                if not address:
                    if size_bytes:
                        raise slot.refuse(f"has shape {tuple(tensor.shape)} but no memory behind it")
                    is_empty = True
                fields[index] = address
                tensors.append(tensor)
                spans.append((address, address + size_bytes))
        except RuntimeError as error:  # torch's answer where a tensor (sparse, batched by vmap, ...) has no address
            assert slot is not None
            raise slot.refuse(f"has no address that a kernel could use: {error}") from error
        if not overlap:
            for first, second in self._rivals:
                (low, high), (other_low, other_high) = spans[first], spans[second]
                if low < other_high and other_low < high:
                    self._check_apart(first, second, tensors)
        for index, number in self._numbers:
            value = fields[index]
            if type(value) not in number.types:
                value = fields[index] = number.convert(value)
            if not number.low <= value <= number.high:
                number.check_not_finite(value)
            if number.encode is not None:
                fields[index] = number.encode(value)
        for index, record in self._structs:
            fields[index] = record.content(fields[index])
        return Checked(device, fields, tensors, is_empty, is_foreign)

    def buffers(self, checked: Checked) -> list[Buffer | bytes | None]:
        """Describe checked arguments as the emulator takes them: bounded buffers, packed scalars, None for null."""
        block = self.layout.pack(*checked.fields)
        packed = [
            block[offset : offset + slot.size_bytes] for offset, slot in zip(self.offsets, self._slots, strict=True)
        ]
        arguments: list[Buffer | bytes | None] = [*packed]
        for (index, slot, _), tensor in zip(self._pointers, checked.tensors, strict=True):
            arguments[index] = slot.absent(packed[index]) if tensor is None else slot.buffer(tensor)
        return arguments

    def _check_apart(self, first: int, second: int, tensors: Sequence[torch.Tensor | None]) -> None:
        """Refuse two tensors whose address ranges meet, unless their strides keep every element apart."""
        one, other = tensors[first], tensors[second]
        assert one is not None
        assert other is not None
        if _share_bytes(one, other):
            written, read = self._pointers[second][1], self._pointers[first][1]
            if not written.is_written:
                written, read = read, written
            raise written.refuse(
                f"is written by the kernel and shares memory with '{read.name}'; "
                "pass separate tensors, or overlap=True if the kernel works in place"
            )


_REQUIRED: Final = object()


class _Slot:
    """One parameter, its place in messages, and its value when it is left out."""

    format: str
    size_bytes: int

    def __init__(self, kernel: str, index: int, parameter: Parameter) -> None:
        self.name = parameter.name
        self.c_type = parameter.c_type
        self.where = f"{kernel}: argument {index} '{parameter.name}'"
        self.default = _default(parameter)

    def refuse(self, message: str) -> LaunchError:
        return LaunchError(f"{self.where} {message}")


class _Pointer(_Slot):
    """A parameter that takes a tensor."""

    format = "Q"
    size_bytes = 8

    def __init__(self, kernel: str, index: int, parameter: Parameter) -> None:
        super().__init__(kernel, index, parameter)
        self.dtype: torch.dtype | None = getattr(torch, parameter.dtype.name) if parameter.dtype else None
        self.is_written = not parameter.is_const
        self.is_nullable = parameter.allows_none
        self.alignment_bytes = _vector_alignment_bytes(parameter)

    def as_tensor(self, value: Any) -> torch.Tensor | None:
        """Take what is not a plain tensor: None, a subclass of Tensor, an array of another library."""
        if value is None:
            if self.is_nullable:
                return None
            raise self.refuse(f"is {self.c_type}: expected a tensor; got None (null needs the default nullptr)")
        if isinstance(value, torch.Tensor):
            if type(value).__torch_dispatch__ is not _PLAIN_DISPATCH:
                raise self.refuse(f"is a {type(value).__name__}, which has no address that a kernel could use")
            return value
        if not hasattr(value, "__dlpack__"):
            raise self.refuse(f"is {self.c_type}: expected a tensor; got {_describe(value)}")
        if self.is_written and isinstance(value, np.ndarray) and not value.flags.writeable:
            raise self.refuse("is written by the kernel; got a read-only NumPy array")
        try:
            return torch.from_dlpack(value)  # type: ignore[no-any-return]
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            raise self.refuse(f"is a {type(value).__name__} that torch cannot share: {error}") from error

    def device_of(self, tensor: torch.Tensor) -> int:
        if tensor.is_cpu or tensor.is_cuda:
            return tensor.get_device()
        raise self.refuse(f"is on {tensor.device}; kernels run on CUDA tensors, and emulated on CPU tensors")

    def wrong_device(self, tensor: torch.Tensor, earlier: Sequence[torch.Tensor | None]) -> LaunchError:
        first = next(t for t in earlier if t is not None)
        return self.refuse(f"is on {tensor.device}, but an earlier argument is on {first.device}; use one device")

    def check_untyped(self, tensor: torch.Tensor) -> None:
        """Refuse a tensor of another dtype than the parameter's; a parameter such as void* takes any."""
        if self.dtype is not None:
            raise self.refuse(
                f"is {self.c_type}: expected a {self.dtype} tensor; got {tensor.dtype}; "
                f"convert it with .to({self.dtype}), or declare the parameter for {tensor.dtype}"
            )
        if tensor.is_conj():
            raise self.refuse("has its conjugate bit set, so its memory holds conj(x); pass .resolve_conj()")

    def span_bytes(self, tensor: torch.Tensor, strided: bool, overlap: bool) -> int:
        """Bytes from the first to the last element of a tensor that is not contiguous."""
        if tensor.layout is not torch.strided:
            raise self.refuse(f"has layout {tensor.layout}; expected a dense tensor")
        if not strided:
            raise self.refuse(
                f"is not contiguous ({_geometry(tensor)}) and the kernel gets a bare pointer; "
                "pass .contiguous(), or strided=True if the kernel knows the strides"
            )
        if self.is_written and not overlap and _meets_itself(tensor):
            raise self.refuse(
                f"is written by the kernel, but several of its elements share memory ({_geometry(tensor)}); "
                "pass .contiguous(), or overlap=True if that is meant"
            )
        return _extent(tensor) * tensor.element_size()

    def unfit(self, tensor: torch.Tensor, address: int) -> LaunchError:
        if tensor.is_neg():
            return self.refuse("has its negative bit set, so its memory holds -x; pass .resolve_neg()")
        return self.refuse(
            f"is {self.c_type}: expected an address that is a multiple of {self.alignment_bytes} bytes; got one at "
            f"{address % self.alignment_bytes} past it (storage offset {tensor.storage_offset()})"
        )

    def bits(self, value: Any) -> int:  # noqa: ARG002  (see _Word)
        """What the kernel gets where there is no tensor."""
        return 0

    def absent(self, packed: bytes) -> bytes | None:  # noqa: ARG002  (see _Word)
        """What the emulator gets where there is no tensor."""
        return None

    def buffer(self, tensor: torch.Tensor) -> Buffer:
        address = tensor.data_ptr()
        dtype = BY_NAME.get(str(tensor.dtype).removeprefix("torch."))
        if dtype is None:
            raise self.refuse(f"holds {tensor.dtype}, which the emulator does not know")
        end = address + _extent(tensor) * tensor.element_size()
        return Buffer(
            self.name,
            address,
            address,
            end,
            tuple(tensor.shape),
            tensor.stride(),
            dtype,
            writable=self.is_written,
            offset_bytes=int(tensor.storage_offset()) * tensor.element_size(),
        )


class _Word(_Pointer):
    """A 64-bit parameter of which PTX alone does not say whether it is a pointer: it takes a tensor or an integer."""

    def as_tensor(self, value: Any) -> torch.Tensor | None:
        is_integer = isinstance(value, int | np.integer) and not isinstance(value, bool)
        return None if is_integer else super().as_tensor(value)

    def bits(self, value: Any) -> int:
        if not -(2**63) <= value < 2**64:
            raise self.refuse(f"has 64 bits; got {value!r}, which does not fit")
        return int(value) % 2**64

    def absent(self, packed: bytes) -> bytes | None:
        return packed


class _Number(_Slot):
    """A parameter that takes a number."""

    def __init__(self, kernel: str, index: int, parameter: Parameter, dtype: DType) -> None:
        super().__init__(kernel, index, parameter)
        self.type_name = dtype.name
        self.format = _FORMATS[dtype.name]
        self.size_bytes = dtype.itemsize_bytes
        self.is_float = dtype.kind == "float"
        self.types = frozenset({int, bool, float} if self.is_float else {int, bool})
        self.low, self.high = _range(dtype)
        self.encode: Callable[[float], int] | None = _bfloat16_bits if dtype.name == "bfloat16" else None

    def convert(self, value: Any) -> int | float:
        """Take a number of a type that is not Python's own, and refuse what is no number of the right kind."""
        number = value.item() if isinstance(value, np.generic) else value
        if isinstance(number, int):
            return int(number)
        if isinstance(number, float) and self.is_float:
            return float(number)
        hint = "; pass its value with .item()" if isinstance(value, torch.Tensor | np.ndarray) else ""
        raise self.refuse(f"is {self.type_name}; got {_describe(value)}{hint}")

    def check_not_finite(self, value: float) -> None:
        """Refuse a value out of the finite range, unless it is an infinity or NaN that the type holds."""
        if isinstance(value, int) or math.isfinite(value):
            raise self.refuse(f"is {self.type_name}; got {value!r}, which does not fit")


class _Struct(_Slot):
    """A parameter that takes the bytes of a struct."""

    def __init__(self, kernel: str, index: int, parameter: Parameter) -> None:
        super().__init__(kernel, index, parameter)
        self.size_bytes = parameter.size_bytes
        self.format = f"{parameter.size_bytes}s"

    def content(self, value: Any) -> bytes:
        try:
            data = memoryview(value).tobytes()
        except TypeError:
            data = None
        if data is None or len(data) != self.size_bytes:
            got = _describe(value) if data is None else f"{len(data)} bytes"
            raise self.refuse(f"is {self.c_type}, passed by value: expected its {self.size_bytes} bytes; got {got}")
        return data


def _slot(kernel: str, index: int, parameter: Parameter) -> _Slot:
    if parameter.is_pointer is None:
        return _Word(kernel, index, parameter)
    if parameter.is_pointer:
        return _Pointer(kernel, index, parameter)
    if parameter.dtype is not None:
        return _Number(kernel, index, parameter, parameter.dtype)
    return _Struct(kernel, index, parameter)


def _lay_out(slots: Sequence[_Slot]) -> tuple[tuple[int, ...], str]:
    """Offset of each parameter and the `struct` format of all, aligned as the CUDA ABI aligns scalars."""
    offsets, form, end = [], ["<"], 0
    for slot in slots:
        padding = -end % (8 if isinstance(slot, _Struct) else slot.size_bytes)
        offsets.append(end + padding)
        form.append(f"{padding}x{slot.format}")
        end += padding + slot.size_bytes
    return tuple(offsets), "".join(form)


def _range(dtype: DType) -> tuple[float, float]:
    """Least and greatest finite value."""
    if dtype.kind == "bool":
        return 0, 1
    info = torch.finfo(getattr(torch, dtype.name)) if dtype.kind == "float" else np.iinfo(dtype.numpy)
    return info.min, info.max


def _bfloat16_bits(value: float) -> int:
    return torch.tensor(value, dtype=torch.bfloat16).view(torch.uint16).item()  # type: ignore[return-value]


def _vector_alignment_bytes(parameter: Parameter) -> int:
    """Alignment of CUDA's vector types (CUDA C++ Programming Guide, built-in vector types); 1 for any other type."""
    width, dtype = parameter.vector_width, parameter.dtype
    if dtype is None or width == 1:
        return 1
    if width == 3:
        return dtype.itemsize_bytes
    return min(width * dtype.itemsize_bytes, 32 if "_32a" in parameter.c_type else 16)


_WORDS = {"true": True, "false": False}
_INTEGER = re.compile(r"([+-]?)(0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9]\d*)(?:[uU]?[lL]{0,2}|[lL]{0,2}[uU]?)")
_FLOAT = re.compile(r"([+-]?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?)[fFlL]?")
_BASES = {"0x": 16, "0b": 2}


def _default(parameter: Parameter) -> object:
    """Value of a default argument that is a literal; with any other default the parameter stays required."""
    if parameter.allows_none:
        return None
    text = (parameter.default or "").strip()
    if text in _WORDS:
        return _WORDS[text]
    if found := _INTEGER.fullmatch(text):
        sign, digits = found.groups()
        return int(sign + digits, _BASES.get(digits[:2].lower(), 8 if digits.startswith("0") else 10))
    if found := _FLOAT.fullmatch(text):
        return float(found[1])
    return _REQUIRED


def _describe(value: object) -> str:
    """Name a value in a message: its type, and the value where that is short."""
    shown = repr(value)
    return f"{type(value).__name__} {shown}" if len(shown) <= 60 and "\n" not in shown else f"a {type(value).__name__}"


def _geometry(tensor: torch.Tensor) -> str:
    return f"shape {tuple(tensor.shape)}, strides {tensor.stride()}"


def _extent(tensor: torch.Tensor) -> int:
    """Elements from the first to the last in memory, gaps included."""
    if tensor.numel() == 0:
        return 0
    return 1 + sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride(), strict=True))


def _meets_itself(tensor: torch.Tensor) -> bool:
    """Whether two indices may lead to one element: exact for sliced, transposed and expanded tensors."""
    reach = 0
    for stride, size in sorted(zip(tensor.stride(), tensor.shape, strict=True)):
        if size > 1:
            if stride <= reach:
                return tensor.numel() > 0
            reach += (size - 1) * stride
    return False


class _Footprint:
    """The bytes of a tensor, on any device, as NumPy's overlap solver reads them."""

    def __init__(self, tensor: torch.Tensor) -> None:
        size = tensor.element_size()
        self.__array_interface__ = {
            "data": (tensor.data_ptr(), False),
            "shape": tuple(tensor.shape),
            "strides": tuple(stride * size for stride in tensor.stride()),
            "typestr": f"|V{size}",
            "version": 3,
        }


def _share_bytes(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether two tensors have a byte in common; true as well where the answer takes too long."""
    try:
        return np.shares_memory(np.asarray(_Footprint(one)), np.asarray(_Footprint(other)), max_work=_MAX_SHARING_WORK)
    except np.exceptions.TooHardError:
        return True
