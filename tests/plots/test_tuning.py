"""Figures of a sweep."""

from types import SimpleNamespace

import pytest

from workbench.core.errors import ArgumentError
from workbench.plots import draw_heat_map, draw_tuning, save
from workbench.tune import Candidate, Footprint, Outcome, ResultKind, TuneReport


def report(*rows):
    problem = SimpleNamespace(op="toy", case="plain", dtype="float32")
    return TuneReport(problem, SimpleNamespace(device="Some GPU", driver=""), rows)


def row(x, y, time_us, registers=32, kind=ResultKind.OK):
    candidate = Candidate("v1", (("BLOCK_W", x), ("BLOCK_H", y)))
    return Outcome(candidate, kind, samples_us=(time_us,), footprint=Footprint(registers=registers))


SWEEP = report(row(32, 1, 10.0), row(32, 2, 12.0, 40), row(64, 1, 8.0, 48), row(64, 2, 1.0, 8, ResultKind.WRONG_ANSWER))


def test_every_figure_is_drawn_and_written(tmp_path):
    figures = draw_tuning(SWEEP)
    assert set(figures) == {"coordinates", "registers", "heat_map"}
    for name, figure in figures.items():
        for path in save(figure, tmp_path / name):
            assert path.stat().st_size > 1000


def test_no_label_is_a_formula():
    for figure in draw_tuning(SWEEP).values():
        figure.draw_without_rendering()
        for axes in figure.axes:
            labels = [*axes.get_xticklabels(which="both"), *axes.get_yticklabels(which="both")]
            assert not any("$" in label.get_text() for label in labels)


def test_the_heat_map_has_the_right_candidates_times_and_no_others():
    (image,) = draw_heat_map(SWEEP, "BLOCK_W", "BLOCK_H").axes[0].images
    times = image.get_array()
    assert times[0].tolist() == [10.0, 8.0]
    assert times[1, 0] == 12.0 and times.mask[1, 1]


def test_the_front_leaves_out_what_another_beats_in_both():
    (line,) = draw_tuning(SWEEP)["registers"].axes[0].lines
    assert line.get_xydata().tolist() == [[32, 10], [48, 8]]
    (point,) = draw_tuning(report(row(32, 1, 10.0), row(64, 1, 8.0)))["registers"].axes[0].lines
    assert point.get_xydata().tolist() == [[32, 8]] and point.get_marker() == "o"  # a line of one point is not seen


def test_one_tunable_gives_no_heat_map_and_no_time_no_figure():
    assert "heat_map" not in draw_tuning(report(row(32, 1, 1.0), row(64, 1, 2.0)))
    with pytest.raises(ArgumentError, match="no candidate of toy has a time"):
        draw_tuning(report(row(32, 1, 1.0, kind=ResultKind.HANG)))
    with pytest.raises(ArgumentError, match="no tunable BLOCK_Z; there are BLOCK_W, BLOCK_H"):
        draw_heat_map(SWEEP, "BLOCK_Z", "BLOCK_W")
