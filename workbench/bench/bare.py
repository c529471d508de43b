"""A kernel that is no op's, on the user's own arguments: what a sweep checks and times its candidates on."""

from __future__ import annotations

import hashlib
import inspect
import json
import math
import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from workbench.analysis.trace import EventLog, Trace
from workbench.compile import Signature
from workbench.core.environment import fault, guard
from workbench.core.errors import ArgumentError, RecordingError
from workbench.core.geometry import LaunchConfig
from workbench.core.text import counted, did_you_mean
from workbench.kernel import Kernel
from workbench.kernel.output import poison
from workbench.op import Config, Launch
from workbench.verify.compare import allowance, disagreement, tolerance_of
from workbench.verify.judge import Yardstick
from workbench.verify.measure import Expected
from workbench.verify.reference import ROUNDING, copied, kind_of, measure_reference
from workbench.verify.trial import CANDIDATE_ERRORS

if TYPE_CHECKING:
    from workbench.kernel.build import Build

_ARGUMENTS, _MEASURE, _NOTED = "arguments.pt", "measure.npz", "noted.json"
_OUTPUT, _READ = "output ", "read the outputs that others are held against"
_WATCHED_BYTES = 1 << 28
"""Notes of a launch, some 4 million, past which it is run without them."""
_PLAIN = (int, float, bytes, type(None))


