"""The time below which no measurement is believed."""

import math

import pytest
import torch

from workbench.bench.roofline import MeasuringError, Roofline, compulsory_bytes, peak_bandwidth_gbps


def test_every_input_is_read_and_every_output_written_once():
    x, y = torch.empty(1000), torch.empty(500, dtype=torch.float16)
    assert compulsory_bytes([x, None], [y], 0, cold=True) == 5000


def test_the_cache_may_hold_outputs_and_when_warm_inputs_too():
    x, y = torch.empty(1000), torch.empty(1000)
    assert compulsory_bytes([x], [y], 1500, cold=True) == 4000 + 2500
    assert compulsory_bytes([x], [y], 1500, cold=False) == 8000 - 1500
    assert compulsory_bytes([x], [y], 10_000, cold=True) == 4000
    assert compulsory_bytes([x], [y], 10_000, cold=False) == 0


def test_an_expanded_axis_counts_once_and_an_empty_tensor_not_at_all():
    assert compulsory_bytes([torch.empty(1, 7).expand(100, 7)], [], 0, cold=True) == 28
    assert compulsory_bytes([torch.empty(0, 7)], [], 0, cold=True) == 0


def test_a_time_below_the_roofline_is_refused():
    roofline = Roofline(4_800_000, 4800.0)
    assert roofline.floor_us == 1.0
    roofline.check("gelu", 1.01)
    with pytest.raises(MeasuringError, match=r"gelu: 0.9 us is below the roofline of 1 us \(4,800,000 bytes at 4,800"):
        roofline.check("gelu", 0.9)


def test_a_cpu_has_no_roofline():
    assert Roofline(10**12, peak_bandwidth_gbps(torch.device("cpu"))).floor_us == 0
    assert math.isinf(peak_bandwidth_gbps(torch.device("cpu")))
