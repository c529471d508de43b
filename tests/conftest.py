"""What every test shares."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Each core has a process of its own: PyTorch's threads would only spin in one another's way.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# A machine that others use takes long now and then: that fails no test.
settings.register_profile("workbench", deadline=None)
settings.load_profile("workbench")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what is slow first, so that no process is left with a long test at the end, and without coverage."""
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.no_cover)  # quick tests run its path too
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Leave what is there by now, PyTorch's modules above all, out of each later search for garbage."""
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def own_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what tests tune out of the developer's store."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def cold_cache_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compile cache that is empty when a run begins. Its processes share it: none compiles what another has."""
    directory = tmp_path_factory.getbasetemp()
    return (directory.parent if "PYTEST_XDIST_WORKER" in os.environ else directory) / "cold_cache"


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
