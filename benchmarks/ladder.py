"""Check and time the kernels of `kernels_cu/` beside PyTorch on one GPU: ``python ladder.py CUBIN_DIR experiment ...``.

Each experiment builds random inputs, compares our output with float64 and with PyTorch's default (TF32 convolutions), and times
both with events, the L2 cache flushed before every run. Times are medians in milliseconds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import cupy as cp
import torch
import torch.nn.functional as F

CUBINS = Path(sys.argv[1])
SM_COUNT = torch.cuda.get_device_properties(0).multi_processor_count
torch.manual_seed(1)


def module(name: str, cooperative: bool = False) -> cp.RawModule:
    """Load the cubin `name` of the directory given on the command line."""
    return cp.RawModule(path=str(CUBINS / f"{name}.cubin"), enable_cooperative_groups=cooperative)


def launch(kernel: cp.RawKernel, grid: int, block: int, arguments: tuple, smem_bytes: int = 0) -> None:
    """Launch on torch's current stream; tensors pass as pointers, None as null, int as int32, float as float32."""
    if smem_bytes > 48 * 1024:
        kernel.max_dynamic_shared_size_bytes = smem_bytes
    converted = []
    for a in arguments:
        if isinstance(a, torch.Tensor):
            converted.append(a.data_ptr())
        elif a is None:
            converted.append(0)
        elif isinstance(a, int):
            converted.append(cp.int32(a))
        else:
            converted.append(cp.float32(a))
    with cp.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
        kernel((grid,), (block,), tuple(converted), shared_mem=smem_bytes)


FLUSH = torch.empty(96 << 20, dtype=torch.int32, device="cuda")


def median_ms(run: Callable[[], object], repeats: int = 15) -> float:
    """Median time of `run`, L2 flushed before each."""
    for _ in range(3):
        run()
    times = []
    for _ in range(repeats):
        FLUSH.zero_()
        start, stop = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        run()
        stop.record()
        torch.cuda.synchronize()
        times.append(start.elapsed_time(stop))
    return sorted(times)[repeats // 2]


def errors(ours: torch.Tensor, library: torch.Tensor, exact: torch.Tensor) -> str:
    """RMS error of both against float64, relative to the RMS of the exact result, and the share outside 1e-4 of the library."""
    scale = exact.square().mean().sqrt()
    ours_error = ((ours.double() - exact).square().mean().sqrt() / scale).item()
    library_error = ((library.double() - exact).square().mean().sqrt() / scale).item()
    far = (~torch.isclose(ours, library, rtol=1e-4, atol=1e-4)).float().mean().item()
    return f"rel rms ours {ours_error:.2e} torch {library_error:.2e} outside 1e-4 of torch {100 * far:.3f}%"


def report(name: str, ms: float, note: str = "") -> None:
    """Print one row of the table."""
    print(f"{name:44s} {ms:8.3f} ms  {note}", flush=True)


class Conv:
    """A build of conv_rows for 64 -> 64 channels, 3 x 3."""

    def __init__(self, name: str, tile: int, ring: int, entry: str = "conv_transpose2d", element_bytes: int = 2) -> None:
        self.module = module(name)
        self.kernel = self.module.get_function(entry)
        self.pack = self.module.get_function("pack_weights")
        chunks = (tile + 2 + 7 + 31) // 32
        planes = 64 * element_bytes // 16
        self.smem = 128 + 9 * planes * 1024 + ring * planes * chunks * 512
        self.vectors = 9 * planes * 64
        self.packed = torch.empty(self.vectors * 16, dtype=torch.uint8, device="cuda")

    def __call__(self, x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None, y: torch.Tensor, *extra) -> None:
        launch(self.pack, (self.vectors + 127) // 128, 128, (weight, self.packed))
        n, _, h, w = x.shape
        arguments = (x, self.packed, bias, y, *extra, n, h, w, y.shape[2], y.shape[3], 0, 0)
        launch(self.kernel, SM_COUNT, 384, arguments, self.smem)


def conv(shape: str, variants: dict[str, tuple[str, int, int]]) -> None:
    """Check and time convolutions on S3's or S0's sizes."""
    size = (8, 64, 1024, 1024) if shape == "s3" else (128, 64, 256, 256)
    x = torch.randn(size, device="cuda")
    layer = torch.nn.ConvTranspose2d(64, 64, 3, bias=shape != "s3").cuda()
    with torch.no_grad():
        y = torch.empty(size[0], 64, size[2] + 2, size[3] + 2, device="cuda")
        exact = F.conv_transpose2d(x[-1:].double(), layer.weight.double(), None if layer.bias is None else layer.bias.double())
        library = layer(x)
        report(f"{shape} eager", median_ms(lambda: layer(x)))
        for label, (name, tile, ring) in variants.items():
            run = Conv(name, tile, ring)
            y.fill_(float("nan"))
            run(x, layer.weight, layer.bias, y)
            torch.cuda.synchronize()
            far = sum((~torch.isclose(a, b, rtol=1e-4, atol=1e-4)).sum().item() for a, b in zip(y, library, strict=True))
            note = errors(y[-1:], library[-1:], exact) + f" all: {far}"
            report(f"{shape} {label}", median_ms(lambda: run(x, layer.weight, layer.bias, y)), note)
