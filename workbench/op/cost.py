"""What a call is predicted to take on a GPU: the terms that an op.py gives, times factors fitted to measurements."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from workbench.core.arch import Arch
from workbench.core.errors import WorkbenchError

if TYPE_CHECKING:
    from workbench.op.declaration import Plan

Terms = Mapping[str, float]
"""Parts of a call's time by name, each in microseconds as far as its author can tell; fitted factors correct them."""
Cost = Callable[..., Terms]
"""``cost(*tensors, **attributes)``: the terms of a call that the variant takes."""

TABLE = "costs.json"
"""Name of the file beside an ``op.py`` that holds factors and measured calls: by architecture and variant."""


class CostError(WorkbenchError):
    """A table of factors is not one."""


@dataclass(frozen=True)
class Gpu:
    """What the terms of a cost are made of.

    Attributes
    ----------
    arch : str
        Such as ``"sm_90"``.
    multiprocessors : int
    bytes_per_us : float
        Of its memory, by clock and width.
    cycles_per_us : float
        Of a multiprocessor.
    l2_bytes : int
    """

    arch: str
    multiprocessors: int
    bytes_per_us: float
    cycles_per_us: float
    l2_bytes: int

    @property
    def sm_smem_bytes(self) -> int:
        """Shared memory of a multiprocessor; a block has 1024 bytes less."""
        return Arch.of(self.arch).smem_per_sm_bytes


H200 = Gpu("sm_90", 132, 4.9e6, 1980.0, 62_914_560)
"""What stands for any GPU where there is none."""

_PLANNED: ContextVar[Gpu | None] = ContextVar("planned", default=None)

LAUNCH_US = 2.0
"""What a launch takes at least, roughly."""


LIBRARY = "library"
"""What PyTorch's own way is called among an op's variants."""

LIBRARY_MARGIN = 1.05
"""How much slower PyTorch's own way is ranked than it is predicted.

A call of an op that runs PyTorch's own costs the host more than one launch does (46 and 18 us of `batch_norm2d`,
`benchmarks/launch_overhead.py`), and predictions err by more than that.
"""


def ranked_us(name: str, predicted_us: float) -> float:
    """Return the time by which a way is ranked, in microseconds."""
    return predicted_us * (LIBRARY_MARGIN if name == LIBRARY else 1.0)


DEEP_BYTES = 256
"""What a thread has in flight at least, of launches so deep that few blocks are resident."""


_KINDS: Mapping[str, Callable[[Mapping[str, Any], int], bool]] = {
    "narrow last ": lambda defines, _: defines.get("VECTOR") == 1 and defines.get("CHANNELS_LAST") == 1,
    "narrow ": lambda defines, _: defines.get("VECTOR") == 1,
    "last ": lambda defines, _: defines.get("CHANNELS_LAST") == 1,
    "deep ": lambda defines, item: defines.get("PACKS", 0) * defines.get("VECTOR", 1) * item >= DEEP_BYTES,
    "": lambda *_: True,
}
"""Of launches that move bytes at a speed of their own, by their macros and the bytes of an element: the first that
holds."""

_CAME_OF = {"narrow last ": ("narrow ", "last ", ""), "narrow ": ("",), "last ": ("",), "deep ": ("",), "": ()}
"""Kinds whose factors stand for those of a kind that no measured call was of: the first that has some."""


