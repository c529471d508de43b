"""Memory of the blocks that run: what compiled code keeps of each block, laid out for many blocks at once."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.geometry import Dim3
from workbench.emulator import layout
from workbench.emulator.layout import CONTEXT, LANES, LOCAL_BASE, LOCAL_WINDOW
from workbench.emulator.manifest import Manifest
from workbench.emulator.memory import AddressSpace, row
from workbench.emulator.watch.notes import NOTE_DTYPE
from workbench.llvm.arrays import address_of, aligned, places

_ALIGNMENT = 256
_PAGE_BYTES = 4096


class Contexts:
    """Rows of memory, one for each block that runs: context record, windows, warps, shared and local memory.

    Parameters
    ----------
    manifest : Manifest
    block : Dim3
        Threads of a block.
    smem_bytes : int
        Shared memory of a block.
    count : int
        Rows.
    num_windows : int
    note_capacity : int
        Most notes of a row; 0 if nothing is recorded.
    fields : mapping of str to int or sequence of int
        Fields of the context records that are the same in all rows.

    Attributes
    ----------
    records : structured ndarray, shape (count,)
        `layout.CONTEXT`.
    warps : structured ndarray, shape (count, warps)
        `layout.warp_record`.
    windows : ndarray of int64, shape (count, windows, 4)
        `layout.WINDOW`.
    executed : ndarray of int64, shape (count, basic blocks, 2)
        In a traced program, how many warps and lanes ran each basic block.
    notes, offsets : ndarray, shape (count, note_capacity) and (count, note_capacity, 32)
    row_bytes, size_bytes : int
        From one row to the next; of all rows.
    """

    def __init__(
        self,
        manifest: Manifest,
        block: Dim3,
        smem_bytes: int,
        count: int,
        num_windows: int,
        note_capacity: int,
        fields: Mapping[str, int | Sequence[int]],
    ) -> None:
        num_warps = -(-block.size // LANES)
        local_bytes = manifest.local_bytes * LANES * num_warps
        sizes = {
            "context": CONTEXT.size_bytes,
            "windows": num_windows * layout.WINDOW.size_bytes,
            "peers": 8 * layout.MAX_CLUSTER_BLOCKS,
            "executed": 16 * manifest.num_blocks if note_capacity else 0,
            "notes": note_capacity * NOTE_DTYPE.itemsize,
            "rows": note_capacity * 2 * LANES,
            "warps": num_warps * manifest.warp_bytes,
            "smem": smem_bytes,
            "local": local_bytes,
        }
        starts, end = places(sizes, _ALIGNMENT)
        # A processor prefetches what follows the memory that it walks through, up to the end of a page or just beyond.
        # A page between two rows keeps that from being what another worker writes.
        self.row_bytes = (-(-end // _PAGE_BYTES) + 1) * _PAGE_BYTES
        self._memory = aligned(count * self.row_bytes, _PAGE_BYTES).reshape(count, self.row_bytes)
        self.size_bytes = self._memory.nbytes
        self.address = address_of(self._memory)
        parts = {name: self._memory[:, start : start + sizes[name]] for name, start in starts.items()}
        hosts = self.address + self.row_bytes * np.arange(count)
        at = {name: hosts + start for name, start in starts.items()}

        self.records = CONTEXT.view(parts["context"])
        for name in ("windows", "peers", "executed", "notes", "rows", "warps", "smem", "local"):
            self.records[name] = at[name]
        own: dict[str, int | Sequence[int]] = {
            "num_windows": num_windows,
            "smem_bytes": smem_bytes,
            "reserved_smem_bytes": manifest.reserved_smem_bytes,
            "local_bytes": local_bytes,
            "warp_bytes": manifest.warp_bytes,
            "num_warps": num_warps,
            "note_capacity": note_capacity,
            "entry_block": manifest.entry_block,
            "ntid": block,
            "looks": bool(manifest.looks),
            "traced": manifest.traced,
            "synced": manifest.synced,
            "block": -1,
            "num_peers": 1,
        }
        for name, value in (own | dict(fields)).items():
            self.records[name] = value
        self.peers = parts["peers"].view(np.int64)
        self.peers[:, 0] = hosts
        self.executed = parts["executed"].view(np.int64).reshape(count, -1, 2)
        self.notes = parts["notes"].view(NOTE_DTYPE)
        self.offsets = parts["rows"].view(np.uint16).reshape(count, note_capacity, LANES)

        self.windows = parts["windows"].view(np.int64).reshape(count, num_windows, 4)
        self.windows[:, LOCAL_WINDOW] = (LOCAL_BASE, LOCAL_BASE + manifest.local_bytes, 0, manifest.local_bytes)
        for window in (layout.SHARED_WINDOW, layout.FIRST_CLUSTER_WINDOW):
            self.windows[:, window] = row(window, smem_bytes, 0)
            self.windows[:, window, 2] += at["smem"]

        record = _warp_record(manifest.num_blocks)
        self.warps = record.view(parts["warps"].reshape(count, num_warps, manifest.warp_bytes))
        for name, values in _warp_fields(block).items():
            self.warps[name] = values
        self.warps["num_queues"] = layout.num_queues(manifest.num_blocks)
        warp_local = LANES * manifest.local_bytes * np.arange(num_warps)
        self.warps["local"] = at["local"][:, None] + warp_local - LOCAL_BASE  # from the first byte of its window

    def __len__(self) -> int:
        return len(self.records)

    def show(self, memory: AddressSpace) -> None:
        """Give the blocks a launch's arguments, and set what they have executed to 0."""
        self.records["params"] = address_of(memory.params)
        self.records["fuel"] = layout.FUEL
        self.executed[:] = 0
        self.windows[:, layout.PARAMETER_WINDOW] = memory.table[layout.PARAMETER_WINDOW]
        self.windows[:, layout.FIRST_STATIC_WINDOW :] = memory.table[layout.FIRST_STATIC_WINDOW :]
        self.records["heap"] = memory.heap.address if memory.heap else 0

    def index(self, address: int) -> int:
        """Return the row whose context record is at a host address; a number that no row has for any other address."""
        return (address - self.address) // self.row_bytes


