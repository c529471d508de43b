"""Costs are fitted to layers, judged without them, and written as today's declarations name their terms."""

import json
import math

import numpy as np
import pytest
import torch

from workbench.op import H200, find_op
from workbench.op.cost import Fitted, fitted_of, planned_for

FITTED_TO = ("H200-2026-11-28", "H100-2026-11-28")
OWN_TERMS = (
    "conv_transpose2d",
    "conv_transpose2d_gelu",
    "conv_transpose2d_gelu_group_norm",
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm",
)


@pytest.mark.parametrize("name", OWN_TERMS)
def test_stored_terms_are_those_of_todays_layers_and_parts(script, name):
    module = script("fit_costs")
    paths = [*(f"geometries-{on}.json" for on in FITTED_TO), "geometries_fit_layers-H200-2026-11-28.json"]
    documents = [json.loads((module.KERNELS.parent / "benchmarks" / "results" / path).read_text()) for path in paths]
    stored = json.loads((module.KERNELS / name / module.TABLE).read_text())["sm_90"]["library"]["measured"]
    samples = [s for one in documents for s in module.samples_of(one, name) if s.way == module.LIBRARY]
    assert len(samples) == len(stored)
    for sample, (terms, us) in zip(samples, stored, strict=True):
        assert us == pytest.approx(sample.us, abs=0.01)
        assert terms == pytest.approx(dict(sample.terms), rel=1e-3, abs=1e-3), f"fit {name} anew: {sample.named}"


def test_variants_of_the_same_kernels_share_what_is_fitted(script):
    module = script("fit_costs")
    fused, convolution = find_op("conv_transpose2d_gelu"), find_op("conv_transpose2d")
    tables = [json.loads((module.KERNELS / op.name / module.TABLE).read_text())["sm_90"] for op in (fused, convolution)]
    tensors = torch.empty(2, 96, 24, 24, device="meta"), torch.empty(96, 48, 3, 3, device="meta")
    shared = [variant for variant in fused.variants if variant.fitted_as]
    assert len(shared) == 5
    for variant in shared:
        folder, name = variant.fitted_as
        assert (folder.name, name in tables[1], variant.name in tables[0]) == (convolution.name, True, False)
        if not variant.restriction or not variant.restriction(*tensors):
            same = convolution.variant(name)
            assert variant.predict_us(*tensors) == same.predict_us(*tensors)


def test_factors_are_the_best_that_are_not_negative(script):
    module, generator = script("fit_costs"), np.random.default_rng(0)
    for _ in range(20):
        weights, target = generator.normal(size=(12, 5)), generator.normal(size=12)
        found = module.least_squares(weights, target)
        slope = weights.T @ (weights @ found - target)
        assert (found >= 0).all()
        assert (slope >= -1e-8).all()
        assert np.abs(slope[found > 0]).max(initial=0.0) < 1e-8


def sample(module, layer, us, **terms):
    return module.Sample("sm_90", "GPU", "op", "v1", layer, {f"{name}": value for name, value in terms.items()}, us)


def test_a_layer_is_judged_by_what_is_fitted_without_it(script):
    module = script("fit_costs")
    samples = [sample(module, f"layer {i}", 20.0 * i, bytes=10.0 * i) for i in range(1, 11)]
    samples.append(sample(module, "odd", 500.0, bytes=200.0, weight=1.0))
    found = module.in_folds(samples, samples)
    assert found[:10] == pytest.approx([one.us for one in samples[:10]], rel=0.05)
    assert found[10] == pytest.approx(401.0, rel=0.05)  # "weight" stands as it is, for no other layer has it
    assert module.fitted_to(samples).predict_us(samples[10].terms) == pytest.approx(500.0, rel=0.05)


def test_factors_at_a_bound_and_of_few_layers_are_named(script):
    module = script("fit_costs")
    samples = [sample(module, f"layer {i}", 20.0 * i, bytes=10.0 * i, products=30.0 * i) for i in range(1, 11)]
    samples += [sample(module, "odd", 30.0, weight=1.0)]
    said = [*module.doubts(samples, module.fit(samples))]
    assert said == [
        "bytes stands at its least, 0.0",
        "products stands at its least, 1.0",
        "weight rests on 1 layers",
    ]


def terms(x, weight, dtype=torch.float16, *, tf32=True, **geometry):
    tensors = (torch.empty(shape, dtype=dtype, device="meta") for shape in (x, weight))
    with planned_for(H200), torch.backends.cudnn.flags(enabled=True, allow_tf32=tf32):
        return find_op("conv_transpose2d").library.terms(*tensors, **geometry)


def test_pytorch_multiplies_matrices_where_they_lie_only_if_y_has_the_size_of_x():
    product = terms((8, 64, 32, 32), (64, 64, 1, 1))
    assert "half product products" in product
    assert "half product narrow products" in terms((8, 64, 19, 19), (64, 64, 1, 1))
    assert "half product odd products" in terms((8, 64, 14, 14), (64, 64, 1, 1))
    plain = terms((8, 64, 32, 32), (64, 64, 3, 3)).keys()
    assert terms((8, 64, 32, 32), (64, 64, 1, 1), padding=1).keys() == plain
    with_tf32_off = [
        terms((8, 64, 32, 32), (64, 64, kernel, kernel), torch.float32, tf32=False).keys() for kernel in (1, 3)
    ]
    assert with_tf32_off[0] == with_tf32_off[1] != plain


@pytest.mark.parametrize("channels", [128, 512, 1024])
@pytest.mark.parametrize(("dtype", "rate"), [(torch.float32, 128), (torch.float16, 2048)])
def test_pytorch_is_not_predicted_faster_than_products_can_be(channels, dtype, rate):
    given = terms((8, channels, 32, 32), (channels, channels, 4, 4), dtype, tf32=False, stride=2, padding=1)
    factors = fitted_of(find_op("conv_transpose2d").library.folder, "sm_90", "library").factors
    products = 8 * 32 * 32 * channels * channels * 16
    assert Fitted(factors).predict_us(given) > products / (rate * H200.multiprocessors * H200.cycles_per_us)
    assert math.isfinite(Fitted(factors).predict_us(given))


def test_layers_that_a_run_has_drawn_are_known_by_its_seed_and_unknown_rows_are_told(
    script, monkeypatch, capsys, tmp_path
):
    module = script("fit_costs")
    layer = next(one for one in module.fit_layers.drawn(99, module.fit_layers.DRAWN) if one.op == "conv_transpose2d")
    rows = [{"name": name, "op": layer.op, "us": {"eager": 9.0}} for name in (layer.name, "of no list")]
    document = {"machine": {"gpu": "GPU", "arch": "sm_90"}, "drawn": 99, "rows": rows}
    assert [one.named for one in module.samples_of(document, layer.op)] == [layer.name]
    (tmp_path / "drawn.json").write_text(json.dumps(document))
    monkeypatch.setattr("sys.argv", ["fit_costs.py", str(tmp_path / "drawn.json")])
    assert module.main() == 0
    assert "drawn.json: 1 rows of no layer known here, such as of no list" in capsys.readouterr().out
