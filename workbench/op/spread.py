"""How groups of values are spread over a GPU: over lanes, the threads of a block, and blocks."""

from __future__ import annotations

from dataclasses import dataclass

MAX_THREADS = 512
"""Of a block that keeps a group in registers: twice as many would halve a thread's."""

REGISTERS = 64
"""Of a thread, for the values that it keeps."""

IDLE_PACKS = 512
"""A block with fewer accesses than this is not split further to fill the GPU: the blocks would wait for each other."""


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
        most = REGISTERS // max(pack_bytes // 4, 1) if pack_bytes > 4 else 32  # packs of a thread
        for limit in (most // 2, most):
            for cluster in clusters:
                share = -(-packs // cluster)
                fills = groups * cluster >= multiprocessors or share <= IDLE_PACKS or cluster == clusters[-1]
                if share <= limit * MAX_THREADS and fills:
                    return cls._of_block(cluster, share)
        return None

    @classmethod
    def _of_block(cls, cluster: int, share: int) -> Spread:
        team = min(MAX_THREADS, power_of_two(-(-share // 4)))
        if cluster > 1:
            team = max(team, 64)
        return cls(cluster, team, power_of_two(-(-share // team)), max(1, 256 // team) if team <= 32 else 1)

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.team * self.teams
