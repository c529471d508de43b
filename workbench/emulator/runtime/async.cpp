// async.cpp: copies that complete later, cp.async: PTX ISA 9.7.9.25.3
//
// A copy reads its source when it is asked for and waits in a queue of its warp; the bytes reach shared memory when the
// thread waits for their group, or when the queue is full: a copy may complete at any time before its wait.
#include "mbarrier.h"
#include "memory.h"
#include "watch.h"

namespace {

constexpr u32 ALL_GROUPS = ~0u;
constexpr u32 MOST_BYTES = 16;  // most bytes that a lane copies

// Sites of an instruction, from its first on; an instruction that copies only a part has the last one too.
enum { READING_SITE, REQUEST_SITE, COMPLETION_SITE, BYTE_SITE, WHOLE_SITE };

// Copy the data of some lanes from their host addresses, or to them.
template <bool reads, u32 width>
INLINE void move_items(async_copy *copy, u32 lanes, Lanes<u64> hosts) {
  for_many_lanes(lanes, [&](u32 lane) {
    u8 *host = (u8 *)hosts[lane], *data = copy->data + lane * MOST_BYTES;
    if (host) __builtin_memcpy(reads ? data : host, reads ? host : data, width);
  });
}

template <bool reads>
void move(async_copy *copy, u32 lanes, Lanes<u64> hosts) {
  if (copy->width == 4) move_items<reads, 4>(copy, lanes, hosts);
  else if (copy->width == 8) move_items<reads, 8>(copy, lanes, hosts);
  else move_items<reads, 16>(copy, lanes, hosts);
}

// Read some bytes of the lanes' sources, at an offset from each source.
void read_some(context *ctx, warp *self, async_copy *copy, u32 lanes, Vector<u64> sources, Vector<u32> offsets,
               u32 width, u32 site) {
  if (!lanes) return;
  Vector<u64> addresses = sources + convert<u64>(offsets);
  Lanes<u32> offset(offsets);
  if (ctx->traced) record(ctx, self, lanes, addresses, site);
  Lanes<u64> hosts = hosts_of(ctx, self, lanes, addresses, width, site);
  for_each_lane(lanes, [&](u32 lane) {
    u8 *there = copy->data + lane * MOST_BYTES + offset[lane];
    if (hosts[lane]) __builtin_memcpy(there, (const u8 *)hosts[lane], width);
  });
}

// Let a copy of some lanes complete.
void complete(context *ctx, warp *self, async_copy *copy, u32 lanes) {
  Vector<u64> targets = generic(load_lanes(copy->targets));
  if (ctx->traced) record(ctx, self, lanes, targets, copy->site);
  move<false>(copy, lanes, hosts_of(ctx, self, lanes, targets, copy->width, copy->site));
}

INLINE async_copy *copy_at(async_copy *queue, u32 number) { return queue + number % ASYNC_COPIES; }

// Complete copies of lanes among the oldest `limit`: those with more than `left` groups committed since. ALL_GROUPS
// completes also those of no group.
__attribute__((noinline)) void complete_oldest(context *ctx, warp *self, async_copy *queue, u32 lanes, u32 left,
                                               u32 limit) {
  Vector<u32> groups = load_lanes(self->async_groups);
  u32 last = limit < self->async_count ? limit : self->async_count;
  for (u32 i = 0; i < last; ++i) {
    async_copy *copy = copy_at(queue, self->async_head + i);
    u32 due = mask_of((Vector<i32>)(load_lanes(copy->groups) + left) < (Vector<i32>)groups) & copy->lanes & lanes;
    if (!due) continue;
    copy->lanes ^= due;
    complete(ctx, self, copy, due);
  }
  for (; self->async_count && !copy_at(queue, self->async_head)->lanes; --self->async_count) ++self->async_head;
}

// Append a copy to the queue.
INLINE async_copy *push(context *ctx, warp *self, async_copy *queue, u32 lanes, Vector<u32> targets, u32 width,
                        u32 site) {
  if (self->async_count == ASYNC_COPIES) complete_oldest(ctx, self, queue, ALL_LANES, ALL_GROUPS, 1);
  async_copy *copy = copy_at(queue, self->async_head + self->async_count++);
  copy->lanes = lanes;
  copy->width = width;
  copy->site = site + COMPLETION_SITE;
  store_lanes(copy->targets, targets);
  __builtin_memcpy(copy->groups, self->async_groups, sizeof copy->groups);
  return copy;
}

}  // namespace

