"""What docs/guide/training.md shows of a GPU, run there."""

import importlib
import re
from pathlib import Path

import pytest
import torch

pytestmark = pytest.mark.gpu
PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "training.md").read_text(encoding="utf-8")


@pytest.fixture
def blocks(tmp_path, monkeypatch) -> list[str]:
    """The page's files in a folder that Python imports from, and its blocks for a GPU."""
    for text, name in re.findall(r"```python\n(# (\w+\.py)\n.*?)```", PAGE, re.DOTALL):
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)


def test_a_captured_step_trains(blocks):
    (block,) = blocks
    names: dict[str, object] = {}
    exec(block, names)
    model, x, graph = names["model"], names["x"], names["graph"]
    before = [p.detach().clone() for p in model.parameters()]
    x.normal_()
    with torch.no_grad():
        expected = model(x).square().mean()
    graph.replay()
    torch.testing.assert_close(names["loss"], expected)
    assert all(not torch.equal(old, new) for old, new in zip(before, model.parameters(), strict=True))


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.usefixtures("blocks")
def test_under_autocast_a_model_is_pytorchs(dtype):
    layers = importlib.import_module("layers")  # of the page
    torch.manual_seed(0)
    model, x = layers.Up().cuda(), torch.randn(2, 8, 4, 4, device="cuda")
    with torch.autocast("cuda", dtype):
        y = model(x)
        expected = model.norm(torch.nn.functional.gelu(model.up(x)))
    assert y.dtype == expected.dtype == torch.float32
    torch.testing.assert_close(y, expected, rtol=2e-2, atol=2e-2)
    y.square().mean().backward()
    assert all(p.grad.dtype == torch.float32 for p in model.parameters())
