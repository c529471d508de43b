"""What a launch checks about its arguments, compiled once per kernel into a plan that both back ends share."""

from __future__ import annotations

import ctypes
import math
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from operator import itemgetter
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import numpy as np
import torch
from torch.utils.dlpack import from_dlpack

from workbench.compile import Parameter, RecordLayout, Signature
from workbench.core.buffers import Buffer, LaunchArgument
from workbench.core.dtypes import BY_NAME, DType
from workbench.core.errors import ArgumentError, LaunchError, SignatureError
from workbench.core.tensor_map import SIZE_BYTES
from workbench.core.text import did_you_mean
from workbench.kernel.alike import alike
from workbench.kernel.packing import (
    FAILURES,
    Layouts,
    Leaf,
    Packed,
    Packer,
    describe,
    fields_of,
    is_complex,
    is_listed,
    points_to_values,
)
from workbench.kernel.tensor_map import TensorMap
from workbench.kernel.texture import Surface, Texture


class SupportsDLPack(Protocol):
    """An array of another library, such as NumPy's and CuPy's, whose memory can be shared."""

    def __dlpack__(self) -> object:
        """Share the memory."""


class Null:
    """A null pointer that the caller means; `NULL` is the only one."""

    def __repr__(self) -> str:
        return "wb.NULL"

    def __reduce__(self) -> str:
        return "NULL"


NULL: Final = Null()
"""A null pointer for any parameter: None is taken only where the declaration has the default ``nullptr``."""


class Dataclass(Protocol):
    """A dataclass: what it holds may stand for the fields of a struct."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


class Named(Protocol):
    """A named tuple, likewise."""

    _fields: ClassVar[tuple[str, ...]]


class SupportsStream(Protocol):
    """A stream of CuPy's."""

    ptr: int


Struct = Mapping[str, Any] | Dataclass | Named
"""What stands for a struct of the kernel."""

Argument = (
    torch.Tensor
    | TensorMap
    | Texture
    | Surface
    | SupportsDLPack
    | float
    | np.generic
    | bytes
    | bytearray
    | memoryview
    | ctypes.Structure
    | Struct
    | Sequence[torch.Tensor | SupportsDLPack | Struct | Null | None]
    | tuple[float, ...]
    | Null
    | None
)
"""What a kernel may be given: tensors and arrays, numbers, structs as dicts, dataclasses, named tuples or bytes, lists
of tensors for arrays of pointers, tuples of numbers for vectors, tensor maps, None for null."""

Stream = torch.cuda.Stream | SupportsStream | int
"""A stream of torch's or CuPy's, or a raw CUDA stream."""

_ACCESSOR = "at::GenericPackedTensorAccessor<"
"""How the type of PyTorch's packed accessors begins, which take a tensor: the kernel knows its strides."""
_TENSOR = torch.Tensor
_PARAMETER = torch.nn.Parameter
_PLAIN_DISPATCH = torch.Tensor.__torch_dispatch__
_HANDLE_BYTES = 8
_MOST_ELEMENT_BYTES = 16
"""Size of the largest element that torch has, complex128."""
_OPTIONS = (
    *("out", "grid", "block", "smem_bytes", "cooperative", "strided", "overlap", "stream", "device", "schedule"),
    "time_limit_s",
)
"""Keywords of a launch that are not arguments of the kernel. A misspelled keyword looks like an argument."""
_MOST_HELD = 30_000
"""Tensors and arrays inside of arguments that the emulator can tell apart."""
_MAX_SHARING_WORK = 10_000
"""Steps of the search for a shared byte; after them, two interleaved tensors count as sharing bytes."""

_FORMATS = {
    "float64": "d", "float32": "f", "float16": "e", "bfloat16": "H",
    "int64": "q", "int32": "i", "int16": "h", "int8": "b",
    "uint64": "Q", "uint32": "I", "uint16": "H", "uint8": "B", "bool": "?",
    "float8_e4m3fn": "B", "float8_e5m2": "B",
}  # fmt: skip
"""`struct` format of a scalar parameter; bfloat16 and floats of 8 bits travel as their bits."""

increment_version = getattr(torch._C, "_increment_version", torch.autograd.graph.increment_version)
"""PyTorch's public function for this takes half a microsecond longer at every launch."""

Checked = tuple[int | None, list[Any], Sequence[Any], bool, bool]
"""What `ArgumentPlan.check` returns: a plain tuple, since every launch makes one."""


