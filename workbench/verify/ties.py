"""Inputs whose results lie just beside ties: a small error then shows in what is stored in few bits."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from workbench.verify.tolerances import WORST

CLEAR = 1.5
"""How far beside a tie, in bounds of a result: bounds are measured, and exchanged values have slightly other ones."""

FINE = 64
"""Values of a row that may be exchanged for another, two at most."""

ROUNDS = 3
"""How often as many values as seem to be needed are exchanged first."""

STEP = 2.0**-20
"""By how many steps, one more for each of its elements, a parameter is moved to see which of them a result adds."""

NEARLY = 2.0**-8
"""How near to a whole number of steps a result that adds one of the elements moves."""

AT_ONCE = 1 << 10
"""Rows whose exchanges of two values are looked at at once."""


def is_row_by_row(x: Tensor, y: Tensor) -> bool:
    """Whether a result has one element for each row of its input: leading axes of x are those of y."""
    return y.is_floating_point() and y.dim() < x.dim() and x.shape[: y.dim()] == y.shape and 0 < y.numel() < x.numel()


def beside_ties(oracle: Callable[[Tensor], Tensor], x: Tensor, unit: Tensor, *, first_above: bool = True) -> Tensor:
    """Exchange values within each row, so that its result lies just beside a tie of x's dtype.

    Half of the results come to lie above a tie, half of them below; a row in which nothing leads there stays near it.
    An error to one side shows in half of the rows: a second call with the other `first_above` shows it in the others.

    Parameters
    ----------
    oracle : callable
        Takes x as float64, and returns one element for each row. It is called some 80 times.
    x : Tensor
        Of 16 bits; its leading axes are those of the result.
    unit : Tensor
        float64: by how much rounding moves each result, about (`Expected.unit`).
    first_above : bool
        Whether the first result, and each second one after it, is to lie above its tie.
    """
    outcome = _Outcome(oracle, x)
    rows = x.reshape(unit.numel(), -1).clone()
    away = WORST * CLEAR * unit.reshape(-1)
    side = torch.ones_like(away)
    side[int(first_above) :: 2] = -1.0
    _approach(outcome, rows, away, side)
    _bring_near(outcome, rows, away, side)
    return rows.view(x.shape)


def added_beside_ties(
    oracle: Callable[[Tensor], Tensor], added: Tensor, unit: Tensor, *, first_above: bool = True, last: bool = False
) -> Tensor | None:
    """Choose a parameter that is added, such as a bias, so that results lie just beside ties of its dtype.

    One result for each of its elements comes to lie there, where that element is small beside the result: then it has
    the digits for it.

    Parameters
    ----------
    oracle : callable
        Takes the parameter as float64, and returns the results. It is called twice.
    added : Tensor
        Of 16 bits.
    unit : Tensor
        float64: by how much rounding moves each result, about (`Expected.unit`).
    first_above : bool
        As of `beside_ties`.
    last : bool
        Choose the last of the results that each element is added to, not the first.

    Returns
    -------
    Tensor or None
        None where the parameter is not added to every result.
    """
    wide = added.double()
    numbers = torch.arange(1.0, added.numel() + 1, dtype=torch.float64, device=added.device).view(added.shape)
    base = oracle(wide)
    which = (oracle(wide + numbers * STEP) - base) / STEP
    place = which.round()
    whole = (which - place).abs() < NEARLY
    if base.shape != unit.shape or not bool((whole & (place >= 1) & (place <= added.numel())).all()):
        return None
    results = torch.arange(base.numel(), device=added.device)
    nobody = torch.full((added.numel(),), -1 if last else base.numel(), device=added.device)
    found = nobody.scatter_reduce(0, place.reshape(-1).long() - 1, results, "amax" if last else "amin")
    result = found.clamp(0, base.numel() - 1)
    rest = base.reshape(-1)[result] - wide.reshape(-1)
    away = WORST * CLEAR * unit.reshape(-1)[result]
    side = torch.ones_like(away)
    side[int(first_above) :: 2] = -1.0
    below = above_tie(rest, added.dtype)
    lower, upper = rest - below, rest - below + last_place(rest, added.dtype)
    # Of the two ties next to it the one that the smaller parameter leads to: that one has the finer digits.
    tie = torch.where((lower - rest + side * away).abs() <= (upper - rest + side * away).abs(), lower, upper)
    moved = (tie - rest + side * away).to(added.dtype)
    short = (rest + moved.double() - tie) * side < away
    moved = torch.where(short, torch.nextafter(moved, (side * torch.inf).to(added.dtype)), moved)
    return torch.where(found == result, moved, added.reshape(-1)).view(added.shape)


def above_tie(value: Tensor, dtype: torch.dtype) -> Tensor:
    """How far above the tie between its two neighbours of a dtype a number lies; negative below."""
    step = last_place(value, dtype)
    return value - ((value / step).floor() + 0.5) * step


def last_place(value: Tensor, dtype: torch.dtype) -> Tensor:
    """Distance between the two neighbours of a dtype that a number lies between."""
    info = torch.finfo(dtype)
    exponent = torch.frexp(value.abs().clamp_min(info.tiny)).exponent - 1
    return torch.ldexp(torch.full_like(value, info.eps), exponent)


class _Outcome:
    """The result of each row, in its magnitude: errors of a share of it are alike for both signs."""

    def __init__(self, oracle: Callable[[Tensor], Tensor], x: Tensor) -> None:
        self._oracle, self._shape, self._dtype = oracle, x.shape, x.dtype

    def of(self, rows: Tensor) -> Tensor:
        return self._oracle(rows.double().view(self._shape)).reshape(-1).abs()

    def above_tie(self, size: Tensor) -> Tensor:
        return above_tie(size, self._dtype)


def _approach(outcome: _Outcome, rows: Tensor, away: Tensor, side: Tensor) -> None:
    """Exchange as many values of the first half for the largest, the least or the median as it seems to take."""
    half = rows.shape[1] // 2
    place = torch.arange(rows.shape[1])
    used = torch.zeros(len(rows), 1, dtype=torch.long)
    ascending = rows.sort(dim=1).values
    sources = [ascending[:, [k]] for k in (-1, 0, rows.shape[1] // 2)]
    for turn in range(ROUNDS):
        base = outcome.of(rows)
        missing = side * away - outcome.above_tie(base)
        few = max(half // 16, 1)
        chosen, effect = sources[0], torch.zeros_like(base)
        for source in sources:
            some = (place >= used) & (place < used + few)
            each = (outcome.of(torch.where(some, source, rows)) - base) / few
            better = (each * missing > 0) & (each.abs() > effect.abs())
            chosen, effect = torch.where(better[:, None], source, chosen), torch.where(better, each, effect)
        wanted = (missing / effect).nan_to_num_(nan=0.0, posinf=0.0, neginf=0.0)
        # Beyond it at first: the next turn comes back by the smaller steps of another source.
        wanted = (wanted.ceil_() if turn + 1 < ROUNDS else wanted.floor_()).long()[:, None]
        last = (used + wanted).clamp_max(half)
        rows.copy_(torch.where((place >= used) & (place < last), chosen, rows))
        used = last


def _bring_near(outcome: _Outcome, rows: Tensor, away: Tensor, side: Tensor) -> None:
    """Exchange the two values of the second half for others that bring the result next to its tie."""
    half = rows.shape[1] // 2
    count = min(FINE, half // 2)
    if not count:
        return
    places, sources = torch.linspace(half, rows.shape[1] - 1, 2 * count).long().view(count, 2).unbind(1)
    base = outcome.of(rows)
    moved = [torch.zeros_like(base)]
    for place, source in zip(places.tolist(), sources.tolist(), strict=True):
        changed = rows.clone()
        changed[:, place] = rows[:, source]
        moved.append(outcome.of(changed) - base)
    single = torch.stack(moved, dim=1)
    same = torch.eye(count + 1, dtype=torch.bool)
    same[0, 0] = False
    for start in range(0, len(rows), AT_ONCE):
        part = slice(start, start + AT_ONCE)
        pairs = base[part, None, None] + single[part, :, None] + single[part, None, :]
        beside = outcome.above_tie(pairs) * side[part, None, None] - away[part, None, None]
        cost = torch.where(beside >= 0, beside, torch.inf).masked_fill(same, torch.inf).flatten(1)
        found = cost.isfinite().any(dim=1)
        for row, best in enumerate(cost.argmin(dim=1).tolist()):
            for k in divmod(best, count + 1):
                if k and found[row]:
                    rows[start + row, places[k - 1]] = rows[start + row, sources[k - 1]]
