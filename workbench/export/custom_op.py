"""Write an op as a package that registers it with ``torch.library`` and builds its CUDA at first use."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import torch

from workbench.core.environment import spell
from workbench.core.files import write_folder
from workbench.export import python
from workbench.export.calls import calls_of_case, find_case
from workbench.export.cuda import write_cuda
from workbench.export.uses import ExportError
from workbench.op import Op
from workbench.op.library import schema_of

# What PyTorch and its build of an extension import, and the namespaces of its own operators.
_TAKEN = frozenset(
    """torch numpy triton ninja setuptools pkg_resources wheel pip functorch torchgen sympy filelock jinja2 networkx
    fsspec mpmath workbench aten prim prims c10d quantized sparse mkldnn onnx inductor profiler static_runtime
    higher_order symm_mem debugprims rngprims fsdp dtensor torchvision torchaudio""".split()  # noqa: SIM905
)

_PROJECT = """\
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "{distribution}"
version = "0.1.0"
description = "{op} in CUDA C++, as an operator of PyTorch."
requires-python = ">=3.9"
dependencies = ["torch>=2.4", "ninja"]

[tool.setuptools]
packages = ["{package}"]

[tool.setuptools.package-data]
{package} = ["*.cu"]
"""

_HEAD = '''\
"""{op} as an operator of PyTorch, `torch.ops.{package}.{op}`, exported by Workbench.

Its CUDA is built when it is first called, with the toolkit and the C++ compiler that PyTorch finds.
"""

import warnings
from functools import lru_cache
from pathlib import Path

import torch
from torch.autograd.graph import increment_version
from torch.utils.cpp_extension import load_inline

__all__ = ["{op}"]
'''

_BUILD = '''\
_CAPABILITY = {capability}
_PLANNED_FOR = {planned_for}  # multiprocessors
_MULTIPROCESSORS = {multiprocessors}  # of them, where blocks wait for each other


@lru_cache(maxsize=None)
def _extension():
    """Build the kernels, or load what an earlier process built."""
    files = [Path(__file__).with_name(name) for name in ("kernels.cu", "launches.cu")]
    return load_inline(
        name="{name}",
        cpp_sources={declarations},
        cuda_sources=[file.read_text(encoding="utf-8") for file in files],
        functions={functions},
        extra_cuda_cflags={flags},
    )
'''

_REGISTRATION = '''\
_library = torch.library.Library("{package}", "FRAGMENT")
torch.library.define("{package}::{op}", {schema!r}, lib=_library, tags=torch.Tag.pt2_compliant_tag)
{op} = torch.ops.{package}.{op}.default


def _cuda(*tensors, **attributes):
    """Run the kernels."""
    (function, _, mutated, _), given = _find("{op}", tensors, attributes)
    _check("{op}", given, mutated)
    return getattr(_extension(), function)(*(_ready(tensor) for tensor in given))


def _fake(*tensors, **attributes):
    """Return outputs without values."""
    (_, _, _, layouts), given = _find("{op}", tensors, attributes)
    outputs = [given[0].new_empty_strided(shape, stride, dtype=dtype) for shape, stride, dtype in layouts]
    return outputs[0] if len(outputs) == 1 else outputs


def _autograd(*tensors, **attributes):
    """Keep what a backward needs, where one may come."""
    (_, reference, mutated, _), given = _find("{op}", tensors, attributes)

    def forward(*given):
        rest = iter(given)
        return {op}(*(None if tensor is None else next(rest) for tensor in tensors), **attributes)

    if _is_differentiated(given):
        return _Differentiable.apply(forward, reference, mutated, *given)
    with torch._C._AutoDispatchBelowAutograd():
        result = forward(*given)
    for index in mutated:
        increment_version(given[index])
    return result


torch.library.impl("{package}::{op}", "CUDA", _cuda, lib=_library)
torch.library.register_fake("{package}::{op}", _fake, lib=_library)
torch.library.impl("{package}::{op}", "Autograd", _autograd, lib=_library)
'''


def export_custom_op(
    op: Op,
    directory: Path | str,
    arch: str = "sm_90a",
    *,
    cases: Sequence[str] = (),
    dtype: str = "float32",
    variant: str | None = None,
    multiprocessors: int | None = None,
) -> tuple[Path, ...]:
    """Write an installable package that registers an op as ``torch.ops.<directory's name>.<op>``.

    Its kernels are planned for the shapes of the cases; other shapes are an error when it runs. It needs PyTorch 2.4
    or later, a CUDA toolkit and a C++ compiler.

    Parameters
    ----------
    op : Op
    directory : path
        Made, with the package in it; its name is the package's.
    arch : str
        The GPU's architecture. Kernels for one architecture only, as in ``"sm_90a"``, are taken where it is theirs.
    cases : sequence of str
        By default the cases of full size.
    dtype : str
    variant : str, optional
        One variant in place of the fastest that fits.
    multiprocessors : int, optional
        Of the GPU. By default the current one's where it is of `arch`, else those of that architecture's usual card.

    Returns
    -------
    tuple of Path
        The files.

    Raises
    ------
    ExportError
        If the directory is there already or its name cannot be a package's, or is one that Python or PyTorch needs, or
        the op has no such case.
    OpError
        If no variant takes a case on `arch`.
    """
    root = Path(directory)
    package = root.name
    if not re.fullmatch(r"[a-z]([a-z0-9_]*[a-z0-9])?", package) or keyword.iskeyword(package):
        raise ExportError(
            f"{spell(root)}: expected a folder whose name can be a package's, as in {op.name}_op; got {package!r}"
        )
    if package in sys.stdlib_module_names | _TAKEN or hasattr(type(torch.ops), package):
        raise ExportError(
            f"{spell(root)}: {package} is the name of a module or of operators that the package, or PyTorch, needs; "
            f"choose another, as in {op.name}_op"
        )
    if root.exists() or root.is_symlink():
        raise ExportError(f"{spell(root)} is there already: nothing is overwritten; choose another folder")
    chosen = [find_case(op, name) for name in cases] or [case for case in op.cases if case.full_size]
    planned = [call for case in chosen for call in calls_of_case(op, case, dtype, arch, variant, multiprocessors)]
    calls = {op.name: list({call.key: call for call in planned}.values())}
    cuda = write_cuda(calls[op.name])
    words = {"op": op.name, "package": package, "distribution": package.replace("_", "-")}
    build = _BUILD.format(
        capability=python.capability(cuda),
        planned_for=python.planned_for(calls[op.name]),
        multiprocessors=python.multiprocessors(calls[op.name]),
        declarations=python.quote(cuda.declarations),
        name=f"{package}_{sha256((cuda.kernels + cuda.launches).encode()).hexdigest()[:16]}",
        functions=repr(list(dict.fromkeys(cuda.functions))),
        flags=repr(python.flags(cuda)),
    )
    registration = _REGISTRATION.format(schema=schema_of(op), **words)
    table = python.write_table(calls, cuda, layouts=True)
    init = python.join([_HEAD.format(**words), build, python.RUNTIME, table, registration])
    files = {
        "pyproject.toml": _PROJECT.format(**words),
        f"{package}/__init__.py": init,
        f"{package}/kernels.cu": cuda.kernels,
        f"{package}/launches.cu": cuda.launches,
    }
    return write_folder(root, files)
