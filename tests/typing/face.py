"""What a script that uses Workbench sees of its types: `make lint` checks it, and nothing runs it.

Each `assert_type` fails where a type is another one, and where it is Any.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import assert_type

import numpy as np
from numpy.typing import NDArray
from torch import Tensor, dtype

import workbench as wb
from workbench.analysis.advice import Advice
from workbench.analysis.counters import Listing
from workbench.analysis.index_map import IndexMap
from workbench.analysis.instructions import InstructionMix
from workbench.analysis.numerics import LineNumbers, NumericsReport
from workbench.analysis.occupancy import HeatMap, Sweep, Waves
from workbench.analysis.sanitize import Finding, Report
from workbench.bench.report import BenchReport, BenchRow
from workbench.bound import CheckReport, Comparison, LaunchTiming
from workbench.compile import Parameter, Resources, Signature
from workbench.core.events import Events
from workbench.core.geometry import Clusters
from workbench.kernel import Configured, Prepared
from workbench.kernel.sampling import Sample
from workbench.mutate.report import MutantRow, MutationReport
from workbench.op import Case, Op, Variant
from workbench.sass import Sass
from workbench.tune import Outcome, TuneReport
from workbench.tune.forecast import Forecast
from workbench.verify.report import VerifyReport, VerifyRow

Rows = list[dict[str, object]]


class Box(ctypes.Structure):
    _fields_ = (("width", ctypes.c_float),)


def launches(x: Tensor, array: NDArray[np.float32]) -> None:
    kernel = wb.load(Path("gelu.cu"), "gelu", defines={"BLOCK_SIZE": 256}, include_dirs=["include"])
    kernel = wb.load("gelu.cu", unsigned_views=True)
    assert_type(kernel, wb.Kernel)
    assert_type(kernel.name, str)
    assert_type(kernel.signature, Signature)
    assert_type(kernel.signature.parameters, tuple[Parameter, ...])
    assert_type(kernel.resources("sm_90"), Resources)
    assert_type(kernel.resources().registers, int)
    tile = wb.TensorMap(x, box=(8, 8))
    assert_type(tile.box_bytes, int)
    assert_type(tile.tensor, Tensor)
    columns = wb.TensorMap.im2col(x, lower=(0, 0), upper=(0, 0), pixels=8, channels=8)
    assert_type(columns, wb.TensorMap)
    assert_type(wb.Surface(x, kind="2d", channels=1).read(), Tensor)
    image = wb.Texture([x, x], filter="linear", address=("wrap", "clamp"), normalized=True)
    assert_type(image, wb.Texture)
    kernel[1, 32](image, wb.Surface(x))
    wb.limit_heap(64 << 20)
    kernel[1, 256](x, array, tile, 1000, 0.5, True, None, bytes(16), np.float32(2), beta=np.int64(3))
    kernel[(1, 2), (32, 8), 1024](x, 3, Box(1.0))
    assert_type(kernel[1, 32], Configured)
    assert_type(kernel[1, 32](x, out=("y", 3)), Tensor)
    assert_type(kernel[1, 32](x, out=[("y", 3), ("z", (4, 4))]), tuple[Tensor, ...])
    kernel.launch(x, 3, grid=1, block=(32, 8, 1), smem_bytes=0, device="cpu", n=x.numel())
    kernel.launch(x, 3, grid=1, block=32, schedule=1, time_limit_s=2.5)
    kernel[1, 256](x, "3")  # type: ignore[arg-type]
    kernel[1, 256](x, n=[3])  # type: ignore[list-item]
    kernel["1", 256](x)  # type: ignore[index]
    kernel.launch(x, 3, block=32)  # type: ignore[call-overload]
    kernel[1, 256](x, wb.NULL, [wb.NULL])
    kernel[1, 256]({"x": x, "n": 3}, [x, None], [{"x": x}], (1.0, 2), bytes(4))
    kernel.trace(x, {3}, grid=1, block=32)  # type: ignore[arg-type]
    assert_type(kernel.prepare(x, 3, grid=1, block=32), Prepared)
    assert_type(kernel.trace(x, 3, grid=1, block=32, blocks=[0], n=3), wb.Trace)
    report = kernel.sanitize(x, 3, grid=1, block=32)
    assert_type(report, Report)
    assert_type(report.findings, tuple[Finding, ...])
    assert_type(report.findings[0].line, int)
    numbers = kernel.numerics(x, 3, grid=1, block=32)
    assert_type(numbers, NumericsReport)
    assert_type(numbers.rows, tuple[LineNumbers, ...])
    assert_type(numbers.shadow("y"), NDArray[np.float64])
    assert_type(kernel.sass("sm_90"), Sass)
    assert_type(kernel.algebra(x, 3, grid=1, block=32).elements, dict[str, NDArray[np.int64]])


def modules() -> None:
    module = wb.module("kernels.cu", arch="sm_90")
    assert_type(module, wb.Module)
    assert_type(module.gelu, wb.Kernel)
    assert_type(module["scale<float, 4>"], wb.Kernel)
    for kernel in module:
        assert_type(kernel, wb.Kernel)
    assert_type(module.gelu.ptx(), str)
    assert_type(module.gelu.occupancy(256, smem_bytes=1024, arch="sm_90"), wb.Occupancy)


def bound(kernel: wb.Kernel, x: Tensor) -> None:
    run = kernel[1, 32].bind(x, out=("y", 3))
    assert_type(run, wb.BoundLaunch[Tensor])
    assert_type(run(), Tensor)
    assert_type(kernel[1, 32].bind(x, 3), wb.BoundLaunch[None])
    assert_type(kernel[1, 32].bind(x, out=[("y", 3)])(), tuple[Tensor, ...])
    assert_type(run.outputs["y"], Tensor)
    assert_type(run.trace(blocks=[0]), wb.Trace)
    assert_type(run.sanitize(), Report)
    assert_type(run.numerics(), NumericsReport)
    checked = run.check({"y": x, "z": lambda a: a + 1}, rtol=1e-3)
    assert_type(checked, CheckReport)
    assert_type(checked.to_json(), Rows)
    assert_type(run.bench(), LaunchTiming)
    assert_type(run.bench().to_json(), dict[str, object])
    assert_type(run.occupancy(arch="sm_90"), wb.Occupancy)
    assert_type(run.ncu_command(), str)
    assert_type(run.to("cpu"), wb.BoundLaunch[Tensor])
    assert_type(run.prepare(), Prepared)
    assert_type(run.title, str)
    compared = wb.compare(run, kernel[2, 16].bind(x, out=("y", 3)), rtol=1e-3)
    assert_type(compared, Comparison)
    assert_type(compared.agree, bool)
    assert_type(compared.to_json(), Rows)


def sweeps(kernel: wb.Kernel, x: Tensor) -> None:
    swept = wb.tune(
        kernel,
        {"BLOCK_SIZE": [64, 128, 256]},
        args=(x, x, 1000, 0.5),
        grid=lambda config: -(-1000 // config["BLOCK_SIZE"]),
        block=lambda config: (config["BLOCK_SIZE"], 1),
        reference={"y": x},
        where=lambda config: config["BLOCK_SIZE"] > 32,
        search="predicted",
        hopeless=True,
    )
    assert_type(swept, TuneReport)
    assert_type(swept.forecast, Forecast | None)
    assert_type(swept.winner, Outcome | None)
    wb.tune(kernel, {"BLOCK_SIZE": [64]}, args=(x, "3"), grid=1, block=32)  # type: ignore[arg-type]


def traces(trace: wb.Trace) -> None:
    assert_type(trace.counters(), dict[str, int])
    assert_type(trace.footprint_bytes(), dict[str, tuple[int, int]])
    assert_type(trace.arithmetic_intensity, float)
    assert_type(trace.advice, tuple[Advice, ...])
    assert_type(trace.instructions, InstructionMix)
    assert_type(trace.events, Events)
    assert_type(trace.accesses, NDArray[np.void])
    assert_type(next(trace.iter_accesses()), NDArray[np.void])
    assert_type(next(trace.iter_elements("x")), NDArray[np.void])
    for elements, events, lanes in trace.iter_warps("x"):
        assert_type(elements, NDArray[np.int64])
        assert_type(events, Events)
        assert_type(lanes, NDArray[np.int64])
    assert_type(trace.clusters, Clusters)
    assert_type(trace.listing(), Listing)
    assert_type(trace.listing().to_json(), Rows)
    index_map = trace.index_map("x", "write")
    assert_type(index_map, IndexMap)
    assert_type(index_map.holes, NDArray[np.int64])
    assert_type(index_map.touches(0, 1), NDArray[np.void])
    trace.save("trace.npz")
    assert_type(wb.Trace.load("trace.npz"), wb.Trace)


def of_other_languages(function: object, other: Callable[..., None], x: Tensor) -> None:
    triton = wb.from_triton(function, {"x": "*fp32"}, {"WIDTH": 256}, num_warps=4)
    assert_type(triton, wb.TritonKernel)
    triton[triton.block](x)
    assert_type(wb.from_numba(other, "void(float32[::1])"), wb.Kernel)
    tiles = wb.from_cutile(function, {"x": "float32[::1]"}, {"WIDTH": 256}, aligned=[])
    assert_type(tiles, wb.TileKernel)
    tiles[tiles.block](x)


def predictions(kernel: wb.Kernel, x: Tensor) -> None:
    found = wb.predict(kernel, x, grid=1, block=32, gpu="H100")
    assert_type(found, wb.Prediction)
    assert_type(kernel.predict(x, grid=1, block=32), wb.Prediction)
    assert_type(found.microseconds, float | None)
    assert_type(found.high_us, float)
    assert_type(found.bound, str)
    assert_type(found.lines[0].waits_for, int)
    assert_type(found.to_json(), dict[str, object])


def pages(kernel: wb.Kernel, x: Tensor) -> None:
    page = wb.page(kernel, x, grid=1, block=32, gpu="H100", diff=kernel, path="page.html")
    assert_type(page, wb.Page)
    assert_type(page.diff(wb.page(kernel)), wb.Page)
    assert_type(page.html, str)
    assert_type(page.write("page.html"), Path)
    sample = kernel.sample(x, grid=1, block=32)
    assert_type(sample, Sample)
    assert_type(sample.trace, wb.Trace | None)


def occupancies() -> None:
    occupancy = wb.occupancy(threads=256, registers=40, arch="sm_90")
    assert_type(occupancy, wb.Occupancy)
    assert_type(occupancy.blocks_per_sm, int)
    assert_type(occupancy.percent, float)
    assert_type(occupancy.limiters, tuple[str, ...])
    assert_type(occupancy.waves(1000, num_sms=132), Waves)
    assert_type(occupancy.sweep("threads"), Sweep)
    assert_type(occupancy.sweep("threads").percent, NDArray[np.float64])
    assert_type(occupancy.heat_map(), HeatMap)
    assert_type(occupancy.to_json(), dict[str, object])


def ops(x: Tensor) -> None:
    op = wb.find_op("gelu", Path("kernels"))
    assert_type(op, Op[Tensor])
    assert_type(op(x), Tensor)
    two = wb.find_op("norm", returns=tuple[Tensor, Tensor])
    assert_type(two(x), tuple[Tensor, Tensor])
    assert_type(wb.load_ops(), tuple[Op, ...])
    assert_type(op.cases, tuple[Case, ...])
    assert_type(op.variant("v1"), Variant)
    verified = wb.verify(op, "cpu", dtype="float32", case="odd")
    assert_type(verified, VerifyReport)
    assert_type(verified.rows, tuple[VerifyRow, ...])
    assert_type(verified.rows[0].as_dict(), dict[str, object])
    timed = wb.bench("gelu", case="odd")
    assert_type(timed, BenchReport)
    assert_type(timed.rows, tuple[BenchRow, ...])
    assert_type(timed.to_json(), Rows)
    tuned = wb.tune(op, case="odd")
    assert_type(tuned, TuneReport)
    assert_type(tuned.rows, tuple[Outcome, ...])
    assert_type(tuned.to_json(), Rows)
    mutated = wb.mutate("gelu", count=3)
    assert_type(mutated, MutationReport)
    assert_type(mutated.rows, tuple[MutantRow, ...])
    assert_type(mutated.to_json(), Rows)
    assert_type(wb.export(op, out="gelu.py"), tuple[Path, ...])


def models() -> None:
    assert_type(wb.verify_model("new.py", reference=Path("reference.py")), VerifyReport)
    assert_type(wb.bench_model("new.py", "cpu", budget_s=0.1), BenchReport)


def exchanges(x: Tensor, kind: dtype) -> None:
    # CuPy has no types of its own: what it gives is Any wherever it is from.
    assert_type(wb.to_torch(wb.to_cupy(x), kind), Tensor)


def errors(kernel: wb.Kernel) -> None:
    try:
        kernel.resources()
    except wb.CompileError as error:
        assert_type(error.log, str)
        assert_type(error.diagnostics[0].line, int)
    except wb.MemoryFaultError as error:
        assert_type(error.index, int | None)
    except (wb.KernelTrapError, wb.DeadlockError, wb.TimeLimitError, wb.ExecutionError) as error:
        assert_type(error.thread, tuple[int, int, int] | None)
    except (wb.EnvironmentFaultError, wb.MissingDependencyError) as error:
        assert_type(error.cure, str)
    except (wb.UnsupportedInstructionError, wb.NoSuchKernelError) as error:
        assert_type(str(error), str)
    except (wb.ArgumentError, wb.LaunchError, wb.SignatureError, wb.PtxError) as error:
        assert_type(str(error), str)
    except wb.WorkbenchError as error:
        assert_type(str(error), str)
