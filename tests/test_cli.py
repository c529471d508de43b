"""The command line as its callers see it: output, exit codes, JSON."""

from __future__ import annotations

import errno
import json
import os
import runpy
import shutil
import signal
import subprocess
import sys
import warnings
from pathlib import Path

import jsonschema
import pytest

import workbench
from workbench import doctor
from workbench.cli import main
from workbench.cli.app import ExitCode
from workbench.op import find_op, load_ops

ROOT = Path(__file__).parents[1]
GELU = ROOT / "kernels_cu" / "gelu" / "v1_elementwise.cu"
OPS = load_ops()


def run(*arguments: object) -> ExitCode:
    """Run the command line in this process and return its exit code; rows that it writes are as their schema says."""
    with pytest.raises(SystemExit) as stop:
        main([str(argument) for argument in arguments])
    code = ExitCode(stop.value.code or 0)
    if "--json" in arguments and code is not ExitCode.WRONG_USE:
        schema = json.loads((ROOT / "docs" / "schemas" / f"{arguments[0]}.json").read_text())
        jsonschema.validate(read_rows(Path(arguments[arguments.index("--json") + 1])), schema)
    return code


def read_rows(path: Path) -> list[dict]:
    return json.loads(path.read_text(), parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))


class TestUse:
    def test_it_says_its_version(self, capsys):
        assert run("--version") is ExitCode.HOLDS
        assert capsys.readouterr().out == f"workbench {workbench.__version__}\n"

    @pytest.mark.parametrize(
        "command",
        ["doctor", "list", "new", "verify", "trace", "sanitize", "numerics", "demo", "occupancy", "opcodes", "cache"],
    )
    def test_every_command_explains_itself(self, capsys, command):
        assert run(command, "--help") is ExitCode.HOLDS
        assert f"workbench {command}" in capsys.readouterr().out

    @pytest.mark.parametrize(
        "words",
        [
            ("no-such-command",),
            ("list", "--no-such-option"),
            ("verify", "no_such_op"),
            ("verify", "gelu", "--variant", "v99"),
            ("verify", "gelu", "--device", "tpu"),
            ("list", "--kernels", "no/such/folder"),
            ("occupancy", "no_such_file.cu"),
            ("occupancy", GELU, "--block", "many"),
            ("occupancy", GELU, "--arch", "sm_1"),
            ("list", "--json", "no/such/folder/rows.json"),
        ],
        ids=lambda words: "-".join(Path(str(word)).name for word in words),
    )
    def test_wrong_use_is_told_in_words_and_exits_2(self, capsys, words):
        assert run(*words) is ExitCode.WRONG_USE
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        assert captured.err.strip()

    @pytest.mark.parametrize(
        "words", [("verify", "gelu"), ("demo",), ("bench", "gelu"), ("tune", "gelu", "--case", "odd")], ids=" ".join
    )
    def test_a_gpu_that_is_not_there_is_told_in_words_and_exits_2(self, capsys, monkeypatch, words):
        monkeypatch.setattr("torch.cuda.is_available", lambda: False)
        assert run(*words, "--device", "cuda") is ExitCode.WRONG_USE
        assert capsys.readouterr().err.startswith("MissingDependencyError: torch ")

    def test_an_error_of_the_machine_is_told_in_words_and_exits_2(self, capsys, monkeypatch):
        """Whatever was not foreseen has its path and its cause, and is no failed check."""

        def refuse():
            raise OSError(errno.ENOSPC, "No space left on device", "/full/file")

        monkeypatch.setattr("workbench.cli.doctor.examine", refuse)
        assert run("doctor") is ExitCode.WRONG_USE
        told = capsys.readouterr().err
        assert told.startswith("EnvironmentFaultError: /full/file: the disk is full; free some space")

    def test_a_signal_before_a_command_begins_ends_in_silence(self, capsys, monkeypatch):
        def interrupt(**_):
            raise KeyboardInterrupt

        monkeypatch.setattr("workbench.cli.app.app", interrupt)
        with pytest.raises(SystemExit) as stop:
            main(["list"])
        assert stop.value.code == 128 + signal.SIGINT
        assert capsys.readouterr().err == ""

    @pytest.mark.parametrize(
        "prepare",
        [
            "sys.meta_path.insert(0, type('', (), {'find_spec': lambda *_: interrupt()}))",
            "atexit.register(interrupt)",
        ],
        ids=["modules are imported", "the process exits"],
    )
    def test_ctrl_c_leaves_no_traceback_while(self, prepare):
        program = (
            "import atexit, os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"  # not a job's
            "from workbench.cli import run; sys.argv[1:] = ['cache'];"
            f"interrupt = lambda: os.kill(os.getpid(), signal.SIGINT); {prepare}; run()"
        )
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, cwd=ROOT)
        assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")

    def test_an_ignored_ctrl_c_stays_ignored(self):
        program = (
            "import atexit, os, signal, sys; from workbench.cli import run; sys.argv[1:] = ['--version'];"
            "signal.signal(signal.SIGINT, signal.SIG_IGN);"
            "atexit.register(os.kill, os.getpid(), signal.SIGINT); run()"
        )
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, cwd=ROOT)
        assert (done.returncode, done.stderr) == (0, b"")

    def test_a_reader_who_leaves_is_no_failed_check(self, tmp_path):
        read, write = os.pipe()
        os.close(read)
        command = [sys.executable, "-m", "workbench", "cache"]
        done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False, cwd=ROOT)
        os.close(write)
        assert (done.returncode, done.stderr) == (128 + signal.SIGPIPE, b"")

    def test_a_warning_about_the_machine_names_no_line_of_the_program(self, capsys, tmp_path, monkeypatch):
        monkeypatch.setenv("WORKBENCH_CACHE_DIR", str(tmp_path / "file"))
        (tmp_path / "file").write_text("")
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.showwarning = lambda *of: sys.stderr.write(warnings.formatwarning(*of[:4]))
            assert run("cache") is ExitCode.HOLDS
        assert capsys.readouterr().err.startswith("CacheWarning: cannot use the cache directory")

    def test_without_a_command_the_help_is_shown(self, capsys):
        main_code = run()
        assert main_code in (ExitCode.HOLDS, ExitCode.WRONG_USE)
        shown = capsys.readouterr()
        assert "occupancy" in shown.out + shown.err


