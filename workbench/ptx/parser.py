"""Recursive-descent parser from PTX text to `workbench.ptx.ir`. Syntax: PTX ISA, chapters 4 and 5."""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate

from workbench.core.errors import PtxError
from workbench.ptx.ir import (
    TYPE_BITS,
    Address,
    Call,
    Function,
    Immediate,
    Instruction,
    Label,
    Location,
    Module,
    Operand,
    Pair,
    Register,
    Symbol,
    Variable,
    Vector,
    f32_of_f64,
)
from workbench.ptx.lexer import Token, error_at, tokenize

_LINKAGE = {".visible", ".extern", ".weak", ".common"}
_SPACES = {".global", ".const", ".shared", ".local", ".param"}
_DIRECTIVES = {".maxntid", ".reqntid", ".minnctapersm", ".maxnreg", ".maxnctapersm", ".reqnctapercluster"} | {
    ".explicitcluster",
    ".maxclusterrank",
    ".noreturn",
    ".blocksareclusters",
}
_COMPONENTS = {"r": "x", "g": "y", "b": "z", "a": "w"}
"""Other names of a vector register's components."""
_SELECTOR = re.compile(r"\.[bh][0-7]{1,4}")
"""Which bytes or halves of a register a video instruction takes."""
_OUTLINE = re.compile(
    r"""
    //[^\n]*|/\*.*?(?:\*/|\Z)
  | \.pragma(?>(?:[^";]++|"(?:\\.|[^"\\]++)*(?:"|\\?\Z))*)(?:;|\Z)
  | (?>"(?:\\.|[^"\\]++)*)(?:"|\\?\Z)
  | \.entry\s++(?P<kernel>[\w$]++)
  | [{};]
    """,
    re.VERBOSE | re.DOTALL,
)
"""Where kernels begin and end. Comments, pragmas and strings come first, as no kernel begins or ends in them."""
_SECTION = re.compile(r"^[ \t]*+\.section[ \t]++[\w.]++\s*+\{[^{}]*+\}", re.MULTILINE)
_LINE = re.compile(r"[^\n]++")
_VARIABLE = re.compile(
    r"^[ \t]*+(?>(?:\.(?:visible|extern|weak|common)[ \t]++)*)\.(?:global|const)(?>(?:[ \t]++\.\w++(?:[ \t]++\d++)?)+)"
    r"[ \t]++(?P<name>[$_A-Za-z%][\w$]*+)(?>(?:\[\d*+\])*)(?>(?:\s*+=\s*+(?:[\w$]++|\{[^{};\"/]*+\}))?)\s*+;",
    re.MULTILINE,
)
"""A declaration of one variable of a module."""
_WORD = re.compile(r"[$_A-Za-z%][\w$]*+")
_MAX_ELEMENTS = 1 << 31
_MAX_REGISTERS = 1 << 20
_MAX_DEPTH = 64
_MAX_ALIGN = 1 << 12


def parse(text: str, entry: str = "") -> Module:
    """Parse a PTX module.

    Parameters
    ----------
    text : str
        PTX as NVRTC emits it or a person writes it.
    entry : str
        Name of the one kernel that is wanted. The bodies of all other kernels are skipped, and so are variables that
        nothing else names and sections for debuggers. By default nothing is skipped.

    Returns
    -------
    Module

    Raises
    ------
    PtxError
        With the PTX line and a caret, where the text is not well-formed.
    """
    if entry:
        text = _without_idle_variables(_without_other_kernels(_SECTION.sub(_blank, text), entry))
    return _Parser(text).module()


def _blank(match: re.Match[str]) -> str:
    return _spaces(match[0])


def _spaces(text: str) -> str:
    """Replace all but the ends of lines."""
    return _LINE.sub(lambda line: " " * len(line[0]), text)


