"""The coordinator of a sweep: asks the search, compiles ahead, hands candidates to workers, writes results down."""

from __future__ import annotations

import heapq
import itertools
import json
import math
import os
import queue
import tempfile
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from functools import partial
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, Unpack, overload

from workbench.bench import Timing
from workbench.bench.conditions import EMULATOR, Machine
from workbench.compile import digest
from workbench.compile.disassembly import find_disassembler
from workbench.compile.pool import CompilePool
from workbench.core.environment import cores, guard
from workbench.core.errors import ArgumentError, EnvironmentFaultError
from workbench.core.places import temporary_directory
from workbench.kernel import Kernel
from workbench.op import Op, find_op
from workbench.tune.config import Config
from workbench.tune.forecast import SHARE, TOGETHER, Forecast, chip_of, forecast
from workbench.tune.kernel_problem import Extents, KernelProblem, configs_of, geometries_of
from workbench.tune.outcome import MOST_ATTEMPTS, RULES, Again, Candidate, Footprint, Outcome, ResultKind, find_kinds
from workbench.tune.problem import Method, Problem, Sweepable
from workbench.tune.progress import Progress, live_view
from workbench.tune.report import TuneReport
from workbench.tune.search import PREDICTED, Strategy, start_search
from workbench.tune.stopwatch import Spent, Stopwatch
from workbench.tune.store import FINAL, MEMORY, LastAttempt, Store, default_store
from workbench.tune.worker import WorkerError
from workbench.tune.worker_pool import LOCAL, LocalPool, WorkerPool

if TYPE_CHECKING:
    from workbench.bound.check import Reference
    from workbench.kernel.arguments import Argument

FINALISTS = 8
_HANDED_OUT = 2  # candidates per worker: one runs, and one waits, so that the worker never does
_NUM_WORKERS = 2  # workers of a bare kernel's sweep on the emulator: each takes 3 s of CPU time to start
_COMPILED_AHEAD = 1024  # candidates, where no result has a say in which come next


class Options(TypedDict, total=False):
    """How a sweep is led, whatever it is of: `tune` says what each means."""

    search: str
    limit: int | None
    store: str | os.PathLike[str] | None
    method: Method | None
    time_limit_s: float
    final_budget_s: float
    budget_s: float
    only_stored: bool
    seed: int
    retry: Iterable[str]
    hopeless: bool
    progress: Callable[[Progress], None] | None


@overload
def tune(
    op: Op | str,
    device: str | Sequence[str] = "cpu",
    variant: str | None = None,
    dtype: str = "float32",
    *,
    case: str,
    scheduler: str | None = None,
    **options: Unpack[Options],
) -> TuneReport: ...


@overload
def tune(
    op: Kernel,
    space: Mapping[str, Sequence[int]],
    *,
    args: Sequence[Argument] | Mapping[str, Argument],
    grid: Extents | Callable[[Config], Extents],
    block: Extents | Callable[[Config], Extents],
    smem_bytes: int | Callable[[Config], int] = 0,
    cooperative: bool = False,
    reference: Mapping[str, Reference] | None = None,
    updates: Collection[str] = (),
    rtol: float | None = None,
    atol: float | None = None,
    where: Callable[[Config], bool] | None = None,
    **options: Unpack[Options],
) -> TuneReport: ...


