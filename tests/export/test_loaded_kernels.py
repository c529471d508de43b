"""Models that load and launch kernels themselves, or find ops under any name: each export runs alone, and agrees."""

import re
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from tests.export.emulated import Emulated
from tests.export.test_load_inline import execute, extension  # noqa: F401  (a fixture)
from workbench.cli import main
from workbench.core.errors import WorkbenchError
from workbench.export import export_load_inline
from workbench.verify.models import ModelFile

KERNEL = """
#include "limit.cuh"
extern "C" __global__ void leaky(const float* x, const float* scale, float* y, int n, float slope = 0.25f,
                                 const float* shift = nullptr) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = (shift ? shift[0] : 0.f) + scale[i % WIDTH] * (x[i] > LIMIT ? x[i] : slope * x[i]);
}
"""
TIMES = "template <int k> __global__ void times(float* y, int n) { if (threadIdx.x < n) y[threadIdx.x] *= k; }"
BOTH = f"both = [wb.load('{TIMES}', f'times<{{k}}>') for k in (2, 3)]"
NEW = """
import torch
import workbench as wb
from torch import nn
from pathlib import Path

FOLDER = Path(__file__).parent
WIDTH = 8
TIMES = "@"
leaky = wb.load(FOLDER / "leaky.cu", name="leaky", defines={"WIDTH": WIDTH})


def timed():
    return wb.bench_model(__file__)


class Unneeded(nn.Module):
    kernel = wb.load("__global__ void unneeded() {}", "unneeded")


class Leaky(nn.Module):
    def __init__(self, slope):
        super().__init__()
        self.slope = slope
        self.double = wb.load(TIMES, "times<2>")

    def forward(self, x, scale):
        y = leaky[-(-x.numel() // 64), 64](x, scale, x.numel(), slope=self.slope, out=("y", x.shape))
        self.double.launch(y, y.numel(), grid=1, block=(32, 1))
        return y


class ModelNew(nn.Module):
    def __init__(self, slope):
        super().__init__()
        self.scale = nn.Parameter(torch.linspace(-1, 1, WIDTH))
        self.part = Leaky(slope)

    def forward(self, x):
        return self.part(x, self.scale.detach())


if __name__ == "__main__":
    print(wb.occupancy(32, 8))
"""
REFERENCE = """
import torch
from torch import nn

ROWS, WIDTH = 5, 8


class Model(nn.Module):
    def __init__(self, slope):
        super().__init__()
        self.slope = slope
        self.scale = nn.Parameter(torch.linspace(-1, 1, WIDTH))

    def forward(self, x):
        y = self.scale * torch.where(x > 0, x, self.slope * x)
        return torch.where(torch.arange(40).view(5, 8) < 32, 2 * y, y)


def get_inputs():
    return [torch.randn(ROWS, WIDTH)]


def get_init_inputs():
    return [0.5]
"""
FORMS = {
    "wb.find_op": ("import workbench as wb", "wb.find_op('gelu')"),
    "from workbench.op": ("from workbench.op import find_op", "find_op('gelu')"),
    "another name": ("from workbench import find_op as f", "f('gelu')"),
    "a module of it": ("import torch.nn, workbench.op as ops", "ops.find_op('gelu')"),
    "the whole path": ("import workbench.op", "workbench.op.find_op('gelu')"),
}
OF_OP = """
{imports}
import torch

{top}

class Model(torch.nn.Module):
    def forward(self, x):
        return torch.nn.functional.gelu(x)


class ModelNew(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.activate = {use}

    def forward(self, x):
        return self.activate(x, form="erf")


def get_inputs():
    return [torch.linspace(-2, 2, 24).view(4, 6)]


def get_init_inputs():
    return []
"""


@pytest.fixture
def pair(tmp_path) -> tuple[Path, Path]:
    (tmp_path / "leaky.cu").write_text(KERNEL)
    (tmp_path / "limit.cuh").write_text("#pragma once\n#define LIMIT 0.f\n")
    (tmp_path / "new.py").write_text(NEW.replace("@", TIMES))
    (tmp_path / "ref.py").write_text(REFERENCE.replace("ROWS, WIDTH = 5, 8", "ROWS = 5\nWIDTH = 8"))
    return tmp_path / "new.py", tmp_path / "ref.py"


