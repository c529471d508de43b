// texture.cpp: fetches from textures, loads and stores of surfaces
//
// A fetch takes its coordinates from `rows`, each a word for each lane: the layer; x, y, z; the level of detail; the
// gradients along x, and along y. `form` says what it does, from the lowest bit: 3 bits geometry (the place of the
// kind in texture.KINDS that the instruction is for), 2 bits of `enum fetch`, 1 bit whether coordinates are floats, 2
// bits the component of a gather.
//
// What a GPU does where the ISA leaves it open was measured on an H200: benchmarks/textures_on_hardware.py.
#include "memory.h"
#include "reductions.h"

#pragma clang fp contract(off)

namespace {

enum fetch { FETCH_BASE = 0, FETCH_LEVEL = 1, FETCH_GRADIENT = 2, FETCH_GATHER = 3 };
enum row : u32 { ROW_LAYER = 0, ROW_X = 1, ROW_LEVEL = 4, ROW_DX = 5, ROW_DY = 8, ROWS = 11 };
enum kind { KIND_LINEAR, KIND_1D, KIND_2D, KIND_3D, KIND_1D_LAYERED, KIND_2D_LAYERED, KIND_CUBE, KIND_CUBES };
enum mode { MODE_WRAP, MODE_CLAMP, MODE_MIRROR, MODE_BORDER };
enum format { FORMAT_U8, FORMAT_I8, FORMAT_U16, FORMAT_I16, FORMAT_U32, FORMAT_I32, FORMAT_F16, FORMAT_F32 };
enum bounds { BOUNDS_TRAP, BOUNDS_CLAMP, BOUNDS_ZERO };

constexpr u64 TEXTURE_BASE = 1ull << 62;
constexpr u32 FRACTION_BITS = 8;
constexpr i64 ONE = 1 << FRACTION_BITS;
constexpr double MOST = 1ll << 50;  // coordinates are taken for no larger
constexpr double STEPS = 1 << 21;  // of 1, to which normalized coordinates are cut

struct Colour {
  u32 bits[4];
};

INLINE u32 item_bytes(u32 format) {
  return format < FORMAT_U16 ? 1 : format < FORMAT_U32 || format == FORMAT_F16 ? 2 : 4;
}
INLINE u32 dimensions(u32 kind) {
  return kind == KIND_3D ? 3 : kind == KIND_LINEAR || kind == KIND_1D || kind == KIND_1D_LAYERED ? 1 : 2;
}
INLINE u32 shrunk(u32 extent, u32 level) { return extent >> level ? extent >> level : 1; }

// The largest whole number that is not above another.
INLINE double whole(double value) {
  if (!(value > -MOST && value < MOST)) return value > 0 ? MOST : value < 0 ? -MOST : 0;
  double cut = (double)(i64)value;
  return cut - (cut > value);
}

// A NaN keeps its bits, unlike one that Half widens.
INLINE float half_to_float(u16 half) {
  float wide = Half::widen(half);
  return wide == wide ? wide : bits<float>((u32)(half & 0x8000) << 16 | 0x7f800000 | (half & 1023) << 13);
}

// A mean of elements, by weights of FRACTION_BITS. Elements are aligned to the largest, and what is below is cut.
struct Mean {
  static constexpr u32 MOST_TERMS = 16;

  const texture *of;
  u32 count = 0;
  Colour terms[MOST_TERMS];
  u32 weights[MOST_TERMS];

  void add(Colour colour, u32 weight) {
    if (!weight) return;
    terms[count] = colour;
    weights[count++] = weight;
  }

  Colour result() const {
    if (count == 1 && weights[0] == ONE && of->format >= FORMAT_F16) return terms[0];
    Colour found;
    for (u32 c = 0; c < 4; ++c) found.bits[c] = bits<u32>(of->format < FORMAT_F16 ? of_integers(c) : of_floats(c));
    return found;
  }

