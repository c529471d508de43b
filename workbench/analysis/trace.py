"""The memory accesses of one launch: recorded, looked at, counted, saved."""

from __future__ import annotations

import json
import os
import tempfile
import zipfile
import zlib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass
from io import BytesIO
from math import prod
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from workbench.analysis import index_map
from workbench.analysis.advice import Advice, advise
from workbench.analysis.coalesce import SECTOR_BYTES
from workbench.analysis.counters import Listing, metrics, tally
from workbench.analysis.index_map import IndexMap, Mode, Touches
from workbench.analysis.instructions import InstructionMix, by_line
from workbench.analysis.layout import NO_ELEMENT, element_index
from workbench.core import html
from workbench.core.brief import brief
from workbench.core.buffers import Buffer
from workbench.core.dtypes import BY_NAME
from workbench.core.environment import guard, read_regular, spell
from workbench.core.errors import ArgumentError, RecordingError
from workbench.core.events import (
    EVENT,
    INSTRUCTION,
    LANES,
    MNEMONICS,
    NO_BUFFER,
    READS,
    WRITES,
    Decode,
    Events,
    Space,
    active_lanes,
    copied,
)
from workbench.core.forks import cached_property
from workbench.core.geometry import SINGLE, Clusters, Dim3, LaunchConfig
from workbench.core.places import temporary_directory

FORMAT = "workbench-trace-2"
_OLD_FORMAT = "workbench-trace-1"  # its events have no `owner`
DEFAULT_MEMORY_LIMIT_BYTES = 1 << 30
DEFAULT_LIMIT_BYTES = 32 << 30

ELEMENT_ACCESS = np.dtype(
    [
        ("instruction", np.int64),  # index of the warp instruction in the trace
        ("element", np.int64),  # row-major index
        ("block", np.uint32),  # linear, x fastest
        ("thread", np.uint32),  # linear index within the block
        ("line", np.uint32),  # of the source file; 0 where unknown
        ("kind", np.uint8),  # Kind
    ]
)
"""One access of one lane to one element of a tensor."""

_DAMAGED = (
    ValueError,
    TypeError,
    AttributeError,
    LookupError,
    EOFError,
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
)
"""What reading an archive raises that is none, or was cut or changed."""

_MORE_ROOM = "set TMPDIR to a directory on another disk, or record fewer blocks or warps"

_BATCH = 1 << 14
"""Events that an analysis looks at at once: some 100 MB of intermediate arrays at most."""

_TENSOR_SHIFT = 48
"""Bit that sets the tensors' addresses apart."""


