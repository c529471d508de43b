// access.cpp: the loads and stores of a warp, a function for each form
//
//   ld_any_NxC(ctx, warp, mask, addresses, site, data)  loads C elements of N bits for each active lane, into C vectors
//   st_any_NxC(ctx, warp, mask, addresses, site, data)  stores them
//
// A single vector is returned, or passed, as it is. Addresses of `ld_shared_NxC` and `st_shared_NxC` are within the
// block's shared memory. `watched_ld_any_NxC` and the like call the listener first: see watch.h. There are four cases:
// neighbouring lanes at neighbouring addresses, as seen from lane 0; all lanes of a load at one address; either of these
// in each half of the warp, as in blocks whose rows have 16 threads; anything else.
#include "memory.h"
#include "watch.h"

namespace {

constexpr u32 LANES_OF_WEAVE = 8;  // lanes whose elements are taken apart, or put together, at once

template <class Item, u32 count>
using Weave __attribute__((vector_size(LANES_OF_WEAVE * count * sizeof(Item)))) = Item;

// Copy from memory, where the elements of a lane stand side by side, to a vector for each element.
template <class Item, u32 count>
__attribute__((noinline)) void take_apart(const Item *rows, Item *data) {
  for (u32 lane = 0; lane < LANES; lane += LANES_OF_WEAVE) {
    Weave<Item, count> row;
    __builtin_memcpy(&row, rows + lane * count, sizeof row);
#pragma GCC unroll 8
    for (u32 i = 0; i < count; ++i) {
      Weave<Item, 1> part;
#pragma GCC unroll 8
      for (u32 k = 0; k < LANES_OF_WEAVE; ++k) part[k] = row[k * count + i];
      __builtin_memcpy(data + i * LANES + lane, &part, sizeof part);
    }
  }
}

template <class Item, u32 count>
__attribute__((noinline)) void put_together(Item *rows, const Item *data) {
  for (u32 lane = 0; lane < LANES; lane += LANES_OF_WEAVE) {
    Weave<Item, count> row;
#pragma GCC unroll 8
    for (u32 i = 0; i < count; ++i) {
      Weave<Item, 1> part;
      __builtin_memcpy(&part, data + i * LANES + lane, sizeof part);
#pragma GCC unroll 8
      for (u32 k = 0; k < LANES_OF_WEAVE; ++k) row[k * count + i] = part[k];
    }
    __builtin_memcpy(rows + lane * count, &row, sizeof row);
  }
}

// Store an item for each lane of half a warp.
template <class Item>
INLINE void store_half(Item *items, Item item) {
  typedef Item Half __attribute__((vector_size(HALF * sizeof(Item))));
  Half half = item - Half{};
  __builtin_memcpy(items, &half, sizeof half);
}

// One access: its warp and lanes, their addresses, and how many elements each lane accesses.
template <class Address, class Item, u32 count>
struct Access {
  static constexpr bool is_shared = sizeof(Address) == 4;
  static constexpr u64 width = sizeof(Item) * count;
  static constexpr bool is_masked_cheaply = count == 1 && sizeof(Item) >= 4;

  context *ctx;
  warp *self;
  u32 mask;
  Vector<Address> addresses;
  u32 site;

  // Bounds of the memory that an address is in.
  __attribute__((always_inline)) window window_at(u64 address) const {
    return is_shared ? window{0, ctx->smem_bytes, (u64)ctx->smem, 0} : window_of(ctx, address);
  }

  // Whether neighbouring lanes are at neighbouring addresses.
  __attribute__((always_inline)) bool is_row() const {
    return all_of(mask, addresses == every(addresses[0]) + iota<Address>() * (Address)width);
  }

  // Whether the lanes of each half of a full warp are `step` bytes apart; `step` is 0 where they share an address.
  __attribute__((always_inline)) bool is_halves(u64 step) const {
    Vector<Address> lane = iota<Address>();
    Vector<Address> first = lane < HALF ? every(addresses[0]) : every(addresses[HALF]);
    return mask == ALL_LANES && all_of(mask, addresses == first + (lane & (HALF - 1)) * (Address)step);
  }

