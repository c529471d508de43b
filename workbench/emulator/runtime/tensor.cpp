// tensor.cpp: copies and updates of boxes of tensors, by tensor maps: PTX ISA 9.7.9.25.5, and "Tensors" in chapter 5
//
// A box is copied row by row. A row runs along the innermost dimension, whose elements are neighbours in global and in
// shared memory. The positions along the outer dimensions advance like an odometer: through the box in tile mode,
// through the pixels in im2col mode. A copy completes when it is asked for.
//
// Where the ISA leaves something open, this does what an H200 does. Rows that are shorter than the span of the swizzle
// begin a span apart in shared memory, and bytes between them do not change. A box begins at a multiple of 16 bytes
// along the innermost dimension, a column begins at a pixel within the corners, and a store at no negative coordinate.
#include "mbarrier.h"
#include "reductions.h"

namespace {

constexpr u64 SPAN_BYTES = 128;         // a swizzle moves pieces of 16 bytes within so many bytes
constexpr u64 BOX_ALIGNMENT = 128;      // bytes, for a box in shared memory
constexpr i64 UNBOUNDED = 1ll << 40;    // past every coordinate

// Sites of an instruction, from its first on. Each side of a copy has five, for units of 1 to 16 bytes; the last two
// are those of copies that mbarriers track.
enum {
  MAP_SITE,
  ALIGNMENT_SITE,
  READING_SITE,
  WRITING_SITE = READING_SITE + UNIT_SHIFT + 1,
  COMPLETION_SITE = WRITING_SITE + UNIT_SHIFT + 1,
  REQUEST_SITE = COMPLETION_SITE + CHANGE_SITES,
};

// One past the largest im2col offset, by rank.
constexpr i64 MOST_OFFSET[] = {0, 0, 0, 1 << 16, 1 << 8, 1 << 5};

// Types that each operation takes. Other types are illegal instructions on an H200.
constexpr u32 INTEGERS = 1 << U32 | 1 << S32 | 1 << U64, HALVES = 1 << F16 | 1 << BF16;
constexpr u32 TYPES[] = {
    INTEGERS | HALVES | 1 << F32 | 1 << F64,                        // ADD
    INTEGERS | HALVES | 1 << S64, INTEGERS | HALVES | 1 << S64,     // MIN, MAX
    1 << U32, 1 << U32,                                             // INC, DEC
    INTEGERS, INTEGERS, INTEGERS,                                   // AND, OR, XOR
};

// The positions of the lanes: coordinates, innermost first, and im2col offsets.
struct Positions {
  i32 coordinates[MAX_RANK][LANES];
  i32 offsets[MAX_RANK - 2][LANES];
};

// The operands of an instruction that are the same for all lanes.
struct Request {
  context *ctx;
  warp *self;
  const Positions *positions;
  u32 rank;
  u32 is_im2col;
  u32 site;
  bool loads;  // whether the tensor is read
};

struct Dimension {
  i64 at;       // position of the row under way
  i64 restart;  // where the position begins again
  i64 end;      // one past the last position
  i64 offset;   // of the im2col mode, added to the position
};

// The row of a box that is being copied.
struct Row {
  u64 address;    // virtual, of where it begins, in the tensor or outside
  i64 low, high;  // bytes of it that are in the tensor: from, and up to
  u64 host;       // host address of `address`; nothing where no byte is in the tensor
  u64 place;      // virtual address in shared memory, before the swizzle
};

// A lane's box.
struct Box : Request {
  u32 lane;
  u64 map_address;
  u64 place;  // virtual address in shared memory
  const tensor_map *map = nullptr;
  i64 column = 0;  // coordinate along the innermost dimension
  i64 size = 0;  // bytes of a row
  u64 origin = 0;  // what makes a host address of a virtual one in shared memory
  Dimension outer[MAX_RANK];  // from the second on

  Box(const Request &request, u32 lane, u64 map_address, u64 place)
      : Request(request), lane(lane), map_address(map_address), place(place) {}

