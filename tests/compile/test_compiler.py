"""NVRTC's processes: they are kept, may die, and end with whoever started them."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from workbench.compile import CompileOptions, Source, binding, compile_cubin, compile_ptx, toolchain
from workbench.compile.compiler import (
    LIMIT_BYTES_VARIABLE,
    LIMIT_S_VARIABLE,
    CompilerDiedError,
    Compilers,
    Job,
    KilledError,
    Limits,
)
from workbench.core.errors import CompileError, CompilerLostError, EnvironmentFaultError, WorkbenchError
from workbench.core.process import Peer

KERNEL = 'extern "C" __global__ void k(float* x) { *x = 1; }'
# NVRTC 13.0 crashes on the first once it is asked for f<float>, and never ends on the second.
CRASHES = "template <typenam T> __global__ void f(T* y) { y[0] = 1; }"
HANGS = """template <class T, int N = 0> struct A { typename A<T, 2 * N>::t a; typename A<T, 2 * N + 1>::t b; };
__global__ void f(int* y) { A<int> z; y[0] = 1; }"""


def job(text: str = KERNEL, *names: str) -> Job:
    return Job(text, "k.cu", ("-arch=compute_90",), {}, names)


@pytest.fixture
def compilers() -> Iterator[Compilers]:
    own = Compilers(toolchain._library())
    yield own
    own.close()


def _ids(compilers: Compilers) -> list[int]:
    return [process._process.pid for process in compilers._idle]


def _has_ended(process_id: int, within_s: float = 10.0) -> bool:
    """Whether a process ends in time; one that nobody waits for is a zombie."""
    until = time.monotonic() + within_s
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.02)
    return False


def test_a_process_is_kept(compilers: Compilers) -> None:
    assert compilers.run(job()).ptx.startswith(b"//")
    first = _ids(compilers)
    assert compilers.run(job("nonsense")).status == "NVRTC_ERROR_COMPILATION"
    assert compilers.run(job(KERNEL, "k")).lowered == {"k": "k"}
    assert _ids(compilers) == first


def test_a_crash_is_that_job_s_alone(compilers: Compilers) -> None:
    with pytest.raises(CompilerDiedError, match=r"^crashed \(SIGSEGV\)$"):
        compilers.run(job(CRASHES, "f<float>"))
    assert compilers.run(job()).status == ""


@pytest.mark.parametrize("option", ["-G", "--device-debug", "-Ofc=max", "--Ofast-compile=mid"])
def test_a_build_without_optimisation_is_the_last_of_its_process(compilers: Compilers, option: str) -> None:
    compilers.run(job())
    assert _ids(compilers)
    unoptimized = job()
    assert compilers.run(replace(unoptimized, flags=(*unoptimized.flags, option))).ptx
    assert not _ids(compilers)


def test_ptx_does_not_depend_on_what_was_compiled_before(compilers: Compilers) -> None:
    """NVRTC 13.0 copies this kernel's struct parameter to local memory after a build with -G in the same process."""
    source = Path(__file__).parents[2] / "kernels_cu" / "conv_transpose2d" / "v7_implicit_gemm.cu"
    directories = (source.parent, *toolchain.header_dirs())
    flags = ("-arch=compute_80", "-std=c++17", *(f"-I{directory}" for directory in directories))
    large = Job(source.read_text(), source.name, flags, {})
    fresh = compilers.run(large)
    assert not fresh.status
    unoptimized = job()
    compilers.run(replace(unoptimized, flags=(*unoptimized.flags, "--device-debug")))
    assert compilers.run(large) == fresh


def test_a_process_that_was_killed_is_replaced(compilers: Compilers) -> None:
    compilers.run(job())
    (first,) = _ids(compilers)
    os.kill(first, signal.SIGKILL)
    assert _has_ended(first)
    assert compilers.run(job()).status == ""
    assert _ids(compilers) != [first]


def test_a_killed_compiler_is_a_fault_of_the_machine_and_not_of_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> None:
        raise KilledError("was killed (SIGKILL: perhaps the system ran out of memory)")

    monkeypatch.setattr(Compilers, "run", run)
    with pytest.raises(EnvironmentFaultError, match=r"<source>: NVRTC was killed .*; end other work") as caught:
        compile_ptx(Source.inline(KERNEL + "// killed"), CompileOptions())
    assert isinstance(caught.value, CompilerLostError)  # which a sweep knows how to try again


