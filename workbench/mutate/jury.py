"""The process that looks for the fault in a mutant: it may hang or crash, and the campaign goes on."""

from __future__ import annotations

import re
import signal
import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, partial
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import torch

from workbench.compile import CompileOptions, Source, compile_cubin, compile_ptx, machine_code
from workbench.core.errors import CompileError, SignatureError
from workbench.core.plain import PlainError
from workbench.core.process import ChildEnd, Peer, end_with_parent
from workbench.mutate.report import Outcome
from workbench.op import Case, Op, Plan, Variant, find_op, launches_of
from workbench.op.launches import plan_of
from workbench.verify.grown import GrownCall
from workbench.verify.harder import carrier, extremes, grown_of
from workbench.verify.report import VerifyRow
from workbench.verify.trial import Inputs, Reference, Trial, bits

_COMMAND = "from workbench.mutate.jury import serve; serve({descriptor})"
_PATIENCE = 200  # the limit is on CPU time: a busy machine may take so many times that
_SANITIZED_LONGER = 10  # times, at most about, that a sanitised launch takes as long as another
_COMPILE_S = 2.0  # CPU time of the compiler's process for one program, about
_MOST_REFERENCE_BYTES = 2**30
_LINES = re.compile(r"^\s*\.(?:loc|file)\b.*\n|^\s*\.section\b[^{]*\{[^}]*\}", re.MULTILINE)

VERIFY, SANITIZE, GROW = "verify", "sanitize", "grow"
"""Kinds of checks; the last is a call with a long axis, as a thorough `verify` tries it."""
_SURVIVED_BEFORE = 0.7  # of a fault that one case does not show, the chance that another case of the kernel does
_AT_FIRST = {
    VERIFY: 0.5,
    SANITIZE: 0.1,
    GROW: 0.5,
}  # of a check that was never tried, the chance that it notices a fault


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


@dataclass
class Experience:
    """What became of one check in the mutants before.

    Attributes
    ----------
    tried, noticed : int
    seconds : float
        CPU time of all that were tried.
    """

    tried: int = 0
    noticed: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class _CompilerInput:
    """What the PTX of a launch is compiled from: a file, a kernel in it, options."""

    source: Path
    kernel: str
    options: CompileOptions


@dataclass(frozen=True)
class _Compiled:
    """What the compiler makes of a program: PTX without lines and names of files, and machine code."""

    ptx: str
    _mangled: str
    _lowered: tuple[str, ...]
    _source: Source
    _program: _CompilerInput

    @classmethod
    def of(cls, program: _CompilerInput) -> _Compiled:
        source = Source.read(program.source)
        ptx = compile_ptx(source, program.options, (program.kernel,), assembled=True)
        mangled = ptx.lowered[program.kernel]
        return cls(_LINES.sub("", ptx.text), mangled, tuple(ptx.lowered.values()), source, program)

    @cached_property
    def code(self) -> bytes:
        """A digest of the machine code, of the file as it was."""
        name = self._program.kernel
        cubin = compile_cubin(self._source, self._program.options, (name,) if name != self._mangled else ())
        code = machine_code(cubin.data, self._mangled, self._lowered)
        return blake2b(repr(sorted(code.items())).encode()).digest()


class _Change(NamedTuple):
    """What of a program a fault changes."""

    ptx: bool
    code: bool


@dataclass(frozen=True)
class _Check:
    """One case in one element type, verified or sanitised, and the programs that it runs."""

    kind: str
    variant: Variant
    dtype: str
    case: Case
    programs: tuple[_CompilerInput, ...]
    elements: int
    is_carrier: bool = False
    grown: GrownCall | None = None

    @property
    def name(self) -> str:
        return f"{self.kind} {self.variant.name} {self.grown.name if self.grown else self.case.name} {self.dtype}"


