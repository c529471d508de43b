"""`workbench tune`: the fastest config of an op, or of a file's kernel."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from workbench.cli import output, words
from workbench.cli.expressions import Expression, extents_of

if TYPE_CHECKING:
    from workbench.tune import Progress, TuneReport

_FILE = "Of FILE.cu"
_VALUES = re.compile(r"-?\d+(,-?\d+)*")


def tune(
    target: Annotated[
        str,
        typer.Argument(metavar="OP|FILE.cu", help="An op, or a file with a kernel.", autocompletion=words.complete_op),
    ],
    case: Annotated[
        str | None, typer.Option(help="Of the op: the case to tune for; without it, the cases are listed.")
    ] = None,
    device: Annotated[
        list[str] | None,
        typer.Option(help="cuda, cuda:1 and so on, once for each GPU; cpu, the default, predicts a ranking."),
    ] = None,
    variant: Annotated[str | None, typer.Option(help="Of the op: one variant; all by default.")] = None,
    dtype: Annotated[str, typer.Option(help="Of the op: element type.")] = "float32",
    define: Annotated[
        list[str] | None,
        typer.Option("-D", "--define", metavar="NAME=V[,V]", help=f"{_FILE}: a macro, or the values to try of one."),
    ] = None,
    kernel: Annotated[str, typer.Option(help=f"{_FILE}: its kernel; may be left out where there is one.")] = "",
    grid: Annotated[
        str, typer.Option(metavar="X[,Y[,Z]]", help=f"{_FILE}: numbers, or arithmetic as in 'ceil(n / BLOCK_SIZE)'.")
    ] = "1",
    block: Annotated[str, typer.Option(metavar="X[,Y[,Z]]", help=f"{_FILE}: likewise, as in BLOCK_SIZE.")] = "256",
    smem_bytes: Annotated[str, typer.Option(help=f"{_FILE}: dynamic shared memory per block; likewise.")] = "0",
    arg: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help=f"{_FILE}: a tensor's shape as in 3x5, or a number."),
    ] = None,
    where: Annotated[
        str | None,
        typer.Option(metavar="CONDITION", help=f"{_FILE}: try only configs as in 'BLOCK_SIZE * ITEMS <= 1024'."),
    ] = None,
    updates: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help=f"{_FILE}: an output that the kernel also reads.")
    ] = None,
    search: Annotated[str, typer.Option(help="exhaustive, random, hill-climb, model or predicted.")] = "exhaustive",
    limit: Annotated[int | None, typer.Option(min=1, help="Most candidates to try.")] = None,
    store: Annotated[Path | None, typer.Option(metavar="FILE", help="SQLite file that keeps the results.")] = None,
    time_limit_s: Annotated[float, typer.Option(min=0.1, help="For one candidate.")] = 60.0,
    budget_s: Annotated[
        float | None, typer.Option(min=0.1, help="Begin no candidate after so long; the rows until then are written.")
    ] = None,
    only_stored: Annotated[
        bool, typer.Option("--report", help="Run nothing: write what the store has of the same sweep.")
    ] = False,
    warm: Annotated[bool, typer.Option("--warm", help="Leave the L2 cache as the last call left it.")] = False,
    scheduler: Annotated[
        str,
        typer.Option(help="Of the op: local, or a Dask scheduler that you trust: tls://host:port or tcp://host:port."),
    ] = "local",
    seed: Annotated[int, typer.Option(help="Draws the inputs and starts the search.")] = 0,
    retry: Annotated[
        list[str] | None,
        typer.Option(metavar="KIND", help="Try again what ended so, such as crash or compile-error; once for each."),
    ] = None,
    whole: Annotated[
        bool,
        typer.Option("--all", help="Print every row, not the best ten; try what is predicted to be hopeless, too."),
    ] = False,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the rows as CSV.")] = None,
    plots: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the charts, as SVG and PNG.")] = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Find the fastest config of an op or of a file's kernel, checking each; a killed sweep goes on where it stopped.

    An op is checked against PyTorch. A file's kernel runs on made-up arguments, as for trace, and its configs are held
    against each other. Ctrl-C, SIGTERM and --budget-s end a sweep; what it found until then is printed and written.
    Exit code 0 when a right candidate was found, 1 when there is none, or most configs disagree.
    """
    asked = None
    if words.is_file(target):
        asked = _read_words(Path(target), kernel, define, arg, Formulas(grid, block, smem_bytes, where))
    from workbench.doctor import require_cuda
    from workbench.tune import Method
    from workbench.tune import tune as run

    if scheduler == "local" and any(name != "cpu" for name in device or ()):
        require_cuda()
    options: dict[str, Any] = {
        **({} if budget_s is None else {"budget_s": budget_s}),
        **{"search": search, "limit": limit, "store": store, "method": Method(cold=not warm)},
        **{
            "time_limit_s": time_limit_s,
            "seed": seed,
            "retry": retry or (),
            "only_stored": only_stored,
            "hopeless": whole,
        },
    }
    if asked is not None:
        subject, options["args"] = _of_file(Path(target), asked, arg, (device or ["cpu"])[0])
        options |= {"updates": updates or (), **asked.formulas.over(asked.numbers)}
        given: tuple[Any, ...] = (asked.space,)
    else:
        subject, given = _of_op(target, kernels, case, dtype), (device or "cpu", variant, dtype)
        options |= {"case": case, "scheduler": scheduler}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    with Bar(*columns, console=output.errors, transient=True, disable=not output.errors.is_terminal) as bar:
        task = bar.add_task(target, left="")

        def show(progress: Progress) -> None:
            best = f"{progress.fastest} ({progress.others})" if progress.others else progress.fastest
            best += f"; now {progress.running}" if progress.running else ""
            bar.update(task, completed=progress.done, total=progress.total, description=best, left=progress.left)

        report, code = _run(lambda: run(subject, *given, progress=show, **options))
    if json is not None:
        output.write_json(json, report.to_json())
    if csv is not None:
        report.to_csv(csv)
    said = "\n".join([report.table(), *report.remarks]) if whole else str(report)
    output.results.print(said, markup=False, soft_wrap=True)
    if plots is not None:
        _write_charts(plots, report)
    raise typer.Exit(code or (0 if report.winner and not report.is_disputed else 1))


