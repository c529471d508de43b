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
# # 7. The ladder: from a correct kernel to a fast one
#
# `kernels_cu/conv_transpose2d` holds one operator in many versions, each with one idea more than another. On an H200
# the first takes hundreds of milliseconds for a layer of KernelBench, PyTorch 5.2, the fastest 1.5. This notebook
# climbs the ladder without a GPU: the versions for Hopper, with their `wgmma` and bulk copies, run on the emulator
# too, and a trace shows what each idea changes. The times beside it were measured; their file is in the repository.

# %%
# %load_ext workbench
import json
import re
import textwrap

import numpy as np
import torch
from matplotlib.figure import Figure

import workbench as wb
from workbench.analysis.roofline import roofline
from workbench.core.places import SHARE

op = wb.find_op("conv_transpose2d")

# %% [markdown]
# ## The ideas
#
# Each source opens with a header that says what it changes, or what each of its builds changes. The number is a name;
# the rungs are climbed in the order of the list. The first ones take any geometry; v2 to v6 are for 64 channels and
# 3 x 3.

# %%
for variant in op.variants:
    header = rf"^//   (?:{variant.name.partition('_')[0]} )?from (v\d+) +: (.*(?:\n// {{10,}}.*)*)"
    change = re.search(header, variant.source.read_text(), re.MULTILINE)
    text = f"({change[1]}) {change[2]}" if change else "one thread gathers one output"
    words = text.replace("\n//", "").split()
    print(textwrap.fill(" ".join(words), 100, initial_indent=f"{variant.name:18}", subsequent_indent=" " * 18))

# %% [markdown]
# ## Two floors
#
# Before a kernel is made faster one should know how fast it can be. The layer takes x (8, 64, 1024, 1024) and a
# weight (64, 64, 3, 3): 619 billion operations, and 4.3 GB when x is read once and y written once. With f16 operands
# on the tensor cores the operations are the lower of the two floors; in plain fp32 they are the higher by far.

# %%
operations = 2 * 8 * 64 * 1024 * 1024 * 64 * 3 * 3
moved = 4 * 8 * 64 * (1024 * 1024 + 1026 * 1026)
for arithmetic in ("f32", "tf32", "f16"):
    floor = roofline(operations, moved, "H200 measured", arithmetic)
    print(f"{arithmetic:5} at least {floor.least_us / 1e3:5.2f} ms: {floor.bound}")

# %% [markdown]
# ## v1: right, and 50 times slower than PyTorch
#
# One thread gathers one output from 576 products, and loads both factors of each. A trace of a few blocks says what
# that means: two loads for every multiplication. Most of them find their line in a cache, which has no time for
# anything else. (Here x has two rows, so half of the taps fall outside.)

# %%
torch.manual_seed(0)
x, weight = torch.randn(1, 64, 2, 300), torch.randn(64, 64, 3, 3) / 24


def trace(variant, blocks=None):
    """Run a variant on the emulator; return its output and the traces of the launches that compute it."""
    plan = variant.prepare(x, weight)
    plan.fill()
    traces = []
    for launch in plan.launches:
        geometry = {"grid": launch.grid, "block": launch.block, "smem_bytes": launch.smem_bytes}
        kernel = variant.kernel(launch)
        traced = kernel.trace(**launch.arguments, **geometry, strided=True, blocks=blocks)
        if launch.kernel == "conv_transpose2d":
            traces.append(traced)
    return plan.outputs[0], traces


exact = op.oracle(x.double(), weight.double())
y, (first, *_) = trace(op.variant("v1_gather"), blocks=range(40))
counted = first.counters()
loads = counted["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"]
stores = counted["l1tex__t_requests_pipe_lsu_mem_global_op_st.sum"]
print(f"largest error {(y - exact).abs().max():.1e}")
print(f"{loads / stores:.0f} warp loads for each warp store")

# %% [markdown]
# ## v8 and v9: tiles in shared memory, then in registers
#
# As a matrix product, the layer has output channels for rows and pixels for columns. A block of v8 loads a tile of
# either factor into shared memory, where 16 outputs use each element: global loads fall by 12. But each product still
# takes two values from shared memory, which is now what limits. A thread of v9 holds 8 x 8 outputs in registers: 16
# values from shared memory serve 64 products, by 4 loads of 16 bytes. Both compute in fp32, at any geometry: a stride
# of s is s x s products, one for each phase of the output, and no product is by a zero.

