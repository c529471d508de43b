"""Random moves: what they are like, and that no two of them undo each other in all samples."""

import pytest
import torch

from workbench.verify.noise import SAMPLES, Noise


def moves(results, *, seed=0, mirrored=False):
    """Draw what all samples move some results by: by result, sample and element."""
    drawn = []
    for sample in range(SAMPLES):
        noise = Noise(seed, sample, mirrored=mirrored)
        drawn.append([])
        for result in results:
            noise.begin(result)
            drawn[-1].append(noise.draw(result))
    return [torch.stack(of_one) for of_one in zip(*drawn, strict=True)]


def test_moves_have_random_signs_and_a_mean_square_of_about_one():
    (one,) = moves([torch.zeros(4096)])
    assert ((one.abs() >= 0.5) & (one.abs() <= 1.5)).all()
    assert one.square().mean().item() == pytest.approx(13 / 12, abs=0.02)
    assert one.mean(1).abs().max() < 0.1
    assert one.mean(0).abs().max() < 1.6  # which is all that signs alone would be
    assert one.mean().abs() < 0.03


def test_two_results_of_a_block_agree_in_half_of_the_samples():
    results = moves([torch.zeros(512)] * SAMPLES)
    for k, one in enumerate(results):
        for other in results[:k]:
            assert ((one * other > 0).sum(0) == SAMPLES // 2).all()


def test_results_of_other_sizes_and_blocks_are_independent():
    results = moves([torch.zeros(512), *[torch.zeros(500)] * (SAMPLES + 1)])
    for one, other in ((results[0], results[1]), (results[1], results[-1])):
        agree = (one[:, :500] * other > 0).sum(0)
        assert agree.double().mean().item() == pytest.approx(SAMPLES / 2, abs=0.3)
        assert len(agree.unique()) > 3


def test_sums_over_the_elements_of_results_that_are_alike_have_all_samples_to_show_themselves():
    whole = sum(moves([torch.zeros(4096)] * SAMPLES)).sum(1)  # the same rows of signs in each element: one sample only
    assert (whole.square() > whole.square().sum() / 1000).sum() >= SAMPLES - 2


def test_a_seed_tells_the_moves_and_a_mirror_turns_them_around():
    results = [torch.zeros(40), torch.zeros(3, 5), torch.zeros(40)]
    first, again, other = moves(results), moves(results), moves(results, seed=1)
    for one, same, different, turned in zip(first, again, other, moves(results, mirrored=True), strict=True):
        assert torch.equal(one, same)
        assert torch.equal(one, -turned)
        assert not torch.equal(one, different)


def test_a_sample_that_moves_nothing_has_drawn_nothing():
    noise = Noise(0, 0)
    assert not noise.is_drawn
    noise.begin(torch.zeros(3))
    assert noise.is_drawn
