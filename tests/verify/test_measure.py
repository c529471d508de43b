"""How far rounding may move each element: what is exact, what is random, and what the judge makes of it."""

import gc
import math
import sys

import numpy as np
import pytest
import torch
from torch.nn import functional

from workbench.verify import rounding
from workbench.verify.judge import Yardstick
from workbench.verify.measure import SAMPLES, SWING, measure, widened
from workbench.verify.rounding import Storage
from workbench.verify.tf32 import round_to_tf32, truncate_to_tf32
from workbench.verify.tolerances import Arithmetic


def stick(function, *inputs, dtype="float32", seed=0, **arithmetic):
    def run():
        return {"y": function(*(t.double() if t.is_floating_point() else t.clone() for t in inputs))}

    expected = measure(run, Arithmetic.of(dtype, **arithmetic), seed=seed).outputs["y"]
    return Yardstick.of(expected, function(*(t.clone() for t in inputs)))


def random_name(function, *inputs):
    return measure(lambda: {"y": function(*(t.double() for t in inputs))}, Arithmetic()).random


x = torch.randn(40, 64, generator=torch.Generator().manual_seed(0))


def test_a_huge_element_hides_nothing_of_the_others():
    spiked = x.clone()
    spiked[0, 0] = 1e8
    yardstick = stick(lambda x: 3 * x, spiked)
    right = 3 * spiked
    assert not yardstick.judge("y", right).detail
    zeros = torch.zeros_like(right)
    zeros[0, 0] = right[0, 0]
    assert "the oracle has" in yardstick.judge("y", zeros).detail
    narrow = right.half().float()
    narrow[0, 0] = right[0, 0]
    assert "may differ by" in yardstick.judge("y", narrow).detail


def test_integers_and_bools_are_exact():
    numbers = torch.randint(0, 50, (1000,), generator=torch.Generator().manual_seed(0))
    counts = stick(lambda i: torch.bincount(i, minlength=50), numbers)
    off = torch.bincount(numbers, minlength=50)
    assert not counts.judge("y", off).detail
    off[7] += 1
    assert "y[7] is" in counts.judge("y", off).detail
    assert "integers and bools have no rounding" in counts.judge("y", off).detail
    big = torch.tensor([2**53 + 1, 5])
    assert stick(lambda i: 3 * i, big).judge("y", 3 * big + 1).detail
    assert stick(lambda x: x > 0, x).judge("y", torch.ones_like(x, dtype=torch.bool)).detail


@pytest.mark.parametrize(
    "function",
    [
        torch.fft.fft,
        torch.fft.rfft,
        lambda x: torch.fft.irfft(torch.fft.rfft(x)),
        lambda x: torch.fft.ifft(x, norm="ortho"),
        lambda x: torch.fft.fft2(x.view(-1, 16, 32), norm="forward").abs(),
    ],
    ids=["complex", "half", "back", "orthogonal", "of planes"],
)
def test_a_transform_of_numbers_with_a_mean_may_cancel(function):
    u = torch.rand(8, 512, generator=torch.Generator().manual_seed(2))
    yardstick = stick(function, u)
    assert not yardstick.judge("y", function(u)).detail
    assert not yardstick.judge("y", function(u.double()).to(yardstick.library.dtype)).detail
    assert yardstick.judge("y", function(torch.cat([u[:, :-1], torch.zeros(8, 1)], 1))).detail
    assert yardstick.judge("y", function(u.half().float())).detail


def test_a_transform_may_be_a_product_with_a_matrix():
    u = torch.rand(8, 512, generator=torch.Generator().manual_seed(3))
    turns = torch.arange(512)[:, None] * torch.arange(512) % 512 * (-2 * math.pi / 512)
    roots = torch.polar(torch.ones(512, 512, dtype=torch.float64), turns.double()).to(torch.complex64)
    terms = u[:, None, :] * roots
    in_order = torch.complex(
        *(torch.from_numpy(np.add.accumulate(p.numpy(), -1)[..., -1]) for p in (terms.real, terms.imag))
    )
    assert not stick(torch.fft.fft, u).judge("y", in_order).detail


