"""The vocabulary of an ``op.py``: an op, its cases, its variants and the launches that a variant plans."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal

import torch
from torch import Tensor
from torch.compiler import is_compiling

from workbench.compile import CompileOptions
from workbench.core.arch import Arch
from workbench.core.brief import brief, named, several
from workbench.core.dtypes import BY_NAME
from workbench.core.errors import LaunchError
from workbench.core.forks import cached_property
from workbench.core.text import did_you_mean
from workbench.kernel import Followed, Kernel, Prepared, load
from workbench.kernel.kernel import EMULATED_ARCH
from workbench.op.contract import Contract
from workbench.op.cost import (
    LIBRARY,
    LIBRARY_MARGIN,
    Cost,
    Terms,
    fitted_of,
    gpu_of,
    is_emulated,
    ranked_us,
    terms_of_plan,
)
from workbench.op.errors import OpError
from workbench.op.inputs import INTEGRAL, Input
from workbench.op.layout import on_meta, start_bytes
from workbench.op.library import register, wants_gradient, with_tuples
from workbench.op.replay import (
    MISSED,
    LibraryCall,
    Replay,
    Replays,
    identify,
    is_plain,
    record,
    without_tail,
)

if TYPE_CHECKING:
    from torch._ops import OpOverload

Config = Mapping[str, int]
FLOATS = ("float32", "float16", "bfloat16", "float64")
"""Element types of a kernel that is written for any."""

Result = Tensor | tuple[Tensor, ...]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    R_co = TypeVar("R_co", bound=Result, covariant=True, default=Result)
else:
    from typing import TypeVar

    R_co = TypeVar("R_co", bound=Result, covariant=True)


def ceil_div(total: int, part: int) -> int:
    """Return how many pieces of `part` cover `total`."""
    return -(-total // part)


def multiprocessor_count(tensor: Tensor) -> int:
    """Return how many SMs the tensor's GPU has; of a tensor on no GPU, the one that is planned for."""
    return gpu_of(tensor).multiprocessors


def is_aligned(tensor: Tensor, size_bytes: int) -> bool:
    """Tell whether a tensor is contiguous and starts at a multiple of `size_bytes`."""
    return tensor.is_contiguous() and start_bytes(tensor) % size_bytes == 0


def expect_shape(name: str, tensor: Tensor | None, shape: Sequence[int | None]) -> None:
    """Refuse a tensor of another shape than the plan of a launch relies on.

    Parameters
    ----------
    name : str
        What the tensor is called in the message.
    tensor : Tensor or None
        None is not refused.
    shape : sequence of int or None
        None stands for any extent.

    Raises
    ------
    OpError
        If the shape is another one.
    """
    if tensor is None:
        return
    fits = tensor.dim() == len(shape) and all(
        want is None or want == got for want, got in zip(shape, tensor.shape, strict=True)
    )
    if not fits:
        wanted = ", ".join("any" if extent is None else str(extent) for extent in shape)
        raise OpError(f"{name}: expected shape ({wanted}); got {tuple(tensor.shape)}")


@dataclass(frozen=True)
class Tunable:
    """A macro of a ``.cu`` whose value is a matter of speed, not of the result.

    Attributes
    ----------
    name : str
        The macro.
    default : int
        The same as in the ``.cu``.
    values : tuple of int
        What a sweep tries.
    """

    name: str
    default: int
    values: tuple[int, ...]


@brief("arguments", "defines", "configuration")
@dataclass(frozen=True)
class Launch:
    """One launch of one kernel.

    Attributes
    ----------
    kernel : str
        Name of the ``__global__`` function in the variant's source.
    arguments : mapping of str to Tensor, int, float or None
        By parameter name.
    grid, block : int or sequence of int
    smem_bytes : int
        Dynamic shared memory.
    cooperative : bool
        True where blocks wait for each other, so that all must be resident at once.
    strided : tuple of str
        The tensors that need not be contiguous, because the kernel walks them by their strides or in storage order.
    defines : mapping of str to str or int
        Macros beyond the tunables and ``SCALAR``, which `Variant.prepare` adds.
    options : mapping of str to object
        Further arguments of `workbench.load`, such as ``{"max_registers": 64}`` or ``{"fast_math": True}``.
    empty : mapping of str to float
        What tensors that it writes hold where its grid has no blocks, by parameter name: a sum of nothing is 0.
    smem_constant : str
        Name of a ``__constant__ int`` of the source that holds `smem_bytes`: `Variant.prepare` reads it from the
        compiled kernel, so that a size that follows from the source's own types is written once.
    """

    kernel: str
    arguments: Mapping[str, Any]
    grid: int | Sequence[int]
    block: int | Sequence[int]
    smem_bytes: int = 0
    cooperative: bool = False
    strided: tuple[str, ...] = ()
    defines: Mapping[str, str | int] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    empty: Mapping[str, float] = field(default_factory=dict)
    smem_constant: str = ""

    def _about(self) -> str:
        return f"{self.kernel} on grid {self.grid}, block {self.block}: {named('argument', self.arguments)}"

    def with_defines(self, common: Mapping[str, str | int]) -> Launch:
        """Return the launch with macros beside its own, which win."""
        return replace(self, defines={**common, **self.defines})

    @property
    def has_no_blocks(self) -> bool:
        """Whether its grid is empty, so that it does nothing."""
        return 0 in ((self.grid,) if isinstance(self.grid, int) else tuple(self.grid))

    @property
    def configuration(self) -> dict[str, Any]:
        """What `Kernel.launch` and its kin are told besides the arguments."""
        return {
            "grid": self.grid,
            "block": self.block,
            "smem_bytes": self.smem_bytes,
            "cooperative": self.cooperative,
            "strided": bool(self.strided),
        }

    def check_contiguity(self) -> None:
        """Refuse a tensor that is not contiguous and is not among `strided`.

        Raises
        ------
        LaunchError
            If there is one.
        """
        for name, value in self.arguments.items():
            if isinstance(value, Tensor) and name not in self.strided and not value.is_contiguous():
                raise LaunchError(
                    f"{self.kernel}: argument '{name}' must be contiguous; got shape {tuple(value.shape)} with strides "
                    f"{value.stride()}; pass .contiguous()"
                )


