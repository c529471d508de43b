"""Candidates that cheat are refused by the name of what they do; honest ones, of every kind, pass."""

import re

import pytest

from tests.cheats.cheats import FAMILIES
from tests.cheats.honest import HONEST
from tests.cheats.source import Family
from workbench.verify import verify_model
from workbench.verify.models import ModelError

pytestmark = pytest.mark.no_cover

CHEATS = [
    pytest.param(
        family, name, id=f"{family.name}-{name}", marks=pytest.mark.slow if place else []
    )  # one of each family is quick
    for family in FAMILIES
    for place, name in enumerate(family.files)
]
QUICK_HONEST = {"kernel_of_ours", "list_output", "view_returned", "half_input", "complex_parameters", "empty_input"}


def first_failure(family: Family, path) -> str:
    path.write_text(family.files[path.stem])
    try:
        report = verify_model(path, family.device, seed=1, time_limit_s=family.time_limit_s)
    except ModelError as error:
        return str(error)
    assert not report.passed, str(report)
    return report.failures[0].detail


@pytest.mark.parametrize(("family", "name"), CHEATS)
def test_a_cheat_is_refused_by_the_name_of_its_kind(family, name, tmp_path):
    detail = first_failure(family, tmp_path / f"{name}.py")
    assert re.search(family.refusal, detail), detail


def test_there_are_as_many_as_promised():
    assert len(CHEATS) >= 70
    assert len(HONEST) >= 40


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in QUICK_HONEST else pytest.mark.slow) for name in HONEST]
)
def test_an_honest_candidate_passes(name, tmp_path):
    path = tmp_path / f"{name}.py"
    path.write_text(HONEST[name], encoding="utf-8")
    report = verify_model(path, seed=1)
    assert report.passed, str(report)
