"""Compile in several processes at once: within one, NVRTC's front end takes one thread at a time.

Measured with NVRTC 13 on two cores, for a kernel that includes cuda_fp16.h: 85 ms a compilation on one thread, 107 ms
on two, 53 ms in two processes. What is compiled lies in the cache afterwards, where every process finds it.
"""

from __future__ import annotations

import os
import threading
import time
from dataclasses import replace
from functools import partial

from workbench.compile.compilation import Compiled, compile_cubin
from workbench.compile.options import CompileOptions
from workbench.compile.resources import Resources, read_resources
from workbench.compile.signature import parse_signature
from workbench.compile.source import Source
from workbench.core.errors import CompilerLostError, Diagnostic, WorkbenchError
from workbench.core.process import ChildEnd, Peer, end_with_parent, live

LIMIT_S = 600.0
"""For one kernel, after which its compiler is killed."""
_NICENESS = 5  # compilers give way to what is being timed
_COMMAND = "from workbench.compile.pool import serve; serve({descriptor})"


class CompilePool:
    """Compiler processes, as many as there are callers at once; each is started when it is first needed.

    A compiler that is lost is replaced once: what ended it may have been the machine, such as a want of memory.

    Attributes
    ----------
    started : int
        Processes so far.
    spent_s : float
        Wall time that the compilations took, all processes together.
    """

    def __init__(self) -> None:
        self.started = 0
        self.spent_s = 0.0
        self._idle: list[Peer] = []
        self._changing = threading.Lock()

    def examine(self, source: Source, expression: str, options: CompileOptions, target: str) -> Resources:
        """Compile a kernel for its signature and for a GPU, and read what it takes from an SM.

        Parameters
        ----------
        source : Source
        expression : str
            The kernel by its C++ name.
        options : CompileOptions
            Its `arch` is the signature's.
        target : str
            The GPU's architecture.

        Raises
        ------
        CompilerLostError
            If the compiler was killed, crashed, or took longer than `LIMIT_S`, and so did another one after it.
        CompileError
            If the source does not compile.
        WorkbenchError
            Whatever else `parse_signature` or `compile_cubin` raise.
        """
        start_s = time.monotonic()
        task = source, expression, options, target
        try:
            try:
                return self._run(self._take(), task)
            except CompilerLostError as first:
                try:
                    return self._run(self._start(), task)
                except CompilerLostError as second:
                    raise CompilerLostError(f"{second}; so did another before it", (str(first), str(second))) from None
        finally:
            with self._changing:
                self.spent_s += time.monotonic() - start_s

    def _take(self) -> Peer:
        with self._changing:
            if self._idle:
                return self._idle.pop()
        return self._start()

    def _start(self) -> Peer:
        with self._changing:
            self.started += 1
        return Peer(_COMMAND, (Resources, Diagnostic))

    def _run(self, peer: Peer, task: tuple[Source, str, CompileOptions, str]) -> Resources:
        """Have a process do a task, and keep it; or let it go with the error that it is lost for."""
        name = task[0].name
        try:
            peer.connection.send(task)
            if not peer.poll(LIMIT_S):
                raise CompilerLostError(f"{name}: the compiler did not end within {LIMIT_S:g} s; killed")
            reply: Resources | WorkbenchError = peer.connection.recv()
            if isinstance(reply, CompilerLostError):
                raise reply
        except (EOFError, OSError):
            words = peer.last_words()[1]
            peer.kill()
            raise CompilerLostError(f"{name}: the compiler's process ended, {words}") from None
        except BaseException:
            peer.kill()
            raise
        with self._changing:
            self._idle.append(peer)
        if isinstance(reply, WorkbenchError):
            raise reply
        return reply

    def close(self) -> None:
        """End the processes, once nobody waits for one."""
        for peer in self._idle:
            peer.end()
        for peer in self._idle:
            peer.kill()
        self._idle.clear()


def examine(source: Source, expression: str, options: CompileOptions, target: str) -> Resources:
    """Do in this process what `CompilePool.examine` does in another."""
    return build(source, expression, options, target)[1]


def build(source: Source, expression: str, options: CompileOptions, target: str) -> tuple[Compiled, Resources]:
    """Do the same, and return the cubin as well."""
    signature = parse_signature(source, expression, options, assembled=options.arch == target)
    binary = compile_cubin(source, replace(options, arch=target), signature.name_expressions)
    return binary, read_resources(binary.path, signature.mangled)


def serve(descriptor: int) -> None:
    """Compile what comes through a socket until it closes. This is the compiler process."""
    live(partial(_serve, descriptor))


def _serve(descriptor: int) -> None:
    os.nice(_NICENESS)
    end_with_parent()
    connection = ChildEnd(descriptor)
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        try:
            connection.send(examine(*task))
        except WorkbenchError as error:
            connection.send(error)
