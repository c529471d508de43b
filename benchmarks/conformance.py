"""How many kernels of a checkout of CUDA sources load, and compile to native code for the emulator.

    python benchmarks/conformance.py DIR [--every 10] [--json FILE]

Every ``__global__`` function of the ``.cu`` files below DIR, and of what they include, is one row: whether it loads as
it is, whether the emulator makes native code of it, and if not, the reason in few words. Of a template the instances
that the host code launches are taken. Macros and include directories that a folder's Makefile names (``-DNAME=VALUE``,
``-I../other``) are taken, too, and C++20 where a source has designated initialisers, which are an extension of other
compilers before.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import workbench as wb
from workbench.compile import CompileOptions, Source
from workbench.compile.compilation import Compilation, read_host_code, read_source
from workbench.compile.declarations import Declaration
from workbench.compile.launches import find_instances
from workbench.core.errors import CompileError, UnsupportedInstructionError, WorkbenchError

_MOST_UNITS = 3
"""Translation units in which a kernel is tried that a header defines."""
_MOST_INSTANCES = 3
_MOST_FOLDERS = 8  # of a process: what it has compiled stays in its memory
_GUESSES = {"typename": "float", "class": "float", "bool": "true", "int": "32"}
OFF = "behind a conditional that this build turns off"
"""Such kernels are listed, and not counted: nvcc does not see them either."""
_DESIGNATED = re.compile(r"=\s*\{\s*\.\w+\s*=")
_DEFINE = re.compile(r"(?<!\S)-D\s*(\w+)(?:=([^\s\\]+))?")
_DIRECTORY = re.compile(r"(?<!\S)-I\s*(\S+)")
_UNSETTLED = re.compile(r'identifier "(\w+)" is undefined')
_VARIABLE = re.compile(r"^(\w+)\s*[:?]?=\s*(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    """What became of a kernel.

    Attributes
    ----------
    file, line, kernel : str, int, str
        Where it is defined, and its name or instance.
    loads, compiles : bool
        Whether it has a signature; whether there is native code for the emulator.
    reason : str
        Empty where it compiles.
    detail : str
        The first line of the error.
    guessed : bool
        Whether the instance is no launch of the program's, but made up.
    seconds : float
    """

    file: str
    line: int
    kernel: str
    loads: bool
    compiles: bool
    reason: str
    detail: str
    guessed: bool
    seconds: float


def main(words: Sequence[str] | None = None) -> int:
    """Print the table; return 1 where less than the wanted share compiles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take each n-th folder")
    parser.add_argument("--start", type=int, default=0, help="the first folder that is taken")
    parser.add_argument("--only", default="", help="regular expression of the folders' names")
    parser.add_argument("-I", dest="include_dirs", action="append", default=[], type=Path)
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", type=Path, help="file of the rows, written after each folder")
    parser.add_argument("--resume", action="store_true", help="keep the rows of that file, and run the other folders")
    parser.add_argument("--least", type=float, default=0.0, help="percentage below which the exit code is 1")
    options = parser.parse_args(words)
    if options.resume and not options.json:
        parser.error("--resume needs --json FILE, which has the rows")
    found: dict[str, list[Row]] = {}
    if options.resume and options.json.is_file():
        found = {name: [Row(**row) for row in rows] for name, rows in json.loads(options.json.read_text()).items()}
    chosen = _folders(options.directory)[options.start :: options.every]
    folders = [f for f in chosen if re.search(options.only, f.name) and _key(f, options.directory) not in found]
    folders.sort(key=_size_bytes, reverse=True)  # so that no long one is left for the end
    work = partial(_of_folder, root=options.directory, include_dirs=options.include_dirs, arch=options.arch)
    with get_context("spawn").Pool(options.jobs, maxtasksperchild=_MOST_FOLDERS) as pool:
        for name, rows in pool.imap_unordered(work, folders):
            found[name] = rows
            if options.json:
                document = {name: [asdict(row) for row in found[name]] for name in sorted(found)}
                options.json.write_text(json.dumps(document, indent=1))
            for row in rows:
                if not row.compiles:
                    print(
                        f"{row.file}:{row.line}: {row.kernel}: {row.reason}: {row.detail}", file=sys.stderr, flush=True
                    )
    rows = [row for rows in found.values() for row in rows]
    rows.sort(key=_place)
    _show(rows)
    counted = [row for row in rows if row.reason != OFF]
    return int(100 * sum(row.compiles for row in counted) < options.least * len(counted))


def _place(row: Row) -> tuple[str, int, str]:
    return row.file, row.line, row.kernel


