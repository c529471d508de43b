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
# # 10. Why is it slow?
#
# A kernel sums up rows, and takes ten times as long as its bytes. Three looks say why, none of which needs a GPU: the
# predicted time and what bounds it, the counters of each line, the machine code. Each version answers what the one
# before was told.

# %%
# %load_ext workbench
import numpy as np
import torch
from matplotlib.figure import Figure

import workbench as wb
from workbench.plots import draw_index_map

ROWS, COLUMNS = 4096, 1024
x, y = torch.randn(ROWS, COLUMNS), torch.empty(ROWS)
FEW = 128  # rows that are traced
SECTORS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
predictions = {}


def look(name, source, rows_a_block):
    """Check a version, and predict its time on an H200."""
    kernel = wb.load(source)
    launch = {"block": 128, "grid": FEW // rows_a_block}
    small = x[:FEW].contiguous()
    trace = kernel.trace(small, y[:FEW], COLUMNS, **launch)
    torch.testing.assert_close(y[:FEW], small.sum(1), rtol=1e-4, atol=1e-3)
    predictions[name] = kernel.predict(x, y, COLUMNS, block=128, grid=ROWS // rows_a_block)
    return kernel, trace


# %% [markdown]
# ## Version 1: a thread a row

# %%
kernel, trace = look(
    "v1",
    r"""
__global__ void row_sum(const float* x, float* y, int columns) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0.0f;
  for (int c = 0; c < columns; c++) sum += x[row * columns + c];
  y[row] = sum;
}""",
    rows_a_block=128,
)
print(predictions["v1"])

# %% [markdown]
# The model of time says that L1 bounds it, and that a warp spends its time on line 5. There are few blocks,
# too: 4096 rows are 32 blocks of 128 threads, so 100 of the GPU's 132 SMs have nothing to do. Which accesses does
# line 5 make?

# %%
print(trace.listing())

# %% [markdown]
# 32 sectors a request: the lanes of a warp read 32 rows, so each of their loads of 4 bytes moves a sector of 32
# bytes. One byte in eight is used at once; the others must wait in L1 for their turn, or be fetched again. An index
# map shows it: a shade is a warp, and each warp reads a band of 32 rows, one column after the other.

# %%

draw_index_map(trace.index_map("x"))

# %% [markdown]
# ## Version 2: a block a row
#
# Neighbouring lanes read neighbouring columns, and there are blocks for all SMs.

# %%
kernel, trace = look(
    "v2",
    r"""
__global__ void row_sum(const float* x, float* y, int columns) {
  __shared__ float part[128];
  float sum = 0.0f;
  for (int c = threadIdx.x; c < columns; c += 128) sum += x[blockIdx.x * columns + c];
  part[threadIdx.x] = sum;
  for (int s = 64; s > 0; s /= 2) {
    __syncthreads();  // the step before wrote what this one reads
    if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s];
  }
  if (threadIdx.x == 0) y[blockIdx.x] = part[0];
}""",
    rows_a_block=1,
)
print(predictions["v2"])
print(trace.counters()[SECTORS], "sectors of", FEW * COLUMNS * 4 // 32, "that x has")

# %% [markdown]
# Each sector is loaded once. Device memory bounds it now; what else is there? The machine code has a row for each
# line of the source:

# %%
code = kernel.sass("sm_90")
print(code.summary())
for row in code.lines:
    if row.place:
        print(f"line {row.place.line:2}: {row.instructions:3} instructions:", ", ".join(list(row.opcodes)[:5]))

# %% [markdown]
# ## Version 3: a warp a row, four elements a load
#
# A quarter of the loads, no shared memory, no barriers: shuffles add up the lanes.

# %%
kernel, trace = look(
    "v3",
    r"""
__global__ void row_sum(const float4* x, float* y, int columns) {
  const int row = blockIdx.x * 4 + threadIdx.x / 32, lane = threadIdx.x % 32;
  float sum = 0.0f;
  #pragma unroll 8
  for (int c = lane; c < columns / 4; c += 32) {
    const float4 v = x[row * (columns / 4) + c];
    sum += (v.x + v.y) + (v.z + v.w);
  }
  for (int s = 16; s > 0; s /= 2) sum += __shfl_xor_sync(0xffffffff, sum, s);
  if (lane == 0) y[row] = sum;
}""",
    rows_a_block=4,
)
print(predictions["v3"])
print(next(str(one) for one in kernel.sass("sm_90").instructions if one.name == "LDG"))

# %% [markdown]
# ## The ladder
#
# What each resource alone would take, beside the predicted time:

# %%
figure = Figure(figsize=(8, 3.4), layout="constrained")
axes = figure.subplots()
names = ["dram", "shared and l1", "l2", "blocks", "issue", "latency"]
width = 0.8 / len(predictions)
for i, (name, found) in enumerate(predictions.items()):
    places = np.arange(len(names)) + (i - 1) * width
    axes.bar(
        places,
        [found.resources_us.get(each, 0.0) for each in names],
        width,
        label=f"{name}: {found.microseconds:.1f} us",
    )
axes.set_xticks(range(len(names)), names)
axes.set_ylabel("us on an H200, predicted")
axes.legend()
figure

# %% [markdown]
# Version 3 asks far less of the SM than version 2, and is predicted to take as long: both wait for device memory,
# which moves each byte once. That is where to stop, or to fuse what comes next into it. `wb.page(...)` has all of
# this on one page, and `workbench predict`, `trace` and `sass` in a shell.
