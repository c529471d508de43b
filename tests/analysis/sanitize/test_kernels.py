"""Every kernel of tests/broken_kernels is caught by kind, line and thread; none of tests/sound_kernels is.

The header of a sound kernel that the screen does not clear says why, as ``exact``.
"""

from pathlib import Path
from typing import Any

import pytest
import torch

import workbench as wb
from workbench.analysis.sanitize import Report
from workbench.analysis.sanitize.report import KINDS
from workbench.emulator import Program

pytestmark = pytest.mark.no_cover

BROKEN = sorted((Path(__file__).parents[2] / "broken_kernels").glob("*.cu"))
SOUND = sorted((Path(__file__).parents[2] / "sound_kernels").glob("*.cu"))
MARK = "// !!"


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that never ends is stopped soon."""
    monkeypatch.setattr("workbench.kernel.emulator_target.SANITIZED_BYTES", 1 << 23)
    monkeypatch.setattr("workbench.kernel.emulator_target.SCREENED_INSTRUCTIONS", 1 << 20)


def header(path: Path) -> dict[str, str]:
    """Read the ``name : value`` lines of a kernel's header."""
    lines = (line.removeprefix("//") for line in path.read_text().splitlines() if line.startswith("//   "))
    return {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}


def sanitize(path: Path, **orders: Any) -> Report:
    about = header(path)
    words = about["launch"].split()
    cooperative = words[-1] == "cooperative"
    words = words[: len(words) - cooperative]
    values: dict[str, Any] = dict(zip(words[::2], words[1::2], strict=True))
    grid, block = (tuple(int(part) for part in values.pop(name).split(",")) for name in ("grid", "block"))
    smem_bytes = int(values.pop("smem", 0))
    kernel = wb.load(path, "kernel", arch=about.get("arch"))
    dtypes = {p.name: getattr(torch, p.dtype.name) for p in kernel.signature.parameters if p.dtype is not None}
    tensors = {name: torch.zeros(int(size), dtype=dtypes[name]) for name, size in values.items()}
    geometry: dict[str, Any] = {"grid": grid, "block": block, "smem_bytes": smem_bytes}
    return kernel.sanitize(**geometry, cooperative=cooperative, **orders, **tensors)


def test_there_are_enough_of_both() -> None:
    assert len(BROKEN) >= 130
    assert len(SOUND) >= 100
    kinds = {header(path)["fault"].split(",")[0] for path in BROKEN}
    assert kinds == set(KINDS)


@pytest.fixture
def both_looks(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Have every launch looked at closely, whatever the screen says; what it says of each."""
    answers: list[bool] = []
    ask = Program.is_clear

    def deny(program: Program, arguments: Any, config: Any, **named: Any) -> bool:
        before = program.snapshot(arguments)
        answers.append(False)  # where a fault ends the launch
        answers[-1] = ask(program, arguments, config, **named)
        before.restore()
        return False

    monkeypatch.setattr(Program, "is_clear", deny)
    return answers


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_a_planted_fault_is_found_and_not_cleared(path: Path, both_looks: list[bool]) -> None:
    about = header(path)
    report = sanitize(path)
    assert both_looks == [False]
    assert {finding.kind for finding in report.findings} == {about["fault"].split(",")[0]}, str(report)
    marked = {number for number, line in enumerate(path.read_text().splitlines(), 1) if line.rstrip().endswith(MARK)}
    found = [{f.line, f.other.line} if f.other else {f.line} for f in report.findings]
    assert all(lines <= marked for lines in found), str(report)
    assert marked in found or marked == set().union(*found), str(report)
    if "thread" in about:
        assert report.findings[0].thread == tuple(map(int, about["thread"].split()))


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.stem)
def test_a_sound_kernel_has_no_finding_and_is_cleared(path: Path, both_looks: list[bool]) -> None:
    report = sanitize(path)
    assert report.passed, str(report)
    assert report.complete
    assert both_looks == ["exact" not in header(path)]


@pytest.mark.parametrize("name", ["race_no_barrier", "race_no_second_barrier", "race_double_buffer", "unwritten_half"])
def test_nothing_is_lost_between_batches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (path,) = (path for path in BROKEN if path.stem == name)
    whole = sanitize(path)
    monkeypatch.setattr("workbench.analysis.trace._BATCH", 3)
    assert sanitize(path).findings == whole.findings


def test_a_wait_that_is_not_looked_at_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.analysis.trace._BATCH", 8)
    monkeypatch.setattr("workbench.analysis.sanitize.races.MOST_NEAR", 8)
    monkeypatch.setattr(Program, "is_clear", lambda *_args, **_named: False)
    (path,) = (path for path in SOUND if path.stem == "proxy_fence_by_writers")
    report = sanitize(path)
    assert not report.complete
    assert report.passed, str(report)


def test_volatile_is_relaxed_where_one_says_so() -> None:
    source = 'extern "C" __global__ void count(volatile int* y) { y[0] = y[0] + 1; }'
    kernel, y = wb.load(source, "count"), torch.zeros(1, dtype=torch.int32)
    (found,) = kernel.sanitize(y, grid=1, block=64).findings
    assert "atomicAdd" in found.message
    run = kernel[1, 64].bind(y)
    assert not run.sanitize().passed
    assert run.sanitize(relaxed_volatile=True).passed
    for name, threads in (("volatile_reduction_in_step", 64), ("volatile_reduction_past_the_end", 32)):
        (path,) = (path for path in BROKEN if path.stem == name)
        x = torch.zeros(threads, dtype=getattr(torch, "float32" if threads == 64 else "int32"))
        old = wb.load(path, "kernel")
        smem_bytes = 256 if threads == 32 else 0
        assert old.sanitize(
            x, x[:1].clone(), grid=1, block=threads, smem_bytes=smem_bytes, relaxed_volatile=True
        ).passed


def test_what_lanes_write_to_constant_memory_ends_no_look() -> None:
    source = """__constant__ int table[4];
    __global__ void fill(int* y) {
        int* hidden;
        asm volatile("mov.u64 %0, %1;" : "=l"(hidden) : "l"(table));
        hidden[threadIdx.x % 4] = threadIdx.x;
        y[0] = threadIdx.x;
    }"""
    (found,) = wb.load(source, "fill").sanitize(torch.zeros(1, dtype=torch.int32), grid=1, block=32).findings
    assert (found.kind, found.tensor, found.line) == ("data-race", "y", 6)


def test_a_tensor_that_is_settled_may_be_touched_early() -> None:
    (path,) = (path for path in BROKEN if path.stem == "race_before_grid_wait")
    kernel, x = wb.load(path, "kernel", arch="sm_90"), torch.zeros(128)
    run = kernel[2, 64].bind(x, x.clone())
    (found,) = run.sanitize().findings
    assert found.tensor == "x"
    assert 'settled=("x",)' in found.message
    assert run.sanitize(settled=("x",)).passed
    with pytest.raises(wb.LaunchError, match="settled names 'z', which is no tensor"):
        run.sanitize(settled=("z",))


def test_a_block_that_others_were_run_before_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.analysis.trace._BATCH", 256)
    monkeypatch.setattr(Program, "is_clear", lambda *_args, **_named: False)
    (path,) = (path for path in SOUND if path.stem == "wait_for_later_block")
    report = sanitize(path)
    assert report.passed, str(report)
