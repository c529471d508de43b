"""NVRTC through its C interface: compiling needs that one library, neither CuPy nor a driver.

This file is also a program: the process in which NVRTC compiles, which `workbench.compile.compiler` starts. It imports
little, so that it starts in a few hundredths of a second.
"""

from __future__ import annotations

import ctypes
import marshal
import os
import resource
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

LENGTH_BYTES = 8
"""Bytes of the number, little-endian, that precedes every message and says how long it is."""
_TEXTS_FROM = 2  # of a reply's parts: PTX and machine code come before
_MOST_PARTS, _MOST_BYTES = 1 << 16, 1 << 32  # of a reply
_PARENT_LOOKS_S = 1.0
_FIRST_PRECOMPILING = (12, 8)  # NVRTC's release that has ``--create-pch``
_PAYS_FROM = 2  # programs that begin alike; a single one would pay for what nobody uses
_MOST_PRECOMPILED = 2  # some 130 MB of the temporary directory each
_MOST_SEEN = 64

# Parameter types of the functions that are called; each returns an nvrtcResult (NVRTC documentation, "User Interface").
_HANDLE, _TEXT, _BUFFER, _COUNT = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int
_TEXTS, _SIZE = ctypes.POINTER(ctypes.c_char_p), ctypes.POINTER(ctypes.c_size_t)
_INTS = ctypes.POINTER(ctypes.c_int)
_INTERFACE: Mapping[str, tuple[object, ...]] = {
    "nvrtcVersion": (_INTS, _INTS),
    "nvrtcGetNumSupportedArchs": (_INTS,),
    "nvrtcGetSupportedArchs": (_INTS,),
    "nvrtcCreateProgram": (ctypes.POINTER(_HANDLE), _TEXT, _TEXT, _COUNT, _TEXTS, _TEXTS),
    "nvrtcDestroyProgram": (ctypes.POINTER(_HANDLE),),
    "nvrtcAddNameExpression": (_HANDLE, _TEXT),
    "nvrtcCompileProgram": (_HANDLE, _COUNT, _TEXTS),
    "nvrtcGetProgramLogSize": (_HANDLE, _SIZE),
    "nvrtcGetProgramLog": (_HANDLE, _BUFFER),
    "nvrtcGetPTXSize": (_HANDLE, _SIZE),
    "nvrtcGetPTX": (_HANDLE, _BUFFER),
    "nvrtcGetCUBINSize": (_HANDLE, _SIZE),
    "nvrtcGetCUBIN": (_HANDLE, _BUFFER),
    "nvrtcGetLoweredName": (_HANDLE, _TEXT, _TEXTS),
}


class NvrtcError(Exception):
    """NVRTC refused a call; the message is its name for the reason, such as ``NVRTC_ERROR_COMPILATION``."""


class Nvrtc:
    """A loaded NVRTC library.

    Parameters
    ----------
    library : str
        Its path, or the name that the loader knows it by.

    Raises
    ------
    OSError
        If it cannot be loaded.
    """

    def __init__(self, library: str) -> None:
        self._library = ctypes.CDLL(library)
        for name, parameters in _INTERFACE.items():
            getattr(self._library, name).argtypes = parameters
        self._library.nvrtcGetErrorString.restype = ctypes.c_char_p

    def call(self, name: str, *arguments: object) -> None:
        """Call a function of the interface; raise `NvrtcError` where it does not succeed."""
        result = getattr(self._library, name)(*arguments)
        if result:
            raise NvrtcError(self._library.nvrtcGetErrorString(result).decode())

    def version(self) -> tuple[int, int]:
        """Return the library's version, for example ``(13, 0)``."""
        major, minor = ctypes.c_int(), ctypes.c_int()
        self.call("nvrtcVersion", ctypes.byref(major), ctypes.byref(minor))
        return major.value, minor.value

    def supported_archs(self) -> tuple[int, ...]:
        """Return the compute capabilities that it compiles for, ten times the major plus the minor number."""
        count = ctypes.c_int()
        self.call("nvrtcGetNumSupportedArchs", ctypes.byref(count))
        archs = (ctypes.c_int * count.value)()
        self.call("nvrtcGetSupportedArchs", archs)
        return tuple(archs)

    @contextmanager
    def program(self, text: str, name: str, headers: Mapping[str, str]) -> Iterator[NvrtcProgram]:
        """Hold a program for the time of a ``with``.

        Parameters
        ----------
        text : str
            The source.
        name : str
            What the log and the line table call it.
        headers : mapping of str to str
            Text of each header that is in no directory, by the name that includes it.
        """
        handle = _HANDLE()
        count = len(headers)
        self.call(
            "nvrtcCreateProgram",
            ctypes.byref(handle),
            text.encode(),
            name.encode(),
            count,
            _strings(list(headers.values())),
            _strings(list(headers)),
        )
        try:
            yield NvrtcProgram(self, handle)
        finally:
            self.call("nvrtcDestroyProgram", ctypes.byref(handle))


