"""Figures of index maps show who owns which element, and what is wrong with a mapping."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.collections import LineCollection, PatchCollection, QuadMesh

from workbench.analysis.index_map import IndexMap, Touches, build
from workbench.core.errors import ArgumentError
from workbench.plots import draw_index_map, save, style
from workbench.plots.index_map import MOST_NUMBERED_COLUMNS


def tiled(rows: int, columns: int, *, keep=None, again=()) -> IndexMap:
    """A (rows, columns) tensor written in blocks of 8 x 32; `keep` elements only, those of `again` by others too."""
    element = np.arange(rows * columns) if keep is None else np.asarray(keep)
    y, x = np.divmod(element, columns)
    first = Touches(element, y // 8 * -(-columns // 32) + x // 32, y % 8 * 32 + x % 32, np.full(len(element), 7))
    twice = np.asarray(again, int)
    second = Touches(twice, np.full(len(twice), 99), twice * 0, np.full(len(twice), 8))
    return build("y", (rows, columns), "write", [first, second])


def draw(index_map, **options):
    return draw_index_map(index_map, "gelu", **options)


def drawn(figure, kind):
    (artist,) = (c for c in figure.axes[0].collections if isinstance(c, kind))
    return artist


def legend(figure) -> list[str]:
    return [text.get_text() for text in figure.axes[0].get_legend().get_texts()]


def test_every_cell_has_the_colour_of_its_block_and_the_shade_of_its_warp():
    index_map = tiled(18, 40)
    cells = drawn(draw(index_map), QuadMesh).get_array()
    for y, x in ((0, 0), (0, 39), (9, 0), (17, 39)):
        color = style.CYCLE[index_map.block[y, x]]
        np.testing.assert_allclose(cells[y, x], style.tint(color, (0.75, 0.4)[index_map.warp[y, x] % 2]))


def test_the_number_in_a_cell_is_the_lane():
    texts = {t.get_position(): t.get_text() for t in draw(tiled(18, 40)).axes[0].texts if t.get_text()}
    assert texts[0, 0] == "0"
    assert texts[31, 5] == "31"
    assert texts[32, 17] == "0"


def test_lines_stand_between_blocks_and_nowhere_else():
    segments = drawn(draw(tiled(16, 32)), LineCollection).get_segments()
    assert {tuple(map(tuple, segment)) for segment in segments} == {((x - 0.5, 7.5), (x + 0.5, 7.5)) for x in range(32)}


def test_a_sound_mapping_shows_no_fault():
    figure = draw(tiled(8, 32))
    assert legend(figure) == ["block 0"]
    assert not drawn(figure, PatchCollection).get_paths()


def test_holes_are_hatched_and_overlaps_dotted():
    keep = [e for e in range(8 * 32) if e not in (5, 6)]
    figure = draw(tiled(8, 32, keep=keep, again=[9]))
    assert legend(figure) == ["block 0", "nobody", "several threads"]
    assert len(drawn(figure, PatchCollection).get_paths()) == 2
    (dots,) = figure.axes[0].get_lines()
    assert dots.get_xydata().round().tolist() == [[9, 0]]


def test_a_wide_plane_has_no_numbers_and_its_colours_repeat():
    figure = draw(tiled(64, 2 * MOST_NUMBERED_COLUMNS))
    assert not any(t.get_text().isdigit() for t in figure.axes[0].texts)
    assert legend(figure)[-1] == "and so on: 24 blocks"


def test_a_vector_is_folded_into_rows_whose_rest_is_no_hole():
    element = np.arange(70)
    vector = build("x", (70,), "read", [Touches(element, element // 64, element % 64, element * 0)])
    figure = draw(vector)
    assert drawn(figure, QuadMesh).get_array().shape[:2] == (3, 32)
    assert "nobody" not in legend(figure)
    assert figure.axes[0].get_title(loc="left") == "Which thread of gelu reads x[i0]"


def test_leading_dimensions_are_chosen_and_named_in_the_title():
    one = np.arange(256)
    stack = build("y", (2, 3, 8, 32), "write", [Touches(one + 4 * 256, one * 0 + 11, one, one * 0)])
    figure = draw(stack, at=(1, 1), dims=("n", "c", "h", "w"))
    assert figure.axes[0].get_title(loc="left") == "Which thread of gelu writes y[1, 1, h, w]"
    assert figure.axes[0].get_xlabel() == "w (elements)"
    assert legend(figure) == ["block 11"]
    assert legend(draw(stack)) == ["nobody"]


@pytest.mark.parametrize(
    ("shape", "options", "message"),
    [
        ((2, 8, 8), {"at": (2,)}, r"leading dimensions \(2,\) of y; got \(2,\)"),
        ((2, 8, 8), {"at": (0, 0)}, "leading dimensions"),
        ((8, 8), {"dims": ("h",)}, "2 dimensions; got 1 names: h"),
        ((0, 8), {}, "a plane of 1 to"),
        ((2000, 2000), {}, "a plane of 1 to"),
    ],
)
def test_what_cannot_be_drawn_is_refused(shape, options, message):
    none = np.empty(0, np.int64)
    index_map = build("y", shape, "write", [Touches(none, none, none, none)])
    with pytest.raises(ArgumentError, match=message):
        draw(index_map, **options)


def test_a_large_plane_stays_a_small_file(tmp_path):
    for path in save(draw(tiled(258, 258)), tmp_path / "large"):
        assert path.stat().st_size < 500_000
