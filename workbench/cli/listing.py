"""`workbench list`: the ops, their variants and the cases they are checked on; of a file, its kernels."""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib.metadata import version
from json import dumps, loads
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import workbench
from workbench.cli import output, words
from workbench.core.places import KERNELS

if TYPE_CHECKING:
    from workbench.op import Op, Variant

Row = dict[str, Any]
Listed = dict[str, Any]
"""How many cases an op has, in words, and a row for each variant."""

_READ = frozenset({".py", ".cu", ".cuh", ".h", ".json", ".toml"})
"""Suffixes of the files of a folder that an op.py may read as it is loaded."""

_TRACKED = frozenset(
    """__future__ abc collections dataclasses enum fractions functools itertools math operator pathlib struct torch
    types typing workbench""".split()  # noqa: SIM905  (one a line is no easier to read)
)
"""Modules whose state is in the key of a listing, or that have none."""


def list_ops(
    ops: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[OP|FILE.cu]...", help="Ops to look into, or a file.", autocompletion=words.complete_op
        ),
    ] = None,
    left_out: Annotated[bool, typer.Option("--left-out", help="Of a file: list what of it is not compiled.")] = False,
    define: words.Defines = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """List the ops with their variants, cases and element types; of those named, which variant is chosen, and why.

    "24 + 2 full" are 24 cases that run anywhere and 2 at full size, for a GPU. The JSON rows also name the cases and
    the tunables, and the element types of the cases that are not for all; with ops named, they are a case each. What is
    chosen is for tensors on a GPU that
    every variant is made for, of the first element type of each case.

    Of a FILE.cu (or a FILE.py with CUDA code in a string) list the kernels, and the launches that its host code makes.
    """
    if ops and any(map(words.is_file, ops)):
        for each in ops:
            _list_file(Path(each), words.read_defines(define), json, left_out=left_out)
    elif ops:
        from workbench.op import find_op

        _explain([find_op(name, kernels) for name in ops], json)
    else:
        _list(_listed(kernels or KERNELS), json)


def _list_file(source: Path, defines: Mapping[str, str], json: Path | None, *, left_out: bool) -> None:
    """Print a file's kernels, the launches of each, and what is left out."""
    from workbench.compile import CompileOptions, Source
    from workbench.compile.compilation import read_host_code
    from workbench.compile.names import find_kernels
    from workbench.core.text import counted

    read, options = Source.read(source), CompileOptions(defines=defines)
    found, host = find_kernels(read, options), read_host_code(read, options)
    rows = []
    for kernel in found:
        launches = [each for each in host.launches if each.base_name == kernel.attribute]
        rows.append({**asdict(kernel), "launches": [asdict(each) for each in launches]})
        place = f"  [{kernel.path or source}:{kernel.line}]" if kernel.line else ""
        output.results.print(f"{kernel.text}{place}", markup=False, soft_wrap=True)
        for instance in kernel.instances:
            output.results.print(f"  launched as {instance}", markup=False, soft_wrap=True)
        for each in launches:
            output.results.print(f"  {each.path}:{each.line}: {each}", style="dim", markup=False, soft_wrap=True)
    if json is not None:
        output.write_json(json, rows)
    output.results.print(counted(len(found), "kernel"), markup=False)
    if not left_out and host.left_out:
        output.results.print(
            f"left out as host code: {counted(len(host.left_out), 'piece')}; --left-out lists them", markup=False
        )
    for piece in host.left_out if left_out else ():
        output.results.print(f"left out: {piece}", markup=False, soft_wrap=True)


def _explain(ops: Sequence[Op], json: Path | None) -> None:
    """Print, for each case, the variant that is chosen and why no faster one is."""
    choices = [op.choice(case) for op in ops for case in op.cases]
    if json is not None:
        output.write_json(json, [asdict(choice) for choice in choices])
    for choice in choices:
        time_us = choice.predicted_us.get(choice.chosen)
        predicted = "" if time_us is None else f", predicted to take {time_us:.1f} us"
        heading = f"{choice.op} {choice.case}, {choice.dtype}: {choice.chosen or 'none'}{predicted}"
        output.results.print(heading, markup=False, soft_wrap=True)
        names: dict[str, list[str]] = {}
        for name, obstacle in choice.refused.items():
            names.setdefault(obstacle.removeprefix(f"{name} "), []).append(name)
        for obstacle, refused in names.items():
            output.results.print(f"  not {', '.join(refused)}: {obstacle}", style="dim", markup=False, soft_wrap=True)


def _list(ops: Mapping[str, Listed], json: Path | None) -> None:
    if json is not None:
        output.write_json(json, [row for listed in ops.values() for row in listed["variants"]])
    width = max((len(row["variant"]) for listed in ops.values() for row in listed["variants"]), default=0)
    for op, listed in ops.items():
        output.results.print(f"{op}: {listed['cases']} cases", markup=False, soft_wrap=True)
        for row in listed["variants"]:
            line = f"  {row['variant']:{width}}  {' '.join(row['dtypes'])}"
            output.results.print(line, markup=False, soft_wrap=True)


def _count_cases(op: Op) -> str:
    full = sum(case.full_size for case in op.cases)
    return f"{len(op.cases) - full} + {full} full" if full else str(len(op.cases))


def _listed(root: Path) -> dict[str, Listed]:
    """List each op's variants: as the cache has them, for loading the ops means to load PyTorch, which takes seconds.

    An op.py that imports what is neither beside it nor in `_TRACKED` is loaded each time: it may declare something else
    then, and no key would tell.
    """
    from workbench.compile.cache import default_cache, digest

    texts = {file: file.read_bytes() for file in sorted(root.glob("*/*")) if file.suffix in _READ and file.is_file()}
    if not all(_is_tracked(text) for file, text in texts.items() if file.suffix == ".py"):
        return _load(root)
    package = Path(workbench.__file__).parent
    own = [file.read_bytes() for file in (Path(__file__), *sorted(package.glob("op/*.py")))]
    parts = (part for file, text in texts.items() for part in (str(file), text))
    key = digest("list-1", workbench.__version__, sys.version, version("torch"), *own, *parts)
    found: dict[str, Listed] = loads(default_cache().get_or_build(key, ".list", lambda: dumps(_load(root)).encode()))
    return found


def _load(root: Path) -> dict[str, Listed]:
    from workbench.op import load_ops

    return {
        op.name: {"cases": _count_cases(op), "variants": [_row(op, variant) for variant in op.variants]}
        for op in load_ops(root)
    }


def _is_tracked(text: bytes) -> bool:
    """Tell whether Python code imports nothing but modules of `_TRACKED`."""
    try:
        nodes = list(ast.walk(ast.parse(text)))
    except (SyntaxError, ValueError):
        return False
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [f"{'.' * node.level}{node.module}" for node in nodes if isinstance(node, ast.ImportFrom)]
    return all(name.partition(".")[0] in _TRACKED for name in names)


def _row(op: Op, variant: Variant) -> Row:
    return {
        "op": op.name,
        "variant": variant.name,
        "source": variant.source.name,
        "dtypes": list(variant.dtypes),
        "min_arch": variant.min_arch,
        "tunables": variant.defaults,
        "cases": [case.name for case in op.cases if not case.full_size],
        "full_size_cases": [case.name for case in op.cases if case.full_size],
        "case_dtypes": {case.name: list(case.dtypes) for case in op.cases if case.dtypes is not None},
    }
