"""`workbench opcodes`: the support matrix, and what a file needs and lacks."""

from tests.test_cli import GELU, read_rows, run
from workbench.cli.app import ExitCode
from workbench.emulator import support_matrix

STRANGE = """
.version 9.0
.target sm_90
.address_size 64
.visible .entry strange()
{
    .reg .b32 %r<3>;
    mov.u32 %r1, 3;
    frobnicate.b32 %r2, %r1;
    ret;
}
"""


def test_the_matrix_names_every_form_with_its_section(capsys, tmp_path):
    assert run("opcodes", "--json", tmp_path / "rows.json") is ExitCode.HOLDS
    rows = read_rows(tmp_path / "rows.json")
    assert [row["form"] for row in rows] == [row.form for row in support_matrix()]
    assert all(row["section"].startswith("9.7") for row in rows)
    assert f"{len(rows)} forms of" in capsys.readouterr().out


def test_a_kernel_of_ours_lacks_nothing(capsys, tmp_path):
    assert run("opcodes", GELU, "--json", tmp_path / "rows.json") is ExitCode.HOLDS
    rows = {row["mnemonic"]: row for row in read_rows(tmp_path / "rows.json")}
    assert rows["ld.global.f32"]["supported"]
    assert rows["ld.global.f32"]["section"].startswith("9.7.9")
    assert "the emulator has them all" in capsys.readouterr().out


def test_a_missing_instruction_exits_1_and_is_placed(capsys, tmp_path):
    (tmp_path / "strange.ptx").write_text(STRANGE)
    assert run("opcodes", tmp_path / "strange.ptx", "--json", tmp_path / "rows.json") is ExitCode.FAILED
    lacking = [row for row in read_rows(tmp_path / "rows.json") if not row["supported"]]
    assert [(row["mnemonic"], row["functions"]) for row in lacking] == [("frobnicate.b32", ["strange"])]
    assert "missing: frobnicate.b32, first at line 9 of the PTX, in strange" in capsys.readouterr().out


def test_a_missing_special_register_exits_1_and_is_placed(capsys, tmp_path):
    (tmp_path / "strange.ptx").write_text(STRANGE.replace("frobnicate.b32 %r2, %r1", "mov.u32 %r2, %aggr_smem_size"))
    assert run("opcodes", tmp_path / "strange.ptx", "--json", tmp_path / "rows.json") is ExitCode.FAILED
    lacking = [row for row in read_rows(tmp_path / "rows.json") if not row["supported"]]
    assert [(row["mnemonic"], row["count"], row["functions"]) for row in lacking] == [
        ("%aggr_smem_size", 1, ["strange"])
    ]
    printed = capsys.readouterr().out
    assert "missing: %aggr_smem_size, first at line 9 of the PTX, in strange" in printed
    assert "needs 2 instruction forms and 1 special registers; the emulator lacks 1" in printed


def test_a_file_that_does_not_compile_exits_1(capsys, tmp_path):
    (tmp_path / "broken.cu").write_text("__global__ void broken() { return 1 }\n")
    assert run("opcodes", tmp_path / "broken.cu") is ExitCode.FAILED
    assert "CompileError" in capsys.readouterr().err
