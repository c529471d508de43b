"""Memory that kernels share: atomics, local arrays, vector accesses, shared and generic addresses."""

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.emulator.harness import Kernel, cuda, ptx
from workbench.core.errors import MemoryFaultError

pytestmark = pytest.mark.no_cover


def test_dynamic_shared_memory_behind_static() -> None:
    kernel = cuda(
        "int* y",
        """
        __shared__ double fixed[3];
        extern __shared__ int4 flexible[];
        int t = threadIdx.x;
        if (t < 3) fixed[t] = t + 0.5;
        flexible[t] = make_int4(t, 2 * t, 3 * t, 4 * t);
        __syncthreads();
        int4 v = flexible[blockDim.x - 1 - t];
        y[t] = v.x + v.y + v.z + v.w + (int)(2 * fixed[t % 3]);
        """,
    )
    t = np.arange(96)
    y = np.zeros(96, np.int32)
    kernel(y, block=96, smem_bytes=96 * 16)
    np.testing.assert_array_equal(y, 10 * (95 - t) + 2 * (t % 3) + 1)


@pytest.mark.parametrize(
    ("aligns", "static_bytes", "start"),
    [
        ((128,), 48, 128),
        ((1024, 16), 48, 1024),
        ((8, 256), 257, 512),
        ((1,), 5, 16),
        ((4, 8), 33, 48),
        ((128,), 0, 0),
    ],
)
def test_dynamic_shared_memory_begins_at_the_largest_alignment_asked_for(
    aligns: tuple[int, ...], static_bytes: int, start: int
) -> None:
    """Whether used or not, as ptxas has it; static memory that only another kernel names takes no room."""
    declared = "".join(f".extern .shared .align {align} .b8 any{i}[];\n" for i, align in enumerate(aligns))
    declared += f".shared .b8 fixed[{static_bytes}];\n" if static_bytes else ""
    declared += ".shared .align 64 .b8 of_another[4096];\n.visible .entry other() { mov.u32 %r0, of_another; }"
    declared = declared.replace("other() {", "other() { .reg .b32 %r0;")
    last, fixed = len(aligns) - 1, "mov.u32 %r1, fixed;" if static_bytes else "mov.u32 %r1, 0;"
    kernel = ptx(
        "u64 y",
        f""".reg .b64 %p; .reg .b32 %r<6>;
        ld.param.u64 %p, [y];
        mov.u32 %r0, any{last}; {fixed} mov.u32 %r2, %dynamic_smem_size; mov.u32 %r3, %total_smem_size;
        st.shared.u8 [any{last}+63], %r0;
        st.global.v4.u32 [%p], {{%r0, %r1, %r2, %r3}};""",
        before=declared,
    )
    y = np.zeros(4, np.uint32)
    kernel(y, block=1, smem_bytes=64)
    assert y.tolist() == [start, 0, 64, start + 64]
    assert kernel.program.manifest.static_smem_bytes == start
    with pytest.raises(MemoryFaultError, match="out of bounds"):
        kernel(y, block=1, smem_bytes=63)


@pytest.mark.parametrize("kind", ["int", "unsigned", "unsigned long long", "float", "double"])
def test_atomic_sums_under_contention(kind: str) -> None:
    dtype = {"int": "i4", "unsigned": "u4", "unsigned long long": "u8", "float": "f4", "double": "f8"}[kind]
    kernel = cuda(
        f"{kind}* total",
        f"""
        __shared__ {kind} s;
        if (threadIdx.x == 0) s = 0;
        __syncthreads();
        atomicAdd(&s, ({kind})1);
        atomicAdd(&total[threadIdx.x % 3], ({kind})2);
        __syncthreads();
        if (threadIdx.x == 0) atomicAdd(&total[3], s);
        """,
    )
    total = np.zeros(4, dtype)
    kernel(total, grid=40, block=99)
    np.testing.assert_array_equal(total, [40 * 33 * 2] * 3 + [40 * 99])


