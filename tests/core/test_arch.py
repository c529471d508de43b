"""The architectures' limits are the published ones."""

import dataclasses

import pytest

from workbench.core.arch import ARCHS, Arch
from workbench.core.errors import ArgumentError, WorkbenchError
from workbench.core.geometry import Dim3

# threads/SM, warps/SM, blocks/SM, smem/SM KB, opt-in smem/block KB, reserved B, unit B, barriers/SM
LIMITS = {
    "sm_70": (2048, 64, 32, 96, 96, 0, 256, None),
    "sm_75": (1024, 32, 16, 64, 64, 0, 256, None),
    "sm_80": (2048, 64, 32, 164, 163, 1024, 128, None),
    "sm_86": (1536, 48, 16, 100, 99, 1024, 128, None),
    "sm_89": (1536, 48, 24, 100, 99, 1024, 128, None),
    "sm_90": (2048, 64, 32, 228, 227, 1024, 128, 64),
    "sm_100": (2048, 64, 32, 228, 227, 1024, 128, 64),
    "sm_120": (1536, 48, 24, 100, 99, 1024, 128, 24),
}


@pytest.mark.parametrize("name", LIMITS)
def test_limits_are_the_published_ones(name: str) -> None:
    arch = Arch.of(name)
    assert arch.name == name
    assert (
        arch.max_threads_per_sm,
        arch.max_warps_per_sm,
        arch.max_blocks_per_sm,
        arch.smem_per_sm_bytes // 1024,
        arch.smem_optin_per_block_bytes // 1024,
        arch.smem_reserved_per_block_bytes,
        arch.smem_unit_bytes,
        arch.barriers_per_sm,
    ) == LIMITS[name]


def test_limits_shared_by_all() -> None:
    for arch in ARCHS:
        assert arch.smem_carveouts_bytes == tuple(sorted(arch.smem_carveouts_bytes))
        assert arch.max_grid == Dim3(2**31 - 1, 65535, 65535)
        assert arch.max_block == Dim3(1024, 1024, 64)
        assert arch.max_threads_per_block == 1024


@pytest.mark.parametrize("spelling", ["sm_90", "sm_90a", "compute_90", "compute_90a", "9.0", (9, 0), [9, 0]])
def test_spellings_of_one_architecture(spelling: str | tuple[int, int]) -> None:
    assert Arch.of(spelling) is Arch.of("sm_90")
    assert Arch.of(Arch.of(spelling)).capability == (9, 0)


def test_three_digit_architecture() -> None:
    assert Arch.of("sm_120a").capability == (12, 0)
    assert Arch.of((12, 0)).name == "sm_120"
    assert Arch.of("sm_100f").capability == (10, 0)


@pytest.mark.parametrize("unknown", ["sm_61", "sm_99", (4, 2)])
def test_unknown_architecture_is_named_with_the_known(unknown: str | tuple[int, int]) -> None:
    with pytest.raises(ArgumentError, match=r"unknown architecture .*; expected one of sm_70, sm_75, .*sm_121"):
        Arch.of(unknown)


@pytest.mark.parametrize("malformed", ["", "hopper", "sm90", "sm_90x", "sm_9", (9,), (9, 0, 0), ("9", "0"), 90])
def test_malformed_architecture(malformed: object) -> None:
    with pytest.raises(WorkbenchError, match=r"'sm_90', 'compute_90', '9.0' or \(9, 0\); got"):
        Arch.of(malformed)  # type: ignore[arg-type]


def test_an_argument_error_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="got 90"):
        Arch.of(90)  # type: ignore[arg-type]


def test_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Arch.of("sm_90").minor = 1  # type: ignore[misc]
