"""What a kernel does, computed from its resources and its access events: no GPU, no profiler's privileges."""
