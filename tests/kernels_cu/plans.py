"""The launches of full-size cases, planned without data; the cases that a variant is tried on."""

import random
from collections.abc import Iterator

import torch

from workbench.op import Op, Plan, Variant
from workbench.verify import VerifyReport, verify

TEMPLATES = {
    ("batch_norm2d", "v4_two_passes"),
    ("batch_norm2d", "v5_on_chip"),
    ("batch_norm2d", "v6_cluster"),
    ("batch_norm2d", "v7_eval"),
    ("group_norm", "v3_two_passes"),
    ("group_norm", "v4_on_chip"),
    ("group_norm", "v5_cluster"),
    ("gelu_group_norm", "v4_two_passes"),
    ("gelu_group_norm", "v5_on_chip"),
    ("gelu_group_norm", "v6_cluster"),
    ("batch_norm_tanh_max_pool_group_norm", "v1_three_steps"),
    ("batch_norm_tanh_max_pool_group_norm", "v2_parts"),
    ("batch_norm_tanh_max_pool_group_norm_backward", "v1_by_groups"),
    ("conv_transpose2d_weight_gradient", "v2_mma_tf32"),
    ("group_norm_backward", "v1_two_passes"),
}
"""Variants of one template each: an element type changes its conversions, gelu_group_norm what is applied first."""

COMPOSED = {
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm-v1_five_kernels",
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm-v4_parts",
    "conv_transpose2d_gelu-v3_register_tiles",
    "conv_transpose2d_gelu-v4_depthwise",
    "conv_transpose2d_gelu-v5_implicit_gemm",
    "conv_transpose2d_gelu_group_norm-v1_three_kernels",
    "conv_transpose2d_gelu_group_norm-v3_parts",
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm-v5_hopper_parts",
    "conv_transpose2d_gelu-v6_wgmma_gemm",
    "conv_transpose2d_gelu_group_norm-v4_hopper_parts",
}
"""Variants that are put together of parts that others have: the slow tests have them, in 16 bits by what shows them."""

OF_A_TEMPLATE = {"odd", "training_odd", "eval_odd", "channels_last", "training_channels_last", "plain_tanh"}
"""What shows a template in another element type, or with an activation, where float32 has all cases."""

OF_BFLOAT16 = OF_A_TEMPLATE | {
    *("everything", "nonfinite", "eval_many_channels", "strip"),
    *("tiles_16_bits", "tiles_far_from_zero_16_bits", "training_tile_per_channel_16_bits"),
}
"""What shows bfloat16 where float16 has all cases: the two are as large, and differ by their conversions."""

OF_A_VARIANT = {
    ("gelu_group_norm", "v5_on_chip"): {"tiles"},
    ("batch_norm2d", "v7_eval"): {"eval_vectors", "eval_many_channels"},
}
"""What else shows a variant in 16 bits: many values that are stored between two operations; planes of its own eval."""
SEED = random.SystemRandom().randrange(2**32)
"""Of all variants: those of an op are tried on the same inputs, so that what they are judged by is measured once."""


def full_size_plans(op: Op, variant: Variant) -> Iterator[Plan]:
    """Plan every full-size case that a variant takes."""
    for case in op.cases:
        tensors = case.meta(torch.float32)
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=variant.tf32):
            if case.full_size and not variant.obstacle(*tensors, **case.attributes):
                yield variant.prepare(*tensors, **case.attributes)


def is_shown(op: Op, variant: Variant, dtype: str) -> bool:
    """Say whether cases that show an instance are enough."""
    if dtype != "float32" and f"{op.name}-{variant.name}" in COMPOSED:
        return True
    if (op.name, variant.name) in TEMPLATES:
        return dtype != "float32" or op.name == "gelu_group_norm"
    return dtype == "bfloat16" and "float16" in variant.dtypes


def verify_small(op: Op, variant: Variant, dtype: str) -> VerifyReport:
    """Verify a variant on the emulator: on every small case, or of a template on those that show an instance of it."""
    if not is_shown(op, variant, dtype):
        return verify(op, variant=variant, dtype=dtype, seed=SEED)
    own = {case.name for case in op.cases if case.dtypes and not case.full_size and op.name != "gelu_group_norm"}
    if dtype != "float32":
        own |= OF_A_VARIANT.get((op.name, variant.name), set())
    names = own | (OF_A_TEMPLATE if (op.name, variant.name) in TEMPLATES else OF_BFLOAT16)
    shown = [case.name for case in op.cases if case.name in names and case.suits(dtype)]
    reports = [verify(op, variant=variant, dtype=dtype, case=name, seed=SEED) for name in shown]
    return VerifyReport(
        rows=tuple(row for report in reports for row in report.rows),
        left_out=tuple(left for report in reports for left in report.left_out),
    )
