"""What blocks ask of memory: which loads are late, what a warp waits for together, what a wave touches."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.analysis.timing import traffic as looks
from workbench.analysis.timing.traffic import Together, Traffic, _extents, measure
from workbench.analysis.trace import EventLog, Trace
from workbench.core.chips import Chip
from workbench.core.events import EVENT, Events
from workbench.core.geometry import SINGLE, Dim3, LaunchConfig

SOURCE = """
__global__ void neighbours(const float* x, float* y, int pitch) {
  const int i = (blockIdx.y * blockDim.y + threadIdx.y + 1) * pitch + blockIdx.x * 32 + threadIdx.x;
  y[i] = x[i - pitch] + x[i] + x[i + pitch];
}
__global__ void product(const float* a, const float* b, float* y, int n) {
  const int r = blockIdx.y * 8 + threadIdx.y, c = blockIdx.x * 32 + threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < n; ++k) {
    sum += a[r * n + k] *
           b[k * n + c];
  }
  y[r * n + c] = sum;
}
__global__ void apart(float* y, int words) { y[(blockIdx.x * 256 + threadIdx.x) * words] = 1.0f; }
"""
H100 = Chip.of("H100")


def traffic(name: str, *args: object, grid: tuple[int, ...], block: tuple[int, ...], together: int = 1) -> Traffic:
    kernel = wb.load(SOURCE, name, arch="sm_90")
    sample = kernel.sample(*args, grid=grid, block=block)
    assert sample.trace is not None
    lines = {int(line) for line in np.unique(sample.trace.events["line"])}
    groups = {(line, "global load"): Together(together, 0) for line in lines}
    return measure(sample.trace, {}, groups, sample.recorded, 8, 200 * 1024, H100, 8 * H100.num_sms)


def test_loads_that_a_neighbouring_warp_has_just_asked_for_are_late_as_well() -> None:
    pitch = 4096
    x, y = torch.zeros(1026 * pitch), torch.zeros(1026 * pitch)
    found = traffic("neighbours", x, y, pitch, grid=(128, 128), block=(32, 8), together=3)
    (load,) = (each for (_, unit), each in found.accesses.items() if unit == "global load")
    assert load.late == 1.0  # two of three rows are a neighbour's, and on their way
    assert load.beyond == pytest.approx(1.0, abs=0.05)
    assert load.doublings == pytest.approx(np.log2(3), abs=0.2)


def test_a_wave_that_finds_a_tensor_in_l2_does_not_wait_for_device_memory() -> None:
    n = 1024
    a, b, y = (torch.zeros(n, n) for _ in range(3))
    found = traffic("product", a, b, y, n, grid=(32, 128), block=(32, 8))
    loads = [each for (_, unit), each in sorted(found.accesses.items()) if unit == "global load"]
    assert loads[-1].beyond == pytest.approx(1 / (32 * 128 / (8 * 132)), rel=0.1)  # b: the first of the waves alone


def test_sectors_that_are_written_in_part_cost_l2_a_line_s_time() -> None:
    y = torch.zeros(1 << 24)
    whole, half, lines = (
        traffic("apart", y, words, grid=(1024,), block=(256,)).l2_us * 1e6 / 8 for words in (1, 2, 32)
    )
    assert whole == pytest.approx(H100.l2_line_ps + 4 * H100.l2_sector_ps)
    assert half == pytest.approx(2 * H100.l2_partial_ps + 6 * H100.l2_sector_ps)
    assert lines > 32 * H100.l2_partial_ps * 0.99


def test_a_wave_reaches_as_far_as_its_blocks_do_where_tiles_recur() -> None:
    traced = np.arange(0, 256, 16) + np.arange(16)  # blocks that read the tiles 0 to 15, as every 16th one does
    block, sector = np.repeat(traced, 1024), np.concatenate([np.arange(1024) + 1024 * (each % 16) for each in traced])
    span, extent = _extents(block, sector, at_once=264)
    assert span == 1024 * 32
    assert extent >= 16 * 1024 * 32


def test_of_very_many_accesses_stretches_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "_MOST_EVENTS", 2000)
    monkeypatch.setattr(looks, "_STRETCH", 1000)

    def looked_at(count: int) -> tuple[Events, float]:
        log, events = EventLog(), np.zeros(count, EVENT)
        events["mask"], events["line"] = 0xFFFFFFFF, np.arange(count)
        log.append(events)
        return looks._looked_at(Trace("many", LaunchConfig(SINGLE, Dim3(32)), {}, log))

    assert looked_at(2000)[1] == 1.0
    kept, part = looked_at(20_000)
    assert part == 0.1
    assert kept["line"].tolist() == [*range(1000), *range(10_000, 11_000)]