  float of_floats(u32 c) const {
    bool is_half = of->format == FORMAT_F16;
    u32 kept = is_half ? 14 : 27, precision = is_half ? 11 : 24, most = 0;
    float special = 0;
    for (u32 i = 0; i < count; ++i) {
      u32 exponent = terms[i].bits[c] >> 23 & 255;
      if (exponent > most) most = exponent;
      if (exponent == 255) special += bits<float>(terms[i].bits[c]);
    }
    if (most == 255) return special;
    double unit = bits<double>((u64)(1023 + 127 + kept - (most ? most : 1)) << 52);  // elements become whole numbers
    i64 sum = 0;
    for (u32 i = 0; i < count; ++i) sum += (i64)(bits<float>(terms[i].bits[c]) * unit) * weights[i];
    u64 size = sum < 0 ? -sum : sum;
    u32 bits = size ? 64 - __builtin_clzll(size) : 0;
    if (bits > precision) {
      u32 shift = bits - precision;
      size = (size + (1ull << (shift - 1))) >> shift << shift;
    }
    double scaled = (double)size / unit / ONE;
    return (float)(sum < 0 ? -scaled : scaled);
  }

  // Integers that are read as floats have 16 bits behind the filter.
  float of_integers(u32 c) const {
    bool is_byte = of->format < FORMAT_U16, is_signed = of->format == FORMAT_I8 || of->format == FORMAT_I16;
    double most = is_signed ? 32767 : 65535, sum = 0;
    for (u32 i = 0; i < count; ++i) sum += (double)(i32)terms[i].bits[c] * weights[i];
    if (is_byte) sum = sum * most / (is_signed ? 127 : 255);
    double rounded = whole(sum / ONE + 0.5);
    return (float)(rounded < -most ? -most : rounded) / (float)most;
  }
};

// One level of a texture.
struct Level {
  const texture *of;
  const u8 *data;
  i64 extent[3];

  Level(const texture *t, u32 level)
      : of(t), data((const u8 *)t->levels[level]),
        extent{shrunk(t->width, level), shrunk(t->height, level), shrunk(t->depth, level)} {}

  // One component of an element in memory, as the instruction gives it.
  u32 component(const u8 *place) const {
    u32 raw = 0;
    __builtin_memcpy(&raw, place, item_bytes(of->format));
    i32 value = of->format == FORMAT_I8 ? (__INT8_TYPE__)raw : of->format == FORMAT_I16 ? (i16)raw : (i32)raw;
    if (of->format == FORMAT_F16) return bits<u32>(half_to_float((u16)raw));
    return (u32)value;
  }

  // An integer as a float, where they are read so.
  Colour read(Colour colour) const {
    if (!of->as_float || of->format >= FORMAT_U32) return colour;
    i32 most = of->format == FORMAT_U8 ? 255 : of->format == FORMAT_I8 ? 127 : of->format == FORMAT_U16 ? 65535 : 32767;
    for (u32 c = 0; c < 4; ++c)
      colour.bits[c] = bits<u32>((float)clamp((i32)colour.bits[c], -most, most) / (float)most);
    return colour;
  }

  // The element at an index in each dimension; what lies outside is the border. Channels that it does not have are 0.
  Colour at(i64 layer, const i64 *index) const {
    Colour found = {};
    for (u32 i = 0; i < 3; ++i)
      if (index[i] < 0 || index[i] >= extent[i]) return outside();
    u64 place = ((layer * extent[2] + index[2]) * extent[1] + index[1]) * extent[0] + index[0];
    u32 size = item_bytes(of->format);
    for (u32 c = 0; c < of->channels; ++c) found.bits[c] = component(data + (place * of->channels + c) * size);
    return found;
  }

  Colour outside() const {
    Colour found = {};
    for (u32 c = 0; c < of->channels; ++c) {
      float border = bits<float>(of->border[c]);
      found.bits[c] = of->format >= FORMAT_F16 ? bits<u32>(border) : (u32)(i32)border;
    }
    return found;
  }

  u32 mode(u32 dimension) const { return of->kind >= KIND_CUBE ? (u32)MODE_CLAMP : of->address[dimension]; }

