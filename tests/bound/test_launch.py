"""A bound launch: geometry and arguments typed once, for every question."""

import dataclasses
import html
import pickle
import sys
from unittest import mock

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.core.geometry import Dim3

ADD = """
__global__ void add(const float* x, float* y, int n, float a = 1) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] + a;
}"""


@pytest.fixture(scope="module")
def add():
    return wb.load(ADD)


@pytest.fixture
def run(add):
    return add[2, 32].bind(torch.zeros(40), torch.empty(40), 40)


class TestRunning:
    def test_it_launches_as_often_as_it_is_called(self, add):
        x, y = torch.zeros(40), torch.empty(40)
        run = add[2, 32].bind(x, y, n=40, a=2.5)
        assert run() is None
        assert (y == 2.5).all()
        x.fill_(1)
        run()
        assert (y == 3.5).all()

    def test_outputs_are_allocated_once_and_returned(self, add):
        run = add[2, 32].bind(torch.zeros(40), 40, out=("y", 40))
        y = run()
        assert y.tolist() == [1] * 40
        assert run() is y is run.outputs["y"]
        assert add[2, 32].bind(torch.zeros(40), 40, out=[("y", 40)])()[0].tolist() == [1] * 40

    def test_parameters_may_have_any_name(self):
        kernel = wb.load("__global__ void odd(const float* grid, float* out, int block) { *out = *grid + block; }")
        out = torch.empty(1)
        kernel[1, 1].bind(torch.ones(1), out, 2)()
        assert out.item() == 3
        copy = wb.load("__global__ void copy(const float* x, float* out) { *out = *x; }")
        copy[1, 1].bind(torch.full((1,), 7.0), out=out)()
        assert out.item() == 7

    def test_the_geometry_is_given_once(self, add):
        with pytest.raises(wb.LaunchError, match=r"add: block is given in brackets already, as 32; got 64"):
            add[2, 32].bind(torch.zeros(40), torch.empty(40), 40, block=64)

    def test_a_mistake_is_said_as_it_is_bound(self, add):
        with pytest.raises(wb.LaunchError, match=r"add: argument 0 'x' is const float\*: expected a torch.float32"):
            add[2, 32].bind(torch.zeros(40, dtype=torch.float64), torch.empty(40), 40)
        with pytest.raises(wb.LaunchError, match=r"add: block\.x is 2048; sm_90 takes at most 1024"):
            add[2, 2048].bind(torch.zeros(40), torch.empty(40), 40)
        with pytest.raises(wb.LaunchError, match="missing 'n'"):
            add[2, 32].bind(torch.zeros(40), torch.empty(40))

    def test_options_of_a_launch_are_bound_too(self, add):
        x = torch.zeros(80)
        with pytest.raises(wb.LaunchError, match="shares memory"):
            add[2, 32].bind(x, x, 40)
        run = add[2, 32, 64].bind(x[::2], x[::2], 40, overlap=True, strided=True, cooperative=True)
        run()
        assert run.smem_bytes == 64
        assert x.sum() == 40

    def test_a_kernel_without_tensors_is_told_where(self):
        nothing = wb.load("__global__ void nothing(int n) {}")
        assert nothing[1, 1].bind(3, device="cpu")() is None
        with pytest.raises(wb.LaunchError, match="no tensor says where to run"):
            nothing[1, 1].bind(3)

    def test_it_is_frozen(self, run):
        with pytest.raises(dataclasses.FrozenInstanceError):
            run.grid = 3

    def test_an_empty_launch(self, add):
        run = add[0, 32].bind(torch.zeros(0), torch.empty(0), 0)
        assert run() is None
        assert "add[0, 32]: 0 blocks" in run._repr_html_()

    def test_an_edit_of_the_file_is_seen(self, tmp_path):
        (tmp_path / "f.cu").write_text(ADD)
        run = wb.load(tmp_path / "f.cu")[2, 32].bind(torch.zeros(40), 40, out=("y", 40))
        (tmp_path / "f.cu").write_text(ADD.replace("+ a", "+ 2 * a"))
        assert run().tolist() == [2] * 40

    def test_it_is_pickled_with_its_tensors(self, run):
        again = pickle.loads(pickle.dumps(run))
        again()
        assert again.arguments["y"].tolist() == [1] * 40