# %%
for name, blocks in (("v1_gather", range(40)), ("v8_smem_tiles", range(8)), ("v9_register_tiles", range(2))):
    y, (traced,) = trace(op.variant(name), blocks=blocks)
    counted = traced.counters()
    stores = counted["l1tex__t_requests_pipe_lsu_mem_global_op_st.sum"]
    loads = counted["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] / stores
    wavefronts = counted["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"] / stores
    print(f"{name:18} per warp store: {loads:6.1f} global loads, {wavefronts:6.0f} wavefronts of shared memory")

# %% [markdown]
# ## v2: the products move to the tensor cores
#
# A transposed convolution of stride 1 is a matrix product for each of the 9 taps, of a 64 x 64 weight and a row of x
# shifted by the tap's column. In shared memory a shift is another start address, so nothing is rearranged: `wgmma`
# reads the operands where they lie. x enters once per row, as f16, which carries TF32's 10 bits of mantissa; a flag
# sends inputs out of its range to a second build. The error is TF32's, as that of PyTorch's own convolution on a GPU.
#
# From here on the products are hidden behind the memory, and the next two ideas are about stores. A warp's registers
# hold the result in the tensor cores' layout: 8 channels at a time, 4 lanes to each. Stored directly, one instruction
# touches 8 rows of y. What is a store worth? A line of 128 bytes that two instructions touch costs the L2 cache like
# two lines, so we count how often each line of y is touched.


# %%
def touches_per_line(traces):
    """How many store instructions touch each 128-byte line of y, on average."""
    pairs, lines = 0, set()
    for traced in traces:
        for accesses in traced.iter_accesses():
            written = accesses[(accesses["tensor"] == "y") & (accesses["kind"] == "st")]
            touched = np.unique(np.stack([written["instruction"], written["address"] // 128], axis=1), axis=0)
            pairs += len(touched)
            lines |= set(touched[:, 1].tolist())
    return pairs / len(lines)


touches = {}
for name in ("v2_wgmma_rows", "v3_staged_store", "v4_line_store", "v5_bulk_rows"):
    y, traces = trace(op.variant(name))
    touches[name] = touches_per_line(traces)
    print(f"{name:16} largest error {(y - exact).abs().max():.1e}, a line of y is touched {touches[name]:.2f} times")

# %% [markdown]
# ## v3 and v4: what leaves, leaves in whole lines
#
# v3 passes the result through shared memory, so that a warp stores 256 bytes in a row. But a row of y is 1026 floats
# long: most rows begin within a line, and both ends of each piece are shared with a neighbour. v4 cuts the pieces
# where lines begin. What remains above 1 are the ends of the strips that a block computes.
#
# ## v5: what enters, enters by the copy engine
#
# Until v4, producer warps load x through registers: as many bytes are on their way as registers can wait for. v5 has
# the copy engine bring whole rows to shared memory, 12 planes ahead, and barriers count the bytes that have come.
#
# ## Measured
#
# `benchmarks/ladder.py` times every version on an H200, in turns with PyTorch, the L2 cache cold, and checks each
# output in the same run. The dashed line is the floor of memory; the share of it is what the ladder has reached.

# %%
measured = json.loads(max((SHARE / "benchmarks" / "results").glob("ladder-*.json")).read_text())
rows = [
    row for row in measured["rows"] if (row["subject"], row["case"], row["tf32"]) == ("conv_transpose2d", "s3", True)
]
names, times = [row["version"] for row in rows], [row["ms"] for row in rows]

figure = Figure(figsize=(9.6, 0.4 * len(rows) + 0.8), layout="constrained")
axes = figure.add_subplot()
bars = axes.barh(names[::-1], times[::-1], color=["#0072B2" if name != "eager" else "#999999" for name in names[::-1]])
axes.bar_label(bars, fmt="%.3g ms", padding=3)
axes.axvline(rows[0]["limit_ms"], color="black", linestyle="--", linewidth=1)
axes.set_xscale("log")
axes.set_xlim(0.5, 1000)
axes.xaxis.set_major_formatter("{x:g}")
axes.set_xlabel(f"ms for x (8, 64, 1024, 1024), {measured['machine']['gpu']}, {measured['date'][:10]}")
axes.spines[["top", "right"]].set_visible(False)
figure

# %% [markdown]
# v5 stands at two thirds of the floor. What it would take to go on, and which ideas were tried and refuted
# (prefetching into the L2 cache, a third group of consumers, stores by the copy engine), is in the folder's
# [LOG.md](../kernels_cu/conv_transpose2d/LOG.md): each step with what was predicted, what was measured and why.
#
# ## Who chooses
#
# Nobody calls a version by its name. The op takes the one that is predicted to be the fastest of those that have no
# obstacle; `workbench list conv_transpose2d` says for every case which one that is, and why it is none of the others.
# Tensors of the meta device stand for ones on an H200:

# %%
for shape in ((8, 64, 1024, 1024), (8, 32, 1024, 1024)):
    on_gpu = torch.empty(shape, device="meta"), torch.empty(shape[1], 64, 3, 3, device="meta")
    print("x", shape)
    for one in op.consider(*on_gpu):
        print(f"  {one.way.name:18} {one.obstacle or 'is chosen'}")
