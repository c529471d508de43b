"""Workbench, kernel_tuner, nvcc4jupyter and load_inline on the same three tasks: lines, seconds, what a mistake shows.

The tasks are the blocks of `docs/coming_from/side_by_side.md`. Each runs in a process of its own, which finds nothing
compiled before; the page's tables are written from the result.

    python benchmarks/side_by_side.py      # needs a CUDA GPU, nvcc and the packages; writes results/<name>-<date>.json
    python benchmarks/side_by_side.py --tables results/side_by_side-DATE.json     # the page's tables; needs no GPU
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import json
import linecache
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import wraps
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Lock
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "coming_from" / "side_by_side.md"
STARTED = "SIDE_BY_SIDE_STARTED"
"""The environment variable that holds when a process was started."""
TASKS = {"A first right result": "first", "A sweep": "sweep"}
SHOWN_CHARS = 6000


@dataclass(frozen=True)
class Tool:
    """One tool.

    Attributes
    ----------
    name : str
        As the page has it.
    module : str
        What is imported for it.
    compilers : tuple of str
        Its compiler calls, as ``module:attribute``.
    uses_sanitizer : bool
        Whether compute-sanitizer is what is asked for faults.
    lineinfo : tuple of str and str
        A change of a block that has the compiler note source lines.
    wide : tuple of str and str
        A change of a block that makes x in double precision.
    """

    name: str
    module: str
    compilers: tuple[str, ...]
    uses_sanitizer: bool = True
    lineinfo: tuple[str, str] = ("", "")
    wide: tuple[str, str] = ("torch.randn(512, 1000", "torch.randn(512, 1000, dtype=torch.float64")


TOOLS = {
    tool.name: tool
    for tool in (
        Tool(
            "Workbench",
            "workbench",
            tuple(f"workbench.kernel.build:{name}" for name in ("compile_ptx", "compile_cubin", "parse_signature")),
            uses_sanitizer=False,
        ),
        Tool(
            "kernel_tuner",
            "kernel_tuner",
            ("kernel_tuner.core:DeviceInterface.compile_kernel",),
            lineinfo=('lang="cupy"', 'lang="cupy", compiler_options=["-lineinfo"]'),
        ),
        Tool(
            "nvcc4jupyter",
            "nvcc4jupyter",
            ("nvcc4jupyter.plugin:NVCCPlugin._compile",),
            lineinfo=('-c "-I."', '-c "-I. -lineinfo"'),
            wide=("float *gpu_x, *gpu_y;", "double *gpu_x;\n  float *gpu_y;"),
        ),
        Tool(
            "load_inline",
            "torch",
            ("torch.utils.cpp_extension:load_inline",),
            lineinfo=('functions=["run"]', 'functions=["run"], extra_cuda_cflags=["-lineinfo"]'),
        ),
    )
}
BARRIER = "  const float all = part[0];\n  __syncthreads();  // every thread has read part[0]\n  return all;\n"


@dataclass(frozen=True)
class Mistake:
    """One mistake.

    Attributes
    ----------
    name : str
        As the table has it.
    kernel : tuple of str and str
        A change of ``softmax.cu``; none where the block is changed.
    check : str
        compute-sanitizer's tool.
    """

    name: str
    kernel: tuple[str, str] = ("", "")
    check: str = "memcheck"


MISTAKES = (
    Mistake("a race", (BARRIER, "  return part[0];\n"), "racecheck"),
    Mistake("out of bounds", ("c < cols; c += BLOCK_SIZE) out", "c <= cols; c += BLOCK_SIZE) out")),
    Mistake("float64"),
)


@dataclass(frozen=True)
class Block:
    """A block of the page.

    Attributes
    ----------
    task, tool : str
    language : str
        ``"ipython"`` where it is cells of a notebook.
    text : str
    """

    task: str
    tool: str
    language: str
    text: str

    @property
    def lines(self) -> int:
        """How many lines are neither blank nor a comment."""
        stripped = (line.strip() for line in self.text.splitlines())
        return sum(bool(line) and not line.startswith(("# ", "//")) for line in stripped)


def read_blocks(page: str) -> list[Block]:
    """Read the blocks of the tasks: under a task's heading, a line names the tool, and its block follows."""
    found = []
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        task = TASKS.get(section.partition("\n")[0])
        for tool, language, text in re.findall(
            r"^`?(\w+)`?:\n\n```(\w+)\n(.*?)^```", section, re.MULTILINE | re.DOTALL
        ):
            if task and tool in TOOLS:
                found.append(Block(task, tool, language, text))
    return found


