"""Faults of sweeps: what is killed, stopped, edited or hostile while candidates are tried."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
import shutil
import signal
import time
from pathlib import Path

from tests.faults.arena import OPS, Arena, Child, FailedError
from tests.faults.kind import FaultKind

PREDICTED_US = 2.000173333
PLAIN = {f'plain {{"BLOCK_SIZE":{size}}}': ("ok", PREDICTED_US) for size in (32, 64, 96, 128)}
"""The rows of an undisturbed sweep."""
BESIDE = {f'hostile {{"WAY":0,"BLOCK_SIZE":{size}}}': ("ok", PREDICTED_US) for size in (32, 64)}
HOSTILE = 'hostile {"WAY":1,"BLOCK_SIZE":32}'

_NEVER_RIGHT = frozenset({"crash", "hang", "fault"})
WAYS: dict[str, frozenset[str]] = {
    "fork-and-go-on": frozenset({"ok", "crash"}),
    "fork-and-sleep": frozenset({"ok"}),
    "fork-a-session": frozenset({"ok"}),
    "start-a-child": frozenset({"ok"}),
    "answer-oneself": frozenset({"crash", "fault", "ok"}),
    "close-everything": _NEVER_RIGHT,
    "segfault": frozenset({"crash"}),
    "abort": frozenset({"crash"}),
    "exit": frozenset({"crash", "fault"}),
    "exit-at-once": frozenset({"crash"}),
    "kill-itself": frozenset({"crash"}),
    "recurse": frozenset({"fault", "crash", "ruled-out"}),
    "sleep": frozenset({"hang"}),
    "spin": frozenset({"hang"}),
    "start-threads": frozenset({"ok"}),
    "abort-in-a-thread": frozenset({"crash"}),
    "interrupt": frozenset({"crash", "fault"}),
    "say-much": frozenset({"fault", "ruled-out"}),
    "say-surrogates": frozenset({"fault", "ruled-out"}),
    "say-escapes": frozenset({"fault", "ruled-out"}),
    "say-formula": frozenset({"fault", "ruled-out"}),
    "say-html": frozenset({"fault", "ruled-out"}),
    "say-markup": frozenset({"fault", "ruled-out"}),
    "print-much": frozenset({"ok", "crash"}),
    "print-and-die": frozenset({"crash"}),
    "ignore-signals": frozenset({"ok"}),
    "move-away": frozenset({"ok"}),
}
"""How a candidate that is hostile in a way may end."""
FORKING = ("fork-and-go-on", "fork-and-sleep", "fork-a-session", "start-a-child")
"""These leave processes that a sweep knows by their environment."""
SLOW_WAYS = ("sleep", "spin", "abort-in-a-thread")


def complete(a: Arena) -> None:
    """Go on with the sweep until it is complete, and hold it to the undisturbed rows."""
    retry = [word for kind in sorted({row[2] for row in a.rows()} - {"ok"}) for word in ("--retry", kind)]
    a.sweep("plain", *retry).expect(0, says="4 ok")
    a.expect_rows(PLAIN)


def rows_now(a: Arena) -> int:
    """Count the rows that are on disk."""
    with contextlib.suppress(Exception):
        return len(a.rows())
    return 0


def any_moment(a: Arena, child: Child) -> None:
    """Wait for a moment of a sweep: any at all, or one after its first row."""
    if a.draw(True, False):
        time.sleep(a.rng.uniform(0.0, 1.5))
    else:
        child.wait_until(lambda: rows_now(a) > 0)
        time.sleep(a.rng.uniform(0.0, 0.1))


def kill_sweep(a: Arena) -> None:
    for _ in range(a.draw(1, 2)):
        child = a.start(a.sweep_words())
        any_moment(a, child)
        child.signal(signal.SIGKILL)
        child.wait().expect(0, -signal.SIGKILL)
        if a.store.exists():
            a.rows()
    complete(a)


def stop_sweep(a: Arena) -> None:
    number = a.draw(signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    child = a.start(a.sweep_words())
    any_moment(a, child)
    child.signal(number)
    child.wait().expect(0, -number, 128 + number)
    complete(a)


def interrupt_group(a: Arena) -> None:
    """Ctrl-C reaches every process of the terminal's group."""
    child = a.start(a.sweep_words())
    any_moment(a, child)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGINT)
    child.wait().expect(0, 130, -signal.SIGINT)
    complete(a)


