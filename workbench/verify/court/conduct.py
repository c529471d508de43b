"""What a candidate does beside computing: what it patches, whom it looks at, what it tries to write."""

from __future__ import annotations

import builtins
import copy
import ctypes
import gc
import inspect
import os
import random
import re
import sys
import sysconfig
import time
import traceback
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

import torch
from torch import nn

_PACKAGE = Path(__file__).resolve().parents[2]
_LIBRARIES = tuple(
    {str(Path(path).resolve()) for path in sysconfig.get_paths().values()} | {str(Path(torch.__file__).parent)}
)
PROTECTED = tuple(
    {
        _PACKAGE,
        Path(torch.__file__).resolve().parents[1],
        *(Path(sysconfig.get_path(n)).resolve() for n in ("stdlib", "purelib")),
    }
)
"""Folders of code that a candidate may not write to."""

EVENTS: Mapping[str, str] = {
    "sys._getframe": "stack: it looks at the frames of its callers",
    "sys._getframemodulename": "stack: it looks at the frames of its callers",
    "tb_frame": "stack: it looks at the frames of its callers",
    "gi_frame": "stack: it looks at the frames of its callers",
    "sys._current_frames": "stack: it looks at the frames of its callers",
    "gc.get_objects": "objects: it searches the process for objects of others",
    "gc.get_referrers": "objects: it searches the process for objects of others",
    "gc.get_referents": "objects: it searches the process for objects of others",
    "sys.settrace": "trace: it has Python call it at every line",
    "sys.setprofile": "trace: it has Python call it at every function",
    "sys.addaudithook": "trace: it has Python call it at every event",
    "os.kill": "kill: it sends a signal",
    "os.killpg": "kill: it sends a signal",
    "os.fork": "fork: it makes a process of its own",
    "os.forkpty": "fork: it makes a process of its own",
}
"""Python's audit events, and attributes that cause one, that are no part of computing where the candidate's own code
causes them."""

_ABSENT = object()
_MESSENGERS = {inspect.__file__, traceback.__file__}
_PROCESS_FILE = re.compile(r"/proc/(self|\d+)/(?:task/\d+/)?(mem|maps|fd|environ|root|cwd)\b")
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Conduct:
    """Watches this process from now on.

    Attributes
    ----------
    found : list of str
        What was seen, each once, its name first.
    """

    def __init__(self) -> None:
        self.found: list[str] = []
        self._is_busy = False
        self._before = {holder: _callables(holder) for holder in _watched()}
        sys.addaudithook(self._hear)

    def watch(self, holder: Any) -> None:
        """Notice what becomes of a module or a class from now on."""
        self._before[holder] = _callables(holder)

    def look(self) -> list[str]:
        """Return what was seen so far, patched functions included."""
        for holder, before in self._before.items():
            now = vars(holder)
            for name, value in before.items():
                if now.get(name, _ABSENT) is not value and not _is_library(now.get(name)):
                    self._note(f"patched: {_name_of(holder)}.{name} is not what it was before the file was read")
        return list(self.found)

    def _note(self, detail: str) -> None:
        if detail not in self.found:
            self.found.append(detail)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "object.__getattr__":
            event = arguments[1]
        if (event != "open" and event not in EVENTS) or self._is_busy:
            return
        self._is_busy = True
        try:
            if event == "open":
                if detail := _opened(arguments):
                    self._note(detail)
            elif (frame := _culprit(sys._getframe(1))) is not None:
                self._note(f"{EVENTS[event]} (line {frame.f_lineno})")
        finally:
            self._is_busy = False


def _watched() -> Iterator[Any]:
    yield from (
        builtins,
        time,
        copy,
        gc,
        os,
        random,
        random.SystemRandom,
        sys,
        torch,
        torch.cuda,
        torch.random,
        torch.testing,
    )
    yield from (torch.Tensor, torch._C.TensorBase, torch.nn.functional, torch.autograd, torch.utils.deterministic)
    yield from (torch.linalg, torch.fft, torch.special, torch.backends.cudnn, torch.Generator)
    classes = {value for value in vars(nn).values() if isinstance(value, type)}
    yield from classes
    yield from (torch.cuda.Event, torch.cuda.Stream)
    own = [module for name, module in sys.modules.items() if name.split(".")[0] == _PACKAGE.name]
    yield from own
    yield from {
        v for module in own for v in vars(module).values() if isinstance(v, type) and v.__module__ == module.__name__
    }