  // The index that an address mode makes of one.
  i64 addressed(u32 dimension, i64 index) const {
    i64 size = extent[dimension];
    if (mode(dimension) == MODE_BORDER) return index;
    if (mode(dimension) == MODE_CLAMP) return clamp(index, 0, size - 1);
    i64 period = mode(dimension) == MODE_WRAP ? size : 2 * size;
    i64 rest = index % period;
    if (rest < 0) rest += period;
    return rest < size ? rest : period - 1 - rest;
  }

  // A coordinate in elements.
  double scaled(u32 dimension, float coordinate) const {
    double value = coordinate;
    if (!(value == value)) return 0;
    if (!of->normalized) return value;
    if (mode(dimension) == MODE_WRAP || mode(dimension) == MODE_MIRROR) {
      if (!(value > -MOST && value < MOST)) return 0;
      value -= 2 * whole(value / 2);
    }
    return whole(value * STEPS) / STEPS * extent[dimension];
  }

  Colour nearest(i64 layer, const float *coordinates) const {
    i64 index[3] = {0, 0, 0};
    for (u32 i = 0; i < dimensions(of->kind); ++i) index[i] = addressed(i, (i64)whole(scaled(i, coordinates[i])));
    return at(layer, index);
  }

  // The first of the two elements along a dimension between which a coordinate lies, and how far it is from that.
  i64 between(u32 dimension, float coordinate, u32 &fraction) const {
    i64 place = (i64)whole(scaled(dimension, coordinate) * ONE + 0.5);
    place = clamp(place, -(i64)MOST, (i64)MOST) - ONE / 2;
    fraction = place & (ONE - 1);
    return place >> FRACTION_BITS;
  }

  // Add the elements around coordinates to a mean, all together with a weight.
  void add(Mean &mean, i64 layer, const float *coordinates, u32 weight) const {
    i64 first[3] = {0, 0, 0};
    u32 fraction[3] = {0, 0, 0};
    u32 count = dimensions(of->kind);
    if (!of->filter) return mean.add(nearest(layer, coordinates), weight);
    for (u32 i = 0; i < count; ++i) {
      first[i] = between(i, coordinates[i], fraction[i]);
      if (mode(i) == MODE_CLAMP && (first[i] < 0 || first[i] >= extent[i] - 1)) fraction[i] = 0;
    }
    for (u32 z = 0; z < (count > 2 ? 2 : 1); ++z) {
      u32 depth = count > 2 ? z ? fraction[2] : (u32)ONE - fraction[2] : weight;
      // A weight is divided between two elements: that of equal numbers along x and y is rounded, the other gets the
      // rest.
      u32 right = (fraction[0] * depth + ONE / 2) >> FRACTION_BITS;
      for (u32 x = 0; x < 2; ++x) {
        u32 both = x ? right : depth - right;
        u32 same = (both * (x ? fraction[1] : (u32)ONE - fraction[1]) + ONE / 2) >> FRACTION_BITS;
        for (u32 y = 0; y < 2; ++y) {
          u32 part = x == y ? same : both - same;
          if (!part) continue;
          i64 index[3] = {addressed(0, first[0] + x), count > 1 ? addressed(1, first[1] + y) : 0,
                          count > 2 ? addressed(2, first[2] + z) : 0};
          mean.add(at(layer, index), part);
        }
      }
    }
  }

