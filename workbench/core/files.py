"""Files that are written whole or not at all, and never in the place of others unless that is asked for."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from workbench.core.environment import guard


def write_file(path: Path, text: str, *, overwrite: bool = False) -> None:
    """Write a file that is not there yet. A link in its place, wherever it leads, is not followed.

    Parameters
    ----------
    path : Path
    text : str
    overwrite : bool
        Put the file in the place of whatever is there, in one step.

    Raises
    ------
    EnvironmentFaultError
        If it cannot be written; nothing of it is left then.
    """
    with guard("write", path):
        if overwrite:
            with tempfile.TemporaryDirectory(prefix=".workbench-", dir=path.parent) as folder:
                part = Path(folder, path.name)
                part.write_text(text, encoding="utf-8")
                part.replace(path)
            return
        with path.open("x", encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                path.unlink(missing_ok=True)
                raise


def write_folder(folder: Path, texts: Mapping[str, str]) -> tuple[Path, ...]:
    """Make a folder that is not there yet, with these files in it; return their paths.

    Parameters
    ----------
    folder : Path
    texts : mapping of str to str
        By path within the folder.

    Raises
    ------
    EnvironmentFaultError
        If it cannot be made; nothing of it is left then.
    """
    with guard("make", folder):
        folder.mkdir(parents=True)
    try:
        for name, text in texts.items():
            with guard("make", (folder / name).parent):
                (folder / name).parent.mkdir(exist_ok=True)
            write_file(folder / name, text)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return tuple(folder / name for name in texts)
