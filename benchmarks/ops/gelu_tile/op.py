"""GELU with a space of 256 configs, for comparing tuners."""

from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from workbench.op import Case, Config, Input, Launch, Normal, Op, Plan, Tunable, Variant, ceil_div


def gelu(x: Tensor) -> Tensor:
    """Compute GELU of x."""
    return functional.gelu(x)


def tiles(x: Tensor, *, config: Config) -> Plan:
    """Plan one block per tile of BLOCK_SIZE * ITEMS elements."""
    y = torch.empty_like(x)
    grid = ceil_div(x.numel(), config["BLOCK_SIZE"] * config["ITEMS"])
    launch = Launch("gelu_tile", {"x": x, "y": y, "n": x.numel()}, grid=grid, block=config["BLOCK_SIZE"])
    return Plan((y,), (launch,))


op = Op(
    name="gelu_tile",
    oracle=gelu,
    variants=(
        Variant(
            "v1_tiles",
            Path(__file__).parent / "gelu_tile.cu",
            tiles,
            tunables=(
                Tunable("BLOCK_SIZE", 256, tuple(range(32, 1025, 32))),
                Tunable("ITEMS", 1, tuple(range(1, 9))),
            ),
        ),
    ),
    cases=(
        Case("small", {"x": Input((10_001,), Normal(std=2.0))}),
        Case("large", {"x": Input((1 << 26,), Normal(std=2.0))}, full_size=True),
    ),
)
