"""What a candidate does beside computing: what it patches, whom it looks at, what it tries to write."""

from __future__ import annotations

import builtins
import copy
import ctypes
import functools
import gc
import inspect
import json
import os
import random
import re
import signal
import site
import socket
import sys
import sysconfig
import time
import traceback
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
from typing import Any

import torch
from torch import nn
from torch.utils._device import DeviceContext

from workbench.core.confinement import Rights, withhold_files

_PACKAGE = Path(__file__).resolve().parents[2]
PROTECTED = tuple(
    {
        _PACKAGE,
        Path(torch.__file__).resolve().parents[1],
        Path(site.getusersitepackages()).resolve(),
        *(Path(sysconfig.get_path(n)).resolve() for n in ("stdlib", "platstdlib", "purelib", "platlib")),
    }
)
"""Folders of libraries' code, which a candidate may not write to."""
_LIBRARIES = tuple(f"{folder}{os.sep}" for folder in PROTECTED)

EVENTS: Mapping[str, str] = {
    "sys._getframe": "stack: it looks at the frames of its callers",
    "sys._getframemodulename": "stack: it looks at the frames of its callers",
    "tb_frame": "stack: it looks at the frames of its callers",
    **dict.fromkeys(("gi_frame", "cr_frame", "ag_frame"), "stack: it looks at the frames of its callers"),
    "sys._current_frames": "stack: it looks at the frames of its callers",
    "gc.get_objects": "objects: it searches the process for objects of others",
    "gc.get_referrers": "objects: it searches the process for objects of others",
    "gc.get_referents": "objects: it searches the process for objects of others",
    "sys.settrace": "trace: it has Python call it at every line",
    "sys.setprofile": "trace: it has Python call it at every function",
    "sys.addaudithook": "trace: it has Python call it at every event",
    "sys.monitoring.register_callback": "trace: it has Python call it at every event",
    "os.kill": "kill: it sends a signal",
    "os.killpg": "kill: it sends a signal",
    "os.fork": "fork: it makes a process of its own",
    "os.forkpty": "fork: it makes a process of its own",
}
"""Python's audit events, and attributes that cause one, that are no part of computing where the candidate's own code
causes them."""

SYMBOLS: Mapping[str, str] = {
    **dict.fromkeys(("kill", "killpg", "tgkill", "sigqueue", "pidfd_send_signal"), EVENTS["os.kill"]),
    **dict.fromkeys(("fork", "vfork", "clone", "daemon"), EVENTS["os.fork"]),
    **dict.fromkeys(
        ("ptrace", "process_vm_readv", "process_vm_writev"), "memory: it asks for the memory of other processes"
    ),
    **dict.fromkeys(("PyEval_GetFrame", "PyThreadState_GetFrame", "PyFrame_GetBack"), EVENTS["sys._getframe"]),
    "PyEval_SetTrace": EVENTS["sys.settrace"],
    "PyEval_SetProfile": EVENTS["sys.setprofile"],
    "PySys_AddAuditHook": EVENTS["sys.addaudithook"],
}
"""Functions of C that do the same, where the candidate's own code looks them up."""

