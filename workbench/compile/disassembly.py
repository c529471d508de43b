"""Disassemble a cubin by nvdisasm."""

from __future__ import annotations

import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workbench.compile.cache import default_cache, digest
from workbench.compile.tools import find_tool, output_of, version_of
from workbench.sass.ir import SassInstruction
from workbench.sass.parser import parse

_CODE = ("-c", "-hex", "-gi", "-ndf")  # without the targets of indirect branches, which nobody reads
_RANGES = ("-c", "-lrm", "count")
_FORMAT = "nvdisasm-2"


def find_disassembler() -> Path:
    """Find nvdisasm.

    Raises
    ------
    MissingDependencyError
        If it is not there.
    """
    return find_tool("nvdisasm", "nvidia-cuda-nvdisasm", "machine code is read by")


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
    tool = find_disassembler()

    def listing(options: tuple[str, ...]) -> str:
        def make() -> bytes:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "kernel.cubin"
                path.write_bytes(cubin)
                return output_of(tool, *options, str(path)).encode()

        key = digest(_FORMAT, version_of(tool), *options, cubin)
        return default_cache().get_or_build(key, ".sass", make).decode()

    if not live:
        return parse(listing(_CODE), "", mangled)
    with ThreadPoolExecutor(2) as pool:
        code, ranges = pool.map(listing, (_CODE, _RANGES))
    return parse(code, ranges, mangled)
