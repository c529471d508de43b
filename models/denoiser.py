"""A denoising autoencoder whose upsampling is transposed convolutions, and the same on our ops; here it is trained.

A KernelBench file like the others. `draw_images` makes what it is trained on, and `train` trains it.
"""

import time
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from workbench.op import find_op

conv_transpose2d = find_op("conv_transpose2d")
fused = find_op("conv_transpose2d_gelu_group_norm")

batch_size = 16
size = 256
channels = 64
num_groups = 8


class Model(nn.Module):
    """Four times smaller by one convolution, then two steps up by 2, two at full size and one to colours: PyTorch."""

    def __init__(self, channels: int, num_groups: int):
        super().__init__()
        self.encode = nn.Conv2d(3, channels, 4, stride=4)
        geometries = [{"kernel_size": 4, "stride": 2, "padding": 1}] * 2 + [{"kernel_size": 3, "padding": 1}] * 2
        self.steps = nn.ModuleList(nn.ConvTranspose2d(channels, channels, **geometry) for geometry in geometries)
        self.norms = nn.ModuleList(nn.GroupNorm(num_groups, channels) for _ in geometries)
        self.colours = nn.ConvTranspose2d(channels, 3, 3, padding=1)

    def forward(self, x: Tensor) -> Tensor:
        """Compute images (n, 3, h, w) without noise from images x with it; h and w are multiples of 4."""
        x = functional.gelu(self.encode(x))
        for convolution, norm in zip(self.steps, self.norms, strict=True):
            x = self.step(x, convolution, norm)
        return self.last(x)

    def step(self, x: Tensor, convolution: nn.ConvTranspose2d, norm: nn.GroupNorm) -> Tensor:
        """Compute one step up."""
        return norm(functional.gelu(convolution(x)))

    def last(self, x: Tensor) -> Tensor:
        """Compute the colours."""
        return self.colours(x)


class ModelNew(Model):
    """The same modules and parameters; each step up is an op of ours, and so is each of its gradients at stride 1."""

    def step(self, x: Tensor, convolution: nn.ConvTranspose2d, norm: nn.GroupNorm) -> Tensor:
        """Compute one step up, on tensors of a GPU or on the emulator."""
        return fused(
            x,
            convolution.weight,
            convolution.bias,
            norm.weight,
            norm.bias,
            num_groups=norm.num_groups,
            eps=norm.eps,
            stride=convolution.stride,
            padding=convolution.padding,
        )

    def last(self, x: Tensor) -> Tensor:
        """Compute the colours."""
        return conv_transpose2d(x, self.colours.weight, self.colours.bias, padding=self.colours.padding)


@dataclass(frozen=True)
class Training:
    """What a training gave.

    Attributes
    ----------
    losses : tuple of float
        The mean squared error of each step.
    images_per_second : float
        Of the steps after the first tenth, in which kernels are loaded.
    """

    losses: tuple[float, ...]
    images_per_second: float


def draw_images(count: int, size: int, *, seed: int = 0, device: str | torch.device = "cpu", discs: int = 6) -> Tensor:
    """Draw images (count, 3, size, size) of soft discs of random places, sizes and colours, from -1 to 1."""
    generator = torch.Generator(device).manual_seed(seed)
    axis = torch.linspace(0.0, 1.0, size, device=device)
    images = torch.rand(count, 3, 1, 1, generator=generator, device=device).expand(-1, -1, size, size)
    for _ in range(discs):
        y, x, radius, *colour = torch.rand(6, count, 1, 1, generator=generator, device=device)
        far = ((axis.view(-1, 1) - y).square() + (axis - x).square()).sqrt()
        inside = torch.sigmoid((0.05 + 0.25 * radius - far) * size)[:, None]
        images = torch.lerp(images, torch.stack(colour, 1), inside)
    return 2 * images - 1


def train(
    model: nn.Module,
    images: Tensor,
    *,
    steps: int,
    batch: int = batch_size,
    seed: int = 0,
    noise: float = 0.5,
    rate: float = 1e-3,
) -> Training:
    """Train a model to remove noise from images; the seed chooses each step's images and noise."""
    generator = torch.Generator(images.device).manual_seed(seed)
    optimiser = torch.optim.Adam(model.parameters(), lr=rate)
    losses: list[Tensor] = []
    unmeasured, begun = steps // 10, 0.0
    for step in range(steps):
        if step == unmeasured:
            _ = losses and losses[-1].item()  # what was launched is over
            begun = time.perf_counter()
        places = torch.randint(len(images), (batch,), generator=generator, device=images.device)
        clean = images[places]
        noisy = clean + noise * torch.randn(clean.shape, generator=generator, device=images.device)
        loss = functional.mse_loss(model(noisy), clean)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.detach())
    found = tuple(torch.stack(losses).tolist())
    return Training(found, (steps - unmeasured) * batch / (time.perf_counter() - begun))


def apart(one: Training, other: Training, window: int = 20) -> float:
    """Return how far apart two loss curves are on average: |log one - log other|, of means over `window` steps."""
    a, b = (torch.tensor(training.losses).unfold(0, window, 1).mean(1).log() for training in (one, other))
    return float((a - b).abs().mean())


def get_inputs() -> list[Tensor]:
    """Draw one batch at full size."""
    return [draw_images(batch_size, size)]


def get_init_inputs() -> list[int]:
    """Return the constructor's arguments."""
    return [channels, num_groups]
