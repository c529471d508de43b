"""Twice x: four candidates that are right, and one that does what the environment variable FAULT_WAY says."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import torch

from workbench.op import Case, Input, Launch, Op, Plan, Tunable, Variant, ceil_div

HERE = Path(__file__).parent
HTML = "<script>alert(1)</script><img src=x onerror=alert(1)>"


def fork_and_go_on():
    """Leave two processes behind this call: both answer."""
    os.fork()


def fork_and_sleep():
    if os.fork() == 0:
        time.sleep(600)


def fork_a_session():
    if os.fork() == 0:
        os.setsid()
        time.sleep(600)


def start_a_child():
    subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])


def answer_oneself():
    """Write to every socket of this process what a reply might be."""
    for descriptor in range(3, 64):
        try:
            os.write(descriptor, b"\x00\x00\x00\x10" + bytes(16))
        except OSError:
            continue


def close_everything():
    os.closerange(3, 256)


def fault_in_memory():
    ctypes.string_at(0)


def recurse():
    recurse()


def start_threads():
    for _ in range(4):
        threading.Thread(target=time.sleep, args=(600,)).start()


def abort_in_a_thread():
    threading.Thread(target=os.abort).start()
    time.sleep(600)


def say(text):
    def raise_it():
        raise RuntimeError(text)

    return raise_it


def interrupt():
    raise KeyboardInterrupt


def print_much():
    for _ in range(50):
        os.write(1, b"much \x1b[31m\xff\n" * 80_000)


def print_and_die():
    print_much()
    os._exit(3)


def ignore_signals():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPROF):
        signal.signal(number, signal.SIG_IGN)


def move_away():
    os.chdir("/")
    os.environ.clear()


WAYS = {
    "fork-and-go-on": fork_and_go_on,
    "fork-and-sleep": fork_and_sleep,
    "fork-a-session": fork_a_session,
    "start-a-child": start_a_child,
    "answer-oneself": answer_oneself,
    "close-everything": close_everything,
    "segfault": fault_in_memory,
    "abort": os.abort,
    "exit": lambda: sys.exit(0),
    "exit-at-once": lambda: os._exit(0),
    "kill-itself": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "recurse": recurse,
    "sleep": lambda: time.sleep(600),
    "spin": lambda: [None for _ in iter(int, 1)],
    "start-threads": start_threads,
    "abort-in-a-thread": abort_in_a_thread,
    "interrupt": interrupt,
    "say-much": say("much " * 10_000_000),
    "say-surrogates": say("lone \ud800 surrogate"),
    "say-escapes": say("\x1b]0;title\x07\x1b[2J\x1b[31m \r\b\x00 end"),
    "say-formula": say('=HYPERLINK("http://example.invalid","+1")'),
    "say-html": say(HTML),
    "say-markup": say("[bold red]markup[/bold red] [link=file:///etc/passwd]x[/link] [/]"),
    "print-much": print_much,
    "print-and-die": print_and_die,
    "ignore-signals": ignore_signals,
    "move-away": move_away,
}


def plan(x, *, config):
    if config.get("WAY") and not x.is_meta:
        WAYS[os.environ["FAULT_WAY"]]()
    y = torch.empty_like(x)
    size = config["BLOCK_SIZE"]
    return Plan((y,), (Launch("hostile", {"x": x, "y": y, "n": x.numel()}, ceil_div(x.numel(), size), size),))


def variant(name, *tunables, **options):
    return Variant(name, HERE / "hostile.cu", plan, tunables=tunables, dtypes=("float32",), **options)


op = Op(
    name="hostile",
    oracle=lambda x: 2 * x,
    variants=(
        variant("plain", Tunable("BLOCK_SIZE", 32, (32, 64, 96, 128))),
        variant(
            "hostile",
            Tunable("WAY", 0, (0, 1)),
            Tunable("BLOCK_SIZE", 32, (32, 64)),
            constraints=(lambda config: not config["WAY"] or config["BLOCK_SIZE"] == 32,),
        ),
    ),
    cases=(Case("small", {"x": Input((100,))}),),
)
