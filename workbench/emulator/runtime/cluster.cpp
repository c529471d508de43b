// cluster.cpp: the barrier of a cluster of blocks: PTX ISA 9.7.13.3
#include "barrier.h"
#include "schedule.h"
#include "watch.h"

namespace {

template <class Act>
INLINE void for_each_block(context *ctx, Act act) {
  for (u64 i = 0; i < ctx->num_peers; ++i) act(ctx->peers[i]);
}

// Begin the barrier's next phase if some threads have arrived, and all others have exited.
//
// The opening is recorded for each block that has not come to its end: of its first warp, in lane 0 and, if no thread's
// accesses can lie between its arrival and its wait, in lane 1.
__attribute__((noinline)) void open_if_complete(context *ctx) {
  u32 absent = 0, present = 0, split = 0;
  for_each_block(ctx, [&](context *block) {
    split |= block->cluster_split;
    for_each_warp(block, [&](warp *w) {
      absent |= w->live & ~w->cluster_arrived;
      present |= w->cluster_arrived;
    });
  });
  if (absent || !present) return;
  for_each_block(ctx, [&](context *block) {
    u32 phase = block->cluster_phase++;
    block->cluster_split = 0;
    if (ctx->synced && block->live_threads)
      record(block, warp_at(block, 0), split ? 1 : 3, every<u64>(phase), SITE_CLUSTER_OPEN);
    for_each_warp(block, [&](warp *w) { w->cluster_arrived = 0; });
  });
}

}  // namespace

// Lanes arrive. `split` says whether a thread's accesses can lie between its arrival and its wait.
EXPORT void cluster_arrive(context *ctx, warp *self, u32 lanes, u32 split, u32 site) {
  if (ctx->synced) {
    record(ctx, self, lanes, every<u64>(ctx->cluster_phase), site);
    ctx->cluster_split |= split;
  }
  store_item(self->cluster_phase, lanes, ctx->cluster_phase);
  self->cluster_arrived |= lanes;
  open_if_complete(ctx);
}

// Lanes of a warp whose phase is over.
EXPORT u32 cluster_wait(context *ctx, warp *self) {
  open_if_complete(ctx);
  return mask_of(load_lanes(self->cluster_phase) != every(ctx->cluster_phase));
}

// As `next_block`, for a kernel whose warps may wait for their cluster: the barrier may have opened since they asked last.
EXPORT i32 next_block_in_cluster(context *ctx, warp *self, const u32 *parks, u32 num_parks, u32 *lanes) {
  return pick_block(ctx, self, parks, num_parks, lanes, [&] {
    open_if_complete(ctx);
    u32 has_opened = self->cluster_seen != ctx->cluster_phase;
    self->cluster_seen = ctx->cluster_phase;
    return has_opened;
  });
}
