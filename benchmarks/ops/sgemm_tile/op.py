"""A matrix product with a space of 216 configs, for comparing tuners."""

from pathlib import Path

import torch
from torch import Tensor

from workbench.op import Case, Config, Input, Integers, Launch, Op, Plan, Tunable, Variant, ceil_div

SMEM_BYTES = 48 * 1024


def matmul(a: Tensor, b: Tensor) -> Tensor:
    """Compute y (m, n) from a (m, depth) and b (depth, n)."""
    return torch.matmul(a, b)


def tiles(a: Tensor, b: Tensor, *, config: Config) -> Plan:
    """Plan one block per tile of the result."""
    (m, depth), n = a.shape, b.shape[1]
    y = a.new_empty(m, n)
    columns, rows = config["BLOCK_X"] * config["TILE_X"], config["BLOCK_Y"] * config["TILE_Y"]
    launch = Launch(
        "sgemm_tile",
        {"a": a, "b": b, "y": y, "m": m, "n": n, "depth": depth},
        grid=(ceil_div(n, columns), ceil_div(m, rows)),
        block=(config["BLOCK_X"], config["BLOCK_Y"]),
    )
    return Plan((y,), (launch,))


def fits(config: Config) -> bool:
    """Tell whether the tiles of a and b fit into static shared memory."""
    extents = config["BLOCK_X"] * config["TILE_X"] + config["BLOCK_Y"] * config["TILE_Y"]
    return config["TILE_K"] * extents * 4 <= SMEM_BYTES


op = Op(
    name="sgemm_tile",
    oracle=matmul,
    linear=True,
    variants=(
        Variant(
            "v1_tiles",
            Path(__file__).parent / "sgemm_tile.cu",
            tiles,
            tunables=(
                Tunable("BLOCK_X", 16, (8, 16, 32)),
                Tunable("BLOCK_Y", 16, (4, 8, 16)),
                Tunable("TILE_X", 4, (1, 2, 4, 8)),
                Tunable("TILE_Y", 4, (2, 4, 8)),
                Tunable("TILE_K", 16, (8, 16)),
            ),
            constraints=(fits,),
        ),
    ),
    cases=(
        Case("small", {"a": Input((70, 33)), "b": Input((33, 50))}),
        Case("small_integers", {"a": Input((70, 33), Integers()), "b": Input((33, 50), Integers())}),
        Case(
            "large",
            {"a": Input((2048, 2048)), "b": Input((2048, 2048))},
            full_size=True,
        ),
    ),
)
