// sources.cpp: shared memory that bulk copies of a group read: nobody may write there before the wait for the group
//
// A block has a range for each of the last groups of one warp's lanes. A write that touches one is suspicious. A wait
// for a group has its range read once more, by a lane that asked for copies: who writes there later must come behind
// that. Copies of several warps at once, or of more groups than there are ranges, are suspicious; so are those that
// nobody has waited for when their block ends: the next block's copies find them, or else the end of the launch does.
#include "screen.h"

namespace {

INLINE u64 range_of(u64 group) { return group % SOURCE_GROUPS; }

// Whether lanes of a warp are all those that have copies under way.
INLINE bool are_concerned(const context *ctx, const warp *self, u32 lanes) {
  return have_sources(ctx) && ctx->source_warp == (u64)self && !(ctx->source_lanes & ~lanes);
}

}  // namespace

// A lane's copy reads from `low` to `high`. That matters if it is shared memory, and no mbarrier tracks the copy.
void source_begin(context *ctx, const warp *self, u32 lane, u64 low, u64 high, u32 site) {
  if (low >= high || low >> WINDOW_SHIFT != SHARED_WINDOW) return;
  if (ctx->copy_word) return suspect(ctx);
  if (!have_sources(ctx)) {
    if (ctx->source_block) return suspect(ctx);  // a block has come to its end before its copies
    ctx->source_block = this_block(ctx);
    ctx->source_warp = (u64)self;
    ctx->source_lanes = 0;
    ctx->source_group = 0;
    for (u64 &end : ctx->source_high) end = 0;
  } else if (ctx->source_warp != (u64)self) {
    return suspect(ctx);
  }
  ctx->source_lanes |= 1u << lane;
  ctx->source_site = site;
  u64 range = range_of(ctx->source_group);
  if (!ctx->source_high[range] || low < ctx->source_low[range]) ctx->source_low[range] = low;
  if (high > ctx->source_high[range]) ctx->source_high[range] = high;
}

// Lanes close a group; the range that the next one takes must be free.
EXPORT void source_commit(context *ctx, const warp *self, u32 lanes) {
  if (are_concerned(ctx, self, lanes) && ctx->source_high[range_of(++ctx->source_group)]) suspect(ctx);
}

// Lanes have waited for all but the last `left` groups.
EXPORT void source_wait(context *ctx, warp *self, u32 lanes, u32 left) {
  if (!are_concerned(ctx, self, lanes)) return;
  u64 unit = ctx->instructions[ctx->source_site] >> WIDTH_SHIFT;
  bool is_over = true;
  for (u64 back = 0; back < SOURCE_GROUPS; ++back) {  // 0: the group under way, 1: the last that was closed
    u64 range = range_of(ctx->source_group - back), high = ctx->source_high[range];
    if (!high) continue;
    if (back <= left) {
      is_over = false;
      continue;
    }
    ctx->source_high[range] = 0;
    ctx->copier = first_of(ctx->source_lanes) + 1;
    for (u64 at = ctx->source_low[range]; at < high; at += unit * LANES) {
      Vector<u64> addresses = iota<u64>() * unit + at;
      record(ctx, self, mask_of(addresses < high), addresses, ctx->source_site);
    }
    ctx->copier = 0;
  }
  if (is_over) ctx->source_block = 0;
}

void check_sources(context *ctx, u32 mask, Vector<u64> addresses, u32 width) {
  for (u64 range = 0; range < SOURCE_GROUPS; ++range) {
    auto meets = (addresses < ctx->source_high[range]) & (addresses + width > ctx->source_low[range]);
    if (mask & mask_of(meets)) suspect(ctx);
  }
}
