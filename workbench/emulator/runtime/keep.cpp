// keep.cpp: registers of a warp whose lanes went apart
#include "lanes.h"

namespace {

template <class Item>
INLINE void blend(void *old, const void *fresh, u32 lanes) {
  auto *items = (Item *)old;
  store_lanes<Item>(items, lanes_of<Item>(lanes) ? load_lanes((const Item *)fresh) : load_lanes(items));
}

}  // namespace

// Blend registers into those of the warp, for some lanes. A place is a register's offset, a multiple of 64, plus the
// bytes of a lane. The new values follow one another, each from a multiple of 64 bytes on.
EXPORT void keep(warp *self, const u8 *fresh, const u32 *places, u32 count, u32 lanes) {
  for (u32 i = 0; i < count; ++i) {
    u32 bytes = places[i] % 64;
    u8 *old = (u8 *)self + (places[i] - bytes);
    switch (bytes) {
      case 1: blend<u8>(old, fresh, lanes); break;
      case 2: blend<u16>(old, fresh, lanes); break;
      case 4: blend<u32>(old, fresh, lanes); break;
      case 8: blend<u64>(old, fresh, lanes); break;
      default: blend<u128>(old, fresh, lanes);
    }
    fresh += bytes < 2 ? 64 : bytes * LANES;
  }
}