  // One component of the four elements that a linear filter would read, from the lower left on, against the clock.
  Colour gathered(i64 layer, const float *coordinates, u32 component) const {
    u32 unused;
    i64 x = between(0, coordinates[0], unused), y = between(1, coordinates[1], unused);
    Colour found;
    for (u32 i = 0; i < 4; ++i) {
      i64 index[3] = {addressed(0, x + (i == 1 || i == 2)), addressed(1, y + (i < 2)), 0};
      found.bits[i] = at(layer, index).bits[component];
    }
    return found;
  }
};

// Where a direction meets a cube: the face, and in place of the direction, coordinates from 0 to 1 on it.
u32 meet_cube(float *place) {
  float x = place[0], y = place[1], z = place[2];
  float ax = __builtin_fabsf(x), ay = __builtin_fabsf(y), az = __builtin_fabsf(z);
  u32 face;
  float s, t, most;
  if (az >= ax && az >= ay) {
    face = z < 0 ? 5 : 4;
    s = z < 0 ? -x : x, t = -y, most = az;
  } else if (ay >= ax) {
    face = y < 0 ? 3 : 2;
    s = x, t = y < 0 ? -z : z, most = ay;
  } else {
    face = x < 0 ? 1 : 0;
    s = x < 0 ? z : -z, t = -y, most = ax;
  }
  place[0] = (s / most + 1) / 2;
  place[1] = (t / most + 1) / 2;
  place[2] = 0;
  return face;
}

// The binary logarithm of a number, in units of 2^-FRACTION_BITS.
i64 logarithm(float value) {
  if (!(value > 0)) return -(i64)MOST;
  u32 exact = bits<u32>(value);
  i64 result = (i64)(exact >> 23) - 127;
  double rest = bits<float>((exact & 0x7fffff) | 0x3f800000);
  for (u32 i = 0; i <= FRACTION_BITS; ++i) {
    rest *= rest;
    result *= 2;
    if (rest >= 2) {
      rest /= 2;
      ++result;
    }
  }
  return (result + 1) >> 1;
}

// What one lane fetches.
struct Fetch {
  const texture *of;
  u32 form;
  u32 lane;
  const u32 *rows;

  u32 word(u32 row) const { return rows[row * LANES + lane]; }
  u32 mode() const { return form >> 3 & 3; }
  bool is_float() const { return form >> 5 & 1; }

  // The level of detail, in units of 2^-FRACTION_BITS.
  i64 detail() const {
    if (mode() == FETCH_BASE) return 0;
    if (mode() == FETCH_LEVEL) return (i64)whole(bits<float>(word(ROW_LEVEL)) * (double)ONE);
    double extents[3] = {(double)of->width, (double)of->height, (double)of->depth}, x = 0, y = 0, both = 0;
    for (u32 i = 0; i < dimensions(of->kind); ++i) {
      double scale = of->normalized ? extents[i] : 1;
      double dx = bits<float>(word(ROW_DX + i)) * scale, dy = bits<float>(word(ROW_DY + i)) * scale;
      x += dx * dx, y += dy * dy, both += dx * dy;
    }
    // The square of the major axis of the ellipse that the gradients span: a GPU's estimate is near it.
    double square = (x + y + __builtin_sqrt((x - y) * (x - y) + 4 * both * both)) / 2;
    return logarithm((float)square) >> 1;
  }

