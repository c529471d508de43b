"""Ops as PyTorch operators: schemas, shapes without data, gradients, and one node in a compiled graph."""

import importlib
import operator
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import Tensor

from workbench.op import Case, Input, Op, SchemaError, find_op, load_ops, with_attributes_of
from workbench.op.library import schema_of

pytestmark = pytest.mark.no_cover

SMALL = {
    "batch_norm2d": Case(
        "training",
        {name: Input((2, 3, 4, 3) if name == "x" else (3,)) for name in find_op("batch_norm2d").inputs},
        {"training": True, "momentum": 0.3},
    ),
    "conv_transpose2d": "stride",
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm": "training",
    "conv_transpose2d_gelu": "stride",
    "conv_transpose2d_gelu_group_norm": "stride",
    "gelu": "odd",
    "gelu_group_norm": "plain",
    "group_norm": "channels_last",
    "tanh": "strided",
}
OPS = load_ops()


def arguments(op: Op, *, requires_grad: bool = True) -> tuple[tuple[Tensor | None, ...], dict[str, object]]:
    case = SMALL.get(op.name, op.cases[0].name)
    if isinstance(case, str):
        case = next(c for c in op.cases if c.name == case)
    made = case.make(torch.float32, torch.Generator().manual_seed(0))
    tensors = tuple(
        tensor if tensor is None or name in op.mutates else tensor.requires_grad_(requires_grad)
        for name, tensor in zip(op.inputs, made, strict=True)
    )
    return tensors, dict(case.attributes)


