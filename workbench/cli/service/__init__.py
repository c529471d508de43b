"""`workbench serve`: the subcommands as tools for programs, each call in a process that can reach nothing else."""
