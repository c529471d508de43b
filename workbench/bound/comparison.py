"""Two bound launches side by side: outputs, what they take from an SM, what they do to memory, time."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import torch
from torch import Tensor

from workbench.bench import Stopping, Timing, Verdict, compare_medians, measure_together
from workbench.bench.conditions import monitor_of
from workbench.bench.timers import timer_of
from workbench.bound.launch import BoundLaunch
from workbench.core import html
from workbench.core.errors import ArgumentError
from workbench.core.text import did_you_mean
from workbench.kernel.output import poison
from workbench.verify.compare import compare as farthest
from workbench.verify.compare import disagreement

_SAID = {
    Verdict.FASTER: "b is faster",
    Verdict.SLOWER: "b is slower",
    Verdict.TIE: "they tie",
    Verdict.UNDECIDED: "the times vary too much to say which is faster",
}


@dataclass(frozen=True)
class OutputPair:
    """One output of two launches.

    Attributes
    ----------
    name : str
    agrees : bool
    max_abs_difference : float
        Infinite where only one holds NaN or an infinity.
    detail : str
        Where they differ most beyond what is allowed, or what else is to be known; may be empty.
    """

    name: str
    agrees: bool
    max_abs_difference: float
    detail: str = ""

    def __str__(self) -> str:
        if not self.agrees:
            return f"{self.name} DIFFERS: {self.detail}"
        how = f"agrees within {self.max_abs_difference:.3g}" if self.max_abs_difference else "is the same in both"
        return f"{self.name} {how}{f'; {self.detail}' if self.detail else ''}"


@dataclass(frozen=True)
class Figure:
    """One figure of two launches.

    Attributes
    ----------
    group : str
        ``"launch"``, ``"resources"``, ``"counters"`` or ``"time"``.
    name : str
    a, b : str, int, float or None
        None where it is not known.
    """

    group: str
    name: str
    a: str | int | float | None
    b: str | int | float | None

    @property
    def ratio(self) -> float | None:
        """The second over the first; None where that says nothing."""
        if isinstance(self.a, str) or isinstance(self.b, str) or self.a is None or self.b is None:
            return None
        return 1.0 if self.a == self.b else self.b / self.a if self.a else None

    @property
    def cells(self) -> tuple[str, str, str, str]:
        """Name, the two figures and their ratio, as text."""
        ratio = self.ratio
        return self.name, _spell(self.a), _spell(self.b), "" if ratio is None else f"{ratio:.2f}"


@dataclass(frozen=True, repr=False)
class Comparison:
    """Two launches side by side. It is true where every output agrees.

    Attributes
    ----------
    a, b : str
        The launches.
    outputs : tuple of OutputPair
    figures : tuple of Figure
    verdict : Verdict
        How b's time compares with a's. It is not said where outputs differ.
    device : str
        ``"cpu"``: the time is the emulator's.
    remarks : tuple of str
    """

    a: str
    b: str
    outputs: tuple[OutputPair, ...]
    figures: tuple[Figure, ...]
    verdict: Verdict
    device: str
    remarks: tuple[str, ...] = ()

    @property
    def agree(self) -> bool:
        """True where every output agrees."""
        return all(output.agrees for output in self.outputs)

    def __bool__(self) -> bool:
        return self.agree

    def __getitem__(self, name: str) -> Figure:
        """Return a figure by its name."""
        found = {figure.name: figure for figure in self.figures}
        if name not in found:
            raise KeyError(f"no figure is called {name!r}{did_you_mean(name, found)}")
        return found[name]

    def to_json(self) -> list[dict[str, object]]:
        """Return one JSON-ready row for each output and each figure."""
        launches = {"launch_a": self.a, "launch_b": self.b, "device": self.device}
        return [{**launches, "group": "outputs", **asdict(output)} for output in self.outputs] + [
            {**launches, **asdict(figure), "ratio": figure.ratio} for figure in self.figures
        ]

    def __str__(self) -> str:
        cells = [("", "a", "b", "b / a"), *(figure.cells for figure in self.figures)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        table = ["  ".join(map(str.ljust, line, widths)).rstrip() for line in cells]
        return "\n".join([f"a: {self.a}", f"b: {self.b}", *map(str, self.outputs), *table, *self._said])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        said = "\n".join([f"a: {self.a}", f"b: {self.b}", *map(str, self.outputs)])
        table = html.table(("", "a", "b", "b / a"), (figure.cells for figure in self.figures))
        return html.preformatted(said) + table + html.preformatted("\n".join(self._said))

    @property
    def _said(self) -> tuple[str, ...]:
        where = " on the emulator, which says nothing of a GPU's time" if self.device == "cpu" else ""
        said = _SAID[self.verdict] if self.agree else "the outputs differ: no verdict on the time"
        return f"{said}{where}", *self.remarks


def compare(
    a: BoundLaunch[Any],
    b: BoundLaunch[Any],
    *,
    updates: Collection[str] = (),
    rtol: float | None = None,
    atol: float | None = None,
    counters: bool | None = None,
    cold: bool = True,
    budget_s: float = 0.5,
) -> Comparison:
    """Compare two launches: their outputs, resources, counters and times, in turns.

    Both run on copies of their tensors, which stay as they are. Outputs are filled with NaN before they run, so that
    what one leaves unwritten differs.

    Parameters
    ----------
    a, b : BoundLaunch
        As ``kernel[grid, block].bind(...)`` makes them, on one device. An output of one is an output of the other by
        the parameter's name.
    updates : collection of str
        Outputs that the kernels also read: they begin with the values that they have.
    rtol, atol : float, optional
        An element of b may be off by ``atol + rtol * abs(a's)``; by default by what `torch.testing.assert_close` allows
        to the output's type.
    counters : bool, optional
        Trace both on the emulator; by default where the tensors are on the CPU.
    cold : bool
        On a GPU, overwrite the L2 cache before each sample.
    budget_s : float
        Wall time of each one's samples.

    Returns
    -------
    Comparison

    Raises
    ------
    ArgumentError
        If they are on two devices, or share no output.
    LaunchError, CompileError, SignatureError, ExecutionError
        As for `Kernel.launch`.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> x, y = torch.randn(256), torch.zeros(256)
    >>> source = "__global__ void twice(const float* x, float* y) { y[threadIdx.x] = FACTOR * x[threadIdx.x]; }"
    >>> first, second = (wb.load(source, defines={"FACTOR": f})[1, 256].bind(x, y) for f in ("2", "2.0"))
    >>> result = wb.compare(first, second, budget_s=0.01)
    >>> print(result.outputs[0])
    y is the same in both
    >>> result["block"].a
    256
    """
    if a.place != b.place:
        raise ArgumentError(f"both launches must be on one device; got {a.place} and {b.place}: pass run.to(...)")
    runs = {"a": a.to(a.place), "b": b.to(b.place)}
    names = _outputs(a, b, updates)
    for run in runs.values():
        for name in names:
            if name not in updates:
                poison(_tensor(run, name))
        run()
    outputs = tuple(_pair(name, _tensor(runs["a"], name), _tensor(runs["b"], name), rtol, atol) for name in names)
    on_cpu = a.place.type == "cpu"
    figures = [*_of_launch(a, b), *_of_resources(a, b)]
    if on_cpu if counters is None else counters:
        figures += _of_counters(a, b)
    timings = _time(runs, {"a": a, "b": b}, cold, budget_s)
    figures += [Figure("time", "median_us", *(timing.median_us for timing in timings.values()))]
    verdict = compare_medians(timings["b"].interval_us, timings["a"].interval_us)
    return Comparison(
        _title(a), _title(b), outputs, tuple(figures), verdict, a.place.type, tuple(_remarks(a, b, names))
    )


def _tensor(run: BoundLaunch[Any], name: str) -> Tensor:
    value: Any = run.arguments[name]
    return value if isinstance(value, Tensor) else torch.as_tensor(value)


def _written(run: BoundLaunch[Any]) -> list[str]:
    """Name the tensors that a launch may write."""
    return [
        p.name for p in run.kernel.signature.parameters if not p.is_const and isinstance(run.arguments[p.name], Tensor)
    ]


def _outputs(a: BoundLaunch[Any], b: BoundLaunch[Any], updates: Collection[str]) -> list[str]:
    """Name the outputs that both have."""
    others = _written(b)
    names = [name for name in _written(a) if name in others]
    if not names:
        raise ArgumentError(
            f"no output of {a.kernel.signature} has the name of one of {b.kernel.signature}: nothing can be compared"
        )
    if unknown := set(updates) - set(names):
        raise ArgumentError(f"updates names {min(unknown)!r}; the outputs of both are {', '.join(names)}")
    return names


def _pair(name: str, first: Tensor, second: Tensor, rtol: float | None, atol: float | None) -> OutputPair:
    """Compare one output."""
    if (first.shape, first.dtype) != (second.shape, second.dtype):
        forms = (f"{str(one.dtype).removeprefix('torch.')} {tuple(one.shape)}" for one in (first, second))
        return OutputPair(name, False, math.inf, f"{' in a, '.join(forms)} in b")
    wrong = disagreement(name, second, first, "a", rtol, atol)
    apart = farthest(second, first).max_abs_error if not first.is_complex() else float((first - second).abs().max())
    if wrong:
        return OutputPair(name, False, apart, wrong)
    unseen = int((first.isnan() & second.isnan()).sum())
    if unseen and unseen == first.numel():
        detail = f"it is nan in both: if the kernels read '{name}', pass updates=['{name}']"
        return OutputPair(name, False, apart, detail)
    return OutputPair(name, True, apart, f"{unseen} elements are nan in both" if unseen else "")


def _of_launch(a: BoundLaunch[Any], b: BoundLaunch[Any]) -> list[Figure]:
    return [
        Figure("launch", name, *(_whole(getattr(run, name)) for run in (a, b)))
        for name in ("grid", "block", "smem_bytes")
    ]


def _whole(value: Any) -> str | int:
    return value if isinstance(value, int) else "x".join(map(str, value))


def _of_resources(a: BoundLaunch[Any], b: BoundLaunch[Any]) -> list[Figure]:
    if any(run.kernel.current_build().source.is_ptx for run in (a, b)):
        return []
    fits, needs = [], []
    for run in (a, b):
        fit, kernel = run.occupancy(), run.kernel
        fits.append(fit)
        needs.append(kernel.resources(kernel.options.arch if run.place.type == "cpu" else kernel.target(fit.arch.name)))
    figures = [
        Figure("resources", name, *(getattr(need, name) for need in needs))
        for name in ("registers", "static_smem_bytes", "local_bytes", "barriers")
    ]
    return [*figures, Figure("resources", "occupancy_pct", *(fit.percent for fit in fits))]


def _of_counters(a: BoundLaunch[Any], b: BoundLaunch[Any]) -> list[Figure]:
    """Count what both do to memory, on copies; what is 0 in both is left out."""
    first, second = (run.to("cpu").trace().counters() for run in (a, b))
    names = dict.fromkeys([*first, *second])
    pairs = ((name, first.get(name, 0), second.get(name, 0)) for name in names)
    return [Figure("counters", name, one, other) for name, one, other in pairs if one or other]


def _time(
    runs: Mapping[str, BoundLaunch[Any]], originals: Mapping[str, BoundLaunch[Any]], cold: bool, budget_s: float
) -> dict[str, Timing]:
    """Time both in turns, each turn on the values that the tensors had."""
    place = originals["a"].place
    ready = {name: run.prepare() for name, run in runs.items()}
    before = {name: run.prepare().tensors for name, run in originals.items()}

    def restore(name: str) -> None:
        for now, then in zip(ready[name].tensors, before[name], strict=True):
            now.copy_(then)

    for name in runs:
        restore(name)
    stopping = Stopping(budget_s=budget_s, abandon_ratio=math.inf)
    calls = {name: one.run for name, one in ready.items()}
    return measure_together(calls, timer_of(place, cold=cold), stopping, monitor_of(place), before_block=restore)


def _title(run: BoundLaunch[Any]) -> str:
    defines = ", ".join(f"{name}={value}" for name, value in run.kernel.options.defines.items())
    source = run.kernel.current_build().source.name
    return f"{run.title} of {source}{f' with {defines}' if defines else ''}"


def _remarks(a: BoundLaunch[Any], b: BoundLaunch[Any], names: Collection[str]) -> list[str]:
    """Say which arguments of one name are not the same in both."""
    different = []
    for name, value in a.arguments.items():
        other = b.arguments.get(name)
        if name in names or name not in b.arguments:
            continue
        if isinstance(value, Tensor) and isinstance(other, Tensor):
            same = value is other or (
                value.shape == other.shape and not disagreement(name, other, value, rtol=0, atol=0)
            )
        else:
            same = value == other
        if not same:
            different.append(name)
    return [f"not the same in both: argument {', '.join(different)}"] if different else []


def _spell(value: str | int | float | None) -> str:
    return "" if value is None else f"{value:.4g}" if isinstance(value, float) else str(value)
