// notes.cpp: the listener that records: a note of 32 bytes for each access, and offsets where the addresses need them
//
// The lanes' addresses mostly lie on a grid: base + stride * (lane % 16) + step * (lane / 16). The note holds these
// three numbers. Other addresses are offsets from the lowest one, in rows of 32 numbers of 16 bits: one row, two where
// offsets need 32 bits, four where they need 64. The row with the lowest bits comes first.
#include "memory.h"
#include "watch.h"

namespace {

constexpr u32 MOST_ROWS = 4;  // rows of offsets of a note

// Hand the notes over if there is no room for two more, with the rows of one.
INLINE void make_room(context *ctx) {
  if (ctx->note_count <= ctx->note_capacity - 2 && ctx->row_count <= ctx->note_capacity - MOST_ROWS) return;
  ctx->flush_notes(ctx);
  ctx->note_count = ctx->row_count = 0;  // also if the recorder has refused them
}

INLINE note note_of(const context *ctx, const warp *self, u32 mask, u32 site) {
  note result{};
  result.instruction = site;
  result.mask = mask;
  result.block = (u32)ctx->block;
  result.warp = (u8)self->index;
  return result;
}

// A grid that the first active lane, the one beside it and the one a half below agree on.
struct grid {
  u64 base;
  i64 stride;
  i64 step;

  __attribute__((always_inline)) grid(u32 mask, Vector<u64> addresses) {
    Lanes<u64> at(addresses);
    u32 first = mask ? first_of(mask) : 0;
    u64 start = at[first];
    auto is_active = [&](u32 lane) { return lane < LANES && mask >> lane & 1; };
    stride = is_active(first + 1) ? (i64)(at[first + 1] - start) : 0;
    step = is_active(first + HALF) ? (i64)(at[first + HALF] - start) : (i64)((u64)stride * HALF);
    stride = (i32)stride;
    step = (i32)step;
    base = start - stride * (first % HALF) - step * (first / HALF);
  }

  __attribute__((always_inline)) Vector<u64> addresses() const {
    return every(base) + iota<u64>() % HALF * (u64)stride + iota<u64>() / HALF * (u64)step;
  }
};

// Write down the active lanes' offsets from the lowest address; return how many rows that takes.
INLINE u32 write_rows(u16 *rows, u32 mask, Vector<u64> addresses, u64 *lowest) {
  auto active = lanes_of<u64>(mask);
  *lowest = least_of(active ? addresses : every<u64>(~0ull));
  Vector<u64> offsets = active ? addresses - *lowest : every<u64>(0);
  for (u32 row = 0; row < MOST_ROWS; ++row) store_lanes(rows + row * LANES, convert<u16>(offsets >> 16 * row));
  u64 span = greatest_of(offsets);
  return span < 1ull << 16 ? 1 : span < 1ull << 32 ? 2 : MOST_ROWS;
}

}  // namespace

void record(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site) {
  note made = note_of(ctx, self, mask, site);
  note_grid_barrier(ctx, Lanes<u64>(addresses)[first_of(mask)]);
  grid g(mask, addresses);
  if (mask_of(g.addresses() != addresses) & mask) {
    made.rows = write_rows(ctx->rows + ctx->row_count * LANES, mask, addresses, &made.base);
    ctx->row_count += made.rows;
  } else {
    made.base = g.base;
    made.stride = g.stride;
    made.step = g.step;
  }
  ctx->notes[ctx->note_count++] = made;
  make_room(ctx);
}

void hold(context *ctx, warp *self, u32 mask, Vector<u32> addresses, u32 site, u32) {
  record(ctx, self, mask, generic(addresses), site);
}

// Note a lane's bulk copy: what it reads and what it writes, as two notes that stand for as many as it has units.
EXPORT void record_copy(context *ctx, warp *self, u32 mask, u64 target, u64 source, u32 units, u32 unit_bytes,
                        u32 reading, u32 writing) {
  for (u32 writes = 0; writes < 2; ++writes) {
    note made = note_of(ctx, self, mask, writes ? writing : reading);
    made.units = (u16)units;
    made.base = writes ? target : source;
    made.step = unit_bytes;
    ctx->notes[ctx->note_count++] = made;
  }
  make_room(ctx);
}

// Only the screen uses these.
void source_begin(context *, const warp *, u32, u64, u64, u32) {}
void proxy_touch(context *, const warp *, u64, u64) {}
u32 screen_again(context *, warp *, u32) { return 0; }
void product_read(context *, const warp *, u32, u32, u32) {}
void clock_track(context *, u32, Vector<u64>, bool) {}
