"""A call as one value: the oracle's signature stands once."""

import pytest

from workbench.op import Call, takes_call


def norm(x, weight=None, bias=None, *, groups, eps=1e-5):
    raise AssertionError("the oracle is not called")


@takes_call(norm)
def described(call, **others):
    return call.tensors, call.attributes, others


def test_what_is_left_out_is_the_oracles_default():
    assert described("x", groups=2) == (("x", None, None), {"groups": 2, "eps": 1e-5}, {})
    assert described("x", "w", bias="b", groups=2, eps=0.5)[:2] == (("x", "w", "b"), {"groups": 2, "eps": 0.5})


def test_what_the_oracle_does_not_take_is_the_functions_own():
    assert described("x", groups=2, config={"TILE": 1})[2] == {"config": {"TILE": 1}}


def test_a_call_is_passed_on():
    @takes_call(norm)
    def outer(call, *, config):
        return described(call, more=config)

    assert outer("x", groups=3, config=4) == (("x", None, None), {"groups": 3, "eps": 1e-5}, {"more": 4})


def test_what_the_oracle_refuses_is_refused():
    with pytest.raises(TypeError, match="missing a required argument: 'groups'"):
        described("x")
    with pytest.raises(TypeError, match="too many positional arguments"):
        described("x", "w", "b", "more", groups=2)


def test_values_are_picked_by_name():
    call = Call({"x": "x", "weight": None}, {"eps": 0.5})
    assert call.pick("weight", "eps") == {"weight": None, "eps": 0.5}
    assert call.attributes_of(norm) == {"eps": 0.5}
    with pytest.raises(AttributeError, match="the call has no 'bias'; it has x, weight, eps"):
        _ = call.bias
