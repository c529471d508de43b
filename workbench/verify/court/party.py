"""The judge's end of a model's process: orders out, answers in, and a name for every way of not answering."""

from __future__ import annotations

import contextlib
import fcntl
import os
import signal
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from torch import Tensor

from workbench.core.errors import EnvironmentFaultError, WorkbenchError
from workbench.verify.court.nursery import nursery
from workbench.verify.court.plain import MAX_TENSOR_BYTES, Message, OversizedError, PlainError, receive, send
from workbench.verify.court.separate import Source

TIME_LIMIT_S = 120.0
OUTPUT_LIMIT_BYTES = 64 << 20
"""What a model may print."""
_OUTPUT_TAIL = 4000
_OUTPUT_SLACK_BYTES = 4 << 20  # the kernel may end a write that does not fit a page, or a few, earlier


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

    Attributes
    ----------
    most_bytes : int
        Of the tensors of one answer.
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
        self.most_bytes = MAX_TENSOR_BYTES
        self._time_limit_s = time_limit_s
        self._output = _limited_file(f"output of {name}")
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

    @property
    def processes(self) -> tuple[int, int]:
        """The numbers of its process and of the one that it was forked from."""
        return self._pid, self._nursery.pid

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
        EnvironmentFaultError
            If the machine failed it: a full disk, say.
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
            message = receive(
                self._channel,
                lambda: done_s.append(time.perf_counter()),
                limit_s=self._time_limit_s,
                most_bytes=self.most_bytes,
            )
            end_s = time.perf_counter()
        except TimeoutError:
            self._kill()
            self._check_output()
            raise Refusal(f"hang: no answer within {self._time_limit_s:g} s; killed") from None
        except OversizedError as error:
            self._kill()
            raise Refusal(
                f"oversized: it announces {error}; {self.most_bytes:,} are let through, by what Model returns"
            ) from None
        except PlainError as error:
            self._kill()
            raise Refusal(f"forged: it wrote to the judge's socket: {error}") from None
        except (EOFError, OSError):
            words = self._last_words()
            self._check_output()
            raise Refusal(words) from None
        self._check_output()
        if message.kind == "fault":
            words = str(message.fields.get("detail", "the machine failed it"))
            raise EnvironmentFaultError(f"in the process of {self._fields['name']}: {words}")
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

    def _check_output(self) -> None:
        """Refuse a model that has printed more than it may: what it writes beyond is not kept."""
        if self._output_bytes() > OUTPUT_LIMIT_BYTES:
            self._kill()
            raise Refusal(
                f"output: it printed more than the {OUTPUT_LIMIT_BYTES >> 20} MiB that a model may; print less"
            )

    def _output_bytes(self) -> int:
        """Count what it has printed: the file's position is its writers' too."""
        return os.lseek(self._output, 0, os.SEEK_CUR)

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
        end = self._output_bytes()
        tail = min(end, _OUTPUT_TAIL)
        said = os.pread(self._output, tail, end - tail).decode(errors="replace").strip()
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


def _limited_file(name: str) -> int:
    """Make a file in memory that takes `OUTPUT_LIMIT_BYTES` and a little more, and no byte beyond."""
    descriptor = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    os.ftruncate(descriptor, OUTPUT_LIMIT_BYTES + _OUTPUT_SLACK_BYTES)  # pages that nobody writes take no memory
    fcntl.fcntl(descriptor, fcntl.F_ADD_SEALS, fcntl.F_SEAL_GROW | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_SEAL)
    return descriptor


def _runs(pid: int) -> bool:
    """Tell whether a process has not ended yet."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:  # noqa: PTH123
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
