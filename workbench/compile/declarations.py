"""Read the kernels that CUDA C++ text declares: names, parameter names and default arguments, by a CUDA grammar."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

import tree_sitter_cuda
from tree_sitter import Language, Node, Parser

from workbench.compile.includes import defined_names
from workbench.compile.macros import Macro, expand, find_macros
from workbench.core.forks import cached_property

_FUNCTIONS = ("function_definition", "declaration")
_PARAMETERS = ("parameter_declaration", "optional_parameter_declaration", "variadic_parameter_declaration")
_WITHOUT_KERNELS = frozenset({
    "compound_statement", "initializer_list", "argument_list", "parameter_list", "parenthesized_expression",
    "binary_expression", "template_argument_list", "enumerator_list",
})  # fmt: skip
_NAMES = ("identifier", "field_identifier", "qualified_identifier", "template_function")
_LISTED = 20
"""Kernels that a message lists at most."""
# Attributes that the grammar does not know: it reads on without them.
_UNKNOWN_TO_THE_GRAMMAR = """
#define __cluster_dims__(...)
#define __block_size__(...)
#define __maxnreg__(...)
#define __grid_constant__
#define C10_LAUNCH_BOUNDS_0
#define C10_LAUNCH_BOUNDS_1(...)
#define C10_LAUNCH_BOUNDS_2(...)
"""


@dataclass(frozen=True)
class DeclaredParameter:
    """A parameter as it is written.

    Attributes
    ----------
    name : str
        Empty where the declaration gives none.
    default : str or None
        Text of the default argument.
    type : str
        As it is written, such as ``"const float*"``.
    is_pack : bool
        True for a parameter pack (``Ts... xs``).
    """

    name: str
    default: str | None = None
    is_pack: bool = False
    type: str = ""


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
    words : frozenset of str
        Identifiers in the parameter list: one that is a macro makes `parameters` unreliable.
    is_clean : bool
        False where the grammar could not read the parameter list.
    is_instance : bool
        True for a definition behind ``template <>``.
    """

    name: str
    parameters: tuple[DeclaredParameter, ...]
    line: int
    is_definition: bool
    template: str = ""
    words: frozenset[str] = frozenset()
    is_clean: bool = True
    is_instance: bool = False

    @property
    def base_name(self) -> str:
        """The name without its namespaces."""
        return self.name.rpartition("::")[2]

    @property
    def types(self) -> tuple[str, ...]:
        """The parameters' types as they are written."""
        return tuple(p.type for p in self.parameters)

    def __str__(self) -> str:
        template = f"template {self.template} " if self.template else ""
        return f"{template}{self.name}({', '.join(f'{p.type} {p.name}'.strip() or '...' for p in self.parameters)})"


@lru_cache(maxsize=256)
def find_declarations(text: str) -> tuple[Declaration, ...]:
    """Return every kernel that a text declares, in order, whatever branch of a conditional it stands in."""
    if "__global__" not in text:
        return ()
    return tuple(_walk(_parser().parse(text.encode()).root_node))


