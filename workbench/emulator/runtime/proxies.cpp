// proxies.cpp: stores to shared memory that the async proxy must not read yet: no proxy fence is behind them
//
// A block has two ranges for each warp: what its threads have stored since the warp's last fence.proxy.async. It has one
// range of what all threads had stored before the last barrier of the whole block. A fence behind that barrier serves its
// own warp at once (a lane's copy needs that lane's fence), and all warps behind the next such barrier. A warp may signal
// before it fences. Then the fence is too late for whoever takes the signal: the fence's time is kept with the range, and
// clocks say who knows of it. A read by a bulk copy or by wgmma is suspicious where it touches a range with no fence
// behind it. So is a copy into such a range where threads have written last.
#include "screen.h"

namespace {

// Whether the ranges are those of the block under way.
INLINE bool is_block(const context *ctx) { return ctx->unfenced_block == this_block(ctx); }

// From `low` up to `high`, or nothing where that is 0.
struct range {
  u64 low, high;
};

// Two ranges for each warp, as warps store to two places in turn.
struct ranges {
  u64 low[2][LANES], high[2][LANES];

  range of(u32 index, u32 which) const { return {low[which][index], high[which][index]}; }
  void set(u32 index, u32 which, const range &to) {
    low[which][index] = to.low;
    high[which][index] = to.high;
  }

  // The warps, of some, whose ranges meet memory from `first` to `end`.
  __attribute__((always_inline)) u32 meet(u32 warps, u64 first, u64 end) const {
    auto meets = [&](u32 which) { return (load_lanes(low[which]) < end) & (load_lanes(high[which]) > first); };
    return warps & mask_of(meets(0) | meets(1));
  }
};
static_assert(sizeof(ranges) * (1 + LATE_FENCES) == sizeof(context::stored));

INLINE ranges &unfenced(const context *ctx) { return *(ranges *)ctx->stored; }
INLINE ranges *late_ones(const context *ctx) { return &unfenced(ctx) + 1; }

// What some lanes access.
INLINE range range_of(u32 mask, Vector<u64> addresses, u32 width) {
  auto active = lanes_of<u64>(mask);
  return {least_of(active ? addresses : every(~(u64)0)), greatest_of(active ? addresses + width : every<u64>(0))};
}

// The range that holds two others.
INLINE range join(const range &a, const range &b) {
  if (!a.high || !b.high) return a.high ? a : b;
  return {least(a.low, b.low), most(a.high, b.high)};
}

// By how much a range grows to hold another one.
INLINE u64 growth_of(const range &into, const range &added) {
  range both = join(into, added);
  return both.high - both.low - (into.high ? into.high - into.low : 0);
}

INLINE void forget_fences(context *ctx) { store_lanes(ctx->behind_fenced, Vector<u32>{}); }

// Keep the time of a warp's fence with what the warp has stored. Fences that there is no place for become one.
INLINE void fence_late(context *ctx, u32 index) {
  u32 own = 1u << index, last = LATE_FENCES - 1;
  ranges *late = late_ones(ctx);
  for (u32 which = 0; which < 2; ++which) {
    for (u32 at = 0; at <= last && !(ctx->late_warps & own); ++at) late[at].high[which][index] = 0;
    late[last].set(index, which, join(late[last].of(index, which), late[last - 1].of(index, which)));
    for (u32 at = last - 1; at; --at) late[at].set(index, which, late[at - 1].of(index, which));
    late->set(index, which, unfenced(ctx).of(index, which));
  }
  for (u32 at = last; at; --at) ctx->late_time[at * LANES + index] = ctx->late_time[(at - 1) * LANES + index];
  ctx->late_time[index] = *ctx->now;
  ctx->late_warps |= own;
}

INLINE bool is_behind(const context *ctx, u64 low, u64 high) { return ctx->behind_low < high && ctx->behind_high > low; }

}  // namespace

