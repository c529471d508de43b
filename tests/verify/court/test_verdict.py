"""What a verdict says of two structures that differ."""

from __future__ import annotations

import torch

from workbench.verify.court.plain import flatten
from workbench.verify.court.verdict import _unlike


def test_structures_that_read_alike_are_described_deeper():
    t = torch.zeros(1)
    said = _unlike(flatten(((t,),))[0], flatten(((t, t),))[0])
    assert (
        said
        == "Model returns a tuple of (a tuple of a tensor); ModelNew returns a tuple of (a tuple of a tensor, a tensor)"
    )
