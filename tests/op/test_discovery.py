"""Finding op folders, in the repository and outside it."""

import sys
from concurrent.futures import ThreadPoolExecutor
from typing import get_overloads, get_type_hints

import pytest
from torch import Tensor

from workbench.op import DEFAULT_DIRECTORY, Op, OpError, find_op, load_ops
from workbench.op.discovery import R

DECLARATION = """
from workbench.op import Case, Input, Op
op = Op(name="negate", oracle=lambda x: -x, cases=(Case("one", {"x": Input((1,))}),), variants=())
"""


def test_the_repository_has_the_seeds_ops():
    assert [op.name for op in load_ops()] == sorted(op.name for op in load_ops())
    assert {op.name for op in load_ops()} >= {
        "batch_norm2d",
        "conv_transpose2d",
        "conv_transpose2d_gelu",
        "gelu",
        "gelu_group_norm",
        "group_norm",
        "tanh",
    }


def test_an_op_folder_outside_the_repository_is_found(tmp_path):
    (tmp_path / "negate").mkdir()
    (tmp_path / "negate" / "op.py").write_text(DECLARATION)
    assert [op.name for op in load_ops(tmp_path)] == ["negate"]
    assert find_op("negate", str(tmp_path)).cases[0].name == "one"


def test_a_missing_op_is_named_beside_those_that_are_there(tmp_path):
    with pytest.raises(OpError, match=r"no op 'softmax': expected .*softmax/op.py; the ops in .* are: .*gelu, .*tanh"):
        find_op("softmax")
    with pytest.raises(OpError, match="no op folder in"):
        load_ops(tmp_path)
    assert (DEFAULT_DIRECTORY / "gelu" / "op.py").is_file()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("op = 3", r"must declare op = Op\(...\); got 3"),
        (DECLARATION, "declares op 'negate'; the folder's name is 'other'"),
        ("op = (\n", r"other/op.py:1: expected a declaration of an op; it raised SyntaxError: '\(' was never closed"),
        ("import math\nmath.sqrt(-1)\n", r"other/op.py:2: .* it raised ValueError: math domain error"),
        ("raise SystemExit(0)\n", r"other/op.py:1: .* it raised SystemExit: 0"),
        (
            "op = 3\0\n",
            r"other/op.py: .* it raised (Syntax|Value)Error: source code string cannot contain null",
        ),
    ],
)
def test_a_folder_that_declares_no_op_of_its_name_is_refused(tmp_path, text, message):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "op.py").write_text(text)
    with pytest.raises(OpError, match=message):
        find_op("other", tmp_path)


def test_a_name_that_is_close_is_asked_after():
    with pytest.raises(OpError, match=r"no op 'gleu': expected .*gleu/op.py; the ops in .*; did you mean 'gelu'\?"):
        find_op("gleu")
    with pytest.raises(OpError, match=r"has no variant 'v1_elementvise'; it has .*; did you mean 'v1_elementwise'\?"):
        find_op("gelu").variant("v1_elementvise")


def test_what_a_call_returns_may_be_said():
    assert [get_type_hints(one)["return"].__args__ for one in get_overloads(find_op)] == [(Tensor,), (R,)]
    assert get_type_hints(Op.__call__)["return"].__name__ == "R_co"
    assert find_op("gelu", returns=Tensor) is find_op("gelu")
    with pytest.raises(OpError, match=r"op gelu: expected an oracle that is annotated to return tuple\[.*; got "):
        find_op("gelu", returns=tuple[Tensor, Tensor])


def test_a_relative_directory_means_the_one_of_the_moment(tmp_path, monkeypatch):
    found = []
    for place in ("here", "there"):
        (tmp_path / place / "mine" / "negate").mkdir(parents=True)
        (tmp_path / place / "mine" / "negate" / "op.py").write_text(DECLARATION)
        monkeypatch.chdir(tmp_path / place)
        found.append(find_op("negate", "mine"))
    assert found[0] is not found[1]


def test_threads_load_ops_of_several_directories_and_each_op_once(tmp_path):
    folders = [tmp_path / str(i) for i in range(8)]
    for folder in folders:
        (folder / "negate").mkdir(parents=True)
        (folder / "negate" / "op.py").write_text(DECLARATION)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(16) as threads:
            found = list(threads.map(lambda folder: find_op("negate", folder), [*folders, *folders]))
    finally:
        sys.setswitchinterval(interval)
    assert found[:8] == found[8:]
    assert len({op.overload.name() for op in found}) == 8


HELD = """
from __future__ import annotations
import time
from dataclasses import dataclass, fields
from typing import ClassVar
time.sleep(0.1)  # the other directory's op is loaded meanwhile

@dataclass
class Rates:
    table: ClassVar[dict] = {}
    most: int = 3

assert [field.name for field in fields(Rates)] == ["most"]
"""


def test_ops_of_one_name_are_loaded_side_by_side_each_as_a_module_of_its_own(tmp_path):
    folders = [tmp_path / place for place in ("here", "there")]
    for folder in folders:
        (folder / "negate").mkdir(parents=True)
        (folder / "negate" / "op.py").write_text(HELD + f"PLACE = {folder.name!r}\n" + DECLARATION)
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda folder: find_op("negate", folder), folders))
    assert [sys.modules[op.oracle.__module__].PLACE for op in found] == ["here", "there"]


def test_an_op_imports_a_module_that_asks_for_an_op_in_another_thread(tmp_path, monkeypatch):
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        declared = DECLARATION.replace("negate", name)
        (tmp_path / name / "op.py").write_text(f"import asks_for_{name}\n{declared}" if name == "first" else declared)
    asked = "from concurrent.futures import ThreadPoolExecutor\nfrom workbench.op import find_op\n"
    asked += (
        f"with ThreadPoolExecutor(1) as one:\n    op = one.submit(find_op, 'second', {str(tmp_path)!r}).result(20)\n"
    )
    (tmp_path / "asks_for_first.py").write_text(asked)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "asks_for_first", raising=False)
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(find_op, "first", tmp_path).result(30).name == "first"
    assert sys.modules["asks_for_first"].op is find_op("second", tmp_path)
