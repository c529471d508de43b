"""Split CUDA C++ text into what stands at namespace scope, or in a class: functions, types, variables, namespaces.

A scanner of tokens and brackets, which needs no macro expanded: a grammar of the language loses its way at the first
one that it does not know. Branches of a conditional may each open the same bracket.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

_TOKEN = re.compile(
    r"""(?P<directive>^[ \t]*(?:\#|%:)(?:\\\r?\n|/\*.*?\*/|//(?:\\\r?\n|[^\n])*|[^\n])*)
    |(?P<space>\n|[^\S\n]+|\\\r?\n|/\*.*?\*/|//(?:\\\r?\n|[^\n])*)
    |(?P<text>(?:u8|[uUL])?R"(?P<fence>[^()\\\s]{0,16})\(.*?\)(?P=fence)"|(?:u8|[uUL])?"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<word>[A-Za-z_]\w*)
    |(?P<number>\.?\d(?:[eEpP][+-]|'?[\w.])*)
    |(?P<mark><<<|<<|<=|>=|==|!=|&&|\|\||->|::|.)""",
    re.DOTALL | re.VERBOSE | re.MULTILINE,
)
_CLOSING = {")": "(", "]": "[", "}": "{"}
_CONDITION = re.compile(r"(?:#|%:)\s*(if\w*|el\w+|endif)\b\s*(\S*)")
_CLASS_KEYS = frozenset({"struct", "class", "union", "enum"})
_ATTRIBUTES = frozenset(
    {"__launch_bounds__", "__attribute__", "__declspec", "alignas", "__align__", "decltype", "__maxnreg__", "noexcept"}
    | {"__cluster_dims__", "__block_size__", "explicit", "requires"}
    | {"C10_LAUNCH_BOUNDS_0", "C10_LAUNCH_BOUNDS_1", "C10_LAUNCH_BOUNDS_2"}
)
_BUILT_IN = frozenset({"void", "bool", "char", "short", "int", "long", "float", "double", "unsigned", "signed", "auto"})
"""Before a parenthesis they are the type of a pointer to a function, not a name."""
_AFTER_PARAMETERS = frozenset({"const", "noexcept", "override", "final", "volatile", "throw", "requires", "try"})
_LONGEST_OPERATOR = 8  # tokens, as of `operator unsigned long long`
_ACCESS = frozenset({"public", "private", "protected"})


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number, text, mark or directive, and its place in the text."""

    kind: str
    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Item:
    """A declaration or definition.

    Attributes
    ----------
    kind : str
        ``"function"``, ``"type"``, ``"scope"`` (a namespace, or ``extern "C"`` with braces), ``"alias"`` (also using
        declarations and typedefs), ``"using namespace"``, ``"assertion"``, ``"instantiation"``, ``"macro"`` (a call of
        one), ``"variable"``, ``"access"`` (``public:``).
    names : tuple of str
        What it declares; of a namespace, its name; of ``using namespace``, that namespace's.
    scope : tuple of str
        Of a member that is defined outside of its class: ``("Foo",)``.
    head : tuple of Token
        What stands before the body, without the template's parameters.
    tokens : tuple of Token
        All of it.
    template : str
        The template's parameters as they are written; empty for no template.
    items : tuple of Item
        Of a namespace or a class.
    has_body : bool
        Whether it is a definition with braces.
    """

    kind: str
    names: tuple[str, ...]
    head: tuple[Token, ...]
    tokens: tuple[Token, ...]
    scope: tuple[str, ...] = ()
    template: str = ""
    items: tuple[Item, ...] = ()
    has_body: bool = False

    @property
    def opening(self) -> tuple[Token, ...]:
        """What stands before the body; all of what has no items, as an enumeration."""
        if not self.items or not self.head:
            return self.tokens
        return tuple(token for token in self.tokens if token.start <= self.head[-1].start)

    @property
    def name(self) -> str:
        """The first of `names`; empty where there is none."""
        return self.names[0] if self.names else ""


class Lines:
    """Line numbers of a text's places."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]

    def of(self, place: int) -> int:
        """Return the 1-based line of an offset."""
        return bisect_right(self._starts, place)


@lru_cache(maxsize=256)
def tokenize(text: str) -> tuple[Token, ...]:
    """Return the tokens of a text without space and comments; a directive is one, and what ``#if 0`` hides is none."""
    found: list[Token] = []
    hidden = depth = 0  # depth of conditionals where `#if 0` began, and now
    for match in _TOKEN.finditer(text):
        kind = str(match.lastgroup) if match.lastgroup != "fence" else "text"
        if kind == "space":
            continue
        if kind == "directive":
            if condition := _CONDITION.search(match[0]):
                word, value = condition.groups()
                depth += word.startswith("if")
                if word == "if" and value == "0" and not hidden:
                    hidden = depth
                elif hidden == depth and word.startswith("e"):
                    hidden = 0
                depth -= word == "endif"
        elif hidden:
            continue
        found.append(Token(kind, match[0], match.start(), match.end()))
    return tuple(found)


@lru_cache(maxsize=256)
def split(text: str) -> tuple[Item, ...]:
    """Return what stands at namespace scope, in order; what stands in namespaces and classes is in their `items`."""
    tokens = tokenize(text)
    return tuple(_Scanner(text, tokens).items(0, len(tokens)))


def walk(items: Collection[Item], *, classes: bool = False) -> Iterator[Item]:
    """Yield items, and those of their namespaces; of classes, too, if asked."""
    for item, _ in walk_spaces(items, classes=classes):
        yield item


def walk_spaces(
    items: Collection[Item], spaces: tuple[str, ...] = (), *, classes: bool = False
) -> Iterator[tuple[Item, tuple[str, ...]]]:
    """Yield what `walk` does, each with the namespaces around it."""
    for item in items:
        yield item, spaces
        if item.kind == "scope" or classes:
            yield from walk_spaces(item.items, (*spaces, *item.names), classes=classes)


def _matches(tokens: tuple[Token, ...]) -> Mapping[int, int]:
    """Find the closing bracket of each opening one. A branch of a conditional begins with those open at its if."""
    found: dict[int, int] = {}
    opened: list[int] = []
    branches: list[list[int]] = []
    for i, token in enumerate(tokens):
        if token.kind == "directive":
            if condition := _CONDITION.search(token.text):
                if condition[1].startswith("if"):
                    branches.append(opened.copy())
                elif branches and condition[1] == "endif":
                    branches.pop()
                elif branches:
                    opened = branches[-1].copy()
        elif token.kind == "mark":
            if token.text in "([{":
                opened.append(i)
            elif kind := _CLOSING.get(token.text):
                depth = next((d for d in reversed(range(len(opened))) if tokens[opened[d]].text == kind), None)
                if depth is not None and (kind == "{" or not any(tokens[o].text == "{" for o in opened[depth:])):
                    found.setdefault(opened[depth], i)
                    del opened[depth:]
    return found


class _Scanner:
    """Reads items one after another."""

    def __init__(self, text: str, tokens: tuple[Token, ...]) -> None:
        self._text = text
        self._tokens = tokens
        self._match = _matches(tokens)

    def items(self, at: int, end: int) -> Iterator[Item]:
        """Yield the items between two tokens."""
        while at < end:
            token = self._tokens[at]
            if token.kind == "directive" or token.text in (";", "}"):
                at += 1
                continue
            item, at = self._item(at, end)
            yield item

    def _item(self, start: int, end: int) -> tuple[Item, int]:
        at, template = self._template(start, end)
        word = self._word(at)
        if word in _ACCESS and self._word(at + 1) == ":":
            return self._make("access", (word,), start, at + 2, at + 2), at + 2
        is_scope = word in ("namespace", "inline") or (word == "extern" and self._kind(at + 1) == "text")
        if is_scope and (scope := self._scope(start, at, end)):
            return scope
        if word == "using":
            return self._using(start, at, end)
        if word in ("static_assert", "_Static_assert"):
            stop = self._statement(at, end)
            return self._make("assertion", (), start, stop, stop), stop
        return self._declaration(start, at, end, template)

    def _declaration(self, start: int, first: int, end: int, template: str) -> tuple[Item, int]:
        """Read a function, a type, a variable, or what looks like one of them."""
        at, called, keyed, assigned, listing = first, -1, -1, False, False
        body = stop = 0
        while at < end and not stop:
            token = self._tokens[at]
            text = token.text
            if text == ";":
                stop = at + 1
            elif text == "}" and token.kind == "mark":
                stop = at
            elif token.kind == "directive":
                at += 1
            elif text == "operator" and called < 0:
                at += 3 if self._word(at + 1) == "(" else 1
                while at < end and self._word(at) not in ("(", ";", "{"):
                    at += 1
            elif text in _CLASS_KEYS and keyed < 0 and called < 0:
                keyed = at
                at += 1
            elif text == "<" and called < 0 and not assigned and self._kind(at - 1) == "word":
                at = self._after_angle(at, end)
            elif text == "(":
                close = self._match.get(at)
                if close is None:
                    at += 1
                    continue
                if called < 0 and not assigned and self._word(at - 1) not in _ATTRIBUTES | _BUILT_IN:
                    if self._is_macro_call(first, at, close, end):
                        return self._make("macro", (self._word(at - 1),), start, close + 1, close + 1), close + 1
                    called = at
                elif not assigned and not listing and self._is_after_macro(called, at):
                    called = at
                at = close + 1
            elif text == "[":
                at = self._match.get(at, at) + 1
            elif text == "{":
                close = self._match.get(at)
                if close is None:
                    at += 1
                elif keyed >= 0 and called < 0 and not assigned:
                    body, at = body or at, close + 1
                elif assigned or called < 0 or (listing and self._kind(at - 1) == "word"):
                    at = close + 1
                else:
                    body, stop = at, close + 1
            else:
                assigned = assigned or text == "="
                listing = listing or (text == ":" and called >= 0)
                at += 1
        stop = stop or end
        head_end = body or stop
        if keyed >= 0 and (body or called < 0) and not (body and called >= 0 and called < body):
            return self._type(start, first, keyed, body, stop, template), stop
        words = {t.text for t in self._tokens[first:head_end] if t.kind == "word"}
        if "typedef" in words:
            return self._make("alias", self._declared(first, stop), start, stop, stop), stop
        if (
            self._word(start) in ("template", "extern")
            and self._word(start + (self._word(start) == "extern")) == ("template")
            and not template
        ):
            return self._make("instantiation", (), start, stop, stop), stop
        if called >= 0:
            names, scope = self._function_name(called)
            if names:
                return self._make(
                    "function",
                    names,
                    start,
                    head_end,
                    stop,
                    first=first,
                    scope=scope,
                    template=template,
                    body=bool(body),
                ), stop
        names = self._declared(first, stop)
        at = next((i for i in range(first, stop) if names and self._word(i) == names[0]), first)
        return self._make(
            "variable", names, start, head_end, stop, first=first, scope=self._qualifiers(at), template=template
        ), stop

    def _type(self, start: int, first: int, keyed: int, body: int, stop: int, template: str) -> Item:
        """Make a type of what lies between tokens; its enumerators are among its names, and what it declares behind."""
        names = [
            t.text
            for i, t in enumerate(self._tokens[keyed + 1 : body or stop], keyed + 1)
            if t.kind == "word" and t.text not in _ATTRIBUTES and t.text not in _CLASS_KEYS and self._word(i - 1) != "("
        ]
        tag = names[:1]
        if body and names:  # before a list of bases, behind attributes and macros
            before = [
                i
                for i in range(keyed + 1, body)
                if self._tokens[i].text == ":" or self._tokens[i].text == "<" or i == body - 1
            ]
            at = before[0] if before and self._tokens[before[0]].text in (":", "<") else body
            tag = [t.text for t in self._tokens[keyed + 1 : at] if t.kind == "word" and t.text != "final"][-1:] or tag
        items: tuple[Item, ...] = ()
        if body:
            close = self._match[body]
            if self._tokens[keyed].text == "enum":
                tag += [
                    self._tokens[i].text
                    for i in range(body + 1, close)
                    if self._kind(i) == "word" and self._before(i) in ("{", ",")
                ]
            else:
                items = tuple(self.items(body + 1, close))
            tag += [n for n in self._declared(close + 1, stop) if n not in tag] if stop > close + 1 else []
        return self._make(
            "type", tuple(tag), start, body or stop, stop, first=first, template=template, items=items, body=bool(body)
        )

    def _scope(self, start: int, at: int, end: int) -> tuple[Item, int] | None:
        """Read a namespace, or the braces behind ``extern "C"``; None where it is none of them."""
        opened = at + 1
        while opened < end and (self._kind(opened) in ("word", "text") or self._word(opened) == "::"):
            opened += 1
        if self._word(at) != "extern" and self._word(at) != "namespace" and self._word(at + 1) != "namespace":
            return None
        names = tuple(
            t.text for t in self._tokens[at:opened] if t.kind == "word" and t.text not in ("inline", "extern")
        )
        names = names[1:] if names[:1] == ("namespace",) else names
        if self._word(opened) == "=":
            stop = self._statement(opened, end)
            return self._make("alias", names, start, stop, stop), stop
        close = self._match.get(opened)
        if self._word(opened) != "{" or close is None:
            return None
        inner = tuple(self.items(opened + 1, close))
        return self._make("scope", names, start, opened + 1, close + 1, items=inner, body=True), close + 1

    def _using(self, start: int, at: int, end: int) -> tuple[Item, int]:
        stop = self._statement(at, end)
        words = [t.text for t in self._tokens[at + 1 : stop] if t.kind == "word"]
        if words[:1] == ["namespace"]:
            return self._make("using namespace", tuple(words[1:]), start, stop, stop), stop
        is_alias = any(t.text == "=" for t in self._tokens[at:stop])
        return self._make("alias", tuple(words[:1] if is_alias else words[-1:]), start, stop, stop), stop

    def _template(self, at: int, end: int) -> tuple[int, str]:
        """Step over the heads of templates; return the place behind them, and the innermost one's text."""
        text = ""
        while self._word(at) == "template" and self._word(at + 1) == "<":
            after = self._after_angle(at + 1, end)
            text = self._text[self._tokens[at + 1].start : self._tokens[after - 1].end]
            at = after
        return at, text

    def _after_angle(self, at: int, end: int) -> int:
        """Return the place behind the angle bracket that closes the one at `at`; behind that one if none does."""
        depth, i = 0, at
        while i < end:
            text = self._word(i)
            if text in ("(", "[", "{"):
                i = self._match.get(i, i)
            elif text == "<":
                depth += 1
            elif text == ">":
                depth -= 1
                if not depth:
                    return i + 1
            elif text == ";":
                break
            i += 1
        return at + 1

    def _is_macro_call(self, first: int, at: int, close: int, end: int) -> bool:
        """Tell a call of a macro on a line of its own from a function's declarator."""
        return (
            at == first + 1
            and self._kind(first) == "word"
            and close + 1 < end
            and self._kind(close + 1) == "word"
            and self._word(close + 1) not in _AFTER_PARAMETERS
        ) or (at == first + 1 and self._kind(first) == "word" and self._word(close + 1) == ";")

    def _is_after_macro(self, called: int, at: int) -> bool:
        """Tell whether a function's parameters are opened at `at`, and what is called before is a macro."""
        name = self._word(at - 1)
        is_name = self._kind(at - 1) == "word" and name not in _ATTRIBUTES | _AFTER_PARAMETERS | {"asm", "__asm__"}
        return called >= 0 and is_name and self._match.get(called) == at - 2

    def _function_name(self, called: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return a function's name, and the classes or namespaces that it is qualified by."""
        at = called - 1
        if self._word(at) == ">":  # of a specialisation
            depth = 0
            while at >= 0:
                depth += (self._word(at) == ">") - (self._word(at) == "<")
                at -= 1
                if not depth:
                    break
        back = next(
            (i for i in range(called - 1, max(-1, called - _LONGEST_OPERATOR), -1) if self._word(i) == "operator"), None
        )
        if back is not None:
            return ("operator",), self._qualifiers(back)
        if self._kind(at) != "word":
            return (), ()
        if self._word(at - 1) == "~":
            return (f"~{self._word(at)}",), self._qualifiers(at - 1)
        return (self._word(at),), self._qualifiers(at)

    def _qualifiers(self, at: int) -> tuple[str, ...]:
        found: list[str] = []
        while self._word(at - 1) == "::" and at >= 2:
            at -= 2
            if self._word(at) == ">":
                depth = 0
                while at > 0:
                    depth += (self._word(at) == ">") - (self._word(at) == "<")
                    at -= 1
                    if not depth:
                        break
            if self._kind(at) != "word":
                break
            found.insert(0, self._word(at))
        return tuple(found)

    def _declared(self, at: int, stop: int) -> tuple[str, ...]:
        """Return the names that declarators give: the last word of each, or that in parentheses behind a star."""
        names: list[str] = []
        last, is_open = "", True
        while at < stop:
            token = self._tokens[at]
            if token.text in (",", ";"):
                names += [last] if last else []
                last, is_open = "", True
            elif token.text in ("=", "{", ":"):
                is_open = False
            elif token.kind == "word" and is_open and token.text not in ("const", "__restrict__", *_ATTRIBUTES):
                last = token.text
            if token.text in _ATTRIBUTES and self._word(at + 1) == "(":
                at = self._match.get(at + 1, at) + 1
                continue
            if token.text == "<" and is_open:
                at = self._after_angle(at, stop)
                continue
            if token.text in ("(", "[", "{"):
                close = self._match.get(at, at)
                inner = [t.text for t in self._tokens[at:close] if t.kind == "word"]
                points = any(t.text in ("*", "&") for t in self._tokens[at:close])
                if token.text == "(" and is_open and points and inner and self._word(close + 1) in ("(", "["):
                    last, is_open = inner[-1], False
                at = close
            at += 1
        return tuple([*names, last] if last else names)

    def _statement(self, at: int, end: int) -> int:
        """Return the place behind the next semicolon."""
        while at < end and self._word(at) != ";":
            at = self._match.get(at, at) + 1
        return min(at + 1, end)

    def _before(self, at: int) -> str:
        at -= 1
        while at > 0 and self._kind(at) == "directive":
            at -= 1
        return self._word(at)

    def _word(self, at: int) -> str:
        return self._tokens[at].text if 0 <= at < len(self._tokens) else ""

    def _kind(self, at: int) -> str:
        return self._tokens[at].kind if 0 <= at < len(self._tokens) else ""

    def _make(
        self,
        kind: str,
        names: tuple[str, ...],
        start: int,
        head_end: int,
        stop: int,
        *,
        first: int | None = None,
        scope: tuple[str, ...] = (),
        template: str = "",
        items: tuple[Item, ...] = (),
        body: bool = False,
    ) -> Item:
        tokens = self._tokens[start:stop]
        head = self._tokens[start if first is None else first : head_end]
        return Item(kind, names, head, tokens, scope, template, items, body)