  Colour result() const {
    bool has_layers = of->kind == KIND_1D_LAYERED || of->kind == KIND_2D_LAYERED;
    i64 layer = has_layers ? clamp(word(ROW_LAYER), 0, of->layers - 1) : 0;
    if (!is_float()) {
      i64 index[3] = {(i32)word(ROW_X), (i32)word(ROW_X + 1), (i32)word(ROW_X + 2)};
      Level first(of, 0);
      for (u32 i = 0; i < 3; ++i) {
        if (i >= dimensions(of->kind)) index[i] = 0;
        else if (of->kind != KIND_LINEAR) index[i] = first.addressed(i, index[i]);
      }
      return first.read(first.at(layer, index));
    }
    float coordinates[3] = {bits<float>(word(ROW_X)), bits<float>(word(ROW_X + 1)), bits<float>(word(ROW_X + 2))};
    if (of->kind >= KIND_CUBE) {
      i64 cube = of->kind == KIND_CUBES ? clamp(word(ROW_LAYER), 0, of->layers / 6 - 1) : 0;
      layer = 6 * cube + meet_cube(coordinates);
    }
    if (mode() == FETCH_GATHER) return Level(of, 0).gathered(layer, coordinates, form >> 6 & 3);
    i64 detail = clamp(this->detail(), 0, (i64)(of->num_levels - 1) * ONE);
    if (!of->mip_filter) detail = (detail + ONE / 2) >> FRACTION_BITS << FRACTION_BITS;
    u32 fraction = detail & (ONE - 1), number = detail >> FRACTION_BITS;
    Mean mean;
    mean.of = of;
    Level near(of, number);
    near.add(mean, layer, coordinates, ONE - fraction);
    if (fraction) Level(of, number + 1).add(mean, layer, coordinates, fraction);
    return of->filter || of->mip_filter ? mean.result() : near.read(mean.terms[0]);
  }
};

INLINE bool fits_geometry(u32 geometry, u32 kind, bool is_surface) {
  if (geometry == kind || (geometry == KIND_1D && kind == KIND_LINEAR)) return true;
  return is_surface && geometry == KIND_2D_LAYERED && kind >= KIND_CUBE;  // a face is a layer
}

// The texture or surface that a handle stands for, or null.
INLINE const texture *texture_of(const context *ctx, u64 handle) {
  u64 number = handle - TEXTURE_BASE;
  return number && number < MAX_TEXTURES ? ctx->textures[number] : nullptr;
}

// The same, or null and a fault, if it is none that the instruction takes.
const texture *find(context *ctx, warp *self, u32 lane, u64 handle, u32 geometry, bool is_surface, u32 site) {
  const texture *found = texture_of(ctx, handle);
  u32 kind = FAULT_NONE;
  if (!found || found->is_surface != is_surface) kind = is_surface ? FAULT_NO_SURFACE : FAULT_NO_TEXTURE;
  else if (!fits_geometry(geometry, found->kind, is_surface)) kind = FAULT_TEXTURE_KIND;
  if (kind == FAULT_NONE) return found;
  fault(ctx, self->index, kind, site, lane, handle);
  return nullptr;
}

// Host address of what a lane accesses in a surface; 0 where nothing lies there, or at a fault.
u8 *in_surface(context *ctx, warp *self, u32 lane, u64 handle, const texture *of, const u32 *rows, u32 size, u32 bounds,
               u32 site) {
  u64 element = item_bytes(of->format) * of->channels, row_bytes = of->width * element;
  auto word = [&](u32 row) -> i64 { return (i32)rows[row * (u32)LANES + lane]; };
  i64 at[4] = {word(ROW_X), word(ROW_X + 1), word(ROW_X + 2), word(ROW_LAYER)};
  u32 count = dimensions(of->kind);
  bool has_layers = of->kind >= KIND_1D_LAYERED;
  i64 most[4] = {(i64)row_bytes - size, (i64)of->height - 1, (i64)of->depth - 1, (i64)of->layers - 1};
  bool is_outside = false;
  for (u32 i = 0; i < 4; ++i) {
    if (i < 3 ? i >= count : !has_layers) {
      at[i] = 0;
      continue;
    }
    i64 inside = clamp(at[i], 0, most[i] < 0 ? 0 : most[i]);
    is_outside |= inside != at[i] || most[i] < 0;
    if (bounds == BOUNDS_CLAMP) at[i] = inside;
  }
  if (at[0] & (size - 1)) {
    fault(ctx, self->index, FAULT_MISALIGNED, site, lane, at[0]);
    return nullptr;
  }
  if (is_outside && (bounds != BOUNDS_CLAMP || most[0] < 0)) {
    if (bounds == BOUNDS_TRAP) {
      for (u32 i = 0; i < 4 && ctx->fault_kind == FAULT_NONE; ++i) ctx->fault_extra[i] = at[i];
      fault(ctx, self->index, FAULT_OUTSIDE, site, lane, handle);
    }
    return nullptr;
  }
  return (u8 *)of->levels[0] + ((at[3] * of->depth + at[2]) * of->height + at[1]) * row_bytes + at[0];
}

}  // namespace

