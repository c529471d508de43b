// block.cpp: the warps of a block take turns, and a worker takes one block after another
#include "barrier.h"
#include "schedule.h"

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

// The order of the warps in one round: up or down from one of them on.
struct order {
  u64 first;
  u64 step;
};

INLINE order order_of(context *ctx) {
  u64 count = ctx->num_warps;
  if (!ctx->dice) return {0, 1};
  if (ctx->dice->reversed) return {count - 1, count - 1};
  u64 drawn = roll(ctx->dice);
  return {drawn / 2 % count, drawn % 2 ? count - 1 : 1};
}

// Whether a warp misses this turn, in a launch with a seed; none does while the block only waits.
INLINE bool is_skipped(context *ctx, warp *self) {
  dice *d = ctx->dice;
  if (!d || ctx->idle) return false;
  if (ctx->held_back >> self->index % 64 & 1) return true;
  u64 drawn = (d->seed ^ (ctx->block * ctx->num_warps + self->index + 1)) * 0x9e3779b97f4a7c15;
  bool lags = (u32)(drawn >> 48) < d->lags;
  return happens(d, lags ? (u32)LAGS_BY : d->skips);
}

INLINE round run_warps(context *ctx, i64 &turns) {
  round result;
  order warps = order_of(ctx);
  u64 index = warps.first;
  bool has_skipped = false;
  for (u64 i = 0; i < ctx->num_warps; ++i) {
    warp *self = warp_at(ctx, index);
    index += warps.step;
    if (index >= ctx->num_warps) index -= ctx->num_warps;
    if (!self->live) continue;
    if (is_skipped(ctx, self)) {
      has_skipped = true;
      continue;
    }
    i32 status = run_warp(ctx, self);
    if (ctx->dice && status == STATUS_YIELDED && happens(ctx->dice, ctx->dice->holds))
      ctx->held_back |= 1ull << self->index % 64;
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
  if (has_skipped && !result.has_moved) {
    ctx->held_back = 0;
    result.has_moved = true;
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

// Whether a block goes on after a round. If all of its warps have only waited for a change of memory for long, it is a
// deadlock, unless threads of other blocks can change that memory: then other blocks get their turn.
INLINE i32 after_round(context *ctx) {
  if (!ctx->looks) return STATUS_DONE;
  if (ctx->news) {
    ctx->moves += 1;
    ctx->idle = 0;
  } else {
    ctx->idle += ctx->patient ? 1 : (u32)IDLE_STEP;
  }
  bool is_own = ctx->num_peers <= 1 && !ctx->beyond;
  ctx->news = ctx->patient = ctx->beyond = 0;
  if (ctx->idle <= MOST_IDLE) return STATUS_DONE;
  ctx->idle = MOST_IDLE + 1;
  return is_own ? STATUS_DEADLOCKED : STATUS_YIELDED;
}

// Let the warps of the block take turns until they are done or stuck, or for a slice.
INLINE i32 run_block(context *ctx) {
  bool is_alone = ctx->num_warps == 1;
  for (i64 turns = ctx->turns; turns >= 0;) {
    round r = run_warps(ctx, turns);
    if (r.end) return r.end;
    if (ctx->block >= __atomic_load_n(ctx->stop, __ATOMIC_RELAXED)) return STATUS_STOPPED;
    if (!ctx->live_threads) return STATUS_DONE;
    r.has_moved |= open_barriers(ctx);
    bool gives_way = ctx->gives_way && ctx->news;
    ctx->gives_way = 0;
    i32 status = after_round(ctx);
    if (!r.has_moved && !is_awaited(ctx)) return STATUS_DEADLOCKED;
    if (status) return status;
    if (gives_way) return STATUS_YIELDED;
    turns -= r.has_yielded;
    if (ctx->idle) ctx->held_back = 0;
    if (ctx->dice && r.has_yielded && (is_alone || happens(ctx->dice, CERTAIN / 2))) return STATUS_YIELDED;
  }
  return STATUS_YIELDED;
}

INLINE void start_warp(context *ctx, warp *self) {
  self->live = self->initial;
  u8 *zeros = (u8 *)self->stack;
  __builtin_memset(zeros, 0, (u8 *)(self->queues + self->num_queues) - zeros);
  queue &first = self->queues[ctx->entry_block / BLOCKS_OF_QUEUE];
  first.pending[ctx->entry_block % BLOCKS_OF_QUEUE] = self->initial;
  first.ready = 1ull << ctx->entry_block % BLOCKS_OF_QUEUE;
}

// Set the block's index, and every warp to the kernel's first instruction.
//
// On a GPU, shared and local memory hold what was left in them. Here every bit is one, which is a NaN. What is the
// system's of shared memory is 0: cooperative_groups counts on it.
INLINE void start_block(context *ctx, i64 block) {
  ctx->block = block;
  ctx->number = block + 1;
  ctx->credit = ctx->budget;
  __builtin_memset(ctx->smem, -1, ctx->smem_bytes);
  __builtin_memset(ctx->smem, 0, ctx->reserved_smem_bytes);
  __builtin_memset(ctx->local, -1, ctx->local_bytes);
  u64 width = ctx->nctaid[0], height = ctx->nctaid[1];
  ctx->ctaid[0] = block % width;
  ctx->ctaid[1] = block / width % height;
  ctx->ctaid[2] = block / width / height;
  ctx->live_threads = threads_of(ctx);
  u8 *zeros = (u8 *)&ctx->held_count;
  __builtin_memset(zeros, 0, (u8 *)&ctx->copier - zeros);
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
    ctx->moves += 1;
    ctx->quantum -= QUANTUM_BLOCK;
    if (ctx->quantum < 0) return STATUS_YIELDED;
  }
}