class ArgumentPlan:
    """The checks of one signature.

    Parameters
    ----------
    signature : Signature
    knows_writes : bool
        False where the signature comes from PTX, which does not say what is const: then any tensors may overlap.
    layouts : callable, optional
        Tells how a struct lies in memory, by its name; None where the source does not say.
    unsigned_views : bool
        Whether pointers to unsigned integers take tensors of signed ones too.

    Attributes
    ----------
    count : int
        Number of parameters.
    layout : struct.Struct
        Packs the fields that `check` returns, each at its natural alignment.
    offsets : tuple of int
        Byte offset of each parameter in the packed block.
    written : tuple of int
        Positions of the tensors that the kernel may write.
    may_pack : bool
        Whether there are parameters that take what holds tensors: `Packed` may be among checked arguments then.
    """

    def __init__(
        self,
        signature: Signature,
        *,
        knows_writes: bool = True,
        layouts: Layouts | None = None,
        spread: Callable[[Sequence[Any], Mapping[str, Any]], Sequence[Any]] | None = None,
        unsigned_views: bool = False,
    ) -> None:
        self.signature = signature
        self._spread = spread
        self.count = len(signature.parameters)
        packers = [
            Packer(
                signature.name,
                index,
                layouts or _no_layout,
                partial(_InnerPointer, signature.name, index, unsigned_views=unsigned_views),
                partial(_Number, signature.name, index),
            )
            for index in range(self.count)
        ]
        self._slots = tuple(
            _slot(signature.name, index, p, packers[index], unsigned_views=unsigned_views)
            for index, p in enumerate(signature.parameters)
        )
        numbered = list(enumerate(self._slots))
        self._pointers = tuple((index, slot, slot.dtype) for index, slot in numbered if isinstance(slot, _Pointer))
        self._numbers = tuple((index, slot) for index, slot in numbered if isinstance(slot, _Number))
        self._structs = tuple((index, slot) for index, slot in numbered if isinstance(slot, _Struct))
        self._arrays = tuple((index, slot) for index, slot in numbered if isinstance(slot, _ArrayPointer))
        self._maps = tuple((index, slot) for index, slot in numbered if isinstance(slot, _Map))
        self._map_pointers = tuple((index, slot) for index, slot in numbered if isinstance(slot, _MapPointer))
        self._written = tuple((index, slot) for index, slot, _ in self._pointers if knows_writes and slot.is_written)
        self._disjoint = tuple(
            (one, other)
            for (one, slot, _), (other, other_slot, _) in combinations(self._pointers, 2)
            if knows_writes and (slot.is_written or other_slot.is_written)
        )
        self._knows_writes = knows_writes
        self.written = tuple(index for index, slot, _ in self._pointers if slot.is_written)
        self.may_pack = bool(self._structs or self._arrays)
        self._are_typed = all(dtype is not None for _, _, dtype in self._pointers)
        self._spans: list[int] = []  # bytes of the tensors of the last launch that was checked in full
        self._known: _Known | None = None
        self.offsets, form = _lay_out(self._slots)
        self.layout = struct.Struct(form)

    def bind(self, args: Sequence[object], named: Mapping[str, object]) -> list[object]:
        """Put positional arguments, keyword arguments and defaults into the declaration's order.

        Raises
        ------
        LaunchError
            If there are too many or too few arguments, or a name is unknown or given twice.
        """
        if self._spread is not None:
            args, named = self._spread(args, named), {}
        kernel, names = self.signature.name, [slot.name for slot in self._slots]
        if len(args) > self.count:
            raise LaunchError(f"{kernel}: takes {self.count} arguments, {self.signature}; got {len(args)}")
        for name in named:
            if name not in names:
                meant = did_you_mean(name, [*names, *_OPTIONS])
                raise LaunchError(f"{kernel}: no parameter is called '{name}'; the kernel is {self.signature}{meant}")
            if names.index(name) < len(args):
                raise LaunchError(f"{kernel}: argument '{name}' is given both by position and by name")
        values = [*args, *(named.get(slot.name, slot.default) for slot in self._slots[len(args) :])]
        missing = [slot.name for slot, value in zip(self._slots, values, strict=True) if value is REQUIRED]
        if missing:
            listed = ", ".join(f"'{name}'" for name in missing)
            raise LaunchError(f"{kernel}: takes {self.count} arguments, {self.signature}; missing {listed}")
        return values

    def check(self, values: Sequence[object], *, strided: bool = False, overlap: bool = False) -> Checked:
        """Check one value per parameter and make them ready to pack.

        Parameters
        ----------
        values : sequence
            As `bind` orders them: tensors, arrays with ``__dlpack__``, None, numbers, structs, lists, tensor maps.
        strided : bool
            Let tensors that are not contiguous through.
        overlap : bool
            Let a written tensor share bytes with itself or with another argument.

        Returns
        -------
        device : int or None
            CUDA device of the tensors, -1 for the CPU, None where there is no tensor.
        fields : list
            One value per parameter, ready to pack: addresses, numbers, bytes.
        arguments : sequence
            `values`, with arrays of other libraries replaced by tensors that share their memory, and structs and lists
            that hold tensors by `Packed`.
        is_empty : bool
            Some tensor has no elements: see `is_idle`.
        is_foreign : bool
            Some argument was an array of another library.

        Raises
        ------
        LaunchError
            At the first value that its parameter does not take.
        """
        known, sizes = self._known, None
        addresses: list[int] = []
        device: int | None = None
        if known is not None and known.options == (strided, overlap) and known.is_like(*(given := known.pick(values))):
            sizes, device = known.sizes, known.device
            addresses = [tensor.data_ptr() for tensor in given]
            last, repeated = known.last
            if addresses == last:  # what depends on them was checked then
                repeated = repeated.copy()
                return self._check_numbers(values, repeated, device), repeated, values, False, False
        arguments: Sequence[Any] = values
        fields: list[Any] = list(values)
        ends = [0] * self.count
        is_empty = is_foreign = False
        slot = None
        spans: list[int] = []
        try:
            for index, slot, dtype in self._pointers:
                tensor = fields[index]
                if sizes is None:
                    kind = type(tensor)
                    if kind is not _TENSOR and kind is not _PARAMETER:
                        tensor = slot.as_tensor(tensor)
                        if tensor is None:
                            fields[index] = slot.bits(fields[index])
                            continue
                        if tensor is not fields[index]:
                            arguments = [*arguments[:index], tensor, *arguments[index + 1 :]]
                            is_foreign = True
                    if tensor.dtype is not dtype:
                        slot.check_untyped(tensor)
                    if tensor.get_device() != device:
                        device = slot.join_device(device, tensor)
                    if tensor.is_neg():
                        raise slot.refuse("has its negative bit set, so its memory holds -x; pass .resolve_neg()")
                    size_bytes = tensor.nbytes if tensor.is_contiguous() else slot.span_bytes(tensor, strided, overlap)
                    spans.append(size_bytes)
                    if tensor.is_nested:
                        slot.check_plain(tensor, 0)
                else:
                    size_bytes = sizes[index]
                address = fields[index] = tensor.data_ptr()
                if address & slot.misaligned:
                    slot.check_plain(tensor, address)
                end = ends[index] = address + size_bytes
                if slot.place != (address, end):
                    slot.check_memory(tensor)
                    slot.place = address, end
                if size_bytes <= _MOST_ELEMENT_BYTES or not address:
                    slot.check_small(tensor, address)
                    is_empty = is_empty or not size_bytes
        except RuntimeError as error:  # torch's answer where a tensor (sparse, batched by vmap, ...) has no address
            assert slot is not None
            raise slot.refuse(f"has no address that a kernel could use: {error}") from error
        if sizes is None:
            self._remember(arguments, spans, device, (strided, overlap))
        if not overlap:
            for one, other in self._disjoint:
                if fields[one] < ends[other] and fields[other] < ends[one]:
                    self._check_disjoint(one, other, arguments)
        if known is not None and sizes is not None and known.is_repeatable:
            known.last = addresses, fields.copy()
        device = self._check_numbers(values, fields, device)
        held: list[Leaf] = []
        if self.may_pack:
            takers: Sequence[tuple[int, _Struct | _ArrayPointer]] = (*self._structs, *self._arrays)
            packed = {index: taker.packed(arguments[index], strided, overlap) for index, taker in takers}
            arguments = [packed.get(index, each) for index, each in enumerate(arguments)]
            held = [leaf for each in packed.values() if isinstance(each, Packed) for leaf in each.all_leaves()]
            for leaf in held:
                device = leaf.slot.join_device(device, leaf.tensor)
                is_foreign = is_foreign or leaf.is_foreign
            if held and not overlap and self._knows_writes:
                self._check_apart(fields, ends, arguments, held)
            for index, _ in self._structs:
                each = packed[index]
                fields[index] = bytes(each.content) if isinstance(each, Packed) else each
        for index, taker in self._maps:
            value = arguments[index]
            if isinstance(value, TensorMap):
                device = taker.join_device(device, value.tensor)
                if taker.place != value.extent:
                    taker.check_memory(value.tensor)
                    taker.place = value.extent
                if not overlap:
                    self._check_map_apart(taker, value, fields, ends, held)
                fields[index] = taker.encoded(value)
            else:
                fields[index] = taker.content(value)
        for index, pointer in self._map_pointers:
            value = arguments[index]
            if isinstance(value, TensorMap):
                device = pointer.join_device(device, value.tensor)
                if not overlap:
                    self._check_map_apart(pointer, value, fields, ends, held)
        return device, fields, arguments, is_empty, is_foreign

    def _check_numbers(self, values: Sequence[Any], fields: list[Any], device: int | None) -> int | None:
        """Put numbers among the fields; return the device, which that of a texture must be."""
        for index, number in self._numbers:
            value = values[index]
            if type(value) not in number.types:
                if isinstance(value, Texture | Surface):
                    device = number.join_device(device, value.home)
                value = number.convert(value)
            if not number.low <= value <= number.high:
                number.check_not_finite(value)
            fields[index] = value if number.encode is None else number.encode(value)
        return device

    def _remember(
        self, arguments: Sequence[Any], spans: list[int], device: int | None, options: tuple[bool, bool]
    ) -> None:
        """Know tensors like these again, where as large ones came twice in a row: only their addresses are checked."""
        if spans and spans == self._spans and self._are_typed and len(spans) == len(self._pointers):
            indices = [index for index, _, _ in self._pointers]
            is_like = alike([arguments[index] for index in indices])
            if is_like is not None:
                pick = itemgetter(*indices) if len(indices) > 1 else itemgetter(slice(indices[0], indices[0] + 1))
                sizes = dict(zip(indices, spans, strict=True))
                is_repeatable = min(spans) > 0 and not (self.may_pack or self._maps or self._map_pointers)
                self._known = _Known(is_like, pick, options, sizes, device, is_repeatable)
        self._spans = spans

    def _check_apart(
        self, fields: Sequence[Any], ends: Sequence[int], arguments: Sequence[Any], held: Sequence[Leaf]
    ) -> None:
        """Refuse written tensors that share bytes with others, of which one at least lies inside of an argument."""
        spans = [
            _Span(fields[index], ends[index], slot, arguments[index])
            for index, slot, _ in self._pointers
            if ends[index]
        ]
        for leaf in held:
            address = leaf.tensor.data_ptr()
            spans.append(_Span(address, address + leaf.size_bytes, leaf.slot, leaf.tensor, is_held=True))
        under_way: list[_Span] = []
        for span in sorted(spans, key=lambda each: each[:2]):
            under_way = [each for each in under_way if each.end > span.start]
            for other in under_way:
                matters = (span.slot.is_written or other.slot.is_written) and (span.is_held or other.is_held)
                if matters and share_bytes(span.tensor, other.tensor):
                    raise _overlap(other.slot, span.slot)
            under_way.append(span)

    def is_idle(self, arguments: Sequence[Any], grid: Any) -> bool:
        """Tell whether there is nothing to run where some tensor is empty.

        An empty tensor is what extensions pass for "none", so the kernel runs as long as it has anything to work on.

        Parameters
        ----------
        arguments : sequence
            As `check` returns them.
        grid : int or sequence of ints
            With 0 blocks nothing runs.
        """
        extents = grid if isinstance(grid, tuple | list) else (grid,)
        if any(isinstance(extent, int | np.integer) and extent == 0 for extent in extents):
            return True
        values = [arguments[index] for index, _, _ in self._pointers]
        return not (self._structs or self._maps) and all(
            value is None or value is NULL or (isinstance(value, torch.Tensor) and not value.numel())
            for value in values
        )

    def note_writes(self, arguments: Sequence[Any], *, held_alone: bool = False) -> None:
        """Tell autograd that the kernel writes its tensors, as an operator of PyTorch that works in place does.

        Parameters
        ----------
        arguments : sequence
            As `check` returns them.
        held_alone : bool
            Tell it of those alone that structs and lists hold.
        """
        tensors = [] if held_alone else [arguments[index] for index in self.written]
        if self.may_pack:
            held = [leaf for each in arguments if isinstance(each, Packed) for leaf in each.all_leaves()]
            tensors += [leaf.tensor for leaf in held if leaf.slot.is_written]
        # A null pointer has no version, nor has a tensor made for inference.
        increment_version([t for t in tensors if isinstance(t, torch.Tensor) and not t.is_inference()])

    def buffers(self, fields: Sequence[Any], arguments: Sequence[Any]) -> list[LaunchArgument]:
        """Describe checked arguments as the emulator takes them: bounded buffers, packed scalars, None for null.

        Behind them stand the tensors that structs and arrays hold.

        Parameters
        ----------
        fields, arguments : sequence
            As `check` returns them.
        """
        block = self.layout.pack(*fields)
        described: list[LaunchArgument] = []
        held: list[Buffer] = []

        def number(buffer: Buffer) -> int:
            held.append(buffer)
            return self.count + len(held) - 1

        for slot, offset, field, argument in zip(self._slots, self.offsets, fields, arguments, strict=True):
            if isinstance(slot, _Pointer) and isinstance(argument, torch.Tensor):
                slot.check_memory(argument)  # for sure, as accesses are by its bounds
                described.append(slot.buffer(argument) if field else None)  # an empty tensor is null, as on a GPU
            elif isinstance(argument, TensorMap):
                slot.check_memory(argument.tensor)
                described.append(argument.buffer(slot.name))
            elif isinstance(argument, Packed):
                described.append(argument.described(number))
            else:
                described.append(None if argument is None else block[offset : offset + slot.size_bytes])
        if len(held) > _MOST_HELD:
            raise LaunchError(
                f"{self.signature.name}: expected at most {_MOST_HELD} tensors and arrays in structs and lists, which "
                f"is what the emulator tells apart; got {len(held)}; pass them by several launches"
            )
        return [*described, *held]

    def _check_map_apart(
        self, taker: _Slot, value: TensorMap, fields: Sequence[Any], ends: Sequence[int], held: Sequence[Leaf]
    ) -> None:
        """Refuse a written tensor that overlaps the tensor of a map. Tensors of maps may overlap each other."""
        low, high = value.extent
        written: list[tuple[Any, int, int]] = [(slot, fields[index], ends[index]) for index, slot in self._written]
        for leaf in held:
            if leaf.slot.is_written and self._knows_writes:
                address = leaf.tensor.data_ptr()
                written.append((leaf.slot, address, address + leaf.size_bytes))
        for slot, start, end in written:
            if start < high and low < end:
                raise slot.refuse(
                    f"is written by the kernel and shares memory with the tensor map '{taker.name}'; "
                    "pass separate tensors, or overlap=True if the kernel works in place"
                )

    def _check_disjoint(self, one: int, other: int, arguments: Sequence[torch.Tensor]) -> None:
        """Refuse two tensors that share a byte. Their address ranges overlap."""
        if share_bytes(arguments[one], arguments[other]):
            raise _overlap(self._slots[one], self._slots[other])


