"""A pytest plugin for kernels: fixtures, a comparison with the oracle, tests for every variant and case of an op.

Turn it on with ``pytest_plugins = ["workbench.testing"]`` in a ``conftest.py``, or ``-p workbench.testing``, and name
the directory of the op folders in the ini file, relative to it (or with ``--wb-kernels=DIRECTORY``)::

    [tool.pytest.ini_options]
    workbench_kernels = "kernels"

A test that asks for ``op_case`` runs once for every op, variant, dtype and case of small size that ``--wb-op`` and
``--wb-dtype`` choose; the plugin makes no test of its own::

    def test_kernels(op_case):
        op_case.check()

It may ask more: ``op_case.gate(Gate(registers=64, us=20, spills=False))`` also sanitises every launch, and holds
its registers, predicted time and local memory to limits, without a GPU.

A test that asks for ``op_mutant`` runs once for every fault that ``--wb-mutants`` draws for an op, and carries the
marker ``mutation``, by which it is chosen or left out::

    def test_faults_are_noticed(op_mutant):
        op_mutant.check()
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from workbench.gate import Gate, figures
from workbench.mutate import Mutant, mutants_of, mutate, sample
from workbench.op import Case, Op, Variant, find_op, load_ops
from workbench.verify import TOLERANCES, Tolerance, verify
from workbench.verify.compare import compare, finite_range

WORST_SHOWN = 5
_KERNELS = "workbench_kernels"
_MAP_LINES, _MAP_COLUMNS = 16, 64


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the plugin's options."""
    group = parser.getgroup("workbench", "kernels")
    group.addoption("--wb-kernels", type=Path, default=None, help="directory of op folders (default: the ini file's)")
    group.addoption(
        "--wb-op", action="append", default=None, help="an op to test; repeat it for several (default: all)"
    )
    group.addoption("--wb-dtype", action="append", default=None, help="an element type to test (default: all)")
    group.addoption("--wb-device", default="cpu", help="cpu: the emulator; cuda: the GPU (default: cpu)")
    group.addoption("--wb-seed", type=int, default=0, help="draws the inputs (default: 0)")
    group.addoption("--wb-mutants", type=int, default=8, help="faults to plant in an op's kernels (default: 8)")
    parser.addini(_KERNELS, "directory of op folders, relative to the ini file", type="paths")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the plugin's marker."""
    config.addinivalue_line("markers", "mutation: plants a fault in a kernel, and fails where no check notices it")


@dataclass(frozen=True)
class OpCase:
    """One variant of an op on one case in one dtype.

    Attributes
    ----------
    op : Op
    variant : Variant
    case : Case
    dtype : str
    device : str
    seed : int
    """

    op: Op
    variant: Variant
    case: Case
    dtype: str
    device: str
    seed: int

    @property
    def command(self) -> str:
        """The command line that repeats the check."""
        directory = self.variant.source.parent.parent
        return (
            f"workbench verify {self.op.name} --variant {self.variant.name} --case {self.case.name} "
            f"--dtype {self.dtype} --device {self.device} --seed {self.seed} --kernels {directory}"
        )

    def check(self) -> None:
        """Verify it; skip where the variant does not take the case, and fail with the command that repeats it."""
        __tracebackhide__ = True
        report = verify(
            self.op, self.device, self.variant, self.dtype, case=self.case.name, full_size=False, seed=self.seed
        )
        if report.left_out:
            pytest.skip(report.left_out[0].reason)
        if not report.passed:
            failures = "\n".join(map(str, report.failures))
            pytest.fail(f"{failures}\nrepeat: {self.command}", pytrace=False)

    def gate(self, limits: Gate | None = None, *, gpu: str = "H200") -> None:
        """Check it as `workbench check` does; fail where the sanitiser finds something or a launch passes a limit.

        Parameters
        ----------
        limits : Gate, optional
            Most registers, predicted time, and whether a thread may have local memory; none by default.
        gpu : str
            Whose time is predicted.
        """
        __tracebackhide__ = True
        found = list(figures(self.op, self.variant, self.dtype, self.case, gpu=gpu, seed=self.seed))
        if not found:
            pytest.skip(f"{self.variant.name} does not take the case {self.case.name}")
        wrong = [f"{one.name}: {each}" for one in found for each in (limits or Gate()).broken(one)]
        if wrong:
            pytest.fail("\n".join([*wrong, f"repeat: {self.command.replace('verify', 'check', 1)}"]), pytrace=False)


