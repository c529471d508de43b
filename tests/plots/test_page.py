"""The page of a trace: whole in itself, its data the trace's, its text escaped."""

import base64
import json
import re
import zlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.analysis.synthetic import access, tensor, trace
from workbench.core.errors import ArgumentError
from workbench.core.events import Kind
from workbench.plots import trace_page

EVIL = "</script><script>alert('x')</script>&"


def make(name="y", shape=(2, 3, 4)):
    """A launch of two blocks of 16 threads that reads x, and writes all elements of y but the last."""
    size = int(np.prod(shape))

    def place(block, thread):
        return 4 * (16 * block + thread) if 16 * block + thread < size - 1 else -1

    loads = access(place, buffer=0, blocks=2, threads=16, line=2)
    stores = access(place, buffer=1, kind=Kind.STORE, blocks=2, threads=16, line=2)
    return trace({0: tensor("x", (size,)), 1: tensor(name, shape)}, loads, stores, grid=(2,), block=(16,))


def read(page):
    """Return the page's data, with its arrays unpacked."""
    data = json.loads(re.search(r'type="application/json">(.*?)</script>', page, re.DOTALL)[1])
    for name, packed in data["arrays"].items():
        data["arrays"][name] = np.cumsum(np.frombuffer(zlib.decompress(base64.b64decode(packed)), "<i4"))
    return data


def accesses(data):
    """List every access in order: block, warp, lane, tensor, element, line, effect (1 reads, 2 writes)."""
    arrays, found = data["arrays"], []
    columns = (arrays[name].tolist() for name in ("warpOf", "siteOf", "baseOf", "patternOf"))
    for warp, site, base, pattern in zip(*columns, strict=True):
        begin, end = arrays["firstOf"][pattern : pattern + 2]
        tensor, line, effect = (data["sites"][site][name] for name in ("tensor", "line", "effect"))
        place = int(arrays["blockOfWarp"][warp]), int(arrays["numberOfWarp"][warp])
        for offset, lane in zip(arrays["offsetOf"][begin:end], arrays["laneOf"][begin:end], strict=True):
            found.append((*place, int(lane), tensor, int(base + offset), line, effect))
    return found


def test_the_page_holds_every_access_block_after_block():
    data = read(trace_page(make(), {"y": ("n", "h", "w")}))
    assert data["tensors"] == [
        {"name": "x", "shape": [24], "dims": ["i0"]},
        {"name": "y", "shape": [2, 3, 4], "dims": ["n", "h", "w"]},
    ]
    assert accesses(data) == [
        (block, 0, lane, tensor, 16 * block + lane, 2, 1 + tensor)
        for block, lanes in ((0, 16), (1, 7))
        for tensor in (0, 1)
        for lane in range(lanes)
    ]
    assert data["source"] == ["__global__ void k() {", "  y[i] = x[i];", "}"]
    assert data["leftOut"] == 0


def test_a_wide_access_touches_each_of_its_elements():
    wide = access(lambda block, thread: 16 * thread, buffer=0, width_bytes=16, threads=2)
    found = accesses(read(trace_page(trace({0: tensor("x", (8,))}, wide))))
    assert [(lane, element) for _, _, lane, _, element, _, _ in found] == [(e // 4, e) for e in range(8)]


def test_a_pattern_is_kept_once():
    data = read(trace_page(make()))
    assert len(data["arrays"]["firstOf"]) == 1 + 2  # of 16 lanes, and of the last 7
    assert len(data["arrays"]["offsetOf"]) == 16 + 7


@given(st.lists(st.lists(st.integers(-1, 63), min_size=32, max_size=32), min_size=1, max_size=6))
def test_any_accesses_come_back_as_they_were(places):
    loads = [access(lambda _, t, row=row: 4 * row[t] if row[t] >= 0 else -1, buffer=0, threads=32) for row in places]
    expected = [
        (lane, element) for row in places for element, lane in sorted((e, i) for i, e in enumerate(row)) if element >= 0
    ]
    if not expected:
        with pytest.raises(ArgumentError, match="touches no tensor"):
            trace_page(trace({0: tensor("x", (64,))}, *loads))
        return
    found = accesses(read(trace_page(trace({0: tensor("x", (64,))}, *loads))))
    assert [(lane, element) for _, _, lane, _, element, _, _ in found] == expected


def test_irregular_accesses_without_room_are_shown_by_their_first_lane(monkeypatch):
    monkeypatch.setattr("workbench.plots.page.MOST_DETAIL", 64)
    rows = np.random.default_rng(0).integers(0, 64, (5, 32))
    loads = [access(lambda _, t, row=row: 4 * int(row[t]), buffer=0, threads=32) for row in rows]
    data = read(trace_page(trace({0: tensor("x", (64,))}, *loads)))
    assert data["leftOut"] == 3 * 31
    found = [(lane, element) for _, _, lane, _, element, _, _ in accesses(data)]
    assert sorted(found[:64]) == sorted((lane, int(row[lane])) for row in rows[:2] for lane in range(32))
    assert found[64:] == [(0, int(row[0])) for row in rows[2:]]


def test_the_page_loads_nothing():
    page = trace_page(make())
    assert "default-src 'none'" in page
    assert not re.search(r"https?:|src=|href=|import ", page)
    assert "{{" not in page


def test_text_from_outside_is_escaped():
    page = trace_page(make(EVIL), {EVIL: (EVIL, "{{data}}", "w")})
    assert page.count("<script") == 2
    assert "alert('x')" not in re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)
    assert read(page)["tensors"][1] == {"name": EVIL, "shape": [2, 3, 4], "dims": [EVIL, "{{data}}", "w"]}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"y": ("h",)}, "y has 3 dimensions; got 1 names: h"),
        ({"z": ("h",)}, "has no tensor z; it has x, y"),
    ],
)
def test_names_that_do_not_fit_are_refused(options, message):
    with pytest.raises(ArgumentError, match=message):
        trace_page(make(), options)


def test_what_cannot_be_shown_is_refused(monkeypatch):
    with pytest.raises(ArgumentError, match="touches no tensor"):
        trace_page(trace({0: tensor("x", (8,))}))
    monkeypatch.setattr("workbench.plots.page.MOST_INSTRUCTIONS", 3)
    with pytest.raises(ArgumentError, match="at most 3 warp instructions"):
        trace_page(make())
    monkeypatch.setattr("workbench.plots.page.MOST_ELEMENTS", 47)
    with pytest.raises(ArgumentError, match="at most 47 elements"):
        trace_page(make())
