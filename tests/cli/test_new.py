"""`workbench new`: what it makes passes verify and sanitize at once, in the repository's style."""

import re
from pathlib import Path

import pytest

from tests.test_cli import ROOT, read_rows, run
from workbench.cli.app import ExitCode
from workbench.op import find_op


@pytest.mark.slow
def test_a_new_op_passes_verify_and_sanitize_at_once(capsys, tmp_path):
    kernels = ("--kernels", tmp_path / "mine")
    assert run("new", "scale", *kernels) is ExitCode.HOLDS
    assert f"next: workbench verify scale --kernels {tmp_path / 'mine'}" in capsys.readouterr().out
    assert run("verify", "scale", *kernels, "--json", tmp_path / "rows.json") is ExitCode.HOLDS
    rows = read_rows(tmp_path / "rows.json")
    assert {row["dtype"] for row in rows} == {"float32", "float16", "bfloat16"}
    assert len(rows) == 3 * 14
    assert run("sanitize", "scale", *kernels, "--dtype", "float32") is ExitCode.HOLDS


def test_a_new_op_is_tried_at_the_edges_that_the_repository_asks_for(tmp_path):
    run("new", "scale", "--kernels", tmp_path)
    op = find_op("scale", tmp_path)
    (variant,) = op.variants
    text = variant.source.read_text()
    assert "{{" not in text + (tmp_path / "scale" / "op.py").read_text()
    (default,) = re.findall(r"#define BLOCK_SIZE (\d+)  // tunable: ", text)
    assert variant.defaults == {"BLOCK_SIZE": int(default)}
    layouts = {case.inputs["x"].layout for case in op.cases}
    assert layouts == {"contiguous", "channels_last", "transposed", "strided", "offset"}
    assert {"odd", "nonfinite", "empty"} <= {case.name for case in op.cases}
    assert any(case.full_size for case in op.cases)


def test_nothing_is_overwritten(capsys, tmp_path):
    run("new", "scale", "--kernels", tmp_path)
    (tmp_path / "scale" / "op.py").write_text("mine")
    assert run("new", "scale", "--kernels", tmp_path) is ExitCode.WRONG_USE
    assert "is there already" in " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert (tmp_path / "scale" / "op.py").read_text() == "mine"


@pytest.mark.parametrize("name", ["Scale", "a-b", "../up", "2x", "class"])
def test_a_name_that_no_kernel_can_have_is_refused(tmp_path, name):
    assert run("new", name, "--kernels", tmp_path / "mine") is ExitCode.WRONG_USE
    assert not Path(tmp_path / "mine").exists()


def test_readme_names_the_command():
    assert "`workbench new" in (ROOT / "README.md").read_text()
