"""Plans made of other ops' plans."""

import pytest
import torch

from workbench.op import OpError, find_op, part_obstacle, part_us, plan_part

CONV = find_op("conv_transpose2d")
NAMES = ("v9_register_tiles", "v10_depthwise")


def on_meta(channels: int, groups: int = 1) -> list[torch.Tensor]:
    shapes = ((2, channels, 8, 8), (channels, channels // groups, 3, 3))
    return [torch.empty(shape, device="meta") for shape in shapes]


@pytest.mark.parametrize(("groups", "chosen"), [(1, "v9_register_tiles"), (64, "v10_depthwise")])
def test_a_part_is_the_variant_that_is_predicted_to_be_the_fastest(groups, chosen):
    plan = plan_part(CONV, NAMES, *on_meta(64, groups), groups=groups)
    assert all(launch.defines[f"PART_{chosen.upper()}"] == 1 for launch in plan.launches)
    assert all(launch.defines["SCALAR"] == "float" for launch in plan.launches)
    predicted_us = CONV.variant(chosen).predict_us(*on_meta(64, groups), groups=groups)
    assert part_us(CONV, NAMES, *on_meta(64, groups), groups=groups) == predicted_us


def test_a_part_that_no_variant_takes_says_why():
    tensors = on_meta(64)
    assert not part_obstacle(CONV, NAMES, *tensors)
    assert part_obstacle(CONV, ("v10_depthwise",), *tensors) == (
        "conv_transpose2d: takes at most 8 channels a group; got 64"
    )
    with pytest.raises(OpError, match="conv_transpose2d: takes at most 8 channels a group; got 64"):
        plan_part(CONV, ("v10_depthwise",), *tensors)
