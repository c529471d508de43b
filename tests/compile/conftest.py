"""What the compiler's tests share."""

from pathlib import Path

import pytest

from workbench.compile.cache import DIR_VARIABLE, LIMIT_VARIABLE


@pytest.fixture(autouse=True)
def _own_cache(cold_cache_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's cache out of the tests, and the tests out of the user's cache."""
    monkeypatch.setenv(DIR_VARIABLE, str(cold_cache_dir))
    monkeypatch.delenv(LIMIT_VARIABLE, raising=False)
