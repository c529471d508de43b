"""Time the ops on the layers of `networks.py` beside PyTorch on one GPU; check each output in the same run.

    python benchmarks/geometries.py                       # eager and what each op chooses
    python benchmarks/geometries.py --all                 # and every variant that takes a layer, for the rule
    python benchmarks/geometries.py --op gelu --match ViT # a part
    python benchmarks/geometries.py --arch sm_80          # only variants that an sm_80 runs
    python benchmarks/geometries.py --all --forced sm_80  # the same by the times of all variants, beside their result
    python benchmarks/geometries.py --compile             # and torch.compile with max-autotune: some seconds a layer
    python benchmarks/geometries.py --ahead --part 1/4    # nothing timed: machine code for a run with --compile
    python benchmarks/geometries.py --seconds 290         # as many as that allows, taken from all over the list
    python benchmarks/geometries.py --part 1/2            # the first half of them, such as for one of two GPUs
    python benchmarks/geometries.py --without A.json      # layers that a result of an earlier run does not hold
    python benchmarks/geometries.py --layers benchmarks/held_out.py  # the layers of another file
    python benchmarks/geometries.py --drawn 7 --all       # 60 convolutions that are drawn with this seed

Writes ``results/geometries-GPU-DATE.json``, from which `geometry_tables.py` makes tables and a picture, and
`fit_costs.py` the costs. A time is the median of samples between two events. The ways take turns; the L2 cache is
overwritten before each sample, and the GPU kept busy until the host has queued it. x is eager's time over ours.

A result is right where its error against float64, of the last image where images do not depend on each other, is at
most 1.5 times that of PyTorch's own (or less than the rounding of the output), and every image is near PyTorch's. Where
TF32 is allowed, that is the error of PyTorch with its factors rounded to TF32, as cuDNN does at some shapes only.
"""

from __future__ import annotations

import argparse
import json
import platform
import runpy
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import torch
from fit_layers import DRAWN, drawn
from networks import LAYERS, Layer
from torch import Tensor

from workbench.compile import Source
from workbench.compile.pool import CompilePool
from workbench.core.arch import Arch
from workbench.core.errors import WorkbenchError
from workbench.op import Op, Variant, find_op, gpu_of
from workbench.op.cost import LIBRARY, ranked_us
from workbench.verify.tf32 import ProductsInTF32

DEVICE = torch.device("cuda")
RESULTS = Path(__file__).parent / "results"
SAMPLES = ((1e3, 9), (1e4, 5), (float("inf"), 3))
"""Most microseconds that a call takes, and how many samples of it are taken."""
HOPELESS = 5.0
"""A variant that takes so many times eager's time in its first run is not sampled further."""
SLACK = 1.5
ROUNDING = {torch.float32: 2.0**-22, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}
"""Relative error that the output's own rounding excuses."""
COMPILERS = 16
COMPILER_ERRORS = (RuntimeError, ValueError, TypeError, AttributeError, AssertionError, LookupError, OSError)
"""What a call may raise, of torch.compile and of the GPU; the next layer goes on."""


@dataclass
class Row:
    """One layer.

    Attributes
    ----------
    name, op, network, dtype, layout : str
    shape : tuple of int
        Of x.
    tf32, seed : bool
    moved_bytes : int
        Of the inputs and outputs.
    chosen : str
        What the op runs; empty where nothing takes the layer.
    predicted_us, us, host_us : dict of str to float
        By way: ``"eager"``, ``"compile"`` and the names of variants. A time of the chosen one is the op's.
    copy_us : float
        A copy of x, of an op that computes next to nothing; else 0.
    error : dict of str to float
        RMS error of the way over that of PyTorch's own; below 1 it is the more accurate one.
    wrong : dict of str to str
        What is wrong with a result, or which error was raised.
    """

    name: str
    op: str
    network: str
    dtype: str
    layout: str
    shape: tuple[int, ...]
    tf32: bool
    seed: bool
    moved_bytes: int = 0
    chosen: str = ""
    predicted_us: dict[str, float] = field(default_factory=dict)
    us: dict[str, float] = field(default_factory=dict)
    copy_us: float = 0.0
    host_us: dict[str, float] = field(default_factory=dict)
    error: dict[str, float] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)

    @property
    def speedup(self) -> float:
        """Eager's time over the op's; 0 where there is none, or the result is wrong."""
        ours = 0.0 if self.chosen in self.wrong else self.us.get(self.chosen)
        return self.us["eager"] / ours if ours and "eager" in self.us else 0.0


