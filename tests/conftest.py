"""What every test shares."""

from collections.abc import Iterator

import pytest


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
