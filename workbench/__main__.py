"""Run the command line as `python -m workbench`."""

from workbench.cli import run

run()
