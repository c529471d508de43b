"""Right kernels in every order of summation pass, and kernels that sum less exactly or something else do not."""

import json
import sys
from dataclasses import asdict

import pytest
import torch

from tests.verify import simulated
from tests.verify.simulated import TASKS, Bench, Ways, blocked, sweep
from workbench.verify.tolerances import WORST

FEW = {
    "float32": ("normal", "last"),
    "float16": ("normal", "last", "whole, above ties"),
    "bfloat16": ("last", "large", "whole, above ties"),
}
"""Kinds of data that are enough for small sums."""


@pytest.mark.parametrize("dtype", FEW)
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_right_kernels_pass_and_wrong_ones_do_not(task, dtype):
    row = sweep(task, 128, dtype, FEW[dtype], seeds=range(2))
    assert not any(row.refused.values()), row
    assert not any(row.accepted.values()), row
    assert row.error_ratio <= (0.75 if dtype == "float32" else 1.0)


def test_one_sum_in_order_at_length_passes():
    (product, *_) = TASKS
    bench = Bench.of(product, 16384, "float32", "normal", seeds=[2])
    assert bench.judge(Ways())[0].error_ratio < 0.6
    assert bench.judge(Ways(dropped=1))[0].error_ratio > 10
    assert bench.judge(Ways(kept=torch.float16))[0].error_ratio > 100


def test_squares_of_few_bits_that_are_added_in_order_drift_within_the_bound():
    (norm,) = (task for task in TASKS if task.name == "layer_norm_one_pass")
    bench = Bench.of(norm, 1024, "bfloat16", "uniform", seeds=[55])
    (stick,) = bench.yardsticks
    away = norm.kernel(Ways(), *(t.float() for t in bench.inputs))[0] - stick.expected.value
    assert (away.abs() <= WORST * stick.expected.unit).all()


@pytest.mark.parametrize(
    ("name", "n", "data", "seeds"),
    [
        ("gelu_group_norm", 2048, "wide", [0]),  # GELU makes zeros of half of the values: their squares are equal
        ("layer_norm_one_pass", 4096, "shifted", [75, 92]),  # the mean's error counts in the variance too
    ],
)
def test_sums_in_order_behind_a_mean_pass(name, n, data, seeds):
    (task,) = (task for task in TASKS if task.name == name)
    assert all(judged.error_ratio < 0.5 for judged in Bench.of(task, n, "float32", data, seeds).judge(Ways()))
    for wrong in (Ways(blocked, miscount=1), Ways(blocked, dropped=1), Ways(blocked, kept=torch.float16)):
        assert all(judged.detail for judged in Bench.of(task, n, "float32", "last", seeds).judge(wrong))


def test_a_value_that_recurs_behind_an_activation_drifts_within_the_bound():
    (task,) = (task for task in TASKS if task.name == "gelu_group_norm")
    judged = Bench.of(task, 1024, "float32", "wide", range(75, 100)).judge(Ways())
    assert all(one.error_ratio < 0.6 for one in judged)


@pytest.mark.parametrize("name", ["group_norm", "variance_one_pass"])
def test_a_wrong_count_of_many_squares_shows_where_they_add_up_exactly(name):
    (task,) = (task for task in TASKS if task.name == name)
    bench = Bench.of(task, 16384, "bfloat16", "whole" if name == "group_norm" else "whole, above ties", seeds=[3])
    assert not bench.judge(Ways())[0].detail
    assert bench.judge(Ways(blocked, miscount=1))[0].detail


def test_a_wrong_count_behind_an_activation_shows_on_two_levels():
    (task,) = (task for task in TASKS if task.name == "gelu_group_norm")
    benches = [
        Bench.of(task, 16384, "bfloat16", f"levels, first {side} ties", seeds=[3]) for side in ("above", "below")
    ]
    for stored in (None, torch.bfloat16):
        assert not any(bench.judge(Ways(blocked, stored=stored))[0].detail for bench in benches)
        assert any(bench.judge(Ways(blocked, stored=stored, miscount=1))[0].detail for bench in benches)


def test_a_sweep_says_what_it_found():
    (mean,) = (task for task in TASKS if task.name == "mean")
    row = sweep(mean, 64, "float32", ("normal",), range(3))
    assert str(row).startswith("mean n=64 float32: error ratio 0.")
    assert row.seeds == 3
    assert not any(row.refused.values())
    assert row.accepted == row.hidden == {"narrow": 0, "dropped": 0, "miscount": 0}


def test_a_run_ends_with_a_table_of_its_rows(tmp_path, monkeypatch, capsys):
    file = tmp_path / "rows.json"
    arguments = {"seeds": ["3"], "batch": ["2"], "n": ["64"], "task": ["mean", "scan"], "dtype": ["float32"]}
    words = [word for name, values in arguments.items() for word in (f"--{name}", *values)]
    monkeypatch.setattr(sys, "argv", ["simulated", *words, "--json", str(file)])
    threads = torch.get_num_threads()
    assert simulated.main() == simulated.main() == 0
    torch.set_num_threads(threads)
    judged, *table = capsys.readouterr().out.splitlines()[1:6]
    assert judged.startswith("scan n=64 float32: error ratio 0.")
    assert table[0].split() == ["task", "n", "dtype", "seeds", "error", "ratio", "refused", "accepted"]
    assert [line.split()[:4] for line in table[1:3]] == [[name, "64", "float32", "3"] for name in ("mean", "scan")]
    assert table[3] == "0 of 24 right kernels refused, 0 of 15 wrong ones accepted"
    assert [row["seeds"] for row in json.loads(file.read_text())["rows"]] == [3, 3]


def test_files_of_rows_are_joined(tmp_path, monkeypatch, capsys):
    files = [tmp_path / f"{number}.json" for number in range(3)]
    for file, seeds in zip(files, (2, 3), strict=False):
        row = asdict(simulated.Row(("scan", "mean")[seeds % 2], 64, "float32", ("normal",), seeds))
        record = {"what": "rows", "date": f"2026-01-0{seeds}", "command": "python", "machine": {"python": "3"}}
        file.write_text(json.dumps({**record, "processor_seconds": 1.5, "rows": [row]}))
    monkeypatch.setattr(sys, "argv", ["simulated", "--json", str(files[2]), "--join", *map(str, files[:2])])
    assert simulated.main() == 0
    joined = json.loads(files[2].read_text())
    assert [row["task"] for row in joined["rows"]] == ["mean", "scan"]
    assert (joined["date"], joined["machine"], joined["processor_seconds"]) == ("2026-01-03", [{"python": "3"}], 3.0)
    assert capsys.readouterr().out.splitlines()[1].startswith("mean ")
