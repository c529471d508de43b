"""Memory that compiled kernels, the runtime and Python share: `runtime/layout.h`, as Python sees it.

The header has every number and every field; nothing here repeats one. It also says what a context, a warp, a job, a
share and a window are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.forks import cached_property


@dataclass(frozen=True)
class Field:
    """A field of a record: byte offset, element type in LLVM's words, number of elements, whether they are signed."""

    offset: int
    type: str
    count: int = 1
    signed: bool = True


Fields = Mapping[str, Field]
"""Some fields of a record, by name."""


class Record:
    """A sequence of named fields, each aligned to its element's size."""

    def __init__(self, *fields: tuple[str, str, int]) -> None:
        self.fields: dict[str, Field] = {}
        self.size_bytes = 0
        for name, kind, count in fields:
            self.add(name, kind, count)

    def add(self, name: str, kind: str, count: int = 1, align: int = 0, *, signed: bool = True) -> Field:
        """Append a field and return it."""
        item = int(kind[1:]) // 8
        align = align or item
        offset = -(-self.size_bytes // align) * align
        self.fields[name] = Field(offset, kind, count, signed)
        self.size_bytes = offset + item * count
        return self.fields[name]

    def __getitem__(self, name: str) -> Field:
        return self.fields[name]

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record as NumPy reads it, every field signed."""
        return self._dtype(signed=True)

    @cached_property
    def exact_dtype(self) -> np.dtype[Any]:
        """The record as NumPy reads it, with the header's signs."""
        return self._dtype(signed=False)

    def _dtype(self, *, signed: bool) -> np.dtype[Any]:
        kinds = {n: np.dtype(f"{'' if signed or f.signed else 'u'}int{f.type[1:]}") for n, f in self.fields.items()}
        return np.dtype(
            {
                "names": list(self.fields),
                "formats": [kinds[n] if f.count == 1 else (kinds[n], f.count) for n, f in self.fields.items()],
                "offsets": [field.offset for field in self.fields.values()],
                "itemsize": self.size_bytes,
            }
        )

    def view(self, data: NDArray[np.uint8]) -> NDArray[Any]:
        """View the beginning of the last axis of `data` as a record."""
        return data[..., : self.size_bytes].view(self.dtype)[..., 0]


_ENUM = re.compile(r"^enum (\w*)\s*\{(.*?)\};", re.MULTILINE | re.DOTALL)
_NUMBER = re.compile(r"(\w+) = ([^,/}]+)")
_STRUCT = re.compile(r"^struct (\w+) \{\n(.*?)^\};", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(
    r"^ +(?P<type>struct \w+|\w+) (?P<pointer>\*+|\(\*)?(?P<name>\w+)(?P<count>\[\w*\])?"
    r"(?: ALIGNED\((?P<align>\d+)\))?",
    re.MULTILINE,
)
_POINTER = "i64"


class Header:
    """Numbers and records of a C header that is plain enough for regular expressions.

    Parameters
    ----------
    name : str or Path
        Within ``runtime``.
    **known : int
        Numbers of other headers that it uses.

    Attributes
    ----------
    numbers : dict of str to int
    enums : dict of str to tuple of str
        The names of each ``enum``, in lower case.
    """

    def __init__(self, name: str | Path, **known: int) -> None:
        self._path = Path(__file__).parent / "runtime" / name
        text = self._path.read_text(encoding="utf-8")
        self.numbers = dict(known)
        self.enums: dict[str, tuple[str, ...]] = {}
        for enum, body in _ENUM.findall(text):
            found = _NUMBER.findall(body)
            self.enums[enum] = tuple(number.lower() for number, _ in found)
            for number, value in found:
                self.numbers[number] = eval(value, {"__builtins__": {}}, self.numbers)
        self._structs: dict[str, str] = dict(_STRUCT.findall(text))

    def record(self, name: str) -> Record:
        """Make the record of a structure, without the array of other structures that may end it."""
        record = Record()
        for field in _FIELD.finditer(self._structs[name]):
            kind, count = field["type"], (field["count"] or "[1]")[1:-1]
            if field["pointer"]:
                kind = _POINTER
            elif not count:
                break
            elements = int(count) if count.isdigit() else self.numbers[count]
            align = int(field["align"] or 0)
            record.add(field["name"], f"i{kind[1:]}", elements, align, signed=kind[0] == "i")
        return record


_HEADER = Header("layout.h")
_NUMBERS = _HEADER.numbers
LANES = _NUMBERS["LANES"]
ASYNC_COPIES = _NUMBERS["ASYNC_COPIES"]
NUM_BARRIERS = _NUMBERS["NUM_BARRIERS"]
BLOCKS_OF_QUEUE = _NUMBERS["BLOCKS_OF_QUEUE"]
WINDOW_SHIFT = _NUMBERS["WINDOW_SHIFT"]
SHARED_WINDOW = _NUMBERS["SHARED_WINDOW"]
LOCAL_WINDOW = _NUMBERS["LOCAL_WINDOW"]
PARAMETER_WINDOW = _NUMBERS["PARAMETER_WINDOW"]
FIRST_CLUSTER_WINDOW = _NUMBERS["FIRST_CLUSTER_WINDOW"]
MAX_CLUSTER_BLOCKS = _NUMBERS["MAX_CLUSTER_BLOCKS"]
HEAP_WINDOW = _NUMBERS["HEAP_WINDOW"]
FIRST_GLOBAL_WINDOW = HEAP_WINDOW
FIRST_STATIC_WINDOW = HEAP_WINDOW + 1
MAX_TEXTURES = _NUMBERS["MAX_TEXTURES"]
HEAP_GRANULE = _NUMBERS["HEAP_GRANULE"]
CLUSTER_SHIFT = _NUMBERS["CLUSTER_SHIFT"]
SOURCE_GROUPS = _NUMBERS["SOURCE_GROUPS"]
FUEL = _NUMBERS["FUEL"]
PATIENCE = _NUMBERS["PATIENCE"]
WAIT_COST = _NUMBERS["WAIT_COST"]
MOST_IDLE = _NUMBERS["MOST_IDLE"]
CERTAIN = _NUMBERS["CERTAIN"]
SLICE = _NUMBERS["SLICE"]
SHARE_BYTES = _NUMBERS["SHARE_BYTES"]
EVERY_BLOCK = (1 << 62) - 1
"""The first block that is not to run, where all are: a number that no block has."""

MAX_SMEM_BYTES = 228 << 10
"""Most shared memory of a multiprocessor, on any architecture: CUDA C++ Programming Guide, compute capabilities."""

MAX_LOCAL_BYTES = 512 << 10
"""Most local memory of a thread: CUDA C++ Programming Guide, compute capabilities."""


def window_base(number: int) -> int:
    """Virtual address of a window's first byte: the middle of the window, so addresses just below it select it too."""
    return (number << WINDOW_SHIFT) + (1 << WINDOW_SHIFT - 1)


SHARED_BASE = window_base(SHARED_WINDOW)
LOCAL_BASE = window_base(LOCAL_WINDOW)
PARAMETER_BASE = window_base(PARAMETER_WINDOW)
CLUSTER_BASE = window_base(FIRST_CLUSTER_WINDOW)
HEAP_BASE = window_base(HEAP_WINDOW)
TEXTURE_BASE = 1 << 62
"""What handles of textures and surfaces begin at: far from every address."""

ASYNC_COPY = _HEADER.record("async_copy")
CONTEXT = _HEADER.record("context")
DICE = _HEADER.record("dice")
HEAP = _HEADER.record("heap")
HELPER = _HEADER.record("helper")
JOB = _HEADER.record("job")
NOTE = _HEADER.record("note")
SHARE = _HEADER.record("share")
TENSOR_MAP = _HEADER.record("tensor_map")
TEXTURE = _HEADER.record("texture")
WARP = _HEADER.record("warp")
WINDOW = _HEADER.record("window")

_QUEUE = _HEADER.record("queue")


def num_queues(num_blocks: int) -> int:
    """Count the queues of a warp of a kernel with so many basic blocks."""
    return -(-num_blocks // BLOCKS_OF_QUEUE)


def warp_record(num_blocks: int) -> Record:
    """Lay out a warp's control state and queues; its registers follow."""
    record = _HEADER.record("warp")
    for queue in range(num_queues(num_blocks)):
        for name, field in _QUEUE.fields.items():
            record.add(f"{name}{queue}", field.type, field.count, align=8)
    return record


class Fault:
    """Values of the context's ``fault_kind``."""

    NONE = _NUMBERS["FAULT_NONE"]
    OUT_OF_BOUNDS = _NUMBERS["FAULT_OUT_OF_BOUNDS"]
    MISALIGNED = _NUMBERS["FAULT_MISALIGNED"]
    TRAP = _NUMBERS["FAULT_TRAP"]
    ASSERT = _NUMBERS["FAULT_ASSERT"]
    TENSOR_MAP = _NUMBERS["FAULT_TENSOR_MAP"]
    TENSOR_MAP_SPACE = _NUMBERS["FAULT_TENSOR_MAP_SPACE"]
    TENSOR_TYPE = _NUMBERS["FAULT_TENSOR_TYPE"]
    COORDINATES = _NUMBERS["FAULT_COORDINATES"]
    INNER_COORDINATE = _NUMBERS["FAULT_INNER_COORDINATE"]
    PIXEL = _NUMBERS["FAULT_PIXEL"]
    OFFSET = _NUMBERS["FAULT_OFFSET"]
    TENSOR_FIELD = _NUMBERS["FAULT_TENSOR_FIELD"]
    FREED = _NUMBERS["FAULT_FREED"]
    NO_BLOCK = _NUMBERS["FAULT_NO_BLOCK"]
    NO_TEXTURE = _NUMBERS["FAULT_NO_TEXTURE"]
    NO_SURFACE = _NUMBERS["FAULT_NO_SURFACE"]
    TEXTURE_KIND = _NUMBERS["FAULT_TEXTURE_KIND"]
    OUTSIDE = _NUMBERS["FAULT_OUTSIDE"]


class Status:
    """What the compiled functions return."""

    DONE = _NUMBERS["STATUS_DONE"]
    BLOCKED = _NUMBERS["STATUS_BLOCKED"]
    YIELDED = _NUMBERS["STATUS_YIELDED"]
    FAULTED = _NUMBERS["STATUS_FAULTED"]
    STOPPED = _NUMBERS["STATUS_STOPPED"]
    DEADLOCKED = _NUMBERS["STATUS_DEADLOCKED"]
    OUT_OF_BUDGET = _NUMBERS["STATUS_OUT_OF_BUDGET"]