def restricted(op: Op, arch: str | None, name: str = "") -> Op:
    """Leave an op the variants that a GPU of `arch` runs, and in whose name `name` stands."""
    limit = Arch.of(arch).capability if arch else ()

    def runs(variant: Variant) -> bool:
        needs = Arch.of(variant.min_arch).capability
        return not arch or variant.min_arch == arch or (not variant.is_exact and needs <= limit)

    return replace(op, variants=tuple(one for one in op.variants if name in one.name and runs(one)))


def forced(rows: Sequence[Row], ops: dict[str, Op], arch: str) -> list[Row]:
    """Return rows as a run with ``--arch`` makes them, of times of all variants; PyTorch's own is eager's.

    A wrong result has no time there.
    """
    found = []
    for row in rows:
        names = {variant.name for variant in restricted(ops[row.op], arch).variants} | {LIBRARY}
        times = {name: ranked_us(name, us) for name, us in row.predicted_us.items() if name in names}
        chosen = min(times, key=times.__getitem__, default="")
        eager = row.us["eager"]
        us = {"eager": eager, LIBRARY: eager, **row.us}
        kept = {name: us[name] for name in ("eager", chosen) if name in us and name not in row.wrong}
        found.append(replace(row, chosen=chosen, us=kept))
    return found


def ways_of(op: Op, tensors: Sequence[Tensor | None], layer: Layer, every: bool) -> tuple[list[Variant], Row]:
    """Say what the op chooses, and which variants are to be timed."""
    x = next(tensor for tensor in tensors if tensor is not None)
    row = Row(
        **{name: getattr(layer, name) for name in ("name", "op", "network", "dtype", "layout", "tf32", "seed")},
        shape=tuple(x.shape),
    )
    considered = op.consider(*tensors, **layer.case.attributes)
    row.predicted_us = {one.way.name: one.predicted_us for one in considered if one.predicted_us is not None}
    row.chosen = next((one.way.name for one in considered if not one.obstacle), "")
    fitting = [one.way for one in op.fits(*tensors, **layer.case.attributes) if not one.obstacle]
    variants = [way for way in fitting if isinstance(way, Variant) and (every or way.name == row.chosen)]
    return variants, row


def compile_ahead(layers: Sequence[Layer], ops: dict[str, Op], every: bool) -> int:
    """Compile what will run, in processes side by side; return how many builds there were."""
    arch = "sm_{}{}".format(*torch.cuda.get_device_capability(DEVICE))
    wanted: dict[Any, tuple[Variant, Any]] = {}
    for layer in layers:
        op = ops[layer.op]
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=layer.tf32):
            tensors = layer.case.meta(getattr(torch, layer.dtype))
            bare = [
                t if t is None else torch.empty_strided(t.shape, t.stride(), dtype=t.dtype, device=DEVICE)
                for t in tensors
            ]
            variants, _ = ways_of(op, bare, layer, every)
            for variant in variants:
                try:
                    plan = variant.prepare(*bare, **layer.case.attributes)
                except WorkbenchError:
                    continue  # said again when it runs
                for launch in plan.launches:
                    key = variant.source, tuple(sorted(launch.defines.items())), str(launch.options), variant.is_exact
                    wanted.setdefault(key, (variant, launch))
    pool = CompilePool()

    def build(task: tuple[Variant, Any]) -> None:
        variant, launch = task
        try:
            options = variant.compile_options(launch)
            pool.examine(Source.read(variant.source), launch.kernel, options, variant.target(arch))
        except WorkbenchError as error:
            sys.stdout.write(f"{variant.source.parent.name} {variant.name} {launch.kernel}: {str(error)[:300]}\n")

    with ThreadPoolExecutor(COMPILERS) as threads:
        list(threads.map(build, wanted.values()))
    pool.close()
    return len(wanted)


