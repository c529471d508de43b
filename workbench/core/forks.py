"""What a launch waits for is free in a forked process, whichever thread of the parent had it.

A fork copies the memory and one thread. A lock that another thread holds at that moment would stay taken for ever.
"""

from __future__ import annotations

import functools
import os
import tempfile
import threading
import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import metadata
from typing import TYPE_CHECKING, Any, Generic, TypeVar

T = TypeVar("T")

_locks: weakref.WeakSet[Any] = weakref.WeakSet()


def new_lock() -> threading.Lock:
    """Make a lock that is free in a forked process.

    What it guards has to be usable at any moment: the thread that held it goes no further there.
    """
    lock = threading.Lock()
    _locks.add(lock)
    return lock


def _free_all() -> None:
    for lock in _locks:
        lock._at_fork_reinit()


loading = threading.RLock()
"""Held by who imports a module at its first use: Python's own lock of a module stays taken in a forked process."""


def version(package: str) -> str:
    """Return a package's version as `importlib.metadata.version` does, whose first call may import modules.

    Raises
    ------
    importlib.metadata.PackageNotFoundError
        If it is not installed.
    """
    with loading:
        return metadata.version(package)


_gates: list[AbstractContextManager[object]] = []
_held: list[AbstractContextManager[object]] = []


def let_forks_wait_for(lock: AbstractContextManager[object]) -> None:
    """Have every fork wait until nobody has a lock: for what a thread must not leave half done in the child."""
    _gates.append(lock)


let_forks_wait_for(tempfile._once_lock)  # type: ignore[attr-defined]  # the first temporary file of a process takes it


def _hold() -> None:
    loading.acquire()  # first: a module that is being imported may add a lock
    for gate in _gates:
        gate.__enter__()
        _held.append(gate)


def _let_go() -> None:
    while _held:
        _held.pop().__exit__(None, None, None)
    loading.release()


def _begin() -> None:
    _free_all()
    _let_go()


os.register_at_fork(before=_hold, after_in_parent=_let_go, after_in_child=_begin)


class once(Generic[T]):  # noqa: N801  (a decorator)
    """A function without arguments that computes its value at the first call: a decorator.

    Two threads that call it first at the same time may both compute the value; both get the same one, and neither is
    freed. (`functools.cache` gives each thread its own, and frees the one that it does not keep.)
    """

    def __init__(self, compute: Callable[[], T]) -> None:
        functools.update_wrapper(self, compute)
        self._compute = compute
        self._values: list[T] = []

    def __call__(self) -> T:
        """Return the value."""
        if not self._values:
            self._values.append(self._compute())
        return self._values[0]

    def forget(self) -> None:
        """Let the next call compute the value anew."""
        self._values = []


if TYPE_CHECKING:
    cached_property = functools.cached_property
else:
    _MISSING = object()

    class cached_property(functools.cached_property):  # noqa: N801  (as it is called elsewhere)
        """Python's own without the lock that all instances of a class share before Python 3.12.

        Two threads that ask at the same time may both compute the value; both get the one that is there first.
        """

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            """Return the value, computed the first time."""
            if instance is None:
                return self
            value = instance.__dict__.get(self.attrname, _MISSING)
            if value is _MISSING:
                value = instance.__dict__.setdefault(self.attrname, self.func(instance))
            return value
