"""Values that a block publishes without a fence: who reads them waits for the values, and not for a counter alone."""

import pytest
import torch

import workbench as wb
from workbench.op import DEFAULT_DIRECTORY

EXCHANGE = r"""
#include "include/arrivals.cuh"

constexpr int kMost = 3, kStride = 2;

__device__ void pause(const int* never) {
  for (int i = 0; i < 500; ++i)
    if (arrivals::load_acquire(never)) return;
}

// Block 1 counts itself before it publishes, waits until block 0 has seen that, and then takes its time: x of a place
// is there before y, and y of a place before x of the next.
extern "C" __global__ void exchange(double2* memory, int* arrived, int* seen, const int* never, const double2* values,
                                    double2* found, int count) {
  if (blockIdx.x == 1) {
    arrivals::arrive_relaxed(arrived, 1);
    arrivals::await_all(seen, 1);
    for (int k = 0; k < count; ++k) {
      pause(never);
      const double x = values[k].x == 0.0 ? -0.0 : values[k].x;
      asm volatile("st.relaxed.gpu.global.f64 [%0], %1;" ::"l"(&memory[k * kStride].x), "d"(x) : "memory");
      pause(never);
      arrivals::publish(&memory[k * kStride], values[k]);
    }
  } else {
    arrivals::await_all(arrived, 1);
    arrivals::arrive_relaxed(seen, 1);
    double2 read[kMost];
    arrivals::await_published(read, memory, kStride, count);
    for (int k = 0; k < kMost; ++k) found[k] = read[k];
  }
}
"""


@pytest.fixture(scope="module")
def exchange():
    return wb.load(EXCHANGE, "exchange", include_dirs=[DEFAULT_DIRECTORY])


def arguments_of(values):
    values = torch.tensor(values, dtype=torch.float64)
    counters = {name: torch.zeros(1, dtype=torch.int32) for name in ("arrived", "seen", "never")}
    memory = torch.zeros(5, 2, dtype=torch.float64)
    found = torch.full((3, 2), float("nan"), dtype=torch.float64)
    return {**counters, "memory": memory, "values": values, "found": found, "count": len(values)}


@pytest.mark.parametrize(
    "values",
    [
        [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
        [[1.0, 2.0], [3.0, 4.0]],
        [[0.0, 0.0], [0.0, 4.0], [-0.0, 0.0]],
        [[float("nan"), float("inf")], [-float("inf"), 1e-300]],
    ],
    ids=str,
)
def test_a_reader_waits_until_both_values_of_all_places_are_published(exchange, values):
    arguments = arguments_of(values)
    exchange.launch(**arguments, grid=2, block=1, cooperative=True)
    expected = torch.zeros(3, 2, dtype=torch.float64)
    expected[: len(values)] = arguments["values"]
    torch.testing.assert_close(arguments["found"], expected, rtol=0, atol=0, equal_nan=True)


def test_the_sanitizer_takes_published_values_for_handed_over(exchange):
    report = exchange.sanitize(**arguments_of([[1.0, 2.0], [0.0, 4.0]]), grid=2, block=1, cooperative=True)
    assert report.passed, str(report)