@dataclass(frozen=True)
class Reading:
    """The kernels that a source and what it includes declare, macros expanded where a declaration needs it.

    Attributes
    ----------
    texts : mapping of str to str
        Text of each file by its path, the main one first.
    defines : mapping of str to object
        Macros from outside the texts.
    """

    texts: Mapping[str, str]
    defines: Mapping[str, object] = field(default_factory=dict)

    def kernels(self, path: str, name: str) -> list[Declaration]:
        """Return the declarations of kernel `name` (without namespace) in one file, the main one if `path` is unknown.

        Where a macro stands in a declaration, it is expanded; one with several definitions gives several declarations.
        """
        text = self.texts.get(path, next(iter(self.texts.values())))
        plain = [d for d in find_declarations(text) if d.base_name == name]
        if plain and all(d.is_clean and self._names.isdisjoint(d.words) for d in plain):
            return plain
        return [d for d in self._expanded(text) if d.base_name == name] or plain

    def all(self) -> list[tuple[str, Declaration]]:
        """Return every (path, declaration), macros expanded."""
        return [(path, d) for path, text in self.texts.items() for d in self._expanded(text) or find_declarations(text)]

    def plain_kernels(self) -> tuple[str, ...]:
        """Return the kernels that are defined once, without macros, and are no templates: NVRTC makes all of them."""
        found = [d for text in self.texts.values() for d in find_declarations(text)]
        types: dict[str, set[tuple[str, ...]]] = {}
        for each in found:
            types.setdefault(each.name, set()).add(each.types)
        unsure = {d.name for d in found if d.template or d.is_instance} | {
            n for n, rows in types.items() if len(rows) > 1
        }
        return tuple(dict.fromkeys(d.name for d in found if d.is_definition and d.name not in unsure))

    def describe_missing(self, expression: str, reason: str, rename: Callable[[str], str]) -> str:
        """Say that an expression names no single kernel, which kernels there are, and which was probably meant.

        Parameters
        ----------
        expression : str
        reason : str
            The compiler's message.
        rename : callable
            Maps a path of `texts` to the path that the user knows.
        """
        found = self.all()
        meant = [(path, d) for path, d in found if d.base_name == base_name(expression)]
        lines = [f"{rename(next(iter(self.texts)))}: no kernel {expression!r}: {reason}"]
        lines.append("the source declares" if found else "the source declares no kernel")
        listed = list(dict.fromkeys([*meant, *found]))
        lines += [f"  {d}  [{rename(path)}:{d.line}]" for path, d in listed[:_LISTED]]
        if len(listed) > _LISTED:
            lines.append(f"  and {len(listed) - _LISTED} more")
        return "\n".join([*lines, *_advice(expression, reason, [d for _, d in meant], [d.name for _, d in found])])

    @cached_property
    def _names(self) -> frozenset[str]:
        """Names of all macros, and perhaps of some that comments define: found faster than the macros themselves."""
        defined = (name for text in self.texts.values() for name in defined_names(text.encode()))
        return frozenset([*defined, *self.defines, *find_macros([_UNKNOWN_TO_THE_GRAMMAR])])

    @cached_property
    def _macros(self) -> dict[str, tuple[Macro, ...]]:
        defines = [f"#define {name} {value}" for name, value in self.defines.items()]
        return find_macros([*self.texts.values(), *defines, _UNKNOWN_TO_THE_GRAMMAR])

    def _expanded(self, text: str) -> list[Declaration]:
        """Find the declarations in all expansions of a text, equal ones once."""
        return list(dict.fromkeys(d for expanded in expand(text, self._macros) for d in find_declarations(expanded)))


def _advice(expression: str, reason: str, meant: Sequence[Declaration], names: Sequence[str]) -> list[str]:
    """Say how to name one of the kernels that were `meant`, or which of all `names` is close."""
    qualified = {d.name for d in meant}
    asked = expression.split("<", 1)[0].strip()
    if qualified and asked not in qualified and not asked.startswith("("):
        spelled = dict.fromkeys(d.name + ("<...>" if d.template else "") for d in meant)
        return [f"did you mean {' or '.join(map(repr, spelled))}?"]
    if templates := [d for d in meant if d.template]:
        if "<" not in expression:
            return [f"name the template's arguments, as in {templates[0].name}<...>"]
        return [f"name arguments for {' or '.join(dict.fromkeys(f'template {d.template}' for d in templates))}"]
    if len({d.types for d in meant}) > 1 or (meant and "overloaded" in reason):  # CUDA has functions of its own
        casts = dict.fromkeys(f"(void (*)({', '.join(d.types)})){d.name}" for d in meant)
        return ["choose an overload by a cast:", *(f"  {cast!r}" for cast in casts)]
    if close := difflib.get_close_matches(asked, names, n=1):
        return [f"did you mean {close[0]!r}?"]
    return []


def base_name(expression: str) -> str:
    """Return the bare name in a name expression: ``"scale"`` for ``"ns::scale<float, 4>"``.

    A cast in front, which chooses among overloads as in ``"(void (*)(int))scale"``, is left out.
    """
    start = expression.rindex(")") + 1 if expression.lstrip().startswith("(") and ")" in expression else 0
    return expression[start:].split("<", 1)[0].rpartition("::")[2].strip()


