"""What changed between two commits, as data and as a page."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.test_cli import ExitCode, run
from workbench.cli.output import write_json
from workbench.core.errors import ArgumentError
from workbench.gate import Fault, Gate, KernelFigures, changes, read_figures
from workbench.plots.changes_page import changes_page

BASE = KernelFigures(
    *("row_sum", "v1_block", "float32", "wide", 1, "row_sum", "H200", True, "", ()),
    *(32, 0, 256, 221, 1026, 0, 5.25, 4.7, 5.8, "latency"),
)
RACE = Fault("data-race", "v1_block.cu", 9, "part[threadIdx.x] = sum;", "nothing orders <the two>")


def broken(after, before=BASE, **limits):
    return changes([before] if before else [], [after] if after else []).broken(**limits)


@pytest.mark.parametrize(
    ("change", "limits", "said"),
    [
        ({}, {"max_slower_pct": 0, "max_more_registers": 0}, []),
        ({"predicted_us": 5.5}, {}, []),
        ({"predicted_us": 5.5}, {"max_slower_pct": 5}, []),
        ({"predicted_us": 5.6}, {"max_slower_pct": 5}, ["5.25 us became 5.60, 6.7 % more; 5 may be"]),
        ({"predicted_us": None}, {}, []),
        ({"predicted_us": None}, {"max_slower_pct": 5}, ["cannot be predicted any more"]),
        ({"predicted_us": 5.0}, {"max_slower_pct": 0}, []),
        ({"registers": 34}, {"max_more_registers": 1}, ["2 more registers, 34; 1 more may be"]),
        ({"registers": 34}, {"max_more_registers": 2}, []),
        ({"passed": False, "detail": "y[0] is nan"}, {}, ["the result is wrong: y[0] is nan"]),
        ({"faults": (RACE,)}, {}, ["new: v1_block.cu:9: data-race: nothing orders <the two>"]),
    ],
)
def test_what_speaks_against_a_change(change, limits, said):
    found = broken(replace(BASE, **change), **limits)
    assert len(found) == len(said)
    assert all(each in one for one, each in zip(found, said, strict=True))


def test_a_finding_is_known_again_by_its_lines_text():
    before = replace(BASE, faults=(RACE,))
    moved = replace(RACE, line=12)
    assert changes([before], [replace(before, faults=(moved,))]).rows[0].is_same
    assert broken(replace(before, faults=(moved, moved)), before)  # there are two of them now
    (row,) = changes([before], [BASE]).rows
    assert row.mended_faults == (RACE,)
    assert not row.is_same


def test_what_was_wrong_is_no_news():
    wrong = replace(BASE, passed=False, detail="nan")
    assert broken(wrong, wrong) == []
    assert broken(wrong, None) == [f"{BASE.name}: the result is wrong: nan"]


def test_new_and_gone_launches_stand_apart():
    found = changes([BASE], [replace(BASE, case="odd", registers=999)])
    assert [(row.before is None, row.after is None) for row in found.rows] == [(True, False), (False, True)]
    assert found.broken(max_slower_pct=0, max_more_registers=0) == []
    assert "new" in str(found)
    assert "gone" in str(found)


def test_the_slowest_come_first():
    names = {"a": 5.25, "b": 6.0, "c": 5.0, "d": 9.0}
    old = [replace(BASE, case=name) for name in names]
    new = [replace(BASE, case=name, predicted_us=us) for name, us in names.items()]
    assert [row.after.case for row in changes(old, new).rows] == ["d", "b", "a", "c"]
    assert str(changes(old, new)).startswith(
        "3 of 4 launches changed\nrow_sum v1_block float32 d: row_sum: predicted us"
    )


@pytest.mark.parametrize(
    ("gate", "change", "said"),
    [
        (Gate(), {}, []),
        (Gate(registers=32, us=5.25, spills=False), {}, []),
        (Gate(registers=31), {}, ["expected at most 31 registers; got 32"]),
        (Gate(us=5.0), {}, ["expected at most 5 us on H200; 5.25 are predicted"]),
        (Gate(us=5.0), {"predicted_us": None}, ["the launch is outside the model of time"]),
        (Gate(spills=False), {"local_bytes": 16}, ["expected no local memory; got 16 bytes"]),
        (Gate(), {"passed": False, "detail": "nan"}, ["expected PyTorch's result: nan"]),
        (Gate(), {"faults": (RACE,)}, ["data-race"]),
    ],
)
def test_a_gate_says_what_is_wrong(gate, change, said):
    found = gate.broken(replace(BASE, **change))
    assert len(found) == len(said)
    assert all(each in one for one, each in zip(found, said, strict=True))


def test_rows_are_read_as_they_were_written(tmp_path):
    rows = [replace(BASE, faults=(RACE,)), replace(BASE, predicted_us=None, high_us=float("inf"))]
    write_json(tmp_path / "rows.json", [row.to_json() for row in rows])
    assert read_figures(tmp_path / "rows.json") == tuple(rows)
    (tmp_path / "rows.json").write_text('[{"op": 1}]')
    with pytest.raises(ArgumentError, match="expected rows of workbench check --json"):
        read_figures(tmp_path / "rows.json")


def test_the_command_compares_writes_a_page_and_judges(tmp_path, capsys):
    slower = replace(BASE, predicted_us=6.0, faults=(RACE,))
    for name, one in (("base", BASE), ("head", slower)):
        write_json(tmp_path / f"{name}.json", [one.to_json()])
    files = tmp_path / "base.json", tmp_path / "head.json"
    assert run("report", *files, "--html", tmp_path / "r.html") is ExitCode.FAILED
    out = capsys.readouterr().out
    assert "predicted us 5.25 -> 6.00 (+14.3 %)" in out
    assert "new: v1_block.cu:9: data-race" in out
    assert "Kernels: base and head" in (tmp_path / "r.html").read_text()
    assert run("report", *files[::-1]) is ExitCode.HOLDS
    assert "mended: v1_block.cu:9" in capsys.readouterr().out
    assert run("report", files[0], tmp_path / "none.json") is ExitCode.WRONG_USE


def test_the_page_escapes_text_and_loads_nothing():
    evil = replace(BASE, op="<script>alert(1)</script>", faults=(RACE,))
    page = changes_page(changes([BASE], [evil]), ["<b>no</b>"], base="<i>", head="&")
    assert "<script" not in page
    assert "<b>no" not in page
    assert "&lt;the two&gt;" in page
    assert not re.search(r"(src|href)=", page)
    assert "default-src 'none'" in page
