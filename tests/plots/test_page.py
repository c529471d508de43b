"""The page of a trace: whole in itself, its data the trace's, its text escaped."""

import base64
import json
import re
import zlib

import numpy as np
import pytest

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


def test_the_page_holds_every_access_block_after_block():
    data = read(trace_page(make(), {"y": ("n", "h", "w")}))
    assert data["tensors"] == [
        {"name": "x", "shape": [24], "dims": ["i0"]},
        {"name": "y", "shape": [2, 3, 4], "dims": ["n", "h", "w"]},
    ]
    arrays = data["arrays"]
    assert arrays["blockOfWarp"].tolist() == [0, 1]
    assert arrays["numberOfWarp"].tolist() == [0, 0]
    assert arrays["tensorOf"].tolist() == [0, 1, 0, 1]
    assert arrays["warpOf"].tolist() == [0, 0, 1, 1]
    assert arrays["effectOf"].tolist() == [1, 2, 1, 2]
    assert arrays["firstOf"].tolist() == [0, 16, 32, 39, 46]
    assert arrays["elementOf"].tolist() == 2 * [*range(16)] + 2 * [*range(16, 23)]
    assert arrays["laneOf"].tolist() == 2 * [*range(16)] + 2 * [*range(7)]
    assert data["lines"] == {"2": "y[i] = x[i];"}


def test_a_wide_access_touches_each_of_its_elements():
    wide = access(lambda block, thread: 16 * thread, buffer=0, width_bytes=16, threads=2)
    arrays = read(trace_page(trace({0: tensor("x", (8,))}, wide)))["arrays"]
    assert arrays["elementOf"].tolist() == list(range(8))
    assert arrays["laneOf"].tolist() == [0] * 4 + [1] * 4


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
    monkeypatch.setattr("workbench.plots.page.MOST_ACCESSES", 45)
    with pytest.raises(ArgumentError, match="at most 45 accesses"):
        trace_page(make())
    monkeypatch.setattr("workbench.plots.page.MOST_ELEMENTS", 47)
    with pytest.raises(ArgumentError, match="at most 47 elements"):
        trace_page(make())