def test_atomics_return_each_old_value_once() -> None:
    kernel = cuda("int* next, int* seen", "seen[atomicAdd(next, 1)] += 1;")
    nxt, seen = np.zeros(1, np.int32), np.zeros(64 * 64, np.int32)
    kernel(nxt, seen, grid=64, block=64)
    assert nxt[0] == 4096
    assert (seen == 1).all()


def test_every_atomic_operation() -> None:
    kernel = cuda(
        "int* y, unsigned* u",
        """
        int t = threadIdx.x;
        atomicMin(&y[0], 5 - t); atomicMax(&y[1], t); atomicAnd(&y[2], ~(1 << t % 32)); atomicOr(&y[3], 1 << t % 32);
        atomicXor(&y[4], t); atomicSub(&y[5], t);
        atomicInc(&u[0], 9); atomicDec(&u[1], 9); atomicMin(&u[2], 5u - t); atomicMax(&u[3], 5u - t);
        atomicExch(&u[4], 7u); atomicCAS(&u[5], t, t + 1);
        """,
    )
    y, u = np.array([0, 0, -1, 0, 0, 0], np.int32), np.array([0, 0, 2**32 - 1, 0, 0, 0], np.uint32)
    kernel(y, u, block=64)
    assert y.tolist() == [5 - 63, 63, 0, -1, 0, -sum(range(64))]
    assert u.tolist() == [64 % 10, (-64) % 10, 0, 2**32 - 1, 7, 64]


def test_compare_and_swap_loop_for_a_float_maximum() -> None:
    kernel = cuda(
        "const float* x, unsigned* best",
        """
        float v = x[blockIdx.x * blockDim.x + threadIdx.x];
        unsigned old = *best, seen;
        do { seen = old; if (__uint_as_float(seen) >= v) break; old = atomicCAS(best, seen, __float_as_uint(v)); } while (old != seen);
        """,
    )
    x = np.random.default_rng(1).random(128 * 20).astype(np.float32)
    best = np.zeros(1, np.uint32)
    kernel(x, best, grid=20, block=128)
    assert best.view(np.float32)[0] == x.max()


def test_wide_and_narrow_atomics() -> None:
    kernel = cuda(
        "unsigned long long* a, unsigned short* h",
        "atomicMax(a, 1ull << threadIdx.x); atomicCAS(h, (unsigned short)threadIdx.x, (unsigned short)(threadIdx.x + 1));",
    )
    a, h = np.zeros(1, np.uint64), np.zeros(1, np.uint16)
    kernel(a, h)
    assert (int(a[0]), int(h[0])) == (1 << 31, 32)


def test_local_arrays_indexed_at_run_time() -> None:
    kernel = cuda(
        "const int* order, int* y",
        """
        int t = threadIdx.x, stack[24]; unsigned char bytes[13];
        for (int i = 0; i < 24; ++i) stack[order[i]] = t * i;
        for (int i = 0; i < 13; ++i) bytes[(order[i] + t) % 13] = i + t;
        int sum = 0;
        for (int i = 0; i < 24; ++i) sum += stack[i] * order[23 - i];
        for (int i = 0; i < 13; ++i) sum ^= bytes[i] << i;
        y[t] = sum;
        """,
    )
    rng = np.random.default_rng(0)
    order = rng.permutation(24).astype(np.int32)
    y = np.zeros(70, np.int32)
    kernel(order, y, block=70)
    expected = []
    for t in range(70):
        stack, held = [0] * 24, [255] * 13
        for i in range(24):
            stack[order[i]] = t * i
        for i in range(13):
            held[(order[i] + t) % 13] = i + t & 255
        total = sum(s * int(o) for s, o in zip(stack, order[::-1], strict=True))
        for i in range(13):
            total ^= held[i] << i
        expected.append(total)
    np.testing.assert_array_equal(y, expected)


