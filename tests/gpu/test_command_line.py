"""Doctor and demo on a GPU."""

from __future__ import annotations

import pytest

from workbench.cli import main
from workbench.doctor import examine

pytestmark = pytest.mark.gpu


def test_doctor_finds_the_driver_torch_and_a_working_launch():
    rows = {check.name: check for check in examine().checks if check.area == "gpu"}
    assert rows.keys() == {"driver", "torch", "cupy", "launch"}
    assert all(check.ok for check in rows.values()), rows


def test_the_demo_runs_on_the_gpu(capsys, tmp_path):
    with pytest.raises(SystemExit) as stop:
        main(["demo", "--device", "cuda", "--out", str(tmp_path)])
    shown = capsys.readouterr().out
    assert not stop.value.code, shown
    assert "cases agree with PyTorch, on NVIDIA" in shown
    assert "emulated" not in shown
