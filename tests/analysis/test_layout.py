"""Elements are found through any strides."""

import numpy as np
import pytest

from tests.analysis.synthetic import tensor
from workbench.analysis.layout import NO_ELEMENT, element_index

VIEWS = {
    "contiguous": np.zeros((3, 4, 5), np.float32),
    "scalar": np.zeros((), np.float32),
    "transposed": np.zeros((4, 6), np.float32).T,
    "channels last": np.zeros((2, 5, 6, 3), np.float16).transpose(0, 3, 1, 2),
    "every other column": np.zeros((4, 10), np.int64)[:, ::2],
    "reversed": np.zeros((4, 6), np.float32)[::-1, ::-1],
    "one row reversed": np.zeros((1, 6), np.float32)[::-1, ::-1],
    "padded rows": np.zeros((4, 8), np.uint8)[:, :5],
}


@pytest.mark.parametrize("name", VIEWS)
def test_every_element_is_found_through_the_strides(name: str) -> None:
    view = VIEWS[name]
    item = view.itemsize
    buffer = tensor("x", view.shape, strides=tuple(s // item for s in view.strides), dtype=view.dtype.name)
    elements = list(np.ndindex(view.shape))
    offsets = [sum(i * s for i, s in zip(index, view.strides, strict=True)) for index in elements]
    got = element_index(buffer, np.array(offsets))
    assert got.tolist() == list(range(view.size))
    assert element_index(buffer, np.array(offsets) + item - 1).tolist() == got.tolist(), "a byte inside the element"


def test_memory_between_the_elements_holds_none() -> None:
    buffer = tensor("x", (4, 5), strides=(8, 1))
    assert element_index(buffer, np.array([4, 5, 7, 8]) * 4).tolist() == [4, NO_ELEMENT, NO_ELEMENT, 5]
    assert element_index(buffer, np.array([-4, 29 * 4])).tolist() == [NO_ELEMENT, NO_ELEMENT]


def test_an_expanded_dimension_gives_one_of_its_elements() -> None:
    buffer = tensor("x", (3, 4), strides=(0, 1))
    assert element_index(buffer, np.array([0, 8])).tolist() == [0, 2]
