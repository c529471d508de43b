"""Faults of the compile cache: damaged entries, odd places, full disks, kills and clocks."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import time
from pathlib import Path

from tests.faults.arena import ROOT_IS_HERE, STRANGER, Arena, FailedError
from tests.faults.kind import FaultKind
from tests.faults.programs import SOURCE, occupancy_words, trace_words, twice
from tests.faults.stores import fill

_YEARS_S = 20 * 365 * 86400.0


def launch(a: Arena, *codes: int, **how: object) -> None:
    """Launch a kernel through one of the faces."""
    if a.draw(True, True, False):
        a.call(twice(), **how).expect(*codes, says="right" if codes == (0,) else "")
    else:
        a.run(*a.draw(trace_words, occupancy_words)(), **how).expect(*codes)


def entries(a: Arena) -> list[Path]:
    """List the cache's files, in an order that the seed decides."""
    found = sorted(path for path in a.cache.rglob("*") if path.is_file())
    a.rng.shuffle(found)
    return found


def damage(a: Arena, path: Path, others: list[Path]) -> None:
    data = path.read_bytes()
    how = a.draw("flip", "cut", "empty", "swap", "grow", "zero", "directory", "link", "fifo")
    if how == "flip" and data:
        at = a.rng.randrange(len(data))
        path.write_bytes(data[:at] + bytes([data[at] ^ (1 << a.rng.randrange(8))]) + data[at + 1 :])
    elif how == "cut" and data:
        os.truncate(path, a.rng.randrange(len(data)))
    elif how == "swap":
        other = a.rng.choice(others)
        path.write_bytes(other.read_bytes() if other.is_file() else b"")
    elif how == "grow":
        path.write_bytes(data + a.rng.randbytes(100))
    elif how == "zero":
        path.write_bytes(bytes(len(data)))
    else:
        path.unlink()
        if how == "directory":
            path.mkdir()
        elif how == "link":
            path.symlink_to(a.draw("/etc/passwd", "nowhere", path.name))
        elif how == "fifo":
            os.mkfifo(path)
        else:
            path.touch()


def damaged(a: Arena) -> None:
    found = entries(a)
    for path in found[: a.rng.randint(1, len(found))]:
        damage(a, path, found)
    launch(a, 0)
    launch(a, 0)


def odd_place(a: Arena) -> None:
    """The cache's path is no place for a directory."""
    place = a.work / "place"
    kind = a.draw("file", "fifo", "dangling", "loop", "null", "long", "below a file", "empty", "no such user", "name")
    value = str(place)
    if kind == "file":
        place.touch()
    elif kind == "fifo":
        os.mkfifo(place)
    elif kind in ("dangling", "loop", "null"):
        place.symlink_to({"dangling": "nowhere/at/all", "loop": "place", "null": "/dev/null"}[kind])
    elif kind == "below a file":
        place.touch()
        value = str(place / "cache")
    else:
        value = {"long": "long" * 100, "empty": "", "no such user": "~nobody-of-this-name/x", "name": "a\nb '\udcff"}[
            kind
        ]
    launch(a, 0, env={"WORKBENCH_CACHE_DIR": value})


def of_another(a: Arena) -> None:
    """The directory is another user's; or is for others to write."""
    shutil.rmtree(a.cache)
    directory = a.cache / "workbench" / "v1"
    directory.mkdir(parents=True)
    who = a.draw(0, STRANGER + 1)
    a.give_to(STRANGER)
    for path in (directory, directory.parent):
        os.chown(path, who, who)
        path.chmod(a.draw(0o700, 0o755, 0o777, 0o555))
    launch(a, 0, uid=STRANGER)
    if any(directory.iterdir()):
        raise FailedError("wrote into another user's cache")