@dataclass(frozen=True)
class Parcel:
    """The arguments of a sweep, in a folder that its worker processes share.

    Attributes
    ----------
    folder : Path
    written, read : tuple of str
        Parameters whose tensors a kernel may write, and those whose tensors it must not.
    outputs : tuple of str
        Parameters that have a reference; empty where candidates are held against each other.
    updates : tuple of str
        Of what is written, what a kernel reads as well: it is not poisoned.
    spelled, digest : str
        Arguments by type and shape; what identifies their content and the reference's.
    rtol, atol : float or None
        As `workbench.verify.compare.disagreement` takes them.
    tolerance : str
        By output, what it may differ by.
    """

    folder: Path
    written: tuple[str, ...]
    read: tuple[str, ...]
    outputs: tuple[str, ...]
    updates: tuple[str, ...]
    spelled: str
    digest: str
    rtol: float | None
    atol: float | None
    tolerance: str

    @classmethod
    def pack(
        cls,
        folder: Path,
        signature: Signature,
        values: Sequence[Any],
        reference: Mapping[str, Any] | None = None,
        updates: Collection[str] = (),
        rtol: float | None = None,
        atol: float | None = None,
    ) -> Parcel:
        """Write the arguments of a kernel, one value per parameter, and the reference of its outputs.

        Raises
        ------
        ArgumentError
            If a value cannot travel, or the reference is of no output.
        EnvironmentFaultError
            If the folder does not take them.
        """
        arguments = {p.name: _portable(p.name, v) for p, v in zip(signature.parameters, values, strict=True)}
        tensors = {name: value for name, value in arguments.items() if isinstance(value, Tensor)}
        if not isinstance(reference, Mapping | None):
            raise ArgumentError(f"expected reference={{'y': tensor}}, by output; got a {type(reference).__name__}")
        constant = {parameter.name for parameter in signature.parameters if parameter.is_const}
        written = tuple(name for name in tensors if name not in constant)
        expected, measured = {}, {}
        for name, value in (reference or {}).items():
            _check_written(signature, name, written, "reference")
            is_measured = rtol is None and atol is None and _is_function(value)
            expected[name] = _expected(name, value, arguments)
            bound = _measure(name, value, expected[name], arguments) if is_measured else None
            if bound is not None:
                measured[name] = bound
            else:
                _check_proof(name, tensors[name], expected[name], rtol, atol)
        if not written or (reference is not None and not reference):
            raise ArgumentError(f"{signature} writes no tensor that could be checked: name its outputs in reference=")
        with guard("write the arguments of a sweep", folder):
            packed = {
                "arguments": arguments,
                "reference": expected,
                "measured": {n: vars(m) for n, m in measured.items()},
            }
            torch.save(packed, folder / _ARGUMENTS)
        content = hashlib.sha256(repr({n: v for n, v in arguments.items() if n not in tensors}).encode())
        poisoned = expected.keys() - set(updates)  # what they hold before is never read
        kept = ((name, tensor) for name, tensor in tensors.items() if name not in poisoned)
        for name, tensor in (*kept, *expected.items()):
            content.update(f"{name} {tensor.dtype} {tuple(tensor.shape)} {tensor.stride()}".encode())
            content.update(_bytes(tensor).cpu().numpy().data)
        spelled = {n: list(v.shape) if isinstance(v, Tensor) else repr(v) for n, v in arguments.items()}
        read = tuple(name for name in tensors if name in constant)
        for name in updates:
            _check_written(signature, name, written, "updates")
        checks = tuple(expected), tuple(updates)
        rules = {name: tolerance_of(tensors[name].dtype, rtol, atol) for name in expected or written}
        rules |= dict.fromkeys(measured, ROUNDING)
        said = "; ".join(f"{name}: {rule}" for name, rule in rules.items())
        return cls(folder, written, read, *checks, json.dumps(spelled), content.hexdigest(), rtol, atol, said)

    def note(self, config: Config) -> None:
        """Note a config that ran before and was right: what is tried next is held against it, if nothing else is."""
        with guard("write the arguments of a sweep", self.folder):
            (self.folder / _NOTED).write_text(json.dumps(dict(config)), encoding="utf-8")

    @property
    def noted(self) -> dict[str, int] | None:
        """The config that `note` wrote down last; None if there is none."""
        with suppress(FileNotFoundError):
            return dict(json.loads((self.folder / _NOTED).read_text(encoding="utf-8")))
        return None

    @property
    def measure(self) -> tuple[str, dict[str, NDArray[np.uint8]]] | None:
        """The config that the others are held against, and the bytes of its outputs; None until one has run.

        Raises
        ------
        EnvironmentFaultError
            If the file is not what a worker wrote.
        """
        path = self.folder / _MEASURE
        if not path.exists():
            return None
        try:
            with guard(_READ, path), np.load(path, allow_pickle=False) as held:
                outputs = {name.removeprefix(_OUTPUT): held[name] for name in held.files if name.startswith(_OUTPUT)}
                return held["config"].tobytes().decode(), outputs
        except (ValueError, KeyError, TypeError, BadZipFile):
            cure = "start the sweep again"
            raise fault(_READ, "it is damaged", cure, path) from None

    def set_measure(self, config: str, outputs: Mapping[str, Tensor]) -> None:
        """Hold all others against these outputs, unless another process was first."""
        own = self.folder / f"{os.getpid()}-{_MEASURE}"
        held = {f"{_OUTPUT}{name}": _bytes(tensor).cpu().numpy() for name, tensor in outputs.items()}
        with guard("write the arguments of a sweep", self.folder):
            np.savez(own, allow_pickle=False, config=np.frombuffer(config.encode(), np.uint8), **held)
            with suppress(FileExistsError):
                os.link(own, self.folder / _MEASURE)
            own.unlink()


def _portable(name: str, value: Any) -> Tensor | float | bytes | None:
    """Return what a file can hold of an argument."""
    if isinstance(value, Tensor):
        return value.detach()
    plain = value.item() if isinstance(value, np.generic) else value
    if isinstance(plain, _PLAIN):
        return plain
    raise ArgumentError(
        f"argument '{name}' of a sweep must be a tensor, a number or bytes; got a {type(value).__name__}"
    )


def _is_function(value: Any) -> bool:
    return callable(value) and not isinstance(value, Tensor)


def _expected(name: str, value: Any, arguments: Mapping[str, Any]) -> Tensor:
    """Check one output's reference, or compute it."""
    if _is_function(value):
        value = _compute(name, value, arguments)
    tensor = value.detach() if isinstance(value, Tensor) else torch.as_tensor(value)
    if tensor.shape != arguments[name].shape:
        raise ArgumentError(
            f"the reference of '{name}' must have its shape {tuple(arguments[name].shape)}; got {tuple(tensor.shape)}"
        )
    return tensor.contiguous()


