"""Poisoned allocations."""

import pytest
import torch

from workbench.op.poison import is_poison, poisoned_allocations


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64])
def test_uninitialised_floats_are_nan(dtype):
    like = torch.zeros(3, 4, dtype=dtype)
    with poisoned_allocations():
        made = [torch.empty(5, dtype=dtype), like.new_empty(2, 2), torch.empty_like(like)]
    assert all(tensor.isnan().all() for tensor in made)


def test_uninitialised_integers_are_their_maximum():
    with poisoned_allocations():
        assert (torch.empty(3, dtype=torch.int32) == 2**31 - 1).all()


@pytest.mark.parametrize("dtype", [torch.float16, torch.int32, torch.complex64])
def test_poison_is_told_from_values(dtype):
    with poisoned_allocations():
        poison = torch.empty(3, dtype=dtype)
    assert is_poison(poison)
    poison[1] = 0
    assert not is_poison(poison)
    assert not is_poison(torch.empty(0, dtype=dtype))


@pytest.mark.parametrize("before", [True, False])
def test_the_mode_is_restored_even_after_an_error(before):
    was = torch.are_deterministic_algorithms_enabled()
    torch.use_deterministic_algorithms(before)
    try:
        with pytest.raises(KeyError), poisoned_allocations():
            raise KeyError
        assert torch.are_deterministic_algorithms_enabled() is before
    finally:
        torch.use_deterministic_algorithms(was)
