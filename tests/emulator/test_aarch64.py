"""The emulator's code compiles for 64-bit ARM: what LLVM is given has nothing of one machine.

Grace-Hopper nodes have such processors. Here the code is compiled for one and not run; docs/platforms.md says where it
was run.
"""

from __future__ import annotations

import pytest
import torch
from llvmlite import binding as llvm

import workbench as wb
from tests.test_cli import GELU
from workbench.compile.cache import DIR_VARIABLE
from workbench.llvm import machine

EM_AARCH64 = 183  # of an ELF file's header


@pytest.fixture
def arm():
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple("aarch64-unknown-linux-gnu").create_target_machine(cpu="neoverse-v2", opt=1)


@pytest.mark.slow
def test_a_launchs_code_compiles_for_64_bit_arm(arm, monkeypatch, tmp_path):
    texts = []
    compile_ir = machine.compile_ir

    def note(text, **options):
        texts.append(text)
        return compile_ir(text, **options)

    monkeypatch.setattr(machine, "compile_ir", note)
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path))  # nothing is compiled yet
    x = torch.randn(100)
    y = torch.empty_like(x)
    wb.load(GELU).launch(x, y, 100, grid=1, block=128)
    torch.testing.assert_close(y, torch.nn.functional.gelu(x))
    assert texts
    for text in texts:
        module = llvm.parse_assembly(text)
        module.triple, module.data_layout = arm.triple, str(arm.target_data)
        made = arm.emit_object(module)
        assert made[:4] == b"\x7fELF"
        assert int.from_bytes(made[18:20], "little") == EM_AARCH64
