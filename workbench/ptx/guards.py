"""Guards of instructions that threads wait at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from workbench.ptx.ir import Function, Instruction, Label, Symbol

_WAITING = {"call", "bar", "barrier"}


def with_guards_as_branches(function: Function) -> Iterator[Label | Instruction]:
    """Yield a function's statements. A guard of a statement that lanes wait at becomes a branch around the statement.

    Lanes where the guard is false must neither wait there nor receive results.
    """
    for i, statement in enumerate(function.body):
        if isinstance(statement, Label) or statement.guard is None or statement.opcode not in _WAITING:
            yield statement
            continue
        around = f"{statement.opcode}@{i}"
        branch = (Symbol(around),)
        yield replace(statement, opcode="bra", modifiers=(), operands=branch, negated=not statement.negated)
        yield replace(statement, guard=None, negated=False)
        yield Label(around)
