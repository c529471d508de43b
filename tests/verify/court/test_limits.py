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


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("raise OSError(28, 'No space left on device', '/full/file')", "/full/file: the disk is full; free some"),
        (NO_TEMPORARY_DIRECTORY, "cannot make a temporary file: .* set TMPDIR"),
    ],
    ids=["full disk", "no temporary directory"],
)
def test_a_fault_of_the_machine_is_no_failing_row(body, words, tmp_path, capsys):
    path = written(tmp_path, body)
    with pytest.raises(EnvironmentFaultError, match=f"in the process of ModelNew: .*{words}"):
        verify_model(path, seed=1)
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(path)])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("EnvironmentFaultError: in the process of ModelNew")


@pytest.mark.parametrize("error", ["FileNotFoundError", "PermissionError"])
def test_a_file_that_a_model_misses_is_its_own_fault(error, tmp_path):
    number = {"FileNotFoundError": 2, "PermissionError": 13}[error]
    report = verify_model(written(tmp_path, f"raise OSError({number}, 'no', 'weights.bin')"), seed=1)
    assert error in report.failures[0].detail


@pytest.mark.parametrize(
    "body",
    [
        "import sys\nsys.stdout.write('x' * (70 << 20))\nreturn x",
        "import os\nwhile True: os.write(1, bytes(1 << 22))",
    ],
    ids=["at once", "for ever"],
)
def test_what_a_model_prints_has_a_limit(body, tmp_path):
    report = verify_model(written(tmp_path, body), seed=1)
    assert report.failures[0].detail == "output: it printed more than the 64 MiB that a model may; print less"


def test_outputs_far_beyond_the_references_are_refused_unseen(tmp_path):
    report = verify_model(written(tmp_path, "return torch.zeros(24 << 20)"), seed=1)
    assert report.failures[0].detail.startswith("oversized: it announces 100,663,296 bytes of tensors; 67,")
