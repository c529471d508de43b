"""What of a file its reference needs, and when that cannot be told."""

import ast
import os
from pathlib import Path

import pytest

from tests.cheats.source import forward, source
from workbench.verify.court.separate import ModelError, Source

RIGHT = forward("return functional.gelu(self.linear(x))")


def kept(text: str) -> str:
    return ast.unparse(Source(Path("file.py"), text).reference())


def test_the_candidate_and_what_only_it_needs_are_left_out():
    text = source(
        RIGHT, top="from workbench.op import find_op\nop = find_op('gelu')\nprint('here')\nfunctional.relu(op)"
    )
    reference = kept(text)
    assert "class Model(nn.Module)" in reference
    assert "def get_init_inputs" in reference
    assert not any(word in reference for word in ("ModelNew", "find_op", "print", "relu"))


def test_what_the_reference_needs_is_kept_with_what_that_needs():
    top = """
    try:
        from math import nothing
    except ImportError:
        rows = 4
    def scale(x):
        return x * factor()
    factor = lambda: rows
    other = 3
    """
    reference = kept(source(RIGHT, model=forward("return scale(x)"), top=top))
    assert all(word in reference for word in ("def scale", "factor = ", "rows = 4"))
    assert "other" not in reference


def test_names_that_are_local_to_its_functions_are_not_needed():
    assert "cheat" not in kept(source(RIGHT, end="x = cheat()\nself = cheat()"))


def test_settings_of_its_dtype_and_its_future_are_kept():
    reference = kept(
        "from __future__ import annotations\n" + source(RIGHT, top="torch.set_default_dtype(torch.float64)")
    )
    assert "from __future__ import annotations" in reference
    assert "torch.set_default_dtype(torch.float64)" in reference


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("Model.forward = print", "this changes Model"),
        ("setattr(Model, 'forward', print)", "this changes Model"),
        ("if True:\n    del Model.forward", "this changes Model"),
        ("sizes.append(3)", "this changes sizes"),
        ("sizes[0] = 3", "this changes sizes"),
        ("Model = print", "Model was bound in line"),
        ("from os import get_inputs", "get_inputs was bound in line"),
        ("def scale(x): return 0", "scale was bound in line"),
    ],
)
def test_a_reference_that_something_else_changes_cannot_be_told_apart(statement, words):
    text = source(
        RIGHT, model=forward("return scale(x) * sizes[0]"), top="sizes = [2]\ndef scale(x): return x", end=statement
    )
    with pytest.raises(ModelError, match=words):
        kept(text)


def test_a_fifo_is_no_file_and_keeps_nobody_waiting(tmp_path):
    os.mkfifo(tmp_path / "model.py")
    with pytest.raises(ModelError, match=r"no KernelBench file .*model\.py: it is a FIFO, a socket or a device"):
        Source.read(tmp_path / "model.py")


def test_a_file_that_is_none_says_what_is_missing(tmp_path):
    path = tmp_path / "half.py"
    path.write_text("def (")
    with pytest.raises(ModelError, match="is no Python"):
        Source.read(path)
    path.write_text("from torch import nn as Model")
    with pytest.raises(ModelError, match="has no ModelNew, get_inputs, get_init_inputs"):
        Source.read(path)
