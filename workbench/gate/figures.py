"""The figures of an op's launches that need no GPU, and limits for them."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from workbench.analysis.timing.prediction import Prediction
from workbench.core.brief import brief
from workbench.core.chips import Chip
from workbench.core.environment import guard
from workbench.core.errors import ArgumentError, ExecutionError
from workbench.core.schema import finite
from workbench.kernel.sampling import target_of
from workbench.op import Case, Op, Variant, launches_of
from workbench.verify import verify

_SECTORS = "l1tex__t_sectors_pipe_lsu_mem_global_op_"
_CONFLICTS = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared"


@dataclass(frozen=True)
class Fault:
    """What the sanitiser found.

    Attributes
    ----------
    kind : str
        As `Finding.kind`.
    file : str
    line : int
    text : str
        The source line, by which it is known again where lines have moved.
    message : str
    """

    kind: str
    file: str
    line: int
    text: str
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.message}"


@brief("faults", "predicted_us", "registers", "sectors", "to_json()")
@dataclass(frozen=True)
class KernelFigures:
    """One launch of an op's case.

    Attributes
    ----------
    op, variant, dtype, case : str
    launch : int
        Its place among the case's launches, from 1.
    kernel : str
    gpu : str
        Whose machine code and time it is.
    passed : bool
        Whether the case agrees with PyTorch.
    detail : str
        Why it does not; empty where it does.
    faults : tuple of Fault
    registers : int
        Of a thread.
    local_bytes : int
        Stack of a thread: spilled registers, and arrays that no register holds.
    smem_bytes : int
        Of a block, static and dynamic.
    instructions : int
        Of the machine code.
    sectors : int
        Of 32 bytes, that accesses of global memory touch.
    bank_conflicts : int
        Of shared memory.
    predicted_us : float or None
        None where the launch is outside the model.
    low_us, high_us : float
        Between which it is predicted to lie.
    bound : str
        What it waits for most.
    """

    op: str
    variant: str
    dtype: str
    case: str
    launch: int
    kernel: str
    gpu: str
    passed: bool
    detail: str
    faults: tuple[Fault, ...]
    registers: int
    local_bytes: int
    smem_bytes: int
    instructions: int
    sectors: int
    bank_conflicts: int
    predicted_us: float | None
    low_us: float
    high_us: float
    bound: str

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """What it is called in two commits alike."""
        return self.op, self.variant, self.dtype, self.case, self.launch

    @property
    def name(self) -> str:
        """What it is called in a table."""
        number = f" {self.launch}" if self.launch > 1 else ""
        return f"{self.op} {self.variant} {self.dtype} {self.case}: {self.kernel}{number}"

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        return dict(finite(asdict(self)))

    def _about(self) -> str:
        return str(self)

    def __str__(self) -> str:
        time = (
            "outside the model" if self.predicted_us is None else f"{self.predicted_us:.2f} us, bound by {self.bound}"
        )
        wrong = "" if self.passed else f"; WRONG: {self.detail}"
        found = f"; {len(self.faults)} found by the sanitiser" if self.faults else ""
        return f"{self.name}: {time}; {self.registers} registers, {self.sectors:,} sectors{wrong}{found}"


@dataclass(frozen=True)
class Gate:
    """What a launch may take at most.

    Attributes
    ----------
    registers : int or None
        Of a thread.
    us : float or None
        Of predicted time.
    spills : bool
        Whether it may have local memory.
    """

    registers: int | None = None
    us: float | None = None
    spills: bool = True

    def broken(self, one: KernelFigures) -> list[str]:
        """Say what is wrong with a launch: its result, what the sanitiser found, and what it takes too much of.

        Parameters
        ----------
        one : KernelFigures

        Returns
        -------
        list of str
            Empty where it may pass.
        """
        wrong = [] if one.passed else [f"expected PyTorch's result: {one.detail}"]
        wrong += map(str, one.faults)
        if self.registers is not None and one.registers > self.registers:
            wrong.append(f"expected at most {self.registers} registers; got {one.registers}")
        if not self.spills and one.local_bytes:
            wrong.append(
                f"expected no local memory; got {one.local_bytes} bytes: registers that are spilled, or an array"
            )
        if self.us is not None and one.predicted_us is not None and one.predicted_us > self.us:
            wrong.append(f"expected at most {self.us:g} us on {one.gpu}; {one.predicted_us:.2f} are predicted")
        if self.us is not None and one.predicted_us is None:
            wrong.append(
                f"expected a predicted time of at most {self.us:g} us; the launch is outside the model of time"
            )
        return wrong


def figures(
    op: Op, variant: Variant, dtype: str, case: Case, *, gpu: str = "H200", seed: int = 0
) -> Iterator[KernelFigures]:
    """Check a case of a variant, and take the figures of its launches on the emulator.

    Parameters
    ----------
    op : Op
    variant : Variant
    dtype : str
    case : Case
    gpu : str
        Whose time is predicted.
    seed : int
        Of the inputs.

    Yields
    ------
    KernelFigures
        One for each launch, in order; none where the variant does not take the case.
    """
    chip = Chip.of(gpu)
    verdict = verify(op, "cpu", variant, dtype, case=case.name, full_size=case.full_size, seed=seed)
    detail = verdict.failures[0].detail if verdict.failures else ""
    for number, one in enumerate(launches_of(variant, dtype, case, seed), start=1):
        found = one.sanitize()
        name = one.kernel.signature.name
        try:
            counters, time = one.trace().counters(), one.predict(gpu)
        except ExecutionError as error:  # the sanitiser goes on past a fault, and says what it is
            counters, time = {}, Prediction.refused(name, chip.name, str(error))
        code = one.kernel.current_build().sass(target_of(one.kernel, chip), live=False)
        resources = one.kernel.resources(code.arch)
        yield KernelFigures(
            op=op.name,
            variant=variant.name,
            dtype=dtype,
            case=case.name,
            launch=number,
            kernel=name,
            gpu=chip.name,
            passed=verdict.passed,
            detail=detail,
            faults=tuple(Fault(f.kind, Path(f.path).name, f.line, one.line(f.line), f.message) for f in found.findings),
            registers=code.registers,
            local_bytes=code.local_bytes,
            smem_bytes=resources.static_smem_bytes + one.launch.smem_bytes,
            instructions=len(code.instructions),
            sectors=sum(value for name, value in counters.items() if name.startswith(_SECTORS)),
            bank_conflicts=sum(value for name, value in counters.items() if name.startswith(_CONFLICTS)),
            predicted_us=time.microseconds,
            low_us=time.low_us,
            high_us=time.high_us,
            bound=time.bound,
        )


def read_figures(path: Path) -> tuple[KernelFigures, ...]:
    """Read what ``workbench check --json`` wrote.

    Raises
    ------
    EnvironmentFaultError
        If the file cannot be read.
    ArgumentError
        If it holds something else.
    """
    with guard("read", path):
        text = path.read_text(encoding="utf-8")
    try:
        return tuple(_figures_of(row) for row in json.loads(text))
    except (ValueError, TypeError, KeyError) as error:
        raise ArgumentError(
            f"{path}: expected rows of workbench check --json; {type(error).__name__}: {error}"
        ) from error


def _figures_of(row: dict[str, Any]) -> KernelFigures:
    faults = tuple(Fault(**one) for one in row["faults"])
    numbers = {name: math.inf if row[name] is None else row[name] for name in ("low_us", "high_us")}
    return KernelFigures(**{**row, **numbers, "faults": faults})