class Clock:
    """Takes samples of calls with the L2 cache cold and the queue full.

    Attributes
    ----------
    repeated : int
        Times that a sample was taken again.
    late : int
        Samples that were late at the last try, too: their time may hold some of the host's.
    """

    def __init__(self) -> None:
        self.repeated = self.late = 0
        properties = torch.cuda.get_device_properties(DEVICE)
        self._flushed = torch.empty(2 * properties.L2_cache_size, dtype=torch.uint8, device=DEVICE)
        self._cycles_per_us = getattr(properties, "clock_rate", 1_980_000) / 1e3

    def host_us(self, call: Callable[[], object]) -> float:
        """Time from a call to its return, the GPU idle before; the call has run once."""
        samples = []
        for _ in range(3):
            torch.cuda.synchronize()
            start = time.perf_counter()
            call()
            samples.append(1e6 * (time.perf_counter() - start))
            if samples[-1] > 1e4:
                break
        torch.cuda.synchronize()
        return min(samples)

    def sample_us(self, call: Callable[[], object], host_us: float) -> float:
        """Take one sample; again, with a longer wait, where the GPU began before the host had queued the call."""
        for longer in (1, 4, 16):
            self.repeated += longer > 1
            start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            self._flushed.zero_()
            torch.cuda._sleep(int(longer * (2.0 * min(host_us, 2e3) + 30.0) * self._cycles_per_us))
            start.record()
            call()
            queued = not start.query()
            stop.record()
            stop.synchronize()
            if queued:
                break
        else:
            self.late += 1
        return 1e3 * start.elapsed_time(stop)

    def medians_us(
        self, calls: dict[str, Callable[[], object]], chosen: str = ""
    ) -> tuple[dict[str, float], dict[str, float]]:
        """Sample calls in turns; return their medians, and the host's times. `chosen` is never hopeless."""
        host = {name: self.host_us(call) for name, call in calls.items()}
        samples = {name: [self.sample_us(call, host[name])] for name, call in calls.items()}
        base = samples["eager"][0]
        counts = {
            name: 1
            if taken[0] > HOPELESS * base and name not in ("eager", chosen)
            else next(count for most, count in SAMPLES if taken[0] < most)
            for name, taken in samples.items()
        }
        for turn in range(1, max(counts.values())):
            for name, call in calls.items():
                if turn < counts[name]:
                    samples[name].append(self.sample_us(call, host[name]))
        return {name: statistics.median(taken) for name, taken in samples.items()}, host


def as_tuple(result: Any) -> tuple[Tensor, ...]:
    """Put one output into a tuple."""
    return (result,) if isinstance(result, Tensor) else tuple(result)


def results_of(op: Op, way: Callable[..., Any], tensors: Sequence[Tensor | None], layer: Layer) -> list[Tensor]:
    """Run a way on copies of what it updates; return its outputs and the updated tensors."""
    updated = [t.clone() if t is not None and n in op.mutates else t for n, t in zip(op.inputs, tensors, strict=True)]
    outputs = [*as_tuple(way(*updated, **layer.case.attributes))]
    if layer.case.attributes.get("training"):
        outputs += [t for n, t in zip(op.inputs, updated, strict=True) if t is not None and n in op.mutates]
    return outputs


class Judge:
    """Compares results of one layer with float64 and with PyTorch's own."""

    def __init__(self, op: Op, tensors: Sequence[Tensor | None], layer: Layer) -> None:
        self._op, self._tensors, self._layer = op, tensors, layer
        self._library = results_of(op, op.oracle, tensors, layer)
        self.output_bytes = sum(result.nbytes for result in self._library)
        depends = bool(layer.case.attributes.get("training")) or layer.op in ("gelu", "tanh")
        self._images = None if depends else 1
        doubles = [t if t is None else t.double() for t in (*self._last(tensors[0]), *tensors[1:])]
        with torch.backends.cudnn.flags(enabled=False):
            self._exact = results_of(op, op.oracle, doubles, layer)
        self._errors = self._errors_of(self._library)
        if layer.tf32 and layer.dtype == "float32" and "conv" in layer.op:
            with torch.backends.cudnn.flags(enabled=False), ProductsInTF32():
                rounded = results_of(op, op.oracle, (*self._last(tensors[0]), *tensors[1:]), layer)
            self._errors = [max(pair) for pair in zip(self._errors, self._errors_of(rounded), strict=True)]

    def _last(self, tensor: Tensor | None) -> tuple[Tensor]:
        assert tensor is not None
        return (tensor if self._images is None else tensor[-self._images :],)

    def _errors_of(self, results: Sequence[Tensor]) -> list[tuple[float, float]]:
        return [self._error(got, exact) for got, exact in zip(results, self._exact, strict=True)]

    def _error(self, got: Tensor, exact: Tensor) -> tuple[float, float]:
        """Return the RMS error and the largest one."""
        difference = got[-len(exact) :].double() - exact
        return float(difference.square().mean().sqrt()), float(difference.abs().max())

    def compare(self, way: Callable[..., Any]) -> tuple[float, str]:
        """Return a way's RMS error over PyTorch's, and what is wrong with its results."""
        results_of(self._op, way, self._tensors, self._layer)  # planned; the next call is replayed
        results = results_of(self._op, way, self._tensors, self._layer)
        worst, wrong = 0.0, ""
        for got, library, exact, (rms, largest) in zip(results, self._library, self._exact, self._errors, strict=True):
            if got.shape != library.shape or got.dtype != library.dtype:
                return 0.0, f"is {tuple(got.shape)} {got.dtype}, expected {tuple(library.shape)} {library.dtype}"
            mine, _ = self._error(got, exact)
            size = float(exact.square().mean().sqrt())
            allowed = max(SLACK * rms, ROUNDING[got.dtype] * size)
            worst = max(worst, mine / max(rms, 1e-30))
            far = float((got.float() - library.float()).abs().max())
            reach = 8 * max(largest, ROUNDING[got.dtype] * float(exact.abs().max()))
            if not mine <= allowed:
                wrong = f"RMS error {mine:.3g}, allowed {allowed:.3g} (PyTorch's {rms:.3g})"
            elif not far <= reach:
                wrong = f"differs from PyTorch's by {far:.3g}, allowed {reach:.3g}"
        return worst, wrong


