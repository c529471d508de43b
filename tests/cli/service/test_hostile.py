"""What a caller sends may be hostile: nothing outside of the session is read or written, and every call ends."""

from __future__ import annotations

import os
import socket
import textwrap
import threading
import time
from contextlib import suppress
from dataclasses import replace

import pytest

from workbench.cli.service.limits import Limits
from workbench.cli.service.sandbox import Sandbox
from workbench.cli.service.server import ask
from workbench.core.process import processes_below

pytestmark = [pytest.mark.slow, pytest.mark.no_cover]

TOKEN = "canary-5f1d"
TIGHT = Limits(time_s=60.0, memory_bytes=640 << 20, disk_bytes=100 << 20, files=400, tasks=64)
SHORT_S = 1.5


@pytest.fixture(scope="module")
def outside(tmp_path_factory):
    """A folder that no call may touch, with a secret in it."""
    folder = tmp_path_factory.mktemp("outside")
    (folder / "secret.h").write_text(TOKEN)
    (folder / "secret.py").write_text(f"raise ValueError('{TOKEN}')")
    os.environ["SOME_PASSWORD"] = TOKEN
    yield folder
    del os.environ["SOME_PASSWORD"]


@pytest.fixture(scope="module")
def tight(outside):
    with Sandbox(TIGHT) as sandbox:
        yield sandbox


def run_python(sandbox, text):
    """Have Python run as an op.py does; return the answer, whose text is what it printed."""
    ask(sandbox, "load", {"files": {"ops/evil/op.py": textwrap.dedent(text)}})
    return ask(sandbox, "verify", {"ops": ["evil"], "kernels": "ops"})


REACHES = {
    "reads a file": "print(open(OUTSIDE + '/secret.h').read())",
    "reads the list of users": "print(open('/etc/passwd').read())",
    "lists a folder": "print(__import__('os').listdir(OUTSIDE))",
    "lists the home directory": "print(__import__('os').listdir('/root'))",
    "reads through a link": "import os; os.symlink(OUTSIDE + '/secret.h', 'link'); print(open('link').read())",
    "makes a second name": "import os; os.link(OUTSIDE + '/secret.h', 'name'); print(open('name').read())",
    "moves a file here": "import os; os.rename(OUTSIDE + '/secret.h', 'name'); print(open('name').read())",
    "imports a file": "import sys; sys.path.insert(0, OUTSIDE); import secret",
    "runs a program": "import subprocess; print(subprocess.run(['cat', OUTSIDE + '/secret.h'], check=True))",
    "writes a file": "open(OUTSIDE + '/written', 'w').write('x')",
    "writes beside the session": "open('../../written', 'w').write('x')",
    "empties a file": "import os; os.truncate(OUTSIDE + '/secret.h', 0)",
    "removes a file": "import os; os.unlink(OUTSIDE + '/secret.h')",
    "makes a folder": "import os; os.mkdir(OUTSIDE + '/made')",
    "changes rights": "import os; os.chmod(OUTSIDE + '/secret.h', 0o777)",
    "changes times": "import os; os.utime(OUTSIDE + '/secret.h', (1, 1))",
    "changes an attribute": "import os; os.setxattr(OUTSIDE + '/secret.h', 'user.a', b'b')",
    "reads the server's variables": "import os; print(open(f'/proc/{SERVER}/environ').read())",
    "reads the server's memory": "open(f'/proc/{SERVER}/mem', 'rb').read(1)",
    "looks at the server": "print(open(f'/proc/{SERVER}/cmdline').read())",
    "signals the server": "import os; os.kill(SERVER, 15)",
    "limits the server": "import resource; resource.prlimit(SERVER, resource.RLIMIT_NOFILE, (1, 1))",
    "slows the server": "import os; os.setpriority(os.PRIO_PROCESS, SERVER, 19)",
    "connects": "import socket; socket.create_connection(('127.0.0.1', PORT))",
    "sends a packet": "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 9))",
    "connects to a program": "import socket; socket.socket(socket.AF_UNIX).connect(OUTSIDE + '/program')",
    "mounts": "import ctypes; assert ctypes.CDLL(None).mount(b'/', b'/', b'', 4096, None) == 0",
    "leaves its namespace": "import ctypes; assert ctypes.CDLL(None).unshare(0x10000000) == 0",
    "becomes the administrator": "import os; os.setuid(0); print(open('/etc/shadow').read())",
    "keeps a segment": "import ctypes; assert ctypes.CDLL(None).shmget(77, 4096, 0o1666) >= 0",
}
"""What Python of the caller's may try."""


