"""Sources: files and texts, and what no compiler takes."""

import os
from pathlib import Path

import pytest

from workbench.compile import CompileOptions, Source, compile_cubin, compile_ptx, included_files
from workbench.core.errors import EnvironmentFaultError, WorkbenchError

COPY = 'extern "C" __global__ void copy(const float* x, float* y) { y[0] = x[0]; }\n'


def test_reading_keeps_the_users_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "k.cu").write_text(COPY)
    monkeypatch.chdir(tmp_path)
    source = Source.read("k.cu")
    assert source.name == "k.cu"
    assert source.program_name == str(tmp_path / "k.cu")
    assert not source.is_ptx


def test_a_missing_file() -> None:
    with pytest.raises(WorkbenchError, match=r"cannot read kernel source no/such\.cu: No such file"):
        Source.read("no/such.cu")


def test_another_encoding(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_bytes(b"// caf\xe9\n")
    assert Source.read(tmp_path / "k.cu").text == "// caf\xe9\n"
    (tmp_path / "wide.cu").write_bytes("// caf\xe9\n".encode("utf-16"))
    with pytest.raises(WorkbenchError, match=r"not UTF-8 \(byte 0\)"):
        Source.read(tmp_path / "wide.cu")


def test_a_fifo_a_device_or_a_directory_is_an_error_at_once(tmp_path: Path) -> None:
    """A FIFO would keep its reader waiting for ever."""
    os.mkfifo(tmp_path / "fifo.cu")
    (tmp_path / "device.cu").symlink_to("/dev/null")
    (tmp_path / "folder.cu").mkdir()
    for name, cause in (("fifo", "a FIFO"), ("device", "a device"), ("folder", "is a directory")):
        with pytest.raises(EnvironmentFaultError, match=rf"cannot read kernel source .*{name}\.cu: .*{cause}"):
            Source.read(tmp_path / f"{name}.cu")


def test_a_fifo_that_is_included_is_an_error_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo.h")
    (tmp_path / "k.cu").write_text('#include "fifo.h"\n' + COPY)
    with pytest.raises(EnvironmentFaultError, match=r"cannot read the included file .*fifo\.h: it is a FIFO"):
        compile_ptx(Source.read(tmp_path / "k.cu"), CompileOptions())


def test_a_link_to_a_file_is_the_file(tmp_path: Path) -> None:
    (tmp_path / "real.cu").write_text(COPY)
    (tmp_path / "link.cu").symlink_to("real.cu")
    assert Source.read(tmp_path / "link.cu").text == COPY


@pytest.mark.parametrize("name", ['a"b.cu', "a\nb.cu", os.fsdecode(b"a\xffb.cu")])
def test_a_path_that_the_line_table_cannot_hold_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(COPY)
    with pytest.raises(WorkbenchError, match="which the compiler does not take in a path: rename it") as found:
        Source.read(tmp_path / name)
    assert str(found.value).isprintable()
    (tmp_path / "k.cu").write_text(COPY)
    (tmp_path / f"folder {name}").mkdir()
    with pytest.raises(WorkbenchError, match="the path of include directory"):
        compile_ptx(Source.read(tmp_path / "k.cu"), CompileOptions(include_dirs=(tmp_path / f"folder {name}",)))


@pytest.mark.parametrize("name", ["größe.cu", "a'b c.cu", "核.cu", "a\\b.cu", "$(x)%s.cu"])
def test_other_paths_are_in_the_line_table_as_they_are(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(COPY)
    text = compile_ptx(Source.read(tmp_path / name), CompileOptions()).text
    assert f'.file\t1 "{tmp_path}/{name}"' in text.replace("\\\\", "\\")


def test_ptx_is_told_by_suffix_or_by_its_first_directive(tmp_path: Path) -> None:
    ptx = compile_ptx(Source.inline(COPY), CompileOptions()).text
    (tmp_path / "k.ptx").write_text(ptx)
    assert Source.inline(ptx).is_ptx
    assert Source.read(tmp_path / "k.ptx").is_ptx
    assert not Source.inline("").is_ptx


def test_ptx_passes_through() -> None:
    ptx = compile_ptx(Source.inline(COPY), CompileOptions()).text
    for compiled in (
        compile_ptx(Source.inline(ptx), CompileOptions(), ("copy",)),
        compile_cubin(Source.inline(ptx), CompileOptions(), ("copy",)),
    ):
        assert compiled.text == ptx
        assert compiled.lowered == {"copy": "copy"}
        assert compiled.path.suffix == ".ptx"
        assert compiled.path.read_text() == ptx
    assert included_files(Source.inline(ptx), CompileOptions()).files == ()
