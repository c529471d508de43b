"""What a model asks of ops and kernels, learned by running it on tensors that have no data."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import ModuleType
from typing import Any

import torch
from torch import Tensor, nn

from workbench.core.errors import WorkbenchError
from workbench.export.calls import Call, plan_call
from workbench.export.uses import SITE, ExportError, ModelText, Site
from workbench.kernel import Kernel
from workbench.kernel.build import Build
from workbench.kernel.output import Allocated, asks_for_outputs, fill_in
from workbench.op import Op
from workbench.verify.court.separate import Source
from workbench.verify.trial import CANDIDATE_ERRORS

_CONFIGURATION = frozenset({"grid", "block", "smem_bytes", "cooperative", "strided", "overlap"})
_LAUNCHES = "kernel[grid, block](...) and kernel.launch(...)"


@dataclass
class Recording:
    """What a file's ``ModelNew`` does, by the names that the export has for it.

    Attributes
    ----------
    calls : dict of str to list of Call
        Of each op that is called.
    kernels : dict of str to Build
        Of each kernel that is launched.
    names : dict of int to tuple of str
        Of each site that was reached: ``"_Op"`` or ``"_Kernel"``, and the name.
    """

    path: str
    calls: dict[str, dict[tuple[object, ...], Call]] = field(default_factory=dict)
    kernels: dict[str, Build] = field(default_factory=dict)
    names: dict[int, tuple[str, str]] = field(default_factory=dict)
    _taken: dict[str, object] = field(default_factory=dict)

    def name(self, site: Site, kind: str, default: str, identity: object) -> str:
        """Choose a name for what a site makes: its variable's, else the op's or kernel's own."""
        base = site.name or re.sub(r"\W+", "_", default).strip("_") or "kernel"
        numbered = (base, *(f"{base}_{number}" for number in range(2, 1000)))
        name = next(one for one in numbered if self._taken.setdefault(one, identity) == identity)
        if self.names.setdefault(site.number, (kind, name)) != (kind, name):
            raise ExportError(
                f"{self.path}:{site.line}: expected one op or kernel of this call; it gives "
                f"{self.names[site.number][1]} and {name}: write a call for each, for an export has one thing in the "
                "place of each call"
            )
        return name


class _StandIn:
    """Something that an export knows to do a few things."""

    def __init__(self, where: str, what: str, can: str) -> None:
        self._where, self._what, self._can = where, what, can

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise ExportError(f"{self._where}: an export knows {self._can} alone; got {self._what}.{name}")


class _OpStandIn(_StandIn):
    def __init__(self, where: str, op: Op, note: Callable[..., Any]) -> None:
        super().__init__(where, op.name, "calls of an op")
        self._note = note

    def __call__(self, *tensors: Tensor | None, **attributes: Any) -> Any:
        return self._note(tensors, attributes)


class _KernelStandIn(_StandIn):
    def __init__(self, where: str, kernel: Kernel, note: Callable[..., Allocated]) -> None:
        super().__init__(where, kernel.name, _LAUNCHES)
        self._note = note

    def __getitem__(self, geometry: tuple[Any, ...]) -> _ConfiguredStandIn:
        return _ConfiguredStandIn(self._where, f"{self._what}{list(geometry)}", self.launch)

    def launch(self, *args: Any, **named: Any) -> Allocated:
        """Check and note what `Kernel.launch` is given."""
        if foreign := named.keys() & {"stream", "device"}:
            words = f"an export launches on PyTorch's current stream and device; got {', '.join(sorted(foreign))}="
            raise ExportError(f"{self._where}: {self._what}: {words}")
        return self._note(args, {name: value for name, value in named.items() if name not in _CONFIGURATION})


class _ConfiguredStandIn(_StandIn):
    def __init__(self, where: str, what: str, launch: Callable[..., Allocated]) -> None:
        super().__init__(where, what, _LAUNCHES)
        self._launch = launch

    def __call__(self, *args: Any, **named: Any) -> Allocated:
        return self._launch(*args, **named)


