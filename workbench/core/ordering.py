"""The rulebook of order: what each kind of event does to the order of memory accesses.

Both sanitisers follow it: the quick screen (``emulator/runtime/screening.cpp``), which gets an instruction's row with
its table of instructions, and the exact look (``analysis/sanitize/races.py``). A row names the section of the PTX ISA
that says so; "Memory Consistency Model" is the title of its chapter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from functools import cache

from workbench.core.events import Kind, Order


class Effect(IntFlag):
    """What an event does to order; of several, those that come first here are done first."""

    NAMES = 1  # says which lanes are to take part
    MEETS = 2  # lanes of a warp learn what any of them has done
    LEARNS = 4  # makes known what the warp has observed by strong reads, within the event's scope
    PUBLISHES = 8  # makes what the warp knows ready for its strong writes to release, within the event's scope
    FENCES_PROXY = 16  # lets the async proxy read what the warp knows
    RELEASES = 32  # leaves what the warp knows at an object
    WAITS = 64  # waits there for its opening
    OPENS = 128  # those who wait there acquire what was left
    ACQUIRES = 256  # learns what was left there
    ENDS = 512  # comes to the thread's end: it counts as having arrived everywhere
    BREAKS = 1024  # orders nothing: it is a fault by itself
    USES = 2048  # reads what was acquired there, by a proxy of its own
    RENEWS = 4096  # makes an object anew: what it has tracked must be done


class Object(IntEnum):
    """Where threads synchronise; an event's addresses are the numbers, phases or places of such."""

    NONE = 0
    BARRIER = 1  # of a block
    WARP_GROUP = 2  # the products of one, as ``wgmma`` orders them
    CLUSTER = 3  # its barrier, by phases
    MBARRIER = 4  # its phases, the copies that it tracks, and its initialisation
    COPY_GROUP = 5  # the copies of a thread, in groups
    GRID = 6  # the grids before this one, in a kernel that starts early
    PRODUCTS = 7  # the products of a warp group, in groups
    TENSOR_MAP = 8  # the proxy by which tensor copies read their maps


class Proxy(IntEnum):
    """By which an access goes to memory."""

    GENERIC = 0
    ASYNC = 1


@dataclass(frozen=True)
class Rule:
    """A row: what a kind of event does.

    Attributes
    ----------
    effects : Effect
        Beside reading and writing, which `Kind` tells. At each place that it accesses, a strong write releases what
        was published, or all that the warp knows where its order says ``.release``. A strong read whose value
        somebody gets observes what was released; it acquires that where its order says ``.acquire``.
    at : Object
        Where.
    proxy : Proxy
    section : str
        Of the PTX ISA.
    """

    effects: Effect
    at: Object
    proxy: Proxy
    section: str


def _order(effects: Effect, at: Object, section: str) -> Rule:
    return Rule(effects, at, Proxy.GENERIC, section)


def _access(proxy: Proxy, section: str) -> Rule:
    return Rule(Effect(0), Object.NONE, proxy, section)


_MODEL = "Memory Consistency Model"
_STRENGTH = f"{_MODEL}, operation types"
_CAUSALITY = f"{_MODEL}, causality order"
_ASYNC = "Data Movement and Conversion Instructions, asynchronous copy"

