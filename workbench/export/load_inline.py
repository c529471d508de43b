"""Write a model, or an op on one case, as one Python file whose CUDA is built by ``load_inline``."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from workbench.core.dtypes import BY_NAME
from workbench.export import python
from workbench.export.calls import Call, ExportError, calls_of_case, calls_of_model, find_case
from workbench.export.cuda import write_cuda
from workbench.op import INTEGRAL, Case, Input, Op
from workbench.verify.models import ModelFile

_KEPT = {"Model", "ModelNew", "get_inputs", "get_init_inputs"}


def export_load_inline(
    what: Op | Path | str,
    arch: str = "sm_90a",
    *,
    case: str | None = None,
    dtype: str = "float32",
    variant: str | None = None,
    multiprocessors: int | None = None,
) -> str:
    """Write one self-contained file with ModelNew, get_inputs and get_init_inputs.

    Its kernels are planned for the shapes that ``get_inputs`` gives; other shapes are an error when it runs. It needs
    PyTorch 2.0 or later, a CUDA toolkit and a C++ compiler.

    Parameters
    ----------
    what : Op or path
        An op, or a KernelBench file whose ``ModelNew`` calls ops.
    arch : str
        The GPU's architecture. Kernels for one architecture only, as in ``"sm_90a"``, are taken where it is theirs.
    case, dtype, variant : str, optional
        Of an op: the case and element type to export, and one variant in place of the fastest that fits.
    multiprocessors : int, optional
        Of the GPU. By default the current one's where it is of `arch`, else those of that architecture's usual card.

    Returns
    -------
    str
        The file's text.

    Raises
    ------
    ExportError
        If the model calls no op or does what a file on its own cannot, or the op has no such case.
    OpError
        If no variant takes a call on `arch`.
    ModelError
        If there is no such file.
    """
    if isinstance(what, Op):
        chosen = find_case(what, case)
        calls = {what.name: calls_of_case(what, chosen, dtype, arch, variant, multiprocessors)}
        head = _HEAD.format(title=f"{what.name} on the case {chosen.name}")
        text = python.join([head, _runtime(calls), _of_op(what, chosen, dtype)])
    else:
        file = ModelFile.load(what)
        text = _of_model(file, calls_of_model(file, arch, multiprocessors))
    python.check_text(text, what.name if isinstance(what, Op) else str(what))
    return text


_HEAD = '''\
"""{title}, exported by Workbench: kernels in CUDA C++, built by load_inline."""

import warnings

import torch
from torch.utils.cpp_extension import load_inline
'''

_BUILD = """\
_CAPABILITY = {capability}
_PLANNED_FOR = {planned_for}  # multiprocessors
_MULTIPROCESSORS = {multiprocessors}  # of them, where blocks wait for each other
_kernels = {kernels}
_launches = {launches}
_extension = load_inline(
    name="{name}",
    cpp_sources={declarations},
    cuda_sources=[_kernels, _launches],
    functions={functions},
    extra_cuda_cflags={flags},
)
"""

_CALL = '''\
def _call(op, tensors, attributes):
    """Run the build for a call."""
    (function, reference, mutated), given = _find(op, tensors, attributes)
    _check(op, given, mutated)
    ready = [_ready(tensor) for tensor in given]
    return _Differentiable.apply(getattr(_extension, function), reference, mutated, *ready)
'''


def _runtime(calls: Mapping[str, Sequence[Call]]) -> str:
    """Write everything but the model: CUDA, its build, and a function for each op."""
    cuda = write_cuda([call for those in calls.values() for call in those])
    functions = list(dict.fromkeys(cuda.functions))
    build = _BUILD.format(
        capability=python.capability(cuda),
        planned_for=python.planned_for(call for those in calls.values() for call in those),
        multiprocessors=python.multiprocessors(call for those in calls.values() for call in those),
        kernels=python.quote(cuda.kernels),
        launches=python.quote(cuda.launches),
        declarations=python.quote(cuda.declarations),
        name=f"workbench_{sha256((cuda.kernels + cuda.launches).encode()).hexdigest()[:16]}",
        functions=repr(functions),
        flags=repr(python.flags(cuda)),
    )
    ops = [
        f'def {name}(*tensors, **attributes):\n    """Compute workbench::{those[0].op.name}."""\n'
        f"    return _call({name!r}, tensors, attributes)"
        for name, those in calls.items()
    ]
    return python.join([build, python.RUNTIME, _CALL, python.write_table(calls, cuda), *ops])


def _draw(spec: Input, dtype: str) -> str:
    """Write an expression that draws an input in a case's element type, or in its own."""
    kind = BY_NAME[spec.own_dtype or dtype]
    if kind.kind == "float":
        return f"torch.rand({spec.shape!r}, dtype=torch.{kind})"
    low, high = (spec.values.low, spec.values.high) if isinstance(spec.values, INTEGRAL) else (0, 1)
    return f"torch.randint({low}, {high + 1}, {spec.shape!r}, dtype=torch.{kind})"


def _of_op(op: Op, case: Case, dtype: str) -> str:
    """Write a model that is one call of an op."""
    drawn = ", ".join("None" if spec is None else _draw(spec, dtype) for spec in case.inputs.values())
    return f'''\
class ModelNew(torch.nn.Module):
    """The op {op.name} as a module without parameters."""

    def forward(self, *tensors):
        return {op.name}(*tensors, **{dict(case.attributes)!r})


def get_inputs():
    return [{drawn}]


def get_init_inputs():
    return []
'''


def _of_model(file: ModelFile, calls: Mapping[str, Sequence[Call]]) -> str:
    """Put the runtime in the place of a file's imports of Workbench, and leave out what ModelNew does not need."""
    source = file.path.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    bases = {cls.__name__ for cls in file.model_new.__mro__}
    runtime = _runtime(calls)
    place: int | None = None
    for node in reversed(ast.parse(source).body):
        if _is_workbench(node, file.path):
            place = node.lineno - 1
        elif not (isinstance(node, ast.ClassDef) and node.name not in bases | _KEPT):
            continue
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))]) - 1
        del lines[first : node.end_lineno]
    if place is None:
        raise ExportError(f"{file.path} imports nothing of workbench: it is self-contained already")
    head, rest = "".join(lines[:place]).rstrip("\n"), "".join(lines[place:]).strip("\n")
    imports = "".join(
        f"import {module}\n" for module in ("torch", "warnings") if f"import {module}\n" not in head + "\n"
    )
    return python.join([f"{head}\n{imports}from torch.utils.cpp_extension import load_inline", runtime, rest])


def _is_workbench(node: ast.stmt, path: Path) -> bool:
    """Tell whether a statement imports Workbench or finds an op; refuse one that does more with it."""
    if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "workbench":
        if [alias.name for alias in node.names] != ["find_op"]:
            raise ExportError(f"{path}:{node.lineno}: expected 'from workbench.op import find_op' alone")
        return True
    if isinstance(node, ast.Import) and any(alias.name.split(".")[0] == "workbench" for alias in node.names):
        raise ExportError(f"{path}:{node.lineno}: expected 'from workbench.op import find_op'; got 'import workbench'")
    value = getattr(node, "value", None)
    return (
        isinstance(node, ast.Assign)
        and isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id == "find_op"
    )