def record(text: ModelText, reference: Source | None, arch: str, multiprocessors: int | None = None) -> Recording:
    """Run ``ModelNew`` without data, in training and in eval, with TF32 and without.

    Parameters
    ----------
    text : ModelText
    reference : Source or None
        Whose ``get_inputs`` and ``get_init_inputs`` give the shapes, where the file has none.
    arch : str
        What the ops' kernels are for, such as ``"sm_90a"``.
    multiprocessors : int, optional
        As of `plan_call`.

    Raises
    ------
    ExportError
        If it calls no op and launches no kernel, or does not run so.
    """
    recording = Recording(str(text.path))

    def site(number: int, function: Callable[..., Any], *args: Any, **named: Any) -> Any:
        made, one = function(*args, **named), text.sites[number]
        where = f"{text.path}:{one.line}"
        if isinstance(made, Op):
            name = recording.name(one, "_Op", made.name, (made.name, made.variants[0].source.parent))
            return _OpStandIn(where, made, partial(call, name, made))
        build = made.current_build()
        if build.source.is_ptx:
            raise ExportError(f"{where}: {made.name} is PTX, and an export is CUDA C++; load the .cu")
        identity = (build.source, build.expression, build.options)
        name = recording.name(one, "_Kernel", made.name, identity)
        return _KernelStandIn(where, made, partial(launch, name, build))

    def call(name: str, op: Op, tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]) -> Any:
        made = plan_call(op, tensors, attributes, arch, multiprocessors=multiprocessors)
        recording.calls.setdefault(name, {}).setdefault(made.key, made)
        return made.plan.result

    def launch(name: str, build: Build, args: Sequence[Any], named: Mapping[str, Any]) -> Allocated:
        allocated = None
        out = named.get("out")
        if out is not None and asks_for_outputs(build.signature, out):
            others = {one: value for one, value in named.items() if one != "out"}
            filled = fill_in(build.signature, args, others, out, torch.device("meta"))
            args, named, allocated = (), filled.named, filled.allocated
        build.plan.bind(args, named)
        recording.kernels[name] = build
        return allocated

    try:
        module = _execute(f"model_{text.path.stem}", str(text.path), text.instrumented, {SITE: site})
        given = module
        if reference is not None:
            given = _execute(f"reference_{reference.path.stem}", str(reference.path), reference.reference(), {})
        _run(module, given)
    except WorkbenchError:
        raise
    except CANDIDATE_ERRORS as error:
        raise ExportError(
            f"{text.path}: ModelNew must run on tensors without data (PyTorch's meta device), by which an export "
            f"learns what it launches; it raised {type(error).__name__}: {error}"
        ) from error
    if not recording.calls and not recording.kernels:
        there = ", ".join(name for _, name in recording.names.values()) or "(it finds none)"
        raise ExportError(f"{text.path}: ModelNew calls none of the ops {there}, and launches no kernel")
    return recording


def _run(module: Any, given: Any) -> None:
    with torch.device("meta"), torch.no_grad():
        made = given.get_init_inputs()
        model: nn.Module = module.ModelNew(**made) if isinstance(made, dict) else module.ModelNew(*made)
        inputs = given.get_inputs()
        arguments, keywords = ((), inputs) if isinstance(inputs, dict) else (tuple(inputs), {})
        for allow_tf32 in (True, False):
            for training in (True, False):
                with torch.backends.cudnn.flags(enabled=True, allow_tf32=allow_tf32):
                    model.train(training)(*arguments, **keywords)


def _execute(name: str, path: str, tree: Any, names: Mapping[str, Any]) -> ModuleType:
    """Run a file's statements as a module."""
    module = ModuleType(name)
    module.__file__ = path
    vars(module).update(names)
    sys.modules[name] = module
    exec(compile(tree, path, "exec"), vars(module))
    return module