def state_of(folder):
    return {path.name: (path.read_bytes(), path.stat().st_mode, path.stat().st_mtime) for path in folder.glob("s*")}


def test_python_reaches_nothing_outside(tight, outside):
    before = state_of(outside)
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as program:
        program.bind(str(outside / "program"))
        program.listen()
        try:
            given = {"OUTSIDE": str(outside), "SERVER": os.getpid(), "PORT": server.getsockname()[1]}
            answer = run_python(
                tight,
                f"""
                for name, text in {REACHES!r}.items():
                    try:
                        exec(text, {given!r})
                    except Exception as error:
                        print("refused:", name, type(error).__name__)
                    else:
                        print("REACHED:", name)
                """,
            )
        finally:
            (outside / "program").unlink()
    assert TOKEN not in str(answer)
    said = answer["text"].splitlines()
    assert [line for line in said if not line.startswith("refused: ")] == [], answer
    assert len(said) == len(REACHES)
    assert state_of(outside) == before
    assert sorted(path.name for path in outside.iterdir()) == ["secret.h", "secret.py"]
    assert not (tight.folder.parents[1] / "written").exists()


def test_python_sees_no_variable_of_the_servers(tight):
    answer = run_python(tight, "import os; print(sorted(os.environ)); print('SOME_PASSWORD' in os.environ)")
    assert answer["text"].splitlines()[-1] == "False", answer


def test_python_works_in_its_own_folder(tight):
    answer = run_python(
        tight,
        """
        import os, subprocess, tempfile
        open("mine.txt", "w").write("mine")
        with tempfile.TemporaryFile() as file:
            file.write(b"x")
        os.mkdir("folder"); os.rename("mine.txt", "folder/yours.txt")
        print(subprocess.run(["cat", "folder/yours.txt"], capture_output=True, text=True).stdout)
        """,
    )
    assert answer["text"] == "mine\n", answer
    assert answer["files"] == {"folder/yours.txt": ""}
    assert ask(tight, "read", {"files": ["folder/yours.txt"]})["files"] == {"folder/yours.txt": "mine"}


@pytest.mark.parametrize("place", ["/etc/passwd", "OUTSIDE/secret.h", "../../../../../../etc/passwd", "link.h"])
def test_an_include_reaches_nothing_outside(tight, outside, place):
    run_python(tight, f"import os; os.path.islink('link.h') or os.symlink({str(outside / 'secret.h')!r}, 'link.h')")
    place = place.replace("OUTSIDE", str(outside))
    source = f'#include "{place}"\n__global__ void k(float* x) {{ x[0] = 1; }}'
    ask(tight, "load", {"files": {"a.cu": source}})
    answer = ask(tight, "sanitize", {"ops": ["a.cu"], "arg": {"x": [1]}})
    assert TOKEN not in str(answer)
    assert "root:" not in str(answer)
    assert answer["error"]["kind"] == "CompileError", answer
    assert answer["error"]["line"] == 1


def test_files_go_nowhere_through_a_link(tight, outside):
    run_python(tight, f"import os; os.symlink({str(outside)!r}, 'away'); os.symlink({str(outside)!r} + '/n', 'n.txt')")
    assert ask(tight, "load", {"files": {"away/written.txt": "x"}})["error"]["kind"] == "EnvironmentFaultError"
    assert ask(tight, "load", {"files": {"n.txt": "x"}})["passed"]
    assert ask(tight, "read", {"files": ["away/secret.h"]})["error"]["kind"] == "EnvironmentFaultError"
    assert sorted(path.name for path in outside.iterdir()) == ["secret.h", "secret.py"]


@pytest.mark.parametrize(
    "name", ["/etc/passwd", "../up.cu", "a/../../up.cu", ".hidden", "a//b", "a b.cu", "a\0b", "x" * 300, "a/b/c/d/e"]
)
def test_a_name_stays_inside(tight, name):
    assert ask(tight, "load", {"files": {name: ""}})["error"]["kind"] == "WrongUse"
    assert ask(tight, "read", {"files": [name]})["error"]["kind"] == "WrongUse"


