"""Random programs by many seeds are counted, and one that the screen clears wrongly is seen."""

import pytest

from tests.analysis.sanitize import programs
from workbench.emulator import Program

ROWS = [name for name, _ in programs.tests()].index("test_nothing_that_is_found_was_cleared_of_rows")


def test_programs_of_another_seed_are_counted() -> None:
    counts = programs.run(ROWS, seed=1)
    assert counts["programs"] == 40
    assert counts["found though cleared"] == 0
    assert 0 < counts["cleared"] < counts["cleared"] + counts["found"] <= 40
    assert counts != programs.run(ROWS, seed=2)


def test_a_program_that_was_cleared_wrongly_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Program, "is_clear", lambda *_, **__: True)
    counts = programs.run(ROWS, seed=1)
    assert counts["cleared"] == 40
    assert counts["found though cleared"] == counts["found"] > 0
