"""TensorMap: what it refuses, and kernels that copy by it on the emulator, against torch."""

import re

import pytest
import torch

import workbench as wb

TILE = """
#include <cuda.h>
constexpr int kRows = 8, kCols = 32;
__device__ void load(unsigned target, const CUtensorMap* map, int x, int y, unsigned signal) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
      ::"r"(target), "l"(map), "r"(x), "r"(y), "r"(signal) : "memory");
}
__device__ void init(unsigned signal) {
  asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(signal));
}
__device__ void expect(unsigned signal, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(signal), "r"(bytes));
}
__device__ void wait(unsigned signal, int phase) {
  asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p, [%0], %1; @!p bra W;}"
               ::"r"(signal), "r"(phase & 1) : "memory");
}
__device__ unsigned smem(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
"""
STENCIL = (
    TILE
    + """
// y[i, j] = the sum of x[i-1, j], x[i, j-1], x[i, j+1] and x[i+1, j]; outside of x there are zeros
extern "C" __global__ void stencil(const __grid_constant__ CUtensorMap x, float* y, int rows, int cols) {
  constexpr int kWidth = kCols + 8;  // a halo of one column on each side: boxes begin and end at multiples of 16 bytes
  __shared__ alignas(128) float tile[kRows + 2][kWidth];
  __shared__ alignas(8) unsigned long long full;
  int j0 = blockIdx.x * kCols, i0 = blockIdx.y * kRows, lane = threadIdx.x;
  if (lane == 0) init(smem(&full));
  __syncthreads();  // the barrier is initialised
  if (lane == 0) {
    expect(smem(&full), sizeof(tile));
    load(smem(tile), &x, j0 - 4, i0 - 1, smem(&full));
  }
  wait(smem(&full), 0);
  for (int i = 0; i < kRows; ++i)
    if (i0 + i < rows && j0 + lane < cols)
      y[(long long)(i0 + i) * cols + j0 + lane] =
          tile[i][lane + 4] + tile[i + 1][lane + 3] + tile[i + 1][lane + 5] + tile[i + 2][lane + 4];
}
"""
)
MATMUL = (
    TILE
    + """
// c = a @ b by tiles of 16 x 32 and 32 x 16 that lie swizzled in shared memory, one block a tile of c
__device__ float at(const float* tile, int row, int col) {  // rows of 32 or 16 floats: spans of 128 or 64 bytes
  return tile[row * 32 + (col ^ (row & 7) << 2)];
}
__device__ float at_half(const float* tile, int row, int col) { return tile[row * 16 + (col ^ (row >> 1 & 3) << 2)]; }
extern "C" __global__ void matmul(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap b,
                                  const __grid_constant__ CUtensorMap c, int depth) {
  __shared__ alignas(1024) float tile_a[16 * 32], tile_b[32 * 16], tile_c[16 * 16];
  __shared__ alignas(8) unsigned long long full;
  int row = threadIdx.x / 16, col = threadIdx.x % 16;
  float sum = 0;
  if (threadIdx.x == 0) init(smem(&full));
  __syncthreads();  // the barrier is initialised
  for (int k = 0; k < depth; k += 32) {
    if (threadIdx.x == 0) {
      expect(smem(&full), sizeof(tile_a) + sizeof(tile_b));
      load(smem(tile_a), &a, k, blockIdx.y * 16, smem(&full));
      load(smem(tile_b), &b, blockIdx.x * 16, k, smem(&full));
    }
    wait(smem(&full), k / 32);
    for (int i = 0; i < 32; ++i) sum += at(tile_a, row, i) * at_half(tile_b, i, col);
    __syncthreads();  // the tiles are read
  }
  tile_c[row * 16 + col] = sum;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();  // the tile of c is whole
  if (threadIdx.x == 0)
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];"
                 "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::"l"(&c),
                 "r"(blockIdx.x * 16), "r"(blockIdx.y * 16), "r"(smem(tile_c))
                 : "memory");
}
"""
)


@pytest.fixture(params=["cpu", pytest.param("cuda", marks=pytest.mark.gpu)])
def device(request):
    return request.param


def stencil_arguments(device="cpu"):
    x = torch.arange(13 * 40, dtype=torch.float32, device=device).reshape(13, 40)
    y = torch.empty(13, 40, device=device)
    return x, (wb.TensorMap(x, box=(10, 40)), y, 13, 40), {"grid": (2, 2), "block": 32}


def test_a_halo_outside_of_the_tensor_is_zero(device):
    x, (tile, y, *sizes), geometry = stencil_arguments(device)
    wb.load(STENCIL, "stencil").launch(tile, y, *sizes, **geometry)
    padded = torch.nn.functional.pad(x, (1, 1, 1, 1))
    assert torch.equal(y, padded[:-2, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:] + padded[2:, 1:-1])