class NvrtcProgram:
    """A source on its way through the compiler; `Nvrtc.program` makes it."""

    def __init__(self, nvrtc: Nvrtc, handle: ctypes.c_void_p) -> None:
        self._nvrtc = nvrtc
        self._handle = handle

    def add_name(self, expression: str) -> None:
        """Ask for the lowered name of a C++ expression, such as ``scale<float, 4>``; before `compile`."""
        self._nvrtc.call("nvrtcAddNameExpression", self._handle, expression.encode())

    def compile(self, flags: Sequence[str]) -> None:
        """Compile with these options; raise `NvrtcError` where the source is refused, with the reasons in `log`."""
        self._nvrtc.call("nvrtcCompileProgram", self._handle, len(flags), _strings(flags))

    def lowered_name(self, expression: str) -> str:
        """Return the name that an added expression has in the compiled code."""
        name = ctypes.c_char_p()
        self._nvrtc.call("nvrtcGetLoweredName", self._handle, expression.encode(), ctypes.byref(name))
        return (name.value or b"").decode()

    def log(self) -> str:
        """Return what the compiler had to say."""
        return self._read("ProgramLog").rstrip(b"\0").decode(errors="replace")

    def ptx(self) -> bytes:
        """Return the PTX; empty after an error of the compiler's front end."""
        return self._read("PTX").rstrip(b"\0")

    def cubin(self) -> bytes:
        """Return the machine code, an ELF file."""
        return self._read("CUBIN")

    def _read(self, what: str) -> bytes:
        size = ctypes.c_size_t()
        self._nvrtc.call(f"nvrtcGet{what}Size", self._handle, ctypes.byref(size))
        buffer = ctypes.create_string_buffer(size.value)
        self._nvrtc.call(f"nvrtcGet{what}", self._handle, buffer)
        return buffer.raw


def _strings(texts: Sequence[str]) -> ctypes.Array[ctypes.c_char_p]:
    return (ctypes.c_char_p * len(texts))(*(text.encode() for text in texts))


def load_builtins(library: str) -> None:
    """Load the built-in functions, which NVRTC opens by name; up to 13.0 it does not look in its own directory."""
    directory = os.path.dirname(library)  # noqa: PTH120  (pathlib takes as long to import as all the rest)
    for name in os.listdir(directory) if directory else ():  # noqa: PTH208
        if name.startswith("libnvrtc-builtins.so."):
            ctypes.CDLL(os.path.join(directory, name))  # noqa: PTH118


def compile_program(nvrtc: Nvrtc, request: Mapping[str, Any]) -> dict[str, object]:
    """Compile one program.

    Parameters
    ----------
    nvrtc : Nvrtc
    request : mapping
        The fields of `workbench.compile.compiler.Job`.

    Returns
    -------
    dict
        The fields of `workbench.compile.compiler.Outcome`.
    """
    reply: dict[str, object] = {"status": "", "log": "", "ptx": b"", "cubin": b"", "lowered": {}}
    with nvrtc.program(request["text"], request["name"], request["headers"]) as program:
        try:
            for expression in request["names"]:
                program.add_name(expression)
            program.compile(request["flags"])
        except NvrtcError as error:
            # ptxas may be what refused: the PTX is there then, and empty after an error of the front end.
            return reply | {"status": str(error), "log": program.log(), "ptx": program.ptx()}
        reply |= {"log": program.log(), "ptx": program.ptx()}
        if request["wants_cubin"]:
            reply["cubin"] = program.cubin()
        return reply | {"lowered": {e: program.lowered_name(e) for e in request["names"]}}