OF_PARTS = {"conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "conv_transpose2d_gelu_group_norm"}
"""Ops that launch what others do one by one."""


@pytest.fixture(params=OPS, ids=[op.name for op in OPS])
def op(request) -> Op:
    return request.param


@pytest.mark.parametrize(
    "op",
    [pytest.param(op, id=op.name, marks=pytest.mark.slow if op.name in OF_PARTS else ()) for op in OPS],
)
def test_pytorch_finds_nothing_wrong_with_the_operator(op):
    tensors, attributes = arguments(op)
    assert set(torch.library.opcheck(op.overload, tensors, attributes).values()) == {"SUCCESS"}


def test_the_operator_has_the_folders_name(op):
    assert op.overload is getattr(torch.ops.workbench, op.name).default
    assert find_op(op.name) is op


def test_every_variant_lays_its_outputs_out_as_the_first_does(op):
    for case in op.cases:
        for variant in op.variants:
            for name in variant.dtypes:
                tensors = case.meta(getattr(torch, name))
                if variant.obstacle(*tensors, **case.attributes):
                    continue
                ours, first = variant.prepare(*tensors, **case.attributes), op.fake(*tensors, **case.attributes)
                firsts = (first,) if isinstance(first, Tensor) else first
                for mine, other in zip(ours.outputs, firsts, strict=True):
                    assert (mine.shape, mine.stride(), mine.dtype) == (other.shape, other.stride(), other.dtype)


def test_schemas_say_what_the_oracle_takes():
    assert schema_of(find_op("conv_transpose2d_gelu")) == (
        '(Tensor x, Tensor weight, Tensor? bias=None, *, str form="erf", int[2] stride=1, int[2] padding=0, '
        "int[2] output_padding=0, int[2] dilation=1, int groups=1) -> Tensor"
    )
    assert "Tensor(a!)? running_mean=None, Tensor(b!)? running_var=None" in schema_of(find_op("batch_norm2d"))


def declare(oracle) -> Op:
    return Op("loose", oracle, (), ())


def test_an_oracle_without_annotations_has_the_types_of_its_defaults():
    def oracle(x, y=None, *, count=3, scale=2.0, window: tuple[int, int] = (1, 2)):
        raise AssertionError

    assert schema_of(declare(oracle)) == (
        "(Tensor x, Tensor? y=None, *, int count=3, float scale=2.0, int[2] window=[1, 2]) -> Tensor"
    )


def test_several_outputs_are_several_tensors():
    def oracle(x: Tensor) -> tuple[Tensor, Tensor]:
        raise AssertionError

    assert schema_of(declare(oracle)) == "(Tensor x) -> (Tensor, Tensor)"


def test_attributes_that_no_schema_can_say_are_refused():
    def hidden(x, **rest):
        raise AssertionError

    def strange(x, *, size: complex = 1j):
        raise AssertionError

    with pytest.raises(SchemaError, match=r"op loose: .* got \*\*rest in the oracle: with_attributes_of"):
        schema_of(declare(hidden))
    with pytest.raises(SchemaError, match=r"got size: complex = 1j in the oracle: annotate each as one of bool, int, "):
        schema_of(declare(strange))

    def clashing(x, *, kernel: int):
        raise AssertionError

    with pytest.raises(SchemaError, match=r"got one called kernel, as Inductor .*: choose another name"):
        schema_of(declare(clashing))

    def sized(x, *, size: int, **more):
        raise AssertionError

    assert schema_of(declare(with_attributes_of(sized, find_op("gelu").oracle)(hidden))) == (
        '(Tensor x, *, int size, str form="erf") -> Tensor'
    )


def test_a_second_op_of_a_name_is_another_operator():
    gelu = find_op("gelu")
    slow = replace(gelu, variants=gelu.variants[:1])
    assert slow.overload is not gelu.overload
    assert slow.overload.name().startswith("workbench::gelu_")


def test_an_edited_op_is_loaded_anew(tmp_path):
    (tmp_path / "twice").mkdir()
    declaration = tmp_path / "twice" / "op.py"
    text = "from workbench.op import Op\nop = Op('twice', lambda x: {}, (), ())\n"
    declaration.write_text(text.format("x + x"))
    first = find_op("twice", tmp_path)
    assert find_op("twice", Path(tmp_path)) is first
    declaration.write_text(text.format("2 * x"))
    assert find_op("twice", tmp_path) is not first


class Graphs:
    """A back end of torch.compile that keeps the graphs it is given and runs them as they are."""

    def __init__(self) -> None:
        self.calls: list[list[object]] = []

    def __call__(self, graph: torch.fx.GraphModule, inputs: list[Tensor]) -> torch.fx.GraphModule:
        self.calls.append([node.target for node in graph.graph.nodes if node.op == "call_function"])
        return graph


def test_a_compiled_graph_has_the_op_as_one_node(op):
    torch._dynamo.reset()  # it counts the graphs of all ops against one limit, for the lambda is one piece of code
    tensors, attributes = arguments(op, requires_grad=False)
    graphs = Graphs()
    torch.compiler.reset()  # it counts how often it compiles the same lines
    compiled = torch.compile(lambda *tensors: op(*tensors, **attributes), backend=graphs, fullgraph=True)
    copies, _ = arguments(op, requires_grad=False)  # of the same layout: another may be another variant's
    torch.testing.assert_close(compiled(*tensors), op(*copies, **attributes), rtol=0, atol=0)
    for ours, theirs in zip(tensors, copies, strict=True):
        torch.testing.assert_close(ours, theirs, rtol=0, atol=0)
    assert [[call for call in calls if call is not operator.getitem] for calls in graphs.calls] == [[op.overload]]


def test_a_compiled_model_has_the_eager_ones_gradients():
    folder = Path(__file__).resolve().parents[2] / "models"
    file = folder / "s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm.py"
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def run(compiled: bool) -> list[Tensor]:
        torch.manual_seed(1)
        model = module.ModelNew(2, 4, 3, 1, 1, 8, 2)
        x = torch.rand(2, 2, 4, 4, requires_grad=True)
        y = (torch.compile(model, backend="aot_eager", fullgraph=True) if compiled else model)(x)
        (y * torch.linspace(-1.0, 1.0, y.numel()).view_as(y)).sum().backward()
        return [y.detach(), x.grad, *(p.grad for p in model.parameters()), *model.buffers()]

    for ours, eager in zip(run(compiled=True), run(compiled=False), strict=True):
        torch.testing.assert_close(ours, eager)
