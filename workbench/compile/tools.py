"""Programs of the CUDA toolkit that run beside the compiler: nvdisasm, ptxas, tileiras."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from workbench.compile.toolchain import machine_toolkits, roots
from workbench.core.errors import EnvironmentFaultError, MissingDependencyError, WorkbenchError

_LIMIT_S = 300


@cache
def find_tool(name: str, package: str, purpose: str) -> Path:
    """Find a program: in a package of CUDA 13, in a toolkit of the machine, in PATH.

    Parameters
    ----------
    name, package : str
        Of the program, and of the package that has it.
    purpose : str
        What it is for, as the beginning of a sentence: ``"machine code is read by"``.

    Raises
    ------
    MissingDependencyError
        If it is in none of them.
    """
    places = [root / "cu13" / "bin" for root in roots()] + [root / "bin" for _, root in machine_toolkits()]
    installed = (place / name for place in places if os.access(place / name, os.X_OK))
    found = next(installed, None) or shutil.which(name)
    if found is None:
        raise MissingDependencyError(
            f"{purpose} {name}, which is in no package, no CUDA toolkit of this machine, and not in PATH: "
            f"pip install {package}"
        )
    return Path(found)


def run_tool(tool: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, whatever its exit code is.

    Raises
    ------
    EnvironmentFaultError
        If it does not start.
    WorkbenchError
        If it has not ended within 300 s.
    """
    try:
        return subprocess.run(
            [tool, *arguments],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=_LIMIT_S,
        )
    except OSError as error:
        raise EnvironmentFaultError(f"cannot run {tool}: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise WorkbenchError(f"{tool.name} has not ended within {_LIMIT_S} s") from error


def output_of(tool: Path, *arguments: str) -> str:
    """Return what a program prints.

    Raises
    ------
    EnvironmentFaultError
        If it does not start.
    WorkbenchError
        If it fails, with what it says.
    """
    ran = run_tool(tool, *arguments)
    if ran.returncode:
        said = ran.stderr.strip() or "no message"
        raise WorkbenchError(f"{tool.name} ended with exit code {ran.returncode}: {said}")
    return ran.stdout


@cache
def version_of(tool: Path) -> str:
    """Return what a program says of its version."""
    return output_of(tool, "--version")
