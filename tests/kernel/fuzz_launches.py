"""Launch kernels on odd arguments at random: ``python -m tests.kernel.fuzz_launches COUNT [SEED]``.

Two of three launches are of a kernel of tensors; the others are of structs, lists of tensors, tensor maps and variables
of the module. Each must end in an error of Workbench's own, or compute what NumPy says: nothing else may have changed.
The first that does anything else is printed and ends the run; the last line counts what became of the others.
"""

from __future__ import annotations

import random
import sys
import traceback
import warnings
from collections import Counter
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import torch

import workbench as wb
from workbench.core.errors import WorkbenchError

SOURCE = """
template <class T> __global__ void twice(const T* x, T* y, int n, const T* bias = nullptr) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = T(x[i] + x[i] + (bias ? bias[i] : T(0)));
}"""
OTHERS = """
#include <cuda.h>
struct Line { float slope, offset; int n; const float* x; };
__device__ int shift[8];
extern "C" __global__ void line(Line line, float* y) {
  if ((int)threadIdx.x < line.n) y[threadIdx.x] = line.slope * line.x[threadIdx.x] + line.offset;
}
extern "C" __global__ void rows(const float* const* xs, int k, float* y) {
  for (int row = 0; row < k; ++row) y[threadIdx.x] += xs[row][threadIdx.x];
}
extern "C" __global__ void shifted(const int* x, int* y) { y[threadIdx.x] = x[threadIdx.x] + shift[threadIdx.x]; }
extern "C" __global__ void boxed(const __grid_constant__ CUtensorMap x, float* y) {
  __shared__ alignas(128) float box[8];
  __shared__ alignas(8) unsigned long long full;
  const unsigned signal = __cvta_generic_to_shared(&full), target = __cvta_generic_to_shared(box);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(signal));
    asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], 32;" ::"r"(signal));
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
        ::"r"(target), "l"(&x), "r"(0), "r"(1), "r"(signal) : "memory");
  }
  __syncthreads();  // the barrier is initialised
  asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra W;}"
               ::"r"(signal) : "memory");
  y[threadIdx.x] = box[threadIdx.x];
}"""
TYPES = {"float": "float32", "double": "float64", "int": "int32", "unsigned char": "uint8", "long long": "int64"}
NUMBERS: tuple[Any, ...] = (
    0,
    1,
    5,
    8,
    40,
    -1,
    2**31,
    -(2**31),
    2**70,
    3.0,
    2.5,
    float("nan"),
    True,
    None,
    "8",
    b"8",
    1j,
    Decimal(8),
    Fraction(8),
    np.int64(8),
    np.int8(5),
    np.float32(8),
    np.array(8),
    np.array([8]),
    torch.tensor(8),
    [8],
    (8,),
    object(),
)
GRIDS: tuple[Any, ...] = (
    1,
    1,
    1,
    2,
    (1, 1),
    (1, 1, 1),
    [1],
    0,
    (0, 1),
    -1,
    1.0,
    True,
    2**31,
    (1, 65536),
    np.int64(1),
    "1",
    None,
    (),
    (1,) * 4,
    (1.0,),
)
BLOCKS: tuple[Any, ...] = (8, 8, 32, 40, (8, 1), 0, 1025, (2, 2, 2), 8.0, True, np.int32(8), [8], None)


