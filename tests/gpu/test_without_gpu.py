"""What of the GPU back end can be checked where there is no GPU: parameters, refusals, recovery."""

import ctypes
import struct
from contextlib import nullcontext
from types import SimpleNamespace

import cupy
import numpy as np
import pytest
import torch

import workbench as wb
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.gpu import devices, launch
from workbench.gpu.interop import to_cupy, to_torch

HANDLE = 0xF00D
RESIDENT_PER_SM, MULTIPROCESSORS = 2, 132


class DriverError(Exception):
    def __init__(self, status):
        self.status = status
        super().__init__(f"CUDA_ERROR_{status}")


class Driver:
    """A driver that reads the parameters of each launch as the hardware would: through their addresses."""

    CUDADriverError = DriverError

    def __init__(self, layout, offsets):
        self.sizes = [b - a for a, b in zip(offsets, [*offsets[1:], layout.size], strict=True)]
        self.launches = []
        self.failures = []

    def launchKernel(self, *args):  # noqa: N802
        *geometry, stream, parameters, extra = args
        assert extra == 0
        self.note("plain", geometry, stream, parameters)

    def launchCooperativeKernel(self, *args):  # noqa: N802
        *geometry, stream, parameters = args
        self.note("cooperative", geometry, stream, parameters)

    def note(self, kind, geometry, stream, parameters):
        if self.failures:
            raise DriverError(self.failures.pop(0))
        pointers = (ctypes.c_void_p * len(self.sizes)).from_address(parameters)
        read = [ctypes.string_at(p, size) for p, size in zip(pointers, self.sizes, strict=True)]
        self.launches.append((kind, tuple(geometry), stream, read))

    def occupancyMaxActiveBlocksPerMultiprocessor(self, handle, threads, smem_bytes):  # noqa: N802
        return RESIDENT_PER_SM


@pytest.fixture
def device(monkeypatch):
    """A GPU made of fakes, with one kernel of a pointer, an int and a double on it."""
    layout, offsets = struct.Struct("<Qi4xd"), (0, 8, 16)
    driver = Driver(layout, offsets)
    bound = []
    runtime = SimpleNamespace(
        cudaDevAttrMaxSharedMemoryPerBlockOptin="optin",
        cudaDevAttrMultiProcessorCount="multiprocessors",
        deviceGetAttribute=lambda name, device: {"optin": 232448, "multiprocessors": MULTIPROCESSORS}[name],
        setDevice=bound.append,
    )
    attributes = {"max_threads_per_block": 640, "num_regs": 96, "shared_size_bytes": 1024, "local_size_bytes": 16}
    kernel = SimpleNamespace(
        kernel=SimpleNamespace(ptr=HANDLE),
        shared_size_bytes=1024,
        max_dynamic_shared_size_bytes=None,
        attributes=attributes,
    )
    module = SimpleNamespace(get_function=lambda entry: kernel)
    monkeypatch.setattr(launch, "driver", driver)
    monkeypatch.setattr(launch, "runtime", runtime)
    monkeypatch.setattr(launch, "_relaxed_capture", nullcontext)
    monkeypatch.setattr(cupy.cuda, "Device", lambda device: nullcontext())
    monkeypatch.setattr(cupy, "RawModule", lambda path: module)
    function = launch.DeviceFunction("k.cubin", "k", 3, layout, offsets)
    return SimpleNamespace(function=function, driver=driver, kernel=kernel, bound=bound)


def config(grid=1, smem_bytes=0, cooperative=False):
    return LaunchConfig(Dim3(grid, 2), Dim3(32, 4), smem_bytes, cooperative)


@pytest.mark.parametrize("cooperative", [False, True])
def test_the_driver_reads_each_parameter_where_it_lies(device, cooperative):
    prepared = device.function.prepare(config(7, 96, cooperative))
    device.function.launch(prepared, (0xABCDEF, -5, 0.5), 42)
    kind = "cooperative" if cooperative else "plain"
    geometry = (HANDLE, 7, 2, 1, 32, 4, 1, 96)
    parameters = [struct.pack("<Q", 0xABCDEF), struct.pack("<i4x", -5), struct.pack("<d", 0.5)]
    assert device.driver.launches == [(kind, geometry, 42, parameters)]


def test_shared_memory_is_opted_in_to_above_48_kib_static_included(device):
    device.function.prepare(config(smem_bytes=48 * 1024 - 1024))
    assert device.kernel.max_dynamic_shared_size_bytes is None
    device.function.prepare(config(smem_bytes=48 * 1024 - 1023))
    assert device.kernel.max_dynamic_shared_size_bytes == 232448 - 1024


