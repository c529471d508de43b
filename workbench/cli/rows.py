"""The rows that each subcommand writes with ``--json``: their classes, and the JSON Schemas that are made of them.

A schema's version rises when a name leaves its rows or means something else. A name that is added keeps the version.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict

from workbench.analysis.numerics import BirthPlace, LineNumbers, OutputNumbers
from workbench.analysis.occupancy import Occupancy
from workbench.analysis.sanitize import Finding
from workbench.analysis.timing.prediction import Prediction
from workbench.bound.comparison import Figure, OutputPair
from workbench.compile.launches import HostLaunch
from workbench.compile.names import Declared
from workbench.core.schema import DIALECT, Schema, object_of
from workbench.doctor import Check
from workbench.gate import KernelFigures
from workbench.op.declaration import VariantChoice
from workbench.tune.outcome import Footprint
from workbench.verify.report import VerifyRow


@dataclass(frozen=True)
class Rows:
    """What a subcommand writes.

    Attributes
    ----------
    version : int
    shapes : tuple of tuple of type
        The kinds of rows that there are, each as the classes whose fields it has together.
    """

    version: int
    shapes: tuple[tuple[Any, ...], ...]


class Place(TypedDict):
    """Whose row it is.

    Attributes
    ----------
    op, variant, dtype, case : str
        Of a launch of an op.
    file, signature : str
        Of a file's kernel.
    kernel : str
    """

    op: NotRequired[str]
    variant: NotRequired[str]
    dtype: NotRequired[str]
    case: NotRequired[str]
    file: NotRequired[str]
    signature: NotRequired[str]
    kernel: str


class Worst(TypedDict):
    """Of a verified row.

    Attributes
    ----------
    worst : object or null
        Where the error is largest; null where there is nothing to compare.
    """

    worst: NotRequired[Any]


class BenchRow(TypedDict):
    """One candidate, or PyTorch, on one case.

    Attributes
    ----------
    variant : str
        "torch" for PyTorch's operator.
    median_us, low_us, high_us : float
        Median with its confidence interval; null where nothing was timed.
    iqr_pct : float
        Interquartile range, in percent of the median.
    verdict : str
        Beside PyTorch; null for PyTorch itself, and on a CPU.
    speedup : float
        PyTorch's median over this one's.
    l2 : str
        "cold" or "warm": the L2 cache before each call.
    detail : str
        Why the row was refused; empty where it was not.
    """

    op: str
    variant: str
    case: str
    dtype: str
    device: str
    config: dict[str, int]
    median_us: float | None
    low_us: float | None
    high_us: float | None
    iqr_pct: float | None
    verdict: str | None
    speedup: float | None
    min_bytes: int
    floor_us: float
    bandwidth_gbps: float | None
    how: str | None
    l2: str | None
    stopped: str | None
    sm_clock_mhz: int | None
    memory_clock_mhz: int | None
    temperature_c: int | None
    throttle_reasons: list[str]
    detail: str
    samples_us: list[float]


class TuneRow(TypedDict):
    """One candidate of a sweep.

    Attributes
    ----------
    stage : str
        "sweep" or "final".
    kind : str
        "ok", or why it has no time.
    predicted_us : float
        Where no GPU has confirmed the time.
    median_us : float
        Measured.
    attempts : int
    earlier : list of str
        What each attempt before this one came to.
    forecast_us : float
        Of the search "predicted": what was predicted before the candidate was tried; null where nothing was.
    """

    op: str
    case: str
    dtype: str
    device: str
    driver: str
    tolerance: NotRequired[str]
    stage: str
    variant: str
    config: dict[str, int]
    kind: str
    detail: str
    predicted_us: NotRequired[float | None]
    median_us: NotRequired[float | None]
    low_us: float | None
    high_us: float | None
    how: str
    sm_clock_mhz: int | None
    gpu: str
    samples_us: list[float]
    attempts: int
    earlier: list[str]
    forecast_us: NotRequired[float | None]


class MutateRow(TypedDict):
    """One planted fault.

    Attributes
    ----------
    start : int
        Byte of the file where the change begins.
    outcome : str
        Which check noticed it, or that none did.
    """

    op: str
    file: str
    line: int
    start: int
    operator: str
    before: str
    after: str
    source_line: str
    variants: list[str]
    outcome: str
    detail: str
    seconds: float


class LineRow(TypedDict):
    """Accesses of one kind by one line: sums over warp instructions."""

    kind: str
    space: str
    line: int
    requests: int
    lanes: int
    bytes_used: int
    sectors: int
    wavefronts: int
    conflicts: int


class InstructionRow(TypedDict):
    """How often a line executed a PTX instruction: by warps, and by lanes."""

    line: int
    mnemonic: str
    warps: int
    lanes: int


class AdviceRow(TypedDict):
    """A change of the source, and what a replay of it counts before and after."""

    kind: str
    line: int
    message: str
    before: int
    after: int


class TraceRow(TypedDict):
    """One launch, traced.

    Attributes
    ----------
    accesses : int
        Warp-level accesses of memory.
    metrics : dict
        By the profiler's names.
    operations : dict
        Floating-point operations of all lanes, by class.
    arithmetic_intensity : float
        Operations per byte of device memory.
    """

    kernel: str
    grid: list[int]
    block: list[int]
    accesses: int
    metrics: dict[str, int]
    lines: list[LineRow]
    instructions: list[InstructionRow]
    operations: dict[str, int]
    arithmetic_intensity: float
    advice: list[AdviceRow]


class OccupancyRow(TypedDict):
    """What follows from a configuration.

    Attributes
    ----------
    limiters : list of str
        The resources that allow no more blocks than there are.
    """

    kernel: str
    arch: str
    blocks_per_sm: int
    warps_per_sm: int
    occupancy_pct: float
    limiters: list[str]


class FormRow(TypedDict):
    """An instruction form that the emulator has.

    Attributes
    ----------
    section : str
        Of the PTX ISA.
    """

    form: str
    opcode: str
    section: str
    accuracy: str


class NeedRow(TypedDict):
    """An instruction form, or a special register, that a file needs.

    Attributes
    ----------
    supported : bool
        Whether the emulator has it.
    ptx_line : int
        The first one in the PTX.
    """

    mnemonic: str
    count: int
    supported: bool
    form: str
    section: str
    ptx_line: int
    source: str
    functions: list[str]
    known_forms: list[str]


class VariantRow(TypedDict):
    """A variant of an op.

    Attributes
    ----------
    tunables : dict
        Their defaults.
    case_dtypes : dict
        Of cases that are not for all element types.
    """

    op: str
    variant: str
    source: str
    dtypes: list[str]
    min_arch: str
    tunables: dict[str, int]
    cases: list[str]
    full_size_cases: list[str]
    case_dtypes: dict[str, list[str]]


class CacheRow(TypedDict):
    """Where compiled kernels are kept."""

    directory: str
    entries: int
    size_bytes: int
    limit_bytes: int


class SassInstructionRow(TypedDict):
    """One machine instruction.

    Attributes
    ----------
    control : str
        Waits, read barrier, write barrier, yield and stall, as in "01----:-:2:-:04".
    place : str
        "file.cu:12"; null where the compiler gives no line.
    inlined_at : list of str
        Calls that it is inlined by, the innermost first.
    live_registers, live_predicates, live_uniform_registers : int
        How many hold a value that is still needed.
    """

    address: int
    predicate: str
    opcode: str
    operands: list[str]
    target: int | None
    control: str
    place: str | None
    inlined_at: list[str]
    live_registers: int
    live_predicates: int
    live_uniform_registers: int
    loop_depth: int


class SassRow(TypedDict):
    """The machine code of a kernel.

    Attributes
    ----------
    registers : int
        That a thread is given.
    local_bytes : int
        Stack of a thread.
    local_accesses : int
        Loads and stores of local memory.
    live_registers : int
        The most that are live at one instruction.
    """

    kernel: str
    arch: str
    registers: int
    local_bytes: int
    local_accesses: int
    live_registers: int
    instructions: list[SassInstructionRow]


class Group(TypedDict):
    """Which of two launches' results a row is about."""

    launch_a: str
    launch_b: str
    device: str
    group: str


