"""A court for KernelBench files: the candidate runs in a process of its own, and all that counts is decided outside it."""
