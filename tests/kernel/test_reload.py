"""An edited file is new code at the next call, whatever the edit looks like to the file system."""

import os
import threading
import time

import pytest
import torch

import workbench as wb
from workbench.emulator import Program
from workbench.kernel.watch import SETTLING_NS

pytestmark = pytest.mark.no_cover

KERNEL = 'extern "C" __global__ void f(int* y, int n) { if (threadIdx.x < n) y[threadIdx.x] = VALUE; }\n'


def call(kernel):
    """Run the kernel on the emulator and return what it stores."""
    y = torch.zeros(32, dtype=torch.int32)
    kernel[1, 32](y, 32)
    assert (y == y[0]).all()
    return y[0].item()


@pytest.fixture
def loaded(monkeypatch):
    """Every program that the emulator makes."""
    programs = []
    make = Program.__init__

    def keep(program, *kernel):
        programs.append(program)
        make(program, *kernel)

    monkeypatch.setattr(Program, "__init__", keep)
    return programs


def test_an_edit_is_seen(tmp_path):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    assert call(kernel) == 1001
    path.write_text(KERNEL.replace("VALUE", "1002"))
    assert call(kernel) == 1002


def test_edits_within_one_tick_of_the_clock_are_seen(tmp_path):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1000"))
    kernel = wb.load(str(path), "f")
    for value in range(10):
        path.write_text(KERNEL.replace("VALUE", f"{1000 + value}"))
        assert call(kernel) == 1000 + value


def test_nothing_is_compiled_twice(tmp_path, loaded):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    for _ in range(3):
        call(kernel)
    os.utime(path)
    call(kernel)
    assert len(loaded) == 1


def test_an_edited_include_is_seen(tmp_path):
    (tmp_path / "f.cu").write_text('#include "value.cuh"\n' + KERNEL)
    header = tmp_path / "value.cuh"
    header.write_text('#include "deeper.cuh"\n')
    deeper = tmp_path / "deeper.cuh"
    deeper.write_text("#define VALUE 1001\n")
    kernel = wb.load(tmp_path / "f.cu", "f")
    assert call(kernel) == 1001
    deeper.write_text("#define VALUE 1002\n")
    assert call(kernel) == 1002
    header.write_text("#define VALUE 1003\n")
    assert call(kernel) == 1003


def test_an_include_of_inline_source_is_seen(tmp_path):
    header = tmp_path / "value.cuh"
    header.write_text("#define VALUE 1001\n")
    kernel = wb.load("#include <value.cuh>\n" + KERNEL, "f", include_dirs=[tmp_path])
    assert call(kernel) == 1001
    header.write_text("#define VALUE 1002\n")
    assert call(kernel) == 1002


def test_an_include_named_by_a_macro_is_seen(tmp_path):
    (tmp_path / "f.cu").write_text("#include HEADER\n" + KERNEL)
    header = tmp_path / "value.cuh"
    header.write_text("#define VALUE 1001\n")
    kernel = wb.load(tmp_path / "f.cu", "f", defines={"HEADER": '"value.cuh"'})
    assert call(kernel) == 1001
    header.write_text("#define VALUE 1002\n")
    assert call(kernel) == 1002


def test_edits_of_a_trusted_file_within_one_tick_are_seen(tmp_path):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1000"))
    kernel = wb.load(path, "f")
    time.sleep(2 * SETTLING_NS / 1e9)
    for value in (1000, 1000, 1001, 1002):
        path.write_text(KERNEL.replace("VALUE", f"{value}"))
        assert call(kernel) == value


def test_a_new_file_that_shadows_an_include_is_seen(tmp_path):
    first, second = tmp_path / "not_yet", tmp_path / "second"
    second.mkdir()
    (second / "value.cuh").write_text("#define VALUE 1001\n")
    kernel = wb.load("#include <value.cuh>\n" + KERNEL, "f", include_dirs=[first, second])
    time.sleep(2 * SETTLING_NS / 1e9)
    for _ in range(3):
        assert call(kernel) == 1001
    first.mkdir()
    (first / "value.cuh").write_text("#define VALUE 1002\n")
    assert call(kernel) == 1002


def test_a_changed_signature_is_checked_anew(tmp_path):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    call(kernel)
    path.write_text('extern "C" __global__ void f(double* y) {}\n')
    with pytest.raises(wb.LaunchError, match=r"takes 1 arguments, f\(double\* y\); got 2"):
        call(kernel)


def test_a_broken_edit_is_an_error_until_it_is_mended(tmp_path):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    call(kernel)
    path.write_text(KERNEL)
    for _ in range(2):
        with pytest.raises(wb.CompileError, match="VALUE"):
            call(kernel)
    path.unlink()
    with pytest.raises(wb.WorkbenchError, match="cannot read kernel source"):
        call(kernel)
    path.write_text(KERNEL.replace("VALUE", "1002"))
    assert call(kernel) == 1002


def test_threads_share_one_build(tmp_path, loaded):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    call(kernel)
    threads = [threading.Thread(target=call, args=(kernel,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(loaded) == 1
