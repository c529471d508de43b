"""Take the device code out of a CUDA program: kernels and what they reach stay, host code is blanked.

Lines keep their numbers. See docs/adr/0049. Text in which nothing needs the host passes unchanged.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise, takewhile

from workbench.compile.includes import find_names
from workbench.compile.items import Item, Lines, Token, split, tokenize, walk_spaces
from workbench.compile.launches import find_instances, parameter_types
from workbench.compile.standins import knows, words_of
from workbench.core.forks import cached_property

_DEVICE = frozenset({"__global__", "__device__", "__constant__", "__managed__", "__shared__"})
_DEVICE_APIS = frozenset(
    {"cudaGridDependencySynchronize", "cudaTriggerProgrammaticLaunchCompletion", "cudaGetParameterBuffer"}
    | {"cudaCreateChannelDesc", "cudaGetLastError", "cudaPeekAtLastError"}
)
_HOST_API = re.compile(r"cu(?:da|rand|blas|fft|sparse|solver|dnn)[A-Z]\w*|nccl[A-Z]\w*|MPI_\w+|omp_\w+")
_HOST_WORDS = words_of(
    """
    cout cerr clog endl fprintf fopen fclose fscanf fgets fread fwrite scanf sscanf sprintf snprintf puts exit
    abort atoi atof strtol strtoul strtod strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr strstr
    strtok strdup getenv perror fputs getopt rand srand drand48 srand48 gettimeofday throw try ifstream ofstream
    stringstream ostream istream FILE
    """
)
_HOST_TEMPLATES = words_of(
    """
    vector map multimap unordered_map unordered_set list deque queue priority_queue stack shared_ptr unique_ptr
    function basic_string normal_distribution uniform_real_distribution uniform_int_distribution
    """
)
"""Of namespace std, where a program has opened it."""
_REMOVED = frozenset({"__shfl", "__shfl_up", "__shfl_down", "__shfl_xor", "__any", "__all", "__ballot"})
"""Functions of older CUDA releases, which no compiler has any more."""
LAUNCH = "<<<...>>>"
"""Stands for a launch in the reasons for which device code is left out."""
_HOST_SPACES = frozenset({"torch", "at", "c10", "thrust", "boost", "py", "pybind11", "cv", "cub"})
_HOST_MACROS = re.compile(r"(?:PYBIND11_\w+|TORCH_\w+|TEST(?:_\w+)?|BENCHMARK\w*)")
_DECORATED = re.compile(
    r"<<<|\bmain\s*\(|__host__|PYBIND11|TORCH_LIBRARY|\bcuda[A-Z]\w*\s*\(|\b(?:std|torch|at|c10|thrust)\s*::"
)
_INCLUDE = re.compile(
    r"(?:#|%:)\s*(?:include_next|include|import)\b\s*(?:\"(?P<quoted>[^\"\n]+)\"|<(?P<angled>[^>\n]+)>)"
)
_OPEN_SPACES = frozenset(
    {"std", "cooperative_groups", "cg", "nvcuda", "wmma", "cuda", "cute", "cutlass", "thrust", "cub"}
)
_WORD = re.compile(r"[A-Za-z_]\w*")
_LONGEST_ARGUMENTS = 60  # tokens of a template's arguments
_NO_ARGUMENT = frozenset({";", "{", "}", "(", "<<<"})


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
    reason : str
        Of device code: the name that it uses, which NVRTC does not have; empty for host code.
    """

    path: str
    line: int
    end_line: int
    what: str
    name: str
    reason: str = ""

    def __str__(self) -> str:
        reason = f" (uses {self.reason})" if self.reason else ""
        return f"{self.path}:{self.line}: {self.what} {self.name}".rstrip() + reason


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


_MACRO_HEAD = re.compile(r"[ \t]*#[ \t]*define[ \t]+\w+(?:\([^()]*\))?")
_BEFORE_LITERAL = frozenset({"return", *"=(,?:+-*/&|[{"})
"""What stands before an expression. A parenthesis behind a name is a call, or a condition."""


def device_code(texts: Mapping[str, str], libraries: Collection[str] = (), *, has_curand: bool = False) -> DeviceCode:
    """Leave the host code out of a program.

    Parameters
    ----------
    texts : mapping of str to str
        Text of each file by its path, the main one first.
    libraries : collection of str
        Paths of `texts` that stay as they are.
    has_curand : bool
        Whether cuRAND's headers for device code are there.
    """
    return _device_code(tuple(texts.items()), frozenset(libraries), has_curand)


