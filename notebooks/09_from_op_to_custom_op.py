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
# # 9. From a PyTorch op to a custom op
#
# A gate of a SwiGLU layer is two operators in PyTorch: `silu(gate) * up`. Here it becomes one kernel in one sitting:
# written, checked, mended, declared as an op, verified in three element types, and exported as a package that does
# without Workbench.

# %%
# %load_ext workbench
from pathlib import Path

import torch
from torch.nn import functional

import workbench as wb
from workbench.plots import draw_index_map

gate, up = torch.randn(2, 6, 40).unbind()


def oracle(gate, up):
    """Compute what is wanted, with PyTorch."""
    return functional.silu(gate) * up


# %% [markdown]
# PyTorch reads `gate`, writes `silu(gate)`, reads it again with `up`, and writes the result: five tensors of traffic.
# One kernel needs three.
#
# ## A first kernel, with a mistake

# %%
source = r"""
extern "C" __global__ void silu_mul(const float* gate, const float* up, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = gate[i];
  y[i] = v / (1.0f + expf(-v)) * up[i];
}"""
first = wb.load(source)
run = first[4, 64].bind(gate, up, n=gate.numel(), out=("y", gate.shape))
run.sanitize()

# %% [markdown]
# 256 threads are launched for 240 elements, and nothing stops the last 16. On a GPU that goes unnoticed for as long as
# the memory behind the tensors is there. Mended:

# %%
mended = source.replace("  const float v", "  if (i >= n) return;\n  const float v")
run = wb.load(mended)[4, 64].bind(gate, up, n=gate.numel(), out=("y", gate.shape))
assert run.sanitize().passed
run.check({"y": oracle})

# %% [markdown]
# `check` computes the reference in float64, and gives each element a tolerance of its own. Which thread writes which
# element:

# %%
draw_index_map(run.trace().index_map("y"))

# %% [markdown]
# ## The op
#
# A folder holds the kernel and its declaration: the oracle, the cases, and how a call is launched. `SCALAR` makes it
# one source for three element types. `workbench new silu_mul --kernels scratch/ops` writes such a folder to begin
# with.

# %%
folder = Path("scratch/ops/silu_mul")
folder.mkdir(parents=True, exist_ok=True)
(folder / "v1_elementwise.cu").write_text(r"""// v1_elementwise.cu: the gate of a SwiGLU, one element a thread
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#ifndef SCALAR
#define SCALAR float  // element type of the tensors: float, __half or __nv_bfloat16
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void silu_mul(const SCALAR* gate, const SCALAR* up, SCALAR* y,
                                                                  long long n) {
  const long long i = static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x;
  if (i >= n) return;
  const float v = static_cast<float>(gate[i]);
  y[i] = static_cast<SCALAR>(v / (1.0f + expf(-v)) * static_cast<float>(up[i]));
}
""")
(folder / "op.py").write_text('''
from pathlib import Path

import torch

from workbench.op import Case, Input, Launch, Op, Plan, Tunable, Variant, ceil_div


def oracle(gate, up):
    """Compute silu(gate) * up with PyTorch."""
    return torch.nn.functional.silu(gate) * up


def elementwise(gate, up, *, config):
    """Plan one thread per element; tensors with gaps are copied first."""
    gate, up = gate.contiguous(), up.contiguous()
    y = torch.empty_like(gate)
    arguments = {"gate": gate, "up": up, "y": y, "n": y.numel()}
    grid = ceil_div(y.numel(), config["BLOCK_SIZE"])
    return Plan((y,), (Launch("silu_mul", arguments, grid=grid, block=config["BLOCK_SIZE"]),))


op = Op(
    name="silu_mul",
    oracle=oracle,
    variants=(
        Variant(
            "v1_elementwise",
            Path(__file__).with_name("v1_elementwise.cu"),
            elementwise,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256)),),
        ),
    ),
    cases=tuple(
        Case(name, {"gate": Input(shape), "up": Input(shape)})
        for name, shape in (("odd", (3, 5, 7)), ("layer", (64, 512)))
    ),
)
''')
op = wb.find_op("silu_mul", "scratch/ops")
wb.verify(op, seed=0)

# %% [markdown]
# `verify` also tries what the cases do not say: large and small values, NaN and infinities, tensors with gaps, other
# configs. Now the op is called as the oracle is, and `torch.ops` and `torch.compile` know it.

# %%
torch.testing.assert_close(op(gate, up), oracle(gate, up))
torch.ops.workbench.silu_mul(gate, up).shape

# %% [markdown]
# ## How long it takes
#
# On a GPU, `wb.bench(op)` measures. Without one, a model predicts, and says what bounds the launch:

# %%
size = 4096 * 2048
kernel = wb.load((folder / "v1_elementwise.cu").read_text())
large = [torch.zeros(size) for _ in range(3)]
predicted = kernel.predict(*large, size, grid=size // 256, block=256)
least_us = 3 * 4 * size / 4.3e6  # three tensors at 4.3 TB/s, as an H200 reads and writes
print(f"{predicted.microseconds:.1f} us, bound by {predicted.bound}; the traffic alone takes {least_us:.1f} us")

# %% [markdown]
# The kernel moves each byte once, and yet takes twice as long: it waits. A thread has two loads on their way and no
# more. [Why is it slow?](10_why_is_it_slow.ipynb) shows how to find such a thing, and what to do about it.
#
# ## Away from here
#
# The package below needs PyTorch and a CUDA toolkit, and no Workbench. `pip install` builds it where it is used;
# `torch.ops` has it there.

# %%
written = wb.export(op, "custom_op", "scratch/silu_mul_op", cases=["layer"])
for path in sorted(Path("scratch/silu_mul_op").rglob("*")):
    if path.is_file():
        print(path.relative_to("scratch"), path.stat().st_size, "bytes")

# %% [markdown]
# From the command line the whole way is `workbench new`, `sanitize`, `verify`, `tune`, `export`. [Gradients of your
# own](../docs/guide/gradients.md) adds a backward kernel, [continuous integration](../docs/guide/ci.md) keeps all of
# it true.
