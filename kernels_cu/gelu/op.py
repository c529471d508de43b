"""GELU: x * Phi(x), or one of its two approximations when asked for by name."""

from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from workbench.op import (
    FLOATS,
    LAUNCH_US,
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
WIDE_NORMAL = Normal(std=2.0)
MAX_BLOCKS = 2048  # enough to fill the largest GPU; beyond, each thread takes several elements
FORMS = {
    "erf": functional.gelu,
    "tanh": lambda x: functional.gelu(x, approximate="tanh"),
    "sigmoid": lambda x: x * torch.sigmoid(1.702 * x),
}


def gelu(x: Tensor, *, form: str = "erf") -> Tensor:
    """Compute GELU of x in one of the `FORMS`; gelu.cuh has a function gelu_<form> for each."""
    return FORMS[form](x)


def gradients(wanted: tuple[bool, ...], dy: Tensor, x: Tensor, *, form: str = "erf") -> tuple[Tensor | None, ...]:
    """Compute the gradient by PyTorch's operator, which needs no forward pass."""
    del wanted
    if form == "sigmoid":
        s = torch.sigmoid(1.702 * x)
        return (dy * (s + 1.702 * x * s * (1 - s)),)
    return (torch.ops.aten.gelu_backward(dy, x, approximate="tanh" if form == "tanh" else "none"),)


def library_cost(x: Tensor, *, form: str = "erf") -> dict[str, float]:
    """Return the terms of PyTorch's time, which is that of the memory for a large tensor."""
    kind = f"{x.dtype} {form}".removeprefix("torch.")
    return {"call": LAUNCH_US, f"{kind} bytes": 2 * x.nbytes / gpu_of(x).bytes_per_us}


def elementwise(x: Tensor, *, config: Config, form: str = "erf") -> Plan:
    """Plan one thread per element in storage order; a tensor with gaps is copied first."""
    y = torch.empty_like(x)
    if y.stride() != x.stride():  # x has gaps or overlaps: only its copy can be walked in storage order
        x = x.contiguous()
        y = torch.empty_like(x)
    n = x.numel()
    launch = Launch(
        "gelu",
        {"x": x, "y": y, "n": n},
        grid=min(ceil_div(n, config["BLOCK_SIZE"]), MAX_BLOCKS),
        block=config["BLOCK_SIZE"],
        strided=("x", "y"),
        defines={"GELU": f"gelu_{form}"},
    )
    return Plan((y,), (launch,))


def vectorized(x: Tensor, *, config: Config, form: str = "erf") -> Plan:
    """Plan some accesses of 16 bytes a thread, in storage order."""
    y = torch.empty_like(x)
    n, block = x.numel(), config["BLOCK_SIZE"]
    grid = ceil_div(n * x.element_size(), 16 * block * config["STEPS"])
    arguments = {"x": x, "y": y, "n": n}
    launch = Launch("gelu_forward", arguments, grid, block, strided=("x", "y"), defines={"GELU": f"gelu_{form}"})
    return Plan((y,), (launch,))


def vectorized_restriction(x: Tensor, *, form: str = "erf") -> str:
    """Say why a tensor cannot be walked in storage order."""
    del form
    return "" if is_dense(x) else "takes tensors without gaps or overlaps"


def case(name: str, *shape: int, values=WIDE_NORMAL, layout="contiguous", full_size=False, **attributes) -> Case:
    """Make a case from the shape of x."""
    return Case(name, {"x": Input(shape, values, layout)}, attributes, full_size)


op = Op(
    name="gelu",
    oracle=gelu,
    batched=True,
    gradients=gradients,
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
            tunables=(Tunable("BLOCK_SIZE", 128, (128, 256, 512)), Tunable("STEPS", 2, (1, 2, 4))),
            restriction=vectorized_restriction,
        ),
    ),
    cases=(
        case("one", 1, values=Uniform(0.5, 2.0)),
        case("scalar", values=Uniform(0.5, 2.0)),
        case("odd", 3, 5, 7),
        case("empty", 0, 8),
        case("block_less_one", 255),
        case("block", 256),
        case("block_and_one", 257),
        case("several_steps", 3, 200_003),
        case("tails", 4096, values=Uniform(-8.0, 8.0)),
        case("tiny", 1000, values=Normal(std=1e-4)),
        case("nonfinite", 4, 33, values=Special()),
        case("channels_last", 2, 6, 5, 7, layout="channels_last"),
        case("transposed", 2, 6, 5, 7, layout="transposed"),
        case("strided", 2, 6, 5, 7, layout="strided"),
        case("offset", 1001, layout="offset"),
        case("tanh_form", 4096, values=Uniform(-8.0, 8.0), form="tanh"),
        case("tanh_form_nonfinite", 4, 33, values=Special(), form="tanh"),
        case("sigmoid_form", 4096, values=Uniform(-8.0, 8.0), form="sigmoid"),
        case("sigmoid_form_nonfinite", 4, 33, values=Special(), form="sigmoid"),
        case("mlp", 4096, 14336, full_size=True),
        case("s0", 128, 64, 258, 258, full_size=True),
    ),
)
