"""Disassemble a cubin by nvdisasm."""

from __future__ import annotations

import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workbench.compile.cache import default_cache, digest
from workbench.compile.tools import find_tool, output_of, version_of
from workbench.sass.ir import SassInstruction
from workbench.sass.parser import parse

_LISTINGS = (("-c", "-hex", "-gi"), ("-c", "-lrm", "count"))
_FORMAT = "nvdisasm-1"


def disassemble(cubin: bytes, mangled: str) -> tuple[SassInstruction, ...]:
    """Return the instructions of one kernel of a cubin. The cache keeps what nvdisasm prints.

    Raises
    ------
    MissingDependencyError
        If nvdisasm is not there.
    WorkbenchError
        If it fails, or lists no such kernel.
    """
    tool = find_tool("nvdisasm", "nvidia-cuda-nvdisasm", "machine code is read by")
    key = digest(_FORMAT, version_of(tool), cubin)

    def listings() -> bytes:
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(len(_LISTINGS)) as pool:
            path = Path(folder) / "kernel.cubin"
            path.write_bytes(cubin)
            texts = pool.map(lambda options: output_of(tool, *options, str(path)), _LISTINGS)
            return "\0".join(texts).encode()

    listing, ranges = default_cache().get_or_build(key, ".sass", listings).decode().split("\0")
    return parse(listing, ranges, mangled)