def _callables(holder: Any) -> dict[str, Any]:
    """Return what a module or class holds that can be called, and what a class only inherits, as absent."""
    kinds = (property, classmethod, staticmethod)
    inherited = {name for base in getattr(holder, "__mro__", ())[1:] for name in vars(base)}
    own = {n: v for n, v in vars(holder).items() if callable(v) or isinstance(v, kinds) or n in inherited}
    return dict.fromkeys(inherited, _ABSENT) | own


def _is_library(value: Any) -> bool:
    """Tell whether something is Python of a library: PyTorch puts functions of its own in place of others."""
    code = getattr(inspect.unwrap(value) if callable(value) else value, "__code__", None)
    return code is not None and code.co_filename.startswith(_LIBRARIES)


def _name_of(holder: Any) -> str:
    return f"{holder.__module__}.{holder.__qualname__}" if isinstance(holder, type) else holder.__name__


def _culprit(frame: FrameType | None) -> FrameType | None:
    """Find the frame of the candidate that caused an event; None where a library did of its own."""
    while frame is not None and frame.f_code.co_filename in _MESSENGERS:
        frame = frame.f_back
    name = frame.f_code.co_filename if frame is not None else ""
    is_library = name.startswith((*_LIBRARIES, str(_PACKAGE), "<frozen"))
    return None if is_library else frame


def _opened(arguments: tuple[Any, ...]) -> str:
    """Say what is wrong with opening a file."""
    path, mode, flags = arguments
    if not isinstance(path, (str, bytes, os.PathLike)):
        return ""
    text = os.fsdecode(path)
    if found := _PROCESS_FILE.match(text):
        is_own = found[1] in ("self", str(os.getpid()))
        if found[2] == "mem" or not is_own:
            return f"memory: it opens {text}"
        return ""
    text = os.path.realpath(text)
    writes = any(letter in (mode or "") for letter in "wax+") or (isinstance(flags, int) and flags & _WRITES)
    if writes and text.startswith(tuple(f"{folder}/" for folder in PROTECTED)) and "__pycache__" not in text:
        return f"tampering: it opens {text} to write"
    return ""


# Landlock (Linux 5.13): a process gives up rights for good. https://docs.kernel.org/userspace-api/landlock.html
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_FILE_RIGHTS = {1: 1 << 1, 3: 1 << 1 | 1 << 14}
_FOLDER_RIGHTS = {1: 0x1FF2, 2: 0x3FF2, 3: 0x7FF2}
_SIGNALS_STAY = 1 << 1
_NO_NEW_PRIVILEGES = 38


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("rights", ctypes.c_uint64), ("folder", ctypes.c_int32))


def confine(protected: Iterable[Path] = PROTECTED) -> bool:
    """Give up for good, where the kernel can: writing to `protected`, other processes' memory, signals to others.

    Nothing can be made beside a protected folder either, nor beside a folder that one lies in.

    Returns
    -------
    bool
        False where the kernel has no Landlock.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    version = libc.syscall(_CREATE_RULESET, None, 0, 1)
    if version < 1:
        return False
    folder_rights, file_rights = (
        max((v, r) for v, r in t.items() if v <= version)[1] for t in (_FOLDER_RIGHTS, _FILE_RIGHTS)
    )
    rules = _Ruleset(folder_rights, 0, _SIGNALS_STAY if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    ruleset = libc.syscall(_CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(size), 0)
    try:
        for path in _around(Path("/"), set(protected)):
            try:
                descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
            except OSError:
                continue  # gone meanwhile
            rule = _Beneath(folder_rights if path.is_dir() else file_rights, descriptor)
            libc.syscall(_ADD_RULE, ruleset, 1, ctypes.byref(rule), 0)
            os.close(descriptor)
        libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        return bool(libc.syscall(_RESTRICT_SELF, ruleset, 0) == 0)
    finally:
        os.close(ruleset)


def _around(folder: Path, protected: set[Path]) -> Iterator[Path]:
    """Yield what lies beside the way to each protected folder."""
    above = {parent for path in protected for parent in path.parents}
    for entry in os.scandir(folder):
        path = Path(entry.path)
        if path in protected or entry.is_symlink():
            continue
        if path in above:
            yield from _around(path, protected)
        else:
            yield path