def _show(rows: Sequence[Row]) -> None:
    rows, off = [row for row in rows if row.reason != OFF], sum(row.reason == OFF for row in rows)
    compiled, loaded = sum(row.compiles for row in rows), sum(row.loads for row in rows)
    print(f"{len(rows)} kernels: {loaded} load, {compiled} compile to native code ", end="")
    print(f"({100 * compiled / max(len(rows), 1):.1f} %); {sum(row.guessed for row in rows)} by made-up instances")
    print(f"{off} more are {OFF}" if off else "", end="\n" if off else "")
    for reason, count in Counter(row.reason for row in rows if row.reason).most_common():
        where = next(row for row in rows if row.reason == reason)
        print(f"{count:5}  {reason}  (as {where.kernel} of {where.file})")


def _folders(root: Path) -> list[Path]:
    """Find the folders in which there are CUDA sources: those directly below the root, or the root itself."""
    below = sorted(path for path in root.iterdir() if path.is_dir() and any(path.rglob("*.cu")))
    return [*below, *([root] if any(root.glob("*.cu")) else [])]


def _key(folder: Path, root: Path) -> str:
    """Return the path of a folder below the root, which names its rows."""
    return folder.relative_to(root).as_posix()


def _size_bytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*.cu"))


def _of_folder(folder: Path, root: Path, include_dirs: Sequence[Path], arch: str) -> tuple[str, list[Row]]:
    return _key(folder, root), list(_rows_of(folder, root, include_dirs, arch))


def _rows_of(folder: Path, root: Path, include_dirs: Sequence[Path], arch: str) -> Iterator[Row]:
    files = sorted(folder.glob("*.cu") if folder == root else folder.rglob("*.cu"))
    defines, named = _makefile_options(folder)
    first = [folder, *(d for d in (folder / "include", folder / "src", folder / "inc") if d.is_dir())]
    around = first + sorted(
        {path.parent for path in folder.rglob("*.h*")} | {path.parent for path in folder.rglob("*.cuh")}
    )
    texts = (path.read_text(errors="replace") for path in folder.rglob("*.*") if path.suffix in (".cu", ".h", ".cuh"))
    std = "c++20" if any(map(_DESIGNATED.search, texts)) else "c++17"

    def options_of(file: Path) -> CompileOptions:
        """Name the folders with headers: of those with one name, that of the nearest folder is meant."""
        near = sorted(around, key=lambda d: (d not in first, -len(Path(os.path.commonpath([d, file.parent])).parts)))
        directories = list(dict.fromkeys([*near, *named, *include_dirs]))
        return CompileOptions(arch=arch, defines=defines, include_dirs=directories, std=std)

    units: dict[tuple[str, int], list[tuple[Path, Declaration]]] = {}
    overloads: dict[tuple[Path, str], set[tuple[str, ...]]] = {}
    for file in files:
        try:
            reading = read_source(Source.read(file), options_of(file))
        except WorkbenchError as error:
            yield Row(str(file.relative_to(root)), 0, "", False, False, "the file is not read", _first(error), False, 0)
            continue
        for path, declared in reading.all():
            if not declared.template:
                overloads.setdefault((file, declared.name), set()).add(declared.types)
            if declared.is_definition and Path(os.path.normpath(path)).is_relative_to(root.absolute()):
                units.setdefault((os.path.normpath(path), declared.line), []).append((file, declared))
    for (path, line), places in units.items():
        home = str(Path(path).relative_to(root.absolute()))
        # A file that others include is tried in these first: it may lean on what they have before it.
        ordered = sorted(places, key=lambda place: place[0].absolute() == Path(path))[:_MOST_UNITS]
        tried, text = [], Path(path).read_text(errors="replace")
        for file, declared in ordered:
            several = len(overloads.get((file, declared.name), ())) > 1
            tried.append(_try(file, declared, options_of(file), home, line, text, several=several))
            if tried[-1].compiles:
                break
        yield next((row for row in tried if row.compiles), tried[0])
    yield from _refused(files, options_of, root)


def _refused(files: Sequence[Path], options_of: Callable[[Path], CompileOptions], root: Path) -> Iterator[Row]:
    """Yield a row for each kernel that is left out, as it uses what NVRTC does not have."""
    seen: set[tuple[str, int]] = set()
    for file in files:
        try:
            code = read_host_code(Source.read(file), options_of(file))
        except WorkbenchError:
            continue
        for each in code.left_out:
            path, lines = Path(os.path.normpath(each.path)), code.texts[each.path].splitlines()
            text = " ".join(lines[each.line - 1 : each.end_line]).split("{")[0]
            if each.reason and "__global__" in text and (str(path), each.line) not in seen:
                seen.add((str(path), each.line))
                home = str(path.absolute().relative_to(root.absolute()))
                yield Row(home, each.line, each.name, False, False, f"uses {each.reason}", str(each), False, 0.0)