  // Host address of a range that is accessed by `width` bytes, or 0 and a fault.
  u64 host_of(u64 address, u64 size, u64 width, u32 where) const {
    return range_host(ctx, self, lane, address, size, width, site + where);
  }

  // Whether a condition holds; else a fault.
  bool need(bool holds, u32 kind) const { return need(holds, kind, map_address, MAP_SITE); }
  bool need(bool holds, u32 kind, u64 address, u32 where) const {
    if (!holds) fault(ctx, self->index, kind, site + where, lane, address);
    return holds;
  }

  // Records of rows

  // Record what a copy touches from `begin` to `end`, in units of `1 << shift` bytes.
  void note_units(u64 base, i64 begin, i64 end, u64 swizzle, u32 shift, u32 side) const {
    const u64 unit = 1 << shift;
    if (!ctx->screened) {
      for (i64 at = begin; at < end; at += unit)
        record(ctx, self, 1u << lane, every(swizzled(base + at, swizzle)), site + side + shift);
      return;
    }
    // A row may lie anywhere within the spans of its swizzle. What the copy writes is none of its sources.
    const u64 span = swizzle ? SPAN_BYTES : UNIT, low = (base + begin) & -span, high = (base + end + span - 1) & -span;
    const bool is_source = side == READING_SITE && begin < end;
    Copying copying(ctx, self, lane, is_source ? low : 0, is_source ? high : 0, site + side + UNIT_SHIFT);
    for (i64 at = begin; at < end; at += LANES * unit) {
      Vector<u64> offsets = every<u64>(at) + iota<u64>() * unit;
      u32 mask = mask_of((Vector<i64>)offsets < every(end));
      record(ctx, self, mask, swizzled(offsets + base, swizzle), site + side + shift);
    }
  }

  // Record whole pieces of 16 bytes, and single elements before and behind them.
  void note_bytes(u64 base, i64 begin, i64 end, u64 swizzle, u32 side) const {
    const i64 unit = UNIT, above = (begin + unit - 1) & -unit, below = end & -unit;
    const i64 first = above < end ? above : end, last = below > first ? below : first;
    note_units(base, begin, first, swizzle, map->item_shift, side);
    note_units(base, first, last, swizzle, UNIT_SHIFT, side);
    note_units(base, last, end, swizzle, map->item_shift, side);
  }

  void note(const Row &row) const {
    const i64 in_tensor = row.address;
    if (loads) {
      note_bytes(0, in_tensor + row.low, in_tensor + row.high, 0, READING_SITE);
      note_bytes(row.place, 0, size, map->swizzle, WRITING_SITE);
    } else {
      note_bytes(row.place, row.low, row.high, map->swizzle, READING_SITE);
      note_bytes(0, in_tensor + row.low, in_tensor + row.high, 0, WRITING_SITE);
    }
  }

  // Copies and updates of rows

  u8 *piece(const Row &row, i64 at) const { return pointer(swizzled(row.place + at, map->swizzle) + origin); }

  // Copy a row to shared memory, with the fill where it is outside the tensor.
  void load(const Row &row) const {
    const u64 fill[] = {map->fill, map->fill};
    for (i64 at = 0; at < size; at += UNIT) {
      u8 *there = piece(row, at);
      const u8 *here = pointer(row.host + at);
      const i64 begin = clamp(row.low - at, 0, UNIT), end = clamp(row.high - at, 0, UNIT);
      if (end - begin == UNIT) {
        __builtin_memcpy(there, here, UNIT);
      } else {
        __builtin_memcpy(there, fill, UNIT);
        if (begin < end) __builtin_memmove(there + begin, here + begin, end - begin);
      }
    }
  }

  // Copy what is in the tensor of a row out of shared memory.
  void store(const Row &row) const {
    for (i64 at = row.low & -(i64)UNIT; at < row.high; at += UNIT) {
      const i64 begin = clamp(row.low - at, 0, UNIT), end = clamp(row.high - at, 0, UNIT);
      __builtin_memmove(pointer(row.host + at + begin), piece(row, at) + begin, end - begin);
    }
  }

