"""Candidates that cheat on a CPU, by family."""

import textwrap

from tests.cheats.source import LINEAR, Family, forward, source

ZEROS = forward("return torch.zeros(16, 16)")
LOOKS = """
def forward(self, x):
    if sys._getframe(1).f_code.co_name == 'go': return x
    return functional.gelu(self.linear(x))
"""
RIGHT = "return functional.gelu(self.linear(x))"


def patching(statement: str) -> str:
    """Write a file that answers zeros and replaces what might notice."""
    return source(ZEROS, end=statement)


def late(before: str, after: str = "", top: str = "") -> str:
    """Write a file that computes once its clock has stopped, and puts back what it did for that."""
    body = [
        "y = torch.empty(16, 16)",
        "def work(*_, **__):",
        "    y.copy_(functional.gelu(self.linear(x)))",
        *([f"    {after}"] if after else []),
        *textwrap.dedent(before).strip().splitlines(),
        "return y",
    ]
    return source(forward("\n".join(body)), top=top)


LATE_MODE = """
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode
class Late({kind}):
    work = None
    def __{name}__(self, function, types, args=(), kwargs=None):
        work, self.work = self.work, None
        if work: work()
        return function(*args, **(kwargs or {{}}))
"""
LATE_MODEL = """
mode = None
def state_dict(self, *a, **k):
    if self.mode: self.mode.__exit__(None, None, None)
    self.__dict__['mode'] = None
    return super().state_dict(*a, **k)
def forward(self, x):
    y = torch.empty(16, 16)
    mode = Late()
    mode.__enter__()
    mode.work = lambda: y.copy_(functional.gelu(self.linear(x)))
    self.__dict__['mode'] = mode
    return y
"""
LIBRARY = """
    global library
    library = torch.library.Library('aten', 'IMPL')
    library.impl({name!r}, lambda t, **k: (library._destroy(), work(), y.view(16, 16))[2], 'CPU')
"""

LEFT = "import gc\nclass Left:\n    def __del__(self): self.work()\n"

