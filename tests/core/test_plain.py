"""Plain data there and back; and what is no plain data is neither written nor read."""

import json
import math
import pickle
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest

from workbench.core.errors import CompileError, Diagnostic, SignatureError, WorkbenchError
from workbench.core.plain import PlainError, decode, encode


class Fruit(StrEnum):
    APPLE = "apple"


@dataclass(frozen=True)
class Basket:
    fruit: Fruit
    weights: tuple[float, ...] = ()
    names: dict[str, int] | None = None


class OwnError(SignatureError):
    """Of no module that a reader knows."""


KINDS = (Fruit, Basket, Diagnostic)


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        2**70,
        0.1,
        math.inf,
        "\ud800 \x00 ü",
        b"\x00\xff",
        Path("a b"),
        (1, [2, (3,)], {"k": (4.5,), 6: None}),
        Fruit.APPLE,
        Basket(Fruit.APPLE, (1, 2.5), {"a": 1}),
    ],
)
def test_plain_data_comes_back(value):
    read = decode(encode(value), KINDS)
    assert read == value and type(read) is type(value)


def test_errors_come_back_with_all_that_they_say():
    error = CompileError("k.cu does not compile", (Diagnostic("error", "no", "k.cu", 1, 2, "text"),), "log")
    read = decode(encode(error), KINDS)
    assert type(read) is CompileError and str(read) == str(error)
    assert (read.diagnostics, read.log) == (error.diagnostics, error.log)
    assert type(decode(encode(OwnError("mine")), ())) is SignatureError


@pytest.mark.parametrize("value", [object(), {1, 2}, Fruit, 1j, ValueError("theirs")])
def test_what_is_no_plain_data_is_not_written(value):
    with pytest.raises(PlainError, match="expected plain data; got"):
        encode([value])


class Trap:
    def __reduce__(self):
        return print, ("run",)


@pytest.mark.parametrize(
    "data",
    [
        pickle.dumps(Trap()),
        b"",
        b"\xff" * 9,
        b"{}",
        b"[" * 100_000,
        b'{"class": "Path", "fields": {}}',
        b'{"class": "Fruit", "fields": {}}',
        b'{"class": "Basket", "fields": {"fruit": "apple"}}',
        b'{"class": "Basket", "fields": {"fruit": {"enum": "Fruit", "name": "APPLE"}, "weights": {"tuple": ["a"]}}}',
        b'{"class": "Basket", "fields": {"fruit": {"enum": "Fruit", "name": "APPLE"}, "more": 1}}',
        b'{"enum": "Fruit", "name": "__class__"}',
        b'{"error": "SystemExit", "text": "", "fields": {}}',
        b'{"mapping": [[[], 1]]}',
        b'{"bytes": "?"}',
    ],
)
def test_other_bytes_are_an_error_of_ours(data, capsys):
    with pytest.raises(PlainError, match="expected plain data; got"):
        decode(data, KINDS)
    assert not capsys.readouterr().out


def test_an_error_of_another_kind_keeps_its_words():
    text = json.dumps({"error": "WorkbenchError", "text": "w", "fields": {"n": 1}}).encode()
    read = decode(text, ())
    assert type(read) is WorkbenchError and str(read) == "w" and read.n == 1