def read_kernels(page: str) -> dict[str, str]:
    """Read the kernels' files by name."""
    return {
        name: text for text, name in re.findall(r"^```cuda\n(// (\w+\.cu)\n.*?)^```", page, re.MULTILINE | re.DOTALL)
    }


def change(text: str, old: str, new: str) -> str:
    """Replace what stands once in a text.

    Raises
    ------
    ValueError
        If it does not stand there once.
    """
    if not old:
        return text
    if text.count(old) != 1:
        raise ValueError(f"expected {old!r} once; it is there {text.count(old)} times in\n{text}")
    return text.replace(old, new)


class Clock:
    """Seconds of a process: importing, compiling, in all."""

    def __init__(self) -> None:
        self.started = float(os.environ[STARTED])
        self.imported_s = 0.0
        self.compiled_s = 0.0
        self._depth = 0

    def now_s(self) -> float:
        """Seconds since the process was started."""
        return time.time() - self.started

    def watch(self, where: str) -> None:
        """Add up the time that a function takes, the outermost call alone."""
        module, _, path = where.partition(":")
        owner: Any = importlib.import_module(module)
        *owners, name = path.split(".")
        for part in owners:
            owner = getattr(owner, part)
        function = getattr(owner, name)

        @wraps(function)
        def timed(*args: Any, **kwargs: Any) -> Any:
            start, self._depth = time.perf_counter(), self._depth + 1
            try:
                return function(*args, **kwargs)
            finally:
                self._depth -= 1
                if not self._depth:
                    self.compiled_s += time.perf_counter() - start

        setattr(owner, name, timed)


def run_python(path: Path, clock: Clock) -> None:
    """Run a block statement by statement."""
    text = path.read_text(encoding="utf-8")
    linecache.checkcache(str(path))
    names: dict[str, Any] = {"__name__": "__main__", "__file__": str(path)}
    for statement in ast.parse(text).body:
        exec(compile(ast.Module([statement], []), str(path), "exec", dont_inherit=True), names)
        if isinstance(statement, ast.Import | ast.ImportFrom):
            clock.imported_s = clock.now_s()


def run_cells(path: Path, clock: Clock) -> None:
    """Run a notebook's cells in IPython."""
    from IPython.core.interactiveshell import InteractiveShell  # noqa: PLC0415

    shell: Any = InteractiveShell.instance(colors="nocolor")
    for index, cell in enumerate(path.read_text(encoding="utf-8").split("# %%\n")):
        shell.run_cell(cell).raise_error()
        if not index:
            clock.imported_s = clock.now_s()


def run_block(tool: Tool, path: Path, result: Path) -> int:
    """Run a block in this process, write its times; 1 where it raises."""
    clock, error = Clock(), ""
    for where in tool.compilers:
        clock.watch(where)
    try:
        (run_cells if path.suffix == ".ipy" else run_python)(path, clock)
    except Exception as raised:  # what the block raises is the result
        error = f"{type(raised).__name__}: {raised}"
        sys.stdout.flush()
        traceback.print_exc()
    total_s = clock.now_s()
    parts = {"import_s": clock.imported_s, "compile_s": clock.compiled_s}
    rest_s = total_s - sum(parts.values())
    result.write_text(json.dumps({"total_s": total_s, **parts, "rest_s": rest_s, "error": error}), encoding="utf-8")
    return 1 if error else 0


@dataclass(frozen=True)
class Ran:
    """What a process did.

    Attributes
    ----------
    exit_code : int or None
        None where it ran past its time.
    seconds : mapping of str to float
    error : str
        What the block raised.
    shown : str
        What it printed.
    """

    exit_code: int | None
    seconds: Mapping[str, float]
    error: str
    shown: str