@pytest.mark.parametrize("kind", ["char", "short", "int", "long long", "char2", "short4", "int2", "float4", "double2"])
def test_accesses_of_every_width_in_every_pattern(kind: str) -> None:
    kernel = cuda(
        f"const {kind}* x, const int* from, const int* to, {kind}* y, int n",
        "int t = threadIdx.x; if (from[t] >= 0) y[to[t]] = x[from[t]];",
    )
    dtypes = {"char": "i1", "short": "i2", "int": "i4", "long long": "i8", "float": "f4", "double": "f8"}
    base = kind.rstrip("24")
    count = int(kind[len(base) :] or 1)
    rng = np.random.default_rng(2)
    x = rng.integers(-100, 100, (64, count)).astype(dtypes[base])
    lane = np.arange(32)
    patterns = {
        "in a row": lane + 3,
        "backwards": 40 - lane,
        "one for all": np.full(32, 7),
        "scattered": rng.permutation(64)[:32],
        "strided": 2 * lane,
        "some lanes": np.where(lane % 3 == 1, lane, -1),
        "a run of lanes": np.where((lane > 4) & (lane < 20), lane + 1, -1),
        "one lane": np.where(lane == 31, 63, -1),
        "none": np.full(32, -1),
    }
    for name, source in patterns.items():
        for target in (lane, rng.permutation(32)):
            y = np.zeros((32, count), x.dtype)
            kernel(x, source.astype(np.int32), target.astype(np.int32), y, np.int32(0))
            expected = np.zeros_like(y)
            expected[target[source >= 0]] = x[source[source >= 0]]
            np.testing.assert_array_equal(y, expected, err_msg=name)


ROOM = 2048
"""Bytes that the lanes of `moving` read or write among; each of 32 lanes brings 64 of them."""


@cache
def moving(store: bool, space: str, bits: int, count: int) -> Kernel:
    """Lanes of a mask read elements at offsets and keep them in a row, or write a row's elements at offsets."""
    vector = f".v{count}" if count > 1 else ""
    kind, width = f"{vector}.b{bits}", bits // 8 * count
    elements = ", ".join(f"%e{i}" for i in range(count))
    data = f"{{{elements}}}" if count > 1 else elements
    room = {"generic": "", "global": ".global", "shared": ".shared", "local": ".local"}[space]
    if space == "shared":
        base = f".shared .align 64 .b8 room[{ROOM}]; mov.u64 %base, room;"
        copied = range(0, ROOM, 32 * 8)  # each lane brings its words
        fill = "".join(
            f"add.u64 %w, %in, {at}; mad.wide.u32 %w, %t, 8, %w; ld.global.b64 %v, [%w];"
            f"cvt.u32.u64 %a, %base; mad.lo.u32 %a, %t, 8, %a; st.shared.b64 [%a+{at}], %v;"
            for at in copied
        )
        drain = "".join(
            f"cvt.u32.u64 %a, %base; mad.lo.u32 %a, %t, 8, %a; ld.shared.b64 %v, [%a+{at}];"
            f"add.u64 %w, %out, {at}; mad.wide.u32 %w, %t, 8, %w; st.global.b64 [%w], %v;"
            for at in copied
        )
    elif space == "local":
        base = f".local .align 64 .b8 room[{ROOM}]; mov.u64 %base, room;"
        fill = "".join(f"ld.global.b64 %v, [%in+{at}]; st.local.b64 [%base+{at}], %v;" for at in range(0, ROOM, 8))
        drain = ""
    else:
        base, fill, drain = f"mov.u64 %base, {'%out' if store else '%in'};", "", ""
    row = f"mad.wide.u32 %w, %t, {width}, {{}};"
    if store:
        act = f"{row.format('%row')} ld.global{kind} {data}, [%w]; @%p st{room}{kind} [%at], {data};"
    else:
        act = f"@%p ld{room}{kind} {data}, [%at]; {row.format('%out')} @%p st.global{kind} [%w], {data};"
    return ptx(
        "u64 in, u64 row, u64 offsets, u64 out, u32 lanes",
        f"""
        .reg .b64 %in, %row, %offsets, %out, %base, %at, %w, %v; .reg .b32 %t, %a, %o, %lanes; .reg .pred %p;
        .reg .b{max(bits, 16)} %e<{count}>;
        ld.param.u64 %in, [in]; ld.param.u64 %row, [row]; ld.param.u64 %offsets, [offsets]; ld.param.u64 %out, [out];
        ld.param.u32 %lanes, [lanes]; mov.u32 %t, %tid.x;
        {base} {fill}
        bar.warp.sync 0xffffffff;
        mad.wide.u32 %w, %t, 4, %offsets; ld.global.u32 %o, [%w]; cvt.u64.u32 %w, %o; add.u64 %at, %base, %w;
        shr.u32 %a, %lanes, %t; and.b32 %a, %a, 1; setp.ne.u32 %p, %a, 0;
        {act}
        bar.warp.sync 0xffffffff;
        {drain if store else ""}
        ret;
        """,
    )


