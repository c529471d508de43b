"""A court for KernelBench files: the candidate in a process of its own, and all that counts outside it."""
