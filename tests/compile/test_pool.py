"""Compiling in other processes gives what compiling here gives, errors too, and leaves it in the cache."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

from workbench.compile import CompileOptions, Source, compilation, pool
from workbench.compile.pool import CompilePool, examine
from workbench.core.errors import CompileError, CompilerLostError, SignatureError

SOURCE = Source.inline("__global__ void fill(float* y) { y[threadIdx.x] = VALUE; }")
OPTIONS = CompileOptions(defines={"VALUE": 1})


@pytest.fixture(scope="module")
def compilers():
    pool = CompilePool()
    yield pool
    pool.close()


def test_a_pool_finds_what_this_process_finds_and_leaves_it_in_the_cache(compilers, monkeypatch):
    found = compilers.examine(SOURCE, "fill", OPTIONS, "sm_90")

    def compile_again(self):
        raise AssertionError("compiled twice")

    monkeypatch.setattr(compilation.Compilation, "compile", compile_again)
    assert examine(SOURCE, "fill", OPTIONS, "sm_90") == found
    assert (compilers.started, len(compilers._idle)) == (1, 1)
    assert compilers.spent_s > 0


def test_an_error_comes_back_as_it_is_raised_here(compilers):
    options = CompileOptions(defines={"VALUE": "nothing"})
    with pytest.raises(CompileError) as here:
        examine(SOURCE, "fill", options, "sm_90")
    with pytest.raises(CompileError) as there:
        compilers.examine(SOURCE, "fill", options, "sm_90")
    assert str(there.value) == str(here.value)
    assert there.value.diagnostics == here.value.diagnostics
    with pytest.raises(SignatureError, match="fil"):
        compilers.examine(SOURCE, "fil", OPTIONS, "sm_90")
    assert compilers.started == 1


def test_two_callers_have_a_process_each(compilers):
    options = [CompileOptions(defines={"VALUE": value}) for value in (2, 3)]
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda one: compilers.examine(SOURCE, "fill", one, "sm_90"), options))
    assert found == [examine(SOURCE, "fill", one, "sm_90") for one in options]
    assert 1 <= compilers.started <= 2


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("import os; os.abort()", "the compiler's process ended, killed by SIGABRT"),
        ("import time; time.sleep(60)", "the compiler did not end within 0.2 s; killed"),
    ],
)
def test_compilers_that_crash_or_hang_are_lost_and_refuse_nothing(monkeypatch, command, message):
    monkeypatch.setattr(pool, "_COMMAND", command)
    monkeypatch.setattr(pool, "LIMIT_S", 60.0 if "abort" in command else 0.2)
    compilers = CompilePool()
    with pytest.raises(CompilerLostError, match=f"{message}.*; so did another before it") as lost:
        compilers.examine(SOURCE, "fill", OPTIONS, "sm_90")
    assert [message in attempt for attempt in lost.value.attempts] == [True, True]
    assert (compilers._idle, compilers.started) == ([], 2)


@pytest.mark.parametrize(
    "last_act",
    [
        "os.kill(os.getpid(), 9)",
        "raise MemoryError",  # what is not ours
        "pool.examine = lambda *task: (_ for _ in ()).throw(CompilerLostError('NVRTC was killed'))",
    ],
)
def test_a_lost_compiler_is_replaced_once(monkeypatch, tmp_path, last_act):
    first = f"""
import os, pathlib
from workbench.compile import pool
from workbench.core.errors import CompilerLostError
marker = pathlib.Path({str(tmp_path / "began")!r})
if not marker.exists():
    marker.touch()
    {last_act}
pool.serve(DESCRIPTOR)
"""
    monkeypatch.setattr(
        pool, "_COMMAND", first.replace("{", "{{").replace("}", "}}").replace("DESCRIPTOR", "{descriptor}")
    )
    compilers = CompilePool()
    assert compilers.examine(SOURCE, "fill", OPTIONS, "sm_90").registers > 0
    assert compilers.started == 2
    compilers.close()


def test_options_travel_whole():
    options = CompileOptions("sm_90a", {"N": 4}, ["/headers"], "c++20", True, True, 64, ("-G",))
    again = pickle.loads(pickle.dumps(options))
    assert again == options
    assert again.flags == options.flags
