"""What NVIDIA's tools say is clean only where each process came to its end and counted nothing."""

import json

import pytest

MARK = "variant: gelu v1 odd\n"


@pytest.mark.parametrize(
    ("outputs", "codes", "findings", "clean"),
    [
        ([f"{MARK}========= ERROR SUMMARY: 0 errors", "========= ERROR SUMMARY: 0 errors"], [0, 0], 0, True),
        ([f"{MARK}========= RACECHECK SUMMARY: 2 hazards displayed", MARK], [9, 0], 2, False),
        ([f"{MARK}========= ERROR SUMMARY: 0 errors", MARK], [0, -9], 0, False),
        ([f"{MARK}========= ERROR SUMMARY: 0 errors"], [0], 0, False),
        (["========= ERROR SUMMARY: 0 errors"] * 2, [0, 0], 0, False),
        ([], [], None, False),
    ],
)
def test_a_verdict_needs_all_shares(script, outputs, codes, findings, clean):
    module = script("sanitize_on_gpu")
    ended = [module.Ended("memcheck", output, code, 1.0) for output, code in zip(outputs, codes, strict=True)]
    row = module.verdict("memcheck", ended, 2)
    assert (row["findings"], row["clean"]) == (findings, clean)


def test_a_finding_stands_under_the_variant_before_it(script):
    module = script("sanitize_on_gpu")
    output = f"{MARK}========= Error: Race reported\nvariant: tanh v1 odd\n========= Invalid __global__ read\n"
    row = module.verdict("racecheck", [module.Ended("racecheck", output, 9, 1.0)], 1)
    assert row["first_findings"] == ["gelu v1 odd: Error: Race reported", "tanh v1 odd: Invalid __global__ read"]


def test_no_process_is_left_without_a_launch(script):
    module = script("sanitize_on_gpu")
    assert module.dealt(["a", "b", "c"], 2) == [["a", "c"], ["b"]]
    assert module.dealt(["a", "b", "c"], 16) == [["a"], ["b"], ["c"]]
    assert module.dealt([], 16) == []


def test_the_tools_launch_what_ran_without_them(script):
    module = script("sanitize_on_gpu")
    assert module.launched_in(f"{MARK}a warning\nvariant: tanh v1 odd\n") == ["gelu v1 odd", "tanh v1 odd"]
    names = [module.name_of(*one) for one in module.launches(["tanh v1_elementwise"])]
    assert "tanh v1_elementwise odd" in names
    assert len(set(names)) == len(names)


def main_of(script, monkeypatch, path, bare):
    """Run the script on tanh with tools that find nothing; return its exit code, its document and the wanted names.

    `bare` maps the names of a process without a tool to those that it begins and its exit code.
    """
    module = script("sanitize_on_gpu")

    def run(tool, command, environment, stop):
        names = command[command.index("--launch") + 1 :]
        begun, code = (names, 0) if tool else bare(names)
        output = "".join(f"variant: {name}\n" for name in begun)
        return module.Ended(tool, output + "========= ERROR SUMMARY: 0 errors\n" * bool(tool), code, 1.0)

    monkeypatch.setattr(module, "run", run)
    monkeypatch.setattr(module, "cores", lambda: 4)
    monkeypatch.setattr(module.torch.cuda, "get_device_name", lambda: "a GPU")
    arguments = ["--only", "tanh v1", "--json", str(path), "--sanitizer", "true"]
    monkeypatch.setattr("sys.argv", ["sanitize_on_gpu.py", *arguments])
    code = module.main()
    return code, json.loads(path.read_text()), {module.name_of(*one) for one in module.launches(["tanh v1"])}


def test_all_that_ran_without_a_tool_runs_under_each(script, monkeypatch, tmp_path):
    code, document, wanted = main_of(script, monkeypatch, tmp_path / "found.json", lambda names: (names, 0))
    assert code == 0
    assert not any(document["without_a_tool"]["exit_codes"])
    assert len(document["rows"]) == 4
    assert all(set(row["launched"]) == wanted and row["clean"] for row in document["rows"])


def test_what_a_variant_does_not_take_is_no_tools(script, monkeypatch, tmp_path):
    code, document, wanted = main_of(
        script, monkeypatch, tmp_path / "found.json", lambda names: ([n for n in names if "odd" in n], 0)
    )
    assert code == 0
    assert all(set(row["launched"]) == {name for name in wanted if "odd" in name} for row in document["rows"])


@pytest.mark.parametrize("begun", [0, 1])
def test_what_a_process_did_not_come_to_without_a_tool_runs_under_each_and_is_no_success(
    script, monkeypatch, tmp_path, begun
):
    code, document, wanted = main_of(script, monkeypatch, tmp_path / "found.json", lambda names: (names[:begun], 1))
    assert code == 1
    assert all(document["without_a_tool"]["exit_codes"])
    assert all(set(row["launched"]) == wanted for row in document["rows"])


def test_a_document_is_written_where_nothing_ran(script, monkeypatch, tmp_path):
    code, document, _ = main_of(script, monkeypatch, tmp_path / "found.json", lambda names: ([], 0))
    assert code == 1
    assert not any(row["clean"] for row in document["rows"])