@lru_cache(maxsize=32)
def _device_code(texts: tuple[tuple[str, str], ...], libraries: frozenset[str], has_curand: bool) -> DeviceCode:
    own = {path: text for path, text in texts if path not in libraries}
    is_gnu = any(rewrite_statements(text) != text for text in own.values())
    if not is_gnu and not any(_DECORATED.search(text) for text in own.values()):
        return DeviceCode(dict(texts))
    program = _Program(dict(texts), own, has_curand=has_curand)
    if not is_gnu and not program.needs_host():
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
        found: dict[str, set[str]] = {}
        for text in self.texts:
            for name, line in find_names(text.encode()):
                found.setdefault(name, set()).update(_WORD.findall(line)[2:])
        return {name: frozenset(words) for name, words in found.items()}

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

    def __init__(self, texts: Mapping[str, str], own: Mapping[str, str], *, has_curand: bool) -> None:
        self._has_curand = has_curand
        self._texts = texts
        self._own = own
        self._macros = _Macros(list(texts.values()))
        items = {path: split(text) for path, text in own.items()}
        self._fragments = _fragments(items)
        self._items = {path: found for path, found in items.items() if path not in self._fragments}
        placed = [(path, item, spaces) for path, items in self._items.items() for item, spaces in walk_spaces(items)]
        self._all = [(path, item) for path, item, _ in placed]
        self._spaces = {id(item): spaces for _, item, spaces in placed}
        self._by_name: dict[str, list[Item]] = {}
        self._kept: set[int] = set()
        self._classes: list[Item] = []
        self.refused: dict[int, str] = {}

    def needs_host(self) -> bool:
        """Tell whether there is anything that NVRTC cannot compile."""
        return any(self._is_host(item) or self._launches(item) for _, item in self._all)

    def _launches(self, item: Item) -> bool:
        """Tell whether device code launches a kernel."""
        return item.kind == "function" and any(token.text == "<<<" for token in item.tokens)

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
                place = lines.of(tokens[0].start), lines.of(tokens[-1].end - 1)
                left_out.append(LeftOut(path, *place, what, name, self.refused.get(id(item), "")))
                for start, end in _runs(tokens):
                    if start >= at:
                        pieces += [text[at:start], _blank(text[start:end])]
                        at = end
            texts[path] = "".join([*pieces, text[at:]])
        return DeviceCode(texts, tuple(left_out), is_program=True)

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
            if before != "::" and (
                (text in _HOST_TEMPLATES and after == "<") or (text == "string" and after[:1].isalpha())
            ):
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
        items = [item for _, item in self._all if item.kind not in ("scope", "access", "using namespace", "assertion")]
        for item in items:
            for name in item.names:
                self._by_name.setdefault(name, []).append(item)
        names = {id(item): self._declares(item) for item in items}
        self._refuse(items)
        mentioned = {"operator"}  # which nobody mentions by its name
        opened = {item.names[-1] for _, item in self._all if item.kind == "using namespace" and item.names}
        for item in items:
            if self._is_root(item):
                self._keep(item, mentioned)
        self._mention(self._instance_words(), mentioned)
        for path in self._fragments:
            self._mention(tokenize(self._own[path]), mentioned)
        before = -1
        while before != len(self._kept) + len(mentioned):
            before = len(self._kept) + len(mentioned)
            here = (
                mentioned | opened | {space for item in items if id(item) in self._kept for space in self._around(item)}
            )
            for item in items:
                if (
                    id(item) not in self._kept
                    and not names[id(item)].isdisjoint(mentioned)
                    and self._is_usable(item, here)
                ):
                    self._keep(item, mentioned)
            for holder in list(self._classes):
                for member in holder.items:
                    if id(member) not in self._kept and self._is_member(holder, member, mentioned):
                        self._keep(member, mentioned)
        self._drop_host_callers(items)
        self._drop_aliases(items)
        self._keep_the_rest()

    def _drop_host_callers(self, items: Sequence[Item]) -> None:
        """Leave out unmarked functions and calls of macros that call what is left out.

        A kernel has a variable of the same name, or a type of the same macro.
        """
        functions = [item for item in items if item.kind == "function"]
        unmarked = [
            f for f in functions if id(f) in self._kept and not (_DEVICE | {"constexpr"}) & self._decorations(f)
        ]
        macros = [m for m in items if self._is_call(m) and not self._is_root(m)]
        dropped = -1
        while dropped != len(self._kept):
            dropped = len(self._kept)
            kept = {name for item in items if id(item) in self._kept for name in item.names}
            left = {name for f in functions if id(f) not in self._kept for name in f.names} - kept
            defined = {
                n for i in items if id(i) in self._kept and (i.kind != "function" or i.has_body) for n in i.names
            }
            gone = {n for f in functions if f.has_body and id(f) not in self._kept for n in f.names} - defined
            self._kept -= {id(m) for m in macros if not gone.isdisjoint(self._macros.closure(m.name))}
            for f in unmarked:
                called = zip(f.tokens, f.tokens[1:], strict=False)
                if any(one.text in left and after.text in ("(", "<") for one, after in called):
                    self._kept.discard(id(f))

    def _drop_aliases(self, items: Sequence[Item]) -> None:
        """Leave out aliases of types that are left out."""
        kept = {n for i in items if id(i) in self._kept for n in i.names}
        types = {n for i in items if i.kind == "type" and id(i) not in self._kept for n in i.names} - kept
        self._kept -= {id(i) for i in items if i.kind == "alias" and not types.isdisjoint(_words(i.tokens))}

    def _keep_the_rest(self) -> None:
        """Keep openings of namespaces that there are, and assertions about what is kept."""
        kept = {name for _, item in self._all if id(item) in self._kept for name in item.names}
        left = {name for _, item in self._all if id(item) not in self._kept for name in item.names} - kept
        spaces = {name for _, item in self._all if item.kind == "scope" for name in item.names} | _OPEN_SPACES
        for _, item in self._all:
            opens = (
                item.kind == "using namespace" and item.name in spaces and item.names[:2] != ("std", *item.names[1:2])
            )
            if opens or (item.kind == "using namespace" and item.names == ("std",)):
                self._kept.add(id(item))
            if item.kind == "assertion" and not self._marks(item.tokens) and left.isdisjoint(_words(item.tokens)):
                self._kept.add(id(item))

    def _keep(self, item: Item, mentioned: set[str]) -> None:
        self._kept.add(id(item))
        if item.kind == "type":
            self._classes.append(item)
        self._mention(item.opening if item.kind == "type" else item.tokens, mentioned)

    def _mention(self, tokens: Iterable[Token], mentioned: set[str]) -> None:
        for token in tokens:
            if token.kind == "word" and token.text not in mentioned:
                mentioned.add(token.text)
                mentioned |= self._macros.closure(token.text)

    def _around(self, item: Item) -> tuple[str, ...]:
        return self._spaces.get(id(item), ())

    def _declares(self, item: Item) -> frozenset[str]:
        """Return the names by which an item is reached; of a macro's call all that its expansion may declare."""
        if item.kind == "macro":
            return (self._macros.closure(item.name) | _words(item.tokens)) & self._by_name.keys()
        return frozenset(name.removeprefix("~") for name in item.names)

    def _refuse(self, items: Sequence[Item]) -> None:
        """Note the device functions that use what has no stand-in, and those that use only these."""
        functions = [i for i in items if i.kind == "function" and _DEVICE & self._decorations(i)]
        for item in functions:
            if "__host__" not in self._decorations(item) and (name := self._strange(item.tokens)):
                self.refused[id(item)] = name
        while True:
            names = {n for i in functions if id(i) in self.refused for n in i.names}
            names -= {n for i in functions if id(i) not in self.refused for n in i.names}
            more = [i for i in functions if id(i) not in self.refused and not names.isdisjoint(_words(i.tokens))]
            if not more or not names:
                return
            for item in more:
                used = sorted(names & _words(item.tokens))[0]
                self.refused[id(item)] = next(
                    self.refused[id(i)] for i in functions if id(i) in self.refused and used in i.names
                )

    def _strange(self, tokens: Sequence[Token]) -> str:
        """Return a name of the host's libraries that has no stand-in, unless behind a conditional; else nothing."""
        depth = 0
        for i, token in enumerate(tokens):
            if token.kind == "directive":
                depth += token.text.lstrip().lstrip("#").lstrip().startswith("if")
                depth -= "endif" in token.text
            if token.text == "<<<" and not depth:
                return LAUNCH
            if depth or token.kind != "word":
                continue
            before, after = (tokens[i - 1].text if i else ""), [t.text for t in tokens[i + 1 : i + 3]]
            old = token.text in _REMOVED - self._macros.words.keys() and after[:1] == ["("]
            calls = after[:1] == ["("] and not token.text.endswith("_t")
            of_host = calls and _HOST_API.fullmatch(token.text) and token.text not in _DEVICE_APIS
            is_missing = token.text.startswith("curand") and not self._has_curand
            if token.text not in self._by_name and (old or of_host or is_missing):
                return token.text
            if before not in ("::", ".", "->") and after[:1] == ["::"] and token.text in ("std", *_HOST_SPACES):
                name = f"{token.text}::{after[-1]}"
                if not knows(name) and after[-1] not in self._by_name:
                    return name
        return ""

    def _is_call(self, item: Item) -> bool:
        """Tell a call of a macro, which may look like a declaration."""
        return item.kind == "macro" or (item.kind == "function" and item.name in self._macros.words)

    def _is_root(self, item: Item) -> bool:
        if id(item) in self.refused:
            return False
        if self._is_call(item):
            return bool(_DEVICE & self._macros.closure(item.name)) and not self._is_host(item)
        return item.kind in ("function", "instantiation") and "__global__" in self._decorations(item)

    def _instance_words(self) -> Iterator[Token]:
        """Yield what host code writes between the angle brackets of the program's templates: types and constants."""
        templates = {n for _, i in self._all if i.kind == "function" and i.template for n in i.names}
        for _, item in self._all:
            if item.kind != "function" or _DEVICE & self._decorations(item):
                continue
            tokens = item.tokens
            waiting = [
                inner
                for i, (token, after) in enumerate(pairwise(tokens))
                if token.text in templates and after.text == "<"
                for inner in takewhile(lambda t: t.text not in _NO_ARGUMENT, tokens[i + 2 : i + _LONGEST_ARGUMENTS])
            ]
            aliases = _local_aliases(tokens) if waiting else {}
            while waiting:
                yield (inner := waiting.pop())
                waiting += aliases.pop(inner.text, ())
        for _, item in self._all:
            if item.kind == "function" and item.template and "__global__" in self._decorations(item):
                for instance in find_instances(self._texts, item.name, item.template, parameter_types(item)):
                    yield from tokenize(instance)

    def _is_usable(self, item: Item, here: Collection[str]) -> bool:
        """Tell whether device code can use an item, of a namespace or class that is `here`."""
        around = self._around(item)
        if id(item) in self.refused or (around and around[-1] not in here):
            return False
        if item.scope:
            classes = [i for i in self._by_name.get(item.scope[-1], ()) if i.kind == "type"]
            if classes and not any(id(i) in self._kept for i in classes):
                return False
        words = self._decorations(item)
        if item.kind == "function":
            if _DEVICE & words:
                return True
            if "__host__" in words or self._marks(item.tokens):
                return False
            return "constexpr" in words or not any(
                _DEVICE & self._decorations(other) for other in self._by_name[item.name] if other.kind == "function"
            )
        if item.kind == "variable":
            if _DEVICE & words or words & {"texture", "surface"}:
                return True
            return bool(words & {"const", "constexpr"}) and not self._marks(item.tokens)
        if item.kind == "instantiation":
            return False
        if item.kind == "macro":
            return item.name in self._macros.words and not self._is_host(item)
        if item.kind == "type":
            return not any(self._marks(tokens) for tokens in _fields(item))
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
        if item.kind == "assertion":
            return False
        special = item.name.removeprefix("~") in (*holder.names[:1], "operator")
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
        for member in holder.items:
            if member.kind == "access":
                continue
            if id(member) not in self._kept:
                yield member, member.tokens
            elif member.kind == "type":
                yield from self._member_cuts(member)


