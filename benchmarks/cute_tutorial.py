"""CUTLASS's CuTe tutorial kernels on the emulator, or on a GPU: right, and what the first and second launch cost.

The kernels come out of the tutorial's own files: the device function as it stands, below a kernel of ours that makes
the layouts which the tutorial's host code makes. The tensor maps of the last one are arguments, as `wb.TensorMap`.

    pip install --no-deps --target DIR nvidia-cutlass
    python benchmarks/cute_tutorial.py --cutlass DIR/cutlass_library/source [--device cuda] [KERNEL]...
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import torch

import workbench as wb
from workbench.compile.compiler import Compilers, Job, Limits, Outcome

_CUTE = "#include <cute/tensor.hpp>\n"
_PIPELINE = "#include <cutlass/arch/barrier.h>\n#include <cutlass/pipeline/sm90_pipeline.hpp>\n"
_USING = "using namespace cute;\n"
_SHAPES = """
  using namespace cute;
  auto shape = make_shape(m, n, k);
  auto bM = Int<128>{}; auto bN = Int<128>{}; auto bK = Int<kBlockK>{}; auto bP = Int<3>{};
  auto tiler = make_shape(bM, bN, bK);
  auto dC = make_stride(Int<1>{}, m);
"""
"""C is (m, n) with m contiguous."""
_ACROSS = "auto dA = make_stride(Int<1>{}, m); auto dB = make_stride(Int<1>{}, n);"
_ALONG = "auto dA = make_stride(k, Int<1>{}); auto dB = make_stride(k, Int<1>{});"


@dataclass(frozen=True)
class Tutorial:
    """One of the tutorial's kernels.

    Attributes
    ----------
    path : str
        Of the file, in the tutorial's folder.
    includes, body : str
        CUDA C++ before the device function, and in the kernel below it.
    dtype : torch.dtype
        Of a, b and c.
    block_k, threads, stages : int
    is_along : bool
        Whether k is contiguous in a and b; else m and n are.
    has_maps : bool
        Whether a and b come as tensor maps.
    """

    path: str
    includes: str
    body: str
    dtype: torch.dtype
    block_k: int
    threads: int
    stages: int
    is_along: bool
    arch: str = "sm_90a"
    has_maps: bool = False

    @property
    def smem_bytes(self) -> int:
        """Dynamic shared memory: the stages of both operands, and two mbarriers a stage."""
        return self.stages * (2 * 128 * self.block_k * self.dtype.itemsize + 16 * self.has_maps)


_PIPE_COPIES = """
  TiledCopy copy_a = make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEALWAYS<uint128_t>, half_t>{{}},
                                     Layout<Shape<_16, _8>{strides}>{{}}, Layout<Shape<{values}>>{{}});
"""
_WGMMA = "TiledMMA mma = make_tiled_mma(SM90_64x64x16_F16F16F16_SS<GMMA::Major::MN, GMMA::Major::MN>{});"
TUTORIALS = {
    "sgemm_1": Tutorial(
        "sgemm_1.cu",
        _CUTE,
        f"""{_ACROSS}
  auto sA = make_layout(make_shape(bM, bK)); auto sB = make_layout(make_shape(bN, bK));
  auto sC = make_layout(make_shape(bM, bN));
  auto tA = make_layout(make_shape(Int<32>{{}}, Int<8>{{}}));
  auto tC = make_layout(make_shape(Int<16>{{}}, Int<16>{{}}));
  gemm_device(shape, tiler, a, dA, sA, tA, b, dB, sB, tA, c, dC, sC, tC, 1.f, 0.f);""",
        torch.float32,
        8,
        256,
        0,
        is_along=False,
        arch="sm_80",
    ),
    "sgemm_sm80": Tutorial(
        "sgemm_sm80.cu",
        _CUTE,
        f"""{_ALONG}
  auto atom = composition(Swizzle<3, 3, 3>{{}}, Layout<Shape<_8, Shape<_8, _8>>, Stride<_8, Stride<_1, _64>>>{{}});
  auto sA = tile_to_shape(atom, make_shape(bM, bK, bP)); auto sB = tile_to_shape(atom, make_shape(bN, bK, bP));
  {_PIPE_COPIES.format(strides=", Stride<_8, _1>", values="_1, _8")}
  TiledMMA mma = make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN{{}}, Layout<Shape<_2, _2>>{{}}, Tile<_32, _32, _16>{{}});
  Copy_Atom<SM75_U32x4_LDSM_N, half_t> s2r;
  gemm_device(shape, tiler, a, dA, sA, copy_a, s2r, b, dB, sB, copy_a, s2r, c, dC, make_layout(make_shape(bM, bN)), mma,
              half_t(1.f), half_t(0.f));""",
        torch.float16,
        64,
        128,
        3,
        is_along=True,
        arch="sm_80",
    ),
    "wgmma_sm90": Tutorial(
        "hopper/wgmma_sm90.cu",
        f"{_CUTE}{_USING}",
        f"""{_ACROSS}
  auto sA = tile_to_shape(GMMA::Layout_MN_SW128_Atom<half_t>{{}}, make_shape(bM, bK, bP));
  auto sB = tile_to_shape(GMMA::Layout_MN_SW128_Atom<half_t>{{}}, make_shape(bN, bK, bP));
  {_PIPE_COPIES.format(strides="", values="_8, _1")}
  {_WGMMA}
  gemm_device(shape, tiler, a, dA, sA, copy_a, b, dB, sB, copy_a, c, dC, mma, half_t(1.f), half_t(0.f));""",
        torch.float16,
        64,
        128,
        3,
        is_along=False,
    ),
    "wgmma_tma_sm90": Tutorial(
        "hopper/wgmma_tma_sm90.cu",
        f"#include <cuda.h>\n{_CUTE}{_PIPELINE}{_USING}",
        f"""{_ACROSS}
  auto sA = tile_to_shape(GMMA::Layout_MN_SW128_Atom<half_t>{{}}, make_shape(bM, bK, bP));
  auto sB = tile_to_shape(GMMA::Layout_MN_SW128_Atom<half_t>{{}}, make_shape(bN, bK, bP));
  {_WGMMA}
  half_t const* none = nullptr;
  using MapA = decltype(make_tma_atom(SM90_TMA_LOAD{{}}, make_tensor(none, make_shape(m, k), dA), sA(_, _, 0),
                                      make_shape(bM, bK)));
  using MapB = decltype(make_tma_atom(SM90_TMA_LOAD{{}}, make_tensor(none, make_shape(n, k), dB), sB(_, _, 0),
                                      make_shape(bN, bK)));
  gemm_device<decltype(shape), decltype(tiler), half_t, decltype(sA), MapA, half_t, decltype(sB), MapB, half_t,
              decltype(dC), decltype(mma), half_t, half_t>(
      shape, tiler, none, reinterpret_cast<MapA const&>(a), none, reinterpret_cast<MapB const&>(b), c, dC, mma,
      half_t(1.f), half_t(0.f));""",
        torch.float16,
        64,
        128,
        3,
        is_along=False,
        has_maps=True,
    ),
}


def source_of(tutorial: Tutorial, cutlass: Path) -> str:
    """Make the kernel ``tutorial`` of a tutorial's device function."""
    text = (cutlass / "examples" / "cute" / "tutorial" / tutorial.path).read_text()
    begin = text.index("template <class ")
    function = text[begin : text.index("\n}\n", text.index("gemm_device(")) + 3]
    function = re.sub(r"__launch_bounds__\(.*\)\n", "", function.replace("__global__ static", "__device__ static"))
    function = re.sub(r"CUTLASS_GRID_CONSTANT (\w+) const ", r"\1 const& ", function)
    kind = {torch.float32: "float", torch.float16: "cute::half_t"}[tutorial.dtype]
    operand = "const __grid_constant__ CUtensorMap {0}" if tutorial.has_maps else f"const {kind}* {{0}}"
    operands = ", ".join(operand.format(name) for name in "ab")
    cluster = "__cluster_dims__(2, 1, 1)" if tutorial.has_maps else ""
    return f"""{tutorial.includes}
{function}
extern "C" __global__ __launch_bounds__({tutorial.threads}) {cluster}
void tutorial({operands}, {kind}* c, int m, int n, int k) {{
  constexpr int kBlockK = {tutorial.block_k};
{_SHAPES}
  {tutorial.body}
}}
"""


