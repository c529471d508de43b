"""SECURITY.md says nothing that no test shows."""

import ast
import re

from tests.docs.snippets import ROOT

PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)


def test_every_row_names_tests_and_every_test_is_there():
    rows = re.findall(r"^\| (?!tests|---)(.+) \| (.+) \|$", PAGE, re.MULTILINE)
    assert len(rows) > 10
    assert all(re.fullmatch(r"`tests/[\w/]+\.py::\w+`(, `tests/[\w/]+\.py::\w+`)*", tests) for _, tests in rows)
    missing = [f"{path}::{name}" for path, name in NAMED if name not in functions(path)]
    assert not missing


def functions(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


UNPICKLING = re.compile(
    r"^\s*(import|from) (pickle|marshal|shelve|multiprocessing|cloudpickle)|torch\.load|k_pickle=T", re.M
)


def test_nothing_unpickles_in_the_library():
    """But what a child takes from its parent, a sweep's tensors among it; and Dask, from a trusted scheduler."""
    files = (ROOT / "workbench").rglob("*.py")
    found = {path.relative_to(ROOT).as_posix() for path in files if UNPICKLING.search(path.read_text("utf-8"))}
    assert found == {"workbench/core/process.py", "workbench/compile/binding.py", "workbench/bench/bare.py"}
    loads = re.findall(r"torch\.load\(.*", (ROOT / "workbench/bench/bare.py").read_text("utf-8"))
    assert loads == ["torch.load(parcel.folder / _ARGUMENTS, map_location=device, weights_only=True)"]
