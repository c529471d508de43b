"""Write a model, or an op on one case, as one Python file whose CUDA is built by ``load_inline``."""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path

from workbench.core.dtypes import BY_NAME
from workbench.export import python
from workbench.export.calls import calls_of_case, find_case
from workbench.export.cuda import write_cuda
from workbench.export.recording import Recording, record
from workbench.export.uses import ExportError, ModelText
from workbench.op import INTEGRAL, Case, Input, Op
from workbench.verify.court.separate import INPUTS, MODEL_NEW, NEEDED, Source, bound_by, needed_by, read_pair


def export_load_inline(
    what: Op | Path | str,
    arch: str = "sm_90a",
    *,
    case: str | None = None,
    dtype: str = "float32",
    variant: str | None = None,
    multiprocessors: int | None = None,
    reference: Path | str | None = None,
) -> str:
    """Write one self-contained file with ModelNew, get_inputs and get_init_inputs.

    Ops are planned for the shapes that ``get_inputs`` gives; other shapes are an error when it runs. Kernels that the
    model loads and launches itself take any. It needs PyTorch 2.0 or later, a CUDA toolkit and a C++ compiler.

    Parameters
    ----------
    what : Op or path
        An op, or a KernelBench file whose ``ModelNew`` calls ops, found by ``find_op``, or launches kernels, loaded by
        ``workbench.load``.
    arch : str
        The GPU's architecture. Kernels for one architecture only, as in ``"sm_90a"``, are taken where it is theirs.
    case, dtype, variant : str, optional
        Of an op: the case and element type to export, and one variant in place of the fastest that fits.
    multiprocessors : int, optional
        Of the GPU. By default the current one's where it is of `arch`, else those of that architecture's usual card.
    reference : path, optional
        Of a file that holds `ModelNew` alone: the one with ``get_inputs`` and ``get_init_inputs``.

    Returns
    -------
    str
        The file's text.

    Raises
    ------
    ExportError
        If the model calls no op and launches no kernel, or does what a file on its own cannot, or the op has no such
        case.
    OpError
        If no variant takes a call on `arch`.
    ModelError
        If there is no such file.
    """
    if isinstance(what, Op):
        chosen = find_case(what, case)
        calls = calls_of_case(what, chosen, dtype, arch, variant, multiprocessors)
        head = _HEAD.format(title=f"{what.name} on the case {chosen.name}")
        runtime = _runtime(Recording(what.name, {what.name: {call.key: call for call in calls}}))
        text = python.join([head, runtime, f"{what.name} = _Op({what.name!r})", _of_op(what, chosen, dtype)])
    else:
        text = _of_model(*read_pair(what, reference), arch, multiprocessors)
    python.check_text(text, what.name if isinstance(what, Op) else str(what))
    return text


_HEAD = '''\
"""{title}, exported by Workbench: kernels in CUDA C++, built by load_inline."""

import warnings
from functools import lru_cache

import torch
from torch.utils.cpp_extension import load_inline
'''

_PLANNED = """\
_PLANNED_FOR = {planned_for}  # multiprocessors
_MULTIPROCESSORS = {multiprocessors}  # of them, where blocks wait for each other
"""

_BUILD = """\
_CAPABILITY = {capability}
{planned}_kernels = {kernels}
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
class _Op:
    """An op, for the calls that this file was exported for."""

    def __init__(self, name):
        self._name = name

    def __call__(self, *tensors, **attributes):
        if self._name not in _OPS:
            raise RuntimeError(f"{self._name}: this op was not called when the file was exported; export it again")
        (function, reference, mutated), given = _find(self._name, tensors, attributes)
        _check(self._name, given, mutated)
        ready = [_ready(tensor) for tensor in given]
        run = getattr(_extension, function)
        if _is_differentiated(ready) or torch.jit.is_tracing():  # a trace sees what run allocates, and no launch
            return _Differentiable.apply(run, reference, mutated, *ready)
        return run(*ready)
'''


def _runtime(recording: Recording) -> str:
    """Write everything but the model: CUDA, its build, and what stands for ops and kernels."""
    calls = {name: list(those.values()) for name, those in recording.calls.items()}
    every = [call for those in calls.values() for call in those]
    cuda = write_cuda(every, recording.kernels)
    planned = ""
    if every:
        planned = _PLANNED.format(planned_for=python.planned_for(every), multiprocessors=python.multiprocessors(every))
    build = _BUILD.format(
        capability=python.capability(cuda),
        planned=planned,
        kernels=python.quote(cuda.kernels),
        launches=python.quote(cuda.launches),
        declarations=python.quote(cuda.declarations),
        name=f"workbench_{sha256((cuda.kernels + cuda.launches).encode()).hexdigest()[:16]}",
        functions=repr(list(dict.fromkeys(cuda.functions))),
        flags=repr(python.flags(cuda)),
    )
    of_ops = [python.RUNTIME, _CALL, python.write_table(calls, cuda)] if _has(recording, "_Op") else [python.DEVICE]
    of_kernels = [python.KERNELS, python.write_kernels(recording.kernels, cuda)] if _has(recording, "_Kernel") else []
    return python.join([build, *of_ops, *of_kernels])


def _has(recording: Recording, kind: str) -> bool:
    """Tell whether an export needs what stands for ops, or for kernels."""
    used = {"_Op": recording.calls, "_Kernel": recording.kernels}
    return bool(used[kind]) or any(one == kind for one, _ in recording.names.values())


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


def _of_model(source: Source, reference: Source, arch: str, multiprocessors: int | None) -> str:
    """Put the runtime in the place of a file's first use of Workbench, and leave out what ModelNew does not need."""
    alone = source == reference
    text = ModelText(source, NEEDED if alone else (MODEL_NEW,))
    recording = record(text, None if alone else reference, arch, multiprocessors)
    unreached = f"it was not reached when {source.path.name} was exported"
    names = {site.number: recording.names.get(site.number, ("_Kernel", unreached)) for site in text.sites}
    head, rest = text.split({number: f'{kind}("{name}")' for number, (kind, name) in names.items()})
    lines = f"{head}\n".splitlines()
    imports = [f"import {module}" for module in ("torch", "warnings") if f"import {module}" not in lines]
    needed = ["from functools import lru_cache", "from torch.utils.cpp_extension import load_inline"]
    first = "\n".join([head, *imports, *needed])
    return python.join([first, _runtime(recording), rest, "" if alone else _inputs_of(reference, source)])


def _inputs_of(reference: Source, source: Source) -> str:
    """Write what a reference's file needs for its inputs, which goes to the end of the export.

    Raises
    ------
    ExportError
        If both files bind a name to different things.
    """
    body = reference.reference().body
    needed = needed_by(body, INPUTS)
    kept = [statement for statement in body if bound_by(statement) & needed]
    theirs = {name: ast.unparse(statement) for statement in kept for name in bound_by(statement)}
    for statement in source.tree().body:
        for name in bound_by(statement) & theirs.keys() - set(INPUTS):
            if theirs[name] != ast.unparse(statement):
                raise ExportError(
                    f"{source.path}:{statement.lineno}: {name} is bound here, and {reference.path} binds it to "
                    "something else for its inputs; an export is one file: give one of them another name"
                )
    segments = (ast.get_source_segment(reference.text, statement) for statement in kept)
    return "\n\n".join(segment for segment in segments if segment)
