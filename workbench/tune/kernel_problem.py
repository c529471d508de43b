"""A bare kernel as the problem of a sweep: its configs with their geometries, and arguments in a folder."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from workbench.bench.bare import BareSubject, BareVariant, Parcel, unnamed_tunables
from workbench.bench.conditions import Machine
from workbench.bench.subject import device_of
from workbench.compile import Signature, digest
from workbench.compile.pool import examine
from workbench.compile.toolchain import toolchain_versions
from workbench.core.errors import ArgumentError, CompileError, LaunchError
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.core.text import did_you_mean
from workbench.kernel import Kernel, TensorMap
from workbench.kernel.packing import Packed
from workbench.op.declaration import Launch
from workbench.tune.config import Config
from workbench.tune.outcome import Candidate, Footprint, Outcome, ResultKind
from workbench.tune.problem import Examine, Method, digest_source, footprint, rule_out

Extents = int | Sequence[int]


def configs_of(space: Mapping[str, Sequence[int]], where: Callable[[Config], bool] | None) -> list[Config]:
    """List the configs of a space, the last name's values fastest.

    Parameters
    ----------
    space : mapping of str to sequence of int
        What each tunable may be.
    where : callable, optional
        Tells of a config whether it is tried.

    Raises
    ------
    ArgumentError
        If the space has another form, or no config is left.
    """
    for name, values in space.items():
        if not name.isidentifier():
            raise ArgumentError(f"a tunable is a macro: expected a name such as BLOCK_SIZE; got {name!r}")
        if isinstance(values, str) or not isinstance(values, Sequence) or not all(type(v) is int for v in values):
            raise ArgumentError(f"expected whole numbers for {name}, as in [64, 128, 256]; got {values!r}")
    points = itertools.product(*space.values())
    configs = list(dict.fromkeys(Config(zip(space, point, strict=True)) for point in points))
    kept = configs if where is None else [config for config in configs if _ask("where", where, config)]
    if not kept:
        why = "where= refuses them all" if configs else "a tunable has no value"
        raise ArgumentError(f"there is no config to try: {why}")
    return kept


def geometries_of(
    configs: Sequence[Config],
    grid: Extents | Callable[[Config], Extents],
    block: Extents | Callable[[Config], Extents],
    smem_bytes: int | Callable[[Config], int] = 0,
    cooperative: bool = False,
) -> dict[Config, LaunchConfig]:
    """Work the geometry of each config out.

    Parameters
    ----------
    configs : sequence of Config
    grid, block, smem_bytes
        Values, or functions of the config.
    cooperative : bool

    Raises
    ------
    ArgumentError
        If a function raises, or returns no extents.
    """
    found = {}
    for config in configs:
        extents = {}
        for name, given in (("grid", grid), ("block", block)):
            value = _ask(name, given, config)
            try:
                extents[name] = Dim3.of(value, name)
            except LaunchError as error:
                raise ArgumentError(f"{name} of {config}: {error}") from None
        smem = _ask("smem_bytes", smem_bytes, config)
        if type(smem) is not int or smem < 0:
            raise ArgumentError(f"smem_bytes of {config}: expected an int from 0 up; got {smem!r}")
        found[config] = LaunchConfig(extents["grid"], extents["block"], smem, cooperative)
    return found


def _ask(name: str, given: Any, config: Config) -> Any:
    """Return a value, or what a function of the config returns."""
    if not callable(given):
        return given
    try:
        return given(config)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RuntimeError) as error:
        raise ArgumentError(f"{name} of {config} raised {type(error).__name__}: {error}") from error


@dataclass(frozen=True)
class KernelProblem:
    """A kernel on arguments, in a form that another process can take. `pack` makes it.

    Attributes
    ----------
    kernel : Kernel
        Without the tunables' macros.
    geometries : mapping of Config to LaunchConfig
        Of every candidate.
    parcel : Parcel
        The arguments.
    device : str
        Where the tensors are.
    dtype : str
        Of the first tensor.
    method : Method
    """

    kernel: Kernel
    geometries: Mapping[Config, LaunchConfig]
    parcel: Parcel
    device: str
    dtype: str
    method: Method

    case = ""

    @classmethod
    def pack(
        cls,
        kernel: Kernel,
        geometries: Mapping[Config, LaunchConfig],
        args: Sequence[Any] | Mapping[str, Any],
        method: Method,
        folder: Path,
        **checks: Any,
    ) -> KernelProblem:
        """Check the arguments, and write them to a folder; `checks` are what `Parcel.pack` takes besides.

        Raises
        ------
        CompileError, SignatureError
            If the kernel compiles in no config.
        LaunchError
            If it does not take the arguments.
        ArgumentError
            If no tensor is among them, the reference does not fit, or the source is PTX.
        """
        signature, build = _first_build(kernel, list(geometries))
        if build.source.is_ptx:
            raise ArgumentError(f"{kernel.name} is PTX, which has no macros to tune: load the .cu")
        _refuse_idle(build, geometries)
        by_name = isinstance(args, Mapping)
        if not by_name and not isinstance(args, list | tuple):
            raise ArgumentError(f"expected args as in (x, y, n), or by name; got a {type(args).__name__}")
        values = build.plan.bind(() if by_name else tuple(args), args if by_name else {})
        index, _, arguments, *_ = build.plan.check(values)
        if index is None or any(isinstance(value, TensorMap | Packed) for value in arguments):
            found = "no tensor" if index is None else "a tensor map, or tensors in a struct or a list"
            raise ArgumentError(f"{signature}: a sweep needs tensors among its arguments; got {found}: declare an op")
        device = "cpu" if index < 0 else f"cuda:{index}"
        dtype = next(str(value.dtype) for value in arguments if hasattr(value, "dtype") and hasattr(value, "stride"))
        parcel = Parcel.pack(folder, signature, arguments, **checks)
        return cls(kernel, geometries, parcel, device, dtype.removeprefix("torch."), method)

    @property
    def op(self) -> str:
        """The kernel's name."""
        return self.kernel.name

    @property
    def shapes(self) -> str:
        """Shapes of the tensors, and the other arguments, as JSON."""
        return json.dumps({"inputs": json.loads(self.parcel.spelled), "attributes": "[]"})

    def candidates(self) -> Iterator[Candidate]:
        """Yield every candidate."""
        for config in self.geometries:
            yield Candidate("", config)

    def rank(self, candidate: Candidate) -> int:  # noqa: ARG002  (all are of one kernel)
        """Return 0: no candidate is likelier than another."""
        return 0

    def default(self, candidate: Candidate) -> Candidate:
        """Return the candidate whose macros the kernel was loaded with, where it was loaded with them."""
        own = self.kernel.options.defines
        values = {name: own.get(name, value) for name, value in candidate.config.items()}
        return Candidate("", values) if all(type(value) is int for value in values.values()) else candidate  # type: ignore[arg-type]

    def note(self, outcome: Outcome) -> None:
        """Hold what is tried next against a candidate that was right before, where there is no reference."""
        if not self.parcel.outputs and outcome.kind is ResultKind.OK:
            self.parcel.note(outcome.candidate.config)

    @property
    def measure(self) -> str:
        """The config that all others were held against; empty where there is a reference, or none has run."""
        held = None if self.parcel.outputs else self.parcel.measure
        return held[0] if held else ""

    def load(self) -> None:
        """Nothing is loaded before a candidate asks for it."""

    def variant_of(self, candidate: Candidate) -> BareVariant:
        """Return the kernel in a candidate's config."""
        return self._variant(candidate.config)

    def _variant(self, config: Mapping[str, int]) -> BareVariant:
        return BareVariant(self.kernel.with_defines(config), config, self.geometries[Config(config)])

    def subject_on(self, device: str) -> BareSubject:
        """Read the arguments."""
        return BareSubject(self.parcel, self._variant, device_of(device))

    def source_of(self, candidate: Candidate) -> str:  # noqa: ARG002  (all have one source)
        """Digest the source and what it includes, as they are now."""
        build = self.kernel.current_build()
        return digest_source(build.source, build.included)

    def key(self, candidate: Candidate, machine: Machine, source: str | None = None) -> str:
        """Digest all that a candidate's result depends on, `source` being what `source_of` has returned.

        Source and includes; macros, options and geometry; types, shapes and content of arguments and reference; GPU,
        driver, compiler and method.
        """
        return digest(
            "kernel",
            self.op,
            self.source_of(candidate) if source is None else source,
            repr(replace(self.kernel.options, defines={**self.kernel.options.defines, **candidate.config})),
            repr(self.geometries[Config(candidate.config)]),
            *(self.parcel.digest, self.parcel.spelled, repr((self.parcel.outputs, self.parcel.updates))),
            repr((self.parcel.rtol, self.parcel.atol, self.parcel.tolerance)),
            json.dumps(asdict(self.method)),
            *(machine.device, machine.arch, machine.driver),
            *toolchain_versions(),
        )

    def inspect(self, candidate: Candidate, arch: str, examine: Examine = examine) -> Footprint | Outcome:
        """Compile a candidate and see whether it can launch, as `Problem.inspect` does."""

        def look() -> Footprint:
            variant = self.variant_of(candidate)
            at, kernel = variant.geometry, variant.kernel(None)
            launch = Launch(kernel.name, {}, at.grid, at.block, at.smem_bytes, at.cooperative)
            source = kernel.current_build().source
            return footprint(launch, source, kernel.options, kernel.target(arch), arch, examine)

        return rule_out(candidate, look)


def _refuse_idle(build: Any, geometries: Mapping[Config, LaunchConfig]) -> None:
    """Raise ArgumentError for a tunable that neither the source nor the geometry depends on."""
    for name in unnamed_tunables(build, next(iter(geometries))):
        found: dict[tuple[tuple[str, int], ...], set[LaunchConfig]] = {}
        for config, geometry in geometries.items():
            others = tuple((other, value) for other, value in config.items() if other != name)
            found.setdefault(others, set()).add(geometry)
        if all(len(one) == 1 for one in found.values()):
            words = re.findall(r"\w+", build.source.text)
            raise ArgumentError(
                f"tunable {name} changes nothing: the source never names it, and grid, block and shared memory are "
                f"the same for all its values{did_you_mean(name, words)}"
            )


def _first_build(kernel: Kernel, configs: Sequence[Config]) -> tuple[Signature, Any]:
    """Return signature and build of the kernel in the first config that compiles; raise the first one's error."""
    first: CompileError | None = None
    for config in configs:
        try:
            build = kernel.with_defines(config).current_build()
            return build.signature, build
        except CompileError as error:
            first = first or error
    assert first is not None
    raise first
