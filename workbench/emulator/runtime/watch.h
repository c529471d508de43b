// watch.h: the functions that the runtime calls for accesses, and for what orders them
//
// A program has one of three listeners, which define the same functions. notes.cpp records what happens, the screen
// judges it at once, and unwatched.cpp does nothing. A kernel's own code calls a listener only if it is translated so.
#pragma once

#include "lanes.h"

// Let a block give way that has come to the grid's barrier, or has passed it: else those who poll it would see it pass,
// and observe what this block does next.
INLINE void note_grid_barrier(context *ctx, u64 address) {
  if (ctx->grid_workspace && !((address ^ ctx->grid_workspace) >> WINDOW_SHIFT)) ctx->gives_way = 1;
}

// An instruction's lanes have accessed memory, or synchronised. `site` is the number of the instruction.
EXPORT void record(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site);

// Lanes are about to load from the block's shared memory.
EXPORT void hold(context *ctx, warp *self, u32 mask, Vector<u32> addresses, u32 site, u32 width);

// A lane's bulk copy reads and writes so many units.
EXPORT void record_copy(context *ctx, warp *self, u32 mask, u64 target, u64 source, u32 units, u32 unit_bytes,
                        u32 reading, u32 writing);

// Only the screen uses these. A lane's copy reads a source, which nobody may write before a wait for the copy's group;
// the async proxy touches memory; a core matrix is read once more; lanes ask for copies that mbarriers at generic addresses
// track.
EXPORT void source_begin(context *ctx, const warp *self, u32 lane, u64 low, u64 high, u32 site);
EXPORT void proxy_touch(context *ctx, const warp *self, u64 low, u64 high);
EXPORT u32 screen_again(context *ctx, warp *self, u32 start);
EXPORT void product_read(context *ctx, const warp *self, u32 start, u32 pitch, u32 swizzle);  // a core matrix
EXPORT void clock_track(context *ctx, u32 lanes, Vector<u64> barriers, bool is_bulk);
