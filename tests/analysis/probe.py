"""The accesses that were measured on an H200 with Nsight Compute, as arrays."""

import csv
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

PATH = Path(__file__).parents[1] / "data" / "h200_access_probe.csv"


@dataclass(frozen=True)
class Probe:
    """One warp instruction per row."""

    space: NDArray[np.str_]
    op: NDArray[np.str_]
    width_bytes: NDArray[np.int64]
    pattern: NDArray[np.str_]
    address: NDArray[np.int64]
    mask: NDArray[np.uint32]
    hw_count: NDArray[np.int64]
    hw_extra: NDArray[np.int64]

    def __getitem__(self, rows: NDArray[np.bool_]) -> "Probe":
        return Probe(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))

    def __len__(self) -> int:
        return len(self.mask)


def read() -> Probe:
    with PATH.open() as file:
        rows = list(csv.DictReader(file))
    width = np.array([int(row["width_bytes"]) for row in rows])
    index = np.array([[int(i) for i in row["element_index_by_lane"].split()] for row in rows])
    return Probe(
        space=np.array([row["space"] for row in rows]),
        op=np.array([row["op"] for row in rows]),
        width_bytes=width,
        pattern=np.array([row["pattern"] for row in rows]),
        address=index * width[:, None],
        mask=np.array([int(row["active_mask"], 16) for row in rows], dtype=np.uint32),
        hw_count=np.array([int(row["hw_count"]) for row in rows]),
        hw_extra=np.array([int(row["hw_extra"]) for row in rows]),
    )
