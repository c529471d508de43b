"""Disassemble a cubin by nvdisasm."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from workbench.compile.cache import default_cache, digest
from workbench.compile.toolchain import machine_toolkits, roots
from workbench.core.errors import EnvironmentFaultError, MissingDependencyError, WorkbenchError
from workbench.sass.ir import SassInstruction
from workbench.sass.parser import parse

_CODE, _RANGES = ("-c", "-hex", "-gi"), ("-c", "-lrm", "count")
_LIMIT_S = 120
_FORMAT = "nvdisasm-2"


@cache
def find_nvdisasm() -> Path:
    """Find the disassembler: in the package ``nvidia-cuda-nvdisasm``, in a toolkit of the machine, in PATH.

    Raises
    ------
    MissingDependencyError
        If it is in none of them.
    """
    places = [root / "cu13" / "bin" for root in roots()] + [root / "bin" for _, root in machine_toolkits()]
    installed = (place / "nvdisasm" for place in places if os.access(place / "nvdisasm", os.X_OK))
    found = next(installed, None) or shutil.which("nvdisasm")
    if found is None:
        raise MissingDependencyError(
            "machine code is read by nvdisasm, which is in no package, no CUDA toolkit of this machine, and not in "
            "PATH: pip install nvidia-cuda-nvdisasm"
        )
    return Path(found)


def disassemble(cubin: bytes, mangled: str, *, live: bool = True) -> tuple[SassInstruction, ...]:
    """Return the instructions of one kernel of a cubin. The cache keeps what nvdisasm prints.

    Parameters
    ----------
    cubin : bytes
    mangled : str
        The kernel's name there.
    live : bool
        Say of each instruction how many registers are live: nvdisasm runs twice for that.

    Raises
    ------
    MissingDependencyError
        If nvdisasm is not there.
    WorkbenchError
        If it fails, or lists no such kernel.
    """
    tool = find_nvdisasm()

    def listing(options: tuple[str, ...]) -> str:
        def make() -> bytes:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "kernel.cubin"
                path.write_bytes(cubin)
                return _run(tool, *options, str(path)).encode()

        key = digest(_FORMAT, _version(tool), *options, cubin)
        return default_cache().get_or_build(key, ".sass", make).decode()

    if not live:
        return parse(listing(_CODE), "", mangled)
    with ThreadPoolExecutor(2) as pool:
        code, ranges = pool.map(listing, (_CODE, _RANGES))
    return parse(code, ranges, mangled)


@cache
def _version(tool: Path) -> str:
    return _run(tool, "--version")


def _run(tool: Path, *arguments: str) -> str:
    try:
        ran = subprocess.run(
            [tool, *arguments], capture_output=True, text=True, errors="replace", check=False, timeout=_LIMIT_S
        )
    except OSError as error:
        raise EnvironmentFaultError(f"cannot run {tool}: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise WorkbenchError(f"nvdisasm has not ended within {_LIMIT_S} s") from error
    if ran.returncode:
        raise WorkbenchError(f"nvdisasm ended with exit code {ran.returncode}: {ran.stderr.strip() or 'no message'}")
    return ran.stdout
