"""The values of a candidate's tunables, by name."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Mapping


class Config(Mapping[str, int]):
    """Whole numbers by name, in the order of their declaration; ``config["BLOCK_SIZE"]`` and ``config.BLOCK_SIZE``.

    It does not change and can be a key. Where a tunable has the name of a mapping's method, only the brackets find it.

    Parameters
    ----------
    values : mapping of str to int, or pairs
    """

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, int] | Iterable[tuple[str, int]] = ()) -> None:
        self._values = {name: operator.index(value) for name, value in dict(values).items()}

    def __getitem__(self, name: str) -> int:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __getattr__(self, name: str) -> int:
        if name.startswith("_") or name not in self._values:
            raise AttributeError(f"no tunable {name}; there are {', '.join(self)}" if name[0] != "_" else name)
        return self._values[name]

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __reduce__(self) -> tuple[type[Config], tuple[dict[str, int]]]:
        return Config, (self._values,)

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self._values.items())

    def __repr__(self) -> str:
        return f"Config({', '.join(f'{name}={value}' for name, value in self._values.items())})"
