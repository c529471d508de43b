"""Twice x: right in one way, wrong in seven."""

import os
from pathlib import Path

import torch

from workbench.op import Case, Input, Launch, Op, Plan, Tunable, Variant, ceil_div

HERE = Path(__file__).parent


def double(x):
    return 2 * x


def plan(x, *, config):
    y, stop = torch.empty_like(x), torch.zeros(1, dtype=torch.int32, device=x.device)
    if config["WAY"] == 6 and not x.is_meta:
        os.abort()
    block = 2048 if config["WAY"] == 5 else config["BLOCK_SIZE"]
    arguments = {"x": x, "y": y, "n": x.numel(), "stop": stop}
    launch = Launch("planted", arguments, grid=ceil_div(x.numel(), config["BLOCK_SIZE"]), block=block)
    return Plan((y,), (launch,))


op = Op(
    name="planted",
    oracle=double,
    variants=(
        Variant(
            "v1",
            HERE / "planted.cu",
            plan,
            tunables=(Tunable("WAY", 0, tuple(range(8))), Tunable("BLOCK_SIZE", 64, (32, 64))),
            constraints=(lambda config: config["WAY"] == 0 or config["BLOCK_SIZE"] == 64,),
            dtypes=("float32",),
        ),
        Variant(
            "sizes",
            HERE / "planted.cu",
            lambda x, *, config: plan(x, config={**config, "WAY": 0}),
            tunables=(Tunable("BLOCK_SIZE", 64, (32, 64, 128, 256)),),
            dtypes=("float32",),
        ),
        Variant(
            "many",
            HERE / "planted.cu",
            lambda x, *, config: plan(x, config={**config, "WAY": 0}),
            tunables=(Tunable("BLOCK_SIZE", 64, tuple(range(32, 1025, 32))),),
            dtypes=("float32",),
        ),
    ),
    cases=(Case("small", {"x": Input((1000,))}), Case("large", {"x": Input((4000,))})),
)