// Read `width` bytes of each lane's source, which are to reach its target.
EXPORT void async_read(context *ctx, warp *self, async_copy *queue, u32 lanes, Vector<u32> targets, Vector<u64> sources,
                       u32 width, u32 site) {
  if (!lanes) return;
  async_copy *copy = push(ctx, self, queue, lanes, targets, width, site);
  if (ctx->traced) record(ctx, self, lanes, sources, site + READING_SITE);
  move<true>(copy, lanes, hosts_of(ctx, self, lanes, sources, width, site + READING_SITE));
  if (ctx->traced) record(ctx, self, lanes, generic(targets), site + REQUEST_SITE);
}

// Read a number of bytes of each lane's source; the bytes behind them are zero. Lanes that read all of it do so in one
// access, others byte by byte and word by word. A source that is read at all is a multiple of the width.
EXPORT void async_read_part(context *ctx, warp *self, async_copy *queue, u32 lanes, Vector<u32> targets,
                            Vector<u64> sources, Vector<u32> sizes, u32 width, u32 site) {
  if (!lanes) return;
  u32 misaligned = mask_of((sources & every((u64)width - 1)) != every<u64>(0));
  if (u32 wrong = lanes & mask_of(sizes != every(0u)) & misaligned) {
    if (ctx->traced) record(ctx, self, wrong, sources, site + WHOLE_SITE);
    u32 lane = first_of(wrong);
    return fault(ctx, self->index, FAULT_MISALIGNED, site + WHOLE_SITE, lane, Lanes<u64>(sources)[lane]);
  }
  async_copy *copy = push(ctx, self, queue, lanes, targets, width, site);
  __builtin_memset(copy->data, 0, sizeof copy->data);
  sizes = sizes < every(width) ? sizes : every(width);
  u32 full = lanes & mask_of(sizes == every(width));
  Lanes<u64> hosts(sources);
  if (full && find_hosts(ctx, full, sources, width, width, hosts)) {
    if (ctx->traced) record(ctx, self, full, sources, site + WHOLE_SITE);
    move<true>(copy, full, hosts);
    sizes = lanes_of<u32>(full) ? every(0u) : sizes;
  }
  Vector<u32> rest = sizes & 3, whole = sizes - rest;
  for (u32 byte = 0; byte < 3; ++byte) {
    u32 some = lanes & mask_of(rest > every(byte));
    read_some(ctx, self, copy, some, sources, whole + byte, 1, site + BYTE_SITE);
  }
  for (u32 at = 0; at < width; at += 4) {
    u32 some = lanes & mask_of(whole > every(at));
    read_some(ctx, self, copy, some, sources, every(at), 4, site + READING_SITE);
  }
  if (ctx->traced) record(ctx, self, lanes, generic(targets), site + REQUEST_SITE);
}

// Lanes close a group of copies.
EXPORT void async_commit(context *, warp *self, u32 lanes) {
  store_lanes(self->async_groups, load_lanes(self->async_groups) - (Vector<u32>)lanes_of<u32>(lanes));
}

// Lanes wait until at most `left` of their groups are under way; with ALL_GROUPS, until no copy is under way.
EXPORT void async_wait(context *ctx, warp *self, async_copy *queue, u32 lanes, u32 left) {
  complete_oldest(ctx, self, queue, lanes, left, ASYNC_COPIES);
}

// Lanes have mbarriers track their copies. These complete at once, and the sanitiser takes them to be under way until
// somebody has waited there.
EXPORT void async_track(context *ctx, warp *self, async_copy *queue, u32 lanes, Vector<u64> barriers, u32 site) {
  mbarrier_track(ctx, self, lanes, barriers, site, false);
  for_each_group(lanes, barriers, [&](u64, u32 some) {
    if (ctx->screened) ctx->copy_word = ctx->copy_words[first_of(some)];
    complete_oldest(ctx, self, queue, some, ALL_GROUPS, ASYNC_COPIES);
  });
  if (!ctx->screened) return;
  ctx->copy_word = 0;
  __builtin_memset(ctx->copy_words, 0, sizeof ctx->copy_words);
}
