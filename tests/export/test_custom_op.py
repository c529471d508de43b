"""Ops as a package that registers them with torch.library."""

import importlib
import tomllib

import pytest
import torch

from tests.export.emulated import Emulated
from workbench.export import ExportError, export_custom_op
from workbench.export.calls import find_case
from workbench.op import find_op

pytestmark = pytest.mark.no_cover


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The package of group_norm for two cases."""
    folder = tmp_path_factory.mktemp("exported")
    written = export_custom_op(find_op("group_norm"), folder / "normed_op", "sm_80", cases=["plain", "not_affine"])
    assert [str(path.relative_to(folder)) for path in written] == [
        "normed_op/pyproject.toml",
        "normed_op/normed_op/__init__.py",
        "normed_op/normed_op/kernels.cu",
        "normed_op/normed_op/launches.cu",
    ]
    return folder / "normed_op"


@pytest.fixture(scope="module")
def package(folder):
    """Import it once: PyTorch is not asked to forget an operator and define it anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("torch.utils.cpp_extension.load_inline", Emulated())
        patch.syspath_prepend(folder)
        yield importlib.import_module("normed_op")


def test_the_package_is_an_operator_of_pytorch(package, folder):
    project = tomllib.loads((folder / "pyproject.toml").read_text())
    assert (project["project"]["name"], project["tool"]["setuptools"]["packages"]) == ("normed-op", ["normed_op"])
    assert package.group_norm is torch.ops.normed_op.group_norm.default
    assert str(package.group_norm._schema).startswith("normed_op::group_norm(Tensor x, Tensor? weight=None")
    assert "workbench" not in (folder / "normed_op" / "__init__.py").read_text().replace("Workbench", "")

    x, weight = torch.empty(2, 8, 9, 9, device="meta"), torch.empty(8, device="meta")
    y = package.group_norm(x, weight, weight, num_groups=4)
    assert (y.shape, y.stride(), y.device.type) == (x.shape, x.stride(), "meta")
    with pytest.raises(RuntimeError, match=r"(?s)group_norm: expected one of the calls .*got.*\(3, 8, 9, 9\)"):
        package.group_norm(torch.empty(3, 8, 9, 9, device="meta"), num_groups=4)
    with pytest.raises(NotImplementedError, match="CPU"):
        package.group_norm(torch.rand(2, 8, 9, 9), num_groups=4)


def test_its_kernels_and_gradients_are_the_ops(package, monkeypatch):
    monkeypatch.setattr(package, "_check", lambda *_: None)
    torch.library.impl("normed_op::group_norm", "CPU", package._cuda, lib=package._library)
    op = find_op("group_norm")
    tensors = find_case(op, "plain").make(torch.float32, torch.Generator().manual_seed(0))

    def run(function) -> list[torch.Tensor]:
        inputs = [tensor.clone().requires_grad_() for tensor in tensors]
        y = function(*inputs, num_groups=4)
        return [y.detach(), *torch.autograd.grad((y * y.detach().cos()).sum(), inputs)]

    for ours, theirs in zip(run(package.group_norm), run(op.oracle), strict=True):
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)
    graph = []

    def keep(module, _inputs):
        graph.extend(node.target for node in module.graph.nodes if node.op == "call_function")
        return module

    torch.compile(lambda *given: package.group_norm(*given, num_groups=4), backend=keep, fullgraph=True)(*tensors)
    assert graph == [package.group_norm]


@pytest.mark.parametrize("name", ["import", "torch", "os", "aten", "gelu_", "_gelu", "load_library", "workbench"])
def test_a_package_takes_no_name_that_python_or_pytorch_needs(tmp_path, name):
    with pytest.raises(ExportError, match="as in gelu_op"):
        export_custom_op(find_op("gelu"), tmp_path / name, cases=["odd"])
    assert not (tmp_path / name).exists()


def test_a_link_in_the_packages_place_is_not_followed(tmp_path):
    (tmp_path / "gelu_op").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(ExportError, match="nothing is overwritten"):
        export_custom_op(find_op("gelu"), tmp_path / "gelu_op", cases=["odd"])
    assert not (tmp_path / "elsewhere").exists()


def test_nothing_is_overwritten_and_names_must_be_names(tmp_path):
    op = find_op("gelu")
    (tmp_path / "taken").mkdir()
    with pytest.raises(ExportError, match="is there already: nothing is overwritten"):
        export_custom_op(op, tmp_path / "taken", cases=["odd"])
    with pytest.raises(ExportError, match=r"expected a folder whose name .* as in gelu_op; got 'gelu-op'"):
        export_custom_op(op, tmp_path / "gelu-op", cases=["odd"])
    with pytest.raises(ExportError, match="got odder; it has one, "):
        export_custom_op(op, tmp_path / "gelu_op", cases=["odder"])
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
