"""Faults of the store: damaged, locked, foreign, full, of another user, under a hostile name."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from tests.faults.arena import OPS, ROOT_IS_HERE, STRANGER, Arena, FailedError
from tests.faults.kind import FaultKind
from tests.faults.sweeps import PLAIN

HOSTILE_NAMES = (
    'it\'s "quoted"',
    "new\nline",
    "bytes \udcff\udc80 of no text",
    "?mode=memory&x=%00#",
    "[bold red]markup[/]",
    "-dash",
    " space ",
    "$(echo) `id` ; &",
    "\x1b[31mescape\x07",
    "\u202eright to left",
    "=1+1",
    "😀" * 20,
)


def look_up(a: Arena) -> Callable[[], None]:
    """Return a program that calls the op with what the store has found best."""

    def program() -> None:
        import torch  # noqa: PLC0415  (imported before by who forks)

        from workbench.op import find_op  # noqa: PLC0415
        from workbench.tune import tuned  # noqa: PLC0415

        x = torch.arange(100.0)
        if not torch.equal(tuned(find_op("hostile", OPS), a.store)(x), 2 * x):
            raise SystemExit(3)

    return program


def use(a: Arena, *codes: int, **how: object) -> None:
    """Use the store, by a sweep or by a look-up; an error names it."""
    done = a.sweep(**how) if a.draw(True, True, False) else a.call(look_up(a), **how)
    done.expect(*codes, names=a.store if done.code else None)
    for saved in a.tmp.glob("workbench-tune-*.json"):  # results that the store did not take
        if saved.name in "".join((done.out + done.err).split()):
            saved.unlink()


def flip(path: Path, a: Arena) -> None:
    data = bytearray(path.read_bytes())
    for _ in range(a.draw(1, 8, 64)):
        data[a.rng.randrange(len(data))] ^= 1 << a.rng.randrange(8)
    path.write_bytes(data)


def truncate(path: Path, a: Arena) -> None:
    os.truncate(path, a.rng.randrange(path.stat().st_size))


def overwrite_page(path: Path, a: Arena) -> None:
    data = bytearray(path.read_bytes())
    at = a.rng.randrange(max(1, len(data) // 4096)) * 4096
    data[at : at + 4096] = a.rng.randbytes(4096)
    path.write_bytes(data)


def damaged(a: Arena) -> None:
    a.use_full_store()
    a.draw(flip, truncate, overwrite_page)(a.store, a)
    use(a, 0, 2)


def damaged_log(a: Arena) -> None:
    """The write-ahead log beside the store is rubbish, or another's."""
    a.use_full_store()
    for end in a.draw(("-wal",), ("-shm",), ("-wal", "-shm")):
        Path(f"{a.store}{end}").write_bytes(a.rng.randbytes(a.draw(0, 32, 5000)))
    use(a, 0, 2)
    if a.store.exists():
        a.rows()


def damaged_rows(a: Arena) -> None:
    """The file is whole, and what a row says is not."""
    a.use_full_store()
    database = sqlite3.connect(a.store)
    database.execute("DROP TRIGGER results_stay")
    value = a.draw("{", "null", "[]", '{"kind": "ok"}', "\ud7ff", b"\xff\x00", 7, '{"kind":"marvellous"}')
    column = a.draw("row", "row", "kind", "time_us", "shapes")
    database.execute(f"UPDATE results SET {column} = ? WHERE rowid % ? = 0", (value, a.draw(1, 2)))
    database.commit()
    database.close()
    use(a, 0, 2)


def foreign(a: Arena) -> None:
    what = a.draw("text", "binary", "empty", "another table", "other columns", "newer")
    if what in ("text", "binary", "empty"):
        a.store.write_bytes({"text": b"my thesis\n" * 900, "binary": a.rng.randbytes(9000), "empty": b""}[what])
    else:
        database = sqlite3.connect(a.store)
        columns = {"another table": "mine (a)", "other columns": "results (key, kind)", "newer": "x (y)"}[what]
        database.executescript(f"CREATE TABLE {columns}; PRAGMA user_version = {999 if what == 'newer' else 0};")
        database.close()
    before = a.store.read_bytes()
    use(a, 0, 2)
    if what in ("text", "binary") and a.store.read_bytes() != before:
        raise FailedError("a file that is no store was changed")


def hold_lock(a: Arena, hold_s: float) -> Callable[[], None]:
    def program() -> None:
        database = sqlite3.connect(a.store, isolation_level=None)
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("BEGIN EXCLUSIVE")
        (a.root / "locked").touch()
        time.sleep(hold_s)

    return program


