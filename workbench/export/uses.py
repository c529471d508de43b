"""Where a model's file uses Workbench, and its text with something else in those places."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from itertools import accumulate
from typing import Any

from workbench.core.errors import WorkbenchError
from workbench.kernel import load
from workbench.op import find_op
from workbench.verify.court.separate import NEEDED, Source, bound_by, is_main, loaded_by, needed_by

CALLS = (find_op, load)
"""What an export knows to replace, under whatever name a file imports it."""
SITE = "_workbench_site"
"""What stands in the place of these functions while the file is recorded."""
_PLACE = "\0"
_DEFINITIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_Edit = tuple[int, int, str]


class ExportError(WorkbenchError):
    """Something cannot be exported."""


@dataclass(frozen=True, eq=False)
class Site:
    """A call of `find_op` or `load` in a file.

    Attributes
    ----------
    number : int
    line : int
    name : str
        The module's variable that is assigned its result; empty where it is another expression.
    call : ast.Call
    """

    number: int
    line: int
    name: str
    call: ast.Call


class ModelText:
    """A file whose `ModelNew` uses Workbench.

    Parameters
    ----------
    source : Source
    roots : sequence of str
        Names that the export keeps, with all that they and the module's statements need; other classes and functions
        are left out.
    """

    def __init__(self, source: Source, roots: Sequence[str] = NEEDED) -> None:
        self.path, self._text = source.path, source.text
        self._tree = source.tree()
        self._bound = dict(self._imports())
        body = [node for node in self._tree.body if not is_main(node)]
        definitions = [node for node in body if isinstance(node, _DEFINITIONS) and not node.decorator_list]
        run = (loaded_by(node) for node in body if node not in definitions)
        needed = needed_by(body, sorted({*roots}.union(*run)))
        self._left_out: list[ast.stmt] = [node for node in definitions if node.name not in needed]
        self._left_out += [node for node in self._tree.body if node not in body]
        names = {
            id(node.value): node.targets[0].id
            for node in self._tree.body
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)
        }
        found = sorted(self._calls(self._kept), key=lambda call: (call.lineno, call.col_offset))
        self.sites = [Site(n, call.lineno, names.get(id(call), ""), call) for n, call in enumerate(found)]

    @cached_property
    def instrumented(self) -> ast.Module:
        """The file as it is recorded: each site calls `SITE` with its number, the function and its arguments."""
        tree = self._parsed()
        numbers = {_place(site.call): site.number for site in self.sites}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (place := _place(node)) in numbers and self._function(node) in CALLS:
                node.args = [ast.Constant(numbers[place]), node.func, *node.args]
                node.func = ast.Name(SITE, ast.Load())
        return ast.fix_missing_locations(tree)

    def _parsed(self) -> ast.Module:
        """Parse the kept statements again, to be changed."""
        tree = ast.parse(self._text, str(self.path))
        pairs = zip(self._tree.body, tree.body, strict=True)
        tree.body = [again for node, again in pairs if node not in self._left_out]
        return tree

    @cached_property
    def _for_sites_alone(self) -> list[ast.stmt]:
        """Return the assignments of what the sites' arguments alone need: folders, a kernel's text."""
        tree, places = self._parsed(), {_place(site.call) for site in self.sites}
        of_sites = {name for site in self.sites for name in loaded_by(ast.Expr(site.call))}
        needed = needed_by(tree.body, sorted(of_sites))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _place(node) in places:
                node.func, node.args, node.keywords = ast.Name("object", ast.Load()), [], []
        kept = [(one, bound_by(two), loaded_by(two)) for one, two in zip(self._kept, tree.body, strict=True)]
        gone: list[ast.stmt] = []
        while True:
            idle = [
                node
                for node, bound, _ in kept
                if isinstance(node, ast.Assign | ast.AnnAssign)
                and bound <= needed
                and not any(node.lineno <= line <= (node.end_lineno or 0) for line, *_ in places)
                and not any(bound & loaded for other, _, loaded in kept if other is not node)
            ]
            if not idle:
                return gone
            gone += idle
            kept = [one for one in kept if one[0] not in idle]

    def split(self, replacements: Mapping[int, str]) -> tuple[str, str]:
        """Return the file's text without Workbench, before and after the place where the first use of it was.

        Parameters
        ----------
        replacements : mapping of int to str
            What stands in the place of each site, by its number.

        Raises
        ------
        ExportError
            If it uses anything else of Workbench, or nothing.
        """
        edits: list[_Edit] = [self._span(node, "") for node in (*self._left_out, *self._for_sites_alone)]
        edits += [(*self._extent(site.call), replacements[site.number]) for site in self.sites]
        edits += [self._without_workbench(node) for node in self._import_statements(self._kept)]
        firsts = [node for node in self._kept if self._uses(node)]
        if not firsts:
            raise ExportError(f"{self.path} imports nothing of workbench: it is self-contained already")
        start, _, _ = self._span(firsts[0], "")
        text = self._text.encode()
        for first, end, words in sorted([*edits, (start, start, _PLACE)], reverse=True):
            text = text[:first] + words.encode() + text[end:]
        before, _, after = text.decode().partition(_PLACE)
        return before.rstrip("\n"), after.strip("\n")

    @property
    def _kept(self) -> list[ast.stmt]:
        return [node for node in self._tree.body if node not in self._left_out]

    def _imports(self) -> Iterator[tuple[str, str]]:
        """Yield what the file's names of Workbench stand for."""
        for node in self._import_statements(self._tree.body):
            for alias in node.names:
                if isinstance(node, ast.ImportFrom):
                    if alias.name == "*":
                        raise ExportError(f"{self.path}:{node.lineno}: expected the names that are imported; got *")
                    yield alias.asname or alias.name, f"{node.module}.{alias.name}"
                elif _is_ours(alias.name):
                    yield (alias.asname, alias.name) if alias.asname else ("workbench", "workbench")

    @staticmethod
    def _import_statements(body: Sequence[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
        for node in (inner for statement in body for inner in ast.walk(statement)):
            if isinstance(node, ast.ImportFrom) and not node.level and _is_ours(node.module or ""):
                yield node
            if isinstance(node, ast.Import) and any(_is_ours(alias.name) for alias in node.names):
                yield node

    def _calls(self, body: Sequence[ast.AST]) -> Iterator[ast.Call]:
        """Yield the outermost calls of `CALLS`; refuse any other use."""
        for node in body:
            if isinstance(node, ast.Call) and self._function(node) in CALLS:
                yield node
            elif dotted := self._dotted(node):
                raise ExportError(
                    f"{self.path}:{node.lineno}: expected calls of find_op and load alone, for an export does without "  # type: ignore[attr-defined]
                    f"Workbench; got {dotted}; leave it out, or put it under if __name__ == '__main__'"
                )
            else:
                yield from self._calls(list(ast.iter_child_nodes(node)))

    def _uses(self, statement: ast.stmt) -> bool:
        return any(self._import_statements([statement])) or any(self._calls([statement]))

    def _function(self, call: ast.Call) -> Any:
        """Return what of Workbench a call calls; None where it is nothing of it."""
        return _resolve(self._dotted(call.func))

    def _dotted(self, node: ast.AST) -> str:
        """Spell what an expression names of Workbench; empty where it names nothing of it."""
        if isinstance(node, ast.Attribute):
            owner = self._dotted(node.value)
            return f"{owner}.{node.attr}" if owner else ""
        return self._bound.get(node.id, "") if isinstance(node, ast.Name) else ""

    @cached_property
    def _starts(self) -> list[int]:
        """Where each line begins, in bytes."""
        return [0, *accumulate(len(line) for line in self._text.encode().splitlines(keepends=True))]

    def _extent(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _span(self, node: ast.stmt, words: str) -> _Edit:
        """Replace a statement, with its decorators; without words, with its lines where it has them to itself."""
        decorators: list[ast.expr] = getattr(node, "decorator_list", [])
        start, end = self._extent(node)
        start = min([start, *(self._extent(one)[0] - 1 for one in decorators)])
        text = self._text.encode()
        line_end = text.find(b"\n", end)
        line_end = len(text) if line_end < 0 else line_end
        if not words and start in self._starts and (rest := text[end:line_end].strip())[:1] in (b"", b"#"):
            return start, min(line_end + 1, len(text)), f"{rest.decode()}\n" if rest else ""
        return start, end, words or "..."

    def _without_workbench(self, node: ast.Import | ast.ImportFrom) -> _Edit:
        others = [alias for alias in node.names if isinstance(node, ast.Import) and not _is_ours(alias.name)]
        return self._span(node, ast.unparse(ast.Import(others)) if others else "")


def _place(call: ast.Call) -> tuple[int, int, int | None, int | None]:
    """Identify a call by where it is."""
    return call.lineno, call.col_offset, call.end_lineno, call.end_col_offset


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] == "workbench"


def _resolve(dotted: str) -> Any:
    """Return what a dotted name of Workbench is; None where it is nothing."""
    if not dotted:
        return None
    first, *parts = dotted.split(".")
    found: Any = import_module(first)
    for index, part in enumerate(parts):
        if not hasattr(found, part):
            try:
                found = import_module(".".join([first, *parts[: index + 1]]))
            except ImportError:
                return None
        else:
            found = getattr(found, part)
    return found