def _measure(
    name: str, reference: Callable[..., Any], library: Tensor, arguments: Mapping[str, Any]
) -> Expected | None:
    """Find what rounding may do to an output; None where that is nothing, or not known."""
    out = arguments[name]
    if kind_of(out) != "float" or kind_of(library) != "float":
        return None
    tensors = [value for value in arguments.values() if isinstance(value, Tensor)]
    measured = measure_reference(lambda prepare: _compute(name, reference, arguments, prepare), out, tensors)
    return None if isinstance(measured, str) or measured.random else measured.outputs[""]


def _check_proof(name: str, out: Tensor, expected: Tensor, rtol: float | None, atol: float | None) -> None:
    """Refuse a reference that zeros would be right by, though it is not all zeros."""
    if not out.is_floating_point() or not expected.numel():
        return
    relative, absolute = allowance(out.dtype, rtol, atol)
    most = float(expected.double().nan_to_num(nan=math.inf, posinf=math.inf, neginf=math.inf).abs().max())
    if 0.0 < most <= absolute + relative * most:
        raise ArgumentError(
            f"the reference of '{name}' proves nothing: zeros would pass, since it is {most:.3g} at most and may "
            f"differ by {absolute + relative * most:.3g}: pass a smaller atol, or a function as the reference"
        )


def _compute(
    name: str,
    reference: Callable[..., Any],
    arguments: Mapping[str, Any],
    prepare: Callable[[Any], Any] = copied,
) -> Tensor:
    """Call a reference on copies of the arguments that its parameters are named after."""
    there = ", ".join(arguments)
    try:
        asked = list(inspect.signature(reference).parameters)
    except (TypeError, ValueError):  # a builtin
        asked = [""]
    for one in asked:
        if one not in arguments:
            raise ArgumentError(
                f"the reference of '{name}' asks for {one or 'nothing by name'}{did_you_mean(one, arguments)}: "
                f"expected a tensor, or a function whose parameters are named like arguments of the kernel: {there}"
            )
    computed = reference(**{one: prepare(arguments[one]) for one in asked})
    if not isinstance(computed, Tensor):
        raise ArgumentError(f"the reference of '{name}' returned a {type(computed).__name__}: expected a tensor")
    return computed


def _check_written(signature: Signature, name: str, written: Sequence[str], where: str) -> None:
    if name not in written:
        there = ", ".join(written) or "none"
        raise ArgumentError(f"{where} names '{name}', but the tensors that {signature} may write are {there}")


def unnamed_tunables(build: Build, names: Iterable[str]) -> list[str]:
    """Return the tunables that a source never names, so that they change the geometry at most.

    Parameters
    ----------
    build : Build
        Where it includes files, it may name them there: then nothing is returned.
    names : iterable of str
    """
    words = set(re.findall(r"\w+", build.source.text))
    return [] if build.included.files else [name for name in names if name not in words]


class BareVariant:
    """A kernel with the macros and the geometry of one config.

    Parameters
    ----------
    kernel : Kernel
    config : mapping of str to int
    geometry : LaunchConfig

    Attributes
    ----------
    name : str
        The kernel's.
    config, geometry
    traced : Trace or None
        Of the launch that `watch` made.
    """

    def __init__(self, kernel: Kernel, config: Config, geometry: LaunchConfig) -> None:
        self.name = kernel.name
        self.config = config
        self.geometry = geometry
        self.traced: Trace | None = None
        self._kernel = kernel

    def kernel(self, launch: Launch | None) -> Kernel:  # noqa: ARG002  (a variant's face: it has one kernel)
        """Return the kernel of its launch."""
        return self._kernel

    @property
    def extent(self) -> str:
        """What it launches, and which tunables change that alone."""
        blocks, threads = prod(self.geometry.grid), prod(self.geometry.block)
        said = f"{counted(blocks, 'block')} of {counted(threads, 'thread')}"
        unnamed = unnamed_tunables(self._kernel.current_build(), self.config)
        return f"{said}; the source never names {', '.join(unnamed)}" if unnamed else said

    def execute(self, plan: BarePlan) -> bool:
        """Launch it, and return that it has run."""
        for launch in plan.launches:
            self._kernel.launch(**launch.configuration, **launch.arguments)
        return True

    def watch(self, plan: BarePlan) -> bool:
        """Launch it on the emulator and keep the trace; return whether it ended before that was too large.

        A kernel is translated once to run it, and once more to trace it: whoever needs both saves half of that.
        """
        (launch,) = plan.launches
        ready = self._kernel.prepare(**launch.configuration, **launch.arguments)
        target: Any = ready.target
        log = EventLog(limit_bytes=_WATCHED_BYTES)
        try:
            self.traced = target.trace(ready.ready, ready.fields, ready.arguments, ready.is_empty, log)
        except RecordingError:
            return False
        return True


