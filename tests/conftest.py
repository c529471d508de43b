"""What every test shares."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

# Each core has a process of its own: PyTorch's threads would only spin in one another's way.
os.environ.setdefault("OMP_NUM_THREADS", "1")

UNTRACED = (
    "analysis/sanitize/test_clear.py",
    "analysis/sanitize/test_kernels.py",
    "analysis/test_occupancy.py",
    "analysis/test_probe_kernel.py",
    "bench/test_confidence.py",
    "cheats/test_cheats.py",
    "cli/test_sanitize.py",
    "compile/test_resources.py",
    "docs/test_docstrings.py",
    "emulator/opcodes/test_conformance.py",
    "emulator/opcodes/test_intrinsics.py",
    "emulator/opcodes/test_sparse.py",
    "emulator/opcodes/test_warpgroup.py",
    "emulator/test_cuda.py",
    "emulator/test_divergence.py",
    "emulator/test_held.py",
    "emulator/test_memory.py",
    "emulator/test_recording.py",
    "emulator/test_schedule.py",
    "emulator/test_warp.py",
    "export/test_custom_op.py",
    "export/test_load_inline.py",
    "kernel/test_reload.py",
    "kernel/test_run.py",
    "kernels_cu/test_hopper.py",
    "kernels_cu/test_kernels.py",
    "kernels_cu/test_seed_mistakes.py",
    "kernels_cu/test_stores.py",
    "models/test_models.py",
    "op/test_autograd.py",
    "op/test_library.py",
    "plots/test_index_map.py",
    "tune/test_progress.py",
    "tune/test_sweep.py",
)
"""Tests that run without coverage, which makes them half as long again: they add next to no line to what others run.

Which line only they run is known after ``pytest --cov --cov-context=test`` without this list.
"""


LONG = (
    "kernels_cu/test_kernels.py",
    "kernels_cu/test_hopper.py",
    "tune/test_sweep.py",
    "analysis/sanitize/test_kernels.py",
)
"""Modules that take a minute each: they come first, lest one process runs the last of them while the others wait."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs without coverage, and put first what takes long."""
    untraced, long = ({Path(__file__).parent / name for name in names} for names in (UNTRACED, LONG))
    for item in items:
        if item.path in untraced:
            item.add_marker(pytest.mark.no_cover)
    items.sort(key=lambda item: item.path not in long)


def pytest_collection_finish() -> None:
    """Leave what is there by now, PyTorch's modules above all, out of each later search for garbage."""
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def own_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what tests tune out of the developer's store."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def gpu(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give a test that is marked ``gpu`` an idle GPU; where there is none it fails and says so."""
    if request.node.get_closest_marker("gpu") is None:
        yield
        return
    import torch  # noqa: PLC0415  (most tests do without)

    if not torch.cuda.is_available():
        pytest.fail(
            "torch sees no CUDA GPU: run the tests that are marked gpu on a machine that has one", pytrace=False
        )
    torch.cuda.synchronize()
    yield
    torch.cuda.synchronize()
