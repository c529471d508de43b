// memory.h: from virtual addresses to host memory
#pragma once

#include "lanes.h"

constexpr u64 SHARED_BASE = ((u64)SHARED_WINDOW << WINDOW_SHIFT) + (1ull << (WINDOW_SHIFT - 1));

// Keep the worker's first fault, and stop it soon.
EXPORT void fault(context *ctx, u32 warp_index, u32 kind, u32 site, u32 lane, u64 address);

// Host address of one lane's access of `width` bytes, a power of two; or 0, and a fault.
EXPORT u64 translate(context *ctx, warp *self, u32 lane, u64 address, u64 width, u32 site);

// Host address of an access to a block of the heap; or 0, and the kind of the fault.
u64 in_heap(const heap *of, u64 offset, u64 width, u32 &kind);

constexpr u32 UNIT_SHIFT = 4;
constexpr u64 UNIT = 1 << UNIT_SHIFT;  // addresses and sizes of copies and products are multiples of so many bytes

// Exchange units: bits 7 and up of an address change bits 4 and up, as far as the mask goes.
template <class Address>
INLINE Address swizzled(Address address, u32 mask) {
  return address ^ (address >> 7 & mask) << UNIT_SHIFT;
}

constexpr u64 HEAP_BASE = ((u64)HEAP_WINDOW << WINDOW_SHIFT) + (1ull << (WINDOW_SHIFT - 1));
constexpr u64 HEAP_FREED = 1ull << 63;  // beside a block's size

// The window that an address lies in. That of the heap has no room here: `translate` looks for the block. Any address
// outside of all windows is in window 0, which has no room.
INLINE window window_of(const context *ctx, u64 address) {
  u64 number = address >> WINDOW_SHIFT;
  return ctx->windows[number < ctx->num_windows ? number : 0];
}

// Whether `size` bytes at `offset` lie within `room` bytes; an offset below 0 is a very large one.
INLINE bool fits(u64 offset, u64 size, u64 room) { return size <= room && offset <= room - size; }

// Host address of the warp's memory in a window that has a copy for each lane; 0 in any other window.
INLINE u64 lane_base(const warp *self, u64 lane_stride) { return lane_stride ? self->local : 0; }

// Make addresses within the block's shared memory generic ones.
INLINE Vector<u64> generic(Vector<u32> addresses) { return convert<u64>(addresses) + SHARED_BASE; }
INLINE Vector<u64> generic(Vector<u64> addresses) { return addresses; }

// Find host addresses of accesses of `width` bytes at multiples of `alignment`. Return false if the lanes of the mask
// lie in several windows, or in one that has a copy for each lane.
INLINE bool find_hosts(const context *ctx, u32 mask, Vector<u64> addresses, u64 width, u64 alignment,
                       Lanes<u64> &hosts) {
  hosts = Lanes<u64>(addresses);
  window w = window_of(ctx, hosts[first_of(mask)]);
  u64 room = w.high - w.low;
  auto is_fine = (addresses - w.low <= every(room - width)) & ((addresses & (alignment - 1)) == every<u64>(0));
  if (w.lane_stride || room < width || !all_of(mask, is_fine)) return false;
  hosts = Lanes<u64>(addresses + w.delta);
  return true;
}

// Host addresses of the lanes' accesses, or of those of one lane; 0, and a fault, where there is no memory.
INLINE Lanes<u64> hosts_of(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u64 width, u32 site,
                           u32 of_one = LANES) {
  Lanes<u64> hosts(addresses);
  if (!find_hosts(ctx, mask, addresses, width, width, hosts))
    for_each_lane(mask, [&](u32 i) {
      hosts[i] = translate(ctx, self, of_one < LANES ? of_one : i, hosts[i], width, site);
    });
  return hosts;
}
