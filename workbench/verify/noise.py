"""Random moves of results: as good as independent, and no two of one block of eight undo each other in all samples."""

from __future__ import annotations

import zlib
from collections import Counter

import torch
from torch import Tensor

SAMPLES = 8
"""How often a result is computed with perturbations: a power of two, as so many vectors of signs are orthogonal.

Of N elements some move by N^(-1 / samples) of the usual in all of them, by chance: a thirteenth in a billion elements.
"""


class Noise:
    """Draws by how much one sample moves each result.

    An element of a result has a random sign and a magnitude of 0.5 to 1.5 in each sample. What two errors do to an
    output may cancel: those of the mean and of the variance of a group, say. Were their signs independent, they would
    cancel in all of eight samples once in 256 times. So results of as many elements are dealt to blocks of `SAMPLES`,
    in the order in which they are computed. Elements at the same place in the results of a block have the same random
    numbers, times signs of their own: the element's, the same in all samples, and those of a row of a Hadamard matrix,
    whose columns are the samples. Any two rows agree in half of the columns. So such errors add up in four samples of
    eight and cancel in four, and the mean of the squares is the sum of what each does alone.

    Parameters
    ----------
    seed : int
    sample : int
        Which sample it is for: the first one of `SAMPLES`, the next one, and so on.
    mirrored : bool
        Move to the other side: what the same sample moves up goes down.
    """

    def __init__(self, seed: int, sample: int, *, mirrored: bool = False) -> None:
        self._seed, self._sample = seed, sample
        self._side = -1.0 if mirrored else 1.0
        self._begun: Counter[int] = Counter()
        self._block: dict[torch.device, torch.Generator] = {}
        self._own: dict[torch.device, torch.Generator] = {}

    @property
    def is_drawn(self) -> bool:
        """Whether any has been drawn."""
        return bool(self._begun)

    def begin(self, result: Tensor) -> None:
        """Turn to the next result."""
        count = result.numel()
        nth = self._begun[count]
        self._begun[count] += 1
        block, self._row = divmod(nth, SAMPLES)
        for generators, name in (
            (self._block, f"{self._seed} {count} {block} {self._sample}"),
            (self._own, f"{self._seed} {count} {nth}"),
        ):
            if result.device not in generators:
                generators[result.device] = torch.Generator(result.device)
            generators[result.device].manual_seed(zlib.crc32(name.encode()))

    def draw(self, like: Tensor) -> Tensor:
        """Draw for the next elements of the result, as many as a tensor has."""
        # float32 is drawn in a third of the time, and has digits enough for it.
        drawn = torch.empty(like.shape, device=like.device, dtype=torch.float32)
        drawn.uniform_(-1.0, 1.0, generator=self._block[like.device])
        drawn.add_(drawn.sign(), alpha=0.5)
        own = torch.empty(like.shape, device=like.device, dtype=torch.int8).random_(
            0, 2, generator=self._own[like.device]
        )
        agrees = (self._row & self._sample % SAMPLES).bit_count() % 2 == 0
        return drawn.mul_(own.mul_(2).sub_(1)).mul_(self._side if agrees else -self._side).double()
