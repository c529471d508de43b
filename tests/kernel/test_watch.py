"""A change of a watched file is noticed by the next look, with the system's reports and without them."""

import errno
import mmap
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from workbench.kernel import watch
from workbench.kernel.watch import LOOKS, SETTLING_NS, Watch

LATER_NS = 2**62
"""A time at which every file has changed long ago."""
TICK_S = 0.02
"""Longer than a tick of the clock that stamps files."""


class NoInotify:
    """A C library whose inotify has reached its limit."""

    def __init__(self, name, use_errno):
        pass

    def inotify_init1(self, flags):
        return -1


def without(monkeypatch, what):
    """Take away what reports need."""
    match what:
        case "linux":
            monkeypatch.setattr(watch.sys, "platform", "darwin")
        case "epoll":

            def refuse():
                raise OSError(errno.EMFILE, "too many open files")

            monkeypatch.setattr(watch.select, "epoll", refuse)
        case "inotify":
            monkeypatch.setattr(watch.ctypes, "CDLL", NoInotify)
        case "local file system":
            monkeypatch.setattr(watch, "_LOCAL", frozenset())


@pytest.fixture(autouse=True)
def notifier(monkeypatch):
    """A queue of reports of this test's own."""
    own = watch._Notifier()
    monkeypatch.setattr(watch, "_notifier", own)
    yield own
    own.reset()


@pytest.fixture(params=["reports", "stat"])
def means(request, monkeypatch):
    """Each way in which a change is noticed."""
    if request.param == "stat":
        without(monkeypatch, "inotify")
    return request.param


@pytest.fixture
def looks(monkeypatch):
    """Paths that were looked at."""
    looked_at = []
    stamp = watch._stamp
    monkeypatch.setattr(watch, "_stamp", lambda path: looked_at.append(path) or stamp(path))
    return looked_at


def watched(*paths, absent=()):
    """Watch files that exist, or do not, since long ago, and look at them once."""
    time.sleep(TICK_S)
    seen = Watch(map(str, paths), LATER_NS, absent=map(str, absent))
    assert not seen.is_stale()
    return seen


def is_trusted(seen, looks):
    """Whether looks soon become needless; earlier changes may cause a few."""
    for _ in range(5 * LOOKS):
        looks.clear()
        assert not seen.is_stale()
        if not looks:
            return True
    return False


def file(path, text="a"):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def restore_mtime(path, status):
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def rewrite(path):
    status = path.stat()
    path.write_text("b")
    restore_mtime(path, status)


def truncate(path):
    os.truncate(path, 0)


def replace(path):
    status = path.stat()
    other = file(path.with_name("other"), "b")
    restore_mtime(other, status)
    other.replace(path)


def recreate(path):
    path.unlink()
    path.write_text("a")


def replace_directory(path):
    path.parent.rename(path.parent.with_name("old"))
    file(path, "b")


def replace_directory_above(path):
    above = path.parent.parent
    above.rename(above.with_name("old"))
    file(path, "b")


def write_from_another_process(path):
    subprocess.run([sys.executable, "-c", f"open({str(path)!r}, 'w').write('b')"], check=True)


def store_through_mapping(path):
    with path.open("r+b") as opened, mmap.mmap(opened.fileno(), 0) as mapping:
        mapping[0] = ord("b")


EDITS = [
    rewrite, truncate, Path.unlink, replace, recreate, replace_directory, replace_directory_above,
    write_from_another_process, store_through_mapping,
]  # fmt: skip


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_is_noticed(tmp_path, means, edit):
    path = file(tmp_path / "above" / "directory" / "a")
    seen = watched(path)
    edit(path)
    assert seen.is_stale()
    assert seen.is_stale()


def test_a_write_through_an_open_file_is_noticed(tmp_path, means):
    path = file(tmp_path / "a")
    with path.open("r+b", buffering=0) as opened:
        seen = watched(path)
        opened.write(b"b")
        assert seen.is_stale()


def test_a_write_through_another_name_is_noticed(tmp_path, means):
    path, other = file(tmp_path / "one" / "a"), tmp_path / "two" / "a"
    other.parent.mkdir()
    other.hardlink_to(path)
    seen = watched(path)
    other.write_text("b")
    assert seen.is_stale()


