"""What the emulator's tests share."""

from pathlib import Path

import pytest

from workbench.compile.cache import DIR_VARIABLE


@pytest.fixture(scope="session")
def emulator_cache_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def _own_cache(emulator_cache_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DIR_VARIABLE, str(emulator_cache_dir))
