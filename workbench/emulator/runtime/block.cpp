// block.cpp: the warps of a block take turns, and a worker takes one block after another
#include "barrier.h"

// The kernel's own code: run a warp until its lanes wait, exit, fault, or are out of fuel.
extern "C" i32 run_warp(context *ctx, warp *self);

namespace {

// What the warps of a block have done in a round.
struct round {
  bool has_moved = false;
  bool has_yielded = false;
  i32 end = STATUS_DONE;  // or why the block cannot go on
};

// Take what the warps have executed off the block's budget and off the quantum. Return how many turns it counts as.
INLINE i64 refuel(context *ctx) {
  i64 used = FUEL - ctx->fuel;
  ctx->fuel = FUEL;
  ctx->credit -= used;
  ctx->quantum -= FUEL;
  return FUEL_TURNS;
}

INLINE round run_warps(context *ctx, i64 &turns) {
  round result;
  for (u64 i = 0; i < ctx->num_warps; ++i) {
    warp *self = warp_at(ctx, i);
    if (!self->live) continue;
    i32 status = run_warp(ctx, self);
    if (ctx->fault_kind) {
      result.end = STATUS_FAULTED;
      return result;
    }
    result.has_moved |= status != STATUS_BLOCKED;
    result.has_yielded |= status == STATUS_YIELDED;
    if (ctx->fuel >= 0) continue;
    turns -= refuel(ctx);
    if (ctx->credit < 0) {
      result.end = STATUS_OUT_OF_BUDGET;
      return result;
    }
  }
  return result;
}

// Open the barriers that enough threads have arrived at; return whether there was one.
INLINE bool open_barriers(context *ctx) {
  bool has_opened = false;
  for (u32 number = 0; number < NUM_BARRIERS; ++number) {
    if (!ctx->barrier_arrived[number] || !is_complete(ctx, number)) continue;
    open_barrier(ctx, number);
    has_opened = true;
  }
  return has_opened;
}

// Whether a warp must look again at what its lanes wait for.
INLINE bool is_awaited(context *ctx) {
  bool result = false;
  for_each_warp(ctx, [&](warp *w) { result |= w->live && w->recheck; });
  return result;
}

// Whether all warps have only looked at shared memory for long. Then it is a deadlock: no other thread writes there,
// unless the block is of a cluster.
INLINE bool is_idle_for_long(context *ctx) {
  ctx->idle = ctx->news ? 0 : ctx->idle + 1;
  ctx->news = 0;
  return ctx->num_peers <= 1 && ctx->idle > MOST_IDLE;
}

// Let the warps of the block take turns until they are done or stuck, or for a slice.
INLINE i32 run_block(context *ctx) {
  for (i64 turns = ctx->turns; turns >= 0;) {
    round r = run_warps(ctx, turns);
    if (r.end) return r.end;
    if (ctx->block >= __atomic_load_n(ctx->stop, __ATOMIC_RELAXED)) return STATUS_STOPPED;
    if (!ctx->live_threads) return STATUS_DONE;
    r.has_moved |= open_barriers(ctx);
    if (ctx->looks && is_idle_for_long(ctx)) return STATUS_DEADLOCKED;
    if (!r.has_moved && !is_awaited(ctx)) return STATUS_DEADLOCKED;
    turns -= r.has_yielded;
  }
  return STATUS_YIELDED;
}

INLINE void start_warp(context *ctx, warp *self) {
  self->live = self->initial;
  self->floor = self->recheck = self->at_syncwarp = self->cluster_arrived = 0;
  self->async_count = self->group_arrived = self->group_done = self->epoch = 0;
  __builtin_memset(self->arrived, 0, sizeof self->arrived);
  __builtin_memset(self->waiting, 0, sizeof self->waiting);
  __builtin_memset(self->stack, 0, sizeof self->stack);
  __builtin_memset(self->allocated, 0, sizeof self->allocated);
  __builtin_memset(self->queues, 0, self->num_queues * sizeof(queue));
  queue &first = self->queues[ctx->entry_block / BLOCKS_OF_QUEUE];
  first.pending[ctx->entry_block % BLOCKS_OF_QUEUE] = self->initial;
  first.ready = 1ull << ctx->entry_block % BLOCKS_OF_QUEUE;
}

// Set the block's index, and every warp to the kernel's first instruction.
//
// On a GPU, shared and local memory hold what was left in them. Here every bit is one, which is a NaN.
INLINE void start_block(context *ctx, i64 block) {
  ctx->block = block;
  ctx->credit = ctx->budget;
  __builtin_memset(ctx->smem, -1, ctx->smem_bytes);
  __builtin_memset(ctx->local, -1, ctx->local_bytes);
  u64 width = ctx->nctaid[0], height = ctx->nctaid[1];
  ctx->ctaid[0] = block % width;
  ctx->ctaid[1] = block / width % height;
  ctx->ctaid[2] = block / width / height;
  ctx->live_threads = ctx->ntid[0] * ctx->ntid[1] * ctx->ntid[2];
  ctx->era = ctx->news = ctx->idle = 0;
  ctx->held_count = ctx->held_limit = 0;
  __builtin_memset(ctx->barrier_arrived, 0, sizeof ctx->barrier_arrived);
  __builtin_memset(ctx->barrier_expected, 0, sizeof ctx->barrier_expected);
  __builtin_memset(ctx->barrier_true, 0, sizeof ctx->barrier_true);
  __builtin_memset(ctx->barrier_site, 0, sizeof ctx->barrier_site);
  for_each_warp(ctx, [&](warp *w) { start_warp(ctx, w); });
}

// Take a block off a share; return -1 where it has none left.
INLINE i64 take_block(share *s) {
  i64 end = __atomic_load_n(&s->end, __ATOMIC_RELAXED);
  if (__atomic_load_n(&s->next, __ATOMIC_RELAXED) >= end) return -1;
  i64 block = __atomic_fetch_add(&s->next, 1, __ATOMIC_RELAXED);
  return block < end ? block : -1;
}

}  // namespace

// Go on with the context's block, if it has one, then take blocks off its share, then off others.
//
// Return DONE where no block is left, YIELDED with no block under way at the end of a quantum, else the status of the
// block that did not come to its end.
EXPORT i32 worker(context *ctx) {
  u64 number = ctx->share;
  u64 tried = 0;
  ctx->quantum = QUANTUM;
  for (;;) {
    if (ctx->block < 0) {
      i64 block = take_block((share *)(ctx->shares + number * SHARE_BYTES));
      if (block < 0) {
        if (++tried >= ctx->num_shares) return STATUS_DONE;
        if (++number >= ctx->num_shares) number = 0;
        continue;
      }
      start_block(ctx, block);
    }
    i32 status = run_block(ctx);
    if (status != STATUS_DONE) return status;
    ctx->block = -1;
    ctx->quantum -= QUANTUM_BLOCK;
    if (ctx->quantum < 0) return STATUS_YIELDED;
  }
}
