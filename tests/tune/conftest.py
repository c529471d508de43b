"""The ops that the sweeps are tried on."""

from pathlib import Path

import pytest

from workbench.op import Op, find_op

OPS = Path(__file__).parent / "ops"


@pytest.fixture(scope="session")
def planted() -> Op:
    return find_op("planted", OPS)
