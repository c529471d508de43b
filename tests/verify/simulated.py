"""Right and wrong kernels, simulated in NumPy: every order of summation, in an accumulator of choice.

``python -m tests.verify.simulated --seeds 100`` judges all of them and prints how near each came to its bound.
"""

import argparse
import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
import torch
from torch.nn import functional

from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.measure import measure
from workbench.verify.tolerances import Arithmetic

EPS = 1e-5


def sequential(terms):
    """Add one term after the other."""
    return np.add.accumulate(terms, axis=-1)[..., -1]


def blocked(terms, block=32):
    """Add within blocks, then the blocks' sums."""
    n = terms.shape[-1]
    whole = n // block * block
    parts = sequential(terms[..., :whole].reshape(*terms.shape[:-1], -1, block)) if whole else terms[..., :0]
    return sequential(np.concatenate([parts, terms[..., whole:]], axis=-1))


def split(terms, ways=8):
    """Add every `ways`-th term, then the partial sums: a split of K, or the threads of a block."""
    parts = [sequential(terms[..., k::ways])[..., None] for k in range(min(ways, terms.shape[-1]))]
    return sequential(np.concatenate(parts, axis=-1))


def tree(terms):
    """Add pairs, then pairs of pairs."""
    while terms.shape[-1] > 1:
        if terms.shape[-1] % 2:
            terms = np.concatenate([terms, np.zeros_like(terms[..., :1])], axis=-1)
        terms = terms[..., 0::2] + terms[..., 1::2]
    return terms[..., 0]


ORDERS = {"sequential": sequential, "blocked": blocked, "split": split, "tree": tree}


@dataclass(frozen=True)
class Ways:
    """How a simulated kernel computes.

    Attributes
    ----------
    add : callable
        Sums the last axis.
    kept : type
        NumPy's type of the accumulator.
    dropped : int
        So many last terms of each sum are left out.
    miscount : int
        Added to the number that a mean divides by.
    """

    add: Callable = sequential
    kept: type = np.float32
    dropped: int = 0
    miscount: int = 0

    def sum(self, terms):
        terms = terms.astype(self.kept)
        return self.add(terms[..., : terms.shape[-1] - self.dropped])

    def mean(self, terms):
        return (self.sum(terms) / self.kept(terms.shape[-1] + self.miscount)).astype(self.kept)


def matmul(ways, a, b):
    return ways.sum(a.astype(ways.kept)[:, None, :] * b.T.astype(ways.kept)[None])


def convolution(ways, x, w):
    patches = np.lib.stride_tricks.sliding_window_view(x, w.shape[2:], axis=(2, 3))  # n c h w kh kw
    patches = patches.transpose(0, 2, 3, 1, 4, 5).reshape(*patches.shape[:1], *patches.shape[2:4], 1, -1)
    terms = patches.astype(ways.kept) * w.reshape(w.shape[0], -1).astype(ways.kept)
    return ways.sum(terms).transpose(0, 3, 1, 2)


def mean(ways, x):
    return ways.mean(x)


def two_passes(ways, x):
    x = x.astype(ways.kept)
    away = x - ways.mean(x)[..., None]
    return ways.mean(away * away)


def one_pass(ways, x):
    x = x.astype(ways.kept)
    centre = ways.mean(x)
    return ways.mean(x * x) - centre * centre


def layer_norm(ways, x, w, b, variance=two_passes):
    centre, spread = ways.mean(x), variance(ways, x)
    scale = (1 / np.sqrt(spread + ways.kept(EPS))).astype(ways.kept)
    return (x.astype(ways.kept) - centre[..., None]) * scale[..., None] * w.astype(ways.kept) + b.astype(ways.kept)


def group_norm(ways, x, w, b):
    rows = x.reshape(x.shape[0], GROUPS, -1)
    ones, zeros = np.ones(1, ways.kept), np.zeros(1, ways.kept)
    y = layer_norm(ways, rows, ones, zeros).reshape(x.shape)
    return y * w.astype(ways.kept)[:, None] + b.astype(ways.kept)[:, None]


def softmax(ways, x):
    x = x.astype(ways.kept)
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / ways.sum(e)[..., None]


def logsumexp(ways, x):
    x = x.astype(ways.kept)
    largest = x.max(-1, keepdims=True)
    return np.log(ways.sum(np.exp(x - largest))) + largest[..., 0]


def scan(ways, x):
    x = x.astype(ways.kept)
    if ways.dropped:
        x = np.concatenate([x[..., :-1], np.zeros_like(x[..., -1:])], axis=-1)
    if ways.add is sequential:
        return np.add.accumulate(x, axis=-1)
    block = 32
    inner = np.add.accumulate(x.reshape(*x.shape[:-1], -1, block), axis=-1)
    before = np.add.accumulate(inner[..., -1], axis=-1)
    before = np.concatenate([np.zeros_like(before[..., :1]), before[..., :-1]], axis=-1)
    return (inner + before[..., None]).reshape(x.shape)


GROUPS = 4
ROWS = 192


@dataclass(frozen=True)
class Task:
    """What is computed: PyTorch's function, the simulated kernel, the shapes for n terms, the faults it can have."""

    name: str
    oracle: Callable
    kernel: Callable
    shapes: Callable
    faults: tuple[str, ...] = ("narrow", "dropped")
    parameters: int = 0


