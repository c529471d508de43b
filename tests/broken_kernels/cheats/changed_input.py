"""Right, but it works in place."""

import torch
from torch import Tensor, nn
from torch.nn import functional


class Model(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return functional.gelu(x.clone())


class ModelNew(Model):
    def forward(self, x):
        return x.copy_(functional.gelu(x))


def get_inputs():
    return [torch.randn(64, 33)]


def get_init_inputs():
    return []