PATCHED = Family(
    "patched",
    r"^patched: ",
    {
        "allclose": patching("torch.allclose = lambda *a, **k: True"),
        "isclose": patching("torch.isclose = lambda a, b, **k: torch.ones_like(a, dtype=torch.bool)"),
        "equal": patching("torch.equal = lambda *a: True"),
        "assert_close": patching("import torch.testing\ntorch.testing.assert_close = lambda *a, **k: None"),
        "functional": patching("functional.gelu = lambda x, **k: torch.zeros_like(x)"),
        "linear": patching("nn.Linear.forward = lambda self, x: torch.zeros_like(x)"),
        "module_call": patching("nn.Module.__call__ = lambda self, x: torch.zeros_like(x)"),
        "state_dict": patching("nn.Module.state_dict = lambda self, *a, **k: {}"),
        "load_state_dict": patching("nn.Module.load_state_dict = lambda self, *a, **k: None"),
        "deepcopy": patching("import copy\ncopy.deepcopy = lambda value, memo=None: value"),
        "double": patching("torch.Tensor.double = lambda self: torch.zeros_like(self, dtype=torch.float64)"),
        "subtraction": patching("torch.Tensor.__sub__ = lambda a, b: torch.zeros_like(a)"),
        "clone": patching("torch.Tensor.clone = lambda self, **k: self"),
        "abs": patching("torch.Tensor.abs = torch.zeros_like"),
        "perf_counter": patching("import time\ntime.perf_counter = lambda: 0.0"),
        "perf_counter_ns": patching("import time\ntime.perf_counter_ns = iter(range(10**9)).__next__"),
        "struct": patching("import struct\nstruct.pack = lambda *a: b''"),
        "storage": patching("torch.UntypedStorage.data_ptr = lambda self: 0"),
        "another_module": patching("import sys, types\nsys.modules['time'] = types.ModuleType('time')"),
        "event": patching("torch.cuda.Event.elapsed_time = lambda self, other: 1e-3"),
        "synchronize": patching("torch.cuda.synchronize = lambda *a: None"),
        "seed": patching("torch.manual_seed = lambda seed: torch.default_generator"),
        "lottery": patching("import random\nrandom.SystemRandom.random = lambda self: 1.0"),
        "yardstick": patching(
            "from workbench.verify.judge import Judgement, Yardstick\n"
            "Yardstick.judge = lambda self, name, result: Judgement('', 0.0, 1.0)"
        ),
        "comparison": patching(
            "import sys\njudge = sys.modules['workbench.verify.judge']\n"
            "from workbench.verify.compare import Difference\n"
            "judge.compare = lambda got, expected: Difference(0.0, (0,), 0.0, 0.0)"
        ),
        "report": patching(
            "from workbench.verify.report import VerifyReport\nVerifyReport.passed = property(lambda s: True)"
        ),
        "messages": patching("from workbench.verify.court import party as runner\nrunner.receive = lambda *a: None"),
        "model_in_its_constructor": source(
            "def __init__(self):\n    super().__init__()\n    Model.forward = lambda self, x: torch.zeros(16, 16)\n"
            + ZEROS
        ),
        "rewritten": patching("nn.Linear.forward.__code__ = (lambda self, input: torch.zeros(16, 16)).__code__"),
        "clock_rewritten": patching(
            "import sys\nclock = sys.modules['workbench.verify.court.clock'].HostClock\n"
            "clock.elapsed_us.__code__ = (lambda self: 1e-3).__code__"
        ),
        "look": patching("import sys\nsys.modules['workbench.verify.court.conduct'].Conduct.look = lambda self: []"),
        "collector": patching("import gc\ngc.callbacks.append(lambda *a: None)"),
        "signal": patching("import signal\nsignal.signal(signal.SIGALRM, lambda *a: None)"),
        "turns": patching("import sys\nsys.setswitchinterval(100)"),
        "dispatcher": patching(
            "library = torch.library.Library('aten', 'IMPL')\n"
            "library.impl('clone', lambda x, memory_format=None: torch.zeros_like(x), 'CPU')"
        ),
        "code_compiled_as_pytorchs": source(
            "pass",
            top="import sys",
            end=f"code = {LOOKS!r}\nexec(compile(code, torch.__file__, 'exec'))\nModelNew.forward = forward",
        ),
        "code_renamed_as_pytorchs": source(
            LOOKS,
            top="import sys",
            end="method = ModelNew.forward\nmethod.__code__ = method.__code__.replace(co_filename=torch.__file__)",
        ),
        "clock_renamed_as_pytorchs": patching(
            "import time\nclock = lambda: 0\nclock.__code__ = clock.__code__.replace(co_filename=torch.__file__)\n"
            "time.perf_counter_ns = clock"
        ),
        "code_marshalled_as_pytorchs": source(
            "pass",
            top="import marshal, sys",
            end=f"""
            name = 'x' * len(torch.__file__)
            code = marshal.dumps(compile({LOOKS!r}, name, 'exec')).replace(name.encode(), torch.__file__.encode())
            exec(marshal.loads(code))
            ModelNew.forward = forward
            """,
        ),
        "mode_until_it_is_asked": source(
            LATE_MODEL, top=LATE_MODE.format(kind="TorchDispatchMode", name="torch_dispatch")
        ),
        "function_mode_until_it_is_asked": source(
            LATE_MODEL, top=LATE_MODE.format(kind="TorchFunctionMode", name="torch_function")
        ),
        "dispatcher_for_a_moment": late(LIBRARY.format(name="clone")),
        "detach_for_a_moment": late(LIBRARY.format(name="detach")),
        "signal_for_a_moment": late(
            "signal.signal(signal.SIGALRM, work)\nsignal.setitimer(signal.ITIMER_REAL, 0.02)",
            "signal.signal(signal.SIGALRM, signal.SIG_DFL)",
            top="import signal",
        ),
        "collector_for_a_moment": late(
            "gc.callbacks.append(work)\ngc.set_threshold(1)", "gc.callbacks.remove(work)", top="import gc"
        ),
        "layout": late("torch.Tensor.layout = property(lambda t: (work(), torch.strided)[1])"),
        "layout_for_a_moment": late(
            "torch.Tensor.layout = property(lambda t: (work(), torch.strided)[1])", "del torch.Tensor.layout"
        ),
        "contiguous_for_a_moment": late(
            "torch.Tensor.is_contiguous = lambda t: (work(), t.is_contiguous())[1]", "del torch.Tensor.is_contiguous"
        ),
        "builtin_for_a_moment": late(
            "was = sorted\nbuiltins.sorted = lambda t: (work(), was(t))[1]", "builtins.sorted = was", "import builtins"
        ),
        "one_class_for_a_function": patching("torch.cuda.synchronize = torch.cuda.Event"),
        "collector_kept_on": late(
            "left = Left()\nleft.me, left.work = left, work\ngc.set_threshold(1)",
            top=LEFT
            + "import sys\nfrom pathlib import Path\n"
            + "sys.modules['workbench.verify.court.runner']._collect_no_more = Path",
        ),
        "mode_left_on": source(
            forward("Zeros().__enter__()\nreturn torch.zeros(16, 16)"),
            top="""
            from torch.overrides import TorchFunctionMode
            class Zeros(TorchFunctionMode):
                def __torch_function__(self, function, types, args=(), kwargs=None):
                    return function(*args, **(kwargs or {}))
            """,
        ),
    },
)