@brief("outputs", "launches", "result")
@dataclass(frozen=True)
class Plan:
    """Everything that one call of a variant does: the tensors it made, and its launches in order.

    Attributes
    ----------
    outputs : tuple of Tensor
        What the call returns, filled by the launches.
    launches : tuple of Launch
    zeroed : tuple of Tensor
        Scratch tensors that must hold zeros before the first launch. Other scratch needs no mention.
    lasting : tuple of Tensor
        Scratch tensors that must hold zeros before the first call's launches, and before those of a later call what
        the call before left there. A GPU has them for each plan and stream, set to zero once; where they take more
        than 256 KB together, it sets them to zero before each call.
    filled : tuple of (Tensor, float)
        Tensors that hold a number before the first launch: what a launch without blocks says by its `Launch.empty`.
    """

    outputs: tuple[Tensor, ...]
    launches: tuple[Launch, ...]
    zeroed: tuple[Tensor, ...] = ()
    lasting: tuple[Tensor, ...] = ()
    filled: tuple[tuple[Tensor, float], ...] = ()

    def fill(self) -> None:
        """Give tensors the values that they hold before the first launch."""
        for tensor in (*self.zeroed, *self.lasting):
            tensor.zero_()
        for tensor, value in self.filled:
            tensor.fill_(value)

    def after(self, first: Plan) -> Plan:
        """Return this plan behind another one, which makes what this one's launches read."""
        return replace(
            self,
            launches=first.launches + self.launches,
            zeroed=first.zeroed + self.zeroed,
            lasting=first.lasting + self.lasting,
            filled=first.filled + self.filled,
        )

    def _about(self) -> str:
        kernels = named("kernel", [launch.kernel for launch in self.launches])
        return f"{kernels}; {named('output', [f'{_name(y.dtype)} {tuple(y.shape)}' for y in self.outputs])}"

    @property
    def result(self) -> Result:
        """The output, or the tuple of outputs where there are several."""
        return self.outputs[0] if len(self.outputs) == 1 else self.outputs


