"""y = x + z in Triton, for launch_overhead.py: kept apart, since Triton is an extra."""

import triton
import triton.language as tl


@triton.jit
def add(x, z, y, n, width: tl.constexpr):
    """Add one block of `width` elements."""
    at = tl.program_id(0) * width + tl.arange(0, width)
    tl.store(y + at, tl.load(x + at, at < n) + tl.load(z + at, at < n), at < n)