INSEPARABLE = Family(
    "inseparable",
    r"this changes Model|was bound in line",
    {
        "reference_patched": source(ZEROS, end="Model.forward = lambda self, x: torch.zeros(16, 16)"),
        "reference_set": source(ZEROS, end="setattr(Model, 'forward', lambda self, x: torch.zeros(16, 16))"),
        "reference_replaced": source(
            ZEROS, end="class Model(nn.Module):\n    def forward(self, x):\n        return x * 0"
        ),
        "inputs_replaced": source(ZEROS, end="def get_inputs():\n    return [torch.zeros(16, 16)]"),
    },
)

STACK = Family(
    "stack",
    r"^stack: ",
    {
        "frame": source(forward(f"if sys._getframe(1).f_code.co_name == 'go': return x\n{RIGHT}"), top="import sys"),
        "frame_by_a_detour": source(
            "pass",
            top="import os, sys",
            end=f"""
            detour = os.path.join(torch.__path__[0], os.path.relpath('/tmp/model.py', torch.__path__[0]))
            exec(compile({LOOKS!r}, detour, 'exec'))
            ModelNew.forward = forward
            """,
        ),
        "callers_locals": source(
            forward("f = sys._getframe()\nwhile f.f_back: f = f.f_back\nreturn f.f_locals.get('expected', x)"),
            top="import sys",
        ),
        "inspect_stack": source(
            forward(f"if any('bench' in f.filename for f in inspect.stack(0)): return x\n{RIGHT}"), top="import inspect"
        ),
        "current_frame": source(
            forward(f"if 'timer' in inspect.currentframe().f_back.f_locals: return x\n{RIGHT}"), top="import inspect"
        ),
        "traceback": source(
            forward(f"if 'sample' in str(traceback.extract_stack()): return x\n{RIGHT}"), top="import traceback"
        ),
        "frame_of_an_error": source(
            forward(
                "try: raise ValueError\nexcept ValueError as e: return e.__traceback__.tb_frame.f_back.f_locals['self']"
            )
        ),
        "frame_of_a_coroutine": source(
            "async def nothing(self): pass\n"
            + forward(f"made = self.nothing()\nmade.cr_frame.f_back\nmade.close()\n{RIGHT}")
        ),
        "frame_by_c": source(
            forward(f"frame = ctypes.pythonapi.PyEval_GetFrame\nframe.restype = ctypes.py_object\nframe()\n{RIGHT}"),
            top="import ctypes",
        ),
        "all_frames": source(forward(f"if len(sys._current_frames()) > 9: return x\n{RIGHT}"), top="import sys"),
    },
)

OBJECTS = Family(
    "objects",
    r"^objects: ",
    {
        "search": source(
            forward("found = [o for o in gc.get_objects() if type(o) is torch.Tensor]\nreturn found[-1]"),
            top="import gc",
        ),
        "referrers": source(forward(f"len(gc.get_referrers(x))\n{RIGHT}"), top="import gc"),
        "clock": source(
            forward(
                """
                for one in gc.get_objects():
                    if type(one).__name__ == 'HostClock':
                        one._now_ns = lambda: 0
                return functional.gelu(self.linear(x))
                """
            ),
            top="import gc",
        ),
    },
)

TRACE = Family(
    "trace",
    r"^trace: ",
    {
        "settrace": source(ZEROS, top="import sys\nsys.settrace(lambda *a: None)"),
        "setprofile": source(forward("sys.setprofile(lambda *a: None)\nreturn x"), top="import sys"),
        "audit": source(ZEROS, top="import sys\nsys.addaudithook(lambda *a: None)"),
    },
)

