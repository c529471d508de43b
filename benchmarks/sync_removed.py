"""Synchronisation removed or weakened, one place at a time: what the sanitiser reports of it.

Of each kernel in `tests/sound_kernels`, and of each file that the variants of `kernels_cu` are made of, every barrier,
fence, wait, arrival and commit is removed (the operator `drop-barrier` of `workbench mutate`), every fence is narrowed
to the block, and every release, acquire and scope in inline assembly is weakened. A sound kernel runs in 8 orders; a
changed file runs in the small cases of each variant that it changes the PTX of, with more samples and with larger
values too, planned for GPUs of few SMs, so that rings go round, and for an H200, until something is found. What is not
found is listed with what `sync_removed.toml` says of it: a proof that it is redundant, or what is missed.

    python benchmarks/sync_removed.py --processes 8 --rows rows.jsonl    # writes results/sync_removed-<date>.json

A run that is ended goes on from its rows.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import torch

import workbench as wb
from tests.analysis.sanitize.test_kernels import SOUND, sanitize
from workbench.compile import Source, compile_ptx
from workbench.kernel import emulator_target
from workbench.mutate.mutants import users_of
from workbench.mutate.operators import mutations
from workbench.op import H200, Case, Gpu, Op, OpError, Plan, Variant, find_op, launches_of, load_ops, planned_for
from workbench.op.inputs import Values
from workbench.op.launches import plan_of

ORDERS = 8
LONGER = 8
LARGER = 2.0**20
GPUS = (*(replace(H200, multiprocessors=few) for few in (1, 3, 20)), H200)
PLACE_S = 45.0
"""No further case of a place is tried after so much processor time."""
PROVEN_S = 10.0
"""Likewise, of a change that is proven redundant: a finding would be a false alarm, or the proof wrong."""
WEAKER = {
    r"__threadfence\(\)": "__threadfence_block()",
    r"(?<=\.)(?:release|acquire)(?=\.(?:gpu|sys|cta|cluster))": "relaxed",
    r"(?<=\.)acq_rel(?=\.)": "relaxed",
    r"(?<=\.(?:release|acquire|relaxed|acq_rel)\.)gpu": "cta",
}
"""What is narrowed or weakened, and to what. (`fence.relaxed` does not exist; NVRTC refuses it.)"""

ROOT = Path(__file__).parents[1]
KERNELS = ROOT / "kernels_cu"
JUDGED = Path(__file__).with_suffix(".toml")
_LINES = re.compile(r"^\s*(?://|\.loc|\.file).*\n", re.MULTILINE)


@dataclass(frozen=True)
class Place:
    """One change of one file, `file` by its path in the repository."""

    file: str
    line: int
    source_line: str
    how: str
    what: str
    text: str

    @property
    def key(self) -> str:
        """What names it in the rows of a run."""
        return f"{self.file}:{self.line}:{self.how}:{self.what}"


def changes(path: Path) -> Iterator[Place]:
    """Yield each change of a file."""
    text, file = path.read_text(encoding="utf-8"), str(path.relative_to(ROOT))
    lines = text.splitlines()
    for mutation in mutations(text):
        if mutation.operator == "drop-barrier":
            what, line = " ".join(mutation.before.split()), mutation.line
            yield Place(file, line, lines[line - 1].strip(), "removed", what, mutation.apply(text))
    for pattern, weaker in WEAKER.items():
        for found in re.finditer(pattern, text):
            line = text.count("\n", 0, found.start()) + 1
            changed = text[: found.start()] + weaker + text[found.end() :]
            yield Place(file, line, lines[line - 1].strip(), "weakened", f"{found[0]} -> {weaker}", changed)


def places(only: str) -> list[Place]:
    """Return all changes, those that take long first."""
    found: list[Place] = []
    if only != "sound":
        files = {file for op in load_ops(KERNELS) for file in users_of(op)}
        found += [place for file in sorted(files) for place in changes(KERNELS / file)]
    if only != "ops":
        found += [place for path in SOUND for place in changes(path)]
    return found


def judge(place: Place) -> dict[str, Any]:
    """Say what is found of one change."""
    start_s = time.monotonic()
    try:
        result, by = _of_sound(place) if place.file.startswith("tests/") else _of_ops(place)
    except (wb.CompileError, wb.SignatureError):
        result, by = "does not compile", ""
    except wb.WorkbenchError as error:
        result, by = "fails", str(error)
    seconds = round(time.monotonic() - start_s, 1)
    about = {"file": place.file, "line": place.line, "source_line": place.source_line, "how": place.how}
    return about | {"what": place.what, "result": result, "by": by, "seconds": seconds}


def _of_sound(place: Place) -> tuple[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        for header in SOUND[0].parents[1].glob("*.cuh"):
            shutil.copy(header, folder)
        path = Path(folder) / "sound" / Path(place.file).name
        path.parent.mkdir()
        path.write_text(place.text, encoding="utf-8")
        findings = sanitize(path, schedules=ORDERS).findings
    return ("reported", findings[0].kind) if findings else ("not reported", "")


@cache
def _copy() -> Path:
    """Make this process a copy of the kernels to change."""
    folder = Path(tempfile.mkdtemp(prefix="sync-removed-"))
    shutil.copytree(KERNELS, folder / "kernels_cu", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "kernels_cu"


@cache
def _ops() -> tuple[Op, ...]:
    return tuple(find_op(op.name, _copy()) for op in load_ops(KERNELS))


@cache
def _ptx(source: Path, options: Any, kernel: str, text: str) -> str:  # noqa: ARG001  (of what the file has now)
    return _LINES.sub("", compile_ptx(Source.read(source), options, (kernel,)).text)


def _of_ops(place: Place) -> tuple[str, str]:
    """Sanitise the cases of every variant that is made of the file, while their PTX is another."""
    name = Path(place.file).relative_to("kernels_cu")
    seconds = PROVEN_S if _is_proven(place) else PLACE_S
    file, until_s = _copy() / name, time.process_time() + seconds
    right = (KERNELS / name).read_text(encoding="utf-8")
    checks = _checks(name)
    is_alike = True
    try:
        for number, (gpu, variant, dtype, case) in enumerate(checks):
            if time.process_time() > until_s:
                return "not reported", f"{len(checks) - number} cases are left"
            file.write_text(right, encoding="utf-8")
            with planned_for(gpu):
                plan = _plan_of(variant, dtype, case)
            launches = plan.launches if plan else ()
            programs = [(variant.source, variant.compile_options(one), one.kernel) for one in launches]
            before = [_ptx(*program, "") for program in programs]
            file.write_text(place.text, encoding="utf-8")
            if before == [_ptx(*program, place.key) for program in programs]:
                continue
            is_alike = False
            with planned_for(gpu):
                for prepared in launches_of(variant, dtype, case, 0):
                    if findings := prepared.sanitize().findings:
                        return "reported", f"{variant.name} {case.name} {dtype}: {findings[0].kind}"
    finally:
        file.write_text(right, encoding="utf-8")
    return ("same code", "") if is_alike else ("not reported", "")


def _plan_of(variant: Variant, dtype: str, case: Case) -> Plan | None:
    try:
        return plan_of(variant, dtype, case, 0)
    except OpError:  # the longer inputs fit one another no more
        return None


def longer(case: Case) -> Case:
    """Make a case of as many samples more that rings of a persistent kernel go round."""
    shapes = [spec.shape for spec in case.inputs.values() if spec]
    inputs = {
        name: replace(spec, shape=(LONGER * spec.shape[0], *spec.shape[1:]))
        if spec and len(spec.shape) > 2 and spec.shape[0] == shapes[0][0] and isinstance(spec.shape[0], int)
        else spec
        for name, spec in case.inputs.items()
    }
    return replace(case, name=f"{case.name} x {LONGER}", inputs=inputs)


T = TypeVar("T")


@dataclass(frozen=True)
class _Larger:
    """Values of a distribution, beyond what f16 can hold."""

    values: Values

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> torch.Tensor:
        return self.values.sample(shape, generator).mul_(LARGER)


def larger(case: Case) -> Case:
    """Make a case whose first input takes the ways of a kernel that are for values out of range."""
    name, spec = next(iter(case.inputs.items()))
    if spec is None or spec.dtype is not None:
        return case
    return replace(
        case, name=f"{case.name} x 2^20", inputs={**case.inputs, name: replace(spec, values=_Larger(spec.values))}
    )


_Check = tuple[Gpu, Variant, str, Case]


def _checks(name: Path) -> list[_Check]:
    """List the small cases that a file may have a part in: the variants take turns, each with cases of all sizes.

    In the smallest ones few rings go round, and the largest ones take long.
    """
    found: list[tuple[int, int, _Check]] = []
    for op in _ops():
        users = users_of(op).get(name, ())
        for variant in op.variants:
            if variant.name not in users:
                continue
            dtype = variant.dtypes[0]
            cases = [case for case in op.cases if not case.full_size and case.suits(dtype)]
            tried = [(gpu, case) for case in [*cases, *map(longer, cases), *map(larger, cases)] for gpu in GPUS]
            tried.sort(key=lambda one: _elements(one[1]) * (1 + GPUS.index(one[0])))
            turns = enumerate(_spread(tried))
            found += [(turn, _elements(case), (gpu, variant, dtype, case)) for turn, (gpu, case) in turns]
    return [check for _, _, check in sorted(found, key=lambda one: one[:2])]


def _spread(ordered: Sequence[T]) -> list[T]:
    """Begin with the first, then that in the middle, then those of the quarters, and so on."""
    bits = len(ordered).bit_length()
    return [ordered[i] for i in sorted(range(len(ordered)), key=lambda i: f"{i:0{bits}b}"[::-1])]


def _elements(case: Case) -> int:
    return sum(torch.Size(spec.shape).numel() for spec in case.inputs.values() if spec)


@cache
def judged() -> dict[tuple[str, int, str], str]:
    """Read what is known of changes that are not reported: by file, line, and what is changed.

    A line of the table is the text of one, and `nth` which of those that are alike, from 1, which is the default.
    """
    found: dict[tuple[str, int, str], str] = {}
    for row in tomllib.loads(JUDGED.read_text(encoding="utf-8"))["change"]:
        lines = (ROOT / row["file"]).read_text(encoding="utf-8").splitlines()
        alike = [number for number, line in enumerate(lines, 1) if line.strip() == row["line"]]
        number = alike[row.get("nth", 1) - 1]
        found[row["file"], number, row["what"]] = f"{row['verdict']}: {row['why'].strip()}"
    return found


def _is_proven(place: Place) -> bool:
    return judged().get((place.file, place.line, place.what), "").startswith("redundant")


def report(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Count, and list what is not reported."""
    known = judged()
    left = [
        {**row, "why": known.get((row["file"], row["line"], row["what"]), "not judged")}
        for row in rows
        if row["result"] == "not reported"
    ]
    born = [row for row in rows if row["result"] in {"reported", "not reported"}]
    redundant = sum(row["why"].startswith("redundant") for row in left)
    counts = {how: dict(Counter(row["result"] for row in rows if row["how"] == how)) for how in ("removed", "weakened")}
    share = 100 * (len(born) - len(left) + redundant) / max(len(born), 1)
    head = {"files": len({row["file"] for row in rows}), "orders": ORDERS, "counts": counts}
    return {**head, "redundant": redundant, "reported_or_redundant_pct": round(share, 2), "not_reported": left}


