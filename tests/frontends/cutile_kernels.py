"""Functions of cuda.tile, of the kinds that its samples have."""
# ruff: noqa: N803  (a constant is spelled as its users spell it)

import cuda.tile as ct

Int = ct.Constant[int]


@ct.kernel
def add(x, z, y, WIDTH: Int):
    at = (ct.bid(0),)
    total = ct.load(x, index=at, shape=(WIDTH,)) + ct.load(z, index=at, shape=(WIDTH,))
    ct.store(y, index=at, tile=total)


@ct.kernel
def scale(x, y, factor, WIDTH: Int):
    at = (ct.bid(0),)
    ct.store(y, index=at, tile=factor * ct.load(x, index=at, shape=(WIDTH,)))


@ct.kernel
def softmax(x, y, WIDTH: Int):
    at = (ct.bid(0), 0)
    row = ct.load(x, index=at, shape=(1, WIDTH), padding_mode=ct.PaddingMode.NEG_INF)
    powers = ct.exp(row - ct.max(row, axis=1, keepdims=True))
    ct.store(y, index=at, tile=powers / ct.sum(powers, axis=1, keepdims=True))


@ct.kernel
def layer_norm(x, weight, bias, y, eps, COLUMNS: Int, WIDTH: Int):
    at = (ct.bid(0), 0)
    row = ct.load(x, index=at, shape=(1, WIDTH), padding_mode=ct.PaddingMode.ZERO)
    mean = ct.sum(row, axis=1, keepdims=True) / COLUMNS
    inside = ct.arange(WIDTH, dtype=ct.int32) < COLUMNS
    centred = ct.where(inside, row - mean, 0.0)
    variance = ct.sum(centred * centred, axis=1, keepdims=True) / COLUMNS
    scaled = centred / ct.sqrt(variance + eps)
    factor = ct.load(weight, index=(0,), shape=(WIDTH,), padding_mode=ct.PaddingMode.ZERO)
    ct.store(y, index=at, tile=scaled * factor + ct.load(bias, index=(0,), shape=(WIDTH,)))


@ct.kernel
def matmul(a, b, c, TILE_M: Int, TILE_N: Int, TILE_K: Int):
    row, column = ct.bid(0), ct.bid(1)
    total = ct.full((TILE_M, TILE_N), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TILE_M, TILE_K))):
        left = ct.load(a, index=(row, k), shape=(TILE_M, TILE_K), padding_mode=ct.PaddingMode.ZERO)
        right = ct.load(b, index=(k, column), shape=(TILE_K, TILE_N), padding_mode=ct.PaddingMode.ZERO)
        total = ct.mma(left, right, total)
    ct.store(c, index=(row, column), tile=ct.astype(total, c.dtype))


@ct.kernel
def attention(q, k, v, y, scale, LENGTH: Int, TILE: Int, DEPTH: Int):
    at = (ct.bid(1), ct.bid(0), 0)
    queries = ct.reshape(ct.load(q, index=at, shape=(1, TILE, DEPTH)), (TILE, DEPTH))
    most = ct.full((TILE, 1), -1e30, dtype=ct.float32)
    weight = ct.full((TILE, 1), 0, dtype=ct.float32)
    total = ct.full((TILE, DEPTH), 0, dtype=ct.float32)
    for step in range(ct.cdiv(LENGTH, TILE)):
        there = (ct.bid(1), step, 0)
        zero = ct.PaddingMode.ZERO
        keys = ct.reshape(ct.load(k, index=there, shape=(1, TILE, DEPTH), padding_mode=zero), (TILE, DEPTH))
        values = ct.reshape(ct.load(v, index=there, shape=(1, TILE, DEPTH), padding_mode=zero), (TILE, DEPTH))
        scores = ct.mma(queries, ct.transpose(keys), ct.full((TILE, TILE), 0, dtype=ct.float32)) * scale
        inside = step * TILE + ct.arange(TILE, dtype=ct.int32) < LENGTH
        scores = ct.where(inside, scores, -1e30)
        higher = ct.maximum(most, ct.max(scores, axis=1, keepdims=True))
        powers = ct.exp(scores - higher)
        shrink = ct.exp(most - higher)
        weight = weight * shrink + ct.sum(powers, axis=1, keepdims=True)
        total = ct.mma(ct.astype(powers, values.dtype), values, total * shrink)
        most = higher
    tile = ct.reshape(ct.astype(total / weight, y.dtype), (1, TILE, DEPTH))
    ct.store(y, index=at, tile=tile)


@ct.kernel
def histogram(values, counts, WIDTH: Int):
    ones = ct.full((WIDTH,), 1, dtype=ct.int32)
    ct.atomic_add(counts, ct.load(values, index=(ct.bid(0),), shape=(WIDTH,)), ones)


@ct.kernel
def gathered(x, y, WIDTH: Int):
    at = ct.arange(WIDTH, dtype=ct.int32)
    ct.scatter(y, at, ct.gather(x, at + 1, check_bounds=False), check_bounds=False)


@ct.kernel
def racy(x, y, WIDTH: Int):
    ct.store(y, index=(0,), tile=ct.load(x, index=(ct.bid(0),), shape=(WIDTH,)))


@ct.kernel
def unknown(x, WIDTH: Int):
    ct.store(x, index=(0,), tile=no_such_name(WIDTH))  # noqa: F821
