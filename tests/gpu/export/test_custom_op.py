"""An exported package on a GPU: built at first use, and right as a PyTorch operator."""

import importlib
import math

import pytest
import torch

from workbench.export import export_custom_op
from workbench.export.calls import find_case
from workbench.op import find_op

pytestmark = pytest.mark.gpu


def test_a_package_is_built_and_passes_opcheck(tmp_path, monkeypatch):
    op = find_op("conv_transpose2d_gelu")
    export_custom_op(op, tmp_path / "conv_op", cases=["everything", "rows"])
    monkeypatch.setenv("TORCH_EXTENSIONS_DIR", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path / "conv_op")
    exported = importlib.import_module("conv_op").conv_transpose2d_gelu
    for name in ("everything", "rows"):
        case = find_case(op, name)
        tensors = [t.requires_grad_() for t in case.make(torch.float32, torch.Generator("cuda").manual_seed(0))]
        with torch.no_grad():
            ours, theirs = exported(*tensors, **case.attributes), op.oracle(*tensors, **case.attributes)
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)
        if math.prod(tensors[0].shape) < 10_000:
            found = torch.library.opcheck(exported, tuple(tensors), dict(case.attributes))
            assert set(found.values()) == {"SUCCESS"}
