"""Check a KernelBench file, `Model` beside `ModelNew`, in every way in which a candidate can fool a naive check."""

from __future__ import annotations

import copy
import importlib.util
import random
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from workbench.core.errors import WorkbenchError
from workbench.op import LAYOUTS
from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.measure import Expected, measure
from workbench.verify.poison import poisoned_allocations
from workbench.verify.report import VerifyReport, VerifyRow
from workbench.verify.tolerances import Arithmetic
from workbench.verify.trial import CANDIDATE_ERRORS, library_settings, named

NEEDED = ("Model", "ModelNew", "get_inputs", "get_init_inputs")
STATE = "state of "
"""What the names of parameters and buffers begin with, among outputs."""

RUNS = 5
"""How often a candidate runs on the same inputs: what is right at first may not stay so."""


class ModelError(WorkbenchError):
    """A file is not a KernelBench file."""


@dataclass(frozen=True)
class ModelFile:
    """A KernelBench file, loaded.

    Attributes
    ----------
    path : Path
    model, model_new : type of nn.Module
    get_inputs, get_init_inputs : callable
    """

    path: Path
    model: type[nn.Module]
    model_new: type[nn.Module]
    get_inputs: Callable[[], Sequence[Any]]
    get_init_inputs: Callable[[], Sequence[Any]]

    @classmethod
    def load(cls, path: Path | str) -> ModelFile:
        """Import a file.

        Raises
        ------
        ModelError
            If it is not there or lacks one of `NEEDED`.
        """
        file = Path(path)
        spec = importlib.util.spec_from_file_location(f"model_{file.stem}", file)
        if not file.is_file() or spec is None or spec.loader is None:
            raise ModelError(f"no KernelBench file {file}: expected a Python file with {', '.join(NEEDED)}")
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        if missing := [name for name in NEEDED if not hasattr(module, name)]:
            raise ModelError(f"{file} has no {', '.join(missing)}: a KernelBench file has {', '.join(NEEDED)}")
        return cls(file, *(getattr(module, name) for name in NEEDED))

    def build(self, device: torch.device, seed: int) -> tuple[nn.Module, nn.Module, list[Tensor]]:
        """Make both models, with the same parameters and buffers, and draw inputs.

        Raises
        ------
        ModelError
            If `ModelNew` has other parameters than `Model`, or an input is not a tensor.
        """
        torch.manual_seed(seed)
        model = self.model(*self.get_init_inputs()).to(device)
        model_new = self.model_new(*self.get_init_inputs()).to(device)
        try:
            model_new.load_state_dict(model.state_dict())
        except RuntimeError as error:
            raise ModelError(f"{self.path}: ModelNew must have the parameters of Model: {error}") from error
        inputs = self.get_inputs()
        if not all(isinstance(tensor, Tensor) for tensor in inputs):
            raise ModelError(f"{self.path}: get_inputs must return tensors; got {[type(i).__name__ for i in inputs]}")
        return model, model_new, [tensor.to(device) for tensor in inputs]


def verify_model(path: Path | str, device: str | torch.device = "cpu", *, seed: int | None = None) -> VerifyReport:
    """Check `ModelNew` of a KernelBench file against `Model` in float64.

    It runs before the reference, on poisoned memory, and is judged by what its output holds as it returns: on inputs
    as the file draws them, again on the same ones, on new values in the same memory, and on the same values laid out
    with gaps. Each must agree, with the inputs left as they were, and parameters and buffers as `Model` leaves them.

    Parameters
    ----------
    path : path
    device : str or torch.device
        ``"cpu"`` runs our kernels on the emulator.
    seed : int, optional
        Draw the parameters and inputs of an earlier report again.

    Returns
    -------
    VerifyReport
        One row per check, named ``first``, ``again``, ``new-values`` and ``strided``.

    Raises
    ------
    ModelError
        If it is no such file.
    """
    file = ModelFile.load(path)
    where = torch.device(device)
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    model, model_new, inputs = file.build(where, seed)
    match = _Match(model, model_new)

    def row(check: str, judgement: Judgement) -> VerifyRow:
        return VerifyRow(
            file.path.stem,
            "ModelNew",
            check,
            str(floating_dtype(inputs)).removeprefix("torch."),
            str(where),
            passed=not judgement.detail,
            max_abs_error=judgement.max_abs_error,
            tolerance=judgement.tolerance,
            oracle_error=judgement.oracle_error,
            detail=judgement.detail,
            worst=judgement.worst,
            seed=seed,
        )

    rows = [row("first", match.play(inputs))]
    for _ in range(RUNS - 1):
        again = match.play(inputs)
        if again.detail:
            break
    rows.append(row("again", _explain(again, "right at first, wrong when it ran again")))
    for tensor in inputs:
        if tensor.is_floating_point():
            tensor.copy_(_other_values(tensor))
    rows.append(row("new-values", _explain(match.play(inputs), "stale: new values in the same memory")))
    spread = [LAYOUTS["strided"](t) if t.is_floating_point() and t.dim() else t for t in inputs]
    rows.append(row("strided", _explain(match.play(spread), "wrong on inputs that are not contiguous")))
    return VerifyReport(tuple(rows))


