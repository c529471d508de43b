"""Run the loop of docs/guide/programs.md with many seeds: ``python -m tests.cli.service.loops 20``.

Each run has a server of its own. All must find the same race, mend it, verify, tune to the same config and export.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
from typing import Any

import anyio

from tests.docs.snippets import PAGES, ROOT

PAGE = ROOT / "docs" / "guide" / "programs.md"


def read_loop() -> Any:
    """Write the page's files here, and return its function; the page runs once for that."""
    namespace: dict[str, Any] = {}
    for example in PAGES.parse(PAGE).examples():
        example.evaluate()
        namespace = example.namespace
    return namespace["loop"]


def main(count: int) -> int:
    """Run the loop with seeds 1 to `count`; return 1 if any answer differs."""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        with contextlib.redirect_stdout(io.StringIO()):
            loop = read_loop()
        answers = []
        for seed in range(1, count + 1):
            answers.append(anyio.run(loop, seed))
            sys.stdout.write(f"seed {seed}: {answers[-1]}\n")
            sys.stdout.flush()
    same = all(answer == answers[0] for answer in answers)
    sys.stdout.write(f"{count} runs, {'the same answers' if same else 'DIFFERENT answers'}\n")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
