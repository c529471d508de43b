"""The launches of full-size cases, planned without data."""

from collections.abc import Iterator

import torch

from workbench.op import Op, Plan, Variant


def full_size_plans(op: Op, variant: Variant) -> Iterator[Plan]:
    """Plan every full-size case that a variant takes."""
    for case in op.cases:
        tensors = case.meta(torch.float32)
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=variant.tf32):
            if case.full_size and not variant.obstacle(*tensors, **case.attributes):
                yield variant.prepare(*tensors, **case.attributes)