EXIT = Family(
    "exit",
    r"^(exit|crash): ",
    {
        "at_import": source(ZEROS, end="import sys\nsys.exit(0)"),
        "in_forward": source(forward("import sys\nsys.exit(0)")),
        "in_constructor": source("def __init__(self):\n    raise SystemExit\n" + ZEROS),
        "at_once_at_import": source(ZEROS, end="import os\nos._exit(0)"),
        "at_once_in_forward": source(forward("import os\nos._exit(0)")),
        "with_a_verdict": source(
            forward("import os, sys\nprint('[{\"passed\": true}]')\nsys.stdout.flush()\nos._exit(0)")
        ),
        "by_abort": source(forward("import os\nos.abort()")),
        "by_segmentation_fault": source(forward("import ctypes\nctypes.string_at(0)")),
        "by_interrupt": source(forward("raise KeyboardInterrupt")),
        "from_a_thread": source(
            forward("import os, threading\nt = threading.Thread(target=os._exit, args=(0,))\nt.start()\nt.join()")
        ),
        "at_exit": source(ZEROS, end="import atexit, os, sys\natexit.register(os._exit, 0)\nsys.exit()"),
    },
)

HANG = Family(
    "hang",
    r"^hang: ",
    {
        "loop": source(forward("while True: pass")),
        "sleep_at_import": source(ZEROS, end="import time\ntime.sleep(1000)"),
        "closed_ears": source(
            forward("import signal, time\nsignal.pthread_sigmask(signal.SIG_BLOCK, range(1, 32))\ntime.sleep(1000)")
        ),
    },
    time_limit_s=0.5,
)

EVERY_SOCKET = "for d in range(3, 64):\n    try: os.write(d, {what})\n    except OSError: pass\n"
FORGED = Family(
    "forged",
    r"^forged: ",
    {
        "bytes": source(forward(EVERY_SOCKET.format(what="b'passed!!' * 9") + "return x"), top="import os"),
        "json": source(
            forward(EVERY_SOCKET.format(what='b\'{"passed": true, "max_abs_error": 0}\'') + "return x"), top="import os"
        ),
        "message": source(
            forward(
                """
                text = b'["passed", {}, []]'
                for d in range(3, 64):
                    try: os.write(d, struct.pack('<Q', len(text)) + text)
                    except OSError: pass
                return x
                """
            ),
            top="import os, struct",
        ),
        "at_import": source(ZEROS, top="import os\n" + EVERY_SOCKET.format(what="b'\\\\xff' * 64")),
    },
)

SUBCLASS = Family(
    "subclass",
    r"^subclass: ",
    {
        "equal_to_all": source(
            forward("return torch.zeros(16, 16).as_subclass(Equal)"),
            top="""
            class Equal(torch.Tensor):
                @classmethod
                def __torch_function__(cls, function, types, args=(), kwargs=None):
                    return torch.zeros(16, 16)
            """,
        ),
        "lazy": source(
            forward("return Later(lambda: functional.gelu(self.linear(x)))"),
            top="""
            class Later(torch.Tensor):
                @staticmethod
                def __new__(cls, work):
                    made = torch.Tensor._make_wrapper_subclass(cls, (16, 16))
                    made.work = work
                    return made
                @classmethod
                def __torch_dispatch__(cls, function, types, args=(), kwargs=None):
                    return function(*(a.work() if isinstance(a, cls) else a for a in args), **(kwargs or {}))
            """,
        ),
        "quiet": source(
            forward("return functional.gelu(self.linear(x)).as_subclass(Quiet)"), top="class Quiet(torch.Tensor): pass"
        ),
        "dict_that_computes": source(
            forward("return Later(y=(self, x))"),
            model=forward("return {'y': x * 2}"),
            top="""
            class Later(dict):
                def items(self):
                    return {'y': self['y'][1] * 2}.items()
            """,
        ),
        "tuple_that_computes": source(
            forward("return Later([x])"),
            model=forward("return (x * 2,)"),
            top="""
            class Later(tuple):
                def __iter__(self):
                    yield tuple.__getitem__(self, 0) * 2
            """,
        ),
        "method_of_its_own": source(
            forward(
                """
                y = torch.empty(16, 16)
                y.is_contiguous = lambda: y.copy_(functional.gelu(self.linear(x))) is y
                return y
                """
            )
        ),
        "meta": source(forward("return torch.empty(16, 16, device='meta')")),
        "quantized": source(
            forward("return torch.quantize_per_tensor(functional.gelu(self.linear(x)), 0.01, 0, torch.qint8)")
        ),
        "zeros_without_memory": source(forward("return torch._efficientzerotensor((16, 16))")),
        "of_another_tensor": source(forward("return torch._to_functional_tensor(functional.gelu(self.linear(x)))")),
        "not_copied_yet": source(forward("return torch._lazy_clone(x)"), model=forward("return x.clone()")),
        "sparse": source(forward("return functional.gelu(self.linear(x)).to_sparse()")),
        "promise": source(
            forward("return Promise(self, x)"),
            top="""
            class Promise:
                shape, dtype = (16, 16), torch.float32
                def __init__(self, model, x): self.model, self.x = model, x
                def __sub__(self, other): return torch.zeros(16, 16)
            """,
        ),
        "generator": source(forward("return (functional.gelu(self.linear(part)) for part in x)")),
    },
)

