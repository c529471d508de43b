"""Warps that share the resources of an SM, as a closed network of queues.

A warp alternates between waiting for latencies, which nobody shares, and being served by resources that it shares. With
`n` warps no resource can serve them faster than `n` times its demand, and no warp is faster than alone: asymptotic
bounds (Muntz and Wong, 1974). In between, mean value analysis (Reiser and Lavenberg, J. ACM 27(2), 1980) finds how long
a warp queues, from what it would find in front of it if it were not there. Service takes the same time for each warp,
so who is being served is half done on average (Reiser, IBM J. Res. Dev. 23(4), 1979).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Residence:
    """How long each of some warps stays.

    Attributes
    ----------
    low, cycles, high : float
        By the bounds; with queues at the resource that delays most; with queues of random service at all.
    bound : str
        The resource that delays most, or ``"latency"``.
    """

    low: float
    cycles: float
    high: float
    bound: str


def residence(
    alone_cycles: float, demands: Mapping[str, float], count: float, together: int = 1, waits: float = 0.0
) -> Residence:
    """Compute how long `count` warps stay that begin together.

    Parameters
    ----------
    alone_cycles : float
        Of one warp by itself, with what serves it.
    demands : mapping of str to float
        Cycles of each shared resource that one warp needs.
    count : float
    together : int
        Warps that wait for one another at barriers, again and again: one customer, which asks for all that they need at
        once, and is through when the last of them is.
    waits : float
        Cycles of `alone_cycles` in which all of these wait for memory, so that none of them asks for anything.
    """
    if together > 1:
        block = residence(alone_cycles, demands, together).cycles
        block = max(block, waits + together * max(demands.values(), default=0.0))
        joint = {name: demand * together for name, demand in demands.items()}
        return residence(block, joint, count / together)
    least = max([alone_cycles, *(count * demand for demand in demands.values())])
    singles = {name: _queue(alone_cycles, demand, count) for name, demand in demands.items()}
    bound = max(singles, key=lambda name: singles[name], default="latency")
    cycles = max(alone_cycles, singles.get(bound, 0.0))
    if not demands or count * demands[bound] < alone_cycles:
        bound = "latency"
    return Residence(least, max(cycles, least), max(_network(alone_cycles, demands, count), cycles), bound)


def _queue(alone_cycles: float, demand: float, count: float) -> float:
    """Residence with one resource."""
    think = max(alone_cycles - demand, 0.0)
    queue = busy = stay = 0.0
    for customers in _steps(count):
        stay = demand * (1.0 + queue - busy / 2.0)
        rate = customers / (think + stay)
        queue, busy = rate * stay, min(rate * demand, 1.0)
    return think + stay


def _network(alone_cycles: float, demands: Mapping[str, float], count: float) -> float:
    """Residence with all resources, one after the other, and service times that vary."""
    think = max(alone_cycles - sum(demands.values()), 0.0)
    queues, total = dict.fromkeys(demands, 0.0), alone_cycles
    for customers in _steps(count):
        stays = {name: demand * (1.0 + queues[name]) for name, demand in demands.items()}
        total = think + sum(stays.values())
        queues = {name: customers / total * stay for name, stay in stays.items()}
    return total


def _steps(count: float) -> list[float]:
    """List the populations that the recursion goes through: 1, 2, ... and the last, which need not be whole."""
    whole = int(count)
    return [*map(float, range(1, whole + 1)), *([count] if count > whole else [])]
