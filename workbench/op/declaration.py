"""The vocabulary of an ``op.py``: an op, its cases, its variants and the launches that a variant plans."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from workbench.compile import CompileOptions
from workbench.core.arch import Arch
from workbench.core.dtypes import BY_NAME
from workbench.core.errors import LaunchError, WorkbenchError
from workbench.kernel import Kernel, load
from workbench.kernel.kernel import EMULATED_ARCH
from workbench.op.inputs import Input, Integers
from workbench.op.library import register

if TYPE_CHECKING:
    from torch._ops import OpOverload

Config = Mapping[str, int]
FLOATS = ("float32", "float16", "bfloat16", "float64")
"""Element types of a kernel that is written for any."""

Result = Tensor | tuple[Tensor, ...]


class OpError(WorkbenchError):
    """An op is declared wrongly, is not there, or is called with what it cannot take."""


def ceil_div(total: int, part: int) -> int:
    """Return how many pieces of `part` cover `total`."""
    return -(-total // part)


def multiprocessor_count(tensor: Tensor) -> int:
    """Return how many SMs the tensor's GPU has; for a tensor on no GPU, an H200's 132, to plan launches without one."""
    return torch.cuda.get_device_properties(tensor.device).multi_processor_count if tensor.is_cuda else 132


def is_aligned(tensor: Tensor, size_bytes: int) -> bool:
    """Tell whether a tensor is contiguous and starts at a multiple of `size_bytes`."""
    start = tensor.storage_offset() * tensor.element_size() if tensor.is_meta else tensor.data_ptr()
    return tensor.is_contiguous() and start % size_bytes == 0


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

    def with_defines(self, common: Mapping[str, str | int]) -> Launch:
        """Return the launch with macros beside its own, which win."""
        defines = {**common, **self.defines}
        return Launch(
            self.kernel,
            self.arguments,
            self.grid,
            self.block,
            self.smem_bytes,
            self.cooperative,
            self.strided,
            defines,
            self.options,
        )

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
    """

    outputs: tuple[Tensor, ...]
    launches: tuple[Launch, ...]
    zeroed: tuple[Tensor, ...] = ()

    @property
    def result(self) -> Result:
        """The output, or the tuple of outputs where there are several."""
        return self.outputs[0] if len(self.outputs) == 1 else self.outputs


