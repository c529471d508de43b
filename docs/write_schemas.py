"""Write docs/schemas from the classes of the rows that the command line writes: ``python docs/write_schemas.py``."""

from __future__ import annotations

import json
from pathlib import Path

from workbench.cli.rows import ROWS, schema

SCHEMAS = Path(__file__).with_name("schemas")


def text_of(verb: str) -> str:
    """Spell the schema of a subcommand's rows."""
    return json.dumps(schema(verb), indent=2) + "\n"


if __name__ == "__main__":
    for verb in ROWS:
        (SCHEMAS / f"{verb}.json").write_text(text_of(verb), encoding="utf-8")
