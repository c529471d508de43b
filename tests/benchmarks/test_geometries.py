"""The clock counts the samples that the host was late for; layers come in parts; picks are counted."""

import json
from types import SimpleNamespace

import pytest
import torch

from workbench.op import H200, Case, Input, find_op, planned_for


@pytest.mark.parametrize(("queued", "repeated", "late"), [([True], 0, 0), ([False, True], 1, 0), ([False] * 3, 2, 1)])
def test_a_sample_that_stays_late_is_counted_apart(script, monkeypatch, queued, repeated, late):
    answers = iter(queued)

    def event(enable_timing):
        return SimpleNamespace(
            record=lambda: None,
            query=lambda: not next(answers),
            synchronize=lambda: None,
            elapsed_time=lambda _: 0.002 * enable_timing,
        )

    properties = SimpleNamespace(L2_cache_size=8)
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: properties)
    monkeypatch.setattr(torch.cuda, "Event", event)
    monkeypatch.setattr(torch.cuda, "_sleep", lambda _: None, raising=False)
    module = script("geometries")
    monkeypatch.setattr(module, "DEVICE", "cpu")
    clock = module.Clock()
    assert clock.sample_us(lambda: None, 1.0) == 2.0
    assert (clock.repeated, clock.late) == (repeated, late)


def test_parts_and_what_is_left_out_make_the_whole_list(script, tmp_path):
    module = script("geometries")

    def names(*without):
        asked = SimpleNamespace(without=without, layers=None, drawn=None, op=["gelu"], match=[])
        return [layer.name for layer in module.selected(asked)]

    every = names()
    parts = [module.part_of(every, f"{k}/3") for k in (1, 2, 3)]
    assert sorted(name for part in parts for name in part) == sorted(every)
    assert max(map(len, parts)) - min(map(len, parts)) <= 1
    result = tmp_path / "earlier.json"
    result.write_text(json.dumps({"rows": [{"name": name} for name in parts[0]]}))
    assert sorted(names(result)) == sorted(parts[1] + parts[2])


def test_layers_are_drawn_by_a_seed_and_take_a_way_each(script):
    module = script("geometries")
    asked = SimpleNamespace(without=[], layers=None, op=None, match=[])
    layers, again, others = ([*module.selected(SimpleNamespace(**vars(asked), drawn=seed))] for seed in (5, 5, 6))
    assert [layer.name for layer in layers] == [layer.name for layer in again]
    assert {layer.name for layer in layers}.isdisjoint(layer.name for layer in others)
    assert len(layers) >= module.DRAWN
    kinds = [
        sum(layer.case.inputs["bias"] is not None and layer.op == "conv_transpose2d" for layer in layers),
        sum("output_padding" in layer.case.attributes for layer in layers),
        sum(layer.case.inputs["weight"].shape[2:] == (1, 1) and "padding" in layer.case.attributes for layer in layers),
        sum(not layer.tf32 for layer in layers),
    ]
    assert min(kinds) >= 3
    for layer in layers:
        tensors = layer.case.meta(getattr(torch, layer.dtype))
        assert find_op(layer.op).oracle(*tensors, **layer.case.attributes).numel() > 0
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=layer.tf32), planned_for(H200):
            assert find_op(layer.op).consider(*tensors, **layer.case.attributes)


def test_a_choice_is_good_within_a_tenth_of_the_fastest_right_way(script):
    module = script("geometries")

    def row(us, wrong=None):
        return module.Row(*["x"] * 5, (1,), False, False, chosen="v1", us=us, wrong=wrong or {})

    rows = [
        row({"eager": 2.0, "v1": 1.1, "v2": 1.0}),
        row({"eager": 2.0, "v1": 1.11, "v2": 1.0}),
        row({"eager": 2.0, "v1": 1.11, "v2": 1.0}, {"v2": "RMS error"}),
        row({"eager": 2.0, "v1": 1.11, "compile": 1.0}),
        row({"eager": 1.0}),
    ]
    assert module.picks(rows) == "the choice is within 10 % of the fastest way at 3 of 5 layers"