def kill_part(role: str, *, moment: bool) -> object:
    def throw(a: Arena) -> None:
        if role != "fault-worker":
            shutil.rmtree(a.cache)
            a.cache.mkdir()
        child = a.start(a.sweep_words())
        for _ in range(a.draw(1, 1, 2)):
            pid = child.wait_for(role)
            if pid is None:
                break
            if moment:
                any_moment(a, child)
            child.signal(a.draw(signal.SIGKILL, signal.SIGKILL, signal.SIGSEGV), pid)
        done = child.wait()
        done.expect(0, 1 if "no candidate is right" in done.out else 0)
        if strange := {row[2] for row in a.rows()} - {"ok", "crash"}:
            raise FailedError(f"a kill from outside became {', '.join(strange)}")
        complete(a)

    return throw


def pause_part(a: Arena) -> None:
    child = a.start(a.sweep_words())
    pid = child.wait_for(a.draw("fault-worker", "fault-pool")) if a.draw(True, False) else child.pid
    if pid is not None:
        time.sleep(a.rng.uniform(0.0, 0.3))
        child.signal(signal.SIGSTOP, pid)
        time.sleep(a.rng.uniform(0.1, 0.6))
        child.signal(signal.SIGCONT, pid)
    child.wait().expect(0, says="4 ok")
    a.expect_rows(PLAIN)


def hostile_candidate(*ways: str) -> object:
    def throw(a: Arena) -> None:
        way = a.draw(*ways)
        limit_s = 0.5 if way in SLOW_WAYS else 10
        output = a.work / "rows.csv"
        words = ("--time-limit-s", limit_s, "--seed", a.rng.randrange(100), "--search", "random", "--csv", output)
        is_warm = way not in FORKING
        done = a.sweep("hostile", *words, "--json", a.work / "rows.json", env={"FAULT_WAY": way}, is_warm=is_warm)
        done.expect(0, says="2 ok|3 ok")
        kinds = {config: kind for _, config, kind, _ in a.rows()}
        if limit_s < 1 and set(kinds.values()) - {"ok"} and any(kinds.get(c) == "hang" for c in BESIDE):
            return  # the machine is so busy that the neighbours hung too
        a.expect_rows(BESIDE)
        if kinds.get(HOSTILE) not in WAYS[way]:
            raise FailedError(f"{way} ended as {kinds.get(HOSTILE)}, expected {' or '.join(sorted(WAYS[way]))}")
        if a.store.stat().st_size > 1 << 20 or len(done.out) > 1 << 16:
            raise FailedError(f"{way}: store of {a.store.stat().st_size} bytes, report of {len(done.out)}")
        if re_escape(done.out) or "\x1b" in done.err:
            raise FailedError(f"{way}: escape sequences reach the terminal")
        json.loads((a.work / "rows.json").read_text())
        hold_csv(output)

    return throw


def re_escape(text: str) -> bool:
    """Whether a text would command a terminal."""
    return any(sign in text for sign in "\x1b\x07\x08\x00")


def hold_csv(path: Path) -> None:
    """Hold a CSV file to cells that no spreadsheet computes."""
    for row in csv.reader(io.StringIO(path.read_text(encoding="utf-8"))):
        for cell in row:
            if cell[:1] in ("=", "+", "-", "@", "\t", "\r") and not cell.lstrip("+-").replace(".", "").isdigit():
                raise FailedError(f"a cell of {path.name} is a formula: {cell[:40]!r}")


