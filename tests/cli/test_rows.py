"""The schemas of what the command line writes; `tests.test_cli.run` holds every row that a test writes against them."""

from __future__ import annotations

import importlib.util
import json
import math
from dataclasses import dataclass
from enum import StrEnum
from typing import NotRequired, TypedDict

import jsonschema
import pytest

from tests.test_cli import GELU, ROOT, ExitCode, run
from workbench.cli.rows import ROWS, schema
from workbench.core.schema import finite, object_of, schema_of
from workbench.mutate import mutants_of
from workbench.mutate.report import MutantRow, Outcome
from workbench.op import find_op

spec = importlib.util.spec_from_file_location("write_schemas", ROOT / "docs" / "write_schemas.py")
write_schemas = importlib.util.module_from_spec(spec)
spec.loader.exec_module(write_schemas)


@pytest.mark.parametrize("verb", ROWS)
def test_a_schema_is_up_to_date_and_valid(verb):
    text = (write_schemas.SCHEMAS / f"{verb}.json").read_text()
    assert text == write_schemas.text_of(verb), "run: python docs/write_schemas.py"
    jsonschema.Draft202012Validator.check_schema(json.loads(text))


def test_the_page_names_each():
    page = (ROOT / "docs" / "schemas.md").read_text()
    assert all(f"[`{verb}`](schemas/{verb}.json)" in page for verb in ROWS)
    assert {path.stem for path in write_schemas.SCHEMAS.glob("*.json")} == set(ROWS)


def test_machine_code_is_as_its_schema_says(tmp_path):
    assert run("sass", GELU, "--json", tmp_path / "rows.json") is ExitCode.HOLDS


def test_times_are_as_their_schema_says(tmp_path):
    words = ("--case", "one", "--variant", "v1_elementwise", "--device", "cpu", "--budget-s", "0")
    assert run("bench", "gelu", *words, "--json", tmp_path / "rows.json") is ExitCode.HOLDS


def test_a_mutant_is_as_its_schema_says():
    mutant = next(iter(mutants_of(find_op("gelu"))))
    row = MutantRow("gelu", mutant, Outcome.SURVIVED, "", 0.1)
    jsonschema.validate([row.as_dict()], schema("mutate"))


@pytest.mark.parametrize("change", [{"line": "3"}, {"kind": None}, {"other": {}}, {"strange": 1}])
def test_another_row_is_refused(change):
    row = {"kernel": "k", "kind": "trap", "message": "", "path": "", "line": 1, "block": None, "thread": None}
    row |= {"tensor": "", "index": None, "other": None, "count": 1, "schedule": 0}
    jsonschema.validate([row], schema("sanitize"))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate([row | change], schema("sanitize"))


class Colour(StrEnum):
    RED = "red"


class Extra(TypedDict):
    more: NotRequired[list[int]]


@dataclass(frozen=True)
class Point:
    """A point.

    Attributes
    ----------
    x, y : float
        In mm.
    colour : Colour
    """

    x: float
    y: float
    colour: Colour


def test_a_class_becomes_an_object():
    number = {"type": ["number", "null"], "description": "In mm."}
    assert object_of(Point, Extra) == {
        "type": "object",
        "properties": {
            "x": number,
            "y": number,
            "colour": {"enum": ["red"]},
            "more": {"type": "array", "items": {"type": "integer"}},
        },
        "required": ["x", "y", "colour"],
        "additionalProperties": False,
    }


def test_what_json_lacks_is_refused():
    with pytest.raises(TypeError, match="complex"):
        schema_of(complex)


def test_what_is_not_finite_is_null():
    assert finite({"a": (math.inf, [math.nan, 1.5]), "b": "nan"}) == {"a": [None, [None, 1.5]], "b": "nan"}
