"""Memory that compiled kernels and Python share: where each field lies, in one place.

A *job* is what the workers of a launch have in common, a *share* some of its blocks, and a *seat* is where a helper
sleeps until there is a job. A *context* belongs to one worker and describes the launch and the block it is running. A
*warp record* holds the control state and the registers of one warp. The *window table* maps virtual addresses to host
memory: bits 40 and up of an address select a window, one for shared memory, one for local memory, one for the kernel's
parameters, one for the shared memory of each block of a cluster, one for each module variable and each tensor, so that
an address a byte outside its tensor is never inside another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.forks import cached_property

LANES = 32
WINDOW_SHIFT = 40
SHARED_WINDOW = 1
LOCAL_WINDOW = 2
PARAMETER_WINDOW = 3
FIRST_CLUSTER_WINDOW = 4
MAX_CLUSTER_BLOCKS = 16
"""Blocks of a cluster at most, on an H100: CUDA C++ Programming Guide, thread block clusters."""
FIRST_GLOBAL_WINDOW = FIRST_CLUSTER_WINDOW + MAX_CLUSTER_BLOCKS
CLUSTER_SHIFT = 24
"""Bits of an address in a cluster's shared memory that lie within one block."""
NUM_BARRIERS = 16


def window_base(number: int) -> int:
    """Virtual address of a window's first byte: its middle, so that neighbours on both sides are its own."""
    return (number << WINDOW_SHIFT) + (1 << WINDOW_SHIFT - 1)


SHARED_BASE = window_base(SHARED_WINDOW)
LOCAL_BASE = window_base(LOCAL_WINDOW)
PARAMETER_BASE = window_base(PARAMETER_WINDOW)
CLUSTER_BASE = window_base(FIRST_CLUSTER_WINDOW)

MAX_SMEM_BYTES = 228 << 10
"""Shared memory of a multiprocessor at most, on any architecture: CUDA C++ Programming Guide, compute capabilities."""

MAX_LOCAL_BYTES = 512 << 10
"""Local memory of a thread at most: CUDA C++ Programming Guide, compute capabilities."""

FUEL = 1 << 16
"""Warp-instructions that a warp may execute before others get a turn."""

PATIENCE = 1 << 14
"""What a warp's diverged or waiting back-edges may cost before others get a turn."""

WAIT_COST = 1 << 8
"""Cost of a back-edge of a loop that observes other threads; any other costs 1."""

MOST_IDLE = 1 << 13
"""Rounds in which every warp of a block looks, some 60 times, for what another thread is to do, and none does anything:
then none ever will."""

SLICE = 1 << 10
"""Turns of a block before its worker looks for other work; one that used up its fuel counts as `FUEL_TURNS`."""

FUEL_TURNS = 1 << 4

ERRAND = 1 << 24
"""Warp-instructions after which a worker looks up between two blocks: tenths of a second, lest Ctrl-C has to wait."""

ERRAND_BLOCK = 1 << 6
"""Warp-instructions that beginning a block counts as in an errand."""

EVERY_BLOCK = (1 << 62) - 1
"""A first block not to run that no block is."""

SHARE_BYTES = 256
"""From one share to the next: workers do not write beside one another."""


@dataclass(frozen=True)
class Field:
    """A field of a record: byte offset, element type in LLVM's words, number of elements."""

    offset: int
    type: str
    count: int = 1


Fields = Mapping[str, Field]
"""Some fields of a record, by name."""


