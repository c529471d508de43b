"""The launches that host code makes: a starting point for launches from Python, and the instances of templates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from workbench.compile.items import Item, Lines, Token, split, tokenize, walk
from workbench.compile.macros import expand, find_macros
from workbench.core.forks import cached_property

_PARAMETER = re.compile(
    r"(?P<kind>typename|class|.*?)\s*(?P<pack>\.\.\.)?\s*(?P<name>[A-Za-z_]\w*)?\s*(?:=\s*(?P<default>.+))?", re.DOTALL
)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_TIGHT = re.compile(r"\s+(?=[<>,:])|(?<=[<:])\s+")
_MEMBER_OF_VALUE = re.compile(r"[A-Za-z_]\w*\s*\.\s*[A-Za-z_]")
_CHOICE = re.compile(r"\?|(?<!:):(?!:)")
_KERNEL = re.compile(r"[\s&(]*((?:\w+\s*::\s*)*[A-Za-z_]\w*\s*(?:<.*>)?)[\s)]*", re.DOTALL)
_MOST_INSTANCES = 64
_DEPTH = 4
"""Host templates within host templates that are followed."""


@dataclass(frozen=True)
class HostLaunch:
    """A launch that host code makes, as it is written there.

    Attributes
    ----------
    kernel : str
        With the template's arguments.
    grid, block, smem_bytes, stream : str
        Expressions of the host code; empty where there is none.
    arguments : tuple of str
    path : str
    line : int
    function : str
        The host function around it; empty outside of every function.
    """

    kernel: str
    grid: str
    block: str
    smem_bytes: str
    stream: str
    arguments: tuple[str, ...]
    path: str
    line: int
    function: str = ""

    @property
    def base_name(self) -> str:
        """The kernel's name, without namespaces and arguments of its template."""
        return self.kernel.partition("<")[0].strip().rpartition("::")[2]

    def __str__(self) -> str:
        geometry = ", ".join(filter(None, (self.grid, self.block, self.smem_bytes, self.stream)))
        return f"{self.kernel}<<<{geometry}>>>({', '.join(self.arguments)})"


def find_launches(path: str, text: str) -> tuple[HostLaunch, ...]:
    """Find the launches ``kernel<<<grid, block>>>(...)`` in a text, as they are written, those of macros expanded."""
    return tuple(launch for launch, _ in _launches(path, text))


@lru_cache(maxsize=256)
def _launches(path: str, text: str) -> tuple[tuple[HostLaunch, Item | None], ...]:
    """Find launches, each with the function that it stands in."""
    if "<<<" not in text:
        return ()
    text, functions = _functions(text)
    tokens = tokenize(text)
    lines = Lines(text)
    found = []
    for i, token in enumerate(tokens):
        if token.text == "<<<" and (launch := _launch(text, tokens, i)):
            kernel, geometry, arguments, start = launch
            grid, block, smem, stream = (*geometry, "", "", "", "")[:4]
            around = [f for f in functions if f.tokens[0].start <= start < f.tokens[-1].end]
            holder = around[-1] if around else None
            name = holder.name if holder else ""
            line = lines.of(start)
            found += [
                (HostLaunch(meant, grid, block, smem, stream, arguments, path, line, name), holder)
                for meant in _pointed_at(kernel, holder)
            ]
    return tuple(found)


def _pointed_at(kernel: str, holder: Item | None) -> Sequence[str]:
    """Return the kernels that a local variable of a host function points to; of any other name, the name itself."""
    if holder is None or not re.fullmatch(r"[A-Za-z_]\w*", kernel):
        return (kernel,)
    kernels: dict[str, None] = {}
    for value in re.findall(rf"\b{kernel}(?:\s*\)\s*\([^;={{}}]*\))?\s*=(?!=)([^;{{}}]*);", _body(holder)):
        _, *choices = _CHOICE.split(value) if "?" in value else ("", value)
        for each in choices:
            if named := _KERNEL.fullmatch(each):
                kernels[_TIGHT.sub("", named[1])] = None
    return tuple(kernels) or (kernel,)


def _body(holder: Item) -> str:
    """Text of a function, on one line."""
    return " ".join(t.text for t in holder.tokens if t.kind != "directive")


