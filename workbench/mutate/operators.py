"""The mutation operators: each makes, of correct CUDA C++, copies with one planted fault."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import tree_sitter_cuda
from tree_sitter import Language, Node, Parser

_WAITS = re.compile(
    r"__sync|barrier|bar\.|\bbar_|fence|_wait|wait_|wait<|wait\b|membar|arrive|\.sync\(|cluster_sync|commit_group|commit<"
)
_MASKS = {"0xffffffff": "0x7fffffff", "0xffffffffu": "0x7fffffffu", "~0u": "(~0u >> 1)"}
_RELAXED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
_SWAPPED = {"+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "<<": ">>", ">>": "<<", "&": "|"}
_LOGICAL = {"&&": "||", "||": "&&", "==": "!=", "!=": "=="}
_OPPOSITE = {"min": "max", "max": "min", "fminf": "fmaxf", "fmaxf": "fminf"}
_WIDE = {"long long", "unsigned long long", "long long int", "int64_t", "uint64_t", "size_t", "ptrdiff_t"}
_INDICES = {"threadIdx", "blockIdx", "blockDim", "gridDim"}
_NOT_CODE = ("static_assert_declaration", "preproc_def", "preproc_function_def", "preproc_include", "comment")
_FLOAT = re.compile(r"[.eE]|[fF]$")

Edit = tuple[int, int, str]
"""Byte offsets of what is replaced, and the text in its place."""


@dataclass(frozen=True)
class Mutation:
    """One fault planted in a text.

    Attributes
    ----------
    operator : str
        Name of an `Operator`.
    line : int
        1-based.
    before, after : str
        The text that is replaced, and what stands in its place; the number of lines stays.
    start, end : int
        Byte offsets of `before` in the UTF-8 text.
    """

    operator: str
    line: int
    before: str
    after: str
    start: int
    end: int

    def apply(self, text: str) -> str:
        """Return the text with the fault in it."""
        data = text.encode()
        return (data[: self.start] + self.after.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        return f"line {self.line}: {self.operator}: {_brief(self.before)} -> {_brief(self.after) or '(nothing)'}"


@dataclass(frozen=True)
class Operator:
    """A kind of fault.

    Attributes
    ----------
    name : str
    fault : str
        What the author of the kernel would have done wrong.
    find : callable
        ``find(node)`` yields the edits of one node of the syntax tree.
    """

    name: str
    fault: str
    find: Callable[[Node], Iterator[Edit]]


def mutations(text: str) -> tuple[Mutation, ...]:
    """Return every mutation of a CUDA C++ text, in the order of its lines.

    Only bodies of functions are changed, and no macro. Two operators that lead to the same text count once.

    Parameters
    ----------
    text : str
        A ``.cu`` or a header.
    """
    found: dict[tuple[int, int, str], Mutation] = {}
    data = text.encode()
    for node in _nodes(_parser().parse(data).root_node, inside=False):
        for operator in OPERATORS:
            for start, end, after in operator.find(node):
                before = data[start:end].decode()
                same_lines = after + "\n" * (before.count("\n") - after.count("\n"))
                line = data.count(b"\n", 0, start) + 1
                mutation = Mutation(operator.name, line, before, same_lines, start, end)
                found.setdefault((start, end, same_lines), mutation)
    return tuple(sorted(found.values(), key=lambda mutation: (mutation.start, mutation.end, mutation.after)))


def _nodes(node: Node, *, inside: bool) -> Iterator[Node]:
    """Yield the nodes of functions' bodies, parents first."""
    if node.type in _NOT_CODE:
        return
    if inside:
        yield node
    for child in node.children:
        yield from _nodes(child, inside=inside or (node.type == "function_definition" and child == node.children[-1]))


def _drop_wait(node: Node) -> Iterator[Edit]:
    if node.type == "expression_statement" and _WAITS.search(_callee(node)):
        yield _edit(node, ";")


def _move_wait(node: Node) -> Iterator[Edit]:
    """Put a barrier behind the statement that follows it, so that it no longer stands before it."""
    if node.type != "compound_statement":
        return
    for first, second in itertools.pairwise(node.named_children):
        is_wait = first.type == "expression_statement" and _WAITS.search(_callee(first))
        if is_wait and second.type in ("expression_statement", "for_statement", "if_statement"):
            between = _between(node, first, second)
            yield first.start_byte, second.end_byte, f"{_text(second)}{between}{_text(first)}"


