"""The table of all kinds of fault."""

from __future__ import annotations

from tests.faults import caches, clusters, environments, files, launches, stores, sweeps
from tests.faults.kind import FaultKind

KINDS: tuple[FaultKind, ...] = (
    *sweeps.KINDS,
    *stores.KINDS,
    *caches.KINDS,
    *environments.KINDS,
    *files.KINDS,
    *launches.KINDS,
    *clusters.KINDS,
)