  // Run `move` for each half with the host address of its first lane's elements, if `size` bytes of both are in `w`.
  template <class Move>
  __attribute__((always_inline)) bool for_halves(const window &w, u64 size, Move move) const {
    if (!is_sound(w, addresses[0], size) || !is_sound(w, addresses[HALF], size)) return false;
    move(0, (Item *)(addresses[0] + w.delta));
    move(HALF, (Item *)(addresses[HALF] + w.delta));
    return true;
  }

  // Whether `size` bytes from an aligned address on are within a window that all lanes share.
  __attribute__((always_inline)) static bool is_sound(const window &w, u64 address, u64 size) {
    return !(address & (width - 1)) && !w.lane_stride && fits(address - w.low, size, w.high - w.low);
  }

  // Whether the active lanes of a row are within its window, where some are not active.
  __attribute__((always_inline)) bool is_part_sound(const window &w) const {
    u64 first = first_of(mask), beyond = LANES - __builtin_clz(mask);
    return is_sound(w, addresses[0] + first * width, (beyond - first) * width);
  }

  // Run `move` for each active lane with the host address of its elements, unless it is at fault; most are in `w`.
  template <class Move>
  __attribute__((always_inline)) void for_each(Lanes<Address> &at, const window &w, Move move) const {
    u64 room = w.high - w.low;
    auto is_fine = (addresses - every((Address)w.low) <= every((Address)(room - width))) &
                   ((addresses & every((Address)(width - 1))) == every((Address)0));
    if (room >= width && all_of(mask, is_fine)) {
      u64 base = w.delta + lane_base(self, w.lane_stride);
      auto quickly = [&](u32 lane) { move(lane, (Item *)(at[lane] + base + lane * w.lane_stride)); };
      if (mask == ALL_LANES) {
        for (u32 lane = 0; lane < LANES; lane += 2) {
          quickly(lane);
          quickly(lane + 1);
        }
      } else {
        for_each_lane(mask, quickly);
      }
      return;
    }
    for_each_lane(mask, [&](u32 lane) {
      u64 address = is_shared ? at[lane] + SHARED_BASE : at[lane];
      if (u64 host = translate(ctx, self, lane, address, width, site)) move(lane, (Item *)host);
    });
  }
};

// Call the listener for a load, or for a store.
INLINE void watch_load(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site, u32) {
  if (mask) record(ctx, self, mask, addresses, site);
}
INLINE void watch_load(context *ctx, warp *self, u32 mask, Vector<u32> addresses, u32 site, u32 width) {
  if (mask) hold(ctx, self, mask, addresses, site, width);
}
template <class Address>
INLINE void watch_store(context *ctx, warp *self, u32 mask, Vector<Address> addresses, u32 site) {
  if (mask) record(ctx, self, mask, generic(addresses), site);
}

// Whether several lanes may have the same place: those of a row do not, nor do lanes one behind another, nor does a
// thread's own memory.
template <class Address>
INLINE bool may_meet(const context *ctx, u32 mask, Vector<Address> addresses, u32 width) {
  if (!ctx->synced || !(mask & (mask - 1)) || ctx->fault_kind) return false;
  bool is_row = mask != ALL_LANES && all_of(mask, addresses == every(addresses[0]) + iota<Address>() * (Address)width);
  if (is_row || (mask == ALL_LANES && are_apart(addresses, width))) return false;
  return (u64)Lanes<Address>(addresses)[first_of(mask)] >> WINDOW_SHIFT != LOCAL_WINDOW;
}

// Record lanes whose values were overwritten by other lanes of the same store: at the site behind the store's own.
template <class Address>
INLINE void watch_lost(context *ctx, warp *self, u32 lost, Vector<Address> addresses, u32 site) {
  if (lost) record(ctx, self, lost, generic(addresses), site + 1);
}

template <class Item, class Address>
INLINE Vector<Item> load(const Access<Address, Item, 1> &a) {
  if (!a.mask) return Vector<Item>{};
  if (a.is_row()) {
    window w = a.window_at(a.addresses[0]);
    auto *items = (const Item *)(a.addresses[0] + w.delta);
    if (a.mask == ALL_LANES && a.is_sound(w, a.addresses[0], LANES * a.width)) return load_lanes(items);
    if (a.is_masked_cheaply && a.is_part_sound(w)) return load_some(items, a.mask);
  }
  Lanes<Address> at(a.addresses);
  u64 first = at[first_of(a.mask)];
  window w = a.window_at(first);
  if (all_of(a.mask, a.addresses == every((Address)first)) && a.is_sound(w, first, a.width))
    return every(*(const Item *)(first + w.delta));
  Lanes<Item> loaded(Vector<Item>{});
  bool are_rows = a.is_halves(a.width);
  auto copy = [&](u32 lane, const Item *items) {
    if (are_rows) __builtin_memcpy(&loaded[lane], items, HALF * sizeof(Item));
    else store_half(&loaded[lane], *items);
  };
  if ((are_rows || a.is_halves(0)) && a.for_halves(w, are_rows ? HALF * a.width : a.width, copy)) return loaded.vector();
  a.for_each(at, w, [&](u32 lane, const Item *item) { loaded[lane] = *item; });
  return loaded.vector();
}

template <class Item, u32 count, class Address>
INLINE void load(const Access<Address, Item, count> &a, Item *data) {
  if (!a.mask) return;
  if (a.mask == ALL_LANES && a.is_row()) {
    window w = a.window_at(a.addresses[0]);
    if (a.is_sound(w, a.addresses[0], LANES * a.width))
      return take_apart<Item, count>((const Item *)(a.addresses[0] + w.delta), data);
  }
  Lanes<Address> at(a.addresses);
  u64 first = at[first_of(a.mask)];
  window w = a.window_at(first);
  if (all_of(a.mask, a.addresses == every((Address)first)) && a.is_sound(w, first, a.width)) {
    auto *items = (const Item *)(first + w.delta);
    for (u32 i = 0; i < count; ++i) store_lanes(data + i * LANES, every(items[i]));
    return;
  }
  auto fill = [&](u32 lane, const Item *items) {
    for (u32 i = 0; i < count; ++i) store_half(data + i * LANES + lane, items[i]);
  };
  if (a.is_halves(0) && a.for_halves(w, a.width, fill)) return;
  alignas(64) Item rows[LANES * count];
  a.for_each(at, w, [&](u32 lane, const Item *items) { __builtin_memcpy(rows + lane * count, items, a.width); });
  take_apart<Item, count>(rows, data);
}

template <class Item, class Address>
INLINE void store(const Access<Address, Item, 1> &a, Vector<Item> data) {
  if (!a.mask) return;
  if (a.is_row()) {
    window w = a.window_at(a.addresses[0]);
    auto *items = (Item *)(a.addresses[0] + w.delta);
    if (a.mask == ALL_LANES && a.is_sound(w, a.addresses[0], LANES * a.width)) return store_lanes(items, data);
    if (a.is_masked_cheaply && a.is_part_sound(w)) return store_some(items, a.mask, data);
  }
  Lanes<Item> stored(data);
  auto copy = [&](u32 lane, Item *items) { __builtin_memcpy(items, &stored[lane], HALF * sizeof(Item)); };
  if (a.is_halves(a.width) && a.for_halves(a.window_at(a.addresses[0]), HALF * a.width, copy)) return;
  Lanes<Address> at(a.addresses);
  a.for_each(at, a.window_at(at[first_of(a.mask)]), [&](u32 lane, Item *item) { *item = stored[lane]; });
}

template <class Item, u32 count, class Address>
INLINE void store(const Access<Address, Item, count> &a, const Item *data) {
  if (!a.mask) return;
  if (a.mask == ALL_LANES && a.is_row()) {
    window w = a.window_at(a.addresses[0]);
    if (a.is_sound(w, a.addresses[0], LANES * a.width))
      return put_together<Item, count>((Item *)(a.addresses[0] + w.delta), data);
  }
  alignas(64) Item rows[LANES * count];
  put_together<Item, count>(rows, data);
  Lanes<Address> at(a.addresses);
  a.for_each(at, a.window_at(at[first_of(a.mask)]),
             [&](u32 lane, Item *items) { __builtin_memcpy(items, rows + lane * count, a.width); });
}

// Look for values that were overwritten.
template <class Item, class Address>
__attribute__((noinline)) void find_lost(const Access<Address, Item, 1> &a, Vector<Item> data) {
  watch_lost(a.ctx, a.self, a.mask & mask_of(load(a) != data), a.addresses, a.site);
}

template <class Item, u32 count, class Address>
__attribute__((noinline)) void find_lost(const Access<Address, Item, count> &a, const Item *data) {
  alignas(64) Item stayed[LANES * count];
  load(a, stayed);
  u32 lost = 0;
  for (u32 i = 0; i < count; ++i)
    lost |= mask_of(load_lanes(stayed + i * LANES) != load_lanes(data + i * LANES));
  watch_lost(a.ctx, a.self, a.mask & lost, a.addresses, a.site);
}

}  // namespace

