"""Hold the outputs of a bound launch against references."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from workbench.core import html
from workbench.core.errors import ArgumentError
from workbench.core.text import did_you_mean
from workbench.kernel import TensorMap
from workbench.kernel.arguments import share_bytes
from workbench.kernel.output import poison
from workbench.verify.compare import EQUALITY
from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.measure import Expected
from workbench.verify.reference import ROUNDING, comparable, copied, kind_of, measure_reference
from workbench.verify.report import WorstElement
from workbench.verify.tolerances import WORST, close_of

if TYPE_CHECKING:
    from workbench.bound.launch import BoundLaunch

Reference = Tensor | Callable[..., Tensor]
"""What an output should hold, or what computes it of the inputs."""


@dataclass(frozen=True)
class OutputCheck:
    """One output, compared.

    Attributes
    ----------
    name : str
    dtype : str
    shape : tuple of int
    passed : bool
    max_abs_error : float
        Largest absolute difference; of a failure, at `worst`.
    allowed : float
        What the difference may be there.
    rule : str
        What allows it.
    worst : WorstElement or None
        Where the difference is largest; of a failure, where it is the largest share of what it may be.
    detail : str
        Why it fails; empty where it agrees.
    """

    name: str
    dtype: str
    shape: tuple[int, ...]
    passed: bool
    max_abs_error: float
    allowed: float
    rule: str
    worst: WorstElement | None = None
    detail: str = ""

    def to_json(self) -> dict[str, object]:
        """Return the row as plain data."""
        return {
            "output": self.name,
            "dtype": self.dtype,
            "shape": list(self.shape),
            "passed": self.passed,
            "max_abs_error": self.max_abs_error,
            "tolerance": self.allowed,
            "rule": self.rule,
            "detail": self.detail,
        }

    def __str__(self) -> str:
        if not self.passed:
            return f"{self.name} FAILED: {self.detail}"
        if not self.max_abs_error:
            return f"{self.name} agrees exactly"
        place = f", at {self.name}{list(self.worst.index)}" if self.worst and self.worst.index else ""
        return (
            f"{self.name} agrees: off by {self.max_abs_error:.3g} at most{place}, and may be by {self.allowed:.3g} "
            f"({self.rule})"
        )


@dataclass(frozen=True, repr=False)
class CheckReport:
    """What `BoundLaunch.check` found. It is true where every output agrees.

    Attributes
    ----------
    launch : str
        The kernel with its grid and block.
    kernel : str
    rows : tuple of OutputCheck
        One for each reference.
    """

    launch: str
    kernel: str
    rows: tuple[OutputCheck, ...]

    @property
    def passed(self) -> bool:
        """True where every output agrees."""
        return all(row.passed for row in self.rows)

    def __bool__(self) -> bool:
        return self.passed

    def to_json(self) -> list[dict[str, object]]:
        """Return one JSON-ready row for each output."""
        return [{"launch": self.launch, **row.to_json()} for row in self.rows]

    def __str__(self) -> str:
        return "\n".join(f"{self.kernel}: {row}" for row in self.rows)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        columns = ("output", "dtype", "shape", "", "largest difference", "allowed there", "by")
        rows = [
            (
                row.name,
                row.dtype,
                "x".join(map(str, row.shape)),
                "agrees" if row.passed else f"FAILED: {row.detail}",
                f"{row.max_abs_error:.3g}",
                f"{row.allowed:.3g}",
                row.rule,
            )
            for row in self.rows
        ]
        return html.preformatted(self.launch) + html.table(columns, rows)


def check_launch(
    run: BoundLaunch[Any],
    references: Mapping[str, Reference],
    updates: Collection[str],
    rtol: float | None,
    atol: float | None,
) -> CheckReport:
    """Do what `BoundLaunch.check` says.

    Parameters
    ----------
    run : BoundLaunch
    references : mapping of str to Tensor or callable
    updates : collection of str
    rtol, atol : float or None

    Returns
    -------
    CheckReport
    """
    if not isinstance(references, Mapping) or not references:
        got = f"a {type(references).__name__}" if not isinstance(references, Mapping) else "none"
        raise ArgumentError(f'{run.kernel.name}: expected references by output, as in {{"y": reference}}; got {got}')
    if isinstance(updates, str):
        raise ArgumentError(f"{run.kernel.name}: expected updates as a list of names; got {updates!r}")
    bench = _Bench(run, frozenset(references), frozenset(updates))
    yardsticks = {name: bench.yardstick(name, reference, rtol, atol) for name, reference in references.items()}
    for name in bench.poisoned:
        poison(bench.tensors[name])
    run()
    rows = [bench.judge(name, *yardstick) for name, yardstick in yardsticks.items()]
    return CheckReport(run.title, bench.kernel, tuple(rows))


class _Bench:
    """The tensors of a launch: those that it writes, those that are poisoned, those that a reference may ask for."""

    def __init__(self, run: BoundLaunch[Any], named: frozenset[str], updates: frozenset[str]) -> None:
        prepared = run.prepare()
        parameters = prepared.build.signature.parameters
        self.kernel = run.kernel.name
        self._launched = f"{run.title} launched {run.extent}"
        self.arguments = dict(zip(run.arguments, prepared.arguments, strict=True))
        self.tensors = {
            name: value.tensor if isinstance(value, TensorMap) else value
            for name, value in self.arguments.items()
            if isinstance(value, Tensor | TensorMap)
        }
        self._read_only = [p.name for p in parameters if p.is_const and p.name in self.tensors]
        self._writable = [name for name in self.tensors if name not in self._read_only]
        for name in (*named, *updates):
            self._check_written(name)
        self.poisoned = [
            name for name in self._writable if (name in named or name in run.outputs) and name not in updates
        ]
        self._inputs = {name: value for name, value in self.arguments.items() if name not in self.poisoned}
        for name in self.poisoned:
            for other, tensor in self.tensors.items():
                if other != name and other not in self.poisoned and _share(tensor, self.tensors[name]):
                    raise ArgumentError(
                        f"{self.kernel}: '{name}' shares memory with '{other}', so poisoning it would change that: "
                        f"pass updates=['{name}'], as for an output that the kernel also reads"
                    )

    def _check_written(self, name: str) -> None:
        if name in self._writable:
            return
        there = ", ".join(self._writable) or "nothing"
        if name in self._read_only:
            raise ArgumentError(f"{self.kernel}: '{name}' is const: the kernel does not write it; it writes {there}")
        meant = did_you_mean(name, self._writable)
        raise ArgumentError(f"{self.kernel}: no output is called '{name}'; the kernel writes {there}{meant}")

    def yardstick(
        self, name: str, reference: Reference, rtol: float | None, atol: float | None
    ) -> tuple[Yardstick, str]:
        """Make what an output is judged by, and say by what rule."""
        out = self.tensors[name]
        if isinstance(reference, Tensor):
            self._check_form(name, reference, "the reference")
            if met := [other for other in self._writable if _share(reference, self.tensors[other])]:
                raise ArgumentError(
                    f"{self.kernel}: the reference of '{name}' shares memory with '{met[0]}', which the kernel writes: "
                    "pass a .clone()"
                )
            return self._of_tensor(name, out, reference, rtol, atol)
        if not callable(reference):
            raise ArgumentError(
                f"{self.kernel}: the reference of '{name}' is a {type(reference).__name__}: expected a tensor, or a "
                "callable that returns one"
            )
        return self._of_callable(name, out, reference, rtol, atol)

    def _of_tensor(
        self, name: str, out: Tensor, reference: Tensor, rtol: float | None, atol: float | None
    ) -> tuple[Yardstick, str]:
        reference = reference.detach()
        if not (out.is_floating_point() or out.is_complex()):
            reference = comparable(reference)
            return Yardstick(Expected(reference, None), reference), EQUALITY
        usual = close_of(out.dtype)
        if usual is None and (rtol is None or atol is None):
            raise ArgumentError(
                f"{self.kernel}: PyTorch has no tolerance for '{name}', which holds {out.dtype}: pass rtol and atol"
            )
        relative, absolute = usual or (0.0, 0.0)
        relative, absolute = relative if rtol is None else rtol, absolute if atol is None else atol
        value = reference.to(torch.complex128 if out.is_complex() else torch.float64)
        unit = (value.abs() * relative + absolute) / WORST
        unit = unit.masked_fill_(~value.isfinite(), 0.0)
        library = comparable(reference.to(out.dtype))
        yardstick = Yardstick(Expected(value, unit, swing=math.inf), library, demands_proof=False)
        return yardstick, f"rtol {relative:g}, atol {absolute:g}"

    def _of_callable(
        self, name: str, out: Tensor, reference: Callable[..., Tensor], rtol: float | None, atol: float | None
    ) -> tuple[Yardstick, str]:
        args, named = self._asked_for(name, reference)

        def compute(prepare: Callable[[Any], Any]) -> Tensor:
            result = reference(*map(prepare, args), **{key: prepare(value) for key, value in named.items()})
            if not isinstance(result, Tensor):
                raise ArgumentError(
                    f"{self.kernel}: the reference of '{name}' returned a {type(result).__name__}: expected a tensor"
                )
            return result

        with torch.no_grad():
            library = compute(copied)
            self._check_form(name, library, "what the reference returned")
            if rtol is not None or atol is not None:
                return self._of_tensor(name, out, library, rtol, atol)
            measured = measure_reference(compute, out, self.tensors.values())
            if isinstance(measured, str):
                yardstick, rule = self._of_tensor(name, out, library, rtol, atol)
                return yardstick, f"{rule}, since the reference does not run in float64: {measured}"
        if measured.random:
            raise ArgumentError(
                f"{self.kernel}: the reference of '{name}' is random: two runs differ by {measured.random}; draw such "
                "numbers before"
            )
        expected = measured.outputs[""]
        rule = EQUALITY if expected.unit is None else ROUNDING
        return Yardstick(expected, comparable(library.to(out.dtype)), demands_proof=False), rule

    def _asked_for(self, name: str, reference: Callable[..., Tensor]) -> tuple[Sequence[Any], Mapping[str, Any]]:
        """Find what a callable is given: arguments by its parameters' names, or the tensors that are only read."""
        in_order = [self.tensors[one] for one in self._read_only]
        try:
            signature = inspect.signature(reference)
        except (TypeError, ValueError):  # a builtin
            return in_order, {}
        parameters = signature.parameters.values()
        asked = [p for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)]
        required = [p.name for p in asked if p.default is p.empty]
        if poisoned := [one for one in required if one in self.poisoned]:
            raise ArgumentError(
                f"{self.kernel}: the reference of '{name}' asks for '{poisoned[0]}', an output, which is poisoned "
                f"before the launch: pass updates=['{poisoned[0]}'] if the kernel reads it"
            )
        if len(asked) == len(parameters) and all(one in self._inputs for one in required):
            return (), {p.name: _tensor(self._inputs[p.name]) for p in asked if p.name in self._inputs}
        unknown = [one for one in required if one not in self._inputs]
        if unknown and len(unknown) < len(required):
            raise ArgumentError(
                f"{self.kernel}: the reference of '{name}' asks for '{unknown[0]}', which is no argument of the kernel"
                f"{did_you_mean(unknown[0], self._inputs)}; name each of its parameters like one of "
                f"{', '.join(self._inputs)}, or none"
            )
        try:
            signature.bind(*in_order)
        except TypeError:
            raise ArgumentError(
                f"{self.kernel}: the reference of '{name}' takes {signature}: expected parameters named like the "
                f"kernel's arguments, {', '.join(self._inputs)}, or one for each tensor that the kernel only reads: "
                f"{', '.join(self._read_only) or 'none'}"
            ) from None
        return in_order, {}

    def _check_form(self, name: str, reference: Tensor, what: str) -> None:
        """Refuse a reference of another shape, kind or device than the output."""
        out = self.tensors[name]
        if reference.shape != out.shape:
            same_order = [n for n in reference.shape if n != 1] == [n for n in out.shape if n != 1]
            hint = f"; pass .reshape({tuple(out.shape)})" if same_order or 1 in (reference.dim(), out.dim()) else ""
            hint = hint if reference.numel() == out.numel() else ""
            raise ArgumentError(
                f"{self.kernel}: '{name}' has shape {tuple(out.shape)}; {what} has {tuple(reference.shape)}{hint}"
            )
        if reference.device != out.device:
            raise ArgumentError(
                f"{self.kernel}: '{name}' is on {out.device}; {what} is on {reference.device}; pass .to('{out.device}')"
            )
        if kind_of(reference) != kind_of(out) or (kind_of(out) == "exact" and reference.dtype != out.dtype):
            raise ArgumentError(f"{self.kernel}: '{name}' holds {out.dtype}; {what} holds {reference.dtype}")

    def judge(self, name: str, yardstick: Yardstick, rule: str) -> OutputCheck:
        """Judge an output after the launch."""
        out = self.tensors[name].detach()
        judgement = yardstick.judge(name, comparable(out))
        detail = judgement.detail or self._nothing_shown(name, yardstick.expected)
        if judgement.detail and name in self.poisoned and _is_poison(judgement, out):
            detail += (
                f"; {self._launched}; '{name}' was poisoned before the launch: pass updates=['{name}'] if the kernel "
                "reads it"
            )
        return OutputCheck(
            name,
            str(out.dtype).removeprefix("torch."),
            tuple(out.shape),
            not detail,
            judgement.max_abs_error,
            judgement.tolerance,
            rule,
            judgement.worst,
            detail,
        )

    def _nothing_shown(self, name: str, expected: Expected) -> str:
        """Say that zeros would pass though they are not right."""
        if expected.unit is None:
            return ""
        widths, value = expected.unit * WORST, expected.value.abs()
        if bool((value > widths).any()) or not bool((value > 0).any()):
            return ""
        return (
            f"proves nothing: zeros would pass, since {name} is {value.nan_to_num().max().item():.3g} at most and may "
            f"differ by {widths.max().item():.3g}; pass a smaller atol, or a callable as the reference"
        )


def _tensor(value: Any) -> Any:
    return value.tensor if isinstance(value, TensorMap) else value


def _is_poison(judgement: Judgement, out: Tensor) -> bool:
    """Whether a failure is of an element that holds NaN, as what is computed from poison does."""
    return judgement.worst is not None and kind_of(out) != "exact" and math.isnan(abs(judgement.worst.got))


def _share(one: Tensor, other: Tensor) -> bool:
    """Whether two tensors have a byte in common."""
    return one.device == other.device and bool(one.numel() and other.numel()) and share_bytes(one, other)