class _Span(NamedTuple):
    """Memory of a tensor, with the slot that takes it."""

    start: int
    end: int
    slot: Any
    tensor: torch.Tensor
    is_held: bool = False


def _overlap(one: Any, other: Any) -> LaunchError:
    """Say that the tensors of two slots share memory, of which one at least is written."""
    written, read = sorted((one, other), key=lambda slot: not getattr(slot, "is_written", False))
    error: LaunchError = written.refuse(
        f"is written by the kernel and shares memory with '{read.name}'; "
        "pass separate tensors, or overlap=True if the kernel works in place"
    )
    return error


REQUIRED: Final = object()


@dataclass(slots=True)
class _Known:
    """Tensors that passed the checks of a launch.

    Attributes
    ----------
    is_like : callable
        Tells whether other arguments are tensors of the same kind and geometry.
    pick : callable
        Takes the pointers from among the arguments.
    options : (bool, bool)
        Of the launch: strided, overlap.
    sizes : mapping of int to int
        Bytes from the first to the last element, by position.
    device : int or None
    is_repeatable : bool
        None of the tensors is empty, and no other argument is compared with them.
    last : (list of int, list)
        Addresses of the tensors of the last such launch, and all its fields, where it `is_repeatable`.
    """

    is_like: Callable[..., bool]
    pick: Callable[[Sequence[object]], tuple[Any, ...]]
    options: tuple[bool, bool]
    sizes: Mapping[int, int]
    device: int | None
    is_repeatable: bool
    last: tuple[list[int], list[Any]] = ([], [])


