"""Workbench: prototype raw CUDA kernels from Python, with a GPU or without one.

The names below load what they need when they are first used: importing Workbench needs neither a GPU nor a driver, and
takes no time.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from workbench.core.errors import (
    ArgumentError,
    CompileError,
    DeadlockError,
    EnvironmentFaultError,
    ExecutionError,
    KernelTrapError,
    LaunchError,
    MemoryFaultError,
    MissingDependencyError,
    NoSuchKernelError,
    PtxError,
    SignatureError,
    TimeLimitError,
    UnsupportedInstructionError,
    WorkbenchError,
)
from workbench.core.forks import loading

if TYPE_CHECKING:
    from workbench.analysis.occupancy import Occupancy, occupancy
    from workbench.analysis.timing.prediction import Prediction
    from workbench.analysis.trace import Trace
    from workbench.bench import bench, bench_model
    from workbench.bound import BoundLaunch, compare
    from workbench.export import export
    from workbench.frontends import TileKernel, TritonKernel, from_cutile, from_numba, from_triton
    from workbench.gpu.interop import to_cupy, to_torch
    from workbench.kernel import NULL, Kernel, Module, Surface, TensorMap, Texture, limit_heap, load, module
    from workbench.kernel.predicting import predict
    from workbench.mutate import mutate
    from workbench.op import find_op, load_ops
    from workbench.plots.kernel_page import Page, page
    from workbench.tune import tune
    from workbench.verify import verify, verify_model

_HOMES = {
    "NULL": "workbench.kernel",
    "BoundLaunch": "workbench.bound",
    "Kernel": "workbench.kernel",
    "Module": "workbench.kernel",
    "Occupancy": "workbench.analysis.occupancy",
    "Page": "workbench.plots.kernel_page",
    "Prediction": "workbench.analysis.timing.prediction",
    "Surface": "workbench.kernel",
    "TensorMap": "workbench.kernel",
    "Texture": "workbench.kernel",
    "Trace": "workbench.analysis.trace",
    "TileKernel": "workbench.frontends.tiles",
    "TritonKernel": "workbench.frontends.triton",
    "bench": "workbench.bench",
    "bench_model": "workbench.bench",
    "compare": "workbench.bound",
    "export": "workbench.export",
    "find_op": "workbench.op",
    "from_numba": "workbench.frontends.numba",
    "from_cutile": "workbench.frontends.cutile",
    "from_triton": "workbench.frontends.triton",
    "limit_heap": "workbench.kernel",
    "load": "workbench.kernel",
    "load_ipython_extension": "workbench.notebook",
    "load_ops": "workbench.op",
    "module": "workbench.kernel",
    "mutate": "workbench.mutate",
    "occupancy": "workbench.analysis.occupancy",
    "page": "workbench.plots.kernel_page",
    "predict": "workbench.kernel.predicting",
    "to_cupy": "workbench.gpu.interop",
    "to_torch": "workbench.gpu.interop",
    "tune": "workbench.tune",
    "verify": "workbench.verify",
    "verify_model": "workbench.verify",
}
"""Module of each name that loads on first use: the public ones, and the one by which IPython's ``%load_ext`` asks."""

__version__ = "0.2.0"

__all__ = [
    "NULL",
    "ArgumentError",
    "BoundLaunch",
    "CompileError",
    "DeadlockError",
    "EnvironmentFaultError",
    "ExecutionError",
    "Kernel",
    "KernelTrapError",
    "LaunchError",
    "MemoryFaultError",
    "MissingDependencyError",
    "Module",
    "NoSuchKernelError",
    "Occupancy",
    "Page",
    "Prediction",
    "PtxError",
    "SignatureError",
    "Surface",
    "TensorMap",
    "Texture",
    "TileKernel",
    "TimeLimitError",
    "Trace",
    "TritonKernel",
    "UnsupportedInstructionError",
    "WorkbenchError",
    "bench",
    "bench_model",
    "compare",
    "export",
    "find_op",
    "from_cutile",
    "from_numba",
    "from_triton",
    "limit_heap",
    "load",
    "load_ops",
    "module",
    "mutate",
    "occupancy",
    "page",
    "predict",
    "to_cupy",
    "to_torch",
    "tune",
    "verify",
    "verify_model",
]


class _Face(ModuleType):
    """The package itself, where a public name wins over a subpackage of the same name, such as ``verify``."""

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in _HOMES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Face


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with loading:
        value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