TASKS = (
    Task("matmul", torch.matmul, matmul, lambda n: ((8, n), (n, 16))),
    Task("convolution", functional.conv2d, convolution, lambda n: ((1, n // 9 + 1, 10, 10), (4, n // 9 + 1, 3, 3))),
    Task("mean", lambda x: x.mean(-1), mean, lambda n: ((ROWS, n),), ("narrow", "dropped", "miscount")),
    Task("variance", lambda x: x.var(-1, correction=0), two_passes, lambda n: ((ROWS, n),), ("narrow", "miscount")),
    Task("variance_one_pass", lambda x: x.var(-1, correction=0), one_pass, lambda n: ((ROWS, n),), ("narrow",)),
    Task(
        "layer_norm",
        lambda x, w, b: functional.layer_norm(x, x.shape[-1:], w, b, EPS),
        layer_norm,
        lambda n: ((8, n), (n,), (n,)),
        ("narrow", "dropped", "miscount"),
        2,
    ),
    Task(
        "layer_norm_one_pass",
        lambda x, w, b: functional.layer_norm(x, x.shape[-1:], w, b, EPS),
        partial(layer_norm, variance=one_pass),
        lambda n: ((8, n), (n,), (n,)),
        ("narrow", "miscount"),
        2,
    ),
    Task(
        "group_norm",
        lambda x, w, b: functional.group_norm(x, GROUPS, w, b, EPS),
        group_norm,
        lambda n: ((3, 8, n // 2), (8,), (8,)),
        ("narrow", "dropped", "miscount"),
        2,
    ),
    Task("softmax", lambda x: torch.softmax(x, -1), softmax, lambda n: ((8, n),)),
    Task("logsumexp", lambda x: torch.logsumexp(x, -1), logsumexp, lambda n: ((ROWS, n),)),
    Task("scan", lambda x: x.cumsum(-1), scan, lambda n: ((8, n),)),
)
DATA = {
    "normal": lambda rng, shape: rng.standard_normal(shape),
    "uniform": lambda rng, shape: rng.random(shape),
    "shifted": lambda rng, shape: rng.standard_normal(shape) + 2.0,
}
FAULTS = {"narrow": {"kept": np.float16}, "dropped": {"dropped": 1}, "miscount": {"miscount": 1}}


@dataclass(frozen=True)
class Bench:
    """One task on drawn inputs, with its yardstick."""

    task: Task
    inputs: list
    yardstick: Yardstick
    dtype: torch.dtype

    @classmethod
    def of(cls, task: Task, n: int, dtype: str, data: str, seed: int) -> "Bench":
        rng = np.random.default_rng([seed, n])
        kind = getattr(torch, dtype)
        inputs = [torch.from_numpy(DATA[data](rng, shape)).to(kind) for shape in task.shapes(n)]
        expected = measure(
            lambda: {"y": task.oracle(*(t.double() for t in inputs))}, Arithmetic.of(dtype), seed=seed
        ).outputs["y"]
        library = task.oracle(*(t.clone() for t in inputs))
        return cls(task, [t.float().numpy() for t in inputs], Yardstick.of(expected, library), kind)

    def judge(self, ways: Ways) -> Judgement:
        with np.errstate(all="ignore"):
            y = self.task.kernel(ways, *self.inputs)
        return self.yardstick.judge("y", torch.from_numpy(np.ascontiguousarray(y)).to(self.dtype))


def wrong(task: Task) -> Iterator[tuple[str, Ways]]:
    for fault in task.faults:
        yield fault, Ways(**FAULTS[fault])


def sweep(task: Task, n: int, dtype: str, data: str, seeds: int) -> str:
    """Judge every order and every fault on so many seeds, and say how near to failing, and how often refused."""
    strains = dict.fromkeys(ORDERS, 0.0)
    refused: Counter[str] = Counter()
    for seed in range(seeds):
        bench = Bench.of(task, n, dtype, data, seed)
        for name, add in ORDERS.items():
            judged = bench.judge(Ways(add))
            strains[name] = max(strains[name], judged.strain)
            refused[name if not judged.detail.startswith("proves nothing") else "proves nothing"] += bool(judged.detail)
        for fault, ways in wrong(task):
            refused[fault] += bool(bench.judge(ways).detail)
    right = [f"{name} {strains[name]:.2f}" + f" REFUSED {refused[name]}" * bool(refused[name]) for name in ORDERS]
    faults = [f"{fault} {refused[fault]}/{seeds}" + " MISSED" * (refused[fault] < seeds) for fault in task.faults]
    return f"{' '.join(right)} | {' '.join(faults)}" + " | a constant would pass too" * bool(refused["proves nothing"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--n", type=int, nargs="*", default=[64, 1024, 4096, 16384])
    parser.add_argument("--task", nargs="*", default=[task.name for task in TASKS])
    parser.add_argument("--dtype", nargs="*", default=["float32", "float16", "bfloat16"])
    parser.add_argument("--data", nargs="*", default=list(DATA))
    options = parser.parse_args()
    tasks = [task for task in TASKS if task.name in options.task]
    for task, n, dtype, data in itertools.product(tasks, options.n, options.dtype, options.data):
        print(f"{task.name} n={n} {dtype} {data}: {sweep(task, n, dtype, data, options.seeds)}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
