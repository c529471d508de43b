"""Every op on a GPU: all small cases, and the benchmark's full sizes.

The oracle of a full-size case is computed in float64 on the GPU as well: some 20 GB of tensors, a fraction of a second.
"""

import pytest

from workbench.op import load_ops
from workbench.verify import verify

pytestmark = pytest.mark.gpu
VARIANTS = [
    pytest.param(
        op, variant, dtype, full_size, id=f"{op.name}-{variant.name}-{dtype}-{'full' if full_size else 'small'}"
    )
    for op in load_ops()
    for variant in op.variants
    for dtype in variant.dtypes
    for full_size in (False, True)
]


@pytest.mark.parametrize(("op", "variant", "dtype", "full_size"), VARIANTS)
def test_a_variant_agrees_with_pytorch(op, variant, dtype, full_size):
    report = verify(op, device="cuda", variant=variant, dtype=dtype, full_size=full_size)
    assert report.passed, str(report)
