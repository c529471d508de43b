"""The page of a kernel: its data is the trace's, the prediction's and the machine code's; what is missing is told."""

import json
import re
from itertools import pairwise

import pytest
import torch

import workbench as wb
from workbench.core.errors import MissingDependencyError
from workbench.plots.code import alike_rows, alike_sass

EVIL = "</script><script>alert('x')</script>"
COPY = """\
__device__ float twice(float value) { return value > 0 ? 2 * value : value; }
__global__ void copy(const float* x, float* y) {
  const int i = blockIdx.x * 64 + threadIdx.x;
  y[i] = twice(x[i]);
}"""


def read(page):
    """Return the page's data."""
    return json.loads(re.search(r'type="application/json">(.*?)</script>', page.html, re.DOTALL)[1])


def made(source=COPY, blocks=4, **options):
    return wb.page(
        wb.load(source, "copy"), torch.ones(64 * blocks), torch.ones(64 * blocks), grid=blocks, block=64, **options
    )


def test_each_line_has_the_figures_of_the_launch():
    (side,) = read(made())["sides"]
    traced = wb.load(COPY, "copy").trace(torch.ones(256), torch.ones(256), grid=4, block=64)
    line = side["lines"]["4"]
    rows = traced.instructions.rows
    assert line["executed"] == rows["warps"][rows["line"] == 4].sum()
    assert line["lanes"] == 32
    assert (line["sectors"], line["used"], line["moved"]) == (64, 2048, 2048)
    assert "wavefronts" not in line
    predicted = {one.line: one for one in made().sides[0].prediction.lines}
    assert (line["issue"], line["wait"]) == (round(predicted[4].issue_cycles, 1), round(predicted[4].wait_cycles, 1))
    assert line["waitsFor"] == predicted[4].waits_for
    assert side["counters"]["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 32


def test_a_large_launch_is_scaled_up_from_a_few_blocks():
    few, many = (read(made(blocks=blocks))["sides"][0] for blocks in (4, 1 << 15))
    (launch,) = (value for name, value in many["about"] if name == "launch")
    assert re.search(r"; \d+ of 32768 blocks ran$", launch)
    for key in ("executed", "sectors", "used", "moved"):
        assert many["lines"]["4"][key] == few["lines"]["4"][key] * (1 << 13)


def test_the_rows_have_their_lines_and_the_calls_they_are_inlined_by():
    (side,) = read(made())["sides"]
    stacks = {tuple(tuple(side["places"][place]) for place in stack) for stack in side["stacks"]}
    assert {((0, 1), (0, 4)), ((0, 4),)} <= stacks
    loads = [row for row in side["sass"] if row[6].startswith("LDG")]
    assert [side["stacks"][row[7]] for row in loads] == [[side["places"].index([0, 4])]]
    assert [row[3] for row in loads] == [pytest.approx(8, rel=0.01)]  # two warps of four blocks
    assert len(side["sass"]) == len(wb.load(COPY, "copy").sass("sm_90").instructions)


def test_without_a_launch_it_has_the_code_alone():
    page = wb.page(wb.load(COPY, "copy"))
    (side,) = read(page)["sides"]
    assert (side["lines"], side["map"], side["occupancy"]) == ({}, None, None)
    assert side["whyNoMap"].startswith("A launch shows it")
    assert side["ptx"]["rows"] and side["sass"]
    assert not any(".loc" in row for row in side["ptx"]["rows"])
    assert str(page).startswith("copy for sm_90: ")


def test_without_nvdisasm_it_says_how_to_get_it(monkeypatch):
    def missing(*_, **_options):
        raise MissingDependencyError("machine code is read by nvdisasm: pip install nvidia-cuda-nvdisasm")

    monkeypatch.setattr("workbench.kernel.build.disassemble", missing)
    (side,) = read(made())["sides"]
    assert side["sass"] == []
    assert "pip install nvidia-cuda-nvdisasm" in side["whyNoSass"]
    assert side["lines"]["4"]["sectors"] == 64
    assert side["us"] is None


def test_a_kernel_in_an_included_file_has_its_figures_there(tmp_path):
    (tmp_path / "body.cuh").write_text(COPY)
    (tmp_path / "main.cu").write_text('#include "body.cuh"\n')
    kernel = wb.load(tmp_path / "main.cu", "copy")
    (side,) = read(wb.page(kernel, torch.ones(256), torch.ones(256), grid=4, block=64))["sides"]
    assert side["files"][side["body"]]["name"].endswith("body.cuh")
    assert side["files"][side["body"]]["lines"] == COPY.splitlines()
    assert side["lines"]["4"]["sectors"] == 64
    assert side["lines"]["4"]["issue"] > 0
    assert side["map"]["source"] == COPY.splitlines()


def test_ptx_is_a_source_of_its_own(tmp_path):
    (tmp_path / "copy.ptx").write_text(wb.load(COPY, "copy").ptx("sm_90"))
    kernel = wb.load(tmp_path / "copy.ptx")
    (side,) = read(wb.page(kernel, torch.ones(64), torch.ones(64), grid=1, block=64))["sides"]
    assert side["ptx"]["rows"] == []
    assert side["sass"]
    assert not side["whyNoSass"]
    assert sum(line.get("sectors", 0) for line in side["lines"].values()) == 16


@pytest.mark.slow
def test_a_launch_that_no_sample_stands_for_runs_whole():
    source = """#include <cooperative_groups.h>
__global__ void copy(float* x, float* y) {
  y[threadIdx.x] = x[threadIdx.x];
  cooperative_groups::this_grid().sync();
}"""
    (side,) = made(source, blocks=2, cooperative=True).sides
    assert side.sample.blocks == 2
    assert side.prediction.microseconds is None
    assert "wait for one another" in side.prediction.outside[0]


def test_a_difference_pairs_rows_that_are_alike():
    assert alike_rows(["a", "b", "c"], ["a", "x", "y", "c"]) == [
        (0, 1, 0, 1, True),
        (1, 2, 1, 3, False),
        (2, 3, 3, 4, True),
    ]
    before, after = (wb.load(text, "copy").sass("sm_90") for text in (COPY, COPY.replace("2 * value", "value / 3")))
    runs = alike_sass(before, after)
    assert [runs[0][0], runs[0][2]] == [0, 0]
    assert [runs[-1][1], runs[-1][3]] == [len(before.instructions), len(after.instructions)]
    for (_, end, _, other_end, _), (first, _, other, _, _) in pairwise(runs):
        assert (end, other_end) == (first, other)
    for first, end, other, other_end, alike in runs:
        if alike:
            pairs = zip(before.instructions[first:end], after.instructions[other:other_end], strict=True)
            assert all(one.opcode == two.opcode for one, two in pairs)
    assert not all(run[4] for run in runs)


def test_two_kernels_are_compared_and_no_third():
    page = made(diff=wb.load(COPY.replace("2 * value", "3 * value"), "copy"))
    data = read(page)
    assert [side["name"] for side in data["sides"]] == ["copy (before)", "copy (after)"]
    assert data["diff"]["source"] == [[0, 1, 0, 1, False], [1, 5, 1, 5, True]]
    with pytest.raises(wb.ArgumentError, match="a page compares two kernels"):
        page.diff(made())


def test_it_loads_nothing_and_escapes_what_comes_from_outside(tmp_path):
    page = made(COPY.replace("}", f"}}  // {EVIL} {{{{data}}}}", 1))
    assert "default-src 'none'" in page.html
    assert page.html.count("<script") == 2
    assert not re.search(r"src=|href=|@import|url\(", page.html)
    assert read(page)["sides"][0]["files"][0]["lines"][0].endswith(f"// {EVIL} {{{{data}}}}")
    assert page.write(tmp_path / "page.html").read_text(encoding="utf-8") == page.html
    assert page._repr_html_().startswith("<iframe")
    assert EVIL not in page._repr_html_()
    with pytest.raises(wb.EnvironmentFaultError, match="absent"):
        page.write(tmp_path / "absent" / "page.html")


def test_wrong_use_is_said():
    with pytest.raises(wb.ArgumentError, match="no row for GPU 'GTX'"):
        made(gpu="GTX")
    with pytest.raises(wb.LaunchError, match="x"):
        wb.page(wb.load(COPY, "copy"), 3, torch.ones(3), grid=1, block=64)
