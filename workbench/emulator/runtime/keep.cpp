// keep.cpp: registers of a warp whose lanes went apart
#include "lanes.h"

namespace {

// Blend `count` vectors into the registers at `places`, byte offsets in the warp, for some lanes.
template <class Item>
INLINE void keep(warp *self, const Item *values, const u32 *places, u32 count, u32 lanes) {
  for (u32 i = 0; i < count; ++i) {
    auto *place = (Item *)((u8 *)self + places[i]);
    store_lanes<Item>(place, lanes_of<Item>(lanes) ? load_lanes(values + i * LANES) : load_lanes(place));
  }
}

typedef unsigned __int128 u128;

}  // namespace

#define KEEP(bits)                                                                                             \
  EXPORT void keep_i##bits(warp *self, const u##bits *values, const u32 *places, u32 count, u32 lanes) { \
    keep<u##bits>(self, values, places, count, lanes);                                                         \
  }

KEEP(8)
KEEP(16)
KEEP(32)
KEEP(64)
KEEP(128)
