"""What kernels of compiled functions read, and the PTX that other compilers make."""

import re

from workbench.compile import Source
from workbench.compile.assembly import target_of
from workbench.core.arch import first_ptx_version
from workbench.core.errors import ArgumentError, WorkbenchError
from workbench.ptx.parser import parse

_OLDEST = 8, 7
"""PTX of CUDA 12.8, the oldest release that Workbench runs with."""
_VERSION = re.compile(r"^\.version (\d+)\.(\d+)", re.MULTILINE)


def unchanged(source: Source) -> Source:
    """Return the source, which no edit of a file changes: a partial of this can be pickled, as a lambda cannot."""
    return source


def only_entry(kernel: str, compiler: str, text: str) -> str:
    """Return the name of the one kernel in the PTX that a compiler makes of a function."""
    entries = parse(text).entries
    if len(entries) != 1:
        raise WorkbenchError(f"{kernel}: expected one .entry in the PTX that {compiler} makes; got {len(entries)}")
    return entries[0]


def for_all_drivers(text: str) -> str:
    """Let PTX name an old version, where its compiler is newer than the driver or the assembler may be.

    A compiler names the version that it belongs to, whatever it uses. An instruction that the old version lacks is then
    an error of the driver. The version is one that has the target; where the target is not known, the compiler's stays.
    """
    found, target = _VERSION.search(text), target_of(text)
    if found is None or target is None:
        return text
    try:
        version = max(_OLDEST, first_ptx_version(target))
    except ArgumentError:
        return text
    if (int(found[1]), int(found[2])) <= version:
        return text
    return "{}.version {}.{}{}".format(text[: found.start()], *version, text[found.end() :])
