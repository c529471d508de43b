"""The clock counts the samples that the host was late for; layers come in parts; picks are counted."""

import json
from types import SimpleNamespace

import pytest
import torch

from workbench.op import H200, find_op, planned_for


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
    for layer in layers:
        tensors = layer.case.meta(getattr(torch, layer.dtype))
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
