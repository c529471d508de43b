// barrier.h: barriers of a block
#pragma once

#include "lanes.h"

INLINE warp *warp_at(context *ctx, u64 index) { return (warp *)(ctx->warps + index * ctx->warp_bytes); }

// How many threads the block began with.
INLINE u32 threads_of(const context *ctx) { return ctx->ntid[0] * ctx->ntid[1] * ctx->ntid[2]; }

// Run `act` for every warp of the block.
template <class Act>
INLINE void for_each_warp(context *ctx, Act act) {
  for (u64 i = 0; i < ctx->num_warps; ++i) act(warp_at(ctx, i));
}

// Whether enough threads have arrived at a barrier that some have arrived at.
//
// Without a count, that is every thread that has not exited. A count is of threads in whole warps: a warp whose live
// lanes have all arrived counts as 32, as on a GPU.
EXPORT bool is_complete(context *ctx, u32 number);

// Let the lanes that wait go on, with the result of bar.red for their phase.
//
// The opening is recorded for lane 0 of the first warp and, if every thread of the block had to arrive, for lane 1.
EXPORT void open_barrier(context *ctx, u32 number);
