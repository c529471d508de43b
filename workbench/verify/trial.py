"""One candidate on one case: drawn inputs, our run, PyTorch's runs, and the row that comes of it."""

from __future__ import annotations

import threading
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from torch import Tensor

from workbench.core.errors import EnvironmentFaultError, WorkbenchError
from workbench.core.text import plain
from workbench.op import Case, Config, Op, OpError, Variant
from workbench.op.poison import poisoned_allocations
from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.measure import Kept, Measured, measure, widened
from workbench.verify.measurements import measured_once
from workbench.verify.report import LeftOut, VerifyRow
from workbench.verify.tf32 import ProductsInTF32
from workbench.verify.tolerances import Arithmetic

Candidate = Callable[..., Any]
Inputs = tuple[Tensor | None, ...]

CANDIDATE_ERRORS = (
    *(
        ArithmeticError,
        AssertionError,
        AttributeError,
        ImportError,
        LookupError,
        NameError,
        OSError,
        TypeError,
        ValueError,
    ),
    RuntimeError,
    WorkbenchError,
)
"""What a candidate, which is anybody's code, may raise: a faulting kernel's RuntimeError, ours, a plan's mistakes."""

_SETTINGS = threading.RLock()  # PyTorch's settings are the process's: compilers plan in several threads


class OracleError(OpError):
    """An op's oracle raises on the inputs of a case, or returns no tensors."""


def ask_oracle(op: Op, case: Case, inputs: Inputs) -> dict[str, Tensor]:
    """Run an op's oracle on inputs of a case, and name its outputs.

    Raises
    ------
    OracleError
        If it raises, or returns anything but a tensor or several.
    """
    try:
        outputs = named(op.oracle(*inputs, **case.attributes))
    except EnvironmentFaultError:
        raise
    except CANDIDATE_ERRORS as error:
        raise OracleError(
            plain(f"op {op.name}, case {case.name}: the oracle raises {type(error).__name__}: {error}")
        ) from error
    for kind in map(type, outputs.values()):
        if not issubclass(kind, Tensor):
            expected = "expected a tensor or a tuple of tensors"
            raise OracleError(f"op {op.name}, case {case.name}: the oracle returns {kind.__name__}; {expected}")
    return outputs


def name_of(candidate: Variant | Candidate) -> str:
    """Return a variant's name, or a function's."""
    return candidate.name if isinstance(candidate, Variant) else getattr(candidate, "__name__", repr(candidate))


@dataclass(frozen=True)
class Reference:
    """PyTorch's results on one set of inputs: what any number of candidates are judged by.

    Attributes
    ----------
    library : mapping of str to Tensor
        Computed in the dtype of the case; by name, updated inputs included.
    yardsticks : mapping of str to Yardstick
        For each of these, beside the float64 oracle.
    random : str
        The operation that makes PyTorch's results differ from run to run; empty where none does.
    """

    library: Mapping[str, Tensor]
    yardsticks: Mapping[str, Yardstick]
    random: str = ""

    @classmethod
    def of(cls, op: Op, case: Case, dtype: str, inputs: Inputs, *, tf32: bool = False) -> Reference:
        """Run PyTorch on copies of `inputs`; with `tf32`, it rounds the factors of its float32 products to TF32."""

        def run(copies: Inputs) -> dict[str, Tensor]:
            return {**ask_oracle(op, case, copies), **updated(op, copies)}

        def run_exactly() -> dict[str, Tensor]:
            with widened():
                return run(exact_copy_of(inputs))

        def measure_afresh() -> Measured:
            with library_settings(cudnn=False):
                return measure(run_exactly, arithmetic)

        copies = copy_of(inputs)
        # Of its libraries, cuDNN lets an infinity reach what it has no part in.
        with library_settings(cudnn=not tf32), ProductsInTF32() if tf32 else nullcontext(), Kept() as kept:
            library = run(copies)
        del copies  # of the largest cases there is no room for more copies than are needed
        arithmetic = kept.narrowed(Arithmetic.of(dtype, tf32=tf32, accumulator=op.accumulator))
        measured = measured_once((op.oracle, op.mutates), inputs, case.attributes, arithmetic, measure_afresh)
        exact = op.linear and case.exact
        whole = all(tensor is None or tensor.numel() for tensor in inputs)
        yardsticks = {
            n: Yardstick.of(e, library[n], exact=exact, demands_proof=whole) for n, e in measured.outputs.items()
        }
        return cls(library, yardsticks, measured.random)

    def judge(self, results: Mapping[str, Tensor]) -> Judgement:
        """Judge every output, and return the worst judgement."""
        if self.random:
            return Judgement(
                f"the oracle is random: two runs on the same inputs differ by {self.random}; an op has no state of a "
                "generator, so draw such numbers outside and pass them as an input"
            )
        if results.keys() != self.yardsticks.keys():
            return Judgement(f"expected the outputs {', '.join(self.yardsticks)}; got {', '.join(results)}")
        return self.judge_some(results)

    def judge_some(self, results: Mapping[str, Tensor]) -> Judgement:
        """Judge these outputs alone, and return the worst judgement."""
        judgements = (self.yardsticks[name].judge(name, result) for name, result in results.items())
        return max(judgements, key=lambda judgement: judgement.order)


