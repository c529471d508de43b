"""A process that is forked while its threads are at work finds nothing taken."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from workbench.core.forks import cached_property, new_lock, once, version

ROOT = Path(__file__).parents[2]


def forked(program: Callable[[], object], limit_s: int = 20) -> int:
    """Run a program in a fork of this process; return its exit code, or the signal that ended it as a negative one."""
    child = os.fork()
    if not child:
        try:
            program()
            os._exit(0)
        finally:
            os._exit(1)
    until_s = time.monotonic() + limit_s
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > until_s:  # the child may hang before its first line
            os.kill(child, signal.SIGKILL)
        time.sleep(0.005)


def test_a_lock_that_another_thread_holds_is_free_in_the_child():
    lock, held, over = new_lock(), threading.Event(), threading.Event()

    def hold() -> None:
        with lock:
            held.set()
            over.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    assert forked(lock.acquire) == 0
    assert lock.locked()
    over.set()
    thread.join()
    assert not lock.locked()


def test_a_property_that_another_thread_computes_can_be_computed():
    computing, over = threading.Event(), threading.Event()

    class Slow:
        def __init__(self, wait: Callable[[], object]) -> None:
            self.wait = wait

        @cached_property
        def value(self) -> object:
            """What takes long."""
            computing.set()
            return self.wait()

    slow = Slow(over.wait)
    thread = threading.Thread(target=lambda: slow.value)
    thread.start()
    computing.wait()
    assert Slow(lambda: 3).value == 3
    assert forked(lambda: Slow(lambda: 3).value) == 0
    over.set()
    thread.join()
    assert slow.value is slow.value is True
    assert Slow.value.func.__doc__ == "What takes long."


class Shared:
    """What two threads compute at the same time."""

    def __init__(self) -> None:
        self.meeting = threading.Barrier(2)

    @cached_property
    def value(self) -> object:
        """Computed by both."""
        self.meeting.wait(20)
        return object()


def test_threads_that_compute_a_property_or_call_a_function_at_the_same_time_get_one_value():
    shared = Shared()
    other = Shared()
    function = once(lambda: Shared.value.func(other))
    for ask in (lambda: shared.value, function):
        values: list[object] = []
        threads = [threading.Thread(target=lambda ask=ask, values=values: values.append(ask())) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert values[0] is values[1] is ask()


def test_a_function_computes_its_value_once_until_it_is_to_forget_it():
    values = iter("ab")

    @once
    def value() -> str:
        """The next one."""
        return next(values)

    assert (value(), value(), value.__doc__) == ("a", "a", "The next one.")
    value.forget()
    assert (value(), value()) == ("b", "b")


def test_a_fork_waits_for_the_first_temporary_file_of_another_thread():
    order: list[str] = []

    def hold() -> None:
        with tempfile._once_lock:
            held.set()
            time.sleep(0.2)
            order.append("freed")

    held = threading.Event()
    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    assert forked(tempfile._once_lock.acquire) == 0
    assert order == ["freed"]
    thread.join()


def test_a_fork_waits_for_modules_that_a_first_question_after_a_version_imports(tmp_path, monkeypatch):
    (tmp_path / "slow_finder.py").write_text("import time; time.sleep(0.3)")
    monkeypatch.syspath_prepend(str(tmp_path))
    asked = threading.Event()

    def slowly(package: str) -> str:
        asked.set()
        import_module("slow_finder")  # as the finder of another package may
        return package

    monkeypatch.setattr("importlib.metadata.version", slowly)
    thread = threading.Thread(target=version, args=("torch",))
    thread.start()
    asked.wait()
    assert forked(lambda: version("torch")) == 0
    thread.join()


FORKS = """
import threading

import torch

import workbench as wb
from tests.core.test_forks import forked

source = "__global__ void twice(const float* x, float* y) { y[threadIdx.x] = 2 * x[threadIdx.x]; }"
over = threading.Event()


def launch(number):
    x, y = torch.arange(32.0), torch.empty(32)
    kernel = wb.load(source, "twice", defines={"SPARE": number % 3})
    kernel[1, 32](x, y)
    assert torch.equal(y, 2 * x)


def go_on(number):
    while not over.is_set():
        launch(number)


threads = [threading.Thread(target=go_on, args=(number,)) for number in range(16)]
for thread in threads:
    thread.start()
codes = [forked(lambda number=number: launch(number)) for number in range(20)]
over.set()
for thread in threads:
    thread.join()
assert codes == [0] * 20, codes
"""


@pytest.mark.slow
def test_each_of_many_forks_launches_while_sixteen_threads_do():
    """In a process of its own: a lock of coverage's, which traces this one, may stay taken in a fork for ever."""
    done = subprocess.run(
        [sys.executable, "-c", FORKS], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
