"""The mutation campaign: faults in the kernels of all ops, and what noticed each of them.

    python benchmarks/mutation.py --log mutation.jsonl --json benchmarks/results/mutation-<date>.json

It writes a row for each mutant and prints the table of `docs/guide/mutation.md`. The log is a file of JSON lines: a
campaign that is ended goes on from it. Mutants of the convolutions take a minute of CPU time and more: they are fewer.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from workbench.mutate import OPERATORS, Log, MutantRow, MutationReport, Outcome, mutate

GUIDE = Path(__file__).parents[1] / "docs/guide/mutation.md"
SAMPLES: tuple[tuple[str, str | None, int], ...] = (
    ("tanh", None, 230),
    ("gelu", None, 242),
    ("group_norm", None, 31),
    ("group_norm", "v1_two_kernels", 16),
    ("gelu_group_norm", "v1_two_kernels", 16),
    ("gelu_group_norm", "v4_two_passes", 5),
    ("batch_norm2d", None, 4),
    ("batch_norm2d", "v1_two_kernels", 16),
    ("conv_transpose2d", "v1_gather", 22),
    ("conv_transpose2d_gelu", None, 9),
    ("conv_transpose2d_gelu", "v1_gather", 12),
    ("conv_transpose2d_gelu_group_norm", "v1_three_kernels", 10),
    ("conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "v1_five_kernels", 14),
)
"""Ops, the variant whose files are mutated or None for all, and how many mutants: the first of seed 0."""
TIME_LIMIT_S, PATIENCE_S = 20.0, 40.0

COLUMNS: tuple[tuple[str, Callable[[MutantRow], bool]], ...] = (
    ("by verify", lambda row: row.outcome is Outcome.VERIFY),
    ("by sanitize", lambda row: row.outcome is Outcome.SANITIZE),
    ("no end", lambda row: row.outcome in (Outcome.HANG, Outcome.CRASH)),
    ("survived", lambda row: row.outcome in (Outcome.UNSEEN, Outcome.SURVIVED)),
    ("equivalent", lambda row: row.outcome is Outcome.EQUIVALENT),
)


def table(report: MutationReport) -> Iterator[str]:
    """Yield the lines of a table: a row for each op and each operator, stillborn mutants left out."""
    born = [row for row in report.rows if row.outcome is not Outcome.STILLBORN]
    rows = list({(row.op, row.mutant.file, row.mutant.mutation): row for row in born}.values())  # two samples may meet
    yield f"| | mutants | {' | '.join(title for title, _ in COLUMNS)} | killed, % |"
    yield f"|---|{'---|' * (len(COLUMNS) + 2)}"
    ops = Counter(row.op for row in rows)
    operators = Counter(row.mutant.mutation.operator for row in rows)
    named = [(op, [row for row in rows if row.op == op]) for op in ops]
    named += [
        (one.name, [row for row in rows if row.mutant.mutation.operator == one.name])
        for one in OPERATORS
        if operators[one.name]
    ]
    for name, some in (*named, ("**all**", rows)):
        counts = [sum(map(belongs, some)) for _, belongs in COLUMNS]
        shown = " | ".join(map(str, (len(some), *counts)))
        yield f"| {name} | {shown} | {MutationReport(tuple(some)).killed_pct:.1f} |"


def main() -> None:
    """Judge what the log does not have, and write what became of all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--log", type=Path, default=Path("mutation.jsonl"))
    parser.add_argument("--json", type=Path)
    parser.add_argument("--guide", action="store_true", help="write the table into docs/guide/mutation.md")
    parser.add_argument("--op", action="append", choices=sorted({op for op, *_ in SAMPLES}))
    parser.add_argument("--again", action="store_true", help="judge again what survived unexplained")
    arguments = parser.parse_args()
    log = Log(arguments.log, again=arguments.again)
    report = MutationReport(())
    for op, variant, count in SAMPLES:
        if op in (arguments.op or [op]):
            report += mutate(
                op,
                count,
                variant=variant,
                time_limit_s=TIME_LIMIT_S,
                patience_s=PATIENCE_S,
                log=log,
                watch=lambda row: print(row, flush=True),
            )
    if arguments.json is not None:
        lines = ",\n".join(json.dumps(row) for row in report.to_json())
        arguments.json.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    text = "\n".join(table(report))
    if arguments.guide:
        begin, end = (f"<!-- benchmarks/mutation.py: {word} -->" for word in ("begin", "end"))
        guide = GUIDE.read_text(encoding="utf-8")
        head, tail = guide[: guide.index(begin)], guide[guide.index(end) :]
        GUIDE.write_text(f"{head}{begin}\n{text}\n{tail}", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