def test_a_compiler_that_cannot_be_started_is_a_fault_of_the_machine(
    compilers: Compilers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    for start in (lambda: compilers.run(job()), lambda: Peer("pass")):
        with pytest.raises(EnvironmentFaultError, match=r"starts no more processes or threads; .*ulimit -u"):
            start()


def test_memory_is_bounded(compilers: Compilers, monkeypatch: pytest.MonkeyPatch) -> None:
    macros = [f"#define A{i + 1} A{i},A{i},A{i},A{i}" for i in range(11)]
    text = "\n".join(["#define A0 1,1,1,1", *macros, "__device__ int x[] = { A11 };"])
    assert "out of memory" in compilers.run(job(text), Limits(60, 256 << 20)).log
    assert _ids(compilers) == []
    monkeypatch.setenv(LIMIT_BYTES_VARIABLE, str(256 << 20))
    with pytest.raises(CompileError, match=rf"out of memory\n  {LIMIT_BYTES_VARIABLE} sets the limit"):
        compile_ptx(Source.inline(text), CompileOptions())


def test_threads_that_compile_at_once_have_a_process_each(compilers: Compilers) -> None:
    outcomes = {}
    both = threading.Barrier(2)

    def compile_one(i: int) -> None:
        both.wait()
        outcomes[i] = compilers.run(job(f'extern "C" __global__ void k{i}(float* x) {{ *x = {i}; }}')).ptx

    threads = [threading.Thread(target=compile_one, args=(i,)) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [f".entry k{i}(".encode() in outcomes[i] for i in range(2)] == [True, True]
    assert compilers.run(job()).status == ""


def test_a_fork_leaves_its_parent_s_process_alone(compilers: Compilers) -> None:
    compilers.run(job())
    ours = _ids(compilers)
    child = os.fork()
    if not child:
        ended = not compilers.run(job()).status and _ids(compilers) != ours
        compilers.close()
        os._exit(0 if ended else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert compilers.run(job()).status == ""
    assert _ids(compilers) == ours


def test_a_process_ends_with_its_parent_however_busy() -> None:
    program = f"""
        from workbench.compile import toolchain
        from workbench.compile.compiler import Compilers, Job
        import os, threading, time
        compilers = Compilers(toolchain._library())
        compilers.run(Job({KERNEL!r}, "k.cu", (), {{}}))
        print(compilers._idle[0]._process.pid, flush=True)
        threading.Thread(target=compilers.run, args=(Job({HANGS!r}, "k.cu", (), {{}}),)).start()
        time.sleep(0.2)
        os.kill(os.getpid(), 9)
    """
    ended = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], stdout=subprocess.PIPE, check=False)
    assert ended.returncode == -signal.SIGKILL
    assert _has_ended(int(ended.stdout))


@pytest.mark.parametrize("variable", [LIMIT_S_VARIABLE, LIMIT_BYTES_VARIABLE])
def test_limits_come_from_the_environment(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Limits.of_environment() == Limits(60, 8 << 30)
    monkeypatch.setenv(variable, "77")
    assert 77 in vars(Limits.of_environment()).values()
    monkeypatch.setenv(variable, "-1")
    with pytest.raises(WorkbenchError, match=rf"{variable} must be a positive whole number; got '-1'"):
        Limits.of_environment()


class TestOfASource:
    """A compiler that dies is a `CompileError`, which says what is wrong with the source where NVRTC can tell."""

    @pytest.mark.parametrize(
        ("text", "place"),
        [
            (CRASHES, '11: error: identifier "typenam" is undefined'),
            ("template <class T> __global__ void f(Foo<T>* y) {}", '38: error: identifier "Foo" is undefined'),
            ("template <class T> __global__ void f(flaot* y) {}", '38: error: identifier "flaot" is undefined'),
            (
                "template <class T> __global__ void f(a::B<T> y) {}",
                '38: error: name followed by "::" must be a',
            ),
            ("template <class T> concept C = true; template <C T> __global__ void f(T* y) {}", "20: error: identifier"),
        ],
    )
    def test_a_crash_shows_what_is_wrong(self, text: str, place: str) -> None:
        for compile_it in (compile_ptx, compile_cubin):
            with pytest.raises(CompileError) as caught:
                compile_it(Source.inline(text), CompileOptions(), ("f<float>",))
            assert f"<source>:1:{place}" in str(caught.value)
            assert "     |  " in str(caught.value)
            assert all(d.line for d in caught.value.diagnostics)

    def test_a_hang_says_what_it_was(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(LIMIT_S_VARIABLE, "1")
        reason = rf"took more than 1 s of processor time \({LIMIT_S_VARIABLE} sets the limit\)"
        text = HANGS.replace("__global__", "template <class T> __global__").replace("A<int> z", "A<T> z")
        with pytest.raises(CompileError, match=rf"{reason} on f<int>; without that name, the source compiles$"):
            compile_ptx(Source.inline(text), CompileOptions(), ("f<int>",))


@pytest.mark.slow
class TestPrecompiledHeaders:
    """Headers that program after program begins with are compiled once in a process, and change nothing."""

    HEADERS = {"first.h": "template <class T> __device__ T twice(T x) { return 2 * x; }\n"}  # noqa: RUF012

    def request(self, number: int, prefix: str = "#include <first.h>\n", **other: object) -> dict[str, object]:
        text = f"// {number}\n#include <first.h>\n#ifndef N\n#define N 1\n#endif\n"
        text += f"__global__ void k(float* x) {{ *x = twice(*x + {number}) + N; }}"
        wanted = {"text": text, "name": "k.cu", "flags": ["-arch=sm_90", "-lineinfo"], "headers": self.HEADERS}
        return {**wanted, "names": ["k"], "wants_cubin": True, "prefix": prefix, **other}

    @pytest.fixture(autouse=True)
    def builtins(self):
        binding.load_builtins(toolchain._library())

    @pytest.fixture
    def headers(self, tmp_path):
        return binding.PrecompiledHeaders(toolchain.load_nvrtc(), str(tmp_path / "scratch"))

    def test_the_third_program_finds_them_compiled_and_is_the_same(self, headers, tmp_path):
        for number in range(4):
            plain = binding.compile_program(toolchain.load_nvrtc(), self.request(number))
            assert not plain["status"]
            assert headers.compile(self.request(number)) == plain
            headers.prepare(self.request(number))
            assert len(headers._files) == (number >= 1)
        assert not list(tmp_path.iterdir())

    def test_an_error_is_the_same(self, headers):
        for number in range(2):
            headers.prepare(self.request(number))
        wrong = self.request(0, text="#include <first.h>\n__global__ void k(float* x) { *x = thrice(*x); }")
        plain = binding.compile_program(toolchain.load_nvrtc(), wrong)
        assert len(headers._files) == 1
        assert 'identifier "thrice" is undefined' in str(plain["log"])
        assert headers.compile(wrong) == plain

    @pytest.mark.slow
    def test_other_options_and_other_headers_have_their_own(self, headers):
        for number in range(2):
            headers.prepare(self.request(number))
        changed = {"first.h": self.HEADERS["first.h"].replace("2 * x", "3 * x")}
        for other in ({"headers": changed}, {"flags": ["-arch=sm_90", "-DN=5"]}):
            request = self.request(1, **other)
            assert headers.compile(request) == binding.compile_program(toolchain.load_nvrtc(), request)
        for number in range(3):
            request = self.request(1, flags=["-arch=sm_90", f"-DN={number}"])
            headers.prepare(request)
            headers.prepare(request)
        assert len(headers._files) == binding._MOST_PRECOMPILED

    def test_what_nvrtc_does_not_take_is_done_without(self, headers):
        for number in range(2):
            headers.prepare(self.request(number))
        (key,) = headers._files
        other = self.request(1, headers={"first.h": "#define ODD\n" + self.HEADERS["first.h"]}, flags=["-arch=sm_80"])
        headers._files[headers._key(other)] = headers._files.pop(key)  # as if these were its own
        assert headers.compile(other) == binding.compile_program(toolchain.load_nvrtc(), other)
        assert not headers._files

    @pytest.mark.slow
    @pytest.mark.parametrize("directory", ["", "/proc/none/scratch"])
    def test_without_a_place_there_are_none(self, directory):
        headers = binding.PrecompiledHeaders(toolchain.load_nvrtc(), directory)
        for number in range(3):
            assert not headers.compile(self.request(number))["status"]
            headers.prepare(self.request(number))
        assert not headers._files
