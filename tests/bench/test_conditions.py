"""What is asked of NVIDIA's management library, and what is made of its answers."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest
import torch

from workbench.bench import Conditions
from workbench.bench.conditions import Blind, GpuMonitor, Machine, monitor_of
from workbench.gpu.devices import Device


class NVMLError(Exception):
    pass


class Library:
    """Stands in the place of the package pynvml: one GPU that is hot and held back."""

    NVML_CLOCK_SM, NVML_CLOCK_MEM, NVML_TEMPERATURE_GPU = 1, 2, 0
    nvmlClocksThrottleReasonSwPowerCap = 0x4  # noqa: N815
    nvmlClocksThrottleReasonHwThermalSlowdown = 0x40  # noqa: N815
    nvmlClocksThrottleReasonGpuIdle = 0x1  # noqa: N815
    NVMLError = NVMLError

    def __init__(self, reasons=0x44 | 0x1):
        self.reasons = reasons
        self.started = False

    def nvmlInit(self):  # noqa: N802
        self.started = True

    def nvmlDeviceGetHandleByUUID(self, uuid):  # noqa: N802
        if uuid != "GPU-1234":
            raise NVMLError(uuid)
        return "handle"

    def nvmlDeviceGetClockInfo(self, handle, kind):  # noqa: N802
        return {self.NVML_CLOCK_SM: 1755, self.NVML_CLOCK_MEM: 3201}[kind]

    def nvmlDeviceGetTemperature(self, handle, sensor):  # noqa: N802
        return 67

    def nvmlDeviceGetCurrentClocksThrottleReasons(self, handle):  # noqa: N802
        return self.reasons


@pytest.fixture
def library(monkeypatch):
    library = Library()
    monkeypatch.setitem(sys.modules, "pynvml", library)
    properties = {0: SimpleNamespace(uuid="1234"), 1: SimpleNamespace(uuid="5678")}
    monkeypatch.setattr(torch.cuda, "get_device_properties", properties.__getitem__)
    monkeypatch.setattr(torch.cuda, "current_device", lambda: 0)
    return library


def test_a_poll_reads_clocks_and_temperature_and_names_what_slows_the_gpu(library):
    seen = monitor_of(torch.device("cuda")).poll()
    assert library.started
    assert seen == Conditions(1755, 3201, 67, ("power cap", "hardware thermal"))


def test_idling_is_no_throttling(library):
    library.reasons = 0x1
    assert GpuMonitor(0).poll().throttle_reasons == ()


def test_nothing_is_known_of_a_gpu_that_the_library_does_not_have(library):
    assert monitor_of(torch.device("cuda:1")).poll() is None


def test_nothing_is_known_without_the_library_or_of_a_cpu(monkeypatch):
    monkeypatch.setitem(sys.modules, "pynvml", None)
    assert isinstance(monitor_of(torch.device("cuda")), Blind)
    assert monitor_of(torch.device("cpu")).poll() is None


def test_conditions_join_to_the_worst_of_both():
    joined = Conditions(1980, 3201, 40, ("thermal",)) | Conditions(1500, 2600, 70, ("power cap",))
    assert joined == Conditions(1500, 2600, 70, ("power cap", "thermal"))


def test_a_machine_is_its_gpu_or_the_emulator(monkeypatch):
    assert Machine.of("cpu") == Machine("emulator", "sm_90")
    driver = SimpleNamespace(describe=lambda index: Device("NVIDIA H200", "sm_90", f"uuid {index}", 13000))
    monkeypatch.setitem(sys.modules, "workbench.gpu.devices", driver)
    assert Machine.of("cuda:1") == Machine("NVIDIA H200", "sm_90", "13000", "uuid 1")
    assert Machine.of("cuda").uuid == "uuid 0"
    assert not torch.cuda.is_initialized()
