"""Control flow of PTX: basic blocks, liveness, loops that wait, products of warp groups that are in flight."""
