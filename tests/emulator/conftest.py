"""What the emulator's tests share."""

from pathlib import Path

import pytest

from workbench.compile.cache import DIR_VARIABLE


@pytest.fixture(autouse=True)
def _own_cache(cold_cache_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DIR_VARIABLE, str(cold_cache_dir))