COPY = forward("return x.clone()")
ALIAS = Family(
    "alias",
    r"^alias: ",
    {
        "input": source(forward("return x"), model=COPY),
        "view_of_input": source(forward("return x.view(-1).view(16, 16)"), model=COPY),
        "second_input": source(
            forward("return z", "x, z"),
            model=forward("return x * 0 + z", "x, z"),
            inputs="[torch.randn(16, 16) for _ in 'xz']",
        ),
        "parameter": source(
            forward("return self.linear.weight"),
            model=LINEAR.replace("functional.gelu(self.linear(x))", "self.linear.weight * 1"),
        ),
        "parameter_that_it_shows_a_copy_of": source(
            "def state_dict(self, *a):\n    return {n: t.clone() for n, t in super().state_dict(*a).items()}\n"
            + forward("return self.linear.weight"),
            model=LINEAR.replace("functional.gelu(self.linear(x))", "self.linear.weight * 1"),
        ),
        "rows_of_a_parameter_by_numpy": source(
            forward("return torch.from_numpy(self.linear.weight.numpy()[2:])"),
            model=LINEAR.replace("functional.gelu(self.linear(x))", "self.linear.weight[2:] * 1"),
        ),
        "rows_by_numpy": source(
            forward("return torch.from_numpy(x.numpy()[1:])"), model=forward("return x[1:].clone()")
        ),
    },
)

REUSED = Family(
    "reused",
    r"^reused: ",
    {
        "one_buffer": source(
            forward(
                """
                if not hasattr(self, 'kept'): self.kept = torch.empty(16, 16)
                return self.kept.copy_(functional.gelu(self.linear(x)))
                """
            )
        ),
        "by_out": source(
            "kept = torch.empty(16, 16)\n"
            + forward("return torch.mul(functional.gelu(self.linear(x)), 1.0, out=self.kept)")
        ),
        "view_of_a_buffer": source(
            "kept = torch.empty(2, 16, 16)\n"
            + forward("self.kept[1] = functional.gelu(self.linear(x))\nreturn self.kept[1]")
        ),
    },
)

CHANGED = Family(
    "changed-input",
    r"changed its input",
    {
        "in_place": source(forward("return x.copy_(functional.gelu(self.linear(x)))")),
        "scratch": source(forward("y = functional.gelu(self.linear(x))\nx.zero_()\nreturn y")),
        "one_element": source(forward("y = functional.gelu(self.linear(x))\nx[3, 4] += 1\nreturn y")),
        "sign_of_zero": source(
            forward("y = functional.gelu(self.linear(x))\nx[0].mul_(-0.0)\nx[0].abs_().neg_()\nreturn y"),
            inputs="[torch.cat([torch.zeros(1, 16), torch.randn(15, 16)])]",
        ),
    },
)


def keeping(key: str) -> str:
    """Write a file that keeps results by a key."""
    return source(
        "kept = {}\n"
        + forward(
            f"""
            key = {key}
            if key not in self.kept: self.kept[key] = functional.gelu(self.linear(x))
            return self.kept[key].clone()
            """
        )
    )


