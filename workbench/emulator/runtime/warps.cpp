// warps.cpp: values that the lanes of a warp exchange: PTX ISA 9.7.9.6, 9.7.13.10 and 9.7.13.12
//
// `fellows` has the lanes that take part with each lane: those that it names and that are there.
#include "reductions.h"
#include "watch.h"

namespace {

enum shuffle { UP = 0, DOWN = 1, BUTTERFLY = 2, INDEX = 3 };

constexpr u32 POISON = ~0u;  // the value from a lane that takes no part: a NaN, as of memory that is not written

INLINE Condition<u32> takes_part(Vector<u32> fellows, Vector<u32> sources) { return (fellows >> sources & 1) != 0; }

// The source of each lane, which is the lane itself where the one that is asked for lies outside.
INLINE Vector<u32> sources_of(shuffle mode, Vector<u32> lanes, Vector<u32> b, Vector<u32> clamp, Vector<u32> segment) {
  Vector<u32> outside = segment ^ 31, last = (lanes & segment) | (clamp & outside);
  if (mode == UP) return (Vector<i32>)(lanes - b) >= (Vector<i32>)last ? lanes - b & 31 : lanes;
  Vector<u32> found = mode == DOWN ? lanes + b : mode == BUTTERFLY ? lanes ^ b : (lanes & segment) | (b & outside);
  return found <= last ? found & 31 : lanes;
}

INLINE Vector<u32> shuffled(shuffle mode, Vector<u32> values, Vector<u32> b, Vector<u32> c, Vector<u32> fellows) {
  Lanes<u32> value(values);
  Vector<u32> lanes = iota<u32>(), sources = sources_of(mode, lanes, b & 31, c & 31, c >> 8 & 31), given;
#pragma clang loop unroll(full)
  for (u32 lane = 0; lane < LANES; ++lane) given[lane] = value[sources[lane]];
  return takes_part(fellows, sources) ? given : every(POISON);
}

// The fellows of each active lane that have its value.
template <class Item>
INLINE Vector<u32> matched(Vector<Item> values, Vector<u32> fellows, u32 active) {
  Lanes<Item> value(values);
  Lanes<u32> result(Vector<u32>{});
  for_each_lane(active, [&](u32 lane) { result[lane] = mask_of(values == every(value[lane])); });
  return result.vector() & fellows;
}

}  // namespace

// The value of each lane's source: PTX ISA 9.7.9.6. `c` holds the clamp and the segment mask. b, c and the fellows are
// the same for all lanes, or those of each.
#define SHUFFLE(name, mode)                                                                                   \
  EXPORT Vector<u32> shuffled_##name##_all(Vector<u32> values, u32 b, u32 c, u32 fellows) {                   \
    return shuffled(mode, values, every(b), every(c), every(fellows));                                        \
  }                                                                                                           \
  EXPORT Vector<u32> shuffled_##name##_each(Vector<u32> values, Vector<u32> b, Vector<u32> c, Vector<u32> fellows) { \
    return shuffled(mode, values, b, c, fellows);                                                             \
  }
SHUFFLE(up, UP)
SHUFFLE(down, DOWN)
SHUFFLE(bfly, BUTTERFLY)
SHUFFLE(idx, INDEX)

// Record the lanes of a mask whose source takes no part.
EXPORT void note_strays(context *ctx, warp *self, u32 lanes, Vector<u32> sources, Vector<u32> fellows, u32 site) {
  u32 stray = lanes & ~mask_of(takes_part(fellows, sources));
  if (stray) record(ctx, self, stray, convert<u64>(sources), site);
}

EXPORT Vector<u32> matched_words(Vector<u32> values, Vector<u32> fellows, u32 active) {
  return matched(values, fellows, active);
}

EXPORT Vector<u32> matched_double_words(Vector<u64> values, Vector<u32> fellows, u32 active) {
  return matched(values, fellows, active);
}

EXPORT Vector<u32> reduced_words(operation how, type kind, Vector<u32> values, Vector<u32> fellows, u32 active) {
  Lanes<u32> value(values), result(Vector<u32>{});
  for_each_group(active, fellows, [&](u32 members, u32 group) {
    if (!members) return;
    u32 total = value[first_of(members)];
    for_each_lane(members & members - 1, [&](u32 lane) { total = combined(how, kind, total, value[lane]); });
    store_item(result.items, group, total);
  });
  return result.vector();
}