@pytest.mark.parametrize("mode", ["mean", "sum"])
def test_a_bag_of_embeddings_adds_few_rows_many_times(mode):
    for seed in range(4):
        generator = torch.Generator().manual_seed(seed)
        table, indices = torch.randn(50, 8, generator=generator), torch.randint(50, (6, 500), generator=generator)
        yardstick = stick(lambda t, i: functional.embedding_bag(i, t, mode=mode), table, indices)
        added = torch.from_numpy(np.add.accumulate(table[indices].numpy(), 1)[:, -1])
        count = 500 if mode == "mean" else 1
        assert not yardstick.judge("y", added / count).detail
        assert yardstick.judge("y", (added - table[indices[:, -1]]) / count).detail
        assert yardstick.judge("y", added / (count + 1)).detail


@pytest.mark.parametrize(
    "function",
    [torch.linalg.inv, torch.matrix_exp, lambda a: torch.linalg.lu(a)[2], torch.linalg.svdvals, lambda a: a.det()],
    ids=["inverse", "exponential", "factors", "singular values", "determinant"],
)
def test_a_solver_errs_by_a_share_of_its_matrix(function):
    a = torch.randn(96, 96, generator=torch.Generator().manual_seed(0)) / 8
    yardstick = stick(function, a)
    assert not yardstick.judge("y", function(a)).detail
    assert yardstick.judge("y", function(a.half().float())).detail


@pytest.mark.parametrize("function", [torch.linalg.inv, torch.linalg.svdvals], ids=["inverse", "singular values"])
def test_each_matrix_of_a_batch_errs_by_its_own_share(function):
    a = torch.randn(2, 32, 32, generator=torch.Generator().manual_seed(0)) * torch.tensor([1e6, 1.0])[:, None, None]
    yardstick, right = stick(function, a), function(a)
    assert not yardstick.judge("y", right).detail
    assert yardstick.judge("y", torch.stack([right[0], function(a[1].bfloat16().float())])).detail


def test_a_cross_entropy_is_a_mean_of_few_elements():
    generator = torch.Generator().manual_seed(1)
    x, target = torch.randn(8, 1000, generator=generator), torch.randint(1000, (8,), generator=generator)
    yardstick = stick(functional.cross_entropy, x, target)
    losses = x.exp().sum(1).log() - x.gather(1, target[:, None])[:, 0]
    assert not yardstick.judge("y", losses.mean()).detail
    narrow = x.half().exp().sum(1).float().log() - x.gather(1, target[:, None])[:, 0]
    assert yardstick.judge("y", narrow.mean()).detail
    assert yardstick.judge("y", losses.mean() * (1 + 2.0**-18)).detail


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_a_cross_entropy_has_weights_and_leaves_out_what_it_ignores(reduction):
    x, target = torch.randn(6, 5, 3, generator=torch.Generator().manual_seed(2)), torch.arange(18).view(6, 3) % 5
    weight = torch.linspace(1, 2, 5)

    def loss(x, target):
        return functional.cross_entropy(x, target, weight.to(x.dtype), ignore_index=2, reduction=reduction)

    yardstick = stick(loss, x, target)
    assert not yardstick.judge("y", loss(x, target)).detail
    assert yardstick.judge("y", functional.cross_entropy(x, target, weight, reduction=reduction)).detail


def test_bags_of_embeddings_may_have_other_lengths():
    table, indices, starts = torch.randn(9, 4), torch.arange(9) % 7, torch.tensor([0, 2, 2, 7])
    yardstick = stick(lambda t, i: functional.embedding_bag(i, t, starts), table, indices)
    means = [table[indices[a:b]].sum(0) / max(b - a, 1) for a, b in ((0, 2), (2, 2), (2, 7), (7, 9))]
    assert not yardstick.judge("y", torch.stack(means)).detail