def test_a_model_that_loads_kernels_is_exported_from_two_files(extension: Emulated, pair):  # noqa: F811
    new, reference = pair
    text = export_load_inline(new, "sm_80", reference=reference)
    assert not re.search(r"workbench as wb|wb\.|Unneeded|__main__|__file__|leaky\.cu|timed|template.*TIMES", text)
    exported = execute(text)
    model = exported["ModelNew"](*exported["get_init_inputs"]())
    torch.manual_seed(3)
    (x,) = exported["get_inputs"]()
    theirs = reference_of(reference)(0.5)
    torch.testing.assert_close(model(x), theirs(x))
    y, version = torch.empty(3, 8), 0
    exported["leaky"][np.int64(1), (64, 1)](
        x[:3].contiguous(), model.scale.detach(), y, 24
    )  # the default of slope; other sizes
    torch.testing.assert_close(y, model.scale.detach() * torch.where(x[:3] > 0, x[:3], 0.25 * x[:3]))
    assert y._version > version


def reference_of(path: Path) -> type[torch.nn.Module]:
    names: dict[str, object] = {}
    exec(path.read_text(), names)
    return names["Model"]


def test_the_export_runs_where_workbench_is_not_to_be_had(extension: Emulated, pair, monkeypatch):  # noqa: F811
    exported: dict[str, object] = {"__name__": "exported"}
    text = export_load_inline(pair[0], "sm_80", reference=pair[1])
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "workbench", None)
        exec(compile(text, "exported", "exec"), exported)
        with pytest.raises(
            RuntimeError, match=r"leaky: expected tensors on one CUDA device; got \['cpu', 'cpu', 'cpu'\]"
        ):
            exported["ModelNew"](0.5)(*exported["get_inputs"]())


@pytest.mark.parametrize(("form", "place"), [*((form, "constructor") for form in FORMS), ("wb.find_op", "module")])
def test_an_op_is_found_under_any_name(extension: Emulated, tmp_path, form, place):  # noqa: F811
    imports, use = FORMS[form]
    top, inner = (f"act = {use}", "act") if place == "module" else ("", use)
    path = tmp_path / "model.py"
    path.write_text(OF_OP.format(imports=imports, top=top, use=inner))
    text = export_load_inline(path, "sm_80")
    assert "find_op" not in text
    assert "import workbench" not in text
    exported = execute(text)
    (x,) = exported["get_inputs"]()
    torch.testing.assert_close(exported["ModelNew"]()(x), ModelFile.load(path).model()(x))


def test_what_a_launch_of_an_export_cannot_take_is_said(extension: Emulated, pair):  # noqa: F811
    leaky = execute(export_load_inline(pair[0], "sm_80", reference=pair[1]))["leaky"]
    x, scale, y = torch.ones(2, 8), torch.ones(8), torch.ones(2, 8)
    for arguments, words in (
        ((x.double(), scale, y, 16), "argument x: expected torch.float32; got torch.float64"),
        ((x, scale, y, 2**31), "argument n: got 2147483648, which does not fit"),
        ((x, scale, y, 1.5), "argument n: expected a number of kind int; got 1.5"),
        ((x, scale, y.t(), 16), r"argument y is not contiguous: .contiguous\(\), or strided=True"),
        ((x, scale, y), "expected each of x, scale, y, n, slope, shift once; got 3 by position"),
        ((x, None, y, 16), "argument scale: expected a tensor; got None"),
    ):
        with pytest.raises(RuntimeError, match=f"leaky: {words}"):
            leaky[1, 64](*arguments)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("leaky[-(", "leaky.trace[-(", r"new.py:10: an export knows kernel\[grid, block\]\(.* alone; got leaky.trace"),
        ("](x, scale", "].bind(x, scale", r"an export knows .* alone; got leaky\[1, 64\].bind"),
        ("slope=self.slope", "slope=x.sum().item()", "ModelNew must run on tensors without data .* RuntimeError"),
        ("block=(32, 1))", "block=32, stream=None)", "times<2>: an export launches on PyTorch's current .*got stream="),
        (
            "load(FOLDER",
            "load(fast_math=True, source=FOLDER",
            "leaky is loaded with fast_math=True, and an export builds",
        ),
        ("WIDTH = 8", "WIDTH = 4 + 4", "new.py:8: WIDTH is bound here, and .*ref.py binds it to something else"),
        ("leaky = wb.load(", "load = wb.load\nleaky = load(", "new.py:10: expected calls of find_op and load alone"),
        ("FOLDER = ", f"{BOTH}\nFOLDER = ", "it gives times_2 and times_3: write a call for each"),
    ],
)
def test_what_an_export_cannot_do_is_said(pair, old, new, words):
    path, reference = pair
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(WorkbenchError, match=words):
        export_load_inline(path, "sm_80", reference=reference)


def test_a_file_with_model_new_alone_is_told_of_its_reference(pair, capsys):
    for command in ("verify", "bench", "export"):
        with pytest.raises(SystemExit) as ended:
            main([command, str(pair[0])])
        assert ended.value.code == 2
        told = " ".join(capsys.readouterr().err.split())
        assert "has no Model, get_inputs, get_init_inputs: name the file that has them: --reference REF.py" in told
