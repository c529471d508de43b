"""The mutants of an op, the sample that is drawn of them, and the list of those that compute the same."""

import shutil
from collections import Counter

import pytest

from workbench.mutate import OPERATORS, equivalents, mutants_of, sample
from workbench.mutate.mutants import EQUIVALENTS, MutationError
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


def test_the_reasons_of_an_op_are_read_and_checked(tmp_path):
    for folder in ("tanh", "include"):
        shutil.copytree(DEFAULT_DIRECTORY / folder, tmp_path / folder)
    (tmp_path / "tanh" / EQUIVALENTS).unlink(missing_ok=True)
    op = find_op("tanh", tmp_path)
    assert equivalents(op) == {}
    mutant = mutants_of(op)[0]
    names = ("file", "operator", "line", "before", "after")
    entry = "".join(f"{name} = '''{value}'''\n" for name, value in zip(names, mutant.key, strict=True))
    (tmp_path / "tanh" / EQUIVALENTS).write_text(f"[[mutant]]\n{entry}reason = 'never read'\n")
    assert equivalents(op) == {mutant.key: "never read"}
    (tmp_path / "tanh" / EQUIVALENTS).write_text("[[mutant]]\nfile = 'v1.cu'\n")
    with pytest.raises(MutationError, match=r"expected file, operator, .*, reason of each \[\[mutant\]\]; got file"):
        equivalents(op)
