"""The tools as a client sees them: their schemas, and answers to calls that no process is needed for."""

from __future__ import annotations

import anyio
import jsonschema
import pytest
from mcp import Client

from tests.test_cli import ExitCode, run
from workbench.cli.service.failure import failure_of
from workbench.cli.service.server import ask, make_server
from workbench.cli.service.tools import TOOLS, words_of
from workbench.core.environment import fault
from workbench.core.errors import CompileError, Diagnostic, MemoryFaultError


def test_a_client_lists_them_with_schemas():
    async def listed():
        async with Client(make_server(None)) as client:
            return (await client.list_tools()).tools

    tools = anyio.run(listed)
    assert {tool.name for tool in tools} == set(TOOLS)
    for tool in tools:
        jsonschema.Draft202012Validator.check_schema(tool.input_schema)
        jsonschema.Draft202012Validator.check_schema(tool.output_schema)
        assert tool.description


@pytest.mark.parametrize(
    ("tool", "arguments", "message"),
    [
        ("sanitise", {}, "there is no tool 'sanitise'"),
        ("sanitize", {"op": ["a.cu"]}, "'op' was unexpected"),
        ("sanitize", {"ops": "a.cu"}, "sanitize.ops: 'a.cu' is not of type 'array'"),
        ("sanitize", {"schedules": 0}, "less than the minimum"),
        ("sanitize", {"seed": "1"}, "sanitize.seed: '1' is not of type 'integer'"),
        ("trace", {}, "'target' is a required property"),
        ("verify", {"device": "cuda"}, "'device' was unexpected"),
        ("verify", {"json": "a.json"}, "'json' was unexpected"),
        ("export", {"what": "gelu", "to": "a plane"}, "'a plane' is not one of"),
        ("load", {"files": {}}, "load.files"),
        ("load", {"files": {"a.cu": 1}}, "load.files.a.cu: 1 is not of type 'string'"),
        ("tune", {"target": "a.cu", "define": {"A": {}}}, "tune.define.A"),
    ],
)
def test_wrong_use_is_an_error_as_data(tool, arguments, message):
    answer = ask(None, tool, arguments)
    jsonschema.validate(answer, TOOLS["load"].answer())
    assert answer["error"]["kind"] == "WrongUse"
    assert message in answer["error"]["message"]
    assert not answer["passed"]


def test_arguments_become_what_the_command_line_makes_of_its_words():
    given = {"arg": {"x": [4, 64], "n": 256, "a": 0.5}, "define": {"BLOCK_SIZE": 64}, "ops": ["a.cu"]}
    assert words_of(TOOLS["sanitize"], given) == {
        "arg": ["x=4x64", "n=256", "a=0.5"],
        "define": ["BLOCK_SIZE=64"],
        "ops": ["a.cu"],
        "seed": 0,
    }
    assert words_of(TOOLS["tune"], {"target": "a.cu", "define": {"B": [32, 64]}})["define"] == ["B=32,64"]
    words = words_of(TOOLS["export"], {"what": "gelu", "to": "custom_op", "out": "a"})
    assert (words["to"].value, words["out"].name) == ("custom_op", "a")


def test_errors_name_the_place_and_what_to_do(tmp_path):
    diagnostic = Diagnostic("error", 'identifier "FLT_MAX" is undefined\n  include <cfloat>', "a.cu", 3, 5)
    found = failure_of(CompileError("a.cu does not compile", (diagnostic,)), tmp_path)
    assert (found.kind, found.file, found.line, found.hint) == ("CompileError", "a.cu", 3, "include <cfloat>")
    found = failure_of(MemoryFaultError("outside", kind="out-of-bounds", source="a.cu:7"), tmp_path)
    assert (found.kind, found.file, found.line) == ("MemoryFaultError", "a.cu", 7)
    found = failure_of(fault("write", "the disk is full", "free some space", "x.json"), tmp_path)
    assert (found.kind, found.file, found.hint) == ("EnvironmentFaultError", "x.json", "free some space")
    (tmp_path / "op.py").write_text("def f():\n    raise KeyError('x')\n")
    with pytest.raises(KeyError) as error:
        exec(compile((tmp_path / "op.py").read_text() + "f()\n", tmp_path / "op.py", "exec"))
    found = failure_of(error.value, tmp_path)
    assert (found.kind, found.file, found.line) == ("KeyError", "op.py", 2)


def test_the_command_names_its_protocol(capsys):
    assert run("serve") is ExitCode.WRONG_USE
    assert "workbench serve --mcp" in capsys.readouterr().err
