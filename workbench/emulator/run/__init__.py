"""Run compiled kernels: memory, blocks, workers, launches, and what stopped one."""
