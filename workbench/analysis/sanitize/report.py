"""What a sanitiser finds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from workbench.core import html
from workbench.core.brief import brief

KINDS = (
    "out-of-bounds",
    "misaligned",
    "use-after-free",
    "invalid-free",
    "uninitialized-read",
    "data-race",
    "divergent-barrier",
    "invalid-sync-mask",
    "inactive-lane",
    "pending-async-copy",
    "deadlock",
    "trap",
    "device-assert",
)
"""Every kind of finding."""


@dataclass(frozen=True, slots=True)
class Party:
    """A thread that has a part in a finding, and where it was.

    Attributes
    ----------
    line : int
        Line of the kernel's source; 0 where unknown.
    block, thread : (int, int, int)
        Indices x, y, z.
    action : str
        PTX instruction, such as ``"ld"`` or ``"atom"``.
    """

    line: int
    block: tuple[int, int, int]
    thread: tuple[int, int, int]
    action: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault.

    Attributes
    ----------
    kind : str
        One of `KINDS`.
    message : str
        What happened, and how to mend it.
    path : str
        Name of the source file.
    line : int
        Line of it; 0 where unknown.
    block, thread : (int, int, int) or None
        Indices x, y, z of the first thread at fault.
    tensor : str
        Parameter's name; empty for shared memory, and where no memory is at fault.
    index : int or None
        Row-major index of the tensor's element, or byte of shared memory.
    other : Party or None
        The thread on the other side of a race.
    count : int
        How often it was found: of a race, at so many pairs of accesses of the two lines.
    schedule : int
        Seed of the order in which it was found first: ``schedule=`` of a launch or a sanitised one runs it again. 0 is
        the usual order.
    """

    kind: str
    message: str
    path: str
    line: int
    block: tuple[int, int, int] | None = None
    thread: tuple[int, int, int] | None = None
    tensor: str = ""
    index: int | None = None
    other: Party | None = None
    count: int = 1
    schedule: int = 0

    def __str__(self) -> str:
        times = f" ({self.count} times)" if self.count > 1 else ""
        order = f" [schedule={self.schedule}]" if self.schedule else ""
        return f"{self.path}:{self.line}: {self.kind}: {self.message}{times}{order}"


@brief("findings", "passed", "to_json()")
@dataclass(frozen=True, slots=True)
class Report:
    """What was found in one launch, in one order or more.

    Attributes
    ----------
    kernel : str
    findings : tuple of Finding
        One for each kind and pair of source lines.
    complete : bool
        False where there were too many suspicious accesses to look at each.
    schedules : int
        In how many orders it ran: 1 where no thread sees what another does but by barriers.
    """

    kernel: str
    findings: tuple[Finding, ...]
    complete: bool = True
    schedules: int = 1

    @property
    def passed(self) -> bool:
        """Whether nothing was found."""
        return not self.findings

    def to_json(self) -> list[dict[str, object]]:
        """Return the findings in plain types."""
        return [asdict(finding) for finding in self.findings]

    def __str__(self) -> str:
        count = len(self.findings)
        head = f"{self.kernel}: {'no findings' if not count else f'{count} finding' + 's' * (count > 1)}"
        if self.schedules > 1:
            head += f" in {self.schedules} orders"
        if not self.complete:
            head += "; not every suspicious access was looked at"
        return "\n".join([head, *map(str, self.findings)])

    def _repr_html_(self) -> str:
        head, *_ = str(self).splitlines()
        if self.passed:
            return html.preformatted(head)
        columns = ("kind", "where", "what")
        rows = ((finding.kind, f"{finding.path}:{finding.line}", finding.message) for finding in self.findings)
        return html.preformatted(head) + html.table(columns, rows)


def with_unoptimized(found: Report, bare: Report) -> Report:
    """Add what was found in an unoptimised build alone: of each kind, at lines of which nothing was found."""
    reported = {(each.kind, line) for each in found.findings for line in _lines(each)}
    more = [each for each in bare.findings if not any((each.kind, line) in reported for line in _lines(each))]
    why = "; only an unoptimised build does so, as the compiler leaves out what has no use"
    findings = (*found.findings, *(replace(each, message=each.message + why) for each in more))
    return replace(found, findings=findings, complete=found.complete and bare.complete)


def _lines(finding: Finding) -> set[int]:
    return {finding.line, finding.other.line} if finding.other else {finding.line}


def merged(reports: Sequence[Report]) -> Report:
    """Put together what was found in several orders of one launch; the first order keeps what others find again."""
    found: dict[tuple[object, ...], Finding] = {}
    for each in (finding for report in reports for finding in report.findings):
        found.setdefault((each.kind, each.path, each.line, each.other and each.other.line), each)
    complete = all(report.complete for report in reports)
    return Report(reports[0].kernel, tuple(found.values()), complete, len(reports))
