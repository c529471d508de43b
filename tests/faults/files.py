"""Faults of the files that commands read and write: odd kinds, hostile names, edits, symlinks, damage."""

from __future__ import annotations

import json
import os
import resource
import socket
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tests.faults.arena import OPS, STRANGER, Arena, FailedError
from tests.faults.kind import FaultKind
from tests.faults.programs import SOURCE, export_words, list_words, occupancy_words, trace_words, twice
from tests.faults.stores import HOSTILE_NAMES

_TEXT = SOURCE.read_bytes()
_CONTENTS: dict[str, bytes] = {
    "empty": b"",
    "binary": bytes(range(256)) * 20,
    "nul": _TEXT.replace(b"2.0f", b"2.0f\x00"),
    "latin-1": _TEXT.replace(b"hostile.cu", b"h\xf6stile"),
    "utf-16": _TEXT.decode().encode("utf-16"),
    "surrogate": _TEXT + b"// \xed\xa0\x80\n",
    "bom": b"\xef\xbb\xbf" + _TEXT,
    "crlf": _TEXT.replace(b"\n", b"\r\n"),
    "long line": _TEXT + b"//" + b"x" * 3_000_000,
    "many lines": _TEXT + b"\n" * 300_000,
    "cut": _TEXT[:-30],
    "other text": b"<html><script>alert(1)</script></html>\n",
    "escapes": _TEXT.replace(b"2.0f * x[i]", b"\x1b[31mx\x1b]0;t\x07"),
    "markup": _TEXT.replace(b"2.0f * x[i]", b"[bold]x[/nothing]"),
    "self": _TEXT + b'#include "hostile.cu"\n',
    "device": _TEXT + b'#include "/dev/zero"\n',
    "secret": _TEXT + b'#include "/etc/passwd"\n',
    "pragma": _TEXT + b'#error "\\x1b[2J [/red] %s %n"\n',
}


def read_it(a: Arena, source: Path, *codes: int, named: Path | None = None) -> None:
    """Give a source to one of the faces; an error names it, or what it includes."""
    named = named or source
    if a.draw(True, False):
        a.call(twice(source)).expect(*codes, names=named)
    else:
        a.run(*a.draw(trace_words, occupancy_words)(source)).expect(*codes, names=named)


def odd_source(a: Arena) -> None:
    """The source is no file."""
    source = a.work / "odd.cu"
    kind = a.draw("fifo", "directory", "dangling", "loop", "null", "below a file", "long", "socket")
    if kind == "fifo":
        os.mkfifo(source)
    elif kind == "directory":
        source.mkdir()
    elif kind == "below a file":
        source.touch()
        source = source / "odd.cu"
    elif kind == "long":
        source = a.work / f"{'long' * 100}.cu"
    elif kind == "socket":
        listening = socket.socket(socket.AF_UNIX)
        here = Path.cwd()
        os.chdir(a.work)
        listening.bind("odd.cu")
        os.chdir(here)
        listening.close()
    else:
        source.symlink_to({"dangling": "nowhere", "loop": "odd.cu", "null": "/dev/null"}[kind])
    read_it(a, source, 1, 2)


def odd_content(a: Arena) -> None:
    """The source is a file, and no kernel."""
    source = a.work / "odd.cu"
    content = a.draw(*_CONTENTS)
    source.write_bytes(_CONTENTS[content])
    read_it(a, source, 0, 1, 2, named=Path("/dev/zero") if content == "device" else None)


def odd_name(a: Arena) -> None:
    """The source's name is hostile."""
    source = a.work / f"{a.draw(*HOSTILE_NAMES)}.cu"
    source.write_bytes(a.draw(_TEXT, _TEXT, _TEXT[:-30]))
    shape = source if not source.name.startswith("-") else Path(f"./{source.name}")
    read_it(a, shape, 0, 1, 2)


def edited(a: Arena) -> None:
    """The source is edited, replaced and removed between launches: each is of one text, whole."""
    source = a.work / "edited.cu"
    source.write_bytes(_TEXT)

    def program() -> None:
        import torch  # noqa: PLC0415

        import workbench as wb  # noqa: PLC0415

        kernel = wb.load(source, "hostile")
        x, y = torch.arange(1.0, 101.0), torch.empty(100)
        for _ in range(300):
            try:
                kernel[4, 32](x, y, 100)
            except wb.WorkbenchError as error:
                if str(source) not in str(error):
                    raise RuntimeError(f"no path in: {error}") from None
            if len(set((y / x).tolist())) != 1:
                raise SystemExit(3)
            (a.root / "launched").touch()
            if (a.root / "over").exists():
                return

    child = a.start(program)
    child.wait_until((a.root / "launched").exists)
    for number in range(4):
        how = a.draw("write", "replace", "remove", "cut")
        text = _TEXT.replace(b"2.0f", b"%d.0f" % (3 + number))
        if how == "replace":
            (a.work / "new.cu").write_bytes(text)
            (a.work / "new.cu").replace(source)
        elif how == "remove":
            source.unlink(missing_ok=True)
        else:
            source.write_bytes(text if how == "write" else text[:-20])
        time.sleep(a.rng.uniform(0.0, 0.2))
    (a.root / "over").touch()
    child.wait().expect(0)