class TestQuestions:
    def test_trace_and_occupancy_are_the_kernels(self, add, run):
        x, y = run.arguments["x"], run.arguments["y"]
        assert run.trace().counters() == add.trace(x, y, 40, grid=2, block=32).counters()
        assert len(run.trace(blocks=[0]).accesses) < len(run.trace().accesses)
        assert run.occupancy(arch="sm_80") == add.occupancy(32, arch="sm_80")

    def test_sanitize_finds_what_the_kernel_does(self, add):
        run = add[2, 32].bind(torch.zeros(40), torch.empty(40), 64)
        assert run.sanitize().findings[0].kind == "out-of-bounds"

    def test_sanitize_poisons_what_was_allocated(self, add):
        run = add[1, 32].bind(torch.zeros(40), 32, out=("y", 40))
        run.outputs["y"].zero_()
        assert run.sanitize().findings == ()
        assert run.outputs["y"].isnan().tolist() == [False] * 32 + [True] * 8

    def test_the_time_of_cpu_tensors_is_called_the_emulators(self, run):
        timing = run.bench(budget_s=0.01)
        assert timing.is_emulated
        first, second = str(timing).splitlines()[:2]
        assert first.startswith("add[2, 32]: ")
        assert first.endswith(" on the emulator, which says nothing of a GPU's time")
        assert f"{len(timing.timing.samples_us)} samples, wall clock" in second
        assert html.escape(first) in timing._repr_html_()
        assert repr(timing) == str(timing)
        row = timing.to_json()
        assert (row["launch"], row["emulated"], row["median_us"]) == ("add[2, 32]", True, timing.median_us)

    def test_the_command_of_nsight_compute_names_the_kernel_exactly(self, run):
        command = run.ncu_command("bench.py --rows 64", skip=3, count=2)
        assert "--kernel-name-base mangled --kernel-name _Z3addPKfPfif" in command
        assert "--launch-skip 3 --launch-count 2" in command
        assert command.startswith("ncu ")
        assert command.endswith(" python bench.py --rows 64")

    @pytest.mark.parametrize(
        ("file", "arguments", "script"),
        [("my run.py", ["--fast"], "'my run.py' --fast"), (None, ["-f", "kernel.json"], "SCRIPT.py")],
        ids=["a script", "no file"],
    )
    def test_the_script_is_the_one_that_runs(self, run, monkeypatch, file, arguments, script):
        monkeypatch.setitem(sys.modules, "__main__", mock.Mock(__file__=file))
        monkeypatch.setattr(sys, "argv", ["", *arguments])
        monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
        assert run.ncu_command().endswith(f" python {script}")

    def test_on_a_gpu_the_emulator_is_asked_by_copies(self, run, monkeypatch):
        monkeypatch.setattr(type(run), "place", torch.device("cuda:0"))
        for ask in (run.trace, run.sanitize):
            with pytest.raises(wb.LaunchError, match=r'the tensors are on cuda:0: ask .to\("cpu"\)'):
                ask()


class TestCopies:
    def test_copies_are_apart_from_the_tensors(self, add):
        x = torch.zeros(80)
        run = add[2, 32].bind(x[::2], 40, strided=True, out=("y", 40))
        moved = run.to("cpu")
        y = moved()
        assert y.tolist() == [1] * 40
        assert y is moved.outputs["y"] is moved.arguments["y"]
        assert moved.arguments["x"].stride() == (2,)
        moved.arguments["x"].fill_(5)
        assert x.sum() == 0

    def test_a_device_that_is_not_there(self, run):
        with pytest.raises(wb.LaunchError, match="add: device is cuda:77; torch sees"):
            run.to("cuda:77")

    def test_tensors_that_share_memory_still_do(self, add):
        x = torch.zeros(44)
        moved = add[2, 32].bind(x[:40], x[4:], 40, overlap=True).to("cpu")
        moved.arguments["x"].fill_(7)
        assert moved.arguments["y"].tolist() == [7] * 36 + [0] * 4

    def test_tensor_maps_are_of_the_copies(self):
        kernel = wb.load("#include <cuda.h>\n__global__ void k(const __grid_constant__ CUtensorMap m, float* y) {}")
        x = torch.zeros(8, 8)
        moved = kernel[1, 1].bind(wb.TensorMap(x, box=(8, 8)), torch.empty(1)).to("cpu")
        assert moved.arguments["m"].tensor.data_ptr() != x.data_ptr()


class TestShown:
    def test_in_a_line(self, run):
        assert str(run) == "add[2, 32](x=float32 40, y=float32 40, n=40, a=1)"
        assert repr(run) == f"<BoundLaunch {run}>"

    def test_arrays_are_shown_as_tensors_are(self, add):
        y = np.zeros(40, np.float32)
        run = add[2, 32].bind(np.ones(40, np.float32), y, 40)
        assert str(run).startswith("add[2, 32](x=float32 40, y=float32 40, ")
        assert run.check({"y": torch.full((40,), 2.0)})
        assert (y == 2).all()

    def test_extents_and_shared_memory(self, add):
        run = add[(2, 1), Dim3(8, 4), 64].bind(torch.zeros(5, 8), torch.empty(5, 8), 40)
        assert str(run).startswith("add[(2, 1), (8, 4, 1), 64](x=float32 5x8")

    def test_as_a_card(self, run):
        card = run._repr_html_()
        for part in (
            html.escape(str(run.kernel.signature)),
            "add[2, 32]: 2 blocks of 32 threads, 0 B dynamic shared memory",
            "the emulator, on this machine",
            html.escape("const float* x"),
            "float32 40",
            str(run.kernel.resources()),
            str(run.occupancy()),
            "run.sanitize()",
        ):
            assert part in card

    def test_a_card_of_ptx_has_no_resources(self, add, tmp_path):
        (tmp_path / "f.ptx").write_text(add.ptx())
        run = wb.load(tmp_path / "f.ptx")[2, 32].bind(torch.zeros(40), torch.empty(40), 40, 1.0)
        assert "occupancy</th>" not in run._repr_html_()

    def test_a_card_of_what_no_longer_compiles_is_the_error(self, tmp_path):
        (tmp_path / "f.cu").write_text(ADD)
        run = wb.load(tmp_path / "f.cu")[2, 32].bind(torch.zeros(40), torch.empty(40), 40)
        (tmp_path / "f.cu").write_text("<b>nonsense")
        assert "&lt;b&gt;nonsense" in run._repr_html_()
