"""The families that need a GPU: streams, events, L2 that persists, graphs."""

import re

import pytest

from tests.cheats.gpu import CHEATS, CLOCK, HONEST
from tests.cheats.test_cheats import first_failure
from workbench.bench import Verdict, bench_model
from workbench.verify import verify_model

pytestmark = pytest.mark.gpu


@pytest.mark.parametrize(
    ("family", "name"), [pytest.param(f, name, id=f"{f.name}-{name}") for f in CHEATS for name in f.files]
)
def test_a_cheat_is_refused_by_the_name_of_its_kind(family, name, tmp_path):
    detail = first_failure(family, tmp_path / f"{name}.py")
    assert re.search(family.refusal, detail), detail


@pytest.mark.parametrize("name", CLOCK.files)
def test_work_beside_the_events_contradicts_the_judges_clock(name, tmp_path):
    path = tmp_path / f"{name}.py"
    path.write_text(CLOCK.files[name])
    (row,) = bench_model(path, "cuda", budget_s=0.2, seed=1).rows
    assert row.verdict is Verdict.REFUSED
    assert re.search(CLOCK.refusal, row.detail), row.detail


@pytest.mark.parametrize("name", HONEST)
def test_an_honest_candidate_passes_and_is_timed(name, tmp_path):
    path = tmp_path / f"{name}.py"
    path.write_text(HONEST[name])
    report = verify_model(path, "cuda", seed=1)
    assert report.passed, str(report)
    timed = bench_model(path, "cuda", budget_s=0.1, seed=1)
    assert timed.passed, str(timed)
