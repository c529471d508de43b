"""Read C++ types out of mangled names: what a kernel's parameters are once macros, aliases and templates are resolved.

The grammar is that of the Itanium C++ ABI, section 5.1, as far as the types of kernel parameters need it.
"""

from __future__ import annotations

from dataclasses import dataclass

_BUILTINS = {
    "v": "void", "b": "bool", "c": "char", "a": "signed char", "h": "unsigned char", "w": "wchar_t",
    "s": "short", "t": "unsigned short", "i": "int", "j": "unsigned int", "l": "long", "m": "unsigned long",
    "x": "long long", "y": "unsigned long long", "n": "__int128", "o": "unsigned __int128",
    "f": "float", "d": "double", "e": "long double", "g": "__float128",
    "Di": "char32_t", "Ds": "char16_t", "Du": "char8_t", "Dn": "std::nullptr_t",
}  # fmt: skip
_STANDARD = {"St": "std", "Sa": "std::allocator", "Sb": "std::basic_string", "Ss": "std::string"}
_LITERAL_SUFFIXES = {"int": "", "unsigned int": "u", "long": "l", "unsigned long": "ul", "long long": "ll"}


@dataclass(frozen=True)
class CType:
    """A resolved C++ type.

    Attributes
    ----------
    kind : str
        ``"builtin"``, ``"named"`` (class, union or enumeration), ``"pointer"``, ``"reference"``, ``"array"``,
        ``"function"`` or ``"member pointer"``.
    name : str
        Spelling of a builtin or named type, or the extent of an array; empty otherwise.
    target : CType or None
        What a pointer, reference or array is of; what a function returns.
    is_const : bool
    parameters : tuple of CType
        Of a function.
    """

    kind: str
    name: str = ""
    target: CType | None = None
    is_const: bool = False
    parameters: tuple[CType, ...] = ()

    def __str__(self) -> str:
        return self._spell("")

    def _spell(self, inner: str) -> str:
        """Write the type around a declarator, inside out as C does."""
        if self.target is None:
            return "const " * self.is_const + self.name + inner
        if self.kind == "array":
            return self.target._spell(f"{_bracket(inner)}[{self.name}]")
        if self.kind == "function":
            return self.target._spell(f"{_bracket(inner)}({', '.join(map(str, self.parameters))})")
        mark = {"pointer": "*", "reference": "&"}.get(self.kind, f" {self.name}")
        return self.target._spell(f"{mark}{' const' * self.is_const}{inner}")


class ManglingError(ValueError):
    """A mangled name uses a form that this reader does not know."""


def parse_function_type(mangled: str, template: str) -> tuple[CType, ...]:
    """Return the parameter types of a function from a template's mangled argument list.

    Parameters
    ----------
    mangled : str
        ``I <pointer to function type> E``: the argument list of `template`, such as ``"IPFvPKfPfiEE"``.
    template : str
        Name of the template, to which the first substitution (``S_``) refers.

    Raises
    ------
    ManglingError
        If the text has another form.
    """
    reader = _Reader(mangled, template)
    reader.expect("I")
    pointer = reader.type()
    reader.expect("E")
    function = pointer.target
    if pointer.kind != "pointer" or function is None or function.kind != "function":
        raise ManglingError(f"{mangled!r} is not the type of a function")
    return function.parameters


def parse_template_arguments(mangled: str, template: str) -> tuple[CType, tuple[int, ...]]:
    """Return the arguments of an instance of a template that takes a type, and integers behind it.

    Parameters
    ----------
    mangled : str
        Such as ``"_Z3oneIPKfLy8ELy8EE"``; NVRTC puts an instance with a type of an unnamed namespace into a namespace
        of its own.
    template : str
        Name of the template.

    Raises
    ------
    ManglingError
        If the text has another form.
    """
    prefix, found, arguments = mangled.partition(f"{len(template)}{template}")
    if not found:
        raise ManglingError(f"{mangled!r} is no instance of {template}")
    reader = _Reader(arguments, template)
    if prefix != "_Z":
        reader.substitutions.insert(0, CType("named", "(anonymous namespace)"))
    reader.expect("I")
    kind = reader.type()
    numbers = []
    while not reader.accept("E"):
        reader.expect("L")
        reader.type()
        numbers.append(reader.number())
    return kind, tuple(numbers)