def main() -> None:
    """Change every place, and write what becomes of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=("all", "sound", "ops"), default="all")
    parser.add_argument("--match", default="", help="only files whose path fits this pattern")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--limit-s", type=float, default=3600.0, help="begin no place after so long")
    parser.add_argument("--rows", type=Path, default=Path("sync_removed.jsonl"), help="a run goes on from these")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    start_s = time.monotonic()
    done = [json.loads(line) for line in asked.rows.read_text().splitlines()] if asked.rows.exists() else []
    keys = {f"{row['file']}:{row['line']}:{row['how']}:{row['what']}" for row in done}
    chosen = [place for place in places(asked.only) if re.search(asked.match, place.file)]
    left = sorted((place for place in chosen if place.key not in keys), key=_is_proven)
    with ProcessPoolExecutor(asked.processes, initializer=_begin) as pool, asked.rows.open("a") as log:
        waiting = iter(left)
        running = {pool.submit(judge, place) for _, place in zip(range(asked.processes), waiting, strict=False)}
        while running:
            ended = next(as_completed(running))
            running.remove(ended)
            done.append(ended.result())
            log.write(json.dumps(done[-1]) + "\n")
            log.flush()
            following = next(waiting, None) if time.monotonic() - start_s < asked.limit_s else None
            if following is not None:
                running.add(pool.submit(judge, following))
    wanted = {place.key for place in chosen}
    rows = [row for row in done if f"{row['file']}:{row['line']}:{row['how']}:{row['what']}" in wanted]
    found = report(rows)
    print(f"{len(rows)} of {len(chosen)} changes: {found['counts']}; {found['reported_or_redundant_pct']} %")
    for row in found["not_reported"]:
        print(f"{row['file']}:{row['line']}: {row['how']}: {row['what']}: {row['why']} {row['by']}")
    out = asked.json or Path(__file__).parent / "results" / f"sync_removed-{datetime.now(UTC):%Y-%m-%d}.json"
    if len(rows) == len(chosen) and not asked.match:
        out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def _begin() -> None:
    """Let a kernel that never ends be stopped soon."""
    emulator_target.SANITIZED_BYTES = 1 << 25
    emulator_target.SCREENED_INSTRUCTIONS = 1 << 22
    emulator_target.SANITIZED_INSTRUCTIONS = 1 << 24
    torch.set_num_threads(1)


if __name__ == "__main__":
    main()
