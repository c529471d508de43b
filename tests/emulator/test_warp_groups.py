"""A kernel for Hopper on the CPU: wgmma, bulk loads, barriers of transactions and warp groups with roles of their own."""

from pathlib import Path

import torch

import workbench as wb

SOURCE = Path(__file__).parents[2] / "kernels_cu" / "conv_transpose2d" / "v2_wgmma_rows.cu"
TILE, RING, PLANES = 16, 4, 8
HEIGHT, WIDTH = 5, 20


def test_an_implicit_gemm_on_wgmma_agrees_with_pytorch() -> None:
    generator = torch.Generator().manual_seed(0)
    x = torch.randn(1, 64, HEIGHT, WIDTH, generator=generator)
    weight = torch.randn(64, 64, 3, 3, generator=generator) / 24
    bias = torch.randn(64, generator=generator)
    packed = weight.view(PLANES, 8, 64, 9).permute(3, 0, 2, 1).contiguous().half()  # (taps, planes, 64, 8)
    out_of_range = torch.zeros(1, dtype=torch.int32)
    y = torch.empty(1, 64, HEIGHT + 2, WIDTH + 2)
    sizes = (1, HEIGHT, WIDTH, HEIGHT + 2, WIDTH + 2, 0, 0)
    ring_bytes = -(-RING * PLANES * (TILE + 2) * 16 // 128) * 128
    kernel = wb.load(SOURCE, "conv_transpose2d", arch="sm_90a", defines={"TILE_N": TILE, "RING": RING})
    kernel.launch(
        *(x, packed, torch.ones(64), y, out_of_range, *sizes, bias),
        grid=3,
        block=384,
        smem_bytes=256 + 9 * PLANES * 64 * 16 + ring_bytes,
    )
    assert not out_of_range.item()
    expected = torch.nn.functional.conv_transpose2d(x.double(), weight.double(), bias.double())
    torch.testing.assert_close(y.double(), expected, atol=4e-3, rtol=0.0)
