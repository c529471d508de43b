"""Compile the runtime's sources into the LLVM text that is shipped.

Users need no compiler: the emulator compiles that text for the CPU that it finds. So the text names no CPU. Clang makes
it for wasm64. On that target alone a vector of 32 lanes is passed and returned as a value; it has no vector registers
that clang would prefer; and its integers, pointers and structures are laid out as on any 64-bit host. What names the
target (triple, attributes, metadata) is removed. ``python -m workbench.emulator.runtime.build`` does it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from workbench.core.ordering import Effect, Object

SOURCES = Path(__file__).parent
COMPILED = SOURCES / "compiled"
PACKAGES = (SOURCES, SOURCES.parents[1] / "numerics" / "runtime")
"""Folders of sources. The first is for every kernel, another for those with an instrument."""
TOGETHER = {
    "core": ("memory", "keep", "schedule", "barrier", "block"),
    "screen": ("screening", "held", "clocks", "sources", "proxies", "products"),
}
"""Sources that become one text: it compiles in half the time that the parts take."""
COMPILER = (sys.executable, "-m", "ziglang", "c++")
LANGUAGE = ("-std=c++20", "-nostdinc++", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-fno-strict-aliasing")
RULEBOOK = tuple(f"-D{type(word).__name__.upper()}_{word.name}={word.value}" for word in (*Effect, *Object))
"""The words of the rulebook, as the sources have them: ``EFFECT_MEETS``, ``OBJECT_CLUSTER``."""
WARNINGS = ("-Wall", "-Wextra", "-Werror", "-Wno-unused-command-line-argument", "-Wno-atomic-alignment")
OPTIONS = (
    *("-target", "wasm64-freestanding", *LANGUAGE, *WARNINGS, *RULEBOOK, "-O2", "-g0", "-fno-sanitize=all"),
    *("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops", "-fvisibility=default"),
    *("-fno-asynchronous-unwind-tables", "-fomit-frame-pointer", "-S", "-emit-llvm"),
)

_LINES = re.compile(r"^(?:;|source_filename|target |attributes |!).*\n", re.MULTILINE)
_COMMENTS = re.compile(r" +; preds = .*$", re.MULTILINE)
_METADATA = re.compile(r", !\w[\w.]* !\d+")
_WORDS = re.compile(
    r" (?:#\d+|local_unnamed_addr|noundef|nonnull|noalias|readonly|writeonly|range\([^)]*\))(?=[ ,){\n])"
)
_CAPTURES = re.compile(r" (?:captures|initializes|dereferenceable)\((?:[^()]|\([^()]*\))*\)")
_HINTS = re.compile(
    r"^(?: +(?:tail )?call|declare) void @llvm\.(?:lifetime|experimental\.noalias\.scope\.decl)\b.*\n", re.MULTILINE
)


def plain(text: str) -> str:
    """Remove from a text what says how clang made it, and for which target."""
    for pattern in (_LINES, _COMMENTS, _METADATA, _CAPTURES, _WORDS, _HINTS):
        text = pattern.sub("", text)
    text = text.replace("tail call", "call").replace("call fastcc", "call").replace("internal fastcc", "internal")
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def compiled(sources: Sequence[Path]) -> str:
    """Compile sources as one file."""
    with tempfile.TemporaryDirectory() as folder:
        whole, out = (Path(folder) / name for name in ("unit.cpp", "unit.ll"))
        whole.write_text("".join(f'#include "{source}"\n' for source in sources))
        subprocess.run([*COMPILER, *OPTIONS, f"-I{SOURCES}", "-o", str(out), str(whole)], check=True)
        names = " and ".join(source.name for source in sources)
        return f"; Made of {names} by `make runtime`.\n\n{plain(out.read_text())}"


def texts() -> dict[Path, str]:
    """Make every text."""
    together = {source for sources in TOGETHER.values() for source in sources}
    alone = [path for folder in PACKAGES for path in sorted(folder.glob("*.cpp")) if path.stem not in together]
    units = {COMPILED / f"{name}.ll": [SOURCES / f"{source}.cpp" for source in of] for name, of in TOGETHER.items()}
    units |= {path.parent / "compiled" / f"{path.stem}.ll": [path] for path in alone}
    return {text: compiled(sources) for text, sources in units.items()}


def main() -> int:
    """Write every text; with ``--check``, name those that differ from what their sources make."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a text is not as made anew")
    check: bool = parser.parse_args().check
    made = texts()
    stale = {path for folder in PACKAGES for path in (folder / "compiled").glob("*.ll") if path not in made}
    stale |= {path for path, text in made.items() if not path.exists() or path.read_text() != text}
    if check:
        for path in sorted(stale):
            print(f"{path}: expected what its source makes, found another text: run `make runtime`", file=sys.stderr)
        return int(bool(stale))
    for path in stale:
        path.unlink() if path not in made else path.write_text(made[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