@brief("tunables", "defaults", "configs()", "prepare(*tensors)")
@dataclass(frozen=True)
class Variant:
    """One way to compute an op: a ``.cu`` file and the plan of its launches.

    Attributes
    ----------
    name : str
    source : Path
        The ``.cu`` file. Several variants may share one, and differ in `defines`.
    plan : callable
        ``plan(*tensors, config, **attributes) -> Plan``. It allocates outputs and scratch and describes the
        launches. It reads shapes, strides, dtypes, addresses modulo 64, the device, ``allow_tf32`` of cuDNN and
        whether algorithms must be deterministic; nothing else, for a call like an earlier one is not planned anew. So
        it also works on tensors of the meta device. It allocates, takes views, and computes a tensor from one input
        at most, as by ``contiguous``; one that does more is planned at every call.
    tunables : tuple of Tunable
        ``config`` maps each name to its value; each is passed to the compiler as a macro.
    constraints : tuple of callable
        Each takes a config and tells whether it may be built.
    dtypes : tuple of str
        Element types of the first tensor of floats; of the first tensor where none is of floats. The macro ``SCALAR``
        is that type in CUDA C++.
    min_arch : str
        Lowest architecture on which it runs; with a suffix, as in ``"sm_90a"``, the only one, and compiled for it.
    restriction : callable, optional
        ``restriction(*tensors, **attributes)`` says why the variant cannot take them, or nothing (``""``).
    tf32 : bool
        True where products of float32 are rounded to TF32; it is then verified with TF32 allowed, beside PyTorch
        with its factors rounded so, and any other variant with TF32 forbidden. An op does not choose it for CPU
        tensors, whose products PyTorch never rounds so.
    cost : callable, optional
        ``cost(*tensors, **attributes)`` returns the terms of the time that a call takes on the tensors' GPU, by name,
        in microseconds (`workbench.op.gpu_of` describes the GPU); it is asked where nothing stands against the call.
        The time is the sum of the terms, each times the factor that ``costs.json`` beside the ``op.py`` has for it,
        and is put right by measured calls of nearly the same terms.
        Where variants have costs, an op runs the cheapest. ``"plan"`` derives the terms from the plan: launches and
        the bytes of the tensors that they take; an op with a ``library_cost`` puts it in the place of None.
    fitted_as : tuple of (Path, str), optional
        The folder and the name under which ``costs.json`` has its factors, where another op runs the same kernels.
    defines : mapping of str to str or int
        Macros by which it differs from other variants of its source. A launch's own win.
    """

    name: str
    source: Path
    plan: Callable[..., Plan]
    tunables: tuple[Tunable, ...] = ()
    constraints: tuple[Callable[[Config], bool], ...] = ()
    dtypes: tuple[str, ...] = FLOATS[:3]
    min_arch: str = "sm_70"
    restriction: Callable[..., str] | None = None
    tf32: bool = False
    cost: Cost | Literal["plan"] | None = None
    fitted_as: tuple[Path, str] | None = None
    defines: Mapping[str, str | int] = field(default_factory=dict, hash=False)

    def _about(self) -> str:
        return f"{self.name} of {self.source.name}, {several(len(self.tunables), 'tunable')}"

    @property
    def defaults(self) -> dict[str, int]:
        """The config of every tunable's default."""
        return {tunable.name: tunable.default for tunable in self.tunables}

    def configs(self) -> Iterator[dict[str, int]]:
        """Yield every config of the tuning space that meets the constraints."""
        names = [tunable.name for tunable in self.tunables]
        for values in itertools.product(*(tunable.values for tunable in self.tunables)):
            config = dict(zip(names, values, strict=True))
            if all(holds(config) for holds in self.constraints):
                yield config

    def obstacle(self, *tensors: Tensor | None, **attributes: Any) -> str:
        """Say why this variant cannot take `tensors` and `attributes`; empty where it can."""
        first = _first(tensors)
        dtype = _name(_leading(tensors).dtype)
        if dtype not in self.dtypes:
            return f"{self.name} computes in {', '.join(self.dtypes)}; got {dtype}"
        if first.is_cuda:
            major, minor = torch.cuda.get_device_capability(first.device)
            if wrong := self.wrong_arch(f"sm_{major}{minor}"):
                return f"{wrong}; {first.device} is sm_{major}{minor}"
        return self.restriction(*tensors, **attributes) if self.restriction else ""

    @property
    def is_exact(self) -> bool:
        """Whether it runs on its architecture only."""
        return not self.min_arch[-1].isdigit()

    def wrong_arch(self, arch: str, *, as_target: bool = False) -> str:
        """Say what it needs where it does not run on `arch`; `as_target`, where code made for `arch` is not enough."""
        if as_target and self.is_exact and arch != self.min_arch:
            return f"{self.name} needs {self.min_arch}"
        there, needed = Arch.of(arch).capability, Arch.of(self.min_arch).capability
        if there == needed or (there > needed and not self.is_exact):
            return ""
        return f"{self.name} needs {self.min_arch}{'' if self.is_exact else ' or later'}"

    def predict_us(self, *tensors: Tensor | None, **attributes: Any) -> float | None:
        """Predict what a call takes on the tensors' GPU, an H200 where they are on none; None without a cost."""
        if self.cost is None:
            return None
        folder, name = self.fitted_as or (self.source.parent, self.name)
        return fitted_of(folder, gpu_of(_first(tensors)).arch, name).predict_us(self.terms(*tensors, **attributes))

    def terms(self, *tensors: Tensor | None, **attributes: Any) -> Terms:
        """Return the terms of a call's time, not yet weighed; without a cost those of the plan."""
        if self.cost is None or self.cost == "plan":
            bare = on_meta(*tensors)
            return terms_of_plan(self._planned(bare, None, attributes), gpu_of(_first(tensors)))
        return self.cost(*tensors, **attributes)

    def prepare(self, *tensors: Tensor | None, config: Config | None = None, **attributes: Any) -> Plan:
        """Allocate the outputs for `tensors` and plan the launches, each with all its macros; run nothing.

        Parameters
        ----------
        *tensors : Tensor or None
            In the order of the oracle's signature, all of one device.
        config : mapping of str to int, optional
            Values of tunables that differ from their defaults.
        **attributes
            The oracle's keyword arguments.

        Raises
        ------
        OpError
            If the variant cannot take these tensors, or `config` names no tunable of it.
        """
        if obstacle := self.obstacle(*tensors, **attributes):
            raise OpError(f"{self.source.parent.name}: {obstacle}")
        return self._planned(tensors, config, attributes)

    def _planned(self, tensors: Sequence[Tensor | None], config: Config | None, attributes: Mapping[str, Any]) -> Plan:
        """Plan a call that meets no obstacle."""
        full = {**self.defaults, **(config or {})}
        if unknown := full.keys() - self.defaults.keys():
            raise OpError(f"{self.name}: no tunable {', '.join(sorted(unknown))}; it has {', '.join(self.defaults)}")
        plan = self.plan(*tensors, config=full, **attributes)
        common: dict[str, str | int] = {"SCALAR": BY_NAME[_name(_leading(tensors).dtype)].c[0], **self.defines, **full}
        idle = [launch for launch in plan.launches if launch.empty and launch.has_no_blocks]
        filled = tuple((launch.arguments[name], value) for launch in idle for name, value in launch.empty.items())
        launches = tuple(self._sized(launch.with_defines(common)) for launch in plan.launches if launch not in idle)
        return replace(plan, launches=launches, filled=plan.filled + filled)

    def _sized(self, launch: Launch) -> Launch:
        """Give a launch the shared memory that its source says it takes."""
        if not launch.smem_constant:
            return launch
        return replace(launch, smem_bytes=self.kernel(launch).current_build().constant(launch.smem_constant))

    def kernel(self, launch: Launch) -> Kernel:
        """Load the kernel of a launch that `prepare` planned, once; it follows edits of its source by itself."""
        arch = self.min_arch if self.is_exact else None
        defines, options = (tuple(sorted(given.items())) for given in (launch.defines, launch.options))
        return _kernel(self.source, launch.kernel, arch, defines, options)

    def compile_options(self, launch: Launch) -> CompileOptions:
        """Return what the kernel of a launch is compiled with for the emulator, and, but for the target, for a GPU."""
        arch = self.min_arch if self.is_exact else EMULATED_ARCH
        return CompileOptions(arch=arch, defines=launch.defines, **launch.options)

    def target(self, arch: str) -> str:
        """Return the architecture that it is compiled for to run on a GPU of `arch`.

        Raises
        ------
        OpError
            If it does not run there.
        """
        if wrong := self.wrong_arch(arch):
            raise OpError(f"{wrong}; got {arch}")
        return self.min_arch if self.is_exact else arch

    def execute(self, plan: Plan) -> None:
        """Run the launches of a plan that `prepare` made, in order; it may be run again.

        Raises
        ------
        LaunchError
            If the kernel's checks refuse a launch, or a tensor that it takes to be contiguous is not.
        """
        plan.fill()
        for launch in plan.launches:
            launch.check_contiguity()
            self.kernel(launch).launch(**launch.configuration, **launch.arguments)

    def __call__(self, *tensors: Tensor | None, config: Config | None = None, **attributes: Any) -> Result:
        """Compute the op on `tensors`: `prepare`, then `execute`."""
        tensors = without_tail(tensors)
        identified = identify(tensors, {**attributes, "config": tuple(sorted((config or {}).items()))})
        if identified is not None:
            result: Any = self._replays.play(tensors, *identified)
            if result is not MISSED:
                return result  # type: ignore[no-any-return]
        if obstacle := self.obstacle(*tensors, **attributes):
            raise OpError(f"{self.source.parent.name}: {obstacle}")
        result, replay = self.compute(tensors, config, attributes)
        if identified is not None:
            self._replays.keep(identified[0], replay)
        return result  # type: ignore[no-any-return]

    def compute(
        self,
        tensors: Sequence[Tensor | None],
        config: Config | None,
        attributes: Mapping[str, Any],
        contract: Contract | None = None,
    ) -> tuple[Result, Replay | None]:
        """Compute a call that meets no obstacle.

        Parameters
        ----------
        tensors : sequence of Tensor or None
        config : mapping of str to int, optional
        attributes : mapping of str to object
        contract : Contract, optional
            What the outputs are held against before anything is launched.

        Returns
        -------
        Tensor or tuple of Tensor
        Replay or None
            Does the same call with other tensors; None where each call must be planned.
        """
        bare = [tensor if tensor is None else tensor.detach() for tensor in tensors]
        plan, recipe, launches = record(
            lambda *given, **others: self._planned(given, config, others), self._check, bare, attributes
        )
        if contract is not None:
            contract.check(self.name, plan.outputs, bare, attributes)
        plan.fill()
        for launch in launches:
            launch.run()
        if recipe is None:
            return plan.result, None
        return plan.result, Replay(recipe, Followed(launches), _first(tensors).device)

    def _check(self, launch: Launch) -> Prepared:
        """Check a launch that `prepare` planned."""
        launch.check_contiguity()
        return self.kernel(launch).prepare(**launch.configuration, **launch.arguments)

    @cached_property
    def _replays(self) -> Replays:
        return Replays()