RULES: Mapping[Kind, Rule] = {
    Kind.LOAD: _access(Proxy.GENERIC, _STRENGTH),
    Kind.STORE: _access(Proxy.GENERIC, _STRENGTH),
    Kind.ATOMIC: _access(Proxy.GENERIC, f"{_MODEL}, atomicity"),
    Kind.REDUCTION: _access(Proxy.GENERIC, f"{_MODEL}, atomicity"),
    Kind.MATRIX_LOAD: _access(Proxy.GENERIC, "ldmatrix"),
    Kind.MATRIX_STORE: _access(Proxy.GENERIC, "stmatrix"),
    Kind.ASYNC_LOAD: _access(Proxy.GENERIC, _ASYNC),
    Kind.ASYNC_STORE: _access(Proxy.GENERIC, _ASYNC),
    Kind.ASYNC_COMPLETION: _access(Proxy.GENERIC, _ASYNC),
    Kind.BULK_LOAD: _access(Proxy.ASYNC, "Async proxy"),
    Kind.BULK_STORE: _access(Proxy.ASYNC, "Async proxy"),
    Kind.BULK_REDUCTION: _access(Proxy.ASYNC, "Async proxy"),
    Kind.OPERAND_LOAD: _access(Proxy.ASYNC, "wgmma, async proxy"),
    Kind.BARRIER: _order(
        Effect.LEARNS | Effect.RELEASES | Effect.WAITS, Object.BARRIER, f"{_MODEL}, synchronizing barriers"
    ),
    Kind.BARRIER_ARRIVE: _order(Effect.RELEASES, Object.BARRIER, f"{_MODEL}, synchronizing barriers"),
    Kind.BARRIER_OPEN: _order(Effect.OPENS, Object.BARRIER, f"{_MODEL}, synchronizing barriers"),
    Kind.WARP_SYNC: _order(Effect.NAMES | Effect.MEETS, Object.NONE, "bar.warp.sync"),
    Kind.WARP_COLLECTIVE: _order(Effect.NAMES, Object.NONE, "shfl.sync, vote.sync"),
    Kind.FENCE: _order(Effect.LEARNS | Effect.PUBLISHES, Object.NONE, f"{_MODEL}, release and acquire patterns"),
    Kind.CLUSTER_ARRIVE: _order(Effect.LEARNS | Effect.RELEASES, Object.CLUSTER, "barrier.cluster"),
    Kind.CLUSTER_WAIT: _order(Effect.ACQUIRES, Object.CLUSTER, "barrier.cluster"),
    Kind.CLUSTER_OPEN: _order(Effect.OPENS, Object.CLUSTER, "barrier.cluster"),
    Kind.EXIT: _order(Effect.ENDS, Object.CLUSTER, "barrier.cluster, exit"),
    Kind.BULK_REQUEST: _order(Effect.RELEASES, Object.MBARRIER, "mbarrier, tracking asynchronous operations"),
    Kind.MBARRIER_WAIT: _order(Effect.ACQUIRES, Object.MBARRIER, "mbarrier.test_wait, mbarrier.try_wait"),
    Kind.BULK_COMMIT: _order(Effect.RELEASES, Object.COPY_GROUP, "cp.async.bulk.commit_group"),
    Kind.BULK_WAIT: _order(Effect.ACQUIRES, Object.COPY_GROUP, "cp.async.bulk.wait_group"),
    Kind.GROUP_ARRIVE: _order(Effect.RELEASES, Object.WARP_GROUP, "wgmma.mma_async"),
    Kind.GROUP_PASS: _order(Effect.ACQUIRES, Object.WARP_GROUP, "wgmma.wait_group"),
    Kind.PROXY_FENCE: _order(Effect.FENCES_PROXY, Object.NONE, f"{_CAUSALITY}; membar, fence.proxy"),
    Kind.INACTIVE_READ: _order(Effect.BREAKS, Object.NONE, "shfl.sync"),
    Kind.LOST_WRITE: _order(Effect.BREAKS, Object.NONE, f"{_MODEL}, conflict and data-races"),
    Kind.MBARRIER_INIT: _order(Effect.RENEWS, Object.MBARRIER, "mbarrier.init"),
    Kind.INIT_FENCE: _order(Effect.PUBLISHES, Object.MBARRIER, "membar, fence: .mbarrier_init"),
    Kind.PRODUCT_REGISTER: _order(Effect.BREAKS, Object.NONE, "wgmma.fence, wgmma.wait_group"),
    Kind.GRID_WAIT: _order(Effect.ACQUIRES, Object.GRID, "griddepcontrol"),
    Kind.ASYNC_WAIT: _order(Effect.ACQUIRES, Object.COPY_GROUP, "cp.async.wait_group, cp.async.wait_all"),
    Kind.PRODUCTS_CLOSED: _order(Effect.RELEASES, Object.PRODUCTS, "wgmma.commit_group"),
    Kind.PRODUCTS_WAIT: _order(Effect.ACQUIRES, Object.PRODUCTS, "wgmma.wait_group"),
    Kind.MAP_RELEASE: _order(Effect.RELEASES, Object.TENSOR_MAP, "membar, fence.proxy.tensormap"),
    Kind.MAP_ACQUIRE: _order(Effect.ACQUIRES, Object.TENSOR_MAP, "membar, fence.proxy.tensormap"),
    Kind.MAP_USE: _order(Effect.USES, Object.TENSOR_MAP, f"{_MODEL}, proxies"),
    Kind.MBARRIER_PHASE: _order(Effect.OPENS, Object.MBARRIER, "mbarrier, phases"),
}
"""A row for each kind of event."""


_ONE_SIDED: Mapping[tuple[Kind, Order], Effect] = {
    (Kind.FENCE, Order.ACQUIRE): Effect.PUBLISHES,
    (Kind.FENCE, Order.RELEASE): Effect.LEARNS,
    (Kind.CLUSTER_ARRIVE, Order.WEAK): Effect.LEARNS,
}
"""What an event does not do that acquires alone, releases alone, or does neither."""


@cache
def effects_of(kind: Kind, order: Order) -> Effect:
    """Return what an event does to order, given what its instruction promises.

    A fence that acquires alone makes no release pattern with a strong write behind it, and one that releases alone no
    acquire pattern with a strong read before it (PTX ISA, "Memory Consistency Model", release and acquire patterns).
    Lanes may store relaxed to one place, as atomics may.
    """
    effects = RULES[kind].effects
    if kind is Kind.LOST_WRITE and order > Order.WEAK and not order & Order.VOLATILE:
        return Effect(0)
    if kind is Kind.MBARRIER_WAIT and not acquires(kind, order):
        return Effect(0)
    return effects & ~_ONE_SIDED.get((kind, order & (Order.ACQUIRE | Order.RELEASE)), Effect(0))


def observes(kind: Kind, order: Order) -> bool:
    """Whether an access observes what was released where it reads: somebody gets the value.

    What arrivals at an mbarrier have released, a wait observes once their phase is over. A read of the mbarrier's
    counts observes nothing.
    """
    return kind.reads and kind is not Kind.REDUCTION and order > Order.WEAK and not order & Order.PHASED


def acquires(kind: Kind, order: Order) -> bool:
    """Return whether what an access or a wait for an mbarrier observes is known at once, without a fence behind it."""
    return bool(order & Order.ACQUIRE) or (kind is Kind.MBARRIER_WAIT and order == Order.WEAK)


@cache
def kinds_that(effects: Effect, at: Object | None = None) -> tuple[Kind, ...]:
    """Return the kinds of events that do any of these, anywhere or at such an object."""
    return tuple(kind for kind, rule in RULES.items() if rule.effects & effects and at in {None, rule.at})


@cache
def accesses_by(proxy: Proxy, *, writing: bool) -> tuple[Kind, ...]:
    """Return the kinds of accesses that write by a proxy, or that only read."""
    return tuple(k for k, rule in RULES.items() if k.is_access and rule.proxy is proxy and k.writes == writing)
