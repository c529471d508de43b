"""S3: ConvTranspose2d alone, with our convolution.

A KernelBench file: `Model` is PyTorch, `ModelNew` runs our kernels, `get_inputs` and `get_init_inputs` give its sizes.
"""

import torch
from torch import Tensor, nn

from workbench.op import find_op

conv_transpose2d = find_op("conv_transpose2d")

batch_size = 8
in_channels = 64
out_channels = 64
kernel_size = 3
height, width = 1024, 1024


class Model(nn.Module):
    """ConvTranspose2d: the reference."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int,
        stride: int = 1,
        padding: int = 0,
        output_padding: int = 0,
        groups: int = 1,
        bias: bool = False,
    ):
        super().__init__()
        self.conv_transpose2d = nn.ConvTranspose2d(
            in_channels,
            out_channels,
            kernel_size,
            stride=stride,
            padding=padding,
            output_padding=output_padding,
            groups=groups,
            bias=bias,
        )

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w)."""
        return self.conv_transpose2d(x)


class ModelNew(Model):
    """The same modules and parameters; the convolution is a kernel of ours."""

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w), CUDA tensors on their GPU, CPU tensors on the emulator."""
        conv = self.conv_transpose2d
        return conv_transpose2d(
            x,
            conv.weight,
            conv.bias,
            stride=conv.stride,
            padding=conv.padding,
            output_padding=conv.output_padding,
            dilation=conv.dilation,
            groups=conv.groups,
        )


def get_inputs() -> list[Tensor]:
    """Draw one batch at full size."""
    return [torch.rand(batch_size, in_channels, height, width)]


def get_init_inputs() -> list[int]:
    """Return the constructor's arguments."""
    return [in_channels, out_channels, kernel_size]