@lru_cache(maxsize=256)
def _functions(text: str) -> tuple[str, tuple[Item, ...]]:
    """Return a text, its macros expanded where they launch, and its functions."""
    macros = find_macros([text])
    if any("<" in each.body for several in macros.values() for each in several):
        text = next(expand(text, macros), text)
    functions = [i for i in walk(split(text), classes=True) if i.kind == "function" and i.has_body]
    return text, tuple(sorted(functions, key=lambda each: each.tokens[0].start))


def find_instances(texts: Mapping[str, str], name: str, template: str, types: Sequence[str]) -> tuple[str, ...]:
    """Find the instances of a kernel's template that host code launches.

    Parameters
    ----------
    texts : mapping of str to str
        Text of each file of the program by its path.
    name : str
        The kernel's, with its namespaces.
    template : str
        Its template's parameters as they are written, with angle brackets.
    types : sequence of str
        Its parameters' types as they are written.

    Returns
    -------
    tuple of str
        Such as ``"scale<float, 4>"``; without those whose arguments only the compiler could tell.
    """
    host = _Host(texts)
    base = name.rpartition("::")[2]
    parameters = _parameters(template)
    found: dict[str, None] = {}
    for path, text in texts.items():
        for launch, holder in _launches(path, text):
            if launch.base_name != base:
                continue
            rest = launch.kernel.partition("<")[2]
            given = _split(rest.rstrip().removesuffix(">")) if rest else []
            complete = _complete(given, parameters, types, launch.arguments, holder, host)
            if complete is None:
                continue
            for row in host.resolve(complete, holder, _DEPTH):
                instance = _TIGHT.sub("", f"{name}<{', '.join(row)}>")
                if len(found) < _MOST_INSTANCES and not _MEMBER_OF_VALUE.search(instance):
                    found[instance] = None
    return tuple(found)


@dataclass(frozen=True)
class _Host:
    """The host functions of a program."""

    texts: Mapping[str, str]

    @cached_property
    def types(self) -> frozenset[str]:
        """Names of the types and aliases of the program."""
        return frozenset(
            name
            for text in self.texts.values()
            for item in walk(split(text))
            if item.kind in ("type", "alias")
            for name in item.names
        )

    @cached_property
    def dispatched(self) -> tuple[tuple[str, bool, str], ...]:
        """Types that the program's macros of dispatch define: name, whether more is pasted to it, and what it is."""
        several = (macros for name, macros in find_macros(self.texts.values()).items() if "DISPATCH" in name)
        bodies = (" ".join(macro.body) for macros in several for macro in macros)
        found = (each.groups() for body in bodies for each in _DEFINED_TYPE.finditer(body))
        return tuple(dict.fromkeys((name, bool(pasted), _TIGHT.sub("", kind)) for name, pasted, kind in found))

    def resolve(self, arguments: Sequence[str], holder: Item | None, depth: int) -> Iterator[list[str]]:
        """Put values in place of what a host function defines, its parameters among them."""
        for each in _dispatched(arguments, holder, self.dispatched):
            yield from self._resolve(each, holder, depth)

    def _resolve(self, arguments: Sequence[str], holder: Item | None, depth: int) -> Iterator[list[str]]:
        if holder is None or not holder.template:
            yield list(arguments)
            return
        parameters = _parameters(holder.template)
        names = [p.name for p in parameters]
        if not any(re.search(rf"\b{re.escape(n)}\b", a) for n in names if n for a in arguments):
            yield list(arguments)
            return
        if not depth:
            return
        types = parameter_types(holder)
        for text in self.texts.values():
            for given in _instantiations(text, holder.name):
                known = dict(zip(names, given, strict=False))
                yield [_replace(each, known) for each in arguments]
            for caller, given, values in _calls(text, holder.name):
                if caller is not None and caller.tokens[:3] == holder.tokens[:3]:
                    continue
                complete = _complete(given, parameters, types, values, caller, self)
                for row in () if complete is None else self.resolve(complete, caller, depth - 1):
                    defaults = (p.default or p.name for p in parameters[len(row) :])
                    known = dict(zip(names, [*row, *defaults], strict=False))
                    yield [_replace(each, known) for each in arguments]


