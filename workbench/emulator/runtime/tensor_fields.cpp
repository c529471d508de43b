// tensor_fields.cpp: tensor maps that a kernel changes, or makes of 128 bytes of zeros: PTX ISA 9.7.9.26
//
// A change counts as a write of the whole map. A value that no map may hold is refused at the change. A GPU fails at
// the first copy.
#include "copies.h"
#include "tensor_map.h"

namespace {

enum { UNIT_SITE, HALF_SITE };  // sites of an instruction: a write of 16 bytes, and a write of half a map

// Count the rows of a box in shared memory. The rows of an im2col map are its pixels.
void count_rows(tensor_map *map) {
  if (map->mode != TILE) return;
  map->rows = 1;
  for (u32 dim = 1; dim < map->rank && dim < MAX_RANK; ++dim) {
    u32 step = map->steps[dim] ? map->steps[dim] : 1;
    map->rows *= (map->box[dim] + step - 1) / step;
  }
}

// Set the rank; dimensions past it have one element.
void put_rank(tensor_map *map, u32 rank) {
  map->rank = rank;
  for (u32 dim = rank; dim < MAX_RANK; ++dim) map->sizes[dim] = map->box[dim] = map->steps[dim] = 1;
  count_rows(map);
}

void put_type(tensor_map *map, u32 type) {
  map->type = type;
  map->item_shift = ITEM_SHIFT[type];
  map->strides[0] = 1 << map->item_shift;
}

void put(tensor_map *map, field what, u32 ordinal, u64 value) {
  switch (what) {
    case GLOBAL_ADDRESS: map->address = value; break;
    case RANK: put_rank(map, value + 1); break;
    case BOX_DIM:
      map->box[ordinal] = value;
      count_rows(map);
      break;
    case GLOBAL_DIM: map->sizes[ordinal] = value; break;
    case GLOBAL_STRIDE: map->strides[ordinal + 1] = value; break;
    case ELEMENT_STRIDE:
      map->steps[ordinal] = value;
      count_rows(map);
      break;
    case ELEMTYPE: put_type(map, value); break;
    case INTERLEAVE_LAYOUT: break;  // the only layout is none
    case SWIZZLE_MODE: map->swizzle = (1 << value) - 1; break;
    case FILL_MODE: map->fill = value ? NAN_FILL : 0; break;
  }
}

bool is_map_or_zeros(const tensor_map *map) {
  u64 words[MAP_BYTES / sizeof(u64)], anything = 0;
  __builtin_memcpy(words, map, sizeof words);
  for (u64 word : words) anything |= word;
  return map->magic == MAGIC || !anything;
}

// Find a lane's map: a map, or 128 bytes of zeros.
tensor_map *find(context *ctx, warp *self, u32 lane, u64 address, u32 site) {
  auto *map = (tensor_map *)range_host(ctx, self, lane, address, MAP_BYTES, MAP_BYTES / 2, site + HALF_SITE);
  if (!map || is_map_or_zeros(map)) return map;
  fault(ctx, self->index, FAULT_TENSOR_MAP, site + UNIT_SITE, lane, address);
  return nullptr;
}

}  // namespace

// Replace a field of the maps at generic addresses, for one lane after another. Values are from `low` to `high`, and
// multiples of `multiple`.
EXPORT void tensormap_replace(context *ctx, warp *self, u32 lanes, Vector<u64> maps, Vector<u64> values, field what,
                              u32 ordinal, u64 low, u64 high, u64 multiple, u32 site) {
  if (ctx->traced && lanes)
    for (u64 at = 0; at < MAP_BYTES; at += UNIT) record(ctx, self, lanes, maps + at, site + UNIT_SITE);
  Lanes<u64> addresses(maps), given(values);
  for_each_lane(lanes, [&](u32 lane) {
    u64 value = given[lane];
    tensor_map *map = find(ctx, self, lane, addresses[lane], site);
    if (!map) return;
    if (value < low || value > high || value % multiple)
      return fault(ctx, self->index, FAULT_TENSOR_FIELD, site + UNIT_SITE, lane, addresses[lane]);
    map->magic = MAGIC;
    put(map, what, ordinal, value);
  });
}
