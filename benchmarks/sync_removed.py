"""Synchronisation removed or weakened, one place at a time: what the sanitiser reports of it.

Of each kernel in `tests/sound_kernels` every barrier, fence, wait, arrival and commit is removed (the operator
`drop-barrier` of `workbench mutate`), every fence is narrowed to the block, and every release, acquire and scope in
inline assembly is weakened. Each such kernel runs in 8 orders on the emulator. What is not reported is listed: it is
redundant, or missed.

    python benchmarks/sync_removed.py     # five minutes; writes results/sync_removed-<date>.json
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import workbench as wb
from tests.analysis.sanitize.test_kernels import SOUND, sanitize
from workbench.kernel import emulator_target
from workbench.mutate.operators import mutations

ORDERS = 8
WEAKER = {
    r"__threadfence\(\)": "__threadfence_block()",
    r"(?<=\.)(?:release|acquire)(?=\.(?:gpu|sys|cta|cluster))": "relaxed",
    r"(?<=\.)acq_rel(?=\.)": "relaxed",
    r"(?<=\.(?:release|acquire|relaxed|acq_rel)\.)gpu": "cta",
}
"""What is narrowed or weakened, and to what. (`fence.relaxed` does not exist; NVRTC refuses it.)"""


def changes(text: str) -> Iterator[tuple[str, int, str, str]]:
    """Yield a name, the line, what stood there, and the whole text for each place."""
    for mutation in mutations(text):
        if mutation.operator == "drop-barrier":
            yield "removed", mutation.line, mutation.before, mutation.apply(text)
    for pattern, weaker in WEAKER.items():
        for found in re.finditer(pattern, text):
            line = text.count("\n", 0, found.start()) + 1
            changed = text[: found.start()] + weaker + text[found.end() :]
            yield "weakened", line, f"{found[0]} -> {weaker}", changed


def row_of(path: Path, text: str) -> str:
    """Say what is found in one changed kernel."""
    path.write_text(text, encoding="utf-8")
    try:
        report = sanitize(path, schedules=ORDERS)
    except wb.CompileError:
        return "does not compile"
    return "reported" if report.findings else "not reported"


def main() -> None:
    """Change every place, and write what becomes of it."""
    emulator_target.SANITIZED_BYTES = 1 << 23
    emulator_target.SCREENED_INSTRUCTIONS = 1 << 20
    emulator_target.SANITIZED_INSTRUCTIONS = 1 << 24
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(SOUND[0].parents[1] / "cluster.cuh", folder)
        (Path(folder) / "sound").mkdir()
        for path in SOUND:
            for how, line, what, text in changes(path.read_text(encoding="utf-8")):
                result = row_of(Path(folder) / "sound" / path.name, text)
                rows.append({"kernel": path.stem, "line": line, "how": how, "what": what, "result": result})
    counts = {how: dict(Counter(row["result"] for row in rows if row["how"] == how)) for how in ("removed", "weakened")}
    left = [row for row in rows if row["result"] == "not reported"]
    out = Path(__file__).parent / "results" / f"sync_removed-{datetime.now(UTC):%Y-%m-%d}.json"
    head = {"kernels": len(SOUND), "orders": ORDERS, "counts": counts}
    out.write_text(json.dumps({**head, "not_reported": left}, indent=1) + "\n", encoding="utf-8")
    print(counts)
    for row in left:
        print(f"{row['kernel']}:{row['line']}: {row['how']}: {row['what']}")


if __name__ == "__main__":
    main()
