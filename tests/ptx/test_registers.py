"""Declarations of registers: vectors and their components."""

from __future__ import annotations

import numpy as np

from tests.emulator.translate.opcodes.kernels import kernel, launch
from workbench.ptx import Instruction, Register, Vector, parse

VECTORS = kernel(
    ".reg .v4 .b32 %quad; .reg .v2 .b32 pair;"
    "mad.wide.u32 %d0, %t, 16, %p1; ld.global.v4.b32 %quad, [%d0]; add.u32 pair.x, %quad.x, %quad.w;"
    "sub.u32 pair.g, %quad.b, %quad.y; mad.wide.u32 %d0, %t, 8, %p0; st.global.v2.b32 [%d0], pair;",
    2,
)


def test_a_vector_register_stands_for_its_components() -> None:
    function = parse(VECTORS).functions["test"]
    loads = [s for s in function.body if isinstance(s, Instruction) and s.mnemonic == "ld.global.v4.b32"]
    assert loads[0].operands[0] == Vector(tuple(Register(f"%quad.{c}") for c in "xyzw"))
    assert {name: function.registers[name] for name in ("%quad.w", "pair.x", "pair.y")} == {
        "%quad.w": "b32",
        "pair.x": "b32",
        "pair.y": "b32",
    }


def test_components_are_registers_by_either_name() -> None:
    data = np.arange(128, dtype=np.uint32).reshape(32, 4) ** 2
    out = np.zeros((32, 2), np.uint32)
    launch(VECTORS, out, data)
    np.testing.assert_array_equal(out[:, 0], data[:, 0] + data[:, 3])
    np.testing.assert_array_equal(out[:, 1], data[:, 2] - data[:, 1])
