"""What bounds a kernel: memory, arithmetic, or neither."""

import numpy as np
import pytest

from workbench.analysis.roofline import GPUS, Gpu, roofline
from workbench.core.arch import Arch
from workbench.core.errors import ArgumentError

TOY = Gpu("toy", Arch.of("sm_80"), 10, memory_gbps=1000, tflops={"f32": 10, "f16": 80}, source="made up")


def test_memory_bound() -> None:
    copy = roofline(flops=1e6, bytes_moved=4e6, gpu=TOY)
    assert copy.intensity == 0.25
    assert copy.ridge == 10
    assert copy.bound == "memory"
    assert copy.least_us == pytest.approx(4)
    assert copy.attainable_tflops == pytest.approx(0.25)
    assert copy.reached_pct(8) == pytest.approx(50)


def test_arithmetic_bound() -> None:
    product = roofline(flops=2e9, bytes_moved=1e6, gpu=TOY)
    assert product.bound == "arithmetic"
    assert product.least_us == pytest.approx(200)
    assert product.attainable_tflops == pytest.approx(10)
    assert roofline(2e9, 1e6, TOY, "f16").least_us == pytest.approx(25)


def test_a_seed_on_the_table() -> None:
    """GELU over (128, 64, 258, 258) f32 on an H200 at its measured copy bandwidth takes about 1 ms."""
    elements = 128 * 64 * 258 * 258
    gelu = roofline(20 * elements, 8 * elements, "H200 measured")
    assert gelu.bound == "memory"
    assert 1000 < gelu.least_us < 1050
    assert str(gelu).startswith("10.9 GFLOP over 4.36e+03 MB = 2.5 FLOP/B on H200 measured (f32 64 TFLOP/s, 4230 GB/s)")


def test_curve_bends_at_the_ridge() -> None:
    intensity, tflops = roofline(1, 1, TOY).curve()
    assert intensity[32] == pytest.approx(10)
    assert tflops[:33] == pytest.approx(intensity[:33])
    assert (tflops[32:] == 10).all()
    assert (np.diff(tflops) >= 0).all()


def test_json() -> None:
    row = roofline(1e6, 4e6, TOY).to_json()
    assert (row["gpu"], row["bound"], row["arithmetic"]) == ("toy", "memory", "f32")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"gpu": "H300"}, "no ceilings for GPU 'H300'; expected a Gpu or one of V100"),
        ({"arithmetic": "tf32", "gpu": "T4"}, "T4 has no ceiling for 'tf32'; it has f32, f16"),
        ({"bytes_moved": 0}, "bytes_moved > 0; got 1 and 0"),
        ({"flops": -1}, "flops >= 0"),
        ({"flops": float("nan")}, "got nan"),
    ],
)
def test_wrong_use(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        roofline(**({"flops": 1, "bytes_moved": 1, "gpu": "H200"} | wrong))  # type: ignore[arg-type]


def test_every_gpu_of_the_table_has_a_memory_and_an_f32_ceiling() -> None:
    assert all(gpu.memory_gbps > 0 and gpu.tflops["f32"] > 0 and gpu.num_sms > 0 for gpu in GPUS.values())