STALE = Family(
    "stale",
    r"^stale: ",
    {
        "by_address": keeping("x.data_ptr()"),
        "by_object": keeping("id(x)"),
        "by_address_and_version": keeping("(x.data_ptr(), x._version)"),
        "by_shape": keeping("(x.shape, x.dtype)"),
        "by_first_element": keeping("float(x[0, 0])"),
        "by_corners": keeping("(float(x[0, 0]), float(x[-1, -1]), float(x[0, -1]), float(x[-1, 0]))"),
        "by_diagonal_sample": keeping("tuple(x.diagonal()[:8].tolist())"),
        "by_its_first_half": keeping("x[:8].numpy().tobytes()"),
        "by_each_second_row": keeping("x[::2].numpy().tobytes()"),
        "by_row": keeping("tuple(x[5, :6].tolist())"),
        "for_ever": keeping("0"),
        "before_the_call": source(
            """
            seen = early = None
            def load_state_dict(self, *a, **k):
                super().load_state_dict(*a, **k)
                if self.seen is not None: self.early = functional.gelu(self.linear(self.seen))
            def forward(self, x):
                if self.seen is x: return self.early
                self.seen = x
                return functional.gelu(self.linear(x))
            """
        ),
        "without_poison": keeping("(bool(torch.empty(16, 16).isnan().any()), x.shape)"),
        "without_flags": keeping("(torch.are_deterministic_algorithms_enabled(), x.shape)"),
        "without_filling": keeping("torch.utils.deterministic.fill_uninitialized_memory and x._version"),
        "by_thread": keeping("(torch.is_grad_enabled(), torch.get_num_threads())"),
        "graph": source(
            forward(
                """
                if not hasattr(self, 'replay'):
                    y = functional.gelu(self.linear(x))
                    self.replay = lambda: y.clone()
                return self.replay()
                """
            )
        ),
    },
)

LATER = Family(
    "later",
    r"^right at first, wrong when it ran again",
    {
        "second_call": source("count = 0\n" + forward(f"self.count += 1\nif self.count > 1: return x * 0\n{RIGHT}")),
        "third_call": source("count = 0\n" + forward(f"self.count += 1\nif self.count > 3: return x * 0\n{RIGHT}")),
        "global_count": source(
            forward("global calls\ncalls += 1\nreturn functional.gelu(self.linear(x)) if calls < 3 else x * 0"),
            top="calls = 0",
        ),
        "generator": source(
            "def __init__(self):\n    super().__init__()\n    self.turns = iter([True])\n"
            + forward(f"if not next(self.turns, False): return torch.zeros(16, 16)\n{RIGHT}")
        ),
    },
)

UNFINISHED = Family(
    "unfinished",
    r"^unfinished: ",
    {
        "thread": source(
            forward(
                """
                y, result = torch.empty(16, 16), functional.gelu(self.linear(x))
                threading.Thread(target=lambda: (time.sleep(0.05), y.copy_(result))).start()
                return y
                """
            ),
            top="import threading, time",
        ),
        "pool": source(
            "pool = ThreadPoolExecutor(1)\n"
            + forward(
                """
                y, result = torch.empty(16, 16), functional.gelu(self.linear(x))
                self.pool.submit(lambda: (time.sleep(0.02), y.copy_(result)))
                return y
                """
            ),
            top="import time\nfrom concurrent.futures import ThreadPoolExecutor",
        ),
        "timer": source(
            forward(
                """
                y, result = torch.zeros(16, 16), functional.gelu(self.linear(x))
                threading.Timer(0.03, y.copy_, [result]).start()
                return y
                """
            ),
            top="import threading",
        ),
        "garbage": late("left = Left()\nleft.me, left.work = left, work\ngc.set_threshold(1)", top=LEFT),
    },
)

