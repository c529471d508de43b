"""A process at the other end of a socket: what it says, and how it ends."""

from __future__ import annotations

import errno
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from workbench.core import process
from workbench.core.errors import EnvironmentFaultError
from workbench.core.plain import PlainError
from workbench.core.process import Peer

_OPEN = "from workbench.core.process import ChildEnd; peer = ChildEnd({descriptor}); "
_CHILD = (
    "import subprocess; child = subprocess.Popen(['sleep', '60'], start_new_session={session}); peer.send(child.pid); "
)


def has_ended(pid: int, within_s: float = 5.0) -> bool:
    """Whether a process ends in time; one that nobody has waited for yet has ended too."""
    until_s = time.monotonic() + within_s
    while time.monotonic() < until_s:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.02)
    return False


def test_a_peer_answers_through_the_socket():
    peer = Peer(_OPEN + "peer.send(peer.recv() + 1)")
    peer.connection.send(41)
    assert peer.poll(10.0)
    assert peer.connection.recv() == 42
    peer.kill()
    assert not peer.is_alive


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        ("import sys; print('so long'); sys.exit(3)", (3, "exit code 3: so long")),
        ("import os; os.abort()", (-6, "killed by SIGABRT")),
        ("import os, signal; os.kill(os.getpid(), signal.SIGRTMIN + 1)", (-35, "killed by signal 35")),
    ],
)
def test_the_last_words_tell_how_a_peer_ended(ending, words):
    peer = Peer(_OPEN + ending)
    with pytest.raises((EOFError, ConnectionResetError)):
        peer.connection.recv()
    assert peer.last_words() == words
    peer.kill()


def test_a_peer_imports_nothing_from_the_current_directory(tmp_path, monkeypatch):
    (tmp_path / "multiprocessing.py").write_text("raise SystemExit('not mine')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    peer = Peer(_OPEN + "peer.send('mine')")
    assert peer.connection.recv() == "mine"
    peer.kill()


_TRAP = """
from multiprocessing.connection import Connection
class Trap:
    def __reduce__(self):
        return open, ({path!r}, "w")
Connection({{descriptor}}).send(Trap())
"""


def test_what_a_peer_pickles_is_not_run(tmp_path):
    path = tmp_path / "made by the judge"
    peer = Peer(_TRAP.format(path=str(path)))
    with pytest.raises(PlainError, match="expected plain data; got"):
        peer.connection.recv()
    peer.kill()
    assert not path.exists()


def test_what_a_peer_sends_has_a_bound(monkeypatch):
    monkeypatch.setattr(process, "MAX_REPLY_BYTES", 100)
    peer = Peer(_OPEN + "peer.send('x' * 99)")
    with pytest.raises(OSError, match="bad message length"):
        peer.connection.recv()
    peer.kill()


@pytest.mark.parametrize("session", [False, True])
def test_what_a_peer_has_started_ends_with_it(session):
    peer = Peer(_OPEN + _CHILD.format(session=session) + "peer.recv()")
    child = peer.connection.recv()
    assert not has_ended(child, 0.0)
    peer.kill()
    assert has_ended(child)


def test_what_a_dead_peer_has_left_is_ended_too():
    peer = Peer(_OPEN + _CHILD.format(session=True) + "import os; os.abort()")
    child = peer.connection.recv()
    with pytest.raises((EOFError, ConnectionResetError)):
        peer.connection.recv()
    peer.kill()
    assert has_ended(child)


def test_an_end_is_noticed_although_a_child_holds_the_socket():
    peer = Peer(_OPEN + "import os, time; time.sleep(60) if os.fork() == 0 else os._exit(7)")
    began_s = time.monotonic()
    with pytest.raises(EOFError):
        peer.poll(30.0)
    assert time.monotonic() - began_s < 10.0
    assert peer.last_words()[0] == 7
    peer.kill()


def test_a_thread_that_is_left_keeps_nobody_waiting():
    lingering = "import threading, time; threading.Thread(target=time.sleep, args=(60,)).start(); "
    began_s = time.monotonic()
    peer = Peer(_OPEN + lingering + "from workbench.core.process import live; live(lambda: 1 / 0)")
    with pytest.raises(EOFError):
        peer.connection.recv()
    assert "ZeroDivisionError" in peer.last_words()[1]
    peer.kill()
    stuck = Peer(_OPEN + lingering + "peer.close()")
    with pytest.raises(EOFError):
        stuck.connection.recv()
    assert stuck.last_words() == (-9, "killed by SIGKILL")
    stuck.kill()
    assert time.monotonic() - began_s < 20.0


def test_a_killed_parent_leaves_nobody_behind():
    life = "from workbench.core.process import end_with_parent; end_with_parent(); " + _OPEN
    program = f"""
        import os, signal
        from workbench.core.process import Peer
        peer = Peer({life + _CHILD.format(session=True) + "import time; time.sleep(60)"!r})
        print(peer.pid, peer.connection.recv(), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    ended = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], stdout=subprocess.PIPE, check=False)
    assert ended.returncode == -9
    assert all(has_ended(int(pid)) for pid in ended.stdout.split())


def test_a_process_that_cannot_be_started_leaves_nothing_open(monkeypatch):
    def refuse(*_, **__):
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    before = sorted(path.name for path in Path("/proc/self/fd").iterdir())
    with pytest.raises(EnvironmentFaultError, match="cannot start a process: the system starts no more processes"):
        Peer(_OPEN)
    assert sorted(path.name for path in Path("/proc/self/fd").iterdir()) == before


def test_a_number_that_is_somebody_elses_by_now_is_left_alone():
    peer = Peer(_OPEN)
    assert peer.last_words()[0] == 0
    other = Peer(_OPEN + "peer.recv()")  # a later tick of the clock that tells the two apart
    peer._process.pid = other.pid
    peer.kill()
    assert other.is_alive
    other.kill()


def test_what_is_alive_is_kept_for_good_and_garbage_is_not():
    code = """
        import gc, weakref
        from workbench.core.process import keep_for_good

        class Node: pass

        gc.disable()
        garbage, alive = Node(), Node()
        garbage.itself, gone = garbage, weakref.ref(garbage)
        del garbage
        keep_for_good()
        assert gone() is None
        assert alive not in gc.get_objects() and gc.get_freeze_count() > 0
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True)
