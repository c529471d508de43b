"""Every op on a GPU: all small cases, and the benchmark's full sizes.

The oracle of a full-size case is computed in float64 on the GPU as well, nine times or more: about a dozen copies of an
output, twice as many for a gradient. All variants of an op are judged by the same one, one after the other.
"""

import random

import pytest
import torch

from workbench.op import load_ops
from workbench.verify import LeftOut, verify
from workbench.verify.trial import Reference, Trial, uses_tf32

pytestmark = pytest.mark.gpu
SMALL = [
    pytest.param(op, variant, dtype, id=f"{op.name}-{variant.name}-{dtype}-small")
    for op in load_ops()
    for variant in op.variants
    for dtype in variant.dtypes
]
FULL_SIZE = [
    pytest.param(op, case, dtype, variant, id=f"{op.name}-{case.name}-{dtype}-{variant.name}-full")
    for op in load_ops()
    for case in op.cases
    if case.full_size
    for dtype in dict.fromkeys(dtype for variant in op.variants for dtype in variant.dtypes)
    if case.suits(dtype)
    for variant in sorted(op.variants, key=lambda variant, dtype=dtype: uses_tf32(variant, dtype))
    if dtype in variant.dtypes
]


class Last:
    """The last reference: that of the same case, dtype, and choice of TF32 serves the next variant too."""

    def __init__(self):
        self.seed = random.SystemRandom().randrange(2**32)
        self._key = self._reference = None

    def refer(self, op, case, dtype, inputs, *, tf32):
        key = op.name, case.name, dtype, tf32
        if self._key != key:
            self._key = self._reference = None  # which frees its memory first
            self._reference = Reference.of(op, case, dtype, inputs, tf32=tf32)
            self._key = key
        return self._reference


@pytest.fixture(scope="module")
def last():
    return Last()


@pytest.mark.parametrize(("op", "variant", "dtype"), SMALL)
def test_a_variant_agrees_with_pytorch(op, variant, dtype):
    report = verify(op, device="cuda", variant=variant, dtype=dtype)
    assert report.passed, str(report)


@pytest.mark.parametrize(("op", "case", "dtype", "variant"), FULL_SIZE)
def test_a_variant_agrees_with_pytorch_at_full_size(op, case, dtype, variant, last):
    trial = Trial(op, variant, case, dtype, torch.device("cuda"), last.seed, last.refer)
    outcome = trial.run()
    assert isinstance(outcome, LeftOut) or outcome.passed, f"seed {last.seed}: {outcome}"
