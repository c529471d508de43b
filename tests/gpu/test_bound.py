"""Bound launches of CUDA tensors: launched, checked and timed there; traced on copies."""

import numpy as np
import pytest
import torch

import workbench as wb

pytestmark = pytest.mark.gpu

SQUARE = """
__global__ void square(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * x[i];
}"""
N = 1 << 16


@pytest.fixture
def run():
    return wb.load(SQUARE)[N // 256, 256].bind(torch.randn(N, device="cuda"), N, out=("y", N))


def test_outputs_are_allocated_where_the_inputs_are(run):
    y = run()
    assert y.is_cuda
    assert y.equal(run.arguments["x"].square())
    fresh = run.kernel[N // 256, 256](run.arguments["x"], N, out=("y", N))
    assert fresh.equal(y)
    assert fresh.data_ptr() != y.data_ptr()


def test_it_is_checked_there(run):
    assert run.check({"y": lambda x: x * x})
    assert run.check({"y": run.arguments["x"].square()})
    assert not run.check({"y": lambda x: 1.001 * x * x})
    with pytest.raises(wb.ArgumentError, match=r"the reference is on cpu; pass .to\('cuda:0'\)"):
        run.check({"y": torch.zeros(N)})


def test_the_time_is_the_gpus(run):
    timing = run.bench(budget_s=0.1)
    assert not timing.is_emulated
    assert timing.timing.cold
    assert "L2 cold" in str(timing)


def test_it_is_traced_on_copies(run):
    with pytest.raises(wb.LaunchError, match=r'ask .to\("cpu"\)'):
        run.trace()
    moved = run.to("cpu")
    assert moved.sanitize().findings == ()
    assert moved.trace().counters()["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == N // 8
    assert np.array_equal(moved().numpy(), run().cpu().numpy())


def test_occupancy_is_that_of_the_gpu(run):
    major, minor = torch.cuda.get_device_capability()
    assert run.occupancy().arch.name == f"sm_{major}{minor}"
    assert f'runs on</th><td style="text-align: left">{torch.device("cuda", 0)}' in run._repr_html_()