class Record:
    """A sequence of named fields, each aligned to its element's size."""

    def __init__(self, *fields: tuple[str, str, int]) -> None:
        self.fields: dict[str, Field] = {}
        self.size_bytes = 0
        for name, kind, count in fields:
            self.add(name, kind, count)

    def add(self, name: str, kind: str, count: int = 1, align: int = 0) -> Field:
        """Append a field and return it."""
        item = int(kind[1:]) // 8
        align = align or item
        offset = -(-self.size_bytes // align) * align
        self.fields[name] = Field(offset, kind, count)
        self.size_bytes = offset + item * count
        return self.fields[name]

    def __getitem__(self, name: str) -> Field:
        return self.fields[name]

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record as NumPy reads it."""
        kinds = {name: np.dtype(f"int{field.type[1:]}") for name, field in self.fields.items()}
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


SOURCE_GROUPS = 4
"""Groups of bulk copies whose sources a screened program keeps; a power of two."""

CONTEXT = Record(
    ("params", "i64", 1),  # host address of the packed kernel parameters
    ("windows", "i64", 1),  # host address of the window table
    ("num_windows", "i64", 1),
    ("grid_workspace", "i64", 1),  # virtual address of what cooperative_groups synchronises a grid with, or 0
    ("smem", "i64", 1),  # host address of the block's shared memory
    ("smem_bytes", "i64", 1),
    ("warps", "i64", 1),  # host address of the first warp record
    ("warp_bytes", "i64", 1),
    ("num_warps", "i64", 1),
    ("shares", "i64", 1),  # host address of the launch's shares
    ("num_shares", "i64", 1),
    ("share", "i64", 1),  # that the worker takes blocks from first
    ("errand", "i64", 1),  # warp-instructions left before the worker returns between two blocks
    ("stop", "i64", 1),  # host address of the first block that is not to run
    ("launch", "i64", 1),  # the launch's number, for callbacks
    ("executed", "i64", 1),  # host address of two counts for each basic block: warps that ran it, lanes
    ("notes", "i64", 1),  # host address of a buffer of `NOTE`
    ("note_count", "i64", 1),
    ("rows", "i64", 1),  # host address of the rows of offsets that belong to them
    ("row_count", "i64", 1),
    ("note_capacity", "i64", 1),  # of both
    ("flush_notes", "i64", 1),  # address of a callback void(context)
    ("print", "i64", 1),  # address of a callback void(context, format, arguments, warp, lane); virtual addresses
    ("save_constants", "i64", 1),  # address of a callback void(context): a constant tensor is about to be written
    ("shadows", "i64", 1),  # host address of the table of shadows, see shadow.SHADOW
    ("smem_cells", "i64", 1),
    ("smem_stamps", "i64", 1),
    ("held", "i64", 1),  # host address of notes of reads that wait to be screened, see `held`
    ("held_count", "i64", 1),
    ("held_limit", "i64", 1),  # so many may wait now; 0: none
    ("held_capacity", "i64", 1),
    ("instructions", "i64", 1),  # host addresses of arrays of a `shadow.Shadow`
    ("lines", "i64", 1),
    ("suspicion", "i64", 1),
    ("budget", "i64", 1),  # warp-instructions that a block may execute
    ("credit", "i64", 1),  # of the budget, what is left to this block
    ("fuel", "i64", 1),  # warp-instructions left before the warp yields
    ("turns", "i64", 1),  # turns that a block gets before the worker returns
    ("news", "i32", 1),  # not 0 if a warp did more in this round than look at shared memory, see `flow.Block.waits`
    ("idle", "i32", 1),  # rounds since one did
    ("local", "i64", 1),  # host address of the block's local memory
    ("local_bytes", "i64", 1),
    ("entry_block", "i64", 1),  # the kernel's first basic block
    ("block", "i64", 1),  # linear index of the block under way; -1: none
    ("fault_kind", "i32", 1),  # a value of Fault
    ("fault_instruction", "i32", 1),
    ("fault_lane", "i32", 1),
    ("fault_warp", "i32", 1),
    ("fault_address", "i64", 1),
    ("fault_extra", "i64", 4),  # for an assertion: message, file, line, function
    ("live_threads", "i32", 1),
    ("ntid", "i32", 3),
    ("nctaid", "i32", 3),
    ("ctaid", "i32", 3),
    ("cluster_nctaid", "i32", 3),
    ("cluster_phase", "i32", 1),  # phases of the cluster's barrier that are over
    ("cluster_split", "i32", 1),  # in a synced program, whether threads arrived relaxed, or went on before they waited
    ("peers", "i64", 1),  # host address of the addresses of the contexts of the cluster's blocks
    ("num_peers", "i64", 1),
    ("barrier_arrived", "i32", NUM_BARRIERS),  # threads
    ("barrier_expected", "i32", NUM_BARRIERS),  # 0: every thread of the block
    ("barrier_true", "i32", NUM_BARRIERS),  # bar.red: predicates that were true
    ("barrier_line", "i32", NUM_BARRIERS),  # in a screened program, where threads wait
    ("era", "i32", 1),  # in a screened program, the epoch that the block's last barrier began
    ("copier", "i32", 1),  # lane plus 1 that asks for the copies under way; 0: each lane for its own
    ("copy_word", "i64", 1),  # that stands for what the copies under way write; 0: a thread's own
    ("copy_words", "i64", LANES),  # likewise, of the copies that each lane asks for
    ("source_block", "i64", 1),  # linear index plus 1 of the block that has pending sources, see `sources`
    ("source_warp", "i64", 1),  # host address of the warp's record that asked for the copies
    ("source_lanes", "i32", 1),
    ("source_site", "i32", 1),
    ("source_group", "i64", 1),  # groups that these lanes have closed since
    ("source_low", "i64", SOURCE_GROUPS),  # of the groups, modulo as many
    ("source_high", "i64", SOURCE_GROUPS),  # 0: none
    ("proxies", "i64", 1),  # in a screened program, whether anything reads shared memory by the async proxy
    ("unfenced_block", "i64", 1),  # linear index plus 1 of the block that the following speak of, see `proxies`
    ("unfenced_warps", "i32", 1),  # bits of the warps that have written without a proxy fence since
    ("unfenced_low", "i64", LANES),  # by warps
    ("unfenced_high", "i64", LANES),
    ("behind_low", "i64", 1),  # of what lies behind a barrier of the block
    ("behind_high", "i64", 1),  # 0: none
    ("trackers", "i64", 1),  # mbarriers of the block that have tracked copies
    ("now", "i64", 1),  # host address of the launch's epoch
    ("columns", "i64", 1),  # of a row of clocks, see clocks
    ("block_columns", "i64", 1),  # of them, each block's
    ("copy_columns", "i64", 1),  # the last of those: of copies, by the mbarriers that track them
    ("row_bytes", "i64", 1),
    ("clock_rows", "i64", 1),  # host addresses of the block's rows, of its own table of signals and of the launch's
    ("own_signals", "i64", 1),
    ("signals", "i64", 1),
    ("clocks_block", "i64", 1),  # linear index plus 1 of the block that the rows speak of
)

JOB = Record(
    ("worker", "i64", 1),  # address of the kernel's function ``worker``
    ("contexts", "i64", 1),  # host address of the first worker's context
    ("context_bytes", "i64", 1),  # from one worker's context to the next one's
    ("num_workers", "i64", 1),
    ("shares", "i64", 1),  # host address of the launch's shares
    ("num_shares", "i64", 1),
    ("go_on", "i64", 1),  # address of a callback void(context, status)
    ("over", "i64", 1),  # handle of the lock that the last helper releases
    ("seats", "i64", 1),  # host address of the addresses of the helpers' seats
    ("running", "i64", 1),  # helpers that were woken and have not finished
    ("left", "i64", 1),  # not 0 while `go_on` has blocks to run that a worker cannot take itself
)

SHARE = Record(
    ("next", "i64", 1),  # block that whoever comes next takes
    ("end", "i64", 1),  # one past the last
)
"""Blocks that one worker begins with; those who have finished their own help it."""

SEAT = Record(
    ("wake", "i64", 1),  # handle of the lock that the helper sleeps at
    ("job", "i64", 1),  # host address of the job that it is woken for
    ("number", "i64", 1),  # of the worker that it is in that job
)

WINDOW = Record(
    ("low", "i64", 1),  # first valid virtual address
    ("high", "i64", 1),  # one past the last
    ("delta", "i64", 1),  # host address minus virtual address
    ("lane_stride", "i64", 1),  # bytes between the copies of neighbouring lanes: local memory
)

TENSOR_MAP = Record(
    ("magic", "i64", 1),
    ("address", "i64", 1),  # virtual, of the element at index 0
    ("strides", "i64", 5),  # bytes; here and below, the innermost dimension comes first
    ("fill", "i64", 1),  # what 8 bytes outside the tensor are read as
    ("sizes", "i32", 5),
    ("rows", "i32", 1),  # of a box in shared memory
    ("box", "i16", 5),  # elements that it spans; in im2col mode the first alone: channels
    ("lower", "i16", 3),  # corners of the im2col mode, along W, H and D
    ("upper", "i16", 3),
    ("steps", "i8", 5),  # element strides
    ("rank", "i8", 1),
    ("mode", "i8", 1),  # 0: tile, 1: im2col
    ("swizzle", "i8", 1),  # mask of the address bits, of 16-byte pieces, that change
    ("type", "i8", 1),  # place in `tensor_maps.TYPES`
    ("item_shift", "i8", 1),  # log2 of an element's bytes
)
"""A tensor map of the emulator's own, in the 128 bytes that a ``CUtensorMap`` takes."""

_WARP_HEAD = (
    ("live", "i32", 1),  # lanes that have not exited
    ("initial", "i32", 1),  # lanes that exist
    ("index", "i32", 1),
    ("floor", "i32", 1),  # the dispatcher prefers blocks from here on
    ("patience", "i32", 1),  # what back-edges may cost before the warp yields
    ("recheck", "i32", 1),  # lanes have exited since parked lanes were looked at
    ("epoch", "i32", 1),  # in a screened program, the epoch that the warp's last bar.warp.sync of all lanes began
    ("arrived", "i32", NUM_BARRIERS),  # lanes that have arrived at each barrier
    ("waiting", "i32", NUM_BARRIERS),  # of them, those that wait
    ("cluster_arrived", "i32", 1),  # lanes that have arrived at the cluster's barrier
    ("cluster_seen", "i32", 1),  # its phase when parked lanes were looked at
    ("cluster_phase", "i32", LANES),  # its phase when each lane arrived
    ("meeting", "i32", 1),  # lanes that wait at bar.warp.sync
    ("local", "i64", 1),  # host address of lane 0's local memory
    ("tid_x", "i32", LANES),
    ("tid_y", "i32", LANES),
    ("tid_z", "i32", LANES),
    ("members", "i32", LANES),  # of each lane that waits at bar.warp.sync
    ("meeting_site", "i32", LANES),  # in a synced program, which bar.warp.sync it is
    ("landing", "i32", LANES),  # block where each waiting lane goes on
    ("barrier_true", "i32", LANES),  # bar.red: predicates that were true in the phase that each lane waited for
    ("barrier_size", "i32", LANES),  # bar.red: threads in it
)


def warp_record(num_blocks: int) -> Record:
    """Lay out a warp's control state; its registers follow.

    Kernels of about as many basic blocks have the same layout, and so the same code around their own.
    """
    num_blocks = 1 << max(num_blocks - 1, 63).bit_length()
    record = Record(*_WARP_HEAD)
    record.add("pending", "i32", num_blocks)  # lanes to go on with each basic block
    record.add("ready", "i64", num_blocks // 64)  # a bit for each basic block whose lanes may run
    return record


NOTE = Record(
    ("instruction", "i32", 1),
    ("mask", "i32", 1),
    ("block", "i32", 1),
    ("warp", "i8", 1),
    ("rows", "i8", 1),  # of offsets
    ("units", "i16", 1),  # of a copy; 0 in any other note
    ("base", "i64", 1),
    ("stride", "i32", 1),
    ("step", "i32", 1),
)
"""What is written down of an access: see `notes`."""


class Fault:
    """Values of the context's ``fault_kind``."""

    NONE = 0
    OUT_OF_BOUNDS = 1
    MISALIGNED = 2
    TRAP = 3
    ASSERT = 4
    TENSOR_MAP = 5
    TENSOR_MAP_SPACE = 6
    TENSOR_TYPE = 7
    COORDINATES = 8
    INNER_COORDINATE = 9
    PIXEL = 10
    OFFSET = 11
    TENSOR_FIELD = 12


class Status:
    """What the compiled functions return."""

    DONE = 0
    BLOCKED = 1
    YIELDED = 2
    FAULTED = 3
    STOPPED = 4
    DEADLOCKED = 5
    OUT_OF_BUDGET = 6
