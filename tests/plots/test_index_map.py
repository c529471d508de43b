"""Figures of index maps show who owns which element, and what is wrong with a mapping."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.collections import LineCollection, PatchCollection, QuadMesh

from workbench.analysis.index_map import NOBODY, IndexMap, Touches, build
from workbench.core.errors import ArgumentError
from workbench.plots import draw_index_map, save, style
from workbench.plots.index_map import MOST_NUMBERED, MOST_SHOWN

pytestmark = pytest.mark.no_cover


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
    figure = draw(tiled(64, 2 * MOST_NUMBERED[0]))
    assert not any(t.get_text().isdigit() for t in figure.axes[0].texts)
    assert legend(figure)[-1] == "and so on: 24 blocks"


def test_a_vector_is_folded_into_rows_whose_rest_is_no_hole():
    element = np.arange(70)
    vector = build("x", (70,), "read", [Touches(element, element // 64, element % 64, element * 0)])
    figure = draw(vector)
    assert drawn(figure, QuadMesh).get_array().shape[:2] == (3, 32)
    assert "nobody" not in legend(figure)
    assert figure.axes[0].get_title(loc="left") == "Which thread of gelu reads x[i0]"


@pytest.mark.parametrize(
    ("shape", "x", "y"),
    [
        ((), "the one (element)", ""),
        ((7,), "i0 (elements)", ""),
        ((1, 20), "i0, i1 (elements)", ""),
        ((70,), "i0 modulo 32 (elements)", "rows of 32 elements"),
        ((2, 3), "i1 (elements)", "i0 (elements)"),
    ],
    ids=str,
)
def test_axes_are_named_after_what_they_count(shape, x, y):
    (axes,) = draw(owned(shape, 32)).axes
    assert (axes.get_xlabel(), axes.get_ylabel()) == (x, y)
    assert (len(axes.get_yticks()) > 0) == bool(y)


def test_a_lanes_number_is_large_enough_to_read():
    columns, rows = MOST_NUMBERED
    for shape in ((rows, columns), (rows, 3), (2, columns), (32 * rows,)):
        sizes = {text.get_fontsize() for text in draw(owned(shape, 1024)).axes[0].texts if text.get_text().isdigit()}
        assert min(sizes) >= 4.5
    assert not any(text.get_text().isdigit() for text in draw(owned((rows + 1, 48), 48)).axes[0].texts)


def owned(shape, per_block, *, keep=None) -> IndexMap:
    """Each element is written by one thread; blocks take `per_block` elements in row-major order."""
    element = np.arange(int(np.prod(shape))).reshape(shape)
    kept = np.ones(shape, bool) if keep is None else np.isin(element, keep)
    thread = np.where(kept, element % per_block, NOBODY).astype(np.int32)
    return IndexMap(
        tensor="y",
        mode="write",
        block=np.where(kept, element // per_block, NOBODY),
        warp=np.where(kept, thread // 32, NOBODY).astype(np.int32),
        lane=np.where(kept, thread % 32, NOBODY).astype(np.int32),
        thread=thread,
        line=kept.astype(np.int32),
        count=kept.astype(np.int64),
        shared=np.zeros(shape, bool),
    )


@pytest.mark.parametrize(
    ("shape", "per_block"),
    [
        ((), 1),
        ((1,), 1),
        ((1, 1000), 256),
        ((1000, 1), 256),
        ((900, 900), 900),
        ((64, 64), 1),
        ((3, 20_000), 256),
        ((20_000, 3), 256),
        ((1000, 900), 256),
        ((700_003,), 128),
        pytest.param((10_000_000,), 256, marks=pytest.mark.slow),
        pytest.param((3163, 3162), 3162, marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_a_plane_of_any_shape_is_legible(shape, per_block):
    figure = draw(owned(shape, per_block))
    (axes,) = figure.axes
    images = [*axes.get_images(), *(c for c in axes.collections if isinstance(c, QuadMesh))]
    rows, columns = images[0].get_array().shape[:2]
    assert len(images) == 1
    assert max(rows, columns) <= MOST_SHOWN
    width_in, height_in = figure.get_size_inches()
    assert width_in == style.WIDTH_IN
    assert 1.7 < height_in <= 9.8
    assert 0.6 / 8.8 <= axes.get_box_aspect() <= 8.0 / 0.6
    # Lines leave most of the cells to be seen.
    segments = np.array(drawn(figure, LineCollection).get_segments()).reshape(-1, 2, 2)
    for axis, size_in in ((0, 8.8), (1, 8.0)):
        across = segments[segments[:, 0, axis] == segments[:, 1, axis]]
        assert len(np.unique(across[:, 0, axis])) * 0.6 * 5 <= 72 * size_in


def test_blocks_of_one_row_are_not_covered_by_lines():
    figure = draw(owned((1000, 1000), 1000))
    assert not drawn(figure, LineCollection).get_segments()
    colors = figure.axes[0].get_images()[0].get_array()
    assert len(np.unique(colors.reshape(-1, 3), axis=0)) == 2 * len(style.CYCLE)


def test_no_fault_of_a_large_plane_is_left_out():
    size = 1700
    keep = np.delete(np.arange(size * size), 1234 * size + 1345)
    index_map = owned((size, size), 256, keep=keep)
    index_map.shared[17, 18] = True
    figure = draw(index_map)
    assert "; one element in 3 x 3 is drawn, and every fault" in figure.axes[0].texts[0].get_text()
    grey = (figure.axes[0].get_images()[0].get_array() == (0x8C, 0x95, 0x9F)).all(axis=-1)
    assert np.argwhere(grey).tolist() == [[1234 // 3, 1345 // 3]]
    (dots,) = figure.axes[0].get_lines()
    ((x, y),) = dots.get_xydata()
    assert 18 <= x < 21 and 15 <= y < 18
    assert {"nobody", "several threads"} <= set(legend(figure))


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
        ((0, 8), {}, r"y has no elements to draw: its shape is \(0, 8\)"),
    ],
)
def test_what_cannot_be_drawn_is_refused(shape, options, message):
    none = np.empty(0, np.int64)
    index_map = build("y", shape, "write", [Touches(none, none, none, none)])
    with pytest.raises(ArgumentError, match=message):
        draw(index_map, **options)


@pytest.mark.slow
def test_a_large_plane_stays_a_small_file(tmp_path):
    for path in save(draw(tiled(258, 258)), tmp_path / "large"):
        assert path.stat().st_size < 500_000
