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
# # 3. What limits occupancy
#
# An SM holds as many blocks as its registers, its shared memory, its warp slots, its block slots and its barriers
# allow, and the scarcest of them decides. What a kernel takes of each stands in its machine code, which NVRTC makes
# without a GPU; the rest is arithmetic.

# %%
# %load_ext workbench
from pathlib import Path

import workbench as wb
from workbench.plots import draw_occupancy, draw_occupancy_heat_map

Path("scratch").mkdir(exist_ok=True)

# %% [markdown]
# A block here keeps a tile of 24 KiB in shared memory. One thread computes `ITEMS` sums at a time, each in registers
# of its own: the more, the fewer loads, and the more registers.

# %% tags=["active-ipynb"]
# %%writefile scratch/row_sums.cu
# #ifndef ITEMS
# #define ITEMS 8
# #endif
# extern "C" __global__ void row_sums(const float* x, const float* weight, float* y, int rows, int columns) {
#   __shared__ float smem_w[6144];
#   for (int i = threadIdx.x; i < 6144; i += blockDim.x) smem_w[i] = weight[i];
#   __syncthreads();  // all weights are there
#   const long long row = blockIdx.x * blockDim.x + threadIdx.x;
#   if (row >= rows) return;
#   float acc[ITEMS] = {};
#   for (int column = 0; column < columns; ++column) {
#     const float value = x[row * columns + column];
# #pragma unroll
#     for (int item = 0; item < ITEMS; ++item) acc[item] += value * smem_w[column * ITEMS + item];
#   }
# #pragma unroll
#   for (int item = 0; item < ITEMS; ++item) y[row * ITEMS + item] = acc[item];
# }

# %%
kernel = wb.load("scratch/row_sums.cu", "row_sums")
kernel

# %% [markdown]
# ## How many blocks fit, and why not more
#
# `wb.occupancy` takes what the kernel needs, and names every resource that allows no more blocks.


# %%
def occupancy(kernel, threads, arch="sm_90"):
    """Compute the occupancy of a kernel from the resources of its machine code."""
    needs = kernel.resources(arch)
    return wb.occupancy(threads, needs.registers, needs.static_smem_bytes, barriers=needs.barriers, arch=arch)


now = occupancy(kernel, threads=128)
now

# %% [markdown]
# Nine blocks of 24 KiB fill the 228 KiB of an H200's SM: shared memory decides, so a larger block is nearly free.
# Which one? The same question over shared memory, and over both at once:

# %%
draw_occupancy(now, "row_sums", "smem_bytes")

# %%
draw_occupancy_heat_map(now, "row_sums")

# %% [markdown]
# The brightest fields hold 48 of 64 warps: with 34 registers a thread, no more fit. With 32, 256 threads a block fill
# the SM, the tile as it is. NVRTC 13.0 takes two more by itself; told not to, it needs no local memory for it.

# %%
frugal = wb.load("scratch/row_sums.cu", "row_sums", max_registers=32)
better = occupancy(frugal, threads=256)
print(frugal.resources())
print(better)

# %% [markdown]
# ## The other axis: registers
#
# More sums a thread need more registers, and from some point on those decide.

# %%
print(f"{'ITEMS':>5} {'registers':>9} {'local B':>7}  occupancy")
for items in (1, 8, 32, 64, 128):
    variant = wb.load("scratch/row_sums.cu", "row_sums", defines={"ITEMS": items})
    needs, result = variant.resources(), occupancy(variant, threads=256)
    print(
        f"{items:5} {needs.registers:9} {needs.local_bytes:7}  {result.percent:.1f} %, {' and '.join(result.limiters)}"
    )

# %%
draw_occupancy(
    occupancy(wb.load("scratch/row_sums.cu", "row_sums", defines={"ITEMS": 64}), 256), "row_sums", "registers"
)

# %% [markdown]
# A bound on the registers buys blocks, and pays with spills: local memory that every thread reads and writes. Whether
# that is worth it only a measurement tells.

# %%
bounded = wb.load("scratch/row_sums.cu", "row_sums", defines={"ITEMS": 64}, max_registers=48)
print(bounded.resources())
print(occupancy(bounded, threads=256))

# %% [markdown]
# ## Waves and their tail
#
# A grid runs in waves of as many blocks as fit at once. The last wave may be nearly empty: one block too many costs a
# whole wave.

# %%
for blocks in (132 * 8, 132 * 8 + 1, 132 * 12):
    print(better.waves(blocks, num_sms=132))

# %% [markdown]
# ## From one architecture to the next
#
# The same source, compiled for each, against each one's own limits:

# %%
for arch in ("sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"):
    print(occupancy(kernel, threads=256, arch=arch))

# %% [markdown]
# `workbench occupancy FILE.cu --arch sm_90 --block 256` prints the same at the command line, and draws it with
# `--plots`.
#
# Next: [find the fault](04_find_the_fault.ipynb).
