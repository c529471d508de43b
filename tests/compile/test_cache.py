"""The cache keeps what was built, under faults, races, forks and limits."""

import atexit
import contextlib
import errno
import multiprocessing
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from workbench.compile import Cache, CacheWarning, default_cache, digest
from workbench.compile import cache as cache_module
from workbench.compile.cache import DEFAULT_LIMIT_BYTES, DIR_VARIABLE, LIMIT_VARIABLE
from workbench.core import places
from workbench.core.errors import EnvironmentFaultError, WorkbenchError

KEY = digest("a key")
PAYLOAD = bytes(range(256)) * 5


def unexpected() -> bytes:
    raise AssertionError("built again")


def only_file(cache: Cache) -> Path:
    (path,) = cache.directory.iterdir()
    return path


def age(path: Path, seconds: float) -> None:
    then = time.time() - seconds
    os.utime(path, (then, then))


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    return Cache(tmp_path / "cache")


class TestDigest:
    def test_binds_each_part_to_its_length(self) -> None:
        assert digest("ab", "c") != digest("a", "bc") != digest("abc")

    def test_text_and_its_utf8_agree(self) -> None:
        assert digest("é") == digest("é".encode())

    @given(st.lists(st.binary(max_size=8), max_size=4), st.lists(st.binary(max_size=8), max_size=4))
    def test_differs_where_the_parts_differ(self, a: list[bytes], b: list[bytes]) -> None:
        assert (digest(*a) == digest(*b)) == (a == b)