_CODE = ("__code__", "__defaults__", "__kwdefaults__")
_KERNELS = (
    *("clone", "detach", "alias", "copy_", "_to_copy"),
    *("view", "contiguous", "empty.memory_format", "empty_strided"),
)
"""Operations of PyTorch's that are used on outputs once a call is over."""
_BACKENDS = ("CPU", "CUDA", "Composite", "Backend", "ADInplace", "Autograd")
_ABSENT = object()
_STORAGES = tuple(torch._storage_classes)
_MAKE_CODE = ("compile", "code.__new__", "marshal.loads")
"""Events that make code. The file that it names, the second argument of the first two, may be any."""
_LOOKED_INTO = frozenset({"open", "ctypes.dlsym", "object.__setattr__", *_MAKE_CODE})
"""Events that are no part of computing with some arguments."""
_MESSENGERS = {inspect.__file__, traceback.__file__, ctypes.__file__}
_PRINTS_ERRORS = traceback.TracebackException.__init__.__code__
"""It reads the frames of an error's traceback, and keeps their text alone."""
_PROCESS_FILE = re.compile(
    r"/proc/(\d+)(?:/task/\d+)?"
    r"(?:/(mem|maps|map_files|smaps|pagemap|fd|environ|root|cwd|auxv|syscall|stack)\b|$)"
)
_readlink, _getcwd = os.readlink, os.getcwd
_MOST_STEPS = 1000
"""Names that are followed on the way of a path; the kernel follows 40 links."""
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
        own = [each for name, each in sys.modules.items() if name.rpartition(".")[0] == __package__]
        self._near = [(_name_of(each), vars(each), _callables(each)) for each in (builtins, torch.Tensor, *own)]
        self._called = _called_by_python()
        self._kernels = _kernels()
        self._interval_s = sys.getswitchinterval()
        sys.addaudithook(self._hear)

    def watch(self, holder: Any) -> None:
        """Notice what becomes of a module or a class from now on."""
        self._before[holder] = _callables(holder)

    def look(self) -> list[str]:
        """Return what was seen so far, patched functions included."""
        for holder, before in self._before.items():
            now = vars(holder)
            for name, value in before.items():
                new = now.get(name, _ABSENT)
                if new is not value and not _is_library(new) and not _follows_dtype(holder, name, new):
                    self._note(f"patched: {_name_of(holder)}.{name} is not what it was before the file was read")
            if isinstance(holder, ModuleType) and sys.modules.get(holder.__name__, holder) is not holder:
                self._note(f"patched: it puts another module in the place of {holder.__name__}")
        if sys.getswitchinterval() != self._interval_s:
            self._note("patched: it changes how often Python's threads take turns")
        self.glance()
        return list(self.found)

    def glance(self) -> None:
        """Note what could have the candidate called while its outputs are copied; it may be gone at the next look.

        The first loop calls nothing that a candidate could have put in the place of a builtin.
        """
        for holder, now, before in self._near:
            for name, value in before.items():
                if now.get(name, _ABSENT) is not value:
                    self._note(f"patched: {holder}.{name} is not what it was before the file was read")
        if _modes():
            self._note("patched: it left a mode on that stands between PyTorch's functions and their callers")
        for (when, number), function in _called_by_python().items():
            if (when, number) not in self._called and not _is_library(function):
                self._note(f"patched: it has Python call it at {when}")
        now_run = _kernels()
        for name in _KERNELS:
            if now_run[name] != self._kernels[name]:
                self._note(f"patched: it has PyTorch call it for aten::{name}")

    def _note(self, detail: str) -> None:
        if detail not in self.found:
            self.found.append(detail)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "object.__getattr__":
            event = arguments[1]
        if self._is_busy or (event not in EVENTS and event not in _LOOKED_INTO):
            return
        self._is_busy = True
        try:
            if event == "open":
                if detail := _opened(arguments):
                    self._note(detail)
            elif event == "object.__setattr__":
                if detail := _rewritten(*arguments[:2]):
                    self._note(detail)
                    raise PermissionError(detail)  # which keeps the function as it is
            elif event in _MAKE_CODE:
                if detail := _renamed(event, arguments):
                    self._note(detail)
            else:
                words = SYMBOLS.get(arguments[1], "") if event == "ctypes.dlsym" else EVENTS[event]
                if words and (frame := _culprit(sys._getframe(1))) is not None:
                    self._note(f"{words} (line {frame.f_lineno})")
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
    yield from (torch.UntypedStorage, DeviceContext, socket.socket, json.encoder, json.JSONEncoder)
    yield from (torch.linalg, torch.fft, torch.special, torch.backends.cudnn, torch.Generator)
    classes = {value for value in vars(nn).values() if isinstance(value, type)}
    yield from classes
    yield from (torch.cuda.Event, torch.cuda.Stream)
    own = [module for name, module in sys.modules.items() if name.split(".")[0] == _PACKAGE.name]
    yield from own
    yield from {value for module in own for value in vars(module).values() if isinstance(value, ModuleType)}
    yield from {
        v for module in own for v in vars(module).values() if isinstance(v, type) and v.__module__ == module.__name__
    }


def _callables(holder: Any) -> dict[str, Any]:
    """Return what a module or class holds that can be called, and what a class only inherits, as absent."""
    bases = (vars(base).items() for base in getattr(holder, "__mro__", ())[1:])
    inherited = {name for items in bases for name, value in items if _calls(value)}
    own = {n: v for n, v in vars(holder).items() if _calls(v) or n in inherited}
    return dict.fromkeys(inherited, _ABSENT) | own


def _calls(value: Any) -> bool:
    """Tell whether something is called, or is where an attribute is asked for, as ``torch.Tensor.layout`` is."""
    return callable(value) or hasattr(type(value), "__get__")


def _follows_dtype(holder: Any, name: str, value: Any) -> bool:
    """Tell whether something is ``torch.Storage`` as the default dtype makes it: another of PyTorch's classes."""
    return holder is torch and name == "Storage" and any(value is kind for kind in _STORAGES)


def _is_library(value: Any) -> bool:
    """Tell whether something is Python of a library: PyTorch puts functions of its own in place of others."""
    code = getattr(inspect.unwrap(value) if callable(value) else value, "__code__", None)
    return code is not None and _is_of_library(code.co_filename)


