"""An edited file is new code at the next call, whatever the edit looks like to the file system."""

import os
import re
import threading

import pytest
import torch

import workbench as wb
from workbench.kernel import watch
from workbench.kernel.watch import Watch

KERNEL = 'extern "C" __global__ void f(int* y, int n) { if (threadIdx.x < n) y[threadIdx.x] = VALUE; }\n'


@pytest.fixture
def seen(monkeypatch):
    """PTX of every program that is loaded."""
    texts = []

    class Program:
        @classmethod
        def load(cls, ptx, entry):
            texts.append(ptx)
            return cls()

        def launch(self, arguments, config):
            pass

    monkeypatch.setattr("workbench.kernel.emulator_target.Program", Program)
    return texts


LATER_NS = 2**62
"""A time at which every file has changed long ago."""


def stored(ptx):
    """The number that the kernel stores."""
    return int(re.search(r"\b(10\d\d);", ptx)[1])


def call(kernel):
    kernel[1, 32](torch.empty(32, dtype=torch.int32), 32)


def test_an_edit_is_seen(tmp_path, seen):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    call(kernel)
    path.write_text(KERNEL.replace("VALUE", "1002"))
    call(kernel)
    assert [stored(ptx) for ptx in seen] == [1001, 1002]


def test_edits_within_one_tick_of_the_clock_are_seen(tmp_path, seen):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1000"))
    kernel = wb.load(str(path), "f")
    for value in range(10):
        path.write_text(KERNEL.replace("VALUE", f"{1000 + value}"))
        call(kernel)
    assert [stored(ptx) for ptx in seen] == list(range(1000, 1010))


def test_nothing_is_compiled_twice(tmp_path, seen):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    for _ in range(3):
        call(kernel)
    os.utime(path)
    call(kernel)
    assert len(seen) == 1


def test_an_edited_include_is_seen(tmp_path, seen):
    (tmp_path / "f.cu").write_text('#include "value.cuh"\n' + KERNEL)
    header = tmp_path / "value.cuh"
    header.write_text('#include "deeper.cuh"\n')
    deeper = tmp_path / "deeper.cuh"
    deeper.write_text("#define VALUE 1001\n")
    kernel = wb.load(tmp_path / "f.cu", "f")
    call(kernel)
    deeper.write_text("#define VALUE 1002\n")
    call(kernel)
    header.write_text("#define VALUE 1003\n")
    call(kernel)
    assert [stored(ptx) for ptx in seen] == [1001, 1002, 1003]


def test_an_include_of_inline_source_is_seen(tmp_path, seen):
    header = tmp_path / "value.cuh"
    header.write_text("#define VALUE 1001\n")
    kernel = wb.load("#include <value.cuh>\n" + KERNEL, "f", include_dirs=[tmp_path])
    call(kernel)
    header.write_text("#define VALUE 1002\n")
    call(kernel)
    assert [stored(ptx) for ptx in seen] == [1001, 1002]


def test_an_include_named_by_a_macro_is_seen(tmp_path, seen):
    (tmp_path / "f.cu").write_text("#include HEADER\n" + KERNEL)
    header = tmp_path / "value.cuh"
    header.write_text("#define VALUE 1001\n")
    kernel = wb.load(tmp_path / "f.cu", "f", defines={"HEADER": '"value.cuh"'})
    call(kernel)
    header.write_text("#define VALUE 1002\n")
    call(kernel)
    assert stored(seen[-1]) == 1002


def test_a_changed_signature_is_checked_anew(tmp_path, seen):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    call(kernel)
    path.write_text('extern "C" __global__ void f(double* y) {}\n')
    with pytest.raises(wb.LaunchError, match=r"takes 1 arguments, f\(double\* y\); got 2"):
        call(kernel)


def test_a_broken_edit_is_an_error_until_it_is_mended(tmp_path, seen):
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
    call(kernel)
    assert stored(seen[-1]) == 1002


def test_threads_share_one_build(tmp_path, seen):
    path = tmp_path / "f.cu"
    path.write_text(KERNEL.replace("VALUE", "1001"))
    kernel = wb.load(path, "f")
    call(kernel)
    threads = [threading.Thread(target=call, args=(kernel,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 1


class TestWatch:
    def test_an_untouched_file_is_fresh(self, tmp_path):
        path = tmp_path / "a"
        path.write_text("a")
        assert not Watch([str(path)], LATER_NS).is_stale()

    @pytest.mark.parametrize("edit", ["rewrite", "same_size_and_time", "replace", "delete"])
    def test_every_edit_is_noticed(self, tmp_path, edit):
        path = tmp_path / "a"
        path.write_text("a")
        status = path.stat()
        seen = Watch([str(path)], LATER_NS)
        match edit:
            case "rewrite":
                path.write_text("bb")
            case "same_size_and_time":
                while path.stat().st_ctime_ns == status.st_ctime_ns:
                    path.write_text("b")
                    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
            case "replace":
                other = tmp_path / "b"
                other.write_text("b")
                other.replace(path)
            case "delete":
                path.unlink()
        assert seen.is_stale()

    def test_a_file_that_appears_is_noticed(self, tmp_path):
        seen = Watch([str(tmp_path / "a")], LATER_NS)
        assert not seen.is_stale()
        (tmp_path / "a").write_text("a")
        assert seen.is_stale()

    def test_a_young_file_is_never_trusted(self, tmp_path):
        path = tmp_path / "a"
        path.write_text("a")
        changed_ns = path.stat().st_ctime_ns
        assert Watch([str(path)], changed_ns + watch.SETTLING_NS).is_stale()
        assert not Watch([str(path)], changed_ns + watch.SETTLING_NS + 1).is_stale()

    def test_an_incomplete_list_is_never_trusted(self):
        assert Watch([], LATER_NS, complete=False).is_stale()