@dataclass(frozen=True)
class Library:
    """PyTorch's own way to compute an op: what an op runs on a GPU where it is predicted to take less time.

    Attributes
    ----------
    oracle : callable
    folder : Path
        Holds the table of factors.
    cost : callable
        As a variant's.
    """

    oracle: Callable[..., Result]
    folder: Path
    cost: Cost
    name: str = LIBRARY

    def predict_us(self, *tensors: Tensor | None, **attributes: Any) -> float:
        """Predict what a call takes on the tensors' GPU, an H200 where they are on none."""
        fitted = fitted_of(self.folder, gpu_of(_first(tensors)).arch, self.name)
        return fitted.predict_us(self.terms(*tensors, **attributes))

    def terms(self, *tensors: Tensor | None, **attributes: Any) -> Terms:
        """Return the terms of a call's time, not yet weighed."""
        return self.cost(*tensors, **attributes)

    @property
    def defaults(self) -> dict[str, int]:
        """No config: there is nothing to tune."""
        return {}

    def __call__(self, *tensors: Tensor | None, config: Config | None = None, **attributes: Any) -> Result:
        """Compute the op by PyTorch, as a variant is called."""
        if config:
            raise OpError(f"PyTorch's own way has no tunables; got {dict(config)}")
        return self.oracle(*tensors, **attributes)


