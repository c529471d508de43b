"""Find op folders: every ``<directory>/<name>/op.py`` declares ``op = Op(...)``."""

from __future__ import annotations

import importlib.util
import sys
import threading
import traceback
from functools import cache
from hashlib import sha256
from inspect import signature
from pathlib import Path
from typing import Any, TypeVar, overload

from torch import Tensor

from workbench.core.environment import spell
from workbench.core.errors import WorkbenchError
from workbench.core.places import KERNELS
from workbench.core.text import did_you_mean, plain
from workbench.op.declaration import Op, Result
from workbench.op.errors import OpError

DEFAULT_DIRECTORY = KERNELS

R = TypeVar("R", bound=Result)

_LOADING_ERRORS = (
    *(ArithmeticError, AssertionError, AttributeError, ImportError, LookupError, NameError, OSError, RuntimeError),
    *(SyntaxError, SystemExit, TypeError, ValueError),
)
"""What an op.py may raise; a mistake of its author's, not of ours."""

_loading: dict[Path, Any] = {}  # a lock for each op.py, which may load others: one for all could wait for an import


def load_ops(directory: Path | str | None = None) -> tuple[Op, ...]:
    """Load every op of a directory, sorted by name.

    Parameters
    ----------
    directory : path, optional
        Holds one folder per op; the library's own ``kernels_cu`` where left out.

    Returns
    -------
    tuple of Op

    Raises
    ------
    OpError
        If there is no op in it, or a folder's ``op.py`` does not declare its op.

    Examples
    --------
    >>> import workbench as wb
    >>> "gelu" in [op.name for op in wb.load_ops()]
    True
    """
    root = Path(directory or DEFAULT_DIRECTORY)
    files = sorted(file for file in root.glob("*/op.py") if file.is_file())
    if not files:
        raise OpError(f"no op folder in {root}: expected {root}/<name>/op.py; give the directory that holds them")
    return tuple(_loaded(file, root) for file in files)


@overload
def find_op(name: str, directory: Path | str | None = None) -> Op[Tensor]: ...


@overload
def find_op(name: str, directory: Path | str | None = None, *, returns: type[R]) -> Op[R]: ...


def find_op(name: str, directory: Path | str | None = None, *, returns: type[Any] | None = None) -> Op[Any]:
    """Load the op called `name`.

    Parameters
    ----------
    name : str
        The folder's name.
    directory : path, optional
        As for `load_ops`.
    returns : type, optional
        What a type checker is told that a call returns, such as ``tuple[Tensor, Tensor]`` for two outputs, and what the
        oracle must be annotated to return then. Where left out, a checker takes one tensor for granted.

    Returns
    -------
    Op
        It is called as PyTorch's operator is.

    Raises
    ------
    OpError
        If there is no such folder, its ``op.py`` does not declare the op, or its oracle is not annotated so.

    Examples
    --------
    >>> import torch
    >>> import workbench as wb
    >>> gelu = wb.find_op("gelu")
    >>> gelu(torch.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    """
    root = Path(directory or DEFAULT_DIRECTORY)
    file = root / name / "op.py"
    if not file.is_file():
        there = sorted(found.parent.name for found in root.glob("*/op.py"))
        raise OpError(
            f"no op {name!r}: expected {file}; the ops in {root} are: {', '.join(there) or 'none'}"
            f"{did_you_mean(name, there)}"
        )
    op = _loaded(file, root)
    annotated = signature(op.oracle, eval_str=True).return_annotation if returns is not None else None
    if annotated != returns:
        raise OpError(f"op {name}: expected an oracle that is annotated to return {returns}; got {annotated}")
    return op


def _loaded(file: Path, root: Path) -> Op:
    """Load an op once, whichever thread asks first."""
    with _loading.setdefault(file.absolute(), threading.RLock()):
        return _load(file, _state(root))


def _state(root: Path) -> frozenset[tuple[Path, bytes]]:
    """Read every op.py of a directory: an op may be built on others, and is loaded anew when one of them is edited."""
    return frozenset((file.absolute(), file.read_bytes()) for file in root.glob("*/op.py") if file.is_file())


@cache
def _load(file: Path, _state: frozenset[tuple[Path, bytes]]) -> Op:
    """Import an op's declaration and make it known to PyTorch."""
    digest = sha256(str(file.absolute()).encode()).hexdigest()[:12]  # two directories may have an op of this name
    module_name = f"kernels_cu_{file.parent.name}_{digest}"
    spec = importlib.util.spec_from_file_location(module_name, file)
    if spec is None or spec.loader is None:
        raise OpError(f"{file} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except WorkbenchError:
        raise
    except _LOADING_ERRORS as error:
        raise OpError(_describe(file, error)) from error
    op = getattr(module, "op", None)
    if not isinstance(op, Op):
        raise OpError(f"{file} must declare op = Op(...); got {op!r}")
    if op.name != file.parent.name:
        raise OpError(f"{file} declares op {op.name!r}; the folder's name is {file.parent.name!r}")
    _ = op.overload  # registered now, not in the middle of a trace
    return op


def _describe(file: Path, error: BaseException) -> str:
    """Say what was raised in an op.py, and at which of its lines."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    if isinstance(error, SyntaxError) and error.filename == str(file):
        lines = [error.lineno]
    where = f"{spell(file)}:{lines[-1]}" if lines and lines[-1] else spell(file)
    said = plain(error.msg if isinstance(error, SyntaxError) else str(error))
    return f"{where}: expected a declaration of an op; it raised {type(error).__name__}: {said}"
