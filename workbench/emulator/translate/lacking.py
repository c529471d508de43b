"""Instructions of GPUs that the emulator does not stand for, by name: the message of a refusal says what they are."""

from __future__ import annotations

import re

_LACKING: tuple[tuple[str, str], ...] = (
    (r"clusterlaunchcontrol\..*", "blocks that take over the work of others, from sm_100 on"),
    (r"tcgen05\..*", "tensor cores with a memory of their own, of sm_100"),
    (r"mma\..*\.(?:kind::|block_scale).*", "products of narrow floats with scales, from sm_100 on"),
    (r"(?:st|cp\.async|red\.async)\.bulk\..*|.*\.cta_group::.*", "bulk operations from sm_100 on"),
    (r"(?:add|sub|mul|fma)\..*\.f32x2", "arithmetic of pairs of f32, from sm_100 on"),
    (r"(?:add|sub|fma)\..*\.f32\.b?f16", "sums of f32 with narrower floats, from sm_100 on"),
    (r"redux\..*\.f32", "reductions of f32, from sm_100 on"),
    (r".*\.(?:e2m1|e2m3|e3m2|ue8m0|b4x16_p64|b6x16_p32).*", "floats of 4 and 6 bits, from sm_100 on"),
    (r"multimem\..*", "memory of several GPUs"),
)
"""Regular expressions of mnemonics, and what these are (PTX ISA 9.0). Only what has no row is looked up here."""


def lacking(mnemonic: str) -> str:
    """Say what an instruction without a row is; empty where nothing is known of it.

    Examples
    --------
    >>> lacking("redux.sync.min.f32")
    'reductions of f32, from sm_100 on'
    """
    return next((what for form, what in _LACKING if re.fullmatch(form, mnemonic)), "")
