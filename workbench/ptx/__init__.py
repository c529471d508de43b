"""PTX as data: the text of a module parsed into typed, immutable records."""

from workbench.ptx.ir import (
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
)
from workbench.ptx.parser import parse

__all__ = [
    "Address",
    "Call",
    "Function",
    "Immediate",
    "Instruction",
    "Label",
    "Location",
    "Module",
    "Operand",
    "Pair",
    "Register",
    "Symbol",
    "Variable",
    "Vector",
    "parse",
]
