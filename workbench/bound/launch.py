"""A kernel, a launch configuration and arguments, typed once and asked many things."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np
import torch
from torch import Tensor

from workbench.analysis.numerics import NumericsReport
from workbench.analysis.occupancy import Occupancy
from workbench.analysis.sanitize import Report
from workbench.analysis.trace import Trace
from workbench.bench import measure
from workbench.bound.check import CheckReport, Reference, check_launch
from workbench.bound.timing import LaunchTiming
from workbench.core import html
from workbench.core.errors import LaunchError, WorkbenchError
from workbench.core.text import counted
from workbench.kernel import Kernel, Prepared, TensorMap
from workbench.kernel.configured import spell
from workbench.kernel.output import Allocated, asks_for_outputs, fill_in, poison
from workbench.kernel.packing import Packed, moved
from workbench.kernel.target import read_device

if TYPE_CHECKING:
    from workbench.kernel.arguments import Argument
    from workbench.kernel.target import Device, Extents

Returned = TypeVar("Returned", bound=Allocated)
"""What calling it returns: None, or what ``out`` asked for."""


@dataclass(frozen=True, eq=False, repr=False)
class BoundLaunch(Generic[Returned]):
    """A kernel with its launch configuration and its arguments. ``kernel[grid, block].bind(...)`` makes it.

    Calling it launches. Everything else is a question about that same launch. The arguments are held and not copied:
    each launch finds in the tensors what is there then, and writes them.

    Attributes
    ----------
    kernel : Kernel
    grid, block : int or sequence of 1 to 3 ints
        As they were given.
    arguments : mapping of str to argument
        By the parameters' names, in their order, outputs included.
    returned : None, Tensor or tuple of Tensor
        The outputs that ``out`` asked for: allocated once, written by every launch.
    outputs : mapping of str to Tensor
        The same by name.
    smem_bytes : int
    cooperative, strided, overlap : bool
    device : torch.device or None
        As for `Kernel.launch`.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> add = wb.load("__global__ void add(const float* x, float* y, float a) { y[threadIdx.x] = x[threadIdx.x] + a; }")
    >>> run = add[1, 32].bind(torch.zeros(32), a=2.5, out=("y", 32))
    >>> run().sum()
    tensor(80.)
    >>> run.sanitize().findings
    ()
    >>> bool(run.check({"y": torch.full((32,), 2.5)}))
    True
    """

    kernel: Kernel
    grid: Extents
    block: Extents
    arguments: Mapping[str, Argument]
    returned: Returned
    outputs: Mapping[str, Tensor] = field(default_factory=dict)
    smem_bytes: int = 0
    cooperative: bool = False
    strided: bool = False
    overlap: bool = False
    device: torch.device | None = None

    def __call__(self) -> Returned:
        """Launch: run it on the emulator, or queue it on torch's current stream.

        Returns
        -------
        None, Tensor or tuple of Tensor
            What ``out`` asked for, written by this launch and by each after it: clone it to keep it.

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `Kernel.launch`.
        """
        self.kernel.launch(*self._values, **self._geometry, **self._leave, device=self.device)
        return self.returned

    def trace(self, *, blocks: Collection[int] | None = None, warps: Collection[int] | None = None) -> Trace:
        """Run it on the emulator and record its memory accesses.

        Parameters
        ----------
        blocks, warps : collection of int, optional
            As for `Kernel.trace`.

        Returns
        -------
        Trace

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `Kernel.trace`; where the tensors are on a GPU, ask ``to("cpu")``.
        """
        self._check_emulated("a trace")
        return self.kernel.trace(*self._values, **self._geometry, **self._leave, blocks=blocks, warps=warps)

    def sanitize(
        self,
        *,
        relaxed_volatile: bool = False,
        uninitialized: Collection[str] = (),
        settled: Collection[str] = (),
        schedules: int = 1,
        schedule: int = 0,
        unoptimized: bool = False,
    ) -> Report:
        """Run it on the emulator and look for faults; the outputs that ``out`` asked for are poisoned first.

        They hold nothing then: to read what the launch has not written there is a fault.

        Parameters
        ----------
        relaxed_volatile, uninitialized, settled, schedules, schedule, unoptimized : as in `Kernel.sanitize`

        Returns
        -------
        Report

        Raises
        ------
        LaunchError, CompileError, SignatureError
            As for `Kernel.sanitize`; where the tensors are on a GPU, ask ``to("cpu")``.
        """
        self._check_emulated("sanitize")
        for tensor in self.outputs.values():
            poison(tensor)
        return self.kernel.sanitize(
            *self._values,
            **self._geometry,
            **self._leave,
            relaxed_volatile=relaxed_volatile,
            uninitialized=(*self.outputs, *uninitialized),
            settled=settled,
            schedules=schedules,
            schedule=schedule,
            unoptimized=unoptimized,
        )

    def numerics(self) -> NumericsReport:
        """Run it on the emulator with a float64 beside each float, and say which lines lose digits.

        Returns
        -------
        NumericsReport

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `Kernel.numerics`; where the tensors are on a GPU, ask ``to("cpu")``.
        """
        self._check_emulated("numerics")
        return self.kernel.numerics(*self._values, **self._geometry, **self._leave)

    def check(
        self,
        references: Mapping[str, Reference],
        *,
        updates: Collection[str] = (),
        rtol: float | None = None,
        atol: float | None = None,
    ) -> CheckReport:
        """Poison outputs, launch once, and hold each output against a reference.

        A tensor is compared with the tolerances that `torch.testing.assert_close` has for the output's dtype. A
        callable is run on the inputs as they are before the launch, and in float64; then each element may differ by
        what rounding may do to it, as `verify` measures it. One that does not run in float64 is compared as a tensor.

        Parameters
        ----------
        references : mapping of str to Tensor or callable
            By the output's name. A tensor has the output's shape and device. A callable of PyTorch operations returns
            such a tensor; it gets the arguments that its parameters are named after, or, where they are named
            otherwise, the tensors that the kernel only reads, in order.
        updates : collection of str
            Outputs that the kernel also reads: they are not poisoned, and callables may ask for what is in them.
        rtol, atol : float, optional
            Relative and absolute tolerance, in the place of PyTorch's and of what is measured. Integers are always
            compared exactly.

        Returns
        -------
        CheckReport
            True where every output agrees. The outputs hold what the launch left there; nothing is restored.

        Raises
        ------
        ArgumentError
            If a reference is for no output, is of another shape, kind or device, shares memory with the arguments, or
            is random.
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `Kernel.launch`.
        """
        return check_launch(self, references, updates, rtol, atol)

    def bench(self, *, cold: bool = True, budget_s: float = 1.0) -> LaunchTiming:
        """Time it, alone, after one untimed run. Of CPU tensors it is the emulator that is timed.

        Parameters
        ----------
        cold : bool
            On a GPU, overwrite the L2 cache before each sample.
        budget_s : float
            Sampling stops after this much wall time if the median is not known well enough before.

        Returns
        -------
        LaunchTiming
            The tensors hold what the last run left there: a kernel that updates one has updated it in every run.

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `Kernel.launch`.
        """
        prepared = self.prepare()
        return LaunchTiming(self.title, measure(prepared.run, self.place, budget_s, cold=cold))

    def occupancy(self, *, arch: str | None = None) -> Occupancy:
        """Compute how many blocks of it an SM holds, and what limits them.

        Parameters
        ----------
        arch : str, optional
            Such as ``"sm_90"``; by default what it is launched for: that of the tensors' GPU, or of the emulator.

        Returns
        -------
        Occupancy

        Raises
        ------
        CompileError, WorkbenchError
            As for `Kernel.occupancy`.
        """
        return self.kernel.occupancy(self.block, smem_bytes=self.smem_bytes, arch=arch or self._arch)

    def ncu_command(self, script: str | None = None, *, skip: int = 0, count: int = 1) -> str:
        """Spell the command by which Nsight Compute profiles this kernel in a script, on a machine with a GPU.

        Parameters
        ----------
        script : str, optional
            The script and its arguments, as a shell takes them; by default the one that runs now.
        skip : int
            Launches of the kernel to let pass.
        count : int
            Launches to profile after these.

        Returns
        -------
        str
            For a shell. The report is a file of the kernel's name, which ``ncu-ui`` opens.
        """
        mangled = self.kernel.signature.mangled
        words = ["ncu", "--set", "full", "--import-source", "yes", "--kernel-name-base", "mangled"]
        words += ["--kernel-name", mangled, "--launch-skip", str(skip), "--launch-count", str(count)]
        words += ["--force-overwrite", "--export", mangled, "python"]
        return f"{shlex.join(words)} {script or _running_script()}"

    def to(self, device: Device) -> BoundLaunch[Returned]:
        """Bind the same launch to copies of its tensors on a device: a trace of what runs on a GPU needs them.

        Parameters
        ----------
        device : torch.device or str
            Such as ``"cpu"``.

        Returns
        -------
        BoundLaunch
            Its tensors have the same strides, and share memory with each other where these do, never with these.

        Raises
        ------
        LaunchError, CompileError, SignatureError
            As for `Kernel.launch`.
        """
        copies = _Copies(read_device(self.kernel.name, device, present=True))
        tensors = dict(zip(self.arguments, self.prepare().arguments, strict=True))
        arguments = {name: copies.of(value) for name, value in tensors.items()}
        outputs = {name: arguments[name] for name in self.outputs}
        made = tuple(outputs.values())
        returned: Any = made if isinstance(self.returned, tuple) else made[0] if made else None
        moved: BoundLaunch[Any] = replace(
            self, arguments=arguments, outputs=outputs, returned=returned, device=copies.device
        )
        moved.prepare()
        return moved

    def prepare(self) -> Prepared:
        """Check it as every launch does.

        Returns
        -------
        Prepared

        Raises
        ------
        LaunchError, CompileError, SignatureError
            As for `Kernel.launch`.
        """
        return self.kernel.prepare(*self._values, **self._geometry, **self._leave, device=self.device)

    @property
    def place(self) -> torch.device:
        """The device where it runs."""
        return next((tensor.device for tensor in self.prepare().tensors), self.device or torch.device("cpu"))

    @property
    def _values(self) -> tuple[Argument, ...]:
        """The arguments by position, since a parameter may be called ``grid``."""
        return tuple(self.arguments.values())

    @property
    def _geometry(self) -> dict[str, Any]:
        return {
            "grid": self.grid,
            "block": self.block,
            "smem_bytes": self.smem_bytes,
            "cooperative": self.cooperative,
        }

    @property
    def _leave(self) -> dict[str, bool]:
        return {"strided": self.strided, "overlap": self.overlap}

    @property
    def _arch(self) -> str | None:
        place = self.place
        return "sm_{}{}".format(*torch.cuda.get_device_capability(place)) if place.type == "cuda" else None

    def _check_emulated(self, what: str) -> None:
        place = self.place
        if place.type == "cuda":
            raise LaunchError(
                f"{self.kernel.name}: {what} needs the emulator, which takes CPU tensors; the tensors are on {place}: "
                'ask .to("cpu"), the same launch on copies of them'
            )

    @property
    def title(self) -> str:
        """The kernel with its grid, block and dynamic shared memory."""
        return spell(self.kernel.name, self.grid, self.block, self.smem_bytes)

    @property
    def extent(self) -> str:
        """How many blocks of how many threads it launches."""
        blocks, threads = (prod([n] if isinstance(n, int) else n) for n in (self.grid, self.block))
        return f"{counted(blocks, 'block')} of {counted(threads, 'thread')}"

    def __repr__(self) -> str:
        return f"<BoundLaunch {self}>"

    def __str__(self) -> str:
        return f"{self.title}({', '.join(f'{name}={_short(value)}' for name, value in self.arguments.items())})"

    def _repr_html_(self) -> str:
        try:
            return html.properties(str(self.kernel.signature), self._card())
        except WorkbenchError as error:
            return html.preformatted(str(error))

    def _card(self) -> dict[str, object]:
        """Say what a notebook shows of it."""
        place = self.place
        where = f"{place}" if place.type == "cuda" else "the emulator, on this machine's cores"
        shown: dict[str, object] = {
            "launch": f"{self.title}: {self.extent}, {self.smem_bytes} B dynamic shared memory",
            "runs on": where,
        }
        parameters = map(str, self.kernel.signature.parameters)
        shown |= zip(parameters, map(_short, self.arguments.values()), strict=True)
        if not self.kernel.current_build().source.is_ptx:
            shown["needs"] = self.kernel.resources(self._arch)
            shown["occupancy"] = self.occupancy()
        return shown | {"ask": "; ".join(_QUESTIONS)}


_QUESTIONS = (
    "run() launches",
    'run.check({"y": reference}) compares',
    "run.sanitize() looks for faults",
    "run.trace() shows the accesses",
    "run.occupancy() says what limits it",
    "run.bench() times",
    "run.ncu_command() profiles",
)
"""What a bound launch may be asked, for its card."""


def bind_launch(kernel: Kernel, args: Sequence[Any], options: Mapping[str, Any]) -> BoundLaunch[Any]:
    """Bind a launch and check it.

    Parameters
    ----------
    kernel : Kernel
    args : sequence
        The arguments in order.
    options : mapping
        What `Kernel.launch` takes by name, `stream` left out.

    Returns
    -------
    BoundLaunch

    Raises
    ------
    LaunchError, CompileError, SignatureError
        As for `Kernel.launch`.
    """
    named = dict(options)
    given: dict[str, Any] = {name: named.pop(name) for name in _GEOMETRY if name in named}
    device, out = named.pop("device", None), named.pop("out", None)
    if device is not None:
        given["device"] = read_device(kernel.name, device)
    outputs: Mapping[str, Tensor] = {}
    returned: Allocated = None
    if out is not None and asks_for_outputs(kernel.signature, out):
        filled = fill_in(kernel.signature, args, named, out, device)
        args, named, outputs, returned = (), dict(filled.named), filled.outputs, filled.allocated
    elif out is not None:
        named["out"] = out
    values = kernel.current_build().plan.bind(args, named)
    arguments: dict[str, Any] = dict(zip((p.name for p in kernel.signature.parameters), values, strict=True))
    bound: BoundLaunch[Any] = BoundLaunch(kernel, arguments=arguments, returned=returned, outputs=outputs, **given)
    bound.prepare()
    return bound


_GEOMETRY = ("grid", "block", "smem_bytes", "cooperative", "strided", "overlap")


class _Copies:
    """Copies tensors to a device, memory that they share once."""

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self._storages: dict[int, Tensor] = {}

    def of(self, value: Any) -> Any:
        """Copy a tensor, the tensor of a map, those of a struct or a list; return anything else as it is."""
        if isinstance(value, TensorMap):
            return value.over(self.of(value.tensor))
        if isinstance(value, Packed):
            leaves = {id(leaf.value): leaf.tensor for leaf in value.all_leaves()}
            return moved(value.value, lambda each: self.of(leaves[id(each)]) if id(each) in leaves else _own(each))
        if not isinstance(value, Tensor):
            return value
        storage = value.untyped_storage()
        if storage.data_ptr() not in self._storages:
            there = torch.empty(0, dtype=torch.uint8, device=value.device).set_(storage)
            self._storages[storage.data_ptr()] = there.to(self.device, copy=True)
        memory = self._storages[storage.data_ptr()].untyped_storage()
        place = value.storage_offset(), value.shape, value.stride()
        copy: Tensor = torch.empty(0, dtype=value.dtype, device=self.device).set_(memory, *place)
        return copy


def _own(value: Any) -> Any:
    """Copy what gives its numbers to an array inside of an argument; it stays on the host."""
    if isinstance(value, np.ndarray):
        return value.copy()
    return value.detach().clone() if isinstance(value, Tensor) else value


def _running_script() -> str:
    """Spell the script that runs now, with its arguments; a placeholder where there is none, as in a notebook."""
    file = getattr(sys.modules["__main__"], "__file__", None)
    return shlex.join([file, *sys.argv[1:]]) if file and "ipykernel" not in sys.modules else "SCRIPT.py"


def _short(value: object) -> str:
    """Describe an argument in a few words."""
    if isinstance(value, Tensor | np.ndarray):
        shape = "x".join(map(str, value.shape)) or "scalar"
        return f"{str(value.dtype).removeprefix('torch.')} {shape}"
    text = repr(value)
    return text if len(text) <= 60 and "\n" not in text else f"a {type(value).__name__}"
