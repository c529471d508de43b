"""Read the kernels that CUDA C++ text declares: names, parameter names and default arguments, by a CUDA grammar."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

import tree_sitter_cuda
from tree_sitter import Language, Node, Parser

_FUNCTIONS = ("function_definition", "declaration")
_PARAMETERS = ("parameter_declaration", "optional_parameter_declaration", "variadic_parameter_declaration")
_NAMES = ("identifier", "field_identifier", "qualified_identifier", "template_function")


@dataclass(frozen=True)
class DeclaredParameter:
    """A parameter as it is written.

    Attributes
    ----------
    name : str
        Empty where the declaration gives none.
    default : str or None
        Text of the default argument.
    is_pack : bool
        True for a parameter pack (``Ts... xs``).
    """

    name: str
    default: str | None = None
    is_pack: bool = False


@dataclass(frozen=True)
class Declaration:
    """A kernel's declaration.

    Attributes
    ----------
    name : str
        Qualified by the namespaces around it, without template arguments.
    parameters : tuple of DeclaredParameter
    line : int
        1-based line of the name: the line that the PTX line table gives a kernel.
    is_definition : bool
    template : str
        Template parameters as they are written, such as ``"<class T, int N = 4>"``; empty for a plain kernel.
    """

    name: str
    parameters: tuple[DeclaredParameter, ...]
    line: int
    is_definition: bool
    template: str = ""


@lru_cache(maxsize=256)
def find_declarations(text: str) -> tuple[Declaration, ...]:
    """Return every kernel that a text declares, in order, whatever branch of a conditional it stands in."""
    return tuple(_walk(_parser().parse(text.encode()).root_node, (), ""))


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_cuda.language()))


def _walk(node: Node, scope: tuple[str, ...], template: str) -> Iterator[Declaration]:
    if node.type in _FUNCTIONS and any(c.type == "__global__" for c in node.children):
        yield from _declaration(node, scope, template)
        return
    if node.type == "namespace_definition" and (name := node.child_by_field_name("name")):
        scope = (*scope, *_text(name).split("::"))
    if node.type == "template_declaration" and (parameters := node.child_by_field_name("parameters")):
        template = _text(parameters)
    if node.type != "compound_statement":
        for child in node.children:
            yield from _walk(child, scope, template if node.type == "template_declaration" else "")


def _declaration(node: Node, scope: tuple[str, ...], template: str) -> Iterator[Declaration]:
    declarator = node.child_by_field_name("declarator")
    while declarator and declarator.type != "function_declarator":
        declarator = declarator.child_by_field_name("declarator")
    name = declarator and declarator.child_by_field_name("declarator")
    parameters = declarator and declarator.child_by_field_name("parameters")
    if not name or not parameters or name.type not in _NAMES:
        return
    plain = (name.child_by_field_name("name") or name) if name.type == "template_function" else name
    yield Declaration(
        "::".join([*scope, _text(plain)]),
        tuple(_parameter(p) for p in parameters.named_children if p.type in _PARAMETERS and not _is_void(p)),
        name.start_point.row + 1,
        node.type == "function_definition",
        "" if template == "<>" else template,
    )


def _parameter(node: Node) -> DeclaredParameter:
    default = node.child_by_field_name("default_value")
    return DeclaredParameter(
        _declared_name(node.child_by_field_name("declarator")),
        _text(default) if default else None,
        node.type == "variadic_parameter_declaration",
    )


def _declared_name(declarator: Node | None) -> str:
    """Find the identifier inside pointers, references, arrays, parentheses and attributes."""
    while declarator:
        if declarator.type == "identifier":
            return _text(declarator)
        inner = declarator.child_by_field_name("declarator")
        declarator = inner or next(
            (c for c in declarator.named_children if c.type == "identifier" or c.type.endswith("declarator")), None
        )
    return ""


def _is_void(node: Node) -> bool:
    """Tell the lone ``void`` of an empty parameter list from a parameter."""
    kind = node.child_by_field_name("type")
    return kind is not None and _text(kind) == "void" and node.child_by_field_name("declarator") is None


def _text(node: Node) -> str:
    return node.text.decode() if node.text else ""