@contextmanager
def counted_compilations() -> Iterator[list[str]]:
    """Collect the name of each program that NVRTC compiles meanwhile."""
    names: list[str] = []
    compile_one = Compilers.run

    def run_counted(self: Compilers, job: Job, limits: Limits | None = None) -> Outcome:
        names.append(job.name)
        return compile_one(self, job, limits)

    with patch.object(Compilers, "run", run_counted):
        yield names


@dataclass(frozen=True)
class Cost:
    """What one load and launch cost: seconds, and runs of NVRTC."""

    seconds: float
    compilations: int


def run(tutorial: Tutorial, cutlass: Path, device: str, size: tuple[int, int, int]) -> tuple[list[Cost], float]:
    """Load and launch twice; return what each cost, and the largest difference from float64."""
    m, n, k = size
    generator = torch.Generator().manual_seed(0)
    a, b = (torch.randint(-2, 3, (s, k), generator=generator).to(tutorial.dtype) for s in (m, n))
    exact = a.double() @ b.double().t()
    arguments = [x.to(device) if tutorial.is_along else x.t().contiguous().to(device) for x in (a, b)]
    if tutorial.has_maps:
        maps = [wb.TensorMap(x, box=(8, 64), swizzle="128B") for x in arguments]
    c = torch.full((n, m), torch.nan, dtype=tutorial.dtype, device=device)
    costs = []
    for _ in range(2):
        began = time.monotonic()
        with counted_compilations() as compiled:
            kernel = wb.load(
                source_of(tutorial, cutlass), "tutorial", arch=tutorial.arch, include_dirs=[cutlass / "include"]
            )
            grid = (m // 128, n // 128)
            given = maps if tutorial.has_maps else arguments
            kernel.launch(*given, c, m, n, k, grid=grid, block=tutorial.threads, smem_bytes=tutorial.smem_bytes)
            if device != "cpu":
                torch.cuda.synchronize()
        costs.append(Cost(time.monotonic() - began, len(compiled)))
    return costs, (c.t().double().cpu() - exact).abs().max().item()


def main() -> int:
    """Run the kernels, print a line of each; exit 1 where one is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help=", ".join(TUTORIALS))
    parser.add_argument("--cutlass", type=Path, required=True, help="folder with CUTLASS's include and examples")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--size", default="256x256x192", help="m, n and k")
    arguments = parser.parse_args()
    m, n, k = map(int, arguments.size.split("x"))
    wrong = 0
    for name in arguments.kernels or TUTORIALS:
        costs, error = run(TUTORIALS[name], arguments.cutlass, arguments.device, (m, n, k))
        wrong += error != 0
        told = ", ".join(f"{cost.seconds:6.2f} s with {cost.compilations} runs of NVRTC" for cost in costs)
        sys.stdout.write(f"{name:16} first and second launch: {told}; off by {error:g}\n")
        sys.stdout.flush()
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