@dataclass(frozen=True)
class Attempt:
    """One run of a candidate, judged.

    Attributes
    ----------
    judgement : Judgement
    left_out : str
        Why the candidate does not take the inputs; empty where it does.
    reference : Reference or None
        What it was judged by; None where it did not run.
    results : mapping of str to Tensor
        Copies of what it left.
    """

    judgement: Judgement
    left_out: str = ""
    reference: Reference | None = None
    results: Mapping[str, Tensor] = field(default_factory=dict)


@dataclass(frozen=True)
class Trial:
    """One candidate on one case in one dtype.

    Attributes
    ----------
    op : Op
    candidate : Variant or callable
    case : Case
    dtype : str
    device : torch.device
    seed : int
    refer : callable
        ``refer(op, case, dtype, inputs, tf32=...)`` returns the `Reference`; what tries many candidates on the same
        inputs may keep it.
    """

    op: Op
    candidate: Variant | Candidate
    case: Case
    dtype: str
    device: torch.device
    seed: int
    refer: Callable[..., Reference] = Reference.of

    def draw(self, again: int = 0) -> Inputs:
        """Draw the inputs: the same ones for the same seed, case, dtype and number of the drawing."""
        generator = torch.Generator(self.device)
        number = f" {again}" if again else ""
        generator.manual_seed(zlib.crc32(f"{self.seed} {self.case.name} {self.dtype}{number}".encode()))
        return self.case.make(getattr(torch, self.dtype), generator)

    def run(self, *, thorough: bool = False) -> VerifyRow | LeftOut:
        """Run the candidate, then PyTorch, and judge; a candidate that raises has failed.

        The op's `carrier` is also judged in the harder forms of `workbench.verify.harder`, each by its rule.
        """
        from workbench.verify.harder import carrier, try_harder  # noqa: PLC0415  (it makes trials)

        outcome = self.attempt(self.draw())
        if outcome.left_out:
            return LeftOut(**self._names, reason=outcome.left_out)
        judgement = outcome.judgement
        remarks: tuple[str, ...] = ()
        if not judgement.detail and self.case is carrier(self.op, self.dtype):
            judgement, remarks = try_harder(self, outcome, thorough=thorough)
        return self._row(judgement, remarks)

    def attempt(self, inputs: Inputs, config: Config | None = None, reference: Reference | None = None) -> Attempt:
        """Run the candidate once on these inputs, in a config of its tunables, and judge.

        Raises
        ------
        EnvironmentFaultError
            If the machine does not let it run: no result of the candidate's.
        """
        before = copy_of(inputs)
        variant = self.candidate if isinstance(self.candidate, Variant) else None
        tf32 = variant is not None and uses_tf32(variant, self.dtype)
        try:
            with library_settings(tf32=tf32) if variant else nullcontext():  # a variant may take it into account
                if variant and (reason := variant.obstacle(*inputs, **self.case.attributes)):
                    return Attempt(Judgement(reason), reason)
                with poisoned_allocations():
                    outputs = self._compute(inputs, config)
        except EnvironmentFaultError:
            raise  # which says nothing of the candidate
        except CANDIDATE_ERRORS as error:
            return Attempt(Judgement(plain(f"{type(error).__name__}: {error}")))
        results = {**outputs, **updated(self.op, inputs)}
        changed = changed_inputs(self.op, inputs, before)
        del outputs, inputs  # to leave their memory to the oracle
        reference = reference or self.refer(self.op, self.case, self.dtype, before, tf32=tf32)
        judgement = reference.judge(results)
        if changed:
            judgement = replace(judgement, detail=f"the kernel changed its input {', '.join(changed)}")
        return Attempt(judgement, "", reference, {name: result.clone() for name, result in results.items()})

    def _compute(self, inputs: Inputs, config: Config | None) -> dict[str, Tensor]:
        """Run the candidate, and name its outputs.

        Raises
        ------
        OpError
            If a plan with outputs launches no kernel.
        """
        if not isinstance(self.candidate, Variant):
            return named(self.candidate(*inputs, **self.case.attributes))
        plan = self.candidate.prepare(*inputs, config=config, **self.case.attributes)
        if not (plan.launches or plan.filled) and any(output.numel() for output in plan.outputs):
            raise OpError(f"the plan of {self.candidate.name} launches nothing: no kernel ever writes its outputs")
        self.candidate.execute(plan)
        return named(plan.result)

    @property
    def _names(self) -> dict[str, str]:
        return {
            "op": self.op.name,
            "variant": name_of(self.candidate),
            "case": self.case.name,
            "dtype": self.dtype,
            "device": str(self.device),
        }

    def _row(self, judgement: Judgement, remarks: tuple[str, ...]) -> VerifyRow:
        return VerifyRow(
            **self._names,
            passed=not judgement.detail,
            max_abs_error=judgement.max_abs_error,
            tolerance=judgement.tolerance,
            oracle_error=judgement.oracle_error,
            detail=judgement.detail,
            worst=judgement.worst,
            seed=self.seed,
            remarks=remarks,
        )


