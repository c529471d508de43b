"""The CUDA back end: loading and launching compiled kernels through CuPy, and exchange between torch and CuPy."""