def _fragments(items: Mapping[str, Sequence[Item]]) -> frozenset[str]:
    """Find the files that a function includes in its body: what they hold is no item of its own."""
    names = {
        name.removeprefix("./")
        for found in items.values()
        for item in _in_namespaces(found)
        if item.kind == "function"
        for token in item.tokens
        if token.kind == "directive"
        for name, _, _ in includes_of(token.text)
    }
    return frozenset(path for path in items if any(path.endswith(f"/{name}") for name in names))


def _words(tokens: Iterable[Token]) -> frozenset[str]:
    return frozenset(token.text for token in tokens if token.kind == "word")


def _local_aliases(tokens: Sequence[Token]) -> dict[str, list[Token]]:
    """Return what the aliases in a function's body stand for, by name."""
    found: dict[str, list[Token]] = {}
    for i, token in enumerate(tokens[:-2]):
        if token.text == "using" and tokens[i + 2].text == "=":
            found.setdefault(tokens[i + 1].text, []).extend(takewhile(lambda t: t.text != ";", tokens[i + 3 :]))
        elif token.text == "typedef":
            named = list(takewhile(lambda t: t.text != ";", tokens[i + 1 :]))
            if named:
                found.setdefault(named[-1].text, []).extend(named[:-1])
    return found


def _fields(item: Item) -> Iterator[Sequence[Token]]:
    """Yield the tokens of a class's variables, without those that stand behind a conditional."""
    depth, conditional = 0, set()
    for token in item.tokens:
        if token.kind == "directive":
            depth += re.match(r"\s*#\s*if", token.text) is not None
            depth -= re.match(r"\s*#\s*endif", token.text) is not None
        elif depth:
            conditional.add(token.start)
    for member in item.items:
        if member.kind == "variable" and member.tokens[0].start not in conditional:
            yield member.tokens


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

    Conditionals that ask for nvcc ask for CUDA then, which NVRTC says it compiles.

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

    text = re.sub(r"(?m)^[ \t]*#[ \t]*(?:if|elif)[^\n]*", lambda m: m[0].replace("__NVCC__", "__CUDACC__"), text)
    return re.sub(rf"(?m)^(?P<indent>[ \t]*){_INCLUDE.pattern}", lambda m: m["indent"] + rewritten(m), text)


