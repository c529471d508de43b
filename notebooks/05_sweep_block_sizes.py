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
# # 5. Sweep block sizes
#
# A kernel has constants that change its speed and not its result: block size, tile, padding. A folder with an `op.py`
# declares them once, beside the PyTorch function that says what is right; `wb.tune` tries every combination. With a
# GPU it times them. Without one, as here, it checks each on the emulator and ranks them by a prediction.

# %%
# %load_ext workbench
from pathlib import Path

import workbench as wb
from workbench.plots import draw_coordinates, draw_heat_map

Path("scratch/ops/transpose").mkdir(parents=True, exist_ok=True)

# %% [markdown]
# ## A kernel with three constants

# %% tags=["active-ipynb"]
# %%writefile scratch/ops/transpose/v1_tiles.cu
# // v1_tiles.cu: transpose of a matrix through tiles in shared memory
# #ifndef TILE
# #define TILE 32  // tunable: rows and columns of a tile
# #endif
# #ifndef ROWS
# #define ROWS 8  // tunable: rows of threads in a block
# #endif
# #ifndef PAD
# #define PAD 0  // tunable: floats that lengthen each row of the tile
# #endif
# extern "C" __global__ void transpose(const float* x, float* y, int rows, int columns) {
#   __shared__ float smem_x[TILE][TILE + PAD];
#   const int row = blockIdx.y * TILE, column = blockIdx.x * TILE;
#   for (int i = threadIdx.y; i < TILE; i += ROWS)
#     if (row + i < rows && column + threadIdx.x < columns)
#       smem_x[i][threadIdx.x] = x[(row + i) * columns + column + threadIdx.x];
#   __syncthreads();  // the tile is whole
#   for (int i = threadIdx.y; i < TILE; i += ROWS)
#     if (column + i < columns && row + threadIdx.x < rows)
#       y[(column + i) * rows + row + threadIdx.x] = smem_x[threadIdx.x][i];
# }

# %% [markdown]
# ## Its declaration
#
# The oracle, how a launch is planned from a config, what may be tried, and on which inputs.

# %% tags=["active-ipynb"]
# %%writefile scratch/ops/transpose/op.py
# """Transpose of a matrix."""
#
# from pathlib import Path
#
# from workbench.op import Case, Input, Launch, Op, Plan, Tunable, Variant, ceil_div
#
#
# def transpose(x):
#     return x.T.contiguous()
#
#
# def tiles(x, *, config):
#     rows, columns = x.shape
#     y = x.new_empty(columns, rows)
#     arguments = {"x": x, "y": y, "rows": rows, "columns": columns}
#     tile = config["TILE"]
#     launch = Launch(
#         "transpose", arguments, grid=(ceil_div(columns, tile), ceil_div(rows, tile)), block=(tile, config["ROWS"])
#     )
#     return Plan((y,), (launch,))
#
#
# op = Op(
#     name="transpose",
#     oracle=transpose,
#     variants=(
#         Variant(
#             "v1_tiles",
#             Path(__file__).parent / "v1_tiles.cu",
#             tiles,
#             tunables=(
#                 Tunable("TILE", 32, (16, 32)),
#                 Tunable("ROWS", 8, (4, 16)),
#                 Tunable("PAD", 0, (0, 1)),
#             ),
#             dtypes=("float32",),
#         ),
#     ),
#     cases=(
#         Case("odd", {"x": Input((65, 70))}),
#         Case("square", {"x": Input((256, 256))}),
#     ),
# )

# %% [markdown]
# A kernel is verified before anyone asks how fast it is.

# %%
op = wb.find_op("transpose", "scratch/ops")
print(wb.verify(op, device="cpu"))

# %% [markdown]
# ## The sweep
#
# Every candidate runs in a worker process, is compared with the float64 oracle, and becomes a row. On a GPU a crash or
# a hang is a row too, and a sweep that is killed goes on where it stopped; here nothing is stored. Below the cell its
# progress is shown while it runs: what is left, the best so far, and how the others ended.

# %%
report = wb.tune(op, case="square", store=":memory:")
report

# %% [markdown]
# The prediction is a model of time: what a few blocks ask of each resource of an H200, by a trace and the machine code.
# At this size most of it is the launch itself. What the model cannot see it calls equal, and a GPU has to decide.

# %%
draw_coordinates(report)

# %%
draw_heat_map(report, "TILE", "PAD")

# %% [markdown]
# At the command line: `workbench tune transpose --case square --kernels scratch/ops`. On a GPU the result is kept, and
# `workbench.tune.tuned` looks it up when the op is called.
#
# Next: [a fused system, from op to model](06_fused_system.ipynb).