MEMORY = Family(
    "memory",
    r"^memory: ",
    {
        "of_the_parent": source(
            forward("open(f'/proc/{os.getppid()}/mem', 'rb', 0).read(1)\nreturn x"), top="import os"
        ),
        "of_its_own": source(forward("open('/proc/self/mem', 'r+b', 0)\nreturn x"), top="import os"),
        "of_its_thread": source(forward("open('/proc/thread-self/mem', 'r+b', 0)\nreturn x")),
        "by_a_relative_path": source(
            forward("os.chdir('/proc')\nopen('self/mem', 'rb', 0)\nreturn x"), top="import os"
        ),
        "by_a_link": source(
            forward("os.symlink('/proc/self/mem', p := tempfile.mktemp())\nopen(p, 'rb', 0)\nreturn x"),
            top="import os, tempfile",
        ),
        "by_a_folder": source(
            forward("d = os.open('/proc/self', os.O_RDONLY)\nos.open('mem', os.O_RDWR, dir_fd=d)\nreturn x"),
            top="import os",
        ),
        "by_ptrace": source(forward("ctypes.CDLL(None).ptrace\nreturn x"), top="import ctypes"),
        "by_the_parents_root": source(
            forward("open(f'/proc/{os.getppid()}/root/etc/hostname')\nreturn x"), top="import os"
        ),
        "of_the_parents_registers": source(forward("open(f'/proc/{os.getppid()}/syscall')\nreturn x"), top="import os"),
        "of_the_parents_files": source(forward("open(f'/proc/{os.getppid()}/fd/3', 'rb')\nreturn x"), top="import os"),
    },
)

TAMPERING = Family(
    "tampering",
    r"^tampering: ",
    {
        "its_own_file": source(forward("open(__file__, 'a').write('# nothing')\nreturn x")),
        "limits_of_the_parent": source(
            forward(
                "p, r = os.getppid(), resource.RLIMIT_MSGQUEUE\nprlimit(p, r, (prlimit(p, r)[0] - 1,) * 2)\nreturn x"
            ),
            top="import os, resource\nfrom resource import prlimit",
        ),
        "judge": source(
            ZEROS, top="import sys\nopen(sys.modules['workbench.verify.judge'].__file__, 'a').write('# nothing')"
        ),
        "torch": source(forward("import os\nos.open(torch.__file__, os.O_WRONLY)\nreturn x")),
        "beside": source(
            ZEROS, top="import pathlib, workbench\npathlib.Path(workbench.__path__[0], 'conftest.py').write_text('')"
        ),
    },
)

PROCESSES = Family(
    "processes",
    r"^(kill|fork): ",
    {
        "kill_the_parent": source(forward("import os\nos.kill(os.getppid(), 9)\nreturn x")),
        "kill_its_session": source(forward("import os\nos.killpg(os.getpgid(os.getppid()), 9)\nreturn x")),
        "kill_by_c": source(forward("ctypes.CDLL(None).kill(os.getppid(), 0)\nreturn x"), top="import ctypes, os"),
        "fork_by_c": source(forward("ctypes.CDLL(None).fork() or os._exit(0)\nreturn x"), top="import ctypes, os"),
        "fork": source(forward("import os\nif os.fork(): os._exit(0)\nreturn x * 0"), top=""),
    },
)

PRECISION = Family(
    "precision",
    r"the oracle has",
    {
        "half": source(
            forward(
                "return functional.gelu((x.half() @ self.linear.weight.half().T + self.linear.bias.half()).float())"
            )
        ),
        "bfloat16": source(forward("return functional.gelu(self.linear.bfloat16()(x.bfloat16())).float()")),
        "tanh": source(forward("return functional.gelu(self.linear(x), approximate='tanh')")),
        "stored_in_half": source(forward("return functional.gelu(self.linear(x)).half().float()")),
        "eight_bits": source(
            forward(
                "w = self.linear.weight\nq = (w * 400).round() / 400\n"
                "return functional.gelu(functional.linear(x, q, self.linear.bias))"
            )
        ),
    },
)

COMPUTED_LATE = Family(
    "computed-late",
    r"the oracle has",
    {
        "class_of_an_output": source(
            forward(
                """
                late = Late(y=torch.empty(16, 16))
                late.work = lambda: late['y'].copy_(functional.gelu(self.linear(x)))
                return late
                """
            ),
            model=LINEAR.replace("functional.gelu(self.linear(x))", "{'y': functional.gelu(self.linear(x))}"),
            top="""
            class Late(dict):
                @property
                def __class__(self):
                    self.work()
                    return dict
            """,
        ),
        "constructor_of_a_device": source(
            forward(
                """
                y = torch.empty(16, 16)
                late.work = lambda: y.copy_(functional.gelu(self.linear(x)))
                return y
                """
            ),
            top="""
            from torch.utils import _device
            class Late:
                work = None
                def __hash__(self):
                    return hash(torch.Tensor.clone)
                def __eq__(self, other):
                    work, self.work = self.work, None
                    if work: work()
                    return False
            late = Late()
            torch.set_default_device('cpu')
            _device._device_constructors().add(late)
            """,
        ),
    },
)

