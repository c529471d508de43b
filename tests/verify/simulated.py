"""Right and wrong kernels, simulated in PyTorch: every order of summation, in an accumulator of choice.

``python -m tests.verify.simulated --seeds 100`` judges all of them, with `--json FILE` into a file, and ends with a
table; its exit code is 1 where a right kernel was refused or a wrong one accepted. Rows that the file has are not
judged again. A row says of one task, number of terms and dtype: how near right kernels came to their bounds, how many
of them were refused on any kind of data, and how many wrong ones were accepted on all of it that `verify` draws itself,
as it judges a kernel by all its cases. Of those, some are hidden: each of their elements, on all kinds of data, is one
that a right kernel has there too.
"""

import argparse
import itertools
import json
import math
import multiprocessing
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import lru_cache, partial
from pathlib import Path

import torch
from torch.nn import functional

from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.measure import Expected, measure
from workbench.verify.ties import added_beside_ties, beside_ties, is_row_by_row
from workbench.verify.tolerances import Arithmetic
from workbench.verify.values import LARGE, SMALL, two_levels, whole_pairs, wide

EPS = 1e-5


def sequential(terms):
    """Add one term after the other."""
    by_term = terms.movedim(-1, 0).contiguous()
    total = by_term[0].clone()
    for term in by_term[1:]:
        total += term
    return total


def blocked(terms, block=32):
    """Add within blocks, then the blocks' sums."""
    whole = terms.shape[-1] // block * block
    parts = sequential(terms[..., :whole].unflatten(-1, (-1, block))) if whole else terms[..., :0]
    return sequential(torch.cat([parts, terms[..., whole:]], dim=-1))


def split(terms, ways=8):
    """Add every `ways`-th term, then the partial sums: a split of K, or the threads of a block."""
    return sequential(torch.stack([sequential(terms[..., k::ways]) for k in range(min(ways, terms.shape[-1]))], -1))


