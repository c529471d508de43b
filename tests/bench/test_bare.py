"""What the workers of a sweep share of a bare kernel: plain bytes, whoever wrote them."""

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.bench.bare import Parcel

SOURCE = "__global__ void twice(const float* x, float* y) { y[threadIdx.x] = 2 * x[threadIdx.x]; }"


@pytest.fixture
def parcel(tmp_path):
    return Parcel.pack(tmp_path, wb.load(SOURCE).signature, (torch.arange(4.0), torch.zeros(4)))


def test_the_first_outputs_stay(parcel):
    assert parcel.measure is None
    for number in (1, 2):
        parcel.set_measure(f"N={number}", {"y": torch.full((2,), number, dtype=torch.bfloat16)})
    config, outputs = parcel.measure
    assert config == "N=1"
    assert torch.from_numpy(outputs["y"]).view(torch.bfloat16).tolist() == [1, 1]
    assert sorted(path.name for path in parcel.folder.iterdir()) == ["arguments.pt", "measure.npz"]


@pytest.mark.parametrize("damage", ["no archive", "no config", "an object", "one array"])
def test_what_no_worker_wrote_is_a_fault_that_names_the_file(parcel, damage):
    path = parcel.folder / "measure.npz"
    if damage == "no archive":
        path.write_bytes(b"PK\x03\x04 and so on")
    elif damage == "one array":
        with path.open("wb") as file:
            np.save(file, np.zeros(3))
    else:
        what = {"other": np.zeros(1)} if damage == "no config" else {"config": np.array([{}], object)}
        np.savez(path, **what)
    with pytest.raises(wb.EnvironmentFaultError, match=r"measure\.npz: it is damaged; start the sweep again"):
        _ = parcel.measure
