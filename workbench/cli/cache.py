"""`workbench cache`: what is kept of compiled kernels."""

from __future__ import annotations

import os
import re
from enum import StrEnum
from typing import Annotated

import typer

from workbench.cli import output

_UNITS = {unit: 1 << shift for shift, unit in ((0, "B"), (10, "KiB"), (20, "MiB"), (30, "GiB"), (40, "TiB"))}


class Action(StrEnum):
    """What is done."""

    SHOW = "show"
    CLEAR = "clear"
    LIMIT = "limit"


def cache(
    action: Annotated[Action, typer.Argument(help="What to do.")] = Action.SHOW,
    size: Annotated[str | None, typer.Argument(metavar="[SIZE]", help="Of limit: as in 4GiB or 500MiB.")] = None,
    json: output.JsonPath = None,
) -> None:
    """Show where compiled kernels are kept and how large that is; clear it; or limit its size.

    Past the limit, what has not been used for longest goes. WORKBENCH_CACHE_DIR names another directory, and
    WORKBENCH_CACHE_LIMIT_BYTES another limit, which goes before the one that is set here.
    """
    from workbench.compile.cache import LIMIT_VARIABLE, default_cache

    if (size is None) == (action is Action.LIMIT):
        wanted = "limit takes a size, as in workbench cache limit 4GiB"
        raise typer.BadParameter(wanted if size is None else f"{wanted}; {action} takes none", param_hint="SIZE")
    kept = default_cache()
    if action is Action.CLEAR:
        count, size_bytes = kept.clear()
        output.results.print(f"removed {count} entries, {_spell(size_bytes)}")
    elif action is Action.LIMIT and size is not None:
        kept.set_limit(_read(size))
        output.results.print(f"{_spell(kept.limit_bytes)} at most, from now on")
        if now := os.environ.get(LIMIT_VARIABLE):
            output.results.print(f"but where {LIMIT_VARIABLE} is set, as here, it goes first: {_spell(int(now))}")
    entries = kept.entries()
    row = {
        "directory": str(kept.directory),
        "entries": len(entries),
        "size_bytes": sum(size_bytes for _, size_bytes, _ in entries),
        "limit_bytes": kept.limit_bytes,
    }
    if json is not None:
        output.write_json(json, [row])
    if action is Action.SHOW:
        output.results.print(f"directory  {row['directory']}", markup=False, soft_wrap=True)
        output.results.print(f"entries    {row['entries']}")
        output.results.print(f"size       {_spell(sum(s for _, s, _ in entries))} of {_spell(kept.limit_bytes)}")


def _read(size: str) -> int:
    """Read a size: a number, and a unit of `_UNITS` or its first letter."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([a-z]*)", size.strip().lower())
    unit = found[2] or "b" if found else ""
    scale = next((value for name, value in _UNITS.items() if name.lower() in (unit, f"{unit}ib")), 0)
    size_bytes = int(float(found[1]) * scale) if found else 0
    if size_bytes < 1:
        raise typer.BadParameter(f"expected a size such as 4GiB, 500MiB or 1000000; got {size!r}", param_hint="SIZE")
    return size_bytes


def _spell(size_bytes: int) -> str:
    unit, value = next((u, v) for u, v in reversed(_UNITS.items()) if size_bytes >= v or v == 1)
    return f"{size_bytes / value:.{0 if unit == 'B' else 1}f} {unit}"
