"""Batch normalisation by the batch's statistics, the running ones never updated."""

import torch
from torch import Tensor, nn
from torch.nn import functional


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm2d(3)

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(x)


class ModelNew(Model):
    def forward(self, x):
        return functional.batch_norm(x, None, None, self.norm.weight, self.norm.bias, True)


def get_inputs():
    return [torch.randn(16, 3, 9, 9)]


def get_init_inputs():
    return []
