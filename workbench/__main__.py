"""Run the command line as `python -m workbench`."""

from workbench.cli import main

main()
