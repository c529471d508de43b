// schedule.h: which lanes of a warp go on with which basic block
#pragma once

#include "lanes.h"

// Note lanes as pending and ready at a basic block.
EXPORT void enqueue(warp *self, u32 target, u32 lanes);

// Draw 64 bits of a launch's dice.
INLINE u64 roll(dice *d) {
  u64 z = d->state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

INLINE bool happens(dice *d, u32 chance) { return chance && (u32)(roll(d) % CERTAIN) < chance; }

// Note lanes as pending and ready, each at the basic block that `targets` names.
EXPORT void resume(warp *self, u32 lanes, Vector<u32> targets);

// Let those lanes at bar.warp.sync go on whose members all wait there too, or have exited.
EXPORT void release_synced(context *ctx, warp *self);

// Take the lowest block that has ready lanes, from the floor on, and these lanes. Return -1 if there is none.
INLINE i32 take_ready(warp *self, u32 *lanes) {
  u64 allowed = ~0ull << self->floor % BLOCKS_OF_QUEUE;
  for (u32 i = self->floor / BLOCKS_OF_QUEUE; i < self->num_queues; ++i, allowed = ~0ull) {
    queue &q = self->queues[i];
    u64 ready = q.ready & allowed;
    if (!ready) continue;
    u32 place = __builtin_ctzll(ready);
    q.ready ^= 1ull << place;
    *lanes = q.pending[place];
    q.pending[place] = 0;
    return i * BLOCKS_OF_QUEUE + place;
  }
  return -1;
}

// The basic block that a warp goes on with, and its lanes: the lowest ready one from the floor on, else the lowest ready
// one. If there is none, the lanes that wait at the beginning of some blocks, the parks, look again if others have
// exited since, or if `has_opened`. Return the complement of the warp's status if it cannot go on.
//
// The floor is 0 until lanes run out of patience in a loop. Then the warp's next turn begins with the lanes behind that
// loop. So every group of lanes goes on, whatever the others wait for.
template <class Opened>
__attribute__((noinline)) i32 pick_block(context *ctx, warp *self, const u32 *parks, u32 num_parks, u32 *lanes,
                                         Opened has_opened) {
  for (;;) {
    if (ctx->fuel < 0) return ~STATUS_YIELDED;
    i32 found = take_ready(self, lanes);
    if (found >= 0) return found;
    if (self->floor) {
      self->floor = 0;
      continue;
    }
    u32 is_awake = self->recheck | has_opened();
    self->recheck = 0;
    if (!self->live) return ~STATUS_DONE;
    if (!is_awake) return ~STATUS_BLOCKED;
    for (u32 i = 0; i < num_parks; ++i) {
      queue &q = self->queues[parks[i] / BLOCKS_OF_QUEUE];
      u32 place = parks[i] % BLOCKS_OF_QUEUE;
      if (q.pending[place]) q.ready |= 1ull << place;
    }
    release_synced(ctx, self);
  }
}