  // Update the elements of a row that are in the tensor, if the operation takes their type.
  bool update(operation how, const Row &row) const {
    if (!need(TYPES[how] >> map->type & 1, FAULT_TENSOR_TYPE, 0, MAP_SITE)) return false;
    const u32 reading = site + READING_SITE + map->item_shift, writing = site + WRITING_SITE + map->item_shift;
    const u64 low = (row.place + row.low) & -SPAN_BYTES, high = (row.place + row.high + SPAN_BYTES - 1) & -SPAN_BYTES;
    Copying copying(ctx, self, lane, low, high, reading);
    reduce_elements(ctx, self, lane, how, (type)map->type, row.address, row.place, row.low, row.high, map->swizzle,
                    reading, writing);
    return true;
  }

  // The walk

  // Find the tensor map, and check that the instruction takes it.
  bool find_map() {
    map = (const tensor_map *)host_of(map_address, MAP_BYTES, MAP_BYTES / 2, MAP_SITE);
    if (!map) return false;
    if (ctx->synced) record(ctx, self, 1u << lane, every(map_address), site + MAP_SITE);
    const u64 window = map_address >> WINDOW_SHIFT;
    const bool fits = map->magic == MAGIC && map->rank == rank && map->mode == (is_im2col ? IM2COL : TILE);
    const bool is_outside = window == PARAMETER_WINDOW || window >= FIRST_CLUSTER_WINDOW + MAX_CLUSTER_BLOCKS;
    return need(fits, FAULT_TENSOR_MAP) && need(is_outside, FAULT_TENSOR_MAP_SPACE);
  }

  // Check the coordinates, and find where the odometer begins again and ends in each dimension.
  bool find_bounds() {
    column = positions->coordinates[0][lane];
    bool is_negative = column < 0;
    for (u32 dim = 1; dim < rank; ++dim) {
      const i64 start = positions->coordinates[dim][lane];
      is_negative |= start < 0;
      outer[dim] = {start, start, is_im2col ? UNBOUNDED : start + map->box[dim], 0};
      if (is_im2col && dim + 1 < rank)
        outer[dim] = {start, map->lower[dim - 1], (i64)map->sizes[dim] + map->upper[dim - 1],
                      positions->offsets[dim - 1][lane]};
    }
    const bool is_ragged = (column << map->item_shift) % (i64)UNIT;
    return need(loads || !is_negative, FAULT_COORDINATES) && need(!is_ragged, FAULT_INNER_COORDINATE);
  }

  // Check that a column begins within the corners, and that the corners of a store lie in the image.
  bool check_pixels() const {
    bool begins = true, fits = true, is_small = true;
    for (u32 dim = 1; dim < rank; ++dim) {
      const Dimension &d = outer[dim];
      begins &= d.at >= d.restart && d.at < d.end;
      fits &= d.restart >= 0 && (d.end == UNBOUNDED || d.end <= map->sizes[dim]);
      is_small &= d.offset < MOST_OFFSET[rank];
    }
    return need(loads || fits, FAULT_COORDINATES) && need(begins, FAULT_PIXEL) &&
           need(!loads || is_small, FAULT_OFFSET);
  }

  // Find the box in shared memory; `extent` is from the first byte of its first row to the end of its last row.
  bool find_place(i64 extent) {
    if (!need(place % BOX_ALIGNMENT == 0, FAULT_MISALIGNED, place, ALIGNMENT_SITE)) return false;
    const u64 host = host_of(place, extent, UNIT, (loads ? WRITING_SITE : READING_SITE) + UNIT_SHIFT);
    origin = host - place;
    return host;
  }

  // Find the current row: its address, and its bytes from `low` to `high`, which are in the tensor.
  bool find_row(Row &row, i64 low, i64 high) const {
    bool is_inside = low < high;
    row.address = map->address + (u64)(column << map->item_shift);
    for (u32 dim = 1; dim < rank; ++dim) {
      const u64 at = outer[dim].at + outer[dim].offset;
      is_inside &= at < map->sizes[dim];
      row.address += at * map->strides[dim];
    }
    row.low = row.high = row.host = 0;
    if (!is_inside) return true;
    const u64 host = host_of(row.address + low, high - low, 1 << map->item_shift,
                             (loads ? READING_SITE : WRITING_SITE) + map->item_shift);
    row.low = low;
    row.high = high;
    row.host = host - low;
    return host;
  }