def test_there_may_be_no_bags_of_embeddings():
    table, none = torch.randn(9, 4), torch.zeros(0, dtype=torch.long)
    yardstick = stick(lambda t, i: functional.embedding_bag(i, t, none, mode="sum"), table, none)
    assert not yardstick.judge("y", torch.zeros(0, 4)).detail


def test_a_choice_that_rounding_may_turn_over_is_free():
    tied = torch.tensor([[1.0, 1.0 + 2**-23, 0.0]])
    yardstick = stick(lambda x: (x * 1.1).argmax(1), tied)
    assert not yardstick.judge("y", torch.tensor([0])).detail
    assert stick(lambda x: x.argmax(1), tied).judge("y", torch.tensor([0])).detail


def test_a_number_beside_a_step_is_free_whatever_the_samples_drew():
    steps = torch.randint(-250, 250, (4000,), generator=torch.Generator().manual_seed(1)) / 20
    yardstick = stick(lambda x: (x * 10).round().to(torch.int8), steps)
    assert not yardstick.judge(
        "y", (steps * 10).round().to(torch.int8)
    ).detail  # half of them are ties in float32 alone
    assert yardstick.judge("y", (steps * 10 + 0.6).round().to(torch.int8)).detail


@pytest.mark.parametrize(
    ("function", "right"),
    [
        (torch.abs, lambda z: torch.hypot(z.real, z.imag) * (1 + 2.0**-23)),
        (torch.sgn, lambda z: z * (1 / torch.hypot(z.real, z.imag))),
        (lambda z: z.real.round(decimals=2), lambda z: (z.real * 100).round() * 0.01),
        (lambda z: z.real.remainder(-0.7), lambda z: z.real - 0.7 - torch.floor((z.real - 0.7) / -0.7) * -0.7),
    ],
    ids=["abs", "sgn", "decimals", "remainder"],
)
def test_operations_that_are_exact_of_other_arguments_are_rounded(function, right):
    z = torch.complex(x[:20].clamp(-0.6, 0.6).abs(), x[20:])
    expected = measure(lambda: {"y": function(z.to(torch.complex128))}, Arithmetic()).outputs["y"]
    yardstick = Yardstick.of(expected, function(z))
    assert not yardstick.judge("y", right(z)).detail
    assert yardstick.judge("y", right(z) * (1 + 2.0**-10)).detail


def test_a_sum_within_rms_norm_is_not_stored_in_16_bits():
    half = x.half()
    yardstick = stick(lambda x: functional.rms_norm(x, (64,), eps=1e-5), half, dtype="float16")
    wide = half.float()
    exact, narrow = (
        wide * (square + 1e-5).rsqrt()
        for square in (wide.square().mean(1, keepdim=True).to(t).float() for t in (torch.float32, torch.float16))
    )
    assert not yardstick.judge("y", exact.half()).detail
    assert yardstick.judge("y", narrow.half()).detail


def test_what_is_not_rounded_must_be_equal_and_keep_the_sign_of_zero():
    values = torch.tensor([-0.0, 0.0, 1e-40, 2.0, -3.0])
    yardstick = stick(torch.neg, values)
    assert not yardstick.judge("y", -values).detail
    assert "must have its sign" in yardstick.judge("y", torch.where(values == 0, 0.0, -values)).detail
    assert "nothing is rounded there" in yardstick.judge("y", torch.where(values.abs() < 1e-38, -0.0, -values)).detail
    added = stick(lambda x: x + 0.0, values)
    assert not added.judge("y", torch.where(values == 0, -0.0, values)).detail  # either sign: it has been added


def test_overflow_of_the_dtype_is_infinite_and_nothing_else():
    large = torch.tensor([60000.0, 2.0], dtype=torch.float16)
    yardstick = stick(lambda x: 2 * x, large, dtype="float16")
    assert not yardstick.judge("y", 2 * large).detail
    assert "is -inf" in yardstick.judge("y", torch.tensor([-math.inf, 4.0], dtype=torch.float16)).detail


