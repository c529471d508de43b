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
# # 2. Which thread touches which element
#
# A kernel is right when every element is computed; it is fast when the 32 lanes of a warp ask for memory that lies
# together. Both are questions about one map, from threads to elements. Here it is drawn, counted and mended on the
# classic example: the transpose of a matrix, $y_{ji} = x_{ij}$.

# %%
# %load_ext workbench
from pathlib import Path

import torch

import workbench as wb

Path("scratch").mkdir(exist_ok=True)
x = torch.arange(64.0 * 64).reshape(64, 64)

# %% [markdown]
# ## A map with holes
#
# A first try on 24 x 24 elements, with a mistake in its launch: two blocks of 8 rows, where three are needed. The
# trace says what is missing, and the picture where.

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void transpose(const float* x, float* y, int n) {
#   const int column = blockIdx.x * blockDim.x + threadIdx.x;
#   const int row = blockIdx.y * blockDim.y + threadIdx.y;
#   if (row < n && column < n) y[column * n + row] = x[row * n + column];
# }

# %%
small = x[:24, :24].contiguous()
transpose.trace(small, torch.empty_like(small), 24, grid=(1, 2), block=(32, 8)).index_map("y")

# %% [markdown]
# Lane numbers run down the columns: neighbouring lanes write elements a whole row apart. That is the fault that no
# test of the result will find.
#
# ## Coalescing, line by line
#
# The memory system moves sectors of 32 bytes. A warp that reads 32 neighbouring floats needs 4 sectors; one that
# writes 32 floats in 32 rows needs 32, and throws away 28 bytes of each. The listing shows it beside the line that
# does it.

# %%
y = torch.full_like(x, torch.nan)
naive = transpose.trace(x, y, 64, grid=(2, 8), block=(32, 8))
torch.testing.assert_close(y, x.T)
print(naive.listing())

# %% [markdown]
# ## Through shared memory
#
# Read rows, write rows, and turn the tile in between, in shared memory, where a stride costs no sectors. But it has
# banks: 32 of them, 4 bytes wide, and lanes that ask one bank for different words wait for each other.

# %% tags=["active-ipynb"]
# %%writefile scratch/transpose.cu
# #ifndef PAD
# #define PAD 0  // floats that lengthen each row of the tile
# #endif
# extern "C" __global__ void transpose(const float* x, float* y, int n) {
#   __shared__ float smem_x[32][32 + PAD];
#   const int column = blockIdx.x * 32, row = blockIdx.y * 32;
#   for (int i = threadIdx.y; i < 32; i += blockDim.y)
#     smem_x[i][threadIdx.x] = x[(row + i) * n + column + threadIdx.x];
#   __syncthreads();  // the tile is whole
#   for (int i = threadIdx.y; i < 32; i += blockDim.y)
#     y[(column + i) * n + row + threadIdx.x] = smem_x[threadIdx.x][i];
# }

# %%
y = torch.full_like(x, torch.nan)
tiled = wb.load("scratch/transpose.cu", "transpose").trace(x, y, 64, grid=(2, 2), block=(32, 8))
torch.testing.assert_close(y, x.T)
print(tiled.listing())

# %% [markdown]
# Every access to global memory now uses all of its sectors, and the column of the tile is read 32 ways: all 32 lanes
# on one bank. Workbench looks for a change that helps, and names it only where a replay of the recorded addresses
# proves it:

# %%
for advice in tiled.advice:
    print(advice)

# %% [markdown]
# ## Pad by one
#
# A row of 33 floats puts the elements of a column on 32 different banks.

# %%
y = torch.full_like(x, torch.nan)
padded = wb.load("scratch/transpose.cu", "transpose", defines={"PAD": 1}).trace(x, y, 64, grid=(2, 2), block=(32, 8))
torch.testing.assert_close(y, x.T)
print(padded.listing())

# %% [markdown]
# The counters have the profiler's names, so they can be held against Nsight Compute where there is a GPU ([how they
# are predicted](../docs/counters.md)).

# %%
from matplotlib.figure import Figure

names = {
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": "sectors read",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum": "sectors written",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum": "shared wavefronts, stores",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum": "shared wavefronts, loads",
}
figure = Figure(figsize=(9.6, 3.2), layout="constrained")
axes = figure.add_subplot()
for place, (label, trace) in enumerate({"naive": naive, "tiled": tiled, "padded": padded}.items()):
    counters = trace.counters()
    bars = axes.bar([at + 0.27 * place for at in range(4)], [counters[name] for name in names], 0.25, label=label)
    axes.bar_label(bars, fontsize=8)
axes.set_xticks([at + 0.27 for at in range(4)], list(names.values()))
axes.set_ylabel("count for a 64 x 64 matrix")
axes.spines[["top", "right"]].set_visible(False)
axes.legend(frameon=False)
figure

# %% [markdown]
# ## The map after the change
#
# Lanes now run along the rows of y, each warp writes whole sectors.

# %%
padded.index_map("y")

# %% [markdown]
# To point at elements and threads, and to step through the accesses, `workbench trace FILE.cu --out DIR` writes the
# same map as an interactive page.
#
# Next: [what limits occupancy](03_occupancy.ipynb).
