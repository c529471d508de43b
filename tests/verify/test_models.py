"""KernelBench files: cheats that a naive check accepts and ours refuses by name, and what is right."""

import json
import re
import time
from pathlib import Path

import pytest
import torch

from workbench.cli import main
from workbench.verify.models import ModelError, ModelFile, verify_model

CHEATS = Path(__file__).parents[1] / "broken_kernels" / "cheats"
REFUSALS = {
    "approximate_gelu": ("first", "the oracle has"),
    "changed_input": ("first", "the candidate changed its input"),
    "constant_output": ("first", "proves nothing"),
    "eval_statistics": ("first", "the oracle has"),
    "ignored_strides": ("strided", "wrong on inputs that are not contiguous"),
    "kept_result": ("new-values", "stale: new values in the same memory"),
    "nan_output": ("first", r"y\[0, 0\] was never written"),
    "other_precision": ("first", "torch.float32; got .* torch.float16"),
    "rounded_products": ("first", "the oracle has"),
    "stale_buffers": ("first", "state: norm.running_mean"),
    "unfinished_work": ("first", "unfinished: it returned while its work went on: .* was never written"),
    "unwritten_output": ("first", "was never written"),
    "wrong_later": ("again", "right at first, wrong when it ran again"),
    "zeros_for_small": ("first", "is 0, the oracle has"),
}


def accepts_naively(path: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Compare as is common: the reference first, one run, NaN where no difference is greater.

    Memory is handed out as CUDA's caching allocator does it: the block of the reference's result, freed, comes next.
    """
    file = ModelFile.load(path)
    torch.manual_seed(0)
    model, model_new = file.model(), file.model_new()
    model_new.load_state_dict(model.state_dict())
    inputs = file.get_inputs()
    with torch.no_grad(), monkeypatch.context() as allocator:
        freed = model(*inputs)
        expected = freed.clone()
        allocator.setattr(torch, "empty_like", lambda _: freed)
        got = model_new(*inputs)
    if path.stem == "unfinished_work":  # the check's synchronisation waits for it
        time.sleep(0.2)
    return not bool(((got - expected).abs() > 1e-2 + 1e-2 * expected.abs()).any())


def test_there_is_a_refusal_for_every_cheat():
    assert sorted(REFUSALS) == sorted(path.stem for path in CHEATS.glob("[a-z]*.py"))


@pytest.mark.parametrize("name", sorted(REFUSALS))
def test_a_cheat_that_a_naive_check_accepts_is_refused_by_name(name, monkeypatch):
    assert accepts_naively(CHEATS / f"{name}.py", monkeypatch)
    report = verify_model(CHEATS / f"{name}.py", seed=1)
    check, reason = REFUSALS[name]
    first = report.failures[0]
    assert first.case == check, first.detail
    assert re.search(reason, first.detail), first.detail


def test_a_right_model_passes_every_check(tmp_path):
    text = (CHEATS / "approximate_gelu.py").read_text().replace(', approximate="tanh"', "")
    (tmp_path / "right.py").write_text(text)
    report = verify_model(tmp_path / "right.py", seed=3)
    assert report.passed, str(report)
    assert [row.case for row in report.rows] == ["first", "again", "new-values", "strided"]
    assert (report.rows[0].op, report.rows[0].variant, report.rows[0].seed) == ("right", "ModelNew", 3)


def test_a_model_whose_first_input_holds_integers_is_judged_by_the_dtype_of_the_others(tmp_path):
    text = (CHEATS / "approximate_gelu.py").read_text().replace(', approximate="tanh"', "")
    text = text.replace("(self, x", "(self, index, x").replace("[torch.randn", "[torch.arange(3), torch.randn")
    (tmp_path / "indexed.py").write_text(text)
    report = verify_model(tmp_path / "indexed.py", seed=3)
    assert report.passed, str(report)
    assert report.rows[0].dtype == "float32"


def test_a_file_that_is_none_is_refused(tmp_path):
    with pytest.raises(ModelError, match=r"no KernelBench file .*none.py"):
        verify_model(tmp_path / "none.py")
    (tmp_path / "half.py").write_text("class Model: pass\n")
    with pytest.raises(ModelError, match="has no ModelNew, get_inputs, get_init_inputs"):
        verify_model(tmp_path / "half.py")


def test_the_reference_may_stand_in_a_file_of_its_own(tmp_path):
    theirs = (CHEATS / "approximate_gelu.py").read_text()
    (tmp_path / "reference.py").write_text(
        theirs[: theirs.index("class ModelNew")] + theirs[theirs.index("def get_inputs") :]
    )
    ours = "import torch\nclass ModelNew(torch.nn.Module):\n    def forward(self, x):\n        return {}"
    for body, holds in (("torch.nn.functional.gelu(x)", True), ("torch.relu(x)", False)):
        (tmp_path / "ours.py").write_text(ours.format(body))
        report = verify_model(tmp_path / "ours.py", seed=1, reference=tmp_path / "reference.py")
        assert report.passed == holds, str(report)
    with pytest.raises(ModelError, match=r"reference\.py has no ModelNew"):
        verify_model(tmp_path / "reference.py")


@pytest.mark.parametrize(
    "statement",
    ["import sys; sys.exit(0)", "import os; os._exit(0)", "print('[]'); import os; os.kill(os.getpid(), 9)"],
)
def test_a_file_that_ends_python_is_a_failed_check_on_the_command_line(statement, tmp_path, capfd):
    path = tmp_path / "quitter.py"
    path.write_text((CHEATS / "approximate_gelu.py").read_text() + statement)
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(path), "--json", str(tmp_path / "rows.json")])
    assert ended.value.code == 1
    rows = json.loads((tmp_path / "rows.json").read_text())
    assert len(rows) == 4
    assert not any(row["passed"] for row in rows)
    assert "0 of 4 cases agree" in capfd.readouterr().out
