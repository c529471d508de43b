"""`workbench serve`: the subcommands for programs."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    mcp: Annotated[bool, typer.Option("--mcp", help="Speak MCP by standard input and output.")] = False,
    time_limit_s: Annotated[float, typer.Option(min=1, help="For one call.")] = 120.0,
    memory_limit_mb: Annotated[int, typer.Option(min=512, help="Of one call's processes together, in MiB.")] = 4096,
) -> None:
    """Offer the subcommands to a program, as tools with typed answers; kernels run on the emulator.

    Each call runs in a process that reads and writes the session's own files alone, reaches no network, and ends at
    its limits of time, memory, files and processes. The session's files are removed at the end.
    """
    if not mcp:
        raise typer.BadParameter("expected a protocol: workbench serve --mcp", param_hint="--mcp")
    from workbench.cli.service.limits import Limits
    from workbench.core.errors import MissingDependencyError

    try:
        from workbench.cli.service.server import serve as run
    except ModuleNotFoundError as error:
        raise MissingDependencyError(
            f"workbench serve --mcp needs the package {error.name}: pip install 'workbench-cuda[mcp]'"
        ) from error
    from workbench.cli.service.sandbox import Sandbox

    with Sandbox(Limits(time_s=time_limit_s, memory_bytes=memory_limit_mb << 20)) as sandbox:
        run(sandbox)