class _Slot:
    """One parameter, its place in messages, and its value when it is left out."""

    format: str
    size_bytes: int

    def __init__(self, kernel: str, index: int, parameter: Parameter) -> None:
        self.name = parameter.name
        self.c_type = parameter.c_type
        self.place: tuple[int, int] | None = None  # of the last tensor whose memory was found to be there
        self.where = f"{kernel}: argument {index} '{parameter.name}'"
        self.default = default_of(parameter)

    def refuse(self, message: str) -> LaunchError:
        return LaunchError(f"{self.where} {message}")

    def check_memory(self, tensor: torch.Tensor) -> None:
        """Refuse a tensor that is larger than its storage: the storage was resized."""
        needed = (int(tensor.storage_offset()) + _extent(tensor)) * tensor.element_size()
        there = tensor.untyped_storage().nbytes()
        if tensor.numel() and there < needed:
            raise self.refuse(
                f"has shape {tuple(tensor.shape)}, for which it needs {needed} bytes of memory; its storage has "
                f"{there} (was it resized?)"
            )

    def join_device(self, device: int | None, tensor: torch.Tensor) -> int:
        """Return the device of the first tensor; refuse one elsewhere."""
        if device is not None and tensor.get_device() != device:
            first = "the CPU" if device < 0 else f"cuda:{device}"
            raise self.refuse(f"is on {tensor.device}, but an earlier argument is on {first}; use one device")
        if tensor.is_cpu or tensor.is_cuda:
            return tensor.get_device()
        raise self.refuse(f"is on {tensor.device}; kernels run on CUDA tensors, and emulated on CPU tensors")


