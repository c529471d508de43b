"""Check a KernelBench file, `Model` beside `ModelNew`, in every way in which a candidate can fool a naive check."""

from __future__ import annotations

import copy
import importlib.util
import math
import random
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from workbench.core.errors import WorkbenchError
from workbench.op import LAYOUTS
from workbench.verify.judge import Judgement, Yardstick
from workbench.verify.poison import poisoned_allocations
from workbench.verify.report import VerifyReport, VerifyRow
from workbench.verify.tolerances import TOLERANCES
from workbench.verify.trial import named

NEEDED = ("Model", "ModelNew", "get_inputs", "get_init_inputs")
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
    with gaps. Each must agree, with the inputs left as they were.

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
            str(inputs[0].dtype).removeprefix("torch."),
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
        except (WorkbenchError, RuntimeError) as error:  # ours, and what torch and CuPy raise of a faulting kernel
            return Judgement(f"{type(error).__name__}: {error}")
        oracle = self._reference(copy.deepcopy(self._model).double(), before, torch.float64)
        library = self._reference(self._model, before, before[0].dtype)
        if got.keys() != oracle.keys():
            return Judgement(f"expected the outputs {', '.join(oracle)}; got {', '.join(got)}")
        tolerance = TOLERANCES[str(before[0].dtype).removeprefix("torch.")]
        worst = max(
            (Yardstick.of(oracle[name], library[name], tolerance).judge(name, got[name]) for name in oracle),
            key=lambda judgement: judgement.strain,
        )
        if any(not _same(tensor, then) for tensor, then in zip(inputs, before, strict=True)):
            return replace(worst, detail="the candidate changed its input")
        if worst.detail and threading.active_count() > threads:
            return replace(worst, detail=f"unfinished: it returned while its work went on: {worst.detail}")
        return worst

    def _reference(self, model: nn.Module, inputs: Sequence[Tensor], dtype: torch.dtype) -> dict[str, Tensor]:
        model.load_state_dict(self._state)
        cast = [tensor.to(dtype, copy=True) if tensor.is_floating_point() else tensor.clone() for tensor in inputs]
        tf32 = torch.backends.cudnn.allow_tf32, torch.backends.cuda.matmul.allow_tf32
        torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = False
        try:
            with torch.no_grad():
                return named(model(*cast))
        finally:
            torch.backends.cudnn.allow_tf32, torch.backends.cuda.matmul.allow_tf32 = tf32


def _same(one: Tensor, other: Tensor) -> bool:
    return torch.equal(one.nan_to_num(nan=math.pi), other.nan_to_num(nan=math.pi))


def _other_values(tensor: Tensor) -> Tensor:
    """Reverse the elements and change their sizes, which keeps their distribution about the same."""
    return tensor.flatten().flip(0).view(tensor.shape) * 0.75


def _explain(judgement: Judgement, when: str) -> Judgement:
    return replace(judgement, detail=f"{when}: {judgement.detail}") if judgement.detail else judgement