class BarePlan:
    """The one launch of a bare kernel.

    Attributes
    ----------
    launches : tuple of Launch
    outputs : tuple of Tensor
        What is poisoned before each run, once it is known.
    """

    def __init__(self, launch: Launch) -> None:
        self.launches = (launch,)
        self.outputs: tuple[Tensor, ...] = ()

    def fill(self) -> None:
        """Leave the tensors as they are: a bare kernel's have the user's values."""


class BareSubject:
    """The arguments of a parcel on one device, with any number of candidates tried on them.

    An output is filled with NaN before each run, so that what a candidate leaves unwritten shows; one that kernels also
    read, which the parcel names, begins with the user's values.

    Parameters
    ----------
    parcel : Parcel
    variant_of : callable
        ``variant_of(config)`` returns the `BareVariant`.
    device : torch.device
    """

    call_oracle = None

    def __init__(self, parcel: Parcel, variant_of: Callable[[Config], BareVariant], device: torch.device) -> None:
        self._parcel = parcel
        self._variant_of = variant_of
        with guard("read the arguments of a sweep", parcel.folder):
            loaded = torch.load(parcel.folder / _ARGUMENTS, map_location=device, weights_only=True)
        self.arguments: dict[str, Any] = loaded["arguments"]
        self._given: dict[str, Tensor] = loaded["reference"]
        self._yardsticks = {
            name: Yardstick(Expected(**measured), self._given[name].to(self.arguments[name].dtype), demands_proof=False)
            for name, measured in loaded["measured"].items()
        }
        self._against = "the reference"
        self._is_emulated = device.type == "cpu"
        self._before = {n: v.clone() for n, v in self.arguments.items() if isinstance(v, Tensor)}

    @cached_property
    def _written(self) -> dict[str, Tensor]:
        return {name: self.arguments[name] for name in self._parcel.written}

    def prepare(self, variant: BareVariant, config: Config | None = None) -> BarePlan:  # noqa: ARG002  (the variant's)
        """Plan the launch."""
        at = variant.geometry
        return BarePlan(Launch(variant.name, self.arguments, at.grid, at.block, at.smem_bytes, at.cooperative))

    def check(self, variant: BareVariant, plan: BarePlan) -> str:
        """Run a plan on poisoned outputs, and say what is wrong with its results.

        All tensors get the user's values back.
        """
        reference = self._reference(variant, plan)
        if not reference:
            return "it writes none of its tensors: there is nothing to check"
        plan.outputs = tuple(self.arguments[name] for name in reference if name not in self._parcel.updates)
        self._run(variant, plan, plan.outputs)
        wrong = self._compare(reference, variant, plan) or self._mutated()
        self.restore()
        return wrong

    def _reference(self, variant: BareVariant, plan: BarePlan) -> dict[str, Tensor]:
        """Return what outputs are held against: the user's reference, or the outputs of the first config that ran."""
        if not self._given:
            if self._parcel.measure is None:
                self._choose_measure(variant, plan)
            held = self._parcel.measure
            assert held is not None
            self._against = held[0]
            self._given = {name: _of_bytes(output, self.arguments[name]) for name, output in held[1].items()}
        return self._given

    def _choose_measure(self, variant: BareVariant, plan: BarePlan) -> None:
        """Run a config that all others are held against: one that an earlier sweep has found right, or this one."""
        if (config := self._parcel.noted) is not None:
            with suppress(*CANDIDATE_ERRORS):
                earlier = self._variant_of(config)
                self._parcel.set_measure(str(earlier.config), self._outputs(earlier, self.prepare(earlier)))
                return
        self._parcel.set_measure(str(variant.config), self._outputs(variant, plan))

    def _outputs(self, variant: BareVariant, plan: BarePlan) -> dict[str, Tensor]:
        """Run a plan, and return those of its tensors that it writes."""
        written = set()
        for name, tensor in self._written.items():
            fresh = torch.empty_like(tensor)
            poison(fresh)
            self._run(variant, plan, [tensor])
            if not torch.equal(_bytes(tensor), _bytes(fresh)):
                written.add(name)
        self._run(variant, plan, ())
        after = {name: tensor.clone() for name, tensor in self._written.items()}
        self.restore()
        return {
            name: tensor
            for name, tensor in after.items()
            if name in written or not torch.equal(_bytes(tensor), _bytes(self._before[name]))
        }

    def recheck(self, variant: BareVariant, plan: BarePlan) -> str:
        """Judge what the last timed run left; of what each run has updated, that tells nothing."""
        reference = self._reference(variant, plan)
        fresh = {name: expected for name, expected in reference.items() if name not in self._parcel.updates}
        wrong = self._compare(fresh, variant, plan) or self._mutated()
        self.restore()
        return f"right at first, wrong once it was timed: {wrong}" if wrong else ""

    def _compare(self, reference: Mapping[str, Tensor], variant: BareVariant, plan: BarePlan) -> str:
        """Say where outputs differ from what they are held against; empty where they do not."""
        for name, expected in reference.items():
            got = self.arguments[name]
            if name in self._yardsticks:
                wrong = self._yardsticks[name].judge(name, got).detail
            else:
                wrong = disagreement(name, got, expected, self._against, self._parcel.rtol, self._parcel.atol)
            if wrong:
                return wrong if name in self._parcel.updates else wrong + self._left(name, expected, variant, plan)
        return ""

    def _mutated(self) -> str:
        changed = [n for n in self._parcel.read if not torch.equal(_bytes(self.arguments[n]), _bytes(self._before[n]))]
        return f"the kernel changed its input {', '.join(changed)}" if changed else ""

    def _left(self, name: str, expected: Tensor, variant: BareVariant, plan: BarePlan) -> str:
        """Say how much of a poisoned output still is poison, or was computed from it.

        Another launch, on another value, tells the two apart.
        """
        got = self.arguments[name]
        fresh = torch.empty_like(got)
        poison(fresh)
        left = (got == fresh) | (got.isnan() & ~expected.isnan())
        count = int(left.sum())
        if not count:
            return ""
        self.restore()
        for tensor in plan.outputs:
            poison(tensor)
        other = 0 if got.dtype is torch.bool else 1
        got.fill_(other)
        variant.execute(plan)
        filled = f"; {count} hold {fresh.flatten()[0].item()}, with which '{name}' was filled before the launch:"
        if bool((got[left] != other).any()):
            return f"{filled} the kernel reads '{name}': pass updates=['{name}']"
        return f"{filled} they are not written by {variant.extent}"

    def poison(self, plan: BarePlan) -> None:
        """Fill the outputs with NaN, integers with their maximum."""
        for tensor in plan.outputs:
            poison(tensor)

    def _run(self, variant: BareVariant, plan: BarePlan, poisoned: Sequence[Tensor]) -> None:
        """Run a plan once, on the user's values but for what is poisoned."""
        for run in (variant.watch, variant.execute) if self._is_emulated else (variant.execute,):
            self.restore()
            for tensor in poisoned:
                poison(tensor)
            if run(plan):
                return

    def restore(self) -> None:
        """Give the tensors the user's values back."""
        for name, then in self._before.items():
            self.arguments[name].copy_(then)

    def roofline(self, bandwidth_gbps: float, *, cold: bool) -> None:
        """Return None: what a kernel must read of its arguments is not known."""


def _bytes(tensor: Tensor) -> Tensor:
    """View a tensor's elements as bytes, in their order."""
    return tensor.detach().contiguous().reshape(-1).view(torch.uint8)


def _of_bytes(data: NDArray[np.uint8], like: Tensor) -> Tensor:
    """Return the tensor whose elements `_bytes` has viewed, in the form and on the device of another."""
    return torch.from_numpy(data).view(like.dtype).reshape(like.shape).to(like.device)
