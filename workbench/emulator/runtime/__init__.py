"""The part of the emulator that is the same for every kernel: C++, shipped as the LLVM text that `build` makes of it.

Memory accesses, blocks, workers and the screen are here. Code that `translate` makes calls them.
"""

from functools import cache
from pathlib import Path

from workbench.llvm.library import Library

CTX, WARP = "%ctx", "%warp"
"""What compiled functions call the context and the warp that they are given: records of `layout`."""

COMPILED = Path("runtime", "compiled")
"""Where a package has the LLVM text of its functions."""

FORMS = frozenset({"access", "atomic", "bulk", "matrix", "mbarrier", "stack", "tensor", "warps"})
"""Sources with many forms of one function: a kernel comes only with those that it calls."""

LISTENERS = ("unwatched", "notes", "screen")
"""Texts that define the same functions; a program has one of them. See watch.h."""


@cache
def library(listener: str, package: Path | None = None) -> Library:
    """Return the functions that a program may call.

    Parameters
    ----------
    listener : str
        One of `LISTENERS`.
    package : Path, optional
        That of an instrument, which has further functions.
    """
    folders = [folder / COMPILED for folder in (Path(__file__).parents[1], package) if folder is not None]
    paths = [path for folder in folders for path in sorted(folder.glob("*.ll"))]
    return Library([path for path in paths if path.stem not in {*LISTENERS} - {listener}], FORMS)
