"""Break CUDA sources at random and ask for signature, resources and a launch.

Beside kernels alone there are a program with its host code and a Python file with CUDA in a string.

``python -m tests.kernel.fuzz_sources COUNT [SEED]``

Each source must give an error of Workbench's own or a result, within `LIMIT_S`. The first that does anything else is
printed and ends the run; the last line counts what became of the others.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

import torch

import workbench as wb
from workbench.compile.declarations import find_declarations
from workbench.core.errors import CompileError, WorkbenchError
from workbench.emulator import Program

LIMIT_S = 20.0
BUDGET = 20_000  # warp-instructions of a launch: what is broken may loop
ROOT = Path(__file__).parents[2]
FILES = (
    *ROOT.glob("tests/sound_kernels/*.cu"),
    *ROOT.glob("tests/broken_kernels/*.cu"),
    *ROOT.glob("kernels_cu/*/*.cu"),
)
SMALL = tuple(
    part.strip().split("\n", 1)
    for part in re.split(
        "----\n",
        r"""
f<float>
template <typename T> __global__ void f(T* y) { y[0] = 1; }
----
f<float, 3>
template <class T, int N = 4> __global__ void f(const T* x, T* y, int n) {
  if (threadIdx.x < n) y[threadIdx.x] = x[0] * N;
}
----
f
extern "C" __global__ void f(const float* __restrict__ x, float* y, int n = 3) { y[threadIdx.x] = x[n]; }
----
f
struct P { float a; int b[3]; };
__global__ void f(P p, P* q) { q[0] = p; }
----
f
#define ARGS const float* x, float* y
#define BODY(i) y[i] = x[i] + 1
__global__ void f(ARGS) { BODY(threadIdx.x); }
----
a::b::f<int>
namespace a { namespace b {
template <typename... Ts> __global__ void f(int n, Ts*... ys) { ((ys[0] = n), ...); }
} }
----
f
#include <cuda_fp16.h>
__global__ void __launch_bounds__(128, 2) f(__half2* y, unsigned long long n) { y[n & 3] = __float2half2_rn(1.f); }
----
f
template <int N> struct A { static constexpr int v = A<N - 1>::v + 1; };
template <> struct A<0> { static constexpr int v = 0; };
__global__ void f(int* y) {
  __shared__ int s[A<9>::v];
  s[threadIdx.x & 7] = 1;
  __syncthreads();
  y[threadIdx.x] = s[0];
}
----
f
typedef float (*Op)(float);
__device__ float g(float x) { return x * x; }
__global__ void f(float* y, int n) {
  Op op = g;
  for (int i = 0; i < n; ++i) { switch (i) { case 1: y[i] = op(2.f); break; default: y[i] = 0x1p3f; } }
}
----
f
__global__ void f(int* y) {
  asm volatile("add.s32 %0, %0, 1;" : "+r"(y[0]));
  auto l = [=](int i) { return i; };
  y[1] = l(2);
}
----
f<float>
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
#define CHECK(call) do { if ((call) != cudaSuccess) exit(1); } while (0)
struct Box {
  float low;
  __host__ __device__ Box(float low) : low(low) {}
  __device__ float at() const { return low; }
  void show() const { printf("%f", low); }
};
template <typename T> __global__ void f(T* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = T(Box(2).at());
}
int main(int argc, char** argv) {
  std::vector<float> host(64, 1.0f);
  float* y;
  CHECK(cudaMalloc(&y, 64 * sizeof(float)));
  f<float><<<dim3(2), 32>>>(y, 64);
  CHECK(cudaMemcpy(host.data(), y, 64 * sizeof(float), cudaMemcpyDeviceToHost));
  for (float value : host) printf("%f ", value);
  return 0;
}
----
f.py
import torch
from torch.utils.cpp_extension import load_inline
SOURCE = '''
__device__ float twice(float x) { return 2 * x; }
__global__ void f(const float* x, float* y, int n) {
  if (threadIdx.x < n) y[threadIdx.x] = twice(x[threadIdx.x]);
}
torch::Tensor run(torch::Tensor x) {
  auto y = torch::empty_like(x);
  f<<<1, x.numel()>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
  return y;
}
'''
module = load_inline("f", "torch::Tensor run(torch::Tensor x);", SOURCE, functions=["run"])
""",
    )
)
WORDS = (
    "typename",
    "class",
    "template",
    "const",
    "float",
    "int",
    "__global__",
    "T",
    "#define",
    "#if",
    *"<>:;{}()[],*&",
)
PYTHON = ".py"
"""Ends the expression of a source that is a Python file with CUDA in a string."""
_TOKEN = re.compile(r"\s+|//[^\n]*|\w+|\"[^\"\n]*\"|.", re.DOTALL)


def break_up(text: str, rng: random.Random) -> str:
    """Drop, double, misspell, swap or put in a few tokens of a text."""
    tokens = _TOKEN.findall(text)
    places = [i for i, token in enumerate(tokens) if not token.isspace()]
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        i, j = rng.choice(places), rng.choice(places)
        kind = rng.randrange(6)
        if kind == 0:
            tokens[i] = ""
        elif kind == 1:
            tokens[i] += " " + tokens[i]
        elif kind == 2 and len(tokens[i]) > 1:
            at = rng.randrange(len(tokens[i]) - 1)
            tokens[i] = tokens[i][:at] + tokens[i][at + 1] + tokens[i][at] + tokens[i][at + 2 :]
        elif kind == 3:
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif kind == 4:
            tokens[i] = rng.choice(WORDS)
        else:
            tokens[i] = tokens[i][:-1]
    return "".join(tokens)


def arguments(kernel: wb.Kernel) -> list[Any]:
    """Make an argument for every parameter."""
    values: list[Any] = []
    for parameter in kernel.signature.parameters:
        if parameter.is_pointer:
            values.append(
                torch.zeros(4096, dtype=getattr(torch, parameter.dtype.name) if parameter.dtype else torch.uint8)
            )
        else:
            values.append(1 if parameter.dtype else bytes(parameter.size_bytes))
    return values


def examine(text: str, expression: str, include_dirs: tuple[Path, ...]) -> str:
    """Ask everything of one source; return what became of it."""
    source: str | Path = text + "\n"
    if expression.endswith(PYTHON):
        expression, source = expression.removesuffix(PYTHON), include_dirs[0] / f"broken{PYTHON}"
        source.write_text(text, encoding="utf-8")
    try:
        kernel = wb.load(source, expression, include_dirs=include_dirs)
        str(kernel.signature)
    except CompileError as error:
        return "line" if any(d.line for d in error.diagnostics) else f"no line: {error}"
    except WorkbenchError as error:
        return type(error).__name__
    try:
        kernel.resources("sm_90")
        kernel[1, 32](*arguments(kernel))
    except WorkbenchError as error:
        return f"then {type(error).__name__}"
    return "ran"


def main(count: int, seed: int, folder: Path) -> None:
    """Examine `count` sources; those that are files are written to `folder`."""
    rng = random.Random(seed)
    launch = Program.launch
    Program.launch = lambda self, *args, **named: launch(self, *args, **{"budget": BUDGET, **named})
    files = []
    for path in sorted(FILES):
        text = path.read_text()
        declared = [d for d in find_declarations(text) if d.is_definition and not d.template]
        files += [(text, d.name, path.parent) for d in declared[:1]]
    became: Counter[str] = Counter()
    slowest = 0.0
    for number in range(count):
        if rng.random() < 0.8:
            (expression, text), where = rng.choice(SMALL), folder
        else:
            text, expression, where = rng.choice(files)
        broken = break_up(text, rng)
        start_s = time.perf_counter()
        try:
            end = examine(broken, expression, (where, ROOT / "tests"))
        except BaseException:
            print(f"source {number} of seed {seed}, {expression}:\n{broken}\n{traceback.format_exc()}", file=sys.stderr)
            raise
        took_s = time.perf_counter() - start_s
        slowest = max(slowest, took_s)
        if took_s > LIMIT_S:
            sys.exit(f"source {number} of seed {seed}, {expression}, took {took_s:.1f} s:\n{broken}")
        if end.startswith("no line"):
            print(f"{number}: {end}")
        became[end.split(":")[0]] += 1
    print(f"slowest: {slowest:.1f} s")
    print(" ".join(f"{end.replace(' ', '-')}={times}" for end, times in became.items()))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0, Path(temporary))