class _Match:
    """Two models with the same parameters; each run starts from the same buffers."""

    def __init__(self, model: nn.Module, model_new: nn.Module) -> None:
        self._model = model
        self._new = model_new
        self._state = copy.deepcopy(model.state_dict())

    def play(self, inputs: Sequence[Tensor]) -> Judgement:
        """Run the candidate, then the reference, and judge."""
        before = [tensor.clone() for tensor in inputs]
        self._new.load_state_dict(self._state)
        threads = threading.active_count()
        try:
            with torch.no_grad(), poisoned_allocations():
                outputs = named(self._new(*inputs))
                got = {name: tensor.clone() for name, tensor in outputs.items()}
                state = {name: tensor.clone() for name, tensor in self._new.state_dict().items()}
        except CANDIDATE_ERRORS as error:
            return Judgement(f"{type(error).__name__}: {error}")
        dtype = floating_dtype(before)
        library = self._reference(self._model, before, dtype)
        arithmetic = Arithmetic.of(str(dtype).removeprefix("torch."), device=before[0].device if before else "cpu")
        exact = copy.deepcopy(self._model).double()
        measured = measure(lambda: self._reference(exact, before, torch.float64), arithmetic)
        if measured.random:
            return Judgement(
                f"is random: two runs of Model on the same inputs differ by {measured.random}; call eval() in "
                "__init__, or take what is drawn as an input"
            )
        oracle = {name: value for name, value in measured.outputs.items() if not name.startswith(STATE)}
        if got.keys() != oracle.keys():
            return Judgement(f"expected the outputs {', '.join(oracle)}; got {', '.join(got)}")
        worst = max(
            (Yardstick.of(oracle[name], library[name]).judge(name, got[name]) for name in oracle),
            key=lambda judgement: judgement.order,
        )
        if any(not _same(tensor, then) for tensor, then in zip(inputs, before, strict=True)):
            return replace(worst, detail="the candidate changed its input")
        if worst.detail and threading.active_count() > threads:
            return replace(worst, detail=f"unfinished: it returned while its work went on: {worst.detail}")
        return worst if worst.detail else self._judge_state(state, measured.outputs, library) or worst

    def _judge_state(
        self, got: Mapping[str, Tensor], oracle: Mapping[str, Expected], library: Mapping[str, Tensor]
    ) -> Judgement | None:
        """Say which parameter or buffer is not what the reference leaves; None where all are."""
        if missing := self._state.keys() - got.keys():
            return Judgement(f"state: {', '.join(sorted(missing))} is gone")
        for name, then in self._state.items():
            left = library[STATE + name]
            if _same(left, then) or not then.is_floating_point():
                if not _same(got[name], left):
                    return Judgement(f"state: {name} is not as Model leaves it")
                continue
            judgement = Yardstick.of(oracle[STATE + name], left).judge(name, got[name])
            if judgement.strain > 1.0:  # values that span little are no fault of a buffer
                return replace(judgement, detail=f"state: {judgement.detail}")
        return None

    def _reference(self, model: nn.Module, inputs: Sequence[Tensor], dtype: torch.dtype) -> dict[str, Tensor]:
        """Run the reference from its first state; return its outputs, and what it leaves of its state."""
        model.load_state_dict(self._state)
        cast = [tensor.to(dtype, copy=True) if tensor.is_floating_point() else tensor.clone() for tensor in inputs]
        with torch.no_grad(), library_settings(cudnn=torch.backends.cudnn.enabled):
            outputs = named(model(*cast))
        return {**outputs, **{STATE + name: tensor.clone() for name, tensor in model.state_dict().items()}}


def floating_dtype(tensors: Sequence[Tensor]) -> torch.dtype:
    """Return the dtype of the first tensor that is not of integers; float32, which parameters have, without one."""
    return next((tensor.dtype for tensor in tensors if tensor.is_floating_point()), torch.float32)


def _same(one: Tensor, other: Tensor) -> bool:
    """Whether two tensors hold the same bits."""
    if one.shape != other.shape or one.dtype != other.dtype:
        return False
    return torch.equal(*(t.contiguous().flatten().view(torch.uint8) for t in (one, other)))


def _other_values(tensor: Tensor) -> Tensor:
    """Reverse the elements and change their sizes, which keeps their distribution about the same."""
    return tensor.flatten().flip(0).view(tensor.shape) * 0.75


def _explain(judgement: Judgement, when: str) -> Judgement:
    return replace(judgement, detail=f"{when}: {judgement.detail}") if judgement.detail else judgement