@dataclass(frozen=True)
class _Parameter:
    """A parameter of a template."""

    kind: str
    name: str
    default: str
    is_pack: bool


def _parameters(template: str) -> list[_Parameter]:
    rows = []
    for part in _split(template.strip().removeprefix("<").removesuffix(">")):
        match = _PARAMETER.fullmatch(part.strip())
        if match:
            rows.append(
                _Parameter(match["kind"].strip(), match["name"] or "", match["default"] or "", bool(match["pack"]))
            )
    return rows


def _complete(
    given: Sequence[str],
    parameters: Sequence[_Parameter],
    types: Sequence[str],
    values: Sequence[str],
    holder: Item | None,
    host: _Host,
) -> list[str] | None:
    """Complete a template's arguments: from the types of a call's arguments, and by defaults; None where that fails."""
    row = [_settled(each, holder) for each in given]
    for parameter in parameters[len(row) :]:
        deduced = _deduce(parameter.name, types, values, holder, host)
        if deduced is None and parameter.is_pack:
            break
        if deduced is None and parameter.default:
            break
        if deduced is None:
            return None
        row.append(_settled(deduced, holder))
    return row


def _deduce(name: str, types: Sequence[str], values: Sequence[str], holder: Item | None, host: _Host) -> str | None:
    """Find what a template's parameter is, from the declaration of a variable that is an argument of the call."""
    for kind, value in zip(types, values, strict=False):
        plain = re.sub(r"\b(?:const|volatile|__restrict__|__restrict|__grid_constant__)\b", " ", kind)
        if not re.fullmatch(rf"\s*{re.escape(name)}\s*(\**)\s*&?\s*", plain):
            continue
        stars = plain.count("*")
        cast = re.fullmatch(r"\(\s*([\w: ]+?)\s*(\**)\s*\)\s*\S+", value)
        if cast and len(cast[2]) == stars:
            return cast[1]
        made = re.fullmatch(r"([A-Za-z_]\w*)(?:\s*<[^()]*>)?\s*[({].*[)}]", value)
        if made and not stars and made[1] in host.types:
            return re.split(r"[({]", value, maxsplit=1)[0].strip()
        variable = re.fullmatch(r"(&?)\s*([A-Za-z_]\w*)(?:\s*[+-][^,]*)?", value)
        if variable is None or holder is None:
            literal = re.fullmatch(r"\d+(\.\d*)?([fF]?)", value)
            if literal and not stars:
                return "float" if literal[2] else "double" if literal[1] else "int"
            continue
        if found := _declared_type(variable[2], holder):
            base, depth = found
            if depth + len(variable[1]) == stars:
                return base
    return None


_TYPE_WORDS = r"(?:(?:const|unsigned|signed|struct|long|short)\s+)*[A-Za-z_][\w:]*(?:\s*<[^;{}()]*?>)?"


def _declared_type(variable: str, holder: Item) -> tuple[str, int] | None:
    """Find the type of a variable in a function: the base, and how many stars it has."""
    text = _body(holder)
    pattern = (
        rf"(?:^|[;{{}}(,])\s*(?:static |constexpr )*(?P<type>{_TYPE_WORDS})(?!\w)\s*(?P<others>(?:[*&\s]*[A-Za-z_]\w*"
        rf"(?:\s*=[^,;()]*)?\s*,\s*)*?)(?P<stars>(?:[*&]|\s|__restrict__)*)\b{variable}\s*(?=[,;=)\[({{]|$)"
    )
    for match in re.finditer(pattern, text):
        kind = re.sub(r"\bconst\b", "", match["type"]).strip()
        if kind in ("return", "auto", "else", "new", "delete", "case", "goto", "using", "typename"):
            continue
        return " ".join(kind.split()), match["stars"].count("*")
    return None


def _replace(text: str, values: Mapping[str, str]) -> str:
    """Put values in place of names."""
    return re.sub(r"[A-Za-z_]\w*", lambda found: values.get(found[0], found[0]), text)


