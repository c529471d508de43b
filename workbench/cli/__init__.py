"""The `workbench` command: the only part that prints, one file a subcommand."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from typing import NoReturn


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and exit the process.

    Parameters
    ----------
    arguments : sequence of str, optional
        Words after the program's name; those of the process by default.

    Raises
    ------
    SystemExit
        Always, with a `workbench.cli.app.ExitCode`.
    """
    from workbench.cli import app

    app.main(arguments)


def run() -> NoReturn:
    """Run the command line as the program of this process.

    Ctrl-C ends it without a traceback at any time: Python's handler stands while a command runs, not while its modules
    are imported or the process exits. Where the caller has SIGINT ignored, it stays ignored.
    """
    standing = signal.getsignal(signal.SIGINT)
    if standing is not signal.default_int_handler:
        main()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from workbench.cli import app

    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        app.main()
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


__all__ = ["main", "run"]
