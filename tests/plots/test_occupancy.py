"""Figures of occupancy show what the numbers say."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.analysis.occupancy import occupancy
from workbench.core.errors import ArgumentError
from workbench.plots import draw_occupancy, draw_occupancy_heat_map, save
from workbench.plots.occupancy import LIMITERS

REGISTER_BOUND = occupancy(threads=256, registers=40, arch="sm_90")


def bars(figure):
    """(left, right, height, colour) of every bar."""
    return [(p.get_x(), p.get_x() + p.get_width(), p.get_height(), p.get_facecolor()) for p in figure.axes[0].patches]


def texts(figure):
    axes = figure.axes[0]
    return " ".join(
        t.get_text() for t in (axes.title, axes._left_title, *axes.texts, axes.xaxis.label, axes.yaxis.label)
    )


def test_there_is_one_bar_for_each_block_size_of_whole_warps():
    drawn = bars(draw_occupancy(REGISTER_BOUND, "gelu"))
    assert [round((left + right) / 2) for left, right, _, _ in drawn] == list(range(32, 1025, 32))


@pytest.mark.parametrize("axis", ["threads", "registers", "smem_bytes"])
def test_the_bar_at_the_current_configuration_is_as_high_as_its_occupancy(axis):
    current = occupancy(threads=128, registers=64, static_smem_bytes=24 * 1024, arch="sm_86")
    (height,) = {
        height
        for left, right, height, _ in bars(draw_occupancy(current, "gelu", axis))
        if left <= getattr(current, axis) < right
    }
    assert height == current.warps_per_sm


def test_colours_name_the_limiting_resource():
    figure = draw_occupancy(REGISTER_BOUND, "gelu")
    legend = {text.get_text() for text in figure.axes[0].get_legend().get_texts()}
    assert legend == {LIMITERS["registers"][1], LIMITERS["blocks"][1]}


def test_title_axes_and_mark_are_labelled_with_units():
    shown = texts(draw_occupancy(REGISTER_BOUND, "gelu"))
    for words in ("Occupancy of gelu by block size", "sm_90", "40 registers", "(threads)", "warps per SM", "now 75 %"):
        assert words in shown


def test_every_colour_is_used_for_one_resource():
    colours = [colour for colour, _ in LIMITERS.values()]
    assert len(set(colours)) == len(colours)
    assert REGISTER_BOUND.limits.keys() == LIMITERS.keys()


def test_saving_twice_gives_the_same_bytes(tmp_path):
    for run in ("a", "b"):
        save(draw_occupancy(REGISTER_BOUND, "gelu"), tmp_path / run)
    for kind in ("svg", "png"):
        assert (tmp_path / f"a.{kind}").read_bytes() == (tmp_path / f"b.{kind}").read_bytes()


def test_a_name_with_markup_is_text_in_the_svg(tmp_path):
    (path,) = save(draw_occupancy(REGISTER_BOUND, "scale<$x$, 4>"), tmp_path / "f", ("svg",))
    assert "scale<" not in path.read_text()


def test_an_unknown_format_is_refused(tmp_path):
    with pytest.raises(ArgumentError, match="bmp"):
        save(draw_occupancy(REGISTER_BOUND, "gelu"), tmp_path / "f", ("bmp",))


def test_the_heat_map_holds_every_block_size_and_marks_the_current_one():
    current = occupancy(threads=128, registers=64, static_smem_bytes=24 * 1024, arch="sm_86")
    axes = draw_occupancy_heat_map(current, "gelu").axes[0]
    np.testing.assert_array_equal(axes.collections[0].get_array(), current.heat_map().percent)
    (mark,) = axes.get_lines()
    assert mark.get_xydata().tolist() == [[128, 24]]
    assert [text.get_text() for text in axes.texts][-1] == f"now {current.percent:.0f} %"
