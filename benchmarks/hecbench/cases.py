"""Kernels of HeCBench with inputs and references of our own: one function a kernel, or one for several that agree.

A function gets a source of random numbers and returns the launch and what it should leave in its tensors. References
are NumPy's, in float64, written from what the kernel is meant to compute. No code of HeCBench is here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

Array = NDArray[Any]
Draw = np.random.Generator


@dataclass(frozen=True)
class Case:
    """A launch, and what it should compute.

    Attributes
    ----------
    grid, block
        As `wb.Kernel.launch` takes them.
    arguments : mapping of str to object
        By the parameters' names.
    expected : mapping of str to ndarray
        By the names of tensors among the arguments. Where it holds NaN, anything may stand.
    rtol, atol : float
        What may differ: roundings of float32, and of the fast functions that a kernel uses. Integers are equal.
    symbols : mapping of str to ndarray
        What variables of the module hold.
    smem_bytes : int
        Dynamic shared memory.
    """

    grid: Any
    block: Any
    arguments: Mapping[str, Any]
    expected: Mapping[str, Array]
    rtol: float = 1e-5
    atol: float = 1e-6
    symbols: Mapping[str, Array] = field(default_factory=dict)
    smem_bytes: int = 0

    @property
    def geometry(self) -> dict[str, Any]:
        """What a launch takes beside its arguments."""
        return {"grid": self.grid, "block": self.block, "smem_bytes": self.smem_bytes}


@dataclass(frozen=True)
class Subject:
    """A kernel of the checkout.

    Attributes
    ----------
    program, file, kernel : str
        Folder without its suffix, file in it, and the kernel's name or instance.
    case : callable
    defines : mapping of str to str
    judged : mapping of str to str
        What the sanitiser is known to find, by the kind of the finding, and what it is.
    """

    program: str
    file: str
    kernel: str
    case: Callable[[Draw], Case]
    defines: Mapping[str, str] = field(default_factory=dict)
    judged: Mapping[str, str] = field(default_factory=dict)


SUBJECTS: list[Subject] = []


def of(
    program: str,
    *kernels: str,
    file: str = "main.cu",
    defines: Mapping[str, str] | None = None,
    judged: Mapping[str, str] | None = None,
) -> Callable[[Callable[[Draw], Case]], Callable[[Draw], Case]]:
    """Say which kernels a function is the case of."""

    def note(case: Callable[[Draw], Case]) -> Callable[[Draw], Case]:
        SUBJECTS.extend(Subject(program, file, kernel, case, defines or {}, judged or {}) for kernel in kernels)
        return case

    return note


def f32(values: Any) -> torch.Tensor:
    return torch.from_numpy(np.ascontiguousarray(values, np.float32))


def i32(values: Any) -> torch.Tensor:
    return torch.from_numpy(np.ascontiguousarray(values, np.int32))


def blank(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """Make an output that holds what no kernel would write by chance."""
    return torch.full(shape, math.nan) if dtype is torch.float32 else torch.full(shape, -77).to(dtype)


@of("adam", "adam<float, float>")
def adam(draw: Draw) -> Case:
    n, steps, b1, b2, eps, scale, rate, decay = 1000, 3, 0.9, 0.999, 1e-8, 256.0, 1e-3, 0.5
    p, m, g = (draw.uniform(0, 1, n) for _ in range(3))
    v = draw.uniform(0, 1, n)
    arguments = {"p": f32(p), "m": f32(m), "v": f32(v), "g": f32(g), "b1": b1, "b2": b2, "eps": eps}
    arguments |= {"grad_scale": scale, "step_size": rate, "time_step": steps, "vector_size": n, "mode": 0}
    for t in range(1, steps + 1):
        m = b1 * m + (1 - b1) * (g / scale)
        v = b2 * v + (1 - b2) * (g / scale) ** 2
        p = p - rate * (m / (1 - b1**t) / np.sqrt(v / (1 - b2**t) + eps) + decay * p)
    return Case(3, 256, arguments | {"decay": decay}, {"p": p, "m": m, "v": v}, rtol=1e-4)


@of("concat", "concat<float>")
def concat(draw: Draw) -> Case:
    one, two = draw.normal(size=(3, 5, 16)), draw.normal(size=(3, 9, 16))
    joined = np.concatenate([one, two], axis=1)
    arguments = {"inp1": f32(one), "inp2": f32(two), "output": blank(*joined.shape)}
    arguments |= {"sz0": 3, "sz2": 16, "sz1_1": 5, "sz1_2": 9}
    return Case(6, 128, arguments, {"output": joined}, rtol=1e-7)


@of("geodesic", "kernel_distance")
def geodesic(draw: Draw) -> Case:
    n, flat = 500, 1 - 6356752.31424518 / 6378137.0
    places = np.stack([draw.uniform(-60, 60, n), draw.uniform(0, 90, n)] * 2, axis=1)
    places[:, 2:] += draw.uniform(5, 20, (n, 2))
    lat1, lon1, lat2, lon2 = np.radians(places).T
    # Vincenty's inverse formula, iterated to the end.
    u1, u2, apart = (np.arctan((1 - flat) * np.tan(lat)) for lat in (lat1, lat2, lat1))
    apart = lon2 - lon1
    for _ in range(50):
        s, c = np.sin(apart), np.cos(apart)
        cross = np.cos(u1) * np.sin(u2) - np.sin(u1) * np.cos(u2) * c
        sin_a, cos_a = np.hypot(np.cos(u2) * s, cross), np.sin(u1) * np.sin(u2) + np.cos(u1) * np.cos(u2) * c
        angle, azimuth = np.arctan2(sin_a, cos_a), np.cos(u1) * np.cos(u2) * s / sin_a
        square = 1 - azimuth**2
        middle = cos_a - 2 * np.sin(u1) * np.sin(u2) / square
        k = flat / 16 * square * (4 + flat * (4 - 3 * square))
        bend = angle + k * sin_a * (middle + k * cos_a * (2 * middle**2 - 1))
        apart = lon2 - lon1 + (1 - k) * flat * azimuth * bend
    w = square * ((6378137.0 / 6356752.31424518) ** 2 - 1)
    a = 1 + w / 16384 * (4096 + w * (-768 + w * (320 - 175 * w)))
    b = w / 1024 * (256 + w * (-128 + w * (74 - 47 * w)))
    inner = cos_a * (2 * middle**2 - 1) - b / 6 * middle * (4 * sin_a**2 - 3) * (4 * middle**2 - 3)
    distance = 6356752.31424518 * a * (angle - b * sin_a * (middle + b / 4 * inner))
    arguments = {"d_A": f32(places), "d_C": blank(n), "N": n}
    return Case(2, 256, arguments, {"d_C": distance}, rtol=1e-3)


@of("michalewicz", "eval")
def michalewicz(draw: Draw) -> Case:
    values = draw.uniform(0, math.pi, (300, 5))
    power = np.sin(np.arange(1, 6) * values**2 / math.pi) ** 20
    least = min(0.0, -(np.sin(values) * power).sum(axis=1).max())
    arguments = {"values": f32(values), "minima": torch.zeros(1), "nVectors": 300, "dim": 5}
    return Case(2, 256, arguments, {"minima": np.array([least])}, rtol=1e-4)


@of("popcount", "pc1", "pc2", "pc3", "pc4", "pc5", "pc6")
def popcount(draw: Draw) -> Case:
    words = draw.integers(0, 2**63, 300, np.uint64) * np.uint64(2) + np.uint64(1)
    words[:2] = 0, 2**64 - 1
    table = np.array([bin(byte).count("1") for byte in range(256)], np.uint8)
    counts = table[words.view(np.uint8).reshape(-1, 8)].sum(axis=1)
    arguments = {"data": torch.from_numpy(words), "r": blank(300, dtype=torch.int32), "length": 300}
    return Case(2, 256, arguments, {"r": counts}, symbols={"lut": table})


@of("tensorAccessor", "raw_accessor_kernel")
def matrix_vector(draw: Draw) -> Case:
    m, v = draw.normal(size=(70, 33)), draw.normal(size=33)
    arguments = {"nrow": 70, "ncol": 33, "r": blank(70), "m": f32(m), "v": f32(v)}
    return Case(1, 128, arguments, {"r": m @ v}, atol=1e-5)


@of("vanGenuchten", "vanGenuchten")
def van_genuchten(draw: Draw) -> Case:
    size, alpha, wet, dry, n = 400, 0.02, 0.45, 0.1, 1.8
    m = (n - 1) / n
    speed, psi = draw.uniform(0.1, 2, size), draw.uniform(-3, 0.5, size)
    h = alpha * np.abs(psi * 100)
    dries = psi < 0
    theta = np.where(dries, (wet - dry) / (1 + h**n) ** m + dry, wet)
    filled = (theta - dry) / (wet - dry)
    flow = speed * np.sqrt(filled) * (1 - (1 - filled ** (1 / m)) ** m) ** 2
    slope = 100 * alpha * n * (1 / n - 1) * h ** (n - 1) * (dry - wet) * (h**n + 1) ** (1 / n - 2)
    out = {name: torch.full((size,), math.nan, dtype=torch.float64) for name in ("C", "theta", "K")}
    arguments = {"Ksat": torch.from_numpy(speed), "psi": torch.from_numpy(psi), "size": size} | out
    expected = {"C": np.where(dries, slope, 0), "theta": theta, "K": flow}
    return Case(2, 256, arguments, expected, rtol=1e-9, atol=1e-12)


@of("winograd", "winograd_conv2d", defines={"MAP_SIZE": "34"})
def winograd(draw: Draw) -> Case:
    image, taps = draw.normal(size=(34, 34)), draw.normal(size=(3, 3))
    g = np.array([[1, 0, 0], [0.5, 0.5, 0.5], [0.5, -0.5, 0.5], [0, 0, 1]])
    expected = sum(taps[i, j] * image[i : i + 32, j : j + 32] for i in range(3) for j in range(3))
    arguments = {"input": f32(image), "transformed_filter": f32(g @ taps @ g.T), "output": blank(32, 32)}
    return Case((2, 2), (8, 8), arguments | {"offset_i": 0, "offset_j": 0}, {"output": expected}, atol=1e-4)


@of("car", "car")
def car(draw: Draw) -> Case:
    b, c, h, w, k, pad, unit = 2, 3, 6, 7, 3, 1, 2
    rows, columns = 2 * h + 2 * pad, 2 * w + 2 * pad
    image, taps = draw.normal(size=(b, c, rows, columns)), draw.normal(size=(b, k * k, h, w))
    down, right = draw.uniform(-1, 1, (2, b, k * k, h, w))  # of the kernel's names, h is along x
    y, x = np.meshgrid(np.arange(h), np.arange(w), indexing="ij")
    expected = np.zeros((b, c, h, w))
    for tap in range(k * k):
        at_x = np.float32(x + 0.5) / w * (columns - 2 * pad) + tap % k + right[:, tap] * unit - 0.5
        at_y = np.float32(y + 0.5) / h * (rows - 2 * pad) + tap // k + down[:, tap] * unit - 0.5
        left, top = np.floor(at_x), np.floor(at_y)
        alpha, beta = at_x - left, at_y - top
        x0 = np.clip(left, 0, columns - 1).astype(int)
        y0 = np.clip(top, 0, rows - 1).astype(int)
        for dy, dx, share in ((0, 0, (1 - alpha) * (1 - beta)), (0, 1, alpha * (1 - beta)), (1, 0, (1 - alpha) * beta)):
            expected += _taken(image, y0 + dy, x0 + dx) * (share * taps[:, tap])[:, None]
        expected += _taken(image, y0 + 1, x0 + 1) * (alpha * beta * taps[:, tap])[:, None]
    names = ("output_dim_b", "output_dim_c", "output_dim_h", "output_dim_w", "kernel_size", "image_w", "image_h")
    arguments = {"img": f32(image), "kernels": f32(taps), "offsets_h": f32(right), "offsets_v": f32(down)}
    arguments |= {"output": blank(b, c, h, w), "p": dict(zip(names, (b, c, h, w, k * k, columns, rows), strict=True))}
    arguments |= {"offset_unit": unit, "padding": pad, "n": b * c * h * w}
    return Case(2, 128, arguments, {"output": expected}, rtol=1e-3, atol=1e-4)


def _taken(image: Array, y: Array, x: Array) -> Array:
    """Pick pixels (b, h, w) of images (b, c, rows, columns), those past the border at it."""
    y, x = np.minimum(y, image.shape[2] - 1), np.minimum(x, image.shape[3] - 1)
    return np.stack([image[i][:, y[i], x[i]] for i in range(len(image))])


@of("md", "md", defines={"SINGLE_PRECISION": "1"})
def molecules(draw: Draw) -> Case:
    n, most, near, lj1, lj2 = 200, 16, 13.5, 1.5, 2.0
    places = draw.uniform(0, 6, (n, 4))
    neighbours = draw.integers(0, n, (most, n))
    apart = places[:, None, :3] - places[neighbours.T, :3]
    square = (apart**2).sum(axis=2)
    meets = (square > 0) & (square < near)
    inverse = 1 / np.where(meets, square, 1)
    strength = np.where(meets, inverse**4 * (lj1 * inverse**3 - lj2), 0)
    force = np.concatenate([(apart * strength[..., None]).sum(axis=1), np.zeros((n, 1))], axis=1)
    arguments = {"position": f32(places), "force": blank(n, 4), "neighborList": i32(neighbours), "nAtom": n}
    arguments |= {"maxNeighbors": most, "lj1_t": lj1, "lj2_t": lj2, "cutsq_t": near}
    return Case(2, 128, arguments, {"force": force}, rtol=1e-3, atol=1e-3)


@of("meanshift", "mean_shift::gpu::mean_shift", "mean_shift::gpu::mean_shift_tiling")
def mean_shift(draw: Draw) -> Case:
    n, rows = 10_000, 64  # as the source fixes it; one block of rows
    data = draw.uniform(0, 40, (n, 3))
    moved = np.full((n, 3), np.nan)
    square = ((data[:rows, None] - data[None]) ** 2).sum(axis=2)
    weight = np.where(square <= 60, np.exp(-square / 32), 0)
    moved[:rows] = weight @ data / weight.sum(axis=1, keepdims=True)
    return Case(1, 64, {"data": f32(data), "data_next": blank(n, 3)}, {"data_next": moved}, rtol=1e-3)


@of("minkowski", "minkowski<20, 16, 24>")
def minkowski(draw: Draw) -> Case:
    a, b, p = draw.normal(size=(20, 16)), draw.normal(size=(16, 24)), 3.0
    distance = (np.abs(a[:, :, None] - b[None]) ** p).sum(axis=1) ** (1 / p)
    arguments = {"a": f32(a), "b": f32(b), "c": blank(20, 24), "p": p, "one_over_p": 1 / p}
    return Case((2, 2), (16, 16), arguments, {"c": distance}, rtol=1e-4)


@of("maxpool3d", "maxpool3d")
def maxpool(draw: Draw) -> Case:
    images = draw.normal(size=(3, 12, 20))
    pooled = np.maximum(0, torch.nn.functional.max_pool2d(torch.from_numpy(images), 3, 2).numpy())
    arguments = {"i_img": f32(images), "o_img": blank(*pooled.shape), "Hstride": 2, "Vstride": 2, "pool_width": 3}
    arguments |= {"pool_height": 3, "i_img_count": 3, "i_img_width": 20, "i_img_height": 12}
    arguments |= {"o_img_width": pooled.shape[2], "o_img_height": pooled.shape[1]}
    return Case((2, 2, 1), (8, 8, 4), arguments, {"o_img": pooled})


@of("page-rank", "map")
def page_rank_map(draw: Draw) -> Case:
    links = draw.integers(0, 2, (90, 90))
    ranks, out = draw.uniform(0, 1, 90), np.maximum(links.sum(axis=1), 1)
    arguments = {"pages": i32(links), "page_ranks": f32(ranks), "maps": blank(90, 90)}
    arguments |= {"noutlinks": torch.from_numpy(out.astype(np.uint32)), "n": 90}
    return Case(1, 128, arguments, {"maps": links * (ranks / out)[:, None]})


@of("page-rank", "reduce")
def page_rank_reduce(draw: Draw) -> Case:
    maps, ranks, before = draw.uniform(0, 0.02, (90, 90)), draw.uniform(0, 1, 90), draw.uniform(0, 0.2, 90)
    after = 0.15 / 90 + 0.85 * maps.sum(axis=0)
    arguments = {"page_ranks": f32(ranks), "maps": f32(maps), "n": 90, "dif": f32(before)}
    return Case(1, 128, arguments, {"page_ranks": after, "dif": np.maximum(np.abs(after - ranks), before)})


def _decomposed(draw: Draw, done: int) -> tuple[Array, Array]:
    """Make a matrix of 3 x 3 tiles of 16; return it after `done` steps on its first tiles, and all its factors."""
    matrix = draw.uniform(-1, 1, (48, 48)) + 48 * np.eye(48)
    factors = matrix.copy()
    for i in range(48):
        factors[i + 1 :, i] /= factors[i, i]
        factors[i + 1 :, i + 1 :] -= np.outer(factors[i + 1 :, i], factors[i, i + 1 :])
    state = matrix.copy()
    if done >= 1:
        state[:16, :16] = factors[:16, :16]
    if done >= 2:
        state[:16], state[:, :16] = factors[:16], factors[:, :16]
    return state, factors


@of("lud", "lud_diagonal", file="lud.cu")
def lud_diagonal(draw: Draw) -> Case:
    state, factors = _decomposed(draw, 0)
    after = state.copy()
    after[:16, :16] = factors[:16, :16]
    return Case(1, 16, {"m": f32(state), "matrix_dim": 48, "offset": 0}, {"m": after}, rtol=1e-4)


@of("lud", "lud_perimeter", file="lud.cu")
def lud_perimeter(draw: Draw) -> Case:
    state, factors = _decomposed(draw, 1)
    after = state.copy()
    after[:16], after[:, :16] = factors[:16], factors[:, :16]
    return Case(2, 32, {"m": f32(state), "matrix_dim": 48, "offset": 0}, {"m": after}, rtol=1e-4, atol=1e-5)


@of("lud", "lud_internal", file="lud.cu")
def lud_internal(draw: Draw) -> Case:
    state, _ = _decomposed(draw, 2)
    after = state.copy()
    after[16:, 16:] -= state[16:, :16] @ state[:16, 16:]
    return Case((2, 2), (16, 16), {"m": f32(state), "matrix_dim": 48, "offset": 0}, {"m": after}, rtol=1e-4, atol=1e-5)


@of("lif", "lif")
def neurons(draw: Draw) -> Case:
    items, each, dt, leak, rest = 5, 40, 0.1, 10.0, 2.0
    n = items * each
    encoded, bias, gain = draw.uniform(0, 40, items), draw.uniform(0, 20, each), draw.uniform(0.5, 2, each)
    voltage, wait = draw.uniform(0, 1, n), draw.uniform(0, 0.3, n)
    change = -np.expm1(-dt / leak) * (np.tile(bias, items) + np.outer(encoded, gain).ravel() - voltage)
    raised = np.maximum(voltage + change, 0) * np.clip(1 - (wait - dt) / dt, 0, 1)
    fires = raised > 1
    after = {"spikes": np.where(fires, 1 / dt, 0), "voltage_array": np.where(fires, 0, raised)}
    after["reftime_array"] = np.where(fires, rest + dt * (1 - (raised - 1) / change), wait - dt)
    arguments = {"numNeurons": n, "neurons_per_item": each, "dt": dt, "encode_result": f32(encoded), "bias": f32(bias)}
    arguments |= {"voltage_array": f32(voltage), "reftime_array": f32(wait), "tau_rc": leak, "tau_ref": rest}
    return Case(2, 128, arguments | {"gain": f32(gain), "spikes": blank(n)}, after, rtol=1e-4, atol=1e-5)


@of("permute", "permute_kernel")
def permute(draw: Draw) -> Case:
    given = draw.normal(size=(2, 5, 3, 4, 8))  # batch, time, of Q K V, heads, depth
    q, k, v = given.transpose(2, 0, 3, 1, 4)
    arguments = {"inp": f32(given), "B": 2, "T": 5, "NH": 4, "d": 8}
    arguments |= {name: blank(*q.shape) for name in "QKV"}
    return Case(3, 128, arguments, {"Q": q, "K": k, "V": v}, rtol=1e-7)


@of("lombscargle", "lombscargle")
def lomb_scargle(draw: Draw) -> Case:
    x, y = np.sort(draw.uniform(0, 30, 80)), draw.normal(size=80)
    freqs = np.linspace(0.5, 4, 50)
    angle = freqs[:, None] * x
    tau = np.arctan2(np.sin(2 * angle).sum(axis=1), np.cos(2 * angle).sum(axis=1)) / (2 * freqs)
    c, s = np.cos(angle - (freqs * tau)[:, None]), np.sin(angle - (freqs * tau)[:, None])
    power = 0.5 * ((c @ y) ** 2 / (c**2).sum(axis=1) + (s @ y) ** 2 / (s**2).sum(axis=1)) * (2 / (y @ y))
    arguments = {"x_shape": 80, "freqs_shape": 50, "x": f32(x), "y": f32(y), "freqs": f32(freqs)}
    return Case(1, 64, arguments | {"pgram": blank(50), "y_dot": 2 / (y @ y)}, {"pgram": power}, rtol=1e-3, atol=1e-5)


@of("floydwarshall", "floydWarshallPass")
def floyd_warshall(draw: Draw) -> Case:
    n, middle = 32, 5
    weights = draw.integers(1, 200, (n, n))
    np.fill_diagonal(weights, 0)
    detour = weights[:, [middle]] + weights[[middle]]
    path = np.tile(np.arange(n), (n, 1))
    arguments = {"pathDistanceBuffer": torch.from_numpy(weights.astype(np.uint32)), "numNodes": n, "pass": middle}
    arguments["pathBuffer"] = torch.from_numpy(path.astype(np.uint32))
    expected = {
        "pathDistanceBuffer": np.minimum(weights, detour),
        "pathBuffer": np.where(detour < weights, middle, path),
    }
    return Case((2, 2), (16, 16), arguments, expected)


@of("hotspot3D", "hotspot3d", file="3D.cu")
def hotspot(draw: Draw) -> Case:
    layers, rows, columns = 4, 16, 32
    heat, power = draw.uniform(70, 90, (layers, rows, columns)), draw.uniform(0, 1, (layers, rows, columns))
    names = ("ce", "cw", "cn", "cs", "ct", "cb")
    shares = dict(zip(names, (0.05, 0.06, 0.07, 0.08, 0.03, 0.02), strict=True))
    rest, step = 1 - sum(shares.values()) - 0.03, 0.25
    wide = np.pad(heat, 1, mode="edge")
    inner = (slice(1, -1),) * 3
    sides = {"cw": (0, 0, -1), "ce": (0, 0, 1), "cn": (0, -1, 0), "cs": (0, 1, 0), "cb": (-1, 0, 0), "ct": (1, 0, 0)}
    after = rest * heat + step * power + shares["ct"] * 80
    for name, shift in sides.items():
        after += shares[name] * np.roll(wide, [-each for each in shift], axis=(0, 1, 2))[inner]
    arguments = {"tIn": f32(heat), "pIn": f32(power), "tOut": blank(layers, rows, columns), "numCols": columns}
    arguments |= shares | {"numRows": rows, "layers": layers, "cc": rest, "stepDivCap": step}
    return Case((1, 4), (32, 4), arguments, {"tOut": after})


@of("pathfinder", "pathfinder")
def pathfinder(draw: Draw) -> Case:
    cols, steps, block = 300, 4, 64
    wall, start = draw.integers(0, 10, (steps + 1, cols)), draw.integers(0, 10, cols)
    least = start.copy()
    for row in wall[1:]:
        wide = np.pad(least, 1, constant_values=10**6)
        least = row + np.minimum(np.minimum(wide[:-2], wide[1:-1]), wide[2:])
    arguments = {"gpuWall": i32(wall), "gpuSrc": i32(start), "gpuResult": blank(cols, dtype=torch.int32), "cols": cols}
    arguments |= {"outputBuffer": torch.zeros(64, dtype=torch.int32), "iteration": steps, "theHalo": 1, "t": 1}
    blocks = -(-cols // (block - 2 * steps))
    return Case(blocks, block, arguments | {"borderCols": steps}, {"gpuResult": least})


@of("accuracy", "accuracy_kernel", "accuracy_kernel2")
def accuracy(draw: Draw) -> Case:
    rows, classes, top = 20, 700, 30
    scores, labels = draw.integers(0, 900, (rows, classes)), draw.integers(0, classes, rows)
    own = scores[np.arange(rows), labels][:, None]
    ahead = (scores > own) | ((scores == own) & (np.arange(classes) <= labels[:, None]))
    hits = int((ahead.sum(axis=1) <= top).sum())
    arguments = {"N": rows, "D": classes, "top_k": top, "Xdata": f32(scores), "labelData": i32(labels)}
    arguments["accuracy"] = torch.zeros(1, dtype=torch.int32)
    return Case(6, 256, arguments, {"accuracy": np.array([hits])})


@of("matrix-rotate", "rotate_matrix_parallel")
def rotate(draw: Draw) -> Case:
    matrix = draw.normal(size=(33, 33))
    return Case(1, 32, {"matrix": f32(matrix), "n": 33}, {"matrix": np.rot90(matrix, -1)}, rtol=1e-7)


@of("mrc", "MRCGradient", "MRCGradient2", "MRCGradient3")
def ranking_gradient(draw: Draw) -> Case:
    n, margin = 300, 0.25
    one, two, out = draw.normal(size=(3, n))
    sign = draw.choice([-1, 1], n)
    active = -sign * (one - two) + margin >= 0
    arguments = {"N": n, "Y": i32(sign), "X1": f32(one), "X2": f32(two), "dOutput": f32(out), "margin": margin}
    expected = {"dX1": np.where(active, -sign * out, 0), "dX2": np.where(active, sign * out, 0)}
    return Case(2, 256, arguments | {"dX1": blank(n), "dX2": blank(n)}, expected)


@of("aidw", "AIDW_Kernel", "AIDW_Kernel_Tiled")
def interpolation(draw: Draw) -> Case:
    known, wanted, area = 512, 256, 100.0
    x, y, z = draw.uniform(0, 10, (3, known))
    at_x, at_y = draw.uniform(0, 10, (2, wanted))
    near = draw.uniform(0.01, 0.6, wanted)
    ratio = near / (0.5 / math.sqrt(known / area))
    level = np.where(ratio >= 2, 1, 0.5 - 0.5 * np.cos(math.pi / 2 * ratio))
    alpha = np.interp(level, [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1], [1.5, 1.5, 2, 2.5, 3, 3.5, 3.5]) * 0.5
    # Between two levels the kernel weighs 1.5 and 2, then 1.5 and 2.5: as it is written, not as it is meant.
    fall = (level > 0.3) & (level <= 0.5)
    alpha = np.where(fall, (2.5 * 5 * (level - 0.3) + 1.5 * (1 - 5 * (level - 0.3))) * 0.5, alpha)
    weight = ((at_x[:, None] - x) ** 2 + (at_y[:, None] - y) ** 2) ** -alpha[:, None]
    expected = weight @ z / weight.sum(axis=1)
    arguments = {"dx": f32(x), "dy": f32(y), "dz": f32(z), "dnum": known, "ix": f32(at_x), "iy": f32(at_y)}
    arguments |= {"iz": blank(wanted), "inum": wanted, "area": area, "avg_dist": f32(near)}
    return Case(1, 256, arguments, {"iz": expected}, rtol=2e-3)


@of("groupnorm", "groupnorm_forward_kernel", "groupnorm_forward_kernel2")
def group_norm(draw: Draw) -> Case:
    x, weight, bias = draw.normal(1, 2, (2, 6, 8, 8)), draw.normal(size=6), draw.normal(size=6)
    normed = torch.nn.functional.group_norm(*map(torch.from_numpy, (x,)), 3, *map(torch.from_numpy, (weight, bias)))
    groups = x.reshape(6, -1)
    arguments = {"x": f32(x), "weight": f32(weight), "bias": f32(bias), "out": blank(*x.shape), "mean": blank(6)}
    arguments |= {"rstd": blank(6), "B": 2, "C": 6, "img_size": 64, "group_size": 2, "n_groups": 3}
    expected = {"out": normed.numpy(), "mean": groups.mean(axis=1), "rstd": 1 / np.sqrt(groups.var(axis=1) + 1e-5)}
    return Case(6, 128, arguments, expected, rtol=1e-4, atol=1e-5)


@of(
    "softmax-online",
    "softmax_forward_online_kernel",
    "softmax_forward_online_kernel2",
    "softmax_forward_baseline_kernel",
)
def softmax(draw: Draw) -> Case:
    rows = draw.normal(0, 3, (10, 300))
    arguments = {"inp": f32(rows), "out": blank(10, 300), "N": 10, "C": 300}
    return Case(3, 128, arguments, {"out": torch.softmax(torch.from_numpy(rows), 1).numpy()}, rtol=1e-4)


@of("softmax-online", "softmax_forward_online_kernel3")
def softmax_by_blocks(draw: Draw) -> Case:
    by_warps = softmax(draw)
    return Case(10, 128, by_warps.arguments, by_warps.expected, rtol=1e-4)


def _projection(draw: Draw, rows: int, depth: int, width: int) -> tuple[dict[str, Any], Array]:
    given, weight, bias = draw.normal(size=(rows, depth)), draw.normal(size=(width, depth)), draw.normal(size=width)
    arguments = {"out": blank(rows, width), "inp": f32(given), "weight": f32(weight), "bias": f32(bias)}
    return arguments | {"C": depth, "OC": width}, given @ weight.T + bias


@of("qkv", "matmul_forward_kernel1")
def projection(draw: Draw) -> Case:
    arguments, expected = _projection(draw, 37, 24, 50)
    return Case((3, 4), (16, 16), arguments | {"BT": 37}, {"out": expected}, rtol=1e-4, atol=1e-4)


@of("qkv", "matmul_forward_kernel4")
def projection_by_tiles(draw: Draw) -> Case:
    arguments, expected = _projection(draw, 128, 64, 256)
    return Case((1, 2), (16, 16), arguments, {"out": expected}, rtol=1e-4, atol=1e-4)


@of("qkv", "add_bias")
def add_bias(draw: Draw) -> Case:
    out, bias = draw.normal(size=(2, 5, 30)), draw.normal(size=30)
    return Case(2, 64, {"out": f32(out), "bias": f32(bias), "B": 2, "T": 5, "OC": 30}, {"out": out + bias})


def _in_polygon(draw: Draw) -> tuple[dict[str, Any], Array]:
    corners, n = 600, 700
    angle = np.linspace(0, 2 * math.pi, corners, endpoint=False)
    radius = 1 + 0.3 * np.sin(7 * angle)
    polygon = np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1).astype(np.float32)
    points = draw.uniform(-1.4, 1.4, (n, 2)).astype(np.float32)
    inside = np.hypot(*points.T) < 1 + 0.3 * np.sin(7 * np.arctan2(points[:, 1], points[:, 0]))
    clear = np.abs(np.hypot(*points.T) - (1 + 0.3 * np.sin(7 * np.arctan2(points[:, 1], points[:, 0])))) > 1e-3
    arguments = {"bitmap": blank(n, dtype=torch.int32), "point": f32(points), "vertex": f32(polygon), "n": n}
    return arguments, np.where(clear, inside, np.nan)


@of("pnpoly", "pnpoly_base")
def in_polygon(draw: Draw) -> Case:
    arguments, expected = _in_polygon(draw)
    return Case(3, 256, arguments, {"bitmap": expected})


@of("pnpoly", "pnpoly_opt<2>")
def in_polygon_by_two(draw: Draw) -> Case:
    arguments, expected = _in_polygon(draw)
    return Case(2, 256, arguments, {"bitmap": expected})


@of("vote", "VoteAnyKernel1")
def vote_any(draw: Draw) -> Case:
    given = (draw.uniform(size=(4, 32)) < 0.02).astype(np.uint32)
    expected = np.repeat(given.any(axis=1), 32)
    arguments = {"input": torch.from_numpy(given), "result": blank(128, dtype=torch.uint32), "repeat": 2}
    return Case(1, 128, arguments, {"result": expected})


@of("vote", "VoteAllKernel2")
def vote_all(draw: Draw) -> Case:
    given = (draw.uniform(size=(4, 32)) < 0.98).astype(np.uint32)
    expected = np.repeat(given.all(axis=1), 32)
    arguments = {"input": torch.from_numpy(given), "result": blank(128, dtype=torch.uint32), "repeat": 2}
    return Case(1, 128, arguments, {"result": expected})


@of("vote", "VoteAnyKernel3")
def vote_in_halves(draw: Draw) -> Case:  # noqa: ARG001  (there is nothing to draw)
    thread = np.arange(96)
    expected = np.stack([thread >= 32, thread >= 48, thread >= 64], axis=1)
    arguments = {"info": torch.zeros(96, 3, dtype=torch.bool), "warp_size": 32, "repeat": 1}
    return Case(1, 96, arguments, {"info": expected})


@of(
    "jacobi",
    "jacobi_step",
    judged={
        "inactive-lane": "real: the mask names 32 lanes where the 16 of threadIdx.y == 0 execute the shuffle, which is "
        "undefined; the sum of lane 0 does not depend on what lanes 8 to 15 read there"
    },
)
def jacobi(draw: Draw) -> Case:
    n, part = 2048, 64  # as the source fixes it; a corner of the grid
    old, after = draw.uniform(size=(n, n)).astype(np.float32), np.full((n, n), np.nan)
    sums = (old[1:-1, 2:] + old[1:-1, :-2] + old[2:, 1:-1] + old[:-2, 1:-1]) / 4
    after[1:part, 1:part] = sums[: part - 1, : part - 1]
    error = np.nansum((after - old) ** 2)
    arguments = {"f": blank(n, n), "f_old": f32(old), "error": torch.zeros(1)}
    return Case((4, 4), (16, 16), arguments, {"f": after, "error": np.array([error])}, rtol=1e-4)


@of("bezier-surface", "BezierGPU")
def bezier(draw: Draw) -> Case:
    degree, fine = 3, 20
    control = draw.normal(size=(degree + 1, degree + 1, 3))
    t = np.linspace(0, 1, fine)[:, None]
    k = np.arange(degree + 1)
    blend = np.array([math.comb(degree, each) for each in k]) * t**k * (1 - t) ** (degree - k)
    surface = np.einsum("ia,jb,abc->ijc", blend, blend, control)
    arguments = {"inp": f32(control), "outp": blank(fine, fine, 3), "NI": degree, "NJ": degree}
    return Case(1, 20, arguments | {"RESOLUTIONI": fine, "RESOLUTIONJ": fine}, {"outp": surface}, rtol=1e-3, atol=1e-5)


@of("asmooth", "normalizeFilter")
def normalize(draw: Draw) -> Case:
    image, norm = draw.uniform(size=(20, 30)), draw.integers(0, 4, (20, 30))
    expected = image / np.where(norm == 0, 1, norm)
    return Case((4, 3), (8, 8), {"Lx": 30, "Ly": 20, "Img": f32(image), "Norm": f32(norm)}, {"Img": expected})


@of("perplexity", "sigmas_kernel<int, float>")
def perplexity(draw: Draw) -> Case:
    n, k, wanted = 60, 12, math.log(5.0)
    squares = draw.uniform(0, 4, (n, k))
    low, high = np.full(n, 1e-6), np.full(n, 1e6)
    for _ in range(200):  # the entropy falls as beta grows
        beta = np.sqrt(low * high)
        share = np.exp((squares.min(axis=1, keepdims=True) - squares) * beta[:, None])
        share /= share.sum(axis=1, keepdims=True)
        entropy = -(share * np.log(np.maximum(share, 1e-300))).sum(axis=1)
        low, high = np.where(entropy > wanted, beta, low), np.where(entropy > wanted, high, beta)
    arguments = {"distances": f32(squares), "P": blank(n, k), "perplexity": 5.0, "desired_entropy": wanted}
    return Case(1, 64, arguments | {"epochs": 100, "tol": 1e-5, "n": n, "k": k}, {"P": share}, rtol=1e-3, atol=1e-5)


@of("surfel", "surfel_render<float>")
def surfels(draw: Draw) -> Case:
    n, w, h, focal = 30, 24, 18, 20.0
    place = np.concatenate([draw.uniform(-1, 1, (n, 2)), draw.uniform(2, 4, (n, 1))], axis=1)
    normal = np.concatenate([draw.uniform(-0.3, 0.3, (n, 2)), -np.ones((n, 1))], axis=1)
    radius = draw.uniform(0.05, 0.4, n)
    y, x = np.meshgrid(np.arange(h), np.arange(w), indexing="ij")
    ray = np.stack([x - (w - 1) / 2, y - (h - 1) / 2, np.full((h, w), focal)], axis=-1)
    alpha = (place * normal).sum(axis=1) / (ray @ normal.T)
    depth = focal * alpha
    square = ((ray[:, :, None] * alpha[..., None] - place) ** 2).sum(axis=-1)
    depth = np.where(square < radius, depth, np.inf)
    nearest = np.where(depth.min(axis=2) > 100, 0, depth.min(axis=2))
    unsure = (np.abs(square - radius) < 1e-3).any(axis=2)
    rows = np.concatenate([place, normal, radius[:, None]], axis=1)
    arguments = {"s": f32(rows), "N": n, "f": focal, "w": w, "h": h, "d": blank(h, w)}
    return Case((3, 3), (8, 8), arguments, {"d": np.where(unsure, np.nan, nearest)}, rtol=1e-4)


@of("binomial", "binomialOptionsKernel", file="kernel.cu")
def binomial(draw: Draw) -> Case:
    steps, rows, values = 2048, [], []
    for spot, strike, years, rate, spread in zip(
        draw.uniform(5, 30, 2), draw.uniform(5, 30, 2), draw.uniform(0.5, 5, 2), (0.06, 0.06), (0.1, 0.2), strict=True
    ):
        dt = years / steps
        up, down, grow = (math.exp(each) for each in (spread * math.sqrt(dt), -spread * math.sqrt(dt), rate * dt))
        p = (grow - down) / (up - down)
        rows.append(
            {"S": spot, "X": strike, "vDt": spread * math.sqrt(dt), "puByDf": p / grow, "pdByDf": (1 - p) / grow}
        )
        call = np.maximum(spot * np.exp(spread * math.sqrt(dt) * (2.0 * np.arange(steps + 1) - steps)) - strike, 0)
        for _ in range(steps):
            call = (p * call[1:] + (1 - p) * call[:-1]) / grow
        values.append(call[0])
    arguments = {"d_OptionData": rows, "d_CallValue": blank(2)}
    return Case(2, 128, arguments, {"d_CallValue": np.array(values)}, rtol=2e-3, atol=1e-3)


@of(
    "wyllie",
    "wyllie",
    judged={
        "data-race": "real: a thread reads the links of others while these write them; a 64-bit word holds link and "
        "rank, so each read is of one state, and the ranks come out right where such a load is not torn",
        "divergent-barrier": "real: __syncthreads() in a loop that threads leave at different times",
    },
)
def list_ranks(draw: Draw) -> Case:
    n, none = 200, -1
    order = draw.permutation(n)
    following, last, rank = np.full(n, none), np.full(n, order[-1]), np.zeros(n, np.int64)
    following[order[:-1]], last[order[-1]], rank[order] = order[1:], none, np.arange(n)[::-1]
    words = (following << 32) | (following != none)
    return Case(1, 256, {"list": torch.from_numpy(words), "size": n}, {"list": (last << 32) | rank})


@of("adjacent", "BlockAdjDiffKernel<64>")
def differences(draw: Draw) -> Case:
    given = draw.integers(-50, 50, 256)
    left = np.concatenate([given[:1], given[1:] - given[:-1]])
    arguments = {"d_in": i32(given), "d_out": blank(256, dtype=torch.int32), "subtract_left": True}
    return Case(1, 64, arguments, {"d_out": left})


def _half(values: Array) -> torch.Tensor:
    return torch.from_numpy(values.astype(np.float16))


@of("gelu", "gelu_bias_loop", "gelu_bias_loop_base")
def gelu(draw: Draw) -> Case:
    batch, length, width = 2, 3, 70
    given, bias = (draw.normal(size=shape).astype(np.float16) for shape in ((batch, length, width), (width,)))
    # Positions are rows of `width`; the batch's stride is width x height. The sum is rounded to f16 first.
    x = torch.from_numpy((given + bias).astype(np.float64))
    expected = torch.nn.functional.gelu(x, approximate="tanh").numpy()
    arguments = {"src": _half(given), "bias": _half(bias), "width": width, "height": length}
    return Case((length, batch), 32, arguments, {"src": expected}, rtol=2e-3, atol=1e-3)


@of("vadd", "base_elementwise_add_kernel")
def add(draw: Draw) -> Case:
    a, b = draw.normal(size=(2, 600)).astype(np.float16)
    arguments = {"gA": _half(a), "gB": _half(b), "gC": _half(np.full(600, np.nan)), "n": 600}
    return Case(3, 256, arguments, {"gC": (a + b).astype(np.float64)})


@of("vadd", "vectorized_elementwise_add_kernel")
def add_by_eight(draw: Draw) -> Case:
    a, b = draw.normal(size=(2, 1024)).astype(np.float16)
    arguments = {"gA": _half(a), "gB": _half(b), "gC": _half(np.full(1024, np.nan)), "n": 1024}
    return Case(2, 64, arguments, {"gC": (a + b).astype(np.float64)})


@of(
    "vadd",
    "vectorized_elementwise_add_kernel",
    judged={
        "out-of-bounds": "real: `n - index` of size_t wraps for threads that begin past the end, so these take the "
        "path of whole vectors; where n is no multiple of a block's elements"
    },
)
def add_by_eight_with_a_tail(draw: Draw) -> Case:
    one = add(draw)
    return Case(2, 64, one.arguments, {})


@of("moe-sum", "moe_sum_kernel<float, 4>", "moe_sum_kernel_vec4<4>", file="main.cu")
def experts(draw: Draw) -> Case:
    given = draw.normal(size=(7, 4, 100))
    arguments = {"out": blank(7, 100), "input": f32(given), "d": 100}
    return Case(7, 32, arguments, {"out": given.sum(axis=1)}, atol=1e-5)


@of("kmeans", "feature_transpose", file="cluster.cu")
def features(draw: Draw) -> Case:
    given = draw.normal(size=(150, 6))
    arguments = {"feature_swap": blank(6, 150), "feature": f32(given), "nfeatures": 6, "npoints": 150}
    return Case(2, 128, arguments, {"feature_swap": given.T}, rtol=1e-7)


@of("kmeans", "find_membership", file="cluster.cu")
def membership(draw: Draw) -> Case:
    points, clusters = draw.normal(size=(150, 6)), draw.normal(size=(9, 6))
    nearest = ((points[:, None] - clusters) ** 2).sum(axis=2).argmin(axis=1)
    arguments = {"feature": f32(points.T), "cluster": f32(clusters), "member": blank(150, dtype=torch.int32)}
    arguments |= {"nclusters": 9, "nfeatures": 6, "npoints": 150}
    return Case(2, 128, arguments, {"member": nearest})


@of(
    "romberg",
    "romberg",
    judged={
        "data-race": "real: thread 0 reads the sums of threads 1 to 16 without a barrier; before Volta they were there"
    },
)
def romberg(draw: Draw) -> Case:  # noqa: ARG001  (the function and its bounds are the source's)
    ends = np.linspace(0, 15, 5)
    integral = np.exp(ends) * (np.sin(ends) - np.cos(ends)) / 2
    arguments = {"a": 0.0, "b": 15.0, "result": torch.full((4,), math.nan, dtype=torch.float64)}
    return Case(4, 64, arguments, {"result": np.diff(integral)}, rtol=1e-9, smem_bytes=17 * 64 * 8)


@of("nms", "generate_nms_bitmap")
def overlaps(draw: Draw) -> Case:
    most, n, limit = 4096, 32, 0.3  # the bitmap's row is as the source fixes it
    boxes = np.stack([*draw.uniform(0, 60, (2, n)), draw.uniform(10, 30, n), draw.permutation(n)], axis=1)
    boxes[3, 2] = 0
    boxes = boxes.astype(np.float32).astype(np.float64)
    x, y, size, score = boxes.T
    wide = np.minimum(*np.meshgrid(x + size, x + size)) - np.maximum(*np.meshgrid(x, x)) + 1
    high = np.minimum(*np.meshgrid(y + size, y + size)) - np.maximum(*np.meshgrid(y, y)) + 1
    share = np.maximum(wide, 0) * np.maximum(high, 0) / (size + 1) ** 2  # of the column's box
    bitmap = np.ones((n, most))
    bitmap[:, :n] = np.where(score[:, None] < score, (share < limit) & (size != 0), 1)
    arguments = {"rects": f32(boxes), "nmsbitmap": torch.ones(n, most, dtype=torch.uint8), "othreshold": limit}
    return Case((2, 2), (16, 16), arguments, {"nmsbitmap": bitmap})


@of(
    "nms",
    "reduce_nms_bitmap",
    judged={
        "data-race": "benign: all threads of a block write the same byte, the result of __syncthreads_and, and read it"
    },
)
def kept_boxes(draw: Draw) -> Case:
    bitmap = (draw.uniform(size=(6, 4096)) < 0.9999).astype(np.uint8)
    arguments = {"nmsbitmap": torch.from_numpy(bitmap), "pointsbitmap": torch.full((6,), 7, dtype=torch.uint8)}
    return Case(6, 128, arguments | {"ndetections": 6}, {"pointsbitmap": bitmap.all(axis=1).astype(np.int64)})


def _stream(takes: str, result: str, compute: Callable[..., Array]) -> Callable[[Draw], Case]:
    def case(draw: Draw) -> Case:
        values = {name: draw.normal(size=1024) for name in takes}
        arguments = {name: f32(array) for name, array in values.items()}
        arguments.setdefault(result, blank(1024))
        return Case(4, 256, arguments, {result: compute(**values)})

    return case


of("babelstream", "copy_kernel<float>")(_stream("a", "c", lambda a: a))
of("babelstream", "mul_kernel<float>")(_stream("c", "b", lambda c: 0.4 * c))
of("babelstream", "add_kernel<float>")(_stream("ab", "c", lambda a, b: a + b))
of("babelstream", "triad_kernel<float>")(_stream("bc", "a", lambda b, c: b + 0.4 * c))
of("babelstream", "nstream_kernel<float>")(_stream("abc", "a", lambda a, b, c: a + b + 0.4 * c))


@of("babelstream", "init_kernel<float>")
def stream_start(draw: Draw) -> Case:
    first = {f"init{name.upper()}": float(np.float32(draw.normal())) for name in "abc"}
    expected = {name: np.array([first[f"init{name.upper()}"]]) for name in "abc"}
    return Case(2, 256, {name: blank(512) for name in "abc"} | first, expected, rtol=0)


@of("babelstream", "dot_kernel<float>")
def stream_dot(draw: Draw) -> Case:
    a, b = draw.normal(size=3000), draw.normal(size=3000)
    rows = np.pad(a * b, (0, 4096 - 3000)).reshape(4, 4, 256)
    sums = rows.sum(axis=(0, 2))
    arguments = {"a": f32(a), "b": f32(b), "sum": blank(4), "array_size": 3000}
    return Case(4, 256, arguments, {"sum": sums}, rtol=1e-4, atol=1e-4)


@of("matrixT", "copy", "copySharedMem")
def matrix_copy(draw: Draw) -> Case:
    x = draw.normal(size=(48, 48))
    arguments = {"odata": blank(48, 48), "idata": f32(x), "width": 48, "height": 48}
    return Case((3, 3), (16, 16), arguments, {"odata": x}, rtol=1e-7)


@of("matrixT", "transposeNaive", "transposeCoalesced", "transposeNoBankConflicts")
def matrix_transpose(draw: Draw) -> Case:
    x = draw.normal(size=(48, 32))
    arguments = {"odata": blank(32, 48), "idata": f32(x), "width": 32, "height": 48}
    return Case((2, 3), (16, 16), arguments, {"odata": x.T}, rtol=1e-7)


def _attended(draw: Draw) -> tuple[Array, Array, Array, Array]:
    n, d = 200, 40
    key, query, value = draw.normal(size=(n, d)) * 0.3, draw.normal(size=d) * 0.3, draw.normal(size=(n, d))
    return key, query, value, key @ query


@of("attention", "attention_kernel1", "attention_kernel1_warpReduce")
def attention_scores(draw: Draw) -> Case:
    key, query, _, dot = _attended(draw)
    arguments = {"key": f32(key), "query": f32(query), "dot_product": blank(200), "exp_sum": f32(np.zeros(1))}
    expected = {"dot_product": dot, "exp_sum": np.exp(dot).sum()[None]}
    return Case(50, 128, arguments | {"n": 200, "d": 40}, expected, rtol=1e-4, atol=1e-5)


@of("attention", "attention_kernel1_blockReduce")
def attention_scores_by_block(draw: Draw) -> Case:
    key, query, _, dot = _attended(draw)
    arguments = {"key": f32(key), "query": f32(query), "dot_product": blank(200), "exp_sum": f32(np.zeros(1))}
    expected = {"dot_product": dot, "exp_sum": np.exp(dot).sum()[None]}
    return Case(200, 256, arguments | {"n": 200, "d": 40}, expected, rtol=1e-4, atol=1e-5)


@of("attention", "attention_kernel2")
def attention_softmax(draw: Draw) -> Case:
    dot = _attended(draw)[3]
    arguments = {"exp_sum": f32(np.exp(dot).sum()[None]), "dot_product": f32(dot), "score": blank(200), "n": 200}
    return Case(2, 128, arguments, {"score": np.exp(dot) / np.exp(dot).sum()}, rtol=1e-4)


@of("attention", "attention_kernel3")
def attention_mean(draw: Draw) -> Case:
    _, _, value, dot = _attended(draw)
    arguments = {"score": f32(dot), "value": f32(value), "output": blank(40), "n": 200, "d": 40}
    return Case(1, 64, arguments, {"output": dot @ value}, rtol=1e-4, atol=1e-4)


@of("attention", "attention_kernel2_blockReduce", "attention_kernel2_warpReduce")
def attention_whole(draw: Draw) -> Case:
    _, _, value, dot = _attended(draw)
    arguments = {"exp_sum": f32(np.exp(dot).sum()[None]), "dot_product": f32(dot), "value": f32(value)}
    arguments |= {"output": blank(40), "n": 200, "d": 40}
    return Case(40, 256, arguments, {"output": np.exp(dot) @ value / np.exp(dot).sum()}, rtol=1e-4, atol=1e-5)


@of("atomicReduction", *(f"atomic_reduction{name}" for name in ("", "_v2", "_v4", "_v8", "_v16")), file="reduction.cu")
def atomic_sum(draw: Draw) -> Case:
    values = draw.integers(-1000, 1000, 4096)
    arguments = {"in": i32(values), "out": i32([7]), "arrayLength": 4096}
    return Case(2, 64, arguments, {"out": values.sum(keepdims=True) + 7})


@of("damage", "damage_of_node", "damage_of_node_optimized")
def bonds_left(draw: Draw) -> Case:
    n, nodes = 1900, 8
    neighbours = np.where(draw.uniform(size=n) < 0.3, -1, draw.integers(0, 100, n))
    family = draw.integers(200, 300, nodes)
    left = np.pad(neighbours != -1, (0, 256 * nodes - n)).reshape(nodes, 256).sum(axis=1)
    arguments = {"n": n, "nlist": i32(neighbours), "family": i32(family), "n_neigh": blank(nodes, dtype=torch.int32)}
    arguments |= {"damage": torch.full((nodes,), math.nan, dtype=torch.float64)}
    return Case(nodes, 256, arguments, {"n_neigh": left, "damage": 1 - left / family}, rtol=1e-12, smem_bytes=1024)


@of("channelShuffle", "ChannelShuffleNCHWKernel<float, true>")
def shuffle_channels(draw: Draw) -> Case:
    n, groups, each, area = 2, 3, 4, 300
    x = draw.normal(size=(n, groups, each, area))
    arguments = {"G": groups, "K": each, "HxW": area, "X": f32(x), "Y": blank(n, groups * each, area)}
    shuffled = x.transpose(0, 2, 1, 3).reshape(n, -1, area)
    return Case((n, 2, groups * each), 256, arguments, {"Y": shuffled}, rtol=1e-7)


@of("channelShuffle", "ChannelShuffleNHWCKernel<float, 32>")
def shuffle_channels_last(draw: Draw) -> Case:
    groups, each, pixels = 3, 8, 50
    x = draw.normal(size=(pixels, groups, each))
    arguments = {"G": groups, "K": each, "X": f32(x), "Y": blank(pixels, groups * each)}
    return Case(pixels, 32, arguments, {"Y": x.transpose(0, 2, 1).reshape(pixels, -1)}, rtol=1e-7)


@of("conversion", "cvt<int, float>")
def to_integers(draw: Draw) -> Case:
    values = draw.normal(size=500) * 1000
    arguments = {"dst": blank(500, dtype=torch.int32), "src": f32(values), "nelems": 500}
    return Case(4, 128, arguments, {"dst": np.trunc(values.astype(np.float32)).astype(np.int64)})


@of("conversion", "cvt<float, int>")
def to_floats(draw: Draw) -> Case:
    values = draw.integers(-(2**31), 2**31, 500)
    arguments = {"dst": blank(500), "src": i32(values), "nelems": 500}
    return Case(4, 128, arguments, {"dst": values.astype(np.float32).astype(np.float64)}, rtol=0, atol=1e-9)


@of("lanczos", "multiply_inplace_kernel<float>", file="lanczos.cu")
def scaled(draw: Draw) -> Case:
    x = draw.normal(size=500)
    return Case(4, 128, {"N": 500, "x": f32(x), "k": 1.5}, {"x": 1.5 * x})


@of("lanczos", "saxpy_inplace_kernel<float>", file="lanczos.cu")
def added(draw: Draw) -> Case:
    x, y = draw.normal(size=(2, 500))
    return Case(4, 128, {"N": 500, "y": f32(y), "x": f32(x), "a": -0.75}, {"y": y - 0.75 * x})


@of("gaussian", "fan1", file="gaussianElim.cu")
def multipliers(draw: Draw) -> Case:
    size, t = 40, 7
    a, m = draw.normal(size=(size, size)) + 4 * np.eye(size), draw.normal(size=(size, size))
    expected = m.copy()
    expected[t + 1 :, t] = a[t + 1 :, t] / a[t, t]
    return Case(1, 64, {"a": f32(a), "m": f32(m), "size": size, "t": t}, {"m": expected})


@of("hellinger", "hellinger")
def hellinger(draw: Draw) -> Case:
    a, b = draw.uniform(size=(20, 30)), draw.uniform(size=(30, 25))
    a, b = a / a.sum(axis=1, keepdims=True), b / b.sum(axis=0)
    arguments = {"a": f32(a), "b": f32(b), "c": blank(20, 25), "m": 20, "n": 30, "k": 25}
    return Case((2, 2), (16, 16), arguments, {"c": np.sqrt(1 - np.sqrt(a) @ np.sqrt(b))}, rtol=1e-3)


def _masked(keep: Callable[..., Array]) -> Callable[[Draw], Case]:
    def case(draw: Draw) -> Case:
        x = draw.normal(size=(3, 12, 17))
        arguments = {"N": 12, "M": 17, "B": 3, "in": f32(x), "fill_val": -7.0, "out": blank(3, 12, 17)}
        kept = keep(np.arange(12)[:, None], np.arange(17))
        return Case(2, 128, arguments, {"out": np.where(kept, x, -7.0)}, rtol=1e-7)

    return case


of("mask", "upperMaskKernel<float>")(_masked(lambda row, column: column <= row))
of("mask", "lowerMaskKernel<float>")(_masked(lambda row, column: column >= row))
of("mask", "upperDiagMaskKernel<float>")(_masked(lambda row, column: column < row))
of("mask", "lowerDiagMaskKernel<float>")(_masked(lambda row, column: column > row))


@of("knn", "cuParallelSqrt")
def roots(draw: Draw) -> Case:
    squares = draw.uniform(0, 9, (8, 50))
    expected = np.concatenate([np.sqrt(squares[:5]), squares[5:]])
    return Case((4, 2), (16, 4), {"dist": f32(squares), "width": 50, "k": 5}, {"dist": expected})


@of("jaccard", "fill<true, float>")
def weights_by_place(_: Draw) -> Case:
    return Case(2, 64, {"e": 300, "w": blank(300), "value": 5.0}, {"w": np.arange(1, 301) / 300})


@of("jaccard", "fill<false, float>")
def weights_alike(_: Draw) -> Case:
    return Case(2, 64, {"e": 300, "w": blank(300), "value": 5.0}, {"w": np.array([5.0])})


@of(
    "gd",
    "(void (*)(float*, const float*, float*, int, int, float, float))update",
    judged={
        "divergent-barrier": "a bug: the reduction of the block stands behind `if (i < n)`, which threads past the end "
        "do not enter (main.cu, update)",
        "inactive-lane": "of the same: the reduction shuffles from lanes that are not there",
    },
)
def descent(draw: Draw) -> Case:
    x, gradient = draw.normal(size=(2, 500))
    arguments = {"x": f32(x), "grad": f32(gradient), "l2_norm": f32([0.0]), "m": 50, "n": 500}
    stepped = x - 0.01 * (gradient / 50 + 0.1 * x)
    return Case(2, 256, arguments | {"lambda": 0.1, "alpha": 0.01}, {"x": stepped}, rtol=1e-4)


def _frames(draw: Draw) -> tuple[Array, ...]:
    return tuple(draw.integers(0, 256, 700).astype(np.uint8) for _ in range(4))


@of("background-subtract", "findMovingPixels")
def moving_pixels(draw: Draw) -> Case:
    now, before, first, threshold = _frames(draw)
    names = ("Img", "Img1", "Img2", "Tn")
    arguments = {
        name: torch.from_numpy(frame) for name, frame in zip(names, (now, before, first, threshold), strict=True)
    }
    far = [np.abs(now.astype(int) - other) > threshold for other in (before, first)]
    expected = np.where(far[0] | far[1], 255, 0)
    return Case(3, 256, arguments | {"imgSize": 700, "Mp": torch.full((700,), 9, dtype=torch.uint8)}, {"Mp": expected})


@of("background-subtract", "updateBackground")
def background(draw: Draw) -> Case:
    now, moving, behind, _ = _frames(draw)
    moving = np.where(moving < 100, 0, 255).astype(np.uint8)
    names = ("Img", "Mp", "Bn")
    arguments = {name: torch.from_numpy(frame.copy()) for name, frame in zip(names, (now, moving, behind), strict=True)}
    mixed = np.where(moving == 0, (0.92 * behind + 0.08 * now).astype(np.uint8), behind)
    return Case(3, 256, arguments | {"imgSize": 700}, {"Bn": mixed.astype(np.int64)})


@of("bsearch", "kernel_BS<float>")
def places_in_order(draw: Draw) -> Case:
    ordered, asked = np.sort(draw.uniform(size=900)).astype(np.float32), draw.uniform(size=200).astype(np.float32)
    found = np.maximum(np.searchsorted(ordered, asked, side="right") - 1, 0)
    arguments = {"acc_a": f32(ordered), "acc_z": f32(asked), "acc_r": torch.zeros(200, dtype=torch.uint64)}
    return Case(2, 128, arguments | {"zSize": 200, "n": 900}, {"acc_r": found})


@of("fwt", "modulateKernel", file="main.cu")
def modulated(draw: Draw) -> Case:
    a, b = draw.normal(size=(2, 1000))
    return Case(3, 128, {"d_A": f32(a), "d_B": f32(b), "N": 1000, "rcpN": 1e-3}, {"d_A": a * b * 1e-3}, atol=1e-9)


@of("burger", "bound_h")
def edges(draw: Draw) -> Case:
    u, v = draw.normal(size=(2, 30, 20))
    arguments = {
        "u_new": torch.from_numpy(u.copy()),
        "v_new": torch.from_numpy(v.copy()),
        "x_points": 20,
        "y_points": 30,
    }
    u[[0, -1]], v[[0, -1]] = 1, 1
    return Case(1, 32, arguments, {"u_new": u, "v_new": v}, rtol=0)
