"""Memory access events: what the emulator emits while a kernel runs, and what every analysis reads.

One event is one memory instruction of one warp on one tensor or state space. The emulator knows nothing of who reads
the events; a reader knows nothing of the emulator.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from enum import IntEnum, IntFlag
from typing import Any, Protocol, TypeGuard, runtime_checkable
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

LANES = 32
"""Lanes of a warp."""

BARRIER_BITS = 8
"""Bits of an arrival's `address` that hold the barrier's number; above them stands that of the instruction."""

COUNT_SHIFT = 40
"""The lowest bit of an arrival's `address` that says how many threads the barrier takes; 0: the whole block."""


class Kind(IntEnum):
    """What an instruction does to memory, or to the order of what others do."""

    LOAD = 0  # ld
    STORE = 1  # st
    ATOMIC = 2  # atom: reads, writes, and returns the old value
    REDUCTION = 3  # red: an atomic that returns nothing
    MATRIX_LOAD = 4  # ldmatrix: a lane's address is that of one row of 16 bytes
    MATRIX_STORE = 5  # stmatrix: likewise
    ASYNC_LOAD = 6  # cp.async, the read of global memory
    ASYNC_STORE = 7  # cp.async: the write of shared memory is asked for
    ASYNC_COMPLETION = 8  # and is done, when it is waited for at the latest
    BULK_LOAD = 9  # cp.async.bulk, cp.reduce.async.bulk: the copy engine reads a piece, for the lane that asked
    BULK_STORE = 10  # and writes it
    BULK_REDUCTION = 11  # or updates memory with it
    OPERAND_LOAD = 12  # wgmma: the tensor cores read an operand
    BARRIER = 13  # bar.sync, bar.red: the lanes have arrived at a barrier, and wait: see `BARRIER_BITS`
    BARRIER_ARRIVE = 14  # bar.arrive: likewise, and go on
    BARRIER_OPEN = 15  # barrier `address` has opened; mask 3 if every thread of the block waited at it, else 1
    WARP_SYNC = 16  # bar.warp.sync: the lanes have met; `address` holds the member mask that each names
    WARP_COLLECTIVE = 17  # shfl.sync, vote.sync, ...: likewise, but memory is not ordered by it
    FENCE = 18  # membar, fence
    CLUSTER_ARRIVE = 19  # barrier.cluster.arrive: the lanes have arrived; `address` holds the barrier's phase
    CLUSTER_WAIT = 20  # barrier.cluster.wait: the phase that `address` holds is over, and the lanes go on
    CLUSTER_OPEN = 21  # a phase is over for the block; mask 3 if all arrivals released and waited at once, else 1
    EXIT = 22  # the lanes have come to their end: only where blocks form clusters
    BULK_REQUEST = 23  # the lanes ask for the bulk copies that follow; `address` holds the mbarriers that track them
    MBARRIER_WAIT = 24  # mbarrier.test_wait: the lanes have seen a phase of mbarrier `address` to be over
    BULK_COMMIT = 25  # cp.async.bulk.commit_group: the lanes close a group of bulk copies
    BULK_WAIT = 26  # cp.async.bulk.wait_group: of their groups, all but the last `address` have read, or are done
    GROUP_ARRIVE = 27  # wgmma: a warp has read its operands: it tells warp group `address`
    GROUP_PASS = 28  # wgmma.wait_group: a warp goes on, as the four warps have told warp group `address`
    PROXY_FENCE = 29  # fence.proxy.async: what the lanes know of, the async proxy may read from now on
    INACTIVE_READ = 30  # shfl.sync: the lanes read from lane `address` of their warp, which takes no part
    LOST_WRITE = 31  # st: other lanes of the same instruction have written other values where these lanes have
    MBARRIER_INIT = 32  # mbarrier.init: the lanes have just written mbarriers `address`
    INIT_FENCE = 33  # fence.mbarrier_init: others may learn of what the lanes have initialised, and of nothing else
    PRODUCT_REGISTER = 34  # the lanes touch sums of a wgmma in flight: `address` 0; or a wgmma takes registers unfenced
    GRID_WAIT = 35  # griddepcontrol.wait: the grids before this one have ended
    ASYNC_WAIT = 36  # cp.async.wait_all, cp.async.wait_group 0: all copies that the lanes asked for are done
    PRODUCTS_CLOSED = 37  # wgmma.commit_group: the warp closes a group of products
    PRODUCTS_WAIT = 38  # wgmma.wait_group: of its groups of products, all but the last `address` are done
    MAP_RELEASE = 39  # fence.proxy.tensormap release; or, with `address` 1, that of a copy of a map by its whole warp
    MAP_ACQUIRE = 40  # fence.proxy.tensormap acquire
    MAP_USE = 41  # a tensor copy reads its map, at `address`, for the lanes that asked
    MBARRIER_PHASE = 42  # a phase of mbarriers `address` is over, by what the lanes have just done there

    @property
    def mnemonic(self) -> str:
        """The PTX instruction."""
        return MNEMONICS[self]

    @property
    def is_access(self) -> bool:
        """Whether it touches memory; the others order what does."""
        return self < Kind.BARRIER

    @property
    def reads(self) -> bool:
        """Whether memory is read."""
        return self in READS

    @property
    def writes(self) -> bool:
        """Whether memory is written."""
        return self in WRITES


