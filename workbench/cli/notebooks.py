"""`workbench notebooks DIR`: the tour, as files of your own."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from workbench.cli import output
from workbench.core.environment import guard, spell
from workbench.core.places import SHARE

_COPIED = {"notebooks": "*.ipynb", "models": "*.py"}


def notebooks(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or an empty one.", file_okay=False)],
) -> None:
    """Copy the notebooks, and the models that they use, to a folder of your own.

    They run without a GPU: pip install 'workbench-cuda[notebook]', then jupyter lab DIR/notebooks. Exit code 2 when DIR
    holds something already.
    """
    if directory.is_dir() and any(directory.iterdir()):
        raise typer.BadParameter(f"{spell(directory)} is not empty; name a new folder", param_hint="DIR")
    with guard("copy the notebooks to", directory):
        for folder, pattern in _COPIED.items():
            (directory / folder).mkdir(parents=True)
            for file in sorted((SHARE / folder).glob(pattern)):
                shutil.copyfile(file, directory / folder / file.name)
                if folder == "notebooks":
                    output.results.print(f"wrote {spell(directory / folder / file.name)}", markup=False, soft_wrap=True)
    output.results.print(f"next: jupyter lab {spell(directory / 'notebooks')}", markup=False, soft_wrap=True)
