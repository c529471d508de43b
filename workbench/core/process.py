"""A Python process of its own, at the other end of a socket: it may crash or hang, and its parent goes on."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Collection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from workbench.core.plain import decode, encode

MAX_REPLY_BYTES = 1 << 26
"""Of one value from a child; a longer one is an `OSError`."""
_OUTPUT_TAIL = 2000
_ORPHAN_CHECK_S = 1.0


def end_with_parent() -> None:
    """End this process once its parent has gone, whatever the main thread is stuck in."""
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_ORPHAN_CHECK_S)
    os._exit(1)


class ParentEnd(Connection):
    """A parent's end of a socket: it sends anything, and what it receives is plain data.

    What comes is never unpickled: the other process runs kernels and plans of ops, which may write what they like to
    its socket.

    Parameters
    ----------
    descriptor : int
    kinds : collection of type
        Dataclasses and enumerations that may come.
    """

    def __init__(self, descriptor: int, kinds: Collection[type]) -> None:
        super().__init__(descriptor)
        self._kinds = kinds

    def recv(self) -> Any:
        """Wait for a value; raise `PlainError` where none can be made of what comes."""
        return decode(self.recv_bytes(MAX_REPLY_BYTES), self._kinds)


class ChildEnd(Connection):
    """A child's end of a socket: it sends plain data to its parent, and takes anything from it."""

    def send(self, obj: object) -> None:
        """Send a value; raise `PlainError` where it is no plain data."""
        self.send_bytes(encode(obj))


class Peer:
    """A process that was started with the same interpreter and import path; nothing of this process is copied to it.

    Parameters
    ----------
    command : str
        Python for it to run, in which ``{descriptor}`` stands for its end of the socket, a `ChildEnd`. It shall end
        when the socket closes.
    kinds : collection of type
        Dataclasses and enumerations that it may send.

    Attributes
    ----------
    connection : ParentEnd
        Our end.
    """

    def __init__(self, command: str, kinds: Collection[type] = ()) -> None:
        self._output = tempfile.TemporaryFile()  # noqa: SIM115  (lives as long as the process)
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                # Without -P the current directory comes first, and anybody's files in it would be imported.
                [sys.executable, "-P", "-c", command.format(descriptor=theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)},
                stdin=subprocess.DEVNULL,
                stdout=self._output,
                stderr=self._output,
            )
        self.connection = ParentEnd(ours.detach(), kinds)

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process.poll() is None

    def end(self) -> None:
        """Have the process killed, and do not wait for it."""
        self._process.kill()

    def kill(self) -> None:
        """End the process, if it has not ended, and close the socket."""
        self.end()
        self._process.wait()
        self.connection.close()

    def last_words(self) -> tuple[int, str]:
        """Wait for the process to end; return its exit code, and how it ended with the end of what it wrote."""
        code = self._process.wait()
        self._output.seek(0, os.SEEK_END)
        self._output.seek(max(0, self._output.tell() - _OUTPUT_TAIL))
        said = self._output.read().decode(errors="replace").strip()
        how = f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        return code, f"{how}: {said}" if said else how