def tune(op: Op | str | Kernel, *space: Any, **options: Any) -> TuneReport:
    """Find the fastest config of an op on a case, or of a kernel on arguments.

    Every candidate is compiled ahead; what does not compile or cannot launch is ruled out before any GPU time. The
    others are run in worker processes: checked, timed, and checked again. A wrong answer, an illegal access, a crash or
    a hang is a row with its reason. Each result is on disk before the next, so a sweep that is killed goes on where it
    stopped. At the end the best ones, the default and PyTorch's operator, if there is one, are timed in turns.

    Parameters
    ----------
    op : Op, str or Kernel
        A name is looked up by `find_op`. What is right, an op's float64 oracle says.
    space : mapping of str to sequence of int
        Of a kernel: its tunables, such as ``{"BLOCK_SIZE": [64, 128, 256]}``; each is a macro. Where `op` is an op,
        `device`, `variant` and `dtype` stand here.
    device : str or sequence of str
        Of an op: ``"cuda"``, several such as ``("cuda:0", "cuda:1")``, or ``"cpu"``, as where left out: then the
        candidates are checked on the emulator and ranked by a prediction. A kernel runs where its tensors are.
    variant : str, optional
        Of an op: one variant; all where left out.
    dtype : str
        Of an op: ``"float32"`` where left out.
    case : str
        Of an op: the case to tune for.
    scheduler : str, optional
        Of an op. ``"local"``: worker processes of this machine, as where left out. Or a Dask scheduler of yours, whose
        workers try the candidates: ``"tls://host:port"``, with the certificates that Dask's configuration names, or
        ``"tcp://host:port"``, where everybody who can reach it can run code as you.
    args : sequence, or mapping of str
        Of a kernel: its arguments, in order or by name. The tensors are copied; each run begins with their values.
    grid, block : int, sequence of int, or callable
        Of a kernel: its geometry, or a function of the config: ``lambda c: ceil(n / c.BLOCK_SIZE)``.
    smem_bytes : int or callable
        Of a kernel: dynamic shared memory per block.
    cooperative : bool
        Of a kernel: launch all blocks at once.
    reference : mapping of str to Tensor or callable, optional
        Of a kernel: what it should leave in its outputs, by parameter, or what computes it of the arguments that its
        own parameters are named after. Without it each config is held against the first one that ran. Outputs are
        filled with NaN before each run, so that what is not written shows.
    updates : collection of str
        Of a kernel: outputs that it also reads. They begin each run with the values that they were given.
    rtol, atol : float, optional
        Of a kernel: an element may be off by ``atol + rtol * abs(reference)``. By default a reference that is a
        function also runs in float64, and an element may be off by what rounding may do to it, as for
        `BoundLaunch.check`; of a tensor, by what `torch.testing.assert_close` allows to the output's type.
    where : callable, optional
        Of a kernel: tells of a config whether it is tried.
    search : str
        ``"exhaustive"``, ``"random"``, ``"hill-climb"`` or ``"model"`` (needs Optuna). Or ``"predicted"``, on a GPU:
        the model of time orders the candidates and leaves out what is hopeless; the report says what, and how right it
        was. Predicting takes at most a quarter of `budget_s`; what is not predicted is tried after the rest.
    limit : int, optional
        Most candidates to try.
    store : path, optional
        SQLite file; `default_store` where left out, ``":memory:"`` for none.
    method : Method, optional
        How candidates are timed.
    time_limit_s : float
        For one candidate, 60 s where left out, after which its process is killed: wall time on a GPU, CPU time on the
        emulator. What hung is tried again under a longer limit; what crashed or faulted by the next sweep, as
        `outcome.RULES` has it.
    final_budget_s : float
        Wall time of each finalist's samples.
    budget_s : float
        Wall time after which no candidate is begun; those that run end, and the finals follow. No limit where left out.
    only_stored : bool
        Run nothing: report what the store has of the candidates.
    seed : int
        Draws the inputs of an op's case, and starts the search.
    retry : iterable of str
        Kinds of results, such as ``"crash"``: candidates with such a result are tried again, even if it is final.
    hopeless : bool
        Of the search ``"predicted"``: try as well what is predicted to take over twice the best one's time.
    progress : callable, optional
        Called after every candidate; in a notebook, a view that follows the sweep where left out.

    Returns
    -------
    TuneReport

    Raises
    ------
    OpError
        If there is no such op, variant or case.
    CompileError, SignatureError, LaunchError
        If a kernel compiles in no config, or does not take the arguments.
    SweepInterruptedError
        On Ctrl-C. It is a KeyboardInterrupt whose `report` has the rows until then; they are in the store, too.
    ArgumentError
        If there is no such search or kind, or no candidate; if a function of the config raises or returns nonsense.
    WorkerError
        If a worker cannot begin, whatever the candidate, or a cluster is lost; the message says what was saved.
    EnvironmentFaultError
        If the store or another file cannot be used; the message says where results are that it does not have.
    MissingDependencyError
        If the search is ``"predicted"`` and nvdisasm is not there.
    """
    if isinstance(op, Kernel):
        return _tune_kernel(op, *space, **options)
    if isinstance(options.get("space", space[:1] and space[0]), Mapping):
        raise ArgumentError(f"values to try are of a kernel's macros: expected wb.load(...) with them; got {op!r:.60}")
    return _tune_op(op, *space, **options)


