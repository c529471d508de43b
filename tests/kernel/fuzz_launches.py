"""Launch kernels on odd tensors at random: ``python -m tests.kernel.fuzz_launches COUNT [SEED]``.

Each launch must end in an error of Workbench's own, or compute what NumPy says: nothing else may have changed. The
first that does anything else is printed and ends the run; the last line counts what became of the others.
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
    return np.array(value.detach().numpy() if isinstance(value, torch.Tensor) else value).ravel()


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


def main(count: int, seed: int) -> None:
    """Make `count` launches."""
    warnings.simplefilter("ignore")
    kernels = [(wb.load(SOURCE, f"twice<{name}>"), getattr(torch, dtype)) for name, dtype in TYPES.items()]
    became: Counter[str] = Counter()
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        kernel, dtype = rng.choice(kernels)
        try:
            became[launch(kernel, rng, dtype)] += 1
        except BaseException:
            print(f"launch {number} of seed {seed}, {kernel.name}:\n{traceback.format_exc()}", file=sys.stderr)
            raise
    print(" ".join(f"{end}={times}" for end, times in became.items()))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
