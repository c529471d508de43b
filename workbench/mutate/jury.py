"""The process that looks for the fault in a mutant: it may hang or crash, and the campaign goes on."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from workbench.compile import Source, compile_ptx
from workbench.core.errors import CompileError, SignatureError
from workbench.core.plain import PlainError
from workbench.core.process import ChildEnd, Peer, end_with_parent
from workbench.mutate.report import Outcome
from workbench.op import Case, Launch, Op, Variant, find_op, launches_of
from workbench.op.launches import plan_of
from workbench.verify import verify

_COMMAND = "from workbench.mutate.jury import serve; serve({descriptor})"
_PATIENCE = 20  # the limit is on CPU time: a busy machine may take so many times that

_Place = tuple[str, str, str]
"""What is verified: names of a variant, a dtype and a case."""


@dataclass(frozen=True)
class Verdict:
    """What a jury says of a mutant.

    Attributes
    ----------
    outcome : Outcome
    detail : str
    """

    outcome: Outcome
    detail: str = ""


class Jury:
    """A process that judges the op of one directory as its files are now; it starts again after it dies.

    Parameters
    ----------
    directory : Path
        Directory of op folders, a copy in which faults are planted.
    op : str
    time_limit_s : float
        CPU time for one mutant.
    seed : int
        Of the inputs.
    """

    def __init__(self, directory: Path, op: str, time_limit_s: float, seed: int) -> None:
        self._setting = (directory, op, time_limit_s, seed)
        self._time_limit_s = time_limit_s
        self._process: Peer | None = None

    def judge(self, variants: tuple[str, ...]) -> Verdict:
        """Look for a fault in these variants; whatever becomes of the process, there is a verdict."""
        if self._process is None:
            self._process = Peer(_COMMAND, (Verdict, Outcome))
            self._process.connection.send(self._setting)
        process = self._process
        try:
            process.connection.send(variants)
            if process.connection.poll(self._time_limit_s * _PATIENCE):
                verdict: Verdict = process.connection.recv()
                return verdict
            self.close()
            return Verdict(Outcome.HANG, f"no end within {self._time_limit_s * _PATIENCE:g} s")
        except PlainError as error:
            self.close()
            return Verdict(Outcome.CRASH, str(error))
        except (EOFError, OSError):
            code, words = process.last_words()
            self.close()
            if code == -signal.SIGPROF:
                return Verdict(Outcome.HANG, f"no end within {self._time_limit_s:g} s of CPU time")
            return Verdict(Outcome.CRASH, words)

    def close(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()


def serve(descriptor: int) -> None:
    """Judge until the socket closes. This is the jury's process."""
    end_with_parent()
    connection = ChildEnd(descriptor)
    directory, name, time_limit_s, seed = connection.recv()
    bench = _Bench(find_op(name, directory), seed)
    while True:
        try:
            variants = connection.recv()
        except EOFError:
            return
        # A process whose CPU time is over dies of SIGPROF, whatever code it is stuck in.
        signal.setitimer(signal.ITIMER_PROF, time_limit_s)
        verdict = bench.judge(variants)
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        connection.send(verdict)


class _Bench:
    """An op whose files change between two calls."""

    def __init__(self, op: Op, seed: int) -> None:
        self._op = op
        self._seed = seed
        self._kills: Counter[_Place] = Counter()
        self._launches = {variant.name: dict(self._launches_of(variant)) for variant in op.variants}
        self._ptx = {key: text for variant in op.variants for key, text in self._compiled(variant)}

    def judge(self, names: tuple[str, ...]) -> Verdict:
        """Compile, verify in one element type, compare the PTX, verify in the others and sanitize, until one speaks."""
        variants = [self._op.variant(name) for name in names]
        places = sorted(self._places(variants), key=lambda place: -self._kills[place])
        first = {variant.name: variant.dtypes[0] for variant in variants}
        try:
            for variant in variants:
                next(self._compiled(variant))
        except (CompileError, SignatureError) as error:
            return Verdict(Outcome.STILLBORN, " ".join(str(error).split()))
        if verdict := self._verify(place for place in places if place[1] == first[place[0]]):
            return verdict
        if all(self._ptx[key] == text for variant in variants for key, text in self._compiled(variant)):
            return Verdict(Outcome.EQUIVALENT, "the compiler makes the same PTX of it")
        verdict = self._verify(place for place in places if place[1] != first[place[0]])
        return verdict or self._sanitize(variants) or Verdict(Outcome.SURVIVED)

    def _verify(self, places: Iterable[_Place]) -> Verdict | None:
        for place in places:
            variant, dtype, case = place
            report = verify(self._op, "cpu", variant, dtype, case=case, seed=self._seed)
            if report.failures:
                self._kills[place] += 1
                return Verdict(Outcome.VERIFY, str(report.failures[0]))
        return None

    def _sanitize(self, variants: Iterable[Variant]) -> Verdict | None:
        for variant in variants:
            for case in self._cases(variant.dtypes[0]):
                for prepared in launches_of(variant, variant.dtypes[0], case, self._seed):
                    report = prepared.sanitize()
                    if report.findings:
                        where = f"{variant.name} {case.name} {variant.dtypes[0]}"
                        return Verdict(Outcome.SANITIZE, f"{where}: {report.findings[0]}")
        return None

    def _places(self, variants: Iterable[Variant]) -> Iterator[_Place]:
        for variant in variants:
            for dtype in variant.dtypes:
                yield from ((variant.name, dtype, case.name) for case in self._cases(dtype))

    def _cases(self, dtype: str) -> Iterator[Case]:
        return (case for case in self._op.cases if not case.full_size and case.suits(dtype))

    def _compiled(self, variant: Variant) -> Iterator[tuple[str, str]]:
        """Yield the PTX of every kernel that the small cases launch, by what it is compiled from."""
        for key, launch in self._launches[variant.name].items():
            source = Source.read(variant.source)
            yield key, compile_ptx(source, variant.compile_options(launch), (launch.kernel,), assembled=True).text

    def _launches_of(self, variant: Variant) -> Iterator[tuple[str, Launch]]:
        """Yield the launches of the small cases, by kernel and macros."""
        for dtype in variant.dtypes:
            for case in self._cases(dtype):
                plan = plan_of(variant, dtype, case, self._seed)
                for launch in plan.launches if plan else ():
                    options = sorted(launch.defines.items()), sorted(launch.options.items())
                    yield f"{variant.name} {launch.kernel} {options}", launch
