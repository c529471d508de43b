"""Load a compiled kernel on one device and launch it with packed parameters."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import cupy
from cupy_backends.cuda.api import driver, runtime

from workbench.compile import Resources
from workbench.core.arch import Arch
from workbench.core.errors import ExecutionError, LaunchError
from workbench.core.geometry import LaunchConfig

CUPY_VERSION: str = cupy.__version__
"""Version of the CuPy that launches."""

_DEFAULT_SMEM_BYTES = 48 * 1024
_INVALID_CONTEXT = 201
_REFUSALS = frozenset({1, 701, 720, 900, 901, 906, 912})
"""``CUresult`` codes that concern one launch and leave the context whole: invalid value, out of resources, cooperative
launch too large, capture unsupported, capture invalidated, legacy stream while capturing, invalid cluster size."""
_RELAXED_CAPTURE = 2
"""``CU_STREAM_CAPTURE_MODE_RELAXED``."""


@dataclass(frozen=True, slots=True)
class PreparedLaunch:
    """A launch configuration that the device has accepted.

    Attributes
    ----------
    config : LaunchConfig
    enqueue : callable
        Takes the raw stream, the address of the parameter pointers, and 0 for the driver's unused ``extra``.
    """

    config: LaunchConfig
    enqueue: Callable[[int, int, int], None]


class DeviceFunction:
    """A kernel, loaded on one device.

    Parameters
    ----------
    path : Path
        CUBIN or PTX file. Its name must identify its content: CuPy keeps one module per path and device for the life
        of the process, which is also what lets a captured CUDA graph outlive the `DeviceFunction`.
    entry : str
        Mangled name of the kernel.
    device : int
        CUDA device index.
    layout : struct.Struct
        Packs the parameters of one launch.
    offsets : sequence of int
        Byte offset of each parameter in the packed block.
    starts_early : bool
        The kernel itself waits for the grids before it, so its blocks may be placed while those still run.
    """

    def __init__(
        self,
        path: Path,
        entry: str,
        device: int,
        layout: struct.Struct,
        offsets: Sequence[int],
        starts_early: bool = False,
    ) -> None:
        self._entry = entry
        self._starts_early = starts_early
        self._device = device
        self.layout = layout
        self.offsets = tuple(offsets)
        self._idle_blocks: list[_ParameterBlock] = []
        with cupy.cuda.Device(device), _relaxed_capture():
            self._module = cupy.RawModule(path=str(path))
            self._kernel = self._module.get_function(entry)
            self._handle: int = self._kernel.kernel.ptr
            self._static_smem_bytes: int = self._kernel.shared_size_bytes

    def resources(self, arch: str) -> Resources:
        """Ask the driver what the loaded kernel takes of an SM. PTX needs this, since it has no cubin to read.

        Parameters
        ----------
        arch : str
            The device's architecture.
        """
        attributes = self._kernel.attributes
        most = attributes["max_threads_per_block"]
        return Resources(
            arch=arch,
            registers=attributes["num_regs"],
            static_smem_bytes=attributes["shared_size_bytes"],
            local_bytes=attributes["local_size_bytes"],
            barriers=0,
            launch_bound=most if most < Arch.of(arch).max_threads_per_block else None,
            parameter_bytes=self.layout.size,
        )

    def variable(self, name: str, size_bytes: int) -> cupy.ndarray:
        """Return the bytes of a variable of the module, an array that shares its memory.

        Parameters
        ----------
        name : str
            In the cubin.
        size_bytes : int
        """
        with cupy.cuda.Device(self._device), _relaxed_capture():
            pointer = self._module.get_global(name)
            return cupy.ndarray((size_bytes,), cupy.uint8, pointer)

    def prepare(self, config: LaunchConfig) -> PreparedLaunch:
        """Allow the shared memory of a configuration, and check what only the device can tell.

        Raises
        ------
        LaunchError
            If `config` is cooperative and its grid exceeds what the device holds at once.
        """
        with cupy.cuda.Device(self._device), _relaxed_capture():
            if config.smem_bytes + self._static_smem_bytes > _DEFAULT_SMEM_BYTES:
                most = runtime.deviceGetAttribute(runtime.cudaDevAttrMaxSharedMemoryPerBlockOptin, self._device)
                self._kernel.max_dynamic_shared_size_bytes = most - self._static_smem_bytes
            if config.cooperative:
                self._check_resident(config)
        place = (self._handle, *config.grid, *config.block, config.smem_bytes)
        if config.cooperative:
            return PreparedLaunch(
                config, lambda stream, parameters, _extra: driver.launchCooperativeKernel(*place, stream, parameters)
            )
        if self._starts_early:
            return PreparedLaunch(config, _EarlyLaunch(self._handle, config))
        return PreparedLaunch(config, partial(driver.launchKernel, *place))

    def launch(self, prepared: PreparedLaunch, fields: Sequence[object], stream: int) -> None:
        """Queue one launch. The caller has made the device current.

        Parameters
        ----------
        prepared : PreparedLaunch
            From `prepare` of this function.
        fields : sequence
            One value per parameter, as `layout` packs them.
        stream : int
            Raw CUDA stream; 0 is the legacy default stream.

        Raises
        ------
        LaunchError
            If the driver refuses the launch.
        ExecutionError
            If the device has failed in work queued earlier.
        """
        # A block is taken, not shared: the driver reads it with the GIL released.
        block = self._idle_blocks.pop() if self._idle_blocks else _ParameterBlock(self.layout.size, self.offsets)
        self.layout.pack_into(block.content, 0, *fields)
        try:
            prepared.enqueue(stream, block.address, 0)
        except driver.CUDADriverError as error:
            self.try_again(error, prepared, stream, block.address)
        self._idle_blocks.append(block)

    def try_again(self, error: Exception, prepared: PreparedLaunch, stream: int, parameters: int) -> None:
        """Repeat a launch that failed because there was no context; raise the driver's error for any other.

        Parameters
        ----------
        error : Exception
            The driver's.
        prepared : PreparedLaunch
        stream : int
        parameters : int
            Address of the parameter pointers.

        Raises
        ------
        LaunchError, ExecutionError
            As `launch` does.
        """
        if error.status != _INVALID_CONTEXT:  # type: ignore[attr-defined]
            raise self._explain(error, prepared.config) from error
        runtime.setDevice(self._device)  # a thread's first CUDA call: bind the device's context to the thread
        try:
            prepared.enqueue(stream, parameters, 0)
        except driver.CUDADriverError as second:
            raise self._explain(second, prepared.config) from second

    def _check_resident(self, config: LaunchConfig) -> None:
        per_multiprocessor = driver.occupancyMaxActiveBlocksPerMultiprocessor(
            self._handle, config.block.size, config.smem_bytes
        )
        multiprocessors = runtime.deviceGetAttribute(runtime.cudaDevAttrMultiProcessorCount, self._device)
        most = per_multiprocessor * multiprocessors
        if config.grid.size > most:
            raise LaunchError(
                f"{self._entry}: cooperative grid {tuple(config.grid)} has {config.grid.size} blocks; "
                f"cuda:{self._device} holds {most} at once ({per_multiprocessor} on each of {multiprocessors} SMs) "
                f"with block {tuple(config.block)} and {config.smem_bytes} bytes of dynamic shared memory"
            )

    def _explain(self, error: Exception, config: LaunchConfig) -> LaunchError | ExecutionError:
        if error.status in _REFUSALS:  # type: ignore[attr-defined]
            return LaunchError(
                f"{self._entry}: the driver refused grid {tuple(config.grid)}, block {tuple(config.block)}, "
                f"smem_bytes {config.smem_bytes} on cuda:{self._device}: {error}"
            )
        return ExecutionError(f"{self._entry}: cuda:{self._device} failed in work queued before this launch: {error}")


class _LaunchAttribute(ctypes.Structure):
    """``CUlaunchAttribute``: its identity, padded to 8 bytes, and a union of 64 bytes."""

    _fields_ = (("identity", ctypes.c_int), ("value", ctypes.c_int * 17))


class _DriverConfig(ctypes.Structure):
    """``CUlaunchConfig``."""

    _fields_ = (
        ("extents", ctypes.c_uint * 6),
        ("smem_bytes", ctypes.c_uint),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.POINTER(_LaunchAttribute)),
        ("attribute_count", ctypes.c_uint),
    )


class _EarlyLaunch:
    """Queues a kernel by a programmatic dependent launch: its blocks may be placed before the grid before it has ended.

    What the driver reads is made once for each stream and never changed, so threads may share it.
    """

    _PROGRAMMATIC_STREAM_SERIALIZATION = 6
    _MOST_STREAMS = 64

    def __init__(self, handle: int, config: LaunchConfig) -> None:
        self._launch = ctypes.CDLL("libcuda.so.1").cuLaunchKernelEx
        self._launch.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
        self._handle = handle
        self._config = config
        self._attribute = _LaunchAttribute(self._PROGRAMMATIC_STREAM_SERIALIZATION, (0, 1))
        self._of_stream: dict[int, Callable[[int, None], int]] = {}

    def __call__(self, stream: int, parameters: int, _extra: int) -> None:
        """Queue one launch."""
        launch = self._of_stream.get(stream)
        if launch is None:
            if len(self._of_stream) >= self._MOST_STREAMS:
                self._of_stream = {}
            extents = (*self._config.grid, *self._config.block)
            attributes = ctypes.pointer(self._attribute)
            made = _DriverConfig(extents, self._config.smem_bytes, stream, attributes, 1)
            launch = self._of_stream[stream] = partial(self._launch, ctypes.byref(made), self._handle)
        if status := launch(parameters, None):
            raise driver.CUDADriverError(status)


class _ParameterBlock:
    """Memory for the parameters of one launch, and the array of their addresses that the driver reads."""

    def __init__(self, size_bytes: int, offsets: Sequence[int]) -> None:
        self.content = (ctypes.c_char * max(size_bytes, 1))()
        start = ctypes.addressof(self.content)
        self._pointers = (ctypes.c_void_p * max(len(offsets), 1))(*(start + offset for offset in offsets))
        self.address = ctypes.addressof(self._pointers)


@contextmanager
def _relaxed_capture() -> Iterator[None]:
    """Let modules load and attributes be set while this thread captures a CUDA graph."""
    exchange = ctypes.CDLL("libcuda.so.1").cuThreadExchangeStreamCaptureMode
    mode = ctypes.c_int(_RELAXED_CAPTURE)
    exchange(ctypes.byref(mode))
    try:
        yield
    finally:
        exchange(ctypes.byref(mode))
