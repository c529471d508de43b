"""The judge: parts of any size give the same judgement, and take little memory."""

import math
import sys
import weakref

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch.utils._python_dispatch import TorchDispatchMode

from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.measure import Expected
from workbench.verify.rounding import tensors_in

JUDGE = sys.modules[Yardstick.__module__]
SHAPES = [(), (1,), (7,), (3, 5), (2, 3, 4), (5, 1, 3)]
FAULTS = ["nothing", "one", "two", "nan", "infinite", "unwritten", "sign", "all", "overflow"]


def yardstick(shape, dtype, seed, exact, proof):
    generator = torch.Generator().manual_seed(seed)
    if not dtype.is_floating_point and not dtype.is_complex:
        value = torch.randint(-9, 9, shape, generator=generator).to(dtype)
        free = torch.rand(shape, generator=generator) < 0.2
        return Yardstick(Expected(value, None, free), value, demands_proof=proof)
    wide = torch.complex128 if dtype.is_complex else torch.float64
    value = torch.randn(shape, generator=generator, dtype=wide)
    value = torch.where(torch.rand(shape, generator=generator) < 0.2, 0.0 * value, value)
    unit = torch.rand(shape, generator=generator, dtype=torch.float64) * 0.1
    unit = unit.masked_fill_(torch.rand(shape, generator=generator) < 0.2, 0.0)
    library = (value + 0.5 * unit).to(dtype)
    return Yardstick.of(Expected(value, unit, None, not dtype.is_complex), library, exact=exact, demands_proof=proof)


def broken(stick, faults, seed):
    """Make a result: of the oracle's values, with faults at places that the seed draws."""
    generator = torch.Generator().manual_seed(seed)
    result = stick.expected.value.to(stick.library.dtype).clone()
    if not result.is_floating_point():
        return result + 1 if "all" in faults else result
    flat, unit = result.view(-1), stick.expected.unit.view(-1)
    for fault in faults:
        at = int(torch.randint(flat.numel(), (), generator=generator))
        place = slice(None) if fault == "all" else at
        flat[place] = {
            "nothing": flat[place],
            "one": flat[place] + 9 * unit[place],
            "two": flat[place] - 9 * unit[place],
            "nan": math.nan if fault == "nan" else 0.0,
            "infinite": math.inf,
            "unwritten": math.nan,  # as memory is filled before
            "sign": -flat[place],
            "all": flat[place] + 3.5 * unit[place],
            "overflow": flat[place],
        }[fault]
        if fault == "overflow":
            stick.library.view(-1)[at] = flat[at] = math.inf
    return result


def same(one, other):
    return repr(one) == repr(other)  # nan among them


@given(
    st.sampled_from(SHAPES),
    st.sampled_from([torch.float32, torch.float16, torch.float64, torch.complex64, torch.int64, torch.bool]),
    st.integers(0, 99),
    st.booleans(),
    st.booleans(),
    st.lists(st.sampled_from(FAULTS), max_size=3),
    st.integers(1, 30),
)
def test_parts_of_any_size_give_the_same_judgement(shape, dtype, seed, exact, proof, faults, at_once):
    stick = yardstick(shape, dtype, seed, exact, proof)
    result = broken(stick, faults, seed)
    turned = result.mT.contiguous().mT if result.dim() > 1 else result  # in another order of memory
    whole = stick.judge("y", result)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(JUDGE, "AT_ONCE", at_once)
        again = Yardstick(stick.expected, stick.library, stick.exact, stick.demands_proof)
        assert same(again.judge("y", turned), whole)
        assert again.oracle_error == stick.oracle_error


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_where_a_divisor_overflows_a_quotient_is_zero(dtype):
    x = torch.tensor([-120.0, -95.0, -89.0, -80.0, 3.0]).to(dtype)
    right = x.double() * torch.sigmoid(x.double())
    stick = Yardstick.of(Expected(right, right.abs() * 2.0**-24), torch.nn.functional.silu(x))
    textbook = (x.float() / (1.0 + (-x.float()).exp())).to(dtype)
    assert textbook[2] == 0 != right[2]
    assert not stick.judge("y", textbook).detail
    assert not stick.judge("y", right.to(dtype)).detail
    assert "y[3]" in stick.judge("y", torch.where(x == -80, 0.0, textbook)).detail  # which PyTorch has
    assert "y[2]" in stick.judge("y", torch.where(x == -89, 1e-30, textbook)).detail


class Alive(TorchDispatchMode):
    """Notes the most bytes of results that are alive at once."""

    def __init__(self):
        super().__init__()
        self.now, self.most = 0, 0

    @classmethod
    def _should_skip_dynamo(cls):
        """Do without PyTorch's wrapper against its compiler, which imports that compiler."""
        return False

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        result = function(*args, **(kwargs or {}))
        known = {tensor.untyped_storage().data_ptr() for tensor in tensors_in((args, kwargs))}
        for tensor in tensors_in(result):
            if tensor.untyped_storage().data_ptr() not in known:
                size = tensor.untyped_storage().nbytes()
                self.now += size
                self.most = max(self.most, self.now)
                weakref.finalize(tensor, self._gone, size)
        return result

    def _gone(self, size):
        self.now -= size


@pytest.mark.parametrize("fault", [0.0, 1.0])
def test_a_judgement_takes_little_memory(monkeypatch, fault):
    monkeypatch.setattr(JUDGE, "AT_ONCE", 1 << 12)
    value = torch.randn(64, 4096, dtype=torch.float64)
    stick = Yardstick.of(Expected(value, value.abs() * 2.0**-24), value.float())
    result = value.float().add_(fault)
    with Alive() as alive:
        assert bool(stick.judge("y", result).detail) == bool(fault)
        assert isinstance(stick.judge("y", result), Judgement)
    assert alive.most < 20 * 8 * (1 << 12)  # twenty copies of a part in float64: less than a third of the output's size
