"""The layout of a struct that a kernel takes: names from the source, types and places from the compiler.

The names come from the struct's definition. NVRTC says what they are: a name expression over a template spells the
type, the offset, the size and the alignment of each member in a mangled name. So macros, aliases, template arguments
and the rules of the ABI are the compiler's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from workbench.compile.compilation import MEMBER_PROBE, Compilation
from workbench.compile.items import Item, split, walk_spaces
from workbench.compile.mangling import CType, ManglingError, parse_template_arguments
from workbench.compile.options import CompileOptions
from workbench.compile.source import Source
from workbench.core.errors import SignatureError

_UNNAMED = "(anonymous namespace)::"
_ENUMERATION, _UNION, _UNSIGNED = 1, 2, 4
"""Bits by which the compiler says what a member is, or its elements are."""
_ELSEWHERE = frozenset({"static", "using", "typedef", "friend"})
"""Words of what is declared in a struct and is no member of its objects."""


@dataclass(frozen=True)
class Member:
    """One member of a struct.

    Attributes
    ----------
    name : str
    type : CType
        Resolved by the compiler.
    offset_bytes, size_bytes, alignment_bytes : int
        Where it lies in the struct.
    enumeration : str
        ``"int"`` or ``"uint"`` for an enumeration, by its underlying type; empty for anything else.
    is_union : bool
        What it is; both tell of an array what its elements are.
    """

    name: str
    type: CType
    offset_bytes: int
    size_bytes: int
    alignment_bytes: int
    enumeration: str
    is_union: bool

    @property
    def end_bytes(self) -> int:
        """Offset of the first byte behind it."""
        return self.offset_bytes + self.size_bytes


@dataclass(frozen=True)
class RecordLayout:
    """A struct as it lies in memory.

    Attributes
    ----------
    name : str
    size_bytes : int
    members : tuple of Member
        In order.
    """

    name: str
    size_bytes: int
    members: tuple[Member, ...]


def read_layout(source: Source, options: CompileOptions, name: str) -> RecordLayout:
    """Find out how a struct of a source lies in memory.

    Parameters
    ----------
    source : Source
        CUDA C++.
    options : CompileOptions
    name : str
        As the compiler resolves it, such as ``"Params"`` or ``"ns::View<float, 2>"``.

    Raises
    ------
    SignatureError
        If the source does not define it, or it has what no layout can tell: private members, bit fields, base classes,
        virtual functions, calls of macros beside padding.
    """
    spelled = name.replace(_UNNAMED, "")
    definition = _definition(Compilation(source, options, (), options.arch).definitions, spelled)
    if definition is None:
        raise SignatureError(f"{name} is defined nowhere in {source.name} and its own includes")
    names = tuple(_member_names(name, definition))
    asked = [_asked(spelled), *(_asked(spelled, member) for member in names)]
    compilation = Compilation(source, options, tuple(asked), options.virtual_arch)
    try:
        lowered = compilation.cached().lowered
        (_, (_, size, alignment, _)), *rows = (parse_template_arguments(lowered[one], MEMBER_PROBE) for one in asked)
    except (ManglingError, SignatureError) as error:
        raise SignatureError(f"the members of {name} cannot be told: {error}") from error
    members = tuple(
        Member(member, kind, offset, size_of, align, _enumeration(bits), bool(bits & _UNION))
        for member, (kind, (offset, size_of, align, bits)) in zip(names, rows, strict=True)
    )
    _check_complete(name, members, size, alignment, is_aligned=any("align" in t.text for t in definition.tokens))
    if size > sum(member.size_bytes for member in members) and (called := next(_calls(definition), "")):
        raise SignatureError(f"{name} has bytes that no member is known to hold, and {called}(...) may declare members")
    return RecordLayout(name, size, members)


def _enumeration(bits: int) -> str:
    return ("uint" if bits & _UNSIGNED else "int") if bits & _ENUMERATION else ""


def _asked(record: str, member: str = "") -> str:
    """Spell the expression whose lowered name tells where a member lies, or how large the struct is."""
    kind = f"decltype({record}::{member})" if member else record
    offset = f"__INTADDR__(&(({record}*)0)->{member})" if member else "0"  # what offsetof is to NVRTC's front end
    return f"&{MEMBER_PROBE}<{kind}, {offset}, sizeof({kind}), alignof({kind}), workbench_kind<{kind}>::value>"


def _definition(texts: Iterable[str], name: str) -> Item | None:
    """Find the definition of a struct by its qualified name, template arguments left out."""
    wanted = tuple(part.partition("<")[0] for part in name.partition("<")[0].split("::"))
    for text in texts:
        for item, spaces in walk_spaces(split(text), classes=True):
            around = tuple(space for space in spaces if space)
            if item.kind == "type" and item.has_body and (*around, item.name) == wanted:
                return item
            # A typedef gives its name to a struct that has none of its own.
            if item.kind == "type" and item.has_body and wanted[:-1] == around and wanted[-1] in item.names:
                return item
    return None


def _member_names(record: str, definition: Item) -> Iterator[str]:
    """List the members; refuse a struct of which objects hold more than these."""
    key = next((token.text for token in definition.head if token.text in ("struct", "class", "union")), "enum")
    if key not in ("struct", "class"):
        raise SignatureError(f"{record} is a {key}")
    if any(token.text == ":" for token in definition.head):
        raise SignatureError(f"{record} has a base class")
    for item in definition.items:
        words = {token.text for token in item.head}
        if "virtual" in words:
            raise SignatureError(f"{record} has virtual functions")
        if item.kind == "type" and item.has_body and not item.names and "enum" not in words:
            raise SignatureError(f"{record} has an unnamed {'union' if 'union' in words else 'struct'}")
        if words & _ELSEWHERE:
            continue
        if item.kind == "variable":
            if any(token.text == ":" for token in item.tokens):
                raise SignatureError(f"{record} has a bit field, {item.name}")
            yield from item.names
        elif item.kind == "type":
            yield from _declared_behind(item)


def _calls(definition: Item) -> Iterator[str]:
    """Name what looks like a call in a struct's body and is no constructor: a macro may declare members."""
    for item in definition.items:
        first, second = [token.text for token in item.head[:2]] if len(item.head) > 1 else ("", "")
        if item.kind in ("macro", "function") and second == "(" and first not in (*definition.names, "operator"):
            yield first


def _declared_behind(item: Item) -> Iterator[str]:
    """List the members that are declared with their type, as ``struct Inner in;`` or ``enum { A, B } mode;``."""
    closed = [i for i, token in enumerate(item.tokens) if token.text == "}"]
    key = next(i for i, token in enumerate(item.tokens) if token.text in ("struct", "class", "union", "enum"))
    start, depth = (closed[-1] + 1 if closed else key + 2), 0
    for token in item.tokens[start:]:
        depth += (token.text == "[") - (token.text == "]")
        if token.kind == "word" and not depth and token.text not in ("const", "__restrict__"):
            yield token.text


def _check_complete(
    record: str, members: Sequence[Member], size_bytes: int, alignment_bytes: int, *, is_aligned: bool
) -> None:
    """Refuse a struct with bytes between its members, or behind them, that no padding explains."""
    end = 0
    for member in members:
        gap = member.offset_bytes - end
        if gap < 0 or (gap >= member.alignment_bytes and not is_aligned):
            raise SignatureError(f"{record} has more than can be told of it before its member {member.name}")
        end = member.end_bytes
    if size_bytes - end >= alignment_bytes and members:
        raise SignatureError(f"{record} has more than can be told of it behind its member {members[-1].name}")
