# ---
# jupyter:
#   jupytext:
#     formats: ipynb,py:percent
#     notebook_metadata_filter: kernelspec,jupytext,-jupytext.text_representation.jupytext_version
#     text_representation:
#       extension: .py
#       format_name: percent
#       format_version: '1.3'
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # 8. Training
#
# `models/denoiser.py` is an autoencoder that removes noise from images. Its upsampling is transposed convolutions with
# GELU and GroupNorm. `Model` is PyTorch; `ModelNew` has the same parameters, and computes the output and the gradients
# with kernels of this repository. Here both are trained at toy size, ours on the emulator; `benchmarks/training.py
# --demo` does the same on a GPU at full size.

# %%
# %load_ext workbench
import sys
from importlib import import_module

import torch
from matplotlib.figure import Figure

from workbench.core.places import SHARE

sys.path.append(str(SHARE / "models"))
denoiser = import_module("denoiser")
images = denoiser.draw_images(64, 16)


def show(*rows):
    """Draw rows of images of the range -1 to 1."""
    figure = Figure(figsize=(6, 1.1 * len(rows)), layout="constrained")
    for axes, image in zip(figure.subplots(len(rows), len(rows[0])).flat, torch.cat(rows), strict=True):
        axes.imshow((image.movedim(0, 2) + 1).clamp(0, 2) / 2)
        axes.axis("off")
    return figure


torch.manual_seed(0)
clean = images[:6]
noisy = clean + 0.5 * torch.randn(clean.shape)
show(clean, noisy)

# %% [markdown]
# ## The gradients are the same
#
# The two models begin with the same parameters. After a backward pass their gradients differ by the order of sums.


# %%
def make(kind, seed):
    """Make a model of 8 channels in 2 groups."""
    torch.manual_seed(seed)
    return kind(8, 2)


models = make(denoiser.Model, 0), make(denoiser.ModelNew, 0)
for model in models:
    (model(noisy) - clean).square().mean().backward()
theirs, ours = (torch.cat([p.grad.flatten() for p in model.parameters()]) for model in models)
torch.testing.assert_close(ours, theirs)
print(f"{len(ours)} gradients differ by {float((ours - theirs).norm() / theirs.norm()):.0e} of their size")

# %% [markdown]
# ## The losses are the same
#
# PyTorch is trained twice, from two seeds: that is how far apart two right trainings may be. Ours begins as the first.

# %%
runs = {
    "PyTorch, seed 0": (denoiser.Model, 0),
    "PyTorch, seed 1": (denoiser.Model, 1),
    "ours, seed 0": (denoiser.ModelNew, 0),
}
trained = {name: make(kind, seed) for name, (kind, seed) in runs.items()}
trainings = {
    name: denoiser.train(trained[name], images, steps=16, batch=4, seed=seed, rate=4e-3)
    for name, (_, seed) in runs.items()
}
first, second, ours = trainings.values()
print(f"apart: two seeds {denoiser.apart(first, second, 8):.3f}, ours {denoiser.apart(first, ours, 8):.3f}")
assert denoiser.apart(first, ours, 8) < denoiser.apart(first, second, 8)

figure = Figure(figsize=(6, 3), layout="constrained")
axes = figure.subplots()
styles = ({"color": "tab:blue", "linewidth": 4}, {"color": "tab:gray"}, {"color": "tab:orange"})
for (name, training), style in zip(trainings.items(), styles, strict=True):
    axes.semilogy(training.losses, label=name, **style)
axes.set(xlabel="step", ylabel="mean squared error", yticks=[0.1, 0.2, 0.5, 1])
axes.yaxis.set_major_formatter("{x:g}")
axes.minorticks_off()
axes.legend()
figure

# %% [markdown]
# What the trained model makes of the noisy images:

# %%
with torch.no_grad():
    drawn = show(noisy, trained["ours, seed 0"](noisy), clean)
drawn

# %% [markdown]
# The emulator's images per second say nothing of a GPU's: [models/LOG.md](../models/LOG.md) has what steps take there.
# With `torch.compile`, autocast, CUDA graphs and several GPUs a model with our ops is trained as any other: the
# [guide](../docs/guide/training.md) shows each.
