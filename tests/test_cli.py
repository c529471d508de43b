"""The command line as its callers see it: output, exit codes, JSON."""

from __future__ import annotations

import json

import pytest

from workbench.cli import app, main
from workbench.core.errors import CompileError, Diagnostic, LaunchError


def run(*arguments: str) -> int:
    """Run the command line in this process and return its exit code."""
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    return int(stop.value.code or 0)
