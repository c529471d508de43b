"""Kill a sweep at random moments until one run ends by itself.

`python -m tests.tune.kills 50` begins sweeps until fifty kills have met one that was not at its end.
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
SWEEP = """
import sys
from pathlib import Path
from workbench.op import find_op
from workbench.tune import tune
def show(progress):
    if progress.done > progress.resumed:
        print(progress.done, flush=True)
tune(find_op("planted", Path(sys.argv[1])), variant="many", case="small", store=sys.argv[2], progress=show)
"""


def kill_at_random(store: Path, kills: int, longest_s: float = 5.0, seed: int = 7) -> list[int]:
    """Return the number of results on disk after each kill and at the end.

    Every second kill comes at any moment, every other one shortly after the run's first new result. After each, every
    row that was there before is there, unchanged; at the end none stands twice and the file is whole.
    """
    command = [sys.executable, "-c", SWEEP, str(Path(__file__).parent / "ops"), str(store)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    moments = random.Random(seed)
    written: dict[str, str] = {}
    counts = []
    for kill in range(kills):
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        if kill % 2:
            process.stdout.readline()  # returns at the end of the run too
            time.sleep(moments.uniform(0.0, 0.3))
        else:
            time.sleep(moments.uniform(0.0, longest_s))
        process.send_signal(signal.SIGKILL)
        process.wait()
        written = _grown(written, store)
        counts.append(len(written))
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    counts.append(len(_grown(written, store)))
    database = sqlite3.connect(store)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert database.execute("SELECT COUNT(*) - COUNT(DISTINCT row) FROM results").fetchone() == (0,)
    database.close()
    return counts


def _grown(before: dict[str, str], store: Path) -> dict[str, str]:
    rows = _rows(store)
    assert before.items() <= rows.items()
    return rows


def _rows(store: Path) -> dict[str, str]:
    if not store.exists():
        return {}
    database = sqlite3.connect(store)
    try:
        return dict(database.execute("SELECT key || ' ' || attempt, at || row FROM results"))
    except sqlite3.OperationalError:  # killed before the table was made
        return {}
    finally:
        database.close()


def main() -> None:
    """Print, for each sweep, the number of results on disk after each kill and at its end."""
    met, wanted = 0, int(sys.argv[1])
    while met < wanted:
        counts = kill_at_random(Path(tempfile.mkdtemp()) / "killed.sqlite", min(8, wanted - met), seed=met)
        met += sum(count < counts[-1] for count in counts)
        print(f"{met} kills of {wanted} before the end: {counts}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