@dataclass(frozen=True)
class Variant:
    """One way to compute an op: a ``.cu`` file and the plan of its launches.

    Attributes
    ----------
    name : str
    source : Path
        The ``.cu`` file.
    plan : callable
        ``plan(*tensors, config, **attributes) -> Plan``. It allocates outputs and scratch and describes the
        launches. It reads shapes, strides and dtypes only, so it also works on tensors of the meta device.
    tunables : tuple of Tunable
        ``config`` maps each name to its value; each is passed to the compiler as a macro.
    constraints : tuple of callable
        Each takes a config and tells whether it may be built.
    dtypes : tuple of str
        Element types of the tensors. The macro ``SCALAR`` is the first tensor's in CUDA C++.
    min_arch : str
        Lowest architecture on which it runs; with a suffix, as in ``"sm_90a"``, the only one, and compiled for it.
    restriction : callable, optional
        ``restriction(*tensors, **attributes)`` says why the variant cannot take them, or nothing (``""``).
    tf32 : bool
        True where products of float32 are rounded to TF32; it is then verified with TF32 allowed, beside PyTorch
        with its factors rounded so, and any other variant with TF32 forbidden. An op does not choose it for CPU
        tensors, whose products PyTorch never rounds so.
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
        dtype = _name(first.dtype)
        if dtype not in self.dtypes:
            return f"{self.name} computes in {', '.join(self.dtypes)}; got {dtype}"
        if first.is_cuda:
            major, minor = torch.cuda.get_device_capability(first.device)
            if wrong := self._wrong_arch(f"sm_{major}{minor}"):
                return f"{wrong}; {first.device} is sm_{major}{minor}"
        return self.restriction(*tensors, **attributes) if self.restriction else ""

    @property
    def is_exact(self) -> bool:
        """Whether it runs on its architecture only."""
        return not self.min_arch[-1].isdigit()

    def _wrong_arch(self, arch: str) -> str:
        """Say what it needs where it does not run on `arch`."""
        there, needed = Arch.of(arch).capability, Arch.of(self.min_arch).capability
        if there == needed or (there > needed and not self.is_exact):
            return ""
        return f"{self.name} needs {self.min_arch}{'' if self.is_exact else ' or later'}"

    def prepare(self, *tensors: Tensor | None, config: Config | None = None, **attributes: Any) -> Plan:
        """Allocate the outputs for `tensors` and plan the launches, each with all its macros; run nothing.

        Parameters
        ----------
        *tensors : Tensor or None
            In the order of the oracle's signature, all of one device and dtype.
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
        common: dict[str, str | int] = {"SCALAR": BY_NAME[_name(_first(tensors).dtype)].c[0], **full}
        return Plan(plan.outputs, tuple(launch.with_defines(common) for launch in plan.launches), plan.zeroed)

    def run(self, *tensors: Tensor | None, **attributes: Any) -> Result:
        """Compute the op where `obstacle` is known to be empty, as `Op.choose` leaves it."""
        plan = self._planned(tensors, None, attributes)
        self.execute(plan)
        return plan.result

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
        if wrong := self._wrong_arch(arch):
            raise OpError(f"{wrong}; got {arch}")
        return self.min_arch if self.is_exact else arch

    def execute(self, plan: Plan) -> None:
        """Run the launches of a plan that `prepare` made, in order; it may be run again.

        Raises
        ------
        LaunchError
            If the kernel's checks refuse a launch, or a tensor that it takes to be contiguous is not.
        """
        for tensor in plan.zeroed:
            tensor.zero_()
        for launch in plan.launches:
            launch.check_contiguity()
            self.kernel(launch).launch(
                grid=launch.grid,
                block=launch.block,
                smem_bytes=launch.smem_bytes,
                cooperative=launch.cooperative,
                strided=bool(launch.strided),
                **launch.arguments,
            )

    def __call__(self, *tensors: Tensor | None, config: Config | None = None, **attributes: Any) -> Result:
        """Compute the op on `tensors`: `prepare`, then `execute`."""
        plan = self.prepare(*tensors, config=config, **attributes)
        self.execute(plan)
        return plan.result


@dataclass(frozen=True)
class Case:
    """One set of inputs and attributes on which an op is verified, timed and traced.

    Attributes
    ----------
    name : str
    inputs : mapping of str to Input or None
        In the order of the oracle's signature. Exactly the float tensors that the op takes.
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

    def suits(self, dtype: str) -> bool:
        """Tell whether the case shows something in `dtype`."""
        return self.dtypes is None or dtype in self.dtypes

    @property
    def exact(self) -> bool:
        """True where every input holds integers, so that a linear op has no rounding."""
        return all(isinstance(spec.values, Integers) for spec in self.inputs.values() if spec)

    def make(self, dtype: torch.dtype, generator: torch.Generator) -> tuple[Tensor | None, ...]:
        """Draw the input tensors on the generator's device."""
        return tuple(spec.make(dtype, generator) if spec else None for spec in self.inputs.values())

    def meta(self, dtype: torch.dtype) -> tuple[Tensor | None, ...]:
        """Return input tensors without storage, to plan launches without data."""
        return tuple(spec.meta(dtype) if spec else None for spec in self.inputs.values())


@dataclass(frozen=True)
class Choice:
    """Which variant takes a case, and why no faster one does.

    Attributes
    ----------
    op, case, dtype : str
    chosen : str
        Name of the variant; empty where none takes it.
    refused : mapping of str to str
        The obstacle of each faster variant, by name.
    """

    op: str
    case: str
    dtype: str
    chosen: str
    refused: Mapping[str, str]


