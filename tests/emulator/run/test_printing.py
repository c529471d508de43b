"""printf in a kernel."""

import numpy as np
import pytest

from tests.emulator.harness import cuda
from workbench.core.errors import KernelTrapError


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