def test_complex_results_are_judged_in_both_parts():
    signal = torch.complex(x[:8], x[8:16])

    def run():
        return {"y": torch.fft.fft(signal.to(torch.complex128))}

    yardstick = Yardstick.of(measure(run, Arithmetic()).outputs["y"], torch.fft.fft(signal))
    assert not yardstick.judge("y", torch.fft.fft(signal)).detail
    assert yardstick.judge("y", torch.fft.fft(signal).conj().resolve_conj()).detail


def test_a_fault_in_every_element_shows_on_the_average():
    yardstick = stick(torch.matmul, x, x.T)
    unit = yardstick.expected.unit
    biased = (yardstick.expected.value + 3 * unit).float()
    detail = yardstick.judge("y", biased).detail
    assert "roundings on the average of its elements" in detail
    alternating = torch.where(torch.rand(unit.shape) < 0.05, 3 * unit, 0.0)
    assert not yardstick.judge("y", (yardstick.expected.value + alternating).float()).detail


@pytest.mark.parametrize(("function", "name"), [(functional.dropout, "bernoulli_"), (torch.rand_like, "rand_like")])
def test_a_random_computation_is_named(function, name):
    assert random_name(lambda x: function(x) + x, x) == name


def test_a_computation_that_seeds_itself_is_not_random():
    def seeded(x):
        torch.manual_seed(3)
        return x * torch.rand_like(x)

    assert random_name(seeded, x) == ""
    assert random_name(torch.relu, x) == ""


def test_tf32_is_wider_and_only_of_products():
    product, rounded = stick(torch.matmul, x, x.T), stick(torch.matmul, x, x.T, tf32=True)
    assert 500 < (rounded.expected.unit / product.expected.unit).median().item() < 10000
    elementwise = stick(torch.tanh, x, tf32=True).expected.unit / stick(torch.tanh, x).expected.unit
    assert 0.5 < elementwise.median().item() < 2


@pytest.mark.parametrize("keep", [round_to_tf32, truncate_to_tf32])
@pytest.mark.parametrize("seed", range(3))
def test_a_factor_in_tf32_moves_the_mean_of_all_products_that_it_is_in(keep, seed):
    generator = torch.Generator().manual_seed(seed)
    pixels, weight = torch.rand(20000, 48, generator=generator), torch.randn(48, 4, generator=generator)

    def centred(pixels, weight):
        y = pixels @ weight
        return torch.where(y.abs() < 0.05, 0.0, y) - y.mean(0)  # some elements depend on the mean alone

    yardstick = stick(centred, pixels, weight, tf32=True)
    product = (keep(pixels) @ keep(weight)).double()
    exact = pixels.double() @ weight.double()
    got = torch.where(exact.abs() < 0.05, 0.0, product) - product.mean(0)
    settled = exact.abs() < 0.04
    errors = (got - yardstick.expected.value)[settled].abs()
    assert (errors <= 4 * yardstick.expected.unit[settled]).all()


def test_what_tf32_does_to_a_mean_is_no_wider_than_that():
    generator = torch.Generator().manual_seed(0)
    pixels, weight = (torch.randint(1, 65, size, generator=generator).float() for size in ((5000, 8), (8, 4)))

    def mean(pixels, weight):
        return (pixels @ weight).mean(0)

    whole, rough = (stick(mean, pixels + rest, weight, tf32=True).expected.unit for rest in (0.0, 0.3))
    assert (5 * whole < rough).all()


def test_results_stored_in_between_may_be_rounded_and_the_last_one_once():
    half = x.half()
    one = stick(lambda x: x.exp(), half, dtype="float16")
    two = stick(lambda x: x.exp().log(), half, dtype="float16")
    assert not one.judge("y", half.float().exp().half()).detail
    assert not two.judge("y", half.exp().log()).detail
    assert not two.judge("y", half.float().exp().log().half()).detail
    assert "may differ by" in one.judge("y", half.float().exp().bfloat16().half()).detail


