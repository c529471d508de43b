"""S4: ConvTranspose2d, BatchNorm2d, Tanh, MaxPool2d, GroupNorm, fused as a whole; and with a kernel for each.

A KernelBench file: `Model` is PyTorch, `ModelNew` runs our kernels, `get_inputs` and `get_init_inputs` give its sizes.
"""

import torch
from torch import Tensor, nn

from workbench.op import find_op

conv_transpose2d = find_op("conv_transpose2d")
batch_norm2d = find_op("batch_norm2d")
tanh = find_op("tanh")
group_norm = find_op("group_norm")
fused = find_op("conv_transpose2d_batch_norm_tanh_max_pool_group_norm")

batch_size = 512
in_channels = 64
out_channels = 128
height, width = 32, 32
kernel_size = 5
stride = 1
padding = 1
groups = 8
num_groups = 8


class Model(nn.Module):
    """ConvTranspose2d, BatchNorm2d, Tanh, MaxPool2d, GroupNorm: the reference."""

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int,
        stride: int,
        padding: int,
        groups: int,
        num_groups: int,
    ):
        super().__init__()
        del groups  # part of the benchmark's signature; its model does not use it
        self.conv_transpose = nn.ConvTranspose2d(in_channels, out_channels, kernel_size, stride=stride, padding=padding)
        self.batch_norm = nn.BatchNorm2d(out_channels)
        self.tanh = nn.Tanh()
        self.max_pool = nn.MaxPool2d(kernel_size=2, stride=2)
        self.group_norm = nn.GroupNorm(num_groups=num_groups, num_channels=out_channels)

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w)."""
        y = self.tanh(self.batch_norm(self.conv_transpose(x)))
        return self.group_norm(self.max_pool(y))


class ModelNew(Model):
    """The same modules and parameters; one fused op of ours computes the whole."""

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w), CUDA tensors on their GPU, CPU tensors on the emulator."""
        conv, batch, group = self.conv_transpose, self.batch_norm, self.group_norm
        y = fused(
            x,
            conv.weight,
            conv.bias,
            batch.weight,
            batch.bias,
            batch.running_mean,
            batch.running_var,
            group.weight,
            group.bias,
            num_groups=group.num_groups,
            training=batch.training,
            momentum=batch.momentum,
            bn_eps=batch.eps,
            gn_eps=group.eps,
            pool=self.max_pool.kernel_size,
            stride=conv.stride,
            padding=conv.padding,
            output_padding=conv.output_padding,
            dilation=conv.dilation,
            groups=conv.groups,
        )
        if batch.training:
            batch.num_batches_tracked.add_(1)
        return y


class ModelSeparate(Model):
    """The same modules and parameters; convolution, batch norm, tanh and group norm are kernels of ours."""

    def forward(self, x: Tensor) -> Tensor:
        """Compute y from x of shape (n, in_channels, h, w), CUDA tensors on their GPU, CPU tensors on the emulator."""
        conv, batch, group = self.conv_transpose, self.batch_norm, self.group_norm
        y = conv_transpose2d(
            x,
            conv.weight,
            conv.bias,
            stride=conv.stride,
            padding=conv.padding,
            output_padding=conv.output_padding,
            dilation=conv.dilation,
            groups=conv.groups,
        )
        y = batch_norm2d(
            y,
            batch.weight,
            batch.bias,
            batch.running_mean,
            batch.running_var,
            training=batch.training,
            momentum=batch.momentum,
            eps=batch.eps,
        )
        if batch.training:
            batch.num_batches_tracked.add_(1)
        y = self.max_pool(tanh(y))
        return group_norm(y, group.weight, group.bias, num_groups=group.num_groups, eps=group.eps)


def get_inputs() -> list[Tensor]:
    """Draw one batch at full size."""
    return [torch.rand(batch_size, in_channels, height, width)]


def get_init_inputs() -> list[int]:
    """Return the constructor's arguments."""
    return [in_channels, out_channels, kernel_size, stride, padding, groups, num_groups]
