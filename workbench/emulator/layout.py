"""Memory that compiled kernels, the runtime and Python share: `runtime/layout.h`, as Python sees it.

The header has every number and every field; nothing here repeats one. It also says what a context, a warp, a job, a
share and a window are.
"""

from __future__ import annotations

from pathlib import Path

from workbench.llvm.records import Header, Record

RUNTIME = Path(__file__).parent / "runtime"
"""Where the runtime's headers are."""

_HEADER = Header(RUNTIME / "layout.h")
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

RESERVED_SMEM_BYTES = 1 << 10
"""What the system keeps of a block's shared memory from sm_80 on, at its beginning, if a kernel asks where it lies."""

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


Fault = _HEADER.named("FAULT_")
"""Values of the context's ``fault_kind``."""

Status = _HEADER.named("STATUS_")
"""What the compiled functions return."""