def test_what_is_stored_twice_in_a_row_is_moved_by_either_as_if_alone():
    values = 1.0 + torch.rand(1 << 15, generator=torch.Generator().manual_seed(0), dtype=torch.float64)
    twice = values * 1.1 * 1.0001
    unit = measure(lambda: {"y": values * 1.1 * 1.0001 - 1.3}, Arithmetic.of("float16")).outputs["y"].unit
    last_place = torch.ldexp(torch.ones_like(twice), torch.frexp(twice).exponent - 11)
    is_rounded = (twice - twice.half().double()).abs() > last_place / 32
    assert (unit > 0.55 * last_place)[is_rounded].all()  # the root of the mean square of 1/4 and 3/4


def gelu_norm(x, kept=torch.float32, dropped=0, counted=0, arithmetic=torch.float32):
    """GELU, kept in a dtype, then normalised in 12 groups: a kernel of one pass over what it keeps."""
    rows = functional.gelu(x.float()).to(kept).to(arithmetic).reshape(x.shape[0], 12, -1)
    terms = rows[..., : rows.shape[-1] - dropped]
    mean = terms.sum(-1, keepdim=True) / (rows.shape[-1] + counted)
    variance = (terms - mean).square().sum(-1, keepdim=True) / (rows.shape[-1] + counted)
    return ((rows - mean) * (variance + 1e-5).rsqrt()).reshape(x.shape).to(x.dtype)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_what_is_stored_in_between_is_never_refused_and_what_is_wrong_beside_it_is(dtype):
    for seed in range(2):
        shape = (160, 24, 3) if seed % 2 else (32, 24, 40)  # few values decide an element, or many
        drawn = torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype)
        name = str(dtype).removeprefix("torch.")
        yardstick = stick(lambda x: functional.group_norm(functional.gelu(x), 12), drawn, dtype=name, seed=seed)
        for kept in (torch.float32, dtype):
            judged = yardstick.judge("y", gelu_norm(drawn, kept))
            assert not judged.detail, (seed, judged.detail)
        for wrong in ({"dropped": 1}, {"counted": 1}, {"kept": torch.float8_e5m2}, {"arithmetic": torch.bfloat16}):
            assert yardstick.judge("y", gelu_norm(drawn, **wrong)).detail, (seed, wrong)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: functional.scaled_dot_product_attention(x[None], x[None], x[None]),
        lambda x: functional.rms_norm(x, (64,)),
        lambda x: functional.batch_norm(x, None, None, training=True),
        lambda x: functional.softplus(x) + functional.mish(x) + functional.elu(x) + functional.logsigmoid(x),
        lambda x: functional.avg_pool2d(x[None], 3) * 2,
        lambda x: functional.cross_entropy(x, torch.arange(40) % 64),
        lambda x: functional.mse_loss(x, x.flip(0)) + torch.addcmul(x, x, x) + torch.lerp(x, x * x, 0.3),
        lambda x: torch.cdist(x, x * 2),
        lambda x: x.new_zeros(5, 64).index_add(0, torch.arange(40) % 5, x),
        lambda x: torch.linalg.vector_norm(x, 3, dim=1) + x.norm(dim=1) + x.std(1) + x.prod(1),
        lambda x: functional.interpolate(x[None, None], scale_factor=2.0, mode="bilinear"),
        lambda x: torch.einsum("ij,kj->ik", x, x).cumsum(1).add_(1.0).sigmoid_(),
        lambda x: functional.normalize(x[:, :40]) @ torch.linalg.inv(x[:, :40] + 20 * torch.eye(40).to(x)),
    ],
)
def test_pytorch_passes_in_all_it_computes(function):
    yardstick = stick(function, x)
    judged = yardstick.judge("y", function(x.clone()))
    assert not judged.detail
    assert judged.error_ratio > 0
    off = (yardstick.expected.value * (1 + 2.0**-9)).float()
    assert yardstick.judge("y", off).detail


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_a_stored_number_is_moved_by_what_its_rounding_may_be(dtype, monkeypatch):
    special = torch.tensor([0.0, -0.0, 3.0, 1e-40, 1e300, math.inf, math.nan], dtype=torch.float64)
    drawn = torch.cat([special, torch.randn(500, generator=torch.Generator().manual_seed(1)).double(), special])
    storage = Storage(dtype, 1, 8, seed=0)
    samples = torch.stack([drawn] * 8)
    for k, sample in enumerate(samples):
        storage.round(sample, k, 0)
    whole = samples.clone()
    monkeypatch.setattr(sys.modules[Storage.__module__], "AT_ONCE", 100)
    storage.round(whole[7].copy_(drawn), 7, 0)
    assert torch.equal(whole.nan_to_num(), samples.nan_to_num())
    assert torch.equal(samples[:, :7].nan_to_num(), samples[:, -7:].nan_to_num())  # equal numbers move alike
    assert torch.equal(samples[0, :2].signbit(), torch.tensor([False, True]))
    assert (samples[:, :2] == 0).all()
    assert torch.equal(samples[0, 4:7].nan_to_num(), drawn[4:7].nan_to_num())
    place = torch.finfo(dtype).eps * torch.exp2(torch.frexp(drawn[7:-7]).exponent.double() - 1)
    unit = (samples - drawn)[:, 7:-7].square().mean(0).sqrt() / place
    rounded = (drawn[7:-7].to(dtype).double() - drawn[7:-7]).abs() / place
    moved = torch.maximum(2 * rounded, (rounded * 64).square()).clamp_max(1.0)
    assert (unit > 0.2 * moved).all()
    assert (unit > 0.5 * rounded).all()
    assert (unit < 1.5).all()  # of twice the place where it is rounded to a power of 2