@pytest.mark.parametrize("switched", ["file", "directory", "middle"])
def test_a_switched_link_is_noticed(tmp_path, means, switched):
    for name in ("one", "two"):
        file(tmp_path / name / "a", name)
    links = {
        "file": (tmp_path / "links" / "a", "../one/a", "../two/a"),
        "directory": (tmp_path / "links" / "directory", tmp_path / "one", tmp_path / "two"),
        "middle": (tmp_path / "links" / "middle", "../one", "../two"),
    }
    link, old, new = links[switched]
    link.parent.mkdir()
    link.symlink_to(old)
    path = link if switched == "file" else link / "a"
    if switched == "middle":
        (tmp_path / "to_middle").symlink_to("links/middle")
        path = tmp_path / "to_middle" / "a"
    seen = watched(path)
    fresh = link.with_name("fresh")
    fresh.symlink_to(new)
    fresh.replace(link)
    assert path.read_text().startswith("two")
    assert seen.is_stale()


def test_an_edit_of_what_a_link_leads_to_is_noticed(tmp_path, means):
    path = file(tmp_path / "one" / "a")
    (tmp_path / "link").symlink_to(path)
    seen = watched(tmp_path / "link")
    replace(path)
    assert seen.is_stale()


@pytest.mark.parametrize("name", ["b", "no/such/directory/b", "a/b"])
def test_a_new_file_is_noticed(tmp_path, means, name):
    path, new = file(tmp_path / "a"), tmp_path / name
    seen = watched(path, absent=[new])
    if name.startswith("a/"):
        path.unlink()
    file(new)
    assert Watch([], LATER_NS, absent=[str(new)])._stamps != [None]
    assert seen.is_stale()


@pytest.mark.parametrize("name", ["loop", "nul\0", "n" * 300, "directory"])
def test_what_can_be_no_file_may_be_watched(tmp_path, looks, name):
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "directory").mkdir()
    assert is_trusted(watched(absent=[tmp_path / name]), looks)


def test_a_quiet_file_is_not_looked_at(tmp_path, looks):
    assert is_trusted(watched(file(tmp_path / "a"), absent=[tmp_path / "b"]), looks)


def test_nothing_to_watch_is_never_stale(looks, notifier):
    seen = watched()
    assert not seen.is_stale()
    assert not looks
    assert notifier._queue == -1


@pytest.mark.parametrize("noisy", ["log", "above/log", "above/directory/log"])
def test_noise_beside_a_file_costs_no_look(tmp_path, looks, notifier, noisy):
    path = file(tmp_path / "above" / "directory" / "a")
    seen = watched(path)
    assert is_trusted(seen, looks)
    for _ in range(3):
        file(tmp_path / noisy).unlink()
        (tmp_path / noisy).mkdir()
        (tmp_path / noisy).rmdir()
        assert notifier.poll(0, 1)
        looks.clear()
        assert not seen.is_stale()
        assert not looks and not notifier.poll(0, 1)
    rewrite(path)
    assert seen.is_stale()


