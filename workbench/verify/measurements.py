"""Measurements that several candidates share: what they are judged by depends on the oracle and its inputs alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import torch
from torch import Tensor

from workbench.verify.measure import Measured

LIMIT_BYTES = 1 << 28
"""Of what is kept; the least recently used goes first."""

_Key = tuple[Hashable, ...]


class Measurements:
    """The last measurements, found by everything that they depend on.

    Parameters
    ----------
    limit_bytes : int
        Of their tensors.
    """

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        self._limit_bytes = limit_bytes
        self._kept: dict[_Key, Measured] = {}

    def get_or_measure(self, key: _Key, measure: Callable[[], Measured]) -> Measured:
        """Return what was measured under this key, or measure; random results are not kept."""
        measured = self._kept.pop(key, None) or measure()
        if not measured.random:
            self._kept[key] = measured
        while self._kept and sum(map(_size_bytes, self._kept.values())) > self._limit_bytes:
            del self._kept[next(iter(self._kept))]
        return measured


_CURRENT: ContextVar[Measurements | None] = ContextVar("measurements", default=None)


@contextmanager
def sharing_measurements() -> Iterator[None]:
    """Measure the same oracle on the same values once for all candidates that are judged inside.

    It is for a time in which nothing that an oracle reads besides its arguments changes.
    """
    if _CURRENT.get() is not None:
        yield
        return
    token = _CURRENT.set(Measurements())
    try:
        yield
    finally:
        _CURRENT.reset(token)


def measured_once(
    oracle: Hashable,
    inputs: tuple[Tensor | None, ...],
    attributes: Mapping[str, Any],
    arithmetic: Hashable,
    measure: Callable[[], Measured],
) -> Measured:
    """Measure, or take what was measured under `sharing_measurements`.

    Parameters
    ----------
    oracle : hashable
        What is computed, with all that the result depends on besides the other arguments.
    inputs : tuple of Tensor or None
        On the CPU, in any layout; others are measured each time.
    attributes : mapping of str to object
        What the oracle is given beside the inputs.
    arithmetic : Arithmetic
    measure : callable
    """
    current = _CURRENT.get()
    if current is None or any(tensor is not None and tensor.device.type != "cpu" for tensor in inputs):
        return measure()
    given = tuple(sorted(attributes.items()))
    try:
        hash(given)
    except TypeError:
        return measure()
    # Equal attributes may be written differently, such as 0.0 and -0.0.
    return current.get_or_measure((oracle, given, repr(given), arithmetic, *map(_identify, inputs)), measure)


def _identify(tensor: Tensor | None) -> Hashable:
    """Tell tensors of other values, shapes or element types apart."""
    if tensor is None:
        return None
    data = tensor.contiguous().reshape(-1).view(torch.uint8).numpy()
    return tensor.dtype, tuple(tensor.shape), hashlib.blake2b(data, digest_size=16).digest()


def _size_bytes(measured: Measured) -> int:
    tensors = (tensor for one in measured.outputs.values() for tensor in (one.value, one.unit, one.free))
    return sum(tensor.nbytes for tensor in tensors if tensor is not None)
