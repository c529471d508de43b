"""Time every version of the ops, and the models, beside PyTorch on one GPU; check each output in the same run.

``python benchmarks/ladder.py`` writes ``results/ladder-DATE.json``; ``--part versions`` does a part of it, and
``--op OP`` a part of that.
``python benchmarks/ladder.py --tables FILE`` puts a result's tables into the ops' ``LOG.md``; it needs no GPU.

A time is the median of samples between two events, competitors taken in turns, the L2 cache overwritten before each
sample, and the queue kept full meanwhile, so that it is the GPU's time alone; the host's time to queue a call stands
beside it. The limit is the larger of two times: bytes that must move over the bandwidth of a copy, and operations over
the rate of a matrix product, both measured in the same run.
"""

from __future__ import annotations

import argparse
import copy
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import torch
from networks import Layer
from torch import Tensor, nn

from workbench.bench.conditions import monitor_of
from workbench.bench.confidence import median_interval
from workbench.bench.timers import EventSampler
from workbench.op import Case, Op, find_op
from workbench.verify.models import ModelFile

ROOT = Path(__file__).resolve().parents[1]
DEVICE = torch.device("cuda")
ROUNDS, BLOCK = 7, 3  # samples of a call: ROUNDS blocks
SLOW_MS = 50.0  # a call that takes longer gets one round
SPIN_CYCLES = 1_000_000  # half a millisecond, in which the host queues what is timed
BEGIN, END = "<!-- benchmarks/ladder.py: begin -->", "<!-- benchmarks/ladder.py: end -->"

