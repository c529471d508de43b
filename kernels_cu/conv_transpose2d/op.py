"""2-D transposed convolution, with everything that ConvTranspose2d takes."""

from pathlib import Path

from torch import Tensor
from torch.nn import functional

from workbench.op import (
    STANDARD_NORMAL,
    Case,
    Config,
    Input,
    Integers,
    Launch,
    Normal,
    Op,
    OpError,
    Plan,
    Special,
    Tunable,
    Uniform,
    Variant,
    ceil_div,
    expect_shape,
)

HERE = Path(__file__).parent
POSITIVE = {"values": Uniform(0.5, 2.0), "weights": Uniform(0.5, 2.0)}
INTEGERS = {"values": Integers(), "weights": Integers()}
EVERYTHING = {"stride": (2, 3), "padding": (1, 2), "output_padding": (1, 2), "dilation": (2, 1), "groups": 2}
Pair = int | tuple[int, int]


def conv_transpose2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> Tensor:
    """Compute y (n, co, h', w') from x (n, ci, h, w) and weight (ci, co / groups, kh, kw)."""
    return functional.conv_transpose2d(x, weight, bias, stride, padding, output_padding, groups, dilation)


def pair(value: Pair) -> tuple[int, int]:
    """Read one number for both axes, or one for each."""
    return (value, value) if isinstance(value, int) else value


def gather(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    config: Config,
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> Plan:
    """Plan one thread per output pixel; x is read by its strides, whatever they are."""
    expect_shape("x", x, (None, None, None, None))
    batch, in_channels, *in_size = x.shape
    expect_shape("weight", weight, (in_channels, None, None, None))
    _, out_per_group, *kernel = weight.shape
    if in_channels % groups:
        raise OpError(f"conv_transpose2d: {in_channels} input channels do not divide into {groups} groups")
    steps, pads, extra, gaps = pair(stride), pair(padding), pair(output_padding), pair(dilation)
    out_h, out_w = (
        (in_size[i] - 1) * steps[i] - 2 * pads[i] + gaps[i] * (kernel[i] - 1) + extra[i] + 1 for i in range(2)
    )
    out_channels = out_per_group * groups
    expect_shape("bias", bias, (out_channels,))
    y = x.new_empty(batch, out_channels, out_h, out_w)
    launch = Launch(
        "conv_transpose2d",
        {
            "x": x,
            "weight": weight.contiguous(),
            "y": y,
            "batch": batch,
            "in_channels": in_channels,
            "in_h": in_size[0],
            "in_w": in_size[1],
            "out_channels": out_channels,
            "out_h": out_h,
            "out_w": out_w,
            "kernel_h": kernel[0],
            "kernel_w": kernel[1],
            "stride_h": steps[0],
            "stride_w": steps[1],
            "padding_h": pads[0],
            "padding_w": pads[1],
            "dilation_h": gaps[0],
            "dilation_w": gaps[1],
            "groups": groups,
            **dict(zip(("x_stride_n", "x_stride_c", "x_stride_h", "x_stride_w"), x.stride(), strict=True)),
            "bias": bias,
        },
        grid=(ceil_div(out_w, config["BLOCK_W"]), ceil_div(out_h, config["BLOCK_H"]), min(batch * out_channels, 65535)),
        block=(config["BLOCK_W"], config["BLOCK_H"]),
        strided=("x",),
    )
    return Plan((y,), (launch,))


def case(
    name: str,
    x: tuple[int, int, int, int],
    out_channels: int,
    kernel: Pair,
    *,
    bias=True,
    values=STANDARD_NORMAL,
    weights=None,
    layout="contiguous",
    full_size=False,
    **attributes,
) -> Case:
    """Make a case from the shape of x, the output's channels and the kernel's size; y's elements are about 1."""
    kernel_h, kernel_w = pair(kernel)
    in_channels, groups = x[1], attributes.get("groups", 1)
    weights = weights or Normal(std=(in_channels // groups * kernel_h * kernel_w) ** -0.5)
    inputs = {
        "x": Input(x, values, layout),
        "weight": Input((in_channels, out_channels // groups, kernel_h, kernel_w), weights),
        "bias": Input((out_channels,), weights) if bias else None,
    }
    return Case(name, inputs, attributes, full_size)


op = Op(
    name="conv_transpose2d",
    oracle=conv_transpose2d,
    linear=True,
    variants=(
        Variant(
            "v1_gather",
            HERE / "v1_gather.cu",
            gather,
            tunables=(Tunable("BLOCK_W", 32, (32, 64, 128)), Tunable("BLOCK_H", 8, (1, 2, 4, 8, 16))),
            constraints=(lambda config: config["BLOCK_W"] * config["BLOCK_H"] <= 1024,),
        ),
    ),
    cases=(
        case("one", (1, 1, 1, 1), 1, 1, **POSITIVE),
        case("plain", (2, 8, 9, 9), 8, 3),
        case("odd", (3, 5, 7, 33), 7, (3, 2)),
        case("single_row", (2, 3, 1, 17), 4, (1, 4)),
        case("empty", (0, 3, 4, 5), 4, 3),
        case("no_bias", (2, 8, 9, 9), 8, 3, bias=False),
        case("stride", (2, 3, 5, 6), 4, 3, stride=2),
        case("stride_past_kernel", (2, 3, 5, 6), 4, 2, stride=3),
        case("padding", (2, 3, 6, 7), 4, (5, 4), padding=(2, 1)),
        case("output_padding", (2, 3, 5, 6), 4, 3, stride=2, padding=1, output_padding=1),
        case("output_padding_uneven", (2, 3, 4, 5), 4, 3, stride=(3, 2), output_padding=(2, 1)),
        case("dilation", (2, 3, 5, 6), 4, 3, dilation=(2, 3), padding=2),
        case("groups", (2, 8, 5, 6), 12, 3, groups=4),
        case("depthwise", (2, 6, 5, 6), 6, 3, groups=6, stride=2),
        case("everything", (2, 6, 4, 5), 4, (3, 4), **EVERYTHING),
        case("s4_small", (2, 16, 6, 6), 8, 5, padding=1),
        case("many_planes", (32_769, 1, 1, 1), 2, 1),
        case("channels_last", (2, 6, 5, 7), 4, 3, layout="channels_last"),
        case("transposed", (2, 6, 5, 7), 4, 3, layout="transposed"),
        case("strided", (2, 6, 5, 7), 4, 3, layout="strided"),
        case("offset", (2, 6, 5, 7), 4, 3, layout="offset"),
        case("nonfinite", (2, 6, 5, 7), 4, 3, values=Special()),
        case("integers", (2, 8, 9, 9), 8, 3, **INTEGERS),
        case("integers_everything", (2, 6, 4, 5), 4, (3, 4), **INTEGERS, **EVERYTHING),
        case("s0", (128, 64, 256, 256), 64, 3, full_size=True),
        case("s3", (8, 64, 1024, 1024), 64, 3, bias=False, full_size=True),
        case("s3_integers", (8, 64, 1024, 1024), 64, 3, bias=False, full_size=True, **INTEGERS),
        case("s4", (512, 64, 32, 32), 128, 5, padding=1, full_size=True),
    ),
)
