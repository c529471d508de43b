"""`workbench.page`: a kernel as one HTML page: source, PTX and SASS, figures of each line, index map and occupancy."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from workbench.analysis.occupancy import UNLIMITED, Axis, Occupancy
from workbench.analysis.timing.prediction import Prediction
from workbench.core.brief import brief
from workbench.core.chips import Chip
from workbench.core.environment import guard
from workbench.core.errors import ArgumentError, MissingDependencyError
from workbench.core.forks import cached_property
from workbench.core.text import counted
from workbench.kernel import Kernel
from workbench.kernel.sampling import Sample, predicted
from workbench.plots import code
from workbench.plots.page import fill, map_data, to_script
from workbench.sass import Sass

ALL_BELOW = 1 << 16
"""Accesses of warps of a launch whose blocks all run. Of a larger one, a few blocks run."""

_NOTEBOOK_HEIGHT_PX = 760


@dataclass(frozen=True)
class Side:
    """One kernel of a page.

    Attributes
    ----------
    kernel : Kernel
    arch : str
        That its machine code is for.
    places : Places
        The lines of its files.
    ptx : Ptx
        Without rows where the source is PTX.
    body : int
        The file in which the kernel's body stands.
    sass : Sass or None
        None where it cannot be had: `why_no_sass` says why.
    sample : Sample or None
        None where the page was made without a launch.
    prediction : Prediction or None
    occupancy : Occupancy or None
    why_no_sass : str
    """

    kernel: Kernel
    arch: str
    places: code.Places
    ptx: code.Ptx
    body: int
    sass: Sass | None
    sample: Sample | None
    prediction: Prediction | None
    occupancy: Occupancy | None
    why_no_sass: str = ""


@brief("write(path)", "html", "diff(other)")
@dataclass(frozen=True)
class Page:
    """A kernel, or two and what differs between them, as one HTML page that needs no network.

    Attributes
    ----------
    sides : tuple of Side
        One kernel, or two.
    """

    sides: tuple[Side, ...]

    def __str__(self) -> str:
        return " and ".join(
            f"{side.kernel.signature.name} for {side.arch}"
            + (f": {counted(len(side.sass.instructions), 'instruction')}" if side.sass else "")
            for side in self.sides
        )

    def diff(self, other: Page) -> Page:
        """Put another kernel beside this one.

        Parameters
        ----------
        other : Page
            Of one kernel, as this one.

        Returns
        -------
        Page
            Of this kernel before and of the other one after.

        Raises
        ------
        ArgumentError
            If one of both has two kernels already.
        """
        if len(self.sides) + len(other.sides) > 2:
            raise ArgumentError(f"a page compares two kernels; got {self} and {other}")
        return replace(self, sides=(*self.sides, *other.sides))

    @cached_property
    def html(self) -> str:
        """The page. All text is escaped, and a content security policy forbids it to load anything."""
        names = [side.kernel.signature.name for side in self.sides]
        same = len(set(names)) < len(names)
        labels = [f"{name} ({when})" if same else name for name, when in zip(names, ("before", "after"), strict=False)]
        data: dict[str, Any] = {"sides": [_side(side, label) for side, label in zip(self.sides, labels, strict=True)]}
        if len(self.sides) == 2:
            data["diff"] = _differences(*self.sides)
        return fill("kernel.html", {"title": escape(" and ".join(labels)), "data": to_script(data)})

    def write(self, path: str | os.PathLike[str]) -> Path:
        """Write the page.

        Parameters
        ----------
        path : str or path
            Of the HTML file, in an existing folder.

        Returns
        -------
        Path
            The file.

        Raises
        ------
        EnvironmentFaultError
            If it cannot be written.
        """
        file = Path(path)
        with guard("write", file):
            file.write_text(self.html, encoding="utf-8", errors="backslashreplace")
        return file

    def _repr_html_(self) -> str:
        """Show the page in a notebook, in a frame of its own."""
        return (
            f'<iframe title="{escape(str(self))}" sandbox="allow-scripts" srcdoc="{escape(self.html)}" '
            f'style="width: 100%; height: {_NOTEBOOK_HEIGHT_PX}px; border: 0"></iframe>'
        )


def page(
    kernel: Kernel,
    *args: Any,
    gpu: Chip | str = "H200",
    diff: Kernel | Page | None = None,
    path: str | os.PathLike[str] | None = None,
    **named: Any,
) -> Page:
    """Make one HTML page of a kernel: source, PTX and SASS beside each other, with the figures of each line.

    With arguments and a grid, a few blocks run on the emulator, or all of a small launch. The page then says how often
    each line and machine instruction is executed, what it moves, and how many cycles are predicted.

    Parameters
    ----------
    kernel : Kernel
    *args
        Arguments, as for `Kernel.predict`: CPU tensors, which the blocks that run write. Without arguments and grid,
        the page has the code alone.
    gpu : Chip or str
        A row of `workbench.core.chips.CHIPS`: machine code, occupancy and prediction are for this GPU.
    diff : Kernel or Page, optional
        A second kernel, launched alike, or the page of one: what differs is shown side by side.
    path : str or path, optional
        Write the page there too.
    **named
        Further arguments, grid, block and so on, as for `Kernel.predict`.

    Returns
    -------
    Page
        Shows itself in a notebook; ``page.write(path)`` makes a file. Where nvdisasm is missing, it has no SASS and
        says how to get it.

    Raises
    ------
    LaunchError, CompileError, SignatureError, ExecutionError, ArgumentError
        As for `Kernel.predict`.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> copy = wb.load("__global__ void copy(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x]; }")
    >>> made = wb.page(copy, torch.zeros(32), torch.zeros(32), grid=1, block=32)
    >>> made.html.startswith("<!doctype html>")
    True
    """
    made = Page((_look(kernel, args, named, Chip.of(gpu)),))
    if diff is not None:
        made = made.diff(diff if isinstance(diff, Page) else page(diff, *args, gpu=gpu, **named))
    if path is not None:
        made.write(path)
    return made


def _look(kernel: Kernel, args: Sequence[Any], named: dict[str, Any], chip: Chip) -> Side:
    """Collect what there is to say of a kernel and its launch."""
    asked = kernel.options.arch
    arch = asked if asked.startswith(chip.arch.name) else chip.arch.name
    build = kernel.current_build()
    places, ptx = code.Places(build), code.Ptx([], [], [])
    if not build.source.is_ptx:
        ptx = code.ptx_rows(kernel.ptx(arch), build.signature.mangled, places)
    try:
        sass, why = kernel.sass(arch), ""
    except MissingDependencyError as error:
        sass, why = None, str(error)
    alone = Side(kernel, arch, places, ptx, places.body(ptx.stacks), sass, None, None, None, why)
    if not args and not named:
        return alone
    sample = _sample(alone, args, named)
    trace = sample.trace
    fit = prediction = None
    if trace is not None and sass is not None:
        fit = kernel.occupancy(trace.config.block, smem_bytes=trace.config.smem_bytes, arch=arch)
    if sample.why_not:
        prediction = Prediction.refused(build.signature.name, chip.name, sample.why_not)
    elif sass is not None:
        prediction = predicted(kernel, sass, sample, chip)
    return replace(alone, sample=sample, prediction=prediction, occupancy=fit)


def _sample(side: Side, args: Sequence[Any], named: dict[str, Any]) -> Sample:
    """Run a few blocks; all of them where these do not stand for all. Lines are those of the file with the body."""
    sample = side.kernel.sample(*args, **named, all_below=ALL_BELOW)
    trace = sample.trace
    if trace is None:
        trace = side.kernel.trace(*args, **named)
        blocks = trace.config.grid.size if len(trace.log.executed) else 0
        if not blocks:
            return sample
        sample = Sample(trace, blocks, float(blocks), sample.why_not)
    if side.body:
        file = side.places.files[side.body]
        sample = replace(sample, trace=replace(trace, path=file["name"], source=tuple(file["lines"])))
    return sample


def _side(side: Side, label: str) -> dict[str, Any]:
    """Return one kernel as the page's script reads it."""
    places, sass, sample = side.places, side.sass, side.sample
    traced = sample if sample is not None and sample.trace is not None else None
    counts = code.executed(sass, traced) if sass is not None and traced is not None else None
    machine = [] if sass is None else code.sass_rows(sass, counts, places)
    return {
        "name": label,
        "arch": side.arch,
        "about": _about(side),
        "lines": code.line_figures(traced, side.prediction),
        "ptx": {"rows": side.ptx.rows, "stacks": side.ptx.stacks},
        "sass": machine,
        "whyNoSass": side.why_no_sass,
        "places": places.lines,
        "stacks": places.stacks,
        "files": places.used(),
        "body": side.body,
        "us": side.prediction and side.prediction.microseconds,
        "occupancy": side.occupancy and _occupancy(side.occupancy),
        "counters": {} if traced is None else _counters(traced),
        **_map(traced),
    }


