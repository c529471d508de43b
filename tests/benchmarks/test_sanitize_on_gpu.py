"""What NVIDIA's tools say is clean only where each process came to its end and counted nothing."""

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
