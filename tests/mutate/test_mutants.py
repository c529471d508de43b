"""The mutants of an op, the sample that is drawn of them, and the list of those that compute the same."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from workbench.mutate import OPERATORS, Known, Mutant, digests_of, known_of, mutants_of, mutations, sample
from workbench.mutate.mutants import EQUIVALENTS, MutationError, listed
from workbench.op import DEFAULT_DIRECTORY, find_op


@pytest.fixture(scope="module")
def mutants():
    return mutants_of(find_op("gelu_group_norm"))


def test_every_file_of_an_op_has_mutants_and_says_whose_they_are(mutants):
    users = {str(mutant.file): mutant.variants for mutant in mutants}
    assert users["gelu_group_norm/v1_two_kernels.cu"] == ("v1_two_kernels",)
    assert "v1_two_kernels" in users["gelu/gelu.cuh"]
    assert all(mutant.source_line in (DEFAULT_DIRECTORY / mutant.file).read_text() for mutant in mutants)


def test_a_sample_gives_each_operator_its_turn(mutants):
    drawn = sample(mutants, 40, seed=1)
    assert len(set(drawn)) == 40
    there = {mutant.mutation.operator for mutant in mutants}
    counts = Counter(mutant.mutation.operator for mutant in drawn)
    assert counts.keys() == there
    assert max(counts.values()) <= 40 // len(there) + 2
    assert sample(mutants, 40, seed=1) == drawn != sample(mutants, 40, seed=2)
    assert sorted(map(str, sample(mutants, 10**6, seed=1))) == sorted(map(str, mutants))


def test_one_variant_and_some_operators_can_be_asked_for():
    op = find_op("tanh")
    found = mutants_of(op, "v1_elementwise", ["relax-bound", "drop-guard"])
    assert {mutant.mutation.operator for mutant in found} <= {"relax-bound", "drop-guard"}
    assert {mutant.variants for mutant in found} == {("v1_elementwise",)}
    with pytest.raises(MutationError, match=rf"no operator drop-tables; there are {OPERATORS[0].name}, "):
        mutants_of(op, operators=["drop-tables"])
    with pytest.raises(MutationError, match="op tanh: no mutant by wrong-mask"):
        mutants_of(op, operators=["wrong-mask"])


@pytest.mark.parametrize(
    ("edited", "is_another"),
    [
        ("gelu/v1_elementwise.cu", True),  # its own file
        ("gelu/gelu.cuh", True),
        ("include/scalar.cuh", True),
        ("gelu/op.py", True),
        ("gelu/v2_vectorized.cu", False),  # another variant
        ("gelu/LOG.md", False),
        ("gelu/equivalent_mutants.toml", False),  # a reason is looked up when a row is shown
        ("tanh/op.py", False),
    ],
)
def test_a_mutant_is_another_once_a_file_that_it_depends_on_is_edited(edited, is_another, tmp_path):
    for folder in ("gelu", "tanh", "include"):
        shutil.copytree(DEFAULT_DIRECTORY / folder, tmp_path / folder)
    op = find_op("gelu", tmp_path)
    mutant = next(one for one in mutants_of(op, "v1_elementwise") if one.file.name == "v1_elementwise.cu")
    before = digests_of(op, [mutant])[mutant]
    assert before == digests_of(op, mutants_of(op, "v1_elementwise"))[mutant]
    with (tmp_path / edited).open("a") as file:
        file.write("\n")
    assert (digests_of(op, [mutant])[mutant] != before) is is_another


def test_the_declaration_of_another_op_counts_where_its_files_are_included(tmp_path):
    shutil.copytree(DEFAULT_DIRECTORY, tmp_path, dirs_exist_ok=True)
    op = find_op("gelu_group_norm", tmp_path)
    mutant = mutants_of(op)[0]
    before = digests_of(op, [mutant])[mutant]
    with (tmp_path / "gelu" / "op.py").open("a") as file:
        file.write("\n")
    assert digests_of(op, [mutant])[mutant] != before


def test_a_mutant_of_a_file_that_no_variant_is_made_of_is_refused():
    mutant = next(one for one in mutants_of(find_op("tanh")) if one.file.name == "v3_fast.cu")
    with pytest.raises(MutationError, match=f"no variant of op gelu is made of {mutant.file}"):
        digests_of(find_op("gelu"), [mutant])


def test_the_reasons_of_an_op_are_read_and_checked(tmp_path):
    for folder in ("tanh", "include"):
        shutil.copytree(DEFAULT_DIRECTORY / folder, tmp_path / folder, ignore=shutil.ignore_patterns(EQUIVALENTS))
    op = find_op("tanh", tmp_path)
    assert known_of(op) == {}
    mutant = mutants_of(op)[0]
    names = ("file", "operator", "line", "before", "after")
    entry = "".join(f"{name} = '''{value}'''\n" for name, value in zip(names, mutant.key, strict=True))
    (tmp_path / "tanh" / EQUIVALENTS).write_text(f"[[mutant]]\n{entry}reason = 'never read'\n")
    assert known_of(op) == {mutant.key: Known(True, "never read")}
    (tmp_path / "tanh" / EQUIVALENTS).write_text(f"[[survivor]]\n{entry}reason = 'no case'\n")
    assert known_of(op) == {mutant.key: Known(False, "no case")}
    (tmp_path / "tanh" / EQUIVALENTS).write_text("[[equal]]\nfile = 'v1.cu'\n")
    with pytest.raises(MutationError, match=r"expected \[\[mutant\]\] and \[\[survivor\]\]; got equal"):
        known_of(op)
    (tmp_path / "tanh" / EQUIVALENTS).write_text("[[mutant]]\nfile = 'v1.cu'\n")
    with pytest.raises(MutationError, match=r"expected file, operator, .*, reason of each \[\[mutant\]\]; got file"):
        known_of(op)


@pytest.mark.parametrize("path", sorted(DEFAULT_DIRECTORY.glob(f"*/{EQUIVALENTS}")), ids=lambda path: path.parent.name)
def test_what_is_listed_is_there(path):
    """An entry whose line is gone, or which no operator makes any more, says nothing."""
    known = listed(path)
    assert known
    made = set()
    for file in {key.file for key in known}:
        text = (DEFAULT_DIRECTORY / file).read_text(encoding="utf-8")
        lines = text.splitlines()
        made |= {Mutant(Path(file), one, (), lines[one.line - 1].strip()).key for one in mutations(text)}
    assert [key for key in known if key not in made] == []
    assert all(len(one.reason.split()) > 3 for one in known.values())