class EventLog:
    """Keeps what a launch does to memory: in memory, and past a limit in an unnamed file on disk.

    It is a `workbench.core.events.DeferringRecorder`: a back end's notes become events when they are read.

    Parameters
    ----------
    blocks, warps : collection of int, optional
        Linear indices of the blocks, and of the warps within each, to record; by default all.
    memory_limit_bytes : int
        Size past which the notes go to disk.
    limit_bytes : int
        Size past which the log takes no more.
    """

    def __init__(
        self,
        blocks: Collection[int] | None = None,
        warps: Collection[int] | None = None,
        *,
        memory_limit_bytes: int = DEFAULT_MEMORY_LIMIT_BYTES,
        limit_bytes: int = DEFAULT_LIMIT_BYTES,
    ) -> None:
        self.blocks = blocks
        self.warps = warps
        self.num_accesses = 0
        self.executed = np.empty(0, INSTRUCTION)
        self._memory_limit_bytes = memory_limit_bytes
        self._limit_bytes = limit_bytes
        self._decode: Decode = _as_they_are
        self._parts: list[tuple[NDArray[np.void], NDArray[Any]]] = []
        self._spilled: list[list[tuple[np.dtype[Any], tuple[int, ...]]]] = []
        self._held_bytes = 0
        self._size_bytes = 0
        self._file: IO[bytes] | None = None

    def append(self, events: Events) -> None:
        """Take a copy of some events.

        Parameters
        ----------
        events : ndarray of `EVENT`, shape (n,)
        """
        for name, chosen in (("block", self.blocks), ("warp", self.warps)):
            if chosen is not None:
                events = events[np.isin(events[name], list(chosen))]
        self.defer(events, _NO_ROWS, _as_they_are, int(np.bitwise_count(events["mask"]).sum()))

    def defer(self, notes: NDArray[np.void], rows: NDArray[Any], decode: Decode, num_accesses: int) -> None:
        """Take a copy of a back end's notes, of one launch and so of one form.

        Parameters
        ----------
        notes : ndarray, shape (n,)
            Of the chosen blocks and warps.
        rows : ndarray
            What else belongs to them.
        decode : callable
            Makes events of both.
        num_accesses : int
            Accesses of single lanes that they stand for.

        Raises
        ------
        RecordingError
            If the log is full.
        """
        self._decode = decode
        size_bytes = notes.nbytes + rows.nbytes
        self._size_bytes += size_bytes
        if self._size_bytes > self._limit_bytes:
            raise RecordingError(
                f"the launch makes more than {self.num_accesses} accesses, and does not end or is too large to record "
                f"({self._limit_bytes >> 20} MiB): record fewer blocks or warps, or pass smaller tensors"
            )
        self.num_accesses += num_accesses
        if self._file is None and self._held_bytes + size_bytes <= self._memory_limit_bytes:
            self._parts.append((copied(notes), rows.copy()))
            self._held_bytes += size_bytes
        else:
            self._spill(notes, rows)

    def count(self, executed: NDArray[np.void]) -> None:
        """Keep how often each instruction was executed, by all blocks and warps: an array of `INSTRUCTION`."""
        self.executed = executed

    def batches(self) -> Iterator[Events]:
        """Yield the events in order, some ten thousand at a time."""
        for part in self._stored():
            for events in self._decode(*part):
                for first in range(0, len(events), _BATCH):
                    yield events[first : first + _BATCH]

    def _stored(self) -> Iterator[tuple[NDArray[np.void], NDArray[Any]]]:
        yield from self._parts
        start = 0
        for array_forms in self._spilled:
            arrays = []
            for dtype, shape in array_forms:
                count = prod(shape)
                assert self._file is not None
                data = os.pread(self._file.fileno(), count * dtype.itemsize, start)
                arrays.append(np.frombuffer(data, dtype).reshape(shape))
                start += len(data)
            yield arrays[0], arrays[1]

    def _spill(self, *arrays: NDArray[Any]) -> None:
        directory = temporary_directory()
        with guard(f"keep more than {self._memory_limit_bytes >> 20} MiB of a trace in", directory, cure=_MORE_ROOM):
            if self._file is None:
                self._file = tempfile.TemporaryFile(prefix="workbench-trace-", dir=directory)  # noqa: SIM115
            for array in arrays:
                self._file.write(np.ascontiguousarray(array).view(np.uint8).data)
            self._file.flush()
        self._spilled.append([(array.dtype, array.shape) for array in arrays])


_NO_ROWS = np.empty(0, np.uint16)


def _as_they_are(events: NDArray[np.void], _: NDArray[Any]) -> tuple[Events]:
    return (events,)


