"""Every kernel stores each element of its outputs once: values alone do not show a loop that does its work twice."""

from collections import Counter

import pytest
import torch

from tests.kernels_cu.plans import COMPOSED
from workbench.op import load_ops

pytestmark = pytest.mark.no_cover

VARIANTS = [
    pytest.param(
        op,
        variant,
        id=f"{op.name}-{variant.name}",
        marks=pytest.mark.slow if f"{op.name}-{variant.name}" in COMPOSED else (),
    )
    for op in load_ops()
    for variant in op.variants
    if not variant.is_exact
]


def draw(op, name):
    case = next(case for case in op.cases if case.name == name)
    return case.make(torch.float32, torch.Generator().manual_seed(0)), case.attributes


def taken(op, variant):
    """The first of the cases of odd sizes that a variant takes; in training, where an op has that."""
    names = ["training_odd", "odd", "eval_odd", "kernel_rows"]
    cases = [case.name for name in names for case in op.cases if case.name == name]
    return next(name for name in cases if not variant.obstacle(*draw(op, name)[0], **draw(op, name)[1]))


@pytest.mark.parametrize(("op", "variant"), VARIANTS)
def test_each_element_is_stored_once(op, variant, stores):
    tensors, attributes = draw(op, taken(op, variant))
    results = variant(*tensors, **attributes)
    written = [launch for launch in stores if len(launch.counts) > 1]  # behind a clear flag: one word, or none
    assert [launch.most for launch in written] == [1] * len(written)
    words = {count for launch in written for count in Counter(buffer for buffer, _ in launch.counts).values()}
    assert words >= {y.numel() for y in (results if isinstance(results, tuple) else (results,)) if y.numel()}


@pytest.mark.parametrize("name", ["gelu", "tanh"])
def test_a_grid_stride_of_grid_dim_is_caught(name, plant, stores):
    op = plant(name, f"{name}/v1_elementwise.cu", "static_cast<long long>(gridDim.x) * BLOCK_SIZE;", "gridDim.x;")
    tensors, attributes = draw(op, "block_and_one")
    op.variants[0](*tensors, **attributes)
    assert stores[0].most > 100
