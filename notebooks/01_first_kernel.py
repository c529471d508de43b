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
# # 1. Your first kernel
#
# Write a `.cu`, load it, call it on torch tensors, check it against PyTorch. Nothing here needs a GPU: the kernel's
# PTX runs on the CPU. With a GPU, `x.cuda()` is all that changes.

# %%
# %load_ext workbench
from pathlib import Path

import torch
from torch.nn import functional

import workbench as wb

Path("scratch").mkdir(exist_ok=True)

# %% [markdown]
# GELU is an elementwise function, $y = x\,\Phi(x)$. One thread computes one element, and a guard stops the threads of
# the last block that have none.

# %% tags=["active-ipynb"]
# %%writefile scratch/gelu.cu
# extern "C" __global__ void gelu(const float* x, float* y, int n) {
#   const int i = blockIdx.x * blockDim.x + threadIdx.x;
#   if (i < n) y[i] = 0.5f * x[i] * (1.0f + erff(0.70710678f * x[i]));
# }

# %% [markdown]
# `wb.load` reads the declaration; the compiler runs when something is first asked of the kernel. What it needs per
# thread is known without a GPU, too: NVRTC makes the same machine code on every machine.

# %%
gelu = wb.load("scratch/gelu.cu", "gelu")
gelu

# %% [markdown]
# `kernel[grid, block](arguments)` launches it. Grid and block are CUDA's: here 4 blocks of 256 threads cover 1,000
# elements.

# %%
torch.manual_seed(0)
x = torch.randn(1000)
y = torch.empty_like(x)
gelu[4, 256](x, y, 1000)
torch.testing.assert_close(y, functional.gelu(x))
print("largest difference from PyTorch:", (y - functional.gelu(x)).abs().max().item())

# %% [markdown]
# ## Which thread wrote which element?
#
# A trace records every memory access. Its index map answers the question for one tensor; the picture shows the first
# 1,000 threads at work, 32 elements a row, so each row is a warp.

# %%
trace = gelu.trace(x, y, 1000, grid=4, block=256)
trace.index_map("y")

# %% [markdown]
# ## Mistakes are refused before they run
#
# A raw launch believes whatever it is given. Workbench checks every argument against the declaration in the `.cu`, and
# says what was expected, what came and what to do.


# %%
def attempt(call):
    """Show the error that a launch ends in."""
    try:
        call()
    except wb.WorkbenchError as error:
        print(f"{type(error).__name__}: {error}\n")


square = torch.randn(40, 25)
attempt(lambda: gelu[4, 256](x.double(), y, 1000))
attempt(lambda: gelu[4, 256](x, y, 3_000_000_000))
attempt(lambda: gelu[4, 256](square.T, y, 1000))
attempt(lambda: gelu[4, 2048](x, y, 1000))

# %% [markdown]
# What only shows while it runs is caught there: with `n` too large, a GPU would read and write whatever lies behind
# the tensors. The emulator knows where each ends.

# %%
attempt(lambda: gelu[4, 256](x, y, 1024))

# %% [markdown]
# ## Edit the file, call again
#
# The file is watched: the next call compiles what it holds by then. Here GELU becomes its `tanh` form.

# %% tags=["active-ipynb"]
# %%writefile scratch/gelu.cu
# extern "C" __global__ void gelu(const float* x, float* y, int n) {
#   const int i = blockIdx.x * blockDim.x + threadIdx.x;
#   if (i >= n) return;
#   const float cube = x[i] * x[i] * x[i];
#   y[i] = 0.5f * x[i] * (1.0f + tanhf(0.79788456f * (x[i] + 0.044715f * cube)));
# }

# %%
gelu[4, 256](x, y, 1000)
torch.testing.assert_close(y, functional.gelu(x, approximate="tanh"))
print("the same object, the new kernel")

# %% [markdown]
# ## Or skip the file
#
# `%%cuda` makes a kernel of a cell, a variable of the kernel's name. `-D` sets macros; `%%cuda?` lists the rest.

# %% tags=["active-ipynb"]
# %%cuda -D LEAK=0.01f
# extern "C" __global__ void leaky_relu(const float* x, float* y, int n) {
#   const int i = blockIdx.x * blockDim.x + threadIdx.x;
#   if (i < n) y[i] = x[i] > 0 ? x[i] : LEAK * x[i];
# }

# %%
leaky_relu[4, 256](x, y, 1000)
torch.testing.assert_close(y, functional.leaky_relu(x))
y[:8]

# %% [markdown]
# What does not compile is shown with its line, counted as the cell's lines are, and a caret:

# %% tags=["active-ipynb", "raises-exception"]
# %%cuda
# extern "C" __global__ void leaky_relu(const float* x, float* y, int n) {
#   const int i = blockIdx.x * blockDim.x + threadIdx.x;
#   if (i < n) y[i] = x[i] > 0 ? x[i] : 0.01f * x[j];
# }

# %% [markdown]
# Next: [which thread touches which element](02_index_maps_and_coalescing.ipynb), and what that costs.
