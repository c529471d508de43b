"""`workbench verify`: does every kernel agree with PyTorch."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from workbench.cli import output, words

if TYPE_CHECKING:
    from workbench.op import Case, Op, Variant
    from workbench.verify import VerifyReport


class Device(StrEnum):
    """Where kernels run: on the emulator or on the GPU."""

    CPU = "cpu"
    CUDA = "cuda"


TimeLimit = Annotated[
    float, typer.Option(min=0, help="For one call of a KernelBench file's ModelNew; one that takes longer is refused.")
]
ReferenceFile = Annotated[
    Path | None,
    typer.Option(metavar="REF.py", help="Take Model, get_inputs and get_init_inputs from here; ModelNew from the OP."),
]


def verify(
    ops: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[OP]...",
            help="Ops, or KernelBench files; all ops by default.",
            autocompletion=words.complete_op,
        ),
    ] = None,
    device: Annotated[Device, typer.Option(help="cpu runs on the emulator, cuda on the GPU.")] = Device.CPU,
    variant: Annotated[str | None, typer.Option(help="One variant; all by default.")] = None,
    dtype: Annotated[str | None, typer.Option(help="One element type, as in float16; all by default.")] = None,
    case: Annotated[str | None, typer.Option(help="One case; all by default.")] = None,
    full_size: Annotated[bool, typer.Option("--full-size", help="Check the full-size cases; they want a GPU.")] = False,
    seed: Annotated[int | None, typer.Option(help="Draw the inputs of an earlier run again.")] = None,
    time_limit_s: TimeLimit = 120.0,
    reference: ReferenceFile = None,
    thorough: Annotated[
        bool,
        typer.Option("--thorough", help="Try the ends of each tunable, and axes past 2^31 elements: it compiles much."),
    ] = False,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Check that kernels agree with PyTorch's result in float64.

    Exit code 0 when every case agrees, 1 when one does not.
    """
    from workbench.doctor import require_cuda
    from workbench.op import find_op, load_ops
    from workbench.verify import verify_model

    if device is Device.CUDA:
        require_cuda()
    files = [name for name in ops or () if name.endswith(".py")]
    expect_files(files, reference)
    if ops and len(files) == len(ops):
        expect_no_choice(variant=variant, dtype=dtype, case=case, full_size=full_size, thorough=thorough)
    chosen = [find_op(name, kernels) for name in ops if name not in files] if ops else load_ops(kernels)
    work = list(select(chosen, variant, dtype, case, full_size))
    if not work and not files:
        raise no_case(chosen, variant, dtype, case, full_size)
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    report = run(work, device, seed, thorough=thorough)
    for file in files:
        report += verify_model(file, device.value, seed=seed, time_limit_s=time_limit_s, reference=reference)
    if json is not None:
        output.write_json(json, [row.as_dict() for row in report.rows])
    output.results.print(str(report), markup=False, soft_wrap=True)
    verdict = f"{len(report.rows) - len(report.failures)} of {len(report.rows)} cases agree with PyTorch; seed {seed}"
    output.results.print(verdict, style="bold green" if report.passed else "bold red")
    raise typer.Exit(0 if report.passed else 1)


def run(
    work: Sequence[tuple[Op, Variant, str, Case]], device: Device, seed: int, *, thorough: bool = False
) -> VerifyReport:
    """Verify one case after the other, with a progress bar where somebody watches."""
    from workbench.verify import VerifyReport
    from workbench.verify import verify as check

    rows = VerifyReport(())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=output.errors, transient=True, disable=not output.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(work))
        for op, variant, dtype, case in work:
            progress.update(task, description=f"{op.name} {variant.name} {dtype} {case.name}")
            rows += check(
                op,
                device.value,
                variant.name,
                dtype,
                case=case.name,
                full_size=case.full_size,
                seed=seed,
                thorough=thorough,
            )
            progress.advance(task)
    return rows


def expect_files(files: Sequence[str], reference: Path | None) -> None:
    """Refuse a reference where no KernelBench file is judged by it."""
    if reference is not None and not files:
        raise typer.BadParameter(f"expected a KernelBench file beside it, as in NEW.py --reference {reference}")


def expect_no_choice(**options: object) -> None:
    """Refuse options that choose among an op's cases where there are KernelBench files alone."""
    for name, value in options.items():
        if value not in (None, False):
            option = f"--{name.replace('_', '-')}"
            words = "it is for ops; of a KernelBench file all is verified: leave it out"
            raise typer.BadParameter(words, param_hint=option)


def no_case(
    ops: Iterable[Op], variant: str | None, dtype: str | None, case: str | None, full_size: bool
) -> typer.BadParameter:
    """Say which of the words chooses no case, and list what there is."""
    ops = list(ops)
    sized = [sample for op in ops for sample in op.cases if sample.full_size == full_size]
    there = {
        "variant": (variant, [one.name for op in ops for one in op.variants]),
        "dtype": (dtype, [name for op in ops for one in op.variants for name in one.dtypes]),
        "case": (case, [sample.name for sample in sized]),
    }
    of = f"op {ops[0].name}" if len(ops) == 1 else f"the {len(ops)} ops"
    for what, (asked, names) in there.items():
        if asked is not None and asked not in names:
            listed = ", ".join(dict.fromkeys(names)) or "none"
            kind = {"case": "full-size case" if full_size else "small case"}.get(what, what)
            return typer.BadParameter(f"{of} has no {kind} {asked!r}; it has {listed}", param_hint=f"--{what}")
    return typer.BadParameter(
        f"{of}: no case meets all of --variant, --dtype and --case; `workbench list --json` has all"
    )


def select(
    ops: Iterable[Op], variant: str | None, dtype: str | None, case: str | None, full_size: bool
) -> Iterator[tuple[Op, Variant, str, Case]]:
    """Yield every case of every dtype of every variant that was asked for."""
    for op in ops:
        for one in op.variants:
            for name in one.dtypes:
                for sample in op.cases:
                    wanted = ((variant, one.name), (dtype, name), (case, sample.name))
                    of_size = sample.full_size == full_size and sample.suits(name)
                    if of_size and all(asked in (None, has) for asked, has in wanted):
                        yield op, one, name, sample
