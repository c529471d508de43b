"""What a model's process may print and announce, and whose fault it is where the machine fails it."""

import pytest

from tests.cheats.source import forward, source
from workbench.cli import main
from workbench.core.errors import EnvironmentFaultError
from workbench.verify.models import verify_model

NO_TEMPORARY_DIRECTORY = """
import tempfile
tempfile.tempdir, tempfile._candidate_tempdir_list = None, lambda: []
return tempfile.mkdtemp()
"""


def written(tmp_path, body: str):
    path = tmp_path / "model.py"
    path.write_text(source(forward(body)))
    return path


def test_a_full_disk_in_the_process_of_a_model_is_no_failing_row(tmp_path, capsys):
    path = written(tmp_path, "raise OSError(28, 'No space left on device', '/full/file')")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(path)])
    assert ended.value.code == 2
    told = "EnvironmentFaultError: in the process of ModelNew: /full/file: the disk is full; free some space"
    assert capsys.readouterr().err.startswith(told)


def test_a_machine_without_a_temporary_directory_is_at_fault_itself(tmp_path):
    with pytest.raises(
        EnvironmentFaultError, match=r"in the process of ModelNew: cannot make a temporary file: .*TMPDIR"
    ):
        verify_model(written(tmp_path, NO_TEMPORARY_DIRECTORY), seed=1)


def test_a_file_that_a_model_misses_is_its_own_fault(tmp_path):
    report = verify_model(written(tmp_path, "open('weights.bin')"), seed=1)
    assert "FileNotFoundError" in report.failures[0].detail


def test_what_a_model_prints_has_a_limit(tmp_path):
    report = verify_model(written(tmp_path, "import os\nwhile True: os.write(1, bytes(1 << 22))"), seed=1)
    assert report.failures[0].detail == "output: it printed more than the 64 MiB that a model may; print less"


def test_outputs_far_beyond_the_references_are_refused_unseen(tmp_path):
    report = verify_model(written(tmp_path, "return torch.zeros(24 << 20)"), seed=1)
    assert report.failures[0].detail.startswith("oversized: it announces 100,663,296 bytes of tensors; 67,")