def test_a_number_that_storing_does_not_change_stays():
    kept = torch.tensor([1.0, -0.75, 96.0, 2.0**-20], dtype=torch.float64)
    moved = kept.clone()
    Storage(torch.float16, 1, 8, seed=0).round(moved, 3, 0)
    assert torch.equal(moved, kept)


def test_what_an_oracle_widens_by_name_is_computed_in_float64():
    double = torch.ones(3, dtype=torch.float64)
    with widened():
        assert double.float().dtype is torch.float64
        assert torch.zeros(3, dtype=torch.float32).index_add_(0, torch.arange(3), double).dtype is torch.float64
        assert (torch.arange(3) / 2).dtype is torch.float64
        assert double.half().dtype is torch.float16
    assert torch.get_default_dtype() is double.float().dtype is torch.float32


def test_numbers_that_all_samples_have_alike_drift_once(monkeypatch):
    def run():
        return {"y": functional.layer_norm(x.half().double(), (64,))}

    drifted, drift_of = [], rounding.drift_of
    monkeypatch.setattr(rounding, "drift_of", lambda *of: (drifted.append(of), drift_of(*of))[1])
    once = measure(run, Arithmetic.of("float16")).outputs["y"]
    # Of the sum of a mean, and of its squares raw and centred, once; squares of deviations differ in each sample.
    assert len(drifted) == 3 + SAMPLES
    monkeypatch.setattr(torch, "equal", lambda *_: False)
    assert (measure(run, Arithmetic.of("float16")).outputs["y"].unit == once.unit).all()
    assert len(drifted) == 3 + SAMPLES + 4 * SAMPLES


def test_two_errors_that_many_elements_share_never_cancel_in_all_samples():
    rows = torch.randn(2, 2000, 64, generator=torch.Generator().manual_seed(0))

    def total(one):
        return one.sum(-1)[:, None].expand(-1, 64)

    together = stick(lambda one, other: total(one) - total(other), *rows).expected.unit
    each = [stick(total, one).expected.unit for one in rows]
    share = together / torch.hypot(*each)
    assert (share > 0.5).all()
    assert (share < 1.7).all()


def test_a_value_that_recurs_drifts_by_what_any_sample_shows():
    x = 30 * functional.relu(torch.randn(64, 1024, generator=torch.Generator().manual_seed(0)))
    units = [stick(lambda x: x.var(-1, correction=0), x, seed=seed).expected.unit for seed in range(6)]
    assert torch.stack(units).amax(0).div(torch.stack(units).amin(0)).max() < 2.5