class Ratio(TypedDict):
    """The second figure over the first; null where that says nothing."""

    ratio: float | None


class NumericsRow(TypedDict):
    """Float operations of a launch against float64.

    Attributes
    ----------
    births : list
        Where each line first made a NaN or an infinity.
    taken : dict
        Results that were taken for their own shadows, for want of a rule, by instruction.
    """

    kernel: str
    path: str
    lines: list[LineNumbers]
    births: list[BirthPlace]
    outputs: list[OutputNumbers]
    taken: dict[str, int]


class Launches(TypedDict):
    """The launches of a kernel that host code makes."""

    launches: list[HostLaunch]


ROWS: Mapping[str, Rows] = {
    "verify": Rows(1, ((VerifyRow, Worst),)),
    "sanitize": Rows(1, ((Place, Finding),)),
    "numerics": Rows(1, ((NumericsRow,),)),
    "trace": Rows(1, ((TraceRow,),)),
    "occupancy": Rows(1, ((Occupancy, OccupancyRow),)),
    "opcodes": Rows(1, ((FormRow,), (NeedRow,))),
    "sass": Rows(1, ((SassRow,),)),
    "predict": Rows(1, ((Prediction,),)),
    "bench": Rows(1, ((BenchRow,),)),
    "tune": Rows(1, ((TuneRow, Footprint),)),
    "check": Rows(1, ((KernelFigures,),)),
    "compare": Rows(1, ((Group, OutputPair), (Group, Figure, Ratio))),
    "mutate": Rows(1, ((MutateRow,),)),
    "list": Rows(1, ((VariantRow,), (VariantChoice,), (Declared, Launches))),
    "doctor": Rows(1, ((Check,),)),
    "cache": Rows(1, ((CacheRow,),)),
}
"""By subcommand."""


def schema(verb: str) -> Schema:
    """Describe the list of rows that a subcommand writes.

    Parameters
    ----------
    verb : str
        A key of `ROWS`.
    """
    rows = ROWS[verb]
    objects = [object_of(*shape) for shape in rows.shapes]
    return {
        "$schema": DIALECT,
        "$id": f"urn:workbench:{verb}:{rows.version}",
        "title": f"workbench {verb} --json",
        "type": "array",
        "items": objects[0] if len(objects) == 1 else {"anyOf": objects},
    }