def locked(a: Arena) -> None:
    """Somebody holds the store: for a moment, or longer than a sweep waits."""
    a.use_full_store()
    hold_s = a.draw(0.5, 0.5, 0.5, 90.0)
    holder = a.start(hold_lock(a, hold_s))
    holder.wait_until((a.root / "locked").exists)
    use(a, 0 if hold_s < 1 else 2)
    holder.signal(9)
    holder.wait()
    a.expect_rows(PLAIN)


def read_only(a: Arena) -> None:
    """The store is another's, to read only, or in a directory that is."""
    a.use_full_store()
    a.give_to(STRANGER)
    for path in a.draw((a.store,), (a.work,), (a.store, a.work)):
        os.chown(path, 0, 0)
        path.chmod(0o555 if path is a.work else 0o444)
    use(a, 0, 2, uid=STRANGER)
    a.expect_rows(PLAIN)


def full(a: Arena) -> None:
    """No more fits on the disk, now or soon."""
    if a.draw(True, False):
        a.use_full_store()
    if ROOT_IS_HERE and a.draw(True, False):
        place = a.mount(a.draw(16, 64, 128))
        where = place / "s.sqlite"
        if a.store.exists():
            try:
                shutil.copy(a.store, where)
            except OSError:
                where.unlink()
        a.store = where
        if a.draw(True, False):
            fill(place / "filler")
        use(a, 0, 2)
        copy = a.work / "copy.sqlite"  # who reads a store needs room beside it
        for suffix in ("", "-wal"):
            if (part := where.with_name(where.name + suffix)).exists():
                shutil.copy(part, copy.with_name(copy.name + suffix))
        a.rows(copy)
    else:
        use(a, 0, 2, limits={resource.RLIMIT_FSIZE: a.draw(0, 1000, 20_000, 60_000)})
    if not a.store.is_relative_to(a.work):
        return
    a.sweep().expect(0, says="4 ok")  # there is room again
    a.expect_rows(PLAIN)


def fill(path: Path) -> None:
    """Write until the disk is full."""
    try:
        with path.open("wb", buffering=0) as file:
            while file.write(bytes(4096)) == 4096:
                pass
    except OSError:
        return


def odd_place(a: Arena) -> None:
    """The store's path is no place for a file."""
    kind = a.draw("directory", "fifo", "dangling", "loop", "full", "null", "long", "below a file", "missing folder")
    if kind == "directory":
        a.store.mkdir()
    elif kind == "fifo":
        os.mkfifo(a.store)
    elif kind in ("dangling", "loop", "full", "null"):
        target = {"dangling": "nowhere/at/all", "loop": "s.sqlite", "full": "/dev/full", "null": "/dev/null"}[kind]
        a.store.symlink_to(target)
    elif kind == "long":
        a.store = a.work / ("long" * 100)
    elif kind == "below a file":
        (a.work / "file").touch()
        a.store = a.work / "file" / "s.sqlite"
    else:
        a.store = a.work / "no" / "such" / "folder" / "s.sqlite"
    use(a, 0, 2)


def odd_name(a: Arena) -> None:
    """The store's name is hostile: it is used, or refused by its name, and nothing else is made."""
    name = a.draw(*HOSTILE_NAMES)
    a.store = a.work / name
    done = a.sweep()
    done.expect(0, 2, names=a.store)
    if made := {path.name for path in a.work.iterdir()} - {name + end for end in ("", "-wal", "-shm")}:
        raise FailedError(f"a store called {name!r} made {made!r}")


KINDS = (
    FaultKind("store-damaged", "store", "it is read, or refused by name", damaged, 5, is_sampled=True),
    FaultKind("store-log-damaged", "store", "the same, and the file stays whole", damaged_log),
    FaultKind("store-rows-damaged", "store", "the same", damaged_rows),
    FaultKind("store-foreign", "store", "the same; another's file is not changed", foreign),
    FaultKind("store-locked", "store", "waited for, or refused by name; rows stay", locked, 1),
    FaultKind("store-read-only", "store", "the same", read_only, needs_root=True),
    FaultKind("store-full", "store", "refused by name; once there is room, the sweep completes", full),
    FaultKind("store-in-an-odd-place", "store", "used, or refused by name", odd_place),
    FaultKind("store-of-a-hostile-name", "store", "the same, and nothing else is made", odd_name),
)