def test_lost_reports_cost_a_look(tmp_path, looks, notifier):
    seen = watched(file(tmp_path / "a"))
    assert is_trusted(seen, looks)
    most = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text())
    for name in ("b", "c") * (most // 4 + 2):  # alike ones in a row are one report
        file(tmp_path / name).unlink()
    assert not seen.is_stale()
    assert looks


def test_an_edit_is_seen_though_an_interrupt_comes_while_it_is_read(tmp_path, looks, notifier, monkeypatch):
    path = file(tmp_path / "a")
    seen = watched(path)
    assert is_trusted(seen, looks)
    rewrite(path)

    def interrupt(reports):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(notifier, "_matters", interrupt)
        with pytest.raises(KeyboardInterrupt):
            seen.is_stale()
    assert seen.is_stale()


def test_a_full_buffer_of_reports_costs_a_look(tmp_path, looks, notifier):
    seen = watched(file(tmp_path / "a"))
    assert is_trusted(seen, looks)
    for number in range(1000):  # each has two reports of 80 bytes or more
        file(tmp_path / f"{number:050}")
    assert not seen.is_stale()
    assert looks
    while notifier.poll(0, 1):
        assert not seen.is_stale()
    assert is_trusted(seen, looks)


def test_a_noisy_name_costs_looks_and_no_trust(tmp_path, looks):
    path = file(tmp_path / "a")
    seen = watched(path, absent=[tmp_path / "log"])
    for _ in range(3):
        file(tmp_path / "log").unlink()
        looks.clear()
        assert not seen.is_stale()
        assert looks
    assert is_trusted(seen, looks)
    rewrite(path)
    assert seen.is_stale()


def test_what_is_gone_is_forgotten(tmp_path, looks, notifier):
    kept = watched(file(tmp_path / "a"))
    before = {descriptor: set(names) for descriptor, names in notifier._names.items()}
    for name in ("one", "two", "three"):
        path = file(tmp_path / name / "a")
        assert not watched(path).is_stale()
        shutil.rmtree(path.parent)
    assert is_trusted(kept, looks)
    assert notifier._names == before
    rewrite(tmp_path / "a")
    assert kept.is_stale()


def test_a_directory_that_took_another_place_is_followed(tmp_path, looks):
    path = file(tmp_path / "above" / "directory" / "a")
    seen = watched(path)
    (tmp_path / "above").rename(tmp_path / "old")
    (tmp_path / "above").mkdir()
    (tmp_path / "old" / "directory").rename(path.parent)
    assert is_trusted(seen, looks)
    replace_directory(path)
    assert seen.is_stale()


@pytest.mark.parametrize("missing", ["linux", "epoll", "inotify", "local file system"])
def test_without_reports_every_call_looks(tmp_path, monkeypatch, looks, missing):
    without(monkeypatch, missing)
    path = file(tmp_path / "a")
    seen = watched(path)
    for _ in range(3):
        looks.clear()
        assert not seen.is_stale()
        assert looks == [str(path)]
    rewrite(path)
    assert seen.is_stale()


def test_no_thread_takes_another_ones_report(tmp_path):
    path, other = file(tmp_path / "a"), file(tmp_path / "other")
    bystander, done = watched(other), threading.Event()

    def look():
        while not done.is_set():
            bystander.is_stale()

    def make_noise():
        while not done.wait(1e-4):
            file(tmp_path / "log").unlink()

    threads = [threading.Thread(target=target) for target in (look, look, make_noise)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(100):
            seen = Watch([str(path)], LATER_NS)
            for _ in range(3):
                assert not seen.is_stale()
            replace(path)
            assert seen.is_stale()
    finally:
        done.set()
        for thread in threads:
            thread.join()


def test_an_edit_between_a_report_and_the_look_is_noticed(tmp_path, monkeypatch, notifier):
    path = file(tmp_path / "a")
    stamp = watch._stamp
    for moment in ("before", "after"):
        seen = watched(path, absent=[tmp_path / "log"])
        seen._looks_left = 0
        file(tmp_path / "log").unlink()

        def look(name, moment=moment):
            if moment == "before":
                replace(path)
            found = stamp(name)
            if moment == "after":
                replace(path)
                assert notifier.poll(0, 1)
                notifier.drain()
            return found

        with monkeypatch.context() as patched:
            patched.setattr(watch, "_stamp", look)
            assert seen.is_stale() == (moment == "before")
        assert seen.is_stale()


@pytest.mark.parametrize("first", ["child", "parent"])
def test_both_sides_of_a_fork_notice(tmp_path, notifier, first):
    path = file(tmp_path / "a")
    seen = watched(path)
    os.register_at_fork(after_in_child=notifier.reset)
    forked, edited = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        was_fresh = not any(seen.is_stale() for _ in range(LOOKS + 3))
        was_alone = notifier._queue >= 0
        os.write(forked[1], b"x")
        os.read(edited[0], 1)
        os._exit(0 if was_fresh and was_alone and seen.is_stale() else 1)
    os.read(forked[0], 1)
    rewrite(path)
    if first == "parent":
        assert seen.is_stale()
    os.write(edited[1], b"x")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert seen.is_stale()
    for end in (*forked, *edited):
        os.close(end)


def test_the_process_s_own_queue_is_dropped_by_a_fork(tmp_path):
    script = f"""
import os
from workbench.kernel import watch
seen = watch.Watch([{str(file(tmp_path / "a"))!r}], 2**62)
assert not seen.is_stale() and watch._notifier._queue >= 0
child = os.fork()
if child == 0:
    os._exit(watch._notifier._queue != -1 or seen.is_stale())
assert os.waitpid(child, 0)[1] == 0
"""
    subprocess.run(
        [sys.executable, "-c", script], check=True, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    )


def test_a_file_that_has_gone_is_never_trusted(tmp_path):
    assert Watch([str(tmp_path / "a")], LATER_NS).is_stale()


def test_a_young_file_is_never_trusted(tmp_path):
    path = file(tmp_path / "a")
    changed_ns = path.stat().st_ctime_ns
    assert Watch([str(path)], changed_ns + SETTLING_NS).is_stale()
    assert not Watch([str(path)], changed_ns + SETTLING_NS + 1).is_stale()


def test_an_incomplete_list_is_never_trusted():
    assert Watch([], LATER_NS, complete=False).is_stale()