def writers(a: Arena) -> dict[str, Callable[[Path], list[str]]]:
    """Name the commands that write a file."""
    return {
        "list --json": lambda path: list_words("--json", path),
        "trace --json": lambda path: trace_words(SOURCE, "--json", path),
        "occupancy --json": lambda path: occupancy_words(SOURCE, "--json", path),
        "export": lambda path: export_words("-o", path),
        "tune --csv": lambda path: [*a.sweep_words(), "--csv", str(path)],
        "tune --json": lambda path: [*a.sweep_words(), "--json", str(path)],
    }


def folders(a: Arena) -> dict[str, Callable[[Path], list[str]]]:
    """Name the commands that write into a folder."""
    return {
        "trace --out": lambda path: trace_words(SOURCE, "--out", path),
        "occupancy --plots": lambda path: occupancy_words(SOURCE, "--plots", path),
        "custom_op": lambda path: export_words("--to", "custom_op", "-o", path),
        "new": lambda path: ["new", "my_op", "--kernels", str(path)],
    }


def draw_words(a: Arena, of: dict[str, Callable[[Path], list[str]]], path: Path) -> list[str]:
    """Draw a command; where it is a sweep, its rows are there already."""
    name = a.draw(*of)
    if name.startswith("tune"):
        a.use_full_store()
    return of[name](path)


def odd_output(a: Arena) -> None:
    """What is written has no place."""
    path = a.work / "out"
    kind = a.draw("directory", "dangling", "loop", "full", "below a file", "missing folder", "long", "proc")
    if kind == "directory":
        path.mkdir()
        (path / "mine").touch()
    elif kind == "below a file":
        path.write_text("mine")
        path = path / "out"
    elif kind == "missing folder":
        path = a.work / "no" / "such" / "out"
    elif kind == "long":
        path = a.work / ("long" * 100)
    elif kind == "proc":
        path = Path("/proc/nowhere")
    else:
        path.symlink_to({"dangling": "nowhere/at/all", "loop": "out", "full": "/dev/full"}[kind])
    a.run(*draw_words(a, writers(a), path)).expect(2, names=path)


def odd_folder(a: Arena) -> None:
    """The folder that is written into is none."""
    path = a.work / "out"
    kind = a.draw("file", "dangling", "loop", "below a file", "long", "proc")
    if kind in ("file", "below a file"):
        path.write_text("mine")
        path = path / "out" if kind == "below a file" else path
    elif kind == "long":
        path = a.work / ("long" * 100)
    elif kind == "proc":
        path = Path("/proc/nowhere")
    else:
        path.symlink_to({"dangling": "nowhere/at/all", "loop": "out"}[kind])
    done = a.run(*draw_words(a, folders(a), path))
    done.expect(2, names=path) if kind != "dangling" else done.expect(0, 2)


def output_of_another(a: Arena) -> None:
    """The folder may not be written."""
    folder = a.work / "theirs"
    folder.mkdir(mode=0o555)
    a.use_full_store()
    a.give_to(STRANGER)
    os.chown(folder, 0, 0)
    path = folder / "out"
    words = draw_words(a, {**writers(a), **folders(a)}, path)
    a.run(*words, uid=STRANGER).expect(2, names=path if "new" not in words else folder)


def full_disk(a: Arena) -> None:
    """The disk is full while a file is written."""
    path = a.work / "out"
    words = draw_words(a, {**writers(a), **folders(a)}, path)
    if words[0] == "tune":
        a.run(*words, limits={resource.RLIMIT_FSIZE: a.draw(0, 100, 1000)}).expect(0, 2)
    else:
        a.run(*words, limits={resource.RLIMIT_FSIZE: a.draw(0, 100, 1000)}).expect(2, names=path)


def hostile_output(a: Arena) -> None:
    """The name of what is written is hostile: it is written under that name, or refused."""
    name = a.draw(*HOSTILE_NAMES)
    path = a.work / name
    words = draw_words(a, writers(a), path)
    done = a.run(*words)
    done.expect(0, 2, names=path)
    if done.code == 0 and not path.exists():
        raise FailedError(f"{words[0]}: wrote no {name!r}")
    if done.code == 0 and "--json" in words:
        json.loads(path.read_text())


def export_over(a: Arena) -> None:
    """An export meets a file of the user's, or a link to one."""
    path, mine = a.work / "out.py", a.work / "mine.py"
    mine.write_text("mine = True\n")
    kind = a.draw("file", "link", "hard link")
    if kind == "file":
        path = mine
    elif kind == "link":
        path.symlink_to(mine)
    else:
        os.link(mine, path)
    a.run(*export_words("-o", path)).expect(0, 2, names=path)
    if mine.read_text() != "mine = True\n":
        raise FailedError(f"an export wrote over the user's own file ({kind})")


