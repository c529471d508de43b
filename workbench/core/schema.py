"""JSON Schemas of Python's types: what `json.dumps` makes of a row is described by the class of the row."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_SCALARS: Mapping[type, Schema] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": ["number", "null"]},  # JSON has no number for what is not finite
    str: {"type": "string"},
    Path: {"type": "string"},
    NoneType: {"type": "null"},
}
_ATTRIBUTE = re.compile(r"^(\w[\w, ]*?) : .*\n((?:    .*\n|\n)*)", re.MULTILINE)


def schema_of(hint: Any) -> Schema:
    """Describe a type.

    Parameters
    ----------
    hint : type annotation
        Of numbers, text, paths, enumerations, sequences, mappings from text, unions, dataclasses and `TypedDict`.

    Returns
    -------
    dict
        A JSON Schema. A float may be null: that stands for a number that is not finite.

    Raises
    ------
    TypeError
        For a type that has no form in JSON.
    """
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any or hint is object:
        return {}
    if hint in _SCALARS or hint is None:
        return dict(_SCALARS[NoneType if hint is None else hint])
    if origin in (Annotated, NotRequired):
        return schema_of(parts[0])
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return _one_of([schema_of(part) for part in parts])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if is_dataclass(hint) or is_typeddict(hint):
        return object_of(hint)
    if origin is tuple and parts[-1] is not ...:
        return {
            "type": "array",
            "prefixItems": [schema_of(part) for part in parts],
            "minItems": len(parts),
            "maxItems": len(parts),
        }
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": schema_of(parts[1])}
    if isinstance(origin, type) and issubclass(origin, Sequence):
        return {"type": "array", "items": schema_of(parts[0])}
    raise TypeError(f"no JSON stands for {hint!r}")


def object_of(*kinds: Any) -> Schema:
    """Describe an object that has the fields of one or several classes; of one name, the last class's counts.

    Parameters
    ----------
    *kinds : type
        Dataclasses and `TypedDict`s. The section "Attributes" of their docstrings says what a field is.
    """
    hints: dict[str, tuple[Any, str]] = {}
    required: dict[str, bool] = {}
    for kind in kinds:
        said = descriptions(kind)
        names = {one.name for one in fields(kind)} if is_dataclass(kind) else kind.__annotations__
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if name in names:
                hints[name] = hint, said.get(name, "")
                required[name] = get_origin(hint) is not NotRequired
    return {
        "type": "object",
        "properties": {
            name: schema_of(hint) | ({"description": said} if said else {}) for name, (hint, said) in hints.items()
        },
        "required": [name for name, needed in required.items() if needed],
        "additionalProperties": False,
    }


def finite(value: Any) -> Any:
    """Replace numbers that are not finite by None within lists and dicts: JSON has no other word for them.

    Examples
    --------
    >>> finite([{"low_us": 1.5, "high_us": float("inf")}])
    [{'low_us': 1.5, 'high_us': None}]
    """
    if isinstance(value, Mapping):
        return {name: finite(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [finite(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def descriptions(kind: Any) -> dict[str, str]:
    """Read what a docstring's "Attributes" or "Parameters" says of each name."""
    text = re.sub(r"^    ", "", kind.__doc__ or "", flags=re.MULTILINE) + "\n"
    said: dict[str, str] = {}
    for names, block in _ATTRIBUTE.findall(text):
        if words := " ".join(block.replace("`", "").split()):
            said |= dict.fromkeys(re.split(r",\s*", names), words)
    return said


def _one_of(choices: Sequence[Schema]) -> Schema:
    """Describe a value of one of several types, as briefly as that goes."""
    names: list[str] = []
    for choice in choices:
        if set(choice) != {"type"}:
            return {"anyOf": list(choices)}
        names += [choice["type"]] if isinstance(choice["type"], str) else choice["type"]
    unique = list(dict.fromkeys(names))
    return {"type": unique if len(unique) > 1 else unique[0]}