def edit_source(a: Arena) -> None:
    """What is measured is stored as what it was, whatever the file is by then."""
    kernels = a.work / "ops"
    shutil.copytree(OPS, kernels)
    source = kernels / "hostile" / "hostile.cu"
    right = source.read_text()
    child = a.start(a.sweep_words(kernels=kernels))
    any_moment(a, child)
    wrong = right.replace("2.0f * x[i]", "3.0f * x[i]")
    source.write_text(wrong)
    child.wait().expect(0, 1)
    for text, kind in ((wrong, "wrong-answer"), (right, "ok")):
        source.write_text(text)
        report = a.work / "rows.json"
        a.start([*a.sweep_words(kernels=kernels), "--json", str(report)]).wait().expect(0, 1)
        kinds = [row["kind"] for row in json.loads(report.read_text())]
        if kinds != [kind] * 4:
            raise FailedError(f"after an edit, a source that is {kind} has rows {kinds}")


def two_sweeps(a: Arena) -> None:
    children = [a.start(a.sweep_words("plain", "--search", "random", "--seed", seed)) for seed in (1, 2)]
    for child in children:
        child.wait().expect(0, says="4 ok")
    a.rows()


def remove_under(a: Arena) -> None:
    """What a sweep stands on goes away."""
    kernels = a.work / "ops"
    shutil.copytree(OPS, kernels)
    child = a.start(a.sweep_words(kernels=kernels))
    what = a.draw(a.store, kernels, a.cache, a.tmp)
    any_moment(a, child)
    if what is a.store:
        for path in a.work.glob("s.sqlite*"):
            path.unlink(missing_ok=True)
    else:
        shutil.rmtree(what, ignore_errors=True)
    child.wait().expect(0, 1, 2)


KINDS = (
    FaultKind("kill-sweep", "sweep", "a resume completes it to the undisturbed rows", kill_sweep, 6),
    FaultKind("stop-sweep", "sweep", "the same after SIGINT, SIGTERM and SIGHUP", stop_sweep, 4),
    FaultKind("interrupt-group", "sweep", "the same after Ctrl-C", interrupt_group),
    FaultKind(
        "kill-worker", "sweep", "others' rows stand; a retry completes it", kill_part("fault-worker", moment=True), 5
    ),
    FaultKind("kill-worker-in-set-up", "sweep", "the same", kill_part("fault-worker", moment=False)),
    FaultKind(
        "kill-pool", "sweep", "the same; a dead compiler is no compile-error", kill_part("fault-pool", moment=False)
    ),
    FaultKind("kill-nvrtc", "sweep", "the same", kill_part("fault-nvrtc", moment=False)),
    FaultKind("pause-part", "sweep", "rows as undisturbed", pause_part),
    FaultKind("edit-source", "sweep", "no row of one text under another's key", edit_source),
    FaultKind("two-sweeps", "sweep", "no row twice", two_sweeps),
    FaultKind("remove-under", "sweep", "an end, or an error of ours", remove_under),
    FaultKind(
        "candidate-forks",
        "candidate",
        "neighbours' rows right, nothing left running",
        hostile_candidate(*FORKING),
        5,
    ),
    FaultKind(
        "candidate-answers",
        "candidate",
        "no reply is another's",
        hostile_candidate("answer-oneself", "close-everything"),
    ),
    FaultKind(
        "candidate-dies",
        "candidate",
        "a crash of its own",
        hostile_candidate("segfault", "abort", "exit", "exit-at-once", "kill-itself", "recurse", "interrupt"),
        5,
    ),
    FaultKind(
        "candidate-hangs", "candidate", "a hang of its own", hostile_candidate("sleep", "spin", "abort-in-a-thread"), 1
    ),
    FaultKind(
        "candidate-starts-threads", "candidate", "the worker ends all the same", hostile_candidate("start-threads")
    ),
    FaultKind(
        "candidate-says",
        "candidate",
        "short, plain text in store, report, CSV and JSON",
        hostile_candidate("say-much", "say-surrogates", "say-escapes", "say-formula", "say-html", "say-markup"),
        6,
    ),
    FaultKind(
        "candidate-prints", "candidate", "the sweep does not keep it", hostile_candidate("print-much", "print-and-die")
    ),
    FaultKind(
        "candidate-changes-process",
        "candidate",
        "neighbours' rows right",
        hostile_candidate("ignore-signals", "move-away"),
    ),
)
