"""A limit of time, or an error, ends the counters' run with what is there."""

import json
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

NAMED = {"op": "a", "variant": "v", "dtype": "float32", "case": "small"}
LAUNCHES = [NAMED | {"launch": i, "kernel": "k", "predicted": None, "note": "too large"} for i in range(2)]


def test_no_op_is_profiled_once_the_time_is_up(script, monkeypatch, tmp_path, capsys):
    module, limits, now = script("ncu_counters"), [], [0.0]

    def profile(part, op, names, limit_s, folder):
        limits.append(limit_s)
        now[0] += 60
        return [], None

    monkeypatch.setattr(module, "profile", profile)
    monkeypatch.setattr(module, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(module.torch.cuda, "get_device_name", lambda: "a GPU")
    (tmp_path / "predicted.json").write_text("[]")
    words = ["--measure", str(tmp_path / "predicted.json"), "--out", str(tmp_path), "--limit", "50", "--only", "a", "b"]
    monkeypatch.setattr(sys, "argv", ["ncu_counters.py", *words])
    assert module.main() == 1
    assert limits == pytest.approx([50])
    assert "time is up before b" in capsys.readouterr().out
    (written,) = tmp_path.glob("ncu_counters-*.json")
    assert json.loads(written.read_text())["rows"] == []


@pytest.mark.parametrize("num_launched", [0, 1, 2])
def test_a_predicted_launch_that_the_limit_cuts_off_fails_the_run(script, monkeypatch, tmp_path, capsys, num_launched):
    module = script("ncu_counters")
    launched = [row | {"predicted": {}, "measured": {}} for row in LAUNCHES[:num_launched]]
    monkeypatch.setattr(module, "profile", lambda *_: (launched, tmp_path / "report"))
    monkeypatch.setattr(module, "read", lambda _part, rows, *_: rows)
    monkeypatch.setattr(module, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(module, "differences", lambda row: [])
    monkeypatch.setattr(module.torch.cuda, "get_device_name", lambda: "a GPU")
    others = [LAUNCHES[0] | {"op": "b"}]
    (tmp_path / "predicted.json").write_text(json.dumps(LAUNCHES + others))
    words = ["--measure", str(tmp_path / "predicted.json"), "--out", str(tmp_path), "--only", "a"]
    monkeypatch.setattr(sys, "argv", ["ncu_counters.py", *words])
    assert module.main() == (num_launched < 2)
    assert (f"not launched: {2 - num_launched} of 2" in capsys.readouterr().out) == (num_launched < 2)


@pytest.fixture
def three_ops(script, monkeypatch, tmp_path):
    """Make a script whose ops a, b and c have a launch each, and one process; return it, and what reads its file."""
    module, ops = script("ncu_counters"), ["a", "b", "c"]

    def row_of(place):
        return NAMED | {"op": ops[place[0]], "launch": 0, "kernel": "k", "note": ""}

    def written():
        return [row for path in tmp_path.glob("ncu_counters-*.json") for row in json.loads(path.read_text())["rows"]]

    monkeypatch.setattr(module, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(module, "cores", lambda: 1)
    monkeypatch.setattr(module, "places", lambda chosen: [(ops.index(op), 0, "float32") for op in chosen])
    monkeypatch.setattr(module, "compile_variant", lambda _: {"k"})
    monkeypatch.setattr(module, "predict_variant", lambda place: [row_of(place) | {"predicted": {"n": 1}}])
    monkeypatch.setattr(module, "profile", lambda _, op, *__: ([row_of((ops.index(op),))], tmp_path / "report"))
    monkeypatch.setattr(module, "read", lambda _, rows, *__: [row | {"measured": {"n": 1}} for row in rows])
    monkeypatch.setattr(module, "differences", lambda row: [])
    monkeypatch.setattr(module.torch.cuda, "get_device_name", lambda: "a GPU")
    monkeypatch.setattr(sys, "argv", ["ncu_counters.py", "--out", str(tmp_path), "--only", *ops])
    return module, written


def test_an_op_is_in_the_file_while_the_next_is_profiled_and_stays_when_that_fails(three_ops, monkeypatch):
    module, written = three_ops
    profile, predict_variant = module.profile, module.predict_variant
    seen, ended, predicted = [], threading.Event(), []

    class Pool(ThreadPoolExecutor):
        def shutdown(self, wait=True, *, cancel_futures=False):
            super().shutdown(wait=False, cancel_futures=cancel_futures)
            ended.set()
            super().shutdown(wait)

    def failing_profile(part, op, *rest):
        if op == "a":
            return profile(part, op, *rest)
        end = time.monotonic() + 2
        while time.monotonic() < end and not any("differences" in row for row in written()):
            time.sleep(0.01)
        seen.extend(written())
        raise SystemExit("ncu made no report")

    def slow_prediction(place):
        predicted.append(place)
        if place[0] == 1:
            ended.wait(5)
        return predict_variant(place)

    monkeypatch.setattr(module, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(module, "profile", failing_profile)
    monkeypatch.setattr(module, "predict_variant", slow_prediction)
    with pytest.raises(SystemExit, match="no report"):
        module.main()
    assert [(row["op"], row["predicted"], row["measured"]) for row in seen] == [("a", {"n": 1}, {"n": 1})]
    assert written() == seen
    assert len(predicted) == 2  # c no longer


def test_what_is_measured_is_in_the_file_before_it_is_predicted(three_ops, monkeypatch):
    module, written = three_ops
    profile, seen, measured = module.profile, [], threading.Event()

    def last_profile(part, op, *rest):
        end = time.monotonic() + 5
        while op == "c" and time.monotonic() < end and len(written()) < 2:
            time.sleep(0.01)
        seen.extend(row["op"] for row in written() if op == "c")
        if op == "c":
            measured.set()
        return profile(part, op, *rest)

    def slow_prediction(place):
        measured.wait(10)
        return []

    monkeypatch.setattr(module, "predict_variant", slow_prediction)
    monkeypatch.setattr(module, "cores", lambda: 4)
    monkeypatch.setattr(module, "profile", last_profile)
    module.main()
    assert seen == ["a", "b"]


def test_nothing_more_is_profiled_where_a_report_cannot_be_read_and_the_report_is_kept(
    three_ops, monkeypatch, tmp_path, capsys
):
    module, _ = three_ops
    profile, read, profiled = module.profile, module.read, []

    def noted_profile(part, op, *rest):
        profiled.append(op)
        (tmp_path / f"{op}.ncu-rep").write_text(op)
        return profile(part, op, *rest)[0], tmp_path / f"{op}.ncu-rep"

    def failing_read(part, rows, *rest):
        if rows[0]["op"] == "a":
            raise ModuleNotFoundError("ncu_report")
        return read(part, rows, *rest)

    def slow_compile(place):
        end = time.monotonic() + 5
        while place[0] == 2 and time.monotonic() < end and not list((tmp_path / "new").glob("*.ncu-rep")):
            time.sleep(0.01)
        time.sleep(0.1 * (place[0] == 2))  # until the error is raised
        return {"k"}

    monkeypatch.setattr(module, "profile", noted_profile)
    monkeypatch.setattr(module, "read", failing_read)
    monkeypatch.setattr(module, "compile_variant", slow_compile)
    monkeypatch.setattr(module, "cores", lambda: 4)
    monkeypatch.setattr(sys, "argv", ["ncu_counters.py", "--out", str(tmp_path / "new"), "--only", "a", "b", "c"])
    with pytest.raises(ModuleNotFoundError, match="ncu_report"):
        module.main()
    assert "c" not in profiled
    assert (tmp_path / "new" / "a.ncu-rep").read_text() == "a"
    assert "the report of a cannot be read; it is kept" in capsys.readouterr().out


def test_a_folder_that_is_not_there_is_made_and_the_file_is_whole_at_any_time(three_ops, monkeypatch, tmp_path):
    module, _ = three_ops
    monkeypatch.setattr(sys, "argv", ["ncu_counters.py", "--out", str(tmp_path / "new" / "er"), "--only", "a", "b"])
    assert module.main() == 0
    (file,) = (tmp_path / "new" / "er").iterdir()
    assert [row["op"] for row in json.loads(file.read_text())["rows"]] == ["a", "b"]


def test_what_is_measured_is_in_the_file_where_predictions_fail(three_ops, monkeypatch):
    module, written = three_ops

    def failing_prediction(place):
        raise RuntimeError("a process died")

    monkeypatch.setattr(module, "predict_variant", failing_prediction)
    with pytest.raises(RuntimeError, match="died"):
        module.main()
    assert [(row["op"], row["measured"]) for row in written()] == [(op, {"n": 1}) for op in "abc"]