class Order(IntFlag):
    """What an instruction promises about the order of memory accesses (PTX ISA, "Memory Consistency Model")."""

    WEAK = 0
    STRONG = 1  # relaxed, volatile, or an atomic
    ACQUIRE = 2
    RELEASE = 4
    VOLATILE = 8  # through volatile: strong, but no atomic; a poll is not called so
    LOCKS = 16  # a compare-and-swap, as takes a lock
    PHASED = 32  # of an mbarrier: it counts for the phase under way
    IDLE = 64  # an atomic that leaves what was there: nobody can tell that it came


class Scope(IntEnum):
    """Threads that an order holds for."""

    BLOCK = 0
    DEVICE = 1  # or wider


class Space(IntEnum):
    """State space of an access."""

    GLOBAL = 0
    SHARED = 1
    LOCAL = 2
    CONST = 3
    CLUSTER = 4  # shared memory of another block of the cluster
    SYSTEM = 5  # what the system keeps of the block's, as cooperative_groups use it; only where barriers are recorded


MNEMONICS: tuple[str, ...] = (
    *("ld", "st", "atom", "red", "ldmatrix", "stmatrix", "cp.async", "cp.async", "cp.async"),
    *("cp.async.bulk", "cp.async.bulk", "cp.reduce.async.bulk", "wgmma"),
    *("bar.sync", "bar.arrive", "bar", "bar.warp.sync", "*.sync", "fence"),
    *("barrier.cluster.arrive", "barrier.cluster.wait", "barrier.cluster", "exit"),
    *("cp.async.bulk", "mbarrier.test_wait", "cp.async.bulk.commit_group", "cp.async.bulk.wait_group"),
    *("wgmma", "wgmma", "fence.proxy.async", "shfl.sync", "st", "mbarrier.init", "fence.mbarrier_init", "wgmma"),
    *("griddepcontrol.wait", "cp.async.wait_all", "wgmma.commit_group", "wgmma.wait_group"),
    *("fence.proxy.tensormap", "fence.proxy.tensormap", "cp.async.bulk.tensor", "mbarrier"),
)
"""PTX instruction of each `Kind`."""

UPDATES = frozenset({Kind.ATOMIC, Kind.REDUCTION, Kind.BULK_REDUCTION})
READS = UPDATES | {Kind.LOAD, Kind.MATRIX_LOAD, Kind.ASYNC_LOAD, Kind.BULK_LOAD, Kind.OPERAND_LOAD}
BULK_WRITES = frozenset({Kind.BULK_STORE, Kind.BULK_REDUCTION})
WRITES = UPDATES | {Kind.STORE, Kind.MATRIX_STORE, Kind.ASYNC_STORE, Kind.ASYNC_COMPLETION, Kind.BULK_STORE}

NO_BUFFER = -1
"""Value of `buffer` where an access touches no tensor: shared, local and constant memory.

Variables of the module in global memory have values of their own below it, and count addresses from their starts.
"""

EVENT = np.dtype(
    [
        ("line", np.uint32),  # of the source file; 0 where unknown
        ("block", np.uint32),  # linear, x fastest
        ("owner", np.uint32),  # block whose memory it is; another one than `block` only in Space.CLUSTER
        ("mask", np.uint32),  # lanes that take part
        ("warp", np.uint16),  # within the block
        ("buffer", np.int16),  # index of the kernel's argument, or NO_BUFFER
        ("kind", np.uint8),  # Kind
        ("space", np.uint8),  # Space
        ("width_bytes", np.uint8),  # that one lane accesses
        ("order", np.uint8),  # Order
        ("scope", np.uint8),  # Scope
        ("address", np.uint64, (LANES,)),  # bytes, see below; anything in lanes that take no part
    ],
    align=True,
)
"""One access of one warp.

``address`` counts from the tensor's element at index 0 for global memory (two's complement: a negative stride reaches
below it), and from the start of the block's, the thread's or the module's memory for shared, local and constant memory.
An instruction whose lanes reach several tensors, or several blocks' shared memory, is one event for each of them.
"""

