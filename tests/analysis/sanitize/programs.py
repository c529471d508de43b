"""Draw random programs of `test_clear` by many seeds: ``python -m tests.analysis.sanitize.programs SEEDS [WORKERS]``.

It prints, of each test and together, how many programs there were, how many of them the screen cleared, in how many the
exact look found something, and in how many of those that the screen had cleared. The last must be 0; else the exit code
is 1.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
import pytest

import workbench as wb
from tests.analysis.sanitize import test_clear
from workbench.core.environment import cores

Counts = Counter[str]


def tests() -> Iterator[tuple[str, Callable[[list[bool]], None]]]:
    """Yield the tests by name."""
    for name, test in vars(test_clear).items():
        if name.startswith("test_nothing_that_is_found_was_cleared"):
            for given in [{"barriers": number} for number in (2, 24)] if name.endswith("_of_boxes") else [{}]:
                yield name, partial(test, **given)


def run(number: int, seed: int) -> Counts:
    """Run one test, by its number, with other draws."""
    _, test = list(tests())[number]
    counts, sanitize, draw = Counts(), wb.Kernel.sanitize, np.random.default_rng
    with pytest.MonkeyPatch.context() as patch:
        cleared = test_clear.answers_of_the_screen(patch)

        def counted(kernel: wb.Kernel, *given: object, **named: object) -> object:
            report = sanitize(kernel, *given, **named)  # type: ignore[arg-type]
            assert len(cleared) == counts["programs"] + 1, "one answer for each program"
            counts.update(programs=1, cleared=cleared[-1], found=not report.passed)
            counts["found though cleared"] += cleared[-1] and not report.passed
            return report

        patch.setattr(wb.Kernel, "sanitize", counted)
        patch.setattr(np.random, "default_rng", lambda of_test: draw([of_test, seed]))
        try:
            test(cleared=cleared)
        except AssertionError as error:
            if "one answer" in str(error):
                raise
            # What the test demands of how many are cleared holds for its own draws.
    return counts


def main() -> int:
    """Run every test with every seed."""
    began, found = time.monotonic(), dict[str, Counts]()
    names = [name for name, _ in tests()]
    jobs = [(number, seed) for seed in range(int(sys.argv[1])) for number in range(len(names))]
    with ProcessPoolExecutor(int(sys.argv[2]) if len(sys.argv) > 2 else cores()) as pool:
        for (number, _), counts in zip(jobs, pool.map(run, *zip(*jobs, strict=True)), strict=True):
            found.setdefault(names[number], Counts()).update(counts)
            found.setdefault("all", Counts()).update(counts)
    print(json.dumps(found | {"s": round(time.monotonic() - began, 1)}, indent=1))
    return int(found["all"]["found though cleared"] > 0)


if __name__ == "__main__":
    sys.exit(main())
