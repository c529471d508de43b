// warpgroup.cpp: what the four warps of a warp group share: counts of products, and operands in shared memory
#include "barrier.h"
#include "memory.h"
#include "watch.h"

namespace {

constexpr u32 GROUP = 4, ROWS = 8, ROW_BYTES = UNIT;

// Run `act` for each warp of a warp's group that the block has.
template <class Act>
INLINE void for_each_of_group(context *ctx, const warp *self, Act act) {
  u32 first = self->index & -GROUP;
  for (u32 i = first; i < first + GROUP && i < ctx->num_warps; ++i) act(warp_at(ctx, i));
}

// Find a core matrix: 8 rows of 16 bytes, `pitch` bytes apart, swizzled. Rows that do not follow one another are copied
// to `scratch`.
template <bool is_watched>
INLINE const u8 *core(context *ctx, warp *self, u32 start, u32 pitch, u32 swizzle, u32 site, u8 *scratch) {
  bool is_compact = pitch == ROW_BYTES && !swizzle;
  u32 flipped = swizzle << UNIT_SHIFT, highest = start + pitch * (ROWS - 1) | flipped;
  if (is_watched) {
    proxy_touch(ctx, self, SHARED_BASE + (start & ~flipped), SHARED_BASE + highest + ROW_BYTES);
    product_read(ctx, self, start, pitch, swizzle);
    if (!is_compact || !screen_again(ctx, self, start)) {
      auto lane = iota<u32>();
      record(ctx, self, ALL_LANES, generic(swizzled(start + lane / 4 * pitch, swizzle) + lane % 4 * 4), site);
    }
  }
  if ((u64)highest + ROW_BYTES > ctx->smem_bytes) {
    fault(ctx, self->index, FAULT_OUT_OF_BOUNDS, site, 0, SHARED_BASE + highest);
    return scratch;
  }
  if (is_compact) return ctx->smem + start;
  for (u32 row = 0; row < ROWS; ++row)
    __builtin_memcpy(scratch + row * ROW_BYTES, ctx->smem + swizzled(start + pitch * row, swizzle), ROW_BYTES);
  return scratch;
}

}  // namespace

EXPORT const u8 *warpgroup_core(context *ctx, warp *self, u32 start, u32 pitch, u32 swizzle, u32 site, u8 *scratch) {
  return core<false>(ctx, self, start, pitch, swizzle, site, scratch);
}

EXPORT const u8 *watched_warpgroup_core(context *ctx, warp *self, u32 start, u32 pitch, u32 swizzle, u32 site,
                                        u8 *scratch) {
  return core<true>(ctx, self, start, pitch, swizzle, site, scratch);
}

// Count one more product that the warp has come to, or has done; the other warps of its group look again.
EXPORT void group_count(context *ctx, warp *self, u32 is_done) {
  for_each_of_group(ctx, self, [&](warp *w) { w->recheck |= w != self; });
  ++(is_done ? self->group_done : self->group_arrived);
}

// The lowest of the four warps' counts; 0 where the block has fewer.
EXPORT u32 group_least(context *ctx, const warp *self, u32 is_done) {
  u32 found = 0, least = ~0u;
  for_each_of_group(ctx, self, [&](const warp *w) {
    u32 count = is_done ? w->group_done : w->group_arrived;
    least = count < least ? count : least;
    ++found;
  });
  return found == GROUP ? least : 0;
}
