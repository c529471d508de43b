"""The counters' limit of time ends the run with what is there."""

import json
import sys
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