def execute(block: Block, folder: Path, kernels: Mapping[str, str], asked: Sequence[str], limit_s: float) -> Ran:
    """Run a block in a process of its own, in a folder that holds the kernels and every cache."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in kernels.items():
        if not (folder / name).exists() or (folder / name).read_text() != text:
            (folder / name).write_text(text, encoding="utf-8")
    path = folder / ("block.ipy" if block.language == "ipython" else "block.py")
    path.write_text(block.text, encoding="utf-8")
    result = folder / "result.json"
    result.unlink(missing_ok=True)
    caches = (
        "WORKBENCH_CACHE_DIR",
        "CUPY_CACHE_DIR",
        "TORCH_EXTENSIONS_DIR",
        "CUDA_CACHE_PATH",
        "IPYTHONDIR",
        "XDG_CACHE_HOME",
    )
    environment = {**os.environ, **{name: str(folder / name.lower()) for name in caches}, "NO_COLOR": "1"}
    command = [*asked, sys.executable, __file__, "--run", str(path), "--tool", block.tool, "--json", str(result)]
    if asked:
        environment["PYTORCH_NO_CUDA_MEMORY_CACHING"] = "1"  # else an allocation ends at a multiple of 2 MiB
    environment[STARTED] = str(time.time())
    with (folder / "shown.txt").open("w+", encoding="utf-8", errors="replace") as shown:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=shown, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            exit_code: int | None = process.wait(timeout=max(limit_s, 1.0))
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # with the compilers and programs that it started
            process.wait()
            exit_code = None
    text = re.sub(r"\x1b\[[0-9;]*m", "", (folder / "shown.txt").read_text(encoding="utf-8", errors="replace"))
    told: dict[str, Any] = json.loads(result.read_text(encoding="utf-8")) if result.exists() else {}
    error = told.pop("error", "")
    if len(text) > 2 * SHOWN_CHARS:
        text = f"{text[:SHOWN_CHARS]}\n[...]\n{text[-SHOWN_CHARS:]}"
    return Ran(exit_code, told, shorten(error), shorten(text))


def shorten(text: str) -> str:
    """Leave the directories of absolute paths out: they say nothing but where somebody keeps things."""
    return re.sub(r"(?<![\w.])/(?:[\w.+-]+/)+", ".../", text)


def read_libraries(folder: Path) -> None:
    """Read once what the tools read, so that none of them finds the disk cold and the next one warm."""
    names = {
        "cupy",
        "triton.testing",
        "torch.utils.cpp_extension",
        "IPython",
        *(tool.module for tool in TOOLS.values()),
    }
    code = f"import torch, {', '.join(sorted(names))}\ntorch.zeros(1, device='cuda')"
    subprocess.run([sys.executable, "-c", code], check=True)
    import torch  # noqa: PLC0415

    for header in (Path(torch.__file__).parent / "include").rglob("*.h"):
        header.read_bytes()
    empty = folder / "empty.cu"
    empty.write_text(
        "#include <vector>\n#include <cmath>\n__global__ void none() {}\nint main() { none<<<1, 1>>>(); }\n"
    )
    subprocess.run(["nvcc", "-arch=sm_90", str(empty), "-o", str(folder / "empty")], check=True)


class Day:
    """The tasks of all tools, within a time."""

    def __init__(
        self, blocks: Sequence[Block], kernels: Mapping[str, str], folder: Path, budget_s: float, out: Path
    ) -> None:
        self.blocks = {(block.task, block.tool): block for block in blocks}
        self.kernels, self.folder, self.out = kernels, folder, out
        self.deadline = time.monotonic() + budget_s
        self.document: dict[str, Any] = {"tasks": [], "mistakes": []}
        self.lock = Lock()

    def left_s(self) -> float:
        """Seconds that are left."""
        return self.deadline - time.monotonic()

    def add(self, kind: str, row: Mapping[str, Any]) -> None:
        """Add a row, and write what is known."""
        with self.lock:
            self.document[kind].append(row)
            self.out.write_text(json.dumps(self.document, indent=1) + "\n", encoding="utf-8")

    def time_task(self, task: str, tool: str, *, again: bool) -> None:
        """Run a task from nothing, and once more."""
        block = self.blocks[task, tool]
        folder = self.folder / f"{task}-{tool}"
        row: dict[str, Any] = {"task": task, "tool": tool, "lines": block.lines}
        for when in ("first", "again") if again else ("first",):
            ran = execute(block, folder, self.kernels, (), min(self.left_s(), 120.0))
            row[when] = asdict(ran)
            print(f"{task:6} {tool:13} {when:5} exit {ran.exit_code} {ran.seconds} {ran.error[:200]}", flush=True)
        self.add("tasks", row)

    def make_mistake(self, mistake: Mistake, tool: Tool) -> None:
        """Run the first task with a mistake: as it stands, and asked for faults."""
        block = self.blocks["first", tool.name]
        text = change(block.text, *tool.lineinfo)
        kernels = self.kernels
        if mistake.kernel[0]:
            kernels = {**kernels, "softmax.cu": change(kernels["softmax.cu"], *mistake.kernel)}
        else:
            text = change(text, *tool.wide)
        folder = self.folder / f"{mistake.name}-{tool.name}".replace(" ", "_")
        plain = execute(Block("first", tool.name, block.language, text), folder, kernels, (), min(self.left_s(), 100.0))
        row = {"mistake": mistake.name, "tool": tool.name, "plain": asdict(plain)}
        if mistake.kernel[0]:
            prefix: tuple[str, ...] = ()
            if tool.uses_sanitizer:
                prefix = (
                    "compute-sanitizer",
                    "--tool",
                    mistake.check,
                    "--target-processes",
                    "all",
                    "--print-limit",
                    "5",
                )
            else:
                text = change(text, "assert report, report", 'print(run.to("cpu").sanitize())')
            asked = execute(
                Block("first", tool.name, block.language, text), folder, kernels, prefix, min(self.left_s(), 100.0)
            )
            row["asked"] = asdict(asked)
        print(f"{mistake.name}, {tool.name}: exit {plain.exit_code} {plain.error[:200]!r}", flush=True)
        self.add("mistakes", row)


def measure(options: argparse.Namespace, path: Path) -> None:
    """Run everything and write it."""
    from workbench.bench.conditions import Machine  # noqa: PLC0415

    page = PAGE.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        day = Day(read_blocks(page), read_kernels(page), folder, options.budget_s, path)
        day.document |= {
            "what": "lines, seconds and what is shown, of docs/coming_from/side_by_side.md",
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "machine": vars(Machine.of("cuda")),
            "cores": os.cpu_count(),
            "versions": dict(versions()),
        }
        read_libraries(folder)
        for task in TASKS.values():
            for tool in TOOLS:
                day.time_task(task, tool, again=task == "first")
        with ThreadPoolExecutor(6) as pool:
            jobs = [
                pool.submit(day.make_mistake, mistake, tool)
                for tool in reversed(TOOLS.values())
                for mistake in MISTAKES
            ]
            for job in jobs:
                job.result()


def versions() -> Iterator[tuple[str, str]]:
    """Yield the versions of the tools."""
    for name in ("kernel-tuner", "nvcc4jupyter", "ipython", "torch", "cupy-cuda13x"):
        with contextlib.suppress(PackageNotFoundError):
            yield name, version(name)


SAID_CHARS = 240
_TELLING = re.compile(r"^.*?(\w*Warning: .*|error: .*|wrong: .*)$", re.MULTILINE)
_SANITIZED = re.compile(r"^========= ((?:Error|Invalid).*(?:\n=========     (?:and|at|by) .*)*)", re.MULTILINE)
_FINDING = re.compile(r"^\S+:\d+: [\w-]+: .*$", re.MULTILINE)


def said(ran: Mapping[str, Any]) -> str:
    """Choose of what a process showed the lines that tell of a mistake."""
    if ran["exit_code"] is None:
        return "it ran past its time"
    found = list(dict.fromkeys(_TELLING.findall(ran["shown"]))) if not ran["error"] else []
    warnings = [line for line in dict.fromkeys(_TELLING.findall(ran["shown"])) if "Warning: " in line]
    told = " ".join([*(warnings if ran["error"] else found), " ".join(ran["error"].split())]).strip()
    return quote(told) if told else "nothing: the result is right"


def said_when_asked(row: Mapping[str, Any]) -> str:
    """Choose of what a process showed the first finding."""
    if "asked" not in row:
        return ""
    shown = row["asked"]["shown"]
    if row["tool"] == "Workbench":
        found = _FINDING.findall(shown)
    else:
        found = [re.sub(r"\n=========     ", " ", one) for one in _SANITIZED.findall(shown)]
    return quote(found[0]) if found else "no finding"


def quote(text: str) -> str:
    """Spell what a tool said in a cell of a table."""
    text = text.replace("|", "/").replace("`", "'")
    return f"`{text if len(text) <= SAID_CHARS else text[:SAID_CHARS].rstrip() + ' ...'}`"


def tables_of(document: Mapping[str, Any]) -> dict[str, str]:
    """Write the page's tables, by name."""
    named = {"kernel-tuner": "kernel_tuner", "cupy-cuda13x": "CuPy", "ipython": "IPython"}
    packages = ", ".join(f"{named.get(name, name)} {number}" for name, number in document["versions"].items())
    machine = f"One {document['machine']['device']} and {document['cores']} cores; {packages}; {document['date'][:10]}."
    tasks = {(row["task"], row["tool"]): row for row in document["tasks"]}
    first = [
        "| | lines | seconds to the right result | importing | compiling | the rest | again |",
        "|---|---|---|---|---|---|---|",
    ]
    sweep = ["| | lines | seconds | |", "|---|---|---|---|"]
    for tool in TOOLS:
        row = tasks["first", tool]
        parts = [f"{row['first']['seconds'][name]:.1f}" for name in ("total_s", "import_s", "compile_s", "rest_s")]
        first.append(f"| {tool} | {row['lines']} | {' | '.join(parts)} | {row['again']['seconds']['total_s']:.1f} |")
        row = tasks["sweep", tool]
        ended = quote(row["first"]["error"]) if row["first"]["error"] else "all 12 right"
        sweep.append(f"| {tool} | {row['lines']} | {row['first']['seconds']['total_s']:.1f} | {ended} |")
    mistakes = ["| mistake | | at once | asked |", "|---|---|---|---|"]
    for mistake in MISTAKES:
        for tool in TOOLS:
            row = next(r for r in document["mistakes"] if (r["mistake"], r["tool"]) == (mistake.name, tool))
            mistakes.append(f"| {mistake.name} | {tool} | {said(row['plain'])} | {said_when_asked(row)} |")
    return {
        "machine": machine,
        **{n: "\n".join(t) for n, t in (("first", first), ("sweep", sweep), ("mistakes", mistakes))},
    }