def tree(terms):
    """Add pairs, then pairs of pairs."""
    while terms.shape[-1] > 1:
        if terms.shape[-1] % 2:
            terms = functional.pad(terms, (0, 1))
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
    kept : torch.dtype
        Of the accumulator.
    stored : torch.dtype or None
        In which it keeps results between two operations of PyTorch; None for that of the accumulator.
    dropped : int
        So many last terms of each sum are left out.
    miscount : int
        Added to the number that a mean divides by.
    """

    add: Callable = sequential
    kept: torch.dtype = torch.float32
    stored: torch.dtype | None = None
    dropped: int = 0
    miscount: int = 0

    def sum(self, terms):
        terms = terms.to(self.kept)
        return self.add(terms[..., : terms.shape[-1] - self.dropped])

    def mean(self, terms):
        return self.sum(terms) / (terms.shape[-1] + self.miscount)


def matmul(ways, a, b):
    return ways.sum(a.to(ways.kept)[:, :, None, :] * b.mT.to(ways.kept)[:, None])


def convolution(ways, x, w):
    patches = x.unfold(3, 3, 1).unfold(4, 3, 1).permute(0, 1, 3, 4, 2, 5, 6).flatten(4)[..., None, :]  # s n h w 1 k
    terms = patches.to(ways.kept) * w.flatten(2).to(ways.kept)[:, None, None, None]
    return ways.sum(terms).permute(0, 1, 4, 2, 3)


def total(ways, x):
    return ways.sum(x)


def mean(ways, x):
    return ways.mean(x)


def two_passes(ways, x):
    x = x.to(ways.kept)
    away = x - ways.mean(x)[..., None]
    return ways.mean(away * away)


def one_pass(ways, x):
    x = x.to(ways.kept)
    centre = ways.mean(x)
    return ways.mean(x * x) - centre * centre


def layer_norm(ways, x, w, b, variance=two_passes):
    centre, spread = ways.mean(x), variance(ways, x)
    scale = 1 / (spread + EPS).sqrt()
    return (x.to(ways.kept) - centre[..., None]) * scale[..., None] * w.to(ways.kept) + b.to(ways.kept)


def group_norm(ways, x, w, b, variance=two_passes):
    rows = x.unflatten(2, (GROUPS, -1)).flatten(3)
    y = layer_norm(ways, rows, torch.ones(1), torch.zeros(1), variance).view(x.shape)
    return y * w.to(ways.kept)[:, None] + b.to(ways.kept)[:, None]


def gelu_group_norm(ways, x, w, b):
    g = functional.gelu(x.float())
    return group_norm(ways, g if ways.stored is None else g.to(ways.stored).float(), w, b)


def softmax(ways, x):
    x = x.to(ways.kept)
    e = (x - x.amax(-1, keepdim=True)).exp()
    return e / ways.sum(e)[..., None]


def logsumexp(ways, x):
    x = x.to(ways.kept)
    largest = x.amax(-1, keepdim=True)
    return ways.sum((x - largest).exp()).log() + largest[..., 0]


def scan(ways, x):
    x = x.to(ways.kept)
    if ways.dropped:
        x = torch.cat([x[..., :-1], torch.zeros_like(x[..., -1:])], dim=-1)
    if ways.add is tree:
        step = 1
        while step < x.shape[-1]:
            x = torch.cat([x[..., :step], x[..., step:] + x[..., :-step]], dim=-1)
            step *= 2
        return x
    block = {sequential: x.shape[-1], blocked: 32, split: x.shape[-1] // 8}[ways.add]
    by_term = x.unflatten(-1, (-1, block)).movedim(-1, 0).contiguous()
    for k in range(1, block):
        by_term[k] += by_term[k - 1]
    inner = by_term.movedim(0, -1)
    last, offsets = torch.zeros_like(inner[..., 0, 0]), []
    for k in range(inner.shape[-2]):
        offsets.append(last)
        last = last + inner[..., k, -1]
    return (inner + torch.stack(offsets, -1)[..., None]).reshape(x.shape)


GROUPS = 4
TERMS = 1 << 14
"""How many elements the inputs of one seed have about; products have more terms."""


def rows(n):
    """Return how many sums of n terms are judged at once."""
    return max(4, min(192, TERMS // n))


def in_row(x):
    """Return the last terms of sums over the last axis."""
    return x[..., -1]


@dataclass(frozen=True)
class Task:
    """What is computed, on a batch of seeds: the first axis of the inputs, but of parameters that all seeds share.

    Attributes
    ----------
    name : str
    oracle : callable
        PyTorch's function.
    kernel : callable
        The simulated kernel.
    shapes : callable
        Shapes of one seed's inputs for n terms.
    faults : tuple of str
        Those of `FAULTS` that it can have.
    shared : int
        So many last inputs are the same for all seeds of a batch.
    last : callable
        Views the last terms of the sums in the inputs.
    between : bool
        Whether it has a result to store between two operations.
    """

    name: str
    oracle: Callable
    kernel: Callable
    shapes: Callable
    faults: tuple[str, ...] = ("narrow", "dropped")
    shared: int = 0
    last: Callable = lambda x, *_others: in_row(x)
    between: bool = False


ALL_FAULTS = ("narrow", "dropped", "miscount")


def grouped_convolution(x, w):
    """Convolve each seed's x with its own weights."""
    y = functional.conv2d(x.transpose(0, 1).flatten(1, 2), w.flatten(0, 1), groups=w.shape[0])
    return y.unflatten(1, w.shape[:2]).transpose(0, 1)


def group_norm_oracle(x, w, b):
    return functional.group_norm(x.flatten(0, 1), GROUPS, w, b, EPS).view(x.shape)


def layer_norm_oracle(x, w, b):
    return functional.layer_norm(x, x.shape[-1:], w, b, EPS)


def of_rows(n):
    return ((rows(n), n),)