@dataclass(frozen=True)
class Op:
    """An operator: what PyTorch computes, the cases it is checked on, and our variants of it.

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
    deterministic : bool
        True where a call gives the same bits every time: verify then refuses a variant that does not.
    gradients : callable, optional
        ``gradients(wanted, output_gradient, *tensors, **attributes)``: a gradient for each tensor that ``wanted`` marks
        and None for the others, by functions that can be differentiated themselves. Without it, the oracle is computed
        again and differentiated.
    parts : callable, optional
        Called as the oracle is, in the variants' place, where a gradient is asked for: the same from ops that keep what
        their gradients need, where the fused op would have to compute more again than it saves.

    Raises
    ------
    OpError
        If a name stands twice, a case does not give the oracle's tensors, or a linear op has no integer case.
    """

    name: str
    oracle: Callable[..., Result]
    cases: tuple[Case, ...]
    variants: tuple[Variant, ...]
    linear: bool = False
    mutates: tuple[str, ...] = ()
    accumulator: str | None = None
    deterministic: bool = False
    gradients: Callable[..., tuple[Tensor | None, ...]] | None = None
    parts: Callable[..., Result] | None = None

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
        if self.linear and not any(case.exact for case in self.cases):
            raise OpError(
                f"op {self.name} is linear: give it a case whose inputs are all Integers(), to be met exactly"
            )
        if unknown := set(self.mutates) - set(self.inputs):
            raise OpError(f"op {self.name}: mutates {', '.join(sorted(unknown))}, which the oracle does not take")

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        """Names of the tensors it takes, in order."""
        parameters = inspect.signature(self.oracle).parameters.values()
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
        raise OpError(f"op {self.name} has no variant {name!r}; it has {', '.join(v.name for v in self.variants)}")

    def consider(self, *tensors: Tensor | None, **attributes: Any) -> Iterator[tuple[Variant, str]]:
        """Go through the variants as `choose` does.

        Yields
        ------
        Variant
            The last declared first.
        str
            Why it is not for `tensors` and `attributes`, or nothing (``""``). Tensors of the meta device stand for
            ones on any GPU.
        """
        on_cpu = _first(tensors).is_cpu
        for variant in reversed(self.variants):
            obstacle = variant.obstacle(*tensors, **attributes)
            if not obstacle and variant.tf32 and on_cpu:
                obstacle = f"{variant.name} rounds products to TF32, as PyTorch does of CUDA tensors alone"
            yield variant, obstacle

    def choice(self, case: Case) -> Choice:
        """Say which variant takes a case on a GPU that every variant is made for, in the case's first element type."""
        dtype = case.dtypes[0] if case.dtypes else self.variants[0].dtypes[0]
        refused: dict[str, str] = {}
        for variant, obstacle in self.consider(*case.meta(getattr(torch, dtype)), **case.attributes):
            if not obstacle:
                return Choice(self.name, case.name, dtype, variant.name, refused)
            refused[variant.name] = obstacle
        return Choice(self.name, case.name, dtype, "", refused)

    def choose(self, *tensors: Tensor | None, **attributes: Any) -> Variant:
        """Return the last declared, hence fastest, variant that takes `tensors` and `attributes`.

        Raises
        ------
        OpError
            If none does; the message gives each one's reason.
        """
        obstacles = []
        for variant, obstacle in self.consider(*tensors, **attributes):
            if not obstacle:
                return variant
            obstacles.append(obstacle)
        raise OpError(f"op {self.name}: no variant takes these tensors: {'; '.join(obstacles)}")

    def __call__(self, *tensors: Tensor | None, **attributes: Any) -> Result:
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
        """
        result: Result = self.overload(*tensors, **attributes)
        return result

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
        detached = [tensor.detach() if tensor is not None and tensor.requires_grad else tensor for tensor in tensors]
        return self.choose(*detached, **attributes).run(*detached, **attributes)

    def imagine(self, *tensors: Tensor | None, **attributes: Any) -> Result:
        """Return outputs as `__call__` lays them out, with no values in them; `tensors` may be without data."""
        return self.variants[0].prepare(*tensors, **attributes).result


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
    """Return the first tensor, which stands for the dtype and the device of all."""
    for tensor in tensors:
        if tensor is not None:
            return tensor
    raise OpError("an op takes at least one tensor; got none")


def _name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")
