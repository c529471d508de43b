"""What the rows of the table compute, on NumPy arrays: written apart from their emission, for tests to compare with.

A reference is ``reference(match, *sources) -> array``, or a tuple of arrays. Signed integers are ``int``, predicates
``bool``, everything else its bits as ``uint``. Where the row has a bound, it returns the exact results as float64.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.emulator.translate.opcodes.references import video
from tests.emulator.translate.opcodes.references.convert import CONVERT
from tests.emulator.translate.opcodes.references.floating import FLOATING
from tests.emulator.translate.opcodes.references.half import HALF
from tests.emulator.translate.opcodes.references.integer import INTEGER
from workbench.emulator.translate.table import Row

Reference = Callable[..., Any]

WITHOUT = {"cvta", "isspacep", "mbarrier"}
"""Opcodes of pure rows that tests of behaviour stand for: they are about addresses and barriers."""


def reference_of(row: Row) -> Reference | None:
    """Reference of a row: by its opcode, or by its opcode and a modifier, among those of its first type."""
    if not row.computes or row.opcode in WITHOUT:
        return None
    match = row.match(next(row.mnemonics()).split(".")[1:])
    assert match is not None
    if row.opcode.startswith("v"):
        return video.MULTIPLIED if row.opcode == "vmad" else video.SIMD if row.opcode[-1] in "24" else video.SCALAR
    chapter = CONVERT if row.opcode in CONVERT else _chapter(match.type)
    keys = [*(f"{row.opcode}.{word}" for word in match.modifiers), row.opcode]
    found = next((chapter[key] for key in keys if key in chapter), None)
    assert found is not None, f"{row.form} needs a reference here, or a test of its behaviour and a place in WITHOUT"
    return found


def _chapter(kind: str) -> Mapping[str, Reference]:
    if kind in {"f32", "f64"}:
        return FLOATING
    if kind.removesuffix("x2") in {"f16", "bf16"}:
        return HALF
    assert kind[0] in "bsup", f"name the references of .{kind} here"
    return INTEGER
