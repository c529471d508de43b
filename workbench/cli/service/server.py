"""The tools over MCP (Model Context Protocol), by standard input and output."""

from __future__ import annotations

import json
from typing import Any

import anyio
import jsonschema
import mcp_types as types
from mcp.server import Server, ServerRequestContext
from mcp.server.stdio import stdio_server

from workbench import __version__
from workbench.cli.service.failure import Failure
from workbench.cli.service.sandbox import Sandbox
from workbench.cli.service.tools import TOOLS
from workbench.cli.service.worker import failed

INSTRUCTIONS = (
    "CUDA kernels are checked, measured and tuned here without a GPU. Load files, then ask: every answer has `passed`, "
    "`rows`, `text`, `files` and `error`. The same call gives the same rows."
)


def make_server(sandbox: Sandbox) -> Server[Any]:
    """Make the server of a session.

    Parameters
    ----------
    sandbox : Sandbox
        Where calls run.
    """

    async def list_tools(
        _: ServerRequestContext[Any], __: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=tool.name,
                    description=tool.description,
                    input_schema=tool.arguments(),
                    output_schema=tool.answer(),
                )
                for tool in TOOLS.values()
            ]
        )

    async def call_tool(_: ServerRequestContext[Any], asked: types.CallToolRequestParams) -> types.CallToolResult:
        answer = await anyio.to_thread.run_sync(ask, sandbox, asked.name, asked.arguments or {})
        return types.CallToolResult(
            content=[types.TextContent(type="text", text=json.dumps(answer))],
            structured_content=answer,
            is_error=answer["error"] is not None,
        )

    return Server(
        "workbench",
        version=__version__,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def ask(sandbox: Sandbox, name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """Answer a call, or say why it is none.

    Parameters
    ----------
    sandbox : Sandbox
    name : str
        Of a tool.
    arguments : dict
        By the tool's schema; others are an error of the kind "WrongUse".
    """
    tool = TOOLS.get(name)
    if tool is None:
        return failed(Failure("WrongUse", f"there is no tool {name!r:.80}; there are {', '.join(TOOLS)}"))
    check = jsonschema.Draft202012Validator(tool.arguments())
    wrong = next(iter(sorted(check.iter_errors(arguments), key=lambda error: list(map(str, error.path)))), None)
    if wrong is not None:
        where = ".".join([name, *map(str, wrong.path)])
        return failed(Failure("WrongUse", f"{where:.200}: {wrong.message:.500}", hint="see the tool's input schema"))
    return sandbox.call(name, arguments)


def serve(sandbox: Sandbox) -> None:
    """Serve a session by standard input and output, until the input closes."""

    async def run() -> None:
        server = make_server(sandbox)
        async with stdio_server() as (incoming, outgoing):
            await server.run(incoming, outgoing, server.create_initialization_options())

    anyio.run(run)
