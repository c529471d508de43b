"""The tensors that cases are made of: values and memory layouts."""

import pytest
import torch

from workbench.op import LAYOUTS, Booleans, BothSigns, Indices, Input, Integers, Normal, OpError, Special, Uniform


def generator(seed=0):
    return torch.Generator().manual_seed(seed)


def test_values_follow_their_distribution():
    normal = Input((50_000,), Normal(mean=5.0, std=0.1)).make(torch.float32, generator())
    assert normal.mean().item() == pytest.approx(5.0, abs=0.01)
    assert normal.std().item() == pytest.approx(0.1, abs=0.01)
    signed = Input((50_000,), BothSigns(0.5, 2.0)).make(torch.float32, generator())
    assert ((signed.abs() >= 0.5) & (signed.abs() < 2.0)).all()
    assert signed.abs().mean().item() == pytest.approx(1.25, abs=0.05)
    assert (signed > 0).float().mean().item() == pytest.approx(0.5, abs=0.02)
    uniform = Input((50_000,), Uniform(-3.0, 7.0)).make(torch.float32, generator())
    assert -3.0 <= uniform.min().item() < -2.9
    assert 6.9 < uniform.max().item() < 7.0
    integers = Input((50_000,), Integers(-2, 2)).make(torch.float16, generator())
    assert integers.unique().tolist() == [-2.0, -1.0, 0.0, 1.0, 2.0]


def test_special_values_are_planted_but_not_everywhere():
    drawn = Input((40,), Special()).make(torch.float32, generator())
    assert drawn.isnan().sum() == 1
    assert drawn.isinf().sum() == 2
    assert drawn.isfinite().sum() == 37
    assert Input((3,), Special()).make(torch.float32, generator()).isfinite().all()


def test_one_seed_draws_one_tensor():
    spec = Input((7, 3))
    assert torch.equal(spec.make(torch.float32, generator(1)), spec.make(torch.float32, generator(1)))
    assert not torch.equal(spec.make(torch.float32, generator(1)), spec.make(torch.float32, generator(2)))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", [(2, 3, 4, 5), (0, 3, 4, 5)])
def test_layouts_move_values_in_memory_only(layout, shape):
    plain = Input(shape).make(torch.bfloat16, generator())
    laid_out = Input(shape, layout=layout).make(torch.bfloat16, generator())
    assert torch.equal(laid_out, plain)
    assert Input(shape, layout=layout).meta(torch.bfloat16).stride() == laid_out.stride()


def test_layouts_are_what_they_say():
    made = {layout: Input((2, 3, 4, 5), layout=layout).make(torch.float32, generator()) for layout in LAYOUTS}
    assert made["channels_last"].is_contiguous(memory_format=torch.channels_last)
    assert made["transposed"].stride() == (60, 20, 1, 4)
    assert made["strided"].stride() == (120, 40, 10, 2)
    assert made["offset"].is_contiguous()
    assert made["offset"].storage_offset() == 1
    assert made["strided"].untyped_storage().nbytes() != made["contiguous"].untyped_storage().nbytes()


def test_an_input_may_have_an_element_type_of_its_own():
    made = {
        "weight": Input((4,), dtype="float32"),
        "target": Input((4000,), Indices(7)),
        "narrow": Input((4000,), Indices(7), dtype="int32"),
        "mask": Input((4000,), Booleans(0.25)),
        "counts": Input((4000,), Integers(0, 255), dtype="uint8"),
        "x": Input((4,), Integers()),
    }
    drawn = {name: spec.make(torch.bfloat16, generator()) for name, spec in made.items()}
    assert {name: str(tensor.dtype).removeprefix("torch.") for name, tensor in drawn.items()} == {
        "weight": "float32",
        "target": "int64",
        "narrow": "int32",
        "mask": "bool",
        "counts": "uint8",
        "x": "bfloat16",
    }
    assert drawn["target"].unique().tolist() == list(range(7))
    assert drawn["mask"].float().mean().item() == pytest.approx(0.25, abs=0.03)
    assert int(drawn["counts"].max()) > 250
    assert all(made[name].meta(torch.bfloat16).dtype == tensor.dtype for name, tensor in drawn.items())


@pytest.mark.parametrize("layout", ["strided", "offset", "transposed"])
@pytest.mark.parametrize("values", [Indices(100), Booleans()])
def test_integers_have_layouts_too(layout, values):
    laid_out = Input((4, 6), values, layout).make(torch.float32, generator())
    assert torch.equal(laid_out, Input((4, 6), values).make(torch.float32, generator()))
    assert Input((4, 6), values, layout).meta(torch.float32).stride() == laid_out.stride()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda: Input((3,), dtype="int64"),
            r"Input of int64: expected values of whole numbers, as Integers\(",
        ),
        (
            lambda: Input((3,), Integers(), dtype="uint8"),
            r"Input of uint8: expected values in \[0, 255\]; got Int",
        ),
        (lambda: Input((3,), Indices(300), dtype="int8"), r"expected values in \[-128, 127\]; got Indices\(size=300\)"),
        (lambda: Input((3,), Integers(0, 2), dtype="bool"), r"Input of bool: expected values in \[0, 1\]"),
        (lambda: Input((3,), dtype="float"), "expected dtype to be one of float64, float32, .*; got 'float'"),
        (lambda: Indices(0), "expected the size of an axis, 1 at least; got 0"),
    ],
)
def test_values_that_an_element_type_does_not_hold_are_refused(make, message):
    with pytest.raises(OpError, match=message):
        make()