def _tune_op(
    op: Op | str,
    device: str | Sequence[str] = "cpu",
    variant: str | None = None,
    dtype: str = "float32",
    *,
    case: str,
    scheduler: str | None = None,
    **options: Unpack[Options],
) -> TuneReport:
    """Find the fastest config of an op."""
    stopwatch = Stopwatch()
    op = find_op(op) if isinstance(op, str) else op
    problem = Problem.of(op, case, dtype, options.get("seed", 0), options.get("method") or Method())
    devices = [device] if isinstance(device, str) else list(device)
    candidates = list(problem.candidates(variant))
    if not candidates or not problem.sample:
        raise ArgumentError(f"op {op.name} has no candidate: its tunables or their constraints leave none")

    def open_pool(time_limit_s: float) -> WorkerPool:
        if scheduler in (None, LOCAL):
            return LocalPool(problem, devices, time_limit_s)
        from workbench.tune.cluster import DaskPool  # noqa: PLC0415  (an extra)

        return DaskPool(problem, devices, time_limit_s, str(scheduler))

    return _lead(problem, candidates, devices[0], open_pool, stopwatch, options)


def _tune_kernel(
    kernel: Kernel,
    space: Mapping[str, Sequence[int]],
    *,
    args: Sequence[Any] | Mapping[str, Any],
    grid: Extents | Callable[[Config], Extents],
    block: Extents | Callable[[Config], Extents],
    smem_bytes: int | Callable[[Config], int] = 0,
    cooperative: bool = False,
    reference: Mapping[str, Any] | None = None,
    updates: Collection[str] = (),
    rtol: float | None = None,
    atol: float | None = None,
    where: Callable[[Config], bool] | None = None,
    **options: Unpack[Options],
) -> TuneReport:
    """Find the fastest config of a bare kernel."""
    stopwatch = Stopwatch()
    geometries = geometries_of(configs_of(space, where), grid, block, smem_bytes, cooperative)
    with ExitStack() as held:
        with guard("make a temporary directory"):
            place = tempfile.TemporaryDirectory(prefix="workbench-tune-", dir=temporary_directory())
            folder = Path(held.enter_context(place))
        checks = {"reference": reference, "updates": updates, "rtol": rtol, "atol": atol}
        problem = KernelProblem.pack(kernel, geometries, args, options.get("method") or Method(), folder, **checks)
        num_workers = min(_NUM_WORKERS, cores()) if problem.device == "cpu" and len(geometries) > _NUM_WORKERS else 1

        def open_pool(time_limit_s: float) -> WorkerPool:
            return LocalPool(problem, [problem.device] * num_workers, time_limit_s)

        report = _lead(problem, list(problem.candidates()), problem.device, open_pool, stopwatch, options)
        return replace(report, held_against=problem.measure, tolerance=problem.parcel.tolerance)


def _face() -> Signature:
    """Return what `tune` takes of whatever it is given, as notebooks and the reference show it."""
    named = {name: one for face in (_tune_op, _tune_kernel) for name, one in signature(face).parameters.items()}
    named.update({name: Parameter(name, Parameter.KEYWORD_ONLY, default=None) for name in Options.__annotations__})
    first = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in ("op", "space")]
    others = [one.replace(kind=Parameter.KEYWORD_ONLY) for name, one in named.items() if name not in _IN_ORDER]
    return Signature([*first, *others])


_IN_ORDER = ("op", "kernel", "space", "options")
vars(tune)["__signature__"] = _face()


