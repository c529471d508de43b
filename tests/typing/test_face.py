"""`face.py` uses, and `docs/api.md` lists, every name of the package and every method of its classes."""

import re
from pathlib import Path

import pytest

import workbench as wb
from workbench.core import errors

SCRIPT = Path(__file__).with_name("face.py").read_text(encoding="utf-8")
PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")

INTERNAL = {"current_build", "device_address", "target", "with_defines"}
"""Methods that other parts of Workbench call."""


@pytest.mark.parametrize("name", wb.__all__)
def test_every_public_name_is_typed_and_documented(name):
    assert re.search(rf"\bwb\.{name}\b", SCRIPT)
    assert re.search(rf"^\.\. auto(?:function|class|data):: {name}$", PAGE, re.MULTILINE) or hasattr(errors, name)


@pytest.mark.parametrize("kind", [wb.Kernel, wb.BoundLaunch, wb.Trace, wb.Occupancy], ids=lambda kind: kind.__name__)
def test_every_public_method_is_typed(kind):
    methods = {name for name, one in vars(kind).items() if not name.startswith("_") and callable(one)}
    assert methods - INTERNAL == {name for name in methods if f".{name}(" in SCRIPT}
