"""Check a KernelBench file, `Model` beside `ModelNew`, in every way in which a candidate can fool a naive check."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from workbench.kernel.target import read_device
from workbench.verify.court.hearing import NAMED, Hearing, Inputs
from workbench.verify.court.party import TIME_LIMIT_S
from workbench.verify.court.separate import MODEL_NEW, NEEDED, ModelError, read_pair
from workbench.verify.court.verdict import computable, floating_dtype
from workbench.verify.judge import Judgement
from workbench.verify.report import VerifyReport, VerifyRow

__all__ = ["ModelError", "ModelFile", "verify_model"]

RUNS = 5
"""How often a candidate runs on the same inputs: what is right at first may not stay so."""
LARGE_BYTES = 1 << 28
"""Inputs beyond this are tried half as often: they are drawn, sent and judged on the CPU."""
_FEW_RUNS = 6
"""How often few of the inputs' elements change: a part of them may miss the change, of one half by chance 3 times."""


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


def verify_model(
    path: Path | str,
    device: str | torch.device = "cpu",
    *,
    seed: int | None = None,
    time_limit_s: float = TIME_LIMIT_S,
    reference: Path | str | None = None,
) -> VerifyReport:
    """Check `ModelNew` of a KernelBench file against `Model` in float64.

    The two run in processes of their own. That of `Model` reads nothing of the file but what `Model` and the inputs
    need; that of `ModelNew` gets inputs and parameters as plain data, and is judged by the bytes that its outputs hold
    as it returns. Parameters and buffers that are constant are drawn anew. It runs on inputs as the file draws them,
    again on the same ones, on new and on slightly changed values in the same memory, and on values laid out with gaps.
    Each must agree, with the inputs left as they were, and parameters and buffers as `Model` leaves them.

    Parameters
    ----------
    path : path
    device : str or torch.device
        ``"cpu"`` runs our kernels on the emulator.
    seed : int, optional
        Draw the parameters and inputs of an earlier report again.
    time_limit_s : float
        For one call of `ModelNew`; one that does not end is refused.
    reference : path, optional
        A file whose `Model`, ``get_inputs`` and ``get_init_inputs`` count instead; `path` then needs `ModelNew` alone.

    Returns
    -------
    VerifyReport
        One row per check, named ``first``, ``again``, ``new-values`` and ``strided``.

    Raises
    ------
    ModelError
        If it is no such file, its reference does not run, or cannot be told apart from the candidate.
    """
    source, theirs = read_pair(path, reference)
    device = read_device("verify", device)
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    with Hearing(source, theirs, str(device), seed, time_limit_s) as hearing:
        inputs = hearing.first
        dtype = str(floating_dtype(inputs.tensors)).removeprefix("torch.")
        return VerifyReport(
            tuple(
                VerifyRow(
                    source.path.stem,
                    MODEL_NEW,
                    check,
                    dtype,
                    str(device),
                    passed=not judgement.detail,
                    max_abs_error=judgement.max_abs_error,
                    tolerance=judgement.tolerance,
                    oracle_error=judgement.oracle_error,
                    detail=judgement.detail,
                    worst=judgement.worst,
                    seed=seed,
                )
                for check, judgement in judgements(hearing, inputs)
            )
        )


def judgements(hearing: Hearing, inputs: Inputs) -> Iterator[tuple[str, Judgement]]:
    """Try a candidate in every way, and yield what each check shows."""
    is_large = sum(tensor.nbytes for tensor in inputs.tensors) > LARGE_BYTES
    runs, few_runs = (2, 2) if is_large else (RUNS, _FEW_RUNS)
    first = hearing.play(inputs, 0)
    yield "first", first

    def row(check: str, when: str, judged: Iterable[Judgement]) -> tuple[str, Judgement]:
        return check, _worst(judged, "" if first.detail else when)

    again = (hearing.play(inputs, number, same=number % 2 == 0) for number in range(1, runs))
    yield row("again", "right at first, wrong when it ran again", again)
    others = [hearing.draw(number) for number in range(1, 3 + few_runs)]
    generator = torch.Generator().manual_seed(hearing.seed)
    few = [inputs.with_few_of(other, generator, number) for number, other in enumerate(others[2:])]
    values = [others[0].mapped(_resized), others[1], *([] if is_large else [inputs]), *few]
    new = (hearing.play(one, RUNS + number, same=number != 1) for number, one in enumerate(values))
    yield row("new-values", "stale: new values in the same memory", new)
    strided = hearing.play(others[0], 2 * RUNS + _FEW_RUNS, layout="strided")
    yield row("strided", "wrong on inputs that are not contiguous", [strided])


def _resized(tensor: Tensor) -> Tensor:
    """Change the sizes of elements, which keeps their distribution about the same."""
    return (computable(tensor) * 0.75).to(tensor.dtype)


def _worst(judged: Iterable[Judgement], when: str) -> Judgement:
    """Return the first failure, with the circumstance that it needs; the one nearest to failing where none fails."""
    right = []
    for judgement in judged:
        if judgement.detail:
            is_named = not when or judgement.detail.split(":")[0] in NAMED
            return judgement if is_named else replace(judgement, detail=f"{when}: {judgement.detail}")
        right.append(judgement)
    return max(right, key=lambda judgement: judgement.order)
