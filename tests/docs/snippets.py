"""Run what stands in fenced blocks of a Markdown page, each language by a rule of its own.

===========  =========================================================================================================
``python``   is executed; the blocks of a page share their names, as one session
``py``       is the code of another library, or needs a GPU: it is parsed
``ipython``  cells of a notebook, of another library: they are parsed as IPython does
``text``     after a ``python`` block: exactly what that block printed
``sh``       commands: see `COMMANDS`
``console``  ``$ command`` and what it prints; ``...`` stands for anything; ``# exit code 1`` after one that fails
``cuda``     a whole translation unit: NVRTC compiles it
``# a/b.py`` as the first line of ``python``, ``// a/b.cu`` of ``cuda``: the block is that file, and is written there
``json``     is parsed, as are ``toml`` and ``yaml``
===========  =========================================================================================================

Other languages (``mermaid``, ``cpp`` for a fragment) are not code that could run here.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import json
import os
import re
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path

import yaml
from IPython.core.inputtransformer2 import TransformerManager
from rich.console import Console
from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser

from workbench.cli import main, output
from workbench.compile import CompileOptions, Source, compile_ptx

ROOT = Path(__file__).parents[2]


def write_file(example: Example) -> bool:
    """Write a block that is a file, by its first line; tell whether it is one."""
    named = re.match(r"(?:#|//) ([\w/]+\.(?:py|cu))\n", example.parsed)
    if named:
        Path(named[1]).parent.mkdir(parents=True, exist_ok=True)
        Path(named[1]).write_text(example.parsed, encoding="utf-8")
    return named is not None


def run_python(example: Example) -> None:
    """Execute a block; keep what it prints for a ``text`` block after it."""
    if write_file(example):
        return
    printed = io.StringIO()
    padded = "\n" * (example.line + example.parsed.line_offset) + example.parsed
    with contextlib.redirect_stdout(printed):
        exec(compile(padded, example.path, "exec", dont_inherit=True), example.namespace)
    example.namespace["__printed__"] = printed.getvalue()


def check_cells(example: Example) -> None:
    """Parse the cells of a notebook, parted by ``# %%``."""
    for cell in example.parsed.split("# %%\n"):
        ast.parse(TransformerManager().transform_cell(cell))


def run_text(example: Example) -> str | None:
    """Compare with what the last block printed; a page's first block of text shows something else."""
    printed = example.namespace.pop("__printed__", None)
    if printed is not None and printed != example.parsed:
        return f"the block above printed\n{printed}"
    return None


def run_workbench(words: list[str], expected: int) -> str:
    """Run the command line in this process, 120 columns wide; return what it prints."""
    printed = io.StringIO()
    consoles = output.results, output.errors
    output.results = output.errors = Console(file=printed, highlight=False, width=120)
    try:
        main(words)
    except SystemExit as ended:
        code = ended.code
    finally:
        output.results, output.errors = consoles
    assert code == expected, f"workbench {' '.join(words)} ended with {code}:\n{printed.getvalue()}"
    return printed.getvalue()


def check_make(words: list[str], _: int) -> str:
    """Look a target up: those that a page names are run by CI, or need a GPU."""
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    missing = [word for word in words if "=" not in word and word not in targets]
    assert not missing, f"make has no target {', '.join(missing)}"
    return ""


def check_pip(words: list[str], _: int) -> str:
    """Look extras up: the package's own install is tried by tests/packaging."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert words[0] == "install"
    for word in words[1:]:
        for extra in re.findall(r"\[(.+)\]", word):
            assert set(extra.split(",")) <= set(extras), f"no extra {extra}"
    return ""


COMMANDS: dict[str, Callable[[list[str], int], str]] = {
    "workbench": run_workbench,
    "make": check_make,
    "pip": check_pip,
}
"""How a command is tried, by its first word; another word fails."""


def run_command(line: str) -> str:
    """Run one command line; it ends with 0, or with what a comment after it says."""
    words = shlex.split(line, comments=True)
    said = re.search(r"# exit code (\d)$", line)
    return COMMANDS[Path(words[0]).name](words[1:], int(said[1]) if said else 0) if words else ""


def run_sh(example: Example) -> None:
    """Run each line of a block."""
    for line in example.parsed.splitlines():
        run_command(line)


def run_console(example: Example) -> str | None:
    """Run each command, and compare what it prints."""
    for command, shown in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", example.parsed, re.MULTILINE):
        printed = "".join(f"{line.rstrip()}\n" for line in run_command(command).splitlines())
        if not doctest.OutputChecker().check_output(shown, printed, doctest.ELLIPSIS):
            return f"{command} printed\n{printed}"
    return None


def run_cuda(example: Example) -> None:
    """Compile a translation unit."""
    write_file(example)
    compile_ptx(Source.inline(example.parsed), CompileOptions())


EVALUATORS: dict[str, Callable[[Example], str | None]] = {
    "python": run_python,
    "py": lambda example: ast.parse(example.parsed) and None,
    "ipython": check_cells,
    "text": run_text,
    "sh": run_sh,
    "console": run_console,
    "cuda": run_cuda,
    "json": lambda example: json.loads(example.parsed) and None,
    "toml": lambda example: tomllib.loads(example.parsed) and None,
    "yaml": lambda example: yaml.safe_load(example.parsed) and None,
}
PAGES = Sybil(parsers=[CodeBlockParser(language, evaluator) for language, evaluator in EVALUATORS.items()])


def run_page(page: Path, directory: Path) -> int:
    """Run every block of a page, in order, in a directory of its own; return how many there are."""
    examples = list(PAGES.parse(page).examples())
    here = Path.cwd()
    os.chdir(directory)
    try:
        for example in examples:
            example.evaluate()
    finally:
        os.chdir(here)
    return len(examples)
