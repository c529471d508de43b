"""The tensors that cases are made of: values and memory layouts."""

import pytest
import torch

from workbench.op import LAYOUTS, BothSigns, Input, Integers, Normal, Special, Uniform


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