def compiled(op: Op) -> Callable[..., Any]:
    """Return what torch.compile makes of the oracle.

    What is fastest is found anew: only machine code is kept, by Triton and nvcc, and no choice that was made beside
    other work.
    """
    torch._dynamo.reset()
    torch._inductor.config.autotune_local_cache = torch._inductor.config.fx_graph_cache = False
    torch._functorch.config.enable_autograd_cache = False
    return torch.compile(op.oracle, mode="max-autotune-no-cudagraphs", dynamic=False)


def compiled_ahead(layers: Sequence[Layer], ops: dict[str, Op], seconds: float) -> int:
    """Have torch.compile leave machine code of layers in its caches, for so many seconds; return of how many."""
    stop = time.monotonic() + seconds
    count = 0
    for layer in layers:
        if time.monotonic() > stop:
            break
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=layer.tf32):
            tensors = layer.case.make(getattr(torch, layer.dtype), torch.Generator(DEVICE).manual_seed(0))
            try:
                compiled(ops[layer.op])(*tensors, **layer.case.attributes)
            except COMPILER_ERRORS as error:
                sys.stdout.write(f"{layer.name}: {type(error).__name__}: {str(error)[:300]}\n")
            else:
                count += 1
    return count


def measure(layer: Layer, op: Op, clock: Clock, *, every: bool, with_compile: bool) -> Row:
    """Check and time one layer."""
    generator = torch.Generator(DEVICE).manual_seed(0)
    tensors = layer.case.make(getattr(torch, layer.dtype), generator)
    attributes = layer.case.attributes
    variants, row = ways_of(op, tensors, layer, every)
    judge = Judge(op, tensors, layer)
    row.moved_bytes = judge.output_bytes + sum(t.nbytes for t in tensors if t is not None)
    calls: dict[str, Callable[[], object]] = {"eager": partial(op.oracle, *tensors, **attributes)}
    ways: dict[str, Callable[..., Any]] = {variant.name: variant for variant in variants}
    if row.chosen:
        ways[row.chosen] = op.compute  # as the op runs it, plans kept
    if with_compile:
        ways["compile"] = compiled(op)
    for name, way in ways.items():
        try:
            row.error[name], wrong = judge.compare(way)
            torch.cuda.synchronize()
        except (WorkbenchError, *COMPILER_ERRORS) as error:
            row.wrong[name] = f"{type(error).__name__}: {str(error)[:300]}"
            continue
        if wrong:
            row.wrong[name] = wrong
        calls[name] = partial(way, *tensors, **attributes)
    del judge
    x = tensors[0]
    if x is not None and "conv" not in layer.op:
        calls["copy"] = partial(torch.empty_like(x).copy_, x)
    row.us, row.host_us = clock.medians_us(calls, row.chosen)
    row.copy_us = row.us.pop("copy", 0.0)
    row.host_us.pop("copy", None)
    return row


def copy_gbps(clock: Clock) -> float:
    """Measure a copy of 2 GB: bytes read and written."""
    source = torch.randn(1 << 28, device=DEVICE)
    target = torch.empty_like(source)
    copied = partial(target.copy_, source)
    return 2 * source.nbytes / clock.medians_us({"eager": copied})[0]["eager"] / 1e3


