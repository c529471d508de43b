"""Hyperbolic tangent."""

from pathlib import Path

import torch
from torch import Tensor

from workbench.op import (
    FLOATS,
    LAUNCH_US,
    STANDARD_NORMAL,
    Case,
    Config,
    Input,
    Launch,
    Normal,
    Op,
    Plan,
    Special,
    Tunable,
    Uniform,
    Variant,
    ceil_div,
    gpu_of,
    is_dense,
)

HERE = Path(__file__).parent
MAX_BLOCKS = 2048  # enough to fill the largest GPU; beyond, each thread takes several elements


def tanh(x: Tensor) -> Tensor:
    """Compute the hyperbolic tangent of x."""
    return torch.tanh(x)


def library_cost(x: Tensor) -> dict[str, float]:
    """Return the terms of PyTorch's time, which is that of the memory for a large tensor."""
    kind = f"{x.dtype}".removeprefix("torch.")
    return {"call": LAUNCH_US, f"{kind} bytes": 2 * x.nbytes / gpu_of(x).bytes_per_us}


def elementwise(x: Tensor, *, config: Config) -> Plan:
    """Plan one thread per element in storage order; a tensor with gaps is copied first."""
    y = torch.empty_like(x)
    if y.stride() != x.stride():  # x has gaps or overlaps: only its copy can be walked in storage order
        x = x.contiguous()
        y = torch.empty_like(x)
    n = x.numel()
    launch = Launch(
        "tanh_forward",
        {"x": x, "y": y, "n": n},
        grid=min(ceil_div(n, config["BLOCK_SIZE"]), MAX_BLOCKS),
        block=config["BLOCK_SIZE"],
        strided=("x", "y"),
    )
    return Plan((y,), (launch,))


def vectorized(x: Tensor, *, config: Config) -> Plan:
    """Plan one thread per 16 bytes in storage order."""
    y = torch.empty_like(x)
    grid = ceil_div(x.numel(), config["BLOCK_SIZE"] * (16 // x.element_size()))
    launch = Launch("tanh_forward", {"x": x, "y": y, "n": x.numel()}, grid, config["BLOCK_SIZE"], strided=("x", "y"))
    return Plan((y,), (launch,))


def vectorized_restriction(x: Tensor) -> str:
    """Say why a tensor cannot be walked 16 bytes at a time."""
    if torch.empty_like(x, device="meta").stride() != x.stride():
        return "takes tensors without gaps or overlaps"
    start = x.storage_offset() * x.element_size() if x.is_meta else x.data_ptr()
    return "takes x at a multiple of 16 bytes" if start % 16 else ""


def fast(x: Tensor, *, config: Config) -> Plan:
    """Plan some accesses of 16 bytes a thread, in storage order."""
    y = torch.empty_like(x)
    n, block = x.numel(), config["BLOCK_SIZE"]
    grid = ceil_div(n * x.element_size(), 16 * block * config["STEPS"])
    return Plan((y,), (Launch("tanh_forward", {"x": x, "y": y, "n": n}, grid, block, strided=("x", "y")),))


def fast_restriction(x: Tensor) -> str:
    """Say why a tensor cannot be walked in storage order."""
    return "" if is_dense(x) else "takes tensors without gaps or overlaps"


def case(name: str, *shape: int, values=STANDARD_NORMAL, layout="contiguous", full_size=False) -> Case:
    """Make a case from the shape of x."""
    return Case(name, {"x": Input(shape, values, layout)}, full_size=full_size)


op = Op(
    name="tanh",
    oracle=tanh,
    batched=True,
    library_cost=library_cost,
    variants=(
        Variant(
            "v1_elementwise",
            HERE / "v1_elementwise.cu",
            elementwise,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
        ),
        Variant(
            "v2_vectorized",
            HERE / "v2_vectorized.cu",
            vectorized,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
            restriction=vectorized_restriction,
        ),
        Variant(
            "v3_fast",
            HERE / "v3_fast.cu",
            fast,
            tunables=(Tunable("BLOCK_SIZE", 128, (128, 256, 512)), Tunable("STEPS", 2, (1, 2, 4))),
            restriction=fast_restriction,
        ),
    ),
    cases=(
        case("one", 1),
        case("scalar"),
        case("odd", 3, 5, 7),
        case("empty", 0, 8),
        case("block_less_one", 255),
        case("block", 256),
        case("block_and_one", 257),
        case("several_steps", 3, 200_003),
        case("saturated", 4096, values=Uniform(-20.0, 20.0)),
        case("tiny", 1000, values=Normal(std=1e-4)),
        case("nonfinite", 4, 33, values=Special()),
        case("channels_last", 2, 6, 5, 7, layout="channels_last"),
        case("transposed", 2, 6, 5, 7, layout="transposed"),
        case("strided", 2, 6, 5, 7, layout="strided"),
        case("offset", 1001, layout="offset"),
        case("s4", 512, 128, 34, 34, full_size=True),
    ),
)