// Fetch for each lane of the mask. The results are four rows of a word for each lane.
EXPORT void texture_fetch(context *ctx, warp *self, u32 mask, Vector<u64> handles, const u32 *rows, u32 *results,
                          u32 form, u32 site) {
  Lanes<u64> of(handles);
  for_each_lane(mask, [&](u32 lane) {
    const texture *found = find(ctx, self, lane, of[lane], form & 7, false, site);
    if (!found) return;
    if (found->kind == KIND_LINEAR && form >> 5 & 1)
      return fault(ctx, self->index, FAULT_TEXTURE_KIND, site, lane, of[lane]);
    Colour colour = Fetch{found, form, lane, rows}.result();
    for (u32 c = 0; c < 4; ++c) results[c * LANES + lane] = colour.bits[c];
  });
}

// Find a surface for each lane, and do something with the place in it that the lane accesses: null where that is
// outside, and nothing is to be accessed.
template <class Act>
INLINE void for_each_place(context *ctx, warp *self, u32 mask, Vector<u64> handles, const u32 *rows, u32 bytes,
                           u32 form, u32 site, Act act) {
  Lanes<u64> of(handles);
  for_each_lane(mask, [&](u32 lane) {
    const texture *found = find(ctx, self, lane, of[lane], form & 7, true, site);
    if (found) act(lane, in_surface(ctx, self, lane, of[lane], found, rows, bytes, form >> 3, site));
  });
}

// Load `count` elements of `bytes` from a surface for each lane, or store them. `data` has rows of a u64 for each lane.
EXPORT void surface_load(context *ctx, warp *self, u32 mask, Vector<u64> handles, const u32 *rows, u64 *data,
                         u32 bytes, u32 count, u32 form, u32 site) {
  for_each_place(ctx, self, mask, handles, rows, bytes * count, form, site, [&](u32 lane, const u8 *place) {
    for (u32 i = 0; i < count; ++i) {
      u64 value = 0;
      if (place) __builtin_memcpy(&value, place + i * bytes, bytes);
      data[i * LANES + lane] = value;
    }
  });
}

EXPORT void surface_store(context *ctx, warp *self, u32 mask, Vector<u64> handles, const u32 *rows, const u64 *data,
                          u32 bytes, u32 count, u32 form, u32 site) {
  for_each_place(ctx, self, mask, handles, rows, bytes * count, form, site, [&](u32 lane, u8 *place) {
    if (!place) return;
    for (u32 i = 0; i < count; ++i) __builtin_memcpy(place + i * bytes, &data[i * LANES + lane], bytes);
  });
}

// Update an element of a surface for each lane.
EXPORT void surface_reduce(context *ctx, warp *self, u32 mask, Vector<u64> handles, const u32 *rows, Vector<u64> data,
                           u32 bytes, operation how, type kind, u32 form, u32 site) {
  Lanes<u64> operands(data);
  ctx->news |= mask != 0;  // a loop that waits may go on
  for_each_place(ctx, self, mask, handles, rows, bytes, form, site, [&](u32 lane, u8 *place) {
    auto update = [&](u64 old) { return combined(how, kind, old, operands[lane]); };
    if (!place) return;
    if (bytes == sizeof(u32)) replace((u32 *)place, update);
    else replace((u64 *)place, update);
  });
}

// A field of a texture or a surface for each lane: `which` is its place in texture.QUERIES.
EXPORT Vector<u32> texture_query(context *ctx, warp *self, u32 mask, Vector<u64> handles, u32 which, u32 site) {
  Lanes<u64> of(handles);
  Lanes<u32> found(Vector<u32>{});
  for_each_lane(mask, [&](u32 lane) {
    const texture *each = texture_of(ctx, of[lane]);
    if (!each) return fault(ctx, self->index, FAULT_NO_TEXTURE, site, lane, of[lane]);
    u32 fields[] = {each->width, each->height, each->depth, each->layers, each->num_levels, each->normalized};
    found[lane] = fields[which];
  });
  return found.vector();
}
