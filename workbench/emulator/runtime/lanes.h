// lanes.h: a value for each lane of a warp, as a vector of the compiler's
//
// A mask has a bit for each lane. A condition has a whole element, 0 or -1: the comparison of two vectors yields one.
#pragma once

#include "layout.h"

#define INLINE static inline __attribute__((always_inline))
#define EXPORT extern "C" __attribute__((noinline))

typedef unsigned __int128 u128;

constexpr u32 ALL_LANES = ~0u;
constexpr u32 HALF = LANES / 2;

template <class Item>
using Vector __attribute__((vector_size(LANES * sizeof(Item)))) = Item;

// Integers of an item's width.
template <int bytes> struct Width;
template <> struct Width<1> { using Signed = __INT8_TYPE__; };
template <> struct Width<2> { using Signed = i16; };
template <> struct Width<4> { using Signed = i32; };
template <> struct Width<8> { using Signed = i64; };
template <> struct Width<16> { using Signed = __int128; };

template <class Item>
using Condition = Vector<typename Width<sizeof(Item)>::Signed>;

// An array of a value for each lane, for indices that only the running program knows.
template <class Item>
struct Lanes {
  alignas(64) Item items[LANES];

  explicit Lanes(Vector<Item> vector) { __builtin_memcpy(items, &vector, sizeof items); }
  Item &operator[](u32 lane) { return items[lane]; }
  Vector<Item> vector() const {
    Vector<Item> result;
    __builtin_memcpy(&result, items, sizeof items);
    return result;
  }
};

template <class Item>
INLINE Vector<Item> every(Item item) {
  return item - Vector<Item>{};
}

