"""Disassemble a cubin by nvdisasm."""

from __future__ import annotations

import re
import struct
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workbench.compile.cache import default_cache, digest
from workbench.compile.joined import joined, mark
from workbench.compile.tools import find_tool, output_of, version_of
from workbench.core.errors import WorkbenchError
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
        key = _key(tool, options, cubin)
        return default_cache().get_or_build(key, _SUFFIX, lambda: _listed(tool, options, cubin).encode()).decode()

    if not live:
        return parse(listing(_CODE), "", mangled)
    with ThreadPoolExecutor(2) as pool:
        code, ranges = pool.map(listing, (_CODE, _RANGES))
    return parse(code, ranges, mangled)


def list_together(cubins: Iterable[bytes]) -> None:
    """List the code of several cubins in one run of nvdisasm, which takes 0.2 s to start, and let the cache keep it.

    `disassemble` then finds each of them, without live registers. Where nvdisasm cannot list them together, nothing is
    kept, and `disassemble` says what is wrong with which.

    Parameters
    ----------
    cubins : iterable of bytes
        For any architectures. Those that the cache has are left out.

    Raises
    ------
    MissingDependencyError
        If nvdisasm is not there.
    """
    tool, cache = find_disassembler(), default_cache()
    of_kind: dict[bytes, dict[str, bytes]] = defaultdict(dict)
    for cubin in cubins:
        key = _key(tool, _CODE, cubin)
        if not cache.has(key, _SUFFIX):
            of_kind[cubin[_FLAGS]][key] = cubin
    for missing in of_kind.values():
        try:
            listing = _listed(tool, _CODE, joined(list(missing.values())))
        except (WorkbenchError, struct.error, IndexError, ValueError):  # the last three: one of them is no cubin
            continue
        pieces = [piece for piece in _PIECE.split(listing) if _SECTION in piece]
        for number, key in enumerate(missing):
            own = "".join(piece for piece in pieces if mark(number) in piece).replace(mark(number), "")
            if own:
                cache.get_or_build(key, _SUFFIX, own.encode)


_SUFFIX = ".sass"
_FLAGS = slice(48, 52)
"""Bytes of a cubin's header that name its architecture, and what else is alike in all of its code."""
_SECTION = ".section\t.text."
_PIECE = re.compile(r"^(?=//-+ )", re.MULTILINE)


def _key(tool: Path, options: tuple[str, ...], cubin: bytes) -> str:
    return digest(_FORMAT, version_of(tool), *options, cubin)


def _listed(tool: Path, options: tuple[str, ...], cubin: bytes) -> str:
    """Return what nvdisasm prints."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kernel.cubin"
        path.write_bytes(cubin)
        return output_of(tool, *options, str(path))
