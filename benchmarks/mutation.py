"""The mutation campaign: faults in the kernels of all ops, and what noticed each of them.

    python benchmarks/mutation.py --log mutation.jsonl --json benchmarks/results/mutation-<date>.json

It writes a row for each mutant and prints the table of `docs/guide/mutation.md`. The log is a file of JSON lines: a
campaign that is ended goes on from it, and `--judged` shows what it has so far. Rows of other kernels than those that
are there now are not shown. Mutants of the convolutions take a minute of CPU time and more: they are fewer.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workbench.core.environment import cores
from workbench.mutate import (
    OPERATORS,
    Log,
    Mutant,
    MutantRow,
    Mutation,
    MutationReport,
    Outcome,
    digests_of,
    known_of,
    mutants_of,
    mutate,
    sample,
)
from workbench.op import find_op

GUIDE = Path(__file__).parents[1] / "docs/guide/mutation.md"
SAMPLES: tuple[tuple[str, str | None, int], ...] = (
    ("tanh", None, 230),
    ("gelu", None, 242),
    ("group_norm", None, 31),
    ("group_norm", "v1_two_kernels", 16),
    ("group_norm", "v5_cluster", 6),
    ("gelu_group_norm", "v1_two_kernels", 16),
    ("gelu_group_norm", "v4_two_passes", 5),
    ("batch_norm2d", None, 4),
    ("batch_norm2d", "v1_two_kernels", 16),
    ("batch_norm2d", "v6_cluster", 6),
    ("conv_transpose2d", "v1_gather", 22),
    ("conv_transpose2d", "v10_depthwise", 6),
    ("conv_transpose2d", "v11_col2im", 8),
    ("conv_transpose2d_gelu", None, 9),
    ("conv_transpose2d_gelu", "v1_gather", 12),
    ("conv_transpose2d_gelu_group_norm", "v1_three_kernels", 10),
    ("conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "v1_five_kernels", 14),
    ("batch_norm_tanh_max_pool_group_norm", None, 14),
    ("batch_norm_tanh_max_pool_group_norm_backward", None, 24),
    ("group_norm_backward", None, 24),
    ("conv_transpose2d_weight_gradient", "v1_block_per_weight", 14),
    ("conv_transpose2d_weight_gradient", "v2_mma_tf32", 10),
    ("conv_transpose2d_weight_gradient", "v3_wgmma_tf32", 10),
)
"""Ops, the variant whose files are mutated or None for all, and how many mutants: the first of seed 0."""
TIME_LIMIT_S, PATIENCE_S = 20.0, 40.0
AT_ONCE = 4
"""Mutants that one process judges before it looks for others, of whatever op."""

COLUMNS: tuple[tuple[str, Callable[[MutantRow], bool]], ...] = (
    ("by verify", lambda row: row.outcome is Outcome.VERIFY),
    ("by sanitize", lambda row: row.outcome is Outcome.SANITIZE),
    ("no end", lambda row: row.outcome in (Outcome.HANG, Outcome.CRASH)),
    ("survived", lambda row: row.outcome in (Outcome.UNSEEN, Outcome.SURVIVED)),
    ("equivalent", lambda row: row.outcome is Outcome.EQUIVALENT),
)


def table(report: MutationReport) -> Iterator[str]:
    """Yield the lines of a table: a row for each op and each operator, stillborn mutants left out."""
    rows = [row for row in report.rows if row.outcome is not Outcome.STILLBORN]
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


def draw(samples: Iterable[tuple[str, str | None, int]]) -> dict[str, list[Mutant]]:
    """Draw the mutants of all samples of each op; of two samples that share one, the first has it."""
    drawn: dict[str, dict[tuple[Path, Mutation], Mutant]] = {}
    for name, variant, count in samples:
        found = drawn.setdefault(name, {})
        for mutant in sample(mutants_of(find_op(name), variant), count, seed=0):
            found.setdefault((mutant.file, mutant.mutation), mutant)
    return {name: list(found.values()) for name, found in drawn.items()}


def judge(drawn: Mapping[str, Sequence[Mutant]], log: Log, workers: int, patience_s: float) -> None:
    """Judge what the log does not have, in processes of their own; the last ops first, they take longest."""
    parts = [(name, some[i : i + AT_ONCE]) for name, some in drawn.items() for i in range(0, len(some), AT_ONCE)]

    def judge_part(part: tuple[str, Sequence[Mutant]]) -> None:
        name, mutants = part
        mutate(
            name,
            mutants=mutants,
            time_limit_s=TIME_LIMIT_S,
            patience_s=patience_s,
            log=log,
            watch=lambda row: print(row, flush=True),
        )

    with ThreadPoolExecutor(workers) as pool:
        for _ in pool.map(judge_part, reversed(parts)):
            pass


def rows_of(drawn: Mapping[str, Sequence[Mutant]], log: Log) -> Iterator[MutantRow]:
    """Yield the row of each mutant that the log has."""
    for name, mutants in drawn.items():
        digests = digests_of(find_op(name), mutants)
        yield from (row for mutant in mutants if (row := log.find(digests[mutant], mutant)))


def in_order(rows: Iterable[MutantRow]) -> MutationReport:
    """Bring rows into the order of ops and lines, with the reasons that are listed by now."""
    places = {name: place for place, (name, *_) in enumerate(SAMPLES)}
    known = {name: known_of(find_op(name)) for name in places}
    found = [row.explained(known[row.op].get(row.mutant.key)) for row in rows]
    return MutationReport(
        tuple(
            sorted(found, key=lambda row: (places[row.op], row.mutant.file, row.mutant.mutation.start, str(row.mutant)))
        )
    )


def main() -> None:
    """Judge what the log does not have, and write what became of all that it has."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--log", type=Path, default=Path("mutation.jsonl"))
    parser.add_argument("--json", type=Path)
    parser.add_argument("--guide", action="store_true", help="write the table into docs/guide/mutation.md")
    parser.add_argument("--op", action="append", choices=sorted({op for op, *_ in SAMPLES}))
    parser.add_argument("--again", action="store_true", help="judge again what survived unexplained")
    parser.add_argument("--workers", type=int, default=cores(), help="processes that judge at the same time")
    parser.add_argument("--patience-s", type=float, default=PATIENCE_S, help="CPU time for all checks of a mutant")
    parser.add_argument("--judged", action="store_true", help="judge nothing: show what the log has")
    arguments = parser.parse_args()
    drawn = draw(one for one in SAMPLES if one[0] in (arguments.op or [one[0]]))
    if not arguments.judged:
        judge(drawn, Log(arguments.log, again=arguments.again), arguments.workers, arguments.patience_s)
    report = in_order(rows_of(drawn, Log(arguments.log)))
    if arguments.json is not None:
        lines = ",\n".join(json.dumps(row) for row in report.to_json())
        arguments.json.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    for row in report.survivors:
        print(row, row.mutant.source_line, sep="\n    ")
    missing = sum(map(len, drawn.values())) - len(report.rows)
    print(f"{len(report.rows)} judged, {missing} not yet")
    text = "\n".join(table(report))
    if arguments.guide:
        begin, end = (f"<!-- benchmarks/mutation.py: {word} -->" for word in ("begin", "end"))
        guide = GUIDE.read_text(encoding="utf-8")
        head, tail = guide[: guide.index(begin)], guide[guide.index(end) :]
        GUIDE.write_text(f"{head}{begin}\n{text}\n{tail}", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
