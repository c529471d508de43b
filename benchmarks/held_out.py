"""Layers on which neither the kernels nor the costs were tuned; `geometries.py --layers` times them.

KernelBench's transposed convolutions at their full sizes, and geometries that networks seldom have: odd channel counts,
groups, output padding, asymmetric kernels, one image and many, images of one row or column, groups of one channel and
of all, sizes that no vector divides. No costs are fitted to them, so they say how far the choice by costs carries.
"""

from __future__ import annotations

from networks import BF16, F16, F32, NCHW, NHWC, Layer, batch, conv, fused, group, pointwise

_CONVOLUTIONS = (
    conv("KernelBench 65, kernel 3 x 7", (8, 64, 512, 512), 64, (3, 7)),
    conv("KernelBench 69, kernel 3 x 5", (64, 64, 128, 256), 128, (3, 5)),
    conv("KernelBench 71, wide input", (8, 32, 512, 1024), 32, 3),
    conv("KernelBench 78, kernel 3 x 7, padded", (8, 32, 512, 1024), 32, (3, 7), padding=(1, 3)),
    conv("kernel 7 x 3 in 16 bits", (8, 32, 128, 128), 32, (7, 3), padding=(3, 1), dtypes=(F16, BF16)),
    conv("stride 2 x 3, kernel 3 x 5", (16, 32, 64, 96), 64, (3, 5), stride=(2, 3), padding=(1, 2), dtypes=(F32, F16)),
    conv("stride 5, kernel 3", (16, 32, 64, 128), 64, 3, stride=5, dtypes=(F32, F16)),
    conv("4 groups", (16, 128, 56, 56), 128, 3, padding=1, groups=4, dtypes=(F32, F16)),
    conv("32 groups of 4 channels", (16, 128, 56, 56), 128, 3, padding=1, groups=32, dtypes=(F32, F16)),
    conv("dilation 2, 128 channels", (8, 128, 64, 64), 128, 3, padding=2, dilation=2, dtypes=(F32, BF16)),
    conv("24 to 40 channels", (16, 24, 96, 96), 40, 3, stride=2, padding=1, output_padding=1, dtypes=(F32, F16)),
    conv("80 to 144 channels", (8, 80, 40, 40), 144, 4, stride=2, padding=1, dtypes=(F32, F16)),
    conv("200 to 200 channels, odd width", (4, 200, 31, 45), 200, 3, padding=1, bias=True, dtypes=(F32, F16)),
    conv("728 channels, 1 x 1", (8, 728, 19, 19), 728, 1, dtypes=(F32, F16)),
    conv("one image, to RGB, 4 x 4", (1, 64, 256, 256), 3, 4, stride=2, padding=1, dtypes=(F32,)),
    conv("256 images", (256, 64, 16, 16), 32, 4, stride=2, padding=1, dtypes=(F32, F16)),
    conv("one row", (32, 64, 1, 1024), 64, (1, 4), stride=(1, 2), padding=(0, 1), dtypes=(F32, F16)),
    conv("one column", (32, 64, 1024, 1), 64, (4, 1), stride=(2, 1), padding=(1, 0), dtypes=(F32,)),
    conv("very wide", (4, 32, 8, 8192), 32, 3, padding=1, dtypes=(F32, F16)),
    conv("channels last, stride 2", (16, 96, 48, 48), 48, 3, stride=2, padding=1, output_padding=1, dtypes=(F32, F16, BF16), layouts=(NHWC,)),
    conv("depthwise, stride 2, channel multiplier 2", (8, 144, 28, 28), 288, 3, stride=2, padding=1, groups=144, dtypes=(F32, F16)),
    conv("TF32 off, 96 channels", (8, 96, 48, 48), 96, 4, stride=2, padding=1, tf32=False),
)  # fmt: skip

_FUSED = (
    fused("conv_transpose2d_gelu", "odd channels", (16, 40, 61, 67), 72, 3, padding=1, dtypes=(F32, F16)),
    fused("conv_transpose2d_gelu_group_norm", "24 groups of 3", (8, 72, 48, 48), 72, 4, num_groups=24, stride=2, padding=1, dtypes=(F32, F16)),
)  # fmt: skip

_GROUP_NORMS = (
    group("group_norm", "one group", (16, 96, 56, 56), 1, dtypes=(F32, F16)),
    group("group_norm", "a group a channel", (16, 96, 112, 112), 96, dtypes=(F32, BF16)),
    group("group_norm", "7 channels a group, odd plane", (8, 56, 63, 65), 8, dtypes=(F32, F16)),
    group("group_norm", "one image, wide", (1, 80, 64, 2048), 16, dtypes=(F32, BF16)),
    group("group_norm", "one image, 768 channels", (1, 768, 128, 128), 32, dtypes=(F32, F16), layouts=(NCHW, NHWC)),
    group("group_norm", "256 images", (256, 64, 28, 28), 16, dtypes=(F32, BF16)),
    group("gelu_group_norm", "one group", (8, 192, 64, 64), 1, dtypes=(F32, F16)),
    group("gelu_group_norm", "5 channels a group", (4, 40, 200, 200), 8, dtypes=(F32, BF16)),
)  # fmt: skip

_BATCH_NORMS = (
    batch("24 channels, eval", (16, 24, 112, 112), training=False, dtypes=(F32, F16)),
    batch("one image, one row, eval", (1, 728, 1, 19), training=False, dtypes=(F32, F16)),
    batch("odd plane, eval", (32, 144, 29, 31), training=False, dtypes=(F32, BF16)),
    batch("3 x 3 planes, eval", (128, 512, 3, 3), training=False, dtypes=(F32, F16)),
    batch("24 channels, training", (16, 24, 112, 112), training=True, dtypes=(F32, F16)),
    batch("256 images, odd plane, training", (256, 80, 15, 15), training=True, dtypes=(F32, BF16)),
    batch("728 channels, training", (8, 728, 19, 19), training=True, dtypes=(F32, F16), layouts=(NCHW, NHWC)),
)  # fmt: skip

_POINTWISE = (
    pointwise("gelu", "a prime", 7, 1009, 2003, dtypes=(F32, F16, BF16)),
    pointwise("gelu", "one row, sigmoid form", 1, 11008, dtypes=(F16,), form="sigmoid"),
    pointwise("gelu", "Whisper MLP", 1500, 5120, dtypes=(F16,)),
    pointwise("tanh", "a prime", 5, 1201, 997, dtypes=(F32, F16)),
    pointwise("tanh", "GRU gate, one step", 64, 4096, dtypes=(F32, BF16)),
)  # fmt: skip

LAYERS: tuple[Layer, ...] = tuple(
    layer
    for shapes in (_CONVOLUTIONS, _FUSED, _GROUP_NORMS, _BATCH_NORMS, _POINTWISE)
    for shape in shapes
    for layer in shape
)
