"""Layers of networks that people run: the shapes on which `geometries.py` times the ops beside PyTorch.

A shape is written once, with the network that it comes from, the element types in which it is used and the memory
formats. `LAYERS` has one entry for each op, shape, element type and format. The seeds' own sizes are marked: they are
the ones for which the first kernels were written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from workbench.op import Case, Input, Normal, Uniform

F32, F16, BF16 = "float32", "float16", "bfloat16"
ALL = (F32, F16, BF16)
NCHW, NHWC = "contiguous", "channels_last"
S4_OP = "conv_transpose2d_batch_norm_tanh_max_pool_group_norm"


@dataclass(frozen=True)
class Layer:
    """One op at one shape, in one element type and memory format.

    Attributes
    ----------
    op : str
    network : str
        Where the shape comes from.
    dtype : str
    layout : str
        Of x, a key of `workbench.op.LAYOUTS`; the weight of a convolution has the same.
    case : Case
        Its inputs and attributes.
    tf32 : bool
        Whether products of float32 may be rounded to TF32.
    seed : bool
        True at a size that the first kernels were written for.
    """

    op: str
    network: str
    dtype: str
    layout: str
    case: Case
    tf32: bool = True
    seed: bool = False

    @property
    def name(self) -> str:
        """Short for the layer, and unlike any other's: op, shapes, attributes, element type, format."""
        shapes = " ".join("x".join(map(str, spec.shape)) for spec in list(self.case.inputs.values())[:2] if spec)
        attributes = ",".join(f"{key}={_short(value)}" for key, value in self.case.attributes.items())
        marks = [self.dtype, *(["channels_last"] if self.layout == NHWC else []), *([] if self.tf32 else ["fp32"])]
        return f"{self.op} {shapes} {attributes} {' '.join(marks)}".replace("  ", " ")


def _short(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)


Pair = int | tuple[int, int]