def _run(sweep: Callable[[], TuneReport]) -> tuple[TuneReport, int]:
    """Run a sweep; return what it found, and the exit code of the signal that ended it, or 0."""
    from workbench.tune import SweepInterruptedError

    received = [signal.SIGINT]

    def interrupt(number: int, _frame: FrameType | None) -> NoReturn:
        received.append(signal.Signals(number))
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        return sweep(), 0
    except SweepInterruptedError as error:
        return error.report, 128 + received[-1]
    finally:
        signal.signal(signal.SIGTERM, before)


def _of_op(name: str, kernels: Path | None, case: str | None, dtype: str) -> Any:
    from workbench.op import find_op

    op = find_op(name, kernels)
    if case is None:
        there = ", ".join(one.name for one in op.cases if one.suits(dtype))
        raise typer.BadParameter(f"expected the case to tune for: one of {there}", param_hint="--case")
    return op


class Formulas:
    """How a config's geometry is worked out, and which configs are tried: arithmetic over macros and arguments.

    Parameters
    ----------
    grid, block, smem_bytes : str
    where : str or None

    Raises
    ------
    typer.BadParameter
        If one is no such arithmetic.
    """

    def __init__(self, grid: str, block: str, smem_bytes: str, where: str | None) -> None:
        smem = Expression(smem_bytes, "--smem-bytes").whole
        self._of: dict[str, Callable[[Mapping[str, int]], Any]] = {
            "grid": extents_of(grid, "--grid"),
            "block": extents_of(block, "--block"),
            "smem_bytes": lambda names: smem(names)[0],
        }
        if where is not None:
            self._of = {"where": Expression(where, "--where").holds, **self._of}

    def over(self, numbers: Mapping[str, int]) -> dict[str, Callable[[Mapping[str, int]], Any]]:
        """Return what `wb.tune` takes by name: functions of a config that also know the numbers."""
        return {name: partial(self._work_out, one, numbers) for name, one in self._of.items()}

    @staticmethod
    def _work_out(
        one: Callable[[Mapping[str, int]], Any], numbers: Mapping[str, int], config: Mapping[str, int]
    ) -> Any:
        return one({**numbers, **config})


