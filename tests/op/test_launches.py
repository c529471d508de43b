"""Launches of a plan, predicted one after another."""

from secrets import randbelow
from typing import Any

import pytest
import torch

import workbench as wb
from tests.nvdisasm import counted_runs
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


NOTED = """
__global__ void note(int* rounds) {
  BEFORE
  if (threadIdx.x == 0) atomicAdd(rounds, 1);
}
__global__ void work(const float* x, const int* rounds, float* y) {
  float a = x[threadIdx.x];
  for (int i = 0; i < rounds[0]; ++i) a = a * 1.5f + x[(i * 7 + threadIdx.x) % 32];
  y[blockIdx.x * 32 + threadIdx.x] = a;
}
"""
INDEXED = """
__global__ void index(int* at) {
  BEFORE
  at[blockIdx.x * 32 + threadIdx.x] = 5;
}
__global__ void gather(const float* x, const int* at, float* y) {
  y[blockIdx.x * 32 + threadIdx.x] = x[at[blockIdx.x * 32 + threadIdx.x]];
}
"""


def predicted(source: str, *launches: Launch, **more: Any) -> list[wb.Prediction]:
    kernels = {one.kernel: wb.load(source, one.kernel, arch="sm_90") for one in launches}
    return list(predictions(Plan((), launches, **more), lambda launch: kernels[launch.kernel], "H100"))


def noted(before: str, num_blocks: int = 1000, *, cooperative: bool = False) -> list[wb.Prediction]:
    x, y, rounds = torch.ones(32), torch.zeros(32 * 1000), torch.zeros(1, dtype=torch.int32)
    return predicted(
        NOTED.replace("BEFORE", before),
        Launch("note", {"rounds": rounds}, num_blocks, 32, cooperative=cooperative),
        Launch("work", {"x": x, "rounds": rounds, "y": y}, 1000, 32),
        zeroed=(rounds,),
    )


def test_a_launch_outside_the_model_runs_before_the_next_one_too() -> None:
    (_, worked), (slept, after_sleep) = noted(""), noted("__nanosleep(10);")
    assert slept.microseconds is None
    assert (after_sleep.outside, after_sleep.bound) == ((), worked.bound)
    assert after_sleep.microseconds == pytest.approx(worked.microseconds, rel=1e-9)
    assert worked.microseconds is not None
    assert worked.microseconds > 10.0


def test_a_launch_finds_the_indices_of_one_outside_the_model() -> None:
    x, y, at = torch.ones(32), torch.zeros(3200), torch.full((3200,), 2**31 - 1, dtype=torch.int32)
    indexed, gathered = predicted(
        INDEXED.replace("BEFORE", "__nanosleep(10);"),
        Launch("index", {"at": at}, 100, 32),
        Launch("gather", {"x": x, "at": at, "y": y}, 100, 32),
    )
    assert indexed.microseconds is None
    assert gathered.outside == ()


def test_nothing_is_predicted_behind_a_launch_outside_the_model_that_is_not_run() -> None:
    missing = ("a launch before it was not run: note",)
    meet = "atomicAdd(rounds, 1); while (*(volatile int*)rounds < 32 * gridDim.x) {}"
    assert noted(meet, 8, cooperative=True)[1].outside == missing
    assert noted("for (int i = 0; i < 20000; ++i) __nanosleep(10);")[1].outside == missing


def test_one_run_of_nvdisasm_reads_the_machine_code_of_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh, runs = f"if (rounds[0] == -1 - {randbelow(1 << 30)}) return;", counted_runs(monkeypatch)
    noted(fresh)
    assert len(runs) == 1