def _lead(
    problem: Sweepable,
    candidates: Sequence[Candidate],
    device: str,
    open_pool: Callable[[float], WorkerPool],
    stopwatch: Stopwatch,
    options: Options,
) -> TuneReport:
    """Lead a sweep from its first candidate to its report."""
    kinds = find_kinds(options.get("retry", ()))
    limit, time_limit_s, store = options.get("limit"), options.get("time_limit_s", 60.0), options.get("store")
    if unknown := options.keys() - Options.__annotations__.keys():
        raise TypeError(f"tune() got an unexpected keyword argument {min(unknown)!r}")
    if (budget_s := options.get("budget_s", math.inf)) <= 0:
        raise ArgumentError(f"budget_s must be more than 0 seconds; got {budget_s}")
    search, found = options.get("search", "exhaustive"), None
    if search == PREDICTED and not options.get("only_stored"):
        found = _look_ahead(problem, candidates, device, options)
        candidates = found.ordered(candidates)
    stopwatch.end("predicting")
    strategy = start_search(search, candidates, options.get("seed", 0), limit)
    results = Store(store if store is not None else default_store())
    if options.get("only_stored"):
        with closing(results):
            return _stored(problem, candidates, Machine.of(device), results, time_limit_s)
    pool = open_pool(time_limit_s)
    total = min(len(candidates), limit or len(candidates))
    try:
        pool.start()  # before anything else: what it waits for takes the longest
        sweep = _Sweep(
            *(problem, Machine.of(device), results, pool, total, time_limit_s),
            *(options.get("progress") or live_view(), stopwatch),
            retry=kinds,
            budget_s=budget_s,
            forecast=found,
        )
        stopwatch.end("setting up")
        try:
            sweep.run(strategy)
            finals, library = sweep.run_finals(options.get("final_budget_s", 0.5))
            stopwatch.end("finals")
        except WorkerError as error:
            sweep.save_rest()
            error.args = (f"{error}; {sweep.describe_saved()}",)
            raise
        except EnvironmentFaultError as error:
            if beside := sweep.save_rest(beside=True):
                told = {"path": error.path, "cause": error.cause, "cure": error.cure}
                raise EnvironmentFaultError(f"{error}; {beside}", **told) from error
            raise
        except KeyboardInterrupt as error:
            sweep.save_rest()
            sweep.stopped = f"interrupted after {sweep.how_far}"
            raise SweepInterruptedError(sweep.report()) from error
        except BaseException:
            sweep.save_rest()
            raise
        finally:
            sweep.close()
    finally:
        pool.close()
        results.close()
    stopwatch.end("closing")
    return sweep.report(finals, library)


def _look_ahead(problem: Sweepable, candidates: Sequence[Candidate], device: str, options: Options) -> Forecast:
    """Predict what a GPU will take for each candidate that the store has no row of."""
    if device == "cpu":
        raise ArgumentError(
            f"the search {PREDICTED!r} orders what a GPU times, and on the CPU all times are predicted: "
            "take another --search"
        )
    machine, time_limit_s, store = Machine.of(device), options.get("time_limit_s", 60.0), options.get("store")
    chip = chip_of(machine.device)
    find_disassembler()
    with closing(Store(store if store is not None else default_store())) as results:
        stored = _rows_of(problem, candidates, machine, results, time_limit_s)
    fresh = [candidate for candidate in candidates if candidate not in stored]
    found = forecast(problem, fresh, chip, time_limit_s, SHARE * options.get("budget_s", math.inf))
    stored_us = {candidate: row.forecast_us for candidate, row in stored.items() if row.forecast_us is not None}
    defaults = {default for one in candidates if (default := problem.default(one)) != one}
    return Forecast.of(found, stored_us, candidates if options.get("hopeless") else defaults | stored.keys())


class SweepInterruptedError(KeyboardInterrupt):
    """A sweep was interrupted. What it had found until then is in the store, and in `report`.

    Attributes
    ----------
    report : TuneReport
    """

    def __init__(self, report: TuneReport) -> None:
        self.report = report
        super().__init__(report.stopped)


def _stored(
    problem: Sweepable, candidates: Sequence[Candidate], machine: Machine, store: Store, time_limit_s: float
) -> TuneReport:
    """Report what a store has of the candidates."""
    rows = _rows_of(problem, candidates, machine, store, time_limit_s)
    stopped = f"nothing was run: the store has {len(rows)} of {len(candidates)} candidates"
    return TuneReport(problem, machine, tuple(rows.values()), resumed=len(rows), stopped=stopped)


