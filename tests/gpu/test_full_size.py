"""Every op on a GPU: all small cases, and the benchmark's full sizes.

The oracle of a full-size case is computed in float64 on the GPU as well: some 20 GB of tensors, a fraction of a second.
"""

import pytest

from workbench.op import load_ops
from workbench.verify import verify

pytestmark = pytest.mark.gpu
VARIANTS = [pytest.param(op, variant, id=f"{op.name}-{variant.name}") for op in load_ops() for variant in op.variants]


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize(("op", "variant"), VARIANTS)
@pytest.mark.parametrize("full_size", [False, True], ids=["small", "full"])
def test_a_variant_agrees_with_pytorch(op, variant, dtype, full_size):
    report = verify(op, device="cuda", variant=variant, dtype=dtype, full_size=full_size)
    assert report.passed, str(report)
