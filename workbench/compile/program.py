"""Take the device code out of a CUDA program: kernels and what they reach stay, host code is blanked, lines keep their numbers.

See docs/adr/0049. Text in which nothing needs the host passes unchanged.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from workbench.compile.items import Item, Lines, Token, split, tokenize, walk
from workbench.compile.launches import find_instances, parameter_types
from workbench.compile.macros import find_macros
from workbench.compile.standins import knows
from workbench.core.forks import cached_property

_DEVICE = frozenset({"__global__", "__device__", "__constant__", "__managed__", "__shared__"})
_DEVICE_APIS = frozenset(
    {"cudaGridDependencySynchronize", "cudaTriggerProgrammaticLaunchCompletion", "cudaGetParameterBuffer"}
    | {"cudaCreateChannelDesc", "cudaGetLastError", "cudaPeekAtLastError"}
)
_HOST_API = re.compile(r"cu(?:da|rand|blas|fft|sparse|solver|dnn)[A-Z]\w*|nccl[A-Z]\w*|MPI_\w+|omp_\w+")
_HOST_WORDS = frozenset(
    "cout cerr clog endl fprintf fopen fclose fscanf fgets fread fwrite scanf sscanf sprintf snprintf puts exit abort atoi "
    "atof strtol strcmp getopt rand srand drand48 srand48 gettimeofday throw try ifstream ofstream stringstream ostream "
    "istream FILE".split()
)
_HOST_SPACES = frozenset({"torch", "at", "c10", "thrust", "boost", "py", "pybind11", "cv", "cub"})
_HOST_MACROS = re.compile(r"(?:PYBIND11_\w+|TORCH_\w+|TEST(?:_\w+)?|BENCHMARK\w*)")
_DECORATED = re.compile(
    r"<<<|\bmain\s*\(|__host__|PYBIND11|TORCH_LIBRARY|\bcuda[A-Z]\w*\s*\(|\b(?:std|torch|at|c10|thrust)\s*::"
)
_INCLUDE = re.compile(r"(?:#|%:)\s*(?:include_next|include|import)\b\s*(?:\"(?P<quoted>[^\"\n]+)\"|<(?P<angled>[^>\n]+)>)")
_OPEN_SPACES = frozenset({"std", "cooperative_groups", "cg", "nvcuda", "wmma", "cuda", "cute", "cutlass", "thrust", "cub"})
_LONGEST_ARGUMENTS = 60  # tokens of a template's arguments


@dataclass(frozen=True)
class LeftOut:
    """A piece of a program that is not device code.

    Attributes
    ----------
    path : str
    line, end_line : int
        1-based.
    what : str
        ``"function"``, ``"type"``, ``"variable"``, ``"include"``, ``"macro"`` and the like.
    name : str
        As it is written; empty where it has none.
    """

    path: str
    line: int
    end_line: int
    what: str
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what} {self.name}".rstrip()


@dataclass(frozen=True)
class DeviceCode:
    """The device code of a source and of the files that it includes.

    Attributes
    ----------
    texts : mapping of str to str
        By path, the main one first.
    left_out : tuple of LeftOut
    is_program : bool
        False where nothing needs the host: the texts are as they were.
    """

    texts: Mapping[str, str]
    left_out: tuple[LeftOut, ...] = ()
    is_program: bool = False


def device_code(texts: Mapping[str, str], defines: Iterable[str] = (), libraries: Collection[str] = ()) -> DeviceCode:
    """Leave the host code out of a program.

    Parameters
    ----------
    texts : mapping of str to str
        Text of each file by its path, the main one first.
    defines : iterable of str
        Names of macros from outside.
    libraries : collection of str
        Paths of `texts` that stay as they are.
    """
    return _device_code(tuple(texts.items()), frozenset(defines), frozenset(libraries))


@lru_cache(maxsize=32)
def _device_code(
    texts: tuple[tuple[str, str], ...], defines: frozenset[str], libraries: frozenset[str]
) -> DeviceCode:
    own = {path: text for path, text in texts if path not in libraries}
    if not any(_DECORATED.search(text) for text in own.values()):
        return DeviceCode(dict(texts))
    program = _Program(dict(texts), own)
    if not program.needs_host():
        return DeviceCode(dict(texts))
    return program.device_code()


@dataclass
class _Macros:
    """The macros of a program: which words each may stand for."""

    texts: Sequence[str]
    _closed: dict[str, frozenset[str]] = field(default_factory=dict)

    @cached_property
    def words(self) -> dict[str, frozenset[str]]:
        """The words in all definitions of each macro."""
        return {
            name: frozenset(t for macro in macros for t in macro.body if t[:1].isalpha() or t[:1] == "_")
            for name, macros in find_macros(self.texts).items()
        }

    def closure(self, name: str) -> frozenset[str]:
        """Return all words that a macro may expand to; empty for what is no macro."""
        if name not in self.words:
            return frozenset()
        if name not in self._closed:
            found: set[str] = set()
            pending = [name]
            while pending:
                for word in self.words.get(pending.pop(), ()):
                    if word not in found:
                        found.add(word)
                        pending.append(word)
            self._closed[name] = frozenset(found)
        return self._closed[name]


class _Program:
    """The items of a program, and which of them kernels reach."""

    def __init__(self, texts: Mapping[str, str], own: Mapping[str, str]) -> None:
        self._texts = texts
        self._own = own
        self._macros = _Macros(list(texts.values()))
        self._items = {path: split(text) for path, text in own.items()}
        self._all = [(path, item) for path, items in self._items.items() for item in walk(items)]
        self._kept: set[int] = set()
        self._members: dict[int, set[int]] = {}

    def needs_host(self) -> bool:
        """Tell whether there is anything that NVRTC cannot compile."""
        return any(self._is_host(item) for _, item in self._all)

    def device_code(self) -> DeviceCode:
        """Blank what kernels do not reach."""
        self._reach()
        texts, left_out = dict(self._texts), []
        for path, items in self._items.items():
            text = self._own[path]
            cuts = sorted(self._cuts(items), key=lambda cut: cut[0].tokens[0].start)
            lines = Lines(text)
            pieces, at = [], 0
            for item, tokens in cuts:
                what, name = item.kind, "::".join((*item.scope, *item.names[:1]))
                left_out.append(LeftOut(path, lines.of(tokens[0].start), lines.of(tokens[-1].end - 1), what, name))
                for start, end in _runs(tokens):
                    if start >= at:
                        pieces += [text[at:start], _blank(text[start:end])]
                        at = end
            texts[path] = "".join([*pieces, text[at:]])
        order = {path: i for i, path in enumerate(texts)}
        return DeviceCode(texts, tuple(sorted(left_out, key=lambda each: (order[each.path], each.line))), True)

    def _decorations(self, item: Item) -> frozenset[str]:
        """Words before an item's name, macros expanded."""
        found: set[str] = set()
        depth = 0
        for token in item.head:
            depth += (token.text in ("(", "[")) - (token.text in (")", "]"))
            if token.kind == "word" and not depth:
                found.add(token.text)
                found |= self._macros.closure(token.text)
        return frozenset(found)

    def _is_host(self, item: Item) -> bool:
        """Tell whether an item alone is what NVRTC refuses, or is nothing to a kernel."""
        if item.kind in ("scope", "access"):
            return False
        if item.kind == "macro":
            return bool(_HOST_MACROS.fullmatch(item.name)) or self._marks(item.tokens)
        if item.kind == "type":
            return any(self._is_host(member) for member in item.items)
        words = self._decorations(item)
        if item.kind == "function":
            if "__host__" in words and not _DEVICE & words:
                return True
            if item.name == "main" or _HOST_MACROS.fullmatch(item.name):
                return True
        return not _DEVICE & words and self._marks(item.tokens)

    def _marks(self, tokens: Sequence[Token]) -> bool:
        """Tell whether tokens need the host: a launch, a call of the runtime, a name of a host's library."""
        for i, token in enumerate(tokens):
            text = token.text
            if text == "<<<":
                return True
            if token.kind != "word":
                continue
            after = tokens[i + 1].text if i + 1 < len(tokens) else ""
            before = tokens[i - 1].text if i else ""
            if before in (".", "->"):
                continue
            if after == "(" and _HOST_API.fullmatch(text) and text not in _DEVICE_APIS:
                return True
            if text in _HOST_WORDS and before != "::":
                return True
            if after == "::" and before != "::" and i + 2 < len(tokens):
                named = f"{text}::{tokens[i + 2].text}"
                if (text == "std" or text in _HOST_SPACES) and not knows(named):
                    return True
            if any(
                word in _HOST_WORDS or (_HOST_API.fullmatch(word) and word not in _DEVICE_APIS and "(" in after)
                for word in self._macros.closure(text)
            ):
                return True
        return False

    def _reach(self) -> None:
        """Mark what kernels reach, by the names that they and what they reach mention."""
        by_name: dict[str, list[Item]] = {}
        for _, item in self._all:
            if item.kind not in ("scope", "using namespace", "assertion"):
                for name in (*item.names, *item.scope):
                    by_name.setdefault(name, []).append(item)
        for _, item in self._all:
            if item.kind == "macro":  # it may declare what its expansion names
                for name in (self._macros.closure(item.name) | _words(item.tokens)) & by_name.keys():
                    by_name[name].append(item)
        macros_with_device = {n for n in self._macros.words if _DEVICE & self._macros.closure(n)}
        roots = [i for _, i in self._all if self._is_root(i, macros_with_device)]
        self._by_name = by_name
        pending: list[Item] = list(roots)
        mentioned = {"operator"}  # which nobody mentions by its name
        self._kept = {id(i) for i in roots}
        pending += self._named(mentioned)
        pending += self._named(self._mentions(self._instance_words(), mentioned))
        classes: list[Item] = []
        while pending:
            item = pending.pop()
            if item.kind == "type":
                classes.append(item)
                self._members[id(item)] = set()
            new = self._mentions(item.opening if item.kind == "type" else item.tokens, mentioned)
            pending += self._named(new)
            while True:  # members of classes that the new names let in
                let_in = [
                    (c, m)
                    for c in classes
                    for m in c.items
                    if id(m) not in self._members[id(c)] and self._is_member(c, m, mentioned)
                ]
                if not let_in:
                    break
                for holder, member in let_in:
                    self._members[id(holder)].add(id(member))
                    if member.kind == "type":
                        classes.append(member)
                        self._members[id(member)] = set()
                    pending += self._named(
                        self._mentions(member.opening if member.kind == "type" else member.tokens, mentioned)
                    )
        names = {n for _, i in self._all if id(i) in self._kept for n in i.names}
        spaces = {n for _, i in self._all if i.kind == "scope" for n in i.names} | _OPEN_SPACES
        defined = {n for _, i in self._all for n in i.names}
        for _, item in self._all:
            if item.kind == "using namespace" and item.name in spaces and (item.name != "std" or item.names == ("std",)):
                self._kept.add(id(item))
            if item.kind == "assertion" and not self._marks(item.tokens):
                used = {t.text for t in item.tokens if t.kind == "word"}
                if not (used & defined) - names:
                    self._kept.add(id(item))

    def _instance_words(self) -> Iterator[Token]:
        """Yield what host code writes between the angle brackets of the program's templates: types and constants."""
        templates = {n for _, i in self._all if i.kind == "function" and i.template for n in i.names}
        for _, item in self._all:
            if item.kind != "function" or _DEVICE & self._decorations(item):
                continue
            tokens = item.tokens
            for i, token in enumerate(tokens[:-1]):
                if token.text in templates and tokens[i + 1].text == "<":
                    for inner in tokens[i + 2 : i + _LONGEST_ARGUMENTS]:
                        if inner.text in (";", "{", "}", "(", "<<<"):
                            break
                        yield inner
        for _, item in self._all:
            if item.kind == "function" and item.template and "__global__" in self._decorations(item):
                for instance in find_instances(self._texts, item.name, item.template, parameter_types(item)):
                    yield from tokenize(instance)

    def _is_root(self, item: Item, device_macros: Collection[str]) -> bool:
        if item.kind == "macro" or (item.kind == "function" and item.name in self._macros.words):
            return item.name in device_macros and not self._is_host(item)
        return item.kind in ("function", "instantiation") and "__global__" in self._decorations(item)

    def _mentions(self, tokens: Iterable[Token], mentioned: set[str]) -> set[str]:
        """Add the words of tokens to those that are mentioned; return the new ones."""
        new: set[str] = set()
        for token in tokens:
            if token.kind == "word" and token.text not in mentioned:
                new.add(token.text)
                new |= self._macros.closure(token.text)
        new -= mentioned
        mentioned |= new
        return new

    def _named(self, names: Iterable[str]) -> list[Item]:
        """Return the items of these names that device code can use and that are not kept yet; they are kept then."""
        found: list[Item] = []
        for name in names:
            for item in self._by_name.get(name, ()):
                if id(item) not in self._kept and self._is_usable(item, self._by_name[name]):
                    self._kept.add(id(item))
                    found.append(item)
        return found

    def _is_usable(self, item: Item, namesakes: Sequence[Item]) -> bool:
        words = self._decorations(item)
        if item.kind == "function":
            if _DEVICE & words:
                return True
            if "__host__" in words or self._marks(item.tokens):
                return False
            return "constexpr" in words or not any(
                _DEVICE & self._decorations(other) for other in namesakes if other.kind == "function"
            )
        if item.kind == "variable":
            if _DEVICE & words or words & {"texture", "surface"}:
                return True
            return bool(words & {"const", "constexpr"}) and not self._marks(item.tokens)
        if item.kind == "instantiation":
            return False
        if item.kind == "macro":
            return item.name in self._macros.words and not self._is_host(item)
        return item.kind != "alias" or not self._marks(item.tokens)

    def _is_member(self, holder: Item, item: Item, mentioned: Collection[str]) -> bool:
        """Tell whether a member of a class is device code, or a part of the class that device code relies on."""
        words = self._decorations(item)
        kind = "function" if item.kind == "macro" and item.name in holder.names else item.kind
        if kind != "function":
            return kind != "alias" or not self._marks(item.tokens)
        if _DEVICE & words:
            return True
        if ("__host__" in words and "constexpr" not in words) or self._marks(item.tokens):
            return False
        special = item.name in (*holder.names[:1], "operator") or "~" in {t.text for t in item.head}
        return special or "virtual" in words or "friend" in words or item.name in mentioned or not item.has_body

    def _cuts(self, items: Iterable[Item]) -> Iterator[tuple[Item, Sequence[Token]]]:
        """Yield what is left out, each with its tokens."""
        for item in items:
            if item.kind == "scope":
                yield from self._cuts(item.items)
            elif item.kind == "access":
                continue
            elif id(item) not in self._kept:
                yield item, item.tokens
            elif item.kind == "type":
                yield from self._member_cuts(item)

    def _member_cuts(self, holder: Item) -> Iterator[tuple[Item, Sequence[Token]]]:
        kept = self._members.get(id(holder))
        if kept is None:
            return
        for member in holder.items:
            if member.kind == "access":
                continue
            if id(member) not in kept:
                yield member, member.tokens
            elif member.kind == "type":
                yield from self._member_cuts(member)


