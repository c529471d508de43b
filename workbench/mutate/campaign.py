"""Plant faults in copies of an op's files, one after the other, and have each judged."""

from __future__ import annotations

import math
import queue
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from workbench.mutate.jury import GROW, SANITIZE, VERIFY, Jury
from workbench.mutate.log import Log
from workbench.mutate.mutants import Mutant, digests_of, known_of, mutants_of, sample
from workbench.mutate.operators import OF_ORDER, OF_SIZE
from workbench.mutate.report import MutantRow, MutationReport, Outcome
from workbench.op import Op, find_op

TIME_LIMIT_S = 60.0
"""CPU time for one check of a mutant: one that needs more is taken to hang."""


def mutate(
    op: Op | str,
    count: int = 40,
    *,
    variant: str | None = None,
    operators: Sequence[str] = (),
    mutants: Sequence[Mutant] | None = None,
    seed: int = 0,
    workers: int = 1,
    time_limit_s: float = TIME_LIMIT_S,
    patience_s: float = math.inf,
    log: Log | None = None,
    watch: Callable[[MutantRow], None] | None = None,
) -> MutationReport:
    """Plant faults in an op's kernels and see which of them `verify` and `sanitize` do not notice.

    Each mutant is one small change of a ``.cu`` or of a header of its folder: a barrier dropped, a bound off by one, a
    term missing (`OPERATORS`). It is compiled, verified on the emulator on every small case in every dtype, and
    sanitised, until one check notices it: what found most faults a second comes first. A mutant of which the compiler
    makes the same PTX or the same machine code is equivalent, as are those that ``equivalent_mutants.toml`` in the
    folder of the op, or of the file, says to be; all others that survive show what no test sees.

    Parameters
    ----------
    op : Op or str
        A name is looked up by `find_op`.
    count : int
        How many mutants; the operators take turns. All where there are fewer.
    variant : str, optional
        Mutate only the files that it is made of, and judge only it; all variants by default.
    operators : sequence of str
        Names of mutation operators; all where empty.
    mutants : sequence of Mutant, optional
        These, and no sample.
    seed : int
        Draws the sample and the inputs.
    workers : int
        Processes that judge mutants at the same time.
    time_limit_s : float
        CPU seconds for one check of a mutant, after which it counts as killed: it has no end.
    patience_s : float
        CPU seconds, about, for all checks of a mutant, after which it counts as a survivor; what is likely to notice
        a fault is tried first. By default all are tried.
    log : Log, optional
        Rows that it has are not judged again, others are added to it.
    watch : callable, optional
        Called with each row as it is known, in no particular order.

    Returns
    -------
    MutationReport
        A row for each mutant.

    Raises
    ------
    MutationError
        If an operator is unknown, or there is no mutant.
    OpError
        If there is no such op or variant.
    """
    op = find_op(op) if isinstance(op, str) else op
    drawn = tuple(mutants) if mutants is not None else sample(mutants_of(op, variant, operators), count, seed)
    known = known_of(op)
    root = op.variants[0].source.parent.parent
    digests = digests_of(op, drawn)
    texts = {mutant.file: (root / mutant.file).read_text(encoding="utf-8") for mutant in drawn}
    waiting: queue.SimpleQueue[tuple[int, Mutant]] = queue.SimpleQueue()
    rows: dict[int, MutantRow] = {}
    failures: list[BaseException] = []

    def enter(number: int, row: MutantRow) -> None:
        rows[number] = row.explained(known.get(row.mutant.key))
        if watch is not None:
            watch(rows[number])

    for number, mutant in enumerate(drawn):
        row = log.find(digests[mutant], mutant) if log is not None else None
        is_open = row is None or row.explained(known.get(mutant.key)).outcome is Outcome.SURVIVED
        if row is None or (log is not None and log.again and is_open):
            waiting.put((number, mutant))
        else:
            enter(number, row)

    def work() -> None:
        try:
            with tempfile.TemporaryDirectory(prefix="workbench-mutate-") as folder:
                stand = _Stand(op, Path(folder) / "kernels", time_limit_s, patience_s, seed)
                try:
                    while not failures:
                        number, mutant = waiting.get_nowait()
                        row = stand.judge(mutant, texts[mutant.file])
                        if log is not None:
                            log.append(digests[mutant], row)
                        enter(number, row)
                except queue.Empty:
                    pass
                finally:
                    stand.close()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(min(workers, waiting.qsize()))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return MutationReport(tuple(rows[number] for number in sorted(rows)))


class _Stand:
    """A copy of the op folders, and a jury that judges what is in it."""

    def __init__(self, op: Op, folder: Path, time_limit_s: float, patience_s: float, seed: int) -> None:
        self._op = op.name
        self._folder = folder
        original = op.variants[0].source.parent.parent
        shutil.copytree(original, folder, ignore=shutil.ignore_patterns("__pycache__"))
        self._jury = Jury(folder, original, op.name, time_limit_s, patience_s, seed)

    def judge(self, mutant: Mutant, right: str) -> MutantRow:
        """Plant a fault in a file whose text is `right`, have it judged, and take it out again."""
        start_s = time.monotonic()
        path = self._folder / mutant.file
        path.write_text(mutant.mutation.apply(right), encoding="utf-8")
        try:
            operator = mutant.mutation.operator
            best = SANITIZE if operator in OF_ORDER else GROW if operator in OF_SIZE else VERIFY
            verdict = self._jury.judge(mutant.variants, best)
        finally:
            path.write_text(right, encoding="utf-8")
        detail = verdict.detail.replace(f"{self._folder}/", "")
        return MutantRow(self._op, mutant, verdict.outcome, detail, time.monotonic() - start_s)

    def close(self) -> None:
        self._jury.close()
