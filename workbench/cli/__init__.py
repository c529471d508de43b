"""The `workbench` command: the only part that prints, one file a subcommand."""

from workbench.cli.app import main

__all__ = ["main"]
