// screen.h: what the sources of the screen call of one another
#pragma once

#include "barrier.h"
#include "memory.h"
#include "shadow.h"
#include "watch.h"

// End the launch soon: the exact look decides.
EXPORT void suspect(context *ctx);

// Screen a weak read of shared memory that has waited.
EXPORT void screen_held_read(context *ctx, const warp *self, u32 mask, Vector<u64> addresses, u32 width);

INLINE const shadow *shadow_of(const context *ctx, u64 window) { return ctx->shadows + window; }
INLINE u64 this_block(const context *ctx) { return ctx->number; }
INLINE bool has_clocks(const context *ctx) { return ctx->columns != 0; }

constexpr u64 FIRST_GLOBAL_WINDOW = HEAP_WINDOW;

// Blocks of a cluster reach into one another's shared memory; a block without a cluster is one by itself.
INLINE bool has_peers(const context *ctx) { return ctx->num_peers > 1; }
INLINE bool is_of_cluster(u64 window) { return window - FIRST_CLUSTER_WINDOW < MAX_CLUSTER_BLOCKS; }

// The block whose shared memory a window of the cluster shows; null where there is none.
INLINE context *block_of(const context *ctx, u64 window) {
  u64 rank = window - FIRST_CLUSTER_WINDOW;
  return rank < ctx->num_peers ? ctx->peers[rank] : nullptr;
}

// From an address in a window of the cluster to that in the block's own shared memory.
INLINE u64 to_own(u64 window) { return (SHARED_WINDOW - window) << WINDOW_SHIFT; }

// held.cpp: reads of shared memory that wait to be screened
EXPORT void screen_held(context *ctx);
EXPORT bool meets_held(const context *ctx, u32 mask, Vector<u64> addresses, u32 width);  // whether lanes touch their pieces
INLINE void screen_waiting(context *ctx) {
  if (ctx->held_count) screen_held(ctx);
}

// Let no more reads wait in this era.
INLINE void hold_no_more(context *ctx) { ctx->held_limit = 0; }

// Forget what waits, as an era begins; in a block that shares its memory with no other, reads may wait from now on.
INLINE void begin_holding(context *ctx) {
  ctx->held_limit = has_peers(ctx) ? 0 : ctx->held_capacity;
  ctx->held_count = ctx->held_places = 0;
}

// sources.cpp: shared memory that bulk copies of a group read

// Lanes write shared memory while copies may read.
EXPORT void check_sources(context *ctx, u32 mask, Vector<u64> addresses, u32 width);
INLINE bool have_sources(const context *ctx) { return ctx->source_block == this_block(ctx); }

// proxies.cpp: stores that no proxy fence is behind
EXPORT void note_store(context *ctx, const warp *self, u32 mask, Vector<u64> addresses, u32 width);
EXPORT void copy_to_peer(context *ctx, const context *peer, u32 mask, Vector<u64> addresses, u32 width);
EXPORT void fence_proxy(context *ctx, warp *self, u32 lanes);
EXPORT void share_fences(context *ctx, const warp *self);  // all lanes of a warp have met
EXPORT void share_stores(context *ctx);  // a barrier of the whole block has opened
EXPORT void signal_stores(context *ctx, const warp *self);  // a warp signals

// products.cpp: shared memory that products of warp groups read
EXPORT void order_products(context *ctx, warp *self, u32 left, u32 does);  // a group of them is closed, or waited for
EXPORT void check_products(context *ctx, const context *owner, const warp *self, u32 mask, Vector<u64> addresses);

// Whether lanes may touch what the grids before this one touch: they know that those have ended.
INLINE bool have_waited(const context *ctx, const warp *self, u32 lanes) {
  return !(lanes & ~self->waited) || ctx->waited_block == this_block(ctx);
}

// clocks.cpp: vector clocks
EXPORT u32 tick(context *ctx);  // begin an epoch
// Lanes, of those whose accesses are compared, whose words the lanes `who` that make the access know.
EXPORT u32 clock_ordered(context *ctx, const warp *self, u32 who, u32 lanes, Vector<u64> words, Vector<u64> cells,
                         const u32 *stamps, u64 num_cells);
EXPORT u32 clock_orders(context *ctx, const warp *self, u32 who, u64 word, u64 cell, const u32 *stamps, u64 num_cells);
EXPORT u64 clock_join(context *ctx, const shadow *window, u64 cell, u64 write, u64 read);
EXPORT void clock_acquire(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 does);
EXPORT void clock_acquire_at(context *ctx, warp *self, u32 lanes, u64 address, u32 does);
EXPORT void clock_learn(context *ctx, warp *self, u32 lanes);
EXPORT void clock_release(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 does);
EXPORT void clock_fence(context *ctx, warp *self, u32 lanes);
// All lanes have met; at a barrier they know what they have observed too.
EXPORT void clock_gather(context *ctx, warp *self, bool at_barrier);
EXPORT void clock_share(context *ctx);  // a barrier of the whole block has opened
EXPORT void clock_open(context *ctx, u32 barrier);  // of some of the block's threads
EXPORT void clock_arrive(context *ctx, warp *self, u32 lanes, u64 phase, u32 does);  // at the cluster's barrier
EXPORT void clock_meet(context *ctx, warp *self, u32 lanes, u64 phase);  // behind it
EXPORT void clock_begin_phase(context *ctx, u64 phase);
EXPORT void order_mbarriers(context *ctx, warp *self, u32 lanes, Vector<u64> mbarriers, u32 does);
EXPORT void clock_see_products(context *ctx, warp *self, u64 group, u32 until);  // they are done as far as that
// Whether some lanes know what another warp of the block had done at a time.
EXPORT bool clock_knows(context *ctx, const warp *self, u32 who, u32 warp_index, u32 time);
EXPORT u32 clock_of_products(context *ctx, const context *owner, const warp *self, u32 who, u64 group);
EXPORT void clock_touch(context *ctx, const warp *self, context *owner);  // memory of a peer
EXPORT void clock_exit(context *ctx, warp *self, u32 lanes);

// Lanes that have touched memory since all of them met, at a barrier of the block or by themselves.
INLINE u32 apart(const context *ctx, warp *self) {
  if (self->apart_era != ctx->era) self->apart = self->exposed = 0;
  self->apart_era = ctx->era;
  return self->apart;
}
// Lanes touch memory; `exposes`: they write, or read what lies outside the block.
INLINE void touch(const context *ctx, warp *self, u32 lanes, bool exposes) {
  self->apart = apart(ctx, self) | lanes;
  if (exposes || has_peers(ctx)) self->exposed |= lanes;
}

// The lanes that make an access: those of `mask`, unless one lane has asked for a copy.
INLINE u32 makers(const context *ctx, u32 mask) { return ctx->copier ? 1u << (ctx->copier - 1) : mask; }

// Keys of objects that are no places in memory.
INLINE u64 key_of_barrier(u64 number) { return number + 1; }
INLINE u64 key_of_group(u64 number) { return number + NUM_BARRIERS + 1; }