def terms_of_plan(plan: Plan, gpu: Gpu) -> dict[str, float]:
    """Derive terms from a plan: enough for kernels whose time is that of the memory.

    Parameters
    ----------
    plan : Plan
        For tensors of any device.
    gpu : Gpu

    Returns
    -------
    dict of str to float
        ``launches``; ``bytes``: tensors that a launch is the first to take; ``again``: those that an earlier one took.
        A launch with fewer blocks than the GPU has multiprocessors moves its bytes that much more slowly. Where the
        macro ``VECTOR`` of a launch is 1, they are ``narrow bytes`` and ``narrow again``; where ``CHANNELS_LAST`` is 1,
        ``last bytes`` and ``last again``, and ``last moved`` has them all at the full speed of the memory; where both
        are, ``narrow last bytes`` and so on; else where ``PACKS`` accesses of ``VECTOR`` elements are `DEEP_BYTES` or
        more, ``deep bytes`` and ``deep again``.
    """
    # The factors were fitted to times in which scratch that lasts was set to zero before each call, too.
    launches = len(plan.launches) + len(plan.zeroed) + len(plan.lasting)
    terms = {"launches": LAUNCH_US * launches, "bytes": 0.0, "again": 0.0}
    seen: set[int] = set()
    for launch in plan.launches:
        blocks = math.prod(launch.grid) if isinstance(launch.grid, Sequence) else launch.grid
        tensors = {id(t): t for t in launch.arguments.values() if isinstance(t, Tensor)}.values()
        item = max((t.element_size() for t in plan.outputs), default=1)
        kind = next(name for name, holds in _KINDS.items() if holds(launch.defines, item))
        waves = -(-blocks // gpu.multiprocessors) * gpu.multiprocessors / max(blocks, 1)
        for tensor in tensors:
            storage = tensor.untyped_storage()._cdata
            term = kind + ("again" if storage in seen else "bytes")
            seen.add(storage)
            us = tensor.numel() * tensor.element_size() / gpu.bytes_per_us
            terms[term] = terms.get(term, 0.0) + waves * us
            if kind.endswith("last "):
                terms[f"{kind}moved"] = terms.get(f"{kind}moved", 0.0) + us
    return terms


_BYTES_PER_US = {"sm_75": 0.32e6, "sm_80": 1.9e6, "sm_86": 0.9e6, "sm_89": 0.9e6, "sm_90": 3.35e6, "sm_100": 7.7e6}
"""For a PyTorch that does not tell a GPU's memory clock: the figure of an architecture's usual card."""


_MULTIPROCESSORS = {"sm_75": 40, "sm_80": 108, "sm_86": 84, "sm_89": 142, "sm_90": 132, "sm_100": 148, "sm_120": 170}
"""Of an architecture's usual card."""


def gpu_of(tensor: Tensor) -> Gpu:
    """Describe a tensor's GPU; for a tensor on no GPU, the one of `planned_for`, by default an H200."""
    return _describe(tensor.get_device()) if tensor.is_cuda else _PLANNED.get() or H200


planned_gpu: Callable[[], Gpu | None] = _PLANNED.get
"""Returns the GPU of the innermost `planned_for`; None outside it."""


def is_emulated(tensor: Tensor) -> bool:
    """Tell whether a call is planned to run on the emulator: with a CPU's tensors, and outside `planned_for`."""
    return tensor.is_cpu and _PLANNED.get() is None


@contextmanager
def planned_for(gpu: Gpu) -> Iterator[None]:
    """Let a GPU stand for that of tensors that are on none: plans are then that GPU's, on the emulator too."""
    before = _PLANNED.set(gpu)
    try:
        yield
    finally:
        _PLANNED.reset(before)


def gpu_for(arch: str, multiprocessors: int | None = None) -> Gpu:
    """Describe a GPU to plan for: the current one where it is of that architecture, else the architecture's usual card.

    Parameters
    ----------
    arch : str
        Such as ``"sm_80"``.
    multiprocessors : int, optional
        Of the GPU, where it is another one.
    """
    name = Arch.of(arch).name
    if torch.cuda.is_available() and torch.cuda.get_device_capability() == Arch.of(arch).capability:
        gpu = _describe(torch.cuda.current_device())
    elif name == H200.arch:
        gpu = H200
    else:
        bytes_per_us, count = (table[_nearest(name, table)] for table in (_BYTES_PER_US, _MULTIPROCESSORS))
        gpu = replace(H200, arch=name, multiprocessors=int(count), bytes_per_us=bytes_per_us)
    return replace(gpu, multiprocessors=multiprocessors) if multiprocessors else gpu


@cache
def _describe(device: int) -> Gpu:
    properties = torch.cuda.get_device_properties(device)
    arch = f"sm_{properties.major}{properties.minor}"
    memory_khz, bits = (getattr(properties, name, 0) for name in ("memory_clock_rate", "memory_bus_width"))
    khz = getattr(properties, "clock_rate", 0)
    return Gpu(
        arch,
        properties.multi_processor_count,
        2 * memory_khz * bits / 8 / 1e3 or _BYTES_PER_US[_nearest(arch, _BYTES_PER_US)],
        khz / 1e3 or H200.cycles_per_us,
        properties.L2_cache_size,
    )


@dataclass(frozen=True)
class Fitted:
    """What measurements have shown of the time of one way to compute an op.

    Attributes
    ----------
    factors : mapping of str to float
        By term.
    measured : tuple of (mapping of str to float, float)
        Terms of a call that was timed, and the logarithm of its time over what the factors give.
    """

    factors: Terms = field(default_factory=dict)
    measured: tuple[tuple[Terms, float], ...] = ()

    def predict_us(self, terms: Terms) -> float:
        """Sum the terms, each times its factor; then go by calls of nearly its kind.

        A term without a factor has that of the kind of launch that it came of, and is taken as it is where none has.

        What the factors missed at measured calls counts the more, the nearer their terms are: at a call that was
        measured the prediction is all but its time, far from any it is the sum.
        """
        total = self._sum(terms)
        weight = missed = 0.0
        for others, error in self.measured:
            if others.keys() == terms.keys():
                distance = sum(math.log((terms[name] + _LEAST_US) / (others[name] + _LEAST_US)) ** 2 for name in terms)
                near = math.exp(-distance / (2 * _REACH**2))
                weight += near
                missed += near * error
        return total * math.exp(missed / (weight + _INERTIA))

    def _sum(self, terms: Terms) -> float:
        return sum(amount * self._factor(name) for name, amount in terms.items())

    def _factor(self, term: str) -> float:
        if term in self.factors:
            return self.factors[term]
        kind, part = next((kind, term[len(kind) :]) for kind in _KINDS if term.startswith(kind))
        known = next((other for other in _CAME_OF[kind] if f"{other}bytes" in self.factors), "")
        return self.factors.get(known + part, 0.0 if part == "moved" else 1.0)  # the bytes are in the others

    @classmethod
    def of(cls, factors: Terms, measured: Sequence[tuple[Terms, float]]) -> Fitted:
        """Make it from factors, and from terms with the microseconds that were measured."""
        bare = cls(factors)
        errors = tuple((terms, math.log(us / max(bare._sum(terms), _LEAST_US))) for terms, us in measured)
        return cls(factors, errors)


_LEAST_US = 0.05  # a term below it is as good as none
_REACH = 0.15  # a call's terms may differ so much, as a ratio's logarithm, from those of a measured one like it
_INERTIA = 0.05  # how much the sum counts beside measured calls


def fitted_of(folder: Path, arch: str, name: str) -> Fitted:
    """Read what is fitted of a variant, or of ``"library"``, on an architecture.

    Parameters
    ----------
    folder : Path
        Holds the op's `TABLE`; without one nothing is fitted.
    arch : str
        The nearest older architecture of the table counts, else its oldest.
    name : str

    Raises
    ------
    CostError
        If the file is not such a table.
    """
    table = read_table(folder / TABLE)
    return table[_nearest(arch, table)].get(name, _UNFITTED) if table else _UNFITTED


_UNFITTED = Fitted()


@cache
def read_table(path: Path) -> dict[str, dict[str, Fitted]]:
    """Read what is fitted, by architecture and way; nothing where there is no file."""
    if not path.is_file():
        return {}
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
        return {
            arch: {
                name: Fitted.of(way["factors"], [(terms, float(us)) for terms, us in way["measured"]])
                for name, way in ways.items()
            }
            for arch, ways in table.items()
        }
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise CostError(
            f'{path}: expected {{arch: {{variant: {{"factors": {{term: number}}, "measured": [[terms, us], ...]}}}}}}; '
            f"got {error!r}; write it by benchmarks/fit_costs.py"
        ) from None


def _nearest(arch: str, table: Mapping[str, object]) -> str:
    """Return the youngest architecture of a table that is not younger than `arch`, or else its oldest."""
    known = sorted(table, key=lambda name: Arch.of(name).capability)
    older = [name for name in known if Arch.of(name).capability <= Arch.of(arch).capability]
    return older[-1] if older else known[0]
