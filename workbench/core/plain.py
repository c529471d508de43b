"""Values of ours as plain data: what comes from a process that may not be itself any more is read, and never run.

Numbers, text, bytes, tuples, lists, mappings and paths; dataclasses and members of enumerations that the reader names.
Errors of `workbench.core.errors` come back as what they are.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from workbench.core import errors
from workbench.core.errors import WorkbenchError

_ERRORS = {name: one for name, one in vars(errors).items() if isinstance(one, type) and issubclass(one, WorkbenchError)}


class PlainError(WorkbenchError, ValueError):
    """A value is not plain data, or bytes are not what was expected."""


def encode(value: object) -> bytes:
    """Write a value down.

    Raises
    ------
    PlainError
        If it holds anything but plain data.
    """
    return json.dumps(_write(value)).encode("ascii")


def decode(data: bytes, kinds: Collection[type]) -> Any:
    """Read what `encode` wrote; each field of a dataclass has the type that it declares.

    Parameters
    ----------
    data : bytes
        From anybody.
    kinds : collection of type
        Dataclasses and enumerations that may come.

    Raises
    ------
    PlainError
        If the bytes are anything else.
    """
    try:
        return _read(json.loads(data), {kind.__name__: kind for kind in kinds})
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise PlainError(f"expected plain data; got {data[:60]!r} ({type(error).__name__}: {error})") from error


def _write(value: Any) -> Any:
    if value is None or type(value) in (bool, int, str):
        return value
    if isinstance(value, float):
        return float(value)
    if isinstance(value, Enum):
        return {"enum": type(value).__name__, "name": value.name}
    if is_dataclass(value) and not isinstance(value, type):
        content = {one.name: _write(getattr(value, one.name)) for one in fields(value) if one.init}
        return {"class": type(value).__name__, "fields": content}
    if isinstance(value, WorkbenchError):
        name = next(one.__name__ for one in type(value).__mro__ if one is _ERRORS.get(one.__name__))
        return {"error": name, "text": str(value), "fields": {n: _write(part) for n, part in vars(value).items()}}
    if isinstance(value, list):
        return [_write(part) for part in value]
    if isinstance(value, tuple):
        return {"tuple": [_write(part) for part in value]}
    if isinstance(value, Mapping):
        return {"mapping": [[_write(key), _write(part)] for key, part in value.items()]}
    if isinstance(value, bytes):
        return {"bytes": b64encode(value).decode("ascii")}
    if isinstance(value, Path):
        return {"path": str(value)}
    raise PlainError(f"expected plain data; got {value!r:.60}, a {type(value).__name__}")


def _read(value: Any, kinds: Mapping[str, type]) -> Any:
    if isinstance(value, list):
        return [_read(part, kinds) for part in value]
    if isinstance(value, dict):
        return _READERS[next(iter(value), "")](value, kinds)
    return value


def _read_dataclass(value: Mapping[str, Any], kinds: Mapping[str, type]) -> Any:
    kind = kinds[value["class"]]
    content = {name: _read(part, kinds) for name, part in value["fields"].items()}
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is no dataclass")
    for name, hint in _hints(kind).items():
        if name in content and not _fits(content[name], hint):
            raise TypeError(f"{kind.__name__}.{name} is {content[name]!r:.60}; expected {hint}")
    return kind(**content)


def _read_enum(value: Mapping[str, Any], kinds: Mapping[str, type]) -> Any:
    kind: Any = kinds[value["enum"]]
    return kind[value["name"]]


def _read_error(value: Mapping[str, Any], kinds: Mapping[str, type]) -> WorkbenchError:
    kind = _ERRORS[value["error"]]
    error = kind.__new__(kind)
    Exception.__init__(error, str(value["text"]))
    vars(error).update({str(name): _read(part, kinds) for name, part in value["fields"].items()})
    return error


_READERS: Mapping[str, Callable[[Any, Mapping[str, type]], Any]] = {
    "class": _read_dataclass,
    "enum": _read_enum,
    "error": _read_error,
    "tuple": lambda value, kinds: tuple(_read(part, kinds) for part in value["tuple"]),
    "mapping": lambda value, kinds: {_read(key, kinds): _read(part, kinds) for key, part in value["mapping"]},
    "bytes": lambda value, _: b64decode(value["bytes"], validate=True),
    "path": lambda value, _: Path(value["path"]),
}


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _fits(value: Any, hint: Any) -> bool:
    """Return whether a value is of an annotated type."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if hint is None:
        return value is None
    if origin in (Union, UnionType):
        return any(_fits(value, part) for part in parts)
    if origin is tuple:
        if len(parts) == 2 and parts[1] is ...:
            return isinstance(value, tuple) and all(_fits(one, parts[0]) for one in value)
        return isinstance(value, tuple) and len(value) == len(parts) and all(map(_fits, value, parts))
    if origin is not None and issubclass(origin, Mapping):
        return isinstance(value, dict) and all(_fits(k, parts[0]) and _fits(v, parts[1]) for k, v in value.items())
    if origin is not None:
        return isinstance(value, list | tuple) and all(_fits(one, parts[0]) for one in value)
    if hint is float:
        return isinstance(value, float) or type(value) is int
    return isinstance(value, hint)
