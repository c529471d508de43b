"""Looking a tuned config up at the call."""

import shutil
from dataclasses import replace

import pytest
import torch

from tests.tune.conftest import OPS
from tests.tune.here import no_processes
from workbench.op import find_op
from workbench.tune import tune, tuned


@pytest.fixture(scope="module")
def store(planted, tmp_path_factory):
    path = tmp_path_factory.mktemp("store") / "tune.sqlite"
    with no_processes():
        tune(planted, variant="sizes", case="small", store=path)
    return path


def test_the_same_shape_gets_the_config_that_won(planted, store):
    op = tuned(planted, store)
    choice = op.choose(torch.ones(1000))
    assert (choice.origin, choice.variant.name, choice.tuned_for) == ("exact", "sizes", "((1000,),)")
    assert torch.equal(op(torch.ones(1000)), torch.full((1000,), 2.0))
    assert "exact, tuned for ((1000,),)" in str(choice)


def test_another_length_gets_the_nearest_and_another_rank_the_default(planted, store):
    op = tuned(planted, store)
    assert op.choose(torch.ones(900)).origin == "nearest shape"
    choice = op.choose(torch.ones(10, 10))
    assert (choice.origin, choice.config) == ("default", choice.variant.defaults)


def test_a_call_that_asks_for_a_gradient_gets_one(planted, store):
    x = torch.ones(1000, requires_grad=True)
    tuned(planted, store)(x).sum().backward()
    assert torch.equal(x.grad, torch.full((1000,), 2.0))
    with torch.no_grad():
        assert not tuned(planted, store)(x).requires_grad


def test_a_variant_that_refuses_a_later_call_of_the_same_shapes_is_passed_over(planted, store):
    def dense(x):
        return "" if x.is_contiguous() else "sizes reads contiguous tensors"

    variants = [replace(v, restriction=dense) if v.name == "sizes" else v for v in planted.variants]
    op = tuned(replace(planted, variants=tuple(variants)), store)
    spread = torch.ones(2000)[::2]
    assert [op.choose(x).origin for x in (torch.ones(1000), spread, torch.ones(1000))] == ["exact", "default", "exact"]
    assert op.choose(spread).variant.name == "many"


def test_results_of_an_edited_source_do_not_count(store, tmp_path):
    shutil.copytree(OPS, tmp_path / "ops")
    source = tmp_path / "ops" / "planted" / "planted.cu"
    op = find_op("planted", tmp_path / "ops")
    assert tuned(op, store).choose(torch.ones(1000)).origin == "exact"
    source.write_text(source.read_text() + "// edited\n")
    assert tuned(op, store).choose(torch.ones(1000)).origin == "default"