def steps(width: int) -> st.SearchStrategy[list[int]]:
    """Places of 32 lanes, in widths: in a row, strided, in a row for each half, or any; no two are equal."""
    last = ROOM // width - 1
    spread = st.integers(1, max(1, last // 31))
    in_turn = st.builds(
        lambda by, first: [(first + by * lane) % (last + 1) for lane in range(32)], spread, st.integers(0, last)
    )
    free = (last - 31) // 2
    halves = st.builds(
        lambda first, apart, swap: [first + lane % 16 + (lane // 16 ^ swap) * (16 + apart) for lane in range(32)],
        *(st.integers(0, free), st.integers(0, free), st.integers(0, 1)),
    )
    return st.one_of(in_turn, halves, st.permutations(range(last + 1)).map(lambda order: list(order[:32])))


FORMS = [(8, 1), (8, 2), (8, 4), (16, 1), (16, 2), (16, 4), (32, 1), (32, 2), (32, 4), (64, 1), (64, 2)]
QUICK_FORMS = {(8, 1), (16, 2), (32, 4), (64, 1)}


@pytest.mark.parametrize(
    ("space", "bits", "count"),
    [
        pytest.param(space, *form, marks=() if space == "global" or form in QUICK_FORMS else pytest.mark.slow)
        for space in ("global", "generic", "shared", "local")
        for form in FORMS
    ],
)
@given(st.data())
@settings(max_examples=12, deadline=None)
def test_lanes_of_any_mask_at_any_places(space: str, bits: int, count: int, data: st.DataObject) -> None:
    width = bits // 8 * count
    places = data.draw(steps(width))
    lanes = data.draw(st.one_of(st.just(2**32 - 1), st.integers(0, 2**32 - 1)))
    rng = np.random.default_rng(data.draw(st.integers(0, 99)))
    there = rng.integers(0, 256, (ROOM // width, width)).astype(np.uint8)
    row = rng.integers(0, 256, (32, width)).astype(np.uint8)
    takes_part = (lanes >> np.arange(32) & 1).astype(bool)
    offsets = (np.array(places) * width).astype(np.uint32)

    found = np.zeros((ROOM // width, width), np.uint8)
    moving(False, space, bits, count)(there, row, offsets, found, np.uint32(lanes))
    np.testing.assert_array_equal(found[:32], np.where(takes_part[:, None], there[places], 0))
    if space == "local":
        return  # nobody else sees what a lane writes
    written = there.copy()
    moving(True, space, bits, count)(there, row, offsets, written, np.uint32(lanes))
    expected = there.copy()
    expected[np.array(places)[takes_part]] = row[takes_part]
    np.testing.assert_array_equal(written, expected)


@pytest.mark.parametrize(("bits", "count"), [(8, 1), (32, 1), (32, 4)])
@pytest.mark.parametrize("space", ["global", "shared"])
def test_each_half_of_a_warp_reads_a_place(space: str, bits: int, count: int) -> None:
    width = bits // 8 * count
    there = np.random.default_rng(bits).integers(0, 256, (ROOM // width, width)).astype(np.uint8)
    row, found = np.zeros((32, width), np.uint8), np.zeros((ROOM // width, width), np.uint8)
    for first, second, lanes in ((3, 90, 2**32 - 1), (90, 3, 2**32 - 1), (5, 6, 0xFFFF0FFF)):
        places = np.array([first] * 16 + [second] * 16)
        moving(False, space, bits, count)(there, row, (places * width).astype(np.uint32), found, np.uint32(lanes))
        takes_part = (lanes >> np.arange(32) & 1).astype(bool)
        np.testing.assert_array_equal(found[:32][takes_part], there[places][takes_part])


def test_generic_pointers_into_every_space() -> None:
    kernel = cuda(
        "const int* x, int* y",
        """
        __shared__ int s[32]; int l[4]; int t = threadIdx.x;
        s[t] = 100 + t; l[t % 4] = 200 + t;
        __syncwarp();
        const int* p = t % 4 == 0 ? &x[t] : t % 4 == 1 ? &s[t] : t % 4 == 2 ? &l[2] : &table[t];
        y[t] = *p + (__isShared(p) ? 10000 : 0) + (__isGlobal(p) ? 20000 : 0) + (__isLocal(p) ? 40000 : 0);
        """,
        before="__constant__ int table[32] = {" + ",".join(str(300 + i) for i in range(32)) + "};",
    )
    x, y = np.arange(32, dtype=np.int32), np.zeros(32, np.int32)
    kernel(x, y)
    t = np.arange(32)
    expected = np.choose(t % 4, [t + 20000, 110000 // 10 - 900 + t, 200 + t + 40000, 300 + t])
    expected = np.where(t % 4 == 1, 10100 + t, expected)
    assert ((y == expected) | ((t % 4 == 3) & (y == expected + 20000))).all()


@pytest.mark.parametrize("kind", ["short", "float", "float2", "float4"])
def test_lanes_of_one_access_in_several_tensors(kind: str) -> None:
    kernel = cuda(
        f"const {kind}* x, {kind}* odd, {kind}* even",
        f"int t = threadIdx.x; __shared__ {kind} s[40]; s[39 - t] = x[t]; __syncwarp(); {kind} v = s[39 - t];"
        f"if (t != 5) {{ {kind}* y = t % 2 ? odd + t : t % 4 ? even + t : s; *y = v; }}",
    )
    count = int(kind[len(kind.rstrip("24")) :] or 1)
    x = np.arange(32 * count).reshape(32, count).astype(np.int16 if kind == "short" else np.float32)
    odd, even = np.zeros_like(x), np.zeros_like(x)
    kernel(x, odd, even)
    t = np.arange(32)[:, None]
    np.testing.assert_array_equal(odd, np.where((t % 2 == 1) & (t != 5), x, 0))
    np.testing.assert_array_equal(even, np.where(t % 4 == 2, x, 0))


def test_the_same_tensor_twice() -> None:
    kernel = cuda("const int* a, int* b", "b[threadIdx.x] = a[31 - threadIdx.x] + 1;")
    x = np.arange(32, dtype=np.int32)
    kernel(x, x)
    np.testing.assert_array_equal(x, 32 - np.arange(32))


def test_shared_memory_is_not_zero_at_first() -> None:
    kernel = cuda(
        "float* y", "__shared__ float s[32]; y[threadIdx.x] = ((volatile float*)s)[threadIdx.x]; s[threadIdx.x] = 1;"
    )
    y = np.zeros(32, np.float32)
    kernel(y, grid=3)
    assert np.isnan(y).all()


def test_more_than_the_stack_holds_cannot_be_allocated() -> None:
    with pytest.raises(
        MemoryFaultError, match=r"kernel allocates more than the 16384 bytes of local memory that its stack has; "
    ):
        ptx("", ".reg .b64 %d; alloca.u64 %d, 16384; alloca.u64 %d, 1; ret;")()
