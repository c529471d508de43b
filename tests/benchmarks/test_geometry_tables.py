"""Tables of geometries say of each slow layer what its own variant's log says."""

import pytest


@pytest.mark.parametrize(
    ("op", "chosen", "why"),
    [
        ("gelu_group_norm", "v3_warp_roles", "in 16 bits unknown"),
        ("batch_norm2d", "v3_warp_roles", "warps wait"),
        ("group_norm", "v2_warp_roles", "warps wait"),
        ("batch_norm2d", "v2_warp_roles", "a copy of its size"),
        ("gelu", "library", "PyTorch's own"),
    ],
)
def test_a_reason_is_that_of_the_ops_own_variant(script, op, chosen, why):
    share = script("geometry_tables").Share({"op": op, "chosen": chosen}, 0.8, is_once=True)
    assert share.why.startswith(why)
    assert not script("geometry_tables").Share(share.row, 0.9, is_once=True).why