@brief("counters()", "index_map(tensor)", "listing()", "advice", "accesses", "save(path)")
@dataclass(frozen=True, eq=False)
class Trace:
    """Every recorded memory access of one launch.

    Attributes
    ----------
    kernel : str
    config : LaunchConfig
    buffers : mapping of int to Buffer
        Tensors by the index of the kernel's argument.
    log : EventLog
        The accesses, one event per warp instruction and tensor.
    path : str
        Name of the source file.
    source : tuple of str
        Its lines.
    cluster : Dim3
        Blocks of a cluster.
    shared : tuple of (str, int, int)
        Name, offset and size in bytes of each variable in shared memory; of size 0 what is dynamic.
    """

    kernel: str
    config: LaunchConfig
    buffers: Mapping[int, Buffer]
    log: EventLog
    path: str = "<source>"
    source: tuple[str, ...] = ()
    cluster: Dim3 = SINGLE
    shared: tuple[tuple[str, int, int], ...] = ()

    def __len__(self) -> int:
        """Count the accesses of single lanes."""
        return self.log.num_accesses

    def __str__(self) -> str:
        tensors = ", ".join(f"{b.name} ({' x '.join(map(str, b.shape))} {b.dtype})" for b in self.buffers.values())
        return (
            f"{self.kernel} on grid {tuple(self.config.grid)}, block {tuple(self.config.block)}"
            f"{f', clusters of {tuple(self.cluster)}' if self.cluster.size > 1 else ''}: {len(self)} accesses; "
            f"tensors: {tensors or 'none'}"
        )

    @property
    def clusters(self) -> Clusters:
        """How the blocks form clusters."""
        return Clusters(self.config.grid, self.cluster)

    @property
    def events(self) -> Events:
        """All events in memory, as an array of `workbench.core.events.EVENT` of shape (n,)."""
        return np.concatenate([np.empty(0, EVENT), *self.log.batches()])

    @cached_property
    def accesses(self) -> NDArray[np.void]:
        """Every access of a single lane, as a structured array of shape (n,).

        Fields: ``instruction`` (index of the warp instruction), ``block`` and ``thread`` (x, y, z), ``warp``, ``lane``,
        ``line``, ``kind`` (``"ld"``, ``"st"``, ``"atom"``, ...), ``space`` (``"global"``, ...; ``"cluster"`` for shared
        memory of another block of the cluster), ``owner`` (x, y, z of that block; elsewhere of the thread's own),
        ``tensor`` (name, empty outside tensors), ``index`` (row-major index of the first element touched, whatever the
        strides, or -1), ``address`` (bytes from the tensor's element at index 0, or from the start of shared, local or
        constant memory), ``width_bytes`` and ``mask`` (active lanes of the instruction).

        A trace of many millions of accesses is better read batch by batch: see `iter_accesses`.
        """
        return np.concatenate([np.empty(0, self._access_dtype), *self.iter_accesses()])

    def iter_accesses(self) -> Iterator[NDArray[np.void]]:
        """Yield `accesses` in batches, in order.

        Yields
        ------
        ndarray
            A structured array of shape (n,), with the fields of `accesses`.
        """
        first = 0
        for batch in self.log.batches():
            yield self._expand(batch, first)
            first += len(batch)

    def index_map(self, tensor: str, mode: Mode | None = None) -> IndexMap:
        """Map a tensor's elements to the threads that touch them.

        Parameters
        ----------
        tensor : str
            Name of the kernel's parameter.
        mode : {"write", "read"}, optional
            Which accesses count; by default writes where there are any, else reads.

        Returns
        -------
        IndexMap

        Raises
        ------
        ArgumentError
            If the kernel has no tensor of that name, or the mode is another.
        """
        argument = self._argument(tensor)
        if mode is None:
            written = next(self._touches(argument, list(WRITES)), None)
            mode = "read" if written is None else "write"
        if mode not in {"write", "read"}:
            raise ArgumentError(f"mode must be 'write' or 'read'; got {mode!r}")
        kinds = list(WRITES if mode == "write" else READS)
        return index_map.build(tensor, self.buffers[argument].shape, mode, self._touches(argument, kinds))

    def counters(self) -> dict[str, int]:
        """Predict the profiler's counters, by its names for the metrics (``docs/counters.md``).

        Returns
        -------
        dict of str to int
            Requests, sectors, wavefronts and bank conflicts, each summed over the launch.
        """
        return metrics(self._tally)

    def footprint_bytes(self) -> dict[str, tuple[int, int]]:
        """Measure how much of each tensor is touched: what a cache that forgets nothing would move.

        Returns
        -------
        dict of str to (int, int)
            Bytes read and bytes written, in whole sectors of 32 bytes, by the tensor's name.
        """
        touched: dict[str, tuple[int, int]] = {}
        for argument, buffer in self.buffers.items():
            first = (buffer.low - buffer.address + buffer.offset_bytes) // SECTOR_BYTES
            sectors = -(-(buffer.high - buffer.address + buffer.offset_bytes) // SECTOR_BYTES) - first
            seen = np.zeros((2, max(sectors, 0)), bool)
            for events in self.log.batches():
                here = events[events["buffer"] == argument]
                sector = (here["address"].astype(np.int64) + buffer.offset_bytes) // SECTOR_BYTES - first
                for row, kinds in zip(seen, (READS, WRITES), strict=True):
                    row[sector[active_lanes(here["mask"]) & np.isin(here["kind"], list(kinds))[:, None]]] = True
            read, written = (int(row.sum()) * SECTOR_BYTES for row in seen)
            touched[buffer.name] = read, written
        return touched

    def listing(self) -> Listing:
        """Put the counters beside the lines of the source.

        Returns
        -------
        Listing
        """
        return Listing(self.path, self.source, self._tally)

    @property
    def instructions(self) -> InstructionMix:
        """What was executed, by all blocks and warps whichever were recorded."""
        return InstructionMix(self.path, self.source, by_line(self.log.executed))

    @property
    def arithmetic_intensity(self) -> float:
        """Floating-point operations per byte of global memory that moves through L1, in whole sectors.

        Where only some blocks or warps were recorded, the bytes are theirs alone, and this is no ratio of one launch.
        """
        rows = self._tally[self._tally["space"] == Space.GLOBAL]
        moved = int(rows["sectors"].sum()) * SECTOR_BYTES
        return sum(self.instructions.operations.values()) / moved if moved else 0.0

    @cached_property
    def advice(self) -> tuple[Advice, ...]:
        """Changes that a replay of the recorded accesses proves to be cheaper; it holds all events in memory."""
        events = self.events
        return advise(events, self.device_address(events), self.config.block)

    def _repr_html_(self) -> str:
        return html.preformatted("\n".join([str(self), "", str(self.listing()), *map(str, self.advice)]))

    def save(self, path: str | Path) -> None:
        """Write the trace as a NumPy ``.npz`` archive: the events, and a JSON text with all else.

        Parameters
        ----------
        path : str or Path
            Written as it is; ``.npz`` is not appended.

        Raises
        ------
        EnvironmentFaultError
            If it cannot be written.
        """
        about = {
            "format": FORMAT,
            "kernel": self.kernel,
            "config": asdict(self.config),
            "buffers": {i: asdict(buffer) | {"dtype": buffer.dtype.name} for i, buffer in self.buffers.items()},
            "path": self.path,
            "source": self.source,
            "cluster": self.cluster,
        }
        with guard("write the trace", path), Path(path).open("wb") as file:
            np.savez_compressed(file, events=self.events, executed=self.log.executed, about=np.array(json.dumps(about)))

    @classmethod
    def load(cls, path: str | Path) -> Trace:
        """Read a trace that `save` has written. Nothing is unpickled.

        Parameters
        ----------
        path : str or Path

        Returns
        -------
        Trace

        Raises
        ------
        ArgumentError
            If the file is not a trace, is damaged, or of a format that this version does not read.
        EnvironmentFaultError
            If it cannot be read.
        """
        try:
            with guard("read the trace", path):
                return cls._read(path)
        except ArgumentError:
            raise
        except _DAMAGED as error:
            raise ArgumentError(f"{spell(path)} is not a trace, or damaged: {error or type(error).__name__}") from error

    @classmethod
    def _read(cls, path: str | Path) -> Trace:
        """Read a trace; of a damaged one raise anything of `_DAMAGED`."""
        with np.load(BytesIO(read_regular(path)), allow_pickle=False) as archive:
            if not {"events", "about"} <= set(archive):
                raise ArgumentError(f"{spell(path)} is not a trace: it holds {', '.join(archive) or 'nothing'}")
            events, about = archive["events"], json.loads(str(archive["about"]))
            executed = _complete(archive["executed"]) if "executed" in archive else np.empty(0, INSTRUCTION)
        if about.get("format") == _OLD_FORMAT:
            events = _with_owner(events)
        elif about.get("format") != FORMAT or events.dtype != EVENT:
            raise ArgumentError(f"{spell(path)} is not a trace of format {FORMAT}; it says {about.get('format')!r}")
        log = EventLog()
        log.append(events)
        log.count(executed)
        config = about["config"]
        return cls(
            kernel=about["kernel"],
            config=LaunchConfig(
                Dim3(*config["grid"]), Dim3(*config["block"]), config["smem_bytes"], config["cooperative"]
            ),
            buffers={int(argument): _buffer(fields) for argument, fields in about["buffers"].items()},
            log=log,
            path=about["path"],
            source=tuple(about["source"]),
            cluster=Dim3(*about.get("cluster", (1,))),
        )

    @cached_property
    def _tally(self) -> NDArray[np.void]:
        return tally((batch, self.device_address(batch)) for batch in self.log.batches())

    def device_address(self, events: Events) -> NDArray[np.int64]:
        """Give events the addresses that they have on a device, as far as alignment goes; no sector has two tensors.

        Parameters
        ----------
        events : ndarray of `workbench.core.events.EVENT`, shape (n,)

        Returns
        -------
        ndarray of int64, shape (n, 32)
        """
        offset_bytes = np.zeros(max(self.buffers, default=0) + 2, np.int64)
        for argument, buffer in self.buffers.items():
            offset_bytes[argument] = buffer.offset_bytes
        buffer_of = events["buffer"].astype(np.int64)
        origin = (buffer_of - NO_BUFFER << _TENSOR_SHIFT) + offset_bytes[np.maximum(buffer_of, NO_BUFFER)]
        return events["address"].astype(np.int64) + origin[:, None]

    @cached_property
    def _access_dtype(self) -> np.dtype[np.void]:
        longest = max((len(buffer.name) for buffer in self.buffers.values()), default=1)
        return np.dtype(
            [
                ("instruction", np.int64),
                ("block", np.uint32, (3,)),
                ("thread", np.uint32, (3,)),
                ("warp", np.uint16),
                ("lane", np.uint8),
                ("line", np.uint32),
                ("kind", f"U{max(map(len, MNEMONICS))}"),
                ("space", f"U{max(len(space.name) for space in Space)}"),
                ("owner", np.uint32, (3,)),
                ("tensor", f"U{longest}"),
                ("index", np.int64),
                ("address", np.int64),
                ("width_bytes", np.uint8),
                ("mask", np.uint32),
            ]
        )

    def _argument(self, tensor: str) -> int:
        for argument, buffer in self.buffers.items():
            if buffer.name == tensor:
                return argument
        names = ", ".join(buffer.name for buffer in self.buffers.values())
        raise ArgumentError(f"{self.kernel} has no tensor {tensor!r}; its tensors are {names or 'none'}")

    def _expand(self, events: Events, first: int) -> NDArray[np.void]:
        row, lane = np.nonzero(active_lanes(events["mask"]))
        out = np.zeros(len(row), self._access_dtype)
        for name in ("warp", "line", "width_bytes", "mask"):
            out[name] = events[name][row]
        out["instruction"] = first + row
        out["lane"] = lane
        out["address"] = events["address"].astype(np.int64)[row, lane]
        out["kind"] = np.array(MNEMONICS)[events["kind"][row]]
        out["space"] = np.array([space.name.lower() for space in Space])[events["space"][row]]
        for name in ("block", "owner"):
            out[name] = _unravel(events[name][row], self.config.grid)
        out["thread"] = _unravel(events["warp"][row].astype(np.int64) * LANES + lane, self.config.block)
        out["index"] = NO_ELEMENT
        for argument, buffer in self.buffers.items():
            here = events["buffer"][row] == argument
            out["tensor"][here] = buffer.name
            out["index"][here] = element_index(buffer, out["address"][here])
        return out

    def iter_elements(self, tensor: str) -> Iterator[NDArray[np.void]]:
        """Find the accesses to the elements of one tensor, in batches and in order.

        Parameters
        ----------
        tensor : str
            Name of the kernel's parameter.

        Returns
        -------
        iterator of ndarray
            Structured arrays of `ELEMENT_ACCESS`, shape (n,): an access of one lane to several elements is one for
            each of them.

        Raises
        ------
        ArgumentError
            If the kernel has no tensor of that name.
        """
        return self._elements(self._argument(tensor), list(READS | WRITES))

    def iter_warps(self, tensor: str) -> Iterator[tuple[NDArray[np.int64], Events, NDArray[np.int64]]]:
        """Find the elements of one tensor that each warp instruction touches, in batches and in order.

        Parameters
        ----------
        tensor : str
            Name of the kernel's parameter.

        Returns
        -------
        iterator of (ndarray, ndarray, ndarray)
            Of n warp instructions: the index of each in the trace; their events, of
            `workbench.core.events.EVENT`; and the row-major indices of the elements that each lane touches,
            int64 of shape (n, 32, most), `NO_ELEMENT` elsewhere. `most` is how many elements the widest access has.

        Raises
        ------
        ArgumentError
            If the kernel has no tensor of that name.
        """
        return self._warps(self._argument(tensor), list(READS | WRITES))

    def _warps(self, argument: int, kinds: list[Any]) -> Iterator[tuple[NDArray[np.int64], Events, NDArray[np.int64]]]:
        buffer = self.buffers[argument]
        item = buffer.dtype.itemsize_bytes
        first = 0
        for batch in self.log.batches():
            chosen = np.flatnonzero((batch["buffer"] == argument) & np.isin(batch["kind"], kinds))
            events, instructions = batch[chosen], first + chosen
            first += len(batch)
            if not len(events):
                continue
            spans = np.maximum(events["width_bytes"].astype(np.int64) // item, 1)
            within = np.arange(spans.max())
            touched = active_lanes(events["mask"])[:, :, None] & (within < spans[:, None])[:, None, :]
            elements = np.full(touched.shape, NO_ELEMENT, np.int64)
            addresses = events["address"].astype(np.int64)[:, :, None] + within * item
            elements[touched] = element_index(buffer, addresses[touched])
            yield instructions, events, elements

    def _elements(self, argument: int, kinds: list[Any]) -> Iterator[NDArray[np.void]]:
        for instructions, events, elements in self._warps(argument, kinds):
            row, lane, within = np.nonzero(elements != NO_ELEMENT)
            out = np.zeros(len(row), ELEMENT_ACCESS)
            out["element"], out["instruction"] = elements[row, lane, within], instructions[row]
            out["thread"] = events["warp"].astype(np.uint32)[row] * LANES + lane.astype(np.uint32)
            for name in ("block", "line", "kind"):
                out[name] = events[name][row]
            yield out

    def _touches(self, argument: int, kinds: list[Any]) -> Iterator[Touches]:
        for part in self._elements(argument, kinds):
            block, thread, line = (part[name].astype(np.int64) for name in ("block", "thread", "line"))
            yield Touches(part["element"], block, thread, line)


def _complete(executed: NDArray[np.void]) -> NDArray[np.void]:
    """Give the counts of an older trace the fields that they lack."""
    found = np.zeros(len(executed), INSTRUCTION)
    for name in executed.dtype.names or ():
        found[name] = executed[name]
    return found


def _with_owner(events: NDArray[np.void]) -> Events:
    """Say of events that have no field for it whose memory they touch: their own block's."""
    complete = np.zeros(len(events), EVENT)
    for name in events.dtype.names or ():
        complete[name] = events[name]
    complete["owner"] = events["block"]
    return complete


def _unravel(linear: NDArray[np.integer], extent: Dim3) -> NDArray[np.integer]:
    """Turn linear indices, x fastest, into (x, y, z): shape (n, 3)."""
    z, y, x = np.unravel_index(linear, extent[::-1])
    return np.stack([x, y, z], axis=1)


def _buffer(fields: dict[str, Any]) -> Buffer:
    shape, strides = tuple(fields.pop("shape")), tuple(fields.pop("strides"))
    links = tuple((low, high) for low, high in fields.pop("links", ()))
    return Buffer(**fields | {"shape": shape, "strides": strides, "dtype": BY_NAME[fields["dtype"]], "links": links})