_DISPATCHED = {"scalar_t": ("float", "double"), "index_t": ("int", "long")}
"""Types that PyTorch's dispatch macros define, and what they may stand for."""
_DEFINED_TYPE = re.compile(r"\busing\s+(\w+?)\s*(##\s*\w+)?\s*=\s*([\w: ]+?)\s*;")
_SWITCHED = re.compile(r"\b\w*SWITCH\w*\s*\([^;{}]*?,\s*([A-Za-z_]\w*)\s*,\s*\[")
"""A constant that such a macro as ``BOOL_SWITCH(condition, NAME, [&] {...})`` defines: it is true, or false."""


def _dispatched(
    arguments: Sequence[str], holder: Item | None, dispatched: Sequence[tuple[str, bool, str]]
) -> Iterator[list[str]]:
    """Put values in place of the types and constants that a macro of dispatch defines in a function.

    `dispatched` has the types of the program's own macros, as `_Host.dispatched`.
    """
    given: dict[str, list[str]] = {}
    body = _body(holder) if holder else ""
    known: dict[str, Sequence[str]] = dict.fromkeys(_SWITCHED.findall(body), ("true", "false"))
    known |= _DISPATCHED if "AT_DISPATCH" in body else {}
    words = {w for a in arguments for w in re.findall(r"\w+", a)}
    for name, stem, kind in dispatched if "DISPATCH" in body else ():
        for word in words - known.keys():
            if word == name or (stem and word.startswith(name)):
                given.setdefault(word, []).append(kind)
    known |= given
    if not words & known.keys():
        yield list(arguments)
        return
    named = {name: kinds for name, kinds in known.items() if name in words}
    for choice in range(min(max(map(len, named.values())), _MOST_INSTANCES)):
        values = {name: kinds[min(choice, len(kinds) - 1)] for name, kinds in named.items()}
        yield [_replace(each, values) for each in arguments]


_DEEPEST = 8  # aliases of aliases
_FREE_NAME = re.compile(r"(?<!::)(?<!:: )\b[A-Za-z_]\w*")  # no member of anything


def _settled(text: str, holder: Item | None) -> str:
    """Put values in place of the local constants and aliases that a template's argument names, and these name."""
    for _ in range(_DEEPEST):
        before, text = text, _FREE_NAME.sub(lambda found: _constant(found[0], holder), text)
        if text == before:
            break
    return text


def _constant(text: str, holder: Item | None) -> str:
    """Put the value of a local constant in place of its name."""
    if holder is None or not re.fullmatch(r"[A-Za-z_]\w*", text):
        return text
    body = _body(holder).partition("{")[2]  # without the defaults of its template's parameters
    found = re.search(rf"\b(?:const|constexpr)\b[^;{{}}]*?\b{text}\s*=\s*([^;,]+)[;,]", body)
    alias = re.search(rf"\busing\s+{text}\s*=\s*([^;]+);|\btypedef\s+([^;]+?)\s+{text}\s*;", body)
    if alias:
        return (alias[1] or alias[2]).strip()
    value = found[1].strip() if found else text
    return value if re.fullmatch(r"\w+", value) else f"({value})"


def parameter_types(item: Item) -> list[str]:
    """Return the types of a function's parameters as they are written."""
    tokens = item.head
    at = next((i for i, t in enumerate(tokens) if t.text == item.name), None)
    if at is None:
        return []
    opened = next((i for i in range(at, len(tokens)) if tokens[i].text == "("), None)
    if opened is None:
        return []
    words: list[list[str]] = [[]]
    depth = 0
    for token in tokens[opened + 1 :]:
        if token.text == ")" and not depth:
            break
        depth += (token.text in ("(", "[", "<")) - (token.text in (")", "]", ">"))
        if token.text == "," and not depth:
            words.append([])
        else:
            words[-1].append(token.text)
    return [" ".join(row[:-1] if len(row) > 1 and re.fullmatch(r"\w+", row[-1]) else row) for row in words]


