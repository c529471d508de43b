"""The pytest plugin, seen from a test session that uses it."""

import os
import shutil
import sys
import textwrap
from pathlib import Path

import pytest
import torch

from workbench.op import DEFAULT_DIRECTORY, find_op
from workbench.testing import assert_matches_oracle
from workbench.verify import TOLERANCES, Tolerance

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
CONFTEST = 'pytest_plugins = ["workbench.testing"]\n'


def run(pytester, monkeypatch, test, *arguments):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # what else is installed here takes seconds to load
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test)
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", *arguments)


def test_every_case_of_an_op_is_a_test_and_fixtures_give_device_stream_and_tolerances(pytester, monkeypatch):
    result = run(
        pytester,
        monkeypatch,
        """
        def test_it(op_case):
            op_case.check()

        def test_one_of_no_op(kernel_device, kernel_stream, tolerances):
            assert kernel_device.type == "cpu" and kernel_stream is None
            assert tolerances["float16"].relative == 2.0 ** -10
        """,
        "-v",
        *(f"--wb-kernels={DEFAULT_DIRECTORY}", "--wb-op=tanh", "--wb-dtype=float32"),
        "-k",
        "odd or one",
    )
    passed = sum(case.name in ("odd", "one") or "one" in case.name or "odd" in case.name
                 for case in find_op("tanh").cases if not case.full_size)  # fmt: skip
    passed *= len(find_op("tanh").variants)
    result.assert_outcomes(passed=passed + 1, deselected=result.parseoutcomes()["deselected"])
    result.stdout.fnmatch_lines(["*test_it[[]tanh-v1_elementwise-float32-odd[]] PASSED*"])


@pytest.mark.slow
def test_a_failure_names_the_command_that_repeats_it(pytester, monkeypatch):
    for folder in ("tanh", "include"):
        shutil.copytree(DEFAULT_DIRECTORY / folder, pytester.path / "ops" / folder)
    ops = pytester.path / "ops" / "tanh"
    (ops / "op.py").write_text((ops / "op.py").read_text() + "\nobject.__setattr__(op, 'oracle', lambda x: x + 1)\n")
    (pytester.path / "pytest.ini").write_text("[pytest]\nworkbench_kernels = ops\n")
    chosen = ("--wb-dtype=float32", "-k", "odd", "--wb-seed=7")
    result = run(pytester, monkeypatch, "def test_it(op_case): op_case.check()", *chosen)
    assert result.ret == 1
    result.stdout.fnmatch_lines(
        [
            "*the oracle has*",
            "*repeat: workbench verify tanh --variant v1_elementwise --case odd --dtype float32 --device cpu --seed 7*",
        ]
    )


def test_equal_results_match_nan_included():
    oracle = torch.tensor([1.0, float("nan"), float("inf")], dtype=torch.float64)
    assert_matches_oracle(oracle.float(), oracle)


def test_a_mismatch_shows_the_worst_elements_and_where_they_are():
    oracle = torch.arange(12, dtype=torch.float64).view(3, 4)
    got = oracle.float()
    got[1, 2] += 0.5
    got[2, 0] = float("nan")
    with pytest.raises(AssertionError) as caught:
        assert_matches_oracle(got, oracle, repeat="make it so")
    lines = str(caught.value).splitlines()
    assert lines[0].startswith("2 of 12 elements differ by more than")
    assert lines[1] == "  [2, 0]: nan, the oracle has 8, error inf"
    assert lines[2] == "  [1, 2]: 6.5, the oracle has 6, error 0.5"
    assert lines[4:] == ["  ....", "  ..#.", "  #...", "repeat: make it so"]


def test_large_results_are_drawn_in_cells_and_flat_ones_in_lines():
    oracle = torch.zeros(130, 200, dtype=torch.float64)
    got = oracle.float()
    got[129, 199] = 1.0
    with pytest.raises(AssertionError, match=r"a cell is 9 x 4 elements") as caught:
        assert_matches_oracle(got, oracle)
    assert str(caught.value).splitlines()[-2].endswith(".#")
    flat = torch.zeros(70)
    flat[69] = 1.0
    with pytest.raises(AssertionError) as caught:
        assert_matches_oracle(flat, torch.zeros(70))
    assert str(caught.value).splitlines()[-2].startswith("  .....#")


def test_the_library_widens_the_tolerance():
    oracle = torch.ones(4, dtype=torch.float64)
    got, library = torch.full((4,), 1.01), torch.full((4,), 1.006)
    assert_matches_oracle(got, oracle, library=library)
    with pytest.raises(AssertionError):
        assert_matches_oracle(got, oracle, Tolerance(1e-3))
    assert TOLERANCES["float32"].relative < 1e-3


def test_another_shape_is_refused():
    with pytest.raises(AssertionError, match=r"expected shape \(3,\); got \(4,\)"):
        assert_matches_oracle(torch.zeros(4), torch.zeros(3))


@pytest.mark.slow
def test_faults_are_tests_with_a_marker(pytester, monkeypatch):
    result = run(
        pytester,
        monkeypatch,
        """
        def test_faults(op_mutant):
            op_mutant.check()
        """,
        *(f"--wb-kernels={DEFAULT_DIRECTORY}", "--wb-op=tanh", "--wb-mutants=5", "--collect-only", "-m", "mutation"),
    )
    result.stdout.fnmatch_lines(["*test_faults[[]tanh-tanh/v1_elementwise.cu*", "*5 tests collected*"])


@pytest.mark.slow
def test_a_users_own_options_and_tests_are_left_alone(pytester, monkeypatch):
    test = "def test_own(request): assert request.config.getoption('--device') == 'mine'"
    own = """
        pytest_plugins = ["workbench.testing"]

        def pytest_addoption(parser):
            parser.addoption("--device", default="mine")
            parser.addoption("--op")
    """
    monkeypatch.setitem(globals(), "CONFTEST", textwrap.dedent(own))
    run(pytester, monkeypatch, test).assert_outcomes(passed=1)


def test_a_directory_of_ops_must_be_named(pytester):
    pytester.makeini("[pytest]")
    pytester.makepyfile("def test_it(op_case): op_case.check()")
    result = pytester.runpytest_inprocess("-p", "workbench.testing", "-p", "no:cacheprovider")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*no directory of op folders is named: write workbench_kernels = *"])
