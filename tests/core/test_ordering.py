"""The rulebook of order is whole, and both sanitisers have words for all of it."""

import pytest

from workbench.core.events import Kind
from workbench.core.ordering import RULES, Effect, Object, Proxy, accesses_by, kinds_that
from workbench.emulator.layout import LANES, RUNTIME
from workbench.llvm.records import Header

SHADOW = Header(RUNTIME / "shadow.h", LANES=LANES).numbers


def test_every_kind_of_event_has_one_row() -> None:
    assert list(RULES) == list(Kind)
    assert all(rule.section for rule in RULES.values())


@pytest.mark.parametrize("kind", Kind)
def test_an_event_accesses_memory_or_orders_what_does(kind: Kind) -> None:
    rule = RULES[kind]
    if kind.is_access:
        assert not rule.effects
        assert rule.at is Object.NONE
    else:
        assert rule.proxy is Proxy.GENERIC


def test_a_row_fits_an_entry_of_the_screen() -> None:
    assert max(Effect) < 1 << SHADOW["OBJECT_SHIFT"]
    assert max(Object) << SHADOW["OBJECT_SHIFT"] < SHADOW["ORDERS"]


def test_what_is_left_somewhere_can_be_acquired_there() -> None:
    for at in set(Object) - {Object.NONE}:
        assert kinds_that(Effect.RELEASES, at) or at is Object.GRID  # whose grids are no part of the launch
        assert kinds_that(Effect.ACQUIRES | Effect.OPENS, at)


def test_copies_and_products_go_by_the_async_proxy() -> None:
    assert accesses_by(Proxy.ASYNC, writing=False) == (Kind.BULK_LOAD, Kind.OPERAND_LOAD)
    assert accesses_by(Proxy.ASYNC, writing=True) == (Kind.BULK_STORE, Kind.BULK_REDUCTION)