def _relax_bound(node: Node) -> Iterator[Edit]:
    yield from _exchange(node, _RELAXED)


def _shift_bound(node: Node) -> Iterator[Edit]:
    """Compare with one less: the last element is left out, or the first past the end is not refused."""
    if node.type == "binary_expression" and _operator(node) in _RELAXED:
        right = node.child_by_field_name("right")
        if right is not None and right.type in ("identifier", "field_expression"):
            yield _edit(right, f"({_text(right)} - 1)")


def _swap_axis(node: Node) -> Iterator[Edit]:
    """Confuse x and y of a built-in index."""
    if node.type == "field_expression":
        owner, axis = node.child_by_field_name("argument"), node.child_by_field_name("field")
        if owner is not None and axis is not None and _text(owner) in _INDICES and _text(axis) in ("x", "y"):
            yield _edit(axis, "y" if _text(axis) == "x" else "x")


def _swap_indices(node: Node) -> Iterator[Edit]:
    """Confuse row and column: ``row * width + column`` becomes ``column * width + row``, ``a[i][j]`` ``a[j][i]``."""
    if node.type == "binary_expression" and _operator(node) == "+":
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        if left is not None and right is not None and left.type == "binary_expression" and _operator(left) == "*":
            row, width = left.child_by_field_name("left"), left.child_by_field_name("right")
            if row is not None and width is not None and {row.type, right.type} == {"identifier"}:
                yield _edit(node, f"{_text(right)} * {_text(width)} + {_text(row)}")
    if node.type == "subscript_expression":
        outer, inner = node.child_by_field_name("argument"), node.child_by_field_name("indices")
        if outer is not None and inner is not None and outer.type == "subscript_expression":
            array, first = outer.child_by_field_name("argument"), outer.child_by_field_name("indices")
            if array is not None and first is not None and _text(first) != _text(inner):
                yield _edit(node, f"{_text(array)}{_text(inner)}{_text(first)}")


def _narrow_sum(node: Node) -> Iterator[Edit]:
    """Keep a sum in 11 bits, as one in f16 is."""
    if node.type == "assignment_expression" and _operator(node) == "+=":
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        if left is not None and right is not None and not _is_integral(node, _text(left)):
            kept = f"__uint_as_float(__float_as_uint({_text(left)} + ({_text(right)})) & 0xffffe000u)"
            yield _edit(node, f"{_text(left)} = {kept}")


def _narrow_offset(node: Node) -> Iterator[Edit]:
    """Count in 32 bits what passes 2^31."""
    if node.type in ("sized_type_specifier", "primitive_type", "type_identifier") and _text(node) in _WIDE:
        yield _edit(node, "int")


def _wrong_mask(node: Node) -> Iterator[Edit]:
    """Leave lane 31 out of a mask."""
    if node.type in ("number_literal", "unary_expression") and (other := _MASKS.get(_text(node).lower())):
        yield _edit(node, other)


def _drop_term(node: Node) -> Iterator[Edit]:
    if node.type == "binary_expression" and _operator(node) in ("+", "-", "*"):
        for side in ("left", "right")[: 1 if _operator(node) == "-" else 2]:
            if (kept := node.child_by_field_name(side)) is not None:
                yield _edit(node, _text(kept))


def _swap_operator(node: Node) -> Iterator[Edit]:
    yield from _exchange(node, _SWAPPED)


def _swap_logic(node: Node) -> Iterator[Edit]:
    yield from _exchange(node, _LOGICAL)
    if node.type == "call_expression":
        function = node.child_by_field_name("function")
        if function is not None and (other := _OPPOSITE.get(_text(function))):
            yield _edit(function, other)


def _change_constant(node: Node) -> Iterator[Edit]:
    if node.type == "number_literal":
        text = _text(node)
        if text.lower().startswith(("0x", "0b")):
            return
        if _FLOAT.search(text):
            yield _edit(node, f"({text} * 1.01f + 0.001f)")
        else:
            yield _edit(node, f"({text} + 1)")


def _negate_condition(node: Node) -> Iterator[Edit]:
    if node.type == "if_statement" and (condition := node.child_by_field_name("condition")) is not None:
        yield _edit(condition, f"(!{_text(condition)})")


