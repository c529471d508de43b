// reductions.cpp: updates of elements in memory by elements of shared memory: PTX ISA 9.7.9.25.4.2 and 9.7.9.25.5.3
//
// An element is updated as an atomic updates it, with two differences: subnormal numbers of f32 are not flushed, and
// NaNs of f64 keep their bits.
#include "reductions.h"

namespace {

// A NaN operand, or else an old NaN, keeps its bits: seen on an H200.
u64 add_double(u64 old, u64 operand) {
  double a = bits<double>(old), b = bits<double>(operand);
  return b != b ? operand : a != a ? old : bits<u64>(a + b);
}

u64 updated(operation how, type kind, u64 old, u64 operand) {
  if (kind == F16 || kind == BF16) return combined_halves(how, kind, old, operand);
  if (kind == F32) return canonical(bits<float>((u32)old) + bits<float>((u32)operand));
  if (kind == F64) return add_double(old, operand);
  return combined(how, kind, old, operand);
}

// Record the elements of some lanes' places, all of which are read or written for the lane that asked.
INLINE void watch(context *ctx, warp *self, u32 lane, u32 mask, Vector<u64> places, u32 site) {
  if (ctx->screened) return record(ctx, self, mask, places, site);
  Lanes<u64> at(places);
  for_each_lane(mask, [&](u32 i) { record(ctx, self, 1u << lane, every(at[i]), site); });
}

template <class Item>
INLINE void reduce(context *ctx, warp *self, u32 lane, operation how, type kind, u64 target, u64 source, i64 begin,
                   i64 end, u64 swizzle, u32 reading, u32 writing) {
  for (i64 at = begin; at < end; at += LANES * sizeof(Item)) {
    Vector<u64> offsets = every((u64)at) + iota<u64>() * sizeof(Item);
    u32 mask = mask_of((Vector<i64>)offsets < every(end));
    Vector<u64> from = swizzled(offsets + source, swizzle), to = offsets + target;
    Item operands[LANES];
    if (ctx->traced) watch(ctx, self, lane, mask, from, reading);
    Lanes<u64> hosts = hosts_of(ctx, self, mask, from, sizeof(Item), reading, lane);
    for_each_lane(mask, [&](u32 i) { operands[i] = hosts[i] ? *(const Item *)hosts[i] : 0; });
    if (ctx->traced) watch(ctx, self, lane, mask, to, writing);
    hosts = hosts_of(ctx, self, mask, to, sizeof(Item), writing, lane);
    for_each_lane(mask, [&](u32 i) {
      if (hosts[i]) replace((Item *)hosts[i], [&](Item old) { return updated(how, kind, old, operands[i]); });
    });
  }
}

}  // namespace

void reduce_elements(context *ctx, warp *self, u32 lane, operation how, type kind, u64 target, u64 source, i64 begin,
                     i64 end, u64 swizzle, u32 reading, u32 writing) {
  auto act = ITEM_SHIFT[kind] == 1 ? reduce<u16> : ITEM_SHIFT[kind] == 2 ? reduce<u32> : reduce<u64>;
  act(ctx, self, lane, how, kind, target, source, begin, end, swizzle, reading, writing);
}