def test_a_forced_choice_is_of_variants_that_run_there_by_the_times_of_all(script):
    module = script("geometries")
    op = find_op("conv_transpose2d")

    def row(predicted, us):
        return module.Row("x", op.name, *["x"] * 3, (1,), False, False, chosen="v8", predicted_us=predicted, us=us)

    rows = [
        row({"v8_wgmma_gemm": 1.0, "v7_implicit_gemm": 2.0, "library": 4.0}, {"eager": 6.0, "v7_implicit_gemm": 3.0}),
        row({"v8_wgmma_gemm": 1.0, "v7_implicit_gemm": 2.0, "library": 1.5}, {"eager": 6.0, "v7_implicit_gemm": 3.0}),
    ]
    found = module.forced(rows, {op.name: op}, "sm_80")
    assert [(one.chosen, one.us) for one in found] == [
        ("v7_implicit_gemm", {"eager": 6.0, "v7_implicit_gemm": 3.0}),
        ("library", {"eager": 6.0, "library": 6.0}),
    ]
    assert module.medians(found) == "median x of 2 layers 1.50, least 1.00"


def test_a_wrong_result_is_no_speed_and_layers_without_a_time_are_counted(script):
    module = script("geometries")
    op = find_op("conv_transpose2d")
    predicted = {"v8_wgmma_gemm": 1.0, "v7_implicit_gemm": 2.0}

    def row(us, wrong):
        given = {"chosen": "v8_wgmma_gemm", "predicted_us": predicted, "us": us, "wrong": wrong}
        return module.Row("x", op.name, *["x"] * 3, (1,), False, False, **given)

    rows = [
        row({"eager": 6.0, "v8_wgmma_gemm": 3.0, "v7_implicit_gemm": 4.0}, {}),
        row({"eager": 6.0, "v8_wgmma_gemm": 3.0, "v7_implicit_gemm": 1.0}, {"v7_implicit_gemm": "RMS error"}),
        row({"eager": 6.0, "v8_wgmma_gemm": 3.0}, {"v7_implicit_gemm": "CompileError"}),
        row({"eager": 6.0, "v8_wgmma_gemm": 1.0, "v7_implicit_gemm": 4.0}, {"v8_wgmma_gemm": "RMS error"}),
    ]
    found = module.forced(rows, {op.name: op}, "sm_80")
    assert [one.us.get("v7_implicit_gemm") for one in found] == [4.0, None, None, 4.0]
    assert module.medians(found) == "median x of 2 layers 1.50, least 1.50; 2 layers have no time of a right result"
    assert module.medians(rows).endswith("of 3 layers 2.00, least 2.00; 1 layers have no time of a right result")
    assert module.picks(rows[3:]) == "the choice is within 10 % of the fastest way at 0 of 1 layers"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--forced", "sm_80"], "give --all beside it"),
        (["--all", "--forced", "sm80x"], "sm80x"),
        (["--arch", "sm80x"], "sm80x"),
        (["--layers", "benchmarks/held_out.py", "--drawn", "7"], "give one of them"),
    ],
)
def test_what_cannot_be_asked_for_is_refused_before_the_first_layer(script, monkeypatch, capsys, given, said):
    module = script("geometries")
    monkeypatch.setattr("sys.argv", ["geometries.py", *given])
    with pytest.raises(SystemExit) as refused:
        module.main()
    assert refused.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_what_torch_compile_makes_is_found_anew_each_time(script):
    module = script("geometries")
    counters = torch._dynamo.utils.counters
    x, y = torch.randn(8, 8), torch.randn(8, 8)
    for _ in range(2):
        counters.clear()
        module.compiled(SimpleNamespace(oracle=lambda a, b: torch.mm(a, b).relu()))(x, y)
        assert not any("cache_hit" in name for of in counters.values() for name in of)


def test_a_layer_that_torch_compile_refuses_does_not_end_the_others(script, monkeypatch, capsys):
    module = script("geometries")
    monkeypatch.setattr(module, "DEVICE", "cpu")
    calls = []

    def compiled(op):
        def call(*tensors, **attributes):
            calls.append(op)
            if len(calls) == 1:
                raise ValueError("no choice")

        return call

    monkeypatch.setattr(module, "compiled", compiled)
    case = Case("small", {"x": Input((1, 4))})
    layers = [module.Layer("gelu", f"network {i}", "float32", "contiguous", case) for i in range(3)]
    assert module.compiled_ahead(layers, {"gelu": "gelu"}, 60.0) == 2
    assert "ValueError: no choice" in capsys.readouterr().out