def in_words_of_nvrtc(text: str) -> str:
    """Write in other words what nvcc takes and NVRTC does not; lines stay."""
    return rewrite_statements(rewrite_literals(rewrite_constants(text)))


def rewrite_literals(text: str) -> str:
    """Take the parentheses off the types of compound literals, ``(float2){x, y}``: GNU C++ has these, NVRTC does not.

    Lines and columns stay.

    Parameters
    ----------
    text : str
    """
    found = list(text)
    for place in _literals(text):
        found[place] = " "
    return "".join(found)


def rewrite_statements(text: str) -> str:
    """Make lambdas that are called of statement expressions, ``({ f(); x; })``: GNU C++ has these, NVRTC does not.

    Lines stay.

    Parameters
    ----------
    text : str
    """
    if not _STATEMENT.search(text):
        return text
    pieces, at = [], 0
    for start, end, written in sorted(_statements(text)):
        pieces += [text[at:start], written]
        at = end
    return "".join([*pieces, text[at:]])


def rewrite_constants(text: str) -> str:
    """Make constants of floats that follow from other constants ``constexpr``, as ``const float half = 1.0f / two;``.

    nvcc folds them, NVRTC takes them for variables that must be initialised when the program starts. Lines stay.

    Parameters
    ----------
    text : str
    """
    if not _FLOAT_CONSTANT.search(text):
        return text
    found: list[Token] = []
    known: set[str] = set()
    follows = False
    for item in _in_namespaces(split(text)):
        tokens = [token for token in item.tokens if token.text != "static"]
        words = [token.text for token in tokens]
        if item.kind != "variable" or words[:1] != ["const"] or words[1:2] not in (["float"], ["double"]):
            continue
        name, rest = words[2] if len(words) > _PLAIN_CONSTANT else "", tokens[4:-1]
        if words[3:4] != ["="] or not all(t.kind != "word" or t.text in known for t in rest):
            continue
        if any(t.text not in known and t.kind != "number" and t.text not in "+-*/()" for t in rest):
            continue
        follows = follows or any(t.text in known for t in rest)
        known.add(name)
        found.append(tokens[0])
    if not follows:
        return text
    pieces, at = [], 0
    for token in found:
        pieces += [text[at : token.start], "constexpr"]
        at = token.end
    return "".join([*pieces, text[at:]])


