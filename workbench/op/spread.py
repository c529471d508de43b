"""How groups of values are spread over a GPU: over lanes, the threads of a block, and blocks."""

from __future__ import annotations

from dataclasses import dataclass

MAX_THREADS = 512
"""Of a block that keeps a group in registers: twice as many would halve a thread's."""

REGISTERS = 64
"""Of a thread, for the values that it keeps."""

LEAST_PACKS = {16: 4, 8: 16, 4: 8, 2: 16}
"""By the bytes of an access: how many a thread has in flight before a group gets more threads (measured on an H200)."""

LEAST_SHARE_BYTES = 16 * 1024
"""A block with less than this is not split further to fill the GPU: the blocks would wait for each other."""


def power_of_two(least: int) -> int:
    """Return the smallest power of two that is not below `least`."""
    return 1 << max(least - 1, 0).bit_length()


@dataclass(frozen=True)
class Spread:
    """A group on chip.

    Attributes
    ----------
    cluster : int
        Blocks of a group.
    team : int
        Threads of a group in a block: a power of two.
    packs : int
        Accesses of a thread, a power of two.
    teams : int
        Groups of a block: 1 where a team is larger than a warp.
    """

    cluster: int
    team: int
    packs: int
    teams: int

    @classmethod
    def of(
        cls, packs: int, pack_bytes: int, groups: int, multiprocessors: int, clusters: tuple[int, ...] = (1,)
    ) -> Spread | None:
        """Spread `groups` groups of `packs` accesses of `pack_bytes`; None where a group does not fit on chip.

        A group gets as many blocks as fill the GPU and hold it in half of the registers that may be used, so that two
        blocks fit on an SM; more registers where it does not fit otherwise.
        """
        most = REGISTERS // max(pack_bytes // 4, 1)  # accesses of a thread
        for limit in (most // 2, most):
            for cluster in clusters:
                share = -(-packs // cluster)
                small = groups * cluster >= multiprocessors or share * pack_bytes <= LEAST_SHARE_BYTES
                if share <= limit * MAX_THREADS and (small or cluster == clusters[-1]):
                    return cls._of_block(
                        cluster, share, LEAST_PACKS[pack_bytes] * (2 if cluster > 1 and pack_bytes == 16 else 1)
                    )
        return None

    @classmethod
    def _of_block(cls, cluster: int, share: int, least: int) -> Spread:
        team = min(MAX_THREADS, power_of_two(-(-share // least)))
        if cluster > 1:
            team = max(team, 64)
        return cls(cluster, team, max(power_of_two(-(-share // team)), least), max(1, 256 // team) if team <= 32 else 1)

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.team * self.teams


LANES = 16
"""Moments of parts that a thread merges at most before it normalises; more are merged by a launch of their own."""


@dataclass(frozen=True)
class RowCut:
    """How the rows of a matrix are cut for blocks that each take a slice of its columns.

    Attributes
    ----------
    parts : int
        Of the rows, whose moments are taken.
    merged : bool
        Whether a launch of its own merges the moments of the parts.
    chunks : int
        Of the rows, that are normalised.
    """

    parts: int
    merged: bool
    chunks: int

    @classmethod
    def of(cls, rows: int, least: int, slices: int, slice_groups: int, threads: int, multiprocessors: int) -> RowCut:
        """Cut `rows` into pieces of `least` or more, for slices of `slice_groups` groups by blocks of `threads`."""
        pieces = max(1, rows // least)
        parts = min(pieces, -(-PARTS_PER_SM * multiprocessors // slices))
        limit = max(1, LANES * threads // slice_groups)
        merged = parts > 2 * limit
        if not merged:
            parts = min(parts, limit)
        return cls(parts, merged, min(pieces, -(-CHUNKS_PER_SM * multiprocessors // slices)))


PARTS_PER_SM, CHUNKS_PER_SM = 2, 4
"""Blocks of `RowCut`, where the rows suffice."""


@dataclass(frozen=True)
class RowCluster:
    """A slice of a matrix's columns on chip.

    Attributes
    ----------
    slice : int
        Columns of a block.
    cluster : int
        Blocks that share the rows.
    packs : int
        Accesses of a thread, a power of two.
    """

    slice: int
    cluster: int
    packs: int

    THREADS = 256
    CLUSTERS = (1, 2, 4, 8)
    WIDTHS_BYTES = (128, 64, 32)

    @classmethod
    def of(
        cls, samples: int, rows: int, columns: int, unit: int, vector: int, pack_bytes: int, multiprocessors: int
    ) -> RowCluster | None:
        """Cut samples of `rows` x `columns` into slices of whole units for clusters; None where none holds a slice.

        Wide slices are best; narrower ones are for more blocks, as long as they fill a GPU of `multiprocessors`.
        """
        most = REGISTERS // max(pack_bytes // 4, 1)
        found = None
        for width_bytes in cls.WIDTHS_BYTES:
            width = min(columns, unit * -(-width_bytes * vector // (pack_bytes * unit)))
            if width // vector > cls.THREADS:
                continue
            at_once, slices = cls.THREADS * vector // width, -(-columns // width)
            for cluster in cls.CLUSTERS:
                packs = -(-rows // (cluster * at_once))
                if packs > most or rows < cluster:
                    continue
                found = cls(width, cluster, max(4, power_of_two(packs)))
                if samples * slices * cluster >= multiprocessors:
                    return found
        return found