class _Reader:
    """A recursive descent over one mangled name, with the table of substitutions that it builds."""

    def __init__(self, text: str, template: str) -> None:
        self.text = text
        self.at = 0
        self.substitutions: list[CType] = [CType("named", template)]

    def expect(self, token: str) -> None:
        if not self.accept(token):
            raise ManglingError(f"expected {token!r} at {self.at} of {self.text!r}")

    def accept(self, token: str) -> bool:
        if self.text.startswith(token, self.at):
            self.at += len(token)
            return True
        return False

    def number(self) -> int:
        """Read the value of a literal and its end."""
        text = self._until("E").replace("n", "-")
        try:
            return int(text)
        except ValueError:
            raise ManglingError(f"expected a number before {self.at} of {self.text!r}; got {text!r}") from None

    def type(self) -> CType:
        try:
            return self._type()
        except RecursionError:
            raise ManglingError("types are nested too deep to be read") from None

    def _type(self) -> CType:
        head = self.text[self.at : self.at + 1]
        pair = self.text[self.at : self.at + 2]
        for code in (pair, head):
            if code in _BUILTINS:
                self.at += len(code)
                return CType("builtin", _BUILTINS[code])
        if head in "rVK" and head:
            return self._qualified()
        if head == "S" and pair != "St":
            return self._arguments_of(self._substitution())
        if head == "u":
            self.at += 1
            return self._remember(CType("builtin", self._source_name()))
        if head in "PROAFM" and head:
            self.at += 1
            return self._remember(self._compound(head))
        if head.isdigit() or head == "N" or pair == "St":
            return self._named()
        raise ManglingError(f"unknown type at {self.at} of {self.text!r}")

    def _qualified(self) -> CType:
        is_const = False
        while (head := self.text[self.at : self.at + 1]) in ("r", "V", "K"):
            is_const = is_const or head == "K"
            self.at += 1
        plain = self.type()
        return self._remember(CType(plain.kind, plain.name, plain.target, is_const, plain.parameters))

    def _compound(self, head: str) -> CType:
        if head == "P":
            return CType("pointer", target=self.type())
        if head in "RO":
            return CType("reference", target=self.type())
        if head == "A":
            extent = self._until("_")
            return CType("array", extent, self.type())
        if head == "M":
            owner = self.type()
            return CType("member pointer", f"{owner}::*", self.type())
        self.accept("Y")
        returns = self.type()
        parameters = []
        while not self.accept("E"):
            parameters.append(self.type())
        if [p.name for p in parameters] == ["void"]:
            parameters = []
        return CType("function", target=returns, parameters=tuple(parameters))

    def _named(self) -> CType:
        """Read a class or enumeration; each prefix of its name, and each template-id, is a substitution."""
        nested = self.accept("N")
        while nested and self.text[self.at] in "rVK":
            self.at += 1
        result: CType | None = None
        while True:
            if self.text[self.at] == "S":
                pair = self.text[self.at : self.at + 2]
                result = CType("named", "std") if self.accept("St") else self._substitution()
                if pair == "St":
                    result = self._remember(CType("named", f"std::{self._source_name()}"))
            elif self.text[self.at] == "I" and result is not None:
                result = self._arguments_of(result)
            else:
                prefix = f"{result.name}::" if result else ""
                result = self._remember(CType("named", prefix + self._source_name()))
            if nested and self.accept("E"):
                return result
            if not nested and self.text[self.at : self.at + 1] != "I":
                return result

    def _arguments_of(self, template: CType) -> CType:
        """Read template arguments where they follow."""
        if not self.accept("I"):
            return template
        arguments: list[str] = []
        while not self.accept("E"):
            arguments += self._argument()
        return self._remember(CType("named", f"{template.name}<{', '.join(arguments)}>"))

    def _argument(self) -> list[str]:
        if self.accept("J"):
            pack: list[str] = []
            while not self.accept("E"):
                pack += self._argument()
            return pack
        if not self.accept("L"):
            return [str(self.type())]
        kind = str(self.type())
        value = self._until("E").replace("n", "-")
        if kind == "bool":
            return ["true" if value == "1" else "false"]
        return [value + _LITERAL_SUFFIXES[kind] if kind in _LITERAL_SUFFIXES else f"({kind}){value}"]

    def _substitution(self) -> CType:
        for code, name in _STANDARD.items():
            if self.accept(code):
                return CType("named", name)
        self.expect("S")
        sequence = self._until("_")
        index = int(sequence, 36) + 1 if sequence else 0
        if index >= len(self.substitutions):
            raise ManglingError(f"substitution {index} of {self.text!r} is not defined")
        return self.substitutions[index]

    def _source_name(self) -> str:
        start = self.at
        while self.text[self.at : self.at + 1].isdigit():
            self.at += 1
        if start == self.at:
            raise ManglingError(f"expected a name at {self.at} of {self.text!r}")
        length = int(self.text[start : self.at])
        name = self.text[self.at : self.at + length]
        self.at += length
        return "(anonymous namespace)" if name.startswith("_GLOBAL__N_") else name

    def _until(self, mark: str) -> str:
        end = self.text.find(mark, self.at)
        if end < 0:
            raise ManglingError(f"expected {mark!r} after {self.at} of {self.text!r}")
        found, self.at = self.text[self.at : end], end + len(mark)
        return found

    def _remember(self, resolved: CType) -> CType:
        self.substitutions.append(resolved)
        return resolved


def _bracket(inner: str) -> str:
    """Parenthesise a declarator that begins with a pointer, as C asks before [] and ()."""
    return f" ({inner})" if inner.startswith(("*", "&")) else inner
