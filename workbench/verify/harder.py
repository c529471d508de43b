"""Harder forms of a case, made by rule from what its op declares: nobody has to write them.

They are tried on one case of every op, its `carrier`, when a candidate passes that case as it is.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

import torch
from torch import Tensor

from workbench.core.text import plain
from workbench.emulator import last_blocks
from workbench.kernel.output import poison
from workbench.op import INTEGRAL, LAYOUTS, Case, Config, Op, Special, Variant
from workbench.op.inputs import far_apart, lengthened, offset
from workbench.verify.grown import SHORT, GrownCall, grown_calls, shortened
from workbench.verify.judge import Judgement
from workbench.verify.measure import Ran, widened
from workbench.verify.ties import added_beside_ties, beside_ties, is_row_by_row
from workbench.verify.tolerances import UNDERFLOW
from workbench.verify.trial import (
    CANDIDATE_ERRORS,
    Attempt,
    Inputs,
    OracleError,
    Trial,
    ask_oracle,
    bits,
    copy_of,
    exact_copy_of,
    library_settings,
    named,
    uses_tf32,
)
from workbench.verify.values import (
    LARGE,
    halves,
    large,
    small,
    two_levels,
    whole_pairs,
    wide,
    with_large_last,
    with_zero_slice,
)

ENOUGH = 64
"""How many elements the first input of a carrier has at least, where a case has so many."""

WHOLE_TURNS = (65535, 1 << 20)
"""Numbers of slices after which the last blocks have the last slices, where the blocks of a grid take several in turns:
along y and z a grid has at most the first, along x often a power of two."""

PAST = (1 << 32, 1 << 31)
"""Elements of a call for which neither unsigned nor signed int is enough; the second where the first is not taken."""

LAST_BLOCK_INSTRUCTIONS = 100_000_000
"""Warp-instructions of each, about ten times what a right kernel of 2,048 blocks needs."""

NUMBERS = (1024.0, -512.0, 0.0)
"""What stands in the place of an infinity, to see what depends on it: of a maximum, a minimum, a magnitude too."""

MOST_ADDED = 1 << 14
"""Elements of a parameter up to which it is tried whether they are added."""

LINE_BYTES = 128
"""Of a cache: at how many places in one a tensor can start makes the forms of a vector access."""

DENSE = {None, "contiguous", "channels_last"}
"""Layouts, or none, of inputs that have a long axis: others are those of views."""

NO_MEMORY = "can't allocate memory"
"""What PyTorch says where a tensor does not fit."""

REFUSED_BY_LAUNCH = "must be contiguous"
"""What a launch says of a tensor that its kernel does not walk by strides."""


def carrier(op: Op, dtype: str) -> Case | None:
    """Return the case whose harder forms are tried: the first one with ordinary values, enough of them, as laid out."""
    fitting = [case for case in op.cases if not case.full_size and case.suits(dtype) and _is_ordinary(case)]
    enough = [case for case in fitting if _size(case) >= ENOUGH and _is_contiguous(case)]
    largest = max(fitting, key=_size, default=None)
    return enough[0] if enough else largest if largest and _size(largest) else None


def try_harder(trial: Trial, first: Attempt, *, thorough: bool) -> tuple[Judgement, tuple[str, ...]]:
    """Try every harder form of a case that was passed.

    Parameters
    ----------
    trial : Trial
    first : Attempt
        How it was passed.
    thorough : bool
        Try more configs of a variant's tunables, and axes that are too long for 32 bits.

    Returns
    -------
    Judgement
        The first failure, whose detail begins with the rule; else that of `first`.
    tuple of str
        Remarks: forms that the candidate does not take, and bits that differ.
    """
    remarks: list[str] = []
    for name, rule in RULES.items():
        for attempt in _where_it_can_be_tried(rule(trial, first, thorough)):
            if isinstance(attempt, str):
                remarks.append(f"{name}: {attempt}")
            elif reason := _not_taken(attempt):
                remarks.append(f"{name}: {reason}")
            elif attempt.judgement.detail and not attempt.judgement.detail.startswith("proves nothing"):
                return replace(attempt.judgement, detail=f"{name}: {attempt.judgement.detail}"), tuple(remarks)
    return first.judgement, tuple(remarks)


def _where_it_can_be_tried(attempts: Iterator[Attempt | str]) -> Iterator[Attempt | str]:
    """Go through attempts until the oracle raises, as on strides that it does not take, or a form finds no memory.

    Both are remarks.
    """
    try:
        yield from attempts
    except OracleError as error:
        yield str(error)
    except torch.OutOfMemoryError as error:
        yield f"the GPU has no room for it: {plain(str(error)).partition('. GPU')[0]}"


Rule = Callable[[Trial, Attempt, bool], Iterator[Attempt | str]]
"""Yields attempts at harder forms, and remarks."""


def _calls_in_a_row(trial: Trial, first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Other values in the same memory, a call on another shape, then the first values again."""
    inputs, before = trial.draw(), trial.draw()
    _fill(inputs, trial.draw(1))
    yield trial.attempt(inputs)
    others = [case for case in trial.op.cases if not case.full_size and case.suits(trial.dtype) and _is_ordinary(case)]
    others = [case for case in others if _size(case) and _shapes(case) != _shapes(trial.case)]
    if others:
        other = replace(trial, case=min(others, key=_size))
        yield other.attempt(other.draw())
    _fill(inputs, before)
    again = trial.attempt(inputs, reference=first.reference)
    yield again
    differing = [name for name, result in again.results.items() if not _same(result, first.results[name])]
    if differing and not again.judgement.detail:
        detail = f"{', '.join(differing)} differs in bits from the first run on the same inputs"
        yield Attempt(Judgement(detail)) if trial.op.deterministic else detail


