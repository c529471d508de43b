"""The tools that a program is offered: what each takes, what it returns, and how it is done.

A tool is a subcommand, called with its own options: the schema of its arguments is made of the function's signature,
the schema of its rows is that of ``--json``.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from workbench.cli import bench, compare, export, listing, numerics, occupancy, opcodes, predict, sanitize, sass, trace
from workbench.cli import check as checking
from workbench.cli import tune as tuning
from workbench.cli import verify as verifying
from workbench.cli.rows import ROWS, schema
from workbench.cli.service.failure import Failure
from workbench.cli.verify import Device
from workbench.core.schema import DIALECT, Schema, object_of, schema_of

MOST_FILES, MOST_FILE_BYTES = 64, 1 << 20
"""Of one call of `load`."""
NAME = r"[A-Za-z0-9_][A-Za-z0-9_.\-]*(/[A-Za-z0-9_][A-Za-z0-9_.\-]*){0,3}"
"""Of a caller's file: relative, without ``..``."""

_LEFT_OUT = frozenset({"json", "device", "scheduler", "time_limit_s"})
"""Options that the server answers for: calls run on the emulator."""
_SEEDED: Mapping[str, Any] = {"seed": 0}
"""Options whose default is drawn at random on the command line: the same call gives the same answer here."""


@dataclass(frozen=True)
class Tool:
    """A tool.

    Attributes
    ----------
    name : str
    does : callable or None
        The subcommand; None of the two tools that only move files.
    description : str
    """

    name: str
    does: Callable[..., None] | None
    description: str

    @property
    def rows(self) -> str:
        """Whose rows the answer holds, as a key of `ROWS`; empty where it holds none."""
        return _ROWS_OF.get(self.name, self.name) if _ROWS_OF.get(self.name, self.name) in ROWS else ""

    def arguments(self) -> Schema:
        """Describe what it takes, as a JSON Schema."""
        if self.does is None:
            return _FILES[self.name]
        return _arguments_of(self.does)

    def answer(self) -> Schema:
        """Describe what it returns."""
        rows = dict(schema(self.rows)) if self.rows else {"type": "array", "maxItems": 0}
        rows.pop("$schema", None)
        return {
            "$schema": DIALECT,
            "type": "object",
            "properties": {
                "passed": {"type": "boolean", "description": "Whether what was checked holds."},
                "rows": rows | {"description": f"As workbench {self.rows} --json writes them." if self.rows else ""},
                "text": {"type": "string", "description": "What the command prints."},
                "files": {
                    "type": "object",
                    "additionalProperties": {"type": "string"},
                    "description": "Of read: the files' contents. Else the files that the call wrote, each empty.",
                },
                "error": {"anyOf": [object_of(Failure), {"type": "null"}]},
            },
            "required": ["passed", "rows", "text", "files", "error"],
            "additionalProperties": False,
        }


_ROWS_OF = {"load": "list"}
_FILE_NAMES: Schema = {"type": "string", "pattern": f"^{NAME}$", "maxLength": 200}
_FILES: Mapping[str, Schema] = {
    "load": {
        "type": "object",
        "properties": {
            "files": {
                "type": "object",
                "propertyNames": _FILE_NAMES,
                "additionalProperties": {"type": "string", "maxLength": MOST_FILE_BYTES},
                "minProperties": 1,
                "maxProperties": MOST_FILES,
                "description": "Texts by name. An op is a folder: ops/scale/op.py beside ops/scale/v1.cu.",
            }
        },
        "required": ["files"],
        "additionalProperties": False,
    },
    "read": {
        "type": "object",
        "properties": {"files": {"type": "array", "items": _FILE_NAMES, "minItems": 1, "maxItems": MOST_FILES}},
        "required": ["files"],
        "additionalProperties": False,
    },
}