@dataclass(frozen=True)
class Considered:
    """A way to compute a call, as the choice between all ways sees it.

    Attributes
    ----------
    way : Variant or Library
    obstacle : str
        Why it is not taken; empty where nothing speaks against it.
    predicted_us : float or None
        None where it cannot take the call, or no cost is known.
    """

    way: Variant | Library
    obstacle: str = ""
    predicted_us: float | None = None


@brief("inputs", "attributes", "make(dtype, generator)")
@dataclass(frozen=True)
class Case:
    """One set of inputs and attributes on which an op is verified, timed and traced.

    Attributes
    ----------
    name : str
    inputs : mapping of str to Input or None
        In the order of the oracle's signature. Exactly the tensors that the op takes, each of the element type that
        the case is tried in unless its `Input` says another.
    attributes : mapping of str to object
        The oracle's keyword arguments.
    full_size : bool
        True for sizes that only a GPU runs in reasonable time.
    dtypes : tuple of str, optional
        Element types in which the case shows something, as where the values of another would overflow; all by default.
    """

    name: str
    inputs: Mapping[str, Input | None]
    attributes: Mapping[str, Any] = field(default_factory=dict)
    full_size: bool = False
    dtypes: tuple[str, ...] | None = None

    def _about(self) -> str:
        inputs = [f"{name} {spec.shape if spec else None}" for name, spec in self.inputs.items()]
        return f"{self.name}: {named('input', inputs)}"

    def suits(self, dtype: str) -> bool:
        """Tell whether the case shows something in `dtype`."""
        return self.dtypes is None or dtype in self.dtypes

    @property
    def exact(self) -> bool:
        """True where every input holds integers, so that a linear op has no rounding."""
        return all(isinstance(spec.values, INTEGRAL) for spec in self.inputs.values() if spec)

    def make(self, dtype: torch.dtype, generator: torch.Generator) -> tuple[Tensor | None, ...]:
        """Draw the input tensors on the generator's device."""
        return tuple(spec.make(dtype, generator) if spec else None for spec in self.inputs.values())

    def meta(self, dtype: torch.dtype) -> tuple[Tensor | None, ...]:
        """Return input tensors without storage, to plan launches without data."""
        return tuple(spec.meta(dtype) if spec else None for spec in self.inputs.values())


@dataclass(frozen=True)
class VariantChoice:
    """Which variant takes a case, and why no other does.

    Attributes
    ----------
    op, case, dtype : str
    chosen : str
        Name of the variant, ``"library"`` for PyTorch's own; empty where none takes it.
    refused : mapping of str to str
        By name, what speaks against each other one that was considered before.
    predicted_us : mapping of str to float
        By name, the time of each that takes the case and has a cost.
    """

    op: str
    case: str
    dtype: str
    chosen: str
    refused: Mapping[str, str]
    predicted_us: Mapping[str, float] = field(default_factory=dict)


