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
# # 6. A fused system, from op to model
#
# A layer of a network is a convolution, an activation and a normalisation. PyTorch runs three kernels, and the values
# go to memory and back between them. Here the transposed convolution and GELU are one kernel of the repository; this
# notebook looks at it, checks it, counts what it saves, and puts it into the model.

# %%
# %load_ext workbench
import torch
from matplotlib.figure import Figure
from torch import nn

import workbench as wb
from workbench.core.places import SHARE
from workbench.plots import draw_index_map
from workbench.verify.models import ModelFile

# %% [markdown]
# ## The op
#
# `kernels_cu/conv_transpose2d_gelu/op.py` declares the oracle, the cases, and how each variant is launched. The op is
# called as the oracle is: on CUDA tensors it runs on their GPU, on CPU tensors on the emulator.

# %%
op = wb.find_op("conv_transpose2d_gelu")
torch.manual_seed(0)
x, weight, bias = torch.randn(1, 4, 10, 38), torch.randn(4, 2, 3, 3), torch.randn(2)
y = op(x, weight, bias)
torch.testing.assert_close(y, nn.functional.gelu(nn.functional.conv_transpose2d(x, weight, bias)))
tuple(y.shape)

# %% [markdown]
# One agreement proves little. `wb.verify` compares with float64, beside PyTorch's own error, on poisoned memory; a
# case may be strided, empty, or hold infinities.

# %%
reports = [wb.verify(op, "cpu", "v1_gather", "float32", case=case) for case in ("plain", "everything", "nonfinite")]
print(*reports, sep="\n\n")

# %% [markdown]
# ## Which thread computes what
#
# `prepare` plans a call without running it: the launches, with their arguments by name.

# %%
variant = op.variant("v1_gather")
(launch,) = variant.prepare(x, weight, bias).launches
kernel = variant.kernel(launch)
trace = kernel.trace(**launch.arguments, grid=launch.grid, block=launch.block, strided=True)
print(trace)
draw_index_map(trace.index_map("y"), op.name, dims=("n", "c", "h", "w"))

# %% [markdown]
# y is 40 wide and a block covers 32: in every second block, 8 of a warp's 32 lanes have work. And where does one
# element come from? Its thread's reads say so, one after the other.

# %%
accesses = trace.accesses
written = trace.index_map("y")
n, c, h, w = 0, 1, 5, 20
block, thread = written.block[n, c, h, w], written.thread[n, c, h, w]
linear_block = accesses["block"] @ [1, trace.config.grid.x, trace.config.grid.x * trace.config.grid.y]
linear_thread = accesses["thread"] @ [1, trace.config.block.x, trace.config.block.x * trace.config.block.y]
own = accesses[(linear_block == block) & (linear_thread == thread)]
for name in ("x", "weight", "bias", "y"):
    index = own["index"][own["tensor"] == name]
    print(f"{name:6} {len(index):3} accesses: {index[:9].tolist()}{' ...' if len(index) > 9 else ''}")

# %% [markdown]
# ## What fusion saves
#
# A trace knows which bytes of each tensor a launch touches: what a perfect cache would move. The same system with GELU
# in a kernel of its own writes the convolution's result and reads it again.


# %%
def megabytes(name, *tensors):
    """Run an op's plan traced; return the result and the megabytes that its launches read and write."""
    op = wb.find_op(name)
    variant = op.variants[0]
    plan = variant.prepare(*tensors)
    read = written = 0
    for launch in plan.launches:
        kernel = variant.kernel(launch)
        traced = kernel.trace(**launch.arguments, grid=launch.grid, block=launch.block, strided=bool(launch.strided))
        footprint = traced.footprint_bytes().values()
        read, written = read + sum(r for r, _ in footprint), written + sum(w for _, w in footprint)
    return plan.outputs[0], read / 1e6, written / 1e6


tensors = torch.randn(1, 8, 64, 64), torch.randn(8, 8, 3, 3), torch.randn(8)
convolved, *convolution = megabytes("conv_transpose2d", *tensors)
activated, *activation = megabytes("gelu", convolved)
fused, *together = megabytes("conv_transpose2d_gelu", *tensors)
torch.testing.assert_close(activated, fused)

figure = Figure(figsize=(9.6, 2.6), layout="constrained")
axes = figure.add_subplot()
bars = {"fused": together, "GELU": activation, "convolution": convolution}
for left, label, color in ((0, "read", "#56B4E9"), (1, "written", "#E69F00")):
    starts = [values[0] if left else 0 for values in bars.values()]
    drawn = axes.barh(list(bars), [values[left] for values in bars.values()], left=starts, color=color, label=label)
    axes.bar_label(drawn, fmt="%.2f", label_type="center")
axes.set_xlabel("MB touched, x of shape (1, 8, 64, 64)")
axes.spines[["top", "right"]].set_visible(False)
axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
figure

# %% [markdown]
# ## The model
#
# `models/s0_conv_transpose2d_gelu.py` holds `Model`, which is PyTorch, and `ModelNew`, which calls the op. With the
# same parameters they must agree; here on a small batch.

# %%
file = ModelFile.load(SHARE / "models" / "s0_conv_transpose2d_gelu.py")
sizes = {"in_channels": 4, "out_channels": 8, "kernel_size": 3, "stride": 1, "groups": 1, "num_groups": 2}
model, model_new = file.model(**sizes), file.model_new(**sizes)
model_new.load_state_dict(model.state_dict())
x = torch.rand(2, 4, 16, 16)
with torch.no_grad():
    expected, got = model(x), model_new(x)
torch.testing.assert_close(got, expected)
print(model_new)
print("largest difference:", f"{(got - expected).abs().max():.1e}")

# %% [markdown]
# On a GPU the next step is the ladder: the same op in faster versions, each with one idea more.
# [The next notebook](07_the_ladder.ipynb) climbs it.
