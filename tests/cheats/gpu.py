"""Candidates that cheat on a GPU, by family, and honest ones that do alike; beside them what only timing shows."""

from tests.cheats.source import Family, forward, source

SLEEP = "torch.cuda._sleep(10_000_000)"
"""Some 5 ms of a stream's time."""
RIGHT = "functional.gelu(self.linear(x))"
SIDE = "side = torch.cuda.Stream()\n"
ZEROS = forward("return torch.zeros_like(x)")

UNFINISHED = Family(
    "unfinished",
    r"^unfinished: ",
    {
        "side_stream": source(
            SIDE
            + forward(
                f"""
                y = torch.empty_like(x)
                self.side.wait_stream(torch.cuda.current_stream())
                with torch.cuda.stream(self.side):
                    {SLEEP}
                    y.copy_({RIGHT})
                return y
                """
            )
        ),
        "two_side_streams": source(
            SIDE
            + "other = torch.cuda.Stream()\n"
            + forward(
                f"""
                y = torch.empty_like(x)
                for stream, half in ((self.side, slice(0, 8)), (self.other, slice(8, 16))):
                    stream.wait_stream(torch.cuda.current_stream())
                    with torch.cuda.stream(stream):
                        {SLEEP}
                        y[half] = functional.gelu(self.linear(x[half]))
                torch.cuda.current_stream().wait_stream(self.side)
                return y
                """
            )
        ),
        "thread_on_a_side_stream": source(
            SIDE
            + forward(
                f"""
                y = torch.empty_like(x)
                def work():
                    time.sleep(0.02)
                    with torch.no_grad(), torch.cuda.stream(self.side): y.copy_({RIGHT})
                threading.Thread(target=work).start()
                return y
                """
            ),
            top="import threading, time",
        ),
        "thread_on_the_same_stream": source(
            forward(
                f"""
                y, result = torch.empty_like(x), {RIGHT}
                threading.Thread(target=lambda: (time.sleep(0.02), y.copy_(result))).start()
                return y
                """
            ),
            top="import threading, time",
        ),
    },
    device="cuda",
)

STREAM = Family(
    "stream",
    r"^stream: ",
    {
        "stays_on_a_side_stream": source(
            SIDE
            + forward(
                f"""
                self.side.wait_stream(torch.cuda.current_stream())
                torch.cuda.set_stream(self.side)
                {SLEEP}
                return {RIGHT}
                """
            )
        ),
    },
    device="cuda",
)

PATCHED = Family(
    "patched",
    r"^patched: ",
    {
        "elapsed_time": source(ZEROS, end="torch.cuda.Event.elapsed_time = lambda self, other: 1e-3"),
        "event": source(ZEROS, end="torch.cuda.Event = lambda **k: None"),
        "record": source(ZEROS, end="torch.cuda.Event.record = lambda self, stream=None: None"),
        "synchronize": source(ZEROS, end="torch.cuda.synchronize = lambda *a: None"),
        "stream_synchronize": source(ZEROS, end="torch.cuda.Stream.synchronize = lambda self: None"),
        "perf_counter": source(ZEROS, end="import time\ntime.perf_counter = lambda: 0.0"),
        "own_clock": source(
            ZEROS,
            end="import sys\nsys.modules['workbench.verify.court.clock'].DeviceClock.elapsed_us = lambda self: 1.0",
        ),
    },
    device="cuda",
)

RUNTIME = "import ctypes, re\n"
RUNTIME += (
    "maps = open('/proc/self/maps').read()\nruntime = ctypes.CDLL(re.findall(r'/\\S*libcudart\\S*\\.so\\S*', maps)[0])"
)
PERSISTING = Family(
    "persisting-l2",
    r"^persisting-l2: ",
    {
        "once": source(
            "def __init__(self):\n    super().__init__()\n    runtime.cudaDeviceSetLimit(6, ctypes.c_size_t(1 << 24))\n"
            + forward(f"return {RIGHT}"),
            top=RUNTIME,
        ),
        "each_call": source(
            forward(f"runtime.cudaDeviceSetLimit(6, ctypes.c_size_t(1 << 24))\nreturn {RIGHT}"), top=RUNTIME
        ),
    },
    device="cuda",
)

GRAPH = """
if not hasattr(self, 'graph'):
    {static}
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side): functional.gelu(self.linear(self.x))
    torch.cuda.current_stream().wait_stream(side)
    self.graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(self.graph): self.y = functional.gelu(self.linear(self.x))
{fill}
self.graph.replay()
return self.y.clone()
"""
STALE = Family(
    "stale",
    r"^stale: |^right at first",
    {
        "graph_of_the_first_inputs": source(forward(GRAPH.format(static="self.x = x.clone()", fill=""))),
        "graph_of_an_address": source(forward(GRAPH.format(static="self.x = x", fill=""))),
        "graph_filled_once_a_version": source(
            "seen = None\n"
            + forward(
                GRAPH.format(
                    static="self.x = x.clone()",
                    fill="now = x.data_ptr(), x._version\nif self.seen != now: self.x.copy_(x)\nself.seen = now",
                )
            )
        ),
        "by_address": source(
            "kept = {}\n"
            + forward(
                f"key = x.data_ptr()\nif key not in self.kept: self.kept[key] = {RIGHT}\nreturn self.kept[key].clone()"
            )
        ),
    },
    device="cuda",
)

UNWRITTEN = Family(
    "unwritten",
    r"the oracle has",
    {
        "empty": source(forward("return torch.empty_like(x)")),
        "half": source(forward(f"y = torch.empty_like(x)\ny[:8] = ({RIGHT})[:8]\nreturn y")),
    },
    device="cuda",
)

CLOCK = Family(
    "clock",
    r"^clock: ",
    {
        "side_stream_beside": source(SIDE + forward(f"with torch.cuda.stream(self.side): {SLEEP}\nreturn {RIGHT}")),
    },
    device="cuda",
)
"""Verify sees nothing wrong in these; the judge's clock does."""

CHEATS = (UNFINISHED, STREAM, PATCHED, PERSISTING, STALE, UNWRITTEN)

HONEST = {
    "plain": source(forward(f"return {RIGHT}")),
    "joined_side_stream": source(
        SIDE
        + forward(
            f"""
            self.side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(self.side): y = {RIGHT}
            torch.cuda.current_stream().wait_stream(self.side)
            return y
            """
        )
    ),
    "filled_graph": source(forward(GRAPH.format(static="self.x = x.clone()", fill="self.x.copy_(x)"))),
    "dropout": source(
        forward("return self.drop(x)"),
        model="def __init__(self):\n    super().__init__()\n    self.drop = nn.Dropout(0.5)\n"
        + forward("return self.drop(x)"),
    ),
    "several_kinds": source(
        forward("return x > 0, torch.fft.fft(x), x.argmax(1), (x * x).sum().item()"),
        model=forward("return x > 0, torch.fft.fft(x), x.argmax(1), (x * x).sum().item()"),
    ),
    "kernel_of_ours": source(
        forward("y = torch.empty_like(x)\ntwice[1, 256](x.contiguous(), y, x.numel())\nreturn y"),
        model=forward("return x * 2"),
        top='''
        import workbench as wb
        twice = wb.load("""extern "C" __global__ void twice(const float* x, float* y, int n) {
          const int i = blockIdx.x * blockDim.x + threadIdx.x;
          if (i < n) y[i] = 2.0f * x[i];
        }""", "twice")
        ''',
    ),
}
