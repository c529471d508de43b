"""Structs with tensors and arrays of pointers as arguments of launches on a GPU."""

import pytest
import torch

import workbench as wb
from tests.kernel.packing_kernels import SEEN, WRITTEN, load, task

pytestmark = pytest.mark.gpu


def lists(count: int = 3) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    xs = [torch.full((4,), float(j), device="cuda") for j in range(count)]
    return [torch.zeros(4, device="cuda") for _ in xs], xs


def test_a_struct_with_tensors_and_an_array_of_pointers() -> None:
    given, seen = task("cuda"), torch.zeros(7, device="cuda")
    load("run")[1, 32](given, seen)
    assert given["y"].tolist() == WRITTEN
    assert seen.tolist() == SEEN


def test_lists_of_tensors_and_of_structs() -> None:
    ys, xs = lists()
    load("scale")[1, 4](ys, xs, 4, 3)
    assert [y.tolist() for y in ys] == [[2.0 * j] * 4 for j in range(3)]
    y = torch.zeros(4, device="cuda")
    load("total")[1, 4]([{"x": x, "shift": 10} for x in xs], 3, y)
    assert y.tolist() == [33.0] * 4


def test_a_thousand_launches_keep_their_arrays_apart() -> None:
    scale = load("scale")
    rows = [lists() for _ in range(1000)]
    torch.cuda._sleep(20_000_000)  # the launches queue up behind it
    for ys, xs in rows:
        scale[1, 4](ys, xs, 4, 3)
    assert all(ys[2].tolist() == [4.0] * 4 for ys, _ in rows)


def test_on_another_stream_the_array_is_made_there() -> None:
    ys, xs = lists()
    torch.cuda.synchronize()
    torch.cuda._sleep(20_000_000)  # on the current stream, which the other one does not wait for
    stream = torch.cuda.Stream()
    load("scale").launch(ys, xs, 4, 3, grid=1, block=4, stream=stream)
    stream.synchronize()
    with torch.cuda.stream(stream):
        assert ys[2].tolist() == [4.0] * 4


def test_a_captured_graph_holds_its_arrays() -> None:
    scale, (ys, xs) = load("scale"), lists()
    scale[1, 4](ys, xs, 4, 3)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        scale[1, 4](ys, xs, 4, 3)
    for x in xs:
        x.add_(1)
    others = [lists() for _ in range(50)]  # would reuse memory that was freed too early
    graph.replay()
    assert [y.tolist() for y in ys] == [[2.0 * j + 2] * 4 for j in range(3)]
    assert len(others) == 50


def test_a_list_on_two_devices_is_refused() -> None:
    ys, xs = lists()
    with pytest.raises(wb.LaunchError, match=r"'xs\[1\]' is on cpu, but an earlier argument is on cuda:0"):
        load("scale")[1, 4](ys, [xs[0], xs[1].cpu()], 4, 2)
