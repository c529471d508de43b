"""A report shows itself, and serialises."""

import json

from workbench.analysis.sanitize import Finding, Party, Report

RACE = Finding(
    kind="data-race",
    message="thread (0, 0, 0) of block (1, 0, 0) writes y[0]",
    path="k.cu",
    line=7,
    block=(1, 0, 0),
    thread=(0, 0, 0),
    tensor="y",
    index=0,
    other=Party(9, (0, 0, 0), (0, 0, 0), "ld"),
)


def test_a_report_shows_itself() -> None:
    assert str(Report("k", ())) == "k: no findings"
    assert str(Report("k", (RACE,), complete=False)).splitlines() == [
        "k: 1 finding; not every suspicious access was looked at",
        "k.cu:7: data-race: thread (0, 0, 0) of block (1, 0, 0) writes y[0]",
    ]
    assert Report("k", ()).passed
    assert not Report("k", (RACE, RACE)).passed


def test_findings_serialise() -> None:
    (row,) = json.loads(json.dumps(Report("k", (RACE,)).to_json()))
    assert (row["kind"], row["line"], row["thread"], row["other"]["line"]) == ("data-race", 7, [0, 0, 0], 9)
