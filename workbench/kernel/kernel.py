"""Kernel: one face for a CUDA kernel, launched on a GPU or run on the emulator as its tensors ask."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, overload

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from workbench.analysis.numerics import AlgebraReport, NumericsReport, algebra_of
from workbench.analysis.occupancy import Occupancy, occupancy
from workbench.analysis.sanitize import Report
from workbench.analysis.timing.prediction import Prediction, outside
from workbench.analysis.trace import EventLog, Trace
from workbench.compile import CompileOptions, Resources, Signature, Source, included_files
from workbench.compile.declarations import base_name
from workbench.compile.names import only_kernel
from workbench.core import html
from workbench.core.chips import Chip
from workbench.core.errors import DeadlockError, LaunchError, WorkbenchError
from workbench.core.forks import new_lock
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.kernel.arguments import Argument, Stream, increment_version
from workbench.kernel.build import Build
from workbench.kernel.configured import Configured
from workbench.kernel.output import Allocated, Output, asks_for_outputs, fill_in
from workbench.kernel.prepared import Prepared
from workbench.kernel.sampling import WAITING, Sample, predicted, target_of
from workbench.kernel.symbols import Symbols
from workbench.kernel.target import Device, Extents, Target, is_plain, read_device
from workbench.kernel.watch import Watch

if TYPE_CHECKING:
    from workbench.compile.launches import HostLaunch
    from workbench.compile.program import LeftOut
    from workbench.kernel.emulator_target import EmulatorTarget
    from workbench.sass import Sass

EMULATED_ARCH = "sm_90"
"""Architecture that the emulator stands for unless `load` is given one."""


def load(
    source: str | os.PathLike[str],
    name: str | None = None,
    *,
    defines: Mapping[str, str | int | float | bool] | None = None,
    arch: str | None = None,
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    std: str = "c++17",
    ftz: bool = False,
    fast_math: bool = False,
    max_registers: int | None = None,
    extra: Sequence[str] = (),
    unsigned_views: bool = False,
) -> Kernel:
    """Load a kernel. It is compiled when it is first used, and again when a file that it comes from has changed.

    Parameters
    ----------
    source : str or path
        A ``.cu`` or ``.ptx`` file, or the source text itself: a str with a newline or ``__global__`` in it is text. The
        file may be a whole program, whose host code is left out, and a ``.py`` file with the CUDA code in a string.
    name : str, optional
        The kernel's name; an instance of a template as an expression, such as ``"scale<float, 4>"``. It may be left out
        where the source defines one kernel, and no template.
    defines : mapping, optional
        Macros, name to value.
    arch : str, optional
        Such as ``"sm_90a"``. By default the emulator stands for `EMULATED_ARCH`, and a GPU gets code for its own.
    include_dirs : sequence of path
        Searched for ``#include`` after the file's own directory.
    std : str
        C++ standard.
    ftz : bool
        Flush f32 denormals to zero.
    fast_math : bool
        Use fast, less accurate mathematics.
    max_registers : int, optional
        Most registers per thread.
    extra : sequence of str
        Further NVRTC options.
    unsigned_views : bool
        Let pointers to unsigned integers take tensors of the signed type of the same size too, such as a
        ``torch.int32`` tensor for ``unsigned*``: the kernel reads and writes their bits.

    Returns
    -------
    Kernel

    Raises
    ------
    WorkbenchError
        If the file cannot be read, or an option has a wrong form. What the compiler says comes with the first use.
    SignatureError
        If `name` is left out and the source defines no kernel, several, or a template: `module` takes them all.

    Notes
    -----
    Every call asks whether the file or one of the user's that it may include has changed, so an edit is seen at once.
    An ``#include`` whose name is a macro stands for all that the macro's definitions in these files make of it; where
    one lies elsewhere, in the CUDA headers or in NVRTC itself, the kernel is compiled anew at each call.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> source = '''
    ... template <typename T, int kFactor> __global__ void scale(T* x, int n) {
    ...   if (threadIdx.x < n) x[threadIdx.x] *= kFactor;
    ... }'''
    >>> scale = wb.load(source, "scale<float, 3>")
    >>> x = torch.ones(4)
    >>> scale[1, 32](x, 4)
    >>> x
    tensor([3., 3., 3., 3.])
    """
    options = CompileOptions(
        arch=arch or EMULATED_ARCH,
        defines=defines or {},
        include_dirs=include_dirs,
        std=std,
        ftz=ftz,
        fast_math=fast_math,
        max_registers=max_registers,
        extra=extra,
    )
    read = reader(source, name or "")
    name = only_kernel(read(), options) if name is None else name
    return Kernel(read, name, options, arch, unsigned_views=unsigned_views)


_IS_TEXT = re.compile(r"\n|__global__|\)\s*[;{]")  # a path has no such thing


def reader(source: str | os.PathLike[str], kernel: str = "") -> Callable[[], Source]:
    """Tell source text from a path.

    Parameters
    ----------
    source : str or path
        As for `load`.
    kernel : str
        What is wanted of a Python file with several CUDA strings.

    Returns
    -------
    callable
        Returns the source as it is now.

    Raises
    ------
    WorkbenchError
        If it is neither.
    """
    if not isinstance(source, (str, os.PathLike)) or source == "":
        got = "an empty text" if source == "" else f"a {type(source).__name__}"
        raise WorkbenchError(f"expected a path, or the text of a source; got {got}")
    if isinstance(source, str) and _IS_TEXT.search(source):
        return partial(Source.inline, source)
    return partial(Source.read, source, kernel)


class Kernel:
    """A CUDA kernel that takes torch tensors. `load` makes it.

    Calling it runs on the GPU where the tensors are CUDA tensors, and on the emulator where they are CPU tensors.
    ``kernel[grid, block](x, y, n)`` and ``kernel[grid, block, smem_bytes](x, y, n)`` are short for `launch`.
    """

    def __init__(
        self,
        read: Callable[[], Source],
        expression: str,
        options: CompileOptions,
        gpu_arch: str | None,
        *,
        unsigned_views: bool = False,
    ) -> None:
        self._read = read
        self._expression = expression
        self._options = options
        self._gpu_arch = gpu_arch
        self._unsigned_views = unsigned_views
        self._refreshing = new_lock()
        self._watch, self._build = self._look(None)

    @property
    def name(self) -> str:
        """The kernel's name or template instance, as it was asked for."""
        return self._expression

    @property
    def signature(self) -> Signature:
        """The kernel's declaration: names, types and defaults of its parameters.

        Raises
        ------
        CompileError
            If the source does not compile.
        SignatureError
            If it declares no such kernel.
        """
        return self.current_build().signature

    @property
    def symbols(self) -> Symbols:
        """The ``__constant__``, ``__device__`` and ``__managed__`` variables of the source, by name.

        A variable is set by ``k.symbols["table"][:] = values``, on the emulator and on every GPU, and read by
        ``k.symbols["table"].tensor(device)``. ``k.symbols.reset()`` gives all of them their first values. An edit of
        the source does so, too.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> scale = wb.load('''
        ... __constant__ float factors[2] = {1, 2};
        ... __global__ void scale(float* x) { x[threadIdx.x] *= factors[threadIdx.x]; }''')
        >>> scale.symbols["factors"][:] = torch.tensor([3.0, 4.0])
        >>> x = torch.ones(2)
        >>> scale[1, 2](x)
        >>> x
        tensor([3., 4.])
        >>> scale.symbols.reset()
        >>> scale.symbols["factors"][1]
        tensor(2.)
        """
        return self.current_build().symbols

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """What of the source is no device code and is not compiled; empty where the source is taken as it is.

        Examples
        --------
        >>> import workbench as wb
        >>> source = '''#include <cstdio>
        ... __global__ void zero(float* x) { x[threadIdx.x] = 0; }
        ... int main() { float* x; cudaMalloc(&x, 128); zero<<<1, 32>>>(x); }'''
        >>> [str(each) for each in wb.load(source, "zero").left_out]
        ['<source>:1: include cstdio', '<source>:3: function main']
        """
        return self.current_build().program.left_out

    @property
    def host_launches(self) -> tuple[HostLaunch, ...]:
        """The launches of this kernel that the source's host code makes, as they are written: a starting point.

        Examples
        --------
        >>> import workbench as wb
        >>> source = '''__global__ void zero(float* x) { x[threadIdx.x] = 0; }
        ... void zero_all(float* x, int n) { zero<<<n / 32, 32>>>(x); }'''
        >>> launch = wb.load(source, "zero").host_launches[0]
        >>> launch.grid, launch.block, launch.arguments
        ('n / 32', '32', ('x',))
        """
        wanted = base_name(self._expression)
        return tuple(each for each in self.current_build().program.launches if each.base_name == wanted)

    def resources(self, arch: str | None = None) -> Resources:
        """Read registers, shared and local memory, barriers and the most threads out of the compiled kernel.

        Parameters
        ----------
        arch : str, optional
            Such as ``"sm_90"``; by default what `load` was given, or `EMULATED_ARCH`. No GPU is needed.

        Returns
        -------
        Resources
            For the architecture that was asked for.

        Raises
        ------
        CompileError
            If the source does not compile for `arch`.
        MissingDependencyError, WorkbenchError
            If the source is PTX, which ptxas assembles, and ptxas is not there or refuses it.

        Examples
        --------
        >>> import workbench as wb
        >>> copy = wb.load("__global__ void copy(const float* x, float* y) { *y = *x; }", "copy")
        >>> copy.resources("sm_90").static_smem_bytes
        0
        """
        return self.current_build().resources(arch or self._options.arch)

    def sass(self, arch: str | None = None) -> Sass:
        """Disassemble the compiled kernel: its machine code, with the source's lines and live registers.

        Parameters
        ----------
        arch : str, optional
            As for `resources`. No GPU is needed, but nvdisasm is: ``pip install nvidia-cuda-nvdisasm``.

        Returns
        -------
        Sass
            Printed, it is a listing.

        Raises
        ------
        CompileError
            If the source does not compile for `arch`.
        MissingDependencyError
            If nvdisasm is not there; of PTX, if ptxas is not: ``pip install nvidia-cuda-nvcc``.
        WorkbenchError
            If the source is PTX that ptxas refuses.
        """
        return self.current_build().sass(arch or self._options.arch)

    def occupancy(self, block: Extents, *, smem_bytes: int = 0, arch: str | None = None) -> Occupancy:
        """Compute how many blocks of the compiled kernel an SM holds, and what limits them.

        Parameters
        ----------
        block : int or sequence of 1 to 3 ints
            Threads of a block along x, y and z.
        smem_bytes : int
            Dynamic shared memory per block.
        arch : str, optional
            As for `resources`.

        Returns
        -------
        Occupancy

        Raises
        ------
        CompileError, WorkbenchError
            As for `resources`.
        LaunchError, ArgumentError
            If `block` is no extent, or `smem_bytes` no size.

        Examples
        --------
        >>> import workbench as wb
        >>> copy = wb.load("__global__ void copy(const float* x, float* y) { *y = *x; }")
        >>> copy.occupancy(block=256, arch="sm_90").blocks_per_sm
        8
        """
        threads, needed = Dim3.of(block, "block").size, self.resources(arch)
        return occupancy(
            threads, needed.registers, needed.static_smem_bytes, smem_bytes, needed.barriers, arch=needed.arch
        )

    def ptx(self, arch: str | None = None) -> str:
        """Compile to PTX, and return it as NVRTC gives it.

        Parameters
        ----------
        arch : str, optional
            As for `resources`; the PTX is that of its virtual architecture.

        Returns
        -------
        str
            Every kernel of the file that is compiled with this one is in it. Of a ``.ptx`` file, its own text.

        Raises
        ------
        CompileError
            If the source does not compile for `arch`.

        Examples
        --------
        >>> import workbench as wb
        >>> copy = wb.load("__global__ void copy(const float* x, float* y) { *y = *x; }")
        >>> ".target sm_80" in copy.ptx("sm_80")
        True
        """
        return self.current_build().ptx(arch or self._options.arch)

    @overload
    def launch(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = ...,
        cooperative: bool = ...,
        strided: bool = ...,
        overlap: bool = ...,
        stream: Stream | None = ...,
        device: Device | None = ...,
        schedule: int = ...,
        time_limit_s: float | None = ...,
        **named: Argument,
    ) -> None: ...
    @overload
    def launch(
        self,
        *args: Argument,
        out: Output,
        grid: Extents,
        block: Extents,
        smem_bytes: int = ...,
        cooperative: bool = ...,
        strided: bool = ...,
        overlap: bool = ...,
        stream: Stream | None = ...,
        device: Device | None = ...,
        schedule: int = ...,
        time_limit_s: float | None = ...,
        **named: Argument,
    ) -> Tensor: ...
    @overload
    def launch(
        self,
        *args: Argument,
        out: list[Output],
        grid: Extents,
        block: Extents,
        smem_bytes: int = ...,
        cooperative: bool = ...,
        strided: bool = ...,
        overlap: bool = ...,
        stream: Stream | None = ...,
        device: Device | None = ...,
        schedule: int = ...,
        time_limit_s: float | None = ...,
        **named: Argument,
    ) -> tuple[Tensor, ...]: ...
    def launch(
        self,
        *args: Any,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        stream: Stream | None = None,
        device: Device | None = None,
        schedule: int = 0,
        time_limit_s: float | None = None,
        out: Any = None,
        **named: Any,
    ) -> Allocated:
        """Check the arguments and run the kernel; on a GPU, queue it on torch's current stream and return.

        Parameters
        ----------
        *args : Tensor, array, number or bytes
            The kernel's arguments in order; what the declaration gives a default may be left out.
            Pointers take tensors (or NumPy and CuPy arrays, shared without a copy), None where the default is
            ``nullptr``, and `wb.NULL` anywhere; scalars take numbers; structs take dicts, dataclasses or named tuples
            of their fields, or their bytes; pointers to pointers take lists of tensors, pointers to structs lists of
            dicts.
        grid, block : int or sequence of 1 to 3 ints
            Blocks of the grid and threads of a block along x, y and z.
        smem_bytes : int
            Dynamic shared memory per block.
        cooperative : bool
            Launch all blocks at once, so that they may wait for each other.
        strided : bool
            Accept tensors that are not contiguous: the kernel knows their strides.
        overlap : bool
            Accept a written tensor that shares memory with another argument or with itself.
        stream : torch.cuda.Stream, CuPy stream or int, optional
            Launch there instead. The tensors' memory is kept for it; the order of work is the caller's.
        device : torch.device or str, optional
            Where to run a kernel that takes no tensor.
        schedule : int, default 0
            On the emulator, the seed of the order in which blocks and warps run, as a finding has it. 0 is the usual
            order.
        time_limit_s : float, optional
            How long it may run. The emulator stops it then. On a GPU the call waits for its end, and for what the
            stream held before; a launch that does not end cannot be stopped there: the error leaves it running.
        out : (str, shape) or (str, shape, torch.dtype), or a list of such, optional
            Outputs to allocate, uninitialised, on the device of the other arguments: the parameter's name, the shape
            of its tensor, and the dtype where it is not the declaration's. `args` leave these parameters out.
        **named : Tensor, array, number or bytes
            Arguments by name.

        Returns
        -------
        None, Tensor or tuple of Tensor
            What was allocated: a tensor where `out` is one output, a tuple of them where it is a list.

        Raises
        ------
        LaunchError
            If a check fails; nothing has run then.
        CompileError, SignatureError
            If the source, read anew after an edit, does not compile.
        ExecutionError
            On the emulator, if the kernel faults.
        TimeLimitError
            If it has not ended after `time_limit_s`.

        Notes
        -----
        An empty tensor is a null pointer to the kernel. With one among the arguments the grid may be 0; then, and where
        no argument has an element, the checks are made and nothing runs.
        A pointer to const is read, any other is taken to be written: its tensor's version goes up, so that autograd
        refuses to go back through what was computed from the old values. A tensor map's tensor keeps its version.
        A parameter that is itself called ``out`` takes its tensor by that name: ``out=y``.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> add = wb.load(
        ...     "__global__ void add(float* x, int n, float a) { if (threadIdx.x < n) x[threadIdx.x] += a; }", "add"
        ... )
        >>> x = torch.zeros(3)
        >>> add.launch(x, 3, a=1.5, grid=1, block=32)
        >>> x
        tensor([1.5000, 1.5000, 1.5000])
        >>> add.launch(x.double(), 3, 1.5, grid=1, block=32)
        Traceback (most recent call last):
        workbench.core.errors.LaunchError: add: argument 0 'x' is float*: expected a torch.float32 tensor; got ...
        >>> copy = wb.load("__global__ void copy(const float* x, float* y) { *y = *x; }")
        >>> copy[1, 1](torch.ones(1), out=("y", 1))
        tensor([1.])
        """
        build = self._refreshed() if self._watch.is_stale() else self._build
        plan, allocated = build.plan, None
        if out is not None:
            args, named, allocated = self._fill_in(build, args, named, out, device)
        values: Sequence[Any] = plan.bind(args, named) if named or len(args) != plan.count else args
        index, fields, arguments, is_empty, is_foreign = plan.check(values, strided=strided, overlap=overlap)
        if index is None or device is not None:
            index = self._place(index, device)
        if index < 0 and stream is not None:
            raise LaunchError(f"{self._expression}: stream is given, but the tensors are on the CPU")
        if schedule and index >= 0:
            raise LaunchError(
                f"{self._expression}: schedule={schedule} is an order of the emulator's, which takes CPU tensors; the "
                f"tensors are on cuda:{index}"
            )
        if time_limit_s is not None and not time_limit_s > 0:
            raise LaunchError(f"{self._expression}: time_limit_s is more than 0 seconds; got {time_limit_s!r}")
        target: Target[Any] = build.on_emulator if index < 0 else build.on_gpu[index]
        if is_empty and plan.is_idle(arguments, grid):
            target.limits.config(grid, block, smem_bytes, cooperative, is_empty=True)
            return allocated
        ready = None
        if (type(grid) is int and type(block) is int and type(smem_bytes) is int) or is_plain(grid, block, smem_bytes):
            ready = target.accepted.get((grid, block, smem_bytes, cooperative))
        if ready is None:
            ready = target.accept(grid, block, smem_bytes, cooperative)
        try:
            increment_version([arguments[position] for position in plan.written])
        except (RuntimeError, TypeError):
            plan.note_writes(arguments)
        else:
            if plan.may_pack:
                plan.note_writes(arguments, held_alone=True)
        run = partial(build.on_emulator.run, schedule=schedule) if schedule else target.run
        if time_limit_s is None:
            run(ready, fields, arguments, is_foreign, stream)
        else:
            with target.limited(time_limit_s, stream):
                run(ready, fields, arguments, is_foreign, stream)
        return allocated

    def _fill_in(
        self,
        build: Build,
        args: tuple[Any, ...],
        named: dict[str, Any],
        out: Any,
        device: Device | None = None,
        *,
        poisoned: bool = False,
    ) -> tuple[tuple[Any, ...], dict[str, Any], Allocated]:
        """Allocate what `out` asks for. If it is the tensor of a parameter named ``out``, pass it on."""
        if not asks_for_outputs(build.signature, out):
            return args, {**named, "out": out}, None
        filled = fill_in(build.signature, args, named, out, device, poisoned=poisoned)
        return (), dict(filled.named), filled.allocated

    def prepare(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        device: Device | None = None,
        **named: Argument,
    ) -> Prepared:
        """Check a launch as `launch` does and return it, to be run once or more.

        Parameters
        ----------
        *args, grid, block, smem_bytes, cooperative, strided, overlap, device : as in `launch`
        **named : as in `launch`
            Arguments by name.

        Returns
        -------
        Prepared

        Raises
        ------
        LaunchError, CompileError, SignatureError
            As for `launch`.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> double = wb.load("__global__ void twice(float* x) { x[threadIdx.x] *= 2; }", "twice")
        >>> x = torch.ones(2)
        >>> ready = double.prepare(x, grid=1, block=2)
        >>> ready.run(), ready.run()
        (None, None)
        >>> x
        tensor([4., 4.])
        """
        build = self.current_build()
        values = build.plan.bind(args, named)
        index, fields, arguments, is_empty, is_foreign = build.plan.check(values, strided=strided, overlap=overlap)
        if index is None or device is not None:
            index = self._place(index, device)
        target: Target[Any] = build.on_emulator if index < 0 else build.on_gpu[index]
        is_empty = is_empty and build.plan.is_idle(arguments, grid)
        config = target.limits.config(grid, block, smem_bytes, cooperative, is_empty=is_empty)
        ready = None if is_empty else target.prepare(config)
        return Prepared(self, build, target, ready, fields, arguments, is_empty, is_foreign)

    def trace(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        blocks: Collection[int] | None = None,
        warps: Collection[int] | None = None,
        out: Output | list[Output] | Argument = None,
        **named: Argument,
    ) -> Trace:
        """Run the kernel on the emulator and record its memory accesses.

        Parameters
        ----------
        *args, grid, block, smem_bytes, cooperative, strided, overlap : as in `launch`
            The tensors are CPU tensors, and the kernel writes them.
        blocks, warps : collection of int, optional
            Linear indices of the blocks, and of the warps in each, to record; by default all. The whole grid runs.
        out : as in `launch`
            Outputs to allocate; to see what is in them, pass tensors of your own or use `Configured.bind`.
        **named : as in `launch`
            Arguments by name.

        Returns
        -------
        Trace
            Its counters, index maps and listing follow from the recorded accesses.

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `launch`; also where a tensor is not on the CPU.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> source = "__global__ void gather(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x * 8]; }"
        >>> trace = wb.load(source, "gather").trace(torch.zeros(256), torch.zeros(32), grid=1, block=32)
        >>> trace.counters()["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"]
        32
        >>> trace.counters()["l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"]
        4
        """
        emulated, config, fields, arguments, is_empty = self._emulate(
            "a trace", args, named, out, (grid, block, smem_bytes, cooperative), strided=strided, overlap=overlap
        )
        return emulated.trace(config, fields, arguments, is_empty, EventLog(blocks, warps))

    def predict(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        gpu: Chip | str = "H200",
        out: Output | list[Output] | Argument = None,
        **named: Argument,
    ) -> Prediction:
        """Predict how long a launch takes on a GPU, without one.

        A few blocks run on the emulator and stand for all. The L2 cache is taken to hold nothing of the tensors.

        Parameters
        ----------
        *args, grid, block, smem_bytes, cooperative, strided, overlap : as in `launch`
            The tensors are CPU tensors. Those blocks write them.
        gpu : Chip or str
            A row of `workbench.core.chips.CHIPS`.
        out : as in `launch`
            Outputs to allocate.
        **named : as in `launch`
            Arguments by name.

        Returns
        -------
        Prediction
            Printed, it says what bounds the launch, and which lines a warp waits at. Where something is outside the
            model, its time is None and it says what.

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `trace`.
        MissingDependencyError
            If nvdisasm is not there.
        ArgumentError
            If the GPU has no row.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> source = "__global__ void copy(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x]; }"
        >>> found = wb.load(source, "copy").predict(torch.zeros(32), torch.zeros(32), grid=1, block=32, gpu="H100")
        >>> found.bound
        'launch'
        """
        chip = Chip.of(gpu)
        code = self.current_build().sass(target_of(self, chip), live=False)
        if why := outside(code):
            return Prediction.refused(self.signature.name, chip.name, *why)
        some = self.sample(
            *args,
            grid=grid,
            block=block,
            smem_bytes=smem_bytes,
            cooperative=cooperative,
            strided=strided,
            overlap=overlap,
            all_below=0,
            out=out,
            **named,
        )
        return predicted(self, code, some, chip)

    def sample(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        all_below: int = 0,
        out: Output | list[Output] | Argument = None,
        **named: Argument,
    ) -> Sample:
        """Run a few blocks of a launch on the emulator, which stand for all, and record their memory accesses.

        Parameters
        ----------
        *args, grid, block, smem_bytes, cooperative, strided, overlap : as in `launch`
            The tensors are CPU tensors. Those blocks write them.
        all_below : int
            Run all blocks of a launch that has fewer accesses of warps than this, by the count of one block.
        out : as in `launch`
            Outputs to allocate.
        **named : as in `launch`
            Arguments by name.

        Returns
        -------
        Sample
            Where a few blocks do not stand for all, nothing has run to its end, and it says why.

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `trace`.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> fill = wb.load("__global__ void fill(float* x) { x[blockIdx.x * 32 + threadIdx.x] = 1; }")
        >>> fill.sample(torch.zeros(1 << 20), grid=1 << 15, block=32).blocks
        128
        """
        emulated, config, fields, arguments, is_empty = self._emulate(
            "a sample", args, named, out, (grid, block, smem_bytes, cooperative), strided=strided, overlap=overlap
        )
        if is_empty:
            return Sample.refused("it has no blocks")
        if config.cooperative:
            return Sample.refused(WAITING)
        try:
            return emulated.sample(config, fields, arguments, all_below)
        except DeadlockError:
            return Sample.refused(WAITING)

    def sanitize(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        relaxed_volatile: bool = False,
        uninitialized: Collection[str] = (),
        settled: Collection[str] = (),
        schedules: int = 1,
        schedule: int = 0,
        unoptimized: bool = False,
        out: Output | list[Output] | Argument = None,
        **named: Argument,
    ) -> Report:
        """Run the kernel on the emulator and look for faults: races, bad accesses, reads of nothing, bad barriers.

        Parameters
        ----------
        *args, grid, block, smem_bytes, cooperative, strided, overlap : as in `launch`
            The tensors are CPU tensors, and the kernel writes them.
        relaxed_volatile : bool, default False
            Take accesses through ``volatile`` for relaxed atomic ones, as code from before Volta does.
        uninitialized : collection of str, optional
            Tensors that hold nothing yet, by their parameters' names, such as a workspace: a read of what the
            launch has not written is found.
        settled : collection of str, optional
            Tensors that no grid before this launch still touches. A kernel that starts early (its PTX has
            ``griddepcontrol.wait``) must wait before it touches any other.
        schedules : int, default 1
            In how many orders of blocks and warps to run it, each from the same memory; the tensors hold what the last
            one leaves. A kernel whose threads see one another by barriers alone runs once.
        schedule : int, default 0
            Seed of the first order; 0 is the usual one. Further orders have the next seeds. What is found in an order
            is found again by its seed (`Finding.schedule`).
        unoptimized : bool, default False
            Look at a build without optimisation first: it has the accesses that the compiler leaves out as they have no
            use, such as a store out of bounds that nobody reads. What it alone shows is added.
        out : as in `launch`
            Outputs to allocate, filled with NaN, integers with their maximum.
        **named : as in `launch`
            Arguments by name.

        Returns
        -------
        Report
            A fault that ends the kernel is its first finding, and no exception.

        Raises
        ------
        LaunchError, CompileError, SignatureError
            As for `launch`; also where a tensor is not on the CPU.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> source = "__global__ void fill(float* x) { x[threadIdx.x] = 1; }"
        >>> report = wb.load(source, "fill").sanitize(torch.zeros(20), grid=1, block=32)
        >>> [finding.kind for finding in report.findings]
        ['out-of-bounds']
        """
        emulated, config, fields, arguments, is_empty = self._emulate(
            "sanitize", args, named, out, (grid, block, smem_bytes, cooperative), strided=strided, overlap=overlap
        )
        return emulated.sanitize(
            config,
            fields,
            arguments,
            is_empty,
            relaxed_volatile=relaxed_volatile,
            uninitialized=uninitialized,
            settled=settled,
            schedules=schedules,
            schedule=schedule,
            unoptimized=unoptimized,
        )

    def numerics(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        out: Output | list[Output] | Argument = None,
        **named: Argument,
    ) -> NumericsReport:
        """Run the kernel on the emulator with a float64 beside each float, and say which lines lose digits.

        Parameters
        ----------
        *args, grid, block, smem_bytes, cooperative, strided, overlap : as in `launch`
            The tensors are CPU tensors, and the kernel writes them.
        out : as in `launch`
            Outputs to allocate, filled with NaN, integers with their maximum.
        **named : as in `launch`
            Arguments by name.

        Returns
        -------
        NumericsReport
            Where NaNs and infinities are born; relative error and losses of each line; error of each output.

        Raises
        ------
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `launch`; also where a tensor is not on the CPU.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> source = "__global__ void lose(const float* x, float* y) { *y = (*x + 1e8f) - 1e8f; }"
        >>> report = wb.load(source, "lose").numerics(torch.ones(1), torch.zeros(1), grid=1, block=1)
        >>> [loss.kind for loss in report.rows[0].losses]
        ['cancellation', 'absorption']
        >>> report.shadow("y")
        array([1.])
        """
        emulated, config, fields, arguments, is_empty = self._emulate(
            "numerics", args, named, out, (grid, block, smem_bytes, cooperative), strided=strided, overlap=overlap
        )
        return emulated.numerics(config, fields, arguments, is_empty)

    def algebra(
        self,
        *args: Argument,
        grid: Extents,
        block: Extents,
        smem_bytes: int = 0,
        cooperative: bool = False,
        strided: bool = False,
        overlap: bool = False,
        given: Mapping[str, NDArray[np.int64]] | None = None,
        out: Output | list[Output] | Argument = None,
        **named: Argument,
    ) -> AlgebraReport:
        """Run the kernel on the emulator without any rounding: its floats stand for elements of a prime field.

        Two kernels that are equal in algebra (reordered, tiled, fused) make the same elements, bit for bit; one that
        drops a term does not.

        Parameters
        ----------
        *args, grid, block, smem_bytes, cooperative, strided, overlap : as in `launch`
            The tensors are CPU tensors, and the kernel writes them, with rounded numbers.
        given : mapping of str to ndarray of int64, optional
            Elements of tensors that a launch before has made, by their parameters' names; other tensors stand for
            the numbers that they hold.
        out : as in `launch`
            Outputs to allocate.
        **named : as in `launch`
            Arguments by name.

        Returns
        -------
        AlgebraReport

        Raises
        ------
        AlgebraError
            If it computes with floats what no field has, such as a root.
        LaunchError, CompileError, SignatureError, ExecutionError
            As for `launch`; also where a tensor is not on the CPU.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> source = "__global__ void total(const float* x, float* y) {{ *y = {}; }}"
        >>> x = torch.tensor([0.1, 0.2, 1e9])
        >>> sums = ["(x[0] + x[1]) + x[2]", "x[0] + (x[2] + x[1])", "x[0] + x[2]"]
        >>> kernels = [wb.load(source.format(sum), "total") for sum in sums]
        >>> first, reordered, short = [kernel.algebra(x, torch.zeros(1), grid=1, block=1) for kernel in kernels]
        >>> first.same_as(reordered), first.same_as(short)
        (True, False)
        """
        emulated, config, fields, arguments, is_empty = self._emulate(
            "algebra", args, named, out, (grid, block, smem_bytes, cooperative), strided=strided, overlap=overlap
        )
        return algebra_of(emulated.numerics(config, fields, arguments, is_empty, algebraic=True, given=given))

    def _emulate(
        self,
        what: str,
        args: tuple[Any, ...],
        named: dict[str, Any],
        out: Any,
        geometry: tuple[Extents, Extents, int, bool],
        *,
        strided: bool,
        overlap: bool,
    ) -> tuple[EmulatorTarget, LaunchConfig, list[Any], Sequence[Any], bool]:
        """Check a launch that only the emulator can make."""
        build = self.current_build()
        if out is not None:
            args, named, _ = self._fill_in(build, args, named, out, poisoned=True)
        values = build.plan.bind(args, named)
        device, fields, arguments, is_empty, _ = build.plan.check(values, strided=strided, overlap=overlap)
        is_empty = is_empty and build.plan.is_idle(arguments, geometry[0])
        if device is not None and device >= 0:
            raise LaunchError(
                f"{self._expression}: {what} needs the emulator, which takes CPU tensors; the tensors are on "
                f"cuda:{device}: pass x.cpu()"
            )
        emulated = build.on_emulator
        config = emulated.limits.config(*geometry, is_empty=is_empty)
        build.plan.note_writes(arguments)
        return emulated, config, fields, arguments, is_empty

    @property
    def options(self) -> CompileOptions:
        """Options of the compiler: for the emulator and, apart from the architecture, for a GPU."""
        return self._options

    def target(self, arch: str) -> str:
        """Return the architecture that it is compiled for to run on a GPU.

        Parameters
        ----------
        arch : str
            The GPU's.

        Returns
        -------
        str
            What `load` was given, else `arch`.
        """
        return self._gpu_arch or arch

    def with_defines(self, defines: Mapping[str, str | int | float | bool]) -> Kernel:
        """Return the same kernel with these macros. They win over its own macros of the same names.

        Parameters
        ----------
        defines : mapping
            Macros, name to value.

        Returns
        -------
        Kernel
        """
        options = replace(self._options, defines={**self._options.defines, **defines})
        return Kernel(self._read, self._expression, options, self._gpu_arch, unsigned_views=self._unsigned_views)

    def __reduce__(self) -> tuple[Callable[..., Kernel], tuple[Any, ...]]:
        """Pickle and copy the arguments of `load`. Where it is unpickled, the source is read and compiled if needed."""
        make = partial(Kernel, unsigned_views=self._unsigned_views)
        return make, (self._read, self._expression, self._options, self._gpu_arch)

    def __getitem__(self, geometry: tuple[Extents, Extents] | tuple[Extents, Extents, int]) -> Configured:
        if isinstance(geometry, tuple):
            if len(geometry) == 2:  # each keyword would cost a tenth of a microsecond
                return Configured(self.launch, grid=geometry[0], block=geometry[1])
            if len(geometry) == 3:
                return Configured(self.launch, grid=geometry[0], block=geometry[1], smem_bytes=geometry[2])
        raise LaunchError(f"{self._expression}: expected kernel[grid, block] or kernel[grid, block, smem_bytes]")

    def __repr__(self) -> str:
        return f"<Kernel {self._expression} of {self._build.source.name}>"

    def _repr_html_(self) -> str:
        defines = (f"{name}={value}" for name, value in self._options.defines.items())
        try:
            shown = {"source": self._build.source.name, "defines": ", ".join(defines) or "none"}
            if not self._build.source.is_ptx:
                shown["needs"] = str(self.resources())
            return html.properties(str(self.signature), shown)
        except WorkbenchError as error:
            return html.preformatted(str(error))

    def _place(self, found: int | None, asked: Device | None) -> int:
        """Device index of a launch with `device`, or without a tensor."""
        if asked is None:
            raise LaunchError(f"{self._expression}: no tensor says where to run; pass device='cuda' or device='cpu'")
        device = read_device(self._expression, asked, present=found is None)
        index = -1 if device.type == "cpu" else torch.cuda.current_device() if device.index is None else device.index
        if found is not None and found != index:
            there = "cpu" if found < 0 else f"cuda:{found}"
            raise LaunchError(f"{self._expression}: device is {device}, but the tensors are on {there}")
        return index

    @property
    def watch(self) -> Watch:
        """The files that the last build comes from."""
        return self._watch

    def current_build(self) -> Build:
        """Read the source again if it has changed.

        Returns
        -------
        Build
            Of the source as it is now.
        """
        return self._refreshed() if self._watch.is_stale() else self._build

    def _refreshed(self) -> Build:
        """Read the source again, unless another thread has just done so."""
        with self._refreshing:
            if self._watch.is_stale():
                self._watch, self._build = self._look(self._build)
        return self._build

    def _look(self, last: Build | None) -> tuple[Watch, Build]:
        """Read the source and what it includes; keep the last build if nothing has changed."""
        read_at_ns = time.time_ns()
        source = self._read()
        included = included_files(source, self._options)
        paths = [path for path, _ in included.files] + ([source.program_name] if source.path else [])
        watch = Watch(paths, read_at_ns, absent=included.absent, complete=included.complete)
        if last and included.complete and (last.source, last.included) == (source, included):
            return watch, last
        build = Build(
            source, included, self._expression, self._options, self._gpu_arch, unsigned_views=self._unsigned_views
        )
        return watch, build
