"""What is tuned: an op on a case, its candidates, their keys, and what can be said of each before it runs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from workbench.analysis.occupancy import occupancy
from workbench.bench.conditions import Machine
from workbench.bench.subject import Subject, device_of, plan_without_data
from workbench.compile import CompileOptions, Resources, Source, digest, included_files
from workbench.compile.includes import Reach
from workbench.compile.pool import examine
from workbench.compile.toolchain import toolchain_versions
from workbench.core.arch import Arch
from workbench.core.errors import CompileError, CompilerLostError, LaunchError, SignatureError, WorkbenchError
from workbench.core.geometry import Dim3
from workbench.kernel.limits import LaunchLimits
from workbench.op import Case, Op, OpError, Plan, Variant, find_op
from workbench.op.declaration import Launch
from workbench.tune.outcome import Candidate, Footprint, Outcome, ResultKind
from workbench.verify.tolerances import AVERAGE, WORST
from workbench.verify.trial import CANDIDATE_ERRORS

_QUOTED = re.compile(r"""["'](\w+)["']""")

Examine = Callable[[Source, str, CompileOptions, str], Resources]
"""Compiles a kernel: source, name, options and the GPU's architecture."""


@dataclass(frozen=True)
class Method:
    """How candidates are timed; part of every result's key.

    Attributes
    ----------
    cold : bool
        Overwrite the L2 cache before each sample.
    budget_s : float
        Wall time of a candidate's samples in the sweep.
    bandwidth_gbps : float or None
        For the roofline; None takes the GPU's own.
    """

    cold: bool = True
    budget_s: float = 0.2
    bandwidth_gbps: float | None = None


class Sweepable(Protocol):
    """What a sweep tries candidates of, in a form that another process can take: an op's case, or a bare kernel."""

    @property
    def op(self) -> str:
        """Name of the op or the kernel."""

    @property
    def case(self) -> str:
        """Name of the case; empty of a bare kernel."""

    @property
    def dtype(self) -> str:
        """Element type."""

    @property
    def method(self) -> Method:
        """How candidates are timed."""

    @property
    def shapes(self) -> str:
        """Shapes and other arguments, as JSON."""

    def rank(self, candidate: Candidate) -> int:
        """Return when a candidate's turn comes: the least first."""

    def default(self, candidate: Candidate) -> Candidate:
        """Return a candidate with every tunable at its default."""

    def source_of(self, candidate: Candidate) -> str:
        """Digest the source of a candidate, and what it includes, as they are now."""

    def key(self, candidate: Candidate, machine: Machine, source: str | None = None) -> str:
        """Digest all that a candidate's result depends on, `source` being what `source_of` has returned."""

    def inspect(self, candidate: Candidate, arch: str, examine: Examine = ...) -> Footprint | Outcome:
        """Compile a candidate and see whether it can launch."""

    def note(self, outcome: Outcome) -> None:
        """Take a result that came from the store."""

    def load(self) -> None:
        """Load what candidates are made of, in the process that runs them."""

    def variant_of(self, candidate: Candidate) -> Any:
        """Return what runs a candidate: a `Variant`, or what has its ``kernel`` and ``execute``."""

    def subject_on(self, device: str) -> Any:
        """Return what candidates are checked and timed on: a `Subject`, or what has its face."""


@dataclass(frozen=True)
class Problem:
    """An op on a case, in a form that another process can take.

    Attributes
    ----------
    op, directory : str
        The op's name, and the directory that holds its folder.
    case, dtype : str
    seed : int
        Draws the inputs.
    method : Method
    """

    op: str
    directory: str
    case: str
    dtype: str
    seed: int
    method: Method = Method()

    def __reduce__(self) -> tuple[type[Problem], tuple[object, ...]]:
        return Problem, (self.op, self.directory, self.case, self.dtype, self.seed, self.method)

    @classmethod
    def of(cls, op: Op, case: str, dtype: str, seed: int, method: Method) -> Problem:
        """Describe an op that lies in a folder.

        Raises
        ------
        OpError
            If the op has no folder from which another process could load it.
        """
        directory = op.variants[0].source.resolve().parent.parent if op.variants else None
        if directory is None or not (directory / op.name / "op.py").is_file():
            raise OpError(
                f"op {op.name} cannot be tuned: expected it in a folder {op.name}/op.py beside its kernels; "
                "without one, tune a kernel: wb.tune(kernel, {'BLOCK_SIZE': [64, 128]}, args=..., grid=..., block=...)"
            )
        return cls(op.name, str(directory), case, dtype, seed, method)

    @cached_property
    def declaration(self) -> Op:
        """The op, loaded."""
        return find_op(self.op, self.directory)

    @cached_property
    def sample(self) -> Case:
        """The case.

        Raises
        ------
        OpError
            If the op has none of that name.
        """
        for case in self.declaration.cases:
            if case.name == self.case:
                return case
        there = ", ".join(case.name for case in self.declaration.cases)
        raise OpError(f"op {self.op} has no case {self.case!r}; it has {there}")

    def candidates(self, variant: str | None = None) -> Iterator[Candidate]:
        """Yield every candidate that meets its variant's constraints: of one variant, or of all, the latest first.

        An op declares its variants from the simplest to the fastest: so the best is soon known, and losers given up.
        """
        for one in [self.declaration.variant(variant)] if variant else reversed(self.declaration.variants):
            for config in one.configs():
                yield Candidate(one.name, config)

    def rank(self, candidate: Candidate) -> int:
        """Return how many variants are declared after a candidate's."""
        names = [variant.name for variant in reversed(self.declaration.variants)]
        return names.index(candidate.variant)

    def default(self, candidate: Candidate) -> Candidate:
        """Return the variant of a candidate with every tunable at its default."""
        return Candidate(candidate.variant, self.declaration.variant(candidate.variant).defaults)

    def note(self, outcome: Outcome) -> None:
        """Nothing depends on what came from the store."""

    def load(self) -> None:
        """Load the op."""
        self.declaration  # noqa: B018

    def variant_of(self, candidate: Candidate) -> Variant:
        """Return a candidate's variant."""
        return self.declaration.variant(candidate.variant)

    def subject_on(self, device: str) -> Subject:
        """Draw the inputs, and run PyTorch on them."""
        return Subject(self.declaration, self.sample, self.dtype, device_of(device), self.seed)

    @cached_property
    def shapes(self) -> str:
        """Shapes, strides and attributes of the case, as JSON."""
        inputs = {
            name: spec and {"shape": spec.shape, "layout": spec.layout, "values": repr(spec.values)}
            for name, spec in self.sample.inputs.items()
        }
        return json.dumps({"inputs": inputs, "attributes": spell_attributes(self.sample.attributes)})

    @cached_property
    def _contract(self) -> tuple[str, ...]:
        """What candidates are planned and judged by: declarations, oracle, bounds."""
        return (*read_declarations(self.op, Path(self.directory)), f"{WORST} {AVERAGE}")

    def source_of(self, candidate: Candidate) -> str:
        """Digest the source of a candidate, and what it includes, as they are now."""
        return source_digest(self.declaration.variant(candidate.variant))

    def key(self, candidate: Candidate, machine: Machine, source: str | None = None) -> str:
        """Digest all that a candidate's result depends on, `source` being what `source_of` has returned.

        Source and includes; macros, options, arguments and geometry of every launch; the op's declaration with its
        oracle and bounds; shapes, dtype, seed, GPU, driver, compiler, PyTorch and method.
        """
        try:
            plan = self._plan(candidate)
            launches = [_spell_launch(launch) for launch in plan.launches]
        except WorkbenchError as error:
            launches = [str(error)]
        return digest(
            self.op,
            str(candidate),
            self.source_of(candidate) if source is None else source,
            *self._contract,
            self.shapes,
            *(self.dtype, str(self.seed)),
            json.dumps(asdict(self.method)),
            *(machine.device, machine.arch, machine.driver),
            *toolchain_versions(),
            *launches,
        )

    def _plan(self, candidate: Candidate) -> Plan:
        """Plan a candidate's launches without data; whatever a plan raises is an `OpError`."""
        variant = self.declaration.variant(candidate.variant)
        try:
            return plan_without_data(self.sample, self.dtype, variant, candidate.config)[1]
        except WorkbenchError:
            raise
        except CANDIDATE_ERRORS as error:
            raise OpError(f"the plan of {candidate} raised {type(error).__name__}: {error}") from error

    def inspect(self, candidate: Candidate, arch: str, examine: Examine = examine) -> Footprint | Outcome:
        """Compile a candidate and see whether it can launch: no GPU is needed.

        Parameters
        ----------
        candidate : Candidate
        arch : str
            The GPU's.
        examine : callable
            Compiles, and reads what a kernel takes: here, or in the processes of a `CompilePool`.

        Returns
        -------
        Footprint or Outcome
            What it takes from an SM; or the row of a candidate that does not compile or cannot launch.
        """
        variant = self.declaration.variant(candidate.variant)

        def look() -> Footprint:
            source = Source.read(variant.source)
            prints = [
                footprint(launch, source, variant.compile_options(launch), variant.target(arch), arch, examine)
                for launch in self._plan(candidate).launches
            ]
            if not prints:
                return Footprint()
            return Footprint(
                registers=max(p.registers for p in prints),
                smem_bytes=max(p.smem_bytes for p in prints),
                local_bytes=max(p.local_bytes for p in prints),
                threads=max(p.threads for p in prints),
                occupancy_pct=min(p.occupancy_pct for p in prints),
            )

        return rule_out(candidate, look)


def rule_out(candidate: Candidate, look: Callable[[], Footprint]) -> Footprint | Outcome:
    """Return what a candidate takes from an SM; or the row of one that does not compile or cannot launch."""
    try:
        return look()
    except CompilerLostError as error:
        return Outcome(candidate, ResultKind.CRASH, str(error), earlier=error.attempts[:-1])
    except (CompileError, SignatureError) as error:
        return Outcome(candidate, ResultKind.COMPILE_ERROR, str(error))
    except (LaunchError, OpError) as error:
        return Outcome(candidate, ResultKind.RULED_OUT, str(error))


def read_declarations(op: str, directory: Path) -> list[str]:
    """Read the op.py of an op, and of every op of the directory whose name is quoted there: it may be built on them."""
    texts: dict[str, str] = {}
    pending = [op]
    while pending:
        name = pending.pop()
        file = directory / name / "op.py"
        if name not in texts and file.is_file():
            texts[name] = file.read_text(encoding="utf-8")
            pending += _QUOTED.findall(texts[name])
    return [part for name in sorted(texts) for part in (name, texts[name])]


def _spell_launch(launch: Launch) -> str:
    """Write a launch down, of its tensors the types, shapes and strides."""
    arguments = {
        name: (str(value.dtype), tuple(value.shape), value.stride()) if hasattr(value, "stride") else repr(value)
        for name, value in launch.arguments.items()
    }
    geometry = launch.grid, launch.block, launch.smem_bytes, launch.cooperative, launch.strided
    return f"{launch.kernel} {geometry} {arguments} {sorted(launch.defines.items())} {sorted(launch.options.items())}"


def spell_attributes(attributes: Mapping[str, Any]) -> str:
    """Write an op's attributes as rows of the store hold them, in the order of their names."""
    return repr(sorted(attributes.items()))


def source_digest(variant: Variant) -> str:
    """Digest a variant's source and every file that it includes."""
    source = Source.read(variant.source)
    return digest_source(source, included_files(source, CompileOptions(arch=variant.min_arch)))


def digest_source(source: Source, included: Reach) -> str:
    """Digest a source and what it includes."""
    return digest(source.text, *(part for file in included.files for part in file))


def footprint(
    launch: Launch, source: Source, options: CompileOptions, target: str, arch: str, examine: Examine
) -> Footprint:
    """Compile one launch's kernel and check its geometry.

    Raises
    ------
    LaunchError
        If the architecture cannot take it.
    """
    needs = examine(source, launch.kernel, options, target)
    is_empty = any(getattr(value, "numel", lambda: 1)() == 0 for value in launch.arguments.values())
    limits = LaunchLimits(launch.kernel, Arch.of(arch), needs)
    limits.config(launch.grid, launch.block, launch.smem_bytes, launch.cooperative, is_empty=is_empty)
    threads = Dim3.of(launch.block, "block").size
    fit = occupancy(threads, needs.registers, needs.static_smem_bytes, launch.smem_bytes, needs.barriers, arch=arch)
    if not fit.blocks_per_sm:
        raise LaunchError(f"{launch.kernel}: no block fits on an SM of {arch}: limited by {', '.join(fit.limiters)}")
    return Footprint(needs.registers, fit.smem_bytes, needs.local_bytes, threads, fit.percent)
