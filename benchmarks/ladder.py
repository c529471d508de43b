"""Check and time the kernels of `kernels_cu/` beside PyTorch on one GPU: ``python ladder.py CUBIN_DIR experiment ...``.

Each experiment builds random inputs, compares our output with float64 and with PyTorch's default (TF32 convolutions),
and times both with events, the L2 cache flushed before every run. Times are medians in milliseconds.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from pathlib import Path

import cupy as cp
import torch
from torch.nn import functional

CUBINS = Path(sys.argv[1])
SM_COUNT = torch.cuda.get_device_properties(0).multi_processor_count
torch.manual_seed(1)


def module(name: str, cooperative: bool = False) -> cp.RawModule:
    """Load the cubin `name` of the directory given on the command line."""
    return cp.RawModule(path=str(CUBINS / f"{name}.cubin"), enable_cooperative_groups=cooperative)


def launch(
    kernel: cp.RawKernel, grid: int | tuple[int, int], block: int, arguments: tuple, smem_bytes: int = 0
) -> None:
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
        kernel(grid if isinstance(grid, tuple) else (grid,), (block,), tuple(converted), shared_mem=smem_bytes)


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
    """Describe both RMS errors against float64 relative to the exact RMS, and the share outside 1e-4 of the library."""
    scale = exact.square().mean().sqrt()
    ours_error = ((ours.double() - exact).square().mean().sqrt() / scale).item()
    library_error = ((library.double() - exact).square().mean().sqrt() / scale).item()
    far = (~torch.isclose(ours, library, rtol=1e-4, atol=1e-4)).float().mean().item()
    return f"rel rms ours {ours_error:.2e} torch {library_error:.2e} outside 1e-4 of torch {100 * far:.3f}%"


def report(name: str, ms: float, note: str = "") -> None:
    """Print one row of the table."""
    sys.stdout.write(f"{name:44s} {ms:8.3f} ms  {note}\n")
    sys.stdout.flush()


class Conv:
    """A build of conv_rows for 64 -> 64 channels, 3 x 3; with `tf32` it only computes where `out_of_range` is set."""

    def __init__(
        self,
        cubin: str,
        tile: int,
        ring: int,
        wide: int = 0,
        *,
        entry: str = "conv_transpose2d",
        stages: int = 0,
        groups: int = 2,
        channels: int = 4,
        extra_bytes: int = 0,
        tf32: bool = False,
        out_of_range: torch.Tensor | None = None,
    ) -> None:
        self.module = module(cubin)
        self.kernel = self.module.get_function(entry)
        self.pack = self.module.get_function("pack_weights")
        self.threads = 128 * (groups + 1)
        planes = 16 if tf32 else 8
        pixels = tile * (1 + wide) + 2
        slots = -(-ring * planes * pixels * 16 // 128) * 128
        stage_bytes = (4 if tf32 else 8) * ((pixels + 6) // 4 * 4) * 4
        pitch = tile if tile % 16 == 8 else tile + 8
        staging_bytes = groups * 4 * channels * pitch * 4
        self.smem_bytes = 256 + 9 * planes * 1024 + slots + stages * stage_bytes + staging_bytes + extra_bytes
        self.packed = torch.empty(9 * planes * 64 * 16, dtype=torch.uint8, device="cuda")
        self.factor = torch.empty(64, device="cuda")
        self.out_of_range = torch.zeros(1, dtype=torch.int32, device="cuda") if out_of_range is None else out_of_range

    def __call__(self, x: torch.Tensor, layer: torch.nn.ConvTranspose2d, y: torch.Tensor, *extra: object) -> None:
        """Pack the weights and convolve; `extra` stands between `out_of_range` and the sizes."""
        launch(self.pack, 64, 128, (layer.weight, self.packed, self.factor, self.out_of_range))
        n, _, h, w = x.shape
        shape = (n, h, w, y.shape[2], y.shape[3], 0, 0)
        arguments = (x, self.packed, self.factor, y, self.out_of_range, *extra, *shape, layer.bias)
        launch(self.kernel, SM_COUNT, self.threads, arguments, self.smem_bytes)


def far_from(ours: torch.Tensor, library: torch.Tensor) -> int:
    """Count the elements outside 1e-4 of the library's, image by image."""
    return sum((~torch.isclose(a, b, rtol=1e-4, atol=1e-4)).sum().item() for a, b in zip(ours, library, strict=True))


def check_and_time(
    name: str, run: Callable[[], object], y: torch.Tensor, library: torch.Tensor, exact: torch.Tensor
) -> None:
    """Poison `y`, run, compare every image with the library and the last with float64, then time."""
    y.fill_(float("nan"))
    run()
    torch.cuda.synchronize()
    note = errors(y[-1:], library[-1:], exact) + f" all: {far_from(y, library)}"
    report(name, median_ms(run), note)


