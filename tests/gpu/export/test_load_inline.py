"""Exported models, built by load_inline, by KernelBench's procedure: 5 seeds, allclose at 1e-4."""

from pathlib import Path

import pytest
import torch

from workbench.export import export_load_inline
from workbench.verify.models import ModelFile

pytestmark = pytest.mark.gpu
MODELS = Path(__file__).resolve().parents[3] / "models"


def seeded(seed, function, *arguments):
    torch.manual_seed(seed)
    torch.cuda.manual_seed(seed)
    return function(*arguments)


@pytest.mark.parametrize(
    "name",
    [
        "s0_conv_transpose2d_gelu",
        "s1_gelu_group_norm",
        "s2_group_norm",
        "s3_conv_transpose2d",
        "s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm",
    ],
)
def test_five_seeds_agree(name, tmp_path, monkeypatch):
    monkeypatch.setenv("TORCH_EXTENSIONS_DIR", str(tmp_path))
    theirs = ModelFile.load(MODELS / f"{name}.py")
    ours: dict[str, object] = {"__name__": "exported"}
    exec(compile(export_load_inline(MODELS / f"{name}.py"), name, "exec"), ours)
    for seed in range(5):
        model = seeded(seed, theirs.model, *theirs.get_init_inputs()).cuda()
        model_new = seeded(seed, ours["ModelNew"], *ours["get_init_inputs"]()).cuda()
        inputs = [tensor.cuda() for tensor in seeded(seed, ours["get_inputs"])]
        with torch.no_grad():
            expected = model(*inputs)
            torch.testing.assert_close(model_new(*inputs), expected, rtol=1e-4, atol=1e-4)
        for key, buffer in model.named_buffers():
            torch.testing.assert_close(dict(model_new.named_buffers())[key], buffer, rtol=1e-4, atol=1e-4)
        del expected
    for module in (model, model_new):
        y = module(*inputs)
        (y * y).mean().backward()
        del y
    for one, other in zip(model_new.parameters(), model.parameters(), strict=True):
        torch.testing.assert_close(one.grad, other.grad, rtol=5e-3, atol=5e-4)
    with pytest.raises(RuntimeError, match="expected one of the calls that this file was exported for"):
        model_new(*(tensor[:1] for tensor in inputs))


ANSWER = """
import torch
import workbench as wb
from torch import nn

SOURCE = r'''
extern "C" __global__ void scale_leaky_relu(float* y, int n, float multiplier, float slope = 0.1f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float v = multiplier * y[i];
  y[i] = v > 0.0f ? v : slope * v;
}
'''
scale_leaky_relu = wb.load(SOURCE, "scale_leaky_relu")


class Model(nn.Module):
    def forward(self, x):
        return nn.functional.leaky_relu(2.0 * x, 0.1)


class ModelNew(nn.Module):
    def forward(self, x):
        y = x.clone()
        scale_leaky_relu[(y.numel() + 255) // 256, 256](y, y.numel(), 2.0)
        return y


def get_inputs():
    return [torch.randn(64, 1000)]


def get_init_inputs():
    return []
"""


def test_a_kernel_that_a_model_loads_runs_at_any_size(tmp_path, monkeypatch):
    monkeypatch.setenv("TORCH_EXTENSIONS_DIR", str(tmp_path / "built"))
    (tmp_path / "answer.py").write_text(ANSWER)
    ours: dict[str, object] = {"__name__": "exported"}
    exec(compile(export_load_inline(tmp_path / "answer.py"), "answer", "exec"), ours)
    for shape in ((64, 1000), (3, 7), (0, 4)):
        x = torch.randn(shape, device="cuda")
        expected = torch.nn.functional.leaky_relu(2.0 * x, 0.1)
        torch.testing.assert_close(ours["ModelNew"]()(x), expected)
    with pytest.raises(RuntimeError, match=r"argument y: expected torch\.float32; got torch\.float16"):
        ours["ModelNew"]()(x.half())