class Jury:
    """A process that judges the op of one directory as its files are now; it starts again after it dies.

    Parameters
    ----------
    directory : Path
        Directory of op folders, a copy in which faults are planted.
    original : Path
        The directory without faults.
    op : str
    time_limit_s : float
        CPU time for one check of one mutant.
    patience_s : float
        CPU time for all checks of one mutant, about: after that no other is begun.
    seed : int
        Of the inputs.
    """

    def __init__(
        self, directory: Path, original: Path, op: str, time_limit_s: float, patience_s: float, seed: int
    ) -> None:
        self._setting = (directory, original, op, time_limit_s, patience_s, seed)
        self._time_limit_s = time_limit_s
        self._process: Peer | None = None
        self._experience: dict[str, Experience] = {}

    def judge(self, variants: tuple[str, ...], best: str = VERIFY) -> Verdict:
        """Look for a fault in these variants; whatever becomes of the process, there is a verdict.

        Parameters
        ----------
        variants : tuple of str
        best : str
            The kind of check that sees such a fault best. Calls with a long axis are tried only where it is `GROW`.
        """
        if self._process is None:
            self._process = Peer(_COMMAND, (Verdict, Outcome))
            self._process.connection.send((*self._setting, self._experience))
        process, check = self._process, ""
        try:
            process.connection.send((variants, best))
            while process.connection.poll(self._time_limit_s * _PATIENCE):
                message: Verdict | tuple[str, float] = process.connection.recv()
                if isinstance(message, Verdict):
                    self._noticed(check, message.outcome)
                    return message
                check, seconds = message
                past = self._experience.setdefault(check, Experience())
                past.tried, past.seconds = past.tried + 1, past.seconds + seconds
            self.close()
            return self._noticed(check, Outcome.HANG, f"no end within {self._time_limit_s * _PATIENCE:g} s")
        except PlainError as error:
            self.close()
            return self._noticed(check, Outcome.CRASH, f"{check}: {error}")
        except (EOFError, OSError):
            code, words = process.last_words()
            self.close()
            if code == -signal.SIGPROF:
                longer = _SANITIZED_LONGER if check.startswith(SANITIZE) else 1
                limit = f"{check}: no end within {longer * self._time_limit_s:g} s of CPU time"
                return self._noticed(check, Outcome.HANG, limit)
            return self._noticed(check, Outcome.CRASH, f"{check}: {words}")

    def _noticed(self, check: str, outcome: Outcome, detail: str = "") -> Verdict:
        if check and outcome.is_killed:
            self._experience[check].noticed += 1
        return Verdict(outcome, detail)

    def close(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()


def serve(descriptor: int) -> None:
    """Judge until the socket closes. This is the jury's process."""
    end_with_parent()
    torch.set_num_threads(1)  # threads that wait for one another spend CPU time, of which a check has a limit
    connection = ChildEnd(descriptor)
    directory, original, name, time_limit_s, patience_s, seed, experience = connection.recv()
    op = find_op(name, directory)
    bench = _Bench(op, directory, original, seed, time_limit_s, patience_s, experience, connection)
    while True:
        try:
            variants, best = connection.recv()
        except EOFError:
            return
        verdict = bench.judge(variants, best)
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        connection.send(verdict)


class _Bench:
    """An op whose files change between two calls."""

    def __init__(
        self,
        op: Op,
        directory: Path,
        original: Path,
        seed: int,
        time_limit_s: float,
        patience_s: float,
        experience: dict[str, Experience],
        connection: ChildEnd,
    ) -> None:
        self._op = op
        self._directory = directory
        self._original = original
        self._seed = seed
        self._time_limit_s = time_limit_s
        self._patience_s = patience_s
        self._experience = experience
        self._connection = connection
        self._refer = _References()
        self._unchanged: dict[_CompilerInput, _Compiled] = {}
        self._compile_s = _COMPILE_S
        self._checks = cache(lambda variant, of_size: tuple(self._checks_of(variant, of_size=of_size)))

    def judge(self, names: tuple[str, ...], best: str) -> Verdict:
        """Verify and sanitise what compiles to other PTX than without the fault, the likeliest and cheapest first."""
        chosen = [variant for variant in self._op.variants if variant.name in names]
        waiting = [check for variant in chosen for check in self._checks(variant, best == GROW)]
        now = _Now(best)
        began_s = time.process_time()
        while waiting:
            compiled = sum(change.ptx for change in now.changes.values())  # what is the same tells nothing yet
            if time.process_time() - began_s + self._compile_s * compiled > self._patience_s:
                return Verdict(Outcome.SURVIVED, f"{len(waiting)} checks were left after {self._patience_s:g} s")
            check = max(waiting, key=partial(self._worth, now))
            waiting.remove(check)
            # A process whose CPU time is over dies of SIGPROF, whatever code it is stuck in.
            longer = _SANITIZED_LONGER if check.kind == SANITIZE else 1
            signal.setitimer(signal.ITIMER_PROF, longer * self._time_limit_s)
            try:
                changes = [self._change(program, now) for program in check.programs]
            except (CompileError, SignatureError) as error:
                return Verdict(Outcome.STILLBORN, " ".join(str(error).split()))
            # The sanitiser may see in PTX what the assembler has no instruction for.
            if not any(change.ptx if best == SANITIZE else change.code for change in changes):
                continue
            start_s = time.process_time()
            self._connection.send((check.name, 0.0))
            verdict = _LOOKS[check.kind](self, check)
            past = self._experience.setdefault(check.name, Experience())
            past.tried += 1
            past.seconds += time.process_time() - start_s
            if verdict:
                past.noticed += 1
                return verdict
            for program in check.programs:
                now.passed[program] = now.passed.get(program, 0) + 1
        for what, kind in (("ptx", "PTX"), ("code", "machine code")):
            if not any(getattr(change, what) for change in now.changes.values()):
                return Verdict(Outcome.EQUIVALENT, f"the compiler makes the same {kind} of it")
        return Verdict(Outcome.SURVIVED)

    def _worth(self, now: _Now, check: _Check) -> float:
        """Return how many faults a second a check is expected to notice."""
        past = self._experience.get(check.name, Experience())
        chance = (past.noticed + _AT_FIRST[check.kind]) / (past.tried + 1)
        if check.kind == now.best != VERIFY:
            chance = max(chance, 2.0)
        passed = sum(now.passed.get(program, 0) for program in check.programs)
        guess_s = 0.2 + 1e-6 * check.elements + 2.0 * check.is_carrier
        seconds = past.seconds / past.tried if past.seconds else guess_s
        unseen = sum(program not in now.changes for program in check.programs)
        return chance * _SURVIVED_BEFORE ** min(passed, 10) / (0.05 + seconds + self._compile_s * unseen)

    def _change(self, program: _CompilerInput, now: _Now) -> _Change:
        """Compile a program with the fault and without it, and say what differs."""
        if program not in now.changes:
            start_s = time.monotonic()
            faulty = _Compiled.of(program)
            self._compile_s += 0.1 * (time.monotonic() - start_s - self._compile_s)
            if program not in self._unchanged:
                source = self._original / program.source.relative_to(self._directory)
                self._unchanged[program] = _Compiled.of(replace(program, source=source))
            right = self._unchanged[program]
            is_other = faulty.ptx != right.ptx  # the same PTX is assembled to the same machine code
            now.changes[program] = _Change(is_other, is_other and faulty.code != right.code)
        return now.changes[program]

    def _verify(self, check: _Check) -> Verdict | None:
        trial = Trial(self._op, check.variant, check.case, check.dtype, torch.device("cpu"), self._seed, self._refer)
        row = trial.run()
        return None if not isinstance(row, VerifyRow) or row.passed else Verdict(Outcome.VERIFY, str(row))

    def _sanitize(self, check: _Check) -> Verdict | None:
        for prepared in launches_of(check.variant, check.dtype, check.case, self._seed):
            report = prepared.sanitize()
            if report.findings:
                where = f"{check.variant.name} {check.case.name} {check.dtype}"
                return Verdict(Outcome.SANITIZE, f"{where}: {report.findings[0]}")
        return None

    def _grow(self, check: _Check) -> Verdict | None:
        assert check.grown is not None
        fault = check.grown.fault()
        return Verdict(Outcome.VERIFY, f"{check.variant.name} on {check.grown.name}: {fault}") if fault else None

    def _checks_of(self, variant: Variant, *, of_size: bool) -> Iterator[_Check]:
        for call in grown_of(self._op, variant) if of_size else ():
            programs = dict.fromkeys(self._programs(variant, call.plan()))
            yield _Check(GROW, variant, call.dtype, call.case, tuple(programs), 0, grown=call)
        for dtype in variant.dtypes:
            carried = carrier(self._op, dtype)
            for case in self._op.cases:
                if case.full_size or not case.suits(dtype):
                    continue
                programs = dict.fromkeys(self._programs(variant, plan_of(variant, dtype, case, self._seed)))
                if not programs:  # the variant does not take the case
                    continue
                elements = sum(torch.Size(spec.shape).numel() for spec in case.inputs.values() if spec)
                if dtype == variant.dtypes[0]:
                    yield _Check(SANITIZE, variant, dtype, case, tuple(programs), elements)
                    for config in extremes(variant, thorough=False) if case is carried else ():
                        plan = plan_of(variant, dtype, case, self._seed, config=config)
                        programs.update(dict.fromkeys(self._programs(variant, plan)))
                yield _Check(VERIFY, variant, dtype, case, tuple(programs), elements, case is carried)

    def _programs(self, variant: Variant, plan: Plan | None) -> Iterator[_CompilerInput]:
        for launch in plan.launches if plan else ():
            yield _CompilerInput(variant.source, launch.kernel, variant.compile_options(launch))


_LOOKS = {VERIFY: _Bench._verify, SANITIZE: _Bench._sanitize, GROW: _Bench._grow}


@dataclass
class _Now:
    """What is known of the mutant that is judged: what it changes in each program, and how many checks each passed.

    `best` is the kind of check that sees its fault best.
    """

    best: str
    changes: dict[_CompilerInput, _Change] = field(default_factory=dict)
    passed: dict[_CompilerInput, int] = field(default_factory=dict)


class _References:
    """PyTorch's results, kept from one mutant to the next: they are given the same inputs."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, tuple[Reference, int]] = OrderedDict()
        self._bytes = 0

    def __call__(self, op: Op, case: Case, dtype: str, inputs: Inputs, *, tf32: bool) -> Reference:
        key = _digest(f"{case.name} {dtype} {tf32}", inputs)
        if key not in self._kept:
            reference = Reference.of(op, case, dtype, inputs, tf32=tf32)
            size = 4 * 8 * sum(result.numel() for result in reference.library.values())
            self._kept[key] = reference, size
            self._bytes += size
            while self._bytes > _MOST_REFERENCE_BYTES and len(self._kept) > 1:
                self._bytes -= self._kept.popitem(last=False)[1][1]
        self._kept.move_to_end(key)
        return self._kept[key][0]


def _digest(words: str, inputs: Inputs) -> bytes:
    """Name inputs by all that PyTorch may see of them."""
    found = blake2b(words.encode())
    for tensor in inputs:
        if tensor is None:
            found.update(b"None")
            continue
        found.update(f"{tensor.shape} {tensor.stride()} {tensor.dtype}".encode())
        plain = tensor.contiguous()
        found.update((bits(plain) if plain.is_floating_point() else plain).numpy().tobytes())
    return found.digest()