def machine() -> dict[str, str]:
    """Describe where the figures come from."""
    import pynvml  # noqa: PLC0415

    pynvml.nvmlInit()
    return {
        "gpu": torch.cuda.get_device_name(),
        "arch": "sm_{}{}".format(*torch.cuda.get_device_capability(DEVICE)),
        "driver": str(pynvml.nvmlSystemGetDriverVersion()),
        "cuda": str(torch.version.cuda),
        "cudnn": str(torch.backends.cudnn.version()),
        "python": platform.python_version(),
        "torch": torch.__version__,
    }


def line(row: Row) -> str:
    """Show a row in one line."""
    others = " ".join(f"{name} {us:.1f}" for name, us in row.us.items() if name not in ("eager", row.chosen))
    ours = row.us.get(row.chosen, 0.0)
    wrong = "; ".join(f"{name} WRONG: {what}" for name, what in row.wrong.items())
    eager = row.us.get("eager", 0.0)
    return f"{row.speedup:6.2f} x  eager {eager:9.1f} us  {row.chosen} {ours:.1f}  [{others}]  {row.name}  {wrong}"


def layers_of(path: Path) -> Sequence[Layer]:
    """Read the `LAYERS` of a Python file."""
    found: Sequence[Layer] = runpy.run_path(str(path))["LAYERS"]
    return found


def selected(arguments: argparse.Namespace) -> Iterator[Layer]:
    """Yield the layers that are asked for."""
    done = {row["name"] for path in arguments.without for row in json.loads(path.read_text())["rows"]}
    listed = layers_of(arguments.layers) if arguments.layers else LAYERS
    for layer in listed if arguments.drawn is None else drawn(arguments.drawn, DRAWN):
        named = f"{layer.name} {layer.network}"
        wanted = (not arguments.op or layer.op in arguments.op) and all(text in named for text in arguments.match)
        if wanted and layer.name not in done:
            yield layer


def part_of(layers: Sequence[Layer], part: str) -> list[Layer]:
    """Return the K-th of N parts, spread evenly over the layers, for ``"K/N"``."""
    which, parts = map(int, part.split("/"))
    return list(layers[which - 1 :: parts])


def spread_out(layers: Sequence[Layer]) -> list[Layer]:
    """Order layers so that any first part of them is spread evenly over the list, its networks and element types."""
    golden = (5**0.5 - 1) / 2
    return [layers[i] for i in sorted(range(len(layers)), key=lambda i: i * golden % 1)]


def medians(rows: Sequence[Row]) -> str:
    """Say how much faster the ops are than eager, and than the better one of eager and torch.compile."""
    timed = [row for row in rows if row.speedup]
    least = min((row.speedup for row in timed), default=0.0)
    said = f"median x of {len(timed)} layers {_median(row.speedup for row in timed):.2f}, least {least:.2f}"
    if len(timed) < len(rows):
        said += f"; {len(rows) - len(timed)} layers have no time of a right result"
    both = [row for row in timed if "compile" in row.us and "compile" not in row.wrong]
    if both:
        bests = [min(row.us["eager"], row.us["compile"]) / row.us[row.chosen] for row in both]
        better = sum(row.us["compile"] < row.us["eager"] for row in both)
        said += f"; over the better one of eager and torch.compile, of {len(both)} layers: median {_median(bests):.2f}"
        said += f", least {min(bests):.2f}; torch.compile is the better one at {better}"
    return said


def picks(rows: Sequence[Row]) -> str:
    """Say at how many layers what the op chooses takes at most a tenth longer than the fastest way that was timed."""
    timed = [row for row in rows if row.speedup]
    fastest = [min(us for name, us in row.us.items() if name != "compile" and name not in row.wrong) for row in timed]
    good = sum(row.us[row.chosen] <= 1.1 * least for row, least in zip(timed, fastest, strict=True))
    return f"the choice is within 10 % of the fastest way at {good} of {len(rows)} layers"


def _median(values: Iterable[float]) -> float:
    return statistics.median([*values] or [0.0])


