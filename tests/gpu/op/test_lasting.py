"""Scratch that lasts: on streams beside each other, in captured graphs, and between threads."""

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
"""Op, variant, the shape of x, attributes. Each group has several tiles, as a stale sum of its own tile is unseen."""


@pytest.fixture(params=CALLS, ids=[f"{op}-{variant}" for op, variant, *_ in CALLS])
def call(request):
    """A call of a kernel with scratch that lasts, planned before, and three inputs with what it makes of them."""
    name, variant, shape, attributes = request.param
    kernel = find_op(name).variant(variant)
    channels = shape[1]
    inputs = [torch.randn(shape, device="cuda") * scale + scale for scale in (1.0, 3.0, 0.5)]
    weight, bias = torch.randn(2, channels, device="cuda")
    (partial,) = kernel.prepare(inputs[0], weight, bias, **attributes).lasting
    assert partial.shape[1] > 1
    oracle = find_op(name).oracle
    pairs = [(x, oracle(x, weight, bias, **attributes)) for x in inputs]

    def compute(x):
        return kernel(x, weight, bias, **attributes)

    for x, expected in pairs:
        torch.testing.assert_close(compute(x), expected, rtol=1e-4, atol=1e-4)
    torch.cuda.synchronize()
    return compute, pairs


def test_streams_of_several_threads(call):
    compute, pairs = call
    failures = []

    def work():
        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            results = [(compute(x), expected) for _ in range(13) for x, expected in pairs]
        stream.synchronize()
        failures.extend(not torch.allclose(y, expected, rtol=1e-4, atol=1e-4) for y, expected in results)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == [False] * 4 * 39


def test_a_graph_beside_the_stream_on_which_it_was_captured(call):
    compute, pairs = call
    given = pairs[0][0].clone()
    side, other = torch.cuda.Stream(), torch.cuda.Stream()
    graph = torch.cuda.CUDAGraph()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        compute(given)
        with torch.cuda.graph(graph, stream=side):
            captured = compute(given)
    torch.cuda.synchronize()
    for index in range(20):
        (x, expected), (of_graph, expected_of_graph) = pairs[index % 3], pairs[(index + 1) % 3]
        given.copy_(of_graph)
        torch.cuda.synchronize()
        with torch.cuda.stream(other):
            graph.replay()
        with torch.cuda.stream(side):
            y = compute(x)
        torch.cuda.synchronize()
        torch.testing.assert_close(captured, expected_of_graph, rtol=1e-4, atol=1e-4)
        torch.testing.assert_close(y, expected, rtol=1e-4, atol=1e-4)


def test_graphs_that_inductor_makes(call):
    compute, pairs = call
    torch.compiler.reset()
    operator = torch.library.custom_op("lasting::compute", compute, mutates_args=(), schema="(Tensor x) -> Tensor")
    operator.register_fake(torch.empty_like)
    compiled = torch.compile(lambda x: operator(x + 1) + operator(x + 2), mode="reduce-overhead", fullgraph=True)
    for x, _ in (*pairs, *pairs):  # the first calls warm up in a memory pool of this thread, and capture
        torch.testing.assert_close(compiled(x), compute(x + 1) + compute(x + 2), rtol=1e-4, atol=1e-4)
