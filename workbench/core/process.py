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
from multiprocessing.connection import Connection
from pathlib import Path

_OUTPUT_TAIL = 2000
_ORPHAN_CHECK_S = 1.0


def end_with_parent() -> None:
    """End this process once its parent has gone, whatever the main thread is stuck in."""
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_ORPHAN_CHECK_S)
    os._exit(1)


class Peer:
    """A process that was started with the same interpreter and import path; nothing of this process is copied to it.

    Parameters
    ----------
    command : str
        Python for it to run, in which ``{descriptor}`` stands for its end of the socket. It shall end when the socket
        closes.

    Attributes
    ----------
    connection : Connection
        Our end.
    """

    def __init__(self, command: str) -> None:
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
        self.connection = Connection(ours.detach())

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