def _conv_inputs(
    x: tuple[int, ...], out_channels: int, kernel: Pair, layout: str, bias: bool, groups: int
) -> dict[str, Input | None]:
    kernel_h, kernel_w = (kernel, kernel) if isinstance(kernel, int) else kernel
    weights = Normal(std=(x[1] // groups * kernel_h * kernel_w) ** -0.5)
    shape = (x[1], out_channels // groups, kernel_h, kernel_w)
    return {
        "x": Input(x, layout=layout),
        "weight": Input(shape, weights, layout),
        "bias": Input((out_channels,), weights) if bias else None,
    }


def conv(
    network: str,
    x: tuple[int, int, int, int],
    out_channels: int,
    kernel: Pair,
    *,
    dtypes: tuple[str, ...] = (F32,),
    layouts: tuple[str, ...] = (NCHW,),
    bias: bool = False,
    tf32: bool = True,
    seed: bool = False,
    **attributes: Any,
) -> Iterator[Layer]:
    """Make the layers of one transposed convolution."""
    for layout in layouts:
        inputs = _conv_inputs(x, out_channels, kernel, layout, bias, attributes.get("groups", 1))
        for dtype in dtypes:
            yield Layer("conv_transpose2d", network, dtype, layout, Case(network, inputs, attributes), tf32, seed)


def fused(
    op: str,
    network: str,
    x: tuple[int, int, int, int],
    out_channels: int,
    kernel: Pair,
    *,
    dtypes: tuple[str, ...] = (F32,),
    layouts: tuple[str, ...] = (NCHW,),
    seed: bool = False,
    **attributes: Any,
) -> Iterator[Layer]:
    """Make the layers of a convolution that is fused with what follows it."""
    per_channel = Input((out_channels,)), Input((out_channels,), Uniform(0.5, 2.0))
    for layout in layouts:
        inputs = _conv_inputs(x, out_channels, kernel, layout, True, attributes.get("groups", 1))
        if op == "conv_transpose2d_gelu_group_norm":
            inputs |= {"norm_weight": per_channel[1], "norm_bias": per_channel[0]}
        if op == S4_OP:
            inputs |= {"bn_weight": per_channel[1], "bn_bias": per_channel[0]}
            inputs |= {"running_mean": per_channel[0], "running_var": per_channel[1]}
            inputs |= {"gn_weight": per_channel[1], "gn_bias": per_channel[0]}
        for dtype in dtypes:
            yield Layer(op, network, dtype, layout, Case(network, inputs, attributes), True, seed)


def group(
    op: str,
    network: str,
    x: tuple[int, int, int, int],
    num_groups: int = 32,
    *,
    dtypes: tuple[str, ...] = (F32,),
    layouts: tuple[str, ...] = (NCHW,),
    seed: bool = False,
) -> Iterator[Layer]:
    """Make the layers of one group normalisation."""
    for layout in layouts:
        inputs = {"x": Input(x, layout=layout), "weight": Input((x[1],), Uniform(0.5, 2.0)), "bias": Input((x[1],))}
        for dtype in dtypes:
            yield Layer(op, network, dtype, layout, Case(network, inputs, {"num_groups": num_groups}), True, seed)


def batch(
    network: str,
    x: tuple[int, int, int, int],
    *,
    training: bool,
    dtypes: tuple[str, ...] = (F32,),
    layouts: tuple[str, ...] = (NCHW,),
    seed: bool = False,
) -> Iterator[Layer]:
    """Make the layers of one batch normalisation."""
    plain, positive = Input((x[1],)), Input((x[1],), Uniform(0.5, 2.0))
    for layout in layouts:
        inputs = {"x": Input(x, layout=layout), "weight": positive, "bias": plain}
        inputs |= {"running_mean": plain, "running_var": positive}
        for dtype in dtypes:
            yield Layer(
                "batch_norm2d", network, dtype, layout, Case(network, inputs, {"training": training}), True, seed
            )


def pointwise(
    op: str,
    network: str,
    *x: int,
    dtypes: tuple[str, ...] = (F32,),
    layouts: tuple[str, ...] = (NCHW,),
    seed: bool = False,
    **attributes: Any,
) -> Iterator[Layer]:
    """Make the layers of one activation."""
    for layout in layouts:
        for dtype in dtypes:
            yield Layer(
                op, network, dtype, layout, Case(network, {"x": Input(x, layout=layout)}, attributes), True, seed
            )


_CONVOLUTIONS = (
    conv("DCGAN generator 1", (128, 100, 1, 1), 512, 4),
    conv("DCGAN generator 2", (128, 512, 4, 4), 256, 4, stride=2, padding=1, dtypes=(F32, F16)),
    conv("DCGAN generator 3", (128, 256, 8, 8), 128, 4, stride=2, padding=1),
    conv("DCGAN generator 4", (128, 128, 16, 16), 64, 4, stride=2, padding=1, dtypes=(F32, BF16)),
    conv("DCGAN generator 5, to RGB", (128, 64, 32, 32), 3, 4, stride=2, padding=1, dtypes=(F32, F16)),
    conv("U-Net up 1", (8, 1024, 32, 32), 512, 2, stride=2, bias=True, dtypes=(F32, F16)),
    conv("U-Net up 2", (8, 512, 64, 64), 256, 2, stride=2, bias=True, dtypes=(F32, BF16), layouts=(NCHW, NHWC)),
    conv("U-Net up 3", (8, 256, 128, 128), 128, 2, stride=2, bias=True, dtypes=(F32,)),
    conv("U-Net up 4", (8, 128, 256, 256), 64, 2, stride=2, bias=True, dtypes=(F32, F16)),
    conv("U-Net up 1, one scan", (1, 1024, 32, 32), 512, 2, stride=2, bias=True, dtypes=(F32, F16)),
    conv("nnU-Net, 2-D up", (12, 480, 16, 16), 480, 2, stride=2, dtypes=(F16,)),
    conv("VAE decoder 1", (64, 256, 8, 8), 128, 3, stride=2, padding=1, output_padding=1, bias=True),
    conv("VAE decoder 2", (64, 128, 16, 16), 64, 3, stride=2, padding=1, output_padding=1, bias=True, dtypes=(F32, BF16)),
    conv("VAE decoder 3", (64, 32, 32, 32), 3, 3, stride=2, padding=1, output_padding=1, bias=True),
    conv("FCN-32s upscore", (1, 21, 16, 16), 21, 64, stride=32),
    conv("FCN-8s upscore2", (1, 21, 34, 34), 21, 4, stride=2, bias=False),
    conv("FCN-8s final", (2, 21, 70, 70), 21, 16, stride=8, dtypes=(F32,)),
    conv("DeepLab bilinear, depthwise", (4, 21, 65, 65), 21, 16, stride=8, padding=4, groups=21),
    conv("SimpleBaseline pose head 1", (32, 2048, 8, 6), 256, 4, stride=2, padding=1, dtypes=(F32, F16)),
    conv("SimpleBaseline pose head 3", (32, 256, 32, 24), 256, 4, stride=2, padding=1, dtypes=(F32, F16)),
    conv("HigherHRNet head", (16, 66, 128, 128), 32, 4, stride=2, padding=1, dtypes=(F16,)),
    conv("CenterNet neck", (16, 256, 14, 14), 256, 4, stride=2, padding=1, dtypes=(F32, BF16)),
    conv("CenterNet DLA up, depthwise", (16, 64, 64, 64), 64, 4, stride=2, padding=1, groups=64, dtypes=(F32, F16)),
    conv("Mask R-CNN mask head", (100, 256, 14, 14), 256, 2, stride=2, bias=True, dtypes=(F32, F16)),
    conv("learned codec synthesis 1", (1, 192, 32, 48), 192, 5, stride=2, padding=2, output_padding=1, bias=True, dtypes=(F32, F16)),
    conv("learned codec synthesis 3", (1, 192, 128, 192), 192, 5, stride=2, padding=2, output_padding=1, bias=True),
    conv("learned codec to RGB", (1, 192, 256, 384), 3, 5, stride=2, padding=2, output_padding=1, bias=True, dtypes=(F32, F16)),
    conv("PointPillars neck 2", (4, 128, 124, 108), 128, 2, stride=2, dtypes=(F32,)),
    conv("PointPillars neck 3", (4, 256, 62, 54), 128, 4, stride=4, dtypes=(F32, F16)),
    conv("FSRCNN deconvolution", (16, 56, 100, 100), 1, 9, stride=3, padding=4, output_padding=2, bias=True),
    conv("pix2pix up, small", (1, 512, 2, 2), 512, 4, stride=2, padding=1, dtypes=(F32,)),
    conv("pix2pix up, last", (1, 128, 128, 128), 3, 4, stride=2, padding=1, bias=True, dtypes=(F32,)),
    conv("CycleGAN up", (1, 256, 64, 64), 128, 3, stride=2, padding=1, output_padding=1, bias=True, dtypes=(F32, F16)),
    conv("StyleGAN2 up", (8, 512, 32, 32), 512, 3, stride=2, dtypes=(F32, F16)),
    conv("decoder of 3 x 3 layers", (16, 128, 128, 128), 128, 3, padding=1, dtypes=(F32, F16), layouts=(NCHW,)),
    conv("decoder of 3 x 3 layers, channels last", (16, 128, 64, 64), 128, 3, padding=1, dtypes=(F32, BF16), layouts=(NHWC,)),
    conv("decoder of 3 x 3 layers, narrow", (16, 64, 256, 256), 64, 3, dtypes=(F16, BF16)),
    conv("input gradient of a 7 x 7 stem", (32, 3, 224, 224), 64, 7, padding=3),
    conv("MobileNet-like, depthwise 3 x 3", (16, 256, 32, 32), 256, 3, padding=1, groups=256, dtypes=(F32, F16), layouts=(NCHW, NHWC)),
    conv("S0 with padding 1", (32, 64, 256, 256), 64, 3, padding=1, bias=True, dtypes=(F32,)),
    conv("S0 at an odd width", (32, 64, 255, 253), 64, 3, bias=True, dtypes=(F32,)),
    conv("S0 with 32 channels", (32, 32, 256, 256), 32, 3, bias=True),
    conv("S0 with 128 channels", (16, 128, 256, 256), 128, 3, bias=True),
    conv("S0 with TF32 off, padding 1", (8, 64, 256, 256), 64, 3, padding=1, bias=True, tf32=False),
    conv("U-Net up 2 with TF32 off", (8, 512, 64, 64), 256, 2, stride=2, bias=True, tf32=False),
    conv("kernel 3 x 7", (8, 64, 256, 256), 64, (3, 7), dtypes=(F32,)),
    conv("kernel 3 x 5, wide input", (16, 64, 128, 256), 128, (3, 5)),
    conv("kernel 3 x 7, padded", (8, 32, 256, 512), 32, (3, 7), padding=(1, 3)),
    conv("stride 5, dilation 2", (16, 32, 64, 128), 64, 3, stride=5, padding=1, dilation=2),
    conv("stride 2 x 3, 4 groups, dilation", (16, 32, 128, 256), 64, (3, 5), stride=(2, 3), padding=(1, 2), dilation=(2, 1), groups=4),
    conv("stride 2 x 3", (8, 48, 80, 80), 48, (3, 5), stride=(2, 3), padding=(1, 2), dtypes=(F32, F16)),
    conv("stride 3", (16, 32, 96, 96), 32, 3, stride=3, dtypes=(F32, F16)),
    conv("stride 5", (8, 32, 96, 96), 48, 3, stride=5, dtypes=(F16,)),
    conv("4 groups", (16, 64, 64, 64), 64, 3, padding=1, groups=4, dtypes=(F32, F16)),
    conv("4 x 4 with TF32 off", (8, 64, 64, 64), 64, 4, stride=2, padding=1, tf32=False),
    conv("dilation 2", (8, 64, 128, 128), 64, 3, padding=2, dilation=2, dtypes=(F32, F16)),
    conv("S4's convolution", (512, 64, 32, 32), 128, 5, padding=1, bias=True, seed=True),
    conv("S0's convolution", (128, 64, 256, 256), 64, 3, bias=True, seed=True),
    conv("S3", (8, 64, 1024, 1024), 64, 3, seed=True),
)  # fmt: skip

_FUSED = (
    fused("conv_transpose2d_gelu", "S0 in f16", (32, 64, 256, 256), 64, 3, dtypes=(F16, BF16)),
    fused("conv_transpose2d_gelu", "decoder block", (16, 128, 64, 64), 64, 4, stride=2, padding=1, dtypes=(F32, F16)),
    fused("conv_transpose2d_gelu", "SAM mask decoder upscaling 2", (16, 64, 128, 128), 32, 2, stride=2, dtypes=(F32, F16)),
    fused("conv_transpose2d_gelu", "S0", (128, 64, 256, 256), 64, 3, seed=True),
    fused("conv_transpose2d_gelu_group_norm", "S0-S2 in f16", (32, 64, 256, 256), 64, 3, num_groups=8, dtypes=(F16, BF16)),
    fused("conv_transpose2d_gelu_group_norm", "S0-S2 with padding", (32, 64, 256, 256), 64, 3, num_groups=8, padding=1),
    fused("conv_transpose2d_gelu_group_norm", "decoder block", (16, 256, 32, 32), 128, 4, num_groups=32, stride=2, padding=1, dtypes=(F32, F16)),
    fused("conv_transpose2d_gelu_group_norm", "decoder block, late", (8, 128, 128, 128), 64, 2, num_groups=16, stride=2, dtypes=(F32, BF16)),
    fused("conv_transpose2d_gelu_group_norm", "S0-S2 with 128 channels, 4 groups", (8, 128, 128, 128), 128, 3, num_groups=4),
    fused("conv_transpose2d_gelu_group_norm", "S0-S2", (128, 64, 256, 256), 64, 3, num_groups=8, seed=True),
    fused(S4_OP, "S4 at 3 x 3 and 64 x 64", (64, 64, 64, 64), 64, 3, num_groups=8, padding=1, training=True, dtypes=(F32, F16)),
    fused(S4_OP, "S4 in f16", (128, 64, 32, 32), 128, 5, num_groups=8, padding=1, dtypes=(F16,)),
    fused(S4_OP, "S4 of another width", (128, 64, 48, 40), 128, 5, num_groups=8, padding=1),
    fused(S4_OP, "S4, training", (512, 64, 32, 32), 128, 5, num_groups=8, padding=1, training=True, seed=True),
    fused(S4_OP, "S4, eval", (128, 64, 32, 32), 128, 5, num_groups=8, padding=1, seed=True),
)  # fmt: skip

_GROUP_NORMS = (
    group("group_norm", "Stable Diffusion U-Net, 64 x 64", (2, 320, 64, 64), dtypes=(F16, F32), layouts=(NCHW, NHWC)),
    group("group_norm", "Stable Diffusion U-Net, 32 x 32", (2, 640, 32, 32), dtypes=(F16,), layouts=(NCHW, NHWC)),
    group("group_norm", "Stable Diffusion U-Net, 16 x 16", (2, 1280, 16, 16), dtypes=(F16, BF16)),
    group("group_norm", "Stable Diffusion U-Net, 8 x 8", (2, 1280, 8, 8), dtypes=(F16, F32)),
    group("group_norm", "Stable Diffusion U-Net, 16 x 16, channels last", (2, 1280, 16, 16), dtypes=(BF16,), layouts=(NHWC,)),
    group("group_norm", "Stable Diffusion U-Net, 8 x 8, channels last", (2, 1280, 8, 8), dtypes=(F16, F32), layouts=(NHWC,)),
    group("group_norm", "Stable Diffusion U-Net, up, 2560", (2, 2560, 16, 16), dtypes=(F16,)),
    group("group_norm", "SDXL U-Net, 128 x 128", (2, 320, 128, 128), dtypes=(F16,), layouts=(NCHW, NHWC)),
    group("group_norm", "DDPM, CIFAR-10, training", (128, 128, 32, 32), dtypes=(F32,)),
    group("group_norm", "DDPM, CIFAR-10, inner", (128, 256, 8, 8), dtypes=(F32, BF16)),
    group("group_norm", "VAE decoder, 64 x 64", (1, 512, 64, 64), dtypes=(F32,)),
    group("group_norm", "VAE decoder, 256 x 256", (1, 512, 256, 256), dtypes=(BF16, F32)),
    group("group_norm", "VAE decoder, 512 x 512", (1, 256, 512, 512), dtypes=(BF16, F32)),
    group("group_norm", "VAE decoder, 1024 x 1024", (1, 128, 1024, 1024), dtypes=(BF16,), layouts=(NCHW, NHWC)),
    group("group_norm", "ResNet-50 with GroupNorm, stage 1", (32, 256, 56, 56), dtypes=(F16, F32)),
    group("group_norm", "ResNet-50 with GroupNorm, stage 4", (32, 2048, 7, 7), dtypes=(F16, F32)),
    group("group_norm", "ResNet-50 with GroupNorm, stage 4, channels last", (32, 2048, 7, 7), dtypes=(F16, F32), layouts=(NHWC,)),
    group("group_norm", "CIFAR-10, last stage, channels last", (16, 64, 8, 8), 8, dtypes=(F32, F16), layouts=(NHWC,)),
    group("group_norm", "detection head", (2, 256, 100, 152), dtypes=(F32,)),
    group("group_norm", "one image, few channels", (1, 32, 64, 64), 8),
    group("group_norm", "S2", (128, 64, 258, 258), 8, seed=True),
    group("gelu_group_norm", "decoder, f16", (16, 128, 128, 128), 8, dtypes=(F16, BF16)),
    group("gelu_group_norm", "decoder, small", (4, 256, 32, 32), dtypes=(F32, F16)),
    group("gelu_group_norm", "decoder, channels last", (8, 128, 64, 64), dtypes=(F16,), layouts=(NHWC,)),
    group("gelu_group_norm", "decoder, small, channels last", (4, 256, 32, 32), dtypes=(F32, F16), layouts=(NHWC,)),
    group("gelu_group_norm", "S1 and S2", (128, 64, 258, 258), 8, seed=True),
)  # fmt: skip

_BATCH_NORMS = (
    batch("ResNet-50 stem, training", (32, 64, 112, 112), training=True, dtypes=(F32, F16)),
    batch("ResNet-50 stage 1, training", (32, 256, 56, 56), training=True, dtypes=(F32, BF16), layouts=(NCHW,)),
    batch("ResNet-50 stage 1, training, channels last", (32, 256, 56, 56), training=True, dtypes=(F16,), layouts=(NHWC,)),
    batch("ResNet-50 stage 3, training", (64, 1024, 14, 14), training=True, dtypes=(F32, F16)),
    batch("ResNet-50 stage 4, training", (64, 2048, 7, 7), training=True, dtypes=(F32, F16)),
    batch("DCGAN, 4 x 4, training", (128, 512, 4, 4), training=True),
    batch("ResNet-50 stage 4, training, channels last", (32, 2048, 7, 7), training=True, dtypes=(F32, F16), layouts=(NHWC,)),
    batch("ResNet-20, CIFAR-10, first stage, channels last", (128, 16, 32, 32), training=True, dtypes=(F32, F16), layouts=(NHWC,)),
    batch("ResNet-20, CIFAR-10, last stage, channels last", (128, 64, 8, 8), training=True, dtypes=(F32, F16), layouts=(NHWC,)),
    batch("DCGAN discriminator, 16 x 16, channels last", (128, 128, 16, 16), training=True, dtypes=(F32, BF16), layouts=(NHWC,)),
    batch("DCGAN discriminator, 8 x 8, channels last", (128, 256, 8, 8), training=True, dtypes=(F32, F16), layouts=(NHWC,)),
    batch("DCGAN discriminator, 4 x 4, channels last", (128, 512, 4, 4), training=True, dtypes=(F32, BF16), layouts=(NHWC,)),
    batch("a small batch, channels last", (16, 128, 8, 8), training=True, dtypes=(F32, F16), layouts=(NHWC,)),
    batch("U-Net, one image, training, channels last", (1, 64, 512, 512), training=True, layouts=(NHWC,)),
    batch("U-Net, training", (4, 64, 512, 512), training=True, dtypes=(F16, F32)),
    batch("ResNet-50 stage 1, eval", (32, 256, 56, 56), training=False, dtypes=(F32, F16), layouts=(NCHW, NHWC)),
    batch("ResNet-50 stage 4, one image, eval", (1, 2048, 7, 7), training=False, dtypes=(F32, F16)),
    batch("ResNet-50 stage 4, one image, eval, channels last", (1, 2048, 7, 7), training=False, dtypes=(F32, F16), layouts=(NHWC,)),
    batch("ResNet-50 stage 3, eval, channels last", (8, 1024, 14, 14), training=False, dtypes=(F32, F16), layouts=(NHWC,)),
    batch("MobileNet, odd plane, eval", (64, 96, 55, 55), training=False),
    batch("EfficientNet, 16 channels, eval", (32, 16, 112, 112), training=False, dtypes=(F32, F16)),
    batch("S4, training", (512, 128, 34, 34), training=True, seed=True),
    batch("S4, eval", (128, 128, 34, 34), training=False, seed=True),
)  # fmt: skip

_POINTWISE = (
    pointwise("gelu", "GPT-2 block, 1024 tokens", 8, 1024, 3072, dtypes=(F32, F16), form="tanh"),
    pointwise("gelu", "ViT-B/16 block", 64, 197, 3072, dtypes=(BF16,)),
    pointwise("gelu", "BERT block, one sentence", 1, 128, 3072, dtypes=(F32, BF16)),
    pointwise("gelu", "ConvNeXt, channels last", 32, 384, 56, 56, dtypes=(F16,), layouts=(NHWC,)),
    pointwise("gelu", "an odd size", 1021, 1031, dtypes=(F32, F16)),
    pointwise("gelu", "one token", 1, 1, 4096, dtypes=(F16,)),
    pointwise("gelu", "S1", 128, 64, 258, 258, seed=True),
    pointwise("tanh", "DCGAN output", 128, 3, 64, 64, dtypes=(F32, F16)),
    pointwise("tanh", "LSTM gate", 256, 1024, dtypes=(F32, BF16)),
    pointwise("tanh", "image output, channels last", 16, 3, 512, 512, dtypes=(F16,), layouts=(NHWC,)),
    pointwise("tanh", "an odd size", 999, 1001, dtypes=(F32, BF16)),
    pointwise("tanh", "S4", 512, 128, 34, 34, seed=True),
)  # fmt: skip

LAYERS: tuple[Layer, ...] = tuple(
    layer
    for shapes in (_CONVOLUTIONS, _FUSED, _GROUP_NORMS, _BATCH_NORMS, _POINTWISE)
    for shape in shapes
    for layer in shape
)
"""Every layer, in the order of the ops."""