@pytest.mark.parametrize(
    "declared", ["const CUtensorMap* map", "CUtensorMap* __restrict__ map", "const CUtensorMap_st* map"]
)
def test_a_map_by_pointer(device, declared):
    """A kernel gets a pointer to a map in global memory, and goes on from its tensor."""
    source = STENCIL.replace("const __grid_constant__ CUtensorMap x", declared).replace("&x", "(const CUtensorMap*)map")
    kernel = wb.load(source, "stencil")
    for scale in (1, 2):
        x, (tile, y, *sizes), geometry = stencil_arguments(device)
        x *= scale
        kernel.launch(tile, y, *sizes, **geometry)
        padded = torch.nn.functional.pad(x, (1, 1, 1, 1))
        assert torch.equal(y, padded[:-2, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:] + padded[2:, 1:-1])
    with pytest.raises(wb.LaunchError, match="shares memory with the tensor map 'map'"):
        kernel.launch(tile, x, *sizes, **geometry)
    with pytest.raises(wb.LaunchError, match=r"argument 0 'map' is .*CUtensorMap.*: expected a tensor; got int 5"):
        kernel.launch(5, y, *sizes, **geometry)


def test_a_map_by_pointer_is_traced_and_clean():
    source = STENCIL.replace("const __grid_constant__ CUtensorMap x", "const CUtensorMap* map").replace("&x", "map")
    kernel = wb.load(source, "stencil")
    _, (tile, y, *sizes), geometry = stencil_arguments()
    assert kernel.sanitize(tile, y, *sizes, **geometry).passed
    assert len(kernel.trace(tile, y, *sizes, **geometry).accesses)
    beyond = source.replace("load(smem(tile), map,", "load(smem(tile), map + 1,")
    with pytest.raises(wb.WorkbenchError, match="128 bytes of a tensor map"):
        wb.load(beyond, "stencil").launch(tile, y, *sizes, **geometry)


def test_tiles_are_loaded_swizzled_and_stored(device):
    torch.manual_seed(0)
    a, b = (torch.randint(-4, 5, shape, device=device).float() for shape in ((40, 72), (72, 24)))
    c = torch.zeros(40, 24, device=device)
    tiles = (
        wb.TensorMap(a, box=(16, 32), swizzle="128B"),
        wb.TensorMap(b, box=(32, 16), swizzle="64B"),
        wb.TensorMap(c, box=(16, 16)),
    )
    wb.load(MATMUL, "matmul").launch(*tiles, 72, grid=(2, 3), block=256)
    assert torch.equal(c, a @ b)


def test_copies_are_traced_and_clean():
    _, arguments, geometry = stencil_arguments()
    kernel = wb.load(STENCIL, "stencil")
    assert not kernel.sanitize(*arguments, **geometry).findings
    rows = [row for row in kernel.trace(*arguments, **geometry).listing().to_json() if row["kind"] == "cp.async.bulk"]
    assert {row["space"] for row in rows} == {"global", "shared"}


