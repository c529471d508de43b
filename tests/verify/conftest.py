"""Mistakes planted in copies of the kernels."""

from tests.kernels_cu.conftest import plant

__all__ = ["plant"]
