"""Stores to shared memory that the async proxy must not read yet, in compiled code: no proxy fence is behind them.

A block has a range for each warp, of what its threads have stored since its last ``fence.proxy.async``, and one of what
all of them had stored before a barrier of the whole block, behind which any thread's fence will do. A read of bulk
copies or of ``wgmma`` that touches one of them is suspicious.
"""

from __future__ import annotations

from functools import partial

from workbench.emulator import runtime
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import CONTEXT, LANES, Fields
from workbench.emulator.runtime import CTX, WARP

_i64, _i32 = (partial(Emitter.const, Emitter(), kind) for kind in ("i64", "i32"))
_ADDRESSES = f"<{LANES} x i64> %addresses"


def functions(record: Fields) -> list[str]:
    """Make the functions that `screening`, the bulk copies and the warp groups call."""
    return [_write(record), _fence(record), _share(), _read()]


def note_write(e: Emitter, plain: Value, lanes: str, width: Value) -> None:
    """Note a write of shared memory, where it is `plain` and the kernel has something that reads by the async proxy."""
    follows = e.compare("ne", e.get(CTX, CONTEXT["proxies"]), _i64(0))
    of_threads = e.compare("eq", e.get(CTX, CONTEXT["copy_word"]), _i64(0))
    such = e.op("and", follows, e.op("and", plain, of_threads))
    e.when(such, lambda: e.line(f"call void @proxy_write(ptr %ctx, ptr %warp, {lanes}, {width})"))


def _is_block(e: Emitter) -> Value:
    """Whether the ranges are those of the block under way."""
    return e.compare("eq", e.get(CTX, CONTEXT["unfenced_block"]), _block(e))


def _block(e: Emitter) -> Value:
    return e.op("add", e.get(CTX, CONTEXT["block"]), _i64(1))


def _bit(e: Emitter, record: Fields) -> tuple[Value, Value]:
    """Return a warp's number, and its bit."""
    index = e.resize(e.get(WARP, record["index"]), 64)
    return index, e.op("shl", _i32(1), e.resize(index, 32))


def _write(record: Fields) -> str:
    """``@proxy_write(ctx, warp, mask, addresses, width)``: lanes have written shared memory."""
    e = Emitter()

    def begin() -> None:
        e.put(CTX, CONTEXT["unfenced_block"], _block(e))
        e.put(CTX, CONTEXT["unfenced_warps"], _i32(0))
        e.put(CTX, CONTEXT["behind_high"], _i64(0))

    e.when(e.op("xor", _is_block(e), e.const("i1", 1)), begin)
    addresses, active = Value("%addresses", "i64", LANES), e.wide_lanes(Value("%mask", "i32"))
    ends = e.op("add", addresses, e.resize(Value("%width", "i32"), 64))
    low = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.umin.v{LANES}i64({e.select(active, addresses, _i64(-1))})")
    high = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.umax.v{LANES}i64({e.select(active, ends, _i64(0))})")
    index, bit = _bit(e, record)
    warps = e.get(CTX, CONTEXT["unfenced_warps"])
    known = e.compare("ne", e.op("and", warps, bit), _i32(0))
    before = e.select(known, e.get(CTX, CONTEXT["unfenced_low"], index), low)
    after = e.select(known, e.get(CTX, CONTEXT["unfenced_high"], index), high)
    e.put(CTX, CONTEXT["unfenced_low"], e.intrinsic("umin", low, before), index)
    e.put(CTX, CONTEXT["unfenced_high"], e.intrinsic("umax", high, after), index)
    e.put(CTX, CONTEXT["unfenced_warps"], e.op("or", warps, bit))
    e.line("ret void")
    head = f"define internal void @proxy_write(ptr %ctx, ptr %warp, i32 %mask, {_ADDRESSES}, i32 %width) noinline"
    return runtime.function(e, head)


def _fence(record: Fields) -> str:
    """``@proxy_fence(ctx, warp)``: a warp's writes, and all before the block's last barrier, are behind a fence."""
    e = Emitter()
    _, bit = _bit(e, record)
    others = e.op("xor", bit, _i32(-1))
    e.put(CTX, CONTEXT["unfenced_warps"], e.op("and", e.get(CTX, CONTEXT["unfenced_warps"]), others))
    e.put(CTX, CONTEXT["behind_high"], _i64(0))
    e.line("ret void")
    return runtime.function(e, "define internal void @proxy_fence(ptr %ctx, ptr %warp) noinline")


def _ranges(e: Emitter) -> tuple[Value, Value, Value]:
    """Return the warps' ranges, and which of them hold something."""
    low, high = (e.load(e.field(CTX, CONTEXT[f"unfenced_{name}"]), "i64", LANES, align=8) for name in ("low", "high"))
    return low, high, e.wide_lanes(e.get(CTX, CONTEXT["unfenced_warps"]))


def _share() -> str:
    """``@proxy_share(ctx)``: a barrier of the whole block has opened."""
    e = Emitter()

    def share() -> None:
        low, high, some = _ranges(e)
        lowest = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.umin.v{LANES}i64({e.select(some, low, _i64(-1))})")
        highest = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.umax.v{LANES}i64({e.select(some, high, _i64(0))})")
        before = e.get(CTX, CONTEXT["behind_high"])
        none = e.compare("eq", before, _i64(0))
        below = e.select(none, lowest, e.get(CTX, CONTEXT["behind_low"]))
        e.put(CTX, CONTEXT["behind_low"], e.intrinsic("umin", lowest, below))
        e.put(CTX, CONTEXT["behind_high"], e.intrinsic("umax", highest, before))
        e.put(CTX, CONTEXT["unfenced_warps"], _i32(0))

    there = e.compare("ne", e.get(CTX, CONTEXT["unfenced_warps"]), _i32(0))
    e.when(e.op("and", there, _is_block(e)), share)
    e.line("ret void")
    return runtime.function(e, "define internal void @proxy_share(ptr %ctx) noinline")


def _read() -> str:
    """``@proxy_read(ctx, low, high)``: the async proxy reads from `low` to `high`."""
    e = Emitter()
    start, end = Value("%low", "i64"), Value("%high", "i64")

    def look() -> None:
        low, high, some = _ranges(e)
        meets = e.op("and", e.compare("ult", low, end), e.compare("ugt", high, start))
        own = e.compare("ne", e.mask_bits(e.op("and", some, meets)), _i32(0))
        behind_low, behind_high = (e.get(CTX, CONTEXT[f"behind_{name}"]) for name in ("low", "high"))
        behind = e.op("and", e.compare("ult", behind_low, end), e.compare("ugt", behind_high, start))
        e.when(e.op("or", own, behind), lambda: e.line("call void @suspect(ptr %ctx)"))

    warps = e.compare("ne", e.get(CTX, CONTEXT["unfenced_warps"]), _i32(0))
    behind = e.compare("ne", e.get(CTX, CONTEXT["behind_high"]), _i64(0))
    e.when(e.op("and", e.op("or", warps, behind), _is_block(e)), look)
    e.line("ret void")
    return runtime.function(e, "define internal void @proxy_read(ptr %ctx, i64 %low, i64 %high) noinline")