class Context:
    """One block that runs: a row of `Contexts`.

    Parameters
    ----------
    contexts : Contexts
    index : int
        The row.
    """

    def __init__(self, contexts: Contexts, index: int) -> None:
        self._contexts = contexts
        self._record = contexts.records[index]
        self._warps = contexts.warps[index]
        self.windows = contexts.windows[index]
        self.index = index
        self.address = contexts.address + index * contexts.row_bytes

    def get(self, name: str) -> int:
        """Value of a scalar field of the context."""
        return int(self._record[name])

    def set(self, **values: int) -> None:
        """Change scalar fields of the context."""
        for name, value in values.items():
            self._record[name] = value

    def array(self, name: str) -> NDArray[Any]:
        """Elements of a field of the context, as a view."""
        elements: NDArray[Any] = self._record[name]
        return elements

    def warp_field(self, name: str) -> NDArray[Any]:
        """View a field of the warps' records, shape (warps, elements)."""
        field: NDArray[Any] = self._warps[name]
        return field.reshape(len(field), -1)

    def take_notes(self) -> tuple[NDArray[np.void], NDArray[np.uint16]]:
        """Return the notes since the last call, and the offsets that belong to them."""
        count, rows = self.get("note_count"), self.get("row_count")
        self.set(note_count=0, row_count=0)
        return self._contexts.notes[self.index, :count], self._contexts.offsets[self.index, :rows]

    def join(self, cluster: Sequence[Context]) -> None:
        """Give the block the contexts and the shared memory of all blocks of its cluster."""
        peers = self._contexts.peers[self.index]
        for rank, peer in enumerate(cluster):
            window = layout.FIRST_CLUSTER_WINDOW + rank
            peers[rank] = peer.address
            self.windows[window] = row(window, self.get("smem_bytes"), peer.get("smem"))
        self.set(num_peers=len(cluster))

    def begin(self, block: int) -> None:
        """Let the context's next turn begin `block`. The other blocks of its cluster see at once that it has begun."""
        self._queue = np.array([(block, block + 1)], layout.SHARE.dtype)
        self.set(shares=self._queue.ctypes.data, num_shares=1, share=0, block=-1, number=block + 1, cluster_phase=0)
        self.warp_field("live")[:] = self.warp_field("initial")
        for name in ("cluster_arrived", "cluster_seen"):
            self.warp_field(name)[:] = 0

    def read(self, address: int, limit_bytes: int, *, warp: int = 0, lane: int = 0) -> bytes:
        """Bytes from a virtual address to the end of its window, at most `limit_bytes`; none outside of all windows."""
        window = address >> layout.WINDOW_SHIFT
        if not 0 <= window < len(self.windows):
            return b""
        low, high, delta, stride = (int(v) for v in self.windows[window])
        if window == LOCAL_WINDOW:
            delta = int(self.warp_field("local")[warp, 0])
        if not low <= address < high:
            return b""
        return ctypes.string_at(address + delta + lane * stride, min(high - address, limit_bytes))


_warp_record = cache(layout.warp_record)


@cache
def _warp_fields(block: Dim3) -> dict[str, NDArray[np.integer[Any]]]:
    """Make the fields that identify warps and threads, of shape (warps,) or (warps, lanes)."""
    linear = np.arange(-(-block.size // LANES) * LANES).reshape(-1, LANES)
    x, y, _ = block
    return {
        "tid_x": linear % x,
        "tid_y": linear // x % y,
        "tid_z": linear // (x * y),
        "index": np.arange(len(linear)),
        "initial": np.packbits(linear < block.size, axis=1, bitorder="little").view(np.int32)[:, 0],
    }
