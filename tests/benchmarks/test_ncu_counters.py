"""The counters' limit of time ends the run with what is there."""

import json
import sys
from types import SimpleNamespace

import pytest


def test_no_op_is_profiled_once_the_time_is_up(script, monkeypatch, tmp_path, capsys):
    module, limits, now = script("ncu_counters"), [], [0.0]

    def profile(part, op, names, limit_s, reader):
        limits.append(limit_s)
        now[0] += 60
        return []

    monkeypatch.setattr(module, "profile", profile)
    monkeypatch.setattr(module, "compile_all", lambda ops: None)
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
