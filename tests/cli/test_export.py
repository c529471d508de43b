"""`workbench export`: the files it writes, and its exit codes."""

from tests.test_cli import ROOT, run
from workbench.cli.app import ExitCode


def test_a_model_becomes_a_file(capsys, tmp_path):
    target = tmp_path / "s2.py"
    assert run("export", ROOT / "models" / "s2_group_norm.py", "--to", "load_inline", "-o", target) is ExitCode.HOLDS
    assert f"wrote {target}" in capsys.readouterr().out
    text = target.read_text()
    compile(text, str(target), "exec")
    assert "class ModelNew(Model):" in text
    assert "__global__" in text
    assert "load_inline(" in text


def test_an_op_becomes_a_file_or_a_package(capsys, tmp_path):
    assert run("export", "gelu", "--case", "odd", "--dtype", "float16", "-o", tmp_path / "gelu.py") is ExitCode.HOLDS
    assert "#define SCALAR __half" in (tmp_path / "gelu.py").read_text()
    package = tmp_path / "gelu_op"
    words = ("export", "gelu", "--to", "custom_op", "--case", "odd", "--case", "one", "-o", package)
    assert run(*words) is ExitCode.HOLDS
    assert f"wrote {package / 'pyproject.toml'}" in capsys.readouterr().out
    assert run(*words) is ExitCode.WRONG_USE
    assert "nothing is overwritten" in capsys.readouterr().err


def test_a_file_that_is_there_is_replaced_on_demand_alone(capsys, tmp_path):
    kept, target = tmp_path / "kept.py", tmp_path / "gelu.py"
    kept.write_text("mine")
    target.symlink_to(kept)
    words = ("export", "gelu", "--case", "odd", "-o", target)
    assert run(*words) is ExitCode.WRONG_USE
    assert "is there already: choose another file" in " ".join(capsys.readouterr().err.split())
    assert run(*words, "--overwrite") is ExitCode.HOLDS
    assert "class ModelNew" in target.read_text()
    assert kept.read_text() == "mine"


def test_wrong_requests_are_exit_code_2(capsys, tmp_path):
    model = ROOT / "models" / "s2_group_norm.py"
    assert run("export", model, "--to", "custom_op") is ExitCode.WRONG_USE
    assert "a model goes to load_inline" in capsys.readouterr().err
    assert run("export", "gelu", "--case", "odd", "--case", "one") is ExitCode.WRONG_USE
    assert run("export", "gelu", "-o", tmp_path / "gelu.py") is ExitCode.WRONG_USE
    assert run("export", "gelu", "--case", "odd", "-o", tmp_path / "no" / "gelu.py") is ExitCode.WRONG_USE
    assert "cannot write" in capsys.readouterr().err
