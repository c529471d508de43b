"""Launches of a plan, predicted one after another."""

import torch

import workbench as wb
from workbench.emulator.run.engine import Engine
from workbench.op import Launch, Plan
from workbench.op.launches import predictions

SOURCE = """
__global__ void note(int* rounds) {
  if (blockIdx.x == 0 && threadIdx.x == 0) *rounds += 200;
}
__global__ void work(const float* x, const int* rounds, float* y) {
  float sum = 0.0f;
  for (int r = 0; r < *rounds; ++r) sum = sum * 0.5f + x[threadIdx.x];
  y[blockIdx.x * 32 + threadIdx.x] = sum;
}
"""


def test_a_launch_finds_what_those_before_it_write_as_a_whole() -> None:
    kernels = {name: wb.load(SOURCE, name, arch="sm_90") for name in ("note", "work")}
    x, y, rounds = torch.ones(32), torch.zeros(32 * 1000), torch.full((1,), 7, dtype=torch.int32)
    launches = (
        Launch("note", {"rounds": rounds}, 1000, 32),
        Launch("work", {"x": x, "rounds": rounds, "y": y}, 1000, 32),
    )
    plan = Plan((y,), launches, zeroed=(rounds,))
    noted, worked = predictions(plan, lambda launch: kernels[launch.kernel], "H100")
    assert noted.outside == ()
    alone = kernels["work"].predict(x, torch.tensor([200], dtype=torch.int32), y, grid=1000, block=32, gpu="H100")
    assert worked == alone


def test_a_plan_is_predicted_with_one_compilation_for_each_kernel(monkeypatch) -> None:
    loaded: list[str] = []
    load = Engine.load

    def counted(ptx: str, entry: str, *given: object, **ways: bool) -> Engine:
        loaded.append(entry)
        return load(ptx, entry, *given, **ways)

    monkeypatch.setattr(Engine, "load", counted)
    kernels = {name: wb.load(SOURCE, name, arch="sm_90") for name in ("note", "work")}
    x, y, rounds = torch.ones(32), torch.zeros(32 * 1000), torch.zeros(1, dtype=torch.int32)
    launches = (
        Launch("note", {"rounds": rounds}, 1000, 32),
        Launch("note", {"rounds": rounds}, 1000, 32),
        Launch("work", {"x": x, "rounds": rounds, "y": y}, 1000, 32),
    )
    list(predictions(Plan((y,), launches, zeroed=(rounds,)), lambda launch: kernels[launch.kernel], "H100"))
    assert sorted(loaded) == sorted(kernels[name].current_build().signature.mangled for name in kernels)