class _Pointer(_Slot):
    """A parameter that takes a tensor."""

    format = "Q"
    size_bytes = 8

    def __init__(self, kernel: str, index: int, parameter: Parameter, *, unsigned_views: bool = False) -> None:
        super().__init__(kernel, index, parameter)
        self.taken = _dtypes_taken(parameter)
        self._signed = _signed_dtype(parameter)
        if unsigned_views and self._signed is not None:
            self.taken = (*self.taken, self._signed)
        # What needs no further look. A complex tensor does, for its conjugate bit.
        self.dtype = next((taken for taken in self.taken[:1] if not taken.is_complex), None)
        self.is_written = not parameter.is_const
        self.is_nullable = parameter.allows_none
        self.alignment_bytes = alignment_bytes(parameter)
        self.misaligned = self.alignment_bytes - 1

    def as_tensor(self, value: Any) -> torch.Tensor | None:
        """Convert an argument that is not a plain tensor: None, a subclass of Tensor, an array of another library."""
        if value is None:
            if self.is_nullable:
                return None
            raise self.refuse(
                f"is {self.c_type}: expected a tensor; got None (null needs the default nullptr, or wb.NULL here)"
            )
        if value is NULL:
            return None
        if isinstance(value, torch.Tensor):
            if type(value).__torch_dispatch__ is not _PLAIN_DISPATCH:
                raise self.refuse(f"is a {type(value).__name__}, which has no address that a kernel could use")
            return value
        if self.is_written and isinstance(value, np.ndarray) and not value.flags.writeable:
            raise self.refuse("is written by the kernel; got a read-only NumPy array")
        if isinstance(value, np.ma.MaskedArray):
            raise self.refuse("is a masked array, whose mask a kernel does not see; pass .filled(value)")
        try:
            if not hasattr(value, "__dlpack__"):
                raise self.refuse(f"is {self.c_type}: expected a tensor; got {describe(value)}")
            strides = getattr(value, "strides", None) or ()
            if any(stride < 0 for stride in strides):  # torch would abort the process
                raise self.refuse(
                    f"is a {type(value).__name__} with a negative stride, which torch cannot share; copy it"
                )
            return from_dlpack(value)
        except FAILURES as error:
            raise self.refuse(
                f"is a {type(value).__name__} that torch cannot share: {type(error).__name__}: {error}"
            ) from error

    def admit(self, value: Any, *, strided: bool, overlap: bool) -> tuple[torch.Tensor | None, int]:
        """Check a tensor that lies inside of an argument, as `ArgumentPlan.check` does one that is an argument."""
        tensor = self.as_tensor(value)
        if tensor is None:
            return None, 0
        try:
            if tensor.dtype is not self.dtype:
                self.check_untyped(tensor)
            if tensor.is_neg():
                raise self.refuse("has its negative bit set, so its memory holds -x; pass .resolve_neg()")
            size_bytes = tensor.nbytes if tensor.is_contiguous() else self.span_bytes(tensor, strided, overlap)
            address = tensor.data_ptr()
            self.check_plain(tensor, address)
            self.check_memory(tensor)
            self.check_small(tensor, address)
        except RuntimeError as error:  # torch's answer where a tensor has no address
            raise self.refuse(f"has no address that a kernel could use: {error}") from error
        return tensor, size_bytes

    def check_untyped(self, tensor: torch.Tensor) -> None:
        """Refuse a tensor of a dtype that the parameter does not take; a parameter such as void* takes any."""
        if self.taken and tensor.dtype not in self.taken:
            of_kind = (each for each in self.taken if each.is_complex == tensor.is_complex())
            wanted = next(of_kind, self.taken[0])
            if wanted.is_complex and tensor.dtype is wanted.to_real():
                advice = "pass torch.view_as_complex(x) of pairs (real, imaginary), which shares their memory"
            elif tensor.dtype is self._signed:
                advice = f"pass x.view({wanted}), which shares its memory, or load the kernel with unsigned_views=True"
            else:
                advice = f"convert it with .to({wanted})"
            raise self.refuse(
                f"is {self.c_type}: expected a {' or '.join(map(str, self.taken))} tensor; got {tensor.dtype}; "
                f"{advice}, or declare the parameter for {tensor.dtype}"
            )
        if tensor.is_conj():
            raise self.refuse("has its conjugate bit set, so its memory holds conj(x); pass .resolve_conj()")
        part_bytes = tensor.element_size() // (2 if tensor.is_complex() else 1)
        if tensor.data_ptr() % part_bytes:
            raise self.refuse(
                f"holds {tensor.dtype} at an address that is no multiple of {part_bytes} bytes; pass .clone()"
            )

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

    def check_small(self, tensor: torch.Tensor, address: int) -> None:
        """Refuse a tensor of elements without memory."""
        if not address and tensor.numel():
            raise self.refuse(f"has shape {tuple(tensor.shape)} on {tensor.device} but no memory there")

    def check_plain(self, tensor: torch.Tensor, address: int) -> None:
        """Refuse a nested tensor, and one whose address is misaligned."""
        if tensor.is_nested:
            raise self.refuse("is a nested tensor; pass a padded one, or the .values() of a jagged one")
        if address % self.alignment_bytes:
            raise self.refuse(
                f"is {self.c_type}: expected an address that is a multiple of {self.alignment_bytes} bytes; got one "
                f"{address % self.alignment_bytes} bytes past such a multiple (a view into a tensor's middle?)"
            )

    def bits(self, value: Any) -> int:  # noqa: ARG002  (see _Word)
        """Return the argument of the kernel where there is no tensor."""
        return 0

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


