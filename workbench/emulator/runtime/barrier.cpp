// barrier.cpp: barriers of a block
#include "barrier.h"

#include "schedule.h"
#include "watch.h"

// How many threads a barrier takes, by the count that it is given.
INLINE u32 in_all(const context *ctx, u32 count) { return count ? count : threads_of(ctx); }

// Lanes arrive, each at the barrier that `numbers` names; those in `waits` stay. `truth` has their predicates.
EXPORT void barrier(context *ctx, warp *self, u32 lanes, Vector<u32> numbers, u32 count, u32 truth, u32 waits,
                    u32 site) {
  for_each_group(lanes, numbers % every<u32>(NUM_BARRIERS), [&](u32 number, u32 here) {
    bool differs = ctx->barrier_arrived[number] && in_all(ctx, ctx->barrier_expected[number]) != in_all(ctx, count);
    ctx->barrier_expected[number] = count;
    u64 recorded = (u64)differs << 63 | (u64)count << COUNT_SHIFT | (u64)site << BARRIER_BITS | number;
    if (ctx->synced) record(ctx, self, here, every(recorded), site);
    ctx->barrier_arrived[number] += count_of(here);
    ctx->barrier_true[number] += count_of(here & truth);
    self->arrived[number] |= here;
    self->waiting[number] |= here & waits;
  });
}

bool is_complete(context *ctx, u32 number) {
  u32 expected = ctx->barrier_expected[number];
  if (!expected) return ctx->barrier_arrived[number] >= ctx->live_threads;
  u32 threads = 0;
  for_each_warp(ctx, [&](warp *w) {
    u32 lanes = w->arrived[number];
    bool is_whole = lanes && !(w->live & ~lanes);
    threads += is_whole ? LANES : count_of(lanes);
  });
  return threads >= expected;
}

void open_barrier(context *ctx, u32 number) {
  if (ctx->synced) {
    u32 lanes = ctx->barrier_expected[number] ? 1 : 3;
    record(ctx, warp_at(ctx, 0), lanes, every<u64>(number), SITE_OPEN);
  }
  for_each_warp(ctx, [&](warp *w) {
    u32 lanes = w->waiting[number];
    w->arrived[number] = w->waiting[number] = 0;
    store_item(w->barrier_true, lanes, ctx->barrier_true[number]);
    store_item(w->barrier_size, lanes, ctx->barrier_arrived[number]);
    resume(w, lanes, load_lanes(w->resume_block));
  });
  ctx->barrier_arrived[number] = ctx->barrier_expected[number] = ctx->barrier_true[number] = 0;
}
