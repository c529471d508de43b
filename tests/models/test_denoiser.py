"""The training demo: ours and PyTorch's go the same way."""

import pytest
import torch

from tests.models.test_models import load

pytestmark = pytest.mark.no_cover


@pytest.fixture(scope="module")
def denoiser():
    return load("denoiser")


def test_images_are_drawn_from_a_seed(denoiser):
    images = denoiser.draw_images(3, 8, seed=1)
    assert images.shape == (3, 3, 8, 8)
    assert float(images.min()) >= -1
    assert float(images.max()) <= 1
    assert torch.equal(images, denoiser.draw_images(3, 8, seed=1))
    assert not torch.equal(images, denoiser.draw_images(3, 8, seed=2))


def test_curves_are_apart_by_the_logarithms_of_their_means(denoiser):
    one, other = (denoiser.Training(tuple(losses), 1.0) for losses in ([1.0, 3.0, 2.0], [2.0, 6.0, 4.0]))
    assert denoiser.apart(one, one, 2) == 0
    assert denoiser.apart(one, other, 2) == pytest.approx(0.6931, abs=1e-4)


@pytest.mark.slow
def test_our_training_goes_as_pytorchs(denoiser):
    images = denoiser.draw_images(6, 8)

    def train(kind: type) -> torch.Tensor:
        torch.manual_seed(0)
        training = denoiser.train(kind(8, 2), images, steps=5, batch=2)
        assert training.images_per_second > 0
        return torch.tensor(training.losses)

    ours, theirs = train(denoiser.ModelNew), train(denoiser.Model)
    torch.testing.assert_close(ours, theirs)
    assert theirs[-1] < theirs[0]
