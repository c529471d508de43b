"""Counters that are ready for the next call: on streams beside each other, in captured graphs, and between threads."""

import threading

import pytest
import torch

from workbench.op import find_op

pytestmark = pytest.mark.gpu
CALLS = (
    ("group_norm", "v2_warp_roles", (1, 64, 128, 128), {"num_groups": 4}),
    ("gelu_group_norm", "v3_warp_roles", (2, 64, 128, 128), {"num_groups": 8}),
    ("batch_norm2d", "v3_warp_roles", (64, 128, 32, 32), {"training": True}),
)
"""Op, variant, the shape of x, attributes."""


@pytest.fixture(params=CALLS, ids=[f"{op}-{variant}" for op, variant, *_ in CALLS])
def call(request):
    """A call of a kernel with counters, which was planned before, and tensors for it."""
    name, variant, shape, attributes = request.param
    kernel = find_op(name).variant(variant)
    channels = shape[1]
    x = torch.randn(shape, device="cuda")
    weight, bias = torch.randn(2, channels, device="cuda")
    assert kernel.prepare(x, weight, bias, **attributes).counters
    oracle = find_op(name).oracle
    expected = oracle(x, weight, bias, **attributes)

    def compute(x=x):
        return kernel(x, weight, bias, **attributes)

    for _ in range(3):
        torch.testing.assert_close(compute(), expected, rtol=1e-4, atol=1e-4)
    torch.cuda.synchronize()
    return compute, expected


def test_streams_of_several_threads(call):
    compute, expected = call
    failures = []

    def work():
        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            results = [compute() for _ in range(40)]
        stream.synchronize()
        failures.extend(not torch.allclose(y, expected, rtol=1e-4, atol=1e-4) for y in results)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == [False] * 160


def test_a_graph_beside_the_stream_on_which_it_was_captured(call):
    compute, expected = call
    side, other = torch.cuda.Stream(), torch.cuda.Stream()
    graph = torch.cuda.CUDAGraph()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        compute()
        with torch.cuda.graph(graph, stream=side):
            captured = compute()
    torch.cuda.synchronize()
    for _ in range(20):
        with torch.cuda.stream(other):
            graph.replay()
        with torch.cuda.stream(side):
            y = compute()
        torch.cuda.synchronize()
        torch.testing.assert_close(captured, expected, rtol=1e-4, atol=1e-4)
        torch.testing.assert_close(y, expected, rtol=1e-4, atol=1e-4)


def test_graphs_that_inductor_makes(call):
    compute, expected = call
    torch.compiler.reset()
    operator = torch.library.custom_op("counters::compute", compute, mutates_args=(), schema="(Tensor x) -> Tensor")
    operator.register_fake(torch.empty_like)
    compiled = torch.compile(lambda x: operator(x + 1) + operator(x + 2), mode="reduce-overhead", fullgraph=True)
    x = torch.randn_like(expected)
    for _ in range(4):  # the first calls warm up in a memory pool of this thread, and capture
        torch.testing.assert_close(compiled(x), compute(x + 1) + compute(x + 2), rtol=1e-4, atol=1e-4)