def named(result: Tensor | tuple[Tensor, ...]) -> dict[str, Tensor]:
    """Name the outputs: a single one is ``y``, several are ``y0``, ``y1`` and so on."""
    return {"y": result} if isinstance(result, Tensor) else {f"y{i}": tensor for i, tensor in enumerate(result)}


def updated(op: Op, inputs: Inputs) -> dict[str, Tensor]:
    """Pick the inputs that the op updates in place, by name."""
    by_name = zip(op.inputs, inputs, strict=True)
    return {name: tensor for name, tensor in by_name if name in op.mutates and tensor is not None}


def changed_inputs(op: Op, inputs: Inputs, before: Inputs) -> list[str]:
    """Name the inputs that the op must not update and whose bits are not what they were."""
    return [
        name
        for name, now, then in zip(op.inputs, inputs, before, strict=True)
        if name not in op.mutates and now is not None and then is not None and not torch.equal(bits(now), bits(then))
    ]


def copy_of(inputs: Inputs) -> Inputs:
    """Copy the tensors, each in its layout."""
    return tuple(None if tensor is None else tensor.clone() for tensor in inputs)


def exact_copy_of(inputs: Inputs) -> Inputs:
    """Copy the tensors as contiguous float64, and integers and booleans as they are.

    Of channels-last tensors PyTorch sums less exactly, by up to 5 times.
    """
    as_rows = torch.contiguous_format
    return tuple(
        None
        if tensor is None
        else tensor.to(torch.float64 if tensor.is_floating_point() else tensor.dtype, copy=True, memory_format=as_rows)
        for tensor in inputs
    )


def bits(tensor: Tensor) -> Tensor:
    """View a tensor as integers, so that NaN equals itself and 0 differs from -0."""
    return tensor.view({1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[tensor.element_size()])


@contextmanager
def library_settings(*, cudnn: bool = True, tf32: bool = False) -> Iterator[None]:
    """Choose how PyTorch computes on a GPU: with cuDNN or its own plain kernels, with TF32 or without."""
    library, matmul = torch.backends.cudnn, torch.backends.cuda.matmul
    with _SETTINGS:
        before = library.enabled, library.allow_tf32, matmul.allow_tf32
        library.enabled, library.allow_tf32, matmul.allow_tf32 = cudnn, tf32, tf32
        try:
            yield
        finally:
            library.enabled, library.allow_tf32, matmul.allow_tf32 = before


def uses_tf32(variant: Variant, dtype: str) -> bool:
    """Tell whether a variant is planned, and judged, with TF32 allowed."""
    return variant.tf32 and dtype == "float32"
