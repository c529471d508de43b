"""Which parameters of a test are quick, where a few of them take every path and the others cost seconds."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def slow_unless(is_quick: Callable[[Any], object], values: Iterable[Any]) -> list[Any]:
    """Mark parameters slow, but those that are quick."""
    return [pytest.param(value, marks=() if is_quick(value) else pytest.mark.slow) for value in values]