def full(a: Arena) -> None:
    """No room for an entry: in the cache, or anywhere."""
    shutil.rmtree(a.cache)
    a.cache.mkdir()
    if ROOT_IS_HERE and a.draw(True, False):
        place = a.mount(a.draw(8, 40, 120))
        fill(place / "filler") if a.draw(True, False) else None
        env = {"XDG_CACHE_HOME": str(place)}
        if a.draw(True, False):
            env["TMPDIR"] = str(place)
        launch(a, 0, 2, env=env)
    else:
        launch(a, 0, 2, limits={resource.RLIMIT_FSIZE: a.draw(0, 100, 2000, 20_000)})


def times(a: Arena) -> None:
    """Entries come from the future, or from long ago, and the limit is small."""
    for path in entries(a):
        then_s = time.time() + a.draw(-_YEARS_S, -1000.0, 1000.0, _YEARS_S)
        os.utime(path, (then_s, then_s))
    source = a.work / "new.cu"
    source.write_text(SOURCE.read_text() + f"// {a.rng.random()}\n")
    a.call(twice(source), env={"WORKBENCH_CACHE_LIMIT_BYTES": a.draw("1", "1000", "100000", None)}).expect(
        0, says="right"
    )
    launch(a, 0)


def vanishes(a: Arena) -> None:
    """The directory goes away, or changes hands, while kernels are loaded."""
    loads = [twice(SOURCE, SPARE=n) for n in range(3)]

    def program() -> None:
        for n, load in enumerate(loads):
            load()
            (a.root / f"loaded{n}").touch()

    child = a.start(program)
    child.wait_until((a.root / f"loaded{a.draw(0, 1)}").exists)
    if a.draw(True, False):
        shutil.rmtree(a.cache, ignore_errors=True)
    else:
        (a.cache / "workbench").rename(a.cache / "moved")
    child.wait().expect(0, says="right")
    launch(a, 0)


def race(a: Arena) -> None:
    """Several processes fill the same empty cache."""
    shutil.rmtree(a.cache)
    a.cache.mkdir()
    children = [a.start(program) for program in (twice(), twice(), occupancy_words())]
    for child in children:
        child.wait().expect(0)
    hold_whole(a)


def hold_whole(a: Arena) -> None:
    """No half file is left."""
    if half := [path.name for path in entries(a) if path.name.startswith(".tmp-")]:
        raise FailedError(f"left in the cache: {', '.join(half)}")


def kill_compiling(a: Arena) -> None:
    """Whoever compiles is killed at any moment."""
    shutil.rmtree(a.cache)
    a.cache.mkdir()
    child = a.start(twice())
    time.sleep(a.rng.uniform(0.0, 0.8))
    child.signal(signal.SIGKILL)
    child.wait()
    launch(a, 0)


def kill_nvrtc(a: Arena) -> None:
    """NVRTC's process is killed under a launch."""
    shutil.rmtree(a.cache)
    a.cache.mkdir()
    child = a.start(twice())
    pid = child.wait_for("fault-nvrtc")
    if pid is not None:
        time.sleep(a.draw(0.0, 0.02, 0.1))
        child.signal(a.draw(signal.SIGKILL, signal.SIGSEGV, signal.SIGABRT), pid)
    child.wait().expect(0, 1, 2)
    launch(a, 0)


KINDS = (
    FaultKind("cache-damaged", "cache", "the launch is right, twice", damaged, 6, is_sampled=True),
    FaultKind("cache-in-an-odd-place", "cache", "a warning, and the launch is right", odd_place, is_sampled=True),
    FaultKind("cache-of-another", "cache", "the same; nothing is written there", of_another, needs_root=True),
    FaultKind("cache-full", "cache", "right, or an error of ours", full, 4),
    FaultKind("cache-from-another-time", "cache", "the launch is right", times),
    FaultKind("cache-vanishes", "cache", "the launches are right", vanishes),
    FaultKind("cache-race", "cache", "all are right, no half file is left", race, 2),
    FaultKind("kill-compiling", "cache", "the next launch is right", kill_compiling, 4),
    FaultKind("kill-nvrtc-of-a-launch", "cache", "right, or an error of ours; the next is right", kill_nvrtc),
)
