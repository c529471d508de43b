// copies.h: what copies of bytes, copies of boxes of tensors and updates have in common
#pragma once

#include "memory.h"
#include "watch.h"

constexpr u64 CLUSTER_BASE = SHARED_BASE + ((u64)(FIRST_CLUSTER_WINDOW - SHARED_WINDOW) << WINDOW_SHIFT);

INLINE u8 *pointer(u64 host) { return (u8 *)host; }

// Host address of a range whose first and last `width` bytes a lane accesses; or 0, and a fault. A range that begins
// and ends in a window lies in it.
INLINE u64 range_host(context *ctx, warp *self, u32 lane, u64 address, u64 size, u64 width, u32 site) {
  u64 host = translate(ctx, self, lane, address, width, site);
  return host && translate(ctx, self, lane, address + size - width, width, site) ? host : 0;
}

// While an object of this type lives, the screen counts recorded accesses as those of a lane's copies, not of the lane.
// The copies read from `low` to `high`. No thread may write there before a wait for the group of the copies.
struct Copying {
  context *ctx;

  Copying(context *ctx, warp *self, u32 lane, u64 low, u64 high, u32 site) : ctx(ctx) {
    if (!ctx->screened) return;
    ctx->copier = lane + 1;
    ctx->copy_word = ctx->copy_words[lane];
    source_begin(ctx, self, lane, low, high, site);
    proxy_touch(ctx, self, low, high);
  }

  ~Copying() {
    if (!ctx->screened) return;
    ctx->copier = 0;
    ctx->copy_word = 0;
  }
};

// Run `act` for each block of the cluster that lanes name, with these lanes and with their addresses in that block. A
// lane names blocks by the bits of a mask, and a place that is the same in each block.
template <class Act>
INLINE void for_each_block(u32 lanes, Vector<u16> blocks, Vector<u64> places, Vector<u64> barriers, Act act) {
  for (u32 block = 0; block < MAX_CLUSTER_BLOCKS; ++block) {
    u32 some = lanes & mask_of((blocks >> block & every<u16>(1)) != every<u16>(0));
    u64 base = CLUSTER_BASE + ((u64)block << WINDOW_SHIFT), within = (1 << CLUSTER_SHIFT) - 1;
    if (some) act(some, (places & within) + base, (barriers & within) + base);
  }
}
