"""S0: ConvTranspose2d, GELU, GroupNorm, fused as a whole; and with the convolution and GELU alone in one kernel.

A KernelBench file: `Model` is PyTorch, `ModelNew` runs our kernels, `get_inputs` and `get_init_inputs` give its sizes.
"""

import torch
from torch import Tensor, nn

from workbench.op import find_op

conv_transpose2d_gelu = find_op("conv_transpose2d_gelu")
conv_transpose2d_gelu_group_norm = find_op("conv_transpose2d_gelu_group_norm")

batch_size = 128
in_channels = 64
out_channels = 64
height, width = 256, 256
kernel_size = 3
stride = 1
groups = 8
num_groups = 8


class Model(nn.Module):
    """ConvTranspose2d, GELU, GroupNorm: the reference."""

    def __init__(
        self, in_channels: int, out_channels: int, kernel_size: int, stride: int, groups: int, num_groups: int
    ):
        super().__init__()
        del groups  # part of the benchmark's signature; its model does not use it
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride)
        self.group_norm = nn.GroupNorm(num_groups=num_groups, num_channels=out_channels)

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w)."""
        return self.group_norm(nn.functional.gelu(self.conv_transpose(x)))


class ModelNew(Model):
    """The same modules and parameters; one fused op of ours computes the whole."""

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w), CUDA tensors on their GPU, CPU tensors on the emulator."""
        conv, norm = self.conv_transpose, self.group_norm
        return conv_transpose2d_gelu_group_norm(
            x,
            conv.weight,
            conv.bias,
            norm.weight,
            norm.bias,
            num_groups=norm.num_groups,
            eps=norm.eps,
            stride=conv.stride,
            padding=conv.padding,
            output_padding=conv.output_padding,
            dilation=conv.dilation,
            groups=conv.groups,
        )


class ModelConvGelu(Model):
    """The same modules and parameters; convolution and GELU are one kernel of ours, GroupNorm is PyTorch's."""

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w), CUDA tensors on their GPU, CPU tensors on the emulator."""
        conv = self.conv_transpose
        y = conv_transpose2d_gelu(
            x,
            conv.weight,
            conv.bias,
            stride=conv.stride,
            padding=conv.padding,
            output_padding=conv.output_padding,
            dilation=conv.dilation,
            groups=conv.groups,
        )
        return self.group_norm(y)


def get_inputs() -> list[Tensor]:
    """Draw one batch at full size."""
    return [torch.rand(batch_size, in_channels, height, width)]


def get_init_inputs() -> list[int]:
    """Return the constructor's arguments."""
    return [in_channels, out_channels, kernel_size, stride, groups, num_groups]