def _about(side: Side) -> list[tuple[str, str]]:
    """Name and value of what the head of the page says."""
    found = []
    if side.sample is not None and side.sample.trace is not None:
        config = side.sample.trace.config
        ran = f"{side.sample.blocks} of {config.grid.size} blocks ran" if side.sample.blocks else "no block ran"
        found.append(("launch", f"grid {tuple(config.grid)}, block {tuple(config.block)}; {ran}"))
    if side.sass is not None:
        found.append(("registers", f"{side.sass.registers}, {side.sass.live_registers} live at once"))
        spills = side.sass.local_accesses
        found.append(("SASS", f"{len(side.sass.instructions):,} instructions" + f", {spills} spills" * bool(spills)))
    if side.occupancy is not None:
        limited = " and ".join(side.occupancy.limiters)
        found.append(("occupancy", f"{side.occupancy.percent:.0f} %, by {limited}"))
    if side.prediction is not None:
        time = side.prediction
        found.append(
            (
                f"on {time.gpu}",
                f"outside the model: {'; '.join(time.outside)}"
                if time.microseconds is None
                else f"{time.microseconds:.1f} us ({time.low_us:.1f} to {time.high_us:.1f}), bound by {time.bound}",
            )
        )
    return found


def _occupancy(occupancy: Occupancy) -> dict[str, Any]:
    """Return the occupancy, and how it changes along each axis, in runs of equal height and limiter."""
    sweeps = []
    axes: tuple[Axis, ...] = ("threads", "registers", "smem_bytes")
    for axis in axes:
        sweep = occupancy.sweep(axis)
        names = list(sweep.limits)
        limiter = np.argmin(np.stack([sweep.limits[name] for name in names]), axis=0)
        runs: list[list[Any]] = []
        for value, warps, which in zip(sweep.values.tolist(), sweep.warps_per_sm.tolist(), limiter, strict=True):
            if runs and runs[-1][2:] == [warps, names[which]] and axis != "threads":
                runs[-1][1] = value
            else:
                runs.append([value, value, warps, names[which]])
        sweeps.append({"axis": axis, "now": sweep.current, "runs": runs})
    return {
        "words": str(occupancy),
        "percent": occupancy.percent,
        "warps": occupancy.warps_per_sm,
        "most": occupancy.arch.max_warps_per_sm,
        "limits": {name: blocks for name, blocks in occupancy.limits.items() if blocks != UNLIMITED},
        "sweeps": sweeps,
    }


def _counters(sample: Sample) -> dict[str, int]:
    """Return the profiler's counters that are not 0, of the whole launch."""
    assert sample.trace is not None
    scale = sample.trace.config.grid.size / sample.recorded
    return {name: round(value * scale) for name, value in sample.trace.counters().items() if value}


def _map(sample: Sample | None) -> dict[str, Any]:
    """Return the index map of the blocks that were recorded, or why there is none."""
    if sample is None or sample.trace is None:
        return {"map": None, "whyNoMap": "A launch shows it: pass arguments, a grid and a block."}
    try:
        return {"map": map_data(sample.trace), "whyNoMap": ""}
    except ArgumentError as error:
        return {"map": None, "whyNoMap": str(error)}


def _differences(before: Side, after: Side) -> dict[str, Any]:
    """Align two kernels' source, PTX and SASS."""
    found = {
        "source": code.alike_rows(*(side.places.files[side.body]["lines"] for side in (before, after))),
        "ptx": code.alike_rows(before.ptx.keys, after.ptx.keys),
    }
    if before.sass is not None and after.sass is not None:
        found["sass"] = code.alike_sass(before.sass, after.sass)
    return found
