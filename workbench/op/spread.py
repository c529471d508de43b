"""How groups of values are spread over a GPU: over lanes, the threads of a block, and blocks."""

from __future__ import annotations

from dataclasses import dataclass

MAX_THREADS = 512
"""Of a block that keeps a group in registers: twice as many would halve a thread's."""

REGISTERS = 64
"""Of a thread, for the values that it keeps."""

LEAST_PACKS = {16: 4, 8: 16, 4: 8, 2: 16}
"""By the bytes of an access: how many a thread has in flight before a group gets more threads (measured on an H200)."""

FULL_TEAM = 128
"""Threads below which a group does not give threads up for accesses (measured on an H200)."""

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
        if least == LEAST_PACKS[16] and team >= 2 * FULL_TEAM and team * least > share:
            team //= 2  # with twice the accesses, of which fewer go without work
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

    @classmethod
    def of(
        cls, samples: int, rows: int, columns: int, unit: int, vector: int, pack_bytes: int, multiprocessors: int
    ) -> RowCluster | None:
        """Cut samples of `rows` x `columns` into slices of whole units for clusters; None where none holds a slice.

        Wide slices in blocks of their own are best where they are enough for every SM and a half more. Else the fewest
        blocks share the rows of a narrow slice that two in five SMs are busy, as measured on an H200.
        """
        for width_bytes in (256, 128):
            wide = cls._of_width(width_bytes, 1, rows, columns, unit, vector, pack_bytes)
            if wide and 2 * samples * -(-columns // wide.slice) >= 3 * multiprocessors:
                return wide
        narrow = []
        for width_bytes in (64, 32):
            cuts = [cls._of_width(width_bytes, c, rows, columns, unit, vector, pack_bytes) for c in cls.CLUSTERS]
            fitting = [cut for cut in cuts if cut]
            busy = [c for c in fitting if 5 * samples * -(-columns // c.slice) * c.cluster >= 2 * multiprocessors]
            narrow += busy[:1] or fitting[-1:]
        return min(narrow, key=lambda cut: cut.cluster, default=None)

    @classmethod
    def _of_width(
        cls, width_bytes: int, cluster: int, rows: int, columns: int, unit: int, vector: int, pack_bytes: int
    ) -> RowCluster | None:
        """Return slices of so many bytes or a little more, or nothing where the registers do not hold them."""
        width = min(columns, unit * -(-width_bytes * vector // (pack_bytes * unit)))
        if width // vector > cls.THREADS or rows < cluster:
            return None
        packs = -(-rows // (cluster * (cls.THREADS * vector // width)))
        return (
            cls(width, cluster, max(4, power_of_two(packs))) if packs <= REGISTERS // max(pack_bytes // 4, 1) else None
        )
