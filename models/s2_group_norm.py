"""S2: ConvTranspose2d, GELU, GroupNorm, with GroupNorm as a statistics and a normalise kernel.

A KernelBench file: `Model` is PyTorch, `ModelNew` runs our kernels, `get_inputs` and `get_init_inputs` give its sizes.
"""

import torch
from torch import Tensor, nn

from workbench.op import find_op

group_norm = find_op("group_norm")

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
    """The same modules and parameters; GroupNorm is two kernels of ours, the convolution and GELU are PyTorch's."""

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w), CUDA tensors on their GPU, CPU tensors on the emulator."""
        norm = self.group_norm
        y = nn.functional.gelu(self.conv_transpose(x))
        return group_norm(y, norm.weight, norm.bias, num_groups=norm.num_groups, eps=norm.eps)


def get_inputs() -> list[Tensor]:
    """Draw one batch at full size."""
    return [torch.rand(batch_size, in_channels, height, width)]


def get_init_inputs() -> list[int]:
    """Return the constructor's arguments."""
    return [in_channels, out_channels, kernel_size, stride, groups, num_groups]