// The lanes' numbers.
template <class Item>
INLINE Vector<Item> iota() {
  return Vector<Item>{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                      16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
}

template <class To, class From>
INLINE Vector<To> convert(From vector) {
  return __builtin_convertvector(vector, Vector<To>);
}

typedef bool Bits __attribute__((ext_vector_type(LANES)));
template <class Item>
using Extended __attribute__((ext_vector_type(LANES))) = Item;  // what some built-in functions take for a Vector

template <class C>
INLINE u32 mask_of(C condition) {
  return __builtin_bit_cast(u32, __builtin_convertvector(condition, Bits));
}

template <class Item>
INLINE Condition<Item> lanes_of(u32 mask) {
  return -__builtin_convertvector(__builtin_bit_cast(Bits, mask), Condition<Item>);
}

// Load the items of a mask's lanes, which stand lane after lane in memory; the other items are 0.
template <class Item>
INLINE Vector<Item> load_some(const Item *items, u32 mask) {
  return (Vector<Item>)__builtin_masked_load(__builtin_bit_cast(Bits, mask), items, (Extended<Item>)Vector<Item>{});
}

template <class Item>
INLINE void store_some(Item *items, u32 mask, Vector<Item> vector) {
  __builtin_masked_store(__builtin_bit_cast(Bits, mask), (Extended<Item>)vector, items);
}

template <class V>
INLINE u64 least_of(V vector) {
  return __builtin_reduce_min(vector);
}

template <class V>
INLINE u64 greatest_of(V vector) {
  return __builtin_reduce_max(vector);
}

// The least and the most of two numbers, or of each lane's.
template <class Number>
INLINE Number least(Number a, Number b) {
  return a < b ? a : b;
}

template <class Number>
INLINE Number most(Number a, Number b) {
  return a > b ? a : b;
}

INLINE i64 clamp(i64 value, i64 low, i64 high) { return value < low ? low : value > high ? high : value; }

INLINE u32 first_of(u32 mask) { return __builtin_ctz(mask); }
INLINE u32 count_of(u32 mask) { return __builtin_popcount(mask); }

// Whether a condition holds in every lane of a mask.
template <class C>
INLINE bool all_of(u32 mask, C condition) {
  return (mask_of(condition) | ~mask) == ALL_LANES;
}

// Run `act` for each lane of a mask, in ascending order.
template <class Act>
INLINE void for_each_lane(u32 mask, Act act) {
  for (; mask; mask &= mask - 1) act(first_of(mask));
}

// The same, in less time where all lanes are in the mask.
template <class Act>
INLINE void for_many_lanes(u32 mask, Act act) {
  if (mask != ALL_LANES) return for_each_lane(mask, act);
  for (u32 lane = 0; lane < LANES; ++lane) act(lane);
}

// Run `act` with each distinct key of a mask's lanes and the lanes that have it.
template <class Keys, class Act>
INLINE void for_each_group(u32 mask, Keys keys, Act act) {
  Lanes key(keys);
  while (mask) {
    auto first = key[first_of(mask)];
    u32 others = mask & mask_of(keys != first);
    act(first, mask & ~others);
    mask = others;
  }
}

template <class Item>
INLINE Vector<Item> load_lanes(const Item *items) {
  Vector<Item> vector;
  __builtin_memcpy(&vector, items, sizeof vector);
  return vector;
}

template <class Item>
INLINE void store_lanes(Item *items, Vector<Item> vector) {
  __builtin_memcpy(items, &vector, sizeof vector);
}

// Store an item to the elements of an array that belong to a mask's lanes.
template <class Item>
INLINE void store_item(Item *items, u32 mask, Item item) {
  store_lanes<Item>(items, lanes_of<Item>(mask) ? every(item) : load_lanes(items));
}

// A vector whose lanes are those that `from` names of another vector. The compiler knows `from` of every lane.
template <class Item, class From>
INLINE Vector<Item> of_lanes(Vector<Item> vector, From from) {
  Vector<Item> result;
#pragma clang loop unroll(full)
  for (u32 lane = 0; lane < LANES; ++lane) result[lane] = vector[from(lane)];
  return result;
}

// Whether each lane's address is `width` bytes or more behind that of the lane before it.
template <class Address>
INLINE bool are_apart(Vector<Address> addresses, u32 width) {
  using Signed = typename Width<sizeof(Address)>::Signed;
  Vector<Address> before = of_lanes(addresses, [](u32 lane) { return lane ? lane - 1 : 0; });
  return all_of(ALL_LANES & ~1u, (Vector<Signed>)(addresses - before) >= every((Signed)width));
}

INLINE u32 last_of(u32 mask) { return LANES - 1 - __builtin_clz(mask); }

// All bits that are set in any lane.
template <class V>
INLINE u64 union_of(V vector) {
#ifdef __clang__
  return __builtin_reduce_or(vector);
#else
  u64 result = 0;
  for (u32 lane = 0; lane < LANES; ++lane) result |= vector[lane];
  return result;
#endif
}

// Store the items of a mask's lanes to places of an array; of those that share one, the last.
template <class Item>
INLINE void scatter(Item *items, u32 mask, Vector<u64> places, Vector<Item> vector) {
#ifdef __clang__
  __builtin_masked_scatter(__builtin_bit_cast(Bits, mask), (Extended<u64>)places, (Extended<Item>)vector, items);
#else
  for (u32 lane = 0; lane < LANES; ++lane)
    if (mask >> lane & 1) items[places[lane]] = vector[lane];
#endif
}

// Load an item of an array for each lane of a mask; the others are 0.
template <class Item>
INLINE Vector<Item> gather(const Item *items, u32 mask, Vector<u64> places) {
#ifdef __clang__
  return (Vector<Item>)__builtin_masked_gather(__builtin_bit_cast(Bits, mask), (Extended<u64>)places, items,
                                               (Extended<Item>)Vector<Item>{});
#else
  Vector<Item> vector{};
  for (u32 lane = 0; lane < LANES; ++lane)
    if (mask >> lane & 1) vector[lane] = items[places[lane]];
  return vector;
#endif
}
