"""`workbench compare`: two kernels side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.cli import output, words
from workbench.cli.expressions import Expression, extents_of

if TYPE_CHECKING:
    from workbench.bound import BoundLaunch
    from workbench.kernel import Kernel

_B = "Of B.cu, where it is another one."


def compare(
    a: Annotated[Path, typer.Argument(metavar="A.cu", help="A file with a kernel.")],
    b: Annotated[Path, typer.Argument(metavar="B.cu", help="Another, or the same with other options.")],
    kernel: Annotated[str, typer.Option(help="Kernel in the files; may be left out where there is one.")] = "",
    grid: Annotated[
        str, typer.Option(metavar="X[,Y[,Z]]", help="Blocks: numbers, or arithmetic as in 'ceil(n / BLOCK_SIZE)'.")
    ] = "1",
    block: Annotated[str, typer.Option(metavar="X[,Y[,Z]]", help="Threads of a block; likewise.")] = "256",
    smem_bytes: Annotated[str, typer.Option(help="Dynamic shared memory per block; likewise.")] = "0",
    define: words.Defines = None,
    arg: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A tensor's shape as in 3x5, or a number.")
    ] = None,
    b_kernel: Annotated[str | None, typer.Option(help=_B)] = None,
    b_grid: Annotated[str | None, typer.Option(metavar="X[,Y[,Z]]", help=_B)] = None,
    b_block: Annotated[str | None, typer.Option(metavar="X[,Y[,Z]]", help=_B)] = None,
    b_smem_bytes: Annotated[str | None, typer.Option(help=_B)] = None,
    b_define: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A macro of B.cu, beside or in the place of -D.")
    ] = None,
    updates: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="An output that the kernels also read.")
    ] = None,
    device: Annotated[str, typer.Option(help="cpu: the emulator; cuda: the GPU.")] = "cpu",
    budget_s: Annotated[float, typer.Option(min=0.0, help="Wall time of each one's samples.")] = 0.5,
    json: output.JsonPath = None,
) -> None:
    """Run two kernels on the same made-up arguments; compare outputs, resources, memory accesses and time.

    Exit code 1 when an output differs, or a kernel does not compile, or faults.
    """
    from workbench.bound import compare as run
    from workbench.cli import launches
    from workbench.doctor import require_cuda

    if device != "cpu":
        require_cuda()
    first = _load(a, kernel, define)
    second = _load(b, kernel if b_kernel is None else b_kernel, [*(define or ()), *(b_define or ())])
    known = {parameter.name for one in (first, second) for parameter in one.signature.parameters}
    given = [word.partition("=")[0] for word in arg or ()]
    if strange := [name for name in given if name not in known]:
        raise typer.BadParameter(f"neither kernel has a parameter {strange[0]}", param_hint="--arg")
    made = [launches.of_file(one, a, launches.Geometry((1,), (1,), 0, _words(one, arg))) for one in (first, second)]
    arguments = [dict(one.launch.arguments) for one in made]
    for name, value in arguments[0].items():  # what both take is the same for both
        other = arguments[1].get(name)
        if getattr(other, "dtype", None) == getattr(value, "dtype", None) and other is not None:
            arguments[1][name] = value
    geometries = (
        (grid, block, smem_bytes),
        tuple(
            ours if theirs is None else theirs
            for ours, theirs in zip((grid, block, smem_bytes), (b_grid, b_block, b_smem_bytes), strict=True)
        ),
    )
    runs = [
        _bind(one, geometry, values, device)
        for one, geometry, values in zip((first, second), geometries, arguments, strict=True)
    ]
    result = run(*runs, updates=updates or (), budget_s=budget_s)
    if json is not None:
        output.write_json(json, result.to_json())
    output.results.print(str(result), markup=False, soft_wrap=True)
    raise typer.Exit(0 if result.agree else 1)


def _load(source: Path, kernel: str, define: Sequence[str] | None) -> Kernel:
    from workbench.kernel import load

    if not source.is_file():
        raise typer.BadParameter(f"there is no file {source}", param_hint="A.cu B.cu")
    defines = words.read_defines(define)
    return load(source, words.kernel_of(source, kernel, defines), defines=defines)


def _words(kernel: Kernel, arg: Sequence[str] | None) -> tuple[str, ...]:
    """Pick the words that name a parameter of a kernel."""
    names = {parameter.name for parameter in kernel.signature.parameters}
    return tuple(word for word in arg or () if word.partition("=")[0] in names)


def _bind(kernel: Kernel, geometry: Sequence[str], arguments: dict[str, Any], device: str) -> BoundLaunch[Any]:
    """Bind arguments, the geometry being arithmetic over the numbers among them and among the macros."""
    values = {name: value.to(device) if hasattr(value, "to") else value for name, value in arguments.items()}
    defines = {name: str(value) for name, value in kernel.options.defines.items()}
    names = {name: int(value) for name, value in defines.items() if value.removeprefix("-").isdecimal()}
    names |= {name: value for name, value in values.items() if type(value) is int}
    grid, block = (
        extents_of(text, option)(names) for text, option in zip(geometry, ("--grid", "--block"), strict=False)
    )
    (smem_bytes,) = Expression(geometry[2], "--smem-bytes").whole(names)
    return kernel[_plain(grid), _plain(block), smem_bytes].bind(**values)


def _plain(extents: tuple[int, ...]) -> int | tuple[int, ...]:
    """Write one extent as a number."""
    return extents if len(extents) > 1 else extents[0]