def chain(builds: tuple[dict, ...], entry: str) -> list[Conv]:
    """Build the f16 kernel and, where a second build is given, the tf32 kernel behind it."""
    first = Conv(**builds[0], entry=entry)
    return [first, *(Conv(**b, entry=entry, tf32=True, out_of_range=first.out_of_range) for b in builds[1:])]


def conv(shape: str, variants: dict[str, tuple[dict, ...]], activation: Callable | None = None) -> None:
    """Convolution, or convolution and GELU, on S3's or S0's sizes."""
    size = (8, 64, 1024, 1024) if shape == "s3" else (128, 64, 256, 256)
    x = torch.randn(size, device="cuda")
    layer = torch.nn.ConvTranspose2d(64, 64, 3, bias=shape != "s3").cuda().requires_grad_(False)
    after = activation or (lambda t: t)
    y = torch.empty(size[0], 64, size[2] + 2, size[3] + 2, device="cuda")
    bias = None if layer.bias is None else layer.bias.double()
    exact = after(functional.conv_transpose2d(x[-1:].double(), layer.weight.double(), bias))
    library = after(layer(x))
    name = f"{shape} conv + gelu" if activation else f"{shape} conv"
    report(f"{name} eager", median_ms(lambda: after(layer(x))))
    entry = "conv_transpose2d_gelu" if activation else "conv_transpose2d"
    for label, builds in variants.items():
        kernels = chain(builds, entry)

        def run(kernels=kernels) -> None:
            for kernel in kernels:
                kernel(x, layer, y)

        check_and_time(f"{name} {label}", run, y, library, exact)


