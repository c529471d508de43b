"""The judge's end of a model's process: orders out, answers in, and a name for every way of not answering."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from torch import Tensor

from workbench.core.errors import WorkbenchError
from workbench.verify.court.nursery import nursery
from workbench.verify.court.plain import Message, PlainError, receive, send
from workbench.verify.court.separate import Source

TIME_LIMIT_S = 120.0
_OUTPUT_TAIL = 4000


class Refusal(WorkbenchError):  # noqa: N818  (a verdict, not a mistake of the caller's)
    """A model gave no answer, or one that is none. The message begins with the name of what it did."""


@dataclass(frozen=True)
class Answer:
    """What a call returned.

    Attributes
    ----------
    message : Message
        Its outputs: the bytes that they held as the call returned.
    host_us : float
        Wall time on the judge's clock, from the order until the last byte of the outputs is here.
    done_us : float
        Until the answer began.
    """

    message: Message
    host_us: float
    done_us: float

    @property
    def claimed_us(self) -> float:
        """What the clock in the model's process says."""
        value = self.message.fields.get("elapsed_us")
        return float(value) if isinstance(value, (int, float)) else 0.0


class Party:
    """A process that holds one model of a file.

    Parameters
    ----------
    source : Source
    name : str
        Of the class: ``"Model"`` is made of what the reference needs alone.
    device : str
    seed : int
        For the construction.
    time_limit_s : float
        For one answer.
    watched : bool
        Note what it does beside computing, and take from it what it has no need of.
    """

    def __init__(
        self,
        source: Source,
        name: str,
        device: str,
        seed: int,
        time_limit_s: float = TIME_LIMIT_S,
        *,
        watched: bool = True,
    ) -> None:
        self._time_limit_s = time_limit_s
        self._output = os.memfd_create(f"output of {name}")
        self._nursery = nursery()
        self._pid, self._channel = self._nursery.fork(self._output)
        self._fields = {
            "path": str(source.path.absolute()),
            "text": source.text,
            "name": name,
            "device": device,
            "seed": seed,
            "watched": watched,
        }

    def __enter__(self) -> Party:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def open(self, arguments: Any = None, tensors: Sequence[Tensor] = ()) -> Message:
        """Have it read the file and make the model; return the parameters and buffers that it has.

        Parameters
        ----------
        arguments : JSON value, optional
            Of the constructor, as `flatten` has them; those of the file's own ``get_init_inputs`` where left out.
        tensors : sequence of Tensor
            Among these arguments.
        """
        return self.ask("open", "opened", {**self._fields, "arguments": arguments}, tensors)

    def ask(
        self, kind: str, expected: str, fields: Mapping[str, Any] | None = None, tensors: Sequence[Tensor] = ()
    ) -> Message:
        """Send an order, and wait for the answer.

        Raises
        ------
        Refusal
            If none comes in time, it is of another kind than `expected`, or it is an error.
        """
        return self.time(kind, expected, fields, tensors).message

    def time(
        self, kind: str, expected: str, fields: Mapping[str, Any] | None = None, tensors: Sequence[Tensor] = ()
    ) -> Answer:
        """Send an order, wait for the answer, and say how long it took."""
        done_s: list[float] = []
        self._channel.settimeout(self._time_limit_s)
        try:
            start_s = time.perf_counter()
            send(self._channel, Message(kind, fields or {}, tensors))
            message = receive(self._channel, lambda: done_s.append(time.perf_counter()))
            end_s = time.perf_counter()
        except TimeoutError:
            self._kill()
            raise Refusal(f"hang: no answer within {self._time_limit_s:g} s; killed") from None
        except PlainError as error:
            self._kill()
            raise Refusal(f"forged: it wrote to the judge's socket: {error}") from None
        except (EOFError, OSError):
            raise Refusal(self._last_words()) from None
        if message.kind == "raised":
            raise Refusal(str(message.fields.get("detail", "it raised something")))
        if message.kind != expected:
            self._kill()
            raise Refusal(f"forged: expected {expected!r} of it; got {message.kind!r}")
        return Answer(message, 1e6 * (end_s - start_s), 1e6 * (done_s[0] - start_s))

    def close(self) -> None:
        """End the process."""
        if self._pid:
            self._kill()
        self._channel.close()
        if self._output >= 0:
            os.close(self._output)
            self._output = -1

    def _kill(self) -> int:
        """End the process and all of its session; return its exit code."""
        pid, self._pid = self._pid, 0
        if not pid:
            return 0
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):  # before it had a session of its own
            os.kill(pid, signal.SIGKILL)
        return self._nursery.bury(pid)

    def _last_words(self) -> str:
        """Wait for a process that closed its socket; say how it ended."""
        self._channel.close()
        deadline_s = time.monotonic() + 1.0
        while self._pid and time.monotonic() < deadline_s and _runs(self._pid):
            time.sleep(0.005)
        code = self._kill()
        end = os.lseek(self._output, 0, os.SEEK_END)
        said = os.pread(self._output, _OUTPUT_TAIL, max(0, end - _OUTPUT_TAIL)).decode(errors="replace").strip()
        lines = said.splitlines()
        marks = [index for index, line in enumerate(lines) if line.startswith("Traceback (most recent call last)")]
        if marks:
            errors = [i for i in range(marks[-1] + 1, len(lines)) if not lines[i].startswith(" ")]
            said = "\n".join(lines[errors[0] :]) if errors else said
        if code < 0:
            how = f"crash: killed by {signal.Signals(-code).name}"
        else:
            how = f"exit: its process ended with exit code {code}, and gave no result"
        return f"{how}: {said[-500:]}" if said else how


def _runs(pid: int) -> bool:
    """Tell whether a process has not ended yet."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:  # noqa: PTH123
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
