"""The command itself: its subcommands, its exit codes, and how its errors look."""

from __future__ import annotations

import signal
import sys
import warnings
from collections.abc import Callable, Sequence
from enum import IntEnum
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer
from rich.markup import escape

from workbench import __version__
from workbench.cli import (
    bench,
    cache,
    check,
    compare,
    demo,
    doctor,
    export,
    listing,
    mutate,
    new,
    notebooks,
    numerics,
    occupancy,
    opcodes,
    output,
    page,
    predict,
    report,
    sanitize,
    sass,
    serve,
    trace,
    tune,
    verify,
)
from workbench.core.environment import guard
from workbench.core.errors import (
    CompileError,
    EnvironmentFaultError,
    EnvironmentFaultWarning,
    ExecutionError,
    PtxError,
    SignatureError,
    WorkbenchError,
)

# A kernel that does not compile or faults is a failed check; every other error is a request that cannot be met.
_KERNEL_AT_FAULT = (CompileError, SignatureError, PtxError, ExecutionError)

app = typer.Typer(
    name="workbench",
    epilog="Exit code: 0 what was checked holds, 1 a check failed, 2 wrong use or a fault of the machine.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
_VERBS: dict[str, Callable[..., None]] = {
    "demo": demo.demo,
    "doctor": doctor.doctor,
    "list": listing.list_ops,
    "new": new.new,
    "notebooks": notebooks.notebooks,
    "verify": verify.verify,
    "mutate": mutate.mutate,
    "trace": trace.trace,
    "sanitize": sanitize.sanitize,
    "numerics": numerics.numerics,
    "occupancy": occupancy.occupancy,
    "opcodes": opcodes.opcodes,
    "sass": sass.sass,
    "predict": predict.predict,
    "page": page.page,
    "bench": bench.bench,
    "tune": tune.tune,
    "compare": compare.compare,
    "check": check.check,
    "report": report.report,
    "export": export.export,
    "serve": serve.serve,
    "cache": cache.cache,
}
"""The subcommands, in the order of the help."""

for verb, does in _VERBS.items():
    app.command(verb)(does)


def _show_version(wanted: bool) -> None:
    if wanted:
        output.results.print(f"workbench {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def workbench(
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version, and end.")
    ] = False,
) -> None:
    """Prototype raw CUDA kernels from Python, with a GPU or without one."""


class ExitCode(IntEnum):
    """What the command tells its caller."""

    HOLDS = 0
    FAILED = 1
    WRONG_USE = 2


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Do what `workbench.cli.main` says."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a name need not be text, and a terminal need not have every character
            stream.reconfigure(errors="backslashreplace")
    warnings.formatwarning = _format_warning
    if output.color_system() is None:  # by itself, Typer's help stays bold and dim
        from typer import rich_utils

        rich_utils.COLOR_SYSTEM = None
    try:
        with guard(""):
            sys.exit(app(args=None if arguments is None else list(arguments), prog_name="workbench"))
    except KeyboardInterrupt:  # before a subcommand has begun; Typer answers it afterwards
        sys.exit(128 + signal.SIGINT)
    except WorkbenchError as error:
        output.errors.print(f"[bold red]{type(error).__name__}:[/] {escape(str(error))}", soft_wrap=True)
        failed = isinstance(error, _KERNEL_AT_FAULT) and not isinstance(error, EnvironmentFaultError)
        sys.exit(ExitCode.FAILED if failed else ExitCode.WRONG_USE)


_format_any_warning = warnings.formatwarning


def _format_warning(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, line: str | None = None
) -> str:
    """Leave the place in the program out where a warning is about the machine."""
    if issubclass(category, EnvironmentFaultWarning):
        return f"{category.__name__}: {message}\n"
    return _format_any_warning(message, category, filename, lineno, line)