def test_a_cooperative_grid_that_cannot_be_resident_is_refused(device):
    most = RESIDENT_PER_SM * MULTIPROCESSORS
    device.function.prepare(config(most // 2, cooperative=True))
    message = r"k: cooperative grid \(133, 2, 1\) has 266 blocks; cuda:3 holds 264 at once \(2 on each of 132 SMs\)"
    with pytest.raises(wb.LaunchError, match=message):
        device.function.prepare(config(most // 2 + 1, cooperative=True))


def test_a_thread_without_context_gets_one(device):
    device.driver.failures = [201]
    device.function.launch(device.function.prepare(config()), (1, 2, 3.0), 0)
    assert device.bound == [3]
    assert len(device.driver.launches) == 1


@pytest.mark.parametrize(
    ("status", "error", "message"),
    [
        (701, wb.LaunchError, r"k: the driver refused grid \(1, 2, 1\), block \(32, 4, 1\), smem_bytes 0 on cuda:3"),
        (700, wb.ExecutionError, "k: cuda:3 failed in work queued before this launch: CUDA_ERROR_700"),
    ],
)
def test_what_the_driver_says_is_explained(device, status, error, message):
    device.driver.failures = [status]
    prepared = device.function.prepare(config())
    with pytest.raises(error, match=message):
        device.function.launch(prepared, (1, 2, 3.0), 0)


def test_resources_of_the_loaded_kernel(device):
    resources = device.function.resources("sm_90")
    assert (resources.registers, resources.static_smem_bytes, resources.local_bytes) == (96, 1024, 16)
    assert (resources.launch_bound, resources.max_threads) == (640, 640)


class TestInterop:
    @pytest.mark.parametrize(("value", "got"), [(torch.ones(2), "got one on cpu"), (np.ones(2), "got a ndarray")])
    def test_to_cupy_takes_cuda_tensors(self, value, got):
        with pytest.raises(wb.ArgumentError, match=f"to_cupy takes a CUDA tensor; {got}"):
            to_cupy(value)

    def test_to_torch_takes_cupy_arrays(self):
        with pytest.raises(wb.ArgumentError, match=r"to_torch takes a cupy\.ndarray; got a ndarray"):
            to_torch(np.ones(2))


class Identities:
    """A driver with one device, as far as `workbench.gpu.devices` asks."""

    def __init__(self, failure=0):
        self.failure = failure
        self.retained = []

    def cuInit(self, flags):  # noqa: N802
        return self.failure

    def cuDeviceGet(self, handle, index):  # noqa: N802
        handle._obj.value = index
        return 0 if index == 0 else 101

    def cuDeviceGetCount(self, count):  # noqa: N802
        count._obj.value = 1

    def cuDeviceGetName(self, name, size, handle):  # noqa: N802
        name.value = b"NVIDIA H200"

    def cuDeviceGetUuid_v2(self, identity, handle):  # noqa: N802
        identity[:] = range(16)

    def cuDriverGetVersion(self, version):  # noqa: N802
        version._obj.value = 13000

    def cuDeviceGetAttribute(self, value, attribute, handle):  # noqa: N802
        value._obj.value = {75: 9, 76: 0}[attribute]

    def cuDevicePrimaryCtxRetain(self, context, handle):  # noqa: N802
        self.retained.append(handle.value)


@pytest.fixture
def identities(monkeypatch):
    driver = Identities()
    monkeypatch.setattr(devices.ctypes, "CDLL", lambda name: driver)
    return driver


def test_a_device_is_described_without_a_context(identities):
    found = devices.describe(0)
    assert found == devices.Device("NVIDIA H200", "sm_90", "00010203-0405-0607-0809-0a0b0c0d0e0f", 13000)
    assert not identities.retained
    with pytest.raises(wb.ArgumentError, match="no CUDA device 1: the driver has 1"):
        devices.describe(1)
    identities.failure = 100
    with pytest.raises(wb.MissingDependencyError, match="does not start: cuInit returned 100"):
        devices.describe(0)


def test_a_context_is_made_early_where_there_is_a_device(identities, monkeypatch):
    devices._retain(1)
    assert not identities.retained
    devices._retain(0)
    assert identities.retained == [0]
    monkeypatch.setattr(devices.ctypes, "CDLL", CDLL_THAT_FAILS)
    devices.open_early(0)  # says nothing
    with pytest.raises(wb.MissingDependencyError, match=r"no CUDA driver: libcuda\.so\.1"):
        devices.describe(0)


def CDLL_THAT_FAILS(name):  # noqa: N802
    raise OSError(f"{name}: cannot open shared object file")
