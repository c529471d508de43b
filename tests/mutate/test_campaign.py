"""Faults that are planted in an op are noticed, or listed."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.test_cli import run
from workbench.cli.app import ExitCode
from workbench.mutate import Log, Mutant, Mutation, Outcome, mutants_of, mutate
from workbench.mutate.jury import Jury, Verdict
from workbench.mutate.mutants import EQUIVALENTS, MutationError
from workbench.op import find_op

pytestmark = pytest.mark.slow

FILE = Path("scale/v1_elementwise.cu")


@pytest.fixture(scope="module")
def op(tmp_path_factory):
    """The op that `workbench new` makes, with few cases."""
    folder = tmp_path_factory.mktemp("kernels")
    assert run("new", "scale", "--kernels", folder) is ExitCode.HOLDS
    declaration = folder / "scale" / "op.py"
    text = declaration.read_text()
    head, tail = text[: text.index("    cases=(\n")], "    ),\n)\n"
    cases = ['case("block_and_one", 257)', 'case("integers", 3, 5, 7, values=Integers())']
    declaration.write_text(f"{head}    cases=(\n        {', '.join(cases)},\n{tail}")
    return find_op("scale", folder)


def planted(op, before, after):
    """A fault of our own in the op."""
    text = op.variants[0].source.read_text()
    assert text.count(before) == 1
    start = text.encode().index(before.encode())
    line = text[: text.index(before)].count("\n") + 1
    mutation = Mutation("by-hand", line, before, after, start, start + len(before.encode()))
    return Mutant(FILE, mutation, ("v1_elementwise",), text.splitlines()[line - 1].strip())


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    return tmp_path_factory.mktemp("log") / "mutants.jsonl"


@pytest.fixture(scope="module")
def report(op, log):
    mutants = [
        planted(op, "i < n", "i < n - 1"),
        planted(op, "i += stride", "i += 0"),
        planted(op, "i += stride", "i += stride * 1"),
        planted(op, "i += stride", "i += strife"),
        planted(op, "i += stride", "i += stride - 1 + (n > 0)"),
        planted(op, "stride = static_cast<long long>(gridDim.x)", "stride = 1"),
    ]
    seen = []
    report = mutate(op, mutants=mutants, time_limit_s=3.0, log=Log(log), watch=seen.append)
    assert sorted(map(str, seen)) == sorted(map(str, report.rows))
    return report


def test_each_mutant_has_its_outcome(report):
    assert [row.outcome for row in report.rows] == [
        Outcome.VERIFY,
        Outcome.HANG,
        Outcome.EQUIVALENT,
        Outcome.STILLBORN,
        Outcome.SURVIVED,
        Outcome.SANITIZE,
    ]
    assert "scale v1_elementwise integers float32 cpu: FAILED" in report.rows[0].detail
    assert "verify v1_elementwise integers float32: no end within 3 s of CPU time" in report.rows[1].detail
    assert report.rows[2].detail == "the compiler makes the same PTX of it"
    assert 'identifier "strife" is undefined' in report.rows[3].detail
    assert "data-race" in report.rows[5].detail
    assert not any("workbench-mutate-" in row.detail for row in report.rows)


def test_the_report_counts_and_shows_survivors_with_their_line(report):
    assert report.killed_pct == 75
    assert [row.mutant.mutation.after for row in report.survivors] == ["i += stride - 1 + (n > 0)"]
    assert not report.passed
    text = str(report)
    assert "by-hand: i += stride -> i += stride - 1 + (n > 0): SURVIVED" in text
    assert "    for (long long i = " in text
    assert "75.0 % killed of those that are not equivalent" in text
    assert json.loads(json.dumps(report.to_json()))[4]["outcome"] == "SURVIVED"


def test_a_log_says_what_was_judged(op, report, log, tmp_path, monkeypatch):
    mutants = [row.mutant for row in report.rows]
    monkeypatch.setattr(Jury, "judge", lambda self, variants, best: Verdict(Outcome.VERIFY, "anew"))
    cut = tmp_path / "cut.jsonl"
    cut.write_text(log.read_text()[:-9])
    assert [row.detail == "anew" for row in mutate(op, mutants=mutants, log=Log(cut)).rows] == [False] * 5 + [True]
    assert [row.detail for row in mutate(op, mutants=mutants, log=Log(cut)).rows][5] == "anew"
    written = {row.mutant: row.as_dict() for row in Log(log).rows}
    assert list(written.values()) == [row.as_dict() for row in report.rows]
    again = mutate(op, mutants=mutants, log=Log(log, again=True))
    assert [row.detail == "anew" for row in again.rows] == [False] * 4 + [True, False]
    log.write_text('{"op": "scale"}\n')
    with pytest.raises(MutationError, match=r"mutants.jsonl:1: expected the row of a mutant, as JSON; got KeyError"):
        Log(log)


def test_programs_that_a_fault_leaves_as_they_are_take_no_patience(op):
    (row,) = mutate(op, mutants=[planted(op, "i += stride", "i += stride * 1")], patience_s=1.0).rows
    assert (row.outcome, row.detail) == (Outcome.EQUIVALENT, "the compiler makes the same PTX of it")


def test_an_offset_of_32_bits_is_noticed_in_a_call_with_a_long_axis(op):
    found = mutants_of(op, operators=["narrow-offset"])
    number = next(mutant for mutant in found if "blockIdx.x" in mutant.source_line)
    (row,) = mutate(op, mutants=[number]).rows
    assert row.outcome is Outcome.VERIFY
    assert row.detail.startswith("v1_elementwise on x (")
    assert "reads 2 bytes out of bounds" in row.detail


def test_a_reason_makes_a_survivor_equivalent(op, report, monkeypatch):
    survivor = report.survivors[0].mutant
    names = ("file", "operator", "line", "before", "after", "reason")
    words = (*survivor.key, "n is never negative")
    entry = "".join(f"{name} = '{word}'\n" for name, word in zip(names, words, strict=True))
    (op.variants[0].source.parent / EQUIVALENTS).write_text(f"[[mutant]]\n{entry}")
    monkeypatch.setattr(Jury, "judge", lambda self, variants, best: Verdict(Outcome.SURVIVED))
    (row,) = mutate(op, mutants=[survivor]).rows
    assert (row.outcome, row.detail) == (Outcome.EQUIVALENT, "n is never negative")
    (op.variants[0].source.parent / EQUIVALENTS).write_text(f"[[survivor]]\n{entry}")
    listed = mutate(op, mutants=[survivor])
    assert (listed.rows[0].outcome, listed.rows[0].detail) == (Outcome.UNSEEN, "n is never negative")
    assert listed.passed
    assert listed.killed_pct == 0


def test_the_files_of_the_op_stay_as_they_are(op, report):
    assert report.rows
    template = files("workbench.cli").joinpath("template", FILE.name).read_text(encoding="utf-8")
    assert op.variants[0].source.read_text() == template.replace("{{op}}", "scale")