def gelu_group_norm(variants: dict[str, tuple[str, int, int, int, int]]) -> None:
    """S1's GELU and GroupNorm on the convolution's output size."""
    x = torch.randn(128, 64, 258, 258, device="cuda") * 2 + 0.5
    norm = torch.nn.GroupNorm(8, 64).cuda().requires_grad_(False)
    norm.weight.uniform_(0.5, 1.5)
    norm.bias.uniform_(-1, 1)
    y = torch.empty_like(x)
    library = norm(functional.gelu(x))
    exact = functional.group_norm(functional.gelu(x[-1:].double()), 8, norm.weight.double(), norm.bias.double())
    report("s1 eager", median_ms(lambda: norm(functional.gelu(x))))
    for label, (cubin, tile, threads, blocks, smem_bytes) in variants.items():
        kernel = module(cubin, cooperative=True).get_function("gelu_group_norm")
        tiles = -(-8 * 258 * 258 // tile)
        partial = torch.empty(1024 * tiles * 2, dtype=torch.float64, device="cuda")
        arrived = torch.zeros(1024, dtype=torch.int32, device="cuda")

        def run(kernel=kernel, partial=partial, arrived=arrived, shape=(blocks, threads, smem_bytes)) -> None:
            arrived.zero_()
            arguments = (x, y, partial, arrived, 1024, 8, 8, 258 * 258, 1e-5, norm.weight, norm.bias)
            launch(kernel, SM_COUNT * shape[0], shape[1], arguments, shape[2])

        check_and_time(f"s1 {label}", run, y, library, exact)


def fused(variants: dict[str, tuple[dict, ...]]) -> None:
    """S0 as a whole: convolution, GELU, GroupNorm in two kernels."""
    x = torch.randn(128, 64, 256, 256, device="cuda")
    layer = torch.nn.ConvTranspose2d(64, 64, 3).cuda().requires_grad_(False)
    norm = torch.nn.GroupNorm(8, 64).cuda().requires_grad_(False)
    norm.weight.uniform_(0.5, 1.5)
    norm.bias.uniform_(-1, 1)
    y = torch.empty(128, 64, 258, 258, device="cuda")
    library = norm(functional.gelu(layer(x)))
    exact = functional.group_norm(
        functional.gelu(functional.conv_transpose2d(x[-1:].double(), layer.weight.double(), layer.bias.double())),
        8,
        norm.weight.double(),
        norm.bias.double(),
    )
    report("s0 whole eager", median_ms(lambda: norm(functional.gelu(layer(x)))))
    for label, builds in variants.items():
        kernels = chain(builds, "conv_transpose2d_gelu_sums")
        flag = kernels[0].out_of_range
        moments = kernels[0].module.get_function("moments")
        normalize = kernels[0].module.get_function("normalize")
        sums = torch.zeros(2 * 128 * 8 * 2, dtype=torch.float64, device="cuda")
        affine = torch.empty(128 * 64 * 2, device="cuda")
        blocks = -(-y.numel() // 8192)

        def first(kernels=kernels, sums=sums) -> None:
            sums.zero_()
            for kernel in kernels:
                kernel(x, layer, y, sums)

        def second(kernels=(moments, normalize), sums=sums, affine=affine, blocks=blocks, flag=flag) -> None:
            launch(kernels[0], 32, 256, (sums, flag, norm.weight, norm.bias, affine, 128 * 64, 258 * 258, 1e-5))
            launch(kernels[1], blocks, 512, (y, affine, 128 * 64, 258 * 258))

        def run(first=first, second=second) -> None:
            first()
            second()

        check_and_time(f"s0 whole {label}", run, y, library, exact)
        report("   convolution, GELU, sums", median_ms(first))
        report("   normalisation", median_ms(second))


def precision(fast: dict, exact_range: dict) -> None:
    """Check the f16 build with the tf32 build behind it on several magnitudes, infinities and NaN."""
    shape = (2, 64, 96, 256)
    base = torch.randn(shape, device="cuda")
    mixed = base * 10 ** torch.empty(shape, device="cuda").uniform_(-6, 6)
    by_channel = base * 10 ** torch.empty(1, 64, 1, 1, device="cuda").uniform_(-4, 4)
    by_image = base * torch.tensor([1e-5, 1.0], device="cuda").view(2, 1, 1, 1)
    special = base.clone()
    special[0, 3, 10, 20], special[0, 5, 50, 100], special[1, 7, 30, 30] = float("inf"), float("nan"), -float("inf")
    cases = {
        "1": (base, 1.0),
        "1e-6": (base * 1e-6, 1.0),
        "1e6": (base * 1e6, 1.0),
        "mixed": (mixed, 1.0),
        "by channel": (by_channel, 1.0),
        "by image": (by_image, 1.0),
        "weights 1e-6": (base, 1e-6),
        "weights 1e6": (base, 1e6),
        "relu": (base.relu(), 1.0),
        "inf, nan": (special, 1.0),
    }
    first = Conv(**fast)
    second = Conv(**exact_range, tf32=True, out_of_range=first.out_of_range)
    for name, (x, weight_scale) in cases.items():
        layer = torch.nn.ConvTranspose2d(64, 64, 3, bias=False).cuda().requires_grad_(False)
        layer.weight.mul_(weight_scale)
        y = torch.full((2, 64, 98, 258), 7e7, device="cuda")
        first(x, layer, y)
        second(x, layer, y)
        library = layer(x)
        exact = functional.conv_transpose2d(x.double(), layer.weight.double())
        same = (y.isnan() == library.isnan()).all().item() and (y.isinf() == library.isinf()).all().item()
        fine = exact.isfinite() & library.isfinite()
        ours_error, library_error = (y.double() - exact)[fine].abs(), (library.double() - exact)[fine].abs()
        ratio = (ours_error.square().mean() / library_error.square().mean()).sqrt().item()
        worst = (ours_error.max() / library_error.max()).item()
        flag = first.out_of_range.item()
        sys.stdout.write(
            f"{name:14s} tf32 build {flag}, error / torch's: rms {ratio:.3f} max {worst:.3f}, special alike: {same}\n"
        )


POOLED_SMEM_BYTES = 128 + 3 * 16384 + 8 * (38 * 36 + 4) * 16


def pooled_model(images: int, training: bool, variants: dict[str, str], scale: float = 1.0) -> None:
    """S4: convolution, BatchNorm, tanh, MaxPool, GroupNorm on `images` samples."""
    x = torch.randn(images, 64, 32, 32, device="cuda") * scale
    model = torch.nn.Sequential(
        torch.nn.ConvTranspose2d(64, 128, 5, stride=1, padding=1),
        torch.nn.BatchNorm2d(128),
        torch.nn.Tanh(),
        torch.nn.MaxPool2d(2, 2),
        torch.nn.GroupNorm(8, 128),
    ).cuda()
    model.requires_grad_(False).train(training)
    conv_layer, norm, _, _, group_norm = model
    norm.weight.uniform_(-1.5, 1.5)
    norm.bias.uniform_(-1, 1)
    norm.running_mean.uniform_(-0.1, 0.1)
    norm.running_var.uniform_(0.2, 0.4)
    group_norm.weight.uniform_(0.5, 1.5)
    group_norm.bias.uniform_(-1, 1)
    exact_model = copy.deepcopy(model).double()
    exact = exact_model(x.double())
    ours_mean, ours_var = norm.running_mean.clone(), norm.running_var.clone()
    library = model(x)
    name = f"s4 N={images} {'train' if training else 'eval'}"
    report(f"{name} eager", median_ms(lambda: model(x)))
    y = torch.empty_like(library)
    pooled = torch.empty_like(library)
    packed = torch.empty(25 * 8 * 128 * 16, dtype=torch.uint8, device="cuda")
    factor = torch.empty(128, device="cuda")
    sums = torch.zeros(128, 2, dtype=torch.float64, device="cuda")
    for label, cubin in variants.items():
        loaded = module(cubin)
        pack = loaded.get_function("pack_weights")
        conv_pool = loaded.get_function("conv_pool_train" if training else "conv_pool_eval")
        finish = loaded.get_function("finish")
        mean, var = ours_mean.clone(), ours_var.clone()

        def run(pack=pack, conv_pool=conv_pool, finish=finish, mean=mean, var=var) -> None:
            launch(pack, 128, 128, (conv_layer.weight, packed, factor))
            extra = ()
            if training:
                sums.zero_()
                extra = (sums,)
            arguments = (x, packed, factor, conv_layer.bias, norm.weight, pooled, *extra, images)
            launch(conv_pool, min(images, SM_COUNT), 288, arguments, POOLED_SMEM_BYTES)
            affine = (norm.weight, norm.bias, mean, var, group_norm.weight, group_norm.bias)
            batch = sums if training else None
            launch(
                finish, (8, images), 256, (pooled, batch, *affine, y, images, norm.eps, norm.momentum, group_norm.eps)
            )

        y.fill_(float("nan"))
        run()
        torch.cuda.synchronize()
        note = errors(y, library, exact)
        if training:
            note += f" running mean {(mean - exact_model[1].running_mean).abs().max().item():.1e}"
            note += f" var {(var - exact_model[1].running_var).abs().max().item():.1e}"
        report(f"{name} {label}", median_ms(run), note)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            run()
        report(f"{name} {label} as a graph", median_ms(graph.replay))
    if training:
        return
    loaded = module("s4_v3")
    pack = loaded.get_function("pack_weights")
    fused_eval = loaded.get_function("fused_eval")
    affine = (conv_layer.bias, norm.weight, norm.bias, ours_mean, ours_var, group_norm.weight, group_norm.bias)

    def run_fused() -> None:
        launch(pack, 128, 128, (conv_layer.weight, packed, factor))
        arguments = (x, packed, factor, *affine, y, images, norm.eps, group_norm.eps)
        launch(fused_eval, min(images, SM_COUNT), 288, arguments, POOLED_SMEM_BYTES)

    y.fill_(float("nan"))
    run_fused()
    torch.cuda.synchronize()
    report(f"{name} v3", median_ms(run_fused), errors(y, library, exact))


def build(cubin: str, tile: int, ring: int, **options: int) -> dict:
    """Arguments of `Conv`."""
    return {"cubin": cubin, "tile": tile, "ring": ring, **options}


def main() -> None:
    """Run the experiments named on the command line."""
    tf32 = build("v4_tf32", 64, 4)
    v5 = build("v5_136", 136, 4, stages=12)
    experiments: dict[str, Callable[[], None]] = {
        "s3": lambda: conv(
            "s3",
            {
                "v2": (build("v2_208", 208, 4, channels=0),),
                "v3": (build("v3_208", 208, 4, channels=0, extra_bytes=8 * 8 * 72 * 4),),
                "v4": (build("v4_208", 208, 4),),
                "v5 N=208": (build("v5_208", 208, 4, stages=4, channels=2),),
                "v5 N=136": (v5,),
                "v5 N=136 with tf32 behind": (v5, tf32),
                "v4 tf32 alone": (
                    build("v4_tf32", 64, 4, tf32=True, out_of_range=torch.ones(1, dtype=torch.int32).cuda()),
                ),
            },
        ),
        "s0": lambda: conv("s0", {"v4": (build("v4_136", 136, 7),), "v5 with tf32 behind": (v5, tf32)}),
        "gelu": lambda: conv("s0", {"v2": (build("gelu_136", 136, 4, stages=12),)}, functional.gelu),
        "s1": lambda: gelu_group_norm(
            {
                "v2": ("gn_v2", 8352, 512, 2, 3 * 8352 * 4 + 64),
                "v3": ("gn_v3", 6688, 512, 2, 4 * 6688 * 4),
            }
        ),
        "fused": lambda: fused(
            {"v2": (build("fused_136", 136, 4, stages=12), build("fused_tf32", 64, 4))},
        ),
        "precision": lambda: precision(build("v5_208", 208, 4, stages=4, channels=2), tf32),
        "s4": lambda: [
            pooled_model(images, training, {"v2": "s4_v2"})
            for images, training in ((128, False), (128, True), (512, True))
        ],
        "s4 scaled": lambda: [pooled_model(128, True, {"v2": "s4_v2"}, scale) for scale in (1e-3, 1e6)],
    }
    for name in sys.argv[2:]:
        experiments[name]()


if __name__ == "__main__":
    main()
