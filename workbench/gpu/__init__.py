"""The CUDA back end: loading and launching compiled kernels through CuPy, and exchange between torch and CuPy."""

from importlib.util import find_spec

from workbench.core.errors import MissingDependencyError

if find_spec("cupy") is None:
    raise MissingDependencyError(
        "CUDA tensors need CuPy, which is not installed: pip install 'workbench-cuda[cuda13]', "
        "or 'workbench-cuda[cuda12]' where the driver is older than 580"
    )
