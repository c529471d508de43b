"""How far a sweep is: said in a line, and in a notebook shown in one place that follows it."""

from __future__ import annotations

import math
import sys
import uuid
from dataclasses import dataclass
from html import escape
from typing import Any

from workbench.core import html
from workbench.tune.outcome import Candidate, Outcome, ResultKind

_EVERY_S = 0.25


@dataclass(frozen=True)
class Progress:
    """How far a sweep is.

    Attributes
    ----------
    done, total : int
        Candidates; of a search that chooses, `total` is the most that it may ask about.
    resumed : int
        Of those done, how many came from the store.
    best : Outcome or None
    counts : mapping of str to int
        Candidates by the way in which they ended.
    elapsed_s : float
    left_s : float or None
        At the pace so far; None until one candidate has ended.
    running : Candidate or None
        The one that was given to a worker first, of those that have not ended.
    """

    done: int
    total: int
    resumed: int
    best: Outcome | None
    counts: dict[str, int]
    elapsed_s: float
    left_s: float | None
    running: Candidate | None = None

    @property
    def fastest(self) -> str:
        """The best candidate so far, with its time."""
        return f"{self.best.candidate} {self.best.time_us:.4g} us" if self.best else "none is right yet"

    @property
    def others(self) -> str:
        """How many candidates ended in any other way than with a time, by kind."""
        return ", ".join(f"{count} {kind}" for kind, count in self.counts.items() if kind != ResultKind.OK)

    @property
    def left(self) -> str:
        """The time left."""
        return "" if self.left_s is None else f"{self.left_s:.0f} s left"

    def __str__(self) -> str:
        others = f" ({self.others})" if self.others else ""
        now = f"now: {self.running}" if self.running else ""
        parts = [f"{self.done} of {self.total}", self.left, f"best: {self.fastest}{others}", now]
        return ", ".join(filter(None, parts))

    def _repr_html_(self) -> str:
        bar = f'<progress value="{self.done}" max="{self.total}"></progress>'
        line = escape(", ".join(filter(None, [f"{self.done} of {self.total}", f"{self.elapsed_s:.0f} s", self.left])))
        now = [("running", str(self.running))] if self.running else []
        rows = [("best so far", self.fastest), *now, *((kind, count) for kind, count in self.counts.items())]
        return f"<p>{bar} {line}</p>{html.table(('', ''), rows)}"


class LiveView:
    """Shows progress in one place of a notebook, at most four times a second; the last one always.

    Parameters
    ----------
    shell : IPython shell
        Whose front end shows it.
    """

    def __init__(self, shell: Any) -> None:
        self._publisher = shell.display_pub
        self._place = {"display_id": uuid.uuid4().hex}
        self._shown_s = -math.inf

    def __call__(self, progress: Progress) -> None:
        """Show how far the sweep is."""
        if progress.done < progress.total and progress.elapsed_s < self._shown_s + _EVERY_S:
            return
        data = {"text/plain": str(progress), "text/html": progress._repr_html_()}
        self._publisher.publish(data, {}, transient=self._place, update=math.isfinite(self._shown_s))
        self._shown_s = progress.elapsed_s


def live_view() -> LiveView | None:
    """Return a view where this process serves a notebook; None elsewhere: a library does not print."""
    loaded: Any = sys.modules.get("IPython")
    shell = loaded.get_ipython() if loaded else None
    return LiveView(shell) if hasattr(shell, "kernel") else None