def _in_namespaces(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        if item.kind == "scope":
            yield from _in_namespaces(item.items)
        else:
            yield item


_FLOAT_CONSTANT = re.compile(r"\bconst\s+(?:float|double)\s+\w+\s*=\s*[^;]*[A-Za-z_]\w*[^;]*;")
_LEAVING = frozenset({"return", "goto"})
_CONTROL = frozenset({"if", "else", "for", "while", "do", "switch", "break", "continue", ";"})
_STATEMENT = re.compile(r"\(\s*(?:\\\s*)?\{")
_PLAIN_CONSTANT = 4
"""Words of a constant before its value."""


def _statements(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield what takes the place of which piece of a text, so that its statement expressions become lambdas."""
    tokens = tokenize(text)
    open_at: list[int] = []  # brackets that are open, as places among the tokens
    for i, token in enumerate(tokens):
        if token.kind == "directive" and (head := _MACRO_HEAD.match(token.text)):
            body = token.start + head.end()
            yield from ((body + start, body + end, new) for start, end, new in _statements(text[body : token.end]))
        elif token.text in ("(", "[", "{"):
            open_at.append(i)
        elif token.text in (")", "]", "}") and open_at:
            first = open_at.pop()
            if token.text != ")" or [t.text for t in tokens[first : first + 2]] != ["(", "{"]:
                continue
            last = _last_statement(tokens[first + 2 : i - 1]) if tokens[i - 1].text == "}" else None
            if last is not None:
                yield tokens[first].start, tokens[first].end, "[&]"
                yield last.start, last.start, "return "
                yield token.start, token.end, "()"


def _last_statement(tokens: Sequence[Token]) -> Token | None:
    """Return the first token of a block's last statement; None where that is no value, or control leaves the block."""
    depth, begin = 0, 0
    for i, token in enumerate(tokens[:-1]):
        depth += (token.text in ("(", "[", "{")) - (token.text in (")", "]", "}"))
        if not depth and token.text in (";", "}"):
            begin = i + 1
    if not tokens or tokens[-1].text != ";" or not _LEAVING.isdisjoint(_words(tokens)):
        return None
    return None if tokens[begin].text in _CONTROL else tokens[begin]


def _literals(text: str, *, is_body: bool = False) -> Iterator[int]:
    """Yield the places of the parentheses around the types of compound literals, those in bodies of macros too."""
    tokens = tokenize(text)
    for i, token in enumerate(tokens):
        if token.kind == "directive" and (head := _MACRO_HEAD.match(token.text)):
            start = token.start + head.end()
            yield from (start + place for place in _literals(text[start : token.end], is_body=True))
        begins = tokens[i - 1].text in _BEFORE_LITERAL if i else is_body
        if not begins or token.text != "(" or i + 3 >= len(tokens) or tokens[i + 1].kind != "word":
            continue
        if any(before.text == "operator" for before in tokens[max(i - 3, 0) : i]):
            continue  # operator+(int) { ... } is a function
        end = i + 2
        while end + 1 < len(tokens) and tokens[end].text == "::":
            end += 2
        if end + 1 < len(tokens) and tokens[end].text == ")" and tokens[end + 1].text == "{":
            yield token.start
            yield tokens[end].start


def includes_of(text: str) -> Iterator[tuple[str, bool, int]]:
    """Yield the name, whether it is in quotes, and the line of each include of a text."""
    lines = Lines(text)
    for token in tokenize(text):
        if token.kind == "directive" and (match := _INCLUDE.search(token.text)):
            quoted = match["quoted"] is not None
            yield match["quoted"] or match["angled"], quoted, lines.of(token.start)


_LONG = ("cooperative_groups", "cub/", "cuda/", "cute/", "cutlass/", "thrust/")
"""How the names of headers begin that take NVRTC a second."""
_PLAIN_DIRECTIVE = re.compile(r"\s*#\s*(?:include|define|pragma\s+once)\b")


def leading_includes(text: str) -> tuple[str, tuple[tuple[str, bool], ...]]:
    """Return the directives that a text begins with, up to the last that includes a header that takes long.

    Parameters
    ----------
    text : str

    Returns
    -------
    prefix : str
        A line a directive; empty where none includes such a header.
    names : tuple of (str, bool)
        What they include, and whether that is in quotes.
    """
    lines: list[str] = []
    names: list[tuple[str, bool]] = []
    end, count = 0, 0
    for token in tokenize(text):
        if token.kind != "directive" or not _PLAIN_DIRECTIVE.match(token.text):
            break
        lines.append(token.text.strip())
        if match := _INCLUDE.search(token.text):
            names.append((match["quoted"] or match["angled"], match["quoted"] is not None))
            if names[-1][0].startswith(_LONG):
                end, count = len(lines), len(names)
    return "".join(f"{line}\n" for line in lines[:end]), tuple(names[:count])