class TestGetOrBuild:
    def test_builds_once(self, cache: Cache) -> None:
        assert cache.get_or_build(KEY, ".x", lambda: PAYLOAD) == PAYLOAD
        assert cache.get_or_build(KEY, ".x", unexpected) == PAYLOAD

    def test_another_process_finds_it(self, cache: Cache) -> None:
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        assert Cache(cache.root).get_or_build(KEY, ".x", unexpected) == PAYLOAD

    def test_the_suffix_is_part_of_the_key(self, cache: Cache) -> None:
        cache.get_or_build(KEY, ".x", lambda: b"x")
        assert cache.get_or_build(KEY, ".y", lambda: b"y") == b"y"

    def test_empty_payload(self, cache: Cache) -> None:
        cache.get_or_build(KEY, ".x", lambda: b"")
        assert cache.get_or_build(KEY, ".x", unexpected) == b""

    def test_what_build_raises_passes_through_and_nothing_stays(self, cache: Cache) -> None:
        with pytest.raises(ZeroDivisionError):
            cache.get_or_build(KEY, ".x", lambda: b"" * (1 // 0))
        assert list(cache.directory.iterdir()) == []

    def test_only_the_owner_can_read(self, cache: Cache) -> None:
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        path = cache.publish(PAYLOAD, ".bin")
        assert stat.S_IMODE(cache.directory.stat().st_mode) == 0o700
        assert {stat.S_IMODE(p.stat().st_mode) for p in (path, *cache.directory.iterdir())} == {0o600}

    def test_an_entry_under_another_key_is_not_believed(self, cache: Cache) -> None:
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        other = digest("another key")
        only_file(cache).rename(cache.directory / f"{other}.x")
        assert cache.get_or_build(other, ".x", lambda: b"right") == b"right"

    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
    @given(st.data())
    def test_a_damaged_entry_is_rebuilt(self, cache: Cache, data: st.DataObject) -> None:
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        path = only_file(cache)
        whole = path.read_bytes()
        kind = data.draw(st.sampled_from(["flip", "cut", "extend", "replace"]))
        if kind == "flip":
            at = data.draw(st.integers(0, len(whole) - 1))
            damaged = whole[:at] + bytes([whole[at] ^ data.draw(st.integers(1, 255))]) + whole[at + 1 :]
        elif kind == "cut":
            damaged = whole[: data.draw(st.integers(0, len(whole) - 1))]
        elif kind == "extend":
            damaged = whole + data.draw(st.binary(min_size=1, max_size=40))
        else:
            damaged = data.draw(st.binary(max_size=100))
        path.write_bytes(damaged)
        built = []
        assert cache.get_or_build(KEY, ".x", lambda: built.append(1) or PAYLOAD) == PAYLOAD
        assert built == [1]
        assert path.read_bytes() == whole

    def test_a_directory_in_an_entrys_place_is_survived(self, cache: Cache) -> None:
        (cache.directory / f"{KEY}.x").mkdir()
        with pytest.warns(CacheWarning):
            assert cache.get_or_build(KEY, ".x", lambda: PAYLOAD) == PAYLOAD


class TestPublish:
    def test_is_named_by_content(self, cache: Cache) -> None:
        path = cache.publish(PAYLOAD, ".cubin")
        assert path.name == f"{digest(PAYLOAD)}.cubin"
        assert path.read_bytes() == PAYLOAD
        assert cache.publish(PAYLOAD, ".cubin") == path

    def test_a_damaged_file_is_replaced(self, cache: Cache) -> None:
        path = cache.publish(PAYLOAD, ".cubin")
        path.write_bytes(b"damaged")
        assert cache.publish(PAYLOAD, ".cubin") == path
        assert path.read_bytes() == PAYLOAD


def hammer(
    root: Path, keys: list[str], seed: int, barrier: "multiprocessing.synchronize.Barrier", failures: object
) -> None:
    cache = Cache(root, limit_bytes=1 << 20)
    barrier.wait()
    for turn in range(40):
        key = keys[(turn * 7 + seed) % len(keys)]
        expected = key.encode() * 200
        if turn % 9 == seed % 9:  # somebody damages or removes a file
            victim = cache.directory / f"{key}.x"
            victim.write_bytes(b"half an entry") if turn % 2 else victim.unlink(missing_ok=True)
        if cache.get_or_build(key, ".x", lambda expected=expected: expected) != expected:
            failures.put(f"wrong bytes for {key}")
        if cache.publish(expected, ".bin").read_bytes() != expected:
            failures.put(f"wrong file for {key}")


def test_threads_that_use_a_cache_for_the_first_time_share_one_directory(tmp_path: Path, monkeypatch) -> None:
    meeting, make = threading.Barrier(2, timeout=0.5), cache_module.make_directory

    def slowly(directory: Path) -> None:
        with contextlib.suppress(threading.BrokenBarrierError):
            meeting.wait()  # for a second thread, which is not to come here
        make(directory)

    monkeypatch.setattr(cache_module, "make_directory", slowly)
    cache = Cache(tmp_path / "root", others=(tmp_path / "spare",))
    with ThreadPoolExecutor(2) as threads:
        built = list(threads.map(lambda key: cache.get_or_build(digest(key), ".bin", key.encode), "ab"))
    assert built == [b"a", b"b"]
    assert not (tmp_path / "spare").exists()
    assert len(cache.entries()) == 2


@pytest.mark.slow
def test_many_processes_share_one_directory(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    barrier, failures = context.Barrier(4), context.Queue()
    keys = [digest(str(n)) for n in range(5)]
    workers = [context.Process(target=hammer, args=(tmp_path, keys, n, barrier, failures)) for n in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(60)
    assert [w.exitcode for w in workers] == [0] * 4
    assert failures.empty()
    cache = Cache(tmp_path)
    assert not [p for p in cache.directory.iterdir() if p.name.startswith(".tmp-")]


class TestUnusableDirectory:
    @staticmethod
    def still_works(cache: Cache, reason: str) -> None:
        with pytest.warns(CacheWarning, match=reason) as caught:
            assert cache.get_or_build(KEY, ".x", lambda: PAYLOAD) == PAYLOAD
        assert DIR_VARIABLE in str(caught[0].message)
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # one warning is enough
            assert cache.get_or_build(KEY, ".x", unexpected) == PAYLOAD
            assert cache.publish(PAYLOAD, ".bin").read_bytes() == PAYLOAD
        assert not cache.directory.is_relative_to(cache.root)
        assert stat.S_IMODE(cache.directory.stat().st_mode) == 0o700

    def test_a_file_in_its_place(self, tmp_path: Path) -> None:
        (tmp_path / "cache").write_text("")
        self.still_works(Cache(tmp_path / "cache"), "Not a directory|File exists")

    def test_no_right_to_write(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may always write
        self.still_works(Cache(tmp_path), "not writable")

    def test_somebody_elses(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
        self.still_works(Cache(tmp_path), "does not belong to the current user")

    def test_a_link_to_elsewhere(self, tmp_path: Path) -> None:
        (tmp_path / "elsewhere").mkdir()
        (tmp_path / "v1").symlink_to(tmp_path / "elsewhere")
        self.still_works(Cache(tmp_path), "does not belong")

    def test_a_full_disk(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        cache = Cache(tmp_path)
        replace, full = Path.replace, cache.directory

        def refuse(self: Path, target: Path) -> Path:
            if target.is_relative_to(full):
                raise OSError(28, "No space left on device")
            return replace(self, target)

        monkeypatch.setattr(Path, "replace", refuse)
        with pytest.warns(CacheWarning, match="No space left"):
            assert cache.publish(PAYLOAD, ".bin").read_bytes() == PAYLOAD
        assert list(full.iterdir()) == []

    def test_a_full_disk_everywhere(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """What is compiled is used and not kept; a file that has to be there is an error that says what to do."""
        cache = Cache(tmp_path)

        def refuse(self: Path, target: Path) -> Path:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(Path, "replace", refuse)
        with pytest.warns(CacheWarning, match="nothing that is compiled now is kept") as caught:
            assert cache.get_or_build(KEY, ".x", lambda: PAYLOAD) == PAYLOAD
        assert len(caught) == 2  # the temporary directory first
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert cache.get_or_build(KEY, ".x", lambda: PAYLOAD) == PAYLOAD
            with pytest.raises(EnvironmentFaultError, match="set TMPDIR to a directory of your own"):
                cache.publish(PAYLOAD, ".bin")

    @pytest.mark.parametrize("code", [errno.EXDEV, errno.EROFS, errno.EDQUOT, errno.EIO])
    def test_what_a_rename_may_meet(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
        cache, rename = Cache(tmp_path), Path.replace

        def refuse(self: Path, target: Path) -> Path:
            if target.is_relative_to(tmp_path):
                raise OSError(code, os.strerror(code))
            return rename(self, target)

        monkeypatch.setattr(Path, "replace", refuse)
        self.still_works(cache, os.strerror(code))
        assert list((tmp_path / "v1").iterdir()) == []

    def test_no_directory_for_temporary_files(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "cache").write_text("")
        cache = Cache(tmp_path / "cache")
        monkeypatch.setattr(tempfile, "tempdir", None)
        monkeypatch.setattr(tempfile, "_candidate_tempdir_list", list)
        monkeypatch.setattr("workbench.core.places._LAST_RESORT", str(tmp_path / "nowhere"))
        with pytest.warns(CacheWarning, match="nothing that is compiled now is kept"):
            assert cache.get_or_build(KEY, ".x", lambda: PAYLOAD) == PAYLOAD
        with pytest.raises(EnvironmentFaultError, match="TMPDIR"):
            _ = cache.directory

    def test_memory_is_the_last_resort_for_temporary_files(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tempfile, "tempdir", None)
        monkeypatch.setattr(tempfile, "_candidate_tempdir_list", list)
        monkeypatch.setattr("workbench.core.places._LAST_RESORT", str(tmp_path))
        assert places.temporary_directory() == tmp_path

    def test_what_was_there_is_still_read_from_a_full_disk(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        cache = Cache(tmp_path)
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        monkeypatch.setattr(cache_module, "_put", lambda *_: (_ for _ in ()).throw(OSError(errno.EDQUOT, "quota")))
        with pytest.warns(CacheWarning):
            cache.get_or_build(digest("another"), ".x", lambda: b"new")
        assert cache.get_or_build(KEY, ".x", unexpected) == PAYLOAD

    def test_a_limit_on_the_size_of_files(self, tmp_path: Path) -> None:
        """`ulimit -f`: the write fails with File too large, in the temporary directory as well."""
        program = f"""
import resource, sys, warnings
from pathlib import Path
from workbench.compile import Cache
warnings.simplefilter("ignore")
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
cache = Cache(Path({str(tmp_path)!r}))
assert cache.get_or_build("a", ".x", lambda: b"data" * 100) == b"data" * 100
try:
    cache.publish(b"data" * 100, ".bin")
except __import__("workbench").EnvironmentFaultError as error:
    print(error)
"""
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert done.stdout.startswith("cannot make a temporary file")
        assert not list((tmp_path / "v1").iterdir())

    def test_a_directory_that_is_removed_is_made_anew(self, cache: Cache) -> None:
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        shutil.rmtree(cache.root)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        assert cache.get_or_build(KEY, ".x", unexpected) == PAYLOAD

    @pytest.mark.parametrize("mode", [0o777, 0o757])
    def test_below_a_directory_that_others_may_write_to(self, tmp_path: Path, mode: int) -> None:
        """They could rename the cache, and put their own in its place: programs in it are run."""
        (tmp_path / "open").mkdir()
        (tmp_path / "open").chmod(mode)
        self.still_works(Cache(tmp_path / "open" / "cache"), f"others may write to {tmp_path}/open")
        assert list((tmp_path / "open").iterdir()) == []

    def test_below_a_directory_like_tmp(self, tmp_path: Path) -> None:
        (tmp_path / "tmp").mkdir()
        (tmp_path / "tmp").chmod(0o1777)
        cache = Cache(tmp_path / "tmp" / "cache")
        assert cache.directory.is_relative_to(cache.root)

    def test_the_umask_opens_nothing(self, tmp_path: Path) -> None:
        before = os.umask(0)
        try:
            directory = Cache(tmp_path / "deep" / "cache").directory
        finally:
            os.umask(before)
        modes = {stat.S_IMODE(path.stat().st_mode) for path in (directory, *directory.parents) if path != tmp_path}
        assert stat.S_IMODE((tmp_path / "deep").stat().st_mode) == 0o700
        assert directory.is_relative_to(tmp_path)
        assert 0o777 not in modes

    def test_a_file_that_others_may_write_to_is_not_believed(self, cache: Cache) -> None:
        path = cache.publish(PAYLOAD, ".bin")
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        for one in cache.directory.iterdir():
            one.chmod(0o666)
        assert cache.get_or_build(KEY, ".x", lambda: b"built again") == b"built again"
        assert cache.publish(PAYLOAD, ".bin") == path
        assert stat.S_IMODE(path.stat().st_mode) == 0o600

    def test_a_file_of_somebody_else_is_not_believed(self, cache: Cache) -> None:
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        cache._shelves[0] = replace(cache._shelves[0], owner=os.geteuid() + 1)  # only root gives files away
        assert cache.get_or_build(KEY, ".x", lambda: b"right") == b"right"

    def test_a_link_or_a_fifo_in_an_entrys_place_is_not_read(self, cache: Cache, tmp_path: Path) -> None:
        cache.get_or_build(KEY, ".x", lambda: PAYLOAD)
        path = only_file(cache).rename(tmp_path / "moved")
        (cache.directory / f"{KEY}.x").symlink_to(path)
        assert cache.get_or_build(KEY, ".x", lambda: b"right") == b"right"
        path.unlink()
        (cache.directory / f"{KEY}.x").unlink()
        os.mkfifo(cache.directory / f"{KEY}.x")
        assert cache.get_or_build(KEY, ".x", lambda: b"right") == b"right"

    def test_too_open_a_directory_is_closed(self, tmp_path: Path) -> None:
        (tmp_path / "v1").mkdir()
        (tmp_path / "v1").chmod(0o777)
        assert stat.S_IMODE(Cache(tmp_path).directory.stat().st_mode) == 0o700

    def test_the_temporary_directory_goes_with_its_process_alone(self, tmp_path: Path) -> None:
        (tmp_path / "cache").write_text("")
        context = multiprocessing.get_context("spawn")
        queue = context.Queue()
        process = context.Process(target=report_directories, args=(tmp_path / "cache", queue))
        process.start()
        directory, seen_after_child = queue.get(timeout=60)
        process.join(60)
        assert seen_after_child
        assert not Path(directory).exists()


def report_directories(root: Path, queue: "multiprocessing.Queue[tuple[str, bool]]") -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        directory = Cache(root).directory
    child = os.fork()
    if child == 0:
        raise SystemExit  # runs the exit handlers of the parent's copy
    os.waitpid(child, 0)
    queue.put((str(directory), directory.exists()))
    queue.close()
    queue.join_thread()
    atexit._run_exitfuncs()  # multiprocessing leaves by os._exit


class TestSweep:
    def fill(self, cache: Cache, ages_s: list[float], size: int = 1000) -> list[Path]:
        paths = [cache.publish(bytes([n]) * size, ".bin") for n in range(len(ages_s))]
        for path, seconds in zip(paths, ages_s, strict=True):
            age(path, seconds)
        return paths

    def test_removes_the_least_recently_used(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_bytes=4500)
        old = self.fill(cache, [5000, 9000, 4000, 8000])
        new = cache.publish(b"n" * 1000, ".bin")
        cache.sweep()
        assert [p.exists() for p in old] == [True, False, True, False]
        assert new.exists()

    def test_leaves_everything_below_the_limit(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_bytes=4000)
        old = self.fill(cache, [5000, 9000, 4000, 8000])
        cache.sweep()
        assert all(p.exists() for p in old)

    def test_never_removes_what_was_just_used(self, tmp_path: Path) -> None:
        cache = Cache(tmp_path, limit_bytes=10)
        paths = self.fill(cache, [0, 100, 500, 700])
        cache.sweep()
        assert [p.exists() for p in paths] == [True, True, True, False]

    @pytest.mark.parametrize("use", ["get_or_build", "publish"])
    def test_a_hit_counts_as_use(self, tmp_path: Path, use: str) -> None:
        cache = Cache(tmp_path, limit_bytes=10)
        calls: dict[str, Callable[[], object]] = {
            "get_or_build": lambda: cache.get_or_build(KEY, ".x", lambda: PAYLOAD),
            "publish": lambda: cache.publish(PAYLOAD, ".x"),
        }
        calls[use]()
        age(only_file(cache), 5000)
        calls[use]()
        cache.sweep()
        assert only_file(cache).exists()

    def test_writing_sweeps(self, tmp_path: Path) -> None:
        old = self.fill(Cache(tmp_path), [9000] * 5)
        cache = Cache(tmp_path, limit_bytes=3000)
        cache.publish(b"new", ".bin")  # the first write of a process
        assert sum(p.exists() for p in old) == 2
        self.fill(Cache(tmp_path), [9000] * 5)
        cache.publish(b"n" * 100, ".bin")  # little was written since
        assert all(p.exists() for p in old)
        cache.publish(b"n" * 200, ".bin")
        assert sum(p.exists() for p in old) == 2

    def test_clears_what_killed_processes_left(self, cache: Cache) -> None:
        left, busy = cache.directory / ".tmp-left", cache.directory / ".tmp-busy"
        for path in (left, busy):
            path.write_bytes(b"half")
        age(left, 5000)
        cache.sweep()
        assert not left.exists()
        assert busy.exists()


class TestHousekeeping:
    def test_clearing_removes_every_file_and_says_how_much(self, cache: Cache) -> None:
        cache.publish(b"1" * 1000, ".bin")
        cache.publish(b"2" * 500, ".bin")
        assert cache.clear() == (2, 1500)
        assert cache.entries() == []
        assert cache.publish(b"1" * 1000, ".bin").is_file()

    def test_a_limit_is_kept_for_later_processes(self, tmp_path: Path) -> None:
        Cache(tmp_path / "cache").set_limit(5_000_000)
        assert Cache(tmp_path / "cache").limit_bytes == 5_000_000
        assert Cache(tmp_path / "cache", 7).limit_bytes == 7

    @pytest.mark.parametrize("text", ["", "0", "many", "-5"])
    def test_a_kept_limit_that_makes_no_sense_is_none(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "limit_bytes").write_text(text)
        assert Cache(tmp_path).limit_bytes == DEFAULT_LIMIT_BYTES

    def test_a_limit_that_cannot_be_kept_is_an_error_with_the_path(self, tmp_path: Path) -> None:
        (tmp_path / "cache").write_text("")
        with pytest.raises(EnvironmentFaultError, match="cache/limit_bytes"):
            Cache(tmp_path / "cache").set_limit(5)


class TestNoHome:
    @pytest.fixture(autouse=True)
    def _homeless(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Be a user without a home, as in containers."""
        for name in ("HOME", "XDG_CACHE_HOME", DIR_VARIABLE):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setattr(os, "getuid", lambda: 12345)
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
        cache_module._cache_at.cache_clear()
        yield
        cache_module._cache_at.cache_clear()

    def test_the_cache_is_among_the_temporary_files_which_is_said_once(self, tmp_path: Path) -> None:
        with pytest.warns(CacheWarning, match="HOME is not set, and the system knows no user 12345") as caught:
            assert default_cache().get_or_build(KEY, ".x", lambda: PAYLOAD) == PAYLOAD
            assert default_cache().get_or_build(KEY, ".x", unexpected) == PAYLOAD
        assert len(caught) == 1
        assert default_cache().directory.is_relative_to(tmp_path / "workbench-12345")

    def test_a_home_that_cannot_be_written_to(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Docker sets HOME=/ for a user that it does not know."""
        (tmp_path / "home").write_text("")
        monkeypatch.setenv("HOME", str(tmp_path / "home"))
        with pytest.warns(CacheWarning, match="workbench-12345 takes its place") as caught:
            assert default_cache().directory.is_relative_to(tmp_path / "workbench-12345")
        assert len(caught) == 1

    @pytest.mark.parametrize("path", ["~/cache", "~nobody_of_that_name/cache"])
    def test_a_path_below_an_unknown_home(self, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(DIR_VARIABLE, path)
        with pytest.raises(EnvironmentFaultError, match="write the path out"):
            default_cache()


class TestDefaultCache:
    def test_follows_the_environment(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
        monkeypatch.setenv(DIR_VARIABLE, str(tmp_path / "own"))
        assert default_cache().root == tmp_path / "own"
        monkeypatch.delenv(DIR_VARIABLE)
        assert default_cache().root == tmp_path / "xdg" / "workbench"
        monkeypatch.delenv("XDG_CACHE_HOME")
        monkeypatch.setenv("HOME", str(tmp_path))
        assert default_cache().root == tmp_path / ".cache" / "workbench"
        assert default_cache() is default_cache()

    def test_limit(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert default_cache().limit_bytes == DEFAULT_LIMIT_BYTES == 2 * 1024**3
        monkeypatch.setenv(LIMIT_VARIABLE, "1000000")
        assert default_cache().limit_bytes == 1_000_000

    @pytest.mark.parametrize("limit", ["0", "-1", "2GiB", "1.5"])
    def test_refuses_a_limit_that_is_none(self, limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(LIMIT_VARIABLE, limit)
        with pytest.raises(WorkbenchError, match=f"{LIMIT_VARIABLE} must be a positive number of bytes; got '{limit}'"):
            default_cache()
