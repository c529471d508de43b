"""Workbench in Jupyter: ``%load_ext workbench`` brings the cell magic ``%%cuda`` and pictures of results.

IPython calls `load_ipython_extension`; nothing else imports this module, and Workbench runs without IPython.
"""

from __future__ import annotations

import shlex
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from IPython.core.error import UsageError
from IPython.core.interactiveshell import InteractiveShell

from workbench.compile.declarations import find_declarations
from workbench.core import html
from workbench.core.errors import ArgumentError, WorkbenchError
from workbench.kernel import Kernel, load
from workbench.plots import draw_index_map, draw_numerics, draw_occupancy, draw_occupancy_heat_map, to_png


def load_ipython_extension(shell: InteractiveShell) -> None:
    """Give a notebook the ``%%cuda`` magic, and let index maps, occupancies and figures show themselves as pictures.

    Parameters
    ----------
    shell : InteractiveShell
        Passed by ``%load_ext workbench``.
    """
    shell.magics_manager.register_function(partial(cuda, shell), "cell", "cuda")
    formatter = _formatter(shell)
    for module, name in _SPOKEN:
        formatter.formatters["text/plain"].for_type_by_name(module, name, _print)
    formatter.formatters["image/png"].for_type_by_name("matplotlib.figure", "Figure", to_png)
    for (module, name), draw in _PICTURES.items():
        formatter.ipython_display_formatter.for_type_by_name(module, name, partial(_show, shell, draw))


def cuda(shell: InteractiveShell, line: str, cell: str) -> None:
    """Make kernels out of a cell of CUDA C++, each a variable of the kernel's name.

    ::

        %%cuda [KERNEL] [--name VARIABLE] [-D NAME=VALUE]... [-I DIR]... [--arch sm_90] [--fast-math]

    KERNEL is a kernel or an instance of a template, as in ``'scale<float>'``; left out, it is all plain kernels.

    Parameters
    ----------
    shell : InteractiveShell
        Gets the kernels among its variables, and shows them.
    line : str
        What stands behind ``%%cuda``.
    cell : str
        CUDA C++. Its lines are counted as the cell's are: the magic's own line is the first.

    Raises
    ------
    UsageError
        If the options have another form, the cell declares no kernel, or it does not compile: with the compiler's
        messages, each below it the line and a caret.
    """
    options = vars(_parser().parse_args(_words(line)))
    asked, variable = options.pop("kernel"), options.pop("name")
    source = f"// %%cuda {line}".rstrip().rstrip("\\") + f"\n{cell}"
    try:
        expressions = [asked] if asked else _plain_kernels(cell)
        if variable and len(expressions) > 1:
            raise UsageError(f"%%cuda: --name is for one kernel; the cell declares {', '.join(expressions)}")
        kernels = {variable or _variable(name): _compiled(source, name, options) for name in expressions}
    except WorkbenchError as error:
        raise UsageError(str(error)) from None
    shell.user_ns.update(kernels)
    _display(shell, *kernels.values())


class _Parser(ArgumentParser):
    """Says what is wrong with a line by an exception, where a command would exit."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"%%cuda: {message}; %%cuda? tells how to write it")


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError as error:  # a quotation that does not end
        raise UsageError(f"%%cuda: {str(error).lower()} in {line!r}; %%cuda? tells how to write it") from None


def _parser() -> ArgumentParser:
    parser = _Parser(add_help=False)
    parser.add_argument("kernel", nargs="?")
    parser.add_argument("--name")
    parser.add_argument("-D", "--define", dest="defines", action="append", default=[])
    parser.add_argument("-I", "--include-dir", dest="include_dirs", action="append", default=[])
    parser.add_argument("--arch")
    parser.add_argument("--fast-math", action="store_true")
    return parser


def _plain_kernels(cell: str) -> list[str]:
    """Name the kernels that are defined without a template, in their order."""
    declared = find_declarations(cell)
    plain = dict.fromkeys(d.name for d in declared if d.is_definition and not d.template)
    if not plain:
        templates = ", ".join(d.name for d in declared)
        hint = f"; name an instance of {templates}, as in %%cuda '{declared[0].name}<float>'" if templates else ""
        raise UsageError(f"%%cuda: the cell defines no plain kernel{hint}")
    return list(plain)


def _variable(expression: str) -> str:
    return expression.partition("<")[0].rpartition("::")[2].strip()


def _compiled(source: str, expression: str, options: Mapping[str, Any]) -> Kernel:
    """Load a kernel, and compile it now: a mistake is shown below the cell that makes it."""
    words: Sequence[str] = options["defines"]
    defines = {name: value or "1" for name, _, value in (word.partition("=") for word in words)}
    kernel = load(source, expression, **{**options, "defines": defines})
    kernel.resources()
    return kernel


def _formatter(shell: InteractiveShell) -> Any:
    """Return what formats results; IPython leaves some of its methods untyped."""
    return shell.display_formatter


def _display(shell: InteractiveShell, *results: object) -> None:
    for result in results:
        data, metadata = _formatter(shell).format(result)
        shell.display_pub.publish(data, metadata)


def _print(result: object, printer: Any, cycle: bool) -> None:
    """Print a result's words, where IPython would print its fields."""
    del cycle
    printer.text(str(result))


def _show(shell: InteractiveShell, draw: Callable[[Any], object], result: object) -> None:
    """Display a result's words, and its picture below them where it can be drawn."""
    _display(shell, _Words(result))
    try:
        _display(shell, draw(result))
    except ArgumentError as error:
        _display(shell, _Words(error))


class _Words:
    """The text of a result, in a fixed pitch."""

    def __init__(self, result: object) -> None:
        self._text = str(result)

    def __repr__(self) -> str:
        return self._text

    def _repr_html_(self) -> str:
        return html.preformatted(self._text)


_PICTURES: dict[tuple[str, str], Callable[[Any], object]] = {
    ("workbench.analysis.index_map", "IndexMap"): draw_index_map,
    ("workbench.analysis.numerics", "NumericsReport"): draw_numerics,
    ("workbench.analysis.occupancy", "Occupancy"): draw_occupancy,
    ("workbench.analysis.occupancy", "Sweep"): lambda sweep: draw_occupancy(sweep.occupancy, axis=sweep.axis),
    ("workbench.analysis.occupancy", "HeatMap"): lambda heat_map: draw_occupancy_heat_map(heat_map.occupancy),
}
"""How a result is drawn, by the module and name of its type."""

_SPOKEN = (
    ("workbench.analysis.counters", "Listing"),
    ("workbench.analysis.sanitize.report", "Report"),
    ("workbench.analysis.trace", "Trace"),
    ("workbench.bench.report", "BenchReport"),
    ("workbench.compile.resources", "Resources"),
    ("workbench.compile.signature", "Signature"),
    ("workbench.tune.report", "TuneReport"),
    ("workbench.verify.report", "VerifyReport"),
)
"""Results whose text is their words: where HTML is not shown, in a terminal say, and beside it."""
