"""Faults of launches: forks among threads, kernels that fault, processes that end while others launch."""

from __future__ import annotations

import faulthandler
import os
import sys
import threading
import time

from tests.faults.arena import Arena
from tests.faults.kind import FaultKind
from tests.faults.programs import SOURCE, trace_words

_HEAD = 'extern "C" __global__ void hostile(float* x, float* y, int n) {\n'
_KERNELS = {
    "recursion": ("__device__ int f(int n) { return n > 0 ? f(n + 1) + n : 1; }\n", "y[0] = f(n);"),
    "out of bounds": ("", "y[1 << 20] = 1.0f;"),
    "null": ("", "*(volatile float*)nullptr = 1.0f;"),
    "wild": ("", "((volatile float*)0xdeadbeef00)[n] = 1.0f;"),
    "misaligned": ("", "*(volatile float*)((char*)y + 1) = 1.0f;"),
    "trap": ("", "__trap();"),
    "assert": ("#include <cassert>\n", 'assert(n == 0 && "\\x1b[2J [/red]");'),
    "divide": ("", "y[0] = n / (n - n);"),
    "barrier": ("", "if (threadIdx.x < 7) __syncthreads();"),
    "print": ("#include <cstdio>\n", 'printf("%s \\x1b[31m %d \\xff %n\\n", "[/red]", n);'),
    "print much": ("#include <cstdio>\n", 'for (int i = 0; i < 2000; ++i) printf("%d much much much\\n", i);'),
    "shared": ("", "__shared__ float s[1 << 20]; s[threadIdx.x] = n; y[0] = s[n];"),
    "local": ("", "volatile float a[1 << 18]; a[n] = 1; y[0] = a[n];"),
    "assembly": ("", 'asm volatile("nonsense;");'),
    "opcode": ("", 'asm volatile("brkpt;");'),
    "template bomb": ("template <int N> struct S { enum { v = S<N - 1>::v }; };\n", "y[0] = S<1 << 20>::v;"),
    "macro bomb": (
        "#define A(x) x x x x x x x x x x\n#define B A(A(A(A(A(A(y[0] += 1;))))))\n",
        "B",
    ),
    "clock": ("", "y[0] = clock64();"),
}


def faulty_kernel(a: Arena) -> None:
    """A kernel faults, or does not compile, or takes what there is not."""
    head, body = _KERNELS[a.draw(*_KERNELS)]
    source = a.work / "faulty.cu"
    source.write_text(f"{head}{_HEAD}{body}\n}}\n")
    command = a.draw("trace", "trace", "occupancy")
    words = trace_words(source) if command == "trace" else ["occupancy", str(source), "--block", "32"]
    done = a.run(*words, env={"WORKBENCH_COMPILE_LIMIT_S": "5", "WORKBENCH_COMPILE_LIMIT_BYTES": str(2 << 30)})
    done.expect(0, 1)


def fork_among_threads(a: Arena) -> None:
    """Threads launch while the process forks: each child launches, or has an error of ours, at once."""
    forks, threads = a.draw(3, 6), a.draw(4, 16)
    cold = a.draw(True, False)

    def program() -> None:
        import torch  # noqa: PLC0415

        import workbench as wb  # noqa: PLC0415

        def launch(number: int) -> None:
            x, y = torch.arange(100.0), torch.empty(100)
            defines = {"SPARE": number % 5} if cold else {}
            wb.load(SOURCE, "hostile", defines=defines)[4, 32](x, y, 100)
            if not torch.equal(y, 2 * x):
                os._exit(3)

        over = threading.Event()

        def go_on(number: int) -> None:
            while not over.is_set():
                launch(number)

        pool = [threading.Thread(target=go_on, args=(n,)) for n in range(threads)]
        for thread in pool:
            thread.start()
        codes = []
        for number in range(forks):
            time.sleep(0.05)
            child = os.fork()
            if not child:
                faulthandler.dump_traceback_later(100, exit=True)
                try:
                    launch(number)
                    os._exit(0)
                except wb.WorkbenchError as error:
                    say(f"{type(error).__name__}: {error}")
                    os._exit(2)
                except BaseException as error:
                    say(f"raw {type(error).__name__}: {error}")
                    os._exit(4)
            codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        over.set()
        for thread in pool:
            thread.join()
        sys.stdout.write(f"codes {codes}")

    a.call(program).expect(0, says=r"codes \[[02, ]+\]$")


def say(text: str) -> None:
    """Write a line at once, to the process's own standard error."""
    os.write(2, f"{text}\n".encode(errors="backslashreplace"))


def end_among_threads(a: Arena) -> None:
    """The main thread ends while others launch."""
    is_daemon = a.draw(True, False)

    def program() -> None:
        import torch  # noqa: PLC0415

        import workbench as wb  # noqa: PLC0415

        def launch() -> None:
            for _ in range(50):
                x, y = torch.arange(100.0), torch.empty(100)
                wb.load(SOURCE, "hostile")[4, 32](x, y, 100)

        for _ in range(4):
            threading.Thread(target=launch, daemon=is_daemon).start()
        time.sleep(0.3)

    a.call(program).expect(0)


KINDS = (
    FaultKind("kernel-faults", "launches", "an error of ours, exit code 1, or none", faulty_kernel, 8),
    FaultKind("fork-among-threads", "launches", "each child launches, or has an error of ours", fork_among_threads, 4),
    FaultKind("end-among-threads", "launches", "the process ends", end_among_threads),
)