class _InnerPointer(_Pointer):
    """A pointer inside of an argument. The caller names it, so None is meant as null."""

    def __init__(self, kernel: str, index: int, parameter: Parameter, *, unsigned_views: bool = False) -> None:
        super().__init__(kernel, index, parameter, unsigned_views=unsigned_views)
        self.is_nullable = True


class _ArrayPointer(_Pointer):
    """A parameter that points to pointers or structs: it takes a list, or a tensor that holds them."""

    def __init__(self, kernel: str, index: int, parameter: Parameter, packer: Packer) -> None:
        super().__init__(kernel, index, parameter)
        self._packer = packer
        self._parameter = parameter

    def as_tensor(self, value: Any) -> torch.Tensor | None:
        if is_listed(value) or fields_of(value) is not None:
            return None
        if not isinstance(value, torch.Tensor | Null | type(None)) and not hasattr(value, "__dlpack__"):
            target = self._parameter.type.target if self._parameter.type else None
            what = "tensors" if target is not None and target.kind == "pointer" else "dicts"
            raise self.refuse(f"is {self.c_type}: expected a list of {what}, or a tensor; got {describe(value)}")
        return super().as_tensor(value)

    def packed(self, value: Any, strided: bool, overlap: bool) -> Any:
        """Pack a list, or one struct; return anything else, and None for an empty list."""
        if fields_of(value) is not None:
            value = [value]
        if not is_listed(value) or self._parameter.type is None:
            return value
        if not value:
            return None
        return self._packer.pack(self.name, self._parameter.type, 8, value, strided=strided, overlap=overlap)