def export_names(a: Arena) -> None:
    """An op's package would take the name of another."""
    name = a.draw("import", "torch", "os", "class", "sys", "numpy", "none", "match", "__init__", "a-b", "A", "1", ".")
    path = a.work / name
    done = a.run(*export_words("--to", "custom_op", "-o", path))
    if name in ("import", "torch", "os", "class", "sys", "numpy", "a-b", "1"):
        done.expect(2, names=path)
    else:
        done.expect(0, 2, names=path)


def hostile_op_folder(a: Arena) -> None:
    """The folder of ops has something else in it."""
    kernels = a.work / "kernels"
    kernels.mkdir()
    folder = kernels / "odd"
    folder.mkdir()
    file = folder / "op.py"
    kind = a.draw("syntax", "raises", "exits", "no op", "fifo", "directory", "nul", "other name", "loop", "encoding")
    texts = {
        "syntax": "op = (\n",
        "raises": "raise RuntimeError('[red]no[/] \\x1b[2J')\n",
        "exits": "raise SystemExit(0)\n",
        "no op": "op = 3\n",
        "nul": "op = 3\0\n",
        "other name": (OPS / "hostile" / "op.py").read_text(),
        "encoding": "# -*- coding: nonsense -*-\nop = 3\n",
    }
    if kind in texts:
        file.write_text(texts[kind])
    elif kind == "fifo":
        os.mkfifo(file)
    elif kind == "directory":
        file.mkdir()
    else:
        file.symlink_to("op.py")
    words = a.draw(["list"], ["verify"], ["verify", "odd"], ["export", "odd", "--case", "x"])
    a.run(*words, "--kernels", kernels).expect(2, names=kernels)


def damaged_trace(a: Arena) -> None:
    """A saved trace is damaged."""
    path = a.work / "t.npz"

    def save() -> None:
        import torch  # noqa: PLC0415

        import workbench as wb  # noqa: PLC0415

        x, y = torch.arange(100.0), torch.empty(100)
        wb.load(SOURCE, "hostile").trace(x, y, 100, grid=4, block=32).save(path)

    def load() -> None:
        import workbench as wb  # noqa: PLC0415

        str(wb.Trace.load(path))

    a.call(save).expect(0)
    data = path.read_bytes()
    kind = a.draw("flip", "flip", "cut", "empty", "text", "directory", "none", "fifo", "zip", "npy")
    at = a.rng.randrange(len(data))
    if kind in ("directory", "none", "fifo"):
        path.unlink()
        path.mkdir() if kind == "directory" else os.mkfifo(path) if kind == "fifo" else None
    elif kind == "npy":
        with path.open("wb") as file:
            np.save(file, np.arange(3))
    else:
        path.write_bytes(
            {
                "flip": data[:at] + bytes([data[at] ^ (1 << a.rng.randrange(8))]) + data[at + 1 :],
                "cut": data[:at],
                "empty": b"",
                "text": b"not a trace\n",
                "zip": b"PK\x05\x06" + bytes(18),
            }[kind]
        )
    a.call(load).expect(0, 2, names=path)


def model_file(a: Arena) -> None:
    """A model file does what no model does."""
    file = a.work / "model.py"
    text = {
        "syntax": "class Model(\n",
        "raises": "raise RuntimeError('[red]no[/] \\x1b[2J \\ud800')\n",
        "exits": "import os\nos._exit(0)\n",
        "nothing": "x = 1\n",
        "binary": "\0\1\2",
    }
    kind = a.draw(*text, "fifo", "directory", "none")
    if kind in text:
        file.write_text(text[kind])
    elif kind == "fifo":
        os.mkfifo(file)
    elif kind == "directory":
        file.mkdir()
    a.run("verify", file, "--time-limit-s", 5).expect(1, 2, names=file)


KINDS = (
    FaultKind("source-of-an-odd-kind", "files", "an error that names it", odd_source, 4, is_sampled=True),
    FaultKind("source-of-odd-content", "files", "right, or an error that names it", odd_content, 6),
    FaultKind("source-of-a-hostile-name", "files", "the same", odd_name, 4),
    FaultKind("source-edited", "files", "each launch is of one text", edited, 2),
    FaultKind("output-in-an-odd-place", "files", "an error that names it", odd_output, 5, is_sampled=True),
    FaultKind("folder-in-an-odd-place", "files", "the same", odd_folder, 4),
    FaultKind("output-of-another", "files", "the same", output_of_another, needs_root=True),
    FaultKind("output-on-a-full-disk", "files", "the same", full_disk, 4),
    FaultKind("output-of-a-hostile-name", "files", "written so, or refused", hostile_output, 5),
    FaultKind("export-over-a-file", "files", "the user's own file stays", export_over),
    FaultKind("export-of-a-taken-name", "files", "refused", export_names),
    FaultKind("folder-of-no-op", "files", "an error that names it", hostile_op_folder, 4),
    FaultKind("trace-damaged", "files", "read, or an error that names it", damaged_trace, 4),
    FaultKind("model-file", "files", "an error that names it", model_file),
)
