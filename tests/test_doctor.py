"""Doctor tells a working machine from a broken one, and survives both."""

from __future__ import annotations

import ctypes
import errno
import json
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from packaging.requirements import Requirement

from workbench import doctor
from workbench.core.environment import fault
from workbench.core.errors import EnvironmentFaultError, MissingDependencyError, WorkbenchError


def only(report, name):
    (check,) = (check for check in report.checks if check.name == name)
    return check


@pytest.fixture
def probes(monkeypatch):
    """Replace the probes by one that ends as the test wants."""

    def plant(required, outcome):
        def run():
            if isinstance(outcome, Exception):
                raise outcome
            return outcome

        monkeypatch.setattr(doctor, "PROBES", (doctor._Probe("cpu", "planted", required, "mend it", run),))

    return plant


@pytest.fixture(scope="module")
def here():
    return doctor.examine()


def test_this_machine_is_healthy(here):
    assert here.healthy, [check for check in here.checks if check.required and not check.ok]


def test_every_check_that_fails_says_how_to_mend_it(here):
    assert all(check.ok or check.remedy for check in here.checks)


def test_every_dependency_of_the_package_is_looked_at(here):
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    looked_at = {check.name for check in here.checks}
    assert {Requirement(line).name for line in project["dependencies"]} <= looked_at


def test_the_report_is_plain_json(here):
    rows = json.loads(json.dumps(here.to_json()))
    assert rows[0].keys() == {"area", "name", "ok", "required", "detail", "remedy"}


def test_a_missing_package_makes_the_machine_unhealthy(monkeypatch, probes):
    probes(True, "fine")
    monkeypatch.setattr(doctor, "PACKAGES", (("no-such-distribution|nor-this", "nothing"),))
    report = doctor.examine()
    assert not report.healthy
    assert only(report, "no-such-distribution").remedy == "pip install no-such-distribution"


@pytest.mark.parametrize(
    "broken",
    [WorkbenchError("bad"), ImportError("bad"), OSError("bad"), RuntimeError("bad")],
    ids=lambda broken: type(broken).__name__,
)
def test_a_broken_part_is_a_row_and_not_an_exception(probes, broken):
    probes(True, broken)
    report = doctor.examine()
    assert not report.healthy
    assert (only(report, "planted").detail, only(report, "planted").remedy) == ("bad", "mend it")


def test_a_fault_of_the_machine_brings_its_own_cure(probes):
    probes(True, fault("compile", "the disk is full", "free some space"))
    assert only(doctor.examine(), "planted").remedy == "free some space"


def test_a_missing_home_is_told(monkeypatch, tmp_path):
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("os.getuid", lambda: 54321)
    with pytest.raises(MissingDependencyError, match="HOME is not set, and the system knows no user 54321"):
        doctor._home()
    monkeypatch.setenv("HOME", str(tmp_path / "none"))
    with pytest.raises(MissingDependencyError, match="is no directory"):
        doctor._home()
    monkeypatch.setenv("HOME", str(tmp_path))
    assert doctor._home() == str(tmp_path)


def test_a_full_disk_for_temporary_files_is_told(monkeypatch):
    def refuse(**_):
        raise OSError(errno.ENOSPC, "No space left on device")

    assert "GiB free" in doctor._temporary()
    monkeypatch.setattr(doctor, "TemporaryFile", refuse)
    with pytest.raises(EnvironmentFaultError, match="the disk is full"):
        doctor._temporary()


def test_what_is_optional_does_not_make_the_machine_unhealthy(probes):
    probes(False, WorkbenchError("no GPU"))
    assert doctor.examine().healthy


def test_an_old_python_is_refused(monkeypatch, probes):
    probes(True, "fine")
    monkeypatch.setattr(doctor, "OLDEST_PYTHON", (99, 0))
    report = doctor.examine()
    assert not report.healthy
    assert report.checks[0].remedy == "install Python 99.0 or later"


def fake_driver(status):
    """A driver library whose first call answers `status`."""

    def write(value):
        def call(pointer):
            pointer._obj.value = value
            return 0

        return call

    calls = {"cuInit": lambda flags: status, "cuDriverGetVersion": write(13010), "cuDeviceGetCount": write(2)}
    return lambda library: SimpleNamespace(**calls)


def test_a_driver_is_described(monkeypatch):
    monkeypatch.setattr(ctypes, "CDLL", fake_driver(0))
    assert doctor._driver() == "for CUDA 13.1; 2 GPU(s)"


def test_a_driver_that_fails_gives_its_error(monkeypatch):
    monkeypatch.setattr(ctypes, "CDLL", fake_driver(803))
    with pytest.raises(MissingDependencyError, match="CUDA error 803"):
        doctor._driver()


def test_a_torch_for_cuda_without_a_gpu_is_told_from_one_for_the_cpu(monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    monkeypatch.setattr(torch.version, "cuda", None)
    with pytest.raises(MissingDependencyError, match="built without CUDA"):
        doctor.require_cuda()
    monkeypatch.setattr(torch.version, "cuda", "13.0")
    with pytest.raises(MissingDependencyError, match=r"for CUDA 13\.0 finds no GPU"):
        doctor.require_cuda()


def test_a_kernel_with_a_wrong_result_is_found(monkeypatch):
    wrong = type("Kernel", (), {"__getitem__": lambda self, geometry: lambda x, y, n: y.zero_()})()
    monkeypatch.setattr("workbench.kernel.load", lambda source, name: wrong)
    with pytest.raises(WorkbenchError, match="gave"):
        doctor._run_twice("cpu")


def test_a_cache_that_cannot_be_used_is_told(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("WORKBENCH_CACHE_DIR", str(tmp_path / "file"))
    with pytest.raises(WorkbenchError, match="cannot use the cache directory"):
        doctor._cache()


def test_a_toolkit_may_stand_in_for_cudas_packages():
    missing = doctor._package(("nvidia-cuda-of-nobody", "some headers"))
    assert (missing.ok, missing.required) == (False, False)
    assert missing.remedy == "pip install nvidia-cuda-of-nobody"
    assert doctor._package(("package-of-nobody", "all")).required