def of_layer_norm(n):
    return ((min(rows(n), 8), n), (n,), (n,))


def of_group_norm(n):
    return ((max(1, min(rows(n) // GROUPS, 8)), 2 * GROUPS, n // 2), (2 * GROUPS,), (2 * GROUPS,))


def in_group(x, *_others):
    return in_row(x.unflatten(2, (GROUPS, -1)).flatten(3))


TASKS = (
    Task(
        "matmul",
        torch.matmul,
        matmul,
        lambda n: ((8, n), (n, max(4, min(16, TERMS // n)))),
    ),
    Task(
        "convolution",
        grouped_convolution,
        convolution,
        lambda n: ((1, n // 9 + 1, 6, 6), (2, n // 9 + 1, 3, 3)),
        last=lambda _x, w: in_row(w.flatten(2)),
    ),
    Task("sum", lambda x: x.sum(-1), total, of_rows),
    Task("mean", lambda x: x.mean(-1), mean, of_rows, ALL_FAULTS),
    Task("variance", lambda x: x.var(-1, correction=0), two_passes, of_rows, ALL_FAULTS),
    Task("variance_one_pass", lambda x: x.var(-1, correction=0), one_pass, of_rows, ALL_FAULTS),
    Task("layer_norm", layer_norm_oracle, layer_norm, of_layer_norm, ALL_FAULTS, 2),
    Task(
        "layer_norm_one_pass",
        layer_norm_oracle,
        partial(layer_norm, variance=one_pass),
        of_layer_norm,
        ALL_FAULTS,
        2,
    ),
    Task("group_norm", group_norm_oracle, group_norm, of_group_norm, ALL_FAULTS, 2, in_group),
    Task(
        "group_norm_one_pass",
        group_norm_oracle,
        partial(group_norm, variance=one_pass),
        of_group_norm,
        ALL_FAULTS,
        2,
        in_group,
    ),
    Task(
        "gelu_group_norm",
        lambda x, w, b: group_norm_oracle(functional.gelu(x), w, b),
        gelu_group_norm,
        of_group_norm,
        ALL_FAULTS,
        2,
        in_group,
        between=True,
    ),
    Task("softmax", lambda x: torch.softmax(x, -1), softmax, lambda n: ((min(rows(n), 8), n),)),
    Task("logsumexp", lambda x: torch.logsumexp(x, -1), logsumexp, of_rows),
    Task("scan", lambda x: x.cumsum(-1), scan, lambda n: ((min(rows(n), 8), n),)),
)


def draw_shifted(shape, generator):
    return torch.randn(shape, generator=generator) + 2.0


def draw(shape, generator):
    return torch.randn(shape, generator=generator)


DATA = {
    "normal": draw,
    "uniform": lambda shape, generator: torch.rand(shape, generator=generator),
    "shifted": draw_shifted,
    "wide": draw,  # and the largest of the first input is as in `values.wide`
    "small": draw,  # and the first input is as in `values.small`
    "last": draw,  # and the last term of each sum is as large as the sum of the others
    "large": lambda shape, generator: LARGE * torch.randn(shape, generator=generator),
    "whole": draw,  # and the first input is of pairs of whole numbers, whose squares add up exactly
    "shifted, above ties": draw_shifted,  # and results lie beside ties, where they are as few as rows
    "shifted, below ties": draw_shifted,
    "whole, above ties": draw,
    "whole, below ties": draw,
    "levels, first above ties": draw,  # or rather two levels, and the bias chosen so that results lie beside ties
    "levels, first below ties": draw,
    "levels, last above ties": draw,
    "levels, last below ties": draw,
}
FEW_BITS = tuple(list(DATA)[list(DATA).index("large") :])
"""Kinds of data for 16 bits."""
OURS = ("uniform", "shifted")
"""Kinds that verify does not draw of itself: right kernels must pass them, wrong ones need not be refused there."""
FIRST = {
    "wide": lambda x: torch.stack([wide(one) for one in x]),
    "small": lambda x: x * SMALL,
    "whole": lambda x: whole_pairs(x * LARGE),
    "levels": two_levels,
}
"""What is made of the first input, one element of a batch after the other."""


def kinds(dtype: str) -> tuple[str, ...]:
    """Return the kinds of data that kernels in this dtype are judged by."""
    return tuple(kind for kind in DATA if dtype != "float32" or kind not in FEW_BITS)


FAULTS = {"narrow": {"kept": torch.float16}, "dropped": {"dropped": 1}, "miscount": {"miscount": 1}}


ROW_BY_ROW = ("sum", "mean", "variance", "variance_one_pass", "logsumexp")
"""Tasks whose results have one element for each row."""


@dataclass(frozen=True)
class Bench:
    """One task on the inputs of some seeds, with a yardstick for each of them."""

    task: Task
    inputs: list[torch.Tensor]
    yardsticks: list[Yardstick]
    dtype: torch.dtype

    @classmethod
    def of(cls, task: Task, n: int, dtype: str, data: str, seeds: Sequence[int]) -> "Bench | None":
        """Draw the inputs and measure; near ties, from those values that leave less room for errors.

        None where results cannot be brought beside ties, since each comes of more than a row.
        """
        if not data.endswith("ties"):
            return _drawn(task, n, dtype, data, tuple(seeds))[0]
        if data.startswith("levels"):
            return cls._on_levels(task, n, dtype, tuple(seeds), first_above="above" in data, last="last" in data)
        if task.name not in ROW_BY_ROW:
            return None
        bench, expected = _drawn(task, n, dtype, data.partition(",")[0], tuple(seeds))
        first, *others = bench.inputs
        assert is_row_by_row(first, torch.stack([stick.library for stick in bench.yardsticks]))
        unit = torch.stack([one.unit for one in expected])
        moved = beside_ties(
            lambda x: task.oracle(x, *(t.double() for t in others)), first, unit, first_above="above" in data
        )
        return cls._measured(task, [moved, *others], dtype, seeds)[0]

    @classmethod
    def _on_levels(cls, task: Task, n: int, dtype: str, seeds: tuple[int, ...], **which: bool) -> "Bench | None":
        """Take two levels, and choose the bias, which is the last input of tasks that have one."""
        if not task.shared:
            return None
        bench, expected = _drawn(task, n, dtype, "levels", seeds)
        *others, bias = bench.inputs
        wide = [t.double() for t in others]
        unit = torch.stack([one.unit for one in expected])
        chosen = added_beside_ties(lambda b: task.oracle(*wide, b), bias, unit, **which)
        assert chosen is not None
        return cls._measured(task, [*others, chosen], dtype, seeds)[0]

    @classmethod
    def _of(cls, task: Task, n: int, dtype: str, data: str, seeds: Sequence[int]) -> tuple["Bench", list[Expected]]:
        kind, shapes = getattr(torch, dtype), task.shapes(n)
        own = len(shapes) - task.shared
        generators = [torch.Generator().manual_seed(seed * 100_003 + n) for seed in seeds]
        kind_of = DATA.get(data, draw)
        inputs = [torch.stack([kind_of(shape, g) for g in generators]) for shape in shapes[:own]]
        inputs += [kind_of(shape, generators[0]) for shape in shapes[own:]]
        if data == "last":
            task.last(*inputs).abs_().mul_(math.sqrt(n))
        inputs[0] = FIRST.get(data, torch.clone)(inputs[0])
        return cls._measured(task, [t.to(kind) for t in inputs], dtype, seeds)

    @classmethod
    def _measured(cls, task: Task, inputs: list[torch.Tensor], dtype: str, seeds: Sequence[int]):
        names = [str(seed) for seed in seeds]

        def run():
            return dict(zip(names, task.oracle(*(t.double() for t in inputs)), strict=True))

        outputs = measure(run, Arithmetic.of(dtype), seed=seeds[0]).outputs
        expected = [outputs[name] for name in names]
        library = task.oracle(*(t.clone() for t in inputs))
        yardsticks = [Yardstick.of(one, y) for one, y in zip(expected, library, strict=True)]
        return cls(task, inputs, yardsticks, getattr(torch, dtype)), expected

    def compute(self, ways: Ways) -> torch.Tensor:
        """Return a kernel's results, one a seed."""
        return self.task.kernel(ways, *(t.float() for t in self.inputs)).to(self.dtype)

    def judge(self, ways: Ways) -> list[Judgement]:
        """Judge a kernel, once a seed."""
        return self.judge_all(self.compute(ways))

    def judge_all(self, results: torch.Tensor) -> list[Judgement]:
        return [stick.judge("y", y) for stick, y in zip(self.yardsticks, results, strict=True)]


@lru_cache(maxsize=len(DATA))
def _drawn(task: Task, n: int, dtype: str, data: str, seeds: tuple[int, ...]) -> tuple[Bench, list[Expected]]:
    """Draw and measure, once for all that is made of it."""
    return Bench._of(task, n, dtype, data, seeds)


def right(task: Task, dtype: torch.dtype) -> Iterator[tuple[str, Ways]]:
    """Go through the right kernels."""
    for name, add in ORDERS.items():
        yield name, Ways(add)
        if task.between and dtype != torch.float32:
            yield f"{name}, stored", Ways(add, stored=dtype)


def wrong(task: Task) -> Iterator[tuple[str, Ways]]:
    """Go through the wrong kernels."""
    for fault in task.faults:
        yield fault, Ways(blocked, **FAULTS[fault])


PROVES_NOTHING = "proves nothing"


@dataclass(frozen=True)
class Row:
    """What one task, size and dtype showed.

    Attributes
    ----------
    task, n, dtype
        Of `TASKS`, the number of terms, the tensors' dtype.
    data : tuple of str
        Of `DATA`.
    seeds : int
        How many sets of inputs of each kind; each is given to each kernel.
    error_ratio : float
        The largest share of its bound that a right kernel's element used.
    refused : mapping of str to int
        Right kernels that were refused on any kind of data, by their names.
    proves_nothing : int
        Seeds and kinds of data whose oracle is constant as far as rounding shows.
    accepted, hidden : mapping of str to int
        Wrong kernels that were accepted on all kinds, by fault; those of them whose elements are each a right kernel's.
    """

    task: str
    n: int
    dtype: str
    data: tuple[str, ...]
    seeds: int
    error_ratio: float = 0.0
    refused: dict[str, int] = field(default_factory=dict)
    proves_nothing: int = 0
    accepted: dict[str, int] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        parts = [f"{self.task} n={self.n} {self.dtype}: error ratio {self.error_ratio:.2f}"]
        parts += [f"REFUSED {name} {count}/{self.seeds}" for name, count in self.refused.items() if count]
        parts += [f"a constant would pass {self.proves_nothing} times"] * bool(self.proves_nothing)
        for fault, count in self.accepted.items():
            seen = count - self.hidden[fault]
            parts += [f"{'MISSED' if seen else 'hidden'} {fault} {seen or count}/{self.seeds}"] * bool(count)
        return ", ".join(parts)


def sweep(task: Task, n: int, dtype: str, data: Sequence[str], seeds: Sequence[int]) -> Row:
    """Judge every order and every fault on these seeds, by all kinds of data together."""
    error_ratio, proves_nothing = 0.0, 0
    nobody, everybody = torch.zeros(len(seeds), dtype=torch.bool), torch.ones(len(seeds), dtype=torch.bool)
    refused: dict[str, torch.Tensor] = {}
    accepted, hidden = ({name: everybody for name, _ in wrong(task)} for _ in range(2))
    for kind in data:
        bench = Bench.of(task, n, dtype, kind, seeds)
        if bench is None:
            continue
        results = []
        for name, ways in right(task, bench.dtype):
            results.append(bench.compute(ways))
            judged = bench.judge_all(results[-1])
            idle = [j.detail.startswith(PROVES_NOTHING) for j in judged]
            proves_nothing += sum(idle)
            bad = torch.tensor([bool(j.detail) and not i for j, i in zip(judged, idle, strict=True)])
            refused[name] = refused.get(name, nobody) | bad
            error_ratio = max(error_ratio, *(j.error_ratio for j, i in zip(judged, idle, strict=True) if not i), 0.0)
        results.append(torch.stack([stick.expected.value for stick in bench.yardsticks]).to(bench.dtype))
        for name, ways in wrong(task):
            if kind in OURS or not accepted[name].any():
                continue
            y = bench.compute(ways)
            passed = torch.tensor([not j.detail or j.detail.startswith(PROVES_NOTHING) for j in bench.judge_all(y)])
            same = torch.stack([y == result for result in results]).any(0).flatten(1).all(1)
            accepted[name] = accepted[name] & passed
            hidden[name] = hidden[name] & same
    counts = ({name: int(which.sum()) for name, which in found.items()} for found in (refused, accepted))
    covered = {name: int((which & accepted[name]).sum()) for name, which in hidden.items()}
    refusals, acceptances = counts
    return Row(
        task.name, n, dtype, tuple(data), len(seeds), error_ratio, refusals, proves_nothing, acceptances, covered
    )


def merged(parts: Sequence[Row]) -> Row:
    """Add up rows of different seeds."""

    def added(name: str) -> dict[str, int]:
        first = getattr(parts[0], name)
        return {key: sum(getattr(part, name)[key] for part in parts) for key in first}

    return replace(
        parts[0],
        seeds=sum(part.seeds for part in parts),
        error_ratio=max(part.error_ratio for part in parts),
        proves_nothing=sum(part.proves_nothing for part in parts),
        **{name: added(name) for name in ("refused", "accepted", "hidden")},
    )


def table(rows: Sequence[Row]) -> str:
    """Draw the rows: seeds, right kernels refused, wrong ones accepted by fault."""
    lines = [f"{'task':20} {'n':>6} {'dtype':9} {'seeds':>6} {'error ratio':>11} {'refused':>8}  accepted"]
    for row in rows:
        accepted = ", ".join(f"{fault} {count}" for fault, count in row.accepted.items() if count) or "none"
        refused = sum(row.refused.values())
        judged = f"{row.task:20} {row.n:6} {row.dtype:9} {row.seeds:6} {row.error_ratio:11.2f}"
        lines.append(f"{judged} {refused:8}  {accepted}")
    right, wrong = (sum(row.seeds * len(getattr(row, name)) for row in rows) for name in ("refused", "accepted"))
    refused = sum(sum(row.refused.values()) for row in rows)
    accepted = sum(sum(row.accepted.values()) for row in rows)
    lines.append(f"{refused} of {right} right kernels refused, {accepted} of {wrong} wrong ones accepted")
    return "\n".join(lines)


def read(record: dict) -> list[Row]:
    """Return a file's rows."""
    return [Row(**{**row, "data": tuple(row["data"])}) for row in record.get("rows", [])]


def join(files: Sequence[Path], target: Path) -> list[Row]:
    """Write the rows of several files into one, in the order of tasks, and the machines that they come from."""
    records = [json.loads(file.read_text()) for file in files]
    names = [task.name for task in TASKS]
    found = {(row.task, row.n, row.dtype): row for record in records for row in read(record)}
    rows = sorted(found.values(), key=lambda row: (row.n, names.index(row.task), row.dtype))
    joined = {
        "what": records[0]["what"],
        "date": max(record["date"] for record in records),
        "command": "; ".join(dict.fromkeys(record["command"] for record in records)),
        "machine": [json.loads(text) for text in dict.fromkeys(json.dumps(record["machine"]) for record in records)],
        "processor_seconds": round(sum(record["processor_seconds"] for record in records), 1),
        "rows": [asdict(row) for row in rows],
    }
    target.write_text(json.dumps(joined, indent=1) + "\n")
    return rows


Wanted = tuple[Task, int, str, Sequence[str]]
"""What a row is of: a task, the number of terms, a dtype, kinds of data."""


def part_of(task: str, n: int, dtype: str, data: Sequence[str], seeds: Sequence[int]) -> tuple[Row, float]:
    """Judge some seeds of a row on one thread; the task by its name, which another process can be told."""
    torch.set_num_threads(1)
    began = time.process_time()
    (found,) = (one for one in TASKS if one.name == task)
    row = sweep(found, n, dtype, data, seeds)
    return row, time.process_time() - began


def judged(wanted: Sequence[Wanted], seeds: int, batch: int, workers: int) -> Iterator[tuple[Row, float]]:
    """Judge rows in so many processes; yield each as it is known, and the processor time of all until then."""
    batches = [range(start, min(start + batch, seeds)) for start in range(0, seeds, batch)]
    parts: list[list[Row]] = [[] for _ in wanted]
    seconds = 0.0
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        asked = {
            pool.submit(part_of, task.name, n, dtype, data, part): place
            for place, (task, n, dtype, data) in enumerate(wanted)
            for part in batches
        }
        for done in as_completed(asked):
            row, took = done.result()
            seconds += took
            rows = parts[asked[done]]
            rows.append(row)
            if len(rows) == len(batches):
                yield merged(rows), seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--batch", type=int, default=100, help="how many seeds are computed at once")
    parser.add_argument("--workers", type=int, default=1, help="how many processes judge")
    parser.add_argument("--n", type=int, nargs="*", default=[64, 1024, 4096, 16384])
    parser.add_argument("--task", nargs="*", default=[task.name for task in TASKS])
    parser.add_argument("--dtype", nargs="*", default=["float32", "float16", "bfloat16"])
    parser.add_argument("--data", nargs="*", choices=list(DATA), help="by default all that is for the dtype")
    parser.add_argument("--json", type=Path, help="write the rows there; those that it has are not judged again")
    parser.add_argument("--join", type=Path, nargs="*", help="judge nothing: write the rows of these files to --json")
    options = parser.parse_args()
    if options.join:
        rows = join(options.join, options.json)
        print(table(rows))  # noqa: T201
        return int(any(sum({**row.refused, **row.accepted}.values()) for row in rows))
    record = json.loads(options.json.read_text()) if options.json and options.json.exists() else {}
    before = record.get("processor_seconds", 0.0)
    found = read(record)
    has = {(row.task, row.n, row.dtype) for row in found}
    wanted = [
        (task, n, dtype, options.data or kinds(dtype))
        for n, task, dtype in itertools.product(options.n, TASKS, options.dtype)
        if task.name in options.task and (task.name, n, dtype) not in has
    ]
    seconds = 0.0
    for row, seconds in judged(wanted, options.seeds, options.batch, options.workers):
        found.append(row)
        print(row, flush=True)  # noqa: T201
        if options.json:
            record = {
                "what": "right and wrong kernels, simulated: right ones refused on any kind of data, wrong ones "
                "accepted on all of it",
                "date": datetime.now(UTC).date().isoformat(),
                "command": f"python -m tests.verify.simulated --seeds {options.seeds}",
                "machine": {"python": platform.python_version(), "torch": torch.__version__},
                "processor_seconds": round(before + seconds, 1),
                "rows": [asdict(row) for row in found],
            }
            options.json.write_text(json.dumps(record, indent=1) + "\n")
    print(table(found))  # noqa: T201
    return int(any(sum({**row.refused, **row.accepted}.values()) for row in found))


if __name__ == "__main__":
    sys.exit(main())
