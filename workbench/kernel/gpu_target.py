"""A kernel on one CUDA device."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import torch
from torch.utils.dlpack import from_dlpack

from workbench.core.arch import Arch
from workbench.core.errors import TimeLimitError
from workbench.core.geometry import LaunchConfig
from workbench.gpu.interop import crossing, current_device, current_stream, ends_within, external
from workbench.gpu.launch import DeviceFunction, PreparedLaunch
from workbench.kernel.limits import LaunchLimits
from workbench.kernel.packing import Packed, tensors_of
from workbench.kernel.target import Target
from workbench.kernel.tensor_map import TensorMap

if TYPE_CHECKING:
    from workbench.kernel.build import Build


class GpuTarget(Target[PreparedLaunch]):
    """A kernel on one CUDA device.

    Parameters
    ----------
    build : Build
    device : int
        CUDA device index.
    arch : str or None
        Architecture to compile for, None for the device's own.

    Attributes
    ----------
    function : DeviceFunction
        The kernel as it is loaded there.
    """

    def __init__(self, build: Build, device: int, arch: str | None) -> None:
        own = "sm_{}{}".format(*torch.cuda.get_device_capability(device))
        signature, plan, early = build.signature, build.plan, build.starts_early(arch or own)
        path = build.binary(arch or own).path
        self._device = device
        self._may_pack = plan.may_pack
        self.function = DeviceFunction(path, signature.mangled, device, plan.layout, plan.offsets, early)
        resources = self.function.resources(own) if build.source.is_ptx else build.resources(arch or own)
        super().__init__(LaunchLimits(signature.name, Arch.of(own), resources))

    def run(
        self, ready: PreparedLaunch, fields: Sequence[Any], arguments: Sequence[Any], is_foreign: bool, stream: Any
    ) -> None:
        """Queue a launch on `stream`, or on torch's current one where that is None."""
        device = self._device
        if current_device() != device:
            with torch.cuda.device(device):
                self.run(ready, fields, arguments, is_foreign, stream)
        elif stream is None and not is_foreign:
            if self._may_pack:
                fields, _held = _placed(fields, arguments, device)  # held until the launch is queued
            self.function.launch(ready, fields, current_stream(device))
        else:
            tensors = tensors_of([a.tensor if isinstance(a, TensorMap) else a for a in arguments])
            with crossing(stream, device, tensors, with_cupy=is_foreign) as raw:
                if self._may_pack:
                    with torch.cuda.stream(external(raw, device)):
                        fields, _held = _placed(fields, arguments, device)
                self.function.launch(ready, fields, raw)

    @contextmanager
    def limited(self, seconds: float, stream: Any) -> Iterator[None]:
        """Wait for the end of what is queued within the context."""
        yield
        if not ends_within(seconds, stream, self._device):
            raise TimeLimitError(
                f"{self.limits.kernel}: has run for {seconds:g} s on cuda:{self._device}, its time limit; it still "
                "runs there, as nothing but the end of the process stops it"
            )

    def variable(self, name: str, size_bytes: int) -> torch.Tensor:
        """Return the bytes of a variable of the module, by its name in the cubin; the tensor shares its memory."""
        array = self.function.variable(name, size_bytes)
        try:
            return from_dlpack(array)
        except (BufferError, RuntimeError):  # a managed variable: torch takes no such memory by DLPack
            return torch.as_tensor(array, device=f"cuda:{self._device}")

    def prepare(self, config: LaunchConfig) -> PreparedLaunch:
        """Have the device accept a configuration."""
        return self.function.prepare(config)


def _placed(fields: Sequence[Any], arguments: Sequence[Any], device: int) -> tuple[Sequence[Any], list[torch.Tensor]]:
    """Copy arrays of pointers to the device, on torch's current stream; return the fields, and the arrays' memory.

    The memory may be freed once the launch is queued on that stream: what torch puts there next comes later.
    """
    placed, held = list(fields), []
    for index, argument in enumerate(arguments):
        if isinstance(argument, Packed) and argument.needs_memory:
            content, memory = argument.placed(device)
            placed[index] = content if argument.element is None else int.from_bytes(content, "little")
            held += memory
    return placed, held