class TestDoctor:
    def test_a_working_machine_exits_0_and_lists_every_check(self, capsys, tmp_path):
        assert run("doctor", "--json", tmp_path / "rows.json") is ExitCode.HOLDS
        shown = capsys.readouterr().out
        rows = read_rows(tmp_path / "rows.json")
        assert {row["area"] for row in rows} == {"python", "package", "cpu", "gpu"}
        assert all(row["name"] in shown for row in rows)

    def test_a_broken_machine_exits_1_and_says_how_to_mend_it(self, capsys, monkeypatch):
        monkeypatch.setattr(doctor, "PACKAGES", (("no-such-distribution", "nothing"),))
        assert run("doctor") is ExitCode.FAILED
        assert "pip install no-such-distribution" in capsys.readouterr().out


class TestList:
    def test_of_a_named_op_the_choice_is_explained(self, capsys, tmp_path):
        assert run("list", "conv_transpose2d", "--json", tmp_path / "rows.json") is ExitCode.HOLDS
        shown = capsys.readouterr().out
        rows = {row["case"]: row for row in read_rows(tmp_path / "rows.json")}
        assert set(rows) == {case.name for case in find_op("conv_transpose2d").cases}
        chosen, times = rows["s3"]["chosen"], rows["s3"]["predicted_us"]
        assert times[chosen] == min(times.values())
        assert "library" in times
        assert rows["s3"]["refused"]["v6_split_f16"].startswith("is for products in fp32")
        assert "is predicted to take" in rows["s3"]["refused"]["library"]
        assert "takes stride 1" in rows["stride"]["refused"]["v2_wgmma_rows"]
        assert f"conv_transpose2d s3, float32: {chosen}, predicted to take {times[chosen]:.1f} us\n" in shown
        assert "  not v6_split_f16: is for products in fp32" in shown

    def test_every_op_and_variant_is_listed_in_full(self, capsys, tmp_path):
        assert run("list", "--json", tmp_path / "rows.json") is ExitCode.HOLDS
        shown = capsys.readouterr().out
        rows = read_rows(tmp_path / "rows.json")
        assert [(row["op"], row["variant"]) for row in rows] == [(op.name, v.name) for op in OPS for v in op.variants]
        for row in rows:
            assert row["op"] in shown
            assert row["variant"] in shown

    def test_rows_hold_cases_dtypes_and_tunables(self, tmp_path):
        run("list", "--json", tmp_path / "rows.json")
        gelu, *_ = (row for row in read_rows(tmp_path / "rows.json") if row["op"] == "gelu")
        (op,) = (op for op in OPS if op.name == "gelu")
        assert gelu["cases"] + gelu["full_size_cases"] == [case.name for case in op.cases]
        assert gelu["dtypes"] == list(op.variants[0].dtypes)
        assert gelu["tunables"] == op.variants[0].defaults


