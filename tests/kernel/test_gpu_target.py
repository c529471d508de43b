"""How a launch reaches a GPU's stream, with the GPU itself replaced by a record of what it is asked."""

from contextlib import contextmanager
from types import SimpleNamespace

import pytest
import torch

import workbench as wb
from workbench.kernel import gpu_target

KERNEL = (
    'extern "C" __global__ void __launch_bounds__(128) f(float* y, int n) { if (threadIdx.x < n) y[threadIdx.x] = n; }'
)
CURRENT_STREAM = 0x5EED


@pytest.fixture
def machine(monkeypatch):
    """Two sm_86 devices, of which device 0 is current."""
    state = SimpleNamespace(current=0, loaded=[], launched=[], crossed=[], early=[])

    class DeviceFunction:
        def __init__(self, path, entry, device, layout, offsets, starts_early):
            assert path.read_bytes()[:4] == b"\x7fELF"
            state.loaded.append((entry, device))
            state.early.append((entry, starts_early))

        def prepare(self, config):
            return config

        def launch(self, prepared, fields, stream):
            state.launched.append((state.current, prepared.grid.x, list(fields), stream))

    @contextmanager
    def use(device):
        before, state.current = state.current, device
        yield
        state.current = before

    @contextmanager
    def crossing(stream, device, tensors, *, with_cupy):
        state.crossed.append((stream, device, len(tensors), with_cupy))
        yield stream

    monkeypatch.setattr(gpu_target, "DeviceFunction", DeviceFunction)
    monkeypatch.setattr(gpu_target, "current_device", lambda: state.current)
    monkeypatch.setattr(gpu_target, "current_stream", lambda device: CURRENT_STREAM + device)
    monkeypatch.setattr(gpu_target, "crossing", crossing)
    monkeypatch.setattr(torch.cuda, "device", use)
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device: (8, 6))
    return state


def launch(kernel, device, **options):
    """Launch on a device as `Kernel.launch` does once the arguments are checked."""
    target = kernel.current_build().on_gpu[device]
    target.run(target.accept(3, 32, 0, False), [0xF00, 5], [torch.ones(1), 5], False, options.get("stream"))


def test_a_launch_takes_the_current_stream_of_its_device(machine):
    kernel = wb.load(KERNEL, "f")
    launch(kernel, 0)
    launch(kernel, 0)
    assert machine.loaded == [("f", 0)]
    assert machine.launched == [(0, 3, [0xF00, 5], CURRENT_STREAM)] * 2


def test_another_device_is_made_current_for_the_launch(machine):
    launch(wb.load(KERNEL, "f"), 1)
    assert machine.launched == [(1, 3, [0xF00, 5], CURRENT_STREAM + 1)]
    assert machine.current == 0


def test_a_stream_that_is_given_is_crossed_to(machine):
    launch(wb.load(KERNEL, "f"), 0, stream=77)
    assert machine.crossed == [(77, 0, 1, False)]
    assert machine.launched[0][3] == 77


def test_the_devices_own_architecture_sets_code_and_limits(machine):
    target = wb.load(KERNEL, "f").current_build().on_gpu[0]
    assert (target.limits.resources.arch, target.limits.arch.name) == ("sm_86", "sm_86")
    with pytest.raises(wb.LaunchError, match=r"f: block .* has 129 threads; __launch_bounds__ promises at most 128"):
        target.accept(1, 129, 0, False)


def test_an_architecture_that_is_asked_for_is_compiled_for(machine):
    target = wb.load(KERNEL, "f", arch="sm_80").current_build().on_gpu[0]
    assert (target.limits.resources.arch, target.limits.arch.name) == ("sm_80", "sm_86")


WAITING = """
extern "C" __global__ void __launch_bounds__(128) waits(int* y) {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
  y[threadIdx.x] = 1;
}
extern "C" __global__ void __launch_bounds__(128) begins(int* y) { y[threadIdx.x] = 1; }
"""


@pytest.mark.parametrize(("capability", "early"), [((8, 6), False), ((9, 0), True)])
def test_a_kernel_starts_early_where_its_own_code_waits_for_the_grids_before_it(
    machine, monkeypatch, capability, early
):
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device: capability)
    for name in ("waits", "begins"):
        assert wb.load(WAITING, name).current_build().on_gpu[0]
    assert machine.early == [("waits", early), ("begins", False)]