@brief("cases", "variants", "variant(name)", "choice(case)")
@dataclass(frozen=True)
class Op(Generic[R_co]):
    """An operator: what PyTorch computes, the cases it is checked on, and our variants of it.

    To a type checker ``Op[Tensor]`` has one output, ``Op[tuple[Tensor, Tensor]]`` two: what the oracle is annotated to
    return.

    Attributes
    ----------
    name : str
        The folder's name.
    oracle : callable
        ``oracle(*tensors, **attributes)``: the same in PyTorch, at whatever dtype the tensors have. Positional
        parameters are tensors, keyword-only ones attributes.
    cases : tuple of Case
    variants : tuple of Variant
        From the simplest to the fastest.
    linear : bool
        True where the result is a sum of products of inputs: exact on small integers, and checked to be.
    mutates : tuple of str
        Tensors that the op updates in place, as PyTorch does.
    accumulator : str, optional
        Dtype in which its kernels sum and compute, such as ``"float16"``. Where left out: float64 for float64, float32
        for all others. Verify bounds each element's error by it.
    batched : bool
        True where the slices of the first tensor along its first axis are computed one by one, each to a slice of every
        output, as the samples of a batch are: verify then also tries calls past 2^31 elements.
    deterministic : bool
        True where a call gives the same bits every time: verify then refuses a variant that does not.
    gradients : callable, optional
        ``gradients(wanted, output_gradient, *tensors, **attributes)``: a gradient for each tensor that ``wanted`` marks
        and None for the others, by functions that can be differentiated themselves. Without it, the oracle is computed
        again and differentiated.
    parts : callable, optional
        Called as the oracle is, in the variants' place, where a gradient is asked for: the same from ops that keep what
        their gradients need, where the fused op would have to compute more again than it saves.
    kept : callable, optional
        ``kept(*tensors, **attributes)``: the result, and a tuple of what `gradients` takes, as one argument in front of
        the tensors. It goes with `parts`, through which second derivatives are taken.
    autocast : str
        What `torch.autocast` does, as PyTorch's lists have it for the oracle's operators. ``"lower"``: all inputs are
        cast to its element type, as for products; ``"float32"``: to float32, as for norms; ``"widened"``: to float32,
        and the result to the first input's type; ``"parts"``: `parts` are called; ``""``: nothing.
    library_cost : callable, optional
        The cost of the oracle on a GPU, as a variant's ``cost``. With it, an op runs the oracle itself on GPU tensors
        where that is predicted to take less time than every variant, and a variant without a cost is taken to have that
        of its plan.

    Raises
    ------
    OpError
        If a name stands twice, a case does not give the oracle's tensors, or a linear op has no integer case.
    """

    name: str
    oracle: Callable[..., R_co]
    cases: tuple[Case, ...]
    variants: tuple[Variant, ...]
    linear: bool = False
    mutates: tuple[str, ...] = ()
    accumulator: str | None = None
    deterministic: bool = False
    batched: bool = False
    gradients: Callable[..., tuple[Tensor | None, ...]] | None = None
    parts: Callable[..., Result] | None = None
    kept: Callable[..., tuple[Result, tuple[Tensor, ...]]] | None = None
    autocast: Literal["", "lower", "float32", "widened", "parts"] = ""
    library_cost: Cost | None = None

    def _about(self) -> str:
        cases = named("case", [case.name for case in self.cases])
        variants = named("variant", [variant.name for variant in self.variants])
        return f"{self.name}: {cases}; {variants}"

    def __post_init__(self) -> None:
        for what, names in (("case", [c.name for c in self.cases]), ("variant", [v.name for v in self.variants])):
            if twice := {name for name in names if names.count(name) > 1}:
                raise OpError(f"op {self.name}: {what} {', '.join(sorted(twice))} is declared twice")
        for case in self.cases:
            if tuple(case.inputs) != self.inputs:
                raise OpError(
                    f"op {self.name}, case {case.name}: the oracle takes tensors {self.inputs}; "
                    f"the case gives {tuple(case.inputs)}"
                )
            self._check_leading(case)
        if self.linear and not any(case.exact for case in self.cases):
            raise OpError(
                f"op {self.name} is linear: give it a case whose inputs are all Integers(), to be met exactly"
            )
        if self.library_cost is not None:
            priced = tuple(v if v.cost is not None else replace(v, cost="plan") for v in self.variants)
            object.__setattr__(self, "variants", priced)
        if self.autocast == "parts" and self.parts is None:
            raise OpError(f"op {self.name}: expected parts, which autocast is to call; got none")
        if self.kept is not None and (self.parts is None or self.gradients is None):
            raise OpError(f"op {self.name}: expected parts and gradients beside kept; got one of them at most")
        if unknown := set(self.mutates) - set(self.inputs):
            raise OpError(f"op {self.name}: mutates {', '.join(sorted(unknown))}, which the oracle does not take")

    def _check_leading(self, case: Case) -> None:
        """Refuse a case whose first input of floats, which stands for the case's element type, has another."""
        floats = [(name, spec.own_dtype) for name, spec in case.inputs.items() if spec and spec.is_float]
        followers = [name for name, own in floats if own is None]
        if followers and (own := floats[0][1]) is not None:
            raise OpError(
                f"op {self.name}, case {case.name}: expected the first input of floats to have the element type that "
                f"the case is tried in, which SCALAR is and a variant's dtypes list; got {floats[0][0]} of {own}, "
                f"before {followers[0]}; let {followers[0]} come first in the oracle's signature"
            )

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        """Names of the tensors it takes, in order."""
        try:
            parameters = inspect.signature(self.oracle).parameters.values()
        except ValueError:
            called = getattr(self.oracle, "__name__", repr(self.oracle))
            raise OpError(
                f"op {self.name}: the oracle {called} is a function of PyTorch's that does not say what its parameters "
                f"are called; wrap it: def oracle(x): return {called}(x)"
            ) from None
        return tuple(p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD)

    def variant(self, name: str) -> Variant:
        """Return the variant called `name`.

        Raises
        ------
        OpError
            If there is none.
        """
        for variant in self.variants:
            if variant.name == name:
                return variant
        names = [variant.name for variant in self.variants]
        there = ", ".join(names)
        raise OpError(f"op {self.name} has no variant {name!r}; it has {there}{did_you_mean(name, names)}")

    @cached_property
    def library(self) -> Library | None:
        """PyTorch's own way, where its cost is known."""
        if self.library_cost is None or not self.variants:
            return None
        return Library(self.oracle, self.variants[0].source.parent, self.library_cost)

    def consider(self, *tensors: Tensor | None, **attributes: Any) -> list[Considered]:
        """Go through the variants, and PyTorch's own way, as `choose` does.

        Returns
        -------
        list of Considered
            The first without an obstacle is the one to take. Where costs are known it is the only one: each other way
            is slower or has no cost. Else the variants come as `fits` orders them. Tensors of the meta device stand for
            ones on an H200.
        """
        fitting = self.fits(*tensors, **attributes)
        if is_emulated(_first(tensors)):
            return fitting
        return self.compare(fitting, tensors, attributes, library=self.library)

    def fits(self, *tensors: Tensor | None, **attributes: Any) -> list[Considered]:
        """Say what stands against each variant, the last declared first; time is not looked at."""
        on_cpu = is_emulated(_first(tensors))
        found = []
        for variant in reversed(self.variants):
            obstacle = variant.obstacle(*tensors, **attributes)
            if not obstacle and variant.tf32 and on_cpu:
                obstacle = f"{variant.name} rounds products to TF32, as PyTorch does of CUDA tensors alone"
            found.append(Considered(variant, obstacle))
        return found

    @staticmethod
    def compare(
        fitting: Sequence[Considered],
        tensors: Sequence[Tensor | None],
        attributes: Mapping[str, Any],
        *,
        library: Library | None = None,
    ) -> list[Considered]:
        """Predict the times of the ways without an obstacle and let the fastest win, where any has a cost.

        PyTorch's own way has to be faster than ours by `LIBRARY_MARGIN`.
        """
        ways = [one.way for one in fitting if not one.obstacle] + ([library] if library else [])
        times = {way.name: way.predict_us(*tensors, **attributes) for way in ways}
        priced = sorted((ranked_us(name, us), name, us) for name, us in times.items() if us is not None)
        if not priced:
            return list(fitting)
        _, winner, least = priced[0]

        def judged(way: Variant | Library) -> Considered:
            us = times[way.name]
            if way.name == winner:
                return Considered(way, "", us)
            why = "has no cost" if us is None else f"is predicted to take {us:.1f} us"
            is_close = us is not None and us < least
            than = f", and has to be {LIBRARY_MARGIN - 1:.0%} faster than" if is_close else ";"
            return Considered(way, f"{way.name} {why}{than} {winner}, {least:.1f} us", us)

        order = {name: place for place, (_, name, _) in enumerate(priced)}
        results = sorted((judged(way) for way in ways), key=lambda one: order.get(one.way.name, len(order)))
        return results + [one for one in fitting if one.obstacle]

    def choice(self, case: Case) -> VariantChoice:
        """Say which variant takes a case on an H200, in the case's first element type."""
        dtype = case.dtypes[0] if case.dtypes else self.variants[0].dtypes[0]
        considered = self.consider(*case.meta(getattr(torch, dtype)), **case.attributes)
        times = {one.way.name: one.predicted_us for one in considered if one.predicted_us is not None}
        refused: dict[str, str] = {}
        chosen = ""
        for one in considered:
            if one.obstacle:
                refused[one.way.name] = one.obstacle
            elif not chosen:
                chosen = one.way.name
            if chosen and not times:
                break
        return VariantChoice(self.name, case.name, dtype, chosen, refused, times)

    def choose(self, *tensors: Tensor | None, **attributes: Any) -> Variant | Library:
        """Return what computes a call in the least time, by the costs of the variants that take it and of PyTorch.

        Without costs, and for CPU tensors, that is the last declared variant that takes `tensors` and `attributes`.

        Raises
        ------
        OpError
            If none does; the message gives each one's reason.
        """
        considered = self.consider(*tensors, **attributes)
        for one in considered:
            if not one.obstacle:
                return one.way
        reasons = "; ".join(one.obstacle for one in considered)
        raise OpError(f"op {self.name}: no variant takes these tensors: {reasons}")

    def __call__(self, *tensors: Tensor | None, **attributes: Any) -> R_co:
        """Compute the op with the variant that `choose` picks; differentiable where a gradient is asked for.

        Parameters
        ----------
        *tensors : Tensor or None
            In the order of the oracle's signature; trailing ones may be left out where the oracle has a default.
            CUDA tensors run on their GPU, CPU tensors on the emulator.
        **attributes
            The oracle's keyword arguments.

        Raises
        ------
        OpError
            If no variant takes these tensors.

        Notes
        -----
        A call with the shapes, strides, dtypes, alignment and attributes of an earlier one is not planned again, and
        goes beside PyTorch's dispatcher where nothing wants to see it there.
        """
        if not is_compiling() and is_plain():
            found: Any = self.replays.play_at_a_glance(tensors, attributes)
            if found is not MISSED:
                return found  # type: ignore[no-any-return]
            tensors = without_tail(tensors)
            identified = None if wants_gradient(tensors) else identify(tensors, attributes)
            if identified is not None:
                found = self.replays.play(tensors, *identified, attributes)
                if found is not MISSED:
                    return found  # type: ignore[no-any-return]
                self.replays.forget_latest()
                found = self.overload(*tensors, **attributes)
                if (known := self.replays.latest) is not None:  # kept under what the dispatcher makes of the attributes
                    self.replays.keep(identified[0], known)
                return found  # type: ignore[no-any-return]
        result: R_co = self.overload(*tensors, **attributes)
        return result

    def replay(self, tensors: tuple[Tensor | None, ...], attributes: Mapping[str, Any]) -> Any:
        """Compute a call that was planned before, without a gradient; `MISSED` where it was not.

        Parameters
        ----------
        tensors : tuple of Tensor or None
        attributes : mapping of str to object
            As PyTorch's dispatcher hands them on: lists stand for tuples.
        """
        replays = self.replays
        found = replays.play_at_a_glance(tensors, attributes, is_noted=True)
        if found is not MISSED:
            return found
        tensors = without_tail(tensors)
        identified = identify(tensors, with_tuples(attributes))
        return MISSED if identified is None else replays.play(tensors, *identified, attributes)

    @cached_property
    def _contract(self) -> Contract:
        return Contract(self.name, self.oracle, self.inputs, self.cases)

    @cached_property
    def replays(self) -> Replays:
        """The calls that were planned before."""
        return Replays()

    @cached_property
    def overload(self) -> OpOverload:
        """The op as an operator of PyTorch, such as ``torch.ops.workbench.gelu.default``; `find_op` registers it.

        Raises
        ------
        SchemaError
            If the oracle's signature is no operator's schema.
        """
        return register(self)

    def compute(self, *tensors: Tensor | None, **attributes: Any) -> Result:
        """Compute the op as `__call__` does, without a gradient and beside PyTorch's dispatcher."""
        tensors = without_tail(tensors)
        identified = identify(tensors, attributes)
        if identified is not None:
            found: Any = self.replays.play(tensors, *identified, attributes)
            if found is not MISSED:
                return found  # type: ignore[no-any-return]
        bare = [tensor if tensor is None else tensor.detach() for tensor in tensors]
        self._contract.check_devices(bare)
        known: Replay | LibraryCall | None
        with self._contract.blaming(bare, attributes):
            way = self.choose(*bare, **attributes)
            if isinstance(way, Variant):
                result, known = way.compute(tensors, None, attributes, self._contract)
            else:
                known = LibraryCall(self.oracle, attributes, self._strides(bare, attributes))
                result = known.run(bare, [])
        if identified is not None:
            self.replays.keep(identified[0], known)
        return result

    def fake(self, *tensors: Tensor | None, **attributes: Any) -> Result:
        """Return outputs as `__call__` lays them out, with no values in them; `tensors` may be without data."""
        return self.variants[0].prepare(*tensors, **attributes).result

    def _strides(self, tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
        """Return the strides that the variants' outputs have, which `torch.compile` is told."""
        planned = self.fake(*on_meta(*tensors), **attributes)
        return tuple(one.stride() for one in ((planned,) if isinstance(planned, Tensor) else planned))


@cache
def _kernel(
    source: Path,
    name: str,
    arch: str | None,
    defines: tuple[tuple[str, str | int], ...],
    options: tuple[tuple[str, Any], ...],
) -> Kernel:
    return load(source, name, arch=arch, defines=dict(defines), **dict(options))


def _first(tensors: Sequence[Tensor | None]) -> Tensor:
    """Return the first tensor, which stands for the device of all."""
    for tensor in tensors:
        if tensor is not None:
            return tensor
    raise OpError("an op takes at least one tensor; got none")


def _leading(tensors: Sequence[Tensor | None]) -> Tensor:
    """Return the tensor whose element type a variant computes in: the first of floats, or else the first."""
    for tensor in tensors:
        if tensor is not None and tensor.dtype.is_floating_point:
            return tensor
    return _first(tensors)


def _name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")
