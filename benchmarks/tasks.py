"""Four pieces of work that several simulators of GPUs are given: inputs, an output to fill, and a check with NumPy.

Needs nothing but NumPy, so that a simulator's own environment can import it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


@dataclass
class Task:
    """Inputs and outputs of one piece of work.

    Attributes
    ----------
    name, unit : str
        What it is called, and what its size counts.
    units : int
    inputs, outputs : dict of str to ndarray of float32
        Outputs are NaN until something writes them.
    wanted : dict of str to ndarray of float64
    tolerance : float
        Relative and absolute.
    extents : tuple of int
        The numbers that the work was made from.
    """

    name: str
    unit: str
    units: int
    inputs: dict[str, Array]
    wanted: dict[str, NDArray[np.float64]]
    tolerance: float
    extents: tuple[int, ...]
    outputs: dict[str, Array] = field(init=False)

    def __post_init__(self) -> None:
        self.outputs = {name: np.full(a.shape, np.nan, np.float32) for name, a in self.wanted.items()}

    @property
    def tensor_bytes(self) -> int:
        """Size of all inputs and outputs."""
        return sum(a.nbytes for a in (*self.inputs.values(), *self.outputs.values()))

    def check(self) -> None:
        """Compare the outputs with NumPy's, then forget them."""
        for name, wanted in self.wanted.items():
            got = self.outputs[name]
            np.testing.assert_allclose(got, wanted, rtol=self.tolerance, atol=self.tolerance, err_msg=self.name)
            got.fill(np.nan)


def _random(*shape: int) -> Array:
    return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


def gelu(n: int) -> Task:
    """``y = x / 2 * (1 + erf(x / sqrt(2)))`` of `n` elements."""
    x = _random(n)
    erf = np.vectorize(math.erf, otypes=[np.float64])
    y = 0.5 * x * (1 + erf(x.astype(np.float64) / math.sqrt(2)))
    return Task("gelu", "element", n, {"x": x}, {"y": y}, 1e-6, (n,))


def sgemm(side: int) -> Task:
    """``c = a @ b`` of square matrices."""
    a, b = _random(2, side, side)
    c = a.astype(np.float64) @ b.astype(np.float64)
    return Task("sgemm", "multiply-add", side**3, {"a": a, "b": b}, {"c": c}, 1e-4, (side,))


def conv_transpose(batch: int, channels: int, size: int) -> Task:
    """Transposed convolution of stride 2 and padding 1, a kernel of 4 x 4, `channels` in and out."""
    x, weight = _random(batch, channels, size, size), _random(channels, channels, 4, 4)
    y = np.zeros((batch, channels, 2 * size + 2, 2 * size + 2))
    for i in range(4):
        for j in range(4):
            part = np.einsum("nchw,cd->ndhw", x.astype(np.float64), weight[:, :, i, j])
            y[:, :, i : i + 2 * size : 2, j : j + 2 * size : 2] += part
    y = y[:, :, 1:-1, 1:-1]
    taps = y.size * channels * 4
    extents = (batch, channels, size)
    return Task("conv transpose", "multiply-add", taps, {"x": x, "weight": weight}, {"y": y}, 1e-4, extents)


def group_norm(samples: int, channels: int, groups: int, spatial: int) -> Task:
    """Mean and reciprocal standard deviation of each sample's groups of channels."""
    x = _random(samples, channels, spatial)
    rows = x.reshape(samples * groups, -1).astype(np.float64)
    wanted = {"mean": rows.mean(1), "rstd": 1 / np.sqrt(rows.var(1) + 1e-5)}
    extents = (samples, channels, groups, spatial)
    return Task("group norm", "element", x.size, {"x": x}, wanted, 1e-5, extents)