def _drop_guard(node: Node) -> Iterator[Edit]:
    """Do what stands behind a condition in any case; never return early."""
    if node.type == "if_statement" and node.child_by_field_name("alternative") is None:
        condition, then = node.child_by_field_name("condition"), node.child_by_field_name("consequence")
        if condition is not None and then is not None:
            yield _edit(node, ";" if _text(then).startswith(("return", "continue", "break")) else _text(then))


def _drop_statement(node: Node) -> Iterator[Edit]:
    made_of = ("assignment_expression", "call_expression", "update_expression")
    if node.type == "expression_statement" and node.named_children and node.named_children[0].type in made_of:
        yield _edit(node, ";")


OPERATORS: tuple[Operator, ...] = (
    Operator("drop-barrier", "a barrier, fence or wait is missing", _drop_wait),
    Operator("move-barrier", "a barrier, fence or wait comes one statement late", _move_wait),
    Operator("relax-bound", "a bound is off by one: < for <=", _relax_bound),
    Operator("shift-bound", "a bound is off by one: n - 1 for n", _shift_bound),
    Operator("swap-axis", "x and y of a built-in index are confused", _swap_axis),
    Operator("swap-indices", "row and column are confused", _swap_indices),
    Operator("narrow-sum", "a sum is kept with 11 significant bits", _narrow_sum),
    Operator("narrow-offset", "an offset has 32 bits instead of 64", _narrow_offset),
    Operator("wrong-mask", "a mask leaves out lane 31", _wrong_mask),
    Operator("drop-term", "a term or factor is missing", _drop_term),
    Operator("swap-operator", "an arithmetic operator is another", _swap_operator),
    Operator("swap-logic", "a comparison, connective or extremum is its opposite", _swap_logic),
    Operator("change-constant", "a constant is another", _change_constant),
    Operator("negate-condition", "a condition is the opposite", _negate_condition),
    Operator("drop-guard", "a condition is not asked", _drop_guard),
    Operator("drop-statement", "a statement is missing", _drop_statement),
)
"""Every operator; a further one is a row here. Of two that lead to the same text, the first names it."""

OF_ORDER = ("drop-barrier", "move-barrier", "wrong-mask")
"""The operators whose faults the sanitiser sees best."""

OF_SIZE = ("narrow-offset",)
"""The operators whose faults show in calls with a long axis alone."""


def _edit(node: Node, after: str) -> Edit:
    return node.start_byte, node.end_byte, after


def _exchange(node: Node, others: dict[str, str]) -> Iterator[Edit]:
    """Replace the operator of a binary expression by the one that `others` has for it."""
    if node.type == "binary_expression" and (other := others.get(_operator(node))):
        operator = node.child_by_field_name("operator")
        if operator is not None:
            yield _edit(operator, other)


def _callee(statement: Node) -> str:
    """Return the text of a called function, or of inline assembly; empty for any other statement."""
    for child in statement.named_children:
        if child.type == "gnu_asm_expression":
            return _text(child)
        if child.type == "call_expression" and (function := child.child_by_field_name("function")) is not None:
            return f"{_text(function)}("
    return ""


def _is_integral(node: Node, name: str) -> bool:
    """Tell whether the function around `node`, or the struct around that, declares `name` with an integer type."""
    kinds = r"(?:unsigned|int|long|size_t|u?int\d+_t|char\s*\*|SCALAR\s*\*|const\s+\w+\s*\*)"
    declares = re.compile(rf"\b{kinds}[\w\s,*&=+\-/%()]*?\b{re.escape(name)}\b")
    around = node.parent
    while around is not None:
        scopes = [around] if around.type == "function_definition" else []
        if around.type == "field_declaration_list":
            scopes = [member for member in around.children if member.type == "field_declaration"]
        if any(declares.search(_text(scope)) for scope in scopes):
            return True
        around = around.parent
    return False


def _operator(node: Node) -> str:
    operator = node.child_by_field_name("operator")
    return "" if operator is None else _text(operator)


def _between(parent: Node, first: Node, second: Node) -> str:
    data = parent.text or b""
    return data[first.end_byte - parent.start_byte : second.start_byte - parent.start_byte].decode()


def _text(node: Node) -> str:
    return (node.text or b"").decode()


def _brief(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 60 else f"{words[:57]}..."


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_cuda.language()))
