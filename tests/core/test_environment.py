"""Errors of other libraries become ours: with the path, the cause, the cure."""

from __future__ import annotations

import errno
import os
import pickle
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import workbench as wb
from workbench.core.environment import fault, guard, spell, translate


def caught(error: BaseException, path: str = "") -> wb.EnvironmentFaultError:
    with pytest.raises(wb.EnvironmentFaultError) as found, guard("write the table", path):
        raise error
    return found.value


class TestGuard:
    def test_a_full_disk_tells_path_cause_and_cure(self) -> None:
        error = caught(OSError(errno.ENOSPC, "No space left on device", "rows.csv"))
        assert (error.path, error.cause) == ("rows.csv", "the disk is full")
        assert str(error).startswith("cannot write the table rows.csv: the disk is full; free some space")
        assert isinstance(error.__cause__, OSError)

    def test_the_callers_path_goes_before_the_errors(self) -> None:
        assert caught(OSError(errno.EFBIG, "File too large", "/elsewhere/.tmp-1"), "rows.csv").path == "rows.csv"

    def test_an_error_that_the_table_lacks_keeps_the_systems_words(self) -> None:
        assert "Exec format error" in str(caught(OSError(errno.ENOEXEC, "Exec format error")))

    def test_an_error_without_a_number_keeps_its_words(self) -> None:
        assert str(caught(OSError("odd"))) == "cannot write the table: odd"
        assert str(caught(TimeoutError())) == "cannot write the table: TimeoutError"

    def test_memory(self) -> None:
        assert "not enough memory" in str(caught(MemoryError()))

    def test_errors_of_ours_and_of_programs_pass_through(self) -> None:
        for error in (wb.CompileError("no"), ValueError("no")):
            with pytest.raises(type(error)) as found, guard("write"):
                raise error
            assert found.value is error

    def test_of_guards_within_guards_the_inner_tells(self) -> None:
        with pytest.raises(wb.EnvironmentFaultError, match="cannot read b"), guard("write a"), guard("read b"):
            raise FileNotFoundError(errno.ENOENT, "no")


class TestSqlite:
    def test_what_is_no_database(self, tmp_path: Path) -> None:
        path = tmp_path / "rows.sqlite"
        path.write_text("not a database, but as long as the header of one " * 20)
        with pytest.raises(wb.EnvironmentFaultError, match="not a database") as found, guard("open the store", path):
            sqlite3.connect(path).execute("SELECT * FROM results")
        assert found.value.path == str(path)

    def test_a_locked_one(self, tmp_path: Path) -> None:
        path = tmp_path / "rows.sqlite"
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        with pytest.raises(wb.EnvironmentFaultError, match="another process holds"), guard("open the store", path):
            sqlite3.connect(path, timeout=0).execute("SELECT * FROM results")
        holder.close()

    def test_a_mistake_of_the_caller_is_none_of_the_environment(self) -> None:
        database = sqlite3.connect(":memory:")
        database.close()
        with pytest.raises(sqlite3.ProgrammingError), guard("open the store"):
            database.execute("SELECT 1")


def test_what_nobody_knows_is_left_out() -> None:
    with pytest.raises(wb.EnvironmentFaultError, match=r"^the disk is full; free"), guard(""):
        raise OSError(errno.ENOSPC, "No space left on device")
    with pytest.raises(wb.EnvironmentFaultError, match=r"^rows.csv: the disk is full; free"), guard(""):
        raise OSError(errno.ENOSPC, "No space left on device", "rows.csv")


def test_it_travels_between_processes() -> None:
    error = fault("write the table", "the disk is full", "free some space", "rows.csv")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.path, again.cause, again.cure) == (str(error), error.path, error.cause, error.cure)


def test_a_missing_dependency_is_of_the_environment() -> None:
    assert issubclass(wb.MissingDependencyError, wb.EnvironmentFaultError)


def test_every_error_of_the_system_has_a_cause() -> None:
    for code in errno.errorcode:
        error = translate(OSError(code, os.strerror(code)), "write")
        assert error is not None
        assert error.cause


@pytest.mark.parametrize("strange", ["a\nb", "a\udcffb", "a\x1b[2Jb"])
def test_a_path_stays_on_its_line(strange: str) -> None:
    assert spell(strange).isprintable()
    assert str(fault("read", "no", "yes", strange)).isprintable()


def test_cores_are_those_that_the_process_may_run_on() -> None:
    code = (
        "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}); "
        "from workbench.core.environment import cores; print(cores())"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "1\n"