def _without_other_kernels(text: str, entry: str) -> str:
    """Turn the definitions of kernels other than `entry` into declarations; every place and line stays what it was."""
    pieces: list[str] = []
    depth = kept = start = 0
    is_other = False
    for match in _OUTLINE.finditer(text):
        if match["kernel"]:
            is_other = match["kernel"] != entry
        elif match[0] == "{":
            if is_other and depth == 0:
                start = match.start()
            depth += 1
        elif match[0] == "}":
            depth -= 1
            if is_other and depth == 0:
                pieces += [text[kept:start], ";", _spaces(text[start + 1 : match.end()])]
                kept, is_other = match.end(), False
        elif match[0] == ";" and depth == 0:
            is_other = False
    return "".join([*pieces, text[kept:]])


def _without_idle_variables(text: str) -> str:
    """Blank the module's variables that are named once: headers of CUDA's libraries bring hundreds."""
    uses = Counter(_WORD.findall(text))
    return _VARIABLE.sub(lambda match: match[0] if uses[match["name"]] > 1 else _blank(match), text)


@dataclass
class _Body:
    """What accumulates while the body of one function is read."""

    registers: dict[str, str] = field(default_factory=dict)
    parameters: dict[str, Variable] = field(default_factory=dict)
    vectors: dict[str, tuple[str, ...]] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)
    statements: list[Label | Instruction] = field(default_factory=list)
    branch_targets: dict[str, tuple[str, ...]] = field(default_factory=dict)
    scopes: list[dict[str, str]] = field(default_factory=list)
    labels: set[str] = field(default_factory=set)
    prototypes: dict[str, tuple[int, int]] = field(default_factory=dict)
    opened: int = 0

    def resolve(self, name: str) -> str:
        """Name that a register, variable or label of an enclosing scope goes by in the function."""
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return name

    def declare(self, name: str) -> str:
        """Enter `name` into the innermost scope; nested ones make it unique."""
        unique = name if len(self.scopes) == 1 else f"{name}@{self.opened}"
        self.scopes[-1][name] = unique
        return unique


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.tokens.append(self.tokens[-1])  # so a token always has one behind it
        self.at = 0
        self.line_starts = [0, *accumulate(len(line) + 1 for line in text.split("\n"))]
        self.location: Location | None = None
        # A call site is given without the place that it was itself inlined at: that is what its own .loc said last.
        self.call_sites: dict[tuple[int, int, int], Location] = {}
        self.variables: dict[str, Variable] = {}

    # Tokens

    def fail(self, message: str, token: Token | None = None) -> PtxError:
        token = token or self.tokens[self.at]
        return error_at(self.text, min(token.start, max(len(self.text) - 1, 0)), message)

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead].text

    def next(self) -> Token:
        token = self.tokens[self.at]
        if token.kind == "end":
            raise self.fail("the text ends in the middle of a statement")
        self.at += 1
        return token

    def accept(self, *texts: str) -> bool:
        if self.tokens[self.at].text in texts and self.tokens[self.at].kind != "end":
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise self.fail(f"expected {text!r}, found {self.peek() or 'the end'!r}")

    def name(self) -> str:
        token = self.next()
        if token.kind != "name":
            raise self.fail(f"expected a name, found {token.text!r}", token)
        return token.text

    def integer(self) -> int:
        sign = -1 if self.accept("-") else 1
        token = self.next()
        if token.kind != "int":
            raise self.fail(f"expected an integer, found {token.text!r}", token)
        return sign * self.value(token)

    def value(self, token: Token) -> int:
        """Value of an integer token: decimal, or hexadecimal, octal or binary by its prefix."""
        if token.text.isdecimal() and token.text[0] != "0":
            return int(token.text)
        text = token.text.rstrip("U").lower()
        base = {"0x": 16, "0b": 2}.get(text[:2], 8 if len(text) > 1 and text[0] == "0" else 10)
        try:
            return int(text, base)
        except ValueError:
            raise self.fail(f"{token.text!r} is not a number in base {base}", token) from None

    def comma_separated(self, read: str, close: str) -> list[str]:
        """Read `read` ("name") items up to and including `close`."""
        items: list[str] = []
        while not self.accept(close):
            if items:
                self.expect(",")
            items.append(getattr(self, read)())
        return items

    # Module level

    def module(self) -> Module:
        version, target = (0, 0), ""
        functions: dict[str, Function] = {}
        variables = self.variables
        files: dict[int, str] = {}
        aliases: dict[str, str] = {}
        while self.tokens[self.at].kind != "end":
            head = self.peek()
            if head == ".version":
                self.next()
                version = self.version()
            elif head == ".target":
                self.next()
                target = self.name()
                while self.accept(","):
                    self.name()
            elif head == ".address_size":
                self.next()
                if self.integer() != 64:
                    raise self.fail("only .address_size 64 is supported")
            elif head == ".file":
                self.next()
                number = self.integer()
                files[number] = self.string()
                while self.accept(","):
                    self.integer()
            elif head == ".section":
                self.skip_section()
            elif head == ".alias":
                self.next()
                alias = self.name()
                self.expect(",")
                aliases[alias] = self.name()
                self.expect(";")
            elif head == ".pragma":
                self.skip_statement()
            elif head == ".loc":
                self.loc()
            else:
                self.definition(functions, variables)
        if not target:
            raise error_at(self.text or " ", 0, "no .target: this is not a PTX module")
        return Module(version, target, functions, variables, files, aliases)

    def version(self) -> tuple[int, int]:
        token = self.next()
        major, dot, minor = token.text.partition(".")
        if not (dot and major.isdecimal() and minor.isdecimal()):
            raise self.fail(f"expected a version such as 8.5, found {token.text!r}", token)
        return int(major), int(minor)

    def string(self) -> str:
        token = self.next()
        if token.kind != "string":
            raise self.fail(f"expected a string, found {token.text!r}", token)
        return token.text[1:-1]

    def skip_statement(self) -> None:
        while not self.accept(";"):
            self.next()

    def skip_section(self) -> None:
        self.next()
        while not self.accept("{"):
            self.next()
        while not self.accept("}"):
            self.next()

    def definition(self, functions: dict[str, Function], variables: dict[str, Variable]) -> None:
        is_extern = False
        while self.peek() in _LINKAGE:
            is_extern |= self.next().text == ".extern"
        head = self.peek()
        if head in {".entry", ".func"}:
            self.next()
            function = self.function(is_entry=head == ".entry")
            if function.body or function.name not in functions:
                functions[function.name] = function
        elif head in _SPACES:
            for variable in self.variable_declaration(is_extern):
                if not (variable.is_extern and variable.name in variables):
                    variables[variable.name] = variable
        else:
            raise self.fail(f"expected a directive, found {head!r}")

    def function(self, *, is_entry: bool) -> Function:
        while self.accept(".noreturn"):
            pass
        results = self.parameter_list() if self.peek() == "(" else ()
        name = self.name()
        parameters = self.parameter_list() if self.peek() == "(" else ()
        directives: dict[str, tuple[int, ...]] = {}
        while self.peek() in _DIRECTIVES or self.peek() == ".pragma":
            if self.peek() == ".pragma":
                self.skip_statement()
                continue
            directive = self.next().text[1:]
            values: list[int] = []
            while self.tokens[self.at].kind == "int":
                values.append(self.integer())
                if not self.accept(","):
                    break
            directives[directive] = tuple(values)
        if self.accept(";"):
            return Function(name, is_entry, results, parameters, directives=directives)
        body = _Body()
        self.location = None
        self.call_sites.clear()
        for variable in (*results, *parameters):
            if variable.space == "reg":
                body.registers[variable.name] = variable.type
            else:
                body.parameters[variable.name] = variable
        self.scope(body)
        return Function(
            name,
            is_entry,
            results,
            parameters,
            body.registers,
            body.variables,
            tuple(body.statements) or (Instruction("ret", (), (), None, False, 0, None),),
            body.branch_targets,
            directives,
        )

    def parameter_list(self) -> tuple[Variable, ...]:
        self.expect("(")
        parameters: list[Variable] = []
        while not self.accept(")"):
            if parameters:
                self.expect(",")
            if self.peek() not in {".param", ".reg"}:
                raise self.fail(f"expected .param or .reg, found {self.peek()!r}")
            parameters += self.declarators(self.next().text[1:], is_extern=False)
        return tuple(parameters)

    # Variables

    def variable_declaration(self, is_extern: bool) -> list[Variable]:
        space = self.next().text[1:]
        variables = self.declarators(space, is_extern)
        while self.accept(","):
            variables.append(self.declarator(space, variables[0].type, variables[0].align, is_extern, ""))
        self.expect(";")
        return variables

    def declarators(self, space: str, is_extern: bool) -> list[Variable]:
        """Read alignment, type and one declarator."""
        align, kind, lanes, pointee = 0, "", 1, ""
        while self.tokens[self.at].kind == "dot":
            word = self.next().text[1:]
            if word == "align":
                at = self.tokens[self.at]
                value = self.integer()
                if not 1 <= value <= _MAX_ALIGN or value & (value - 1):
                    raise self.fail(f"an alignment is a power of two up to {_MAX_ALIGN}; found {value}", at)
                align = align if pointee else value
            elif word in TYPE_BITS:
                kind = word
            elif word in {"v2", "v4"}:
                lanes = int(word[1])
            elif word == "ptr":
                pointee = "generic"
            elif word in {"global", "shared", "const", "local", "param"} and pointee:
                pointee = word
            elif word.startswith("attribute"):
                self.expect("(")
                while not self.accept(")"):
                    self.next()
            else:
                raise self.fail(f"unknown type .{word}", self.tokens[self.at - 1])
        if not kind:
            raise self.fail("expected a type")
        if kind == "pred" and space != "reg":
            raise self.fail("predicates have no place in memory")
        variable = self.declarator(space, kind, align, is_extern, pointee, lanes)
        return [variable]

    def declarator(self, space: str, kind: str, align: int, is_extern: bool, pointee: str, lanes: int = 1) -> Variable:
        name = self.name()
        count = lanes
        open_array = False
        while self.accept("["):
            if self.peek() == "]":
                open_array = True
            else:
                count *= self.integer()
            self.expect("]")
        if not 0 <= count <= _MAX_ELEMENTS:
            raise self.fail(f"{name} has {count} elements; at most 2^31 are supported")
        data = b""
        relocations: tuple[tuple[int, str], ...] = ()
        elements = 0
        if self.accept("="):
            data, relocations, elements = self.initializer(kind)
        if open_array:
            count = elements
        if elements > count:
            raise self.fail(f"{name} has {count} elements, and {elements} initial values")
        return Variable(name, space, kind, count, align, data, relocations, is_extern, pointee)

    def initializer(self, kind: str) -> tuple[bytes, tuple[tuple[int, str], ...], int]:
        """Read ``1``, ``{1, 2}`` or nested braces as little-endian bytes of elements of type `kind`."""
        width = TYPE_BITS[kind] // 8
        data = bytearray()
        relocations: list[tuple[int, str]] = []

        def element(depth: int) -> None:
            if self.accept("{"):
                if depth == _MAX_DEPTH:
                    raise self.fail(f"more than {_MAX_DEPTH} braces in one another")
                while not self.accept("}"):
                    element(depth + 1)
                    self.accept(",")
                return
            if self.tokens[self.at].kind == "name":
                symbol = self.name()
                if symbol == "generic":
                    self.expect("(")
                    symbol = self.name()
                    self.expect(")")
                offset = self.integer() if self.peek() in {"+", "-"} and not self.accept("+") else 0
                if self.tokens[self.at].kind == "int":
                    offset = self.integer()
                relocations.append((len(data), symbol))
                data.extend((offset & (1 << 64) - 1).to_bytes(8, "little")[:width])
                return
            value = self.literal()
            bits = value.value
            if value.kind == "f64" and kind == "f32":
                bits = f32_of_f64(bits)
            data.extend((bits & ((1 << 8 * width) - 1)).to_bytes(width, "little"))

        element(0)
        return bytes(data), tuple(relocations), len(data) // width

    # Function bodies

    def scope(self, body: _Body) -> None:
        self.expect("{")
        if len(body.scopes) == _MAX_DEPTH:
            raise self.fail(f"more than {_MAX_DEPTH} scopes in one another")
        body.opened += 1
        body.scopes.append({})
        for label in self.labels_ahead():
            body.declare(label)
        while not self.accept("}"):
            self.statement(body)
        body.scopes.pop()

    def labels_ahead(self) -> list[str]:
        """Labels of the scope that begins here, not of those in it: branches may come before them."""
        labels: list[str] = []
        depth, begins = 0, True
        for at in range(self.at, len(self.tokens) - 1):
            text = self.tokens[at].text
            depth += (text == "{") - (text == "}")
            if depth < 0:
                break
            if begins and depth == 0 and self.tokens[at].kind == "name" and self.tokens[at + 1].text == ":":
                labels.append(text)
            begins = text in {";", "{", "}", ":"}
        return labels

    def statement(self, body: _Body) -> None:
        token = self.tokens[self.at]
        if token.text == "{":
            self.scope(body)
        elif token.text == ".reg":
            self.register_declaration(body)
        elif token.text in _SPACES:
            for variable in self.variable_declaration(is_extern=False):
                unique = body.declare(variable.name)
                body.variables[unique] = Variable(
                    unique,
                    variable.space,
                    variable.type,
                    variable.count,
                    variable.align,
                    variable.initializer,
                    variable.relocations,
                )
        elif token.text == ".loc":
            self.loc()
        elif token.text in {".pragma", ".file"}:
            self.skip_statement()
        elif token.kind == "name" and self.peek(1) == ":":
            self.at += 2
            label = body.resolve(token.text)
            if label in body.labels:
                raise self.fail(f"label {token.text} is defined twice", token)
            body.labels.add(label)
            if self.peek() == ".branchtargets":
                self.next()
                body.branch_targets[label] = tuple(map(body.resolve, self.comma_separated("name", ";")))
            elif self.peek() == ".callprototype":
                self.next()
                body.prototypes[label] = self.prototype()
            elif self.peek() == ".calltargets":
                self.skip_statement()
            else:
                body.statements.append(Label(label))
        elif token.text == ";":
            self.next()
        else:
            body.statements.append(self.instruction(body))

    def register_declaration(self, body: _Body) -> None:
        self.next()
        kind = self.next().text[1:]
        lanes = 0
        if kind in {"v2", "v4"}:
            lanes = int(kind[1])
            kind = self.next().text[1:]
        if kind not in TYPE_BITS:
            raise self.fail(f"unknown register type .{kind}", self.tokens[self.at - 1])
        while True:
            name = self.name()
            names = [name]
            if self.accept("<"):
                count = self.integer()
                if not 0 <= count <= _MAX_REGISTERS - len(body.registers):
                    raise self.fail(f"{name}<{count}>: a function has at most 2^20 registers")
                names = [f"{name}{i}" for i in range(count)]
                self.expect(">")
            for each in names:
                unique = body.declare(each)
                if lanes:
                    body.vectors[unique] = tuple(f"{unique}.{c}" for c in "xyzw"[:lanes])
                body.registers.update(dict.fromkeys(body.vectors.get(unique, (unique,)), kind))
            if not self.accept(","):
                break
        self.expect(";")

    def loc(self) -> None:
        self.next()
        file, line, column = self.integer(), self.integer(), self.integer()
        call_site = None
        while self.accept(","):
            word = self.name()
            if word == "function_name":
                self.name()
                if self.accept("+"):
                    self.integer()
            elif word == "inlined_at":
                site = (self.integer(), self.integer(), self.integer())
                call_site = self.call_sites.get(site) or Location(*site)
                if _depth(call_site) > _MAX_DEPTH:
                    call_site = Location(*site)
            else:
                raise self.fail(f"unknown .loc attribute {word!r}", self.tokens[self.at - 1])
        self.location = self.call_sites[file, line, column] = Location(file, line, column, call_site)

    def instruction(self, body: _Body) -> Instruction:
        line = bisect_right(self.line_starts, self.tokens[self.at].start)
        guard, negated = None, False
        if self.accept("@"):
            negated = self.accept("!")
            guard = Register(body.resolve(self.name()))
        token = self.next()
        if token.kind != "name" or token.text.startswith(("%", "$")):
            raise self.fail(f"expected an instruction, found {token.text!r}", token)
        modifiers: list[str] = []
        while self.tokens[self.at].kind == "dot":
            modifiers.append(self.next().text[1:])
        if token.text == "call":
            operands: tuple[Operand, ...] = (self.call(body),)
            selectors: tuple[str, ...] = ()
        else:
            operands, selectors = self.operands(body)
            if token.text == "mov":
                operands = tuple(map(_address_taken, operands))
        return Instruction(token.text, tuple(modifiers), operands, guard, negated, line, self.location, selectors)

    def operands(self, body: _Body) -> tuple[tuple[Operand, ...], tuple[str, ...]]:
        operands: list[Operand] = []
        selectors: list[str] = []
        while not self.accept(";"):
            if operands:
                self.expect(",")
            sign = "-" if self.tokens[self.at + 1].kind == "name" and self.accept("-") else ""
            operands.append(self.operand(body))
            selectors.append(sign + (self.next().text if self.at_selector() else ""))
        return tuple(operands), tuple(selectors) if any(selectors) else ()

    def at_selector(self) -> bool:
        return self.tokens[self.at].kind == "dot" and _SELECTOR.fullmatch(self.peek()) is not None

    def operand(self, body: _Body) -> Operand:
        name = body.resolve(self.peek())
        if name in body.registers and self.peek(1) in {",", ";"}:  # most operands
            self.at += 1
            return Register(name)
        if self.accept("["):
            return self.address(body)
        if self.accept("{"):
            items: list[Operand] = []
            while not self.accept("}"):
                if items:
                    self.expect(",")
                items.append(self.scalar(body))
            vector = Vector(tuple(items))
            return Pair(vector, self.scalar(body)) if self.accept("|") else vector
        if self.tokens[self.at].kind == "name" and self.peek(1) == "[":
            return self.element(body)
        if name in body.vectors and self.tokens[self.at + 1].kind != "dot":
            self.next()
            return Vector(tuple(map(Register, body.vectors[name])))
        first = self.scalar(body)
        if self.accept("|"):
            return Pair(first, self.scalar(body))
        return first

    def scalar(self, body: _Body) -> Register | Symbol | Immediate:
        token = self.tokens[self.at]
        if self.accept("!"):
            inner = self.named(body)
            if not isinstance(inner, Register):
                raise self.fail("'!' needs a predicate register", token)
            return Register("!" + inner.name)
        if token.kind in {"int", "float"} or token.text in {"-", "+"}:
            return self.literal()
        if self.accept("WARP_SZ"):
            return Immediate(32)
        return self.named(body)

    def named(self, body: _Body) -> Register | Symbol:
        token = self.next()
        if token.kind != "name":
            raise self.fail(f"expected an operand, found {token.text!r}", token)
        if token.text == "_":
            return Register("_")
        name = body.resolve(token.text)
        component = ""
        if self.tokens[self.at].kind == "dot" and not self.at_selector():
            component = self.next().text
        if name in body.vectors:
            component = "." + _COMPONENTS.get(component[1:], component[1:])
        is_variable = self.variable(name, body) is not None
        if component or name in body.registers or (token.text.startswith("%") and not is_variable):
            return Register(name + component)
        offset = 0
        if self.peek() in {"+", "-"}:
            offset = self.offset()
        return Symbol(name, offset)

    def variable(self, name: str, body: _Body) -> Variable | None:
        """Find the variable that a name of the function means; a register of that name goes first."""
        if name in body.registers:
            return None
        return body.variables.get(name) or body.parameters.get(name) or self.variables.get(name)

    def element(self, body: _Body) -> Address:
        """Read ``array[2]``, ``array[%r1]`` or ``array[%r1+2]``: numbers of elements, as ptxas has it."""
        token = self.next()
        variable = self.variable(body.resolve(token.text), body)
        if variable is None:
            raise self.fail(f"{token.text} is no array", token)
        self.expect("[")
        index, number = None, 0
        if self.tokens[self.at].kind == "name":
            register = self.named(body)
            if not isinstance(register, Register):
                raise self.fail(f"{register} is no register", token)
            index = register
            number = self.offset() if self.peek() in {"+", "-"} else 0
        else:
            number = self.integer()
            while self.peek() in {"+", "-"}:
                number += self.offset()
        self.expect("]")
        scale = TYPE_BITS[variable.type] // 8
        return Address(Symbol(variable.name), number * scale, (), index, scale)

    def offset(self) -> int:
        self.accept("+")
        return self.integer()

    def address(self, body: _Body) -> Address:
        token = self.tokens[self.at]
        base: Register | Symbol | Immediate
        base = self.named(body) if token.kind == "name" else self.literal()
        offset = self.offset() if self.peek() in {"+", "-"} else 0
        coordinates: tuple[Operand, ...] = ()
        if self.accept(","):
            start = self.tokens[self.at]
            vector = self.operand(body)
            if not isinstance(vector, Vector):
                raise self.fail("expected coordinates in braces behind a tensor map", start)
            coordinates = vector.items
        self.expect("]")
        if isinstance(base, Symbol):
            return Address(Symbol(base.name), base.offset + offset, coordinates)
        return Address(base, offset, coordinates)

    def literal(self) -> Immediate:
        negative = self.accept("-")
        if not negative:
            self.accept("+")
        token = self.next()
        if token.kind == "int":
            value = self.value(token)
            return Immediate(-value if negative else value)
        if token.kind != "float":
            raise self.fail(f"expected a number, found {token.text!r}", token)
        prefix = token.text[:2].lower()
        if prefix == "0f":
            return Immediate(int(token.text[2:], 16) ^ (0x80000000 if negative else 0), "f32")
        if prefix == "0d":
            bits = int(token.text[2:], 16)
        else:
            bits = int.from_bytes(struct.pack("<d", float(token.text)), "little")
        return Immediate(bits ^ (1 << 63 if negative else 0), "f64")

    def prototype(self) -> tuple[int, int]:
        """Read the rest of a ``.callprototype``; return how many results and parameters it has."""
        counts = [0, 0]
        place = 0
        while not self.accept(";"):
            token = self.next()
            if token.text == "_" or token.kind == "name":
                place = 1
            elif token.text == "(" and self.peek() != ")":
                counts[place] = 1
                while not self.accept(")"):
                    counts[place] += self.next().text == ","
        return counts[0], counts[1]

    def call(self, body: _Body) -> Call:
        start = self.tokens[self.at]
        results: list[str] = []
        if self.accept("("):
            results = [body.resolve(n) for n in self.comma_separated("name", ")")]
            self.expect(",")
        callee = self.named(body)
        arguments: list[Operand] = []
        prototype = ""
        if self.accept(","):
            if self.accept("("):
                while not self.accept(")"):
                    if arguments:
                        self.expect(",")
                    arguments.append(self.operand(body))
                if self.accept(","):
                    prototype = self.name()
            else:
                prototype = self.name()
        self.expect(";")
        given, known = (len(results), len(arguments)), body.prototypes.get(body.resolve(prototype))
        if known is not None and given != known:
            raise self.fail(
                f"the call has {given[0]} results and {given[1]} arguments; its prototype {prototype} has "
                f"{known[0]} and {known[1]}",
                start,
            )
        return Call(tuple(results), callee, tuple(arguments), prototype)


def _address_taken(operand: Operand) -> Operand:
    """Of ``array[2]`` in a ``mov``, the address."""
    if isinstance(operand, Address) and isinstance(operand.base, Symbol) and operand.index is None:
        return Symbol(operand.base.name, operand.offset)
    return operand


def _depth(location: Location | None) -> int:
    """Count the call sites, one in another."""
    depth = 0
    while location is not None:
        location, depth = location.inlined_at, depth + 1
    return depth
