"""Layers to which costs are fitted beside those of `networks.py`: 1 x 1 kernels, small ones, and 60 that were drawn.

PyTorch needs no other layout for kernels of 1 x 1, as in the gradient of x of networks' 1 x 1 layers, so it is faster
there. The drawn layers show what a call costs that has next to nothing to do, and geometries that networks seldom have.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from networks import BF16, F16, F32, NCHW, NHWC, Layer, conv, fused

_PRODUCTS = (
    conv("one image", (1, 512, 28, 56), 64, 1, dtypes=(F32, F16)),
    conv("diffusion U-Net, projection", (2, 320, 64, 64), 320, 1, dtypes=(F32, F16)),
    conv("diffusion U-Net, projection", (2, 640, 32, 32), 640, 1, dtypes=(F32, BF16)),
    conv("diffusion U-Net, projection", (2, 1280, 16, 16), 1280, 1, dtypes=(F32, F16)),
    conv("VAE, attention", (1, 512, 64, 64), 512, 1, dtypes=(F32, BF16)),
    conv("ResNet-50, stage 1", (32, 256, 56, 56), 64, 1, dtypes=(F32, F16)),
    conv("ResNet-50, stage 1", (32, 64, 56, 56), 256, 1, dtypes=(F32, BF16)),
    conv("ResNet-50, stage 3", (32, 1024, 14, 14), 256, 1, dtypes=(F32, F16)),
    conv("ResNet-50, stage 4", (32, 512, 7, 7), 2048, 1, dtypes=(F32, BF16)),
    conv("ResNet-50, one image", (1, 256, 56, 56), 64, 1, dtypes=(F32, F16)),
    conv("ResNet-50, one image", (1, 1024, 14, 14), 256, 1, dtypes=(F32, BF16)),
    conv("ResNet-50, one image", (1, 2048, 7, 7), 512, 1, dtypes=(F32, F16)),
    conv("MobileNetV2", (8, 96, 56, 56), 24, 1, dtypes=(F32, F16)),
    conv("MobileNetV2", (8, 576, 14, 14), 96, 1, dtypes=(F32, BF16)),
    conv("odd channels", (3, 70, 33, 35), 130, 1, dtypes=(F32, F16)),
    conv("1 x 1, stride 2", (2, 256, 45, 50), 64, 1, stride=2, dtypes=(F32, F16)),
    conv("ResNet-50, stage 3 begins", (32, 512, 28, 28), 256, 1, stride=2, output_padding=1, dtypes=(F32, F16)),
    conv("small", (1, 64, 32, 32), 64, 3, padding=1, dtypes=(F32, F16)),
    conv("small", (2, 256, 16, 16), 256, 3, padding=1, dtypes=(F32, F16)),
    conv("small", (4, 128, 28, 28), 128, 3, padding=1, dtypes=(F32, BF16)),
    conv("small", (1, 512, 14, 14), 512, 3, padding=1, dtypes=(F32, F16)),
)  # fmt: skip

_CHANNELS = (1, 2, 3, 8, 16, 24, 32, 40, 48, 64, 80, 96, 99, 128, 160, 192, 256, 320, 512)
_SIZES = (
    *((4, 4), (7, 7), (8, 11), (13, 13), (16, 16), (24, 24), (28, 56), (32, 32), (45, 45), (56, 61), (64, 64)),
    *((64, 133), (100, 100), (128, 128), (2, 512), (8, 512), (200, 201), (256, 256)),
)
_KERNELS = (1, 1, 2, 3, 3, 3, 4, 4, 5, (3, 5), (1, 3), 7)
_BATCHES = (1, 1, 2, 4, 8, 16, 32, 64, 128)
_STRIDES = (1, 1, 1, 2, 2, 2, 3, 4, (1, 2), (2, 1))
_MOST_OPERATIONS = 3e10
_BYTES = 2e5, 3e8
DRAWN = 60


def pair(value: int | tuple[int, int]) -> tuple[int, int]:
    """Read one number for both axes, or one for each."""
    return (value, value) if isinstance(value, int) else value


def drawn(seed: int, count: int, *, wide: bool = True) -> Sequence[Layer]:
    """Draw layers of some bytes and not too many operations: one in five depthwise, in all element types.

    With `wide` they have biases, output padding, 1 x 1 kernels with padding, and TF32 off at every other one in f32.
    The layers that times are recorded of were drawn without.
    """
    generator, more = random.Random(seed), random.Random(-1 - seed)
    choice = generator.choice
    found: list[Layer] = []
    while len(found) < count:
        groups, channels, out_channels = 1, choice(_CHANNELS), choice(_CHANNELS)
        (height, width), kernel, batch = choice(_SIZES), choice(_KERNELS), choice(_BATCHES)
        kernel_h, kernel_w = pair(kernel)
        stride = choice(_STRIDES)
        stride_h, stride_w = pair(stride)
        dilation = choice((1, 1, 1, 1, 1, 2))
        if generator.random() < 0.2:
            groups, out_channels = channels, channels * choice((1, 1, 2))
        elif generator.random() < 0.1 and channels % 4 == 0 and out_channels % 4 == 0:
            groups = 4
        padding = choice((0, 0, min(1, kernel_h // 2, kernel_w // 2), (kernel_h // 2, kernel_w // 2)))
        output_padding: int | tuple[int, int] = 0
        if wide and kernel == 1 and more.random() < 0.5:
            padding = 1
        if wide and more.random() < 0.5:
            output_padding = (stride_h - 1, stride_w - 1)
        axes = (height, stride_h, kernel_h), (width, stride_w, kernel_w)
        outputs = [
            (size - 1) * step - 2 * pad + dilation * (taps - 1) + 1
            for (size, step, taps), pad in zip(axes, pair(padding), strict=True)
        ]
        out_h, out_w = height * stride_h + dilation * kernel_h, width * stride_w + dilation * kernel_w
        operations = 2 * batch * height * width * channels * (out_channels // groups) * kernel_h * kernel_w
        moved = 4 * batch * (channels * height * width + out_channels * out_h * out_w)
        if min(outputs) < 1 or operations > _MOST_OPERATIONS or not _BYTES[0] <= moved <= _BYTES[1]:
            continue
        given = {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups}
        plain = {"stride": (1,), "padding": (0,), "dilation": (1,), "groups": (1,)}
        given["output_padding"], plain["output_padding"] = output_padding, (0, (0, 0))
        attributes = {name: value for name, value in given.items() if value not in plain[name]}
        dtype, layout = choice((F32, F32, F16, BF16)), choice((NCHW, NCHW, NCHW, NCHW, NHWC))
        tf32 = dtype != F32 or generator.random() < (0.5 if wide else 0.85)
        bias = wide and more.random() < 0.5
        shape = (batch, channels, height, width), out_channels, kernel
        made = conv(f"drawn by {seed}", *shape, dtypes=(dtype,), layouts=(layout,), tf32=tf32, bias=bias, **attributes)
        if generator.random() < 0.15 and groups == 1 and layout == NCHW and tf32:
            made = fused("conv_transpose2d_gelu", f"drawn by {seed}", *shape, dtypes=(dtype,), **attributes)
        found += made
    return found


LAYERS: tuple[Layer, ...] = (*(layer for shape in _PRODUCTS for layer in shape), *drawn(4242, DRAWN, wide=False))
