// schedule.cpp: which lanes of a warp go on with which basic block
#include "schedule.h"

#include "watch.h"

void enqueue(warp *self, u32 target, u32 lanes) {
  if (!lanes) return;
  queue &q = self->queues[target / BLOCKS_OF_QUEUE];
  q.pending[target % BLOCKS_OF_QUEUE] |= lanes;
  q.ready |= 1ull << target % BLOCKS_OF_QUEUE;
}

void resume(warp *self, u32 lanes, Vector<u32> targets) {
  for_each_group(lanes, targets, [&](u32 target, u32 group) { enqueue(self, target, group); });
}

// Note lanes as pending at the target of a diverged back-edge. Return whether the warp's patience is used up; blocks
// from `floor` on are next then.
EXPORT bool fall_behind(warp *self, u32 target, u32 lanes, i32 cost, u32 floor) {
  enqueue(self, target, lanes);
  self->patience -= cost;
  if (self->patience >= 0) return false;
  self->floor = floor;
  return true;
}

void release_synced(context *ctx, warp *self) {
  if (!self->at_syncwarp) return;
  u32 absent = self->live & ~self->at_syncwarp;
  Vector<u32> members = load_lanes(self->members);
  u32 released = mask_of((members & absent) == 0u) & self->at_syncwarp;
  if (!released) return;
  self->at_syncwarp &= ~released;
  if (ctx->synced) record(ctx, self, released, convert<u64>(members), self->syncwarp_site[first_of(released)]);
  resume(self, released, load_lanes(self->resume_block));
}

EXPORT i32 next_block(context *ctx, warp *self, const u32 *parks, u32 num_parks, u32 *lanes) {
  if (ctx->fuel >= 0) {  // most calls end here, in half the time
    i32 found = take_ready(self, lanes);
    if (found >= 0) return found;
    if (!self->live) return ~STATUS_DONE;
  }
  return pick_block(ctx, self, parks, num_parks, lanes, [] { return 0u; });
}

// Whether a warp yields now, in a launch with a seed. One that waits for others is left alone: its looks are counted.
EXPORT bool is_preempted(context *ctx) { return ctx->dice && !ctx->idle && happens(ctx->dice, ctx->dice->preempts); }
