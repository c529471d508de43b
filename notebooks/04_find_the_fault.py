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
# # 4. Find the fault
#
# A race rarely shows in the result of a test: the order that breaks it has to happen. The sanitiser does not wait for
# it. It runs the kernel on the emulator, records every access and all that orders accesses, and looks for two that
# nothing orders ([by which rules](../docs/sanitizer.md)).

# %%
# %load_ext workbench
import torch

x = torch.ones(256)

# %% [markdown]
# ## A race
#
# A block sums 256 numbers in a tree. One barrier is missing; on this run the sum is right all the same.

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void block_sum(const float* x, float* y) {
#   __shared__ float smem[256];
#   smem[threadIdx.x] = x[threadIdx.x];
#   __syncthreads();
#   for (int half = 128; half > 0; half /= 2) {
#     if (threadIdx.x < half) smem[threadIdx.x] += smem[threadIdx.x + half];
#   }
#   if (threadIdx.x == 0) y[0] = smem[0];
# }

# %%
y = torch.zeros(1)
block_sum.sanitize(x, y, grid=1, block=256)

# %%
print(block_sum.sanitize(x, y, grid=1, block=256))

# %% [markdown]
# Kind, both lines, both threads, the byte of shared memory, and what mends it. Threads of one warp race as well; told
# is the pair that is furthest apart, as the barrier of the whole block orders all of them. It goes into the loop, where
# a step reads what the one before wrote:

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void block_sum(const float* x, float* y) {
#   __shared__ float smem[256];
#   smem[threadIdx.x] = x[threadIdx.x];
#   for (int half = 128; half > 0; half /= 2) {
#     __syncthreads();  // the step before has written
#     if (threadIdx.x < half) smem[threadIdx.x] += smem[threadIdx.x + half];
#   }
#   if (threadIdx.x == 0) y[0] = smem[0];
# }

# %%
block_sum.sanitize(x, y, grid=1, block=256)

# %% [markdown]
# ## An index out of bounds
#
# A blur reads its neighbours, and the first and the last thread have one too few. On a GPU the read returns whatever
# lies beside the tensor.

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void blur(const float* x, float* y, int n) {
#   const int i = blockIdx.x * blockDim.x + threadIdx.x;
#   if (i < n) y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3;
# }

# %%
print(blur.sanitize(x, torch.empty(256), 256, grid=2, block=128))

# %% [markdown]
# ## A barrier that not all reach
#
# `__syncthreads()` behind a condition that parts the block: half of the threads wait at one place, half at another.

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void halves(float* x) {
#   if (threadIdx.x < 128) {
#     x[threadIdx.x] += 1;
#     __syncthreads();
#   } else {
#     x[threadIdx.x] += 2;
#     __syncthreads();
#   }
# }

# %%
print(halves.sanitize(torch.zeros(256), grid=1, block=256))

# %% [markdown]
# ## Memory that nobody has written
#
# The halo of this tile is read, but never filled.

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void differences(const float* x, float* y) {
#   __shared__ float smem_x[257];
#   smem_x[threadIdx.x] = x[threadIdx.x];
#   __syncthreads();
#   y[threadIdx.x] = smem_x[threadIdx.x + 1] - smem_x[threadIdx.x];
# }

# %%
print(differences.sanitize(x, torch.empty(256), grid=1, block=256))

# %% [markdown]
# ## A race between blocks, seen
#
# A histogram without atomics. In the index map of `counts`, a dot marks the elements that several threads write.

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void histogram(const int* bins, int* counts, int n) {
#   const int i = blockIdx.x * blockDim.x + threadIdx.x;
#   if (i < n) counts[bins[i]] += 1;
# }

# %%
torch.manual_seed(0)
bins = torch.randint(0, 64, (128,), dtype=torch.int32)
counts = torch.zeros(64, dtype=torch.int32)
print(histogram.sanitize(bins, counts, 128, grid=2, block=64))

# %%
histogram.trace(bins, counts, 128, grid=2, block=64).index_map("counts")

# %% tags=["active-ipynb"]
# %%cuda
# extern "C" __global__ void histogram(const int* bins, int* counts, int n) {
#   const int i = blockIdx.x * blockDim.x + threadIdx.x;
#   if (i < n) atomicAdd(&counts[bins[i]], 1);
# }

# %%
counts.zero_()
print(histogram.sanitize(bins, counts, 128, grid=2, block=64))
torch.testing.assert_close(counts.long(), torch.bincount(bins.long(), minlength=64))

# %% [markdown]
# `workbench sanitize` does the same for every small case of the kernels in `kernels_cu/`.
#
# Next: [sweep block sizes](05_sweep_block_sizes.ipynb).