def _try(
    file: Path, declared: Declaration, options: CompileOptions, home: str, line: int, text: str, *, several: bool
) -> Row:
    """Load and compile a kernel in one translation unit: of a template, the first instance that compiles."""
    names, guessed = [declared.name], False
    if written := _specialization(declared, line, text):
        names = [written]
    elif several and not declared.template:
        # A macro with two definitions looks like two types: then the name alone is enough.
        names = [f"(void (*)({', '.join(declared.types)})){declared.name}", declared.name]
    if declared.template:
        program = Compilation(Source.read(file), options, (), options.arch).texts
        found = find_instances(program, declared.name, declared.template, declared.types)
        guessed = not found
        names = list(found[:_MOST_INSTANCES]) or [_guess(declared)]
    start_s, rows = time.perf_counter(), []
    for name in names:  # which grows where a name leaves something open
        loads = False
        try:
            kernel = wb.load(
                file,
                name,
                defines=options.defines,
                arch=options.arch,
                include_dirs=options.include_dirs,
                std=options.std,
            )
            loads = bool(str(kernel.signature))
            kernel.current_build().on_emulator.program.engine()
            return Row(home, line, name, True, True, "", "", guessed, time.perf_counter() - start_s)
        except WorkbenchError as error:
            reason, detail = _reason(error)
            unsettled = _UNSETTLED.search(_first(error))
            if declared.template and unsettled and re.search(rf"\b{unsettled[1]}\b", name):
                guessed = True
                names.append(re.sub(rf"\b{unsettled[1]}\b", _GUESSES["int"], name))
            rows.append(Row(home, line, name, loads, False, reason, detail, guessed, time.perf_counter() - start_s))
    return rows[0]


def _specialization(declared: Declaration, line: int, text: str) -> str:
    """Return the instance that a definition behind ``template <>`` is of; empty for any other."""
    here = "\n".join(text.splitlines()[line - 1 : line + 2])
    found = re.search(rf"\b{re.escape(declared.base_name)}\s*(<[^;{{}}()]*>)\s*\(", here)
    return f"{declared.name}{found[1]}" if found and not declared.template else ""


def _guess(declared: Declaration) -> str:
    """Make up an instance: floats, true, 32."""
    parts = re.sub(r"=[^,>]*", "", declared.template.strip("<> ")).split(",")
    kinds = [part.split() for part in parts if part.strip()]
    values = [next((_GUESSES[word] for word in words if word in _GUESSES), "32") for words in kinds]
    return f"{declared.name}<{', '.join(values)}>"


def _reason(error: WorkbenchError) -> tuple[str, str]:
    """Name the reason of a failure, without what differs from kernel to kernel; and its first line."""
    if isinstance(error, UnsupportedInstructionError):
        return "an instruction that the emulator lacks", _first(error)
    if isinstance(error, CompileError) and error.diagnostics:
        first = next((d for d in error.diagnostics if d.severity == "error"), error.diagnostics[0])
        message = first.message.split("\n")[0]
        return re.sub(r"\s+", " ", message)[:120], f"{first.path}:{first.line}: {first.text.strip()[:100]}"
    if off := re.search(
        r"no kernel '[^']*?(\w+)(?:<.*>)?': (?:name.*|identifier|namespace \S+ has no member) \"\1\"", _first(error)
    ):
        return OFF, f"{off[1]}: {_first(error)}"
    return f"{type(error).__name__}: {re.sub(r'[^ ]*/[^ ]*', '', _first(error))[:100]}", _first(error)


def _first(error: Exception) -> str:
    return str(error).split("\n")[0][:240]


def _makefile_options(folder: Path) -> tuple[Mapping[str, str], list[Path]]:
    """Read the macros and directories that a folder's Makefile gives to the compiler, its variables put in."""
    file = folder / "Makefile"
    if not file.is_file():
        return {}, []
    text = re.sub(r"\\\n", " ", file.read_text(errors="replace"))
    text = "\n".join(line.split("#")[0] for line in text.splitlines())
    variables = dict(_VARIABLE.findall(text))
    for _ in range(3):
        text = re.sub(r"\$[({](\w+)[)}]", lambda m: variables.get(m[1], ""), text)
    found = {name: value.strip("'\"") or "1" for name, value in _DEFINE.findall(text)}
    directories = [(folder / path).resolve() for path in _DIRECTORY.findall(text)]
    kept = {name: value for name, value in found.items() if not _is_switch(name)}
    return kept, [path for path in directories if path.is_dir()]


def _is_switch(name: str) -> bool:
    """Tell a macro that turns on what the host's other libraries need."""
    return name in ("DEBUG", "MPI", "OPENMP", "USE_GPU", "NDEBUG")


if __name__ == "__main__":
    sys.exit(main())