def _rows_of(
    problem: Sweepable, candidates: Sequence[Candidate], machine: Machine, store: Store, time_limit_s: float
) -> dict[Candidate, Outcome]:
    """Return the last row that a store has of each candidate, where it has one."""
    rows = {}
    for candidate in candidates:
        record = _find(store, problem.key(candidate, machine, problem.source_of(candidate)), time_limit_s)
        if record is not None and record.outcome is not None and record.outcome.candidate == candidate:
            rows[candidate] = record.outcome
    return rows


def _find(store: Store, key: str, time_limit_s: float) -> LastAttempt | None:
    """Return the last attempt under a candidate's key."""
    # Before stores kept attempts, a result that is not final had a key of its own for each time limit.
    return store.find(key) or store.find(digest(key, f"{time_limit_s:g} s"))


@dataclass
class _Sweep:
    """A sweep under way. Only the thread that made it touches it; compilers and workers report through `_events`."""

    problem: Sweepable
    machine: Machine
    store: Store
    pool: WorkerPool
    total: int
    time_limit_s: float
    progress: Callable[[Progress], None] | None
    stopwatch: Stopwatch = field(default_factory=Stopwatch)
    rows: list[Outcome] = field(default_factory=list)
    resumed: int = 0
    retry: frozenset[ResultKind] = frozenset()
    budget_s: float = math.inf
    stopped: str = ""
    forecast: Forecast | None = None

    def __post_init__(self) -> None:
        self._sources: dict[Candidate, str] = {}
        self._records: dict[Candidate, LastAttempt] = {}
        self._unsaved: list[Outcome] = []
        self._keys: dict[Candidate, str] = {}
        self._footprints: dict[Candidate, Footprint] = {}
        self._ready: list[tuple[int, float, int, Candidate]] = []
        self._handed_out: dict[Candidate, None] = {}
        self._arrivals = itertools.count()
        self._events: queue.SimpleQueue[tuple[Candidate, Any]] = queue.SimpleQueue()
        self._cores = max(1, cores() - self.pool.slots)
        self._waiting_for_compilers = ThreadPoolExecutor(self._cores)
        self._compilers = CompilePool()
        self._compiling = self._measuring = 0
        self._read: set[Candidate] = set()
        self._best: Outcome | None = None
        self._places = {one: place for place, one in enumerate(self.forecast.times_us if self.forecast else ())}

    def run(self, search: Strategy) -> None:
        """Try candidates until the search has no more, or the budget is spent."""
        ahead = 2 * (self._cores + self.pool.slots) if search.learns else _COMPILED_AHEAD
        while True:
            left_s = self.budget_s - self.stopwatch.elapsed_s
            while left_s > 0 and self._compiling + len(self._ready) < ahead and (candidate := search.ask()):
                self._take_up(candidate, search)
            if left_s > 0:
                self._hand_out()
            elif not self._measuring:
                if len(self.rows) < self.total:
                    self.stopped = f"the budget of {self.budget_s:g} s was spent after {self.how_far}"
                return
            if not self._compiling and not self._measuring:
                return
            self.stopwatch.end("handing out")
            try:
                candidate, ended = self._events.get(timeout=left_s if 0 < left_s < math.inf else None)
            except queue.Empty:
                continue
            finally:
                self.stopwatch.end("waiting")
            result: Footprint | Outcome = ended.result()
            if isinstance(result, Footprint):
                self._compiling -= 1
                self._footprints[candidate] = result
                rank = self._places.get(candidate, len(self._places) + self.problem.rank(candidate))
                order = rank, -result.occupancy_pct, next(self._arrivals)
                heapq.heappush(self._ready, (*order, candidate))
                continue
            if candidate in self._footprints:
                self._measuring -= 1
                self._handed_out.pop(candidate)
                if self.stopwatch.elapsed_s < self.budget_s:
                    self._hand_out()  # before the result is written down: the worker does not wait for the disk
                result = result.with_footprint(self._footprints[candidate])
            else:
                self._compiling -= 1
            self.stopwatch.end("handing out")
            if self._is_edited(candidate):
                self._footprints.pop(candidate, None)
                self._take_up(candidate, search)
                continue
            result = self._save(result)
            self.stopwatch.end("storing")
            self._end(result, search)
            self.stopwatch.end("showing")

    def _take_up(self, candidate: Candidate, search: Strategy) -> None:
        """Take a candidate's result from the store, or have it compiled."""
        self._sources[candidate] = self.problem.source_of(candidate)
        self._keys[candidate] = self.problem.key(candidate, self.machine, self._sources[candidate])
        if (known := self._recall(candidate)) is not None:
            self.resumed += 1
            self.problem.note(known)
            self._end(known, search)
            return
        self._compiling += 1
        compiled = self._waiting_for_compilers.submit(
            self.problem.inspect, candidate, self.machine.arch, self._compilers.examine
        )
        compiled.add_done_callback(partial(self._report, candidate))

    def _is_edited(self, candidate: Candidate) -> bool:
        """Whether a candidate's source is another than when it was taken up: nobody knows which one a result is of."""
        return self.problem.source_of(candidate) != self._sources[candidate]

    def _recall(self, candidate: Candidate) -> Outcome | None:
        """Return a candidate's result from the store, unless it is to be tried again."""
        key = self._keys[candidate]
        record = _find(self.store, key, self.time_limit_s)
        if record is None:
            return None
        self._records[candidate] = record
        if record.doubt or record.outcome is None or record.outcome.candidate != candidate:
            return None  # a stray answer was once written down under another candidate's key
        return None if self._is_due(record, record.outcome.kind) else record.outcome

    def _is_due(self, record: LastAttempt, kind: ResultKind) -> bool:
        """Whether a candidate is to be tried again that ended so."""
        again = RULES[kind].again
        return (
            kind in self.retry
            or (again is Again.NEXT_SWEEP and record.attempt < MOST_ATTEMPTS)
            or (again is Again.LONGER and record.time_limit_s is not None and self.time_limit_s > record.time_limit_s)
        )

    def _save(self, result: Outcome) -> Outcome:
        """Write a result down as its candidate's next attempt; return it completed."""
        result = self._complete(result)
        self._unsaved.append(result)
        self._add(result)
        self._unsaved.pop()
        return result

    def _complete(self, result: Outcome) -> Outcome:
        """Return a result with what was predicted, and what came of the attempts before."""
        before = self._records.get(result.candidate)
        if self.forecast:
            result = replace(result, forecast_us=self.forecast.times_us.get(result.candidate))
        return result.after(before.outcome) if before is not None and before.outcome is not None else result

    def _add(self, result: Outcome) -> None:
        before = self._records.get(result.candidate)
        attempt = before.attempt + 1 if before else 1
        self.store.add(
            self.problem,
            self.machine,
            self._keys[result.candidate],
            result,
            attempt=attempt,
            time_limit_s=self.time_limit_s,
            source=self._sources[result.candidate],
        )

    def save_rest(self, *, beside: bool = False) -> str:
        """Write down the results that a sweep that is cut short has not yet.

        Parameters
        ----------
        beside : bool
            Into another file, because the store does not take them.

        Returns
        -------
        str
            Where they are; empty where the store has them all.
        """
        while not self._events.empty():
            candidate, ended = self._events.get()
            if not ended.cancelled() and ended.exception() is None and isinstance(ended.result(), Outcome):
                result = ended.result().with_footprint(self._footprints.get(candidate, Footprint()))
                if not self._is_edited(candidate):
                    self._unsaved.append(self._complete(result))
        left, self._unsaved = self._unsaved, []
        if beside:
            return _write_beside(left) if left else ""
        for result in left:
            self._add(result)
            self.rows.append(result)
        return ""

    def _hand_out(self) -> None:
        """Keep the workers busy."""
        best_us = self._best.time_us if self._best else None
        while self._ready and self._measuring < _HANDED_OUT * self.pool.slots:
            candidate = heapq.heappop(self._ready)[-1]
            self._measuring += 1
            self._handed_out[candidate] = None
            measured = self.pool.submit(candidate, best_us, self._read_with(candidate))
            measured.add_done_callback(partial(self._report, candidate))

    def _read_with(self, candidate: Candidate) -> tuple[Candidate, ...]:
        """Choose the candidates that are compiled and whose machine code is read with this one's, to be predicted."""
        if self.machine.device != EMULATOR or candidate in self._read:
            return ()
        next_ones = (entry[-1] for entry in heapq.nsmallest(TOGETHER - 1, self._ready))
        some = (candidate, *(one for one in next_ones if one not in self._read))
        self._read.update(some)
        return some

    def _report(self, candidate: Candidate, ended: Any) -> None:
        self._events.put((candidate, ended))

    def _end(self, outcome: Outcome, search: Strategy) -> None:
        self.rows.append(outcome)
        search.tell(outcome.candidate, outcome.time_us)
        if outcome.time_us is not None and (self._best is None or outcome.time_us < (self._best.time_us or 0.0)):
            self._best = outcome
        if self.progress is not None:
            self.progress(self._look())

    def _look(self) -> Progress:
        elapsed_s = self.stopwatch.elapsed_s
        done, fresh = len(self.rows), len(self.rows) - self.resumed
        left_s = elapsed_s / fresh * (self.total - done) if fresh else None
        counts = Counter(row.kind.value for row in self.rows)
        running = next(iter(self._handed_out), None)
        return Progress(done, self.total, self.resumed, self._best, dict(counts), elapsed_s, left_s, running)

    @property
    def how_far(self) -> str:
        """How many candidates have ended."""
        return f"{len(self.rows)} of {self.total} candidates"

    def report(self, finals: tuple[Outcome, ...] = (), library: Timing | None = None) -> TuneReport:
        """Return what was found."""
        return TuneReport(
            *(self.problem, self.machine, tuple(self.rows), finals, library, self.resumed),
            wall_s=self.stopwatch.elapsed_s,
            spent=self.spent(),
            stopped=self.stopped,
            forecast=self.forecast,
        )

    def run_finals(self, budget_s: float) -> tuple[tuple[Outcome, ...], Timing | None]:
        """Time the best candidates, the winner's default and PyTorch in turns; nothing where times are predicted."""
        timed = sorted((row for row in self.rows if row.time_us is not None), key=lambda row: row.time_us or 0.0)
        if not timed or timed[0].predicted:
            return (), None
        default = self.problem.default(timed[0].candidate)
        right = {row.candidate for row in self.rows if row.kind in (ResultKind.OK, ResultKind.SLOW)}
        chosen = dict.fromkeys(row.candidate for row in timed[:FINALISTS])
        chosen.update(dict.fromkeys({default} & right))
        found = self.pool.measure_together(list(chosen), budget_s)
        if found is None:
            return (), None
        rows = tuple(replace(row, footprint=self._footprint(row.candidate)) for row in found[0])
        for row in rows:
            if not self._is_edited(row.candidate):
                key, source = self._keys[row.candidate], self._sources[row.candidate]
                self.store.add(self.problem, self.machine, key, row, FINAL, source=source)
        return rows, found[1]

    def describe_saved(self) -> str:
        """Say what of the sweep is on disk, and how to go on."""
        if self.store.path == MEMORY:
            return f"nothing is saved: the store is {MEMORY}"
        saved = sum(self.store.find(key) is not None for key in self._keys.values())
        return f"{saved} results are saved in {self.store.path}: the same sweep again goes on from there"

    def _footprint(self, candidate: Candidate) -> Footprint:
        return next(row.footprint for row in self.rows if row.candidate == candidate)

    def close(self) -> None:
        """End the workers and the compilers."""
        self.pool.close()
        self._waiting_for_compilers.shutdown(wait=True, cancel_futures=True)
        self._compilers.close()

    def spent(self) -> dict[str, Spent]:
        """Return the seconds by step, of each process that had a part."""
        spent = {"coordinator": self.stopwatch.spent, **self.pool.spent()}
        if count := self._compilers.started:
            spent[f"compilers ({count})"] = {"compiling": self._compilers.spent_s}
        return spent


def _write_beside(rows: Sequence[Outcome]) -> str:
    """Write results to a temporary file, or say them where no file can be written."""
    said = ", ".join(f"{row.candidate}: {row.kind} {row.time_us or row.detail}" for row in rows)
    try:
        with tempfile.NamedTemporaryFile("w", prefix="workbench-tune-", suffix=".json", delete=False) as file:
            try:
                json.dump([row.as_dict() for row in rows], file, indent=1)
                file.flush()
            except OSError:
                Path(file.name).unlink()
                raise
    except OSError:
        return f"not saved: {said}"
    return f"what it does not have is in {file.name}: {len(rows)} results"
