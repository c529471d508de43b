"""A trace names thread, tensor and element of every access, and survives a file."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.analysis.synthetic import access, tensor, trace
from tests.core.test_files import files_of_at_most
from workbench.analysis.trace import FORMAT, EventLog, Trace
from workbench.core.errors import ArgumentError, EnvironmentFaultError
from workbench.core.events import EVENT, DeferringRecorder, Events, Kind, Space

X, Y = tensor("x", (70,)), tensor("y", (70,))


def copy(n: int = 70) -> Trace:
    """y[i] = x[i] for i < n, on 3 blocks of 32."""

    def address(block: int, thread: int) -> int:
        i = block * 32 + thread
        return 4 * i if i < n else -1

    load = access(address, buffer=0, line=2, blocks=3)
    store = access(address, buffer=1, line=2, blocks=3, kind=Kind.STORE)
    return trace({0: X, 1: Y}, load, store, grid=(3,), block=(32,))


def test_accesses_name_thread_tensor_and_element() -> None:
    accesses = copy().accesses
    assert len(accesses) == len(copy()) == 140
    last = accesses[-1]
    assert last["block"].tolist() == [2, 0, 0]
    assert last["thread"].tolist() == [5, 0, 0]
    assert (last["kind"], last["space"], last["tensor"], last["index"]) == ("st", "global", "y", 69)
    assert (last["line"], last["lane"], last["warp"], last["address"]) == (2, 5, 0, 276)
    assert (last["instruction"], last["mask"], last["width_bytes"]) == (5, 0x3F, 4)
    reads = accesses[accesses["tensor"] == "x"]
    assert reads["index"].tolist() == list(range(70))
    assert set(reads["kind"]) == {"ld"}


def test_threads_and_blocks_have_three_coordinates() -> None:
    events = access(lambda block, thread: 4 * thread, buffer=0, blocks=12, threads=48)
    accesses = trace({0: X}, events, grid=(2, 3, 2), block=(4, 6, 2)).accesses
    assert accesses["thread"][40].tolist() == [0, 4, 1]
    assert accesses["warp"][40] == 1
    assert accesses["block"][-1].tolist() == [1, 2, 1]


def test_shared_memory_belongs_to_no_tensor() -> None:
    accesses = trace({0: X}, access(lambda b, t: 8 * t, space=Space.SHARED, width_bytes=8)).accesses
    assert set(accesses["tensor"]) == {""}
    assert set(accesses["index"]) == {-1}
    assert accesses["address"].tolist() == list(range(0, 256, 8))


def test_an_element_index_is_row_major_whatever_the_strides() -> None:
    transposed = tensor("x", (4, 8), strides=(1, 4))
    accesses = trace({0: transposed}, access(lambda b, t: 4 * t, buffer=0)).accesses
    assert accesses["index"][:6].tolist() == [0, 8, 16, 24, 1, 9]
    row, column = np.unravel_index(accesses["index"][5], (4, 8))
    assert (row, column) == (1, 1)


def test_a_negative_stride_reaches_below_the_first_element() -> None:
    reversed_ = tensor("x", (32,), strides=(-1,))
    events = access(lambda b, t: 0, buffer=0)
    events["address"] = (-4 * np.arange(32, dtype=np.int64)).view(np.uint64)
    accesses = trace({0: reversed_}, events).accesses
    assert accesses["index"].tolist() == list(range(32))
    assert accesses["address"][1] == -4


def test_counters_go_by_the_profilers_names() -> None:
    counters = copy().counters()
    assert counters["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] == 3
    assert counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 9
    assert counters["l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"] == 9
    assert counters["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"] == 0


def test_a_tensors_offset_moves_the_sectors() -> None:
    shifted = tensor("x", (32,), offset_bytes=4)
    counters = trace({0: shifted}, access(lambda b, t: 4 * t, buffer=0)).counters()
    assert counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 5


def test_footprint_counts_each_sector_once() -> None:
    load = access(lambda b, t: 4 * t, buffer=0, blocks=3)
    sparse = access(lambda b, t: 64 * t if t < 4 else -1, buffer=1, kind=Kind.STORE)
    update = access(lambda b, t: 0, buffer=1, kind=Kind.ATOMIC)
    assert trace({0: X, 1: Y}, load, sparse, update).footprint_bytes() == {"x": (128, 0), "y": (32, 4 * 32)}
    shifted = tensor("x", (32,), offset_bytes=4)
    assert trace({0: shifted}, load).footprint_bytes() == {"x": (5 * 32, 0)}


def test_save_and_load(tmp_path: Path) -> None:
    before = copy()
    before.save(tmp_path / "copy.trace")
    after = Trace.load(tmp_path / "copy.trace")
    np.testing.assert_array_equal(before.events, after.events)
    for name in ("kernel", "config", "buffers", "path", "source", "cluster"):
        assert getattr(before, name) == getattr(after, name)
    assert after.counters() == before.counters()


def test_a_file_of_the_first_format_still_loads(tmp_path: Path) -> None:
    trace = copy()
    trace.save(tmp_path / "new.npz")
    with np.load(tmp_path / "new.npz") as archive:
        parts = dict(archive)
    fields = [name for name in EVENT.names if name != "owner"]
    old = np.zeros(len(parts["events"]), [(name, EVENT[name]) for name in fields])
    for name in fields:
        old[name] = parts["events"][name]
    about = json.loads(str(parts["about"])) | {"format": "workbench-trace-1"}
    del about["cluster"]
    np.savez(tmp_path / "old.npz", **parts | {"events": old, "about": np.array(json.dumps(about))})
    loaded = Trace.load(tmp_path / "old.npz")
    assert (loaded.events["owner"] == trace.events["block"]).all()
    assert loaded.counters() == trace.counters()
    assert loaded.cluster == (1, 1, 1)


@pytest.mark.parametrize("damage", ["cut", "flipped", "emptied", "text", "no config"])
def test_a_damaged_file_is_not_a_trace(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "trace.npz"
    copy().save(path)
    whole = path.read_bytes()
    middle = whole.index(b"events.npy") + 100
    if damage == "no config":
        np.savez(path, events=copy().events, about=np.array(f'{{"format": "{FORMAT}"}}'))
    else:
        flipped = whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :]
        path.write_bytes({"cut": whole[:middle], "flipped": flipped, "emptied": b"", "text": b"text"}[damage])
    with pytest.raises(ArgumentError, match=r"trace\.npz is not a trace"):
        Trace.load(path)


def test_a_fifo_or_nothing_is_an_error_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo.npz")
    for name in ("fifo", "nothing"):
        with pytest.raises(EnvironmentFaultError, match=rf"cannot read the trace .*{name}\.npz"):
            Trace.load(tmp_path / f"{name}.npz")


def test_a_full_disk_below_the_log_or_a_saved_trace_is_told(tmp_path: Path) -> None:
    events = copy().events
    log = EventLog(memory_limit_bytes=0)
    with files_of_at_most(100):
        with pytest.raises(EnvironmentFaultError, match=r"of a trace in .*: the file .* set TMPDIR to a directory on"):
            log.append(np.tile(events, 100))
        with pytest.raises(EnvironmentFaultError, match=r"cannot write the trace .*/trace\.npz"):
            copy().save(tmp_path / "trace.npz")


def test_another_file_is_not_a_trace(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", a=np.zeros(3))
    with pytest.raises(ArgumentError, match=r"other.npz is not a trace: it holds a"):
        Trace.load(tmp_path / "other.npz")
    np.savez(tmp_path / "new.npz", events=copy().events, about=np.array('{"format": "workbench-trace-9"}'))
    with pytest.raises(ArgumentError, match=r"not a trace of format workbench-trace-2; it says 'workbench-trace-9'"):
        Trace.load(tmp_path / "new.npz")


def test_a_saved_trace_is_not_unpickled(tmp_path: Path) -> None:
    class Trap:
        def __reduce__(self) -> tuple[object, ...]:
            return open, (str(tmp_path / "made by the reader"), "w")

    np.savez(tmp_path / "trap.npz", events=np.array([Trap()], object), about=np.array("{}"))
    with pytest.raises(ValueError, match=r"Object arrays|trap.npz"):
        Trace.load(tmp_path / "trap.npz")
    assert not (tmp_path / "made by the reader").exists()


def test_a_trace_shows_itself() -> None:
    assert str(copy()) == (
        "k on grid (3, 1, 1), block (32, 1, 1): 140 accesses; tensors: x (70 float32), y (70 float32)"
    )


def test_an_unknown_tensor_is_refused() -> None:
    with pytest.raises(ArgumentError, match="k has no tensor 'z'; its tensors are x, y"):
        copy().index_map("z")


def test_an_empty_trace() -> None:
    empty = trace({0: X})
    assert len(empty) == len(empty.accesses) == 0
    assert set(empty.counters().values()) == {0}


def events_of(log: EventLog) -> Events:
    return np.concatenate([np.empty(0, EVENT), *log.batches()])


def test_log_copies_what_it_takes() -> None:
    log, events = EventLog(), copy().events
    log.append(events)
    kept = events.copy()
    events["line"] = 99
    log.append(events)
    np.testing.assert_array_equal(events_of(log)[: len(kept)], kept)
    assert len(events_of(log)) == 12
    assert log.num_accesses == 280


def test_log_chooses_blocks_and_warps() -> None:
    log = EventLog(blocks={0, 2}, warps=range(1))
    log.append(copy().events)
    assert set(events_of(log)["block"]) == {0, 2}
    log = EventLog(warps=[1])
    log.append(copy().events)
    assert len(events_of(log)) == log.num_accesses == 0


def test_log_defers_the_making_of_events() -> None:
    notes = np.zeros(2, [("number", "u8")])
    notes["number"] = [6, 7]
    rows = np.array([[10, 20]])

    def decode(notes: np.ndarray, rows: np.ndarray) -> Iterator[Events]:
        for number in notes["number"]:
            events = np.zeros(1, EVENT)
            events["line"] = number + rows.sum()
            yield events

    log = EventLog(memory_limit_bytes=notes.nbytes + rows.nbytes)
    assert isinstance(log, DeferringRecorder)
    log.defer(notes, rows, decode, 4)
    log.defer(notes[:1], rows[:0], decode, 2)
    notes["number"] = rows[:] = 0
    assert events_of(log)["line"].tolist() == [36, 37, 6]
    assert log.num_accesses == 6


def test_log_goes_to_disk_past_its_limit() -> None:
    events = copy().events
    log = EventLog(memory_limit_bytes=4 * events.nbytes + 1)
    for _ in range(52):
        log.append(events)
    assert sum(notes.nbytes for notes, _ in log._parts) == 4 * events.nbytes
    np.testing.assert_array_equal(events_of(log), np.tile(events, 52))
    log.append(events)
    assert len(events_of(log)) == 53 * len(events), "it takes more after it was read"
    spilled = Trace("k", copy().config, {0: X, 1: Y}, log)
    assert spilled.counters()["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] == 159