void note_store(context *ctx, const warp *self, u32 mask, Vector<u64> addresses, u32 width) {
  if (!is_block(ctx)) {
    ctx->unfenced_block = this_block(ctx);
    ctx->unfenced_warps = ctx->unfenced_signalled = ctx->late_warps = 0;
    ctx->behind_high = 0;
    forget_fences(ctx);
  }
  u32 index = self->index;
  ranges &known = unfenced(ctx);
  if (!(ctx->unfenced_warps >> index & 1)) known.high[0][index] = known.high[1][index] = 0;
  range added = range_of(mask, addresses, width), first = known.of(index, 0), second = known.of(index, 1);
  bool which = growth_of(first, added) > growth_of(second, added);
  known.set(index, which, join(which ? second : first, added));
  ctx->unfenced_warps |= 1u << index;
}

// A warp's stores are behind a fence of the lanes that may have made them, and so is, for the warp, all that was stored
// before the block's last barrier.
void fence_proxy(context *ctx, warp *self, u32 lanes) {
  apart(ctx, self);
  if (!(self->exposed & ~lanes)) {
    u32 own = 1u << self->index;
    if (ctx->unfenced_warps & ctx->unfenced_signalled & own && is_block(ctx)) fence_late(ctx, self->index);
    ctx->unfenced_warps &= ~own;
    ctx->unfenced_signalled &= ~own;
  }
  ctx->behind_fenced[self->index] |= lanes;
}

// A warp signals: its fence must have come before.
void signal_stores(context *ctx, const warp *self) {
  if (is_block(ctx)) ctx->unfenced_signalled |= ctx->unfenced_warps & 1u << self->index;
}

// The lanes of a warp meet: what one has fenced, all know.
void share_fences(context *ctx, const warp *self) {
  u32 &fenced = ctx->behind_fenced[self->index];
  if (fenced) fenced = ALL_LANES;
}

void share_stores(context *ctx) {
  if (!is_block(ctx)) return;
  if (mask_of(load_lanes(ctx->behind_fenced) != 0u)) ctx->behind_high = 0;
  forget_fences(ctx);
  ctx->late_warps = 0;
  if (!ctx->unfenced_warps) return;
  u64 low = ~(u64)0, high = 0;
  for (u32 which = 0; which < 2; ++which) {
    Vector<u64> ends = load_lanes(unfenced(ctx).high[which]);
    auto some = lanes_of<u64>(ctx->unfenced_warps) & (ends != every<u64>(0));
    low = least(low, least_of(some ? load_lanes(unfenced(ctx).low[which]) : every(~(u64)0)));
    high = most(high, greatest_of(some ? ends : every<u64>(0)));
  }
  ctx->behind_low = ctx->behind_high ? least(low, ctx->behind_low) : low;
  ctx->behind_high = most(high, ctx->behind_high);
  ctx->unfenced_warps = ctx->unfenced_signalled = 0;
}

// The async proxy touches memory from `low` to `high` for a warp.
void proxy_touch(context *ctx, const warp *self, u64 low, u64 high) {
  if ((!ctx->unfenced_warps && !ctx->behind_high && !ctx->late_warps) || !is_block(ctx)) return;
  for (u32 at = 0; ctx->late_warps && at < LATE_FENCES; ++at) {
    for_each_lane(late_ones(ctx)[at].meet(ctx->late_warps & ~(1u << self->index), low, high), [&](u32 index) {
      if (!clock_knows(ctx, self, makers(ctx, ALL_LANES), index, ctx->late_time[at * LANES + index])) suspect(ctx);
    });
  }
  bool has_fenced = ctx->behind_fenced[self->index] & makers(ctx, ALL_LANES);
  if ((!has_fenced && is_behind(ctx, low, high)) || unfenced(ctx).meet(ctx->unfenced_warps, low, high)) suspect(ctx);
}

// A copy writes to the shared memory of a peer. Proxy fences of the peer's threads count, those of the block do not.
void copy_to_peer(context *ctx, const context *peer, u32 mask, Vector<u64> addresses, u32 width) {
  if (!is_block(peer)) return;
  auto [low, high] = range_of(mask, addresses, width);
  if (is_behind(peer, low, high) || unfenced(peer).meet(peer->unfenced_warps, low, high)) suspect(ctx);
  for (u32 at = 0; peer->late_warps && at < LATE_FENCES; ++at)
    if (late_ones(peer)[at].meet(peer->late_warps, low, high)) suspect(ctx);
}