@lru_cache(maxsize=1024)
def _calls(text: str, name: str) -> tuple[tuple[Item | None, list[str], tuple[str, ...]], ...]:
    """Find calls of a function, and pointers to it: the function around each, its template's arguments, its own."""
    text, functions = _functions(text)
    tokens = tokenize(text)
    found = []
    for i, token in enumerate(tokens):
        if token.text != name or token.kind != "word":
            continue
        at, given = i + 1, []
        if at < len(tokens) and tokens[at].text == "<":
            close = _close_angle(tokens, at)
            if close is None:
                continue
            given = _split(text[tokens[at].end : tokens[close].start])
            at = close + 1
        is_call = at < len(tokens) and tokens[at].text == "("
        if not is_call and not given:
            continue
        around = [f for f in functions if f.tokens[0].start <= token.start < f.tokens[-1].end]
        holder = around[-1] if around else None
        if holder is None or token in holder.head:
            continue
        values = _arguments(text, tokens, at + 1, ")")[0] if is_call else ()
        found.append((holder, given, values))
    return tuple(found)


@lru_cache(maxsize=1024)
def _instantiations(text: str, name: str) -> tuple[list[str], ...]:
    """Find the explicit instantiations of a function's template: the arguments of each."""
    if name not in text:
        return ()
    found = []
    for item in walk(split(text)):
        if item.kind == "instantiation":
            for i, (token, after) in enumerate(pairwise(item.tokens)):
                if token.text == name and after.text == "<" and (close := _close_angle(item.tokens, i + 1)):
                    found.append(_split(text[after.end : item.tokens[close].start]))
                    break
    return tuple(found)


def _close_angle(tokens: Sequence[Token], at: int) -> int | None:
    depth = round_depth = 0
    for i in range(at, len(tokens)):
        mark = tokens[i].text
        round_depth += (mark == "(") - (mark == ")")
        if not round_depth:
            depth += (mark == "<") - (mark == ">")
        if not depth:
            return i
        if mark in (";", "{", "}"):
            return None
    return None


def _split(text: str) -> list[str]:
    """Split at the commas outside of all brackets."""
    parts, depth, current = [], 0, ""
    for mark in text:
        depth += (mark in "(<[{") - (mark in ")>]}")
        if mark == "," and not depth:
            parts.append(" ".join(current.split()))
            current = ""
        else:
            current += mark
    return [*parts, " ".join(current.split())] if current.strip() else parts


def _launch(text: str, tokens: Sequence[Token], at: int) -> tuple[str, tuple[str, ...], tuple[str, ...], int] | None:
    begin = _name_before(tokens, at)
    if begin is None:
        return None
    kernel = _spelled(text[tokens[begin].start : tokens[at].start])
    geometry, i = _arguments(text, tokens, at + 1, ">>>")
    if i >= len(tokens) or tokens[i].text != "(":
        return None
    arguments, _ = _arguments(text, tokens, i + 1, ")")
    return kernel, geometry, arguments, tokens[begin].start


def _spelled(text: str) -> str:
    """Spell an expression on one line, without comments."""
    return " ".join(_COMMENT.sub(" ", text).split())


def _name_before(tokens: Sequence[Token], at: int) -> int | None:
    """Return where the name before a token begins, with its template's arguments and namespaces."""
    i = at - 1
    if i >= 0 and tokens[i].text == ">":
        depth = 0
        while i >= 0:
            depth += (tokens[i].text == ">") - (tokens[i].text == "<")
            i -= 1
            if not depth:
                break
    if i < 0 or tokens[i].kind != "word":
        return None
    while i >= 2 and tokens[i - 1].text == "::" and tokens[i - 2].kind == "word":
        i -= 2
    return i


def _arguments(text: str, tokens: Sequence[Token], at: int, closing: str) -> tuple[tuple[str, ...], int]:
    """Read expressions parted by commas up to a closing bracket; return them, and the place behind it."""
    parts: list[str] = []
    depth, start = 0, at
    i = at

    def part(end: int) -> None:
        if end > start:
            parts.append(_spelled(text[tokens[start].start : tokens[end - 1].end]))

    while i < len(tokens):
        token = tokens[i].text
        if not depth and closing == ">>>" and [t.text for t in tokens[i : i + 3]] == [">", ">", ">"]:
            part(i)
            return tuple(parts), i + 3
        if not depth and token == closing:
            part(i)
            return tuple(parts), i + 1
        depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
        if token == "," and not depth:
            part(i)
            start = i + 1
        i += 1
    return tuple(parts), i