class TestOccupancy:
    def test_figures_come_from_the_compiled_kernel(self, capsys, tmp_path):
        code = run("occupancy", GELU, "-D", "SCALAR=float", "--block", "32,8", "--json", tmp_path / "rows.json")
        assert code is ExitCode.HOLDS
        (row,) = read_rows(tmp_path / "rows.json")
        assert (row["kernel"], row["arch"], row["threads"]) == ("gelu", "sm_90", 256)
        assert 0 < row["registers"] <= 255
        assert f"{row['registers']} registers" in capsys.readouterr().out.replace("\n", " ")

    @pytest.mark.slow
    def test_charts_are_written_on_request(self, tmp_path):
        assert run("occupancy", GELU, "-D", "SCALAR=float", "--plots", tmp_path / "charts") is ExitCode.HOLDS
        assert {path.name for path in (tmp_path / "charts").iterdir()} == {
            f"occupancy_{axis}.{kind}"
            for axis in ("threads", "registers", "smem_bytes", "heat_map")
            for kind in ("svg", "png")
        }

    def test_a_kernel_that_does_not_compile_exits_1_with_file_and_line(self, capsys, tmp_path):
        broken = tmp_path / "broken.cu"
        broken.write_text('extern "C" __global__ void broken(float* y) {\n  y[0] = undeclared;\n}\n')
        assert run("occupancy", broken) is ExitCode.FAILED
        assert "broken.cu:2" in capsys.readouterr().err

    def test_a_file_with_two_kernels_needs_a_choice(self, capsys, tmp_path):
        two = tmp_path / "two.cu"
        two.write_text('extern "C" __global__ void a() {}\nextern "C" __global__ void b() {}\n')
        assert run("occupancy", two) is ExitCode.WRONG_USE
        err = capsys.readouterr().err
        assert "name the one" in err
        assert "--kernel 'a'" in err
        assert "b()" in err
        assert run("occupancy", two, "--kernel", "b") is ExitCode.HOLDS

    def test_too_much_shared_memory_fits_no_block(self, capsys):
        assert run("occupancy", GELU, "-D", "SCALAR=float", "--smem-bytes", 1 << 20) is ExitCode.FAILED
        assert "limited by smem" in capsys.readouterr().out


@pytest.fixture
def wrong_gelu(tmp_path) -> Path:
    """A folder of kernels whose GELU is off by one part in a hundred."""
    for folder in ("gelu", "include"):
        shutil.copytree(GELU.parents[1] / folder, tmp_path / "kernels" / folder)
    source = tmp_path / "kernels" / "gelu" / "gelu.cuh"
    text = source.read_text()
    assert "T(0.5)" in text
    source.write_text(text.replace("T(0.5)", "T(0.505)"))
    return tmp_path / "kernels"


