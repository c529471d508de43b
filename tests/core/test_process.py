"""A process at the other end of a socket: what it says, and how it ends."""

from __future__ import annotations

import sys

import pytest

from workbench.core import process
from workbench.core.plain import PlainError
from workbench.core.process import Peer

_OPEN = "from workbench.core.process import ChildEnd; peer = ChildEnd({descriptor}); "


def test_a_peer_answers_through_the_socket():
    peer = Peer(_OPEN + "peer.send(peer.recv() + 1)")
    peer.connection.send(41)
    assert peer.connection.recv() == 42
    peer.kill()
    assert not peer.is_alive


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        ("import sys; print('so long'); sys.exit(3)", (3, "exit code 3: so long")),
        ("import os; os.abort()", (-6, "killed by SIGABRT")),
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
