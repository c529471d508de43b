"""Triton functions, of the kinds that its tutorials have."""
# ruff: noqa: N803  (a constant is spelled as Triton's users spell it)

import triton
import triton.language as tl


@triton.jit
def add(x, z, y, n, WIDTH: tl.constexpr):
    at = tl.program_id(0) * WIDTH + tl.arange(0, WIDTH)
    tl.store(y + at, tl.load(x + at, at < n) + tl.load(z + at, at < n), at < n)


@triton.jit
def softmax(x, y, columns, WIDTH: tl.constexpr):
    at = tl.arange(0, WIDTH)
    row = tl.program_id(0) * columns
    values = tl.load(x + row + at, at < columns, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(y + row + at, powers / tl.sum(powers, axis=0), at < columns)


@triton.jit
def layer_norm(x, weight, bias, y, columns, eps, WIDTH: tl.constexpr):
    row = tl.program_id(0) * columns
    total = tl.zeros([WIDTH], dtype=tl.float32)
    for start in range(0, columns, WIDTH):
        at = start + tl.arange(0, WIDTH)
        total += tl.load(x + row + at, at < columns, other=0.0)
    mean = tl.sum(total, axis=0) / columns
    squares = tl.zeros([WIDTH], dtype=tl.float32)
    for start in range(0, columns, WIDTH):
        at = start + tl.arange(0, WIDTH)
        centred = tl.where(at < columns, tl.load(x + row + at, at < columns, other=0.0) - mean, 0.0)
        squares += centred * centred
    scale = 1 / tl.sqrt(tl.sum(squares, axis=0) / columns + eps)
    for start in range(0, columns, WIDTH):
        at = start + tl.arange(0, WIDTH)
        value = (tl.load(x + row + at, at < columns) - mean) * scale
        value = value * tl.load(weight + at, at < columns) + tl.load(bias + at, at < columns)
        tl.store(y + row + at, value, at < columns)


@triton.jit
def matmul(a, b, c, m, n, k, TILE_M: tl.constexpr, TILE_N: tl.constexpr, TILE_K: tl.constexpr):
    rows = tl.program_id(0) * TILE_M + tl.arange(0, TILE_M)[:, None]
    columns = tl.program_id(1) * TILE_N + tl.arange(0, TILE_N)[None, :]
    total = tl.zeros([TILE_M, TILE_N], dtype=tl.float32)
    for start in range(0, k, TILE_K):
        depth = start + tl.arange(0, TILE_K)
        left = tl.load(a + rows * k + depth[None, :], (rows < m) & (depth[None, :] < k), other=0.0)
        right = tl.load(b + depth[:, None] * n + columns, (depth[:, None] < k) & (columns < n), other=0.0)
        total = tl.dot(left, right, total)
    tl.store(c + rows * n + columns, total.to(c.dtype.element_ty), (rows < m) & (columns < n))


@triton.jit
def attention(q, k, v, y, length, scale, TILE: tl.constexpr, DEPTH: tl.constexpr):
    head = tl.program_id(1) * length * DEPTH
    rows = tl.program_id(0) * TILE + tl.arange(0, TILE)[:, None]
    depth = tl.arange(0, DEPTH)[None, :]
    queries = tl.load(q + head + rows * DEPTH + depth, rows < length, other=0.0)
    most = tl.full([TILE, 1], -float("inf"), tl.float32)
    weight = tl.zeros([TILE, 1], dtype=tl.float32)
    total = tl.zeros([TILE, DEPTH], dtype=tl.float32)
    for start in range(0, length, TILE):
        keys = start + tl.arange(0, TILE)
        found = tl.load(k + head + keys[None, :] * DEPTH + tl.trans(depth), keys[None, :] < length, other=0.0)
        scores = tl.where(keys[None, :] < length, tl.dot(queries, found) * scale, -float("inf"))
        higher = tl.maximum(most, tl.max(scores, axis=1)[:, None])
        powers = tl.exp(scores - higher)
        shrink = tl.exp(most - higher)
        values = tl.load(v + head + keys[:, None] * DEPTH + depth, keys[:, None] < length, other=0.0)
        weight = weight * shrink + tl.sum(powers, axis=1)[:, None]
        total = total * shrink + tl.dot(powers.to(values.dtype), values)
        most = higher
    tl.store(y + head + rows * DEPTH + depth, (total / weight).to(y.dtype.element_ty), rows < length)


@triton.jit
def past_the_end(x, y, n, WIDTH: tl.constexpr):
    at = tl.program_id(0) * WIDTH + tl.arange(0, WIDTH)
    tl.store(y + at, tl.load(x + at, at < n))


@triton.jit
def unknown(x, WIDTH: tl.constexpr):
    tl.store(x, no_such_name)  # noqa: F821