_WORDS = "A file's kernel takes tensors by shape and scalars by value."
TOOLS: Mapping[str, Tool] = {
    tool.name: tool
    for tool in (
        Tool("load", None, "Keep files for the calls that follow, in place of those of the same names; list kernels."),
        Tool("read", None, "Return files that calls have written or loaded."),
        Tool("list", listing.list_ops, "List kernels of a file, or ops, variants and cases."),
        Tool("verify", verifying.verify, "Check ops, or a model file, against PyTorch in float64."),
        Tool("sanitize", sanitize.sanitize, f"Find races, bad accesses and bad barriers, with lines. {_WORDS}"),
        Tool("numerics", numerics.numerics, "Say which lines lose digits, and where NaNs are born."),
        Tool("trace", trace.trace, f"Count what each line does to memory, by the profiler's names. {_WORDS}"),
        Tool("occupancy", occupancy.occupancy, "Say how many blocks an SM holds, and what limits them."),
        Tool("opcodes", opcodes.opcodes, "List the PTX that a file needs, and what the emulator lacks."),
        Tool("sass", sass.sass, "List machine code: control codes, live registers, the line of each instruction."),
        Tool("predict", predict.predict, f"Predict the time on a GPU, and what bounds it. {_WORDS}"),
        Tool("bench", bench.bench, "Time ops on the emulator. The times say nothing of a GPU, and vary."),
        Tool("tune", tuning.tune, "Find the fastest config, by predicted time; each is checked."),
        Tool("check", checking.check, "Check ops, and take registers, sectors and predicted time of each launch."),
        Tool("compare", compare.compare, "Hold two kernels against each other."),
        Tool("export", export.export, "Write an op or a model as files that do without Workbench; read returns them."),
    )
}
"""By name."""


def words_of(tool: Tool, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Make the keywords of a subcommand of a call's arguments.

    Parameters
    ----------
    tool : Tool
    arguments : mapping
        That the tool's schema allows.
    """
    if tool.does is None:
        return dict(arguments)
    hints = _hints(tool.does)
    fixed = {"device": Device.CPU} if tool.does is bench.bench else {}
    seeded = {name: value for name, value in _SEEDED.items() if name in hints}
    return seeded | {name: _word(hints[name], value) for name, value in arguments.items()} | fixed


def _word(hint: Any, value: Any) -> Any:
    """Make what the command line would have made of its words."""
    if isinstance(value, dict):
        between = _pairs(hint) or ","
        return [f"{name}={_spell(part, between)}" for name, part in value.items()]
    kind = _plain_type(hint)
    if isinstance(value, str) and kind is not str and isinstance(kind, type):
        return kind(value)
    return value


def _spell(value: Any, between: str) -> str:
    return between.join(map(str, value)) if isinstance(value, list) else str(value)


def _plain_type(hint: Any) -> Any:
    """Return the one type of an option but None; a list's is that of its items."""
    if get_origin(hint) is Annotated:
        return _plain_type(get_args(hint)[0])
    kinds = [part for part in get_args(hint) if part is not type(None)] or [hint]
    return kinds[0] if not isinstance(kinds[0], type) or get_origin(kinds[0]) is None else get_args(kinds[0])[0]


@cache
def _hints(does: Callable[..., None]) -> dict[str, Any]:
    return get_type_hints(does, include_extras=True)


def _said(hint: Any) -> Any:
    """Return what an option says of itself to the command line."""
    return get_args(hint)[1] if get_origin(hint) is Annotated else None


def _pairs(hint: Any) -> str:
    """Say what parts the values of an option ``NAME=VALUE``; empty of any other."""
    metavar = getattr(_said(hint), "metavar", None) or ""
    return {"NAME=VALUE": "x", "NAME=V[,V]": ","}.get(metavar, "")


@cache
def _arguments_of(does: Callable[..., None]) -> Schema:
    properties: dict[str, Schema] = {}
    required = []
    hints = _hints(does)
    for name, parameter in inspect.signature(does).parameters.items():
        if name in _LEFT_OUT:
            continue
        said = _said(hints[name])
        value = {"type": ["string", "number"]}
        properties[name] = (
            {
                "type": "object",
                "additionalProperties": {"anyOf": [value, {"type": "array", "items": value}]},
            }
            if _pairs(hints[name])
            else _not_null(schema_of(hints[name]))
        )
        if getattr(said, "min", None) is not None:
            properties[name]["minimum"] = said.min
        if words := getattr(said, "help", ""):
            properties[name]["description"] = re.sub(r"\s+", " ", words)
        if parameter.default is inspect.Parameter.empty:
            required.append(name)
    return {
        "$schema": DIALECT,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _not_null(found: Schema) -> Schema:
    """Leave null out: an option that is not given is not there."""
    if "anyOf" in found:
        kept = [one for one in found["anyOf"] if one != {"type": "null"}]
        return dict(kept[0]) if len(kept) == 1 else {"anyOf": kept}
    if isinstance(found.get("type"), list):
        kept = [name for name in found["type"] if name != "null"]
        return found | {"type": kept[0] if len(kept) == 1 else kept}
    return found