class _MapPointer(_Pointer):
    """A parameter that points to tensor maps: it takes a map, or a tensor in whose memory the kernel makes maps."""

    def as_tensor(self, value: Any) -> torch.Tensor | None:
        return None if isinstance(value, TensorMap) else super().as_tensor(value)

    def bits(self, value: Any) -> int:
        """Return the address of the driver's bytes; the emulator makes its own when it knows the addresses."""
        if value is None or value is NULL or value.tensor.is_cpu:
            return 0
        try:
            return int(value.on_device(fresh=self.is_written).data_ptr())
        except ArgumentError as error:
            raise self.refuse(f"cannot be encoded: {error}") from error


class _Word(_MapPointer):
    """A 64-bit parameter of PTX, whose type is unknown: it takes a tensor, a tensor map or an integer."""

    def as_tensor(self, value: Any) -> torch.Tensor | None:
        is_integer = isinstance(value, int | np.integer | Texture | Surface) and not isinstance(value, bool)
        return None if is_integer else super().as_tensor(value)

    def bits(self, value: Any) -> int:
        if value is NULL or isinstance(value, TensorMap):
            return super().bits(value)
        if isinstance(value, Texture | Surface):
            return value.handle
        if not -(2**63) <= value < 2**64:
            raise self.refuse(f"has 64 bits; got {value!r}, which does not fit")
        return int(value) % 2**64


class _Number(_Slot):
    """A parameter that takes a number."""

    def __init__(self, kernel: str, index: int, parameter: Parameter, dtype: DType) -> None:
        super().__init__(kernel, index, parameter)
        self.type_name = dtype.name
        self.format = _FORMATS[dtype.name]
        self.size_bytes = dtype.itemsize_bytes
        self.is_float = dtype.kind == "float"
        self.types = frozenset({int, bool, float} if self.is_float else {int, bool})
        self.low, self.high = range_of(dtype)
        of_bits = self.is_float and self.format in "BH"
        self.encode: Callable[[float], int] | None = partial(_bits_of, dtype) if of_bits else None

    def checked(self, value: Any) -> int | float:
        """Check a number that lies inside of an argument, and return what `format` takes."""
        number = value if type(value) in self.types else self.convert(value)
        if not self.low <= number <= self.high:
            self.check_not_finite(number)
        return number if self.encode is None else self.encode(number)

    def convert(self, value: Any) -> int | float:
        """Convert a number of another library's type; refuse anything else."""
        if isinstance(value, Texture | Surface) and self.size_bytes == _HANDLE_BYTES:
            return value.handle
        number = value.item() if isinstance(value, np.generic) else value
        if isinstance(number, int):
            return int(number)
        if isinstance(number, float) and self.is_float:
            return float(number)
        hint = "; pass its value with .item()" if isinstance(value, torch.Tensor | np.ndarray) else ""
        raise self.refuse(f"is {self.type_name}; got {describe(value)}{hint}")

    def check_not_finite(self, value: float) -> None:
        """Refuse a value out of the finite range, unless it is an infinity or NaN that the type holds."""
        if isinstance(value, int) or math.isfinite(value):
            raise self.refuse(f"is {self.type_name}; got {value!r}, which does not fit")


class _Struct(_Slot):
    """A parameter that takes a struct: its bytes, or its fields."""

    def __init__(self, kernel: str, index: int, parameter: Parameter, packer: Packer | None = None) -> None:
        super().__init__(kernel, index, parameter)
        self.size_bytes = parameter.size_bytes
        self.format = f"{parameter.size_bytes}s"
        self._type = parameter.type
        self._packer = packer

    def packed(self, value: Any, strided: bool, overlap: bool) -> Any:
        """Pack a struct of fields, or a vector of numbers; return bytes where no tensor is in it."""
        if isinstance(value, torch.Tensor) and self.c_type.startswith(_ACCESSOR):
            value, strided = {"data_": value, "sizes_": [*value.shape], "strides_": [*value.stride()]}, True
        is_filled = fields_of(value) is not None or is_listed(value) or is_complex(value)
        if self._type is None or self._packer is None or not is_filled:
            return self.content(value)
        page = self._packer.pack(self.name, self._type, self.size_bytes, value, strided=strided, overlap=overlap)
        return page if page.leaves or page.arrays else bytes(page.content)

    def content(self, value: Any) -> bytes:
        try:
            data = memoryview(value).tobytes()
        except (BufferError, TypeError, ValueError):
            data = None
        if data is None or len(data) != self.size_bytes:
            got = describe(value) if data is None else f"{len(data)} bytes"
            fields = "" if self._type is None else ", or a dict of its fields"
            raise self.refuse(
                f"is {self.c_type}, passed by value: expected its {self.size_bytes} bytes{fields}; got {got}"
            )
        return data


class _Map(_Slot):
    """A parameter that takes a tensor map. If only PTX declares it, as 128 bytes, it takes any 128 bytes too."""

    size_bytes = SIZE_BYTES
    format = f"{SIZE_BYTES}s"

    def __init__(self, kernel: str, index: int, parameter: Parameter) -> None:
        super().__init__(kernel, index, parameter)
        self._otherwise = None if parameter.is_tensor_map else _Struct(kernel, index, parameter)

    def content(self, value: Any) -> bytes:
        """Convert an argument that is not a tensor map."""
        if self._otherwise is not None:
            return self._otherwise.content(value)
        raise self.refuse(
            f"is a {self.c_type}: expected a workbench.TensorMap; got {describe(value)}; "
            "pass workbench.TensorMap(tensor, box=...)"
        )

    def encoded(self, value: TensorMap) -> bytes:
        """Return the driver's bytes for a CUDA tensor; the emulator makes its own when it knows the addresses."""
        if value.tensor.is_cpu:
            return bytes(SIZE_BYTES)
        try:
            return value.encoded()
        except ArgumentError as error:
            raise self.refuse(f"cannot be encoded: {error}") from error