class PrecompiledHeaders:
    """Headers of CUDA that program after program begins with, compiled once.

    The second program that begins alike, with the same options, has them compiled as soon as it is answered; what comes
    third is compiled with them, in a fifth of the time. NVRTC reads them back at the address where they were, so they
    are of use in this process alone: their files have no name any more, and end with it.

    Parameters
    ----------
    nvrtc : Nvrtc
    directory : str
        To be made for the time of a file's making; empty for none, and no such headers.
    """

    def __init__(self, nvrtc: Nvrtc, directory: str) -> None:
        self._nvrtc = nvrtc
        self._directory = directory
        self._is_able = bool(directory) and nvrtc.version() >= _FIRST_PRECOMPILING
        self._seen: dict[object, int] = {}
        self._files: dict[object, int] = {}  # descriptors, the last used last

    def compile(self, request: Mapping[str, Any]) -> dict[str, object]:
        """Compile one program, as `compile_program` does."""
        key = self._key(request)
        if key in self._files:
            descriptor = self._files[key] = self._files.pop(key)
            options = [f"--use-pch=/proc/self/fd/{descriptor}", "--pch-messages=false"]
            reply = compile_program(self._nvrtc, {**request, "flags": [*request["flags"], *options]})
            if "precompiled header" not in str(reply["log"]):
                return reply
            os.close(self._files.pop(key))  # NVRTC does not take it
        return compile_program(self._nvrtc, request)

    def prepare(self, request: Mapping[str, Any]) -> None:
        """Compile the headers of a program that was compiled, if that pays."""
        key = self._key(request)
        if not key:
            return
        if len(self._seen) >= _MOST_SEEN:
            self._seen.clear()
        self._seen[key] = self._seen.get(key, 0) + 1
        if self._seen[key] == _PAYS_FROM and key not in self._files:
            descriptor = self._make(request)
            if descriptor is not None:
                self._files[key] = descriptor
            while len(self._files) > _MOST_PRECOMPILED:
                os.close(self._files.pop(next(iter(self._files))))

    def _key(self, request: Mapping[str, Any]) -> object:
        """Return all that the headers depend on; None where there are none."""
        if not self._is_able or not request["prefix"]:
            return None
        return request["prefix"], tuple(request["flags"]), tuple(sorted(request["headers"].items()))

    def _make(self, request: Mapping[str, Any]) -> int | None:
        """Compile headers; return a descriptor of the file, which has no name; None where NVRTC makes none."""
        path = f"{self._directory}/headers"
        try:
            os.mkdir(self._directory, 0o700)  # noqa: PTH102
        except OSError:
            return None
        try:
            options = [f"--create-pch={path}", "--pch-messages=false"]
            program = {"text": request["prefix"], "names": [], "wants_cubin": False}
            reply = compile_program(self._nvrtc, {**request, **program, "flags": [*request["flags"], *options]})
            return None if reply["status"] else os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            return None
        finally:
            remove(self._directory)


def remove(directory: str) -> None:
    """Remove a directory of `PrecompiledHeaders`, if it is there."""
    for act, path in ((os.unlink, f"{directory}/headers"), (os.rmdir, directory)):
        try:
            act(path)
        except OSError:
            continue


def send(channel: socket.socket, message: object) -> None:
    """Send a message of plain Python values."""
    body = marshal.dumps(message)  # type: ignore[arg-type]
    channel.sendall(len(body).to_bytes(LENGTH_BYTES, "little") + body)


def receive(channel: socket.socket) -> Any:
    """Return the next message of one who may say anything; raise EOFError where the other end has closed."""
    return marshal.loads(_take(channel, _take_number(channel)))


def send_reply(channel: socket.socket, reply: Mapping[str, Any]) -> None:
    """Send what `compile_program` returns, as lengths and bytes."""
    lowered = [part for pair in reply["lowered"].items() for part in pair]
    parts = [reply["ptx"], reply["cubin"], *(text.encode() for text in (reply["status"], reply["log"], *lowered))]
    numbers = [len(parts), *map(len, parts)]
    channel.sendall(b"".join([*(number.to_bytes(LENGTH_BYTES, "little") for number in numbers), *parts]))


def receive_reply(channel: socket.socket) -> dict[str, Any]:
    """Return what `send_reply` sent: text and bytes, whatever a source may have made of the process that sends it.

    Raises
    ------
    EOFError
        If the other end has closed, or sends no reply.
    """
    count = _take_number(channel)
    if count < _TEXTS_FROM + 2 or count % 2 or count > _MOST_PARTS:
        raise EOFError
    lengths = [_take_number(channel) for _ in range(count)]
    if sum(lengths) > _MOST_BYTES:
        raise EOFError
    parts = [_take(channel, length) for length in lengths]
    status, log, *lowered = (part.decode(errors="replace") for part in parts[_TEXTS_FROM:])
    pairs = dict(zip(lowered[::2], lowered[1::2], strict=True))
    return {"ptx": parts[0], "cubin": parts[1], "status": status, "log": log, "lowered": pairs}


def _take_number(channel: socket.socket) -> int:
    return int.from_bytes(_take(channel, LENGTH_BYTES), "little")


def _take(channel: socket.socket, count: int) -> bytes:
    parts = bytearray()
    while len(parts) < count:
        part = channel.recv(min(count - len(parts), 1 << 20))
        if not part:
            raise EOFError
        parts += part
    return bytes(parts)


def serve(library: str, parent: int, limit_bytes: int, scratch: str) -> None:
    """Compile what comes through standard input, a socket, until it closes or the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer
    threading.Thread(target=_leave_with, args=(parent, scratch), daemon=True).start()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    load_builtins(library)
    nvrtc = Nvrtc(library)
    _limit(resource.RLIMIT_AS, limit_bytes)
    headers = PrecompiledHeaders(nvrtc, scratch)
    channel = socket.socket(fileno=0)
    while True:
        try:
            limit_s, request = receive(channel)
        except EOFError:
            return
        _limit(resource.RLIMIT_CPU, limit_s - int(-time.process_time() // 1))
        send_reply(channel, headers.compile(request))
        headers.prepare(request)


def _limit(what: int, most: int) -> None:
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _leave_with(parent: int, scratch: str) -> None:
    """End this process once its parent has ended, however busy NVRTC is."""
    while os.getppid() == parent:
        time.sleep(_PARENT_LOOKS_S)
    remove(scratch)
    os._exit(0)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