#define OPERANDS(Address) context *ctx, warp *self, u32 mask, Vector<Address> addresses, u32 site
#define ACCESS(Address, bits, count) Access<Address, u##bits, count>{ctx, self, mask, addresses, site}

#define STORES(space, Address, bits, count, Data)                                                        \
  EXPORT void st_##space##_##bits##x##count(OPERANDS(Address), Data data) {                              \
    store(ACCESS(Address, bits, count), data);                                                           \
  }                                                                                                      \
  EXPORT void watched_st_##space##_##bits##x##count(OPERANDS(Address), Data data) {                      \
    watch_store(ctx, self, mask, addresses, site);                                                       \
    st_##space##_##bits##x##count(ctx, self, mask, addresses, site, data);                               \
    if (may_meet(ctx, mask, addresses, bits / 8 * count)) find_lost(ACCESS(Address, bits, count), data); \
  }

#define OF_ONE(space, Address, bits)                                          \
  EXPORT Vector<u##bits> ld_##space##_##bits##x1(OPERANDS(Address)) {         \
    return load(ACCESS(Address, bits, 1));                                    \
  }                                                                           \
  EXPORT Vector<u##bits> watched_ld_##space##_##bits##x1(OPERANDS(Address)) { \
    watch_load(ctx, self, mask, addresses, site, bits / 8);                   \
    return ld_##space##_##bits##x1(ctx, self, mask, addresses, site);         \
  }                                                                           \
  STORES(space, Address, bits, 1, Vector<u##bits>)

#define OF_SEVERAL(space, Address, bits, count)                                         \
  EXPORT void ld_##space##_##bits##x##count(OPERANDS(Address), u##bits *data) {         \
    load(ACCESS(Address, bits, count), data);                                           \
  }                                                                                     \
  EXPORT void watched_ld_##space##_##bits##x##count(OPERANDS(Address), u##bits *data) { \
    watch_load(ctx, self, mask, addresses, site, bits / 8 * count);                     \
    ld_##space##_##bits##x##count(ctx, self, mask, addresses, site, data);              \
  }                                                                                     \
  STORES(space, Address, bits, count, const u##bits *)

#define OF_WIDTH(space, Address, bits) \
  OF_ONE(space, Address, bits)         \
  OF_SEVERAL(space, Address, bits, 2)  \
  OF_SEVERAL(space, Address, bits, 4)

#ifdef FEW_FORMS  // for unit tests: their sanitisers make every form slow to compile
#define ACCESSES(space, Address) \
  OF_ONE(space, Address, 32)     \
  OF_SEVERAL(space, Address, 16, 4)
#else
#define ACCESSES(space, Address)    \
  OF_WIDTH(space, Address, 8)       \
  OF_WIDTH(space, Address, 16)      \
  OF_WIDTH(space, Address, 32)      \
  OF_SEVERAL(space, Address, 32, 8) \
  OF_WIDTH(space, Address, 64)      \
  OF_ONE(space, Address, 128)
#endif

ACCESSES(any, u64)
ACCESSES(shared, u32)
