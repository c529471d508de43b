"""Every op on every architecture with tensor cores: a variant takes it, and no launch asks for more than there is."""

import pytest
import torch

from workbench.core.arch import ARCHS as KNOWN
from workbench.core.arch import Arch
from workbench.op import OpError, find_op, gpu_for, load_ops, planned_for
from workbench.op.launches import settings_of

ARCHS = ("sm_80", "sm_86", "sm_90", "sm_120")
"""A100, RTX 30 and A10, H100 without what only sm_90a has, RTX 50: sm_89 and sm_100 have the limits of two of these."""

PORTABLE_FAST = {
    "batch_norm2d": {"v4_two_passes", "v5_on_chip"},
    "conv_transpose2d": {"v7_implicit_gemm", "v9_register_tiles", "v10_depthwise", "v11_col2im"},
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm": {"v4_parts"},
    "conv_transpose2d_weight_gradient": {"v2_mma_tf32"},
    "conv_transpose2d_gelu": {"v3_register_tiles", "v4_depthwise", "v5_implicit_gemm"},
    "conv_transpose2d_gelu_group_norm": {"v3_parts"},
    "gelu": {"v2_vectorized"},
    "gelu_group_norm": {"v4_two_passes", "v5_on_chip"},
    "group_norm": {"v3_two_passes", "v4_on_chip"},
    "tanh": {"v2_vectorized", "v3_fast"},
}
"""The variants beside v1 that an op must have everywhere."""


PORTABLE = [(op, variant) for op in load_ops() for variant in op.variants if not variant.is_exact]


@pytest.mark.parametrize("arch", ARCHS)
def test_every_op_has_fast_variants_whose_launches_a_block_can_hold(arch):
    limit = Arch.of(arch).smem_optin_per_block_bytes
    taken = {op.name: set() for op in load_ops()}
    with planned_for(gpu_for(arch)):
        for op, variant in PORTABLE:
            if Arch.of(arch).capability < Arch.of(variant.min_arch).capability:
                continue
            for case in [case for case in op.cases if case.full_size and case.suits("float32")][:6]:
                tensors = case.meta(torch.float32)
                with settings_of(variant):
                    if variant.obstacle(*tensors, **case.attributes):
                        continue
                    plan = variant.prepare(*tensors, **case.attributes)
                assert max(launch.smem_bytes for launch in plan.launches) <= limit, (variant.name, case.name)
                taken[op.name].add(variant.name)
    for name, variants in PORTABLE_FAST.items():
        assert variants <= taken[name], name


MACHINES = [arch.name for arch in KNOWN if (8, 0) <= arch.capability <= (12, 0)]
EVERY = [(op, variant) for op in load_ops() for variant in op.variants]


@pytest.mark.slow
@pytest.mark.parametrize(("op", "variant"), EVERY, ids=[f"{op.name}-{variant.name}" for op, variant in EVERY])
def test_the_machine_code_parses_on_every_target(op, variant):
    archs = [arch for arch in MACHINES if not variant.wrong_arch(arch)]
    assert archs
    for arch in archs:
        with planned_for(gpu_for(arch)), settings_of(variant):
            plan = first_plan(op, variant)
            kernels = {kernel.name: kernel for kernel in map(variant.kernel, plan.launches)}
            for kernel in kernels.values():
                sass = kernel.sass(variant.target(arch))
                assert [i.address for i in sass.instructions] == list(range(0, 16 * len(sass.instructions), 16))
                cut = [range(block.first, block.last + 1) for block in sass.blocks]
                assert [i for part in cut for i in part] == list(range(len(sass.instructions)))
                assert any(i.name == "EXIT" for i in sass.instructions)


def first_plan(op, variant):
    """Plan the first case that a variant takes, in the first type."""
    for dtype in (torch.float32, torch.float16):
        for case in op.cases:
            tensors = case.meta(dtype) if case.suits(str(dtype).removeprefix("torch.")) else None
            if tensors is not None and not variant.obstacle(*tensors, **case.attributes):
                return variant.prepare(*tensors, **case.attributes)
    raise AssertionError(f"{variant.name} takes no case of {op.name}")


def test_the_implicit_gemm_tiles_by_the_shared_memory_that_is_there():
    op = find_op("conv_transpose2d")
    variant = op.variant("v7_implicit_gemm")
    case = next(case for case in op.cases if case.name == "s4")

    def most(arch):
        with planned_for(gpu_for(arch, 132)), settings_of(variant):
            config = {"BLOCK_M": 128, "BLOCK_N": 256}
            plan = variant.prepare(*case.meta(torch.float16), config=config, **case.attributes)
            return max(launch.smem_bytes for launch in plan.launches)

    assert most("sm_90") > 99 * 1024
    with pytest.raises(OpError, match="no tile of the implicit GEMM fits shared memory"):
        most("sm_86")


def test_a_convolution_whose_patch_no_block_holds_is_refused():
    variant = find_op("conv_transpose2d").variant("v7_implicit_gemm")
    x, weight = torch.empty(1, 8, 600, 600, device="meta"), torch.empty(8, 8, 1, 700, device="meta")
    with settings_of(variant):
        with planned_for(gpu_for("sm_90")):
            assert variant.obstacle(x, weight, dilation=(1, 2)) == ""
        with planned_for(gpu_for("sm_86")):
            assert "of shared memory holds" in variant.obstacle(x, weight, dilation=(1, 16))
