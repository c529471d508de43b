"""Find the CUDA strings of a Python file: what it gives to ``load_inline``, or to ``wb.load`` itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from workbench.compile.items import split, walk
from workbench.core.errors import WorkbenchError

_DEVICE = re.compile(r"\b__(?:global|device)__\b")


@dataclass(frozen=True)
class _Piece:
    """A string of a Python file, and the lines where it stands."""

    text: str
    line: int
    end_line: int

    @property
    def kernels(self) -> frozenset[str]:
        """The names of the kernels that it defines."""
        found = (i for i in walk(split(self.text)) if i.kind == "function" and i.has_body)
        return frozenset(i.name for i in found if any(t.text == "__global__" for t in i.head))


def cuda_text(python: str, kernel: str, path: str) -> str:
    """Return the CUDA text of a Python file; each line has the number that it has there.

    Parameters
    ----------
    python : str
        The file's text.
    kernel : str
        Base name of the kernel that is wanted; empty for all strings.
    path : str
        The file, for messages and for the lines of strings that the file writes on other lines.

    Raises
    ------
    WorkbenchError
        If it is no Python, has no string with device code, or several that define the kernel.
    """
    try:
        tree = ast.parse(python)
    except (SyntaxError, ValueError) as error:
        raise WorkbenchError(f"{path}: expected Python, with CUDA code in a string; {error}") from None
    pieces = list(_pieces(tree))
    if not pieces:
        unknown = any(isinstance(n, ast.JoinedStr) and _DEVICE.search(ast.unparse(n)) for n in ast.walk(tree))
        why = "; that of an f-string is known only when the file runs: load the text itself" if unknown else ""
        raise WorkbenchError(f"{path}: expected a string with __global__ functions; found none{why}")
    defining = [piece for piece in pieces if kernel in piece.kernels]
    if len(defining) > 1:
        lines = ", ".join(str(piece.line) for piece in defining)
        raise WorkbenchError(
            f"{path}: {len(defining)} strings define {kernel!r}, on lines {lines}: load the text of the one meant"
        )
    # Other strings may hold what it needs; those with other kernels may be other modules, with namesakes.
    return _placed([p for p in pieces if not defining or p in defining or not p.kernels], path)


def _pieces(tree: ast.AST) -> Iterator[_Piece]:
    """Yield the strings with device code, in the order of the file."""
    inner = {id(part) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for part in n.values}
    documented = (n for n in ast.walk(tree) if isinstance(n, (ast.Module, ast.ClassDef, ast.FunctionDef)))
    inner |= {id(n.body[0].value) for n in documented if n.body and isinstance(n.body[0], ast.Expr)}
    found = [
        _Piece(n.value, n.lineno, n.end_lineno or n.lineno)
        for n in ast.walk(tree)
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in inner and _DEVICE.search(n.value)
    ]
    return iter(sorted(found, key=lambda piece: piece.line))


def _placed(pieces: list[_Piece], path: str) -> str:
    """Put each string on its line."""
    text = ""
    for piece in pieces:
        here = text.count("\n") + 1
        if here <= piece.line:
            text += "\n" * (piece.line - here)
        else:
            text += f'\n#line {piece.line} "{path}"\n'
        text += piece.text
        if piece.text.count("\n") != piece.end_line - piece.line:  # written with \n, or on several lines in parentheses
            text += "\n"
    return text