def is_instance(expression: str) -> bool:
    """Tell an instance of a template, as ``"scale<float>"``, which NVRTC makes only if it is asked for it."""
    return "<" in expression


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_cuda.language()))


@dataclass(frozen=True)
class _Around:
    """What stands around a declaration: the namespaces, the template's parameters."""

    scope: tuple[str, ...] = ()
    template: str = ""


def _walk(root: Node) -> Iterator[Declaration]:
    """Find the kernels below a node in the order of the text. A loop: what a user writes may be nested at any depth."""
    pending = [(root, _Around())]
    while pending:
        node, around = pending.pop()
        kind = node.type
        if kind in _FUNCTIONS and any(c.type == "__global__" for c in node.children):
            yield from _declaration(node, around)
            continue
        if kind in _WITHOUT_KERNELS:
            continue
        if kind == "namespace_definition" and (name := node.child_by_field_name("name")):
            around = _Around((*around.scope, *_text(name).split("::")))
        elif kind == "template_declaration" and (parameters := node.child_by_field_name("parameters")):
            around = _Around(around.scope, _text(parameters))
        elif around.template:
            around = _Around(around.scope)
        pending += [(child, around) for child in reversed(node.named_children)]


def _declaration(node: Node, around: _Around) -> Iterator[Declaration]:
    declarator = node.child_by_field_name("declarator")
    while declarator and declarator.type != "function_declarator":
        declarator = declarator.child_by_field_name("declarator")
    name = declarator and declarator.child_by_field_name("declarator")
    parameters = declarator and declarator.child_by_field_name("parameters")
    if not name or not parameters or name.type not in _NAMES:
        return
    yield Declaration(
        "::".join([*around.scope, _plain_name(name)]),
        tuple(_parameter(p) for p in parameters.named_children if p.type in _PARAMETERS and not _is_void(p)),
        name.start_point.row + 1,
        node.type == "function_definition",
        "" if around.template == "<>" else around.template,
        frozenset(_identifiers(parameters)),
        not parameters.has_error,
        around.template == "<>",
    )


def _plain_name(node: Node) -> str:
    """Spell a declared name without the template arguments of a specialisation."""
    parts = []
    while (name := node.child_by_field_name("name")) is not None:
        if scope := node.child_by_field_name("scope"):
            parts.append(_text(scope))
        node = name
    return "::".join([*parts, _text(node)])


def _parameter(node: Node) -> DeclaredParameter:
    default = node.child_by_field_name("default_value")
    name = _declared_node(node.child_by_field_name("declarator"))
    return DeclaredParameter(
        _text(name) if name else "",
        _text(default) if default else None,
        node.type == "variadic_parameter_declaration",
        _written_type(node, name, default),
    )


def _written_type(parameter: Node, name: Node | None, default: Node | None) -> str:
    """Spell what a parameter's declaration says besides its name and its default argument."""
    whole, start = parameter.text or b"", parameter.start_byte
    whole = whole[: whole.rindex(b"=", 0, default.start_byte - start)] if default else whole
    if name:
        whole = whole[: name.start_byte - start] + whole[name.end_byte - start :]
    return re.sub(r"\s+(?=[*&[])", "", " ".join(whole.decode(errors="replace").split()))


def _declared_node(declarator: Node | None) -> Node | None:
    """Find the identifier inside pointers, references, arrays, parentheses and attributes."""
    while declarator:
        if declarator.type == "identifier":
            return declarator
        inner = declarator.child_by_field_name("declarator")
        declarator = inner or next(
            (c for c in declarator.named_children if c.type == "identifier" or c.type.endswith("declarator")), None
        )
    return None


def _identifiers(root: Node) -> Iterator[str]:
    pending = [root]
    while pending:
        node = pending.pop()
        if node.type.endswith("identifier") and node.child_count == 0:
            yield _text(node)
        pending += node.children


def _is_void(node: Node) -> bool:
    """Tell the lone ``void`` of an empty parameter list from a parameter."""
    kind = node.child_by_field_name("type")
    return kind is not None and _text(kind) == "void" and node.child_by_field_name("declarator") is None


def _text(node: Node) -> str:
    return node.text.decode() if node.text else ""