@pytest.mark.parametrize("instead", ["", "  __syncthreads();\n"])
def test_a_missing_wait_is_a_finding(instead):
    _, arguments, geometry = stencil_arguments()
    source = STENCIL.replace("  wait(smem(&full), 0);\n", instead)
    report = wb.load(source, "stencil").sanitize(*arguments, **geometry)
    assert {finding.kind for finding in report.findings} == {"data-race"}
    assert all("wait for the copy's mbarrier" in finding.message for finding in report.findings), str(report)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda x: wb.TensorMap([1.0], box=(4,)), "expected a dense tensor; got a list"),
        (lambda x: wb.TensorMap(torch.nested.nested_tensor([x]), box=(4, 4)), "expected a dense tensor; got a Tensor"),
        (lambda x: wb.TensorMap(x.to(torch.complex64), box=(4, 4)), "does not know torch.complex64"),
        (lambda x: wb.TensorMap(x[0, 0], box=(4,)), "must have 1 to 5 dimensions; got 0"),
        (lambda x: wb.TensorMap(x.mT, box=(4, 4)), "must lie side by side; they are 80 bytes apart"),
        (
            lambda x: wb.TensorMap(x.view(-1)[:90].view(10, 9), box=(4, 4)),
            "stride of dimension 0 must be a multiple of 16",
        ),
        (
            lambda x: wb.TensorMap(x[:, 1:], box=(4, 4)),
            "address must be a multiple of 16 bytes; it is 4 bytes past one",
        ),
        (lambda x: wb.TensorMap(x[:0], box=(4, 4)), "dimension 0 must have 1 to 2^31 elements; got 0"),
        (lambda x: wb.TensorMap(x, box=(4,)), "box must have a number for each of the tensor's 2 dimensions"),
        (lambda x: wb.TensorMap(x, box=4), "box must be a sequence of ints; got 4"),
        (lambda x: wb.TensorMap(x, box=(257, 4)), "box[0] must be 1 to 256; got 257"),
        (lambda x: wb.TensorMap(x, box=(4, 6)), "6 elements of float32 are 24 bytes: use a multiple of 4 elements"),
        (
            lambda x: wb.TensorMap(x, box=(4, 12), swizzle="32B"),
            "at most 32 bytes; 12 elements of float32 are 48 bytes",
        ),
        (lambda x: wb.TensorMap(x, box=(4, 4), swizzle="16B"), "swizzle must be one of 'none', '32B', '64B', '128B'"),
        (lambda x: wb.TensorMap(x.int(), box=(4, 4), oob_fill="nan"), "needs a floating-point tensor; got int32"),
        (lambda x: wb.TensorMap(x, box=(4, 4), element_strides=(9, 1)), "element_strides[0] must be 1 to 8; got 9"),
        (lambda x: wb.TensorMap(x, box=(4, 4), element_strides=(1, 2)), "innermost element stride must be 1"),
        (lambda x: wb.TensorMap.im2col(x, lower=(0,), upper=(0,), pixels=4, channels=4), "needs 3 to 5 dimensions"),
        (
            lambda x: wb.TensorMap.im2col(x[None], lower=(0,), upper=(0,), pixels=2000, channels=4),
            "pixels must be 1 to 1024; got 2000",
        ),
        (
            lambda x: wb.TensorMap.im2col(x[None], lower=(5,), upper=(-8,), pixels=4, channels=4),
            "leave no pixel of an image of 12",
        ),
    ],
)
def test_what_the_driver_would_refuse_is_refused(make, message):
    with pytest.raises(wb.ArgumentError, match=re.escape(message)):
        make(torch.zeros(12, 20))


def test_dimensions_of_one_element_may_have_any_stride():
    row = torch.zeros(64)[:5].view(1, 5)
    assert wb.TensorMap(row, box=(1, 8)).layout.strides_bytes == (16, 4)


def test_a_parameter_takes_a_tensor_map_and_nothing_else():
    kernel = wb.load(STENCIL, "stencil")
    assert str(kernel.signature).startswith("stencil(CUtensorMap x, float* y")
    x, (tile, y, *sizes), geometry = stencil_arguments()
    for wrong in (x, bytes(128), None):
        with pytest.raises(
            wb.LaunchError, match=r"argument 0 'x' is a CUtensorMap: expected a workbench\.TensorMap; got"
        ):
            kernel.launch(wrong, y, *sizes, **geometry)
    with pytest.raises(wb.LaunchError, match="shares memory with the tensor map 'x'"):
        kernel.launch(tile, x, *sizes, **geometry)
    with pytest.raises(wb.LaunchError, match="argument 1 'y' is float"):
        kernel.launch(tile, tile, *sizes, **geometry)
    with pytest.raises(wb.LaunchError, match="is on meta"):
        kernel.launch(wb.TensorMap(x.to("meta"), box=(10, 40)), y, *sizes, **geometry)


@pytest.mark.parametrize("parameter", ["float* const* ys", "P ys"])
def test_written_tensors_in_lists_and_structs_lie_apart_from_a_map(parameter):
    text = "#include <cuda.h>\nstruct P { float* y; };\n__global__ void f(const __grid_constant__ CUtensorMap x, %s) {}"
    kernel, x = wb.load(text % parameter), torch.zeros(8, 8)
    ys = {"y": x[7]} if parameter == "P ys" else [torch.zeros(8), x[7]]
    with pytest.raises(wb.LaunchError, match=r"'ys(\.y|\[1\])' is written .* shares memory with the tensor map 'x'"):
        kernel.prepare(wb.TensorMap(x, box=(8, 8)), ys, grid=1, block=1)
    kernel.prepare(wb.TensorMap(x, box=(8, 8)), ys, grid=1, block=1, overlap=True)


def test_a_map_follows_its_tensor(device):
    x, (tile, y, *sizes), geometry = stencil_arguments(device)
    kernel = wb.load(STENCIL, "stencil")
    tile.tensor.set_(torch.ones(13, 40, device=device))
    kernel.launch(tile, y, *sizes, **geometry)
    assert y[5, 5] == 4
    assert repr(tile) == "<TensorMap of float32 13x40, box (10, 40), swizzle none>"
    assert tile.box_bytes == 1600
    assert len(x) == 13