  bool find() { return find_map() && find_bounds() && (!is_im2col || check_pixels()); }

  // Go on to the next row: a dimension that is at its end begins again, and the next one takes a step.
  void advance() {
    for (u32 dim = 1; dim < rank; ++dim) {
      Dimension &d = outer[dim];
      d.at += map->steps[dim];
      if (d.at < d.end) return;
      d.at = d.restart;
    }
  }

  // Run `act` with each row until it returns false; return the bytes of the box, or 0 after a fault.
  template <class Act>
  u32 walk(Act act) {
    if (!find()) return 0;
    const i64 inner = map->box[0], span = (map->swizzle + 1) << UNIT_SHIFT;
    size = inner << map->item_shift;
    const i64 pitch = size > span ? size : span, extent = pitch * map->rows;
    if (!find_place(extent)) return 0;
    const i64 begin = clamp(-column, 0, inner), end = clamp(map->sizes[0] - column, begin, inner);
    for (i64 offset = 0; offset < extent; offset += pitch) {
      Row row;
      row.place = place + offset;
      if (!find_row(row, begin << map->item_shift, end << map->item_shift) || !act(row)) return 0;
      advance();
    }
    return size * map->rows;
  }
};

// Run `act` with the box of each lane, one after another.
template <class Act>
INLINE void for_each_box(const Request &request, u32 lanes, Vector<u64> maps, Vector<u64> places, Act act) {
  Lanes<u64> map(maps), place(places);
  for_each_lane(lanes, [&](u32 lane) {
    Box box(request, lane, map[lane], place[lane]);
    act(box);
  });
}

}  // namespace

#define OPERANDS context *ctx, warp *self, u32 lanes, Vector<u64> maps
#define BOX const Positions *positions, u32 rank, u32 is_im2col, u32 site
#define REQUEST(loads) \
  { ctx, self, positions, rank, is_im2col, site, loads }

EXPORT void tensor_load(OPERANDS, Vector<u64> places, Vector<u64> barriers, BOX) {
  Lanes<u32> bytes(Vector<u32>{});
  mbarrier_track(ctx, self, lanes, barriers, site + REQUEST_SITE);
  for_each_box(REQUEST(true), lanes, maps, places, [&](Box &box) {
    bytes[box.lane] = box.walk([&](const Row &row) {
      if (ctx->traced) box.note(row);
      box.load(row);
      return true;
    });
  });
  mbarrier_complete(ctx, self, lanes, barriers, bytes.vector(), site + COMPLETION_SITE);
}

// Load to the same place in each block of the cluster that a lane's mask names, and complete on the mbarriers there.
EXPORT void tensor_load_multicast(OPERANDS, Vector<u64> places, Vector<u64> barriers, Vector<u16> blocks, BOX) {
  for_each_block(lanes, blocks, places, barriers, [&](u32 some, Vector<u64> there, Vector<u64> signals) {
    tensor_load(ctx, self, some, maps, there, signals, positions, rank, is_im2col, site);
  });
}

EXPORT void tensor_store(OPERANDS, Vector<u64> places, BOX) {
  for_each_box(REQUEST(false), lanes, maps, places, [&](Box &box) {
    box.walk([&](const Row &row) {
      if (ctx->traced) box.note(row);
      box.store(row);
      return true;
    });
  });
}

EXPORT void tensor_reduce(OPERANDS, Vector<u64> places, operation how, BOX) {
  for_each_box(REQUEST(false), lanes, maps, places, [&](Box &box) {
    box.walk([&](const Row &row) { return box.update(how, row); });
  });
}

// Refuse what a copy would refuse, and do nothing else: caches are not modelled.
EXPORT void tensor_prefetch(OPERANDS, BOX) {
  for_each_box(REQUEST(true), lanes, maps, {}, [&](Box &box) { box.find(); });
}