def _edges(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Both signs where an input has one, zeros of both signs and subnormals, wherever the oracle stays finite."""
    generator = torch.Generator(trial.device).manual_seed(trial.seed % 2**31)
    inputs = trial.draw(2)
    if not _is_finite(trial, inputs):
        return
    for index, tensor in enumerate(inputs):
        if tensor is None or not tensor.is_floating_point() or not tensor.numel():
            continue
        for change in (_with_both_signs, _with_zeros):
            changed = list(inputs)
            changed[index] = change(tensor.clone(), generator)
            if _is_finite(trial, tuple(changed)):
                inputs = tuple(changed)
    yield trial.attempt(inputs)


def _ends(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Integers and booleans at the ends of what the case declares: both in turns, then one of them everywhere."""
    for pick in ((0, 1), (0,), (1,)):
        inputs = trial.draw()
        found = False
        for spec, tensor in zip(trial.case.inputs.values(), inputs, strict=True):
            if spec is None or tensor is None or tensor.is_floating_point() or not isinstance(spec.values, INTEGRAL):
                continue
            ends = torch.tensor((spec.values.low, spec.values.high), dtype=tensor.dtype, device=tensor.device)
            turns = torch.tensor(pick, device=tensor.device).repeat(-(-tensor.numel() // len(pick)))
            tensor.copy_(ends[turns[: tensor.numel()]].view(tensor.shape))
            found = True
        if found and _is_finite(trial, inputs):
            yield trial.attempt(inputs)


def _other_sizes(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Values at which exp overflows, then values next to zero and a slice of zeros, where the oracle stays finite."""
    inputs = _changed(trial, wide, 3)
    if inputs and _is_finite(trial, inputs):
        yield _judged_again(trial.attempt(inputs), _without_underflow)
    for change in (lambda x: with_zero_slice(small(x)), small):
        inputs = _changed(trial, change, 4)
        if inputs and _is_finite(trial, inputs):
            yield trial.attempt(inputs)
            break


def _halves(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Multiples of one half, in which numbers are equal."""
    inputs = _changed(trial, halves, 5)
    if inputs and _is_finite(trial, inputs):
        yield trial.attempt(inputs)


def _last_term(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Let the last term be as large as the sum of the others: of many terms, one that is missing shows nowhere else."""
    inputs = _changed(trial, with_large_last, 6)
    if inputs and _is_finite(trial, inputs):
        yield trial.attempt(inputs)


def _few_bits(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """In 16 bits: large values, whole pairs, and results beside ties, where each is of one row.

    Rounding a result to few bits hides a small error, and so does what a kernel may store between two operations. A
    wrong count and a narrow sum show where the result lies beside a tie, a narrow sum of activations where these are
    exact, so that there is nothing to store, and a wrong count of squares where these add up exactly.
    """
    index = _first_of_floats(trial)
    if getattr(torch, trial.dtype).itemsize != 2 or index is None:
        return

    def oracle(x: Tensor) -> Tensor:
        return _first_output(trial, trial.draw(), index, x)

    def whole(x: Tensor) -> Tensor:
        return whole_pairs(x * LARGE)

    for change in (large, whole):
        inputs = _changed(trial, change)
        if inputs and _is_finite(trial, inputs):
            yield _judged_again(trial.attempt(inputs), _without_underflow)
    drawn = trial.draw()[index]
    assert drawn is not None
    if is_row_by_row(drawn, oracle(drawn.double())):
        rooms = [_Room.of(trial, _changed(trial, change), index) for change in (lambda x: x + 2.0, whole)]
        for room, first_above in itertools.product(filter(None, rooms), (True, False)):
            beside = list(trial.draw())
            beside[index] = beside_ties(oracle, room.tensor, room.unit, first_above=first_above)
            yield trial.attempt(tuple(beside))
    yield from _added(trial, index)


def _added(trial: Trial, index: int) -> Iterator[Attempt | str]:
    """Two levels, and a parameter that is added to every result chosen so that results lie on both sides of ties."""
    inputs = _changed(trial, two_levels)
    room = _Room.of(trial, inputs, index)
    if room is None:
        return

    def oracle(place: int, value: Tensor) -> Tensor:
        return _first_output(trial, inputs, place, value)

    for place, tensor in enumerate(inputs):
        if place == index or tensor is None or tensor.dtype != room.tensor.dtype or tensor.numel() > MOST_ADDED:
            continue
        for first_above, last in ((True, False), (False, False), (True, True), (False, True)):
            chosen = added_beside_ties(partial(oracle, place), tensor, room.unit, first_above=first_above, last=last)
            if chosen is None:
                break
            yield trial.attempt(tuple(chosen if i == place else t for i, t in enumerate(copy_of(inputs))))


def _first_of_floats(trial: Trial) -> int | None:
    """Return which input is the first one of floats that is not empty."""
    return next((i for i, t in enumerate(trial.draw()) if t is not None and t.is_floating_point() and t.numel()), None)


def _changed(trial: Trial, change: Callable[[Tensor], Tensor], drawing: int = 0) -> Inputs:
    """Draw the inputs, and change the first one of floats; empty where there is none.

    Each `drawing` has values of its own: a fault that shows at few places of an input meets several of them.
    """
    inputs, index = list(trial.draw(drawing)), _first_of_floats(trial)
    if index is None:
        return ()
    tensor = inputs[index]
    assert tensor is not None
    inputs[index] = change(tensor)
    return tuple(inputs)


@dataclass(frozen=True)
class _Room:
    """An input, and by how much rounding moves what comes of it."""

    tensor: Tensor
    unit: Tensor

    @classmethod
    def of(cls, trial: Trial, inputs: Inputs, index: int) -> _Room | None:
        """Measure; None where the oracle is not finite, or its first output has no rounding."""
        tensor = inputs[index]
        if tensor is None or not _is_finite(trial, inputs):
            return None
        reference = trial.refer(trial.op, trial.case, trial.dtype, copy_of(inputs), tf32=False)
        expected = next(iter(reference.yardsticks.values())).expected
        if expected.unit is None:
            return None
        return cls(tensor, expected.unit)


def _nonfinite(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """NaN, then an infinity, in the first input of floats, then an infinity in every other, at its end or its start.

    Infinities may have become NaN by another order of the same sums. What meets none of them is as the oracle has it: a
    kernel that multiplies a weight by padding, where the oracle multiplies by nothing, makes NaN of an infinite one.
    Where the oracle multiplies by zero, as by what a mask hides, and a number would change nothing, a kernel need not.
    What the oracle makes an integer of must be finite: of others, C++ and PyTorch say nothing.
    """
    floats = [i for i, tensor in enumerate(trial.draw()) if tensor is not None and tensor.is_floating_point()]
    if not floats:
        return
    first, *others = floats
    plantings = [({first: 0}, -torch.nan), ({first: 0}, torch.inf)]
    plantings += [({index: -(place % 2 == 0) for place, index in enumerate(others)}, torch.inf)] if others else []
    for places, value in plantings:
        inputs = _with_planted(trial, places, value)
        if _makes_integers_of_what_none_is(trial, inputs):
            continue
        attempt = _judged_again(trial.attempt(inputs), _neither_is_finite)
        if attempt.reference is not None and attempt.judgement.detail:
            attempt = _judged_again(attempt, _independent_of(trial, places))
        yield attempt


def _independent_of(trial: Trial, places: Mapping[int, int]) -> Excuse:
    """Excuse elements that are not finite and have one value whatever number is planted."""
    one, *others = (_exactly(trial, exact_copy_of(_with_planted(trial, places, number))) for number in NUMBERS)

    def excused(_result: Tensor, value: Tensor, name: str) -> Tensor:
        alike = [one[name] == other[name] for other in others] if name in one else [torch.zeros_like(value) > 0]
        return torch.stack(alike).all(0) & ~value.isfinite()

    return excused


def _with_planted(trial: Trial, places: Mapping[int, int], value: float) -> Inputs:
    """Draw the inputs, and set an element of some of them, at the start or the end."""
    inputs = trial.draw()
    for index, place in places.items():
        tensor = inputs[index]
        if tensor is not None and tensor.numel():
            tensor[tuple(place for _ in tensor.shape)] = value
    return inputs


def _makes_integers_of_what_none_is(trial: Trial, inputs: Inputs) -> bool:
    """Whether the oracle converts NaN, an infinity or a number that is too large to an integer."""
    with torch.no_grad(), library_settings(cudnn=False), Ran() as ran:
        ask_oracle(trial.op, trial.case, copy_of(inputs))
    return bool(ran.converts_too_large)


Excuse = Callable[[Tensor, Tensor, str], Tensor]
"""Says where a result is excused, given the oracle's values and the output's name."""


def _judged_again(attempt: Attempt, excused: Excuse) -> Attempt:
    """Judge with the oracle's values wherever a result is excused by what it and the oracle have."""
    if attempt.reference is None:
        return attempt
    reconciled = dict(attempt.results)
    for name, stick in attempt.reference.yardsticks.items():
        result, value = reconciled.get(name), stick.expected.value
        if result is None or (result.shape, result.dtype) != (value.shape, stick.library.dtype):
            continue
        if result.is_floating_point() or result.is_complex():
            reconciled[name] = torch.where(excused(result, value, name), value.to(result.dtype), result)
    return replace(attempt, judgement=attempt.reference.judge(reconciled), results=reconciled)


def _neither_is_finite(result: Tensor, value: Tensor, _name: str) -> Tensor:
    return ~(result.isfinite() | value.isfinite())


def _without_underflow(result: Tensor, value: Tensor, _name: str) -> Tensor:
    return (result.to(value.dtype) - value).abs() <= UNDERFLOW


def _layouts(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Try the first input with gaps and in a layout that the seed draws, then all others with gaps."""
    chosen = random.Random(f"{trial.seed} {trial.dtype}")
    first, *others = trial.draw()
    if first is not None and first.dim():
        fitting = ["offset", *["transposed"] * (first.dim() > 1), *["channels_last"] * (first.dim() == 4)]
        for layout in ("strided", chosen.choice(fitting)):
            yield trial.attempt((LAYOUTS[layout](first), *others))
    if any(tensor is not None and tensor.dim() for tensor in others):
        first, *others = trial.draw()
        spread = (LAYOUTS["strided"](t) if t is not None and t.dim() else t for t in others)
        yield trial.attempt((first, *spread))


def _starts(trial: Trial, first: Attempt, thorough: bool) -> Iterator[Attempt | str]:
    """Try the first input at every start within a line but its first: some kernels test their alignment."""
    variant = trial.candidate
    if not isinstance(variant, Variant) or not (thorough or trial.dtype == variant.dtypes[0]):
        return
    size = next((t.element_size() for t in trial.draw() if t is not None), 1)
    for start in range(1, LINE_BYTES // size):
        tensor, *others = trial.draw()
        if tensor is None or not tensor.numel():
            return
        attempt = trial.attempt((offset(tensor, start), *others), reference=first.reference)
        wrong = attempt.judgement.detail
        detail = f"{start * size} bytes behind a line's start: {wrong}" if wrong else ""
        yield replace(attempt, judgement=replace(attempt.judgement, detail=detail))


def _aliased(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """One tensor in the place of two of the same shape and type, and of the same range where they are of integers."""
    inputs = list(trial.draw())
    for index, name in enumerate(trial.op.inputs):
        for earlier in range(index):
            one, other = inputs[earlier], inputs[index]
            before = trial.op.inputs[earlier]
            changed = {name, before} & set(trial.op.mutates)
            if one is None or other is None or changed or (one.shape, one.dtype) != (other.shape, other.dtype):
                continue
            if one.is_floating_point() or trial.case.inputs[before] == trial.case.inputs[name]:
                inputs[index] = one
                break
    if len({id(tensor) for tensor in inputs if tensor is not None}) < sum(tensor is not None for tensor in inputs):
        yield trial.attempt(tuple(inputs))


def _far_apart(trial: Trial, _first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Try the first input with strides that take it past 2^31 elements."""
    first, *others = trial.draw()
    if first is not None:
        yield trial.attempt((far_apart(first), *others))


def _tunables(trial: Trial, first: Attempt, thorough: bool) -> Iterator[Attempt | str]:
    """Try a variant's tunables at their least and greatest values."""
    variant = trial.candidate
    if not isinstance(variant, Variant) or not (thorough or trial.dtype == variant.dtypes[0]):
        return
    for config in extremes(variant, thorough=thorough):
        attempt = trial.attempt(trial.draw(), config, first.reference)
        values = ", ".join(f"{name}={value}" for name, value in config.items())
        wrong = attempt.judgement.detail
        yield replace(attempt, judgement=replace(attempt.judgement, detail=f"with {values}: {wrong}" if wrong else ""))


def _past_int32(trial: Trial, first: Attempt, _thorough: bool) -> Iterator[Attempt | str]:
    """Compute the last slices of a call past 2^31 elements, by the last blocks alone, as a smaller call's can be.

    Only on the emulator, and in the narrowest dtype. The memory before the last slices is reserved and never touched.
    """
    variant = trial.candidate
    if not isinstance(variant, Variant) or not trial.op.batched or trial.device.type != "cpu":
        return
    if trial.dtype != narrowest(variant):
        return
    remark = ""
    for unit in WHOLE_TURNS:
        near = _last_slices(trial, variant, first, 1 << 28, unit)
        if near.left_out:
            remark = remark or near.left_out
        elif near.judgement.detail:
            remark = "its last blocks alone do not compute the last slices"
        else:
            past = (_last_slices(trial, variant, first, elements, unit) for elements in PAST)
            yield next((attempt for attempt in past if not attempt.left_out), near)
            return
    yield remark


def _long_axes(trial: Trial, _first: Attempt, thorough: bool) -> Iterator[Attempt | str]:
    """Make each axis so long that tensors pass 2^31 elements, and see that some blocks stay inside their tensors.

    Only on the emulator, in the narrowest dtype, where the candidate is tried thoroughly.
    """
    variant = trial.candidate
    if not thorough or not isinstance(variant, Variant) or trial.device.type != "cpu":
        return
    for call in grown_of(trial.op, variant) if trial.dtype == narrowest(variant) else ():
        if fault := call.fault():
            yield Attempt(Judgement(f"{call.name}: {fault}"))


def grown_of(op: Op, variant: Variant) -> Iterator[GrownCall]:
    """Yield calls with a long axis: of the smallest case of each dense layout, the carrier, and all cut short."""
    dtype = narrowest(variant)

    def is_taken(case: Case) -> bool:
        return GrownCall(variant, case, dtype).plan() is not None

    fitting = [case for case in op.cases if not case.full_size and case.suits(dtype) and _is_ordinary(case)]
    chosen: dict[object, Case] = {}
    for case in sorted(fitting, key=_size):
        layouts = tuple(spec.layout if spec else None for spec in case.inputs.values())
        if _size(case) and layouts not in chosen and DENSE.issuperset(layouts) and is_taken(case):
            chosen[layouts] = case
    cases = [*chosen.values(), *(case for case in fitting if case is carrier(op, dtype) and is_taken(case))]
    short = [shortened(op, case, dtype, shortest) for case in cases for shortest in SHORT]
    yield from grown_calls(op, variant, dtype, [*cases, *filter(is_taken, short)])


def narrowest(variant: Variant) -> str:
    """Return the dtype of a variant whose elements are the smallest."""
    return min(variant.dtypes, key=lambda name: getattr(torch, name).itemsize)


def _last_slices(trial: Trial, variant: Variant, first: Attempt, elements: int, unit: int) -> Attempt:
    """Let the slices of a case be the last of a call with so many elements, and judge them."""
    assert first.reference is not None
    inputs = trial.draw()
    tensor = inputs[0]
    if tensor is None or not tensor.dim():
        return Attempt(Judgement(""), "its first tensor has no slices")
    count = len(tensor)
    slice_size = max(t.numel() for t in (tensor, *first.results.values())) // count
    length = -(-elements // slice_size // unit) * unit
    if length * slice_size > 2 * elements:
        return Attempt(Judgement(""), "a slice of it is too large")
    far = lengthened(tensor, length), *inputs[1:]
    try:
        with library_settings(tf32=uses_tf32(variant, trial.dtype)):
            if reason := variant.obstacle(*far, **trial.case.attributes):
                return Attempt(Judgement(reason), reason)
            plan = variant.prepare(*far, **trial.case.attributes)
        if any(launch.cooperative for launch in plan.launches):
            return Attempt(Judgement(""), "its blocks wait for each other")
        for output in plan.outputs:
            poison(output[-count:])
        with last_blocks(count / length, 48, LAST_BLOCK_INSTRUCTIONS):
            variant.execute(plan)
    except CANDIDATE_ERRORS as error:
        if NO_MEMORY in str(error):
            return Attempt(Judgement(str(error)), str(error))
        return Attempt(Judgement(f"{type(error).__name__}: {error}"))
    results = {name: output[-count:].clone() for name, output in named(plan.result).items()}
    return Attempt(first.reference.judge(results), "", first.reference, results)


RULES: dict[str, Rule] = {
    "calls in a row": _calls_in_a_row,
    "other signs, zeros and subnormals": _edges,
    "ends of the ranges of integers": _ends,
    "large and small values": _other_sizes,
    "equal values and halves": _halves,
    "a large last term": _last_term,
    "few bits": _few_bits,
    "NaN and infinity": _nonfinite,
    "other layouts": _layouts,
    "other starts": _starts,
    "one tensor in two places": _aliased,
    "strides past 2^31 elements": _far_apart,
    "the end of a call past 2^31 elements": _past_int32,
    "an axis that is too long for 32 bits": _long_axes,
    "other tunables": _tunables,
}
"""The harder forms, in the order in which they are tried."""


def extremes(variant: Variant, *, thorough: bool) -> list[Config]:
    """Return configs at the edges of a variant's space, without its defaults.

    Parameters
    ----------
    variant : Variant
    thorough : bool
        Every tunable at its least and at its greatest value, the others as near to their defaults as the constraints
        let them; else the first config and the last.
    """
    configs = list(variant.configs())
    if not configs:
        return []
    found: list[Config] = [configs[0], configs[-1]]
    for tunable in variant.tunables if thorough else ():
        for value in (min(tunable.values), max(tunable.values)):
            fitting = [config for config in configs if config[tunable.name] == value]
            found += (
                [max(fitting, key=lambda c: sum(c[n] == v for n, v in variant.defaults.items()))] if fitting else []
            )
    unique = {tuple(config.items()): config for config in found}
    return [config for config in unique.values() if config != variant.defaults]


def _not_taken(attempt: Attempt) -> str:
    """Why a candidate does not take a form, where that is no fault."""
    if attempt.left_out:
        return attempt.left_out
    return attempt.judgement.detail if REFUSED_BY_LAUNCH in attempt.judgement.detail else ""


def _is_ordinary(case: Case) -> bool:
    floats = [spec.values for spec in case.inputs.values() if spec and spec.is_float]
    return not any(isinstance(values, Special) for values in floats) and (
        not floats or not all(isinstance(values, INTEGRAL) for values in floats)
    )


def _is_contiguous(case: Case) -> bool:
    return all(spec.layout == "contiguous" for spec in case.inputs.values() if spec)


def _shapes(case: Case) -> list[tuple[int, ...] | None]:
    return [spec.shape if spec else None for spec in case.inputs.values()]


def _size(case: Case) -> int:
    first = next((spec for spec in case.inputs.values() if spec), None)
    return torch.Size(first.shape).numel() if first else 0


def _fill(inputs: Inputs, values: Inputs) -> None:
    for tensor, value in zip(inputs, values, strict=True):
        if tensor is not None and value is not None:
            tensor.copy_(value)


def _same(one: Tensor, other: Tensor) -> bool:
    if one.is_complex() or not one.is_floating_point():
        return torch.equal(one, other)
    return torch.equal(bits(one), bits(other))


def _is_finite(trial: Trial, inputs: Inputs) -> bool:
    """Whether the oracle in float64 has no NaN and no infinity, and each input fits its dtype."""
    return all(bool(output.isfinite().all()) for output in _exactly(trial, exact_copy_of(inputs)).values())


def _exactly(trial: Trial, inputs: Inputs) -> dict[str, Tensor]:
    """Run the oracle in float64."""
    with torch.no_grad(), library_settings(cudnn=False), widened():
        return ask_oracle(trial.op, trial.case, inputs)


def _first_output(trial: Trial, inputs: Inputs, place: int, value: Tensor) -> Tensor:
    """Return the oracle's first output in float64, with another value in one place of the inputs."""
    wide = tuple(value if at == place else tensor for at, tensor in enumerate(exact_copy_of(inputs)))
    return next(iter(_exactly(trial, wide).values()))


def _with_both_signs(tensor: Tensor, generator: torch.Generator) -> Tensor:
    """Turn the sign of half of the elements, where none is negative."""
    if bool((tensor < 0).any()):
        return tensor
    turned = torch.rand(tensor.shape, generator=generator, device=tensor.device) < 0.5
    return torch.where(turned, -tensor, tensor)


def _with_zeros(tensor: Tensor, generator: torch.Generator) -> Tensor:
    """Put zeros of both signs and subnormals in the place of some elements, of a quarter at most."""
    least = torch.finfo(tensor.dtype).tiny / 4
    planted = torch.tensor([0.0, -0.0, least, -least], dtype=tensor.dtype, device=tensor.device)
    places = torch.randperm(tensor.numel(), generator=generator, device=tensor.device)[: min(4, tensor.numel() // 4)]
    flat = tensor.contiguous().view(-1)
    flat[places] = planted[: len(places)]
    return flat.view(tensor.shape)