class Raising:
    """An array that fails when it is asked for its memory."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def __dlpack__(self, **_: object) -> object:
        raise self.error

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


class Subclass(torch.Tensor):
    """A tensor with a class of its own."""


def shrunk(x: torch.Tensor, rng: random.Random) -> torch.Tensor:
    """Take memory from under a tensor."""
    x.untyped_storage().resize_(rng.choice((0, 4, 16)))
    return x


def misaligned(x: torch.Tensor, rng: random.Random) -> torch.Tensor:
    """Move a tensor by a byte or two."""
    size = x.element_size()
    room = np.zeros((x.numel() + 1) * size + 8, np.uint8)
    at = rng.randrange(1, max(size, 2))
    return torch.from_numpy(room[at : at + x.numel() * size].view(x.numpy().dtype))


ODD: tuple[Callable[[torch.Tensor, random.Random], Any], ...] = (
    lambda x, r: x[: r.randrange(8)],
    lambda x, r: x[r.randrange(8) :],
    lambda x, r: x[::2],
    lambda x, r: x[0].expand(8),
    lambda x, r: x.view(2, -1).T,
    lambda x, r: x.view(2, -1),
    lambda x, r: x.new_empty(0),
    lambda x, r: x.new_empty(0, 3),
    lambda x, r: x[:0],
    lambda x, r: x[0],
    lambda x, r: None,
    lambda x, r: 0,
    lambda x, r: "x",
    lambda x, r: x.tolist(),
    lambda x, r: x.numpy(),
    lambda x, r: x.numpy()[::-1],
    lambda x, r: x.numpy().astype(">f4"),
    lambda x, r: x.numpy()[::2],
    lambda x, r: np.zeros(8, [("a", "f4")]),
    lambda x, r: np.broadcast_to(x.numpy()[:1], 8),
    lambda x, r: x.data_ptr(),
    lambda x, r: x.to(r.choice((torch.float16, torch.int32, torch.float64, torch.bool, torch.complex64, torch.uint8))),
    lambda x, r: x.to(torch.complex64).imag,
    lambda x, r: x.to(torch.complex64).conj().imag,
    lambda x, r: x.to_sparse(),
    lambda x, r: torch.nested.nested_tensor([x]),
    lambda x, r: x.to("meta"),
    shrunk,
    misaligned,
    lambda x, r: Raising(KeyError(1)),
    lambda x, r: Raising(OSError("gone")),
    lambda x, r: x.as_subclass(Subclass),
    lambda x, r: torch.nn.Parameter(x, False),
    lambda x, r: memoryview(x.numpy()),
    lambda x, r: torch.quantize_per_tensor(x.float(), 1.0, 0, torch.qint8),
    lambda x, r: x.as_strided((6,), (1,), 2),
    lambda x, r: x.as_strided((4, 4), (1, 1)),
    lambda x, r: x.unsqueeze(0),
    lambda x, r: torch.empty(2**40, dtype=x.dtype, device="meta"),
    lambda x, r: torch.nn.Linear(1, 1),
    lambda x, r: x.dtype,
)


def draw(rng: random.Random, dtype: torch.dtype) -> tuple[Any, ...]:
    """Draw the arguments x, y, n and bias, mostly right ones."""

    def plain() -> torch.Tensor:
        return torch.tensor([rng.randrange(100) for _ in range(rng.choice((8, 40)))]).to(dtype)

    def tensor() -> Any:
        return rng.choice(ODD)(plain(), rng) if rng.random() < 0.3 else plain()

    x, y = tensor(), tensor()
    if rng.random() < 0.1 and isinstance(x, torch.Tensor) and _is_read(x) and x.dim() == 1:
        y = rng.choice((x, x.detach(), x[1:]))
    n = rng.choice(NUMBERS) if rng.random() < 0.2 else rng.choice((5, 8))
    return x, y, n, tensor() if rng.random() < 0.3 else None


def flat(value: Any) -> Any:
    """Copy what an argument holds; None where it is null."""
    if value is None or not (value.numel() if isinstance(value, torch.Tensor) else value.size):
        return None
    return np.array(value.detach().resolve_neg().numpy() if isinstance(value, torch.Tensor) else value).ravel()


def launch(kernel: wb.Kernel, rng: random.Random, dtype: torch.dtype) -> str:
    """Make one launch; return what became of it."""
    x, y, n, bias = draw(rng, dtype)
    grid = rng.choice(GRIDS) if rng.random() < 0.2 else 1
    block = rng.choice(BLOCKS) if rng.random() < 0.2 else 8
    options = {"overlap": rng.random() < 0.3} if y is x else {}
    copies = [flat(a.clone() if isinstance(a, torch.Tensor) else a) if _is_read(a) else None for a in (x, y, bias)]
    version = y._version if isinstance(y, torch.Tensor) else 0
    try:
        kernel.launch(x, y, n, bias, grid=grid, block=block, **options)
    except WorkbenchError as error:
        return type(error).__name__
    xs, ys, biases = copies
    grids = (grid,) if isinstance(grid, int | np.integer) else tuple(grid)
    blocks = (block,) if isinstance(block, int | np.integer) else tuple(block)
    count = max(0, min(int(n), int(grids[0]) * int(blocks[0]))) if 0 not in grids else 0
    if ys is None:
        assert xs is None or not count, "ran with nothing to write"
        return "nothing"
    if count:
        expected = ys.copy()
        expected[:count] = xs[:count] + xs[:count] + (0 if biases is None else biases[:count])
        np.testing.assert_array_equal(flat(y), expected)
        assert not isinstance(y, torch.Tensor) or y._version > version, "autograd was not told"
    if y is not x:
        np.testing.assert_array_equal(flat(x), xs)
    return "computed"


def _is_read(value: Any) -> bool:
    """Whether an argument has elements that can be compared afterwards."""
    if isinstance(value, np.ndarray):
        return True
    return (
        isinstance(value, torch.Tensor)
        and value.layout is torch.strided
        and not (value.is_nested or value.is_meta or value.is_quantized)
        and value.untyped_storage().nbytes() >= value.nbytes
    )


def numbers(rng: random.Random, count: int = 8) -> torch.Tensor:
    """Draw whole numbers as float32."""
    return torch.tensor([float(rng.randrange(100)) for _ in range(count)])


def maybe_odd(x: torch.Tensor, rng: random.Random) -> Any:
    """Make a tensor odd now and then."""
    return rng.choice(ODD)(x, rng) if rng.random() < 0.3 else x


def launch_struct(kernel: wb.Kernel, rng: random.Random) -> str:
    """Give a struct odd fields, too many or too few of them, or something else in its place."""
    x, y = numbers(rng), torch.zeros(8)
    fields: Any = {"slope": 3.0, "offset": 2.0, "n": rng.choice((5, 8)), "x": maybe_odd(x, rng)}
    if rng.random() < 0.3:
        fields[rng.choice(("slope", "offset", "n"))] = rng.choice(NUMBERS)
    if rng.random() < 0.2:
        fields.pop(rng.choice(list(fields)))
    if rng.random() < 0.1:
        fields["more"] = 1
    given: Any = rng.choice((tuple(fields.values()), list(fields.values()), x, None)) if rng.random() < 0.1 else fields
    read = flat(fields["x"]) if _is_read(fields.get("x")) else None
    try:
        kernel.launch(given, y, grid=1, block=8)
    except WorkbenchError as error:
        return type(error).__name__
    values = dict(zip(("slope", "offset", "n", "x"), fields.values(), strict=True))
    count = min(max(int(values["n"]), 0), 8)
    expected = np.zeros(8, np.float32)
    if count:
        expected[:count] = np.float32(values["slope"]) * read[:count] + np.float32(values["offset"])
    np.testing.assert_allclose(y.numpy(), expected, rtol=1e-6)
    return "computed"


def launch_list(kernel: wb.Kernel, rng: random.Random) -> str:
    """Give a list of odd tensors, of another length, or something else in its place."""
    rows: Any = [maybe_odd(numbers(rng), rng) for _ in range(rng.choice((0, 1, 2, 3)))]
    count = rng.choice(NUMBERS) if rng.random() < 0.2 else rng.choice((len(rows), max(len(rows) - 1, 0)))
    if rng.random() < 0.1:
        rows = rng.choice((tuple(rows), numbers(rng), None, [rows], 0))
    read = [flat(row) if _is_read(row) else None for row in rows] if isinstance(rows, list | tuple) else []
    y = torch.zeros(8)
    try:
        kernel.launch(rows, count, y, grid=1, block=8)
    except WorkbenchError as error:
        return type(error).__name__
    expected = np.zeros(8, np.float32)
    for row in read[: max(int(count), 0)]:
        expected += row[:8]
    np.testing.assert_array_equal(y.numpy(), expected)
    return "computed"


def launch_symbol(kernel: wb.Kernel, rng: random.Random) -> str:
    """Write odd values to odd places of a variable, which the kernel adds."""
    symbol = kernel.symbols["shift"]
    symbol.reset()
    x, y = torch.arange(8, dtype=torch.int32), torch.zeros(8, dtype=torch.int32)
    place = rng.choice((slice(None), slice(2, 5), 3, -1, Ellipsis, 8, "a", 1.5, None, (0, 0)))
    value = rng.choice((*NUMBERS, x, x[:3], x.double(), x.numpy(), x.to("meta"), torch.empty(0), [1, 2, 3]))
    before = symbol.tensor().clone()
    try:
        symbol[place] = value
    except (WorkbenchError, IndexError, TypeError, ValueError, RuntimeError) as error:  # PyTorch's own, of an index
        assert torch.equal(symbol.tensor(), before), "written in spite of an error"
        return type(error).__name__
    kernel.launch(x, y, grid=1, block=8)
    assert torch.equal(y, x + symbol.tensor())
    return "computed"


def launch_map(kernel: wb.Kernel, rng: random.Random) -> str:
    """Make a tensor map of an odd tensor and box."""
    x: Any = numbers(rng, 64).view(8, 8)
    if rng.random() < 0.3:
        x = rng.choice((x.T, x[1:], x[:, 1:], x[:, :4], x.double(), x[:1], x.view(2, 4, 8)))
    elif rng.random() < 0.2:
        x = rng.choice(ODD)(x.flatten(), rng)
    box: Any = rng.choice(((1, 8), (1, 8), (1, 8), (2, 4), (8, 8), (8,), (0, 8), (1, 3), (1.0, 8), (1, 257), "a", None))
    swizzle = rng.choice(("none", "none", "none", "32B", "33B", None)) if box == (1, 8) else "none"
    y = torch.zeros(8)
    try:
        kernel.launch(wb.TensorMap(x, box=box, swizzle=swizzle), y, grid=1, block=8, strided=rng.random() < 0.5)
    except WorkbenchError as error:
        return type(error).__name__
    copied = np.zeros((8, 8), np.float32)  # the tensor from its second row on, and zeros outside of it
    copied[: len(x) - 1, : x.shape[1]] = x[1:, :8]
    np.testing.assert_array_equal(y.numpy(), copied[: box[0], : box[1]].ravel())
    return "computed"


WIDER: tuple[tuple[str, Callable[[wb.Kernel, random.Random], str]], ...] = (
    ("line", launch_struct),
    ("rows", launch_list),
    ("shifted", launch_symbol),
    ("boxed", launch_map),
)
"""Kernels of `OTHERS`, and what launches them."""


def main(count: int, seed: int) -> None:
    """Make `count` launches."""
    warnings.simplefilter("ignore")
    kernels = [(wb.load(SOURCE, f"twice<{name}>"), getattr(torch, dtype)) for name, dtype in TYPES.items()]
    wider = [(wb.load(OTHERS, name, arch="sm_90"), end) for name, end in WIDER]
    became: Counter[str] = Counter()
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        kernel, dtype = rng.choice(kernels)
        try:
            if number % 3:
                became[launch(kernel, rng, dtype)] += 1
            else:
                kernel, launched = rng.choice(wider)
                became[launched(kernel, rng)] += 1
        except BaseException:
            print(f"launch {number} of seed {seed}, {kernel.name}:\n{traceback.format_exc()}", file=sys.stderr)
            raise
    print(" ".join(f"{end}={times}" for end, times in became.items()))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
