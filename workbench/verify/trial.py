"""One candidate on one case: drawn inputs, our run, PyTorch's runs, and the row that comes of it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor

from workbench.core.errors import WorkbenchError
from workbench.op import Case, Op, Variant
from workbench.verify.judge import Judgement, judge
from workbench.verify.poison import poisoned_allocations
from workbench.verify.report import LeftOut, VerifyRow
from workbench.verify.tolerances import TOLERANCES, Tolerance

Candidate = Callable[..., Any]
Inputs = tuple[Tensor | None, ...]


def name_of(candidate: Variant | Candidate) -> str:
    """Return a variant's name, or a function's."""
    return candidate.name if isinstance(candidate, Variant) else getattr(candidate, "__name__", repr(candidate))


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
    """

    op: Op
    candidate: Variant | Candidate
    case: Case
    dtype: str
    device: torch.device
    seed: int

    def run(self) -> VerifyRow | LeftOut:
        """Run the candidate, then PyTorch, and judge; a candidate that raises has failed."""
        generator = torch.Generator(self.device)
        generator.manual_seed(zlib.crc32(f"{self.seed} {self.case.name} {self.dtype}".encode()))
        inputs = self.case.make(getattr(torch, self.dtype), generator)
        if isinstance(self.candidate, Variant):
            reason = self.candidate.obstacle(*inputs, **self.case.attributes)
            if reason:
                return LeftOut(**self._names, reason=reason)
        before = _copies(inputs)
        try:
            with poisoned_allocations():
                outputs = _named(self.candidate(*inputs, **self.case.attributes))
        except (WorkbenchError, RuntimeError) as error:  # ours, and what torch and CuPy raise of a faulting kernel
            return self._row(Judgement(f"{type(error).__name__}: {error}"))
        changed = [name for name in self._changed(inputs, before) if name not in self.op.mutates]
        judgement = self._judge({**outputs, **self._updated(inputs)}, before)
        if changed:
            judgement = replace(judgement, detail=f"the kernel changed its input {', '.join(changed)}")
        return self._row(judgement)

    def _judge(self, results: dict[str, Tensor], inputs: Inputs) -> Judgement:
        """Judge every output, and return the worst judgement."""
        tf32 = self.dtype == "float32" and isinstance(self.candidate, Variant) and self.candidate.tf32
        with _library(cudnn=False):
            oracle = self._by_pytorch(_copies(inputs, torch.float64))
        with _library(tf32=tf32):
            library = self._by_pytorch(_copies(inputs))
        if results.keys() != oracle.keys():
            return Judgement(f"expected the outputs {', '.join(oracle)}; got {', '.join(results)}")
        tolerance = self._tolerance("tf32" if tf32 else self.dtype)
        exact = self.op.linear and self.case.exact
        judgements = (
            judge(name, results[name], oracle[name], library[name], tolerance, exact=exact) for name in oracle
        )
        return max(judgements, key=lambda judgement: judgement.strain)

    def _by_pytorch(self, inputs: Inputs) -> dict[str, Tensor]:
        """Run the oracle: its outputs, and the inputs that it updates."""
        return {**_named(self.op.oracle(*inputs, **self.case.attributes)), **self._updated(inputs)}

    def _tolerance(self, arithmetic: str) -> Tolerance:
        own = self.op.tolerances.get(arithmetic)
        return TOLERANCES[arithmetic] if own is None else replace(TOLERANCES[arithmetic], relative=own)

    def _updated(self, inputs: Inputs) -> dict[str, Tensor]:
        """Pick the inputs that the op updates in place, by name."""
        named = zip(self.op.inputs, inputs, strict=True)
        return {name: tensor for name, tensor in named if name in self.op.mutates and tensor is not None}

    def _changed(self, inputs: Inputs, before: Inputs) -> Iterator[str]:
        """Name the inputs whose bits are not what they were."""
        for name, now, then in zip(self.op.inputs, inputs, before, strict=True):
            if now is not None and then is not None and not torch.equal(_bits(now), _bits(then)):
                yield name

    @property
    def _names(self) -> dict[str, str]:
        return {
            "op": self.op.name,
            "variant": name_of(self.candidate),
            "case": self.case.name,
            "dtype": self.dtype,
            "device": str(self.device),
        }

    def _row(self, judgement: Judgement) -> VerifyRow:
        return VerifyRow(
            **self._names,
            passed=not judgement.detail,
            max_abs_error=judgement.max_abs_error,
            tolerance=judgement.tolerance,
            oracle_error=judgement.oracle_error,
            detail=judgement.detail,
            worst=judgement.worst,
            seed=self.seed,
        )


def _named(result: Tensor | tuple[Tensor, ...]) -> dict[str, Tensor]:
    """Name the outputs: a single one is ``y``, several are ``y0``, ``y1`` and so on."""
    return {"y": result} if isinstance(result, Tensor) else {f"y{i}": tensor for i, tensor in enumerate(result)}


def _copies(inputs: Inputs, dtype: torch.dtype | None = None) -> Inputs:
    return tuple(None if tensor is None else tensor.to(dtype or tensor.dtype, copy=True) for tensor in inputs)


def _bits(tensor: Tensor) -> Tensor:
    """View a tensor as integers, so that NaN equals itself and 0 differs from -0."""
    return tensor.view({2: torch.int16, 4: torch.int32, 8: torch.int64}[tensor.element_size()])


@contextmanager
def _library(*, cudnn: bool = True, tf32: bool = False) -> Iterator[None]:
    """Choose how PyTorch computes on a GPU: with cuDNN or its own plain kernels, with TF32 or without."""
    library, matmul = torch.backends.cudnn, torch.backends.cuda.matmul
    before = library.enabled, library.allow_tf32, matmul.allow_tf32
    library.enabled, library.allow_tf32, matmul.allow_tf32 = cudnn, tf32, tf32
    try:
        yield
    finally:
        library.enabled, library.allow_tf32, matmul.allow_tf32 = before
