"""Faults of Dask: no scheduler, a wrong one, one that dies, and another user beside a running one."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from pathlib import Path

from tests.faults.arena import STRANGER, Arena, FailedError, descendants
from tests.faults.kind import FaultKind
from tests.faults.sweeps import PLAIN


def no_scheduler(a: Arena) -> None:
    """Nobody listens at the address, or it is none."""
    address = a.draw(
        *("tcp://127.0.0.1:1", "127.0.0.1:1", "tcp://", "nonsense", "", "tcp://127.0.0.1:99999", "http://127.0.0.1:1"),
        *("tcp://[::1]:1", "tls://127.0.0.1:1", "tcp://127.0.0.1:x", "unix:///nowhere", "inproc://1"),
    )
    a.sweep("plain", "--scheduler", address).expect(2, names=address or None)


def wrong_scheduler(a: Arena) -> None:
    """Somebody else listens there."""
    answer = a.draw(b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", a.rng.randbytes(100), b"\0" * 64, None)
    listening = socket.create_server(("127.0.0.1", 0))
    address = f"tcp://127.0.0.1:{listening.getsockname()[1]}"
    child = a.start(a.sweep_words("plain", "--scheduler", address))

    def serve() -> None:
        while True:
            try:
                other = listening.accept()[0]
                if answer is not None:
                    other.sendall(answer)
                    other.close()
            except OSError:
                return

    server = threading.Thread(target=serve, daemon=True)
    server.start()
    try:
        child.wait().expect(2, names=address)
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        server.join()


def kill_local(a: Arena) -> None:
    """A part of a local cluster is killed."""
    child = a.start(a.sweep_words("plain", "--scheduler", "local"))
    time.sleep(a.rng.uniform(0.5, 6.0))
    below = descendants(child.pid)
    if below:
        child.signal(signal.SIGKILL, a.rng.choice(below))
    done = child.wait()
    done.expect(0, 1, 2)
    if a.store.exists():
        a.rows()
    retry = [word for kind in sorted({row[2] for row in a.rows()} - {"ok"}) for word in ("--retry", kind)]
    a.sweep("plain", *retry).expect(0, says="4 ok")
    a.expect_rows(PLAIN)


def stranger_connects(a: Arena) -> None:
    """Another user tries every port and file of a running local cluster."""
    child = a.start(a.sweep_words("plain", "--scheduler", "local"))
    ports: set[int] = set()

    def listening() -> bool:
        ports.update(ports_of([child.pid, *descendants(child.pid)]))
        return bool(ports)

    child.wait_until(listening)
    time.sleep(0.5)
    listening()
    tried = sorted(ports)

    def program() -> None:
        import distributed  # noqa: PLC0415

        for port in tried:
            try:
                with distributed.Client(f"tcp://127.0.0.1:{port}", timeout=3) as client:
                    sys.stdout.write(f"connected {client.submit(os.getuid).result(timeout=3)}\n")
            except (OSError, TimeoutError, ValueError, RuntimeError) as error:
                sys.stdout.write(f"refused: {type(error).__name__}\n")

    tries = a.start(program, uid=STRANGER)
    done = tries.wait()
    child.wait().expect(0, says="4 ok")
    if "connected" in done.out:
        raise FailedError(f"another user connected to a sweep's scheduler: {done.out}")


def ports_of(pids: list[int]) -> set[int]:
    """Return the TCP ports on which processes listen."""
    inodes = set()
    for pid in pids:
        try:
            for descriptor in Path(f"/proc/{pid}/fd").iterdir():
                target = str(descriptor.readlink())
                if target.startswith("socket:["):
                    inodes.add(target[8:-1])
        except OSError:
            continue
    found = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            cells = line.split()
            if cells[3] == "0A" and cells[9] in inodes:
                found.add(int(cells[1].rpartition(":")[2], 16))
    return found


KINDS = (
    FaultKind("no-scheduler", "distributed", "an error that names the address", no_scheduler, 2),
    FaultKind("wrong-scheduler", "distributed", "the same", wrong_scheduler, 2),
    FaultKind("kill-local-cluster", "distributed", "an end or an error; a resume completes it", kill_local, 1),
    FaultKind("stranger-connects", "distributed", "refused", stranger_connects, 1, needs_root=True),
)
