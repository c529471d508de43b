"""What candidates are checked and timed on: one case's inputs, with PyTorch's results beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

import torch
from torch import Tensor

from workbench.bench.roofline import Roofline, compulsory_bytes, l2_bytes_of
from workbench.kernel.output import poison
from workbench.op import Case, Config, Op, Plan, Variant
from workbench.op.poison import poisoned_allocations
from workbench.verify.trial import (
    Candidate,
    Inputs,
    Reference,
    Trial,
    bits,
    changed_inputs,
    copy_of,
    library_settings,
    named,
    updated,
    uses_tf32,
)


class Subject:
    """One op on one case in one dtype: inputs drawn once, PyTorch run once, any number of candidates.

    Parameters
    ----------
    op : Op
    case : Case
    dtype : str
    device : torch.device
    seed : int
        Draws the inputs as `workbench.verify.verify` does.
    """

    def __init__(self, op: Op, case: Case, dtype: str, device: torch.device, seed: int) -> None:
        self.op = op
        self.case = case
        self.inputs: Inputs = Trial(op, op.oracle, case, dtype, device, seed).draw()
        self._dtype = dtype
        self._device = device
        self._before = copy_of(self.inputs)
        self._reference = cache(self._compute_reference)
        self._right: dict[bool, dict[str, Tensor]] = {}

    def _compute_reference(self, tf32: bool) -> Reference:
        return Reference.of(self.op, self.case, self._dtype, self._before, tf32=tf32)

    def obstacle(self, variant: Variant) -> str:
        """Say why a variant cannot take the inputs; empty where it can."""
        with library_settings(tf32=uses_tf32(variant, self._dtype)):
            return variant.obstacle(*self.inputs, **self.case.attributes)

    def prepare(self, variant: Variant, config: Config | None = None) -> Plan:
        """Plan a variant's launches on the inputs, with outputs and scratch poisoned."""
        with library_settings(tf32=uses_tf32(variant, self._dtype)), poisoned_allocations():
            return variant.prepare(*self.inputs, config=config, **self.case.attributes)

    def check(self, variant: Variant, plan: Plan) -> str:
        """Run a plan once on poisoned outputs, and say what is wrong with its results; empty where nothing is.

        What the plan changed of the inputs is undone, whether it may change them or not.
        """
        self.poison(plan)
        variant.execute(plan)
        wrong = self.judge(variant, plan)
        self.restore()
        return wrong

    def recheck(self, variant: Variant, plan: Plan) -> str:
        """Judge what the last timed run left, and undo what the runs changed of the inputs.

        An input that the op updates has been updated by every run: it tells nothing here.
        """
        outputs, tf32 = named(plan.result), uses_tf32(variant, self._dtype)
        wrong = "" if self._is_known(outputs, tf32) else self._reference(tf32).judge_some(outputs).detail
        wrong = wrong or self._mutated()
        self.restore()
        return f"right at first, wrong once it was timed: {wrong}" if wrong else ""

    def judge(self, variant: Variant, plan: Plan) -> str:
        """Say what is wrong with the results of a plan that has run; empty where nothing is."""
        results, tf32 = {**named(plan.result), **updated(self.op, self.inputs)}, uses_tf32(variant, self._dtype)
        if not self._is_known(results, tf32):
            if wrong := self._reference(tf32).judge(results).detail:
                return wrong
            self._right[tf32] = {name: result.clone() for name, result in results.items()}
        return self._mutated()

    def _is_known(self, results: Mapping[str, Tensor], tf32: bool) -> bool:
        """Whether results are, bit for bit, what was last judged right: of a candidate's runs, and of most candidates.

        That takes a fraction of the time of a comparison in float64.
        """
        right = self._right.get(tf32, {})
        return all(name in right and _is_same(result, right[name]) for name, result in results.items())

    def judge_result(self, result: Tensor | tuple[Tensor, ...]) -> str:
        """Say what is wrong with what any other candidate returned; empty where nothing is."""
        results = {**named(result), **updated(self.op, self.inputs)}
        return self._reference(False).judge(results).detail or self._mutated()

    def poison(self, plan: Plan) -> None:
        """Fill the outputs with NaN, integers with their maximum, so that what a run leaves unwritten shows."""
        for tensor in plan.outputs:
            poison(tensor)

    def restore(self) -> None:
        """Give the inputs their first values back."""
        for now, then in zip(self.inputs, self._before, strict=True):
            if now is not None and then is not None:
                now.copy_(then)

    def _mutated(self) -> str:
        changed = changed_inputs(self.op, self.inputs, self._before)
        return f"the kernel changed its input {', '.join(changed)}" if changed else ""

    def call_oracle(self) -> Tensor | tuple[Tensor, ...]:
        """Run PyTorch on the inputs."""
        with torch.no_grad():
            return self.op.oracle(*self.inputs, **self.case.attributes)

    def call_candidate(self, candidate: Candidate) -> Tensor | tuple[Tensor, ...]:
        """Run any callable with the oracle's signature on the inputs."""
        with torch.no_grad():
            return candidate(*self.inputs, **self.case.attributes)  # type: ignore[no-any-return]

    @cached_property
    def _outputs(self) -> Sequence[Tensor]:
        return list(self._reference(False).library.values())

    def roofline(self, bandwidth_gbps: float, *, cold: bool) -> Roofline:
        """Return the least time of this case at a bandwidth."""
        l2_bytes = l2_bytes_of(self._device)
        return Roofline(compulsory_bytes(self.inputs, self._outputs, l2_bytes, cold=cold), bandwidth_gbps)


def device_of(name: str) -> torch.device:
    """Return the torch device of a name."""
    return torch.device(name)


def _is_same(now: Tensor, then: Tensor) -> bool:
    return now.dtype == then.dtype and torch.equal(bits(now), bits(then))


def open_device(device: torch.device) -> None:
    """Make a device ready for work, and this process's own where it is one of several GPUs."""
    if device.index is not None and device.type == "cuda":
        torch.cuda.set_device(device)  # else a context on the first GPU comes along
    torch.empty(1, device=device)


def plan_without_data(case: Case, dtype: str, variant: Variant, config: Config) -> tuple[Inputs, Plan]:
    """Plan a variant's launches on inputs that have no storage; return both."""
    inputs = case.meta(getattr(torch, dtype))
    with library_settings(tf32=uses_tf32(variant, dtype)):
        return inputs, variant.prepare(*inputs, config=config, **case.attributes)