@pytest.mark.parametrize(
    "function",
    [
        functional.silu,
        functional.mish,
        functional.glu,
        functional.logsigmoid,
        lambda x: functional.gelu(x, approximate="tanh"),
    ],
    ids=["silu", "mish", "glu", "logsigmoid", "gelu"],
)
@pytest.mark.parametrize("scale", [1.0, 10.0])
def test_gradients_err_as_their_formulas_do(function, scale):
    def gradient(x):
        x = x.requires_grad_()
        with torch.enable_grad():
            y = function(x)
        return torch.autograd.grad(y, x, torch.ones_like(y))[0]

    judged = stick(gradient, scale * x)
    assert not judged.judge("y", gradient(scale * x)).detail


def test_the_gradient_of_an_interpolation_errs_by_places_too():
    def gradient(image):
        image = image.requires_grad_()
        with torch.enable_grad():
            y = functional.interpolate(image, scale_factor=1.7, mode="linear")
        dy = torch.randn(y.shape, generator=torch.Generator().manual_seed(1))
        return torch.autograd.grad(y, image, dy.to(y.dtype))[0]

    image = x[:20].reshape(1, 2, -1)
    judged = stick(gradient, image).judge("y", gradient(image.clone()))
    assert not judged.detail
    assert judged.error_ratio > 0.05


def test_units_whose_squares_are_no_numbers_are_kept():
    near_zero = torch.tensor([1e-308, 1.0], dtype=torch.float64)
    judged = stick(lambda x: x * 1.7 * 1.3, near_zero, dtype="float64")
    assert 0 < judged.expected.unit[0] < 1e-322
    assert not judged.judge("y", near_zero * (1.7 * 1.3)).detail
    beyond = stick(torch.exp, torch.tensor([512.0, 1.0]))
    assert beyond.expected.unit.isfinite().all()
    assert beyond.expected.swing < 2
    assert not beyond.judge("y", torch.exp(torch.tensor([512.0, 1.0]))).detail


@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_parts_make_no_difference(dtype, monkeypatch):
    def run():
        return {"y": functional.gelu(x.double() @ x.T.double())}

    whole = measure(run, Arithmetic.of(dtype)).outputs["y"]
    monkeypatch.setattr(rounding, "AT_ONCE", 24 * 64)  # 1,600 elements: the second part is a small one
    monkeypatch.setattr(sys.modules["workbench.verify.measure"], "FEW", 24 * 64)
    parts = measure(run, Arithmetic.of(dtype)).outputs["y"]
    assert 0.9 < (parts.unit / whole.unit).median() < 1.1
    assert (parts.unit > whole.unit / 20).all()
    assert parts.swing == SWING


def test_a_perturbation_in_float64_is_not_rounded_away():
    generator = torch.Generator().manual_seed(0)
    shapes = (8, 16, 99), *[(16,)] * 4
    values, mean, spread, weight, bias = (torch.randn(s, generator=generator, dtype=torch.float64) for s in shapes)
    variance = spread.square() + 0.5

    def run():
        return {"y": functional.batch_norm(values.clone(), mean, variance, weight, bias)}

    expected = measure(run, Arithmetic.of("float64")).outputs["y"]
    scale = (weight * (variance + 1e-5).rsqrt())[:, None]
    ours = (values - mean[:, None]) * scale + bias[:, None]
    assert (expected.unit > 0).all()
    assert ((ours - expected.value).abs() <= 4 * expected.unit).all()


def test_no_tensor_of_a_measurement_outlives_it():
    def run():
        normed = functional.group_norm(functional.gelu(x.double() @ x.T.double())[None], 8)
        return {"y": torch.logcumsumexp(functional.conv1d(normed, normed[..., :3]).softmax(-1), 1).std(-1)}

    def tensors():
        return {id(item) for item in gc.get_objects() if type(item) is torch.Tensor}

    gc.collect()
    gc.disable()  # which would free tensors in a circle of references, but not in time on a GPU
    try:
        before = tensors()
        measure(run, Arithmetic.of("float16"))
        assert tensors() <= before
    finally:
        gc.enable()
