// reductions.cpp: updates of elements in memory by elements of shared memory: PTX ISA 9.7.9.25.4.2 and 9.7.9.25.5.3
//
// An element is updated as an atomic updates it, with two differences: subnormal numbers of f32 are not flushed, and
// NaNs of f64 keep their bits.
#include "reductions.h"

#include "floats.h"

namespace {

template <class Format>
INLINE u16 update_half(operation how, u16 old, u16 operand) {
  float a = Format::widen(old), b = Format::widen(operand);
  return Format::narrow(how == ADD ? a + b : extreme(a, b, how == MIN));
}

// A NaN operand, or else an old NaN, keeps its bits: seen on an H200.
u64 add_double(u64 old, u64 operand) {
  double a = bits<double>(old), b = bits<double>(operand);
  return b != b ? operand : a != a ? old : bits<u64>(a + b);
}

u64 updated(operation how, type kind, u64 old, u64 operand) {
  if (kind == F16) return update_half<Half>(how, old, operand);
  if (kind == BF16) return update_half<Brain>(how, old, operand);
  if (kind == F32) return canonical(bits<float>((u32)old) + bits<float>((u32)operand));
  if (kind == F64) return add_double(old, operand);
  return combined(how, kind, old, operand);
}

template <class Item>
INLINE void update(operation how, type kind, u64 host, u64 operand) {
  Item *place = (Item *)host, old = *place;
  while (!__atomic_compare_exchange_n(place, &old, (Item)updated(how, kind, old, operand), false, __ATOMIC_SEQ_CST,
                                      __ATOMIC_SEQ_CST)) {
  }
}

// Host addresses of elements, for a lane; 0, and a fault, where there is no memory.
INLINE Lanes<u64> hosts_of(context *ctx, warp *self, u32 lane, u32 mask, Vector<u64> addresses, u64 width, u32 site) {
  Lanes<u64> hosts(addresses);
  if (!find_hosts(ctx, mask, addresses, width, width, hosts))
    for_each_lane(mask, [&](u32 i) { hosts[i] = translate(ctx, self, lane, hosts[i], width, site); });
  return hosts;
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
    Lanes<u64> hosts = hosts_of(ctx, self, lane, mask, from, sizeof(Item), reading);
    for_each_lane(mask, [&](u32 i) { operands[i] = hosts[i] ? *(const Item *)hosts[i] : 0; });
    if (ctx->traced) watch(ctx, self, lane, mask, to, writing);
    hosts = hosts_of(ctx, self, lane, mask, to, sizeof(Item), writing);
    for_each_lane(mask, [&](u32 i) {
      if (hosts[i]) update<Item>(how, kind, hosts[i], operands[i]);
    });
  }
}

}  // namespace

void reduce_elements(context *ctx, warp *self, u32 lane, operation how, type kind, u64 target, u64 source, i64 begin,
                     i64 end, u64 swizzle, u32 reading, u32 writing) {
  auto act = ITEM_SHIFT[kind] == 1 ? reduce<u16> : ITEM_SHIFT[kind] == 2 ? reduce<u32> : reduce<u64>;
  act(ctx, self, lane, how, kind, target, source, begin, end, swizzle, reading, writing);
}
