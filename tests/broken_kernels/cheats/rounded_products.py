"""Products of inputs rounded to TF32, 10 bits of mantissa."""

import torch
from torch import Tensor, nn


class Model(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x @ x.mT


class ModelNew(Model):
    def forward(self, x):
        bits = x.contiguous().view(torch.int32)
        rounded = ((bits + 0x1000) & ~0x1FFF).view(torch.float32)
        return rounded @ rounded.mT


def get_inputs():
    return [torch.randn(64, 33)]


def get_init_inputs():
    return []
