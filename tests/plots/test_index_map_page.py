"""The page of an index map: whole in itself, its data the map's, its text escaped."""

import base64
import json
import re

import numpy as np
import pytest

from tests.analysis.synthetic import access, tensor, trace
from workbench.core.errors import ArgumentError
from workbench.core.events import Kind
from workbench.plots import index_map_page

EVIL = "</script><script>alert('x')</script>&"


def make(name="y", shape=(2, 3, 4)):
    size = int(np.prod(shape))
    written = access(
        lambda b, t: 4 * (16 * b + t) if 16 * b + t < size - 1 else -1, buffer=0, kind=Kind.STORE, blocks=2
    )
    return trace({0: tensor(name, shape)}, written).index_map(name)


def read(page):
    return json.loads(re.search(r'type="application/json">(.*?)</script>', page, re.DOTALL)[1])


def test_the_page_holds_the_map():
    index_map = make()
    data = read(index_map_page(index_map, "kernel"))
    assert (data["tensor"], data["shape"], data["dims"]) == ("y", [2, 3, 4], ["i0", "i1", "i2"])
    for field, dtype in (("block", "<i4"), ("thread", "<i2"), ("line", "<i4"), ("count", "<u4"), ("shared", "u1")):
        values = np.frombuffer(base64.b64decode(data[field]), dtype)
        np.testing.assert_array_equal(values, getattr(index_map, field).reshape(-1))


def test_the_page_loads_nothing():
    page = index_map_page(make(), "kernel")
    assert "default-src 'none'" in page
    assert not re.search(r"https?:|src=|href=|import ", page)
    assert "{{" not in page


def test_text_from_outside_is_escaped():
    page = index_map_page(make(EVIL), EVIL, dims=(EVIL, "{{data}}", "w"))
    assert page.count("<script") == 2
    assert "alert('x')" not in re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)
    assert read(page)["tensor"] == EVIL
    assert read(page)["dims"] == [EVIL, "{{data}}", "w"]


@pytest.mark.parametrize(("shape", "dims"), [((0, 3), ()), ((4, 8), ("h",))])
def test_what_cannot_be_shown_is_refused(shape, dims):
    with pytest.raises(ArgumentError, match=r"elements|dimensions"):
        index_map_page(make(shape=shape), "kernel", dims)


def test_the_script_stays_small():
    page = index_map_page(make(), "kernel")
    assert len(re.search(r'"use strict";(.*?)</script>', page, re.DOTALL)[1].splitlines()) < 200