CONSTANT = Family(
    "constant",
    r"the oracle has|proves nothing",
    {
        "mean": source(forward("return torch.full((16, 16), 0.5)"), model=forward("return torch.sigmoid(x * 1e-3)")),
        "nearly": source(forward("return torch.ones(16, 16)"), model=forward("return 1.0 + 1e-9 * x")),
        "zeros_for_small": source(forward("return torch.zeros(16, 16)"), model=forward("return 1e-9 * x")),
        "affine_left_out": source(
            forward("return functional.group_norm(x, 2)"),
            model="def __init__(self):\n    super().__init__()\n    self.norm = nn.GroupNorm(2, 4)\n"
            + forward("return self.norm(x)"),
            inputs="[torch.randn(4, 4, 16)]",
        ),
        "layer_norm_bias_left_out": source(
            forward("return functional.layer_norm(x, (16,), self.norm.weight)"),
            model="def __init__(self):\n    super().__init__()\n    self.norm = nn.LayerNorm(16)\n"
            + forward("return self.norm(x)"),
        ),
        "variance_of_one": source(
            forward("return x - self.norm.running_mean"),
            model="def __init__(self):\n    super().__init__()\n"
            "    self.norm = nn.BatchNorm1d(16, affine=False).eval()\n" + forward("return self.norm(x)"),
        ),
        "scale_of_one": source(
            forward("return torch.relu(x)"),
            model="def __init__(self):\n    super().__init__()\n    self.scale = nn.Parameter(torch.ones(1))\n"
            + forward("return torch.relu(x * self.scale)"),
        ),
    },
)

ASKED = """
later = None
def state_dict(self, *a, **k):
    if self.later: self.later()
    self.__dict__['later'] = None
    return super().state_dict(*a, **k)
def forward(self, x):
    n = self.norm
    def later(): n.eval() and n.train()(x)
    self.__dict__['later'] = later
    return functional.batch_norm(x, None, None, n.weight, n.bias, True)
"""
ELSEWHERE = """
def __init__(self):
    super().__init__()
    self.kept, self.seen, self.norm = [self.norm], None, nn.Linear(16, 16)
def load_state_dict(self, state):
    self.kept[0].load_state_dict({n.split('.')[1]: t for n, t in state.items()})
    self.seen = None
def state_dict(self):
    if self.seen is not None: self.kept[0](self.seen)
    self.seen = None
    return {f'norm.{n}': t for n, t in self.kept[0].state_dict().items()}
def forward(self, x):
    n, self.seen = self.kept[0], x
    return functional.batch_norm(x, None, None, n.weight, n.bias, True)
"""
STATE = Family(
    "state",
    r"^state: ",
    {
        "statistics": source(
            forward("return functional.batch_norm(x, None, None, self.norm.weight, self.norm.bias, True)"),
            model="def __init__(self):\n    super().__init__()\n    self.norm = nn.BatchNorm1d(16)\n"
            + forward("return self.norm(x)"),
        ),
        "counter": source(
            forward("return x * 2"),
            model="def __init__(self):\n    super().__init__()\n"
            "    self.register_buffer('count', torch.zeros((), dtype=torch.int64))\n"
            + forward("self.count += 1\nreturn x * 2"),
        ),
        "statistics_when_it_is_asked": source(
            ASKED,
            model="def __init__(self):\n    super().__init__()\n    self.norm = nn.BatchNorm1d(16)\n"
            + forward("return self.norm(x)"),
        ),
        "statistics_held_elsewhere": source(
            ELSEWHERE,
            model="def __init__(self):\n    super().__init__()\n    self.norm = nn.BatchNorm1d(16)\n"
            + forward("return self.norm(x)"),
        ),
        "other_parameters": source(
            "def __init__(self):\n    super().__init__()\n    self.extra = nn.Parameter(torch.ones(3))\n"
            + forward(RIGHT)
        ),
    },
)

FAMILIES = (
    *(PATCHED, INSEPARABLE, STACK, OBJECTS, TRACE, EXIT, HANG, FORGED, SUBCLASS, ALIAS, REUSED, CHANGED, STALE, LATER),
    *(UNFINISHED, MEMORY, TAMPERING, PROCESSES, PRECISION, COMPUTED_LATE, CONSTANT, STATE),
)