class TestVerify:
    def test_agreement_exits_0_with_one_row_a_case(self, capsys, tmp_path):
        code = run("verify", "gelu", "--dtype", "float32", "--json", tmp_path / "rows.json")
        assert code is ExitCode.HOLDS
        rows = read_rows(tmp_path / "rows.json")
        (op,) = (op for op in OPS if op.name == "gelu")
        first = [row["case"] for row in rows if row["variant"] == op.variants[0].name]
        assert first == [case.name for case in op.cases if not case.full_size]
        assert {row["variant"] for row in rows} == {variant.name for variant in op.variants}
        assert all(row["passed"] and row["max_abs_error"] <= row["tolerance"] for row in rows)
        assert {"op", "variant", "case", "dtype", "device", "passed", "max_abs_error", "tolerance", "oracle_error"} <= (
            rows[0].keys()
        )
        assert f"{len(rows)} of {len(rows)} cases agree" in capsys.readouterr().out

    def test_disagreement_exits_1_and_shows_where(self, capsys, wrong_gelu, tmp_path):
        choice = ("gelu", "--variant", "v1_elementwise", "--dtype", "float32")
        code = run("verify", *choice, "--kernels", wrong_gelu, "--json", tmp_path / "rows.json")
        assert code is ExitCode.FAILED
        failed = [row for row in read_rows(tmp_path / "rows.json") if not row["passed"]]
        assert failed
        shown = capsys.readouterr().out
        assert "the oracle has" in shown
        assert all(row["case"] in shown for row in failed)

    @pytest.mark.slow
    def test_one_case_of_one_variant_can_be_chosen_and_repeated(self, tmp_path):
        choice = ("verify", "gelu", "--variant", "v1_elementwise", "--dtype", "float16", "--case", "odd", "--seed", 7)
        for name in ("first", "again"):
            assert run(*choice, "--json", tmp_path / name) is ExitCode.HOLDS
        (row,) = read_rows(tmp_path / "first")
        assert (row["variant"], row["dtype"], row["case"], row["seed"]) == ("v1_elementwise", "float16", "odd", 7)
        assert read_rows(tmp_path / "again") == [row]


class TestDemo:
    @pytest.mark.slow
    def test_it_checks_times_and_draws(self, capsys, tmp_path):
        assert run("demo", "--device", "cpu", "--out", tmp_path / "pictures") is ExitCode.HOLDS
        shown = capsys.readouterr().out
        (op,) = (op for op in OPS if op.name == "conv_transpose2d_gelu")
        cases = sum(not case.full_size for case in op.cases)
        assert "conv_transpose2d_gelu(const float* x, const float* weight, float* y" in shown
        assert f"{cases} of {cases} cases agree with PyTorch, emulated on" in shown
        assert "registers per thread" in shown
        assert {path.name for path in (tmp_path / "pictures").iterdir()} == {
            f"conv_transpose2d_gelu_{what}.{kind}" for what in ("index_map", "occupancy") for kind in ("svg", "png")
        }
        for picture in (ROOT / "docs" / "images").glob("conv_transpose2d_gelu_*.svg"):
            assert picture.read_bytes() == (tmp_path / "pictures" / picture.name).read_bytes(), (
                f"{picture.name} is out of date: workbench demo --out docs/images"
            )

    def test_a_wrong_kernel_is_neither_timed_nor_drawn(self, capsys, monkeypatch, tmp_path):
        shutil.copytree(GELU.parents[1], tmp_path / "kernels")
        source = tmp_path / "kernels" / "gelu" / "gelu.cuh"
        source.write_text(source.read_text().replace("T(0.5)", "T(0.505)"))
        wrong = find_op("conv_transpose2d_gelu", tmp_path / "kernels")
        monkeypatch.setattr("workbench.op.find_op", lambda name: wrong)
        assert run("demo", "--device", "cpu", "--out", tmp_path / "pictures") is ExitCode.FAILED
        shown = capsys.readouterr().out
        assert "the oracle has" in shown
        assert "cases agree with PyTorch" in shown
        assert not (tmp_path / "pictures").exists()


def test_the_package_runs_as_a_module(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["workbench", "list"])
    with pytest.raises(SystemExit) as stop:
        runpy.run_module("workbench", run_name="__main__")
    assert not stop.value.code
    assert "v1_elementwise" in capsys.readouterr().out
