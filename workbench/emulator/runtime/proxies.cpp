// proxies.cpp: stores to shared memory that the async proxy must not read yet: no proxy fence is behind them
//
// A block has two ranges for each warp, of what its threads have stored since its last fence.proxy.async, and one of what
// all of them had stored before a barrier of the whole block. Behind that barrier any warp's fence will do for what the
// warp itself reads (of a lane's copy, that lane's fence), and for what all read behind the next such barrier. A fence
// behind a signal of its warp is too late for whoever takes that signal: the range keeps the fence's time, and clocks tell
// who knows of it. A read by bulk copies or by wgmma that touches a range with no fence behind it is suspicious, and so is
// a copy into such a range where threads have written last.
#include "screen.h"

namespace {

// Whether the ranges are those of the block under way.
INLINE bool is_block(const context *ctx) { return ctx->unfenced_block == this_block(ctx); }

// What some lanes access: from `low` to `high`.
struct range {
  u64 low, high;
};
INLINE range range_of(u32 mask, Vector<u64> addresses, u32 width) {
  auto active = lanes_of<u64>(mask);
  return {least_of(active ? addresses : every(~(u64)0)), greatest_of(active ? addresses + width : every<u64>(0))};
}

// The ranges, one for each warp, that meet memory from `low` to `high`.
INLINE auto meet(const u64 *lows, const u64 *highs, u64 low, u64 high) {
  return (load_lanes(lows) < high) & (load_lanes(highs) > low);
}

// The warps that have stored to memory from `low` to `high` and have no fence behind it.
INLINE u32 warps_that_stored(const context *ctx, u64 low, u64 high) {
  auto first = meet(ctx->unfenced_low, ctx->unfenced_high, low, high);
  return ctx->unfenced_warps & mask_of(first | meet(ctx->unfenced_more_low, ctx->unfenced_more_high, low, high));
}

// By how much a range grows to hold another one; an empty one begins with it.
INLINE u64 growth_of(const range &into, const range &added) {
  if (!into.high) return added.high - added.low;
  return most(into.high, added.high) - least(into.low, added.low) - (into.high - into.low);
}
INLINE void forget_fences(context *ctx) { store_lanes(ctx->behind_fenced, Vector<u32>{}); }

// The range that holds two others, either of which may be empty.
INLINE range join(const range &a, const range &b) {
  if (!a.high || !b.high) return a.high ? a : b;
  return {least(a.low, b.low), most(a.high, b.high)};
}

// Keep the time of a warp's fence with what the warp has stored. Fences that there is no place for become one.
INLINE void fence_late(context *ctx, u32 index) {
  u32 own = 1u << index, last = LATE_PLACES - LANES + index;
  u64 *lows[] = {ctx->late_low, ctx->late_more_low}, *highs[] = {ctx->late_high, ctx->late_more_high};
  if (!(ctx->late_warps & own))
    for (u64 *high : highs)
      for (u32 at = index; at < LATE_PLACES; at += LANES) high[at] = 0;
  range added[] = {{ctx->unfenced_low[index], ctx->unfenced_high[index]},
                   {ctx->unfenced_more_low[index], ctx->unfenced_more_high[index]}};
  for (u32 i = 0; i < 2; ++i) {
    range first = join({lows[i][last], highs[i][last]}, {lows[i][last - LANES], highs[i][last - LANES]});
    lows[i][last] = first.low;
    highs[i][last] = first.high;
    for (u32 at = last - LANES; at > index; at -= LANES) {
      lows[i][at] = lows[i][at - LANES];
      highs[i][at] = highs[i][at - LANES];
    }
    lows[i][index] = added[i].low;
    highs[i][index] = added[i].high;
  }
  for (u32 at = last; at > index; at -= LANES) ctx->late_time[at] = ctx->late_time[at - LANES];
  ctx->late_time[index] = *ctx->now;
  ctx->late_warps |= own;
}

// The warps that have stored to memory from `low` to `high` and fenced late, by the fences in the places from one on.
INLINE u32 warps_that_fenced_late(const context *ctx, u32 place, u64 low, u64 high) {
  auto first = meet(ctx->late_low + place, ctx->late_high + place, low, high);
  return ctx->late_warps & mask_of(first | meet(ctx->late_more_low + place, ctx->late_more_high + place, low, high));
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
  range stored = range_of(mask, addresses, width);
  u32 index = self->index;
  range first{ctx->unfenced_low[index], ctx->unfenced_high[index]};
  range second{ctx->unfenced_more_low[index], ctx->unfenced_more_high[index]};
  if (!(ctx->unfenced_warps >> index & 1)) first = second = range{0, 0};
  range &into = growth_of(first, stored) <= growth_of(second, stored) ? first : second;
  into = {into.high ? least(into.low, stored.low) : stored.low, most(into.high, stored.high)};
  ctx->unfenced_low[index] = first.low;
  ctx->unfenced_high[index] = first.high;
  ctx->unfenced_more_low[index] = second.low;
  ctx->unfenced_more_high[index] = second.high;
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
  auto some = lanes_of<u64>(ctx->unfenced_warps);
  auto more = some & (load_lanes(ctx->unfenced_more_high) != every<u64>(0));
  Vector<u64> none = every(~(u64)0);
  u64 low = least(least_of(some ? load_lanes(ctx->unfenced_low) : none),
                  least_of(more ? load_lanes(ctx->unfenced_more_low) : none));
  u64 high = most(greatest_of(some ? load_lanes(ctx->unfenced_high) : every<u64>(0)),
                  greatest_of(more ? load_lanes(ctx->unfenced_more_high) : every<u64>(0)));
  ctx->behind_low = ctx->behind_high ? least(low, ctx->behind_low) : low;
  ctx->behind_high = most(high, ctx->behind_high);
  ctx->unfenced_warps = ctx->unfenced_signalled = 0;
}

// The async proxy touches memory from `low` to `high` for a warp.
void proxy_touch(context *ctx, const warp *self, u64 low, u64 high) {
  if ((!ctx->unfenced_warps && !ctx->behind_high && !ctx->late_warps) || !is_block(ctx)) return;
  for (u32 place = 0; ctx->late_warps && place < LATE_PLACES; place += LANES) {
    u32 late = warps_that_fenced_late(ctx, place, low, high) & ~(1u << self->index);
    for_each_lane(late, [&](u32 index) {
      if (!clock_knows(ctx, self, makers(ctx, ALL_LANES), index, ctx->late_time[place + index])) suspect(ctx);
    });
  }
  bool has_fenced = ctx->behind_fenced[self->index] & makers(ctx, ALL_LANES);
  if ((!has_fenced && is_behind(ctx, low, high)) || warps_that_stored(ctx, low, high)) suspect(ctx);
}

// A copy writes to the shared memory of a peer. Proxy fences of the peer's threads count, those of the block do not.
void copy_to_peer(context *ctx, const context *peer, u32 mask, Vector<u64> addresses, u32 width) {
  if (!is_block(peer)) return;
  auto [low, high] = range_of(mask, addresses, width);
  if (is_behind(peer, low, high) || warps_that_stored(peer, low, high)) suspect(ctx);
  for (u32 place = 0; peer->late_warps && place < LATE_PLACES; place += LANES)
    if (warps_that_fenced_late(peer, place, low, high)) suspect(ctx);
}