@dataclass(frozen=True)
class Asked:
    """What the words say of a file's sweep.

    Attributes
    ----------
    kernel : str
    space : mapping of str to list of int
    fixed : mapping of str to str
        Macros of one value.
    formulas : Formulas
    numbers : mapping of str to int
        What arithmetic may name: macros and arguments.
    """

    kernel: str
    space: Mapping[str, list[int]]
    fixed: Mapping[str, str]
    formulas: Formulas
    numbers: Mapping[str, int]

    @property
    def first(self) -> dict[str, int]:
        """The first config."""
        return {name: several[0] for name, several in self.space.items()}


def _read_words(
    source: Path, kernel: str, define: Sequence[str] | None, arg: Sequence[str] | None, formulas: Formulas
) -> Asked:
    """Read what a file's sweep is asked for, and refuse what is wrong before PyTorch is imported."""
    from workbench.compile import CompileOptions, Source, parse_signature

    if not source.is_file():
        raise typer.BadParameter(f"there is no file {source}", param_hint="FILE.cu")
    defines = words.read_defines(define)
    values = {name: list(map(int, text.split(","))) for name, text in defines.items() if _VALUES.fullmatch(text)}
    space = {name: several for name, several in values.items() if len(several) > 1}
    if not space:
        raise typer.BadParameter("name the values to try of a macro, as in -D BLOCK_SIZE=64,128,256", param_hint="-D")
    fixed = {name: text for name, text in defines.items() if name not in space}
    numbers = {name: several[0] for name, several in values.items()}
    first = {name: several[0] for name, several in space.items()}
    name = words.kernel_of(source, kernel, {**fixed, **first})
    asked = Asked(name, space, fixed, formulas, numbers)
    signature = parse_signature(Source.read(source), asked.kernel, CompileOptions(defines={**fixed, **asked.first}))
    asked = replace(asked, numbers=numbers | words.whole_numbers(words.read_arguments(signature, arg or ())))
    worked_out = asked.formulas.over(asked.numbers)
    for point in product(*space.values()):
        for one in worked_out.values():
            if one(dict(zip(space, point, strict=True))) is False:  # `where` refuses it, and comes first
                break
    return asked


def _of_file(source: Path, asked: Asked, arg: Sequence[str] | None, device: str) -> tuple[Any, dict[str, Any]]:
    """Return a file's kernel, and arguments made up for it."""
    from workbench.cli import launches
    from workbench.kernel import load

    loaded = load(source, asked.kernel, defines=asked.fixed)
    geometry = launches.Geometry((1,), (1,), 0, tuple(arg or ()))
    made = launches.of_file(loaded.with_defines(asked.first), source, geometry)
    arguments = made.launch.arguments
    return loaded, {n: value.to(device) if hasattr(value, "to") else value for n, value in arguments.items()}


def _write_charts(directory: Path, report: TuneReport) -> None:
    from workbench.plots import draw_tuning, save

    output.make_folder(directory)
    for name, figure in draw_tuning(report).items():
        for path in save(figure, directory / f"{words.file_stem(report.problem.op)}_{name}"):
            output.results.print(str(path), markup=False, soft_wrap=True)
