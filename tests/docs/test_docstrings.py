"""The public docstrings are complete and true: numpydoc finds nothing missing, and their examples run."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from numpydoc.validate import validate
from sybil import Sybil
from sybil.document import PythonDocStringDocument
from sybil.parsers.rest import DocTestParser

import workbench

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parents[2]
MODULES = (
    "workbench",
    "workbench.op",
    "workbench.verify",
    "workbench.bench",
    "workbench.tune",
    "workbench.plots",
    "workbench.export",
    "workbench.compile",
    "workbench.ptx",
    "workbench.core.errors",
)
# Asked of every public docstring. Of what numpydoc knows, left out: See Also (SA), an extended summary (ES01), and what
# it takes for a class's parameters where ours documents the attributes of a frozen dataclass (PR01).
FORM = {f"GL{n:02}" for n in (1, 2, 3, 5, 6, 7, 8, 10)} | {f"SS{n:02}" for n in range(1, 7)}
FORM |= {f"PR{n:02}" for n in (2, 4, 5, 6, 8, 9, 10)} | {"RT02", "RT04", "RT05"}
# Asked besides of every function and method of the face, `workbench` itself.
WHOLE = {"PR01", "PR03", "RT01", "YD01"}
WITH_EXAMPLE = (
    "load",
    "load_ops",
    "find_op",
    "occupancy",
    "verify",
    "bench",
    "compare",
    "Kernel.launch",
    "Kernel.trace",
)


def members(owner: object) -> Iterator[tuple[str, object]]:
    """Yield the public functions and classes of a module, and the public methods of those classes."""
    for name in owner.__all__:
        value = getattr(owner, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            yield f"{value.__module__}.{value.__qualname__}", value
        if inspect.isclass(value) and value.__module__.startswith("workbench"):
            for method, function in vars(value).items():
                if not method.startswith("_") and inspect.isfunction(
                    inspect.unwrap(getattr(function, "fget", function))
                ):
                    yield f"{value.__module__}.{value.__qualname__}.{method}", function


def faults(name: str, asked: set[str]) -> list[str]:
    return [f"{name}: {code} {text}" for code, text in validate(name)["errors"] if code in asked]


def exported(module: str) -> object:
    owner = import_module(module)
    if not hasattr(owner, "__all__"):
        owner.__all__ = [n for n, v in vars(owner).items() if getattr(v, "__module__", "") == module and n[0] != "_"]
    return owner


@pytest.mark.parametrize("module", MODULES)
def test_every_public_docstring_has_the_form(module):
    found = [fault for name, value in members(exported(module)) if value.__doc__ for fault in faults(name, FORM)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("module", MODULES)
def test_everything_public_has_a_docstring(module):
    assert not [name for name, value in members(exported(module)) if not value.__doc__]


def test_the_face_is_documented_whole():
    functions = [name for name, value in members(workbench) if inspect.isfunction(value)]
    assert len(functions) > 20
    found = [fault for name in functions for fault in faults(name, WHOLE)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", WITH_EXAMPLE)
def test_what_one_begins_with_has_an_example(name):
    value = workbench
    for part in name.split("."):
        value = getattr(value, part)
    assert "\n    >>> " in inspect.cleandoc(value.__doc__).replace("\n>>> ", "\n    >>> ")


SOURCES = [path for path in sorted((ROOT / "workbench").rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
READER = Sybil(parsers=[DocTestParser(optionflags=doctest.ELLIPSIS)], document_types={".py": PythonDocStringDocument})


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_of_docstrings_run(path):
    for example in READER.parse(path).examples():
        example.evaluate()
