// held.cpp: reads of shared memory that wait to be screened: most of them never have to be
//
// Between two barriers of a whole block (an era), a read of what the block wrote before the era can be at fault only
// through a write in the same era. Until there is one, such reads are noted and no more, and the barrier that ends the
// era forgets them. Whatever a note matters to has all of them screened first, in the order of the program: any other
// access to the pieces of shared memory that notes touch, and what begins an epoch for some of the block's threads.
#include "screen.h"

namespace {

constexpr u32 CHAINS = 4;  // lanes that are looked at side by side

// Pieces of the block's shared memory that lanes touch, as bits.
INLINE u64 places_of(const context *ctx, u32 mask, Vector<u64> offsets, u32 width) {
  Vector<u64> one = every<u64>(1), first = offsets >> ctx->held_shift, last = (offsets + (width - 1)) >> ctx->held_shift;
  return union_of(lanes_of<u64>(mask) ? one << (first & 63) | one << (last & 63) : every<u64>(0));
}

// Put the cells of a read into a note; false where it cannot wait.
INLINE bool can_wait(const context *ctx, u32 mask, Vector<u32> addresses, u32 width, u16 *noted) {
  const shadow *window = shadow_of(ctx, SHARED_WINDOW);
  u64 span = width >> window->shift;
  Vector<u32> cells = addresses >> (u32)window->shift;
  if (mask != ALL_LANES) cells = lanes_of<u32>(mask) ? cells : every(Lanes<u32>(cells)[first_of(mask)]);
  if (greatest_of(cells) + span > window->num_cells) return false;
  store_lanes(noted, convert<u16>(cells));
  // The block wrote the cell before the era if the word lies from `base` to `latest`. Then neither difference is negative.
  u64 base = this_block(ctx) << BLOCK_SHIFT, latest = ((u64)ctx->era << EPOCH_SHIFT) - 1;
  u64 wrong[CHAINS] = {}, left = span;
  const u64 *words = window->cells;
  do {
    asm volatile("" ::: "memory");  // a cell is loaded where it is used: there are not registers enough to keep them all
#pragma clang loop unroll(full)
    for (u32 lane = 0; lane < LANES; ++lane) {
      u64 since = words[noted[lane]] - base;
      wrong[lane % CHAINS] |= since | (latest - since);
    }
    ++words;
  } while ((i64)--left > 0);
  return (i64)(wrong[0] | wrong[1] | wrong[2] | wrong[3]) >= 0;
}

}  // namespace

bool meets_held(const context *ctx, u32 mask, Vector<u64> addresses, u32 width) {
  return ctx->held_places & places_of(ctx, mask, addresses - SHARED_BASE, width);
}

// Note a load of shared memory, or screen it. Only loads that the table of instructions says no more of may wait.
void hold(context *ctx, warp *self, u32 mask, Vector<u32> addresses, u32 site, u32 width) {
  if (ctx->held_count < ctx->held_limit && ctx->instructions[site] == (width << WIDTH_SHIFT | READS | IS_IN_SHARED)) {
    held_read *note = ctx->held + ctx->held_count;
    if (can_wait(ctx, mask, addresses, width, note->cells)) {
      touch(ctx, self, mask, false);
      note->warp = self;
      note->mask = mask;
      note->width = width;
      ++ctx->held_count;
      ctx->held_places |= places_of(ctx, mask, convert<u64>(addresses), width);
      return;
    }
    hold_no_more(ctx);  // threads read what the era has written: the next ones would be looked at in vain
  }
  record(ctx, self, mask, generic(addresses), site);
}

// Screen what waits, in order; where no more had room, no more shall wait in this era.
void screen_held(context *ctx) {
  u64 count = ctx->held_count, shift = shadow_of(ctx, SHARED_WINDOW)->shift;
  if (count >= ctx->held_limit) hold_no_more(ctx);
  ctx->held_count = ctx->held_places = 0;
  const held_read *notes = ctx->held;
  for (const held_read *note = notes; note < notes + count; ++note) {
    Vector<u64> addresses = (convert<u64>(load_lanes(note->cells)) << shift) + SHARED_BASE;
    screen_held_read(ctx, note->warp, note->mask, addresses, note->width);
  }
}