def test_a_giant_source_is_refused(tight):
    assert ask(tight, "load", {"files": {"a.cu": "x" * (1 << 20 | 1)}})["error"]["kind"] == "WrongUse"
    assert ask(tight, "load", {"files": {f"{i}.cu": "" for i in range(65)}})["error"]["kind"] == "WrongUse"


BOMBS = {
    "forks": (
        "import os\nwhile True:\n    try:\n        if not os.fork(): os.setsid()\n    except OSError: pass",
        {"TimeLimit"},
    ),
    "threads": (
        "import threading, time\ntry:\n    while True: threading.Thread(target=time.sleep, args=(99,)).start()\n"
        "except RuntimeError: time.sleep(99)",
        {"TimeLimit"},
    ),
    "memory": ("x = []\nwhile True: x.append(b'x' * (1 << 24))", {"MemoryLimit"}),
    "memory of children": (
        "import os\nfor _ in range(4):\n    if not os.fork(): break\nx = []\nwhile True: x.append(b'x' * (1 << 24))",
        {"MemoryLimit"},
    ),
    "a tensor": ("import torch; torch.ones(1 << 31)", {"MemoryLimit"}),
    "a tensor past all": ("import torch; torch.empty(1 << 46)", {"OpError"}),
    "files": ("for i in range(10**9): open(f'f{i}', 'w')", {"DiskLimit"}),
    "bytes": ("for i in range(10**9): open(f'g{i}', 'wb').write(b'x' * (1 << 22))", {"DiskLimit"}),
    "a long file": ("open('h', 'wb').write(b'x' * (1 << 27))", {"Crash", "OpError"}),
    "output": ("import os\nwhile True: os.write(1, b'x' * 65536)", {"Crash", "OpError"}),
    "a loop": ("while True: pass", {"TimeLimit"}),
    "an exit": ("import os; os._exit(0)", {"Crash"}),
    "a SystemExit": ("raise SystemExit(0)", {"SystemExit", "OpError"}),
    "a crash": ("import ctypes; ctypes.string_at(8)", {"Crash"}),
    "a forged answer": (
        "import os\nfor fd in range(3, 64):\n    try: os.write(fd, b'\\0\\0\\0\\x04null')\n    except OSError: pass",
        {"Crash"},
    ),
}
"""What takes too much, or ends without an answer, and what the error may be called."""


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_ends_and_leaves_nothing(tight, name):
    text, kinds = BOMBS[name]
    tight.limits = replace(TIGHT, time_s=SHORT_S) if kinds == {"TimeLimit"} else TIGHT
    try:
        answer = run_python(tight, text)
    finally:
        tight.limits = TIGHT
    assert not answer["passed"]
    assert answer["error"]["kind"] in kinds, answer
    nursery = tight._nursery.pid
    assert processes_below(nursery) == {nursery}
    assert ask(tight, "load", {"files": {"a.cu": "__global__ void k() {}"}})["passed"], "the next call is answered"


def test_a_kernel_without_end_ends(tight):
    source = "__global__ void k(volatile float* x) { while (x[0] < 9e9f) x[1] = x[1] + 1; }"
    ask(tight, "load", {"files": {"a.cu": source}})
    tight.limits = replace(TIGHT, time_s=SHORT_S)
    answer = ask(tight, "trace", {"target": "a.cu", "arg": {"x": [2]}})
    tight.limits = TIGHT
    assert answer["error"]["kind"] in {"TimeLimit", "BudgetSpentError", "RecordingError", "MemoryLimit"}, answer


def test_what_is_left_running_ends_with_the_call(tight):
    answer = run_python(
        tight,
        """
        import os, time
        if not os.fork():
            os.setsid()
            if not os.fork():
                os.environ.clear()
                while True:
                    open("late", "w").write("x"); time.sleep(0.01)
            os._exit(0)
        time.sleep(0.2)
        """,
    )
    assert answer["error"]["kind"] == "OpError"
    late = tight.folder / "late"
    with suppress(FileNotFoundError):
        late.unlink()
    time.sleep(0.1)
    assert not late.exists()


def test_calls_take_turns(tight):
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(run_python(tight, "print(1)"))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer["text"] for answer in answers] == ["1\n"] * 4


def test_a_session_leaves_no_file():
    sandbox = Sandbox(TIGHT)
    folder = sandbox.folder.parent
    assert folder.is_dir()
    sandbox.close()
    assert not folder.exists()
