"""printf in a kernel."""

import contextlib
import io
import threading

import numpy as np
import pytest
import torch

import workbench as wb
from tests.emulator.harness import cuda
from workbench.core.errors import KernelTrapError
from workbench.emulator.run.printing import Printout


def printed(body: str, capsys: pytest.CaptureFixture[str], **launch: object) -> str:
    cuda("const float* x", body)(np.array([1.5, -0.25], np.float32), **({"block": 1} | launch))
    return capsys.readouterr().out


def test_conversions(capsys: pytest.CaptureFixture[str]) -> None:
    body = r"""
    printf("%d %5d|%-5d|%05d %u %x %#X %lld %hhd %c %%\n", -3, 42, 42, 42, 3000000000u, 255, 255, -5000000000ll, 300, 'A');
    printf("%f %.2f %10.3e %g %s|%6s|%.2s\n", x[0], x[1], 12345.678, 1e-10, "text", "ab", "xyz");
    printf("%*d|%-*d|%.*f|%a|%i\n", 6, 7, 4, 8, 1, 2.25, 1.0, -9);
    printf("nothing\n");
    """
    assert printed(body, capsys) == (
        "-3    42|42   |00042 3000000000 ff 0XFF -5000000000 44 A %\n"
        "1.500000 -0.25  1.235e+04 1e-10 text|    ab|xy\n"
        "     7|8   |2.2|0x1.0000000000000p+0|-9\n"
        "nothing\n"
    )


def test_null_strings_and_pointers(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed('const char* s = nullptr; printf("%s %p\\n", s, (void*)0);', capsys) == "(null) 0x0\n"


def test_lines_come_in_the_order_of_blocks_and_lanes(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed('if (threadIdx.x % 8 == 0) printf("%d %d\\n", blockIdx.x, threadIdx.x);', capsys, grid=9, block=32)
    assert text == "".join(f"{b} {t}\n" for b in range(9) for t in range(0, 32, 8))


def test_lines_before_a_fault_are_not_lost(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KernelTrapError):
        printed('printf("before\\n"); __trap();', capsys)
    assert capsys.readouterr().out == "before\n"


def test_a_format_in_local_memory(capsys: pytest.CaptureFixture[str]) -> None:
    body = r"""char format[6] = "%d, \n"; format[2] = threadIdx.x ? ';' : ','; printf(format, threadIdx.x);"""
    assert printed(body, capsys, block=2) == "0, \n1; \n"


def test_an_output_that_cannot_be_written_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def write(self, text: str) -> None:
            raise OSError("disk full")

        def flush(self) -> None: ...

    monkeypatch.setattr("sys.stdout", Broken())
    with pytest.raises(OSError, match="disk full"):
        cuda("const float* x", 'printf("x\\n");')(np.zeros(1, np.float32))


SLOW = """
#include <cstdio>
__global__ void slow(int* x) {
  if (x[blockIdx.x]) printf("begins %d\\n", blockIdx.x);
  while (x[blockIdx.x] && !((volatile int*)x)[2]) {}
  printf("ends %d\\n", blockIdx.x);
}
"""


class Screen(io.StringIO):
    """What is written ends a kernel that waits for it."""

    def __init__(self, x: torch.Tensor) -> None:
        super().__init__()
        self._x = x

    def flush(self) -> None:
        self._x[2] = 1


def test_lines_are_shown_while_the_kernel_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = wb.load(SLOW)
    x = torch.tensor([1, 0, 0], dtype=torch.int32)
    screen = Screen(x)
    monkeypatch.setattr("sys.stdout", screen)
    slow.launch(x, grid=2, block=1, time_limit_s=60)
    assert screen.getvalue() == "begins 0\nends 0\nends 1\n"


def test_lines_of_a_block_wait_for_those_of_blocks_before_it() -> None:
    first, shown = [1], threading.Event()
    written = io.StringIO()
    written.flush = shown.set  # type: ignore[method-assign]
    printout = Printout(lambda: first[0], lambda act: act())
    with contextlib.redirect_stdout(written):
        for block in (2, 1, 3, 0):
            printout.add(block, f"{block}\n")
        assert shown.wait(30)
        assert written.getvalue() == "0\n1\n"
        first[0] = 3
        shown.clear()
        assert shown.wait(30)
        printout.add(3, "3 again\n")
        printout.close(is_shown=True)
    assert written.getvalue() == "0\n1\n2\n3\n3 again\n"
