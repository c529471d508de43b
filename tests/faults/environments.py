"""Faults of the environment: no home, no place for temporary files, closed files, small limits, other clocks."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import time
from collections.abc import Callable

from tests.faults.arena import OPS, STRANGER, Arena
from tests.faults.kind import FaultKind
from tests.faults.programs import export_words, list_words, occupancy_words, trace_words, twice

_DAY_S = 86400.0
_DIRECTORIES = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"))


def command(a: Arena) -> list[str]:
    """Draw a command that needs no GPU and is right where nothing is wrong."""
    return a.draw(list_words, trace_words, occupancy_words, lambda: export_words("-o", a.work / "out.py"))()


def no_home(a: Arena) -> None:
    """A user that the machine does not know, as in a container; or a home that is no place."""
    a.give_to(STRANGER)
    value = a.draw(None, None, "", "/nowhere/at/all", "/proc", "/dev/null")
    how = {"env": {**_DIRECTORIES, "HOME": value}, "uid": STRANGER, "fresh": a.rng.random() < 0.15}
    if a.draw(True, True, False) or how["fresh"]:
        a.run(*a.draw(command(a), ["verify", "hostile", "--variant", "plain", "--kernels", str(OPS)]), **how).expect(0)
    else:
        a.call(twice(), **how).expect(0, says="right")


def no_home_sweep(a: Arena) -> None:
    """The same of a sweep whose store has no place by default."""
    a.give_to(STRANGER)
    words = a.sweep_words()
    at = words.index("--store")
    env = {**_DIRECTORIES, "HOME": a.draw(None, "/nowhere/at/all", "/dev/null")}
    a.run(*words[:at], *words[at + 2 :], env=env, uid=STRANGER).expect(0, 2)


def no_tmp(a: Arena) -> None:
    """No place for temporary files where the environment says, or at all."""
    (a.work / "file").touch()
    value = a.draw(None, "", str(a.work / "none"), str(a.work / "file"), "/dev/null", "/proc")
    env = {"TMPDIR": value}
    if a.draw(True, False):
        env["WORKBENCH_CACHE_DIR"] = "/proc/nowhere"
    if a.draw(True, False):
        a.run(*command(a), env=env).expect(0)
    else:
        a.call(twice(), env=env).expect(0, says="right")


def no_tmp_at_all(a: Arena) -> None:
    """Neither the cache nor any temporary directory can be written."""
    shutil.rmtree(a.cache)
    env = {"TMPDIR": str(a.work / "none"), "WORKBENCH_CACHE_DIR": "/proc/nowhere"}
    limits = {resource.RLIMIT_FSIZE: 0}
    if a.draw(True, False):
        a.run(*a.draw(trace_words, occupancy_words)(), env=env, limits=limits).expect(0, 2)
    else:
        a.call(twice(), env=env, limits=limits).expect(0, 2)


def no_directory(a: Arena) -> None:
    """The current directory is gone."""
    gone = a.root / "gone"
    gone.mkdir()

    def go() -> None:
        os.chdir(gone)
        gone.rmdir()

    words = a.draw(list_words, trace_words, occupancy_words, lambda: export_words("-o", "out.py"), a.sweep_words)()
    a.run(*words, before=go).expect(0, 2)


def closed_files(a: Arena) -> None:
    """Standard input, output or error is closed from the start."""
    closed = a.draw((0,), (1,), (2,), (0, 1), (0, 2), (0, 1, 2))

    def close() -> None:
        for descriptor in closed:
            os.close(descriptor)

    done = a.run(*a.draw(list_words, occupancy_words)(), before=close, fresh=True)
    if 2 not in closed:
        done.expect(0, 2)


def full_output(a: Arena) -> None:
    """What is printed finds no room."""
    descriptor = os.open("/dev/full", os.O_WRONLY)
    try:
        done = a.start(command(a), files={1: descriptor}).wait()
    finally:
        os.close(descriptor)
    done.expect(2)


def closed_pipe(a: Arena) -> None:
    """Who reads the output goes away, as head does."""
    reading, writing = os.pipe()
    child = a.start(command(a), files={1: writing}, fresh=a.rng.random() < 0.15)
    os.close(writing)
    if a.draw(True, False):
        os.read(reading, 10)
    os.close(reading)
    child.wait().expect(0, -signal.SIGPIPE, 128 + signal.SIGPIPE)


def stopped(a: Arena) -> None:
    """A command is told to end at any moment."""
    number = a.draw(signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    if a.draw(True, False):
        shutil.rmtree(a.cache)
        a.cache.mkdir()
    child = a.start(command(a))
    time.sleep(a.rng.uniform(0.0, 0.6))
    child.signal(number)
    child.wait().expect(0, -number, 128 + number)


def plain_terminal(a: Arena) -> None:
    """The terminal knows no Unicode, or nothing of itself."""
    env = a.draw(
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        {"LC_ALL": "POSIX", "PYTHONIOENCODING": "latin-1", "TERM": "dumb"},
        {"LANG": "xx_YY.nonsense", "LC_ALL": "xx_YY.nonsense", "COLUMNS": "1", "LINES": "1"},
        {"COLUMNS": "-5", "TERM": "nonsense", "NO_COLOR": "1"},
    )
    a.run(*command(a), env=env, fresh=a.rng.random() < 0.3).expect(0)


def odd_variables(a: Arena) -> None:
    """A variable that Workbench reads says nonsense."""
    name = a.draw("WORKBENCH_CACHE_LIMIT_BYTES", "WORKBENCH_COMPILE_LIMIT_S", "WORKBENCH_COMPILE_LIMIT_BYTES")
    value = a.draw("x", "-1", "0", "1e9", "9" * 40, "\u0663", " 5 ", "")
    shutil.rmtree(a.cache)
    a.cache.mkdir()
    a.call(twice(), env={name: value}).expect(0, 2, names=name)


def small_compiler(a: Arena) -> None:
    """The compiler may use next to nothing."""
    shutil.rmtree(a.cache)
    a.cache.mkdir()
    name = "WORKBENCH_COMPILE_LIMIT_BYTES"
    a.call(twice(), env={name: a.draw("1", "1000000", "60000000", "120000000")}).expect(0, 1, 2)


def few_files(a: Arena) -> None:
    """Few files may be open."""
    limits = {resource.RLIMIT_NOFILE: a.draw(5, 8, 12, 16, 24)}
    if a.draw(True, False):
        shutil.rmtree(a.cache)
        a.cache.mkdir()
    a.call(twice(), limits=limits).expect(0, 2)


def no_processes(a: Arena) -> None:
    """No process may be started."""
    a.give_to(STRANGER)
    if a.draw(True, False):
        shutil.rmtree(a.cache)
        a.cache.mkdir()
        os.chown(a.cache, STRANGER, STRANGER)

    def program() -> None:
        resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))
        twice()()

    a.call(program, uid=STRANGER).expect(0, 2)


def shift(a: Arena) -> Callable[[], None]:
    """Return what makes the clock of a process wrong: by years, or by a new amount at each look."""
    by_s = a.draw(-20 * 365 * _DAY_S, -_DAY_S, _DAY_S, 20 * 365 * _DAY_S)
    jumps = a.draw(True, False)
    seed = a.rng.random()

    def patch() -> None:
        rng, right, right_ns = random.Random(seed), time.time, time.time_ns

        def amount_s() -> float:
            return rng.uniform(-abs(by_s), abs(by_s)) if jumps else by_s

        time.time = lambda: right() + amount_s()
        time.time_ns = lambda: right_ns() + int(amount_s() * 1e9)

    return patch


def other_clock(a: Arena) -> None:
    """The clock is wrong, or jumps."""
    if a.draw(True, False):
        a.call(twice(), before=shift(a)).expect(0, says="right")
    else:
        a.run(*command(a), before=shift(a)).expect(0)


def other_clock_sweep(a: Arena) -> None:
    """The same under a sweep, which is resumed at another time."""
    a.sweep(before=shift(a)).expect(0, says="4 ok")
    a.sweep(before=shift(a)).expect(0, says="4 of them resumed: 4 ok")
    a.rows()


KINDS = (
    FaultKind("no-home", "environment", "it works without", no_home, 5, needs_root=True),
    FaultKind("no-home-sweep", "environment", "it works, or an error of ours", no_home_sweep, 2, needs_root=True),
    FaultKind("no-tmp", "environment", "it works without", no_tmp, 4),
    FaultKind("no-tmp-at-all", "environment", "it works, or an error of ours", no_tmp_at_all, 2),
    FaultKind("no-current-directory", "environment", "the same", no_directory),
    FaultKind("closed-files", "environment", "the same", closed_files, 2),
    FaultKind("full-output", "environment", "an error of ours, exit code 2", full_output),
    FaultKind("closed-pipe", "environment", "a silent end", closed_pipe),
    FaultKind("stopped", "environment", "an end by that signal, without a traceback", stopped, 4),
    FaultKind("plain-terminal", "environment", "it works", plain_terminal),
    FaultKind(
        "odd-variables", "environment", "it works, or an error that names the variable", odd_variables, is_sampled=True
    ),
    FaultKind("small-compiler", "environment", "it works, or an error of ours", small_compiler),
    FaultKind("few-files", "environment", "the same", few_files),
    FaultKind("no-processes", "environment", "the same", no_processes, needs_root=True),
    FaultKind("other-clock", "environment", "it works", other_clock),
    FaultKind("other-clock-sweep", "environment", "it is right, and resumed", other_clock_sweep),
)