Events = NDArray[np.void]

Decode = Callable[[NDArray[np.void], NDArray[Any]], Iterable[Events]]
"""Makes events of what a back end has noted, and the rows of numbers that belong to its notes, some at a time."""


INSTRUCTION = np.dtype(
    [
        ("line", np.uint32),
        ("mnemonic", "U64"),
        ("warps", np.int64),
        ("lanes", np.int64),
        ("place", np.uint32),
        ("called", np.bool_),
    ]
)
"""What was executed of one PTX instruction (with its modifiers) on one source line: by warps, and by lanes of them.

``place`` is the `place_number` of the instruction, which tells calls of one function apart; 0 where it is unknown.
``called`` says that it stands in a function that the kernel calls.
"""


def place_number(chain: Iterable[tuple[str, int]]) -> int:
    """Make a number of a place of the source.

    A chain has its file and line, and those of the calls by which it is inlined, the innermost first. Of a file, its
    name alone counts: compilers spell directories differently.
    """
    return crc32("|".join(f"{file.rpartition('/')[2]}:{line}" for file, line in chain).encode())


def copied(records: NDArray[np.void]) -> NDArray[np.void]:
    """Copy records that lie side by side at once, as bytes. NumPy would copy one after another."""
    return np.ascontiguousarray(records).view(np.uint8).copy().view(records.dtype)


def active_lanes(mask: NDArray[np.uint32]) -> NDArray[np.bool_]:
    """Spread masks of shape (n,) over the lanes: bool of shape (n, 32)."""
    octets = np.ascontiguousarray(mask, "<u4").view(np.uint8).reshape(-1, LANES // 8)
    return np.unpackbits(octets, axis=1, bitorder="little").view(bool)


class Recorder(Protocol):
    """Takes events from a back end as they happen.

    The events of one warp come in program order and those of one block in the order in which they were executed; those
    of different blocks may be interleaved anyhow. `append` is called by one thread at a time.

    Attributes
    ----------
    blocks, warps : collection of int or None
        Linear indices of the blocks, and of the warps within each, to record; None records all.
    """

    blocks: Collection[int] | None
    warps: Collection[int] | None

    def append(self, events: Events) -> None:
        """Take some events.

        Parameters
        ----------
        events : ndarray of `EVENT`, shape (n,)
            Valid only during the call: a back end may use the memory again.

        Raises
        ------
        RecordingError
            If it takes no more: the back end stops the launch.
        """


@runtime_checkable
class DeferringRecorder(Recorder, Protocol):
    """A recorder that takes what the back end notes as it stands, and has it made into events when it is looked at.

    Recording then costs little more than copying memory.
    """

    def defer(self, notes: NDArray[np.void], rows: NDArray[np.generic], decode: Decode, num_accesses: int) -> None:
        """Take some notes in place of events, of the chosen blocks and warps; called as `append` is.

        Parameters
        ----------
        notes : ndarray, shape (n,)
            Each of one or more warp instructions. Valid only during the call.
        rows : ndarray
            What else belongs to these notes. Valid only during the call.
        decode : callable
            Makes events out of notes and their rows, in order; one launch has one. Stays valid.
        num_accesses : int
            Accesses of single lanes that the notes stand for.
        """


@runtime_checkable
class CountingRecorder(Recorder, Protocol):
    """A recorder that also wants to know how often each instruction was executed."""

    def count(self, executed: NDArray[np.void]) -> None:
        """Take an array of `INSTRUCTION`, one row a line and mnemonic, when the launch has come to its end."""


def defers(recorder: Recorder) -> TypeGuard[DeferringRecorder]:
    """Return whether a recorder is a `DeferringRecorder`, a hundred times as fast as ``isinstance``."""
    return hasattr(recorder, "defer")


def counts(recorder: Recorder) -> TypeGuard[CountingRecorder]:
    """Return whether a recorder is a `CountingRecorder`, a hundred times as fast as ``isinstance``."""
    return hasattr(recorder, "count")