@dataclass(frozen=True)
class OpMutant:
    """One fault planted in a kernel of an op.

    Attributes
    ----------
    op : Op
    mutant : Mutant
    seed : int
    """

    op: Op
    mutant: Mutant
    seed: int

    def check(self) -> None:
        """Fail where neither verify nor sanitize notices the fault, and it is not known to be equivalent."""
        __tracebackhide__ = True
        report = mutate(self.op, mutants=[self.mutant], seed=self.seed)
        if not report.passed:
            pytest.fail(str(report), pytrace=False)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for ``op_case`` or ``op_mutant`` on every one that the options choose."""
    option = metafunc.config.getoption
    if not {"op_case", "op_mutant"} & set(metafunc.fixturenames):
        return
    directory, names = _directory(metafunc.config), option("--wb-op")
    ops = [find_op(name, directory) for name in names] if names else load_ops(directory)
    if "op_mutant" in metafunc.fixturenames:
        seed = option("--wb-seed")
        mutants = [
            OpMutant(op, one, seed) for op in ops for one in sample(mutants_of(op), option("--wb-mutants"), seed)
        ]
        metafunc.parametrize(
            "op_mutant",
            [pytest.param(one, marks=pytest.mark.mutation, id=f"{one.op.name}-{one.mutant}") for one in mutants],
        )
        return
    cases = [
        OpCase(op, variant, case, dtype, option("--wb-device"), option("--wb-seed"))
        for op in ops
        for variant in op.variants
        for dtype in variant.dtypes
        if dtype in (option("--wb-dtype") or variant.dtypes)
        for case in op.cases
        if not case.full_size and case.suits(dtype)
    ]
    ids = [f"{c.op.name}-{c.variant.name}-{c.dtype}-{c.case.name}" for c in cases]
    metafunc.parametrize("op_case", cases, ids=ids)


def _directory(config: pytest.Config) -> Path:
    """Return the directory of op folders that the command line names, or else the ini file."""
    named = [config.getoption("--wb-kernels"), *config.getini(_KERNELS)]
    directory = next(filter(None, named), None)
    if directory is None:
        raise pytest.UsageError(
            "a test asks for op_case or op_mutant, and no directory of op folders is named: "
            f'write {_KERNELS} = "kernels" in the ini file, or give --wb-kernels=DIRECTORY'
        )
    return Path(directory)


@pytest.fixture
def kernel_device(request: pytest.FixtureRequest) -> torch.device:
    """Device on which kernels are tested: what ``--wb-device`` says."""
    return torch.device(request.config.getoption("--wb-device"))


@pytest.fixture
def kernel_stream(kernel_device: torch.device) -> Iterator[Any]:
    """Give a stream of its own that is current during the test and idle after it; None on the CPU."""
    make: Any = torch.cuda.Stream
    stream = make(kernel_device) if kernel_device.type == "cuda" else None
    with torch.cuda.stream(stream) if stream is not None else nullcontext():
        yield stream
    if stream is not None:
        stream.synchronize()


@pytest.fixture
def tolerances() -> dict[str, Tolerance]:
    """Tolerances by dtype name, a copy that the test may change."""
    return dict(TOLERANCES)


def assert_matches_oracle(
    got: Tensor, oracle: Tensor, tolerance: Tolerance | None = None, *, library: Tensor | None = None, repeat: str = ""
) -> None:
    """Fail unless a result lies within the tolerance of its oracle.

    The message has the worst elements, a map of where the mismatches are, and the command that repeats the test.

    Parameters
    ----------
    got : Tensor
        Ours.
    oracle : Tensor
        The same shape, best in float64.
    tolerance : Tolerance, optional
        By default that of `got`'s dtype.
    library : Tensor, optional
        PyTorch's own result in the dtype of `got`: its error widens the tolerance.
    repeat : str
        Command that repeats the test; by default pytest's for the test that runs.

    Raises
    ------
    AssertionError
        If an element differs by more, or only one of the two is NaN there, or the shapes differ.
    """
    __tracebackhide__ = True
    if got.shape != oracle.shape:
        raise AssertionError(f"expected shape {tuple(oracle.shape)}; got {tuple(got.shape)}")
    expected, result = oracle.double(), got.double()
    chosen = tolerance or TOLERANCES[str(got.dtype).removeprefix("torch.")]
    library_error = compare(library, expected).max_abs_error if library is not None else 0.0
    low, high = finite_range(expected)
    bound = chosen.bound(max(-low, high), library_error if math.isfinite(library_error) else 0.0)
    errors = (result - expected).abs().nan_to_num(nan=math.inf, posinf=math.inf)
    errors.masked_fill_((result == expected) | (result.isnan() & expected.isnan()), 0.0)
    wrong = errors > bound
    count = int(wrong.sum())
    if count:
        raise AssertionError(
            "\n".join(
                [
                    f"{count} of {got.numel()} elements differ by more than {bound:.3g}; the worst:",
                    *_worst(errors, result, expected, count),
                    *_map(wrong),
                    f"repeat: {repeat or _current_test()}",
                ]
            )
        )


def _worst(errors: Tensor, result: Tensor, expected: Tensor, count: int) -> Iterator[str]:
    for flat in errors.flatten().topk(min(WORST_SHOWN, count)).indices:
        index = tuple(int(i) for i in np.unravel_index(int(flat), errors.shape))
        place = ", ".join(map(str, index))
        yield (
            f"  [{place}]: {result[index].item():.9g}, the oracle has {expected[index].item():.9g}, "
            f"error {errors[index].item():.3g}"
        )


def _map(wrong: Tensor) -> Iterator[str]:
    """Draw the last two axes, or the only one in lines: # where an element is wrong in any of the leading axes."""
    plane = wrong.reshape(-1, *wrong.shape[-2:]).any(0) if wrong.dim() >= 2 else _in_lines(wrong.reshape(-1))
    lines, columns = plane.shape
    height, width = -(-lines // _MAP_LINES), -(-columns // _MAP_COLUMNS)
    cell = f", a cell is {height} x {width} elements" if height * width > 1 else ""
    yield f"  where (lines x columns of the last axes{cell}):"
    for top in range(0, lines, height):
        row = plane[top : top + height].any(0)
        yield "  " + "".join("#" if bool(row[left : left + width].any()) else "." for left in range(0, columns, width))


def _in_lines(flat: Tensor) -> Tensor:
    width = min(_MAP_COLUMNS, flat.numel())
    padded = torch.zeros(-(-flat.numel() // width) * width, dtype=torch.bool, device=flat.device)
    padded[: flat.numel()] = flat
    return padded.view(-1, width)


class _Running:
    """The test that runs now."""

    name = ""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Remember the test, for the command that repeats it."""
    _Running.name = item.nodeid


def _current_test() -> str:
    return f"python -m pytest '{_Running.name}'" if _Running.name else "run the test again"