def main() -> int:
    """Measure, print, write the JSON; exit 1 where a result is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--op", action="append", help="only these ops")
    parser.add_argument("--match", action="append", default=[], help="only layers in whose name or network this stands")
    parser.add_argument("--all", action="store_true", help="time every variant that takes a layer")
    parser.add_argument("--variant", default="", help="only variants in whose name this stands, and PyTorch")
    parser.add_argument("--arch", help="only variants that run on this architecture, such as sm_80")
    parser.add_argument(
        "--forced", help="with --all: write, too, what is chosen of variants that run on this architecture"
    )
    parser.add_argument("--compile", action="store_true", help="torch.compile with max-autotune beside")
    parser.add_argument("--ahead", action="store_true", help="only have torch.compile leave machine code in its caches")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin none after so long; mixes layers")
    parser.add_argument("--part", default="1/1", metavar="K/N", help="only the K-th of N parts of the layers")
    parser.add_argument("--without", type=Path, action="append", default=[], help="a result whose layers are left out")
    parser.add_argument("--layers", type=Path, help="a Python file whose LAYERS take the place of those of networks.py")
    parser.add_argument("--drawn", type=int, metavar="SEED", help="convolutions drawn with this seed in their place")
    parser.add_argument("--json", type=Path, help="where to write the result")
    arguments = parser.parse_args()
    if arguments.forced and not arguments.all:
        parser.error("--forced chooses among all variants: give --all beside it")
    if arguments.layers and arguments.drawn is not None:
        parser.error("--layers and --drawn name two lists of layers: give one of them")
    for arch in filter(None, (arguments.arch, arguments.forced)):
        try:
            Arch.of(arch)
        except WorkbenchError as error:
            parser.error(str(error))
    began, now = time.monotonic(), datetime.now(UTC)
    torch.set_grad_enabled(False)
    listed = [arguments.layers.stem] if arguments.layers else []
    listed += [] if arguments.drawn is None else [f"drawn_{arguments.drawn}"]
    on = [torch.cuda.get_device_name().split()[-1], *([arguments.arch] if arguments.arch else [])]
    name = "-".join(["_".join(["geometries", *listed]), *on, f"{now:%Y-%m-%d}"])
    path = arguments.json or RESULTS / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    layers = list(selected(arguments))
    places = {layer.name: place for place, layer in enumerate(layers)}
    layers = part_of(spread_out(layers) if arguments.seconds < float("inf") else layers, arguments.part)
    names = {layer.op for layer in layers}
    ops = {name: restricted(find_op(name), arguments.arch, arguments.variant) for name in names}
    if arguments.ahead:
        count = compiled_ahead(layers, ops, arguments.seconds)
        sys.stdout.write(f"torch.compile: {count} of {len(layers)} layers in {time.monotonic() - began:.1f} s\n")
        return 0
    clock = Clock()
    builds = compile_ahead(layers, ops, arguments.all)
    sys.stdout.write(f"{len(layers)} layers; {builds} builds compiled in {time.monotonic() - began:.1f} s\n")
    document: dict[str, Any] = {
        "what": "the GPU's time of a call, L2 cold, median of samples taken in turns",
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "arch": arguments.arch or "",
        "drawn": arguments.drawn,
        "planned_for": asdict(gpu_of(torch.empty(0, device=DEVICE))),
        "copy_gbps": copy_gbps(clock),
        "rows": [],
    }
    rows: list[Row] = []
    for layer in layers:
        if time.monotonic() - began > arguments.seconds:
            sys.stdout.write(f"time is up before {layer.name}\n")
            break
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=layer.tf32):
            try:
                row = measure(layer, ops[layer.op], clock, every=arguments.all, with_compile=arguments.compile)
            except torch.cuda.OutOfMemoryError as error:
                sys.stdout.write(f"{layer.name}: {error}\n")
                continue
        rows.append(row)
        document["rows"] = [asdict(one) for one in sorted(rows, key=lambda one: places[one.name])]
        sys.stdout.write(line(row) + "\n")
        sys.stdout.flush()
        path.write_text(json.dumps(document) + "\n")
        if len(rows) % 16 == 0:
            torch.cuda.empty_cache()
    failed = sum(bool(row.wrong) for row in rows)
    sys.stdout.write(f"{medians(rows)}\n")
    if arguments.all:
        sys.stdout.write(f"{picks(rows)}\n")
    if arguments.forced:
        there = forced(sorted(rows, key=lambda one: places[one.name]), ops, arguments.forced)
        document |= {"arch": arguments.forced, "rows": [asdict(row) for row in there]}
        path.with_stem(f"{path.stem}-{arguments.forced}").write_text(json.dumps(document) + "\n")
        sys.stdout.write(f"by variants that run on {arguments.forced}: {medians(there)}\n")
    sys.stdout.write(f"{clock.repeated} times a sample was taken again, as the host was late\n")
    sys.stdout.write(f"{clock.late} samples were late at the last try, too, and count\n")
    sys.stdout.write(f"{time.monotonic() - began:.0f} s; {failed} layers with a wrong result; written to {path}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
