"""Take the reference out of a KernelBench file: what `Model` and its inputs need, and no statement of the candidate."""

from __future__ import annotations

import ast
import builtins
import symtable
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path

from workbench.core.environment import read_regular, spell
from workbench.core.errors import WorkbenchError
from workbench.core.text import plain

MODEL, MODEL_NEW = "Model", "ModelNew"
INPUTS = ("get_inputs", "get_init_inputs")
REFERENCE = (MODEL, *INPUTS)
NEEDED = (MODEL, MODEL_NEW, "get_inputs", "get_init_inputs")
_SETTINGS = {"torch.set_default_dtype"}
"""Calls of a file's own that its reference keeps: they say in what dtype it is meant."""


class ModelError(WorkbenchError):
    """A file is not a KernelBench file."""


@dataclass(frozen=True)
class Source:
    """Text of a KernelBench file.

    Attributes
    ----------
    path : Path
    text : str
    """

    path: Path
    text: str

    @classmethod
    def read(cls, path: Path | str, needed: Sequence[str] = NEEDED) -> Source:
        """Read a file, and check that it binds the names of one.

        Raises
        ------
        ModelError
            If it is not there, is no Python, or lacks one of `needed`.
        """
        file = Path(path)
        words = f"a KernelBench file has {', '.join(NEEDED)}"
        try:
            source = cls(file, TextIOWrapper(BytesIO(read_regular(file)), "utf-8-sig").read())
            bound = {name for statement in source.tree().body for name in bound_by(statement)}
        except OSError as error:
            raise ModelError(f"no KernelBench file {spell(file)}: {error.strerror or error}; {words}") from error
        except (SyntaxError, ValueError) as error:
            raise ModelError(plain(f"{spell(file)} is no Python: {error}; {words}")) from error
        if "*" not in bound and (missing := [name for name in needed if name not in bound]):
            raise ModelError(
                f"{spell(file)} has no {', '.join(missing)}: {(needed is NEEDED and _advice(file, missing)) or words}"
            )
        return source

    def tree(self) -> ast.Module:
        """Parse the text."""
        return ast.parse(self.text, str(self.path))

    def reference(self) -> ast.Module:
        """Return the statements that `Model`, `get_inputs` and `get_init_inputs` need, in their order.

        Raises
        ------
        ModelError
            If a needed name is bound twice, or another statement changes what a needed name stands for.
        """
        tree = self.tree()
        body = [statement for statement in tree.body if not is_main(statement)]
        needed = needed_by(body, REFERENCE)
        kept = [statement for statement in body if _is_kept(statement, needed)]
        self._refuse_second_bindings(kept, needed)
        own = needed & {name for s in kept if not isinstance(s, (ast.Import, ast.ImportFrom)) for name in bound_by(s)}
        for statement in body:
            if statement not in kept:
                self._refuse_change(statement, own)
        return ast.Module(kept, tree.type_ignores)

    def _refuse_second_bindings(self, kept: Sequence[ast.stmt], needed: set[str]) -> None:
        first: dict[str, ast.stmt] = {}
        definitions = (ast.FunctionDef, ast.ClassDef)
        for statement in kept:
            for name in bound_by(statement) & needed:
                before = first.setdefault(name, statement)
                if before is not statement and (name in REFERENCE or isinstance(before, definitions)):
                    raise ModelError(
                        f"{self.path}:{statement.lineno}: {name} was bound in line {before.lineno} already: "
                        "which one is the reference's cannot be told"
                    )

    def _refuse_change(self, statement: ast.stmt, own: set[str]) -> None:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            return
        for node in ast.walk(statement):
            name = _changed(node)
            if name in own:
                raise ModelError(
                    f"{self.path}:{node.lineno}: this changes {name}, which the reference needs: "  # type: ignore[attr-defined]
                    "the reference cannot be told apart from the candidate"
                )


def read_pair(path: Path | str, reference: Path | str | None = None) -> tuple[Source, Source]:
    """Read the candidate's file and the reference's, which is the same where none is named.

    Raises
    ------
    ModelError
        If one of them lacks what it is read for.
    """
    if reference is None:
        source = Source.read(path)
        return source, source
    return Source.read(path, (MODEL_NEW,)), Source.read(reference, REFERENCE)


def _advice(file: Path, missing: Sequence[str]) -> str:
    """Say what to do with a file that has a ModelNew alone, as generated ones have, or a reference alone."""
    if MODEL_NEW not in missing:
        return (
            f"name the file that has them: --reference REF.py, or reference='REF.py' from Python, beside {spell(file)}"
        )
    if missing == [MODEL_NEW]:
        return f"name the file that has {MODEL_NEW}, and this one as its reference: NEW.py --reference {spell(file)}"
    return ""


def _is_kept(statement: ast.stmt, needed: set[str]) -> bool:
    if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
        return True
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        return ast.unparse(statement.value.func) in _SETTINGS
    bound = bound_by(statement)
    return bool(bound & needed) or "*" in bound


def is_main(statement: ast.stmt) -> bool:
    """Tell whether a statement is for a file that runs as a program."""
    return isinstance(statement, ast.If) and "__name__" in ast.unparse(statement.test)


def needed_by(body: Sequence[ast.stmt], roots: Sequence[str]) -> set[str]:
    """Find every name that the roots need, and what these need, the roots themselves among them."""
    needed, waiting = set(roots), list(roots)
    loads = [(bound_by(statement), loaded_by(statement)) for statement in body]
    while waiting:
        name = waiting.pop()
        for bound, loaded in loads:
            if name in bound:
                waiting += loaded - needed
                needed |= loaded
    return needed - set(dir(builtins)) | set(roots)


def bound_by(statement: ast.stmt) -> set[str]:
    """Name what a statement of a module binds."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {statement.name}
    names = set()
    for node in _outside_functions(statement):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
        elif isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            names.add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
    return names


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
        for child in ast.iter_child_nodes(node):
            yield from _outside_functions(child)


def loaded_by(statement: ast.stmt) -> set[str]:
    """Name what a statement reads of its module: what is local to its functions and classes is not among it."""
    tables = [symtable.symtable(ast.unparse(statement), "<statement>", "exec")]
    names = set()
    while tables:
        table = tables.pop()
        tables += table.get_children()
        anywhere = table.get_type() in ("module", "class")
        names |= {s.get_name() for s in table.get_symbols() if s.is_referenced() and (anywhere or s.is_global())}
    return names


def _changed(node: ast.AST) -> str:
    """Name what an expression may change: by assignment into it, by ``setattr``, by a call of its method alone."""
    if isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.ctx, (ast.Store, ast.Del)):
        return _root(node)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr"):
        return _root(node.args[0]) if node.args else ""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return _root(node.value.func) if isinstance(node.value.func, ast.Attribute) else ""
    return ""


def _root(node: ast.AST) -> str:
    while isinstance(node, (ast.Attribute, ast.Subscript, ast.Call)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""