VERSIONS = (
    ("conv_transpose2d", "s3", True),
    ("conv_transpose2d", "s0", True),
    ("conv_transpose2d", "s3", False),
    ("conv_transpose2d_gelu", "s0", True),
    ("conv_transpose2d_gelu_group_norm", "s0", True),
    ("gelu_group_norm", "s1", True),
    ("group_norm", "s2", True),
    ("batch_norm2d", "s4_training", True),
    ("tanh", "s4", True),
    ("conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "s4_eval", True),
    ("conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "s4_training", True),
)
"""Op, case, and whether products may be rounded to TF32."""

S4 = "s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm"
MODELS = (
    ("S3 with TF32 off", "s3_conv_transpose2d", None, False, False),
    ("S0-S2 whole model", "s0_conv_transpose2d_gelu", None, False, True),
    ("S3", "s3_conv_transpose2d", None, False, True),
    ("S4 N=512 training", S4, 512, True, True),
    ("S4 N=128 training", S4, 128, True, True),
    ("S4 N=128 eval", S4, 128, False, True),
)
"""Title, file, batch size where it is not the file's, training, TF32."""


@dataclass(frozen=True)
class Ceilings:
    """What the GPU reached in this run.

    Attributes
    ----------
    copy_gbps : float
        Bytes read and written by a copy.
    f16_tflops : float
        Of a product of 8192 x 8192 matrices.
    """

    copy_gbps: float
    f16_tflops: float


@dataclass(frozen=True)
class Row:
    """One version, or one way of PyTorch's, on one case.

    Attributes
    ----------
    subject, case, version : str
    tf32 : bool
        Whether products might be rounded to TF32.
    ms, low_ms, high_ms : float
        Median and the bounds of its 95 % confidence interval.
    host_us : float
        Time until the call returned.
    speedup : float
        Eager's median over this one's.
    limit_ms : float
    limited_by : str
        ``"memory"`` or ``"tensor cores"``.
    share_pct : float
        Of the limit.
    relative_rms_error : float
        Against float64, over the RMS of the exact values.
    outside_1e4 : int
        Elements outside ``rtol = atol = 1e-4`` of eager's.
    """

    subject: str
    case: str
    version: str
    tf32: bool
    ms: float
    low_ms: float
    high_ms: float
    host_us: float
    speedup: float
    limit_ms: float
    limited_by: str
    share_pct: float
    relative_rms_error: float
    outside_1e4: int


def ceilings() -> Ceilings:
    """Measure a copy of 4 GB and a matrix product."""
    source = torch.randn(1 << 29, device=DEVICE)
    target = torch.empty_like(source)
    one, other = torch.randn(2, 8192, 8192, device=DEVICE, dtype=torch.float16)
    times = times_ms({"copy": partial(target.copy_, source), "product": partial(torch.mm, one, other)})
    copied = 2 * source.nbytes / statistics.median(times["copy"]) / 1e6
    return Ceilings(copied, 2 * 8192**3 / statistics.median(times["product"]) / 1e9)


def times_ms(calls: dict[str, Callable[[], object]]) -> dict[str, list[float]]:
    """Sample calls in turns, each warmed up before."""
    flushed = torch.empty(2 * torch.cuda.get_device_properties(DEVICE).L2_cache_size, dtype=torch.uint8, device=DEVICE)

    def flush() -> None:
        flushed.zero_()
        torch.cuda._sleep(SPIN_CYCLES)

    samplers = {name: EventSampler(call, flush, DEVICE) for name, call in calls.items()}
    first = {name: sampler.take(2)[1] / 1e3 for name, sampler in samplers.items()}
    samples: dict[str, list[float]] = {name: [] for name in calls}
    for turn in range(ROUNDS):
        for name, sampler in samplers.items():
            if turn == 0 or first[name] < SLOW_MS:
                samples[name] += [us / 1e3 for us in sampler.take(BLOCK)]
    return samples


def host_us(call: Callable[[], object], repeats: int) -> float:
    """Time from a call to its return, the GPU idle before."""
    samples = []
    for _ in range(repeats):
        torch.cuda.synchronize()
        start = time.perf_counter()
        call()
        samples.append(1e6 * (time.perf_counter() - start))
    torch.cuda.synchronize()
    return statistics.median(samples)


def limit(min_bytes: int, operations: float, top: Ceilings) -> tuple[float, str]:
    """Return the larger of the two least times, in milliseconds, and which it is."""
    moved, computed = min_bytes / top.copy_gbps / 1e6, operations / top.f16_tflops / 1e9
    return (moved, "memory") if moved >= computed else (computed, "tensor cores")


def convolution_operations(x: Tensor, weight: Tensor) -> float:
    """Multiplications and additions of a transposed convolution: every input value meets every tap of its group."""
    return 2.0 * x.numel() * weight.shape[1] * weight.shape[2] * weight.shape[3]


def compare(got: Tensor, exact: Tensor, eager: Tensor) -> tuple[float, int]:
    """Return the relative RMS error of the last images, as many as `exact` has, and the elements far from eager's."""
    images = len(exact)
    error = (got[-images:].double() - exact).square().mean().sqrt() / exact.square().mean().sqrt()
    far = sum(int((~torch.isclose(a, b, rtol=1e-4, atol=1e-4)).sum()) for a, b in zip(got, eager, strict=True))
    return float(error), far


def rows_of(
    calls: dict[str, Callable[[], Tensor]], exact: Tensor, limits: tuple[float, str], **names: Any
) -> Iterator[Row]:
    """Check and time the calls; the first is eager."""
    eager, *_ = calls.values()
    library = eager().clone()
    checks = {}
    for name, call in calls.items():
        checks[name] = compare(call(), exact, library)
        torch.cuda.synchronize()
    del library
    times = times_ms(calls)
    base = statistics.median(times["eager"])
    for name, samples in times.items():
        interval = median_interval(samples)
        ms, (error, far) = interval.median, checks[name]
        share = 100 * limits[0] / ms
        host = host_us(calls[name], 10 if ms < SLOW_MS else 1)
        figures = (ms, interval.low, interval.high, host, base / ms, *limits, share, error, far)
        yield Row(**names, version=name, **dict(zip(list(Row.__annotations__)[4:], figures, strict=True)))


def version_rows(name: str, case_name: str, tf32: bool, top: Ceilings) -> Iterator[Row]:
    """Time the variants of an op that take a case."""
    op: Op = find_op(name)
    case: Case = next(case for case in op.cases if case.name == case_name)
    torch.manual_seed(0)
    tensors = case.make(torch.float32, torch.Generator(DEVICE).manual_seed(0))
    given = {name: tensor for name, tensor in zip(op.inputs, tensors, strict=True) if tensor is not None}

    def call(function: Callable[..., Tensor]) -> Tensor:
        return function(*tensors, **case.attributes)

    batch_matters = bool(case.attributes.get("training"))
    doubles = [t if t is None else t.double() for t in tensors]
    if not batch_matters:
        doubles[0] = given["x"][-1:].double()
    with torch.backends.cudnn.flags(enabled=False):
        exact = op.oracle(*doubles, **case.attributes)
    del doubles
    takers = [v for v in op.variants if not v.obstacle(*tensors, **case.attributes)]
    calls = {"eager": partial(call, op.oracle), **{v.name: partial(call, v) for v in takers}}
    out = op.oracle(*tensors, **case.attributes)
    min_bytes = out.nbytes + sum(tensor.nbytes for tensor in given.values())
    operations = convolution_operations(given["x"], given["weight"]) if "conv" in name else 0.0
    limits = limit(min_bytes, operations, top)
    del out
    yield from rows_of(calls, exact, limits, subject=name, case=case_name, tf32=tf32)


def model_rows(title: str, file: str, batch: int | None, training: bool, tf32: bool, top: Ceilings) -> Iterator[Row]:
    """Time a model as PyTorch runs it, in four ways, and as we do."""
    source = ModelFile.load(ROOT / "models" / f"{file}.py")
    torch.manual_seed(0)
    model = source.model(*source.get_init_inputs()).to(DEVICE).train(training)
    ours = source.model_new(*source.get_init_inputs()).to(DEVICE).train(training)
    ours.load_state_dict(model.state_dict())
    (x,) = (tensor.to(DEVICE) for tensor in source.get_inputs())
    x = x[:batch].contiguous() if batch else x
    with torch.backends.cudnn.flags(enabled=False):
        double = copy.deepcopy(model).double()
        exact = double(x.double() if training else x[-1:].double())
    del double
    wide = copy.deepcopy(model).to(memory_format=torch.channels_last)
    x_wide = x.to(memory_format=torch.channels_last)
    calls: dict[str, Callable[[], Tensor]] = {"eager": partial(model, x)}
    if tf32:
        calls["channels_last"] = partial(wide, x_wide)
        torch._dynamo.reset()
        calls["torch.compile"] = partial(torch.compile(copy.deepcopy(model)), x)
        calls["torch.compile max-autotune"] = partial(torch.compile(copy.deepcopy(model), mode="max-autotune"), x)
    calls["ModelNew"] = partial(ours, x)
    if training or (x.shape[0] == 128 and "s4" in file):
        calls["ModelNew as a CUDA graph"] = graphed(ours, x)
    weight = next(module.weight for module in model.modules() if isinstance(module, nn.ConvTranspose2d))
    y = model(x)
    limits = limit(x.nbytes + y.nbytes, convolution_operations(x, weight), top)
    del y
    yield from rows_of(calls, exact, limits, subject=title, case=file, tf32=tf32)


def graphed(model: nn.Module, x: Tensor) -> Callable[[], Tensor]:
    """Capture a model's forward pass in a CUDA graph."""
    model(x)
    torch.cuda.synchronize()
    graph: Any = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = model(x)

    def replay() -> Tensor:
        graph.replay()
        return y

    return replay


def line(row: Row) -> str:
    """Show a row as the tables do."""
    limit_text = f"{row.share_pct:.0f} % of {row.limit_ms:.3g} ({row.limited_by})"
    error = f"{row.relative_rms_error:.1e}, {row.outside_1e4}"
    return f"| {row.version} | {row.ms:.3f} | {row.speedup:.2f} | {limit_text} | {row.host_us:.0f} | {error} |"


HEAD = (
    "| version | ms | x eager | share of the limit, ms | host us | rms error, outside 1e-4 |\n|---|---|---|---|---|---|"
)


def tables(document: dict[str, Any]) -> dict[str, str]:
    """Return the Markdown tables of a result, by op or by a model's title."""
    found: dict[str, dict[tuple[str, bool], list[Row]]] = {}
    for row in (Row(**fields) for fields in document["rows"]):
        found.setdefault(row.subject, {}).setdefault((row.case, row.tf32), []).append(row)
    machine = document["machine"]
    source = f"{machine['gpu']}, driver {machine['driver']}, torch {machine['torch']}, {document['date'][:10]}"
    texts = {}
    for subject, cases in found.items():
        parts = [
            f"{case}, TF32 {'allowed' if tf32 else 'off'} ({source}):\n\n{HEAD}\n" + "\n".join(map(line, rows))
            for (case, tf32), rows in cases.items()
        ]
        texts[subject] = "\n\n".join(parts)
    return texts


def write_tables(document: dict[str, Any]) -> None:
    """Put the tables between the marks of each op's ``LOG.md``, and the models' into ``models/LOG.md``."""
    logs: dict[Path, list[str]] = {}
    for subject, text in tables(document).items():
        folder = ROOT / "kernels_cu" / subject
        own = folder.is_dir()
        logs.setdefault(folder if own else ROOT / "models", []).append(text if own else f"### {subject}\n\n{text}")
    for folder, texts in logs.items():
        log = folder / "LOG.md"
        before = log.read_text() if log.is_file() else f"# {folder.name}\n\n{BEGIN}{END}\n"
        if BEGIN not in before:
            before = f"{before.rstrip()}\n\n## The versions, measured\n\n{BEGIN}{END}\n"
        head, _, rest = before.partition(BEGIN)
        joined = "\n\n".join(texts)
        log.write_text(f"{head}{BEGIN}\n{joined}\n{END}{rest.partition(END)[2]}")


def machine() -> dict[str, str]:
    """Describe where the figures come from."""
    import cupy  # noqa: PLC0415  (`--tables` needs none)
    import pynvml  # noqa: PLC0415

    pynvml.nvmlInit()
    return {
        "gpu": torch.cuda.get_device_name(),
        "driver": str(pynvml.nvmlSystemGetDriverVersion()),
        "cuda": str(torch.version.cuda),
        "cudnn": str(torch.backends.cudnn.version()),
        "python": platform.python_version(),
        "torch": torch.__version__,
        "cupy": cupy.__version__,
    }


def compile_versions(jobs: Sequence[tuple[str, str, bool]]) -> None:
    """Compile what some of `VERSIONS` will run, in processes side by side."""
    from geometries import compile_ahead  # noqa: PLC0415  (`--tables` needs none)

    ops = {name: find_op(name) for name, _, _ in jobs}
    cases = {(name, case.name): case for name, op in ops.items() for case in op.cases}
    layers = [Layer(name, "ladder", "float32", "contiguous", cases[name, case], tf32) for name, case, tf32 in jobs]
    compile_ahead(layers, ops, every=True)


def measured(parts: list[str], ops: list[str], top: Ceilings) -> Iterator[Row]:
    """Yield every row that is asked for; of the versions, those of `ops`, or all."""
    for part in parts:
        if part == "versions":
            wanted = [job for job in VERSIONS if not ops or job[0] in ops]
            compile_versions(wanted)
            jobs = [(partial(version_rows, *job, top), job[2]) for job in wanted]
        else:
            jobs = [(partial(model_rows, *job, top), job[4]) for job in MODELS]
        for job, tf32 in jobs:
            with torch.backends.cudnn.flags(enabled=True, allow_tf32=tf32):
                yield from job()
            torch.cuda.empty_cache()


def main() -> int:
    """Measure, print, write the JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--part", action="append", choices=["versions", "models"], help="all by default")
    parser.add_argument("--op", action="append", metavar="OP", help="of the versions, those of this op; all by default")
    parser.add_argument("--json", type=Path, help="where to write the result")
    parser.add_argument("--tables", type=Path, metavar="FILE", help="put a result's tables into the LOG.md files")
    arguments = parser.parse_args()
    if arguments.tables:
        write_tables(json.loads(arguments.tables.read_text()))
        return 0
    now = datetime.now(UTC)
    path = arguments.json or Path(__file__).parent / "results" / f"ladder-{now:%Y-%m-%d}.json"
    torch.set_grad_enabled(False)
    top = ceilings()
    sys.stdout.write(f"{top}\n")
    document: dict[str, Any] = {
        "what": "the GPU's time of a call, L2 cold, median of samples taken in turns",
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "ceilings": asdict(top),
        "rows": [],
    }
    for row in measured(arguments.part or ["versions", "models"], arguments.op or [], top):
        sys.stdout.write(f"{row.subject[:40]:40} {row.case[:12]:12} {line(row)}\n")
        sys.stdout.flush()
        document["rows"].append(asdict(row))
        conditions = monitor_of(DEVICE).poll()
        document["conditions"] = None if conditions is None else asdict(conditions)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
