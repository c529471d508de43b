"""Assemble PTX by ptxas: no driver is needed."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from workbench.compile.cache import default_cache, digest
from workbench.compile.compilation import Compiled
from workbench.compile.tools import find_tool, output_of, version_of
from workbench.core.arch import Arch

_FORMAT = "assembly-1"
_TARGET = re.compile(r"^\.target\s+(sm_\d+[af]?)", re.MULTILINE)


def target_of(text: str) -> str | None:
    """Return the target that PTX names, as ``"sm_90a"``."""
    found = _TARGET.search(text)
    return found[1] if found else None


def assemble(text: str, arch: str) -> Compiled:
    """Make machine code of PTX. The cache keeps it.

    Parameters
    ----------
    text : str
    arch : str
        Such as ``"sm_90"``; where the PTX is for ``sm_90a``, that is meant.

    Raises
    ------
    MissingDependencyError
        If ptxas is not there.
    WorkbenchError
        If it refuses the PTX.
    """
    tool = find_tool("ptxas", "nvidia-cuda-nvcc", "machine code of PTX is made by")
    own = target_of(text)
    target = own if own and Arch.of(own).capability == Arch.of(arch).capability else arch
    key = digest(_FORMAT, version_of(tool), target, text)

    def made() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            source, cubin = Path(folder) / "kernel.ptx", Path(folder) / "kernel.cubin"
            source.write_text(text, encoding="utf-8")
            output_of(tool, "--generate-line-info", "--gpu-name", target, "-o", str(cubin), str(source))
            return cubin.read_bytes()

    return Compiled(key, target, default_cache().get_or_build(key, ".assembled", made))
