"""The seeds' systems: ModelNew is Model with our kernels in it."""

import copy
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
import torch

from workbench.verify.judge import Yardstick
from workbench.verify.measure import measure
from workbench.verify.tolerances import Arithmetic

pytestmark = pytest.mark.no_cover

DIRECTORY = Path(__file__).resolve().parents[2] / "models"
SMALL = {
    "s0_conv_transpose2d_gelu": ((4, 8, 3, 1, 8, 2), (2, 4, 7, 9), (2, 8, 9, 11)),
    "s1_gelu_group_norm": ((4, 8, 3, 1, 8, 2), (2, 4, 7, 9), (2, 8, 9, 11)),
    "s2_group_norm": ((4, 8, 3, 1, 8, 2), (2, 4, 7, 9), (2, 8, 9, 11)),
    "s3_conv_transpose2d": ((4, 8, 3, 2, 1, 1, 2, True), (2, 4, 7, 9), (2, 8, 14, 18)),
    "s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm": (
        (4, 8, 5, 1, 1, 8, 2),
        (2, 4, 6, 8),
        (2, 8, 4, 5),
    ),
}
FULL = {
    "s0_conv_transpose2d_gelu": (128, 64, 256, 256),
    "s1_gelu_group_norm": (128, 64, 256, 256),
    "s2_group_norm": (128, 64, 256, 256),
    "s3_conv_transpose2d": (8, 64, 1024, 1024),
    "s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm": (512, 64, 32, 32),
}


NEW = [(name, "ModelNew") for name in SMALL] + [
    ("s0_conv_transpose2d_gelu", "ModelConvGelu"),
    ("s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "ModelSeparate"),
]
ON_GPU = [
    (name, cls, training, tf32)
    for name, cls in NEW
    for training in ([True, False] if name.startswith("s4") else [False])  # without BatchNorm, the modes are the same
    for tf32 in (True, False)
]


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, DIRECTORY / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make(cls: type[torch.nn.Module], arguments: tuple) -> torch.nn.Module:
    torch.manual_seed(5)
    return cls(*arguments)


@pytest.fixture(params=NEW, ids=lambda param: f"{param[0]}-{param[1]}")
def candidate(request) -> tuple[str, str]:
    return request.param


@pytest.fixture
def name(candidate) -> str:
    return candidate[0]


@pytest.fixture
def pair(candidate):
    name, new = candidate
    module = load(name)
    return make(module.Model, SMALL[name][0]), make(getattr(module, new), SMALL[name][0])


def test_the_folder_holds_these_models():
    assert {path.stem for path in DIRECTORY.glob("*.py")} == {*SMALL, "denoiser"}


def test_parameters_are_equal_after_the_same_seed(pair):
    theirs, ours = (model.state_dict() for model in pair)
    assert theirs.keys() == ours.keys()
    assert all(torch.equal(theirs[key], ours[key]) for key in theirs)


@pytest.mark.parametrize("training", [True, False])
def test_outputs_and_buffers_agree(pair, name, training):
    torch.manual_seed(6)
    x = torch.rand(SMALL[name][1])
    with torch.no_grad():
        for _ in range(2):
            theirs, ours = (model.train(training)(x) for model in pair)
    assert ours.shape == SMALL[name][2]
    torch.testing.assert_close(ours, theirs, rtol=1e-5, atol=1e-5)
    for (key, their_buffer), our_buffer in zip(pair[0].named_buffers(), pair[1].buffers(), strict=True):
        torch.testing.assert_close(our_buffer, their_buffer, msg=key)


@pytest.mark.parametrize("layout", ["channels_last", "transposed", "strided"])
def test_any_layout_of_the_input_gives_the_same(pair, name, layout):
    from workbench.op import LAYOUTS  # noqa: PLC0415

    x = torch.rand(SMALL[name][1])
    with torch.no_grad():
        theirs, ours = pair[0].eval()(x), pair[1].eval()(LAYOUTS[layout](x))
    torch.testing.assert_close(ours, theirs, rtol=1e-5, atol=1e-5)


def test_gradients_agree(pair, name):
    x = torch.rand(SMALL[name][1])
    inputs = [x.clone().requires_grad_() for _ in pair]
    for model, given in zip(pair, inputs, strict=True):
        y = model(given)
        (y * torch.linspace(-1.0, 1.0, y.numel()).view_as(y)).sum().backward()
    torch.testing.assert_close(inputs[1].grad, inputs[0].grad, rtol=1e-4, atol=1e-4)
    for (key, their_parameter), our_parameter in zip(pair[0].named_parameters(), pair[1].parameters(), strict=True):
        torch.testing.assert_close(our_parameter.grad, their_parameter.grad, rtol=1e-4, atol=1e-4, msg=key)


@pytest.mark.parametrize("name", SMALL)
def test_full_size_inputs_have_the_benchmarks_shapes(name, monkeypatch):
    module = load(name)
    monkeypatch.setattr(torch, "rand", lambda *shape: torch.empty(shape, device="meta"))
    (x,) = module.get_inputs()
    assert x.shape == FULL[name]
    with torch.device("meta"):
        assert module.Model(*module.get_init_inputs())(x).shape[0] == FULL[name][0]


@pytest.mark.gpu
@pytest.mark.parametrize(("name", "new", "training", "tf32"), ON_GPU)
def test_full_size_outputs_agree_on_a_gpu(name, new, training, tf32):
    module = load(name)
    arguments = tuple(module.get_init_inputs())
    theirs, ours = (make(cls, arguments).cuda().train(training) for cls in (module.Model, getattr(module, new)))
    exact = copy.deepcopy(theirs).double()
    torch.manual_seed(6)
    (x,) = (tensor.cuda() for tensor in module.get_inputs())
    with torch.no_grad(), torch.backends.cudnn.flags(enabled=True, allow_tf32=tf32):
        got, library = ours(x), theirs(x)
    state = copy.deepcopy(exact.state_dict())

    def reference() -> dict[str, torch.Tensor]:
        exact.load_state_dict(state)
        return {"y": exact(x.double())}

    with torch.backends.cudnn.flags(enabled=False):
        expected = measure(reference, Arithmetic.of("float32", tf32=tf32)).outputs["y"]
    verdict = Yardstick.of(expected, library).judge("y", got)
    assert not verdict.detail
    for (key, their_buffer), our_buffer in zip(theirs.named_buffers(), ours.buffers(), strict=True):
        torch.testing.assert_close(our_buffer, their_buffer, rtol=1e-4, atol=1e-5, msg=key)
