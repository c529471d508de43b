"""Workbench: prototype raw CUDA kernels from Python, with a GPU or without one."""