def _words(tokens: Iterable[Token]) -> frozenset[str]:
    return frozenset(token.text for token in tokens if token.kind == "word")


def _runs(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Yield the pieces of text that tokens cover, without their directives."""
    start = end = -1
    for token in tokens:
        if token.kind == "directive":
            if start >= 0:
                yield start, end
            start = -1
            continue
        start = token.start if start < 0 else start
        end = token.end
    if start >= 0:
        yield start, end


def _blank(text: str) -> str:
    """Put a blank in place of every character that ends no line; directives between tokens do not occur here."""
    return re.sub(r"[^\r\n]", " ", text)


def rewrite_includes(text: str, find: Mapping[tuple[str, bool], str]) -> str:
    """Put absolute paths in place of the names of included files; the number of lines stays.

    Parameters
    ----------
    text : str
    find : mapping of (str, bool) to str
        Path of each name, in quotes (True) or in angle brackets.
    """

    def rewritten(match: re.Match[str]) -> str:
        name, quoted = (match["quoted"], True) if match["quoted"] else (match["angled"], False)
        path = find.get((name, quoted))
        return match[0] if path is None else f'#include "{path}"'

    return re.sub(rf"(?m)^(?P<indent>[ \t]*){_INCLUDE.pattern}", lambda m: m["indent"] + rewritten(m), text)


def includes_of(text: str) -> Iterator[tuple[str, bool, int]]:
    """Yield the name, whether it is in quotes, and the line of each include of a text."""
    lines = Lines(text)
    for token in tokenize(text):
        if token.kind == "directive" and (match := _INCLUDE.search(token.text)):
            quoted = match["quoted"] is not None
            yield match["quoted"] or match["angled"], quoted, lines.of(token.start)