def put(page: str, tables: Mapping[str, str]) -> str:
    """Return the page with its tables between their marks.

    Raises
    ------
    ValueError
        If a mark is not there.
    """
    for name, text in tables.items():
        begin, end = (f"<!-- benchmarks/side_by_side.py: {name}: {which} -->" for which in ("begin", "end"))
        if page.count(begin) != 1 or page.count(end) != 1:
            raise ValueError(f"expected the marks {begin} and {end} once")
        head, _, rest = page.partition(begin)
        page = f"{head}{begin}\n{text}\n{end}{rest.partition(end)[2]}"
    return page


def main() -> int:
    """Run what was asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the results")
    parser.add_argument("--budget-s", type=float, default=600.0, help="no process runs longer than what is left of it")
    parser.add_argument("--tables", type=Path, metavar="RESULT", help="write the page's tables from a result")
    parser.add_argument("--run", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--tool", choices=list(TOOLS), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        return run_block(TOOLS[options.tool], options.run, options.json)
    if options.tables:
        tables = tables_of(json.loads(options.tables.read_text(encoding="utf-8")))
        PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")
        return 0
    now = datetime.now(UTC)
    measure(options, options.json or ROOT / "benchmarks" / "results" / f"side_by_side-{now:%Y-%m-%d}.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