def _no_layout(name: str) -> RecordLayout:
    raise SignatureError(f"nothing says how {name} lies in memory")


def _slot(kernel: str, index: int, parameter: Parameter, packer: Packer, *, unsigned_views: bool) -> _Slot:
    if parameter.is_pointer is None:
        return _Word(kernel, index, parameter)
    if parameter.is_tensor_map or parameter.c_type == f".b8[{SIZE_BYTES}]":
        return _Map(kernel, index, parameter)
    if parameter.is_tensor_map_pointer:
        return _MapPointer(kernel, index, parameter)
    if parameter.is_pointer and parameter.type and parameter.type.target and points_to_values(parameter.type.target):
        return _ArrayPointer(kernel, index, parameter, packer)
    if parameter.is_pointer:
        return _Pointer(kernel, index, parameter, unsigned_views=unsigned_views)
    if parameter.dtype is not None:
        return _Number(kernel, index, parameter, parameter.dtype)
    return _Struct(kernel, index, parameter, packer)


def _lay_out(slots: Sequence[_Slot]) -> tuple[tuple[int, ...], str]:
    """Offset of each parameter and the `struct` format of all, aligned as the CUDA ABI aligns scalars."""
    offsets, form, end = [], ["<"], 0
    for slot in slots:
        padding = -end % (8 if isinstance(slot, _Struct | _Map) else slot.size_bytes)
        offsets.append(end + padding)
        form.append(f"{padding}x{slot.format}")
        end += padding + slot.size_bytes
    return tuple(offsets), "".join(form)


def range_of(dtype: DType) -> tuple[float, float]:
    """Least and greatest finite value."""
    if dtype.kind == "bool":
        return 0, 1
    info = torch.finfo(getattr(torch, dtype.name)) if dtype.kind == "float" else np.iinfo(dtype.numpy)
    return info.min, info.max


def _bits_of(dtype: DType, value: float) -> int:
    """Bits of a number in a type that `struct` does not know."""
    kind, bits = (getattr(torch, name) for name in (dtype.name, dtype.numpy))
    return torch.tensor(value, dtype=kind).view(bits).item()  # type: ignore[return-value]


def _dtypes_taken(parameter: Parameter) -> tuple[torch.dtype, ...]:
    """Element types of the tensors that a pointer takes, its own first; none where it takes any, as ``void*``.

    A pointer to pairs of floats takes complex tensors too: ``cuComplex`` is another name of ``float2``.
    """
    if parameter.dtype is None:
        return ()
    own = getattr(torch, parameter.dtype.name)
    is_pair = parameter.vector_width == 2 and own in (torch.float32, torch.float64)
    return (own, own.to_complex()) if is_pair else (own,)


def _signed_dtype(parameter: Parameter) -> torch.dtype | None:
    """Signed type of the size of a pointer's unsigned integers; None where it points to anything else."""
    if parameter.dtype is None or not parameter.dtype.name.startswith("uint"):
        return None
    return getattr(torch, parameter.dtype.name.removeprefix("u"))  # type: ignore[no-any-return]


def alignment_bytes(parameter: Parameter) -> int:
    """Alignment of what a pointer points to (CUDA C++ Programming Guide, built-in vector types); 1 where unknown."""
    width, dtype = parameter.vector_width, parameter.dtype
    if dtype is None:
        return 1
    if width in (1, 3):
        return dtype.itemsize_bytes
    return min(width * dtype.itemsize_bytes, 32 if "_32a" in parameter.c_type else 16)


_WORDS = {"true": True, "false": False}
_INTEGER = re.compile(r"([+-]?)(0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9]\d*)(?:[uU]?[lL]{0,2}|[lL]{0,2}[uU]?)")
_FLOAT = re.compile(r"([+-]?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?)[fFlL]?")
_BASES = {"0x": 16, "0b": 2}


def default_of(parameter: Parameter) -> object:
    """Value of a default argument that is a literal; with any other default the parameter stays required."""
    if parameter.allows_none:
        return None
    text = (parameter.default or "").strip().replace("'", "")
    if text in _WORDS:
        return _WORDS[text]
    if found := _INTEGER.fullmatch(text):
        sign, digits = found.groups()
        return int(sign + digits, _BASES.get(digits[:2].lower(), 8 if digits.startswith("0") else 10))
    if found := _FLOAT.fullmatch(text):
        return float(found[1])
    return REQUIRED


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


def share_bytes(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether two tensors share a byte. The answer is also true if the search takes too long."""
    ones, others = np.asarray(_Footprint(one)), np.asarray(_Footprint(other))
    try:
        return np.shares_memory(ones, others, max_work=_MAX_SHARING_WORK)  # type: ignore[arg-type]
    except np.exceptions.TooHardError:
        return True
