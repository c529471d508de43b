"""What kernels of compiled functions read, and the PTX that other compilers make."""

import re

from workbench.compile import Source

_OLDEST = 8, 7
"""PTX of CUDA 12.8, the oldest release that Workbench runs with."""
_VERSION = re.compile(r"^\.version (\d+)\.(\d+)", re.MULTILINE)


def unchanged(source: Source) -> Source:
    """Return the source, which no edit of a file changes: a partial of this can be pickled, as a lambda cannot."""
    return source


def for_all_drivers(text: str) -> str:
    """Let PTX name an old version, where its compiler is newer than the driver or the assembler may be.

    A compiler names the version that it belongs to, whatever it uses. An instruction that the old version lacks is then
    an error of the driver.
    """
    found = _VERSION.search(text)
    if found is None or (int(found[1]), int(found[2])) <= _OLDEST:
        return text
    return "{}.version {}.{}{}".format(text[: found.start()], *_OLDEST, text[found.end() :])
