"""The repr of every result and declaration is one line that says what it is, and names what it has."""

import re
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path

import pytest
import torch

import workbench as wb
from workbench.bench.report import BenchReport, BenchRow
from workbench.bench.timing import Timing
from workbench.core.brief import brief, named, several
from workbench.mutate.report import MutationReport
from workbench.verify.report import VerifyReport, VerifyRow

FILL = "__global__ void fill(float* x) { x[threadIdx.x] = 1; }"
ROW = VerifyRow("gelu", "v1", "odd", "float32", "cpu", True, 0.1, 0.2, 0.1, "", None, 3)
TIMING = Timing("cpu", tuple(map(float, range(1, 1000))))
BENCH_ROW = BenchRow("gelu", "v1", "odd", "float32", "cpu", {"BLOCK_SIZE": 256}, TIMING)


@pytest.fixture(scope="module")
def things():
    kernel, op, x = wb.load(FILL, "fill"), wb.find_op("gelu"), torch.zeros(1000)
    trace = kernel.trace(x, grid=1, block=32)
    variant = op.variants[0]
    plan = variant.prepare(x)
    occupancy = wb.occupancy(256, 40)
    return {
        "trace": trace,
        "index map": trace.index_map("x"),
        "listing": trace.listing(),
        "instructions": trace.instructions,
        "report": kernel.sanitize(torch.zeros(20), grid=1, block=32),
        "signature": kernel.signature,
        "prepared": kernel.prepare(x, grid=1, block=32),
        "occupancy": occupancy,
        "sweep": occupancy.sweep("registers"),
        "heat map": occupancy.heat_map(),
        "op": op,
        "case": op.cases[0],
        "variant": variant,
        "plan": plan,
        "launch": plan.launches[0],
        "verify report": VerifyReport((ROW,)),
        "verify row": ROW,
        "bench report": BenchReport((BENCH_ROW,)),
        "bench row": BENCH_ROW,
        "timing": TIMING,
        "mutation report": MutationReport(()),
    }


WORDS = {
    "trace": "<Trace fill on grid (1, 1, 1), block (32, 1, 1): 32 accesses; tensors: x (1000 float32); see .",
    "index map": "<IndexMap x (1000): 32 of 1000 elements written by 1 blocks; 968 holes, ",
    "listing": "<Listing <source>: 1 line, 1 kind of accesses; see .rows, ",
    "instructions": "<InstructionMix <source>: ",
    "report": "<Report fill: 1 finding; see .findings, ",
    "signature": "<Signature fill(float* x); see .parameters, ",
    "prepared": "<Prepared launch of fill, with 1 tensor; see .run(), ",
    "occupancy": "<Occupancy sm_90: 256 threads, 40 registers, ",
    "sweep": "<Sweep 12 to 100 % along registers on sm_90; 75 % at 40; see .values, ",
    "heat map": "<HeatMap 2 to 75 % over 32 to 1024 threads and 0 to 227 KiB of shared memory on sm_90; see .threads, ",
    "op": "<Op gelu: cases one, scalar, odd and ",
    "case": "<Case one: input x (1,); see .inputs, ",
    "variant": "<Variant v1_elementwise of v1_elementwise.cu, 1 tunable; see .tunables, ",
    "plan": "<Plan kernel gelu; output float32 (1000,); see .outputs, ",
    "launch": "<Launch gelu on grid 4, block 256: arguments x, y, n; see .arguments, ",
    "verify report": "<VerifyReport 1 of 1 row passed, 0 left out; see .rows, ",
    "verify row": "<VerifyRow gelu v1 odd float32 cpu: passed; see ",
    "bench report": "<BenchReport 1 row of op gelu; see .rows, ",
    "bench row": "<BenchRow gelu v1 odd float32 cpu: 500 us; see .timing, ",
    "timing": "<Timing 999 samples by wall clock, median 500 us; see .median_us, ",
    "mutation report": "<MutationReport 0 mutants, 100.0 % killed; see .rows, ",
}


@pytest.mark.parametrize("name", WORDS)
def test_a_repr_says_what_it_is_and_what_to_see_next(things, name):
    shown = repr(things[name])
    assert shown.startswith(WORDS[name])
    assert "\n" not in shown
    assert len(shown) < 250
    asked = re.findall(r"\.(\w+)", shown.rpartition("; see ")[2])
    assert len(asked) > 1
    assert all(hasattr(type(things[name]), ask) or hasattr(things[name], ask) for ask in asked)


def test_long_words_are_cut_and_many_names_counted():
    @brief("more")
    class Long:
        def __str__(self):
            return "word " * 100 + "\nsecond line"

    shown = repr(Long())
    assert shown.startswith("<Long word word")
    assert shown.endswith("...; see .more>")
    assert len(shown) < 150
    assert named("case", "abcde") == "cases a, b, c and 2 more"
    assert named("case", ["a"]) == "case a"
    assert named("case", []) == "case none"
    assert (several(1, "row"), several(0, "row")) == ("1 row", "0 rows")


API = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
DOCUMENTED = re.findall(r"^\.\. autoclass:: (\S+)$", API, re.MULTILINE)
DECLARATIONS = re.search(r"workbench\.op\n +:members: (.*)", API)[1].split(", ")


def found(name: str) -> type:
    module, _, kind = name.rpartition(".")
    return getattr(import_module(module or "workbench"), kind)


@pytest.mark.parametrize("name", [*DOCUMENTED, *(f"workbench.op.{name}" for name in DECLARATIONS)])
def test_nothing_public_shows_fields_that_grow(name):
    kind = found(name)
    is_pythons_own = hasattr(getattr(kind, "__repr__", None), "__wrapped__")  # as a dataclass has it
    if is_dataclass(kind) and is_pythons_own:
        grows = re.compile(r"tuple\[[A-Z]\w*, \.\.\.\]|Mapping|\bdict\b|NDArray|Sequence|Tensor|Callable")
        assert not [one.name for one in fields(kind) if grows.search(str(one.type))]