@functools.lru_cache(maxsize=4096)
def _is_of_library(filename: str) -> bool:
    """Tell whether a file is one of a library, by whatever links and ``..`` its name leads there."""
    return filename.startswith("<frozen") or os.path.realpath(filename).startswith(_LIBRARIES)


def _name_of(holder: Any) -> str:
    return f"{holder.__module__}.{holder.__qualname__}" if isinstance(holder, type) else holder.__name__


def _culprit(frame: FrameType | None) -> FrameType | None:
    """Find the frame of the candidate that caused an event; None where a library did of its own."""
    while frame is not None and frame.f_code.co_filename in _MESSENGERS:
        if frame.f_code is _PRINTS_ERRORS:
            return None
        frame = frame.f_back
    return None if frame is None or _is_of_library(frame.f_code.co_filename) else frame


def _rewritten(function: Any, name: str) -> str:
    """Say which function of a library a candidate gives other code; nothing where it is one of its own."""
    if name not in _CODE or not isinstance(function, FunctionType) or _culprit(sys._getframe(2)) is None:
        return ""
    if not _is_of_library(function.__code__.co_filename):
        return ""
    return f"patched: it rewrites {function.__module__}.{function.__qualname__}"


def _renamed(event: str, arguments: tuple[Any, ...]) -> str:
    """Say as which library's a candidate passes its code off; nothing where it names another file."""
    if _culprit(sys._getframe(2)) is None:
        return ""
    if event == "marshal.loads":
        return "patched: it loads code that marshal wrote, which may name any file as its own"
    filename = arguments[1]
    name = os.fsdecode(filename) if isinstance(filename, str | bytes | os.PathLike) else ""
    return f"patched: it makes code that names {name} as its file" if _is_of_library(name) else ""


def _modes() -> int:
    """Count the modes that are on, but for the one that makes a default device."""
    functions = (torch._C._get_function_stack_at(i) for i in range(torch._C._len_torch_function_stack()))
    return sum(type(mode) is not DeviceContext for mode in functions) + torch._C._len_torch_dispatch_stack()


def _called_by_python() -> dict[tuple[str, int], Any]:
    """Return what Python calls of its own accord, by when and which: at signals, and at collections of garbage."""
    handlers = [(f"signal {number:d}", signal.getsignal(number)) for number in signal.valid_signals()]
    collectors = [("collections of garbage", function) for function in gc.callbacks]
    return {(when, id(function)): function for when, function in (*handlers, *collectors) if callable(function)}


def _kernels() -> dict[str, list[str]]:
    """Return what PyTorch has registered for the operations of `_KERNELS`."""
    return {
        name: [line for line in torch._C._dispatch_dump(f"aten::{name}").splitlines() if line.startswith(_BACKENDS)]
        for name in _KERNELS
    }


def _opened(arguments: tuple[Any, ...]) -> str:
    """Say what is wrong with opening a file."""
    path, mode, flags = arguments
    if not isinstance(path, (str, bytes, os.PathLike)):
        return ""
    ways = list(_ways(path := os.fsdecode(path)))
    for way in ways:
        if found := _PROCESS_FILE.match(way):
            is_own = found[1] == str(os.getpid())
            if found[2] in ("mem", None) or not is_own:
                return f"memory: it opens {path}"
    text = ways[-1]
    writes = any(letter in (mode or "") for letter in "wax+") or (isinstance(flags, int) and flags & _WRITES)
    if writes and text.startswith(tuple(f"{folder}/" for folder in PROTECTED)) and "__pycache__" not in text:
        return f"tampering: it opens {text} to write"
    return ""


def _ways(path: str) -> Iterator[str]:
    """Spell a path as it stands at each link on its way, and at its end.

    The end alone does not tell: ``/proc/1/root`` and ``/proc/1/fd/3`` are links to what other processes see and hold.
    """
    at, rest = "", (path if path.startswith("/") else f"{_getcwd()}/{path}").split("/")[::-1]
    for _ in range(_MOST_STEPS):
        if not rest:
            break
        name = rest.pop()
        if name == "..":
            at = at.rpartition("/")[0]
        elif name not in ("", "."):
            above, at = at, f"{at}/{name}"
            try:
                target = _readlink(at)
            except (OSError, ValueError):
                continue
            yield "/".join((at, *reversed(rest)))
            at = "" if target.startswith("/") else above
            rest += target.split("/")[::-1]
    yield "/".join((at, *reversed(rest)))


def confine(protected: Iterable[Path] = PROTECTED) -> bool:
    """Give up for good, where the kernel can: writing to `protected`, other processes' memory, signals to others.

    Nothing can be made beside a protected folder either, nor beside a folder that one lies in.

    Returns
    -------
    bool
        False where the kernel has no Landlock.
    """
    return withhold_files(Rights.WRITE, ((path, Rights.WRITE) for path in _around(Path("/"), set(protected))))


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
