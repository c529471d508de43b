"""The compiler's C interface: what it returns, what it refuses, that a program is always let go."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from workbench.compile import binding, toolchain
from workbench.compile.binding import Nvrtc, NvrtcError, load_builtins

TEXT = '#include "two.h"\ntemplate <typename T> __global__ void scale(T* x) { x[threadIdx.x] *= TWO; }'


@pytest.fixture
def nvrtc() -> Nvrtc:
    load_builtins(toolchain._library())
    return toolchain.load_nvrtc()


def test_a_program_becomes_ptx_and_machine_code(nvrtc: Nvrtc) -> None:
    arch = f"sm_{nvrtc.supported_archs()[0]}"
    with nvrtc.program(TEXT, "scale.cu", {"two.h": "#define TWO 2"}) as program:
        program.add_name("scale<float>")
        program.compile([f"-arch={arch}"])
        assert program.lowered_name("scale<float>") == "_Z5scaleIfEvPT_"
        assert program.log() == ""
        assert program.ptx().startswith(b"//")
        assert f".target {arch}".encode() in program.ptx()
        assert not program.ptx().endswith(b"\0")
        assert program.cubin()[:4] == b"\x7fELF"


def test_a_refused_source_leaves_its_reasons_in_the_log(nvrtc: Nvrtc) -> None:
    with nvrtc.program("int f() { return nothing; }", "wrong.cu", {}) as program:
        with pytest.raises(NvrtcError, match=r"^NVRTC_ERROR_COMPILATION$"):
            program.compile([])
        assert 'wrong.cu(1): error: identifier "nothing" is undefined' in program.log()
        assert program.ptx() == b""


def test_an_unknown_option_is_refused_by_name(nvrtc: Nvrtc) -> None:
    with nvrtc.program("", "empty.cu", {}) as program, pytest.raises(NvrtcError, match="NVRTC_ERROR_INVALID_OPTION"):
        program.compile(["--no-such-option"])


def test_a_program_is_let_go_after_an_error(nvrtc: Nvrtc, monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    call = Nvrtc.call

    def count(self: Nvrtc, name: str, *arguments: object) -> None:
        called.append(name)
        call(self, name, *arguments)

    monkeypatch.setattr(Nvrtc, "call", count)
    with pytest.raises(KeyError), nvrtc.program("", "empty.cu", {}):
        raise KeyError
    assert called == ["nvrtcCreateProgram", "nvrtcDestroyProgram"]


def test_a_library_that_is_not_there_is_an_os_error() -> None:
    with pytest.raises(OSError, match=r"libnothing\.so"):
        Nvrtc("libnothing.so")


def test_its_built_in_functions_are_there(nvrtc: Nvrtc) -> None:
    assert nvrtc.version() > (12, 0)
    assert "libnvrtc-builtins" in Path("/proc/self/maps").read_text()


@pytest.fixture
def channels():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def test_a_reply_comes_back(channels):
    reply = {"status": "", "log": "ü", "ptx": b"\0", "cubin": b"", "lowered": {"f<int>": "_Z1fIiEvv", "g": "g"}}
    binding.send_reply(channels[1], reply)
    assert binding.receive_reply(channels[0]) == reply


@pytest.mark.parametrize("numbers", [[3], [5, 0, 0, 0, 0, 0], [1 << 20], [4, 1 << 40, 0, 0, 0]])
def test_what_is_no_reply_is_the_end_of_a_compiler(channels, numbers):
    channels[1].sendall(b"".join(number.to_bytes(8, "little") for number in numbers))
    channels[1].shutdown(socket.SHUT_WR)
    with pytest.raises(EOFError):
        binding.receive_reply(channels[0])
